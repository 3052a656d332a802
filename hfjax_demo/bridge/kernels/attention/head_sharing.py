"""How the devices of a mesh share the heads of attention.

Each device computes its own query heads, without communication; if their number does not divide that of the KV heads, it has all
of these and uses those that its query heads attend to.
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

    ``split``: whether each device computes the projections of its own heads only. If not, attention receives them whole on each
    device, which selects its heads there.
    """

    mesh: Mesh
    split: bool

    def constrain_projection(self, array: jax.Array) -> jax.Array:
        """Return a projection's output, sharded for attention."""
        return array if self.split else constrained(array, replicated(self.mesh))


@dataclass(frozen=True, slots=True)
class HeadReplication:
    """How KV heads are repeated and split, so that each device has those that its query heads attend to.

    Attributes:
        copies: of each head.
        where: the sharding after that, by the heads, the second of four dimensions; None: nothing is repeated or moved.
    """

    copies: int = 1
    where: NamedSharding | None = None

    def __call__(self, array: jax.Array) -> jax.Array:
        """Repeat and shard the heads: (rows, kv_heads, …) → (rows, kv_heads × copies, …)."""
        return array if self.where is None else constrained(jnp.repeat(array, self.copies, axis=1), self.where)


NO_REPLICATION = HeadReplication()


def sharing(heads: int, kv_heads: int, mesh: Mesh) -> HeadReplication:
    """Return how the devices of ``mesh`` share ``kv_heads`` KV heads, if they share ``heads`` query heads evenly.

    KV heads are repeated until the number of devices divides them; each device gets only the copies that it needs. If it does
    not divide ``heads``, every device computes all heads.
    """
    if heads % mesh.size or kv_heads % mesh.size == 0:
        return NO_REPLICATION
    copies = math.lcm(kv_heads, mesh.size) // kv_heads
    return HeadReplication(copies, cache_sharding(kv_heads * copies, mesh))
