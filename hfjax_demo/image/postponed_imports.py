"""Imports the code of diffusers' pipelines without what only loading, tracing and training need.

A pipeline's module imports the classes of its networks, transformers, peft and PyTorch's compiler: 2 500 modules, of which the
call of a pipeline whose programs are stored uses none. Within :func:`postponed_imports` such a module is put in place without
being executed. A name that is imported from it is a stand-in, which gets the object when it is first used: called, inherited
from, or asked for an attribute. Outside, the module is executed as soon as anything is read from it.
"""

from __future__ import annotations

import contextlib
import copy
import importlib
import importlib.metadata
import importlib.util
import sys
import threading
import types
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from enum import Enum
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any

# What is postponed, with all that is in it.
POSTPONED = (
    "accelerate",
    "diffusers.hooks",
    "diffusers.loaders",
    "diffusers.models",
    "diffusers.pipelines.stable_diffusion.safety_checker",
    "diffusers.quantizers",
    "peft",
    "requests",
    "scipy.integrate",
    "scipy.stats",
    "torch._dynamo",
    "transformers",
)

# Packages whose own code only lists their modules: it is postponed when the modules are needed as well.
LISTS = ("transformers", "transformers.models")

# Code of this package gets stand-ins; other packages' code gets the objects.
_USER = "diffusers"


class _NeverMade:
    """A class of a module that has not been executed, so that there is no object of it; such are looked for."""


def _undecorated(function: Any = None, *_: Any, **__: Any) -> Any:
    """Return the function, or the decorator, that PyTorch's compiler would mark."""
    return _undecorated if function is None else function


def _known(module: str) -> dict[str, Any]:
    """Return the attributes that a module has before it is executed."""
    if module == "torch._dynamo":
        compiled = types.SimpleNamespace(OptimizedModule=_NeverMade)
        return {"allow_in_graph": _undecorated, "disable": _undecorated, "eval_frame": compiled}
    if module == "peft":
        return {"PeftModel": _NeverMade}
    return {"__version__": importlib.metadata.version(module)} if module == "transformers" else {}


class PostponedModule(types.ModuleType):
    """A module that has not been executed."""

    def __getattr__(self, name: str) -> Any:
        present = sys.modules.get(self.__name__)
        if "_postponed" not in self.__dict__ and present not in (None, self):
            return getattr(present, name)  # the module has replaced itself
        if "_postponed" not in self.__dict__ or name == "__path__":
            raise AttributeError(name)  # it is being created or executed, or is no package
        how = _imports_of_thread()
        if how is _Imports.POSTPONED:
            return _PostponedName(self, name)
        if how is _Imports.COMPLETE and importlib.util.find_spec(f"{self.__name__}.{name}") is not None:
            return importlib.import_module(f"{self.__name__}.{name}")  # of LISTS
        return getattr(_execute(self), name)


def _execute(module: types.ModuleType) -> types.ModuleType:
    """Execute a module that was postponed; return what has its name then: a module may replace itself."""
    if "_postponed" in module.__dict__ and _imports_of_thread() is _Imports.USUAL:
        package = sys.modules.get(module.__name__.rpartition(".")[0])
        if package is not None:  # a package is executed before what is in it
            _execute(package)
    state = module.__dict__.get("_postponed")
    if state is not None:
        loader, lock = state
        with lock:
            if module.__dict__.pop("_postponed", None) is not None:
                for name in _known(module.__name__):
                    module.__dict__.pop(name, None)
                module.__loader__ = loader
                if module.__spec__ is not None:
                    module.__spec__.loader = loader
                with _imports_for(module.__name__):
                    loader.exec_module(module)
                if sys.modules[module.__name__] is module:
                    module.__class__ = types.ModuleType  # type: ignore[assignment]
    return sys.modules[module.__name__]


class _PostponedName:
    """A stand-in for an object of a postponed module."""

    def __init__(self, module: PostponedModule, name: str) -> None:
        self.__dict__.update(_module=module, _name=name)

    def _found(self) -> Any:
        module = _execute(self._module)
        try:
            found = getattr(module, self._name)
        except AttributeError:
            found = importlib.import_module(f"{self._module.__name__}.{self._name}")
        return found._found() if type(found) is _PostponedName else found  # the module has it from another one

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # typing looks for its own
            raise AttributeError(name)
        return getattr(self._found(), name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._found()(*args, **kwargs)

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[Any, ...]:
        return (self._found(),)

    def __instancecheck__(self, value: object) -> bool:
        return isinstance(value, self._found())

    def __subclasscheck__(self, cls: type) -> bool:
        return issubclass(cls, self._found())

    def __or__(self, other: Any) -> Any:
        return Any

    __ror__ = __or__

    def __eq__(self, other: object) -> bool:
        return bool(self._found() == other)

    def __hash__(self) -> int:
        return hash(self._found())

    def __bool__(self) -> bool:
        return bool(self._found())

    def __iter__(self) -> Iterator[Any]:
        return iter(self._found())

    def __contains__(self, value: object) -> bool:
        return value in self._found()

    def __getitem__(self, key: Any) -> Any:
        return self._found()[key]


class _PostponingLoader(Loader):
    """Creates a :class:`PostponedModule`, to be executed by another loader."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> types.ModuleType:
        return PostponedModule(spec.name)

    def exec_module(self, module: types.ModuleType) -> None:
        module.__dict__.update(_known(module.__name__), _postponed=(self._loader, threading.RLock()))


class _PresentLoader(Loader):
    """Gives a module that was imported meanwhile."""

    def __init__(self, module: types.ModuleType) -> None:
        self._module, self._spec = module, module.__spec__

    def create_module(self, spec: ModuleSpec) -> types.ModuleType:
        return self._module

    def exec_module(self, module: types.ModuleType) -> None:
        module.__spec__ = self._spec


class _Imports(Enum):
    """How a thread imports."""

    USUAL = 0
    POSTPONED = 1
    COMPLETE = 2  # within POSTPONED: nothing is postponed but LISTS


class _PostponingFinder(MetaPathFinder):
    """Finds modules to be postponed, and executes a package that was postponed before a module in it is imported."""

    def __init__(self) -> None:
        self._thread = threading.local()

    @property
    def how(self) -> _Imports:
        """How the calling thread imports."""
        found: _Imports = getattr(self._thread, "how", _Imports.USUAL)
        return found

    @contextlib.contextmanager
    def importing(self, how: _Imports) -> Iterator[None]:
        """Context manager in which the calling thread imports in another way."""
        before, self._thread.how = self.how, how
        try:
            yield
        finally:
            self._thread.how = before

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        if self.how is _Imports.USUAL:
            return _execute_package(fullname)
        names = POSTPONED if self.how is _Imports.POSTPONED else ()
        if fullname not in LISTS and not any(fullname == part or fullname.startswith(f"{part}.") for part in names):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.loader is None:
            return None
        spec.loader = _PostponingLoader(spec.loader)
        return spec


def _execute_package(name: str) -> ModuleSpec | None:
    """Execute the package of a module that is being imported, if that was postponed; it may import the module."""
    package = sys.modules.get(name.rpartition(".")[0])
    if type(package) is not PostponedModule:
        return None
    _execute(package)
    present = sys.modules.get(name)
    if present is None or present.__spec__ is None:
        return None
    spec = copy.copy(present.__spec__)
    spec.loader = _PresentLoader(present)
    present.__spec__ = spec  # the import system takes it from there
    return spec


def _finder() -> _PostponingFinder | None:
    return next((each for each in sys.meta_path if isinstance(each, _PostponingFinder)), None)


def _imports_of_thread() -> _Imports:
    finder = _finder()
    return _Imports.USUAL if finder is None else finder.how


class _Distributions(Mapping[str, list[str]]):
    """``importlib.metadata.packages_distributions()``, which reads the list of files of every installed package, when it is first
    used: diffusers asks for it when it is imported."""

    def __init__(self, read: Any) -> None:
        self._read = read
        self._found: Mapping[str, list[str]] | None = None

    def _all(self) -> Mapping[str, list[str]]:
        if self._found is None:
            self._found = self._read()
        return self._found

    def __getitem__(self, name: str) -> list[str]:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __bool__(self) -> bool:
        return True


@contextlib.contextmanager
def postponed_imports() -> Iterator[None]:
    """Context manager in which this thread's imports of :data:`POSTPONED` are postponed."""
    finder = _finder()
    if finder is None:
        finder = _PostponingFinder()
        sys.meta_path.insert(0, finder)  # for good: what was postponed is found by it later
    with finder.importing(_Imports.POSTPONED):
        yield


@contextlib.contextmanager
def postponed_listing() -> Iterator[None]:
    """Context manager in which the installed packages are listed when the list is used. Not for several threads."""
    read = importlib.metadata.packages_distributions
    importlib.metadata.packages_distributions = lambda: _Distributions(read)  # type: ignore[assignment]
    try:
        yield
    finally:
        importlib.metadata.packages_distributions = read


@contextlib.contextmanager
def complete_imports() -> Iterator[None]:
    """Context manager in which nothing is postponed but :data:`LISTS`, within :func:`postponed_imports`; otherwise nothing at
    all."""
    finder = _finder()
    if finder is None or finder.how is _Imports.USUAL:
        yield
    else:
        with finder.importing(_Imports.COMPLETE):
            yield


def _imports_for(name: str) -> AbstractContextManager[None]:
    """Return the context in which a module is executed: diffusers' own imports are still postponed."""
    return contextlib.nullcontext() if name.partition(".")[0] == _USER else complete_imports()


def replace_stand_ins() -> None:
    """Replace the stand-ins in diffusers' modules by the objects, for code that compares them."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == _USER and type(module) is not PostponedModule:
            for key, value in list(vars(module).items()):
                if type(value) is _PostponedName:
                    setattr(module, key, value._found())
