"""Chat with Hugging Face text models and make images with diffusers; JAX executes their unmodified PyTorch code.

For programs and notebooks, :func:`load` returns a model as an object; importing this package alone imports nothing else.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .library.answers import Answer
    from .library.model import Model, load

__all__ = ["Answer", "Model", "load"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(importlib.import_module(".library.model", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
