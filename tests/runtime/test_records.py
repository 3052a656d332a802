"""What is kept of added models, of the times that programs took, and of the use of memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import HubSource, ModelKind
from hfjax_demo.errors import HubUnavailable, InvalidModelFolder, InvalidRequest
from hfjax_demo.runtime import compile_times
from hfjax_demo.runtime.compile_times import CompileTimes
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory import usage
from hfjax_demo.runtime.memory.usage import MemoryUsage, container_memory_limit
from hfjax_demo.runtime.status import Compilation
from hfjax_demo.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(cache_dir=tmp_path / "cache")


@pytest.fixture
def manager(settings: Settings) -> Iterator[ModelManager]:
    with closing(ModelManager(settings)) as manager:
        yield manager


def test_what_is_added_is_there_after_the_next_start_too(
    manager: ModelManager, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sources,
        "described",
        lambda spec, source, _: replace(
            spec, source=replace(source, stored_bytes=7_000), download_bytes=5_000, gated=True
        ),
    )
    folder = tmp_path / "My Pictures"
    folder.mkdir()
    (folder / "model_index.json").write_text("{}")
    file = tmp_path / "llama.gguf"
    file.write_bytes(b"GGUF")
    assert manager.add("Some/Model") == "Some/Model" == manager.add("some/model")
    assert manager.add(str(folder)) == "my-pictures"
    assert manager.add(str(file)) == "llama" and manager.add("qwen3-0.6b") == "qwen3-0.6b"
    assert manager.added == {"Some/Model", "my-pictures", "llama"}
    assert manager.catalog.find("some/model").gated and manager.status("Some/Model").spec.download_bytes == 5_000
    with closing(ModelManager(settings)) as again:
        assert again.added == manager.added
        assert again.catalog.find("my-pictures").kind is ModelKind.IMAGE
        found = again.catalog.find("Some/Model")
        assert found.download_bytes == 5_000 and isinstance(found.source, HubSource)
        assert found.source.stored_bytes == 7_000
        again.remove_added("llama")
        with pytest.raises(InvalidRequest, match="was not added here"):
            again.remove_added("qwen3-0.6b")
    file.unlink()
    with closing(ModelManager(settings)) as once_more:
        assert once_more.added == {"Some/Model", "my-pictures"}


def test_what_is_not_there_is_not_added(manager: ModelManager, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise HubUnavailable("The hub cannot be reached.")

    monkeypatch.setattr(sources, "described", unreachable)
    with pytest.raises(HubUnavailable):
        manager.add("some/model")
    with pytest.raises(InvalidModelFolder):
        manager.add("./no-such-folder")
    assert not manager.added


def test_a_torn_list_is_an_empty_one(settings: Settings) -> None:
    settings.cache_dir.mkdir()
    for text in ("{", "3", '{"a": 1}', "[1, null]", '[{"name": 1}]', '[{"name": "x", "where": 5, "kind": "text"}]'):
        (settings.cache_dir / "added_models.json").write_text(text)
        with closing(ModelManager(settings)) as manager:
            assert not manager.added


# -- what is said while a program compiles ----------------------------------------------------------------------------


def note(times: CompileTimes, model: str, seconds: float, *, parameters: int = 100, stored: bool = False) -> None:
    times.note(Compilation(model, "decode (4)", seconds, 0.0, stored, "float32", "cpu", parameters))


def message(times: CompileTimes, model: str, *, dtype: str = "float32", parameters: int | None = 100) -> str:
    return times.message(model, dtype, "cpu", "decode (4)", parameters)


def test_what_is_said_is_this_machines_own_experience(tmp_path: Path) -> None:
    file = tmp_path / "times.json"
    times = CompileTimes(file)
    assert message(times, "small") == "decode (4)"
    note(times, "small", 1.94)
    note(times, "large", 24.2, parameters=10_000)
    times = CompileTimes(file)  # the next start
    assert message(times, "other", parameters=150) == "decode (4), first run on this machine, about 1.9 s"
    assert message(times, "other", parameters=9000) == "decode (4), first run on this machine, about 24 s"
    assert message(times, "other", dtype="bfloat16") == "decode (4)"
    assert message(times, "large") == "decode (4), at most about 24 s"
    note(times, "large", 0.31, parameters=10_000, stored=True)
    assert message(times, "large") == "decode (4), about 0.3 s"
    assert message(times, "other", parameters=None).endswith("about 1.9 s"), "reading from disk is no first run"


@pytest.mark.parametrize("content", ["", "{", "[1]", '[{"model": "a"}]', "null"])
def test_a_torn_file_costs_the_estimates_alone(content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anybody troubled by a folder that cannot be written, or is more kept than so many."""
    monkeypatch.setattr(compile_times, "MAX_COMPILE_TIMES", 3)
    file = tmp_path / "times.json"
    file.write_text(content, encoding="utf-8")
    for times in (CompileTimes(file), CompileTimes(file / "below")):
        assert message(times, "a") == "decode (4)"
        for model in ("a", "b", "c", "a", "d"):
            note(times, model, 5.0)
        assert message(times, "a") == "decode (4), at most about 5 s"
    assert [item["model"] for item in json.loads(file.read_text())] == ["c", "a", "d"]


# -- how much memory there is, and what is noted of its use -----------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "files", "limit"),
    [
        ("0::/app/worker", {"app/worker/memory.max": "max", "app/memory.max": "4000"}, 4000),
        ("0::/somewhere/else", {"memory.max": "3000"}, 3000),
        ("4:memory:/docker/1\n1:cpu:/", {"memory/docker/1/memory.limit_in_bytes": "2000"}, 2000),
        ("4:cpu,memory:/", {"memory/memory.limit_in_bytes": "9223372036854771712"}, 9223372036854771712),
        ("0::/", {"memory.max": "max"}, None),
        ("0::/", {}, None),
    ],
)
def test_a_containers_limit_is_found(
    own: str, files: dict[str, str], limit: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups, mine = tmp_path / "groups", tmp_path / "mine"
    mine.write_text(own + "\n", encoding="utf-8")
    for name, content in files.items():
        (groups / name).parent.mkdir(parents=True, exist_ok=True)
        (groups / name).write_text(content + "\n", encoding="utf-8")
    monkeypatch.setattr(usage, "CGROUP_ROOT", groups)
    monkeypatch.setattr(usage, "PROCESS_CGROUPS", mine)
    assert container_memory_limit() == limit
    mine.unlink()
    assert container_memory_limit() is None


def test_what_is_used_is_noted_once_somebody_has_asked_and_not_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = MemoryUsage("50%", lambda: [SimpleNamespace(memory_bytes=42)])  # type: ignore[list-item]  # all that is read
    watch.sample()
    found, again = watch.status(), watch.status()
    assert found.budget_bytes == found.total_bytes // 2
    assert (found.label, found.platform, found.models_bytes) == ("cpu", "cpu", 42)
    assert len(found.history) == len(again.history) == 1
    assert found.history[0].models_bytes == 42 and found.history[0].used_bytes > 0
    monkeypatch.setattr(usage, "SAMPLE_SECONDS", 0.0)
    for _ in range(usage.MAX_SAMPLES + 5):
        watch.sample()
    assert len(watch.status().history) == usage.MAX_SAMPLES
