/* Runs a product's code without XLA, so that an emulator of another processor can run it.

   stdin: six 64-bit integers (rows, inputs, outputs, stride, bytes of weights, whether activations are prepared), then the activations
   (float32) and the weights. stdout: the result (float32). The record is that of hfjax_demo/bridge/kernels/machine_code/handler.py. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void piece(void *work, int64_t begin, int64_t end);
void prepare(void *work, int64_t begin, int64_t end) __attribute__((weak));

static void *get(size_t bytes) {
    void *room = calloc(bytes + 64, 1);
    if (fread(room, 1, bytes, stdin) != bytes) exit(2);
    return room;
}

int main(void) {
    int64_t *head = get(6 * sizeof *head);
    int64_t rows = head[0], inputs = head[1], outputs = head[2];
    void *x = get(4 * rows * inputs), *weights = get(head[4]);
    float *result = calloc(rows * outputs, sizeof *result);
    int64_t work[17] = {0};
    work[5] = (intptr_t)x;
    work[6] = (intptr_t)weights;
    work[7] = (intptr_t)calloc(rows * inputs, 4);
    work[8] = (intptr_t)result;
    work[9] = rows;
    work[10] = inputs;
    work[11] = outputs;
    work[12] = head[3];
    if (head[5]) prepare(work, 0, rows);
    piece(work, 0, (outputs + 15) / 16);
    fwrite(result, sizeof *result, rows * outputs, stdout);
    return 0;
}
