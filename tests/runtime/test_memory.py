"""How much memory there is, and what is noted of its use."""

from __future__ import annotations

from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from hfjax_demo.runtime.memory import usage
from hfjax_demo.runtime.memory.usage import MemoryUsage, container_memory_limit, total_memory, used_memory


def test_memory_is_the_machines_on_a_cpu() -> None:
    assert 0 < total_memory() <= psutil.virtual_memory().total
    assert 10**8 < used_memory() < total_memory()


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
    watch = MemoryUsage("50%", lambda: 42)
    watch.sample()

    found = watch.status()
    again = watch.status()

    assert found.budget_bytes == found.total_bytes // 2
    assert (found.label, found.platform, found.models_bytes) == ("cpu", "cpu", 42)
    assert len(found.history) == len(again.history) == 1
    assert found.history[0].models_bytes == 42 and found.history[0].used_bytes > 0

    monkeypatch.setattr(usage, "SAMPLE_SECONDS", 0.0)
    for _ in range(usage.MAX_SAMPLES + 5):
        watch.sample()
    assert len(watch.status().history) == usage.MAX_SAMPLES
