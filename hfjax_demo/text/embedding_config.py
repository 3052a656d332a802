"""How a model converts its last hidden states to embeddings, read from the files of sentence-transformers in its folder.

    modules.json                        the modules, in order, and the folder of each
    1_Pooling/config.json               how the states are pooled into one vector
    2_Dense/                            a linear layer and its activation: config.json, model.safetensors
    sentence_bert_config.json           maximum number of tokens, and whether texts are lower-cased
    config_sentence_transformers.json   prompts that are prepended to a text, by name

Without these files the states are mean-pooled and scaled to length 1. Unsupported features are reported by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from safetensors import SafetensorError

from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidRequest


class Pooling(IntEnum):
    """How the states of a text's tokens are pooled: the row of :func:`pool_states`, with sentence-transformers' formulas.

    ROOT_MEAN is the sum divided by the square root of the count; WEIGHTED is the mean weighted by position, from 1.
    """

    FIRST = 0
    MAX = 1
    MEAN = 2
    ROOT_MEAN = 3
    WEIGHTED = 4
    LAST = 5


# Pooling modes in today's config, each with its key in older configs; ordered as in the concatenated vector.
_POOLINGS = {
    "cls": ("pooling_mode_cls_token", Pooling.FIRST),
    "max": ("pooling_mode_max_tokens", Pooling.MAX),
    "mean": ("pooling_mode_mean_tokens", Pooling.MEAN),
    "mean_sqrt_len_tokens": ("pooling_mode_mean_sqrt_len_tokens", Pooling.ROOT_MEAN),
    "weightedmean": ("pooling_mode_weightedmean_tokens", Pooling.WEIGHTED),
    "lasttoken": ("pooling_mode_lasttoken", Pooling.LAST),
}
_SUPPORTED_MODULES = {"Transformer", "Pooling", "Dense", "Normalize", "Dropout"}  # dropout is only active in training
_ACTIVATIONS = "torch.nn.modules."  # a Dense may name a torch class, which is constructed without arguments
_VECTOR_NAME = "sentence_embedding"  # default name of a Dense's input and output
_MIN_NORM = 1e-12  # lower bound of a vector's length, as in torch.nn.functional.normalize


def pool_states(states: jax.Array, count: jax.Array) -> jax.Array:
    """Return a text's states pooled in each way: float32 (len(Pooling), hidden size).

    Args:
        states: float (length, hidden size), padding at the end.
        count: int32 scalar, number of real tokens; at least 1.
    """
    states = states.astype(jnp.float32)
    places = jnp.arange(len(states))
    real = (places < count)[:, None]
    kept = jnp.where(real, states, 0.0)
    total, number = kept.sum(axis=0), count.astype(jnp.float32)
    weights = jnp.where(real[:, 0], places + 1, 0).astype(jnp.float32)
    rows = {
        Pooling.FIRST: states[0],
        Pooling.MAX: jnp.where(real, states, -jnp.inf).max(axis=0),
        Pooling.MEAN: total / number,
        Pooling.ROOT_MEAN: total / jnp.sqrt(number),
        Pooling.WEIGHTED: (kept * weights[:, None]).sum(axis=0) / weights.sum(),
        Pooling.LAST: jnp.take(states, count - 1, axis=0),
    }
    return jnp.stack([rows[way] for way in Pooling])


def normalized(vector: np.ndarray) -> np.ndarray:
    """Return a vector scaled to length 1."""
    scaled: np.ndarray = vector / max(float(np.linalg.norm(vector)), _MIN_NORM)
    return scaled


@dataclass(frozen=True, slots=True)
class EmbeddingConfig:
    """How a model's embeddings are computed.

    Attributes:
        poolings: poolings of the states, concatenated in the vector.
        layers: what follows, in order: functions from a float32 vector (in,) to one (out,).
        longest: maximum number of tokens of a text; None: the folder does not specify it.
        lower_case: whether texts are lower-cased.
        prompts: prompts that may be prepended to a text, by name.
        default_prompt: the name of the prompt that is used by default; empty: none.
        unknown: an unsupported feature of the folder, as a clause "it …" for a message; empty: none.
    """

    poolings: tuple[Pooling, ...] = (Pooling.MEAN,)
    layers: tuple[Callable[[np.ndarray], np.ndarray], ...] = (normalized,)
    longest: int | None = None
    lower_case: bool = False
    prompts: Mapping[str, str] = field(default_factory=dict)
    default_prompt: str = ""
    unknown: str = ""

    def prompt(self, name: str | None) -> str:
        """Return the prompt of this name; None: the default one.

        Raises:
            InvalidRequest: the model has no prompt of that name.
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
        """Return a text's embedding, float32 (size,), from its result of :func:`pool_states`."""
        vector = np.concatenate([pooled[way] for way in self.poolings])
        for layer in self.layers:
            vector = layer(vector)
        return vector


class _UnsupportedFeature(Exception):
    """An unsupported feature of a folder, as a clause for a message."""


def read_embedding_config(path: Path) -> EmbeddingConfig:
    """Read a model folder's form; the default for a GGUF file."""
    if not (path / "modules.json").is_file():
        return EmbeddingConfig()
    try:
        return _read_modules(path)
    except _UnsupportedFeature as reason:
        return EmbeddingConfig(unknown=str(reason))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RuntimeError, SafetensorError):
        return EmbeddingConfig(unknown="its modules.json, or a file that this names, cannot be read")


def _read_modules(path: Path) -> EmbeddingConfig:
    modules = [
        (str(module["type"]).rpartition(".")[2], path / Path(module["path"]).name)
        for module in json.loads((path / "modules.json").read_text(encoding="utf-8"))
    ]
    kinds = [kind for kind, _ in modules]
    if others := set(kinds) - _SUPPORTED_MODULES:
        raise _UnsupportedFeature(f"it has a module {min(others)}")
    if kinds[:2] != ["Transformer", "Pooling"] or kinds.count("Pooling") > 1 or kinds.count("Transformer") > 1:
        raise _UnsupportedFeature(f"its modules are {', '.join(kinds)} where a Transformer and a Pooling begin")
    outer = modules[0][1]
    if outer != path and outer.name:
        raise _UnsupportedFeature(f"its model lies in the folder {outer.name}")
    pooling = _read_json(modules[1][1] / "config.json")
    settings = _read_json(path / "sentence_bert_config.json", optional=True)
    texts = _read_json(path / "config_sentence_transformers.json", optional=True)
    prompts = {str(name): str(text or "") for name, text in (texts.get("prompts") or {}).items()}
    default = str(texts.get("default_prompt_name") or "")
    if pooling.get("include_prompt") is False:
        if prompts.get(default):
            raise _UnsupportedFeature("it pools without its prompt")
        prompts = {}  # prompts would be pooled with the text
    longest = settings.get("max_seq_length")
    return EmbeddingConfig(
        poolings=_poolings(pooling),
        layers=tuple(
            _dense(folder) if kind == "Dense" else normalized
            for kind, folder in modules[2:]
            if kind in ("Dense", "Normalize")
        ),
        longest=longest if isinstance(longest, int) and longest > 0 else None,
        lower_case=settings.get("do_lower_case") is True,
        prompts=prompts,
        default_prompt=default if prompts.get(default) else "",
    )


def _poolings(config: Mapping[str, Any]) -> tuple[Pooling, ...]:
    named = config.get("pooling_mode")
    known_keys = {key for key, _ in _POOLINGS.values()}
    if named is None:
        old = {key for key, value in config.items() if key.startswith("pooling_mode_") and value is True}
        if old - known_keys:
            raise _UnsupportedFeature(f"it pools by {min(old - known_keys)}")
        names: Sequence[str] = [name for name, (key, _) in _POOLINGS.items() if key in old]
    else:
        names = [named] if isinstance(named, str) else [str(each) for each in named]
    if (unknown := [name for name in names if name not in _POOLINGS]) or not names:
        raise _UnsupportedFeature(f"it pools by {' and '.join(unknown) or 'nothing'}")
    return tuple(_POOLINGS[name][1] for name in names)


def _dense(folder: Path) -> Callable[[np.ndarray], np.ndarray]:
    import torch  # few models have such a layer, and serving others does without torch
    from safetensors.torch import load_file

    config = _read_json(folder / "config.json")
    if config.get("use_residual") or {
        config.get("module_input_name", _VECTOR_NAME),
        config.get("module_output_name") or _VECTOR_NAME,
    } != {_VECTOR_NAME}:
        raise _UnsupportedFeature(f"{folder.name} is no plain linear layer of the pooled vector")
    if not (folder / "model.safetensors").is_file():
        raise _UnsupportedFeature(f"{folder.name} has no safetensors, and pickled weights are not loaded here")
    weights = {name: tensor.float() for name, tensor in load_file(folder / "model.safetensors").items()}
    named = str(config.get("activation_function") or f"{_ACTIVATIONS}activation.Tanh")
    activation = getattr(torch.nn, named.rpartition(".")[2], None)
    if not (
        named.startswith(_ACTIVATIONS) and isinstance(activation, type) and issubclass(activation, torch.nn.Module)
    ):
        raise _UnsupportedFeature(f"{folder.name} has the activation {named[:80]}")
    outputs, inputs = weights["linear.weight"].shape
    layer = torch.nn.Linear(inputs, outputs, bias=config.get("bias", True), device="meta")
    layer.load_state_dict({name: weights[f"linear.{name}"] for name in layer.state_dict()}, assign=True)
    both = torch.nn.Sequential(layer, activation()).eval()

    def apply(vector: np.ndarray) -> np.ndarray:
        with TORCH_DEFAULTS.used(), torch.no_grad():
            result: np.ndarray = both(torch.from_numpy(vector)).numpy()
        return result

    return apply


def _read_json(file: Path, *, optional: bool = False) -> dict[str, Any]:
    if optional and not file.is_file():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        raise ValueError(f"{file.name} is no object")
    return found
