"""Long answers and pictures that stand still, once they have begun, until the test lets them go on or somebody stops them.

A test that presses Stop, or looks while something goes on, must not race it: a small model is done before a busy machine has
moved the mouse. An engine here does nothing in its steps while all that it has in hand is long and well begun; the device thread
goes on with everything else, so that it can be stopped, and others are served beside it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.text.engine import TextEngine

LONG_TOKENS, LONG_STEPS = 400, 150  # of requests that nobody waits for the end of
BEGUN_TOKENS, BEGUN_STEPS = 24, 8  # after which they stand still
MOST_STEPS_TO_BEGIN = 10  # of the engine, for one that waits while there is a slot
_MOMENT_S = 0.002


Replace = Callable[[type, str, Any], None]  # pytest's ``monkeypatch.setattr``, or ``setattr``


def hold_answers(replace: Replace, held: Callable[[], bool] = lambda: True) -> None:
    """Long answers, from now on, while ``held``."""
    step = TextEngine.step
    seen: dict[TextEngine, tuple[int, int, int]] = {}  # how many wait and run, and for how many steps that has been so

    def may_stand(engine: TextEngine) -> bool:
        running, waiting = engine._under_way, engine._waiting
        jobs = [*running, *waiting]
        if not jobs or engine.embeds or any(job.request.sampling.max_new_tokens < LONG_TOKENS for job in jobs):
            return False
        if any(len(job.tokens) < BEGUN_TOKENS for job in running) or any(job.waits_since is not None for job in jobs):
            return False
        before = seen.get(engine, (0, 0, 0))
        seen[engine] = (len(waiting), len(running), before[2] + 1 if before[:2] == (len(waiting), len(running)) else 0)
        return not waiting or seen[engine][2] > MOST_STEPS_TO_BEGIN  # else there may be a slot

    def stepped(engine: TextEngine) -> None:
        if held() and may_stand(engine):
            time.sleep(_MOMENT_S)  # the device thread asks again
        else:
            step(engine)

    replace(TextEngine, "step", stepped)


def hold_pictures(replace: Replace, held: Callable[[], bool] = lambda: True) -> None:
    """Pictures of many steps, likewise."""
    step = ImageEngine.step

    def stepped(engine: ImageEngine) -> None:
        job = engine._job
        is_long = job is not None and job.plan.parameters.steps >= LONG_STEPS and job.steps >= BEGUN_STEPS
        if is_long and held():
            time.sleep(_MOMENT_S)
        else:
            step(engine)

    replace(ImageEngine, "step", stepped)
