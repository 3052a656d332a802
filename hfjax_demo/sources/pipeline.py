"""Files of a diffusers pipeline: which ones a folder needs, which weights are read, and which files of a repository are fetched.

``model_index.json`` lists the components; each has a folder, and names a class of diffusers or transformers. A component that
names another library needs code from the repository; it is rejected. A network's folder has ``config.json`` and weights under
diffusers' names (``_add_variant``, ``WEIGHTS_NAME`` …), plain or fp16, in one file or in shards with an index.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from .common import ModelFolderProblem, one_line
from .weight_files import DEQUANTIZED_METHODS, quantization_method, read_config, shard_files

INDEX = "model_index.json"
FP16 = "fp16"

_LIBRARIES = ("diffusers", "transformers")
_DIFFUSERS_STEM, _TRANSFORMERS_STEM = "diffusion_pytorch_model", "model"
# Its class is in a pipeline module of diffusers, not among diffusers' models.
_SAFETY_CHECKER = ("stable_diffusion", "StableDiffusionSafetyChecker")

# The last names of each are those of transformers 5, where PreTrainedTokenizerFast is TokenizersBackend.
_TOKENIZERS = ("Tokenizer", "TokenizerFast", "TokenizersBackend", "SentencePieceBackend")
_PROCESSORS = ("FeatureExtractor", "Processor", "ProcessorFast", "ProcessorPil")

TOKENIZER_FILES = (
    "tokenizer.json",
    "tokenizer.model",
    "vocab.txt",
    "spiece.model",
    "sentencepiece.bpe.model",
    "tekken.json",
)
"""Files any one of which is a tokenizer that transformers can load."""

_SIDE_FILES = (".json", ".txt", ".model", ".jinja")
_WEIGHT_INDEX = re.compile(r".*\.index(\.\w+)?\.json")
_PICKLES = (".bin", ".pt", ".pth", ".ckpt")

_COPY_AGAIN = "download the pipeline again"
_SAVE_AGAIN = "if you trust where it came from, run `python -m hfjax_demo convert` on it and give the folder that makes"
_NOT_QUANTIZED = "choose the pipeline with weights that are not quantized"
_CHOOSE_OTHER = "choose a pipeline of diffusers' and transformers' own classes"


class Role(StrEnum):
    """The role of a component, derived from its class name; the value is the file that its folder must contain."""

    NETWORK = "config.json"
    SCHEDULER = "scheduler_config.json"
    TOKENIZER = "tokenizer.json, or vocab.json with merges.txt"
    PROCESSOR = "preprocessor_config.json"


@dataclass(frozen=True, slots=True)
class Component:
    """One folder of a pipeline."""

    name: str
    library: str
    class_name: str

    @property
    def role(self) -> Role:
        if self.class_name.endswith("Scheduler"):
            return Role.SCHEDULER
        if self.class_name.endswith(_TOKENIZERS):
            return Role.TOKENIZER
        if self.class_name.endswith(_PROCESSORS):
            return Role.PROCESSOR
        return Role.NETWORK

    @property
    def stem(self) -> str:
        """The prefix of the names of a network's weight files."""
        return _DIFFUSERS_STEM if self.library == "diffusers" else _TRANSFORMERS_STEM


def read_index(folder: Path) -> tuple[Component, ...]:
    """Return the components in a folder's ``model_index.json``, without optional ones that are absent (``[null, null]``).

    Raises:
        ModelFolderProblem: the file does not describe a pipeline, or the pipeline needs custom code.
    """
    try:
        content = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise ModelFolderProblem(f"has a {INDEX} that cannot be read as JSON", _COPY_AGAIN) from None
    class_name = content.get("_class_name") if isinstance(content, dict) else None
    if isinstance(class_name, list):
        raise ModelFolderProblem("is a pipeline with custom code, which is never run", _CHOOSE_OTHER)
    if not isinstance(class_name, str) or not class_name:
        raise ModelFolderProblem(
            f"has a {INDEX} without a _class_name", f"give the {INDEX} that diffusers wrote for the pipeline"
        )

    components = []
    for name, value in content.items():
        # Other values are settings, such as "requires_safety_checker": true.
        if name.startswith("_") or not isinstance(value, list) or not any(isinstance(part, str) for part in value):
            continue
        if len(value) != 2 or not all(isinstance(part, str) for part in value) or not name.isidentifier():
            raise ModelFolderProblem(
                f"has a {INDEX} that says {one_line(name, 40)!r} in no way diffusers does", _COPY_AGAIN
            )
        library, component_class = value
        if library not in _LIBRARIES and (library, component_class) != _SAFETY_CHECKER:
            raise ModelFolderProblem(
                f"takes its {name} from {one_line(library, 40)!r} rather than from diffusers or transformers, and code "
                "that comes with a model is never run here",
                _CHOOSE_OTHER,
            )
        components.append(Component(name, library, component_class))
    if not components:
        raise ModelFolderProblem(f"has a {INDEX} that lists no components", _COPY_AGAIN)
    return tuple(components)


def check_pipeline(path: Path) -> None:
    """Check that a folder with a ``model_index.json`` can be loaded as a pipeline. The weights are not read.

    Raises:
        ModelFolderProblem: it cannot be loaded.
    """
    components = read_index(path)
    check_components(components, lambda name: _file_names(path / name), lambda name: read_config(path / name))
    variant = pipeline_variant(path)
    for component in components:
        if component.role is Role.NETWORK:
            network_files(path, component, variant)


def check_components(
    components: Iterable[Component],
    names_in: Callable[[str], Collection[str]],
    config_in: Callable[[str], Mapping[str, Any]],
) -> None:
    """Check that each component has the files that it needs, and that the weights of networks are not quantized, except by
    methods that transformers dequantizes in its own networks.

    Args:
        names_in: returns the names of the files in a component's folder, by its name.
        config_in: returns the ``config.json`` in a network's folder, by its name.

    Raises:
        ModelFolderProblem: a component cannot be loaded; the first such component is reported.
    """
    for component in components:
        _check_files(component, names_in(component.name))
    for component in components:
        if component.role is Role.NETWORK:
            opened = DEQUANTIZED_METHODS if component.library == "transformers" else ()
            if method := quantization_method(config_in(component.name), opened):
                raise ModelFolderProblem(
                    f"holds {component.name!r} quantised by {method}, which is not read here", _NOT_QUANTIZED
                )


def network_files(path: Path, network: Component, variant: str | None) -> list[Path]:
    """Return the weight files that diffusers reads of a network: those of the variant if there are any, else the plain ones.

    Raises:
        ModelFolderProblem: some of them are missing.
    """
    stem, names = network.stem, _file_names(path / network.name)
    read = variant if any(name.startswith(f"{stem}.{variant}") for name in names) else None
    chosen = _weight_files_of_variant(stem, names, read)
    if not chosen:
        raise ModelFolderProblem(f"lacks some of the weight files of {network.name!r}", _COPY_AGAIN)
    index = _index_name(stem, read)
    if index in chosen:
        return shard_files(path, f"{network.name}/{index}")
    return [path / network.name / name for name in chosen]


def pipeline_variant(path: Path) -> str | None:
    """Return the ``variant`` for ``from_pretrained``: "fp16" if a network has complete weights in that variant only, else None.

    None means the weights without variant, which are preferred if both are complete.
    """
    try:
        networks = [component for component in read_index(path) if component.role is Role.NETWORK]
    except ModelFolderProblem:
        return None
    for network in networks:
        names = _file_names(path / network.name)
        plain, halves = (_weight_files_of_variant(network.stem, names, variant) for variant in (None, FP16))
        if halves and not plain:
            return FP16
    return None


def files_to_fetch(components: Iterable[Component], repository: Collection[str]) -> list[str]:
    """Return the files of a repository that the pipeline needs, with one copy of each network's weights: fp16 if available.

    fp16 halves the download and is published for this purpose. Copies in other formats, the non-EMA weights of training,
    single-file checkpoints, and folders that are not components are not fetched.
    """
    chosen = side_files(components, repository)
    for component in components:
        if component.role is Role.NETWORK:
            names, stem = names_below(repository, component.name), component.stem
            weights = _weight_files_of_variant(stem, names, FP16) or _weight_files_of_variant(stem, names, None)
            chosen += [f"{component.name}/{name}" for name in sorted(weights)]
    return chosen


def side_files(components: Iterable[Component], repository: Collection[str]) -> list[str]:
    """Return the files of a repository that belong to a pipeline and are not weights, such as configurations and tokenizers.

    Loaders raise no error if some of these files are missing.
    """
    return [INDEX] + [
        f"{component.name}/{name}"
        for component in components
        for name in sorted(names_below(repository, component.name))
        if name.endswith(_SIDE_FILES) and not _WEIGHT_INDEX.fullmatch(name)
    ]


def names_below(repository: Iterable[str], folder: str) -> set[str]:
    """Return the names of the files directly in a top-level folder of a repository, without those in its subfolders."""
    prefix = folder + "/"
    below = (name.removeprefix(prefix) for name in repository if name.startswith(prefix))
    return {name for name in below if "/" not in name}


def _file_names(folder: Path) -> set[str]:
    try:
        return {item.name for item in folder.iterdir() if item.is_file()}
    except OSError:
        return set()


def _check_files(component: Component, names: Collection[str]) -> None:
    folder, role, stem = component.name, component.role, component.stem
    if not names:
        raise ModelFolderProblem(f"has no folder {folder!r}, which its {INDEX} lists", _COPY_AGAIN)
    if not _has_file_of_role(component, names):
        raise ModelFolderProblem(f"has no {role.value} in {folder!r}", _COPY_AGAIN)
    if role is not Role.NETWORK or any(_weight_files_of_variant(stem, names, variant) for variant in (None, FP16)):
        return
    if any(name.startswith(stem) and name.endswith(".safetensors") and "-of-" in name for name in names):
        raise ModelFolderProblem(f"lacks some of the weight files of {folder!r}", _COPY_AGAIN)
    if any(name.endswith(_PICKLES) for name in names):
        raise ModelFolderProblem(f"holds pickled weights in {folder!r} and only safetensors are read here", _SAVE_AGAIN)
    raise ModelFolderProblem(f"has no weights {stem}.safetensors in {folder!r}", _COPY_AGAIN)


def _has_file_of_role(component: Component, names: Collection[str]) -> bool:
    if component.role is not Role.TOKENIZER:
        return component.role.value in names or (component.role is Role.PROCESSOR and "processor_config.json" in names)
    if {"vocab.json", "merges.txt"} <= set(names):
        return True
    # The vocabulary of ByT5 is the 256 bytes.
    files = ["tokenizer_config.json"] if "ByT5" in component.class_name else TOKENIZER_FILES
    return any(name in names for name in files)


def _weight_files_of_variant(stem: str, names: Collection[str], variant: str | None) -> set[str]:
    """Return the weight files of a network in one variant, with the index if they are sharded; empty if a shard is missing.

    If there are both a single file and an index, the choice depends on the library: see :mod:`.weight_files`.
    """
    dotted = f".{variant}" if variant else ""
    single = f"{stem}{dotted}.safetensors"
    if single in names and not (stem == _DIFFUSERS_STEM and _index_name(stem, variant) in names):
        return {single}
    part = re.compile(rf"{re.escape(stem + dotted)}-\d{{5}}-of-(\d{{5}})\.safetensors")
    parts = {name: match[1] for name in names if (match := part.fullmatch(name))}
    index = _index_name(stem, variant)
    if index in names and any(found == int(count) for count, found in Counter(parts.values()).items()):
        return {index, *parts}
    return set()


def _index_name(stem: str, variant: str | None) -> str:
    return f"{stem}.safetensors.index.{variant}.json" if variant else f"{stem}.safetensors.index.json"
