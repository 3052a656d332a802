"""The document: what it begins with, and that it is compressed for those who can read it so."""

from __future__ import annotations

import gzip

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from hfjax_demo.ui.first_paint import FirstPaint
from tests import patient
from tests.ui.serving import Served

PLAIN = "<html><head><title>A page</title></head></html>"
WHOLE = PLAIN.replace("<head>", "<head><script></script>")


@pytest.fixture(scope="module")
def client() -> TestClient:
    def streamed(_: object) -> Response:
        return StreamingResponse(iter([PLAIN[:9], PLAIN[9:]]), media_type="text/html")

    def compressed(_: object) -> Response:
        headers = {"content-encoding": "gzip"}
        return Response(gzip.compress(PLAIN.encode()), headers=headers, media_type="text/html")

    routes = [
        Route("/page", lambda _: HTMLResponse(PLAIN)),
        Route("/text", lambda _: PlainTextResponse(PLAIN)),
        Route("/streamed", streamed),
        Route("/compressed", compressed),
    ]
    return TestClient(Starlette(routes=routes, middleware=[Middleware(FirstPaint, added="<script></script>")]))


@pytest.mark.parametrize(("takes", "encoding"), [("gzip, br", "gzip"), ("br", None), ("identity", None)])
def test_a_document_begins_with_it(client: TestClient, takes: str, encoding: str | None) -> None:
    with client.stream("GET", "/page", headers={"accept-encoding": takes}) as found:
        sent = b"".join(found.iter_raw())
    assert found.headers.get("content-encoding") == encoding
    assert (gzip.decompress(sent) if encoding else sent).decode() == WHOLE
    assert (found.headers["content-length"], found.headers["vary"]) == (str(len(sent)), "Accept-Encoding")


@pytest.mark.parametrize("path", ["/text", "/streamed", "/compressed"])
def test_nothing_else_is_changed(client: TestClient, path: str) -> None:
    assert client.get(path).text == PLAIN


def test_the_page_is_sent_compressed(served: Served) -> None:
    with patient.stream("GET", served.url, headers={"accept-encoding": "gzip"}) as found:
        sent = b"".join(found.iter_raw())
    plain = patient.get(served.url, headers={"accept-encoding": "identity"}).content
    assert gzip.decompress(sent) == plain and len(sent) < len(plain) / 4
