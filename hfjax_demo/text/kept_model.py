"""What serving needs of a model that was loaded and checked, on disk: the next process starts without torch and transformers.

The properties and the tokenizer are an entry of the model's :class:`~hfjax_demo.bridge.programs.store.ProgramStore`, beside its
programs and the findings of :mod:`.reference_probe`; the weights are a file of their own. All of them are found by the same
fingerprint: of the model's files, the device, the libraries and this program's code. When any of these changes, the model is
loaded from its own files again.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
from jax.sharding import Mesh
from pydantic import TypeAdapter

from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.platforms import Platform
from ..bridge.programs.store import ProgramStore
from ..bridge.weights.weights_file import FOLDER, SUFFIX, map_weights, save_weights
from .kv_cache import CacheUse
from .model import MaskLayout, ModelProperties, TextModel
from .model_findings import ModelFindings
from .tokenizer import FastTokenizer

if TYPE_CHECKING:
    from ..bridge.functional import FunctionalModule

# The key of tokenizers' own file in what a tokenizer is stored as: a part of its own in the store.
TOKENIZER_JSON = "tokenizer.json"

# The key of the model in its store.
_MODEL: Mapping[str, Any] = {"program": "a model that was loaded and checked"}

_NAMES = [field.name for field in dataclasses.fields(ModelProperties)]


@dataclass(frozen=True, eq=False, slots=True)
class CodeSpec:
    """How the weights of a :class:`~hfjax_demo.bridge.functional.FunctionalModule` are stored: all of it besides the module.

    Attributes:
        aliases, reordered, stored_weights: see there; a stored weight as format, shape, dtype, and whether it is transposed.
    """

    aliases: Mapping[str, str]
    reordered: frozenset[str]
    stored_weights: Mapping[str, tuple[str, tuple[int, ...], str, bool]]


@dataclass(frozen=True, eq=False, slots=True)
class KeptModel:
    """A model that was loaded and checked.

    Attributes:
        findings: with the logits that its programs are checked with.
        weights: the file of its weights.
        context_length: the longest context that it was checked for; see :mod:`.reference_probe`.
    """

    properties: ModelProperties
    code: CodeSpec
    tokenizer: FastTokenizer
    findings: ModelFindings
    weights: Path
    context_length: int

    @classmethod
    def load(cls, store: ProgramStore) -> KeptModel | None:
        """Return the model of a store; None if it has none."""
        found, findings = store.load(_MODEL), ModelFindings.load(store)
        if found is None or findings is None:
            return None
        try:
            note, (tokenizer,) = found.note, found.parts
            return cls(
                _read_properties(note["properties"]),
                TypeAdapter(CodeSpec).validate_python(note["code"]),
                FastTokenizer.from_dict({**note["tokenizer"], TOKENIZER_JSON: tokenizer.decode()}),
                findings,
                _weights_file(store),
                int(note["context_length"]),
            )
        except Exception:  # tokenizers raises nothing narrower; it was written by another version
            return None

    def restore(
        self, mesh: Mesh, load_call: Callable[[CodeSpec], FunctionalModule]
    ) -> tuple[dict[str, jax.Array], TextModel] | None:
        """Return the weights and the model, as loading its own files does; None if its weights are missing or incomplete.

        Args:
            mesh: of one device.
            load_call: reads the module, for tracing.
        """
        params = map_weights(self.weights)
        if params is None:
            return None
        values = {name: getattr(self.properties, name) for name in _NAMES}
        return params, TextModel(
            **values,
            load_call=functools.cache(lambda: load_call(self.code)),
            tokenizer=self.tokenizer,
            probe=self.findings.probe,
            heads=HeadDistribution(mesh, split=False),
        )


def keep_model(
    params: Mapping[str, jax.Array], model: TextModel, path: Path, context_length: int, store: ProgramStore
) -> None:
    """Store a model that was loaded on one device and checked, if all that serving needs of it can be stored: it takes no images,
    and its tokenizer is a :class:`FastTokenizer`."""
    if not isinstance(model.tokenizer, FastTokenizer) or model.no_vision_reason is None or model.image_spec is not None:
        return
    try:
        tokenizer = model.tokenizer.to_dict()
    except ValueError:  # it would not be the same
        return
    text = tokenizer.pop(TOKENIZER_JSON)
    call = model.call
    specs = call.stored_weights.items()
    stored = {key: (spec.format, spec.shape, str(spec.dtype), spec.transposed) for key, spec in specs}
    if save_weights(_weights_file(store), params, path):
        note = {
            "properties": _write_properties(model),
            "code": {"aliases": dict(call.aliases), "reordered": sorted(call.reordered), "stored_weights": stored},
            "tokenizer": tokenizer,
            "context_length": context_length,
        }
        store.save(_MODEL, note, text.encode())


def _weights_file(store: ProgramStore) -> Path:
    return store.file_beside(_MODEL, FOLDER, SUFFIX)


def forget_model(store: ProgramStore) -> None:
    """Delete a model whose programs do not compute what PyTorch does with these weights."""
    store.discard(_MODEL)


def _write_properties(model: ModelProperties) -> dict[str, Any]:
    """Return the properties as JSON."""
    kinds = model.masks.kinds
    return {name: getattr(model, name) for name in _NAMES} | {
        "use": dataclasses.asdict(model.use),
        "masks": dataclasses.asdict(model.masks) | {"kinds": None if kinds is None else sorted(kinds)},
        "formats": dict(model.formats),
        "dtype": str(model.dtype),
        "cache_dtype": str(model.cache_dtype),
    }


def _read_properties(note: Mapping[str, Any]) -> ModelProperties:
    """Return the properties of :func:`_write_properties`.

    Raises:
        KeyError, TypeError, ValueError: it is something else.
    """
    return ModelProperties(
        **dict(note)
        | {
            "use": TypeAdapter(CacheUse).validate_python(note["use"]),
            "masks": TypeAdapter(MaskLayout).validate_python(note["masks"]),
            "stop_ids": tuple(note["stop_ids"]),
            "platform": Platform(note["platform"]),
            "dtype": jnp.dtype(note["dtype"]),
            "cache_dtype": jnp.dtype(note["cache_dtype"]),
        }
    )
