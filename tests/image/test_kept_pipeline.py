"""A pipeline that was loaded and checked before is restored without the code of its networks, with the same pictures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.weights import weights_file
from hfjax_demo.image.kept_objects import NotStorable, ObjectReader, ObjectWriter

from .. import tiny_pipelines


def draw(cache: Path, *folders: Path, sizes: str = "32") -> dict[str, Any]:
    """Draw in a process of its own; see :mod:`tests.image.draw`."""
    command = [sys.executable, "-m", "tests.image.draw", str(cache), ",".join(map(str, folders)), sizes]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "JAX_PLATFORMS": "cpu"}
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, processes: None) -> tuple[Path, Path, dict[str, Any]]:
    """A pipeline's folder, the cache folder in which it is kept, and what was drawn."""
    place = tmp_path_factory.mktemp("kept")
    folder = tiny_pipelines.make_pipeline(place / "stable-diffusion", "stable-diffusion")
    return folder, place / "cache", draw(place / "cache", folder)


def test_the_pictures_are_those_of_the_pipeline_that_was_loaded(kept: tuple[Path, Path, dict[str, Any]]) -> None:
    folder, cache, first = kept
    second = draw(cache, folder)
    assert first["traced"] and first["executed"]
    assert second == {"pictures": first["pictures"], "traced": [], "executed": []}


@pytest.mark.release
def test_what_is_traced_later_and_what_is_loaded_later_is_the_same(
    kept: tuple[Path, Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder, cache, _ = kept
    other = tiny_pipelines.make_pipeline(tmp_path / "sdxl", "sdxl")
    expected = draw(tmp_path / "fresh", folder, other, sizes="32,40")
    found = draw(cache, folder, other, sizes="32,40")
    assert found["pictures"] == expected["pictures"]
    assert "the UNet" in found["traced"] and not found["executed"]


@pytest.mark.release
@pytest.mark.parametrize("family", ["sdxl", "flux", "sana", "pixart", "inpainting", "lumina2"])
def test_every_family(family: str, tmp_path: Path, processes: None) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / family, family)
    first, second = (draw(tmp_path / "cache", folder) for _ in range(2))
    assert second["pictures"] == first["pictures"] and not second["traced"]


def test_torn_weights_are_not_used(kept: tuple[Path, Path, dict[str, Any]]) -> None:
    folder, cache, first = kept
    (file,) = (cache / weights_file.FOLDER).glob("*" + weights_file.SUFFIX)
    os.truncate(file, file.stat().st_size - 1)
    found = draw(cache, folder)
    assert found["pictures"] == first["pictures"] and found["executed"]


def test_an_object_of_another_class_is_not_stored(tmp_path: Path) -> None:
    writer = ObjectWriter(tmp_path, ())
    for value in (object(), ProgramStore(tmp_path, {}), {(1, 2): "a tuple"}):
        with pytest.raises(NotStorable):
            writer.write(value)


def test_plain_values_are_read_back_the_same(tmp_path: Path) -> None:
    value = {"a": (1, [2.5, None], {"b": "c", 3: True}), "path": tmp_path}
    written = json.loads(json.dumps(ObjectWriter(tmp_path, ()).write(value)))
    assert ObjectReader(tmp_path, {}).read(written) == value
