"""Models in local folders and files, and the checks of a model's folder; those of a pipeline are in :mod:`.pipeline`."""

from __future__ import annotations

import json
from pathlib import Path

from ..catalog import BUNDLED, FileSource, FolderSource, ModelKind
from ..errors import InvalidModelFolder
from . import pipeline
from .common import ModelFolderProblem
from .gguf_file import choose_gguf_file, is_gguf, part_paths
from .packed_weights import unsupported_quantization
from .weight_files import INDEX, SINGLE, weight_files

NO_MODEL = (
    f"is no model: it has no config.json (a text model), no {pipeline.INDEX} (a diffusers pipeline) and no GGUF file",
    "give a folder that save_pretrained has written",
)


def fetch(source: FolderSource | FileSource, kind: ModelKind) -> Path:
    """Return the local folder, the GGUF file in it, or the local file.

    Raises:
        InvalidModelFolder: the path does not exist, or is not a model of this kind that can be loaded.
    """
    path = source.path.expanduser().resolve()
    if isinstance(source, FileSource):
        return _checked_file(path)
    if not path.is_dir():
        if path.is_relative_to(BUNDLED):
            raise InvalidModelFolder(
                f"The model {path.name} is part of this program, but its folder {path} is missing; reinstall the program."
            )
        raise InvalidModelFolder(f"The folder {path} does not exist.")
    has_safetensors = any(path.glob("*.safetensors")) or (path / INDEX).is_file()
    try:
        if kind is not ModelKind.IMAGE and any(path.glob("*.gguf")) and not has_safetensors:
            return path / choose_gguf_file((item.name for item in path.iterdir()), None, default=None)
        check_folder(path, kind)
    except ModelFolderProblem as fault:
        raise InvalidModelFolder(fault.sentence(path)) from None
    return path


def _checked_file(path: Path) -> Path:
    if not path.is_file():
        raise InvalidModelFolder(f"The file {path} does not exist.")
    if not is_gguf(path):
        raise InvalidModelFolder(f"{path} is not a GGUF file; use one, or a model folder.")
    parts = part_paths(path)
    if path != parts[0]:
        raise InvalidModelFolder(f"{path} is one of {len(parts)} files of a model; give the first, {parts[0].name}.")
    if missing := [each.name for each in parts if not each.is_file()]:
        raise InvalidModelFolder(
            f"{path} is one of {len(parts)} files of a model, and {missing[0]} is missing; copy it into the same folder."
        )
    return path


def check_folder(path: Path, kind: ModelKind) -> None:
    """Check that the folder can be loaded as a model of this kind. The weights are not read.

    Raises:
        ModelFolderProblem: it cannot be loaded.
    """
    if kind is ModelKind.IMAGE:
        _check_pipeline_config(path)
        pipeline.check_pipeline(path)
        return
    _check_config(path)
    _check_weights(path)
    if not any((path / name).is_file() for name in (*pipeline.TOKENIZER_FILES, "vocab.json")):
        raise ModelFolderProblem(
            "has no tokenizer", "copy tokenizer.json and tokenizer_config.json of the model into it"
        )


def _check_config(path: Path) -> None:
    config = path / "config.json"
    if not config.is_file():
        if (path / pipeline.INDEX).is_file():
            raise ModelFolderProblem(
                "holds a diffusers pipeline, which makes pictures", "choose a folder with a text model"
            )
        raise ModelFolderProblem(*NO_MODEL)
    try:
        content = json.loads(config.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise ModelFolderProblem("cannot be read as JSON", "download it again", config.name) from None
    if isinstance(content, dict) and "_class_name" in content and (path.parent / pipeline.INDEX).is_file():
        raise ModelFolderProblem(
            "is one part of a diffusers pipeline", f"give the folder {path.parent}, as an image model"
        )
    if not isinstance(content, dict) or not isinstance(content.get("model_type"), str):
        raise ModelFolderProblem(
            "names no model_type", "give the config.json that transformers wrote for the model", config.name
        )
    if method := unsupported_quantization(content):
        raise ModelFolderProblem(
            f"is quantized with {method}, which is not supported",
            "choose the model's own weights, or a GGUF file of it",
        )


def _check_pipeline_config(path: Path) -> None:
    if (path / pipeline.INDEX).is_file():
        return
    if (path.parent / pipeline.INDEX).is_file():
        raise ModelFolderProblem("is one part of a diffusers pipeline", f"give the folder {path.parent}")
    if (path / "config.json").is_file():
        raise ModelFolderProblem("holds a text model", "choose a folder with a diffusers pipeline for pictures")
    if any(path.glob("*.safetensors")) or any(path.glob("*.ckpt")):
        raise ModelFolderProblem(
            "holds a checkpoint in one file",
            "load it once with diffusers' from_single_file and save_pretrained it, then give that folder",
        )
    raise ModelFolderProblem(*NO_MODEL)


def _check_weights(path: Path) -> None:
    if weight_files(path):
        return
    if any(path.glob("*.safetensors")):
        raise ModelFolderProblem(
            f"has safetensors files under names other than {SINGLE} or those listed in an {INDEX}", "rename them"
        )
    if any(path.glob("*.bin")) or any(path.glob("*.pt")) or any(path.glob("*.pth")):
        raise ModelFolderProblem(
            "has pickled weights, and only safetensors are loaded",
            f"if you trust where it came from, run `python -m hfjax_demo convert {path} NEW_FOLDER` and give that folder",
        )
    raise ModelFolderProblem("has no weights", "add the model's .safetensors files")
