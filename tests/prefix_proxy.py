"""A reverse proxy that serves a local server below a path, as a company's gateway does: ``/demo/x`` is its ``/x``."""

from __future__ import annotations

import http.client
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self
from urllib.parse import urlsplit

# Headers for a single connection (RFC 9110, section 7.6.1); all others are forwarded.
HOP_BY_HOP = {"connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "proxy-authorization"}


class PrefixProxy:
    """Forwards ``url``/… to ``target``/…; other paths are answered with 404 and recorded in ``strays``."""

    def __init__(self, target: str, prefix: str) -> None:
        proxy = self
        self.strays: list[str] = []
        address = urlsplit(target).netloc

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def forward(self) -> None:
                if not self.path.startswith(prefix + "/"):
                    proxy.strays.append(self.path)
                    self.send_error(404)
                    return
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                headers = {key: value for key, value in self.headers.items() if key.lower() not in HOP_BY_HOP}
                upstream = http.client.HTTPConnection(address)
                try:
                    upstream.request(self.command, self.path.removeprefix(prefix), body, headers)
                    self.answer(upstream.getresponse())
                except (ConnectionError, http.client.HTTPException):
                    self.close_connection = True  # the browser disconnected, or the server was stopped
                finally:
                    upstream.close()

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
                """Log nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}{prefix}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self._server.shutdown()
        self._server.server_close()
