"""A page in a child process, and HTTP clients that time its answers: of its endpoint ``/chat`` and of the OpenAI-compatible API.

Gradio's own client polls a thousand times per second for each of its calls; a few dozen of them would take CPU time from the page
that they measure. Therefore these clients use the protocol that Gradio documents for ``curl``: a POST to
``/gradio_api/call/NAME``, then server-sent events.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx2

from .fresh_process import start_hfjax
from .text_sides import Answer

# A long queue is part of the measurement; the limit only ends the wait for a server that no longer responds.
TIMEOUT = httpx2.Timeout(30, read=600, pool=None)

Client = Callable[[httpx2.AsyncClient, str, str, int], AsyncIterator[str]]
"""Requests greedy text from a server, given a model, a prompt and the maximum number of tokens. Yields the whole text so far
whenever it grows, and raises :class:`ServerRefused` if the server reports an error."""


class ServerRefused(Exception):
    """The error that a server sent instead of text."""


@contextlib.contextmanager
def page_server(folder: Path, **settings: Any) -> Iterator[str]:
    """Context manager: run ``python -m hfjax_demo serve`` on a free port, and yield its URL. Its settings are those of the
    environment except ``settings``, its address, and the allowed models, which include that of ``folder``. Raises SideFailed if
    the process ends, or does not answer."""
    settings |= {"preload": False, "compile_ahead": True, "model_roots": (folder.resolve().parent,)}
    with start_hfjax("-m", "hfjax_demo", "serve", **settings) as page:
        page.wait_until(lambda: page.get("/health"))
        yield f"http://127.0.0.1:{page.port}"


async def ask_all(
    client: Client, url: str, key: str | None, model: str, prompts: Sequence[str], new_tokens: int
) -> list[Answer]:
    """Send all prompts to a server at once, each over a separate connection; ``key`` is its API key, if it has one."""
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx2.AsyncClient(base_url=url, headers=headers, timeout=TIMEOUT, limits=limits) as http:
        asked = (_time_answer(client(http, model, prompt, new_tokens)) for prompt in prompts)
        return list(await asyncio.gather(*asked))


async def _time_answer(texts: AsyncIterator[str]) -> Answer:
    answer = Answer(time.perf_counter())
    try:
        async for text in texts:
            if text != answer.text:
                answer.arrivals.append((time.perf_counter(), 0))
                answer.text = text
    except ServerRefused as refusal:
        answer.error = str(refusal)
    except (httpx2.HTTPError, ValueError) as problem:
        answer.error = f"{type(problem).__name__}: {problem}"
    answer.ended = time.perf_counter()
    return answer


async def page(http: httpx2.AsyncClient, model: str, prompt: str, new_tokens: int) -> AsyncIterator[str]:
    """Request an answer from the page's ``/chat``; a :data:`Client`."""
    call = "/gradio_api/call/chat"
    sampling = {"temperature": 0, "max_new_tokens": new_tokens}
    joined = await http.post(call, json={"data": [None, prompt, model, sampling]})
    _require_success(joined)
    async with http.stream("GET", f"{call}/{joined.json()['event_id']}") as events:
        async for kind, data in _events(events):
            if kind in ("generating", "complete"):
                yield data[0]
            elif kind == "error":
                told = (data.get("error") or data) if isinstance(data, dict) else data
                raise ServerRefused(str(told or "the page gave no reason"))


async def api(http: httpx2.AsyncClient, model: str, prompt: str, new_tokens: int) -> AsyncIterator[str]:
    """Request a completion from the OpenAI-compatible ``/v1/completions``; a :data:`Client`."""
    body = {"model": model, "prompt": prompt, "max_tokens": new_tokens, "temperature": 0, "stream": True}
    text = ""
    async with http.stream("POST", "/v1/completions", json=body) as events:
        if events.status_code != 200:
            await events.aread()
        _require_success(events)
        async for _, message in _events(events):
            if "error" in message:
                raise ServerRefused(str(message["error"].get("message")))
            text += "".join(choice.get("text") or "" for choice in message["choices"])
            yield text


async def _events(response: httpx2.Response) -> AsyncIterator[tuple[str, Any]]:
    """Yield the kind and the JSON of each server-sent event."""
    kind = ""
    async for line in response.aiter_lines():
        field, _, value = line.partition(": ")
        if field == "event":
            kind = value
        elif field == "data" and value != "[DONE]":
            yield kind, json.loads(value)


def _require_success(response: httpx2.Response) -> None:
    if response.status_code != 200:
        raise ServerRefused(f"status {response.status_code}: {response.text[:200]}")
