"""How long programs took to compile on this machine, kept from one start to the next, so that a wait can be estimated.

The file is a convenience: one that is missing, torn or cannot be written costs estimates and nothing else.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import threading
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

MAX_ENTRIES = 500  # programs remembered, those made latest


@dataclass(frozen=True, slots=True)
class CompileTime:
    """One program, as it was made last. ``parameters`` (of the model) and ``seconds`` say which others it is like."""

    model: str
    dtype: str
    device: str
    program: str
    parameters: int
    seconds: float
    stored: bool
    at: float

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What tells programs apart."""
        return self.model, self.dtype, self.device, self.program


class CompileTimes:
    """The times in ``file``, which need not exist. Safe to call from any thread."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._times: dict[tuple[str, str, str, str], CompileTime] | None = None  # read when first asked for

    def message(self, model: str, dtype: str, device: str, program: str, parameters: int | None) -> str:
        """What to say while ``program`` is made: "compiling decode (4)", and how long it takes if anyone can tell.

        A program that was made before tells its own time: the whole of it after a first run, of which a stored program
        saves some; and then what reading it from disk took. For one that is new here, the time is that of the same
        program of the model nearest in size.
        """
        with self._lock:
            times = self._read()
            own = times.get((model, dtype, device, program))
            if own is not None:
                about = f"about {_rounded(own.seconds)}"
                return f"compiling {program}, {about if own.stored else f'at most {about}'}"
            alike = [
                item
                for item in times.values()
                if not item.stored and (item.dtype, item.device, item.program) == (dtype, device, program)
            ]
        if not alike:
            return f"compiling {program}"

        def distance(item: CompileTime) -> float:
            return abs(math.log((item.parameters or 1) / (parameters or 1)))

        nearest = min(alike, key=distance)
        return f"compiling {program}, first run on this machine, about {_rounded(nearest.seconds)}"

    def note(
        self, model: str, dtype: str, device: str, program: str, parameters: int | None, seconds: float, stored: bool
    ) -> None:
        """Remember how long making a program took; ``stored``: it came from disk without tracing."""
        item = CompileTime(model, dtype, device, program, parameters or 0, seconds, stored, time.time())
        with self._lock:
            times = self._read()
            times.pop(item.key, None)
            times[item.key] = item
            while len(times) > MAX_ENTRIES:
                del times[next(iter(times))]  # the oldest: a dictionary keeps the order of insertion
            write_records(self._file, times.values())

    def _read(self) -> dict[tuple[str, str, str, str], CompileTime]:
        if self._times is None:
            try:
                items = [CompileTime(**item) for item in json.loads(self._file.read_text(encoding="utf-8"))]
                if not all(isinstance(item.seconds, int | float) for item in items):
                    items = []
            except (OSError, ValueError, TypeError):
                items = []
            self._times = {item.key: item for item in items}
        return self._times


def write_records(file: Path, items: Iterable[Any]) -> None:
    """Write frozen records as JSON, the whole file or nothing; a disk that takes none is no error."""
    partial = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(json.dumps([asdict(item) for item in items]), encoding="utf-8")
        os.replace(partial, file)
    except OSError:  # a full or read-only disk
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)


def _rounded(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds >= 2 else f"{max(seconds, 0.1):.1f} s"
