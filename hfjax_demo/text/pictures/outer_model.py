"""An outer model, such as one that takes images, run in PyTorch up to the call of its language model.

The model's own code runs unchanged, so nothing is specific to a model family. The language model's weights are missing:
embeddings of text are 0, so the image tokens are those whose embeddings are not.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from transformers import AutoModelForImageTextToText

from ...bridge.meta_modules import drop_weights, fill_outline, outline
from ...bridge.torch_defaults import TORCH_DEFAULTS
from ...sources import weight_files
from ..checkpoint import common_dtype
from ..inner_language_model import load_config, read_module
from .image_inputs import ImageInputSpec


class _LanguageModelReached(Exception):
    def __init__(self, keywords: dict[str, Any]) -> None:
        super().__init__()
        self.keywords = keywords


@dataclass(frozen=True, eq=False, slots=True)
class LanguageModelCall:
    """What the outer model hands to its language model for a prompt.

    Attributes:
        keywords: the arguments.
        image_tokens: bool (tokens,), which tokens are an image's.
        embeddings: float32 (image tokens, hidden).
        masks: bool (tokens, tokens) per kind of layer; None if the language model creates its own.
        ids: the token ids that all of several embeddings of the language model looked up; None: there was one, or ids differ.
    """

    keywords: dict[str, Any]
    image_tokens: np.ndarray
    embeddings: np.ndarray
    masks: dict[str, np.ndarray] | None
    ids: torch.Tensor | None

    def added(self, spec: ImageInputSpec) -> tuple[np.ndarray, ...]:
        """Return the image tokens' embeddings that are added in the first layers, float32 (image tokens, hidden) each."""
        return () if spec.added is None else tuple(layer.float().numpy() for layer in self.keywords[spec.added[1]])

    def spec(self, window: int | None) -> ImageInputSpec:
        """Return which inputs besides token ids the language model takes.

        Args:
            window: size of the window in its sliding window layers.

        Raises:
            ValueError: they are not supported.
        """
        _, count, hidden = self.keywords["inputs_embeds"].shape
        positions = self.keywords.get("position_ids")
        counts_tokens = positions is None or bool((positions == torch.arange(count)).all())
        self.require_causal_text()
        usual = causal_masks(count, window)
        masked = self.masks is not None and any(
            not any(np.array_equal(mask, own) for own in usual) for mask in self.masks.values()
        )
        lists = [key for key, value in self.keywords.items() if isinstance(value, (list, tuple)) and len(value)]
        tensors = {key: value for key, value in self.keywords.items() if isinstance(value, torch.Tensor)}
        marks = [
            key
            for key, value in tensors.items()
            if value.dtype is torch.bool
            and tuple(value.shape) == (1, count)
            and np.array_equal(value[0].numpy(), self.image_tokens)
        ]
        known = {"inputs_embeds", "position_ids", "attention_mask", *lists, *marks}
        if self.ids is not None:
            # Zeros are computed by the language model's own weights, from ids that it will get.
            known |= {key for key, value in tensors.items() if not value.any()}
        others = [
            key
            for key, value in self.keywords.items()
            if key not in known and isinstance(value, (torch.Tensor, list, tuple))
        ]
        if others or len(lists) != len(marks) or len(lists) > 1:
            raise ValueError(f"its language model is handed {', '.join(others or [*lists, *marks])}")
        return ImageInputSpec(
            hidden=hidden,
            axes=None if positions is None or counts_tokens else tuple(positions.shape[:-1]),
            masked=masked,
            added=(marks[0], lists[0]) if lists else None,
            layers=len(self.keywords[lists[0]]) if lists else 0,
        )

    def require_causal_text(self) -> None:
        """Raise :class:`ValueError` if text tokens attend to later ones, as in a prompt with bidirectional attention: the
        KV cache of such a prompt could not be reused in the next turn."""
        if any(np.triu(mask, 1)[~self.image_tokens].any() for mask in (self.masks or {}).values()):
            raise ValueError("its questions see all of themselves, behind each word too")


class OuterModel:
    """The whole model, in memory except for its language model's weights; ``kinds`` of layers there have their own mask."""

    def __init__(self, module: Any, kinds: Sequence[str]) -> None:
        self.module = module
        self.dtype: torch.dtype = module.dtype
        self._kinds = kinds
        # The parameters of its forward and of the inner forward that gets the rest.
        forwards = module.forward, getattr(module, "model", module).forward
        self._names = {name for forward in forwards for name in inspect.signature(forward).parameters}
        self._looked_up_ids: list[torch.Tensor] = []  # ids looked up in the language model's embeddings in the last run
        self._stop_at_language_model()

    def run(self, inputs: Mapping[str, Any]) -> LanguageModelCall:
        """Return the call of the language model for a processor's inputs.

        Raises:
            ValueError: the language model was not called. The model's own code may raise exceptions of any type.
        """
        given = {
            name: value.to(self.dtype)
            if isinstance(value, torch.Tensor) and value.is_floating_point()
            else value  # processors may use another dtype
            for name, value in inputs.items()
            if name in self._names and name != "attention_mask"
        }
        self._looked_up_ids.clear()
        try:
            with TORCH_DEFAULTS.used(), torch.no_grad():
                self.module(**given, use_cache=False)
        except _LanguageModelReached as reached:
            return self._described(reached.keywords)
        raise ValueError("the model did not come to its language model")

    def _described(self, keywords: dict[str, Any]) -> LanguageModelCall:
        embeddings = keywords["inputs_embeds"][0]
        image_tokens: np.ndarray = (embeddings != 0).any(dim=-1).numpy()
        given = keywords.get("attention_mask")
        by_kind: dict[str, Any] = given if isinstance(given, dict) else dict.fromkeys(self._kinds, given)
        masks = None
        if all(by_kind[kind] is not None for kind in self._kinds):
            own = {kind: by_kind[kind] for kind in self._kinds}
            masks = {
                kind: (mask if mask.dtype is torch.bool else mask >= 0)[0, 0].numpy() for kind, mask in own.items()
            }
        first, *others = self._looked_up_ids
        ids = first if others and all(torch.equal(ids, first) for ids in others) else None
        return LanguageModelCall(keywords, image_tokens, embeddings.float().numpy()[image_tokens], masks, ids)

    def _stop_at_language_model(self) -> None:
        decoder = self.module.get_decoder()

        def embedded(embedding: torch.nn.Embedding) -> Callable[..., torch.Tensor]:
            def embed(ids: torch.Tensor, *_: Any) -> torch.Tensor:
                self._looked_up_ids.append(ids)
                return torch.zeros((*ids.shape, embedding.embedding_dim), dtype=embedding.weight.dtype)

            return embed

        def stop(*_: Any, **keywords: Any) -> Any:
            raise _LanguageModelReached(keywords)

        for child in decoder.modules():
            if isinstance(child, torch.nn.Embedding):
                zeros = torch.zeros((), dtype=child.weight.dtype).expand(child.num_embeddings, child.embedding_dim)
                child.weight = torch.nn.Parameter(zeros, requires_grad=False)  # takes no memory
                child.forward = embedded(child)  # type: ignore[method-assign]
        decoder.forward = stop


def causal_masks(count: int, window: int | None) -> list[np.ndarray]:
    """Return the usual masks, bool (count, count): the causal one, and that of a sliding window if there is one."""
    query, key = np.arange(count)[:, None], np.arange(count)[None]
    full = key <= query
    return [full] if window is None else [full, full & (key > query - window)]


def load_outer_model(folder: Path, dtype: torch.dtype) -> Any:
    """Return the whole model of a folder in PyTorch, without its language model's weights. Raises exceptions of any type."""
    own = common_dtype(weight_files(folder))
    outer, _ = read_module(
        AutoModelForImageTextToText, folder, own, config=load_config(folder), attn_implementation="sdpa"
    )
    drop_weights(outer.get_decoder())
    drop_weights(outer.get_output_embeddings())
    if own is not dtype:
        made = outline(
            lambda: AutoModelForImageTextToText.from_config(
                outer.config, dtype=dtype, attn_implementation="sdpa", trust_remote_code=False
            )
        )
        outer = fill_outline(made, outer, dtype)
    outer.eval()
    outer.config.get_text_config()._attn_implementation = "eager"  # uses masks unchanged
    return outer
