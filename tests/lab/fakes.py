"""Experiments that stand in for real ones, run in a real child process."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping
from typing import Any

from hfjax_demo.lab.events import (
    CheckResult,
    FileResult,
    ImageResult,
    LabEvent,
    Measurement,
    Remark,
    StageProgress,
    TableResult,
)
from hfjax_demo.lab.experiment import Column, Experiment, LabModel, Option, OptionKind

ALL: tuple[LabEvent, ...] = (
    StageProgress("beginning", None),
    Measurement("a row", {"seconds": 0.25, "what": "words\nin two lines"}),
    CheckResult("it holds", True, "largest difference 0"),
    Remark("Ünïcode", warning=True),
    ImageResult("a dot", b"\x89PNG\x00\xff"),
    FileResult("a.csv", "text/csv", b"a,b\n1,2\n"),
    TableResult("operations", ("name", "µs"), (("dot", 1.5), ("add", None))),
)


def everything(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    print("a library's chatter")
    os.write(1, b"and that of a C library\n")
    yield from ALL
    yield Measurement(
        "what it was given", {"model": model.name if model else None, **options, "flag": os.environ["FLAG"]}
    )


def manners(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    yield Measurement("how it runs", {"niceness": os.nice(0)})


def endless(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    yield StageProgress(str(os.getpid()))
    while True:
        time.sleep(0.05)
        yield StageProgress("still")


def broken(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    yield StageProgress("so far")
    print("some warning", file=sys.stderr)
    raise ValueError("the reason,\nin two lines")


def killed(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    yield StageProgress("so far")
    os.kill(os.getpid(), 9)


def experiment(function: str, **more: Any) -> Experiment:
    return Experiment(
        name=function,
        title=f"The {function} one",
        summary="For tests.",
        kinds=frozenset(),
        function=f"tests.lab.fakes:{function}",
        shown=(function,),
        columns=(Column("seconds", "seconds", "{:.2f}"),),
        cost=lambda parameters: (1.0, 0),
        page="lab.md",
        options=(
            Option("count", "Count", OptionKind.WHOLE_NUMBER, 3, least=1, most=9),
            Option("words", "Words", OptionKind.TEXT, "none"),
        ),
        environment={"FLAG": "set"},
        **more,
    )
