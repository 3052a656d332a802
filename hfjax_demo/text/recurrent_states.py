"""Recurrent states: arrays of fixed size in which a layer keeps all previous tokens, such as the last inputs of a causal
convolution or the memory of a recurrence.

A state includes exactly the tokens that it has processed. Therefore a prompt's chunk for such a model has no padding, a decode
row that takes no step keeps its states, and a slot is resumed only if all tokens that its states have processed are a prefix of
the prompt. Before the first token the states are zeros: to convolutions and recurrences these are the same as no state, and if a
model's code treats them differently, the check on load detects it.
"""

from __future__ import annotations

from typing import Any

import torch
from transformers.cache_utils import Cache

from .kv_cache import CONVOLUTION, RECURRENCE


class StatefulCache(Cache):
    """The states of each row's sequence, behind the interface that transformers' models expect of a cache.

    Attributes:
        states: by layer, kind and index, (rows, …); models may change them in place.
    """

    states: dict[tuple[int, str, int], torch.Tensor]

    def get_conv_state(self, layer_idx: int, state_idx: int = 0) -> torch.Tensor | None:
        """Return a convolution's state; None if there is none yet."""
        return self.states.get((layer_idx, CONVOLUTION, state_idx))

    def get_recurrent_state(self, layer_idx: int, state_idx: int = 0) -> torch.Tensor | None:
        """Return a recurrence's state; None if there is none yet."""
        return self.states.get((layer_idx, RECURRENCE, state_idx))

    def has_previous_state(self, layer_idx: int | None = None, state_idx: int | None = None) -> bool:
        """Return whether there is any state, of this layer and index if given."""
        return any(layer_idx in (None, layer) and state_idx in (None, index) for layer, _, index in self.states)

    def update_conv_state(
        self,
        conv_states: torch.Tensor,
        layer_idx: int,
        state_idx: int = 0,
        conv_kernel_size: int | None = None,
        **kwargs: Any,
    ) -> torch.Tensor:
        """Append inputs (rows, channels, tokens) and keep the last ``conv_kernel_size``, or as many as the state has; return all
        of them, the earlier ones included."""
        key = layer_idx, CONVOLUTION, state_idx
        before = self.states.get(key)
        if before is None:
            size = conv_states.shape[-1] if conv_kernel_size is None else conv_kernel_size
            inputs = torch.nn.functional.pad(conv_states, (max(size - conv_states.shape[-1], 0), 0))
        else:
            size = before.shape[-1]
            inputs = torch.cat([before, conv_states], dim=-1)
        self.states[key] = inputs[..., -size:].to((conv_states if before is None else before).dtype)
        return inputs

    def update_recurrent_state(
        self, recurrent_states: torch.Tensor, layer_idx: int, state_idx: int = 0, **kwargs: Any
    ) -> torch.Tensor:
        """Replace a state; the dtype of the old one is kept."""
        key = layer_idx, RECURRENCE, state_idx
        before = self.states.get(key)
        self.states[key] = recurrent_states if before is None else recurrent_states.to(before.dtype)
        return self.states[key]
