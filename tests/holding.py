"""Pause long answers and images after their beginning, until the test lets them continue or they are cancelled.

A test that presses Stop must not race a small model. A patched engine does nothing in its steps while all its requests are long
and have begun; the device thread keeps running, so that they can be cancelled and other engines are served.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.text.engine import TextEngine

LONG_TOKENS, LONG_STEPS = 400, 150  # requests of at least this length are paused
BEGUN_TOKENS, BEGUN_STEPS = 24, 8  # the progress at which they are paused
MOST_STEPS_TO_BEGIN = 10  # engine steps within which a waiting request starts if there is a free slot
_MOMENT_S = 0.002


Replace = Callable[[type, str, Any], None]  # pytest's ``monkeypatch.setattr``, or ``setattr``


def hold_answers(replace: Replace, held: Callable[[], bool] = lambda: True) -> None:
    """Pause long answers from now on while ``held()`` is true."""
    step = TextEngine.step
    seen: dict[TextEngine, tuple[int, int, int]] = {}  # waiting requests, running ones, steps since these changed

    def may_stand(engine: TextEngine) -> bool:
        running, waiting = engine.batch.running, engine.batch.waiting
        jobs = [*running, *waiting]
        if not jobs or engine.has_embedding_requests or any(len(job.tokens) < BEGUN_TOKENS for job in running):
            return False
        if any(
            job.settings.sampling.max_new_tokens < LONG_TOKENS or job.statistics.awaiting_program_since is not None
            for job in jobs
        ):
            return False
        before = seen.get(engine, (0, 0, 0))
        seen[engine] = (len(waiting), len(running), before[2] + 1 if before[:2] == (len(waiting), len(running)) else 0)
        return not waiting or seen[engine][2] > MOST_STEPS_TO_BEGIN  # until then a waiting request may still get a slot

    def stepped(engine: TextEngine) -> None:
        if held() and may_stand(engine):
            time.sleep(_MOMENT_S)  # the device thread calls step again
        else:
            step(engine)

    replace(TextEngine, "step", stepped)


def hold_steps(replace: Replace) -> tuple[threading.Event, threading.Event]:
    """Hold every step of the text engines. The first event is set when one is held; the test sets the second to let all go on."""
    step = TextEngine.step
    held, go_on = threading.Event(), threading.Event()

    def stepped(engine: TextEngine) -> None:
        held.set()
        assert go_on.wait(600)
        step(engine)

    replace(TextEngine, "step", stepped)
    return held, go_on


def hold_pictures(replace: Replace, held: Callable[[], bool] = lambda: True) -> None:
    step = ImageEngine.step

    def stepped(engine: ImageEngine) -> None:
        job = engine._job
        is_long = job is not None and job.plan.parameters.steps >= LONG_STEPS and job.steps >= BEGUN_STEPS
        if is_long and held():
            time.sleep(_MOMENT_S)
        else:
            step(engine)

    replace(ImageEngine, "step", stepped)
