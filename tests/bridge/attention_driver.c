/* Runs decode attention's code without XLA, so that an emulator of another processor can run it.

   stdin: six 64-bit integers (rows, key and value heads, query heads of each, head_dim, head_dim of the values, positions), then queries
   (float32), mask (bytes), bounds (32-bit integers), and the keys of each row, then the values of each row. stdout: the result (float32).
   The record is that of hfjax_demo/bridge/kernels/machine_code/handler.py, the buffers are those of XLA's xla/ffi/api/c_api.h. */

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

static Buffer *buffer(size_t item, int64_t rank, int64_t a, int64_t b, int64_t c, int64_t d) {
    Buffer *made = calloc(1, sizeof *made);
    int64_t sizes[4] = {a, b, c, d}, count = 1;
    made->rank = rank;
    made->dims = calloc(4, sizeof *made->dims);
    for (int i = 0; i < rank; i++) count *= made->dims[i] = sizes[i];
    made->data = item ? get(item * count) : NULL;
    return made;
}

int main(void) {
    int64_t *head = get(6 * sizeof *head);
    int64_t rows = head[0], kv_heads = head[1], heads = head[2], positions = head[5];
    Buffer **given = calloc(4 + 2 * rows, sizeof *given);
    given[0] = buffer(4, 4, rows, kv_heads, heads, head[3]);
    given[1] = buffer(1, 2, rows, positions, 0, 0);
    given[2] = buffer(4, 2, rows, 2, 0, 0);
    given[3] = buffer(0, 1, 1, 0, 0, 0);
    for (int64_t row = 0; row < rows; row++) given[4 + row] = buffer(4, 3, kv_heads, positions, head[3], 0);
    for (int64_t row = 0; row < rows; row++) given[4 + rows + row] = buffer(4, 3, kv_heads, positions, head[4], 0);
    float *result = calloc(rows * kv_heads * heads * head[4], sizeof *result);
    int64_t work[16] = {0};
    work[5] = (intptr_t)given[0]->data;
    work[6] = (intptr_t)given;
    work[7] = (intptr_t)calloc(rows * kv_heads * heads * 2, sizeof *result);
    work[8] = (intptr_t)result;
    piece(work, 0, rows * kv_heads);
    fwrite(result, sizeof *result, rows * kv_heads * heads * head[4], stdout);
    return 0;
}
