"""Text models of a hub, which is a server on this machine."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import huggingface_hub
import pytest
from huggingface_hub import constants

from benchmarks.configurations import fetch_configurations
from hfjax_demo import sources
from hfjax_demo.catalog import HubSource
from hfjax_demo.errors import DiskFull, GatedModel, HfjaxError, HubUnavailable, ModelNotFound, UnsupportedModel
from hfjax_demo.sources.common import ignore_progress

from ..catalogue import BUILT_IN
from ..fake_hub import SHA, FakeHub
from .fetching import Recorder, assert_one_sentence, fetch_error, point_to, wait_until

MODEL_FILES = {
    "config.json": b'{"model_type": "llama"}',
    "model.safetensors": b"w" * 3_000_000,
    "tokenizer.json": b"{}",
    "tokenizer_config.json": b"{}",
}
# What sentence-transformers writes beside a model.
MODULE_FILES = {
    "modules.json": b"[]",
    "sentence_bert_config.json": b"{}",
    "config_sentence_transformers.json": b"{}",
    "1_Pooling/config.json": b"{}",
    "2_Dense/config.json": b"{}",
    "2_Dense/model.safetensors": b"w" * 1000,
}
UNWANTED_FILES = {
    "pytorch_model.bin": b"pickle",
    "modeling_custom.py": b"code",
    "consolidated.safetensors": b"again",
    "onnx/config.json": b"other format",
    "README.md": b"text",
    "2_Dense/pytorch_model.bin": b"pickle",
    "4bit/model.safetensors": b"again",
    "onnx/model.safetensors": b"again",
    "3_Other/deeper/config.json": b"{}",
    "openvino/1_Pooling/config.json": b"{}",
}


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    hub.repositories["some/model"] = {**MODEL_FILES, **UNWANTED_FILES}
    return hub


SPEC = BUILT_IN.find("some/model")


def test_a_hub_model_is_downloaded_with_byte_progress(
    hub: FakeHub, hub_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.seconds_per_block = 0.1
    assert not sources.is_present(SPEC, tmp_path)
    progress = Recorder()
    folder = sources.fetch(SPEC, tmp_path, progress)

    assert {path.name for path in folder.iterdir()} == MODEL_FILES.keys(), "pickles, code or copies were downloaded"
    assert (folder / "model.safetensors").read_bytes() == MODEL_FILES["model.safetensors"]
    assert folder.is_relative_to(hub_cache), "the hub's own cache is shared with other programs"
    progress.assert_grew("of 3.0 MB")

    # Now there is no hub any more.
    point_to("http://127.0.0.1:9", monkeypatch)
    assert sources.is_present(SPEC, tmp_path)
    assert sources.fetch(SPEC, tmp_path) == folder
    assert sources.size_on_disk(SPEC, tmp_path) == sum(len(content) for content in MODEL_FILES.values())


def test_the_modules_of_sentence_transformers_are_fetched_with_a_model(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories["some/model"] |= MODULE_FILES
    folder = sources.fetch(SPEC, tmp_path)
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == MODEL_FILES.keys() | MODULE_FILES.keys()
    assert sources.is_present(SPEC, tmp_path)
    for name in (
        "1_Pooling/config.json",
        "model.safetensors",
    ):  # as an earlier release, or another program, has left it
        (folder / name).unlink()
        assert not sources.is_present(SPEC, tmp_path)
        assert sources.fetch(SPEC, tmp_path) == folder and (folder / name).is_file()


def test_a_models_configuration_is_fetched_without_its_weights(hub: FakeHub, tmp_path: Path) -> None:
    folder = fetch_configurations(SPEC, tmp_path, ignore_progress)
    assert [path.name for path in folder.iterdir()] == ["config.json"]
    assert not sources.is_present(SPEC, tmp_path), "its weights are still to be fetched"
    whole = sources.fetch(SPEC, tmp_path)
    assert fetch_configurations(SPEC, tmp_path, ignore_progress) == whole
    with pytest.raises(ModelNotFound) as caught:
        fetch_configurations(BUILT_IN.find("some/where"), tmp_path, ignore_progress)
    assert_one_sentence(caught.value)


def test_a_hub_download_that_breaks_off_is_resumed(hub: FakeHub, tmp_path: Path) -> None:
    hub.seconds_per_block = 0.1
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(SPEC, tmp_path, Recorder(cancel_at="of 3.0 MB"))
    wait_until(lambda: not any(thread.name == "fetch some/model" for thread in threading.enumerate()))
    assert not sources.is_present(SPEC, tmp_path), "the download went on after it was cancelled"
    hub.seconds_per_block = 0
    folder = sources.fetch(SPEC, tmp_path)
    assert (folder / "model.safetensors").read_bytes() == MODEL_FILES["model.safetensors"]


def test_a_revision_is_fetched_and_found_again(hub: FakeHub, tmp_path: Path) -> None:
    spec = replace(SPEC, source=HubSource("some/model", SHA))
    folder = sources.fetch(spec, tmp_path)
    assert sources.local_path(spec, tmp_path) == folder
    unknown = replace(SPEC, source=HubSource("some/model", "v9"))
    assert "'v9'" in fetch_error(unknown, tmp_path, ModelNotFound)
    # The hub answers 401 for an unknown repository and for a private one when no token is sent.
    message = fetch_error(BUILT_IN.find("some/modle"), tmp_path, ModelNotFound)
    assert "'some/modle'" in message and "spelling" in message and "HF_TOKEN" in message


def without(*names: str) -> Callable[[FakeHub], None]:
    def spoil(hub: FakeHub) -> None:
        for name in names:
            del hub.repositories["some/model"][name]

    return spoil


def quantized(hub: FakeHub) -> None:
    config = {"model_type": "llama", "quantization_config": {"quant_method": "awq"}}
    hub.repositories["some/model"]["config.json"] = json.dumps(config).encode()


PICKLES = without("model.safetensors", "consolidated.safetensors", "4bit/model.safetensors", "onnx/model.safetensors")


@pytest.mark.parametrize(
    ("spoil", "kind", "sentence"),
    [
        (lambda hub: hub.gated.add("some/model"), GatedModel, "/some/model, then set HF_TOKEN"),
        (lambda hub: setattr(hub, "broken", True), HubUnavailable, "status 500"),
        (PICKLES, UnsupportedModel, "no safetensors"),
        (without("config.json"), UnsupportedModel, "no config.json"),
        (quantized, UnsupportedModel, "quantized with awq"),
    ],
)
def test_what_cannot_be_had_is_one_sentence_before_its_weights_come(
    hub: FakeHub, tmp_path: Path, spoil: Callable[[FakeHub], Any], kind: type[HfjaxError], sentence: str
) -> None:
    spoil(hub)
    assert sentence in fetch_error(SPEC, tmp_path, kind)
    assert not any("/resolve/" in request and ".safetensors" in request for request in hub.requests)


def test_a_repository_without_a_tokenizer_is_unsupported(hub: FakeHub, tmp_path: Path) -> None:
    without("tokenizer.json")(hub)
    assert "no tokenizer" in fetch_error(SPEC, tmp_path, UnsupportedModel)


def test_without_a_hub_it_is_said_at_once(hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(constants, "HF_HUB_OFFLINE", True)
        assert "HF_HUB_OFFLINE" in fetch_error(SPEC, tmp_path, HubUnavailable)
    point_to("http://127.0.0.1:9", monkeypatch)  # the discard port: refused
    assert "check the network" in fetch_error(SPEC, tmp_path, HubUnavailable)
    assert not hub.requests


def test_a_hub_model_larger_than_the_disk_is_refused(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=1_000_000))
        assert "3.0 MB" in fetch_error(SPEC, tmp_path, DiskFull)
    assert not any("/resolve/" in request and ".safetensors" in request for request in hub.requests)

    # Or it becomes full on the way.
    move = huggingface_hub.file_download._chmod_and_move

    def refuse(source: Path, *arguments: Any, **options: Any) -> Any:
        if source.stat().st_size > 1000:  # the weights
            raise OSError(28, "No space left on device")
        return move(source, *arguments, **options)

    monkeypatch.setattr("huggingface_hub.file_download._chmod_and_move", refuse)
    assert "needs 3.0 MB" in fetch_error(SPEC, tmp_path, DiskFull)


def test_of_a_file_and_shards_the_file_is_fetched(hub: FakeHub, tmp_path: Path) -> None:
    """As transformers reads them. The rest would be twice the download, and another model's weights if it is older."""
    older = {"model-00001-of-00001.safetensors": b"old" * 1000, "model.safetensors.index.json": b"{}"}
    hub.repositories["some/model"] |= older
    folder = sources.fetch(SPEC, tmp_path)
    assert not {item.name for item in folder.iterdir()} & older.keys()
    assert sources.is_present(SPEC, tmp_path)


def test_one_model_is_fetched_at_a_time(hub: FakeHub, tmp_path: Path) -> None:
    """Two at once would both count the same free space."""
    hub.repositories["some/other"] = dict(MODEL_FILES)
    hub.seconds_per_block = 0.1
    other = BUILT_IN.find("some/other")
    first, second = Recorder(), Recorder()
    going_on = threading.Thread(target=lambda: sources.fetch(SPEC, tmp_path, first))
    going_on.start()
    wait_until(lambda: first.saw("Downloading"))

    hub.seconds_per_block = 0
    sources.fetch(other, tmp_path, second)
    going_on.join()

    assert "Waiting for another download" in second.calls[0][0] and not first.saw("Waiting")
    assert sources.is_present(SPEC, tmp_path) and sources.is_present(other, tmp_path)


def test_a_download_that_panics_is_not_waited_for(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a library in Rust raises when it breaks is no Exception."""

    class Panic(BaseException):
        pass

    download = huggingface_hub.snapshot_download

    def breaks(*arguments: Any, **options: Any) -> Any:
        if options.get("local_files_only"):
            return download(*arguments, **options)
        raise Panic

    monkeypatch.setattr(huggingface_hub, "snapshot_download", breaks)
    with pytest.raises(Panic):
        sources.fetch(SPEC, tmp_path)
