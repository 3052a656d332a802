"""The features of a processor that the kernels use: register width, integer and bfloat16 dot products."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True, slots=True)
class CpuFeatures:
    """The features for which code is generated.

    Attributes:
        lanes: float32 values in a vector register: 4, 8 or 16.
        dot: the instruction that adds the products of four bytes with four bytes in each lane: Intel's ``vpdpbusd`` (AVX-512
            VNNI, AVX-VNNI), of unsigned with signed bytes; ARM's ``sdot``, of signed bytes; None if there is none.
        arm: whether it is an ARM processor, otherwise one of Intel or AMD.
        bfloat16_dot: whether an instruction adds the products of two bfloat16 values with two others in each lane (AVX-512
            BF16).
    """

    lanes: int
    dot: Literal["vpdpbusd", "sdot"] | None
    arm: bool = False
    bfloat16_dot: bool = False

    @property
    def signed(self) -> bool:
        """Whether the weights' bytes are signed for this instruction."""
        return self.dot == "sdot"

    @property
    def features(self) -> str:
        """Features to enable in LLVM, which may not detect them."""
        return "+dotprod" if self.dot == "sdot" else ""

    @property
    def speed_level(self) -> int:
        """Optimization level of LLVM's passes, measured on Zen 4: with 1, products of one row take up to 1.17 times as long on
        AVX2, and the other kernels as long as with 2; with 2, products of many rows take up to 1.25 times as long on AVX-512."""
        return 2 if self.lanes == 8 else 1


def detect_processor(features: Mapping[str, bool], *, dot_product: bool = True) -> CpuFeatures | None:
    """Return the processor for these LLVM features; None without 256-bit registers (ARM: without NEON).

    Args:
        dot_product: whether an ARM processor has it, which LLVM does not report for the host.
    """
    if features.get("avx512f") and features.get("avx512bw"):
        dot: Literal["vpdpbusd"] | None = "vpdpbusd" if features.get("avx512vnni") else None
        return CpuFeatures(16, dot, bfloat16_dot=bool(features.get("avx512bf16")))
    if features.get("avx2") and features.get("fma") and features.get("f16c"):
        return CpuFeatures(8, "vpdpbusd" if features.get("avxvnni") else None)
    if features.get("neon"):
        return CpuFeatures(4, "sdot" if dot_product else None, arm=True)
    return None


def arm_has_dot_product() -> bool:
    """Return whether Linux or macOS reports ``sdot`` for this ARM processor; every recent one has it."""
    if sys.platform == "darwin":
        return True  # all of Apple's processors for computers have it
    try:
        return "asimddp" in Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").split()
    except OSError:
        return False
