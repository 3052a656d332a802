"""What a precision of weights, or of keys and values, costs in quality: perplexity of a text, and how often the likeliest next
token, and a greedy answer, stay what they are in PyTorch with float32 weights.

The text comes with this program (see :func:`.prompts.reading`). It is cut into windows that overlap: every token but those
of the first window is predicted from half a window of text before it, or more, and each is counted once.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hfjax_demo.errors import UserError
from hfjax_demo.settings import Settings

from .contestant import Contestant, ContestantFailed
from .prompts import PROMPTS, reading
from .report import Report, Skipped, tabulate
from .sides import Engine, PyTorch

WINDOW = 256  # tokens; half of it is the stride


@dataclass(frozen=True, slots=True)
class Window:
    """A window of the text's tokens. Those from index ``first`` on are scored, each predicted from all before it."""

    ids: tuple[int, ...]
    first: int


@dataclass(frozen=True, eq=False, slots=True)
class Scores:
    """A model's scores, for each predicted token: ``losses``, its negative log-likelihood; ``top``, the likeliest token."""

    losses: np.ndarray
    top: np.ndarray

    @property
    def perplexity(self) -> float:
        """The exponential of the mean loss."""
        return math.exp(float(self.losses.mean()))


@dataclass(frozen=True, slots=True)
class QualityRow:
    """How good one precision is; float32 in PyTorch is what it is compared with.

    ``cache_dtype`` is that of keys and values; ``perplexity`` is that of the text; ``top1`` is the share of its tokens for
    which the likeliest next one is the same; ``greedy`` the mean share of an answer's tokens that are the same up to the first
    that differs, ``whole`` how many answers are the same to their end.
    """

    name: str
    precision: str
    cache_dtype: str
    weights_mb: float
    perplexity: float
    top1: float
    greedy: float
    whole: int


def make_report(
    rows: Sequence[QualityRow],
    *,
    tokens: int,
    window: int,
    new_tokens: int,
    device: str,
    notes: Sequence[str] = (),
    skipped: Sequence[Skipped] = (),
) -> Report:
    """The rows; the first is the reference.

    Args:
        tokens: of the text that were predicted.
        window: how the text was cut, in tokens.
        new_tokens: of a greedy answer.
        notes: what to know when reading the figures.
    """
    first, stride, prompts = rows[0], window // 2, len(PROMPTS)
    columns: list[tuple[str, Callable[[QualityRow], str]]] = [
        ("", lambda row: row.name),
        ("precision", lambda row: row.precision),
        ("keys and values", lambda row: row.cache_dtype),
        ("weights MB", lambda row: f"{row.weights_mb:.0f}"),
        ("perplexity", lambda row: f"{row.perplexity:.3f}"),
        ("to the first", lambda row: f"{row.perplexity / first.perplexity - 1:+.2%}"),
        ("same top token", lambda row: f"{row.top1:.1%}"),
        ("greedy alike", lambda row: f"{row.greedy:.1%}"),
        ("to the end", lambda row: f"{row.whole} of {prompts}"),
    ]
    explained = (
        f"perplexity and top token: {tokens} tokens, windows of {window}, stride {stride}; greedy: "
        f"{prompts} prompts, {new_tokens} tokens each, the share before the first that differs."
    )
    return Report(
        tuple(rows),
        tabulate(columns, rows),
        device,
        notes=(explained, *notes),
        skipped=tuple(skipped),
        values={
            "tokens": tokens,
            "window": window,
            "stride": stride,
            "prompts": prompts,
            "new_tokens": new_tokens,
            "notes": list(notes),
        },
    )


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    precisions: Sequence[str],
    cache_dtypes: Sequence[str] = (),
    was: str | None,
    window: int = WINDOW,
    new_tokens: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Measure PyTorch in float32 and bfloat16, then this engine in every precision of weights and every dtype of the cache.

    Args:
        precisions: of this engine, as ``Settings.dtype`` has them.
        cache_dtypes: as ``Settings.cache_dtype`` has them; empty: the one that the settings have.
        was: the name of the GGUF file that the model is, for a note; None for any other.

    Raises:
        EngineFailed: PyTorch, which everything is compared with, broke.
    """
    sides: list[tuple[str, str, Callable[[], Contestant]]] = [
        ("PyTorch", dtype, _maker(ScoringPyTorch, folder, dtype)) for dtype in ("float32", "bfloat16")
    ]
    skipped: list[Skipped] = []
    for precision, cache_dtype in itertools.product(precisions, cache_dtypes or (settings.cache_dtype,)):
        try:
            own = settings.changed(dtype=precision, cache_dtype=cache_dtype)
        except UserError as error:
            skipped.append(Skipped("hfjax", precision, str(error)))
        else:
            sides.append(("hfjax", precision, _maker(ScoringEngine, folder, name, own)))
    reference: tuple[Scores, list[list[int]]] | None = None
    rows: list[QualityRow] = []
    device = "cpu"
    for index, (label, precision, make) in enumerate(sides):  # one process after the other: nothing is timed here
        try:
            with make() as side:
                on_progress(f"{label}, {precision}: reading the text", index / len(sides))
                scores: Scores = side.call("score", window)
                on_progress(f"{label}, {precision}: answering", (index + 0.5) / len(sides))
                answers: list[list[int]] = side.call("greedy", PROMPTS, new_tokens)
                reference = reference or (scores, answers)
                rows.append(_row(label, side, scores, answers, *reference))
                if label != "PyTorch":
                    device = side.call("device")
        except ContestantFailed as error:
            if reference is None:
                raise
            skipped.append(Skipped(label, precision, error.reason))
    assert reference is not None
    note = "" if was is None else f"float32 has the numbers that {was} stands for."
    return make_report(
        rows,
        tokens=len(reference[0].losses),
        window=window,
        new_tokens=new_tokens,
        device=device,
        notes=(note,) if note else (),
        skipped=skipped,
    )


def _maker(make: Callable[..., Any], *arguments: Any) -> Callable[[], Contestant]:
    return lambda: Contestant(make, *arguments)


def _row(
    label: str,
    side: Contestant,
    scores: Scores,
    answers: Sequence[Sequence[int]],
    expected: Scores,
    expected_answers: Sequence[Sequence[int]],
) -> QualityRow:
    alike = [_alike(answer, wanted) for answer, wanted in zip(answers, expected_answers, strict=True)]
    return QualityRow(
        name=label,
        precision=side.call("precision"),
        cache_dtype=side.call("cache_dtype"),
        weights_mb=side.call("weights_mb"),
        perplexity=scores.perplexity,
        top1=float((scores.top == expected.top).mean()),
        greedy=sum(alike) / len(alike),
        whole=sum(share == 1 for share in alike),
    )


def _alike(answer: Sequence[int], wanted: Sequence[int]) -> float:
    """The share of the wanted tokens that come before the first one that differs."""
    differ = [index for index, (one, other) in enumerate(zip(answer, wanted, strict=True)) if one != other]
    return (differ[0] if differ else len(wanted)) / len(wanted)


def windows(ids: Sequence[int], length: int) -> Iterator[Window]:
    """Cut a text into overlapping windows of ``length`` tokens, so that each token but the first is predicted once."""
    stride = length // 2
    for start in range(0, max(len(ids) - length, 0) + stride, stride):
        piece = tuple(ids[start : start + length])
        first = 1 if start == 0 else length - stride
        if len(piece) > first:
            yield Window(piece, first)


def _read(ids: Sequence[int], length: int, logits_of: Callable[[Sequence[int]], np.ndarray]) -> Scores:
    """Score a text window by window.

    Args:
        logits_of: float32 (tokens, vocabulary), what a model makes of the tokens it is given.
    """
    losses, top = [], []
    for window in windows(ids, length):
        logits = logits_of(window.ids)[window.first - 1 : len(window.ids) - 1].astype(np.float64)
        wanted = np.asarray(window.ids[window.first :])
        highest = logits.max(axis=1)
        normalizer = highest + np.log(np.exp(logits - highest[:, None]).sum(axis=1))
        losses.append(normalizer - logits[np.arange(len(wanted)), wanted])
        top.append(logits.argmax(axis=1))
    return Scores(np.concatenate(losses), np.concatenate(top))


class ScoringPyTorch(PyTorch):
    """PyTorch, whole windows at a time."""

    def score(self, length: int) -> Scores:
        """Read the text."""

        def logits_of(ids: Sequence[int]) -> np.ndarray:
            with self._torch.inference_mode():
                output = self.model(input_ids=self._torch.tensor([list(ids)], device=self._device), use_cache=False)
            logits: np.ndarray = output.logits[0].float().cpu().numpy()
            return logits

        return _read(self._tokenizer(reading()).input_ids, length, logits_of)


class ScoringEngine(Engine):
    """This program's model in its own precision: the function that its prefill programs are made of."""

    def score(self, length: int) -> Scores:
        """Read the text."""
        import jax
        import jax.numpy as jnp

        model = self.model
        compute = jax.jit(lambda params, tokens: model.all_logits(params, tokens).astype(jnp.float32))

        def logits_of(ids: Sequence[int]) -> np.ndarray:
            tokens = np.zeros((length,), np.int32)  # of one shape: what follows a token does not matter to it
            tokens[: len(ids)] = ids
            return np.asarray(compute(self.params, jnp.asarray(tokens)))[: len(ids)]

        return _read(self.model.tokenizer(reading()).input_ids, length, logits_of)
