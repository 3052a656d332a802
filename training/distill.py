"""``python -m training.distill``: a UNet that draws in four steps without guidance, taught by the one of twenty with guidance.

The student begins as a copy of its teacher and learns to name the finished picture at every step. Half of each batch are pictures
that the teacher drew before (``teacher.npz``: noise, caption, finished latents). Its solver adds no noise, so noise and a caption
have one picture (E. Luhman and T. Luhman, 2021, https://arxiv.org/abs/2101.02388), also where the caption fits several. The
other half are training pictures, which cost nothing and show every subject. The student sees both in two ways:

- after none to three of its own four steps from noise, as it meets them when it draws, so that its later steps correct its early
  ones (T. Yin and others, 2024, https://arxiv.org/abs/2405.14867, "backward simulation");
- mixed with the noise at any time, so that paths become straight and other numbers of steps, image-to-image and inpainting work,
  too (X. Liu and others, 2022, https://arxiv.org/abs/2209.03003, "reflow").

Leaves ``distilled/checkpoint.pt`` in the workspace, which ``training.evaluate`` and ``training.export`` then take.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from diffusers import AutoencoderKL, UNet2DConditionModel
from torch import Tensor, nn
from torch.nn import functional

from .diffusion import PROMPTS, CaptionedLatents, use_plain_attention
from .drawing import picture_grid
from .loop import add_budget_options, budget_from, load_averaged, train
from .models import DISTILLED, GUIDED, Sizes, make_noise_schedule, make_sampler, make_unet
from .pipeline import draw, make_pipeline
from .sources import load_subjects
from .tokenizer import load_tokenizer
from .words import load_text_encoder, prepare_latents
from .workspace import (
    Workspace,
    command_line,
    mixed_precision,
    prepare,
    shard_count,
    step_generator,
    write_atomically,
)

AVERAGE = 0.998

# Pictures that the teacher draws at once, how many rounds go between two savings, and how many are kept to measure with.
DRAWN_AT_ONCE = 32
ROUNDS_SAVED = 16
MEASURED = 64

# Errors above it count linearly: means of several possible pictures, which are blurred, are no longer the best answer.
SQUARED_UNTIL = 0.1


@dataclass(frozen=True)
class TeacherPictures:
    """What the teacher drew: ``noise`` and ``latents`` are ``float16 [n, c, h, w]``, each with its caption."""

    noise: Tensor
    latents: Tensor
    captions: tuple[str, ...]

    def __add__(self, other: TeacherPictures) -> TeacherPictures:
        return TeacherPictures(
            torch.cat([self.noise, other.noise]),
            torch.cat([self.latents, other.latents]),
            self.captions + other.captions,
        )

    def save(self, path: Path) -> None:
        def write(temporary: Path) -> None:
            with temporary.open("wb") as file:
                np.savez(file, noise=self.noise, latents=self.latents, captions=np.array(self.captions))

        write_atomically(path, write)

    @classmethod
    def load(cls, path: Path) -> TeacherPictures:
        stored = np.load(path)
        captions = tuple(str(caption) for caption in stored["captions"])
        return cls(torch.from_numpy(stored["noise"]), torch.from_numpy(stored["latents"]), captions)


class DistillationTask:
    """Name the teacher's finished picture, in a velocity's form, from noised latents and a caption."""

    def __init__(
        self,
        data: CaptionedLatents,
        teacher: TeacherPictures,
        student: UNet2DConditionModel,
        autoencoder: AutoencoderKL,
        batch: int,
        device: torch.device,
    ) -> None:
        self.data = data
        self.autoencoder = autoencoder
        self.device = device
        self.unet = student.to(device)
        self.modules: Mapping[str, nn.Module] = {"unet": self.unet}
        self._batch = batch
        self._kept = min(MEASURED, len(teacher.captions) // 2)
        self._teacher = teacher
        self._signal = make_noise_schedule().alphas_cumprod.sqrt().to(device)
        sampler = make_sampler(DISTILLED)
        sampler.set_timesteps(DISTILLED.steps)
        self._times: list[int] = sampler.timesteps.tolist()

    def loss(self, random: torch.Generator) -> Tensor:
        rows = torch.randint(len(self._teacher.captions) - self._kept, (self._batch // 2,), generator=random)
        pictures, captions = self.data.draw(self._batch - len(rows), random)
        latents = torch.cat([self._teacher.latents[rows].float(), pictures]).to(self.device)
        noise = torch.cat([self._teacher.noise[rows].float(), torch.randn(pictures.shape, generator=random)])
        noise = noise.to(self.device)
        times = torch.randint(len(self._signal), (self._batch,), generator=random)
        taken = int(torch.randint(len(self._times), (), generator=random))
        own = slice(0, None, 2)
        times[own] = self._times[taken]
        times = times.to(self.device)
        noised = self._mix(latents, noise, times)
        with mixed_precision(self.device):
            hidden = self.data.read([*(self._teacher.captions[row] for row in rows), *captions])
            noised[own] = self.steps_of_its_own(noise[own], hidden[own], taken)
            velocity = self.unet(noised.contiguous(memory_format=torch.channels_last), times, hidden).sample
        signal, deviation = self._levels(times)
        return functional.smooth_l1_loss(velocity.float(), (signal * noised - latents) / deviation, beta=SQUARED_UNTIL)

    @torch.no_grad()
    def steps_of_its_own(self, latents: Tensor, hidden: Tensor, count: int) -> Tensor:
        """The latents ``[n, c, h, w]`` after the student's first ``count`` steps from noise; after all, the picture's."""
        for i in range(count):
            signal, deviation = self._levels(torch.tensor([self._times[i]]))
            velocity = self.unet(latents.contiguous(memory_format=torch.channels_last), self._times[i], hidden).sample
            picture = signal * latents - deviation * velocity.float()
            noise = deviation * latents + signal * velocity.float()
            if i + 1 == len(self._times):
                return picture
            latents = self._mix(picture, noise, torch.tensor([self._times[i + 1]]))
        return latents

    def sample(self, folder: Path) -> None:
        """Draw a grid, and print how far the student's pictures are from the teacher's for captions kept aside."""
        pipeline = make_pipeline(
            self.autoencoder, self.unet, self.data.text_encoder, self.data.tokenizer, make_sampler(DISTILLED)
        )
        pictures = draw(pipeline, PROMPTS, range(len(PROMPTS)), DISTILLED)
        picture_grid(pictures, 4, PROMPTS).save(folder / "samples.png")
        noise = self._teacher.noise[-self._kept :].float().to(self.device)
        drawn = self.steps_of_its_own(noise, self.data.read(self._teacher.captions[-self._kept :]), len(self._times))
        wanted = self._teacher.latents[-self._kept :].float().to(self.device)
        apart = (drawn - wanted).square().mean(dim=(1, 2, 3)).sqrt()
        print(f"latents apart from the teacher's: mean {apart.mean():.3f}, median {apart.median():.3f}", flush=True)

    def _mix(self, latents: Tensor, noise: Tensor, times: Tensor) -> Tensor:
        signal, deviation = self._levels(times)
        return signal * latents + deviation * noise

    def _levels(self, times: Tensor) -> tuple[Tensor, Tensor]:
        """Shares of picture and noise at some times, each ``[n, 1, 1, 1]``."""
        signal = self._signal[times][:, None, None, None]
        return signal, (1 - signal.square()).sqrt()


def draw_as_teacher(
    workspace: Workspace, unet: UNet2DConditionModel, data: CaptionedLatents, count: int, seed: int, threads: int
) -> TeacherPictures:
    """What the teacher draws for ``count`` captions and more; what the workspace has of it is not drawn again."""
    path = workspace.distilled / "teacher.npz"
    drawn = TeacherPictures.load(path) if path.exists() else None
    with ThreadPoolExecutor(threads) as pool:
        while drawn is None or len(drawn.captions) < count:
            begin = 0 if drawn is None else len(drawn.captions) // DRAWN_AT_ONCE
            generators = [step_generator(seed, i) for i in range(begin, begin + ROUNDS_SAVED)]
            for part in pool.map(lambda random: one_round(unet, data, random), generators):
                drawn = part if drawn is None else drawn + part
            assert drawn is not None
            drawn.save(path)
            print(f"the teacher drew {len(drawn.captions)} of {count}", flush=True)
    return drawn


@torch.no_grad()
def one_round(unet: UNet2DConditionModel, data: CaptionedLatents, random: torch.Generator) -> TeacherPictures:
    pictures, captions = data.draw(DRAWN_AT_ONCE, random)
    noise = torch.randn(pictures.shape, generator=random).half()
    sampler = make_sampler(GUIDED)
    sampler.set_timesteps(GUIDED.steps)
    latents = noise.to(unet.device, torch.float32) * sampler.init_noise_sigma
    with mixed_precision(unet.device):
        hidden = data.read([*captions, *[""] * len(captions)])
        for time in sampler.timesteps:
            both = torch.cat([latents, latents]).contiguous(memory_format=torch.channels_last)
            named, unnamed = unet(both, time, hidden).sample.float().chunk(2)
            latents = sampler.step(unnamed + GUIDED.guidance * (named - unnamed), time, latents).prev_sample
    return TeacherPictures(noise, latents.half().cpu(), tuple(captions))


def load_unet(folder: Path, device: torch.device) -> UNet2DConditionModel:
    """The averaged UNet of the checkpoint in ``folder``."""
    unet = make_unet(Sizes())
    load_averaged({"unet": unet}, folder)
    if device.type == "cpu":
        use_plain_attention(unet)
    return unet.to(device)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command_line(__doc__ or "")
    add_budget_options(parser, minutes=40, rate=5e-4, batch=48)
    parser.add_argument("--pictures", type=int, default=2048, help="pictures that the teacher draws to learn from")
    options = parser.parse_args(arguments)
    workspace, device = prepare(options)
    latents, autoencoder = prepare_latents(workspace, device)
    tokenizer, subjects = load_tokenizer(workspace.tokenizer), load_subjects(workspace.subjects)
    shards = shard_count(device, options.threads)
    text_encoder = load_text_encoder(workspace, tokenizer, Sizes())
    data = CaptionedLatents(latents, subjects, tokenizer, text_encoder, device)
    unet = load_unet(workspace.diffusion, device)
    teacher = draw_as_teacher(workspace, unet.eval(), data, options.pictures, options.seed, shards)
    task = DistillationTask(data, teacher, unet.train(), autoencoder, max(1, options.batch // shards), device)
    steps = train(task, budget_from(options, AVERAGE), workspace.distilled, options.seed, shards)
    print(f"done after {steps} steps")


if __name__ == "__main__":
    main()
