"""Quality on a tiny model: float32 is PyTorch's, every token of the text counts once, and the shares are what they say."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
import torch

from benchmarks.prompts import PASSAGE_WORDS, PROMPTS, passage, reading
from benchmarks.quality import compare, score_windows, windows
from tests import tiny_models

from .conftest import Printed

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def test_float32_is_what_pytorch_gives(llama: Path, all_here: None, printed: Printed) -> None:
    options = [option for precision in ("float32", "bfloat16", "int3") for option in ("--precision", precision)]
    table, report = printed("quality", llama, "--new-tokens", 8, *options)
    reference, pytorch_narrow, ours, narrow = report["rows"]
    assert (reference["top1"], reference["greedy"], reference["whole"]) == (1, 1, len(PROMPTS))
    assert ours["perplexity"] == pytest.approx(reference["perplexity"], rel=1e-4)
    assert ours["top1"] > 0.999 and ours["greedy"] > 0.97
    for row in (pytorch_narrow, narrow):
        assert row["precision"] == "bfloat16"
        assert row["perplexity"] == pytest.approx(reference["perplexity"], rel=0.05)
        assert 0.8 < row["top1"] <= 1 and 0 < row["greedy"] <= 1
    assert 1.9 < ours["weights_mb"] / narrow["weights_mb"] <= 2
    (skipped,) = report["skipped"]
    assert skipped["precision"] == "int3"
    assert report["notes"] == [] and (report["window"], report["stride"]) == (256, 128)
    assert any("perplexity" in shown for shown in table)

    # The perplexity again, in one piece of PyTorch's own code for each window.
    plain = tiny_models.Reference(llama).model
    ids = tiny_models.transformers.AutoTokenizer.from_pretrained(llama)(reading()).input_ids
    losses: list[float] = []
    for window, first in windows(ids, 256):
        labels = torch.tensor([window])
        labels[:, :first] = -100
        with torch.inference_mode():
            output = plain(input_ids=torch.tensor([window]), labels=labels)
        losses += [float(output.loss)] * (len(window) - first)
    assert report["tokens"] == len(losses) == len(ids) - 1
    assert reference["perplexity"] == pytest.approx(math.exp(sum(losses) / len(losses)), rel=1e-4)


def test_what_keys_and_values_in_fewer_bits_cost(llama: Path, all_here: None, printed: Printed) -> None:
    kept = [option for dtype in ("auto", "bfloat16", "int8", "int3") for option in ("--cache-dtype", dtype)]
    _, report = printed("quality", llama, "--new-tokens", 8, "--precision", "float32", *kept, "--json")
    reference, _, *ours = report["rows"]
    assert [row["cache_dtype"] for row in ours] == ["float32", "bfloat16", "int8"]
    apart = [abs(row["perplexity"] / reference["perplexity"] - 1) for row in ours]
    assert apart[0] < 1e-5 < apart[1] < apart[2] < 0.01, "each costs more than the one before, and little"
    (skipped,) = report["skipped"]
    assert "int3" in skipped["reason"] and "cache_dtype" in skipped["reason"]


@pytest.mark.parametrize("total", [2, 7, 8, 9, 12, 13, 30])
def test_windows_predict_every_token_once(total: int) -> None:
    ids = list(range(total))
    found = list(windows(ids, 8))
    assert [token for window, first in found for token in window[first:]] == ids[1:]
    assert all(len(window) <= 8 for window, _ in found)
    assert all(first >= 4 for _, first in found[1:]), "half a window comes before"


def test_scores_are_of_the_tokens_that_come_next() -> None:
    sure = 10.0

    def logits_of(ids: object) -> np.ndarray:
        assert ids == [1, 2, 0]
        # Sure of the 2 after the 1, and wrongly sure of a 1 after the 2.
        return np.array([[0, 0, sure], [0, sure, 0], [0, 0, 0]], np.float32)

    losses, top = score_windows([1, 2, 0], 8, logits_of)
    right = math.log(1 + 2 * math.exp(-sure))
    assert losses == pytest.approx([right, sure + right])
    assert top.tolist() == [2, 1]


def test_answers_are_alike_up_to_the_first_token_that_differs() -> None:
    scores, other = (np.zeros(2), np.array([1, 2])), (np.array([0.0, 1.0]), np.array([1, 3]))
    answers = [[1, 2, 3, 4], [1, 2, 9, 4], [9, 2, 3, 4]]
    row = compare(other, answers, scores, [[1, 2, 3, 4]] * 3)
    assert row == {"perplexity": math.exp(0.5), "top1": 0.5, "greedy": 0.5, "whole": 1}


def test_the_texts_are_there_and_passages_differ() -> None:
    assert 1200 <= len(reading().split()) <= 2000
    assert len(set(PROMPTS)) == len(PROMPTS) == 20
    passages = [passage(number) for number in range(700)]
    assert len(set(passages)) == 700
    assert all(len(text.split()) == PASSAGE_WORDS for text in passages)
