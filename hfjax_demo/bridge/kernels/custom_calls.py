"""All custom calls of this program that a stored program may need, by the names under which XLA knows them."""

from __future__ import annotations

from . import decode_attention, dense_attention, dense_product, direct_convolution, normalization, skinny_gemm


def targets() -> list[str]:
    """Their names."""
    calls = skinny_gemm, dense_product, direct_convolution, dense_attention, normalization, decode_attention
    return [target for call in calls for target in call.targets()]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    skinny_gemm.register_for(program)
    for call in (dense_product, direct_convolution, dense_attention, normalization, decode_attention):
        for target in call.targets():  # the first begins like the others, which does no harm
            if target.encode() in program:
                call.register(target)
