"""Converts an unmodified PyTorch module to a pure JAX function. Besides ``lab/``, only this package imports torchax."""
