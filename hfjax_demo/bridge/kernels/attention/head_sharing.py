"""How the devices of a mesh share the heads of attention.

Each device computes its own query heads, without communication; if their number does not divide that of the KV heads, it has all
of these and uses those that its query heads attend to.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax.sharding import Mesh

from ...sharding import cache_sharding, constrained, replicated


@dataclass(frozen=True, slots=True)
class HeadDistribution:
    """How the devices of a mesh share the heads of queries, keys and values.

    ``split``: whether each device computes the projections of its own heads only. If not, attention receives them whole on each
    device, which selects its heads there.
    """

    mesh: Mesh
    split: bool

    def constrain_projection(self, array: jax.Array) -> jax.Array:
        """Return a projection's output, sharded for attention."""
        return array if self.split else constrained(array, replicated(self.mesh))

    def copies(self, heads: int, kv_heads: int) -> int:
        """Return how often each KV head is repeated: until the number of devices divides them, if it divides that of the query
        heads. Otherwise every device computes all heads, and nothing is repeated."""
        return 1 if heads % self.mesh.size else math.lcm(kv_heads, self.mesh.size) // kv_heads

    def repeat(self, array: jax.Array, heads: int) -> jax.Array:
        """Repeat the KV heads and split them: (rows, kv_heads, …) → (rows, kv_heads × copies, …). Each device gets only the
        copies that its query heads attend to."""
        copies = self.copies(heads, array.shape[1])
        if copies == 1:
            return array
        return constrained(jnp.repeat(array, copies, axis=1), cache_sharding(array.shape[1] * copies, self.mesh))
