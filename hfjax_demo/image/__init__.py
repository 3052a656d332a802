"""The picture engine: an unmodified diffusers pipeline whose modules run as jitted JAX functions."""
