"""Limits per visitor: concurrent answers, images, and models being loaded.

There are no counters: a visitor's current use is computed from the requests of all models. The caller holds the models' lock from
the check until it has acted on it. Anonymous requests (visitor ``""``: the command line, a page without visitors) have no limits.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..catalog import ModelKind
from ..errors import VisitorLimitReached
from ..settings import VisitorLimits
from .model import ServedModel
from .request_stream import RequestStream


def check_request_limit(
    limits: VisitorLimits, models: Iterable[ServedModel], stream: RequestStream, kind: ModelKind
) -> None:
    """Check that a request does not exceed its visitor's limit of concurrent answers, or images.

    Raises:
        VisitorLimitReached: it does.
    """
    pictures = kind is ModelKind.IMAGE
    most = limits.pictures if pictures else limits.running and limits.running + limits.waiting
    if not (most and stream.visitor):
        return
    theirs = (
        other.places
        for model in models
        if (model.spec.kind is ModelKind.IMAGE) is pictures
        for other in model.all_streams
        if other.visitor == stream.visitor
    )
    if sum(theirs) + stream.places > most:
        what = "pictures" if pictures else "answers"
        raise VisitorLimitReached(
            f"The limit is {most} concurrent {what} per visitor; wait for some of yours to finish, or request fewer."
        )


def check_load_limit(limits: VisitorLimits, models: Iterable[ServedModel], visitor: str) -> None:
    """Check that a visitor may start another load.

    Raises:
        VisitorLimitReached: the visitor has as many loads in progress as allowed.
    """
    most = limits.loads
    if not (most and visitor):
        return
    theirs = [model.spec.title for model in models if model.is_awaited and model.load_visitor == visitor]
    if len(theirs) >= most:
        raise VisitorLimitReached(
            f"{' and '.join(theirs)} {'is' if most == 1 else 'are'} already loading for you, and the limit is {most} per "
            f"visitor; wait until {'it is' if most == 1 else 'one of them is'} loaded."
        )
