"""The sentences with values in them: templates in ``words_*.py``, which get the values that they name."""

from __future__ import annotations

import ast
import importlib
import string
from collections.abc import Iterator
from pathlib import Path

import hfjax_demo.ui

UI = Path(hfjax_demo.ui.__file__).parent


def filled(path: Path) -> Iterator[tuple[str, str, set[str | None]]]:
    """Of each template that a module fills: its name, itself, and the names of the values that it gets."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name.startswith("words_")
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(value=ast.Name(id=module), attr=name), attr="format"),
                keywords=keywords,
            ) if module in modules:
                words = importlib.import_module(f"hfjax_demo.ui.{modules[module]}")
                yield f"{path.name}: {name}", getattr(words, name), {keyword.arg for keyword in keywords}


def test_every_template_gets_the_values_that_it_names() -> None:
    found = [each for path in sorted(UI.glob("*.py")) for each in filled(path)]
    assert len(found) > 50
    for name, template, given in found:
        assert {field for _, field, _, _ in string.Formatter().parse(template) if field is not None} == given, name
