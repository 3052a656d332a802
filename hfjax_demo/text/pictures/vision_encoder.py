"""A model's own vision encoder, run by JAX, and everything that the outer model does before its language model starts.

The outer model's code runs unchanged, in PyTorch on the host. Its parts with weights (the encoder, the projector) are replaced by
wrappers that each run one jitted function (:mod:`...bridge.compiled_module`). It is stopped at the call of its language model,
and the arguments of this call are kept: image embeddings, position ids, masks. So nothing is specific to a model family.

Each image is encoded separately and its embeddings are cached, since a conversation contains its images in every turn. Their
places in a prompt are found by a run in which the parts return ones.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np
import torch
from jax.sharding import Mesh
from PIL import Image
from transformers import AutoModelForImageTextToText

from ...bridge.compiled_module import CompiledModule, split_with_host_tensors
from ...bridge.functional import Params
from ...bridge.lowerings.images import register_image_lowerings
from ...bridge.meta_modules import outline
from ...bridge.programs.compiler import Compiler
from ...bridge.torch_defaults import TORCH_DEFAULTS
from ...requests import MessageImage
from ...sources.processor_loading import read_processor
from ..checkpoint import common_dtype, weight_locations
from ..conversation_renderer import render_chat_template
from ..inner_language_model import load_config, non_language_parts
from .image_inputs import ImageInputs, ImageInputSpec

# Elements of image embeddings in the cache; the least recently used image is evicted.
MAX_CACHED_ELEMENTS = 1 << 25

PROBE_SIZE = (96, 64)


class _LanguageModelReached(Exception):
    """Raised at the call of the language model."""

    def __init__(self, keywords: dict[str, Any]) -> None:
        super().__init__()
        self.keywords = keywords


@dataclass(frozen=True, eq=False, slots=True)
class EncodedImage:
    """The result for one image: float32 (tokens, hidden), and the same for each of the first layers."""

    embeddings: np.ndarray
    added: tuple[np.ndarray, ...]


class VisionEncoder:
    """See the module's docstring. Usable from any thread, by one at a time.

    Attributes:
        handing: the inputs of the language model.
    """

    image_spec: ImageInputSpec

    def __init__(self, processor: Any, outer: Any, window: int | None, kinds: Sequence[str]) -> None:
        """Run the outer model in PyTorch on an image, to determine the inputs of its language model.

        Args:
            outer: the whole model, in memory except for its language model's weights.
            window: size of the window in the language model's sliding window layers.
            kinds: kinds of its layers that have their own mask.
        """
        self.processor = processor
        self._outer_model, self._window, self._kinds = outer, window, tuple(kinds)
        self._dtype: torch.dtype = outer.dtype
        # The parameters of its forward and of the inner forward that gets the rest.
        forwards = outer.forward, getattr(outer, "model", outer).forward
        self._names = {name for forward in forwards for name in inspect.signature(forward).parameters}
        self._parts: dict[str, CompiledModule] = {}
        self._image_cache: OrderedDict[str, EncodedImage] = OrderedDict()
        self._looked_up_ids: list[torch.Tensor] = []  # ids looked up in the language model's embeddings in the last run
        self._stop_at_language_model()
        used: set[int] = set()
        with contextlib.ExitStack() as hooks:
            for child in outer.modules():
                hooks.callback(child.register_forward_pre_hook(lambda module, _: used.add(id(module))).remove)
            self._picture = probe_picture()
            self.expected = self._run_to_language_model(self._single_image_inputs(self._picture.image))
        self._used = used
        self.image_spec = self._find_image_spec(self.expected)

    def compile(self, name: str, compiler: Compiler, mesh: Mesh) -> None:
        """Move the parts that the probe used to a row of devices; the others lose their weights."""
        register_image_lowerings()
        for owner, key, part in list(non_language_parts(self._outer_model)):
            if id(part) not in self._used:
                _drop_weights(part)
                continue
            what = f"{name}, {key.replace('_', ' ')}"
            made = CompiledModule(
                part,
                what,
                compiler,
                part=key,
                mesh=mesh,
                split_module=split_with_host_tensors,
                cast_inputs=True,
                has_constant_integers=True,
            )
            owner._modules[key] = made
            self._parts[key] = made
            # A model's code may move tensors to the device of its first weight, which would be that of a part's outline.
            for model in (self._outer_model, owner):
                on_host = torch.nn.Parameter(torch.empty(0, dtype=self._dtype), requires_grad=False)
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
        found, expected = self._encode_image(self._picture), self._embeddings(self.expected)
        spread = max(float(expected.max() - expected.min()), 1e-6)
        return float(np.abs(found.embeddings - expected).max()) / spread

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
                stack.enter_context(part.forward_replaced_by(part.outline))
            keywords = self._run_to_language_model(inputs)
        given = _image_token_mask(keywords)
        if int(given.sum()) != sum(len(row.embeddings) for row in rows):
            raise ValueError("the pictures' tokens together are not those of each")
        looked_up = self._ids()
        ids = inputs["input_ids"] if looked_up is None else looked_up
        tokens = ids[0].numpy().astype(np.int32)
        causal = _causal_masks(len(tokens), self._window)
        handed = ImageInputs(
            tokens=tokens,
            given=given,
            embeddings=np.concatenate([row.embeddings for row in rows]),
            added=tuple(np.concatenate(layer) for layer in zip(*(row.added for row in rows), strict=True)),
            position_ids=None if self.image_spec.axes is None else keywords["position_ids"].numpy().astype(np.int32),
            masks=(_masks(keywords, self._kinds) or dict(zip(self._kinds, causal, strict=False)))
            if self.image_spec.masked
            else {},
            names=np.concatenate(
                [_names(picture, len(row.embeddings)) for picture, row in zip(pictures, rows, strict=True)]
            ),
        )
        _require_causal_text(handed.masks, given)
        return handed

    def _encode_image(self, picture: MessageImage) -> EncodedImage:
        found = self._image_cache.pop(picture.digest, None)
        if found is None:
            keywords = self._run_to_language_model(self._single_image_inputs(picture.image))
            added = self.image_spec.added
            found = EncodedImage(
                self._embeddings(keywords),
                () if added is None else tuple(layer.float().numpy() for layer in keywords[added[1]]),
            )
        self._image_cache[picture.digest] = found
        while (
            len(self._image_cache) > 1
            and sum(_element_count(rows) for rows in self._image_cache.values()) > MAX_CACHED_ELEMENTS
        ):
            self._image_cache.popitem(last=False)
        return found

    def _embeddings(self, keywords: dict[str, Any]) -> np.ndarray:
        embeddings: np.ndarray = keywords["inputs_embeds"][0].float().numpy()[_image_token_mask(keywords)]
        return embeddings

    def _single_image_inputs(self, image: Image.Image) -> Any:
        parts = [{"type": "image"}, {"type": "text", "text": "?"}]
        turns = [{"role": "user", "content": parts}]
        return self._inputs(render_chat_template(self.processor.tokenizer, turns, begin_answer=True), [image])

    def _inputs(self, text: str, images: list[Image.Image]) -> Any:
        return self.processor(text=[text], images=[images], return_tensors="pt", add_special_tokens=False)

    def _run_to_language_model(self, inputs: Any) -> dict[str, Any]:
        given = {
            name: value.to(self._dtype)
            if isinstance(value, torch.Tensor) and value.is_floating_point()
            else value  # processors may use another dtype
            for name, value in inputs.items()
            if name in self._names and name != "attention_mask"
        }
        self._looked_up_ids.clear()
        try:
            with TORCH_DEFAULTS.used(), torch.no_grad():
                self._outer_model(**given, use_cache=False)
        except _LanguageModelReached as handed:
            return handed.keywords
        raise ValueError("the model did not come to its language model")

    def _stop_at_language_model(self) -> None:
        """Make the outer model stop at its language model, whose weights are missing: embeddings of text are 0."""
        decoder = self._outer_model.get_decoder()

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

    def _ids(self) -> torch.Tensor | None:
        """Return the ids that all of several embeddings of the language model looked up; None: there was one, or ids differ."""
        first, *others = self._looked_up_ids
        return first if others and all(torch.equal(ids, first) for ids in others) else None

    def _find_image_spec(self, keywords: dict[str, Any]) -> ImageInputSpec:
        embeddings = keywords["inputs_embeds"]
        count = embeddings.shape[1]
        positions = keywords.get("position_ids")
        axes = None
        if positions is not None and not bool((positions == torch.arange(count)).all()):
            axes = tuple(positions.shape[:-1])
        masks = _masks(keywords, self._kinds)
        given = _image_token_mask(keywords)
        _require_causal_text(masks or {}, given)
        usual = _causal_masks(count, self._window)
        masked = masks is not None and any(
            not any(np.array_equal(mask, own) for own in usual) for mask in masks.values()
        )
        lists = [key for key, value in keywords.items() if isinstance(value, (list, tuple)) and len(value)]
        marks = [
            key
            for key, value in keywords.items()
            if isinstance(value, torch.Tensor)
            and value.dtype is torch.bool
            and tuple(value.shape) == (1, count)
            and np.array_equal(value[0].numpy(), given)
        ]
        known = {"inputs_embeds", "position_ids", "attention_mask", *lists, *marks}
        if self._ids() is not None:
            # Zeros are computed by the language model's own weights, from ids that it will get.
            known |= {key for key, value in keywords.items() if isinstance(value, torch.Tensor) and not value.any()}
        others = [
            key
            for key, value in keywords.items()
            if key not in known and isinstance(value, (torch.Tensor, list, tuple))
        ]
        if others or len(lists) != len(marks) or len(lists) > 1:
            raise ValueError(f"its language model is handed {', '.join(others or [*lists, *marks])}")
        return ImageInputSpec(
            hidden=embeddings.shape[-1],
            axes=axes,
            masked=masked,
            added=(marks[0], lists[0]) if lists else None,
            layers=len(keywords[lists[0]]) if lists else 0,
        )


def load_vision_encoder(folder: Path, dtype: torch.dtype, window: int | None, kinds: Sequence[str]) -> VisionEncoder:
    """Load a model's vision parts, still in PyTorch: see :meth:`VisionEncoder.compile`.

    Args:
        dtype: the dtype of the computation.

    Raises:
        Exception: of any type, from missing files or from the model's own code.
    """
    processor = read_processor(folder)
    processor.tokenizer.chat_template = processor.tokenizer.chat_template or processor.chat_template
    if not processor.tokenizer.chat_template:
        raise ValueError("it has no chat template")
    own = common_dtype(weight_locations(folder))
    with TORCH_DEFAULTS.changed():
        outer: Any = AutoModelForImageTextToText.from_pretrained(
            folder,
            config=load_config(folder),
            dtype=own,
            attn_implementation="sdpa",
            trust_remote_code=False,
            use_safetensors=True,
        )
    _drop_weights(outer.get_decoder())
    _drop_weights(outer.get_output_embeddings())
    if own is not dtype:  # buffers created in a narrower dtype would be rounded
        outer = _as_dtype(outer, dtype)
    outer.eval()
    outer.config.get_text_config()._attn_implementation = "eager"  # uses masks unchanged
    return VisionEncoder(processor, outer, window, kinds)


def probe_picture() -> MessageImage:
    """Return an image without meaning that has content in every corner."""
    width, height = PROBE_SIZE
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    pixels = np.stack([x * 2, y * 3, (x * y) % 251], axis=-1).astype(np.uint8)
    return MessageImage.of(Image.fromarray(pixels))


def _drop_weights(module: Any) -> None:
    """Free the weights; empty ones remain, with their dtype and on the host."""
    for child in module.modules():
        for name, weight in child._parameters.items():
            if weight is not None:
                child._parameters[name] = torch.nn.Parameter(torch.empty(0, dtype=weight.dtype), requires_grad=False)


def _as_dtype(read: Any, dtype: torch.dtype) -> Any:
    """Return the same model in another dtype, with the weights that ``read`` has."""
    made = outline(
        lambda: AutoModelForImageTextToText.from_config(
            read.config, dtype=dtype, attn_implementation="sdpa", trust_remote_code=False
        )
    )
    state = {**dict(read.named_parameters()), **dict(read.named_buffers())}
    saved = read.state_dict(keep_vars=True)
    for prefix, child in made.named_modules():
        for table in (child._parameters, child._buffers):
            for name in table:
                key = f"{prefix}.{name}".lstrip(".")
                if table[name] is None or key not in saved:
                    continue
                tensor = state[key].detach().to(dtype) if table[name].is_floating_point() else state[key]
                is_weight = table is child._parameters
                table[name] = torch.nn.Parameter(tensor, requires_grad=False) if is_weight else tensor
    return made


def _append_tokens(inputs: Any, ids: Sequence[int]) -> Any:
    """Append token ids, none of them image tokens, to the text in a processor's ``inputs``."""
    many = inputs["input_ids"].shape
    behind = torch.tensor([list(ids)], dtype=torch.long)
    for name, value in list(inputs.items()):
        if isinstance(value, torch.Tensor) and value.shape == many:  # attention mask, token types
            more = {"input_ids": behind, "attention_mask": torch.ones_like(behind)}.get(name, torch.zeros_like(behind))
            inputs[name] = torch.cat([value, more.to(value.dtype)], dim=1)
    return inputs


def _image_token_mask(keywords: dict[str, Any]) -> np.ndarray:
    given: np.ndarray = (keywords["inputs_embeds"][0] != 0).any(dim=-1).numpy()
    return given


def _masks(keywords: dict[str, Any], kinds: Sequence[str]) -> dict[str, np.ndarray] | None:
    """Return the attention masks, bool (tokens, tokens) per kind of layer; None if the language model creates its own."""
    masks = keywords.get("attention_mask")
    if masks is None:
        return None
    if not isinstance(masks, dict):
        masks = dict.fromkeys(kinds, masks)
    found = {}
    for kind in kinds:
        mask = masks[kind]
        if mask is None:
            return None
        found[kind] = (mask if mask.dtype is torch.bool else mask >= 0)[0, 0].numpy()
    return found


def _require_causal_text(masks: Mapping[str, np.ndarray], given: np.ndarray) -> None:
    """Raise :class:`ValueError` if text tokens attend to later ones, as in a prompt with bidirectional attention: the KV cache of
    such a prompt could not be reused in the next turn."""
    if any(np.triu(mask, 1)[~given].any() for mask in masks.values()):
        raise ValueError("its questions see all of themselves, behind each word too")


def _causal_masks(count: int, window: int | None) -> list[np.ndarray]:
    query, key = np.arange(count)[:, None], np.arange(count)[None]
    full = key <= query
    return [full] if window is None else [full, full & (key > query - window)]


def _names(picture: MessageImage, count: int) -> np.ndarray:
    """Return negative ids that no other image has."""
    first = int.from_bytes(hashlib.sha256(picture.digest.encode()).digest()[:7], "big")
    return -1 - (first + np.arange(count, dtype=np.int64))


def _element_count(rows: EncodedImage) -> int:
    return rows.embeddings.size + sum(layer.size for layer in rows.added)
