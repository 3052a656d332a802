"""All products of a step, in every way."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.product_implementations import OWN_KERNEL, PRODUCTS
from tests import tiny_models

from .conftest import Printed

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def test_every_way_is_timed(tmp_path: Path, printed: Printed) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama", hidden_size=256, intermediate_size=512)
    table, report = printed("products", folder, "--repeats", 1, "--rows", 1, "--rows", 3)
    rows = report["rows"]
    found = {(row["precision"], row["name"]) for row in rows}
    assert found == {(precision, name) for precision, ways in PRODUCTS.items() for name in ways}
    assert all(row["seconds"] > 0 and row["read_gb_per_s"] > 0 for row in rows)
    assert OWN_KERNEL in "\n".join(table) and len(rows) == 2 * len(found)


def test_what_this_machine_has_not_is_left_out(llama: Path, printed: Printed) -> None:
    """The model's 48 inputs are no multiple of anything."""
    precisions = ("--precision", "bfloat16", "--precision", "q4_k")
    _, report = printed("products", llama, "--repeats", 1, *precisions, "--rows", 2)
    assert [row["name"] for row in report["rows"]] == ["XLA"]
