"""Stable Diffusion with ``torchax.compile``, as articles about torchax show it.

The whole pipeline, its scheduler's tensors included, moves to torchax's "jax" device, and each module is compiled by
itself. What it takes, beyond moving and compiling: every output class as a pytree, ``return_dict`` as a static argument,
the scheduler's tensors moved by hand, the autoencoder's ``decode`` named as a method to compile, and the random generator
kept away from it. The steps are functions of :mod:`.diffusion`. Compare :mod:`hfjax_demo.image.components`, which needs none
of that.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from .diffusion import PARTS, compile_parts, draw, load_pipeline, move_to_jax


class ImageRecipe:
    """A Stable Diffusion pipeline on torchax's device. Use it, and make it, on one thread.

    Args:
        folder: the pipeline's.
        parts: what to compile, of :data:`.diffusion.PARTS`; the rest runs operation by operation.

    Raises:
        UnsupportedModel: it is no Stable Diffusion.
    """

    def __init__(self, folder: Path, parts: tuple[str, ...] = PARTS) -> None:
        self.pipe = load_pipeline(folder)
        move_to_jax(self.pipe)
        compile_parts(self.pipe, parts)

    def __call__(
        self, *, scheduler: Callable[[], Any], latents: torch.Tensor, on_step: Callable[[], None], **arguments: Any
    ) -> Any:
        """One call of the pipeline: PIL pictures. ``scheduler`` makes a fresh one; ``latents`` are on the CPU."""
        return draw(self.pipe, scheduler(), latents, on_step, **arguments)
