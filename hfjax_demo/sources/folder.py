"""Models in local folders, and what a folder must hold to be one."""

from __future__ import annotations

import json
from pathlib import Path

from ..catalog import FolderSource
from ..errors import InvalidModelFolder

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


def fetch(source: FolderSource) -> Path:
    """The folder itself, checked.

    Raises:
        InvalidModelFolder: it is no folder, or no model that can be loaded.
    """
    path = source.path.expanduser().resolve()
    fault = find_fault(path)
    if fault is not None:
        raise InvalidModelFolder(fault)
    return path


def local_path(source: FolderSource) -> Path | None:
    """The folder if :func:`fetch` would accept it, else None."""
    path = source.path.expanduser().resolve()
    return path if find_fault(path) is None else None


def find_fault(path: Path) -> str | None:
    """What keeps the folder from being a text model, as a sentence that says what to do; None if nothing does.

    Asks for a ``config.json`` with a ``model_type``, safetensors weights with every shard the index names, and a
    tokenizer. Contents of weights are not read.
    """
    if not path.is_dir():
        return f"There is no folder {path}; check the path."
    config_fault = _config_fault(path)
    if config_fault is not None:
        return config_fault

    weights_fault = _weights_fault(path)
    if weights_fault is not None:
        return weights_fault

    if not any((path / name).is_file() for name in TOKENIZER_FILES):
        return f"{path} has no tokenizer; copy tokenizer.json and tokenizer_config.json of the model into it."
    return None


def _config_fault(path: Path) -> str | None:
    config = path / "config.json"
    if not config.is_file():
        if (path / "model_index.json").is_file():
            return f"{path} holds a diffusers pipeline; choose a folder with a text model."
        if any(path.glob("*.gguf")):
            return (
                f"{path} holds a GGUF file only; load it once with transformers' from_pretrained(folder, gguf_file=…) "
                "and save_pretrained it as safetensors, then give that folder."
            )
        return f"{path} has no config.json; give a folder that save_pretrained has written."
    try:
        content = json.loads(config.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return f"{config} cannot be read as JSON; copy it again from where the model came from."
    if not isinstance(content, dict) or not isinstance(content.get("model_type"), str):
        return f"{config} names no model_type; give the config.json that transformers wrote for the model."
    return None


def _weights_fault(path: Path) -> str | None:
    index = path / INDEX_FILE
    if index.is_file():
        try:
            shards = set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return f"{index} cannot be read; copy it again from where the model came from."
        missing = sorted(str(name) for name in shards if not (path / str(name)).is_file())
        if missing:
            return f"{path} lacks {missing[0]} of {len(shards)} weight files; copy the missing ones into it."
        return None
    if any(path.glob("*.safetensors")):
        return None
    if any(path.glob("*.bin")) or any(path.glob("*.pt")) or any(path.glob("*.pth")):
        return (
            f"{path} holds pickled weights and only safetensors are read here; load it once with transformers and "
            "save_pretrained it into a new folder, then give that folder."
        )
    return f"{path} holds no weights; add the model's .safetensors files."
