"""``python -m training.data``: download the packages, render every picture, train the tokenizer. About two minutes.

Leaves in the workspace ``pictures.npy`` (RGBA, each picture centred and at a few random placements), ``subjects.json`` and the
folder ``tokenizer``. What is there already is not made again.
"""

from __future__ import annotations

import random as random_module
from collections.abc import Sequence

import numpy as np
from PIL import Image

from .captions import wording
from .rendering import CENTRED, SIZE, on_background, random_placement, render
from .sources import Subject, download_all, load_subjects, read_sources, save_subjects
from .tokenizer import build_tokenizer
from .workspace import Workspace, command_line, prepare, write_atomically

PLACEMENTS = 3


def main() -> None:
    workspace, _ = prepare(command_line(__doc__ or "").parse_args())
    if not (workspace.pictures.exists() and workspace.subjects.exists()):
        render_all(workspace)
    subjects = load_subjects(workspace.subjects)
    # A model knows only the tokenizer that it was trained with: an existing one is never replaced.
    if not (workspace.tokenizer / "vocab.json").exists():
        build_tokenizer(tokenizer_corpus(subjects), workspace.tokenizer)
    print(f"{len(subjects)} pictures and a tokenizer in {workspace.root}")


def render_all(workspace: Workspace) -> None:
    """Write :attr:`Workspace.pictures` and :attr:`Workspace.subjects`, and a contact sheet to look at."""
    subjects, bodies = read_sources(download_all(workspace.downloads))
    random = np.random.default_rng(0)
    pictures = np.empty((len(bodies), PLACEMENTS, SIZE, SIZE, 4), np.uint8)
    for i, body in enumerate(bodies):
        for j in range(PLACEMENTS):
            pictures[i, j] = render(body, CENTRED if j == 0 else random_placement(random))
        if i % 200 == 0:
            print(f"rendered {i} of {len(bodies)}", flush=True)

    def write(temporary: object) -> None:
        with open(str(temporary), "wb") as file:
            np.save(file, pictures)

    write_atomically(workspace.pictures, write)
    save_subjects(workspace.subjects, subjects)
    sheet = np.concatenate(
        [np.concatenate(list(on_background(row)), axis=1) for row in pictures[:1600, 0].reshape(40, 40, SIZE, SIZE, 4)]
    )
    Image.fromarray(sheet).resize((40 * 48, 40 * 48)).save(workspace.root / "pictures.png")


def tokenizer_corpus(subjects: Sequence[Subject]) -> list[str]:
    """Text with the words that captions have: all names and keywords, and some whole captions of each subject."""
    random = random_module.Random(0)
    lines = [name for subject in subjects for name in (*subject.names, *subject.keywords)]
    lines += [wording(random, subject) for subject in subjects for _ in range(4)]
    return lines


if __name__ == "__main__":
    main()
