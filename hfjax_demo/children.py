"""Child processes of this program: how they are started, how functions are called in them, and how they end.

    with Child("convert gemma") as child:
        for message in child.stream(convert, source, target):  # a generator function: what it yields arrives here
            print(message)

A child returns all its memory, can be stopped at any moment, and cannot hurt a server that goes on answering. It ends with its
parent, however that dies: the system closes the parent's end of their connection, after SIGKILL too.

Calls and answers are pickled over a ``multiprocessing`` connection. The process itself is not one of ``multiprocessing``, whose
children run the parent's main module again (the page imports Gradio, for two seconds) and take no environment of their own,
which JAX needs. A call that raises an :class:`HfjaxError` raises the same error in the parent; any other exception arrives as
:class:`CallFailed`, in words, since its class may come from a library that the parent never imports.
"""

from __future__ import annotations

import contextlib
import inspect
import multiprocessing
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NoReturn, Self

from .errors import HfjaxError

_KEPT_CHARACTERS = 400  # of a line that the child has written
_OUTPUT_WAIT_S = 5.0  # for its output to be closed: something that the child has started may hold it open
# ``-m`` would import this module a second time, as ``__main__``, and its classes would be other classes there.
_START = f"from {__name__} import main; main()"

# What the child sends, as (kind, value): any number of events, then a result or an error.
_EVENT, _RESULT, _ERROR = "event", "result", "error"


class ChildError(Exception):
    """A call that gave no result. ``reason`` says why, in one line without a full stop."""

    reason: str


class CallFailed(ChildError):
    """The function raised something that is none of this program's errors: ``kind`` is its class, by name, and ``message`` its
    own words, in one line; may be empty."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(kind, message)
        self.kind, self.message = kind, message
        self.reason = f"{kind}: {message}" if message else kind


class ChildEnded(ChildError):
    """The process ended before the function did, with this ``status`` (as ``subprocess.Popen.returncode`` has it)."""

    def __init__(self, status: int, last_line: str) -> None:
        super().__init__(status, last_line)
        self.status = status
        self.reason = last_line or f"its process ended with status {status}"
        if status < 0:
            self.reason = f"its process was ended by signal {-status}, perhaps for lack of memory"


class Child:
    """A child process, which makes one call at a time. Leaving the ``with`` block ends it.

    Functions, arguments, results and what generators yield have to be picklable. So a function has to be defined at the top of a
    module, which the child imports.

    Args:
        title: the process's last argument, so that lists of processes show what it is for.
        environment: variables of the child, added to this process's own.
        on_line: given each line that the child writes to its standard output or error, on a thread.
    """

    def __init__(
        self,
        title: str,
        environment: Mapping[str, str] | None = None,
        on_line: Callable[[str], object] = lambda _: None,
    ) -> None:
        package_parent = str(Path(__file__).resolve().parents[1])
        python_path = os.pathsep.join(filter(None, (package_parent, os.environ.get("PYTHONPATH"))))
        self._connection, its_end = multiprocessing.Pipe()
        with its_end:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _START, str(its_end.fileno()), title],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**os.environ, **(environment or {}), "PYTHONPATH": python_path, "PYTHONUNBUFFERED": "1"},
                pass_fds=[its_end.fileno()],
            )
        self._last_line = ""
        self._reader = threading.Thread(target=self._read, args=(on_line,), name=f"child: {title}", daemon=True)
        self._reader.start()

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call the function in the child, wait for it, and return what it returns.

        Raises:
            HfjaxError: the function raised it.
            ChildError: it raised something else, or the process ended.
        """
        answers = self.stream(function, *arguments)
        while True:
            try:
                next(answers)
            except StopIteration as end:
                return end.value

    def stream(
        self, function: Callable[..., Any], *arguments: Any, poll_s: float | None = None
    ) -> Generator[Any, None, Any]:
        """Call a generator function in the child: yields what it yields, as it comes, and returns what it returns.

        Read to the end before the next call: a caller who stops earlier can do nothing more with this child but end it.

        Args:
            poll_s: yield None whenever so many seconds have passed without anything new; None: never.

        Raises:
            HfjaxError, ChildError: see :meth:`call`.
        """
        with contextlib.suppress(BrokenPipeError):  # it has ended already, which is found out below
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
                raise ChildEnded(status, self._last_line) from None
            if kind == _ERROR:
                raise value
            if kind == _RESULT:
                return value
            yield value

    def kill(self) -> None:
        """End the process now, from any thread; a call under way raises :class:`ChildEnded`."""
        self._process.kill()

    def close(self) -> None:
        """End the process, and wait until it has ended; a second call changes nothing."""
        self._process.kill()
        self._process.wait()
        self._reader.join(_OUTPUT_WAIT_S)
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self, on_line: Callable[[str], object]) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in stream:
                said = line[:_KEPT_CHARACTERS].decode("utf-8", "replace").strip()
                self._last_line = said or self._last_line
                on_line(said)


def main() -> NoReturn:
    """The child's side: makes the calls that it is sent until the connection is closed, or one of them exits."""
    connection = Connection(int(sys.argv[1]))
    calls: queue.SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...]]] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(connection, calls), daemon=True).start()
    try:
        while True:
            function, arguments = calls.get()
            try:
                for value in _made(function, arguments, connection):
                    connection.send((_EVENT, value))
            except BrokenPipeError:
                raise
            except Exception as error:
                connection.send((_ERROR, _portable(error)))
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)  # nobody listens any more
    except SystemExit as end:  # not as Python leaves, which would wait for threads of libraries
        if isinstance(end.code, int | None):
            os._exit(end.code or 0)
        print(end.code, flush=True)
        os._exit(1)


def _made(function: Callable[..., Any], arguments: tuple[Any, ...], connection: Connection) -> Iterator[Any]:
    """Yields what a generator function yields, and sends what the function returns."""
    made = function(*arguments)
    if inspect.isgenerator(made):
        made = yield from made
    connection.send((_RESULT, made))


def _receive(connection: Connection, calls: queue.SimpleQueue[Any]) -> None:
    while True:
        try:
            calls.put(connection.recv())
        except (EOFError, OSError):
            os._exit(1)  # the parent has gone
        except Exception as error:  # its function cannot be imported here
            calls.put((_raise, (error,)))


def _raise(error: Exception) -> NoReturn:
    raise error


def _portable(error: Exception) -> HfjaxError | CallFailed:
    if isinstance(error, HfjaxError):
        with contextlib.suppress(Exception):  # one whose class cannot be made of its pickle is told in words
            copy = pickle.loads(pickle.dumps(error))
            if isinstance(copy, type(error)):
                return copy
    return CallFailed(type(error).__name__, " ".join(str(error).split()))
