"""What once went wrong, step by step as Hypothesis has found it: played before anything is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from hypothesis.stateful import RuleBasedStateMachine

from .chats import PLAIN, TALKING, Chats
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
    for late_text in (False, True):
        state.come(late=True, slots=None, late_text=late_text)
        state.call_a_tool(visitor="bob", text="well", several=False, way=({"temperature": 1.0, "seed": 3}, {}), more=20)
        state.end()


def a_stop_string_is_found_late(state: Chats) -> None:
    """The device has computed several blocks beyond it, and others have had pages of it."""
    state.come(late=False, slots=None, late_text=True)
    state.complete(visitor="ann", long=30, seed=0, way=({"stop": ("e", "o", "a")}, {}), count=20)
    state.begin(
        visitor="bob", text="a question", system=True, way=({"stop": ("th", "n")}, {"logprobs": 2}), count=20, shown=0
    )
    state.turns(count=5)
    state.text_is_read(count=10)
    state.go_on_with_its_tokens(place=1, more=4, way=PLAIN, count=9)
    state.go_on(place=1, text="well", way=PLAIN, count=9, shown=0)
    state.end()


def thoughts_end_late(state: Chats) -> None:
    """A sequence waits at its pause, is cancelled there, or goes on with the tokens that it is given."""
    state.come(late=False, slots=None, late_text=True)
    for way in TALKING[:2]:
        for reads in (0, 10):
            state.begin(visitor="", text="a question", system=False, way=way, count=20, shown=0)
            state.turns(count=5)
            state.text_is_read(count=reads)
            state.turns(count=2)
            state.cancel(place=0) if not reads else state.end()
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


def a_program_that_one_request_needs_fails(state: Chats) -> None:
    """That request alone may end, and the next one gets the program."""
    state.come(late=True, slots=None)
    listed = {}, {"logprobs": 2}
    state.complete(visitor="", long=5, seed=0, way=PLAIN, count=20)
    state.complete(visitor="ann", long=30, seed=1, way=listed, count=9)
    for _ in range(4):
        state.turns(count=1)
        state.a_program_fails()
    state.complete(visitor="ann", long=30, seed=2, way=listed, count=9)
    state.end()


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


def an_answer_ends_at_a_token_of_its_own_within_a_block(state: Chats) -> None:
    """The device has computed the rest of the block, as it knows no ends but the model's."""
    state.come(late=False, slots=None)
    state.complete(visitor="", long=30, seed=0, way=PLAIN, count=9)
    state.end()
    end = state.chats[-1].asked.tokens[4]
    state.regenerate(place=0, way=({"stop_token_ids": (end,)}, {}), count=20)
    state.go_on_with_its_tokens(place=0, more=4, way=PLAIN, count=9)
    state.end()


CHATS = (
    a_call_ends_while_the_device_goes_on,
    a_stop_string_is_found_late,
    thoughts_end_late,
    a_program_that_nobody_waits_for_fails,
    a_program_that_one_request_needs_fails,
    an_answer_about_a_picture_goes_on,
    a_prompt_ends_near_the_end_of_the_positions,
    an_answer_ends_at_a_token_of_its_own_within_a_block,
)
VISITS = (two_draw_in_turn,)
