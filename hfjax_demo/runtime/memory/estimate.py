"""What a model will take of the device's memory, from its files alone: configuration and the headers of its weights.

    weights          elements × bytes of the type they are kept in, which for the matrices of a bfloat16 checkpoint is bfloat16
                     even where they are multiplied in float32 (:mod:`...bridge.weights.formats`)
    conversations    a text model's KV cache and states of one conversation that fills the whole context, or, on a GPU or TPU, of
                     all slots as long as they are at first, if that is more; for more the engine asks when it comes to that
                     (:meth:`.budget.MemoryBudget.extend`)
    workspace        what the compiled programs need while they run, by a rule on the safe side

Reading the headers also finds files that are torn, before anything is placed.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import jax.numpy as jnp

from ... import sources
from ...bridge.kernels.kept_rows import kept_width
from ...bridge.platforms import Platform, current
from ...bridge.torch_defaults import TORCH_DEFAULTS
from ...bridge.weights.precision import ONE_BYTE, Precision, precision
from ...catalog import DTYPE_BYTES, ModelKind, ModelSpec, PackageSource
from ...errors import InvalidModelFolder
from ...settings import Settings, layers_on_host, mesh_shape
from ...sources.gguf_file import GgufHeader, TensorEntry, is_gguf, read_header
from ..device import share_memory

# Bytes of an element, by the names that safetensors gives; a floating-point type is placed as the type that is asked for.
TYPE_BYTES = {"BOOL": 1, "U8": 1, "I8": 1, "U16": 2, "I16": 2, "U32": 4, "I32": 4, "U64": 8, "I64": 8}
FLOAT_BYTES = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2, "F8_E5M2": 1, "F8_E4M3": 1}

# Matrices that no linear layer of PyTorch holds, and that are never narrower than what is computed with: experts, which are
# stacked when they are read, and the layers of GPT-2.
STAYS_WIDE = re.compile(r"\.experts\.|\.(c_attn|c_fc|c_proj|q_attn)\.weight$")

MAX_HEADER_BYTES = 100_000_000  # safetensors' own limit

# A tensor of a list of modules: the list's name, and the place in it.
NUMBERED = re.compile(r"(.*?)\.(\d+)\.")

# Layers that keep keys and values of each token and nothing else, by transformers' names.
KEYS_AND_VALUES = frozenset({"full_attention", "sliding_attention", "chunked_attention", "attention"})

UNSEEN_LAYERS = 128

# The type that a checkpoint of the hub has, where nothing says otherwise.
PUBLISHED = "bfloat16"

# Bytes of a number in a state, at most.
STATE_BYTES = 4

# Maps of all pixels at the first layer's channels that are taken to be alive at once. A guess on the safe side.
IMAGE_WORKSPACE = 10

# The networks of a pipeline that are placed on the device.
NETWORKS = ("text_encoder", "text_encoder_2", "text_encoder_3", "unet", "transformer", "vae", "movq", "controlnet")


@dataclass(frozen=True, slots=True)
class Estimate:
    """Bytes of memory that a model will take of each device it is on.

    Attributes:
        devices: that it is on.
        in_one_memory: how many of them share one memory, as a CPU's virtual devices do.
        layers: of these, what the matrices of each layer take, where they may stay in the memory of the host.
        on_host: bytes of weights that do stay there, besides.
    """

    weights: int
    conversations: int
    workspace: int
    devices: int = 1
    in_one_memory: int = 1
    layers: tuple[int, ...] = ()
    on_host: int = 0

    def offloaded(self, count: int) -> Estimate:
        """With the last ``count`` layers' matrices in the host's memory, and room on the device for those of one at a time."""
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

    def least(self, asked: int | None) -> int | None:
        """:attr:`total` with as many layers in the host's memory as were asked for; None: all. None where none may stay there."""
        count = len(self.layers) if asked is None else asked
        return self.offloaded(count).total if self.layers and count else None

    def fitted(self, budget: int) -> tuple[int, Estimate]:
        """As few layers as make it fit the budget, and what it is with them away; all layers where that is not enough."""
        every = range(len(self.layers) + 1)
        count = next((count for count in every if self.offloaded(count).total <= budget), every[-1])
        return count, self.offloaded(count)

    @property
    def per_device(self) -> int:
        """All that one device has of it."""
        return self.weights + self.conversations + self.workspace

    @property
    def total(self) -> int:
        """What it takes of the memory budget, which is for one device, or for all of them where they share theirs."""
        return self.per_device * self.in_one_memory

    def with_conversations(self, taken: int) -> int:
        """:attr:`total` when conversations take so much of the budget."""
        return (self.weights + self.workspace) * self.in_one_memory + taken


def estimate_unseen(spec: ModelSpec, dtype: str) -> Estimate | None:
    """A lower bound for a model whose files are not here: its weights, in the precision in which they will be kept. None where
    the catalogue does not know their number."""
    weights = spec.weights_bytes(dtype)
    if precision(dtype).fewest_bits and spec.kind is ModelKind.TEXT:
        if isinstance(spec.source, PackageSource):
            weights = spec.source.gguf_bytes
        elif weights is not None and not spec.is_published_wide:
            weights = min(weights, spec.weights_bytes(PUBLISHED) or weights)
    if weights is None:
        return None
    # Nobody knows its layers yet: they are taken to be all, and as small as layers are.
    apart = spec.kind is ModelKind.TEXT and not share_memory()
    return Estimate(weights, 0, 0, layers=(weights // UNSEEN_LAYERS,) * UNSEEN_LAYERS if apart else ())


def estimate_folder(folder: Path, kind: ModelKind, name: str, dtype: str, settings: Settings) -> Estimate:
    """What the model in ``folder``, which may be a GGUF file, will take in ``dtype``.

    Raises:
        InvalidModelFolder: a file of weights is torn, or none.
    """
    if kind is ModelKind.IMAGE:
        return _estimate_pipeline(folder, name, dtype, settings)
    rows, devices = mesh_shape(settings.mesh)
    kept = precision(dtype, settings.cache_dtype, split=rows * devices > 1)
    header = read_header(folder, name) if is_gguf(folder) else None
    if header is None:
        placed = [each for file in _text_files(folder) for each in _placed(file, name, kept)]
    else:
        placed = [Placed(key, len(entry.shape), _gguf_bytes(entry, kept)) for key, entry in header.tensors.items()]
    weights = sum(each.size for each in placed)
    try:
        config = _config(folder, header, name)
        from ...text.encoder.loading import is_encoder  # likewise

        if header is None and is_encoder(config):
            weights = sum(_placed_bytes(file, name, precision("float32")) for file in _text_files(folder))
            return Estimate(weights, 0, _encoder_workspace(config, settings))
        conversations = _cache_bytes(config, kept.cached, settings)
        workspace = _text_workspace(config, settings)
        if devices > 1:
            heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
            weights = weight_bytes_per_device(config, kept.computed, devices)
            conversations //= devices if heads % devices == 0 else 1  # the cache is shared out by heads
    except Exception:  # an unknown architecture, an odd config: loading it says what is wrong
        conversations = workspace = 0
    several = rows * devices
    layers = () if several > 1 or share_memory() else layer_sizes(placed)
    return Estimate(weights, conversations, workspace, several, several if share_memory() else 1, layers)


def layers_asked_for(settings: Settings) -> int | None:
    """How many layers are to stay in the host's memory; None: as few as make a model fit. None do where it is the device's, too.

    Compiling for a TPU, XLA begins to bring a prompt's weights over as early as the device has memory for them. How much of that
    others need it cannot know, so there it is done only where somebody asks for it.
    """
    asked = layers_on_host(settings.offload)
    if share_memory():
        return 0
    return 0 if asked is None and current() is Platform.TPU else asked


def layer_sizes(tensors: Iterable[Placed]) -> tuple[int, ...]:
    """What the matrices of each layer take: of all tensors with a number in their names ("model.layers.3.mlp…", "blk.3.…") those
    of the list that takes most."""
    lists: dict[str, dict[int, int]] = {}
    for each in tensors:
        found = NUMBERED.match(each.key)
        if found is not None and each.dimensions >= 2:
            sizes = lists.setdefault(found[1], {})
            sizes[int(found[2])] = sizes.get(int(found[2]), 0) + each.size
    largest = max(lists.values(), key=lambda sizes: sum(sizes.values()), default={})
    return tuple(largest[place] for place in sorted(largest))


def _text_files(folder: Path) -> list[Path]:
    """The files that ``from_pretrained`` reads, or all there are where loading will say what is wrong."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        if found := sources.weight_files(folder):
            return found
    return sorted(folder.glob("*.safetensors"))


def _cache_bytes(config: Any, kept: str, settings: Settings) -> int:
    rows, in_states = _kept_numbers(config)
    dtype = jnp.dtype(kept)
    of_a_token = sum(kept_width(dim, dtype) for dim in rows) * dtype.itemsize
    longest = getattr(config, "max_position_embeddings", None) or settings.context_length
    from ...text.kv_cache import cache_positions  # likewise

    context = min(settings.context_length, longest)
    positions, conversations = cache_positions(context), 1
    if current() is not Platform.CPU:  # all slots share their arrays
        conversations = -(-settings.slots // mesh_shape(settings.mesh)[0])
        positions = max(positions, conversations * cache_positions(min(settings.initial_positions, context)))
    return int(of_a_token * positions + conversations * in_states * STATE_BYTES)


def _kept_numbers(config: Any) -> tuple[list[int], int]:
    """The numbers of each row that is kept of a token (a head's keys or values, or latents of both), and how many are kept of all
    tokens together."""
    kinds = set(getattr(config, "layer_types", None) or getattr(config, "layers_block_type", None) or ())
    if not kinds <= KEYS_AND_VALUES or not getattr(config, "num_attention_heads", None):
        from ...text.loading import kept_numbers  # likewise

        with contextlib.suppress(Exception):  # foreign code that looks into numbers; then the most is assumed
            return kept_numbers(config)
    latents = getattr(config, "kv_lora_rank", None)
    if latents:
        return [latents, config.qk_rope_head_dim] * config.num_hidden_layers, 0
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    return [head_dim] * (config.num_hidden_layers * 2 * heads), 0


def _text_workspace(config: Any, settings: Settings) -> int:
    """A chunk of a prompt: attention scores and the widest activations, in float32, and logits of every slot.

    For a model of SmolLM2 135M's shape this says 53 MB, where XLA takes 24 MB for the longest chunk's program.
    """
    tokens = settings.prefill_chunks[-1]
    width = max(getattr(config, "intermediate_size", None) or 0, 4 * config.hidden_size)
    scores = (getattr(config, "num_attention_heads", None) or 0) * tokens * min(settings.context_length, 2048)
    numbers = 2 * scores + 4 * tokens * width + 8 * settings.slots * config.vocab_size
    return int(4 * numbers)


def _encoder_workspace(config: Any, settings: Settings) -> int:
    """The largest pass over whole texts: its attention scores and widest activations, in float32."""
    from ...text.encoder.passes import MOST_TOKENS  # likewise

    longest = min(getattr(config, "max_position_embeddings", None) or settings.context_length, settings.context_length)
    tokens = max(MOST_TOKENS[current()], longest)
    width = max(getattr(config, "intermediate_size", None) or 0, 4 * config.hidden_size)
    return int(4 * (2 * config.num_attention_heads * tokens * longest + 4 * tokens * width))


def _estimate_pipeline(folder: Path, name: str, dtype: str, settings: Settings) -> Estimate:
    variant = sources.pipeline_variant(folder)
    weights = 0
    for part in NETWORKS:
        if (folder / part).is_dir():
            weights += sum(
                _placed_bytes(file, name, Precision(dtype, dtype, dtype, False))
                for file in sources.network_files(folder / part, variant)
            )
    rows, _ = mesh_shape(settings.mesh)
    return Estimate(weights, 0, _image_workspace(folder, dtype, settings), rows, rows if share_memory() else 1)


def _image_workspace(folder: Path, dtype: str, settings: Settings) -> int:
    """The autoencoder's last layers, which work on every pixel at its first width, need the most."""
    try:
        config = json.loads((folder / "vae" / "config.json").read_text(encoding="utf-8"))
        channels = int(config["block_out_channels"][0])
        scale = 2 ** (len(config["block_out_channels"]) - 1)
        size = min(int(config.get("sample_size") or 512), settings.max_image_size)
    except (OSError, ValueError, KeyError, IndexError, TypeError):
        return 0
    return int(IMAGE_WORKSPACE * channels * math.ceil(size / scale) ** 2 * scale**2 * DTYPE_BYTES[dtype])


def _placed_bytes(file: Path, name: str, kept: Precision) -> int:
    """Bytes that the tensors of a file take once they are placed."""
    return sum(each.size for each in _placed(file, name, kept))


class Placed(NamedTuple):
    """A tensor once it is placed: the name that its file has for it, its dimensions and bytes."""

    key: str
    dimensions: int
    size: int


def _placed(file: Path, name: str, kept: Precision) -> Iterator[Placed]:
    from ...bridge.kernels import skinny_gemm  # which takes a while, and the page comes first

    def size(key: str, kind: str, shape: tuple[int, ...]) -> int:
        if kind not in FLOAT_BYTES:
            return math.prod(shape) * TYPE_BYTES.get(kind, 4)
        if len(shape) != 2 or STAYS_WIDE.search(key):
            return math.prod(shape) * DTYPE_BYTES[kept.computed]
        scales = 4 * shape[0] if kept.matrices in ONE_BYTE else 0  # one for each output
        narrow = kind == "BF16" and kept.fewest_bits and skinny_gemm.supports("bfloat16", shape[1])
        width = min(DTYPE_BYTES[kept.matrices], FLOAT_BYTES[kind]) if narrow else DTYPE_BYTES[kept.matrices]
        return math.prod(shape) * width + scales

    yield from (Placed(key, len(shape), size(key, kind, shape)) for key, kind, shape in tensors(file, name))


def _gguf_bytes(entry: TensorEntry, kept: Precision) -> int:
    """Bytes that a tensor of a GGUF file takes once it is placed: a matrix what it takes in the file, where it may stay so."""
    if len(entry.shape) == 2 and kept.fewest_bits:
        return entry.size
    return entry.elements * DTYPE_BYTES[kept.computed]


def tensors(file: Path, name: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """Name, type and shape of every tensor in a safetensors file, from its header.

    Raises:
        InvalidModelFolder: the header is torn, or says anything else than the file holds.
    """

    def damaged(what: str) -> InvalidModelFolder:
        return InvalidModelFolder(
            f"{name} is damaged ({file.name} {what}); delete its folder and download the model again."
        )

    try:
        size = file.stat().st_size
        with file.open("rb") as stream:
            start = stream.read(8)
            if len(start) < 8:
                raise damaged("is truncated in its first bytes")
            (length,) = struct.unpack("<Q", start)
            if length > min(size - 8, MAX_HEADER_BYTES):
                raise damaged("is truncated in its header")
            header = json.loads(stream.read(length), object_pairs_hook=_once)
    except OSError as error:
        raise damaged(f"cannot be read: {error.strerror or error}") from error
    except (ValueError, RecursionError):
        raise damaged("has a truncated header") from None
    try:
        found = [(key, *_described(item)) for key, item in header.items() if key != "__metadata__"]
        ends = _ends(item[1:] for item in found)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise damaged("has a header that describes no tensors") from None
    if ends is None:
        raise damaged("has a header with wrong offsets")
    if ends > size - 8 - length:
        raise damaged(f"is cut off after {size:,} bytes")
    return [(key, kind, shape) for key, kind, shape, *_ in found]


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(found := dict(pairs)) < len(pairs):
        raise ValueError("a name repeats")
    return found


def _described(item: Any) -> tuple[str, tuple[int, ...], int, int]:
    begin, end = item["data_offsets"]
    if any(type(count) is not int or count < 0 for count in (*item["shape"], begin, end)):
        raise ValueError(item)
    return str(item["dtype"]), tuple(item["shape"]), begin, end


def _ends(found: Iterable[tuple[str, tuple[int, ...], int, int]]) -> int | None:
    """Where the last tensor ends, from the header's end on; None if they leave gaps, overlap or are of other sizes."""
    position = 0
    for kind, shape, begin, end in sorted(found, key=lambda item: item[2:]):
        size = FLOAT_BYTES.get(kind) or TYPE_BYTES.get(kind)  # None: a type as good as unknown here
        if begin != position or end < begin or (size and end - begin != size * math.prod(shape)):
            return None
        position = end
    return position


def weight_bytes_per_device(config: Any, dtype: str, devices: int) -> int:
    """The bytes of weights that each of so many devices will hold, from transformers' configuration alone.

    Raises:
        Exception: whatever transformers says of a configuration that it cannot read.
    """
    import torch
    from transformers import AutoModelForCausalLM

    from ...bridge import sharding

    with TORCH_DEFAULTS.changed(), torch.device("meta"):  # without weights, and without their memory
        module: torch.nn.Module = AutoModelForCausalLM.from_config(config, trust_remote_code=False)
    shapes = {name: tuple(weight.shape) for name, weight in module.named_parameters()}  # tied ones once
    placed = sharding.weight_shardings(shapes, sharding.plan_of(module), devices, sharding.heads_of(module))
    return sum(math.prod(placement.shard_shape(devices)) for placement in placed.values()) * DTYPE_BYTES[dtype]


def _config(path: Path, header: GgufHeader | None, name: str) -> Any:
    """transformers' configuration of a text model. Takes seconds to import, and the page comes first."""
    if header is not None:
        from ...text.gguf_model import read_config

        return read_config(header, name)
    from ...text.language_part import config_of

    return config_of(path).get_text_config()
