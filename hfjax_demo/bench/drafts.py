"""Whether it would pay to guess the next tokens (a draft), and to have the model check them in one step.

There are two ways to guess. Prompt lookup takes what followed the latest few tokens when they last occurred in the conversation.
A smaller model with the same vocabulary says what it thinks likeliest. Either way a draft gives its tokens probability 1, so
rejection sampling accepts a token exactly when the model draws the same one, greedily or not: answers are the same with drafts
and without. So answers are generated once, without drafts, and the tokens that each step would have given are counted afterwards.

A step that checks a draft of :data:`DRAFT` tokens computes one row more than that. Its cost is measured as that of a step with as
many conversations, which also reads the weights once. A smaller model's own steps are added.

What the smaller model would have guessed is what it thinks likeliest behind each token of the answer: where its first guess is
wrong, its second does not count, and where it is right, it stands behind the same tokens.

Leviathan, Kalman and Matias, "Fast Inference from Transformers via Speculative Decoding" (2023), https://arxiv.org/abs/2211.17192
Saxena, "Prompt Lookup Decoding" (2023), https://github.com/apoorvumang/prompt-lookup-decoding
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import InvalidModelFolder, UserError
from ..requests import SamplingSettings, TextRequest
from ..settings import Settings
from .prompts import reading
from .report import Report, tabulate
from .sides import Answer, Engine

LOOKUP = "prompt lookup"
PADDING = 256  # tokens that a smaller model reads at a time
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
    """One kind of message at one temperature, with drafts of one kind.

    ``tokens_per_step`` is with drafts (without them it is 1), ``drafted`` the share of steps that have a draft. ``speed`` is the
    factor by which tokens a second would change, if a step with a draft takes as long as one of four conversations.
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
    """Seconds of a step: without a draft; with one, of 1 + :data:`DRAFT` rows; and of the model that drafts, if there is one."""

    alone: float
    checking: float
    drafting: float = 0.0


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
        ("tokens/s would be", lambda row: f"{row.speed:.2f}x"),
    ]
    explained = (
        f"{precision}; a step takes {times.alone * 1000:.1f} ms with one row and {times.checking * 1000:.1f} ms with "
        f"{1 + DRAFT}"
        + (f", one of the model that drafts {times.drafting * 1000:.1f} ms" if times.drafting else "")
        + f". Drafts have {DRAFT} tokens; {LOOKUP}: from the last time that the latest {NGRAMS[0]} or {NGRAMS[-1]} were said."
    )
    return Report(
        tuple(rows),
        tabulate(columns, rows),
        device,
        notes=(explained,),
        values={
            "step_s": times.alone,
            "wide_step_s": times.checking,
            "draft_step_s": times.drafting,
            "precision": precision,
        },
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
    """Time steps, generate answers to all messages, and count what drafts would have given.

    Args:
        draft: folder or file, and name, of a smaller model that drafts too.

    Raises:
        InvalidModelFolder: the model has no chat template.
        UserError: the smaller model writes text in other tokens.
    """
    engine = Engine(folder, name, settings, endless=False)
    if not engine.model.has_chat_template:
        raise InvalidModelFolder(f"{name} has no chat template; choose a model that answers questions.")
    on_progress("timing steps", None)
    step_s, wide_step_s = (_step_s(engine, rows, repeats) for rows in (1, 1 + DRAFT))
    smaller = None if draft is None else _Smaller(*draft, settings)
    if draft and smaller and smaller.engine.model.tokenizer.get_vocab() != engine.model.tokenizer.get_vocab():
        raise UserError(f"{draft[1]} writes text in other tokens than {name}; choose a model with the same vocabulary.")
    times = StepTimes(step_s, wide_step_s, 0.0 if smaller is None else _step_s(smaller.engine, 1, repeats))
    kinds = {"questions": QUESTIONS, "texts to repeat or shorten": tuple(_texts()), "code": CODE}
    rows: list[DraftsRow] = []
    in_all = len(kinds) * len(TEMPERATURES) * (1 if smaller is None else 2)
    for kind, messages in kinds.items():
        for temperature in TEMPERATURES:
            on_progress(f"{kind}, temperature {temperature:g}", len(rows) / in_all)
            sampling = SamplingSettings(temperature=temperature, max_new_tokens=new_tokens, seed=1)
            pairs = _answers(engine, name, messages, sampling)
            steps = [found for prompt, answer in pairs for found in accepted(prompt, answer)]
            rows.append(_row(kind, LOOKUP, temperature, len(pairs), steps, times, 0.0))
            if draft is not None and smaller is not None:
                steps = [found for pair in pairs for found in accepted(*pair, smaller.guesses(*pair))]
                rows.append(_row(kind, draft[1], temperature, len(pairs), steps, times, DRAFT * times.drafting))
    return make_report(rows, times, engine.precision(), engine.device())


def _row(
    kind: str,
    drafts: str,
    temperature: float,
    answers: int,
    steps: Sequence[tuple[int, bool]],
    times: StepTimes,
    draft_s: float,
) -> DraftsRow:
    """``draft_s``: the seconds that a draft takes to make."""
    tokens, drafted = sum(count for count, _ in steps), sum(had for _, had in steps) / len(steps)
    cost = 1 + drafted * ((times.checking + draft_s) / times.alone - 1)
    return DraftsRow(
        name=kind,
        drafts=drafts,
        temperature=temperature,
        answers=answers,
        tokens=tokens,
        tokens_per_step=tokens / len(steps),
        drafted=drafted,
        speed=tokens / len(steps) / cost,
    )


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


class _Smaller:
    """A model that guesses.

    Args:
        folder, name: of it.
    """

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        import jax
        import jax.numpy as jnp

        self.engine = Engine(folder, name, settings)
        model = self.engine.model
        self._likeliest = jax.jit(lambda params, tokens: jnp.argmax(model.all_logits(params, tokens), axis=-1))

    def guesses(self, prompt: Sequence[int], answer: Sequence[int]) -> Callable[[Sequence[int]], list[int]]:
        """What it would guess behind any part of the prompt and its answer."""
        said = [*prompt, *answer]
        tokens = np.zeros(
            (-(-len(said) // PADDING) * PADDING,), np.int32
        )  # few shapes; nothing looks at what follows it
        tokens[: len(said)] = said
        likeliest = np.asarray(self._likeliest(self.engine.params, tokens)).tolist()
        return lambda before: likeliest[len(before) - 1 : len(before) - 1 + DRAFT]


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
