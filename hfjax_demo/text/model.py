"""The properties of a causal language model. Its forward passes, which are traced, are in :mod:`.forward`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh

from ..bridge.kernels import skinny_gemm
from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.kernels.attention.kernel_selection import select_kernels
from ..bridge.platforms import Platform
from ..bridge.weights.precision import EXACT
from ..errors import OutputMismatch
from .kv_cache import CacheLayout, CacheUse
from .pictures.image_inputs import ImageInputSpec
from .tokenizer import TextTokenizer

if TYPE_CHECKING:
    from ..bridge.functional import FunctionalModule

FULL, SLIDING, CHUNKED = "full_attention", "sliding_attention", "chunked_attention"

# transformers' names for layers that keep states besides keys and values, and for layers without attention.
STATES_AND_FULL, STATES_AND_SLIDING = "hybrid", "hybrid_sliding"
WITHOUT_ATTENTION = frozenset({"linear_attention", "conv", "mlp", "moe", "dummy"})
ATTENDING = frozenset({FULL, SLIDING, CHUNKED, STATES_AND_FULL, STATES_AND_SLIDING})


@dataclass(frozen=True, eq=False, slots=True)
class Probe:
    """The check that a loaded model computes correctly: a few tokens, int32, PyTorch's logits at the last of them, float32
    (vocabulary,), and the largest difference from these that counts as noise."""

    tokens: np.ndarray
    logits: np.ndarray
    tolerance: float


@dataclass(frozen=True, slots=True)
class MaskLayout:
    """The masks that a model takes.

    Attributes:
        window: number of tokens that a sliding layer attends to, including the current one; None: no such layers.
        chunk: number of tokens in a chunk that chunked layers do not attend beyond; None: no such layers.
        kinds: the layer types if the model takes a mask for each; None: it takes a single mask; empty: it takes none.
    """

    window: int | None = None
    chunk: int | None = None
    kinds: frozenset[str] | None = None


@dataclass(frozen=True, kw_only=True, eq=False, slots=True)
class ModelProperties:
    """What is known about a model besides its code, weights and tokenizer.

    Attributes:
        architecture: the class of the module, such as "LlamaForCausalLM".
        parameters: their number, tied ones counted once.
        formats: how many parameters are stored in each format; see :func:`~hfjax_demo.bridge.functional.formats`.
        max_positions: the longest sequence that the model was made for; None: its config does not say.
        stop_ids: tokens that end an answer.
        platform: the one that its programs are for.
        use: how it uses the cache, which is found by abstract passes; see :mod:`.cache_use`.
        rope_switch: see :func:`.rope.rope_switch`.
        recomputes_at_switch: whether a sequence that comes to have more tokens than that is prefilled again from its beginning.
        dtype: of activations, and of weights that are not stored in fewer bits.
        cache_dtype: of stored keys and values.
        activations: what products with quantized weights may round them to; see :func:`~.bridge.weights.precision.precision`.
        no_vision_reason: why it takes no images, as part of a sentence: "it …"; None: it takes images, as far as is known.
    """

    architecture: str
    parameters: int
    formats: Mapping[str, int]
    max_positions: int | None
    stop_ids: tuple[int, ...]
    platform: Platform
    use: CacheUse
    masks: MaskLayout
    rope_switch: int | None
    recomputes_at_switch: bool
    dtype: jnp.dtype
    cache_dtype: jnp.dtype
    activations: str = EXACT
    no_vision_reason: str | None = "it reads text only"


@dataclass(frozen=True, kw_only=True, eq=False, slots=True)
class TextModel(ModelProperties):
    """A model without its weights.

    Attributes:
        load_call: returns the module as a pure function, which tracing needs; see :attr:`call`.
        probe: the check of the compiled programs.
        heads: the devices that share the model, often a single one, and whether each of several computes the queries, keys and
            values of its own heads.
        image_spec: the inputs that accompany the chunks of a prompt with images; None: it takes no images.
        long_probe: a further check, if it has not been done yet; see :mod:`.reference_probe`.
    """

    load_call: Callable[[], FunctionalModule]
    tokenizer: TextTokenizer
    probe: Probe
    heads: HeadDistribution
    image_spec: ImageInputSpec | None = None
    long_probe: Probe | None = None

    @property
    def call(self) -> FunctionalModule:
        """The module as a pure function. It may have to be read first, which takes seconds and imports torch."""
        return self.load_call()

    @property
    def vocabulary(self) -> int:
        """Number of logits of a token."""
        return len(self.probe.logits)

    @property
    def mesh(self) -> Mesh:
        """The devices that share the model."""
        return self.heads.mesh

    @property
    def kinds(self) -> tuple[str, ...]:
        """Types of layers that have a mask each; a single mask has no name."""
        return ("",) if self.masks.kinds is None else tuple(sorted(self.masks.kinds))

    @property
    def has_position_offsets(self) -> bool:
        """Whether position ids after an image differ from the tokens' positions."""
        return self.image_spec is not None and self.image_spec.axes is not None

    @property
    def has_chat_template(self) -> bool:
        """False for a base model, which continues text instead of answering."""
        return bool(self.tokenizer.chat_template)

    @property
    def trace_key(self) -> str:
        """All that tracing a pass reads from this object besides the module's own code and the arrays, as text."""
        kinds = None if self.masks.kinds is None else sorted(self.masks.kinds)
        dtypes, lengths = (
            (str(self.dtype), str(self.cache_dtype), self.activations),
            (self.masks.window, self.masks.chunk, self.rope_switch),
        )
        return repr((self.architecture, *dtypes, *lengths, kinds, self.use, self.stop_ids, self.image_spec))

    @property
    def cache(self) -> CacheLayout:
        """The form of the cache for the platform that the model was loaded for."""
        return self.cache_in(self.cache_dtype)

    def cache_in(self, dtype: jnp.dtype) -> CacheLayout:
        """Return the form of a cache in which keys and values have another dtype."""
        kept = jnp.dtype(jnp.int32) if self.use.recomputes else dtype
        kernels = select_kernels(self.platform, self.mesh.devices.flat[0])
        return CacheLayout(self.use.shapes, kept, self.heads, kernels)

    @property
    def rounds_cache(self) -> bool:
        """Whether keys and values are stored in another dtype than they are computed in."""
        kept = not self.use.recomputes and any(shape.kv_heads for shape in self.use.shapes)
        return kept and self.cache_dtype != self.dtype

    @property
    def rounds_activations(self) -> bool:
        """Whether any product rounds activations: on request, with quantized weights, on processors with integer products."""
        return self.activations != EXACT and any(skinny_gemm.rounds(format) for format in self.formats)

    @property
    def stateful(self) -> bool:
        """Whether any layer keeps states; see :mod:`.recurrent_states`."""
        return any(shape.states for shape in self.use.shapes)

    @property
    def one_by_one(self) -> bool:
        """Whether the tokens of a prompt must be processed one by one, since passes over several start without a state."""
        return not all(state.chunked for shape in self.use.shapes for state in shape.states)

    def check(self, probe: Probe, logits: np.ndarray, name: str) -> None:
        """Compare the logits that a compiled program returned for a probe with PyTorch's.

        Raises:
            OutputMismatch: they differ by more than noise; such a model must not be served.
        """
        difference = float(np.abs(np.asarray(logits, np.float32) - probe.logits).max())
        if not difference <= probe.tolerance:
            raise OutputMismatch(
                f"{name} ({self.architecture}) gives different answers than in PyTorch (logits {difference:.3g} apart after "
                f"{len(probe.tokens)} tokens, tolerance {probe.tolerance:.3g}), so it was not loaded; choose "
                "another model."
            )
