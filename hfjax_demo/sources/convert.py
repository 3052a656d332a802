"""GGUF → a ``save_pretrained`` folder in float32 with a manifest, done once per model because it takes most of a minute.

The manifest is the last file written. A folder with a manifest whose sizes match is whole; anything else is not a model.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .common import saving

FORMAT_VERSION = 1
MANIFEST = "hfjax_manifest.json"
NOTICES = "notices"
_BLOCK = 1 << 20


def convert(source: Path, gguf_file: str, gguf_sha256: str, output: Path) -> Iterator[str]:
    """Writes the model in ``source / gguf_file`` and the files of ``source / "notices"`` to the new folder ``output``.

    Yields what it is at. Everything is on the disk (fsync) at the end. The caller has checked ``gguf_sha256``; it is only
    recorded.

    Raises:
        OSError: a write found no room, or could not be done.
        Exception: whatever else the libraries raise.
    """
    import torch
    import transformers

    yield "reading the weights"
    model: Any = transformers.AutoModelForCausalLM.from_pretrained(source, gguf_file=gguf_file, dtype=torch.float32)
    # The weights are plain float32 by now, but save_pretrained refuses while the model says it is quantised.
    if hasattr(model.config, "quantization_config"):
        del model.config.quantization_config
    model.hf_quantizer = None
    model.is_quantized = False

    yield "reading the tokenizer"
    tokenizer = transformers.AutoTokenizer.from_pretrained(source, gguf_file=gguf_file)
    _restore_pre_tokenizer(tokenizer, source / gguf_file)

    yield "writing safetensors"
    with saving(output, weight_bytes(model)):
        model.save_pretrained(output)
    tokenizer.save_pretrained(output)
    for notice in sorted((source / NOTICES).iterdir()):
        shutil.copyfile(notice, output / notice.name)

    yield "checking what was written"
    write_manifest(output, gguf_sha256, transformers.__version__)


def weight_bytes(*modules: Any) -> int:
    """Of everything that torch modules save."""
    return sum(tensor.nbytes for module in modules for tensor in module.state_dict().values())


def _restore_pre_tokenizer(tokenizer: Any, gguf: Path) -> None:
    """SmolLM splits every digit off before anything else; transformers' GGUF reader leaves that out.

    It changes how runs of spaces before a number are cut. The rule is llama.cpp's for ``tokenizer.ggml.pre = "smollm"``
    and stands in the model's own tokenizer.json.
    """
    from gguf import GGUFReader
    from tokenizers import pre_tokenizers

    field = GGUFReader(gguf).get_field("tokenizer.ggml.pre")
    if field is not None and field.contents() == "smollm":
        tokenizer.backend_tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
            [
                pre_tokenizers.Digits(individual_digits=True),
                pre_tokenizers.ByteLevel(add_prefix_space=False, trim_offsets=True, use_regex=True),
            ]
        )


def write_manifest(folder: Path, source_sha256: str, transformers_version: str) -> None:
    """Records every file of ``folder`` and forces all of it to the disk, the manifest last."""
    files: dict[str, dict[str, int | str]] = {}
    for path in sorted(folder.iterdir()):
        files[path.name] = {"size": path.stat().st_size, "sha256": sha256_of(path)}
        fsync(path)
    fsync(folder)
    content = {
        "format": FORMAT_VERSION,
        "source_sha256": source_sha256,
        "transformers": transformers_version,
        "files": files,
    }
    draft = folder / (MANIFEST + ".part")
    draft.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    fsync(draft)
    os.replace(draft, folder / MANIFEST)
    fsync(folder)


def is_whole(folder: Path, source_sha256: str) -> bool:
    """Whether ``folder`` was converted from that source in this format and every file has its recorded size."""
    try:
        content = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        return (
            content["format"] == FORMAT_VERSION
            and content["source_sha256"] == source_sha256
            and bool(content["files"])
            and all((folder / name).stat().st_size == entry["size"] for name, entry in content["files"].items())
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False  # no manifest, or not one of ours: the folder is made anew


def sha256_of(path: Path, on_block: Callable[[int], None] | None = None) -> str:
    """The file's SHA-256 in hexadecimal; ``on_block`` gets the length of every block read."""
    digest = hashlib.sha256()
    with path.open("rb") as stream:
        while block := stream.read(_BLOCK):
            digest.update(block)
            if on_block is not None:
                on_block(len(block))
    return digest.hexdigest()


def fsync(path: Path) -> None:
    """Forces a file, or a folder's list of names, to the disk; folders cannot be opened on Windows and are skipped."""
    if os.name == "nt" and path.is_dir():
        return
    # Windows only flushes a descriptor that may write; for a file its owner has just written that is no restriction.
    descriptor = os.open(path, os.O_RDWR if os.name == "nt" else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
