// The product of rows and a weight matrix as PyTorch has it: a task is a block of rows of a chunk of columns.
//
// A register holds numbers side by side of one input of the weights, or sums of some columns of one row; some registers of weights times
// some numbers of as many rows, each of which is read alone and is everywhere in a register, make as many sums as there are registers for.
//
// The weights of a chunk of columns are collected first, turned from rows of inputs into rows of columns: so many inputs of them that they
// stay in the second cache while all rows go by. Of float32 numbers the sums so far are in the result between one such part and the next.
// Of bfloat16 ones there is one part, for the result has no room for sums: chunks are narrower instead.
//
// Everything is counted in units of four bytes: a float32 number, or a pair of bfloat16 numbers of two inputs.
//
// arguments: x (rows, inputs), weights (columns, inputs) and what sums begin with (columns,), all float32 or all bfloat16; int32 (2,):
//     columns in a chunk, and units of inputs in a part
// result: (rows, columns), likewise
#include "handler.h"

extern "C" const int32_t paired;  // what is multiplied are pairs of bfloat16 numbers

namespace {

constexpr int kBlock = 32;                        // rows of a task
constexpr int kRows = LANES == 8 ? 4 : 8;         // that are computed together: three times as many sums are held, of 16 registers (AVX2) or 32
constexpr int kWidest = 3, kWidth = 3 * LANES;    // registers and columns that are computed together, at most

struct Product {
  const float* x;        // units
  const float* weights;  // units
  const char* bias;
  char* out;
  int64_t rows, columns, units, chunk, depth, blocks;

  explicit Product(const Call& call)
      : x(call.argument<float>(0)),
        weights(call.argument<float>(1)),
        bias(call.argument<char>(2)),
        out(call.result<char>(0)),
        rows(call.sizes(0)[0]),
        columns(call.sizes(1)[0]),
        units(call.sizes(1)[1] / (paired ? 2 : 1)),
        chunk(call.argument<int32_t>(3)[0]),
        depth(call.argument<int32_t>(3)[1]),
        blocks(ceiling(rows, kBlock)) {}
};

// Bytes of so many numbers of the result.
INLINE int64_t numbers(int64_t count) { return count * (paired ? 2 : 4); }

// The weights of so many columns and units of inputs: a tile of columns after the other, and in each of them an input after the other, with
// zeros up to as many inputs as a register has lanes.
__attribute__((noinline)) void collect(const Product& p, int64_t first, int64_t count, int64_t start, int64_t size, float* room) {
  int64_t deep = whole(size, LANES);
  for (int64_t column = 0; column < count; column += LANES) {
    float* into = room + column / kWidth * deep * kWidth + column % kWidth;
    for (int64_t unit = 0; unit < size; unit += LANES) {
      mask there = below(size, unit);
      floats found[LANES];
      UNROLL for (int lane = 0; lane < LANES; lane++)
        found[lane] = load_masked<floats>(there, p.weights + (first + column + lane) * p.units + start + unit);
      turn(found);
      UNROLL for (int lane = 0; lane < LANES; lane++) store(into + (unit + lane) * kWidth, found[lane]);
    }
  }
}

// Some rows, of which the last one stands in for those that are not there, times some registers of columns; added to sums, of which each
// row has its own if `pitch` is not 0.
template <int WIDTH>
__attribute__((noinline)) void tile(const Product& p, const float* x, int64_t last, const float* weights, int64_t size, const char* begun,
                                    int64_t pitch, char* out) {
  const float* rows[kRows];
  floats sums[kRows][WIDTH];
  UNROLL for (int row = 0; row < kRows; row++) {
    int64_t place = least(last, row);
    rows[row] = x + place * p.units;
    UNROLL for (int part = 0; part < WIDTH; part++) {
      const char* from = begun + numbers(place * pitch + LANES * part);
      sums[row][part] = paired ? widened(load<shorts>(from)) : load<floats>(from);
    }
  }
  for (int64_t unit = 0; unit < size; unit++) {
    floats found[WIDTH];
    UNROLL for (int part = 0; part < WIDTH; part++) found[part] = load<floats>(weights + unit * kWidth + LANES * part);
    UNROLL for (int row = 0; row < kRows; row++) {
      floats one = floats(rows[row][unit]);
      UNROLL for (int part = 0; part < WIDTH; part++)
        sums[row][part] = paired ? add_pairs(found[part], one, sums[row][part]) : fma(found[part], one, sums[row][part]);
    }
  }
  UNROLL for (int row = 0; row < kRows; row++) {
    UNROLL for (int part = 0; part < WIDTH; part++) {
      char* into = out + numbers(least(last, row) * p.columns + LANES * part);
      if (paired)
        store(into, narrowed(sums[row][part]));
      else
        store(into, sums[row][part]);
    }
  }
}

// A block of rows of a chunk's columns, with the units of inputs from `start` on that were collected.
__attribute__((noinline)) void multiply(const Product& p, int64_t block, int64_t first, int64_t count, int64_t start, int64_t size,
                                        const float* room) {
  int64_t deep = whole(size, LANES);
  UNROLL for (int begin = 0; begin < kBlock; begin += kRows) {
    int64_t row = block * kBlock + begin, last = least(p.rows - row - 1, kRows - 1), column = 0;
    if (last < 0) continue;
    auto some = [&](auto* product, int width) {
      for (; column + width * LANES <= count; column += width * LANES) {
        char* into = p.out + numbers(row * p.columns + first + column);
        const char* begun = start == 0 ? p.bias + numbers(first + column) : into;
        const float* weights = room + column / kWidth * deep * kWidth + column % kWidth;
        product(p, p.x + row * p.units + start, last, weights, size, begun, start == 0 ? 0 : p.columns, into);
      }
    };
    some(tile<3>, 3), some(tile<2>, 2), some(tile<1>, 1);
  }
}

}  // namespace

static Plan plan(const Call& call) {
  Product p(call);
  return {p.blocks * ceiling(p.columns, p.chunk), most(call.sizes(1)[1] * p.chunk * kBlock / 16, 1) * 16};
}

static void prepare(const Call&, int64_t, int64_t) {}

// The tasks of a chunk follow one another, so that its weights are collected once.
static bool piece(const Call& call, int64_t begin, int64_t end) {
  Product p(call);
  Room room((p.chunk + kWidth) * whole(p.depth, LANES) * 4);
  if (room.missing()) return false;
  for (int64_t chunk = begin / p.blocks; chunk < ceiling(end, p.blocks); chunk++) {
    int64_t first = chunk * p.chunk, count = least(p.columns - first, p.chunk), before = chunk * p.blocks;
    for (int64_t start = 0; start < p.units; start += p.depth) {
      int64_t size = least(p.units - start, p.depth);
      collect(p, first, count, start, size, room.start<float>());
      for (int64_t block = most(begin, before) - before; block < least(end, before + p.blocks) - before; block++)
        multiply(p, block, first, count, start, size, room.start<float>());
    }
  }
  return true;
}
