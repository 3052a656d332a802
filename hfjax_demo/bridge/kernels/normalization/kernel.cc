// Group norm, with SiLU behind it where that follows, and layer norm: a task is a group of numbers, which has its own mean and variance.
//
// arguments: x (groups, numbers), float32 or bfloat16; gains and offsets (channels,), likewise; sizes, int32 (5,), see Sizes
// result: like x
#include "handler.h"

extern "C" const int32_t is_bfloat16;  // else numbers are float32

namespace {

constexpr int64_t kPart = 2048;  // numbers whose statistics are found together, at most: the innermost cache holds them
constexpr int kTogether = 4;     // registers whose sums are kept apart, so that an addition need not wait for the one before it

struct Sizes {
  int32_t channels;  // of a group
  int32_t length;    // numbers of a channel, which lie side by side
  int32_t groups;    // after which channels begin again
  int32_t silu;      // 1: that of the result
  float epsilon;
};

// Some numbers in memory.
struct Numbers {
  char* start;

  INLINE Numbers at(int64_t index) const { return {start + index * (is_bfloat16 ? 2 : 4)}; }
  INLINE float one(int64_t index) const {
    return is_bfloat16 ? widened(load<uint16_t>(at(index).start)) : load<float>(at(index).start);
  }
  INLINE floats some(int64_t index) const {
    return is_bfloat16 ? widened(load<shorts>(at(index).start)) : load<floats>(at(index).start);
  }
  // With zeros where the mask has none.
  INLINE floats some(int64_t index, mask there) const {
    char* from = at(index).start;
    if (is_bfloat16) return widened(load_masked<shorts>(there, reinterpret_cast<uint16_t*>(from)));
    return load_masked<floats>(there, reinterpret_cast<float*>(from));
  }
  INLINE void put(int64_t index, floats value) const {
    if (is_bfloat16)
      store(at(index).start, narrowed(value));
    else
      store(at(index).start, value);
  }
  INLINE void put(int64_t index, floats value, mask there) const {
    if (is_bfloat16)
      store_masked(there, narrowed(value), reinterpret_cast<uint16_t*>(at(index).start));
    else
      store_masked(there, value, reinterpret_cast<float*>(at(index).start));
  }
};

struct Statistics {
  float mean, variance;
};

// The sum of a function of so many numbers.
template <class F>
INLINE float total(Numbers x, int64_t count, F of) {
  floats sums[kTogether] = {};
  int64_t place = 0, step = LANES * kTogether;
  for (; place + step <= count; place += step) {
    UNROLL for (int own = 0; own < kTogether; own++) sums[own] += of(x.some(place + LANES * own));
  }
  for (; place < count; place += LANES) {
    mask there = below(count, place);
    sums[0] += there ? of(x.some(place, there)) : floats(0);
  }
  return over_lanes<LANES>((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

// The statistics of the parts are put together as in Chan, Golub and LeVeque, "Updating formulae and a pairwise algorithm for computing
// sample variances" (1979): never a difference of large squares.
__attribute__((noinline)) Statistics statistics(Numbers x, int64_t size) {
  double mean = 0, squares = 0;
  for (int64_t start = 0; start < size; start += kPart) {
    Numbers part = x.at(start);
    int64_t count = least(size - start, kPart);
    float own_mean = total(part, count, [](floats value) { return value; }) / float(double(count));
    double own_squares = total(part, count, [=](floats value) {
      floats deviation = value - own_mean;
      return deviation * deviation;
    });
    double share = double(count) / (double(start) + double(count));
    double apart = double(own_mean) - mean, more = apart * share;
    mean += more;
    squares += own_squares + apart * more * double(start);
  }
  return {float(mean), float(squares / double(size))};
}

// x / (1 + exp(-x)), with a power of what is not above 0: for x below 0, both parts times exp(x).
INLINE floats silu(floats x) {
  floats under = -__builtin_elementwise_abs(x);
  floats power = is_bfloat16 ? exp2<true>(under * floats(1 / 0.6931471805599453)) : exp(under);
  return (x * (x < floats(0) ? power : floats(1))) / (floats(1) + power);
}

// Applies a function to so many numbers, given with their places.
template <class F>
INLINE void each(Numbers from, Numbers into, int64_t count, bool with_silu, F of) {
  int64_t place = 0;
  for (; place + 2 * LANES <= count; place += 2 * LANES) {
    UNROLL for (int own = 0; own < 2; own++) {
      int64_t at = place + LANES * own;
      floats value = of(from.some(at), at, mask(true));
      into.put(at, with_silu ? silu(value) : value);
    }
  }
  for (; place < count; place += LANES) {
    mask there = below(count, place);
    floats value = of(from.some(place, there), place, there);
    into.put(place, with_silu ? silu(value) : value, there);
  }
}

template <bool with_silu>
__attribute__((noinline)) void normalize(Numbers x, Numbers out, Statistics found, float scale, Numbers gains, Numbers offsets,
                                                int64_t channels, int64_t length) {
  if (length == 1) {  // a channel is a single number
    floats factors = floats(scale), shifts = floats(-(found.mean * scale));
    auto of = [=](floats value, int64_t place, mask there) {
      floats gain = gains.some(place, there), offset = offsets.some(place, there);
      return fma(fma(value, factors, shifts), gain, offset);
    };
    each(x, out, channels, with_silu, of);
    return;
  }
  for (int64_t channel = 0; channel < channels; channel++) {
    float factor = scale * gains.one(channel), shift = offsets.one(channel) - found.mean * factor;
    auto of = [=](floats value, int64_t, mask) { return fma(value, floats(factor), floats(shift)); };
    each(x.at(channel * length), out.at(channel * length), length, with_silu, of);
  }
}

}  // namespace

static Plan plan(const Call& call) { return {call.sizes(0)[0], (call.sizes(0)[1] + 3) / 4 * 16}; }  // four multiplications a number

static void prepare(const Call&, int64_t, int64_t) {}

static bool piece(const Call& call, int64_t begin, int64_t end) {
  int64_t size = call.sizes(0)[1];
  const Sizes& sizes = *call.argument<Sizes>(3);
  for (int64_t group = begin; group < end; group++) {
    auto numbers = [&](int64_t array) { return Numbers{const_cast<char*>(call.argument<char>(array))}; };
    Numbers x = numbers(0).at(group * size), out = Numbers{call.result<char>(0)}.at(group * size);
    Statistics found = statistics(x, size);
    float scale = 1 / __builtin_sqrtf(found.variance + sizes.epsilon);
    int64_t first = group % sizes.groups * sizes.channels;
    Numbers gains = numbers(1).at(first), offsets = numbers(2).at(first);
    (sizes.silu ? normalize<true> : normalize<false>)(x, out, found, scale, gains, offsets, sizes.channels, sizes.length);
  }
  return true;
}
