"""The table of docs/architecture.md of features that work together, and requests that ask for two of them."""

from __future__ import annotations

from typing import Any

from hfjax_demo.requests import Constraint

from ..test_imports import rows_below
from .chats import TOOL, Chats

# Fields of the request's sampling, and of the request.
FEATURES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "stop strings": ({"stop": ("e", "th")}, {}),
    "log-probabilities": ({}, {"logprobs": 2}),
    "penalties and biases": (
        {"presence_penalty": 2.0, "repetition_penalty": 1.3, "logit_bias": ((70, 5.0), (80, -100.0))},
        {},
    ),
    "sampling": ({"temperature": 1.0, "seed": 3}, {}),
    "minimum length": ({"min_tokens": 4}, {}),
    "grammars": ({}, {"constraint": Constraint(regex="[a-f]{2,12}")}),
    "tools": ({}, {"tools": [TOOL]}),
    "reasoning budget": ({}, {"begun": "<think>\n", "thinking": True, "thinking_tokens": 4}),
    "prompt log-probabilities": ({}, {"prompt_logprobs": 1}),
    "images": ({}, {}),
}
# What the rows below those features are called, by the machine's models.
CACHES = {
    "sliding windows": "seeing with windows",
    "recurrent states": "recurrent",
    "convolution states": "hybrid",
    "latent attention": "latents",
    "no cache": "recomputed",
    "attention of all tokens": "attention",
    "states and images": "seeing with states",
}


def cells() -> dict[tuple[str, str], str]:
    """The cells of the table by row and column: "yes", "refused", or "" where there is nothing to try."""
    header, *rows = rows_below("feature", with_heading=True)
    return {(row[0], column): cell for row in rows for column, cell in zip(header[1:], row[1:], strict=True)}


def ask(state: Chats, *features: str, begun: bool = False) -> None:
    """Ask for all these features in one request, of a conversation that goes on where it was ``begun``."""
    sampling: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for name in features:
        sampling |= FEATURES[name][0]
        fields |= FEATURES[name][1]
    if "constraint" in fields:
        fields.pop("begun", None)  # the grammar holds for the whole answer, whose reasoning it lets begin
    messages = [state.user("the quick brown fox", 1 if "images" in features else 0)]
    if begun:
        state.ask("", {}, 7, messages=messages)
        state.end()
        answer = state.chats[-1].asked.recorder.text
        messages += [{"role": "assistant", "content": answer}, state.user("well", 0)]
    state.ask("", sampling, 12, messages=messages, **fields)
    state.end()
