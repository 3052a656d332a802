"""Torch operators as JAX functions ("lowerings"), where torchax has none, or one that XLA runs slowly.

layers.py       linear layers, embeddings, activations, and the grouped product of mixture-of-experts layers
convolving.py   a convolution of pictures, by our own code or XLA's
normalizing.py  group norm and layer norm, by our own code or XLA's
pictures.py     convolution, repeated pixels and attention of picture models
sequences.py    convolution over tokens, and states that are changed in place

A torch module that runs through torchax calls these without knowing of them.
"""
