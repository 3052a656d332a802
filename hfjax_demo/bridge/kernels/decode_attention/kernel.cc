// Attention of one query a conversation over its cache, in parts: one is an equal share of the positions, for one key and value head of one
// conversation and all query heads that look at it, so that one conversation also has work for all threads. A part walks its positions
// from first to last, as many at a time as a register has lanes, with a running maximum and sum ("Online normalizer calculation for
// softmax", Milakov and Gimelshein, 2018), in float32. The parts of a head are put together in their order, whoever computed them.
//
// arguments: queries, float32 (rows, kv_heads, heads of a group, head_dim), scaled; mask, bytes (rows, positions), or (rows, 0) if all
//     positions within the bounds are visible; bounds, int32 (rows, 2): the first position that matters and the one behind the last; the most positions of a row, int32; block tables, int32 (rows, pages of a
//     row); the cache (pages, kv_heads, positions of a page, elements of a key and those of its value), whose rows are stored as
//     hfjax_demo/bridge/kernels/cache_rows.py says. The positions of a page are a multiple of the lanes of a register
// results: float32 (rows, kv_heads, heads of a group, value_dim); each head's maximum and sum, float32 (…, 2); float32 (rows, kv_heads,
//     parts, numbers), what the parts leave: for each head its values and then its maximum and sum, and room for rows of the cache
#include "handler.h"

extern "C" const int32_t kept;  // what keys and values consist of: the bytes of a number, 4 (float32), 2 (bfloat16) or 1 (int8)

namespace {

constexpr float kMasked = -1e30;  // a score; finite, so that a query with nothing to see yields a finite number instead of NaN
constexpr float kLeastSum = 1e-30;
constexpr int kScaleBytes = 4;  // behind each row of bytes
constexpr int kColumns = 4;  // registers of a row that are read in turn

// The rows of a conversation in the cache for one head: a key beside its value at each position.
struct Rows {
  const char* start;       // of the head in page 0
  const int32_t* table;    // the page of each block of positions
  int64_t page_positions;  // in a page
  int64_t page_pitch;      // bytes from one page to the next
  int64_t pitch;           // bytes from one position to the next

  // The row of a position that is a multiple of the lanes; those of the next ones follow it in the same page.
  INLINE const char* at(int64_t position) const {
    uint32_t place = static_cast<uint32_t>(position), size = static_cast<uint32_t>(page_positions);
    return start + table[place / size] * page_pitch + static_cast<int64_t>(place % size) * pitch;
  }
};

// Bytes of a stored key or value of so many numbers.
INLINE int64_t stored(int64_t dim) { return kept == 1 ? dim + kScaleBytes : dim * kept; }

// Writes a row's numbers as float32.
INLINE void widen(const char* row, float* into, int64_t dim) {
  floats scale = kept == 1 ? floats(load<float>(row + dim)) : floats(1);
  for (int64_t column = 0; column < dim; column += LANES) {
    if (kept == 4) {
      store(into + column, load<floats>(row + 4 * column));
    } else if (kept == 1) {
      ints multiples = __builtin_convertvector(load<Vector<int8_t, LANES>>(row + column), ints);
      store(into + column, to_floats(multiples) * scale);
    } else {
      store(into + column, widened(load<shorts>(row + 2 * column)));
    }
  }
}

// Neighbouring lanes are added up and put side by side.
INLINE floats neighbours_added(floats first, floats second) {
  floats even, odd;
  even.lo = first.even, even.hi = second.even, odd.lo = first.odd, odd.hi = second.odd;
  return even + odd;
}

// What will be read soon: asked for in the order of memory, between the computations, so that these do not wait for it.
struct Ahead {
  const char* at;
  int64_t lines;  // at a time, at most 4

  INLINE void fetch() {
    UNROLL for (int line = 0; line < 4; line++)
      if (line < lines) __builtin_prefetch(at + line * kCacheLine);
    at += lines * kCacheLine;
  }
};

// Adds a part of the products of a query with as many keys, each so many numbers behind the one before it, as there are lanes.
template <int columns>
INLINE void add_products_of(floats sums[LANES], const float* query, const float* keys, int64_t pitch, Ahead& ahead) {
  UNROLL for (int lane = 0; lane < LANES; lane++) {
    ahead.fetch();
    UNROLL for (int column = 0; column < columns; column++)
      sums[lane] = fma(load<floats>(keys + lane * pitch + column * LANES), load<floats>(query + column * LANES), sums[lane]);
  }
}

INLINE floats scores_of(const float* query, const float* keys, int64_t pitch, int64_t dim, Ahead& ahead) {
  floats sums[LANES] = {};
  int64_t column = 0;
  for (; column + kColumns * LANES <= dim; column += kColumns * LANES) {
    add_products_of<kColumns>(sums, query + column, keys + column, pitch, ahead);
  }
  for (; column < dim; column += LANES) add_products_of<1>(sums, query + column, keys + column, pitch, ahead);
  UNROLL for (int count = LANES / 2; count; count /= 2) {
    UNROLL for (int pair = 0; pair < count; pair++) sums[pair] = neighbours_added(sums[2 * pair], sums[2 * pair + 1]);
  }
  return sums[0];
}

// Adds a part of the values, `columns` registers wide, each with its weight, to `own`, which is multiplied by `decay` before.
template <int columns>
INLINE void add_part(float* own, floats decay, const float weights[LANES], const float* values, int64_t pitch, Ahead& ahead) {
  // Two sums, so that an addition need not wait for the one before it.
  floats sums[2][columns] = {};
  UNROLL for (int column = 0; column < columns; column++) sums[0][column] = load<floats>(own + column * LANES) * decay;
  UNROLL for (int lane = 0; lane < LANES; lane++) {
    ahead.fetch();
    UNROLL for (int column = 0; column < columns; column++)
      sums[lane % 2][column] = fma(floats(weights[lane]), load<floats>(values + lane * pitch + column * LANES), sums[lane % 2][column]);
  }
  UNROLL for (int column = 0; column < columns; column++) store(own + column * LANES, sums[0][column] + sums[1][column]);
}

INLINE void add_values(float* own, floats decay, const float weights[LANES], const float* values, int64_t pitch, int64_t dim, Ahead& ahead) {
  int64_t column = 0;
  for (; column + kColumns * LANES <= dim; column += kColumns * LANES) {
    add_part<kColumns>(own + column, decay, weights, values + column, pitch, ahead);
  }
  for (; column < dim; column += LANES) add_part<1>(own + column, decay, weights, values + column, pitch, ahead);
}

struct Shape {
  int64_t pairs, kv_heads, heads, key_dim, value_dim, parts, numbers;  // pairs: of a conversation and a key and value head

  explicit Shape(const Call& call)
      : pairs(call.sizes(0)[0] * call.sizes(0)[1]), kv_heads(call.sizes(0)[1]), heads(call.sizes(0)[2]), key_dim(call.sizes(0)[3]),
        value_dim(call.result_sizes(0)[3]), parts(call.result_sizes(2)[2]), numbers(call.result_sizes(2)[3]) {}

  INLINE float* values(const Call& call, int64_t pair, int64_t part) const { return call.result<float>(2) + (pair * parts + part) * numbers; }
  INLINE float* states(float* values) const { return values + heads * value_dim; }
};

// A part, inlined for head sizes that are known when it is compiled, whose rows are then at constant distances.
INLINE void attend(const Call& call, const Shape& s, int64_t pair, int64_t part, int64_t key_dim, int64_t value_dim) {
  const int64_t page_positions = call.sizes(5)[2], pitch = stored(key_dim) + stored(value_dim), both = key_dim + value_dim;
  const int64_t row = pair / s.kv_heads, masked = call.sizes(1)[1];
  int64_t first = call.argument<int32_t>(2)[2 * row], stop = call.argument<int32_t>(2)[2 * row + 1];
  int64_t begin = first / LANES * LANES, each = ceiling(most(stop - begin, 0), LANES * s.parts) * LANES;
  int64_t position = begin + part * each, end = least(position + each, stop);
  Rows cache = {call.argument<char>(5) + pair % s.kv_heads * page_positions * pitch, call.argument<int32_t>(4) + row * call.sizes(4)[1],
                page_positions, s.kv_heads * page_positions * pitch, pitch};
  const uint8_t* visible_at = call.argument<uint8_t>(1) + row * masked;
  const float* queries = call.argument<float>(0) + pair * s.heads * key_dim;
  float *out = s.values(call, pair, part), *states = s.states(out), *room = out + s.numbers - LANES * both;
  for (int64_t head = 0; head < s.heads; head++) {
    states[2 * head] = kMasked, states[2 * head + 1] = 0;
    for (int64_t column = 0; column < value_dim; column += LANES) store(out + head * value_dim + column, floats(0));
  }
  for (; position < end; position += LANES) {
    mask visible = below(stop, position) & ~below(first, position);
    if (masked) visible = __builtin_convertvector(load<bytes>(visible_at + position) != 0, mask);
    const char* found = cache.at(position);
    const float* rows = reinterpret_cast<const float*>(found);
    if (kept != 4 || stop - position < LANES) {
      // What is behind the last position was perhaps never written. The row of the last one is read in its place, with the weight 0.
      for (int64_t lane = 0; lane < LANES; lane++) {
        const char* from = found + least(lane, stop - 1 - position) * pitch;
        widen(from, room + lane * both, key_dim);
        widen(from + stored(key_dim), room + lane * both + key_dim, value_dim);
      }
      rows = room;
    }
    Ahead ahead = {cache.at(position + LANES < end ? position + LANES : position), ceiling(LANES * pitch / kCacheLine, s.heads * 2 * LANES)};
    for (int64_t head = 0; head < s.heads; head++) {
      floats scores = scores_of(queries + head * key_dim, rows, both, key_dim, ahead);
      scores = visible ? scores : floats(kMasked);
      float before = states[2 * head], highest = __builtin_fmaxf(before, highest_of<LANES>(scores));
      floats exponentials = exp(scores - highest), decay = exp(floats(before - highest));
      float weights[LANES];
      store(weights, exponentials);
      states[2 * head] = highest, states[2 * head + 1] = states[2 * head + 1] * decay[0] + over_lanes<LANES>(exponentials);
      add_values(out + head * value_dim, decay, weights, rows + key_dim, both, value_dim, ahead);
    }
  }
}

// Puts the parts of a head together.
void combine(const Call& call, const Shape& s, int64_t pair, int64_t head) {
  float highest = kMasked, total = 0;
  for (int64_t part = 0; part < s.parts; part++)
    highest = __builtin_fmaxf(highest, s.states(s.values(call, pair, part))[2 * head]);
  float* out = call.result<float>(0) + (pair * s.heads + head) * s.value_dim;
  for (int64_t part = 0; part < s.parts; part++) {
    const float *values = s.values(call, pair, part), *state = s.states(const_cast<float*>(values)) + 2 * head;
    floats weight = exp(floats(state[0] - highest));
    total += state[1] * weight[0];
    for (int64_t column = 0; column < s.value_dim; column += LANES) {
      floats before = part ? load<floats>(out + column) : floats(0);
      store(out + column, fma(load<floats>(values + head * s.value_dim + column), weight, before));
    }
  }
  floats divisor = floats(__builtin_fmaxf(total, kLeastSum));
  for (int64_t column = 0; column < s.value_dim; column += LANES) store(out + column, load<floats>(out + column) / divisor);
  float* state = call.result<float>(1) + 2 * (pair * s.heads + head);
  state[0] = highest, state[1] = total;
}

}  // namespace

static Plan plan(const Call& call) {
  Shape s(call);
  int64_t cost = most(s.heads * s.key_dim * most(*call.argument<int32_t>(3), 1) / 8, 1) * 16;
  return {s.pairs, s.heads * s.value_dim * s.parts, s.pairs * s.parts, ceiling(cost, s.parts)};
}

// The first parts of all conversations come first, so that threads that share them have as much to do if one conversation is long.
static void prepare(const Call& call, int64_t begin, int64_t end) {
  Shape s(call);
  for (int64_t item = begin; item < end; item++) {
    int64_t pair = item % s.pairs, part = item / s.pairs;
    if (s.key_dim == 64 && s.value_dim == 64) attend(call, s, pair, part, 64, 64);
    else if (s.key_dim == 128 && s.value_dim == 128) attend(call, s, pair, part, 128, 128);
    else attend(call, s, pair, part, s.key_dim, s.value_dim);
  }
}

static bool piece(const Call& call, int64_t begin, int64_t end) {
  Shape s(call);
  for (int64_t pair = begin; pair < end; pair++)
    for (int64_t head = 0; head < s.heads; head++) combine(call, s, pair, head);
  return true;
}
