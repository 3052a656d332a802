"""Calls of tools as models write them: their form, found from one that a chat template has written, and calls read in it.

Four forms cover the templates there are: a JSON object with the name and the arguments (Hermes, Qwen, Llama 3, Mistral,
Granite), a name with a JSON object behind it (DeepSeek, Mistral, gpt-oss; Gemma 4 in a dialect), a name with marked
parameters (Qwen3-Coder, GLM), and a call in Python's syntax (LFM2, Llama 4, Olmo 3). Which one, and its marks, is read off the
template's own writing.

A model may forget a mark, or put a call into a fence. What is a call is therefore decided by what cannot be anything else: a
JSON object that names one of the tools of the request, or a list that begins with a call of one in Python's syntax.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from transformers.utils.chat_parsing.content_parsers import parse_content

from ..tools import Tool

TAG = r"<[^<>\s]{1,60}>|\[/?[A-Z_]{2,40}\]"
# What may stand between calls and around them: marks, fences of code, brackets and commas of a list.
_AROUND = rf"(?:\s|{TAG}|```\w{{0,20}}|[\[\],;])"
_UNTIL_BRACE = r"[^{}]{0,120}?"
_DECODER = json.JSONDecoder()

# Of Python's syntax: texts, brackets, and everything between them.
_TEXT = r"""(?s:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')"""
_TOKEN = re.compile(rf"""{_TEXT}|[()\[\]{{}}]|[^"'()\[\]{{}}]+""")
# Brackets within brackets that Python's own parser takes at most (MAXLEVEL in Parser/lexer/state.h of CPython).
MOST_NESTED = 200

_CONSTANTS = {"true": True, "false": False, "null": None}  # as templates that write values as JSON have them


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a tool: its arguments are the text of a JSON object."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a template writes a call, to the letter, around the tool's name, the arguments' names and their values.

    Attributes:
        before: stands before the tool's name.
        between: between that and the arguments.
        opens, middle, closes: before, between and behind the name and the value of an argument.
        separator: between two arguments. This and the three before are empty where the arguments are a JSON object.
        end: behind the last.
        special: which of the model's special tokens are in these, with their ids.
    """

    before: str
    between: str
    opens: str = ""
    middle: str = ""
    closes: str = ""
    separator: str = ""
    end: str = ""
    special: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CallForm:
    """How calls are written.

    Attributes:
        mark: what they begin with; empty: nothing but the JSON object.
        lead: what stands before the name, as far as it is no mark; of a JSON object nothing.
        name_key, arguments_key: of a JSON object that holds both; empty in the other forms.
        quote: what stands around texts in the dialect that has no quotation marks; empty: it is JSON.
        parameter: what stands before, between and behind a parameter's name and its value; empty in the other forms.
        end: what ends a call with parameters, or in that dialect.
        python: in Python's syntax, with arguments by their names: ``name(key=value, …)``.
        spelling: how it is written; None: as a JSON object that holds both.
    """

    mark: str
    lead: str = ""
    name_key: str = ""
    arguments_key: str = ""
    quote: str = ""
    parameter: tuple[str, ...] = ()
    end: str = ""
    python: bool = False
    spelling: Spelling | None = None

    @property
    def keyed(self) -> bool:
        """Whether arguments are written otherwise than as a JSON object."""
        return bool(self.python or self.quote or self.parameter)

    def opening(self, names: Sequence[str]) -> str:
        """A regular expression, of no width, of where calls of these tools begin; :mod:`regex` finds its beginning as well."""
        names_pattern = "|".join(map(re.escape, names))
        key = "|".join(dict.fromkeys([re.escape(self.name_key or "name"), "name"]))
        kind = r'(?:"type"\s*:\s*"function"\s*,\s*)?'
        # On a line of its own, whatever mark or fence it is in.
        bare = rf'(?<![^\n])(?:```\w{{0,20}}\s*|{TAG}|\[|\s)*\{{\s*{kind}"(?:{key})"\s*:\s*"(?:{names_pattern})"'
        if self.python:
            bare = rf"{bare}|(?<![^\n])(?:```\w{{0,20}}\s*|{TAG}|\s)*\[\s*(?:{names_pattern})\("
        marked = rf"\s*(?:(?:{TAG})\w*\s*)?{re.escape(self.mark)}" if self.mark else ""
        if self.mark and re.match(TAG, self.mark):
            marked = rf"\s*{re.escape(self.mark)}"
        return f"(?={marked})|(?={bare})" if marked else f"(?={bare})"


def call_form(written: str, name: str, arguments: Mapping[str, str]) -> CallForm | None:
    """The form of a call that a template has written for this tool and these two arguments; None if it is none of those."""
    place = written.find(name)
    if place < 0:
        return None
    found = _object_form(written, place, name, arguments)
    if found is not None:
        return found
    before, behind = written[:place], written[place + len(name) :]
    lead = re.sub(rf"^{_AROUND}*", "", before)
    mark = _first_mark(before) or lead.strip()
    brace = behind.find("{")
    if brace >= 0 and _decoded(behind, brace)[0] == dict(arguments):
        return CallForm(mark, lead.strip(), spelling=Spelling(before, behind[:brace]))
    if _python_call(behind)[0] == dict(arguments):
        spelling = Spelling(before, "(", middle="=", separator=", ", end=")")
        return CallForm(mark, lead.strip(), python=True, spelling=spelling)
    (first, one), (second, other) = arguments.items()
    places = [behind.find(each) for each in (first, one, second, other)]
    if -1 in places or places != sorted(places):
        return None
    head, middle = behind[: places[0]], behind[places[0] + len(first) : places[1]]
    between, tail = behind[places[1] + len(one) : places[2]], behind[places[3] + len(other) :]
    if head.strip() == "{" and middle.startswith(":"):
        quote = middle[1:]
        end = _first_mark(tail[len(quote) :].lstrip("}"))
        spelling = Spelling(before, head, middle=":", separator=between[len(quote) :], end="}" + end)
        return CallForm(mark, lead.strip(), quote=quote, end=end, spelling=spelling)
    shared = head[len(head) - alike(head[::-1], between[::-1]) :]
    opens = shared[max(shared.rfind("<"), 0) :]
    own = between[: len(between) - len(opens)]
    own, separator = own[: alike(own, tail)], own[alike(own, tail) :]
    closes = own.strip()
    if not opens or not middle.strip() or not closes:
        return None
    end = _first_mark(tail.strip().removeprefix(closes).strip())
    spelling = Spelling(before, head[: len(head) - len(opens)], opens, middle, own, separator, end)
    return CallForm(mark, lead.strip(), parameter=(opens.strip(), middle.strip(), closes), end=end, spelling=spelling)


def as_arguments(value: Any) -> str:
    """The arguments of a call as their text. Half of a surrogate pair, which JSON can write, is no character."""
    text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def alike(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))


def _object_form(written: str, place: int, name: str, arguments: Mapping[str, str]) -> CallForm | None:
    """The smallest JSON object around the name that holds the arguments too."""
    start = place
    while (start := written.rfind("{", 0, start)) >= 0:
        value, _ = _decoded(written, start)
        if isinstance(value, dict) and name in value.values():
            keys = [key for key, item in value.items() if item in (dict(arguments), json.dumps(dict(arguments)))]
            if keys:
                name_key = next(key for key, item in value.items() if item == name)
                return CallForm(_first_mark(written[:start]), name_key=name_key, arguments_key=keys[0])
    return None


def _first_mark(text: str) -> str:
    found = re.match(TAG, text.strip())
    return found[0] if found else ""


def _decoded(text: str, place: int) -> tuple[Any, int]:
    """The JSON value at this place, and where it ends; None and -1 where there is none, or not all of it yet."""
    try:
        return _DECODER.raw_decode(text, place)
    except (ValueError, RecursionError):
        return None, -1


def _python_call(text: str) -> tuple[dict[str, Any] | None, int]:
    """The arguments of a call in Python's syntax, with whose parenthesis the text begins, and where the call ends; None and -1
    where there is none, or not all of it yet. Nothing is evaluated but literals."""
    depth, end = 0, 0
    while (token := _TOKEN.match(text, end)) is not None and (end or token[0] == "("):
        end = token.end()
        depth += (token[0] in "([{") - (token[0] in ")]}")
        if depth == 0 or depth > MOST_NESTED:
            break
    if depth or not end:
        return None, -1
    source = re.sub(_TEXT, lambda found: _python_text(found[0]), text[:end])
    try:
        call = ast.parse(f"call{source}", mode="eval").body
        if not isinstance(call, ast.Call) or call.args:
            return None, -1
        arguments = {
            str(each.arg): ast.literal_eval(_Constants().visit(each.value)) for each in call.keywords if each.arg
        }
        json.dumps(arguments)  # Python has literals that JSON has not
    except (
        SyntaxError,
        ValueError,
        TypeError,
        RecursionError,
        MemoryError,
    ):  # which are all that deep or broken text can raise
        return None, -1
    return (arguments, end) if len(arguments) == len(call.keywords) else (None, -1)


def _python_text(text: str) -> str:
    """A text that may be JSON's, which has other escapes than Python's; and either may have lines here."""
    try:
        return repr(json.loads(text, strict=False))
    except ValueError:
        return text.replace("\n", "\\n")


class _Constants(ast.NodeTransformer):
    """Makes constants of the names that stand for them in JSON."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(_CONSTANTS[node.id]) if node.id in _CONSTANTS else node


class CallReader:
    """Reads the calls of one answer from where the first of them begins.

    Args:
        form: the model's.
        tools: of the request.
    """

    def __init__(self, form: CallForm, tools: Sequence[Tool]) -> None:
        self._form = form
        self._parameters = {
            tool["function"]["name"]: (tool["function"].get("parameters") or {}).get("properties") or {}
            for tool in tools
        }
        self._text = ""
        self._read = False  # any call
        name = "|".join(map(re.escape, self._parameters))
        # The lead may have a mark with a word before it, as "<|channel|>commentary to=functions." has.
        before = rf"(?:(?:{TAG})\w+\s*)?{re.escape(form.lead)}\s*" if form.lead else ""
        behind = "" if form.parameter else r"\s*(?=\()" if form.python else rf"{_UNTIL_BRACE}(?=\{{)"
        self._named = re.compile(rf"{_AROUND}*?{before}(?P<name>{name})(?![\w.-]){behind}")

    def add(self, text: str) -> list[Call]:
        """The calls that the next piece of text completes."""
        self._text += text
        found: list[Call] = []
        if not set(text) & set("}>])"):
            return found  # with which all of them end
        while (read := self._next()) is not None:
            call, end = read
            self._text = self._text[end:]
            found.append(call)
        self._read = self._read or bool(found)
        return found

    def finish(self) -> str:
        """What is left, and is no call; without the marks behind one."""
        rest, self._text = self._text, ""
        return re.sub(rf"^{_AROUND}*", "", rest) if self._read else rest

    def _next(self) -> tuple[Call, int] | None:
        start = re.match(rf"{_AROUND}*", self._text)
        place = 0 if start is None else start.end()
        if self._text[place : place + 1] == "{":
            value, end = _decoded(self._text, place)
            call = self._of_object(value)
            if call is not None:
                return call, end
        if self._form.name_key:
            return None
        named = self._named.match(self._text)
        if named is None:
            return None
        name, place = named["name"], named.end()
        if self._form.parameter:
            return self._with_parameters(name, place)
        if self._form.python:
            arguments, length = _python_call(self._text[place:])
            return None if arguments is None else (Call(name, as_arguments(arguments)), place + length)
        if self._form.quote:
            end = self._text.find(self._form.end, place) if self._form.end else -1
            if end < 0:
                return None
            quotes = [[self._form.quote, self._form.quote]]
            try:
                value = parse_content(self._text[place:end], "json", {"unquoted_keys": True, "string_delims": quotes})
            except ValueError:
                return None
        else:
            value, end = _decoded(self._text, place)
        return (Call(name, as_arguments(value)), end) if isinstance(value, dict) else None

    def _of_object(self, value: Any) -> Call | None:
        if isinstance(value, dict) and isinstance(value.get("function"), dict):
            value = value["function"]
        if not isinstance(value, dict):
            return None
        name = value.get(self._form.name_key or "name", value.get("name"))
        keys = (self._form.arguments_key, "arguments", "parameters")
        arguments: Any = next((value[key] for key in keys if key in value), {})
        if isinstance(arguments, str):  # written as a text within the text
            arguments = _decoded(arguments.strip() or "{}", 0)[0]
        if not isinstance(name, str) or name not in self._parameters or not isinstance(arguments, dict):
            return None
        return Call(name, as_arguments(arguments))

    def _with_parameters(self, name: str, place: int) -> tuple[Call, int] | None:
        end = self._text.find(self._form.end, place) if self._form.end else -1
        if end < 0:
            return None
        opens, middle, closes = map(re.escape, self._form.parameter)
        pattern = rf"{opens}\s*(?P<key>[^<>\s]+?)\s*{middle}\n?(?P<value>.*?)\n?{closes}"
        types = self._parameters[name]
        arguments: dict[str, Any] = {
            found["key"]: _typed(found["value"], types.get(found["key"]))
            for found in re.finditer(pattern, self._text[place:end], re.DOTALL)
        }
        return Call(name, as_arguments(arguments)), end + len(self._form.end)


def _typed(text: str, schema: Any) -> Any:
    """A parameter's value: a text where its schema says so, or where it is no JSON."""
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    if kind == "string":
        return text
    value, end = _decoded(text.strip(), 0)
    return value if end == len(text.strip()) and (value is not None or text.strip() == "null") else text
