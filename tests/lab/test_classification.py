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
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.lab import classification
from hfjax_demo.lab.events import CheckResult, FileResult, Measurement, TableResult
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import CLASSIFICATION

from .. import tiny_models

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

LABELS = ["good", "not good at all", "a question"]
TEXTS = ["the quick brown fox", "a conversation begins with a question " * 4, "naïve, 你好", "the dog sleeps on"]


@pytest.fixture(scope="module", params=["llama", "gemma3"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("tiny") / request.param, request.param)


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


def test_every_label_of_every_text_is_scored_whole_as_pytorch_does(folder: Path) -> None:
    tokenizer = AutoTokenizer.from_pretrained(folder)
    module = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()
    prompts = classification.label_prompts(tokenizer, "Text: {text}\nIt is", TEXTS, LABELS)
    wanted = [plain_score(module, tokenizer, f"Text: {text}\nIt is", label) for text in TEXTS for label in LABELS]
    np.testing.assert_allclose([classification.pytorch_score(module, prompt) for prompt in prompts], wanted, atol=1e-3)

    params, call = functionalize(module)
    scored = list(classification.score_all(call, params, prompts))

    found = np.full(len(prompts), np.nan)
    for indices, values in scored:
        assert len(indices) == classification.BATCH_ROWS == len(values)
        found[indices] = values
    np.testing.assert_allclose(found, wanted, atol=1e-3)


def test_a_run_gives_rows_a_csv_a_check_and_the_accuracy(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama")
    options = CLASSIFICATION.check({"labels": "fox\ndog", "texts": "one\ntwo", "labelled_set": True})

    found = list(classification.run(LabModel("tiny", "Tiny", ModelKind.TEXT, folder), options))

    rows = [event for event in found if isinstance(event, Measurement)]
    (written,) = (event for event in found if isinstance(event, FileResult))
    lines = list(csv.DictReader(io.StringIO(written.content.decode(), newline="")))
    assert [row.label for row in rows] == ["one", "two"] == [line["text"] for line in lines]
    for row, line in zip(rows, lines, strict=True):
        assert set(row.values) == {column.key for column in CLASSIFICATION.columns}
        assert row.values["label"] == line["label"]
        assert float(line[line["label"]]) == pytest.approx(row.values["probability"], abs=1e-5)
        assert float(line["fox"]) + float(line["dog"]) == pytest.approx(1, abs=1e-5)
    (check,) = (event for event in found if isinstance(event, CheckResult))
    assert check.passed and "6 labels" in check.detail
    accuracy = next(
        event for event in found if isinstance(event, TableResult) and event.title.startswith("The labelled set")
    )
    assert [row[2] for row in accuracy.rows] == [60, 60, 60]
    assert accuracy.rows[-1] == ("baseline: always the same label", 30, 60, "50%")


def test_calibration_takes_off_what_a_label_has_without_a_text() -> None:
    scores = np.array([[-1.0, -2.0], [-3.0, -3.5]])
    plain = classification.probabilities(scores, None)
    calibrated = classification.probabilities(scores, np.array([-1.0, -3.0]))
    np.testing.assert_allclose(plain.sum(axis=1), 1)
    assert plain.argmax(axis=1).tolist() == [0, 0]
    np.testing.assert_allclose(calibrated[0], [1 / (1 + np.e), np.e / (1 + np.e)])
    assert calibrated.argmax(axis=1).tolist() == [1, 1]
    very_unlikely = classification.probabilities(np.array([[-5000.0, -5001.0]]), None)
    assert very_unlikely[0, 0] == pytest.approx(np.e / (1 + np.e))


def test_accuracy_counts() -> None:
    table = np.array([[0.0, -5.0], [0.0, -1.0], [0.0, -9.0], [-3.0, 0.0]])
    told = classification.accuracy(table, ["no", "yes", "no"], ["yes", "no"])
    assert [row[1:] for row in told.rows] == [(3, 3, "100%"), (2, 3, "67%"), (2, 3, "67%")]


@pytest.mark.parametrize(
    ("content", "texts"),
    [
        ("one\ntwo\n", ["one", "two"]),
        ('"a, b",x\n\n"two\nlines",y\n', ["a, b", "two\nlines"]),
        ("\ufeffid,Text\n1,one\n2,\n3\n4,four\n", ["one", "four"]),
    ],
)
def test_a_csv_in(content: str, texts: list[str]) -> None:
    assert classification.read_csv_texts(content) == texts


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("\n,\n", "no texts"),
        ("text\n", "no texts"),
        ('"a\nb', "Check its quotation marks"),
        ("x\n" * 201, "contains 201 texts"),
    ],
)
def test_a_csv_that_cannot_be_used(content: str, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        classification.read_csv_texts(content)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"template": "no place"}, "must contain"),
        ({"labels": "same\nsame"}, "two different labels"),
        ({"template": "{text}", "texts": "word " * 600}, "keep each within 512"),
    ],
)
def test_what_cannot_be_scored(given: dict[str, str], says: str, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama")
    model = LabModel("tiny", "Tiny", ModelKind.TEXT, folder)
    with pytest.raises(InvalidRequest, match=says):
        list(classification.run(model, CLASSIFICATION.check(given)))


def test_the_labelled_set_is_balanced() -> None:
    sentences, truth = classification.labelled_sentences()
    assert len(set(sentences)) == len(truth) == 60
    assert truth.count("positive") == truth.count("negative") == 30
