"""Bodies that no client sends by mistake, for every route that takes one: right ones, changed by dice with a seed."""

from __future__ import annotations

import copy
import json
import math
import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

_JSON = {"Content-Type": "application/json"}

# Bodies that are right in form; the models are none, so that nothing is computed.
_RIGHT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/v1/chat/completions", {"model": "none", "messages": [{"role": "user", "content": "hello"}], "max_tokens": 1}),
    ("/v1/completions", {"model": "none", "prompt": "hello", "max_tokens": 1, "stop": ["a"], "logprobs": 1}),
    (
        "/v1/messages",
        {"model": "none", "messages": [{"role": "user", "content": [{"type": "text", "text": "a"}]}], "max_tokens": 1},
    ),
    ("/v1/responses", {"model": "none", "input": [{"role": "user", "content": [{"type": "input_text", "text": "a"}]}]}),
    ("/v1/images/generations", {"model": "none", "prompt": "a cat", "size": "64x64", "n": 1}),
    ("/gradio_api/queue/join", {"data": [None] * 14, "fn_index": 1, "session_hash": "abc", "event_data": None}),
    ("/gradio_api/run/predict", {"data": [], "fn_index": 9, "session_hash": "abc"}),
    ("/gradio_api/call/chat", {"data": [None, "hello", "none", {"max_new_tokens": 1}]}),
    ("/gradio_api/call/image", {"data": ["a cat", None, "none", {"steps": 1}, None]}),
    ("/gradio_api/cancel", {"session_hash": "abc", "fn_index": 1, "event_id": "abc"}),
    ("/gradio_api/component_server", {"session_hash": "abc", "component_id": 1, "fn_name": "poll", "data": []}),
)

_STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 10**30, 1e308, "", "\x00", "\ud83d\ude00" * 50, "a" * 100_000, [], {}, [[[[]]]], {"": {"": {}}},
    {"path": "https://example.invalid/x.png", "meta": {"_type": "gradio.FileData"}}, {"__type__": "update"}, ["a"] * 2000,
    "../../etc/passwd", "<script>alert(1)</script>", math.nan, -math.inf,
)  # fmt: skip

_OTHER_TYPES = (
    "text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "application/json; charset=klingon", "",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Malformed:
    """One POST."""

    path: str
    body: bytes
    headers: dict[str, str] = field(default_factory=lambda: dict(_JSON))


def bodies(dice: random.Random, count: int, components: Collection[int]) -> list[Malformed]:
    """``count`` bodies; ``components`` are numbers of components that the page has."""
    return [_one(dice, sorted(components)) for _ in range(count)]


def _one(dice: random.Random, components: Sequence[int]) -> Malformed:
    path, right = dice.choice(_RIGHT)
    value = copy.deepcopy(right)
    if "fn_index" in value:
        value["fn_index"] = dice.randrange(70)
    if "component_id" in value and components:
        value["component_id"] = dice.choice(components)
    for _ in range(dice.randint(1, 3)):
        value = _changed(dice, value)
    body = json.dumps(value).encode("utf-8", "surrogatepass")
    headers = dict(_JSON)
    spoil: Callable[[], bytes] | None = dice.choice(
        (
            None, None, None,
            lambda: body[: dice.randrange(len(body) + 1)],
            lambda: body.replace(b'"', b"'"),
            lambda: bytes(dice.randrange(256) for _ in range(dice.randrange(200))),
            lambda: b"[" * 50_000,
            lambda: b'{"a":' * 20_000,
            lambda: b"",
        )
    )  # fmt: skip
    if dice.random() < 0.1:
        headers["Content-Type"] = dice.choice(_OTHER_TYPES)
    return Malformed(path, body if spoil is None else spoil(), headers)


def _changed(dice: random.Random, value: Any) -> Any:
    """The value with one of its parts, found by going down at random, put in a strange one's place, taken out or doubled."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(list(value))
        if dice.random() < 0.15:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: _changed(dice, value[key])}
    if isinstance(value, list) and value and dice.random() < 0.85:
        place = dice.randrange(len(value))
        if dice.random() < 0.15:
            return value[:place] + value[place + 1 :]
        return [*value[:place], _changed(dice, value[place]), *value[place + 1 :]]
    return copy.deepcopy(dice.choice(_STRANGE))
