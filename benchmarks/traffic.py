"""What a compiled program moves and multiplies, read from its text: for compilers that tell no costs, and beside those that do.

**Bytes** are those that kernels read from the device's memory and write to it. A computation that is executed one instruction
after the other moves, for each of them, its operands and its results, but for these, as XLA's own analysis
(``xla/service/hlo_cost_analysis.cc`` of https://github.com/openxla/xla) has it:

* nothing, of what only names memory: parameters, tuples, bitcasts, the end of what was started earlier;
* a slice, or a gather, of an operand: what it takes out; an update in place, or a scatter: what it puts in, twice. Within a
  fusion too, where a parameter is used by nothing else;
* a kernel of another compiler that declares its cost: that. One of cuDNN's attention that is told how long each row is reads of
  keys and values the share ``filled``;
* memory on a TPU's chip: nothing. XLA's analysis counts it, and a copy there and back as well, so its figure is larger.

**Operations** are those of matrix products and convolutions, a multiplication and an addition each: what the peak in a data sheet
is about.

A loop counts as often as it goes round where that is known, else once. So of a loop of decode steps, which ends when all are
done, one step counts, and once what is outside of it; XLA's analysis counts every loop once. Of a conditional's branches the
dearest counts, for bytes and for operations each.
"""

from __future__ import annotations

import functools
import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .hlo import Array, Computation, Hlo, Instruction

# What names memory that is there, or ends what has counted where it began.
_FREE = frozenset(
    (
        *("parameter", "constant", "get-tuple-element", "tuple", "bitcast", "after-all", "opt-barrier", "domain"),
        *("partition-id", "replica-id", "add-dependency", "async-update"),
        *("copy-done", "slice-done", "async-done", "send-done", "recv-done"),
        *("all-reduce-done", "all-gather-done", "collective-permute-done"),
    )
)
_FREE_KERNELS = frozenset(
    ("AllocateBuffer", "ConcatBitcast", "AssumeGatherIndicesInBound", "Sharding", "MoveToHost", "MoveToDevice")
)
_TAKES_OUT = frozenset(("slice", "dynamic-slice", "gather"))
_ALIASES = frozenset(("bitcast", "reshape", "get-tuple-element", "opt-barrier"))
_TARGET = re.compile(r'custom_call_target="([^"]*)"')
_DECLARED = re.compile(r'\\?"(flops|bytes_accessed)\\?":\s*\\?"?(\d+)')
_DIMENSIONS = re.compile(r"(\w+)=\{([\d,]*)\}")
_WINDOW = re.compile(r"window=\{([^}]*)\}")
_LABELS = re.compile(r"dim_labels=(\w+)_(\w+)->(\w+)")
_ATTENDED = re.compile(r'"intermediate_tensor_shape":\s*\{.*?"dimensions":\s*\[([^\]]*)\]')
_ROUNDS = re.compile(r"direction=(LT|GT)")


@dataclass(frozen=True, slots=True)
class Traffic:
    """What a program does in one call, loops as the module says.

    Attributes:
        bytes: read and written.
        operations: of products.
    """

    bytes: int = 0
    operations: int = 0

    def __add__(self, other: Traffic) -> Traffic:
        return Traffic(self.bytes + other.bytes, self.operations + other.operations)

    def times(self, count: int) -> Traffic:
        """So often."""
        return Traffic(self.bytes * count, self.operations * count)


def traffic(hlo: Hlo, *, on_chip: bool, filled: float = 1.0) -> Traffic:
    """What the program moves and multiplies on each of its devices.

    Args:
        on_chip: whether memory spaces other than the first are on the chip, as a TPU's are.
        filled: the share of its keys and values that an attention kernel reads which is told how long each row is.
    """
    return _Counter(hlo, on_chip, filled).total(hlo.entry)


class _Counter:
    """Counts computations, each once."""

    def __init__(self, hlo: Hlo, on_chip: bool, filled: float) -> None:
        self._hlo = hlo
        self._on_chip = on_chip
        self._filled = filled
        self.total = functools.cache(self._total)
        self._products = functools.cache(self._products_in)

    def _total(self, name: str) -> Traffic:
        """Of a computation that is executed one instruction after the other."""
        computation = self._hlo.computations[name]
        return sum((self._of(computation, item) for item in computation.instructions.values()), Traffic())

    def _of(self, computation: Computation, item: Instruction) -> Traffic:
        match item.opcode:
            case opcode if opcode in _FREE:
                return Traffic()
            case "while":
                (body,), (condition,) = item.called("body"), item.called("condition")
                round_ = self.total(body) + self.total(condition)
                return round_.times(item.known_trips or _rounds(self._hlo.computations[condition]) or 1)
            case "conditional":
                branches = [
                    self.total(name)
                    for name in item.called("branch_computations", "true_computation", "false_computation")
                ]
                return Traffic(max(branch.bytes for branch in branches), max(branch.operations for branch in branches))
            case "call" | "async-start":
                return sum((self.total(name) for name in item.called("to_apply", "calls")), Traffic())
            case "fusion":
                (inner,) = (self._hlo.computations[name] for name in item.called("calls"))
                moved = self._fusion_bytes(computation, item, inner)
                return Traffic(moved, sum(self._products(name) for name in item.called("calls")))
            case "custom-call":
                return self._kernel(computation, item)
        return Traffic(self._plain_bytes(computation, item), _operations(computation, item))

    def _bytes(self, *arrays: Array) -> int:
        return sum(array.bytes for array in arrays if not (self._on_chip and array.space))

    def _operand_arrays(self, computation: Computation, item: Instruction) -> Iterator[tuple[Array, ...]]:
        for name in item.operands:
            found = computation.instructions.get(name)
            yield () if found is None else found.arrays

    def _plain_bytes(self, computation: Computation, item: Instruction) -> int:
        operands = list(self._operand_arrays(computation, item))
        if item.opcode in _TAKES_OUT:
            indices = self._bytes(*operands[1]) if item.opcode == "gather" else 0
            return indices + self._of_slice(operands[0], item.arrays) + self._bytes(*item.arrays)
        if item.opcode == "slice-start":  # a tuple: the operand, what is taken out, a flag
            return self._of_slice(operands[0], item.arrays[1:2]) + self._bytes(item.arrays[1])
        if item.opcode == "copy-start":  # a tuple: the copy, the operand, a flag
            return self._bytes(item.arrays[0], *operands[0])
        if item.opcode in ("dynamic-update-slice", "scatter"):
            update = operands[1] if item.opcode == "dynamic-update-slice" else operands[2]
            return self._bytes(*update) + self._of_slice(item.arrays, update)
        results = item.arrays
        if item.opcode.endswith("-start") and item.opcode != "all-reduce-start":
            results = results[len(item.operands) : 2 * len(item.operands)]
        return self._bytes(*results, *(array for arrays in operands for array in arrays))

    def _of_slice(self, whole: tuple[Array, ...], part: tuple[Array, ...]) -> int:
        """The bytes of ``part``, which lies where ``whole`` does."""
        return 0 if self._on_chip and whole and whole[0].space else sum(array.bytes for array in part)

    def _fusion_bytes(self, computation: Computation, item: Instruction, inner: Computation) -> int:
        moved = 0
        for name, parameter in zip(item.operands, inner.parameters, strict=False):
            whole = computation.instructions[name].arrays
            if not (self._on_chip and whole and whole[0].space):
                moved += _read(self._hlo, inner, parameter)
        written = _written(inner)
        for result, count in zip(item.arrays, written, strict=False):
            if not (self._on_chip and result.space):
                moved += result.bytes if count is None else count
        return moved

    def _products_in(self, name: str) -> int:
        """The operations of a fused computation and of those that it calls."""
        computation = self._hlo.computations[name]
        total = 0
        for item in computation.instructions.values():
            total += _operations(computation, item)
            if item.opcode in ("fusion", "call"):
                total += sum(self._products(called) for called in item.called("calls", "to_apply"))
        return total

    def _kernel(self, computation: Computation, item: Instruction) -> Traffic:
        """A kernel that XLA did not make."""
        target = (_TARGET.search(item.rest) or ("", ""))[1]
        if target in _FREE_KERNELS:
            return Traffic()
        if declared := {name: int(count) for name, count in _DECLARED.findall(item.rest)}:
            return Traffic(declared.get("bytes_accessed", 0), declared.get("flops", 0))
        operands = list(self._operand_arrays(computation, item))
        # Libraries of NVIDIA's get room to work in, a last result of bytes, of which nobody knows what they use.
        results = item.arrays[:-1] if target.startswith("__cu") and len(item.arrays) > 1 else item.arrays
        moved = self._bytes(*results)
        padded = "fmha" in target and '"mask_type": "PADDING' in item.rest
        for number, arrays in enumerate(operands):
            share = self._filled if padded and number in (1, 2) else 1.0  # queries, keys, values
            moved += int(self._bytes(*arrays) * share)
        return Traffic(moved, int(_kernel_operations(computation, item, target) * (self._filled if padded else 1.0)))


def _rounds(condition: Computation) -> int | None:
    """How often a loop goes round whose condition is nothing but a counter, from 0 on, below a number."""
    root = condition.root
    if root is None or root.opcode != "compare" or not _ROUNDS.search(root.rest):
        return None
    constants = [condition.instructions[name] for name in root.operands if name in condition.instructions]
    limits = [item.given for item in constants if item.opcode == "constant"]
    return int(limits[0]) if len(limits) == 1 and limits[0].isdigit() else None


def _read(hlo: Hlo, computation: Computation, item: Instruction) -> int:
    """The bytes that a fused computation reads of one of its parameters, itself or in a fusion within it."""
    taken = 0
    for user in computation.users.get(item.name, []):
        if user.opcode in _ALIASES:
            taken += _read(hlo, computation, user)
        elif user.opcode == "fusion":
            (inner,) = (hlo.computations[name] for name in user.called("calls"))
            named_anew = inner.root
            while named_anew is not None and named_anew.opcode in _ALIASES and named_anew.operands:
                named_anew = inner.instructions.get(named_anew.operands[0])
            for operand, parameter in zip(user.operands, inner.parameters, strict=False):
                if operand == item.name:
                    alias = parameter is named_anew
                    taken += _read(hlo, computation, user) if alias else _read(hlo, inner, parameter)
        elif user.opcode in _TAKES_OUT and user.operands[0] == item.name:
            taken += sum(array.bytes for array in user.arrays)
        elif user.opcode in ("dynamic-update-slice", "scatter") and user.operands[0] == item.name:
            continue  # written in place
        else:
            return sum(array.bytes for array in item.arrays)
    return min(taken, sum(array.bytes for array in item.arrays))


def _written(computation: Computation) -> list[int | None]:
    """The bytes that a fused computation writes of each of its results; None: all of them."""
    if computation.root is None:
        return []
    roots = [computation.root]
    if computation.root.opcode == "tuple":
        roots = [computation.instructions[name] for name in computation.root.operands]
    return [_put_in(computation, root) for root in roots]


def _put_in(computation: Computation, item: Instruction) -> int | None:
    """What an update in place of a parameter puts in; None of anything else."""
    while item.opcode in _ALIASES and item.operands:
        item = computation.instructions[item.operands[0]]
    if item.opcode not in ("dynamic-update-slice", "scatter"):
        return None
    target = computation.instructions[item.operands[0]]
    while target.opcode in (*_ALIASES, "dynamic-update-slice") and target.operands:
        target = computation.instructions[target.operands[0]]
    if target.opcode != "parameter":
        return None
    update = computation.instructions[item.operands[1 if item.opcode == "dynamic-update-slice" else 2]]
    put = sum(array.bytes for array in update.arrays)
    before = computation.instructions[item.operands[0]]
    return put + (_put_in(computation, before) or 0) if before.opcode == item.opcode else put


def _operations(computation: Computation, item: Instruction) -> int:
    """Of a product or a convolution: twice its multiplications."""
    if item.opcode == "dot":
        return 2 * item.arrays[0].numbers * _contracted(computation, item, "lhs_contracting_dims")
    if item.opcode == "convolution":
        return _convolution(computation, item, item.arrays[0])
    return 0


def _contracted(computation: Computation, item: Instruction, attribute: str) -> int:
    (left, *_) = computation.instructions[item.operands[0]].arrays
    named = dict(_DIMENSIONS.findall(item.rest)).get(attribute, "")
    return math.prod(left.shape[int(number)] for number in named.split(",") if number)


def _convolution(computation: Computation, item: Instruction, result: Array) -> int:
    """XLA writes any product as a convolution on a TPU, often with a window over mere padding, which takes no operations."""
    labels = _LABELS.search(item.rest)
    if labels is None:
        return 0
    image, kernel = (computation.instructions[name].arrays[0] for name in item.operands[:2])
    window = dict(part.split("=") for part in (_WINDOW.search(item.rest) or ("", ""))[1].split() if "=" in part)
    # Features of the kernel's inputs are those of one group already; in groups of the batch each result sees one group's images.
    total = result.shape[labels[3].index("b")] * result.shape[labels[3].index("f")] * kernel.shape[labels[2].index("i")]
    groups = re.search(r"batch_group_count=(\d+)", item.rest)
    spatial = sorted(label for label in labels[1] if label.isdigit())
    for place, label in enumerate(spatial):
        each = {name: text.split("x")[place] for name, text in window.items() if name != "rhs_reversal"}
        total *= _valid(
            image.shape[labels[1].index(label)],
            kernel.shape[labels[2].index(label)],
            result.shape[labels[3].index(label)],
            int(each.get("stride", 1)),
            int(each.get("pad", "0_0").split("_")[0]),
            int(each.get("lhs_dilate", 1)),
            int(each.get("rhs_dilate", 1)),
        )
    return 2 * total // (int(groups[1]) if groups else 1)


@functools.lru_cache(maxsize=4096)
def _valid(image: int, kernel: int, result: int, stride: int, pad: int, image_step: int, kernel_step: int) -> int:
    """Pairs of a place in the result and one in the kernel, along one dimension, that meet a number of the image."""
    at = np.arange(result)[:, None] * stride + np.arange(kernel)[None] * kernel_step - pad
    return int(((at >= 0) & (at <= (image - 1) * image_step) & (at % image_step == 0)).sum())


def _kernel_operations(computation: Computation, item: Instruction, target: str) -> int:
    """Of products that a library of NVIDIA's computes."""
    if "gemm" in target or "matmul" in target:
        found = re.search(r'"lhs_contracting_dimensions":\s*\[([^\]]*)\]', item.rest)
        (left, *_) = computation.instructions[item.operands[0]].arrays
        inner = math.prod(left.shape[int(number)] for number in re.findall(r"\d+", found[1])) if found else 0
        return 2 * item.arrays[0].numbers * inner
    if target.startswith("__cudnn$conv"):
        return _convolution(computation, item, item.arrays[0])
    if "fmha" in target and (scores := _ATTENDED.search(item.rest)):
        rows = [int(json.loads(side)) for side in scores[1].split(",")]
        width = item.arrays[0].numbers // math.prod(rows[:-1])
        return 4 * math.prod(rows) * width
    return 0
