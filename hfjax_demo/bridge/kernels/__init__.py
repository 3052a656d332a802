"""Kernels written for this program, for computations that XLA does more slowly, or not at all.

attention/           attention over the KV caches of several conversations of different lengths
decode_attention/    the same for one query per conversation, on a CPU
dense_attention/     attention of many queries to all keys, on a CPU
dense_product/       products of many rows, or of bfloat16 values, on a CPU
direct_convolution/  2-D convolution, on a CPU
normalization/       group norm with SiLU, and layer norm, on a CPU
uncached_attention.py   attention without a cache, for image models and text encoders
skinny_gemm/         products with stored weights, on a CPU
machine_code/        compiles the C++ code of six of them, and registers it with XLA
cache_rows.py         the storage of keys and values in a CPU's KV cache
custom_calls.py      the custom calls that a stored program may refer to

:mod:`hfjax_demo.bridge.lowerings` and :mod:`hfjax_demo.bridge.weight_files` use them to replace torch's operators.
"""
