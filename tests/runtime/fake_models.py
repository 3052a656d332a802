"""Stand-ins below the pool of models: files that are there at once, engines of a few bytes, and what makes either wait or
fail."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo import sources
from hfjax_demo.errors import EngineFailed, HfjaxError
from hfjax_demo.events import Event, Failed, Finished, FinishReason, ModelState, TextDelta, TextStatistics
from hfjax_demo.requests import TextRequest
from hfjax_demo.runtime import files, loading, pool, registry
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory.estimate import MemoryEstimate
from hfjax_demo.runtime.status import ModelFacts

from ..catalogue import BUILT_IN
from ..sources.fetching import assert_one_sentence, wait_until
from .managing import LONG, ask, collect, tokens

NAMES = "a/one", "a/two", "a/three"
SIZE = 100  # bytes that each takes, unless it is said otherwise


class Watched(threading.Condition):
    """Counts the threads that wait for a change: none of them once it has been told of one, until it waits again."""

    waiting = 0

    def wait(self, timeout: float | None = None) -> bool:
        self.waiting += 1
        return super().wait(timeout)

    def notify_all(self) -> None:
        self.waiting = 0
        super().notify_all()


class FakeEngine:
    """Answers with one token a step. It is its own tokenizer."""

    info, architecture, parameters = None, "Fake", 7

    def __init__(self, fakes: Fakes, name: str, request_memory: Callable[[int], bool]) -> None:
        self.fakes, self.name, self.request_memory = fakes, name, request_memory
        self.memory_bytes = fakes.estimate(name).weights
        self.is_closed = False
        self.decode_steps = 0
        self.jobs: list[list[Any]] = []  # of each request: where its events go, and how many tokens it still gets

    @property
    def encoder(self) -> FakeEngine:
        return self

    @property
    def has_work(self) -> bool:
        return bool(self.jobs)

    def encode(self, request: TextRequest) -> None:
        if request.messages:
            self.fakes.stand(self.name, "encoding")

    def count(self, _: object) -> int:
        return 5

    def begin(self, request: TextRequest, emit: Callable[[Event], None], *_: object, **__: object) -> Any:
        self.encode(request)
        return request, emit

    def add(self, begun: Any) -> list[Any]:
        request, emit = begun
        if not request.prompt_ids:
            raise ValueError("an empty prompt")
        self.jobs.append([emit, request.sampling.max_new_tokens])
        return self.jobs[-1]

    def step(self) -> None:
        if self.name in self.fakes.held:
            time.sleep(0.001)  # the device thread calls again
            return
        if error := self.fakes.broken.pop(self.name, None):
            raise error
        self.decode_steps += 1
        for job in list(self.jobs):
            job[1] -= 1
            job[0](TextDelta("x", (1,)))
            if not job[1]:
                self._end(job, FinishReason.LENGTH)

    def cancel(self, job: list[Any]) -> None:
        if error := self.fakes.broken.pop(f"{self.name} cancelling", None):
            raise error
        if job in self.jobs:
            self._end(job, FinishReason.CANCELLED)

    def _end(self, job: list[Any], reason: FinishReason) -> None:
        self.jobs.remove(job)
        job[0](Finished(reason, TextStatistics(decode_tokens_per_s=1.0)))

    def fail(self, error: Exception) -> None:
        if self.name in self.fakes.hopeless:
            raise EngineFailed("It cannot start over.")
        while self.jobs:
            self.jobs.pop()[0](Failed(error))  # type: ignore[arg-type]  # the stream makes one of ours of it

    def compile_next(self) -> bool:
        return False

    def stop_compiling(self) -> None:
        """Nothing is compiled."""

    def close(self) -> None:
        self.is_closed = True


class Fakes:
    """What is below the pool, as a test wants it.

    Attributes:
        sizes: bytes of the models that do not take :data:`SIZE`.
        held: models whose fetches, loads and answers stand still: their names, or one of these and a stage (``"a/one loading"``).
        failing: what the next fetch, load or deletion raises when it goes on, by name and stage.
        broken: what the next step of an engine raises, or ``"a/one cancelling"`` the next cancellation.
        hopeless: models whose engines cannot be reset after that.
        fetched: the models whose files have been asked for.
        loaded: the loads that have begun: model, dtype, and context length.
        compilers: those of the models that were loaded.
        most: models that were in memory at a time, and their bytes.
    """

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.sizes: dict[str, int | MemoryEstimate] = {}
        self.held: set[str] = set()
        self.failing: dict[str, Exception] = {}
        self.broken: dict[str, BaseException] = {}
        self.hopeless: set[str] = set()
        self.fetched: list[str] = []
        self.loaded: list[tuple[str, str, int]] = []
        self.compilers: dict[str, Any] = {}
        self.most = 0, 0
        self._made: weakref.WeakSet[FakeEngine] = weakref.WeakSet()
        self._folder = folder
        self._changed = Watched()
        patch.setattr(registry, "catalog_of", lambda _: BUILT_IN)  # which takes long to read
        patch.setattr(sources, "fetch", self._fetch)
        patch.setattr(sources, "fetch_adapters", lambda *_, **__: ())
        patch.setattr(sources, "is_present", lambda *_: True)
        patch.setattr(sources, "delete", self._delete)
        patch.setattr(sources, "local_path", lambda *_: folder)
        patch.setattr(sources, "size_on_disk", lambda *_: 1)
        for module in (loading, files):
            patch.setattr(module, "estimate_folder", lambda folder, kind, title, *_, **__: self.estimate(title))
            patch.setattr(module, "import_engine", lambda _: None)
        patch.setattr(files, "is_engine_imported", lambda _: True)
        patch.setattr(loading, "open_store", lambda *_: None)
        patch.setattr(loading, "ProgramPrefetcher", Nothing)
        patch.setattr(loading, "_find_kept", lambda *_: None)
        patch.setattr(loading, "stored_estimate", lambda _store, _settings, estimate: estimate())
        patch.setattr(loading, "engine_loader", lambda *_, **__: self._load)
        patch.setattr(pool, "engine_facts", lambda engine: ModelFacts(architecture=engine.architecture))

    @property
    def engines(self) -> list[FakeEngine]:
        """Those in memory: neither closed nor, if their load has failed, forgotten by everybody."""
        return [engine for engine in self.alive if not engine.is_closed]

    @property
    def standing(self) -> int:
        """The number of threads that stand still."""
        return self._changed.waiting

    @property
    def alive(self) -> list[FakeEngine]:
        """Those that somebody still holds, closed or not."""
        return list(self._made)

    def hold(self, *what: str) -> None:
        with self._changed:
            self.held.update(what)

    def go_on(self, *what: str) -> None:
        """Let what is held go on; everything if nothing is named."""
        with self._changed:
            self.held -= set(what or self.held)
            self._changed.notify_all()

    def stand(self, name: str, stage: str) -> None:
        """Wait while this is held, and then fail if it is to."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.held.isdisjoint((name, f"{name} {stage}")), LONG)
        if error := self.failing.pop(f"{name} {stage}", None):
            raise error

    def _fetch(self, spec: Any, cache_dir: Path, on_progress: Callable[[str, float | None], None]) -> Path:
        self.fetched.append(spec.name)
        on_progress("1 of 2 MB", 0.5)
        self.stand(spec.name, "fetching")
        on_progress("2 of 2 MB", 1.0)
        return self._folder

    def _delete(self, spec: Any, cache_dir: Path) -> int:
        self.stand(spec.name, "deleting")
        return 7

    def estimate(self, name: str) -> MemoryEstimate:
        size = self.sizes.get(name, SIZE)
        return size if isinstance(size, MemoryEstimate) else MemoryEstimate(size, 0, 0)

    def _load(self, folder: Path, name: str, *, dtype: str, on_progress: Any, **options: Any) -> FakeEngine:
        self.loaded.append((name, dtype, options["settings"].context_length))
        self.compilers[name] = options["compiler"]
        on_progress("weights", 0.5)
        engine = FakeEngine(self, name, options["request_memory"])
        self._made.add(engine)
        together = self.engines
        self.most = max(self.most[0], len(together)), max(self.most[1], sum(each.memory_bytes for each in together))
        self.stand(name, "loading")
        on_progress("checked", None)
        return engine


class Nothing:
    """A store of programs that has none."""

    store = None

    def __init__(self, store: object) -> None: ...

    def close(self) -> None: ...


def state(manager: ModelManager, model: str) -> ModelState:
    return manager.status(model).state


def wait_for(manager: ModelManager, model: str, wanted: ModelState | str) -> None:
    """Wait until a model is in a state, or says something."""

    def is_there() -> bool:
        status = manager.status(model)
        return status.state is wanted or (not isinstance(wanted, ModelState) and wanted in status.message)

    wait_until(is_there, LONG)


def serves(manager: ModelManager, model: str) -> bool:
    return len(tokens(collect(manager.generate(ask(model, 3))))) == 3


def begin(manager: ModelManager, fakes: Fakes, model: str) -> Any:
    """Load a model, and begin an answer that goes on when :meth:`Fakes.go_on` is called."""
    assert serves(manager, model)
    fakes.hold(model)
    return manager.generate(ask(model, 3))


def failure(manager: ModelManager, model: str) -> HfjaxError:
    last = collect(manager.generate(ask(model)))[-1]
    assert isinstance(last, Failed)
    assert_one_sentence(last.error)
    return last.error
