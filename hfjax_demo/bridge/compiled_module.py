"""Replaces a torch module inside plain PyTorch code: CPU tensors in and out, computed by JAX.

A diffusers pipeline and its scheduler stay unmodified this way; its text encoder, denoiser and autoencoder are
:class:`CompiledModule` objects, each with one jitted JAX function per kind of call (:mod:`.module_calls`).
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jax
import torch
from jax.sharding import Mesh

from .functional import FunctionalModule, Params, functionalize
from .host_tensors import HostTensorMode
from .mapped_files import MappedFiles
from .module_calls import ModuleCalls, ModuleCode, ModuleFacts
from .programs.compiler import Compiler
from .sharding import replicated
from .tensors import share_with_jax, to_jax, to_shape_struct

ModuleSplitter = Callable[[torch.nn.Module, Mesh], tuple[Params, FunctionalModule]]
"""Splits a module into its weights, replicated on every device of a mesh, and a function."""


def split_onto_devices(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """Split a module, with its weights on the devices: a :data:`ModuleSplitter`."""
    mapped = MappedFiles()

    def to_device(_: str, tensor: torch.Tensor) -> jax.Array:
        return share_with_jax(tensor) if mapped.own_memory(tensor) else to_jax(tensor)

    params, functional = functionalize(module, reorder=True, to_device=to_device)
    return jax.device_put(params, replicated(mesh)), functional


def split_with_host_tensors(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """Split a module whose code reads values of integer and boolean tensors, like :func:`split_onto_devices`: such arguments are
    part of the program, and they and the tensors that the code creates stay on the host until they meet an array."""
    params, functional = split_onto_devices(module, mesh)
    return params, dataclasses.replace(functional, mode=HostTensorMode)


def described(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """Split a module on the meta device: a :data:`ModuleSplitter` whose weights are shapes, so that programs can only be
    compiled."""
    return functionalize(module, reorder=True, to_device=lambda key, tensor: to_shape_struct(tensor, replicated(mesh)))


class CompiledModule(torch.nn.Module):
    """Imitates the module it is made from (its class, ``config``, ``dtype`` and attributes) and computes with JAX.

    It has no torch parameters: moving it or changing its dtype does nothing. Random generators among the arguments are dropped,
    because randomness inside a compiled program would be a constant; a pipeline draws its random numbers outside of it.
    """

    def __init__(
        self,
        module: torch.nn.Module,
        name: str,
        compiler: Compiler,
        *,
        mesh: Mesh,
        methods: Sequence[str] = ("forward",),
        split_module: ModuleSplitter = split_onto_devices,
        **options: Any,
    ) -> None:
        """Take the weights out of ``module``, on the CPU, which is moved to the meta device.

        Args:
            methods: the methods to compile.
            split_module: splits the module into weights and a function.
            name, compiler, mesh, options: see :class:`.module_calls.ModuleCalls`.
        """
        super().__init__()
        params, functional = split_module(module, mesh)
        reads_integers = functional.mode is HostTensorMode
        self._set_calls(
            ModuleCalls(
                ModuleFacts.of(functional),
                ModuleCode(functional),
                params,
                name,
                compiler,
                mesh,
                reads_integers=reads_integers,
                **options,
            ),
            methods,
        )

    @classmethod
    def restored(cls, calls: ModuleCalls, config: Any, methods: Sequence[str]) -> CompiledModule:
        """Return a module whose code is loaded only if something needs it that ``calls`` and ``config`` do not have."""
        made = cls.__new__(cls)
        torch.nn.Module.__init__(made)
        made.__dict__["config"] = config
        made._set_calls(calls, methods)
        return made

    def _set_calls(self, calls: ModuleCalls, methods: Sequence[str]) -> None:
        # Bypasses Module.__setattr__, which would register the original as a submodule and its meta weights as this module's.
        self.__dict__["_hfjax"] = calls
        for method in methods:
            if method != "forward":
                # It does not reference this module, so that the weights are freed with the last reference to that.
                self.__dict__[method] = functools.partial(calls.run, method)

    @property
    def calls(self) -> ModuleCalls:
        """What this program, and no pipeline, does with the module."""
        return self.__dict__["_hfjax"]

    @property  # type: ignore[misc]
    def __class__(self) -> Any:  # pipelines check the class of a component
        calls = self.__dict__.get("_hfjax")
        return type(self) if calls is None else type(calls.code.module)

    @property
    def class_name(self) -> str:
        """The name of the class that it imitates."""
        return self.calls.facts.class_name

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the weights."""
        return self.calls.dtype

    @property
    def device(self) -> torch.device:
        """The device of a pipeline's tensors: the CPU, on any platform."""
        return torch.device("cpu")

    @property
    def params(self) -> Params:
        """The weights."""
        return self.calls.params

    def to(self, *args: Any, **kwargs: Any) -> CompiledModule:  # type: ignore[override]
        """Do nothing: device and dtype are fixed at construction."""
        return self

    def __getattr__(self, name: str) -> Any:
        if self.calls.source.loaded is None and name not in self.calls.facts.names:
            raise AttributeError(name)
        found = getattr(self.calls.code.module, name)
        return self.calls.child(name) if isinstance(found, torch.nn.Module) else found

    def named_modules(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.nn.Module]]:
        """Yield the original's modules, without weights. A pipeline may set attention processors (``processor``) on them."""
        self.calls.expose_modules()
        yield from self.calls.code.module.named_modules(*args, **kwargs)

    def modules(self, remove_duplicate: bool = True) -> Iterator[torch.nn.Module]:
        """Yield this module, and the original's if they are loaded, for a pipeline to look for hooks, which none has."""
        yield self
        if self.calls.source.loaded is not None:
            yield from self.calls.code.module.modules(remove_duplicate)

    def named_parameters(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, Any]]:
        """Yield nothing."""
        return iter(())

    named_buffers = named_parameters

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the module's forward."""
        return self.calls.run("forward", *args, **kwargs)

    def described(self, **changes: Any) -> CompiledModule:
        """Return the same module, sharing weights and programs, with other values in its ``config``."""
        found = CompiledModule.__new__(CompiledModule)
        found.__dict__.update(self.__dict__, config=type(self.config)({**self.config, **changes}))
        return found
