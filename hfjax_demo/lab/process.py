"""Runs one experiment in a child process: :class:`LabRun` gives its events as they come and can be stopped at any moment.

The child ends with its parent, however that dies: the parent holds the other end of the child's standard input.
"""

from __future__ import annotations

import collections
import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..errors import EngineFailed
from .events import LabEvent, from_json
from .experiment import Experiment, LabModel

LIMIT_S = 1800.0  # nobody waits longer
MAX_LINE = 64 << 20  # of one event: a profile is the largest
KEPT_LINES = 20  # of what the child complains of


class LabRun:
    """One run of an experiment. Iterate over it for its events; leaving the ``with`` block stops it.

    Args:
        experiment: which.
        model: what it runs on; None where it needs none.
        options: checked, see :meth:`Experiment.check`.
        limit_s: the longest it may take.
    """

    def __init__(
        self,
        experiment: Experiment,
        model: LabModel | None,
        options: Mapping[str, Any],
        *,
        limit_s: float = LIMIT_S,
    ) -> None:
        self._stopped = False
        self._too_long = False
        self._complaints: collections.deque[str] = collections.deque(maxlen=KEPT_LINES)
        request = {
            "function": experiment.function,
            "model": None
            if model is None
            else {"name": model.name, "title": model.title, "kind": model.kind.value, "folder": str(model.folder)},
            "options": dict(options),
        }
        package_parent = str(Path(__file__).resolve().parents[2])
        python_path = os.pathsep.join(filter(None, (package_parent, os.environ.get("PYTHONPATH"))))
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "hfjax_demo.lab.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **experiment.environment, "PYTHONPATH": python_path, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it is dead already; reading its end says so
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._timer = threading.Timer(limit_s, self._end_late)
        self._timer.daemon = True
        self._timer.start()

    def __iter__(self) -> Iterator[LabEvent]:
        """The events; ends when the experiment does, or has been stopped.

        Raises:
            EngineFailed: the experiment broke, or took too long.
        """
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(MAX_LINE):
            try:
                yield from_json(line.decode("utf-8", "replace"))
            except ValueError:
                self._complaints.append(line[:400].decode("utf-8", "replace").strip())
        status = self._process.wait()
        self._listener.join()
        if self._stopped or status == 0:
            return
        if self._too_long:
            raise EngineFailed("The experiment took too long and was ended; choose less of it, or a smaller model.")
        reason = next((line for line in reversed(self._complaints) if line), f"exit status {status}")
        if status < 0:
            reason = "it was ended from outside, perhaps for lack of memory"
        raise EngineFailed(f"The experiment broke off: {reason[:400]}")

    def stop(self) -> None:
        """End it, from any thread; iterating then ends without an error."""
        self._stopped = True
        self._process.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._timer.cancel()
        if self._process.poll() is None:
            self.stop()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with contextlib.suppress(BrokenPipeError):
                stream.close()
        self._listener.join()

    def _end_late(self) -> None:
        self._too_long = True
        self._process.kill()

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            for line in stream:
                self._complaints.append(line[:400].decode("utf-8", "replace").strip())
