"""How a traced pass takes what goes with a chunk of a prompt with pictures."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch

from ...bridge.tensors import jax_view, torch_view
from .handed import Handing, PictureChunk


def with_pictures(module: Any, pictures: PictureChunk, handing: Handing) -> dict[str, Any]:
    """Have ``module``, a copy that only this pass runs, see the pictures; the keywords of its forward that differ from a text's.

    Its embedding gives the pictures' numbers in their places, and its decoder is told what is added in the first layers.
    """
    embedding, decoder = module.get_input_embeddings(), module.get_decoder()
    embed, decode = embedding.forward, decoder.forward

    def embed_all(ids: torch.Tensor, *args: Any, **keywords: Any) -> torch.Tensor:
        own = jax_view(embed(ids, *args, **keywords))
        shown = jnp.where(pictures.given[..., None], pictures.embeddings.astype(own.dtype), own)
        found: torch.Tensor = torch_view(shown)
        return found

    embedding.forward = embed_all
    if handing.added is not None:
        mask, rows = handing.added
        # Every token is said to be a picture's, and what a text's gets added is 0: so the shapes are known.
        every = _every(pictures.given.shape)
        added = {mask: every, rows: [torch_view(layer[0]) for layer in pictures.added]}
        decoder.forward = lambda *args, **keywords: decode(*args, **{**keywords, **added})
    changed: dict[str, Any] = {}
    if pictures.position_ids is not None:
        changed["position_ids"] = pictures.position_ids
    if pictures.masks:
        changed["attention_mask"] = pictures.masks.get("", pictures.masks)
    return changed


def _every(shape: tuple[int, ...]) -> torch.Tensor:
    with jax.ensure_compile_time_eval():
        found: torch.Tensor = torch_view(jnp.asarray(np.ones(shape, bool)))
    return found
