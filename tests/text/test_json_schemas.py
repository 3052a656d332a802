"""Schemas as llguidance is given them: which texts it then makes of formats and patterns, and what is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from transformers import AutoTokenizer

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import Constraint
from hfjax_demo.text.constraints import GrammarCompiler
from hfjax_demo.text.json_schemas import to_llguidance_schema

from .. import tiny_models
from ..schemas import Writer


@pytest.fixture(scope="module")
def writer(tokenizer_folder: Path) -> Writer:
    tokenizer = AutoTokenizer.from_pretrained(tokenizer_folder)
    return Writer(GrammarCompiler(tokenizer, tiny_models.VOCABULARY, [tiny_models.EOS]), 400)


def writes(writer: Writer, schema: Any, value: Any) -> bool:
    text = json.dumps(value, ensure_ascii=False)
    return writer.writes(writer.grammars.matcher(Constraint(json_schema=schema)), text)


class Overtaken(GrammarCompiler):
    """Another thread's grammar, if there is one, is what was compiled last."""

    others: Any = None

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, self.others if name == "_last" and self.others else value)


def test_a_grammar_that_another_thread_compiles_meanwhile_is_not_taken(writer: Writer) -> None:
    red, blue = Constraint(choice=("red",)), Constraint(choice=("blue",))
    grammars = Overtaken(writer.tokenizer, tiny_models.VOCABULARY, [tiny_models.EOS])
    grammars.others = blue, "", grammars.matcher(blue)
    assert writer.writes(grammars.matcher(red), "red")


TIMES = ["23:59:59Z", "00:00:00.5+23:59"], ["12:00:60Z", "24:00:00Z", "12:00:00", "12:00:00+24:00"]
HOSTS = ["a-1.example", "a" * 63, "a." * 126 + "a"], ["a" * 64, "a." * 127 + "a", "-a", "a..b", ""]


@pytest.mark.parametrize(
    ("schema", "right", "wrong"),
    [
        ({"format": "date"}, ["2024-02-29", "2000-02-29", "1999-12-31", 5], ["2023-02-29", "1900-02-29", "2024-04-31"]),
        ({"format": "time"}, *TIMES),
        ({"format": "date-time"}, ["2024-02-29T00:00:00Z"], ["2023-02-29T00:00:00Z", "1998-12-31T23:58:60Z"]),
        ({"format": "hostname"}, *HOSTS),
        ({"format": "hostname", "maxLength": 3}, ["a.b"], ["abcd"]),
        ({"format": "date", "pattern": "^20"}, ["2024-02-29"], ["1999-12-31", "2023-02-29"]),
        ({"pattern": r"^a\sb[\s]\S$"}, ["a b c", "a\u3000b\ufeffc"], ["a\x85b c", "a b\x85c", "a b \ufeff"]),
        ({"patternProperties": {r"^\s$": {"type": "null"}}}, [{"\ufeff": None}], [{"\ufeff": 1}]),
        ({"properties": {"format": {"format": "date"}}}, [{"format": "2024-02-29"}], [{"format": "2023-02-29"}]),
        ({"properties": {"enum": {"format": "date"}}}, [{"enum": "2024-02-29"}], [{"enum": "2023-02-29"}]),
        ({"const": {"format": "date", "pattern": r"\s"}}, [{"format": "date", "pattern": r"\s"}], [{"format": "date"}]),
        ({"$ref": "#/here/day", "here": {"day": {"format": "date"}}}, ["2024-02-29"], ["2023-02-29"]),
        ({"anyOf": [{"type": "null"}, {"format": "date"}]}, [None, "2024-02-29"], ["2023-02-29"]),
    ],
)
def test_what_is_made_is_what_the_schema_says(writer: Writer, schema: Any, right: list[Any], wrong: list[Any]) -> None:
    assert [value for value in right if not writes(writer, schema, value)] == []
    assert [value for value in wrong if writes(writer, schema, value)] == []


def test_too_deep_a_schema_is_refused() -> None:
    deep: dict[str, Any] = {}
    for _ in range(5000):
        deep = {"items": deep}
    with pytest.raises(InvalidRequest, match="nested too deeply"):
        to_llguidance_schema(deep)
