"""A fake model manager; everything above it is the real program.

Its answer depends on the first word of the last message:

    !endless   counts until it is cancelled
    !limit     ends at its token limit; a continuation goes on from there
    !think     reasons before it answers: one thought for each of ``turns`` that the test releases, at most three
    !add       calls the tool "add", if the request has tools; the answer to the tool's result repeats it
    !code      a fenced block of indented Python
    !formulas  four formulas, prices, and a formula's text in code, which is not one
    !html      markup that a page must not execute
    !stages    fetching, loading, compiling, waiting, prefilling: each continues when the test releases one of ``turns``, the
               last one until it is cancelled
    !trim      omits two messages, then answers
    !sum       sums up all messages before it if it may, then answers
    !fail      fails before the first character
    !later     compiles until the test sets ``go_on``, then fails
    !break     fails after some text
    !long      rejects the prompt as too long for the context
    !full      rejects the request because the queue is full
    otherwise  the number of the answer, and the last message

Image requests depend on the first word of the prompt in the same way, see :mod:`tests.fake_pictures`.
"""

from __future__ import annotations

import contextlib
import dataclasses
import queue
import threading
import time
from collections.abc import Iterator
from typing import Any, Self

from hfjax_demo import events
from hfjax_demo.catalog import ModelKind, ModelSpec, catalog_of
from hfjax_demo.errors import ContextTooLong, EngineFailed, InvalidRequest, QueueFull
from hfjax_demo.image.prompts import PromptLength
from hfjax_demo.image_requests import ImageRequest
from hfjax_demo.requests import TextRequest, TokensRequest
from hfjax_demo.runtime.status import Compilation, DeviceStatus, ModelStatus, RequestOrigin, Speed
from hfjax_demo.settings import BASE_CONTEXT, Settings
from tests import fake_pictures, fake_scores
from tests.catalogue import BUILT_IN
from tests.fake_shelf import FakeShelf

CODE = 'Here it is:\n\n```python\ndef reverse(text):\n    if text:\n        return text[::-1]\n    return ""  # nothing\n```\n'
HTML = "Look: <img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script> done"
FORMULAS = "$x^2$ and \\(y\\), $$z$$ and \\[w\\], for $5 and $6; `$v^2$`"
MOST_TURNS = 20  # more than any script needs
_END = object()


class FakeStream:
    """A stream of events produced by a separate thread, as by the device thread; cancellation stops that thread."""

    def __init__(self, manager: FakeManager, request: TextRequest | ImageRequest) -> None:
        self.manager = manager
        self.request = request
        self._events: queue.SimpleQueue[events.Event | object] = queue.SimpleQueue()
        self.cancelled = threading.Event()
        self.finished = threading.Event()
        self.produced = 0
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def __iter__(self) -> Iterator[events.Event]:
        while (event := self._events.get()) is not _END:
            yield event  # type: ignore[misc]

    def cancel(self) -> None:
        self.cancelled.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.cancel()
        self._thread.join()

    def turn(self) -> None:
        """Wait until the test releases the next of the manager's ``turns``, or the request is cancelled."""
        while not self.cancelled.is_set() and not self.manager.turns.acquire(timeout=0.05):
            pass

    def step(self) -> None:
        time.sleep(self.manager.pace_s)
        self.manager.change_active(self.request.model, 0, steps=1)

    def _run(self) -> None:
        model = self.request.model
        self.manager.change_active(model, +1)
        try:
            for event in _events(self):
                self.produced += isinstance(event, events.TextDelta | events.ImageStep)
                self._events.put(event)
        finally:
            self.manager.change_active(model, -1)
            self._events.put(_END)
            self.finished.set()


class FakeManager:
    """The model manager's interface over :class:`FakeStream`; it records every request."""

    def __init__(self, settings: Settings | None = None, *, pace_s: float = 0.004) -> None:
        self.settings = settings or Settings()
        self.catalog = catalog_of(self.settings)
        self._own = {spec.name for spec in self.catalog.entries()}
        self.pace_s = pace_s
        self._lock = threading.Lock()
        self.streams: list[FakeStream] = []
        self.forget()

    def forget(self) -> None:
        """Reset the manager, after ending the streams that still run."""
        for stream in self.streams:
            stream.cancel()
            self.turns.release(MOST_TURNS)
            self.go_on.set()
            assert stream.finished.wait(60)
        self.requests: list[TextRequest] = []
        self.image_requests: list[ImageRequest] = []
        self.expected: list[str] = []  # models announced by :meth:`preload_speculatively`
        self.origins: list[RequestOrigin] = []  # origins of all requests, text and image
        self.streams = []
        self.fail_next = False
        self.go_on = threading.Event()
        self.turns = threading.Semaphore(0)
        self._active: dict[str, int] = {}
        self._steps: dict[str, int] = {}
        self.shelf = FakeShelf()

    def status(self, model: str) -> ModelStatus:
        spec = next((spec for spec in self.catalog.entries() if spec.name == model), None)
        if spec is None:
            spec = dataclasses.replace(self.catalog.entries(ModelKind.TEXT)[0], name=model, title=model, chat=None)
        draws = fake_pictures.info(spec) if spec.kind is ModelKind.IMAGE else None
        has_template = not spec.name.endswith("-base") if spec.chat is None else spec.chat
        with self._lock:
            loaded = model in self._steps
            found = ModelStatus(
                spec=spec,
                state=events.ModelState.READY if loaded else events.ModelState.ABSENT,
                message="",
                fraction=None,
                has_chat_template=has_template if loaded and draws is None else None,
                context_length=self.settings.context_for(BASE_CONTEXT) if loaded and draws is None else None,
                next_context_length=self.settings.max_context,
                active_requests=self._active.get(model, 0),
                decode_steps=self._steps.get(model, 0),
                image=draws if loaded else None,
                sees=bool(spec.sees) if loaded else None,
                calls_tools=True if loaded else None,
            )
        return self.shelf.on(found)

    def statuses(self) -> list[ModelStatus]:
        return [self.status(spec.name) for spec in self.catalog.entries()]

    def measure_prompt(self, model: str, prompt: str) -> PromptLength | None:
        return fake_pictures.measure_prompt(prompt) if model in ("emoji-diffusion", *self._steps) else None

    def count_prompt_tokens(self, request: TokensRequest) -> int | None:
        if request.model not in self._steps:
            return None
        texts = [request.prompt or ""] if request.messages is None else [item["content"] for item in request.messages]
        return sum(len(text.split()) for text in texts)

    def generate(self, request: TextRequest | ImageRequest, origin: RequestOrigin | None = None) -> FakeStream:
        if last_text(request).startswith("!full"):
            raise QueueFull("32 requests are waiting already; try again in a moment.")
        self.origins.append(origin or RequestOrigin())
        if isinstance(request, ImageRequest):
            self.image_requests.append(request)
        else:
            self.requests.append(request)
        stream = FakeStream(self, request)
        self.streams.append(stream)
        return stream

    def preload_speculatively(self, model: str, origin: RequestOrigin | None = None) -> None:
        self.expected.append(model)

    def load(
        self,
        model: str,
        dtype: str | None = None,
        origin: Any = None,
        *,
        context_length: int | str | None = None,
        activations: str | None = None,
    ) -> None:
        self.shelf.load(self.status(model).spec, dtype, context_length, activations)

    @property
    def added(self) -> frozenset[str]:
        return frozenset(spec.name for spec in self.catalog.entries() if spec.name not in self._own)

    def add(self, where: str, kind: ModelKind = ModelKind.TEXT) -> str:
        spec = dataclasses.replace(self.catalog.find(where, kind), download_bytes=2_500_000_000)
        if self.catalog.listed(spec.name) is None:
            self.catalog = dataclasses.replace(self.catalog, models=(*self.catalog.models, spec))
        return spec.name

    def remove_added(self, model: str) -> None:
        left = tuple(spec for spec in self.catalog.models if spec.name != model)
        self.catalog = dataclasses.replace(self.catalog, models=left)

    def delete(self, model: str) -> int:
        self.shelf.calls.append(("delete", model))
        self.shelf.deleted.add(model)
        return self.status(model).spec.download_bytes or 0

    def reload(
        self, model: str, dtype: str | None, *, context_length: int | str | None = None, activations: str | None = None
    ) -> None:
        self.shelf.reload(self.status(model), dtype, context_length, activations)

    def cancel_load(self, model: str) -> None:
        self.shelf.cancel_load(model)

    def unload(self, model: str) -> None:
        self.shelf.unload(self.status(model))

    def device_status(self) -> DeviceStatus:
        return self.shelf.device_status(self.statuses())

    def reserve_child_memory(self, what: str, needed: int) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()

    def compilations(self) -> tuple[Compilation, ...]:
        return tuple(self.shelf.compilations)

    def speeds(self) -> tuple[Speed, ...]:
        return tuple(self.shelf.speeds)

    def change_active(self, model: str, by: int, steps: int = 0) -> None:
        """Count requests that run, and steps, of a model that is loaded from now on."""
        with self._lock:
            self._active[model] = self._active.get(model, 0) + by
            self._steps[model] = self._steps.get(model, 0) + steps


def text_specs() -> tuple[ModelSpec, ...]:
    """Return the catalogue's text models, all of which the fake serves."""
    return tuple(BUILT_IN.entries(ModelKind.TEXT))


def last_text(request: TextRequest | ImageRequest) -> str:
    if isinstance(request, ImageRequest):
        return request.prompt
    return request.prompt if request.prompt is not None else (request.messages or ())[-1]["content"]


def _events(stream: FakeStream) -> Iterator[events.Event]:
    if isinstance(stream.request, ImageRequest):
        return fake_pictures.script(stream.request, stream.step, stream.manager.go_on, stream.cancelled, stream.turn)
    return _script(stream, stream.request)


def _script(stream: FakeStream, request: TextRequest) -> Iterator[events.Event]:
    manager, cancelled = stream.manager, stream.cancelled
    asked = last_text(request)
    word = (asked.split(maxsplit=1) or [""])[0]
    prompt_tokens = 20 + len(asked.split())
    if request.messages is not None and manager.status(request.model).has_chat_template is False:
        yield events.Failed(InvalidRequest("This model has no chat template; send it a prompt."))
        return
    if word == "!stages":
        yield from _stages(stream)
        yield events.Finished(events.FinishReason.CANCELLED, _statistics(manager, request, prompt_tokens, 0))
        return
    if word == "!later":
        yield events.LoadProgress(request.model, events.ModelState.COMPILING, "decode step", None)
        manager.go_on.wait()
    if word in ("!fail", "!later") or manager.fail_next:
        manager.fail_next = False
        yield events.Failed(EngineFailed("The engine broke on purpose; send the message again."))
        return
    if word == "!long":
        sentence = "The prompt has 9000 tokens and the context holds 2048; shorten it by at least 6952 tokens."
        yield events.Failed(ContextTooLong(sentence))
        return
    if word == "!trim":
        yield events.PromptTrimmed(2, 1800, 2048)
    if word == "!sum":
        yield from _summed_up(request)
    yield events.Prefilling(prompt_tokens, prompt_tokens, 8)
    if request.prompt_logprobs is not None:
        yield fake_scores.scored(request)
        yield events.TextDelta("", (fake_scores.END,), (fake_scores.behind(request),))
        yield events.Finished(events.FinishReason.STOP, _statistics(manager, request, prompt_tokens, 1))
        return
    produced = 0
    if word == "!add" and request.tools:
        yield events.TextDelta("Let me add.", (1,))
        yield events.ToolCallDelta(0, "call_1", "add", '{"a": 2, ')
        yield events.ToolCallDelta(0, "call_1", "add", '"b": 3}')
        yield events.Finished(events.FinishReason.TOOL_CALLS, _statistics(manager, request, prompt_tokens, 2))
        return
    if word == "!think" and request.begun is None:
        for thought in ("First, ", "<b>second</b>, ", "third."):
            stream.turn()
            if cancelled.is_set():
                told = _statistics(manager, request, prompt_tokens, produced)
                yield events.Finished(events.FinishReason.CANCELLED, told, in_thoughts=True)
                return
            produced += 1
            yield events.ThoughtDelta(thought, (produced,))
    for piece in _pieces(manager, request, word, asked):
        if cancelled.is_set():
            yield events.Finished(events.FinishReason.CANCELLED, _statistics(manager, request, prompt_tokens, produced))
            return
        stream.step()
        produced += 1
        yield events.TextDelta(piece, (produced,))
    if word == "!break":
        yield events.Failed(EngineFailed("The engine broke in the middle; press Regenerate."))
        return
    ended = events.FinishReason.LENGTH if word == "!limit" and request.begun is None else events.FinishReason.STOP
    yield events.Finished(ended, _statistics(manager, request, prompt_tokens, produced))


def _summed_up(request: TextRequest) -> Iterator[events.Event]:
    if request.overflow == "sum_up" and request.note is None:
        earlier = [each for each in request.messages or () if each["role"] != "system"][:-1]
        yield from (events.SummingUp(0, len(earlier)), events.SummingUp(0, len(earlier), 7))
        yield events.SummedUp("They like <b>foxes</b>.\nAnd 7 dogs.", len(earlier))


def _stages(stream: FakeStream) -> Iterator[events.Event]:
    for event in (*fake_pictures.stages(stream.request.model, "decode step"), events.Prefilling(64, 256, 0)):
        yield event
        stream.turn()
    stream.cancelled.wait()


def _pieces(manager: FakeManager, request: TextRequest, word: str, asked: str) -> Iterator[str]:
    if word == "!endless":
        number = 0
        while True:
            number += 1
            yield f"{number} "
    if request.begun is not None:
        whole = " and it went on."
    elif word == "!limit":
        whole = "It began"
    elif word in ("!code", "!formulas", "!html", "!break"):
        whole = {"!code": CODE, "!formulas": FORMULAS, "!html": HTML, "!break": "This much and"}[word]
    elif request.prompt is not None:
        whole = f"…and this continues “{asked}”."
    else:
        whole = f"Answer {len(manager.requests)} to: {asked}"
    for start in range(0, len(whole), 4):
        yield whole[start : start + 4]


def _statistics(manager: FakeManager, request: TextRequest, prompt: int, produced: int) -> events.TextStatistics:
    seed = 4242 if request.sampling.seed is None else request.sampling.seed
    counts = {"prompt_tokens": prompt, "reused_tokens": 8, "completion_tokens": produced, "seed": seed}
    rates = {
        "prefill_tokens_per_s": 412.0,
        "decode_tokens_per_s": 35.4,
        "ttft_s": 0.182,
        "load_s": 0.0,
        "compile_s": 0.0,
    }
    return events.TextStatistics(
        **counts, **rates, context_length=manager.settings.context_for(BASE_CONTEXT), device="fake"
    )
