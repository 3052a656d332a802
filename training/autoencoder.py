"""``python -m training.autoencoder``: the autoencoder that turns 128 x 128 pictures into 16 x 16 x 4 latents and back.

Two stages, each with its own checkpoint, curve and picture of reconstructions (originals above what comes back) in the
workspace's folder ``autoencoder``:

* ``--stage coarse`` trains the inner levels at half size (:mod:`training.coarse`). After it the latents are final, and the
  diffusion can be trained.
* ``--stage fine`` trains the decoder at full size with the encoder as it is. It may come before the diffusion or after.

Without ``--stage`` both run, the first for 40 % of the minutes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch
from diffusers import AutoencoderKL
from torch import Tensor, nn
from torch.nn import functional

from .coarse import CoarseAutoencoder, halve
from .drawing import picture_grid
from .latents import standardise
from .loop import Budget, add_budget_options, budget_from, load_averaged, train
from .models import Sizes, make_autoencoder, parameter_count
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
# The decoder is trained on latents with this much noise, as those that the diffusion draws are never exact.
LATENT_NOISE = 0.1

AVERAGE = 0.998
COARSE_SHARE = 0.4


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
        self.colours = make_colour_reader().to(batches.device)
        # The outermost level of the autoencoder takes no part; without gradients the optimiser leaves it alone.
        self.modules: Mapping[str, nn.Module] = {"coarse": self.coarse, "colours": self.colours}
        self._latent_shape = (batches.batch, 4, sizes.latent, sizes.latent)

    def loss(self, random: torch.Generator) -> Tensor:
        pictures = halve(self.batches.draw(random))
        noise = torch.randn(self._latent_shape, generator=random).to(pictures.device)
        with mixed_precision(pictures.device):
            posterior = self.coarse.encode(pictures)
            latents = posterior.mean + posterior.std * noise
            decoded = self.coarse.decode(latents)
        divergence = posterior.kl().float().mean() / noise[0].numel()
        means = functional.adaptive_avg_pool2d(pictures, latents.shape[-2:])
        colours = (self.colours(latents.float()) - means).abs().mean()
        return reconstruction_loss(decoded.float(), pictures) + COLOUR_WEIGHT * colours + KL_WEIGHT * divergence

    def sample(self, folder: Path) -> None:
        pictures = halve(self.batches.examples())
        show_reconstructions(pictures, self.coarse.decode(self.coarse.encode(pictures).mean), folder)


class FineTask:
    """Stage two: the decoder alone, at full size, from the final encoder's latents with a little noise."""

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
        show_reconstructions(
            pictures, self.autoencoder.decode(self.autoencoder.encode(pictures).latent_dist.mean).sample, folder
        )


def make_colour_reader() -> nn.Conv2d:
    """Reads the mean colour of a patch from its latent; only stage one has it."""
    return nn.Conv2d(4, 3, 1)


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


def finish_coarse(workspace: Workspace, sizes: Sizes, pictures: np.ndarray) -> None:
    """Write the whole autoencoder after stage one: encoder completed, latents standardised, full-size decoder untrained."""
    coarse = CoarseAutoencoder(make_autoencoder(sizes))
    load_averaged({"coarse": coarse, "colours": make_colour_reader()}, workspace.coarse)
    coarse.complete_encoder()
    standardise(coarse.whole, on_background(pictures[::4, 0]))
    coarse.whole.save_pretrained(workspace.encoded_with)


def load_autoencoder(workspace: Workspace, device: torch.device, trained_decoder: bool = True) -> AutoencoderKL:
    """The autoencoder that the latents are made with, its decoder from stage two if that has begun.

    Raises:
        FileNotFoundError: stage one is not finished.
    """
    if not workspace.encoded_with.exists():
        raise FileNotFoundError(f"{workspace.encoded_with}: run python -m training.autoencoder first")
    autoencoder: AutoencoderKL = AutoencoderKL.from_pretrained(workspace.encoded_with)
    if trained_decoder and (workspace.fine / "checkpoint.pt").exists():
        load_averaged({"decoder": autoencoder.decoder, "post_quant_conv": autoencoder.post_quant_conv}, workspace.fine)
    return autoencoder.to(device, memory_format=torch.channels_last).eval()


def train_coarse(
    workspace: Workspace, batches: PictureBatches, sizes: Sizes, budget: Budget, seed: int, shards: int
) -> int:
    """Stage one from start or checkpoint to its end, and the autoencoder that follows from it."""
    steps = train(CoarseTask(batches, sizes), budget, workspace.coarse, seed, shards)
    if not workspace.encoded_with.exists():
        finish_coarse(workspace, sizes, batches.pictures.numpy())
    return steps


def main() -> None:
    parser = command_line(__doc__ or "")
    parser.add_argument("--stage", choices=("coarse", "fine", "both"), default="both")
    add_budget_options(parser, minutes=50, rate=3e-3, batch=24)
    arguments = parser.parse_args()
    workspace, device = prepare(arguments)
    shards = shard_count(device, arguments.threads)
    batches = PictureBatches(np.load(workspace.pictures), max(1, arguments.batch // shards), device)
    shares = {"coarse": COARSE_SHARE, "fine": 1 - COARSE_SHARE} if arguments.stage == "both" else {arguments.stage: 1.0}
    minutes = arguments.minutes
    if "coarse" in shares and not workspace.encoded_with.exists():
        arguments.minutes = minutes * shares["coarse"]
        steps = train_coarse(workspace, batches, Sizes(), budget_from(arguments, AVERAGE), arguments.seed, shards)
        print(f"coarse stage: {steps} steps")
    if "fine" in shares:
        arguments.minutes = minutes * shares["fine"]
        autoencoder = load_autoencoder(workspace, device, trained_decoder=False)
        print(f"decoder of {parameter_count(autoencoder.decoder) / 1e6:.2f} M parameters on {device}")
        steps = train(
            FineTask(batches, autoencoder), budget_from(arguments, AVERAGE), workspace.fine, arguments.seed, shards
        )
        print(f"fine stage: {steps} steps")


if __name__ == "__main__":
    main()
