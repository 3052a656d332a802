"""``GET /v1/models`` and ``GET /v1/models/{id}``: the available models, as the page lists them.

A record has the fields of both OpenAI's and Anthropic's clients, which ignore each other's.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from ..catalog import HubSource, ModelKind, ModelSpec
from ..errors import HfjaxError
from .api_call import ApiCall, ApiContext
from .errors import to_refusal


def models(server: ApiContext) -> dict[str, Any]:
    """Return the records of the catalog. May read the disk."""
    data = [_model_record(server, spec) for spec in server.manager.catalog.entries()]
    ends = {"first_id": data[0]["id"], "last_id": data[-1]["id"]} if data else {"first_id": None, "last_id": None}
    return {"object": "list", "data": data, "has_more": False, **ends}


def model(call: ApiCall, name: str) -> dict[str, Any]:
    """Return one record: of a catalogue entry, or an allowed custom model (taken for a text model). May read the disk.

    Raises:
        Refusal: this server does not serve it.
    """
    try:
        listed = call.server.manager.catalog.listed(name)
        return _model_record(call.server, listed or call.model(name, ModelKind.TEXT))
    except HfjaxError as error:
        raise to_refusal(error) from error


def _model_record(server: ApiContext, spec: ModelSpec) -> dict[str, Any]:
    status = server.manager.status(spec.name)
    owner = spec.source.repo_id.split("/")[0] if isinstance(spec.source, HubSource) else spec.family
    return {
        "id": spec.name,
        "object": "model",
        "type": "model",
        "display_name": spec.title,
        "created": server.created,
        "created_at": datetime.fromtimestamp(server.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "owned_by": owner,
        "title": spec.title,
        "kind": status.spec.kind.value,
        "state": status.state.value,
        "context_length": status.context_length,
        "max_input_tokens": status.context_length,
    }
