"""The kernels' code as LLVM assembly, which is part of this repository.

``python -m tests.kernel_code`` compiles each ``.cc`` file to a ``.ll`` file for each register size, not optimized yet and for no
particular processor. :func:`assembly` sets the constants that the C++ declares ``extern``: LLVM then unrolls and removes code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

KERNELS = Path(__file__).parents[1]
FAMILIES = {16: "avx512", 8: "avx2", 4: "neon"}
"""Names of register sizes, by the number of float32 values in a register."""

Constants = Mapping[str, int | Sequence[int]]
"""Values of everything that a C++ file declares ``extern const``: an ``int32_t``, or the bytes of an array of ``uint8_t``."""

_CONSTANT = re.compile(r"^@(\w+) = external (?:local_unnamed_addr )?constant .*$", re.MULTILINE)


def assembly(name: str, lanes: int, constants: Constants) -> str:
    """Return the LLVM assembly of a kernel, such as "skinny_gemm/halves", for :func:`..machine_code.make_object`.

    Args:
        lanes: one of :data:`FAMILIES`.

    Raises:
        KeyError: a constant has no value.
    """
    text = (KERNELS / f"{name}.{FAMILIES[lanes]}.ll").read_text(encoding="utf-8")

    def defined(found: re.Match[str]) -> str:
        value = constants[found[1]]
        if isinstance(value, int):
            return f"@{found[1]} = internal constant i32 {int(value)}, align 4"
        items = ", ".join(f"i8 {byte}" for byte in value)
        return f"@{found[1]} = internal constant [{len(value)} x i8] [{items}], align 1"

    return _CONSTANT.sub(defined, text)
