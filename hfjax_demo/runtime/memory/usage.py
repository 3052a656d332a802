"""Size and use of the device's memory, and a history of its use. Queries are cheap and never wait for the device."""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import jax
import psutil

from ...bridge.platforms import Platform, current_platform
from ...settings import parse_memory_budget
from ..device import device_label, devices_share_memory
from ..status import DeviceStatus, MemorySample
from ..worker import ProgramHolder

if TYPE_CHECKING:
    from ..engine_imports import ServedEngine

SAMPLE_SECONDS = 5.0  # minimum interval between two samples
MAX_SAMPLES = 720  # an hour

# The variable that limits XLA's use of host memory for a GPU, and its default, in GB of 2^30 bytes
# (xla/pjrt/gpu of https://github.com/openxla/xla).
HOST_LIMIT_VARIABLE, DEFAULT_HOST_LIMIT_GB = "XLA_PJRT_GPU_HOST_MEMORY_LIMIT_GB", 64

CGROUP_ROOT = Path("/sys/fs/cgroup")  # mount point of the cgroup file system
PROCESS_CGROUPS = Path("/proc/self/cgroup")  # lists the cgroups of this process


def total_memory() -> int:
    """Return the bytes of memory for models: the accelerator's, or the machine's or container's, whichever is less."""
    statistics = _device_statistics()
    if "bytes_limit" in statistics:
        return statistics["bytes_limit"]
    total = psutil.virtual_memory().total
    limit = container_memory_limit()
    return total if limit is None else min(total, limit)


def used_memory() -> int:
    """Return the bytes in use on the accelerator, or by this process."""
    statistics = _device_statistics()
    if "bytes_in_use" in statistics:
        return statistics["bytes_in_use"]
    return process_memory()


def process_memory() -> int:
    """Return the bytes of host memory that this process uses."""
    used: int = psutil.Process().memory_info().rss
    return used


def free_host_memory() -> int:
    """Return the free bytes of host memory, within the limits of the container and of XLA."""
    free: int = psutil.virtual_memory().available
    limit = container_memory_limit()
    if limit is not None:
        free = min(free, max(limit - psutil.Process().memory_info().rss, 0))
    if current_platform() is Platform.GPU:
        free = min(free, int(float(os.environ.get(HOST_LIMIT_VARIABLE) or DEFAULT_HOST_LIMIT_GB) * 2**30))
    return free


def _device_statistics() -> dict[str, int]:
    device = jax.devices()[0]
    if device.platform == "cpu":
        return {}
    statistics: dict[str, int] = device.memory_stats() or {}  # some platforms return None
    return statistics


def container_memory_limit() -> int | None:
    """Return the lowest memory limit, in bytes, of this process's cgroups (version 1 or 2); None if there is none."""
    try:
        lines = PROCESS_CGROUPS.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None  # not Linux
    limits: list[int] = []
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if controllers == "":
            root, name = CGROUP_ROOT, "memory.max"
        elif "memory" in controllers.split(","):
            root, name = CGROUP_ROOT / "memory", "memory.limit_in_bytes"
        else:
            continue
        # The limits of parent groups apply as well. Inside a container, its group is often mounted as the root.
        places = Path(path.lstrip("/"))
        for place in (places, *places.parents):
            try:
                limits.append(int((root / place / name).read_text(encoding="utf-8")))
            except (OSError, ValueError):  # missing, or "max"
                continue
    return min(limits, default=None)


class MemoryUsage:
    """The size of the memory budget, ``Settings.memory_budget``, and a bounded history of memory use. Thread-safe.

    JAX's device is not queried before the first use of :meth:`status` or :attr:`budget_bytes`, so that a server's first page does
    not wait for the initialization of an accelerator.

    Args:
        engines: returns the engines of the loaded models.
    """

    def __init__(self, budget: str, engines: Callable[[], Iterable[ServedEngine]]) -> None:
        self._budget = budget
        self._engines = engines
        self._libraries_bytes: int | None = None
        self._lock = threading.Lock()
        self._total: int | None = None
        self._history: deque[MemorySample] = deque(maxlen=MAX_SAMPLES)

    @property
    def total_bytes(self) -> int:
        with self._lock:
            if self._total is None:
                self._total = total_memory()
            return self._total

    @property
    def budget_bytes(self) -> int:
        return parse_memory_budget(self._budget, self.total_bytes)

    @property
    def libraries_bytes(self) -> int:
        """Bytes of the budget that this process takes without models: on a CPU what it used before the first was loaded,
        elsewhere nothing."""
        with self._lock:
            if self._libraries_bytes is None:
                self._libraries_bytes = process_memory() if devices_share_memory() else 0
            return self._libraries_bytes

    @property
    def programs_bytes(self) -> int:
        """Bytes of the budget that programs take: nothing where the device has a memory of its own."""
        return self._programs_bytes() if devices_share_memory() else 0

    def _models_bytes(self) -> int:
        return sum(engine.memory_bytes for engine in self._engines())

    def _programs_bytes(self) -> int:
        return sum(engine.program_bytes for engine in self._engines() if isinstance(engine, ProgramHolder))

    def sample(self) -> None:
        """Add a sample to the history, unless the last is newer than :data:`SAMPLE_SECONDS` or the device was never queried."""
        with self._lock:
            last = self._history[-1].at if self._history else 0.0
            if self._total is None or 0 <= time.time() - last < SAMPLE_SECONDS:
                return
        sample = MemorySample(time.time(), used_memory(), self._models_bytes())
        with self._lock:
            self._history.append(sample)

    def status(self) -> DeviceStatus:
        total = self.total_bytes
        self.sample()
        with self._lock:
            history = tuple(self._history)
        return DeviceStatus(
            label=device_label(),
            platform=jax.default_backend(),
            total_bytes=total,
            used_bytes=used_memory(),
            budget_bytes=self.budget_bytes,
            models_bytes=self._models_bytes(),
            history=history,
            programs_bytes=self._programs_bytes(),
            libraries_bytes=self.libraries_bytes,
        )
