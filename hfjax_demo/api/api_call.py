"""One HTTP request of the API: reads its body, finds its model, submits requests to the model manager, and waits for the answers.

Starlette's parser reads forms in memory; nothing is written to disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.datastructures import Headers, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.types import Receive, Scope

from ..catalog import ModelKind, ModelSpec
from ..catalog.model_access import check_model
from ..errors import HfjaxError
from ..events import Event, Failed, Finished, FinishReason
from ..requests import Request
from ..runtime.status import RequestOrigin
from ..runtime.worker import RequestStream
from ..settings import Settings
from ..web.bodies import FORM_TYPE, JSON_TYPE, read_body
from .client_events import ClientEvents, stopped
from .errors import invalid, to_refusal
from .schemas import MAX_FIELD_BYTES, MAX_FORM_BYTES, BodyModel, parsed

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager

Result = TypeVar("Result")
ResultEvent = TypeVar("ResultEvent")

MAX_FILES, MAX_FIELDS = 4, 32  # of a form
THREAD_COUNT = 4  # for model lookups, which may read the disk, and for submitting requests


class ApiContext:
    """State shared by all calls: model manager, settings, and threads for work that would block the event loop. ``created`` is
    the start time, in seconds since the epoch."""

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self.manager = manager
        self.settings = settings
        self.created = int(time.time())
        self._threads = ThreadPoolExecutor(THREAD_COUNT, thread_name_prefix="hfjax-api")

    async def run_in_thread(self, function: Callable[[], Result]) -> Result:
        """Run a function that may block, such as one that reads the disk, on another thread, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function)

    def close(self) -> None:
        """Stop the threads once they are idle."""
        self._threads.shutdown(wait=False)


@dataclass(eq=False, slots=True)
class ApiCall:
    """One HTTP request. ``submitted``: whether the manager has received it; its observer then counts and logs it. ``files``: the
    files of its form, by name."""

    server: ApiContext
    scope: Scope
    receive: Receive
    origin: RequestOrigin
    submitted: bool = False
    files: Mapping[str, bytes] = field(default_factory=dict)

    async def body(self, schema: type[BodyModel]) -> BodyModel:
        """Read and validate the body, and set :attr:`files` to the files of a form.

        A trailing ``[]`` of a name, which clients use for items of lists, is removed.

        Raises:
            Refusal: the media type is not JSON (form data if ``schema`` has files), the body is too large, too slow, malformed or
                invalid, or all bodies held in memory together are too large.
            ClientGone: the client disconnected before the end of the body.
        """
        count = self.scope.get("state", {}).get("count", lambda size: None)  # no gate, no limit
        media_type = FORM_TYPE if schema.files else JSON_TYPE
        body = await read_body(self.scope, self.receive, schema.max_bytes, count=count, media_type=media_type)
        if not schema.files:
            return parsed(schema, body)
        headers = Headers(scope=self.scope)
        # On another thread: the parser is written in Python, and some bodies take it seconds.
        fields, self.files = await self.server.run_in_thread(lambda: asyncio.run(_parse_form(headers, body)))
        return parsed(schema, fields)

    def model(self, name: str | None, kind: ModelKind) -> ModelSpec:
        """Return the model of this name if the visitor may use it; without a name, the default model of its kind.

        May read the disk.

        Raises:
            ModelNotFound, InvalidModelFolder: see :func:`hfjax_demo.catalog.model_access.check_model`.
        """
        catalog, settings = self.server.manager.catalog, self.server.settings
        if name is None:
            name = catalog.entries(kind)[0].name if kind is ModelKind.IMAGE else settings.default_model
        return catalog.find(check_model(name, catalog, settings, kind, owner=self.origin.owner), kind)

    async def submit(self, prepare: Callable[[], Sequence[Request]]) -> tuple[list[RequestStream], str]:
        """Submit requests to the manager; return the event queue of each, and the name of their model.

        ``prepare`` builds the requests. It runs on another thread, because it may read the disk.

        Raises:
            Refusal: ``prepare`` or the manager rejected a request; those submitted before it are cancelled.
        """

        def run() -> tuple[list[RequestStream], str]:
            requests = prepare()
            streams: list[RequestStream] = []
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
            return await self.server.run_in_thread(run)
        except HfjaxError as error:
            raise to_refusal(error) from error

    async def event(
        self,
        prepare: Callable[[], Request],
        wanted: type[ResultEvent],
        what: str = "this request before it was complete",
    ) -> tuple[ResultEvent, Any, str]:
        """Submit the request that ``prepare`` builds. Return its event of type ``wanted``, its statistics, and the name of its
        model. ``what`` names the result in an error message.

        Raises:
            Refusal: the request was rejected, failed, or was cancelled by the server.
            ClientGone: the client disconnected.
        """
        streams, model = await self.submit(lambda: [prepare()])
        found: ResultEvent | None = None
        last: Event | None = None
        async with ClientEvents(streams, self.receive) as heard:
            while heard.is_open:
                for _, last in await heard.events():
                    if isinstance(last, wanted):
                        found = last
        if isinstance(last, Failed):
            raise to_refusal(last.error)
        if found is None or not isinstance(last, Finished) or last.reason is FinishReason.CANCELLED:
            raise stopped(what)
        return found, last.statistics, model


class _InMemoryFormParser(MultiPartParser):
    spool_max_size = MAX_FORM_BYTES  # the parser writes larger files to disk


async def _parse_form(headers: Headers, body: bytes) -> tuple[Mapping[str, str], Mapping[str, bytes]]:
    async def pieces() -> AsyncGenerator[bytes, None]:
        yield body

    try:
        parsed = await _InMemoryFormParser(
            headers, pieces(), max_files=MAX_FILES, max_fields=MAX_FIELDS, max_part_size=MAX_FIELD_BYTES
        ).parse()
    except (MultiPartException, UnicodeDecodeError, KeyError):
        raise invalid("The body is not a valid form; send multipart/form-data.", code="invalid_body") from None
    fields: dict[str, str] = {}
    files: dict[str, bytes] = {}
    for key, value in parsed.multi_items():
        name = key.removesuffix("[]")
        if name in fields or name in files:
            raise invalid(f"{name[:40]} is given more than once; send it once.", param=name[:40], code=None)
        if isinstance(value, UploadFile):
            files[name] = value.file.read()
        else:
            fields[name] = value
    return fields, files
