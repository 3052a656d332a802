"""``python -m training.export``: the trained model as the folder that ships with the app.

A standard ``StableDiffusionPipeline`` folder in float16 with the model card (``README.md``, numbers from the last
``python -m training.evaluate``), its grid of samples and loss curve, and the licences of the data. The folder is written
beside its place and then moved there, so that an export that fails leaves the old one as it was.
"""

from __future__ import annotations

import json
import shutil
import stat
import tarfile
from collections.abc import Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import torch
from diffusers import StableDiffusionPipeline
from PIL import Image

from .data import PLACEMENTS
from .drawing import loss_curve
from .evaluate import FAR_PROMPTS, GRID_PROMPTS, evaluation_folder, sampling_of, table, trained_pipeline
from .loop import load_checkpoint
from .models import DISTILLED, GUIDED, parameter_count
from .sources import KEYWORDS, NAMES, PACKAGES, VECTORS, download_all
from .tokenizer import load_tokenizer
from .workspace import Workspace, command_line, prepare

BUNDLED = Path(__file__).resolve().parent.parent / "hfjax_demo" / "bundled" / "emoji-diffusion"
LARGEST = 30_000_000
# How far each stage was trained: what training.adopt goes on from.
TRAINING_RECORD = "training.json"
GRID_COLOURS = 192
GRID_WIDTH = 720

# Below this share of prompts that give what they name the card says first of all that the model is not finished.
USABLE = 0.5
UNFINISHED = (
    "**These weights are an early checkpoint, not a finished model: the pictures are blobs, seldom recognisable and often not\n"
    "even of the right colour.** They show that the program runs; the training goes on with the commands below.\n"
)


def export(workspace: Workspace, folder: Path) -> int:
    """Write the folder and return its size in bytes.

    Raises:
        FileNotFoundError: a stage has not been trained.
        ValueError: the folder would be larger than 30 MB.
    """
    pipeline, _ = trained_pipeline(workspace, torch.device("cpu"), sampling_of(workspace))
    staging = folder.with_name(folder.name + ".partial")
    shutil.rmtree(staging, ignore_errors=True)
    write_pipeline(pipeline, workspace.tokenizer, staging)
    write_licences(workspace, staging)
    record = training_record(workspace)
    write_card(pipeline, workspace, record, staging)
    (staging / TRAINING_RECORD).write_text(json.dumps(record) + "\n")
    size = sum(path.stat().st_size for path in staging.rglob("*") if path.is_file())
    if size > LARGEST:
        raise ValueError(f"{size} bytes are more than the {LARGEST} that ship; {staging} is left to look at")
    shutil.rmtree(folder, ignore_errors=True)
    staging.rename(folder)
    return size


def write_pipeline(pipeline: StableDiffusionPipeline, tokenizer: Path, folder: Path) -> None:
    """The weights in float16 and every configuration, readable by all; also the tokenizer in CLIP's two-file form."""
    for module in (pipeline.vae, pipeline.unet, pipeline.text_encoder):
        module.to(torch.float16)
    pipeline.save_pretrained(folder, safe_serialization=True)
    for path in folder.glob("*/config.json"):
        # Where on the training machine a part was loaded from is nobody's business.
        config = json.loads(path.read_text())
        config.pop("_name_or_path", None)
        path.write_text(json.dumps(config, indent=2) + "\n")
    for name in ("vocab.json", "merges.txt"):
        shutil.copyfile(tokenizer / name, folder / "tokenizer" / name)
    for path in folder.rglob("*"):
        if path.is_file():
            path.chmod(stat.S_IRUSR | stat.S_IWUSR | stat.S_IRGRP | stat.S_IROTH)


def training_record(workspace: Workspace) -> dict[str, Any]:
    """Step, seconds and loss curve of every stage that was trained here or, before, by whoever made the folder adopted here."""
    adopted = workspace.root / TRAINING_RECORD
    record: dict[str, Any] = json.loads(adopted.read_text()) if adopted.exists() else {}
    stages = {
        "coarse": workspace.coarse,
        "whole": workspace.whole,
        "fine": workspace.fine,
        "words": workspace.words,
        "diffusion": workspace.diffusion,
        "distilled": workspace.distilled,
    }
    for name, folder in stages.items():
        state = load_checkpoint(folder / "checkpoint.pt")
        if state:
            record[name] = {"step": state["step"], "seconds": round(state["seconds"]), "curve": state["curve"]}
    return record


def write_licences(workspace: Workspace, folder: Path) -> None:
    """The licence of the pictures, those of the names and keywords from their packages, and a notice of what is whose."""
    tarballs = download_all(workspace.downloads)
    target = folder / "licenses"
    target.mkdir()
    # The repository's own licence is the same text.
    shutil.copyfile(Path(__file__).resolve().parent.parent / "LICENSE", target / "noto-emoji-apache-2.0.txt")
    for package in (NAMES, KEYWORDS):
        with tarfile.open(tarballs[package]) as archive:
            licence = archive.extractfile("package/LICENSE")
            if licence is None:
                raise FileNotFoundError(f"{package.name} has no licence in its package")
            (target / f"{package.name}-mit.txt").write_bytes(licence.read())
    (folder / "NOTICE").write_text(
        "emoji-diffusion was trained on the pictures of Noto Emoji, Copyright Google LLC, licensed under the Apache License,\n"
        f"Version 2.0 (licenses/noto-emoji-apache-2.0.txt), taken from the npm package {VECTORS.name} {VECTORS.version};\n"
        f"on names from {NAMES.name} {NAMES.version}, Copyright Cal Henderson, MIT licence\n"
        f"(licenses/{NAMES.name}-mit.txt); and on keywords from {KEYWORDS.name} {KEYWORDS.version}, Copyright Mu-An Chiou,\n"
        f"MIT licence (licenses/{KEYWORDS.name}-mit.txt). The pictures themselves are not part of this folder.\n"
    )


def write_card(
    pipeline: StableDiffusionPipeline, workspace: Workspace, record: Mapping[str, Any], folder: Path
) -> None:
    """``README.md`` with ``samples.png`` and ``loss.png``; the numbers are left out when nothing was evaluated."""
    sampling = sampling_of(workspace)
    evaluated = [evaluation_folder(workspace, each) / "results.json" for each in dict.fromkeys((sampling, GUIDED))]
    measured = [json.loads(path.read_text()) for path in evaluated if path.exists()]
    numbers, state = "Not evaluated yet: `python -m training.evaluate` makes the table.\n", ""
    if measured:
        numbers = table(*measured)
        if measured[0]["wordings"]["top1"] < USABLE:
            state = UNFINISHED
    for drawn, name in (("grid.png", "samples.png"), ("beside.png", "beside.png")):
        if (workspace.evaluation / drawn).exists():
            shrink_grid(workspace.evaluation / drawn, folder / name)
    curve = record["distilled" if sampling == DISTILLED else "diffusion"]["curve"]
    if len(curve) > 1:
        loss_curve(curve, folder / "loss.png")
        drawn_curve = Image.open(folder / "loss.png").convert("P", palette=Image.Palette.ADAPTIVE, colors=16)
        drawn_curve.save(folder / "loss.png")
    card = (Path(__file__).parent / "model_card.md").read_text()
    values = {
        "UNET": _millions(pipeline.unet),
        "TEXT": _millions(pipeline.text_encoder),
        "VAE": _millions(pipeline.vae),
        "PACKAGES": "\n".join(f"- npm `{package.name}` {package.version}" for package in PACKAGES),
        "PLACEMENTS": str(PLACEMENTS),
        "PROMPTS": str(len(GRID_PROMPTS)),
        "FAR": ", ".join(f"`{prompt}`" for prompt in FAR_PROMPTS if prompt),
        "COARSE": _trained(record.get("coarse")),
        "WHOLE": _trained(record.get("whole")),
        "FINE": _trained(record.get("fine")),
        "WORDS": _trained(record.get("words")),
        "DIFFUSION": _trained(record["diffusion"]),
        "DISTILLED": _trained(record.get("distilled")),
        "STEPS": str(sampling.steps),
        "GUIDANCE": f"{sampling.guidance:g}",
        "CURVE": curve_table(curve),
        "NUMBERS": numbers,
        "STATE": state,
    }
    for name, value in values.items():
        card = card.replace(f"@{name}@", value)
    (folder / "README.md").write_text(card)


def curve_table(curve: Sequence[Sequence[float]], rows: int = 8) -> str:
    """The loss at a few points of the run, each the mean of the five points up to it, as a Markdown table."""
    lines = ["| steps | minutes | loss |", "| --- | --- | --- |"]
    for i in range(1, rows + 1):
        end = len(curve) * i // rows
        part = curve[max(0, end - 5) : end]
        if part:
            lines.append(
                f"| {part[-1][0]:.0f} | {part[-1][1] / 60:.0f} | {sum(loss for *_, loss in part) / len(part):.3f} |"
            )
    return "\n".join(dict.fromkeys(lines))


def shrink_grid(source: Path, target: Path) -> None:
    """The grid small enough to ship: narrower, and with a palette."""
    grid = Image.open(source).convert("RGB")
    height = round(grid.height * GRID_WIDTH / grid.width)
    small = grid.resize((GRID_WIDTH, height), Image.Resampling.LANCZOS)
    small.convert("P", palette=Image.Palette.ADAPTIVE, colors=GRID_COLOURS).save(target, optimize=True)


def main() -> None:
    parser = command_line(__doc__ or "")
    parser.add_argument("--to", type=Path, default=BUNDLED, help="the folder to write")
    arguments = parser.parse_args()
    workspace, _ = prepare(arguments)
    load_tokenizer(workspace.tokenizer)  # a missing one is reported before anything is written
    arguments.to.parent.mkdir(parents=True, exist_ok=True)
    print(f"{export(workspace, arguments.to) / 1e6:.1f} MB in {arguments.to}")


def _millions(module: torch.nn.Module) -> str:
    return f"{parameter_count(module) / 1e6:.2f} M"


def _trained(stage: Mapping[str, Any] | None) -> str:
    return f"{stage['step']} steps in {timedelta(seconds=round(stage['seconds']))}" if stage else "not trained"


if __name__ == "__main__":
    main()
