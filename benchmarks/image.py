"""Image generation: plain diffusers in PyTorch, OpenVINO, the articles' recipe with ``torchax.compile``, this engine.

All sides generate the same image from the same initial latents with the same scheduler, each in a child process. They are
measured in turn, round after round. The values of a row are medians over the later images:

first_s     the first image, including compilation
seconds     a later one
step_s      a denoising step, including guidance (``steps_per_s`` is its inverse)
decode_s    from the last step to the image
rss_mb      peak resident memory of the process, including loading
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UnsupportedModel, UserError
from hfjax_demo.image_requests import FALLBACK_STEPS, ImageSettings
from hfjax_demo.settings import Settings

from . import openvino
from .commands import AsJson, Repeats, SideOption, benchmark_context, commands, print_report
from .image_sides import Engine, PyTorch, Recipe
from .known_shapes import shapes, write_random_pipeline
from .report import Report, Row, SkippedSide, medians, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds


class ImageSideName(StrEnum):
    """A side of the benchmark."""

    PYTORCH = "pytorch"
    PYTORCH_BFLOAT16 = "pytorch-bfloat16"
    OPENVINO = "openvino"
    OPENVINO_BFLOAT16 = "openvino-bfloat16"
    RECIPE = "recipe"
    OURS = "hfjax"
    OURS_BFLOAT16 = "hfjax-bfloat16"

    @property
    def precision(self) -> str:
        """Precision of the weights; ``OURS`` chooses its own."""
        return "bfloat16" if self.endswith("bfloat16") else "float32"


# PyTorch's names for x86 processors without bfloat16 products in its library; it loops over the elements there.
WITHOUT_BFLOAT16 = ("DEFAULT", "AVX2")


@commands.command()
def image(
    model: Annotated[
        str, typer.Argument(help="An image model, or random-80m or random-sd2, which have random weights.")
    ],
    only: Annotated[list[ImageSideName] | None, SideOption] = None,
    size: Annotated[list[int] | None, typer.Option(help="Pixels; may be repeated.")] = None,
    steps: Annotated[int | None, typer.Option(help="Denoising steps.")] = None,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Measure image generation: plain diffusers, OpenVINO if installed, the articles' recipe, and this program."""
    sides = only or list(ImageSideName)
    missing = _missing()
    skipped = [missing[side] for side in sides if side in missing]
    present = [side for side in ImageSideName if side in sides and side not in missing]
    for pixels in size or ():
        ImageSettings(width=pixels)  # raises an error if it is invalid
    ImageSettings(steps=steps)
    rows: list[dict[str, Any]] = []
    with benchmark_context() as here:
        shape = shapes().get(model)
        if shape is not None and shape.steps:
            folder, name = write_random_pipeline(shape, here.settings.cache_dir, here.show), shape.name
            own_sizes, own_steps = shape.sizes, shape.steps
        else:
            spec = here.model(model, ModelKind.IMAGE)
            folder, name = here.fetch_model(spec), spec.name
            own = ImageSettings(**spec.image_settings)
            own_sizes, own_steps = (own.width or native_width(folder),), own.steps or FALLBACK_STEPS
        for pixels in size or own_sizes:
            about = {"size": pixels, "steps": steps or own_steps}
            # New processes for each size, because peak memory is that of a process.
            with ExitStack() as processes:
                entries = []
                for side in present:
                    label, *made = _side_constructor(side, folder, name, here.settings)
                    contestant = processes.enter_context(SideProcess(*made))
                    picture = partial(contestant.call, "picture", *about.values())
                    entries.append(RowMeasurement(label, side.precision, about, contestant, picture))
                measured = measure_in_rounds(entries, repeats, here.show, skipped)
                # A side that fails at its first image is not measured at other sizes.
                present = [side for side, entry in zip(present, entries, strict=True) if entry in measured]
                rows.extend(map(_row, measured))
    if not rows:
        raise UserError(f"Nothing can be measured: {'; '.join(map(str, skipped))}.")
    device = [row.pop("device") for row in rows][-1]
    print_report(make_report(rows, device, skipped), as_json)


def _row(entry: RowMeasurement) -> dict[str, Any]:
    first, *later = entry.runs
    found = medians(later)
    steps_per_s = 1 / found["step_s"]
    facts = entry.side.call("facts")
    return {"name": entry.name, **entry.about, "first_s": first.seconds, **found, "steps_per_s": steps_per_s, **facts}


def make_report(rows: Sequence[Row], device: str, skipped: Sequence[SkippedSide] = ()) -> Report:
    """Return the report on all sizes; rows are compared with the first one of the same size."""
    baseline = {row["size"]: row for row in reversed(rows)}
    table = tabulate(
        rows,
        ("", "{name}"),
        ("precision", "{precision}"),
        ("size", "{size} px"),
        ("first", "{first_s:.2f} s"),
        (f"later ({rows[0]['steps']} steps)", "{seconds:.2f} s"),
        ("speed", lambda row: f"{baseline[row['size']]['seconds'] / row['seconds']:.2f}x"),
        ("step", milliseconds_column("step_s")),
        ("decode", milliseconds_column("decode_s")),
        ("peak MB", "{rss_mb:.0f}"),
        ("", lambda row: f"{row['rss_mb'] / baseline[row['size']]['rss_mb']:.2f}x"),
    )
    return Report(rows, table, device, skipped=skipped)


def _missing() -> dict[ImageSideName, SkippedSide]:
    """Return the sides that cannot be measured here, with the reasons."""
    import torch

    missing = {}
    if not openvino.is_installed():
        for side in (ImageSideName.OPENVINO, ImageSideName.OPENVINO_BFLOAT16):
            missing[side] = SkippedSide("OpenVINO", side.precision, openvino.NOT_INSTALLED)
    if torch.backends.cpu.get_cpu_capability() in WITHOUT_BFLOAT16:
        slow, wide = "a step takes minutes", "it computes in float32"
        for side, name, why in (
            (ImageSideName.PYTORCH_BFLOAT16, "PyTorch", slow),
            (ImageSideName.OPENVINO_BFLOAT16, "OpenVINO", wide),
        ):
            missing.setdefault(side, SkippedSide(name, "bfloat16", f"this processor has no AVX-512: {why}"))
    return missing


def _side_constructor(side: ImageSideName, folder: Path, name: str, settings: Settings) -> tuple[Any, ...]:
    """Return the name of a side's row, its class, and the arguments of the class."""
    match side:
        case ImageSideName.PYTORCH | ImageSideName.PYTORCH_BFLOAT16:
            return "PyTorch, diffusers eager", PyTorch, folder, side.precision
        case ImageSideName.OPENVINO | ImageSideName.OPENVINO_BFLOAT16:
            return "OpenVINO, in diffusers", openvino.OpenVino, folder, side.precision
        case ImageSideName.RECIPE:
            return "torchax.compile recipe", Recipe, folder, settings
        case ImageSideName.OURS:
            return "hfjax", Engine, folder, name, settings
    return "hfjax", Engine, folder, name, settings.changed(dtype=side.precision)


def native_width(folder: Path) -> int:
    """Return the native width in pixels of a Stable Diffusion folder, according to its configuration files.

    Raises:
        UnsupportedModel: it is another kind of pipeline, which the articles' recipe could not run.
    """
    try:
        unet = json.loads((folder / "unet" / "config.json").read_text(encoding="utf-8"))
        vae = json.loads((folder / "vae" / "config.json").read_text(encoding="utf-8"))
        size: int = int(unet["sample_size"]) * 2 ** (len(vae["block_out_channels"]) - 1)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnsupportedModel(
            f"{folder} is no Stable Diffusion pipeline with a UNet; choose one, such as emoji-diffusion."
        ) from error
    return size
