"""Pictures of which not every step is computed: refused or the same where none is skipped, and marked."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from hfjax_demo.bridge.step_caching import StepCache
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import ImagesReady
from hfjax_demo.pictures.metadata import CHUNK, png_info

from ..picture_parity import apart, pictures_of, request, run
from .conftest import Families

pytestmark = [pytest.mark.optimized, pytest.mark.usefixtures("engines")]

STEPS = 8


@pytest.mark.parametrize(
    "family",
    [
        "stable-diffusion",
        *(pytest.param(name, marks=pytest.mark.release) for name in ("sdxl", "pixart", "sana", "flux")),
    ],
)
def test_steps_are_skipped_only_if_asked_to(families: Families, family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = families[family].engine
    made: list[StepCache] = []
    usual = StepCache.__init__
    monkeypatch.setattr(StepCache, "__init__", lambda self, *given: (usual(self, *given), made.append(self))[0])
    whole = pictures_of(run(engine, request(steps=STEPS)))
    assert made == []
    assert apart(pictures_of(run(engine, request(steps=STEPS, step_caching=1e-9))), whole) <= 1
    events = run(engine, request(steps=STEPS, step_caching=1.0))
    # The first two steps are computed, then one of four.
    every, some = (each.computed() for each in made)
    assert every[0] == every[1] == some[1] and some[0] * 2 <= some[1]
    assert apart(pictures_of(events), whole) > 0
    parameters = next(event for event in events if isinstance(event, ImagesReady)).images[0].parameters
    assert parameters.step_caching == 1.0
    chunks = dict(
        re.findall(rb"(hfjax_demo)\0.*?(\{.*\})", b"".join(chunk[1] for chunk in png_info(parameters).chunks))
    )
    assert json.loads(chunks[CHUNK.encode()])["step_caching"] == 1.0
    assert engine._pipeline.denoiser.calls.steps is None


def test_a_model_without_a_first_block_refuses(families: Families, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = families["stable-diffusion"].engine
    pipeline = replace(engine._pipeline, info=replace(engine.info, caches_steps=False))
    monkeypatch.setattr(engine, "_pipeline", pipeline)
    with pytest.raises(InvalidRequest, match="computes every step; set step_caching to 0"):
        run(engine, request(step_caching=0.2))
    assert pictures_of(run(engine, request(steps=2))).any()


def test_a_scheduler_that_computes_a_step_twice_is_refused(families: Families) -> None:
    with pytest.raises(InvalidRequest, match="computes each step once"):
        run(families["stable-diffusion"].engine, request(scheduler="heun", step_caching=0.2))
