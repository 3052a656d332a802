"""A text model of which nothing but the configuration is there: no files, no numbers, and no memory for either.

What its programs are made from is the same as of a loaded one (:mod:`.abstract`), so they can be compiled: for devices that are
not here, and for a model that would not fit this machine.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from jax.sharding import Mesh
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from transformers import AutoModelForCausalLM, PreTrainedTokenizerFast

from ..bridge.functional import Params, functionalize
from ..bridge.kernels.attention import ATTENTION_NAME, register_attention
from ..bridge.lowerings.layers import register_lowerings
from ..bridge.outline import outline
from ..bridge.tensors import describe
from ..bridge.weights.formats import StoredWeight
from ..bridge.weights.precision import precision
from .loading import TORCH_DTYPES, describe_model
from .model import Probe, TextModel
from .rope import settle_rope
from .weights import ShardedWeights


class NoFiles:
    """Stands where the files of a model are; whoever wants a number out of it has made a mistake."""

    def part(self, name: str, index: Any) -> torch.Tensor:
        raise LookupError(f"{name} has a shape and no numbers")

    def stored(self, name: str, store_as: str) -> StoredWeight | None:
        raise LookupError(f"{name} has a shape and no numbers")


def unloaded_text_model(config: Any, name: str, *, dtype: str, mesh: Mesh) -> tuple[Params, TextModel]:
    """A model as :func:`.loading.load_replicas` gives it, but for its weights, which are shapes with shardings.

    It is traced for the platform at hand (:func:`hfjax_demo.bridge.platforms.for_platform`).

    Args:
        config: of transformers, of a causal language model.
        name: what people call the model, for messages.
        dtype: "float32", "bfloat16" or "float16", of weights, activations and cache.
        mesh: a row of devices, which need not be here.

    Returns:
        ``jax.ShapeDtypeStruct`` for each weight, with the sharding that it would have on the mesh; and the model, whose
        tokenizer and probe are empty.

    Raises:
        UnsupportedModel: the architecture does something that cannot be traced.
        Exception: whatever transformers says of a configuration that it cannot use.
    """
    kept = precision(
        dtype, split=True
    )  # in the dtype that they are computed in: no numbers say what fewer bits would do
    register_attention()
    register_lowerings()
    module = outline(
        lambda: AutoModelForCausalLM.from_config(
            config, dtype=TORCH_DTYPES[kept.computed], attn_implementation="eager", trust_remote_code=False
        )
    )
    weights = ShardedWeights.of(module, (mesh,), NoFiles())
    module.set_attn_implementation(ATTENTION_NAME)
    settle_rope(module)

    params, call = functionalize(
        module, supplier=weights, to_device=lambda key, tensor: describe(tensor, weights.where(key, mesh))
    )
    empty = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(WordLevel({}, unk_token="")))
    nothing = Probe(np.zeros(0, np.int32), np.zeros(config.vocab_size, np.float32), 0.0)
    model = describe_model(module, empty, params, call, kept.computed, nothing, weights, None, name)
    return params, model
