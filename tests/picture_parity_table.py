"""Prints docs/picture-parity.md: pictures of this engine beside plain diffusers', for every family and scheduler the tests know.

python -m tests.picture_parity_table > docs/picture-parity.md
"""

from __future__ import annotations

import importlib.metadata
import os
import tempfile
from pathlib import Path

from hfjax_demo.catalog import BUILT_IN, FolderSource
from hfjax_demo.image.components import ImageTask
from hfjax_demo.requests import ImageRequest
from hfjax_demo.runtime.device import configure_jax
from hfjax_demo.runtime.engines import quiet_transformers

from . import tiny_pipelines
from .picture_parity import SCHEDULERS, Both, apart, drawn, load_both, request
from .tiny_pipelines import FAMILIES, initial_latents

HEAD = """# Pictures beside plain diffusers

This program's engine and plain diffusers in PyTorch make the same picture from the same initial latents, in float32 on a
CPU. Each number is the largest difference of any colour value of any pixel, of 255. "guided" has a guidance scale and a
negative prompt, "free" has neither.

The small pipelines are random ones with everything their families have, saved and loaded as folders.
Versions: {versions}.

Made by `python -m tests.picture_parity_table > docs/picture-parity.md`; the same comparisons are tests, in
`tests/image/test_parity.py`.
"""


def difference(both: Both, width: int, height: int, guidance: float, scheduler: str | None, steps: int) -> int:
    """The largest one for these settings."""
    factor, channels = both.engine.latent_shape
    latents = initial_latents(1, channels, height // factor, width // factor)
    asked = request(
        width=width, height=height, guidance_scale=guidance, scheduler=scheduler, steps=steps, latents=latents
    )
    return apart(both.ours(asked), both.theirs(asked))


def schedulers_table(both: Both, sizes: tuple[tuple[int, int], ...], steps: int) -> None:
    """Every scheduler, guided and free, at every size."""
    titles = [f"{what}, {width} x {height}" for width, height in sizes for what in ("guided", "free")]
    print("| scheduler | " + " | ".join(titles) + " |\n" + "|---" * (len(titles) + 1) + "|")
    for scheduler in SCHEDULERS:
        cells = [
            str(difference(both, width, height, guidance, scheduler, steps))
            for width, height in sizes
            for guidance in (5.0, 0.0)
        ]
        print(f"| {scheduler} | " + " | ".join(cells) + " |", flush=True)


def families_table(root: Path) -> None:
    """Every family with its own scheduler, and what it can begin from."""
    print("| pipeline | guided | free | batch of 4, by seed | from a picture | inpainting |\n" + "|---" * 6 + "|")
    for family in FAMILIES:
        both = load_both(tiny_pipelines.make_pipeline(root / family, family))
        tasks, flux = both.engine.info.tasks, family == "flux"
        cells = ["-"] * 5
        if flux:  # packed latents, and no negative prompt
            plain = ImageRequest("tiny", "a red apple on blue background", settings=request().settings)
            cells[0] = str(apart(both.ours(plain), both.theirs(plain)))
        elif ImageTask.TEXT_TO_IMAGE in tasks:
            cells[0], cells[1] = (str(difference(both, 64, 64, guidance, None, 6)) for guidance in (5.0, 0.0))
            batch = request(count=4, seed=7)
            cells[2] = str(apart(both.ours(batch), both.theirs(batch)))
        if ImageTask.IMAGE_TO_IMAGE in tasks and not flux:
            begun = request(init_image=drawn(), strength=0.6, steps=10)
            cells[3] = str(apart(both.ours(begun), both.theirs(begun, ImageTask.IMAGE_TO_IMAGE)))
        if ImageTask.INPAINTING in tasks and not flux:
            mask = drawn().convert("L").point(lambda value: 255 if value > 127 else 0)
            masked = request(init_image=drawn(), mask_image=mask, strength=1.0)
            cells[4] = str(apart(both.ours(masked), both.theirs(masked, ImageTask.INPAINTING)))
        print(f"| {type(both.plain).__name__} ({family}) | " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    """Write the tables to standard output."""
    configure_jax(Path(os.environ.get("HFJAX_TEST_CACHE", ".cache/tests")).absolute())
    quiet_transformers()
    packages = ("torch", "torchax", "jax", "diffusers", "transformers")
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)
    print(HEAD.format(versions=versions))
    with tempfile.TemporaryDirectory() as root:
        print("## Families\n")
        families_table(Path(root))
        print("\n## Schedulers, a small random Stable Diffusion, 6 steps\n")
        folder = tiny_pipelines.make_pipeline(Path(root) / "schedulers", "stable-diffusion")
        schedulers_table(load_both(folder), ((64, 64), (96, 64)), 6)
        print("\n## Schedulers, the bundled emoji-diffusion, 20 steps\n")
        source = BUILT_IN.find("emoji-diffusion").source
        assert isinstance(source, FolderSource)
        schedulers_table(load_both(source.path), ((128, 128), (96, 160)), 20)


if __name__ == "__main__":
    main()
