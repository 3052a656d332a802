// Reads memory and does nothing else, for :mod:`.reading`: the exclusive or of everything, so that no reading can be left out.
#include <stdint.h>

using Numbers = uint64_t __attribute__((ext_vector_type(8)));

struct __attribute__((packed, may_alias)) Unaligned {
  Numbers value;
};

constexpr int kTogether = 8;  // readings that are under way at once

// `size`: bytes, a multiple of 512. `result`: 64 bytes.
extern "C" void read(const Unaligned* numbers, int64_t size, Unaligned* result) {
  Numbers found[kTogether] = {};
  for (int64_t at = 0; at < size / int64_t(sizeof(Numbers)); at += kTogether) {
    _Pragma("clang loop unroll(full)") for (int own = 0; own < kTogether; own++) found[own] ^= numbers[at + own].value;
  }
  Numbers total = found[0];
  for (int own = 1; own < kTogether; own++) total ^= found[own];
  result->value = total;
}
