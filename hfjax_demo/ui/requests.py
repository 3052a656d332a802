"""From what a browser or an API client sent to a :class:`TextRequest`, with every bound of the public page checked.

A browser can send anything to any handler, so nothing here relies on what the page's own controls allow. What is asked
of an image model is checked in :mod:`.image_requests`.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, Self

from ..catalog import Catalog, ModelKind, ModelSpec, is_hub_id
from ..errors import InvalidRequest, ModelNotFound
from ..events import Event
from ..image.prompts import PromptLength
from ..image.request import ImageRequest
from ..runtime.status import Compilation, DeviceStatus, ModelStatus, Speed
from ..settings import SamplingSettings, Settings
from ..text.request import Message, TextRequest

MAX_MESSAGE_CHARACTERS = 20_000
MAX_CONVERSATION_CHARACTERS = 400_000  # far beyond any context here; bounds what the tokenizer is made to read
MAX_MODEL_CHARACTERS = 300
_SAMPLING_FIELDS = {item.name: item for item in dataclasses.fields(SamplingSettings)}
LARGEST = 1e15  # no setting comes near; beyond it floats have no fractions and integers overflow them
_WHOLE_NUMBERS = ("max_new_tokens", "top_k", "seed")


class EventStream(Protocol):
    """The events of one request, ending with Finished or Failed. Leaving the ``with`` block cancels it."""

    def __iter__(self) -> Iterator[Event]: ...
    def cancel(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *exc_info: object) -> None: ...


class Manager(Protocol):
    """What the page needs of the model manager; tests put a fake in its place."""

    @property
    def catalog(self) -> Catalog: ...
    def status(self, model: str) -> ModelStatus: ...
    def statuses(self) -> Sequence[ModelStatus]: ...
    def generate(self, request: TextRequest | ImageRequest) -> EventStream: ...
    def count_tokens(self, model: str, prompt: str) -> PromptLength | None: ...
    def load(self, model: str, dtype: str | None = None) -> None: ...
    def cancel_load(self, model: str) -> None: ...
    def unload(self, model: str) -> None: ...
    def device_status(self) -> DeviceStatus: ...
    def compilations(self) -> Sequence[Compilation]: ...
    def speeds(self) -> Sequence[Speed]: ...


def check_model(name: object, catalog: Catalog, settings: Settings, kind: ModelKind = ModelKind.TEXT) -> str:
    """The name, if this server serves it: a catalogue model of this kind, or any where custom models are allowed.

    A custom model is a hub id, or a folder within the settings' model roots, links followed.

    Raises:
        ModelNotFound: it does not; or a path outside the model roots, whether or not there is anything.
        InvalidModelFolder: custom models are allowed, and the name is a path without a model's folder.
    """
    if not isinstance(name, str) or not name.strip():
        raise ModelNotFound("No model was chosen; choose one from the list.")
    name = name.strip()
    listed = catalog.listed(name)
    if listed is not None and listed.kind is kind:
        return listed.name
    # Looking a name up may look at the disk, which strangers must not be able to probe: only where it is allowed.
    if listed is None and settings.allow_custom_models and len(name) <= MAX_MODEL_CHARACTERS:
        if _is_path_outside(name, settings.model_roots):
            raise ModelNotFound(
                f"{name[:80]!r} is outside the folders that this server reads models from; choose a model of the list, a "
                "hub id, or a folder that its owner has put there."
            )
        if catalog.find(name, kind).kind is kind:
            return name
    served = ", ".join(spec.name for spec in catalog.entries(kind))
    raise ModelNotFound(f"{name[:80]!r} is not among this server's {kind.value} models; choose one of {served}.")


def _is_path_outside(name: str, roots: Sequence[Path]) -> bool:
    """Whether a name would be looked up as a path that lies in none of these folders."""
    try:
        path = os.path.realpath(os.path.expanduser(name))
    except (OSError, ValueError):
        return False  # a null character, say: no path, and whoever looks it up says so
    if any(Path(path).is_relative_to(os.path.realpath(root)) for root in roots):
        return False
    return name.startswith((".", "~")) or (os.sep in name and not is_hub_id(name)) or os.path.isdir(path)


def continues_text(status: ModelStatus) -> bool:
    """Whether the model is a base model, which has no chat template and continues raw text.

    What the loaded tokenizer says wins over the catalogue; an unknown model counts as a chat model until it is loaded.
    """
    if status.has_chat_template is not None:
        return not status.has_chat_template
    return status.spec.chat is False


def check_texts(messages: Sequence[Message]) -> None:
    """Raises :class:`InvalidRequest` when a message or the whole conversation is longer than the page takes."""
    for item in messages:
        if len(item["content"]) > MAX_MESSAGE_CHARACTERS:
            raise InvalidRequest(
                f"This message has {len(item['content']):,} characters; {MAX_MESSAGE_CHARACTERS:,} are the most. "
                "Shorten it."
            )
    total = sum(len(item["content"]) for item in messages)
    if total > MAX_CONVERSATION_CHARACTERS:
        raise InvalidRequest(
            f"This conversation has {total:,} characters; {MAX_CONVERSATION_CHARACTERS:,} are the most. "
            "Start a new one."
        )


def page_request(
    model: str, messages: Sequence[Message], system: str, sampling: SamplingSettings, *, continues: bool
) -> TextRequest:
    """The request for a conversation whose last message is the person's.

    A chat model gets the whole conversation behind its system prompt; messages that nobody answered are joined to the
    next, because most chat templates insist that the speakers take turns. A base model continues the last message, word
    for word: earlier turns are texts of their own, and a system prompt would only be more text to continue.

    Raises:
        InvalidRequest: a text that is too long, or none.
    """
    head: list[Message] = [{"role": "system", "content": system}] if system.strip() else []
    check_texts([*head, *messages])
    if not messages or not messages[-1]["content"].strip():
        raise InvalidRequest("The message is empty; write something for the model to answer.")
    if continues:
        return TextRequest(model=model, prompt=messages[-1]["content"], sampling=sampling)
    return TextRequest(model=model, messages=[*head, *_taking_turns(messages)], sampling=sampling)


def _taking_turns(messages: Sequence[Message]) -> list[Message]:
    turns: list[Message] = []
    for item in messages:
        if turns and turns[-1]["role"] == item["role"]:
            turns[-1] = {"role": item["role"], "content": f"{turns[-1]['content']}\n\n{item['content']}"}
        else:
            turns.append(item)
    return turns


def sampling_settings(values: Mapping[str, Any]) -> SamplingSettings:
    """Sampling settings from loose values, such as a form's or a JSON object's; names left out keep their defaults.

    Raises:
        InvalidRequest: an unknown name, a value of the wrong kind, or one out of range.
    """
    checked: dict[str, Any] = {}
    for name, value in values.items():
        if name not in _SAMPLING_FIELDS:
            raise InvalidRequest(f"{name!r} is no sampling setting; choose among {', '.join(_SAMPLING_FIELDS)}.")
        if name == "stop":
            strings = [value] if isinstance(value, str) else value
            if not isinstance(strings, Sequence) or not all(isinstance(text, str) for text in strings):
                raise InvalidRequest("stop must be a list of texts.")
            checked[name] = tuple(strings)
        elif value is None and name == "seed":
            checked[name] = None
        else:
            checked[name] = whole_number(name, value) if name in _WHOLE_NUMBERS else number(name, value)
    return SamplingSettings(**checked)


def number(name: str, value: object) -> float:
    """A loose value that has to be a number. Raises :class:`InvalidRequest` for anything else, NaN and infinity too."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not -LARGEST < value < LARGEST:
        raise InvalidRequest(f"{name} must be a number.")  # NaN is between nothing
    return float(value)


def whole_number(name: str, value: object) -> int:
    """A loose value that has to be a whole number, which may come as a float. Raises :class:`InvalidRequest`."""
    found = number(name, value)
    if found != int(found):
        raise InvalidRequest(f"{name} is {value}; it must be a whole number.")
    return int(found)


def recommended(spec: ModelSpec) -> SamplingSettings:
    """What the model's makers recommend, over this program's defaults."""
    return sampling_settings(dict(spec.sampling))


def stop_strings(text: str) -> tuple[str, ...]:
    r"""One stop string a line; ``\n`` and ``\t`` in a line stand for a line break and a tab."""
    lines = (line.strip() for line in text.splitlines())
    return tuple(line.replace("\\n", "\n").replace("\\t", "\t") for line in lines if line)
