"""The device JAX runs on, and the process-wide JAX configuration, set once when a program starts."""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path

import jax

from ..bridge.programs import xla_cache
from ..sources.cache_folder import make_private


def configure_jax(cache_dir: Path) -> None:
    """Keep compiled programs on disk, all that there is room for, so that a second start compiles nothing anew.

    Raises:
        InvalidSetting: somebody else could plant programs there.
    """
    folder = compiled_folder(cache_dir)
    make_private(cache_dir, holds_folders=True)
    for private in (folder, cache_dir / "programs"):
        make_private(private)
    xla_cache.drop_torn(folder)
    xla_cache.trim(folder)
    jax.config.update("jax_compilation_cache_dir", str(folder))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


def compiled_folder(cache_dir: Path) -> Path:
    """Where XLA's executables lie in the cache folder."""
    return cache_dir / "compiled"


def device_label() -> str:
    """What the device is called: "cpu", or the accelerator's name."""
    device = jax.devices()[0]
    return "cpu" if device.platform == "cpu" else device.device_kind


def default_dtype() -> str:
    """float32 on a CPU, where its tokens are PyTorch's own; bfloat16 on an accelerator."""
    return "float32" if jax.default_backend() == "cpu" else "bfloat16"


def share_memory() -> bool:
    """Whether all devices have one memory: true of a CPU, whose virtual devices share the machine's."""
    return jax.default_backend() == "cpu"


def release_unused_memory() -> None:
    """Give freed memory back to the system. glibc keeps what compiling and prefilling left behind, over 100 MB, otherwise."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries have none
        if trim is not None:
            trim(0)


def free_memory() -> None:
    """Let go of whatever only cycles of references still hold, and give it back to the system."""
    gc.collect()
    release_unused_memory()
