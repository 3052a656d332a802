"""The same array seen from both sides: a torch tensor that torch code can use, and the JAX array inside it."""

from torchax.interop import jax_view, torch_view

__all__ = ["jax_view", "torch_view"]
