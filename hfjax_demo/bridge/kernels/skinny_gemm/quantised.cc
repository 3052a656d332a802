// The product of activations with quantised weights, on integer units or on float32 ones. How weights lie in memory is what
// hfjax_demo/bridge/weights/layout.py says, whose words are used here.
//
// Lanes are outputs: a register has some of a strip's 16, and what is broadcast to all lanes are the activations. So no lanes are ever
// added up, and scales and offsets are read as they lie in memory.
//
// An integer dot product takes bytes. On processors with one, 32 activations of a row become integers of 24 bits first, of which the
// group's largest sets the scale, and each integer becomes three signed digits, 65536 a + 256 b + c (a, b, c from -128 to 127). So the
// largest is kept as exactly as a float32 is, and the others to the same distance: no further than float32's own sums would be. A register
// of weights is unpacked to bytes, four inputs of each output, and multiplied with the digits. With a, b, c the sums of a group,
//
//     x @ w = scale of weights * scale of activations * (256 * (256 a + b) + c) + offset * sum of activations
//
// where 256 a + b is exact in 32 bits, and the level that stands for zero is taken off it while it is. With fewer digits on request,
// activations are rounded to integers of 16 bits (256 b + c) or of 8 (c), by the same code. Elsewhere weights are dequantised in
// registers to the float32 numbers that they stand for. Weights with offsets are centred: their levels go from 0 up, and their offset is
// about minus half of the range, so that the two terms would nearly cancel.
//
// arguments: x, float32 (rows, inputs); weights, bytes (strips, bytes of a strip), of a stack those of one matrix after the other; of a
//     stack the ends of rows, see stacked.h
// results: float32 (rows, outputs); room for the records of digits, bytes (rows, inputs / 32 * 32 * (1 + digits)): a block's of all
//     rows, then the next block's
#include "handler.h"
#include "stacked.h"

// The format: see Format in layout.py. `zero` is the level of zero among the bytes that the product takes.
extern "C" const int32_t bits, zero, group, scale_kind, has_offset, nibbles, has_table;
extern "C" const uint8_t table[16];
// The processor: whether it adds up the products of bytes, and whether the highest bit of levels is flipped for it, so that those
// from 0 to 255 become signed bytes.
extern "C" const int32_t has_dot, flipped;
// Digits of an activation, 1 to 3: with three the product is as exact as in float32, with fewer it rounds.
extern "C" const int32_t digits;

namespace {

enum Scale { kFloat16, kInteger, kExponent, kOutput };

constexpr int kStrip = 16, kBlock = 32, kQuad = 4, kQuads = kBlock / kQuad, kQuadBytes = kStrip * kQuad;
constexpr int kRowsTogether = 4;  // that share one reading of a weight where they are few, at most
// Strips that share one broadcast of activations: 2 where registers are many and wide, for reading what is broadcast is what limits an
// EPYC of 2024 then.
constexpr int kStripsTogether = LANES == 16 ? 2 : 1;

// From so many rows on strips are unpacked once for many of them: up to 128, whose sums stay in the innermost cache, with as many blocks
// as have digits that stay in the second one (of a megabyte) for all strips. An EPYC (Zen 4) is quicker so from 32 rows on.
constexpr int kLeastMany = 32, kManyRows = 128, kPartBlocks = 48;

// Whether a group's sum of products with whole activations, below 2^23, is an int32: levels are centred.
INLINE bool sums_fit() { return digits < 3 || (!has_table && group << (bits - 1) <= 256); }

INLINE int unit_blocks() { return scale_kind == kInteger ? 8 : 1; }
INLINE int block_bytes() { return bits * kQuadBytes; }
INLINE int scale_bytes() { return scale_kind == kOutput ? 0 : scale_kind == kFloat16 ? 2 : 1; }
INLINE int scales_bytes() { return unit_blocks() * kBlock / group * kStrip * scale_bytes(); }  // of a unit
INLINE int scales_at() { return unit_blocks() * block_bytes(); }
INLINE int offsets_at() { return scales_at() + (nibbles ? 0 : scales_bytes()); }
INLINE int steps_at() { return offsets_at() + (has_offset || nibbles ? scales_bytes() : 0); }
INLINE int unit_bytes() { return steps_at() + (scale_kind == kInteger ? 2 * kStrip * (1 + has_offset) : 0); }

// The digits of a block of activations, and sums that do not depend on the weights: of its groups, of which there are one or two. A
// block with an infinite number, or one that is none, gets a scale that is no number, and so do all outputs of the row. Blocks of nothing
// but numbers below 2^-100 count as zeros: their scale would be no normal float32 number.
struct Record {
  float scale;
  float sum[2];      // of the activations
  int32_t upper[2];  // of all digits but the last, (256 a + b), times minus the level of zero
  int32_t lower[2];  // of the last digit, likewise
  int32_t unused;
  int8_t digits[][kBlock];  // the last one first: the record ends after as many as there are
};
static_assert(sizeof(Record) == 32);

// Those of a block, from a row on, and the next row's.
INLINE Record* records_of(const Call& call, int64_t block, int64_t row) {
  return (Record*)(call.result<char>(1) + (block * call.sizes(0)[0] + row) * (sizeof(Record) + digits * kBlock));
}
INLINE Record* after(Record* record, int64_t rows) { return (Record*)((char*)record + rows * (sizeof(Record) + digits * kBlock)); }

// A register's outputs of a block of a strip.
struct Column {
  const uint8_t* levels;
  const uint8_t* unit;
  int64_t number;  // of the block in the unit
  int part;        // which lanes of the strip: the register's place in it
};

// Four levels of each of the register's outputs: a quad of the block.
INLINE quads unpacked(const Column& column, int quad) {
  int first = bits == 3 ? 2 : bits == 5 || bits == 6 ? 4 : bits;  // of the first plane; a second one has the others
  auto plane = [&](int at, int own) {
    quads level = load<quads>(column.levels + at + kQuadBytes * (quad % own) + kQuad * LANES * column.part);
    return own < 8 ? (level >> uint8_t(quad / own * own)) & uint8_t((1 << own) - 1) : level;
  };
  quads level = plane(0, first);
  if (bits > first) level |= plane(first * kQuadBytes, bits - first) << uint8_t(first);
  if (has_table) level = look_up(table, level);
  return flipped ? level ^ uint8_t(0x80) : level;
}

struct Scales {
  floats scale, offset;
};

// Of a group of the block, as far as groups have them.
INLINE Scales scales_of(const Column& column, int of) {
  using Halves = Vector<_Float16, LANES>;
  if (scale_kind == kOutput) return {};
  int within = LANES * column.part * scale_bytes();
  const uint8_t* start = column.unit + (column.number * (kBlock / group) + of) * kStrip * scale_bytes();
  auto halves = [](const uint8_t* from) { return __builtin_convertvector(load<Halves>(from), floats); };
  auto unsigned_bytes = [&](int at) { return __builtin_convertvector(load<bytes>(start + at + within), ints); };
  if (scale_kind == kFloat16)
    return {halves(start + scales_at() + within), has_offset ? halves(start + offsets_at() + within) : floats(0)};
  if (scale_kind == kExponent)  // less one, for it is a half of the power
    return {as_floats((unsigned_bytes(scales_at()) - 1) << 23), floats(0)};
  floats step = halves(column.unit + steps_at() + 2 * LANES * column.part);
  if (!has_offset)
    return {step * to_floats(__builtin_convertvector(load<Vector<int8_t, LANES>>(start + scales_at() + within), ints)), floats(0)};
  ints scale = unsigned_bytes(scales_at()), offset = unsigned_bytes(offsets_at());
  if (nibbles) scale = scale & 15, offset = offset >> 4;
  floats offset_step = halves(column.unit + steps_at() + 2 * kStrip + 2 * LANES * column.part);
  return {step * to_floats(scale), offset_step * to_floats(offset)};
}

// A block of some columns, unpacked.
template <int COLUMNS>
struct Unpacked {
  quads levels[COLUMNS][kQuads];
  Scales scales[COLUMNS][2];

  INLINE explicit Unpacked(const Column columns[COLUMNS]) {
    UNROLL for (int column = 0; column < COLUMNS; column++) {
      UNROLL for (int quad = 0; quad < kQuads; quad++) levels[column][quad] = unpacked(columns[column], quad);
      UNROLL for (int of = 0; of < kBlock / group; of++) {
        Scales found = scales_of(columns[column], of);
        if (has_offset) found.offset = fma(found.scale, floats(float(zero)), found.offset);
        scales[column][of] = found;
      }
    }
  }
};

// Adds the columns' products with the digits of a row to its sums. What is broadcast is so for all columns.
template <int COLUMNS>
INLINE void add_digits(const Unpacked<COLUMNS>& block, const Record& record, floats sums[COLUMNS]) {
  UNROLL for (int of = 0; of < kBlock / group; of++) {
    ints dots[COLUMNS][3];
    UNROLL for (int column = 0; column < COLUMNS; column++) {
      dots[column][2] = ints(0);
      dots[column][1] = zero && digits > 1 ? ints(record.upper[of]) : ints(0);
      dots[column][0] = zero ? ints(record.lower[of]) : ints(0);
    }
    UNROLL for (int quad = of * group / kQuad; quad < (of + 1) * group / kQuad; quad++) {
      UNROLL for (int digit = digits - 1; digit >= 0; digit--) {
        quads four = (quads)ints(load<int32_t>(record.digits[digit] + kQuad * quad));
        UNROLL for (int column = 0; column < COLUMNS; column++)
          dots[column][digit] = add_products(dots[column][digit], block.levels[column][quad], four);
      }
    }
    UNROLL for (int column = 0; column < COLUMNS; column++) {
      ints* own = dots[column];
      const Scales& scale = block.scales[column][of];
      ints high = digits > 2 ? (own[2] << 8) + own[1] : own[1];
      // One rounding either way.
      floats product = digits == 1  ? to_floats(own[0])
                       : sums_fit() ? to_floats((high << 8) + own[0])
                                    : fma(to_floats(high), floats(256), to_floats(own[0]));
      floats of_x = floats(record.scale);
      floats total = fma(product, scale_kind == kOutput ? of_x : scale.scale * of_x, sums[column]);
      if (has_offset) total = fma(scale.offset, floats(record.sum[of]), total);
      sums[column] = total;
    }
  }
}

// Adds the products of a column's dequantised weights with the activations of each row to its sums.
template <int ROWS>
INLINE void add_widened(const Column& column, const float* const x[ROWS], floats sums[ROWS]) {
  Scales scales[2];
  UNROLL for (int of = 0; of < kBlock / group; of++) scales[of] = scales_of(column, of);
  // Two sums for each row, so that an addition need not wait for the one before it.
  floats totals[ROWS][2];
  UNROLL for (int row = 0; row < ROWS; row++) totals[row][0] = sums[row], totals[row][1] = floats(0);
  UNROLL for (int quad = 0; quad < kQuads; quad++) {
    const Scales& scale = scales[quad * kQuad / group];
    // LLVM would unpack later quads before this one is done with, and have no registers for their levels: 1.3 times of the time.
    if (ROWS > 1) __asm__ volatile("" ::: "memory");
    ints four = (ints)unpacked(column, quad);
    UNROLL for (int input = 0; input < kQuad; input++) {
      ints level = (four >> (8 * input)) & 0xFF;
      if (zero) level -= zero;
      floats weight = to_floats(level);
      if (has_offset)
        weight = fma(weight, scale.scale, scale.offset);
      else if (scale_kind != kOutput)
        weight *= scale.scale;
      UNROLL for (int row = 0; row < ROWS; row++)
        totals[row][input % 2] = fma(weight, floats(x[row][kQuad * quad + input]), totals[row][input % 2]);
    }
  }
  UNROLL for (int row = 0; row < ROWS; row++) sums[row] = totals[row][0] + totals[row][1];
}

// Those of a strip's register, where outputs have them: a strip ends with those.
INLINE floats output_scales(const uint8_t* strip_end, int part) { return load<floats>(strip_end - 4 * (kStrip - LANES * part)); }

INLINE int64_t strips_of(const Call& call) { return ceiling(call.result_sizes(0)[1], kStrip); }

INLINE const uint8_t* matrix_of(const Call& call, Rows rows) {
  return call.argument<uint8_t>(1) + rows.matrix * strips_of(call) * call.sizes(1)[1];
}

// Some rows from `row` on times the outputs of some strips of a matrix from `strip` on.
template <int STRIPS, int ROWS>
__attribute__((noinline)) void tile(const Call& call, const uint8_t* matrix, int64_t strip, int64_t row) {
  constexpr int kParts = kStrip / LANES, kPlaces = STRIPS * kParts, kTogether = LANES == 16 ? STRIPS : 1;
  int64_t inputs = call.sizes(0)[1], stride = call.sizes(1)[1], outputs = call.result_sizes(0)[1], blocks = inputs / kBlock;
  const uint8_t* weights[STRIPS];
  UNROLL for (int number = 0; number < STRIPS; number++)
    weights[number] = matrix + (strip + number) * stride;
  const float* x[ROWS];
  UNROLL for (int own = 0; own < ROWS; own++) x[own] = call.argument<float>(0) + (row + own) * inputs;
  floats sums[kPlaces][ROWS] = {};
  for (int64_t block = 0; block < blocks; block++) {
    int64_t unit = block / unit_blocks(), number = block % unit_blocks(), of_unit = unit * unit_bytes();
    Column columns[kPlaces];
    UNROLL for (int own = 0; own < STRIPS; own++) {
      // The memory does not foresee two strips at once: the same block of the next tile is fetched.
      int bytes_of_block = unit_bytes() / unit_blocks();
      const uint8_t* next = weights[own] + block * bytes_of_block + stride * STRIPS;
      UNROLL for (int line = 0; line < bytes_of_block; line += kCacheLine) __builtin_prefetch(next + line);
      const uint8_t* start = weights[own] + of_unit;
      UNROLL for (int part = 0; part < kParts; part++)
        columns[own * kParts + part] = {start + number * block_bytes(), start, number, part};
    }
    if (has_dot) {
      Record* record = records_of(call, block, row);
      UNROLL for (int place = 0; place < kPlaces; place += kTogether) {
        Unpacked<kTogether> unpacked(columns + place);
        UNROLL for (int own = 0; own < ROWS; own++) {
          floats of_row[kTogether];
          UNROLL for (int column = 0; column < kTogether; column++) of_row[column] = sums[place + column][own];
          add_digits(unpacked, *after(record, own), of_row);
          UNROLL for (int column = 0; column < kTogether; column++) sums[place + column][own] = of_row[column];
        }
      }
    } else {
      UNROLL for (int place = 0; place < kPlaces; place++) add_widened<ROWS>(columns[place], x, sums[place]);
      UNROLL for (int own = 0; own < ROWS; own++) x[own] += kBlock;
    }
  }
  UNROLL for (int place = 0; place < kPlaces; place++) {
    int64_t output = (strip + place / kParts) * kStrip;
    int first = place % kParts * LANES;
    UNROLL for (int own = 0; own < ROWS; own++) {
      floats total = sums[place][own];
      if (scale_kind == kOutput) total *= output_scales(weights[place / kParts] + stride, place % kParts);
      store_masked(below(outputs - output, first), total, call.result<float>(0) + (row + own) * outputs + output + first);
    }
  }
}

// Some rows times the outputs of some strips of a matrix, of the blocks from `first` to `end`; added to what earlier ones have left in the result. A
// block is unpacked into registers once for all of these rows.
template <int STRIPS>
__attribute__((noinline)) void add_blocks(const Call& call, const uint8_t* matrix, int64_t strip, int64_t row, int64_t count,
                                          int64_t first, int64_t end) {
  constexpr int kParts = kStrip / LANES, kPlaces = STRIPS * kParts, kTogether = LANES == 16 ? STRIPS : 1;
  int64_t blocks = call.sizes(0)[1] / kBlock, stride = call.sizes(1)[1], outputs = call.result_sizes(0)[1];
  const uint8_t* weights = matrix + strip * stride;
  floats sums[kManyRows][kTogether];
  for (int place = 0; place < kPlaces; place += kTogether) {
    int64_t output = strip * kStrip + place * LANES;
    float* out = call.result<float>(0) + row * outputs + output;
    mask there[kTogether];
    UNROLL for (int column = 0; column < kTogether; column++) there[column] = below(outputs - output, LANES * column);
    for (int64_t own = 0; own < count; own++) {
      UNROLL for (int column = 0; column < kTogether; column++)
        sums[own][column] = load_masked<floats>(first > 0 ? there[column] : mask(false), out + own * outputs + LANES * column);
    }
    for (int64_t block = first; block < end; block++) {
      int64_t number = block % unit_blocks();
      Column columns[kTogether];
      UNROLL for (int column = 0; column < kTogether; column++) {
        const uint8_t* unit = weights + (place + column) / kParts * stride + block / unit_blocks() * unit_bytes();
        columns[column] = {unit + number * block_bytes(), unit, number, (place + column) % kParts};
      }
      Unpacked<kTogether> unpacked(columns);
      Record* record = records_of(call, block, row);
      for (int64_t own = 0; own < count; own++, record = after(record, 1)) add_digits(unpacked, *record, sums[own]);
    }
    for (int64_t own = 0; own < count; own++) {
      UNROLL for (int column = 0; column < kTogether; column++) {
        const uint8_t* strip_end = weights + ((place + column) / kParts + 1) * stride;
        floats total = sums[own][column];
        if (scale_kind == kOutput && end == blocks) total *= output_scales(strip_end, (place + column) % kParts);
        store_masked(there[column], total, out + own * outputs + LANES * column);
      }
    }
  }
}

// Many rows times the outputs of some strips of their matrix.
void multiply_many(const Call& call, Rows of, int64_t begin, int64_t end) {
  const uint8_t* matrix = matrix_of(call, of);
  int64_t blocks = call.sizes(0)[1] / kBlock;
  for (int64_t row = of.first; row < of.end; row += kManyRows) {
    int64_t count = least(of.end - row, kManyRows);
    for (int64_t first = 0; first < blocks; first += kPartBlocks) {
      int64_t last = least(first + kPartBlocks, blocks), strip = begin;
      for (; strip + kStripsTogether <= end; strip += kStripsTogether)
        add_blocks<kStripsTogether>(call, matrix, strip, row, count, first, last);
      if (strip < end) add_blocks<1>(call, matrix, strip, row, count, first, last);
    }
  }
}

// Rows are the inner loop: strips are read from memory once, and stay in the processor's first cache for all of them.
void multiply_few(const Call& call, Rows of, int64_t begin, int64_t end) {
  const uint8_t* matrix = matrix_of(call, of);
  int64_t whole = of.first + (of.end - of.first) / kRowsTogether * kRowsTogether;
  for (int64_t strip = begin; strip < end; strip += kStripsTogether) {
    int64_t last = least(strip + kStripsTogether, end);
    bool both = last == strip + kStripsTogether;
    for (int64_t row = of.first; row < whole; row += kRowsTogether) {
      both ? tile<kStripsTogether, kRowsTogether>(call, matrix, strip, row)
           : tile<1, kRowsTogether>(call, matrix, strip, row);
    }
    for (int64_t single = strip; single < last; single++) {
      int64_t row = whole;
      if (row + 2 <= of.end) tile<1, 2>(call, matrix, single, row), row += 2;
      if (row < of.end) tile<1, 1>(call, matrix, single, row);
    }
  }
}

INLINE bool has_many(int64_t rows) { return has_dot && rows >= kLeastMany; }

// Strips in a task.
INLINE int64_t together(const Call& call) { return stacked || has_many(call.sizes(0)[0]) ? kStripsTogether : 1; }

}  // namespace

static Plan plan(const Call& call) {
  int64_t rows = call.sizes(0)[0], inputs = call.sizes(0)[1], parts = ceiling(strips_of(call), together(call));
  return {parts * matrices_with_rows(call), inputs * kStrip * together(call), has_dot ? rows : 0, inputs};
}

static void prepare(const Call& call, int64_t begin, int64_t end) {
  using Floats = Vector<float, 16>;
  using Ints = Vector<int32_t, 16>;
  // Of three digits a little below 127 * 65536 + 127 * 256 + 127, so that a rounding never reaches a fourth one.
  float most = digits == 3 ? 8355700 : digits == 2 ? 127 * 256 + 127 : 127;
  constexpr uint32_t kTiny = 0x0D800000, kInfinite = 0x7F800000;  // the bits of 2^-100, and of infinity; above are those of NaN
  int64_t blocks = call.sizes(0)[1] / kBlock;
  const float* x = call.argument<float>(0) + begin * blocks * kBlock;
  for (int64_t place = begin * blocks; place < end * blocks; place++, x += kBlock) {
    Record* record = records_of(call, place % blocks, place / blocks);
    Floats halves[2] = {load<Floats>(x), load<Floats>(x + 16)};
    using Bits = Vector<uint32_t, 16>;
    uint32_t largest = __builtin_reduce_max(
        __builtin_elementwise_max((Bits)halves[0] & 0x7FFFFFFF, (Bits)halves[1] & 0x7FFFFFFF));
    bool finite = largest < kInfinite, nothing = largest < kTiny;
    float scale = __builtin_bit_cast(float, largest) * (1 / most);
    float inverse = 1 / scale;
    record->scale = nothing ? 0 : finite ? scale : __builtin_nanf("");
    Ints usable = Ints(0) - int32_t(finite && !nothing);  // all bits of each lane, or none
    Ints upper[2], lower[2];
    UNROLL for (int half = 0; half < 2; half++) {
      Floats scaled = usable ? halves[half] * inverse : Floats(0);
      Ints rest = __builtin_convertvector(__builtin_elementwise_rint(scaled), Ints);
      // The lowest byte, read as a signed one, is the last digit; what is left without it is a multiple of 256.
      UNROLL for (int digit = 0; digit < digits; digit++) {
        auto byte = __builtin_convertvector(rest, Vector<int8_t, 16>);
        store(record->digits[digit] + 16 * half, byte);
        rest = (rest + 128) >> 8;
        if (digit == 0) lower[half] = __builtin_convertvector(byte, Ints), upper[half] = rest;
      }
    }
    auto total = [](const Ints* parts, int of) {
      return __builtin_reduce_add(group == 16 ? parts[of] : parts[0] + parts[1]);
    };
    UNROLL for (int of = 0; of < kBlock / group; of++) {
      int32_t high = total(upper, of), low = total(lower, of);
      if (has_offset) record->sum[of] = float(high * 256 + low) * record->scale;
      if (zero) record->upper[of] = digits > 1 ? high * -zero : 0, record->lower[of] = low * -zero;
    }
  }
}

static bool piece(const Call& call, int64_t begin, int64_t end) {
  for_parts(call, begin, end, [&](Rows rows, int64_t from, int64_t to) {
    int64_t first = from * together(call), last = least(to * together(call), strips_of(call));
    has_many(rows.end - rows.first) ? multiply_many(call, rows, first, last) : multiply_few(call, rows, first, last);
  });
  return true;
}
