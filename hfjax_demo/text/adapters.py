"""LoRAs as peft saves them, merged into a text model when it is read: its weights, and what a token costs, are those of before.

They are merged in the dtype that the model's files have. What a LoRA changes is then no longer what the files hold, so those
weights stay in memory until the device has them (:mod:`.checkpoint`); the others are read piece by piece as ever.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from safetensors import safe_open

from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder, UnsupportedModel
from ..sources import FetchedAdapter


def merged(module: Any, adapters: Sequence[FetchedAdapter], name: str) -> Any:
    """The module of transformers with the adapters merged into its weights, one after another.

    Args:
        name: what people call the model, for messages.

    Raises:
        UnsupportedModel: an adapter that cannot be merged, such as learned prompts.
        InvalidModelFolder: an adapter cannot be read, or is not for this model.
    """
    for adapter in adapters:
        with TORCH_DEFAULTS.changed():
            module = _with(module, adapter, name)
    return module


def _with(module: Any, adapter: FetchedAdapter, name: str) -> Any:
    from peft import PeftModel, get_peft_model_state_dict  # here, not above: it takes a second, and few models want it
    from peft.tuners.lora import LoraLayer

    folder = adapter.file.parent
    try:
        kind = json.loads((folder / "adapter_config.json").read_text(encoding="utf-8")).get("peft_type")
        if kind != "LORA":
            raise UnsupportedModel(f"The adapter {folder.name} of {name} is {kind}, and only LORA is supported.")
        wrapped = PeftModel.from_pretrained(module, str(folder), local_files_only=True)
        with safe_open(adapter.file, framework="pt") as opened:
            strange = set(opened.keys()) ^ set(get_peft_model_state_dict(wrapped, save_embedding_layers=False))
        if strange:  # peft would leave it out, or leave what was drawn at random
            raise ValueError(f"{min(strange)} is not in both")
        for layer in wrapped.modules():
            if isinstance(layer, LoraLayer):
                layer.scale_layer(adapter.weight)
        return wrapped.merge_and_unload()
    except UnsupportedModel:
        raise
    except Exception as error:  # whatever a file that is none, or another model's, makes peft raise
        lines = str(error).strip().splitlines() or [type(error).__name__]
        raise InvalidModelFolder(
            f"The adapter {folder.name} can't be added to {name} ({lines[0][:200].rstrip('.')}); use an adapter for this "
            "model."
        ) from error
