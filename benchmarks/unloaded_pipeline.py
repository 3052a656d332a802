"""A pipeline of which nothing but the configurations are there: its modules have shapes, and no numbers or memory for them.

Its own call runs nevertheless, on modules that give zeros for whatever they are asked: so it says itself which programs it wants,
with which arguments.
"""

from __future__ import annotations

import importlib
import inspect
import json
import warnings
from pathlib import Path
from typing import Any

import torch

from hfjax_demo.bridge.outline import outline
from hfjax_demo.errors import InvalidModelFolder, first_line
from hfjax_demo.image.components import (
    AUTOENCODERS,
    CONTROL_NET,
    DENOISERS,
    DTYPES,
    TEXT_ENCODERS,
    quiet_diffusers,
)

MODULES = (*TEXT_ENCODERS, *DENOISERS, *AUTOENCODERS, CONTROL_NET)


def unloaded_pipeline(folder: Path, name: str, dtype: str) -> Any:
    """The pipeline whose configurations are in a folder, as ``save_pretrained`` leaves them; weights are not looked for.

    Args:
        name: what people call the model, for messages.
        dtype: "float32", "bfloat16" or "float16", of the modules.

    Returns:
        A pipeline of diffusers, its modules on the meta device. Safety checkers and picture encoders are left out.

    Raises:
        InvalidModelFolder: the configurations are not all there.
    """
    quiet_diffusers()
    try:
        return _assembled(folder, dtype)
    except (AttributeError, ImportError, KeyError, OSError, TypeError, ValueError) as error:
        raise InvalidModelFolder(
            f"{name} is no pipeline of known components ({first_line(error)}); give another model."
        ) from error


def _assembled(folder: Path, dtype: str) -> Any:
    import diffusers  # here, not above: a chat program would wait for it and never use it

    index = json.loads((folder / "model_index.json").read_text(encoding="utf-8"))
    pipeline = getattr(diffusers, index["_class_name"])
    components: dict[str, Any] = {}
    library: str
    class_name: str | None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)  # diffusers' advice to whoever published the configuration
        for part, described in index.items():
            if not isinstance(described, list):
                continue
            library, class_name = described
            wanted = part in MODULES or part.startswith(("tokenizer", "scheduler"))
            components[part] = _component(folder, part, library, class_name, dtype) if wanted and class_name else None
        if "requires_safety_checker" in index:
            components["requires_safety_checker"] = False
        optional = {part: None for part in ("safety_checker", "feature_extractor") if _takes(pipeline, part)}
        return pipeline(**optional, **{key: value for key, value in components.items() if key not in optional})


def _takes(pipeline: Any, part: str) -> bool:
    return part in inspect.signature(pipeline.__init__).parameters


def _component(folder: Path, part: str, library: str, class_name: str, dtype: str) -> Any:
    if library not in ("diffusers", "transformers"):
        raise ValueError(f"{part} is of {library}")
    made = getattr(importlib.import_module(library), class_name)
    if part not in MODULES:
        return made.from_pretrained(folder / part)
    if library == "diffusers":
        config = made.load_config(folder / part)
        return outline(lambda: made.from_config(config)).to(DTYPES[dtype])
    settings = made.config_class.from_pretrained(folder / part)
    module: torch.nn.Module = outline(lambda: made(settings)).to(DTYPES[dtype])
    return module
