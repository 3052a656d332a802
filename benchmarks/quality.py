"""Quality cost of a precision of weights, of the KV cache or of activations, compared with PyTorch with float32 weights.

The text (:func:`.prompts.reading`) is cut into windows that overlap: every token but those of the first window is predicted from
at least half a window of text before it, and each is counted once. ``top1`` is the share of its tokens with the same most likely
next token, ``greedy`` the mean share of an answer's tokens before the first that differs, ``whole`` the number of equal answers.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

import numpy as np
import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.sources.gguf_file import is_gguf

from .commands import (
    ActivationsOption,
    AsJson,
    NewTokens,
    Precisions,
    benchmark_context,
    commands,
    print_report,
    with_precisions,
)
from .prompts import PROMPTS, reading
from .report import Report, Row, SkippedSide, tabulate
from .side_process import SideFailed, SideProcess
from .text import PRECISIONS
from .text_sides import Engine, PyTorch

WINDOW = 256  # tokens; half of it is the stride


Scores = tuple[np.ndarray, np.ndarray]
"""For each predicted token its loss, the negative log-likelihood, and the most likely token."""


@commands.command()
def quality(
    model: Model,
    precision: Precisions = None,
    cache_dtype: Annotated[list[str] | None, typer.Option(help="Of the KV cache; may be repeated.")] = None,
    activations: ActivationsOption = None,
    new_tokens: NewTokens = 64,
    as_json: AsJson = False,
) -> None:
    """Measure the quality cost of a precision: perplexity, and changed tokens."""
    skipped: list[SkippedSide] = []
    rows: list[Row] = []
    with benchmark_context() as here:
        spec, folder = here.fetch_model(model)
        sides: list[tuple[str, str, tuple[Any, ...]]] = [
            ("PyTorch", dtype, (ScoringPyTorch, folder, dtype)) for dtype in ("float32", "bfloat16")
        ]
        given = precision or PRECISIONS, cache_dtype or (None,), activations or (None,)
        for dtype, kept, digits in itertools.product(*given):
            chosen = {"cache_dtype": kept, "activations": digits}
            changes = {name: value for name, value in chosen.items() if value is not None}
            for own in with_precisions(here.settings, (dtype,), skipped, **changes):
                sides.append(("hfjax", own.dtype, (ScoringEngine, folder, spec.name, own)))
        reference: tuple[Scores, list[list[int]]] | None = None
        device = "cpu"
        for index, (label, dtype, made) in enumerate(sides):  # one process after another, because nothing is timed
            try:
                with SideProcess(*made) as side:
                    here.show(f"{label}, {dtype}: reading the text", index / len(sides))
                    scores: Scores = side.call("score", WINDOW)
                    here.show(f"{label}, {dtype}: answering", (index + 0.5) / len(sides))
                    answers: list[list[int]] = side.call("greedy", PROMPTS, new_tokens)
                    facts = side.call("facts")
            except SideFailed as error:
                if reference is None:
                    raise
                skipped.append(SkippedSide(label, dtype, error.reason))
            else:
                reference = reference or (scores, answers)
                known = {key: facts[key] for key in ("precision", "cache_dtype", "activations", "weights_mb")}
                rows.append({"name": label, **compare(scores, answers, *reference), **known})
                device = facts.get("device", device)
    assert reference is not None
    note = (f"float32 has the numbers that {folder.name} stands for.",) if is_gguf(folder) else ()
    print_report(make_report(rows, len(reference[0][0]), new_tokens, device, note, skipped), as_json)


def compare(scores: Scores, answers: Sequence[Sequence[int]], expected: Scores, wanted: Sequence[Sequence[int]]) -> Row:
    """Return the values of a row: the comparison with PyTorch in float32."""
    shares = []
    for answer, other in zip(answers, wanted, strict=True):
        same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(answer, other, strict=True))
        shares.append(len(list(same)) / len(other))
    return {
        "perplexity": math.exp(float(scores[0].mean())),
        "top1": float((scores[1] == expected[1]).mean()),
        "greedy": sum(shares) / len(shares),
        "whole": shares.count(1),
    }


def make_report(
    rows: Sequence[Row], tokens: int, new_tokens: int, device: str, notes: Sequence[str], skipped: Sequence[SkippedSide]
) -> Report:
    """Return the report; its first row is the reference. ``tokens``: predicted ones of the text; ``new_tokens``: of an answer."""
    first, stride, prompts = rows[0], WINDOW // 2, len(PROMPTS)
    table = tabulate(
        rows,
        ("", "{name}"),
        ("precision", "{precision}"),
        ("keys and values", "{cache_dtype}"),
        ("activations", "{activations}"),
        ("weights MB", "{weights_mb:.0f}"),
        ("perplexity", "{perplexity:.3f}"),
        ("to the first", lambda row: f"{row['perplexity'] / first['perplexity'] - 1:+.2%}"),
        ("same top token", "{top1:.1%}"),
        ("greedy alike", "{greedy:.1%}"),
        ("to the end", lambda row: f"{row['whole']} of {prompts}"),
    )
    explained = (
        f"perplexity and top token: {tokens} tokens, windows of {WINDOW}, stride {stride}; greedy: "
        f"{prompts} prompts, {new_tokens} tokens each, the share before the first that differs."
    )
    cut = {"tokens": tokens, "window": WINDOW, "stride": stride, "prompts": prompts, "new_tokens": new_tokens}
    return Report(rows, table, device, (explained, *notes), skipped, {**cut, "notes": notes})


def windows(ids: Sequence[int], length: int) -> Iterator[tuple[Sequence[int], int]]:
    """Yield overlapping windows of ``length`` tokens, each with the index of its first predicted token. Tokens are predicted from
    all before them in the window, so that each token but the text's first is predicted once."""
    stride = length // 2
    for start in range(0, max(len(ids) - length, 0) + stride, stride):
        piece = ids[start : start + length]
        first = 1 if start == 0 else length - stride
        if len(piece) > first:
            yield piece, first


def score_windows(ids: Sequence[int], length: int, logits_of: Callable[[Sequence[int]], np.ndarray]) -> Scores:
    """Score a text window by window.

    Args:
        logits_of: returns a model's logits for token ids, float32 (tokens, vocabulary).
    """
    import torch

    losses, top = [], []
    for window, first in windows(ids, length):
        logits = torch.tensor(logits_of(window)[first - 1 : len(window) - 1], dtype=torch.float64)
        wanted = torch.tensor(window[first:])
        losses.append(torch.nn.functional.cross_entropy(logits, wanted, reduction="none").numpy())
        top.append(logits.argmax(dim=1).numpy())
    return np.concatenate(losses), np.concatenate(top)


class ScoringPyTorch(PyTorch):
    """PyTorch, which scores a whole window at a time."""

    def score(self, length: int) -> Scores:
        def logits_of(ids: Sequence[int]) -> np.ndarray:
            with self._torch.inference_mode():
                output = self.model(input_ids=self._torch.tensor([list(ids)], device=self._device), use_cache=False)
            logits: np.ndarray = output.logits[0].float().cpu().numpy()
            return logits

        return score_windows(self._tokenizer(reading()).input_ids, length, logits_of)


class ScoringEngine(Engine):
    """This program's model in its own precision, with the function from which its prefill programs are built."""

    def score(self, length: int) -> Scores:
        import jax
        import jax.numpy as jnp

        from hfjax_demo.text.forward import all_logits

        model = self.model
        compute = jax.jit(lambda params, tokens: all_logits(model, params, tokens).astype(jnp.float32))

        def logits_of(ids: Sequence[int]) -> np.ndarray:
            tokens = np.zeros((length,), np.int32)  # static shape: padding after a token does not affect it
            tokens[: len(ids)] = ids
            return np.asarray(compute(self.params, jnp.asarray(tokens)))[: len(ids)]

        return score_windows(self.model.tokenizer(reading()).input_ids, length, logits_of)
