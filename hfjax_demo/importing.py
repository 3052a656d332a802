"""Imports of large libraries, without the cyclic garbage collection that would slow them down."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def paused_collection(*, freeze: bool = True) -> Iterator[None]:
    """Disable cyclic garbage collection in this ``with`` block.

    Importing creates hundreds of thousands of permanent objects; collections while they are created would take an eighth of the
    time. With ``freeze``, later collections do not visit what exists at the end of the block, so nothing that must be freed later
    may be created in it. A block within another one, or on a second thread meanwhile, has no effect.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        if freeze:
            gc.freeze()
        gc.enable()
