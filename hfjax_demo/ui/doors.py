"""The doors of the page: the addresses of Gradio's server that the page uses, and what may be sent to them.

Gradio's server has more: to upload files, to fetch any address for anybody, to keep a visitor's inputs in a file, to process
recordings. The page needs none of it, so there is no door there. Pictures travel within events (:mod:`.pictures`).

An event names a handler and has its inputs. What is no such event is refused here, before Gradio sees it.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any

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


def page_doors(demo: gr.Blocks, settings: Settings) -> list[Door]:
    """The doors of this page."""
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
        door(API + "/queue/join", POST, check=partial(_event, demo), **large),
        door(API + "/(?:run|api)/[^/]+/?", POST, name=API + "/run", check=partial(_event, demo), **large),
        door(f"{API}/call/v2/{endpoint}/?", POST, name=API + "/call/v2", check=_plain, **large),
        door(f"{API}/call/{endpoint}/?", POST, name=API + "/call", check=_call, **large),
        door(API + "/component_server/?", POST, check=partial(_function, demo)),
        door(API + "/cancel", POST, check=partial(_read, _Cancel)),
        door(API + "/reset/?", POST, check=partial(_read, _Reset)),
    ]
    if settings.mcp:
        found.append(door(API + "/mcp(?:/.*)?", {"GET", "POST", "DELETE"}, check=_plain, **large))
    return found


def _event(demo: gr.Blocks, body: dict[str, Any]) -> dict[str, Any]:
    event, handlers = _read(_Event, body), demo.fns
    if event["fn_index"] is not None:
        if event["fn_index"] not in handlers:
            raise _unknown()
        if len(event["data"]) != len(handlers[event["fn_index"]].inputs):
            raise _malformed()
    return _plain(event)


def _call(body: dict[str, Any]) -> dict[str, Any]:
    return _plain(_read(_Call, body))


def _function(demo: gr.Blocks, body: dict[str, Any]) -> dict[str, Any]:
    asked = _read(_Function, body)
    if asked["component_id"] not in demo.blocks:
        raise _unknown()
    return _plain(asked)


def _read(kind: type[_Body], body: dict[str, Any]) -> dict[str, Any]:
    try:
        return kind.model_validate(body).model_dump()
    except ValidationError:
        raise _malformed() from None


def _plain(body: dict[str, Any]) -> dict[str, Any]:
    """The body, if no value in it is a file to Gradio, which would fetch it or look for it on this machine's disk."""
    pending: list[Any] = [body]
    while pending:
        one = pending.pop()
        if isinstance(one, dict):
            if isinstance(one.get("path"), str):
                raise Refusal(400, words.NO_UPLOADS, code="no_files")
            pending += one.values()
        elif isinstance(one, list):
            pending += one
    return body


def _malformed() -> Refusal:
    return Refusal(400, words.MALFORMED, code="invalid_body")


def _unknown() -> Refusal:
    return Refusal(404, words.OUT_OF_DATE, code="unknown_event")
