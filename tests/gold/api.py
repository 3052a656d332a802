"""Transcripts of API responses: the real server with tiny models receives the requests of ``requests.toml`` in order."""

from __future__ import annotations

import base64
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from PIL import Image

from .. import tiny_encoders, tiny_models, tiny_vision
from ..api.serving import LONG, Serving, make_models, png_of
from ..text.chat_templates import QWEN3
from .transcripts import transcript

CONTEXT = 1024
CALLER, SEES, ENCODER = "caller", "sees", "encoder"
_QUIET = "{%- if enable_thinking is defined and not enable_thinking %}{{ '<think>\n\n</think>\n\n' }}"
# Qwen 3's template, except that it begins the reasoning: a random model would never begin it.
TEMPLATE = QWEN3.replace(_QUIET, _QUIET + "{%- else %}{{ '<think>\n' }}")


@dataclass(frozen=True)
class Request:
    """One HTTP request; ``body`` is sent as JSON, as raw bytes, or, together with ``files``, as form fields."""

    name: str
    path: str
    body: Any = b""
    method: str = "POST"
    files: Mapping[str, bytes] = field(default_factory=dict)


def table() -> Iterator[Request]:
    """Yield all requests in the order in which they are sent."""
    read = tomllib.loads(Path(__file__).with_name("requests.toml").read_text(encoding="utf-8"))
    values = values_of_table()
    for endpoint in read["endpoint"]:
        path, usual, streams = endpoint["path"], endpoint.get("usual", {}), endpoint.get("streams")
        answered = [read[name] for name in endpoint.get("like", ())] + [endpoint.get("answered", {})]
        for name, changes in (item for bodies in answered for item in bodies.items()):
            body = _filled(usual | changes, values)
            yield Request(f"{path}: {name}", path, body)
            yield Request(f"{path}: {name}, streamed", path, body | streams | {"stream": True})
        for name, changes in endpoint["told"].items():
            body = _filled(usual | changes, values)
            files = {key: value for key, value in body.items() if isinstance(value, bytes)}
            yield Request(f"{path}: {name}", path, {key: body[key] for key in body.keys() - files}, files=files)
    yield from (Request(f"{path}: {name}", path, method="GET") for name, path in read["got"].items())
    yield from (Request(f"{path}: {body!r}", path, body.encode()) for path, body in read["raw"].items())


def _filled(value: Any, values: Mapping[str, Any]) -> Any:
    """Return the value with ``$NAME`` strings replaced by their values."""
    if isinstance(value, dict):
        return {key: _filled(each, values) for key, each in value.items()}
    if isinstance(value, list):
        return [_filled(each, values) for each in value]
    return values[value[1:]] if isinstance(value, str) and value.startswith("$") else value


def values_of_table() -> dict[str, Any]:
    """Return the values of the ``$NAME`` strings in the table."""
    schema = {
        "type": "object",
        "properties": {"kind": {"enum": ["a", "b"]}, "many": {"type": "integer", "minimum": 0, "maximum": 20}},
        "required": ["kind", "many"],
        "additionalProperties": False,
    }
    look = {"name": "look", "description": "Looks.", "parameters": schema}
    functions = [look, {"name": "wait", "parameters": {"type": "object", "properties": {}}}]
    turns = [{"role": ("user", "assistant")[turn % 2], "content": "the dog sleeps on"} for turn in range(65)]
    pixels, mask = png_of(tiny_vision.picture(1)), Image.new("L", (32, 32), 0)
    mask.paste(255, (0, 0, 16, 32))
    called = {"name": "look", "arguments": '{"kind":"a","many":3}'}
    return {
        "NULL": None,
        "STOPS": list(range(3, 40)),  # enough tokens that one of them is generated
        "SEVENTEEN": ["x"] * 17,
        "LONG": "the quick brown fox jumps over the lazy dog " * 150,
        "TURNS": turns[:41],
        "MORE_TURNS": turns,
        "SCHEMA": schema,
        "LOOK": look,
        "TOOLS": [{"type": "function", "function": each} for each in functions],
        "FUNCTIONS": [{"type": "function", **each} for each in functions],
        "CALLED": {"id": "abcdefghi", "type": "function", "function": called},
        "PIXELS": base64.b64encode(pixels).decode(),
        "SEEN": f"data:image/png;base64,{base64.b64encode(pixels).decode()}",
        "PICTURE": png_of(tiny_vision.picture(2, 32, 32)),
        "NO_PICTURE": b"no picture",
        "MASK": png_of(mask),
    }


def names() -> list[str]:
    return [request.name for request in table()]


def entries(chosen: Sequence[str], cache: Path) -> Iterator[tuple[str, Any]]:
    """Yield the transcript of each chosen request, in the table's order."""
    wanted = set(chosen)
    with (
        tempfile.TemporaryDirectory() as root,
        Serving(catalog(Path(root)), cache, context_length=CONTEXT) as server,
        httpx.Client(base_url=server.url, timeout=LONG) as client,
    ):
        for request in table():
            if request.name in wanted:
                yield request.name, ask(client, request)


def ask(client: httpx.Client, request: Request) -> dict[str, Any]:
    """Send a request and read its response to the end."""
    if request.files:
        sent: dict[str, Any] = {"data": request.body}
        sent["files"] = {name: (f"{name}.png", file) for name, file in request.files.items()}
    elif isinstance(request.body, bytes):
        sent = {"content": request.body, "headers": {"content-type": "application/json"}}
    else:
        sent = {"json": request.body}
    found = client.request(request.method, request.path, **sent)
    return transcript(request.path, found.status_code, dict(found.headers), found.content)


def catalog(root: Path) -> Path:
    """Write the catalogue of the API tests, with more models: for reasoning and tool calls, for images, and for embeddings."""
    file = make_models(root)
    plain = tiny_models.make_model(root / "thinking", "llama", max_position_embeddings=CONTEXT)
    tiny_models.with_template(plain, TEMPLATE)
    tiny_models.with_stop_ids(plain, root / CALLER, [tiny_models.VOCABULARY])
    tiny_vision.make(root / SEES, "llava")
    tiny_encoders.describe(tiny_encoders.make_encoder(root / ENCODER, "bert"), "mean_tokens", more=("Normalize",))
    entries = (f'[[model]]\nname = "{name}"\nfolder = "{name}"\nchat = true\n' for name in (CALLER, SEES))
    encoder = f'[[model]]\nname = "{ENCODER}"\nfolder = "{ENCODER}"\nkind = "embedding"\n'
    file.write_text(file.read_text(encoding="utf-8") + "".join([*entries, encoder]), encoding="utf-8")
    return file
