"""HTTP clients that time what they get: of the page's endpoint ``/chat`` and of the OpenAI-compatible API.

Gradio's own client looks a thousand times a second whether something has come, for each of its calls; a few dozen of them
would take the machine from the page they measure. So these speak the protocol that Gradio documents for ``curl``: a POST to
``/gradio_api/call/NAME``, then server-sent events.
"""

from __future__ import annotations

import abc
import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

import httpx2

# A long queue is part of what is measured; only a server that has gone silent for good ends the wait.
TIMEOUT = httpx2.Timeout(30, read=600, pool=None)


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer, with times on the clock of ``time.perf_counter``.

    Attributes:
        sent, ended: when it was asked for, and when it was complete.
        arrivals: when pieces of its text came.
        error: why it is not complete; None if it is.
    """

    sent: float
    arrivals: tuple[float, ...]
    ended: float
    text: str
    error: str | None = None

    @property
    def ttft_s(self) -> float:
        """Seconds to the first piece of text."""
        return self.arrivals[0] - self.sent

    @property
    def longest_gap_s(self) -> float:
        """The longest silence between two pieces; 0 where there were not two."""
        return max((end - begin for begin, end in zip(self.arrivals, self.arrivals[1:], strict=False)), default=0.0)


@dataclass(frozen=True, slots=True)
class Client(abc.ABC):
    """A way to ask for greedy text; ``key`` is what the server may want to know."""

    url: str
    model: str
    key: str | None = None

    @property
    def headers(self) -> dict[str, str]:
        """That tell the server its key, if it has one."""
        return {} if self.key is None else {"Authorization": f"Bearer {self.key}"}

    @abc.abstractmethod
    def stream(self, http: httpx2.AsyncClient, prompt: str, new_tokens: int) -> AsyncIterator[str]:
        """The whole text so far, whenever there is more of it.

        Raises:
            Refused: the server says that it failed.
        """


class Refused(Exception):
    """What a server answered instead of text."""


async def ask_all(client: Client, prompts: Sequence[str], new_tokens: int) -> tuple[Reply, ...]:
    """Ask all at once, each over a connection of its own."""
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx2.AsyncClient(timeout=TIMEOUT, limits=limits) as http:
        return tuple(await asyncio.gather(*(_ask(client, http, prompt, new_tokens) for prompt in prompts)))


async def _ask(client: Client, http: httpx2.AsyncClient, prompt: str, new_tokens: int) -> Reply:
    sent = time.perf_counter()
    arrivals: list[float] = []
    text, error = "", None
    try:
        async for text_now in client.stream(http, prompt, new_tokens):
            if text_now != text:
                arrivals.append(time.perf_counter())
                text = text_now
    except (Refused, httpx2.HTTPError, ValueError) as problem:
        error = f"{type(problem).__name__}: {problem}" if not isinstance(problem, Refused) else str(problem)
    return Reply(sent, tuple(arrivals), time.perf_counter(), text, error)


class Page(Client):
    """The page's ``/chat``."""

    async def stream(self, http: httpx2.AsyncClient, prompt: str, new_tokens: int) -> AsyncIterator[str]:
        call = f"{self.url}/gradio_api/call/chat"
        sampling = {"temperature": 0, "max_new_tokens": new_tokens}
        joined = await http.post(call, json={"data": [None, prompt, self.model, sampling]}, headers=self.headers)
        if joined.status_code != 200:
            raise Refused(_told(joined))
        async with http.stream("GET", f"{call}/{joined.json()['event_id']}", headers=self.headers) as events:
            kind = ""
            async for line in events.aiter_lines():
                field, _, value = line.partition(": ")
                if field == "event":
                    kind = value
                elif field == "data" and kind in ("generating", "complete"):
                    yield json.loads(value)[0]
                elif field == "data" and kind == "error":
                    raise Refused(_gradio_error(json.loads(value)))


class Api(Client):
    """The OpenAI-compatible ``/v1/completions``."""

    async def is_there(self) -> bool:
        """Whether the server has it."""
        async with httpx2.AsyncClient(timeout=TIMEOUT) as http:
            answer = await http.get(f"{self.url}/v1/models", headers=self.headers)
            return answer.status_code == 200 and answer.headers["content-type"].startswith("application/json")

    async def stream(self, http: httpx2.AsyncClient, prompt: str, new_tokens: int) -> AsyncIterator[str]:
        body = {"model": self.model, "prompt": prompt, "max_tokens": new_tokens, "temperature": 0, "stream": True}
        text = ""
        async with http.stream("POST", f"{self.url}/v1/completions", json=body, headers=self.headers) as events:
            if events.status_code != 200:
                await events.aread()
                raise Refused(_told(events))
            async for line in events.aiter_lines():
                field, _, value = line.partition(": ")
                if field != "data" or value == "[DONE]":
                    continue
                message: dict[str, Any] = json.loads(value)
                if "error" in message:
                    raise Refused(str(message["error"].get("message")))
                text += "".join(choice.get("text") or "" for choice in message["choices"])
                yield text


def _told(answer: httpx2.Response) -> str:
    return f"status {answer.status_code}: {answer.text[:200]}"


def _gradio_error(data: Any) -> str:
    return str(data.get("error") or data) if isinstance(data, dict) else str(data or "the page gave no reason")
