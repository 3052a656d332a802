"""The layers of docs/architecture.md, enforced over the syntax trees: imports go down only, and importing does nothing."""

from __future__ import annotations

import ast
import functools
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import hfjax_demo

PACKAGE = Path(hfjax_demo.__file__).parent
APP = PACKAGE.parent / "app.py"
FILES = sorted(PACKAGE.rglob("*.py"))
ARCHITECTURE = (PACKAGE.parent / "docs" / "architecture.md").read_text(encoding="utf-8")


def rows_below(heading: str, page: str = ARCHITECTURE, *, with_heading: bool = False) -> list[list[str]]:
    """The cells of the rows of the first table with this first heading."""
    lines = page.splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    rows = []
    for line in (*lines[start : start + with_heading], *lines[start + 2 :]):
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def parts_in(cell: str) -> frozenset[str]:
    """The packages and top-level modules that the page calls ``ui/`` or ``events.py``."""
    return frozenset(name.removesuffix("/").removesuffix(".py") for name in re.findall(r"`([^`]+)`", cell))


# From the bottom up. A module may import from layers below its own, and from its own part of its own layer.
LAYERS = tuple(parts_in(packages) for _, packages, *_ in reversed(rows_below("layer")))
TOGETHER = LAYERS[0]  # the common types are one part
ONLY_HERE = {library: parts_in(packages) for library, packages in rows_below("library")}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py") if path.is_relative_to(PACKAGE) else path.stem


def layer_of(part: str) -> int:
    return next(index for index, layer in enumerate(LAYERS) if part in layer)


@functools.cache  # each file is looked at twice
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[tuple[str, int]]:
    """Every module a file imports, absolute, with the line; ``from . import a`` counts as importing ``.a``."""
    package = (PACKAGE.name, *path.relative_to(PACKAGE).parts[:-1]) if path.is_relative_to(PACKAGE) else ()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join([*base, *([node.module] if node.module else [])])
            if name == PACKAGE.name or not node.module:
                yield from ((f"{name}.{alias.name}", node.lineno) for alias in node.names)
            else:
                yield name, node.lineno


def own_imports(path: Path) -> Iterator[tuple[str, int]]:
    for name, line in imported(path):
        if name.startswith(PACKAGE.name + ".") and name.split(".")[1] not in ("__version__",):
            yield name.split(".")[1], line


def for_types(path: Path) -> set[int]:
    """The lines of a file that only type checkers read."""
    nodes = (
        node for node in tree_of(path).body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    )
    return {line for node in nodes for line in range(node.lineno, (node.end_lineno or 0) + 1)}


def may_import(part: str, other: str) -> bool:
    return part == other or {part, other} <= TOGETHER or layer_of(other) < layer_of(part)


def test_the_page_names_every_part_once() -> None:
    parts = {part_of(path) for path in [*FILES, APP]} - {"__init__"}
    named = [part for layer in LAYERS for part in layer]

    assert sorted(named) == sorted(parts), "docs/architecture.md has to say where each part stands"
    assert may_import("ui", "runtime") and not may_import("runtime", "ui")
    assert not may_import("text", "image"), "they are in one layer"
    assert may_import("events", "errors") and may_import("errors", "events"), "the lowest layer is one part"


def test_imports_go_down() -> None:
    for path in FILES:
        part = part_of(path)
        for other, line in own_imports(path):
            assert part != "__init__" or line in for_types(path), (
                f"line {line}: the package itself imports {other}, so importing any part imports it"
            )
            assert part == "__init__" or may_import(part, other), f"{path}:{line}: {part} may not import {other}"


def test_a_library_stays_in_its_own_packages() -> None:
    users: dict[str, set[str]] = defaultdict(set)
    for path in [*FILES, APP]:
        for name, _ in imported(path):
            users[name.split(".")[0]].add(part_of(path))
    for library, parts in ONLY_HERE.items():
        assert users[library] and users[library] <= parts, library


# Calls that make a constant or a type and do nothing else.
HARMLESS = """
TypeVar ParamSpec NewType Path frozenset tuple dict set len range max min object dataclasses.fields namedtuple re.compile
MappingProxyType logging.getLogger field Path.resolve textwrap.dedent read_text
join format strip split upper lower encode items keys values union
"""


def module_level(tree: ast.Module) -> Iterator[ast.stmt]:
    """Statements that run at import, those within ``if`` and ``try`` and class bodies included."""
    pending: list[ast.stmt] = list(tree.body)
    while pending:
        node = pending.pop(0)
        if isinstance(node, ast.If) and "__main__" in ast.unparse(node.test):
            continue
        if isinstance(node, (ast.If, ast.Try, ast.ClassDef)):
            pending += node.body
            pending += getattr(node, "orelse", [])
        yield node


def effects(tree: ast.Module) -> Iterator[str]:
    # A table may be written with the help of a private function of its own module.
    helpers = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("_")}
    for node in module_level(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Pass() | ast.Assert():
                pass
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr="add_typer"))):
                pass  # a group of commands is registered, as a decorator registers one
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.If() | ast.Try():
                pass
            case ast.Assign(value=value) | ast.AnnAssign(value=value) if value is not None:
                yield from (f"line {node.lineno}: {call}" for call in outer_calls(value) if call not in helpers)
            case ast.AnnAssign():
                pass
            case _:
                yield f"line {node.lineno}: {ast.unparse(node)[:80]}"


def outer_calls(expression: ast.expr) -> Iterator[str]:
    """Calls made when an expression is evaluated, but for harmless ones and constructors of this project's own records."""
    if isinstance(expression, ast.Lambda):
        return
    if isinstance(expression, ast.Call):
        name = ast.unparse(expression.func)
        last = name.split(".")[-1]
        if not {name, last} & {*HARMLESS.split()} and not last.lstrip("_")[:1].isupper():
            yield name
    for child in ast.iter_child_nodes(expression):
        if isinstance(child, ast.expr):
            yield from outer_calls(child)
        elif isinstance(child, ast.keyword):
            yield from outer_calls(child.value)
        elif isinstance(child, ast.comprehension):
            yield from outer_calls(child.iter)


def test_importing_does_nothing() -> None:
    assert {path: found for path in FILES if (found := list(effects(tree_of(path))))} == {}


def test_the_check_sees_effects_and_lets_definitions_be() -> None:
    for source in (
        "import logging\nlogging.basicConfig()",
        "import jax\nDEVICE = jax.devices()[0]",
        "for name in ():\n    pass",
        "if True:\n    start()",
        "class A:\n    x = connect()",
        "try:\n    enable()\nexcept OSError:\n    pass",
        "NAMES = {name: open(name) for name in ()}",
    ):
        assert list(effects(ast.parse(source))), source
    for source in (
        "import re\nPATTERN = re.compile('a')",
        "NAMES = ('a', 'b')\nSPEC = ModelSpec(name='a')",
        "if __name__ == '__main__':\n    main()",
        "@register\ndef f(): ...",
        "F = lambda: open('x')",
    ):
        assert not list(effects(ast.parse(source))), source
