"""Model shapes by name, described in the TOML file of the same name, so that no files of a model are needed: to compile its
programs, or to time a pipeline with random weights, which takes as long as with any others."""

from __future__ import annotations

import functools
import json
import shutil
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hfjax_demo.catalog import ModelKind

FILES_VERSION = "2"  # part of the name of a folder with random weights: increase it when the files written below change
Config = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class KnownShape:
    """A model's configuration; the TOML file describes its fields."""

    name: str
    configs: Mapping[str, Config]  # by module; a text model has one, called ""
    source: str = ""
    pipeline: str = ""
    tokenizers: Mapping[str, int] = field(default_factory=dict)
    sizes: Sequence[int] = ()  # in pixels, by default, of an image model with random weights
    steps: int = 0

    @property
    def kind(self) -> ModelKind:
        """Text or image."""
        return ModelKind.IMAGE if self.pipeline else ModelKind.TEXT

    def write(self, folder: Path) -> None:
        """Write the configuration files, like those of any model, to an existing folder."""
        if not self.pipeline:
            _write(folder / "config.json", self.configs[""])
            return
        index: dict[str, Any] = {"_class_name": self.pipeline}
        for name, config in self.configs.items():
            in_diffusers = config.get("_class_name")
            index[name] = ["diffusers", in_diffusers] if in_diffusers else ["transformers", config["architectures"][0]]
            (folder / name).mkdir()
            _write(folder / name / ("scheduler_config.json" if name == "scheduler" else "config.json"), config)
        for name, length in self.tokenizers.items():
            index[name] = ["transformers", "PreTrainedTokenizerFast"]
            _write_tokenizer(folder / name, length)
        _write(folder / "model_index.json", index)


@functools.cache
def shapes() -> Mapping[str, KnownShape]:
    """Return all shapes by name."""
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    parts = read.pop("parts")
    found = {}
    for name, shape in read.items():
        configs = shape.pop("configs", None) or {"": shape.pop("config")}
        whole = {part: parts.get(config.pop("of", None), {}) | config for part, config in configs.items()}
        found[name] = KnownShape(name, whole, **shape)
    return found


def write_random_pipeline(shape: KnownShape, cache_dir: Path, on_progress: Callable[[str, float | None], None]) -> Path:
    """Return the folder of a pipeline of this shape, which is written once, next to the compiled programs in the cache folder."""
    import torch

    from .unloaded import unloaded_pipeline

    folder = cache_dir / "bench" / f"{shape.name}-{FILES_VERSION}"
    if folder.is_dir():
        return folder
    on_progress(f"writing {shape.name}", None)
    partial = folder.with_name(folder.name + ".part")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    shape.write(partial)
    torch.manual_seed(0)
    for part, module in unloaded_pipeline(partial, shape.name, "float32").components.items():
        if isinstance(module, torch.nn.Module):
            made: Any = type(module)
            made = made.from_config(module.config) if hasattr(made, "from_config") else made(module.config)
            made.save_pretrained(partial / part)
    return partial.rename(folder)


def _write(file: Path, content: Config) -> None:
    file.write_text(json.dumps(content), encoding="utf-8")


def _write_tokenizer(folder: Path, length: int) -> None:
    """Write a tokenizer without words: a prompt is padded to ``length``, the encoder's, anyway."""
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    special = {"pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>"}
    words = Tokenizer(models.WordLevel({"<pad>": 0, "</s>": 1, "<unk>": 2}, unk_token="<unk>"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()  # type: ignore[assignment]
    PreTrainedTokenizerFast(tokenizer_object=words, **special, model_max_length=length).save_pretrained(folder)
