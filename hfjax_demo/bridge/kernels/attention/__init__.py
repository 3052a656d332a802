"""Attention.

transformers_interface.py  replaces the attention of a model's own code
paged.py           a cache in pages, read page by page up to the last visible position (a CPU) or gathered (a GPU)
tpu.py             a kernel for a TPU
kernel_selection.py  which of them is used, chosen when the model is loaded
dense.py           one product over all positions: the reference for the others, also used without a cache
head_sharing.py   how devices share the heads
"""
