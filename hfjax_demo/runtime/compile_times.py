"""Compilation times of programs, so that progress messages can include an estimate."""

from __future__ import annotations

import math
from pathlib import Path

from ..sources.common import RecordFile
from .status import Compilation

MAX_COMPILE_TIMES = 500  # programs in the file, the latest ones


class CompileTimes(RecordFile[Compilation]):
    """Compilation times of programs on this machine, persisted in ``file``."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, Compilation, lambda item: item.key, MAX_COMPILE_TIMES)

    def message(self, model: str, dtype: str, device: str, program: str, parameters: int | None) -> str:
        """Return the progress message for ``program``: its name, and the expected time if known.

        A program that was compiled or restored here before has its last time, prefixed "at most" if it was compiled, because it
        may be restored from disk now. Otherwise the time is that of the same program for the model nearest in size.
        """
        times = self.all()
        own = times.get((model, dtype, device, program))
        if own is not None:
            about = f"about {_format_seconds(own.seconds)}"
            return f"{program}, {about if own.stored else f'at most {about}'}"
        alike = [
            item
            for item in times.values()
            if not item.stored and (item.dtype, item.device, item.program) == (dtype, device, program)
        ]
        if not alike:
            return program
        nearest = min(alike, key=lambda item: abs(math.log((item.parameters or 1) / (parameters or 1))))
        return f"{program}, first run on this machine, about {_format_seconds(nearest.seconds)}"


def _format_seconds(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds >= 2 else f"{max(seconds, 0.1):.1f} s"
