"""A text model in plain PyTorch, whole in memory: what benchmarks and experiments compare with. Imports no JAX."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from transformers import AutoTokenizer

from ..sources.gguf_file import is_gguf, read_header
from .gguf_model import build, read_config
from .gguf_tokenizer import read_tokenizer
from .language_part import load_language_model


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
    if is_gguf(path):
        header = read_header(path, name)
        config = read_config(header, name)
        tokenizer = read_tokenizer(header, name)
        module, weights = build(path, header, config, dtype, name)
        for key, parameter in list(module.named_parameters()):  # tied ones once
            holder = module.get_submodule(key.rpartition(".")[0])
            filled = torch.nn.Parameter(weights.part(key, (slice(None),)), requires_grad=False)
            setattr(holder, key.rpartition(".")[2], filled)
            del parameter
        module.tie_weights()
        return tokenizer, module.eval()
    tokenizer = AutoTokenizer.from_pretrained(path, trust_remote_code=False)
    model, _ = load_language_model(path, name, dtype)
    return tokenizer, model.eval()
