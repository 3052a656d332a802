"""The Lab tab: a visitor selects an experiment, a model and options, and sees the measurements row by row.

The child process of a run ends however its generator ends. The results are stored in the page only. On a public page only the
owner can run experiments; everyone can read their descriptions and costs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Any

import gradio as gr

from ..catalog import Catalog, ModelSpec
from ..catalog.model_access import check_model
from ..errors import HfjaxError, InvalidRequest, ModelNotFound
from ..lab.experiment import Experiment
from ..lab.experiments import find
from ..lab.laboratory import Laboratory
from ..runtime.manager import ModelManager
from ..settings import Settings
from . import status
from .lab_results import ExperimentResults, PanelState
from .running_requests import RunningRequest
from .status import TASKS
from .tab import LONG_RAW, PRIVATE, Tab, channel, is_owner_request, require_owner

TAB_ID = "lab"
BUSY = "An experiment is already running. Wait for it or press Stop."


class LabTab(Tab):
    """Creates the tab in the current Blocks context and attaches its handlers."""

    def __init__(
        self, demo: gr.Blocks, manager: ModelManager, settings: Settings, experiments: Mapping[str, Experiment]
    ) -> None:
        super().__init__(manager, settings)
        self._experiments = experiments
        self._lab = Laboratory(settings.cache_dir, manager.reserve_child_memory)
        shown = tuple(experiments.values())
        channel("lab", document="lab.html", functions=[self.cost], **document_values(shown, manager.catalog, settings))
        asked, told = channel("lab-asked", events=["run", "stop"]), channel("lab-told")
        # A second run is refused with a message instead of being dropped.
        asked.run(self.run, [asked], [told], trigger_mode="multiple", **LONG_RAW)
        asked.stop(self.stop, None, None, **PRIVATE)

    def cost(self, asked: Any) -> dict[str, Any]:
        """Return, for the script, the ``cost`` of ``{"experiment", "model"}`` as a sentence or else an ``error``, and whether the
        visitor is the ``owner``, who alone can run experiments on a public page."""
        owner = is_owner_request(self._settings)
        try:
            experiment, spec = self._parse_choice(asked if isinstance(asked, Mapping) else {})
            return {"owner": owner, "cost": self._lab.cost(experiment, spec).sentence()}
        except HfjaxError as error:
            return {"owner": owner, "error": str(error)}

    def run(self, request: gr.Request, asked: Any) -> Iterator[PanelState]:
        """Run an experiment. ``asked`` has ``experiment``, ``model`` and ``options``."""
        values = asked if isinstance(asked, Mapping) else {}
        running = self.begin(request)
        if running is None:
            yield self._refused(values, InvalidRequest(BUSY))
            return
        try:
            with running:
                yield from self._run(running, values)
        finally:
            self.settled(request, running.id)  # there is no settling event after the last state

    def _run(self, running: RunningRequest, values: Mapping[str, Any]) -> Iterator[PanelState]:
        try:
            require_owner(self._settings, "Only the owner of this page can run experiments")
            experiment, spec = self._parse_choice(values)
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
        findings = ExperimentResults(experiment)
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

    def _parse_choice(self, values: Mapping[str, Any]) -> tuple[Experiment, ModelSpec | None]:
        """Return the experiment and the model named in the browser's values; None for an experiment without a model.

        Raises:
            InvalidRequest: there is no such experiment.
            ModelNotFound: this server does not serve the model, or the experiment does not support it.
        """
        experiment = find(values.get("experiment"), self._experiments)
        if not experiment.kinds:
            return experiment, None
        catalog, refusal = self._manager.catalog, ModelNotFound("Choose a model from the list.")
        owner = is_owner_request(self._settings)
        for kind in sorted(experiment.kinds):
            try:
                name = check_model(values.get("model"), catalog, self._settings, kind, owner=owner)
                return experiment, catalog.find(name, kind)
            except ModelNotFound as error:
                refusal = error
        raise refusal

    @staticmethod
    def _refused(values: Mapping[str, Any], error: HfjaxError) -> PanelState:
        return {
            "experiment": str(values.get("experiment"))[:40],
            "state": "refused",
            "status": status.error_line(error, status.NOT_RUN),
        }


# -- the document -------------------------------------------------------------------------------------------------


def document_values(experiments: tuple[Experiment, ...], catalog: Catalog, settings: Settings) -> dict[str, Any]:
    """Return the values for the template ``lab.html``: a panel for each experiment, with its form, models and source code."""
    return {
        "tab": TAB_ID,
        "public": settings.public,
        "has_key": settings.owner_key is not None,
        "panels": [_panel(experiment, catalog, settings) for experiment in experiments],
    }


def _panel(experiment: Experiment, catalog: Catalog, settings: Settings) -> dict[str, Any]:
    chosen = experiment.default_model(catalog, settings.default_model)
    mixed = len(experiment.kinds) > 1
    return {
        "experiment": experiment,
        "models": [
            (spec.name, f"{spec.title} ({TASKS[spec.kind].lower()})" if mixed else spec.title)
            for spec in experiment.models_in(catalog)
        ],
        "chosen": chosen.name if chosen is not None else "",
        "custom": settings.allow_custom_models,
        "code": experiment.sources(),
    }
