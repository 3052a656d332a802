"""Whatever people do with a model, in any order: each answer is PyTorch's, and nothing is left behind."""

from __future__ import annotations

import pytest

from . import kept
from .chats import Chats, machine
from .expected import PyTorch
from .kept import play
from .models import KINDS, Loaded, make
from .running import run, run_for_long

pytestmark = pytest.mark.usefixtures("engines")

RUNS, STEPS = 6, 30
LATER = "attention", "seeing with states"  # with a release: others have the same layers, and it takes long to compile


@pytest.fixture(scope="module")
def chats(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> type[Chats]:
    folder = make(tmp_path_factory.mktemp("machine") / "model", request.param)
    loaded = Loaded(folder)
    return machine(loaded, PyTorch(folder, loaded.first))


@pytest.mark.parametrize("chats", [kind for kind in KINDS if kind not in LATER], indirect=True)
def test_every_answer_is_pytorchs(chats: type[Chats]) -> None:
    play(chats, kept.CHATS)
    run(chats, RUNS, STEPS)


@pytest.mark.release
@pytest.mark.parametrize("chats", KINDS, indirect=True)
def test_for_long_with_fresh_seeds(chats: type[Chats]) -> None:
    run_for_long(chats, STEPS)
