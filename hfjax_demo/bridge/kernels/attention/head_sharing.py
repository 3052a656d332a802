"""How the devices of a mesh share the heads of attention.

Each device computes the query heads of its part of the query projection, without communication. If the number of devices does
not divide that of the KV heads, each device has all of these, and uses those that its own query heads attend to.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax.sharding import Mesh, NamedSharding

from ...sharding import cache_sharding, constrained, replicated


@dataclass(frozen=True, slots=True)
class HeadDistribution:
    """How the devices of a mesh share the heads of queries, keys and values.

    Attributes:
        split: whether each device computes the projections of its own heads only. If not, attention receives them whole on each
            device, however the projection's weights are split, and each device selects its heads there.
    """

    mesh: Mesh
    split: bool

    def constrain_projection(self, array: jax.Array) -> jax.Array:
        """Return a projection's output, sharded for attention: unchanged if ``split``, otherwise whole on each device."""
        return array if self.split else constrained(array, replicated(self.mesh))


@dataclass(frozen=True, slots=True)
class HeadReplication:
    """How KV heads are repeated and split, so that each device has those that its query heads attend to.

    Attributes:
        times: the number of copies of each head.
        where: the sharding after that, by the heads, the second of four dimensions; None: nothing is repeated or moved.
    """

    copies: int = 1
    where: NamedSharding | None = None

    def __call__(self, array: jax.Array) -> jax.Array:
        """Repeat and shard the heads: (rows, kv_heads, …) → (rows, kv_heads × times, …)."""
        return array if self.where is None else constrained(jnp.repeat(array, self.copies, axis=1), self.where)


NO_REPLICATION = HeadReplication()


def sharing(heads: int, kv_heads: int, mesh: Mesh) -> HeadReplication:
    """Return how the devices of ``mesh`` share ``kv_heads`` KV heads, if they share ``heads`` query heads evenly.

    If the number of devices divides ``heads`` but not ``kv_heads``, KV heads are repeated until it divides them too; each
    device gets only the copies that it needs. If it does not divide ``heads``, every device computes all heads.
    """
    if heads % mesh.size or kv_heads % mesh.size == 0:
        return NO_REPLICATION
    copies = math.lcm(kv_heads, mesh.size) // kv_heads
    return HeadReplication(copies, cache_sharding(kv_heads * copies, mesh))
