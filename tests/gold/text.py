"""Greedy tokens of a tiny model of every type of :mod:`tests.architectures`: a single answer, the next turn, and a batch."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import transformers

from hfjax_demo.errors import HfjaxError
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..architectures.comparing import BATCH, NEW_TOKENS, PROMPT, make_folder
from ..architectures.types import TYPES, VARIANTS
from ..parity import generate, run, submit
from ..tiny_models import prompt_ids


def names() -> list[str]:
    return sorted([*TYPES, *VARIANTS])


def entries(chosen: Sequence[str], cache: Path) -> Iterator[tuple[str, Any]]:
    """Yield the answers of each model type, or the error message that rejects it."""
    warnings.simplefilter("ignore")
    transformers.logging.set_verbosity_error()
    tiny_models.use_compilation_cache(cache)
    for name in chosen:
        with tempfile.TemporaryDirectory() as temporary:
            folder = make_folder(Path(temporary) / "model", name)
            try:
                engine = tiny_models.load(folder, name, prefill_chunks=(16,))
            except HfjaxError as error:
                yield name, {"refused": str(error)}
            else:
                yield name, answers(engine)


def answers(engine: TextEngine) -> dict[str, Any]:
    """Generate the answers of :func:`tests.architectures.comparing.check`, without its cancellation, whose token may vary."""
    prompt = prompt_ids(PROMPT)
    alone = generate(engine, prompt, max_new_tokens=NEW_TOKENS).tokens
    turn = [*prompt, *alone, *prompt_ids(9, seed=2)]
    following = generate(engine, turn, max_new_tokens=NEW_TOKENS).tokens
    jobs = []
    for length in BATCH:
        jobs.append(submit(engine, prompt_ids(length, seed=1), max_new_tokens=NEW_TOKENS))
        run(engine, 2)
    run(engine)
    return {"alone": alone, "the next turn": following, "together": [recorder.tokens for _, recorder in jobs]}
