"""Gradio's page, with what one that strangers use needs besides: a sentence for all that goes wrong, and no words in the log.

A browser, or whoever pretends to be one, can send anything to any event. What cannot be used is refused with a sentence. The
log gets one line that names the event, the kind of error and its place, without the values, which may be somebody's words.
"""

from __future__ import annotations

import logging
import traceback
from pathlib import Path
from typing import Any

import gradio as gr
from gradio.block_function import BlockFunction
from gradio.route_utils import FnIndexInferError
from gradio.state_holder import SessionState
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .calls import scope_of, state_of
from .queue import UNKNOWN, BoundedQueue
from .sessions import NoSessions

UNUSABLE = "The page sent something that this server cannot use; reload it and try again."
BROKEN = "Something broke on the server; try again."
REFUSED = "refused"
MOST_NESTED = 200_000  # values within the values of one event
log = logging.getLogger(__name__)


class Page(gr.Blocks):
    """A page whose events end with a result or a sentence, and of whose visitors the server keeps nothing."""

    def bound(self, queue: BoundedQueue) -> None:
        """Queue events here; they cannot pass the queue by."""
        self.api_open = False
        self._queue = queue

    def run_startup_events(self) -> None:
        self.app.state_holder = self.state_holder = NoSessions()
        self.app.state_holder.blocks = self
        super().run_startup_events()

    async def process_api(
        self, block_fn: BlockFunction | int, inputs: list[Any], *args: Any, **values: Any
    ) -> dict[str, Any]:
        """One step of an event.

        Raises:
            gr.Error: whatever went wrong, as a sentence; Gradio shows it, and prints nothing.
        """
        try:
            return await super().process_api(block_fn, inputs, *args, **values)
        except gr.Error as error:
            _mark_refused(values.get("request"))
            raise error if not error.print_exception else gr.Error(UNUSABLE, print_exception=False) from None
        except Exception as error:
            log.warning("%s broke (%s)", _name(block_fn), place_of(error))
            raise gr.Error(BROKEN, print_exception=False) from None

    async def preprocess_data(
        self, block_fn: BlockFunction, inputs: list[Any], state: SessionState | None, explicit_call: bool = False
    ) -> list[Any]:
        """The event's values as its handler takes them.

        Raises:
            gr.Error: there are too few, or they are not what its components take.
        """
        if len(inputs) < len(block_fn.inputs) or holds_file(inputs):
            raise gr.Error(UNUSABLE, print_exception=False)
        try:
            found: list[Any] = await super().preprocess_data(block_fn, inputs, state, explicit_call)
        except Exception:  # its text holds the values
            raise gr.Error(UNUSABLE, print_exception=False) from None
        return found


class Refusals:
    """Between the server and the page: what a call did wrong is answered with 422, what broke with 500, each with a sentence.

    Gradio answers 500 in both cases, or with no sentence at all.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = False

        async def send_on(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                if message["status"] == 500 and state_of(scope).get(REFUSED):
                    message = {**message, "status": 422}
            await send(message)

        try:
            await self._app(scope, receive, send_on)
        except Exception as error:
            if scope["type"] != "http":
                raise
            if began:  # a stream that cannot go on; Gradio has told its reader, who sees it end
                log.info("a stream ended early (%s)", place_of(error))
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return
            # In a route of Gradio's these mean that the body had another form than it takes for granted.
            unusable = isinstance(error, LookupError | ValueError | TypeError | AttributeError | FnIndexInferError)
            log.warning("a call broke (%s)", place_of(error))
            sentence = UNKNOWN if isinstance(error, LookupError | FnIndexInferError) else UNUSABLE
            response = JSONResponse({"error": sentence if unusable else BROKEN}, 422 if unusable else 500)
            await response(scope, receive, send)


def holds_file(values: object) -> bool:
    """Whether there is a file's description anywhere in the values. The page sends none, and Gradio would fetch it for anybody.

    So much nesting that it cannot be the page's counts as one.
    """
    left = [values]
    for _ in range(MOST_NESTED):
        if not left:
            return False
        value = left.pop()
        if isinstance(value, dict):
            if isinstance(value.get("path"), str):
                return True
            left += [inner for inner in value.values() if isinstance(inner, dict | list)]
        elif isinstance(value, list):
            left += [inner for inner in value if isinstance(inner, dict | list)]
    return bool(left)


def place_of(error: BaseException) -> str:
    """The class of an exception, and the file and line that raised it: what may stand in a log."""
    frames = traceback.extract_tb(error.__traceback__)
    return (
        f"{type(error).__name__} at {Path(frames[-1].filename).name}:{frames[-1].lineno}"
        if frames
        else type(error).__name__
    )


def _name(block_fn: BlockFunction | int) -> str:
    return f"event {block_fn}" if isinstance(block_fn, int) else f"event {block_fn.name}"


def _mark_refused(request: object) -> None:
    if isinstance(request, gr.Request):
        state_of(scope_of(request))[REFUSED] = True
