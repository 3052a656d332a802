// Attention of one query a conversation over its cache: a task is one key and value head of one conversation, and all query heads that
// look at it. It walks the positions from the first to the last that the query may see, as many at a time as a register has lanes, with a
// running maximum and sum ("Online normalizer calculation for softmax", Milakov and Gimelshein, 2018), in float32.
//
// arguments: queries, float32 (rows, kv_heads, heads of a group, head_dim), scaled; mask, bytes (rows, positions), or (rows, 0) if all
//     positions within the bounds are visible; bounds, int32 (rows, 2): the first position that matters and the one behind the last; the most positions of a row, int32; block tables, int32 (rows, pages of a
//     row); the cache (pages, kv_heads, positions of a page, elements of a key and those of its value), whose rows are stored as
//     hfjax_demo/bridge/kernels/cache_rows.py says. The positions of a page are a multiple of the lanes of a register
// results: float32 (rows, kv_heads, heads of a group, value_dim); each head's maximum and sum, float32 (…, 2)
#include "handler.h"

extern "C" const int32_t kept;  // what keys and values consist of: the bytes of a number, 4 (float32), 2 (bfloat16) or 1 (int8)

namespace {

constexpr float kMasked = -1e30;  // a score; finite, so that a query with nothing to see yields a finite number instead of NaN
constexpr float kLeastSum = 1e-30;
constexpr int kScaleBytes = 4;  // behind each row of bytes

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
    if (kept == 1) {
      ints multiples = __builtin_convertvector(load<Vector<int8_t, LANES>>(row + column), ints);
      store(into + column, to_floats(multiples) * scale);
    } else {
      store(into + column, widened(load<shorts>(row + 2 * column)));
    }
  }
}

// The keys (at the beginning of a row) or values (behind them) of as many positions as there are lanes: where they are, or widened into
// `room`.
INLINE void rows_from(const char* const rows[LANES], int64_t offset, int64_t dim, float* room, const float* found[LANES]) {
  UNROLL for (int lane = 0; lane < LANES; lane++) {
    if (kept == 4) {
      found[lane] = reinterpret_cast<const float*>(rows[lane] + offset);
    } else {
      widen(rows[lane] + offset, room + lane * dim, dim);
      found[lane] = room + lane * dim;
    }
  }
}

// Neighbouring lanes are added up and put side by side.
INLINE floats neighbours_added(floats first, floats second) {
  floats even, odd;
  even.lo = first.even, even.hi = second.even, odd.lo = first.odd, odd.hi = second.odd;
  return even + odd;
}

INLINE floats scores_of(const float* query, const float* const keys[LANES], int64_t dim) {
  floats sums[LANES] = {};
  for (int64_t column = 0; column < dim; column += LANES) {
    floats part = load<floats>(query + column);
    UNROLL for (int lane = 0; lane < LANES; lane++) sums[lane] = fma(load<floats>(keys[lane] + column), part, sums[lane]);
  }
  UNROLL for (int count = LANES / 2; count; count /= 2) {
    UNROLL for (int pair = 0; pair < count; pair++) sums[pair] = neighbours_added(sums[2 * pair], sums[2 * pair + 1]);
  }
  return sums[0];
}

bool attend(const Call& call, int64_t task) {
  const int64_t *of_q = call.sizes(0), kv_heads = of_q[1], heads = of_q[2], row = task / kv_heads, kv_head = task % kv_heads;
  const int64_t key_dim = of_q[3], value_dim = call.result_sizes(0)[3];
  const int64_t *of_cache = call.sizes(5), page_positions = of_cache[2], pitch = stored(key_dim) + stored(value_dim);
  int64_t first = call.argument<int32_t>(2)[2 * row], stop = call.argument<int32_t>(2)[2 * row + 1];
  Rows cache = {call.argument<char>(5) + kv_head * page_positions * pitch, call.argument<int32_t>(4) + row * call.sizes(4)[1],
                page_positions, kv_heads * page_positions * pitch, pitch};
  const int64_t masked = call.sizes(1)[1];
  const uint8_t* visible_at = call.argument<uint8_t>(1) + row * masked;
  const float* queries = call.argument<float>(0) + task * heads * key_dim;
  float* out = call.result<float>(0) + task * heads * value_dim;
  float(*states)[2] = reinterpret_cast<float(*)[2]>(call.result<float>(1)) + task * heads;

  Room key_room(kept == 4 ? 0 : 4 * LANES * key_dim), value_room(kept == 4 ? 0 : 4 * LANES * value_dim);
  if (kept != 4 && (key_room.missing() || value_room.missing())) return false;
  for (int64_t head = 0; head < heads; head++) {
    states[head][0] = kMasked, states[head][1] = 0;
    for (int64_t column = 0; column < value_dim; column += LANES) store(out + head * value_dim + column, floats(0));
  }
  for (int64_t position = first / LANES * LANES; position < stop; position += LANES) {
    mask visible = below(stop, position) & ~below(first, position);
    if (masked) visible = __builtin_convertvector(load<bytes>(visible_at + position) != 0, mask);
    const float *key[LANES], *value[LANES];
    // What is behind the last position was perhaps never written. The row of the last one is read in its place, with the weight 0.
    const char *rows[LANES], *begin = cache.at(position);
    UNROLL for (int lane = 0; lane < LANES; lane++) rows[lane] = begin + least(lane, stop - 1 - position) * pitch;
    rows_from(rows, 0, key_dim, key_room.start<float>(), key);
    rows_from(rows, stored(key_dim), value_dim, value_room.start<float>(), value);
    for (int64_t head = 0; head < heads; head++) {
      floats scores = scores_of(queries + head * key_dim, key, key_dim);
      scores = visible ? scores : floats(kMasked);
      float before = states[head][0], highest = __builtin_fmaxf(before, highest_of<LANES>(scores));
      floats found = exp(scores - highest), decay = exp(floats(before - highest));
      float weights[LANES];
      store(weights, found);
      states[head][0] = highest, states[head][1] = states[head][1] * decay[0] + over_lanes<LANES>(found);
      float* own = out + head * value_dim;
      for (int64_t column = 0; column < value_dim; column += LANES) {
        // Two sums, so that an addition need not wait for the one before it.
        floats sums[2] = {load<floats>(own + column) * decay, floats(0)};
        UNROLL for (int lane = 0; lane < LANES; lane++)
          sums[lane % 2] = fma(floats(weights[lane]), load<floats>(value[lane] + column), sums[lane % 2]);
        store(own + column, sums[0] + sums[1]);
      }
    }
  }
  for (int64_t head = 0; head < heads; head++) {
    floats divisor = floats(__builtin_fmaxf(states[head][1], kLeastSum));
    float* own = out + head * value_dim;
    for (int64_t column = 0; column < value_dim; column += LANES) store(own + column, load<floats>(own + column) / divisor);
  }
  return true;
}

}  // namespace

static Plan plan(const Call& call) {
  const int64_t* of_q = call.sizes(0);
  return {of_q[0] * of_q[1], most(of_q[2] * of_q[3] * most(*call.argument<int32_t>(3), 1) / 8, 1) * 16};
}

static void prepare(const Call&, int64_t, int64_t) {}

static bool piece(const Call& call, int64_t begin, int64_t end) {
  for (int64_t task = begin; task < end; task++)
    if (!attend(call, task)) return false;
  return true;
}
