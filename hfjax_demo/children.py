"""Calls functions in child processes, which free all their memory when they end, can be killed, and cannot crash the server.

A ``multiprocessing.Process`` would run the parent's main module again (Gradio's import takes two seconds), and accepts no
separate environment variables, which JAX needs.
"""

from __future__ import annotations

import contextlib
import inspect
import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NoReturn, Self

from .errors import HfjaxError

_MAX_LINE_CHARACTERS = 400  # of each line of the child's output
_OUTPUT_WAIT_S = 5.0  # for the child's output to be closed, since a grandchild may hold it open
# With ``-m``, this module would be imported twice, also as ``__main__``, with different classes.
_START = f"from {__name__} import main; main()"

# Kinds of the child's messages (kind, value): any number of events, then a result or an error.
_EVENT, _RESULT, _ERROR = "event", "result", "error"


class ChildError(Exception):
    """A call without a result: its process ended, or the function raised an exception that is not an :class:`HfjaxError`, of
    which ``message`` is the text. The error's own text says why, in one line without a full stop."""

    message = ""


class Child:
    """A child process, which runs one call at a time. Leaving the ``with`` block kills it; it also ends with its parent, even
    after SIGKILL.

    Functions, arguments, results and yielded values are pickled, so a function must be defined at the top level of a module.

    Args:
        title: the last command line argument of the process, so that process lists show its purpose.
        environment: environment variables of the child, in addition to those of this process.
        on_line: called with each line of the child's standard output and error, on a thread.
    """

    def __init__(
        self,
        title: str,
        environment: Mapping[str, str] | None = None,
        on_line: Callable[[str], object] = lambda _: None,
    ) -> None:
        package_parent = str(Path(__file__).resolve().parents[1])
        python_path = os.pathsep.join(filter(None, (package_parent, os.environ.get("PYTHONPATH"))))
        self._connection, child_end = multiprocessing.Pipe()
        with child_end:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _START, str(child_end.fileno()), title],
                stdin=subprocess.PIPE,  # closed by the system when this process ends
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**os.environ, **(environment or {}), "PYTHONPATH": python_path, "PYTHONUNBUFFERED": "1"},
                pass_fds=[child_end.fileno()],
            )
        self._last_line = ""
        self._reader = threading.Thread(target=self._read, args=(on_line,), name=f"child: {title}", daemon=True)
        self._reader.start()

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call the function in the child, and return its result. Errors as in :meth:`stream`."""
        answers = self.stream(function, *arguments)
        while True:
            try:
                next(answers)
            except StopIteration as end:
                return end.value

    def stream(
        self, function: Callable[..., Any], *arguments: Any, poll_s: float | None = None
    ) -> Generator[Any, None, Any]:
        """Call a generator function in the child; yield its values as they arrive, and return its return value.

        The generator must be exhausted before the next call; otherwise the child can only be killed.

        Args:
            poll_s: yield None after each interval of this many seconds without a value; None: never.

        Raises:
            HfjaxError: the function raised it.
            ChildError: the function raised another exception, or the process ended.
        """
        with contextlib.suppress(BrokenPipeError):  # the child has ended, which is detected below
            self._connection.send((function, arguments))
        while True:
            try:
                if not self._connection.poll(poll_s):
                    yield None
                    continue
                kind, value = self._connection.recv()
            except (EOFError, ConnectionResetError):
                status = self._process.wait()
                self._reader.join(_OUTPUT_WAIT_S)
                if status < 0:
                    raise ChildError(f"its process was ended by signal {-status}, perhaps for lack of memory") from None
                raise ChildError(self._last_line or f"its process ended with status {status}") from None
            if kind == _ERROR:
                raise value
            if kind == _RESULT:
                return value
            yield value

    @property
    def memory_bytes(self) -> int:
        """Memory of the process that is its own; 0 if it has ended."""
        import psutil  # not at the top: few processes need it

        try:
            found = psutil.Process(self._process.pid).memory_info()
        except psutil.Error:
            return 0
        return int(found.rss - getattr(found, "shared", 0))

    def kill(self) -> None:
        """Kill the process. Thread-safe; a call in progress raises :class:`ChildError`."""
        self._process.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.kill()
        self._process.wait()
        self._reader.join(_OUTPUT_WAIT_S)
        self._process.stdin.close()
        self._connection.close()

    def _read(self, on_line: Callable[[str], object]) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in stream:
                said = line[:_MAX_LINE_CHARACTERS].decode("utf-8", "replace").strip()
                self._last_line = said or self._last_line
                on_line(said)


def main() -> NoReturn:
    """Run the calls that are received in the child process, until the parent ends or a call exits."""
    connection, parent = Connection(int(sys.argv[1])), os.dup(0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # for libraries that read standard input
    threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()
    try:
        while True:
            try:
                for value in _run_call(connection):
                    connection.send((_EVENT, value))
            except BrokenPipeError:
                raise
            except Exception as error:
                connection.send((_ERROR, _picklable_error(error)))
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)
    except SystemExit as end:  # os._exit does not wait for the threads of libraries
        if isinstance(end.code, int | None):
            os._exit(end.code or 0)
        print(end.code, flush=True)
        os._exit(1)


def _exit_with(parent: int) -> NoReturn:
    os.read(parent, 1)  # nothing is written to this pipe: it is closed when the parent ends
    os._exit(1)


def _run_call(connection: Connection) -> Generator[Any, None, None]:
    """Receive a call and run it; yield the values of a generator function, and send the return value."""
    function, arguments = connection.recv()
    made = function(*arguments)
    if inspect.isgenerator(made):
        made = yield from made
    connection.send((_RESULT, made))


def _picklable_error(error: Exception) -> HfjaxError | ChildError:
    with contextlib.suppress(Exception):  # an error that cannot be pickled becomes a ChildError
        copy = pickle.loads(pickle.dumps(error))
        if isinstance(copy, HfjaxError):
            return copy
    kind, message = type(error).__name__, " ".join(str(error).split())
    failed = ChildError(f"{kind}: {message}" if message else kind)
    failed.message = message
    return failed
