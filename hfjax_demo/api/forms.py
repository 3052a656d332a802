"""Bodies that are forms: fields and files, parsed in memory by Starlette's parser. Nothing of them is written to a disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping

from starlette.datastructures import Headers, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser

from ..pictures.reading import MAX_FILE_BYTES
from ..web.bodies import FORM_TYPE
from .calls import Call
from .errors import invalid

MAX_FILES, MAX_FIELDS = 4, 32
MAX_FORM_BYTES = 2 * MAX_FILE_BYTES + 1_000_000  # a picture, its mask, and texts
MAX_FIELD_BYTES = MAX_FILE_BYTES * 4 // 3 + 1_000  # a picture as a data: URL


Form = tuple[Mapping[str, str], Mapping[str, bytes]]


class _InMemory(MultiPartParser):
    spool_max_size = MAX_FORM_BYTES  # larger files would go to the disk


async def read_form(call: Call) -> Form:
    """The body of a call as a form: its texts and its files, by name.

    A name that ends with ``[]``, as clients name a list's items, is kept without it.

    Raises:
        Refusal: it is none, is malformed or too large, or gives a name twice.
        ClientGone: the client has hung up before its end.
    """
    body = await call.body(MAX_FORM_BYTES, FORM_TYPE)
    headers = Headers(scope=call.scope)
    # On another thread: the parser is Python, and some bodies take it seconds.
    return await call.server.apart(lambda: asyncio.run(_parsed(headers, body)))


async def _parsed(headers: Headers, body: bytes) -> Form:
    async def pieces() -> AsyncGenerator[bytes, None]:
        yield body

    try:
        parsed = await _InMemory(
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
