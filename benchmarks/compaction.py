"""Questions about the beginning of conversations that are too long for the context: how many are answered rightly if the oldest
turns are left out, and if the model sums them up.

Each conversation begins with a person who says five things about a journey, goes on about other texts until it is one and a half
times as long as the context, and ends with a question about one of the five. An answer is right if it has what was said.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError
from hfjax_demo.events import Failed, Finished, PromptTrimmed, SummedUp, TextDelta
from hfjax_demo.requests import Message, Overflow, SamplingSettings, TextRequest, TokensRequest
from hfjax_demo.runtime.manager import ModelManager

from .commands import AsJson, benchmark_context, commands, print_report
from .prompts import passage
from .report import Report, Row, tabulate

LENGTH = 1.5  # of a conversation, in contexts
ANSWER_TOKENS = 48
NAMES = "Amara", "Boris", "Chiara", "Dmitri", "Elena", "Farid", "Greta", "Hiro", "Ingrid", "Jonas"
CITIES = "Lisbon", "Oslo", "Naples", "Kyoto", "Tallinn", "Porto", "Bergen", "Cusco", "Ghent", "Riga"
PETS = "Biscuit", "Comet", "Domino", "Echo", "Figaro", "Ginger", "Hobbit", "Indigo", "Juniper", "Koala"
DAYS = (
    "3 March",
    "9 April",
    "14 May",
    "21 June",
    "2 July",
    "17 August",
    "8 September",
    "26 October",
    "5 November",
    "11 December",
)
QUESTIONS = (
    ("What is my name?", "name"),
    ("Which city am I travelling to?", "city"),
    ("What is my dog called?", "pet"),
    ("On which day do I leave?", "day"),
    ("How large is my budget, in euros?", "budget"),
)
WAYS: tuple[tuple[str, Overflow], ...] = (("left out", "leave_out"), ("summed up", "sum_up"))


class Conversation(NamedTuple):
    """``messages`` end with a question, which is answered by ``answer``."""

    messages: list[Message]
    answer: str


@commands.command()
def compaction(
    model: Model,
    conversations: Annotated[int, typer.Option(min=1, help="Number of conversations.")] = 20,
    context: Annotated[int, typer.Option("--context-length", min=512, help="Context length in tokens.")] = 2048,
    as_json: AsJson = False,
) -> None:
    """Ask about the beginning of conversations that are too long, left out or summed up."""
    rows: list[Row] = []
    with benchmark_context() as here:
        manager = ModelManager(here.settings.changed(context_length=context, slots=1))
        try:
            for number in range(conversations):
                asked = conversation(number, context, manager, model)
                for place, (name, overflow) in enumerate(WAYS):
                    here.show(f"Conversation {number + 1}, {name}", (number + place / 2) / conversations)
                    rows.append({"conversation": number, "way": name, **_answer(manager, model, asked, overflow)})
            device = manager.device_status().platform
        finally:
            manager.close()
    print_report(make_report(rows, device), as_json)


def conversation(number: int, context: int, manager: ModelManager, model: str) -> Conversation:
    """Return the conversation of this number, :data:`LENGTH` times as long as the context."""
    said = {
        "name": NAMES[number % 10],
        "city": CITIES[number * 3 % 10],
        "pet": PETS[number * 7 % 10],
        "day": DAYS[(number * 9 + number // 10) % 10],
        "budget": str(310 + 170 * number),
    }
    question, key = QUESTIONS[number % len(QUESTIONS)]
    opening = (
        f"Hello, I am {said['name']}. I am travelling to {said['city']} on {said['day']} with my dog {said['pet']}, and my "
        f"budget is {said['budget']} euros. We will plan that later; first I have some texts to check."
    )
    messages: list[Message] = [{"role": "user", "content": opening}]
    messages.append({"role": "assistant", "content": "Of course. Send me the texts first."})
    for text in _texts(number):
        messages.append({"role": "user", "content": f"Is there a spelling mistake in this text? {text}"})
        messages.append({"role": "assistant", "content": "No, I found no mistake in it."})
        if _count(manager, model, messages) > LENGTH * context:
            break
    messages.append({"role": "user", "content": f"Thank you for checking. Now to my journey: {question}"})
    return Conversation(messages, said[key])


def _texts(number: int) -> Iterator[str]:
    place = 7 * number
    while True:
        yield passage(place)
        place += 1


def _count(manager: ModelManager, model: str, messages: Sequence[Message]) -> int:
    stream = manager.generate(TokensRequest(model, messages=messages))
    return next(len(event.ids) for event in stream if hasattr(event, "ids"))


def _answer(manager: ModelManager, model: str, asked: Conversation, overflow: Overflow) -> Row:
    """Return what came of one conversation: the answer, and what the model has read in place of its beginning."""
    sampling = SamplingSettings(max_new_tokens=ANSWER_TOKENS, temperature=0.0)
    text, note, left_out, prompt, seconds = "", "", 0, 0, 0.0
    for event in manager.generate(TextRequest(model, asked.messages, sampling=sampling, overflow=overflow)):
        if isinstance(event, TextDelta):
            text += event.text
        elif isinstance(event, SummedUp):
            note = event.text
        elif isinstance(event, PromptTrimmed):
            left_out = event.dropped_messages
        elif isinstance(event, Failed):
            raise UserError(str(event.error))
        elif isinstance(event, Finished):
            prompt, seconds = event.statistics.prompt_tokens, event.statistics.ttft_s
    found = {"answer": text, "expected": asked.answer, "note": note, "left_out": left_out}
    return {**found, "right": is_right(text, asked.answer), "prompt_tokens": prompt, "ttft_s": seconds}


def is_right(text: str, expected: str) -> bool:
    """Return whether a text has all words of ``expected``, in any order: "June 21st" is "21 June"."""
    words = set(re.findall(r"\w+", re.sub(r"(\d)(?:,(?=\d)|st|nd|rd|th)", r"\1", text)))
    return words >= set(expected.split())


def make_report(rows: Sequence[Row], device: str) -> Report:
    """Return the report: a line for each way, with the number of right answers."""
    lines: list[Row] = []
    for name, _ in WAYS:
        of = [row for row in rows if row["way"] == name]
        middle = {key: statistics.median(row[key] for row in of) for key in ("prompt_tokens", "ttft_s")}
        noted = sum(is_right(row["note"], row["expected"]) for row in of)
        lines.append(
            {"way": name, "right": sum(row["right"] for row in of), "count": len(of), "noted": noted, **middle}
        )
    columns = (
        ("the oldest turns are", "{way}"),
        ("right answers", "{right} of {count}"),
        ("in the summary", lambda row: f"{row['noted']} of {row['count']}" if row["noted"] else ""),
        ("prompt tokens", "{prompt_tokens:.0f}"),
        ("first token", "{ttft_s:.1f} s"),
    )
    return Report(lines, tabulate(lines, *columns), device, values={"conversations": list(rows)})
