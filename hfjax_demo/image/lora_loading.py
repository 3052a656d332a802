"""Add a LoRA and check that all of it was added: diffusers silently skips entries of a file that match no module.

Whatever the format, all entries must be used by diffusers' conversion, which is run once with tensors that track the entries they
were computed from; and the values in the pipeline's modules must equal the result of the conversion.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import torch
from safetensors.torch import load_file
from torch.utils._pytree import tree_leaves, tree_map

from ..sources import FetchedAdapter

_NUMBER_CONVERSIONS = (torch.Tensor.item, torch.Tensor.tolist, torch.Tensor.__float__)  # to Python numbers


class _TrackedTensor(torch.Tensor):
    """A tensor that tracks the entries of a file it was computed from, and records those converted to Python numbers."""

    entries: frozenset[str]
    read: set[str]

    @classmethod
    def made(cls, tensor: torch.Tensor, entries: frozenset[str], read: set[str]) -> _TrackedTensor:
        traced = tensor.as_subclass(cls)
        traced.entries, traced.read = entries, read
        return traced

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        given = [each for each in tree_leaves((args, kwargs)) if isinstance(each, cls) and hasattr(each, "entries")]
        with torch._C.DisableTorchFunctionSubclass():
            found = function(*args, **(kwargs or {}))
        entries = frozenset().union(*(each.entries for each in given))
        read = given[0].read if given else set()
        if function in _NUMBER_CONVERSIONS:
            read.update(entries)
        return tree_map(lambda each: cls.made(each, entries, read) if isinstance(each, torch.Tensor) else each, found)


def add_lora(pipe: Any, adapter: FetchedAdapter, called: str) -> None:
    """Add a LoRA to a pipeline completely.

    Raises:
        ValueError: an entry matches no module; the message names the first.
        Exception: any exception of diffusers.
    """
    convert = pipe.lora_state_dict
    converted: dict[str, torch.Tensor] = {}

    def noted(source: Any, **options: Any) -> Any:
        found = convert(source, **options)
        converted.update(found[0] if isinstance(found, tuple) else found)
        return found

    unused = _find_unused_entries(convert, pipe, load_file(adapter.file))
    if unused:
        raise ValueError(f"there is no place for {min(unused)}")
    pipe.lora_state_dict = noted
    try:
        pipe.load_lora_weights(
            str(adapter.file.parent),
            weight_name=adapter.file.name,
            adapter_name=called,
            use_safetensors=True,
            local_files_only=True,
        )
    finally:
        del pipe.lora_state_dict
    _check_all_added(converted, _adapter_weights(pipe, called))


def _find_unused_entries(convert: Callable[..., Any], pipe: Any, entries: Mapping[str, torch.Tensor]) -> set[str]:
    """Return the entries of a file that diffusers' conversion does not use."""
    read: set[str] = set()
    traced = {name: _TrackedTensor.made(tensor, frozenset({name}), read) for name, tensor in entries.items()}
    unet = getattr(pipe, "unet", None)
    found = convert(traced, **({} if unet is None else {"unet_config": unet.config}))
    used = {entry for tensor in tree_leaves(found) if isinstance(tensor, _TrackedTensor) for entry in tensor.entries}
    return set(entries) - used - read


def _adapter_weights(pipe: Any, called: str) -> dict[str, torch.Tensor]:
    return {
        f"{part}.{name}": weight.detach()
        for part in pipe._lora_loadable_modules
        if isinstance(getattr(pipe, part, None), torch.nn.Module)
        for name, weight in getattr(pipe, part).named_parameters()
        if "lora_" in name and called in name.split(".")
    }


def _check_all_added(converted: Mapping[str, torch.Tensor], added: Mapping[str, torch.Tensor]) -> None:
    """Raise ValueError unless the added weights equal the converted ones; names and order are ignored."""
    if not added:
        raise ValueError("it changes nothing of it")
    dtypes = {weight.dtype for weight in added.values()}
    left = Counter(_digest(weight, weight.dtype) for weight in added.values())
    for name, tensor in converted.items():
        place = next((digest for dtype in dtypes if left[digest := _digest(tensor, dtype)]), None)
        if place is None:
            raise ValueError(f"there is no place for {name}")
        left[place] -= 1
    lacking = [name for name, weight in added.items() if left[_digest(weight, weight.dtype)]]
    if lacking:
        raise ValueError(f"it lacks {min(lacking)}")


def _digest(tensor: torch.Tensor, dtype: torch.dtype) -> bytes:
    numbers = tensor.detach().to(dtype).float().contiguous().numpy()
    return hashlib.sha256(numbers.tobytes()).digest()
