"""Each benchmark of text and of pictures runs on a tiny model and prints its line; what cannot be measured is told."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import start
from benchmarks.product_implementations import PRODUCTS
from benchmarks.prompts import PROMPTS
from benchmarks.side_process import measure_in_rounds
from hfjax_demo.sources.gguf_types import TensorType as Kind
from tests import tiny_gguf, tiny_models, tiny_pipelines
from tests.coroutines import apart

from .conftest import Printed, Refused, each

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]

OPTIONS = ("--repeats", 1, "--new-tokens", 24)
needs_compiler = pytest.mark.skipif(
    shutil.which("c++") is None and shutil.which("g++") is None, reason="torch.compile wants a compiler"
)


def test_text(llama: Path, printed: Printed) -> None:
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
        assert any(row["name"] in shown and row["precision"] in shown for shown in table)
    unknown, without = sorted(report["skipped"], key=lambda item: item["name"])
    assert unknown["precision"] == "int3" and without["name"] == "llama.cpp" and "--llama-cpp" in without["reason"]


@needs_compiler
def test_compiled_pytorch(llama: Path, printed: Printed) -> None:
    _, report = printed("text", llama, *OPTIONS, "--only", "torch-compile")
    assert [row["name"] for row in report["rows"]] == ["PyTorch generate, torch.compile"] and not report["skipped"]


def test_pytorchs_side_imports_no_jax() -> None:
    """``torch.compile`` fails in a process that has torchax, and the memory of JAX would be counted as PyTorch's."""
    code = (
        "import sys, benchmarks.text_sides, benchmarks.quality, benchmarks.image_sides\n"
        "import hfjax_demo.__main__, hfjax_demo.image.schedulers\n"
        "print([name for name in ('jax', 'jaxlib', 'torchax') if name in sys.modules])"
    )
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout.strip() == "[]"


def test_chat(llama: Path, all_here: None, monkeypatch: pytest.MonkeyPatch, printed: Printed) -> None:
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "512")
    _, report = printed("chat", llama, "--repeats", 1, "--precision", "float32", "--turns", 3)
    turns = [(name, turn) for name in ("PyTorch generate", "hfjax") for turn in (1, 2, 3)]
    assert sorted((row["name"], row["turn"]) for row in report["rows"]) == sorted(turns)
    assert len(report["gaps"]) == 1


def test_long_prompts_beside_builds_of_llama_cpp(tmp_path: Path, all_here: None, printed: Printed) -> None:
    """A script in place of llama.cpp's program: what it is asked, and how its table is read."""
    model = tiny_gguf.write(tmp_path / "tiny.gguf", tiny_gguf.make_module("llama"), "llama", lambda name: Kind.F16)
    for name, speed in (("plain", "3.20"), ("fork", "6.40")):
        program = tmp_path / name / "llama-batched-bench"
        program.parent.mkdir()
        row = f"|   100 |     32 |    1 |    132 |    0.500 |   200.00 |   10.000 |     {speed} |   10.500 |    12.57 |"
        program.write_text(
            f'#!/bin/sh\necho "$@" >> {tmp_path}/{name}/asked\necho "|    PP |     TG |"\necho "{row}"\n'
        )
        program.chmod(0o700)
    builds = each("--llama-cpp", tmp_path / "plain", f"a fork={tmp_path / 'fork'}")
    options = ("--repeats", 1, "--new-tokens", 8, *each("--only", "hfjax", "llama.cpp"), "--precision", "float32")
    options += tuple(each("--activations", "exact", "int8"))
    table, report = printed("text", model, *options, "--conversations", 2, *each("--prompt", 60, 100), *builds)
    kinds = [(row["name"], row["conversations"], row.get("prompt_tokens", 0)) for row in report["rows"]]
    peers = [(name, *work) for name in ("llama.cpp", "a fork") for work in ((1, 0), (2, 0), (1, 60), (1, 100))]
    ours = [(name, *work) for name in ("hfjax", "hfjax, int8 activations") for work in ((2, 0), (1, 60), (1, 100))]
    assert kinds == [*peers, *ours]
    for row in report["rows"][:8]:
        assert row["tokens_per_s"] == {"llama.cpp": 3.2, "a fork": 6.4}[row["name"]] and row["ttft_s"] == 0.5
    assert all(row["ttft_s"] > 0 and row["tokens_per_s"] > 0 and row["rss_mb"] > 0 for row in report["rows"])
    assert any("hfjax" in line and " 100 " in line for line in table)
    asked = (tmp_path / "fork" / "asked").read_text().splitlines()
    assert asked[1].split()[2:10] == ["-npp", "32", "-ntg", "8", "-npl", "2", "-c", "512"] and len(asked) == 8


def test_quality(llama: Path, all_here: None, printed: Printed) -> None:
    _, report = printed("quality", llama, "--new-tokens", 8, *each("--precision", "float32", "int3"))
    reference, _, ours = report["rows"]
    assert (reference["top1"], reference["greedy"], reference["whole"]) == (1, 1, len(PROMPTS))
    assert ours["perplexity"] == pytest.approx(reference["perplexity"], rel=1e-4) and ours["top1"] > 0.999
    assert [skipped["precision"] for skipped in report["skipped"]] == ["int3"]


def test_products(tmp_path: Path, printed: Printed) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama", hidden_size=256, intermediate_size=512)
    _, report = printed("products", folder, "--repeats", 1, *each("--rows", 1, 3))
    expected = [(stored, name) for stored, ways in PRODUCTS.items() for name in ways]
    assert sorted((row["precision"], row["name"]) for row in report["rows"]) == sorted(2 * expected)


def test_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, printed: Printed) -> None:
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "512")
    monkeypatch.setattr(start, "CONVERSATIONS", (2,))
    monkeypatch.setattr(start, "IDLE_S", 0.0)
    monkeypatch.setattr(start, "measure_in_rounds", lambda entries, _, *others: measure_in_rounds(entries, 0, *others))
    model = tiny_gguf.write(tmp_path / "tiny.gguf", tiny_gguf.make_module("llama"), "llama", lambda name: Kind.F16)
    image_model = tiny_pipelines.make_pipeline(tmp_path / "image", "stable-diffusion")
    for name, script in (("completion", "printf Paris; sleep 1"), ("server", "echo no such model >&2; exit 1")):
        stand_in = tmp_path / f"llama-{name}"
        stand_in.write_text(f"#!/bin/sh\n{script}\n")
        stand_in.chmod(0o700)
    options = ("--llama-cpp", tmp_path, "--image-model", image_model, "--requests", 3, "--repeats", 1)
    table, report = printed("start", model, *options)
    assert [(row["part"], row["program"], row.get("conversations", 0)) for row in report["rows"]] == [
        *(("generate", name, 0) for name in ("hfjax, kept", "llama.cpp", "PyTorch generate", "hfjax, empty cache")),
        *(("page", name, 0) for name in ("hfjax, kept", "hfjax, empty cache")),
        ("prompt", "hfjax, kept", 0),
        ("memory", "hfjax, kept", 2),
        *(("image", name, 0) for name in ("hfjax, kept", "hfjax, empty cache")),
        ("mixed", "hfjax, kept", 0),
    ]
    assert max(map(len, table)) <= 120
    assert {(item["name"], item["reason"]) for item in report["skipped"]} == {("llama.cpp", "no such model")}


def test_serve(llama: Path, monkeypatch: pytest.MonkeyPatch, printed: Printed) -> None:
    for name, value in (("CONTEXT_LENGTH", "256"), ("SLOTS", "2"), ("API_KEY", "open-sesame"), ("MAX_QUEUE", "1")):
        monkeypatch.setenv(f"HFJAX_{name}", value)
    options = ("--conversations", 1, "--conversations", 5, "--repeats", 1, "--new-tokens", 12)
    _, report = apart(lambda: printed("serve", llama, *options))
    assert [(row["name"], row["conversations"]) for row in report["rows"]] == [
        (name, count) for count in (1, 5) for name in ("page, /chat", "page, /v1/completions", "engine, no server")
    ]
    assert all(row["errors"] == 0 and row["tokens_per_s"] > 0 for row in report["rows"]), report["messages"]


def test_scaling(llama: Path, all_here: None, tmp_path: Path, printed: Printed) -> None:
    _, report = printed("scaling", llama, *OPTIONS, "--conversations", 2)
    assert [row["conversations"] for row in report["rows"] if row["basis"] == "measured"] == [1, 2]
    rows = [
        {"name": "hfjax", "precision": "int8", "conversations": count, "tokens_per_s": 100.0 * count, "ttft_s": 0.2}
        for count in (1, 8)
    ]
    (tmp_path / "there.txt").write_text("a table\n\n" + json.dumps({"rows": rows, "device": "NVIDIA L4"}) + "\n")
    table, report = printed("scaling", "any", "--measured", tmp_path / "there.txt", "--price", 0.8)
    assert "a person's hour" in table[0] and report["device"] == "NVIDIA L4"


def test_image(tmp_path: Path, all_here: None, printed: Printed) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    sides = each("--only", "pytorch", "recipe", "hfjax")
    _, report = printed("image", folder, *sides, "--repeats", 1, "--size", 96, "--steps", 3)
    assert [row["name"] for row in report["rows"] if row["precision"] == "float32"] == [
        "PyTorch, diffusers eager",
        "torchax.compile recipe",
        "hfjax",
    ]
    assert all(row["steps_per_s"] > 0 and row["size"] == 96 for row in report["rows"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["text", "{llama}", "--only", "tensorflow"], "'tensorflow' is not one of 'pytorch', 'pytorch-bfloat16'"),
        (["text", "{llama}", "--gguf", "/nowhere.gguf"], "/nowhere.gguf is no file"),
        (["chat", "{llama}", "--turns", "10"], "choose fewer turns"),
        (["image", "emoji-diffusion", "--size", "100"], "width is 100; choose 96 or 104"),
        (["image", "random-80"], "Unknown model 'random-80'"),
        (["text", "{llama}", "--llama-cpp", "a fork=/nowhere"], "There is no llama-batched-bench in /nowhere"),
        (["start", "{llama}", "--llama-cpp", "/nowhere"], "There is no llama-server in /nowhere"),
        (["scaling", "any", "--measured", "/nowhere"], "cannot be read"),
        (["scaling", "any", "--measured", __file__], "does not end with a line of 'benchmarks text MODEL --json'"),
        (["scaling", "any", "--price", "-1"], "price is -1"),
        (["compile", "llama-3.1-8b", "--for", "b200"], "There is no device called 'b200'; choose one of v5e,"),
        (["compile", "nothing-like-it", "--for", "v5e"], "llama-3.1-8b, gemma-3-1b"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], says: str, llama: Path, refused: Refused) -> None:
    assert says in refused(*(argument.format(llama=llama) for argument in arguments))


def test_who_breaks_is_told_of_in_one_sentence(llama: Path, tmp_path: Path, refused: Refused) -> None:
    nobody = refused("text", llama, *OPTIONS, "--only", "hfjax", "--precision", "int3", status=1)
    assert "Nothing could be measured: hfjax, int3 (" in nobody
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    for weights in folder.glob("*.safetensors"):
        weights.write_bytes(b"")
    told = refused("start", folder, "--only", "generate", "--repeats", 1, status=1)
    assert "Nothing could be measured: hfjax, kept, float32 (" in told
