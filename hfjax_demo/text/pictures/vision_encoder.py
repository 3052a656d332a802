"""A model's own vision encoder, run by JAX, and everything that the outer model does before its language model starts.

The outer model runs in PyTorch on the host (:mod:`.outer_model`). Its parts with weights (the encoder, the projector) are
replaced by wrappers that each run one jitted function (:mod:`...bridge.compiled_module`).
"""

from __future__ import annotations

import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np
import torch
from jax.sharding import Mesh
from PIL import Image

from ...bridge.compiled_module import CompiledModule, split_with_host_tensors
from ...bridge.functional import Params
from ...bridge.lowerings.images import register_image_lowerings
from ...bridge.meta_modules import drop_weights
from ...bridge.programs.compiler import Compiler
from ...requests import MessageImage
from ...sources.processor_loading import read_processor
from ..conversation_renderer import render_chat_template
from ..inner_language_model import non_language_parts
from .image_inputs import ImageInputs, ImageInputSpec
from .outer_model import OuterModel, causal_masks, load_outer_model

# Elements of image embeddings in the cache; the least recently used image is evicted.
MAX_CACHED_ELEMENTS = 1 << 25

PROBE_SIZE = (96, 64)


@dataclass(frozen=True, eq=False, slots=True)
class EncodedImage:
    """The result for one image: float32 (tokens, hidden), and the same for each of the first layers."""

    embeddings: np.ndarray
    added: tuple[np.ndarray, ...]


class VisionEncoder:
    """Encoder of images, usable from any thread, by one at a time.

    Each image is encoded separately and its embeddings are cached, since a conversation contains its images in every turn. Their
    places in a prompt are found by a run in which the parts return ones.
    """

    def __init__(self, processor: Any, outer: Any, window: int | None, kinds: Sequence[str]) -> None:
        """Run the outer model in PyTorch on an image, to determine the inputs of its language model.

        Args:
            outer: the whole model, in memory except for its language model's weights.
            window: size of the window in the language model's sliding window layers; ``kinds`` of its layers have their own mask.
        """
        self.processor = processor
        self._outer_model, self._window, self._kinds = OuterModel(outer, kinds), window, kinds
        self._parts: dict[str, CompiledModule] = {}
        self._image_cache: OrderedDict[str, EncodedImage] = OrderedDict()
        self._used: set[int] = set()
        with contextlib.ExitStack() as hooks:
            for child in outer.modules():
                hooks.callback(child.register_forward_pre_hook(lambda module, _: self._used.add(id(module))).remove)
            self._picture = _probe_picture()
            call = self._outer_model.run(self._single_image_inputs(self._picture.image))
        self._expected = call.embeddings
        self.image_spec: ImageInputSpec = call.spec(window)  # the inputs of the language model

    def compile(self, name: str, compiler: Compiler, mesh: Mesh) -> None:
        """Move the parts that the probe used to a row of devices; the others lose their weights."""
        register_image_lowerings()
        for owner, key, part in list(non_language_parts(self._outer_model.module)):
            if id(part) not in self._used:
                drop_weights(part)
                continue
            made = CompiledModule(
                part,
                f"{name}, {key.replace('_', ' ')}",
                compiler,
                part=key,
                mesh=mesh,
                split_module=split_with_host_tensors,
                cast_inputs=True,
            )
            owner._modules[key] = self._parts[key] = made
            # A model's code may move tensors to the device of its first weight, which would be that of a part's outline.
            for model in (self._outer_model.module, owner):
                on_host = torch.nn.Parameter(torch.empty(0, dtype=self._outer_model.dtype), requires_grad=False)
                model.register_parameter("of_host", on_host)

    @property
    def params(self) -> tuple[Params, ...]:
        """The weights of the parts that JAX runs."""
        return tuple(part.params for part in self._parts.values())

    def close(self) -> None:
        """Free the device memory. No image can be encoded afterwards."""
        for leaf in jax.tree.leaves(self.params):
            leaf.delete()
        self._image_cache.clear()

    def difference(self) -> float:
        """Return the maximum difference of the parts' embeddings of an image from PyTorch's, relative to the latter's range."""
        found = self._encode_image(self._picture).embeddings
        spread = max(float(self._expected.max() - self._expected.min()), 1e-6)
        return float(np.abs(found - self._expected).max()) / spread

    def tokens(self, text: str, pictures: Sequence[MessageImage]) -> list[int]:
        """Return the token ids of a text with images, including image tokens."""
        ids: list[int] = self._inputs(text, [picture.image for picture in pictures])["input_ids"][0].tolist()
        return ids

    def language_model_inputs(
        self, text: str, pictures: Sequence[MessageImage], begun: Sequence[int] = ()
    ) -> ImageInputs:
        """Return the language model's inputs for a text with images, which are in the order of their places in the text.

        Args:
            begun: token ids after the text, with which the answer begins.

        Raises:
            ValueError: the processor or the model does not accept them together.
        """
        rows = [self._encode_image(picture) for picture in pictures]
        inputs = _append_tokens(self._inputs(text, [picture.image for picture in pictures]), begun)
        with contextlib.ExitStack() as stack:
            for part in self._parts.values():
                stack.enter_context(part.calls.returning_placeholders())
            call = self._outer_model.run(inputs)
        if int(call.image_tokens.sum()) != sum(len(row.embeddings) for row in rows):
            raise ValueError("the pictures' tokens together are not those of each")
        tokens = (inputs["input_ids"] if call.ids is None else call.ids)[0].numpy().astype(np.int32)
        masks, spec = call.masks or {}, self.image_spec
        if spec.masked:
            call.require_causal_text()
            masks = masks or dict(zip(self._kinds, causal_masks(len(tokens), self._window), strict=False))
        return ImageInputs(
            tokens=tokens,
            given=call.image_tokens,
            embeddings=np.concatenate([row.embeddings for row in rows]),
            added=tuple(np.concatenate(layer) for layer in zip(*(row.added for row in rows), strict=True)),
            position_ids=None if spec.axes is None else call.keywords["position_ids"].numpy().astype(np.int32),
            masks=masks if spec.masked else {},
            names=np.concatenate(
                [_names(picture, len(row.embeddings)) for picture, row in zip(pictures, rows, strict=True)]
            ),
        )

    def _encode_image(self, picture: MessageImage) -> EncodedImage:
        found = self._image_cache.pop(picture.digest, None)
        if found is None:
            call = self._outer_model.run(self._single_image_inputs(picture.image))
            found = EncodedImage(call.embeddings, call.added(self.image_spec))
        self._image_cache[picture.digest] = found
        while len(self._image_cache) > 1 and sum(map(_element_count, self._image_cache.values())) > MAX_CACHED_ELEMENTS:
            self._image_cache.popitem(last=False)
        return found

    def _single_image_inputs(self, image: Image.Image) -> Any:
        parts = [{"type": "image"}, {"type": "text", "text": "?"}]
        turns = [{"role": "user", "content": parts}]
        return self._inputs(render_chat_template(self.processor.tokenizer, turns, begin_answer=True), [image])

    def _inputs(self, text: str, images: list[Image.Image]) -> Any:
        return self.processor(text=[text], images=[images], return_tensors="pt", add_special_tokens=False)


def load_vision_encoder(folder: Path, dtype: torch.dtype, window: int | None, kinds: Sequence[str]) -> VisionEncoder:
    """Load a model's vision parts, still in PyTorch, to compute in ``dtype``. Raises exceptions of any type."""
    processor = read_processor(folder)
    processor.tokenizer.chat_template = processor.tokenizer.chat_template or processor.chat_template
    if not processor.tokenizer.chat_template:
        raise ValueError("it has no chat template")
    return VisionEncoder(processor, load_outer_model(folder, dtype), window, kinds)


def _probe_picture() -> MessageImage:
    """Return an image without meaning that has content in every corner."""
    width, height = PROBE_SIZE
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    pixels = np.stack([x * 2, y * 3, (x * y) % 251], axis=-1).astype(np.uint8)
    return MessageImage.of(Image.fromarray(pixels))


def _append_tokens(inputs: Any, ids: Sequence[int]) -> Any:
    """Append token ids, none of them image tokens, to the text in a processor's ``inputs``."""
    many = inputs["input_ids"].shape
    behind = torch.tensor([list(ids)], dtype=torch.long)
    for name, value in list(inputs.items()):
        if isinstance(value, torch.Tensor) and value.shape == many:  # attention mask, token types
            more = {"input_ids": behind, "attention_mask": torch.ones_like(behind)}.get(name, torch.zeros_like(behind))
            inputs[name] = torch.cat([value, more.to(value.dtype)], dim=1)
    return inputs


def _names(picture: MessageImage, count: int) -> np.ndarray:
    """Return negative ids that no other image has."""
    first = int.from_bytes(hashlib.sha256(picture.digest.encode()).digest()[:7], "big")
    return -1 - (first + np.arange(count, dtype=np.int64))


def _element_count(rows: EncodedImage) -> int:
    return rows.embeddings.size + sum(layer.size for layer in rows.added)
