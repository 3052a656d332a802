"""The number of decode steps in a block: enough that the overhead of calls is small, few enough that tokens arrive steadily.

A step of a large model takes half a second on a CPU and less than a millisecond on a large GPU. A program runs any number of
steps (the number is traced) up to that of the settings on a CPU, or a multiple of it on other devices. The number to request
follows from the measured time of a step.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..bridge.platforms import Platform

# Target time of a block: tokens then arrive some 14 times a second. On a CPU they arrive in the blocks of the settings, but at
# least three times a second unless a single step takes longer.
TARGET_BLOCK_S, TARGET_CPU_BLOCK_S = 0.07, 0.35

# The most steps of a program off a CPU, in blocks of the settings.
MAX_BLOCKS_PER_CALL = 8

# The weight of a new measurement in the running mean.
MEAN_WEIGHT = 0.25


def max_steps(platform: Platform, block: int) -> int:
    """Return the most steps of a call, given ``block`` of the settings."""
    return block if platform is Platform.CPU else MAX_BLOCKS_PER_CALL * block


@dataclass(slots=True)
class AdaptiveBlockSize:
    """The number of steps of the next block.

    Attributes:
        most: the most steps of a program.
        first: steps before anything was measured.
        block_s: target time of a block.
        step_s: measured time of a step; 0: unknown.
    """

    most: int
    first: int
    block_s: float
    step_s: float = 0.0

    @classmethod
    def of(cls, platform: Platform, most: int) -> AdaptiveBlockSize:
        """Return the pace for programs of :func:`max_steps`."""
        if platform is Platform.CPU:
            return cls(most, first=most, block_s=TARGET_CPU_BLOCK_S)
        return cls(most, first=max(1, most // MAX_BLOCKS_PER_CALL), block_s=TARGET_BLOCK_S)

    @property
    def steps(self) -> int:
        """Steps of the next block, at least one."""
        if self.step_s <= 0:
            return self.first
        return min(self.most, max(1, round(self.block_s / self.step_s)))

    def measured(self, steps: int, seconds: float) -> None:
        """Record the device time of a block."""
        if steps > 0:
            each = seconds / steps
            self.step_s = each if self.step_s <= 0 else (1 - MEAN_WEIGHT) * self.step_s + MEAN_WEIGHT * each
