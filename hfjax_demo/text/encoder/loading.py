"""Loads an encoder with transformers, converts it to a pure function, and records PyTorch's results for a few texts.

Nothing is specific to an architecture. Whether a model is an encoder follows from its config and transformers' model mappings;
its maximum length, from its tables; which weights its last states depend on, from the states that it computes without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors import SafetensorError
from transformers import (
    AttentionMaskInterface,
    AutoModel,
    AutoModelForTextEncoding,
    AutoTokenizer,
    PreTrainedTokenizerBase,
)
from transformers.masking_utils import eager_mask
from transformers.models.auto import modeling_auto as auto_models

from ...bridge.functional import FunctionalModule, Params, formats, functionalize, parameter_count
from ...bridge.lowerings.layers import register_lowerings
from ...bridge.platforms import Platform
from ...bridge.tensors import holds_jax
from ...bridge.torch_defaults import TORCH_DEFAULTS
from ...errors import InvalidModelFolder, first_line
from ..embedding_config import EmbeddingConfig
from ..inner_language_model import load_config, read_module
from ..reference_probe import count_tokens_beyond_limits
from ..tokenizer import TextTokenizer
from ..tokenizer_conversion import serving_tokenizer

# Attention as matrix products with an additive mask: every model of transformers has it, and it can be traced.
ATTENTION = "eager"

# Suffixes of generating classes in transformers: a folder with one of these is a text model, whatever else its config fits.
GENERATING_SUFFIXES = ("ForCausalLM", "LMHeadModel")

# transformers' mappings from configs to generating classes.
GENERATING_MAPPINGS = (
    auto_models.MODEL_FOR_CAUSAL_LM_MAPPING,
    auto_models.MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING,
    auto_models.MODEL_FOR_MULTIMODAL_LM_MAPPING,
    auto_models.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING,
)

# Lengths in tokens of the compared texts; both are padded.
PROBE_LENGTHS = (7, 13)

# The shortest length of a program. Each further one is twice as long; the last is the model's maximum.
MIN_LENGTH = 16

# Numbers of texts per program. Together they have at most MAX_PASS_TOKENS tokens, so that a pass stays short.
BATCH_SIZES = (1, 4, 16)
MAX_PASS_TOKENS = {Platform.CPU: 1024, Platform.GPU: 8192, Platform.TPU: 8192}

NO_MAX_LENGTH = 10**9  # tokenizers without a maximum length report more than this


@dataclass(frozen=True, eq=False, slots=True)
class EncoderProbe:
    """A text, int32 (tokens,), and its last hidden states in PyTorch, float32 (tokens, hidden size)."""

    tokens: np.ndarray
    states: np.ndarray


@dataclass(frozen=True, eq=False, slots=True)
class EncoderModel:
    """An encoder without its weights; fields as in :class:`..model.TextModel`.

    Attributes:
        padding: the padding token.
        longest: maximum number of tokens of a text.
        probes: texts and results against which the compiled programs are checked.
    """

    call: FunctionalModule
    tokenizer: TextTokenizer
    architecture: str
    parameters: int
    formats: Mapping[str, int]
    vocabulary: int
    padding: int
    longest: int
    probes: tuple[EncoderProbe, ...]


def is_encoder(config: Any) -> bool:
    """Whether a model with this config of transformers computes hidden states of a text and does not generate.

    Its files are not those of a generating class, it is not a decoder, and one of these holds: transformers has a masked language
    model class for it (BERT); its files are the encoder alone of an encoder-decoder model (T5); they are a model without an
    output layer that has bidirectional attention (EmbeddingGemma), or for which there is no generating class.
    """
    names = [str(name) for name in getattr(config, "architectures", None) or ()]
    kind = type(config)
    if getattr(config, "is_decoder", False) or any(name.endswith(GENERATING_SUFFIXES) for name in names):
        return False
    if getattr(config, "is_encoder_decoder", False) or _has_own_text_encoder(kind):
        return kind in auto_models.MODEL_FOR_TEXT_ENCODING_MAPPING and _all_end(names, "EncoderModel")
    if kind not in auto_models.MODEL_MAPPING:
        return False
    if kind in auto_models.MODEL_FOR_MASKED_LM_MAPPING:
        return True
    if not _all_end(names, "Model") or getattr(auto_models.MODEL_MAPPING[kind], "main_input_name", None) != "input_ids":
        return False
    # True in Gemma's configs, "all" in Gemma 4's, where "vision" means images only.
    both_ways = getattr(config, "use_bidirectional_attention", None) in (True, "all")
    return both_ways or not any(kind in writers for writers in GENERATING_MAPPINGS)


def _all_end(names: Sequence[str], end: str) -> bool:
    return bool(names) and all(name.endswith(end) for name in names)


def _has_own_text_encoder(kind: type) -> bool:
    """Whether transformers' text encoder class differs from the whole model's class, as for T5."""
    own = auto_models.MODEL_FOR_TEXT_ENCODING_MAPPING.get(kind, None)
    return own is not None and own is not auto_models.MODEL_MAPPING.get(kind, None)


def is_encoder_folder(path: Path) -> bool:
    """Whether a folder holds an encoder; False for a file, and for a folder whose config cannot be read."""
    if not (path / "config.json").is_file():
        return False
    try:
        return is_encoder(load_config(path))
    except Exception:  # unknown architecture or invalid config: loading it reports the reason
        return False


def load_encoder(
    path: Path, name: str, form: EmbeddingConfig, context_length: int, on_progress: Callable[[str, float | None], None]
) -> tuple[Params, EncoderModel]:
    """Load an encoder's folder in float32, and record PyTorch's results for a few texts.

    Args:
        context_length: maximum number of tokens of a text in the settings.

    Raises:
        InvalidModelFolder: the files cannot be read, or lack weights on which the states depend.
        UnsupportedModel: the module cannot be converted to a pure function.
    """
    register_lowerings()
    AttentionMaskInterface.register(ATTENTION, _eager_mask)
    on_progress("reading the weights", None)
    try:
        tokenizer = AutoTokenizer.from_pretrained(path, trust_remote_code=False)
        config = _restrict_to_text(load_config(path))
        loader = AutoModelForTextEncoding if _has_own_text_encoder(type(config)) else AutoModel
        module, missing = read_module(loader, path, torch.float32, config=config)
    except (OSError, ValueError, KeyError, RuntimeError, ImportError, SafetensorError) as error:
        raise InvalidModelFolder(
            f"{name} could not be loaded as an embedding model ({first_line(error)}); choose another folder or Hugging Face "
            "ID."
        ) from error
    module.eval()
    without = _fill_missing_weights(module, missing)
    longest = _max_text_tokens(module, tokenizer, form, context_length)
    on_progress("checking the model in PyTorch", 0.3)
    probes = tuple(_probes(module, longest))
    if not all(np.isfinite(probe.states).all() for probe in probes):
        fault = "produces non-finite values in PyTorch"
        if without:
            fault = f"lacks {len(without)} of its weights, such as {without[0]}"
        raise InvalidModelFolder(f"{name} {fault}; download the model again, or choose another.")
    module.set_attn_implementation(ATTENTION)
    on_progress("placing the weights", 0.5)
    params, call = functionalize(module, on_progress=lambda done: on_progress("placing the weights", 0.5 + done / 2))
    return params, EncoderModel(
        call=call,
        tokenizer=serving_tokenizer(tokenizer),
        architecture=type(module).__name__,
        parameters=parameter_count(call),
        formats=formats(params, call),
        vocabulary=int(module.get_input_embeddings().num_embeddings),
        padding=_padding_token(module, tokenizer),
        longest=longest,
        probes=probes,
    )


def _eager_mask(*arguments: Any, **options: Any) -> Any:
    """``transformers.masking_utils.eager_mask``; in tracing, with broadcasting instead of ``torch.vmap``, which torchax lacks.

    Models build their masks from indices, for which both give the same.
    """
    if holds_jax(options.get("attention_mask")):
        options["use_vmap"] = False
    return eager_mask(*arguments, **options)


def _restrict_to_text(config: Any) -> Any:
    """Disable the cache and the optional vision and audio towers in a config; return it."""
    for name, spec in (getattr(config, "sub_configs_defaults", None) or {}).items():
        if getattr(spec, "optional", False):
            setattr(config, name, None)
    config.use_cache = False
    return config


def _fill_missing_weights(module: torch.nn.Module, missing: Iterable[str]) -> list[str]:
    """Return the names of the weights that the files lack, and fill them with NaN, so that dependent results become NaN.

    transformers initializes a missing pooler, which most folders lack, and on which the last states do not depend.
    """
    names = sorted(missing)
    tensors = module.state_dict(keep_vars=True)
    with torch.no_grad():
        for name in names:
            if name in tensors and tensors[name].is_floating_point():
                tensors[name].fill_(torch.nan)
    return names


def _max_text_tokens(
    module: torch.nn.Module, tokenizer: PreTrainedTokenizerBase, form: EmbeddingConfig, context_length: int
) -> int:
    found = [context_length, form.longest or context_length]
    if tokenizer.model_max_length < NO_MAX_LENGTH:
        found.append(int(tokenizer.model_max_length))
    positions = getattr(module.config, "max_position_embeddings", None)
    if isinstance(positions, int) and positions > 0:
        # If positions start after the padding's, as in RoBERTa and MPNet, so many fewer are left for tokens.
        before = _position_padding(module)
        found.append(positions - (0 if before is None else before + 1))
    return min(found)


def _position_padding(module: torch.nn.Module) -> int | None:
    """Return the padding token from whose id the model counts other tokens' positions; None if positions start at 0."""
    for child in module.modules():
        table, padding = getattr(child, "position_embeddings", None), getattr(child, "padding_idx", None)
        if isinstance(table, torch.nn.Embedding) and isinstance(padding, int):
            return padding
    return None


def _padding_token(module: Any, tokenizer: PreTrainedTokenizerBase) -> int:
    """Return the token for padding: the one that determines positions, or else the model's or the tokenizer's padding token."""
    for found in (_position_padding(module), getattr(module.config, "pad_token_id", None), tokenizer.pad_token_id):
        if isinstance(found, int) and found >= 0:
            return found
    return 0


def _probes(module: Any, longest: int) -> Iterator[EncoderProbe]:
    """Yield short texts, and a long one if the config names a number of positions beyond which the model computes differently."""
    count = sum(each.numel() for each in module.parameters())
    lengths = {min(length, longest) for length in PROBE_LENGTHS} | {
        count_tokens_beyond_limits(module.config, count, longest)
    }
    draw = np.random.default_rng(0)
    padding = getattr(module.config, "pad_token_id", None)
    for length in sorted(lengths - {0}):
        tokens = draw.integers(0, module.get_input_embeddings().num_embeddings, size=length, dtype=np.int32)
        tokens[tokens == padding] = (padding or 0) + 1
        given = torch.from_numpy(tokens).long()[None]
        with TORCH_DEFAULTS.used(), torch.inference_mode():
            states = module(input_ids=given, attention_mask=torch.ones_like(given)).last_hidden_state[0]
        yield EncoderProbe(tokens, states.float().numpy())
