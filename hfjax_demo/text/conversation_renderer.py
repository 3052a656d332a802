"""Conversion of a conversation to text or token ids by the model's chat template."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from transformers import PreTrainedTokenizerBase

from ..errors import InvalidRequest, first_line
from ..requests import Message, message_images
from .chat_format import NO_CHAT_FORMAT, ChatFormat
from .pictures.vision_encoder import VisionEncoder
from .template_rendering import render_chat_template

MAX_REASON_CHARACTERS = 300  # characters of a template's error message


@dataclass(frozen=True, slots=True)
class ConversationRenderer:
    """Renderer of the conversations of one request.

    Attributes:
        chat: features of the template.
        keywords: its keyword arguments besides the messages.
    """

    tokenizer: PreTrainedTokenizerBase
    vision_encoder: VisionEncoder | None = None
    chat: ChatFormat = NO_CHAT_FORMAT
    keywords: Mapping[str, Any] = field(default_factory=dict)

    def tokens(self, messages: Sequence[Message]) -> list[int]:
        """Return the token ids of a conversation, up to the beginning of its answer.

        Without a chat template the messages' contents are joined. Images become as many tokens as the model's processor produces.

        Raises:
            InvalidRequest: the template rejects the conversation, or the processor rejects the images.
        """
        if not self.tokenizer.chat_template:
            return list(self.tokenizer("\n\n".join(message["content"] for message in messages)).input_ids)
        text = self.text(messages)
        if self.vision_encoder is not None and message_images(messages):
            with convert_processor_errors():
                return self.vision_encoder.tokens(text, message_images(messages))
        return list(self.tokenizer(text, add_special_tokens=False).input_ids)

    def text(self, messages: Sequence[Message], *, begin_answer: bool = True) -> str:
        """Return the same as text. If the template rejects a system role, the system prompt is prepended to the first message.

        Raises:
            InvalidRequest: the template rejects the conversation.
        """
        try:
            return self._rendered(messages, begin_answer)
        except InvalidRequest:
            raise
        except Exception as error:  # templates raise exceptions of any type
            folded = fold_system_prompt(messages)
            if folded == list(messages):
                raise _template_error(error) from error
            try:
                return self._rendered(folded, begin_answer)
            except Exception as folded_error:
                raise _template_error(folded_error) from folded_error

    def opening(self, messages: Sequence[Message]) -> str:
        """Return the text with which the template begins the answer, after the header of a turn."""
        whole, before = (self.text(messages, begin_answer=begin) for begin in (True, False))
        return whole.removeprefix(before).removeprefix(self.chat.header) if whole.startswith(before) else ""

    def _rendered(self, messages: Sequence[Message], begin_answer: bool) -> str:
        turns: list[Any] = self.chat.turns(messages)
        if self.vision_encoder is not None:
            turns = [{**turn, "content": content_parts(item)} for turn, item in zip(turns, messages, strict=True)]
        return render_chat_template(self.tokenizer, turns, begin_answer=begin_answer, **self.keywords)


def _template_error(error: Exception) -> InvalidRequest:
    if isinstance(error, InvalidRequest):
        return error
    why = " ".join(str(error).split())[:MAX_REASON_CHARACTERS] or type(error).__name__
    return InvalidRequest(f"The chat template rejected this conversation ({why}).", field="messages")


@contextlib.contextmanager
def convert_processor_errors() -> Iterator[None]:
    """Raise any exception of a model's processor or outer code in this block, caused by images or by text with the model's image
    markers, as :class:`InvalidRequest`."""
    try:
        yield
    except Exception as error:  # models' code raises exceptions of any type
        reason = first_line(error)
        raise InvalidRequest(f"The model can't process these images ({reason}).", field="messages") from error


def content_parts(message: Message) -> list[dict[str, str]]:
    """Return a message's content in the form that templates of vision models take: texts, and the places of its images."""
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
    """Return the conversation without a system role; the system prompt is prepended to the first message."""
    if len(messages) < 2 or messages[0]["role"] != "system":
        return list(messages)
    system, first, *rest = messages
    folded: Message = {**first, "content": f"{system['content']}\n\n{first['content']}"}
    if "pictures" in first:
        before = len(folded["content"]) - len(first["content"])
        folded["pictures"] = tuple(replace(picture, place=picture.place + before) for picture in first["pictures"])
    return [folded, *rest]
