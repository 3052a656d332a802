"""All experiments, in the order the page shows them. Adding one is a module and an entry here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ..catalog import ModelKind
from ..errors import InvalidRequest
from .experiment import Column, Experiment, Option, OptionKind


def _about(seconds: float, ns_each: float, gigabytes: float, bytes_each: float) -> Callable[[int], tuple[float, int]]:
    """What a run takes: seconds and gigabytes with no model at all, and nanoseconds and bytes for each parameter of the model.

    The figures below are lines through what each experiment took with its defaults on two cores of an AMD EPYC, with SmolLM2
    135M and Gemma 3 270M. For pictures it was Emoji Diffusion (12 M) alone; there the time of a parameter is worked out, not
    measured: the ladder's steps and decodings with what each takes in a pipeline of 100 M at 256 pixels.
    """
    return lambda parameters: (seconds + ns_each * parameters / 1e9, int(gigabytes * 1e9 + bytes_each * parameters))


# PyTorch's idle threads would spin, and so take the cores from XLA's.
_PASSIVE_THREADS: Mapping[str, str] = MappingProxyType({"OMP_WAIT_POLICY": "passive"})

_PROMPT_AND_CALLS = (
    Option("prompt", "Prompt", OptionKind.TEXT, "The capital of France is"),
    Option("calls", "Later calls to take the median of", OptionKind.WHOLE_NUMBER, 5, least=1, most=50),
)

FORWARD = Experiment(
    name="forward",
    title="Forward pass",
    summary=(
        "The model taken apart into weights and a pure function: called eagerly, then compiled by jax.jit, beside PyTorch; "
        "and the classes that had to be registered as pytrees."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.forward:run",
    shown=("pure_forward",),
    columns=(
        Column("first_s", "First call, s", "{:.3f}"),
        Column("later_s", "Later calls, s", "{:.4f}"),
        Column("tokens_per_s", "Prompt tokens/s", "{:.1f}"),
    ),
    chart="later_s",
    cost=_about(6, 26, 0.6, 11),
    options=_PROMPT_AND_CALLS,
    environment=_PASSIVE_THREADS,
    page="lab-forward.md",
)

COMPILE = Experiment(
    name="compile",
    title="torchax.compile",
    summary=(
        "A module compiled in place by torchax.compile, behind a thin wrapper and with static arguments; and what happens when "
        "they are not static."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.compile_module:run",
    shown=("LogitsOnly", "compile_module", "logits_of"),
    columns=(Column("first_s", "First call, s", "{:.3f}"), Column("later_s", "Later calls, s", "{:.4f}")),
    chart="later_s",
    cost=_about(7, 30, 0.3, 12),
    options=_PROMPT_AND_CALLS,
    environment=_PASSIVE_THREADS,
    page="lab-compile.md",
)

TROUBLESHOOTING = Experiment(
    name="troubleshooting",
    title="Troubleshooting",
    summary="The four errors that people meet first, each provoked on a small random model and mended.",
    kinds=frozenset(),
    function="hfjax_demo.lab.troubleshooting:run",
    shown=("not_a_jax_type", "traced_flag", "captured_weights", "no_such_device"),
    columns=(Column("kind", "Raises"), Column("message", "Says"), Column("fix", "The fix")),
    cost=_about(5, 0, 0.7, 0),
    page="troubleshooting.md",
)

DECODING = Experiment(
    name="decoding",
    title="Decoding ladder",
    summary="One prompt decoded greedily five ways, from plain PyTorch over torchax's eager mode and a jitted step to this "
    "program's engine. The same tokens on every rung.",
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.decoding:run",
    shown=(
        "text_recipe.jax_weights",
        "text_recipe.make_step",
        "text_recipe.greedy",
        "text_recipe.dynamic_cache",
        "text_recipe.static_cache",
        "captured.weights_captured",
        "captured.weights_passed",
    ),
    columns=(
        Column("tokens", "Tokens"),
        Column("seconds", "Seconds", "{:.3g}"),
        Column("tokens_per_s", "Tokens/s", "{:.2f}"),
        Column("first_s", "First run, s", "{:.2f}"),
        Column("compile_s", "Compiling, s", "{:.2f}"),
        Column("passes", "Python passes"),
        Column("traces", "Traces"),
        Column("constants_mb", "Constants, MB", "{:.1f}"),
    ),
    chart="tokens_per_s",
    options=(
        Option(
            "prompt",
            "Prompt",
            OptionKind.TEXT,
            "The history of the bicycle begins in the early nineteenth century, when",
        ),
        Option("tokens", "Tokens of the quick rungs", OptionKind.WHOLE_NUMBER, 32, least=4, most=256),
        Option("slow_tokens", "Tokens of the slow rungs", OptionKind.WHOLE_NUMBER, 4, least=2, most=32),
        Option("block", "Decode steps a call of the engine", OptionKind.WHOLE_NUMBER, 8, least=1, most=64),
        Option("eager", "With torchax's eager rungs, which take a minute or more", OptionKind.YES_NO, True),
        Option("mistake", "With the mistake of capturing weights", OptionKind.YES_NO, True),
    ),
    cost=_about(25, 80, 0.9, 11),
    page="lab-decoding.md",
)

CLASSIFICATION = Experiment(
    name="classification",
    title="Text classification",
    summary=(
        "Labels of your choice, scored by how likely the model finds each label's whole text behind a prompt, and calibrated "
        "against a text that says nothing. No training."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.classification:run",
    shown=("make_score", "probabilities"),
    columns=(Column("label", "label"), Column("probability", "probability", "{:.3f}")),
    chart="probability",
    cost=_about(5, 25, 0.5, 9),
    options=(
        Option("labels", "Labels, one a line", OptionKind.LINES, "positive\nnegative\nneutral", least=2, most=10),
        Option("template", "Prompt; {text} is where the text goes", OptionKind.TEXT, "Review: {text}\nSentiment:"),
        Option(
            "texts",
            "Texts, one a line",
            OptionKind.LINES,
            "I enjoyed every page of this book.\nThe waiter was rude and the food was cold.\nThe shop opens at nine.",
            most=200,
        ),
        Option("csv", "A CSV in place of the texts", OptionKind.TEXT, ""),
        Option("calibrated", "Calibrate against a text that says nothing", OptionKind.YES_NO, True),
        Option("labelled_set", "Measure accuracy on the labelled set (60 sentences)", OptionKind.YES_NO, False),
    ),
    page="lab-classification.md",
)

TENSOR_PARALLEL = Experiment(
    name="tensor-parallel",
    title="Tensor parallelism",
    summary=(
        "The model's weights split over 2, 4 and 8 devices by its own plan: the same answers, a share of the memory on each. "
        "On one machine the devices are virtual and share its cores, so this shows no speed-up."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.tensor_parallel:run",
    shown=("place_weights", "place_cache", "make_step"),
    columns=(
        Column("weights_mb", "weights a device, MB", "{:,.1f}"),
        Column("cache_mb", "cache a device, MB", "{:,.2f}"),
        Column("first_s", "forward pass, first call, s", "{:.2f}"),
        Column("later_s", "Later calls, s", "{:.4f}"),
        Column("decode_first_s", "decoding, first token, s", "{:.2f}"),
        Column("tokens_per_s", "later tokens/s", "{:.1f}"),
    ),
    chart="weights_mb",
    cost=_about(22, 26, 0.4, 13),
    options=(
        Option("prompt", "Prompt (its first 64 tokens)", OptionKind.TEXT, "The capital of France is"),
        Option("tokens", "Tokens to decode", OptionKind.WHOLE_NUMBER, 8, least=2, most=64),
        Option("devices", "Devices, at most", OptionKind.CHOICE, "8", choices=("2", "4", "8")),
    ),
    # Of the processor, where there are no accelerators. It leaves XLA_FLAGS to the user.
    environment=MappingProxyType({"JAX_NUM_CPU_DEVICES": "8"}),
    page="lab-tensor-parallel.md",
)

DIFFUSION = Experiment(
    name="diffusion",
    title="Diffusion ladder",
    summary="The same picture from PyTorch's own pipeline, with its modules on JAX one after another, and from this program's "
    "engine: first and later pictures.",
    kinds=frozenset({ModelKind.IMAGE}),
    function="hfjax_demo.lab.diffusion:run",
    shown=("move_to_jax", "compile_parts", "move_scheduler", "draw"),
    columns=(
        Column("steps", "Steps"),
        Column("first_s", "First picture, s", "{:.2f}"),
        Column("seconds", "Later picture, s", "{:.2f}"),
        Column("steps_per_s", "Steps/s", "{:.2f}"),
        Column("step_s", "A step, s", "{:.3f}"),
        Column("decode_s", "After the last step, s", "{:.3f}"),
        Column("difference", "From PyTorch, of 255"),
    ),
    chart="steps_per_s",
    options=(
        Option("prompt", "Prompt", OptionKind.TEXT, "a red apple"),
        Option("steps", "Denoising steps", OptionKind.WHOLE_NUMBER, 10, least=2, most=50),
        Option("slow_steps", "Denoising steps of the eager rung", OptionKind.WHOLE_NUMBER, 2, least=2, most=10),
        Option("eager", "With torchax's eager rung, which takes a minute or more", OptionKind.YES_NO, True),
        Option("partly", "With the rungs that compile only a part", OptionKind.YES_NO, True),
    ),
    cost=_about(45, 700, 2.5, 16),
    page="lab-diffusion.md",
)

PROFILE = Experiment(
    name="profile",
    title="Profile",
    summary="A JAX profiler trace of a few decode or denoising steps to download, the operations by time, and the step beside "
    "what the machine can do.",
    kinds=frozenset({ModelKind.TEXT, ModelKind.IMAGE}),
    function="hfjax_demo.lab.profile:run",
    shown=("trace.record", "trace.operations", "cost_of", "machine_limits"),
    columns=(
        Column("seconds", "Seconds", "{:.4f}"),
        Column("gflop", "GFLOP", "{:.3f}"),
        Column("gb", "GB", "{:.3f}"),
        Column("gflop_s", "GFLOP/s", "{:.1f}"),
        Column("gb_s", "GB/s", "{:.1f}"),
    ),
    options=(
        Option("prompt", "Prompt", OptionKind.TEXT, "a red apple"),
        Option("steps", "Steps", OptionKind.WHOLE_NUMBER, 8, least=2, most=32),
    ),
    cost=_about(9, 25, 1.4, 7),
    page="lab-profile.md",
)

_ALL: tuple[Experiment, ...] = (
    FORWARD,
    DECODING,
    DIFFUSION,
    COMPILE,
    CLASSIFICATION,
    TENSOR_PARALLEL,
    PROFILE,
    TROUBLESHOOTING,
)

EXPERIMENTS: Mapping[str, Experiment] = MappingProxyType({experiment.name: experiment for experiment in _ALL})


def find(name: str) -> Experiment:
    """The experiment of a name.

    Raises:
        InvalidRequest: there is none.
    """
    if name not in EXPERIMENTS:
        raise InvalidRequest(f"Unknown experiment {name[:40]!r}. Choose one of {', '.join(EXPERIMENTS)}.")
    return EXPERIMENTS[name]
