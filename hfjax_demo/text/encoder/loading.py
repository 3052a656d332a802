"""Reads an encoder through transformers, takes it apart, and notes what PyTorch makes of a few texts.

Nothing here is written per architecture. What is an encoder is found in the config and in transformers' own lists; how many
tokens it can read, in its tables; which of its weights its last states depend on, by what becomes of them without those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
from transformers.models.auto.modeling_auto import (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING,
    MODEL_FOR_MASKED_LM_MAPPING,
    MODEL_FOR_MULTIMODAL_LM_MAPPING,
    MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING,
    MODEL_FOR_TEXT_ENCODING_MAPPING,
    MODEL_MAPPING,
)

from ...bridge.functional import FunctionalModule, Params, formats, functionalize, parameter_count
from ...bridge.lowerings.layers import register_lowerings
from ...bridge.tensors import holds_jax
from ...bridge.torch_defaults import TORCH_DEFAULTS
from ...errors import InvalidModelFolder, first_line
from ..embedding_form import EmbeddingForm
from ..language_part import config_of
from ..probing import crossing_tokens

# Attention as products of matrices and a mask that is added: what every model of transformers has, and what can be traced.
ATTENTION = "eager"

# What transformers calls the classes of models that write: a folder of theirs is a text model, whatever else its config fits.
WRITING = ("ForCausalLM", "LMHeadModel")

# Its lists of the configs that there are such classes for.
WRITERS = (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING,
    MODEL_FOR_MULTIMODAL_LM_MAPPING,
    MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING,
)

# Tokens of the texts that are compared, two lengths that are padded.
PROBE_LENGTHS = (7, 13)

ENDLESS = 10**9  # what tokenizers say where they know of no longest text is beyond this


@dataclass(frozen=True, eq=False, slots=True)
class EncoderProbe:
    """A text, int32 (tokens,), and the last hidden states that PyTorch has for it, float32 (tokens, hidden size)."""

    tokens: np.ndarray
    states: np.ndarray


@dataclass(frozen=True, eq=False, slots=True)
class EncoderModel:
    """Everything about an encoder but its weights.

    Attributes:
        call: the module as a pure function.
        architecture: the class of the module, such as "BertModel".
        parameters: how many it has, tied ones counted once.
        formats: how many of them are stored in each format.
        vocabulary: token ids that there are.
        padding: the token that texts are padded with.
        longest: tokens that a text may have.
        probes: what the compiled programs are checked against.
    """

    call: FunctionalModule
    tokenizer: PreTrainedTokenizerBase
    architecture: str
    parameters: int
    formats: Mapping[str, int]
    vocabulary: int
    padding: int
    longest: int
    probes: tuple[EncoderProbe, ...]


def is_encoder(config: Any) -> bool:
    """Whether a model of this configuration of transformers makes states of a text and writes nothing.

    Its files are not those of a class that writes, it decodes nothing, and one of these holds: transformers has a class for it
    that fills in masked words (BERT); its files are the encoder alone of a model that has a decoder too (T5); they are a model
    without an output layer that reads both ways (EmbeddingGemma), or of which there is none that writes.
    """
    names = [str(name) for name in getattr(config, "architectures", None) or ()]
    kind = type(config)
    if getattr(config, "is_decoder", False) or any(name.endswith(WRITING) for name in names):
        return False
    if getattr(config, "is_encoder_decoder", False) or _is_half(kind):
        return kind in MODEL_FOR_TEXT_ENCODING_MAPPING and _all_end(names, "EncoderModel")
    if kind not in MODEL_MAPPING:
        return False
    if kind in MODEL_FOR_MASKED_LM_MAPPING:
        return True
    if not _all_end(names, "Model") or getattr(MODEL_MAPPING[kind], "main_input_name", None) != "input_ids":
        return False
    # Of Gemma's configs True; of Gemma 4's "all", where "vision" is of pictures alone.
    both_ways = getattr(config, "use_bidirectional_attention", None) in (True, "all")
    return both_ways or not any(kind in writers for writers in WRITERS)


def _all_end(names: Sequence[str], end: str) -> bool:
    return bool(names) and all(name.endswith(end) for name in names)


def _is_half(kind: type) -> bool:
    """Whether transformers' class for texts is another one than its whole model, as T5's encoder is."""
    own = MODEL_FOR_TEXT_ENCODING_MAPPING.get(kind, None)
    return own is not None and own is not MODEL_MAPPING.get(kind, None)


def holds_encoder(path: Path) -> bool:
    """Whether a folder holds an encoder; False for a file, and for a folder whose config cannot be read."""
    if not (path / "config.json").is_file():
        return False
    try:
        return is_encoder(config_of(path))
    except Exception:  # an unknown architecture, an odd config: loading it says what is wrong
        return False


def load_encoder(
    path: Path,
    name: str,
    form: EmbeddingForm,
    context_length: int,
    on_progress: Callable[[str, float | None], None],
) -> tuple[Params, EncoderModel]:
    """Load an encoder's folder in float32, and note what PyTorch makes of a few texts.

    Args:
        path: a folder that ``AutoModel.from_pretrained`` loads: config, safetensors, tokenizer.
        name: what people call the model, for messages.
        form: what the folder says of its embeddings.
        context_length: tokens that a text may have at most.
        on_progress: told what is being done, and how far it is.

    Raises:
        InvalidModelFolder: the files cannot be read, or lack weights that the states depend on.
        UnsupportedModel: it cannot be taken apart.
    """
    register_lowerings()
    AttentionMaskInterface.register(ATTENTION, _eager_mask)
    on_progress("reading the weights", None)
    try:
        tokenizer = AutoTokenizer.from_pretrained(path, trust_remote_code=False)
        config = _of_texts_alone(config_of(path))
        loader = AutoModelForTextEncoding if _is_half(type(config)) else AutoModel
        with TORCH_DEFAULTS.changed():
            module, loading = loader.from_pretrained(
                path,
                config=config,
                dtype=torch.float32,
                trust_remote_code=False,
                use_safetensors=True,
                output_loading_info=True,
            )
    except (OSError, ValueError, KeyError, RuntimeError, ImportError, SafetensorError) as error:
        reason = first_line(error)
        raise InvalidModelFolder(
            f"{name} could not be loaded as an embedding model ({reason}); choose another folder or Hugging Face ID."
        ) from error
    module.eval()
    without = _without_missing(module, loading["missing_keys"])
    longest = longest_text(module, tokenizer, form, context_length)
    on_progress("checking the model in PyTorch", 0.3)
    probes = tuple(_probes(module, longest))
    if not all(np.isfinite(probe.states).all() for probe in probes):
        lacks = (
            f"lacks {len(without)} of its weights, such as {without[0]}"
            if without
            else "produces non-finite values in PyTorch"
        )
        raise InvalidModelFolder(f"{name} {lacks}; download the model again, or choose another.")
    vocabulary = int(module.get_input_embeddings().num_embeddings)
    padding = padding_token(module, tokenizer)
    module.set_attn_implementation(ATTENTION)
    architecture = type(module).__name__
    on_progress("placing the weights", 0.5)
    params, call = functionalize(module, on_progress=lambda done: on_progress("placing the weights", 0.5 + done / 2))
    return params, EncoderModel(
        call=call,
        tokenizer=tokenizer,
        architecture=architecture,
        parameters=parameter_count(call),
        formats=formats(params, call),
        vocabulary=vocabulary,
        padding=padding,
        longest=longest,
        probes=probes,
    )


def _eager_mask(*arguments: Any, **options: Any) -> Any:
    """``transformers.masking_utils.eager_mask``; of what is traced, by broadcasting where that asks for ``torch.vmap``.

    torchax has no vmap. What models add to their masks is made of indices, for which both give the same.
    """
    if holds_jax(options.get("attention_mask")):
        options["use_vmap"] = False
    return eager_mask(*arguments, **options)


def _of_texts_alone(config: Any) -> Any:
    """The configuration without the towers for pictures and sounds that may be left out, and without a cache."""
    for name, spec in (getattr(config, "sub_configs_defaults", None) or {}).items():
        if getattr(spec, "optional", False):
            setattr(config, name, None)
    config.use_cache = False
    return config


def _without_missing(module: torch.nn.Module, missing: Iterator[str]) -> list[str]:
    """The names of the weights that the files lack; they become NaN, so that whatever depends on one shows it.

    A pooler, which most folders lack, is made up by transformers, and the last states do not depend on it.
    """
    names = sorted(missing)
    tensors = module.state_dict(keep_vars=True)
    with torch.no_grad():
        for name in names:
            if name in tensors and tensors[name].is_floating_point():
                tensors[name].fill_(torch.nan)
    return names


def longest_text(
    module: torch.nn.Module, tokenizer: PreTrainedTokenizerBase, form: EmbeddingForm, context_length: int
) -> int:
    """Tokens that a text may have: what the settings, the folder, the tokenizer and the model's tables have room for."""
    found = [context_length, form.longest or context_length]
    if tokenizer.model_max_length < ENDLESS:
        found.append(int(tokenizer.model_max_length))
    positions = getattr(module.config, "max_position_embeddings", None)
    if isinstance(positions, int) and positions > 0:
        # A table whose positions begin behind the padding's, as RoBERTa's and MPNet's, has so many fewer for tokens.
        before = _position_padding(module)
        found.append(positions - (0 if before is None else before + 1))
    return min(found)


def _position_padding(module: torch.nn.Module) -> int | None:
    """The token by which the model tells positions, if it does: those of others are counted on from its own id."""
    for child in module.modules():
        table, padding = getattr(child, "position_embeddings", None), getattr(child, "padding_idx", None)
        if isinstance(table, torch.nn.Embedding) and isinstance(padding, int):
            return padding
    return None


def padding_token(module: Any, tokenizer: PreTrainedTokenizerBase) -> int:
    """What texts are padded with: the token by which the model tells positions, or its own."""
    for found in (_position_padding(module), getattr(module.config, "pad_token_id", None), tokenizer.pad_token_id):
        if isinstance(found, int) and found >= 0:
            return found
    return 0


def _probes(module: Any, longest: int) -> Iterator[EncoderProbe]:
    """Short texts, and a long one where the config names a number of positions from which on the model computes otherwise."""
    count = sum(each.numel() for each in module.parameters())
    lengths = {min(length, longest) for length in PROBE_LENGTHS} | {crossing_tokens(module.config, count, longest)}
    draw = np.random.default_rng(0)
    padding = getattr(module.config, "pad_token_id", None)
    for length in sorted(lengths - {0}):
        tokens = draw.integers(0, module.get_input_embeddings().num_embeddings, size=length, dtype=np.int32)
        tokens[tokens == padding] = (padding or 0) + 1
        given = torch.from_numpy(tokens).long()[None]
        with TORCH_DEFAULTS.used(), torch.inference_mode():
            states = module(input_ids=given, attention_mask=torch.ones_like(given)).last_hidden_state[0]
        yield EncoderProbe(tokens, states.float().numpy())
