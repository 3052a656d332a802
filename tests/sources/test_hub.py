"""Models of a hub, which is a server on this machine: what is fetched, found and deleted."""

from __future__ import annotations

import functools
import json
import threading
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import huggingface_hub
import pytest
import torch
from huggingface_hub import constants
from safetensors.torch import save

from hfjax_demo import sources
from hfjax_demo.catalog import HubSource, ModelKind
from hfjax_demo.errors import (
    DiskFull,
    FetchFailed,
    GatedModel,
    HfjaxError,
    HubUnavailable,
    InvalidModelFolder,
    InvalidRequest,
    ModelNotFound,
    UnsupportedModel,
)
from hfjax_demo.runtime.memory.placed_tensors import weigh
from hfjax_demo.sources import deleting, hub_headers, package_index

from ..catalogue import BUILT_IN
from ..fake_hub import PIPELINE_FILES, PIPELINE_JUNK, SHA, FakeHub
from ..tiny_gguf import file_bytes
from .fetching import Recorder, fetch_error, point_to, wait_until

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
    hub.repositories["some/files"] = {
        f"m-{tag}.gguf": file_bytes(general__name=tag, size=5000) for tag in ("Q4_K_M", "Q8_0")
    }
    hub.repositories["some/pictures"] = PIPELINE_FILES | PIPELINE_JUNK
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
    # Of a file and shards the file is fetched, as transformers reads them: the others may be of an older model.
    older = {"model-00001-of-00001.safetensors": b"old" * 1000, "model.safetensors.index.json": b"{}"}
    hub.repositories["some/model"] |= MODULE_FILES | older
    folder = sources.fetch(SPEC, tmp_path)
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == MODEL_FILES.keys() | MODULE_FILES.keys()
    assert sources.is_present(SPEC, tmp_path)
    for name in ("1_Pooling/config.json", "model.safetensors"):  # as an earlier release, or another program, left it
        (folder / name).unlink()
        assert not sources.is_present(SPEC, tmp_path)
        assert sources.fetch(SPEC, tmp_path) == folder and (folder / name).is_file()


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


QUANTIZED = json.dumps(
    {"model_type": "llama", "quantization_config": {"quant_method": "awq", "version": "gemv"}}
).encode()


@pytest.mark.parametrize(
    ("files", "kind", "sentence"),
    [
        ({"config.json": QUANTIZED}, UnsupportedModel, "quantized with awq (gemv)"),
        ({"config.json": b'{"model_type": "of_tomorrow"}'}, UnsupportedModel, "of the architecture 'of_tomorrow'"),
        ({"config.json": None}, UnsupportedModel, "no config.json"),
        (
            {name: None for name in MODEL_FILES | UNWANTED_FILES if "safetensors" in name},
            UnsupportedModel,
            "no safetens",
        ),
        ({"tokenizer.json": None}, UnsupportedModel, "no tokenizer"),
        ("gated", GatedModel, "/some/model, then set HF_TOKEN"),
        ("broken", HubUnavailable, "status 500"),
    ],
)
def test_what_cannot_be_had_is_one_sentence_before_its_weights_come(
    hub: FakeHub, tmp_path: Path, files: dict[str, bytes | None] | str, kind: type[HfjaxError], sentence: str
) -> None:
    if isinstance(files, dict):
        changed = hub.repositories["some/model"] | files
        hub.repositories["some/model"] = {name: data for name, data in changed.items() if data is not None}
    hub.broken = files == "broken"
    hub.gated = {"some/model"} if files == "gated" else set()
    assert sentence in fetch_error(SPEC, tmp_path, kind)
    assert (kind is UnsupportedModel and "tokenizer" in sentence) or not weights_asked_of(hub)


def weights_asked_of(hub: FakeHub) -> bool:
    return any("/resolve/" in request and ".safetensors" in request for request in hub.requests)


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
    assert not weights_asked_of(hub)
    # Or it becomes full on the way.
    move = huggingface_hub.file_download._chmod_and_move

    def refuse(source: Path, *arguments: Any, **options: Any) -> Any:
        if source.stat().st_size > 1000:  # the weights
            raise OSError(28, "No space left on device")
        return move(source, *arguments, **options)

    monkeypatch.setattr("huggingface_hub.file_download._chmod_and_move", refuse)
    assert "needs 3.0 MB" in fetch_error(SPEC, tmp_path, DiskFull)


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
    download = huggingface_hub.snapshot_download

    def breaks(*arguments: Any, **options: Any) -> Any:
        if options.get("local_files_only"):
            return download(*arguments, **options)
        raise GeneratorExit

    monkeypatch.setattr(huggingface_hub, "snapshot_download", breaks)
    with pytest.raises(GeneratorExit):
        sources.fetch(SPEC, tmp_path)


# -- searches, and how a model's files go again -----------------------------------------------------------------------


WANTED = sum(map(len, MODEL_FILES.values()))


def test_a_repository_is_described_before_it_is_fetched(hub: FakeHub) -> None:
    def described(name: str) -> tuple[ModelKind, int | None, bool]:
        spec = BUILT_IN.find(name)
        assert isinstance(spec.source, HubSource)
        found = sources.described(spec, spec.source)
        return found.kind, found.download_bytes, found.gated

    assert described("some/model") == (ModelKind.TEXT, WANTED, False)
    assert described("some/files:Q8_0") == (ModelKind.TEXT, len(hub.repositories["some/files"]["m-Q8_0.gguf"]), False)
    assert described("some/pictures") == (ModelKind.IMAGE, sum(map(len, PIPELINE_FILES.values())), False)
    with pytest.raises(ModelNotFound):
        described("no/such")
    hub.repositories["some/other"] = MODEL_FILES | {"config.json": QUANTIZED}
    with pytest.raises(UnsupportedModel, match="quantized with awq"):
        described("some/other")


GPTQ = {"quant_method": "gptq", "bits": 4, "sym": True}


@pytest.mark.parametrize(
    ("config", "matrix", "bytes_of_matrix"),
    [
        ({}, {"weight": torch.zeros(64, 64, dtype=torch.bfloat16)}, 2 * 64 * 64),
        ({}, {"weight": torch.zeros(64, 64)}, 4 * 64 * 64),
        (
            {"quantization_config": GPTQ},
            {
                "qweight": torch.zeros(8, 64, dtype=torch.int32),
                "qzeros": torch.zeros(2, 8, dtype=torch.int32),
                "scales": torch.zeros(2, 64, dtype=torch.float16),
            },
            18 * 64 * 64 // 32,
        ),
    ],
    ids=["bfloat16", "float32", "GPTQ"],
)
def test_weights_are_counted_by_their_headers_before_they_are_fetched(
    hub: FakeHub, config: dict[str, Any], matrix: dict[str, torch.Tensor], bytes_of_matrix: int
) -> None:
    tensors = {f"model.layers.0.mlp.up_proj.{name}": tensor for name, tensor in matrix.items()}
    tensors["model.layers.0.mlp.experts.gate_up_proj"] = torch.zeros(2, 64, 64, dtype=torch.bfloat16)
    tensors["model.embed_tokens.weight"] = torch.zeros(5000, 64, dtype=torch.bfloat16)
    stated = json.dumps({"model_type": "llama"} | config).encode()
    hub.repositories["some/model"] = MODEL_FILES | {"config.json": stated, "model.safetensors": save(tensors)}
    assert isinstance(SPEC.source, HubSource)
    spec = sources.described(SPEC, SPEC.source, weigh)
    assert spec.parameters == 64 * 64 + 2 * 64 * 64 + 5000 * 64
    assert isinstance(spec.source, HubSource) and spec.source == SPEC.source
    assert spec.source.stored_bytes == bytes_of_matrix + 2 * 2 * 64 * 64 + 2 * 5000 * 64
    assert hub.sent < 100_000


def test_headers_are_read_within_limits(hub: FakeHub, monkeypatch: pytest.MonkeyPatch) -> None:
    hub.repositories["some/model"] = {"model.safetensors": (data := save({"a": torch.zeros(2)}))}
    assert isinstance(SPEC.source, HubSource)
    read = functools.partial(hub_headers.read_safetensors_headers, SPEC.source, None, title=SPEC.title)
    assert read(sizes={"model.safetensors": len(data)}) == {"a": ("F32", (2,))}
    asked = len(hub.requests)
    with pytest.raises(InvalidModelFolder, match=f"^{SPEC.title} has more than 1000 files of weights"):
        read(sizes={f"{number}.safetensors": 100 for number in range(1001)})
    assert len(hub.requests) == asked
    monkeypatch.setattr(hub_headers, "MAX_HEADER_BYTES", 16)
    with pytest.raises(InvalidModelFolder, match="has too large a header"):
        read(sizes={"model.safetensors": len(data)})


def test_a_search_asks_the_hub_or_says_why_not(hub: FakeHub, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sources.search("  some  ", ModelKind.TEXT)
    assert [each.repo_id for each in found] == ["some/model", "some/files", "some/pictures"]
    assert found[0].downloads == 1234
    assert sources.search("none such", ModelKind.TEXT) == []
    for words in ("", "  ", "x" * 101):
        with pytest.raises(InvalidRequest):
            sources.search(words, ModelKind.TEXT)
    asked = len(hub.requests)
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    with pytest.raises(HubUnavailable, match="HF_HUB_OFFLINE forbids"):
        sources.search("some", ModelKind.TEXT)
    assert len(hub.requests) == asked
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", False)

    def fails(*_: object, **__: object) -> None:
        raise OSError("no route")

    monkeypatch.setattr(huggingface_hub.HfApi, "list_models", fails)
    with pytest.raises(HubUnavailable, match="The hub cannot be reached"):
        sources.search("some", ModelKind.TEXT)


def test_what_was_fetched_is_deleted_and_nothing_else(hub: FakeHub, tmp_path: Path) -> None:
    sources.fetch(SPEC, tmp_path)
    one, other = BUILT_IN.find("some/files:Q8_0"), BUILT_IN.find("some/files:Q4_K_M")
    for spec in (one, other):
        sources.fetch(spec, tmp_path)
    assert sources.delete(SPEC, tmp_path) == WANTED - 2, "two files are the same, and the cache has them once"
    assert sources.local_path(SPEC, tmp_path) is None and sources.delete(SPEC, tmp_path) == 0
    assert sources.delete(one, tmp_path) == len(hub.repositories["some/files"]["m-Q8_0.gguf"])
    assert sources.local_path(one, tmp_path) is None and sources.local_path(other, tmp_path) is not None
    sources.fetch(SPEC, tmp_path)
    assert sources.local_path(SPEC, tmp_path) is not None


def test_a_package_is_deleted_within_the_cache_folder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec, cache, elsewhere = BUILT_IN.find("gemma-3-270m"), tmp_path / "cache", tmp_path / "elsewhere" / "model"
    inside = cache / "models" / "gemma"
    for folder in (inside, elsewhere):
        folder.mkdir(parents=True)
        (folder / "a.gguf").write_bytes(b"x" * 50)
    monkeypatch.setattr(package_index, "local_path", lambda *_: inside / "a.gguf")
    assert deleting.delete(spec, cache) == 50 and not inside.exists()
    inside.symlink_to(elsewhere, target_is_directory=True)
    with pytest.raises(FetchFailed, match="outside the cache folder"):
        deleting.delete(spec, cache)
    monkeypatch.setattr(package_index, "local_path", lambda *_: elsewhere / "a.gguf")
    with pytest.raises(FetchFailed, match="outside the cache folder"):
        deleting.delete(spec, cache)
    assert (elsewhere / "a.gguf").exists()


def test_a_persons_own_files_are_not_deleted(tmp_path: Path) -> None:
    bundled = BUILT_IN.find("emoji-diffusion")
    assert not sources.is_deletable(bundled)
    with pytest.raises(InvalidRequest, match="delete them where they lie"):
        sources.delete(bundled, tmp_path)
    assert sources.is_present(bundled, tmp_path)
