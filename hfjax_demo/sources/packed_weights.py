"""The packed matrices of a safetensors checkpoint that GPTQ, AWQ or compressed-tensors has written: which methods can be read,
and which tensors belong together, from the config and the headers alone.

A matrix is integers of a few bits, and for each group of inputs of an output a scale and a zero: ``(level - zero) * scale``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .common import one_line
from .safetensors_file import Headers
from .scaled_weights import FP8_METHODS, states_scaled
from .weight_files import DEQUANTIZED_METHODS, quantization_method, quantization_settings

COMPRESSED, INT8, MXFP4 = "compressed-tensors", "int8", "mxfp4"
PACKED_METHODS = frozenset({"gptq", "awq", COMPRESSED})
"""Methods whose integers are read by this program."""

GPTQ_V1 = "gptq"
_LAYOUTS: Mapping[str, tuple[str, ...]] = {
    "gptq": (GPTQ_V1, "gptq_v2"),
    "awq": ("gemm",),
    COMPRESSED: ("pack-quantized", "int-quantized", "naive-quantized"),
}
_LAYOUT_KEYS: Mapping[str, tuple[str, ...]] = {
    "gptq": ("checkpoint_format", "format"),
    "awq": ("version", "format"),
    COMPRESSED: ("format",),
}
_BITS: Mapping[str, tuple[int, ...]] = {"gptq": (2, 4, 8), "awq": (4,), COMPRESSED: (4, 8)}
_EXPERT_COUNTS = ("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts")


@dataclass(frozen=True, slots=True)
class PackedMatrix:
    """A matrix whose values are packed in several tensors.

    Attributes:
        method: one of :data:`PACKED_METHODS`, or "int8": that of compressed-tensors with whole bytes.
        prefix: of the tensors' keys, with the last dot.
        shape: (outputs, inputs).
        bits: of a level.
        groups: scales of an output.
        is_symmetric: whether all zeros are the middle level, as far as the config and the headers show.
        has_older_zeros: whether the zeros are stored less one (the first version of GPTQ's files).
    """

    method: str
    prefix: str
    shape: tuple[int, int]
    bits: int
    groups: int
    is_symmetric: bool = False
    has_older_zeros: bool = False

    def tensors(self) -> Mapping[str, tuple[int, ...]]:
        """Return the shapes of its tensors by their last names, with those that it may lack."""
        (outputs, inputs), bits, groups = self.shape, self.bits, self.groups
        words = outputs * bits // 32
        if self.method in ("gptq", "awq"):
            packed = (inputs * bits // 32, outputs) if self.method == "gptq" else (inputs, words)
            return {"qweight": packed, "qzeros": (groups, words), "scales": (groups, outputs), "g_idx": (inputs,)}
        if self.method == INT8:
            sides = dict.fromkeys(("weight_scale", "weight_zero_point"), (outputs, groups))
            return sides | {"weight": self.shape, "weight_g_idx": (inputs,)}
        return {
            "weight_packed": (outputs, inputs * bits // 32),
            "weight_scale": (outputs, groups),
            "weight_zero_point": (words, groups),
            "weight_g_idx": (inputs,),
            "weight_shape": (2,),
        }


@dataclass(frozen=True, slots=True)
class PackedExperts:
    """A layer's experts in MXFP4, in the tensors "blocks", uint8 (experts, outputs, groups, 16), and "scales", uint8 (experts,
    outputs, groups).

    Attributes:
        prefix: of the tensors' keys, with the last underscore.
        shape: (experts, inputs, outputs), as the model has them.
    """

    prefix: str
    shape: tuple[int, int, int]

    def tensors(self) -> tuple[str, ...]:
        """Return the last names of its tensors."""
        return ("blocks", "scales")


def find_packed_experts(headers: Headers, config: Mapping[str, Any]) -> dict[str, PackedExperts]:
    """Return the experts in MXFP4 by the keys that they have unpacked, given each tensor's type and shape by its key."""
    found: dict[str, PackedExperts] = {}
    if quantization_method(config, opened=()) != MXFP4:
        return found
    for key, (kind, shape) in headers.items():
        prefix = key.removesuffix("blocks")
        if not key.endswith("_proj_blocks") or kind != "U8" or len(shape) != 4 or shape[3] != 16:
            continue
        if headers.get(prefix + "scales") == ("U8", shape[:3]):
            found[prefix[:-1]] = PackedExperts(prefix, (shape[0], 32 * shape[2], shape[1]))
    return found


def unsupported_quantization(config: Mapping[str, Any]) -> str | None:
    """Return the quantization that a text model's ``config.json`` states, for a sentence; None if there is none, or its weights
    can be read."""
    method = quantization_method(config, DEQUANTIZED_METHODS | PACKED_METHODS | FP8_METHODS.keys())
    if method is not None or (method := packing_method(config)) is None:
        return method
    if states_scaled(config):
        return _unsupported_scales(config, method)
    bits, layout, settings = _bits(config), _layout(config, method), quantization_settings(config)
    if layout not in _LAYOUTS[method]:
        return f"{method} ({one_line(layout, 40)})"
    if not bits <= set(map(str, _BITS[method])) or (layout == "pack-quantized" and len(bits) > 1):
        return f"{method} in {one_line(' and '.join(sorted(bits)), 40)} bits"
    if strategies := {str(each.get("strategy") or "group") for each in _matrix_settings(settings)} - {
        "group",
        "channel",
    }:
        return f"{method} with a scale for each {one_line(min(strategies), 40)}"
    return _unsupported_further(config, method)


def _unsupported_further(config: Mapping[str, Any], method: str) -> str | None:
    settings = quantization_settings(config)
    if also := [key for key in ("kv_cache_scheme", "transform_config") if settings.get(key)]:
        return f"{method} with a {also[0]}"
    parts = [config, *(part for part in config.values() if isinstance(part, dict))]
    if any(part.get(key) for part in parts for key in _EXPERT_COUNTS):
        return f"{method} and has experts"
    return None


def _unsupported_scales(config: Mapping[str, Any], method: str) -> str | None:
    """Return what of an FP8 checkpoint is not read."""
    for each in _matrix_settings(quantization_settings(config)) if method == COMPRESSED else ():
        if (each.get("num_bits"), each.get("type")) != (8, "float"):
            return f"{method} in {one_line(str(each.get('num_bits')), 40)} bits of a floating-point number"
        if (strategy := str(each.get("strategy") or "tensor")) not in ("tensor", "channel", "block"):
            return f"{method} with a scale for each {one_line(strategy, 40)}"
    return _unsupported_further(config, method)


def packing_method(config: Mapping[str, Any]) -> str | None:
    """Return which of :data:`PACKED_METHODS`, or of those with FP8 that only this program reads, a ``config.json`` states; None
    for another or none."""
    method = quantization_method(config, opened=())
    return method if method in PACKED_METHODS or states_scaled(config) else None


def find_packed(headers: Headers, config: Mapping[str, Any]) -> dict[str, PackedMatrix]:
    """Return the packed matrices by the keys that they have unpacked ("….weight"), given each tensor's type and shape by its key.

    Raises:
        ValueError: tensors that do not belong together.
    """
    method = packing_method(config)
    if method is None or states_scaled(config):
        return {}
    try:
        return _find_packed(headers, config, method)
    except (KeyError, IndexError, ZeroDivisionError) as error:
        raise ValueError(f"its quantized weights are incomplete: {error}") from None


def has_consecutive_groups(matrix: PackedMatrix, config: Mapping[str, Any]) -> bool:
    """Return whether a config permits that the groups of a matrix are of inputs that follow each other, in the order of the
    groups, which is so if nothing states the group of each input."""
    stated = _matrix_settings(quantization_settings(config))
    if matrix.groups > 1 and any(each.get("desc_act") or each.get("actorder") == "group" for each in stated):
        return False
    sizes = [size for each in stated if isinstance(size := each.get("group_size"), int) and size > 0]
    return len(sizes) < len(stated) or matrix.shape[1] in [size * matrix.groups for size in sizes]


def _find_packed(headers: Headers, config: Mapping[str, Any], method: str) -> dict[str, PackedMatrix]:
    found = {}
    for key, (kind, shape) in headers.items():
        prefix, last = key[: key.rfind(".") + 1], key[key.rfind(".") + 1 :]
        own, older, symmetric = method, False, prefix + "weight_zero_point" not in headers
        if last == "qweight" and method != COMPRESSED:
            groups, outputs = headers[prefix + "scales"][1]
            zeros = headers[prefix + "qzeros"][1]
            if method == "gptq":
                bits = 32 * zeros[1] // outputs
                symmetric = bool(quantization_settings(config).get("sym"))
                size, older = (outputs, shape[0] * 32 // bits), _layout(config, method) == GPTQ_V1
            else:
                symmetric = False
                bits, size = 32 * shape[1] // outputs, (outputs, shape[0])
        elif method == COMPRESSED and last == "weight_packed":
            bits = int(min(_bits(config)))
            size, groups = (shape[0], shape[1] * 32 // bits), headers[prefix + "weight_scale"][1][1]
        elif method == COMPRESSED and last == "weight" and kind == "I8":
            own, bits, size, groups = INT8, 8, (shape[0], shape[1]), headers[prefix + "weight_scale"][1][1]
        else:
            continue
        matrix = PackedMatrix(own, prefix, size, bits, groups, symmetric, older)
        _check_tensors(matrix, headers)
        if bits not in _BITS[method] or size[1] % groups:
            raise ValueError(f"{key} has an unexpected shape")
        found[prefix + "weight"] = matrix
    return found


def _check_tensors(matrix: PackedMatrix, headers: Headers) -> None:
    for name, shape in matrix.tensors().items():
        kind, stated = headers.get(matrix.prefix + name, ("", shape))
        integers = "I64" if name == "weight_shape" else "I8" if matrix.method == INT8 and "g_idx" not in name else "I32"
        if kind and (stated != shape or kind not in (("F16", "BF16", "F32") if "scale" in name else (integers,))):
            raise ValueError(f"{matrix.prefix}{name} has an unexpected type or shape")


def _layout(config: Mapping[str, Any], method: str) -> str:
    settings = quantization_settings(config)
    stated = next((settings[key] for key in _LAYOUT_KEYS[method] if settings.get(key)), _LAYOUTS[method][0])
    return str(stated).lower()


def _bits(config: Mapping[str, Any]) -> set[str]:
    """Return the bits of the levels, as the config writes them; of compressed-tensors those of all groups of layers."""
    stated = _matrix_settings(quantization_settings(config))
    return {str(each.get("num_bits")) if each.get("type", "int") == "int" else "unknown" for each in stated} or {
        "unknown"
    }


def _matrix_settings(settings: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return what a quantization's settings state about matrices, once for each group of layers with quantized weights."""
    groups = settings.get("config_groups")
    if not isinstance(groups, dict):
        return [{**settings, "num_bits": settings.get("bits") or settings.get("w_bit") or 4}]
    weights = [group.get("weights", {}) if isinstance(group, dict) else {} for group in groups.values()]
    return [each if isinstance(each, dict) else {} for each in weights if each is not None]
