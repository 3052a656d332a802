"""Add adapters to a pipeline before its modules are moved to JAX: LoRAs, textual inversions, a ControlNet.

diffusers' own loaders read the files. LoRAs are fused into the weights, so a denoising step costs the same. A ControlNet is a
separate module; it changes the class of the pipeline to one that requires a control image.
"""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Iterator, Sequence
from typing import Any

from safetensors.torch import load_file

from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder, UnsupportedModel, first_line
from ..sources import FetchedAdapter
from ..sources.weight_files import quantization_method, read_config
from .lora_loading import add_lora

CONTROL_NETS = ("ControlNetModel", "SD3ControlNetModel", "FluxControlNetModel")


def add_adapters(pipe: Any, adapters: Sequence[FetchedAdapter], name: str) -> Any:
    """Return a diffusers pipeline with adapters added; all LoRAs are fused together.

    Args:
        name: display name of the model, for error messages.

    Raises:
        UnsupportedModel: diffusers does not support such adapters with this pipeline.
        InvalidModelFolder: an adapter cannot be read, or does not fit this model.
    """
    controls = [each for each in adapters if each.control]
    if len(controls) > 1:
        raise UnsupportedModel(f"{name} has {len(controls)} ControlNets; only one is supported.")
    words = [each for each in adapters if each.token is not None]
    loras = {f"adapter_{place}": each for place, each in enumerate(adapters) if each.token is None and not each.control}
    for given, loader, what in ((words, "load_textual_inversion", "new words"), (loras, "load_lora_weights", "LoRAs")):
        if given and not hasattr(pipe, loader):
            raise UnsupportedModel(
                f"diffusers does not support {what} with a {type(pipe).__name__}; remove the adapters of {name}."
            )
    with TORCH_DEFAULTS.changed(), warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)  # addressed to the publisher of the file
        for adapter in words:
            with _explained(adapter, name):
                _add_textual_inversion(pipe, adapter)
        for called, adapter in loras.items():
            with _explained(adapter, name):
                add_lora(pipe, adapter, called)
        if loras:
            pipe.set_adapters(list(loras), [each.weight for each in loras.values()])
            pipe.fuse_lora(adapter_names=list(loras))
            pipe.unload_lora_weights()
        return _add_control_net(pipe, controls[0], name) if controls else pipe


def _add_control_net(pipe: Any, adapter: FetchedAdapter, name: str) -> Any:
    import diffusers

    folder = adapter.file.parent
    config = read_config(folder)
    if not config:
        raise InvalidModelFolder(f"The configuration of the ControlNet {folder.name} can't be read; download it again.")
    kind = config.get("_class_name")
    if kind not in CONTROL_NETS:
        raise UnsupportedModel(
            f"The ControlNet of {name} is a {str(kind)[:60]}, and only {', '.join(CONTROL_NETS)} are supported."
        )
    if method := quantization_method(config, opened=()):
        raise UnsupportedModel(
            f"The ControlNet {folder.name} of {name} is quantized with {method}, which is not supported; give another one."
        )
    dtype = next(getattr(pipe, part).dtype for part in ("unet", "transformer") if getattr(pipe, part, None) is not None)
    variant = "fp16" if adapter.file.name.endswith(".fp16.safetensors") else None

    with _explained(adapter, name):
        net, loading = getattr(diffusers, kind).from_pretrained(
            folder,
            dtype=dtype,
            variant=variant,
            use_safetensors=True,
            local_files_only=True,
            output_loading_info=True,
        )
        if strange := [*loading["missing_keys"], *loading["unexpected_keys"], *loading["mismatched_keys"]]:
            raise ValueError(f"{strange[0]} is not in both")
    try:
        return diffusers.AutoPipelineForText2Image.from_pipe(pipe, controlnet=net)
    except ValueError as error:
        raise UnsupportedModel(
            f"diffusers does not support ControlNets with a {type(pipe).__name__}; remove the ControlNet of {name}."
        ) from error


@contextlib.contextmanager
def _explained(adapter: FetchedAdapter, name: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:  # any exception that the libraries raise for a damaged file or another model's adapter
        raise InvalidModelFolder(
            f"{adapter.file.name} cannot be added to {name} ({first_line(error)}); use an adapter for this model."
        ) from error


def _add_textual_inversion(pipe: Any, adapter: FetchedAdapter) -> None:
    """Add a textual inversion: the vectors of one text encoder, or under these names those of Stable Diffusion XL's two."""
    vectors = load_file(adapter.file)
    if {"clip_l", "clip_g"} != vectors.keys():
        pipe.load_textual_inversion(vectors, adapter.token)
        return
    for key, encoder, tokenizer in (
        ("clip_l", pipe.text_encoder, pipe.tokenizer),
        ("clip_g", pipe.text_encoder_2, pipe.tokenizer_2),
    ):
        pipe.load_textual_inversion(vectors[key], adapter.token, text_encoder=encoder, tokenizer=tokenizer)
