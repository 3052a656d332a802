"""The language model inside a multimodal checkpoint, such as Gemma 3 4B's: loaded alone, since a chat shows it no pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForImageTextToText
from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING, MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING

from ..errors import InvalidModelFolder

# Where a multimodal model keeps its language model's weights, by transformers' names of today and of before.
KEY_MAPPING = {
    r"^language_model\.lm_head\.": "lm_head.",
    r"^(?:model\.)?(?:language|text)_model\.(?:model\.)?": "model.",
}


def language_part(folder: Path) -> dict[str, Any]:
    """What ``AutoModelForCausalLM.from_pretrained`` has to be told besides the folder: nothing for a model of text alone.

    Left to itself it would build the whole multimodal model, picture encoder and all.

    Raises:
        OSError, ValueError, KeyError: as ``from_pretrained``, where the config cannot be read.
    """
    config = AutoConfig.from_pretrained(folder, trust_remote_code=False)
    text_config = config.get_text_config()
    if text_config is config or needs_whole(config):
        return {}
    return {"config": text_config, "key_mapping": KEY_MAPPING}


def needs_whole(config: Any) -> bool:
    """Whether transformers has no class for the language model alone, as of the Qwen VL family: then the outer one is run."""
    return (
        type(config) in MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING
        and type(config.get_text_config()) not in MODEL_FOR_CAUSAL_LM_MAPPING
    )


def class_of(config: Any) -> Any:
    """The class that a model of this config, or its language part, is loaded with."""
    return AutoModelForImageTextToText if needs_whole(config) else AutoModelForCausalLM


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
    config = AutoConfig.from_pretrained(folder, trust_remote_code=False)
    return type(config) in MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING


def check_loaded(missing: Collection[str], name: str) -> None:
    """Refuse a model that is not all there: transformers fills what the files lack with random numbers.

    Raises:
        InvalidModelFolder: ``missing``, which ``from_pretrained`` reports, names a weight.
    """
    if missing:
        raise InvalidModelFolder(
            f"{name} lacks {len(missing)} of its weights, {min(missing)} among them; copy the whole model again from where it "
            "came from."
        )
