"""The page's public endpoints for programs: ``/chat`` streams an answer, ``/image`` generates images, ``/status`` reports the
state of the models."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import gradio as gr
from gradio.events import api as gradio_api

from ..catalog import ModelKind
from ..catalog.model_access import check_model, recommended_image_values
from ..errors import HfjaxError, InvalidRequest
from ..image_requests import image_settings
from ..pictures.metadata import to_png
from ..requests import ROLES, Message, SamplingSettings, TextRequest, check_conversation_size
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, RequestOrigin
from ..settings import Settings
from .pictures import png_url
from .requests import decode_given_image, decode_references, image_request
from .running_requests import event_cancellation
from .tab import current_origin
from .views import ImageView, image_views, text_views

# Fields of a ModelStatus that ``/status`` does not report.
NOT_IN_STATUS = {"spec", "max_context", "sees", "min_estimated_bytes", "devices", "device_bytes", "next_context_length"}


class Endpoints:
    """Registers the endpoints in the current Blocks context. The methods' docstrings are their descriptions in MCP."""

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

        Pass either ``messages``, a list of ``{"role", "content"}``, for a chat model, or ``prompt``, a raw text to continue.
        ``model`` is a name from ``/status``; the default is the server's default model. ``sampling`` can contain temperature,
        top_k, top_p, min_p, repetition_penalty, max_new_tokens, seed and stop; missing values are those recommended for the
        model.
        """
        try:
            found, origin = self._check_model("/chat", model or self._settings.default_model, ModelKind.TEXT)
            settings = SamplingSettings(**{**found.spec.sampling, **(sampling or {})})
            if prompt is not None and not isinstance(prompt, str):
                raise InvalidRequest("prompt must be a string.")
            turns = [_read_message(item) for item in messages] if messages is not None else None
            written: list[Message] = [{"role": "user", "content": prompt}] if prompt is not None else []
            check_conversation_size([*(turns or []), *written])
            request = TextRequest(model=found.spec.name, messages=turns, prompt=prompt, sampling=settings)
            with self._manager.generate(request, origin) as stream:
                event_cancellation(call).attach(stream)
                shown: str | None = None
                for view in text_views(stream, goes_on=False):
                    if view.error is not None:
                        raise view.error
                    # Views without text only have a status line. At least one value is sent, at the end.
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
        reference_images: list[str] | None = None,
    ) -> Iterator[dict[str, Any]]:
        """Generate images from a prompt: streams the progress; the last value has the images.

        ``model`` is a name from ``/status``; the default is the server's first image model. ``settings`` can contain width,
        height, steps, guidance_scale, scheduler, seed, variation, variation_seed, count, step_caching, strength,
        control_strength and image_guidance_scale; missing values are those recommended for the model. ``init_image``, an image
        file as a ``data:`` URL, is the image to edit or to start from; with ``mask_image``, also a ``data:`` URL, only its white
        area is redrawn. ``reference_images`` are further pictures that the prompt mentions, for models that edit several.
        ``control_image`` is the input of a model with a ControlNet. Each value is an object: ``step`` of ``steps`` are done, and
        ``images`` is empty
        except in the last one, where it lists objects with ``png`` (the file as a ``data:`` URL, with its parameters embedded),
        ``parameters``, which reproduce the image, and ``flagged``.
        """
        try:
            chosen = model or self._manager.catalog.entries(ModelKind.IMAGE)[0].name
            found, origin = self._check_model("/image", chosen, ModelKind.IMAGE)
            if settings is not None and not isinstance(settings, dict):
                raise InvalidRequest("settings must be an object.")
            values = {**recommended_image_values(found.spec, self._settings), **(settings or {})}
            given = (init_image, mask_image, control_image)
            start, mask, control = (decode_given_image(each, self._settings.max_image_size) for each in given)
            drawn = image_settings(values, self._settings)
            others = decode_references(reference_images, self._settings.max_image_size)
            request = image_request(found.spec.name, prompt, negative_prompt, drawn, start, mask, control, others)
            with self._manager.generate(request, origin) as stream:
                event_cancellation(call).attach(stream)
                for view in image_views(stream):
                    if view.error is not None:
                        raise view.error
                    yield _image_values(view)
        except HfjaxError as error:
            raise gr.Error(str(error), print_exception=False) from error

    def _check_model(self, endpoint: str, model: str, kind: ModelKind) -> tuple[ModelStatus, RequestOrigin]:
        """Return the requested model and the origin of the call; raise what :func:`check_model` raises."""
        origin = current_origin(self._settings, endpoint)
        name = check_model(model, self._manager.catalog, self._settings, kind, owner=origin.owner)
        return self._manager.status(name), origin

    def status(self) -> dict[str, Any]:
        """Return the current state of every model of this server, and the device's memory in bytes."""
        device = dataclasses.asdict(self._manager.device_status())
        del device["history"]
        return {"device": device, "models": [_record(found) for found in self._manager.statuses()]}


def _read_message(item: object) -> Message:
    if not isinstance(item, dict) or item.get("role") not in ROLES or not isinstance(item.get("content"), str):
        raise InvalidRequest(f"Every message requires a role ({', '.join(ROLES)}) and its content as text.")
    return {"role": item["role"], "content": item["content"]}


def _image_values(view: ImageView) -> dict[str, Any]:
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
    spec, info = found.spec, found.image
    names = {each.name for each in dataclasses.fields(found)} - NOT_IN_STATUS
    return {
        "name": spec.name,
        "title": spec.title,
        "kind": spec.kind.value,
        **{name: getattr(found, name) for name in sorted(names)},
        "state": found.state.value,
        "formats": dict(found.formats),
        "efforts": list(found.efforts),
        "image": None if info is None else {**dataclasses.asdict(info), "tasks": sorted(info.tasks)},
    }
