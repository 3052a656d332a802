"""The language model inside a multimodal checkpoint, such as Gemma 3 4B's: loaded alone, since a chat shows it no pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForImageTextToText
from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING, MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING

from ..bridge.outline import outline
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder

# Where a multimodal model keeps its language model's weights, by transformers' names of today and of before.
KEY_MAPPING = {
    r"^language_model\.lm_head\.": "lm_head.",
    r"^(?:model\.)?(?:language|text)_model\.(?:model\.)?": "model.",
}


def config_of(folder: Path) -> Any:
    """A folder's configuration as transformers reads it, but for what it says of how attention and experts are computed: that may
    name code that would be fetched and run, and is this program's to choose.

    Raises:
        OSError, ValueError, KeyError: as ``from_pretrained``.
    """
    config = AutoConfig.from_pretrained(folder, trust_remote_code=False, local_files_only=True)
    config._attn_implementation = config._experts_implementation = None  # of the configurations within it, too
    return config


def load_language_model(folder: Path, name: str, dtype: torch.dtype) -> tuple[Any, bool]:
    """The causal language model of a folder as transformers loads it, and whether the outer model is around it, as it is where
    transformers has no class for the language model alone. No code of the folder is run.

    Args:
        name: what people call the model, for messages.

    Raises:
        InvalidModelFolder: the files lack some of the weights.
        OSError, ValueError, KeyError, RuntimeError: as ``from_pretrained``, where a folder holds no such model.
    """
    config = config_of(folder)
    has_outer = type(config) in MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING
    if has_outer and config.is_encoder_decoder:  # whose decoder would go on without what the encoder makes of the text
        raise ValueError("it encodes a text before it answers")
    own = config.get_text_config()
    if has_outer and type(own) not in MODEL_FOR_CAUSAL_LM_MAPPING:  # as of the Qwen VL family
        return _load(AutoModelForImageTextToText, folder, name, dtype, config=config), True
    if getattr(
        config, "tie_word_embeddings", False
    ):  # the outer's word counts; weights that are there stay as they are
        own.tie_word_embeddings = True
    names = None if own is config else KEY_MAPPING
    try:
        # Told its own configuration, for left to itself it would build the whole multimodal model, picture encoder and all.
        return _load(AutoModelForCausalLM, folder, name, dtype, config=own, key_mapping=names), False
    except (InvalidModelFolder, RuntimeError) as error:
        if not has_outer:
            raise
        try:
            return _taken_out(_load(AutoModelForImageTextToText, folder, name, dtype, config=config_of(folder))), False
        except (
            ImportError,
            RuntimeError,
            ValueError,
        ):  # the outer class wants a library, or the folder is no such model
            raise error from None


def _taken_out(outer: Any) -> Any:
    """The language model alone, of an outer model that alone knows the files' names for its weights."""
    config = outer.config.get_text_config()
    module = outline(lambda: AutoModelForCausalLM.from_config(config, dtype=outer.dtype, trust_remote_code=False))
    if type(module.base_model) is not type(outer.get_decoder()):
        raise ValueError("its language model is another one than transformers knows alone")
    setattr(module, module.base_model_prefix, outer.get_decoder())
    module.set_output_embeddings(outer.get_output_embeddings())
    module.generation_config = outer.generation_config
    return module


def _load(auto: Any, folder: Path, name: str, dtype: torch.dtype, **part: Any) -> Any:
    with TORCH_DEFAULTS.changed():
        module, loading = auto.from_pretrained(
            folder, dtype=dtype, trust_remote_code=False, use_safetensors=True, output_loading_info=True, **part
        )
    missing = loading["missing_keys"]
    if missing:  # which are filled with random numbers
        raise InvalidModelFolder(
            f"{name} lacks {len(missing)} of its weights, {min(missing)} among them; download the model again."
        )
    return module


def without_encoders(module: Any) -> Any:
    """An outer model with its language model alone, which it passes a text on to; of another module nothing goes."""
    for owner, name, _ in list(other_parts(module)):
        setattr(owner, name, None)
    module.config = module.config.get_text_config()
    return module


def other_parts(outer: Any) -> Iterator[tuple[Any, str, Any]]:
    """Owner, name and module of the outermost parts with weights, the language model and its head aside."""
    decoder, head = outer.get_decoder(), outer.get_output_embeddings()

    def walk(module: Any) -> Iterator[tuple[Any, str, Any]]:
        for key, child in list(module._modules.items()):
            if child is None or child is decoder or child is head:
                continue
            if any(below is decoder for below in child.modules()):
                yield from walk(child)
            elif any(True for _ in child.parameters()):
                yield module, key, child

    yield from walk(outer)


def sees_pictures(folder: Path) -> bool:
    """Whether a folder's model is one that takes pictures beside text."""
    return type(config_of(folder)) in MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING
