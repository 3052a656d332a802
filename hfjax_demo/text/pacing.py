"""How many decode steps one call has: enough that calls cost little, few enough that tokens keep coming.

A step takes half a second of a large model on a CPU and less than a millisecond on a large GPU. A program takes any number up to
as many as the settings say, or elsewhere than on a CPU some times that (the number is traced); what a step has taken says how
many to ask for.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..bridge.platforms import Platform

# What a block should take: tokens then come some 14 times a second. On a CPU they come in the blocks of the settings, but no less
# often than three times a second unless a single step takes longer.
BLOCK_S, CPU_BLOCK_S = 0.07, 0.35

# A program's steps at most, in blocks as the settings have them.
STRETCH = 8

# Of a new measurement, in the mean of those before.
WEIGHT = 0.25


def most_steps(platform: Platform, block: int) -> int:
    """The steps at most of a call, where the settings say ``block``."""
    return block if platform is Platform.CPU else STRETCH * block


@dataclass(slots=True)
class Pace:
    """How many steps the next block has.

    Attributes:
        most: those that a program has at most.
        first: before anything is known.
        block_s: what a block should take.
        step_s: what a step takes, as far as is known; 0: nothing is.
    """

    most: int
    first: int
    block_s: float
    step_s: float = 0.0

    @classmethod
    def of(cls, platform: Platform, most: int) -> Pace:
        """For programs of :func:`most_steps`."""
        if platform is Platform.CPU:
            return cls(most, first=most, block_s=CPU_BLOCK_S)
        return cls(most, first=max(1, most // STRETCH), block_s=BLOCK_S)

    @property
    def steps(self) -> int:
        """One at least."""
        if self.step_s <= 0:
            return self.first
        return min(self.most, max(1, round(self.block_s / self.step_s)))

    def measured(self, steps: int, seconds: float) -> None:
        """Note what a block has taken of the device's time."""
        if steps > 0:
            each = seconds / steps
            self.step_s = each if self.step_s <= 0 else (1 - WEIGHT) * self.step_s + WEIGHT * each
