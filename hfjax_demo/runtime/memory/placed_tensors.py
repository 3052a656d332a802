"""The bytes that the tensors of weight files take on the device, by the headers of the files alone."""

from __future__ import annotations

import contextlib
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ...bridge.weights.layout import FORMATS, FP8, STRIP, format_of_type
from ...bridge.weights.precision import ONE_BYTE, Precision
from ...catalog import DTYPE_BYTES
from ...sources.gguf_file import GgufHeader, TensorEntry
from ...sources.gguf_types import TensorType
from ...sources.packed_weights import PackedMatrix, find_packed
from ...sources.safetensors_file import FLOAT_BYTES, TYPE_BYTES, Headers
from ...sources.scaled_weights import ScaledMatrix, find_scaled

# Matrices that are not in a torch.nn.Linear, and are therefore stored in the computation dtype: the layers of GPT-2, and experts,
# which are stacked when they are read, unless they are multiplied as they are.
EXPERT_KEYS = re.compile(r"\.experts\.")
COMPUTE_DTYPE_KEYS = re.compile(r"\.experts\.|\.(c_attn|c_fc|c_proj|q_attn)\.weight$")

# Models whose code multiplies stacked experts otherwise than by a grouped product.
WITHOUT_GROUPED_PRODUCTS = frozenset(
    {"dbrx", "jetmoe", "llama4", "llama4_text", "longcat_flash", "nllb-moe", "step3p7", "switch_transformers"}
)

# The levels and scales of MXFP4 weights, as gpt-oss has them.
MXFP4_KEYS = re.compile(r"\.experts\.\w+_(blocks|scales)$")

# The key of a tensor in a list of modules: the list's name, and the index.
LAYER_KEY = re.compile(r"(.*?)\.(\d+)\.")


class PlacedTensor(NamedTuple):
    """A tensor on the device: its key in the file, its number of dimensions, and its bytes."""

    key: str
    dimensions: int
    size: int


def placed_tensors(headers: Headers, config: Mapping[str, Any], kept: Precision) -> list[PlacedTensor]:
    """Return the tensors of safetensors files on the device; the ``config`` of a text model says whether some are packed."""
    from ...bridge.weights.integers import packed_bytes  # a slow import, which must not delay the page

    packed: Mapping[str, PackedMatrix] = {}
    with contextlib.suppress(ValueError):  # which loading reports
        packed = find_packed(headers, config)
    scaled = find_scaled(headers, config)
    matrices: tuple[PackedMatrix | ScaledMatrix, ...] = (*packed.values(), *scaled.values())
    parts = {matrix.prefix + part for matrix in matrices for part in matrix.tensors()}
    grouped = not {config.get("model_type"), dict(config.get("text_config") or {}).get("model_type")} & (
        WITHOUT_GROUPED_PRODUCTS
    )
    placed = [PlacedTensor(key, 2, packed_bytes(matrix, kept)) for key, matrix in packed.items()]
    placed += [PlacedTensor(key, 2, _scaled_bytes(matrix, kept)) for key, matrix in scaled.items()]
    return placed + [
        PlacedTensor(key, len(shape), _placed_bytes(key, kind, shape, kept, grouped))
        for key, (kind, shape) in headers.items()
        if key not in parts
    ]


def weigh(headers: Headers, config: Mapping[str, Any]) -> tuple[int, int]:
    """Return the number of weights in safetensors files, and the bytes that they take on a CPU without rounding."""
    wide, stored = (
        sum(each.size for each in placed_tensors(headers, config, Precision("float32", "float32", "float32", compact)))
        for compact in (False, True)
    )
    return wide // DTYPE_BYTES["float32"], stored


def _placed_bytes(key: str, kind: str, shape: tuple[int, ...], kept: Precision, grouped: bool) -> int:
    """Return the bytes on the device of a tensor of a safetensors file, whose type is ``kind``; ``grouped``: whether experts are
    multiplied as they are stored."""
    from ...bridge.kernels import skinny_gemm  # a slow import, which must not delay the page

    if kind == "U8" and MXFP4_KEYS.search(key):  # two weights of experts in a byte
        return _mxfp4_bytes(shape, kept) if key.endswith("_blocks") else 0
    if kind not in FLOAT_BYTES:
        return math.prod(shape) * TYPE_BYTES.get(kind, 4)
    halves = {"BF16": "bfloat16", "F16": "float16"}.get(kind)
    if (
        grouped
        and halves is not None
        and kept.is_stored_compactly
        and EXPERT_KEYS.search(key)
        and not key.endswith("bias")
    ):
        sides = shape[-2:] if len(shape) == 3 else shape[-1:]  # of a stack it is unknown which are the inputs
        if len(shape) > 1 and all(skinny_gemm.supports(halves, side, stacked=True) for side in sides):
            return math.prod(shape) * FLOAT_BYTES[kind]
    if len(shape) != 2 or COMPUTE_DTYPE_KEYS.search(key):
        return math.prod(shape) * DTYPE_BYTES[kept.computed]
    scales = 4 * shape[0] if kept.matrices in ONE_BYTE else 0  # one float32 for each output
    narrow = halves is not None and kept.is_stored_compactly and skinny_gemm.supports(halves, shape[1])
    width = min(DTYPE_BYTES[kept.matrices], FLOAT_BYTES[kind]) if narrow else DTYPE_BYTES[kept.matrices]
    return math.prod(shape) * width + scales


def _scaled_bytes(matrix: ScaledMatrix, kept: Precision) -> int:
    """Return the bytes on the device of an FP8 matrix, with a row of float32 scales for each output."""
    from ...bridge.kernels import skinny_gemm  # a slow import, which must not delay the page

    (outputs, inputs), (_, groups) = matrix.shape, matrix.grid
    if kept.is_stored_compactly and skinny_gemm.supports(FP8, inputs // groups):
        return outputs * (inputs + 4 * groups)
    return outputs * inputs * DTYPE_BYTES[kept.computed]


def _mxfp4_bytes(shape: tuple[int, ...], kept: Precision) -> int:
    """Return the bytes on the device of experts, given the shape of their "blocks"."""
    from ...bridge.kernels import skinny_gemm  # a slow import, which must not delay the page

    if kept.is_stored_compactly and len(shape) == 4 and skinny_gemm.supports("mxfp4", 32 * shape[2], stacked=True):
        return shape[0] * -(-shape[1] // STRIP) * FORMATS["mxfp4"].strip_bytes(32 * shape[2])
    return 2 * math.prod(shape) * DTYPE_BYTES[kept.computed]


def placed_gguf_tensors(header: GgufHeader, kept: Precision, adapted: bool) -> list[PlacedTensor]:
    """Return the tensors of a GGUF file on the device; matrices may keep the file's quantized format."""
    placed = []
    for key, entry in header.tensors.items():
        stays = kept.is_stored_compactly and not (adapted and key.startswith("blk.")) and _is_matrix(header, key)
        size = (_stored_gguf_bytes(entry) if stays else None) or entry.elements * DTYPE_BYTES[kept.computed]
        placed.append(PlacedTensor(key, len(entry.shape), size))
    return placed


def _stored_gguf_bytes(entry: TensorEntry) -> int | None:
    """Return the bytes of a matrix of a GGUF file in the format that keeps it; None if it has to be dequantized."""
    *matrices, outputs, inputs = entry.shape
    if entry.kind in (TensorType.F32, TensorType.F16, TensorType.BF16):
        return entry.size
    name = format_of_type(entry.kind.name)
    if name is None or inputs % FORMATS[name].unit:
        return None
    return math.prod(matrices) * -(-outputs // STRIP) * FORMATS[name].strip_bytes(inputs)


def _is_matrix(header: GgufHeader, key: str) -> bool:
    """Return whether a tensor may keep its format: a matrix, or experts, of whose two joined parts both have one type."""
    of_both = [
        key.replace("_gate_exps", f"_{part}_exps").replace("_up_exps", f"_{part}_exps") for part in ("gate", "up")
    ]
    kinds = {header.tensors[each].kind for each in of_both if each in header.tensors}
    return len(header.tensors[key].shape) in (2, 3) and len(kinds) == 1


def layer_sizes(placed: Iterable[PlacedTensor]) -> tuple[int, ...]:
    """Return the bytes of each layer's matrices. The layers are the largest list of modules, found by the indices in tensor names
    ("model.layers.3.mlp…", "blk.3.…")."""
    lists: dict[str, dict[int, int]] = {}
    for each in placed:
        found = LAYER_KEY.match(each.key)
        if found is not None and each.dimensions >= 2:
            sizes = lists.setdefault(found[1], {})
            sizes[int(found[2])] = sizes.get(int(found[2]), 0) + each.size
    largest = max(lists.values(), key=lambda sizes: sum(sizes.values()), default={})
    return tuple(largest[place] for place in sorted(largest))
