"""Validates input of browsers and API clients and converts it to a :class:`TextRequest` or an :class:`ImageRequest`.

A client can send anything to any handler, so nothing here relies on the limits of the page's controls.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from PIL.Image import Image

from ..catalog import Catalog, ModelSpec
from ..catalog.model_access import recommended_image_values
from ..errors import InvalidRequest
from ..image_requests import MAX_EDITED_PICTURES, ImageRequest, ImageSettings, image_settings
from ..pictures.decoding import MAX_FILE_BYTES, decode_data_url, read_picture, too_large_message
from ..requests import MAX_PICTURES, Message, SamplingSettings, TextRequest, check_conversation_size
from ..runtime.status import ModelStatus
from ..settings import MAX_REMOTE_REQUESTS, Settings
from ..text_fields import MAX_TOKENS
from ..tools import Tool
from .attached_images import decode_attached_image
from .files import add_files_to_prompt
from .messages import Turn
from .notes import latest_note
from .tool_calls import rounds

SAMPLING_ORDER = (
    "temperature",
    "top_k",
    "top_p",
    "min_p",
    "repetition_penalty",
    "max_new_tokens",
    "random_seed",
    "seed",
    "stop",
)
REST_OF_CONTEXT = 0
"""Value of the control for the maximum length of an answer that means the rest of the context."""

THINKING_ORDER = ("thinking", "effort", "thinking_tokens")
RANDOM_VARIATION_SEED = -1
"""Value of the variation seed in the form that means a new random one, because the control cannot show None."""

IMAGE_SETTINGS_ORDER = (
    "width",
    "height",
    "steps",
    "guidance_scale",
    "scheduler",
    "random_seed",
    "seed",
    "variation",
    "variation_seed",
    "count",
    "strength",
    "control_strength",
    "step_caching",
    "image_guidance_scale",
)


def max_text_requests(catalog: Catalog, settings: Settings) -> int:
    """Return the maximum number of text requests running or queued at a time, on this machine and all remote servers."""
    remote = sum(spec.is_remote for spec in catalog.entries())
    return settings.slots + settings.max_queue + remote * (MAX_REMOTE_REQUESTS + settings.max_queue)


# -- text ---------------------------------------------------------------------------------------------------------


def is_base_model(status: ModelStatus) -> bool:
    """Whether the model is a base model, which has no chat template and continues raw text.

    The loaded tokenizer takes precedence over the catalogue entry; an unknown model counts as a chat model until it is loaded.
    """
    if status.has_chat_template is not None:
        return not status.has_chat_template
    return status.spec.chat is False


def accepts_images(status: ModelStatus) -> bool:
    """Whether the page offers images as input for the model. It does if that is unknown because the model is not loaded."""
    if status.sees is not None:
        return status.sees
    return status.spec.sees is not False and not status.spec.is_remote and not is_base_model(status)


def page_request(
    model: str,
    messages: Sequence[Turn],
    system: str,
    sampling: SamplingSettings,
    *,
    continues: bool,
    begun: Turn | None = None,
    thinking: Mapping[str, Any] | None = None,
    tools: Sequence[Tool] = (),
    sums_up: bool = False,
) -> TextRequest:
    """Return the request for a conversation whose last message is the user's.

    A chat model gets the system prompt and the whole conversation. Consecutive messages of one role are joined, because most
    chat templates require alternating roles. A base model continues the last message verbatim: earlier turns are independent
    texts, and a system prompt would only be more text to continue. The reasoning of earlier answers is never sent. Files become
    part of the message's text: :func:`.files.add_files_to_prompt`.

    Args:
        begun: an unfinished answer to continue.
        thinking: result of :func:`form_thinking`.
        tools: tools that the model may call.
        sums_up: whether the oldest turns of a conversation that is too long are summed up, not left out.

    Raises:
        InvalidRequest: a text is too long, the message is empty, or an image cannot be passed to the model.
    """
    head: list[Message] = [{"role": "system", "content": system}] if system.strip() else []
    note = latest_note(messages)
    messages = [item for item in messages if item["content"] or item.keys() & {"images", "files", "calls"}]
    check_conversation_size([*head, *messages])
    shown = bool(messages and messages[-1].get("images"))
    if not messages or not (messages[-1]["content"].strip() or shown or messages[-1].get("files")):
        raise InvalidRequest("The message is empty.")
    if continues:
        if shown:
            raise InvalidRequest("Base models can't read images. Remove them, or choose another model.")
        prompt = add_files_to_prompt(messages[-1]["content"], messages[-1].get("files", ()))
        return TextRequest(model=model, prompt=prompt, sampling=sampling, begun=_answer_start(begun, model))
    return TextRequest(
        model=model,
        messages=[
            *head,
            *_merge_adjacent_roles(_add_attachments(messages)),
            *rounds(begun.get("calls", ()) if begun else ()),
        ],
        sampling=sampling,
        begun=_answer_start(begun, model),
        overflow="sum_up" if sums_up else "leave_out",
        note=note,
        tools=tools,
        **(thinking or {}),
    )


def _answer_start(turn: Turn | None, model: str) -> list[int] | str | None:
    """Return the beginning of the answer: its token ids, or its text if they are unknown or another model's."""
    if turn is None:
        return None
    if turn.get("begun") and turn.get("model") == model:
        return turn["begun"]
    if not turn["content"] and turn.get("calls"):
        return None
    if not turn["content"]:
        raise InvalidRequest("This model can't continue this answer. Regenerate it instead.")
    return turn["content"]


def form_thinking(values: Sequence[Any], found: ModelStatus) -> dict[str, Any]:
    """Return the reasoning options of a request from the controls' values in :data:`THINKING_ORDER`; {} if the model has none."""
    if not found.thinks or len(values) != len(THINKING_ORDER):
        return {}
    named = dict(zip(THINKING_ORDER, values, strict=True))
    asked: dict[str, Any] = {"thinking": {"on": True, "off": False}.get(str(named["thinking"]))}
    if named["effort"] in found.efforts:
        asked["effort"] = named["effort"]
    if named["thinking_tokens"]:
        asked["thinking_tokens"] = named["thinking_tokens"]
    return asked


def _add_attachments(messages: Sequence[Turn]) -> list[Message]:
    count = sum(len(item.get("images", ())) for item in messages)
    if count > MAX_PICTURES:
        raise InvalidRequest(f"This conversation has {count} pictures; the limit is {MAX_PICTURES}. Start a new chat.")
    turns: list[Message] = []
    for item in messages:
        turns += rounds(item.get("calls", ()))
        if not (item["content"] or item.get("images") or item.get("files")):
            continue
        turn: Message = {"role": item["role"], "content": add_files_to_prompt(item["content"], item.get("files", ()))}
        if images := item.get("images"):
            turn["pictures"] = tuple(decode_attached_image(url) for url in images)
        turns.append(turn)
    return turns


def _merge_adjacent_roles(messages: Sequence[Message]) -> list[Message]:
    turns: list[Message] = []
    for item in messages:
        if turns and turns[-1]["role"] == item["role"] != "tool" and "tool_calls" not in item:
            before = f"{turns[-1]['content']}\n\n"
            pictures = [*turns[-1].get("pictures", ())]
            pictures += [dataclasses.replace(each, place=len(before) + each.place) for each in item.get("pictures", ())]
            turns[-1] = {"role": item["role"], "content": before + item["content"]}
            if pictures:
                turns[-1]["pictures"] = tuple(pictures)
        else:
            turns.append(item)
    return turns


def recommended_sampling(spec: ModelSpec) -> SamplingSettings:
    """Return the sampling parameters recommended for the model, or else defaults, with a length limited by the context only."""
    values: dict[str, Any] = {"max_new_tokens": MAX_TOKENS, **spec.sampling}
    return SamplingSettings(**values)


def form_sampling(values: Sequence[Any]) -> SamplingSettings:
    r"""Return the sampling parameters from the controls' values in :data:`SAMPLING_ORDER`. The field for stop strings has one per
    line, in which ``\n`` and ``\t`` stand for a line break and a tab.

    Raises:
        InvalidRequest: a value is missing or out of range.
    """
    named = _with_seed(values_by_name(values, SAMPLING_ORDER))
    if named["max_new_tokens"] == REST_OF_CONTEXT:
        named["max_new_tokens"] = MAX_TOKENS
    lines = named["stop"].splitlines() if isinstance(named["stop"], str) else []
    named["stop"] = tuple(line.strip().replace("\\n", "\n").replace("\\t", "\t") for line in lines if line.strip())
    return SamplingSettings(**named)


def values_by_name(values: Sequence[Any], order: Sequence[str]) -> dict[str, Any]:
    if len(values) != len(order):
        raise InvalidRequest("The page sent incomplete settings. Reload it.")
    return dict(zip(order, values, strict=True))


def _with_seed(named: dict[str, Any]) -> dict[str, Any]:
    """Replace the seed by None if a random one is selected."""
    if named.pop("random_seed"):
        named["seed"] = None
    elif named["seed"] is None:
        raise InvalidRequest("Enter a seed, or select Random seed.", field="seed")
    return named


# -- images -------------------------------------------------------------------------------------------------------


def recommended_image_settings(spec: ModelSpec, limits: Settings) -> ImageSettings:
    """Return the image settings recommended for the model, or else defaults, with the size cut to this server's limit."""
    return image_settings(recommended_image_values(spec, limits), limits)


def image_request(
    model: str,
    prompt: object,
    negative_prompt: object,
    settings: ImageSettings,
    init_image: Image | None = None,
    mask_image: Image | None = None,
    control_image: Image | None = None,
    reference_images: tuple[Image, ...] = (),
) -> ImageRequest:
    """Return the request for images. ``prompt`` and ``negative_prompt`` are untrusted.

    Raises:
        InvalidRequest: a text is too long, or the prompt is missing or no string.
    """
    texts = ["" if text is None else text for text in (prompt, negative_prompt)]
    if not all(isinstance(text, str) for text in texts):
        raise InvalidRequest("prompt and negative_prompt must be strings.")
    return ImageRequest(
        model,
        texts[0],  # type: ignore[arg-type]
        texts[1],  # type: ignore[arg-type]
        settings,
        init_image,
        mask_image,
        control_image,
        reference_images=reference_images,
    )


def form_image_settings(values: Mapping[str, Any], limits: Settings) -> ImageSettings:
    """Return the image settings from the values of the controls :data:`IMAGE_SETTINGS_ORDER` by name; others are ignored.

    Raises:
        InvalidRequest: a value is out of range, or the seed is empty.
        KeyError: a control is missing from ``values``.
    """
    named = _with_seed({name: values[name] for name in IMAGE_SETTINGS_ORDER})
    for name in ("width", "height"):
        named[name] = None if is_default_side(named[name]) else named[name]
    if named["variation_seed"] == RANDOM_VARIATION_SEED:
        named["variation_seed"] = None
    return image_settings(named, limits)


def read_given_file(given: object) -> bytes:
    """Return the content of an image file from the browser.

    The page sends ``{"data": a data URL}``, or ``{"bytes": its size}`` for a file that is too large to be read.

    Raises:
        InvalidRequest: there is no file, or it is too large.
    """
    values = given if isinstance(given, Mapping) else {}
    size = values.get("bytes")
    if isinstance(size, int | float) and size > MAX_FILE_BYTES:
        raise InvalidRequest(too_large_message(size))
    return decode_data_url(values.get("data"))


def decode_given_image(url: object, limit: int) -> Image | None:
    """Decode an initial image, mask or control image, with its orientation applied; return None if the page sent none.

    Args:
        limit: maximum width and height of generated images in pixels; larger inputs are scaled down (:func:`.read_picture`).

    Raises:
        InvalidRequest: the image cannot be read.
    """
    if url is None or url == "":
        return None
    return read_picture(decode_data_url(url), limit)


def decode_references(urls: object, limit: int) -> tuple[Image, ...]:
    """Decode a list of further pictures of an edit, likewise; None is none.

    Raises:
        InvalidRequest: it is no list, too long, or an image cannot be read.
    """
    if urls is not None and not isinstance(urls, list):
        raise InvalidRequest("reference_images must be a list of images.", field="reference_images")
    if urls and len(urls) >= MAX_EDITED_PICTURES:
        raise InvalidRequest(
            f"At most {MAX_EDITED_PICTURES - 1} reference images are possible.", field="reference_images"
        )
    return tuple(read_picture(decode_data_url(url), limit) for url in urls or ())


def needs_control_image(found: ModelStatus) -> bool:
    if found.image is not None:
        return found.image.control
    return any(adapter.control for adapter in found.spec.adapters)


def default_size(status: ModelStatus) -> tuple[int, int] | None:
    """Return the model's default width and height; None if it is not loaded and the catalogue has no size."""
    if status.image is not None:
        return status.image.width, status.image.height
    width, height = status.spec.image_settings.get("width"), status.spec.image_settings.get("height")
    return (int(width), int(height)) if width and height else None


def nearest_size(side: object, multiple: int, largest: int) -> int | None:
    """Round a width or height from the form to the nearest positive multiple of ``multiple``, halves upwards. Return None if the
    form has no size, or one larger than ``largest``."""
    if isinstance(side, bool) or not isinstance(side, int | float) or not 0 < side <= largest:
        return None
    return min(max(int(side / multiple + 0.5), 1), max(largest // multiple, 1)) * multiple


def is_default_side(side: object) -> bool:
    return side is None or side == 0
