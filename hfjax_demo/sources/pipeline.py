"""What a diffusers pipeline folder must hold, which of its weights are read, and which files of a hub repository to fetch.

    model_index.json                                     the pipeline's class and its components
    unet/config.json                                     a network …
    unet/diffusion_pytorch_model.safetensors             … its weights (diffusers), or
    text_encoder/model.safetensors                       … its weights (transformers); either one may be
    unet/diffusion_pytorch_model.fp16.safetensors        … the fp16 variant, of half the size, or
    unet/diffusion_pytorch_model-00001-of-00002.safetensors, …-00002-of-00002.safetensors   … in parts,
    unet/diffusion_pytorch_model.safetensors.index.json  with an index; the fp16 ones …model.fp16-00001-of-00002.safetensors
    unet/diffusion_pytorch_model.safetensors.index.fp16.json
    scheduler/scheduler_config.json
    tokenizer/vocab.json, merges.txt, …
    feature_extractor/preprocessor_config.json

The names are diffusers' own (``_add_variant``, ``WEIGHTS_NAME`` …). Each component names a class of diffusers or
transformers and holds the data for it. One that names another library needs code that comes with the model; it is refused.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from .common import one_line
from .weights import quantized_by, read_config, shards

INDEX = "model_index.json"
FP16 = "fp16"

_LIBRARIES = ("diffusers", "transformers")
_DIFFUSERS_STEM, _TRANSFORMERS_STEM = "diffusion_pytorch_model", "model"
# Where diffusers keeps it: in one of its pipelines, not among its models.
_SAFETY_CHECKER = ("stable_diffusion", "StableDiffusionSafetyChecker")

# The last of each are what transformers 5 writes: PreTrainedTokenizerFast is its TokenizersBackend.
_TOKENIZERS = ("Tokenizer", "TokenizerFast", "TokenizersBackend", "SentencePieceBackend")
_PROCESSORS = ("FeatureExtractor", "Processor", "ProcessorFast", "ProcessorPil")

_SIDE_FILES = (".json", ".txt", ".model", ".jinja")
_WEIGHT_INDEX = re.compile(r".*\.index(\.\w+)?\.json")
_PICKLES = (".bin", ".pt", ".pth", ".ckpt")


class Fault(NamedTuple):
    """Why a folder cannot be loaded as a model.

    ``problem`` is the rest of a sentence that begins with the folder's path, or with the path of ``part`` inside it, such as
    "has no config.json". ``advice`` says what to do about it.
    """

    problem: str
    advice: str
    part: str = ""

    def sentence(self, folder: Path) -> str:
        """The whole sentence, for the folder at this path."""
        return f"{folder / self.part} {self.problem}; {self.advice}."


class BadIndex(Exception):
    """A ``model_index.json`` from which no pipeline can be loaded."""

    def __init__(self, problem: str, advice: str) -> None:
        super().__init__(problem)
        self.fault = Fault(problem, advice)


_COPY_AGAIN = "download the pipeline again"
_SAVE_AGAIN = "if you trust where it came from, run `python -m hfjax_demo convert` on it and give the folder that makes"
_NOT_QUANTIZED = "choose the pipeline with weights that are not quantized"
_CHOOSE_OTHER = "choose a pipeline of diffusers' and transformers' own classes"


class Role(Enum):
    """What kind of component it is, read off the name of its class."""

    NETWORK = "network"
    SCHEDULER = "scheduler"
    TOKENIZER = "tokenizer"
    PROCESSOR = "processor"


_NEEDED = {
    Role.NETWORK: "config.json",
    Role.SCHEDULER: "scheduler_config.json",
    Role.TOKENIZER: "tokenizer.json, or vocab.json with merges.txt",
    Role.PROCESSOR: "preprocessor_config.json",
}


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
        """What the names of a network's weight files begin with."""
        return _DIFFUSERS_STEM if self.library == "diffusers" else _TRANSFORMERS_STEM


def read_index(text: str) -> tuple[Component, ...]:
    """The components that a ``model_index.json`` lists; optional ones that are absent (``[null, null]``) are not returned.

    Raises:
        BadIndex: the text describes no pipeline, or one that needs code of its own.
    """
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadIndex(f"has a {INDEX} that cannot be read as JSON", _COPY_AGAIN) from None
    class_name = content.get("_class_name") if isinstance(content, dict) else None
    if isinstance(class_name, list):
        raise BadIndex("is a pipeline with custom code, which is never run", _CHOOSE_OTHER)
    if not isinstance(class_name, str) or not class_name:
        raise BadIndex(
            f"has a {INDEX} without a _class_name", f"give the {INDEX} that diffusers wrote for the pipeline"
        )

    components = []
    for name, value in content.items():
        # Anything else is a setting, such as "requires_safety_checker": true.
        if name.startswith("_") or not isinstance(value, list) or not any(isinstance(part, str) for part in value):
            continue
        if len(value) != 2 or not all(isinstance(part, str) for part in value) or not name.isidentifier():
            raise BadIndex(f"has a {INDEX} that says {one_line(name, 40)!r} in no way diffusers does", _COPY_AGAIN)
        library, component_class = value
        if library not in _LIBRARIES and (library, component_class) != _SAFETY_CHECKER:
            raise BadIndex(
                f"takes its {name} from {one_line(library, 40)!r} rather than from diffusers or transformers, and code "
                "that comes with a model is never run here",
                _CHOOSE_OTHER,
            )
        components.append(Component(name, library, component_class))
    if not components:
        raise BadIndex(f"has a {INDEX} that lists no components", _COPY_AGAIN)
    return tuple(components)


def find_fault(path: Path) -> Fault | None:
    """Why a folder with a ``model_index.json`` cannot be loaded as a pipeline; None if it can.

    The weights themselves are not read.
    """
    try:
        components = _components(path)
    except BadIndex as error:
        return error.fault
    fault = first_fault(components, lambda component: _names(path / component.name))
    if fault is not None:
        return fault

    # What diffusers will read, given the variant: a network's own fp16 files where it has any.
    variant = pipeline_variant(path)
    for component in components:
        if component.role is Role.NETWORK:
            folder, stem = path / component.name, component.stem
            if fault := quantized_fault(component, read_config(folder)):
                return fault
            names = _names(folder)
            read = variant if any(name.startswith(f"{stem}.{variant}") for name in names) else None
            chosen = _weights(stem, names, read)
            if not chosen:
                return Fault(f"lacks some of the weight files of {component.name!r}", _COPY_AGAIN)
            index = _index_name(stem, read)
            if index in chosen and (lacking := index_fault(folder / index)):
                return lacking._replace(part=f"{component.name}/{lacking.part}")
    return None


def quantized_fault(component: Component, config: Mapping[str, Any]) -> Fault | None:
    """A network whose numbers lie in its files in a way that is not read here. Of one of transformers' it may make plain ones."""
    method = quantized_by(config) if component.library == "transformers" else quantized_by(config, opened=())
    return (
        Fault(f"holds {component.name!r} quantised by {method}, which is not read here", _NOT_QUANTIZED)
        if method
        else None
    )


def network_files(folder: Path, variant: str | None) -> list[Path]:
    """The weight files of a pipeline's network that are read, in a variant or, where it has none in that, without one."""
    names = _names(folder)
    for read in dict.fromkeys((variant, None, FP16)):
        for stem in (_DIFFUSERS_STEM, _TRANSFORMERS_STEM):
            chosen = _weights(stem, names, read)
            index = _index_name(stem, read)
            if index in chosen and not index_fault(folder / index):
                return sorted(set(shards(folder / index).values()))
            if chosen:
                return [folder / name for name in sorted(chosen - {index})]
    return []


def first_fault(components: Iterable[Component], names_of: Callable[[Component], Collection[str]]) -> Fault | None:
    """The first fault of any component; None if there is none. ``names_of`` lists the files in a component's folder."""
    faults = (_component_fault(component, names_of(component)) for component in components)
    return next((fault for fault in faults if fault is not None), None)


def pipeline_variant(path: Path) -> str | None:
    """The ``variant`` to give to ``from_pretrained``: "fp16" if some network has its weights in that variant only, else None.

    None means the plain weights; they are preferred where both are whole.
    """
    try:
        components = _components(path)
    except BadIndex:
        return None
    for component in components:
        if component.role is Role.NETWORK:
            names = _names(path / component.name)
            if not _weights(component.stem, names, None) and _weights(component.stem, names, FP16):
                return FP16
    return None


def files_to_fetch(components: Iterable[Component], repository: Iterable[str]) -> list[str]:
    """The files of a repository that the pipeline needs, each network's weights once: in fp16 where the repository has them.

    fp16 is half the download, and published for that. Not fetched: copies in other formats, the non-EMA weights of training,
    single-file checkpoints, and folders that are no component.
    """
    repository = list(repository)
    chosen = [INDEX]
    for component in components:
        names = names_below(repository, component.name)
        wanted = {name for name in names if name.endswith(_SIDE_FILES) and not _WEIGHT_INDEX.fullmatch(name)}
        if component.role is Role.NETWORK:
            wanted |= _weights(component.stem, names, FP16) or _weights(component.stem, names, None)
        chosen += [f"{component.name}/{name}" for name in sorted(wanted)]
    return chosen


def small_file_patterns(components: Iterable[Component]) -> tuple[list[str], list[str]]:
    """Patterns to allow and to ignore, which select the small files of components that are no networks: a tokenizer's, …

    A loader does not complain when one of these files is missing, so the hub cache is checked with these patterns. Weights,
    and files that must exist by name, are checked by :func:`find_fault`.
    """
    allow = [f"{item.name}/*{end}" for item in components if item.role is not Role.NETWORK for end in _SIDE_FILES]
    return [INDEX, *allow], ["*/*/*"]


def names_below(repository: Iterable[str], folder: str) -> set[str]:
    """The names of the files directly in a top-level folder of a repository; those in its subfolders are left out."""
    prefix = folder + "/"
    below = (name.removeprefix(prefix) for name in repository if name.startswith(prefix))
    return {name for name in below if "/" not in name}


def index_fault(index: Path) -> Fault | None:
    """What is wrong with the index of sharded weights; None if it can be read and every shard that it names is there.

    Libraries open whatever file an index names, so each one must be a safetensors file in the folder of the index.
    """
    try:
        shards = set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
        foreign = [name for name in shards if not re.fullmatch(r"[^/\\\0]+\.safetensors", name)]
        missing = sorted(name for name in shards if not foreign and not (index.parent / name).is_file())
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Fault("cannot be read", "download it again", index.name)
    if foreign:
        named = one_line(min(foreign), 60)
        return Fault(
            f"names {named!r}, and only safetensors files in the model's own folder are supported",
            "download the model again",
            index.name,
        )
    if missing:
        return Fault(f"lacks {missing[0]} of {len(shards)} weight files", "copy the missing ones into it")
    return None


def _components(path: Path) -> tuple[Component, ...]:
    try:
        text = (path / INDEX).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise BadIndex(f"has a {INDEX} that cannot be read", _COPY_AGAIN) from None
    return read_index(text)


def _names(folder: Path) -> set[str]:
    try:
        return {item.name for item in folder.iterdir() if item.is_file()}
    except OSError:
        return set()


def _component_fault(component: Component, names: Collection[str]) -> Fault | None:
    folder = component.name
    if not names:
        return Fault(f"has no folder {folder!r}, which its {INDEX} lists", _COPY_AGAIN)
    needed = _NEEDED[component.role]
    if component.role is Role.TOKENIZER:
        found = _is_tokenizer(component, names)
    else:
        found = needed in names or (component.role is Role.PROCESSOR and "processor_config.json" in names)
    if not found:
        return Fault(f"has no {needed} in {folder!r}", _COPY_AGAIN)
    if component.role is Role.NETWORK:
        return _weights_fault(component, names)
    return None


def _is_tokenizer(component: Component, names: Collection[str]) -> bool:
    if {"vocab.json", "merges.txt"} <= set(names):
        return True
    if "ByT5" in component.class_name:
        return "tokenizer_config.json" in names  # bytes are its whole vocabulary
    files = ("tokenizer.json", "tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "vocab.txt", "tekken.json")
    return any(name in names for name in files)


def _weights_fault(component: Component, names: Collection[str]) -> Fault | None:
    if any(_weights(component.stem, names, variant) for variant in (None, FP16)):
        return None
    folder, stem = component.name, component.stem
    if any(name.startswith(stem) and name.endswith(".safetensors") and "-of-" in name for name in names):
        return Fault(f"lacks some of the weight files of {folder!r}", _COPY_AGAIN)
    if any(name.endswith(_PICKLES) for name in names):
        return Fault(f"holds pickled weights in {folder!r} and only safetensors are read here", _SAVE_AGAIN)
    return Fault(f"has no weights {stem}.safetensors in {folder!r}", _COPY_AGAIN)


def _weights(stem: str, names: Collection[str], variant: str | None) -> set[str]:
    """The weight files of a network in one variant, with the index if they are sharded; empty where a shard is missing.

    Of both a file and an index each library reads its own: see :mod:`.weights`.
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
