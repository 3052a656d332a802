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

Every decoder of text that `AutoModelForCausalLM` of transformers {transformers} knows, and some of their forms: what becomes of
a tiny random model of each here. **{counts}.**

- **exact**: greedy tokens in float32 are those of PyTorch's `generate`, with its own default attention: {new} tokens behind a
  prompt of {prompt}, longer than every window, chunk and switch of the tiny model; the next turn behind that answer; and four
  conversations in one batch, begun one after another, one of them stopped half way.
  Where the last column says so, the model's own cache cannot be kept here: a token takes a pass over the whole conversation.
- **refused**: the model is not loaded, and the sentence says why. A model that is refused never answers wrongly.
- **wrong** or **crashed** would be a bug.

A model of pictures and text counts by its language model. Sizes are made small by their names, and each kind of layer of the
type's default config is kept (`tests/architectures/shrinking.py`). Versions: {versions}.

Made by `python -m tests.architectures --write docs/architectures.md`; `make test-architectures` runs the same. `make test` does
it with a sample, and fails where this page says otherwise.

| type | for example | here | why, or how |
|---|---|---|---|
"""


def counts(verdicts: Sequence[Verdict]) -> str:
    found = Counter(verdict.outcome for verdict in verdicts)
    return f"{len(verdicts)}: " + ", ".join(f"{found[outcome]} {outcome}" for outcome in Outcome)


def text_table(verdicts: Sequence[Verdict]) -> str:
    lines = [f"{verdict.name:24} {verdict.outcome:8} {verdict.reason}".rstrip() for verdict in verdicts]
    return "\n".join([*lines, counts(verdicts)])


def page(verdicts: Sequence[Verdict]) -> str:
    """docs/architectures.md."""
    packages = ("torch", "torchax", "jax", "transformers")
    versions = {name: importlib.metadata.version(name) for name in packages}
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
    """What docs/architectures.md says of each type."""
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
