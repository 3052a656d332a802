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

    def create(self, asked: dict[str, Any]) -> dict[str, Any]:
        name = f"{asked['organization']}/{asked['name']}"
        if self.refusal is not None:
            raise self.refusal
        assert name not in self.spaces and (asked["type"], asked["sdk"]) == ("space", "gradio")
        made = Repository(private=asked.get("visibility") == "private", hardware=asked.get("hardware", "cpu-basic"))
        self.spaces[name] = made
        return {"url": f"{self.url}/spaces/{name}"}

    def batch(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Tell where large files go that are not there yet."""
        objects = []
        for wanted in asked["objects"]:
            upload = {"upload": {"href": f"{self.url}/storage/{wanted['oid']}"}}
            objects.append(wanted if wanted["oid"] in self.stored else {**wanted, "actions": upload})
        return {"transfer": "basic", "objects": objects}

    def commit(self, name: str, lines: list[dict[str, Any]]) -> dict[str, Any]:
        space = self.spaces[name]
        for line in lines:
            value = line["value"]
            path = value.get("path")
            match line["key"]:
                case "header":
                    space.commits.append(value["summary"])
                case "file":
                    content = base64.b64decode(value["content"])
                    assert not is_large(len(content), content), f"the hub rejects {path} as large or binary"
                    space.files[path] = content
                    space.large.discard(path)
                case "lfsFile":
                    space.files[path] = self.stored[value["oid"]]
                    space.large.add(path)
                case "deletedFile":
                    del space.files[path]
                    space.large.discard(path)
        return {"commitUrl": f"{self.url}/spaces/{name}/commit/1", "commitOid": "0" * 40}


class _Handler(BaseHTTPRequestHandler):
    hub: FakeSpaces
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *arguments: Any) -> None:
        pass

    def answer(self) -> None:
        body = self.body()
        path = self.path.partition("?")[0].strip("/")
        self.hub.requests.append(f"{self.command} {path}")
        status, headers = 200, {"Content-Type": "application/json"}
        try:
            result = self.result(path, body)
        except Refusal as refusal:
            status, result = refusal.status, {"error": refusal.message}
            headers |= {"X-Error-Message": refusal.message, "X-Error-Code": refusal.code}
        content = json.dumps(result).encode()
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(content))}.items():
            if value:
                self.send_header(name, value)
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
        if path.startswith("storage/"):
            assert hashlib.sha256(body).hexdigest() == path.removeprefix("storage/")
            hub.stored[path.removeprefix("storage/")] = body
            return None
        if self.headers.get("Authorization") != f"Bearer {TOKEN}":
            raise Refusal(401, "Invalid username or password.")
        if path.endswith(".git/info/lfs/objects/batch"):
            return hub.batch(json.loads(body))
        match path.split("/"):
            case ["api", "whoami-v2"]:
                return {"name": "owner", "type": "user"}
            case ["api", "repos", "create"]:
                return hub.create(json.loads(body))
            case ["api", "validate-yaml"]:
                return {"errors": [], "warnings": []}
            case ["api", "spaces", owner, name, *rest] if f"{owner}/{name}" in hub.spaces:
                return self.about_space(f"{owner}/{name}", rest, body)
        raise Refusal(404, "Repository not found", "RepoNotFound")

    def about_space(self, name: str, rest: list[str], body: bytes) -> Any:
        space = self.hub.spaces[name]
        match rest:
            case [] | ["revision", _]:
                host = f"https://{name.replace('/', '-')}.hf.space"
                about = {"_id": "1", "id": name, "sha": "0" * 40, "private": space.private, "host": host}
                return about | {"siblings": [{"rfilename": file} for file in space.files]}
            case ["preupload", "main"]:
                return {"files": [preuploaded(space, file) for file in json.loads(body)["files"]]}
            case ["commit", "main"]:
                return self.hub.commit(name, [json.loads(line) for line in body.splitlines()])
            case ["settings"]:
                space.private = json.loads(body)["visibility"] == "private"
                return {}
            case ["hardware"]:
                space.hardware = json.loads(body)["flavor"]
                return {"stage": "BUILDING", "hardware": {"current": space.hardware, "requested": space.hardware}}
            case [("variables" | "secrets") as kind]:
                values = space.variables if kind == "variables" else space.secrets
                if self.command == "POST":
                    asked = json.loads(body)
                    values[asked["key"]] = asked["value"]
                shown = {key: value if kind == "variables" else "" for key, value in values.items()}
                return {key: {"key": key, "value": value} for key, value in shown.items()}
        raise Refusal(404, "Not found")


def preuploaded(space: Repository, file: dict[str, Any]) -> dict[str, Any]:
    """Tell how a file is to be uploaded, and the id of the one that is there."""
    there, oid = space.files.get(file["path"]), None
    if there is not None:
        oid = hashlib.sha1(b"blob %d\0" % len(there) + there).hexdigest()
        oid = hashlib.sha256(there).hexdigest() if file["path"] in space.large else oid
    large = is_large(file["size"], base64.b64decode(file["sample"]))
    return {"path": file["path"], "uploadMode": "lfs" if large else "regular", "shouldIgnore": False, "oid": oid}


def is_large(size: int, beginning: bytes) -> bool:
    return size > LIMIT_BYTES or b"\0" in beginning[:8000]
