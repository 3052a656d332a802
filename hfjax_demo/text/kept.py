"""What a model will keep of a conversation, from its configuration alone: its own forward over nothing but shapes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import torch
from transformers import AutoModelForCausalLM
from transformers.cache_utils import DynamicLayer

from ..bridge.outline import outline
from ..bridge.torch_defaults import TORCH_DEFAULTS
from .loading import mask_layout
from .model import ATTENDING, keywords, masks_by_kind
from .states import StatefulCache

TOKENS = 3


def kept_numbers(config: Any) -> tuple[list[int], int]:
    """The numbers of each row of keys or values that is kept of a token, and how many are kept of all tokens together in states
    (:mod:`.states`).

    Args:
        config: of transformers, of a causal language model.

    Raises:
        Exception: whatever the model's code says of tensors without numbers.
    """
    module = outline(
        lambda: AutoModelForCausalLM.from_config(
            config,
            dtype=torch.bfloat16,  # the only one that PyTorch has grouped products of, without numbers
            attn_implementation="eager",
            trust_remote_code=False,
        )
    )
    module.to("meta")
    layers = [DynamicLayer() for _ in range(config.num_hidden_layers)]
    cache = StatefulCache(layers=list(layers))
    cache.states = {}
    with torch.device("meta"):
        tokens, positions = torch.zeros((2, 1, TOKENS), dtype=torch.int64)
        full: Any = torch.ones((1, 1, TOKENS, TOKENS), dtype=torch.bool)
        _, kinds = mask_layout(module, "")
        masks: Mapping[str, Any] | Any = full if kinds is None else masks_by_kind(kinds, dict.fromkeys(ATTENDING, full))
        given = keywords(module, tokens, positions, masks, cache)  # type: ignore[arg-type]
        with TORCH_DEFAULTS.used(), torch.no_grad():
            module(**given)
    written: list[Any] = [layer for layer in layers if layer.is_initialized]
    rows = [int(of.shape[-1]) for layer in written for of in (layer.keys, layer.values) for _ in range(of.shape[1])]
    return rows, sum(math.prod(state.shape) for state in cache.states.values())
