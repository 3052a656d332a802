"""GGUF files as sources: a file, a folder with one, a repository of the hub with several."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import FileSource, HubSource, ModelKind
from hfjax_demo.errors import InvalidModelFolder, UnsupportedModel
from hfjax_demo.sources.gguf_file import NoMatchingFile, choose_gguf_file
from hfjax_demo.sources.gguf_support import FIRST_BYTES

from ..catalogue import BUILT_IN
from ..fake_hub import FakeHub
from ..tiny_gguf import file_bytes
from .fetching import fetch_error, point_to

FILES = ("Model-Q2_K.gguf", "Model-Q4_K_M.gguf", "Model-Q8_0.gguf", "mmproj-Model-f16.gguf")


def touched(folder: Path, *names: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / name).write_bytes(b"GGUF")
    return folder


def test_a_file_is_a_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = touched(tmp_path / "models", "some.Q4_1.GGUF") / "some.Q4_1.GGUF"
    monkeypatch.chdir(file.parent)
    for name in (str(file), "./some.Q4_1.GGUF", "some.Q4_1.GGUF"):
        spec = BUILT_IN.find(name)
        assert spec.source == FileSource(file) and spec.kind is ModelKind.TEXT and spec.title == "some.Q4_1"
        assert sources.fetch(spec, tmp_path) == file
        assert sources.size_on_disk(spec, tmp_path) == 4
    file.unlink()
    assert "does not exist" in fetch_error(spec, tmp_path, InvalidModelFolder)
    assert not sources.is_present(spec, tmp_path)


def test_a_folder_with_one_file_is_that_file(tmp_path: Path) -> None:
    folder = touched(tmp_path / "model", "some-Q4_K_M.gguf", "mmproj-f16.gguf", "README.md")
    spec = BUILT_IN.find(str(folder))
    assert spec.kind is ModelKind.TEXT
    assert sources.fetch(spec, tmp_path) == folder / "some-Q4_K_M.gguf"
    for name in ("model.safetensors", "tokenizer.json", "config.json"):  # with which it is a folder
        (folder / name).write_text('{"model_type": "llama"}')
    assert sources.fetch(spec, tmp_path) == folder


def test_of_several_files_in_a_folder_one_has_to_be_named(tmp_path: Path) -> None:
    message = fetch_error(BUILT_IN.find(str(touched(tmp_path / "model", *FILES))), tmp_path, InvalidModelFolder)
    assert "several GGUF files" in message and "Model-Q2_K.gguf, Model-Q4_K_M.gguf" in message


def test_a_model_in_several_files_is_its_first_one(tmp_path: Path) -> None:
    folder = touched(tmp_path / "parts", "big-00001-of-00003.gguf", "big-00003-of-00003.gguf")
    first, second, third = (folder / f"big-0000{part}-of-00003.gguf" for part in (1, 2, 3))
    for path in (folder, first):
        assert second.name in fetch_error(BUILT_IN.find(str(path)), tmp_path, InvalidModelFolder)
    touched(folder, second.name)
    for path in (folder, first):
        spec = BUILT_IN.find(str(path))
        assert sources.fetch(spec, tmp_path) == first and sources.size_on_disk(spec, tmp_path) == 12
    assert f"give the first, {first.name}" in fetch_error(BUILT_IN.find(str(third)), tmp_path, InvalidModelFolder)


@pytest.mark.parametrize(
    ("names", "tag", "found"),
    [
        (FILES, None, "Model-Q4_K_M.gguf"),
        (FILES, "q8_0", "Model-Q8_0.gguf"),
        (("a.Q2_K.gguf",), None, "a.Q2_K.gguf"),
        (("a.Q2_K.gguf", "a.IQ2_K.gguf"), "Q2_K", "a.Q2_K.gguf"),
        (("gemma-3-270m-q4_k_m.gguf", "x-Q4_K_S.gguf"), None, "gemma-3-270m-q4_k_m.gguf"),
        (FILES, "Q3_K", "no GGUF file for Q3_K"),
        (FILES, "Q4_K", "no GGUF file for Q4_K"),  # which begins another tag
        (("a.Q2_K.gguf", "a.Q3_K.gguf"), None, "several GGUF files"),
        (("a-Q4_K_M.gguf", "b-Q4_K_M.gguf"), None, "several GGUF files for Q4_K_M"),
        (
            ("a-Q4_K_M-00002-of-00002.gguf", "a-Q4_K_M-00001-of-00002.gguf", "a-Q8_0.gguf"),
            None,
            "a-Q4_K_M-00001-of-00002.gguf",
        ),
        (("a-Q4_K_M-00002-of-00002.gguf",), "Q4_K_M", "lacks a-Q4_K_M-00001-of-00002.gguf, one of 2 files"),
    ],
)
def test_a_file_is_chosen_by_its_tag_or_asked_for(names: tuple[str, ...], tag: str | None, found: str) -> None:
    if found in names:
        assert choose_gguf_file(names, tag) == found
    else:
        with pytest.raises(NoMatchingFile) as caught:
            choose_gguf_file(names, tag)
        assert found in caught.value.problem


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    hub.repositories["some/model-GGUF"] = {name: file_bytes(general__name=name, size=9000) for name in FILES} | {
        "README.md": b"text"
    }
    return hub


def test_a_repository_of_files_gives_the_usual_one_or_the_tags(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, tagged = BUILT_IN.find("some/model-GGUF"), BUILT_IN.find("some/model-GGUF:Q8_0")
    assert tagged.source == HubSource("some/model-GGUF", None, "Q8_0")
    assert sources.fetch(tagged, tmp_path).name == "Model-Q8_0.gguf"
    assert not sources.is_present(usual, tmp_path), "another of its files is here"
    file = sources.fetch(usual, tmp_path)
    assert file.name == "Model-Q4_K_M.gguf"
    assert {item.name for item in file.parent.iterdir()} == {"Model-Q4_K_M.gguf", "Model-Q8_0.gguf"}
    point_to("http://127.0.0.1:9", monkeypatch)  # now there is no hub any more
    assert sources.fetch(usual, tmp_path) == file and sources.is_present(tagged, tmp_path)


def test_a_tag_that_is_not_there_is_told_what_is(hub: FakeHub, tmp_path: Path) -> None:
    message = fetch_error(BUILT_IN.find("some/model-GGUF:Q3_K_M"), tmp_path, UnsupportedModel)
    assert "no GGUF file for Q3_K_M" in message and "Model-Q2_K.gguf" in message and "mmproj" not in message
    del hub.repositories["some/model-GGUF"]["Model-Q4_K_M.gguf"]
    message = fetch_error(BUILT_IN.find("some/model-GGUF"), tmp_path, UnsupportedModel)
    assert "none of Q4_K_M" in message and "some/model-GGUF:Q4_K_M" in message


def test_a_file_is_described_by_its_header(hub: FakeHub) -> None:
    name = "Model-Q4_K_M.gguf"
    spec = BUILT_IN.find("some/model-GGUF")
    assert isinstance(spec.source, HubSource)
    hub.repositories["some/model-GGUF"] = {name: file_bytes(("a", (256, 3), 12), ("b", (100,), 0), size=2000)}
    assert sources.described(spec, spec.source).parameters == 868
    hub.repositories["some/model-GGUF"] = {name: file_bytes(general__type="adapter")}
    with pytest.raises(UnsupportedModel, match="LoRA adapter"):
        sources.described(spec, spec.source)


def test_all_files_of_a_model_are_fetched_and_deleted(hub: FakeHub, tmp_path: Path) -> None:
    first, second = "a-Q6_K-00001-of-00002.gguf", "a-Q6_K-00002-of-00002.gguf"
    files = {first: file_bytes(size=9000), second: file_bytes(("w", (256,), 14), size=8000)}
    hub.repositories["some/model-GGUF"] |= files
    spec = BUILT_IN.find("some/model-GGUF:Q6_K")
    file = sources.fetch(spec, tmp_path)
    assert {item.name for item in file.parent.iterdir()} == {first, second} and file.name == first
    size = sum(map(len, files.values()))
    assert sources.is_present(spec, tmp_path) and sources.size_on_disk(spec, tmp_path) == size
    assert sources.delete(spec, tmp_path) == size and not sources.is_present(spec, tmp_path)
    hub.repositories["some/model-GGUF"][second] = file_bytes(("w", (256,), 9), size=8000)
    assert "Q8_1" in fetch_error(BUILT_IN.find("some/model-GGUF:Q6_K"), tmp_path, UnsupportedModel)


def test_safetensors_come_first_unless_a_tag_says_otherwise(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories["some/model-GGUF"] |= {
        "config.json": b'{"model_type": "llama"}',
        "model.safetensors": b"w",
        "tokenizer.json": b"{}",
    }
    assert sources.fetch(BUILT_IN.find("some/model-GGUF"), tmp_path).is_dir()
    assert sources.fetch(BUILT_IN.find("some/model-GGUF:Q2_K"), tmp_path).name == "Model-Q2_K.gguf"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (
            file_bytes(("a", (256,), 9)),
            "has tensors of the type Q8_1, which is not supported; choose a file of another",
        ),
        (file_bytes(("a", (256,), 139)), "the type number 139 (of ik_llama.cpp)"),
        (file_bytes(general__type="adapter"), "is a LoRA adapter, not a model"),
        (file_bytes(general__type="mmproj"), "is the image encoder of a model"),
        (file_bytes(general__architecture="clip"), "is the image encoder of a model"),
        (file_bytes(tokenizer__ggml__model="gpt2", tokenizer__ggml__pre="new"), "the unknown pre-tokenizer 'new'"),
        (file_bytes(tokenizer__ggml__model="rwkv"), "has a 'rwkv' tokenizer"),
        (file_bytes(general__architecture="deepseek9"), "of the architecture 'deepseek9', which transformers cannot"),
        (b"GGUF" + bytes(3000), "of version 0"),
        (b"FUGG" + bytes(3000), "is not a GGUF file"),
        (file_bytes()[:40], "is damaged on its server"),
    ],
    ids=[
        "type",
        "foreign type",
        "adapter",
        "encoder",
        "old encoder",
        "pre",
        "tokenizer",
        "architecture",
        "version",
        "other",
        "cut off",
    ],
)
def test_what_cannot_be_used_is_refused_by_its_header_alone(
    data: bytes, says: str, hub: FakeHub, hub_cache: Path, tmp_path: Path
) -> None:
    name = "Model-Q4_K_M.gguf"
    is_cut_off = len(data) < 64
    hub.repositories["some/model-GGUF"] = {name: data if is_cut_off else data + bytes(5_000_000)}
    assert says in fetch_error(BUILT_IN.find("some/model-GGUF"), tmp_path, UnsupportedModel)
    assert hub.ranges == [(name, 0, min(FIRST_BYTES, len(data) + 5_000_000 * (not is_cut_off)))]
    assert not [file for file in hub_cache.rglob("*") if file.is_file() and file.stat().st_size >= len(data)]


def test_of_a_server_without_ranges_no_more_is_read(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories["some/model-GGUF"] = {"Model-Q4_K_M.gguf": file_bytes(general__type="mmproj", size=50_000_000)}
    hub.ignores_ranges, hub.seconds_per_block = True, 0.02  # the whole file would take five seconds
    assert "image encoder" in fetch_error(BUILT_IN.find("some/model-GGUF"), tmp_path, UnsupportedModel)
    assert not hub.ranges and hub.sent < 20_000_000


def test_of_a_long_header_as_much_is_fetched_as_it_takes(hub: FakeHub, tmp_path: Path) -> None:
    words = {f"general__word_{number}": "w" * 100_000 for number in range(25)}
    whole = file_bytes(**words, tokenizer__ggml__model="rwkv", size=20_000_000)
    hub.repositories["some/model-GGUF"] = {"Model-Q4_K_M.gguf": whole}
    assert "'rwkv' tokenizer" in fetch_error(BUILT_IN.find("some/model-GGUF"), tmp_path, UnsupportedModel)
    assert [(begin, end) for _, begin, end in hub.ranges] == [(0, FIRST_BYTES), (FIRST_BYTES, 4 * FIRST_BYTES)]
