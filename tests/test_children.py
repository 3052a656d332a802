"""Child processes: what crosses between them and their parent, and how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from hfjax_demo.children import Child, ChildError
from hfjax_demo.errors import DiskFull, HfjaxError, InvalidSetting
from tests.processes import gone

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


def add(one: Any, other: Any) -> Any:
    print("a library's chatter")
    os.write(1, b"and that of a C library\n")
    return one + other


def count(to: int) -> Iterator[int]:
    yield from range(to)
    return to


def forever() -> Iterator[int]:
    yield os.getpid()
    while True:
        signal.pause()


def surroundings() -> tuple[str, str]:
    return os.environ["HFJAX_TEST_WORD"], sys.stdin.read()


def fail(error: Exception) -> None:
    raise error


class Strange(HfjaxError):
    """Cannot be made of its pickle."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} {other}")


def fail_strangely() -> None:
    raise Strange("no,", "not so")


def unpicklable() -> Any:
    return lambda: None


def leave(code: Any) -> None:
    print("something before", file=sys.stderr)
    threading.Thread(target=threading.Event().wait).start()
    raise SystemExit(code)


def test_calls_and_streams() -> None:
    with Child("of a test", {"HFJAX_TEST_WORD": "said"}) as child:
        assert child.call(add, "a", "b") == "ab"
        assert child.call(add, b"\0" * 3_000_000, b"\n") == b"\0" * 3_000_000 + b"\n"
        assert child.call(surroundings) == ("said", ""), "a library that reads stdin would take calls for its own"
        assert list(child.stream(count, 3)) == [0, 1, 2]
        assert child.call(count, 3) == 3
        assert list(child.stream(add, 1, 2)) == []


def test_errors_are_those_that_were_raised_or_told_in_words() -> None:
    with Child("of a test") as child:
        with pytest.raises(DiskFull, match="no room"):
            child.call(fail, DiskFull("There is no room."))
        with pytest.raises(InvalidSetting) as told:
            child.call(fail, InvalidSetting("Choose another.", field="slots"))
        assert told.value.field == "slots"
        for function, arguments, message in (
            (fail, (ValueError("in\ntwo lines"),), "in two lines"),
            (fail_strangely, (), "no, not so"),
            (unpicklable, (), "lambda"),
            (count, ("x",), "str"),
        ):
            with pytest.raises(ChildError, match=rf"^\w+: .*{message}") as failed:
                child.call(function, *arguments)
            assert str(failed.value).endswith(failed.value.message)
        assert child.call(add, 1, 1) == 2, "the child goes on"


def test_a_child_that_ends() -> None:
    for function, argument, reason in (
        (signal.raise_signal, signal.SIGKILL, "its process was ended by signal 9, perhaps for lack of memory"),
        (leave, 3, "something before"),
        (os._exit, 3, "its process ended with status 3"),
    ):
        with Child("of a test") as child:
            for _ in range(2):  # whoever asks again is told the same
                with pytest.raises(ChildError, match=f"^{reason}$"):
                    child.call(function, argument)


def test_silence_can_be_noticed_and_the_child_ended_from_any_thread() -> None:
    with Child("of a test") as child:
        events = child.stream(forever, poll_s=0.01)
        pid = next(event for event in events if event is not None)
        assert next(events) is None
        threading.Thread(target=child.kill).start()
        with pytest.raises(ChildError, match="signal 9"):
            list(events)
    assert gone(pid)
    with Child("of a test") as child:
        pid = next(child.stream(forever))
    assert gone(pid), "leaving ends it, whatever it is doing"


@pytest.mark.parametrize("busy", [False, True], ids=["between two calls", "in a call"])
def test_an_interrupt_ends_it_without_a_word(busy: bool) -> None:
    """Ctrl-C in a terminal reaches the children, too."""
    lines: list[str] = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a child inherits that interrupts are ignored
    try:
        with Child("a test", on_line=lines.append) as child:
            pid = child.call(os.getpid)
            if busy:
                assert next(child.stream(forever)) == pid
            os.kill(pid, signal.SIGINT)
            with pytest.raises(ChildError, match=r"ended with status 1$"):
                child.call(os.getpid)
            assert not lines
    finally:
        signal.signal(signal.SIGINT, before)


def test_it_ends_with_its_parent() -> None:
    code = """
import os
from hfjax_demo.children import Child
from tests.test_children import forever
print(next(Child("of a test").stream(forever)), flush=True)
os.kill(os.getpid(), 9)
"""
    parent = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert gone(int(parent.stdout)), parent.stderr
