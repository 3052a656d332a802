"""What to answer in a chat: the form from the browser, and the question that each control of the tab derives from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

from . import conversations
from .attachments import Attachments
from .conversations import Conversation
from .messages import Turn, message
from .requests import SAMPLING_ORDER, THINKING_ORDER
from .tool_calls import pending

FORM_LENGTH = 5 + len(SAMPLING_ORDER) + len(THINKING_ORDER)


@dataclass(frozen=True)
class ChatForm:
    """Values of the controls that an answer depends on, as the browser sent them."""

    model: object
    system: object
    store: object
    sampling: tuple[Any, ...]
    thinking: tuple[Any, ...]
    tools: object = None
    overflow: object = None

    @classmethod
    def of(cls, values: tuple[Any, ...]) -> Self:
        """Create a form from the handler's values in order: model, system prompt, store, tools, overflow, sampling, thinking."""
        end = 5 + len(SAMPLING_ORDER)
        return cls(values[0], values[1], values[2], values[5:end], values[end:], values[3], values[4])

    @cached_property
    def conversation(self) -> Conversation | None:
        """The conversation on the page; None while the page is still loading it."""
        return conversations.read(self.store)

    def shown(self) -> list[Turn]:
        return [] if self.conversation is None else self.conversation.turns


@dataclass(frozen=True)
class Question:
    """The messages to answer."""

    before: list[Turn]  # the turns that the chat showed before
    asked: list[Turn]  # the turns to answer
    typed: str | None = None  # text typed now, in the message box or as an edit; None for Regenerate and for an example
    is_from_box: bool = False  # whether it was typed in the message box
    begun: Turn | None = None  # an unfinished answer to continue
    allowed: bool | None = (
        None  # whether the pending tool calls of ``begun`` may run; None if there is no such decision
    )
    beside: Attachments = field(default_factory=Attachments)  # attachments of the typed message


# -- the question of each control, or None for an invalid one; :meth:`.ChatTab.make_handler` makes handlers of these ------------


def send_queued(form: ChatForm, asked: Any) -> Question | None:
    """Send a message that was queued behind an answer; the message box is left unchanged."""
    return typed_question(form, _text(asked), Attachments.read(_values(asked).get("attached")), is_from_box=False)


def typed_question(form: ChatForm, text: str, beside: Attachments, *, is_from_box: bool) -> Question | None:
    before = form.shown()
    question = Question(before, [*before, beside.message(text)], text, is_from_box, beside=beside)
    return question if text.strip() or beside else None


def send_example(form: ChatForm, asked: Any) -> Question:
    """Send an example prompt; the message box is left unchanged."""
    before = form.shown()
    return Question(before, [*before, message("user", _text(asked))])


def regenerate(form: ChatForm) -> Question:
    """Answer the last message again, as an alternative to its present answers; if that fails, the old answer is shown again."""
    before = form.shown()
    asked = list(before)
    while asked and asked[-1]["role"] != "user":
        asked.pop()
    return Question(before, asked)


def edit(form: ChatForm, asked: Any) -> Question | None:
    """Answer an edited message; the old message and the turns after it remain on another branch."""
    before, index, text = form.shown(), _values(asked).get("index"), _text(asked)
    if type(index) is not int or not 0 <= index < len(before) or before[index]["role"] != "user":
        return None
    beside = Attachments.to(before[index])
    return Question(before, [*before[:index], beside.message(text)], text, beside=beside)


def go_on(form: ChatForm, *, allowed: bool | None = None) -> Question | None:
    """Continue the last answer, which is unfinished. ``allowed`` says whether its pending tool calls may run."""
    before = form.shown()
    last = before[-1] if before else message("assistant", "")
    can = "begun" in last if allowed is None else len(before) > 1 and bool(pending(last.get("calls", ())))
    return Question(before, before[:-1], begun=last, allowed=allowed) if can else None


def allow(form: ChatForm) -> Question | None:
    return go_on(form, allowed=True)


def refuse(form: ChatForm) -> Question | None:
    return go_on(form, allowed=False)


def _values(asked: Any) -> Mapping[str, Any]:
    return asked if isinstance(asked, Mapping) else {}


def _text(asked: Any) -> str:
    text = _values(asked).get("text")
    return text if isinstance(text, str) else ""
