"""Convert pickled weights to safetensors, for the command ``convert`` only; no other part of this program reads a pickle.

PyTorch's restricted unpickler (``weights_only=True``, which transformers and diffusers use) rejects everything except tensors.
A pickle is read only in a child process, and only from a folder that the user trusts.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..catalog import ModelKind
from ..catalog.lookup import detect_folder_kind
from ..children import Child, ChildError
from ..errors import FetchFailed, InvalidModelFolder
from .common import ModelFolderProblem, Progress, disk_full_error, ignore_progress, is_disk_full, one_line
from .folder import check_folder

# Of the child process: it reads local files only, and reports its progress itself.
CHILD_ENVIRONMENT = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_VERBOSITY": "error"}
NOTICE_PATTERNS = ("LICENSE*", "NOTICE*", "USE_POLICY*")
MODULES = "modules.json"  # of sentence-transformers; present if the folder has any of its modules


def convert_folder(source: Path, target: Path, on_progress: Progress = ignore_progress) -> Path:
    """Write the model of ``source``, whose weights may be pickled, to the new folder ``target`` as safetensors.

    Args:
        source: a folder that ``from_pretrained`` loads: a text model's, or a pipeline's.
        target: a folder that does not exist; it is created when the conversion is complete.

    Raises:
        InvalidModelFolder: ``source`` has no model, ``target`` exists, or the parent of ``target`` does not exist.
        FetchFailed: PyTorch cannot read the weights, or rejects them.
        DiskFull: there is not enough space for the copy.
    """
    if not source.is_dir():
        raise InvalidModelFolder(f"The folder {source} does not exist.")
    if target.exists():
        raise InvalidModelFolder(f"{target} already exists; choose a new folder.")
    if not target.parent.is_dir():
        raise InvalidModelFolder(f"The folder {target.parent} does not exist; create it first.")
    kind = detect_folder_kind(source) or ModelKind.TEXT
    on_progress(f"Converting {source.name}: starting", None)
    with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as work:
        output = Path(work) / "converted"
        try:
            with Child(f"convert {source}", CHILD_ENVIRONMENT) as child:
                for message in child.stream(convert, kind, source, output):
                    on_progress(f"Converting {source.name}: {message}", None)
        except ChildError as error:
            if is_disk_full(error):
                raise disk_full_error(source.name, target.parent, None) from error
            raise FetchFailed(
                f"{source} could not be converted to safetensors ({one_line(error)}); check that it is complete and "
                "contains only weights."
            ) from error
        try:
            check_folder(output, kind)
        except ModelFolderProblem as fault:
            raise InvalidModelFolder(fault.sentence(source)) from None
        os.rename(output, target)
    return target


def convert(kind: ModelKind, source: Path, output: Path) -> Iterator[str]:
    """In the child process, load the model and write it as safetensors to ``output``; yield progress messages."""
    yield "reading the weights"
    made: Any
    if kind is ModelKind.IMAGE:
        import diffusers

        auto: Any = diffusers.DiffusionPipeline
        made = auto.from_pretrained(source, trust_remote_code=False, local_files_only=True)
    else:
        import transformers

        auto = transformers.AutoModel if kind is ModelKind.EMBEDDING else transformers.AutoModelForCausalLM
        made = auto.from_pretrained(
            source, dtype="auto", trust_remote_code=False, local_files_only=True, weights_only=True
        )
    yield "writing safetensors"
    made.save_pretrained(output)
    if kind is not ModelKind.IMAGE:
        tokenizer = transformers.AutoTokenizer.from_pretrained(source, trust_remote_code=False, local_files_only=True)
        tokenizer.save_pretrained(output)
        copy_embedding_modules(source, output)
    for pattern in NOTICE_PATTERNS:
        for notice in sorted(source.glob(pattern)):
            if notice.is_file():
                shutil.copyfile(notice, output / notice.name)


def copy_embedding_modules(source: Path, output: Path) -> None:
    """Copy the files of sentence-transformers, if the folder has any, with the weights of its modules as safetensors."""
    import torch
    from safetensors.torch import save_file

    if not (source / MODULES).is_file():
        return
    for name in (MODULES, "sentence_bert_config.json", "config_sentence_transformers.json"):
        if (source / name).is_file():
            shutil.copyfile(source / name, output / name)
    for folder in sorted(source.glob("[0-9]_*")):
        copied = output / folder.name
        shutil.copytree(folder, copied, ignore=lambda _, names: set(names) - {"config.json", "model.safetensors"})
        pickled = folder / "pytorch_model.bin"
        if pickled.is_file() and not (copied / "model.safetensors").is_file():
            weights = torch.load(pickled, map_location="cpu", weights_only=True)
            save_file({name: tensor.contiguous() for name, tensor in weights.items()}, copied / "model.safetensors")
