"""The tensors of a GGUF file that make each weight of a module, and the changes that llama.cpp's converter made to them.

Names are gguf's and changes transformers' (``modeling_gguf_pytorch_utils.py``), or both are those of transformers' newer mappings
(``integrations/gguf/gguf_conversion_mapping.py``), if these have the architecture.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from gguf.constants import MODEL_ARCH_NAMES
from gguf.tensor_mapping import get_tensor_name_map
from transformers.core_model_loading import WeightRenaming
from transformers.integrations.gguf.gguf_conversion_mapping import GGUF_ARCHS
from transformers.modeling_gguf_pytorch_utils import TENSOR_PROCESSORS, TensorProcessor

from ..sources.gguf_file import GgufHeader, TensorEntry

_EXPERTS = re.compile(r"(?:model\.)?layers\.(\d+)\.mlp\.experts\.(gate_up_proj|down_proj)")
_UNUSED = "mtp."  # transformers' name for layers that predict further tokens, which it has no code for

Change = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True, eq=False, slots=True)
class FileWeight:
    """The source of a weight in a file.

    Attributes:
        entries: the file's tensors; several are concatenated along the second dimension.
        shape: shape of the weight.
        order: the file's row for each row of the weight; None: the file's order.
        change: converts the file's values to the weight's; None: they are the same.
    """

    entries: tuple[TensorEntry, ...]
    shape: tuple[int, ...]
    order: np.ndarray | None = None
    change: Change | None = None

    @property
    def made_shape(self) -> tuple[int, ...]:
        """The shape that the file's tensors give."""
        if len(self.entries) > 1:
            first, *_ = self.entries
            sides = {(len(entry.shape), entry.shape[:1], entry.shape[2:]) for entry in self.entries}
            if len(sides) > 1 or len(first.shape) < 2:  # they cannot be joined
                return ()
            return (first.shape[0], sum(entry.shape[1] for entry in self.entries), *first.shape[2:])
        (entry,) = self.entries
        if self.change is None:
            return entry.shape
        return tuple(self.change(np.broadcast_to(np.float32(1), entry.shape)).shape)


def find_weights(module: Any, header: GgufHeader) -> tuple[dict[str, FileWeight], set[str]]:
    """Return the sources of those weights of a module that the file has, and the names of tensors that are not used."""
    shapes = {name: tuple(weight.shape) for name, weight in module.named_parameters(remove_duplicate=False)}
    if header.architecture in GGUF_ARCHS:
        return _find_converted(module.config, header, shapes)
    processor = TENSOR_PROCESSORS.get(header.architecture, TensorProcessor)(config=module.config.to_dict())
    found: dict[str, FileWeight] = {}
    for name, names in _file_names(module, header, shapes).items():
        entries = tuple(header.tensors[file_name] for file_name in names)
        found[name] = _file_weight(entries, shapes[name], _processor_change(processor, entries[0].name))
    return found, set()


def _find_converted(
    config: Any, header: GgufHeader, shapes: Mapping[str, tuple[int, ...]]
) -> tuple[dict[str, FileWeight], set[str]]:
    transforms = GGUF_ARCHS[header.architecture](config)
    renamings = [each for each in transforms if isinstance(each, WeightRenaming)]
    converters: list[Any] = [each for each in transforms if not isinstance(each, WeightRenaming)]
    sources: dict[str, list[tuple[int, TensorEntry]]] = {}
    operations: dict[str, Sequence[Any]] = {}
    for entry in header.tensors.values():
        name, place = entry.name, 0
        for renaming in renamings:
            name, _ = renaming.rename_source_key(name)
        for converter in converters:
            renamed, pattern = converter.rename_source_key(name)
            if pattern is not None:
                name, place = renamed, list(converter.source_patterns).index(pattern)
                operations[name] = converter.operations
                break
        sources.setdefault(name, []).append((place, entry))
    found: dict[str, FileWeight] = {}
    for name in shapes:
        if name not in sources:
            continue
        entries = tuple(entry for _, entry in sorted(sources[name], key=lambda source: source[0]))
        found[name] = _file_weight(entries, shapes[name], _operations_change(operations.get(name, ())))
    unused = {entry.name for name, pairs in sources.items() if name.startswith(_UNUSED) for _, entry in pairs}
    return found, unused


def _operations_change(operations: Sequence[Any]) -> Change | None:
    """Return what these operations do to one tensor; None if it is nothing."""
    effective = [each for each in operations if not _keeps_order(each)]
    if not effective:
        return None

    def change(numbers: np.ndarray) -> np.ndarray:
        values = torch.from_numpy(np.array(numbers, dtype=np.float32))
        for operation in effective:
            (values,) = operation.convert({"": values}, [""], [""]).values()
        return values.numpy()

    return change


def _keeps_order(operation: Any) -> bool:
    order = getattr(operation, "permutation", None)
    return order is not None and bool(torch.equal(order, torch.arange(len(order))))


def _processor_change(processor: Any, name: str) -> Change:
    def change(numbers: np.ndarray) -> np.ndarray:
        aside: dict[str, Any] = {"tensors": {}}
        result = processor.process(numbers, name, parsed_parameters=aside)
        if result.name is None:  # the processor stored the weight there
            (result_weights,) = aside["tensors"].values()
            return np.asarray(result_weights)
        return np.asarray(result.weights)

    return change


def _file_names(module: Any, header: GgufHeader, shapes: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return the names of the file's tensors for each of the module's weights that the file has."""
    architectures = {name: key for key, name in MODEL_ARCH_NAMES.items()}
    layers = module.config.num_hidden_layers
    names = get_tensor_name_map(architectures[header.architecture], layers)
    prefix = f"{module.base_model_prefix}."
    found: dict[str, tuple[str, ...]] = {}
    for name in shapes:
        experts = _EXPERTS.fullmatch(name)
        if experts:
            layer, what = experts.groups()
            kinds = ("gate", "up") if what == "gate_up_proj" else ("down",)
            wanted = tuple(f"blk.{layer}.ffn_{kind}_exps.weight" for kind in kinds)
        else:
            stem, _, suffix = name.rpartition(".")
            given = names.get_name(stem) or names.get_name(stem.removeprefix(prefix))
            wanted = (f"{given}.{suffix}",)
        if all(item in header.tensors for item in wanted):
            found[name] = wanted
    return found


def _file_weight(entries: tuple[TensorEntry, ...], shape: tuple[int, ...], change: Change | None) -> FileWeight:
    """Return how a weight is obtained: by the change, or by a permutation of rows if that is all it does."""
    if len(entries) > 1 or change is None:
        return FileWeight(entries, shape)
    (entry,) = entries
    if len(entry.shape) == 2:
        rows = np.arange(entry.shape[0], dtype=np.float32)[:, None]
        try:
            ordered = change(rows)
        except (ValueError, IndexError):  # the change needs the columns
            ordered = np.empty(0)
        if ordered.shape == rows.shape and np.array_equal(np.sort(ordered, axis=0), rows):
            order = ordered[:, 0].astype(np.int64)
            plain = np.array_equal(ordered, rows)
            return FileWeight(entries, shape, None if plain else order)
    else:
        sides = entry.shape if len(entry.shape) == 1 else (2,) * len(entry.shape)
        numbers = np.arange(math.prod(sides), dtype=np.float32).reshape(sides)
        if np.array_equal(change(numbers), numbers):
            return FileWeight(entries, shape)
    return FileWeight(entries, shape, change=change)
