"""A server that speaks as much of the Hugging Face hub's protocol as a snapshot download needs."""

from __future__ import annotations

import hashlib
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

SHA = "1234567890abcdef1234567890abcdef12345678"
_BLOCK = 200_000


class FakeHub:
    """``repositories`` maps an id to its files. All else switches one of the hub's ways of failing on."""

    def __init__(self) -> None:
        self.repositories: dict[str, dict[str, bytes]] = {}
        self.gated: set[str] = set()
        self.broken = False
        self.seconds_per_block = 0.0
        self.requests: list[str] = []
        hub = self

        class Handler(_Handler):
            pass

        Handler.hub = hub
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Handler(BaseHTTPRequestHandler):
    hub: FakeHub
    protocol_version = "HTTP/1.1"

    def do_HEAD(self) -> None:
        self.answer()

    def do_GET(self) -> None:
        self.answer()

    def log_message(self, format: str, *arguments: Any) -> None:
        pass

    def answer(self) -> None:
        path = self.path.partition("?")[0].strip("/")
        self.hub.requests.append(path)
        if self.hub.broken:
            return self.fail(500, "", "trouble")
        if path.startswith("api/models/"):
            owner, name, *rest = path.removeprefix("api/models/").split("/")
            return self.answer_about(f"{owner}/{name}", rest)
        if path.startswith("api/"):
            return self.fail(404, "", "Not found")  # the client also asks for things that have no bearing on downloads
        owner, name, _, _, *file = path.split("/")
        return self.send_file(f"{owner}/{name}", "/".join(file))

    def answer_about(self, repo_id: str, rest: list[str]) -> None:
        files = self.hub.repositories.get(repo_id)
        if files is None:
            return self.fail(401, "RepoNotFound", "Repository not found")
        if rest[:1] == ["revision"] and rest[1] not in ("main", SHA):
            return self.fail(404, "RevisionNotFound", "Invalid rev id")
        if rest[:1] == ["tree"]:
            return self.send_json(
                [{"type": "file", "path": name, "size": len(data), "oid": _oid(data)} for name, data in files.items()]
            )
        siblings = [{"rfilename": name, "size": len(data), "blobId": _oid(data)} for name, data in files.items()]
        return self.send_json(
            {"_id": "1", "id": repo_id, "sha": SHA, "siblings": siblings, "tags": [], "private": False}
        )

    def send_file(self, repo_id: str, name: str) -> None:
        content = self.hub.repositories[repo_id][name]
        if repo_id in self.hub.gated:
            self.fail(401, "GatedRepo", "Access to this model is restricted")
            return
        start = 0
        requested = self.headers.get("Range")
        if requested:
            start = int(requested.removeprefix("bytes=").split("-")[0])
        self.send_response(206 if requested else 200)
        self.send_header("ETag", f'"{_oid(content)}"')
        self.send_header("X-Repo-Commit", SHA)
        self.send_header("Content-Length", str(len(content) - start))
        if requested:
            self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        self.end_headers()
        if self.command == "GET":
            for position in range(start, len(content), _BLOCK):
                try:
                    self.wfile.write(content[position : position + _BLOCK])
                except (BrokenPipeError, ConnectionResetError):
                    return  # the client has cancelled
                time.sleep(self.hub.seconds_per_block)

    def send_json(self, content: Any) -> None:
        body = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    def fail(self, status: int, code: str, message: str) -> None:
        self.send_response(status)
        if code:
            self.send_header("X-Error-Code", code)
        self.send_header("X-Error-Message", message)
        self.send_header("Content-Length", "0")
        self.end_headers()


def _oid(content: bytes) -> str:
    return hashlib.sha1(content).hexdigest()
