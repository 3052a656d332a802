// The product of activations with weights that are floating-point numbers of 16 bits, as they are: each is widened.
//
// A register holds numbers of one output; at the end of a row its lanes are added up.
//
// arguments: x, float32 (rows, inputs); weights (outputs, inputs), of a stack those of one matrix after the other; of a stack the ends of
//     rows, see stacked.h; inputs are a multiple of 64
// result: float32 (rows, outputs)
#include "handler.h"
#include "stacked.h"

extern "C" const int32_t is_bfloat16;  // else they are float16

namespace {

constexpr int kStrip = 16;  // outputs, of which a piece of work has some
constexpr int kTurn = 64;   // inputs that are summed in one turn of the innermost loop

INLINE floats widened_at(const uint16_t* from) {
  if (is_bfloat16) return widened(load<shorts>(from));
  return __builtin_convertvector(load<Vector<_Float16, LANES>>(from), floats);
}

// Some rows from `row` on times a matrix' outputs from `first` to `last`.
template <int ROWS>
__attribute__((noinline)) void block(const Call& call, int64_t matrix, int64_t row, int64_t first, int64_t last) {
  int64_t inputs = call.sizes(0)[1], outputs = call.result_sizes(0)[1];
  const float* x = call.argument<float>(0) + row * inputs;
  float* result = call.result<float>(0) + row * outputs;
  constexpr int kSpread = LANES == 8 ? 2 : 4;  // as many sums for each row as keep an addition from waiting for the one before it
  for (int64_t output = first; output < last; output++) {
    const uint16_t* weights = call.argument<uint16_t>(1) + (matrix * outputs + output) * inputs;
    floats sums[ROWS][kSpread] = {};
    for (int64_t input = 0; input < inputs; input += kTurn) {
      UNROLL for (int turn = 0; turn < kTurn / LANES; turn++) {
        int64_t place = input + turn * LANES;
        floats weight = widened_at(weights + place);
        UNROLL for (int own = 0; own < ROWS; own++) {
          floats& sum = sums[own][turn % kSpread];
          sum = fma(weight, load<floats>(x + own * inputs + place), sum);
        }
      }
    }
    UNROLL for (int own = 0; own < ROWS; own++) {
      floats total = sums[own][0];
      UNROLL for (int part = 1; part < kSpread; part++) total += sums[own][part];
      result[own * outputs + output] = over_lanes<LANES>(total);
    }
  }
}

}  // namespace

static Plan plan(const Call& call) {
  int64_t inputs = call.sizes(0)[1], outputs = call.result_sizes(0)[1];
  return {ceiling(outputs, kStrip) * matrices_with_rows(call), inputs * kStrip};
}

static void prepare(const Call&, int64_t, int64_t) {}

static bool piece(const Call& call, int64_t begin, int64_t end) {
  for_parts(call, begin, end, [&](Rows rows, int64_t from, int64_t to) {
    int64_t first = from * kStrip, last = least(to * kStrip, call.result_sizes(0)[1]), row = rows.first;
    for (; row + 4 <= rows.end; row += 4) block<4>(call, rows.matrix, row, first, last);
    if (row + 2 <= rows.end) block<2>(call, rows.matrix, row, first, last), row += 2;
    if (row < rows.end) block<1>(call, rows.matrix, row, first, last);
  });
  return true;
}
