"""The exceptions a person can meet. Every message is one sentence that says what to do.

``exit_status`` is what the command line ends with: 2 when the person can mend it by asking differently, 1 otherwise.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path


class HfjaxError(Exception):
    """Base of everything this program raises on purpose."""

    exit_status = 1


class UserError(HfjaxError):
    """Something the person can mend by asking differently."""

    exit_status = 2


class InvalidField(UserError):
    """A value that cannot be used. ``field`` names it as the request or the settings do; None where it is no single one."""

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class InvalidSetting(InvalidField):
    """A flag or an environment variable holds a value that cannot be used."""


class InvalidRequest(InvalidField):
    """A request the engine cannot take: no messages, a temperature below zero, a token id outside the vocabulary."""


class ContextTooLong(InvalidRequest):
    """A prompt that leaves no room in the context, even without its oldest turns."""


class ModelNotFound(UserError):
    """Neither the catalogue nor the hub knows this name."""


class GatedModel(UserError):
    """The hub wants a token, or an acceptance of terms, before it hands this model out."""


class InvalidModelFolder(UserError):
    """A local folder without the files a model is made of."""


class UnsupportedModel(UserError):
    """The model's architecture does something this program cannot run correctly."""


class WrongAnswer(UnsupportedModel):
    """What was compiled of the model gives other numbers than PyTorch."""


class ModelTooLarge(UserError):
    """The model takes more than the memory budget, whatever else would be unloaded."""


class ModelBusy(UserError):
    """The model is answering somebody, so it cannot be unloaded now."""


class OwnersAlone(UserError):
    """A visitor of a public page wants what only its owner may do."""


class SpaceRefused(UserError):
    """A Space cannot be made or changed as asked: by the hub's rules, or for want of something here."""


class HubUnavailable(HfjaxError):
    """The Hugging Face hub cannot be reached."""


class FetchFailed(HfjaxError):
    """A model's files did not arrive whole."""


class DiskFull(HfjaxError):
    """The cache folder's disk has no room for the model."""


class QueueFull(HfjaxError):
    """More requests are waiting than the server admits."""


class TooManyAtOnce(HfjaxError):
    """A visitor has as much on its way already as one visitor may have; waiting for some of it helps."""


class RemoteFailed(HfjaxError):
    """A remote server cannot be reached, refused this one, fell silent, or sent what is no answer."""


class ShuttingDown(HfjaxError):
    """The server was told to stop: what runs may finish, nothing new begins."""


class EngineFailed(HfjaxError):
    """The engine broke while it served a request; other requests and the server go on."""


class OutOfMemory(EngineFailed):
    """The device ran out of memory; what was asked for last is given up, everything else goes on."""


def first_line(error: BaseException) -> str:
    """What an error says, or its class where that is nothing: short enough for a sentence, without its full stop."""
    said = str(error).strip().partition("\n")[0]
    return said[:200].rstrip(". ") or type(error).__name__


def chain(error: BaseException | None, *, with_context: bool = True) -> Iterator[BaseException]:
    """An error, those of which it is a group, what caused it, and so on; each once, for one raised from itself is its own cause.

    Args:
        with_context: takes what was being handled for the cause, where none is named.
    """
    waiting, seen = [error], set[int]()
    while waiting:
        link = waiting.pop(0)
        if link is not None and id(link) not in seen:
            seen.add(id(link))
            yield link
            waiting += link.exceptions if isinstance(link, BaseExceptionGroup) else ()
            waiting.append(link.__cause__ or (link.__context__ if with_context else None))


def place_of(error: BaseException) -> str:
    """The class of an exception, and the file and line that raised it: what may stand in a log."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
