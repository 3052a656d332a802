"""``/openapi.json`` describes what the API takes: bodies that clients send, and in a release whatever can be made of it."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from hfjax_demo.api.endpoints import ENDPOINTS, openapi_document

from .serving import LONG, Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

HELLO = [{"role": "user", "content": "hello", "annotations": None}]
BODIES: dict[str, Any] = {
    "ChatBody": {"messages": HELLO, "stop": "a", "logit_bias": {"3": -1.5}, "top_k": 0, "store": True, "seed": -1},
    "CompletionBody": {"prompt": [[1, 2]], "max_tokens": 0, "echo": True, "stop": ["a"], "stop_token_ids": [1]},
    "ResponsesBody": {"input": [{"role": "user", "content": [{"type": "input_text", "text": "a"}]}], "include": []},
    "MessagesBody": {"messages": [{"role": "user", "content": "a"}], "max_tokens": 1, "metadata": {}},
    "EmbeddingBody": {"input": "a", "encoding_format": "float"},
    "ImageBody": {"prompt": "a", "size": "64x64"},
}


# What makes an answer a short one.
SHORT = {
    "/v1/chat/completions": "max_tokens",
    "/v1/completions": "max_tokens",
    "/v1/messages": "max_tokens",
    "/v1/responses": "max_output_tokens",
}


def told(name: str) -> Any:
    return {"$ref": f"#/components/schemas/{name}", "components": openapi_document()["components"]}


def test_every_endpoint_is_described() -> None:
    paths = openapi_document()["paths"]
    assert {*ENDPOINTS, "/v1/models"} <= set(paths)
    assert json.loads(json.dumps(openapi_document())) == openapi_document()


@pytest.mark.parametrize("name", BODIES)
def test_what_clients_send_is_as_described(name: str) -> None:
    jsonschema.validate(BODIES[name], told(name))
    for wrong in ({"tempo": 1}, {"model": 3}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(BODIES[name] | wrong, told(name))


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
