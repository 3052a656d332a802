"""``/openapi.json`` describes what the API takes: bodies that clients send, and in a release whatever can be made of it."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from hfjax_demo.api.endpoints import ENDPOINTS, openapi_document

from .serving import LONG, Serving
from .test_refusals import USUAL

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

# What makes an answer a short one.
SHORT = {
    "/v1/chat/completions": "max_tokens",
    "/v1/completions": "max_tokens",
    "/v1/messages": "max_tokens",
    "/v1/responses": "max_output_tokens",
}


def test_every_endpoint_is_described_as_clients_use_it() -> None:
    document = openapi_document()
    assert {*ENDPOINTS, "/v1/models"} <= set(document["paths"])
    assert json.loads(json.dumps(document)) == document
    for path, body in USUAL.items():
        [content] = document["paths"][path]["post"]["requestBody"]["content"].values()
        described = {**content["schema"], "components": document["components"]}
        jsonschema.validate({**body, "model": None}, described)
        for wrong in ({"tempo": 1}, {"model": 3}):
            with pytest.raises(jsonschema.ValidationError):
                jsonschema.validate(body | wrong, described)


def test_whatever_can_be_made_of_it_breaks_nothing(server: Serving) -> None:
    """Of the release: bodies that the description allows, and such as it does not."""
    schemathesis = pytest.importorskip("schemathesis")
    hypothesis = pytest.importorskip("hypothesis")
    api = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    broken: list[str] = []
    for operation in api.get_all_operations():

        @hypothesis.given(case=operation.ok().as_strategy())
        @hypothesis.settings(
            max_examples=25, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck)
        )
        def tried(case: Any) -> None:
            if isinstance(case.body, dict) and case.path in SHORT:
                case.body[SHORT[case.path]] = 1
            answer = case.call(timeout=LONG)
            if answer.status_code >= 500:
                broken.append(f"{case.method} {case.path}: {case.body!r:.300}")
            [kind] = answer.headers["content-type"]
            assert kind.partition(";")[0] in ("application/json", "text/event-stream", "text/plain"), case.path

        tried()
    assert not broken, broken[:5]
