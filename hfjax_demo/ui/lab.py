"""The Lab tab: a visitor chooses an experiment, a model and options, and sees it measured row by row.

:meth:`LabTab.run` holds a :class:`.Running` inside a ``with`` block, so that however its generator ends (at the experiment's
end, by Stop, or because the page was closed) the child process ends with it. The server holds only which session an
experiment runs for, for Stop; what it found is the page's.

Everything a visitor sends is checked: the model as on the other tabs, the options by the experiment itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import gradio as gr

from ..catalog import ModelSpec
from ..catalog.offered import check_model
from ..errors import HfjaxError, InvalidRequest, ModelNotFound
from ..lab.experiment import Experiment
from ..lab.running import MOST_WAITING, Laboratory
from ..settings import Settings
from . import lab_parts, status
from .lab_parts import TAB_ID
from .lab_results import Findings, State
from .requests import Manager
from .running import Answer, RunningAnswers

__all__ = ["TAB_ID", "LabTab"]

BUSY = "An experiment of yours is running; wait for it or press Stop."


class LabTab:
    """Builds the tab in the Blocks context that is open and wires it."""

    def __init__(
        self, demo: gr.Blocks, manager: Manager, settings: Settings, experiments: Mapping[str, Experiment]
    ) -> None:
        self._manager = manager
        self._settings = settings
        self._experiments = experiments
        self._lab = Laboratory(settings.cache_dir)
        self._running = RunningAnswers()
        self.parts = lab_parts.build(experiments.values(), manager.catalog, settings, self.answers())
        self._wire(demo)

    def _wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        private: dict[str, Any] = {"api_visibility": "private", "show_progress": "hidden"}
        parts.asked.run(
            self.run,
            [parts.asked],
            [parts.told],
            preprocess=False,
            trigger_mode="multiple",  # the second is refused with a sentence, not dropped
            concurrency_id="lab",
            # The lab has its own line and says who is next; this one must never be the narrower of the two.
            concurrency_limit=MOST_WAITING + 4,
            **private,
        )
        parts.asked.stop(self.stop, None, None, queue=False, **private)
        demo.unload(self.leave)

    def answers(self) -> list[Callable[[Any], dict[str, Any]]]:
        """What the script calls: ``cost({"experiment", "model"})``, which returns ``cost`` or ``error``, a sentence."""

        def cost(asked: Any) -> dict[str, Any]:
            try:
                experiment, spec = self._chosen(asked if isinstance(asked, Mapping) else {})
                return {"cost": self._lab.cost(experiment, spec).sentence()}
            except HfjaxError as error:
                return {"error": str(error)}

        return [cost]

    def run(self, request: gr.Request, asked: Any) -> Iterator[State]:
        """Run what ``asked`` describes: ``experiment``, ``model`` and ``options``."""
        values = asked if isinstance(asked, Mapping) else {}
        running = self._running.begin(request.session_hash or "")
        if running is None:
            yield self._refused(values, InvalidRequest(BUSY))
            return
        try:
            yield from self._run(running, values)
        finally:
            running.finish()

    def _run(self, running: Answer, values: Mapping[str, Any]) -> Iterator[State]:
        try:
            experiment, spec = self._chosen(values)
            options = values.get("options")
            run = self._lab.start(
                experiment,
                spec,
                options if isinstance(options, Mapping) else {},
                memory_limit=self._manager.device_status().budget_bytes,
            )
        except HfjaxError as error:
            yield self._refused(values, error)
            return
        findings = Findings(experiment)
        began = time.monotonic()
        with run:
            running.attach(run)
            yield findings.beginning()
            try:
                yield from findings.follow(run)
            except HfjaxError as error:
                yield findings.failed(error)
                return
            yield findings.stopped() if run.cancelled else findings.done(time.monotonic() - began)

    def stop(self, request: gr.Request) -> None:
        """End this session's experiment, or its waiting."""
        self._running.cancel(request.session_hash or "")

    def leave(self, request: gr.Request) -> None:
        """The page is gone, and with it whoever wanted to know."""
        self._running.leave(request.session_hash or "")

    def _chosen(self, values: Mapping[str, Any]) -> tuple[Experiment, ModelSpec | None]:
        """The experiment and the model that somebody means.

        Raises:
            InvalidRequest: no such experiment.
            ModelNotFound: a model that this server does not serve, or that the experiment does not run on.
        """
        name = values.get("experiment")
        experiment = self._experiments.get(name) if isinstance(name, str) else None
        if experiment is None:
            raise InvalidRequest(
                f"There is no experiment called {str(name)[:40]!r}; choose one of {', '.join(self._experiments)}."
            )
        if not experiment.kinds:
            return experiment, None
        catalog, refusal = self._manager.catalog, ModelNotFound("No model was chosen; choose one from the list.")
        for kind in sorted(experiment.kinds):
            try:
                return experiment, catalog.find(check_model(values.get("model"), catalog, self._settings, kind), kind)
            except ModelNotFound as error:
                refusal = error
        raise refusal

    @staticmethod
    def _refused(values: Mapping[str, Any], error: HfjaxError) -> State:
        return {
            "experiment": str(values.get("experiment"))[:40],
            "state": "refused",
            "status": status.error_line(str(error), "Not run."),
        }
