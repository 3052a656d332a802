"""One HTTP call of the API: reads its body, finds its model, and submits its requests to the model manager."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from starlette.types import Receive, Scope

from ..catalog import ModelKind, ModelSpec
from ..catalog.offered import check_model
from ..errors import HfjaxError
from ..requests import Request
from ..runtime.status import Origin
from ..runtime.worker import EventQueue
from ..settings import Settings
from ..web.bodies import JSON_TYPE, read_body
from ..web.doors import MAX_BODY_BYTES
from .errors import of_error

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager

Result = TypeVar("Result")

MAX_PICTURES_BYTES = 24_000_000  # of a body of JSON that has pictures in it

THREADS = 4  # that look models up, which may read the disk, and submit requests


class Server:
    """What all calls share: manager, settings, and threads for work that would block the event loop."""

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self.manager = manager
        self.settings = settings
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="hfjax-api")

    async def apart(self, function: Callable[[], Result]) -> Result:
        """Run a function that may block, such as one that reads the disk, on another thread; returns its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function)

    def close(self) -> None:
        """End the threads once they are idle."""
        self._threads.shutdown(wait=False)


@dataclass(eq=False, slots=True)
class Call:
    """One HTTP request. ``submitted``: the manager has been asked; what observes the manager then counts and logs it."""

    server: Server
    scope: Scope
    receive: Receive
    origin: Origin
    submitted: bool = False

    async def body(self, most: int = MAX_BODY_BYTES, media_type: str = JSON_TYPE) -> bytes:
        """The whole body, as bytes, so many ``most``. They are not parsed here; only the Content-Type header has to say so.

        Raises:
            Refusal: the header says something else or is missing, or the body is too large or too slow, or this server reads too
                much at once.
            ClientGone: the client has hung up before the end of the body.
        """
        count = self.scope.get("state", {}).get("count", lambda size: None)  # where no gate counts
        return await read_body(self.scope, self.receive, most, count=count, media_type=media_type)

    def model(self, name: str | None, kind: ModelKind) -> ModelSpec:
        """The model that is served under this name to whoever asks; without a name the default one of its kind.

        May look at the disk.

        Raises:
            ModelNotFound, InvalidModelFolder: see :func:`hfjax_demo.catalog.offered.check_model`.
        """
        catalog, settings = self.server.manager.catalog, self.server.settings
        if name is None:
            name = catalog.entries(kind)[0].name if kind is ModelKind.IMAGE else settings.default_model
        return catalog.find(check_model(name, catalog, settings, kind, owner=self.origin.owner), kind)

    async def submit(self, prepare: Callable[[], Sequence[Request]]) -> tuple[list[EventQueue], str]:
        """Submit requests to the manager; returns the event queue of each, and the name of their model.

        ``prepare`` makes the requests. It runs on another thread than the event loop's, because it may read the disk.

        Raises:
            Refusal: ``prepare`` or the manager refused a request; those submitted before it are cancelled.
        """

        def run() -> tuple[list[EventQueue], str]:
            requests = prepare()
            streams: list[EventQueue] = []
            try:
                for number, request in enumerate(requests):
                    self.submitted = True
                    suffix = f"-{number}" if len(requests) > 1 else ""
                    origin = replace(self.origin, request_id=self.origin.request_id + suffix)
                    streams.append(self.server.manager.generate(request, origin))
            except HfjaxError:
                for stream in streams:
                    stream.cancel()
                raise
            return streams, requests[0].model

        try:
            return await self.server.apart(run)
        except HfjaxError as error:
            raise of_error(error) from error
