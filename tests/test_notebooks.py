"""The notebooks run from their first cell to the last on a CPU, and are stored without outputs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from . import tiny_models, tiny_pipelines
from .ports import free_port

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
LIMIT_S = 600


def test_no_output_is_stored() -> None:
    assert {file.stem for file in NOTEBOOKS} == {"articles", "page"}
    for file in NOTEBOOKS:
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
            assert not cell.get("outputs") and cell.get("execution_count") is None, file.name


def run(name: str, **parameters: object) -> Any:
    """Run a notebook with other values of its parameters; return it with its outputs."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(ROOT / "notebooks" / f"{name}.ipynb", as_version=4)
    [place] = [place for place, cell in enumerate(notebook.cells) if "parameters" in cell.metadata.get("tags", ())]
    changes = "\n".join(f"{key} = {value!r}" for key, value in parameters.items())
    notebook.cells.insert(place + 1, nbformat.v4.new_code_cell(changes))
    for cell in notebook.cells:
        if "end" in cell.metadata.get("tags", ()):
            cell.source = cell.source.replace("KEEP_RUNNING = True", "KEEP_RUNNING = False")
    client = NotebookClient(notebook, timeout=LIMIT_S, resources={"metadata": {"path": str(ROOT / "notebooks")}})
    return client.execute()


def printed(notebook: Any) -> str:
    outputs = (output for cell in notebook.cells for output in cell.get("outputs", ()))
    return "".join(output.get("text", "") for output in outputs)


@pytest.fixture
def tiny(tmp_path: Path, shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Models of the notebooks' names, tiny ones, for the kernel's process."""
    text = tiny_models.make_model(tmp_path / "llama", "llama")
    image = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    listed = (("smollm2-135m-instruct", text), ("emoji-diffusion", image))
    catalog = "\n".join(f'[[model]]\nname = "{name}"\nfolder = "{folder}"\n' for name, folder in listed)
    (tmp_path / "models.toml").write_text(catalog, encoding="utf-8")
    monkeypatch.setenv("HFJAX_CATALOG_FILE", str(tmp_path / "models.toml"))
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("JAX_COMPILATION_CACHE_DIR", str(shared_cache / "compiled"))
    monkeypatch.setenv("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")
    yield


@pytest.mark.usefixtures("engines", "processes", "tiny")
def test_the_articles() -> None:
    notebook = run("articles")
    text = printed(notebook)
    assert "4 devices, each with" in text and "largest difference from PyTorch's logits" in text
    assert "needs a GPU or a TPU" in text
    pictures = [output for cell in notebook.cells for output in cell.get("outputs", ()) if "data" in output]
    assert any("image/png" in output["data"] for output in pictures)


@pytest.mark.usefixtures("engines", "processes", "pages", "tiny")
def test_the_page(tmp_path: Path) -> None:
    text = printed(run("page", SHARE=False, PORT=free_port()))
    assert "The page: http://127.0.0.1" in text and "The owner's key" in text


@pytest.mark.real_model
@pytest.mark.usefixtures("engines", "processes")
def test_the_articles_with_the_models_that_they_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XLA_FLAGS", raising=False)
    assert os.environ.get("HF_HUB_OFFLINE") == "1", "the models come from the package index, or lie in the cache"
    assert "Paris" in printed(run("articles"))
