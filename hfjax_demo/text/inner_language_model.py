"""The language model in a multimodal checkpoint, such as Gemma 3 4B's, loaded without the image encoder."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import torch
from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForImageTextToText, GenerationConfig
from transformers.models.auto.auto_factory import _get_model_class
from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING, MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING

from ..bridge.meta_modules import outline
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder
from .packed_weights import PackedWeights

# Weight names of the language model in a multimodal model, in present and earlier versions of transformers.
KEY_MAPPING = {
    r"^language_model\.lm_head\.": "lm_head.",
    r"^(?:model\.)?(?:language|text)_model\.(?:model\.)?": "model.",
}


def load_config(folder: Path) -> Any:
    """Return a folder's configuration as transformers reads it, without the attention and expert implementations that it names:
    those may be code to be fetched and run, and are chosen by this program.

    Raises:
        OSError, ValueError, KeyError: as ``from_pretrained``.
    """
    config = AutoConfig.from_pretrained(folder, trust_remote_code=False, local_files_only=True)
    config._attn_implementation = config._experts_implementation = None  # of nested configurations, too
    return config


def read_module(
    auto: Any, folder: Path, dtype: torch.dtype, packed: PackedWeights | None = None, **options: Any
) -> tuple[Any, set[str]]:
    """Return the module that a class of transformers makes of a folder, and the names of the weights that the files lack, which
    have random values then; with ``packed``, its placeholders are in the module. Raises as ``from_pretrained``."""
    source: Path | None = folder
    if packed is not None:
        source, options["state_dict"] = None, packed.state_dict  # which needs the class itself
        auto = _get_model_class(options["config"], auto._model_mapping)
        for config in (options["config"], options["config"].get_text_config()):
            vars(config).pop("quantization_config", None)
    with TORCH_DEFAULTS.changed():
        module, loading = auto.from_pretrained(
            source, dtype=dtype, trust_remote_code=False, use_safetensors=True, output_loading_info=True, **options
        )
    if packed is not None:
        packed.require_all_used(loading["unexpected_keys"], module)
        with contextlib.suppress(OSError):  # there is none
            module.generation_config = GenerationConfig.from_pretrained(folder)
    return module, set(loading["missing_keys"])


class LanguageModel(NamedTuple):
    """A causal language model in PyTorch.

    Attributes:
        has_image_input: whether it is that of a model that takes images in addition to text.
        inside_outer: whether it is inside that model, because transformers has no class for the language model alone.
    """

    module: Any
    has_image_input: bool
    inside_outer: bool = False


def load_language_model(
    folder: Path, name: str, dtype: torch.dtype, packed: PackedWeights | None = None
) -> LanguageModel:
    """Return the causal language model of a folder, whose ``packed`` weights are placeholders. No code of the folder is run.

    Raises:
        InvalidModelFolder: some weights are missing in the files.
        OSError, ValueError, KeyError, RuntimeError: as ``from_pretrained``, if the folder holds no such model.
    """
    config = load_config(folder)
    has_outer = type(config) in MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING
    if has_outer and config.is_encoder_decoder:  # its decoder would run without the encoder's output
        raise ValueError("it encodes a text before it answers")
    own = config.get_text_config()
    if has_outer and type(own) not in MODEL_FOR_CAUSAL_LM_MAPPING:  # such as the Qwen VL family
        outer = _load_complete(AutoModelForImageTextToText, folder, name, dtype, packed, config=config)
        return LanguageModel(outer, has_outer, inside_outer=True)
    if getattr(config, "tie_word_embeddings", False):  # the outer setting counts; weights in the files are not changed
        own.tie_word_embeddings = True
    names = None if own is config else KEY_MAPPING
    try:
        # With the language model's configuration: by default the whole multimodal model would be built, image encoder included.
        module = _load_complete(AutoModelForCausalLM, folder, name, dtype, packed, config=own, key_mapping=names)
    except (InvalidModelFolder, RuntimeError) as error:
        if not has_outer:
            raise
        try:
            outer = _load_complete(AutoModelForImageTextToText, folder, name, dtype, packed, config=load_config(folder))
            module = _extract_language_model(outer)
        except (ImportError, RuntimeError, ValueError):
            raise error from None  # the outer class needs a library, or the folder is no such model
    return LanguageModel(module, has_outer)


def _extract_language_model(outer: Any) -> Any:
    """Return the language model of an outer model, which alone maps the weight names of the files."""
    config = outer.config.get_text_config()
    module = outline(lambda: AutoModelForCausalLM.from_config(config, dtype=outer.dtype, trust_remote_code=False))
    if type(module.base_model) is not type(outer.get_decoder()):
        raise ValueError("its language model is another one than transformers knows alone")
    setattr(module, module.base_model_prefix, outer.get_decoder())
    module.set_output_embeddings(outer.get_output_embeddings())
    module.generation_config = outer.generation_config
    return module


def _load_complete(
    auto: Any, folder: Path, name: str, dtype: torch.dtype, packed: PackedWeights | None, **part: Any
) -> Any:
    module, missing = read_module(auto, folder, dtype, packed, **part)
    if missing:
        raise InvalidModelFolder(
            f"{name} lacks {len(missing)} of its weights, {min(missing)} among them; download the model again."
        )
    return module


def without_encoders(module: Any) -> Any:
    """Remove all parts of an outer model that a text does not need; other modules are left unchanged."""
    for owner, name, _ in list(non_language_parts(module)):
        setattr(owner, name, None)
    module.config = module.config.get_text_config()
    return module


def non_language_parts(outer: Any) -> Iterator[tuple[Any, str, Any]]:
    """Yield owner, name and module of the outermost parts with weights, except the language model and its head."""
    decoder, head = outer.get_decoder(), outer.get_output_embeddings()

    def walk(module: Any) -> Iterator[tuple[Any, str, Any]]:
        for key, child in list(module._modules.items()):
            if child is None or child is decoder or child is head:
                continue
            if any(below is decoder for below in child.modules()):
                yield from walk(child)
            elif any(True for _ in child.parameters()):
                yield module, key, child

    yield from walk(outer)
