"""Torch operators as JAX functions ("lowerings") that torchax lacks, or implements in a form that is slow in XLA."""
