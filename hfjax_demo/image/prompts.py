"""How much of a prompt a pipeline's text encoders read."""

from __future__ import annotations

import inspect
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .marks import MOST_PARTS, classes_of, unmarked, weighs

# A tokenizer without a limit of its own names a number like 1e30.
_NO_LIMIT = 100_000


@dataclass(frozen=True, slots=True)
class PromptLength:
    """How much of a prompt a text encoder reads: ``tokens`` of it, special ones included, of which it takes ``limit``.

    ``dropped`` is the part of the prompt behind the limit, empty where everything fits.
    """

    tokens: int
    limit: int
    dropped: str


@dataclass(frozen=True, eq=False, slots=True)
class PromptReader:
    """Of a pipeline's tokenizers the one that takes most tokens, and how many that is (``limit``).

    ``parts``: how many such parts of a prompt are read one after another.
    """

    tokenizer: Any
    limit: int
    parts: int = 1

    def measure(self, prompt: str) -> PromptLength:
        """Count a prompt's tokens."""
        prompt = unmarked(prompt) if self.parts > 1 else prompt
        encoded = self.tokenizer(
            prompt, truncation=False, verbose=False, return_offsets_mapping=True, return_special_tokens_mask=True
        )
        ids, offsets = encoded["input_ids"], encoded["offset_mapping"]
        specials = self.tokenizer.num_special_tokens_to_add()
        part = self.limit - specials
        limit = max(min(-(-(len(ids) - specials) // part), self.parts), 1) * part + specials
        if len(ids) <= limit:
            return PromptLength(len(ids), limit, "")
        words = [span for span, special in zip(offsets, encoded["special_tokens_mask"], strict=True) if not special]
        return PromptLength(len(ids), limit, prompt[words[max(limit - specials, 0)][0] :].strip())


def reader_of(pipe: Any) -> PromptReader | None:
    """The reader of a loaded pipeline; None where it has no tokenizer."""
    parameters = inspect.signature(type(pipe).__call__).parameters
    longest = parameters.get("max_sequence_length")
    cap = longest.default if longest is not None and isinstance(longest.default, int) else _NO_LIMIT
    readers, parts = [], MOST_PARTS if weighs(classes_of(pipe)) else 1
    for part in ("tokenizer", "tokenizer_2", "tokenizer_3"):
        tokenizer = getattr(pipe, part, None)
        tokenizer = getattr(tokenizer, "tokenizer", tokenizer)  # a processor, of texts and pictures, has one
        if tokenizer is not None:
            own = int(tokenizer.model_max_length)
            readers.append(PromptReader(tokenizer, own if own < _NO_LIMIT and own <= cap else cap, parts))
    readers = [reader for reader in readers if reader.limit < _NO_LIMIT]
    return max(readers, key=lambda reader: reader.limit, default=None)


def reader_of_folder(folder: Path) -> PromptReader | None:
    """The reader of a pipeline folder that is not loaded, by its first tokenizer alone; None where that tells nothing."""
    if not (folder / "tokenizer").is_dir():
        return None
    from transformers import AutoTokenizer  # takes seconds to import, and the page needs the rest of this module

    try:
        tokenizer = AutoTokenizer.from_pretrained(folder / "tokenizer", local_files_only=True, trust_remote_code=False)
    except Exception:  # whatever a damaged folder makes the library raise; loading the model says what is wrong
        return None
    limit = int(tokenizer.model_max_length)
    return PromptReader(tokenizer, limit, _parts_in(folder)) if limit < _NO_LIMIT else None


def _parts_in(folder: Path) -> int:
    try:
        index = json.loads((folder / "model_index.json").read_text(encoding="utf-8"))
        classes = {name: value[1] for name, value in index.items() if isinstance(value, list) and value[1]}
    except (OSError, ValueError, AttributeError, IndexError):
        return 1
    return MOST_PARTS if weighs(classes) else 1
