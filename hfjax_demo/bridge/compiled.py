"""A stand-in for a torch module inside plain PyTorch code: CPU tensors in, CPU tensors out, JAX in between.

This is how a diffusers pipeline stays what it is. Its own ``__call__`` and its scheduler run as plain PyTorch on the CPU;
the text encoder, the denoiser and the autoencoder it calls are :class:`CompiledModule` objects, each of which runs one
jitted JAX function. A call's tensors are that function's arguments; everything else about a call (its other arguments,
its shapes) says which compiled program serves it.
"""

from __future__ import annotations

import inspect
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import torch
from transformers.cache_utils import Cache

from .functional import FunctionalModule, Params, functionalize
from .tensors import to_jax, to_torch


@dataclass(eq=False, slots=True)
class Compiler:
    """Compiles for all modules of a pipeline and keeps count.

    Attributes:
        on_compile: told whenever a program is about to be compiled, and for which module.
        seconds: spent tracing and compiling so far.
        programs: compiled so far.
    """

    on_compile: Callable[[str], None] = lambda message: None
    seconds: float = 0.0
    programs: int = 0

    def compile(self, what: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """The program of ``function`` for arguments like these. Traces, so only the device thread may call it."""
        self.on_compile(f"compiling {what}")
        started = time.perf_counter()
        # LLVM keeps to half of AVX-512's width unless told otherwise.
        options: Any = {"xla_cpu_prefer_vector_width": 512} if jax.default_backend() == "cpu" else None
        with warnings.catch_warnings():
            # torch's code asks for int64 all over; JAX says each time that it takes int32, which holds every index here.
            warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
            program = jax.jit(function).lower(*arguments).compile(compiler_options=options)
        self.seconds += time.perf_counter() - started
        self.programs += 1
        return program


class _Dynamic:
    """Marks an argument's place that a traced array takes."""

    def __repr__(self) -> str:
        return "<array>"


_DYNAMIC = _Dynamic()


@dataclass(eq=False, slots=True)
class _Program:
    """A compiled program, and what its tracing has found out: what it returns, apart from arrays, and its structure."""

    run: Any = None
    outputs: tuple[Any, ...] = ()
    structure: Any = None


class CompiledModule(torch.nn.Module):
    """Looks like the module it is made from (its class, ``config``, ``dtype``, attributes) and computes with JAX.

    It has no parameters of torch: moving it or changing its type does nothing. Random generators among the arguments are
    dropped, for randomness inside a compiled program would be a constant; what a pipeline draws, it draws outside.
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
    ) -> None:
        """Takes the weights out of ``module``, which is left on the meta device.

        Args:
            module: on the CPU.
            name: what people call it, for messages.
            compiler: shared by the modules of a pipeline.
            methods: those that are compiled.
            floats: names of arguments that are made float32, such as timesteps: schedulers give them as integers or
                floats, and each kind would be a program of its own.
            cast_inputs: bring floating-point arguments to the module's own type, where the pipeline would have moved the
                module instead.
        """
        super().__init__()
        params, functional = functionalize(module, channels_last=jax.default_backend() == "cpu")
        # Past Module.__setattr__, which would make the original a submodule and its meta weights ours.
        self.__dict__["_hfjax"] = _State(module, functional, params, name, compiler, tuple(floats), cast_inputs)
        for method in methods:
            if method != "forward":
                self.__dict__[method] = _Bound(self, method)

    @property  # type: ignore[misc]
    def __class__(self) -> Any:  # pipelines look at what class a component is
        state = self.__dict__.get("_hfjax")
        return type(self) if state is None else type(state.module)

    @property
    def dtype(self) -> torch.dtype:
        """Of the weights."""
        found: torch.dtype = self.__dict__["_hfjax"].dtype
        return found

    @property
    def device(self) -> torch.device:
        """Where a pipeline has to have its tensors: the CPU, wherever JAX computes."""
        return torch.device("cpu")

    @property
    def params(self) -> Params:
        """The weights."""
        found: Params = self.__dict__["_hfjax"].params
        return found

    def to(self, *args: Any, **kwargs: Any) -> CompiledModule:  # type: ignore[override]
        """Nothing: where and in which type it computes was settled when it was made."""
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["_hfjax"].module, name)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The module's own forward."""
        return self.__dict__["_hfjax"].run("forward", args, kwargs)


@dataclass(frozen=True, eq=False, slots=True)
class _Bound:
    """A compiled method of a module."""

    owner: CompiledModule
    method: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.owner.__dict__["_hfjax"].run(self.method, args, kwargs)


@dataclass(eq=False, slots=True)
class _State:
    """What a :class:`CompiledModule` consists of, out of the way of the attributes it imitates."""

    module: torch.nn.Module
    functional: FunctionalModule
    params: Params
    name: str
    compiler: Compiler
    floats: tuple[str, ...]
    cast_inputs: bool
    dtype: torch.dtype = field(init=False)
    programs: dict[Any, _Program] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.dtype = next((item.dtype for item in self.module.parameters() if item.is_floating_point()), torch.float32)

    def run(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        args, kwargs = self._with_floats(method, args, kwargs)
        leaves, structure = jax.tree.flatten((args, kwargs))
        arrays = [to_jax(self._cast(leaf)) for leaf in leaves if isinstance(leaf, torch.Tensor)]
        static = tuple(_static(leaf) for leaf in leaves)
        key = (method, structure, static, tuple((array.shape, array.dtype) for array in arrays))
        program = self.programs.get(key)
        if program is None:
            program = self.programs[key] = self._compile(method, structure, static, arrays)
        computed = iter(program.run(self.params, arrays))
        outputs = [to_torch(next(computed)) if leaf is _DYNAMIC else leaf for leaf in program.outputs]
        return jax.tree.unflatten(program.structure, outputs)

    def _compile(self, method: str, structure: Any, static: tuple[Any, ...], arrays: list[jax.Array]) -> _Program:
        program = _Program()

        def function(params: Params, arrays: list[jax.Array]) -> list[jax.Array]:
            given = iter(arrays)
            leaves = [next(given) if leaf is _DYNAMIC else leaf for leaf in static]
            args, kwargs = jax.tree.unflatten(structure, leaves)
            outputs, program.structure = jax.tree.flatten(self.functional.call(method, params, *args, **kwargs))
            # A cache of keys and values, which an encoder built on a language model returns, is of no use outside.
            program.outputs = tuple(
                _DYNAMIC if isinstance(leaf, jax.Array) else None if isinstance(leaf, Cache) else leaf
                for leaf in outputs
            )
            return [leaf for leaf in outputs if isinstance(leaf, jax.Array)]

        what = self.name if method in ("forward", "decode") else f"{self.name} ({method})"
        program.run = self.compiler.compile(what, function, self.params, arrays)
        return program

    def _with_floats(
        self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        if not self.floats or method != "forward":
            return args, kwargs
        places = list(inspect.signature(self.module.forward).parameters)
        args = tuple(
            value.float() if isinstance(value, torch.Tensor) and places[index] in self.floats else value
            for index, value in enumerate(args)
        )
        return args, {
            name: value.float() if isinstance(value, torch.Tensor) and name in self.floats else value
            for name, value in kwargs.items()
        }

    def _cast(self, tensor: torch.Tensor) -> torch.Tensor:
        return tensor.to(self.dtype) if self.cast_inputs and tensor.is_floating_point() else tensor


def _static(leaf: Any) -> Any:
    if isinstance(leaf, torch.Tensor):
        return _DYNAMIC
    return None if isinstance(leaf, torch.Generator) else leaf
