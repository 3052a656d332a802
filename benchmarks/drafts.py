"""What it brings to guess the next tokens, and to have the model check them in one step.

There are two ways to guess. A smaller model with the same vocabulary says what it thinks likeliest, which is how answers are made
with ``--draft`` (:mod:`hfjax_demo.text.drafting`): they are made twice here, with it and without, one after another, and timed.

Prompt lookup takes what followed the latest few tokens when they last occurred in the conversation. It is not built: the answers
that are there are looked through for the tokens that each step would have given. A step that checks a guess is taken to cost what
one of as many conversations does, which also reads the weights once. Either way answers are the same with guesses and without.

Of a row, ``tokens_per_step`` is that of steps with a draft and without (where there are none it is 1), ``drafted`` the share of
steps that have a draft, ``speed`` the factor by which tokens a second change: measured for a smaller model; for prompt lookup
what it would be if a step with a draft took as long as one of four conversations.

Saxena, "Prompt Lookup Decoding" (2023), https://github.com/apoorvumang/prompt-lookup-decoding
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import EngineFailed, InvalidModelFolder
from hfjax_demo.requests import SamplingSettings, TextRequest

from .commands import AsJson, NewTokens, Repeats, commands, print_report, running
from .prompts import reading
from .report import Report, Row, tabulate
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
class Made:
    """An answer: the tokens of its prompt and its own, and how long those took behind the first, in seconds."""

    prompt: list[int]
    tokens: list[int]
    seconds: float


@commands.command()
def drafts(
    model: Model,
    draft: Annotated[str | None, typer.Option(help="A smaller model of the same vocabulary that guesses too.")] = None,
    new_tokens: NewTokens = 256,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """What guessing tokens ahead would bring."""
    from hfjax_demo.text.drafting import DRAFT

    with running() as here:
        spec, smaller = here.model(model), None
        if draft is not None:
            other = here.model(draft)
            smaller = here.fetched(other), other.name
        engine = Engine(here.fetched(spec), spec.name, here.settings, endless=False, smaller=smaller)
        if not engine.model.has_chat_template:
            raise InvalidModelFolder(f"{spec.name} has no chat template; choose a model that answers questions.")
        drafter, engine.engine.drafter = engine.engine.drafter, None
        here.show("timing steps", None)
        alone, checking = (_step_s(engine, rows, repeats) for rows in (1, 1 + DRAFT))
        if drafter is not None:  # makes its programs
            engine.engine.drafter = drafter
            _answers(engine, spec.name, CODE[:1], SamplingSettings(temperature=0, max_new_tokens=new_tokens))
        kinds = {"questions": QUESTIONS, "texts to repeat or shorten": tuple(_texts()), "code": CODE}
        rows: list[Row] = []
        in_all = len(kinds) * len(TEMPERATURES) * (1 if smaller is None else 2)
        for kind, messages in kinds.items():
            for temperature in TEMPERATURES:
                here.show(f"{kind}, temperature {temperature:g}", len(rows) / in_all)
                sampling = SamplingSettings(temperature=temperature, max_new_tokens=new_tokens, seed=1)
                engine.engine.drafter = None
                plain = _answers(engine, spec.name, messages, sampling)
                about = {"name": kind, "temperature": temperature, "answers": len(messages)}
                steps = [found for each in plain for found in accepted(each.prompt, each.tokens, DRAFT)]
                tokens, drafted = sum(count for count, _ in steps), sum(had for _, had in steps) / len(steps)
                cost = 1 + drafted * (checking / alone - 1)
                rows.append(about | _counted(LOOKUP, tokens, len(steps), drafted, tokens / len(steps) / cost))
                if drafter is None or smaller is None:
                    continue
                here.show(f"{kind}, temperature {temperature:g}, with drafts", len(rows) / in_all)
                engine.engine.drafter = drafter
                rounds, given = drafter.counts
                made = _answers(engine, spec.name, messages, sampling)
                if [each.tokens for each in made] != [each.tokens for each in plain]:
                    raise EngineFailed(f"{spec.name} gives other answers when {smaller[1]} guesses, which must not be.")
                rounds, given = drafter.counts[0] - rounds, drafter.counts[1] - given
                tokens = sum(len(each.tokens) - 1 for each in made)
                taken = rounds + tokens - given
                speed = sum(each.seconds for each in plain) / sum(each.seconds for each in made)
                rows.append(about | _counted(smaller[1], tokens, taken, rounds / taken, speed))
    facts = engine.facts()
    explained = (
        f"{facts['precision']}; a step takes {alone * 1000:.1f} ms with one row and {checking * 1000:.1f} ms with "
        f"{1 + DRAFT}. Drafts have {DRAFT} tokens. A smaller model's are measured; {LOOKUP} is what it would be, "
        f"with drafts from the last time that the latest {NGRAMS[0]} or {NGRAMS[-1]} tokens were said."
    )
    table = tabulate(
        rows,
        ("", "{name}"),
        ("drafts of", "{drafts}"),
        ("temperature", "{temperature:g}"),
        ("answers", "{answers}"),
        ("tokens", "{tokens}"),
        ("tokens a step", "{tokens_per_step:.2f}"),
        ("steps with a draft", "{drafted:.0%}"),
        ("tokens/s", "{speed:.2f}x"),
    )
    values = {"step_s": alone, "wide_step_s": checking, "precision": facts["precision"]}
    print_report(Report(rows, table, facts["device"], (explained,), values=values), as_json)


def _counted(drafts: str, tokens: int, steps: int, drafted: float, speed: float) -> dict[str, Any]:
    counted = {"drafts": drafts, "tokens": tokens, "tokens_per_step": tokens / steps}
    return {**counted, "drafted": drafted, "speed": speed}


def accepted(prompt: Sequence[int], answer: Sequence[int], most: int) -> Iterator[tuple[int, bool]]:
    """For each step that the answer would have taken with drafts of at ``most`` so many tokens: the tokens it gives, and whether
    it had a draft. The first token of an answer comes with its prompt, and is none of these."""
    said = [*prompt, *answer[:1]]
    left = list(answer[1:])
    while left:
        draft = look_up(said, most)
        right = 0
        while right < min(len(draft), len(left)) and draft[right] == left[right]:
            right += 1
        given = left[: right + 1]  # and the one that the model draws behind them
        yield len(given), bool(draft)
        said += given
        del left[: len(given)]


def look_up(said: Sequence[int], most: int) -> list[int]:
    """At ``most`` so many tokens that followed the last time that the latest ones were said; empty where they never were."""
    for length in NGRAMS:
        latest = list(said[-length:])
        for start in range(len(said) - length - 1, -1, -1):
            if list(said[start : start + length]) == latest:
                return list(said[start + length : start + length + most])
    return []


def _texts() -> Iterator[str]:
    words = reading().split()
    for start in (0, 200, 400):
        yield "Summarize this text:\n\n" + " ".join(words[start : start + 150])
    for start in (100, 600):
        yield "Correct the spelling and repeat the text:\n\n" + " ".join(words[start : start + 100])


def _answers(engine: Engine, name: str, messages: Sequence[str], sampling: SamplingSettings) -> list[Made]:
    """One after another."""
    made = []
    for text in messages:
        turn: list[dict[str, str]] = [{"role": "user", "content": text}]
        rendered: Any = engine.model.tokenizer.apply_chat_template(turn, add_generation_prompt=True, return_dict=True)
        ids = [int(token) for token in rendered["input_ids"]]
        answer = Answer(time.perf_counter())
        engine.engine.submit(TextRequest(name, prompt_ids=ids, sampling=sampling), answer.take)
        engine.work()
        made.append(Made(ids, answer.token_ids, answer.arrivals[-1][0] - answer.arrivals[0][0]))
    return made


def _step_s(engine: Engine, rows: int, repeats: int) -> float:
    """Seconds of a decode step of so many conversations; the median."""
    engine.generate(rows, 32)  # compiles
    return rows / statistics.median(engine.generate(rows, 64).tokens_per_s for _ in range(repeats))
