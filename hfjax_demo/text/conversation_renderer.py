"""Conversion of a conversation to text or token ids by the model's chat template.

A template is a program: one that fails or does not end fails only its own request. It may raise any exception. Its processor time
is limited, checked between the lines of its compiled code, and so is the length of its output. A single operation within it (a
power, a repeated string) is not limited.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import FrameType
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest, first_line
from ..requests import Message, message_images
from .chat_format import NO_CHAT_FORMAT, ChatFormat
from .tokenizer import TextTokenizer

if TYPE_CHECKING:
    from .pictures.vision_encoder import VisionEncoder

MAX_REASON_CHARACTERS = 300  # characters of a template's error message
MAX_RENDER_SECONDS = 5.0  # of processor time; many times what a thousand messages take
MAX_RENDERED_CHARACTERS = 8_000_000  # far beyond any conversation with its tools
LINES_PER_TIME_CHECK = 64  # between two checks of the time
_TEMPLATE = "<template>"  # Jinja's file name of a template that was given as text


class TemplateLimitExceeded(InvalidRequest):
    """A template took too long, or wrote too much."""


@dataclass(frozen=True, slots=True)
class ConversationRenderer:
    """Renderer of the conversations of one request.

    Attributes:
        chat: features of the template.
        keywords: its keyword arguments besides the messages.
    """

    tokenizer: TextTokenizer
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
            if len(messages) > 1 and messages[0]["role"] == "system":
                return self.text(_fold_system_prompt(messages), begin_answer=begin_answer)
            why = " ".join(str(error).split())[:MAX_REASON_CHARACTERS] or type(error).__name__
            raise InvalidRequest(f"The chat template rejected this conversation ({why}).", field="messages") from error

    def opening(self, messages: Sequence[Message]) -> str:
        """Return the text with which the template begins the answer, after the header of a turn."""
        whole, before = (self.text(messages, begin_answer=begin) for begin in (True, False))
        return whole.removeprefix(before).removeprefix(self.chat.header) if whole.startswith(before) else ""

    def _rendered(self, messages: Sequence[Message], begin_answer: bool) -> str:
        turns: list[Any] = self.chat.turns(messages)
        if self.vision_encoder is not None:
            turns = [{**turn, "content": content_parts(item)} for turn, item in zip(turns, messages, strict=True)]
        return render_chat_template(self.tokenizer, turns, begin_answer=begin_answer, **self.keywords)


@contextlib.contextmanager
def convert_processor_errors() -> Iterator[None]:
    """Raise any exception of a model's processor or outer code in this block, caused by images or by text with the model's image
    markers, as :class:`InvalidRequest`."""
    try:
        yield
    except Exception as error:  # models' code raises exceptions of any type
        raise InvalidRequest(
            f"The model can't process these images ({first_line(error)}).", field="messages"
        ) from error


def content_parts(message: Mapping[str, Any]) -> list[dict[str, str]]:
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


def _fold_system_prompt(messages: Sequence[Message]) -> list[Message]:
    system, first, *rest = messages
    folded: Message = {**first, "content": f"{system['content']}\n\n{first['content']}"}
    if "pictures" in first:
        before = len(folded["content"]) - len(first["content"])
        folded["pictures"] = tuple(replace(picture, place=picture.place + before) for picture in first["pictures"])
    return [folded, *rest]


def render_chat_template(tokenizer: TextTokenizer, turns: Sequence[Any], *, begin_answer: bool, **keywords: Any) -> str:
    """Render a conversation with the tokenizer's chat template.

    Raises:
        TemplateLimitExceeded: it takes too long, or its output is too long.
        Exception: any other exception of the template.
    """
    with _limit_time(MAX_RENDER_SECONDS):
        text = tokenizer.apply_chat_template(
            list(turns), tokenize=False, add_generation_prompt=begin_answer, **keywords
        )
    assert isinstance(text, str)
    if len(text) > MAX_RENDERED_CHARACTERS:
        raise TemplateLimitExceeded(
            "The chat template's output is too long for this conversation; shorten the conversation.", field="messages"
        )
    return text


@contextlib.contextmanager
def _limit_time(seconds: float) -> Iterator[None]:
    """Stop templates that run in this block, on this thread, with :class:`TemplateLimitExceeded` after so many seconds of
    processor time."""
    until, lines = time.thread_time() + seconds, 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != _TEMPLATE:
            return None
        lines += 1
        if lines % LINES_PER_TIME_CHECK == 0 and time.thread_time() > until:
            raise TemplateLimitExceeded(
                "The chat template takes too long for this conversation; shorten the conversation.", field="messages"
            )
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
