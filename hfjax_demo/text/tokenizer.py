"""A fast tokenizer without transformers: the library ``tokenizers``, the special tokens by name, and the chat templates.

It gives the tokens and texts of the transformers tokenizer that :mod:`.tokenizer_conversion` makes it from. Where that cannot be
ensured, transformers' own tokenizer is used instead (:data:`TextTokenizer`).
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import jinja2
from tokenizers import AddedToken, Tokenizer

from .template_rendering import compile_template, render

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

TextTokenizer: TypeAlias = "FastTokenizer | PreTrainedTokenizerBase"

# Texts that tokenizers treat differently.
HARD_TEXTS = (
    "", " ", "\n", "  leading and trailing  ", "a  b   c\t\td\r\n\r\n  \n e", "Hello, I'm here . Don ' t you've n't ?! 's",
    "1 22 333 4444 55555.5e-10", "def f(x):\n\treturn {'a': [x[0]]}  # <b>&nbsp;</b>\n", "</s><s><unk><|endoftext|>[CLS] [MASK]",
    "\u2581the\u2581 \u0120the <0x0A> ##ing", "\x00\x01\x1b\x7f\x85\xa0\xad\u200b\u2028\ufeff\ufffd",
    "café cafe\u0301 naïve ÄRGER \ufb01 \u2460 \uff26\uff35\uff2c\uff2c", "你好\uff0c世界。日本語 한국어", "السلام عليكم שלום",
    "สวัสดี नमस्ते Привет", "\U0001f600\U0001f469\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f\U0001f1e9\U0001f1ea",
)  # fmt: skip

# What transformers replaces in a decoded text to clean it up, in this order.
_SPACES = (
    (" .", "."), (" ?", "?"), (" !", "!"), (" ,", ","), (" ' ", "'"), (" n't", "n't"), (" 'm", "'m"), (" 's", "'s"),
    (" 've", "'ve"), (" 're", "'re"),
)  # fmt: skip


class Encoded(NamedTuple):
    """The token ids of a text, or a list of those of each text."""

    input_ids: Any


@dataclass(frozen=True, eq=False)
class FastTokenizer:
    """A tokenizer with its chat templates. Thread-safe, but for a call that truncates: it changes ``backend_tokenizer``.

    Attributes:
        special_tokens: the special tokens by their names, such as "eos_token".
        chat_template: the template, several by name, or None.
        response_template: transformers' description of how to parse an answer, or None.
        cleans_up_spaces: whether spaces before punctuation are removed from decoded text.
        splits_special_tokens: whether the text of a special token is tokenized as any other text.
        truncation_side: the side on which tokens are removed.
    """

    backend_tokenizer: Tokenizer = field(repr=False)
    special_tokens: Mapping[str, str]
    chat_template: str | Mapping[str, str] | None = None
    response_template: Any = None
    cleans_up_spaces: bool = False
    splits_special_tokens: bool = False
    truncation_side: str = "right"
    _compiled: dict[str, jinja2.Template] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        self.backend_tokenizer.no_truncation()
        self.backend_tokenizer.no_padding()
        self.backend_tokenizer.encode_special_tokens = self.splits_special_tokens

    def __call__(
        self,
        text: str | Sequence[str],
        add_special_tokens: bool = True,
        truncation: bool = False,
        max_length: int | None = None,
    ) -> Encoded:
        """Return the token ids of a text or of several.

        Args:
            truncation: return at most ``max_length`` ids.

        Raises:
            TypeError: a text cannot be encoded as UTF-8.
        """
        if truncation and max_length is not None:
            self.backend_tokenizer.enable_truncation(max_length, direction=self.truncation_side)
        elif self.backend_tokenizer.truncation is not None:
            self.backend_tokenizer.no_truncation()
        texts = [text] if isinstance(text, str) else list(text)
        ids = [each.ids for each in self.backend_tokenizer.encode_batch(texts, add_special_tokens=add_special_tokens)]
        return Encoded(ids[0] if isinstance(text, str) else ids)

    def decode(
        self,
        ids: Sequence[int],
        skip_special_tokens: bool = False,
        clean_up_tokenization_spaces: Literal[False] | None = None,
    ) -> str:
        """Return the text of token ids. Ids that the tokenizer does not have are skipped."""
        text = self.backend_tokenizer.decode(ids, skip_special_tokens=skip_special_tokens)
        if self.cleans_up_spaces and clean_up_tokenization_spaces is None:
            for found, replacement in _SPACES:
                text = text.replace(found, replacement)
        return text

    def convert_ids_to_tokens(self, ids: int | Sequence[int]) -> Any:
        """Return a token's name, or the names of several; None for an id that the tokenizer does not have."""
        name_of = self.backend_tokenizer.id_to_token
        return name_of(ids) if isinstance(ids, int) else [name_of(token) for token in ids]

    def get_vocab(self) -> dict[str, int]:
        """Return the ids of all tokens, by name."""
        return self.backend_tokenizer.get_vocab(with_added_tokens=True)

    @functools.cached_property
    def added_tokens_decoder(self) -> dict[int, AddedToken]:
        """The tokens that are matched as a whole, by id."""
        return self.backend_tokenizer.get_added_tokens_decoder()

    @property
    def eos_token_id(self) -> int | None:
        """The token at the end of a text; the unknown token if the vocabulary lacks it; None: it has no name."""
        if "eos_token" not in self.special_tokens:
            return None
        names = (self.special_tokens.get(name) for name in ("eos_token", "unk_token"))
        ids = (self.backend_tokenizer.token_to_id(name) for name in names if name is not None)
        return next((token for token in ids if token is not None), None)

    def apply_chat_template(
        self,
        conversation: Sequence[Mapping[str, Any]],
        tools: Sequence[Mapping[str, Any]] | None = None,
        *,
        add_generation_prompt: bool = False,
        tokenize: Literal[False] = False,
        **variables: Any,
    ) -> str:
        """Return a conversation as text.

        Args:
            tools: JSON schemas of functions.
            add_generation_prompt: append the beginning of an answer.
            variables: further variables of the template; they replace special tokens of the same name.

        Raises:
            ValueError: the conversation is empty, or there is no template for it.
            Exception: any exception of the template.
        """
        source = self._template_for(tools)
        if not conversation:
            raise ValueError("Cannot apply chat template to an empty conversation. Provide at least one message.")
        template = self._compiled.get(source)
        if template is None:
            template = self._compiled[source] = compile_template(source)
        return render(template, conversation, tools, add_generation_prompt, {**self.special_tokens, **variables})

    def _template_for(self, tools: Any) -> str:
        templates = self.chat_template
        if templates is None:
            raise ValueError(
                "Cannot use chat template functions because tokenizer.chat_template is not set and no template argument was "
                "passed! For information about writing templates and setting the tokenizer.chat_template attribute, please see "
                "the documentation at https://huggingface.co/docs/transformers/main/en/chat_templating"
            )
        if isinstance(templates, str):
            return templates
        for name in ("tool_use", "default") if tools is not None else ("default",):
            if name in templates:
                return templates[name]
        raise ValueError(
            "This model has multiple chat templates with no default specified! Please either pass a chat template or the name "
            "of the template you wish to use to the `chat_template` argument. Available template names are "
            f"{sorted(templates)}."
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> FastTokenizer:
        return FastTokenizer(Tokenizer.from_str(self.backend_tokenizer.to_str()), *self._settings().values())

    def _settings(self) -> dict[str, Any]:
        """Return the fields besides the backend."""
        return {each.name: getattr(self, each.name) for each in fields(self)[1:] if each.init}

    def to_dict(self) -> dict[str, Any]:
        """Return it in types of JSON, for :meth:`from_dict`.

        Raises:
            ValueError: another tokenizer would be made of that.
        """
        try:
            stored = {"tokenizer.json": self.backend_tokenizer.to_str(), **self._settings()}
            restored = FastTokenizer.from_dict(json.loads(json.dumps(stored)))
        except Exception as error:  # tokenizers raises nothing narrower
            raise ValueError(f"the tokenizer cannot be stored: {error}") from error
        one, other = (
            [each.backend_tokenizer.to_str(), each._settings(), *token_results(each, HARD_TEXTS)]
            for each in (self, restored)
        )
        if one != other:
            raise ValueError("the tokenizer cannot be stored: it would give other tokens")
        return stored

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> FastTokenizer:
        """Return the tokenizer that :meth:`to_dict` was called on.

        Raises:
            Exception: it is not what :meth:`to_dict` has returned.
        """
        settings = {name: value for name, value in stored.items() if name != "tokenizer.json"}
        return cls(Tokenizer.from_str(stored["tokenizer.json"]), **settings)


def token_results(tokenizer: Any, texts: Sequence[str]) -> Iterator[Any]:
    """Yield what a tokenizer makes of texts, and of the tokens of each, for a comparison with another."""
    for special in (True, False):
        encoded = tokenizer(list(texts), add_special_tokens=special).input_ids
        yield encoded
        yield [tokenizer(text, add_special_tokens=special).input_ids for text in texts]
        for ids in encoded:
            yield tokenizer.convert_ids_to_tokens(ids)
            for skips in (True, False):
                yield tokenizer.decode(ids, skip_special_tokens=skips)
                yield tokenizer.decode(ids, skip_special_tokens=skips, clean_up_tokenization_spaces=False)
    yield [tokenizer.convert_ids_to_tokens(token) for token in (0, 1, 1 << 30)]
    yield tokenizer.eos_token_id
