"""Converts pickled weights to safetensors, for the command ``convert`` alone; nothing else in this program reads a pickle.

PyTorch's restricted unpickler (``weights_only=True``, which transformers and diffusers use) refuses everything that is no
tensor. Even so, a pickle is read in a child process only, and only in a folder that the person trusts.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..catalog import ModelKind
from ..children import ChildError
from ..errors import FetchFailed, InvalidModelFolder
from . import pipeline
from .common import (
    Cancelled,
    Progress,
    full_disk_explained,
    ignore_progress,
    never,
    one_line,
    run_in_child,
    saving,
)
from .folder import find_fault

# What it reads is on this machine, and its progress is told by itself.
ENVIRONMENT = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_VERBOSITY": "error"}
CARRIED = ("LICENSE*", "NOTICE*", "USE_POLICY*")


def convert_folder(
    source: Path, target: Path, on_progress: Progress = ignore_progress, cancelled: Cancelled = never
) -> Path:
    """Write the model of ``source``, whose weights may be pickled, to the new folder ``target`` as safetensors.

    Args:
        source: what ``from_pretrained`` loads: a text model's folder, or a pipeline's.
        target: must not exist; it appears when it is whole.

    Raises:
        InvalidModelFolder: ``source`` holds no model, or ``target`` is taken.
        FetchFailed: PyTorch cannot read the weights, or refuses to.
        DiskFull: there is no room for the copy.
        FetchCancelled: ``cancelled()`` became true.
    """
    if not source.is_dir():
        raise InvalidModelFolder(f"There is no folder {source}; give the one that holds the model.")
    if target.exists():
        raise InvalidModelFolder(f"{target} exists already; name a new folder.")
    if not target.parent.is_dir():
        raise InvalidModelFolder(f"There is no folder {target.parent}; make it first.")
    kind = ModelKind.IMAGE if (source / pipeline.INDEX).is_file() else ModelKind.TEXT

    def report(message: str | None) -> None:
        if message is not None:
            on_progress(f"Converting {source.name}: {message}", None)

    report("starting")
    with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as work:
        output = Path(work) / "converted"
        try:
            run_in_child(
                f"convert {source}",
                ENVIRONMENT,
                report,
                cancelled,
                convert,
                kind,
                source,
                output,
                target.parent,
            )
        except ChildError as error:
            raise FetchFailed(
                f"{source} could not be converted to safetensors ({one_line(error.reason)}); check that it is "
                "whole and holds nothing but weights."
            ) from error
        fault = find_fault(output, kind)
        if fault is not None:
            raise InvalidModelFolder(fault.sentence(source))
        os.rename(output, target)
    return target


def weight_bytes(*modules: Any) -> int:
    """Of everything that torch modules save."""
    return sum(tensor.nbytes for module in modules for tensor in module.state_dict().values())


def convert(kind: ModelKind, source: Path, output: Path, parent: Path) -> Iterator[str]:
    """Runs in the child: loads the model and writes it as safetensors to ``output``. Yields sentences that tell its progress.

    Raises:
        DiskFull: there is no room for the copy below ``parent``.
        Exception: whatever the libraries raise.
    """
    with full_disk_explained(source.name, parent, None):
        yield "reading the weights"
        if kind is ModelKind.IMAGE:
            import diffusers

            load: Any = diffusers.DiffusionPipeline.from_pretrained
            pipe = load(source, trust_remote_code=False, local_files_only=True)
            modules = [part for part in pipe.components.values() if hasattr(part, "state_dict")]
            yield "writing safetensors"
            with saving(output, weight_bytes(*modules)):
                pipe.save_pretrained(output)
        else:
            import transformers

            model: Any = transformers.AutoModelForCausalLM.from_pretrained(
                source, dtype="auto", trust_remote_code=False, local_files_only=True, weights_only=True
            )
            yield "writing safetensors"
            with saving(output, weight_bytes(model)):
                model.save_pretrained(output)
            transformers.AutoTokenizer.from_pretrained(
                source, trust_remote_code=False, local_files_only=True
            ).save_pretrained(output)
        for pattern in CARRIED:
            for notice in sorted(source.glob(pattern)):
                if notice.is_file():
                    shutil.copyfile(notice, output / notice.name)
