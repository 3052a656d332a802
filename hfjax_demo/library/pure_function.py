"""A text model as weights and a function without state, for ``jax.jit``, ``jax.grad`` and meshes."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from ..bridge.functional import FunctionalModule, functionalize
from ..bridge.platforms import Platform
from ..bridge.pytrees import register
from ..bridge.tensors import jax_view
from ..catalog import ModelSpec
from ..runtime.engine_imports import import_engine
from ..settings import TEXT_ONLY_DTYPES


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)  # jax.jit keeps a weak reference
class PureFunction:
    """``forward(params, input_ids, **arguments)``: the module's own ``forward``.

    Attributes:
        params: its floating-point weights and buffers.
        module: its code.
        integers: its other buffers, constants of a program.
    """

    params: dict[str, jax.Array] = field(repr=False)
    module: FunctionalModule = field(repr=False)
    integers: dict[str, jax.Array] = field(repr=False)

    def __call__(self, params: dict[str, jax.Array], input_ids: Any, **arguments: Any) -> Any:
        """Run it; see :attr:`hfjax_demo.library.model.Model.forward`."""
        output = self.module({**params, **self.integers}, input_ids, **{"use_cache": False, **arguments})
        return jax_view(register(output))  # a cache, if it is asked for


def read_pure_function(folder: Path, spec: ModelSpec, dtype: str) -> PureFunction:
    """Read a model from its own files.

    Args:
        dtype: of the weights; one in which only an engine stores them is replaced by float32.

    Raises:
        InvalidModelFolder, UnsupportedModel: see :func:`hfjax_demo.text.model_reader.read_torch_model`.
    """
    import_engine(spec.kind)
    import torch

    from ..text.model_reader import read_torch_model

    _, module = read_torch_model(
        folder, spec.name, torch.float32 if dtype in TEXT_ONLY_DTYPES else getattr(torch, dtype)
    )
    weights, function = functionalize(module)
    floating = {key for key, array in weights.items() if jnp.issubdtype(array.dtype, jnp.floating)}
    # The kernels for a CPU have no derivatives; the operators for a TPU are XLA's own.
    portable = dataclasses.replace(function, platform=Platform.TPU)
    return PureFunction(
        {key: weights[key] for key in weights if key in floating},
        portable,
        {key: weights[key] for key in weights if key not in floating},
    )
