"""JAX profiler traces: recording, the total time of each operation, and the JAX operation that it was compiled from."""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jax

# The lines of a program's text: "ROOT %name = type opcode(…", and the computation that a fusion calls.
_COMPUTATION = re.compile(r"(?:ENTRY )?%?([\w.-]+) \(.*\{$")
_INSTRUCTION = re.compile(r"\s+(ROOT )?%?([\w.-]+) = (?:\(.*?\)|\S+) ([\w-]+)\(")
_CALLED = re.compile(r"calls=%?([\w.-]+)")
_ORIGIN = re.compile(r'metadata=\{[^}]*op_name="([^"]+)"')
_PRODUCTS = {"dot": "dot_general", "convolution": "conv_general_dilated"}  # XLA's names and JAX's names


def record(folder: str, work: Callable[[], None]) -> Path:
    """Run ``work`` under JAX's profiler; return the trace's JSON in ``folder``. Run ``work`` once before, to compile it."""
    options = jax.profiler.ProfileOptions()
    options.python_tracer_level = 0  # otherwise Python calls would be most of the trace
    with jax.profiler.trace(folder, profiler_options=options):
        work()
    return next(Path(folder).rglob("*.trace.json.gz"))


def operations(path: Path, module: str) -> dict[str, tuple[int, float]]:
    """Return how often each operation of a compiled program ran, and its own time in microseconds.

    ``module`` is the name of the program. Operations of other programs, which may have the same names, are left out. An
    operation's own time excludes that of operations that ran inside it on the same thread.
    """
    with gzip.open(path, "rt", encoding="utf-8") as file:
        events = json.load(file)["traceEvents"]
    threads = defaultdict(list)
    for event in events:
        arguments = event.get("args", {})
        if event.get("ph") == "X" and arguments.get("hlo_module") == module:
            threads[event["pid"], event["tid"]].append((event["ts"], -event["dur"], arguments["hlo_op"]))
    counts: dict[str, int] = defaultdict(int)
    own: dict[str, float] = defaultdict(float)
    for events in threads.values():
        around: list[tuple[float, str]] = []  # the enclosing operations: (end, name)
        for start, negative, name in sorted(events):
            while around and around[-1][0] <= start:
                around.pop()
            if around:
                own[around[-1][1]] += negative
            counts[name] += 1
            own[name] -= negative
            around.append((start - negative, name))
    return {name: (counts[name], own[name]) for name in counts}


def module_name(program: Any) -> str:
    """Return the name of a compiled program in a trace."""
    return str(program.as_text()).removeprefix("HloModule ").partition(",")[0]


def jax_operation_names(program: Any) -> dict[str, str]:
    """Return the JAX operation that each operation of a compiled program was compiled from, such as "dot_general".

    XLA drops that name when it rewrites an operation, for example all products of one row. A fusion without a name gets the name
    of the operation whose result it returns; any other operation without a name gets its opcode.
    """
    names: dict[str, str] = {}
    opcodes: dict[str, str] = {}
    called: dict[str, str] = {}  # fusion -> computation
    roots: dict[str, str] = {}  # computation -> operation
    computation = ""
    for line in program.as_text().splitlines():
        if header := _COMPUTATION.match(line):
            computation = header[1]
        elif instruction := _INSTRUCTION.match(line):
            root, name, opcodes[name] = instruction.groups()
            if root:
                roots[computation] = name
            if origin := _ORIGIN.search(line):
                names[name] = origin[1].rsplit("/", 1)[-1]
            if fused := _CALLED.search(line):
                called[name] = fused[1]

    def origin_of(name: str) -> str:
        if name in names:
            return names[name]
        if (result := roots.get(called.get(name, ""))) is not None:
            return origin_of(result)
        return _PRODUCTS.get(opcodes[name], opcodes[name])

    return {name: origin_of(name) for name in opcodes}


def sum_by_kind(
    found: Mapping[str, tuple[int, float]], origin_of: Mapping[str, str]
) -> list[tuple[str, str, int, float]]:
    """Return the operations summed by kind, which is the name without its number, sorted by time in descending order.

    Each row: (kind, the origin that took most of its time, number of runs, own time in microseconds).
    """
    counts: dict[str, int] = defaultdict(int)
    shares: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))  # time of each kind by origin
    for name, (count, time_us) in found.items():
        kind = re.sub(r"[.\d]+$", "", name)
        counts[kind] += count
        shares[kind][origin_of.get(name, "")] += time_us
    rows = [(kind, max(own, key=own.__getitem__), counts[kind], sum(own.values())) for kind, own in shares.items()]
    return sorted(rows, key=lambda row: -row[3])
