"""Files of a diffusers pipeline: which ones a folder needs, which weights are read, and which files of a repository are fetched.

    model_index.json                                     the pipeline's class and its components
    unet/config.json                                     a network …
    unet/diffusion_pytorch_model.safetensors             … its weights (diffusers), or
    text_encoder/model.safetensors                       … its weights (transformers); either may also be
    unet/diffusion_pytorch_model.fp16.safetensors        … the fp16 variant, of half the size, or
    unet/diffusion_pytorch_model-00001-of-00002.safetensors, …-00002-of-00002.safetensors   … in shards,
    unet/diffusion_pytorch_model.safetensors.index.json  with an index; the fp16 ones …model.fp16-00001-of-00002.safetensors
    unet/diffusion_pytorch_model.safetensors.index.fp16.json
    scheduler/scheduler_config.json
    tokenizer/vocab.json, merges.txt, …
    feature_extractor/preprocessor_config.json

The names are those of diffusers (``_add_variant``, ``WEIGHTS_NAME`` …). Each component names a class of diffusers or
transformers and contains its data. A component that names another library needs code from the repository; it is rejected.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from .common import one_line
from .weight_files import quantization_method, read_config, shards

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


class ModelFolderProblem(Exception):
    """The reason why a folder cannot be loaded as a model.

    ``problem`` is the predicate of a sentence that begins with the path of the folder, or of ``part`` inside it, such as
    "has no config.json". ``advice`` is how to correct it.
    """

    def __init__(self, problem: str, advice: str, part: str = "") -> None:
        super().__init__(problem, advice, part)
        self.problem, self.advice, self.part = problem, advice, part

    def sentence(self, folder: Path) -> str:
        """Return the error message for the folder at this path."""
        return f"{folder / self.part} {self.problem}; {self.advice}."


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


def read_index(text: str) -> tuple[Component, ...]:
    """Return the components in a ``model_index.json``, without optional ones that are absent (``[null, null]``).

    Raises:
        ModelFolderProblem: the text does not describe a pipeline, or the pipeline needs custom code.
    """
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
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
    components = _components(path)
    check_files(components, lambda component: _file_names(path / component.name))
    # The files that diffusers reads for this variant: a network's fp16 files if it has any.
    variant = pipeline_variant(path)
    for component in components:
        if component.role is Role.NETWORK:
            folder, stem = path / component.name, component.stem
            check_not_quantized(component, read_config(folder))
            names = _file_names(folder)
            read = variant if any(name.startswith(f"{stem}.{variant}") for name in names) else None
            chosen = _weight_files_of_variant(stem, names, read)
            if not chosen:
                raise ModelFolderProblem(f"lacks some of the weight files of {component.name!r}", _COPY_AGAIN)
            index = _index_name(stem, read)
            if index in chosen:
                check_weight_index(path, f"{component.name}/{index}")


def check_not_quantized(component: Component, config: Mapping[str, Any]) -> None:
    """Check that a network's weights are not quantized, except by methods that transformers dequantizes in its own networks.

    Raises:
        ModelFolderProblem: the weights are quantized in an unsupported way.
    """
    method = (
        quantization_method(config) if component.library == "transformers" else quantization_method(config, opened=())
    )
    if method:
        raise ModelFolderProblem(
            f"holds {component.name!r} quantised by {method}, which is not read here", _NOT_QUANTIZED
        )


def network_files(folder: Path, variant: str | None) -> list[Path]:
    """Return the weight files that are read of a pipeline's network: the first complete set of ``variant``, plain and fp16."""
    names = _file_names(folder)
    for read in dict.fromkeys((variant, None, FP16)):
        for stem in (_DIFFUSERS_STEM, _TRANSFORMERS_STEM):
            chosen = _weight_files_of_variant(stem, names, read)
            index = _index_name(stem, read)
            if index in chosen:
                with contextlib.suppress(ModelFolderProblem):
                    check_weight_index(folder, index)
                    return sorted(set(shards(folder / index).values()))
            if chosen:
                return [folder / name for name in sorted(chosen - {index})]
    return []


def check_files(components: Iterable[Component], names_of: Callable[[Component], Collection[str]]) -> None:
    """Check that each component has the files that it needs. ``names_of`` returns the names of the files in a component's folder.

    Raises:
        ModelFolderProblem: a component lacks one; the first such component is reported.
    """
    for component in components:
        names, folder, role = names_of(component), component.name, component.role
        if not names:
            raise ModelFolderProblem(f"has no folder {folder!r}, which its {INDEX} lists", _COPY_AGAIN)
        if role is Role.TOKENIZER:
            found = _is_tokenizer(component, names)
        else:
            found = role.value in names or (role is Role.PROCESSOR and "processor_config.json" in names)
        if not found:
            raise ModelFolderProblem(f"has no {role.value} in {folder!r}", _COPY_AGAIN)
        if role is Role.NETWORK:
            _check_weights(component, names)


def pipeline_variant(path: Path) -> str | None:
    """Return the ``variant`` for ``from_pretrained``: "fp16" if a network has complete weights in that variant only, else None.

    None means the weights without variant, which are preferred if both are complete.
    """
    try:
        components = _components(path)
    except ModelFolderProblem:
        return None
    for component in components:
        if component.role is Role.NETWORK:
            names = _file_names(path / component.name)
            if not _weight_files_of_variant(component.stem, names, None) and _weight_files_of_variant(
                component.stem, names, FP16
            ):
                return FP16
    return None


def files_to_fetch(components: Iterable[Component], repository: Iterable[str]) -> list[str]:
    """Return the files of a repository that the pipeline needs, with one copy of each network's weights: fp16 if available.

    fp16 halves the download and is published for this purpose. Copies in other formats, the non-EMA weights of training,
    single-file checkpoints, and folders that are not components are not fetched.
    """
    repository = list(repository)
    chosen = [INDEX]
    for component in components:
        names = names_below(repository, component.name)
        wanted = {name for name in names if name.endswith(_SIDE_FILES) and not _WEIGHT_INDEX.fullmatch(name)}
        if component.role is Role.NETWORK:
            wanted |= _weight_files_of_variant(component.stem, names, FP16) or _weight_files_of_variant(
                component.stem, names, None
            )
        chosen += [f"{component.name}/{name}" for name in sorted(wanted)]
    return chosen


def files_without_networks(components: Iterable[Component], repository: Iterable[str]) -> list[str]:
    """Return the files of a repository that belong to components other than networks, such as tokenizers.

    Loaders raise no error if one of these files is missing. Weights and required files are checked by :func:`check_pipeline`.
    """
    repository = list(repository)
    return [
        f"{component.name}/{name}"
        for component in components
        if component.role is not Role.NETWORK
        for name in names_below(repository, component.name)
        if name.endswith(_SIDE_FILES)
    ]


def names_below(repository: Iterable[str], folder: str) -> set[str]:
    """Return the names of the files directly in a top-level folder of a repository, without those in its subfolders."""
    prefix = folder + "/"
    below = (name.removeprefix(prefix) for name in repository if name.startswith(prefix))
    return {name for name in below if "/" not in name}


def check_weight_index(folder: Path, name: str) -> None:
    """Check that the index of sharded weights, a file in a model's folder, is readable and that all its shards exist.

    Libraries open any file that an index names, so each shard must be a safetensors file in the folder of the index.

    Raises:
        ModelFolderProblem: the index is not readable, a shard is missing, or a shard is not such a file.
    """
    index = folder / name
    try:
        shards = set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
        foreign = [shard for shard in shards if not re.fullmatch(r"[^/\\\0]+\.safetensors", shard)]
        missing = sorted(shard for shard in shards if not foreign and not (index.parent / shard).is_file())
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ModelFolderProblem("cannot be read", "download it again", name) from None
    if foreign:
        named = one_line(min(foreign), 60)
        raise ModelFolderProblem(
            f"names {named!r}, and only safetensors files in the model's own folder are supported",
            "download the model again",
            name,
        )
    if missing:
        where = str(index.parent.relative_to(folder))
        raise ModelFolderProblem(
            f"lacks {missing[0]} of {len(shards)} weight files", "copy the missing ones into it", where
        )


def _components(path: Path) -> tuple[Component, ...]:
    try:
        text = (path / INDEX).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise ModelFolderProblem(f"has a {INDEX} that cannot be read", _COPY_AGAIN) from None
    return read_index(text)


def _file_names(folder: Path) -> set[str]:
    try:
        return {item.name for item in folder.iterdir() if item.is_file()}
    except OSError:
        return set()


def _is_tokenizer(component: Component, names: Collection[str]) -> bool:
    if {"vocab.json", "merges.txt"} <= set(names):
        return True
    if "ByT5" in component.class_name:
        return "tokenizer_config.json" in names  # its vocabulary is the 256 bytes
    return any(name in names for name in TOKENIZER_FILES)


def _check_weights(component: Component, names: Collection[str]) -> None:
    if any(_weight_files_of_variant(component.stem, names, variant) for variant in (None, FP16)):
        return
    folder, stem = component.name, component.stem
    if any(name.startswith(stem) and name.endswith(".safetensors") and "-of-" in name for name in names):
        raise ModelFolderProblem(f"lacks some of the weight files of {folder!r}", _COPY_AGAIN)
    if any(name.endswith(_PICKLES) for name in names):
        raise ModelFolderProblem(f"holds pickled weights in {folder!r} and only safetensors are read here", _SAVE_AGAIN)
    raise ModelFolderProblem(f"has no weights {stem}.safetensors in {folder!r}", _COPY_AGAIN)


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
