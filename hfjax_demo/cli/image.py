"""``image``: generates images from a prompt, each a PNG file that contains its parameters."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from typer import Option

from .. import events
from ..catalog import ModelKind, catalog_of
from ..errors import HfjaxError, InvalidRequest
from ..image_requests import ImageRequest, ImageSettings
from ..pictures.decoding import decode_picture
from ..pictures.metadata import to_png
from ..settings import MAX_COMMAND_LINE_IMAGE_SIZE, Settings
from ..terminal import StatusLine
from .common import CacheDir, CatalogFile, Dtype, Json, Model, app, given, run_request, write_file

_STAGES = {events.ImageStage.ENCODING: "reading the prompt", events.ImageStage.DECODING: "decoding"}


@app.command()
def image(
    model: Model,
    prompt: Annotated[str, Option(help="Prompt.")],
    output: Annotated[Path, Option("--output", "-o", help="Output PNG file.")],
    negative_prompt: Annotated[str, Option(help="Negative prompt.")] = "",
    steps: Annotated[int | None, Option(help="Denoising steps.")] = None,
    guidance_scale: Annotated[float | None, Option(help="Guidance scale; 1 or less turns guidance off.")] = None,
    scheduler: Annotated[str | None, Option(help="Scheduler, such as euler or dpm++-2m; default: the model's.")] = None,
    seed: Annotated[int | None, Option(help="Random seed; the same seed gives the same image.")] = None,
    variation: Annotated[float | None, Option(help="Variation strength, 0 to 1.")] = None,
    variation_seed: Annotated[int | None, Option(help="Variation seed; default: random.")] = None,
    step_caching: Annotated[
        float | None, Option(help="Skip steps that change less than this, 0 to 1; changes the image. Default: 0, none.")
    ] = None,
    width: Annotated[int | None, Option(help="In pixels, a multiple of 8.")] = None,
    height: Annotated[int | None, Option(help="In pixels, a multiple of 8.")] = None,
    count: Annotated[int | None, Option(help="Number of images, 1 to 4; the files are numbered.")] = None,
    latents: Annotated[
        Path | None, Option(help="Initial latents: .npy file (count, channels, height / 8, width / 8).")
    ] = None,
    init_image: Annotated[Path | None, Option("--image", help="Image to edit or to start from.")] = None,
    reference: Annotated[
        list[Path] | None, Option(help="Further image that the prompt mentions, for --image; may be repeated.")
    ] = None,
    mask: Annotated[Path | None, Option(help="Inpainting mask for --image: white is redrawn, black is kept.")] = None,
    strength: Annotated[float | None, Option(help="How much to change --image; 1 ignores the original.")] = None,
    control_image: Annotated[Path | None, Option(help="Control image for a model with a ControlNet.")] = None,
    control_strength: Annotated[float | None, Option(help="ControlNet strength, 0 to 2.")] = None,
    image_guidance_scale: Annotated[
        float | None, Option(help="How closely an edit keeps to --image, where a model lets one choose.")
    ] = None,
    dtype: Dtype = None,
    catalog_file: CatalogFile = None,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> None:
    """Generate images from a prompt."""
    options = dict(locals())
    settings = Settings.from_environment(
        os.environ,
        **given(Settings.model_fields, options),
        max_image_size=MAX_COMMAND_LINE_IMAGE_SIZE,
        compile_ahead=False,
    )
    spec = catalog_of(settings).find(model, ModelKind.IMAGE)
    request = ImageRequest(
        model=model,
        prompt=prompt,
        negative_prompt=negative_prompt,
        settings=ImageSettings(**{**spec.image_settings, **given(ImageSettings.__dataclass_fields__, options)}),
        init_image=None if init_image is None else decode_picture(init_image),
        mask_image=None if mask is None else decode_picture(mask),
        control_image=None if control_image is None else decode_picture(control_image),
        latents=None if latents is None else _read_latents(latents),
        reference_images=tuple(decode_picture(path) for path in reference or ()),
    )
    paths = _targets(output, request.settings.count if request.latents is None else len(request.latents))
    pictures, statistics = _generate_images(request, settings)
    for path, picture in zip(paths, pictures.images, strict=True):
        write_file(path, to_png(picture.image, picture.parameters))
        if picture.flagged:
            print(f"{path} is black: the model's safety checker rejected the image.", file=sys.stderr)
    if as_json:
        print(json.dumps(_record(paths, pictures, statistics)))
    else:
        print("\n".join(str(path) for path in paths))
        print(_summary(statistics), file=sys.stderr)


def _read_latents(path: Path) -> np.ndarray:
    try:
        loaded = np.load(path, allow_pickle=False)
    except OSError as error:
        raise InvalidRequest(f"{path} can't be read ({error.strerror}).") from error
    except Exception as error:  # NumPy raises various exceptions for a damaged file
        raise InvalidRequest(f"{path} is not a .npy file of numbers.") from error
    if not isinstance(loaded, np.ndarray):
        loaded.close()
        raise InvalidRequest(f"{path} contains several arrays; save one with numpy.save.")
    if loaded.ndim == 0:
        raise InvalidRequest(f"{path} contains a single number, not latents.")
    return loaded


def _targets(output: Path, count: int) -> list[Path]:
    """Return the files to write. Called before the images are generated, so that an invalid path costs no time."""
    if output.suffix.lower() != ".png":
        raise InvalidRequest(f"{output} does not end in .png; images are saved as PNG files.")
    if not output.parent.is_dir():
        raise InvalidRequest(f"The folder {output.parent} does not exist.")
    paths = [output.with_stem(f"{output.stem}-{number}") for number in range(1, count + 1)] if count > 1 else [output]
    for path in paths:
        if path.is_dir():
            raise InvalidRequest(f"{path} is a folder; specify a file.")
    return paths


def _generate_images(request: ImageRequest, settings: Settings) -> tuple[events.ImagesReady, events.ImageStatistics]:
    """Run a request to its end; return its images and statistics.

    Raises:
        HfjaxError: it failed, or was cancelled by Ctrl-C.
    """
    pictures: events.ImagesReady | None = None
    finished: events.Finished[events.ImageStatistics] | None = None
    with StatusLine(sys.stderr) as status, contextlib.closing(run_request(request, settings, status)) as stream:
        for event in stream:
            match event:
                case events.PromptCut():
                    what = "negative prompt" if event.negative else "prompt"
                    status.note(
                        f"The text encoder reads {event.limit} tokens; this part of the {what} is ignored: {event.dropped}"
                    )
                case events.ImageProgress():
                    status.show(_STAGES[event.stage])
                case events.ImageStep():
                    status.show("denoising", event.step / event.steps, _pace(event))
                case events.ImagesReady():
                    pictures = event
                case events.Finished():
                    finished = event
    assert finished is not None
    if finished.reason is events.FinishReason.CANCELLED or pictures is None:
        raise HfjaxError("Stopped; no image was saved.")
    return pictures, finished.statistics


def _pace(event: events.ImageStep) -> str:
    if event.seconds_left is None:
        return ""
    return f", {event.steps_per_s:.2f} steps/s, {event.seconds_left:.0f} s left"


def _record(paths: list[Path], pictures: events.ImagesReady, statistics: events.ImageStatistics) -> dict[str, Any]:
    return {
        "path": str(paths[0]),
        "paths": [str(path) for path in paths],
        **{name: value for name, value in asdict(statistics).items() if name != "count"},
        "scheduler": pictures.images[0].parameters.scheduler,
        "guidance_scale": pictures.images[0].parameters.guidance_scale,
        "flagged": [picture.flagged for picture in pictures.images],
    }


def _summary(statistics: events.ImageStatistics) -> str:
    return (
        f"[{statistics.width} x {statistics.height}] {statistics.steps} steps in {statistics.seconds:.2f} s, "
        f"{statistics.steps_per_s:.2f} steps/s on {statistics.device}, seed {statistics.seed}"
    )
