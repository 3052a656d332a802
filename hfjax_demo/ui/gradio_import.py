"""Imports gradio, which is most of the time until the page is served, without parts of it that the page does not use."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import MappingProxyType, ModuleType
from typing import Any


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


_LEFT_OUT = MappingProxyType(
    {
        "gradio.component_meta": ("create_or_modify_pyi",),
        "gradio.events": ("EventListener.set_doc",),
        "gradio.caching": (),  # pandas
    }
)
"""Functions that do nothing, by the module that defines them."""


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
            spec.loader = _Loader(spec.loader)
        return spec


class _Loader(Loader):
    """Loads a module of gradio and leaves a part of it out."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loader, name)  # the source of a module, for tracebacks

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        with _deferred("pandas"):
            self._loader.exec_module(module)
        for path in _LEFT_OUT[module.__name__]:
            owner, _, name = path.rpartition(".")
            setattr(getattr(module, owner) if owner else module, name, lambda *_, **__: None)


class _DeferredModule(ModuleType):
    """Stands for a module, which is imported when its first attribute is read."""

    def __getattr__(self, name: str) -> Any:
        return getattr(importlib.import_module(self.__name__), name)


@contextmanager
def _deferred(name: str) -> Iterator[None]:
    """Have ``import name`` in this ``with`` block return a :class:`_DeferredModule`, unless the module has been imported."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = stand_in = _DeferredModule(name)
    try:
        yield
    finally:
        if sys.modules.get(name) is stand_in:
            del sys.modules[name]
