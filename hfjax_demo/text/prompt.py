"""From a request to the token ids the model reads: chat template, special tokens, and what to do when it is too long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jinja2
from transformers import PreTrainedTokenizerBase

from ..errors import ContextTooLong, InvalidRequest
from .request import Message, TextRequest

# A trimmed conversation leaves at least this share of the context for the answer, unless a shorter answer was asked for.
ANSWER_SHARE = 4


@dataclass(frozen=True, slots=True)
class EncodedPrompt:
    """Token ids, and how many of the oldest messages had to go so that they fit."""

    ids: tuple[int, ...]
    dropped_messages: int = 0


def encode(
    request: TextRequest, tokenizer: PreTrainedTokenizerBase, vocabulary: int, context_length: int
) -> EncodedPrompt:
    """Tokenize a request for a context of ``context_length`` tokens.

    Raises:
        ContextTooLong: the prompt does not fit, with the numbers.
        InvalidRequest: nothing is left after tokenizing, a token id outside the vocabulary, or messages the model's chat
            template does not take.
    """
    if request.messages is not None:
        room = context_length - min(request.sampling.max_new_tokens, context_length // ANSWER_SHARE)
        messages = list(request.messages)
        ids = encode_messages(messages, tokenizer)
        dropped = 0
        while len(ids) > room and (shorter := without_oldest_turn(messages)) is not None:
            dropped += len(messages) - len(shorter)
            messages = shorter
            ids = encode_messages(messages, tokenizer)
    else:
        dropped = 0
        ids = list(request.prompt_ids) if request.prompt_ids is not None else tokenizer(request.prompt).input_ids
    if not ids:
        raise InvalidRequest("The prompt has no tokens; write something for the model to continue.")
    if not all(0 <= token < vocabulary for token in ids):
        raise InvalidRequest(
            f"A prompt token id lies outside the model's vocabulary; choose ids from 0 to {vocabulary - 1}."
        )
    if len(ids) >= context_length:
        raise ContextTooLong(
            f"The prompt has {len(ids)} tokens and the context holds {context_length}, answer included; shorten it, "
            "or start the program with a larger context length."
        )
    return EncodedPrompt(tuple(ids), dropped)


def encode_messages(messages: Sequence[Message], tokenizer: PreTrainedTokenizerBase) -> list[int]:
    """The conversation in the model's own turn format, up to where its answer begins.

    A model without a chat template gets the contents alone, one after another. A template that knows no system role
    gets the system prompt at the head of the first message.
    """
    if not tokenizer.chat_template:
        return list(tokenizer("\n\n".join(message["content"] for message in messages)).input_ids)
    try:
        text = _render(messages, tokenizer)
    except jinja2.TemplateError as error:
        folded = fold_system_prompt(messages)
        if folded == list(messages):
            raise InvalidRequest(f"The model's chat template does not take this conversation ({error}).") from error
        try:
            text = _render(folded, tokenizer)
        except jinja2.TemplateError as folded_error:
            raise InvalidRequest(
                f"The model's chat template does not take this conversation ({folded_error})."
            ) from folded_error
    return list(tokenizer(text, add_special_tokens=False).input_ids)


def _render(messages: Sequence[Message], tokenizer: PreTrainedTokenizerBase) -> str:
    turns: list[Any] = list(messages)
    text = tokenizer.apply_chat_template(turns, tokenize=False, add_generation_prompt=True)
    assert isinstance(text, str)
    return text


def fold_system_prompt(messages: Sequence[Message]) -> list[Message]:
    """The same conversation without a system role."""
    if len(messages) < 2 or messages[0]["role"] != "system":
        return list(messages)
    system, first, *rest = messages
    return [{**first, "content": f"{system['content']}\n\n{first['content']}"}, *rest]


def without_oldest_turn(messages: Sequence[Message]) -> list[Message] | None:
    """The conversation without its oldest exchange; the system prompt stays, and so does the last message.

    What is left begins with a person's message, as templates ask for. None when nothing can go.
    """
    head = 1 if messages[0]["role"] == "system" else 0
    for index in range(head + 1, len(messages)):
        if messages[index]["role"] == "user":
            return [*messages[:head], *messages[index:]]
    return None
