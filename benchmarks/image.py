"""Pictures: plain diffusers in PyTorch, OpenVINO, the articles' recipe with ``torchax.compile``, this engine.

Everyone makes the same picture from the same initial latents with the same scheduler. Each lives in a process of its
own; they are measured in turn, round after round. Of a row, medians over the later pictures:

first_s     the first picture, which compiles
seconds     a later one
step_s      a denoising step, guidance included (``steps_per_s`` is its inverse)
decode_s    from the last step to the picture
rss_mb      the most memory its process has had resident, loading included
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UnsupportedModel, UserError
from hfjax_demo.requests import USUAL_STEPS, ImageSettings
from hfjax_demo.settings import Settings

from . import openvino
from .commands import AsJson, Only, Repeats, commands, print_report, running
from .contestant import Contestant, ContestantFailed, pause
from .image_sides import Engine, Picture, PyTorch, Recipe
from .known_shapes import shapes, with_random_weights
from .report import Report, Row, Skipped, medians, milliseconds, tabulate


class Side(StrEnum):
    """Who takes part."""

    PYTORCH = "pytorch"
    PYTORCH_BFLOAT16 = "pytorch-bfloat16"
    OPENVINO = "openvino"
    OPENVINO_BFLOAT16 = "openvino-bfloat16"
    RECIPE = "recipe"
    OURS = "hfjax"
    OURS_BFLOAT16 = "hfjax-bfloat16"

    @property
    def precision(self) -> str:
        """Of its weights, but for ``OURS``, which chooses."""
        return "bfloat16" if self.endswith("bfloat16") else "float32"


# As PyTorch names an x86 processor of which its library has no products in bfloat16; it loops over their elements there.
WITHOUT_BFLOAT16 = ("DEFAULT", "AVX2")


@commands.command()
def image(
    model: Annotated[
        str, typer.Argument(help="An image model, or random-80m or random-sd2, which have random weights.")
    ],
    only: Annotated[list[Side] | None, Only] = None,
    size: Annotated[list[int] | None, typer.Option(help="Pixels; may be repeated.")] = None,
    steps: Annotated[int | None, typer.Option(help="Denoising steps.")] = None,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Pictures: plain diffusers, OpenVINO where it is installed, the articles' recipe, and this program."""
    sides = only or list(Side)
    missing = _missing()
    skipped = [missing[side] for side in sides if side in missing]
    present = [side for side in Side if side in sides and side not in missing]
    rows: list[Row] = []
    device = ""
    with running() as here:
        shape = shapes().get(model)
        spec = None if shape is not None and shape.steps else here.model(model, ModelKind.IMAGE)
        for pixels in size or ():
            ImageSettings(width=pixels)  # says what is wrong, if anything is
        ImageSettings(steps=steps)
        if spec is None:
            assert shape is not None
            folder, name = with_random_weights(shape, here.settings.cache_dir, here.show), shape.name
            own_sizes, own_steps = shape.sizes, shape.steps
        else:
            folder, name = here.fetched(spec), spec.name
            own = ImageSettings(**spec.image_settings)
            own_sizes, own_steps = (own.width or own_size(folder),), own.steps or USUAL_STEPS
        for pixels in size or own_sizes:
            # New processes for each size, so that the peak of one is not the other's.
            with ExitStack() as stack:
                plan = {
                    side: (label, stack.enter_context(contestant))
                    for side, label, contestant in _contestants(present, folder, name, here.settings)
                }
                made: dict[Side, list[Picture]] = {side: [] for side in plan}
                rounds, began = repeats + 1, len(plan)
                for number in range(rounds):
                    for index, (side, (label, contestant)) in enumerate(list(plan.items())):
                        here.show(f"{pixels} px, {label}", (number * began + index) / (rounds * began))
                        pause()
                        try:
                            made[side].append(contestant.call("picture", pixels, steps or own_steps))
                        except ContestantFailed as error:
                            if number:
                                raise
                            del plan[side]  # who breaks at the first picture is left out
                            present.remove(side)
                            skipped.append(Skipped(label, side.precision, error.reason))
                for side, (label, contestant) in plan.items():
                    first, *runs = made[side]
                    facts = contestant.call("facts")
                    device = facts.pop("device")
                    row = {"name": label, "size": pixels, "steps": steps or own_steps, "first_s": first.seconds}
                    found = medians(runs)
                    rows.append({**row, **found, "steps_per_s": 1 / found["step_s"], **facts})
    if not rows:
        raise UserError(f"Nothing can be measured: {'; '.join(map(str, skipped))}.")
    print_report(make_report(rows, device, skipped), as_json)


def make_report(rows: Sequence[Row], device: str, skipped: Sequence[Skipped] = ()) -> Report:
    """The rows of all sizes; the first of each size is what the others are compared with."""
    baseline = {row["size"]: row for row in reversed(rows)}
    table = tabulate(
        rows,
        ("", "{name}"),
        ("precision", "{precision}"),
        ("size", "{size} px"),
        ("first", "{first_s:.2f} s"),
        (f"later ({rows[0]['steps']} steps)", "{seconds:.2f} s"),
        ("speed", lambda row: f"{baseline[row['size']]['seconds'] / row['seconds']:.2f}x"),
        ("step", milliseconds("step_s")),
        ("decode", milliseconds("decode_s")),
        ("peak MB", "{rss_mb:.0f}"),
        ("", lambda row: f"{row['rss_mb'] / baseline[row['size']]['rss_mb']:.2f}x"),
    )
    return Report(rows, table, device, skipped=skipped)


def _missing() -> dict[Side, Skipped]:
    """The sides that cannot take part here."""
    import torch

    missing = {}
    if not openvino.is_installed():
        for side in (Side.OPENVINO, Side.OPENVINO_BFLOAT16):
            missing[side] = Skipped("OpenVINO", side.precision, openvino.MISSING)
    if torch.backends.cpu.get_cpu_capability() in WITHOUT_BFLOAT16:
        slow, wide = "a step takes minutes", "it computes in float32"
        for side, name, why in ((Side.PYTORCH_BFLOAT16, "PyTorch", slow), (Side.OPENVINO_BFLOAT16, "OpenVINO", wide)):
            missing.setdefault(side, Skipped(name, "bfloat16", f"this processor has no AVX-512: {why}"))
    return missing


def _contestants(
    sides: Sequence[Side], folder: Path, name: str, settings: Settings
) -> Iterator[tuple[Side, str, Contestant]]:
    """Each side, what its row is called, and who makes its pictures."""
    for side in sides:
        if side in (Side.PYTORCH, Side.PYTORCH_BFLOAT16):
            yield side, "PyTorch, diffusers eager", Contestant(PyTorch, folder, side.precision)
        elif side in (Side.OPENVINO, Side.OPENVINO_BFLOAT16):
            yield side, "OpenVINO, in diffusers", Contestant(openvino.OpenVino, folder, side.precision)
        elif side is Side.RECIPE:
            yield side, "torchax.compile recipe", Contestant(Recipe, folder, settings)
        else:
            own = settings if side is Side.OURS else settings.changed(dtype="bfloat16")
            yield side, "hfjax", Contestant(Engine, folder, name, own)


def own_size(folder: Path) -> int:
    """The width in pixels that a Stable Diffusion folder was made for, as its configuration files say.

    Raises:
        UnsupportedModel: it is of another kind, which the articles' recipe could not run.
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
