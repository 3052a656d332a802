"""Reads a text model of any form: a folder as ``save_pretrained`` writes it, or a GGUF file. What comes out is the same.

The module has its weights on the meta device, and its buffers as they have to be. The weights are read from the files one by one,
by whoever wants them: PyTorch for the check (:mod:`.lazy_weights`), and :mod:`.loading` for the device. Or, for benchmarks and
experiments to compare with, the module is given as a whole, in plain PyTorch. Imports no JAX.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from transformers import (
    AutoModelForCausalLM,
    AutoModelForImageTextToText,
    AutoTokenizer,
    PreTrainedTokenizerBase,
)

from ..bridge.outline import outline
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder, UnsupportedModel, first_line
from ..sources import FetchedAdapter
from ..sources.gguf_file import is_gguf, read_header
from .checkpoint import Checkpoint, dtype_of, weight_files
from .gguf_model import GgufWeights, build, read_config
from .gguf_tokenizer import read_tokenizer
from .language_part import load_language_model, sees_pictures, without_encoders
from .lazy_weights import Weights


@dataclass(frozen=True, eq=False, slots=True)
class ReadModel:
    """A model that was read.

    Attributes:
        module: of transformers, for evaluation, with the attention that PyTorch takes if it is not told; its weights are on the
            meta device or, where ``weights`` says nothing of them, in memory.
        weights: in the files.
        has_pictures: whether it is the language model of one that pictures can be shown.
    """

    module: Any
    tokenizer: PreTrainedTokenizerBase
    weights: Weights
    has_pictures: bool = False


def read_model(path: Path, name: str, dtype: torch.dtype, adapters: Sequence[FetchedAdapter] = ()) -> ReadModel:
    """Read a model folder or a GGUF file.

    Args:
        name: what people call the model, for messages.
        dtype: of the module, whatever the files have.
        adapters: to be merged into a folder's weights.

    Raises:
        InvalidModelFolder: the files cannot be read as a causal language model.
        UnsupportedModel: a GGUF file that transformers cannot make a model of.
    """
    if is_gguf(path):
        if adapters:
            raise UnsupportedModel(f"{name} is a GGUF file, and adapters require safetensors; remove them.")
        return ReadModel(*_read_gguf(path, name, dtype))
    try:
        return _read_folder(path, name, dtype, adapters)
    except (OSError, ValueError, KeyError, RuntimeError, SafetensorError) as error:
        reason = first_line(error)
        raise InvalidModelFolder(
            f"{name} could not be loaded as a text model ({reason}); choose a causal language model."
        ) from error


def read_plain(path: Path, name: str, dtype: torch.dtype = torch.float32) -> tuple[Any, Any]:
    """The tokenizer, and the causal language model on the CPU, for evaluation. No code of the folder is run.

    Args:
        path: a folder, or a GGUF file, whose weights become the numbers that they stand for.
        name: what people call the model, for messages.

    Raises:
        InvalidModelFolder: the files lack some of the weights.
        UnsupportedModel: a GGUF file that no model is made of here.
        OSError, ValueError, KeyError, RuntimeError: as ``from_pretrained``, where a folder holds no such model.
    """
    if not is_gguf(path):
        own = AutoTokenizer.from_pretrained(path, trust_remote_code=False)
        return own, load_language_model(path, name, dtype)[0].eval()
    module, tokenizer, weights = _read_gguf(path, name, dtype)
    for key, _ in list(module.named_parameters()):  # tied ones once
        owner, _, own = key.rpartition(".")
        filled = torch.nn.Parameter(weights.part(key, (slice(None),)), requires_grad=False)
        setattr(module.get_submodule(owner), own, filled)
    module.tie_weights()
    return tokenizer, module.eval()


def _read_gguf(path: Path, name: str, dtype: torch.dtype) -> tuple[Any, PreTrainedTokenizerBase, GgufWeights]:
    header = read_header(path, name)
    config = read_config(header, name)
    tokenizer = read_tokenizer(header, name)
    module, weights = build(path, header, config, dtype, name)
    return module, tokenizer, weights


def _read_folder(folder: Path, name: str, dtype: torch.dtype, adapters: Sequence[FetchedAdapter]) -> ReadModel:
    tokenizer = AutoTokenizer.from_pretrained(folder, trust_remote_code=False)
    files = weight_files(folder)
    own = dtype_of(files)
    module, whole = load_language_model(folder, name, own)
    config = module.config
    if whole:
        module = without_encoders(module)
    for adapter in adapters:
        with TORCH_DEFAULTS.changed():
            module = _merged(module, adapter, name)
    weights = Checkpoint.of(files, module, dtype, changed=bool(adapters))
    if own is not dtype:  # buffers made in a narrower type would be rounded
        module = _as_dtype(module, dtype, config, whole)
    return ReadModel(module.eval(), tokenizer, weights, sees_pictures(folder))


def _as_dtype(read: Any, dtype: torch.dtype, config: Any, whole: bool) -> Any:
    """The same module in another dtype, without memory for its weights; buffers that the files have are taken over."""
    auto: Any = AutoModelForImageTextToText if whole else AutoModelForCausalLM
    module = outline(lambda: auto.from_config(config, dtype=dtype, trust_remote_code=False))
    if whole:
        module = without_encoders(module)
    module.generation_config = read.generation_config
    _tie_as(module, read)
    buffers, saved = dict(read.named_buffers()), module.state_dict(keep_vars=True)
    with torch.no_grad():
        for name, buffer in module.named_buffers():
            if name in saved:
                buffer.copy_(buffers[name])
    return module


def _tie_as(module: Any, read: Any) -> None:
    """Tie the weights of a module as they are tied in another of its kind: the files may hold apart what the config ties."""
    wanted = dict(read.named_parameters(remove_duplicate=False))
    given: dict[torch.nn.Parameter, torch.nn.Parameter] = {}  # by what they are in the other
    taken: dict[torch.nn.Parameter, torch.nn.Parameter] = {}
    for name, weight in list(module.named_parameters(remove_duplicate=False)):
        owner, _, key = name.rpartition(".")
        other = wanted[name]
        if other not in given:
            free = taken.setdefault(weight, other) is other
            given[other] = weight if free else torch.nn.Parameter(torch.empty_like(weight), requires_grad=False)
        setattr(module.get_submodule(owner), key, given[other])


def _merged(module: Any, adapter: FetchedAdapter, name: str) -> Any:
    """The module with a LoRA, as peft saves it, merged into its weights, in the dtype that the model's files have. What it
    changes is then no longer what the files hold, so those weights stay in memory until the device has them.

    Raises:
        UnsupportedModel: an adapter that cannot be merged, such as learned prompts.
        InvalidModelFolder: an adapter cannot be read, or is not for this model.
    """
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
        raise InvalidModelFolder(
            f"The adapter {folder.name} can't be added to {name} ({first_line(error)}); use an adapter for this model."
        ) from error
