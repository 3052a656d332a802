"""The page's public endpoints, for programs: ``/chat`` streams an answer, ``/image`` draws, ``/status`` tells what the
models do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import gradio as gr
from gradio.events import api as gradio_api

from ..catalog import ModelKind
from ..catalog.offered import check_model, recommended_values
from ..errors import HfjaxError, InvalidRequest
from ..pictures.metadata import to_png
from ..requests import ROLES, Message, TextRequest, check_texts, image_settings, sampling_settings
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, Origin
from ..settings import Settings
from .calls import cancellation_of, visitor_of
from .pictures import png_url
from .requests import given_picture, image_request
from .tab import owner_asks
from .views import ImageView, image_views, text_views


class Endpoints:
    """Registers the endpoints in the Blocks context that is open."""

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        gradio_api(self.chat, api_name="chat")
        gradio_api(self.image, api_name="image")
        gradio_api(self.status, api_name="status", queue=False)

    def chat(
        self,
        call: gr.Request,
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
            manager, owner = self._manager, owner_asks(self._settings)
            name = check_model(model or self._settings.default_model, manager.catalog, self._settings, owner=owner)
            settings = sampling_settings({**manager.status(name).spec.sampling, **(sampling or {})})
            if prompt is not None and not isinstance(prompt, str):
                raise InvalidRequest("prompt must be a string.")
            turns = [_turn(item) for item in messages] if messages is not None else None
            written: list[Message] = [{"role": "user", "content": prompt}] if prompt is not None else []
            check_texts([*(turns or []), *written])
            request = TextRequest(model=name, messages=turns, prompt=prompt, sampling=settings)
            origin = Origin("/chat", visitor=visitor_of(call), owner=owner)
            with manager.generate(request, origin) as stream:
                cancellation_of(call).attach(stream)
                shown: str | None = None
                for view in text_views(stream, goes_on=False):
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

    def image(
        self,
        call: gr.Request,
        prompt: str,
        negative_prompt: str | None = None,
        model: str | None = None,
        settings: dict[str, Any] | None = None,
        init_image: str | None = None,
        mask_image: str | None = None,
        control_image: str | None = None,
    ) -> Iterator[dict[str, Any]]:
        """Draw a prompt: values tell how far it is, the last one holds the pictures.

        ``model`` is a name from ``/status``; without it the server's first image model draws. ``settings`` may hold
        width, height, steps, guidance_scale, scheduler, seed, variation, variation_seed,
        count, strength and control_strength; what it leaves out is the
        model's recommended value. ``init_image``, a picture's file as a ``data:`` URL, is what it begins from; with
        ``mask_image``, given likewise, only what is white there is drawn anew. ``control_image`` is what a model with a
        ControlNet follows. Each value is an object: ``step`` of
        ``steps`` are done, and ``images`` is empty until the last one, where it lists objects with ``png`` (the file as a
        ``data:`` URL, its parameters embedded), ``parameters``, which make it again, and ``flagged``.
        """
        try:
            manager, owner = self._manager, owner_asks(self._settings)
            chosen = model or manager.catalog.entries(ModelKind.IMAGE)[0].name
            name = check_model(chosen, manager.catalog, self._settings, ModelKind.IMAGE, owner=owner)
            if settings is not None and not isinstance(settings, dict):
                raise InvalidRequest("settings must be an object.")
            values = {**recommended_values(manager.status(name).spec, self._settings), **(settings or {})}
            given = (init_image, mask_image, control_image)
            pictures = [given_picture(each, self._settings.max_image_size) for each in given]
            request = image_request(name, prompt, negative_prompt, image_settings(values, self._settings), *pictures)
            origin = Origin("/image", visitor=visitor_of(call), owner=owner)
            with manager.generate(request, origin) as stream:
                cancellation_of(call).attach(stream)
                for view in image_views(stream):
                    if view.error is not None:
                        raise view.error
                    yield _drawn(view)
        except HfjaxError as error:
            raise gr.Error(str(error), print_exception=False) from error

    def status(self) -> dict[str, Any]:
        """What every model of this server does at this moment, and the device's memory (bytes)."""
        device = dataclasses.asdict(self._manager.device_status())
        del device["history"]
        return {"device": device, "models": [_record(found) for found in self._manager.statuses()]}


def _turn(item: object) -> Message:
    if not isinstance(item, dict) or item.get("role") not in ROLES or not isinstance(item.get("content"), str):
        raise InvalidRequest(f"Every message requires a role ({', '.join(ROLES)}) and its content as text.")
    return {"role": item["role"], "content": item["content"]}


def _drawn(view: ImageView) -> dict[str, Any]:
    return {
        "step": view.step,
        "steps": view.steps,
        "images": [
            {
                "png": png_url(to_png(made.image, made.parameters)),
                "parameters": dataclasses.asdict(made.parameters),
                "flagged": made.flagged,
            }
            for made in view.images
        ],
    }


def _record(found: ModelStatus) -> dict[str, Any]:
    info = found.image
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
        "dtype": found.dtype,
        "architecture": found.architecture,
        "parameters": found.parameters,
        "formats": dict(found.formats),
        "cache_dtype": found.cache_dtype,
        "recomputes": found.recomputes,
        "thinks": found.thinks,
        "thinks_by_default": found.thinks_by_default,
        "efforts": list(found.efforts),
        "calls_tools": found.calls_tools,
        "disk_bytes": found.disk_bytes,
        "memory_bytes": found.memory_bytes,
        "estimated_bytes": found.estimated_bytes,
        "idle_s": found.idle_s,
        "image": None if info is None else {**dataclasses.asdict(info), "tasks": sorted(info.tasks)},
    }
