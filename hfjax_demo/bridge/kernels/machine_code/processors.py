"""What the products need to know of a processor: how wide its registers are, and whether it has integer dot products."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True, slots=True)
class Processor:
    """What code is made for.

    Attributes:
        lanes: float32 numbers in a vector register: 4, 8 or 16.
        dot: whose instruction adds up the products of four bytes with four bytes in each lane: Intel's ``vpdpbusd`` (AVX-512
            VNNI, AVX-VNNI), of unsigned with signed bytes; ARM's ``sdot``, of signed ones; None where there is none.
        arm: else it is one of Intel's and AMD's.
        bfloat16_dot: whether an instruction adds up the products of two bfloat16 numbers with two others in each lane (AVX-512
            BF16).
    """

    lanes: int
    dot: Literal["vpdpbusd", "sdot"] | None
    arm: bool = False
    bfloat16_dot: bool = False

    @property
    def signed(self) -> bool:
        """The bytes of weights that this instruction takes are."""
        return self.dot == "sdot"

    @property
    def features(self) -> str:
        """What LLVM has to be told of it, as it may not find out by itself."""
        return "+dotprod" if self.dot == "sdot" else ""

    @property
    def speed_level(self) -> int:
        """Of LLVM's passes, measured on Zen 4: with 1, products of one row take up to 1.17 of the time on AVX2, and the other
        kernels as long as with 2; with 2, products of many rows take up to 1.25 on AVX-512."""
        return 2 if self.lanes == 8 else 1


def processor_with(features: Mapping[str, bool], *, dot_product: bool = True) -> Processor | None:
    """What a processor with these features of LLVM's gets; None for one without 256-bit registers (ARM: without NEON).

    Args:
        dot_product: ARM's, which LLVM does not tell of the processor at hand.
    """
    if features.get("avx512f") and features.get("avx512bw"):
        dot: Literal["vpdpbusd"] | None = "vpdpbusd" if features.get("avx512vnni") else None
        return Processor(16, dot, bfloat16_dot=bool(features.get("avx512bf16")))
    if features.get("avx2") and features.get("fma") and features.get("f16c"):
        return Processor(8, "vpdpbusd" if features.get("avxvnni") else None)
    if features.get("neon"):
        return Processor(4, "sdot" if dot_product else None, arm=True)
    return None


def arm_has_dot_product() -> bool:
    """Whether Linux or macOS says that this ARM processor has ``sdot``; every one of the last years has."""
    if sys.platform == "darwin":
        return True  # Apple's own have had it since the first of them in a computer
    try:
        return "asimddp" in Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").split()
    except OSError:
        return False
