"""``settings``: lists every setting with its variable, its flag of ``serve`` and its value; generates ``docs/settings.md``."""

from __future__ import annotations

import inspect
import os
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
    here = Settings.from_environment(os.environ)
    rows = [
        [variable_name(name), _flag(name), _shown(field, getattr(here, name)), _description(field).replace("`", "")]
        for name, field in Settings.variable_fields().items()
    ]
    print(table(["variable", "flag", "value", ""], rows))


def page() -> str:
    """Return the text of ``docs/settings.md``."""
    lines = []
    for name, field in Settings.variable_fields().items():
        default = variable_text(field.default) if field.default_factory is None else ""
        code = " | ".join(f"`{cell}`" if cell else "" for cell in (variable_name(name), _flag(name), default))
        lines.append(f"| {code} | {_description(field)} |\n")
    return _HEAD + "".join(lines)


def _flag(name: str) -> str:
    parameter = _FLAGS.get(name, name)
    return f"--{parameter.replace('_', '-')}" if parameter in inspect.signature(serve).parameters else ""


def _shown(field: FieldInfo, value: Any) -> str:
    """Return a setting's value for the table; secret keys are not shown."""
    return "(set)" if value is not None and not field.repr else variable_text(value)


def _description(field: FieldInfo) -> str:
    return " ".join((field.description or "").split())
