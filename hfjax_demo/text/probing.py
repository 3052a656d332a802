"""What PyTorch answers to a few tokens, which the compiled programs are checked against when a model is loaded.

A short :class:`.model.Probe` is compared at each load. Where a model's config names a number of positions from which on it
computes in another way (a window, a chunk, another set of rotary frequencies), a longer one goes beyond that: once, before
anything about the model is stored.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from pydantic import TypeAdapter

from ..bridge.programs.store import ProgramStore
from ..bridge.torch_defaults import TORCH_DEFAULTS
from .kv_cache import CacheUse
from .lazy_weights import run
from .model import Probe, TextModel
from .reading import ReadModel

# Enough tokens for positions and masks to matter.
PROBE_TOKENS = 12

# How far the traced model's logits, or what its encoder makes of a picture, may stand from PyTorch's, as a share of their own
# spread. Float32 noise is near 1e-6, bfloat16 noise and that of weights, keys and values of a byte near 1e-2; a wrong mask or
# position moves logits by a good part of it.
TOLERANCE = {"float32": 1e-3, "bfloat16": 0.1, "float16": 0.05, "int8": 0.1, "float8": 0.1}

# What configs call a number of positions at which a model begins to compute otherwise.
SWITCHES = (
    "sliding_window",
    "local_attention",
    "attention_chunk_size",
    "original_max_position_embeddings",
    "floor_scale",
)

# A probe is so many times as long as the switch that it goes beyond: so that what differs from then on weighs something.
BEYOND = 1.5

# Multiplications that a probe may cost in PyTorch: half a minute of two CPU cores. A switch that is further away is not crossed.
MOST_PRODUCTS = 2e12

# Where a store keeps what was found out about a model.
_FINDINGS = {"program": "what PyTorch answers, and what the cache keeps"}


@dataclass(frozen=True, eq=False, slots=True)
class Findings:
    """What is found out about a model by running it, once in PyTorch and once abstractly; the same for the same files.

    Attributes:
        probe: short.
        use: how the model uses the cache.
        crossed: the tokens of the longest probe that the compiled programs have been checked with.
    """

    probe: Probe
    use: CacheUse
    crossed: int = 0

    @classmethod
    def load(cls, store: ProgramStore) -> Findings | None:
        """What an earlier process found out; None if none did."""
        stored = store.load(_FINDINGS)
        if stored is None:
            return None
        try:
            note, (numbers,) = stored.note, stored.parts
            tokens, logits = np.asarray(note["tokens"], np.int32), np.frombuffer(numbers, np.float32)
            use = TypeAdapter(CacheUse).validate_python(note["use"])
            return cls(Probe(tokens, logits, float(note["tolerance"])), use, int(note["crossed"]))
        except (KeyError, TypeError, ValueError):  # written by other code
            return None


def keep_findings(model: TextModel, store: ProgramStore) -> None:
    """Put what was found out about a model, whose compiled programs have been checked, where :meth:`Findings.load` finds it."""
    found = Findings.load(store)
    if found is not None and model.long_probe is None and found.use == model.use:
        return
    crossed = found.crossed if found is not None else 0
    note = {
        "tokens": model.probe.tokens.tolist(),
        "tolerance": model.probe.tolerance,
        "use": dataclasses.asdict(model.use),
        "crossed": crossed if model.long_probe is None else len(model.long_probe.tokens),
    }
    store.save(_FINDINGS, note, model.probe.logits.astype(np.float32).tobytes())


def make_probe(read: ReadModel, rounded: Sequence[str], tokens: int = PROBE_TOKENS) -> Probe:
    """Run the untouched model in PyTorch on arbitrary but fixed tokens; its weights are read as they are used.

    Args:
        rounded: the dtypes, as settings name them, that the traced model rounds to; the roughest of them says what is noise.
        tokens: how many.
    """
    vocabulary = read.module.config.vocab_size
    ids = np.random.default_rng(0).integers(0, vocabulary, size=tokens, dtype=np.int32)
    with TORCH_DEFAULTS.used():
        output = run(read.module, read.weights, input_ids=torch.from_numpy(ids).long()[None], use_cache=False)
    logits = output.logits[0, -1].float().numpy()
    tolerance = max(TOLERANCE.get(dtype, 0) for dtype in rounded)  # "auto" rounds nothing
    return Probe(ids, logits, tolerance * max(float(logits.max() - logits.min()), 1e-6))


def crossing_tokens(config: Any, parameters: int, longest: int) -> int:
    """How many tokens go beyond every switch that a config names, as far as that can be paid for; 0 where it names none.

    Args:
        parameters: of the model; each is multiplied once for a token, at most.
        longest: tokens that a conversation may have: a switch beyond those is never met.
    """
    most = min(longest, int(MOST_PRODUCTS / parameters))
    switches = [switch for switch in _switches(config.to_dict()) if PROBE_TOKENS <= switch < most]
    return min(int(max(switches) * BEYOND) + PROBE_TOKENS, most) if switches else 0


def _switches(config: Mapping[str, Any]) -> Iterator[int]:
    for name, value in config.items():
        if isinstance(value, Mapping):
            yield from _switches(value)
        elif name in SWITCHES and isinstance(value, int):
            yield value
