"""What one visitor may have at a time, so that nobody takes all places: answers, pictures, and models that are being loaded.

Nothing is counted up and down: what a visitor has is read from the models, which know their requests (:mod:`.model`).
Whoever is nobody in particular (``""``: the command line, a page without visitors) has no limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..catalog import ModelKind
from ..errors import TooManyAtOnce
from ..settings import VisitorLimits
from .model import ServedModel
from .worker import EventQueue


class Visitors:
    """The limits, over all models of a manager.

    Args:
        limits: what one visitor may have.
        models: all of them. Their lock has to be held from a check to what it has allowed.
    """

    def __init__(self, limits: VisitorLimits, models: Callable[[], Iterable[ServedModel]]) -> None:
        self._limits = limits
        self._models = models

    def require_place(self, stream: EventQueue, kind: ModelKind) -> None:
        """Refuse a request whose visitor would have too much on its way.

        Raises:
            TooManyAtOnce: for more answers, or more pictures, than one visitor may have at a time.
        """
        limits, pictures = self._limits, kind is ModelKind.IMAGE
        most = limits.pictures if pictures else limits.running and limits.running + limits.waiting
        if not (most and stream.visitor):
            return
        theirs = (
            other.places
            for model in self._models()
            if (model.spec.kind is ModelKind.IMAGE) is pictures
            for other in model.streams()
            if other.visitor == stream.visitor
        )
        if sum(theirs) + stream.places > most:
            what = "pictures" if pictures else "answers"
            raise TooManyAtOnce(
                f"The limit is {most} concurrent {what} per visitor; wait for some of yours to finish, or request "
                "fewer."
            )

    def require_load(self, visitor: str) -> None:
        """Refuse to begin a load for a visitor for whom others are under way.

        Raises:
            TooManyAtOnce: as many as one visitor may have.
        """
        most = self._limits.loads
        if not (most and visitor):
            return
        theirs = [
            model.spec.title
            for model in self._models()
            if model.is_loading and model.is_awaited and model.loads_for == visitor
        ]
        if len(theirs) >= most:
            raise TooManyAtOnce(
                f"{' and '.join(theirs)} {'is' if most == 1 else 'are'} already loading for you, and the limit is {most} per "
                f"visitor; wait until {'it is' if most == 1 else 'one of them is'} loaded."
            )
