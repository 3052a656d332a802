"""Work done in a child process: ``python -m hfjax_demo.sources.child pip …``, ``… convert …`` and ``… convert-pickled …``.

A child gives the memory of de-quantising back to the system (in one process, 570 MB of SmolLM2's and 850 MB of Gemma's
peak stayed with it after everything was freed), can be stopped at any moment, and cannot hurt a server that goes on
answering. It ends with its parent: the parent holds the other end of the child's standard input, and the system closes that
end however the parent dies, SIGKILL included.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ..catalog import ModelKind
from .common import NO_ROOM, POLL_SECONDS, Cancelled, FetchCancelled

NO_ROOM_STATUS = 28
_PROGRESS_MARK = "@progress "
_NO_ROOM_PHRASES = ("No space left on device", "Disk quota exceeded", "File too large", "os error 28", "os error 122")


def run(
    arguments: Sequence[str],
    log: Path,
    environment: Mapping[str, str],
    on_poll: Callable[[], None],
    cancelled: Cancelled,
) -> int:
    """Runs this module with ``arguments``; both output streams go to ``log``. Returns the exit status.

    ``on_poll`` is called a few times a second. Whatever leaves this function, the child has ended by then.

    Raises:
        FetchCancelled: ``cancelled()`` became true.
    """
    package_parent = str(Path(__file__).resolve().parents[2])
    python_path = os.pathsep.join(filter(None, (package_parent, os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-P", "-m", __name__, *arguments]
    with log.open("wb") as stream:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=stream,
            stderr=subprocess.STDOUT,
            env={**os.environ, **environment, "PYTHONPATH": python_path, "PYTHONUNBUFFERED": "1"},
        )
    with process:  # closes the pipe at the end
        try:
            while True:
                try:
                    return process.wait(timeout=POLL_SECONDS)
                except subprocess.TimeoutExpired:
                    if cancelled():
                        raise FetchCancelled("Fetching was cancelled.") from None
                    on_poll()
        finally:
            if process.poll() is None:
                process.kill()


def last_progress(log: Path) -> str | None:
    """The child's latest progress message, or None before its first."""
    lines = [line for line in _lines(log) if line.startswith(_PROGRESS_MARK)]
    return lines[-1].removeprefix(_PROGRESS_MARK) if lines else None


def found_no_room(log: Path) -> bool:
    """Whether the child's output complains of a full disk."""
    return any(phrase in line for line in _lines(log) for phrase in _NO_ROOM_PHRASES)


def last_error(log: Path) -> str:
    """The line of the child's output that says most about why it failed."""
    lines = [line.strip() for line in _lines(log) if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    best = (errors or lines or ["it ended without a word"])[-1]
    return best.removeprefix("ERROR:").strip()


def _lines(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8", errors="replace").splitlines()


def _end_with_parent() -> None:
    def wait() -> None:
        # os.read rather than sys.stdin: a thread that holds sys.stdin's lock would abort the interpreter's exit.
        while os.read(0, 1024):
            pass
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def main(arguments: Sequence[str]) -> int:
    """Runs one job and returns the exit status; ``NO_ROOM_STATUS`` means the disk is full."""
    _end_with_parent()
    job, *rest = arguments
    if job == "pip":
        sys.argv = ["pip", *rest]
        runpy.run_module("pip", run_name="__main__", alter_sys=True)
        return 0
    if job not in ("convert", "convert-pickled"):
        raise SystemExit(f"ERROR: {job!r} is no job of this module.")
    try:
        if job == "convert":
            from .convert import convert

            source, gguf_file, gguf_sha256, output = rest
            convert(Path(source), gguf_file, gguf_sha256, Path(output), _report)
        else:
            from .pickled import convert as convert_pickled

            kind, source, output = rest
            convert_pickled(ModelKind(kind), Path(source), Path(output), _report)
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        print(error, flush=True)
        return NO_ROOM_STATUS
    return 0


def _report(message: str) -> None:
    print(_PROGRESS_MARK + message, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
