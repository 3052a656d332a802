"""Chat templates in the environment that transformers gives them: the same sandbox, tags, functions, filters and data.

A conversation has to become the same text here as there, and a template that raises an exception has to raise the same one.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import jinja2
import jinja2.ext
import numpy as np
from jinja2 import nodes
from jinja2.exceptions import SecurityError, TemplateError
from jinja2.parser import Parser
from jinja2.runtime import Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import Namespace

_REASONING_KEYS = ("reasoning_content", "thinking", "reasoning")  # the first that a message has is copied to the others
_THEIR_MODULE = (
    "transformers.utils.chat_template_utils"  # Jinja's messages about an object name the module of its class
)


def compile_template(source: str) -> jinja2.Template:
    """Compile a chat template.

    Raises:
        jinja2.TemplateSyntaxError: it is none.
    """
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[_GenerationTag, jinja2.ext.loopcontrols]
    )
    environment.filters["tojson"] = _to_json
    environment.globals["raise_exception"] = _raise_exception
    environment.globals["strftime_now"] = _format_now
    environment.globals["dict"] = TemplateDict()
    environment.globals["namespace"] = TemplateNamespace
    return environment.from_string(source)


def render(
    template: jinja2.Template,
    messages: Sequence[Mapping[str, Any]],
    tools: Sequence[Mapping[str, Any]] | None,
    add_generation_prompt: bool,
    variables: Mapping[str, Any],
) -> str:
    """Render a conversation. Keys of its messages whose value is None are absent for the template.

    Raises:
        Exception: any exception of the template.
    """
    given = [plain_data({key: value for key, value in message.items() if value is not None}) for message in messages]
    return template.render(
        messages=[_with_reasoning_keys(message) for message in given],
        tools=None if tools is None else plain_data(list(tools)),
        documents=None,
        add_generation_prompt=add_generation_prompt,
        **plain_data(variables),
    )


def _with_reasoning_keys(message: dict[str, Any]) -> dict[str, Any]:
    reasoning = next((message[key] for key in _REASONING_KEYS if message.get(key) is not None), None)
    if reasoning is None:
        return message
    return {"thinking": reasoning, **message, "reasoning_content": reasoning}


def plain_data(value: Any) -> Any:
    """Rebuild a value from the types of JSON, since a template could call methods of others; what has no such form becomes its
    type's name."""
    match value:
        case None | bool():
            return value
        case str():  # without the methods of a subclass
            return str.__str__(value)
        case int():
            return int.__int__(value)
        case float():
            return float.__float__(value)
        case Mapping():
            return {plain_data(key): plain_data(item) for key, item in value.items()}
        case list():
            return [plain_data(item) for item in value]
        case tuple():
            return tuple(plain_data(item) for item in value)
        case np.generic():
            return plain_data(value.item())
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain_data(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if callable(dump := getattr(value, "model_dump", None)):  # pydantic's
        return plain_data(dump())
    return f"<{type(value).__name__}>"


class _GenerationTag(jinja2.ext.Extension):
    """The tag ``generation``, which marks the assistant's text in templates for training: its body is rendered as the body of a
    macro, whose variables are not visible outside of it."""

    tags = {"generation"}  # noqa: RUF012  # as Jinja declares it

    def parse(self, parser: Parser) -> nodes.Node:
        """Parse the tag and its body."""
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return nodes.CallBlock(self.call_method("_render_body"), [], [], body).set_lineno(line)

    def _render_body(self, caller: Macro) -> str:
        return caller()


class TemplateDict:
    """The function ``dict`` of templates."""

    __module__ = _THEIR_MODULE

    def __call__(self, *args: Any, **kwargs: Any) -> dict[Any, Any]:
        """Return a dict of pairs or keywords."""
        return dict(*args, **kwargs)

    def fromkeys(self, *args: Any, **kwargs: Any) -> dict[Any, Any]:
        """Return a dict with these keys."""
        return dict.fromkeys(*args, **kwargs)


class TemplateNamespace(Namespace):
    """The class ``namespace`` of templates. Names that begin with an underscore are refused."""

    __module__ = _THEIR_MODULE

    def __init__(*args: Any, **kwargs: Any) -> None:  # type: ignore[misc]  # "self" may be a keyword
        given = dict(*args[1:], **kwargs)
        for name in given:
            _check_name(name)
        Namespace.__init__(args[0], given)

    def __setitem__(self, name: str, value: Any) -> None:
        _check_name(name)
        Namespace.__setitem__(self, name, value)


def _check_name(name: Any) -> None:
    if isinstance(name, str) and name.startswith("_"):
        raise SecurityError(
            f"Chat templates cannot store underscore-prefixed attributes on a namespace, but got {name!r}. "
            "Please rename the attribute."
        )


def _raise_exception(message: Any) -> None:
    raise TemplateError(message)


def _to_json(
    x: Any, ensure_ascii: bool = False, indent: Any = None, separators: Any = None, sort_keys: bool = False
) -> str:
    # Jinja's own filter would escape characters of HTML.
    return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def _format_now(format: str) -> str:  # templates may give the argument by name
    return datetime.now().strftime(format)
