"""Calls of tools within an answer: how the page keeps them, and tells a model of them in the next request.

A model writes one or more calls, and waits: that is a round. When each call of it has a result the model goes on, maybe with
another round. All come back from a browser, where a stranger may have put anything in their place.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NotRequired, cast

from typing_extensions import TypedDict

from ..events import ToolCallDelta
from ..requests import Message
from ..tools import MAX_CALL_ID_CHARACTERS, ToolCall

REFUSED = "The user denied this call."
MAX_CALLS = 100  # of one answer
MAX_NAME = 64
MAX_TEXT = 50_000  # characters of a call's arguments, its result, or what was said before it


class Call(TypedDict):
    """A call of a tool.

    Attributes:
        arguments: JSON, as the model has written it.
        round: which one, 0 is the first.
        said: of a round's first call, what the model wrote before it.
        result: what the tool said; missing while nobody has decided whether it runs.
    """

    id: str
    name: str
    arguments: str
    round: int
    said: str
    result: NotRequired[str]


def read_calls(values: Iterable[object]) -> list[Call]:
    """The calls in what a browser sent; what is none is left out, and what follows it."""
    calls: list[Call] = []
    for value in values:
        call = _read(value)
        last = calls[-1]["round"] if calls else 0
        if call is None or len(calls) == MAX_CALLS or call["round"] not in (last, last + bool(calls)):
            break
        calls.append(call)
    return calls


def _read(value: object) -> Call | None:
    if not isinstance(value, Mapping):
        return None
    texts = {"id": MAX_CALL_ID_CHARACTERS, "name": MAX_NAME, "arguments": MAX_TEXT, "said": MAX_TEXT}
    found = {name: value.get(name) for name in texts}
    number, result = value.get("round"), value.get("result")
    if not all(isinstance(text, str) and len(text) <= texts[name] for name, text in found.items()):
        return None
    if type(number) is not int or not 0 <= number < MAX_CALLS:
        return None
    call = cast(Call, {**found, "round": number})
    if isinstance(result, str):
        call["result"] = result[:MAX_TEXT]
    return call


def pending(calls: Sequence[Call]) -> list[Call]:
    """Those that nobody has decided about."""
    return [call for call in calls if "result" not in call]


def added(calls: Sequence[Call], before: Sequence[Call], piece: ToolCallDelta, said: str) -> list[Call]:
    """The calls with a piece of one more. ``before`` are those of the rounds before; ``said`` is what this round began with."""
    this, others = list(calls[len(before) :]), list(before)
    if piece.index < len(this):
        this[piece.index] = {**this[piece.index], "arguments": this[piece.index]["arguments"] + piece.arguments}
    else:
        number = others[-1]["round"] + 1 if others else 0
        begins = said if not this else ""
        this.append({"id": piece.id, "name": piece.name, "arguments": piece.arguments, "round": number, "said": begins})
    return [*others, *this]


def rounds(calls: Sequence[Call]) -> list[Message]:
    """What a model is told of them. One that nobody has decided about counts as refused."""
    messages: list[Message] = []
    for number in range(calls[-1]["round"] + 1 if calls else 0):
        these = [call for call in calls if call["round"] == number]
        called: list[ToolCall] = [
            {"id": call["id"], "type": "function", "function": {"name": call["name"], "arguments": call["arguments"]}}
            for call in these
        ]
        messages.append({"role": "assistant", "content": these[0]["said"], "tool_calls": called})
        for call in these:
            messages.append({"role": "tool", "content": call.get("result", REFUSED), "tool_call_id": call["id"]})
    return messages


def given(call: Call) -> dict[str, Any] | None:
    """A call's arguments; None where the model has written something else."""
    try:
        value = json.loads(call["arguments"] or "{}")
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
