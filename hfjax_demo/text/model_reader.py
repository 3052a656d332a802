"""Reads a text model from a folder written by ``save_pretrained`` or from a GGUF file. Imports no JAX.

The module has its weights on the meta device, and correct buffers. The weights are read from the files one by one on demand. For
comparisons in benchmarks and experiments the complete module can be read in plain PyTorch.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from safetensors import SafetensorError, safe_open
from transformers import AutoModelForCausalLM, AutoModelForImageTextToText, AutoTokenizer, PreTrainedTokenizerBase

from ..bridge.meta_modules import fill_outline, outline
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder, UnsupportedModel, first_line
from ..sources import FetchedAdapter, weight_files
from ..sources.common import ModelFolderProblem
from ..sources.gguf_file import is_gguf, read_header
from ..sources.gguf_support import require_supported
from .checkpoint import Checkpoint, common_dtype
from .gguf_adapters import read_adapters
from .gguf_model import GgufWeights, build_gguf_module, read_gguf_config
from .gguf_tokenizer import read_tokenizer
from .inner_language_model import load_config, load_language_model, without_encoders
from .packed_weights import open_packed
from .tokenizer import TextTokenizer
from .tokenizer_conversion import serving_tokenizer

if TYPE_CHECKING:
    from ..bridge.functional import WeightSource


@dataclass(frozen=True, eq=False, slots=True)
class TorchModel:
    """A model that was read.

    Attributes:
        module: a module of transformers in evaluation mode with PyTorch's default attention; its weights are on the meta device.
        weights: all of them.
        has_image_input: whether it is the language model of a model that accepts images.
    """

    module: Any
    tokenizer: TextTokenizer
    weights: WeightSource
    has_image_input: bool = False


def read_model(path: Path, name: str, dtype: torch.dtype, adapters: Sequence[FetchedAdapter] = ()) -> TorchModel:
    """Read a model folder or a GGUF file.

    Args:
        name: the model's name, for messages.
        dtype: dtype of the module, regardless of the files'.
        adapters: adapters to merge into the weights: of a folder in safetensors, of a GGUF file in GGUF files.

    Raises:
        InvalidModelFolder: the files cannot be read as a causal language model.
        UnsupportedModel: a GGUF file that transformers does not support, or an adapter that is not supported.
    """
    if is_gguf(path):
        module, tokenizer, weights = _read_gguf(path, name, dtype, adapters)
        return TorchModel(module, serving_tokenizer(tokenizer), weights)
    try:
        return _read_folder(path, name, dtype, adapters)
    except (OSError, ValueError, KeyError, RuntimeError, SafetensorError, ModelFolderProblem) as error:
        raise InvalidModelFolder(
            f"{name} could not be loaded as a text model ({first_line(error)}); choose a causal language model."
        ) from error


def is_text_only(path: Path) -> bool:
    """Return whether a model takes no images, as far as its config shows; True if that cannot be read, which loading reports."""
    try:
        return is_gguf(path) or not hasattr(load_config(path), "text_config")
    except Exception:  # unknown architecture or invalid config
        return True


def read_torch_model(path: Path, name: str, dtype: torch.dtype = torch.float32) -> tuple[Any, Any]:
    """Return the tokenizer, and the causal language model on the CPU in evaluation mode. Code in the folder is not executed.

    Args:
        path: a folder, or a GGUF file, whose weights are dequantized.
        name: the model's name, for messages.

    Raises:
        InvalidModelFolder: the files lack some of the weights.
        UnsupportedModel: a GGUF file that is not supported.
        OSError, ValueError, KeyError, RuntimeError: as ``from_pretrained``, if a folder does not contain such a model.
    """
    module: Any
    weights: WeightSource
    if is_gguf(path):
        module, tokenizer, weights = _read_gguf(path, name, dtype, ())
    else:
        tokenizer, packed = AutoTokenizer.from_pretrained(path, trust_remote_code=False), open_packed(path)
        module = load_language_model(path, name, dtype, packed).module.eval()
        if packed is None:
            return tokenizer, module
        weights = Checkpoint(module, dtype, packed)
    for key, _ in list(module.named_parameters()):  # tied ones once
        owner, _, own = key.rpartition(".")
        filled = torch.nn.Parameter(weights.part(key, (slice(None),)), requires_grad=False)
        setattr(module.get_submodule(owner), own, filled)
    module.tie_weights()
    return tokenizer, module.eval()


def _read_gguf(
    path: Path, name: str, dtype: torch.dtype, adapters: Sequence[FetchedAdapter]
) -> tuple[Any, PreTrainedTokenizerBase, GgufWeights]:
    header = read_header(path, name)
    require_supported(header, name)
    config, tokenizer = read_gguf_config(header, name), read_tokenizer(header, name)
    additions = read_adapters(adapters, header, name)
    module, weights = build_gguf_module(path, header, config, dtype, name, additions)
    return module, tokenizer, weights


def _read_folder(folder: Path, name: str, dtype: torch.dtype, adapters: Sequence[FetchedAdapter]) -> TorchModel:
    tokenizer = AutoTokenizer.from_pretrained(folder, trust_remote_code=False)
    packed = open_packed(folder, bool(adapters))
    own = common_dtype(weight_files(folder)) if packed is None else packed.dtype
    module, has_image_input, whole = load_language_model(folder, name, own, packed)
    config, generation = module.config, module.generation_config
    if whole:
        module = without_encoders(module)
    if packed is not None and adapters:
        raise UnsupportedModel(
            f"The weights of {name} are quantized, and an adapter can't be added to them; choose the original repository, or one "
            "with GGUF files."
        )
    for adapter in adapters:
        with TORCH_DEFAULTS.changed():
            module = _merge_adapter(module, adapter, name)
    weights = Checkpoint(module, dtype, packed)
    # transformers leaves the weights beside FP8 ones in the files' dtype, whatever it is told.
    if any(each.is_floating_point() and each.dtype is not dtype for each in module.parameters()):
        auto: Any = AutoModelForImageTextToText if whole else AutoModelForCausalLM
        made = outline(lambda: auto.from_config(config, dtype=dtype, trust_remote_code=False))
        module = fill_outline(without_encoders(made) if whole else made, module, dtype)
        module.generation_config = generation
    return TorchModel(module.eval(), serving_tokenizer(tokenizer), weights, has_image_input)


def _merge_adapter(module: Any, adapter: FetchedAdapter, name: str) -> Any:
    """Merge a LoRA, as saved by peft, into the module's weights, in the dtype of the model's files; return the module."""
    from peft import PeftModel, get_peft_model_state_dict  # not at the top: it takes a second, and few models need it
    from peft.tuners.lora import LoraLayer

    folder = adapter.file.parent
    if is_gguf(adapter.file):
        raise UnsupportedModel(
            f"The adapter {adapter.file.name} is for a model in a GGUF file; use its safetensors for {name}."
        )
    try:
        kind = json.loads((folder / "adapter_config.json").read_text(encoding="utf-8")).get("peft_type")
        if kind != "LORA":
            raise UnsupportedModel(f"The adapter {folder.name} of {name} is {kind}, and only LORA is supported.")
        wrapped = PeftModel.from_pretrained(module, str(folder), local_files_only=True)
        with safe_open(adapter.file, framework="pt") as opened:
            strange = set(opened.keys()) ^ set(get_peft_model_state_dict(wrapped, save_embedding_layers=False))
        if strange:  # peft would ignore it, or keep random initial values
            raise ValueError(f"{min(strange)} is not in both")
        for layer in wrapped.modules():
            if isinstance(layer, LoraLayer):
                layer.scale_layer(adapter.weight)
                base: Any = layer.get_base_layer().weight
                base.data = base.data.clone()  # changed below, and mapped from the file until now
        return wrapped.merge_and_unload()
    except UnsupportedModel:
        raise
    except Exception as error:  # peft raises exceptions of any type for an invalid file or another model's
        raise InvalidModelFolder(
            f"The adapter {folder.name} can't be added to {name} ({first_line(error)}); use an adapter for this model."
        ) from error
