"""Text models in GGUF files: the config, the module without weights, and the weights, each of which is read on demand.

The config attribute of a metadata key is taken from transformers' tables (``integrations/ggml.py``), and the tensors of a weight
from :mod:`.gguf_tensors`. Settings that these tables ignore are applied here, or the file is rejected, as it is if no weight uses
one of its tensors.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from transformers import AutoConfig, AutoModelForCausalLM
from transformers.integrations.ggml import GGUF_CONFIG_DEFAULTS_MAPPING, GGUF_CONFIG_MAPPING
from transformers.integrations.gguf.gguf_config_mapping import GGUF_CONFIG_ARCHS, get_gguf_config

from ..bridge.meta_modules import outline
from ..errors import InvalidModelFolder, UnsupportedModel
from ..sources.architectures import GGUF_NAMES
from ..sources.gguf_file import GgufHeader, MappedGguf, TensorEntry
from ..sources.gguf_values import dequantize_blocks
from .gguf_adapters import Additions
from .gguf_tensors import FileWeight, find_weights
from .gguf_tokenizer import read_vocabulary

if TYPE_CHECKING:
    from ..bridge.weights.formats import StoredWeight

# Elements dequantized at a time.
CHUNK = 1 << 22

_TEXT_PARTS = {"gemma3": "gemma3_text", "gemma4": "gemma4_text"}

# Config attributes that the tables leave at the class's default, with the metadata keys that specify them.
_EXTRA_CONFIG_KEYS = {
    "head_dim": "attention.key_length",
    "rope_theta": "rope.freq_base",
    "max_position_embeddings": "context_length",
    "attn_logit_softcapping": "attn_logit_softcapping",
    "final_logit_softcapping": "final_logit_softcapping",
    "moe_intermediate_size": "expert_feed_forward_length",
    "shared_expert_intermediate_size": "expert_shared_feed_forward_length",
}
# Sizes that are bounded by the tensors' shapes, or by their number.
_SIZES = (
    "block_count", "embedding_length", "feed_forward_length", "expert_feed_forward_length",
    "expert_shared_feed_forward_length", "expert_count", "attention.head_count", "attention.head_count_kv",
    "attention.key_length", "attention.value_length", "rope.dimension_count", "vocab_size", "ssm.state_size",
    "ssm.inner_size", "ssm.conv_kernel", "ssm.time_step_rank", "ssm.group_count",
)  # fmt: skip
# Gemma's largest models scale queries differently; llama.cpp recognizes them by their layers too (src/llama-model.cpp).
_QUERIES_BY_HEAD = {("gemma2", 46), ("gemma3", 62)}

ROPE_FACTORS = "rope_freqs.weight"  # divisors of the rotary frequencies (Llama 3)


class GgufWeights:
    """A module's weights, by the module's names; each is read from the memory-mapped file on demand, in the given dtype."""

    def __init__(
        self, file: MappedGguf, tensors: Mapping[str, FileWeight], dtype: torch.dtype, additions: Additions
    ) -> None:
        self._file = file
        self._tensors = tensors
        self._dtype = dtype
        self._additions = additions

    def part(self, name: str, index: Any) -> torch.Tensor:
        """Return a part of a weight; see :class:`..bridge.functional.WeightSource`."""
        tensors = self._tensors[name]
        if tensors.change is not None or len(tensors.shape) < 2:
            whole = self._rows(tensors.entries[0], slice(None)).reshape(tensors.entries[0].shape)
            whole = whole if tensors.change is None else tensors.change(whole).reshape(tensors.shape)
            return torch.from_numpy(np.ascontiguousarray(whole))[index].to(self._dtype)
        first: Any = index[0] if index else slice(None)
        first = first.numpy() if isinstance(first, torch.Tensor) else first
        first = first if tensors.order is None else tensors.order[first]
        pieces = [self._rows(entry, first) for entry in tensors.entries]
        joined = pieces[0] if len(pieces) == 1 else np.concatenate(pieces, axis=1)
        return torch.from_numpy(joined)[(slice(None), *index[1:])].to(self._dtype)

    def stored(self, name: str, store_as: str) -> StoredWeight | None:
        """Return a matrix in a format that keeps the file's values, built from its blocks unchanged; None if there is none."""
        from ..bridge.weights.gguf import store_blocks  # imports JAX, which is not needed for PyTorch alone

        tensors = self._tensors[name]
        if tensors.change is not None or len(tensors.entries) > 1 or len(tensors.shape) != 2:
            return None
        (entry,) = tensors.entries
        if entry.name in self._additions:
            return None
        outputs, inputs = tensors.shape
        with self._file.read(entry) as blocks:
            ordered = blocks if tensors.order is None else blocks[tensors.order]
            return store_blocks(ordered, entry.kind, (outputs, inputs))

    def stack(self, name: str, transposed: bool) -> StoredWeight | None:
        """Return the matrices of a layer's experts; see :class:`..bridge.functional.WeightSource`."""
        from ..bridge.weights.gguf import store_stack  # imports JAX, which is not needed for PyTorch alone

        tensors = self._tensors[name]
        kinds = {entry.kind for entry in tensors.entries}
        is_changed = tensors.change is not None or any(entry.name in self._additions for entry in tensors.entries)
        if is_changed or tensors.order is not None or transposed or len(kinds) > 1 or len(tensors.shape) != 3:
            return None
        experts, outputs, inputs = tensors.shape
        with contextlib.ExitStack() as opened:
            pieces = [opened.enter_context(self._file.read(entry)) for entry in tensors.entries]
            pieces = [piece.reshape(experts, -1, piece.shape[-1]) for piece in pieces]
            return store_stack(
                lambda expert: np.concatenate([piece[expert] for piece in pieces]),
                kinds.pop(),
                (experts, outputs, inputs),
                transposed,
            )

    def _rows(self, entry: TensorEntry, first: Any) -> np.ndarray:
        """Return the float32 values of some rows (or experts) of a tensor, with the tensor's number of dimensions."""
        with self._file.read(entry) as blocks:
            chosen = blocks.reshape(*entry.shape[:-1], -1)[first] if len(entry.shape) > 1 else blocks
            flat = chosen.reshape(-1, blocks.shape[1])
            numbers = np.empty((len(flat), entry.shape[-1]), np.float32)
            step = max(1, CHUNK // entry.shape[-1])
            for start in range(0, len(flat), step):
                numbers[start : start + step] = dequantize_blocks(flat[start : start + step], entry.kind)
        for left, right in self._additions.get(entry.name, ()):
            numbers += left[first] @ right
        return numbers.reshape(*chosen.shape[:-1], entry.shape[-1])


def read_gguf_config(header: GgufHeader, title: str) -> Any:
    """Return transformers' config for a file, from its metadata.

    Raises:
        UnsupportedModel: an architecture that transformers does not map, or RoPE scaling that it ignores.
        InvalidModelFolder: sizes that do not match the file's tensors.
    """
    _check_sizes(header, title)
    architecture = header.architecture
    known = GGUF_NAMES.get(architecture, architecture)
    try:
        values = _config_values(header, architecture, known)
        model_type = values.pop("model_type")
        default = AutoConfig.for_model(model_type)
        for name, key in _EXTRA_CONFIG_KEYS.items():
            stated = header.architecture_value(key)
            if stated is not None and (hasattr(default, name) or name == "rope_theta"):
                values[name] = stated
        if (known, header.architecture_value("block_count")) in _QUERIES_BY_HEAD:
            values["query_pre_attn_scalar"] = values["hidden_size"] // values["num_attention_heads"]
        if (getattr(default, "pad_token_id", None) or 0) >= values.get("vocab_size", 1 << 31):
            values.setdefault("pad_token_id", None)
        rotated = header.architecture_value("rope.dimension_count")
        config = AutoConfig.for_model(model_type, **values)
        head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        if rotated and rotated != head_dim:
            config = AutoConfig.for_model(model_type, **values, partial_rotary_factor=rotated / head_dim)
    except Exception as error:  # transformers raises exceptions of any type for unexpected values
        raise UnsupportedModel(
            f"{title} is a GGUF file of the architecture {architecture!r}, which transformers cannot read from such files; "
            "use the model's safetensors, or another model."
        ) from error
    scaling = header.architecture_value("rope.scaling.type")
    if scaling not in (None, "none", "linear"):
        raise UnsupportedModel(
            f"{title} scales its positions ({scaling}) in a way that transformers does not read from GGUF files; use the "
            "model's safetensors, or another model."
        )
    return config


def _check_sizes(header: GgufHeader, title: str) -> None:
    """Reject sizes beyond those of the tensors, before anything of such a size is created."""
    most = max((side for tensor in header.tensors.values() for side in tensor.shape), default=0)
    for name in _SIZES:
        stated = header.architecture_value(name)
        limit = len(header.tensors) if name == "block_count" else most
        values = stated if isinstance(stated, list) else [] if stated is None else [stated]
        if any(type(value) is not int or not 0 <= value <= limit for value in values):
            raise InvalidModelFolder(f"{title} is damaged ({name} does not match its tensors); download it again.")


def _config_values(header: GgufHeader, architecture: str, known: str) -> dict[str, Any]:
    if architecture in GGUF_CONFIG_ARCHS:
        lengths = {
            key: len(value) if key == "tokenizer.ggml.tokens" else value for key, value in header.metadata.items()
        }
        return dict(get_gguf_config(lengths, tuple(header.tensors)))
    tables: Any = GGUF_CONFIG_MAPPING
    values: dict[str, Any] = {
        "model_type": _TEXT_PARTS.get(known, known),
        "tie_word_embeddings": "output.weight" not in header.tensors or architecture in ("falcon", "bloom"),
        **dict(GGUF_CONFIG_DEFAULTS_MAPPING).get(known, {}),
    }
    if known == "stablelm":  # only the tensors show what its layers have
        values["use_qkv_bias"] = any(name.endswith("attn_q.bias") for name in header.tensors)
        values["use_parallel_residual"] = not any("ffn_norm" in name for name in header.tensors)
    for key, name in tables[known].items():
        stated = header.architecture_value(key)
        if stated is not None and name:
            values[name] = stated
    for key, name in tables["tokenizer"].items():
        if (token := header.metadata.get(f"tokenizer.{key}")) is not None:
            values[name] = token
    if (tokens := header.metadata.get("tokenizer.ggml.tokens")) is not None:
        values.setdefault("vocab_size", len(tokens))
    return values


def build_gguf_module(
    path: Path, header: GgufHeader, config: Any, dtype: torch.dtype, title: str, additions: Additions
) -> tuple[Any, GgufWeights]:
    """Return the module of a file, with its weights on the meta device and correct buffers, and the source of the weights, to
    which adapters have made ``additions``.

    Raises:
        UnsupportedModel: transformers has no causal language model for the config, or the file's tensors are not its weights.
        InvalidModelFolder: weights are missing from the file.
    """
    try:
        module = outline(lambda: AutoModelForCausalLM.from_config(config, dtype=dtype))
    except (ValueError, KeyError, TypeError) as error:
        raise UnsupportedModel(
            f"{title} is a GGUF file of the architecture {header.architecture!r}, which is not a text generation model in "
            "transformers; choose another model."
        ) from error
    file = MappedGguf(path, header)
    try:
        tensors, unused = _tensors_of(module, header, title)
    except (
        ArithmeticError,
        RuntimeError,
        TypeError,
        ValueError,
    ) as error:  # transformers' changes of weights, for such sizes
        raise UnsupportedModel(f"{title} has sizes that do not fit its tensors; download the file again.") from error
    taken = {entry.name for found in tensors.values() for entry in found.entries}
    if left := sorted(set(header.tensors) - taken - unused - {ROPE_FACTORS}):
        raise UnsupportedModel(
            f"{title} has {len(left)} tensors that transformers' {type(module).__name__} has no place for ({left[0]} among "
            "them), so its answers would be wrong; use the model's safetensors, or another model."
        )
    _scale_positions(module, file, title)
    if (generation := module.generation_config) is not None:
        generation.eos_token_id = list(read_vocabulary(header).ends) or None
    return module, GgufWeights(file, tensors, dtype, additions)


def _tensors_of(module: Any, header: GgufHeader, title: str) -> tuple[dict[str, FileWeight], set[str]]:
    """Return the source of each weight, and the names of tensors that are not used."""
    found, unused = find_weights(module, header)
    parameters = dict(module.named_parameters(remove_duplicate=False))
    present = {id(parameters[name]) for name in found}
    if missing := [name for name, parameter in parameters.items() if id(parameter) not in present]:
        raise InvalidModelFolder(
            f"{title} lacks {len(missing)} of its weights, including {min(missing)}; download the file again."
        )
    for tensors in found.values():
        made = tensors.made_shape
        if made != tensors.shape:
            raise UnsupportedModel(
                f"{title} has {tensors.entries[0].name} with the shape {list(made)}, where transformers expects "
                f"{list(tensors.shape)}; use the model's safetensors, or another model."
            )
    first = {id(parameters[name]): tensors for name, tensors in reversed(found.items())}
    # Tied weights are there under all their names.
    return {name: first[id(parameter)] for name, parameter in parameters.items()}, unused


def _scale_positions(module: Any, file: MappedGguf, title: str) -> None:
    """Adapt the rotary frequencies to the file: check them against its base, and divide them by its factors.

    Raises:
        UnsupportedModel: the module's rotation differs from the file's.
    """
    header = file.header
    buffers = {name: tensor for name, tensor in module.named_buffers() if name.endswith("inv_freq")}
    base, rotated = header.architecture_value("rope.freq_base"), header.architecture_value("rope.dimension_count")
    if not buffers:
        return
    if base is not None and not any(_is_rotation(buffer, base, rotated) for buffer in buffers.values()):
        raise UnsupportedModel(
            f"{title} rotates positions otherwise than transformers makes of it (a base of {base:g}); use the model's "
            "safetensors, or another model."
        )
    factor: Any = 1.0
    if header.architecture_value("rope.scaling.type") == "linear":
        factor = header.architecture_value("rope.scaling.factor") or 1.0
    if ROPE_FACTORS in header.tensors:
        entry = header.tensors[ROPE_FACTORS]
        with file.read(entry) as blocks:
            factor = torch.from_numpy(dequantize_blocks(blocks, entry.kind)[0].copy()) * factor
    for name, buffer in buffers.items():
        if "sliding" not in name:  # sliding window layers are never scaled
            buffer.div_(factor)


def _is_rotation(buffer: torch.Tensor, base: float, rotated: int | None) -> bool:
    count = len(buffer)
    if rotated is not None and count != rotated // 2:
        return False
    wanted = base ** -(torch.arange(count, dtype=torch.float64) / count)
    return bool(torch.allclose(buffer.double(), wanted, rtol=1e-4))
