"""The XLA custom calls that a stored program may refer to."""

from __future__ import annotations

from . import decode_attention, dense_attention, dense_product, direct_convolution, normalization, skinny_gemm

CALLS = (
    *skinny_gemm.CALLS.values(),
    *skinny_gemm.STACK_CALLS.values(),
    *dense_product.CALLS,
    *direct_convolution.CALLS,
    *dense_attention.CALLS,
    *normalization.CALLS,
    *decode_attention.CALLS.values(),
)


def register_for(module: bytes) -> None:
    """Register the custom calls that a serialized StableHLO module refers to, before it is compiled."""
    for call in CALLS:  # a name may be a prefix of another, which is harmless
        if call.target.encode() in module:
            call.register()
