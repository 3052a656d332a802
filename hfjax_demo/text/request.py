"""What a person asks of a text model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict

from ..errors import InvalidRequest
from ..settings import MAX_LOGPROBS, SamplingSettings

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

    Attributes:
        trim: a conversation that is too long for the context loses its oldest turns; False refuses it.
        logprobs: how many of the likeliest tokens to tell beside each token's own log-probability, 0 to
            :data:`~hfjax_demo.settings.MAX_LOGPROBS`; None tells neither.

    Raises:
        InvalidRequest: none or several of the three, an empty one, a message without a known role, or ``logprobs`` out of
            range.
    """

    model: str
    messages: Sequence[Message] | None = None
    prompt: str | None = None
    prompt_ids: Sequence[int] | None = None
    sampling: SamplingSettings = field(default_factory=SamplingSettings)
    trim: bool = True
    logprobs: int | None = None

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
        if self.logprobs is not None and not 0 <= self.logprobs <= MAX_LOGPROBS:
            raise InvalidRequest(f"logprobs is {self.logprobs}; choose 0 to {MAX_LOGPROBS} tokens.")
