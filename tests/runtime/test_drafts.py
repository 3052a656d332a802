"""A smaller model that guesses for a larger one: it is brought with it, counted with it, and goes with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hfjax_demo.errors import HfjaxError
from hfjax_demo.events import Failed, ModelState
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.settings import Settings

from ..tiny_models import Reference, prompt_ids
from .managing import ask, collect, engine_of, tokens

NEW_TOKENS = 60


@pytest.fixture
def catalogue(folders: list[str], tmp_path: Path) -> Path:
    file = tmp_path / "models.toml"
    file.write_text(
        "".join(
            f'[[model]]\nname = "{name}"\nfolder = "{folder}"\n' for name, folder in zip("abc", folders, strict=True)
        )
    )
    return file


def test_answers_and_memory(make: Callable[..., ModelManager], catalogue: Path, references: list[Reference]) -> None:
    alone, guessed = make(catalog_file=catalogue), make(catalog_file=catalogue, drafts="b=c, a=c")
    wanted = references[0].greedy(prompt_ids(6), NEW_TOKENS)
    assert tokens(collect(alone.generate(ask("a", NEW_TOKENS)))) == wanted
    for _ in range(100):  # its programs are made beside the first answers
        assert tokens(collect(guessed.generate(ask("a", NEW_TOKENS)))) == wanted
        engine = engine_of(guessed, "a")
        assert engine.drafter is not None
        if engine.drafter.counts[0]:
            break
    else:
        pytest.fail("it has never guessed")
    memory = [manager.status("a").memory_bytes or 0 for manager in (alone, guessed)]
    assert memory[1] >= memory[0] + 0.9 * engine.drafter.memory_bytes > memory[0] > 0
    assert guessed.status("c").state is ModelState.ABSENT, "it is part of the other, and serves nobody by itself"
    guessed.unload("a")
    assert guessed.status("a").memory_bytes is None


@pytest.mark.parametrize("drafts", ["a=nowhere", "a=emoji-diffusion"])
def test_one_that_cannot_be_had(make: Callable[..., ModelManager], catalogue: Path, drafts: str) -> None:
    manager = make(catalog_file=catalogue, drafts=drafts)
    last = collect(manager.generate(ask("a")))[-1]
    assert isinstance(last, Failed) and isinstance(last.error, HfjaxError) and "can't draft for a" in str(last.error)
    assert tokens(collect(manager.generate(ask("b")))), "the others serve"


def test_it_goes_by_the_settings_of_the_process() -> None:
    assert Settings.from_environment({"HFJAX_DRAFTS": "large=small"}).drafts == "large=small"
