"""Replaces a torch module inside plain PyTorch code: CPU tensors in and out, computed by JAX.

A diffusers pipeline stays unmodified this way. Its ``__call__`` and its scheduler run as plain PyTorch on the CPU; its text
encoder, denoiser and autoencoder are :class:`CompiledModule` objects. Each runs one jitted JAX function per kind of call
(:mod:`.module_calls`).
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import jax
import torch
from jax.sharding import Mesh

from .functional import FunctionalModule, Params, functionalize, parameter_count
from .host_tensors import HostTensors
from .mapped_files import MappedFiles
from .module_calls import BoundMethod, ModuleCalls, Started
from .programs.compiler import Compiler
from .programs.making import InlineCompiler, ProgramCompiler
from .sharding import replicated
from .tensors import describe, hand_over, to_jax

TakeApart = Callable[[torch.nn.Module, Mesh], tuple[Params, FunctionalModule]]
"""Splits a module into its weights, replicated on every device of a mesh, and a function."""


def placed(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """Split a module, with its weights on the devices: a :data:`TakeApart`."""
    mapped = MappedFiles()

    def to_device(_: str, tensor: torch.Tensor) -> jax.Array:
        return hand_over(tensor) if mapped.own_memory(tensor) else to_jax(tensor)

    params, functional = _functionalized(module, to_device)
    return jax.device_put(params, replicated(mesh)), functional


def placed_beside_host(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """Split a module like :func:`placed`; tensors that it creates, or receives as constants, stay on the host until they meet
    an array."""
    params, functional = placed(module, mesh)
    return params, dataclasses.replace(functional, mode=HostTensors)


def described(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """Split a module on the meta device: a :data:`TakeApart` whose weights are shapes, so that programs can only be compiled."""
    return _functionalized(module, lambda key, tensor: describe(tensor, replicated(mesh)))


def _functionalized(
    module: torch.nn.Module, to_device: Callable[[str, torch.Tensor], Any]
) -> tuple[Params, FunctionalModule]:
    return functionalize(module, reorder=True, to_device=to_device)


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
        floats: Sequence[str] = (),
        cast_inputs: bool = False,
        part: str = "",
        mesh: Mesh,
        take_apart: TakeApart = placed,
        maker: ProgramCompiler | None = None,
        wait: Callable[[Future[Any]], Any] = Future.result,
        numbers_static: bool = False,
    ) -> None:
        """Take the weights out of ``module``, which is moved to the meta device.

        Args:
            module: on the CPU.
            name: for messages, such as "the UNet".
            compiler: shared by the modules of a pipeline.
            methods: the methods to compile.
            floats: names of arguments to convert to float32 tensors, such as timesteps: schedulers pass integers or floats, and
                each type, or each Python number, would require another program.
            cast_inputs: cast floating-point arguments to the module's dtype, where a pipeline would have moved the module.
            part: distinguishes modules of the same class in one pipeline.
            mesh: devices that share the rows of a call's arrays, each with all weights; often a single one.
            take_apart: splits the module into weights and a function.
            maker: compiles the programs; None compiles them while the caller waits.
            wait: waits for a program that is being compiled, and returns it.
            numbers_static: integer and boolean tensors are part of the program instead of arguments, and keep their values
                while it is traced: for modules whose code reads these values. ``take_apart`` must return a function that runs
                in the mode :class:`.host_tensors.HostTensors` (:func:`placed_beside_host`).
        """
        super().__init__()
        params, functional = take_apart(module, mesh)
        # Bypasses Module.__setattr__, which would register the original as a submodule and its meta weights as this module's.
        self.__dict__["_hfjax"] = ModuleCalls(
            module,
            functional,
            params,
            name,
            compiler,
            tuple(floats),
            cast_inputs,
            part,
            mesh,
            InlineCompiler() if maker is None else maker,
            wait,
            numbers_static,
        )
        for method in methods:
            if method != "forward":
                self.__dict__[method] = BoundMethod(_calls(self), method)

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
        calls.module_seen = True
        yield from calls.module.named_modules(*args, **kwargs)

    def named_parameters(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.nn.Parameter]]:
        """Yield nothing."""
        return iter(())

    def named_buffers(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.Tensor]]:
        """Yield nothing."""
        return iter(())

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the module's forward."""
        calls = _calls(self)
        return calls.run("forward", args, kwargs) if calls.answer is None else calls.answer(*args, **kwargs)

    def start(self, *args: Any, **kwargs: Any) -> Started:
        """Start the module's forward without waiting for its result. The arguments may contain torch tensors or JAX arrays."""
        return _calls(self).start("forward", args, kwargs)

    def outline(self, *args: Any, **kwargs: Any) -> Any:
        """Return tensors of ones with the shapes of :meth:`forward`'s result, without compiling or computing anything."""
        return _calls(self).outline("forward", args, kwargs)

    @contextmanager
    def outlining(self) -> Iterator[None]:
        """Context manager in which every call returns ones of the result's shapes, without compiling or computing anything.

        A pipeline's own call can be run this way, including all code of its modules that runs during tracing.
        """
        calls = _calls(self)
        calls.outlines, calls.failed = {}, False
        try:
            yield
        finally:
            calls.outlines = None

    @property
    def failed(self) -> bool:
        """Whether a call failed within the last :meth:`outlining`."""
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

    def keep_numbers(self) -> None:
        """Continue as if made with ``numbers_static``, because the module's code has turned out to read these values."""
        calls = _calls(self)
        calls.functional = dataclasses.replace(calls.functional, mode=HostTensors)
        calls.numbers_static = True
        calls.programs.clear()

    @property
    def forward_of_module(self) -> Callable[..., Any]:
        """The forward method of the original, for its signature; it has no weights."""
        return _calls(self).module.forward

    @contextmanager
    def answered_by(self, answer: Callable[..., Any]) -> Iterator[None]:
        """Context manager in which calls of the module are passed to ``answer``, which may call :meth:`start`."""
        calls = _calls(self)
        calls.answer = answer
        try:
            yield
        finally:
            calls.answer = None


def _calls(module: CompiledModule) -> ModuleCalls:
    calls: ModuleCalls = module.__dict__["_hfjax"]
    return calls
