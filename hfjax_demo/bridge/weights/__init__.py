"""How the weights of a model are stored: in which precision, and in which format.

precision.py   what a model's weights are rounded to and what it computes in, for the precision that it is asked for in
formats.py     the formats of a weight matrix, exact and rounding ones: how it is stored, multiplied and looked up in
"""
