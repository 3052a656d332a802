"""A reverse proxy that serves a local server below a path, as a company's gateway does: ``/demo/x`` is its ``/x``."""

from __future__ import annotations

import http.client
from http.server import BaseHTTPRequestHandler
from urllib.parse import urlsplit

from tests.stand_ins import StandIn

# Headers for a single connection (RFC 9110, section 7.6.1); all others are forwarded.
HOP_BY_HOP = {"connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "proxy-authorization"}


class PrefixProxy(StandIn):
    """Forwards ``url``/… to ``target``/…; other paths are answered with 404 and recorded in ``strays``."""

    def __init__(self, target: str, prefix: str) -> None:
        self.strays: list[str] = []
        self.address, self.prefix = urlsplit(target).netloc, prefix
        super().__init__(_Handler)
        self.url += prefix


class _Handler(BaseHTTPRequestHandler):
    hub: PrefixProxy
    protocol_version = "HTTP/1.1"

    def forward(self) -> None:
        if not self.path.startswith(self.hub.prefix + "/"):
            self.hub.strays.append(self.path)
            return self.send_error(404)
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {key: value for key, value in self.headers.items() if key.lower() not in HOP_BY_HOP}
        upstream = http.client.HTTPConnection(self.hub.address)
        try:
            upstream.request(self.command, self.path.removeprefix(self.hub.prefix), body, headers)
            self.answer(upstream.getresponse())
        except (ConnectionError, http.client.HTTPException):
            self.close_connection = True  # the browser disconnected, or the server was stopped
        finally:
            upstream.close()
        return None

    def answer(self, response: http.client.HTTPResponse) -> None:
        self.send_response(response.status)
        for key, value in response.getheaders():
            if key.lower() not in HOP_BY_HOP | {"date", "server", "content-length"}:
                self.send_header(key, value)
        self.send_header("Connection", "close")  # marks the end of a streamed response
        self.end_headers()
        self.close_connection = True
        while block := response.read1(65536):
            self.wfile.write(block)
            self.wfile.flush()

    do_GET = do_POST = do_HEAD = do_DELETE = forward

    def log_message(self, format: str, *args: object) -> None:
        pass
