"""``settings``: lists every setting with its variable, its flag of ``serve`` and its value; generates ``docs/settings.md``."""

from __future__ import annotations

import inspect
import os
from typing import Annotated, Any

import typer
from pydantic.fields import FieldInfo

from ..environment import variable_name, variable_text
from ..settings import Settings
from ..terminal import table
from .common import app
from .serve import serve

_FLAGS = {"model_roots": "model_root"}  # one folder per flag

_HEAD = """\
# Settings

Every setting is an environment variable. Some are also flags of `python -m hfjax_demo serve`; a flag takes precedence.
`python -m hfjax_demo settings` prints the current values.

This page is made of `hfjax_demo/settings.py`: `python -m hfjax_demo settings --markdown > docs/settings.md`.

| variable | flag | default | |
|---|---|---|---|
"""


@app.command()
def settings(
    markdown: Annotated[bool, typer.Option("--markdown", help="Print docs/settings.md.")] = False,
) -> None:
    """List the settings and their current values."""
    if markdown:
        print(page(), end="")
        return
    here = Settings.from_environment(os.environ)
    rows = [
        [variable_name(name), _flag(name), _shown(name, value), _plain_description(Settings.model_fields[name])]
        for name, value in here
        if not Settings.model_fields[name].exclude
    ]
    print(table(["variable", "flag", "value", ""], rows))


def page() -> str:
    """Return the text of ``docs/settings.md``."""
    lines = []
    for name, field in Settings.model_fields.items():
        if field.exclude:
            continue
        cells = (
            variable_name(name),
            _flag(name),
            variable_text(field.default) if field.default_factory is None else "",
        )
        code = " | ".join(f"`{cell}`" if cell else "" for cell in cells)
        lines.append(f"| {code} | {field.description} |\n")
    return _HEAD + "".join(lines)


def _flag(name: str) -> str:
    parameter = _FLAGS.get(name, name)
    return f"--{parameter.replace('_', '-')}" if parameter in inspect.signature(serve).parameters else ""


def _shown(name: str, value: Any) -> str:
    """Return a setting's value for the table; secret keys are not shown."""
    return "(set)" if value is not None and not Settings.model_fields[name].repr else variable_text(value)


def _plain_description(field: FieldInfo) -> str:
    return (field.description or "").replace("`", "")
