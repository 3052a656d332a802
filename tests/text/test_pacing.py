"""The length of decode blocks, from what steps are said to have taken."""

from __future__ import annotations

import pytest

from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.text.adaptive_block_size import AdaptiveBlockSize, max_steps


@pytest.mark.parametrize(("step_s", "steps"), [(0.001, 8), (0.04, 8), (0.12, 3), (2.0, 1)])
def test_on_a_cpu_a_block_is_what_the_settings_say_unless_tokens_would_come_in_bursts(
    step_s: float, steps: int
) -> None:
    pace = AdaptiveBlockSize.of(Platform.CPU, max_steps(Platform.CPU, 8))
    assert pace.steps == 8
    for _ in range(30):
        pace.measured(pace.steps, pace.steps * step_s)

    assert pace.steps == steps


@pytest.mark.parametrize(("step_s", "steps"), [(1.0, 1), (0.035, 2), (0.007, 10), (0.0005, 64)])
def test_elsewhere_tokens_come_ten_to_twenty_times_a_second_if_a_program_can_do_that(step_s: float, steps: int) -> None:
    pace = AdaptiveBlockSize.of(Platform.GPU, max_steps(Platform.GPU, 8))
    assert pace.steps == 8, "nothing is known yet"
    for _ in range(30):
        pace.measured(pace.steps, pace.steps * step_s)

    assert pace.steps == steps
    if 1 < steps < 64:
        assert 10 <= 1 / (steps * step_s) <= 20


def test_one_slow_block_does_not_upset_it() -> None:
    pace = AdaptiveBlockSize.of(Platform.TPU, 64)
    for _ in range(10):
        pace.measured(10, 0.07)
    pace.measured(10, 0.21)

    assert 5 <= pace.steps < 10
