"""What once went wrong, step by step as Hypothesis has found it: played before anything is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from hypothesis.stateful import RuleBasedStateMachine

from .chats import PLAIN, Chats
from .house import Visits

Machine = TypeVar("Machine", bound=RuleBasedStateMachine)


def play(machine: Callable[[], Machine], kept: Iterable[Callable[[Machine], None]]) -> None:
    for steps in kept:
        state = machine()
        try:
            steps(state)
        finally:
            state.teardown()


def a_call_ends_while_the_device_goes_on(state: Chats) -> None:
    """The states of a recurrent model stood behind what they were said to have taken in."""
    state.come(late=True, slots=None)
    state.call_a_tool(visitor="bob", text="well", several=False, way=({"temperature": 1.0, "seed": 3}, {}), more=20)
    state.end()


def a_program_that_nobody_waits_for_fails(state: Chats) -> None:
    """All answers ended, and what was kept of conversations was gone."""
    state.come(late=True, slots=None)
    state.begin(visitor="", text="well", system=False, way=PLAIN, count=1, shown=0)
    state.end()
    state.a_program_fails()
    state.complete(visitor="", long=30, seed=0, way=PLAIN, count=20)
    state.turns(count=2)
    state.a_program_fails()


def two_draw_in_turn(state: Visits) -> None:
    """The noise of one came into the other's picture."""
    for model in (0, 1):
        state.draw(model=model, beside=True, scheduler="euler-ancestral", variation=0.6)


def an_answer_about_a_picture_goes_on(state: Chats) -> None:
    """Its tokens were made anew of its text, which may be others, or end within a letter."""
    for count in (2, 9, 20):
        state.begin(visitor="", text="a question", system=False, way=PLAIN, count=count, shown=1)
        state.continue_answer(place=0, way=PLAIN, count=9)
    state.end()


def a_prompt_ends_near_the_end_of_the_positions(state: Chats) -> None:
    """Its last chunk began earlier, and states took in some of its tokens twice."""
    state.come(late=False, slots=None)
    state.complete(visitor="", long=100, seed=0, way=PLAIN, count=1)
    state.go_on(place=0, text="x + 1", way=PLAIN, count=9, shown=0)
    for _ in range(4):
        state.go_on_with_its_tokens(place=0, more=1, way=PLAIN, count=1)
    state.end()


CHATS = (
    a_call_ends_while_the_device_goes_on,
    a_program_that_nobody_waits_for_fails,
    an_answer_about_a_picture_goes_on,
    a_prompt_ends_near_the_end_of_the_positions,
)
VISITS = (two_draw_in_turn,)
