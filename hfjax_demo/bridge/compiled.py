"""A stand-in for a torch module inside plain PyTorch code: CPU tensors in, CPU tensors out, JAX in between.

This is how a diffusers pipeline stays what it is. Its own ``__call__`` and its scheduler run as plain PyTorch on the CPU;
the text encoder, the denoiser and the autoencoder it calls are :class:`CompiledModule` objects, each of which runs one
jitted JAX function. A call's tensors are that function's arguments; everything else about a call (its other arguments,
its shapes) says which compiled program serves it.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Mesh
from transformers.cache_utils import Cache

from .functional import FunctionalModule, Params, functionalize, parameter_count
from .host_tensors import HostTensor, HostTensors
from .mapped_files import MappedFiles
from .platforms import rows_shared_by
from .programs.compiler import Compiler, Program
from .programs.making import MakeAtOnce, ProgramMaker
from .pytrees import Static
from .sharding import by_rows, replicated
from .tensors import describe, hand_over, to_jax, to_numpy, to_torch

# Kept of one module; the one unused for longest goes. Each size of picture, and each number of pictures, wants its own.
MOST_PROGRAMS = 16

# Numbers of a weight that pipelines get to see, at most: those that they read have one for each channel.
LARGEST_READ = 1 << 16


class _Dynamic:
    """Marks an argument's place that a traced array takes."""

    def __repr__(self) -> str:
        return "<array>"


_DYNAMIC = _Dynamic()


TakeApart = Callable[[torch.nn.Module, Mesh], tuple[Params, FunctionalModule]]
"""Makes weights, each whole on every device of a mesh, and a function of a module."""


def placed(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """A :data:`TakeApart`."""
    mapped = MappedFiles()

    def to_device(_: str, tensor: torch.Tensor) -> jax.Array:
        return hand_over(tensor) if mapped.own_memory(tensor) else to_jax(tensor)

    params, functional = _functionalized(module, to_device)
    return jax.device_put(params, replicated(mesh)), functional


def placed_beside_host(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """A :data:`TakeApart`; tensors that the module makes, or is given as constants, stay on the host until they meet an array."""
    params, functional = placed(module, mesh)
    return params, dataclasses.replace(functional, mode=HostTensors)


def described(module: torch.nn.Module, mesh: Mesh) -> tuple[Params, FunctionalModule]:
    """A :data:`TakeApart` of a module that is on the meta device: the weights are shapes, and programs can only be compiled."""
    return _functionalized(module, lambda key, tensor: describe(tensor, replicated(mesh)))


def _functionalized(
    module: torch.nn.Module, to_device: Callable[[str, torch.Tensor], Any]
) -> tuple[Params, FunctionalModule]:
    return functionalize(module, reorder=True, to_device=to_device)


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
        part: str = "",
        mesh: Mesh,
        take_apart: TakeApart = placed,
        maker: ProgramMaker | None = None,
        wait: Callable[[Future[Any]], Any] = Future.result,
        numbers_static: bool = False,
    ) -> None:
        """Takes the weights out of ``module``, which is left on the meta device.

        Args:
            module: on the CPU.
            name: what people call it, for messages.
            compiler: shared by the modules of a pipeline.
            methods: those that are compiled.
            floats: names of arguments that are made float32 tensors, such as timesteps: schedulers give them as integers or
                floats, and each kind, or each Python number, would be a program of its own.
            cast_inputs: bring floating-point arguments to the module's own type, where the pipeline would have moved the
                module instead.
            part: tells the modules of a pipeline apart where two are of one class.
            mesh: devices that share the rows of a call's arrays and each have the weights; often a single one.
            take_apart: makes weights and a function of the module.
            maker: makes the programs; None: they are made while the caller waits.
            wait: what waits for a program that is being made, and gives it.
            numbers_static: tensors of whole numbers and of truths are part of a program instead of arguments, and stay what they
                are while it is traced: for modules whose code looks into them. ``take_apart`` has to give a function that
                runs in the mode :class:`.host_tensors.HostTensors` (:func:`placed_beside_host`).
        """
        super().__init__()
        params, functional = take_apart(module, mesh)
        # Past Module.__setattr__, which would make the original a submodule and its meta weights ours.
        self.__dict__["_hfjax"] = _State(
            module,
            functional,
            params,
            name,
            compiler,
            tuple(floats),
            cast_inputs,
            part,
            mesh,
            MakeAtOnce() if maker is None else maker,
            wait,
            numbers_static,
        )
        for method in methods:
            if method != "forward":
                self.__dict__[method] = _Bound(self.__dict__["_hfjax"], method)  # not to itself: see _Bound

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

    @property
    def parameter_count(self) -> int:
        """The number of its parameters, tied ones counted once."""
        state = self.__dict__["_hfjax"]
        return parameter_count(state.functional)

    def to(self, *args: Any, **kwargs: Any) -> CompiledModule:  # type: ignore[override]
        """Nothing: where and in which type it computes was settled when it was made."""
        return self

    def __getattr__(self, name: str) -> Any:
        state = self.__dict__["_hfjax"]
        found = getattr(state.module, name)
        return state.child(name) if isinstance(found, torch.nn.Module) else found

    def named_modules(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.nn.Module]]:
        """Those of the original, without weights. A pipeline may set other attention processors (``processor``) on them."""
        state = self.__dict__["_hfjax"]
        state.module_seen = True
        yield from state.module.named_modules(*args, **kwargs)

    def named_parameters(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.nn.Parameter]]:
        """None."""
        return iter(())

    def named_buffers(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, torch.Tensor]]:
        """None."""
        return iter(())

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The module's own forward."""
        state = self.__dict__["_hfjax"]
        return state.run("forward", args, kwargs) if state.answer is None else state.answer(*args, **kwargs)

    def start(self, *args: Any, **kwargs: Any) -> Started:
        """A call of the module's own forward that does not wait for its result; tensors or JAX arrays may be given."""
        found: Started = self.__dict__["_hfjax"].start("forward", args, kwargs)
        return found

    def outline(self, *args: Any, **kwargs: Any) -> Any:
        """What :meth:`forward` returns for tensors of these shapes, with ones for numbers: nothing is compiled or computed."""
        return self.__dict__["_hfjax"].outline("forward", args, kwargs)

    @contextmanager
    def outlining(self) -> Iterator[None]:
        """Within it, every call is answered with ones of the result's shapes: nothing is compiled or computed.

        So a pipeline's own call can be gone through, with all that its modules' code does while it is traced.
        """
        state = self.__dict__["_hfjax"]
        state.outlines, state.failed = {}, False
        try:
            yield
        finally:
            state.outlines = None

    @property
    def failed(self) -> bool:
        """Whether a call failed within the last :meth:`outlining`."""
        found: bool = self.__dict__["_hfjax"].failed
        return found

    def described(self, **changes: Any) -> CompiledModule:
        """The same module, weights and programs included, with other values in its ``config``."""
        found = CompiledModule.__new__(CompiledModule)
        found.__dict__.update(self.__dict__, config=type(self.config)({**self.config, **changes}))
        return found

    def in_pytorch(self) -> torch.nn.Module:
        """The module itself with its weights in memory, to be run by PyTorch on the CPU; they are copied from another device."""
        state = self.__dict__["_hfjax"]
        module: torch.nn.Module = state.functional.part(state.params, "", sys.maxsize)
        return module

    def keep_numbers(self) -> None:
        """From now on as one that was made with ``numbers_static``, for code that turns out to look into them."""
        state = self.__dict__["_hfjax"]
        state.functional = dataclasses.replace(state.functional, mode=HostTensors)
        state.numbers_static = True
        state.programs.clear()

    @property
    def forward_of_module(self) -> Callable[..., Any]:
        """For its signature; it has no weights."""
        found: Callable[..., Any] = self.__dict__["_hfjax"].module.forward
        return found

    @contextmanager
    def answered_by(self, answer: Callable[..., Any]) -> Iterator[None]:
        """Within it, calls of the module go to ``answer``, which may come back to :meth:`start`."""
        state = self.__dict__["_hfjax"]
        state.answer = answer
        try:
            yield
        finally:
            state.answer = None


@dataclass(frozen=True, eq=False, slots=True)
class Started:
    """A call that may still be being computed.

    Attributes:
        results: the structure of the result.
        arrays: the result's.
    """

    results: Any
    arrays: list[jax.Array]

    def result(self) -> Any:
        """What the module returns, of torch's tensors on the CPU; waits for the device."""
        # The module's own output classes are only ever made of torch's tensors: some look into what they are given.
        return jax.tree.unflatten(self.results, [to_torch(leaf) for leaf in self.arrays])


@dataclass(frozen=True, eq=False, slots=True)
class _Bound:
    """A compiled method of a module, which does not hold the module, so that its weights go with the last who has it."""

    state: _State
    method: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.state.run(self.method, args, kwargs)


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
    part: str
    mesh: Mesh
    maker: ProgramMaker
    wait: Callable[[Future[Any]], Any]
    numbers_static: bool = False
    dtype: torch.dtype = field(init=False)
    weights: list[jax.Array] = field(init=False)  # the leaves of ``params``
    programs: dict[Any, Future[Program]] = field(default_factory=dict)  # those being made, too
    children: dict[str, torch.nn.Module] = field(default_factory=dict)  # that somebody has looked into
    answer: Callable[..., Any] | None = None  # answers calls of forward in the module's place
    outlines: dict[Any, Any] | None = None  # results by their program's key, where calls are outlined
    failed: bool = False  # one of those calls did
    module_seen: bool = False  # a pipeline has had its layers, and may have set their processors
    attentions: list[Any] | None = None  # those layers, once they are asked for: a module has hundreds of others
    places: list[str] = field(init=False)  # of the arguments of the module's forward

    def __post_init__(self) -> None:
        self.weights = jax.tree.leaves(self.params)
        self.places = list(inspect.signature(self.module.forward).parameters)
        self.dtype = next((item.dtype for item in self.module.parameters() if item.is_floating_point()), torch.float32)

    def child(self, name: str) -> torch.nn.Module:
        """A child as a pipeline may look into it between two calls: its small weights are real tensors, as a normalisation's
        statistics that latents are scaled by."""
        if name not in self.children:
            self.children[name] = self.functional.part(self.params, name, LARGEST_READ)
        return self.children[name]

    def run(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if self.outlines is not None:
            return self.outline(method, args, kwargs)
        return self.start(method, args, kwargs).result()

    def start(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Started:
        structure, static, arrays = self._flattened(method, args, kwargs)
        key = self._key(method, structure, static, arrays)
        program = self._program(key, method, structure, static, arrays)
        return Started(program.results, program.leaves(*self.weights, *arrays))

    def outline(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        structure, static, arrays = self._flattened(method, args, kwargs)
        known = {} if self.outlines is None else self.outlines
        key = self._key(method, structure, static, arrays)
        if key not in known:
            try:
                known[key] = jax.eval_shape(self._function(method, structure, static), self.params, arrays)
            except Exception:
                self.failed = True
                raise
        return jax.tree.map(lambda leaf: to_torch(jnp.ones(leaf.shape, leaf.dtype)), known[key])

    def _flattened(
        self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[Any, tuple[Any, ...], list[Any]]:
        """A call's structure, what is static of it with a mark for each array, and its arrays."""
        args, kwargs = self._with_floats(method, args, kwargs)
        leaves, structure = jax.tree.flatten((args, kwargs))
        if self.numbers_static:
            leaves = [
                HostTensor(leaf) if isinstance(leaf, torch.Tensor) and not leaf.is_floating_point() else leaf
                for leaf in leaves
            ]
        arrays = self._shared(
            [
                leaf if isinstance(leaf, jax.Array) else _copied(self._cast(leaf))
                for leaf in leaves
                if isinstance(leaf, (torch.Tensor, jax.Array))
            ]
        )
        return structure, tuple(_static(leaf) for leaf in leaves), arrays

    def _program(
        self, key: Any, method: str, structure: Any, static: tuple[Any, ...], arrays: list[jax.Array]
    ) -> Program:
        making = self.programs.pop(key, None)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            described = [
                jax.ShapeDtypeStruct(item.shape, item.dtype, sharding=getattr(item, "sharding", None))
                for item in arrays
            ]
            making = self.maker.start(lambda: self._compile(method, structure, static, described))
        self.programs[key] = making  # behind all others: a dictionary keeps the order of insertion
        made = [other for other, future in self.programs.items() if future.done() and other != key]
        for other in made[: max(len(self.programs) - MOST_PROGRAMS, 0)]:
            del self.programs[other]
        program: Program = self.wait(making)
        return program

    def _key(self, method: str, structure: Any, static: tuple[Any, ...], arrays: list[jax.Array]) -> Any:
        """What tells a call's program from others."""
        return method, structure, static, tuple((array.shape, array.dtype) for array in arrays), self._processors()

    def _processors(self) -> tuple[str, ...]:
        """The attention processors of the layers, if a pipeline may have set others than their own."""
        if not self.module_seen:
            return ()
        if self.attentions is None:
            self.attentions = [
                module for module in self.module.modules() if getattr(module, "processor", None) is not None
            ]
        return tuple(type(module.processor).__qualname__ for module in self.attentions)

    def _function(self, method: str, structure: Any, static: tuple[Any, ...]) -> Callable[..., Any]:
        def function(params: Params, arrays: list[jax.Array]) -> Any:
            given = iter(arrays)
            leaves = [next(given) if leaf is _DYNAMIC else leaf for leaf in static]
            leaves = [leaf.tensor if isinstance(leaf, HostTensor) else leaf for leaf in leaves]
            args, kwargs = jax.tree.unflatten(structure, leaves)
            with rows_shared_by(self.mesh):
                result = self.functional.call(method, params, *args, **kwargs)
            return jax.tree.map(_from_trace, result, is_leaf=lambda node: isinstance(node, Cache))

        return function

    def _compile(self, method: str, structure: Any, static: tuple[Any, ...], arrays: list[Any]) -> Program:
        what = self.name if method in ("forward", "decode") else f"{self.name} ({method})"
        key = repr((type(self.module).__qualname__, self.part, method, str(structure), static, *self._processors()))
        return self.compiler.compile(what, self._function(method, structure, static), self.params, arrays, key=key)

    def _shared(self, arrays: list[Any]) -> list[Any]:
        """A call's arrays on the mesh: those with as many rows as the first are split by rows, if the devices divide them.

        A single device's program takes NumPy's as they are, which is quicker than to put each there.
        """
        if not arrays or self.mesh.size == 1:
            return arrays
        rows = arrays[0].shape[0] if arrays[0].ndim > 1 else 0
        split, whole = by_rows(self.mesh), replicated(self.mesh)
        divided = rows > 0 and rows % self.mesh.size == 0
        return [
            jax.device_put(array, split if divided and array.ndim > 1 and array.shape[0] == rows else whole)
            for array in arrays
        ]

    def _with_floats(
        self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        if not self.floats or method != "forward":
            return args, kwargs
        given = dict(enumerate(self.places[: len(args)]))
        args = tuple(_as_float(value) if given.get(index) in self.floats else value for index, value in enumerate(args))
        return args, {name: _as_float(value) if name in self.floats else value for name, value in kwargs.items()}

    def _cast(self, tensor: torch.Tensor) -> torch.Tensor:
        return tensor.to(self.dtype) if self.cast_inputs and tensor.is_floating_point() else tensor


def _copied(tensor: torch.Tensor) -> np.ndarray:
    """As JAX takes it; a copy, for the caller's tensors may change while a call that was started is being computed."""
    array = to_numpy(tensor)
    return array.astype(jax.dtypes.canonicalize_dtype(array.dtype))


def _as_float(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.float()
    return torch.tensor(float(value)) if isinstance(value, int | float) else value


def _from_trace(leaf: Any) -> Any:
    if isinstance(leaf, jax.Array):
        return leaf
    if isinstance(leaf, torch.Tensor):  # it has met no array
        return jnp.asarray(to_numpy(leaf))
    # A cache of keys and values, which an encoder built on a language model returns, is of no use outside.
    return None if isinstance(leaf, Cache) else Static(leaf)


def _static(leaf: Any) -> Any:
    if isinstance(leaf, (torch.Tensor, jax.Array)):
        return _DYNAMIC
    return None if isinstance(leaf, torch.Generator) else leaf
