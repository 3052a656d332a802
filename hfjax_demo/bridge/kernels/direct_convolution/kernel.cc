// Convolution of pictures whose channels are planes, as PyTorch has them: a task is a block of outputs of a chunk of pixels.
//
// A register holds pixels side by side of one channel, or sums of one output of them. Some registers of pixels times some weights, each of
// which is read alone and is everywhere in a register, make as many sums as there are registers for; no sum leaves its register before it
// is whole, and nothing is added up across lanes.
//
// Each of the kernel's pixels ("taps") is some fixed way off the pixel that is computed, so a register may hold pixels of several rows. What
// a tap finds beyond the picture's edges is one of three forms: zeros that are there; left out by masks, one for each tap and register; or
// zeros that are put where a chunk's pixels are collected, line by line. Planes of a large picture lie so far apart that the processor finds
// neither their pages nor room in its caches for lines of all of them.
//
// arguments: planes (pictures, channels, pixels), float32 or bfloat16; weights (blocks of outputs, channels, rows, columns, outputs of a
//     block), of bfloat16 numbers (blocks, pairs of channels, rows, columns, outputs of a block, channels of a pair); what sums begin with
//     (outputs,); int32, see Layout
// results: (pictures, outputs, rows, columns), likewise; of bfloat16 numbers room for pairs, (pairs of planes, pixels), or nothing if they
//     are collected
//
// Everything is counted in units of four bytes: a float32 number, or a pair of bfloat16 numbers of two channels.
#include "handler.h"

extern "C" const int32_t paired;  // what is multiplied are pairs of bfloat16 numbers

namespace {

constexpr int kBlock = 8;                               // outputs whose weights lie side by side
constexpr int kOutputs = LANES == 8 ? 4 : kBlock;       // computed together: three times as many sums are held, of 16 registers (AVX2) or 32
constexpr int kWidest = 3;                              // registers of pixels that are computed together, at most
constexpr int kMostTaps = 49;                           // of a kernel whose masks there is room for
constexpr int kAhead = 2;                               // channels that pixels are fetched ahead: where each is, no processor foresees
constexpr int kLine = 16;                               // float32 numbers of a line of the cache

enum Form { kPadded, kEdges, kCollected };  // of `Form` in __init__.py

// What the last argument begins with: `Place` in __init__.py. Behind it are each tap's way into a plane, or off a pixel; then, unless the
// form is kPadded, how far down and how far to the right that is.
struct Layout {
  int32_t pitch;          // numbers from one row of a plane to the next
  int32_t form;
  int32_t line;           // pixels that are cut into chunks: a row's, or all of a picture's
  int32_t chunk;          // pixels of a task, but for a line's last
  int32_t rows, columns;  // of the result
  int32_t offsets[];
};

INLINE int64_t numbers(int64_t count) { return count * (paired ? 2 : 4); }  // bytes of so many numbers of the result
INLINE floats multiplied(floats one, floats other, floats added) { return paired ? add_pairs(one, other, added) : fma(one, other, added); }

struct Convolution {
  const Layout& layout;
  const float* weights;
  const char* bias;
  char* out;
  int64_t channels, blocks, high, taps, plane;  // of the weights: units; blocks of outputs; rows of the kernel; taps. Units of a plane
  int64_t pixels, of_line, chunks;              // of the result; chunks of a line; of a picture

  explicit Convolution(const Call& call)
      : layout(*call.argument<Layout>(3)),
        weights(call.argument<float>(1)),
        bias(call.argument<char>(2)),
        out(call.result<char>(0)),
        channels(call.sizes(1)[1]),
        blocks(call.sizes(1)[0]),
        high(call.sizes(1)[2]),
        taps(high * call.sizes(1)[3]),
        plane(call.sizes(0)[2]),
        pixels(int64_t(layout.rows) * layout.columns),
        of_line(ceiling(layout.line, layout.chunk)),
        chunks(pixels / layout.line * of_line) {}
};

// A mask in memory: AVX-512 has registers of bits, others take a number's sign.
#if LANES == 16
using Stored = mask;
INLINE Stored to_store(mask there) { return there; }
INLINE mask from_store(Stored there) { return there; }
#else
using Stored = ints;
INLINE Stored to_store(mask there) { return __builtin_convertvector(there, ints) * -1; }
INLINE mask from_store(Stored there) { return __builtin_convertvector(there < 0, mask); }
#endif

// So many pairs of 16-bit numbers that lie a plane apart.
INLINE void pair_up(float* into, const uint16_t* low, int64_t plane, int64_t count) {
  for (int64_t place = 0; place < count; place += LANES) {
    mask there = below(count, place);
    floats both = pairs(load_masked<shorts>(there, low + place), load_masked<shorts>(there, low + plane + place));
    store_masked(there, both, into + place);
  }
}

// So many pixels of a channel's line or, of a pair of channels, pairs of them; another's are fetched into the cache.
INLINE void collect_line(float* into, const float* x, int64_t offset, int64_t count, int64_t plane) {
  const char* later = reinterpret_cast<const char*>(x + plane * kAhead) + numbers(offset);
  UNROLL for (int own = 0; own < (paired ? 2 : 1); own++) {
    for (int64_t place = 0; place < count; place += kLine * (paired ? 2 : 1))
      __builtin_prefetch(later + numbers(own * plane + place));
  }
  const char* source = reinterpret_cast<const char*>(x) + numbers(offset);
  if (paired)
    pair_up(into, reinterpret_cast<const uint16_t*>(source), plane, count);
  else
    __builtin_memcpy(into, source, count * 4);
}

// What a kernel looks at for a chunk of a row's pixels, line by line for each channel or pair of them, with zeros where there is no picture.
__attribute__((noinline)) void collect(const Convolution& c, const float* x, int64_t first, float* room) {
  const Layout& layout = c.layout;
  int64_t wide = c.taps / c.high, columns = layout.columns;
  const int32_t *down = layout.offsets + c.taps, *right = down + c.taps;
  int64_t row = first / columns, column = first % columns, left = column + right[0], behind = column + layout.chunk + right[wide - 1];
  int64_t begin = most(left, 0), end = most(least(behind, columns), begin);
  for (int64_t channel = 0; channel < c.channels; channel++) {
    for (int64_t line = 0; line < c.high; line++) {
      float* into = room + (channel * c.high + line) * layout.pitch + layout.offsets[0];
      int64_t at = row + down[line * wide];
      if (uint64_t(at) < uint64_t(layout.rows)) {
        for (int64_t place = 0; place < begin - left; place++) into[place] = 0;
        collect_line(into + (begin - left), x + channel * c.plane, at * columns + begin, end - begin, c.plane);
        for (int64_t place = end - left; place < behind - left; place++) into[place] = 0;
      } else {
        for (int64_t place = 0; place < behind - left; place++) into[place] = 0;
      }
    }
  }
}

// For the register of pixels that begins with that one: which of them each tap finds in the picture; and behind that, which are there at all.
__attribute__((noinline)) void masks_of(const Convolution& c, int64_t pixel, Stored masks[kMostTaps + 1]) {
  using Doubles = Vector<double, LANES>;
  using Whole = Vector<uint32_t, LANES>;  // what is negative is a large number without a sign
  ints places = ints(int32_t(pixel)) + lane_numbers(), width = ints(c.layout.columns), height = ints(c.layout.rows);
  // Exact: a double has room for such a quotient.
  ints row = __builtin_convertvector(__builtin_convertvector(places, Doubles) / __builtin_convertvector(width, Doubles), ints);
  ints column = places - row * width;
  auto exists = (Whole)row < (Whole)height;
  for (int64_t tap = 0; tap < c.taps; tap++) {
    ints down = ints(c.layout.offsets[c.taps + tap]), right = ints(c.layout.offsets[2 * c.taps + tap]);
    auto inside = ((Whole)(row + down) < (Whole)height) & ((Whole)(column + right) < (Whole)width);
    masks[tap] = to_store(__builtin_convertvector(inside & exists, mask));
  }
  masks[kMostTaps] = to_store(__builtin_convertvector(exists, mask));
}

// Some outputs of some registers of pixels, which are at those places of a plane.
template <int WIDTH, bool edges>
__attribute__((noinline)) void tile(const Convolution& c, const float* x, int64_t plane, const float* weights, const char* bias, char* out,
                                    const Stored (*masks)[kMostTaps + 1], const int64_t places[WIDTH]) {
  floats sums[kOutputs][WIDTH];
  UNROLL for (int output = 0; output < kOutputs; output++) {
    const char* from = bias + numbers(output);
    float begun = paired ? widened(load<uint16_t>(from)) : load<float>(from);
    UNROLL for (int part = 0; part < WIDTH; part++) sums[output][part] = floats(begun);
  }
  int64_t own[WIDTH];
  UNROLL for (int part = 0; part < WIDTH; part++) own[part] = places[part];
  for (int64_t channel = 0; channel < c.channels; channel++) {
    const float* row = weights + channel * c.taps * kBlock;
    for (int64_t tap = 0; tap < c.taps; tap++) {
      const float* at = x + channel * plane + c.layout.offsets[tap];
      floats found[WIDTH];
      UNROLL for (int part = 0; part < WIDTH; part++) {
        found[part] = edges ? load_masked<floats>(from_store(masks[part][tap]), at + own[part]) : load<floats>(at + own[part]);
        if (LANES * part % kLine == 0) __builtin_prefetch(at + plane * kAhead + own[part]);  // the others are in the same line
      }
      UNROLL for (int output = 0; output < kOutputs; output++) {
        floats weight = floats(row[tap * kBlock + output]);
        UNROLL for (int part = 0; part < WIDTH; part++) sums[output][part] = multiplied(found[part], weight, sums[output][part]);
      }
    }
  }
  UNROLL for (int output = 0; output < kOutputs; output++) {
    UNROLL for (int part = 0; part < WIDTH; part++) {
      char* into = out + numbers(c.pixels * output + LANES * part);
      floats value = sums[output][part];
      mask exist = edges ? from_store(masks[part][kMostTaps]) : mask(true);
      if (paired) {
        if (edges)
          store_masked(exist, narrowed(value), reinterpret_cast<uint16_t*>(into));
        else
          store(into, narrowed(value));
      } else if (edges) {
        store_masked(exist, value, reinterpret_cast<float*>(into));
      } else {
        store(into, value);
      }
    }
  }
}

// A block of outputs of the pixels from `first` to `stop`, of the picture's planes or of what was collected of them.
template <bool edges>
__attribute__((noinline)) void convolve(const Convolution& c, int64_t picture, int64_t block, int64_t first, int64_t stop, const float* x,
                                        int64_t plane) {
  const Layout& layout = c.layout;
  const float* weights = c.weights + block * c.channels * c.taps * kBlock;
  const char* bias = c.bias + numbers(block * kBlock);
  char* out = c.out + numbers((picture * c.blocks + block) * kBlock * c.pixels);
  // How far on the next row's pixels are beyond what a row has; what was collected is of a single row.
  bool collected = layout.form == kCollected;
  int64_t between = collected ? 0 : layout.pitch - layout.columns, start = collected ? first : 0, pixel = first;
  Stored masks[edges ? kWidest : 1][kMostTaps + 1];
  // As wide as they can be; the last may reach beyond `stop`.
  auto some = [&]<int WIDTH>() {
    int64_t size = WIDTH * LANES, until = WIDTH == 1 ? stop : pixel + (stop - pixel) / size * size;
    for (; pixel < until; pixel += size) {
      int64_t places[WIDTH];
      UNROLL for (int part = 0; part < WIDTH; part++) {
        int64_t place = pixel + LANES * part;
        if (edges) masks_of(c, place, masks[edges ? part : 0]);
        places[part] = edges ? place : place / layout.columns * between + place - start;
      }
      UNROLL for (int output = 0; output < kBlock; output += kOutputs)
        tile<WIDTH, edges>(c, x, plane, weights + output, bias + numbers(output), out + numbers(c.pixels * output + pixel), masks, places);
    }
  };
  some.template operator()<3>(), some.template operator()<2>(), some.template operator()<1>();
}

}  // namespace

static Plan plan(const Call& call) {
  Convolution c(call);
  int64_t cost = most(c.channels * c.taps * c.layout.chunk * kBlock / 16, 1);
  return {call.sizes(0)[0] * c.chunks * c.blocks, cost * 16, paired ? call.result_sizes(1)[0] : 0, cost};
}

// Of bfloat16 numbers, counted through all pictures: two planes become one of pairs, the first one's in the lower halves.
static void prepare(const Call& call, int64_t begin, int64_t end) {
  int64_t plane = call.sizes(0)[2];
  for (int64_t row = begin; paired && row < end; row++)
    pair_up(call.result<float>(1) + row * plane, call.argument<uint16_t>(0) + 2 * row * plane, plane, plane);
}

// The tasks of a chunk follow one another, so that its pixels are collected once, if they are.
static bool piece(const Call& call, int64_t begin, int64_t end) {
  Convolution c(call);
  bool collects = c.layout.form == kCollected;
  const float* x = paired && !collects ? call.result<float>(1) : call.argument<float>(0);  // collecting makes its own pairs
  int64_t own_plane = c.high * c.layout.pitch, line = c.layout.line, chunk = c.layout.chunk;
  Room room(collects ? c.channels * own_plane * 4 : 0);
  if (collects && room.missing()) return false;
  for (int64_t group = begin / c.blocks; group < ceiling(end, c.blocks); group++) {
    int64_t picture = group / c.chunks, part = group % c.chunks, line_begin = part / c.of_line * line;
    int64_t first = line_begin + part % c.of_line * chunk, stop = least(first + chunk, line_begin + line), before = group * c.blocks;
    const float* own_x = x + picture * c.channels * c.plane;
    if (collects) collect(c, own_x, first, room.start<float>());
    for (int64_t block = most(begin, before) - before; block < least(end, before + c.blocks) - before; block++) {
      if (collects)
        convolve<false>(c, picture, block, first, stop, room.start<float>(), own_plane);
      else if (c.layout.form == kEdges)
        convolve<true>(c, picture, block, first, stop, own_x, c.plane);
      else
        convolve<false>(c, picture, block, first, stop, own_x, c.plane);
    }
  }
  return true;
}
