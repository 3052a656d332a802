"""Imports gradio, which is most of the time until the page is served, without parts of it that the page does not use."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import MappingProxyType, ModuleType
from typing import Any

_LEFT_OUT = MappingProxyType(
    {
        "gradio.component_meta": ("create_or_modify_pyi",),
        "gradio.events": ("EventListener.set_doc",),
        "gradio.caching": (),  # pandas
    }
)
"""The modules of which a part is left out, and their functions that then do nothing."""


def import_gradio(*, mcp: bool = False) -> None:
    """Import gradio in a third of the time that the statement ``import gradio`` takes. Has no effect if it has been imported.

    Each part that is left out can be missing as far as gradio is concerned:

    - For each class of a component it parses its own source and renders a file of type hints (``.pyi``) for editors, which is
      compared with the one in the installed package. It renders the docstrings of the events, too.
    - It imports pandas for values of components that the page does not have. Here it is imported when such a value is used.
    - It imports the package ``mcp`` if it is installed; here only with ``mcp``, for a page that serves MCP tools.
    """
    if "gradio" in sys.modules:
        return
    finder = _Finder(mcp=mcp)
    sys.meta_path.insert(0, finder)
    try:
        importlib.import_module("gradio")
    finally:
        sys.meta_path.remove(finder)


class _Finder(MetaPathFinder):
    """Finds the modules of which a part is left out."""

    def __init__(self, *, mcp: bool) -> None:
        self._has_mcp = mcp

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name == "mcp" and not self._has_mcp:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name not in _LEFT_OUT:
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and spec.loader is not None:
            execute = partial(_execute_in_part, spec.loader.exec_module)
            spec.loader.exec_module = execute  # type: ignore[method-assign]
        return spec


def _execute_in_part(execute: Callable[[ModuleType], None], module: ModuleType) -> None:
    """Execute a module of :data:`_LEFT_OUT`. If it imports pandas, it gets a stand-in, unless pandas has been imported."""
    stand_in = _DeferredModule("pandas")
    try:
        sys.modules.setdefault("pandas", stand_in)
        execute(module)
    finally:
        stand_in.withdraw()
    for path in _LEFT_OUT[module.__name__]:
        owner, _, name = path.rpartition(".")
        setattr(getattr(module, owner) if owner else module, name, lambda *_, **__: None)


class _DeferredModule(ModuleType):
    """Stands for a module, which is imported when its first attribute is read."""

    def withdraw(self) -> None:
        """Have the statement ``import`` find the module itself."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]

    def __getattr__(self, name: str) -> Any:
        self.withdraw()
        return getattr(importlib.import_module(self.__name__), name)
