"""The objects of a diffusers pipeline as JSON: configurations, schedulers, image processors, tokenizers, and plain values.

An object is written only if what is read back is the same.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from types import NoneType
from typing import Any

import torch

from ..bridge.compiled_module import CompiledModule
from .postponed_imports import complete_imports

_PLAIN = (NoneType, bool, int, float, str)


class NotStorable(Exception):
    """An object cannot be written as JSON."""


class ObjectWriter:
    """Writes the objects of a pipeline.

    Args:
        folder: the model's files, which a tokenizer is read from.
        modules: the networks, which are written as references.
    """

    def __init__(self, folder: Path, modules: Sequence[CompiledModule]) -> None:
        self._folder = folder
        self._modules = {id(module.calls): module for module in modules}
        self._parts = {module.calls.part: module for module in modules}

    def write(self, value: Any, name: str = "") -> Any:
        """Return an object as JSON: a plain value, or a list of its kind and what it is made of.

        Args:
            name: of the pipeline's component.

        Raises:
            NotStorable: it is of another kind, or would not be the same.
        """
        if type(value) in _PLAIN:
            return value
        if isinstance(value, torch.dtype):
            return ["dtype", str(value).removeprefix("torch.")]
        if isinstance(value, Path):
            return ["path", str(value)]
        if type(value) in (list, tuple):
            return [type(value).__name__, [self.write(item) for item in value]]
        if isinstance(value, dict):
            return self._write_dict(value)
        if type(value) is CompiledModule:
            return self._write_module(value)
        return self._write_object(value, name)

    def class_path(self, cls: type) -> list[str]:
        """Return a class by the names of its module and its own.

        Raises:
            NotStorable: it is none of diffusers or transformers.
        """
        if cls.__module__.partition(".")[0] not in ("diffusers", "transformers") or "<" in cls.__qualname__:
            raise NotStorable(cls.__qualname__)
        return [cls.__module__, cls.__qualname__]

    def _write_dict(self, value: dict[Any, Any]) -> Any:
        if any(type(key) not in _PLAIN for key in value):
            raise NotStorable("a key that is an object")
        items = [[key, self.write(item)] for key, item in value.items()]
        return ["dict", items] if type(value) is dict else ["items", self.class_path(type(value)), items]

    def _write_module(self, value: CompiledModule) -> Any:
        module = self._modules[id(value.calls)]
        changed = {}
        if value is not module:  # made by CompiledModule.described
            changed = {key: item for key, item in value.config.items() if module.config.get(key) != item}
        return ["module", value.calls.part, self.write(changed)]

    def _write_object(self, value: Any, name: str) -> Any:
        from diffusers.configuration_utils import ConfigMixin
        from transformers import PreTrainedConfig, PreTrainedTokenizerBase

        path = self.class_path(type(value))
        if isinstance(value, PreTrainedConfig):
            written = ["config", path, self.write(value.to_dict())]
            same = ObjectReader(self._folder, {}).read(written).to_dict() == value.to_dict()
        elif isinstance(value, PreTrainedTokenizerBase):
            written = ["tokenizer", path, name]
            same = _tokenizer_state(ObjectReader(self._folder, {}).read(written)) == _tokenizer_state(value)
        elif isinstance(value, ConfigMixin) and not isinstance(value, torch.nn.Module):
            written = ["configured", path, self.write(dict(value.config))]
            same = _plain(ObjectReader(self._folder, {}).read(written).config) == _plain(value.config)
        else:
            raise NotStorable(path[1])
        if not same:
            raise NotStorable(path[1])
        return written


class ObjectReader:
    """Reads what :class:`ObjectWriter` wrote, within :func:`.postponed_imports.postponed_imports` without importing networks.

    Args:
        folder: the model's files.
        modules: the networks, by component.
    """

    def __init__(self, folder: Path, modules: Mapping[str, CompiledModule]) -> None:
        self._folder = folder
        self._modules = modules
        self._read: dict[str, Any] = {}  # components, which pipelines share

    def read(self, written: Any) -> Any:
        """Return the object.

        Raises:
            Exception: any exception of the classes' own constructors, or of a lookup.
        """
        if type(written) in _PLAIN:
            return written
        kind, *rest = written
        match kind:
            case "dtype":
                return getattr(torch, rest[0])
            case "path":
                return Path(rest[0])
            case "list":
                return [self.read(item) for item in rest[0]]
            case "tuple":
                return tuple(self.read(item) for item in rest[0])
            case "dict":
                return {key: self.read(item) for key, item in rest[0]}
            case "items":
                return import_class(rest[0])({key: self.read(item) for key, item in rest[1]})
            case "module":
                module, changed = self._modules[rest[0]], self.read(rest[1])
                return module.described(**changed) if changed else module
            case _:
                return self._read_object(kind, *rest)

    def _read_object(self, kind: str, path: Sequence[str], content: Any) -> Any:
        key = repr((kind, path, content))
        if key not in self._read:
            cls = import_class(path)
            if kind == "config":
                self._read[key] = cls.from_dict(self.read(content))
            elif kind == "configured":
                self._read[key] = cls.from_config(self.read(content))
            else:
                self._read[key] = cls.from_pretrained(
                    self._folder / content, local_files_only=True, trust_remote_code=False
                )
        return self._read[key]


def import_class(path: Sequence[str]) -> Any:
    """Return the class of a path. What transformers' tokenizers and configurations import is not postponed."""
    module, name = path
    with complete_imports() if module.startswith("transformers.") else nullcontext():
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        return found


def _tokenizer_state(tokenizer: Any) -> Any:
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is None:
        raise NotStorable(type(tokenizer).__qualname__)
    # These two change with every call.
    state = json.loads(backend.to_str()) | {"truncation": None, "padding": None}
    return state, tokenizer.model_max_length, tokenizer.padding_side, tokenizer.special_tokens_map


def _plain(config: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in config.items() if not key.startswith("_")}
