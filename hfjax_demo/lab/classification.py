"""Text classification with a language model that was not trained for it: which label is the likeliest continuation of a prompt?

A label's score is the log-probability of its text, summed over its tokens, after a prompt that contains the text to classify. A
model prefers some labels whatever the text, if only because they are short or common. So the label's score for a text without
content, "N/A", is subtracted: contextual calibration, "Calibrate Before Use: Improving Few-Shot Performance of Language Models"
(Zhao et al., 2021), section 4. A softmax over the labels turns the differences into probabilities.
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
from ..text.reading import read_plain
from .events import Checked, LabEvent, Measured, Remarked, Tabled, Working, Written
from .experiment import LabModel

CONTENT_FREE = "N/A"
PLACE = "{text}"
ROWS = 8  # prompts in one call
ROUNDING = 16  # prompts are padded to a multiple of so many tokens
MAX_TOKENS = 512  # of a prompt with its label
MAX_TEXTS = 200
PARITY_TEXTS = 3  # that PyTorch scores as well

# How far a label's log-probability may stand from PyTorch's: float32 rounding of some thirty layers, for a few tokens.
TOLERANCE = 5e-3

SENTENCES = Path(__file__).parent / "data" / "sentences.csv"

Score = Callable[[Params, Any, Any, Any, Any], jax.Array]


@dataclass(frozen=True, slots=True)
class Labelled:
    """A prompt followed by a label: ``tokens`` of both, of which the first ``before`` are the prompt's."""

    tokens: tuple[int, ...]
    before: int


def make_score(call: FunctionalModule, width: int) -> Score:
    """One jitted call for a chunk of prompts: the log-probability of each one's label.

    Logits are computed for ``width`` positions from ``first`` on, since the product with the vocabulary is costly. The jitted
    function takes the weights and:

        tokens (rows, length), padded on the right, which does not change what a causal model computes before it
        first (), a position
        targets (rows, width), the token that follows each of these positions
        counted (rows, width), whether that token belongs to the label

    It returns float32 (rows,).
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
    call: FunctionalModule, params: Params, prompts: Sequence[Labelled]
) -> Iterator[tuple[list[int], np.ndarray]]:
    """The log-probability of each prompt's label; yields chunks of :data:`ROWS` prompts: their indices, and their values.

    Prompts of similar length share a chunk. All chunks have the same shape, so that one program is compiled; the last is filled
    up by repeating a prompt.
    """
    order = sorted(range(len(prompts)), key=lambda index: prompts[index].before)
    order += [order[-1]] * (-len(order) % ROWS)
    chunks = [order[start : start + ROWS] for start in range(0, len(order), ROWS)]
    longest = max(len(prompt.tokens) for prompt in prompts)
    length = -(-longest // ROUNDING) * ROUNDING
    # The logits at a position are about the token after it.
    starts = [min(prompts[index].before for index in chunk) - 1 for chunk in chunks]
    ends = [max(len(prompts[index].tokens) for index in chunk) - 1 for chunk in chunks]
    width = max(end - start for start, end in zip(starts, ends, strict=True))
    score = make_score(call, width)
    for chunk, start in zip(chunks, starts, strict=True):
        first = min(start, length - width)
        tokens = np.zeros((ROWS, length + 1), np.int32)
        counted = np.zeros((ROWS, length + 1), bool)
        for row, index in enumerate(chunk):
            prompt = prompts[index]
            tokens[row, : len(prompt.tokens)] = prompt.tokens
            counted[row, prompt.before : len(prompt.tokens)] = True
        following = slice(first + 1, first + 1 + width)
        with jax.default_matmul_precision("float32"):  # as PyTorch; an accelerator would round the factors first
            values = score(params, tokens[:, :-1], np.int32(first), tokens[:, following], counted[:, following])
        yield chunk, np.asarray(values)


def probabilities(scores: np.ndarray, content_free: np.ndarray | None) -> np.ndarray:
    """A softmax over the labels, of the scores less those behind a text without content (None: of the scores themselves).

    Args:
        scores: (texts, labels) log-probabilities.
        content_free: (labels,).

    Returns:
        (texts, labels), each row adding up to 1.
    """
    logits = scores if content_free is None else scores - content_free
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    result: np.ndarray = shifted / shifted.sum(axis=-1, keepdims=True)
    return result


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """The experiment. Options: ``labels`` and ``texts``, one a line; ``template``; ``csv``, in place of the texts;
    ``calibrated``; ``labelled_set``: measure the accuracy on the sentences that come with the program.

    Raises:
        InvalidRequest: there is no model, or what was given cannot be scored.
    """
    if model is None:
        raise InvalidRequest("Text classification requires a text model.")
    template, labels = options["template"], distinct(options["labels"])
    if PLACE not in template:
        raise InvalidRequest(f"The prompt template must contain {PLACE}.")
    texts = texts_of_csv(options["csv"]) if options["csv"].strip() else _lines(options["texts"])

    yield Working("Reading the weights")
    tokenizer, module = read_plain(model.folder, model.title)
    prompts = label_prompts(tokenizer, template, [CONTENT_FREE, *texts], labels)
    count = len(prompts)
    sentences, truth = labelled_sentences() if options["labelled_set"] else ([], [])
    set_labels = sorted(set(truth), reverse=True)
    prompts += label_prompts(tokenizer, template, [CONTENT_FREE, *sentences], set_labels)

    yield Working("Scoring the first texts with PyTorch")
    few = prompts[: min(count, (1 + PARITY_TEXTS) * len(labels))]
    wanted = np.array([pytorch_score(module, prompt) for prompt in few])
    params, call = functionalize(module)

    started = time.perf_counter()
    doing, scores = f"Scoring {len(texts) + len(sentences)} texts", np.zeros(len(prompts), np.float32)
    yield Working(doing, 0.0)
    for done, (chunk, values) in enumerate(score_all(call, params, prompts), 1):
        scores[chunk] = values
        yield Working(doing, min(1.0, done * ROWS / len(prompts)))
    seconds = time.perf_counter() - started
    difference = float(np.abs(scores[: len(few)] - wanted).max())
    yield Checked(
        "Log-probabilities match PyTorch",
        difference <= TOLERANCE,
        f"largest difference {difference:.1e} of {len(few)} labels' log-probabilities",
    )
    table = scores[:count].reshape(-1, len(labels))
    found = probabilities(table[1:], table[0] if options["calibrated"] else None)
    for text, row in zip(texts, found, strict=True):
        best = int(row.argmax())
        yield Measured(_short(text), {"label": labels[best], "probability": float(row[best])})
    yield Tabled(
        f"Behind {CONTENT_FREE!r}, which says nothing",
        ("label", "log-probability", "probability"),
        tuple(
            (label, round(float(value), 3), round(float(share), 3))
            for label, value, share in zip(labels, table[0], probabilities(table[:1], None)[0], strict=True)
        ),
    )
    yield Written("classified.csv", "text/csv", written_csv(texts, labels, found))
    yield Remarked(f"{len(prompts)} prompts took {seconds:.1f} s, compiling included, in batches of {ROWS}.")

    if sentences:
        yield accuracy(scores[count:].reshape(-1, len(set_labels)), truth, set_labels)


def accuracy(table: np.ndarray, truth: Sequence[str], labels: Sequence[str]) -> Tabled:
    """How many texts get the label they should, calibrated and not, beside giving all of them the commonest label.

    Args:
        table: (1 + texts, labels) log-probabilities, the first row behind a text without content.
        truth: the texts' right labels.
    """
    counts = {}
    for name, content_free in (("calibrated", table[0]), ("not calibrated", None)):
        answers = probabilities(table[1:], content_free).argmax(axis=-1)
        counts[name] = sum(labels[answer] == label for answer, label in zip(answers, truth, strict=True))
    counts["baseline: always the same label"] = max(truth.count(label) for label in labels)
    return Tabled(
        f"The labelled set: {' or '.join(labels)}",
        ("scores", "right", "of", "accuracy"),
        tuple((name, right, len(truth), f"{right / len(truth):.0%}") for name, right in counts.items()),
    )


def label_prompts(tokenizer: Any, template: str, texts: Sequence[str], labels: Sequence[str]) -> list[Labelled]:
    """A prompt for each text with each label, the labels of one text side by side.

    Prompt, a space and label are tokenised together, as in running text. The label's tokens begin where these tokens first differ
    from those of the prompt alone.

    Raises:
        InvalidRequest: a prompt is too long, or nothing comes before the label.
    """
    prompts = []
    for text in texts:
        prompt = template.replace(PLACE, text).rstrip()
        alone = tokenizer(prompt).input_ids
        for label in labels:
            tokens = tokenizer(f"{prompt} {label}").input_ids
            before = next(
                (i for i, pair in enumerate(zip(alone, tokens, strict=False)) if pair[0] != pair[1]), len(alone)
            )
            if len(tokens) > MAX_TOKENS:
                raise InvalidRequest(
                    f"The text {_short(text)!r} makes a prompt of {len(tokens)} tokens; keep each within {MAX_TOKENS}."
                )
            if not 0 < before < len(tokens):
                raise InvalidRequest("The prompt template must contain text before the label.")
            prompts.append(Labelled(tuple(tokens), before))
    return prompts


def pytorch_score(module: Any, prompt: Labelled) -> float:
    """The same log-probability from plain PyTorch, one prompt at a time and without padding."""
    with torch.inference_mode():
        logits = module(input_ids=torch.tensor([prompt.tokens]), use_cache=False).logits[0]
    log_probabilities = torch.log_softmax(logits.float(), dim=-1)
    return float(sum(log_probabilities[i - 1, prompt.tokens[i]] for i in range(prompt.before, len(prompt.tokens))))


def distinct(lines: str) -> list[str]:
    """The labels, one a line.

    Raises:
        InvalidRequest: there are fewer than two different ones, or one comes twice.
    """
    labels = _lines(lines)
    if len(set(labels)) < len(labels) or len(labels) < 2:
        raise InvalidRequest("Enter at least two different labels, one per line.")
    return labels


def texts_of_csv(content: str) -> list[str]:
    """The texts of a CSV: of its column named ``text``, or of its first one, which then has no heading.

    Raises:
        InvalidRequest: it holds no text, too many, or is no CSV.
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


def written_csv(texts: Sequence[str], labels: Sequence[str], found: np.ndarray) -> bytes:
    """A CSV with a line a text: the text, its likeliest label, and the probability of each label."""
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(["text", "label", *labels])
    for text, row in zip(texts, found, strict=True):
        writer.writerow([text, labels[int(row.argmax())], *(f"{value:.6f}" for value in row)])
    return written.getvalue().encode()


def labelled_sentences() -> tuple[list[str], list[str]]:
    """The sentences that come with the program, and their labels: as many of one as of the other."""
    with SENTENCES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [row["text"] for row in rows], [row["label"] for row in rows]


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 80 else f"{flat[:79]}…"
