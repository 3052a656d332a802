"""Estimates the device memory that a model will take, from its configuration and the headers of its weight files.

It has weights, a text model's KV cache and recurrent states (one sequence of :data:`~hfjax_demo.settings.BASE_CONTEXT` tokens;
:meth:`.budget.MemoryBudget.extend` adds what longer and further ones take), and, by a conservative rule, the temporary memory of
the compiled programs. Reading the headers also detects truncated files before any memory is allocated.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import jax.numpy as jnp
from pydantic import TypeAdapter

from ... import sources
from ...bridge.kernels.cache_rows import stored_width
from ...bridge.platforms import Platform, current_platform
from ...bridge.programs.store import ProgramStore
from ...bridge.torch_defaults import TORCH_DEFAULTS
from ...bridge.weights.precision import Precision, precision
from ...catalog import DTYPE_BYTES, HubSource, ModelKind, ModelSpec, PackageSource
from ...catalog.fitting import IMAGE_LIVE_ACTIVATIONS
from ...settings import BASE_CONTEXT, Settings, parse_mesh_shape, parse_offload_layers
from ...sources.common import ModelFolderProblem
from ...sources.gguf_file import GgufHeader, is_gguf, read_header
from ...sources.pipeline import read_index
from ...sources.safetensors_file import read_headers
from ...sources.weight_files import DEQUANTIZED_METHODS, quantization_method, read_config
from ..device import devices_share_memory
from .placed_tensors import layer_sizes, placed_gguf_tensors, placed_tensors

# Layer types, by transformers' names, whose only cache is keys and values for each token.
KV_CACHE_LAYER_TYPES = frozenset({"full_attention", "sliding_attention", "chunked_attention", "attention"})

# The settings that an estimate depends on, besides those of the model's store and the shapes of its programs.
_SETTINGS = {"context_length", "slots", "mesh", "max_image_size"}

ASSUMED_LAYERS = 128
HUB_DTYPE = "bfloat16"  # the assumed dtype of a checkpoint on the hub
STATE_BYTES = 4  # maximum bytes of an element of a recurrent state

# The subfolders of a pipeline whose networks are placed on the device.
PLACED_NETWORKS = frozenset(
    ["text_encoder", "text_encoder_2", "text_encoder_3", "unet", "transformer", "vae", "movq", "controlnet"]
)


@dataclass(frozen=True, slots=True)
class MemoryEstimate:
    """Bytes of memory that a model will take on each of its devices.

    ``devices_per_memory`` devices share one memory, as a CPU's virtual devices do. ``layers`` has the bytes of each layer's
    matrices, included in ``weights``; it is empty if they can't be offloaded. ``on_host`` is not included in ``weights``.
    """

    weights: int
    conversations: int
    workspace: int
    devices: int = 1
    devices_per_memory: int = 1
    layers: tuple[int, ...] = ()
    on_host: int = 0

    def offloaded(self, count: int) -> MemoryEstimate:
        """Return the estimate with the matrices of the last ``count`` layers in host memory, and one at a time on the device."""
        away = self.layers[-count:] if count else ()
        if not away:
            return self
        return replace(
            self,
            weights=self.weights - sum(away),
            workspace=self.workspace + max(away),
            layers=self.layers[: len(self.layers) - len(away)],
            on_host=sum(away),
        )

    def min_total(self, asked: int | None) -> int | None:
        """Return :attr:`total` with ``asked`` layers offloaded (None: all); None if none are or can be offloaded."""
        count = len(self.layers) if asked is None else asked
        return self.offloaded(count).total if self.layers and count else None

    def fit_budget(self, budget: int) -> tuple[int, MemoryEstimate]:
        """Return the smallest number of offloaded layers that fits the budget (all layers if none does), and its estimate."""
        every = range(len(self.layers) + 1)
        count = next((count for count in every if self.offloaded(count).total <= budget), every[-1])
        return count, self.offloaded(count)

    @property
    def per_device(self) -> int:
        """Bytes on one device."""
        return self.weights + self.conversations + self.workspace

    @property
    def total(self) -> int:
        """Bytes of the memory budget, which is that of one device, or of all devices if they share one memory."""
        return self.per_device * self.devices_per_memory

    def total_with_conversations(self, taken: int) -> int:
        """Return :attr:`total` if conversations take ``taken`` bytes of the budget."""
        return (self.weights + self.workspace) * self.devices_per_memory + taken


def estimate_without_files(spec: ModelSpec, dtype: str) -> MemoryEstimate | None:
    """Return a lower bound for a model whose files are not downloaded: its weights as they will be stored. None if the catalogue
    does not have the number of parameters."""
    weights = spec.weights_bytes(dtype)
    if precision(dtype).is_stored_compactly and spec.kind is ModelKind.TEXT:
        if isinstance(spec.source, PackageSource):
            weights = spec.source.gguf_bytes
        elif weights is not None and isinstance(spec.source, HubSource) and spec.source.stored_bytes is not None:
            weights = min(weights, spec.source.stored_bytes)
        elif weights is not None and not spec.has_float32_files:
            published = spec.download_bytes if _is_gguf_source(spec) else spec.weights_bytes(HUB_DTYPE)
            weights = min(weights, published or weights)
    if weights is None:
        return None
    # The layers are unknown yet: assume that all weights are in layers, and that the layers are small.
    apart = spec.kind is ModelKind.TEXT and not devices_share_memory()
    return MemoryEstimate(weights, 0, 0, layers=(weights // ASSUMED_LAYERS,) * ASSUMED_LAYERS if apart else ())


def _is_gguf_source(spec: ModelSpec) -> bool:
    source = spec.source
    return isinstance(source, HubSource) and (
        source.quantization is not None or source.repo_id.lower().endswith("gguf")
    )


def estimate_folder(
    folder: Path, kind: ModelKind, name: str, dtype: str, settings: Settings, *, adapted: bool = False
) -> MemoryEstimate:
    """Return the estimate for the model in ``folder``, which may be a GGUF file, with this dtype.

    ``adapted``: whether adapters are added to it. The matrices of a GGUF file's layers may then have any float32 values.

    Raises:
        InvalidModelFolder: a weight file is truncated or invalid.
        UnsupportedModel: a GGUF file has tensors of a type that is not supported.
    """
    if kind is ModelKind.IMAGE:
        return _estimate_pipeline(folder, name, dtype, settings)
    rows, devices = parse_mesh_shape(settings.mesh)
    several = rows * devices
    kept = precision(dtype, settings.cache_dtype, split=several > 1)
    header = read_header(folder, name) if is_gguf(folder) else None
    files = [] if header is not None else _text_weight_files(folder)
    if header is None:
        stated = read_config(folder)
        if adapted and quantization_method(stated, opened=()) in DEQUANTIZED_METHODS:  # by transformers
            kept = kept._replace(is_stored_compactly=False)
        placed = placed_tensors(read_headers(files, name), stated, kept)
    else:
        placed = placed_gguf_tensors(header, kept, adapted)
    weights = sum(each.size for each in placed)
    try:
        config = _text_config(folder, header, name)
        from ...text.encoder.loading import is_encoder  # a slow import

        if header is None and is_encoder(config):
            weights = sum(each.size for each in placed_tensors(read_headers(files, name), {}, precision("float32")))
            return MemoryEstimate(weights, 0, _encoder_workspace(config, settings))
        conversations = _cache_bytes(config, kept.cached, settings)
        workspace = _text_workspace(config, settings)
        if devices > 1:
            heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
            weights = weight_bytes_per_device(config, kept.computed, devices)
            conversations //= devices if heads % devices == 0 else 1  # the cache is sharded by heads
    except Exception:  # an unknown architecture or an invalid config, which loading reports
        conversations = workspace = 0
    layers = () if several > 1 or devices_share_memory() else layer_sizes(placed)
    return MemoryEstimate(weights, conversations, workspace, several, several if devices_share_memory() else 1, layers)


def stored_estimate(store: ProgramStore, settings: Settings, estimate: Callable[[], MemoryEstimate]) -> MemoryEstimate:
    """Return the estimate that an earlier process has stored for a model and these settings, or else store what ``estimate``
    returns: for a text model it needs torch and transformers."""
    shapes = repr(settings.engine_shapes)
    key = {"program": "memory estimate", "settings": settings.model_dump_json(include=_SETTINGS), "shapes": shapes}
    found = store.load(key)
    if found is not None:
        with contextlib.suppress(ValueError):  # written by another version
            return TypeAdapter(MemoryEstimate).validate_python(found.note)
    made = estimate()
    store.save(key, asdict(made))
    return made


def requested_offload(settings: Settings) -> int | None:
    """Return the number of layers to offload to host memory; None: as few as needed to fit. 0 if host and device share memory."""
    asked = parse_offload_layers(settings.offload)
    # For a TPU, XLA compiles prefill to copy offloaded weights as early as the device's memory allows, without regard to the
    # memory that other programs need. So ``auto`` offloads nothing there.
    is_off = devices_share_memory() or (asked is None and current_platform() is Platform.TPU)
    return 0 if is_off else asked


def _text_weight_files(folder: Path) -> list[Path]:
    """Return the weight files that ``from_pretrained`` reads; all of them if these can't be found, which loading reports."""
    with contextlib.suppress(OSError, ModelFolderProblem):
        if found := sources.weight_files(folder):
            return found
    return sorted(folder.glob("*.safetensors"))


def _cache_bytes(config: Any, kept: str, settings: Settings) -> int:
    rows, in_states = _cache_sizes(config)
    dtype = jnp.dtype(kept)
    of_a_token = sum(stored_width(dim, dtype) for dim in rows) * dtype.itemsize
    context, states = _reserved_tokens(config, settings), 2  # those of a conversation, and its saved ones
    if current_platform() is not Platform.CPU:  # their memory is taken at once
        states *= -(-settings.slots // parse_mesh_shape(settings.mesh)[0])
    return int(of_a_token * context + states * in_states * STATE_BYTES)


def _cache_sizes(config: Any) -> tuple[list[int], int]:
    """Return the widths of the rows cached for each token (a head's keys or values, or latents of both), and the number of
    elements of recurrent states."""
    kinds = set(getattr(config, "layer_types", None) or getattr(config, "layers_block_type", None) or ())
    if not kinds <= KV_CACHE_LAYER_TYPES or not getattr(config, "num_attention_heads", None):
        from ...text.loading import cached_element_counts  # a slow import

        with contextlib.suppress(Exception):  # raised by code that reads tensor values; then assume all layers cache
            return cached_element_counts(config)
    latents = getattr(config, "kv_lora_rank", None)
    if latents:
        return [latents, config.qk_rope_head_dim] * config.num_hidden_layers, 0
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    return [head_dim] * (config.num_hidden_layers * 2 * heads), 0


def _text_workspace(config: Any, settings: Settings) -> int:
    """Return the workspace of a prefill chunk: attention scores and the widest activations in float32, and the slots' logits."""
    tokens = settings.engine_shapes.prefill_chunks[-1]
    width = max(getattr(config, "intermediate_size", None) or 0, 4 * config.hidden_size)
    scores = (getattr(config, "num_attention_heads", None) or 0) * tokens * _reserved_tokens(config, settings)
    numbers = 2 * scores + 4 * tokens * width + 8 * settings.slots * config.vocab_size
    return int(4 * numbers)


def _reserved_tokens(config: Any, settings: Settings) -> int:
    """Return the tokens of the sequence whose memory is reserved."""
    return min(settings.context_for(getattr(config, "max_position_embeddings", None)), BASE_CONTEXT)


def _encoder_workspace(config: Any, settings: Settings) -> int:
    """Return the workspace of the largest forward pass: attention scores and the widest activations, in float32."""
    from ...text.encoder.loading import MAX_PASS_TOKENS  # a slow import

    most = settings.max_context or BASE_CONTEXT
    longest = min(getattr(config, "max_position_embeddings", None) or most, most)
    tokens = max(MAX_PASS_TOKENS[current_platform()], longest)
    width = max(getattr(config, "intermediate_size", None) or 0, 4 * config.hidden_size)
    return int(4 * (2 * config.num_attention_heads * tokens * longest + 4 * tokens * width))


def _estimate_pipeline(folder: Path, name: str, dtype: str, settings: Settings) -> MemoryEstimate:
    variant, kept, weights = sources.pipeline_variant(folder), Precision(dtype, dtype, dtype, False), 0
    with contextlib.suppress(ModelFolderProblem):  # which loading reports
        for component in read_index(folder):
            if component.name in PLACED_NETWORKS:
                files = sources.network_files(folder, component, variant)
                weights += sum(each.size for each in placed_tensors(read_headers(files, name), {}, kept))
    rows, _ = parse_mesh_shape(settings.mesh)
    return MemoryEstimate(
        weights, 0, _image_workspace(folder, dtype, settings), rows, rows if devices_share_memory() else 1
    )


def _image_workspace(folder: Path, dtype: str, settings: Settings) -> int:
    """Return the workspace of the VAE's last layers, the largest: all pixels, with the channels of its first block."""
    try:
        config = read_config(folder / "vae")
        channels = int(config["block_out_channels"][0])
        scale = 2 ** (len(config["block_out_channels"]) - 1)
        size = min(int(config.get("sample_size") or 512), settings.max_image_size)
    except (ValueError, KeyError, IndexError, TypeError):
        return 0
    return int(IMAGE_LIVE_ACTIVATIONS * channels * math.ceil(size / scale) ** 2 * scale**2 * DTYPE_BYTES[dtype])


def weight_bytes_per_device(config: Any, dtype: str, devices: int) -> int:
    """Return the bytes of weights on each of ``devices`` tensor parallel devices, from transformers' configuration."""
    import torch
    from transformers import AutoModelForCausalLM

    from ...bridge import sharding

    with TORCH_DEFAULTS.changed(), torch.device("meta"):  # without weights, and without their memory
        module: torch.nn.Module = AutoModelForCausalLM.from_config(config, trust_remote_code=False)
    shapes = {name: tuple(weight.shape) for name, weight in module.named_parameters()}  # tied ones once
    placed = sharding.weight_shardings(
        shapes, sharding.tensor_parallel_plan(module), devices, sharding.heads_by_weight(module)
    )
    return sum(math.prod(placement.shard_shape(devices)) for placement in placed.values()) * DTYPE_BYTES[dtype]


def _text_config(path: Path, header: GgufHeader | None, name: str) -> Any:
    """Return transformers' configuration of a text model. The imports take seconds, so they must not delay the page."""
    if header is not None:
        from ...text.gguf_model import read_gguf_config

        return read_gguf_config(header, name)
    from ...text.inner_language_model import load_config

    return load_config(path).get_text_config()
