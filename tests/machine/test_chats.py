"""Whatever people do with a model, in any order: each answer is PyTorch's, and nothing is left behind."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from hfjax_demo.errors import InvalidRequest

from . import kept
from .chats import Chats, machine
from .combinations import CACHES, FEATURES, ask, cells
from .expected import PyTorch
from .kept import play
from .models import KINDS, Loaded, TextThread, make
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


@pytest.mark.parametrize("chats", [kind for kind in KINDS if kind not in LATER], indirect=True)
def test_what_the_table_of_features_says(chats: type[Chats], request: pytest.FixtureRequest) -> None:
    """Two features in one request, each feature with each way in which a model keeps what it has read."""
    kind = request.node.callspec.params["chats"]
    state = chats()
    state.come(late=False, slots=None)
    for (row, column), cell in cells().items():
        features = (row, column) if row in FEATURES else (column,)
        here = CACHES.get(row, "seeing with windows") == kind
        if not cell or not here:
            continue
        with pytest.raises(InvalidRequest) if cell == "refused" else nullcontext():
            ask(state, *features, begun=row == "reused prefix")
    state.teardown()


def test_the_table_names_every_feature_and_model() -> None:
    rows = list(dict.fromkeys(row for row, _ in cells()))

    assert rows == [*FEATURES, "reused prefix", *CACHES]
    assert list(dict.fromkeys(column for _, column in cells())) == list(FEATURES)
    assert list(CACHES.values()) == list(KINDS)


@pytest.mark.parametrize("chats", ["hybrid"], indirect=True)
def test_every_answer_is_pytorchs_when_its_text_has_a_thread(chats: type[Chats]) -> None:
    run(type("Threaded", (chats,), {"text_side": TextThread}), RUNS, STEPS)


@pytest.mark.release
@pytest.mark.parametrize("chats", KINDS, indirect=True)
def test_for_long_with_fresh_seeds(chats: type[Chats]) -> None:
    run_for_long(chats, STEPS)
