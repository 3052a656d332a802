"""Pictures: plain diffusers in PyTorch, OpenVINO, the articles' recipe with ``torchax.compile``, this engine.

Everyone makes the same picture from the same initial latents with the same scheduler. Each lives in a process of its
own; they are measured in turn, round after round. The first picture, which compiles, is told apart from later ones.
"""

from __future__ import annotations

import dataclasses
import json
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import torch

from hfjax_demo.errors import UnsupportedModel, UserError
from hfjax_demo.settings import Settings

from . import openvino
from .contestant import Contestant, ContestantFailed, check_sides, pause
from .image_sides import Engine, Picture, PyTorch, Recipe
from .report import Report, Skipped, milliseconds, tabulate

PYTORCH, PYTORCH_BFLOAT16 = "pytorch", "pytorch-bfloat16"
OPENVINO, OPENVINO_BFLOAT16 = "openvino", "openvino-bfloat16"
RECIPE, OURS, OURS_BFLOAT16 = "recipe", "hfjax", "hfjax-bfloat16"
SIDES = (PYTORCH, PYTORCH_BFLOAT16, OPENVINO, OPENVINO_BFLOAT16, RECIPE, OURS, OURS_BFLOAT16)

# As PyTorch names an x86 processor of which its library has no products in bfloat16; it loops over their elements there.
WITHOUT_BFLOAT16 = ("DEFAULT", "AVX2")


@dataclass(frozen=True, slots=True)
class ImageRow:
    """One measured alternative at one size; medians over the later pictures.

    ``first_s`` is the first picture, which compiles; ``seconds`` a later one; ``steps_per_s`` and ``step_s`` a denoising
    step (guidance included), ``decode_s`` from the last step to the picture; ``rss_mb`` is the most memory its process has
    had resident, loading included.
    """

    name: str
    precision: str
    size: int
    steps: int
    first_s: float
    seconds: float
    steps_per_s: float
    step_s: float
    decode_s: float
    rss_mb: float


def make_report(rows: Sequence[ImageRow], device: str) -> Report:
    """The rows of all sizes; the first of each size is what the others are compared with."""
    baseline = {row.size: row for row in reversed(rows)}
    columns: list[tuple[str, Callable[[ImageRow], str]]] = [
        ("", lambda row: row.name),
        ("precision", lambda row: row.precision),
        ("size", lambda row: f"{row.size} px"),
        ("first", lambda row: f"{row.first_s:.2f} s"),
        (f"later ({rows[0].steps} steps)", lambda row: f"{row.seconds:.2f} s"),
        ("speed", lambda row: f"{baseline[row.size].seconds / row.seconds:.2f}x"),
        ("step", lambda row: milliseconds(row.step_s)),
        ("decode", lambda row: milliseconds(row.decode_s)),
        ("peak MB", lambda row: f"{row.rss_mb:.0f}"),
        ("", lambda row: f"{row.rss_mb / baseline[row.size].rss_mb:.2f}x"),
    ]
    return Report(tuple(rows), tabulate(columns, rows), device)


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    sides: Sequence[str] = SIDES,
    sizes: Sequence[int],
    steps: int,
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Measure everyone in turn at every size, ``repeats`` times after a first picture. Who breaks at that one is left out.

    Raises:
        UserError: no side of :data:`SIDES` that is named can take part here, or a name is none of those.
        EngineFailed: one of the processes broke later.
    """
    check_sides(sides, SIDES)
    missing = _missing()
    skipped = [missing[side] for side in sides if side in missing]
    present = [side for side in SIDES if side in sides and side not in missing]
    rows: list[ImageRow] = []
    device = ""
    for size in sizes:
        # New processes for each size, so that the peak of one is not the other's.
        with ExitStack() as stack:
            plan = {
                side: (label, stack.enter_context(contestant))
                for side, label, contestant in _contestants(present, folder, name, settings)
            }
            made: dict[str, list[Picture]] = {side: [] for side in plan}
            rounds, began = repeats + 1, len(plan)
            for number in range(rounds):
                for index, (side, (label, contestant)) in enumerate(list(plan.items())):
                    done = (number * began + index) / (rounds * began)
                    on_progress(f"{size} px, {label}", done)
                    pause()
                    try:
                        made[side].append(contestant.call("picture", size, steps))
                    except ContestantFailed as error:
                        if number:
                            raise
                        del plan[side]
                        present.remove(side)
                        skipped.append(Skipped(label, _precision_of(side), error.reason))
            for side, (label, contestant) in plan.items():
                first, *runs = made[side]
                seconds = statistics.median(item.seconds for item in runs)
                step_s = statistics.median(item.step_s for item in runs)
                rows.append(
                    ImageRow(
                        name=label,
                        precision=contestant.call("precision"),
                        size=size,
                        steps=steps,
                        first_s=first.seconds,
                        seconds=seconds,
                        steps_per_s=1 / step_s,
                        step_s=step_s,
                        decode_s=statistics.median(item.decode_s for item in runs),
                        rss_mb=contestant.call("rss_mb"),
                    )
                )
                device = contestant.call("device")
    if not rows:
        raise UserError(f"Nothing can be measured: {'; '.join(map(str, skipped))}.")
    return dataclasses.replace(make_report(rows, device), skipped=tuple(skipped))


def _precision_of(side: str) -> str:
    """Of the weights of one of :data:`SIDES`, but for ``OURS``, which chooses."""
    return "bfloat16" if side in (PYTORCH_BFLOAT16, OPENVINO_BFLOAT16, OURS_BFLOAT16) else "float32"


def _missing() -> dict[str, Skipped]:
    """The sides that cannot take part here."""
    missing = {}
    if not openvino.is_installed():
        missing[OPENVINO] = Skipped("OpenVINO", "float32", openvino.MISSING)
        missing[OPENVINO_BFLOAT16] = Skipped("OpenVINO", "bfloat16", openvino.MISSING)
    if torch.backends.cpu.get_cpu_capability() in WITHOUT_BFLOAT16:
        missing[PYTORCH_BFLOAT16] = Skipped(
            "PyTorch", "bfloat16", "this processor has no AVX-512: a step takes minutes"
        )
        missing.setdefault(
            OPENVINO_BFLOAT16, Skipped("OpenVINO", "bfloat16", "this processor has no AVX-512: it computes in float32")
        )
    return missing


def _contestants(
    sides: Sequence[str], folder: Path, name: str, settings: Settings
) -> Iterator[tuple[str, str, Contestant]]:
    """Each side, what its row is called, and who makes its pictures."""
    for side in sides:
        if side in (PYTORCH, PYTORCH_BFLOAT16):
            yield side, "PyTorch, diffusers eager", Contestant(PyTorch, folder, _precision_of(side))
        elif side in (OPENVINO, OPENVINO_BFLOAT16):
            yield side, "OpenVINO, in diffusers", Contestant(openvino.OpenVino, folder, _precision_of(side))
        elif side == RECIPE:
            yield side, "torchax.compile recipe", Contestant(Recipe, folder, settings)
        elif side == OURS_BFLOAT16:
            yield side, "hfjax", Contestant(Engine, folder, name, settings.model_copy(update={"dtype": "bfloat16"}))
        else:
            yield side, "hfjax", Contestant(Engine, folder, name, settings)


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
