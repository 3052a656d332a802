"""How many users a device serves and what one of them costs, from measured step times.

A decode step of ``b`` conversations takes ``s(b)`` seconds, measured for a few ``b`` here or, as a JSON line of ``benchmarks
text``, on any machine. For larger ``b`` it is the line fitted through the measured values, which holds as long as a step is
limited by reading memory, not by arithmetic. For an answer, a device works ``first(1) + ANSWER_TOKENS * s(b) / b`` seconds, where
``first(1)`` is the measured time to first token of one conversation, in which no other gets a token. Several devices serve that
many times as many users; losses in a load balancer or the host's processor are not in the model.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError

from .commands import AsJson, ConcurrencyOption, NewTokens, Repeats, benchmark_context, commands, print_report
from .report import Report, Row, tabulate
from .text import CONVERSATIONS, TextSideName, Wanted, measure_text

EXTRAPOLATED_COUNTS = (16, 32, 64)  # extrapolated; the settings allow no more slots
DEVICE_COUNTS = (8, 32)  # one host with eight devices, and four such hosts
QUESTION_INTERVAL_S, ANSWER_TOKENS = 60.0, 150  # of a user
BUSY_SHARE = 0.7  # of the time, at most, so that a device answers promptly
MIN_TOKENS_PER_S = 10.0  # of one answer, somewhat faster than reading; slower devices serve nobody
MEASURED, FITTED, MULTIPLIED = "measured", "fitted line", "multiplied"


@dataclass(frozen=True, slots=True)
class StepTimes:
    """Measurements of one device: seconds of a step by number of conversations, and to the first token of one conversation."""

    precision: str
    step_s: Mapping[int, float]
    first_s: float
    device: str


@commands.command("scaling")
def measure(
    model: Model,
    measured: Annotated[Path | None, typer.Option(help="What 'benchmarks text --json' printed elsewhere.")] = None,
    price: Annotated[float | None, typer.Option(help="Of one device's hour, in any currency.")] = None,
    precision: Annotated[str | None, typer.Option(help="Of this program's weights.")] = None,
    conversations: Annotated[list[int] | None, ConcurrencyOption] = None,
    repeats: Repeats = 5,
    new_tokens: NewTokens = 96,
    as_json: AsJson = False,
) -> None:
    """Estimate how many users a device serves, and the cost of each."""
    if price is not None and not 0 < price < float("inf"):
        raise UserError(f"price is {price}; give what a device's hour costs, above 0.")
    if measured is not None:
        steps = read_steps(measured)
    else:
        counts = sorted({1, *(conversations or CONVERSATIONS)})
        with benchmark_context() as here:
            precisions = (precision or here.settings.dtype,)
            report = measure_text(
                here, model, Wanted((TextSideName.OURS,), precisions, counts, (), new_tokens), repeats
            )
        steps = parse_steps(report.as_json())
    print_report(scaling_report(steps, price), as_json)


def read_steps(file: Path) -> StepTimes:
    """Return this program's measurements in a JSON line of ``benchmarks text``, which may follow a table; the first precision, if
    there are several. Raises UserError if the file cannot be read or has other contents."""
    try:
        _, _, line = file.read_text(encoding="utf-8").strip().rpartition("\n")
        return parse_steps(json.loads(line))
    except OSError as error:
        wrong = f"cannot be read ({error.strerror})"
    except (ArithmeticError, KeyError, TypeError, ValueError):
        wrong = "does not end with a line of 'benchmarks text MODEL --json'"
    raise UserError(f"{file} {wrong}; name what 'benchmarks text MODEL --json' printed.")


def parse_steps(report: Mapping[str, Any]) -> StepTimes:
    """Return the measurements as :func:`read_steps`, from the parsed JSON of the report. Raises ArithmeticError, KeyError,
    TypeError or ValueError if it has no row of this program with one conversation."""
    ours = [row for row in report["rows"] if row["name"] == TextSideName.OURS and "prompt_tokens" not in row]
    precision = next(row["precision"] for row in ours) if ours else ""
    rows = {int(row["conversations"]): row for row in ours if row["precision"] == precision}
    step_s = {count: count / float(row["tokens_per_s"]) for count, row in sorted(rows.items())}
    if 1 not in rows or any(not 0 < seconds < float("inf") for seconds in step_s.values()):
        raise ValueError("no row with one conversation")
    return StepTimes(str(precision), step_s, float(rows[1]["ttft_s"]), str(report["device"]))


def scaling_report(steps: StepTimes, price: float | None) -> Report:
    """Return the report: one device as measured and extrapolated, and several with the best measured number of conversations.
    ``price``: of one device for an hour; None: the table has no costs."""
    line = fitted(steps.step_s)
    rows = [_row(steps, 1, count, seconds, MEASURED, price) for count, seconds in steps.step_s.items()]
    served = [row for row in rows if row["people"] is not None]
    more = [count for count in EXTRAPOLATED_COUNTS if count > max(steps.step_s)]
    rows += [_row(steps, 1, count, line(count), FITTED, price) for count in more]
    if served:
        best = max(served, key=lambda row: row["people"])
        several = best["conversations"], best["step_s"], MULTIPLIED, price
        rows += [_row(steps, devices, *several) for devices in DEVICE_COUNTS]
    costs = [
        ("a person's hour", lambda row: "" if row["people"] is None else f"{row['cost_per_person_hour']:.5f}"),
        ("a million tokens", lambda row: "" if row["people"] is None else f"{row['cost_per_million_tokens']:.3f}"),
    ]
    table = tabulate(
        rows,
        ("devices", "{devices}"),
        ("conversations each", "{conversations}"),
        ("precision", "{precision}"),
        ("step", lambda row: f"{row['step_s'] * 1000:.1f} ms"),
        ("step is", "{basis}"),
        ("tokens/s each", "{pace:.1f}"),
        ("tokens/s in all", "{tokens_per_s:.0f}"),
        ("people", lambda row: "too slow" if row["people"] is None else f"{row['people']:.0f}"),
        *(() if price is None else costs),
    )
    explained = (
        f"Each asks every {QUESTION_INTERVAL_S:.0f} s and gets {ANSWER_TOKENS} tokens, at {MIN_TOKENS_PER_S:.0f} tokens/s or "
        f"more; a device is busy for {BUSY_SHARE:.0%} of the time. Measured on {steps.device}; fitted lines and several "
        "devices are guesses."
    )
    assumed = {"between_s": QUESTION_INTERVAL_S, "answer_tokens": ANSWER_TOKENS, "busy": BUSY_SHARE}
    assumed["least_pace"] = MIN_TOKENS_PER_S
    return Report(rows, table, steps.device, (explained,), values={"price": price, "assumed": assumed})


def fitted(step_s: Mapping[int, float]) -> Callable[[int], float]:
    """Return the least-squares line through the measured steps, with a slope and a value at 0 that are not negative. The step of
    one conversation is left out if two others were measured: its products run in another program."""
    shared = {count: seconds for count, seconds in step_s.items() if count > 1}
    chosen = shared if len(shared) > 1 else step_s
    counts, seconds = np.array(list(chosen)), np.array(list(chosen.values()))
    slope = float(np.polyfit(counts, seconds, 1)[0]) if len(counts) > 1 else 0.0
    slope = min(max(slope, 0.0), float(seconds.mean() / counts.mean()))
    base = float(seconds.mean() - slope * counts.mean())
    return lambda count: base + slope * count


def _row(steps: StepTimes, devices: int, count: int, step_s: float, basis: str, price: float | None) -> Row:
    """Return a row. ``basis``: measured, fitted or multiplied. ``tokens_per_s``: of all devices while all conversations decode;
    ``pace``: of one. ``people`` and the costs are None if the pace is too slow, the costs also without a price."""
    per_answer_s = steps.first_s + ANSWER_TOKENS * step_s / count
    people = devices * BUSY_SHARE * QUESTION_INTERVAL_S / per_answer_s if 1 / step_s >= MIN_TOKENS_PER_S else None
    per_person = None if price is None or people is None else devices * price / people
    return {
        "devices": devices,
        "conversations": count,
        "precision": steps.precision,
        "basis": basis,
        "step_s": step_s,
        "pace": 1 / step_s,
        "tokens_per_s": devices * count / step_s,
        "people": people,
        "cost_per_person_hour": per_person,
        "cost_per_million_tokens": per_person and per_person / (3600 / QUESTION_INTERVAL_S * ANSWER_TOKENS) * 1e6,
    }
