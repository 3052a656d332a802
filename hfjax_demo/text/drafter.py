"""A smaller model that guesses an engine's next tokens: which conversation it follows, and whether that pays.

It follows one conversation at a time, while nobody else wants anything of the engine: several conversations share one reading of
the weights already. Before its first round it takes in what has been said, chunk by chunk, beside the engine's own blocks. What
a round takes and gives is measured: an answer that would come sooner without drafts is gone on with without, and so are some of
the next ones.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.functional import Params
from ..bridge.programs.making import ProgramTable
from ..bridge.sharding import memory_bytes
from ..errors import InvalidSetting, UnsupportedModel
from .abstract import Key, prefill_ynnpack, state_described
from .decode import NO_TOKEN, DecodeState, SampledTokens
from .drafting import DRAFT, Guessing, decode_drafted, take_in
from .job import Job
from .kv_cache import Caches
from .model import TextModel
from .pacing import Pace
from .programs import Programs
from .scheduler import next_chunk, shared_prefix
from .sharding import described, on_mesh

READ, DECODE_DRAFTED = "read for drafts", "decode with drafts"

ROUND = 1 + DRAFT
"""Tokens that a round gives at most."""

TRIED = 12  # rounds of an answer before it is decided whether they pay
MOST_LEFT_OUT = 3  # answers without drafts behind one for which they did not


@dataclass(slots=True)
class _Trial:
    """What drafts have brought an answer so far.

    Attributes:
        timed: the rounds that ``seconds`` were measured of.
        refused: they do not pay.
    """

    job: Job
    rounds: int = 0
    given: int = 0
    timed: int = 0
    seconds: float = 0.0
    refused: bool = False

    def is_slower(self, plain_step_s: float) -> bool:
        """Whether the answer would come sooner without, as far as has been seen. Of this answer alone: a round at another
        temperature takes another time."""
        if self.rounds < TRIED or not self.timed or not plain_step_s:
            return False
        return self.seconds / self.timed * self.rounds > plain_step_s * self.given


class Standing(Enum):
    """What the engine does next for a conversation that decodes alone."""

    PLAIN = "a block without drafts"
    WAIT = "no block: those that are on their way are read first"
    DRAFTED = "a block with drafts"


def require_pair(models: Sequence[TextModel], smaller: TextModel, name: str, smaller_name: str) -> None:
    """See that ``smaller`` can guess for a model; there are several of those where rows of devices have one each.

    Raises:
        InvalidSetting: it writes text in other tokens.
        UnsupportedModel: one of them cannot take back what it has taken in, or is spread over several devices.
    """
    model = models[0]
    if smaller.tokenizer.get_vocab() != model.tokenizer.get_vocab() or smaller.vocabulary < len(smaller.tokenizer):
        raise InvalidSetting(
            f"{smaller_name} can't draft for {name}: it has a different tokenizer; choose a smaller model of the same family.",
            field="drafts",
        )
    for each, called in ((model, name), (smaller, smaller_name)):
        if each.stateful or each.use.recomputes or each.use.asks_length or each.rope_switch is not None:
            raise UnsupportedModel(
                f"{called} ({each.architecture}) does not support speculative decoding; remove it from drafts."
            )
    if len(models) > 1 or model.mesh.size > 1:
        raise UnsupportedModel("Speculative decoding is not supported on several devices; remove drafts or mesh.")


class Drafter:
    """The smaller model beside an engine's.

    Args:
        params, model: its own.
        programs: the engine's, with whose maker and compiler its programs are made.

    Attributes:
        counts: rounds so far, and the tokens that those gave.
    """

    def __init__(self, params: Params, model: TextModel, programs: Programs) -> None:
        self.counts = 0, 0
        self._model, self._params, self._programs = model, params, programs
        self._pace = Pace.of(model.call.platform, programs.shapes.decode_steps)
        own = weakref.proxy(self)  # as Programs has it
        self._table: ProgramTable[Key] = ProgramTable(
            programs.maker, lambda key: own._compile(key), lambda key: key.positions >= programs.positions
        )
        self._positions = 0  # of the caches
        self._caches: Caches | None = None  # of a single slot
        self._before = jnp.int32(0)
        self._held: list[int] = []  # tokens that the caches hold for certain
        self._share = ""  # whose they are
        self._follows: tuple[Job, int, int] | None = None  # whom, and what of it was read
        self._trial: _Trial | None = None
        self._left_out = 0  # answers that are yet to go without drafts
        self._leaves_out = 0  # as many as the last refusal has led to

    @property
    def memory_bytes(self) -> int:
        """Of the device, that weights and caches take now."""
        return memory_bytes((self._params, self._caches))

    @property
    def rounds(self) -> int:
        """Of the next block."""
        return self._pace.steps

    def free(self) -> None:
        """Free the device's memory."""
        for leaf in jax.tree.leaves((self._params, self._caches)):
            if not leaf.is_deleted():
                leaf.delete()

    def start_over(self) -> None:
        """Know nothing of any conversation."""
        self._caches, self._held, self._follows = None, [], None

    def leave(self) -> None:
        """The conversation that it follows goes on without it."""
        self._follows = None

    def stand(self, job: Job, *, on_their_way: bool, plain_step_s: float) -> Standing:
        """What to do next for a job that decodes alone.

        Takes in a chunk of what has been said, if there is more of it than the last few tokens.

        Args:
            on_their_way: whether any of its blocks have not been read.
            plain_step_s: what a step without drafts takes, in seconds; 0: nobody knows.
        """
        trial = self._trial
        if trial is None or trial.job is not job:
            trial = self._trial = _Trial(job, refused=self._left_out > 0)
            self._left_out = max(0, self._left_out - 1)
        if trial.refused or not self._programs_there():
            return Standing.PLAIN
        if trial.is_slower(plain_step_s):
            trial.refused = True
            self._left_out = self._leaves_out = min(2 * self._leaves_out + 1, MOST_LEFT_OUT)
            return Standing.PLAIN
        if self._follows == (job, job.prefilled, job.read_again) and self._positions == self._programs.positions:
            return Standing.DRAFTED
        return self._catch_up(job, on_their_way)

    def decode(self, state: DecodeState, job: Job, rounds: int) -> tuple[DecodeState, SampledTokens]:
        """Start a block of so many rounds for the job that :meth:`stand` has said :attr:`Standing.DRAFTED` of; ``state`` is
        donated."""
        programs = self._programs
        program = self._table.there[self._key(DECODE_DRAFTED)]
        where = on_mesh((jnp.int32(job.slot), jnp.int32(rounds)), self._model)
        part, guessing = programs.part(state, [job.slot]), Guessing(self._part(), self._before)
        new, guessing, sampled = program((programs.params, self._params), part, guessing, *where)
        self._take_back(guessing.caches)
        self._before = guessing.before
        return programs.whole(state, new, [job.slot]), sampled

    def followed(self, job: Job, tokens: np.ndarray, seconds: float | None) -> int:
        """Note what a block gave that has been read, and what it took, if that is known. Returns its rounds."""
        there = tokens.reshape(-1, ROUND) != NO_TOKEN
        rounds, given = int(there.any(axis=1).sum()), int(there.sum())
        self._held = job.in_cache[:-1]
        self.counts = self.counts[0] + rounds, self.counts[1] + given
        if self._trial is not None and self._trial.job is job:
            self._trial.rounds += rounds
            self._trial.given += given
            if seconds is not None:
                self._trial.timed += rounds
                self._trial.seconds += seconds
            if self._trial.rounds > 2 * TRIED and not self._trial.refused:
                self._leaves_out = 0
        if seconds is not None:
            self._pace.measured(rounds, seconds)
        return rounds

    def _catch_up(self, job: Job, on_their_way: bool) -> Standing:
        known = job.in_cache
        if self._share != job.share:
            self._held, self._share = [], job.share
        self._make_room()
        held = shared_prefix(self._held, known)
        nearly = len(known) - held <= self._chunks[-1]
        if nearly and on_their_way:
            return Standing.WAIT
        while held < len(known):
            held = self._take_in(known, held)
            if not nearly:
                break
        self._held = known[:held]
        if held < len(known):
            return Standing.PLAIN
        self._before = on_mesh(jnp.int32(known[-1]), self._model)
        self._follows = job, job.prefilled, job.read_again
        return Standing.DRAFTED

    def _take_in(self, known: Sequence[int], held: int) -> int:
        """The next chunk of what has been said, ``held`` tokens of which the caches have; how many they have then."""
        piece = next_chunk(held, len(known), self._chunks, self._positions)
        tokens = np.zeros((1, piece.length), np.int32)
        end = piece.start + piece.count
        tokens[0, : piece.count] = known[piece.start : end]
        where = on_mesh((jnp.asarray(tokens), jnp.int32(piece.start)), self._model)
        program = self._table.there[self._key(READ, piece.length)]
        self._take_back(program(self._params, self._part(), *where))
        return end

    def _make_room(self) -> None:
        form, positions = self._model.cache, self._programs.positions
        if self._caches is None:
            self._caches = form.allocate(form.without_memory(1), [0], positions)
            self._held = []
        elif positions != self._positions:
            self._caches = form.grow(self._caches, positions)
            self._table.clear_out()
        self._positions = positions

    def _part(self) -> Caches:
        """The caches as programs take them, and take them over."""
        return self._model.cache.part(self._caches, [0])

    def _take_back(self, part: Caches) -> None:
        self._caches = self._model.cache.whole(self._caches, part, [0])

    @property
    def _chunks(self) -> Sequence[int]:
        return [length for length in self._programs.shapes.prefill_chunks if length <= self._programs.positions]

    def compile_next(self) -> bool:
        """Have one of its programs made, unless one is being made; False when all are there that can be made."""
        missing = [key for key in self._wanted() if not self._table.is_given_up(key) and key not in self._table.there]
        if missing and not self._table.awaited:
            self._table.ahead(missing[0])
        return bool(missing)

    def _programs_there(self) -> bool:
        there = [self._table.ahead(key) for key in self._wanted()]  # all of them are to be begun
        return all(there)

    def _wanted(self) -> list[Key]:
        return [self._key(DECODE_DRAFTED), *(self._key(READ, length) for length in self._chunks)]

    def _key(self, kind: str, size: int = 0) -> Key:
        return Key(kind, size, self._programs.positions)

    def _compile(self, key: Key) -> Any:
        """On whatever thread makes programs: nothing here changes."""
        programs, smaller = self._programs, self._model
        model, shapes = programs.model, programs.shapes
        scalar = jax.ShapeDtypeStruct((), jnp.int32)
        caches = smaller.cache.described(1, key.positions, 1)
        arguments: tuple[Any, ...]
        donated: tuple[int, ...]
        if key.kind == READ:
            name, function = f"{READ} ({key.size})", functools.partial(take_in, smaller)
            arguments, donated = (self._params, caches, jax.ShapeDtypeStruct((1, key.size), jnp.int32), scalar), (1,)
        else:
            name, function = key.kind, functools.partial(decode_drafted, model, smaller, shapes.decode_steps)
            state = state_described(model, shapes, key.positions, 1)
            guessing = Guessing(caches, scalar)  # type: ignore[arg-type]
            arguments, donated = ((programs.params, self._params), state, guessing, scalar, scalar), (1, 2)
        return programs.compiler.compile(
            name,
            function,
            *described(arguments, model),
            key=repr((name, shapes.decode_steps, DRAFT, model.traced_numbers, smaller.traced_numbers)),
            donate_argnums=donated,
            ynnpack=prefill_ynnpack(smaller),
        )
