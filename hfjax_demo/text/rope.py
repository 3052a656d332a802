"""Rotary embeddings whose frequencies depend on the length of the sequence: transformers' ``longrope``.

It has two sets of frequencies, and uses the second for a forward pass with a token beyond a certain position. A pass of
``generate`` has a whole prompt or one token; here it has a chunk of a prompt, or a token of each of several sequences. Each row
is therefore computed separately, with the last position of its prompt appended.
"""

from __future__ import annotations

import copy
import types
from collections.abc import Iterator, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers.cache_utils import DynamicCache
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS

from ..bridge.tensors import jax_view, torch_view
from ..errors import UnsupportedModel

LONG_FREQUENCIES = "long_inv_freq"
"""Name of the second frequencies in transformers' code, which looks for them before it computes them."""


def patch_rope(module: Any) -> None:
    """Make the length-dependent rotary embeddings of a model compute each row separately; see :func:`with_row_lengths`.

    Call it while the buffers are on the CPU: the second frequencies are added to them, as computed by PyTorch.
    """
    for child, layer, kind in _rotary_embeddings(module):
        if kind == "longrope":
            frequencies, _ = ROPE_INIT_FUNCTIONS[kind](
                child.config, torch.device("cpu"), seq_len=_switch(child, layer) + 1, layer_type=layer
            )
            name = f"{layer}_{LONG_FREQUENCIES}" if layer else LONG_FREQUENCIES
            vars(child).pop(name, None)  # set by a pass in PyTorch
            child.register_buffer(name, frequencies, persistent=False)
            child.forward = types.MethodType(_forward_row_by_row, child)
        elif "dynamic" in kind and layer is None:
            child.rope_type = "default"


def max_positions(config: Any) -> int | None:
    """Return the longest sequence that a config names, in tokens; None if it names none. YaRN stretches the length that the model
    was first trained for by a factor, and configs differ in whether ``max_position_embeddings`` is before or after that."""
    named = getattr(config, "max_position_embeddings", None)
    if not isinstance(named, int) or named <= 0:
        return None
    rope = getattr(config, "rope_parameters", None) or {}
    for each in (rope, *(value for value in rope.values() if isinstance(value, Mapping))):
        factor, before = each.get("factor"), each.get("original_max_position_embeddings")
        if each.get("rope_type") == "yarn" and factor and before:
            named = max(named, int(factor * before))
    return named


def rope_switch(module: Any, name: str) -> int | None:
    """Return the maximum length for which a model uses its first frequencies; None if it has no others.

    Raises:
        UnsupportedModel: parts of the model change at different lengths.
    """
    switches = {_switch(child, layer) for child, layer, kind in _rotary_embeddings(module) if kind == "longrope"}
    if len(switches) > 1:
        raise UnsupportedModel(
            f"{name} changes its RoPE frequencies at several lengths, which is not supported; choose another model."
        )
    return switches.pop() if switches else None


def _rotary_embeddings(module: Any) -> Iterator[tuple[Any, str | None, str]]:
    """Yield the rotary embeddings: the module, the layer type or None, and the kind."""
    for child in module.modules():
        kinds = getattr(child, "rope_type", None)
        for layer, kind in (kinds if isinstance(kinds, dict) else {None: kinds}).items():
            if isinstance(kind, str):
                yield child, layer, kind


def _switch(child: Any, layer: str | None) -> int:
    parameters = child.config.rope_parameters
    tokens: int = (parameters if layer is None else parameters[layer])["original_max_position_embeddings"]
    return tokens


def recomputes_at_switch(module: Any, switch: int) -> bool:
    """Whether ``generate`` recomputes its cache when a sequence exceeds ``switch``, the result of :func:`rope_switch`."""
    tokens, filled = torch.zeros((1, switch + 1), dtype=torch.long), DynamicCache()
    filled.update(torch.zeros(1, 1, switch, 1), torch.zeros(1, 1, switch, 1), 0)
    inputs = module.prepare_inputs_for_generation(
        tokens, past_key_values=filled, attention_mask=torch.ones_like(tokens), use_cache=True
    )
    return inputs.get("past_key_values") is None


def with_row_lengths(positions: jax.Array, lengths: jax.Array) -> torch.Tensor:
    """Return ``position_ids`` for a model that :func:`patch_rope` has changed.

    Args:
        positions: int32 (rows, new tokens).
        lengths: int32 (rows,), length of each row's sequence; in prefill that of the whole prompt.
    """
    marked: torch.Tensor = torch_view(positions)
    marked.row_lengths = lengths  # type: ignore[attr-defined]
    return marked


def _forward_row_by_row(self: Any, x: torch.Tensor, position_ids: torch.Tensor, *others: Any, **named: Any) -> Any:
    """A rotary embedding's forward, row by row, on copies of the module, since it may change its buffers."""
    lengths = getattr(position_ids, "row_lengths", None)
    if lengths is None or len(lengths) != len(position_ids):
        raise NotImplementedError(
            "frequencies that depend on lengths, of positions that the model has changed, are not known here"
        )

    def row(positions: jax.Array, length: jax.Array) -> Any:
        twin = copy.copy(self)
        twin._buffers = {name: None if buffer is None else buffer.clone() for name, buffer in self._buffers.items()}
        longest = jnp.concatenate([positions, length[None] - 1])[None]
        found = type(self).forward(twin, x[:1], torch_view(longest), *others, **named)
        return jax.tree.map(lambda array: array[0, :-1], jax_view(found))

    return torch_view(jax.vmap(row)(jax_view(position_ids), lengths))
