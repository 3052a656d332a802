// How the work of a custom call is spread over XLA's threads: the half that all kernels share.
//
// `handler` is a custom call of XLA's foreign function interface. It cuts the work into pieces: first those that prepare rows, if there
// are any, then tasks. Any thread of XLA's that comes claims pieces, one at a time, from a counter in a record on the heap; the calling
// thread is one of them, and waits in the end for pieces that others have claimed and not finished. So nobody waits for a thread that
// comes late and finds nothing left, no thread pool is too small, and the last thread that looks at the record frees it. A thread that
// has claimed tasks waits until all rows are prepared, by threads that are at it: pieces are claimed in order. Where there is no memory
// for the record or for a piece, the call fails, and XLA tells whoever runs the program.
//
// A kernel includes this file and defines `plan`, `piece` and, if it prepares rows, `prepare`.
#pragma once

#include <stdint.h>

#include "vectors.h"
#include "xla/ffi/api/c_api.h"

extern "C" {
void* malloc(size_t);
void free(void*);
int sched_yield(void);
}

namespace {

inline int64_t ceiling(int64_t a, int64_t b) { return (a + b - 1) / b; }
inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
inline int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
// A number up to a multiple of so many.
inline int64_t whole(int64_t a, int64_t of) { return ceiling(a, of) * of; }

}  // namespace

// What a custom call was given and what it is to fill in: a copy of what XLA says of the arrays, so that a thread that helps finds it in
// the record and does not follow XLA's pointers into the caller's cache.
struct Call {
  static constexpr int64_t kArguments = 6, kResults = 3, kRank = 4;  // at most
  struct Array {
    void* data;
    int64_t sizes[kRank];
    void set(const XLA_FFI_Buffer& buffer) {
      data = buffer.data;
      for (int64_t axis = 0; axis < least(buffer.rank, kRank); axis++) sizes[axis] = buffer.dims[axis];
    }
  };
  Array results[kResults];
  Array arguments[kArguments];

  template <class T>
  const T* argument(int64_t index) const {
    return static_cast<const T*>(arguments[index].data);
  }
  template <class T>
  T* result(int64_t index) const {
    return static_cast<T*>(results[index].data);
  }
  const int64_t* sizes(int64_t index) const { return arguments[index].sizes; }
  const int64_t* result_sizes(int64_t index) const { return results[index].sizes; }
};

struct Plan {
  int64_t tasks;      // that may be done in any order, at least 1
  int64_t task_cost;  // multiplications in one, at least 1
  int64_t rows = 0;   // to be prepared before any task
  int64_t row_cost = 1;
};

static Plan plan(const Call& call);
static void prepare(const Call& call, int64_t begin, int64_t end);
// Does the tasks from `begin` to `end`; false where there is no memory for them.
static bool piece(const Call& call, int64_t begin, int64_t end);

// Memory of a piece's own, from where a line of the cache begins.
struct Room {
  explicit Room(int64_t size) : got(size ? static_cast<char*>(malloc(size + kCacheLine)) : nullptr) {}
  ~Room() { free(got); }
  Room(const Room&) = delete;
  bool missing() const { return got == nullptr; }
  template <class T>
  T* start() const {
    return reinterpret_cast<T*>((reinterpret_cast<uintptr_t>(got) + kCacheLine) & -kCacheLine);
  }
  char* got;
};

namespace {

// Multiplications in a piece, at least: below that, claiming a piece is no longer cheap beside computing it.
constexpr int64_t kLeastCost = 16 * 1024;
constexpr int64_t kLeastRowCost = 16 * 1024;

struct Work {
  int64_t claimed, finished, prepared;  // pieces; atomic
  int64_t threads;                      // that still look at this; atomic
  int64_t failed;                       // there was no memory for a piece; atomic
  char apart[kCacheLine];               // what threads change from what all of them read
  int64_t tasks, pieces, tasks_each;  // in a piece
  int64_t rows, row_pieces, rows_each;
  Call call;
};

// Claims pieces and does them until there are none.
void share(Work* work) {
  for (;;) {
    int64_t claimed = __atomic_fetch_add(&work->claimed, 1, __ATOMIC_RELAXED);
    int64_t index = claimed - work->row_pieces;
    if (index < 0) {
      int64_t begin = claimed * work->rows_each;
      prepare(work->call, begin, least(begin + work->rows_each, work->rows));
      __atomic_fetch_add(&work->prepared, 1, __ATOMIC_RELEASE);
      continue;
    }
    if (index >= work->pieces) return;
    while (__atomic_load_n(&work->prepared, __ATOMIC_ACQUIRE) < work->row_pieces) sched_yield();
    int64_t begin = index * work->tasks_each;
    if (!piece(work->call, begin, least(begin + work->tasks_each, work->tasks)))
      __atomic_store_n(&work->failed, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&work->finished, 1, __ATOMIC_RELEASE);
  }
}

// The last thread that looks at the work frees it.
void leave(Work* work) {
  if (__atomic_fetch_sub(&work->threads, 1, __ATOMIC_ACQ_REL) == 1) free(work);
}

void help(void* work) {
  share(static_cast<Work*>(work));
  leave(static_cast<Work*>(work));
}

// Whether one of XLA's functions succeeded; its error, if any, is thrown away.
bool succeeded(const XLA_FFI_Api* api, XLA_FFI_Error* error) {
  if (error == nullptr) return true;
  XLA_FFI_Error_Destroy_Args destroying = {XLA_FFI_Error_Destroy_Args_STRUCT_SIZE, nullptr, error};
  api->XLA_FFI_Error_Destroy(&destroying);
  return false;
}

XLA_FFI_Error* no_memory(const XLA_FFI_Api* api) {
  XLA_FFI_Error_Create_Args creating = {XLA_FFI_Error_Create_Args_STRUCT_SIZE, nullptr,
                                        "out of memory for what a product of numbers needs",
                                        XLA_FFI_Error_Code_RESOURCE_EXHAUSTED};
  return api->XLA_FFI_Error_Create(&creating);
}

}  // namespace

extern "C" XLA_FFI_Error* handler(XLA_FFI_CallFrame* frame) {
  if (frame->extension_start != nullptr) {  // XLA asks once which version of its interface this speaks
    XLA_FFI_Metadata* metadata = reinterpret_cast<XLA_FFI_Metadata_Extension*>(frame->extension_start)->metadata;
    metadata->api_version.major_version = XLA_FFI_API_MAJOR;
    metadata->api_version.minor_version = XLA_FFI_API_MINOR;
    metadata->traits = 0;
    return nullptr;
  }
  const XLA_FFI_Api* api = frame->api;
  Work* work = static_cast<Work*>(malloc(sizeof(Work)));
  if (work == nullptr) return no_memory(api);
  Call& call = work->call;
  for (int64_t index = 0; index < least(frame->args.size, Call::kArguments); index++)
    call.arguments[index].set(*static_cast<XLA_FFI_Buffer*>(frame->args.args[index]));
  for (int64_t index = 0; index < least(frame->rets.size, Call::kResults); index++)
    call.results[index].set(*static_cast<XLA_FFI_Buffer*>(frame->rets.rets[index]));
  Plan planned = plan(call);

  int64_t threads = 1;
  XLA_FFI_ThreadPool_NumThreads_Args asking = {XLA_FFI_ThreadPool_NumThreads_Args_STRUCT_SIZE, nullptr, frame->ctx, &threads};
  succeeded(api, api->XLA_FFI_ThreadPool_NumThreads(&asking));

  // Four pieces a thread, so that one that starts late or is held up does not keep the others waiting for long.
  int64_t wanted = threads <= 1 ? 1 : 4 * threads;
  int64_t tasks_each = most(ceiling(planned.tasks, wanted), most(kLeastCost / planned.task_cost, 1));
  int64_t rows_each = most(ceiling(planned.rows, threads), most(kLeastRowCost / planned.row_cost, 1));
  work->claimed = work->finished = work->prepared = work->failed = 0;
  work->tasks = planned.tasks;
  work->tasks_each = tasks_each;
  work->pieces = ceiling(planned.tasks, tasks_each);
  work->rows = planned.rows;
  work->rows_each = rows_each;
  work->row_pieces = ceiling(planned.rows, rows_each);
  int64_t pieces = work->pieces, helpers = least(threads, most(pieces, work->row_pieces)) - 1;
  work->threads = helpers + 1;

  XLA_FFI_ThreadPool_Schedule_Args calling = {XLA_FFI_ThreadPool_Schedule_Args_STRUCT_SIZE, nullptr, frame->ctx, help, work};
  for (int64_t called = 0; called < helpers; called++)
    if (!succeeded(api, api->XLA_FFI_ThreadPool_Schedule(&calling))) leave(work);
  share(work);
  while (__atomic_load_n(&work->finished, __ATOMIC_ACQUIRE) < pieces) sched_yield();
  bool failed = __atomic_load_n(&work->failed, __ATOMIC_RELAXED) != 0;
  leave(work);
  return failed ? no_memory(api) : nullptr;
}
