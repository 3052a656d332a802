"""Child processes of this program: how they are started, how functions are called in them, and how they end.

    with Child("convert gemma") as child:
        for message in child.stream(convert, source, target):  # a generator function: what it yields arrives here
            print(message)

A child gives all its memory back, can be stopped at any moment, and cannot hurt a server that goes on answering. It ends with
its parent, however that dies: the parent holds the other end of the child's standard input, and the system closes that end,
after SIGKILL too.

Calls and answers are pickled, and the length of each pickle is written before it: calls go to the child's standard input, answers
come from its standard output. Whatever else a child prints goes to its standard error, whose last lines the parent keeps.
A call that raises an :class:`HfjaxError` raises the same error in the parent; any other exception arrives as :class:`CallFailed`,
in words, since its class may come from a library that the parent never imports.
"""

from __future__ import annotations

import collections
import contextlib
import inspect
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, NoReturn, Self

from .errors import HfjaxError

_LENGTH_BYTES = 8
_KEPT_LINES = 20  # of the child's standard error
_KEPT_CHARACTERS = 400  # of such a line
_OUTPUT_WAIT_S = 5.0  # for standard error to be closed: something that the child has started may hold it open
# ``-m`` would import this module a second time, as ``__main__``, and its classes would be other classes there.
_START = f"from {__name__} import main; main()"


class ChildError(Exception):
    """A call that gave no result. ``reason`` says why, in one line without a full stop."""

    @property
    def reason(self) -> str:
        raise NotImplementedError


class CallFailed(ChildError):
    """The function raised something that is none of this program's errors.

    Attributes:
        kind: the exception's class, by name.
        message: its own words, in one line; may be empty.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(kind, message)
        self.kind = kind
        self.message = message

    @property
    def reason(self) -> str:
        return f"{self.kind}: {self.message}" if self.message else self.kind


class ChildEnded(ChildError):
    """The process ended before the function did.

    Attributes:
        status: the exit status, or minus the number of the signal that ended it, as ``subprocess.Popen.returncode`` has it.
        last_line: the last line that it wrote to its standard error; may be empty.
    """

    def __init__(self, status: int, last_line: str) -> None:
        super().__init__(status, last_line)
        self.status = status
        self.last_line = last_line

    @property
    def reason(self) -> str:
        if self.status < 0:
            return f"its process was ended by signal {-self.status}, perhaps for lack of memory"
        return self.last_line or f"its process ended with status {self.status}"


# What the parent sends.


@dataclass(frozen=True, slots=True)
class _Call:
    """Call the function; if it is a generator function, what it yields are events and what it returns is the result."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Keep:
    """Call the function, and keep what it returns for :class:`_Method`."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Method:
    """Call a method of the object that is kept."""

    name: str
    arguments: tuple[Any, ...]


# What the child answers: any number of events, then a result or an error.


@dataclass(frozen=True, slots=True)
class _Event:
    value: Any


@dataclass(frozen=True, slots=True)
class _Result:
    value: Any


@dataclass(frozen=True, slots=True)
class _Error:
    error: HfjaxError | CallFailed


class Child:
    """A child process, which makes one call at a time. Leaving the ``with`` block ends it.

    Functions, arguments, results and what generators yield have to be picklable. So a function has to be defined at the top of a
    module, which the child imports.

    Args:
        title: the process's last argument, so that lists of processes show what it is for.
        environment: variables of the child, added to this process's own.
        on_line: given each line that the child writes to its standard error, on a thread.
    """

    def __init__(
        self,
        title: str,
        environment: Mapping[str, str] | None = None,
        on_line: Callable[[str], object] = lambda _: None,
    ) -> None:
        package_parent = str(Path(__file__).resolve().parents[1])
        python_path = os.pathsep.join(filter(None, (package_parent, os.environ.get("PYTHONPATH"))))
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _START, title],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {}), "PYTHONPATH": python_path, "PYTHONUNBUFFERED": "1"},
        )
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()  # None: there will be no more
        self._on_line = on_line
        self._complaints: collections.deque[str] = collections.deque(maxlen=_KEPT_LINES)
        self._readers = [
            threading.Thread(target=read, name=f"child: {title}", daemon=True)
            for read in (self._read_answers, self._read_complaints)
        ]
        for reader in self._readers:
            reader.start()

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call the function in the child, wait for it, and return what it returns.

        Raises:
            HfjaxError: the function raised it.
            ChildError: it raised something else, or the process ended.
        """
        return self._result(_Call(function, arguments))

    def keep(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Call the function and keep the object that it returns in the child, for :meth:`method`. Raises as :meth:`call`."""
        self._result(_Keep(function, arguments))

    def method(self, name: str, *arguments: Any) -> Any:
        """Call a method of the object that :meth:`keep` has kept, and return what it returns. Raises as :meth:`call`."""
        return self._result(_Method(name, arguments))

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
        return (yield from self._answers_to(_Call(function, arguments), poll_s))

    def kill(self) -> None:
        """End the process now, from any thread; a call under way raises :class:`ChildEnded`."""
        self._process.kill()

    def terminate(self, grace_s: float) -> None:
        """Ask the process to end (SIGTERM), and end it if it has not done so after ``grace_s`` seconds."""
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(grace_s)
        self.close()

    def close(self) -> None:
        """End the process, and wait until it has ended; a second call changes nothing."""
        self._process.kill()
        self._process.wait()
        for reader in self._readers:
            reader.join(_OUTPUT_WAIT_S)
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _result(self, request: Any) -> Any:
        answers = self._answers_to(request, None)
        while True:
            try:
                next(answers)
            except StopIteration as end:
                return end.value

    def _answers_to(self, request: Any, poll_s: float | None) -> Generator[Any, None, Any]:
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended already, which is found out below
            _write(self._process.stdin, request)
        while True:
            try:
                answer = self._answers.get(timeout=poll_s)
            except queue.Empty:
                yield None
                continue
            if answer is None:
                self._answers.put(None)  # for the next call
                raise self._ended()
            match pickle.loads(answer):
                case _Event(value):
                    yield value
                case _Result(value):
                    return value
                case _Error(error):
                    raise error

    def _ended(self) -> ChildEnded:
        status = self._process.wait()
        self._readers[1].join(_OUTPUT_WAIT_S)
        return ChildEnded(status, next((line for line in reversed(self._complaints) if line), ""))

    def _read_answers(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for pickled in _frames(stream):
                self._answers.put(pickled)
        self._answers.put(None)

    def _read_complaints(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            for line in stream:
                self._complaints.append(line[:_KEPT_CHARACTERS].decode("utf-8", "replace").strip())
                self._on_line(self._complaints[-1])


def main() -> NoReturn:
    """The child's side: makes the calls it is sent until its standard input is closed."""
    # Taken away from libraries, which print to the one and might read from the other.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_requests, args=(requests, waiting), daemon=True).start()
    kept: Any = None
    status = 1
    try:
        while True:
            pickled = waiting.get()
            try:
                match pickle.loads(pickled):
                    case _Keep(function, arguments):
                        kept = function(*arguments)
                        result = None
                    case _Method(name, arguments):
                        result = getattr(kept, name)(*arguments)
                    case _Call(function, arguments):
                        result = _finish(function(*arguments), answers)
                _write(answers, _Result(result))
            except BrokenPipeError:
                raise
            except Exception as error:
                _write(answers, _Error(_portable(error)))
    except (BrokenPipeError, KeyboardInterrupt):
        pass  # nobody listens any more
    except SystemExit as end:
        status = _status(end)
    finally:
        # Not sys.exit: libraries' threads would be waited for.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _finish(made: Any, answers: BinaryIO) -> Any:
    """Send what a generator yields; what it returns, or ``made`` itself if it is no generator."""
    if not inspect.isgenerator(made):
        return made
    while True:
        try:
            value = next(made)
        except StopIteration as end:
            return end.value
        _write(answers, _Event(value))


def _read_requests(stream: BinaryIO, waiting: queue.SimpleQueue[bytes]) -> None:
    with contextlib.suppress(OSError):
        for pickled in _frames(stream):
            waiting.put(pickled)
    os._exit(1)  # the parent has gone


def _portable(error: Exception) -> HfjaxError | CallFailed:
    if isinstance(error, HfjaxError):
        with contextlib.suppress(Exception):  # one whose class cannot be made of its pickle is told in words
            copy = pickle.loads(pickle.dumps(error))
            if isinstance(copy, type(error)):
                return copy
    return CallFailed(type(error).__name__, " ".join(str(error).split()))


def _status(end: SystemExit) -> int:
    """As Python itself ends: with a number, or with words for standard error."""
    if end.code is None or isinstance(end.code, int):
        return end.code or 0
    print(end.code, file=sys.stderr)
    return 1


def _write(stream: Any, value: Any) -> None:
    pickled = pickle.dumps(value)
    stream.write(len(pickled).to_bytes(_LENGTH_BYTES, "big") + pickled)
    stream.flush()


def _frames(stream: Any) -> Iterator[bytes]:
    """The pickles of a stream, until it is closed."""
    while len(head := stream.read(_LENGTH_BYTES)) == _LENGTH_BYTES:
        length = int.from_bytes(head, "big")
        if len(pickled := stream.read(length)) < length:
            return
        yield pickled
