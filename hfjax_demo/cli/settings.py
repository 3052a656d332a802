"""``settings``: lists every setting with its variable, its flag of ``serve`` and its value; generates ``docs/settings.md``."""

from __future__ import annotations

import ast
import inspect
import os
from itertools import pairwise
from typing import Annotated, Any

from pydantic.fields import FieldInfo
from typer import Option

from ..environment import variable_name, variable_text
from ..settings import Settings
from ..terminal import table
from .common import app
from .serve import serve

_FLAGS = {"model_roots": "model_root"}  # one folder per flag

_HEAD = """\
# Settings

Every setting is an environment variable. Some are also flags of `python -m hfjax_demo serve`; a flag takes precedence.
A variable `HFJAX_…` that is not in this list is named when the program starts, and ignored.
`python -m hfjax_demo settings` prints the current values.

This page is made of `hfjax_demo/settings.py`: `python -m hfjax_demo settings --markdown > docs/settings.md`.

| variable | flag | default | |
|---|---|---|---|
"""


@app.command()
def settings(markdown: Annotated[bool, Option("--markdown", help="Print docs/settings.md.")] = False) -> None:
    """List the settings and their current values."""
    if markdown:
        print(page(), end="")
        return
    here, texts = Settings.from_environment(os.environ), descriptions()
    rows = [
        [variable_name(name), _flag(name), _shown(field, getattr(here, name)), texts[name].replace("`", "")]
        for name, field in Settings.variable_fields().items()
    ]
    print(table(["variable", "flag", "value", ""], rows))


def page() -> str:
    """Return the text of ``docs/settings.md``."""
    lines, texts = [], descriptions()
    for name, field in Settings.variable_fields().items():
        default = variable_text(field.default) if field.default_factory is None else ""
        code = " | ".join(f"`{cell}`" if cell else "" for cell in (variable_name(name), _flag(name), default))
        lines.append(f"| {code} | {texts[name]} |\n")
    return _HEAD + "".join(lines)


def _flag(name: str) -> str:
    parameter = _FLAGS.get(name, name)
    return f"--{parameter.replace('_', '-')}" if parameter in inspect.signature(serve).parameters else ""


def _shown(field: FieldInfo, value: Any) -> str:
    """Return a setting's value for the table; secret keys are not shown."""
    return "(set)" if value is not None and not field.repr else variable_text(value)


def descriptions() -> dict[str, str]:
    """Return the text after each field of :class:`Settings`, or the field's own description.

    Pydantic's option for that parses the source whenever the class is imported.
    """
    (definition,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(definition, ast.ClassDef)
    found = {name: field.description for name, field in Settings.model_fields.items() if field.description}
    for statement, after in pairwise(definition.body):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = text
    return {name: " ".join(text.split()) for name, text in found.items()}
