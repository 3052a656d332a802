"""The engine of an encoder, which computes embeddings. It has the interface of :class:`..engine.TextEngine`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from ...bridge.functional import FunctionalModule, Params
from ...bridge.programs.compiler import Compiler
from ...bridge.programs.program_table import CompilationExecutor
from ...bridge.sharding import memory_bytes
from ...errors import HfjaxError, OutputMismatch, UnsupportedModel
from ...requests import EmbeddingRequest
from ...settings import BASE_CONTEXT, Settings
from ..cache_use import untraceable_model
from ..embedding import EmbeddingJob, Embeddings
from ..embedding_config import EmbeddingConfig, pool_states, read_embedding_config
from ..embedding_programs import EmbeddingPrograms
from ..output_stream import Emit
from ..prompt_tokenizer import PromptTokenizer
from ..reference_probe import TOLERANCE
from ..scheduler import doubled_lengths
from .loading import BATCH_SIZES, MAX_PASS_TOKENS, MIN_LENGTH, EncoderModel, load_encoder


class EncoderEngine(Embeddings):
    """The engine of one encoder.

    Attributes:
        encoder: tokenizes texts, on any thread.
    """

    decode_steps = 0  # there is no decoding

    def __init__(self, model: EncoderModel, programs: EmbeddingPrograms, form: EmbeddingConfig, device: str) -> None:
        super().__init__(programs, form, device)
        self.model, self.context_length = model, programs.context_length
        self.encoder = PromptTokenizer(
            model.tokenizer, model.vocabulary, programs.context_length, form=form, can_chat=False
        )

    @property
    def memory_bytes(self) -> int:
        """Device memory of the weights."""
        return memory_bytes(self.programs.params)

    def embed(
        self,
        request: EmbeddingRequest,
        emit: Emit,
        load_s: float = 0.0,
        inputs: Sequence[Sequence[int]] | None = None,
        *,
        since: float | None = None,
    ) -> EmbeddingJob:
        """See :meth:`..engine.TextEngine.embed`."""
        inputs = self.encoder.encode_inputs(request) if inputs is None else inputs
        return self.submit(request, emit, load_s, inputs, since)

    def compile_next(self) -> bool:
        """See :meth:`..embedding_programs.EmbeddingPrograms.compile_next`."""
        return self.programs.compile_next()

    def prepare(self, name: str) -> None:
        """Compile the programs that :meth:`check` runs; raise :class:`UnsupportedModel` if the model cannot be traced."""
        for probe in self.model.probes:
            try:
                self.programs.compile_now((1, self.programs.length(len(probe.tokens))))
            except HfjaxError:
                raise
            except (TypeError, ValueError, AttributeError, NotImplementedError, RuntimeError) as error:
                raise untraceable_model(name, self.model.architecture, error) from error

    def check(self, name: str) -> None:
        """Compare the compiled programs' results for padded texts with PyTorch's states of the unpadded texts; raise
        :class:`OutputMismatch` if they differ by more than rounding."""
        for probe in self.model.probes:
            count = len(probe.tokens)
            found = np.asarray(self.programs.embed([probe.tokens.tolist()], (1, self.programs.length(count))))[0]
            expected = np.asarray(pool_states(jnp.asarray(probe.states), jnp.int32(count)))
            tolerance = TOLERANCE["float32"] * max(float(expected.max() - expected.min()), 1e-6)
            difference = float(np.abs(found - expected).max())
            if not difference <= tolerance:
                raise OutputMismatch(
                    f"{name} ({self.model.architecture}) gives different embeddings than in PyTorch ({difference:.3g} apart for "
                    f"{count} tokens, tolerance {tolerance:.3g}), so it was not loaded; choose another model."
                )

    def stop_compiling(self) -> None:
        """Stop compiling programs, because the process ends."""
        self.programs.maker.close()

    def close(self) -> None:
        """Stop compiling programs and free the device memory. The engine must not be used afterwards."""
        self.stop_compiling()
        self.programs.free()


def load_engine(
    path: Path,
    name: str,
    *,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    on_device: Callable[[Callable[[], object]], object] = lambda run: run(),
) -> EncoderEngine:
    """Load an encoder in float32 on one device, and compare the compiled programs' results with PyTorch's.

    Args:
        path: a folder with config, safetensors and tokenizer, and any files of sentence-transformers.
        maker, on_device: see :func:`..engine_builder.load_engine`.

    Raises:
        InvalidModelFolder: the files cannot be read.
        UnsupportedModel: the model cannot be traced, its results differ, or its folder has an unsupported feature.
    """
    form = read_embedding_config(path)
    if form.unknown:
        raise UnsupportedModel(f"{name} uses an unsupported embedding method: {form.unknown}; choose another model.")
    longest = settings.max_context or BASE_CONTEXT
    params, model = load_encoder(path, name, form, longest, on_progress)
    programs = EmbeddingPrograms(
        functools.partial(pool_encoder_texts, model.call),
        params,
        compiler,
        CompilationExecutor() if maker is None else maker,
        lengths=doubled_lengths([MIN_LENGTH], model.longest),
        sharding=next(iter(params.values())).sharding,
        key=model.architecture,
        padding=model.padding,
        batch_sizes=BATCH_SIZES,
        max_tokens=MAX_PASS_TOKENS[model.call.platform],
    )
    engine = EncoderEngine(model, programs, form, device)
    engine.prepare(name)
    on_progress("checking against PyTorch", None)
    on_device(lambda: engine.check(name))
    return engine


def pool_encoder_texts(call: FunctionalModule, params: Params, tokens: jax.Array, counts: jax.Array) -> jax.Array:
    """Return the pooled states of texts, which are padded with the model's padding token; see
    :class:`..embedding_programs.EmbeddingPrograms`."""
    mask = (jnp.arange(tokens.shape[1]) < counts[:, None]).astype(jnp.int32)
    states = call(params, input_ids=tokens, attention_mask=mask).last_hidden_state
    return jax.vmap(pool_states)(states, counts)
