"""The code that measures memory reads all of it: what it gives back depends on every byte."""

from __future__ import annotations

import os

import numpy as np

from hfjax_demo.bridge.kernels import reading


def test_every_part_is_read_once_a_time() -> None:
    numbers = np.ones(4 << 20, np.uint8)
    speeds = reading.measure_read_bandwidth(numbers, len(os.sched_getaffinity(0)), 3)
    assert len(speeds) == 3 and all(speed > 0 for speed in speeds)


def test_the_exclusive_or_of_everything_is_right() -> None:
    numbers = np.random.default_rng(0).integers(0, 256, 64 * reading.TURN_BYTES, np.uint8)
    wanted = np.bitwise_xor.reduce(numbers.reshape(-1, reading.TURN_BYTES // reading.VECTORS))
    np.testing.assert_array_equal(reading.reader()(numbers), wanted)
