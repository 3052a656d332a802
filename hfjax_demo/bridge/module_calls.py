"""The calls of a :class:`.compiled_module.CompiledModule`: selection of the compiled program, and conversion of tensors.

The tensors of a call are the program's arguments; its other arguments and the shapes select the program.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Mesh

from .functional import FunctionalModule, Params, parameter_count
from .host_tensors import HashableTensor, HostTensorMode
from .platforms import rows_split_over
from .programs.compiler import Compiler, Program
from .programs.program_table import CompilationExecutor
from .pytrees import Static
from .sharding import replicated, row_sharding
from .step_caching import StepCache, first_step, later_step
from .tensors import to_numpy, to_torch

# Programs kept per module; the least recently used are removed first. Each image size and number of images needs its own.
MAX_PROGRAMS = 16

# The largest number of elements of a weight that pipelines can read: those that they read have one per channel.
MAX_READABLE_ELEMENTS = 1 << 16


# In place of a method's name: the calls of ``forward`` whose steps are cached.
FIRST_STEP, LATER_STEP = "forward, first step", "forward, later step"


class _Leaf(Enum):
    ARRAY = 0  # in place of an argument that is an array, traced in the program


@dataclass(frozen=True, slots=True)
class ModuleFacts:
    """What calls with stored programs need of a module's code.

    Attributes:
        class_name: qualified, without the module's path.
        dtype: of its floating-point parameters.
        parameters: their number.
        argument_names: those of ``forward``, in order.
        names: of the module's attributes.
    """

    class_name: str
    dtype: torch.dtype
    parameters: int
    argument_names: tuple[str, ...]
    names: frozenset[str]

    @classmethod
    def of(cls, functional: FunctionalModule) -> ModuleFacts:
        """Return the facts of a module."""
        module = functional.module
        return cls(
            class_name=type(module).__qualname__,
            dtype=next((item.dtype for item in module.parameters() if item.is_floating_point()), torch.float32),
            parameters=parameter_count(functional),
            argument_names=tuple(inspect.signature(module.forward).parameters),
            names=frozenset(dir(module)),
        )


@dataclass(eq=False, slots=True)
class ModuleCode:
    """The code of a module: ``loaded``, or what ``read`` returns, which takes seconds."""

    loaded: FunctionalModule | None = None
    read: Callable[[], FunctionalModule] | None = None

    def load(self) -> FunctionalModule:
        """Return the code; read it the first time."""
        if self.loaded is None:
            assert self.read is not None
            self.loaded = self.read()
        return self.loaded


@dataclass(eq=False, slots=True)
class ModuleCalls:
    """What a :class:`.compiled_module.CompiledModule` has besides the attributes that it imitates.

    Attributes:
        source: the module's code, which is needed for tracing, and for what ``facts`` do not say.
        reads_integers: whether the module's code reads values of integer and boolean tensors
            (:func:`.compiled_module.split_with_host_tensors`).
        name: for messages, such as "the UNet".
        mesh: devices that share the rows of a call's arrays, each with all weights; often a single one.
        float_arguments: names of arguments to convert to float32 tensors, such as timesteps: schedulers pass integers or floats,
            and each type, or each Python number, would require another program.
        cast_inputs: whether to cast floating-point arguments to the module's dtype, where a pipeline would have moved the module.
        part: distinguishes modules of the same class in one pipeline.
        maker: compiles the programs, by default while the caller waits.
        wait: waits for a program that is being compiled, and returns it.
    """

    facts: ModuleFacts
    source: ModuleCode
    params: Params
    name: str
    compiler: Compiler
    mesh: Mesh
    float_arguments: tuple[str, ...] = ()
    cast_inputs: bool = False
    part: str = ""
    reads_integers: bool = False
    maker: CompilationExecutor = field(default_factory=CompilationExecutor)
    wait: Callable[[Future[Any]], Any] = Future.result
    weights: list[jax.Array] = field(init=False)  # the leaves of ``params``
    programs: dict[Any, Future[Program]] = field(default_factory=dict)  # including those being compiled
    children: dict[str, torch.nn.Module] = field(default_factory=dict)  # those that a pipeline has read
    placeholders: dict[Any, Any] | None = None  # results by program key, within returning_placeholders
    failed: bool = False  # whether a call failed within the last returning_placeholders
    attention_layers: list[Any] | None = None  # once a pipeline has had the layers, and may have set their processors
    steps: StepCache | None = None  # within caching_steps

    def __post_init__(self) -> None:
        self.weights = jax.tree.leaves(self.params)

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the weights."""
        return self.facts.dtype

    @property
    def functional(self) -> FunctionalModule:
        """The code, for the thread that compiles programs."""
        code = self.source.load()
        return dataclasses.replace(code, mode=HostTensorMode) if self.reads_integers else code

    @property
    def code(self) -> FunctionalModule:
        """The code, for a pipeline's call: it waits as for a program."""
        return self.source.loaded or self.wait(self.maker.start(self.source.load))

    def child(self, name: str) -> torch.nn.Module:
        """Return a child for a pipeline to read between two calls: its small weights are real tensors, such as the statistics
        of a normalization that latents are scaled by."""
        if name not in self.children:
            self.children[name] = self.code.part(self.params, name, MAX_READABLE_ELEMENTS)
        return self.children[name]

    def run(self, method: str, /, *args: Any, **kwargs: Any) -> Any:
        """Return a method's result with torch tensors on the CPU; wait for the device."""
        structure, static, arrays = self._flatten_call(method, args, kwargs)
        if self.placeholders is not None:
            return self._outline(self.placeholders, method, structure, static, arrays)
        if self.steps is not None and method == "forward":
            return self._run_cached(self.steps, structure, static, arrays)
        program = self._get_program(method, structure, static, arrays)
        # The module's output classes are created with torch tensors only, because some inspect their values.
        return jax.tree.unflatten(program.results, list(map(to_torch, program.leaves(*self.weights, *arrays))))

    def _run_cached(self, steps: StepCache, structure: Any, static: tuple[Any, ...], arrays: list[Any]) -> Any:
        """Return the result of a step that is computed only if the last steps do not tell it; see :mod:`.step_caching`."""
        state = steps.states.get(steps.place)
        given = arrays if state is None else [*arrays, np.float32(steps.threshold), *state]
        program = self._get_program(FIRST_STEP if state is None else LATER_STEP, structure, static, given)
        made, (of_result, _) = program.leaves(*self.weights, *given), program.results.children()
        steps.states[steps.place] = tuple(made[of_result.num_leaves :])
        steps.place += 1
        return jax.tree.unflatten(of_result, list(map(to_torch, made[: of_result.num_leaves])))

    @contextmanager
    def caching_steps(self, threshold: float) -> Iterator[StepCache]:
        """Context manager in which calls of ``forward`` may be extrapolated from those of earlier steps. The caller tells where
        steps end, by :meth:`.step_caching.StepCache.end_step`."""
        self.steps = StepCache(threshold)
        try:
            yield self.steps
        finally:
            self.steps = None

    @contextmanager
    def returning_placeholders(self) -> Iterator[None]:
        """Context manager in which every call returns tensors of ones with the shapes of its result, without compiling or
        computing anything, so that a pipeline's own call can be run."""
        self.placeholders, self.failed = {}, False
        try:
            yield
        finally:
            self.placeholders = None

    def in_pytorch(self) -> torch.nn.Module:
        """Return the torch module with its weights in memory, copied from the device, to be run by PyTorch on the CPU."""
        return self.code.part(self.params, "", sys.maxsize)

    def make_integers_constant(self) -> None:
        """Continue as if split with :func:`.compiled_module.split_with_host_tensors`, because the module's code has turned out to
        read these values."""
        self.reads_integers = True
        self.programs.clear()

    def _outline(
        self, known: dict[Any, Any], method: str, structure: Any, static: tuple[Any, ...], arrays: list[Any]
    ) -> Any:
        key = self._key(method, structure, static, arrays)
        if key not in known:
            try:
                known[key] = jax.eval_shape(self._make_function(method, structure, static), self.params, arrays)
            except Exception:
                self.failed = True
                raise
        return jax.tree.map(lambda leaf: to_torch(jnp.ones(leaf.shape, leaf.dtype)), known[key])

    def _flatten_call(
        self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[Any, tuple[Any, ...], list[Any]]:
        """Return a call's structure, its static leaves with a mark in place of each array, and its arrays."""
        args, kwargs = self._convert_float_arguments(method, args, kwargs)
        leaves, structure = jax.tree.flatten((args, kwargs))
        static: list[Any] = []
        arrays: list[Any] = []
        for leaf in leaves:
            if isinstance(leaf, torch.Tensor) and self.reads_integers and not leaf.is_floating_point():
                static.append(HashableTensor(leaf))
            elif isinstance(leaf, torch.Tensor):
                static.append(_Leaf.ARRAY)
                arrays.append(self._copied(leaf))
            else:
                static.append(None if isinstance(leaf, torch.Generator) else leaf)
        return structure, tuple(static), self._shard_arrays(arrays)

    def _get_program(self, method: str, structure: Any, static: tuple[Any, ...], arrays: list[jax.Array]) -> Program:
        key = self._key(method, structure, static, arrays)
        making = self.programs.pop(key, None)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            described = [
                jax.ShapeDtypeStruct(item.shape, item.dtype, sharding=getattr(item, "sharding", None))
                for item in arrays
            ]
            making = self.maker.start(lambda: self._compile(method, structure, static, described))
        self.programs[key] = making  # moved to the end: a dictionary keeps the order of insertion
        made = [other for other, future in self.programs.items() if future.done() and other != key]
        for other in made[: max(len(self.programs) - MAX_PROGRAMS, 0)]:
            del self.programs[other]
        return self.wait(making)

    def _key(self, method: str, structure: Any, static: tuple[Any, ...], arrays: list[jax.Array]) -> Any:
        return method, structure, static, tuple((array.shape, array.dtype) for array in arrays), self._processors()

    def _processors(self) -> tuple[str, ...]:
        """Return the attention processors of the layers, if a pipeline may have replaced them."""
        return tuple(type(module.processor).__qualname__ for module in self.attention_layers or ())

    def expose_modules(self) -> None:
        """Prepare for a pipeline that may set attention processors: find the layers that have one, once, among hundreds."""
        if self.attention_layers is None:
            modules = self.code.module.modules()
            self.attention_layers = [module for module in modules if getattr(module, "processor", None) is not None]

    def _make_function(self, method: str, structure: Any, static: tuple[Any, ...]) -> Callable[..., Any]:
        def function(params: Params, arrays: list[jax.Array]) -> Any:
            with jax.ensure_compile_time_eval():
                functional = self.functional
            given = iter(arrays)
            leaves = [next(given) if leaf is _Leaf.ARRAY else leaf for leaf in static]
            leaves = [leaf.tensor if isinstance(leaf, HashableTensor) else leaf for leaf in leaves]
            args, kwargs = jax.tree.unflatten(structure, leaves)
            with rows_split_over(self.mesh):
                if method == FIRST_STEP:
                    return first_step(_to_program_outputs, functional, params, args, kwargs)
                if method == LATER_STEP:
                    threshold = next(given)

                    def compute() -> Any:
                        return _to_program_outputs(functional.call("forward", params, *args, **kwargs))

                    result, state = later_step(compute, functional, params, args, kwargs, tuple(given), threshold)
                    return _to_program_outputs(result), state
                return _to_program_outputs(functional.call(method, params, *args, **kwargs))

        return function

    def _compile(self, method: str, structure: Any, static: tuple[Any, ...], arrays: list[Any]) -> Program:
        what = self.name if method in ("forward", "decode", FIRST_STEP, LATER_STEP) else f"{self.name} ({method})"
        key = repr((self.facts.class_name, self.part, method, str(structure), static, *self._processors()))
        return self.compiler.compile(what, self._make_function(method, structure, static), self.params, arrays, key=key)

    def _shard_arrays(self, arrays: list[Any]) -> list[Any]:
        """Return a call's arrays on the mesh: those with as many rows as the first are split by rows, if the devices divide it.

        The program of a single device takes NumPy arrays directly, which is faster than moving each to the device.
        """
        if not arrays or self.mesh.size == 1:
            return arrays
        rows = arrays[0].shape[0] if arrays[0].ndim > 1 else 0
        split, whole = row_sharding(self.mesh), replicated(self.mesh)
        divided = rows > 0 and rows % self.mesh.size == 0
        return [
            jax.device_put(array, split if divided and array.ndim > 1 and array.shape[0] == rows else whole)
            for array in arrays
        ]

    def _copied(self, tensor: torch.Tensor) -> np.ndarray:
        """Return a tensor as a NumPy copy in JAX's dtype."""
        array = to_numpy(tensor.to(self.dtype) if self.cast_inputs and tensor.is_floating_point() else tensor)
        return array.astype(jax.dtypes.canonicalize_dtype(array.dtype))

    def _convert_float_arguments(
        self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        if not self.float_arguments or method != "forward":
            return args, kwargs

        def converted(name: str, value: Any) -> Any:
            if name in self.float_arguments and isinstance(value, (torch.Tensor, int, float)):
                return torch.as_tensor(value).float()
            return value

        args = tuple(map(converted, (*self.facts.argument_names, *[""] * len(args)), args))
        return args, {name: converted(name, value) for name, value in kwargs.items()}


def _to_program_outputs(result: Any) -> Any:
    from transformers.cache_utils import Cache  # imported here, because only tracing needs it

    # The KV cache returned by an encoder built on a language model is not used outside.
    return jax.tree.map(
        lambda leaf: None if isinstance(leaf, Cache) else _to_program_output(leaf),
        result,
        is_leaf=lambda node: isinstance(node, Cache),
    )


def _to_program_output(leaf: Any) -> Any:
    if isinstance(leaf, jax.Array):
        return leaf
    if isinstance(leaf, torch.Tensor):  # never combined with an array
        return jnp.asarray(to_numpy(leaf))
    return Static(leaf)
