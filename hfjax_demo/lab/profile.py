"""What a step is made of: a JAX profiler trace of a few steps, its operations by time, and the step beside the machine's limits.

A text model's step decodes one token, an image model's denoises once with guidance. The program is jitted as the articles do
it: the unmodified module through torchax, its weights as arguments.
"""

from __future__ import annotations

import io
import math
import re
import statistics
import tempfile
import time
import warnings
import zipfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import torch
import torchax
from torchax.interop import jax_view, torch_view

from ..bridge.tensors import to_jax, to_torch
from ..catalog import ModelKind
from ..runtime.engines import quiet_transformers
from ..text.reading import read_plain
from .decoding import Clock, encode, pytorch_generate
from .diffusion import GUIDANCE_SCALE, load_pipeline
from .events import Checked, LabEvent, Measured, Remarked, Tabled, Working, Written
from .experiment import LabModel
from .text_recipe import jax_weights, make_step, static_cache
from .trace import by_kind, module_name, operations, origins, record

TOP = 20  # operations in the table
MAX_DOWNLOAD = 40_000_000  # bytes
TRACE_EVENTS = 1_000_000  # the most that JAX writes into a trace's JSON
TOLERANCE = 1e-2  # between two float32 computations of latents of unit variance, several steps deep
MATRIX = 1024  # rows and columns
LONG_MATRIX = (1 << 16, 1 << 10)  # 256 MiB, which no processor's cache holds
RUNS = 20


# --- What is worth copying ----------------------------------------------------------------------------------------------


def cost_of(program: Any) -> tuple[float, float]:
    """Floating-point operations and bytes accessed of a compiled program (``jax.jit(f).lower(…).compile()``)."""
    cost = program.cost_analysis()
    return float(cost["flops"]), float(cost["bytes accessed"])


def machine_limits() -> tuple[float, float]:
    """What this machine reaches: operations a second of a product of two matrices, bytes a second of one with a vector.

    A copy would say less: the pages of its result are new to the process each time.
    """
    square = jnp.ones((MATRIX, MATRIX))
    product_s = shortest(jax.jit(lambda x: x @ x), square)
    long = jnp.ones(LONG_MATRIX)
    reading_s = shortest(jax.jit(lambda x, y: x @ y), long, jnp.ones(LONG_MATRIX[1:]))
    return 2 * MATRIX**3 / product_s, long.nbytes / reading_s


def shortest(function: Callable[..., Any], *arguments: Any) -> float:
    """Seconds of the quickest of a few calls, after one that compiles."""
    times = []
    for _ in range(RUNS + 1):
        started = time.perf_counter()
        jax.block_until_ready(function(*arguments))  # type: ignore[no-untyped-call]
        times.append(time.perf_counter() - started)
    return min(times[1:])


# --- The experiment -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Subject:
    """What is profiled.

    Attributes:
        step: what a step is called.
        program: the compiled program of one step.
        begin: does what comes before the first step.
        work: runs all steps after :attr:`begin`, and returns the seconds of each.
        check: compares the last run's outcome with PyTorch's.
    """

    step: str
    program: Any
    begin: Callable[[], None]
    work: Callable[[], list[float]]
    check: Callable[[], Checked]


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """The experiment ``profile``; see :mod:`.experiments` for its options.

    Raises:
        InvalidRequest: an empty prompt, or one too long.
        UnsupportedModel: an image model that is no Stable Diffusion.
    """
    assert model is not None
    quiet_transformers()
    warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
    yield Working("Loading the model and compiling a step")
    prepare = prepare_text if model.kind is ModelKind.TEXT else prepare_image
    subject = prepare(model, options["prompt"], options["steps"])
    yield Working(f"{options['steps']} steps to warm up, and as many to time")
    for _ in range(2):
        subject.begin()
        seconds = statistics.median(subject.work())
    yield subject.check()

    yield Working(f"{options['steps']} steps under the profiler")
    with tempfile.TemporaryDirectory(prefix="hfjax-profile-") as folder:
        traced: list[float] = []
        subject.begin()
        path = record(folder, lambda: traced.extend(subject.work()))
        yield from _told(folder, path, model.name, subject, statistics.median(traced) / seconds)
    yield Working("Measuring the machine's limits")
    yield from _roofline(subject, seconds)


def prepare_text(model: LabModel, text: str, steps: int) -> Subject:
    """A text model's decode step, after a prompt."""
    tokenizer, module = read_plain(model.folder, model.title)
    prompt = encode(tokenizer, text, steps + 1)
    weights, step = jax_weights(module), make_step(module)
    length = len(prompt) + steps + 1
    whole, one = jnp.array([prompt]), jnp.zeros((1, 1), int)
    leaves, structure = jax.tree.flatten(static_cache(module, length, plain=True))

    def flat_step(weights: Any, ids: jax.Array, positions: jax.Array, leaves: list[jax.Array]) -> tuple[jax.Array, Any]:
        token, cache = step(weights, ids, positions, jax.tree.unflatten(structure, leaves))
        return token, jax.tree.leaves(cache)

    jitted = jax.jit(flat_step, donate_argnums=3)
    program = jitted.lower(weights, one, one, leaves).compile()
    behind_prompt: list[Any] = []  # the first token, and the cache
    tokens: list[int] = []

    def begin() -> None:
        cache = jax.tree.leaves(static_cache(module, length, plain=True))
        behind_prompt[:] = jitted(weights, whole, jnp.arange(len(prompt))[None], cache)
        tokens[:] = [int(behind_prompt[0][0])]

    def work() -> list[float]:
        token, cache = behind_prompt
        times = []
        for position in range(len(prompt), length - 1):
            started = time.perf_counter()
            token, cache = program(weights, token[:, None], jnp.full((1, 1), position), cache)
            tokens.append(int(token[0]))  # waits for the device
            times.append(time.perf_counter() - started)
        return times

    def check() -> Checked:
        clock = Clock()
        pytorch_generate(module, prompt, steps + 1, clock)
        equal = sum(ours == theirs for ours, theirs in zip(tokens, clock.tokens, strict=True))
        return Checked("Tokens match PyTorch", tokens == clock.tokens, f"{equal} of {steps + 1} equal")

    return Subject("decode step", program, begin, work, check)


def prepare_image(model: LabModel, prompt: str, steps: int) -> Subject:
    """An image model's denoising step: the UNet on two rows, with the prompt and without, and the scheduler in PyTorch.

    Raises:
        UnsupportedModel: the pipeline is no Stable Diffusion.
    """
    pipe = load_pipeline(model.folder)
    unet = pipe.unet.eval()
    with torch.no_grad():
        with_prompt, without = pipe.encode_prompt(prompt, "cpu", 1, True)
    states = torch.cat([without, with_prompt])
    size = unet.config.sample_size
    noise = torch.randn((1, unet.config.in_channels, size, size), generator=torch.Generator().manual_seed(0))
    weights = jax_weights(unet)
    env = torchax.default_env()

    def predict(weights: Any, latents: jax.Array, timestep: jax.Array, states: jax.Array) -> Any:
        with env, torch.no_grad():
            arguments = torch_view((latents, timestep, states))
            sample = torch.func.functional_call(unet, torch_view(weights), arguments, {"return_dict": False})
            return jax_view(sample[0])

    states_here = to_jax(states)
    two = jnp.zeros((2, *noise.shape[1:]))
    program = jax.jit(predict).lower(weights, two, jnp.float32(0), states_here).compile()
    outcome: list[torch.Tensor] = []

    def denoise(noise_of: Callable[[torch.Tensor, Any], torch.Tensor]) -> list[float]:
        scheduler = type(pipe.scheduler).from_config(pipe.scheduler.config)
        scheduler.set_timesteps(steps)
        latents = noise * scheduler.init_noise_sigma
        times = []
        for timestep in scheduler.timesteps:
            started = time.perf_counter()
            both = noise_of(scheduler.scale_model_input(torch.cat([latents] * 2), timestep), timestep)
            plain, prompted = both.chunk(2)
            guided = plain + GUIDANCE_SCALE * (prompted - plain)
            latents = scheduler.step(guided, timestep, latents).prev_sample
            times.append(time.perf_counter() - started)
        outcome[:] = [latents]
        return times

    def in_jax(latents: torch.Tensor, timestep: Any) -> torch.Tensor:
        return to_torch(program(weights, to_jax(latents), jnp.float32(float(timestep)), states_here))

    def check() -> Checked:
        (ours,) = outcome
        with torch.no_grad():
            denoise(lambda latents, timestep: unet(latents, timestep, states, return_dict=False)[0])
        difference = float((ours - outcome[0]).abs().max())
        scale = max(float(outcome[0].abs().max()), 1.0)
        detail = f"largest difference {difference:.1e}, of values up to {scale:.1f}"
        return Checked("Latents match PyTorch", difference <= TOLERANCE * scale, detail)

    return Subject("denoising step", program, lambda: None, lambda: denoise(in_jax), check)


def _told(folder: str, path: Path, name: str, subject: Subject, slower: float) -> Iterator[LabEvent]:
    """The download, the table of operations, and what to know about both."""
    yield Written(f"profile-{re.sub(r'[^A-Za-z0-9.-]+', '-', name)}.zip", "application/zip", packed(Path(folder), path))
    found = operations(path, module_name(subject.program))
    total = sum(own for _, own in found.values())
    if not found:
        yield Remarked("The trace contains no operations of compiled programs on this device.", warning=True)
        return
    rows = by_kind(found, origins(subject.program))
    yield Tabled(
        f"Operations by time ({subject.step}s)",
        ("operation", "source", "times", "ms", "share of time"),
        tuple(
            (kind, origin, count, round(own / 1000, 3), f"{own / total:.1%}") for kind, origin, count, own in rows[:TOP]
        ),
    )
    left = sum(own for *_, own in rows[TOP:])
    yield Remarked(
        f"The table sums what each thread did, waiting included, so that the times of {len(found)} operations add up to more "
        f"than the clock where threads work side by side; {left / total:.1%} is in rows not shown. A fusion is several "
        "operations that XLA made one; 'mostly from' is the last name of the operation that it came from, as the program "
        "says, or XLA's name for it where it has kept none, as for a product with one row or a copy into another layout. "
        f"Under the profiler a step took {slower:.2f} times as long. The trace has no hardware counters, on a CPU no "
        f"memory traffic either, and JAX writes at most {TRACE_EVENTS:,} events into its JSON. Open trace.json.gz in "
        "https://ui.perfetto.dev, or the folder in XProf."
    )


def packed(folder: Path, trace: Path) -> bytes:
    """A zip of what the profiler wrote; of the JSON alone where all of it would be too much."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    if sum(path.stat().st_size for path in files) > MAX_DOWNLOAD:
        files = [trace]
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files:
            archive.write(path, path.relative_to(folder))
    return buffer.getvalue()


def _roofline(subject: Subject, seconds: float) -> Iterator[LabEvent]:
    """The step beside the machine's limits."""
    flops, accessed = cost_of(subject.program)
    flops_limit, bytes_limit = machine_limits()
    gflops, gbytes = flops / seconds / 1e9, accessed / seconds / 1e9
    yield Measured(
        f"one {subject.step}",
        {"seconds": seconds, "gflop": flops / 1e9, "gb": accessed / 1e9, "gflop_s": gflops, "gb_s": gbytes},
    )
    yield Measured(
        f"matrix product, {MATRIX} x {MATRIX}",
        {"seconds": 2 * MATRIX**3 / flops_limit, "gflop": 2 * MATRIX**3 / 1e9, "gflop_s": flops_limit / 1e9},
    )
    yield Measured(
        f"matrix of {4 * math.prod(LONG_MATRIX) >> 20} MiB by a vector",
        {
            "seconds": 4 * math.prod(LONG_MATRIX) / bytes_limit,
            "gflop": 2 * math.prod(LONG_MATRIX) / 1e9,
            "gb": 4 * math.prod(LONG_MATRIX) / 1e9,
            "gflop_s": bytes_limit / 2e9,
            "gb_s": bytes_limit / 1e9,
        },
    )
    arithmetic, memory = flops / flops_limit, accessed / bytes_limit
    bound = "memory" if memory > arithmetic else "arithmetic"
    yield Remarked(
        f"Roofline: {flops / 1e9:.3g} GFLOP and {accessed / 1e9:.3g} GB in {seconds * 1e3:.1f} ms are {gflops:.1f} GFLOP/s and "
        f"{gbytes:.1f} GB/s; this machine reaches {flops_limit / 1e9:.1f} GFLOP/s and {bytes_limit / 1e9:.1f} GB/s, at which the "
        f"step would take {max(arithmetic, memory) * 1e3:.1f} ms, bound by {bound}."
    )
    yield Remarked(
        "Operations and bytes are the compiled program's own cost analysis. It counts what each operation reads and writes, "
        "whether or not that comes from the processor's cache, so the bytes a second can exceed what memory gives."
    )
