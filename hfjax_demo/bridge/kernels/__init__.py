"""Computations written for this program because XLA has no form of them that is as quick, or none at all.

attention.py         attention over the cache of several conversations, each of its own length
whole_attention.py   attention without a cache, as picture models and text encoders call it
skinny_gemm/         products with stored weights, on a CPU
reading.py           nothing but reading, to know how quick memory is

:mod:`hfjax_demo.bridge.lowerings` and :mod:`hfjax_demo.bridge.weights` put them in the place of torch's operators.
"""
