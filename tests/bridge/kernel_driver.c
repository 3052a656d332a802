/* Calls a kernel's handler as XLA would with a single thread, so that an emulator of another processor can run it, or a sanitizer.
   With the argument "guarded" a page that nobody may touch follows each array.

   stdin: two 64-bit integers (arguments and results); then of each argument and result seven 64-bit integers (bytes of an item,
   dimensions, five sizes), and behind those of an argument its items. stdout: the first result. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "xla/ffi/api/c_api.h"

XLA_FFI_Error *handler(XLA_FFI_CallFrame *frame);

static XLA_FFI_Error *one_thread(XLA_FFI_ThreadPool_NumThreads_Args *asked) {
    *asked->num_threads = 1;
    return NULL;
}

static XLA_FFI_Error *failed(XLA_FFI_Error_Create_Args *why) {
    fprintf(stderr, "%s\n", why->message);
    exit(3);
}

static void get(void *into, size_t bytes) {
    if (fread(into, 1, bytes, stdin) != bytes) exit(2);
}

static int guarded;

static void *array(size_t bytes) {
    size_t page = 65536, whole = (bytes + page - 1) / page * page;
    char *room = mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED || (guarded && mprotect(room + whole, page, PROT_NONE))) exit(4);
    memset(room, 0xFF, whole); /* no number */
    return room + whole - bytes;
}

static void **buffers(int64_t count, size_t *first_bytes, int given) {
    void **made = calloc(count + 1, sizeof *made);
    for (int64_t place = 0; place < count; place++) {
        int64_t *head = malloc(7 * sizeof *head);
        get(head, 7 * sizeof *head);
        XLA_FFI_Buffer *own = calloc(1, sizeof *own);
        size_t bytes = head[0];
        own->rank = head[1];
        own->dims = head + 2;
        for (int64_t size = 0; size < own->rank; size++) bytes *= own->dims[size];
        own->data = array(bytes);
        if (given) get(own->data, bytes);
        if (!place) *first_bytes = bytes;
        made[place] = own;
    }
    return made;
}

int main(int count, char **words) {
    int64_t counts[2];
    size_t bytes = 0;
    XLA_FFI_Api api = {0};
    XLA_FFI_CallFrame frame = {0};
    api.XLA_FFI_ThreadPool_NumThreads = one_thread;
    api.XLA_FFI_Error_Create = failed;
    guarded = count > 1 && !strcmp(words[1], "guarded");
    get(counts, sizeof counts);
    frame.api = &api;
    frame.args.size = counts[0];
    frame.args.args = buffers(counts[0], &bytes, 1);
    frame.rets.size = counts[1];
    frame.rets.rets = buffers(counts[1], &bytes, 0);
    handler(&frame);
    fwrite(((XLA_FFI_Buffer *)frame.rets.rets[0])->data, 1, bytes, stdout);
    return 0;
}
