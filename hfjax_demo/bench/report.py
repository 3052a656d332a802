"""What every benchmark ends with."""

from __future__ import annotations

import dataclasses
import importlib.metadata
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..terminal import table

PACKAGES = ("torch", "torchax", "jax", "transformers", "diffusers")


@dataclass(frozen=True, slots=True)
class TextRow:
    """One measured alternative; medians over the runs.

    ``tokens_per_s`` counts the decode phase alone, over all conversations; ``seconds`` is the whole run, prefill included;
    ``rss_mb`` is the resident memory of the process that ran it, while it ran.
    """

    name: str
    precision: str
    conversations: int
    tokens_per_s: float
    seconds: float
    ttft_s: float
    rss_mb: float


@dataclass(frozen=True, slots=True)
class TextReport:
    """The rows, and the speed at which this machine can read the weights once per token."""

    rows: tuple[TextRow, ...]
    limit_tokens_per_s: float
    weights_mb: float
    device: str

    def table(self) -> str:
        """For people."""
        first = self.rows[0].tokens_per_s
        lines = [
            [
                row.name,
                row.precision,
                str(row.conversations),
                f"{row.tokens_per_s:.1f}",
                f"{row.tokens_per_s / first:.2f}x",
                f"{row.tokens_per_s / self.limit_tokens_per_s:.0%}",
                f"{row.ttft_s * 1000:.0f} ms",
                f"{row.rss_mb:.0f}",
            ]
            for row in self.rows
        ]
        lines.append(
            [
                "limit: weights read once a token",
                self.rows[0].precision,
                "1",
                f"{self.limit_tokens_per_s:.1f}",
                f"{self.limit_tokens_per_s / first:.2f}x",
                "100%",
                "",
                f"{self.weights_mb:.0f}",
            ]
        )
        header = ["", "precision", "conversations", "tokens/s", "to the first", "of the limit", "ttft", "RSS MB"]
        return table(header, lines)

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return {
            "rows": [dataclasses.asdict(row) for row in self.rows],
            "limit_tokens_per_s": self.limit_tokens_per_s,
            "weights_mb": self.weights_mb,
            "device": self.device,
            "versions": _versions(),
        }


@dataclass(frozen=True, slots=True)
class ImageRow:
    """One measured alternative at one size; medians over the later pictures.

    ``first_s`` is the first picture, which compiles; ``seconds`` a later one; ``steps_per_s`` and ``step_s`` a denoising
    step (guidance included), ``decode_s`` from the last step to the picture; ``rss_mb`` is the most memory its process has
    had resident, loading included.
    """

    name: str
    precision: str
    size: int
    steps: int
    first_s: float
    seconds: float
    steps_per_s: float
    step_s: float
    decode_s: float
    rss_mb: float


@dataclass(frozen=True, slots=True)
class ImageReport:
    """The rows of all sizes; the first of each size is what the others are compared with."""

    rows: tuple[ImageRow, ...]
    device: str

    def table(self) -> str:
        """For people."""
        baseline = {row.size: row for row in reversed(self.rows)}
        lines = [
            [
                row.name,
                row.precision,
                f"{row.size} px",
                f"{row.first_s:.2f} s",
                f"{row.seconds:.2f} s",
                f"{baseline[row.size].seconds / row.seconds:.2f}x",
                f"{row.step_s * 1000:.0f} ms",
                f"{row.decode_s * 1000:.0f} ms",
                f"{row.rss_mb:.0f}",
                f"{row.rss_mb / baseline[row.size].rss_mb:.2f}x",
            ]
            for row in self.rows
        ]
        steps = self.rows[0].steps
        header = ["", "precision", "size", "first", f"later ({steps} steps)", "speed", "step", "decode", "peak MB", ""]
        return table(header, lines)

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return {"rows": [dataclasses.asdict(row) for row in self.rows], "device": self.device, "versions": _versions()}


@dataclass(frozen=True, slots=True)
class StartRow:
    """One way to start; medians over the runs, each in seconds.

    ``first_token_s`` is the whole way from the start of the process. Its parts: ``imports_s`` until the program's modules are
    there; ``load_s`` the model's files, and whatever is checked; ``compile_s`` making programs or reading them from disk;
    ``request_s`` the rest, which ends with the first token. ``processor_s`` is the processor time of the whole way, all
    threads together, which a busy machine changes less.
    """

    name: str
    precision: str
    first_token_s: float
    imports_s: float
    load_s: float
    compile_s: float
    request_s: float
    processor_s: float


@dataclass(frozen=True, slots=True)
class StartReport:
    """The rows; the first is what the others are compared with."""

    rows: tuple[StartRow, ...]
    device: str

    def table(self) -> str:
        """For people."""
        first = self.rows[0]
        lines = [
            [
                row.name,
                row.precision,
                f"{row.first_token_s:.2f} s",
                f"{row.first_token_s / first.first_token_s:.2f}x",
                *(f"{part:.2f} s" for part in (row.imports_s, row.load_s, row.compile_s, row.request_s)),
                f"{row.processor_s:.2f} s",
                f"{row.processor_s / first.processor_s:.2f}x",
            ]
            for row in self.rows
        ]
        header = ["", "precision", "first token", "", "imports", "load", "programs", "request", "processor", ""]
        return table(header, lines)

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return {"rows": [dataclasses.asdict(row) for row in self.rows], "device": self.device, "versions": _versions()}


@dataclass(frozen=True, slots=True)
class LadderReport:
    """The rows of an experiment of the lab, as it measured them.

    Attributes:
        columns: of the table: (key in a row's values, heading, how a number is written).
        rows: (name, values), in the order of the rungs; numbers by the experiment's own keys.
        common: what all rows share (``precision``, and ``conversations`` for text).
        rate: the key of the rate, "tokens_per_s" or "steps_per_s".
        limit_tokens_per_s: the weights read once per token; None for pictures.
        checks: (what has to hold, whether it does, the number behind it).
        remarks: what to know when reading the figures.
    """

    columns: tuple[tuple[str, str, str], ...]
    rows: tuple[tuple[str, Mapping[str, Any]], ...]
    common: Mapping[str, Any]
    rate: str
    limit_tokens_per_s: float | None
    checks: tuple[tuple[str, bool, str], ...]
    remarks: tuple[str, ...]
    device: str

    def table(self) -> str:
        """For people."""
        lines = []
        for name, values in self.rows:
            cells = [(form, values.get(key)) for key, _, form in self.columns]
            lines.append([name, *("" if value is None else form.format(value) for form, value in cells)])
        checks = [f"{'holds' if passed else 'FAILS'}: {what} ({detail})" for what, passed, detail in self.checks]
        return "\n".join([table(["", *(heading for _, heading, _ in self.columns)], lines), *checks, *self.remarks])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        wanted = (self.rate, "seconds", "ttft_s", "rss_mb")
        limit = {} if self.limit_tokens_per_s is None else {"limit_tokens_per_s": self.limit_tokens_per_s}
        return {
            "rows": [{"name": name, **self.common, **dict.fromkeys(wanted), **values} for name, values in self.rows],
            **limit,
            "checks": [{"what": what, "passed": passed, "detail": detail} for what, passed, detail in self.checks],
            "device": self.device,
            "versions": _versions(),
        }


def _versions() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        **{package: importlib.metadata.version(package) for package in PACKAGES},
    }
