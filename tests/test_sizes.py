"""The sizes that docs/architecture.md allows: lines of each room and file, functions, classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from .test_imports import parts_in, rows_below

ROOT = Path(__file__).parents[1]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
MOST_LINES, MOST_OF_A_FUNCTION, MOST_FIELDS, MOST_METHODS = 400, 60, 15, 20
FILES = [path for folder in ("hfjax_demo", "benchmarks", "tests", "training") for path in (ROOT / folder).rglob("*.py")]
# A settings or request class has a field for each thing that people can say; a state machine's rules are its methods.
EXEMPT = {"BaseModel", "BaseSettings", "OpenAIBody", "ValidatedRecord", "RuleBasedStateMachine", "_SourceKeys"}
# What is larger today, and must not become larger still.
LARGER = {
    "hfjax_demo/api/schemas.py: fields of ChatBody": 20,
    "hfjax_demo/bridge/module_calls.py: fields of ModuleCalls": 19,
    "hfjax_demo/catalog/records.py: fields of ModelSpec": 17,
    "hfjax_demo/text/answer_parser.py: fields of AnswerParser": 18,
    "hfjax_demo/text/engine.py: public methods of TextEngine": 21,
    "hfjax_demo/text/prompt_chunk.py: fields of PrefillChunk": 18,
}


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def lines_of(part: str) -> int:
    """Lines of a package or of a module at the top of the package, or of a folder beside it."""
    inside = ROOT / "hfjax_demo" / part
    places = [inside, inside.with_suffix(".py"), ROOT / part]
    place = next(place for place in places if place.exists())
    return lines(place) if place.is_file() else sum(lines(path) for path in place.rglob("*.py"))


@pytest.mark.parametrize(("parts", "most"), [(row[0], row[1]) for row in rows_below("room")])
def test_a_room_keeps_its_size(parts: str, most: str) -> None:
    size = sum(lines_of(part) for part in parts_in(parts))

    assert size <= int(most.replace(" ", "")), "smaller, or docs/architecture.md says why it needs more"


def test_every_part_has_a_size() -> None:
    counted = {part for row in rows_below("room") for part in parts_in(row[0])}
    there = {
        path.relative_to(ROOT / "hfjax_demo").parts[0].removesuffix(".py")
        for path in FILES
        if "hfjax_demo" in path.parts
    }

    assert there - counted <= {"__init__", "__main__", "__pycache__"}


def test_files_functions_and_classes_are_small() -> None:
    assert dict(size for path in FILES for size in too_large(path)) == LARGER


def too_large(path: Path) -> Iterator[tuple[str, int]]:
    """What is too large in a file, and its size."""
    name = path.relative_to(ROOT)
    if lines(path) > MOST_LINES:
        yield f"{name}: lines", lines(path)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, FUNCTIONS) and length(node) > MOST_OF_A_FUNCTION:
            yield f"{name}: lines of {node.name}", length(node)
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{name}: {what} of {node.name}", count) for what, count in too_many(node))


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function's body, without its docstring and without the functions in it, which are counted by themselves."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    inner = [node for node in ast.walk(function) if isinstance(node, FUNCTIONS) and node is not function]
    own = {line for node in body for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    return len(own - {line for node in inner for line in range(node.lineno, (node.end_lineno or 0) + 1)})


def too_many(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    if not EXEMPT.isdisjoint(ast.unparse(base) for base in node.bases):
        return
    methods = [item for item in node.body if isinstance(item, FUNCTIONS)]
    fields = {
        item.target.id for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }
    for method in methods:
        if method.name == "__init__":
            fields |= {
                item.attr
                for item in ast.walk(method)
                if isinstance(item, ast.Attribute)
                and isinstance(item.ctx, ast.Store)
                and ast.unparse(item.value) == "self"
            }
    public = sum(not method.name.startswith("_") for method in methods)
    if public > MOST_METHODS:
        yield "public methods", public
    if len(fields) > MOST_FIELDS:
        yield "fields", len(fields)


def test_what_is_too_large_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fields = "".join(f"    a{number}: int\n" for number in range(16))
    methods = "".join(f"    def b{number}(self): ...\n" for number in range(21))
    (tmp_path / "large.py").write_text(f"class A:\n{fields}{methods}\n\ndef c():\n" + "    pass\n" * 61 + "\n" * 300)
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)

    assert dict(too_large(tmp_path / "large.py")) == {
        "large.py: lines": 402,
        "large.py: public methods of A": 21,
        "large.py: fields of A": 16,
        "large.py: lines of c": 61,
    }
