""":class:`Laboratory` checks requests for experiments, estimates their cost, and runs them one at a time.

The page and the command line share it. Experiments never run at the same time, because each would distort the other's figures. A
waiting run reports its position in the queue.
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
from ..sources.common import RecordFile, format_bytes, one_line
from .events import LabEvent, StageProgress
from .experiment import Experiment, LabModel
from .process import POLL_S, run_in_child

MAX_WAITING_RUNS = 4  # runs in the queue: more would wait for hours
TIMES_FILE = "lab_times.json"  # in the cache folder
MAX_TIMES = 500  # pairs of experiment and model that are remembered, the most recent ones


@dataclass(frozen=True, slots=True)
class QueuePosition:
    """The number of runs ahead in the queue."""

    ahead: int


@dataclass(frozen=True, slots=True)
class CostEstimate:
    """Estimated cost of a run: of the experiment, the duration of the last run with this model on this machine, and the size of
    the download needed first, 0 if it is unknown, None if the files are present."""

    seconds: float
    memory_bytes: int
    last_s: float | None = None
    fetch_bytes: int | None = None

    def sentence(self) -> str:
        """Format the cost: "about 40 s and 1.2 GB of memory (last run: 38 s); 270 MB to fetch before"."""
        memory = f" and {format_bytes(self.memory_bytes)} of memory" if self.memory_bytes else ""
        last = f" (last run: {duration(self.last_s)})" if self.last_s is not None else ""
        fetched = ""
        if self.fetch_bytes is not None:
            size = f"{format_bytes(self.fetch_bytes)} " if self.fetch_bytes else ""
            fetched = f"; {size}to fetch before"
        return f"about {duration(self.seconds)}{memory}{last}{fetched}"


def duration(seconds: float) -> str:
    """Format a duration with the precision of an estimate: ``38 s``, ``3 min``."""
    if seconds < 1.5:
        return f"{max(seconds, 0.1):.1f} s"
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def check_model_kind(experiment: Experiment, spec: ModelSpec | None) -> None:
    """Check that an experiment can run on a model; None stands for no model.

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
class RunDuration:
    """The duration of a completed run; ``model`` is empty if the experiment needs none."""

    experiment: str
    model: str
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)]


def stored_durations(file: Path) -> RecordFile[RunDuration]:
    """Return the stored durations of the last runs, by names of experiment and model; downloads are not included."""
    return RecordFile(file, RunDuration, lambda item: (item.experiment, item.model), MAX_TIMES)


ReserveMemory = Callable[[str, int], contextlib.AbstractContextManager[None]]


class Laboratory:
    """Runs experiments in child processes, one at a time. Thread-safe.

    Args:
        cache_dir: where models are downloaded to and the durations of runs are stored.
        reserve_child_memory: reserves memory for the duration of a run, given its title and the number of bytes.
    """

    def __init__(
        self, cache_dir: Path, reserve_child_memory: ReserveMemory = lambda what, needed: contextlib.nullcontext()
    ) -> None:
        self._cache_dir = cache_dir
        self._reserve_memory = reserve_child_memory
        self._times = stored_durations(cache_dir / TIMES_FILE)
        self._lock = threading.Lock()
        self._runs: list[ExperimentRun] = []  # the first one is running, the others wait

    def cost(self, experiment: Experiment, spec: ModelSpec | None) -> CostEstimate:
        """Return the estimated cost of a run, without network access.

        Raises:
            InvalidRequest: the experiment does not run on this model.
        """
        check_model_kind(experiment, spec)
        name, parameters = "", 0
        fetch_bytes: int | None = None
        if spec is not None:
            name, parameters = spec.name, spec.parameters or 0
            fetch_bytes = None if sources.is_present(spec, self._cache_dir) else spec.download_bytes or 0
        seconds, memory_bytes = experiment.cost(parameters)
        last = self._times.all().get((experiment.name, name))
        return CostEstimate(seconds, memory_bytes, None if last is None else last.seconds, fetch_bytes)

    def start(
        self,
        experiment: Experiment,
        spec: ModelSpec | None,
        options: Mapping[str, Any],
        *,
        memory_limit: int | None = None,
    ) -> ExperimentRun:
        """Queue a run of an experiment.

        Args:
            spec: the model it runs on, which is downloaded first if it is missing; None if it needs none.
            options: the given options, by name; the others have their defaults.
            memory_limit: bytes; an experiment that needs more is rejected.

        Raises:
            InvalidRequest: the experiment does not run on this model, or an option is invalid.
            ModelTooLarge: it needs more memory than the limit.
            QueueFull: the queue is full.
        """
        cost = self.cost(experiment, spec)
        checked = experiment.check(options)
        if memory_limit is not None and cost.memory_bytes > memory_limit:
            what = spec.title if spec is not None else experiment.title
            raise ModelTooLarge(
                f"{experiment.title} takes about {format_bytes(cost.memory_bytes)} with {what}, more than the memory budget of "
                f"{format_bytes(memory_limit)}. Choose a smaller model."
            )
        run = ExperimentRun()
        work = functools.partial(self._events, run, experiment, spec, checked, cost.memory_bytes)
        run.thread = threading.Thread(target=self._run, args=(run, work), name="lab", daemon=True)
        with self._lock:
            if len(self._runs) > MAX_WAITING_RUNS:
                raise QueueFull("Too many experiments are waiting. Try again in a few minutes.")
            self._runs.append(run)
        run.thread.start()
        return run

    def _run(self, run: ExperimentRun, work: Callable[[], Iterator[LabEvent]]) -> None:
        """Run an experiment when the runs before it have ended, on the run's own thread."""
        outcome: HfjaxError | None = None
        try:
            if self._await_turn(run):
                for event in work():
                    run.report(event)
        except HfjaxError as error:
            outcome = error
        except Exception as error:
            outcome = EngineFailed(f"The experiment failed: {type(error).__name__}: {one_line(error)}.")
        with self._lock:
            self._runs.remove(run)
        run.report(None if run.cancelled else outcome)

    def _await_turn(self, run: ExperimentRun) -> bool:
        """Wait for the runs before this one, and report their number; return False if it is cancelled meanwhile."""
        reported = 0
        while ahead := self._runs.index(run):
            if ahead != reported:
                run.report(QueuePosition(ahead))
                reported = ahead
            if run.stop.wait(POLL_S):
                return False
        return True

    def _events(
        self,
        run: ExperimentRun,
        experiment: Experiment,
        spec: ModelSpec | None,
        options: Mapping[str, Any],
        memory_bytes: int,
    ) -> Iterator[LabEvent]:
        model = None
        if spec is not None:

            def on_progress(message: str, fraction: float | None) -> None:
                if run.cancelled:
                    raise sources.FetchCancelled("Download cancelled.")
                run.report(StageProgress(message, fraction))

            folder = sources.fetch(spec, self._cache_dir, on_progress)
            model = LabModel(spec.name, spec.title, spec.kind, folder)
        began = time.monotonic()
        with self._reserve_memory(experiment.title, memory_bytes):
            yield from run_in_child(experiment, model, options, run.stop.is_set)
        if not run.cancelled:
            self._times.note(RunDuration(experiment.name, model.name if model else "", time.monotonic() - began))


class ExperimentRun:
    """A waiting or active run. Iterating over it gives its events; leaving the ``with`` block ends it.

    Attributes:
        stop: set once it is to end; it does so soon after, without an error.
        thread: runs the experiment.
    """

    thread: threading.Thread

    def __init__(self) -> None:
        self.stop = threading.Event()
        # None: the run has ended; an error: it has failed.
        self._events: queue.SimpleQueue[LabEvent | QueuePosition | HfjaxError | None] = queue.SimpleQueue()

    @property
    def cancelled(self) -> bool:
        """Whether the run is to end, or has ended, before its experiment."""
        return self.stop.is_set()

    def report(self, event: LabEvent | QueuePosition | HfjaxError | None) -> None:
        """Pass an event to the thread that iterates over the run; an error or None is the last one."""
        self._events.put(event)

    def __iter__(self) -> Iterator[LabEvent | QueuePosition]:
        """Yield the events until the experiment ends or is cancelled.

        Raises:
            HfjaxError: the download failed, there is not enough memory now, or the experiment failed or exceeded the time limit.
        """
        while (event := self._events.get()) is not None:
            if isinstance(event, HfjaxError):
                raise event
            yield event

    def cancel(self) -> None:
        """End the run, waiting or active. Idempotent."""
        self.stop.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.cancel()
        self.thread.join()
