"""Where a training run keeps its files, and what every command of this package shares.

A *workspace* is one folder outside git: downloads, rendered pictures, checkpoints, curves and sample grids. Every command
takes ``--work FOLDER`` and finds in it what the command before left there.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs
import torch

DEFAULT_WORK = Path(platformdirs.user_cache_dir("hfjax_demo")) / "emoji-training"


@dataclass(frozen=True)
class Workspace:
    """The folder of one run; each property is a file or folder that one command writes and later ones read."""

    root: Path

    @property
    def downloads(self) -> Path:
        return self._folder("downloads")

    @property
    def pictures(self) -> Path:
        """RGBA pictures, ``uint8 [picture, placement, 128, 128, 4]``, not premultiplied."""
        return self.root / "pictures.npy"

    @property
    def subjects(self) -> Path:
        """What each picture shows, in the order of :attr:`pictures` (JSON, see :mod:`training.sources`)."""
        return self.root / "subjects.json"

    @property
    def tokenizer(self) -> Path:
        return self._folder("tokenizer")

    @property
    def coarse(self) -> Path:
        """Stage one of the autoencoder."""
        return self._folder("autoencoder/coarse")

    @property
    def whole(self) -> Path:
        """Stage two of the autoencoder."""
        return self._folder("autoencoder/whole")

    @property
    def fine(self) -> Path:
        """Stage three of the autoencoder."""
        return self._folder("autoencoder/fine")

    @property
    def encoded_with(self) -> Path:
        """The autoencoder as stage two leaves it; :attr:`latents` come from its encoder."""
        return self.root / "autoencoder" / "encoded-with"

    @property
    def latents(self) -> Path:
        return self.root / "latents.npz"

    @property
    def words(self) -> Path:
        """The text encoder before the diffusion."""
        return self._folder("words")

    @property
    def diffusion(self) -> Path:
        return self._folder("diffusion")

    @property
    def distilled(self) -> Path:
        """The UNet of four steps, and what its teacher drew for it."""
        return self._folder("distilled")

    @property
    def evaluation(self) -> Path:
        return self._folder("evaluation")

    def _folder(self, name: str) -> Path:
        folder = self.root / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder


def command_line(description: str) -> argparse.ArgumentParser:
    """A parser with the options that every command has."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument(
        "--work", type=Path, default=DEFAULT_WORK, help="folder for data, checkpoints, curves and grids"
    )
    parser.add_argument("--device", default="auto", help="auto, cpu, cuda, cuda:1 …")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="CPU threads to compute with")
    parser.add_argument("--seed", type=int, default=0)
    return parser


def prepare(arguments: argparse.Namespace) -> tuple[Workspace, torch.device]:
    """Fix seeds and threads and choose the device, as the options say."""
    torch.set_num_threads(arguments.threads)
    random.seed(arguments.seed)
    torch.manual_seed(arguments.seed)
    return Workspace(arguments.work), choose_device(arguments.device)


def shard_count(device: torch.device, threads: int) -> int:
    """Into how many batches a training step is split: one a CPU thread, one on a GPU. Leaves PyTorch one thread an operation."""
    if device.type != "cpu":
        return 1
    torch.set_num_threads(1)
    return threads


def choose_device(name: str) -> torch.device:
    """The named device; "auto" is the GPU when PyTorch sees one, else the CPU."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    return torch.device(name)


def step_generator(seed: int, step: int) -> torch.Generator:
    """The random numbers of one step, whatever ran before it.

    Every step draws from a generator of its own, so a run that was killed and resumed sees exactly the batches and noise of
    one that was not, and no generator state needs to be in a checkpoint.
    """
    return torch.Generator().manual_seed((seed << 40) ^ step)


def stable_fraction(text: str) -> float:
    """A number in [0, 1) that depends on ``text`` alone: the same on every machine and in every run."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6]) / 2**48


def write_atomically(path: Path, write: Any) -> None:
    """Call ``write(temporary_path)`` and move the result into place, so that a kill never leaves half a file."""
    temporary = path.with_name(path.name + ".partial")
    write(temporary)
    os.replace(temporary, path)


def save_checkpoint(path: Path, state: dict[str, Any]) -> None:
    write_atomically(path, lambda temporary: torch.save(state, temporary))


def load_checkpoint(path: Path) -> dict[str, Any] | None:
    """What :func:`save_checkpoint` wrote, on the CPU; None when there is none yet."""
    if not path.exists():
        return None
    state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    return state


class Stopwatch:
    """Training time in seconds, carried over from the runs before; a pause of the process longer than a minute is left out."""

    LONGEST_STEP = 60.0

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._last = time.monotonic()

    def lap(self) -> float:
        """Add the time since the last call and return the sum."""
        now = time.monotonic()
        self.seconds += min(now - self._last, self.LONGEST_STEP)
        self._last = now
        return self.seconds

    def skip(self) -> None:
        """Leave out the time since the last call: saving and sampling are not training."""
        self._last = time.monotonic()


@contextmanager
def mixed_precision(device: torch.device) -> Iterator[None]:
    """bfloat16 products where the processor has them (AVX-512 BF16: four times the float32 rate), else plain float32."""
    if device.type == "cpu" and not _cpu_has_bfloat16():
        yield
        return
    # Each weight is used once a step, so remembering its converted form gains nothing, and threads would share it.
    with torch.autocast(device.type, torch.bfloat16, cache_enabled=False):
        yield


@functools.cache
def _cpu_has_bfloat16() -> bool:
    return bool(torch.cpu._is_avx512_bf16_supported() or torch.cpu._is_amx_tile_supported())


def as_image_array(pictures: torch.Tensor) -> np.ndarray:
    """Pictures ``[n, 3, h, w]`` in [-1, 1] as ``uint8 [n, h, w, 3]``."""
    scaled = (pictures.detach().float().cpu().clamp(-1, 1) + 1) * 127.5
    array: np.ndarray = scaled.round().to(torch.uint8).permute(0, 2, 3, 1).numpy()
    return array
