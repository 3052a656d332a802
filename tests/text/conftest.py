"""One tiny model, its engine and plain PyTorch, for every test of this folder that leaves them as they were; with and without an
end token."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tokenizers import Tokenizer, decoders, models
from transformers import PreTrainedTokenizerFast

from hfjax_demo.events import EmbeddingsReady, FinishReason
from hfjax_demo.requests import EmbeddingRequest
from hfjax_demo.text.encoder.engine import EncoderEngine
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..parity import Recorder, run
from ..tiny_models import VOCABULARY, Reference


@pytest.fixture(scope="session")
def ending_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("llama") / "model", "llama")


@pytest.fixture(scope="session")
def tokenizer_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tokenizer")
    tiny_models.make_tokenizer(folder)
    return folder


@pytest.fixture(scope="session")
def folder(ending_folder: Path) -> Path:
    """An end token that does not exist: what ends an answer here is always the test."""
    return tiny_models.with_stop_ids(ending_folder, ending_folder.parent / "endless", [VOCABULARY])


@pytest.fixture(scope="session")
def shared_engine(folder: Path) -> TextEngine:
    return tiny_models.load(folder)


@pytest.fixture(scope="session")
def shared_ending_engine(ending_folder: Path) -> TextEngine:
    return tiny_models.load(ending_folder)


@pytest.fixture(scope="session")
def reference(folder: Path) -> Reference:
    return Reference(folder)


@pytest.fixture
def engine(shared_engine: TextEngine) -> Iterator[TextEngine]:
    yield from emptied(shared_engine)


@pytest.fixture
def ending_engine(shared_ending_engine: TextEngine) -> Iterator[TextEngine]:
    yield from emptied(shared_ending_engine)


def emptied(engine: TextEngine) -> Iterator[TextEngine]:
    """An engine with empty slots; whatever a test leaves behind is noticed."""
    engine.fail(RuntimeError("the next test begins"))
    yield engine
    slots = engine.batch.slots
    assert not engine.has_work and not engine.sequences
    assert not any(slot.busy or slot.copied_page for slot in slots.table.slots), "a slot was never freed"
    assert slots.pool.in_use == len({page for slot in slots.table.slots for page in slot.pages}), "a page is lost"


def llama_2_tokenizer(pieces: Sequence[str], **special: str) -> PreTrainedTokenizerFast:
    """A space is part of the word that it precedes, the very first is dropped, and odd characters are byte tokens."""
    vocabulary = {piece: number for number, piece in enumerate(pieces)}
    tokenizer = Tokenizer(models.BPE(vocabulary, [], unk_token=special.get("unk_token"), byte_fallback=True))
    tokenizer.decoder = decoders.Sequence(  # type: ignore[assignment]
        [decoders.Replace("\u2581", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, **special)


def vectors(recorder: Recorder) -> list[np.ndarray]:
    """The embeddings of a request that has ended well."""
    assert recorder.finished.reason is FinishReason.STOP
    (found,) = (event for event in recorder.events if isinstance(event, EmbeddingsReady))
    return list(found.vectors)


def embed(engine: TextEngine | EncoderEngine, *inputs: str | Sequence[int], **options: Any) -> list[np.ndarray]:
    """The embeddings of some texts, without other requests."""
    recorder = Recorder()
    engine.embed(EmbeddingRequest("tiny", inputs, **options), recorder)
    run(engine)
    return vectors(recorder)
