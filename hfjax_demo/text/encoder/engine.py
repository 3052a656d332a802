"""The engine of an encoder: texts in, vectors out. To its owner it looks as :class:`..engine.TextEngine` does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import jax.numpy as jnp
import numpy as np

from ...bridge.programs.compiler import Compiler
from ...bridge.programs.making import ProgramMaker
from ...bridge.sharding import memory_bytes
from ...errors import HfjaxError, InvalidRequest, UnsupportedModel, WrongAnswer
from ...events import Tokenized
from ...requests import EmbeddingRequest, TokensRequest
from ...settings import Settings
from ..cache_use import cannot_run
from ..embedding import EmbeddingJob, Embeddings
from ..embedding_form import EmbeddingForm, read_form
from ..job import Emit, as_failure
from ..pooling import pooled_states
from ..probing import TOLERANCE
from ..prompt import Encoder
from .loading import EncoderModel, load_encoder
from .passes import EncoderPasses


class EncoderEngine:
    """Makes the embeddings of one encoder. Its calls come from one thread at a time, but for those that encode."""

    decode_steps = 0  # it decodes nothing

    def __init__(self, model: EncoderModel, passes: EncoderPasses, form: EmbeddingForm, device: str) -> None:
        self.model = model
        self._passes = passes
        self._encoder = Encoder(model.tokenizer, model.vocabulary, passes.context_length, form=form)
        self._embeddings = Embeddings(passes, form, device)
        self._stalled = False  # the last step could do nothing

    @property
    def context_length(self) -> int:
        """Tokens that a text may have."""
        return self._passes.context_length

    @property
    def memory_bytes(self) -> int:
        """Memory of the device that the weights take."""
        return memory_bytes(self._passes.params)

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        waits = self._stalled and self._passes.awaited and not self._passes.arrived
        return bool(self._embeddings) and not waits

    def refuse(self, *_: Any, **__: Any) -> NoReturn:
        """Refuse what is no request for embeddings.

        Raises:
            InvalidRequest: always.
        """
        raise InvalidRequest("This is an embedding model and can't chat; choose a text model.", field="model")

    encode = submit = refuse

    def encode_inputs(self, request: EmbeddingRequest) -> list[list[int]]:
        """See :meth:`..engine.TextEngine.encode_inputs`."""
        return self._encoder.encode_inputs(request)

    def tokenized(self, request: TokensRequest) -> Tokenized:
        """See :meth:`..engine.TextEngine.tokenized`.

        Raises:
            InvalidRequest: as there; or a conversation, which this model cannot have.
        """
        if request.messages is not None:
            self.refuse()
        return self._encoder.tokenized(request)

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
        inputs = self.encode_inputs(request) if inputs is None else inputs
        self._stalled = False
        return self._embeddings.submit(request, emit, load_s, inputs, since)

    def cancel(self, job: EmbeddingJob) -> None:
        """End a request wherever it stands."""
        self._embeddings.cancel(job)
        self._stalled = False

    def fail(self, error: Exception) -> None:
        """End every request after something broke."""
        self._embeddings.fail(as_failure(error))

    def step(self) -> None:
        """Start a pass, and read the one before it."""
        self._stalled = not self._embeddings.step()

    def compile_next(self) -> bool:
        """Have one program made that will be needed later, unless one is being made; False when all are there."""
        return self._passes.compile_next()

    def check(self, name: str) -> None:
        """Compare what the compiled programs make of padded texts with PyTorch's states of the texts alone.

        Raises:
            WrongAnswer: they differ by more than noise.
        """
        for probe in self.model.probes:
            length = self._passes.length(len(probe.tokens))
            found = np.asarray(self._passes.embed([probe.tokens.tolist()], 1, length))[0]
            count = jnp.int32(len(probe.tokens))
            expected = np.asarray(pooled_states(jnp.asarray(probe.states), count))
            tolerance = TOLERANCE["float32"] * max(float(expected.max() - expected.min()), 1e-6)
            difference = float(np.abs(found - expected).max())
            if not difference <= tolerance:
                raise WrongAnswer(
                    f"{name} ({self.model.architecture}) gives different embeddings than in PyTorch ({difference:.3g} apart for "
                    f"{len(probe.tokens)} tokens, tolerance {tolerance:.3g}), so it was not loaded; choose "
                    "another model."
                )

    def prepare(self, name: str) -> None:
        """Make the programs that :meth:`check` runs.

        Raises:
            UnsupportedModel: the model cannot be traced.
        """
        for probe in self.model.probes:
            try:
                self._passes.prepare(1, self._passes.length(len(probe.tokens)))
            except HfjaxError:
                raise
            except (TypeError, ValueError, AttributeError, NotImplementedError, RuntimeError) as error:
                raise cannot_run(name, self.model.architecture, error) from error

    def stop_making(self) -> None:
        """Have no more programs made: the process ends."""
        self._passes.maker.close()

    def close(self) -> None:
        """Have no more programs made, and free the device's memory. Nothing may be asked of the engine afterwards."""
        self.stop_making()
        self._passes.free()


def load_engine(
    path: Path,
    name: str,
    *,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: ProgramMaker | None = None,
    on_device: Callable[[Callable[[], object]], object] = lambda run: run(),
) -> EncoderEngine:
    """Load an encoder, in float32 and on one device, and check that the compiled programs make of a text what PyTorch does.

    Args:
        path: a folder with config, safetensors and tokenizer, and what sentence-transformers has written beside them.
        name: what people call the model.
        device: its label, for the statistics.
        on_progress: told what loading is at.
        compiler: compiles the engine's programs, now and later on.
        maker: where it does so later on; None: wherever one is needed.
        on_device: calls what runs a program, where that may be done.

    Raises:
        InvalidModelFolder: the files cannot be read.
        UnsupportedModel: the model cannot be traced, gives other answers, or its folder asks for what is not followed here.
    """
    form = read_form(path)
    if form.unknown:
        raise UnsupportedModel(f"{name} uses an unsupported embedding method: {form.unknown}; choose another model.")
    params, model = load_encoder(path, name, form, settings.context_length, on_progress)
    engine = EncoderEngine(model, EncoderPasses(model, params, compiler, maker), form, device)
    engine.prepare(name)
    on_progress("checking against PyTorch", None)
    on_device(lambda: engine.check(name))
    return engine
