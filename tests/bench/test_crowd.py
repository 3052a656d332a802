"""A crowd at the real ``app.py`` with tiny models: everybody is answered or refused with a sentence, and nothing is left over."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx2
import pytest

from hfjax_demo.bench.crowd import Act, Outcome, _row
from hfjax_demo.bench.malformed import bodies
from hfjax_demo.bench.visitors import PageLayout, sentence_of, words_of
from hfjax_demo.cli import main
from tests import tiny_models, tiny_pipelines
from tests.coroutines import apart

CATALOG = """
[[model]]
name = "tiny-llama"
folder = "llama"

[[model]]
name = "tiny-pictures"
folder = "pictures"
image_settings = { width = 64, height = 64, steps = 2 }
"""


def test_a_crowd_leaves_nothing_behind(
    tmp_path: Path, shared_cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tiny_models.make_model(tmp_path / "llama", "llama")
    tiny_pipelines.make_pipeline(tmp_path / "pictures", "stable-diffusion")
    (tmp_path / "own.toml").write_text(CATALOG)
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("HFJAX_CATALOG_FILE", str(tmp_path / "own.toml"))
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "512")
    monkeypatch.setenv("HFJAX_PREFILL_CHUNKS", "8,32")
    monkeypatch.setenv("HFJAX_SLOTS", "2")
    counts = {"visitors": 10, "cancels": 12, "calls": 6, "bodies": 60, "at-once": 6, "new-tokens": 8}
    options = [part for name, count in counts.items() for part in (f"--{name}", str(count))]
    assert apart(lambda: main(["bench", "crowd", "tiny-llama", "--image-model", "tiny-pictures", *options])) == 0
    *table, line = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    assert [(row["name"], row["conversations"]) for row in report["rows"]] == [
        ("page, two turns", 10),
        ("pictures", 1),
        ("answers given up", 12),
        ("/v1/chat/completions", 6),
        ("malformed bodies", 60),
    ]
    said = "\n".join(table)
    for row in report["rows"]:
        assert row["raw"] == 0 and row["hung"] == 0, said
        assert row["answered"] + row["refused"] == row["conversations"], said
    assert report["rows"][0]["answered"] == 10, said
    assert report["tracebacks"] == 0 and report["left"] == 0 and report["alive"], said
    assert report["chat_after_s"] is not None, said
    assert 0 < report["before_mb"] <= report["peak_mb"] and report["after_mb"] > 0


def test_the_same_dice_throw_the_same_bodies() -> None:
    first, second = (bodies(random.Random(7), 200, [3, 4]) for _ in range(2))
    assert first == second
    assert len({thrown.path for thrown in first}) == 11
    whole = 0
    for thrown in first:
        try:
            json.loads(thrown.body)
            whole += 1
        except (ValueError, RecursionError):
            pass
    assert 60 < whole < 180, "some can be parsed, some cannot"


def test_what_the_server_says_is_told_apart() -> None:
    polite = httpx2.Response(429, json={"error": {"message": "Wait for one of them."}})
    assert sentence_of(polite) == "Wait for one of them."
    for status, body in (
        (500, '{"error": {"message": "broke"}}'),
        (404, "Not Found"),
        (503, '{"detail": ["full"]}'),
        (400, "[]"),
    ):
        assert not sentence_of(httpx2.Response(status, text=body))
    acts = [
        Act(Outcome.ANSWERED, 1.0),
        Act(Outcome.ANSWERED, 3.0),
        Act(Outcome.RAW, 9.0, "x"),
        Act(Outcome.HUNG, 99.0, "y"),
    ]
    row = _row("page", 4, acts, 99.0)
    assert (row.answered, row.refused, row.raw, row.hung, row.p50_s) == (2, 0, 1, 1, 2.0)


def _dependency(
    number: int, target: list[Any], *, on_the_server: bool = True, after: int | None = None, **ends: list[int]
) -> dict[str, Any]:
    found = {"id": number, "targets": [target], "inputs": [], "outputs": [], "queue": None, **ends}
    return {**found, "backend_fn": on_the_server, "trigger_after": after}


def test_a_page_is_read_from_its_configuration() -> None:
    config = {
        "components": [
            {"id": 3, "props": {"elem_id": "box", "value": "a"}},
            {"id": 4, "props": {}},
        ],
        "dependencies": [
            _dependency(0, [3, "submit"], inputs=[3], outputs=[4]),
            _dependency(1, [None, "then"], after=0),
            _dependency(2, [3, "submit"], on_the_server=False),
        ],
    }
    layout = PageLayout.of(config)
    assert layout.values == {3: "a", 4: None} and layout.ids == {"box": 3}
    (event,) = layout.events["box", "submit"]
    assert (event.number, event.inputs, event.outputs, event.queued) == (0, (3,), (4,), True)
    assert [following.number for following in layout.following[0]] == [1]
    turns = [{"role": "user", "content": "q", "parent": -1}, {"role": "assistant", "content": "words", "parent": 0}]
    said = [words_of(json.dumps({"id": "a", "turns": turns, "leaf": leaf})) for leaf in (1, 0, -1)]
    assert said == ["words", "", ""]
