"""One visitor cannot take what is there for all: places, turns, loads, and what others have written."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from hfjax_demo.environment import variable_text
from hfjax_demo.errors import InvalidSetting, VisitorLimitReached
from hfjax_demo.events import Finished, FinishReason, Queued
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import PUBLIC_LIMITS, Settings, VisitorLimits, effective_visitor_limits
from hfjax_demo.text.engine import TextEngine
from tests import tiny_pipelines
from tests.runtime.managing import FOREVER, LONG, ask, collect, first_delta

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def by(visitor: str) -> RequestOrigin:
    return RequestOrigin("page", visitor=visitor)


def test_limits_are_for_a_public_page_and_can_be_set_anywhere() -> None:
    assert effective_visitor_limits(Settings()) == VisitorLimits()
    assert effective_visitor_limits(Settings(public=True)) == PUBLIC_LIMITS
    described = str(Settings.model_fields["visitor_limits"].description)
    assert f"`{variable_text(PUBLIC_LIMITS)}` on a public page" in described
    here = Settings.from_environment({"HFJAX_PUBLIC": "true", "HFJAX_VISITOR_LIMITS": "0, 5,3,1"})
    assert effective_visitor_limits(here) == VisitorLimits(running=0, waiting=5, pictures=3, loads=1)
    assert effective_visitor_limits(Settings(visitor_limits=VisitorLimits(pictures=1))) == VisitorLimits(pictures=1)
    for wrong in ("4", "4,12,8,2,1", "4,12,8,-1", "4,12,8,many"):
        with pytest.raises(InvalidSetting, match="use four numbers, such as 4,12,8,2"):
            Settings.from_environment({"HFJAX_VISITOR_LIMITS": wrong})


@pytest.fixture
def public(make: Callable[..., ModelManager]) -> Callable[..., ModelManager]:
    return lambda **changes: make(**{"public": True, "slots": 4, "max_queue": 32} | changes)


def test_who_asks_for_everything_leaves_places_to_others(
    public: Callable[..., ModelManager], folders: list[str]
) -> None:
    manager = public(slots=8)
    most = PUBLIC_LIMITS.running + PUBLIC_LIMITS.waiting
    mine = []
    with pytest.raises(VisitorLimitReached, match=f"limit is {most} concurrent answers .* wait"):
        for seed in range(3 * 16):
            mine.append(manager.generate(ask(folders[0], FOREVER, seed=seed), by("greedy")))
    assert len(mine) == most

    events = collect(manager.generate(ask(folders[0], 4, seed=99), by("polite")))

    assert isinstance(events[-1], Finished) and events[-1].reason is FinishReason.LENGTH
    for stream in mine:
        stream.cancel()
    for stream in mine:
        collect(stream)
    collect(manager.generate(ask(folders[0], 4), by("greedy")))  # what has ended counts no more


def test_a_visitors_answers_leave_slots_free(
    public: Callable[..., ModelManager], folders: list[str], paused: set[TextEngine]
) -> None:
    manager = public(slots=8, visitor_limits=PUBLIC_LIMITS._replace(running=2))
    mine = [manager.generate(ask(folders[0], FOREVER, seed=seed), by("greedy")) for seed in range(4)]
    readers = [first_delta(stream) for stream in mine[:2]]

    other = manager.generate(ask(folders[0], FOREVER, seed=9), by("polite"))
    first_delta(other)

    places = [[event.position for event in stream.pop_events() if isinstance(event, Queued)] for stream in mine[2:]]
    assert places == [[1], [2]], "slots are free, but not for a third of one visitor"
    mine[0].cancel()
    for _ in readers[0]:
        pass
    first_delta(mine[2])


def test_who_comes_late_waits_for_a_slot_and_not_for_all_that_another_has_asked_for(
    public: Callable[..., ModelManager], folders: list[str]
) -> None:
    manager = public(slots=1)
    running = manager.generate(ask(folders[0], FOREVER), by("greedy"))
    first_delta(running)
    queued = [manager.generate(ask(folders[0], 4, seed=seed), by("greedy")) for seed in range(1, 6)]
    late = manager.generate(ask(folders[0], 4, seed=9), by("polite"))
    assert next(iter(late)) == Queued(1)
    running.cancel()
    for stream in (late, *queued):
        assert isinstance(collect(stream)[-1], Finished)


def test_pictures_are_counted_one_by_one(
    public: Callable[..., ModelManager], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(tiny_pipelines.make_pipeline(tmp_path / "sd", "stable-diffusion"))
    manager = public(visitor_limits=PUBLIC_LIMITS._replace(pictures=4))
    held_up = threading.Event()
    monkeypatch.setattr("hfjax_demo.image.engine.load_engine", lambda *_, **__: held_up.wait(LONG))

    def draw(count: int) -> ImageRequest:
        return ImageRequest(folder, "a red apple", settings=ImageSettings(steps=1, count=count))

    stream = manager.generate(draw(3), by("greedy"))
    with pytest.raises(VisitorLimitReached, match="limit is 4 concurrent"):
        manager.generate(draw(2), by("greedy"))
    others = [manager.generate(draw(1), by("greedy")), manager.generate(draw(4), by("polite"))]
    for each in (stream, *others):
        each.cancel()
    held_up.set()
