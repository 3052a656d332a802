"""Loads a causal language model by transformers, splits it into weights and a pure function, and determines its properties.

Nothing here is written per architecture: abstract passes show what a model caches, and its config which masks it takes.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import torch
from jax.sharding import Mesh
from transformers import AutoModelForCausalLM
from transformers.cache_utils import DynamicLayer

from ..bridge.expert_loops import ExpertLoops
from ..bridge.functional import FunctionalModule, Params, formats, functionalize, parameter_count
from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.kernels.attention.transformers_interface import ATTENTION_NAME, OWN_MASKS_NAME, register_attention
from ..bridge.lowerings.layers import register_lowerings
from ..bridge.meta_modules import outline
from ..bridge.platforms import Platform, current_platform
from ..bridge.programs.store import ProgramStore
from ..bridge.sharding import make_model_meshes
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..bridge.weights.formats import StoredWeightSpec
from ..bridge.weights.precision import EXACT, INT8, ONE_BYTE, SAME_AS_COMPUTE, Precision, is_dtype_useful, precision
from ..errors import InvalidSetting, UnsupportedModel
from ..sources import FetchedAdapter
from .cache_use import (
    choose_attention,
    choose_default_attention,
    find_cache_use,
    require_small_program,
    trace_decode_step,
)
from .forward import all_logits, keywords, masks_by_kind
from .kept_model import CodeSpec
from .kv_cache import RECOMPUTING, CacheUse
from .model import (
    ATTENDING,
    CHUNKED,
    FULL,
    SLIDING,
    WITHOUT_ATTENTION,
    MaskLayout,
    ModelProperties,
    Probe,
    TextModel,
)
from .model_findings import ModelFindings
from .model_reader import read_model
from .recurrent_states import StatefulCache
from .reference_probe import count_tokens_beyond_limits, make_probe
from .rope import max_positions, patch_rope, recomputes_at_switch, rope_switch
from .tokenizer import TextTokenizer
from .weights import ShardedWeights

TORCH_DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}


def load_text_model(
    path: Path,
    name: str,
    dtype: str,
    on_progress: Callable[[str, float | None], None],
    store: ProgramStore | None = None,
    *,
    cache_dtype: str = SAME_AS_COMPUTE,
    activations: str = EXACT,
) -> tuple[Params, TextModel]:
    """Call :func:`load_replicas` for a single device."""
    meshes = make_model_meshes(1, 1)
    (loaded,) = load_replicas(
        path, name, dtype, on_progress, store, meshes=meshes, cache_dtype=cache_dtype, activations=activations
    )
    return loaded


def load_replicas(
    path: Path,
    name: str,
    dtype: str,
    on_progress: Callable[[str, float | None], None],
    store: ProgramStore | None = None,
    *,
    meshes: Sequence[Mesh],
    cache_dtype: str = SAME_AS_COMPUTE,
    activations: str = EXACT,
    context_for: Callable[[int | None], int] = lambda _: 0,
    use: CacheUse | None = None,
    adapters: Sequence[FetchedAdapter] = (),
    offload: int = 0,
) -> list[tuple[Params, TextModel]]:
    """Load a model, split it into weights and a function, and record PyTorch's logits. It traces the model.

    PyTorch's logits and the use of the cache are determined once and then taken from ``store``, for which the same files at the
    same precisions are the same model; :func:`.reference_probe.save_findings` stores them after they were checked.

    Args:
        path: a folder that ``from_pretrained`` loads (config, safetensors, tokenizer), or a GGUF file.
        dtype: "float32", "bfloat16", "float16", "int8" or "float8".
        on_progress: called with the present stage, and the fraction that is done.
        meshes: rows of devices that each get the model, its weights split over them by its own plan.
        cache_dtype: of keys and values: "auto", "bfloat16" or "int8".
        activations: what products with quantized weights round them to: "exact" (nothing), "int16" or "int8".
        context_for: returns the most tokens of a sequence, given those that the model was made for; see
            :func:`.reference_probe.count_tokens_beyond_limits`.
        use: how the model uses the cache; None: it is determined.
        offload: number of layers, the last ones, that stay in host memory; see :mod:`hfjax_demo.bridge.offloading`.

    Returns:
        The weights and the properties of the model, once for each mesh.

    Raises:
        InvalidSetting: offloading with several devices; or see :func:`require_precision` and :func:`describe_model`.
        InvalidModelFolder: the files cannot be read as a causal language model.
        UnsupportedModel: the architecture cannot be traced.
    """
    several = sum(mesh.size for mesh in meshes) > 1
    require_precision(name, dtype, cache_dtype, activations, meshes)
    if offload and several:
        raise InvalidSetting(
            f"{name} supports offloading on one device only; unset mesh, or set offload to 0.", field="offload"
        )
    kept = precision(dtype, cache_dtype, activations, split=several)
    register_attention()
    register_lowerings()
    on_progress("reading the weights", None)
    read = read_model(path, name, TORCH_DTYPES[kept.computed], adapters)
    module, tokenizer = read.module, read.tokenizer
    require_window_masks(module, name)

    found = None if store is None else ModelFindings.load(store)
    longest = context_for(max_positions(module.config))
    crossing = count_tokens_beyond_limits(module.config, sum(each.numel() for each in module.parameters()), longest)
    crosses = crossing > (0 if found is None else found.crossed)
    if found is None or crosses:
        on_progress("checking the model in PyTorch", 0.3)
    rounded = dtype, cache_dtype, activations
    probe = make_probe(read, rounded) if found is None else found.probe
    long_probe = make_probe(read, rounded, crossing) if crosses else None

    weights = ShardedWeights.of(module, meshes, read.weights, offload)
    on_progress(weights.progress_message, 0.5)
    module.set_attn_implementation(ATTENTION_NAME)
    patch_rope(module)
    params, call = functionalize(
        module,
        weight_source=read.weights,
        store_as=kept.matrices if kept.is_stored_compactly else None,
        to_device=weights.put,
        place_array=weights.place_array,
        on_progress=lambda done: on_progress(weights.progress_message, 0.5 + done / 2),
    )
    if use is None and found is not None:
        use = found.use
    model = describe_model(module, tokenizer, params, call, kept, probe, weights, use, name)
    reason = None if read.has_image_input else model.no_vision_reason
    model = dataclasses.replace(model, no_vision_reason=reason, long_probe=long_probe)
    return [
        (own, dataclasses.replace(model, heads=dataclasses.replace(model.heads, mesh=mesh)))
        for own, mesh in weights.replicas(params)
    ]


def load_code(path: Path, name: str, kept: CodeSpec, model: ModelProperties) -> FunctionalModule:
    """Read the code of a model whose weights were stored before (:mod:`.kept_model`), on one device, as :func:`load_replicas` has
    prepared it for tracing.

    Raises:
        InvalidModelFolder, UnsupportedModel: see :func:`load_replicas`.
    """
    register_attention()
    register_lowerings()
    module = read_model(path, name, TORCH_DTYPES[str(model.dtype)]).module
    module.set_attn_implementation(ATTENTION_NAME)
    patch_rope(module)
    prepare_attention(module, model.use)
    return FunctionalModule(
        module.eval().to("meta"),
        kept.aliases,
        kept.reordered,
        {
            key: StoredWeightSpec(form, shape, jnp.dtype(dtype), transposed)
            for key, (form, shape, dtype, transposed) in kept.stored_weights.items()
        },
        mode=ExpertLoops,
        activations=model.activations,
    )


def prepare_attention(module: Any, use: CacheUse) -> None:
    """Set the attention function that a module calls, given how it uses the cache."""
    if use.recomputes:
        choose_default_attention(module)
    else:
        choose_attention(module, OWN_MASKS_NAME if use.own_masks else ATTENTION_NAME)


def require_precision(name: str, dtype: str, cache_dtype: str, activations: str, meshes: Sequence[Mesh]) -> None:
    """Raise :class:`InvalidSetting` for one-byte weights on several devices, float8 weights where no product takes them, int8
    keys and values where nothing reads them, and rounded activations where no product rounds them."""
    several = sum(mesh.size for mesh in meshes) > 1
    if activations != EXACT and (several or current_platform() is not Platform.CPU):
        raise InvalidSetting(
            f"{name} supports {activations} activations on a single CPU only; set activations to exact.",
            field="activations",
        )
    if cache_dtype == INT8 and current_platform() is not Platform.CPU:
        raise InvalidSetting(
            f"{name} supports an int8 cache on a CPU only; set cache_dtype to bfloat16 or auto.", field="cache_dtype"
        )
    if several and dtype in ONE_BYTE:
        raise InvalidSetting(f"{name} can't be sharded in {dtype}; choose float32 or bfloat16, or unset mesh.")
    if not is_dtype_useful(dtype, meshes[0].devices.flat[0]):
        raise InvalidSetting(f"{name} does not benefit from {dtype} on this device; choose int8.")


def describe_model(
    module: Any,
    tokenizer: TextTokenizer,
    params: Params,
    call: FunctionalModule,
    kept: Precision,
    probe: Probe,
    weights: ShardedWeights,
    use: CacheUse | None,
    name: str,
) -> TextModel:
    """Return the properties of a model that was split up, on the first row of devices; its weights may be shapes only.

    Args:
        use: how the model uses the cache; None: it is determined, and a model whose cache is not supported runs without one.

    Raises:
        InvalidSetting: keys and values are to be rounded, but the model's own code computes with them.
        UnsupportedModel: the architecture cannot be traced.
    """
    call = dataclasses.replace(call, mode=ExpertLoops, activations=kept.activations)
    config, switch = module.config, rope_switch(module, name)
    heads = HeadDistribution(weights.meshes[0], weights.splits_heads)

    def described(use: CacheUse | None) -> TextModel:
        recomputes = use is not None and use.recomputes
        masks = MaskLayout() if recomputes else mask_layout(module, name)
        if recomputes and switch is not None:
            raise UnsupportedModel(
                f"{name} has length-dependent RoPE frequencies, which are not supported; choose another model."
            )
        if use is None:
            use = find_cache_use(params, call, heads, masks.kinds, name)
        if use.computes_with_cache and kept.cached != kept.computed:
            raise InvalidSetting(
                f"{name} ({config.model_type}) has a custom attention implementation; set cache_dtype to auto.",
                field="cache_dtype",
            )
        prepare_attention(module, use)
        return TextModel(
            load_call=lambda: call,
            architecture=type(module).__name__,
            parameters=parameter_count(call),
            formats=formats(params, call),
            max_positions=max_positions(config),
            stop_ids=stop_ids(module, tokenizer),
            platform=call.platform,
            tokenizer=tokenizer,
            use=use,
            masks=masks,
            rope_switch=switch,
            recomputes_at_switch=switch is not None and recomputes_at_switch(module, switch),
            dtype=jnp.dtype(kept.computed),
            cache_dtype=jnp.dtype(kept.cached),
            activations=kept.activations,
            probe=probe,
            heads=heads,
        )

    def recomputing() -> TextModel:
        model = described(RECOMPUTING)
        trace_decode_step(model, params, name)
        require_small_program(functools.partial(all_logits, model), params, model.architecture, name)
        return model

    if use is not None:
        return recomputing() if use.recomputes else described(use)
    try:
        model = described(None)
        if model.use.depends_on_cache_internals:
            trace_decode_step(model, params, name)
    except UnsupportedModel as refusal:
        try:
            return recomputing()
        except UnsupportedModel:
            raise refusal from None  # the better of the two reasons
    return model


def require_window_masks(module: Any, name: str) -> None:
    """Raise :class:`UnsupportedModel` for a sliding window that the model's own code ignores."""
    config = module.config
    code = sys.modules[type(module).__module__]
    if (
        not getattr(config, "layer_types", None)
        and getattr(config, "sliding_window", None) is not None
        and "sliding_window_causal_mask" not in inspect.getsource(code)
    ):
        # PyTorch's cache then drops what is outside of the window, but its masks do not: answers depend on how they are computed.
        raise UnsupportedModel(
            f"{name} ({config.model_type}) has a sliding window that transformers ignores for this architecture, so its "
            "answers would be ambiguous; choose another model."
        )


def mask_layout(module: Any, name: str) -> MaskLayout:
    """Return the masks that a model takes, from its config.

    Raises:
        UnsupportedModel: a kind of layer that keeps something other than keys and values of every token.
    """
    config = module.config
    kinds = frozenset(getattr(config, "layer_types", None) or ())
    attending = kinds & ATTENDING
    unknown = kinds - attending - WITHOUT_ATTENTION
    if unknown:
        raise UnsupportedModel(
            f"{name} has layers that are not supported ({', '.join(sorted(unknown))}); choose another model."
        )
    if kinds == {FULL}:
        return MaskLayout()
    window = getattr(config, "sliding_window", None)
    if not kinds:
        return MaskLayout(window)
    chunk = config.attention_chunk_size if CHUNKED in kinds else None
    if not kinds <= {FULL, SLIDING, CHUNKED}:  # the config's names of layers are not always the model's names of masks
        kinds = kinds | {FULL, SLIDING, "linear_attention"} if attending else frozenset()
    return MaskLayout(window, chunk, kinds)


def stop_ids(module: Any, tokenizer: TextTokenizer) -> tuple[int, ...]:
    """Return the tokens that ``generate`` stops at, or the tokenizer's end token if the model names none."""
    ids = getattr(module.generation_config, "eos_token_id", None)
    ids = tokenizer.eos_token_id if ids is None else ids
    return tuple(ids) if isinstance(ids, (list, tuple)) else () if ids is None else (int(ids),)


def cached_element_counts(config: Any) -> tuple[list[int], int]:
    """Return what a model will cache for a sequence, determined by its own forward on the meta device: the number of elements of
    each row of keys or values that is kept per token, and the number kept for all tokens together in states
    (:mod:`.recurrent_states`).

    Raises:
        Exception: whatever the model's code raises for tensors on the meta device.
    """
    module = outline(
        lambda: AutoModelForCausalLM.from_config(
            config,
            dtype=torch.bfloat16,  # the only dtype with grouped products on PyTorch's meta device
            attn_implementation="eager",
            trust_remote_code=False,
        )
    )
    module.to("meta")
    layers = [DynamicLayer() for _ in range(config.num_hidden_layers)]
    cache = StatefulCache(layers=list(layers))
    cache.states = {}
    count = 3  # tokens
    with torch.device("meta"):
        tokens, positions = torch.zeros((2, 1, count), dtype=torch.int64)
        full: Any = torch.ones((1, 1, count, count), dtype=torch.bool)
        kinds = mask_layout(module, "").kinds
        masks: Mapping[str, Any] | Any = full if kinds is None else masks_by_kind(kinds, dict.fromkeys(ATTENDING, full))
        given = keywords(module, tokens, positions, masks, cache)  # type: ignore[arg-type]
        with TORCH_DEFAULTS.used(), torch.no_grad():
            module(**given)
    written: list[Any] = [layer for layer in layers if layer.is_initialized]
    rows = [int(of.shape[-1]) for layer in written for of in (layer.keys, layer.values) for _ in range(of.shape[1])]
    return rows, sum(math.prod(state.shape) for state in cache.states.values())
