"""What the diffusion trains on: every picture in several looks, already encoded.

:func:`standardise` first makes the autoencoder's latents zero-mean and unit-variance in every channel, exactly and inside its own
1 x 1 convolutions, so that the exported ``scaling_factor`` is 1 and pure noise has the statistics of a noised picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from diffusers import AutoencoderKL
from torch import Tensor

from .captions import Look, colourless_names, held_out_pair
from .rendering import BACKGROUNDS, HUES, main_hue, nearest_hue, on_background, recolour
from .sources import Subject
from .workspace import mixed_precision, write_atomically

ENCODED_AT_ONCE = 32


@dataclass(frozen=True)
class LatentSet:
    """Latents and what each shows.

    ``latents`` is ``float16 [n, c, h, w]``; ``subject`` the index of each one's subject; ``looks`` its look. ``centred`` says
    which show the picture exactly in its place. The rows are sorted by subject.
    """

    latents: Tensor
    subject: Tensor
    looks: Sequence[Look]
    centred: Tensor

    def save(self, path: Path) -> None:
        def write(temporary: Path) -> None:
            with temporary.open("wb") as file:
                np.savez(
                    file,
                    latents=self.latents.numpy(),
                    subject=self.subject.numpy(),
                    centred=self.centred.numpy(),
                    background=np.array([look.background for look in self.looks]),
                    colour=np.array([look.colour or "" for look in self.looks]),
                )

        write_atomically(path, write)

    @classmethod
    def load(cls, path: Path) -> LatentSet:
        stored = np.load(path)
        looks = [Look(str(b), str(c) or None) for b, c in zip(stored["background"], stored["colour"], strict=True)]
        return cls(
            torch.from_numpy(stored["latents"]),
            torch.from_numpy(stored["subject"]),
            looks,
            torch.from_numpy(stored["centred"]),
        )


def planned_looks(subject: Subject, picture: np.ndarray) -> list[Look]:
    """The unusual looks one subject is trained in: every background, and every other colour when it has a main hue.

    Pairs that are held out (:func:`training.captions.held_out_pair`) are never among them.
    """
    looks = [Look(background=name) for name in BACKGROUNDS] + possible_colours(subject, picture)
    return [look for look in looks if not held_out_pair(subject, look)]


def possible_colours(subject: Subject, picture: np.ndarray) -> list[Look]:
    """The colours that an RGBA picture can be turned to and named by, without its own."""
    hue = main_hue(picture)
    if hue is None or not colourless_names(subject):
        return []
    return [Look(colour=name) for name in HUES if name != nearest_hue(hue)]


def dress(picture: np.ndarray, look: Look) -> np.ndarray:
    """An RGBA picture in a look, as RGB ``uint8``."""
    return on_background(recolour(picture, look.colour) if look.colour else picture, look.background)


def encode_all(subjects: Sequence[Subject], pictures: np.ndarray, autoencoder: AutoencoderKL) -> LatentSet:
    """Encode every placement on white, and every planned look in its place.

    ``pictures`` are RGBA, ``uint8 [picture, placement, h, w, 4]``.
    """
    looks: list[Look] = []
    owner: list[int] = []
    centred: list[bool] = []
    encoded: list[Tensor] = []
    waiting: list[np.ndarray] = []

    def flush() -> None:
        if waiting:
            with mixed_precision(autoencoder.device):
                encoded.append(encode(autoencoder, np.stack(waiting)).half())
            waiting.clear()

    for i, subject in enumerate(subjects):
        plan = [(Look(), j) for j in range(pictures.shape[1])]
        plan += [(look, 0) for look in planned_looks(subject, pictures[i, 0])]
        for look, placement in plan:
            waiting.append(dress(pictures[i, placement], look))
            looks.append(look)
            owner.append(i)
            centred.append(placement == 0)
            if len(waiting) == ENCODED_AT_ONCE:
                flush()
        if i % 200 == 0:
            print(f"encoded {i} of {len(subjects)} subjects", flush=True)
    flush()
    return LatentSet(torch.cat(encoded), torch.tensor(owner), looks, torch.tensor(centred))


@torch.no_grad()
def encode(autoencoder: AutoencoderKL, pictures: np.ndarray) -> Tensor:
    """RGB ``uint8 [n, h, w, 3]`` as scaled latents ``float32 [n, c, h', w']`` on the CPU; the mean, no sample."""
    tensor = torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 127.5 - 1
    tensor = tensor.to(autoencoder.device, autoencoder.dtype).contiguous(memory_format=torch.channels_last)
    latents: Tensor = autoencoder.encode(tensor).latent_dist.mean * autoencoder.config.scaling_factor
    return latents.float().cpu()


@torch.no_grad()
def decode(autoencoder: AutoencoderKL, latents: Tensor) -> Tensor:
    """Scaled latents as pictures ``[n, 3, h, w]`` in [-1, 1] on the CPU."""
    scaled = latents.to(autoencoder.device, autoencoder.dtype) / autoencoder.config.scaling_factor
    pictures: Tensor = autoencoder.decode(scaled).sample
    return pictures.float().cpu()


@torch.no_grad()
def standardise(autoencoder: AutoencoderKL, pictures: np.ndarray) -> None:
    """Give the latents of these RGB pictures mean 0 and variance 1 in every channel, and change no reconstruction.

    The shift and scale go into the last 1 x 1 convolution before the latents and, inverted, into the first after them.
    """
    latents = torch.cat(
        [encode(autoencoder, pictures[i : i + ENCODED_AT_ONCE]) for i in range(0, len(pictures), ENCODED_AT_ONCE)]
    )
    latents = latents / autoencoder.config.scaling_factor
    mean = latents.mean(dim=(0, 2, 3)).to(autoencoder.device)
    deviation = latents.std(dim=(0, 2, 3)).to(autoencoder.device)
    before, after = autoencoder.quant_conv, autoencoder.post_quant_conv
    channels = len(mean)
    before.weight[:channels] /= deviation[:, None, None, None]
    before.bias[:channels] = (before.bias[:channels] - mean) / deviation
    before.bias[channels:] -= 2 * deviation.log()  # the logarithm of the variance
    after.bias += after.weight[:, :, 0, 0] @ mean
    after.weight *= deviation[None, :, None, None]
    autoencoder.register_to_config(scaling_factor=1.0)
