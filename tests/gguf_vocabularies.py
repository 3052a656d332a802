"""Small vocabularies of GGUF files, and the token ids that a tokenizer produces with each.

A vocabulary is the metadata of a file. :func:`answers` collects the results for all of them; llama.cpp's are in
tests/text/llama_cpp_vocabularies.json.
"""

from __future__ import annotations

import hashlib
import itertools
import string
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tokenizers.pre_tokenizers import ByteLevel

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, BYTE = 1, 2, 3, 4, 6
Metadata = dict[str, Any]


class Program(NamedTuple):
    """The functions of a tokenizer implementation."""

    tokens: Callable[[Metadata, Sequence[str]], list[list[int]]]  # of each text, with those at its beginning and end
    ends: Callable[[Metadata], list[int]]  # the ids that end an answer


LETTERS = sorted(ByteLevel.alphabet())
_OWN = [byte for byte in range(256) if chr(byte) in LETTERS]  # represent themselves; the others are from U+0100
SPELLED = {byte: chr(byte) for byte in _OWN} | {
    byte: chr(256 + number) for number, byte in enumerate(sorted(set(range(256)) - set(_OWN)))
}
ENDS = (
    "<|eot_id|>", "<|im_end|>", "<|end|>", "<|return|>", "<|call|>", "<|flush|>", "<|calls|>", "<end_of_turn>", "<|endoftext|>",
    "</s>", "<|eom_id|>", "<EOT>", "_<EOT>", "[EOT]", "[EOS]", "<|end_of_text|>", "<end_of_utterance>", "<eos>", "<turn|>",
    "<|tool_response>", "<\uff5cend\u2581of\u2581sentence\uff5c>", "<|fim_pad|>", "<fim-pad>", "<fim_pad>", "<PAD>", "[PAD]",
    "<|fim_repo|>", "<|repo_name|>", "<fim-repo>", "<REPO>", "<reponame>", "<|file_sep|>", "<|fim_prefix|>", "<|channel|>",
    "<|user|>", "<eom>", "</think>", "<|im_start|>", "<pad>", "[e~[",
)  # fmt: skip
TOGETHER = (
    ("<|end|>", "<|return|>", "<|call|>"), ("<|end|>", "<|calls|>", "<|flush|>"), ("<|end|>", "<|call|>", "<|flush|>"),
    ("<|end|>", "<|return|>"), ("<|end|>", "<|return|>", "<|calls|>"), ("<|end|>", "<|flush|>"), ("</s>", "<|tool_response>"),
    ("</s>", "<|plamo:eos|>"),
)  # fmt: skip


def by_pairs(pieces: Iterable[str] = (), *added: tuple[str, int], **settings: Any) -> Metadata:
    """Return a byte-level BPE vocabulary: pairs of the letters of ``pieces``, pairs of these, "hello", which no merges produce,
    and the ``added`` tokens with their types."""
    spelled = [[SPELLED[byte] for byte in piece.encode()] for piece in pieces]
    merges: dict[tuple[str, str], None] = {}
    for _ in range(2):
        for number, piece in enumerate(spelled):
            merges.update(dict.fromkeys(itertools.pairwise(piece)))
            spelled[number] = [left + right for left, right in zip(piece[::2], piece[1::2], strict=False)]
    tokens = list(dict.fromkeys([*LETTERS, *(left + right for left, right in merges), "hello"]))
    return {
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.merges": [f"{left} {right}" for left, right in merges] or ["h e"],
        **_tokens([*((token, NORMAL) for token in tokens), *([] if merges else [("he", NORMAL)]), *added]),
        **_settings(settings),
    }


def by_scores(**settings: Any) -> Metadata:
    words = (
        "\u2581",
        *string.ascii_lowercase,
        "\u2581h",
        "hi",
        "\u2581hi",
        "he",
        "ll",
        "hell",
        "hello",
        "\u2581\u2581",
    )
    tokens = [
        ("<unk>", UNKNOWN), ("<s>", CONTROL), ("</s>", CONTROL), *((f"<0x{byte:02X}>", BYTE) for byte in range(256)),
        *((word, NORMAL) for word in words), ("<|user|>", USER_DEFINED), ("  ", USER_DEFINED), ("<|end|>", NORMAL),
        ("<|endoftext|>", CONTROL),
    ]  # fmt: skip
    return {
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.scores": [-float(index) for index in range(len(tokens))],
        **_tokens(tokens),
        **_settings(settings),
    }


def by_letters(**settings: Any) -> Metadata:
    """Return a BPE vocabulary of characters instead of bytes, with newline tokens that no merges produce."""
    found = by_scores(
        **settings, merges=["h e", "l l", "he ll", "hell o", "h i", "\u2581 hi", "\u2581 \u2581"], bos=1, eos=2
    )
    found["tokenizer.ggml.tokens"] += ["\n", "\n\n"]
    found["tokenizer.ggml.token_type"] += [NORMAL, NORMAL]
    del found["tokenizer.ggml.scores"]
    return found


TEXTS = (
    "hi", " hi", "  hi", "hello hi", "\nhi", "\n\nhi\n\n\n", "\u00e9", "<s>hi", "hi<s> hi", "hi</s>\n hi",
    "<|user|> hi<|end|>\n hi", "hi <unk>hi", "hi   hi", "",
)  # fmt: skip
SPECIAL = (
    "<\uff5cUser\uff5c>",
    "<\uff5cAssistant\uff5c>",
    "<think>",
    "caf\u00e9",
    "<|im_end|>",
    "two words",
    "<fim_prefix>",
)


def answers(program: Program, pieces: Sequence[str], texts: Sequence[str], names: Iterable[str]) -> dict[str, Any]:
    """Return the results of a tokenizer implementation. ``texts`` are tokenized with each value of ``tokenizer.ggml.pre`` in
    ``names``, and a vocabulary that is built from ``pieces``."""
    found: dict[str, Any] = {"names": {}, "tokens": {}, "ends": {}}
    for name in names:
        ids = program.tokens(by_pairs(pieces, pre=name), ["hello", *texts])
        found["names"][name] = hashlib.sha256(str(ids).encode()).hexdigest()[:16]
    for label, metadata in {
        "scores": by_scores(),
        "scores, blank first": by_scores(add_space_prefix=True),
        "scores, no blank first": by_scores(add_space_prefix=False),
        "scores, no first token": by_scores(add_bos_token=False, add_eos_token=True),
        "scores, Phi-3": {**by_scores(), "general.name": "Phi-3 mini"},
        "letters, Gemma 4": by_letters(model="gemma4"),
        "letters, Sarvam": by_letters(model="gpt2", pre="sarvam-moe"),
    }.items():
        found["tokens"][label] = program.tokens(metadata, TEXTS)
    for kind in (NORMAL, CONTROL, USER_DEFINED):
        metadata = by_pairs((), *((token, kind) for token in SPECIAL), pre="deepseek-r1-qwen")
        given = [f"{token}hi {token}\n" for token in SPECIAL]
        found["tokens"][f"special, type {kind}"] = program.tokens(metadata, given)
    for names_together in (*((name,) for name in ENDS), *TOGETHER):
        for kind in (NORMAL, CONTROL, USER_DEFINED):
            metadata = by_pairs((), *((name, kind) for name in names_together), pre="gpt-2", bos=0, eos=1)
            first = len(metadata["tokenizer.ggml.tokens"]) - len(names_together)
            ends = program.ends(metadata)
            key = f"{' '.join(names_together)}, type {kind}"
            found["ends"][key] = [token - first for token in ends if token >= first]
    return found


def _tokens(tokens: Sequence[tuple[str, int]]) -> Metadata:
    names, kinds = zip(*tokens, strict=True)
    return {"tokenizer.ggml.tokens": list(names), "tokenizer.ggml.token_type": list(kinds)}


def _settings(settings: Metadata) -> Metadata:
    keys = {"bos": "bos_token_id", "eos": "eos_token_id"}
    return {f"tokenizer.ggml.{keys.get(key, key)}": value for key, value in settings.items()}
