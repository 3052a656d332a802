"""What was reported of other programs of this kind, as far as no other test would show it: docs/security.md has the list."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.pictures.decoding import read_picture
from hfjax_demo.requests import Constraint
from hfjax_demo.text.constraints import GrammarCompiler

from ..clients.scripted_model import END, make_tokenizer


@pytest.fixture(scope="module")
def grammars() -> GrammarCompiler:
    tokenizer = make_tokenizer()
    return GrammarCompiler(tokenizer, len(tokenizer), [tokenizer.convert_tokens_to_ids(END)])


def nested(depth: int) -> dict[str, Any]:
    return {"type": "string"} if not depth else {"type": "object", "properties": {"a": nested(depth - 1)}}


@pytest.mark.parametrize(
    "asked",
    [
        {"grammar": "start: " + "(" * 40_000 + '"a"' + ")" * 40_000},
        {"grammar": "start: " + "(" * 90_000},
        {"grammar": "start: /" + "(" * 40_000 + "a" + ")" * 40_000 + "/"},
        {"grammar": "start: @somebody"},
        {"regex": "(" * 4_000 + "a" + ")" * 4_000},
        {"json_schema": json.dumps({"type": "string", "pattern": "(" * 40_000 + "a" + ")" * 40_000})},
        {"json_schema": json.dumps(nested(200))},
        {"json_schema": json.dumps({"$ref": "#"})},
        {"json_schema": json.dumps({"$ref": "https://example.org/schema.json"})},
        {"json_schema": json.dumps({"type": "integer", "multipleOf": 999_999_937, "minimum": 1, "maximum": 10**30})},
    ],
    ids=lambda asked: str(asked)[:40],
)
def test_a_grammar_made_to_exhaust_its_reader_is_refused(grammars: GrammarCompiler, asked: dict[str, str]) -> None:
    """In the process itself, which a reader that runs out of its stack would end."""
    with pytest.raises(InvalidRequest, match="can't be used as a constraint"):
        grammars.matcher(Constraint(**asked))


@pytest.mark.parametrize("regex", ["((((a{1,999}){1,999}){1,999}){1,999}){1,999}", r"(.*a){30}.*b.{100}"])
def test_repetitions_within_repetitions_are_counted_and_not_written_out(grammars: GrammarCompiler, regex: str) -> None:
    assert grammars.matcher(Constraint(regex=regex)).allowed().any()


@pytest.mark.parametrize("content", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"RIFF\0\0\0\0WEBP"])
def test_what_is_no_picture_is_refused_without_a_word_of_the_library(content: bytes) -> None:
    """Pillow's own sentences tell where in memory the file lies."""
    with pytest.raises(InvalidRequest) as refused:
        read_picture(content, 64)
    assert "0x" not in str(refused.value) and "BytesIO" not in str(refused.value)
