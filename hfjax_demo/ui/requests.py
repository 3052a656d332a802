"""From what the page's form sent to a :class:`TextRequest`; :mod:`hfjax_demo.requests` has the bounds.

What is asked of an image model is in :mod:`.image_requests`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, Self

from ..catalog import Catalog, ModelSpec
from ..errors import InvalidRequest
from ..events import Event
from ..image.prompts import PromptLength
from ..requests import ImageRequest, Message, SamplingSettings, TextRequest, check_texts, sampling_settings
from ..runtime.status import Compilation, DeviceStatus, ModelStatus, Origin, Speed
from ..settings import Settings


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
    def generate(self, request: TextRequest | ImageRequest, origin: Origin | None = None) -> EventStream: ...
    def count_tokens(self, model: str, prompt: str) -> PromptLength | None: ...
    def load(self, model: str, dtype: str | None = None) -> None: ...
    def cancel_load(self, model: str) -> None: ...
    def unload(self, model: str) -> None: ...
    def device_status(self) -> DeviceStatus: ...
    def compilations(self) -> Sequence[Compilation]: ...
    def speeds(self) -> Sequence[Speed]: ...


def most_answers(catalog: Catalog, settings: Settings) -> int:
    """How many answers of text models may be computed or waited for at a time, here and by remote servers."""
    remote = sum(spec.is_remote for spec in catalog.entries())
    return settings.slots + settings.max_queue + remote * (settings.remote_streams + settings.max_queue)


def continues_text(status: ModelStatus) -> bool:
    """Whether the model is a base model, which has no chat template and continues raw text.

    What the loaded tokenizer says wins over the catalogue; an unknown model counts as a chat model until it is loaded.
    """
    if status.has_chat_template is not None:
        return not status.has_chat_template
    return status.spec.chat is False


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


def recommended(spec: ModelSpec) -> SamplingSettings:
    """What the model's makers recommend, over this program's defaults."""
    return sampling_settings(dict(spec.sampling))


def stop_strings(text: str) -> tuple[str, ...]:
    r"""One stop string a line; ``\n`` and ``\t`` in a line stand for a line break and a tab."""
    lines = (line.strip() for line in text.splitlines())
    return tuple(line.replace("\\n", "\n").replace("\\t", "\t") for line in lines if line)
