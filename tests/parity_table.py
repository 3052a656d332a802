"""Prints docs/parity.md: greedy answers here beside PyTorch's, for every architecture the tests know.

python -m tests.parity_table [--real] > docs/parity.md
"""

from __future__ import annotations

import importlib.metadata
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from hfjax_demo import sources
from hfjax_demo.catalog import BUILT_IN
from hfjax_demo.settings import Settings
from hfjax_demo.text.engine import TextEngine

from . import tiny_models
from .parity import Comparison, compare, generate, run, submit
from .tiny_models import ARCHITECTURES, Reference, prompt_ids

NEW_TOKENS = 64
HEAD = """# Parity with PyTorch

Greedy decoding in float32, {tokens} new tokens, this program's engine beside `model.generate(do_sample=False)` of plain
PyTorch on a CPU, for prompts of several lengths. "equal" means every token, the end token included. The number behind
it is the largest difference of any logit at the first and the last token of the answer, by teacher forcing. "tie at n"
would mean that the two likeliest tokens of the n-th place are closer together than the rounding of float32. "shared
batch": four conversations that start at different times, of which one is stopped in the middle.

The small models are random ones with two layers and sliding windows of {window} tokens, so that a prompt of 300 runs
far past them.
Versions: {versions}.

Made by `python -m tests.parity_table --real > docs/parity.md`; three of the architectures, and the real models, are compared
the same way in `tests/text/test_architectures.py` and `tests/text/test_real_models.py`. [architectures.md](architectures.md) has
every other architecture.
"""


def cell(comparison: Comparison) -> str:
    return f"{comparison.verdict} ({comparison.difference:.0e})"


def alone(
    engine: TextEngine, reference: Reference, lengths: Sequence[int], prompt: Callable[[int], list[int]]
) -> Iterator[str]:
    for length in lengths:
        ids = prompt(length)
        answer = generate(engine, ids, max_new_tokens=NEW_TOKENS).tokens
        yield cell(compare(engine, reference, ids, answer, NEW_TOKENS))


def together(engine: TextEngine, reference: Reference, prompt: Callable[[int], list[int]]) -> str:
    prompts = [prompt(length) for length in (5, 140, 40, 200)]
    jobs = []
    for ids in prompts:
        jobs.append(submit(engine, ids, max_new_tokens=NEW_TOKENS))
        run(engine, 3)
    engine.cancel(jobs[1][0])
    run(engine)
    results = [
        compare(engine, reference, ids, recorder.tokens, len(recorder.tokens) if index == 1 else NEW_TOKENS)
        for index, (ids, (_, recorder)) in enumerate(zip(prompts, jobs, strict=True))
    ]
    ties = sum(len(result.ties) for result in results)
    return f"{'equal' if not ties else f'{ties} ties'} ({max(result.difference for result in results):.0e})"


def row(name: str, cells: Sequence[str]) -> None:
    print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Write the table to standard output."""
    cache = Settings.from_environment(os.environ).cache_dir
    tiny_models.use_compilation_cache(Path(os.environ.get("HFJAX_TEST_CACHE", ".cache/tests")).absolute())
    packages = ("torch", "torchax", "jax", "transformers")
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)
    print(HEAD.format(tokens=NEW_TOKENS, window=tiny_models.WINDOW, versions=versions))
    print("| random model | prompt of 1 | 17 | 300 | shared batch |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as root:
        for name in ARCHITECTURES:
            folder = tiny_models.make_model(Path(root) / name, name)
            engine, reference = tiny_models.load(folder, name), Reference(folder)
            cells = [*alone(engine, reference, (1, 17, 300), prompt_ids), together(engine, reference, prompt_ids)]
            row(ARCHITECTURES[name].model, cells)
    if "--real" not in arguments:
        return
    from .text.test_real_models import LONGEST, load

    print("\n| real model | prompt of 1 | 17 | 300 | 600 | shared batch |\n|---|---|---|---|---|---|")
    for name, longest in LONGEST.items():
        if not sources.is_present(BUILT_IN.find(name), cache):
            raise SystemExit(f"{name} has not been fetched; python -m hfjax_demo fetch {name}")
        loaded = load(name)
        lengths = [length for length in (1, 17, 300, 600) if length <= longest]
        cells = list(alone(loaded.engine, loaded.reference, lengths, loaded.prompt))
        cells += ["-"] * (4 - len(cells))
        row(name, [*cells, together(loaded.engine, loaded.reference, loaded.prompt)])


if __name__ == "__main__":
    main(sys.argv[1:])
