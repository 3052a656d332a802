"""The tokenizer of a GGUF file, built from its metadata as in llama.cpp, with which such files are made and tested.

The rules are those of ``src/llama-vocab.cpp``: how a text is tokenized, what it begins with if the file does not specify it,
which tokens are matched as a whole, and which end an answer. They depend on a token's name more than on its type in the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tokenizers import AddedToken, Regex, Tokenizer, decoders, normalizers, pre_tokenizers, processors
from tokenizers.models import BPE
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast

from ..errors import InvalidModelFolder, first_line
from ..sources.gguf_file import GgufHeader
from ..sources.gguf_pretokenizers import PRETOKENIZERS, PreTokenizer
from ..sources.gguf_support import select_pretokenizer

NORMAL, UNKNOWN, CONTROL, USER_DEFINED = 1, 2, 3, 4  # token types
_MAX_TOKEN_CHARACTERS = 4096  # characters of a token; merges are searched at each of them
SPACE_SYMBOL = "\u2581"  # a space in a vocabulary that spells text

_BYTES = frozenset(f"<0x{byte:02X}>" for byte in range(256))  # for text that no other token spells

# Tokens that end an answer, regardless of their type in the file.
_ENDS = (
    "<|eot_id|>", "<|im_end|>", "<|end|>", "<|return|>", "<|call|>", "<|flush|>", "<|calls|>", "<end_of_turn>",
    "<|endoftext|>", "</s>", "<|eom_id|>", "<EOT>", "_<EOT>", "[EOT]", "[EOS]", "<|end_of_text|>", "<end_of_utterance>",
    "<eos>", "<turn|>", "<|tool_response>", "<\uff5cend\u2581of\u2581sentence\uff5c>", "[e~[",
)  # fmt: skip
# Fill-in-the-middle tokens, looked up by name if the file has no key for them.
_FIM_TOKENS = {
    "fim_pre": (
        "<|fim_prefix|>", "<fim-prefix>", "<fim_prefix>", "<\uff5cfim\u2581begin\uff5c>", "<PRE>", "\u2581<PRE>",
        "<|code_prefix|>", "<|prefix|>",
    ),
    "fim_suf": (
        "<|fim_suffix|>", "<fim-suffix>", "<fim_suffix>", "<\uff5cfim\u2581hole\uff5c>", "<SUF>", "\u2581<SUF>",
        "<|code_suffix|>", "<|suffix|>",
    ),
    "fim_mid": (
        "<|fim_middle|>", "<fim-middle>", "<fim_middle>", "<\uff5cfim\u2581end\uff5c>", "<MID>", "\u2581<MID>",
        "<|code_middle|>", "<|middle|>",
    ),
    "fim_pad": ("<|fim_pad|>", "<fim-pad>", "<fim_pad>", "<PAD>", "[PAD]"),
    "fim_rep": ("<|fim_repo|>", "<|repo_name|>", "<fim-repo>", "<REPO>", "<reponame>"),
    "fim_sep": ("<|file_sep|>",),
}  # fmt: skip
_OLDER_KEYS = {"fim_pre": "prefix", "fim_suf": "suffix", "fim_mid": "middle"}
_ENDING_FIM_TOKENS = ("fim_pad", "fim_rep", "fim_sep")
_VISIBLE_TOKENS = (
    "<|channel|>",
    "<|message|>",
    "<|start|>",
    "<|constrain|>",
)  # gpt-oss: their text is part of the answer
# If all of a row end answers, "<|end|>" only ends a part of an answer.
_PART_END_TOKENS = (
    ("<|return|>", "<|call|>"),
    ("<|calls|>", "<|flush|>"),
    ("<|call|>", "<|flush|>"),
    ("<|return|>", "<|calls|>"),
)

# BOS, EOS and unknown token of files that specify none: those of sentencepiece, and for byte pairs Falcon's.
_DEFAULTS = {"llama": {"bos": 1, "eos": 2, "unknown": 0}, "gpt2": {"bos": 11, "eos": 11}, "gemma4": {}}
_SPECIAL = {"bos_token": "bos", "eos_token": "eos", "unk_token": "unknown", "pad_token": "padding"}
_WHITESPACE_STRIPPING_MODELS = (
    "phi-3",
    "phi3",
)  # models, by name, whose special tokens strip the whitespace after them
_UNSTRIPPED_TOKENS = ("<unk>", "<s>", "<|endoftext|>")  # exceptions in these models


@dataclass(frozen=True, eq=False, slots=True)
class Vocabulary:
    """The tokens of a file.

    Attributes:
        tokens: names, by id.
        ids: ids, by name.
        kinds: type of each token; corrected for tokens that are recognized by name.
        special: ids of "bos", "eos", "unknown" and "padding", if they exist.
        ends: ids that end an answer, beginning with those specified by the file.
    """

    tokens: Sequence[str]
    ids: Mapping[str, int]
    kinds: Sequence[int]
    special: Mapping[str, int]
    ends: tuple[int, ...]


def read_tokenizer(header: GgufHeader, title: str) -> PreTrainedTokenizerBase:
    """Return the tokenizer described by a file's metadata, with its chat template.

    Raises:
        UnsupportedModel: an unsupported kind of tokenizer.
        InvalidModelFolder: the metadata are inconsistent.
    """
    metadata = header.metadata
    form = select_pretokenizer(metadata, title)
    try:
        vocabulary = read_vocabulary(header)
        if (form is None or not form.is_byte_level) and not vocabulary.ids.keys() >= _BYTES:
            raise ValueError("tokens for single bytes are missing")
        backend = _build_bpe(metadata, vocabulary, form) if form else _build_sentencepiece(metadata, vocabulary)
        _add_special_tokens(backend, metadata, vocabulary)
        _add_ends(backend, metadata, vocabulary, form is None or form.add_bos)
        template = metadata.get("tokenizer.chat_template")
        if not isinstance(template, str | None):
            raise ValueError("a template that is no text")
        return PreTrainedTokenizerFast(
            tokenizer_object=backend,
            clean_up_tokenization_spaces=False,
            chat_template=template,
            **_special_token_names(metadata, vocabulary),
        )
    except Exception as error:  # tokenizers raises nothing narrower
        reason = first_line(error)
        raise InvalidModelFolder(
            f"{title} has an inconsistent tokenizer ({reason}); use another file of the model."
        ) from error


def read_vocabulary(header: GgufHeader) -> Vocabulary:
    """Return the tokens of a file and their roles.

    Raises:
        ValueError: two tokens have the same name, types are missing, or a token is too long.
    """
    metadata = header.metadata
    tokens = [token or f"[EMPTY_{index}]" for index, token in enumerate(metadata.get("tokenizer.ggml.tokens", ()))]
    ids = {token: index for index, token in enumerate(tokens)}
    kinds = list(metadata.get("tokenizer.ggml.token_type", [NORMAL] * len(tokens)))[: len(tokens)]
    if len(ids) != len(tokens) or len(kinds) != len(tokens):
        raise ValueError(f"{len(tokens)} tokens, {len(ids)} names, {len(kinds)} types")
    if max(map(len, tokens), default=0) > _MAX_TOKEN_CHARACTERS:
        raise ValueError(f"a token of more than {_MAX_TOKEN_CHARACTERS} letters")

    def named(kind: str, default: int | None = None) -> int | None:
        for key in (kind, _OLDER_KEYS.get(kind)):
            found = metadata.get(f"tokenizer.ggml.{key}_token_id")
            if found is not None and 0 <= found < len(tokens):
                return int(found)
        return default if default is None or default < len(tokens) else None

    defaults = dict(_DEFAULTS.get(str(metadata.get("tokenizer.ggml.model")), {}))
    form = PRETOKENIZERS.get(str(metadata.get("tokenizer.ggml.pre")))
    if form is not None and not form.default_bos and metadata.get("tokenizer.ggml.model") != "llama":
        defaults.pop("bos", None)
    special = {kind: named(kind, defaults.get(kind)) for kind in _SPECIAL.values()}
    stated = [special["eos"], named("eot"), named("eom")]
    by_name = [ids[name] for name in _ENDS if name in ids]
    for token in by_name:
        kinds[token] = CONTROL
    for kind, names in _FIM_TOKENS.items():
        gap = named(kind)
        if gap is None:
            gap = next((ids[name] for name in names if name in ids), None)
            if gap is not None:
                kinds[gap] = CONTROL
        if kind in _ENDING_FIM_TOKENS and gap is not None:
            by_name.append(gap)
    for name in _VISIBLE_TOKENS:
        if name in ids:
            kinds[ids[name]] = USER_DEFINED
    ends = dict.fromkeys(token for token in (*stated, *by_name) if token is not None)
    ended = {tokens[token] for token in ends}
    if "<|end|>" in ended and any(ended.issuperset(names) for names in _PART_END_TOKENS):
        del ends[ids["<|end|>"]]
        kinds[ids["<|end|>"]] = USER_DEFINED
    if "</s>" in ended and not ended.isdisjoint(
        ("<|tool_response>", "<|plamo:eos|>")
    ):  # ordinary text in Gemma 4 and PLaMo
        del ends[ids["</s>"]]
        kinds[ids["</s>"]] = NORMAL
    found = {kind: token for kind, token in special.items() if token is not None}
    return Vocabulary(tokens, ids, kinds, found, tuple(ends))


def _build_bpe(metadata: Mapping[str, Any], vocabulary: Vocabulary, form: PreTokenizer) -> Tokenizer:
    pairs = [_pair(merge) for merge in metadata.get("tokenizer.ggml.merges", ())]
    model = BPE(dict(vocabulary.ids), pairs, ignore_merges=form.ignores_merges, byte_fallback=not form.is_byte_level)
    backend = Tokenizer(model)
    split_patterns: list[Any] = [pre_tokenizers.Split(Regex(cut), "isolated") for cut in form.split_patterns]
    if form.joined_pattern:
        split_patterns.insert(0, pre_tokenizers.Split(Regex(form.joined_pattern), "merged_with_previous"))
    if form.is_byte_level:
        split_patterns.append(pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False))
        backend.decoder = decoders.ByteLevel()
    else:
        backend.normalizer = normalizers.Replace(" ", SPACE_SYMBOL)
        backend.decoder = _text_decoder(strip=False)
    backend.pre_tokenizer = pre_tokenizers.Sequence(split_patterns)
    return backend


def _pair(merge: str) -> tuple[str, str]:
    left, _, right = merge[1:].partition(" ")  # the first character may be a space itself
    return merge[0] + left, right


def _build_sentencepiece(metadata: Mapping[str, Any], vocabulary: Vocabulary) -> Tokenizer:
    """Build a sentencepiece tokenizer: the two pieces whose merged token has the highest score are merged first."""
    ids = vocabulary.ids
    scores = metadata.get("tokenizer.ggml.scores") or [0.0] * len(vocabulary.tokens)
    merges = [
        (-scores[index], len(token[:cut]), token[:cut], token[cut:])
        for token, index in ids.items()
        for cut in range(1, len(token))
        if token[:cut] in ids and token[cut:] in ids
    ]
    merges.sort(key=lambda merge: merge[0])
    backend = Tokenizer(BPE(dict(ids), [merge[2:] for merge in merges], byte_fallback=True))
    begins = metadata.get("tokenizer.ggml.add_space_prefix", True)
    blanks = normalizers.Replace(" ", SPACE_SYMBOL)
    backend.normalizer = normalizers.Sequence([normalizers.Prepend(SPACE_SYMBOL), blanks]) if begins else blanks
    backend.decoder = _text_decoder(strip=begins)
    return backend


def _text_decoder(*, strip: bool) -> Any:
    parts = [decoders.Replace(SPACE_SYMBOL, " "), decoders.ByteFallback(), decoders.Fuse()]
    return decoders.Sequence([*parts, decoders.Strip(" ", 1, 0)] if strip else parts)


def _add_special_tokens(backend: Tokenizer, metadata: Mapping[str, Any], vocabulary: Vocabulary) -> None:
    """Add the tokens that are matched before a text is split; control tokens and the unknown token have no text."""
    model = str(metadata.get("general.name", "")).lower()
    strips = any(name in model for name in _WHITESPACE_STRIPPING_MODELS)
    added = [
        AddedToken(
            token,
            normalized=False,
            special=kind != USER_DEFINED,
            rstrip=strips and token not in _UNSTRIPPED_TOKENS,
        )
        for token, kind in zip(vocabulary.tokens, vocabulary.kinds, strict=True)
        if kind in (UNKNOWN, CONTROL, USER_DEFINED)
    ]
    backend.add_special_tokens([token for token in added if token.special])
    backend.add_tokens([token for token in added if not token.special])


def _add_ends(backend: Tokenizer, metadata: Mapping[str, Any], vocabulary: Vocabulary, add_bos: bool) -> None:
    add_bos = metadata.get("tokenizer.ggml.add_bos_token", add_bos) or metadata.get("tokenizer.ggml.model") == "gemma4"
    add_eos = metadata.get("tokenizer.ggml.add_eos_token", False)
    around = [
        (name, vocabulary.special[kind]) if wanted and kind in vocabulary.special else None
        for name, kind, wanted in (("<first>", "bos", add_bos), ("<last>", "eos", add_eos))
    ]
    first, last = around
    backend.post_processor = processors.TemplateProcessing(
        single=[*([first[0]] if first else []), "$A", *([last[0]] if last else [])],
        special_tokens=[
            {"id": name, "ids": [token], "tokens": [vocabulary.tokens[token]]} for name, token in filter(None, around)
        ],
    )


def _special_token_names(metadata: Mapping[str, Any], vocabulary: Vocabulary) -> dict[str, str | None]:
    """Return the special tokens under their names in templates. A default that is an ordinary token is left out."""
    found: dict[str, str | None] = {}
    for name, kind in _SPECIAL.items():
        token = vocabulary.special.get(kind)
        stated = metadata.get(f"tokenizer.ggml.{kind}_token_id") == token
        ordinary = token is None or (vocabulary.kinds[token] not in (UNKNOWN, CONTROL) and not stated)
        found[name] = None if token is None or ordinary else vocabulary.tokens[token]
    return found
