"""What every stored program of a model depends on: the model's files, the device, the libraries, this program's own code."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.metadata
import os
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path

import jax

from ...sources.gguf_file import part_paths
from .store import ProgramStore

# JAX's settings that affect tracing.
TRACING_OPTIONS = ("jax_enable_x64", "jax_default_matmul_precision", "jax_default_prng_impl")

LIBRARIES = ("jax", "jaxlib", "torch", "torchax", "transformers", "diffusers", "gguf")

# The packages whose code a traced function may run, in addition to the modules at the top level (settings and so on).
TRACED_PARTS = ("bridge", "text", "image", "pictures")


def open_store(
    cache_dir: Path,
    model: Path,
    dtype: str,
    added: Sequence[tuple[Path, str]] = (),
    cache_dtype: str = "",
    activations: str = "",
) -> ProgramStore:
    """Return the store of a model, a folder or a file, at ``dtype``, in the program's cache folder.

    ``added`` are files that change its weights on load, and in which way; ``cache_dtype`` is that of a text model's KV cache, and
    ``activations`` what its products round them to, by their names in the settings. Queries JAX's device, so JAX must be
    configured before.
    """
    return ProgramStore(
        cache_dir / "programs",
        {
            "dtype": dtype,
            "cache_dtype": cache_dtype,
            "activations": activations,
            **_model(model),
            **({"added": " ".join(f"{_model(file)['model']} {how}" for file, how in added)} if added else {}),
            **_device(),
            **_libraries(),
            **own_code(),
        },
    )


def code_files(package: Path) -> Iterator[Path]:
    """Yield every file of this package that may change what is traced or run, in a fixed order."""
    yield from sorted(package.glob("*.py"))
    for part in TRACED_PARTS:
        yield from sorted((package / part).rglob("*.py"))
    yield from sorted((package / "sources").glob("gguf_*.py"))  # what a file's values and tokens are
    yield from sorted((package / "bridge").rglob("*.ll"))


def code_digest(package: Path) -> str:
    """Return the digest of the names and contents of :func:`code_files`."""
    digest = hashlib.sha256()
    for path in code_files(package):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _model(path: Path) -> dict[str, str]:
    # Names, sizes and times: reading the files would cost what the store saves.
    found = []
    with contextlib.suppress(OSError):  # loading it will report the error
        files = part_paths(path) if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            if file.suffix in (".json", ".safetensors", ".gguf") and file.is_file():
                stat = file.stat()
                name = file.name if path.is_file() else file.relative_to(path).as_posix()
                found.append(f"{name} {stat.st_size} {stat.st_mtime_ns}")
    return {"model": hashlib.sha256("\n".join(found).encode()).hexdigest()}


def _device() -> dict[str, str]:
    devices = jax.devices()
    return {
        "platform": devices[0].platform,
        "device": devices[0].device_kind,
        "devices": str(len(devices)),
        "runtime": str(getattr(devices[0].client, "platform_version", "")),
        "flags": os.environ.get("XLA_FLAGS", ""),
        **(processor_features() if devices[0].platform == "cpu" else {}),
        **{name: str(jax.config.values.get(name)) for name in TRACING_OPTIONS},
    }


@functools.cache  # a process stays on its machine
def processor_features() -> dict[str, str]:
    """Return the processor for which XLA generates code."""
    import llvmlite.binding as llvm  # imported when needed, because it takes a tenth of a second

    features = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return {"processor": features, "cores": str(os.cpu_count())}


@functools.cache  # none of them changes while the process runs
def _libraries() -> dict[str, str]:
    return {"python": platform.python_version(), **{name: importlib.metadata.version(name) for name in LIBRARIES}}


@functools.cache  # imported code does not change
def own_code() -> dict[str, str]:
    """Return the digest of this program's code, on which all stored results depend."""
    return {"code": code_digest(Path(__file__).parents[2])}
