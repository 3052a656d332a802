"""What a person asks of a text model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict

from ..errors import InvalidRequest
from ..settings import SamplingSettings

ROLES = ("system", "user", "assistant", "tool")


class Message(TypedDict):
    """One turn of a conversation, in the form that chat templates take."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    name: NotRequired[str]


@dataclass(frozen=True, slots=True)
class TextRequest:
    """A conversation, a raw text, or token ids to continue: exactly one of the three.

    ``messages`` go through the tokenizer's chat template; ``prompt`` is raw text, tokenized with special tokens
    (a beginning-of-text token where the model wants one); ``prompt_ids`` are taken as they are.

    Raises:
        InvalidRequest: none or several of the three, an empty one, or a message without a known role.
    """

    model: str
    messages: Sequence[Message] | None = None
    prompt: str | None = None
    prompt_ids: Sequence[int] | None = None
    sampling: SamplingSettings = field(default_factory=SamplingSettings)

    def __post_init__(self) -> None:
        given = [value for value in (self.messages, self.prompt, self.prompt_ids) if value is not None]
        if len(given) != 1:
            raise InvalidRequest("Give exactly one of messages, a prompt and prompt token ids.")
        if len(given[0]) == 0:
            raise InvalidRequest("The prompt is empty; write something for the model to answer.")
        for message in self.messages or ():
            if not isinstance(message, dict) or message.get("role") not in ROLES:
                raise InvalidRequest(f"Every message needs a role, one of {', '.join(ROLES)}.")
            if not isinstance(message.get("content"), str):
                raise InvalidRequest("Every message needs its content as text.")
