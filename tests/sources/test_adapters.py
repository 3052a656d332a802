"""Which file of a repository or folder an adapter is, and that nothing else is fetched."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import filelock
import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import Adapter, FileSource, FolderSource, HubSource, ModelKind, ModelSpec
from hfjax_demo.errors import HfjaxError, InvalidModelFolder, ModelNotFound, UnsupportedModel

from ..catalogue import BUILT_IN
from ..fake_hub import FakeHub
from .fetching import Recorder, assert_one_sentence, point_to

LORA = {"pytorch_lora_weights.safetensors": b"lora", "README.md": b"text", "model.bin": b"pickle"}
SEVERAL = {"v1.safetensors": b"one", "v2.safetensors": b"two"}
PEFT = {"adapter_config.json": b"{}", "adapter_model.safetensors": b"weights", "adapter_model.bin": b"pickle"}
EDGES = {"config.json": b"{}", "diffusion_pytorch_model.safetensors": b"net", "diffusion_pytorch_model.bin": b"pickle"}
PICTURES = BUILT_IN.find("some/pipeline", ModelKind.IMAGE)
WORDS = BUILT_IN.find("some/model")


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    hub.repositories |= {
        "some/lora": LORA,
        "some/several": SEVERAL,
        "some/peft": PEFT,
        "some/empty": {"README.md": b""},
        "some/edges": EDGES,
        "some/half-edges": {name.replace("model.", "model.fp16."): data for name, data in EDGES.items()},
    }
    return hub


def fetched(spec: ModelSpec, cache: Path, *adapters: Adapter) -> list[Path]:
    return [each.file for each in sources.fetch_adapters(replace(spec, adapters=adapters), cache)]


def refused(spec: ModelSpec, cache: Path, adapter: Adapter) -> HfjaxError:
    with pytest.raises(HfjaxError) as caught:
        fetched(spec, cache, adapter)
    assert_one_sentence(caught.value)
    return caught.value


def test_of_the_hub_in_their_order_and_nothing_else(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = (
        Adapter(HubSource("some/lora")),
        Adapter(HubSource("some/several"), "v2.safetensors"),
        Adapter(HubSource("some/several"), "v1.safetensors"),
    )
    files = fetched(PICTURES, tmp_path, *wanted)
    assert [file.read_bytes() for file in files] == [b"lora", b"two", b"one"]
    assert not [request for request in hub.requests if "model.bin" in request or "README" in request]
    (words,) = fetched(WORDS, tmp_path, Adapter(HubSource("some/peft")))
    assert {file.name for file in words.parent.iterdir()} == {"adapter_config.json", "adapter_model.safetensors"}
    point_to("http://127.0.0.1:9", monkeypatch)  # now there is no hub any more
    with filelock.FileLock(tmp_path / "models" / ".fetching" / "lock"):  # and another model is being fetched
        again = sources.fetch_adapters(replace(PICTURES, adapters=wanted), tmp_path, Recorder(cancel_at="Waiting"))
    assert [each.file for each in again] == files


def test_a_text_model_may_have_a_gguf_file_of_the_hub_a_folder_or_this_machine(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories |= {"some/ggufs": {"a.gguf": b"one", "b.gguf": b"two"}, "some/gguf": {"a.gguf": b"one"}}
    places = Adapter(HubSource("some/gguf")), Adapter(HubSource("some/ggufs"), "b.gguf")
    first, second = fetched(WORDS, tmp_path, *places)
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two") and len(list(second.parent.iterdir())) == 1
    assert fetched(WORDS, tmp_path, Adapter(FolderSource(first.parent)), Adapter(FileSource(first))) == [first, first]
    refused(WORDS, tmp_path, Adapter(HubSource("some/ggufs")))
    for spec in (PICTURES, WORDS):
        assert "requires the" in str(refused(spec, tmp_path, Adapter(FileSource(tmp_path / "x.bin"))))


def test_of_the_hub_what_cannot_be_chosen(hub: FakeHub, tmp_path: Path) -> None:
    several = refused(PICTURES, tmp_path, Adapter(HubSource("some/several")))
    assert isinstance(several, UnsupportedModel) and "v1.safetensors, v2.safetensors" in str(several)
    assert "v3.safetensors" in str(refused(PICTURES, tmp_path, Adapter(HubSource("some/several"), "v3.safetensors")))
    assert isinstance(refused(PICTURES, tmp_path, Adapter(HubSource("some/empty"))), UnsupportedModel)
    assert isinstance(refused(PICTURES, tmp_path, Adapter(HubSource("some/gone"))), ModelNotFound)
    assert "adapter_config.json" in str(refused(WORDS, tmp_path, Adapter(HubSource("some/lora"))))


def test_of_this_machine(tmp_path: Path) -> None:
    for name, content in SEVERAL.items():
        (tmp_path / name).write_bytes(content)
    folder, file = FolderSource(tmp_path), FileSource(tmp_path / "v1.safetensors")
    assert fetched(PICTURES, tmp_path, Adapter(folder, "v2.safetensors"), Adapter(file)) == [
        tmp_path / "v2.safetensors",
        tmp_path / "v1.safetensors",
    ]
    for source in (folder, FolderSource(tmp_path / "gone"), FileSource(tmp_path / "gone.safetensors")):
        assert isinstance(refused(PICTURES, tmp_path, Adapter(source)), InvalidModelFolder)
    (tmp_path / "a.bin").write_bytes(b"pickle")
    assert isinstance(refused(PICTURES, tmp_path, Adapter(FileSource(tmp_path / "a.bin"))), InvalidModelFolder)


def test_a_control_net_comes_with_its_configuration(hub: FakeHub, tmp_path: Path) -> None:
    for repository in ("some/edges", "some/half-edges"):
        (net,) = fetched(PICTURES, tmp_path, Adapter(HubSource(repository), control=True))
        assert net.read_bytes() == b"net" and {file.suffix for file in net.parent.iterdir()} == {
            ".json",
            ".safetensors",
        }
    error = refused(PICTURES, tmp_path, Adapter(HubSource("some/lora"), control=True))
    assert isinstance(error, UnsupportedModel) and "diffusion_pytorch_model.safetensors" in str(error)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert isinstance(refused(PICTURES, tmp_path, Adapter(FolderSource(empty), control=True)), InvalidModelFolder)
