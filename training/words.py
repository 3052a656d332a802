"""``python -m training.words``: teach the text encoder to read before the diffusion begins.

The text encoder learns from captions alone to say which subject is meant, which background and colour are named, and roughly how
the picture looks (its latents along their main directions). That takes minutes, for no image network runs, and the UNet then
starts from hidden states that already hold the answer instead of finding words and pictures at once. Whether the encoder
understands wordings that training set aside is printed as it goes.

The first run encodes all pictures (a few minutes on a CPU) into ``latents.npz``; another encoder needs that file deleted.
"""

from __future__ import annotations

import random as random_module
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import torch
from diffusers import AutoencoderKL
from torch import Tensor, nn
from torch.nn import functional
from transformers import CLIPTextModel, CLIPTokenizer

from .autoencoder import load_autoencoder
from .captions import PLAIN, caption, held_out, unambiguous_names, wording
from .latents import LatentSet, encode_all
from .loop import add_budget_options, budget_from, load_averaged, train
from .models import Sizes, make_text_encoder
from .rendering import COLOURS, HUES
from .sources import Subject, load_subjects
from .tokenizer import CaptionTokenizer, load_tokenizer
from .workspace import Workspace, command_line, prepare, shard_count

AVERAGE = 0.998
# Main directions of the latents that are predicted, the pictures they are found on, and what that is worth beside naming.
DIRECTIONS = 64
DIRECTIONS_FROM = 4096
APPEARANCE_WEIGHT = 1.0
LOOK_WEIGHT = 0.5

BACKGROUND_NAMES = tuple(COLOURS)
COLOUR_NAMES = (None, *HUES)


class Reader(nn.Module):
    """What is asked of a caption's hidden states; exists for this stage alone."""

    def __init__(self, width: int, subjects: int, directions: int) -> None:
        super().__init__()
        self.subject = nn.Linear(width, subjects)
        self.background = nn.Linear(width, len(BACKGROUND_NAMES))
        self.colour = nn.Linear(width, len(COLOUR_NAMES))
        self.appearance = nn.Linear(width, directions)


class WordsTask:
    """Name the subject, the look and the main directions of the latents from captions."""

    def __init__(
        self,
        latents: LatentSet,
        subjects: Sequence[Subject],
        tokenizer: CLIPTokenizer,
        sizes: Sizes,
        batch: int,
        device: torch.device,
    ) -> None:
        self.data = latents
        self.subjects = subjects
        self.tokenizer = tokenizer
        self._tokenise = CaptionTokenizer(tokenizer)
        self.batch = batch
        self.device = device
        self.text_encoder = make_text_encoder(sizes, len(tokenizer), tokenizer.bos_token_id, tokenizer.eos_token_id)
        if device.type == "cpu":
            self.text_encoder.set_attn_implementation("eager")
        self.appearance = main_directions(latents)
        self.reader = Reader(sizes.text_width, len(subjects), self.appearance.shape[1])
        self.modules: Mapping[str, nn.Module] = {
            "text_encoder": self.text_encoder.to(device),
            "reader": self.reader.to(device),
        }

    def loss(self, random: torch.Generator) -> Tensor:
        rows = torch.randint(len(self.data.subject), (self.batch,), generator=random)
        words = random_module.Random(int(torch.randint(2**62, (), generator=random)))
        looks = [self.data.looks[row] for row in rows.tolist()]
        owners = self.data.subject[rows]
        captions = [
            caption(words, self.subjects[i], look, empty_share=0.0)
            for i, look in zip(owners.tolist(), looks, strict=True)
        ]
        pooled = self._pooled(captions)
        background = torch.tensor([BACKGROUND_NAMES.index(look.background) for look in looks])
        colour = torch.tensor([COLOUR_NAMES.index(look.colour) for look in looks])
        named = functional.cross_entropy(self.reader.subject(pooled), owners.to(self.device))
        dressed = functional.cross_entropy(self.reader.background(pooled), background.to(self.device))
        dressed = dressed + functional.cross_entropy(self.reader.colour(pooled), colour.to(self.device))
        appearance = functional.mse_loss(self.reader.appearance(pooled), self.appearance[rows].to(self.device))
        return named + LOOK_WEIGHT * dressed + APPEARANCE_WEIGHT * appearance

    def sample(self, folder: Path) -> None:
        captions, answers = unseen_captions(self.subjects, 400)
        with torch.no_grad():
            found = self.reader.subject(self._pooled(captions)).topk(5).indices.cpu()
        right = found == torch.tensor(answers)[:, None]
        top1, top5 = right[:, 0].float().mean(), right.any(dim=1).float().mean()
        print(f"{len(captions)} unseen wordings: subject right {top1:.1%}, among five {top5:.1%}", flush=True)
        (folder / "reading.txt").write_text(f"{top1:.4f} {top5:.4f}\n")

    def _pooled(self, captions: Sequence[str]) -> Tensor:
        """The mean over all tokens ``[n, width]``: what the UNet's own pooling of the caption starts from."""
        tokens = self._tokenise(captions).to(self.device)
        pooled: Tensor = self.text_encoder(tokens).last_hidden_state.mean(dim=1)
        return pooled


def main_directions(latents: LatentSet) -> Tensor:
    """Each row's latents along the main directions of all, ``float32 [n, directions]``, of unit variance on average."""
    flat = latents.latents.flatten(1).float()
    count = min(DIRECTIONS, *flat.shape)
    chosen = flat[torch.linspace(0, len(flat) - 1, min(len(flat), DIRECTIONS_FROM)).long()]
    centre = chosen.mean(dim=0)
    torch.manual_seed(0)  # the decomposition starts from random vectors
    _, _, directions = torch.pca_lowrank(chosen - centre, q=count, center=False)
    coefficients = (flat - centre) @ directions
    return coefficients / coefficients.square().mean().sqrt().clamp_min(1e-6)


def unseen_captions(subjects: Sequence[Subject], count: int, seed: int = 3) -> tuple[list[str], list[int]]:
    """Plain captions that training sets aside, and the subject of each; only of subjects with a name of their own."""
    random = random_module.Random(seed)
    names = unambiguous_names(subjects)
    captions: list[str] = []
    answers: list[int] = []
    for _ in range(100 * count):
        i = random.randrange(len(subjects))
        text = wording(random, subjects[i], PLAIN)
        if held_out(text) and any(f" {name} " in f" {text} " for name in names[subjects[i].code]):
            captions.append(text)
            answers.append(i)
        if len(captions) == count:
            break
    return captions or [""], answers or [0]


def prepare_latents(workspace: Workspace, device: torch.device) -> tuple[LatentSet, AutoencoderKL]:
    """The encoded pictures, made and stored on the first call, and the autoencoder they belong to."""
    autoencoder = load_autoencoder(workspace, device).requires_grad_(False)
    if not workspace.latents.exists():
        subjects, pictures = load_subjects(workspace.subjects), np.load(workspace.pictures)
        encode_all(subjects, pictures, autoencoder).save(workspace.latents)
    return LatentSet.load(workspace.latents), autoencoder


def load_text_encoder(workspace: Workspace, tokenizer: CLIPTokenizer, sizes: Sizes) -> CLIPTextModel:
    """The text encoder as this stage left it.

    Raises:
        FileNotFoundError: the stage has not been run.
    """
    if not (workspace.words / "checkpoint.pt").exists():
        raise FileNotFoundError(f"{workspace.words} has no checkpoint: run python -m training.words first")
    text_encoder = make_text_encoder(sizes, len(tokenizer), tokenizer.bos_token_id, tokenizer.eos_token_id)
    # The encoder's weights come first in the checkpoint; what follows belongs to the reader.
    load_averaged({"text_encoder": text_encoder}, workspace.words)
    return text_encoder


def main() -> None:
    parser = command_line(__doc__ or "")
    add_budget_options(parser, minutes=6, rate=2e-3, batch=128)
    arguments = parser.parse_args()
    workspace, device = prepare(arguments)
    subjects, tokenizer = load_subjects(workspace.subjects), load_tokenizer(workspace.tokenizer)
    shards = shard_count(device, arguments.threads)
    latents, _ = prepare_latents(workspace, device)
    task = WordsTask(latents, subjects, tokenizer, Sizes(), max(1, arguments.batch // shards), device)
    steps = train(task, budget_from(arguments, AVERAGE), workspace.words, arguments.seed, shards)
    print(f"done after {steps} steps")


if __name__ == "__main__":
    main()
