"""Chat with Hugging Face text models and make images with diffusers; JAX executes their unmodified PyTorch code."""

__version__ = "0.1.0"
