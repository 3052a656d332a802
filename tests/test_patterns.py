"""No regular expression takes time that grows faster than a text which visitors or models write.

All of the package are looked up in its source, but for those that read what compilers print or what this program has made itself.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import hfjax_demo

from .backtracking import grows_too_fast

PACKAGE = Path(hfjax_demo.__file__).parent
OWN_TEXTS = {"bridge", "lab"}  # rooms in which nobody else's are read
FLAGS_PLACE = {"compile": 1, "match": 2, "search": 2, "fullmatch": 2, "findall": 2, "finditer": 2, "split": 3, "sub": 4}
METHODS = {*FLAGS_PLACE} - {"compile"}
Found = tuple[str, int, str]  # the pattern, its flags, and the method that it is used with


class _Names(dict[str, Any]):
    """A module's names. What only one of its functions knows is some word."""

    def __missing__(self, name: str) -> Any:
        return getattr(builtins, name, "word")


def _methods(trees: Sequence[ast.Module]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Attribute) and node.attr in METHODS:
            of = node.value
            name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
            found[name].add(node.attr)
    return found


def _patterns(names: dict[str, Any], tree: ast.Module, everywhere: dict[str, set[str]]) -> Iterator[Found]:
    names, here = _Names(names), _methods([tree])

    def value(node: ast.expr) -> Any:
        return eval(compile(ast.Expression(node), "pattern", "eval"), {}, names)

    named = {
        id(node.value): target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called, method = node.func, ""
        if isinstance(called, ast.Name) and called.id == "gate_route":  # which compiles it
            method = "fullmatch"
        elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "re":
            method = called.attr
        if method not in FLAGS_PLACE and method != "compile":
            continue
        pattern = value(node.args[0])
        flags = [value(each.value) for each in node.keywords if each.arg == "flags"]
        if method != "fullmatch" or called.__class__ is ast.Attribute:
            flags += [value(each) for each in node.args[FLAGS_PLACE[method] :]]
        name = named.get(id(node), "")
        uses = (here if name.startswith("_") else everywhere)[name] if method == "compile" else {method}
        for use in sorted(uses) or ["search"]:
            text = pattern.pattern if isinstance(pattern, re.Pattern) else str(pattern)
            yield text, int(flags[0]) if flags else 0, use if use in ("match", "fullmatch") else "findall"


def test_every_pattern_takes_time_by_the_length_of_the_text() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    everywhere = _methods([*trees.values()])
    found: dict[Found, str] = {}
    for path, tree in trees.items():
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if parts[1] in OWN_TEXTS or "re" not in {
            each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names
        }:
            continue
        module = importlib.import_module(".".join(parts))
        found |= dict.fromkeys(_patterns(vars(module), tree, everywhere), "/".join(parts[1:]))
    assert len(found) > 50

    slow = {where: (found, text) for found, where in found.items() if (text := grows_too_fast(*found)) is not None}

    assert not slow


def test_no_other_library_matches_patterns() -> None:
    """Which this would not see: another one of regular expressions, and transformers' parser of answers, which has some."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
            assert not {"regex", "chat_parsing"} & {part for name in (module, *names) for part in name.split(".")}, path


def test_what_grows_faster_is_seen_and_what_does_not_is_not() -> None:
    for pattern, method in (
        (r"\s*x", "search"),
        (r"\s+$", "findall"),
        ("(a+)+b", "match"),
        ("(a|a)*b", "match"),
        ("<[^>]+>", "sub"),
        (r"(?<![^\n])(?:```\w{0,20}\s*|\[|\s)*\{", "findall"),
        (r"(?=\s*(?:<\w{1,9}>\w*\s*)?<call>)", "search"),
        ('<b class="[^>]*? data="([^"]*)"', "findall"),
    ):
        assert grows_too_fast(pattern, 0, method) is not None, pattern
    for pattern in ("[0-9]+", '"[^"]*"', r"<[^<>\s]{1,60}>", r"^a*$", r"\((a|b)\)"):
        assert grows_too_fast(pattern, 0, "findall") is None, pattern
