"""Models whose shapes are known here by name, in the file beside this module, so that no file of them is needed: to compile what
they would run, or to time a pipeline with random weights, which takes as long as with any others."""

from __future__ import annotations

import functools
import json
import shutil
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hfjax_demo.catalog import ModelKind

FORMAT = "1"  # part of the name of a folder with random weights: raise it when what is written below changes
Config = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class KnownShape:
    """A model's configuration; see the file for its fields.

    Attributes:
        configs: of a text model, the one called "".
        sizes, steps: of a picture with random weights, pixels and denoising steps that are measured unless asked otherwise.
    """

    name: str
    source: str
    configs: Mapping[str, Config]
    pipeline: str
    tokenizers: Mapping[str, str]
    sizes: tuple[int, ...]
    steps: int

    @property
    def kind(self) -> ModelKind:
        """Text or image."""
        return ModelKind.IMAGE if self.pipeline else ModelKind.TEXT

    def write(self, folder: Path) -> None:
        """The configuration as files like any model's, in a folder that is there."""
        if not self.pipeline:
            _write(folder / "config.json", self.configs[""])
            return
        index: dict[str, Any] = {"_class_name": self.pipeline}
        for name, config in self.configs.items():
            of_diffusers = "_class_name" in config
            index[name] = (
                ["diffusers", config["_class_name"]] if of_diffusers else ["transformers", config["architectures"][0]]
            )
            (folder / name).mkdir()
            _write(folder / name / ("scheduler_config.json" if name == "scheduler" else "config.json"), config)
        for name, kind in self.tokenizers.items():
            index[name] = ["transformers", kind]
            _tokenizer(kind, folder / name).save_pretrained(folder / name)
        _write(folder / "model_index.json", index)


@functools.cache
def shapes() -> Mapping[str, KnownShape]:
    """All of them, by their names."""
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    parts = read.pop("parts")
    found = {}
    for name, shape in read.items():
        written = shape.get("configs") or {"": shape["config"]}
        configs = {part: {**parts.get(config.get("of"), {}), **config} for part, config in written.items()}
        for config in configs.values():
            config.pop("of", None)
        sizes, steps = tuple(shape.get("sizes", ())), shape.get("steps", 0)
        pipeline, tokenizers = shape.get("pipeline", ""), shape.get("tokenizers", {})
        found[name] = KnownShape(name, shape.get("source", ""), configs, pipeline, tokenizers, sizes, steps)
    return found


def with_random_weights(shape: KnownShape, cache_dir: Path, on_progress: Callable[[str, float | None], None]) -> Path:
    """The folder of a pipeline of this shape, which is written once, beside the compiled programs in the cache folder."""
    folder = cache_dir / "bench" / f"{shape.name}-{FORMAT}"
    if not folder.is_dir():
        on_progress(f"writing {shape.name}", None)
        partial = folder.with_name(folder.name + ".part")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        shape.write(partial)
        _fill(partial, shape.name)
        partial.replace(folder)
    return folder


def _fill(folder: Path, name: str) -> None:
    import torch

    from .unloaded_pipeline import unloaded_pipeline

    torch.manual_seed(0)
    for part, module in unloaded_pipeline(folder, name, "float32").components.items():
        if isinstance(module, torch.nn.Module):
            made: Any = type(module)
            made = made.from_config(module.config) if hasattr(made, "from_config") else made(module.config)
            made.save_pretrained(folder / part)


def _write(file: Path, content: Config) -> None:
    file.write_text(json.dumps(content), encoding="utf-8")


def _tokenizer(kind: str, folder: Path) -> Any:
    """A tokenizer that knows letters only: a prompt is padded to the encoder's length anyway."""
    if kind == "CLIPTokenizer":
        from transformers import CLIPTokenizer

        folder.mkdir()
        letters = "abcdefghijklmnopqrstuvwxyz"
        tokens = ["<|startoftext|>", "<|endoftext|>", *letters, *[letter + "</w>" for letter in letters]]
        vocabulary, merges = folder / "vocab.json", folder / "merges.txt"
        _write(vocabulary, {token: index for index, token in enumerate(tokens)})
        merges.write_text("#version: 0.2\n", encoding="utf-8")
        return CLIPTokenizer(str(vocabulary), str(merges), model_max_length=77)
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    words = Tokenizer(models.WordLevel({"<pad>": 0, "</s>": 1, "<unk>": 2}, unk_token="<unk>"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()  # type: ignore[assignment]
    special = {"pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>"}
    return PreTrainedTokenizerFast(tokenizer_object=words, **special, model_max_length=512)
