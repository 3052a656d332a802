"""Reads the matrices of checkpoints that GPTQ, AWQ or compressed-tensors has written: packed integers with scales and zeros; and
finds experts in MXFP4 (:mod:`.packed_experts`) and matrices in FP8 (:mod:`.scaled_weights`).

The values are ``(level - zero) * scale``, in float32 and therefore without rounding. The model is the one that is not quantized:
transformers gets a placeholder for each matrix, so that it finds their places by its own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from safetensors import safe_open

from ..bridge.tensors import to_numpy
from ..sources.packed_weights import (
    COMPRESSED,
    INT8,
    PackedExperts,
    PackedMatrix,
    find_packed,
    find_packed_experts,
    has_consecutive_groups,
    packing_method,
)
from ..sources.scaled_weights import ScaledMatrix, find_scaled
from ..sources.weight_files import DEQUANTIZED_METHODS, quantization_method, read_config, weight_files
from .packed_experts import read_experts, store_experts
from .scaled_weights import read_scaled, store_scaled

if TYPE_CHECKING:
    from ..bridge.weights.formats import StoredWeight

_GROUP_OF = {"gptq": "g_idx", "awq": "g_idx", COMPRESSED: "weight_g_idx", INT8: "weight_g_idx"}
_PACKED_PARTS = (".qweight", ".scales", ".weight_packed", ".weight_scale")
_AWQ_ORDER = (0, 4, 1, 5, 2, 6, 3, 7)  # the place in a packed number of each of eight outputs
Packed = PackedMatrix | PackedExperts | ScaledMatrix
_Get = Callable[[PackedMatrix, str], "np.ndarray | None"]


class _Integers(NamedTuple):
    """A matrix as read.

    Attributes:
        numbers: level - zero, int8 or int16 (outputs, inputs).
        scales: float32 (outputs, groups).
        group_of: the group of each input, (inputs,).
    """

    numbers: np.ndarray
    scales: np.ndarray
    group_of: np.ndarray


def open_packed(folder: Path, adapted: bool = False) -> PackedWeights | None:
    """Return the weights of a folder if some are packed; see :class:`PackedWeights` for exceptions.

    Args:
        adapted: whether an adapter will be added to them, for which transformers dequantizes those that it can.
    """
    config = read_config(folder)
    method = quantization_method(config, opened=())
    if method in DEQUANTIZED_METHODS:
        opened = None if adapted else PackedWeights(weight_files(folder), config)
        return opened if opened is not None and opened.has_packed else None
    return PackedWeights(weight_files(folder), config) if packing_method(config) is not None else None


class PackedWeights:
    """The weights in the files of a folder, which are memory-mapped; the packed ones are read on demand.

    Attributes:
        state_dict: all weights by their keys, with a placeholder for each packed one.
        has_packed: whether there is one.

    Raises:
        ValueError: the files do not have what their config states.
        OSError, SafetensorError: a file cannot be read.
    """

    def __init__(self, files: Iterable[Path], config: Mapping[str, Any]) -> None:
        tensors, headers = {}, {}
        for file in files:
            with safe_open(file, framework="pt") as opened:
                for key in opened.keys():  # noqa: SIM118  # it is no dictionary
                    piece = opened.get_slice(key)
                    headers[key] = str(piece.get_dtype()), tuple(piece.get_shape())
                    tensors[key] = opened.get_tensor(key)
        matrices = find_packed(headers, config)
        packed = matrices | find_packed_experts(headers, config) | find_scaled(headers, config)
        self.has_packed = bool(packed)
        self._tensors = {
            matrix.prefix + part: tensors.pop(matrix.prefix + part)
            for matrix in packed.values()
            for part in matrix.tensors()
            if matrix.prefix + part in tensors
        }
        kinds = {tensor.dtype for tensor in tensors.values() if tensor.is_floating_point()}
        self.dtype = kinds.pop() if len(kinds) == 1 else torch.float32
        self._matrices: dict[int, Packed] = {}
        for key, matrix in packed.items():
            tensors[key] = torch.empty(1, dtype=self.dtype).expand(matrix.shape)
            self._matrices[tensors[key].data_ptr()] = matrix
        self.state_dict = tensors
        for matrix in matrices.values():
            self._check(matrix, config)
        self._last: tuple[PackedMatrix, _Integers] | None = None

    def _check(self, matrix: PackedMatrix, config: Mapping[str, Any]) -> None:
        groups = self._get(matrix, _GROUP_OF[matrix.method])
        if groups is None or not _is_set(groups):
            if not has_consecutive_groups(matrix, config):
                raise ValueError(
                    f"{matrix.prefix}g_idx is not set, and the config states other groups than its scales have"
                )
        elif groups.min() < 0 or groups.max() >= matrix.groups:
            raise ValueError(f"{matrix.prefix}g_idx names groups that are not there")
        words = self._get(matrix, "qzeros") if matrix.method == "gptq" and matrix.is_symmetric else None
        if words is not None:
            zeros, middle = _unpack(words, matrix.bits), 1 << matrix.bits - 1
            if zeros.min() != zeros.max() or zeros.max() not in (
                middle - 1,
                middle,
            ):  # either version's, whatever is stated
                raise ValueError(f"{matrix.prefix}qzeros are not symmetric, as its config states")

    def require_all_used(self, unused: Iterable[str], module: Any) -> None:
        """Raise :class:`ValueError` for weights of the modules that were built, for which these have no place, but for zeros,
        which change nothing. Of a multimodal model the language model alone may be built.

        Args:
            unused: their keys as transformers renames them, which it does at the beginning.
        """
        built = {name for name, _ in module.named_modules()} - {"", module.base_model_prefix}
        for key in unused:
            if ".".join(key.split(".")[:-1][:2]) not in built and not key.endswith(_PACKED_PARTS):
                continue
            end = key.partition(".")[2]
            own = [tensor for name, tensor in self.state_dict.items() if name == key or name.endswith(f".{end}")]
            if key.endswith(_PACKED_PARTS) or any(bool(tensor.any()) for tensor in own):
                raise ValueError(f"{key} has no place in the model")

    def find(self, weight: torch.Tensor) -> Packed | None:
        """Return the matrix whose placeholder a weight is; None for other weights."""
        return self._matrices.get(weight.data_ptr())

    def part(self, matrix: Packed, index: Any) -> torch.Tensor:
        """Return a part of the matrix in float32; see :class:`..bridge.functional.WeightSource`."""
        if isinstance(matrix, ScaledMatrix):
            return read_scaled(matrix, self._tensors, index)
        if isinstance(matrix, PackedExperts):
            return read_experts(matrix, self._tensors, index)
        numbers, scales, group_of = self._read(matrix)
        first, *others = index if index else (slice(None),)
        chosen = scales[first][:, group_of] * numbers[first]
        return torch.from_numpy(chosen[(slice(None), *others)])

    def stack(self, experts: PackedExperts, transposed: bool) -> StoredWeight | None:
        """Return a layer's experts in a format that keeps their values; None if there is none."""
        return store_experts(experts, self._tensors, transposed)

    def stored(self, matrix: PackedMatrix | ScaledMatrix) -> StoredWeight | None:
        """Return the matrix in a format that keeps its values; None if there is none."""
        if isinstance(matrix, ScaledMatrix):
            return store_scaled(matrix, self._tensors)
        from ..bridge.weights.integers import store_integers  # imports JAX, which is not needed for PyTorch alone

        numbers, scales, group_of = self._read(matrix)
        order = np.argsort(group_of, kind="stable")
        if not np.array_equal(group_of[order], _consecutive(matrix)):
            return None
        if np.array_equal(group_of, _consecutive(matrix)):
            return store_integers(numbers, scales)
        return store_integers(numbers[:, order], scales, order)

    def _read(self, matrix: PackedMatrix) -> _Integers:
        if self._last is None or self._last[0] is not matrix:
            self._last = None  # freed before the next is read
            read = _read_gptq_or_awq if matrix.method in ("gptq", "awq") else _read_compressed
            self._last = matrix, read(matrix, self._get)
        return self._last[1]

    def _get(self, matrix: PackedMatrix, name: str) -> np.ndarray | None:
        tensor = self._tensors.get(matrix.prefix + name)
        return None if tensor is None else to_numpy(tensor)


def _read_gptq_or_awq(matrix: PackedMatrix, get: _Get) -> _Integers:
    """Read a matrix that is stored by inputs: GPTQ packs its inputs, AWQ its outputs; both pack the zeros of the outputs."""
    outputs, bits = matrix.shape[0], matrix.bits
    words, zero_words, scales = (get(matrix, name) for name in ("qweight", "qzeros", "scales"))
    assert words is not None and zero_words is not None and scales is not None
    if matrix.method == "awq":
        levels, zeros = (
            _unpack(each, bits).reshape(len(each), -1, 8)[:, :, _AWQ_ORDER] for each in (words, zero_words)
        )
        levels, zeros = levels.reshape(len(words), -1).T, zeros.reshape(len(zero_words), -1).T
    elif matrix.is_symmetric:  # both versions' zeros mean this; see PackedWeights._check
        levels, zeros = _unpack(words.T, bits), np.full((1, 1), 1 << bits - 1)
    else:
        if matrix.has_older_zeros:  # as one addition, which carries from one zero to the next like the subtraction did
            zero_words = zero_words.view(np.uint32) + np.uint32(sum(1 << at for at in range(0, 32, bits)))
        levels, zeros = _unpack(words.T, bits), _unpack(zero_words, bits)[:, :outputs].T
    return _integers(matrix, levels, zeros, scales.T, get(matrix, _GROUP_OF[matrix.method]))


def _read_compressed(matrix: PackedMatrix, get: _Get) -> _Integers:
    """Read a matrix of compressed-tensors, which is stored by outputs; the zeros are packed along them."""
    words, zeros, scales = (get(matrix, name) for name in ("weight_packed", "weight_zero_point", "weight_scale"))
    assert scales is not None
    if words is None:
        levels = get(matrix, "weight")
    else:
        levels = _unpack(words, matrix.bits)
        middle = np.uint8(1 << matrix.bits - 1)
        zeros = np.full((1, 1), middle) if zeros is None else _unpack(zeros.T, matrix.bits).T
    assert levels is not None
    zeros = np.zeros((1, 1), np.int8) if zeros is None else zeros
    return _integers(matrix, levels, zeros, scales.reshape(-1, matrix.groups), get(matrix, _GROUP_OF[matrix.method]))


def _integers(
    matrix: PackedMatrix, levels: np.ndarray, zeros: np.ndarray, scales: np.ndarray, group_of: np.ndarray | None
) -> _Integers:
    size = (matrix.shape[0], matrix.groups)
    zeros, scales = np.broadcast_to(zeros, size), np.broadcast_to(scales.astype(np.float32), size)
    group_of = _consecutive(matrix) if group_of is None or not _is_set(group_of) else group_of
    kind = np.int8 if matrix.bits < 8 else np.int16
    numbers: Any = levels.astype(kind)
    return _Integers(numbers - zeros.astype(kind)[:, group_of], scales, group_of)


def _is_set(group_of: np.ndarray) -> bool:
    """Return whether the groups of inputs are written: if they were never set, all are -1, or all are 0."""
    return bool(group_of.any() and group_of.max() >= 0)


def _consecutive(matrix: PackedMatrix) -> np.ndarray:
    """Return the group of each input where groups are of inputs that follow each other."""
    return np.repeat(np.arange(matrix.groups), matrix.shape[1] // matrix.groups)


def _unpack(words: np.ndarray, bits: int) -> np.ndarray:
    """Unpack the rows of 32-bit integers (n, words), the lowest bits first, to uint8 (n, levels)."""
    bytes_ = np.ascontiguousarray(words).view(np.uint8)[..., None]
    fields = bytes_ >> np.arange(0, 8, bits, dtype=np.uint8) & np.uint8((1 << bits) - 1)
    return fields.reshape(len(words), -1)
