"""The doors of the page: the addresses of Gradio's server that the page uses, and what may be sent to them.

Gradio's server has more: to upload files, to fetch any address for anybody, to keep a visitor's inputs in a file, to process
recordings. The page needs none of it, so there is no door there. Pictures travel within events (:mod:`.pictures`).

An event names a handler and has its inputs. What is no such event is refused here, before Gradio sees it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

import gradio as gr
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..pictures.reading import MAX_FILE_BYTES
from ..settings import Settings
from ..web.doors import GET, MAX_BODY_BYTES, POST, Door, door
from ..web.refusals import Refusal
from . import vendored
from . import words_page as words

API = "/gradio_api"
# A picture's file within JSON takes four characters for three bytes; a visitor's other inputs go with it.
MAX_EVENT_BYTES = MAX_FILE_BYTES * 4 // 3 + MAX_BODY_BYTES

_Short = Annotated[str, Field(max_length=200)]


class _Body(BaseModel):
    """What is not named here is not passed on."""

    model_config = ConfigDict(strict=True, extra="ignore")


class _Event(_Body):
    """``fn_index`` is a handler, ``data`` its inputs, ``trigger_id`` the component that somebody acted on."""

    data: list[Any]
    fn_index: int | None = None
    session_hash: _Short | None = None
    event_data: Any = None
    trigger_id: int | None = None


class _Call(_Body):
    data: list[Any]
    session_hash: _Short | None = None


class _Cancel(_Body):
    session_hash: _Short
    fn_index: int
    event_id: _Short


class _Reset(_Body):
    event_id: _Short | None = None


class _Function(_Body):
    """A call of a component's function, by a script of the page."""

    session_hash: _Short
    component_id: int
    fn_name: _Short
    data: Any = None


_Made = TypeVar("_Made", bound=_Body)


def page_doors(demo: gr.Blocks, settings: Settings) -> list[Door]:
    """The doors of this page."""
    checks = _Checks(demo)
    large: dict[str, Any] = {"max_bytes": MAX_EVENT_BYTES}
    public = (re.escape(str(handler.api_name)) for handler in demo.fns.values() if handler.api_visibility != "private")
    endpoint = f"(?:{'|'.join(sorted(public))})"
    found = [
        *(
            door(path, GET)
            for path in ("/", "/config/?", "/theme.css", "/robots.txt", "/favicon.ico", "/manifest.json")
        ),
        *(door(path, GET) for path in ("/static/.+", "/assets/.+", "/svelte/.+", f"{vendored.PREFIX}/.+")),
        *(door(API + path, GET) for path in ("/info/?", "/app_id/?", "/theme.css", "/startup-events", "/queue/data")),
        door(f"{API}/call/(?:v2/)?{endpoint}/[^/]+", GET, name=API + "/call"),
        door(API + "/queue/join", POST, check=checks.event, **large),
        door(API + "/(?:run|api)/[^/]+/?", POST, name=API + "/run", check=checks.event, **large),
        door(f"{API}/call/v2/{endpoint}/?", POST, name=API + "/call/v2", check=checks.named, **large),
        door(f"{API}/call/{endpoint}/?", POST, name=API + "/call", check=checks.call, **large),
        door(API + "/component_server/?", POST, check=checks.function),
        door(API + "/cancel", POST, check=checks.cancel),
        door(API + "/reset/?", POST, check=checks.reset),
    ]
    if settings.mcp:
        found.append(door(API + "/mcp(?:/.*)?", {"GET", "POST", "DELETE"}, check=checks.named, **large))
    return found


class _Checks:
    """The checks of bodies, against the handlers and components that this page has."""

    def __init__(self, demo: gr.Blocks) -> None:
        self._demo = demo

    def event(self, body: dict[str, Any]) -> dict[str, Any]:
        event = _read(_Event, body)
        handlers = self._demo.fns
        if event.fn_index is not None:
            if event.fn_index not in handlers:
                raise _unknown()
            if len(event.data) != len(handlers[event.fn_index].inputs):
                raise _malformed()
        return _plain(event.model_dump())

    def call(self, body: dict[str, Any]) -> dict[str, Any]:
        return _plain(_read(_Call, body).model_dump())

    def named(self, body: dict[str, Any]) -> dict[str, Any]:
        return _plain(body)

    def cancel(self, body: dict[str, Any]) -> dict[str, Any]:
        return _read(_Cancel, body).model_dump()

    def reset(self, body: dict[str, Any]) -> dict[str, Any]:
        return _read(_Reset, body).model_dump()

    def function(self, body: dict[str, Any]) -> dict[str, Any]:
        asked = _read(_Function, body)
        if asked.component_id not in self._demo.blocks:
            raise _unknown()
        return _plain(asked.model_dump())


def _read(kind: type[_Made], body: dict[str, Any]) -> _Made:
    try:
        return kind.model_validate(body)
    except ValidationError:
        raise _malformed() from None


def _plain(body: dict[str, Any]) -> dict[str, Any]:
    """The body, if no value in it is a file to Gradio, which would fetch it or look for it on this machine's disk."""
    for value in _objects(body):
        if isinstance(value.get("path"), str):
            raise Refusal(400, words.NO_UPLOADS, code="no_files")
    return body


def _objects(value: object) -> Iterator[dict[str, Any]]:
    pending = [value]
    while pending:
        one = pending.pop()
        if isinstance(one, dict):
            yield one
            pending += one.values()
        elif isinstance(one, list):
            pending += one


def _malformed() -> Refusal:
    return Refusal(400, words.MALFORMED, code="invalid_body")


def _unknown() -> Refusal:
    return Refusal(404, words.OUT_OF_DATE, code="unknown_event")
