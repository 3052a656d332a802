"""One visitor cannot take what is there for all: places, turns, loads, and what others have written."""

from __future__ import annotations

import contextlib
import io
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from hfjax_demo.api.app import Api
from hfjax_demo.api.request_log import RequestLog
from hfjax_demo.api.telemetry import Telemetry
from hfjax_demo.environment import variable_text
from hfjax_demo.errors import InvalidSetting, VisitorLimitReached
from hfjax_demo.events import Finished, FinishReason, Queued
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import PUBLIC_LIMITS, Settings, VisitorLimits, effective_visitor_limits
from hfjax_demo.text.engine import TextEngine
from tests import tiny_pipelines
from tests.coroutines import run
from tests.runtime.managing import FOREVER, LONG, ask, collect, first_delta

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def by(visitor: str) -> RequestOrigin:
    return RequestOrigin("page", visitor=visitor)


# -- the settings -------------------------------------------------------------------------------------------------


def test_limits_are_for_a_public_page_and_can_be_set_anywhere() -> None:
    assert effective_visitor_limits(Settings()) == VisitorLimits()
    assert effective_visitor_limits(Settings(public=True)) == PUBLIC_LIMITS
    assert f"`{variable_text(PUBLIC_LIMITS)}` on a public page" in str(
        Settings.model_fields["visitor_limits"].description
    )
    here = Settings.from_environment({"HFJAX_PUBLIC": "true", "HFJAX_VISITOR_LIMITS": "0, 5,3,1"})
    assert effective_visitor_limits(here) == VisitorLimits(running=0, waiting=5, pictures=3, loads=1)
    assert effective_visitor_limits(Settings(visitor_limits=VisitorLimits(pictures=1))) == VisitorLimits(pictures=1)
    for wrong in ("4", "4,12,8,2,1", "4,12,8,-1", "4,12,8,many"):
        with pytest.raises(InvalidSetting, match="use four numbers, such as 4,12,8,2"):
            Settings.from_environment({"HFJAX_VISITOR_LIMITS": wrong})


def test_a_space_is_public() -> None:
    assert Settings.from_environment({"SPACE_ID": "somebody/demo"}).public
    assert not Settings.from_environment({"SPACE_ID": "somebody/demo", "HFJAX_PUBLIC": "false"}).public
    assert not Settings.from_environment({}).public


# -- places -------------------------------------------------------------------------------------------------------


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


# -- turns --------------------------------------------------------------------------------------------------------


def test_who_comes_late_waits_for_a_slot_and_not_for_all_that_another_has_asked_for(
    public: Callable[..., ModelManager], folders: list[str]
) -> None:
    manager = public(slots=1)
    running_one = manager.generate(ask(folders[0], FOREVER), by("greedy"))
    reader = first_delta(running_one)
    queued = [manager.generate(ask(folders[0], 4, seed=seed), by("greedy")) for seed in range(1, 6)]
    late = manager.generate(ask(folders[0], 4, seed=9), by("polite"))
    ended: list[str] = []
    for name, stream in (*((f"greedy {number}", each) for number, each in enumerate(queued)), ("polite", late)):
        watch = stream._observer
        assert watch is not None

        def note(event: Any, name: str = name, watch: Any = watch) -> None:
            watch(event)
            if isinstance(event, Finished):
                ended.append(name)

        stream._observer = note
    for stream in (*queued, late):  # all of them wait with the engine before the slot is free
        assert isinstance(next(iter(stream)), Queued)
    running_one.cancel()
    for _ in reader:
        pass
    for stream in (late, *queued):
        collect(stream)

    assert ended == ["polite", *(f"greedy {number}" for number in range(5))]


# -- the API ------------------------------------------------------------------------------------------------------


class Named:
    """Stands before the API as the server's own middleware does: says who the visitor is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        scope.setdefault("state", {}).update(visitor=headers.get(b"test-visitor", b"").decode(), owner=True)
        await self._app(scope, receive, send)


@contextlib.asynccontextmanager
async def api_over(manager: ModelManager) -> AsyncIterator[httpx.AsyncClient]:
    telemetry = Telemetry(RequestLog(io.StringIO(), as_json=True))
    api = Api(manager, manager.settings, telemetry)
    transport = httpx.ASGITransport(Named(Starlette(routes=api.routes())))
    async with httpx.AsyncClient(transport=transport, base_url="http://test", timeout=LONG) as client:
        yield client


def test_a_call_for_many_answers_counts_as_so_many(public: Callable[..., ModelManager], folders: list[str]) -> None:
    manager = public(slots=8, allow_custom_models=True, model_roots=(Path(folders[0]).parent,))
    body = {"model": folders[0], "prompt": [5, 6, 7], "max_tokens": 2, "temperature": 0}

    async def ask_for(client: httpx.AsyncClient, visitor: str, count: int) -> httpx.Response:
        return await client.post("/v1/completions", json={**body, "n": count}, headers={"test-visitor": visitor})

    async def scene() -> list[httpx.Response]:
        async with api_over(manager) as client:
            alone = await ask_for(client, "greedy", 16)
            mine = [manager.generate(ask(folders[0], FOREVER, seed=seed), by("greedy")) for seed in range(8)]
            answers = [await ask_for(client, name, 16) for name in ("greedy", "polite")]
            for stream in mine:
                stream.cancel()
            return [alone, *answers]

    alone, greedy, polite = run(scene())

    assert alone.status_code == polite.status_code == 200
    assert len(polite.json()["choices"]) == 16
    assert greedy.status_code == 429 and "retry-after" in greedy.headers
    error = greedy.json()["error"]
    assert (error["type"], error["code"]) == ("rate_limit_error", "too_many_at_once")


def test_nobody_is_told_what_others_have_written(public: Callable[..., ModelManager], folders: list[str]) -> None:
    """Whoever guesses somebody's prompt learns nothing of it from the count of cached tokens; their own is still told."""
    manager = public(allow_custom_models=True, model_roots=(Path(folders[0]).parent,))
    secret = {"role": "user", "content": "the quick brown fox jumps over the lazy dog " * 3}
    body = {"model": folders[0], "messages": [{"role": "system", "content": "Be brief."}, secret], "max_tokens": 1}

    async def scene() -> list[int]:
        async with api_over(manager) as client:
            found = []
            for visitor in ("victim", "guesser", "victim"):
                answer = await client.post("/v1/chat/completions", json=body, headers={"test-visitor": visitor})
                found.append(answer.json()["usage"]["prompt_tokens_details"]["cached_tokens"])
            return found

    first, guess, again = run(scene())

    assert first == guess == 0 and again > 30
