"""The table of docs/models.md that says what to choose has this program's own estimates."""

from __future__ import annotations

import re
from pathlib import Path

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.runtime.memory.estimate import estimate_without_files

from ..catalogue import BUILT_IN

PAGE = Path(__file__).parents[2] / "docs" / "models.md"


def test_the_table_of_what_to_choose_has_the_estimates() -> None:
    text = PAGE.read_text(encoding="utf-8").partition("### Which model")[2].partition("A mixture")[0]
    rows = [line.split("|")[1:4] for line in text.splitlines() if re.match(r"\| \d+ GB", line)]
    assert [int(memory.split()[0]) for memory, *_ in rows] == [4, 8, 16, 24, 80]
    for memory, *cells in rows:
        for cell, platform, dtype in zip(cells, (Platform.CPU, Platform.GPU), ("float32", "bfloat16"), strict=True):
            for name, size in re.findall(r"`([^`]+)` \(([\d.]+) GB\)", cell):
                with for_platform(platform):
                    estimate = estimate_without_files(BUILT_IN.find(name), dtype)
                assert estimate is not None and size == f"{estimate.weights / 1e9:.1f}", name
                assert estimate.weights < 0.8e9 * int(memory.split()[0]), f"{name} leaves no room"
