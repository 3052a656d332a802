"""``python -m training.diffusion``: train the UNet on the latents of all pictures, beside the text encoder as it is.

As in Stable Diffusion the text encoder is finished before (:mod:`training.words`) and stays fixed: the UNet's noisy gradients
would teach it nothing that captions alone have not taught it better, and a fixed one costs no backward pass.

Leaves ``diffusion/checkpoint.pt`` in the workspace, and ``curve.png`` and ``samples.png`` to look at while it runs.
"""

from __future__ import annotations

import random as random_module
from collections.abc import Mapping, Sequence
from pathlib import Path

import torch
from diffusers import AutoencoderKL, UNet2DConditionModel
from diffusers.models.attention_processor import AttnProcessor
from torch import Tensor, nn
from torch.nn import functional
from transformers import CLIPTextModel, CLIPTokenizer

from .captions import PLAIN, caption
from .drawing import picture_grid
from .latents import LatentSet
from .loop import add_budget_options, budget_from, train
from .models import GUIDED, Sizes, make_noise_schedule, make_sampler, make_unet, parameter_count
from .pipeline import draw, make_pipeline
from .sources import Subject, load_subjects
from .tokenizer import CaptionTokenizer, load_tokenizer
from .words import load_text_encoder, prepare_latents
from .workspace import command_line, mixed_precision, prepare, shard_count

AVERAGE = 0.999

# How often a batch shows a subject in its place, slightly moved, over another colour, and in another colour.
CENTRED_SHARE, MOVED_SHARE, BACKGROUND_SHARE, COLOUR_SHARE = 0.54, 0.06, 0.22, 0.18

# Subjects that an everyday word means are drawn this many times as often as others, and those of categories that consist of
# many near repetitions (people in three genders, lettered signs) half as often: a short training goes to what is asked for most.
EVERYDAY_WEIGHT = 4.0
CATEGORY_WEIGHTS = {"People & Body": 0.5, "Symbols": 0.5}

# The distribution of training times, see draw_times.
TIME_MEAN, TIME_SPREAD = 0.3, 1.4

PROMPTS = (
    "red apple", "cat face", "rocket", "blue heart", "pizza", "sun", "dog", "fish",
    "tree", "car", "ghost", "house", "a rocket on a blue background", "a cat on a green background",
    "a purple apple", "a green car",
)  # fmt: skip


class CaptionedLatents:
    """Latents and captions to train with: a subject by its weight, then a kind of look by its share, then one such row."""

    def __init__(
        self,
        latents: LatentSet,
        subjects: Sequence[Subject],
        tokenizer: CLIPTokenizer,
        text_encoder: CLIPTextModel,
        device: torch.device,
    ) -> None:
        self.latents = latents
        self.subjects = subjects
        self.tokenizer = tokenizer
        self.text_encoder = text_encoder.to(device).eval().requires_grad_(False)
        if device.type == "cpu":
            self.text_encoder.set_attn_implementation("eager")  # see use_plain_attention
        self._tokenise = CaptionTokenizer(tokenizer)
        self._device = device
        self._rows = _rows_by_kind(latents, len(subjects))
        self._weights = torch.tensor([subject_weight(subject) for subject in subjects])

    def draw(self, count: int, random: torch.Generator) -> tuple[Tensor, list[str]]:
        """Latents ``float32 [count, c, h, w]`` on the CPU, and a caption of each."""
        rows = self._draw_rows(count, random)
        words = random_module.Random(int(torch.randint(2**62, (), generator=random)))
        captions = [
            caption(words, self.subjects[int(self.latents.subject[row])], self.latents.looks[row]) for row in rows
        ]
        return self.latents.latents[rows].float(), captions

    @torch.no_grad()
    def read(self, captions: Sequence[str]) -> Tensor:
        """The captions' hidden states ``[n, tokens, width]``, on the device."""
        hidden: Tensor = self.text_encoder(self._tokenise(captions).to(self._device)).last_hidden_state
        return hidden

    def _draw_rows(self, count: int, random: torch.Generator) -> list[int]:
        chosen = torch.multinomial(self._weights, count, replacement=True, generator=random)
        kinds = torch.multinomial(
            torch.tensor([CENTRED_SHARE, MOVED_SHARE, BACKGROUND_SHARE, COLOUR_SHARE]),
            count,
            True,
            generator=random,
        )
        picks = torch.rand(count, generator=random)
        rows = []
        for subject, kind, pick in zip(chosen.tolist(), kinds.tolist(), picks.tolist(), strict=True):
            candidates = self._rows[subject][kind] or self._rows[subject][0]
            rows.append(candidates[int(pick * len(candidates))])
        return rows


class DiffusionTask:
    """Predict the velocity (v-prediction) of noised latents from their captions."""

    def __init__(
        self, data: CaptionedLatents, autoencoder: AutoencoderKL, sizes: Sizes, batch: int, device: torch.device
    ) -> None:
        self.data = data
        self.autoencoder = autoencoder
        self.batch = batch
        self.device = device
        self.schedule = make_noise_schedule()
        self.unet = make_unet(sizes).to(device)
        if device.type == "cpu":
            use_plain_attention(self.unet)
        self.modules: Mapping[str, nn.Module] = {"unet": self.unet}

    def loss(self, random: torch.Generator) -> Tensor:
        latents, captions = self.data.draw(self.batch, random)
        noise = torch.randn(latents.shape, generator=random)
        times = draw_times(self.batch, self.schedule.config.num_train_timesteps, random)
        noised = self.schedule.add_noise(latents, noise, times)
        target = self.schedule.get_velocity(latents, noise, times).to(self.device)
        noised = noised.to(self.device).contiguous(memory_format=torch.channels_last)
        with mixed_precision(self.device):
            velocity = self.unet(noised, times.to(self.device), self.data.read(captions)).sample
        return functional.mse_loss(velocity.float(), target)

    def sample(self, folder: Path) -> None:
        pipeline = make_pipeline(
            self.autoencoder, self.unet, self.data.text_encoder, self.data.tokenizer, make_sampler(GUIDED)
        )
        pictures = draw(pipeline, PROMPTS, range(len(PROMPTS)), GUIDED)
        picture_grid(pictures, 4, PROMPTS).save(folder / "samples.png")


def subject_weight(subject: Subject) -> float:
    """How often a subject is drawn, relative to others."""
    return EVERYDAY_WEIGHT if subject.everyday else CATEGORY_WEIGHTS.get(subject.category, 1.0)


def draw_times(batch: int, steps: int, random: torch.Generator) -> Tensor:
    """Time steps ``int64 [batch]``, logit-normal: fewer at both ends, most where noise hides the picture but not all of it.

    There, rather than in the last polish, it is decided which picture the words mean. One time is drawn from each of as many
    equally likely parts as the batch is large, so that every batch sees all noise levels.
    """
    parts = (torch.arange(batch) + torch.rand(batch, generator=random)) / batch
    times = torch.sigmoid(TIME_MEAN + TIME_SPREAD * torch.special.ndtri(parts.clamp(1e-4, 1 - 1e-4)))
    return (times * steps).long().clamp(0, steps - 1)


def use_plain_attention(unet: UNet2DConditionModel) -> None:
    """Attention as two products and a softmax: for 16 to 64 tokens on a CPU five to ten times faster than the fused kernel."""
    unet.set_attn_processor(AttnProcessor())


def _rows_by_kind(latents: LatentSet, subjects: int) -> list[tuple[list[int], list[int], list[int], list[int]]]:
    """For each subject its rows that are plain and centred, plain and moved, over another colour, in another colour."""
    rows: list[tuple[list[int], list[int], list[int], list[int]]] = [([], [], [], []) for _ in range(subjects)]
    for row, (subject, look, centred) in enumerate(
        zip(latents.subject.tolist(), latents.looks, latents.centred.tolist(), strict=True)
    ):
        kind = (0 if centred else 1) if look == PLAIN else (3 if look.colour else 2)
        rows[subject][kind].append(row)
    return rows


def main() -> None:
    parser = command_line(__doc__ or "")
    add_budget_options(parser, minutes=90, rate=2e-3, batch=48)
    arguments = parser.parse_args()
    workspace, device = prepare(arguments)
    sizes = Sizes()
    latents, autoencoder = prepare_latents(workspace, device)
    tokenizer = load_tokenizer(workspace.tokenizer)
    subjects = load_subjects(workspace.subjects)
    shards = shard_count(device, arguments.threads)
    batch = max(1, arguments.batch // shards)
    text_encoder = load_text_encoder(workspace, tokenizer, sizes)
    data = CaptionedLatents(latents, subjects, tokenizer, text_encoder, device)
    task = DiffusionTask(data, autoencoder, sizes, batch, device)
    count = parameter_count(task.unet) / 1e6, parameter_count(text_encoder) / 1e6
    print(
        f"UNet of {count[0]:.2f} M, text encoder of {count[1]:.2f} M parameters, {len(latents.latents)} latents, on {device}"
    )
    steps = train(task, budget_from(arguments, AVERAGE), workspace.diffusion, arguments.seed, shards)
    print(f"done after {steps} steps")


if __name__ == "__main__":
    main()
