"""Loads a pipeline as the program does, draws, and prints what it has drawn and imported, as one line of JSON.

python -m tests.image.draw CACHE FOLDER[,FOLDER…] SIZE[,SIZE…]

The folders are loaded one after another, and pictures of each size in pixels are drawn for each task.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
from PIL import Image

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.bridge.programs.program_table import BackgroundExecutor
from hfjax_demo.events import Failed, ImagesReady
from hfjax_demo.image.engine import ImageEngine, load_engine
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.settings import Settings

# Modules of which nothing is executed if a pipeline is restored and its programs are stored.
HEAVY = (
    "accelerate.utils.modeling",
    "diffusers.models.attention",
    "diffusers.models.modeling_utils",
    "peft.peft_model",
    "sympy",
    "torch._dynamo.convert_frame",
    "transformers.modeling_utils",
)


def main(cache: Path, folders: list[Path], sizes: list[int]) -> dict[str, Any]:
    digests, traced, executed = dict[str, str](), list[str](), list[str]()
    for folder in folders:
        made = Event()
        compiler = Compiler(
            store=open_store(cache, folder, "float32"),
            on_end=lambda report: None if report.stored else traced.append(report.name),
        )
        engine = load_engine(
            folder,
            "tiny",
            dtype="float32",
            settings=Settings(cache_dir=cache),
            device="cpu",
            on_progress=lambda message, fraction: None,
            compiler=compiler,
            maker=BackgroundExecutor(made.set),
        )
        digests[f"{folder.name} parameters"] = str(engine.parameters)
        for size in sizes:
            for task in sorted(engine.info.tasks, reverse=True):
                digests[f"{folder.name} {size} {task}"] = _draw(engine, task, size, made)
                if len(digests) == 2:  # after the first picture
                    executed = [name for name in HEAVY if type(sys.modules.get(name)).__name__ == "module"]
    return {"pictures": digests, "traced": traced, "executed": executed}


def _draw(engine: ImageEngine, task: str, size: int, made: Event) -> str:
    rough = np.random.default_rng(3).integers(0, 255, (8, 8, 3), dtype=np.uint8)
    picture = Image.fromarray(rough).resize((size, size), Image.Resampling.BICUBIC)
    settings = ImageSettings(width=size, height=size, steps=3, guidance_scale=3.0, seed=1, strength=0.9)
    request = ImageRequest(
        "tiny",
        "a red apple",
        settings=settings,
        init_image=None if task == "text-to-image" else picture,
        mask_image=picture.convert("L") if task == "inpainting" else None,
    )
    found: list[Any] = []
    engine.submit(request, found.append)
    while not (ended := [event for event in found if isinstance(event, Failed | ImagesReady)]):
        made.clear()
        if engine.has_work:
            engine.step()
        else:
            assert made.wait(300)
    if isinstance(ended[0], Failed):
        raise ended[0].error
    return hashlib.sha256(ended[0].images[0].image.tobytes()).hexdigest()


if __name__ == "__main__":
    cache, folders, sizes = sys.argv[1:]
    result = main(
        Path(cache), [Path(folder) for folder in folders.split(",")], [int(size) for size in sizes.split(",")]
    )
    print(json.dumps(result), flush=True)
    os._exit(0)  # the threads that compile wait for more
