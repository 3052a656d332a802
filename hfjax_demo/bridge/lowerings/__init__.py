"""Torch operators as JAX functions ("lowerings") that torchax lacks, or implements in a form that is slow in XLA.

layers.py       linear layers, embeddings, activations, and the grouped product of mixture-of-experts layers
convolution.py   2-D convolution, by a kernel of this program or XLA's
normalization.py  group norm and layer norm, by a kernel of this program or XLA's
images.py     convolution, nearest-neighbor upsampling and attention of image models
sequences.py    convolution over tokens, and states that are changed in place

A torch module that runs through torchax uses these without changes.
"""
