"""From a request to the token ids the model reads: chat template, special tokens, and what to do when it is too long."""

from __future__ import annotations

import bisect
import copy
import itertools
import json
import math
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from tokenizers.normalizers import Lowercase
from transformers import PreTrainedTokenizerBase

from ..errors import ContextTooLong, InvalidRequest
from ..events import Tokenized
from ..requests import (
    CUT_TO_FIT,
    MAX_TOKENS,
    EmbeddingRequest,
    Message,
    TextRequest,
    TokensRequest,
    pictures_of,
    prompt_room,
)
from ..tools import NONE, Tool, written_characters
from .chat_format import PLAIN, ChatFormat
from .constraints import Matcher
from .embedding_form import EmbeddingForm
from .pictures.handed import Handed
from .pictures.sight import Sight
from .scheduler import shared_prefix
from .writing import Writer, taken_or_refused

# A quarter of the context is trimmed away at a time, so that the next turns begin as this one does and find it in the cache.
TRIM_SHARE = 4

SOMETHING = "Something"  # what stands for a message where only what comes before it matters
QUESTION: list[Message] = [{"role": "user", "content": SOMETHING}]

# What of a request its prompt depends on.
_OF_PROMPT = (
    "messages", "prompt", "prompt_ids", "begun", "trim", "any_room", "sampling.max_new_tokens", "thinking", "effort",
    "thinking_tokens", "tools", "tool_choice", "constraint",
)  # fmt: skip

LONGEST_TOKEN = 16  # characters, more or less; bounds what the tokenizer is made to read of a prompt that cannot fit


@dataclass(frozen=True, slots=True)
class EncodedPrompt:
    """Token ids, and how many of the oldest messages had to go so that they fit.

    ``head`` of the ids are what comes before the first message that is not the system's: the system prompt as the template
    writes it. 0 for a prompt that is no conversation. ``handed`` is what a prompt with pictures is; its tokens that stand for
    pictures have ids below 0 here, which tell one picture from another. ``begun``: the last of the ids, where they are the
    beginning of the answer; the first ``forced`` of those were written for the model, and are no part of its answer.
    ``opening``: what of the answer's turn stands in the prompt, as text; None where the answer is not taken apart. ``tools``:
    those that the answer may call. ``matcher``: what the answer has to be, if not anything.
    """

    ids: tuple[int, ...]
    dropped_messages: int = 0
    head: int = 0
    handed: Handed | None = None
    begun: tuple[int, ...] = ()
    forced: int = 0
    matcher: Matcher | None = None
    opening: str | None = None
    tools: tuple[Tool, ...] = ()

    @property
    def told_ids(self) -> tuple[int, ...]:
        """The ids as the model's own processor has them, those in the place of pictures included."""
        return self.ids if self.handed is None else tuple(int(token) for token in self.handed.tokens)


@dataclass(eq=False, slots=True)
class Encoder:
    """Encodes the requests of one model, on whatever thread: one with pictures at a time, and one without.

    The tokenizer may be used by another thread meanwhile, to decode: it is only changed by calls that truncate or pad, for which
    there is a copy. Several answers to one question (``n``) are encoded once.
    """

    tokenizer: PreTrainedTokenizerBase
    vocabulary: int
    context_length: int
    sight: Sight | None = None
    blind: str | None = None
    chat: ChatFormat = PLAIN
    form: EmbeddingForm = field(default_factory=EmbeddingForm)
    _cutting: PreTrainedTokenizerBase | None = None
    _last: tuple[TextRequest, EncodedPrompt] | None = None

    def encode(self, request: TextRequest) -> EncodedPrompt:
        """Tokenize a request, and look at its pictures.

        Raises:
            ContextTooLong: the prompt does not fit, or a conversation that may not be trimmed leaves no room for an answer; with
                the numbers.
            InvalidRequest: nothing is left after tokenizing, a token id outside the vocabulary, pictures that the model cannot
                see, or messages the model's chat template does not take, or asks for thoughts or tools that it does not know.
        """
        prompt_of = operator.attrgetter(*_OF_PROMPT)
        last = self._last  # another thread may change it meanwhile
        if last is None or prompt_of(request) != prompt_of(last[0]):
            self._last = last = request, self._encoded(request, self.context_length)
        return last[1]

    def _encoded(self, request: TextRequest, context_length: int, *, look: bool = True) -> EncodedPrompt:
        """``look``: at the pictures; else the ids are those of the model's processor."""
        tokenizer, sight, chat = self.tokenizer, self.sight, self.chat
        if sight is None and pictures_of(request.messages or ()):
            raise InvalidRequest(
                f"This model can't read images: {self.blind or 'it has no vision encoder'}. Remove them, or choose another "
                "model.",
                field="messages",
            )
        _check_characters(request, context_length)
        chat.check(request)
        if request.thinking_tokens and pictures_of(request.messages or ()):
            raise InvalidRequest("thinking_tokens is not supported with images; remove it.", field="thinking_tokens")
        writer = Writer(tokenizer, sight, chat, chat.keywords(request))
        dropped = head = 0
        opening = forced = ""
        if request.messages is not None and chat.marks is not None:
            opening = writer.opening(QUESTION)
            forced = chat.forced(request, opening)
        ahead = _begun(forced, tokenizer)
        begun = [*ahead, *_begun(request.begun, tokenizer)]
        if request.messages is not None:
            room = prompt_room(context_length, request.sampling.max_new_tokens) - len(begun)
            ids = writer.tokens(request.messages)
            if len(ids) > room:
                if request.trim:
                    ids, dropped = _trimmed(request.messages, ids, room, context_length // TRIM_SHARE, writer)
                # A single message may leave little room, and so may any conversation whose answer was given no length.
                elif not request.any_room and oldest_turns(request.messages) and len(ids) < context_length:
                    raise ContextTooLong(
                        f"The conversation has {len(ids)} tokens, which leaves too little room for the answer in a context "
                        f"length of {context_length}; remove the oldest messages, or request a shorter answer."
                    )
            head = _head(request.messages, ids, writer)
        else:
            ids = list(request.prompt_ids) if request.prompt_ids is not None else tokenizer(request.prompt).input_ids
        ids += begun
        if not ids:
            raise InvalidRequest("The prompt is empty.", field="prompt")
        if not all(0 <= token < self.vocabulary for token in ids):
            raise InvalidRequest(
                f"A prompt token ID is outside the vocabulary; use IDs from 0 to {self.vocabulary - 1}.",
                field="prompt_ids",
            )
        if len(ids) >= context_length:
            raise ContextTooLong(
                f"The prompt has {len(ids)} tokens, and the context length is {context_length}, answer included; shorten it, or "
                "set a larger context length."
            )
        kept = _without_oldest(request.messages or (), dropped)
        spelled = forced + _spelled(request.begun, tokenizer)
        encoded = EncodedPrompt(tuple(ids), dropped, head, begun=tuple(begun), forced=len(ahead))
        if request.messages is not None and chat.marks is not None:
            tools = () if request.tool_choice == NONE else tuple(request.tools)
            encoded = replace(encoded, opening=opening + spelled, tools=tools)
        if sight is None or not look or not pictures_of(kept):
            return encoded
        text = writer.text(kept)
        with taken_or_refused():
            handed = sight.see(text, pictures_of(kept), begun)
        return replace(encoded, ids=handed.ids, handed=handed)

    def encode_inputs(self, request: EmbeddingRequest) -> list[list[int]]:
        """The token ids of each of a request's texts, behind the prompt that is asked for; token ids stay as they are.

        Raises:
            ContextTooLong: one does not fit, and was not to be cut.
            InvalidRequest: a token id outside the vocabulary, a prompt that the model does not have, or embeddings that are made
                in a way that is not known here.
        """
        form = self.form
        if form.unknown:
            raise InvalidRequest(f"This model's embeddings are not supported: {form.unknown}. Choose another model.")
        fits = min(self.context_length, form.longest or self.context_length)
        most = fits if request.truncate in (None, CUT_TO_FIT) else min(request.truncate, fits)
        before = form.prompt(request.prompt_name)
        found = []
        for text in request.inputs:
            if not isinstance(text, str):
                ids = list(text) if request.truncate is None else list(text)[:most]
            else:
                whole = before + text
                whole = Lowercase().normalize_str(whole) if form.lower_case else whole
                if request.truncate is None:
                    _check_size(len(whole), fits)
                    ids = list(self.tokenizer(whole).input_ids)
                else:
                    ids = self._cut(whole, most)
            _check_ids(ids, self.vocabulary, "inputs")
            if not 0 < len(ids) <= most:
                raise ContextTooLong(
                    f"A text has {len(ids)} tokens, and the limit is {most}; shorten it, or set truncate_prompt_tokens."
                )
            found.append(ids)
        return found

    def _cut(self, text: str, most: int) -> list[int]:
        """A text's first token ids, with what the model ends texts with; by a tokenizer of its own, which that changes."""
        if self._cutting is None:
            self._cutting = copy.deepcopy(self.tokenizer)
        return list(self._cutting(text, truncation=True, max_length=most).input_ids)

    def tokenized(self, request: TokensRequest) -> Tokenized:
        """A text's or a conversation's tokens, or the text of tokens. Of a request for an answer the ids are told alone: those in
        the place of pictures have no text.

        Raises:
            InvalidRequest: messages the model's chat template does not take, pictures, or a token id outside the vocabulary.
        """
        ids = self._ids(request)
        if request.request is not None:
            return Tokenized(tuple(ids), (), "", self.context_length)
        _check_ids(ids, self.vocabulary, "tokens")
        pieces = (str(piece or "") for piece in self.tokenizer.convert_ids_to_tokens(ids))
        text = str(self.tokenizer.decode(ids, clean_up_tokenization_spaces=False)) if ids else ""
        return Tokenized(tuple(ids), tuple(pieces), text, self.context_length)

    def count(self, request: TokensRequest) -> int:
        """How many tokens :meth:`tokenized` would tell. Raises as it does."""
        return len(self._ids(request))

    def _ids(self, request: TokensRequest) -> list[int]:
        if request.request is not None:
            return list(self._encoded(request.request, MAX_TOKENS, look=False).ids)
        if request.messages is not None:
            if pictures_of(request.messages):
                raise InvalidRequest("Images can't be tokenized; remove them.", field="messages")
            return Writer(self.tokenizer, self.sight, self.chat).tokens(request.messages)
        if request.prompt is not None:
            return list(self.tokenizer(request.prompt, add_special_tokens=request.special_tokens).input_ids)
        return list(request.tokens or ())


def _check_ids(ids: Sequence[int], vocabulary: int, field: str) -> None:
    if not all(0 <= token < vocabulary for token in ids):
        raise InvalidRequest(f"A token ID is outside the vocabulary; use IDs from 0 to {vocabulary - 1}.", field=field)


def _begun(begun: str | Sequence[int] | None, tokenizer: PreTrainedTokenizerBase) -> list[int]:
    """The tokens of an answer's beginning. As the model wrote them: behind others, where no space is put before a text."""
    if not isinstance(begun, str):
        return list(begun or ())
    before, both = (list(tokenizer(text, add_special_tokens=False).input_ids) for text in ("\n", "\n" + begun))
    alone = list(tokenizer(begun, add_special_tokens=False).input_ids)
    return both[len(before) :] if both[: len(before)] == before else alone


def _spelled(begun: str | Sequence[int] | None, tokenizer: PreTrainedTokenizerBase) -> str:
    return begun if isinstance(begun, str) else str(tokenizer.decode(list(begun or ())))


def _without_oldest(messages: Sequence[Message], dropped: int) -> list[Message]:
    """A conversation without so many of the messages behind its system prompt."""
    first = 1 if messages and messages[0]["role"] == "system" else 0
    return [*messages[:first], *messages[first + dropped :]]


def oldest_turns(messages: Sequence[Message]) -> list[int]:
    """Where a conversation may begin instead, the system prompt left out of account: rising indices, the least dropped first.

    What is left then begins with a person's message, as templates ask for, and keeps the last message.
    """
    first = 1 if messages[0]["role"] == "system" else 0
    return [index for index in range(first + 1, len(messages)) if messages[index]["role"] == "user"]


def _trimmed(
    messages: Sequence[Message],
    ids: list[int],
    room: int,
    step: int,
    writer: Writer,
) -> tuple[list[int], int]:
    """A conversation of too many tokens, ``ids``, without its oldest turns, and how many messages those were.

    So many tokens go as are too many, rounded up to a multiple of ``step``. What the oldest turns take depends on nothing that
    follows them, so the next few requests of a growing conversation lose the same turns, and begin alike. Where that would
    be more than all turns but the last, no more go than have to.
    """
    head = list(messages[:1]) if messages[0]["role"] == "system" else []
    starts = oldest_turns(messages)
    if not starts:
        return ids, 0
    rests: dict[int, list[int]] = {}

    def rest(start: int) -> list[int]:
        if start not in rests:
            rests[start] = writer.tokens([*head, *messages[start:]])
        return rests[start]

    # Each message's own tokens say nearly where to look, so that few of the rests have to be rendered and tokenized.
    own = [
        len(each)
        for each in writer.tokenizer([item["content"] for item in messages], add_special_tokens=False).input_ids
    ]
    template = (len(ids) - sum(own)) / len(own)
    sums = list(itertools.accumulate((count + template for count in own), initial=0.0))
    guesses = [sums[start] - sums[len(head)] for start in starts]

    def first_that_drops(tokens: int) -> int:
        return _first_from(
            bisect.bisect_left(guesses, tokens),
            len(starts),
            lambda place: len(ids) - len(rest(starts[place])) >= tokens,
        )

    too_many = len(ids) - room
    place = first_that_drops(math.ceil(too_many / step) * step)
    if place == len(starts):
        place = min(first_that_drops(too_many), len(starts) - 1)
    return rest(starts[place]), starts[place] - len(head)


def _first_from(guess: int, count: int, holds: Callable[[int], bool]) -> int:
    """The first place of ``count`` that something holds of; ``count`` if it holds of none.

    It is asked near ``guess`` first. It has to hold of every place behind one of which it holds.
    """
    low, high, reach = 0, count, 1
    place, below, above = min(guess, count - 1), False, False
    while low < high:
        if holds(place):
            high, above = place, True
        else:
            low, below = place + 1, True
        near = max(low, high - reach) if above else min(high - 1, low + reach - 1)
        place = (low + high) // 2 if below and above else near
        reach *= 2
    return low


def _head(messages: Sequence[Message], ids: Sequence[int], writer: Writer) -> int:
    """How many of a conversation's ids come before its first message, the system prompt's own aside."""
    if not writer.tokenizer.chat_template:
        return 0
    first: Message = {"role": "user", "content": SOMETHING}
    system = [item for item in messages[:1] if item["role"] == "system"]
    text = writer.text([*system, first])
    before = text[: max(text.rfind(SOMETHING), 0)]
    return shared_prefix(writer.tokenizer(before, add_special_tokens=False).input_ids, ids)


def _check_characters(request: TextRequest, context_length: int) -> None:
    """Raises :class:`ContextTooLong` for a text that cannot fit, before the tokenizer reads it; trimming could make it fit."""
    if request.messages is not None and not request.trim:
        characters = sum(map(written_characters, request.messages))
    else:
        characters = len(request.prompt or "")
    characters += len(json.dumps(list(request.tools))) if request.tools else 0
    _check_size(characters, context_length)


def _check_size(characters: int, context_length: int) -> None:
    most = LONGEST_TOKEN * context_length
    if characters > most:
        raise ContextTooLong(
            f"The prompt has {characters:,} characters; the limit for a context length of {context_length:,} tokens is "
            f"{most:,}. Shorten it."
        )
