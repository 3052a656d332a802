"""``GET /v1/models`` and ``GET /v1/models/{id}``: the available models, as the page lists them.

A record has the fields of both OpenAI's and Anthropic's clients, which ignore each other's.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from ..catalog import HubSource, ModelKind, ModelSpec
from .answers import compact_json
from .api_call import ApiCall


def models_json(call: ApiCall, started: int, name: str) -> str:
    """Return the record of a catalogue entry or of an allowed custom model (taken for a text model), as JSON; without a name, all
    records of the catalogue. May read the disk. ``started``: the start time, in seconds since the epoch.

    Raises:
        ModelNotFound, InvalidModelFolder: this server does not serve it.
    """
    catalog = call.manager.catalog
    if name:
        return compact_json(_model_record(call, catalog.listed(name) or call.model(name, ModelKind.TEXT), started))
    data = [_model_record(call, spec, started) for spec in catalog.entries()]
    ends = {"first_id": data[0]["id"], "last_id": data[-1]["id"]} if data else {"first_id": None, "last_id": None}
    return compact_json({"object": "list", "data": data, "has_more": False, **ends})


def _model_record(call: ApiCall, spec: ModelSpec, started: int) -> dict[str, Any]:
    status = call.manager.status(spec.name)
    owner = spec.source.repo_id.split("/")[0] if isinstance(spec.source, HubSource) else spec.family
    return {
        "id": spec.name,
        "object": "model",
        "type": "model",
        "display_name": spec.title,
        "created": started,
        "created_at": datetime.fromtimestamp(started, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "owned_by": owner,
        "title": spec.title,
        "kind": status.spec.kind.value,
        "state": status.state.value,
        "context_length": status.context_length,
        "max_input_tokens": status.context_length,
        # What another one may round is known when it is loaded.
        **({"activations_rounded_to": status.activations} if status.activations and status.memory_bytes else {}),
    }
