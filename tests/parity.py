"""Compare an engine's greedy tokens with plain PyTorch's, and recognize ties of logits.

Both sum in different orders, so their logits differ by rounding. If those of the two most likely tokens differ by less than that,
both tokens are correct: :func:`compare` verifies it by the engine's logits for PyTorch's tokens, and continues after the tie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hfjax_demo.events import Event, Failed, Finished, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text import sequence
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.prompt_chunk import ChunkPlace, prefill_chunk
from hfjax_demo.text.sampling import SamplingParameters

# The tolerance for rounding, as a fraction of the difference between a row's largest and smallest logit.
ROUNDING = 2e-5


@dataclass(frozen=True)
class Comparison:
    expected: list[int]  # PyTorch's tokens
    ties: tuple[int, ...]  # positions at which the engine chose the other of two tied tokens
    difference: float  # the largest of logits, at the answer's first and last token and at every tie
    rounding: float  # the largest difference that is accepted

    @property
    def verdict(self) -> str:
        return "equal" if not self.ties else "tie at " + ", ".join(str(place + 1) for place in self.ties)


class Recorder:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        self.events.append(event)

    @property
    def tokens(self) -> list[int]:
        return [token for event in self.events if isinstance(event, TextDelta) for token in event.token_ids]

    @property
    def text(self) -> str:
        return "".join(event.text for event in self.events if isinstance(event, TextDelta))

    @property
    def finished(self) -> Finished:
        """The final event; the error of a failed job is raised."""
        last = self.events[-1]
        if isinstance(last, Failed):
            raise last.error
        assert isinstance(last, Finished)
        assert not any(isinstance(event, (Finished, Failed)) for event in self.events[:-1])
        return last


def submit(
    engine: TextEngine, prompt: Sequence[int], begun: str | Sequence[int] | None = None, **sampling: object
) -> tuple[sequence.Sequence, Recorder]:
    values: dict[str, object] = {"temperature": 0.0, "max_new_tokens": 64} | sampling
    recorder = Recorder()
    settings = SamplingSettings(**values)  # type: ignore[arg-type]
    request = TextRequest("tiny", prompt_ids=list(prompt), sampling=settings, begun=begun)
    return engine.submit(request, recorder), recorder


def run(engine: TextEngine, steps: int | None = None) -> None:
    taken = 0
    while engine.has_work and (steps is None or taken < steps):
        engine.step()
        taken += 1
        assert taken < 10_000, "the engine does not come to an end"


def generate(
    engine: TextEngine, prompt: Sequence[int], begun: str | Sequence[int] | None = None, **sampling: object
) -> Recorder:
    _, recorder = submit(engine, prompt, begun, **sampling)
    run(engine)
    assert recorder.finished
    return recorder


def forced_logits(engine: TextEngine, ids: Sequence[int], answered: int = 0) -> np.ndarray:
    """Compute the logits (vocabulary,) after ``ids`` with the prefill program of an idle engine. The last ``answered`` ids belong
    to an answer, which a model with recurrent states processes one by one."""
    assert not engine.has_work
    greedy = SamplingParameters.one(SamplingSettings(temperature=0), 0)
    slots, programs = engine._slots, engine.programs
    pages = take_pages(engine, len(ids))
    done, logits, shapes = 0, None, engine._shapes
    asked = len(ids) - (0 if shapes.padded else answered)
    for end in (asked, *range(asked + 1, len(ids) + 1)):
        while done < end:
            piece = shapes.next_chunk(done, end, shapes.prefill_chunks)
            assert piece is not None
            tokens = min(piece.start + piece.length, shapes.positions)
            assert programs.request_program("prefill", piece.length, tokens=tokens)
            table = np.zeros(programs.pages_read("prefill", piece.length, tokens), np.int32)
            table[: len(pages)] = pages[: len(table)]
            place = ChunkPlace(0, table, table, done, states_from=0)
            chunk = prefill_chunk(
                ids, piece, place=place, budget=0, sampling=greedy, vocabulary=engine.model.vocabulary
            )
            slots.state, _, logits, _ = programs.prefill(slots.state, chunk)
            done = piece.start + piece.count
    return np.asarray(logits, np.float32)


def take_pages(engine: TextEngine, tokens: int) -> list[int]:
    """Return pages for so many tokens, which the first slot of an idle engine gets; its conversation is forgotten."""
    slots, slot = engine._slots, engine._slots.table.slots[0]
    slots.pool.release(slot.pages)
    slot.tokens, slot.prompt, slot.state_tokens, slot.saved_state_tokens, slot.pages = (), 0, 0, 0, []
    pages = engine.model.cache.pages_for(tokens)
    while slots.pool.free < pages:
        assert slots._evict(spare=0)
    slot.pages = slots.pool.take(pages)
    return slot.pages


def compare(
    engine: TextEngine,
    reference: Any,
    prompt: Sequence[int],
    answer: Sequence[int],
    new_tokens: int,
    rounding_share: float = ROUNDING,
) -> Comparison:
    """Compare an engine's greedy answer with PyTorch's; an AssertionError is a difference that is no tie."""
    expected = reference.greedy(prompt, new_tokens)
    logits = reference.logits(prompt, expected)
    rounding = rounding_share * float((logits.max(axis=1) - logits.min(axis=1)).max())

    def distance(place: int) -> float:
        return float(np.abs(forced_logits(engine, [*prompt, *expected[:place]], place) - logits[place]).max())

    ties: list[int] = []
    answer = list(answer)
    while answer != expected:
        place = next(
            (index for index, (ours, theirs) in enumerate(zip(answer, expected, strict=False)) if ours != theirs), None
        )
        assert place is not None, f"{len(answer)} tokens where PyTorch gives {len(expected)}, otherwise equal"
        gap = float(logits[place, expected[place]] - logits[place, answer[place]])
        apart = distance(place)
        assert apart <= rounding and gap <= 2 * apart, (
            f"token {place + 1} of {len(expected)} is {answer[place]} where PyTorch chooses {expected[place]}, "
            f"whose logit is {gap:.3g} higher; the logits differ by {apart:.3g}, rounding would be {rounding:.3g}"
        )
        ties.append(place)
        head = expected[: place + 1]
        answer = head
        if len(head) < len(expected):
            answer = [*head, *generate(engine, [*prompt, *head], max_new_tokens=new_tokens - len(head)).tokens]
    difference = max(distance(place) for place in {0, len(expected) - 1, *ties})
    assert difference <= rounding, f"logits differ by {difference:.3g}, where {rounding:.3g} would be rounding"
    return Comparison(expected, tuple(ties), difference, rounding)
