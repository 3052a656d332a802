"""Modules that are put in place without being executed, and the stand-ins for their names."""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.image import postponed_imports as tested
from hfjax_demo.image.postponed_imports import PostponedModule, postponed_imports

FILES = {
    "heavy/__init__.py": "from . import part\nfrom .tools import tool\nexecuted = True\n",
    "heavy/part.py": "import heavy\nseen = 'executed' in vars(heavy)\nclass Part:\n    size = 3\n",
    "heavy/tools.py": "times = []\ndef tool(value): return value + 1\n",
    "heavy/replaced.py": "import sys, types\nmade = types.ModuleType(__name__)\nmade.value = 5\nsys.modules[__name__] = made\n",
    "light.py": "import heavy\nfrom heavy.part import Part\nfrom heavy import tool\nclass Own: given = Part\n"
    "def make(): return Part()\ndef call(): return tool(1)\ndef asks(value): return isinstance(value, Part)\n",
    "derived.py": "from heavy.part import Part\nclass Derived(Part): pass\n",
}


@pytest.fixture
def light(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A module that was imported while `heavy` was postponed."""
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(tested, "POSTPONED", ("heavy",))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    with postponed_imports():
        yield importlib.import_module("light")
    for name in [name for name in sys.modules if name.partition(".")[0] in ("heavy", "light", "derived")]:
        del sys.modules[name]


def is_executed(name: str) -> bool:
    return type(sys.modules[name]) is not PostponedModule


def test_nothing_is_executed_until_a_name_is_used(light: Any) -> None:
    assert not is_executed("heavy") and not is_executed("heavy.part")
    assert light.make().size == 3
    assert is_executed("heavy.part") and not is_executed("heavy")
    assert light.call() == 2
    assert light.asks(light.make()) and not light.asks(3)


def test_a_class_can_be_derived_from_a_stand_in(light: Any) -> None:
    derived = importlib.import_module("derived").Derived
    assert derived.size == 3 and light.asks(derived())


def test_elsewhere_a_package_is_executed_before_what_is_in_it(light: Any) -> None:
    """Another thread imports as usual: the package first, and each module once."""
    found: list[Any] = []

    def use() -> None:
        found.append(importlib.import_module("heavy.tools"))
        from heavy.part import Part  # type: ignore[import-not-found]

        found.append(Part)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert is_executed("heavy") and sys.modules["heavy"].executed
    assert found[0] is sys.modules["heavy"].tools is sys.modules["heavy.tools"]
    assert type(found[1]) is type and light.make().__class__ is found[1]


def test_a_module_that_replaces_itself_is_forwarded_to(light: Any) -> None:
    module = importlib.import_module("heavy.replaced")
    assert isinstance(module, PostponedModule)
    assert light.asks is not None and bool(module.value)  # uses the stand-in
    assert sys.modules["heavy.replaced"] is not module
    assert module.value == sys.modules["heavy.replaced"].value == 5


def test_the_list_of_packages_is_read_when_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    monkeypatch.setattr(importlib.metadata, "packages_distributions", lambda: read.append(1) or {"PIL": ["pillow"]})
    with tested.postponed_listing():
        found = importlib.metadata.packages_distributions()
    assert not read and found
    assert found["PIL"] == ["pillow"] and len(found) == 1 and read == [1]
