"""The language model inside a multimodal checkpoint, such as Gemma 3 4B's: loaded alone, since a chat shows it no pictures."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from transformers import AutoConfig
from transformers.models.auto.modeling_auto import MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING

from ..errors import InvalidModelFolder

# Where a multimodal model keeps its language model's weights, by transformers' names of today and of before.
KEY_MAPPING = {r"^language_model\.lm_head\.": "lm_head.", r"^(?:model\.)?language_model\.(?:model\.)?": "model."}


def language_part(folder: Path) -> dict[str, Any]:
    """What ``AutoModelForCausalLM.from_pretrained`` has to be told besides the folder: nothing for a model of text alone.

    Left to itself it would build the whole multimodal model, picture encoder and all.

    Raises:
        OSError, ValueError, KeyError: as ``from_pretrained``, where the config cannot be read.
    """
    config = AutoConfig.from_pretrained(folder, trust_remote_code=False)
    text_config = config.get_text_config()
    if text_config is config:
        return {}
    return {"config": text_config, "key_mapping": KEY_MAPPING}


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
