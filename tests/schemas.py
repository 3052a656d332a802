"""Check random answers under the token masks of JSON schemas against the schemas, for every schema of a public collection.

    python -m tests.schemas COLLECTION [--sample 500] [--tokens 400]

COLLECTION is a copy of the JSON Schema Test Suite (json-schema-org/JSON-Schema-Test-Suite) or any folder of schemas, such as the
``data`` or ``maskbench/data`` of guidance-ai/jsonschemabench. Each token is drawn at random from those that the mask allows. The
result for a schema is

    valid       all answers are valid according to the jsonschema package
    unchecked   no answer is invalid, but the package does not know a format, or the schema has an unresolved reference
    refused     the schema is not supported, which the program reports before it answers
    endless     no answer ended
    INVALID     an answer is invalid, or the masks allow an invalid instance: the exit status is 1
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import referencing
import regex
from jsonschema.validators import extend, validator_for
from transformers import AutoTokenizer, PreTrainedTokenizerBase

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import Constraint
from hfjax_demo.text.constraints import GrammarCompiler, GrammarMatcher

from . import tiny_models

ANSWERS = 5
ENDS = 1 / 3  # probability that a text ends where it may
CLOSING = '"}]'
DRAFTS = {
    "draft4": "http://json-schema.org/draft-04/schema#",
    "draft6": "http://json-schema.org/draft-06/schema#",
    "draft7": "http://json-schema.org/draft-07/schema#",
    "draft2019-09": "https://json-schema.org/draft/2019-09/schema",
    "draft2020-12": "https://json-schema.org/draft/2020-12/schema",
}


@dataclass(frozen=True)
class Case:
    name: str
    schema: Any
    instances: Sequence[tuple[Any, bool]] = ()


def cases_of(collection: Path, sample: int = 0) -> Iterator[Case]:
    """Yield the cases of a collection, or of ``sample`` random files of a folder. A schema of a draft's tests without ``$schema``
    gets that of the draft."""
    if (collection / "tests" / "draft7").is_dir():
        for draft, name in DRAFTS.items():
            folder = collection / "tests" / draft
            for file in sorted(folder.rglob("*.json")):
                for case in json.loads(file.read_text(encoding="utf-8")):
                    schema = case["schema"]
                    if isinstance(schema, dict):
                        schema = {"$schema": name} | schema
                    instances = [(test["data"], test["valid"]) for test in case["tests"]]
                    yield Case(f"{draft}/{file.relative_to(folder)}: {case['description']}", schema, instances)
        return
    files = sorted(collection.rglob("*.json"))
    for file in random.Random(0).sample(files, sample) if sample else files:
        found = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(found, dict) and {"schema", "tests"} <= found.keys():
            instances = [(test["data"], test["valid"]) for test in found["tests"] if "data" in test]
            yield Case(file.name, found["schema"], instances)
        else:
            yield Case(str(file.relative_to(collection)), found)


_BLANKS = "".join(
    map(chr, (9, 10, 11, 12, 13, 32, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F))
)
_CLASSES = {"d": "0-9", "w": "A-Za-z0-9_", "s": _BLANKS + "\u3000\ufeff"}


def _pattern(validator: Any, pattern: str, instance: Any, schema: Any) -> Iterator[jsonschema.ValidationError]:
    if validator.is_type(instance, "string") and regex.search(_translated(pattern), instance) is None:
        yield jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


def _translated(pattern: str) -> str:
    """Translate an ECMAScript pattern: its \\s differs, its \\d and \\w are ASCII, and its $ matches only at the end."""
    found, in_class = "", False
    for piece in re.findall(r"\\.|.", pattern, re.DOTALL):
        if piece in (r"\d", r"\w", r"\s"):
            piece = _CLASSES[piece[1]] if in_class else f"[{_CLASSES[piece[1]]}]"
        elif piece in (r"\D", r"\W", r"\S") and not in_class:
            piece = f"[^{_CLASSES[piece[1].lower()]}]"
        elif piece == "$" and not in_class:
            piece = r"\Z"
        in_class = piece == "[" or (in_class and piece != "]")
        found += piece
    return found


_FORMATS = jsonschema.Draft202012Validator.FORMAT_CHECKER


def unknown_formats(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(unknown_formats, schema))
    if not isinstance(schema, dict):
        return set()
    named = schema.get("format")
    found = {named} - set(_FORMATS.checkers) if isinstance(named, str) else set()
    return found.union(*map(unknown_formats, schema.values()))


def allowed_by(matcher: GrammarMatcher) -> np.ndarray:
    return np.flatnonzero(np.unpackbits(matcher.allowed().view(np.uint8), bitorder="little"))


@dataclass(frozen=True)
class Writer:
    """Generates texts under constraints, with the tests' or a model's tokenizer."""

    grammars: GrammarCompiler
    tokens: int

    @property
    def tokenizer(self) -> PreTrainedTokenizerBase:
        return self.grammars.tokenizer

    def random(self, matcher: GrammarMatcher, generator: np.random.Generator) -> str | None:
        """Return a random text that the masks allow; None if it does not end."""
        closing = self.tokenizer.convert_tokens_to_ids(list(CLOSING))
        ends = set(self.grammars.stop_ids)
        tokens: list[int] = []
        while len(tokens) < self.tokens:
            allowed = allowed_by(matcher)
            if matcher.broken:
                return None
            if not ends.isdisjoint(allowed.tolist()) and (len(allowed) == 1 or generator.random() < ENDS):
                return str(self.tokenizer.decode(tokens))
            allowed = np.asarray([token for token in allowed.tolist() if token not in ends])
            over = np.intersect1d(allowed, closing)
            tokens.append(int(generator.choice(over if len(over) and generator.random() < ENDS else allowed)))
            matcher.take(tokens[-1])
            if matcher.complete:
                return str(self.tokenizer.decode(tokens))
        return None

    def writes(self, matcher: GrammarMatcher, text: str) -> bool:
        for token in self.tokenizer(text, add_special_tokens=False).input_ids:
            if matcher.complete or not (int(matcher.allowed()[token // 32]) >> token % 32) & 1:
                return False
            matcher.take(token)
        return matcher.complete or not set(self.grammars.stop_ids).isdisjoint(allowed_by(matcher).tolist())


@dataclass(frozen=True)
class Verdict:
    """The result for a schema, its reason, the number of valid instances that the masks allow, and the number of all of them."""

    found: str
    why: str = ""
    written: int = 0
    right: int = 0


def verdict(case: Case, writer: Writer) -> Verdict:
    said = case.schema if isinstance(case.schema, dict) else json.dumps(case.schema)
    try:
        constraint = Constraint(json_schema=said)
        writer.grammars.matcher(constraint)
    except InvalidRequest as error:
        return Verdict("refused", str(error))
    kind = extend(validator_for(case.schema, jsonschema.Draft202012Validator), {"pattern": _pattern})
    checker = kind(case.schema, format_checker=_FORMATS, registry=referencing.Registry())
    ended, doubts = 0, ", ".join(sorted(unknown_formats(case.schema)))
    for seed in range(ANSWERS):
        text = writer.random(writer.grammars.matcher(constraint), np.random.default_rng(seed))
        if text is None:
            continue
        ended += 1
        try:
            checker.validate(json.loads(text))
        except (ValueError, jsonschema.ValidationError) as error:
            return Verdict("INVALID", f"{text!r}: {str(error).splitlines()[0]}")
        except Exception as error:  # an unresolved reference, or an endless recursion
            doubts = doubts or type(error).__name__
    written = right = 0
    for instance, is_right in case.instances:
        there = writer.writes(writer.grammars.matcher(constraint), json.dumps(instance, ensure_ascii=False))
        if there and not is_right:
            with contextlib.suppress(Exception):  # an unresolved reference, too
                if not checker.is_valid(instance):
                    return Verdict("INVALID", f"could be {json.dumps(instance)}")
            # A format that is only an annotation in this draft, or an unknown one.
            doubts = doubts or "the package takes a wrong instance too"
            continue
        written, right = written + (there and is_right), right + is_right
    found = "endless" if not ended else "unchecked" if doubts else "valid"
    return Verdict(found, doubts if ended else "", written, right)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("collection", type=Path)
    parser.add_argument("--sample", type=int, default=0, help="so many files of a folder of schemas, chosen at random")
    parser.add_argument("--tokens", type=int, default=400)
    parser.add_argument("--tokenizer", type=Path, help="a model's folder; otherwise the tests' own of 320 tokens")
    asked = parser.parse_args()
    cases = list(cases_of(asked.collection, asked.sample))
    with tempfile.TemporaryDirectory() as folder:
        tiny_models.make_tokenizer(Path(folder))
        tokenizer = AutoTokenizer.from_pretrained(asked.tokenizer or folder)
    writer = Writer(GrammarCompiler(tokenizer, len(tokenizer), [tokenizer.eos_token_id]), asked.tokens)
    counts: Counter[str] = Counter()
    written = right = 0
    for case in cases:
        told = verdict(case, writer)
        counts[told.found] += 1
        written, right = written + told.written, right + told.right
        if told.found != "valid":
            print(f"{told.found:9} {case.name} {told.why}", flush=True)
    print(f"{len(cases)} schemas: " + ", ".join(f"{count} {what}" for what, count in counts.most_common()))
    if right:
        print(f"{written} of {right} right instances of those that are followed can be written")
    return int(counts["INVALID"] > 0)


if __name__ == "__main__":
    sys.exit(main())
