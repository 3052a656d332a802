"""Which files of a folder hold a model's weights, in the order in which libraries look for them, and how numbers lie in them.

transformers takes ``model.safetensors`` before an index of shards that may lie beside it, diffusers the index before the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

SINGLE, INDEX = "model.safetensors", "model.safetensors.index.json"

OPENED = frozenset({"fp8", "mxfp4"})
"""Methods of quantisation of which transformers makes plain numbers where it has no GPU."""


def entry(names: Iterable[str], config: Mapping[str, Any] | None = None) -> str | None:
    """The file that transformers begins with, the weights themselves or an index of them; None if there is none.

    Args:
        names: of the files of the folder.
        config: its ``config.json``, which may name the file.
    """
    stated = (config or {}).get("transformers_weights")
    for name in [stated] if isinstance(stated, str) else [SINGLE, INDEX]:
        if name in names and name.endswith((".safetensors", ".safetensors.index.json")):
            return name
    return None


def read_config(folder: Path) -> Mapping[str, Any]:
    """A folder's ``config.json``; nothing where it cannot be read, which whoever loads the folder will say."""
    try:
        content = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def shards(index: Path) -> dict[str, Path]:
    """The file of each weight that an index names.

    Raises:
        OSError, ValueError, KeyError, TypeError, AttributeError: it cannot be read.
    """
    names = json.loads(index.read_text(encoding="utf-8"))["weight_map"]
    return {weight: index.parent / name for weight, name in names.items()}


def weight_files(folder: Path) -> list[Path]:
    """The files whose weights transformers reads; none where it reads none of safetensors.

    Raises:
        OSError, ValueError, KeyError, TypeError, AttributeError: there is an index that cannot be read.
    """
    found = entry([item.name for item in folder.iterdir()], read_config(folder))
    if found is None:
        return []
    return sorted(set(shards(folder / found).values())) if found.endswith(".json") else [folder / found]


def unread(names: Iterable[str], config: Mapping[str, Any]) -> set[str]:
    """Of the files of a repository, those that are copies of the weights in another form: shards beside the one file."""
    names = list(names)
    found = entry(names, config)
    if found is None or found.endswith(".json"):
        return set()
    return {name for name in names if name != found and name.endswith((".safetensors", ".safetensors.index.json"))}


def quantized_by(config: Mapping[str, Any], opened: Iterable[str] = OPENED) -> str | None:
    """The method by which a configuration says that the weights are quantised; None if they are plain numbers.

    Args:
        opened: methods that count as none.
    """
    parts = [config, *(part for part in config.values() if isinstance(part, dict))]
    keys = ("quantization_config", None), ("compression_config", "compressed-tensors"), ("quantization", "MLX")
    for key, unnamed in keys:
        for part in parts:
            stated = part.get(key)
            if stated is None:
                continue
            stated = stated if isinstance(stated, dict) else {}
            in_bits = "bitsandbytes" if stated.get("load_in_4bit") or stated.get("load_in_8bit") else None
            method = str(stated.get("quant_method") or unnamed or in_bits or "an unnamed method")
            if method not in opened:
                return method
    return None
