"""Pages of conversations outlive the process: what follows a restart says what it would have said, without computing it again."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.events import TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.settings import Settings, parse_prefix_cache
from hfjax_demo.text import kept_pages
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.page_files import FOLDER, PageFiles, page_digests, remove_orphans

from .. import tiny_models
from ..architectures.comparing import make_folder
from ..parity import Recorder, generate, run, submit
from ..tiny_models import Reference, prompt_ids

PAGE = 64
SAMPLED = {"temperature": 1.5, "seed": 7, "repetition_penalty": 1.3, "presence_penalty": 0.4}


def started(folder: Path, cache: Path, limit: str = "1GB", cache_dtype: str = "auto", **options: Any) -> TextEngine:
    """A model in a process of its own, as far as its pages show."""
    compiler = Compiler(store=open_store(cache, folder, "float32", cache_dtype=cache_dtype))
    return tiny_models.load(folder, compiler=compiler, prefix_cache=limit, cache_dtype=cache_dtype, **options)


def ask(engine: TextEngine, prompt: list[int], share: str = "", **sampling: Any) -> tuple[list[int], list[float], int]:
    """An answer's tokens, their log-probabilities, and how many of the prompt's tokens were reused."""
    values = {"temperature": 0.0, "max_new_tokens": 24} | sampling
    request = TextRequest("tiny", prompt_ids=prompt, sampling=SamplingSettings(**values), logprobs=2)
    recorder = Recorder()
    engine.submit(request, recorder, share=share)
    run(engine)
    scores = [
        each.chosen.logprob for event in recorder.events if isinstance(event, TextDelta) for each in event.logprobs
    ]
    return recorder.tokens, scores, recorder.finished.statistics.reused_tokens


def files(cache: Path) -> list[Path]:
    return sorted((cache / FOLDER).glob("*")) if (cache / FOLDER).exists() else []


@pytest.mark.usefixtures("engines", "stored_programs")
@pytest.mark.parametrize(
    ("name", "cache_dtype"),
    [
        ("llama", "auto"),
        pytest.param("gemma3_text", "auto", marks=pytest.mark.release),  # windows
        pytest.param("llama", "int8", marks=pytest.mark.release),
        pytest.param("deepseek_v3", "auto", marks=pytest.mark.release),  # latent attention
    ],
)
def test_after_a_restart_a_conversation_goes_on(name: str, cache_dtype: str, tmp_path: Path) -> None:
    folder, cache = make_folder(tmp_path / "model", name), tmp_path / "cache"
    prompt = prompt_ids(3 * PAGE + 20)
    answer, _, _ = ask(started(folder, cache, cache_dtype=cache_dtype), prompt, max_new_tokens=60)
    turn = [*prompt, *answer, *prompt_ids(30, 1)]
    kept = (len(prompt) + len(answer) - 1) // PAGE * PAGE

    for sampling in ({}, SAMPLED):
        tokens, scores, reused = ask(started(folder, cache, cache_dtype=cache_dtype), turn, **sampling)
        expected, wanted, _ = ask(started(folder, tmp_path / "other", "off", cache_dtype=cache_dtype), turn, **sampling)
        assert (tokens, reused) == (expected, kept)
        np.testing.assert_allclose(scores, wanted, atol=1e-4)
    assert not files(tmp_path / "other"), "off means that nothing is written"


@pytest.mark.usefixtures("engines", "stored_programs")
def test_pages_in_memory_and_on_disk_are_used_together(folder: Path, reference: Reference, tmp_path: Path) -> None:
    """What is in memory ends within a page: the page is read whole. What others compute meanwhile stays right."""
    prompt = prompt_ids(5 * PAGE + 9)
    generate(started(folder, tmp_path), prompt, max_new_tokens=4)
    engine = started(folder, tmp_path, slots=3)
    begun = [*prompt[: PAGE + 30], *prompt_ids(10, 3)]
    assert generate(engine, begun, max_new_tokens=8).tokens == reference.greedy(begun, 8)
    _, beside = submit(engine, prompt_ids(12, 5), max_new_tokens=40)
    run(engine, 3)

    job, recorder = submit(engine, prompt, max_new_tokens=16)
    run(engine)

    assert recorder.tokens == reference.greedy(prompt, 16)
    assert beside.tokens == reference.greedy(prompt_ids(12, 5), 40)
    assert recorder.finished.statistics.reused_tokens == job.statistics.reused == 5 * PAGE
    assert generate(engine, begun, max_new_tokens=8).tokens == reference.greedy(begun, 8), "its pages are as they were"


@pytest.mark.usefixtures("engines", "stored_programs")
def test_what_is_damaged_half_written_or_missing_is_computed(
    folder: Path, reference: Reference, tmp_path: Path
) -> None:
    prompt = prompt_ids(4 * PAGE + 9)
    generate(started(folder, tmp_path), prompt, max_new_tokens=4)
    paths = page_paths(folder, tmp_path, prompt)
    assert set(paths) == set(files(tmp_path)) and len(paths) == 4
    third = paths[2].read_bytes()
    damaged = [third[:-1], third[:200], third + b"\0", b"", third[:-5] + bytes([third[-5] ^ 1]) + third[-4:]]
    for held in (*damaged, paths[1].read_bytes(), None):
        paths[2].unlink() if held is None else paths[2].write_bytes(held)
        recorder = generate(started(folder, tmp_path), prompt, max_new_tokens=8)
        assert recorder.tokens == reference.greedy(prompt, 8)
        assert recorder.finished.statistics.reused_tokens == 2 * PAGE, "the pages before it are used"
        assert len(paths[2].read_bytes()) == len(third) and paths[2].read_bytes() not in damaged, "it is written anew"
    for path in paths:
        path.write_bytes(b"hfjax page 1 ")
    assert generate(started(folder, tmp_path), prompt, max_new_tokens=8).tokens == reference.greedy(prompt, 8)


@pytest.mark.usefixtures("engines", "stored_programs")
def test_behind_a_page_that_is_missing_nothing_is_read(
    folder: Path, reference: Reference, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is anything else written in its place: what is on disk stays what it was."""
    monkeypatch.setattr(kept_pages, "PIECE", 2)
    prompt = prompt_ids(7 * PAGE + 9)
    generate(started(folder, tmp_path), prompt, max_new_tokens=4)
    before = {path: path.read_bytes()[-1000:] for path in page_paths(folder, tmp_path, prompt)}
    assert len(before) == 7
    for number in (1, 2):
        path = list(before)[number]
        path.write_bytes(b"hfjax page 1 ")
        recorder = generate(started(folder, tmp_path), prompt, max_new_tokens=8)
        assert recorder.tokens == reference.greedy(prompt, 8)
        assert recorder.finished.statistics.reused_tokens == number * PAGE
        for each, kept in before.items():
            found = np.frombuffer(each.read_bytes()[-1000:], np.float32)
            np.testing.assert_allclose(found, np.frombuffer(kept, np.float32), atol=1e-4)


def page_paths(folder: Path, cache: Path, prompt: list[int]) -> list[Path]:
    engine = started(folder, cache)
    keeper = engine.batch.keeper
    assert keeper is not None
    digests = page_digests(keeper._before(""), tuple(prompt), PAGE)
    return [keeper._files.path(each) for each in digests]


@pytest.mark.usefixtures("engines", "stored_programs")
def test_pages_are_those_of_one_visitor_one_model_and_its_cache(folder: Path, tmp_path: Path) -> None:
    prompt = prompt_ids(2 * PAGE + 9)
    ask(started(folder, tmp_path), prompt, share="one")
    assert ask(started(folder, tmp_path), prompt, share="one")[2] == 2 * PAGE
    assert ask(started(folder, tmp_path), prompt, share="other")[2] == 0
    assert ask(started(folder, tmp_path, cache_dtype="bfloat16"), prompt, share="one")[2] == 0
    for path in folder.glob("*.safetensors"):
        os.utime(path, (1, 1))
    assert ask(started(folder, tmp_path), prompt, share="one")[2] == 0


@pytest.mark.usefixtures("engines", "stored_programs")
def test_files_are_private_within_the_limit_and_go_with_the_model(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = started(folder, tmp_path)
    keeper = engine.batch.keeper
    assert keeper is not None
    first, second = prompt_ids(4 * PAGE + 1, 1), prompt_ids(3 * PAGE + 1, 2)
    generate(engine, first, max_new_tokens=1)
    assert {stat.S_IMODE(path.stat().st_mode) for path in files(tmp_path)} == {0o600}
    assert stat.S_IMODE((tmp_path / FOLDER).stat().st_mode) == 0o700
    size = files(tmp_path)[0].stat().st_size
    for path in files(tmp_path):
        os.utime(path, (path.stat().st_mtime - 1000,) * 2)
    paths = page_paths(folder, tmp_path, first)
    for place, path in enumerate(paths):
        os.utime(path, (1000 - place,) * 2)

    limited = started(folder, tmp_path, limit=f"{5 * size}B")
    generate(limited, second, max_new_tokens=1)

    assert [path.exists() for path in paths] == [True, True, False, False], "the end of the older one is gone"
    assert all(path.exists() for path in page_paths(folder, tmp_path, second))
    generate(limited, prompt_ids(7 * PAGE, 3), max_new_tokens=1)
    assert len(files(tmp_path)) <= 5, "nor is more written of one conversation"

    remove_orphans(tmp_path)
    assert files(tmp_path)
    moved = PageFiles(open_store(tmp_path, folder, "float32"), tmp_path / "gone", 10**9)
    assert moved.save([tmp_path / FOLDER / "a.page"], np.zeros((1, 8), np.float32))
    (tmp_path / FOLDER / "b.page").write_bytes(b"hfjax page 1 ")  # half-written
    remove_orphans(tmp_path)
    assert files(tmp_path) and not {"a.page", "b.page"} & {path.name for path in files(tmp_path)}


@pytest.mark.usefixtures("engines", "stored_programs")
@pytest.mark.parametrize(
    "name", ["mamba", *(pytest.param(name, marks=pytest.mark.release) for name in ("qwen3_next", "openai-gpt"))]
)
def test_what_keeps_states_or_nothing_is_computed_as_ever(name: str, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "model", name)
    prompt = prompt_ids(2 * PAGE + 9)
    answers = [ask(started(folder, tmp_path / "cache", limit), prompt)[0] for limit in ("off", "1GB", "1GB")]
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.usefixtures("engines", "stored_programs")
def test_a_thread_writes_what_the_device_thread_hands_out(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An evicted conversation is not written, and nothing is after the engine has been freed."""
    monkeypatch.setattr(kept_pages, "PIECE", 2)
    posted: list[Any] = []
    loaded: list[TextEngine] = []
    engine = started(folder, tmp_path, on_device=lambda run: posted.append(run) if loaded else run())
    loaded.append(engine)
    keeper = engine.batch.keeper
    assert keeper is not None and keeper._writer is not None
    generate(engine, prompt_ids(3 * PAGE + 1), max_new_tokens=1)
    keeper._writer.submit(lambda: None).result()
    assert len(posted) == 1 and not files(tmp_path), "without an answer of the device thread nothing more is asked for"
    assert posted[0]() is not None
    engine.fail(RuntimeError("the slots are emptied"))
    assert posted[0]() is None
    keeper.close()
    generate(engine, prompt_ids(3 * PAGE + 1), max_new_tokens=1)
    assert posted[0]() is None and len(posted) == 1


def test_the_setting() -> None:
    assert [parse_prefix_cache(text) for text in ("off", "0", "2GB", "1 GiB")] == [0, 0, 2 * 10**9, 2**30]
    for wrong in ("much", "-1GB"):
        with pytest.raises(InvalidSetting, match="off or an amount"):
            Settings(prefix_cache=wrong)
    with pytest.raises(InvalidSetting, match="public"):
        Settings(prefix_cache="2GB", public=True)
    assert Settings(public=True).prefix_cache == "off"
