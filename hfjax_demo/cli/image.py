"""``image``: pictures from a prompt, each a PNG file that carries its parameters."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from ..catalog import ModelKind, catalog_of
from ..errors import HfjaxError, InvalidRequest
from ..events import (
    Failed,
    Finished,
    FinishReason,
    ImageProgress,
    ImagesReady,
    ImageStage,
    ImageStatistics,
    ImageStep,
    LoadProgress,
    PromptCut,
)
from ..image.metadata import to_png
from ..image.reading import open_picture
from ..requests import ImageRequest, ImageSettings
from ..settings import MAX_IMAGE_SIZE_HERE, Settings
from ..terminal import StatusLine
from .common import CacheDir, CatalogFile, Dtype, Json, Model, app, until_interrupted

_STAGES = {ImageStage.ENCODING: "reading the prompt", ImageStage.DECODING: "decoding"}


@app.command()
def image(
    model: Model,
    prompt: Annotated[str, typer.Option(help="What the picture shows.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The PNG file to write.")],
    negative_prompt: Annotated[str, typer.Option(help="What it should not show.")] = "",
    steps: Annotated[int | None, typer.Option(help="Denoising steps.")] = None,
    guidance_scale: Annotated[
        float | None, typer.Option(help="How closely to follow the prompt; 1 or less is no guidance.")
    ] = None,
    scheduler: Annotated[
        str | None, typer.Option(help="Such as euler or dpm++-2m; the model's own unless given.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same picture; 0 is a seed.")] = None,
    variation: Annotated[float | None, typer.Option(help="Pictures near the seed's own: how far away, 0 to 1.")] = None,
    variation_seed: Annotated[
        int | None, typer.Option(help="With --variation: which way; a new one unless given.")
    ] = None,
    width: Annotated[int | None, typer.Option(help="Pixels, a multiple of 8.")] = None,
    height: Annotated[int | None, typer.Option(help="Pixels, a multiple of 8.")] = None,
    count: Annotated[int | None, typer.Option(help="Pictures, 1 to 4; the files are numbered.")] = None,
    latents: Annotated[
        Path | None, typer.Option(help="Initial noise: a .npy file (count, channels, height / 8, width / 8).")
    ] = None,
    init_image: Annotated[Path | None, typer.Option("--image", help="A picture to begin from.")] = None,
    mask: Annotated[Path | None, typer.Option(help="With --image: white is drawn anew, black is kept.")] = None,
    strength: Annotated[float | None, typer.Option(help="With --image: 1 leaves nothing of it.")] = None,
    control_image: Annotated[
        Path | None, typer.Option(help="What a model with a ControlNet follows: edges, a pose.")
    ] = None,
    control_strength: Annotated[float | None, typer.Option(help="How closely it is followed, 0 to 2.")] = None,
    dtype: Dtype = None,
    catalog_file: CatalogFile = None,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> None:
    """Make pictures from a prompt."""
    settings = Settings.from_environment(
        os.environ,
        dtype=dtype,
        catalog_file=catalog_file,
        cache_dir=cache_dir,
        max_image_size=MAX_IMAGE_SIZE_HERE,
        compile_ahead=False,
    )
    spec = catalog_of(settings).find(model, ModelKind.IMAGE)
    given = {
        "steps": steps,
        "guidance_scale": guidance_scale,
        "scheduler": scheduler,
        "seed": seed,
        "variation": variation,
        "variation_seed": variation_seed,
        "width": width,
        "height": height,
        "count": count,
        "strength": strength,
        "control_strength": control_strength,
    }
    request = ImageRequest(
        model=model,
        prompt=prompt,
        negative_prompt=negative_prompt,
        settings=ImageSettings(
            **{**spec.image_settings, **{name: value for name, value in given.items() if value is not None}}
        ),
        init_image=None if init_image is None else open_picture(init_image),
        mask_image=None if mask is None else open_picture(mask),
        control_image=None if control_image is None else open_picture(control_image),
        latents=None if latents is None else _read_latents(latents),
    )
    paths = _targets(output, request.settings.count if request.latents is None else len(request.latents))
    pictures, statistics = _make(request, settings)
    for path, picture in zip(paths, pictures.images, strict=True):
        _write(path, to_png(picture.image, picture.parameters))
        if picture.flagged:
            print(f"{path} is black: the model's safety checker has blacked it out.", file=sys.stderr)
    if as_json:
        print(json.dumps(_record(paths, pictures, statistics)))
    else:
        print("\n".join(str(path) for path in paths))
        print(_summary(statistics), file=sys.stderr)


def _read_latents(path: Path) -> np.ndarray:
    try:
        loaded = np.load(path, allow_pickle=False)
    except OSError as error:
        raise InvalidRequest(f"{path} cannot be read ({error.strerror}); name a .npy file of latents.") from error
    except Exception as error:  # whatever a damaged file makes NumPy raise
        raise InvalidRequest(f"{path} is no .npy file of numbers; write one with numpy.save.") from error
    if not isinstance(loaded, np.ndarray):
        loaded.close()
        raise InvalidRequest(f"{path} holds several arrays; write one with numpy.save.")
    if loaded.ndim == 0:
        raise InvalidRequest(f"{path} holds a single number; write the latents with numpy.save.")
    return loaded


def _targets(output: Path, count: int) -> list[Path]:
    """The files to write. Checked before the pictures are made, so that a wrong path costs no time."""
    if output.suffix.lower() != ".png":
        raise InvalidRequest(f"{output} does not end in .png; pictures are written as PNG files.")
    if not output.parent.is_dir():
        raise InvalidRequest(f"There is no folder {output.parent}; make it, or write elsewhere.")
    paths = [output.with_stem(f"{output.stem}-{number}") for number in range(1, count + 1)] if count > 1 else [output]
    for path in paths:
        if path.is_dir():
            raise InvalidRequest(f"{path} is a folder; name a file to write.")
    return paths


def _write(path: Path, data: bytes) -> None:
    partial = path.with_name(f".{path.name}.part")  # a file with the final name is always whole
    try:
        partial.write_bytes(data)
        partial.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            partial.unlink()
        raise InvalidRequest(f"{path} cannot be written ({error.strerror}); choose another place.") from error


def _make(request: ImageRequest, settings: Settings) -> tuple[ImagesReady, ImageStatistics]:
    """Run a request to its end.

    Raises:
        HfjaxError: it failed, or Ctrl-C stopped it.
    """
    from ..runtime.manager import ModelManager  # imports JAX, which `models` can do without

    pictures: ImagesReady | None = None
    finished: Finished[ImageStatistics] | None = None
    manager = ModelManager(settings)
    try:
        with manager.generate(request) as stream, StatusLine(sys.stderr) as status:
            for event in until_interrupted(stream):
                match event:
                    case LoadProgress():
                        status.show_load(event)
                    case PromptCut():
                        what = "negative prompt" if event.negative else "prompt"
                        status.note(
                            f"The model reads {event.limit} tokens; this part of the {what} is not read: {event.dropped}"
                        )
                    case ImageProgress():
                        status.show(_STAGES[event.stage])
                    case ImageStep():
                        status.show("denoising", event.step / event.steps, _pace(event))
                    case ImagesReady():
                        pictures = event
                    case Failed():
                        raise event.error
                    case Finished():
                        finished = event
    finally:
        manager.close()
    assert finished is not None
    if finished.reason is FinishReason.CANCELLED or pictures is None:
        raise HfjaxError("Stopped before the picture was done; nothing was written.")
    return pictures, finished.statistics


def _pace(event: ImageStep) -> str:
    if event.seconds_left is None:
        return ""
    return f", {event.steps_per_s:.2f} steps/s, {event.seconds_left:.0f} s left"


def _record(paths: list[Path], pictures: ImagesReady, statistics: ImageStatistics) -> dict[str, Any]:
    return {
        "path": str(paths[0]),
        "paths": [str(path) for path in paths],
        "seed": statistics.seed,
        "variation_seed": statistics.variation_seed,
        "width": statistics.width,
        "height": statistics.height,
        "steps": statistics.steps,
        "seconds": statistics.seconds,
        "steps_per_s": statistics.steps_per_s,
        "load_s": statistics.load_s,
        "compile_s": statistics.compile_s,
        "device": statistics.device,
        "scheduler": pictures.images[0].parameters.scheduler,
        "guidance_scale": pictures.images[0].parameters.guidance_scale,
        "flagged": [picture.flagged for picture in pictures.images],
    }


def _summary(statistics: ImageStatistics) -> str:
    return (
        f"[{statistics.width} x {statistics.height}] {statistics.steps} steps in {statistics.seconds:.2f} s, "
        f"{statistics.steps_per_s:.2f} steps/s on {statistics.device}, seed {statistics.seed}"
    )
