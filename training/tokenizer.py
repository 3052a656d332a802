"""A byte-pair encoding of our own in CLIP's form, so that a plain ``CLIPTokenizer`` reads it."""

from __future__ import annotations

import itertools
import json
import threading
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tokenizers import Regex, pre_tokenizers
from torch import Tensor
from transformers import CLIPTokenizer

VOCABULARY = 4096
MAX_TOKENS = 32
BEGIN, END = "<|startoftext|>", "<|endoftext|>"
WORD_END = "</w>"

# CLIP splits into contractions, runs of letters, single digits, and runs of anything else.
_WORDS = Regex(r"'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+")


def build_tokenizer(corpus: Iterable[str], folder: Path, vocabulary: int = VOCABULARY) -> CLIPTokenizer:
    """Learn merges from ``corpus`` and write ``vocab.json``, ``merges.txt`` and the tokenizer's settings to ``folder``.

    Every byte has a token, alone and as the end of a word, so any text can be encoded; the order of identifiers is CLIP's:
    bytes, bytes that end a word, merges, and last the two special tokens.
    """
    splitter = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(_WORDS, "removed", invert=True),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    words = Counter(word for text in corpus for word, _ in splitter.pre_tokenize_str(text.lower()))
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    merges = learn_merges(words, vocabulary - 2 * len(alphabet) - 2)
    tokens = [*alphabet, *(byte + WORD_END for byte in alphabet), *("".join(merge) for merge in merges), BEGIN, END]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vocab.json").write_text(
        json.dumps({token: i for i, token in enumerate(dict.fromkeys(tokens))}, ensure_ascii=False)
    )
    lines = ["#version: 0.2", *(" ".join(merge) for merge in merges)]
    (folder / "merges.txt").write_text("\n".join(lines) + "\n")
    written = CLIPTokenizer(
        vocab=str(folder / "vocab.json"),
        merges=str(folder / "merges.txt"),
        unk_token=END,
        bos_token=BEGIN,
        eos_token=END,
        pad_token=END,
        model_max_length=MAX_TOKENS,
    )
    written.save_pretrained(folder)
    return written


def learn_merges(words: Mapping[str, int], count: int) -> list[tuple[str, str]]:
    """The ``count`` merges of byte-pair encoding, most frequent pair first; of equal ones the first in the alphabet.

    Our own, because the library's trainer breaks ties differently from run to run. Fewer merges come back when every word has
    become one token.
    """
    pieces = {word: [*word[:-1], word[-1] + WORD_END] for word in words}
    frequency: Counter[tuple[str, str]] = Counter()
    places: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for word, parts in pieces.items():
        for pair in itertools.pairwise(parts):
            frequency[pair] += words[word]
            places[pair].add(word)
    merges: list[tuple[str, str]] = []
    while len(merges) < count and frequency:
        best = min(frequency, key=lambda pair: (-frequency[pair], pair))
        if frequency[best] < 1:
            break
        merges.append(best)
        for word in places[best].copy():
            before = pieces[word]
            pieces[word] = after = _merged(before, best)
            for pair in itertools.pairwise(before):
                frequency[pair] -= words[word]
                places[pair].discard(word)
            for pair in itertools.pairwise(after):
                frequency[pair] += words[word]
                places[pair].add(word)
        del frequency[best]
    return merges


def _merged(parts: list[str], pair: tuple[str, str]) -> list[str]:
    """``parts`` with every occurrence of ``pair``, from the left, joined into one."""
    merged: list[str] = []
    for part in parts:
        # A part that is itself a fresh join is never the left half again: its text is longer than pair[0].
        if merged and (merged[-1], part) == pair:
            merged[-1] += part
        else:
            merged.append(part)
    return merged


def load_tokenizer(folder: Path) -> CLIPTokenizer:
    tokenizer: CLIPTokenizer = CLIPTokenizer.from_pretrained(folder)
    return tokenizer


class CaptionTokenizer:
    """A tokenizer for batches of captions that several threads may share."""

    def __init__(self, tokenizer: CLIPTokenizer) -> None:
        self._tokenizer = tokenizer
        self._lock = threading.Lock()  # while it encodes, it keeps state

    def __call__(self, captions: Sequence[str]) -> Tensor:
        """Token identifiers ``[n, length]``, padded to the full length as the pipeline pads them."""
        with self._lock:
            encoded = self._tokenizer(
                list(captions),
                padding="max_length",
                truncation=True,
                max_length=self._tokenizer.model_max_length,
                return_tensors="pt",
            )
        tokens: Tensor = encoded["input_ids"]
        return tokens
