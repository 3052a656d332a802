"""``python -m training.autoencoder``: the autoencoder that turns 128 x 128 pictures into 16 x 16 x 16 latents and back.

Three stages, each with its own checkpoint, curve and picture of reconstructions (originals above what comes back) in the
workspace's folder ``autoencoder``:

* ``--stage coarse`` trains the inner levels at half size (:mod:`training.coarse`).
* ``--stage whole`` goes on from there at full size. After it the latents are final, and the diffusion can be trained.
* ``--stage fine`` trains the decoder alone, on latents as inexact as drawn ones. It may come before the diffusion or after.

Without ``--stage`` all run, for 25 %, 60 % and 15 % of the minutes. The later ones learn at two thirds and a third of ``--rate``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import torch
from diffusers import AutoencoderKL
from diffusers.models.autoencoders.vae import DiagonalGaussianDistribution
from torch import Tensor, nn
from torch.nn import functional

from .coarse import CoarseAutoencoder, halve
from .drawing import picture_grid
from .latents import standardise
from .loop import Budget, add_budget_options, budget_from, load_averaged, train
from .models import Sizes, make_autoencoder, parameter_count, with_float32_norms
from .rendering import COLOURS, on_background
from .workspace import Workspace, as_image_array, command_line, mixed_precision, prepare, shard_count

EDGE_WEIGHT = 0.5
# For the means of 8 x 8 pixels. Without it a short training leaves the colours last: red and green both come back brown.
PATCH_WEIGHT = 2.0
PATCH = 8
# For what one 1 x 1 convolution reads of those mean colours directly from the latents: the short way to teach the encoder.
COLOUR_WEIGHT = 2.0
SQUARE_WEIGHT = 0.5
# Per latent number. Small, so that it only keeps the latents bounded and smooth: the pictures come first.
KL_WEIGHT = 5e-4
# Noise beside the latents' deviation once the coarse stage is over, as those that the diffusion draws are never exact.
LATENT_NOISE = 0.15
# How many batches ask that halved latents give the halved picture, as in T. Kouzelis and others, "EQ-VAE" (2025): latents that
# are themselves pictures of a kind are easier to draw, and such a batch costs less than another.
HALVED_SHARE = 0.25

AVERAGE = 0.998
# Of the minutes and of the peak learning rate, for each stage.
SHARES = {"coarse": (0.25, 1.0), "whole": (0.6, 2 / 3), "fine": (0.15, 1 / 3)}


class PictureBatches:
    """Training pictures for both stages: random placements over white and coloured backgrounds."""

    def __init__(self, pictures: np.ndarray, batch: int, device: torch.device) -> None:
        """``pictures`` are RGBA, ``uint8 [picture, placement, h, w, 4]``."""
        self.pictures = torch.from_numpy(pictures)
        self.batch = batch
        self.device = device

    def draw(self, random: torch.Generator) -> Tensor:
        """Pictures in [-1, 1] over white (half of them), a colour of captions or any colour; half of all batches mirrored.

        Colour channels are exchanged in a quarter of the batches: latents must be able to say every colour that
        recolouring makes.
        """
        which = torch.randint(len(self.pictures), (self.batch,), generator=random)
        placement = torch.randint(self.pictures.shape[1], (self.batch,), generator=random)
        named = torch.tensor(list(COLOURS.values())) / 255
        colours = torch.rand((self.batch, 3), generator=random)
        kind = torch.rand((self.batch, 1), generator=random)
        chosen = named[torch.randint(len(named), (self.batch,), generator=random)]
        colours = torch.where(kind < 0.35, chosen, colours)
        colours = torch.where(kind > 0.5, torch.ones(3), colours)
        pictures = over_colours(self.pictures[which, placement], colours)
        if torch.rand((), generator=random) < 0.25:
            pictures = pictures[:, torch.randperm(3, generator=random)]
        if torch.rand((), generator=random) < 0.5:
            pictures = pictures.flip(-1)
        return pictures.contiguous(memory_format=torch.channels_last).to(self.device)

    def examples(self) -> Tensor:
        """Sixteen pictures over white, in their place, from all over the set."""
        chosen = torch.linspace(0, len(self.pictures) - 1, 16).long()
        return over_colours(self.pictures[chosen, 0], torch.ones(len(chosen), 3)).to(self.device)


class CoarseTask:
    """Stage one: reconstruct half-size pictures through the latents."""

    def __init__(self, batches: PictureBatches, sizes: Sizes) -> None:
        self.batches = batches
        self.coarse = CoarseAutoencoder(make_autoencoder(sizes)).to(batches.device, memory_format=torch.channels_last)
        self.colours = make_colour_reader(sizes).to(batches.device)
        # The outermost level of the autoencoder takes no part; without gradients the optimiser leaves it alone.
        self.modules: Mapping[str, nn.Module] = {"coarse": self.coarse, "colours": self.colours}

    def loss(self, random: torch.Generator) -> Tensor:
        pictures = halve(self.batches.draw(random))
        lost, latents = loss_through_latents(self.coarse.encode, self.coarse.decode, pictures, random)
        means = functional.adaptive_avg_pool2d(pictures, latents.shape[-2:])
        return lost + COLOUR_WEIGHT * (self.colours(latents.float()) - means).abs().mean()

    def sample(self, folder: Path) -> None:
        pictures = halve(self.batches.examples())
        show_reconstructions(pictures, self.coarse.decode(self.coarse.encode(pictures).mean), folder)


class WholeTask:
    """Stage two: encoder and decoder together, at full size."""

    def __init__(self, batches: PictureBatches, autoencoder: AutoencoderKL) -> None:
        self.batches = batches
        self.autoencoder = autoencoder
        self.modules: Mapping[str, nn.Module] = {"autoencoder": autoencoder}

    def loss(self, random: torch.Generator) -> Tensor:
        def encode(pictures: Tensor) -> DiagonalGaussianDistribution:
            return self.autoencoder.encode(pictures).latent_dist

        def decode(latents: Tensor) -> Tensor:
            decoded: Tensor = self.autoencoder.decode(latents).sample
            return decoded

        lost, _ = loss_through_latents(encode, decode, self.batches.draw(random), random, LATENT_NOISE)
        return lost

    def sample(self, folder: Path) -> None:
        pictures = self.batches.examples()
        show_reconstructions(pictures, reconstructed(self.autoencoder, pictures), folder)


class FineTask:
    """Stage three: the decoder alone, from the final encoder's latents with a little noise."""

    def __init__(self, batches: PictureBatches, autoencoder: AutoencoderKL) -> None:
        self.batches = batches
        self.autoencoder = autoencoder
        self.autoencoder.encoder.requires_grad_(False)
        self.autoencoder.quant_conv.requires_grad_(False)
        self.modules: Mapping[str, nn.Module] = {
            "decoder": autoencoder.decoder,
            "post_quant_conv": autoencoder.post_quant_conv,
        }

    def loss(self, random: torch.Generator) -> Tensor:
        pictures = self.batches.draw(random)
        with mixed_precision(pictures.device):
            with torch.no_grad():
                latents = self.autoencoder.encode(pictures).latent_dist.mean
                noise = torch.randn(latents.shape, generator=random).to(latents)
            decoded = self.autoencoder.decode(latents + LATENT_NOISE * noise).sample
        return reconstruction_loss(decoded.float(), pictures)

    def sample(self, folder: Path) -> None:
        pictures = self.batches.examples()
        show_reconstructions(pictures, reconstructed(self.autoencoder, pictures), folder)


def loss_through_latents(
    encode: Callable[[Tensor], DiagonalGaussianDistribution],
    decode: Callable[[Tensor], Tensor],
    pictures: Tensor,
    random: torch.Generator,
    noise_share: float = 0.0,
) -> tuple[Tensor, Tensor]:
    """What the pictures lose through latents drawn from their distribution, with the price of those; and the latents.

    ``noise_share`` is how much further noise they get, beside each channel's deviation.
    """
    with mixed_precision(pictures.device):
        posterior = encode(pictures)
        noise = torch.randn(posterior.mean.shape, generator=random).to(posterior.mean)
        further = noise_share * posterior.mean.detach().std(dim=(0, 2, 3), keepdim=True)
        latents = posterior.mean + (posterior.std + further) * noise
        halved = bool(torch.rand((), generator=random) < HALVED_SHARE)
        decoded = decode(halve(latents) if halved else latents)
    divergence = posterior.kl().float().mean() / noise[0].numel()
    lost = reconstruction_loss(decoded.float(), halve(pictures) if halved else pictures)
    return lost + KL_WEIGHT * divergence, latents


def reconstructed(autoencoder: AutoencoderKL, pictures: Tensor) -> Tensor:
    """What comes back of the pictures."""
    decoded: Tensor = autoencoder.decode(autoencoder.encode(pictures).latent_dist.mean).sample
    return decoded


def make_colour_reader(sizes: Sizes) -> nn.Conv2d:
    """Reads the mean colour of a patch from its latent; only stage one has it."""
    return nn.Conv2d(sizes.latent_channels, 3, 1)


def over_colours(pictures: Tensor, colours: Tensor) -> Tensor:
    """RGBA ``uint8 [n, h, w, 4]`` over one colour ``[n, 3]`` in [0, 1] each, as ``float32 [n, 3, h, w]`` in [-1, 1]."""
    rgba = pictures.permute(0, 3, 1, 2).float() / 255
    alpha = rgba[:, 3:]
    return (rgba[:, :3] * alpha + colours[:, :, None, None] * (1 - alpha)) * 2 - 1


def reconstruction_loss(decoded: Tensor, pictures: Tensor) -> Tensor:
    """Differences of the pixels (absolute and squared), of neighbouring pixels' steps (edges) and of patches' mean colours."""
    difference = decoded - pictures
    edges = difference.diff(dim=-1).abs().mean() + difference.diff(dim=-2).abs().mean()
    patches = functional.avg_pool2d(difference, PATCH).abs().mean()
    squares = difference.square().mean()
    return difference.abs().mean() + SQUARE_WEIGHT * squares + EDGE_WEIGHT * edges + PATCH_WEIGHT * patches


def psnr(decoded: Tensor, pictures: Tensor) -> float:
    """Mean over the pictures ``[n, 3, h, w]`` in [-1, 1] of each one's peak signal-to-noise ratio, in dB."""
    errors = functional.mse_loss(decoded.float().clamp(-1, 1), pictures, reduction="none").mean(dim=(1, 2, 3))
    return float((10 * torch.log10(4 / errors.clamp_min(1e-10))).mean())


def show_reconstructions(pictures: Tensor, decoded: Tensor, folder: Path) -> None:
    both = torch.cat([pictures[:8], decoded[:8], pictures[8:], decoded[8:]])
    picture_grid(as_image_array(both), 8).save(folder / "reconstructions.png")
    print(f"PSNR of {len(pictures)} examples: {psnr(decoded, pictures):.2f} dB", flush=True)


def finished_coarse(workspace: Workspace, sizes: Sizes) -> AutoencoderKL:
    """The whole autoencoder after stage one: its encoder completed, the outermost level of its decoder untrained.

    Raises:
        FileNotFoundError: stage one has not been run.
    """
    coarse = CoarseAutoencoder(make_autoencoder(sizes))
    load_averaged({"coarse": coarse, "colours": make_colour_reader(sizes)}, workspace.coarse)
    coarse.complete_encoder()
    return coarse.whole


def finish_whole(workspace: Workspace, sizes: Sizes, pictures: np.ndarray) -> None:
    """Write the autoencoder after stage two, its latents standardised."""
    autoencoder = make_autoencoder(sizes)
    load_averaged({"autoencoder": autoencoder}, workspace.whole)
    standardise(autoencoder, on_background(pictures[::4, 0]))
    autoencoder.save_pretrained(workspace.encoded_with)


def load_autoencoder(workspace: Workspace, device: torch.device, trained_decoder: bool = True) -> AutoencoderKL:
    """The autoencoder that the latents are made with, its decoder from stage three if that has begun.

    Raises:
        FileNotFoundError: stage two is not finished.
    """
    if not workspace.encoded_with.exists():
        raise FileNotFoundError(f"{workspace.encoded_with}: run python -m training.autoencoder first")
    autoencoder: AutoencoderKL = with_float32_norms(AutoencoderKL.from_pretrained(workspace.encoded_with))
    if trained_decoder and (workspace.fine / "checkpoint.pt").exists():
        load_averaged({"decoder": autoencoder.decoder, "post_quant_conv": autoencoder.post_quant_conv}, workspace.fine)
    return autoencoder.to(device, memory_format=torch.channels_last).eval()


def train_stage(
    stage: str, workspace: Workspace, batches: PictureBatches, sizes: Sizes, budget: Budget, seed: int, shards: int
) -> int:
    """One stage from its start or checkpoint to its end; the number of its steps, earlier runs included."""
    if stage == "coarse":
        return train(CoarseTask(batches, sizes), budget, workspace.coarse, seed, shards)
    if stage == "whole":
        whole = finished_coarse(workspace, sizes).to(batches.device, memory_format=torch.channels_last)
        steps = train(WholeTask(batches, whole), budget, workspace.whole, seed, shards)
        finish_whole(workspace, sizes, batches.pictures.numpy())
        return steps
    autoencoder = load_autoencoder(workspace, batches.device, trained_decoder=False)
    return train(FineTask(batches, autoencoder), budget, workspace.fine, seed, shards)


def main() -> None:
    parser = command_line(__doc__ or "")
    parser.add_argument("--stage", choices=(*SHARES, "all"), default="all")
    add_budget_options(parser, minutes=40, rate=3e-3, batch=24)
    arguments = parser.parse_args()
    workspace, device = prepare(arguments)
    shards = shard_count(device, arguments.threads)
    batches = PictureBatches(np.load(workspace.pictures), max(1, arguments.batch // shards), device)
    print(f"autoencoder of {parameter_count(make_autoencoder(Sizes())) / 1e6:.2f} M parameters on {device}")
    minutes, rate = arguments.minutes, arguments.rate
    for stage, (of_minutes, of_rate) in SHARES.items():
        if arguments.stage not in (stage, "all"):
            continue
        # The latents are final once they are made: only the decoder may be trained further then.
        if stage != "fine" and workspace.encoded_with.exists():
            continue
        arguments.minutes = minutes * (of_minutes if arguments.stage == "all" else 1.0)
        arguments.rate = rate * of_rate
        budget = budget_from(arguments, AVERAGE)
        steps = train_stage(stage, workspace, batches, Sizes(), budget, arguments.seed, shards)
        print(f"{stage} stage: {steps} steps")


if __name__ == "__main__":
    main()
