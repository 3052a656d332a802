"""LoRA adapters in GGUF files, as llama.cpp's converter writes them, for models in GGUF files.

An adapter has two matrices for each of some tensors of the model, by the tensor's name in the model's file: ``lora_b @ lora_a``,
times a scale, is added to the tensor in float32.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from ..errors import InvalidModelFolder, UnsupportedModel
from ..sources import FetchedAdapter
from ..sources.gguf_file import GgufHeader, MappedGguf, is_gguf, read_header
from ..sources.gguf_values import dequantize_blocks

FACTORS = (".lora_a", ".lora_b")

Additions = Mapping[str, Sequence[tuple[np.ndarray, np.ndarray]]]
"""By a tensor's name: pairs of float32 matrices (outputs, rank) and (rank, inputs), whose products are added to the tensor."""


def read_adapters(adapters: Sequence[FetchedAdapter], model: GgufHeader, title: str) -> Additions:
    """Return what adapters add to a model.

    Raises:
        UnsupportedModel: an adapter is not a LoRA in a GGUF file, or changes more than matrices.
        InvalidModelFolder: an adapter is damaged, or is for another model.
    """
    found: dict[str, list[tuple[np.ndarray, np.ndarray]]] = {}
    for adapter in adapters:
        for name, factors in _read_adapter(adapter, model, title).items():
            found.setdefault(name, []).append(factors)
    return found


def _read_adapter(adapter: FetchedAdapter, model: GgufHeader, title: str) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    path = adapter.file
    if not is_gguf(path):
        raise UnsupportedModel(
            f"{title} is a GGUF file, and the adapter {path.name} is not; convert it by llama.cpp's convert_lora_to_gguf.py."
        )
    header = read_header(path, f"The adapter {path.name}")
    metadata = header.metadata
    if (metadata.get("general.type"), metadata.get("adapter.type")) != ("adapter", "lora"):
        raise UnsupportedModel(f"{path.name} is not a LoRA adapter in a GGUF file, so it can't be added to {title}.")
    if "adapter.alora.invocation_tokens" in metadata:
        raise UnsupportedModel(
            f"The adapter {path.name} is an activated LoRA, which is not supported; use a plain one."
        )
    names = {name.removesuffix(factor) for name in header.tensors for factor in FACTORS if name.endswith(factor)}
    if header.architecture != model.architecture or 2 * len(names) != len(header.tensors):
        raise _mismatch(path, title, "its tensors are not those of a LoRA for this model")
    file = MappedGguf(path, header)
    found = {}
    for name in sorted(names):
        entries = [header.tensors.get(name + factor) for factor in FACTORS]
        base = model.tensors.get(name)
        if base is None or None in entries or any(len(each.shape) != 2 for each in (base, *entries) if each):
            raise _mismatch(path, title, f"{name} is not a matrix of both")
        a, b = (_values(file, each.name) for each in entries if each is not None)
        if a.shape[0] != b.shape[1] or (b.shape[0], a.shape[1]) != base.shape:
            raise _mismatch(path, title, f"{name} has other sizes")
        found[name] = (
            b * np.float32(_scale(metadata.get("adapter.lora.alpha"), len(a), path, title) * adapter.weight),
            a,
        )
    return found


def _values(file: MappedGguf, name: str) -> np.ndarray:
    entry = file.header.tensors[name]
    with file.read(entry) as blocks:
        return dequantize_blocks(blocks, entry.kind).reshape(entry.shape)


def _scale(alpha: object, rank: int, path: Path, title: str) -> float:
    """Return llama.cpp's scale: one for an alpha of zero."""
    if not isinstance(alpha, int | float) or not math.isfinite(alpha):
        raise _mismatch(path, title, "it has no scale")
    return alpha / rank if alpha else 1.0


def _mismatch(path: Path, title: str, why: str) -> InvalidModelFolder:
    return InvalidModelFolder(
        f"The adapter {path.name} can't be added to {title} ({why}); use an adapter for this model."
    )
