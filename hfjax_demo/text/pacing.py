"""How many decode steps one call has: enough that calls cost little, few enough that tokens keep coming.

A step takes 50 ms on a small CPU and less than one on a large GPU. On a CPU a block has as many steps as the settings say.
Elsewhere the program takes any number up to some times that (the number is traced), and what a step has taken says how many
to ask for.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..bridge.platforms import Platform

# What a block should take: tokens then come some 14 times a second.
BLOCK_S = 0.07

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
        adapts: whether it may be fewer.
        step_s: what a step takes, as far as is known; 0: nothing is.
    """

    most: int
    adapts: bool
    step_s: float = 0.0

    @classmethod
    def of(cls, platform: Platform, most: int) -> Pace:
        """For programs of :func:`most_steps`."""
        return cls(most, adapts=platform is not Platform.CPU)

    @property
    def steps(self) -> int:
        """At first as many as on a CPU."""
        if not self.adapts:
            return self.most
        if self.step_s <= 0:
            return max(1, self.most // STRETCH)
        return min(self.most, max(1, round(BLOCK_S / self.step_s)))

    def measured(self, steps: int, seconds: float) -> None:
        """Note what a block has taken of the device's time."""
        if steps > 0:
            each = seconds / steps
            self.step_s = each if self.step_s <= 0 else (1 - WEIGHT) * self.step_s + WEIGHT * each
