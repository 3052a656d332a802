"""Visitors of the page, as their browsers speak to the server: the page itself, its events, and what comes of them.

Nothing here draws. A :class:`Session` keeps the components' values as a browser would, sends them with each event
(``/gradio_api/queue/join``), and reads the session's server-sent events (``/gradio_api/queue/data``) until the event has ended.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import httpx2

from .clients import Refused

JOIN, DATA = "/gradio_api/queue/join", "/gradio_api/queue/data"
UPDATE = "__type__"  # the key by which an output is known as a change of properties, of which "value" is one


class BrokenPage(Exception):
    """The server said something that no browser could show: no sentence, and not what was asked for."""


@dataclass(frozen=True, slots=True)
class PageEvent:
    """An event that the server handles. ``queued``: its outcome comes through the session's stream."""

    number: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    queued: bool


@dataclass(frozen=True, slots=True)
class PageLayout:
    """What the page consists of, from ``/config``.

    Attributes:
        values: what each component holds at first, by its number.
        ids: each component's number, by its ``elem_id``.
        events: those that the server handles, by the component's ``elem_id`` ("" is the page) and the trigger.
        following: those that follow another one, by its number.
    """

    values: Mapping[int, Any]
    ids: Mapping[str, int]
    events: Mapping[tuple[str, str], tuple[PageEvent, ...]]
    following: Mapping[int, tuple[PageEvent, ...]]

    @classmethod
    def of(cls, config: Mapping[str, Any]) -> Self:
        """Read from the object that ``/config`` gives."""
        properties = {component["id"]: component["props"] for component in config["components"]}
        names = {number: found.get("elem_id") or "" for number, found in properties.items()}
        events: dict[tuple[str, str], list[PageEvent]] = {}
        following: dict[int, list[PageEvent]] = {}
        for found in config["dependencies"]:
            if not found["backend_fn"]:
                continue
            event = PageEvent(found["id"], tuple(found["inputs"]), tuple(found["outputs"]), found["queue"] is not False)
            if found["trigger_after"] is not None:
                following.setdefault(found["trigger_after"], []).append(event)
                continue
            for target, trigger in found["targets"]:
                events.setdefault((names.get(target, ""), trigger), []).append(event)
        return cls(
            values={number: found.get("value") for number, found in properties.items()},
            ids={name: number for number, name in names.items() if name},
            events={key: tuple(found) for key, found in events.items()},
            following={key: tuple(found) for key, found in following.items()},
        )


class Session:
    """One visitor's open page.

    Args:
        address: of the visitor, told as a proxy in front of the server would; "" tells none.
        changes: values of components that differ from the page's first, by ``elem_id``.
    """

    def __init__(
        self, http: httpx2.AsyncClient, url: str, layout: PageLayout, address: str, changes: Mapping[str, Any]
    ) -> None:
        self._http = http
        self._url = url
        self._layout = layout
        self._hash = secrets.token_hex(6)
        self._headers = {"X-Forwarded-For": address} if address else {}
        self.values = {**layout.values, **{layout.ids[name]: value for name, value in changes.items()}}

    def value(self, name: str) -> Any:
        """What the component with this ``elem_id`` holds now."""
        return self.values[self._layout.ids[name]]

    async def open(self) -> None:
        """Ask for the page, and for what it asks for when it opens. Raises as :meth:`trigger`."""
        page = await self._http.get(f"{self._url}/", headers=self._headers)
        if page.status_code != 200:
            raise problem_of(page)
        for event in self._layout.events["", "load"]:
            await self._run(event)

    async def trigger(self, name: str, trigger: str, **changes: Any) -> None:
        """Do what a visitor does, and wait until the page has done all that follows.

        Args:
            changes: what they type before, by ``elem_id`` with underscores for hyphens.

        Raises:
            Refused: the server gave a sentence instead.
            BrokenPage: it gave neither a result nor a sentence.
        """
        for key, value in changes.items():
            self.values[self._layout.ids[key.replace("_", "-")]] = value
        (event,) = self._layout.events[name, trigger]
        await self._run(event)
        for following in self._layout.following.get(event.number, ()):
            await self._run(following)

    async def join(self, name: str, trigger: str) -> None:
        """Only ask, as :meth:`trigger` does first, and never look what comes of it."""
        (event,) = self._layout.events[name, trigger]
        await self._join(event)

    async def _run(self, event: PageEvent) -> None:
        event_id = await self._join(event)
        query = {"session_hash": self._hash}
        async with self._http.stream("GET", self._url + DATA, params=query, headers=self._headers) as stream:
            if stream.status_code != 200:
                await stream.aread()
                raise problem_of(stream)
            async for line in stream.aiter_lines():
                if not line.startswith("data: "):
                    continue
                message = json.loads(line.removeprefix("data: "))
                if message["msg"] == "process_completed" and message["event_id"] == event_id:
                    return self._take(event, message)
                if message["msg"] in ("unexpected_error", "server_stopped"):
                    raise BrokenPage(str(message.get("message") or message["msg"])[:200])
        raise BrokenPage("the stream of events ended before the event did")

    async def _join(self, event: PageEvent) -> str:
        body = {
            "data": [self.values[number] for number in event.inputs],
            "event_data": None,
            "fn_index": event.number,
            "session_hash": self._hash,
            "trigger_id": None,
        }
        joined = await self._http.post(self._url + JOIN, json=body, headers=self._headers)
        if joined.status_code != 200:
            raise problem_of(joined)
        found: str = joined.json()["event_id"]
        return found

    def _take(self, event: PageEvent, message: Mapping[str, Any]) -> None:
        output = message["output"]
        if not message["success"]:
            sentence = output.get("error")
            if not sentence:
                raise BrokenPage("an event failed, and nothing says why")
            raise Refused(str(sentence))
        for number, value in zip(event.outputs, output["data"], strict=False):
            if not isinstance(value, dict) or UPDATE not in value:
                self.values[number] = value
            elif "value" in value:
                self.values[number] = value["value"]


def problem_of(answer: httpx2.Response) -> Exception:
    """A refusal, if the answer has a sentence for people in the form that this server's errors have; else a broken page."""
    sentence = sentence_of(answer)
    return Refused(sentence) if sentence else BrokenPage(f"status {answer.status_code}: {answer.text[:200]}")


def sentence_of(answer: httpx2.Response) -> str:
    """The sentence of an error response that is made for people or programs: a 4xx or a 503 whose JSON has one; else "".

    This program's have it as ``error.message``, those of the page's events, which are Gradio's, as ``error`` or ``detail``.
    """
    if not (400 <= answer.status_code < 500 or answer.status_code == 503):
        return ""
    try:
        found = answer.json()
    except ValueError:
        return ""
    if not isinstance(found, dict):
        return ""
    error = found.get("error", found.get("detail"))
    message = error.get("message") if isinstance(error, dict) else error
    return message if isinstance(message, str) else ""


def words_of(store: str) -> str:
    """The text of the last message of the conversation on the page, which a browser would keep, if the model said it; else "".
    ``store`` is JSON text."""
    now = json.loads(store)
    if not 0 <= now["leaf"] < len(now["turns"]):
        return ""
    last = now["turns"][now["leaf"]]
    return str(last["content"]) if last["role"] == "assistant" else ""
