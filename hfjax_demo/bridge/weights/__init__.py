"""How the weights of a model are stored: precision and format.

precision.py   the dtypes that a model's weights are rounded to and that it computes in, for a requested precision
formats.py     the formats of a weight matrix, exact and rounding ones: storage, product and embedding lookup
"""
