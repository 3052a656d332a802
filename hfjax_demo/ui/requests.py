"""From what a browser or an API client sent to a :class:`TextRequest` or an :class:`ImageRequest`, all of it checked.

A browser can send anything to any handler, so nothing here relies on what the page's own controls allow.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from PIL.Image import Image

from ..catalog import Catalog, ModelSpec
from ..catalog.offered import recommended_values
from ..errors import InvalidRequest
from ..pictures.reading import MAX_FILE_BYTES, data_of, read_picture, too_large
from ..requests import (
    MAX_PICTURES,
    MAX_TOKENS,
    ImageRequest,
    ImageSettings,
    Message,
    SamplingSettings,
    TextRequest,
    check_texts,
    image_settings,
    sampling_settings,
)
from ..runtime.status import ModelStatus
from ..settings import REMOTE_STREAMS, Settings
from ..tools import Tool
from . import words_chat, words_page
from .files import in_prompt
from .messages import Turn
from .shown import seen_picture
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
ALL_ROOM = 0
"""In the form, an answer's length at most that stands for what room is left in the context."""

THINKING_ORDER = ("thinking", "effort", "thinking_tokens")
NEW_SEED = -1
"""In the form, the variation seed that stands for a new one: no control shows that there is no number."""

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
)


def most_answers(catalog: Catalog, settings: Settings) -> int:
    """How many text requests may run or wait in a queue at a time, on this machine and on remote servers together."""
    remote = sum(spec.is_remote for spec in catalog.entries())
    return settings.slots + settings.max_queue + remote * (REMOTE_STREAMS + settings.max_queue)


# -- text ---------------------------------------------------------------------------------------------------------


def continues_text(status: ModelStatus) -> bool:
    """Whether the model is a base model, which has no chat template and continues raw text.

    What the loaded tokenizer says wins over the catalogue; an unknown model counts as a chat model until it is loaded.
    """
    if status.has_chat_template is not None:
        return not status.has_chat_template
    return status.spec.chat is False


def sees_pictures(status: ModelStatus) -> bool:
    """Whether the page offers to show the model pictures. Nobody knows of some models until they are loaded: then it does."""
    if status.sees is not None:
        return status.sees
    return status.spec.sees is not False and not status.spec.is_remote and not continues_text(status)


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
) -> TextRequest:
    """The request for a conversation whose last message is the person's.

    A chat model gets the whole conversation behind its system prompt; messages that nobody answered are joined to the
    next, because most chat templates insist that the speakers take turns. A base model continues the last message, word
    for word: earlier turns are texts of their own, and a system prompt would only be more text to continue. No model reads
    the thoughts behind its earlier answers. Files are part of their message's text: :func:`.files.in_prompt`.

    Args:
        begun: the answer that goes on from where it ended.
        thinking: what :func:`form_thinking` found.
        tools: that the model may call.

    Raises:
        InvalidRequest: a text that is too long, or none, or a picture that cannot be shown to the model.
    """
    head: list[Message] = [{"role": "system", "content": system}] if system.strip() else []
    messages = [item for item in messages if item["content"] or item.keys() & {"images", "files", "calls"}]
    check_texts([*head, *messages])
    shown = bool(messages and messages[-1].get("images"))
    if not messages or not (messages[-1]["content"].strip() or shown or messages[-1].get("files")):
        raise InvalidRequest(words_chat.EMPTY)
    if continues:
        if shown:
            raise InvalidRequest(words_chat.BASE_SEES_NOTHING)
        prompt = in_prompt(messages[-1]["content"], messages[-1].get("files", ()))
        return TextRequest(model=model, prompt=prompt, sampling=sampling, begun=_beginning(begun, model))
    return TextRequest(
        model=model,
        messages=[*head, *_taking_turns(_with_attached(messages)), *rounds(begun.get("calls", ()) if begun else ())],
        sampling=sampling,
        begun=_beginning(begun, model),
        tools=tools,
        **(thinking or {}),
    )


def _beginning(turn: Turn | None, model: str) -> list[int] | str | None:
    """How the answer begins: its tokens, or where those are not known or another model's, its text."""
    if turn is None:
        return None
    if turn.get("begun") and turn.get("model") == model:
        return turn["begun"]
    if not turn["content"] and turn.get("calls"):
        return None
    if not turn["content"]:
        raise InvalidRequest(words_chat.CANNOT_GO_ON)
    return turn["content"]


def form_thinking(values: Sequence[Any], found: ModelStatus) -> dict[str, Any]:
    """What a request says of thinking, from the controls' values in :data:`THINKING_ORDER`; nothing to a model that cannot."""
    if not found.thinks or len(values) != len(THINKING_ORDER):
        return {}
    named = dict(zip(THINKING_ORDER, values, strict=True))
    asked: dict[str, Any] = {"thinking": {"on": True, "off": False}.get(str(named["thinking"]))}
    if named["effort"] in found.efforts:
        asked["effort"] = named["effort"]
    if named["thinking_tokens"]:
        asked["thinking_tokens"] = named["thinking_tokens"]
    return asked


def _with_attached(messages: Sequence[Turn]) -> list[Message]:
    count = sum(len(item.get("images", ())) for item in messages)
    if count > MAX_PICTURES:
        raise InvalidRequest(words_chat.TOO_MANY_PICTURES.format(count=count, most=MAX_PICTURES))
    turns: list[Message] = []
    for item in messages:
        turns += rounds(item.get("calls", ()))
        if not (item["content"] or item.get("images") or item.get("files")):
            continue
        turn: Message = {"role": item["role"], "content": in_prompt(item["content"], item.get("files", ()))}
        if images := item.get("images"):
            turn["pictures"] = tuple(seen_picture(url) for url in images)
        turns.append(turn)
    return turns


def _taking_turns(messages: Sequence[Message]) -> list[Message]:
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
    """What the model's makers recommend, over this program's defaults; an answer has what room is left."""
    return sampling_settings({"max_new_tokens": MAX_TOKENS, **spec.sampling})


def form_sampling(values: Sequence[Any]) -> SamplingSettings:
    r"""Sampling settings from the controls' values, in :data:`SAMPLING_ORDER`. Stop strings stand one a line, in which ``\n`` and
    ``\t`` stand for a line break and a tab.

    Raises:
        InvalidRequest: a value is missing or out of range.
    """
    named = _named(values, SAMPLING_ORDER)
    if named["max_new_tokens"] == ALL_ROOM:
        named["max_new_tokens"] = MAX_TOKENS
    lines = named["stop"].splitlines() if isinstance(named["stop"], str) else []
    named["stop"] = tuple(line.strip().replace("\\n", "\n").replace("\\t", "\t") for line in lines if line.strip())
    return sampling_settings(named)


def _named(values: Sequence[Any], order: Sequence[str]) -> dict[str, Any]:
    """The controls' values by name; the seed is None if the person wants a random one."""
    if len(values) != len(order):
        raise InvalidRequest(words_page.INCOMPLETE)
    named = dict(zip(order, values, strict=True))
    if named.pop("random_seed"):
        named["seed"] = None
    elif named["seed"] is None:
        raise InvalidRequest(words_page.NO_SEED, field="seed")
    return named


# -- pictures -----------------------------------------------------------------------------------------------------


def recommended_image(spec: ModelSpec, limits: Settings) -> ImageSettings:
    """What the model's makers recommend, over this program's defaults, the size no larger than this server makes."""
    return image_settings(recommended_values(spec, limits), limits)


def image_request(
    model: str,
    prompt: object,
    negative_prompt: object,
    settings: ImageSettings,
    init_image: Image | None = None,
    mask_image: Image | None = None,
    control_image: Image | None = None,
) -> ImageRequest:
    """The request for pictures. ``prompt`` and ``negative_prompt`` are as a stranger sent them.

    Raises:
        InvalidRequest: a text that is too long, no prompt, or something else in the place of one.
    """
    prompt = "" if prompt is None else prompt
    negative_prompt = "" if negative_prompt is None else negative_prompt
    if not isinstance(prompt, str) or not isinstance(negative_prompt, str):
        raise InvalidRequest("prompt and negative_prompt must be strings.")
    return ImageRequest(
        model=model,
        prompt=prompt,
        negative_prompt=negative_prompt,
        settings=settings,
        init_image=init_image,
        mask_image=mask_image,
        control_image=control_image,
    )


def form_image_settings(values: Sequence[Any], limits: Settings) -> ImageSettings:
    """Image settings from the controls' values, in :data:`IMAGE_SETTINGS_ORDER`.

    Raises:
        InvalidRequest: a value is missing or out of range.
    """
    named = _named(values, IMAGE_SETTINGS_ORDER)
    for name in ("width", "height"):
        named[name] = None if is_open(named[name]) else named[name]
    if named["variation_seed"] == NEW_SEED:
        named["variation_seed"] = None
    return image_settings(named, limits)


def given_file(given: object) -> bytes:
    """The file of a picture that a person handed in.

    The page sends ``{"data": a data URL}``; or ``{"bytes": its size}`` for a file so large that it was not even read.

    Raises:
        InvalidRequest: there is none, or it is too large.
    """
    values = given if isinstance(given, Mapping) else {}
    size = values.get("bytes")
    if isinstance(size, int | float) and size > MAX_FILE_BYTES:
        raise InvalidRequest(too_large(size))
    return data_of(values.get("data"))


def given_picture(url: object, limit: int) -> Image | None:
    """The picture to begin from, or its mask, as a person sees it and no larger than it can be needed; None where the page sent
    none.

    Args:
        limit: the most pixels that a side of a picture to be made may have.

    Raises:
        InvalidRequest: it cannot be read.
    """
    if url is None or url == "":
        return None
    return read_picture(data_of(url), limit)


def takes_control(found: ModelStatus) -> bool:
    """Whether every prompt needs a control picture: a loaded model says it, and of others the catalogue."""
    if found.image is not None:
        return found.image.control
    return any(adapter.control for adapter in found.spec.adapters)


def own_size(status: ModelStatus) -> tuple[int, int] | None:
    """The model's own width and height; None if the model is not loaded and the catalogue does not say."""
    if status.image is not None:
        return status.image.width, status.image.height
    width, height = status.spec.image_settings.get("width"), status.spec.image_settings.get("height")
    return (int(width), int(height)) if width and height else None


def nearest_size(side: object, multiple: int, largest: int) -> int | None:
    """The size in pixels, of those that a model can make, that is nearest to what the form says for a side; half of
    ``multiple`` is rounded up. None where it says no size, or a larger one than this server makes."""
    if isinstance(side, bool) or not isinstance(side, int | float) or not 0 < side <= largest:
        return None
    return min(max(int(side / multiple + 0.5), 1), max(largest // multiple, 1)) * multiple


def is_open(side: object) -> bool:
    """Whether the form leaves a picture's width or height to the model."""
    return side is None or side == 0
