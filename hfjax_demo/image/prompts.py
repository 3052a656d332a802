"""What of a prompt a pipeline's text encoders read: how much, and which parts with which weight. Imports no PyTorch.

Weights are read as stable-diffusion-webui reads them: ``(red:1.4)`` weighs 1.4, ``(red)`` 1.1 and ``[red]`` 1/1.1; what is in
several brackets weighs their product; a backslash before a bracket makes it a letter. A bracket that is never closed reaches to
the end, one that was never opened is a letter. :mod:`.weighting` makes embeddings of them.
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

# A tokenizer without a limit of its own names a number like 1e30.
_NO_LIMIT = 100_000

MOST_PARTS = 4  # of a prompt; each makes the denoiser's programs longer
MOST_WEIGHT = 3.0
DEEPEST = 32  # brackets of a kind within one another; more of them change nothing
_STEP = 1.1  # what a bracket without a number weighs

# One step of the reading; numbers are bounded, so that each character is looked at a few times at most.
_STEP_OF = re.compile(
    r"(?P<letter>\\[()\[\]\\])|(?P<weight>:\s{0,8}(?P<number>[+-]?(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6}))\s{0,8}\))|[^\\()\[\]:]+|.",
    re.DOTALL,
)
_TOLD_BY = ("unet", "text_encoder", "text_encoder_2", "text_encoder_3")
_ENCODERS = ("CLIPTextModel", "CLIPTextModelWithProjection")


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


def parts_of(prompt: str) -> list[tuple[str, float]]:
    """A prompt's parts with their weights, from 0 to :data:`MOST_WEIGHT`; together they are its text without the marks."""
    texts: list[str] = []
    weights: list[float] = []
    opened: dict[str, list[int | None]] = {"(": [], "[": []}  # where each bracket began that is open

    def close(kind: str, factor: float) -> None:
        start = opened[kind].pop()
        for place in range(len(texts) if start is None else start, len(texts)):
            weights[place] *= factor

    for found in _STEP_OF.finditer(prompt):
        text = found[0]
        if text in opened:
            opened[text].append(len(texts) if len(opened[text]) < DEEPEST else None)
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
    bounded = [min(max(weight, 0.0), MOST_WEIGHT) for weight in weights]
    runs = groupby(zip(texts, bounded, strict=True), key=itemgetter(1))
    return [("".join(text for text, _ in run), weight) for weight, run in runs]


def unmarked(prompt: str) -> str:
    """The prompt as the text encoder reads it, without its weights' marks."""
    return "".join(text for text, _ in parts_of(prompt))


def is_marked(prompt: str) -> bool:
    """Whether a mark of a weight is in the prompt."""
    return parts_of(prompt) not in ([], [(prompt, 1.0)])


def weighs(classes: dict[str, str]) -> bool:
    """Whether prompts of a pipeline can be weighted here, by the classes of its components: Stable Diffusion's and XL's."""
    encoders = [classes.get(part) for part in ("text_encoder", "text_encoder_2", "text_encoder_3")]
    known = encoders[0] in _ENCODERS and encoders[1] in (None, *_ENCODERS) and encoders[2] is None
    return known and classes.get("unet") == "UNet2DConditionModel"


def classes_of(pipe: Any) -> dict[str, str]:
    """The classes of a pipeline's components, by their names."""
    parts = {name: getattr(pipe, name, None) for name in _TOLD_BY}
    return {name: part.__class__.__name__ for name, part in parts.items() if part is not None}
