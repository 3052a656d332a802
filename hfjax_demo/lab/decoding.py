"""The decoding ladder: greedy decoding of one prompt, from plain PyTorch to this program's engine, all with the same tokens.

Each rung decodes twice from the start: the first run compiles, the second gives the figures. Everything is float32, and
end-of-sequence tokens are ignored, so that every rung decodes the requested number of tokens.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import torch

from ..bridge.functional import parameter_bytes, parameter_shapes
from ..bridge.programs.compiler import Compiler
from ..events import TextDelta, ThoughtDelta
from ..library.engine_calls import EngineRequest, without_failure
from ..requests import SamplingSettings, TextRequest
from ..runtime.device import collect_garbage, device_label
from ..settings import EngineShapes, Settings
from ..text.engine_assembly import build_engine
from ..text.loading import load_text_model
from ..text.model import TextModel
from ..text.model_reader import read_torch_model
from ..text.program_specs import DECODE, ProgramKey, abstract_program
from .captured import captured_constants_mb, demonstrate_captured_weights
from .events import LabEvent, Measurement, Number, Remark, StageProgress
from .experiment import LabModel
from .text_model import MAX_TOKENS, pytorch_generate, tokenize_prompt
from .text_recipe import dynamic_cache, greedy, jax_weights, make_step, static_cache
from .timing import StepTimer, compare_tokens, run_twice, shortest

PREFILL_CHUNK = 64


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment ``decoding``; see :mod:`.experiments` for its options.

    Raises:
        InvalidRequest: the prompt is empty or too long.
    """
    yield StageProgress("Loading the model in PyTorch")
    tokenizer, module = read_torch_model(model.folder, model.title)
    prompt = tokenize_prompt(tokenizer, options["prompt"], options["tokens"])
    expected: list[int] = []
    yield from _torch_rungs(module, prompt, options, expected)
    del module
    collect_garbage()  # frees the model and its copy for torchax
    yield from _engine_rungs(model, prompt, options["tokens"], options["block"], expected)


def _torch_rungs(module: Any, prompt: list[int], options: Mapping[str, Any], expected: list[int]) -> Iterator[LabEvent]:
    """Yield the events of the rungs that share one PyTorch module; they leave nothing in memory."""
    count, few = options["tokens"], min(options["slow_tokens"], options["tokens"])
    passes = count_passes(module)

    yield StageProgress(f"PyTorch eager: {count} tokens, twice")
    in_pytorch = functools.partial(pytorch_generate, module, prompt)
    yield from _measure_rung("PyTorch eager", in_pytorch, count, passes, expected)

    yield StageProgress("Copying the weights to JAX")
    weights = jax_weights(module)
    step = make_step(module)
    make_static = functools.partial(static_cache, module)

    def decoder(step: Callable[..., Any], make_cache: Callable[[int], Any]) -> Callable[[int, StepTimer], None]:
        def decode(n: int, clock: StepTimer) -> None:
            for token in greedy(step, weights, prompt, make_cache(len(prompt) + n), n):
                clock.tick(token)

        return decode

    if options["eager"]:
        for label, make_cache in (
            ("torchax eager, DynamicCache", lambda length: dynamic_cache(module)),
            ("torchax eager, StaticCache", make_static),
        ):
            yield StageProgress(f"{label}: {few} tokens, twice; each operation is compiled by itself")
            yield from _measure_rung(label, decoder(step, make_cache), few, passes, expected)

    jitted = jax.jit(step, donate_argnums=3)  # the memory of the cache is reused

    def constants() -> float:
        ids = jnp.zeros((1, 1), int)  # already traced for these shapes
        return captured_constants_mb(jitted, weights, ids, ids, make_static(len(prompt) + count))

    label = "jitted step, StaticCache, weights as arguments"
    yield StageProgress(f"{label}: compiling, then {count} tokens, twice")
    yield from _measure_rung(label, decoder(jitted, make_static), count, passes, expected, constants)
    if options["mistake"]:
        yield StageProgress("captured weights (mistake)")
        yield from demonstrate_captured_weights(module, parameter_bytes(weights))


def count_passes(module: torch.nn.Module) -> Callable[[], int]:
    """Count how often the module's Python code runs from now on; under ``jax.jit`` it runs once per trace."""
    passes: list[None] = []
    module.register_forward_pre_hook(lambda *_: passes.append(None))
    return lambda: len(passes)


def _measure_rung(
    label: str,
    decode: Callable[[int, StepTimer], None],
    count: int,
    passes: Callable[[], int],
    expected: list[int],
    constants: Callable[[], float] | None = None,
) -> Iterator[LabEvent]:
    """Decode twice on one rung, and yield figures and a check. The tokens of the first rung are the reference for the others.

    Args:
        decode: decodes a number of tokens and ticks the clock for each.
        passes: returns how often the model's Python code has run so far.
        constants: returns the megabytes captured by the program; for a rung with ``jax.jit``, where each such run is a trace.
    """
    before = passes()
    first, again, values = run_twice(functools.partial(decode, count))
    in_python = passes() - before
    yield Measurement(
        label,
        {
            "tokens": count,
            "tokens_per_s": again.per_second,
            "compile_s": max(first.seconds - again.seconds, 0.0),
            "passes": in_python,
            "traces": 0 if constants is None else in_python,
            "constants_mb": None if constants is None else constants(),
            **values,
        },
    )
    what = f"{label}: tokens match PyTorch" if expected else "PyTorch is deterministic: same tokens twice"
    expected += [] if expected else first.tokens
    wanted = expected[:count]
    yield compare_tokens(what, again.tokens if first.tokens == wanted else first.tokens, wanted)


def _engine_rungs(
    model: LabModel, prompt: list[int], count: int, block: int, expected: list[int]
) -> Iterator[LabEvent]:
    """Yield the events of this program's engine. It is last, because its torchax lowerings must not affect the other rungs."""
    yield StageProgress("Loading this program's engine")
    params, text_model = load_text_model(model.folder, model.name, "float32", lambda message, fraction: None)
    passes = count_passes(text_model.call.module)
    # Use one size of prefill chunk: the second run finds most of the prompt in the prefix cache, and would compile another size.
    settings = Settings(
        slots=1,
        context_length=MAX_TOKENS,
        engine_shapes=EngineShapes((PREFILL_CHUNK,), decode_block=block),
    )
    engine = build_engine(
        params,
        dataclasses.replace(text_model, stop_ids=()),
        settings=settings,
        device=device_label(),
        compiler=Compiler(),
    )

    def constants_of_decode() -> float:
        program = abstract_program(text_model, params, engine.programs.shapes, ProgramKey(DECODE, 1))
        return captured_constants_mb(jax.jit(program.function), *program.arguments)

    def generate(tokens: int, clock: StepTimer) -> None:
        sampling = SamplingSettings(temperature=0, max_new_tokens=tokens)
        engine.prepare(model.name)  # compilation counts towards the first run
        request = TextRequest(model.name, prompt_ids=prompt, sampling=sampling)
        for event in without_failure(EngineRequest(engine, functools.partial(engine.submit, request))):
            if isinstance(event, (TextDelta, ThoughtDelta)) and event.token_ids:
                clock.tick(*event.token_ids)

    label = f"this program's engine, {block} steps per call"
    yield StageProgress(f"{label}: compiling, then {count} tokens, twice")
    yield from _measure_rung(label, generate, count, passes, expected, constants_of_decode)
    yield from _measure_limit(text_model, parameter_bytes(params))


def _measure_limit(model: TextModel, held: int) -> Iterator[LabEvent]:
    """Yield the machine's limit for float32 weights; ``held`` are the bytes in which the engine has them."""
    yield StageProgress("Measuring the machine's limit")
    shapes = [shape for shape in parameter_shapes(model.call).values() if len(shape) == 2]
    seconds = read_all_weights_s(shapes)
    limit: dict[str, Number] = {"seconds": seconds, "tokens_per_s": 1 / seconds}
    yield Measurement("limit: every float32 weight read once per token", limit)
    yield Remark(
        "Tokens a second are those after the first one, in the second run. The slow rungs decoded fewer tokens, as the column "
        "says; nothing was extrapolated. Compiling is what the first run took longer than the second. The limit is the shortest "
        "time of one-row products with all the weights and nothing else."
    )
    wide = 4 * model.parameters
    if held < 0.9 * wide:
        yield Remark(
            f"This program's engine keeps the {wide / 1e6:,.0f} MB of weights in {held / 1e6:,.0f} MB: as few bits as hold each "
            "number exactly. So it can be ahead of a limit that is for float32."
        )


def read_all_weights_s(shapes: Sequence[tuple[int, ...]]) -> float:
    """Return the seconds of a one-row float32 product with matrices of these shapes, the minimum of many runs."""
    matrices = [jnp.ones(shape, jnp.float32) for shape in shapes]
    vectors = {matrix.shape[1]: jnp.ones(matrix.shape[1], matrix.dtype) for matrix in matrices}

    @jax.jit
    def read_all(matrices: list[jax.Array], vectors: dict[int, jax.Array]) -> list[jax.Array]:
        # With vector @ matrix.T, XLA's CPU library takes fifteen times as long from 4,096 columns on.
        return [matrix @ vectors[matrix.shape[1]] for matrix in matrices]

    # It runs for this long because the memory bandwidth of a virtual machine varies.
    return shortest(read_all, matrices, vectors, runs=5, at_least_s=1.5)
