"""One HTTP request of the API: reads its body, finds its model, and submits requests to the model manager.

Starlette's parser reads forms in memory; nothing is written to disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.types import Receive, Scope

from ..catalog import ModelKind, ModelSpec
from ..catalog.model_access import check_model
from ..errors import HfjaxError
from ..image_requests import MAX_EDITED_PICTURES
from ..requests import Request
from ..runtime.request_stream import RequestStream
from ..runtime.status import RequestOrigin
from ..settings import Settings
from ..web.bodies import FORM_TYPE, JSON_TYPE, LARGE_BYTES, read_body
from .errors import invalid
from .schemas import MAX_FIELD_BYTES, MAX_FORM_BYTES, BodyModel, parsed

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager

MAX_FILES, MAX_FIELDS = MAX_EDITED_PICTURES + 2, 32  # of a form


@dataclass(eq=False, slots=True)
class ApiCall:
    """One HTTP request. ``submitted``: whether the manager has received it; its observer then counts and logs it. ``files``: the
    files of its form, by name. ``form_limit`` is shared by all calls, and bounds how many parse a form at a time."""

    manager: ModelManager
    settings: Settings
    scope: Scope
    receive: Receive
    origin: RequestOrigin
    form_limit: asyncio.Semaphore
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
            return parsed(schema, body) if len(body) <= LARGE_BYTES else await asyncio.to_thread(parsed, schema, body)
        headers = Headers(scope=self.scope)
        # On another thread: the parser is written in Python, and some bodies take it seconds.
        async with self.form_limit:
            fields, self.files = await asyncio.to_thread(
                lambda: asyncio.run(_parse_form(headers, body, schema.repeated))
            )
        return parsed(schema, fields)

    def model(self, name: str | None, kind: ModelKind) -> ModelSpec:
        """Return the model of this name if the visitor may use it; without a name, the default model of its kind.

        May read the disk.

        Raises:
            ModelNotFound, InvalidModelFolder: see :func:`hfjax_demo.catalog.model_access.check_model`.
        """
        catalog, settings = self.manager.catalog, self.settings
        if name is None:
            name = catalog.entries(kind)[0].name if kind is ModelKind.IMAGE else settings.default_model
        return catalog.find(check_model(name, catalog, settings, kind, owner=self.origin.owner), kind)

    async def submit(self, prepare: Callable[[], Sequence[Request]]) -> tuple[Sequence[Request], list[RequestStream]]:
        """Submit the requests that ``prepare`` builds to the manager; return them, and the event queue of each.

        Raises:
            Refusal, HfjaxError: ``prepare`` or the manager rejected a request; those submitted before it are cancelled.
        """

        def run() -> tuple[Sequence[Request], list[RequestStream]]:
            requests = prepare()
            streams: list[RequestStream] = []
            try:
                for number, request in enumerate(requests):
                    self.submitted = True
                    suffix = f"-{number}" if len(requests) > 1 else ""
                    origin = replace(self.origin, request_id=self.origin.request_id + suffix)
                    streams.append(self.manager.generate(request, origin))
            except HfjaxError:
                for stream in streams:
                    stream.cancel()
                raise
            return requests, streams

        return await asyncio.to_thread(run)  # it may read the disk


class _InMemoryFormParser(MultiPartParser):
    spool_max_size = MAX_FORM_BYTES  # the parser writes larger files to disk


async def _parse_form(
    headers: Headers, body: bytes, repeated: Sequence[str]
) -> tuple[Mapping[str, str], Mapping[str, bytes]]:
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
        if isinstance(value, UploadFile) and name in files and name in repeated:
            name = f"{name}[{sum(each.startswith(f'{name}[') for each in files) + 1}]"
        if name in fields or name in files:
            raise invalid(f"{name[:40]} is given more than once; send it once.", param=name[:40], code=None)
        if isinstance(value, UploadFile):
            files[name] = value.file.read()
        else:
            fields[name] = value
    return fields, files
