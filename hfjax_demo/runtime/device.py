"""The JAX device, and the process-wide JAX configuration, which is set once at startup."""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path

import jax

from ..bridge.programs import xla_cache
from ..sources.cache_folder import make_private


def configure_jax(cache_dir: Path) -> None:
    """Enable JAX's persistent compilation cache in ``cache_dir``, trimmed to the disk space that it may use.

    Raises:
        InvalidSetting: another user of the system can write to the folder.
    """
    folder = xla_cache_folder(cache_dir)
    make_private(cache_dir, holds_folders=True)
    for private in (folder, cache_dir / "programs"):
        make_private(private)
    xla_cache.drop_torn(folder)
    xla_cache.trim(folder)
    jax.config.update("jax_compilation_cache_dir", str(folder))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


def xla_cache_folder(cache_dir: Path) -> Path:
    """Return the folder of XLA's persistent compilation cache."""
    return cache_dir / "compiled"


def device_label() -> str:
    """Return the name of the device: "cpu", or the accelerator's name."""
    device = jax.devices()[0]
    return "cpu" if device.platform == "cpu" else device.device_kind


def default_dtype() -> str:
    """Return float32 on a CPU, where the tokens then equal PyTorch's, and bfloat16 on an accelerator."""
    return "float32" if jax.default_backend() == "cpu" else "bfloat16"


def devices_share_memory() -> bool:
    """Return whether all devices share one memory: True on a CPU, whose virtual devices share the machine's memory."""
    return jax.default_backend() == "cpu"


def release_unused_memory() -> None:
    """Return freed memory to the system. Without this, glibc keeps over 100 MB after compilation and prefill."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries have none
        if trim is not None:
            trim(0)


def collect_garbage() -> None:
    """Collect reference cycles, and return the freed memory to the system."""
    gc.collect()
    release_unused_memory()
