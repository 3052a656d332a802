"""Computations written for this program because XLA has no form of them that is as quick, or none at all.

attention/           attention over the cache of several conversations, each of its own length
decode_attention/    the same of one query a conversation, on a CPU
dense_attention/     attention of many queries to all keys, on a CPU
dense_product/       products of many rows, or of bfloat16 numbers, on a CPU
direct_convolution/  convolution of pictures, on a CPU
normalization/       group norm with SiLU, and layer norm, on a CPU
whole_attention.py   attention without a cache, as picture models and text encoders call it
skinny_gemm/         products with stored weights, on a CPU
machine_code/        how the code of six of them, in C++ files, is made and run by XLA
kept_rows.py         how a cache keeps keys and values
custom_calls.py      what a stored program may need of them
reading.py           nothing but reading, to know how quick memory is

:mod:`hfjax_demo.bridge.lowerings` and :mod:`hfjax_demo.bridge.weights` put them in the place of torch's operators.
"""
