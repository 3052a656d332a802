"""Limits per visitor: concurrent answers, images, and models being loaded.

There are no counters: a visitor's current use is computed from the requests of all models (:mod:`.model`). Anonymous requests
(visitor ``""``: the command line, a page without visitors) have no limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..catalog import ModelKind
from ..errors import VisitorLimitReached
from ..settings import VisitorLimits
from .model import ServedModel
from .worker import RequestStream


class VisitorLimiter:
    """Checks the limits per visitor over all models of a manager.

    Args:
        limits: the limits of one visitor.
        models: returns all models. The caller must hold their lock from a check until it has acted on it.
    """

    def __init__(self, limits: VisitorLimits, models: Callable[[], Iterable[ServedModel]]) -> None:
        self._limits = limits
        self._models = models

    def check_request_limit(self, stream: RequestStream, kind: ModelKind) -> None:
        """Check that a request does not exceed its visitor's limit of concurrent requests.

        Raises:
            VisitorLimitReached: the visitor would have more answers, or more images, in progress than allowed.
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
            raise VisitorLimitReached(
                f"The limit is {most} concurrent {what} per visitor; wait for some of yours to finish, or request "
                "fewer."
            )

    def check_load_limit(self, visitor: str) -> None:
        """Check that a visitor may start another load.

        Raises:
            VisitorLimitReached: the visitor has as many loads in progress as allowed.
        """
        most = self._limits.loads
        if not (most and visitor):
            return
        theirs = [
            model.spec.title
            for model in self._models()
            if model.is_loading and model.is_awaited and model.load_visitor == visitor
        ]
        if len(theirs) >= most:
            raise VisitorLimitReached(
                f"{' and '.join(theirs)} {'is' if most == 1 else 'are'} already loading for you, and the limit is {most} per "
                f"visitor; wait until {'it is' if most == 1 else 'one of them is'} loaded."
            )
