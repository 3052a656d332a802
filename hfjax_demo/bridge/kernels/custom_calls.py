"""All custom calls of this program that a stored program may need, by the names under which XLA knows them."""

from __future__ import annotations

from . import decode_attention, dense_attention, dense_product, direct_convolution, normalization, skinny_gemm


def targets() -> list[str]:
    """Their names."""
    calls = skinny_gemm, dense_product, direct_convolution, dense_attention, normalization
    return [*(target for call in calls for target in call.targets()), decode_attention.TARGET]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    skinny_gemm.register_for(program)
    for call in (dense_product, direct_convolution, dense_attention, normalization):
        for target in call.targets():  # the first begins like the other, which does no harm
            if target.encode() in program:
                call.register(target)
    if decode_attention.TARGET.encode() in program:
        decode_attention.register()
