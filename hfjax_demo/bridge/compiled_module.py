"""Replaces a torch module inside plain PyTorch code: CPU tensors in and out, computed by JAX.

A diffusers pipeline and its scheduler stay unmodified this way; its text encoder, denoiser and autoencoder are
:class:`CompiledModule` objects, each with one jitted JAX function per kind of call (:mod:`.module_calls`).
"""

from __future__ import annotations

import dataclasses
import functools
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import jax
import torch
from jax.sharding import Mesh

from .functional import FunctionalModule, Params, functionalize, parameter_count
from .host_tensors import HostTensorMode
from .mapped_files import MappedFiles
from .module_calls import ModuleCalls, StartedCall
from .programs.compiler import Compiler
from .programs.program_table import CompilationExecutor
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
    """Split a module like :func:`split_onto_devices`; tensors that it creates, or receives as constants, stay on the host until
    they meet an array."""
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
        methods: Sequence[str] = ("forward",),
        float_arguments: Sequence[str] = (),
        cast_inputs: bool = False,
        part: str = "",
        mesh: Mesh,
        split_module: ModuleSplitter = split_onto_devices,
        maker: CompilationExecutor | None = None,
        wait: Callable[[Future[Any]], Any] = Future.result,
        has_constant_integers: bool = False,
    ) -> None:
        """Take the weights out of ``module``, on the CPU, which is moved to the meta device.

        Args:
            name: for messages, such as "the UNet".
            methods: the methods to compile.
            float_arguments: names of arguments to convert to float32 tensors, such as timesteps: schedulers pass integers or
                floats, and each type, or each Python number, would require another program.
            cast_inputs: cast floating-point arguments to the module's dtype, where a pipeline would have moved the module.
            part: distinguishes modules of the same class in one pipeline.
            mesh: devices that share the rows of a call's arrays, each with all weights; often a single one.
            split_module: splits the module into weights and a function.
            maker: compiles the programs; None compiles them while the caller waits.
            wait: waits for a program that is being compiled, and returns it.
            has_constant_integers: integer and boolean tensors are part of the program instead of arguments, for modules whose
                code reads their values; requires :func:`split_with_host_tensors`.
        """
        super().__init__()
        params, functional = split_module(module, mesh)
        # Bypasses Module.__setattr__, which would register the original as a submodule and its meta weights as this module's.
        self.__dict__["_hfjax"] = ModuleCalls(
            module,
            functional,
            params,
            name,
            compiler,
            tuple(float_arguments),
            cast_inputs,
            part,
            mesh,
            CompilationExecutor() if maker is None else maker,
            wait,
            has_constant_integers,
        )
        for method in methods:
            if (
                method != "forward"
            ):  # does not reference this module, so that its weights are freed with the last reference
                self.__dict__[method] = functools.partial(_calls(self).run, method)

    @property  # type: ignore[misc]
    def __class__(self) -> Any:  # pipelines check the class of a component
        calls = self.__dict__.get("_hfjax")
        return type(self) if calls is None else type(calls.module)

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the weights."""
        return _calls(self).dtype

    @property
    def device(self) -> torch.device:
        """The device of a pipeline's tensors: the CPU, on any platform."""
        return torch.device("cpu")

    @property
    def params(self) -> Params:
        """The weights."""
        return _calls(self).params

    @property
    def parameter_count(self) -> int:
        """The number of parameters, with tied ones counted once."""
        return parameter_count(_calls(self).functional)

    def to(self, *args: Any, **kwargs: Any) -> CompiledModule:  # type: ignore[override]
        """Do nothing: device and dtype are fixed at construction."""
        return self

    def __getattr__(self, name: str) -> Any:
        calls = _calls(self)
        found = getattr(calls.module, name)
        return calls.child(name) if isinstance(found, torch.nn.Module) else found

    def named_modules(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.nn.Module]]:
        """Yield the original's modules, without weights. A pipeline may set attention processors (``processor``) on them."""
        calls = _calls(self)
        calls.has_exposed_modules = True
        yield from calls.module.named_modules(*args, **kwargs)

    def named_parameters(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, Any]]:
        """Yield nothing."""
        return iter(())

    named_buffers = named_parameters

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the module's forward."""
        calls = _calls(self)
        run = functools.partial(calls.run, "forward") if calls.forward_override is None else calls.forward_override
        return run(*args, **kwargs)

    def start(self, *args: Any, **kwargs: Any) -> StartedCall:
        """Start the module's forward without waiting for its result. The arguments may contain torch tensors or JAX arrays."""
        return _calls(self).start("forward", args, kwargs)

    def outline(self, *args: Any, **kwargs: Any) -> Any:
        """Return tensors of ones with the shapes of :meth:`forward`'s result, without compiling or computing anything."""
        return _calls(self).outline("forward", args, kwargs)

    @contextmanager
    def returning_placeholders(self) -> Iterator[None]:
        """Context manager in which every call returns :meth:`outline`'s ones: a pipeline's own call can be run this way."""
        calls = _calls(self)
        calls.placeholders, calls.failed = {}, False
        try:
            yield
        finally:
            calls.placeholders = None

    @property
    def failed(self) -> bool:
        """Whether a call failed within the last :meth:`returning_placeholders`."""
        return _calls(self).failed

    def described(self, **changes: Any) -> CompiledModule:
        """Return the same module, sharing weights and programs, with other values in its ``config``."""
        found = CompiledModule.__new__(CompiledModule)
        found.__dict__.update(self.__dict__, config=type(self.config)({**self.config, **changes}))
        return found

    def in_pytorch(self) -> torch.nn.Module:
        """Return the torch module with its weights in memory, copied from the device, to be run by PyTorch on the CPU."""
        calls = _calls(self)
        return calls.functional.part(calls.params, "", sys.maxsize)

    def make_integers_constant(self) -> None:
        """Continue as if made with ``has_constant_integers``, because the module's code has turned out to read these values."""
        calls = _calls(self)
        calls.functional = dataclasses.replace(calls.functional, mode=HostTensorMode)
        calls.has_constant_integers = True
        calls.programs.clear()

    @property
    def original_forward(self) -> Callable[..., Any]:
        """The forward method of the original, for its signature; it has no weights."""
        return _calls(self).module.forward

    @contextmanager
    def forward_replaced_by(self, forward_override: Callable[..., Any]) -> Iterator[None]:
        """Context manager in which calls of the module are passed to ``forward_override``, which may call :meth:`start`."""
        calls = _calls(self)
        calls.forward_override = forward_override
        try:
            yield
        finally:
            calls.forward_override = None


def _calls(module: CompiledModule) -> ModuleCalls:
    return module.__dict__["_hfjax"]
