"""All custom calls of this program that a stored program may need, by the names under which XLA knows them."""

from __future__ import annotations

from . import decode_attention, dense_attention, direct_convolution, skinny_gemm


def targets() -> list[str]:
    """Their names."""
    return [*skinny_gemm.targets(), *direct_convolution.targets(), decode_attention.TARGET, dense_attention.TARGET]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    skinny_gemm.register_for(program)
    direct_convolution.register_for(program)
    for call in (decode_attention, dense_attention):
        if call.TARGET.encode() in program:
            call.register()
