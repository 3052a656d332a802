""":class:`Laboratory` checks what a person asks for, estimates its cost, and runs experiments one at a time.

The page and the command line share it. Experiments never run at the same time, because each would falsify the other's figures.
Whoever comes second waits in line and is told how many are ahead.
"""

from __future__ import annotations

import contextlib
import functools
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import Field

from .. import sources
from ..catalog import ModelSpec
from ..errors import EngineFailed, HfjaxError, InvalidRequest, ModelTooLarge, QueueFull
from ..sources.common import Kept, human_bytes, one_line
from .events import LabEvent, Working
from .experiment import Experiment, LabModel
from .process import LabRun

MOST_WAITING = 4  # behind the one that runs: more would wait for hours
TIMES_FILE = "lab_times.json"  # in the cache folder
MAX_TIMES = 500  # pairs of experiment and model remembered, those run latest


@dataclass(frozen=True, slots=True)
class Waiting:
    """So many are ahead in the line."""

    ahead: int


@dataclass(frozen=True, slots=True)
class Cost:
    """What a run takes about.

    ``seconds`` and ``memory_bytes`` are the experiment's own estimate; ``last_s`` is what it took with this model on this
    machine last time, if it ever ran; ``fetch_bytes`` is what has to be downloaded before, 0 if that is unknown, None if the
    files are here.
    """

    seconds: float
    memory_bytes: int
    last_s: float | None = None
    fetch_bytes: int | None = None

    def sentence(self) -> str:
        """For people: "about 40 s and 1.2 GB of memory (last run: 38 s); 270 MB to fetch before"."""
        memory = f" and {human_bytes(self.memory_bytes)} of memory" if self.memory_bytes else ""
        last = f" (last run: {duration(self.last_s)})" if self.last_s is not None else ""
        fetched = ""
        if self.fetch_bytes is not None:
            size = f"{human_bytes(self.fetch_bytes)} " if self.fetch_bytes else ""
            fetched = f"; {size}to fetch before"
        return f"about {duration(self.seconds)}{memory}{last}{fetched}"


def duration(seconds: float) -> str:
    """``38 s``, ``3 min``: as exact as an estimate is."""
    if seconds < 1.5:
        return f"{max(seconds, 0.1):.1f} s"
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def check_kind(experiment: Experiment, spec: ModelSpec | None) -> None:
    """Checks that the experiment can run on this model; None stands for no model.

    Raises:
        InvalidRequest: it cannot; the message says which kind of model it needs.
    """
    wanted = " or ".join(sorted(kind.value for kind in experiment.kinds))
    if not experiment.kinds:
        if spec is not None:
            raise InvalidRequest(f"{experiment.title} doesn't use a model. Remove {spec.name!r:.80}.")
    elif spec is None:
        raise InvalidRequest(f"{experiment.title} requires a model of type {wanted}.")
    elif spec.kind not in experiment.kinds:
        raise InvalidRequest(
            f"{experiment.title} runs on models of the kind {wanted}, and {spec.title} is of the kind {spec.kind.value}; "
            "choose another model."
        )


@dataclass(frozen=True, slots=True)
class RunTime:
    """A run that came to its end; ``model`` is empty where the experiment needs none."""

    experiment: str
    model: str
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)]


class RunTimes:
    """How long experiments took, kept in ``file`` from one start to the next. Safe to call from any thread."""

    def __init__(self, file: Path) -> None:
        self._times = Kept(file, RunTime, lambda item: (item.experiment, item.model), MAX_TIMES)

    def last(self, experiment: str, model: str) -> float | None:
        """The seconds that this experiment took with this model here last time; None if it never came to its end."""
        found = self._times.all().get((experiment, model))
        return None if found is None else found.seconds

    def note(self, experiment: str, model: str, seconds: float) -> None:
        """Remember how many seconds a run took; fetching its model is not included."""
        self._times.note(RunTime(experiment, model, seconds))


MemoryApart = Callable[[str, int], contextlib.AbstractContextManager[None]]


class Laboratory:
    """Runs experiments in child processes, one at a time. Every method may be called from any thread.

    Args:
        cache_dir: where models are fetched to, and the times of runs are kept.
        memory_apart: reserves memory for a run, for as long as it lasts; told what it is for, and how many bytes.
    """

    def __init__(
        self, cache_dir: Path, memory_apart: MemoryApart = lambda what, needed: contextlib.nullcontext()
    ) -> None:
        self._cache_dir = cache_dir
        self._memory_apart = memory_apart
        self._times = RunTimes(cache_dir / TIMES_FILE)
        self._line = _Line()

    def cost(self, experiment: Experiment, spec: ModelSpec | None) -> Cost:
        """What a run takes about. Asks no network.

        Raises:
            InvalidRequest: the experiment does not run on this model.
        """
        check_kind(experiment, spec)
        if spec is None:
            return Cost(*experiment.cost(0), last_s=self._times.last(experiment.name, ""))
        here = sources.is_present(spec, self._cache_dir)
        return Cost(
            *experiment.cost(spec.parameters or 0),
            last_s=self._times.last(experiment.name, spec.name),
            fetch_bytes=None if here else spec.download_bytes or 0,
        )

    def start(
        self,
        experiment: Experiment,
        spec: ModelSpec | None,
        options: Mapping[str, Any],
        *,
        memory_limit: int | None = None,
    ) -> Running:
        """Run an experiment as soon as it is its turn.

        Args:
            experiment: which.
            spec: the model it runs on; None where it needs none.
            options: those that were given, by name; the others take their defaults.
            memory_limit: bytes; an experiment that takes more is refused.

        Raises:
            InvalidRequest: a model it does not run on, or an option that cannot be used.
            ModelTooLarge: it takes more memory than the limit.
            QueueFull: too many wait already.
        """
        cost = self.cost(experiment, spec)
        checked = experiment.check(options)
        if memory_limit is not None and cost.memory_bytes > memory_limit:
            what = spec.title if spec is not None else experiment.title
            raise ModelTooLarge(
                f"{experiment.title} takes about {human_bytes(cost.memory_bytes)} with {what}, more than the memory budget of "
                f"{human_bytes(memory_limit)}. Choose a smaller model."
            )
        room = functools.partial(self._memory_apart, experiment.title, cost.memory_bytes)
        running = Running(experiment, spec, checked, self._cache_dir, self._times, self._line, room)
        self._line.join(running)
        running.begin()
        return running


class _Line:
    """Who runs and who waits: the first of the line runs."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._places: list[Running] = []

    def join(self, running: Running) -> None:
        with self._changed:
            if len(self._places) > MOST_WAITING:
                raise QueueFull("Too many experiments are waiting. Try again in a few minutes.")
            self._places.append(running)

    def leave(self, running: Running) -> None:
        with self._changed:
            if running in self._places:
                self._places.remove(running)
            self._changed.notify_all()

    def wake(self) -> None:
        """Make those who wait look again, because one of them was cancelled."""
        with self._changed:
            self._changed.notify_all()

    def places_ahead(self, running: Running) -> Iterator[int]:
        """Yields how many are ahead, whenever that changes; ends when it is this run's turn or the run was cancelled."""
        told = -1
        while True:
            with self._changed:
                while (ahead := self._places.index(running)) == told and not running.cancelled:
                    self._changed.wait()
            if ahead == 0 or running.cancelled:
                return
            told = ahead
            yield ahead


class Running:
    """A run, waiting or under way. Iterate over it for its events; leaving the ``with`` block ends it.

    A model that is not here is fetched first, which is told as :class:`.events.Working`.
    """

    def __init__(
        self,
        experiment: Experiment,
        spec: ModelSpec | None,
        options: Mapping[str, Any],
        cache_dir: Path,
        times: RunTimes,
        line: _Line,
        room: Callable[[], contextlib.AbstractContextManager[None]],
    ) -> None:
        self._experiment = experiment
        self._spec = spec
        self._options = options
        self._cache_dir = cache_dir
        self._times = times
        self._line = line
        self._room = room
        self._lock = threading.Lock()
        self._run: LabRun | None = None
        self._cancelled = False
        # None: it is over; an error: it broke.
        self._events: queue.SimpleQueue[LabEvent | Waiting | HfjaxError | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="lab", daemon=True)

    @property
    def cancelled(self) -> bool:
        """Whether somebody has stopped it."""
        with self._lock:
            return self._cancelled

    def begin(self) -> None:
        """Let it wait for its turn and run; :meth:`Laboratory.start` calls this once."""
        self._thread.start()

    def __iter__(self) -> Iterator[LabEvent | Waiting]:
        """The events; ends when the experiment does, or has been stopped.

        Raises:
            HfjaxError: the model could not be fetched, there is no memory for it now, or the experiment broke or took too long.
        """
        while (event := self._events.get()) is not None:
            if isinstance(event, HfjaxError):
                raise event
            yield event

    def cancel(self) -> None:
        """End it, wherever it is; a second call changes nothing."""
        with self._lock:
            self._cancelled = True
            run = self._run
        if run is not None:
            run.stop()
        self._line.wake()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.cancel()
        self._thread.join()

    def _work(self) -> None:
        outcome: HfjaxError | None = None
        try:
            for ahead in self._line.places_ahead(self):
                self._events.put(Waiting(ahead))
            if not self.cancelled:
                self._measure()
        except HfjaxError as error:
            outcome = error
        except Exception as error:
            outcome = EngineFailed(f"The experiment failed: {type(error).__name__}: {one_line(error)}.")
        finally:
            self._line.leave(self)
            self._events.put(None if self.cancelled else outcome)

    def _measure(self) -> None:
        model = None
        if self._spec is not None:
            with contextlib.suppress(sources.FetchCancelled):
                folder = sources.fetch(
                    self._spec,
                    self._cache_dir,
                    lambda message, fraction: self._events.put(Working(message, fraction)),
                    lambda: self.cancelled,
                )
                model = LabModel(self._spec.name, self._spec.title, self._spec.kind, folder)
            if model is None:
                return  # nobody wants it any more
        began = time.monotonic()
        with self._room(), LabRun(self._experiment, model, self._options, tells_other_work=True) as run:
            with self._lock:
                self._run = run
                cancelled = self._cancelled
            if cancelled:
                run.stop()
            for event in run:
                self._events.put(event)
        if not self.cancelled:
            name = self._spec.name if self._spec is not None else ""
            self._times.note(self._experiment.name, name, time.monotonic() - began)
