"""The code of an experiment as people see it beside the figures, read from its file: importing it would import JAX."""

from __future__ import annotations

import ast
import importlib.util
from dataclasses import dataclass
from pathlib import Path

from .experiment import Experiment


@dataclass(frozen=True, slots=True)
class Code:
    """A function or class as its file has it, and where that is, such as ``hfjax_demo/lab/decoding.py``."""

    name: str
    file: str
    source: str


def shown_code(experiment: Experiment) -> tuple[Code, ...]:
    """The functions and classes that the experiment shows, in its order; those that are not there are left out."""
    module = experiment.function.partition(":")[0]
    package = module.rpartition(".")[0]
    found = []
    for shown in experiment.shown:
        neighbour, _, name = shown.rpartition(".")
        home = f"{package}.{neighbour}" if neighbour else module
        if (source := _defined_in(home).get(name)) is not None:
            found.append(Code(name, home.replace(".", "/") + ".py", source))
    return tuple(found)


def _defined_in(module: str) -> dict[str, str]:
    """The text of each function and class of a module; none where its source is missing."""
    try:
        spec = importlib.util.find_spec(module)  # imports the packages above it, and those are empty
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
    """The line on which a definition begins, decorators included."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
