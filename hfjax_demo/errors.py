"""The exceptions that are shown to users. Every message is one sentence that says what to do.

``exit_status`` is the exit status of the command line: 2 for user errors, 1 otherwise.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path


class HfjaxError(Exception):
    """Base class of all exceptions that this program raises deliberately."""

    exit_status = 1


class UserError(HfjaxError):
    """An error that the user can correct by changing the request or the settings."""

    exit_status = 2


class InvalidField(UserError):
    """An invalid value. ``field`` is its name in the request or the settings; None if it is not a single field."""

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class InvalidSetting(InvalidField):
    """A command line option, an environment variable or a catalogue file has an invalid value."""


class InvalidRequest(InvalidField):
    """An invalid request, such as no messages, a temperature below zero, or a token id outside the vocabulary."""


class ContextTooLong(InvalidRequest):
    """The prompt leaves too little room for an answer in the context, even without its oldest turns."""


class ModelNotFound(UserError):
    """The model's name is neither in the catalogue nor on the hub."""


class GatedModel(UserError):
    """The hub requires a token, or accepted terms, to download this model."""


class InvalidModelFolder(UserError):
    """A model's files are incomplete, damaged or not those of a supported model."""


class UnsupportedModel(UserError):
    """This program cannot run the model's architecture correctly."""


class OutputMismatch(UnsupportedModel):
    """The compiled model's output differs from PyTorch's."""


class ModelTooLarge(UserError):
    """The model exceeds the memory budget, even if all others are unloaded."""


class ModelBusy(UserError):
    """The model is loading or in use, so it cannot be unloaded or deleted now."""


class OwnerRequired(UserError):
    """A visitor of a public page requested an operation that only its owner may perform."""


class SpaceRefused(UserError):
    """A Space cannot be created or changed as requested, because of the hub's rules or a local requirement."""


class HubUnavailable(HfjaxError):
    """The Hugging Face hub cannot be reached."""


class FetchFailed(HfjaxError):
    """A model's files could not be downloaded completely, converted, stored or deleted."""


class DiskFull(HfjaxError):
    """The disk of the cache folder has not enough space for the model."""


class QueueFull(HfjaxError):
    """The queue has as many requests as the server allows."""


class VisitorLimitReached(HfjaxError):
    """A visitor has reached a limit of concurrent requests or loads."""


class RemoteFailed(HfjaxError):
    """A remote server cannot be reached, rejected the request, timed out, or sent an invalid or incomplete response."""


class ShuttingDown(HfjaxError):
    """The server is shutting down: running requests may finish, new ones are refused."""


class EngineFailed(HfjaxError):
    """The engine failed during a request; other requests and the server continue."""


class OutOfMemory(EngineFailed):
    """The device ran out of memory; the affected request is aborted, the server continues."""


def first_line(error: BaseException) -> str:
    """Return the first line of an error's message, shortened and without a full stop; its class if the message is empty."""
    said = str(error).strip().partition("\n")[0]
    return said[:200].rstrip(". ") or type(error).__name__


def as_hfjax_error(error: BaseException, what: str) -> HfjaxError:
    """Return ``error`` if it is an :class:`HfjaxError`, else an :class:`EngineFailed` caused by it, whose message begins with
    ``what``."""
    if isinstance(error, HfjaxError):
        return error
    failure = EngineFailed(f"{what} ({type(error).__name__}: {error}); try again.")
    failure.__cause__ = error
    return failure


def iterate_error_chain(error: BaseException | None, *, with_context: bool = True) -> Iterator[BaseException]:
    """Yield an error, the exceptions of its group, its cause, and so on; each once, since an error may be its own cause.

    Args:
        with_context: follow ``__context__`` if there is no ``__cause__``.
    """
    waiting, seen = [error], set[int]()
    while waiting:
        link = waiting.pop(0)
        if link is not None and id(link) not in seen:
            seen.add(id(link))
            yield link
            waiting += link.exceptions if isinstance(link, BaseExceptionGroup) else ()
            waiting.append(link.__cause__ or (link.__context__ if with_context else None))


def error_location(error: BaseException) -> str:
    """Return the class of an exception and the file and line that raised it, for logs, without the message."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
