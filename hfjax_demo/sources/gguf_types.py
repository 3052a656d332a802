"""The types of tensors in GGUF files: their numbers in a file, and the size of their blocks.

The numbers are those of https://github.com/ggml-org/ggml (``ggml.h``). The package ``gguf`` knows most of them, but not all that
llama.cpp writes. Importing it is left to those who need its values.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping


class TensorType(enum.IntEnum):
    """A type of tensors whose values are known; its value is its number in a file."""

    F32 = 0
    F16 = 1
    Q4_0 = 2
    Q4_1 = 3
    Q5_0 = 6
    Q5_1 = 7
    Q8_0 = 8
    Q2_K = 10
    Q3_K = 11
    Q4_K = 12
    Q5_K = 13
    Q6_K = 14
    IQ2_XXS = 16
    IQ2_XS = 17
    IQ3_XXS = 18
    IQ1_S = 19
    IQ4_NL = 20
    IQ3_S = 21
    IQ2_S = 22
    IQ4_XS = 23
    IQ1_M = 29
    BF16 = 30
    TQ1_0 = 34
    TQ2_0 = 35
    MXFP4 = 39
    NVFP4 = 40
    Q1_0 = 41
    Q2_0 = 42


BLOCKS: Mapping[TensorType, tuple[int, int]] = {
    TensorType.F32: (1, 4),
    TensorType.F16: (1, 2),
    TensorType.BF16: (1, 2),
    TensorType.Q4_0: (32, 18),
    TensorType.Q4_1: (32, 20),
    TensorType.Q5_0: (32, 22),
    TensorType.Q5_1: (32, 24),
    TensorType.Q8_0: (32, 34),
    TensorType.Q2_K: (256, 84),
    TensorType.Q3_K: (256, 110),
    TensorType.Q4_K: (256, 144),
    TensorType.Q5_K: (256, 176),
    TensorType.Q6_K: (256, 210),
    TensorType.IQ1_S: (256, 50),
    TensorType.IQ1_M: (256, 56),
    TensorType.IQ2_XXS: (256, 66),
    TensorType.IQ2_XS: (256, 74),
    TensorType.IQ2_S: (256, 82),
    TensorType.IQ3_XXS: (256, 98),
    TensorType.IQ3_S: (256, 110),
    TensorType.IQ4_NL: (32, 18),
    TensorType.IQ4_XS: (256, 136),
    TensorType.TQ1_0: (256, 54),
    TensorType.TQ2_0: (256, 66),
    TensorType.MXFP4: (32, 17),
    TensorType.NVFP4: (64, 36),
    TensorType.Q1_0: (128, 18),
    TensorType.Q2_0: (64, 18),
}
"""The weights of a block and its bytes, by type. A row of a matrix consists of whole blocks."""

OTHER_TYPES: Mapping[int, str] = {
    9: "Q8_1", 15: "Q8_K", 24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64",
    4: "Q4_2", 5: "Q4_3", 31: "Q4_0_4_4", 32: "Q4_0_4_8", 33: "Q4_0_8_8",
    36: "IQ4_NL_4_4", 37: "IQ4_NL_4_8", 38: "IQ4_NL_8_8",
}  # fmt: skip
"""Types that are refused, by number: of activations and integers, and those that llama.cpp has given up."""

_IK_LLAMA_TYPES = range(97, 400)  # numbers that the program ik_llama.cpp gives to types of its own


def describe_type(number: int) -> str:
    """Return the name of a type that is not in :class:`TensorType`, for messages."""
    if number in OTHER_TYPES:
        return OTHER_TYPES[number]
    return f"number {number} (of ik_llama.cpp)" if number in _IK_LLAMA_TYPES else f"number {number}"
