"""The text benchmark on a tiny model: every row is there, and the figures belong together."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.report import SkippedSide
from benchmarks.side_process import SideFailed, SideProcess
from benchmarks.text import make_report
from benchmarks.text_sides import Answer, MemoryReader, run_values
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Failed, TextDelta
from tests import tiny_models

from .conftest import Printed, Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]

OPTIONS = ("--repeats", 1, "--new-tokens", 24)


def test_the_json_line_holds_what_scripts_rely_on(llama: Path, printed: Printed) -> None:
    sides = ["--only", "pytorch", "--only", "pytorch-bfloat16", "--only", "hfjax", "--only", "llama.cpp"]
    precisions = ["--precision", "float32", "--precision", "bfloat16", "--precision", "int3"]
    counts = ("--conversations", 1, "--conversations", 5)
    table, report = printed("text", llama, *OPTIONS, *sides, *precisions, *counts)
    assert [(row["name"], row["precision"], row["conversations"]) for row in report["rows"]] == [
        ("PyTorch generate, eager", "float32", 1),
        ("PyTorch generate, eager", "bfloat16", 1),
        ("hfjax", "float32", 1),
        ("hfjax", "float32", 5),
        ("hfjax", "bfloat16", 1),
        ("hfjax", "bfloat16", 5),
    ]
    for row in report["rows"]:
        assert row["tokens_per_s"] > 0
        assert 0 < row["ttft_s"] < row["seconds"]
        assert row["rss_mb"] > 50
        assert row["limit_tokens_per_s"] == pytest.approx(report["read_bytes_per_s"] / (row["weights_mb"] * 1e6))
        assert any(row["name"] in shown and row["precision"] in shown for shown in table)
    single, narrow, *_ = report["rows"]
    assert 1.9 < single["weights_mb"] / narrow["weights_mb"] <= 2
    assert report["limit_tokens_per_s"] == pytest.approx(single["limit_tokens_per_s"], rel=0.05)
    assert report["device"] == "cpu"
    assert report["versions"]["jax"]
    # Who could not take part is told of, and why.
    unknown, without_file = sorted(report["skipped"], key=lambda item: item["name"])
    assert (unknown["name"], unknown["precision"]) == ("hfjax", "int3") and "int3" in unknown["reason"]
    assert without_file["name"] == "llama.cpp" and "--gguf" in without_file["reason"]
    assert any(line.startswith("not measured: llama.cpp") for line in table)


@pytest.mark.skipif(
    shutil.which("c++") is None and shutil.which("g++") is None, reason="torch.compile wants a compiler"
)
def test_compiled_pytorch_is_measured(llama: Path, printed: Printed) -> None:
    _, report = printed("text", llama, *OPTIONS, "--only", "torch-compile")
    (row,) = report["rows"]
    assert report["skipped"] == []
    assert (row["name"], row["precision"]) == ("PyTorch generate, torch.compile", "float32")
    assert row["tokens_per_s"] > 0


def test_pytorchs_side_imports_no_jax() -> None:
    """``torch.compile`` fails in a process that has torchax, and the memory of JAX would be counted as PyTorch's."""
    code = (
        "import sys, benchmarks.text_sides, benchmarks.quality, hfjax_demo.__main__\n"
        "print([name for name in ('jax', 'torchax') if name in sys.modules])"
    )
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout.strip() == "[]"


def test_nobody_left_and_a_side_that_does_not_exist(llama: Path, refused: Refused) -> None:
    nobody = refused("text", llama, *OPTIONS, "--only", "hfjax", "--precision", "int3", status=1)
    assert "Nothing could be measured: hfjax, int3 (" in nobody
    for wrong, says in (
        (["--only", "tensorflow"], "'tensorflow' is not one of 'pytorch', 'pytorch-bfloat16'"),
        (["--conversations", "0"], "'--conversations'"),
        (["--new-tokens", "1"], "'--new-tokens'"),
        (["--gguf", "/nowhere.gguf"], "/nowhere.gguf is no file"),
    ):
        assert says in refused("text", llama, *wrong)


def test_the_table_compares_with_the_first_row_and_with_the_limit() -> None:
    shared = {"conversations": 1, "ttft_s": 0.1}
    rows = (
        {"name": "PyTorch", "precision": "float32", "tokens_per_s": 10.0, "rss_mb": 500.0, **shared}
        | {"weights_mb": 400.0, "limit_tokens_per_s": 40.0},
        {"name": "this", "precision": "int8", "tokens_per_s": 30.0, "rss_mb": 700.0, **shared}
        | {"weights_mb": 100.0, "limit_tokens_per_s": 160.0},
    )
    skipped = (SkippedSide("that", "int4", "it is not there"),)
    lines = make_report(rows, 16e9, 40.0, "cpu", skipped).text().splitlines()
    assert "25%" in lines[2] and "1.00x" in lines[2]
    assert "19%" in lines[3] and "3.00x" in lines[3]
    assert "16.0 GB/s" in lines[4]
    assert lines[5] == "not measured: that, int4 (it is not there)"


def test_the_rate_is_that_of_the_time_in_which_all_decode() -> None:
    arrivals = [[(1.0, 1), (3.0, 8), (5.0, 8)], [(2.0, 1), (4.0, 8), (6.0, 8)]]
    # From 2 to 5 seconds: 16 tokens of the first, 8 of the second.
    assert run_values(0.5, arrivals) == pytest.approx({"tokens_per_s": 24 / 3, "seconds": 5.5, "ttft_s": 1.0})


def test_an_answer_collects_its_events() -> None:
    answer = Answer(sent=0.0)
    answer.take(TextDelta("a b", (1, 2)))
    answer.take(TextDelta(" c", (3,)))
    assert (answer.text, answer.token_ids, [count for _, count in answer.arrivals]) == ("a b c", [1, 2, 3], [2, 1])
    assert answer.ttft_s > 0
    with pytest.raises(InvalidRequest):
        answer.take(Failed(InvalidRequest("no")))


def test_reading_counts_every_matrix_once_and_no_table_that_is_only_looked_up_in(llama: Path) -> None:
    model = tiny_models.Reference(llama).model
    tied = {tensor.data_ptr(): tensor for tensor in model.state_dict().values() if tensor.ndim == 2}
    if not model.config.tie_word_embeddings:
        del tied[model.model.embed_tokens.weight.data_ptr()]
    reader = MemoryReader(llama)
    assert reader.facts()["weight_bytes"] == sum(4 * tensor.numel() for tensor in tied.values())
    assert reader.bytes_per_s() > 0


class Fragile:
    """Breaks in the ways a child can."""

    def complain(self) -> None:
        raise ValueError("no")

    def refuse(self) -> None:
        raise InvalidRequest("Choose another.")

    def vanish(self) -> None:
        raise SystemExit(3)


def test_a_child_that_fails_or_dies_is_reported() -> None:
    with SideProcess(Fragile) as child:
        for method, reason in (
            ("complain", "ValueError: no"),
            ("refuse", "Choose another"),
            ("vanish", "its process ended with status 3"),
            ("complain", "its process ended with status 3"),
        ):
            with pytest.raises(SideFailed, match="A benchmark process failed") as failure:
                child.call(method)
            assert failure.value.reason == reason
