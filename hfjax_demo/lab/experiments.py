"""All experiments, in the order of the page. To add one, add a module and an entry here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ..catalog import ModelKind
from ..errors import InvalidRequest
from .experiment import Column, Experiment, Option, OptionKind


def _linear_cost(
    seconds: float, ns_each: float, gigabytes: float, bytes_each: float
) -> Callable[[int], tuple[float, int]]:
    """Return the cost of a run: seconds and gigabytes without a model, plus nanoseconds and bytes per parameter of the model.

    The figures below are linear fits of what each experiment took with its defaults on two cores of an AMD EPYC, with SmolLM2
    135M and Gemma 3 270M. For images, only Emoji Diffusion (12 M) was measured; there the time per parameter is calculated: the
    number of steps and decodings of the ladder, times what each takes in a pipeline of 100 M at 256 pixels.
    """
    return lambda parameters: (seconds + ns_each * parameters / 1e9, int(gigabytes * 1e9 + bytes_each * parameters))


# PyTorch's idle threads would otherwise spin, and take the cores from XLA's threads.
_PASSIVE_THREADS: Mapping[str, str] = MappingProxyType({"OMP_WAIT_POLICY": "passive"})

_PROMPT_AND_CALLS = (
    Option("prompt", "Prompt", OptionKind.TEXT, "The capital of France is"),
    Option("calls", "Repeats (median)", OptionKind.WHOLE_NUMBER, 5, least=1, most=50),
)

_FORWARD_COLUMNS = (
    Column("first_s", "First call (s)", "{:.3f}"),
    Column("later_s", "Later calls (s)", "{:.4f}"),
    Column("tokens_per_s", "Prompt tokens/s", "{:.1f}"),
)

FORWARD = Experiment(
    name="forward",
    title="Forward pass",
    summary=(
        "The model as weights and a pure function, called eagerly and compiled with jax.jit, compared with PyTorch; "
        "also lists the classes registered as pytrees."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.forward:run",
    shown=("pure_forward",),
    columns=_FORWARD_COLUMNS,
    chart="later_s",
    cost=_linear_cost(6, 26, 0.6, 11),
    options=_PROMPT_AND_CALLS,
    environment=_PASSIVE_THREADS,
    page="lab-forward.md",
)

COMPILE = Experiment(
    name="compile",
    title="torchax.compile",
    summary=(
        "A module compiled in place with torchax.compile, with a thin wrapper and static arguments. Also shows the error "
        "that occurs without static arguments."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.compile_module:run",
    shown=("LogitsOnly", "compile_module", "logits_of"),
    columns=_FORWARD_COLUMNS,
    chart="later_s",
    cost=_linear_cost(7, 30, 0.3, 12),
    options=_PROMPT_AND_CALLS,
    environment=_PASSIVE_THREADS,
    page="lab-compile.md",
)

TROUBLESHOOTING = Experiment(
    name="troubleshooting",
    title="Troubleshooting",
    summary="The four most common errors, each reproduced with a small random model and fixed.",
    kinds=frozenset(),
    function="hfjax_demo.lab.troubleshooting:run",
    shown=("not_a_jax_type", "traced_flag", "captured_weights", "captured.captured_constants", "no_such_device"),
    columns=(Column("kind", "Error"), Column("message", "Message"), Column("fix", "Fix")),
    cost=_linear_cost(5, 0, 0.7, 0),
    page="troubleshooting.md",
)

DECODING = Experiment(
    name="decoding",
    title="Decoding ladder",
    summary="Greedy decoding of one prompt in five ways: PyTorch, torchax in eager mode, a jitted step and this "
    "program's engine. Each must produce the same tokens.",
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.decoding:run",
    shown=(
        "text_recipe.jax_weights",
        "text_recipe.pure_call",
        "text_recipe.make_step",
        "text_recipe.greedy",
        "text_recipe.dynamic_cache",
        "text_recipe.static_cache",
        "captured.capturing_and_passing",
    ),
    columns=(
        Column("tokens", "Tokens"),
        Column("seconds", "Seconds", "{:.3g}"),
        Column("tokens_per_s", "Tokens/s", "{:.2f}"),
        Column("first_s", "First run (s)", "{:.2f}"),
        Column("compile_s", "Compile time (s)", "{:.2f}"),
        Column("passes", "Forward passes in Python"),
        Column("traces", "Traces"),
        Column("constants_mb", "Constants (MB)", "{:.1f}"),
    ),
    chart="tokens_per_s",
    options=(
        Option(
            "prompt",
            "Prompt",
            OptionKind.TEXT,
            "The history of the bicycle begins in the early nineteenth century, when",
        ),
        Option("tokens", "Tokens (fast methods)", OptionKind.WHOLE_NUMBER, 32, least=4, most=256),
        Option("slow_tokens", "Tokens (slow methods)", OptionKind.WHOLE_NUMBER, 4, least=2, most=32),
        Option("block", "Decode steps per engine call", OptionKind.WHOLE_NUMBER, 8, least=1, most=64),
        Option("eager", "Include torchax eager mode (a minute or more)", OptionKind.YES_NO, True),
        Option("mistake", "Include the captured-weights mistake", OptionKind.YES_NO, True),
    ),
    cost=_linear_cost(25, 80, 0.9, 11),
    page="lab-decoding.md",
)

CLASSIFICATION = Experiment(
    name="classification",
    title="Text classification",
    summary=(
        "Zero-shot classification: each label is scored by its probability after the prompt, and calibrated "
        "against a content-free text. No training."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.classification:run",
    shown=("make_score", "probabilities"),
    columns=(Column("label", "label"), Column("probability", "probability", "{:.3f}")),
    chart="probability",
    cost=_linear_cost(5, 25, 0.5, 9),
    options=(
        Option("labels", "Labels, one per line", OptionKind.LINES, "positive\nnegative\nneutral", least=2, most=10),
        Option("template", "Prompt template with {text}", OptionKind.TEXT, "Review: {text}\nSentiment:"),
        Option(
            "texts",
            "Texts, one per line",
            OptionKind.LINES,
            "I enjoyed every page of this book.\nThe waiter was rude and the food was cold.\nThe shop opens at nine.",
            most=200,
        ),
        Option("csv", "Texts as CSV (replaces the texts above)", OptionKind.TEXT, ""),
        Option("calibrated", "Calibrate against a content-free text", OptionKind.YES_NO, True),
        Option(
            "labelled_set", "Measure accuracy on the built-in labelled set (60 sentences)", OptionKind.YES_NO, False
        ),
    ),
    page="lab-classification.md",
)

TENSOR_PARALLEL = Experiment(
    name="tensor-parallel",
    title="Tensor parallelism",
    summary=(
        "The model's weights sharded over 2, 4 and 8 devices by its own plan, with the same answers and less memory per device. "
        "On a CPU the devices are virtual and share its cores, so there is no speed-up."
    ),
    kinds=frozenset({ModelKind.TEXT}),
    function="hfjax_demo.lab.tensor_parallel:run",
    shown=("place_weights", "text_recipe.static_cache", "place_cache", "text_recipe.make_step", "shard_step"),
    columns=(
        Column("weights_mb", "Weights per device (MB)", "{:,.1f}"),
        Column("cache_mb", "Cache per device (MB)", "{:,.2f}"),
        Column("first_s", "Forward pass, first call (s)", "{:.2f}"),
        Column("later_s", "Later calls (s)", "{:.4f}"),
        Column("decode_first_s", "Decoding, first token (s)", "{:.2f}"),
        Column("tokens_per_s", "Later tokens/s", "{:.1f}"),
    ),
    chart="weights_mb",
    cost=_linear_cost(22, 26, 0.4, 13),
    options=(
        Option("prompt", "Prompt (first 64 tokens are used)", OptionKind.TEXT, "The capital of France is"),
        Option("tokens", "Tokens to decode", OptionKind.WHOLE_NUMBER, 8, least=2, most=64),
        Option("devices", "Maximum number of devices", OptionKind.CHOICE, "8", choices=("2", "4", "8")),
    ),
    # For a machine without accelerators. XLA_FLAGS is left to the user.
    environment=MappingProxyType({"JAX_NUM_CPU_DEVICES": "8"}),
    page="lab-tensor-parallel.md",
)

DIFFUSION = Experiment(
    name="diffusion",
    title="Diffusion ladder",
    summary="The same image made by the PyTorch pipeline, with its modules moved to JAX one by one, and by this program's "
    "engine.",
    kinds=frozenset({ModelKind.IMAGE}),
    function="hfjax_demo.lab.diffusion:run",
    shown=("move_to_jax", "compile_parts", "move_scheduler", "draw"),
    columns=(
        Column("steps", "Steps"),
        Column("first_s", "First image (s)", "{:.2f}"),
        Column("seconds", "Later image (s)", "{:.2f}"),
        Column("steps_per_s", "Steps/s", "{:.2f}"),
        Column("step_s", "Step (s)", "{:.3f}"),
        Column("decode_s", "Decode (s)", "{:.3f}"),
        Column("difference", "Max difference from PyTorch (0-255)"),
    ),
    chart="steps_per_s",
    options=(
        Option("prompt", "Prompt", OptionKind.TEXT, "a red apple"),
        Option("steps", "Denoising steps", OptionKind.WHOLE_NUMBER, 10, least=2, most=50),
        Option("slow_steps", "Denoising steps (eager)", OptionKind.WHOLE_NUMBER, 2, least=2, most=10),
        Option("eager", "Include torchax eager mode (a minute or more)", OptionKind.YES_NO, True),
        Option("partly", "Include partial compilation", OptionKind.YES_NO, True),
    ),
    cost=_linear_cost(45, 700, 2.5, 16),
    page="lab-diffusion.md",
)

PROFILE = Experiment(
    name="profile",
    title="Profile",
    summary=(
        "A JAX profiler trace of a few decoding or denoising steps to download, the most expensive operations, and a "
        "comparison with the limits of the machine."
    ),
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
    cost=_linear_cost(9, 25, 1.4, 7),
    page="lab-profile.md",
)

_ALL = (FORWARD, DECODING, DIFFUSION, COMPILE, CLASSIFICATION, TENSOR_PARALLEL, PROFILE, TROUBLESHOOTING)
EXPERIMENTS: Mapping[str, Experiment] = MappingProxyType({experiment.name: experiment for experiment in _ALL})


def find(name: object, experiments: Mapping[str, Experiment]) -> Experiment:
    """Return the experiment with a name.

    Raises:
        InvalidRequest: there is none.
    """
    found = experiments.get(name) if isinstance(name, str) else None
    if found is None:
        raise InvalidRequest(f"Unknown experiment {str(name)[:40]!r}. Choose one of {', '.join(experiments)}.")
    return found
