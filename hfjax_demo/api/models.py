"""``GET /v1/models`` and ``GET /v1/models/{id}``: the models that may be named, as the page lists them.

A record has what OpenAI's clients read and what Anthropic's do; neither minds the other's.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from ..catalog import HubSource, ModelKind, ModelSpec
from ..errors import HfjaxError
from .calls import Call, Server
from .errors import of_error


def models(server: Server, created: int) -> dict[str, Any]:
    """The catalogue. May look at the disk. ``created`` is in seconds since the epoch."""
    data = [_record(server, spec, created) for spec in server.manager.catalog.entries()]
    ends = {"first_id": data[0]["id"], "last_id": data[-1]["id"]} if data else {"first_id": None, "last_id": None}
    return {"object": "list", "data": data, "has_more": False, **ends}


def model(call: Call, name: str, created: int) -> dict[str, Any]:
    """One model: of the catalogue, or a custom one that is allowed, which is taken for a text model. May look at the disk.

    Raises:
        Refusal: this server does not serve it.
    """
    try:
        listed = call.server.manager.catalog.listed(name)
        return _record(call.server, listed or call.model(name, ModelKind.TEXT), created)
    except HfjaxError as error:
        raise of_error(error) from error


def _record(server: Server, spec: ModelSpec, created: int) -> dict[str, Any]:
    status = server.manager.status(spec.name)
    owner = spec.source.repo_id.split("/")[0] if isinstance(spec.source, HubSource) else spec.family
    return {
        "id": spec.name,
        "object": "model",
        "type": "model",
        "display_name": spec.title,
        "created": created,
        "created_at": datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "owned_by": owner,
        "title": spec.title,
        "kind": status.spec.kind.value,
        "state": status.state.value,
        "context_length": status.context_length,
        "max_input_tokens": status.context_length,
    }
