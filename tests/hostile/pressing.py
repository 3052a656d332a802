"""What the page's own scripts send to its server, sent by somebody who has read them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import httpx


def named(client: httpx.Client, elem_id: str) -> int:
    """A component's id."""
    return int(
        next(one["id"] for one in client.get("/config").json()["components"] if one["props"].get("elem_id") == elem_id)
    )


def call(client: httpx.Client, channel: str, function: str, data: object) -> dict[str, Any]:
    """What a channel's function answers."""
    body = {"data": data, "component_id": named(client, channel), "fn_name": function, "session_hash": "here"}
    answer = client.post("/gradio_api/component_server/", json=body)
    assert answer.status_code == 200
    return dict(answer.json())


def dependency(client: httpx.Client, elem_id: str, event: str) -> dict[str, Any]:
    """What the server does at an event of the page; the page's own scripts may do something besides."""
    target = [named(client, elem_id), event]
    found: list[dict[str, Any]] = client.get("/config").json()["dependencies"]
    return next(one for one in found if one["backend_fn"] and target in [list(on) for on in one["targets"]])


def press(client: httpx.Client, elem_id: str, event: str, data: list[Any]) -> dict[str, Any]:
    """What an event of the page comes to in the end, told as the page is told."""
    number = dependency(client, elem_id, event)["id"]
    data = [data] if not isinstance(data, list) else data
    join = {"data": data, "fn_index": number, "session_hash": "here"}
    assert client.post("/gradio_api/queue/join", json=join).status_code == 200
    last: dict[str, Any] = {}
    with client.stream("GET", "/gradio_api/queue/data", params={"session_hash": "here"}) as stream:
        for line in stream.iter_lines():
            if not line.startswith("data:"):
                continue
            message = json.loads(line.removeprefix("data:"))
            if message["msg"] in ("process_generating", "process_completed") and message["output"].get("data"):
                last = message["output"]
            if message["msg"] == "process_completed":
                break
    return last


def initial(client: httpx.Client, elem_id: str, event: str, **other: Any) -> list[Any]:
    """What an event of the page would send before anybody has touched it; ``other`` values by ``elem_id``, with _ for -."""
    values: Mapping[int, Any] = {
        one["id"]: one["props"].get("value") for one in client.get("/config").json()["components"]
    }
    changed = {named(client, name.replace("_", "-")): value for name, value in other.items()}
    return [changed.get(number, values.get(number)) for number in dependency(client, elem_id, event)["inputs"]]
