"""The kernels' assembly is what the compiler makes of their C++."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.bridge.kernels.machine_code import native
from tests import kernel_code

pytestmark = pytest.mark.usefixtures("processes")

SOURCES = sorted(native.KERNELS.rglob("*.cc"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(native.KERNELS)))
def test_what_is_committed_is_what_the_source_says(source: Path, tmp_path: Path) -> None:
    for path, lanes in kernel_code.texts(source):
        made, kept = kernel_code.compiled(source, lanes, str(tmp_path)), path.read_text(encoding="utf-8")
        assert made == kept, f"{path.name} is another one; run python -m tests.kernel_code"


def test_every_assembly_has_its_source() -> None:
    made = {path for source in SOURCES for path, _ in kernel_code.texts(source)}
    assert made == set(native.KERNELS.rglob("*.ll"))


def test_a_constant_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="is_bfloat16"):
        native.assembly("skinny_gemm/halves", 16, {})
