// The product of activations with weights that are floating-point numbers of 16 bits, or of 8 with scales, as they are: each is widened.
//
// A register holds numbers of one output; at the end of a row its lanes are added up. Inputs that follow each other share a scale, by
// which their sum is multiplied.
//
// arguments: x, float32 (rows, inputs); weights (outputs, inputs), of a stack those of one matrix after the other; of a stack the ends of
//     rows, see stacked.h; of numbers of 8 bits the scales, float32 (outputs, groups of inputs); inputs, and those of a group, are a
//     multiple of 64
// result: float32 (rows, outputs)
#include "handler.h"
#include "stacked.h"

// The numbers: E4M3 ones of 8 bits, or bfloat16, or else float16. A stack has none of 8 bits.
extern "C" const int32_t is_float8, is_bfloat16;

namespace {

constexpr int kStrip = 16;  // outputs, of which a piece of work has some
constexpr int kTurn = 64;   // inputs that are summed in one turn of the innermost loop

using Halves = Vector<_Float16, LANES>;

// E4M3 has a sign, four bits of an exponent and three of a fraction: those bits are a float16 number that is 2^8 times smaller, for
// its exponent has another bias. That holds for numbers without a leading one, too.
constexpr float kFloat8 = 256;

INLINE int number_bytes() { return is_float8 ? 1 : 2; }

INLINE floats widened_at(const uint8_t* from) {
  if (is_float8) {
    shorts numbers = __builtin_convertvector(load<bytes>(from), shorts);
    return __builtin_convertvector((Halves)((numbers & 0x80) << 8 | (numbers & 0x7F) << 7), floats);
  }
  if (is_bfloat16) return widened(load<shorts>(from));
  return __builtin_convertvector(load<Halves>(from), floats);
}

// Some rows from `row` on times a matrix' outputs from `first` to `last`.
template <int ROWS>
__attribute__((noinline)) void block(const Call& call, int64_t matrix, int64_t row, int64_t first, int64_t last) {
  int64_t inputs = call.sizes(0)[1], outputs = call.result_sizes(0)[1];
  const float* x = call.argument<float>(0) + row * inputs;
  float* result = call.result<float>(0) + row * outputs;
  constexpr int kSpread = LANES == 8 ? 2 : 4;  // as many sums for each row as keep an addition from waiting for the one before it
  int64_t groups = is_float8 ? call.sizes(2)[1] : 1, group = inputs / groups;
  for (int64_t output = first; output < last; output++) {
    const uint8_t* weights = call.argument<uint8_t>(1) + (matrix * outputs + output) * inputs * number_bytes();
    floats totals[ROWS] = {};
    for (int64_t number = 0; number < groups; number++) {
      floats sums[ROWS][kSpread] = {};
      for (int64_t input = number * group; input < (number + 1) * group; input += kTurn) {
        UNROLL for (int turn = 0; turn < kTurn / LANES; turn++) {
          int64_t place = input + turn * LANES;
          floats weight = widened_at(weights + place * number_bytes());
          UNROLL for (int own = 0; own < ROWS; own++) {
            floats& sum = sums[own][turn % kSpread];
            sum = fma(weight, load<floats>(x + own * inputs + place), sum);
          }
        }
      }
      floats scale = floats(is_float8 ? kFloat8 * call.argument<float>(2)[output * groups + number] : 1);
      UNROLL for (int own = 0; own < ROWS; own++) {
        floats sum = sums[own][0];
        UNROLL for (int part = 1; part < kSpread; part++) sum += sums[own][part];
        totals[own] = is_float8 ? fma(sum, scale, totals[own]) : sum;
      }
    }
    UNROLL for (int own = 0; own < ROWS; own++) result[own * outputs + output] = over_lanes<LANES>(totals[own]);
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
