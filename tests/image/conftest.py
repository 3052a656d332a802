"""Tiny pipelines for the tests of a file, each made and loaded when it is first asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.image.engine import ImageEngine

from .. import tiny_pipelines
from ..picture_parity import Both, load_both


class Families(dict[str, Both]):
    """The pipelines of :mod:`tests.tiny_pipelines` by family."""

    def __init__(self, root: Path) -> None:
        super().__init__()
        self._root = root

    def folder(self, family: str) -> Path:
        folder = self._root / family
        return folder if folder.exists() else tiny_pipelines.make_pipeline(folder, family)

    def __missing__(self, family: str) -> Both:
        self[family] = load_both(self.folder(family))
        return self[family]


@pytest.fixture(scope="module")
def families(tmp_path_factory: pytest.TempPathFactory) -> Families:
    return Families(tmp_path_factory.mktemp("families"))


@pytest.fixture(scope="module")
def folder(families: Families) -> Path:
    """The folder of a Stable Diffusion pipeline."""
    return families.folder("stable-diffusion")


@pytest.fixture(scope="module")
def both(families: Families) -> Both:
    """The pipeline of that folder."""
    return families["stable-diffusion"]


@pytest.fixture(scope="module")
def engine(both: Both) -> ImageEngine:
    """The engine of that pipeline."""
    return both.engine
