"""A conversation in a model's own turn format, as its chat template writes it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from transformers import PreTrainedTokenizerBase

from ..errors import InvalidRequest, first_line
from ..requests import Message, pictures_of
from .chat_format import PLAIN, ChatFormat
from .pictures.sight import Sight
from .rendering import rendered

MOST_WHY = 300  # characters of what a template says


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes the conversations of one request.

    Attributes:
        chat: what the template can do.
        keywords: what it is told besides the messages.
    """

    tokenizer: PreTrainedTokenizerBase
    sight: Sight | None = None
    chat: ChatFormat = PLAIN
    keywords: Mapping[str, Any] = field(default_factory=dict)

    def tokens(self, messages: Sequence[Message]) -> list[int]:
        """The conversation up to where its answer begins.

        A model without a chat template gets the contents alone, one after another. Pictures are as many tokens as the model's
        processor makes of them.

        Raises:
            InvalidRequest: the template does not take it, or the processor does not take the pictures.
        """
        if not self.tokenizer.chat_template:
            return list(self.tokenizer("\n\n".join(message["content"] for message in messages)).input_ids)
        text = self.text(messages)
        if self.sight is not None and pictures_of(messages):
            with taken_or_refused():
                return self.sight.tokens(text, pictures_of(messages))
        return list(self.tokenizer(text, add_special_tokens=False).input_ids)

    def text(self, messages: Sequence[Message], *, begin_answer: bool = True) -> str:
        """The same as text. A template that knows no system role gets the system prompt at the head of the first message.

        Raises:
            InvalidRequest: the template does not take it.
        """
        try:
            return self._rendered(messages, begin_answer)
        except InvalidRequest:
            raise
        except Exception as error:  # a foreign program says no in many ways
            folded = fold_system_prompt(messages)
            if folded == list(messages):
                raise _refusal(error) from error
            try:
                return self._rendered(folded, begin_answer)
            except Exception as folded_error:
                raise _refusal(folded_error) from folded_error

    def opening(self, messages: Sequence[Message]) -> str:
        """What the template begins the answer with, behind the header of a turn."""
        whole, before = (self.text(messages, begin_answer=begin) for begin in (True, False))
        return whole.removeprefix(before).removeprefix(self.chat.header) if whole.startswith(before) else ""

    def _rendered(self, messages: Sequence[Message], begin_answer: bool) -> str:
        turns: list[Any] = self.chat.turns(messages)
        if self.sight is not None:
            turns = [{**turn, "content": content_parts(item)} for turn, item in zip(turns, messages, strict=True)]
        return rendered(self.tokenizer, turns, begin_answer=begin_answer, **self.keywords)


def _refusal(error: Exception) -> InvalidRequest:
    if isinstance(error, InvalidRequest):
        return error
    why = " ".join(str(error).split())[:MOST_WHY] or type(error).__name__
    return InvalidRequest(f"The chat template rejected this conversation ({why}).", field="messages")


@contextlib.contextmanager
def taken_or_refused() -> Iterator[None]:
    """Whatever a model's own processor or its outer code raises within it, of pictures or of a text with the model's marks for
    some, is raised as :class:`InvalidRequest`."""
    try:
        yield
    except Exception as error:  # each model's code raises what it likes
        reason = first_line(error)
        raise InvalidRequest(f"The model can't process these images ({reason}).", field="messages") from error


def content_parts(message: Message) -> list[dict[str, str]]:
    """A message's content as templates of models with sight take it: texts, and the places of its pictures."""
    parts: list[dict[str, str]] = []
    content, done = message["content"], 0
    for picture in message.get("pictures", ()):
        if picture.place > done:
            parts.append({"type": "text", "text": content[done : picture.place]})
            done = picture.place
        parts.append({"type": "image"})
    if done < len(content) or not parts:
        parts.append({"type": "text", "text": content[done:]})
    return parts


def fold_system_prompt(messages: Sequence[Message]) -> list[Message]:
    """The same conversation without a system role."""
    if len(messages) < 2 or messages[0]["role"] != "system":
        return list(messages)
    system, first, *rest = messages
    folded: Message = {**first, "content": f"{system['content']}\n\n{first['content']}"}
    if "pictures" in first:
        before = len(folded["content"]) - len(first["content"])
        folded["pictures"] = tuple(replace(picture, place=picture.place + before) for picture in first["pictures"])
    return [folded, *rest]
