"""The page's two public endpoints, for programs: ``/chat`` streams an answer, ``/status`` tells what the models do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gradio as gr
from gradio.events import api as gradio_api

from ..errors import HfjaxError, InvalidRequest
from ..runtime.manager import ModelStatus
from ..settings import Settings
from ..text.request import ROLES, Message, TextRequest
from .answering import follow
from .requests import Manager, check_model, check_texts, sampling_settings


class Endpoints:
    """Registers both endpoints in the Blocks context that is open."""

    def __init__(self, manager: Manager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        gradio_api(
            self.chat,
            api_name="chat",
            concurrency_id="answers",
            concurrency_limit=settings.slots + settings.max_queue + 2,
        )
        gradio_api(self.status, api_name="status", queue=False)

    def chat(
        self,
        messages: list[dict[str, str]] | None = None,
        prompt: str | None = None,
        model: str | None = None,
        sampling: dict[str, Any] | None = None,
    ) -> Iterator[str]:
        """Stream an answer: each value is the whole text so far.

        Give either ``messages``, a list of ``{"role", "content"}``, for a chat model, or ``prompt``, a raw text to
        continue. ``model`` is a name from ``/status``; without it the server's default answers. ``sampling`` may hold
        temperature, top_k, top_p, min_p, repetition_penalty, max_new_tokens, seed and stop; what it leaves out is the
        model's recommended value.
        """
        try:
            request = self._request(messages, prompt, model, sampling)
            with self._manager.generate(request) as stream:
                shown: str | None = None
                for view in follow(stream):
                    if view.error is not None:
                        raise view.error
                    # Views without text are the page's status line; one is due at the end all the same.
                    if view.text and view.text != shown:
                        shown = view.text
                        yield shown
                if shown is None:
                    yield ""
        except HfjaxError as error:
            raise gr.Error(str(error), print_exception=False) from error

    def _request(
        self,
        messages: list[dict[str, str]] | None,
        prompt: str | None,
        model: str | None,
        sampling: dict[str, Any] | None,
    ) -> TextRequest:
        name = check_model(model or self._settings.default_model, self._settings)
        settings = sampling_settings({**self._manager.status(name).spec.sampling, **(sampling or {})})
        if prompt is not None and not isinstance(prompt, str):
            raise InvalidRequest("prompt must be a text.")
        turns = [_turn(item) for item in messages] if messages is not None else None
        written: list[Message] = [{"role": "user", "content": prompt}] if prompt is not None else []
        check_texts([*(turns or []), *written])
        return TextRequest(model=name, messages=turns, prompt=prompt, sampling=settings)

    def status(self) -> dict[str, Any]:
        """What every model of this server does at this moment."""
        return {"models": [_record(found) for found in self._manager.statuses()]}


def _turn(item: object) -> Message:
    if not isinstance(item, dict) or item.get("role") not in ROLES or not isinstance(item.get("content"), str):
        raise InvalidRequest(f"Every message needs a role, one of {', '.join(ROLES)}, and its content as text.")
    return {"role": item["role"], "content": item["content"]}


def _record(found: ModelStatus) -> dict[str, Any]:
    return {
        "name": found.spec.name,
        "title": found.spec.title,
        "kind": found.spec.kind.value,
        "state": found.state.value,
        "message": found.message,
        "fraction": found.fraction,
        "has_chat_template": found.has_chat_template,
        "context_length": found.context_length,
        "active_requests": found.active_requests,
        "decode_steps": found.decode_steps,
    }
