"""The libraries that the page's scripts use: files in ``vendor/``, each next to its licence, and the route that serves them.

Their URL contains a hash of all of them, so that browsers can cache each file forever. They are the same for all visitors.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

PREFIX = "/vendored"
_FOLDER = Path(__file__).parent / "vendor"
_COMPRESSED = {".woff2"}  # already compressed


@cache
def _files() -> dict[str, bytes]:
    return {
        path.relative_to(_FOLDER).as_posix(): path.read_bytes() for path in sorted(_FOLDER.rglob("*")) if path.is_file()
    }


@cache
def _zipped(name: str) -> bytes:
    return gzip.compress(_files()[name], 9, mtime=0)


@cache
def version() -> str:
    known = hashlib.sha256()
    for name, data in _files().items():
        known.update(f"{name}\0{len(data)}\0".encode() + data)
    return known.hexdigest()[:16]


def base_url() -> str:
    return f"{PREFIX[1:]}/{version()}/"


def route() -> Route:
    def file(request: Request) -> Response:
        name = request.path_params["name"]
        if request.path_params["version"] != version() or name not in _files():
            return PlainTextResponse("There is no such file.", 404)
        headers = {
            "cache-control": "public, max-age=31536000, immutable",
            "vary": "accept-encoding",
            "x-content-type-options": "nosniff",
        }
        kind = mimetypes.guess_type(name)[0] or "text/plain"
        suffix = Path(name).suffix
        kind = {".js": "text/javascript", ".woff2": "font/woff2"}.get(suffix, kind)
        if suffix in _COMPRESSED or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(_files()[name], headers=headers, media_type=kind)
        return Response(_zipped(name), headers={**headers, "content-encoding": "gzip"}, media_type=kind)

    return Route(PREFIX + "/{version}/{name:path}", file, methods=["GET"])
