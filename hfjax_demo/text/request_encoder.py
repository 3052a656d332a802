"""The tokenizer of requests to a language model, with the grammars of constrained answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..errors import InvalidRequest
from ..requests import TextRequest
from .chat_format import ChatFormat
from .constraints import GrammarCompiler, GrammarMatcher
from .embedding_config import EmbeddingConfig
from .model import TextModel
from .pictures.vision_encoder import VisionEncoder
from .prompt_tokenizer import EncodedPrompt, PromptTokenizer


class RequestEncoder(PromptTokenizer):
    """Tokenizer of the requests to one language model, which also compiles the grammars of constrained answers."""

    def __init__(
        self,
        model: TextModel,
        context_length: int,
        vision_encoder: VisionEncoder | None,
        chat: ChatFormat,
        form: EmbeddingConfig,
    ) -> None:
        super().__init__(
            model.tokenizer, model.vocabulary, context_length, vision_encoder, model.no_vision_reason, chat, form
        )
        self._grammars = GrammarCompiler(model.tokenizer, model.vocabulary, model.stop_ids)

    def encode(self, request: TextRequest) -> EncodedPrompt:
        """See :meth:`.PromptTokenizer.encode`. The prompt of a constrained answer also has its grammar matcher.

        Raises:
            InvalidRequest: as there; or the constraint is invalid, or a token id of the sampling settings outside the vocabulary.
        """
        prompt = super().encode(request)
        sampling = request.sampling
        for name, tokens in (
            ("logit_bias", [token for token, _ in sampling.logit_bias]),
            ("stop_token_ids", sampling.stop_token_ids),
        ):
            if any(token >= self.vocabulary for token in tokens):
                raise InvalidRequest(
                    f"{name} contains a token ID outside the vocabulary; use IDs from 0 to {self.vocabulary - 1}.",
                    field=name,
                )
        written: Sequence[int] = prompt.begun[prompt.forced :]
        if prompt.opening is not None:
            decode = self.tokenizer.decode
            written = self.chat.tokens_after_reasoning(prompt.opening, written, lambda ids: str(decode(list(ids))))
        try:
            matcher = self._matcher(request, written, strict=True)
        except InvalidRequest:
            if not request.tools:
                raise
            # A tool's schema may have unsupported features: its arguments may then be any object.
            matcher = self._matcher(request, written, strict=False)
        return prompt if matcher is None else replace(prompt, matcher=matcher)

    def _matcher(self, request: TextRequest, written: Sequence[int], *, strict: bool) -> GrammarMatcher | None:
        """Return the answer's grammar matcher; None: it is unconstrained. A required tool call overrides the constraint."""
        form = None if self.chat.requires_tool_call(request) else request.constraint
        calls = self.chat.call_grammar(request, strict=strict)
        return self._grammars.matcher(form, written, calls) if calls or form is not None else None
