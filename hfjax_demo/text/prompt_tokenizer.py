"""Conversion of a request to the token ids that the model reads: chat template, special tokens, trimming, constraints."""

from __future__ import annotations

import copy
import json
import operator
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tokenizers.normalizers import Lowercase

from ..errors import ContextTooLong, InvalidRequest
from ..events import TokenizationReady
from ..requests import (
    EmbeddingRequest,
    Message,
    TextRequest,
    TokensRequest,
    max_prompt_tokens,
    message_images,
    with_note,
)
from ..text_fields import MAX_TOKENS, TRUNCATE_TO_MODEL_LIMIT
from ..tools import NONE, Tool, count_characters
from .chat_format import NO_CHAT_FORMAT, ChatFormat
from .compaction import max_note_tokens
from .constraints import GrammarCompiler, GrammarMatcher
from .conversation_renderer import ConversationRenderer, convert_processor_errors
from .embedding_config import EmbeddingConfig
from .pictures.image_inputs import ImageInputs
from .prompt_trimming import extended, possible_starts, trim_conversation, without_oldest
from .scheduler import common_prefix_length
from .tokenizer import TextTokenizer

if TYPE_CHECKING:
    from .pictures.vision_encoder import VisionEncoder

# A quarter of the context is trimmed at a time, so that the next turns share this one's prefix and find it in the cache.
TRIM_SHARE = 4
VERBATIM_SHARE = 2  # what is left beside a note has at most half of the context, so that it serves the next turns, too

PLACEHOLDER: Message = {"role": "user", "content": "Something"}  # if only the text before a message matters

# Fields of a request on which its prompt depends.
_PROMPT_FIELDS = (
    "messages", "prompt", "prompt_ids", "begun", "overflow", "note", "any_room", "sampling.max_new_tokens", "thinking", "effort",
    "thinking_tokens", "tools", "tool_choice", "constraint",
)  # fmt: skip

# Characters of a token, generously: bounds the tokenizer's work for a prompt that cannot fit.
MAX_CHARACTERS_PER_TOKEN = 16


@dataclass(frozen=True, slots=True)
class EncodedPrompt:
    """The prompt as token ids.

    Attributes:
        ids: the token ids; image tokens have negative ids here, which differ between images.
        dropped_messages: number of the oldest messages that were removed so that the conversation fits.
        head: number of ids before the first message after the system prompt; 0 for a prompt that is not a conversation.
        image_inputs: the language model's inputs for a prompt with images.
        begun: the last of the ids, if they are the beginning of the answer.
        forced: number of the first ids of ``begun`` that were prefilled for the model and are not part of its answer.
    """

    ids: tuple[int, ...]
    dropped_messages: int = 0
    head: int = 0
    image_inputs: ImageInputs | None = None
    begun: tuple[int, ...] = ()
    forced: int = 0

    @property
    def processor_ids(self) -> tuple[int, ...]:
        """The ids that the model's own processor produces, including those of image tokens."""
        return self.ids if self.image_inputs is None else tuple(int(token) for token in self.image_inputs.tokens)


@dataclass(frozen=True, slots=True)
class EncodedRequest:
    """A request's prompt, and what its answer's text is read by.

    Attributes:
        opening: text of the answer's turn that is in the prompt; None if the answer is not split into parts.
        tools: tools that the answer may call.
        matcher: the answer's constraint, for this answer alone; None: it is not constrained.
    """

    prompt: EncodedPrompt
    opening: str | None = None
    tools: tuple[Tool, ...] = ()
    matcher: GrammarMatcher | None = None


@dataclass(eq=False, slots=True)
class PromptTokenizer:
    """Tokenizer of the requests of one model, on any thread: one request with images at a time, and one without.

    Another thread may use ``tokenizer`` for decoding at the same time: only calls that truncate or pad change it, and they use a
    copy. A request for several answers (``n``) is encoded once.

    Attributes:
        form: how the model's embeddings are computed.
        grammars: compiles the grammars of constrained answers; None: answers are not constrained.
        can_chat: False for a model that only computes embeddings.
    """

    tokenizer: TextTokenizer
    vocabulary: int
    context_length: int
    vision_encoder: VisionEncoder | None = None
    no_vision_reason: str | None = None
    chat: ChatFormat = NO_CHAT_FORMAT
    form: EmbeddingConfig = field(default_factory=EmbeddingConfig)
    grammars: GrammarCompiler | None = None
    can_chat: bool = True
    _truncating_tokenizer: TextTokenizer | None = None
    _last: tuple[TextRequest, EncodedRequest] | None = None

    def encode(self, request: TextRequest) -> EncodedRequest:
        """Tokenize a request, encode its images, and compile its constraint.

        Raises:
            ContextTooLong: the prompt does not fit, or a conversation that may not be trimmed leaves no room for an answer; with
                the numbers.
            InvalidRequest: the prompt is empty, a token id is outside the vocabulary, the model does not support chats or images,
                its chat template does not support the messages, the reasoning or the tools, or the constraint is invalid.
        """
        self._require_chat()
        prompt_of = operator.attrgetter(*_PROMPT_FIELDS)
        last = self._last  # read once: another thread may replace it
        if last is None or prompt_of(request) != prompt_of(last[0]):
            self._last = last = request, self._encode_request(request, self.context_length)
        sampling = request.sampling
        for name, tokens in (
            ("logit_bias", [token for token, _ in sampling.logit_bias]),
            ("stop_token_ids", sampling.stop_token_ids),
        ):
            self._check_ids(tokens, name, f"{name} contains a token ID")
        matcher = self._matcher(request, last[1])
        return last[1] if matcher is None else replace(last[1], matcher=matcher)

    def _matcher(self, request: TextRequest, encoded: EncodedRequest) -> GrammarMatcher | None:
        """Return the answer's grammar matcher; None: it is unconstrained. A required tool call overrides the constraint."""
        form = None if self.chat.requires_tool_call(request) else request.constraint
        if self.grammars is None or (form is None and not request.tools):
            return None
        written: Sequence[int] = encoded.prompt.begun[encoded.prompt.forced :]
        if encoded.opening is not None:
            decode = self.tokenizer.decode
            written = self.chat.tokens_after_reasoning(encoded.opening, written, lambda ids: str(decode(list(ids))))
        for strict in (True, False):
            try:
                calls = self.chat.call_grammar(request, strict=strict)
                return self.grammars.matcher(form, written, calls) if calls or form is not None else None
            except InvalidRequest:
                # A tool's schema may have unsupported features: its arguments may then be any object.
                if not strict or not request.tools:
                    raise
        return None

    def _encode_request(
        self, request: TextRequest, context_length: int, *, encode_images: bool = True
    ) -> EncodedRequest:
        """``encode_images``: encode the images; if False, the ids are those of the model's processor."""
        tokenizer, chat, messages = self.tokenizer, self.chat, request.messages
        self._check_support(request, context_length)
        renderer = ConversationRenderer(tokenizer, self.vision_encoder, chat, chat.keywords(request))
        dropped = head = 0
        opening = forced = ""
        has_parts = messages is not None and chat.markers is not None
        if has_parts:
            opening = renderer.opening([PLACEHOLDER])
            forced = chat.forced(request, opening)
        ahead = _tokenize_beginning(forced, tokenizer)
        begun = [*ahead, *_tokenize_beginning(request.begun, tokenizer)]
        if messages is not None:
            ids, dropped = _fit_conversation(request, renderer, context_length, len(begun))
            head = _count_system_tokens(messages, ids, renderer)
        else:
            ids = (
                list(request.prompt_ids)
                if request.prompt_ids is not None
                else tokenizer(request.prompt or "").input_ids
            )
        ids += begun
        if not ids:
            raise InvalidRequest("The prompt is empty.", field="prompt")
        self._check_ids(ids, "prompt_ids", "A prompt token ID is")
        if len(ids) >= context_length:
            raise ContextTooLong(
                f"The prompt has {len(ids)} tokens, and the context length is {context_length}, answer included; shorten it, or "
                "set a larger context length."
            )
        prompt = EncodedPrompt(tuple(ids), dropped, head, begun=tuple(begun), forced=len(ahead))
        note = extended(request.note, dropped)
        kept = with_note(messages or (), note) if note is not None else without_oldest(messages or (), dropped)
        if self.vision_encoder is not None and encode_images and message_images(kept):
            text = renderer.text(kept)
            with convert_processor_errors():
                image_inputs = self.vision_encoder.language_model_inputs(text, message_images(kept), begun)
            prompt = replace(prompt, ids=image_inputs.ids, image_inputs=image_inputs)
        if not has_parts:
            return EncodedRequest(prompt)
        written = request.begun if isinstance(request.begun, str) else str(tokenizer.decode(list(request.begun or ())))
        tools = () if request.tool_choice == NONE else tuple(request.tools)
        return EncodedRequest(prompt, opening + forced + written, tools)

    def _check_support(self, request: TextRequest, context_length: int) -> None:
        """Raise the errors of :meth:`encode` that do not depend on tokens: a text that cannot fit is not tokenized."""
        images = message_images(request.messages or ())
        if images and self.vision_encoder is None:
            raise InvalidRequest(
                f"This model can't read images: {self.no_vision_reason or 'it has no vision encoder'}. Remove them, or choose "
                "another model.",
                field="messages",
            )
        characters = len(request.prompt or "")
        if request.messages is not None and request.overflow == "refuse":  # else leaving out could make it fit
            noted = request.messages if request.note is None else with_note(request.messages, request.note)
            characters = sum(map(count_characters, noted))
        _check_size(characters + (len(json.dumps(list(request.tools))) if request.tools else 0), context_length)
        self.chat.check(request)
        if images and request.thinking_tokens:
            raise InvalidRequest("thinking_tokens is not supported with images; remove it.", field="thinking_tokens")

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
            self._check_ids(ids, "inputs", "A token ID is")
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
        self._check_ids(ids, "tokens", "A token ID is")
        pieces = (str(piece or "") for piece in self.tokenizer.convert_ids_to_tokens(ids))
        text = str(self.tokenizer.decode(ids, clean_up_tokenization_spaces=False)) if ids else ""
        return TokenizationReady(tuple(ids), tuple(pieces), text, self.context_length)

    def count(self, request: TokensRequest) -> int:
        """Return the number of tokens of :meth:`tokenize_request`. Raises the same errors."""
        return len(self._ids(request))

    def _ids(self, request: TokensRequest) -> list[int]:
        if request.request is not None:
            return list(self._encode_request(request.request, MAX_TOKENS, encode_images=False).prompt.ids)
        if request.messages is not None:
            self._require_chat()
            if message_images(request.messages):
                raise InvalidRequest("Images can't be tokenized; remove them.", field="messages")
            return ConversationRenderer(self.tokenizer, self.vision_encoder, self.chat).tokens(request.messages)
        if request.prompt is not None:
            return list(self.tokenizer(request.prompt, add_special_tokens=request.special_tokens).input_ids)
        return list(request.tokens or ())

    def _require_chat(self) -> None:
        if not self.can_chat:
            raise InvalidRequest("This is an embedding model and can't chat; choose a text model.", field="model")

    def _check_ids(self, ids: Sequence[int], field: str, subject: str) -> None:
        if not all(0 <= token < self.vocabulary for token in ids):
            raise InvalidRequest(
                f"{subject} outside the vocabulary; use IDs from 0 to {self.vocabulary - 1}.", field=field
            )


def _fit_conversation(
    request: TextRequest, renderer: ConversationRenderer, context_length: int, begun: int
) -> tuple[list[int], int]:
    """Return the ids of a conversation, and the number of messages that were removed if it may be trimmed. ``begun``: number of
    tokens of the answer's beginning."""
    messages, note = request.messages or (), request.note
    ids = renderer.tokens(with_note(messages, note))
    room = max_prompt_tokens(context_length, request.sampling.max_new_tokens) - begun
    if len(ids) <= room:
        return ids, 0
    if request.overflow == "leave_out":
        return trim_conversation(messages, ids, room, context_length // TRIM_SHARE, renderer, note)
    if request.overflow == "sum_up":
        left = min(room - max_note_tokens(context_length), context_length // VERBATIM_SHARE)
        return trim_conversation(messages, ids, left, 1, renderer, note)
    # A single message may leave little room, and so may a conversation without a requested answer length.
    if not request.any_room and possible_starts(messages) and len(ids) < context_length:
        raise ContextTooLong(
            f"The conversation has {len(ids)} tokens, which leaves too little room for the answer in a context length of "
            f"{context_length}; remove the oldest messages, or request a shorter answer."
        )
    return ids, 0


def _tokenize_beginning(begun: str | Sequence[int] | None, tokenizer: TextTokenizer) -> list[int]:
    """Return the tokens of an answer's beginning, tokenized as a continuation, so that no space is inserted before it."""
    if not isinstance(begun, str):
        return list(begun or ())
    before, both = (list(tokenizer(text, add_special_tokens=False).input_ids) for text in ("\n", "\n" + begun))
    alone = list(tokenizer(begun, add_special_tokens=False).input_ids)
    return both[len(before) :] if both[: len(before)] == before else alone


def _count_system_tokens(messages: Sequence[Message], ids: Sequence[int], renderer: ConversationRenderer) -> int:
    if not renderer.tokenizer.chat_template:
        return 0
    system = [item for item in messages[:1] if item["role"] == "system"]
    text = renderer.text([*system, PLACEHOLDER])
    before = text[: max(text.rfind(PLACEHOLDER["content"]), 0)]
    return common_prefix_length(renderer.tokenizer(before, add_special_tokens=False).input_ids, ids)


def _check_size(characters: int, context_length: int) -> None:
    """Raise :class:`ContextTooLong` for a text that cannot fit, before it is tokenized."""
    most = MAX_CHARACTERS_PER_TOKEN * context_length
    if characters > most:
        raise ContextTooLong(
            f"The prompt has {characters:,} characters; the limit for a context length of {context_length:,} tokens is "
            f"{most:,}. Shorten it."
        )
