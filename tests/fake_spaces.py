"""A server with the part of the hub's protocol that publishing a Space needs; it rejects what the hub rejects.

A file over 10 MiB, or a binary file, cannot be part of a commit: it is uploaded to the storage for large files first, and the
commit refers to it by its SHA-256. Sources: https://huggingface.co/docs/hub/repositories-getting-started and ``huggingface_hub``.
"""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any

from tests.stand_ins import StandIn

LIMIT_BYTES = 10 << 20
TOKEN = "hf_stand_in"
FRESH = {".gitattributes": b"*.safetensors filter=lfs diff=lfs merge=lfs -text\n"}


@dataclass
class Repository:
    """A Space on the fake hub. ``large`` are the files in the storage for large files."""

    files: dict[str, bytes] = field(default_factory=lambda: dict(FRESH))
    large: set[str] = field(default_factory=set)
    private: bool = False
    hardware: str = "cpu-basic"
    variables: dict[str, str] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)
    commits: list[str] = field(default_factory=list)


class Refusal(Exception):
    """An error response of the server."""

    def __init__(self, status: int, message: str, code: str = "") -> None:
        super().__init__(message)
        self.status, self.message, self.code = status, message, code


class FakeSpaces(StandIn):
    """``spaces`` maps a name to its Space. ``refusal`` makes the creation of a Space fail."""

    def __init__(self) -> None:
        self.spaces: dict[str, Repository] = {}
        self.stored: dict[str, bytes] = {}
        self.refusal: Refusal | None = None
        self.requests: list[str] = []
        super().__init__(_Handler)

    def space(self, name: str) -> Repository:
        if name not in self.spaces:
            raise Refusal(404, "Repository not found", "RepoNotFound")
        return self.spaces[name]

    def create(self, asked: dict[str, Any]) -> dict[str, Any]:
        name = f"{asked['organization']}/{asked['name']}"
        if self.refusal is not None:
            raise self.refusal
        assert name not in self.spaces and (asked["type"], asked["sdk"]) == ("space", "gradio")
        self.spaces[name] = Repository(
            private=asked.get("visibility") == "private",
            hardware=asked.get("hardware", "cpu-basic"),
            variables=_by_key(asked.get("variables", [])),
            secrets=_by_key(asked.get("secrets", [])),
        )
        return {"url": f"{self.url}/spaces/{name}"}

    def about(self, name: str) -> dict[str, Any]:
        space = self.space(name)
        return {
            "_id": "1",
            "id": name,
            "sha": "0" * 40,
            "private": space.private,
            "host": f"https://{name.replace('/', '-')}.hf.space",
            "siblings": [{"rfilename": file} for file in space.files],
        }

    def preupload(self, name: str, asked: dict[str, Any]) -> dict[str, Any]:
        space = self.space(name)
        modes = []
        for file in asked["files"]:
            large = file["size"] > LIMIT_BYTES or is_binary(base64.b64decode(file["sample"]))
            there = space.files.get(file["path"])
            oid = None if there is None else (sha256(there) if file["path"] in space.large else git_oid(there))
            mode = "lfs" if large else "regular"
            modes.append({"path": file["path"], "uploadMode": mode, "shouldIgnore": False, "oid": oid})
        return {"files": modes}

    def batch(self, asked: dict[str, Any]) -> dict[str, Any]:
        objects = []
        for wanted in asked["objects"]:
            upload = {"upload": {"href": f"{self.url}/storage/{wanted['oid']}"}}
            objects.append(wanted if wanted["oid"] in self.stored else {**wanted, "actions": upload})
        return {"transfer": "basic", "objects": objects}

    def store(self, oid: str, content: bytes) -> None:
        assert sha256(content) == oid
        self.stored[oid] = content

    def commit(self, name: str, lines: list[dict[str, Any]]) -> dict[str, Any]:
        space = self.space(name)
        files, large, title = dict(space.files), set(space.large), ""
        for line in lines:
            value = line["value"]
            match line["key"]:
                case "header":
                    title = value["summary"]
                case "file":
                    files[value["path"]] = self.plain(value["path"], base64.b64decode(value["content"]))
                    large.discard(value["path"])
                case "lfsFile":
                    files[value["path"]] = self.stored[value["oid"]]
                    large.add(value["path"])
                case "deletedFile":
                    del files[value["path"]]
                    large.discard(value["path"])
        space.files, space.large = files, large
        space.commits.append(title)
        return {"commitUrl": f"{self.url}/spaces/{name}/commit/1", "commitOid": "0" * 40}

    def plain(self, path: str, content: bytes) -> bytes:
        if len(content) > LIMIT_BYTES or is_binary(content):
            raise Refusal(400, f"Your push was rejected because it contains large or binary files: {path}")
        return content


class _Handler(BaseHTTPRequestHandler):
    hub: FakeSpaces
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *arguments: Any) -> None:
        pass

    def answer(self) -> None:
        body = self.body()
        path = self.path.partition("?")[0].strip("/")
        self.hub.requests.append(f"{self.command} {path}")
        status, headers, result = 200, {}, None
        try:
            result = self.result(path, body)
        except Refusal as refusal:
            status, headers = refusal.status, {"X-Error-Message": refusal.message}
            headers |= {"X-Error-Code": refusal.code} if refusal.code else {}
            result = {"error": refusal.message}
        content = json.dumps(result).encode()
        self.send_response(status)
        for name, value in {**headers, "Content-Type": "application/json"}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_PUT = answer

    def body(self) -> bytes:
        if self.headers.get("Transfer-Encoding", "") == "chunked":
            parts = []
            while size := int(self.rfile.readline(), 16):
                parts.append(self.rfile.read(size))
                self.rfile.readline()
            self.rfile.readline()
            return b"".join(parts)
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def result(self, path: str, body: bytes) -> Any:
        hub = self.hub
        if self.command == "PUT" and path.startswith("storage/"):
            return hub.store(path.removeprefix("storage/"), body)
        if self.headers.get("Authorization") != f"Bearer {TOKEN}":
            raise Refusal(401, "Invalid username or password.")
        if path.endswith(".git/info/lfs/objects/batch"):
            return hub.batch(json.loads(body))
        match path.split("/"), self.command:
            case ["api", "whoami-v2"], "GET":
                return {"name": "owner", "type": "user"}
            case ["api", "repos", "create"], "POST":
                return hub.create(json.loads(body))
            case ["api", "validate-yaml"], "POST":
                return {"errors": [], "warnings": []}
            case ["api", "spaces", owner, name, *rest], command:
                return self.about_space(f"{owner}/{name}", rest, command, body)
        raise Refusal(404, "Not found")

    def about_space(self, name: str, rest: list[str], command: str, body: bytes) -> Any:
        hub, space = self.hub, self.hub.space(name)
        match rest, command:
            case [] | ["revision", _], "GET":
                return hub.about(name)
            case ["preupload", "main"], "POST":
                return hub.preupload(name, json.loads(body))
            case ["commit", "main"], "POST":
                return hub.commit(name, [json.loads(line) for line in body.splitlines()])
            case ["settings"], "PUT":
                space.private = json.loads(body)["visibility"] == "private"
                return {}
            case ["hardware"], "POST":
                space.hardware = json.loads(body)["flavor"]
                return {"stage": "BUILDING", "hardware": {"current": space.hardware, "requested": space.hardware}}
            case [("variables" | "secrets") as kind], _:
                values = space.variables if kind == "variables" else space.secrets
                if command == "POST":
                    asked = json.loads(body)
                    values[asked["key"]] = asked["value"]
                return {
                    key: {"key": key, "value": value if kind == "variables" else ""} for key, value in values.items()
                }
        raise Refusal(404, "Not found")


def is_binary(content: bytes) -> bool:
    return b"\0" in content[:8000]


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def git_oid(content: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(content) + content).hexdigest()


def _by_key(pairs: list[dict[str, str]]) -> dict[str, str]:
    return {pair["key"]: pair["value"] for pair in pairs}
