"""From an unmodified PyTorch module to a pure JAX function. Nothing else in the program imports torchax, save ``lab/``."""
