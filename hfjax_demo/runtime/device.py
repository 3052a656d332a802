"""The JAX device, and the process-wide JAX configuration, which is set once at startup."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from pathlib import Path

import jax

from ..bridge.platforms import uses_jax_cache
from ..sources.cache_folder import make_private


def configure_jax(cache_dir: Path) -> None:
    """Set the folder of compiled kernels in ``cache_dir``, and make the folders of programs private to this user.

    JAX's own persistent cache, which would be in the folder of kernels, is disabled: an executable from it cannot be stored as
    a program (:mod:`hfjax_demo.bridge.programs.restoring`). If the environment has configured it
    (``JAX_COMPILATION_CACHE_DIR``), it is used instead of stored programs.

    Raises:
        InvalidSetting: another user of the system can write to the folder.
    """
    kernels = cache_dir / "compiled"
    make_private(cache_dir, holds_folders=True)
    for private in (kernels, cache_dir / "programs"):
        make_private(private)
    if uses_jax_cache():
        return
    with contextlib.suppress(OSError):
        for stale in kernels.glob("*-cache"):  # of JAX's cache, which earlier versions used
            stale.unlink()
    jax.config.update("jax_compilation_cache_dir", str(kernels))
    jax.config.update("jax_enable_compilation_cache", False)


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
