"""One type's tiny model: PyTorch's greedy tokens beside those of the real engine, and what is to be said of it."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
import torch
import transformers

from hfjax_demo.errors import HfjaxError
from hfjax_demo.events import FinishReason
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..parity import Comparison, compare, generate, run, submit
from ..tiny_models import EOS, Reference, greedy_answer, prompt_ids
from .shrinking import tiny_config
from .types import described

PROMPT, NEW_TOKENS = 60, 24
TRIES = 6  # seeds, of which the one is taken whose answer is the most varied
VARIED = 10  # tokens of an answer that differ, with which a seed is good enough
BATCH = (20, 77, 40, 60)  # lengths of prompts that are answered together; the first grows over windows and switches
RECOMPUTED = "each token is computed from the whole conversation"


class Outcome(StrEnum):
    EXACT = "exact"
    REFUSED = "refused"
    WRONG = "wrong"
    CRASHED = "crashed"


@dataclass(frozen=True)
class Verdict:
    """What came of a type or variant, and the reason: the sentence that refuses it, or where it is wrong; or how it is exact."""

    name: str
    outcome: Outcome
    reason: str = ""


class PyTorch(Reference):
    """A folder's model as transformers itself loads and runs it: its default attention, its own cache."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, attention=None)

    def logits(self, prompt: Sequence[int], answer: Sequence[int]) -> np.ndarray:
        """Return what ``generate`` chose each token of its answer by, float32 (answer tokens, vocabulary)."""
        return next(
            logits[: len(answer)]
            for (asked, _), (tokens, logits) in self._greedy.items()
            if asked == tuple(prompt) and tokens[: len(answer)] == list(answer)
        )


def make_folder(folder: Path, name: str) -> Path:
    """Write a tiny model of the type or variant, with a tokenizer: of a few seeds the first whose answer varies."""
    config = tiny_config(*described(name))
    best: tuple[int, Any] | None = None
    for seed in range(TRIES):
        torch.manual_seed(seed)
        model = transformers.AutoModelForCausalLM.from_config(config).eval()
        tiny_models.randomize(model)
        varied = len(set(greedy_answer(model, prompt_ids(PROMPT), NEW_TOKENS)[0]) - {EOS})
        if best is None or varied > best[0]:
            best = varied, model
        if varied >= VARIED:
            break
    assert best is not None
    best[1].save_pretrained(folder)
    tiny_models.make_tokenizer(folder)
    return folder


def quiet_verdict_of(name: str) -> Verdict:
    """:func:`verdict_of` in a child, without what libraries say of configs that no model has."""
    warnings.simplefilter("ignore")
    transformers.logging.set_verbosity_error()
    return verdict_of(name)


def verdict_of(name: str) -> Verdict:
    with tempfile.TemporaryDirectory() as temporary:
        folder = make_folder(Path(temporary) / "model", name)
        reference = PyTorch(folder)
        try:
            engine = tiny_models.load(folder, name, prefill_chunks=(16,))
        except HfjaxError as error:
            return Verdict(name, Outcome.REFUSED, str(error))
        try:
            check(engine, reference)
        except AssertionError as error:
            return Verdict(name, Outcome.WRONG, str(error).splitlines()[0])
        return Verdict(name, Outcome.EXACT, RECOMPUTED if engine.model.use.recomputes else "")


def check(engine: TextEngine, reference: Reference) -> None:
    """An answer alone, its next turn, then four conversations together of which one is stopped."""
    prompt = prompt_ids(PROMPT)
    answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS).tokens
    with doing("alone"):
        compare(engine, reference, prompt, answer, NEW_TOKENS)
    with doing("the next turn"):
        # compare() has used the slots since: asked anew, the first turn is what the second one finds.
        first = generate(engine, prompt, max_new_tokens=NEW_TOKENS).tokens
        turn = [*prompt, *first, *prompt_ids(9, seed=2)]
        compare(engine, reference, turn, generate(engine, turn, max_new_tokens=NEW_TOKENS).tokens, NEW_TOKENS)
    with doing("four together"):
        together(engine, reference)


@contextmanager
def doing(what: str) -> Iterator[None]:
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{what}: {error}") from error


def together(
    engine: TextEngine,
    reference: Reference,
    prompt_of: Callable[[int, int], list[int]] = prompt_ids,
    lengths: Sequence[int] = BATCH,
    new_tokens: int = NEW_TOKENS,
) -> list[Comparison]:
    """Four conversations in one batch, begun one after another, the second of which is cancelled half way. ``prompt_of`` makes a
    prompt of a length and a seed."""
    prompts = [prompt_of(length, 1) for length in lengths]
    prompts[1] = next(  # it must not end by itself before
        ids
        for ids in (prompt_of(lengths[1], seed) for seed in range(1, 99))
        if EOS not in reference.greedy(ids, 4 * new_tokens)
    )
    jobs = []
    for ids in prompts:
        most = 4 * new_tokens if ids is prompts[1] else new_tokens  # so that it is stopped before its end
        jobs.append(submit(engine, ids, max_new_tokens=most))
        run(engine, 2)
    cancelled, second = jobs[1]
    while not second.tokens:
        run(engine, 1)
    engine.cancel(cancelled)
    run(engine)
    assert second.finished.reason is FinishReason.CANCELLED and 0 < len(second.tokens) < 4 * new_tokens
    counts = [len(second.tokens) if recorder is second else new_tokens for _, recorder in jobs]
    return [
        compare(engine, reference, ids, recorder.tokens, count)
        for ids, (_, recorder), count in zip(prompts, jobs, counts, strict=True)
    ]
