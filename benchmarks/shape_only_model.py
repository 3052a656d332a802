"""A text model of which only the configuration exists: no files, no weights, and no memory for either.

Its programs are described as those of a loaded model (:mod:`hfjax_demo.text.program_specs`), so they can be compiled, also for
devices that are not present, and for a model that does not fit into this machine's memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import jax
import numpy as np
import torch
from jax.sharding import Mesh, NamedSharding, SingleDeviceSharding
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from transformers import AutoModelForCausalLM, PreTrainedTokenizerFast

from hfjax_demo.bridge.functional import Params, functionalize
from hfjax_demo.bridge.kernels.attention.transformers_interface import ATTENTION_NAME, register_attention
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.meta_modules import outline
from hfjax_demo.bridge.platforms import is_in_host_memory
from hfjax_demo.bridge.tensors import to_shape_struct
from hfjax_demo.bridge.weights.formats import StoredWeight, store_shape
from hfjax_demo.bridge.weights.precision import EXACT, ONE_BYTE, SAME_AS_COMPUTE, precision
from hfjax_demo.text.loading import TORCH_DTYPES, describe_model, require_precision
from hfjax_demo.text.model import Probe, TextModel
from hfjax_demo.text.rope import patch_rope
from hfjax_demo.text.weights import ShardedWeights


class MissingWeights:
    """Replaces the files of a model; reading an element of a weight is an error.

    Args:
        shapes: of the weights, by their names.
        mesh: the devices that they would be on.
    """

    def __init__(self, shapes: Mapping[str, tuple[int, ...]], mesh: Mesh) -> None:
        self._shapes = shapes
        self._mesh = mesh

    def part(self, name: str, index: Any) -> torch.Tensor:
        raise LookupError(f"{name} has a shape and no numbers")

    def stored(self, name: str, store_as: str) -> StoredWeight:
        """Return shapes, on the single device that weights in fewer bits are on."""
        outputs, inputs = self._shapes[name]
        return store_shape((outputs, inputs), store_as, SingleDeviceSharding(self._mesh.devices.flat[0]))

    def stack(self, name: str, transposed: bool) -> None:
        """Return that experts have no product in fewer bits off a CPU."""


def shape_only_text_model(
    config: Any, name: str, *, dtype: str, mesh: Mesh, cache_dtype: str = SAME_AS_COMPUTE, offload: int = 0
) -> tuple[Params, TextModel]:
    """Return a model as :func:`hfjax_demo.text.loading.load_replicas` does, but instead of weights their shapes with shardings.

    It is traced for the present platform (:func:`hfjax_demo.bridge.platforms.for_platform`).

    Args:
        config: of transformers, of a causal language model.
        name: the model's name in messages.
        dtype: "float32", "bfloat16" or "float16", of weights and activations; or, off a CPU, "int8" or "float8" of the weights.
        mesh: a row of devices, which need not be present.
        cache_dtype: of keys and values: "auto" or "bfloat16"; or, on a CPU, "int8".
        offload: number of layers, the last ones, that would stay in host memory.

    Returns:
        ``jax.ShapeDtypeStruct`` for each weight, with the sharding that it would have on the mesh; and the model, whose tokenizer
        and probe are empty.

    Raises:
        InvalidSetting: see :func:`hfjax_demo.text.loading.require_precision` and :func:`hfjax_demo.text.loading.describe_model`.
        UnsupportedModel: the architecture cannot be traced.
        Exception: whatever transformers raises for a configuration that it cannot use.
    """
    require_precision(name, dtype, cache_dtype, EXACT, (mesh,))
    # Which weights fit into fewer bits is unknown without their values: those that are not rounded keep the dtype of the
    # computation.
    kept = precision(dtype, cache_dtype, split=dtype not in ONE_BYTE)
    register_attention()
    register_lowerings()
    module = outline(
        lambda: AutoModelForCausalLM.from_config(
            config, dtype=TORCH_DTYPES[kept.computed], attn_implementation="eager", trust_remote_code=False
        )
    )
    shapes = {key: tuple(tensor.shape) for key, tensor in module.state_dict(keep_vars=True).items()}
    source = MissingWeights(shapes, mesh)
    weights = ShardedWeights.of(module, (mesh,), source, offload)
    module.set_attn_implementation(ATTENTION_NAME)
    patch_rope(module)

    params, call = functionalize(
        module,
        weight_source=source,
        store_as=kept.matrices if kept.is_stored_compactly else None,
        to_device=lambda key, tensor: to_shape_struct(tensor, weights.where(key, mesh)),
        place_array=lambda key, array: _settled_shape(array, weights.where(key, mesh)),
    )
    empty = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(WordLevel({}, unk_token="")))
    nothing = Probe(np.zeros(0, np.int32), np.zeros(config.vocab_size, np.float32), 0.0)
    model = describe_model(module, empty, params, call, kept, nothing, weights, None, name)
    return params, model


def _settled_shape(array: Any, where: NamedSharding) -> Any:
    """Return the shape of a weight in fewer bits where it stays: its vectors are on the device, as those of a loaded model."""
    if array.ndim < 2 or not is_in_host_memory(jax.ShapeDtypeStruct((), array.dtype, sharding=where)):
        return array
    return jax.ShapeDtypeStruct(array.shape, array.dtype, sharding=where)
