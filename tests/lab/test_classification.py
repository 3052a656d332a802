"""Classification on tiny models beside plain PyTorch, what calibration does, and the CSVs that go in and out."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from hfjax_demo.bridge.functional import functionalize
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.lab import classification
from hfjax_demo.lab.events import CheckResult, FileResult, TableResult
from hfjax_demo.lab.experiments import CLASSIFICATION

from .. import tiny_models
from .events import has_columns_of, lab_model, of, rows

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

LABELS = ["good", "not good at all", "a question"]
TEXTS = ["the quick brown fox", "a conversation begins with a question " * 4, "naïve, 你好", "the dog sleeps on"]


def plain_score(module: Any, tokenizer: Any, prompt: str, label: str) -> float:
    """Worked out from the definition, one token at a time."""
    ids, wanted = tokenizer(prompt).input_ids, tokenizer(f"{prompt} {label}").input_ids
    assert wanted[: len(ids)] == ids
    total = 0.0
    with torch.inference_mode():
        for position in range(len(ids), len(wanted)):
            logits = module(input_ids=torch.tensor([wanted[:position]]), use_cache=False).logits[0, -1]
            total += float(torch.log_softmax(logits, dim=-1)[wanted[position]])
    return total


@pytest.mark.parametrize("kind", ["llama", "gemma3"])
def test_every_label_of_every_text_is_scored_whole_as_pytorch_does(tmp_path: Path, kind: str) -> None:
    folder = tiny_models.make_model(tmp_path, kind)
    tokenizer = AutoTokenizer.from_pretrained(folder)
    module = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()
    prompts = classification.label_prompts(tokenizer, "Text: {text}\nIt is", TEXTS, LABELS)
    wanted = [plain_score(module, tokenizer, f"Text: {text}\nIt is", label) for text in TEXTS for label in LABELS]
    np.testing.assert_allclose([classification.pytorch_score(module, prompt) for prompt in prompts], wanted, atol=1e-3)

    params, call = functionalize(module)
    found = np.full(len(prompts), np.nan)
    for indices, values in classification.score_all(call, params, prompts):
        assert len(indices) == classification.BATCH_ROWS == len(values)
        found[indices] = values
    np.testing.assert_allclose(found, wanted, atol=1e-3)


def test_a_run_gives_rows_a_csv_a_check_and_the_accuracy(tmp_path: Path) -> None:
    model = lab_model(tiny_models.make_model(tmp_path, "llama"))
    options = CLASSIFICATION.check({"labels": "fox\ndog", "texts": "one\ntwo", "labelled_set": True})

    events = list(classification.run(model, options))

    (written,) = of(FileResult, events)
    lines = list(csv.DictReader(io.StringIO(written.content.decode(), newline="")))
    found = rows(events)
    assert list(found) == ["one", "two"] == [line["text"] for line in lines]
    assert has_columns_of(CLASSIFICATION, found.values())
    for row, line in zip(found.values(), lines, strict=True):
        assert row["label"] == line["label"]
        assert float(line[line["label"]]) == pytest.approx(row["probability"], abs=1e-5)
        assert float(line["fox"]) + float(line["dog"]) == pytest.approx(1, abs=1e-5)
    (check,) = of(CheckResult, events)
    assert check.passed and "6 labels" in check.detail
    accuracy = of(TableResult, events)[-1]
    assert [row[2] for row in accuracy.rows] == [60, 60, 60]
    assert accuracy.rows[-1] == ("baseline: always the same label", 30, 60, "50%")


def test_calibration_takes_off_what_a_label_has_without_a_text() -> None:
    scores = np.array([[-1.0, -2.0], [-3.0, -3.5], [-5000.0, -5001.0]])
    plain = classification.probabilities(scores, None)
    calibrated = classification.probabilities(scores[:2], np.array([-1.0, -3.0]))
    np.testing.assert_allclose(plain.sum(axis=1), 1)
    assert plain.argmax(axis=1).tolist() == [0, 0, 0] and plain[2, 0] == pytest.approx(np.e / (1 + np.e))
    np.testing.assert_allclose(calibrated[0], [1 / (1 + np.e), np.e / (1 + np.e)])
    assert calibrated.argmax(axis=1).tolist() == [1, 1]


def test_the_texts_of_a_csv_and_what_cannot_be_scored(tmp_path: Path) -> None:
    assert classification.read_csv_texts('"a, b",x\n\n"two\nlines",y\n') == ["a, b", "two\nlines"]
    assert classification.read_csv_texts("\ufeffid,Text\n1,one\n2,\n3\n4,four\n") == ["one", "four"]
    for content, says in (
        ("text\n", "no texts"),
        ('"a\nb', "Check its quotation marks"),
        ("x\n" * 201, "contains 201 texts"),
    ):
        with pytest.raises(InvalidRequest, match=says):
            classification.read_csv_texts(content)
    model = lab_model(tiny_models.make_model(tmp_path, "llama"))
    for given, says in (
        ({"template": "no place"}, "must contain"),
        ({"labels": "same\nsame"}, "two different labels"),
        ({"template": "{text}", "texts": "word " * 600}, "keep each within 512"),
    ):
        with pytest.raises(InvalidRequest, match=says):
            list(classification.run(model, CLASSIFICATION.check(given)))
