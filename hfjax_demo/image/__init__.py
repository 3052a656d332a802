"""The image engine: an unmodified diffusers pipeline whose modules run as jitted JAX functions."""
