"""Models built from their configurations only: their modules have shapes, but no values or memory for them.

A pipeline's own call can still run, on modules that return zeros: it shows which programs it needs, with which arguments.
"""

from __future__ import annotations

import importlib
import json
import math
import warnings
from pathlib import Path
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM

from hfjax_demo.bridge.functional import FunctionalModule, Params
from hfjax_demo.bridge.meta_modules import outline
from hfjax_demo.bridge.weights.formats import SCALES
from hfjax_demo.errors import InvalidModelFolder, first_line
from hfjax_demo.sources.gguf_file import is_gguf, read_header


def text_config(path: Path, name: str) -> Any:
    """Return the configuration of the text model in a folder or a GGUF file; ``name`` is its name for messages."""
    if is_gguf(path):
        from hfjax_demo.text.gguf_model import read_gguf_config

        return read_gguf_config(read_header(path, name), name)
    return AutoConfig.from_pretrained(path, trust_remote_code=False, local_files_only=True).get_text_config()


def matrix_shapes(path: Path) -> list[tuple[int, int]]:
    """Return the shapes (outputs, inputs) of the matrices that the text model in a folder or a GGUF file multiplies with."""
    config = text_config(path, path.name)
    module = outline(lambda: AutoModelForCausalLM.from_config(config))
    shapes = [weight.shape for weight in multiplied_weights(module) if weight.ndim > 1]
    return [(math.prod(shape[:-1]), shape[-1]) for shape in shapes]


def multiplied_weights(module: torch.nn.Module) -> list[torch.Tensor]:
    """Return the weights that are read for each token: tied ones once, without tables that are only looked up."""
    tables, named = lookup_tables(module), dict(module.named_parameters(remove_duplicate=False))
    return list({id(weight): weight for name, weight in named.items() if name not in tables}.values())


def weights_read_per_token(params: Params, functional: FunctionalModule) -> Params:
    """Return the entries of ``params``, arrays or shapes, that are read for each token: all but tables only used for lookups."""
    tables = lookup_tables(functional.module)
    keys = {functional.aliases[name] for name in tables} - {
        key for name, key in functional.aliases.items() if name not in tables
    }
    return {key: array for key, array in params.items() if key.removesuffix(SCALES) not in keys}


def lookup_tables(module: torch.nn.Module) -> set[str]:
    """Return the names of the embeddings' weights; one of them may be tied to a layer that multiplies."""
    named = module.named_modules(remove_duplicate=False)
    return {f"{name}.weight".lstrip(".") for name, child in named if isinstance(child, torch.nn.Embedding)}


def unloaded_pipeline(folder: Path, name: str, dtype: str) -> Any:
    """Return a pipeline of diffusers, its modules of this ``dtype`` on the meta device, from a folder of configurations in the
    layout of ``save_pretrained``. Safety checkers and image encoders are left out. ``name``: for messages. Raises
    InvalidModelFolder if a configuration is missing."""
    from diffusers import DiffusionPipeline  # here, not above: programs for text do not need this slow import

    from hfjax_demo.image.pipeline_arguments import CONTROL_NET
    from hfjax_demo.image.pipeline_loading import TEXT_ENCODERS, quiet_diffusers
    from hfjax_demo.image.pipeline_tasks import AUTOENCODERS, DENOISERS

    quiet_diffusers()
    try:
        index = json.loads((folder / "model_index.json").read_text(encoding="utf-8"))
        given: dict[str, Any] = dict.fromkeys(("safety_checker", "image_encoder", "feature_extractor"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)  # diffusers' advice to publishers of configurations
            for part in (*TEXT_ENCODERS, *DENOISERS, *AUTOENCODERS, CONTROL_NET):
                library, class_name = index.get(part, (None, None))
                given[part] = _outline_module(folder / part, library, class_name, dtype)
            given = {part: component for part, component in given.items() if part in index}
            return DiffusionPipeline.from_pretrained(folder, **given, local_files_only=True)
    except (AttributeError, ImportError, KeyError, OSError, TypeError, ValueError) as error:
        raise InvalidModelFolder(
            f"{name} is no pipeline of known components ({first_line(error)}); give another model."
        ) from error


def _outline_module(folder: Path, library: str | None, class_name: str | None, dtype: str) -> Any:
    """Return a module of a pipeline without its weights; None if the pipeline has none."""
    if class_name is None:
        return None
    if library not in ("diffusers", "transformers"):
        raise ValueError(f"{folder.name} is of {library}")
    made = getattr(importlib.import_module(library), class_name)
    if library == "diffusers":
        config = made.load_config(folder)
        return outline(lambda: made.from_config(config)).to(getattr(torch, dtype))
    config = made.config_class.from_pretrained(folder)
    return outline(lambda: made(config)).to(getattr(torch, dtype))
