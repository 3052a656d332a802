"""What went wrong, as one sentence for people; above all, whether the device ran out of memory."""

from __future__ import annotations

import traceback
from collections.abc import Iterator

from ..errors import EngineFailed, HfjaxError, OutOfMemory

# XLA's status code, and what PyTorch's and C++'s allocators say. There is no exception class of its own for any of them.
_SIGNS = ("RESOURCE_EXHAUSTED", "out of memory", "can't allocate memory", "std::bad_alloc")


class LoadCancelled(HfjaxError):
    """Nobody waits for the model any more, so it was not loaded."""


def ran_out_of_memory(error: BaseException | None) -> bool:
    """Whether ``error``, or what caused it, means that there was no memory left."""
    return any(
        isinstance(link, MemoryError | OutOfMemory)
        or (isinstance(link, RuntimeError) and any(sign.lower() in str(link).lower() for sign in _SIGNS))
        for link in _chain(error, with_context=False)
    )


def explained(error: BaseException, doing: str) -> HfjaxError:
    """``error`` as one of this program's own, which says what to do.

    What the frames of its traceback still hold, which may be a model half loaded, goes.

    Args:
        doing: what was being done, as in "while it was {doing}".
    """
    _forget_frames(error)
    if isinstance(error, OutOfMemory):
        return error
    if ran_out_of_memory(error):
        failure: EngineFailed = OutOfMemory(
            f"The device ran out of memory while it was {doing}; ask for less at a time, unload another model or choose a "
            "smaller one."
        )
    elif isinstance(error, HfjaxError):
        return error
    else:
        failure = EngineFailed(f"Something broke that should not have ({type(error).__name__}: {error}); try again.")
    failure.__cause__ = error
    return failure


def _forget_frames(error: BaseException) -> None:
    for link in _chain(error, with_context=True):
        if link.__traceback__ is not None:
            traceback.clear_frames(link.__traceback__)


def _chain(error: BaseException | None, *, with_context: bool) -> Iterator[BaseException]:
    """An error, what caused it, and so on; each once, for an error that was raised from itself is its own cause."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (error.__context__ if with_context else None)
