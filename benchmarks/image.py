"""Image generation: plain diffusers in PyTorch, OpenVINO, the articles' recipe with ``torchax.compile``, this engine.

All sides generate the same image from the same initial latents with the same scheduler. They are measured in turn, each in a
child process. ``first_s`` is the first image, including compilation; the other values are medians over later ones: ``step_s`` of
a step with guidance, ``decode_s`` from the last step to the image. ``rss_mb`` is the peak memory of the process.
"""

from __future__ import annotations

import importlib.util
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

from .commands import AsJson, Repeats, SideOption, benchmark_context, commands, print_report
from .image_sides import Engine, OpenVino, PyTorch, Recipe
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


# Name of the rows, class, and precision of the weights.
SIDES = {
    ImageSideName.PYTORCH: ("PyTorch, diffusers eager", PyTorch, "float32"),
    ImageSideName.PYTORCH_BFLOAT16: ("PyTorch, diffusers eager", PyTorch, "bfloat16"),
    ImageSideName.OPENVINO: ("OpenVINO, in diffusers", OpenVino, "float32"),
    ImageSideName.OPENVINO_BFLOAT16: ("OpenVINO, in diffusers", OpenVino, "bfloat16"),
    ImageSideName.RECIPE: ("torchax.compile recipe", Recipe, "float32"),
    ImageSideName.OURS: ("hfjax", Engine, "float32"),  # by default
    ImageSideName.OURS_BFLOAT16: ("hfjax", Engine, "bfloat16"),
}


@commands.command()
def image(
    model: Annotated[str, typer.Argument(help="An image model, or random-80m or random-sd2: random weights.")],
    only: Annotated[list[ImageSideName] | None, SideOption] = None,
    size: Annotated[list[int] | None, typer.Option(help="Pixels; may be repeated.")] = None,
    steps: Annotated[int | None, typer.Option(help="Denoising steps.")] = None,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Measure image generation: plain diffusers, OpenVINO if installed, the articles' recipe, and this program."""
    for pixels in size or ():
        ImageSettings(width=pixels)  # raises an error if it is invalid
    ImageSettings(steps=steps)
    skipped: list[SkippedSide] = []
    sides = []
    for side in sorted({*(only or ImageSideName)}, key=list(SIDES).index):
        title, _, precision = SIDES[side]
        if (reason := why_missing(side)) is None:
            sides.append(side)
        else:
            skipped.append(SkippedSide(title.partition(",")[0], precision, reason))
    rows: list[dict[str, Any]] = []
    with benchmark_context() as here:
        shape = shapes().get(model)
        if shape is not None and shape.steps:
            folder, name = write_random_pipeline(shape, here.settings.cache_dir, here.show), shape.name
            own_sizes, own_steps = shape.sizes, shape.steps
        else:
            spec, folder = here.fetch_model(model, ModelKind.IMAGE)
            own, name = ImageSettings(**spec.image_settings), spec.name
            own_sizes, own_steps = (own.width or native_width(folder),), own.steps or FALLBACK_STEPS
        for pixels in size or own_sizes:
            about = {"size": pixels, "steps": steps or own_steps}
            # New processes for each size, because peak memory is that of a process.
            with ExitStack() as processes:
                entries = []
                for side in sides:
                    title, kind, precision = SIDES[side]
                    settings = here.settings.changed(dtype=precision) if side.endswith("bfloat16") else here.settings
                    made = {Engine: (folder, name, settings), Recipe: (folder, settings)}.get(kind, (folder, precision))
                    process = processes.enter_context(SideProcess(kind, *made))
                    picture = partial(process.call, "picture", *about.values())
                    entries.append(RowMeasurement(title, precision, about, process, picture))
                measured = measure_in_rounds(entries, repeats, here.show, skipped)
                # A side that fails at its first image is not measured at other sizes.
                sides = [side for side, entry in zip(sides, entries, strict=True) if entry in measured]
                for entry in measured:
                    first, *later = entry.runs
                    found = {"first_s": first["seconds"], **medians(later)}
                    found["steps_per_s"] = 1 / found["step_s"]
                    rows.append({"name": entry.name, **about, **found, **entry.side.call("facts")})
    if not rows:
        raise UserError(f"Nothing can be measured: {'; '.join(map(str, skipped))}.")
    device = [row.pop("device") for row in rows][-1]
    print_report(make_report(rows, device, skipped), as_json)


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


def why_missing(side: ImageSideName) -> str | None:
    """Return why a side cannot be measured here; None if it can."""
    import torch

    _, kind, precision = SIDES[side]
    if kind is OpenVino and importlib.util.find_spec("openvino") is None:
        return "it is not installed; get it with 'pip install openvino'"
    without = torch.backends.cpu.get_cpu_capability() in ("DEFAULT", "AVX2")  # PyTorch loops over the elements there
    if kind in (PyTorch, OpenVino) and precision == "bfloat16" and without:
        does = "it computes in float32" if kind is OpenVino else "a step takes minutes"
        return f"this processor has no AVX-512: {does}"
    return None


def native_width(folder: Path) -> int:
    """Return the native width in pixels of a Stable Diffusion folder, according to its configuration files.

    Raises:
        UnsupportedModel: it is another kind of pipeline, which the articles' recipe could not run.
    """
    try:
        unet = json.loads((folder / "unet" / "config.json").read_text(encoding="utf-8"))
        vae = json.loads((folder / "vae" / "config.json").read_text(encoding="utf-8"))
        size: int = int(unet["sample_size"]) * 2 ** (len(vae["block_out_channels"]) - 1)
        return size
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnsupportedModel(
            f"{folder} is no Stable Diffusion pipeline with a UNet; choose one, such as emoji-diffusion."
        ) from error
