/* Runs the code of a custom call that finds its arguments in a list, an attention or a convolution, without XLA, so that an emulator
   of another processor can run it.

   stdin: six 64-bit integers (arguments, pieces of work, numbers of the result, numbers of the states, rows, numbers of a row), then
   each argument: seven 64-bit integers (bytes of an item, dimensions, five sizes) and its items. stdout: the result (float32). The
   record is that of hfjax_demo/bridge/kernels/machine_code/handler.py, the buffers are those of XLA's xla/ffi/api/c_api.h. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void piece(void *work, int64_t begin, int64_t end);

typedef struct {
    int64_t size;
    void *extension;
    int32_t dtype;
    void *data;
    int64_t rank;
    int64_t *dims;
} Buffer;

static void *get(size_t bytes) {
    void *room = calloc(bytes + 64, 1);
    if (fread(room, 1, bytes, stdin) != bytes) exit(2);
    return room;
}

static Buffer *buffer(void) {
    int64_t *head = get(7 * sizeof *head), bytes = head[0];
    Buffer *made = calloc(1, sizeof *made);
    made->rank = head[1];
    made->dims = head + 2;
    for (int place = 0; place < made->rank; place++) bytes *= made->dims[place];
    made->data = get(bytes);
    return made;
}

int main(void) {
    int64_t *head = get(6 * sizeof *head), work[17] = {0};
    Buffer **given = calloc(head[0], sizeof *given);
    for (int64_t place = 0; place < head[0]; place++) given[place] = buffer();
    float *result = calloc(head[2], sizeof *result);
    work[5] = (intptr_t)given[0]->data;
    work[6] = (intptr_t)given;
    work[7] = (intptr_t)calloc(head[3] + 1, sizeof *result);
    work[8] = (intptr_t)result;
    work[9] = head[4];
    work[12] = head[5];
    piece(work, 0, head[1]);
    fwrite(result, sizeof *result, head[2], stdout);
    return 0;
}
