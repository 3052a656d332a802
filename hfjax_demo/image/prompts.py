"""How much of a prompt the text encoders read, and the weights of its parts. Does not import PyTorch.

The syntax is that of stable-diffusion-webui: ``(red:1.4)`` has the weight 1.4, ``(red)`` 1.1 and ``[red]`` 1/1.1; weights of
nested brackets are multiplied; a backslash makes a bracket a literal character. An unclosed bracket extends to the end.
"""

from __future__ import annotations

import inspect
import json
import re
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

# A tokenizer without a limit has a ``model_max_length`` such as 1e30.
_NO_LIMIT = 100_000

MAX_PROMPT_PARTS = 4  # of a prompt; each part lengthens the sequence that the denoiser attends to
MAX_PROMPT_WEIGHT = 3.0
MAX_BRACKET_DEPTH = 32  # levels of nesting of a kind of bracket; deeper brackets have no effect
_STEP = 1.1  # weight of a bracket without a number

# One token of the syntax. Numbers have bounded lengths, so that parsing takes linear time.
_SYNTAX_TOKEN = re.compile(
    r"(?P<letter>\\[()\[\]\\])|(?P<weight>:\s{0,8}(?P<number>[+-]?(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6}))\s{0,8}\))|[^\\()\[\]:]+|.",
    re.DOTALL,
)
_WEIGHTING_COMPONENTS = ("unet", "text_encoder", "text_encoder_2", "text_encoder_3")
_ENCODERS = ("CLIPTextModel", "CLIPTextModelWithProjection")


@dataclass(frozen=True, slots=True)
class PromptLength:
    """How much of a prompt a text encoder reads: at most ``limit`` of its ``tokens`` tokens, special tokens included.

    ``dropped`` is the text of the prompt beyond the limit, empty if everything fits.
    """

    tokens: int
    limit: int
    dropped: str


@dataclass(frozen=True, eq=False, slots=True)
class PromptMeter:
    """The tokenizer of a pipeline with the largest limit, and that limit in tokens (``limit``).

    ``parts``: largest number of parts of that length in which a prompt is read.
    """

    tokenizer: Any
    limit: int
    parts: int = 1

    def measure(self, prompt: str) -> PromptLength:
        """Return how many tokens a prompt has and how many are read."""
        prompt = strip_weights(prompt) if self.parts > 1 else prompt
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


def make_prompt_meter(pipe: Any) -> PromptMeter | None:
    """Return the reader of a loaded pipeline; None if no tokenizer has a limit."""
    longest = inspect.signature(type(pipe).__call__).parameters.get("max_sequence_length")
    cap = longest.default if longest is not None and isinstance(longest.default, int) else _NO_LIMIT
    tokenizers = [getattr(pipe, part, None) for part in ("tokenizer", "tokenizer_2", "tokenizer_3")]
    # A multimodal processor contains a tokenizer.
    found = [getattr(each, "tokenizer", each) for each in tokenizers if each is not None]
    readers = [_reader(tokenizer, component_classes(pipe), cap) for tokenizer in found]
    limited = [reader for reader in readers if reader is not None]
    return max(limited, key=lambda reader: reader.limit, default=None)


def _reader(tokenizer: Any, classes: dict[str, str], cap: int = _NO_LIMIT) -> PromptMeter | None:
    limit = min(int(tokenizer.model_max_length), cap)
    parts = MAX_PROMPT_PARTS if supports_weighting(classes) else 1
    return PromptMeter(tokenizer, limit, parts) if limit < _NO_LIMIT else None


def reader_of_folder(folder: Path) -> PromptMeter | None:
    """Return the reader of a pipeline folder without loading it, by its first tokenizer only; None if that has no limit."""
    if not (folder / "tokenizer").is_dir():
        return None
    from transformers import AutoTokenizer  # takes seconds to import, and the page needs only the rest of this module

    try:
        tokenizer = AutoTokenizer.from_pretrained(folder / "tokenizer", local_files_only=True, trust_remote_code=False)
    except Exception:  # any exception that the library raises for a damaged folder; loading the model reports it
        return None
    try:
        index = json.loads((folder / "model_index.json").read_text(encoding="utf-8"))
        classes = {name: value[1] for name, value in index.items() if isinstance(value, list) and value[1]}
    except (OSError, ValueError, AttributeError, IndexError):
        classes = {}
    return _reader(tokenizer, classes)


def parse_weighted_prompt(prompt: str) -> list[tuple[str, float]]:
    """Parse a prompt into parts and their weights, from 0 to :data:`MAX_PROMPT_WEIGHT`. The parts join to the text without
    marks."""
    texts: list[str] = []
    weights: list[float] = []
    opened: dict[str, list[int | None]] = {"(": [], "[": []}  # index of the first part in each open bracket

    def close(kind: str, factor: float) -> None:
        start = opened[kind].pop()
        for place in range(len(texts) if start is None else start, len(texts)):
            weights[place] *= factor

    for found in _SYNTAX_TOKEN.finditer(prompt):
        text = found[0]
        if text in opened:
            opened[text].append(len(texts) if len(opened[text]) < MAX_BRACKET_DEPTH else None)
        elif found["weight"] and opened["("]:
            close("(", float(found["number"]))
        elif text == ")" and opened["("]:
            close("(", _STEP)
        elif text == "]" and opened["["]:
            close("[", 1 / _STEP)
        else:
            texts.append(found["letter"][1] if found["letter"] else text)
            weights.append(1.0)
    for kind, factor in (("(", _STEP), ("[", 1 / _STEP)):
        while opened[kind]:
            close(kind, factor)
    bounded = [min(max(weight, 0.0), MAX_PROMPT_WEIGHT) for weight in weights]
    runs = groupby(zip(texts, bounded, strict=True), key=itemgetter(1))
    return [("".join(text for text, _ in run), weight) for weight, run in runs]


def strip_weights(prompt: str) -> str:
    """Return the prompt as the text encoder reads it, without the marks of weights."""
    return "".join(text for text, _ in parse_weighted_prompt(prompt))


def has_weights(prompt: str) -> bool:
    """Return whether a prompt contains marks of weights."""
    return parse_weighted_prompt(prompt) not in ([], [(prompt, 1.0)])


def supports_weighting(classes: dict[str, str]) -> bool:
    """Return whether prompt weighting supports these component classes: those of Stable Diffusion and Stable Diffusion XL."""
    encoders = [classes.get(part) for part in ("text_encoder", "text_encoder_2", "text_encoder_3")]
    known = encoders[0] in _ENCODERS and encoders[1] in (None, *_ENCODERS) and encoders[2] is None
    return known and classes.get("unet") == "UNet2DConditionModel"


def component_classes(pipe: Any) -> dict[str, str]:
    """Return the class names of a pipeline's components."""
    parts = {name: getattr(pipe, name, None) for name in _WEIGHTING_COMPONENTS}
    # A module whose code is not loaded has the name alone.
    return {
        name: getattr(part, "class_name", None) or part.__class__.__name__
        for name, part in parts.items()
        if part is not None
    }
