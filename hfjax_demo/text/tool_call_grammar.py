"""Grammars of tool calls: required calls, whose beginning is prefilled, and calls that may replace a structured output.

The text around names, arguments and values is the literal text of the model's chat template. If the arguments are a JSON object,
llguidance enforces their schema. Otherwise they come in the schema's order, and optional ones may be omitted; values in other
notations than JSON have rules here: unquoted strings, for which the schema's patterns and lengths are ignored, Python's
constants, and Gemma's dialect, in which lists may have any length.

Grammars are in llguidance's variant of Lark: https://github.com/guidance-ai/llguidance/blob/main/docs/syntax.md
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import InvalidRequest
from ..tools import Tool
from .json_schemas import ANY_OBJECT, to_llguidance_schema
from .tool_call_format import ToolCallFormat

# An argument's name if the schema gives none, and an unquoted string of any content.
_ANY_KEY, _ANY_TEXT = r"/[A-Za-z_][A-Za-z0-9_]{0,63}/", r"/(?s:.*)/"
_DEFINITIONS = ("$defs", "definitions")
# Keywords with which a value's form depends on more than its type.
_COMPOUND = frozenset(("$ref", "anyOf", "oneOf", "allOf", "not", "if"))


def begun(form: ToolCallFormat, name: str | None) -> str:
    """Return the beginning of a call up to the arguments of the tool ``name``; up to the tool's name if it is None."""
    return form.before + ("" if name is None else name + form.between)


def rest_of_call_grammar(form: ToolCallFormat, tools: Sequence[Tool], name: str | None, *, strict: bool) -> str:
    """Return a grammar of the text after :func:`begun`, for a call of the tool ``name``, or of any tool if it is None. The
    arguments must satisfy the tool's schema if ``strict``, else they may be anything.

    Raises:
        InvalidRequest: a schema is nested too deeply.
    """
    grammar = _Grammar(form, strict)
    called = [tool for tool in tools if name in (None, tool["function"]["name"])]
    return grammar.from_start(grammar.call(called, None if name else ""))


def whole(form: ToolCallFormat, tools: Sequence[Tool], *, several: bool, strict: bool) -> str:
    """Return a grammar of a complete call, or of ``several`` if the template supports that. Schemas and errors are as in
    :func:`rest_of_call_grammar`."""
    grammar = _Grammar(form, strict)
    body = f"({grammar.call(tools, form.before)})"
    if several and form.text_between_calls:
        body += f" ({grammar.call(tools, form.text_between_calls)})*"
    return grammar.from_start(body + (f" ({grammar.literal(form.tail)})?" if form.tail else ""))


@dataclass(eq=False, slots=True)
class _Grammar:
    """The rules of one grammar."""

    form: ToolCallFormat
    strict: bool
    lines: list[str] = field(default_factory=list)

    def from_start(self, body: str) -> str:
        """Return the complete grammar."""
        return "\n".join([f"start: {body}", *self.lines])

    def call(self, tools: Sequence[Tool], head: str | None) -> str:
        """Return alternatives, one call per tool. ``head``: the text before the tool's name; None: the name is already
        written."""
        calls = []
        for tool in tools:
            name = tool["function"]["name"]
            schema = (tool["function"].get("parameters") if self.strict else None) or ANY_OBJECT
            try:
                if head and self.form.name_key:
                    call = f"{self.literal(head.rpartition('{')[0])} {self.json(self.object(name, schema))}"
                else:
                    before = "" if head is None else self.literal(head + name + self.form.between)
                    arguments = self.keyed(schema) if self.form.middle else self.json(schema)
                    call = f"{before} {arguments} {self.literal(self.form.end)}"
                calls.append(self.rule(call))
            except RecursionError:
                raise InvalidRequest("A tool's schema is nested too deeply.", field="tools") from None
        return " | ".join(calls)

    def object(self, name: str, schema: Mapping[str, Any]) -> dict[str, Any]:
        """Return the JSON schema of an object that holds a call. A schema, not literals: next to another schema the lexer takes
        the longest possible lexeme, and would take every object for a call as long as it begins like one."""
        name_key, arguments_key = self.form.name_key, self.form.arguments_key
        own = {"$id": f"urn:tool:{len(self.lines)}", **schema}  # the scope of its references
        return {
            "type": "object",
            "properties": {name_key: {"const": name}, arguments_key: own},
            "required": [name_key, arguments_key],
            "additionalProperties": False,
        }

    def rule(self, body: str, attributes: str = "") -> str:
        """Add a rule; return its name."""
        name = f"rule{len(self.lines)}"
        self.lines.append(f"{name}{attributes}: {body}")
        return name

    def literal(self, text: str) -> str:
        """Return a literal text; special tokens in it are matched by their ids."""
        special = dict(self.form.special)
        pieces = re.split("(" + "|".join(map(re.escape, special)) + ")", text) if special else [text]
        return " ".join(f"<[{special[piece]}]>" if piece in special else json.dumps(piece) for piece in pieces if piece)

    def json(self, schema: Mapping[str, Any]) -> str:
        return self.rule(f"%json {json.dumps(to_llguidance_schema(schema))}")

    def keyed(self, schema: Mapping[str, Any]) -> str:
        """Return the arguments of a schema, or any arguments if the schema names none."""
        named, required = schema.get("properties"), schema.get("required")
        separator = self.literal(self.form.separator)
        if not isinstance(named, Mapping) or not named:
            if schema.get("additionalProperties") is False:
                return ""
            one = self.argument(_ANY_KEY, {}, schema)
            return f"({one} ({separator} {one})*)?"
        if not isinstance(required, list | tuple):  # a tool's schema is not validated
            required = ()
        arguments = [
            (self.argument(json.dumps(key), value if isinstance(value, Mapping) else {}, schema), key in required)
            for key, value in named.items()
            if value is not False
        ]
        # From the last argument to the first. ``behind``: the rest after an argument was written; ``before``: before any was.
        behind = before = ""
        for one, needed in reversed(arguments):
            if needed:
                before, behind = self.rule(f"{one} {behind}"), self.rule(f"{separator} {one} {behind}")
            else:
                before = self.rule(f"{one} {behind} | {before}" if before else f"({one} {behind})?")
                behind = self.rule(f"({separator} {one})? {behind}")
        return before

    def argument(self, key: str, schema: Mapping[str, Any], root: Mapping[str, Any]) -> str:
        """Return one argument: its name and value, and the text around them."""
        closes = self.form.closes
        before = f"{self.literal(self.form.opens)} {key} {self.literal(self.form.middle)}"
        kind = schema.get("type")
        choices = _choices(schema)
        if self.form.quote:
            return self.rule(f"{before} {self.dialect(schema)}")
        if self.form.is_python:
            if choices is None and kind == "boolean":
                return self.rule(f'{before} ("True" | "False")')
            if choices is None and kind == "null":
                return self.rule(f'{before} "None"')
        elif choices is not None and all(isinstance(choice, str) for choice in choices):
            texts = " | ".join(self.literal(choice) for choice in choices)
            return self.rule(f"{before} ({texts}) {self.literal(closes)}")
        elif kind == "string" or (choices is None and not schema.keys() & {"type", *_COMPOUND}):
            return self.rule(f"{before} {self.text(closes.lstrip())}")
        definitions = {name: root[name] for name in _DEFINITIONS if name in root}
        return self.rule(f"{before} {self.json({**definitions, **schema})} {self.literal(closes)}")

    def text(self, ends: str) -> str:
        """Return an unquoted string that is terminated by ``ends``."""
        if any(ends.startswith(mark) for mark, _ in self.form.special):  # text cannot match a special token
            return f"{self.rule(_ANY_TEXT)} {self.literal(ends)}"
        mark = ends.rstrip()
        escaped = re.escape(mark).replace("/", r"\/")
        return f"{self.rule(f'/(?s:.*){escaped}/', '[lazy]')} {self.literal(ends[len(mark) :])}"

    def dialect(self, schema: Mapping[str, Any]) -> str:
        """Return a value in Gemma's dialect of JSON: strings have their own delimiters, and keys have none."""
        quote = self.form.quote
        choices = _choices(schema)
        if choices is not None:
            written = (
                quote + choice + quote if isinstance(choice, str) else json.dumps(choice, separators=(",", ":"))
                for choice in choices
                if not isinstance(choice, Mapping | list)
            )
            found = " | ".join(self.literal(text) for text in written)
            return f"({found})" if found else self.anything()
        kinds = schema.get("type")
        if isinstance(kinds, list):
            return "(" + " | ".join(self.dialect({**schema, "type": kind}) for kind in kinds) + ")"
        if not isinstance(kinds, str) or _COMPOUND & schema.keys():
            return self.anything()
        if kinds == "string":
            return f"{self.literal(quote)} {self.text(quote)}"
        if kinds == "array":
            items = schema.get("items")
            one = self.rule(self.dialect(items if isinstance(items, Mapping) else {}))
            return f'"[" ({one} ("," {one})*)? "]"'
        if kinds == "object":
            return f'"{{" {self.keyed(schema)} "}}"'
        return self.json(schema)

    def anything(self) -> str:
        """Return any value in that dialect."""
        if not any(line.startswith("anything:") for line in self.lines):
            text = f"{self.literal(self.form.quote)} {self.text(self.form.quote)}"
            plain = self.json({"type": ["number", "boolean", "null"]})
            items, pair = 'anything ("," anything)*', f'{_ANY_KEY} ":" anything'
            self.lines.append(f'anything: {text} | {plain} | "[" ({items})? "]" | "{{" ({pair} ("," {pair})*)? "}}"')
        return "anything"


def _choices(schema: Mapping[str, Any]) -> Sequence[Any] | None:
    """Return the values that a schema enumerates; None if it does not."""
    choices = [schema["const"]] if "const" in schema else schema.get("enum")
    return choices if isinstance(choices, list) and choices else None
