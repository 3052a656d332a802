"""Allowlist of the routes of Gradio's server that the page uses, with checks of their bodies.

Gradio's server has more routes: to upload files, to fetch any URL for any client, to save a visitor's inputs to a file, to
process recordings. The page needs none of them, so the gate does not let them through. Images are sent inside events
(:mod:`.images`).

An event has the id of a handler and its inputs. Malformed events are refused here, before they reach Gradio.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any

import gradio as gr
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..pictures.decoding import MAX_FILE_BYTES
from ..settings import Settings
from ..web.gate_routes import GET, MAX_BODY_BYTES, POST, GateRoute, gate_route
from ..web.refusals import Refusal
from . import vendored

API = "/gradio_api"
OUT_OF_DATE = "The page is out of date. Reload it and try again."
# An image file in base64 takes four characters for three bytes; the rest is for the other inputs of the event.
MAX_EVENT_BYTES = MAX_FILE_BYTES * 4 // 3 + MAX_BODY_BYTES

_ShortText = Annotated[str, Field(max_length=200)]


class _Body(BaseModel):
    """Base class of bodies; fields that are not declared are dropped."""

    model_config = ConfigDict(strict=True, extra="ignore")


class _Event(_Body):
    """``fn_index`` is the id of a handler, ``data`` its inputs, ``trigger_id`` the component that triggered the event."""

    data: list[Any]
    fn_index: int | None = None
    session_hash: _ShortText | None = None
    event_data: Any = None
    trigger_id: int | None = None


class _EndpointCall(_Body):
    data: list[Any]
    session_hash: _ShortText | None = None


class _Cancel(_Body):
    session_hash: _ShortText
    fn_index: int
    event_id: _ShortText


class _Reset(_Body):
    event_id: _ShortText | None = None


class _FunctionCall(_Body):
    """A call of a component's function by a script of the page."""

    session_hash: _ShortText
    component_id: int
    fn_name: _ShortText
    data: Any = None


def page_doors(demo: gr.Blocks, settings: Settings) -> list[GateRoute]:
    large: dict[str, Any] = {"max_bytes": MAX_EVENT_BYTES}
    public = (re.escape(str(handler.api_name)) for handler in demo.fns.values() if handler.api_visibility != "private")
    endpoint = f"(?:{'|'.join(sorted(public))})"
    files = ("/static/.+", "/assets/.+", "/svelte/.+", f"{vendored.PREFIX}/.+")
    documents = ("/", "/config/?", "/theme.css", "/robots.txt", "/favicon.ico", "/manifest.json")
    api = (API + path for path in ("/info/?", "/app_id/?", "/theme.css", "/startup-events", "/queue/data"))
    found = [
        *(gate_route(path, GET) for path in (*documents, *files, *api)),
        gate_route(f"{API}/call/(?:v2/)?{endpoint}/[^/]+", GET, name=API + "/call"),
        gate_route(API + "/queue/join", POST, check=partial(_check_event, demo), **large),
        gate_route(API + "/(?:run|api)/[^/]+/?", POST, name=API + "/run", check=partial(_check_event, demo), **large),
        gate_route(f"{API}/call/v2/{endpoint}/?", POST, name=API + "/call/v2", check=_refuse_files, **large),
        gate_route(f"{API}/call/{endpoint}/?", POST, name=API + "/call", check=_check_call, **large),
        gate_route(API + "/component_server/?", POST, check=partial(_check_function_call, demo)),
        gate_route(API + "/cancel", POST, check=partial(_validate_body, _Cancel)),
        gate_route(API + "/reset/?", POST, check=partial(_validate_body, _Reset)),
    ]
    if settings.mcp:
        found.append(gate_route(API + "/mcp(?:/.*)?", {"GET", "POST", "DELETE"}, check=_refuse_files, **large))
    return found


def _check_event(demo: gr.Blocks, body: dict[str, Any]) -> dict[str, Any]:
    event, handlers = _validate_body(_Event, body), demo.fns
    if event["fn_index"] is not None:
        if event["fn_index"] not in handlers:
            raise Refusal(404, OUT_OF_DATE, code="unknown_event")
        if len(event["data"]) != len(handlers[event["fn_index"]].inputs):
            raise _malformed_body_refusal()
    return _refuse_files(event)


def _check_call(body: dict[str, Any]) -> dict[str, Any]:
    return _refuse_files(_validate_body(_EndpointCall, body))


def _check_function_call(demo: gr.Blocks, body: dict[str, Any]) -> dict[str, Any]:
    asked = _validate_body(_FunctionCall, body)
    if asked["component_id"] not in demo.blocks:
        raise Refusal(404, OUT_OF_DATE, code="unknown_event")
    return _refuse_files(asked)


def _validate_body(kind: type[_Body], body: dict[str, Any]) -> dict[str, Any]:
    try:
        return kind.model_validate(body).model_dump()
    except ValidationError:
        raise _malformed_body_refusal() from None


def _refuse_files(body: dict[str, Any]) -> dict[str, Any]:
    """Return the body if Gradio would interpret none of its values as a file, which it would download or open on this machine."""
    pending: list[Any] = [body]
    while pending:
        one = pending.pop()
        if isinstance(one, dict):
            if isinstance(one.get("path"), str):
                raise Refusal(400, "File uploads are not supported. Send images as data: URLs.", code="no_files")
            pending += one.values()
        elif isinstance(one, list):
            pending += one
    return body


def _malformed_body_refusal() -> Refusal:
    return Refusal(400, "The request is malformed. Reload the page and try again.", code="invalid_body")
