"""Profile a step: a JAX profiler trace of a few steps, their operations by time, and the step compared with the machine's limits.

A step decodes one token of a text model, or denoises once, with guidance, with an image model. The program is jitted as in the
articles: the unmodified module through torchax, with its weights as arguments.
"""

from __future__ import annotations

import functools
import io
import itertools
import math
import re
import statistics
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import torch

from ..bridge.tensors import to_jax, to_torch
from ..catalog import ModelKind
from ..text.model_reader import read_torch_model
from .diffusion import GUIDANCE_SCALE, load_pipeline
from .events import CheckResult, FileResult, LabEvent, Measurement, Remark, StageProgress, TableResult
from .experiment import LabModel
from .text_model import pytorch_generate, tokenize_prompt
from .text_recipe import greedy, jax_weights, make_step, pure_call, static_cache
from .timing import StepTimer, compare_arrays, compare_tokens, shortest
from .trace import jax_operation_names, module_name, operations, record, sum_by_kind

MAX_TABLE_ROWS = 20  # number of operations in the table
MAX_DOWNLOAD = 40_000_000  # bytes
TRACE_EVENTS = 1_000_000  # the most events that JAX writes into a trace's JSON
TOLERANCE = 1e-2  # between two float32 computations of latents of unit variance over several steps
MATRIX = 1024  # rows and columns
LONG_MATRIX = (1 << 16, 1 << 10)  # 256 MiB, larger than any processor's cache


# --- Code worth copying -------------------------------------------------------------------------------------------------


def cost_of(program: Any) -> tuple[float, float]:
    """Return the floating-point operations and bytes accessed of a compiled program (``jax.jit(f).lower(…).compile()``)."""
    cost = program.cost_analysis()
    return float(cost["flops"]), float(cost["bytes accessed"])


def machine_limits() -> tuple[float, float]:
    """Measure this machine: operations per second of a matrix product, bytes per second of a matrix-vector product.

    Copying would give a lower figure: its result is written to new memory pages each time.
    """
    square = jnp.ones((MATRIX, MATRIX))
    product_s = shortest(jax.jit(lambda x: x @ x), square)
    long = jnp.ones(LONG_MATRIX)
    reading_s = shortest(jax.jit(lambda x, y: x @ y), long, jnp.ones(LONG_MATRIX[1:]))
    return 2 * MATRIX**3 / product_s, long.nbytes / reading_s


# --- The experiment -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ProfiledStep:
    """The step to be profiled.

    Attributes:
        step: the name of a step.
        program: the compiled program of one step.
        steps: runs from the beginning and yields after the work before the first step, and then after each step.
        check: compares the latest result of all steps with PyTorch's.
    """

    step: str
    program: Any
    steps: Callable[[], Iterator[None]]
    check: Callable[[], CheckResult]


def step_seconds(steps: Iterator[None]) -> float:
    """Return the median duration of the remaining steps."""
    moments = [time.perf_counter()]
    moments.extend(time.perf_counter() for _ in steps)
    return statistics.median(after - before for before, after in itertools.pairwise(moments))


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment ``profile``; see :mod:`.experiments` for its options.

    Raises:
        InvalidRequest: the prompt is empty or too long.
        UnsupportedModel: the image model is not a Stable Diffusion pipeline.
    """
    yield StageProgress("Loading the model and compiling a step")
    prepare = prepare_text if model.kind is ModelKind.TEXT else prepare_image
    subject = prepare(model, options["prompt"], options["steps"])
    yield StageProgress(f"{options['steps']} steps to warm up, and as many to time")
    for _ in range(2):
        steps = subject.steps()
        next(steps)
        seconds = step_seconds(steps)
    yield subject.check()

    yield StageProgress(f"{options['steps']} steps under the profiler")
    with tempfile.TemporaryDirectory(prefix="hfjax-profile-") as folder:
        steps = subject.steps()
        next(steps)
        traced: list[float] = []
        path = record(folder, lambda: traced.append(step_seconds(steps)))
        yield from _profile_events(folder, path, model.name, subject, traced[0] / seconds)
    yield StageProgress("Measuring the machine's limits")
    yield from _roofline(subject, seconds)


def prepare_text(model: LabModel, text: str, steps: int) -> ProfiledStep:
    """Prepare a text model's decode step after a prompt."""
    tokenizer, module = read_torch_model(model.folder, model.title)
    prompt = tokenize_prompt(tokenizer, text, steps + 1)
    weights, jitted = jax_weights(module), jax.jit(make_step(module), donate_argnums=3)
    make_cache = functools.partial(static_cache, module, len(prompt) + steps + 1)
    whole, one = jnp.array([prompt]), jnp.zeros((1, 1), int)
    *_, cache = jax.eval_shape(jitted, weights, whole, whole, make_cache())
    program = jitted.lower(weights, one, one, cache).compile()  # greedy runs the same for each token after the prompt
    tokens: list[int] = []

    def decode() -> Iterator[None]:
        tokens.clear()
        for token in greedy(jitted, weights, prompt, make_cache(), steps + 1):
            tokens.append(token)
            yield

    def check() -> CheckResult:
        clock = StepTimer()
        pytorch_generate(module, prompt, steps + 1, clock)
        return compare_tokens("Tokens match PyTorch", tokens, clock.tokens)

    return ProfiledStep("decode step", program, decode, check)


def prepare_image(model: LabModel, prompt: str, steps: int) -> ProfiledStep:
    """Prepare an image model's denoising step: the UNet with two rows, with the prompt and without, and the scheduler in PyTorch.

    Raises:
        UnsupportedModel: the pipeline is not a Stable Diffusion pipeline.
    """
    pipe = load_pipeline(model.folder)
    unet = pipe.unet.eval()
    with torch.no_grad():
        with_prompt, without = pipe.encode_prompt(prompt, "cpu", 1, True)
    states = torch.cat([without, with_prompt])
    size = unet.config.sample_size
    noise = torch.randn((1, unet.config.in_channels, size, size), generator=torch.Generator().manual_seed(0))
    weights = jax_weights(unet)
    call = pure_call(unet)

    def predict(weights: Any, latents: jax.Array, timestep: jax.Array, states: jax.Array) -> Any:
        return call(weights, latents, timestep, states, return_dict=False)[0]

    states_here = to_jax(states)
    two = jnp.zeros((2, *noise.shape[1:]))
    program = jax.jit(predict).lower(weights, two, jnp.float32(0), states_here).compile()
    outcome: list[torch.Tensor] = []

    def denoise(noise_of: Callable[[torch.Tensor, Any], torch.Tensor]) -> Iterator[None]:
        scheduler = type(pipe.scheduler).from_config(pipe.scheduler.config)
        scheduler.set_timesteps(steps)
        latents = noise * scheduler.init_noise_sigma
        yield
        for timestep in scheduler.timesteps:
            both = noise_of(scheduler.scale_model_input(torch.cat([latents] * 2), timestep), timestep)
            plain, prompted = both.chunk(2)
            guided = plain + GUIDANCE_SCALE * (prompted - plain)
            latents = scheduler.step(guided, timestep, latents).prev_sample
            yield
        outcome[:] = [latents]

    def in_jax(latents: torch.Tensor, timestep: Any) -> torch.Tensor:
        return to_torch(program(weights, to_jax(latents), jnp.float32(float(timestep)), states_here))

    def check() -> CheckResult:
        (ours,) = outcome
        with torch.no_grad():
            list(denoise(lambda latents, timestep: unet(latents, timestep, states, return_dict=False)[0]))
        return compare_arrays("Latents match PyTorch", ours, outcome[0], TOLERANCE, relative=True)

    return ProfiledStep("denoising step", program, lambda: denoise(in_jax), check)


def _profile_events(folder: str, path: Path, name: str, subject: ProfiledStep, slower: float) -> Iterator[LabEvent]:
    yield FileResult(
        f"profile-{re.sub(r'[^A-Za-z0-9.-]+', '-', name)}.zip", "application/zip", zip_profile(Path(folder), path)
    )
    found = operations(path, module_name(subject.program))
    total = sum(own for _, own in found.values())
    if not found:
        yield Remark("The trace contains no operations of compiled programs on this device.", warning=True)
        return
    rows = sum_by_kind(found, jax_operation_names(subject.program))
    yield TableResult(
        f"Operations by time ({subject.step}s)",
        ("operation", "source", "times", "ms", "share of time"),
        tuple(
            (kind, origin, count, round(own / 1000, 3), f"{own / total:.1%}")
            for kind, origin, count, own in rows[:MAX_TABLE_ROWS]
        ),
    )
    left = sum(own for *_, own in rows[MAX_TABLE_ROWS:])
    yield Remark(
        f"The table sums what each thread did, waiting included, so that the times of {len(found)} operations add up to more "
        f"than the clock where threads work side by side; {left / total:.1%} is in rows not shown. A fusion is several "
        "operations that XLA made one; 'source' is the last name of the operation that it came from, as the program "
        "says, or XLA's name for it where it has kept none, as for a product with one row or a copy into another layout. "
        f"Under the profiler a step took {slower:.2f} times as long. The trace has no hardware counters, on a CPU no "
        f"memory traffic either, and JAX writes at most {TRACE_EVENTS:,} events into its JSON. Open trace.json.gz in "
        "https://ui.perfetto.dev, or the folder in XProf."
    )


def zip_profile(folder: Path, trace: Path) -> bytes:
    """Return a zip of the profiler's files, or only of the JSON if all of them would be too large."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    if sum(path.stat().st_size for path in files) > MAX_DOWNLOAD:
        files = [trace]
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files:
            archive.write(path, path.relative_to(folder))
    return buffer.getvalue()


def _roofline(subject: ProfiledStep, seconds: float) -> Iterator[LabEvent]:
    flops, accessed = cost_of(subject.program)
    flops_limit, bytes_limit = machine_limits()
    product_flops, long = 2 * MATRIX**3, math.prod(LONG_MATRIX)
    for label, took, flop, moved in (
        (f"one {subject.step}", seconds, flops, accessed),
        (f"matrix product, {MATRIX} x {MATRIX}", product_flops / flops_limit, product_flops, None),
        (f"matrix of {4 * long >> 20} MiB by a vector", 4 * long / bytes_limit, 2 * long, 4 * long),
    ):
        values = {"seconds": took, "gflop": flop / 1e9, "gflop_s": flop / took / 1e9}
        if moved is not None:
            values |= {"gb": moved / 1e9, "gb_s": moved / took / 1e9}
        yield Measurement(label, values)
    arithmetic, memory = flops / flops_limit, accessed / bytes_limit
    bound = "memory" if memory > arithmetic else "arithmetic"
    yield Remark(
        f"Roofline: {flops / 1e9:.3g} GFLOP and {accessed / 1e9:.3g} GB in {seconds * 1e3:.1f} ms are "
        f"{flops / seconds / 1e9:.1f} GFLOP/s and {accessed / seconds / 1e9:.1f} GB/s; this machine reaches "
        f"{flops_limit / 1e9:.1f} GFLOP/s and {bytes_limit / 1e9:.1f} GB/s, at which the step would take "
        f"{max(arithmetic, memory) * 1e3:.1f} ms, bound by {bound}."
    )
    yield Remark(
        "Operations and bytes are the compiled program's own cost analysis. It counts what each operation reads and writes, "
        "whether or not that comes from the processor's cache, so the bytes a second can exceed what memory gives."
    )
