// Vectors of the processor's registers, and what the kernels do with them.
//
// LANES, the float32 numbers in a register, is 4 (NEON), 8 (AVX2) or 16 (AVX-512): a compiler's argument, for code is made for each.
// What is extern and constant here, and in the kernels, gets its value when the code is made for the processor at hand: LLVM then leaves
// out what is not wanted.
#pragma once

#include <stdint.h>
#ifdef __aarch64__
#include <arm_neon.h>
#else
#include <immintrin.h>
#endif

#define UNROLL _Pragma("clang loop unroll(full)")
#define INLINE inline __attribute__((always_inline))

namespace {

template <class T, int N>
using Vector = T __attribute__((ext_vector_type(N)));

using floats = Vector<float, LANES>;
using ints = Vector<int32_t, LANES>;
using shorts = Vector<uint16_t, LANES>;  // such as bfloat16 numbers, by their bits
using bytes = Vector<uint8_t, LANES>;
using quads = Vector<uint8_t, 4 * LANES>;  // four bytes a lane
using mask = Vector<bool, LANES>;

constexpr int64_t kCacheLine = 64;  // bytes, of the processors that matter

// Numbers from anywhere in memory, however they are aligned.
template <class V>
INLINE V load(const void* from) {
  struct __attribute__((packed, may_alias)) Unaligned {
    V value;
  };
  return static_cast<const Unaligned*>(from)->value;
}

template <class V>
INLINE void store(void* into, V value) {
  struct __attribute__((packed, may_alias)) Unaligned {
    V value;
  };
  static_cast<Unaligned*>(into)->value = value;
}

// A vector from memory, with zeros where the mask has none; memory is not looked at there.
template <class V, class T>
INLINE V load_masked(mask there, const T* from) {
  return __builtin_masked_load(there, from, V(0));
}

template <class V, class T>
INLINE void store_masked(mask there, V value, T* into) {
  __builtin_masked_store(there, value, into);
}

// 0, 1, 2, …
INLINE ints lane_numbers() {
  constexpr int32_t numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  return load<ints>(numbers);
}

// Which of the places from `start` on are below `size`.
INLINE mask below(int64_t size, int64_t start) {
  return __builtin_convertvector(lane_numbers() < ints(int32_t(size - start)), mask);
}

INLINE floats fma(floats one, floats other, floats added) { return __builtin_elementwise_fma(one, other, added); }
INLINE floats larger(floats one, floats other) { return __builtin_elementwise_maxnum(one, other); }
INLINE floats as_floats(ints bits) { return (floats)bits; }
INLINE ints as_ints(floats numbers) { return (ints)numbers; }
INLINE floats to_floats(ints numbers) { return __builtin_convertvector(numbers, floats); }
INLINE ints to_ints(floats numbers) { return __builtin_convertvector(numbers, ints); }

// bfloat16 numbers, given by their bits, as float32 ones.
INLINE floats widened(shorts bits) { return as_floats(__builtin_convertvector(bits, ints) << 16); }
INLINE float widened(uint16_t bits) { return __builtin_bit_cast(float, uint32_t(bits) << 16); }

// The nearest bfloat16 numbers, by their bits.
INLINE shorts narrowed(floats numbers) {
  return __builtin_bit_cast(shorts, __builtin_convertvector(numbers, Vector<__bf16, LANES>));
}

// Of two vectors of 16-bit numbers one of pairs, the first one's in the lower halves.
INLINE floats pairs(shorts low, shorts high) {
  return as_floats(__builtin_convertvector(low, ints) | __builtin_convertvector(high, ints) << 16);
}

// `added`, plus in each lane the products of two pairs of bfloat16 numbers, for a processor that has such an instruction.
INLINE floats add_pairs(floats one, floats other, floats added) {
#if LANES == 16
  return __builtin_ia32_dpbf16ps_512(added, (Vector<__bf16, 32>)one, (Vector<__bf16, 32>)other);
#else
  return added;  // no such processor
#endif
}

// `sums`, plus in each lane the products of its four bytes of both others, for a processor that has such an instruction: bytes of
// weights are unsigned on Intel's and AMD's, and signed on ARM's.
INLINE ints add_products(ints sums, quads weights, quads activations) {
#if LANES == 16
  return __builtin_ia32_vpdpbusd512(sums, weights, activations);
#elif LANES == 8
  return __builtin_ia32_vpdpbusd256(sums, weights, activations);
#else
  return (ints)vdotq_s32((int32x4_t)sums, (int8x16_t)weights, (int8x16_t)activations);
#endif
}

// Bytes of a table of 16, by indices from 0 to 15.
INLINE quads look_up(const uint8_t* table, quads indices) {
#if LANES == 4
  return (quads)vqtbl1q_u8(load<uint8x16_t>(table), (uint8x16_t)indices);
#else
  using Table = Vector<uint8_t, 16>;
  Table own = load<Table>(table);
  quads everywhere;
  UNROLL for (int byte = 0; byte < 4 * LANES; byte++) everywhere[byte] = own[byte % 16];
#if LANES == 16
  return (quads)__builtin_ia32_pshufb512((Vector<char, 64>)everywhere, (Vector<char, 64>)indices);
#else
  return (quads)__builtin_ia32_pshufb256((Vector<char, 32>)everywhere, (Vector<char, 32>)indices);
#endif
#endif
}

// The sum, or the largest, of a vector's numbers, by halves.
template <int N>
INLINE float over_lanes(Vector<float, N> numbers) {
  if constexpr (N == 2)
    return numbers[0] + numbers[1];
  else
    return over_lanes<N / 2>(numbers.lo + numbers.hi);
}

template <int N>
INLINE float highest_of(Vector<float, N> numbers) {
  if constexpr (N == 2)
    return __builtin_fmaxf(numbers[0], numbers[1]);
  else
    return highest_of<N / 2>(__builtin_elementwise_maxnum(numbers.lo, numbers.hi));
}

template <int... I>
struct Places {};
template <class, int... I>
struct PlacesOf {
  using type = Places<I...>;
};
using Lanes = __make_integer_seq<PlacesOf, int, LANES>::type;

// Halves of two vectors, or halves of halves, and so on, change places: those of the first are the ones that `half` is not a bit of.
template <int half, int... I>
INLINE void exchange(floats& one, floats& other, Places<I...>) {
  floats first = __builtin_shufflevector(one, other, (I & half ? LANES + I - half : I)...);
  floats second = __builtin_shufflevector(one, other, (I & half ? LANES + I : I + half)...);
  one = first, other = second;
}

// A square of numbers, given by its rows, by its columns: halves change places, then the halves of halves, and so on.
template <int half = LANES / 2>
INLINE void turn(floats rows[LANES]) {
  UNROLL for (int row = 0; row < LANES; row++) {
    if (!(row & half)) exchange<half>(rows[row], rows[row + half], Lanes());
  }
  if constexpr (half > 1) turn<half / 2>(rows);
}

constexpr float kLn2 = 0.6931471805599453;
constexpr float kLn2High = 0.693359375;  // ln(2) in so few bits that its products with whole numbers are exact
constexpr float kLn2Low = -0.00021219444005471377;

// 2 to the power of whole numbers, by putting them where a float32 has its exponent.
INLINE floats power_of_two(floats whole) { return as_floats((to_ints(whole) + 127) << 23); }

// exp of numbers that are not above 0, to float32's own rounding or two: 2**n exp(r), with n a whole number and |r| at most ln(2)/2,
// where eight terms of exp's series are float32's own.
INLINE floats exp(floats x) {
  floats power = __builtin_elementwise_rint(x * floats(1 / 0.6931471805599453));
  floats rest = fma(power, floats(-kLn2Low), fma(power, floats(-kLn2High), x));
  floats series = floats(1.0 / 5040);
  constexpr double factorials[] = {1, 1, 2, 6, 24, 120, 720};
  UNROLL for (int term = 6; term >= 0; term--) series = fma(series, rest, floats(1.0 / factorials[term]));
  floats result = series * power_of_two(power);
  return x < floats(-87.0f) ? floats(0) : result;  // no normal number below; whatever is no number stays none
}

// 2 to the power of numbers that are not above 0, to float32's own rounding or two: half of the instructions of `exp`. `rough`: to one
// part in 5 000, for numbers that become bfloat16. The polynomials are 1 + r q(r), with the series of q economised, that is, brought to
// Chebyshev polynomials of 2 r, of which the last are left out.
template <bool rough>
INLINE floats exp2(floats x) {
  constexpr float least = LANES == 16 ? -150 : -127;  // AVX-512 knows what lies between
  x = x < floats(least) ? floats(least) : x;          // and whatever is no number stays none
  floats power = __builtin_elementwise_rint(x), rest = x - power;  // exact
  floats series;
  if constexpr (rough) {
    series = floats(0.055838342726314355f);
    series = fma(series, rest, floats(0.2420359344769463f));
    series = fma(series, rest, floats(0.6931367264142242f));
  } else {
    series = floats(0.00015461447461298113f);
    series = fma(series, rest, floats(0.0013390867351353243f));
    series = fma(series, rest, floats(0.009618056669891501f));
    series = fma(series, rest, floats(0.05550357104253053f));
    series = fma(series, rest, floats(0.2402265092234271f));
    series = fma(series, rest, floats(0.6931471880293425f));
  }
  series = fma(series, rest, floats(1));
#if LANES == 16
  return __builtin_ia32_scalefps512_mask(series, power, series, uint16_t(-1), 4 /* _MM_FROUND_CUR_DIRECTION */);
#else
  return series * power_of_two(power);
#endif
}

}  // namespace
