"""All custom calls of this program that a stored program may need."""

from __future__ import annotations

from . import decode_attention, dense_attention, dense_product, direct_convolution, normalization, skinny_gemm

CALLS = (
    *skinny_gemm.CALLS.values(),
    *dense_product.CALLS,
    *direct_convolution.CALLS,
    *dense_attention.CALLS,
    *normalization.CALLS,
    *decode_attention.CALLS.values(),
)


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    for call in CALLS:  # the name of one may begin like another's, which does no harm
        if call.target.encode() in program:
            call.register()
