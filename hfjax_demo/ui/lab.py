"""The Lab tab: a visitor chooses an experiment, a model and options, and sees it measured row by row.

:meth:`LabTab.run` holds a :class:`.Running` inside a ``with`` block, so that however its generator ends (at the experiment's
end, by Stop, or because the page was closed) the child process ends with it. The results are kept by the page alone.

On a public page experiments are the owner's to run; anyone may read what they do and cost. Everything a visitor sends is
checked: the model as on the other tabs, the options by the experiment itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import gradio as gr

from ..catalog import Catalog, ModelSpec
from ..catalog.offered import check_model
from ..errors import HfjaxError, InvalidRequest, ModelNotFound
from ..lab.experiment import Experiment
from ..lab.running import Laboratory
from ..lab.shown_code import shown_code
from ..runtime.manager import ModelManager
from ..settings import Settings
from . import status
from . import words_lab as words
from .lab_results import Findings, State
from .running import RunningRequest
from .tab import LONG_RAW, PRIVATE, Tab, channel, owner_asks, require_owner, session_of
from .words_models import TASKS

TAB_ID = "lab"


class LabTab(Tab):
    """Builds the tab in the Blocks context that is open and wires it."""

    def __init__(
        self, demo: gr.Blocks, manager: ModelManager, settings: Settings, experiments: Mapping[str, Experiment]
    ) -> None:
        super().__init__(manager, settings)
        self._experiments = experiments
        self._lab = Laboratory(settings.cache_dir, manager.memory_apart)
        shown = tuple(experiments.values())
        channel(
            "lab", document="lab.html", functions=self.answers(), **document_values(shown, manager.catalog, settings)
        )
        asked, told = channel("lab-asked", events=["run", "stop"]), channel("lab-told")
        asked.run(
            self.run,
            [asked],
            [told],
            trigger_mode="multiple",  # the second is refused with a sentence, not dropped
            **LONG_RAW,
        )
        asked.stop(self.stop, None, None, **PRIVATE)

    def answers(self) -> list[Callable[[Any], dict[str, Any]]]:
        """What the script calls: ``cost({"experiment", "model"})``, which returns ``cost`` or ``error``, a sentence, and whether
        it is the ``owner`` who asks, who alone may run it on a public page.
        """

        def cost(asked: Any) -> dict[str, Any]:
            owner = owner_asks(self._settings)
            try:
                experiment, spec = self._chosen(asked if isinstance(asked, Mapping) else {})
                return {"owner": owner, "cost": self._lab.cost(experiment, spec).sentence()}
            except HfjaxError as error:
                return {"owner": owner, "error": str(error)}

        return [cost]

    def run(self, request: gr.Request, asked: Any) -> Iterator[State]:
        """Run what ``asked`` describes: ``experiment``, ``model`` and ``options``."""
        values = asked if isinstance(asked, Mapping) else {}
        session = session_of(request)
        running = self.begin(request)
        if running is None:
            yield self._refused(values, InvalidRequest(words.BUSY))
            return
        try:
            with running:
                yield from self._run(running, values)
        finally:
            self._running.settle(session, running.id)  # nothing is left to do when the last state has come

    def _run(self, running: RunningRequest, values: Mapping[str, Any]) -> Iterator[State]:
        try:
            require_owner(self._settings, words.OWNERS_RUN)
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

    def _chosen(self, values: Mapping[str, Any]) -> tuple[Experiment, ModelSpec | None]:
        """The experiment and the model that the browser's values name; None for an experiment that needs no model.

        Raises:
            InvalidRequest: no such experiment.
            ModelNotFound: a model that this server does not serve, or that the experiment does not run on.
        """
        name = values.get("experiment")
        experiment = self._experiments.get(name) if isinstance(name, str) else None
        if experiment is None:
            raise InvalidRequest(
                words.UNKNOWN_EXPERIMENT.format(name=str(name)[:40], known=", ".join(self._experiments))
            )
        if not experiment.kinds:
            return experiment, None
        catalog, refusal = self._manager.catalog, ModelNotFound(words.NO_MODEL)
        owner = owner_asks(self._settings)
        for kind in sorted(experiment.kinds):
            try:
                name = check_model(values.get("model"), catalog, self._settings, kind, owner=owner)
                return experiment, catalog.find(name, kind)
            except ModelNotFound as error:
                refusal = error
        raise refusal

    @staticmethod
    def _refused(values: Mapping[str, Any], error: HfjaxError) -> State:
        return {
            "experiment": str(values.get("experiment"))[:40],
            "state": "refused",
            "status": status.error_line(error, status.NOT_RUN),
        }


# -- the document -------------------------------------------------------------------------------------------------


def document_values(experiments: tuple[Experiment, ...], catalog: Catalog, settings: Settings) -> dict[str, Any]:
    """What ``lab.html`` is filled with: a panel for each experiment, with its form, its models and its code."""
    return {
        "tab": TAB_ID,
        "public": settings.public,
        "has_key": settings.owner_key is not None,
        "panels": [_panel(experiment, catalog, settings) for experiment in experiments],
    }


def _panel(experiment: Experiment, catalog: Catalog, settings: Settings) -> dict[str, Any]:
    specs = models_for(experiment, catalog)
    mixed = len(experiment.kinds) > 1
    return {
        "experiment": experiment,
        "models": [
            (spec.name, f"{spec.title} ({TASKS[spec.kind].lower()})" if mixed else spec.title) for spec in specs
        ],
        "chosen": next(
            (spec.name for spec in specs if spec.name == settings.default_model), specs[0].name if specs else ""
        ),
        "custom": settings.allow_custom_models,
        "code": shown_code(experiment),
    }


def models_for(experiment: Experiment, catalog: Catalog) -> tuple[ModelSpec, ...]:
    """The catalogue's models that the experiment can run on; models that other servers compute are left out."""
    return tuple(spec for spec in catalog.entries() if spec.kind in experiment.kinds and not spec.is_remote)
