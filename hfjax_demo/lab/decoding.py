"""The decoding ladder: one prompt decoded greedily from plain PyTorch to this program's engine, the same tokens on every rung.

Each rung decodes twice from the start. The first run compiles whatever the rung compiles; the second gives the figures.
Everything is float32, and end tokens are ignored, so that every rung decodes as many tokens as it was asked for.
"""

from __future__ import annotations

import dataclasses
import functools
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import psutil
import torch

from ..bridge.functional import parameter_bytes, parameter_shapes
from ..bridge.programs.compiler import Compiler
from ..errors import InvalidRequest
from ..events import Event, Failed, TextDelta, ThoughtDelta
from ..requests import SamplingSettings, TextRequest
from ..runtime.device import device_label, free_memory
from ..runtime.engines import quiet_transformers
from ..settings import Settings
from ..text.building import build_engine
from ..text.decode import decode, init_state
from ..text.engine import TextEngine
from ..text.loading import load_text_model
from ..text.reading import read_plain
from .captured import captured_mb, provoke
from .events import Checked, LabEvent, Measured, Remarked, Working
from .experiment import LabModel
from .text_recipe import dynamic_cache, greedy, jax_weights, make_step, static_cache

MAX_TOKENS = 1024  # prompt and answer together
PREFILL_CHUNK = 64
LIMIT_RUNS, LIMIT_S = 5, 1.5  # at least so many, and for so long: a virtual machine's memory has slow and quick moments


@dataclass(slots=True)
class Clock:
    """Tokens as they arrive, each piece with its time in seconds since the clock was made."""

    started: float = field(default_factory=time.perf_counter)
    pieces: list[tuple[float, tuple[int, ...]]] = field(default_factory=list)

    def tick(self, *tokens: int) -> None:
        """These have just arrived."""
        self.pieces.append((time.perf_counter() - self.started, tokens))

    @property
    def tokens(self) -> list[int]:
        """All of them."""
        return [token for _, piece in self.pieces for token in piece]

    @property
    def tokens_per_s(self) -> float:
        """After the first piece, which ends the prompt."""
        (first, piece), (last, _) = self.pieces[0], self.pieces[-1]
        return (len(self.tokens) - len(piece)) / (last - first)


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """The experiment ``decoding``; see :mod:`.experiments` for its options.

    Raises:
        InvalidRequest: an empty prompt, or one too long.
    """
    assert model is not None
    quiet_transformers()
    warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
    yield Working("Loading the model in PyTorch")
    tokenizer, module = read_plain(model.folder, model.title)
    prompt = encode(tokenizer, options["prompt"], options["tokens"])
    expected: list[int] = []
    yield from _torch_rungs(module, prompt, options, expected)
    del module
    free_memory()  # the model and its copy for torchax
    yield from _engine_rungs(model, prompt, options["tokens"], options["block"], expected)


def _torch_rungs(module: Any, prompt: list[int], options: Mapping[str, Any], expected: list[int]) -> Iterator[LabEvent]:
    """The rungs that share one PyTorch module; they leave nothing in memory."""
    count, few = options["tokens"], min(options["slow_tokens"], options["tokens"])
    passes = count_passes(module)

    yield Working(f"PyTorch eager: {count} tokens, twice")
    in_pytorch = functools.partial(pytorch_generate, module, prompt)
    yield from _climb("PyTorch eager", in_pytorch, count, passes, expected)

    yield Working("Copying the weights to JAX")
    weights = jax_weights(module)
    step = make_step(module)

    fixed, plain = (functools.partial(static_cache, module, plain=plain) for plain in (False, True))

    def decoder(step: Callable[..., Any], make_cache: Callable[[int], Any]) -> Callable[[int, Clock], None]:
        def decode(n: int, clock: Clock) -> None:
            for token in greedy(step, weights, prompt, make_cache(len(prompt) + n), n):
                clock.tick(token)

        return decode

    if options["eager"]:
        for label, make_cache in (
            ("torchax eager, DynamicCache", lambda length: dynamic_cache(module)),
            ("torchax eager, StaticCache", fixed),
        ):
            yield Working(f"{label}: {few} tokens, twice; each operation is compiled by itself")
            yield from _climb(label, decoder(step, make_cache), few, passes, expected)

    jitted = jax.jit(step, donate_argnums=3)  # the cache's memory is used again

    def constants() -> float:
        ids = jnp.zeros((1, 1), int)
        return captured_mb(jitted, weights, ids, ids, plain(len(prompt) + count))  # it is traced already

    label = "jitted step, StaticCache, weights as arguments"
    yield Working(f"{label}: compiling, then {count} tokens, twice")
    yield from _climb(label, decoder(jitted, plain), count, passes, expected, constants)
    if options["mistake"]:
        yield Working("captured weights (mistake)")
        yield from provoke(module, parameter_bytes(weights))


def encode(tokenizer: Any, text: str, count: int) -> list[int]:
    """The prompt's tokens.

    Raises:
        InvalidRequest: none, or too many to decode ``count`` more.
    """
    prompt = [int(token) for token in tokenizer(text).input_ids]
    if not text.strip() or not prompt:
        raise InvalidRequest("The prompt is empty.")
    if len(prompt) + count > MAX_TOKENS:
        raise InvalidRequest(f"The prompt has {len(prompt)} tokens; shorten it to {MAX_TOKENS - count}.")
    return prompt


def pytorch_generate(module: Any, prompt: list[int], count: int, clock: Clock) -> None:
    """``generate`` as transformers documents it, with a streamer that tells each token's time. No token ends the answer."""

    class Streamer:
        prompt_seen = False

        def put(self, value: torch.Tensor) -> None:
            if self.prompt_seen:
                clock.tick(*value.flatten().tolist())
            self.prompt_seen = True  # the first put is the prompt itself

        def end(self) -> None:
            pass

    ids = torch.tensor([prompt])
    module.generation_config.eos_token_id = None
    with torch.inference_mode():
        module.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            do_sample=False,
            max_new_tokens=count,
            pad_token_id=0,
            streamer=Streamer(),
        )


def count_passes(module: torch.nn.Module) -> Callable[[], int]:
    """How often the module's Python code runs from now on; under ``jax.jit`` that is once a trace."""
    passes: list[None] = []
    module.register_forward_pre_hook(lambda *_: passes.append(None))
    return lambda: len(passes)


def _climb(
    label: str,
    decode: Callable[[int, Clock], None],
    count: int,
    passes: Callable[[], int],
    expected: list[int],
    constants: Callable[[], float] | None = None,
) -> Iterator[LabEvent]:
    """Decode twice in one way, and tell. The first rung's tokens are what all others must give.

    Args:
        decode: decodes so many tokens and ticks the clock as they arrive.
        passes: times that the model's Python code has run so far.
        constants: of a way by ``jax.jit``, in which such a run is a trace: megabytes captured by the program.
    """
    before = passes()
    first = Clock()
    decode(count, first)
    first_s = time.perf_counter() - first.started
    again = Clock()
    decode(count, again)
    seconds = time.perf_counter() - again.started
    in_python = passes() - before
    yield Measured(
        label,
        {
            "tokens": count,
            "seconds": seconds,
            "tokens_per_s": again.tokens_per_s,
            "first_s": first_s,
            "compile_s": max(first_s - seconds, 0.0),
            "passes": in_python,
            "traces": 0 if constants is None else in_python,
            "constants_mb": None if constants is None else constants(),
            "ttft_s": again.pieces[0][0],
            "rss_mb": psutil.Process().memory_info().rss / 1e6,
        },
    )
    if not expected:
        expected += first.tokens
        passed, what = again.tokens == expected, "PyTorch is deterministic: same tokens twice"
    else:
        wanted = expected[:count]
        passed, what = first.tokens == wanted == again.tokens, f"{label}: tokens match PyTorch"
    equal = sum(ours == theirs for ours, theirs in zip(again.tokens, expected, strict=False))
    yield Checked(what, passed, f"{equal} of {count} equal")


def _engine_rungs(
    model: LabModel, prompt: list[int], count: int, block: int, expected: list[int]
) -> Iterator[LabEvent]:
    """This program's engine, last: it gives torchax lowerings of its own, which the rungs before must not have."""
    yield Working("Loading this program's engine")
    params, text_model = load_text_model(model.folder, model.name, "float32", lambda message, fraction: None)
    passes = count_passes(text_model.call.module)
    # One length of prompt chunks: the second run reads most of the prompt from the first's cache, and would compile another.
    settings = Settings(
        slots=1,
        decode_block=block,
        context_length=MAX_TOKENS,
        initial_positions=MAX_TOKENS,
        prefill_chunks=(PREFILL_CHUNK,),
    )
    engine = build_engine(
        params,
        dataclasses.replace(text_model, stop_ids=()),
        settings=settings,
        device=device_label(),
        compiler=Compiler(),
    )

    def constants_of_decode() -> float:
        state = jax.eval_shape(lambda: init_state(text_model, 1, MAX_TOKENS))
        rows = jax.ShapeDtypeStruct((1,), jnp.int32)  # type: ignore[no-untyped-call]
        jitted = jax.jit(lambda params, state, rows: decode(text_model, block, params, state, rows))
        return captured_mb(jitted, params, state, rows)

    def generate(tokens: int, clock: Clock) -> None:
        engine.prepare(model.name)  # what this compiles belongs to the first run
        engine_generate(engine, model.name, prompt, tokens, clock)

    label = f"this program's engine, {block} steps per call"
    yield Working(f"{label}: compiling, then {count} tokens, twice")
    yield from _climb(label, generate, count, passes, expected, constants_of_decode)
    yield Working("Measuring the machine's limit")
    shapes = [shape for shape in parameter_shapes(text_model.call).values() if len(shape) == 2]
    seconds = read_all_weights_s(shapes)
    yield Measured(
        "limit: every float32 weight read once per token",
        {"seconds": seconds, "tokens_per_s": 1 / seconds},
        is_limit=True,
    )
    yield Remarked(
        "Tokens a second are those after the first one, in the second run. The slow rungs decoded fewer tokens, as the column "
        "says; nothing was extrapolated. Compiling is what the first run took longer than the second. The limit is the shortest "
        "time of one-row products with all the weights and nothing else."
    )
    wide, held = 4 * text_model.parameters, parameter_bytes(params)
    if held < 0.9 * wide:
        yield Remarked(
            f"This program's engine keeps the {wide / 1e6:,.0f} MB of weights in {held / 1e6:,.0f} MB: as few bits as hold each "
            "number exactly. So it can be ahead of a limit that is for float32."
        )


def engine_generate(engine: TextEngine, name: str, prompt: list[int], count: int, clock: Clock) -> None:
    """One conversation with the engine, driven directly."""
    failures: list[Failed] = []

    def emit(event: Event) -> None:
        if isinstance(event, (TextDelta, ThoughtDelta)) and event.token_ids:
            clock.tick(*event.token_ids)
        elif isinstance(event, Failed):
            failures.append(event)

    request = TextRequest(name, prompt_ids=prompt, sampling=SamplingSettings(temperature=0, max_new_tokens=count))
    engine.submit(request, emit)
    while engine.has_work:
        engine.step()
    if failures:
        raise failures[0].error


def read_all_weights_s(shapes: Sequence[tuple[int, ...]]) -> float:
    """Seconds for a one-row float32 product with matrices of these shapes, the shortest of many runs."""
    matrices = [jnp.ones(shape, jnp.float32) for shape in shapes]
    vectors = {matrix.shape[1]: jnp.ones(matrix.shape[1], matrix.dtype) for matrix in matrices}

    @jax.jit
    def read_all(matrices: list[jax.Array], vectors: dict[int, jax.Array]) -> list[jax.Array]:
        # The other way round, vector @ matrix.T, XLA's CPU library takes fifteen times as long from 4,096 columns on.
        return [matrix @ vectors[matrix.shape[1]] for matrix in matrices]

    jax.block_until_ready(read_all(matrices, vectors))  # type: ignore[no-untyped-call]  # compiles
    times: list[float] = []
    while len(times) < LIMIT_RUNS or sum(times) < LIMIT_S:
        started = time.perf_counter()
        jax.block_until_ready(read_all(matrices, vectors))  # type: ignore[no-untyped-call]
        times.append(time.perf_counter() - started)
    return min(times)
