"""Models in local folders, and what a folder must hold to be one (a pipeline: :mod:`.pipeline`)."""

from __future__ import annotations

import json
from pathlib import Path

from ..catalog import BUNDLED, FolderSource, ModelKind
from ..errors import InvalidModelFolder
from . import pipeline
from .pipeline import Fault

# Any one of these is a tokenizer that transformers can load.
TOKENIZER_FILES = (
    "tokenizer.json",
    "tokenizer.model",
    "vocab.json",
    "vocab.txt",
    "spiece.model",
    "sentencepiece.bpe.model",
    "tekken.json",
)
INDEX_FILE = "model.safetensors.index.json"

NO_MODEL = Fault(
    f"is no model: it has no config.json (a text model) and no {pipeline.INDEX} (a diffusers pipeline)",
    "give a folder that save_pretrained has written",
)


def fetch(source: FolderSource, kind: ModelKind) -> Path:
    """The folder itself, checked.

    Raises:
        InvalidModelFolder: it is no folder, or no model of this kind that can be loaded.
    """
    path = source.path.expanduser().resolve()
    if not path.is_dir():
        if path.is_relative_to(BUNDLED):
            raise InvalidModelFolder(
                f"The model {path.name} is part of this program and its folder {path} is missing; get the program's "
                "repository again, whole."
            )
        raise InvalidModelFolder(f"There is no folder {path}; check the path.")
    fault = find_fault(path, kind)
    if fault is not None:
        raise InvalidModelFolder(fault.sentence(path))
    return path


def local_path(source: FolderSource, kind: ModelKind) -> Path | None:
    """The folder if :func:`fetch` would accept it, else None."""
    path = source.path.expanduser().resolve()
    return path if path.is_dir() and find_fault(path, kind) is None else None


def find_fault(path: Path, kind: ModelKind) -> Fault | None:
    """Why the folder cannot be loaded as a model of this kind; None if it can.

    A text model needs a ``config.json`` with a ``model_type``, safetensors weights with every shard that the index names,
    and a tokenizer; a pipeline needs what its ``model_index.json`` lists. The weights themselves are not read.
    """
    config_fault = _config_fault(path) if kind is ModelKind.TEXT else _pipeline_config_fault(path)
    if config_fault is not None:
        return config_fault
    if kind is ModelKind.IMAGE:
        return pipeline.find_fault(path)

    weights_fault = _weights_fault(path)
    if weights_fault is not None:
        return weights_fault

    if not any((path / name).is_file() for name in TOKENIZER_FILES):
        return Fault("has no tokenizer", "copy tokenizer.json and tokenizer_config.json of the model into it")
    return None


def _config_fault(path: Path) -> Fault | None:
    config = path / "config.json"
    if not config.is_file():
        if (path / pipeline.INDEX).is_file():
            return Fault("holds a diffusers pipeline, which makes pictures", "choose a folder with a text model")
        if any(path.glob("*.gguf")):
            return Fault(
                "holds a GGUF file only",
                "load it once with transformers' from_pretrained(folder, gguf_file=…) and save_pretrained it as "
                "safetensors, then give that folder",
            )
        return NO_MODEL
    try:
        content = json.loads(config.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Fault("cannot be read as JSON", "copy it again from where the model came from", config.name)
    if isinstance(content, dict) and "_class_name" in content and (path.parent / pipeline.INDEX).is_file():
        return Fault("is one part of a diffusers pipeline", f"give the folder {path.parent}, as an image model")
    if not isinstance(content, dict) or not isinstance(content.get("model_type"), str):
        return Fault("names no model_type", "give the config.json that transformers wrote for the model", config.name)
    return None


def _pipeline_config_fault(path: Path) -> Fault | None:
    if (path / pipeline.INDEX).is_file():
        return None
    if (path.parent / pipeline.INDEX).is_file():
        return Fault("is one part of a diffusers pipeline", f"give the folder {path.parent}")
    if (path / "config.json").is_file():
        return Fault("holds a text model", "choose a folder with a diffusers pipeline for pictures")
    if any(path.glob("*.safetensors")) or any(path.glob("*.ckpt")):
        return Fault(
            "holds a checkpoint in one file",
            "load it once with diffusers' from_single_file and save_pretrained it, then give that folder",
        )
    return NO_MODEL


def _weights_fault(path: Path) -> Fault | None:
    index = path / INDEX_FILE
    if index.is_file():
        return pipeline.index_fault(index)
    if any(path.glob("*.safetensors")):
        return None
    if any(path.glob("*.bin")) or any(path.glob("*.pt")) or any(path.glob("*.pth")):
        return Fault(
            "holds pickled weights and only safetensors are read here",
            f"if you trust where it came from, run `python -m hfjax_demo convert {path} NEW_FOLDER` and give that folder",
        )
    return Fault("holds no weights", "add the model's .safetensors files")
