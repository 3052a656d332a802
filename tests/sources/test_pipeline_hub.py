"""Image models of a hub, which is a server on this machine: which files are asked for, and what goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UnsupportedModel

from ..catalogue import BUILT_IN
from ..fake_hub import PIPELINE_FILES, PIPELINE_JUNK, FakeHub
from .fetching import ROOT, Recorder, fetch_error, point_to

SPEC = BUILT_IN.find("some/pipeline", ModelKind.IMAGE)
SIZE = sum(len(content) for content in PIPELINE_FILES.values())


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    hub.repositories["some/pipeline"] = {**PIPELINE_JUNK, **PIPELINE_FILES}
    return hub


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_exactly_the_files_that_are_read_are_downloaded(
    hub: FakeHub, hub_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.seconds_per_block = 0.1
    assert not sources.is_present(SPEC, tmp_path)
    progress = Recorder()
    folder = sources.fetch(SPEC, tmp_path, progress)

    assert files_in(folder) == PIPELINE_FILES.keys()
    asked_for = {request.partition("/resolve/")[2].partition("/")[2] for request in hub.requests}
    assert asked_for - {""} == PIPELINE_FILES.keys(), "something was asked for and not kept"
    assert all((folder / name).read_bytes() == content for name, content in PIPELINE_FILES.items())
    assert folder.is_relative_to(hub_cache)
    progress.assert_grew("of 3.1 MB")

    point_to("http://127.0.0.1:9", monkeypatch)  # now there is no hub any more
    assert sources.is_present(SPEC, tmp_path)
    assert sources.fetch(SPEC, tmp_path) == folder
    assert sources.size_on_disk(SPEC, tmp_path) == SIZE
    assert sources.pipeline_variant(folder) == "fp16"


def test_plain_weights_are_downloaded_where_there_are_no_others(hub: FakeHub, tmp_path: Path) -> None:
    published = {name: data for name, data in hub.repositories["some/pipeline"].items() if "fp16" not in name}
    hub.repositories["some/pipeline"] = published
    folder = sources.fetch(SPEC, tmp_path)
    weights = {name for name in files_in(folder) if name.endswith(".safetensors")}
    assert weights == {
        "safety_checker/model.safetensors",
        "text_encoder/model-00001-of-00002.safetensors",
        "text_encoder/model-00002-of-00002.safetensors",
        "unet/diffusion_pytorch_model.safetensors",
        "vae/diffusion_pytorch_model.safetensors",
    }
    assert sources.pipeline_variant(folder) is None


def test_a_snapshot_that_lacks_any_file_is_not_present_and_is_completed(hub: FakeHub, tmp_path: Path) -> None:
    folder = sources.fetch(SPEC, tmp_path)
    for name, content in PIPELINE_FILES.items():
        (folder / name).unlink()
        assert not sources.is_present(SPEC, tmp_path), name
        assert sources.fetch(SPEC, tmp_path) == folder
        assert (folder / name).read_bytes() == content


def test_what_another_program_has_fetched_in_full_precision_is_present(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published = hub.repositories["some/pipeline"]
    hub.repositories["some/pipeline"] = {name: data for name, data in published.items() if "fp16" not in name}
    folder = sources.fetch(SPEC, tmp_path)
    hub.repositories["some/pipeline"] = published
    hub.requests.clear()
    assert sources.fetch(SPEC, tmp_path) == folder
    assert not hub.requests


KILLED_HALF_WAY = """
import os, signal, sys
from pathlib import Path
from huggingface_hub import constants
from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind, read_catalog

constants.DOWNLOAD_CHUNK_SIZE = 200_000

def progress(message, fraction):
    if fraction is not None and fraction > 0.4:
        os.kill(os.getpid(), signal.SIGKILL)

sources.fetch(read_catalog(None).find("some/pipeline", ModelKind.IMAGE), Path(sys.argv[1]), progress)
"""


@pytest.mark.release
@pytest.mark.usefixtures("processes")
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_kill_half_way_leaves_nothing_taken_for_a_model(hub: FakeHub, hub_cache: Path, tmp_path: Path) -> None:
    hub.seconds_per_block = 0.1
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "HF_ENDPOINT": hub.url,
        "HF_HUB_CACHE": str(hub_cache),
        "HF_HUB_OFFLINE": "0",
        "HF_HUB_DISABLE_XET": "1",
    }
    status = subprocess.run([sys.executable, "-c", KILLED_HALF_WAY, str(tmp_path)], env=environment, timeout=120)
    assert status.returncode == -signal.SIGKILL
    assert any(hub_cache.rglob("*")), "it was killed before anything had come"
    assert not sources.is_present(SPEC, tmp_path)

    hub.seconds_per_block = 0
    folder = sources.fetch(SPEC, tmp_path)
    assert all((folder / name).read_bytes() == content for name, content in PIPELINE_FILES.items())


def replace_file(hub: FakeHub, name: str, content: str) -> None:
    hub.repositories["some/pipeline"][name] = content.encode()


def without(hub: FakeHub, *beginnings: str) -> None:
    files = hub.repositories["some/pipeline"]
    hub.repositories["some/pipeline"] = {name: data for name, data in files.items() if not name.startswith(beginnings)}


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda hub: without(hub, "vae/"), "some/pipeline has no folder 'vae'"),
        (lambda hub: without(hub, "unet/diffusion_pytorch_model.fp16.s", "unet/diffusion_pytorch_model.s"), "pickled"),
        (lambda hub: without(hub, "model_index.json"), "has no model_index.json; choose"),
        (lambda hub: replace_file(hub, "model_index.json", '{"_class_name": ["a", "b"]}'), "custom code"),
        (
            lambda hub: replace_file(hub, "unet/config.json", '{"quantization_config": {"load_in_4bit": true}}'),
            "holds 'unet' quantised by bitsandbytes",
        ),
    ],
)
def test_a_repository_that_is_no_whole_pipeline_is_refused_before_its_weights_come(
    hub: FakeHub, tmp_path: Path, spoil: Callable[[FakeHub], None], sentence: str
) -> None:
    spoil(hub)
    assert sentence in fetch_error(SPEC, tmp_path, UnsupportedModel)
    assert not any(request.endswith(".safetensors") for request in hub.requests)


def test_each_kind_of_repository_is_told_from_the_other(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories["some/model"] = {"config.json": b"{}", "model.safetensors": b"", "tokenizer.json": b"{}"}
    as_image = BUILT_IN.find("some/model", ModelKind.IMAGE)
    assert "some/model holds a text model" in fetch_error(as_image, tmp_path, UnsupportedModel)
    message = fetch_error(BUILT_IN.find("some/pipeline"), tmp_path, UnsupportedModel)
    assert "some/pipeline is a diffusers pipeline, which makes pictures" in message
