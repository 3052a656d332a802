"""The verdicts as a table for the terminal and as docs/architectures.md, and what that page says read back."""

from __future__ import annotations

import importlib.metadata
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from transformers import CONFIG_MAPPING

from .comparing import NEW_TOKENS, PROMPT, Outcome, Verdict
from .types import EXAMPLES, VARIANTS

PAGE = Path(__file__).parents[2] / "docs" / "architectures.md"
HEAD = """# Architectures

A tiny random model of every architecture that `AutoModelForCausalLM` of transformers {transformers} supports, and of some
variants, compared with PyTorch. **{counts}.**

- **exact**: In float32, the greedy tokens equal those of PyTorch's `generate` with the model's default attention: {new}
  tokens after a prompt of {prompt}, which is longer than every window, chunk and RoPE switch of the tiny model; the next
  turn of that conversation; and four conversations in one batch, started one after another, one of them cancelled half-way.
- **refused**: The model is not loaded. The last column has the error message.
- **wrong** or **crashed**: A bug.

Where the last column says that each token is computed from the whole conversation, the model's own cache can't be used here.

A vision-language model is represented by its language model. The models are shrunk by the names of their configuration's sizes
and keep every kind of layer that the default configuration has (`tests/architectures/shrinking.py`). Versions: {versions}.

`python -m tests.architectures --write docs/architectures.md` writes this page, and `make test-architectures` compares all of it.
`make test` compares a sample and fails where a result differs from this page.

| architecture | example | result | details |
|---|---|---|---|
"""


def counts(verdicts: Sequence[Verdict]) -> str:
    found = Counter(verdict.outcome for verdict in verdicts)
    return f"{len(verdicts)}: " + ", ".join(f"{found[outcome]} {outcome}" for outcome in Outcome)


def text_table(verdicts: Sequence[Verdict]) -> str:
    lines = [f"{verdict.name:24} {verdict.outcome:8} {verdict.reason}".rstrip() for verdict in verdicts]
    return "\n".join([*lines, counts(verdicts)])


def page(verdicts: Sequence[Verdict]) -> str:
    versions = {name: importlib.metadata.version(name) for name in ("torch", "torchax", "jax", "transformers")}
    head = HEAD.format(
        transformers=versions["transformers"],
        counts=counts(verdicts),
        new=NEW_TOKENS,
        prompt=PROMPT,
        versions=", ".join(f"{name} {version}" for name, version in versions.items()),
    )
    rows = [f"| {v.name} | {example(v.name)} | {v.outcome} | {reason(v.reason)} |" for v in verdicts]
    return head + "\n".join(rows) + "\n"


def documented() -> dict[str, Outcome]:
    rows = re.findall(r"^\| (\S.*?) \| [^|]* \| (\w+) \| ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {name: Outcome(outcome) for name, outcome in rows if outcome in list(Outcome)}


def example(name: str) -> str:
    """A model that people know; transformers' own, out of the config's docstring, unless there is a better one."""
    if name in EXAMPLES:
        return EXAMPLES[name]
    config = CONFIG_MAPPING[VARIANTS.get(name, (name,))[0]]
    models = re.findall(r"huggingface\.co/([\w.-]+)/([\w.-]+)", config.__doc__ or "")
    return next((model for owner, model in models if owner not in ("papers", "docs")), "")


def reason(sentence: str) -> str:
    """What the page says of a refusal: it goes without saying there that another model has to be chosen."""
    return sentence.replace("; choose another model.", "").replace("|", "\\|").rstrip(".")
