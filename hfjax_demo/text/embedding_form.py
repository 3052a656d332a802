"""How a model's embeddings are made of its last hidden states, as sentence-transformers writes it beside the model.

    modules.json                        the modules, in order, and the folder of each
    1_Pooling/config.json               how the states become one vector
    2_Dense/                            a linear layer and what follows it: config.json, model.safetensors
    sentence_bert_config.json           tokens that a text may have, and whether it is read in lower case
    config_sentence_transformers.json   texts that stand before what is embedded, by name

A folder that says nothing has its states pooled by their mean, scaled to length 1. What is not followed here is told by name.
Source of the formats: sentence-transformers, ``SentenceTransformer.save`` and the modules' ``save`` and ``load``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import torch
from safetensors import SafetensorError
from safetensors.torch import load_file

from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidRequest
from .pooling import Pooling

# As ``Pooling`` names them today, and each with the key that said so before; in the order in which they stood in the vector.
_POOLINGS = {
    "cls": ("pooling_mode_cls_token", Pooling.FIRST),
    "max": ("pooling_mode_max_tokens", Pooling.MAX),
    "mean": ("pooling_mode_mean_tokens", Pooling.MEAN),
    "mean_sqrt_len_tokens": ("pooling_mode_mean_sqrt_len_tokens", Pooling.ROOT_MEAN),
    "weightedmean": ("pooling_mode_weightedmean_tokens", Pooling.WEIGHTED),
    "lasttoken": ("pooling_mode_lasttoken", Pooling.LAST),
}
_FOLLOWED = frozenset(
    {"Transformer", "Pooling", "Dense", "Normalize", "Dropout"}
)  # the last does nothing but in training
_ACTIVATIONS = "torch.nn.modules."  # what a Dense may name: a class of torch, made without arguments
_VECTOR = "sentence_embedding"  # what a Dense reads and writes by default
_SMALLEST = 1e-12  # what a vector's length is taken for at least, as torch.nn.functional.normalize has it


@dataclass(frozen=True, eq=False, slots=True)
class Dense:
    """A linear layer behind the pooling: float32 ``weight`` (out, in), ``bias`` (out,) or None; and what follows it."""

    weight: torch.Tensor
    bias: torch.Tensor | None
    activation: torch.nn.Module

    def __call__(self, vector: np.ndarray) -> np.ndarray:
        """Its output for a float32 vector (in,): float32 (out,)."""
        with TORCH_DEFAULTS.used(), torch.no_grad():
            out = self.activation(torch.nn.functional.linear(torch.from_numpy(vector), self.weight, self.bias))
        found: np.ndarray = out.numpy()
        return found


def normalized(vector: np.ndarray) -> np.ndarray:
    """A vector scaled to length 1."""
    scaled: np.ndarray = vector / max(float(np.linalg.norm(vector)), _SMALLEST)
    return scaled


@dataclass(frozen=True, slots=True)
class EmbeddingForm:
    """How a model's embeddings are made.

    Attributes:
        poolings: of the states, one after another in the vector.
        dense: what follows, in order: None is scaling to length 1.
        longest: tokens that a text may have; None: the folder does not say.
        lower_case: whether texts are read in lower case.
        prompts: what may stand before a text, by name.
        default_prompt: the name of the one that stands there unless another is named; empty: none does.
        unknown: what of the folder is not followed, for a sentence: "it …"; empty: nothing.
    """

    poolings: tuple[Pooling, ...] = (Pooling.MEAN,)
    dense: tuple[Dense | None, ...] = (None,)
    longest: int | None = None
    lower_case: bool = False
    prompts: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    default_prompt: str = ""
    unknown: str = ""

    def prompt(self, name: str | None) -> str:
        """What stands before a text, by its name; None: by default.

        Raises:
            InvalidRequest: the model has none of that name.
        """
        wanted = self.default_prompt if name is None else name
        if not wanted:
            return ""
        if wanted not in self.prompts:
            known = ", ".join(sorted(self.prompts))
            advice = f"choose one of {known}" if known else "leave it out"
            raise InvalidRequest(f"This model has no prompt named {wanted[:80]!r}; {advice}.", field="prompt_name")
        return self.prompts[wanted]

    def vector(self, pooled: np.ndarray) -> np.ndarray:
        """A text's embedding, float32 (size,), of what :func:`.pooling.pooled_states` gives for it."""
        vector = np.concatenate([pooled[way] for way in self.poolings])
        for module in self.dense:
            vector = normalized(vector) if module is None else module(vector)
        return vector


class _NotFollowed(Exception):
    """What of a folder is not followed, for a sentence."""


def read_form(path: Path) -> EmbeddingForm:
    """What a model's folder says; a GGUF file says nothing."""
    if not (path / "modules.json").is_file():
        return EmbeddingForm()
    try:
        return _read(path)
    except _NotFollowed as reason:
        return EmbeddingForm(unknown=str(reason))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, SafetensorError):
        return EmbeddingForm(unknown="its modules.json, or a file that this names, cannot be read")


def _read(path: Path) -> EmbeddingForm:
    modules = [
        (str(module["type"]).rpartition(".")[2], path / Path(module["path"]).name)
        for module in json.loads((path / "modules.json").read_text(encoding="utf-8"))
    ]
    kinds = [kind for kind, _ in modules]
    others = set(kinds) - _FOLLOWED
    if others:
        raise _NotFollowed(f"it has a module {min(others)}")
    if kinds[:2] != ["Transformer", "Pooling"] or kinds.count("Pooling") > 1 or kinds.count("Transformer") > 1:
        raise _NotFollowed(f"its modules are {', '.join(kinds)} where a Transformer and a Pooling begin")
    outer = modules[0][1]
    if outer != path and outer.name:
        raise _NotFollowed(f"its model lies in the folder {outer.name}")
    pooling = _json(modules[1][1] / "config.json")
    settings = _optional(path / "sentence_bert_config.json")
    texts = _optional(path / "config_sentence_transformers.json")
    prompts = {str(name): str(text or "") for name, text in (texts.get("prompts") or {}).items()}
    default = str(texts.get("default_prompt_name") or "")
    if pooling.get("include_prompt") is False:
        if prompts.get(default):
            raise _NotFollowed("it pools without its prompt")
        prompts = {}  # they would be pooled with the text
    longest = settings.get("max_seq_length")
    return EmbeddingForm(
        poolings=_poolings(pooling),
        dense=tuple(
            _dense(folder) if kind == "Dense" else None
            for kind, folder in modules[2:]
            if kind in ("Dense", "Normalize")
        ),
        longest=longest if isinstance(longest, int) and longest > 0 else None,
        lower_case=settings.get("do_lower_case") is True,
        prompts=MappingProxyType(prompts),
        default_prompt=default if prompts.get(default) else "",
    )


def _poolings(config: Mapping[str, Any]) -> tuple[Pooling, ...]:
    named = config.get("pooling_mode")
    known_keys = {key for key, _ in _POOLINGS.values()}
    old = {key for key, value in config.items() if key.startswith("pooling_mode_") and value is True}
    if old - known_keys and named is None:
        raise _NotFollowed(f"it pools by {min(old - known_keys)}")
    if named is None:
        names: Sequence[str] = [name for name, (key, _) in _POOLINGS.items() if key in old]
    else:
        names = [named] if isinstance(named, str) else [str(each) for each in named]
    unknown = [name for name in names if name not in _POOLINGS]
    if unknown or not names:
        raise _NotFollowed(f"it pools by {' and '.join(unknown) or 'nothing'}")
    return tuple(_POOLINGS[name][1] for name in names)


def _dense(folder: Path) -> Dense:
    config = _json(folder / "config.json")
    if config.get("use_residual") or {
        config.get("module_input_name", _VECTOR),
        config.get("module_output_name") or _VECTOR,
    } != {_VECTOR}:
        raise _NotFollowed(f"{folder.name} is no plain linear layer of the pooled vector")
    if not (folder / "model.safetensors").is_file():
        raise _NotFollowed(f"{folder.name} has no safetensors, and pickled weights are not loaded here")
    weights = {name: tensor.float() for name, tensor in load_file(folder / "model.safetensors").items()}
    named = str(config.get("activation_function") or f"{_ACTIVATIONS}activation.Tanh")
    activation = getattr(torch.nn, named.rpartition(".")[2], None)
    if not (
        named.startswith(_ACTIVATIONS) and isinstance(activation, type) and issubclass(activation, torch.nn.Module)
    ):
        raise _NotFollowed(f"{folder.name} has the activation {named[:80]}")
    return Dense(weights["linear.weight"], weights["linear.bias"] if config.get("bias", True) else None, activation())


def _json(file: Path) -> dict[str, Any]:
    found = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        raise ValueError(f"{file.name} is no object")
    return found


def _optional(file: Path) -> dict[str, Any]:
    return _json(file) if file.is_file() else {}
