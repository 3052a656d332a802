"""What the tests of the manager share: requests, and their events."""

from __future__ import annotations

import threading
from collections.abc import Iterator

from hfjax_demo.events import Event, Failed, Finished, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.request_stream import RequestStream
from hfjax_demo.text.engine import TextEngine

from ..holding import LONG_TOKENS
from ..tiny_models import prompt_ids

LONG = 600.0  # seconds that nothing here comes near, on a busy machine either; only a deadlock does
FOREVER = LONG_TOKENS  # an answer of so many stands still once it has begun, see Paused


def ask(model: str, count: int = 8, seed: int = 0) -> TextRequest:
    sampling = SamplingSettings(max_new_tokens=count, temperature=0)
    return TextRequest(model, prompt_ids=prompt_ids(6, seed), sampling=sampling)


def collect(stream: RequestStream) -> list[Event]:
    """All events, with a limit so that a lost last event fails instead of hanging."""
    events: list[Event] = []
    thread = threading.Thread(target=lambda: events.extend(stream), daemon=True)
    thread.start()
    thread.join(LONG)
    assert not thread.is_alive(), "the stream never ended"
    return events


def tokens(events: list[Event]) -> list[int]:
    return [token for event in events if isinstance(event, TextDelta) for token in event.token_ids]


def first_delta(stream: RequestStream) -> Iterator[Event]:
    """Read up to the first text; the rest comes from the iterator that is returned."""
    iterator = iter(stream)
    for event in iterator:
        assert not isinstance(event, (Finished, Failed)), event
        if isinstance(event, TextDelta):
            break
    return iterator


def engine_of(manager: ModelManager, model: str) -> TextEngine:
    engine = manager._models_by_name[model].engine
    assert engine is not None
    return engine
