"""Experiments for tests of what shows them and runs them: quick, in a real child process, with a bit of everything."""

from __future__ import annotations

import base64
import itertools
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hfjax_demo.catalog import ModelKind
from hfjax_demo.lab import events
from hfjax_demo.lab.experiment import Column, Experiment, LabModel, Option, OptionKind

PNG = base64.b64decode(  # one grey pixel
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
)
NASTY = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>`${1}`{{value}}"
RUNGS = (("PyTorch, eager", 4.1), ("torchax, eager", 0.3), ("one jitted step", 21.5), ("blocks of steps", 33.9))


def ladder(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[events.LabEvent]:
    """Rows at a pace that can be watched, then everything else, among what libraries print."""
    print("a library's chatter", flush=True)
    os.write(1, b"and that of a C library\n")
    yield events.StageProgress("Reading the weights", 0.1)
    for label, rate in RUNGS[: options["rungs"]]:
        yield events.StageProgress(f"Measuring: {label}")
        time.sleep(options["pace"] / 1000)
        yield events.Measurement(
            label, {"rate": rate, "seconds": 20 / rate, "where": model.name if model else "nowhere"}
        )
    yield events.CheckResult("The same tokens on every rung", True, "20 of 20")
    yield events.CheckResult("Logits as in plain PyTorch", not options["fail"], "largest difference 2.1e-06")
    yield events.Remark("Eager rungs took few tokens.")
    yield events.Remark("Another program was using the cores.", warning=True)
    yield events.ImageResult("A grey pixel", PNG)
    yield events.TableResult(
        "Largest operations", ("operation", "µs"), (("dot.3", 151.5), ("add.1", 12), ("none", None))
    )
    yield events.FileResult("rows.csv", "text/csv", options["words"].encode())


def process_of(run: Iterable[object]) -> int:
    first = next(event for event in run if isinstance(event, events.Measurement))
    return int(first.label.removeprefix("process "))


def endless(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[events.LabEvent]:
    yield events.Measurement(f"process {os.getpid()}", {"rate": 1.0})
    for number in itertools.count():
        yield events.StageProgress(f"Measuring {number}")
        time.sleep(0.05)


def hostile(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[events.LabEvent]:
    """Markup wherever there can be text."""
    yield events.StageProgress(NASTY)
    yield events.Measurement(NASTY, {"rate": 1.0, "where": NASTY})
    yield events.CheckResult(NASTY, True, NASTY)
    yield events.Remark(NASTY)
    yield events.ImageResult(NASTY, PNG)
    yield events.TableResult(NASTY, (NASTY,), ((NASTY,),))
    yield events.FileResult(NASTY, "text/html", NASTY.encode())


def refusing(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[events.LabEvent]:
    yield events.Measurement("so far", {"rate": 2.0})
    print("some warning", file=sys.stderr)
    raise ValueError("no such\nthing")


def killed(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[events.LabEvent]:
    yield events.StageProgress("so far")
    os.kill(os.getpid(), 9)


def make(function: str, **changes: Any) -> Experiment:
    values: dict[str, Any] = {
        "name": function,
        "title": f"The {function} one",
        "summary": "How fast each way of decoding is on this machine, with the same tokens on every rung.",
        "kinds": frozenset(),
        "function": f"{__name__}:{function}",
        "shown": (function,),
        "columns": (
            Column("rate", "tokens/s", "{:.1f}"),
            Column("seconds", "seconds", "{:.2f}"),
            Column("where", "model"),
            Column("never", "never measured"),
        ),
        "cost": lambda parameters: (40.0, 1_200_000_000),
        "page": "lab-ladder.md",
        "chart": "rate",
    }
    return Experiment(**{**values, **changes})


LADDER = make(
    "ladder",
    title="Decoding ladder",
    kinds=frozenset({ModelKind.IMAGE}),  # the bundled model is here without a network
    options=(
        Option("rungs", "Rungs", OptionKind.WHOLE_NUMBER, 4, least=1, most=4),
        Option("pace", "Milliseconds a rung", OptionKind.WHOLE_NUMBER, 0, most=5000),
        Option("way", "Way", OptionKind.CHOICE, "quick", choices=("quick", "thorough")),
        Option("fail", "Let a check fail", OptionKind.YES_NO, False),
        Option("labels", "Labels", OptionKind.LINES, "good\nbad", least=2, most=5),
        Option("words", "Rows", OptionKind.TEXT, "a,b\n1,2\n"),
    ),
)
ENDLESS = make("endless", title="Endless")
HOSTILE = make("hostile", title="Hostile <b>", summary=NASTY)
REFUSING = make("refusing", title="Refusing")
ALL = {experiment.name: experiment for experiment in (LADDER, ENDLESS, HOSTILE, REFUSING)}
