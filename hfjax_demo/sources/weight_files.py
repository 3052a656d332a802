"""Find the weight files of a folder, in the libraries' order of preference, and the quantization that a config states.

transformers prefers ``model.safetensors`` to an index of shards in the same folder; diffusers prefers the index.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from .common import ModelFolderProblem, one_line

SINGLE, INDEX = "model.safetensors", "model.safetensors.index.json"

DEQUANTIZED_METHODS = frozenset({"fp8", "mxfp4"})
"""Quantization methods whose weights transformers dequantizes if there is no GPU."""


def weights_entry_file(names: Iterable[str], config: Mapping[str, Any] | None = None) -> str | None:
    """Return the file that transformers opens first, the weights or their index; None if there is none.

    ``names`` are those of the folder's files; its ``config.json`` may name the file.
    """
    stated = (config or {}).get("transformers_weights")
    for name in [stated] if isinstance(stated, str) else [SINGLE, INDEX]:
        if name in names and name.endswith((".safetensors", ".safetensors.index.json")):
            return name
    return None


def read_config(folder: Path) -> Mapping[str, Any]:
    """Return a folder's ``config.json``; empty if it cannot be read, which is reported when the folder is loaded."""
    try:
        content = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def shards(index: Path) -> dict[str, Path]:
    """Return the file of each weight in an index.

    Raises:
        OSError, ValueError, KeyError, TypeError, AttributeError: the index cannot be read.
    """
    names = json.loads(index.read_text(encoding="utf-8"))["weight_map"]
    return {weight: index.parent / name for weight, name in names.items()}


def shard_files(folder: Path, name: str) -> list[Path]:
    """Return the files that an index of sharded weights lists: ``name``, in a model's folder.

    Raises:
        ModelFolderProblem: the index is not readable; a shard is missing, or is no safetensors file in the folder of the index.
            Libraries would open any file that it names.
    """
    index = folder / name
    try:
        named = set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
        foreign = [shard for shard in named if not re.fullmatch(r"[^/\\\0]+\.safetensors", shard)]
        missing = sorted(shard for shard in named if not foreign and not (index.parent / shard).is_file())
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ModelFolderProblem("cannot be read", "download it again", name) from None
    if foreign:
        raise ModelFolderProblem(
            f"names {one_line(min(foreign), 60)!r}, and only safetensors files in the model's own folder are supported",
            "download the model again",
            name,
        )
    if missing:
        where = str(index.parent.relative_to(folder))
        raise ModelFolderProblem(
            f"lacks {missing[0]} of {len(named)} weight files", "copy the missing ones into it", where
        )
    return sorted(index.parent / shard for shard in named)


def weight_files(folder: Path) -> list[Path]:
    """Return the safetensors files that transformers reads; empty if there are none.

    Raises:
        ModelFolderProblem: as :func:`shard_files`.
    """
    found = weights_entry_file([item.name for item in folder.iterdir()], read_config(folder))
    if found is None:
        return []
    return shard_files(folder, found) if found.endswith(".json") else [folder / found]


def ignored_weight_files(names: Iterable[str], config: Mapping[str, Any]) -> set[str]:
    """Return the safetensors files and indexes of a repository that transformers ignores: shards next to a single file."""
    names = list(names)
    found = weights_entry_file(names, config)
    if found is None or found.endswith(".json"):
        return set()
    return {name for name in names if name != found and name.endswith((".safetensors", ".safetensors.index.json"))}


def quantization_method(config: Mapping[str, Any], opened: Iterable[str] = DEQUANTIZED_METHODS) -> str | None:
    """Return the quantization method that a configuration states; None for methods that are ``opened``, or none."""
    for unnamed, stated in _stated_quantizations(config):
        in_bits = "bitsandbytes" if stated.get("load_in_4bit") or stated.get("load_in_8bit") else None
        method = str(stated.get("quant_method") or unnamed or in_bits or "an unnamed method")
        if method not in opened:
            return method
    return None


def quantization_settings(config: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a configuration states about its quantization; empty if nothing."""
    return next((stated for _, stated in _stated_quantizations(config)), {})


def _stated_quantizations(config: Mapping[str, Any]) -> Iterator[tuple[str | None, Mapping[str, Any]]]:
    """Yield what a configuration, and those inside it, state about quantization, after the method's name if it has none."""
    parts = [config, *(part for part in config.values() if isinstance(part, dict))]
    keys = ("quantization_config", None), ("compression_config", "compressed-tensors"), ("quantization", "MLX")
    for key, unnamed in keys:
        for part in parts:
            stated = part.get(key)
            if stated is not None:
                yield unnamed, stated if isinstance(stated, dict) else {}
