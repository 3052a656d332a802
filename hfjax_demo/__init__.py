"""Chat with Hugging Face text models and draw with diffusers, their unmodified PyTorch code executed by JAX."""

__version__ = "0.1.0"
