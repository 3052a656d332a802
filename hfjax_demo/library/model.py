"""Models as Python objects, for programs and notebooks: :func:`load` returns one.

    import hfjax_demo

    model = hfjax_demo.load("smollm2-135m-instruct")
    print(model.generate("What is the capital of France?", temperature=0))

The loader, the engines and the check on load are those of the server: a model gives PyTorch's tokens, or is refused. Answers are
computed on the thread that reads them; between two calls nothing is. Only programs are compiled elsewhere: on threads that exist
for that, and on a CPU by a child process, which ends when it is not needed for a while. One thread at a time may use a model.
"""

from __future__ import annotations

import functools
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self, Unpack, cast

import numpy as np
from PIL.Image import Image

from ..catalog import ModelKind, ModelSpec, catalog_of
from ..environment import choose_platform
from ..errors import HfjaxError, InvalidRequest
from ..events import (
    EmbeddingsReady,
    Event,
    Finished,
    FinishReason,
    ImagesReady,
    LoadProgress,
    TextDelta,
    ThoughtDelta,
)
from ..image_requests import ImageRequest, ImageSettings
from ..importing import paused_collection
from ..requests import EmbeddingRequest, Message, TextRequest, TokensRequest
from ..settings import Settings
from .answers import Answer, AnswerOptions, AnswerStream, PictureOptions, Prompt, read_answer, text_fields, with_images

if TYPE_CHECKING:
    import jax

    from ..runtime.model import ServedModel
    from .engine_calls import EngineRequest
    from .loading import LocalModel
    from .pure_function import PureFunction


def load(
    model: str | os.PathLike[str],
    *,
    kind: Literal["text", "image", "embedding"] | None = None,
    dtype: str | None = None,
    cache_dtype: str | None = None,
    activations: str | None = None,
    context_length: int | Literal["auto"] | None = None,
    slots: int | None = None,
    mesh: str | None = None,
    offload: str | None = None,
    cache_dir: Path | None = None,
    settings: Settings | None = None,
    on_progress: Callable[[LoadProgress], object] = lambda event: None,
) -> Model:
    """Download a model if necessary, load it, and compare its first logits with PyTorch's.

    Args:
        model: a name of the catalogue, a hub ID, a folder or a GGUF file.
        kind: assumed for a hub ID that is not in the catalogue; default: text.
        dtype, cache_dtype, activations, context_length, slots, mesh, offload, cache_dir: the settings of these names
            (``docs/settings.md``), which change those of ``settings``.
        settings: default: those of the ``HFJAX_*`` variables.
        on_progress: called with the progress of the load.

    Raises:
        ModelNotFound, InvalidModelFolder: there is no such model.
        InvalidSetting: a setting is out of range.
        ModelTooLarge: it exceeds the free memory.
        UnsupportedModel: it cannot be executed, or its logits differ from PyTorch's.
    """
    given = {
        "dtype": dtype,
        "cache_dtype": cache_dtype,
        "activations": activations,
        "context_length": context_length,
        "slots": slots,
        "mesh": mesh,
        "offload": offload,
        "cache_dir": cache_dir,
    }
    changes = {name: value for name, value in given.items() if value is not None}
    settings = Settings.from_environment(os.environ, **changes) if settings is None else settings.changed(**changes)
    spec = catalog_of(settings).find(os.fspath(model), None if kind is None else ModelKind(kind))
    return Model(spec, settings, on_progress)


class Model:
    """A loaded model. Leaving the ``with`` block frees its memory, as :meth:`close` does.

    All methods raise :class:`InvalidRequest` if the model is of another kind than they need, or an argument is invalid.

    Attributes:
        spec: its catalogue entry.
        settings: the settings that it was loaded with.
    """

    def __init__(self, spec: ModelSpec, settings: Settings, on_progress: Callable[[LoadProgress], object]) -> None:
        """See :func:`load`."""
        self.spec = spec
        self.settings = settings
        self._progress: deque[LoadProgress] = deque()  # of programs that requests wait for
        self._local: LocalModel | None = None
        self._load_s = 0.0  # counted in the statistics of the first request
        if spec.is_remote:
            return
        started = time.perf_counter()
        if "jax" not in sys.modules:
            choose_platform(os.environ)
        with paused_collection(freeze="jax" not in sys.modules):
            from .loading import LocalModel  # imports JAX

        listeners = [on_progress]

        def report(event: LoadProgress) -> None:
            for listener in listeners:
                listener(event)
            if not listeners and self._local is not None:
                self._progress.append(event)
                self._local.wake()

        self._local = LocalModel(spec, settings, report)
        listeners.clear()
        self.spec = self._local.served.spec  # an unlisted model may turn out to be one for embeddings
        self._load_s = time.perf_counter() - started

    # -- text ------------------------------------------------------------------------------------------------------

    def generate(
        self, prompt: Prompt, *, images: Sequence[Path | str | Image] = (), **options: Unpack[AnswerOptions]
    ) -> Answer:
        """Answer a prompt.

        Args:
            prompt: see :data:`.answers.Prompt`; a model without a chat template continues the text of a message.
            images: shown to a vision model before the text of the last message.
        """
        return read_answer(self.events(self.request(prompt, images=images, **options)))

    def generate_all(self, prompts: Sequence[Prompt], **options: Unpack[AnswerOptions]) -> list[Answer]:
        """Answer several prompts together; at most ``Settings.slots`` are decoded in one batch, and others wait for a place."""
        requests = [self.request(prompt, **options) for prompt in prompts]
        if self._local is None:
            return [read_answer(self.events(request)) for request in requests]
        with ExitStack() as stack:
            begun = [stack.enter_context(self._begin(request)) for request in requests]
            return [read_answer(each) for each in begun]

    def stream(
        self, prompt: Prompt, *, images: Sequence[Path | str | Image] = (), **options: Unpack[AnswerOptions]
    ) -> AnswerStream:
        """Return an answer's text piece by piece; arguments as for :meth:`generate`. It is computed as it is read; closing or
        leaving the iterator ends it. Streams that are read in turn are computed together."""
        return AnswerStream(self.events(self.request(prompt, images=images, **options)))

    def request(
        self, prompt: Prompt, *, images: Sequence[Path | str | Image] = (), **options: Unpack[AnswerOptions]
    ) -> TextRequest:
        """Return the request of these arguments, with the model's recommended sampling, for :meth:`events`."""
        fields = text_fields(self.spec, options)
        if isinstance(prompt, str):
            prompt = [Message(role="user", content=prompt)] if prompt else []
        if prompt and isinstance(prompt[0], dict):
            messages = with_images(cast(Sequence[Message], prompt), images)
            return TextRequest(model=self.spec.name, messages=messages, **fields)
        if images:
            raise InvalidRequest("images require a message; send one.", field="images")
        return TextRequest(model=self.spec.name, prompt_ids=[int(cast(int, each)) for each in prompt], **fields)

    def embed(self, texts: str | Sequence[str], *, dimensions: int | None = None) -> np.ndarray:
        """Return embeddings, float32 (texts, dimensions), as the model defines them; a single text has one row."""
        inputs = [texts] if isinstance(texts, str) else list(texts)
        request = EmbeddingRequest(model=self.spec.name, inputs=inputs, dimensions=dimensions)
        [ready] = self._results(request, EmbeddingsReady)
        return np.stack(ready.vectors)

    def tokenize(self, text: str, *, special_tokens: bool = True) -> list[int]:
        """Return the token ids of a raw text, which :meth:`generate` continues if they are its prompt.

        Args:
            special_tokens: begin with the tokenizer's BOS token, if it has one.
        """
        request = TokensRequest(model=self.spec.name, prompt=text, special_tokens=special_tokens)
        return list(self._engine(request).encoder.tokenize_request(request).ids)

    # -- the model as a function -----------------------------------------------------------------------------------

    @property
    def params(self) -> dict[str, jax.Array]:
        """The weights of a text model by PyTorch's names, tied ones once: the first argument of :meth:`forward`. They are read at
        the first use, in ``Settings.dtype``, and are apart from those of the engine, which stores weights in other forms."""
        return self._pure.params

    @property
    def forward(self) -> PureFunction:
        """The module's own ``forward`` as a pure function: ``forward(params, input_ids, **arguments)`` takes integers
        (batch, tokens), and returns the module's output with JAX arrays, such as ``logits`` (batch, tokens, vocabulary),
        and no cache unless ``use_cache`` is true.

        ``jax.jit``, ``jax.grad`` and ``jax.vmap`` accept it; arguments that are not arrays are constants of the program."""
        return self._pure

    @functools.cached_property
    def _pure(self) -> PureFunction:
        from .. import sources
        from .pure_function import read_pure_function

        served = self._served(ModelKind.TEXT)
        if self.spec.adapters:
            raise InvalidRequest(f"{self.spec.title} has adapters, which forward does not apply; load it without them.")
        folder = sources.fetch(self.spec, self.settings.cache_dir, on_progress=lambda message, fraction: None)
        return read_pure_function(folder, self.spec, served.dtype_for_load(self.settings))

    # -- pictures --------------------------------------------------------------------------------------------------

    def __call__(
        self,
        prompt: str,
        *,
        negative_prompt: str = "",
        init_image: Image | None = None,
        mask_image: Image | None = None,
        control_image: Image | None = None,
        latents: np.ndarray | None = None,
        **options: Unpack[PictureOptions],
    ) -> list[Image]:
        """Make pictures; arguments as for :class:`~hfjax_demo.image_requests.ImageRequest`. Each has its parameters as the text
        ``parameters`` of a PNG in ``info``."""
        request = ImageRequest(
            model=self.spec.name,
            prompt=prompt,
            negative_prompt=negative_prompt,
            settings=ImageSettings(**{**self.spec.image_settings, **options}),
            init_image=init_image,
            mask_image=mask_image,
            control_image=control_image,
            latents=latents,
        )
        [ready] = self._results(request, ImagesReady)
        return [each.image for each in ready.images]

    # -- any request -----------------------------------------------------------------------------------------------

    def events(self, request: TextRequest | ImageRequest | EmbeddingRequest) -> Generator[Event, None, None]:
        """Yield the events of a request, computing each when it is asked for; the last is Finished or Failed. Ctrl-C cancels the
        request: its events end with ``Finished(CANCELLED)``. So does closing the generator, without further events."""
        if self._local is None:
            yield from self._remote_events(request)
            return
        has_text = False
        with self._begin(request) as begun:
            for event in begun:
                has_text = has_text or isinstance(event, (TextDelta, ThoughtDelta))
                if not (has_text and isinstance(event, LoadProgress)):
                    yield event

    def close(self) -> None:
        """Free the model's memory; it must not be used afterwards."""
        self.__dict__.pop("_pure", None)
        if self._local is not None:
            self._local.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _results(self, request: ImageRequest | EmbeddingRequest, kind: type[Any]) -> list[Any]:
        from .engine_calls import without_failure

        found = []
        with closing(self.events(request)) as events:
            for event in without_failure(events):
                if isinstance(event, Finished) and event.reason is FinishReason.CANCELLED:
                    raise KeyboardInterrupt
                if isinstance(event, kind):
                    found.append(event)
        return found

    def _begin(self, request: TextRequest | ImageRequest | EmbeddingRequest) -> EngineRequest:
        from .engine_calls import EngineRequest

        engine, local = self._engine(request), self._local
        assert local is not None
        load_s, self._load_s = self._load_s, 0.0
        if isinstance(request, TextRequest) and request.overflow == "sum_up":
            raise InvalidRequest("Conversations are summed up by the server only; choose leave_out.", field="overflow")
        submit = engine.embed if isinstance(request, EmbeddingRequest) else engine.submit
        return EngineRequest(engine, lambda emit: submit(request, emit, load_s), local.wait, self._progress)

    def _engine(self, request: Any) -> Any:
        from ..runtime.dispatching import required_kind

        engine = self._served(required_kind(request)).engine
        if engine is None:
            raise HfjaxError(f"{self.spec.title} is closed; load it again.")
        return engine

    def _served(self, kind: ModelKind) -> ServedModel:
        if self._local is None:
            raise InvalidRequest(f"{self.spec.title} runs on a remote server, which only answers messages here.")
        self._local.served.require_kind(kind)
        return self._local.served

    def _remote_events(self, request: Any) -> Iterator[Event]:
        """Yield the events of a request to a remote server, whose connections are those of a manager, with its threads."""
        from ..runtime.manager import ModelManager

        manager = ModelManager(self.settings)
        try:
            with manager.generate(request) as stream:
                events = iter(stream)
                while True:
                    try:
                        event = next(events, None)
                    except KeyboardInterrupt:
                        stream.cancel()
                        events = iter(stream)  # the interrupted iterator is exhausted; the queue continues to Finished
                        continue
                    if event is None:
                        return
                    yield event
        finally:
            manager.close()
