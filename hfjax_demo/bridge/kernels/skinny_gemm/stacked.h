// Products with a stack of matrices, such as the experts of a layer: rows are sorted by the matrix that each is multiplied with.
#pragma once

#include "handler.h"

// Whether the weights are such a stack. A third argument, int32 (matrices,), has the index after each one's last row.
extern "C" const int32_t stacked;

namespace {

struct Rows {
  int64_t matrix, first, end;
};

// Calls `use` with the rows of each matrix that has any: so the others are not read.
template <class Use>
INLINE void for_each_matrix(const Call& call, Use use) {
  int64_t rows = call.sizes(0)[0], first = 0;
  if (!stacked) return use(Rows{0, 0, rows});
  for (int64_t matrix = 0; matrix < call.sizes(2)[0]; matrix++) {
    int64_t end = least(call.argument<int32_t>(2)[matrix], rows);
    if (end > first) use(Rows{matrix, first, end});
    first = most(first, end);
  }
}

INLINE int64_t matrices_with_rows(const Call& call) {
  int64_t count = 0;
  for_each_matrix(call, [&](Rows) { count++; });
  return most(count, 1);
}

// Calls `use` with the rows of each matrix and the parts of it, from one to another, that are among these tasks. The first tasks are the
// first part of each matrix, the next ones the second, and so on: so pieces take equally long, however different the numbers of rows are.
template <class Use>
INLINE void for_parts(const Call& call, int64_t begin, int64_t end, Use use) {
  int64_t count = matrices_with_rows(call), place = 0;
  for_each_matrix(call, [&](Rows rows) {
    int64_t from = ceiling(begin - place, count), to = ceiling(end - place, count);
    if (to > from) use(rows, from, to);
    place++;
  });
}

}  // namespace
