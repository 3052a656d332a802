"""The FP8 matrices of a safetensors checkpoint: which can be read, and which tensors belong together, from the config and the
headers alone. A matrix is E4M3 numbers, and a scale for all of them, for each output, or for each block."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .safetensors_file import Headers
from .weight_files import quantization_method, quantization_settings

FP8_METHODS: Mapping[str, str] = {
    "fp8": "weight_scale_inv",
    "fbgemm_fp8": "weight_scale",
    "compressed-tensors": "weight_scale",
}
"""Methods that write such matrices, with the last name of the scales' tensors."""

_OF_ACTIVATIONS = ("input_scale", "input_scale_ub", "activation_scale")  # which are not rounded here
_SCALE_KINDS = ("F32", "F16", "BF16")


@dataclass(frozen=True, slots=True)
class ScaledMatrix:
    """A matrix of E4M3 numbers.

    Attributes:
        prefix: of the tensors' keys, with the last dot.
        scales: the last name of the scales' tensor.
        shape: (outputs, inputs).
        grid: the numbers of scales along outputs and inputs.
    """

    prefix: str
    scales: str
    shape: tuple[int, int]
    grid: tuple[int, int]

    def tensors(self) -> tuple[str, ...]:
        """Return the last names of its tensors, with those that it may lack."""
        return ("weight", self.scales, *_OF_ACTIVATIONS)


def find_scaled(headers: Headers, config: Mapping[str, Any]) -> dict[str, ScaledMatrix]:
    """Return the FP8 matrices by their keys, given each tensor's type and shape by its key; nothing if any of them is not as
    expected or a part of experts, which transformers reads."""
    scales = FP8_METHODS.get(quantization_method(config, opened=()) or "")
    found: dict[str, ScaledMatrix] = {}
    block = _block(config)
    for key, (kind, shape) in headers.items() if scales else ():
        if not kind.startswith("F8"):
            continue
        prefix = key.removesuffix("weight")
        own, sides = headers.get(f"{prefix}{scales}", ("", ()))
        grid = (1, 1) if sides in ((), (1,)) else (sides[0], 1) if len(sides) == 1 else sides
        known = kind == "F8_E4M3" and len(shape) == len(grid) == 2 and own in _SCALE_KINDS and prefix != key
        if not known or ".experts." in key or not all(map(_is_covered, shape, grid, block)):
            return {}
        found[key] = ScaledMatrix(prefix, str(scales), (shape[0], shape[1]), (grid[0], grid[1]))
    return found


def _block(config: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the stated outputs and inputs of a block; (None, None) if they are not stated."""
    settings = quantization_settings(config)
    groups = settings.get("config_groups")
    stated = [settings.get("weight_block_size")]
    for group in groups.values() if isinstance(groups, dict) else ():
        weights = group.get("weights") if isinstance(group, dict) else None
        stated.append(weights.get("block_structure") if isinstance(weights, dict) else None)
    return next((tuple(each) for each in stated if isinstance(each, list) and len(each) == 2), (None, None))


def _is_covered(side: int, count: int, block: Any) -> bool:
    """Return whether ``count`` scales are for equal parts of a side of a matrix, which has blocks of the stated size."""
    if count in (1, side):
        return True
    return side == count * block if isinstance(block, int) else side % count == 0


def states_scaled(config: Mapping[str, Any]) -> bool:
    """Return whether a config states FP8 matrices that nothing but this program reads."""
    method, settings = quantization_method(config, opened=()), quantization_settings(config)
    return method == "fbgemm_fp8" or (method == "compressed-tensors" and settings.get("format") == "float-quantized")
