"""lm-evaluation-harness itself, on tasks that lie here: the same scores from this server as from its own ``hf`` backend.

That one runs the same files in plain PyTorch. Nothing is fetched: the tasks are YAML beside JSON, as people write their own.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from transformers import PreTrainedTokenizerFast

from tests.coroutines import apart
from tests.tiny_models import Reference

from .serving import TEXT, Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEAR = 1e-3  # nats, of a log-likelihood
CAPITALS = {"France": "Paris", "Japan": "Tokyo", "Italy": "Rome", "Egypt": "Cairo"}
# By task, one of each kind that the harness has: its documents, and what else describes it.
TASKS: dict[str, tuple[list[dict[str, Any]], dict[str, Any]]] = {
    "capitals": (
        [
            {"text": f"The capital of {country} is", "choices": list(CAPITALS.values()), "answer": place}
            for place, country in enumerate(CAPITALS)
        ],
        {
            "output_type": "multiple_choice",
            "doc_to_text": "{{text}}",
            "doc_to_choice": "choices",
            "doc_to_target": "answer",
            "metric_list": [{"metric": "acc"}, {"metric": "acc_norm"}],
        },
    ),
    "texts": (
        [
            {"text": "The lighthouse keeper had counted ships for thirty years, and wrote their names into a book."},
            {"text": "naïve café, 你好 \N{PARTY POPPER}"},
        ],
        {
            "output_type": "loglikelihood_rolling",
            "doc_to_text": "",
            "doc_to_target": "{{text}}",
            "metric_list": [{"metric": "word_perplexity"}, {"metric": "bits_per_byte"}],
        },
    ),
    "questions": (
        [{"text": f"Q: {text}\nA:", "answer": ""} for text in ("What is the capital of France?", "Has a dog legs?")],
        {
            "output_type": "generate_until",
            "doc_to_text": "{{text}}",
            "doc_to_target": "{{answer}}",
            "generation_kwargs": {"until": ["\n", "Q:"], "max_gen_toks": 12, "do_sample": False},
            "metric_list": [{"metric": "exact_match"}],
        },
    ),
}
Evaluate = Callable[..., dict[tuple[str, ...], Any]]


@pytest.fixture(scope="module")
def evaluate(tmp_path_factory: pytest.TempPathFactory) -> Evaluate:
    """Runs tasks on a model; the figures by task and metric, and what was said to each document by task and number: pairs of
    log-likelihood and greedy or not, or a text."""
    folder = tmp_path_factory.mktemp("tasks")
    for name, (documents, kind) in TASKS.items():
        data = folder / f"{name}.json"
        data.write_text(json.dumps(documents), encoding="utf-8")
        where = {"data_files": {"test": str(data)}, "cache_dir": str(folder / "cache")}
        task = {"task": name, "dataset_path": "json", "dataset_kwargs": where, "test_split": "test", **kind}
        (folder / f"{name}.yaml").write_text(json.dumps(task), encoding="utf-8")  # which is YAML too

    def run(model: Any, /, *tasks: str, chat: bool = False, **arguments: Any) -> dict[tuple[str, ...], Any]:
        import lm_eval
        from lm_eval.tasks import TaskManager

        tasks_here = TaskManager(include_path=str(folder), include_defaults=False)
        asked = {"tasks": list(tasks or TASKS), "task_manager": tasks_here, "bootstrap_iters": 0}
        asked |= {"model": model, "model_args": arguments or None, "apply_chat_template": chat}
        found = apart(functools.partial(lm_eval.simple_evaluate, **asked))
        told = {
            (task, metric): value
            for task, metrics in found["results"].items()
            for metric, value in metrics.items()
            if isinstance(value, float)
        }
        for task, samples in found["samples"].items():
            for sample in samples:
                for place, said in enumerate(sample["resps"]):
                    told[task, str(sample["doc_id"]), str(place)] = said[0] if isinstance(said, list) else said
        return told

    return run


def assert_same(ours: dict[tuple[str, ...], Any], theirs: dict[tuple[str, ...], Any]) -> None:
    assert ours.keys() == theirs.keys() and ours
    for name, expected in theirs.items():
        found, right = (value if isinstance(value, tuple) else (value,) for value in (ours[name], expected))
        for one, other in zip(found, right, strict=True):
            assert one == (pytest.approx(other, rel=NEAR, abs=NEAR) if isinstance(other, float) else other), name


def test_its_scores_are_those_of_its_own_backend(
    server: Serving, models: Path, evaluate: Evaluate, tmp_path: Path
) -> None:
    from lm_eval.models.huggingface import HFLM

    path = models.parent / "text"
    tokenizer = PreTrainedTokenizerFast.from_pretrained(path)
    tokenizer.save_pretrained(tmp_path)
    theirs = HFLM(pretrained=Reference(path).model, tokenizer=tokenizer, device="cpu", max_length=256, batch_size=1)
    about = {"tokenizer_backend": "huggingface", "tokenizer": str(tmp_path), "max_retries": 1, "max_length": 256}
    about |= {"model": TEXT, "base_url": f"{server.url}/v1/completions"}
    expected = evaluate(theirs)
    assert_same(evaluate("local-completions", batch_size=4, **about), expected)
    capitals = {name: value for name, value in expected.items() if name[0] == "capitals"}
    assert_same(evaluate("local-completions", "capitals", num_concurrent=3, **about), capitals)
    about["base_url"] = f"{server.url}/v1/chat/completions"
    chats = evaluate("local-chat-completions", "questions", chat=True, **about)
    assert_same(chats, evaluate(theirs, "questions", chat=True))
