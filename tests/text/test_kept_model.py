"""A model that was loaded and checked before is served from what was kept of it, with the same answers."""

from __future__ import annotations

import errno
import functools
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.bridge.weights import weights_file
from hfjax_demo.bridge.weights.weights_file import map_weights, remove_orphans, save_weights
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.engine_assembly import restore_engine
from hfjax_demo.text.kept_model import KeptModel
from tests import quantized_checkpoints, tiny_models
from tests.architectures.comparing import make_folder

from .test_load_check import tokens_of

pytestmark = pytest.mark.usefixtures("stored_programs")

NAMES = ["llama", "gemma3_text", "mixtral", "qwen3_next", "openai-gpt"]
"""Windows, experts, states, and a model without a cache."""


def load(folder: Path, cache: Path) -> TextEngine:
    """Load a model from its own files, and keep it."""
    return tiny_models.load(folder, compiler=Compiler(store=open_store(cache, folder, "float32")))


def restore(folder: Path, cache: Path, **options: Any) -> tuple[TextEngine | None, list[CompilationReport]]:
    """Load a model from what was kept of it."""
    store = open_store(cache, folder, "float32")
    kept, made = KeptModel.load(store), list[CompilationReport]()
    assert kept is not None
    compiler = Compiler(store=store, on_end=made.append)
    settings = tiny_models.settings()
    engine = restore_engine(
        kept, folder, "tiny", settings=settings, device="cpu", on_progress=lambda *_: None, compiler=compiler, **options
    )
    return engine, made


@pytest.fixture(scope="module")
def kept(
    tmp_path_factory: pytest.TempPathFactory, engines: None, stored_programs: None
) -> tuple[Path, Path, list[int]]:
    """A model's folder, the cache folder in which it is kept, and an answer."""
    place = tmp_path_factory.mktemp("kept")
    folder = tiny_models.make_model(place / "model", "gemma3")
    return folder, place / "cache", tokens_of(load(folder, place / "cache"))


def copied(kept: tuple[Path, Path, list[int]], place: Path) -> Path:
    """A copy of the cache folder, to be damaged."""
    return Path(shutil.copytree(kept[1], place / "cache"))


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("name", [NAMES[0], *(pytest.param(name, marks=pytest.mark.release) for name in NAMES[1:])])
def test_the_answers_are_those_of_the_model_that_was_loaded(name: str, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "model", name)
    first = load(folder, tmp_path / "cache")

    def refused() -> None:
        raise AssertionError("nothing is traced")

    second, made = restore(folder, tmp_path / "cache", before_tracing=refused)

    assert second is not None and made and all(program.stored for program in made)
    assert tokens_of(second) == tokens_of(first)
    for field in ("architecture", "parameters", "formats", "max_positions", "stop_ids", "use", "masks", "trace_key"):
        assert getattr(second.model, field) == getattr(first.model, field), field
    assert second.memory_bytes == first.memory_bytes


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize(
    "make", [quantized_checkpoints.mxfp4, functools.partial(quantized_checkpoints.fp8, block=None)]
)
def test_experts_and_numbers_of_few_bits_are_kept_as_they_are(make: Callable[[Path], Path], tmp_path: Path) -> None:
    folder = make(tmp_path / "model")
    first = load(folder, tmp_path / "cache")
    second, _ = restore(folder, tmp_path / "cache")
    assert second is not None and tokens_of(second) == tokens_of(first)
    assert second.model.formats == first.model.formats and {"mxfp4", "fp8"} & set(first.model.formats)
    assert second.model.call.stored_weights == first.model.call.stored_weights


def test_a_program_that_is_missing_is_traced(kept: tuple[Path, Path, list[int]], tmp_path: Path) -> None:
    folder, _, expected = kept
    cache = copied(kept, tmp_path)
    store = open_store(cache, folder, "float32")
    entries = {path: path.read_bytes() for path in (cache / "programs").iterdir()}
    for path, content in entries.items():
        if b"hfjax program" in content[:20] and b'"what":' in content:
            path.unlink()
    asked: list[bool] = []

    engine, made = restore(folder, cache, before_tracing=lambda: asked.append(True))

    assert engine is not None and tokens_of(engine) == expected
    assert asked == [True] and not any(program.stored for program in made)
    assert KeptModel.load(store) is not None


def test_the_weights_are_mapped_and_not_read(kept: tuple[Path, Path, list[int]]) -> None:
    (file,) = (kept[1] / weights_file.FOLDER).iterdir()
    params = map_weights(file)
    assert params is not None
    maps = [line.split() for line in Path("/proc/self/maps").read_text().splitlines() if str(file) in line]
    ranges = [tuple(int(number, 16) for number in addresses.split("-")) for addresses, *_ in maps]
    for array in params.values():
        begin = array.addressable_data(0).unsafe_buffer_pointer()
        assert any(first <= begin and begin + array.nbytes <= last for first, last in ranges)


@pytest.mark.parametrize("damage", ["cut off", "header", "missing", "numbers"])
def test_weights_that_are_damaged_are_not_served(
    kept: tuple[Path, Path, list[int]], tmp_path: Path, damage: str
) -> None:
    folder, _, expected = kept
    cache = copied(kept, tmp_path)
    (file,) = (cache / weights_file.FOLDER).iterdir()
    whole = bytearray(file.read_bytes())
    if damage == "missing":
        file.unlink()
    elif damage == "cut off":
        file.write_bytes(whole[:-1])
    elif damage == "header":
        file.write_bytes(b"?" + whole[1:])
    else:
        rubbish = np.random.default_rng(0).standard_normal(len(whole) // 8, np.float32).tobytes()
        file.write_bytes(whole[: len(whole) - len(rubbish)] + rubbish)

    assert restore(folder, cache)[0] is None

    assert tokens_of(load(folder, cache)) == expected
    again, _ = restore(folder, cache)
    assert again is not None and tokens_of(again) == expected


@pytest.mark.usefixtures("engines")
def test_a_model_that_has_changed_is_loaded_anew(kept: tuple[Path, Path, list[int]], tmp_path: Path) -> None:
    folder, cache, _ = kept
    other = Path(shutil.copytree(folder, tmp_path / "other"))

    assert KeptModel.load(open_store(cache, folder, "float32")) is not None
    assert KeptModel.load(open_store(cache, folder, "bfloat16")) is None
    assert KeptModel.load(open_store(cache, other, "float32")) is not None, "a copy of the files is the same model"
    (other / "config.json").write_text((other / "config.json").read_text() + " ")
    assert KeptModel.load(open_store(cache, other, "float32")) is None


def test_a_disk_that_is_full_or_a_folder_that_is_read_only_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    params = {"a": jax.numpy.arange(5.0), "b": jax.numpy.zeros((0, 3)), "c": jax.numpy.ones((3, 2), "bfloat16")}
    file = tmp_path / "weights" / "one.weights"
    assert save_weights(file, params, tmp_path)
    found = map_weights(file)
    assert found is not None and all(np.array_equal(found[key], array) for key, array in params.items())
    assert {key: array.dtype for key, array in found.items()} == {key: array.dtype for key, array in params.items()}

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(weights_file.os, "fsync", full)
        assert not save_weights(file, {"a": params["a"] + 1}, tmp_path)
    assert [path.name for path in file.parent.iterdir()] == ["one.weights"]
    found = map_weights(file)
    assert found is not None and np.array_equal(found["a"], params["a"]), "what was there is still there"

    (tmp_path / "a file").write_text("")
    assert not save_weights(tmp_path / "a file" / "two.weights", params, tmp_path)


def test_weights_of_models_that_are_gone_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    params = {"a": jax.numpy.arange(5.0)}
    (tmp_path / "model").mkdir()
    files = [tmp_path / "weights" / f"{name}.weights" for name in "abc"]
    for file in files:
        assert save_weights(file, params, tmp_path / "model")

    monkeypatch.setattr(weights_file, "LIMIT_BYTES", 2 * files[0].stat().st_size)
    assert save_weights(tmp_path / "weights" / "d.weights", params, tmp_path / "model")
    assert len(list((tmp_path / "weights").iterdir())) == 2, "those used last are left"

    (tmp_path / "model").rmdir()
    remove_orphans(tmp_path / "weights")
    assert not list((tmp_path / "weights").iterdir())
