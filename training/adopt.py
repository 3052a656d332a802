"""``python -m training.adopt``: begin where the folder that ships left off, on a machine that has none of its checkpoints.

Fills an empty workspace with checkpoints made from an exported folder and its ``training.json``, so that the other commands go on
from there when they are given more ``--minutes`` than it was trained for. The weights are the shipped ones, rounded to
float16; the optimisers begin without memory, which costs some dozens of steps. A folder has one UNet: where that is the distilled
one, the pictures that it learns from (``distilled/teacher.npz``) come from a UNet that ``training.diffusion`` makes anew.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from diffusers import AutoencoderKL, UNet2DConditionModel
from torch import nn
from transformers import CLIPTextModel

from .export import BUNDLED, TRAINING_RECORD
from .workspace import Workspace, command_line, prepare, save_checkpoint


def adopt(folder: Path, workspace: Workspace) -> None:
    """Write the tokenizer, the autoencoder and a checkpoint of every finished stage to ``workspace``.

    Raises:
        FileExistsError: the workspace has checkpoints of its own, which are never replaced.
        FileNotFoundError: the folder has no record of its training.
    """
    if any(workspace.root.glob("**/checkpoint.pt")):
        raise FileExistsError(f"{workspace.root} has checkpoints already: name another folder with --work")
    record = json.loads((folder / TRAINING_RECORD).read_text())
    workspace.root.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(folder / TRAINING_RECORD, workspace.root / TRAINING_RECORD)
    shutil.copytree(folder / "tokenizer", workspace.tokenizer, dirs_exist_ok=True)
    autoencoder = AutoencoderKL.from_pretrained(folder / "vae", dtype=torch.float32)
    autoencoder.save_pretrained(workspace.encoded_with)
    decoder = {"decoder": autoencoder.decoder, "post_quant_conv": autoencoder.post_quant_conv}
    text_encoder = CLIPTextModel.from_pretrained(folder / "text_encoder", dtype=torch.float32)
    unet = UNet2DConditionModel.from_pretrained(folder / "unet", dtype=torch.float32)
    stage = "distilled" if "distilled" in record else "diffusion"
    _write(workspace.fine, decoder, record["fine"])
    _write(workspace.words, {"text_encoder": text_encoder}, record["words"])
    _write(workspace.distilled if stage == "distilled" else workspace.diffusion, {"unet": unet}, record[stage])


def _write(folder: Path, modules: Mapping[str, nn.Module], record: Mapping[str, Any]) -> None:
    state = {
        "step": record["step"],
        "seconds": record["seconds"],
        "curve": [tuple(point) for point in record["curve"]],
        "modules": {name: module.state_dict() for name, module in modules.items()},
        "average": [parameter.detach().clone() for module in modules.values() for parameter in module.parameters()],
        "optimizers": [],
    }
    save_checkpoint(folder / "checkpoint.pt", state)


def main() -> None:
    parser = command_line(__doc__ or "")
    parser.add_argument("--folder", type=Path, default=BUNDLED, help="the exported folder")
    arguments = parser.parse_args()
    workspace, _ = prepare(arguments)
    adopt(arguments.folder, workspace)
    print(f"{arguments.folder} is in {workspace.root}; run training.data next, then train on")


if __name__ == "__main__":
    main()
