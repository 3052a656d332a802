"""A model's own processor: chat template, image tokens, and pictures as its encoder takes them. No code of the folder is run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from transformers import AutoConfig, AutoImageProcessor, AutoTokenizer, ProcessorMixin
from transformers.models.auto.processing_auto import PROCESSOR_MAPPING, processor_class_from_name


def read_processor(folder: Path) -> Any:
    """The processor of a model's folder, with what it needs for text and pictures alone: films and sounds want other libraries.

    Pillow and NumPy prepare pictures.

    Raises:
        OSError, ValueError, KeyError, ImportError: the folder has none, or it wants a library that is not here.
    """
    described, _ = ProcessorMixin.get_processor_dict(folder)
    name = described.get("processor_class")
    config = AutoConfig.from_pretrained(folder, trust_remote_code=False)
    found: Any = processor_class_from_name(name) if name else None
    cls: Any = found or PROCESSOR_MAPPING[type(config)]

    class Still(cls):  # type: ignore[misc]
        def check_argument_for_proper_class(self, argument_name: str, argument: Any) -> Any:
            return None if argument is None else super().check_argument_for_proper_class(argument_name, argument)

    Still.__name__ = cls.__name__
    made = {
        "tokenizer": lambda: AutoTokenizer.from_pretrained(folder, trust_remote_code=False),
        "image_processor": lambda: AutoImageProcessor.from_pretrained(folder, trust_remote_code=False, backend="pil"),
    }
    parts = [made[part]() if part in made else None for part in cls.get_attributes()]
    return Still.from_args_and_dict(parts, described)
