"""A causal language model, loaded through transformers and ready to be traced: its own forward over the slot cache.

Nothing here is written per architecture. What a model keeps of a token is found out by an abstract forward pass; which
masks it wants is read from its config; and whether all that gives the right answer is checked, when the model is loaded,
against PyTorch itself (:class:`Probe`).
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from safetensors import SafetensorError
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedTokenizerBase

from ..bridge.attention import ATTENTION_NAME, register_attention
from ..bridge.functional import FunctionalModule, Params, functionalize, leaked_attribute, parameter_count
from ..bridge.lowerings import register_lowerings
from ..bridge.program_store import ProgramStore
from ..errors import InvalidModelFolder, UnsupportedModel
from .kv_cache import LayerShape, ProbeCache, SlotArrays, SlotCache, empty_cache
from .language_part import check_loaded, language_part

FULL, SLIDING = "full_attention", "sliding_attention"

# Enough tokens for positions and masks to matter.
PROBE_TOKENS = 12

# How far the traced model's logits may stand from PyTorch's, as a share of the logits' own spread. Float32 noise is near
# 1e-6, bfloat16 noise and int8 weights' near 1e-2; a wrong mask or position moves logits by a good part of their spread.
TOLERANCE = {"float32": 1e-3, "bfloat16": 0.1, "float16": 0.05, "int8": 0.1}

# Where a store keeps what was found out about a model.
_FINDINGS = {"program": "what PyTorch answers, and what the cache keeps"}

TORCH_DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}

INT8 = "int8"  # of the weights of linear layers; the rest, the activations and the cache are as activation_dtype says


@dataclass(frozen=True, eq=False, slots=True)
class Probe:
    """A few tokens and what PyTorch makes of them: the check that a loaded model gives right answers.

    Attributes:
        tokens: int32 (:data:`PROBE_TOKENS`,).
        logits: float32 (vocabulary,), at the last token.
        tolerance: the largest difference that is still noise.
    """

    tokens: np.ndarray
    logits: np.ndarray
    tolerance: float


@dataclass(frozen=True, eq=False, slots=True)
class Findings:
    """What is found out about a model by running it, once in PyTorch and once abstractly; the same for the same files."""

    probe: Probe
    layer_shapes: tuple[LayerShape, ...]

    @classmethod
    def load(cls, store: ProgramStore) -> Findings | None:
        """What an earlier process found out; None if none did."""
        stored = store.load(_FINDINGS)
        if stored is None:
            return None
        try:
            tokens = np.asarray(stored.note["tokens"], np.int32)
            logits = np.frombuffer(stored.payload, np.float32)
            shapes = tuple(LayerShape(*shape) for shape in stored.note["layer_shapes"])
            return cls(Probe(tokens, logits, float(stored.note["tolerance"])), shapes)
        except (KeyError, TypeError, ValueError):  # written by other code
            return None

    def save(self, store: ProgramStore) -> None:
        """For the next process."""
        note = {
            "tokens": self.probe.tokens.tolist(),
            "tolerance": self.probe.tolerance,
            "layer_shapes": [dataclasses.astuple(shape) for shape in self.layer_shapes],
        }
        store.save(_FINDINGS, note, self.probe.logits.astype(np.float32).tobytes())


@dataclass(frozen=True, eq=False, slots=True)
class TextModel:
    """Everything about a model but its weights.

    Attributes:
        call: the module as a pure function.
        layer_shapes: what each layer of the cache holds.
        window: tokens a sliding layer looks back on, itself included; None without such layers.
        mask_kinds: the layer types when the model takes a mask for each, None when it takes a single one.
        dtype: of cache and activations, and of the weights that are not int8.
        max_positions: the longest sequence the model was made for; None when its config does not say.
        stop_ids: tokens that end an answer.
        architecture: the class of the module, such as "LlamaForCausalLM".
        parameters: numbers it learnt, tied ones counted once.
        probe: what the compiled programs are checked against.
        least_rows: conversations that decode together at least, for weights whose products with a single row are slow.
    """

    call: FunctionalModule
    tokenizer: PreTrainedTokenizerBase
    layer_shapes: tuple[LayerShape, ...]
    window: int | None
    mask_kinds: frozenset[str] | None
    dtype: jnp.dtype
    vocabulary: int
    max_positions: int | None
    stop_ids: tuple[int, ...]
    architecture: str
    parameters: int
    probe: Probe
    least_rows: int = 1

    @property
    def has_chat_template(self) -> bool:
        """False for a base model, which continues text instead of answering."""
        return bool(self.tokenizer.chat_template)

    @property
    def traced_numbers(self) -> str:
        """All that tracing a pass reads of this object besides the module's own code and the arrays, as text."""
        kinds = None if self.mask_kinds is None else sorted(self.mask_kinds)
        return repr((self.architecture, str(self.dtype), self.window, kinds, self.layer_shapes, self.stop_ids))

    @property
    def cache_bytes_per_token(self) -> int:
        """Memory the KV cache takes for one token of one conversation."""
        return sum(shape.elements for shape in self.layer_shapes) * jnp.dtype(self.dtype).itemsize

    def forward(
        self,
        params: Params,
        slots: Sequence[SlotArrays],
        tokens: jax.Array,
        starts: jax.Array,
        last: jax.Array | None = None,
    ) -> tuple[jax.Array, tuple[SlotArrays, ...]]:
        """One pass over new tokens of some slots.

        Args:
            slots: the cache of each row's slot.
            tokens: int32 (rows, new tokens).
            starts: int32 (rows,), where in its slot each row's first new token stands.
            last: int32 scalar, the index of the only new token whose logits are wanted; None: the last one.

        Returns:
            logits (rows, vocabulary) at that token, and the slots with the new keys and values in them.
        """
        count = tokens.shape[1]
        positions = starts[:, None] + jnp.arange(count, dtype=jnp.int32)[None]
        slot_cache = SlotCache(slots, starts)
        if last is None:
            last = jnp.int32(count - 1)
        masks = self._masks(positions, slots[0][0][0].shape[1])
        logits = self._logits(params, tokens, positions, masks, slot_cache, last)
        return logits, slot_cache.updated()

    def all_logits(self, params: Params, tokens: jax.Array) -> jax.Array:
        """The logits at every one of the tokens, int32 (new tokens,), that nothing comes before: (new tokens, vocabulary)."""
        positions = jnp.arange(len(tokens), dtype=jnp.int32)[None]
        slot = empty_cache(self.layer_shapes, len(tokens), self.dtype)
        masks = self._masks(positions, slot[0][0].shape[1])
        cache = SlotCache([slot], jnp.zeros((1,), jnp.int32))
        logits: jax.Array = self.call(params, **_keywords(tokens[None], positions, masks, cache)).logits
        return logits[0]

    def check(self, logits: np.ndarray, name: str) -> None:
        """Compare the logits that a compiled program gave for the probe with PyTorch's.

        Raises:
            UnsupportedModel: they differ by more than noise: a wrong answer is worse than none.
        """
        difference = float(np.abs(np.asarray(logits, np.float32) - self.probe.logits).max())
        if not difference <= self.probe.tolerance:
            raise UnsupportedModel(
                f"{name} ({self.architecture}) gives other answers here than in PyTorch (logits {difference:.3g} apart, where "
                f"{self.probe.tolerance:.3g} would be rounding), so it was not loaded; choose another model."
            )

    def _logits(
        self, params: Params, tokens: jax.Array, positions: jax.Array, masks: Any, cache: Any, last: jax.Array
    ) -> jax.Array:
        keywords = _keywords(tokens, positions, masks, cache)
        keep_one = "logits_to_keep" in inspect.signature(self.call.module.forward).parameters
        if keep_one:  # the vocabulary is the largest product of all: not for tokens nobody asks about
            keywords["logits_to_keep"] = last[None]
        logits: jax.Array = self.call(params, **keywords).logits
        return logits[:, 0] if keep_one else jnp.take(logits, last, axis=1)

    def _masks(self, positions: jax.Array, cached: int) -> Any:
        """Boolean masks (rows, 1, new tokens, cached positions), True where a token may look: itself and what came before."""
        query, key = positions[:, None, :, None], jnp.arange(cached, dtype=jnp.int32)[None, None, None]
        full = key <= query
        sliding = full if self.window is None else full & (key > query - self.window)
        if self.mask_kinds is not None:
            return {kind: sliding if kind == SLIDING else full for kind in self.mask_kinds}
        return sliding


def _keywords(tokens: jax.Array, positions: jax.Array, masks: Any, cache: Any) -> dict[str, Any]:
    return {
        "input_ids": tokens,
        "attention_mask": masks,
        "position_ids": positions,
        "past_key_values": cache,
        "use_cache": True,
    }


def load_text_model(
    folder: Path,
    name: str,
    dtype: str,
    on_progress: Callable[[str, float | None], None],
    store: ProgramStore | None = None,
) -> tuple[Params, TextModel]:
    """Load a model folder, take it apart, and note what PyTorch answers. Traces: call it on the device thread.

    What PyTorch answers and what the cache keeps of a token are found out once and remembered in ``store``, for which the
    same files at the same precision are the same model.

    Args:
        folder: what ``from_pretrained`` loads: config, safetensors, tokenizer.
        name: what people call the model, for messages.
        dtype: "float32", "bfloat16", "float16" or "int8".
        on_progress: told what is being done, and how far it is.
        store: where an earlier process may have left what it found out; None finds out anew.

    Raises:
        InvalidModelFolder: the folder's files cannot be read as a causal language model.
        UnsupportedModel: the architecture does something that cannot be traced.
    """
    register_attention()
    register_lowerings()
    on_progress("reading the weights", None)
    try:
        tokenizer = AutoTokenizer.from_pretrained(folder, trust_remote_code=False)
        loaded: Any = AutoModelForCausalLM.from_pretrained(
            folder,
            dtype=TORCH_DTYPES[activation_dtype(dtype)],
            attn_implementation="eager",
            trust_remote_code=False,
            use_safetensors=True,
            output_loading_info=True,
            **language_part(folder),
        )
    except (OSError, ValueError, KeyError, RuntimeError, SafetensorError) as error:
        reason = str(error).strip().splitlines()[0]
        raise InvalidModelFolder(
            f"{name} could not be read as a text model ({reason}); choose a folder or hub id of a causal language model."
        ) from error
    module, loading = loaded
    check_loaded(loading["missing_keys"], name)
    config = module.config
    window, mask_kinds = mask_layout(config, name)

    found = None if store is None else Findings.load(store)
    if found is None:
        on_progress("checking the model in PyTorch", 0.3)
        probe = _probe(module, TOLERANCE[dtype])
    else:
        probe = found.probe

    on_progress("placing the weights", 0.5)
    module.set_attn_implementation(ATTENTION_NAME)
    params, call = functionalize(
        module, as_int8=dtype == INT8, on_placed=lambda done: on_progress("placing the weights", 0.5 + done / 2)
    )
    if found is None:
        found = Findings(probe, _probe_cache(params, call, config, window, mask_kinds, name))
        if store is not None:
            found.save(store)
    model = TextModel(
        call=call,
        tokenizer=tokenizer,
        layer_shapes=found.layer_shapes,
        window=window,
        mask_kinds=mask_kinds,
        dtype=jnp.dtype(activation_dtype(dtype)),
        vocabulary=probe.logits.shape[-1],
        max_positions=getattr(config, "max_position_embeddings", None),
        stop_ids=stop_ids(module, tokenizer),
        architecture=type(module).__name__,
        parameters=parameter_count(params, call),
        probe=probe,
    )
    return params, model


def activation_dtype(dtype: str) -> str:
    """What a model loaded as ``dtype`` computes with: the same, or for int8 what the device is best at besides."""
    if dtype != INT8:
        return dtype
    return "float32" if jax.default_backend() == "cpu" else "bfloat16"


def mask_layout(config: Any, name: str) -> tuple[int | None, frozenset[str] | None]:
    """The sliding window, and the layer types when the model wants a mask for each (else None).

    Raises:
        UnsupportedModel: a kind of layer that keeps something other than keys and values of every token.
    """
    kinds = frozenset(getattr(config, "layer_types", None) or ())
    unknown = kinds - {FULL, SLIDING}
    if unknown:
        raise UnsupportedModel(
            f"{name} has layers of a kind that this program cannot run yet ({', '.join(sorted(unknown))}); choose another model."
        )
    window = getattr(config, "sliding_window", None)
    if kinds == {FULL}:
        return None, None
    if kinds:
        return window, kinds
    return window, None


def stop_ids(module: Any, tokenizer: PreTrainedTokenizerBase) -> tuple[int, ...]:
    """The tokens that ``generate`` stops at, or the tokenizer's end token where the model names none."""
    ids = module.generation_config.eos_token_id if module.generation_config is not None else None
    if ids is None:
        ids = tokenizer.eos_token_id
    if ids is None:
        return ()
    return tuple(ids) if isinstance(ids, (list, tuple)) else (int(ids),)


def _probe(module: Any, tolerance: float) -> Probe:
    """Run the untouched model in PyTorch on arbitrary but fixed tokens."""
    module.eval()
    tokens = np.random.default_rng(0).integers(0, module.config.vocab_size, size=PROBE_TOKENS, dtype=np.int32)
    with torch.inference_mode():
        output = module(input_ids=torch.from_numpy(tokens).long()[None], use_cache=False)
    logits = output.logits[0, -1].float().numpy()
    return Probe(tokens, logits, tolerance * max(float(logits.max() - logits.min()), 1e-6))


def _probe_cache(
    params: Params,
    call: FunctionalModule,
    config: Any,
    window: int | None,
    mask_kinds: frozenset[str] | None,
    name: str,
) -> tuple[LayerShape, ...]:
    """Run the model abstractly, with a cache that remembers what it is given."""
    probe = ProbeCache(config.num_hidden_layers)

    def run(params: Params, tokens: jax.Array) -> jax.Array:
        positions = jnp.arange(tokens.shape[1], dtype=jnp.int32)[None]
        full = jnp.tril(jnp.ones((tokens.shape[1],) * 2, bool))[None, None]
        masks = full if mask_kinds is None else dict.fromkeys(mask_kinds, full)
        output = call(
            params,
            input_ids=tokens,
            attention_mask=masks,
            position_ids=positions,
            past_key_values=probe,
            use_cache=True,
        )
        logits: jax.Array = output.logits
        return logits

    try:
        jax.eval_shape(run, params, jax.ShapeDtypeStruct((1, 3), jnp.int32))
    except Exception as error:  # whatever a foreign model's code raises under tracing has the same meaning here
        raise UnsupportedModel(_cannot_run(name, config, error)) from error
    leaked = leaked_attribute(call.module)
    if leaked is not None:
        raise UnsupportedModel(
            f"{name} ({config.model_type}) keeps something from one call to the next ({leaked}), so conversations would "
            "disturb each other; choose another model."
        )
    shapes = probe.shapes()
    kept = tuple(shape for shape in shapes if shape is not None)
    if not kept or shapes[: len(kept)] != list(kept):
        raise UnsupportedModel(
            f"{name} ({config.model_type}) does not keep keys and values layer by layer, so it cannot run here; "
            "choose another model."
        )
    if not probe.attended():
        raise UnsupportedModel(
            f"{name} ({config.model_type}) computes attention in its own way instead of through transformers' attention "
            "interface, so its answers would be wrong here; choose another model."
        )
    return kept


def _cannot_run(name: str, config: Any, error: Exception) -> str:
    reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    return f"{name} ({config.model_type}) cannot be run by JAX here ({reason[:200]}); choose another model."
