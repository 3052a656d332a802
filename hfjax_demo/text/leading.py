"""One engine on the devices of several processes: the first decides, the others make the same calls in the same order.

A program that runs on devices of several processes runs only when each of them starts it. So the process that has the engine
says before every call of its :class:`.programs.Programs` what it is about to do (:class:`LeadingPrograms`), and the others,
which have the same programs and their own part of the same state, do that too (:class:`FollowingPrograms`). What is told is
small: slots, rows, and a chunk of a prompt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import jax
import numpy as np

from ..settings import SamplingSettings
from .decode import DecodeState, Drawn, PrefillChunk
from .programs import DECODE, DECODE_WITH_LOGPROBS, Key, Programs
from .sampling import SamplingRows

Result = TypeVar("Result")


class Followers(Protocol):
    """The processes that follow, as one engine sees them. An argument is a number, a text, an array, or a list of those."""

    def tell(self, call: str, *arguments: Any) -> None:
        """Say what to do next.

        Raises:
            EngineFailed: a process is gone.
        """
        ...

    def wait(self) -> None:
        """Until all have done what they were told last, which is to be a call that they answer: "load" or "compile".

        Raises:
            EngineFailed: one of them could not, or is gone.
        """
        ...


@dataclass(eq=False, slots=True)
class LeadingPrograms(Programs):
    """Programs whose calls are told to ``followers`` first. ``row`` is the place of their devices in the mesh."""

    followers: Followers = field(kw_only=True)
    row: int = field(kw_only=True)

    # Programs call their own methods too; what those do is part of what was told.
    _telling: bool = False

    def init_state(self) -> DecodeState:
        """As in the class above; so are the other methods."""
        return self._led("init_state", (), lambda: Programs.init_state(self))

    def place(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        return self._led("place", (list(slots),), lambda: Programs.place(self, state, slots))

    def displace(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        return self._led("displace", (list(slots),), lambda: Programs.displace(self, state, slots))

    def grow(self, state: DecodeState, tokens: int) -> DecodeState:
        if self.positions_for(tokens) == self.positions:
            return state
        return self._led("grow", (tokens,), lambda: Programs.grow(self, state, tokens))

    def prefill(self, state: DecodeState, chunk: PrefillChunk) -> tuple[DecodeState, jax.Array, jax.Array]:
        self._get("prefill", chunk.tokens.shape[1])
        numbers = [np.asarray(leaf) for leaf in jax.tree.leaves(chunk)]
        return self._led("prefill", (numbers,), lambda: Programs.prefill(self, state, chunk))

    def decode(
        self, state: DecodeState, rows: Sequence[int], *, with_logprobs: bool = False
    ) -> tuple[DecodeState, Drawn]:
        self._get(DECODE_WITH_LOGPROBS if with_logprobs else DECODE, len(rows))
        return self._led(
            "decode",
            (list(rows), with_logprobs),
            lambda: Programs.decode(self, state, rows, with_logprobs=with_logprobs),
        )

    def copy(self, state: DecodeState, source: int, target: int, count: int) -> DecodeState:
        self._get("copy")
        return self._led("copy", (source, target, count), lambda: Programs.copy(self, state, source, target, count))

    def release(self, state: DecodeState, slot: int) -> DecodeState:
        self._get("release")
        return self._led("release", (slot,), lambda: Programs.release(self, state, slot))

    def close(self, state: DecodeState) -> None:
        return self._led("close", (), lambda: Programs.close(self, state))

    def _compile(self, key: Key) -> None:
        # All at once, and none goes on before all are done: a device that waits for another one for long gives up.
        self.followers.tell("compile", self.row, list(key))
        try:
            Programs._compile(self, key)
        finally:
            self.followers.wait()

    def _led(self, call: str, arguments: tuple[Any, ...], run: Callable[[], Result]) -> Result:
        if self._telling:
            return run()
        self.followers.tell(call, self.row, *arguments)
        self._telling = True
        try:
            return run()
        finally:
            self._telling = False


@dataclass(eq=False, slots=True)
class FollowingPrograms:
    """The same programs in a process that follows, and its part of the state."""

    programs: Programs
    state: DecodeState | None = None

    def do(self, call: str, *arguments: Any) -> None:
        """What :class:`LeadingPrograms` told."""
        programs = self.programs
        if call == "init_state":
            self.state = programs.init_state()
            return
        if call == "compile":
            kind, size, positions = arguments[0]
            programs.prepare((kind, size, positions))
            return
        state = self.state
        assert state is not None, "the first call makes the state"
        match call, arguments:
            case "place", (slots,):
                self.state = programs.place(state, slots)
            case "displace", (slots,):
                self.state = programs.displace(state, slots)
            case "grow", (tokens,):
                self.state = programs.grow(state, tokens)
            case "prefill", (numbers,):
                self.state, *_ = programs.prefill(state, _chunk(numbers))
            case "decode", (rows, with_logprobs):
                self.state, _ = programs.decode(state, rows, with_logprobs=with_logprobs)
            case "copy", (source, target, count):
                self.state = programs.copy(state, source, target, count)
            case "release", (slot,):
                self.state = programs.release(state, slot)
            case "close", ():
                programs.close(state)
                self.state = None
            case _:
                raise ValueError(f"no call of programs: {call!r}")


def _chunk(numbers: Sequence[np.ndarray]) -> PrefillChunk:
    sampling: Any = SamplingRows.one(SamplingSettings(), 0)
    nothing: Any = np.zeros(())
    like = PrefillChunk(nothing, nothing, nothing, nothing, nothing, nothing, sampling)
    found: PrefillChunk = jax.tree.unflatten(jax.tree.structure(like), numbers)
    return found
