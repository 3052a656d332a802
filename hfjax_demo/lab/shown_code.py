"""The code of an experiment as people see it beside the figures, read from its file: importing it would import JAX."""

from __future__ import annotations

import ast
import importlib.util
from dataclasses import dataclass
from pathlib import Path

from .experiment import Experiment


@dataclass(frozen=True, slots=True)
class Code:
    """A function or class as its file has it, and where that is, such as ``hfjax_demo/lab/ladder.py``."""

    name: str
    file: str
    source: str


def shown_code(experiment: Experiment) -> tuple[Code, ...]:
    """The functions and classes that the experiment shows, in its order; those that its module lacks are left out."""
    module = experiment.function.partition(":")[0]
    try:
        spec = importlib.util.find_spec(module)  # imports the packages above it, and those are empty
        text = Path(spec.origin).read_text(encoding="utf-8") if spec is not None and spec.origin else ""
        tree = ast.parse(text)
    except (ImportError, OSError, ValueError, SyntaxError):  # an installation without sources
        return ()
    lines = text.splitlines()
    found = {
        node.name: "\n".join(lines[_first_line(node) - 1 : node.end_lineno])
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    file = module.replace(".", "/") + ".py"
    return tuple(Code(name, file, found[name]) for name in experiment.shown if name in found)


def _first_line(node: ast.FunctionDef | ast.ClassDef) -> int:
    """Of its decorators, if it has any."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
