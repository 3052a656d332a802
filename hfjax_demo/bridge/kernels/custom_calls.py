"""All custom calls of this program that a stored program may need, by the names under which XLA knows them."""

from __future__ import annotations

from . import decode_attention, dense_attention, dense_product, direct_convolution, skinny_gemm

# Those of several names.
_OF_SEVERAL = (skinny_gemm, dense_product, direct_convolution, dense_attention)


def targets() -> list[str]:
    """Their names."""
    several = (target for call in _OF_SEVERAL for target in call.targets())
    return [*several, decode_attention.TARGET]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    for call in _OF_SEVERAL:
        call.register_for(program)
    if decode_attention.TARGET.encode() in program:
        decode_attention.register()
