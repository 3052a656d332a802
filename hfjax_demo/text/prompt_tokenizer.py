"""Conversion of a request to the token ids that the model reads: chat template, special tokens, and trimming."""

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
from ..events import TokenizationReady
from ..requests import EmbeddingRequest, Message, TextRequest, TokensRequest, max_prompt_tokens, message_images
from ..text_fields import MAX_TOKENS, TRUNCATE_TO_MODEL_LIMIT
from ..tools import NONE, Tool, count_characters
from .chat_format import NO_CHAT_FORMAT, ChatFormat
from .constraints import GrammarMatcher
from .conversation_renderer import ConversationRenderer, convert_processor_errors
from .embedding_config import EmbeddingConfig
from .pictures.image_inputs import ImageInputs
from .pictures.vision_encoder import VisionEncoder
from .scheduler import common_prefix_length

# A quarter of the context is trimmed at a time, so that the next turns share this one's prefix and find it in the cache.
TRIM_SHARE = 4

PLACEHOLDER = "Something"  # placeholder for a message if only the text before it matters
PLACEHOLDER_CONVERSATION: list[Message] = [{"role": "user", "content": PLACEHOLDER}]

# Fields of a request on which its prompt depends.
_PROMPT_FIELDS = (
    "messages", "prompt", "prompt_ids", "begun", "trim", "any_room", "sampling.max_new_tokens", "thinking", "effort",
    "thinking_tokens", "tools", "tool_choice", "constraint",
)  # fmt: skip

MAX_CHARACTERS_PER_TOKEN = (
    16  # approximate number of characters; bounds the tokenizer's work for a prompt that cannot fit
)


@dataclass(frozen=True, slots=True)
class EncodedPrompt:
    """Token ids of a request.

    Attributes:
        ids: the token ids; image tokens have negative ids here, which differ between images.
        dropped_messages: number of the oldest messages that were removed so that the conversation fits.
        head: number of ids before the first message after the system prompt; 0 for a prompt that is not a conversation.
        handed: the language model's inputs for a prompt with images.
        begun: the last of the ids, if they are the beginning of the answer.
        forced: number of the first ids of ``begun`` that were prefilled for the model and are not part of its answer.
        matcher: the answer's constraint.
        opening: text of the answer's turn that is in the prompt; None if the answer is not split into parts.
        tools: tools that the answer may call.
    """

    ids: tuple[int, ...]
    dropped_messages: int = 0
    head: int = 0
    image_inputs: ImageInputs | None = None
    begun: tuple[int, ...] = ()
    forced: int = 0
    matcher: GrammarMatcher | None = None
    opening: str | None = None
    tools: tuple[Tool, ...] = ()

    @property
    def processor_ids(self) -> tuple[int, ...]:
        """The ids that the model's own processor produces, including those of image tokens."""
        return self.ids if self.image_inputs is None else tuple(int(token) for token in self.image_inputs.tokens)


@dataclass(eq=False, slots=True)
class PromptTokenizer:
    """Tokenizer of the requests of one model, on any thread: one request with images at a time, and one without.

    Another thread may use ``tokenizer`` for decoding at the same time: only calls that truncate or pad change it, and they use a
    copy. A request for several answers (``n``) is encoded once.
    """

    tokenizer: PreTrainedTokenizerBase
    vocabulary: int
    context_length: int
    vision_encoder: VisionEncoder | None = None
    no_vision_reason: str | None = None
    chat: ChatFormat = NO_CHAT_FORMAT
    form: EmbeddingConfig = field(default_factory=EmbeddingConfig)
    _truncating_tokenizer: PreTrainedTokenizerBase | None = None
    _last: tuple[TextRequest, EncodedPrompt] | None = None

    def encode(self, request: TextRequest) -> EncodedPrompt:
        """Tokenize a request, and encode its images.

        Raises:
            ContextTooLong: the prompt does not fit, or a conversation that may not be trimmed leaves no room for an answer; with
                the numbers.
            InvalidRequest: the prompt is empty, a token id is outside the vocabulary, the model does not support images, or its
                chat template does not support the messages, the reasoning or the tools.
        """
        prompt_of = operator.attrgetter(*_PROMPT_FIELDS)
        last = self._last  # read once: another thread may replace it
        if last is None or prompt_of(request) != prompt_of(last[0]):
            self._last = last = request, self._encode_request(request, self.context_length)
        return last[1]

    def _encode_request(
        self, request: TextRequest, context_length: int, *, encode_images: bool = True
    ) -> EncodedPrompt:
        """``encode_images``: encode the images; if False, the ids are those of the model's processor."""
        tokenizer, vision_encoder, chat = self.tokenizer, self.vision_encoder, self.chat
        if vision_encoder is None and message_images(request.messages or ()):
            raise InvalidRequest(
                f"This model can't read images: {self.no_vision_reason or 'it has no vision encoder'}. Remove them, or choose "
                "another model.",
                field="messages",
            )
        _check_characters(request, context_length)
        chat.check(request)
        if request.thinking_tokens and message_images(request.messages or ()):
            raise InvalidRequest("thinking_tokens is not supported with images; remove it.", field="thinking_tokens")
        writer = ConversationRenderer(tokenizer, vision_encoder, chat, chat.keywords(request))
        dropped = head = 0
        opening = forced = ""
        if request.messages is not None and chat.markers is not None:
            opening = writer.opening(PLACEHOLDER_CONVERSATION)
            forced = chat.forced(request, opening)
        ahead = _tokenize_beginning(forced, tokenizer)
        begun = [*ahead, *_tokenize_beginning(request.begun, tokenizer)]
        if request.messages is not None:
            room = max_prompt_tokens(context_length, request.sampling.max_new_tokens) - len(begun)
            ids = writer.tokens(request.messages)
            if len(ids) > room:
                if request.trim:
                    ids, dropped = _trim_conversation(request.messages, ids, room, context_length // TRIM_SHARE, writer)
                # A single message may leave little room, and so may a conversation without a requested answer length.
                elif not request.any_room and possible_starts(request.messages) and len(ids) < context_length:
                    raise ContextTooLong(
                        f"The conversation has {len(ids)} tokens, which leaves too little room for the answer in a context "
                        f"length of {context_length}; remove the oldest messages, or request a shorter answer."
                    )
            head = _count_system_tokens(request.messages, ids, writer)
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
        spelled = forced + _beginning_text(request.begun, tokenizer)
        encoded = EncodedPrompt(tuple(ids), dropped, head, begun=tuple(begun), forced=len(ahead))
        if request.messages is not None and chat.markers is not None:
            tools = () if request.tool_choice == NONE else tuple(request.tools)
            encoded = replace(encoded, opening=opening + spelled, tools=tools)
        if vision_encoder is None or not encode_images or not message_images(kept):
            return encoded
        text = writer.text(kept)
        with convert_processor_errors():
            image_inputs = vision_encoder.language_model_inputs(text, message_images(kept), begun)
        return replace(encoded, ids=image_inputs.ids, image_inputs=image_inputs)

    def encode_inputs(self, request: EmbeddingRequest) -> list[list[int]]:
        """Return the token ids of each text of a request, after the requested prompt; inputs that are token ids get no prompt.

        Raises:
            ContextTooLong: a text does not fit, and truncation was not requested.
            InvalidRequest: a token id outside the vocabulary, a prompt that the model does not have, or an unsupported embedding
                method.
        """
        form = self.form
        if form.unknown:
            raise InvalidRequest(f"This model's embeddings are not supported: {form.unknown}. Choose another model.")
        fits = min(self.context_length, form.longest or self.context_length)
        most = fits if request.truncate in (None, TRUNCATE_TO_MODEL_LIMIT) else min(request.truncate, fits)
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
                    ids = self._truncate_text(whole, most)
            _check_ids(ids, self.vocabulary, "inputs")
            if not 0 < len(ids) <= most:
                raise ContextTooLong(
                    f"A text has {len(ids)} tokens, and the limit is {most}; shorten it, or set truncate_prompt_tokens."
                )
            found.append(ids)
        return found

    def _truncate_text(self, text: str, most: int) -> list[int]:
        """Return a text's first token ids, including the model's end tokens; with a copy of the tokenizer, since truncation
        changes it."""
        if self._truncating_tokenizer is None:
            self._truncating_tokenizer = copy.deepcopy(self.tokenizer)
        return list(self._truncating_tokenizer(text, truncation=True, max_length=most).input_ids)

    def tokenize_request(self, request: TokensRequest) -> TokenizationReady:
        """Return the tokens of a text or a conversation, or the text of tokens. For a chat request only the ids are returned,
        since image tokens have no text.

        Raises:
            InvalidRequest: messages that the chat template does not support, images, or a token id outside the vocabulary.
        """
        ids = self._ids(request)
        if request.request is not None:
            return TokenizationReady(tuple(ids), (), "", self.context_length)
        _check_ids(ids, self.vocabulary, "tokens")
        pieces = (str(piece or "") for piece in self.tokenizer.convert_ids_to_tokens(ids))
        text = str(self.tokenizer.decode(ids, clean_up_tokenization_spaces=False)) if ids else ""
        return TokenizationReady(tuple(ids), tuple(pieces), text, self.context_length)

    def count(self, request: TokensRequest) -> int:
        """Return the number of tokens of :meth:`tokenize_request`. Raises the same errors."""
        return len(self._ids(request))

    def _ids(self, request: TokensRequest) -> list[int]:
        if request.request is not None:
            return list(self._encode_request(request.request, MAX_TOKENS, encode_images=False).ids)
        if request.messages is not None:
            if message_images(request.messages):
                raise InvalidRequest("Images can't be tokenized; remove them.", field="messages")
            return ConversationRenderer(self.tokenizer, self.vision_encoder, self.chat).tokens(request.messages)
        if request.prompt is not None:
            return list(self.tokenizer(request.prompt, add_special_tokens=request.special_tokens).input_ids)
        return list(request.tokens or ())


def _check_ids(ids: Sequence[int], vocabulary: int, field: str) -> None:
    if not all(0 <= token < vocabulary for token in ids):
        raise InvalidRequest(f"A token ID is outside the vocabulary; use IDs from 0 to {vocabulary - 1}.", field=field)


def _tokenize_beginning(begun: str | Sequence[int] | None, tokenizer: PreTrainedTokenizerBase) -> list[int]:
    """Return the tokens of an answer's beginning, tokenized as a continuation, so that no space is inserted before it."""
    if not isinstance(begun, str):
        return list(begun or ())
    before, both = (list(tokenizer(text, add_special_tokens=False).input_ids) for text in ("\n", "\n" + begun))
    alone = list(tokenizer(begun, add_special_tokens=False).input_ids)
    return both[len(before) :] if both[: len(before)] == before else alone


def _beginning_text(begun: str | Sequence[int] | None, tokenizer: PreTrainedTokenizerBase) -> str:
    return begun if isinstance(begun, str) else str(tokenizer.decode(list(begun or ())))


def _without_oldest(messages: Sequence[Message], dropped: int) -> list[Message]:
    """Return a conversation without this number of the messages after its system prompt."""
    first = 1 if messages and messages[0]["role"] == "system" else 0
    return [*messages[:first], *messages[first + dropped :]]


def possible_starts(messages: Sequence[Message]) -> list[int]:
    """Return the indices at which a trimmed conversation may begin, apart from its system prompt, ascending.

    The rest then begins with a user message, as templates require, and contains the last message.
    """
    first = 1 if messages[0]["role"] == "system" else 0
    return [index for index in range(first + 1, len(messages)) if messages[index]["role"] == "user"]


def _trim_conversation(
    messages: Sequence[Message],
    ids: list[int],
    room: int,
    step: int,
    writer: ConversationRenderer,
) -> tuple[list[int], int]:
    """Remove the oldest turns of a conversation with too many tokens, ``ids``; return its ids and the number of removed messages.

    The number of tokens to remove is rounded up to a multiple of ``step``. The size of the oldest turns does not depend on later
    ones, so the next few requests of a growing conversation lose the same turns and share a prefix. If that would remove more
    than all turns but the last, only as many as necessary are removed.
    """
    head = list(messages[:1]) if messages[0]["role"] == "system" else []
    starts = possible_starts(messages)
    if not starts:
        return ids, 0
    rests: dict[int, list[int]] = {}

    def rest(start: int) -> list[int]:
        if start not in rests:
            rests[start] = writer.tokens([*head, *messages[start:]])
        return rests[start]

    # The messages' token counts give an estimate, so that few remainders must be rendered and tokenized.
    own = [
        len(each)
        for each in writer.tokenizer([item["content"] for item in messages], add_special_tokens=False).input_ids
    ]
    template = (len(ids) - sum(own)) / len(own)
    sums = list(itertools.accumulate((count + template for count in own), initial=0.0))
    guesses = [sums[start] - sums[len(head)] for start in starts]

    def first_that_drops(tokens: int) -> int:
        return _find_first_true(
            bisect.bisect_left(guesses, tokens),
            len(starts),
            lambda place: len(ids) - len(rest(starts[place])) >= tokens,
        )

    too_many = len(ids) - room
    place = first_that_drops(math.ceil(too_many / step) * step)
    if place == len(starts):
        place = min(first_that_drops(too_many), len(starts) - 1)
    return rest(starts[place]), starts[place] - len(head)


def _find_first_true(guess: int, count: int, holds: Callable[[int], bool]) -> int:
    """Return the first index below ``count`` for which ``holds`` is true; ``count`` if there is none.

    The search begins near ``guess``. ``holds`` must be monotonic: true for every index after one for which it is true.
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


def _count_system_tokens(messages: Sequence[Message], ids: Sequence[int], writer: ConversationRenderer) -> int:
    """Return the number of a conversation's ids before its first message after the system prompt."""
    if not writer.tokenizer.chat_template:
        return 0
    first: Message = {"role": "user", "content": PLACEHOLDER}
    system = [item for item in messages[:1] if item["role"] == "system"]
    text = writer.text([*system, first])
    before = text[: max(text.rfind(PLACEHOLDER), 0)]
    return common_prefix_length(writer.tokenizer(before, add_special_tokens=False).input_ids, ids)


def _check_characters(request: TextRequest, context_length: int) -> None:
    """Raise :class:`ContextTooLong` for a text that cannot fit, before it is tokenized; not if trimming could make it fit."""
    if request.messages is not None and not request.trim:
        characters = sum(map(count_characters, request.messages))
    else:
        characters = len(request.prompt or "")
    characters += len(json.dumps(list(request.tools))) if request.tools else 0
    _check_size(characters, context_length)


def _check_size(characters: int, context_length: int) -> None:
    most = MAX_CHARACTERS_PER_TOKEN * context_length
    if characters > most:
        raise ContextTooLong(
            f"The prompt has {characters:,} characters; the limit for a context length of {context_length:,} tokens is "
            f"{most:,}. Shorten it."
        )
