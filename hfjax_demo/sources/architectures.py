"""The architectures that transformers has, by the names in config files and in GGUF files: others are not downloaded.

Each function imports a part of transformers that needs no torch.
"""

from __future__ import annotations

from collections.abc import Mapping

GGUF_NAMES: Mapping[str, str] = {
    "qwen2moe": "qwen2_moe",
    "qwen3moe": "qwen3_moe",
    "gpt-oss": "gpt_oss",
    "minimax-m2": "minimax_m2",
}
"""transformers' name of a GGUF file's architecture, if it differs from llama.cpp's."""


def is_known(model_type: object) -> bool:
    """Return whether transformers has the architecture that a ``config.json`` names as its ``model_type``."""
    from transformers.models.auto.auto_mappings import CONFIG_MAPPING_NAMES

    if not isinstance(model_type, str):
        return False
    return model_type in CONFIG_MAPPING_NAMES or model_type == "gpt-sw3"  # an older name, which is added later


def is_known_in_gguf(architecture: str) -> bool:
    """Return whether transformers reads GGUF files of this architecture."""
    from transformers.integrations.ggml import GGUF_CONFIG_MAPPING
    from transformers.integrations.gguf.gguf_config_mapping import GGUF_CONFIG_ARCHS

    mapped = GGUF_CONFIG_MAPPING.keys() - {"general", "tokenizer"}
    return architecture in GGUF_CONFIG_ARCHS or GGUF_NAMES.get(architecture, architecture) in mapped
