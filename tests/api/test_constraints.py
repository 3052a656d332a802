"""Answers of a given form, as the openai package asks for them."""

from __future__ import annotations

import json
import re
from typing import Any

import jsonschema
import openai
import pytest

from .serving import TEXT, refused

SCHEMA = {
    "type": "object",
    "properties": {"kind": {"enum": ["a", "b"]}, "many": {"type": "integer", "minimum": 0, "maximum": 20}},
    "required": ["kind", "many"],
    "additionalProperties": False,
}


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    asked = {"model": TEXT, "messages": [{"role": "user", "content": "Which?"}], "max_tokens": 120, "temperature": 1.3}
    return client.chat.completions.create(**asked | changes)


def test_a_schema_and_several_answers(client: openai.OpenAI) -> None:
    made = ask(
        client,
        n=2,
        seed=3,
        response_format={"type": "json_schema", "json_schema": {"name": "k", "schema": SCHEMA, "strict": True}},
    )

    for choice in made.choices:
        jsonschema.validate(json.loads(choice.message.content), SCHEMA)
        assert choice.finish_reason == "stop"


def test_vllms_fields_as_a_stream(client: openai.OpenAI) -> None:
    stream = ask(client, stream=True, extra_body={"structured_outputs": {"regex": "[a-f]{4}-[0-9]{2}"}})
    text = "".join(chunk.choices[0].delta.content or "" for chunk in stream)
    assert re.fullmatch("[a-f]{4}-[0-9]{2}", text)


def test_raw_texts_go_on_in_a_chosen_way(client: openai.OpenAI) -> None:
    made = client.completions.create(
        model=TEXT, prompt=["x", "y"], temperature=0, extra_body={"structured_outputs": {"choice": ["one", "two"]}}
    )
    assert {choice.text for choice in made.choices} <= {"one", "two"}


@pytest.mark.parametrize(
    ("changes", "param", "says"),
    [
        (
            {"response_format": {"type": "json_schema", "json_schema": {"schema": {"not": {}}}}},
            "json_schema",
            "change it",
        ),
        ({"extra_body": {"structured_outputs": {"regex": "("}}}, "regex", "change it"),
        ({"extra_body": {"structured_outputs": {}}}, "constraint", "exactly one"),
        (
            {"response_format": {"type": "json_object"}, "extra_body": {"structured_outputs": {"regex": "a"}}},
            "structured_outputs",
            "one of them",
        ),
    ],
)
def test_what_cannot_be_followed_is_refused(
    client: openai.OpenAI, changes: dict[str, Any], param: str, says: str
) -> None:
    with refused(400, "invalid_value", param, says):
        ask(client, **changes)
