"""The page as a crowd uses it, and as somebody uses it who wants to break it: what was answered, refused politely, and what not.

A server of this program is started (or one that runs already is asked), and in turn met by

- visitors who all open the page at once and have two turns of a conversation each, as their browsers would, and some pictures
  beside them;
- answers that are given up at a random moment, by a program that hangs up and by a page that never looks what came of it;
- programs at the OpenAI-compatible API, some at a time;
- bodies that nobody sends by mistake (:mod:`.malformed`).

Then it is asked once more, as the first visitor was. Each visitor has an address of their own, which is told in the header
that a proxy in front would add, so the server counts them as a public one does.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import html
import random
import re
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx2

from ..errors import EngineFailed
from ..settings import Settings
from .clients import Refused, bearing
from .malformed import Malformed, bodies
from .page_process import PageProcess
from .prompts import passage
from .report import Report, tabulate
from .visitors import BrokenPage, PageLayout, Session, problem_of, words_of

HUNG_S = 120.0  # without an end, after which something counts as hung
SETTLE_S = 60.0  # that the server has to be done with everything, before the next way and at the end
SAMPLE_S = 0.5  # between two looks at the memory
MOST_WAIT_S = 2.0  # before somebody hangs up
PICTURE_EVERY = 10  # visitors
GAUGES = ("hfjax_requests_running", "hfjax_requests_waiting", "hfjax_memory_used_bytes")  # of /metrics

NEW_CHAT = '{"id": "new", "turns": [], "leaf": -1}'  # as the page's script sends it

OnProgress = Callable[[str, float | None], None]


class Outcome(enum.Enum):
    """What became of something that was asked for."""

    ANSWERED = "answered"
    REFUSED = "refused"  # with a sentence, or in a form that programs understand
    RAW = "raw"  # an error that is nobody's sentence
    HUNG = "hung"


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that somebody did. ``words``: what was raw about it."""

    outcome: Outcome
    seconds: float
    words: str = ""


@dataclass(frozen=True, slots=True)
class CrowdRow:
    """All that was done in one way; ``p50_s`` and ``p95_s`` are of what was answered."""

    name: str
    conversations: int
    answered: int
    refused: int
    raw: int
    hung: int
    seconds: float
    p50_s: float | None
    p95_s: float | None


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many there are of everything."""

    visitors: int = 200
    cancels: int = 1000
    calls: int = 500
    bodies: int = 3000
    at_once: int = 32
    new_tokens: int = 24


@dataclass(slots=True)
class Figures:
    """What the server tells of itself. Memory is in MB; ``left`` counts requests that were running or waiting at the end."""

    before_mb: float = 0.0
    peak_mb: float = 0.0
    after_mb: float = 0.0
    left: int = 0
    alive: bool = True
    tracebacks: int = 0
    chat_after_s: float | None = None


def run(
    model: str,
    image_model: str | None,
    settings: Settings,
    *,
    url: str | None = None,
    crowd: Crowd,
    seed: int,
    on_progress: OnProgress,
) -> Report:
    """Meet the server with everything in turn.

    Args:
        model, image_model: names that the page offers; without the second nobody wants a picture.
        url: of a server that runs already; None starts one.

    Raises:
        EngineFailed: the server did not start, or is not there.
    """
    complaints: list[str] = []
    with contextlib.ExitStack() as processes:
        if url is None:
            on_progress("starting the page", None)
            page = PageProcess(settings.changed(public=True, trusted_proxies=1), on_line=complaints.append)
            url = processes.enter_context(page).url
        siege = Siege(url.rstrip("/"), model, image_model, settings.api_key, crowd, settings.slots, seed, on_progress)
        rows, raw = asyncio.run(siege.run())
    siege.figures.tracebacks = sum(line.startswith("Traceback") for line in complaints)
    return make_report(rows, siege.figures, siege.device, raw)


def make_report(rows: Sequence[CrowdRow], figures: Figures, device: str, raw: Sequence[str]) -> Report:
    """The rows, what the server's own figures say, and the raw errors, each once."""
    columns: list[tuple[str, Callable[[CrowdRow], str]]] = [
        ("", lambda row: row.name),
        ("number", lambda row: str(row.conversations)),
        ("answered", lambda row: str(row.answered)),
        ("refused politely", lambda row: str(row.refused)),
        ("raw errors", lambda row: str(row.raw)),
        ("hung", lambda row: str(row.hung)),
        ("p50", lambda row: _seconds(row.p50_s)),
        ("p95", lambda row: _seconds(row.p95_s)),
        ("all", lambda row: _seconds(row.seconds)),
    ]
    notes = [
        f"tracebacks in the server's log: {figures.tracebacks}; requests left over: {figures.left}; "
        f"the server {'is alive' if figures.alive else 'is gone'}",
        f"memory before, at its peak, after: {figures.before_mb:.0f}, {figures.peak_mb:.0f}, {figures.after_mb:.0f} MB",
        f"a chat afterwards: {_seconds(figures.chat_after_s) or 'none'}",
        *(f"raw: {words}" for words in dict.fromkeys(raw)),
    ]
    values = {name: getattr(figures, name) for name in Figures.__dataclass_fields__}
    return Report(tuple(rows), tabulate(columns, rows), device, notes=tuple(notes), values=values)


def _seconds(value: float | None) -> str:
    return "" if value is None else f"{value:.2f} s"


class Doing(Protocol):
    """Something that somebody does: ends when it was answered, raises if not."""

    def __call__(self, number: int) -> Awaitable[None]: ...


@dataclass
class Siege:
    """All that a crowd does to one server, whose models have ``slots`` slots."""

    url: str
    model: str
    image_model: str | None
    key: str | None
    crowd: Crowd
    slots: int
    seed: int
    on_progress: OnProgress
    figures: Figures = field(default_factory=Figures)
    device: str = ""

    async def run(self) -> tuple[list[CrowdRow], list[str]]:
        """The rows, and the words of what was raw."""
        crowd, rows, raw = self.crowd, list[CrowdRow](), list[str]()
        limits = httpx2.Limits(max_connections=None, max_keepalive_connections=0)
        headers = bearing(self.key)
        timeout = httpx2.Timeout(HUNG_S)
        async with httpx2.AsyncClient(timeout=timeout, limits=limits, headers=headers) as http:
            self._http, self._dice = http, random.Random(self.seed)
            self._layout = PageLayout.of((await self._asked("GET", "/config")).json())
            self.on_progress("first visitors", None)
            await self._visit(0)  # loads the model, and makes the programs that everybody needs
            await self._picture(0)
            await asyncio.gather(
                *(self._visit(number) for number in range(self.slots))
            )  # each slot's memory is there then
            await self._settled()
            self.figures.before_mb = self.figures.peak_mb = (await self._read())["memory"]
            ways: list[tuple[str, int, int, Doing]] = [
                ("page, two turns", crowd.visitors, crowd.visitors, self._visit),
                ("answers given up", crowd.cancels, crowd.at_once, self._leave),
                ("/v1/chat/completions", crowd.calls, crowd.at_once, self._call),
                ("malformed bodies", crowd.bodies, crowd.at_once, self._throw),
            ]
            if self.image_model is not None and crowd.visitors >= PICTURE_EVERY:
                ways.insert(1, ("pictures", crowd.visitors // PICTURE_EVERY, crowd.visitors, self._picture))
            self._thrown = bodies(self._dice, crowd.bodies, self._layout.values.keys())
            with self._watching():
                found = await asyncio.gather(*(self._all(*way) for way in ways[:-3]))  # pictures beside the chats
                for way in ways[-3:]:
                    await self._settled()  # nobody is refused for a place that those before hold for a while yet
                    found.append(await self._all(*way))
            for (name, number, _, _), (acts, seconds) in zip(ways, found, strict=True):
                rows.append(_row(name, number, acts, seconds))
                raw += [f"{name}: {act.words}" for act in acts if act.outcome in (Outcome.RAW, Outcome.HUNG)]
            await self._finish(raw)
        return rows, raw

    async def _finish(self, raw: list[str]) -> None:
        """Wait until the server is done with everything; then a chat, and the figures."""
        self.on_progress("looking what is left", None)
        try:
            self.figures.left = await self._settled()
            act = await _done(self._call(10**6))
            if act.outcome is Outcome.ANSWERED:
                self.figures.chat_after_s = act.seconds
            else:
                raw.append(f"the chat afterwards: {act.words}")
            self.figures.after_mb = (await self._read())["memory"]
        except (httpx2.HTTPError, BrokenPage, EngineFailed) as error:
            self.figures.alive = False
            raw.append(f"the server afterwards: {type(error).__name__}: {error}")

    async def _settled(self) -> int:
        """Wait until nothing runs and nobody waits, but no longer than :data:`SETTLE_S`. How many there are still."""
        end = time.monotonic() + SETTLE_S
        while (found := await self._read())["left"] and time.monotonic() < end:
            await asyncio.sleep(SAMPLE_S)
        return int(found["left"])

    async def _all(self, name: str, count: int, at_once: int, do: Doing) -> tuple[list[Act], float]:
        """Do something ``count`` times, ``at_once`` at a time."""
        places, acts, began = asyncio.Semaphore(at_once), list[Act](), time.perf_counter()

        async def one(number: int) -> None:
            async with places:
                acts.append(await _done(do(number)))
                self.on_progress(name, len(acts) / count)

        await asyncio.gather(*(one(number) for number in range(count)))
        return acts, time.perf_counter() - began

    # -- what is done ----------------------------------------------------------------------------------------------

    async def _visit(self, number: int) -> None:
        chosen = {"model": self.model, "store-channel": NEW_CHAT, "sampling-max_new_tokens": self.crowd.new_tokens}
        session = Session(self._http, self.url, self._layout, _address(number), chosen)
        await session.open()
        for turn in range(2):
            await session.trigger("message", "submit", message=f"{turn}: {passage(number)[:200]}")
            if not words_of(session.value("store-channel")):
                raise Refused(_plain(session.value("status")))

    async def _picture(self, number: int) -> None:
        if self.image_model is None:
            return
        body = {"model": self.image_model, "prompt": f"a red cat, {number}", "response_format": "b64_json"}
        await self._asked("POST", "/v1/images/generations", body, _address(number))

    async def _leave(self, number: int) -> None:
        """By turns: a program that hangs up while it reads, and a page that never looks what comes."""
        wait, address = self._dice.random() * MOST_WAIT_S, _address(number)
        if number % 2:
            chosen = {"model": self.model, "store-channel": NEW_CHAT, "message": passage(number)[:200]}
            await Session(self._http, self.url, self._layout, address, chosen).join("message", "submit")
            return
        body, headers = self._body(number, stream=True), {"X-Forwarded-For": address}
        with contextlib.suppress(TimeoutError):
            async with (
                asyncio.timeout(wait),
                self._http.stream("POST", f"{self.url}/v1/chat/completions", json=body, headers=headers) as answer,
            ):
                if answer.status_code != 200:
                    await answer.aread()
                    raise problem_of(answer)
                async for _ in answer.aiter_lines():
                    pass

    async def _call(self, number: int) -> None:
        answer = await self._asked("POST", "/v1/chat/completions", self._body(number), _address(number))
        if not answer.json()["choices"][0]["message"]["content"]:
            raise BrokenPage("an answer without a word")

    async def _throw(self, number: int) -> None:
        thrown: Malformed = self._thrown[number]
        headers = {**thrown.headers, "X-Forwarded-For": _address(number)}
        content = thrown.body
        async with self._http.stream("POST", self.url + thrown.path, content=content, headers=headers) as answer:
            if answer.status_code != 200:  # else it was well-formed enough: whoever sent it leaves
                await answer.aread()
                raise problem_of(answer)

    # -- how -------------------------------------------------------------------------------------------------------

    def _body(self, number: int, *, stream: bool = False) -> dict[str, Any]:
        messages = [{"role": "user", "content": passage(number)[:200]}]
        return {"model": self.model, "messages": messages, "max_tokens": self.crowd.new_tokens, "stream": stream}

    async def _asked(self, method: str, path: str, body: Any = None, address: str = "") -> httpx2.Response:
        headers = {"X-Forwarded-For": address} if address else {}
        answer = await self._http.request(method, self.url + path, json=body, headers=headers)
        if answer.status_code != 200:
            raise problem_of(answer)
        return answer

    async def _read(self) -> dict[str, float]:
        """Memory in MB, and the number of requests that run or wait."""
        text = (await self._asked("GET", "/metrics")).text
        values = dict(line.split(" ")[:2] for line in text.splitlines() if line.startswith(GAUGES))
        running, waiting, memory = (float(values[name]) for name in GAUGES)
        return {"memory": memory / 1e6, "left": running + waiting}

    @contextmanager
    def _watching(self) -> Iterator[None]:
        async def watch() -> None:
            while True:
                with contextlib.suppress(httpx2.HTTPError, Refused, BrokenPage):
                    self.figures.peak_mb = max(self.figures.peak_mb, (await self._read())["memory"])
                await asyncio.sleep(SAMPLE_S)

        watching = asyncio.get_running_loop().create_task(watch())
        try:
            yield
        finally:
            watching.cancel()


async def _done(doing: Awaitable[None]) -> Act:
    began = time.perf_counter()

    def act(outcome: Outcome, words: str = "") -> Act:
        return Act(outcome, time.perf_counter() - began, words)

    try:
        async with asyncio.timeout(HUNG_S):
            await doing
    except (TimeoutError, httpx2.TimeoutException) as error:
        return act(Outcome.HUNG, f"no end after {HUNG_S:.0f} s ({type(error).__name__})")
    except Refused as refusal:
        return act(Outcome.REFUSED, str(refusal))
    except (BrokenPage, httpx2.HTTPError, ValueError, LookupError) as error:
        return act(Outcome.RAW, f"{type(error).__name__}: {error}")
    return act(Outcome.ANSWERED)


def _row(name: str, number: int, acts: Sequence[Act], seconds: float) -> CrowdRow:
    counts = {outcome: sum(act.outcome is outcome for act in acts) for outcome in Outcome}
    times = sorted(act.seconds for act in acts if act.outcome is Outcome.ANSWERED)
    return CrowdRow(
        name=name,
        conversations=number,
        answered=counts[Outcome.ANSWERED],
        refused=counts[Outcome.REFUSED],
        raw=counts[Outcome.RAW],
        hung=counts[Outcome.HUNG],
        seconds=seconds,
        p50_s=statistics.median(times) if times else None,
        p95_s=times[int(0.95 * (len(times) - 1))] if times else None,
    )


def _address(number: int) -> str:
    """An address for each visitor, of those that are for private networks."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def _plain(fragment: object) -> str:
    """The text of a piece of HTML."""
    return html.unescape(re.sub(r"<[^>]+>", " ", fragment if isinstance(fragment, str) else "")).strip()
