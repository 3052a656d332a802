"""Whether random answers under a JSON schema are what the schema says, for every schema of the JSON Schema Test Suite.

    python -m tests.schemas CHECKOUT [--draft draft2020-12] [--tokens 400]

CHECKOUT is a copy of the suite's repository (json-schema-org/JSON-Schema-Test-Suite). No model answers: each token is drawn at
random from those that the mask leaves, which is harder on the masks than any model would be. An answer that is not over after so
many tokens is not looked at. Each schema is one of

    valid       ten answers are, by the jsonschema package
    refused     it cannot be followed, which the program says before it answers
    endless     no answer came to an end
    INVALID     an answer is not what the schema says

The exit status is 1 if any is invalid.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
from transformers import AutoTokenizer, PreTrainedTokenizerBase

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import Constraint
from hfjax_demo.text.constraints import Grammars, Matcher

from . import tiny_models

ANSWERS = 10


def schemas_of(folder: Path) -> Iterator[tuple[str, Any]]:
    """Name and schema of every case."""
    for file in sorted(folder.rglob("*.json")):
        if file.stem == "ecmascript-regex":  # jsonschema knows Python's expressions alone
            continue
        for case in json.loads(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(folder)}: {case['description']}", case["schema"]


def random_answer(
    matcher: Matcher, tokenizer: PreTrainedTokenizerBase, generator: np.random.Generator, most: int
) -> str | None:
    """A random text that the masks allow; None if it comes to no end."""
    tokens: list[int] = []
    while len(tokens) < most:
        allowed = np.flatnonzero(np.unpackbits(matcher.allowed().view(np.uint8), bitorder="little"))
        if matcher.broken:
            return None
        if tiny_models.EOS in allowed:  # a random answer would hardly ever end
            return str(tokenizer.decode(tokens))
        tokens.append(int(generator.choice(allowed)))
        matcher.take(tokens[-1])
        if matcher.complete:
            return str(tokenizer.decode(tokens))
    return None


def verdict(schema: Any, grammars: Grammars, tokens: int) -> tuple[str, str]:
    """What becomes of a schema, and why."""
    ended = 0
    for seed in range(ANSWERS):
        try:
            matcher = grammars.matcher(
                Constraint(json_schema=schema if isinstance(schema, dict) else json.dumps(schema))
            )
        except InvalidRequest as error:
            return "refused", str(error)
        text = random_answer(matcher, grammars.tokenizer, np.random.default_rng(seed), tokens)
        if text is None:
            continue
        ended += 1
        try:
            jsonschema.validate(json.loads(text), schema, format_checker=jsonschema.FormatChecker())
        except (ValueError, jsonschema.ValidationError) as error:
            return "INVALID", f"{text!r}: {str(error).splitlines()[0]}"
        except Exception as error:  # the schema refers to what is not there
            return "valid", f"as JSON; {type(error).__name__}"
    return ("valid", "") if ended else ("endless", "")


def main() -> int:
    """See the module's docstring."""
    parser = argparse.ArgumentParser()
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--draft", default="draft2020-12")
    parser.add_argument("--tokens", type=int, default=400)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tiny_models.make_tokenizer(Path(folder))
        tokenizer = AutoTokenizer.from_pretrained(folder)
    grammars = Grammars(tokenizer, tiny_models.VOCABULARY, [tiny_models.EOS])
    counts: Counter[str] = Counter()
    for name, schema in schemas_of(asked.checkout / "tests" / asked.draft):
        found, why = verdict(schema, grammars, asked.tokens)
        counts[found] += 1
        if found != "valid" or why:
            print(f"{found:8} {name} {why}")
    print(", ".join(f"{count} {what}" for what, count in counts.most_common()))
    return int(counts["INVALID"] > 0)


if __name__ == "__main__":
    sys.exit(main())
