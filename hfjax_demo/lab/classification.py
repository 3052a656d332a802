"""Zero-shot text classification with a language model: which label is the most likely continuation of a prompt?

A label's score is the sum of its tokens' log-probabilities after the prompt, minus that after a content-free text: contextual
calibration, "Calibrate Before Use" (Zhao et al., 2021), section 4. A softmax over the labels gives probabilities.
"""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch

from ..bridge.functional import FunctionalModule, Params, functionalize
from ..errors import InvalidRequest
from ..text.model_reader import read_torch_model
from .events import CheckResult, FileResult, LabEvent, Measurement, Remark, StageProgress, TableResult
from .experiment import LabModel

CONTENT_FREE = "N/A"
TEXT_PLACEHOLDER = "{text}"
BATCH_ROWS = 8  # prompts per batch
LENGTH_MULTIPLE = 16  # prompts are padded to a multiple of this many tokens
MAX_TOKENS = 512  # of a prompt with its label
MAX_TEXTS = 200
PARITY_TEXTS = 3  # number of texts that PyTorch scores as well

# Largest accepted difference of a label's log-probability from PyTorch's: float32 rounding in some thirty layers, a few tokens.
TOLERANCE = 5e-3

SENTENCES = Path(__file__).parent / "data" / "sentences.csv"

Score = Callable[[Params, Any, Any, Any, Any], jax.Array]


@dataclass(frozen=True, slots=True)
class LabelledPrompt:
    """A prompt followed by a label: the ``tokens`` of both, of which the first ``before`` belong to the prompt."""

    tokens: tuple[int, ...]
    before: int


def make_score(call: FunctionalModule, width: int) -> Score:
    """Return a jitted function for the log-probabilities of the labels of a batch of prompts, float32 (rows,).

    ``tokens`` (rows, length) are padded on the right, which does not affect earlier positions of a causal model. The logits are
    computed for ``width`` positions only, from ``first`` on, because the product with the vocabulary is costly. ``targets``
    (rows, width) are the tokens that follow these positions; ``counted`` (rows, width) says which of them belong to the label.
    """

    @jax.jit
    def score(params: Params, tokens: jax.Array, first: jax.Array, targets: jax.Array, counted: jax.Array) -> jax.Array:
        positions = first + jnp.arange(width)
        logits = call(params, input_ids=tokens, use_cache=False, logits_to_keep=positions).logits
        log_probabilities = jax.nn.log_softmax(logits.astype(jnp.float32))
        chosen = jnp.take_along_axis(log_probabilities, targets[..., None], axis=-1)[..., 0]
        return jnp.where(counted, chosen, 0.0).sum(axis=-1)

    return score


def score_all(
    call: FunctionalModule, params: Params, prompts: Sequence[LabelledPrompt]
) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Yield the indices and the label log-probabilities of each batch of :data:`BATCH_ROWS` prompts of similar length.

    All batches have the same shape, so that one program is compiled; the last one is padded by repeating a prompt.
    """
    before = np.array([prompt.before for prompt in prompts])
    lengths = np.array([len(prompt.tokens) for prompt in prompts])
    length = -(-int(lengths.max()) // LENGTH_MULTIPLE) * LENGTH_MULTIPLE
    tokens = np.zeros((len(prompts), length + 1), np.int32)
    for row, prompt in zip(tokens, prompts, strict=True):
        row[: len(prompt.tokens)] = prompt.tokens
    positions = np.arange(length + 1)
    counted = (before[:, None] <= positions) & (positions < lengths[:, None])

    order = np.argsort(before, kind="stable")
    chunks = np.append(order, order[-1:].repeat(-len(order) % BATCH_ROWS)).reshape(-1, BATCH_ROWS)
    starts = before[chunks].min(axis=1) - 1  # the logits at a position predict the token after it
    width = int((lengths[chunks].max(axis=1) - 1 - starts).max())
    score = make_score(call, width)
    for chunk, start in zip(chunks, starts, strict=True):
        first = min(int(start), length - width)
        following = slice(first + 1, first + 1 + width)
        with jax.default_matmul_precision("float32"):  # like PyTorch; an accelerator would round the factors first
            values = score(
                params, tokens[chunk, :-1], np.int32(first), tokens[chunk, following], counted[chunk, following]
            )
        yield chunk, np.asarray(values)


def probabilities(scores: np.ndarray, content_free: np.ndarray | None) -> np.ndarray:
    """Return a softmax over the labels of ``scores``, log-probabilities (texts, labels), minus ``content_free`` (labels,), those
    after the content-free text (None: not subtracted). Each row sums to 1."""
    logits = scores if content_free is None else scores - content_free
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    result: np.ndarray = shifted / shifted.sum(axis=-1, keepdims=True)
    return result


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment ``classification``; see :mod:`.experiments` for its options.

    Raises:
        InvalidRequest: the labels, texts or template cannot be used.
    """
    template, labels = options["template"], _nonempty_lines(options["labels"])
    if len(set(labels)) < len(labels):
        raise InvalidRequest("Enter at least two different labels, one per line.")
    if TEXT_PLACEHOLDER not in template:
        raise InvalidRequest(f"The prompt template must contain {TEXT_PLACEHOLDER}.")
    texts = read_csv_texts(options["csv"]) if options["csv"].strip() else _nonempty_lines(options["texts"])

    yield StageProgress("Reading the weights")
    tokenizer, module = read_torch_model(model.folder, model.title)
    prompts = label_prompts(tokenizer, template, [CONTENT_FREE, *texts], labels)
    count = len(prompts)
    sentences, truth = labelled_sentences() if options["labelled_set"] else ([], [])
    set_labels = sorted(set(truth), reverse=True)
    prompts += label_prompts(tokenizer, template, [CONTENT_FREE, *sentences], set_labels)

    yield StageProgress("Scoring the first texts with PyTorch")
    few = prompts[: min(count, (1 + PARITY_TEXTS) * len(labels))]
    wanted = np.array([pytorch_score(module, prompt) for prompt in few])
    params, call = functionalize(module)

    started = time.perf_counter()
    doing, scores = f"Scoring {len(texts) + len(sentences)} texts", np.zeros(len(prompts))
    yield StageProgress(doing, 0.0)
    for done, (chunk, values) in enumerate(score_all(call, params, prompts), 1):
        scores[chunk] = values
        yield StageProgress(doing, min(1.0, done * BATCH_ROWS / len(prompts)))
    seconds = time.perf_counter() - started
    difference = float(np.abs(scores[: len(few)] - wanted).max())
    yield CheckResult(
        "Log-probabilities match PyTorch",
        difference <= TOLERANCE,
        f"largest difference {difference:.1e} of {len(few)} labels' log-probabilities",
    )
    table = scores[:count].reshape(-1, len(labels))
    found = probabilities(table[1:], table[0] if options["calibrated"] else None)
    for text, row in zip(texts, found, strict=True):
        best = int(row.argmax())
        yield Measurement(_shorten(text), {"label": labels[best], "probability": float(row[best])})
    shares = probabilities(table[:1], None)[0]
    yield TableResult(
        f"Behind {CONTENT_FREE!r}, which says nothing",
        ("label", "log-probability", "probability"),
        tuple(zip(labels, table[0].round(3).tolist(), shares.round(3).tolist(), strict=True)),
    )
    yield FileResult("classified.csv", "text/csv", format_csv(texts, labels, found))
    yield Remark(f"{len(prompts)} prompts took {seconds:.1f} s, compiling included, in batches of {BATCH_ROWS}.")

    if sentences:
        yield accuracy(scores[count:].reshape(-1, len(set_labels)), truth, set_labels)


def accuracy(table: np.ndarray, truth: Sequence[str], labels: Sequence[str]) -> TableResult:
    """Return how many texts get the right label, with and without calibration, and how many the most common label would get.

    ``table`` (1 + texts, labels) are log-probabilities; the first row is for the content-free text.
    """
    counts = {}
    for name, content_free in (("calibrated", table[0]), ("not calibrated", None)):
        answers = probabilities(table[1:], content_free).argmax(axis=-1)
        counts[name] = sum(labels[answer] == label for answer, label in zip(answers, truth, strict=True))
    counts["baseline: always the same label"] = max(truth.count(label) for label in labels)
    return TableResult(
        f"The labelled set: {' or '.join(labels)}",
        ("scores", "right", "of", "accuracy"),
        tuple((name, right, len(truth), f"{right / len(truth):.0%}") for name, right in counts.items()),
    )


def label_prompts(tokenizer: Any, template: str, texts: Sequence[str], labels: Sequence[str]) -> list[LabelledPrompt]:
    """Return a prompt for each text with each label; the labels of one text are adjacent.

    Prompt, a space and label are tokenized together, as in running text. The label's tokens start where the tokens first differ
    from those of the prompt alone.

    Raises:
        InvalidRequest: a prompt is too long, or there is no text before the label.
    """
    prompts = []
    for text in texts:
        prompt = template.replace(TEXT_PLACEHOLDER, text).rstrip()
        alone = tokenizer(prompt).input_ids
        for label in labels:
            tokens = tokenizer(f"{prompt} {label}").input_ids
            before = next(
                (i for i, pair in enumerate(zip(alone, tokens, strict=False)) if pair[0] != pair[1]), len(alone)
            )
            if len(tokens) > MAX_TOKENS:
                raise InvalidRequest(
                    f"The text {_shorten(text)!r} makes a prompt of {len(tokens)} tokens; keep each within {MAX_TOKENS}."
                )
            if not 0 < before < len(tokens):
                raise InvalidRequest("The prompt template must contain text before the label.")
            prompts.append(LabelledPrompt(tuple(tokens), before))
    return prompts


def pytorch_score(module: Any, prompt: LabelledPrompt) -> float:
    """Return the log-probability of the label from plain PyTorch, without batching and padding."""
    with torch.inference_mode():
        logits = module(input_ids=torch.tensor([prompt.tokens]), use_cache=False).logits[0]
    log_probabilities = torch.log_softmax(logits.float(), dim=-1)
    return float(sum(log_probabilities[i - 1, prompt.tokens[i]] for i in range(prompt.before, len(prompt.tokens))))


def read_csv_texts(content: str) -> list[str]:
    """Return the texts of a CSV: its column ``text``, or its first column, which then has no heading.

    Raises:
        InvalidRequest: it has no texts or too many, or is not valid CSV.
    """
    try:
        rows = [row for row in csv.reader(io.StringIO(content.lstrip("\ufeff"), newline=""), strict=True) if any(row)]
    except csv.Error as error:
        raise InvalidRequest(f"The CSV can't be parsed ({error}). Check its quotation marks.") from error
    heading = [name.strip().lower() for name in rows[0]] if rows else []
    column = heading.index("text") if "text" in heading else 0
    rows = rows[1:] if "text" in heading else rows
    texts = [row[column].strip() for row in rows if len(row) > column and row[column].strip()]
    if not texts:
        raise InvalidRequest('The CSV contains no texts. Use the first column, or one named "text".')
    if len(texts) > MAX_TEXTS:
        raise InvalidRequest(f"The CSV contains {len(texts)} texts. The limit is {MAX_TEXTS}.")
    return texts


def format_csv(texts: Sequence[str], labels: Sequence[str], found: np.ndarray) -> bytes:
    """Return a CSV with one row per text: the text, its most likely label, and the probability of each label."""
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(["text", "label", *labels])
    for text, row in zip(texts, found, strict=True):
        writer.writerow([text, labels[int(row.argmax())], *(f"{value:.6f}" for value in row)])
    return written.getvalue().encode()


def labelled_sentences() -> tuple[list[str], list[str]]:
    """Return the bundled sentences and their labels; both labels are equally frequent."""
    with SENTENCES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [row["text"] for row in rows], [row["label"] for row in rows]


def _nonempty_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _shorten(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 80 else f"{flat[:79]}…"
