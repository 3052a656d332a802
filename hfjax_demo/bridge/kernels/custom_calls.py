"""All custom calls of this program that a stored program may need, by the names under which XLA knows them."""

from __future__ import annotations

from . import decode_attention, dense_attention, direct_convolution, skinny_gemm


def targets() -> list[str]:
    """Their names."""
    return [*skinny_gemm.targets(), *direct_convolution.targets(), *dense_attention.targets(), decode_attention.TARGET]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    for call in (skinny_gemm, direct_convolution, dense_attention):
        call.register_for(program)
    if decode_attention.TARGET.encode() in program:
        decode_attention.register()
