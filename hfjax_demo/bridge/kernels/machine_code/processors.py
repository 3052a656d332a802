"""What the products need to know of a processor: how wide its registers are, and whether it has integer dot products."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .building import BYTE, INT, Code, Value, constants, vector


@dataclass(frozen=True, slots=True)
class Processor:
    """What code is made for.

    Attributes:
        lanes: float32 numbers in a vector register: 4, 8 or 16.
        dot: whose instruction adds up the products of four bytes with four bytes in each lane: Intel's ``vpdpbusd`` (AVX-512
            VNNI, AVX-VNNI), of unsigned with signed bytes; ARM's ``sdot``, of signed ones; None where there is none.
        columns: registers of outputs that share one broadcast of activations: 2 where registers are many and wide, for
            reading what is broadcast is what limits an EPYC of 2024 then; else 1.
        arm: else it is one of Intel's and AMD's.
        rows: of activations that share one reading of a weight, at most.
        bfloat16_dot: whether an instruction adds up the products of two bfloat16 numbers with two others in each lane (AVX-512
            BF16).
    """

    lanes: int
    dot: Literal["vpdpbusd", "sdot"] | None
    columns: int = 1
    arm: bool = False
    rows: int = 4
    bfloat16_dot: bool = False

    @property
    def signed(self) -> bool:
        """The bytes of weights that :meth:`add_products` takes are."""
        return self.dot == "sdot"

    @property
    def features(self) -> str:
        """What LLVM has to be told of it, as it may not find out by itself."""
        return "+dotprod" if self.dot == "sdot" else ""

    def add_products(self, code: Code, sums: Value, weights: Value, activations: Value) -> Value:
        """``sums`` (lanes) of int32, plus in each lane the products of its four bytes of both others."""
        if self.dot == "sdot":
            bytes_ = vector(BYTE, 4 * self.lanes)
            weights, activations = (code.builder.bitcast(value, bytes_) for value in (weights, activations))
            return code.call("llvm.aarch64.neon.sdot.v4i32.v16i8", sums.type, sums, weights, activations)
        whole = vector(INT, self.lanes)
        weights, activations = (code.builder.bitcast(value, whole) for value in (weights, activations))
        name = f"llvm.x86.avx512.vpdpbusd.{32 * self.lanes}"
        return code.call(name, sums.type, sums, weights, activations)

    def look_up(self, code: Code, table: tuple[int, ...], indices: Value) -> Value:
        """Bytes of a table of 16, by indices from 0 to 15."""
        repeated = table if self.arm else table * (self.lanes // 4)
        name = {4: "llvm.aarch64.neon.tbl1.v16i8", 8: "llvm.x86.avx2.pshuf.b", 16: "llvm.x86.avx512.pshuf.b.512"}
        return code.call(name[self.lanes], indices.type, constants(BYTE, repeated), indices)


def processor_with(features: Mapping[str, bool], *, dot_product: bool = True) -> Processor | None:
    """What a processor with these features of LLVM's gets; None for one without 256-bit registers (ARM: without NEON).

    Args:
        dot_product: ARM's, which LLVM does not tell of the processor at hand.
    """
    if features.get("avx512f") and features.get("avx512bw"):
        dot: Literal["vpdpbusd"] | None = "vpdpbusd" if features.get("avx512vnni") else None
        return Processor(16, dot, columns=2, bfloat16_dot=bool(features.get("avx512bf16")))
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
