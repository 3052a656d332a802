"""What it brings to guess the next tokens, and to have the model check them in one step.

There are two ways to guess. A smaller model with the same vocabulary says what it thinks likeliest, which is how answers are made
with ``--draft`` (:mod:`hfjax_demo.text.drafting`): they are made twice here, with it and without, one after another, and timed.

Prompt lookup takes what followed the latest few tokens when they last occurred in the conversation. It is not built: the answers
that are there are looked through for the tokens that each step would have given. A step that checks a guess is taken to cost what
one of as many conversations does, which also reads the weights once. Either way answers are the same with guesses and without.

Saxena, "Prompt Lookup Decoding" (2023), https://github.com/apoorvumang/prompt-lookup-decoding
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hfjax_demo.errors import EngineFailed, InvalidModelFolder
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.settings import Settings
from hfjax_demo.text.drafting import DRAFT

from .prompts import reading
from .report import Report, tabulate
from .sides import Answer, Engine

LOOKUP = "prompt lookup"
NGRAMS = 3, 2  # latest tokens that are looked for, the longer ones first
TEMPERATURES = 0.0, 0.7

QUESTIONS = (
    "Explain how a bicycle stays upright.",
    "Write a short story about a lighthouse keeper.",
    "What should I cook with eggs, rice and spinach?",
    "Give me five ideas for a birthday party.",
    "How do vaccines work?",
    "Write an email to my landlord about a broken heater.",
    "What are the advantages of electric cars?",
    "Tell me a joke about programmers.",
    "How can I sleep better?",
    "What is the capital of France, and what is it known for?",
)
CODE = (
    "Write a Python function that reverses a linked list, with comments.",
    "Write a Python class for a bank account with deposit and withdraw methods.",
)


@dataclass(frozen=True, slots=True)
class DraftsRow:
    """One kind of message at one temperature, with drafts of one kind.

    ``tokens_per_step`` is that of steps with a draft and without (where there are none it is 1), ``drafted`` the share of steps
    that have a draft. ``speed`` is the factor by which tokens a second change: measured for a smaller model; for prompt lookup
    what it would be if a step with a draft took as long as one of four conversations.
    """

    name: str
    drafts: str
    temperature: float
    answers: int
    tokens: int
    tokens_per_step: float
    drafted: float
    speed: float


@dataclass(frozen=True, slots=True)
class StepTimes:
    """Seconds of a step: without a draft, and of one that checks :data:`~hfjax_demo.text.drafting.DRAFT` tokens."""

    alone: float
    checking: float


@dataclass(frozen=True, slots=True)
class _Made:
    """An answer: the tokens of its prompt and its own, and how long those took behind the first, in seconds."""

    prompt: list[int]
    tokens: list[int]
    seconds: float


def make_report(rows: Sequence[DraftsRow], times: StepTimes, precision: str, device: str) -> Report:
    """The rows, and what the steps take."""
    columns: list[tuple[str, Callable[[DraftsRow], str]]] = [
        ("", lambda row: row.name),
        ("drafts of", lambda row: row.drafts),
        ("temperature", lambda row: f"{row.temperature:g}"),
        ("answers", lambda row: str(row.answers)),
        ("tokens", lambda row: str(row.tokens)),
        ("tokens a step", lambda row: f"{row.tokens_per_step:.2f}"),
        ("steps with a draft", lambda row: f"{row.drafted:.0%}"),
        ("tokens/s", lambda row: f"{row.speed:.2f}x"),
    ]
    explained = (
        f"{precision}; a step takes {times.alone * 1000:.1f} ms with one row and {times.checking * 1000:.1f} ms with "
        f"{1 + DRAFT}. Drafts have {DRAFT} tokens. A smaller model's are measured; {LOOKUP} is what it would be, "
        f"with drafts from the last time that the latest {NGRAMS[0]} or {NGRAMS[-1]} tokens were said."
    )
    return Report(
        tuple(rows),
        tabulate(columns, rows),
        device,
        notes=(explained,),
        values={"step_s": times.alone, "wide_step_s": times.checking, "precision": precision},
    )


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    draft: tuple[Path, str] | None = None,
    new_tokens: int,
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Time steps, answer all messages, with a smaller model's drafts and without, and count what looking up would give.

    Args:
        draft: folder or file, and name, of a smaller model that drafts.

    Raises:
        InvalidModelFolder: the model has no chat template.
        InvalidSetting, UnsupportedModel: the smaller model cannot guess for it.
        EngineFailed: an answer was another one with drafts.
    """
    engine = Engine(folder, name, settings, endless=False, smaller=draft)
    if not engine.model.has_chat_template:
        raise InvalidModelFolder(f"{name} has no chat template; choose a model that answers questions.")
    drafter, engine.engine.drafter = engine.engine.drafter, None
    on_progress("timing steps", None)
    times = StepTimes(*(_step_s(engine, rows, repeats) for rows in (1, 1 + DRAFT)))
    if drafter is not None:  # makes its programs
        engine.engine.drafter = drafter
        _answers(engine, name, CODE[:1], SamplingSettings(temperature=0, max_new_tokens=new_tokens))
    kinds = {"questions": QUESTIONS, "texts to repeat or shorten": tuple(_texts()), "code": CODE}
    rows: list[DraftsRow] = []
    in_all = len(kinds) * len(TEMPERATURES) * (1 if drafter is None else 2)
    for kind, messages in kinds.items():
        for temperature in TEMPERATURES:
            on_progress(f"{kind}, temperature {temperature:g}", len(rows) / in_all)
            sampling = SamplingSettings(temperature=temperature, max_new_tokens=new_tokens, seed=1)
            engine.engine.drafter = None
            made = _answers(engine, name, messages, sampling)
            rows.append(_looked_up(kind, temperature, made, times))
            if drafter is not None and draft is not None:
                on_progress(f"{kind}, temperature {temperature:g}, with drafts", len(rows) / in_all)
                engine.engine.drafter = drafter
                rows.append(_drafted(kind, draft[1], temperature, made, engine, name, messages, sampling))
    return make_report(rows, times, engine.precision(), engine.device())


def _looked_up(kind: str, temperature: float, made: Sequence[_Made], times: StepTimes) -> DraftsRow:
    steps = [found for each in made for found in accepted(each.prompt, each.tokens)]
    tokens, drafted = sum(count for count, _ in steps), sum(had for _, had in steps) / len(steps)
    cost = 1 + drafted * (times.checking / times.alone - 1)
    per_step = tokens / len(steps)
    return DraftsRow(kind, LOOKUP, temperature, len(made), tokens, per_step, drafted, per_step / cost)


def _drafted(
    kind: str,
    drafts: str,
    temperature: float,
    plain: Sequence[_Made],
    engine: Engine,
    name: str,
    messages: Sequence[str],
    sampling: SamplingSettings,
) -> DraftsRow:
    drafter = engine.engine.drafter
    assert drafter is not None
    rounds, given = drafter.counts
    made = _answers(engine, name, messages, sampling)
    if [each.tokens for each in made] != [each.tokens for each in plain]:
        raise EngineFailed(f"{name} gives other answers when {drafts} guesses, which must not be.")
    rounds, given = drafter.counts[0] - rounds, drafter.counts[1] - given
    tokens = sum(len(each.tokens) - 1 for each in made)
    steps = rounds + tokens - given
    speed = sum(each.seconds for each in plain) / sum(each.seconds for each in made)
    return DraftsRow(kind, drafts, temperature, len(made), tokens, tokens / steps, rounds / steps, speed)


def accepted(
    prompt: Sequence[int], answer: Sequence[int], guess: Callable[[Sequence[int]], Sequence[int]] | None = None
) -> Iterator[tuple[int, bool]]:
    """For each step that the answer would have taken: the tokens it gives, and whether it had a draft.

    The first token of an answer comes with its prompt, and is none of these.

    Args:
        guess: the draft behind what has been said; None is :func:`look_up`.
    """
    guess = guess or look_up
    said = [*prompt, *answer[:1]]
    left = list(answer[1:])
    while left:
        draft = guess(said)
        right = 0
        while right < min(len(draft), len(left)) and draft[right] == left[right]:
            right += 1
        given = left[: right + 1]  # and the one that the model draws behind them
        yield len(given), bool(draft)
        said += given
        del left[: len(given)]


def look_up(said: Sequence[int]) -> list[int]:
    """What followed the last time that the latest tokens were said; empty where they never were."""
    for length in NGRAMS:
        latest = list(said[-length:])
        for start in range(len(said) - length - 1, -1, -1):
            if list(said[start : start + length]) == latest:
                return list(said[start + length : start + length + DRAFT])
    return []


def _texts() -> Iterator[str]:
    words = reading().split()
    for start in (0, 200, 400):
        yield "Summarize this text:\n\n" + " ".join(words[start : start + 150])
    for start in (100, 600):
        yield "Correct the spelling and repeat the text:\n\n" + " ".join(words[start : start + 100])


def _answers(engine: Engine, name: str, messages: Sequence[str], sampling: SamplingSettings) -> list[_Made]:
    """One after another."""
    made = []
    for text in messages:
        turn: list[dict[str, str]] = [{"role": "user", "content": text}]
        rendered: Any = engine.model.tokenizer.apply_chat_template(turn, add_generation_prompt=True, return_dict=True)
        ids = [int(token) for token in rendered["input_ids"]]
        answer = Answer(time.perf_counter())
        engine.engine.submit(TextRequest(name, prompt_ids=ids, sampling=sampling), answer.take)
        engine.work()
        made.append(_Made(ids, answer.token_ids, answer.arrivals[-1][0] - answer.arrivals[0][0]))
    return made


def _step_s(engine: Engine, rows: int, repeats: int) -> float:
    """Seconds of a decode step of so many conversations; the median."""
    engine.generate(rows, 32)  # compiles
    return rows / statistics.median(engine.generate(rows, 64).tokens_per_s for _ in range(repeats))
