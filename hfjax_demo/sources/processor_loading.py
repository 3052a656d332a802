"""Load a model's processor: chat template, image tokens and image preprocessing. Code in the model's folder is not run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from transformers import AutoConfig, AutoImageProcessor, AutoTokenizer, ProcessorMixin
from transformers.models.auto.processing_auto import PROCESSOR_MAPPING, processor_class_from_name

from .pipeline import read_index


def accept_missing_components(cls: Any) -> Any:
    """Return a subclass of a processor class that accepts None for its components, such as the video processor."""

    class Still(cls):  # type: ignore[misc]
        def check_argument_for_proper_class(self, argument_name: str, argument: Any) -> Any:
            return None if argument is None else super().check_argument_for_proper_class(argument_name, argument)

    Still.__name__ = cls.__name__
    return Still


def read_processor(folder: Path, class_name: str | None = None) -> Any:
    """Load the processor of a model's folder for text and images only; video and audio would require more libraries.

    ``class_name`` is a processor class of transformers, for a folder that does not name one.

    Raises:
        OSError, ValueError, KeyError, ImportError: the folder has no processor, or requires a library that is not installed.
    """
    described, _ = ProcessorMixin.get_processor_dict(folder)
    name = class_name or described.get("processor_class")
    found: Any = processor_class_from_name(name) if name else None
    cls: Any = found or PROCESSOR_MAPPING[type(AutoConfig.from_pretrained(folder, trust_remote_code=False))]
    pictures: Any = AutoImageProcessor
    made: dict[str, Callable[[], Any]] = {
        "tokenizer": lambda: AutoTokenizer.from_pretrained(folder, trust_remote_code=False),
        "image_processor": lambda: pictures.from_pretrained(folder, trust_remote_code=False, backend="pil"),
    }
    parts = [made[part]() if part in made else None for part in cls.get_attributes()]
    return accept_missing_components(cls).from_args_and_dict(parts, described)


def read_pipeline_processors(folder: Path) -> dict[str, Any]:
    """Load the components of a pipeline's folder that are processors of text and images, by component name.

    Raises:
        ModelFolderProblem: see :func:`.pipeline.read_index`.
        OSError, ValueError, KeyError, ImportError: see :func:`read_processor`.
    """
    return {
        component.name: read_processor(folder / component.name, component.class_name)
        for component in read_index(folder)
        if component.library == "transformers" and _is_processor(component.class_name)
    }


def _is_processor(class_name: str) -> bool:
    found: Any = processor_class_from_name(class_name)  # also finds classes that are not processors
    return isinstance(found, type) and issubclass(found, ProcessorMixin)
