"""PyTorch's logits for a few tokens, which the compiled programs are checked against when a model is loaded.

A short :class:`.model.Probe` is compared at each load. If a model's config names a number of positions from which on it computes
differently (a window, a chunk, other rotary frequencies), a longer one exceeds it: once, before the model's findings are stored
(:mod:`.model_findings`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import torch

from ..bridge.torch_defaults import TORCH_DEFAULTS
from .lazy_weights import run
from .model import Probe
from .model_reader import TorchModel

# Enough tokens for positions and masks to matter.
PROBE_TOKENS = 12

# The largest difference of the traced model's logits, or of its image encoder's output, from PyTorch's, as a share of their
# range. Float32 noise is near 1e-6; the noise of bfloat16 and of one-byte weights, activations, keys and values is near 1e-2; a
# wrong mask or position changes logits by a large part of their range.
TOLERANCE = {"float32": 1e-3, "int16": 1e-2, "bfloat16": 0.1, "float16": 0.05, "int8": 0.1, "float8": 0.1}

# Names in configs of a number of positions from which on a model computes differently.
LENGTH_LIMIT_NAMES = (
    "sliding_window",
    "local_attention",
    "attention_chunk_size",
    "original_max_position_embeddings",
    "floor_scale",
)

# A probe is so many times as long as the switch that it exceeds, so that a difference from there on has enough weight.
PROBE_LENGTH_FACTOR = 1.5

# The most multiplications of a probe in PyTorch: half a minute of two CPU cores. Switches that are further away are not crossed.
MAX_PROBE_PRODUCTS = 2e12


def make_probe(read: TorchModel, rounded: Sequence[str], tokens: int = PROBE_TOKENS) -> Probe:
    """Run the unmodified model in PyTorch on arbitrary but fixed tokens; its weights are read as they are used.

    Args:
        rounded: the dtypes, as in the settings, that the traced model rounds to; the coarsest determines the tolerance.
    """
    vocabulary = read.module.config.vocab_size
    ids = np.random.default_rng(0).integers(0, vocabulary, size=tokens, dtype=np.int32)
    with TORCH_DEFAULTS.used():
        output = run(read.module, read.weights, input_ids=torch.from_numpy(ids).long()[None], use_cache=False)
    logits = output.logits[0, -1].float().numpy()
    tolerance = max(TOLERANCE.get(dtype, 0) for dtype in rounded)  # "auto" rounds nothing
    return Probe(ids, logits, tolerance * max(float(logits.max() - logits.min()), 1e-6))


def count_tokens_beyond_limits(config: Any, parameters: int, longest: int) -> int:
    """Return how many tokens exceed every switch that a config names, within the affordable cost; 0 if it names none.

    Args:
        parameters: number of the model's parameters; each is multiplied at most once per token.
        longest: tokens that a sequence may have: a switch beyond that is never reached.
    """
    most = min(longest, int(MAX_PROBE_PRODUCTS / parameters))
    switches = [switch for switch in _length_limits(config.to_dict()) if PROBE_TOKENS <= switch < most]
    return min(int(max(switches) * PROBE_LENGTH_FACTOR) + PROBE_TOKENS, most) if switches else 0


def _length_limits(config: Mapping[str, Any]) -> Iterator[int]:
    for name, value in config.items():
        if isinstance(value, Mapping):
            yield from _length_limits(value)
        elif name in LENGTH_LIMIT_NAMES and isinstance(value, int):
            yield value
