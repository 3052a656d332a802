// Attention of many queries to all keys of their head: a task is a tile of queries of one head, and all keys and values of that head. The
// tile walks the keys in blocks whose scores stay in the innermost cache, with a running maximum and sum ("FlashAttention", Dao et al., 2022,
// sections 3.1 and 3.2).
//
// A register holds numbers of as many queries as it has lanes, so that what is done to a query (its maximum, its sum, exp) is done to all of
// them at once and nothing is ever added up across lanes. Both products are the same loop: some registers of queries times some numbers that
// are read one by one, each everywhere in a register. Numbers of queries are turned in registers for that, and the sums are turned back.
//
// Everything is counted in units of four bytes: a float32 number, or a pair of bfloat16 numbers that are multiplied together. In the first
// product those are of two dimensions of a head, in the second of two keys.
//
// There are two forms. In an image model all keys are seen, and arrays are:
// arguments: queries (pictures, queries, heads, head_dim), keys (pictures, keys, heads, head_dim), values (pictures, keys, heads, value_dim),
//     all float32 or all bfloat16; what scores are multiplied with, float32
// result: (pictures, queries, heads, value_dim), likewise
//
// In a chunk of a prompt (`paged`) a query sees keys up to its own position, and no further back than a window; what no query of a tile sees
// is skipped. A block is a page of the cache, of at most 96 positions, and a tile has queries of the heads that share a key:
// arguments: queries, float32 (rows, queries, heads, head_dim); the cache, float32 (pages, kv_heads, positions of a page, numbers of a key and
//     of its value); block tables, int32 (rows, pages of a row); int32 (rows,), the first query's position; int32 (1,), the positions of a
//     window; what scores are multiplied with, float32
// result: float32 (rows, queries, heads, value_dim)
#include "handler.h"

extern "C" const int32_t paired;  // what is multiplied are pairs of bfloat16 numbers
extern "C" const int32_t paged;   // keys and values are those of a cache

namespace {

constexpr int kTile = 64;                        // queries
constexpr int kRegisters = LANES == 8 ? 2 : 4;   // of a part of a tile: 6 times as many sums are held, of 16 registers (AVX2) or 32
constexpr int kWidth = kRegisters * LANES;       // queries in a part
constexpr int kBlock = 96;                       // keys whose scores are kept until their values are added
constexpr float kLowest = -1e30;                 // of the maxima, before there is one
constexpr float kLeastTotal = 1e-30;             // of a query that sees nothing

INLINE int together() { return paired ? 2 : 1; }                             // numbers in a unit
INLINE int64_t numbers(int64_t count) { return count * (paired ? 2 : 4); }  // their bytes

struct Sizes {
  int64_t queries, keys, heads;  // of a head; of a head; of a picture
  int64_t head_units;            // of a query or a key
  int64_t value_dim, columns;    // numbers of a value; the same, up to a whole register

  explicit Sizes(const Call& call)
      : queries(call.sizes(0)[1]),
        keys(paged ? 0 : call.sizes(1)[1]),
        heads(call.sizes(0)[2]),
        head_units(call.sizes(0)[3] / together()),
        value_dim(call.result_sizes(0)[3]),
        columns(whole(value_dim, LANES)) {}
};

// What a piece has for itself, in units: queries, the values of a block, its scores, and sums.
struct Memory {
  int64_t values, scores, sums, end;  // where each begins

  explicit Memory(const Sizes& s)
      : values(whole(s.head_units, LANES) * kTile),
        scores(values + s.columns * (kBlock / together())),
        sums(scores + kBlock * kWidth),
        end(sums + s.columns * kTile) {}
};

struct Part {
  floats of[kRegisters];
};
INLINE Part load_part(const float* from) {
  Part found;
  UNROLL for (int place = 0; place < kRegisters; place++) found.of[place] = load<floats>(from + LANES * place);
  return found;
}
INLINE void store_part(float* into, const Part& part) {
  UNROLL for (int place = 0; place < kRegisters; place++) store(into + LANES * place, part.of[place]);
}

INLINE floats multiplied(floats one, floats other, floats added) { return paired ? add_pairs(one, other, added) : fma(one, other, added); }

// Which keys a part of a tile does not see: those behind a query's position, and those that are a window before it.
struct Hidden {
  const int32_t* positions;  // of the queries
  int32_t window;
  int32_t key;  // the first one's position
};

// The scores of some keys, which raise the maxima; the lowest where a key is hidden, if any is.
template <int COUNT>
__attribute__((noinline)) void scores_of(const float* queries, const float* keys, int64_t pitch, int64_t units, float scale, float* scores,
                                         float* maxima, const Hidden* hidden) {
  Part sums[COUNT] = {};
  for (int64_t unit = 0; unit < units; unit++) {
    Part found = load_part(queries + unit * kTile);
    UNROLL for (int key = 0; key < COUNT; key++) {
      floats number = floats(keys[key * pitch + unit]);
      UNROLL for (int place = 0; place < kRegisters; place++)
        sums[key].of[place] = multiplied(found.of[place], number, sums[key].of[place]);
    }
  }
  Part highest = load_part(maxima);
  UNROLL for (int key = 0; key < COUNT; key++) {
    UNROLL for (int place = 0; place < kRegisters; place++) {
      sums[key].of[place] *= floats(scale);
      if (hidden) {
        ints back = load<ints>(hidden->positions + LANES * place) - (hidden->key + key);
        sums[key].of[place] = (back >= 0) & (back < hidden->window) ? sums[key].of[place] : floats(kLowest);
      }
      highest.of[place] = larger(highest.of[place], sums[key].of[place]);
    }
    store_part(scores + key * kWidth, sums[key]);
  }
  store_part(maxima, highest);
}

// Some columns of the values of a block of keys, times their weights, added to what is left of the sums.
template <int COUNT>
__attribute__((noinline)) void add_values(const float* weights, const float* values, int64_t columns, int64_t units, const float* decays,
                                          float* into) {
  Part decay = load_part(decays), sums[COUNT];
  UNROLL for (int column = 0; column < COUNT; column++) {
    sums[column] = load_part(into + column * kTile);
    UNROLL for (int place = 0; place < kRegisters; place++) sums[column].of[place] *= decay.of[place];
  }
  for (int64_t unit = 0; unit < units; unit++) {
    Part found = load_part(weights + unit * kWidth);
    UNROLL for (int column = 0; column < COUNT; column++) {
      floats number = floats(values[unit * columns + column]);
      UNROLL for (int place = 0; place < kRegisters; place++)
        sums[column].of[place] = multiplied(found.of[place], number, sums[column].of[place]);
    }
  }
  UNROLL for (int column = 0; column < COUNT; column++) store_part(into + column * kTile, sums[column]);
}

// `of(place, F)` for places from 0 to `count`: as many sixes as there are together, then what is left.
template <class F>
INLINE void in_groups(int64_t count, F of) {
  int64_t place = 0;
  for (; place + 6 <= count; place += 6) of.template operator()<6>(place);
  for (; place + 4 <= count; place += 4) of.template operator()<4>(place);
  for (; place + 2 <= count; place += 2) of.template operator()<2>(place);
  for (; place < count; place++) of.template operator()<1>(place);
}

// Makes weights of scores, in their place, and adds them to what is left of the totals; how many units of them there are.
INLINE int64_t weigh(float* scores, int64_t count, const Part& highest, const Part& decay, float* totals) {
  Part sums = load_part(totals);
  UNROLL for (int place = 0; place < kRegisters; place++) sums.of[place] *= decay.of[place];
  auto weights = [&](int64_t key) {
    Part made = load_part(scores + key * kWidth);
    UNROLL for (int place = 0; place < kRegisters; place++) {
      floats score = made.of[place] - highest.of[place];
      made.of[place] = paired ? exp2<true>(score) : exp2<false>(score);
      sums.of[place] += made.of[place];
    }
    return made;
  };
  int64_t units = ceiling(count, together());
  if (paired && count < units * 2) {  // a last key without another has one that weighs nothing beside it; a block is of an even number
    Part nothing;
    UNROLL for (int place = 0; place < kRegisters; place++) nothing.of[place] = floats(kLowest);
    store_part(scores + count * kWidth, nothing);
  }
  for (int64_t unit = 0; unit < units; unit++) {
    if (paired) {
      Part low = weights(2 * unit), high = weights(2 * unit + 1), both;
      UNROLL for (int place = 0; place < kRegisters; place++)
        both.of[place] = pairs(narrowed(low.of[place]), narrowed(high.of[place]));
      store_part(scores + unit * kWidth, both);
    } else {
      store_part(scores + unit * kWidth, weights(unit));
    }
  }
  store_part(totals, sums);
  return units;
}

// The values of a block side by side, with zeros up to whole registers. Where they are, those of other heads lie between them, and too few
// places of the innermost cache are used. Of bfloat16 numbers those of two rows that follow one another become pairs, with zeros for a last
// row's other.
__attribute__((noinline)) void collect(const char* source, int64_t pitch, int64_t count, int64_t size, int64_t columns, float* into) {
  for (int64_t column = 0; column < columns; column += LANES) {
    mask there = below(size, column);
    if (paired) {
      const uint16_t* from = reinterpret_cast<const uint16_t*>(source) + column;
      for (int64_t row = 0; row < count; row += 2) {
        shorts low = load_masked<shorts>(there, from + row * pitch);
        shorts high = load_masked<shorts>(row + 1 < count ? there : mask(false), from + (row + 1) * pitch);
        store(into + row / 2 * columns + column, pairs(low, high));
      }
    } else {
      const float* from = reinterpret_cast<const float*>(source) + column;
      for (int64_t row = 0; row < count; row++) store(into + row * columns + column, load_masked<floats>(there, from + row * pitch));
    }
  }
}

// A tile of queries, which are rows of these numbers, as columns.
__attribute__((noinline)) void turn_in(const float* source, const int64_t* rows, int64_t size, float* into) {
  for (int64_t query = 0; query < kTile; query += LANES) {
    for (int64_t column = 0; column < size; column += LANES) {
      mask there = below(size, column);
      floats found[LANES];
      UNROLL for (int lane = 0; lane < LANES; lane++)
        found[lane] = load_masked<floats>(there, source + rows[query + lane] * size + column);
      turn(found);
      UNROLL for (int lane = 0; lane < LANES; lane++) store(into + (column + lane) * kTile + query, found[lane]);
    }
  }
}

// The sums of the queries that are there, each a column, divided by their totals, as rows of these numbers.
__attribute__((noinline)) void turn_out(const float* sums, const float* totals, int64_t present, const int64_t* rows, int64_t size, char* into) {
  for (int64_t query = 0; query < present; query += LANES) {
    floats total = load<floats>(totals + query);
    floats divisor = floats(1) / (paged ? larger(total, floats(kLeastTotal)) : total);
    for (int64_t column = 0; column < size; column += LANES) {
      mask there = below(size, column);
      floats found[LANES];
      UNROLL for (int lane = 0; lane < LANES; lane++) found[lane] = load<floats>(sums + (column + lane) * kTile + query) * divisor;
      turn(found);
      UNROLL for (int lane = 0; lane < LANES; lane++) {
        mask exists = query + lane < present ? there : mask(false);
        char* place = into + numbers(rows[query + lane] * size + column);
        if (paired)
          store_masked(exists, narrowed(found[lane]), reinterpret_cast<uint16_t*>(place));
        else
          store_masked(exists, found[lane], reinterpret_cast<float*>(place));
      }
    }
  }
}

// A tile while it walks the keys.
struct Tile {
  float *queries, *scores, *sums;
  alignas(64) float maxima[kTile], totals[kTile], decays[kWidth];

  Tile(float* room, const Memory& memory) : queries(room), scores(room + memory.scores), sums(room + memory.sums) {
    for (int query = 0; query < kTile; query += LANES) store(maxima + query, floats(kLowest)), store(totals + query, floats(0));
    for (int64_t place = memory.sums; place < memory.end; place += LANES) store(room + place, floats(0));
  }

  // A block of keys and their values, which have as many units between a row and the next as the pitches say.
  INLINE void add(const Sizes& s, const float* keys, int64_t key_pitch, const float* values, int64_t value_pitch, int64_t count, float scale,
                  const Hidden* hidden) {
    for (int query = 0; query < kTile; query += kWidth) {
      Part before = load_part(maxima + query), decay;
      in_groups(count, [&]<int COUNT>(int64_t key) {
        Hidden from_here = hidden ? Hidden{hidden->positions + query, hidden->window, int32_t(hidden->key + key)} : Hidden();
        scores_of<COUNT>(queries + query, keys + key * key_pitch, key_pitch, s.head_units, scale, scores + key * kWidth, maxima + query,
                         hidden ? &from_here : nullptr);
      });
      Part highest = load_part(maxima + query);
      UNROLL for (int place = 0; place < kRegisters; place++) decay.of[place] = exp2<false>(before.of[place] - highest.of[place]);
      store_part(decays, decay);
      int64_t units = weigh(scores, count, highest, decay, totals + query);
      in_groups(s.value_dim, [&]<int COUNT>(int64_t column) {
        add_values<COUNT>(scores, values + column, value_pitch, units, decays, sums + query + column * kTile);
      });
    }
  }
};

__attribute__((noinline)) void attend(const Call& call, int64_t task, float* room) {
  Sizes s(call);
  Memory memory(s);
  int64_t tiles = ceiling(s.queries, kTile), head_of_all = task / tiles, first_query = task % tiles * kTile;
  int64_t picture = head_of_all / s.heads, head = head_of_all % s.heads, present = least(s.queries - first_query, kTile);
  int64_t key_pitch = s.heads * s.head_units, value_pitch = s.heads * s.value_dim;
  // This head's numbers of an array, from one of the picture's rows on.
  auto row = [&](int64_t first, int64_t of_picture, int64_t size) { return ((picture * of_picture + first) * s.heads + head) * size; };
  const float* own_keys = call.argument<float>(1) + row(0, s.keys, s.head_units);
  const char* own_values = call.argument<char>(2) + numbers(row(0, s.keys, s.value_dim));
  bool in_place = value_pitch == s.columns && !paired;  // of a single head, values are side by side already
  Tile tile(room, memory);
  int64_t rows[kTile];  // for queries that are not there the last one stands in
  for (int64_t own = 0; own < kTile; own++) rows[own] = row(first_query + least(own, present - 1), s.queries, 1);
  turn_in(call.argument<float>(0), rows, s.head_units, tile.queries);
  for (int64_t first = 0; first < s.keys; first += kBlock) {
    int64_t count = least(s.keys - first, kBlock);
    const char* start = own_values + numbers(first * value_pitch);
    if (!in_place) collect(start, value_pitch, count, s.value_dim, s.columns, room + memory.values);
    const float* values = in_place ? reinterpret_cast<const float*>(start) : room + memory.values;
    tile.add(s, own_keys + first * key_pitch, key_pitch, values, s.columns, count, *call.argument<float>(3), nullptr);
  }
  turn_out(tile.sums, tile.totals, present, rows, s.value_dim, call.result<char>(0));
}

// Queries of the heads that share a key and value head, one head's after the other's.
__attribute__((noinline)) void attend_pages(const Call& call, int64_t task, float* room) {
  Sizes s(call);
  Memory memory(s);
  const int64_t *of_cache = call.sizes(1), kv_heads = of_cache[1], page = of_cache[2], pitch = of_cache[3], pages = call.sizes(2)[1];
  int64_t group = s.heads / kv_heads, all = group * s.queries, tiles = ceiling(all, kTile), first = task % tiles * kTile;
  int64_t row = task / tiles / kv_heads, kv_head = task / tiles % kv_heads, present = least(all - first, kTile);
  int32_t start = call.argument<int32_t>(3)[row], window = *call.argument<int32_t>(4);
  int64_t lowest = INT32_MAX, highest = 0, rows[kTile];
  alignas(64) int32_t positions[kTile];
  for (int64_t own = 0; own < kTile; own++) {
    int64_t at = first + least(own, present - 1), query = at % s.queries, head = kv_head * group + at / s.queries;
    positions[own] = int32_t(start + query);
    lowest = least(lowest, positions[own]), highest = most(highest, positions[own]);
    rows[own] = (row * s.queries + query) * s.heads + head;
  }
  Tile tile(room, memory);
  turn_in(call.argument<float>(0), rows, s.head_units, tile.queries);
  const int32_t* table = call.argument<int32_t>(2) + row * pages;
  int64_t stop = least(highest + 1, pages * page);
  for (int64_t number = most(lowest - window + 1, 0) / page; number * page < stop; number++) {
    if (table[number] == 0) continue;  // what is there belongs to no conversation
    int64_t key = number * page, count = least(stop - key, page);
    const float* keys = call.argument<float>(1) + (table[number] * kv_heads + kv_head) * page * pitch;
    Hidden hidden = {positions, window, int32_t(key)};
    bool all_seen = key + count - 1 <= lowest && highest - key < window;
    tile.add(s, keys, pitch, keys + s.head_units, pitch, count, *call.argument<float>(5), all_seen ? nullptr : &hidden);
  }
  turn_out(tile.sums, tile.totals, present, rows, s.value_dim, call.result<char>(0));
}

}  // namespace

static Plan plan(const Call& call) {
  const int64_t* q = call.sizes(0);
  if (paged) {
    int64_t rows = q[0], kv_heads = call.sizes(1)[1], positions = most(call.argument<int32_t>(3)[0], 0) + q[1];
    return {rows * kv_heads * ceiling(q[2] / kv_heads * q[1], kTile), most(positions * call.sizes(1)[3] * (kTile / 16), 1) * 16};
  }
  return {q[0] * q[2] * ceiling(q[1], kTile), most(call.sizes(1)[1] * (q[3] + call.sizes(2)[3]) * (kTile / 16), 1) * 16};
}

static void prepare(const Call&, int64_t, int64_t) {}

static bool piece(const Call& call, int64_t begin, int64_t end) {
  Room room(Memory(Sizes(call)).end * 4);
  if (room.missing()) return false;
  for (int64_t task = begin; task < end; task++) paged ? attend_pages(call, task, room.start<float>()) : attend(call, task, room.start<float>());
  return true;
}
