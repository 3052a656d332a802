"""Whether prompt lookup would pay: guessing the next tokens from what a conversation has said, and checking them in one step.

The guess (a draft) is what followed the latest few tokens when they last occurred in the conversation. A draft gives its tokens
probability 1, so rejection sampling accepts a token exactly when the model draws the same one, greedily or not: answers are the
same with drafts and without. So answers are generated once, without drafts, and the tokens that each step would have given are
counted afterwards.

A step that checks a draft of :data:`DRAFT` tokens computes one row more than that. Its cost is measured as that of a step with as
many conversations, which also reads the weights once.

Saxena, "Prompt Lookup Decoding" (2023), https://github.com/apoorvumang/prompt-lookup-decoding
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import InvalidModelFolder
from ..requests import SamplingSettings, TextRequest
from ..settings import Settings
from .prompts import reading
from .report import Report, tabulate
from .sides import Answer, Engine

DRAFT = 3  # tokens guessed at a time, at most
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
    """One kind of message at one temperature.

    ``tokens_per_step`` is with drafts (without them it is 1), ``drafted`` the share of steps that have a draft. ``speed`` is the
    factor by which tokens a second would change, if a step with a draft takes as long as one of four conversations.
    """

    name: str
    temperature: float
    answers: int
    tokens: int
    tokens_per_step: float
    drafted: float
    speed: float


def make_report(rows: Sequence[DraftsRow], step_s: float, wide_step_s: float, precision: str, device: str) -> Report:
    """The rows. ``step_s``: seconds of a step without a draft; ``wide_step_s``: of one with a draft, 1 + :data:`DRAFT` rows."""
    columns: list[tuple[str, Callable[[DraftsRow], str]]] = [
        ("", lambda row: row.name),
        ("temperature", lambda row: f"{row.temperature:g}"),
        ("answers", lambda row: str(row.answers)),
        ("tokens", lambda row: str(row.tokens)),
        ("tokens a step", lambda row: f"{row.tokens_per_step:.2f}"),
        ("steps with a draft", lambda row: f"{row.drafted:.0%}"),
        ("tokens/s would be", lambda row: f"{row.speed:.2f}x"),
    ]
    explained = (
        f"{precision}; a step takes {step_s * 1000:.1f} ms with one row and {wide_step_s * 1000:.1f} ms with "
        f"{1 + DRAFT}. Drafts of {DRAFT} tokens, from the last time that the latest {NGRAMS[0]} or {NGRAMS[-1]} were said."
    )
    return Report(
        tuple(rows),
        tabulate(columns, rows),
        device,
        notes=(explained,),
        values={"step_s": step_s, "wide_step_s": wide_step_s, "precision": precision},
    )


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    new_tokens: int,
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Time steps, generate answers to all messages, and count what drafts would have given.

    Raises:
        InvalidModelFolder: the model has no chat template.
    """
    engine = Engine(folder, name, settings, endless=False)
    if not engine.model.has_chat_template:
        raise InvalidModelFolder(f"{name} has no chat template; choose a model that answers questions.")
    on_progress("timing steps", None)
    step_s, wide_step_s = (_step_s(engine, rows, repeats) for rows in (1, 1 + DRAFT))
    kinds = {"questions": QUESTIONS, "texts to repeat or shorten": tuple(_texts()), "code": CODE}
    rows: list[DraftsRow] = []
    for kind, messages in kinds.items():
        for temperature in TEMPERATURES:
            on_progress(f"{kind}, temperature {temperature:g}", len(rows) / (len(kinds) * len(TEMPERATURES)))
            sampling = SamplingSettings(temperature=temperature, max_new_tokens=new_tokens, seed=1)
            pairs = _answers(engine, name, messages, sampling)
            steps = [found for prompt, answer in pairs for found in accepted(prompt, answer)]
            tokens, drafted = sum(count for count, _ in steps), sum(had for _, had in steps) / len(steps)
            rows.append(
                DraftsRow(
                    kind,
                    temperature,
                    len(pairs),
                    tokens,
                    tokens / len(steps),
                    drafted,
                    tokens / len(steps) / (1 + drafted * (wide_step_s / step_s - 1)),
                )
            )
    return make_report(rows, step_s, wide_step_s, engine.precision(), engine.device())


def accepted(prompt: Sequence[int], answer: Sequence[int]) -> Iterator[tuple[int, bool]]:
    """For each step that the answer would have taken: the tokens it gives, and whether it had a draft.

    The first token of an answer comes with its prompt, and is none of these.
    """
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


def guess(said: Sequence[int]) -> list[int]:
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


def _answers(
    engine: Engine, name: str, messages: Sequence[str], sampling: SamplingSettings
) -> list[tuple[list[int], list[int]]]:
    """The tokens of each prompt and of its answer."""
    asked = []
    for text in messages:
        turn: list[dict[str, str]] = [{"role": "user", "content": text}]
        rendered: Any = engine.model.tokenizer.apply_chat_template(turn, add_generation_prompt=True, return_dict=True)
        ids = [int(token) for token in rendered["input_ids"]]
        answer = Answer(time.perf_counter())
        engine.engine.submit(TextRequest(name, prompt_ids=ids, sampling=sampling), answer.take)
        asked.append((ids, answer))
    engine.work()
    return [(ids, answer.token_ids) for ids, answer in asked]


def _step_s(engine: Engine, rows: int, repeats: int) -> float:
    """Seconds of a decode step of so many conversations; the median."""
    engine.generate(rows, 32)  # compiles
    return rows / statistics.median(engine.generate(rows, 64).tokens_per_s for _ in range(repeats))
