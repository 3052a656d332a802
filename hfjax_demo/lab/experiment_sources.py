"""The source code that the page shows next to an experiment's results, read from files: importing it would import JAX."""

from __future__ import annotations

import ast
import importlib.util
from dataclasses import dataclass
from pathlib import Path

from .experiment import Experiment


@dataclass(frozen=True, slots=True)
class SourceCode:
    """Source code of a function or class, and its file, such as ``hfjax_demo/lab/decoding.py``."""

    name: str
    file: str
    source: str


def experiment_sources(experiment: Experiment) -> tuple[SourceCode, ...]:
    """Return the functions and classes that the experiment shows, in its order, without those that are missing."""
    module = experiment.function.partition(":")[0]
    package = module.rpartition(".")[0]
    found = []
    for shown in experiment.shown:
        neighbour, _, name = shown.rpartition(".")
        home = f"{package}.{neighbour}" if neighbour else module
        if (source := _read_definitions(home).get(name)) is not None:
            found.append(SourceCode(name, home.replace(".", "/") + ".py", source))
    return tuple(found)


def _read_definitions(module: str) -> dict[str, str]:
    """Return the source code of each function and class of a module; none if the source is missing."""
    try:
        spec = importlib.util.find_spec(module)  # imports the parent packages, which are empty
        text = Path(spec.origin).read_text(encoding="utf-8") if spec is not None and spec.origin else ""
        tree = ast.parse(text)
    except (ImportError, OSError, ValueError, SyntaxError):  # an installation without sources
        return {}
    lines = text.splitlines()
    return {
        node.name: "\n".join(lines[_first_line(node) - 1 : node.end_lineno])
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def _first_line(node: ast.FunctionDef | ast.ClassDef) -> int:
    """Return the line on which a definition begins, including decorators."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
