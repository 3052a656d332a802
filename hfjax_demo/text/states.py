"""States: what a layer keeps of all tokens so far in arrays of a fixed size, such as the last inputs of a causal convolution or
the memory of a recurrence.

A state stands behind exactly the tokens that it has taken in. So a prompt's chunk for such a model has no padding, a row of a
decode that is not to be decoded keeps its states, and a prompt is taken up only where all of what a slot has taken in is its
beginning. Zeros stand before the first token: to convolutions and recurrences they are the same as no state at all, and where a
model's code disagrees the check at load finds it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import torch
from transformers.cache_utils import Cache

CONVOLUTION, RECURRENCE = "convolution", "recurrence"


@dataclass(frozen=True, slots=True)
class StateShape:
    """One state of a layer, without the axis of conversations.

    Attributes:
        what: :data:`CONVOLUTION` or :data:`RECURRENCE`, which models ask for apart.
        index: its number among those of that kind.
        chunked: whether a pass over several tokens begins with it. The code of some models knows it for single tokens alone.
    """

    shape: tuple[int, ...]
    dtype: str
    what: str
    index: int = 0
    chunked: bool = True


def per_row(marks: jax.Array, like: jax.Array) -> jax.Array:
    """``marks`` (rows,) to be used beside an array (rows, …)."""
    return marks.reshape(-1, *[1] * (like.ndim - 1))


class StatefulCache(Cache):
    """The states of each row's conversation, as transformers' models ask a cache for them.

    Attributes:
        states: by layer, kind and number, (rows, …); models may change them where they are.
    """

    states: dict[tuple[int, str, int], torch.Tensor]

    def get_conv_state(self, layer_idx: int, state_idx: int = 0) -> torch.Tensor | None:
        """None if there is none yet."""
        return self.states.get((layer_idx, CONVOLUTION, state_idx))

    def get_recurrent_state(self, layer_idx: int, state_idx: int = 0) -> torch.Tensor | None:
        """None if there is none yet."""
        return self.states.get((layer_idx, RECURRENCE, state_idx))

    def has_previous_state(self, layer_idx: int | None = None, state_idx: int | None = None) -> bool:
        """Whether there is any, of this layer and number if they are given."""
        return any(layer_idx in (None, layer) and state_idx in (None, index) for layer, _, index in self.states)

    def update_conv_state(
        self,
        conv_states: torch.Tensor,
        layer_idx: int,
        state_idx: int = 0,
        conv_kernel_size: int | None = None,
        **kwargs: Any,
    ) -> torch.Tensor:
        """Append inputs (rows, channels, tokens), of which the last ``conv_kernel_size`` are kept, or as many as there are; all
        that are there, the earlier ones included."""
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
        """Put a new state in the place of the old one, in whose dtype it is kept."""
        key = layer_idx, RECURRENCE, state_idx
        before = self.states.get(key)
        self.states[key] = recurrent_states if before is None else recurrent_states.to(before.dtype)
        return self.states[key]
