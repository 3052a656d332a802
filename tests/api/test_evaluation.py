"""lm-evaluation-harness itself, on tasks that lie here: the same scores from this server as from its own ``hf`` backend.

That one runs the same files in plain PyTorch. Nothing is fetched: the tasks are YAML beside JSON, as people write their own.
"""

from __future__ import annotations

import functools
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast

from hfjax_demo import sources
from hfjax_demo.settings import Settings
from hfjax_demo.sources.gguf_file import read_header
from hfjax_demo.text.gguf_tokenizer import read_tokenizer
from tests.catalogue import BUILT_IN
from tests.coroutines import apart
from tests.tiny_models import Reference

from .serving import TEXT, Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEAR = 1e-3  # nats, of a log-likelihood

CAPITALS = {"France": "Paris", "Japan": "Tokyo", "Italy": "Rome", "Egypt": "Cairo"}
TEXTS = (
    "The lighthouse keeper had counted ships for thirty years, and wrote their names into a book.",
    "When the fog came he lit the old lamp by hand: the new one could not tell a friend from a stranger.",
    "naïve café, 你好 \N{PARTY POPPER}",
)
QUESTIONS = (
    "Q: What is the capital of France?\nA:",
    "Q: Which colour has the sky?\nA:",
    "Q: How many legs has a dog?\nA:",
)


def write_tasks(folder: Path) -> list[str]:
    """Three tasks, one of each kind that the harness has, in ``folder``; their names."""
    choices = list(CAPITALS.values())
    documents: dict[str, list[dict[str, Any]]] = {
        "capitals": [
            {"text": f"The capital of {country} is", "choices": choices, "answer": place}
            for place, country in enumerate(CAPITALS)
        ],
        "texts": [{"text": text} for text in TEXTS],
        "questions": [{"text": text, "answer": ""} for text in QUESTIONS],
    }
    kinds: dict[str, dict[str, Any]] = {
        "capitals": {
            "output_type": "multiple_choice",
            "doc_to_text": "{{text}}",
            "doc_to_choice": "choices",
            "doc_to_target": "answer",
            "metric_list": [{"metric": "acc"}, {"metric": "acc_norm"}],
        },
        "texts": {
            "output_type": "loglikelihood_rolling",
            "doc_to_text": "",
            "doc_to_target": "{{text}}",
            "metric_list": [{"metric": "word_perplexity"}, {"metric": "bits_per_byte"}],
        },
        "questions": {
            "output_type": "generate_until",
            "doc_to_text": "{{text}}",
            "doc_to_target": "{{answer}}",
            "generation_kwargs": {"until": ["\n", "Q:"], "max_gen_toks": 12, "do_sample": False},
            "metric_list": [{"metric": "exact_match"}],
        },
    }
    for name, kind in kinds.items():
        data = folder / f"{name}.json"
        data.write_text(json.dumps(documents[name]), encoding="utf-8")
        where = {"data_files": {"test": str(data)}, "cache_dir": str(folder / "cache")}
        task = {"task": name, "dataset_path": "json", "dataset_kwargs": where, "test_split": "test", **kind}
        (folder / f"{name}.yaml").write_text(json.dumps(task), encoding="utf-8")  # which is YAML too
    return list(kinds)


@dataclass(frozen=True)
class Scored:
    """What the harness makes of a model.

    Attributes:
        figures: by task and metric.
        answers: what the model said to each document of each task: pairs of log-likelihood and greedy or not, or a text.
    """

    figures: dict[tuple[str, str], float]
    answers: dict[str, list[Any]]

    def of(self, task: str) -> Scored:
        """The part of one task."""
        figures = {name: value for name, value in self.figures.items() if name[0] == task}
        return Scored(figures, {task: self.answers[task]})


class Harness:
    """A model in PyTorch and as this server has it, and the tasks."""

    def __init__(self, url: str, name: str, tokenizer: PreTrainedTokenizerBase, path: Path, folder: Path) -> None:
        self._url, self._name = url, name
        self._tasks = write_tasks(folder)
        self._folder = folder
        self._tokenizer = tokenizer
        self._path = path
        tokenizer.save_pretrained(folder / "tokenizer")

    def ours(self, *tasks: str, model: str = "local-completions", **options: Any) -> Scored:
        """By HTTP. ``options`` of the harness's model."""
        where = "chat/completions" if model == "local-chat-completions" else "completions"
        arguments = {
            "base_url": f"{self._url}/v1/{where}",
            "model": self._name,
            "tokenizer_backend": "huggingface",
            "tokenizer": str(self._folder / "tokenizer"),
            "max_retries": 1,
            "max_length": 256,
        }
        return self._run(model, arguments | options, tasks, chat=model == "local-chat-completions")

    def theirs(self, *tasks: str, chat: bool = False) -> Scored:
        """By the harness's own backend, from the same file."""
        return self._run(self._backend, {}, tasks, chat=chat)

    @functools.cached_property
    def _backend(self) -> Any:
        from lm_eval.models.huggingface import HFLM

        model = Reference(self._path).model
        return HFLM(pretrained=model, tokenizer=self._tokenizer, device="cpu", max_length=256, batch_size=1)

    def _run(self, model: Any, arguments: dict[str, Any], tasks: tuple[str, ...], *, chat: bool) -> Scored:
        import lm_eval
        from lm_eval.tasks import TaskManager

        evaluate = functools.partial(
            lm_eval.simple_evaluate,
            model=model,
            model_args=arguments or None,
            tasks=list(tasks or self._tasks),
            task_manager=TaskManager(include_path=str(self._folder), include_defaults=False),
            bootstrap_iters=0,
            apply_chat_template=chat,
        )
        found = apart(evaluate)
        figures = {
            (task, metric): value
            for task, metrics in found["results"].items()
            for metric, value in metrics.items()
            if isinstance(value, float)
        }
        answers = {
            task: [
                response[0] if isinstance(response, list) else response
                for sample in sorted(samples, key=lambda sample: int(sample["doc_id"]))
                for response in sample["resps"]
            ]
            for task, samples in found["samples"].items()
        }
        return Scored(figures, answers)


def assert_same(ours: Scored, theirs: Scored) -> None:
    assert ours.figures.keys() == theirs.figures.keys() and ours.figures
    for name, value in theirs.figures.items():
        assert ours.figures[name] == pytest.approx(value, rel=NEAR), name
    for task, expected in theirs.answers.items():
        assert len(ours.answers[task]) == len(expected) > 0
        for found, answer in zip(ours.answers[task], expected, strict=True):
            if isinstance(answer, tuple):
                assert found[0] == pytest.approx(answer[0], abs=NEAR) and found[1] == answer[1], task
            elif isinstance(answer, float):
                assert found == pytest.approx(answer, abs=NEAR), task
            else:
                assert found == answer, task


@pytest.fixture(scope="module")
def tiny(models: Path, server: Serving, tmp_path_factory: pytest.TempPathFactory) -> Harness:
    path = models.parent / "text"
    tokenizer = PreTrainedTokenizerFast.from_pretrained(path)
    return Harness(server.url, TEXT, tokenizer, path, tmp_path_factory.mktemp("tasks"))


def test_its_scores_are_those_of_its_own_backend(tiny: Harness) -> None:
    theirs = tiny.theirs()
    assert_same(tiny.ours(batch_size=4), theirs)
    assert_same(tiny.ours("capitals", num_concurrent=3), theirs.of("capitals"))


def test_chats_are_those_of_its_own_backend(tiny: Harness) -> None:
    assert_same(tiny.ours("questions", model="local-chat-completions"), tiny.theirs("questions", chat=True))


@pytest.mark.real_model
def test_smollm2_has_its_own_scores_too(shared_cache: Path, tmp_path: Path) -> None:
    name = "smollm2-135m-instruct"
    file = sources.fetch(BUILT_IN.find(name), Settings.from_environment(os.environ).cache_dir)
    catalogue = tmp_path / "models.toml"
    catalogue.write_text(f'[[model]]\nname = "{name}"\nfile = "{file}"\n', encoding="utf-8")
    with Serving(catalogue, shared_cache, default_model=name, prefill_chunks=(32,), slots=2) as real:
        harness = Harness(real.url, name, read_tokenizer(read_header(file, name), name), file, tmp_path)
        ours, theirs = harness.ours(batch_size=4), harness.theirs()
    assert_same(ours, theirs)
    assert ours.figures["capitals", "acc,none"] == 1.0
