"""The device's memory: how much there is, how much of it is used, and how that went lately.

On a CPU the device's memory is the machine's, or what a container allows if that is less, and what is used is this
process's resident memory. Asking is cheap and never waits for the device.
"""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import jax
import psutil

from ...bridge.platforms import Platform, current
from ...settings import memory_budget_bytes
from ..device import device_label
from ..status import DeviceStatus, MemorySample

SAMPLE_SECONDS = 5.0  # between two samples, at least
MAX_SAMPLES = 720  # an hour

# XLA takes no more of the host's memory for a GPU than this variable says, in GB of 2^30 bytes
# (xla/pjrt/gpu of https://github.com/openxla/xla).
PINNED_LIMIT, PINNED_LIMIT_GB = "XLA_PJRT_GPU_HOST_MEMORY_LIMIT_GB", 64

CONTROL_GROUPS = Path("/sys/fs/cgroup")  # where their file system is mounted
OWN_GROUPS = Path("/proc/self/cgroup")  # says which of them a process is in


def total_memory() -> int:
    """Bytes of memory that models can be placed in."""
    statistics = _device_statistics()
    if "bytes_limit" in statistics:
        return statistics["bytes_limit"]
    total = psutil.virtual_memory().total
    limit = container_limit()
    return total if limit is None else min(total, limit)


def used_memory() -> int:
    """Bytes in use: on the accelerator, or by this process."""
    statistics = _device_statistics()
    if "bytes_in_use" in statistics:
        return statistics["bytes_in_use"]
    used: int = psutil.Process().memory_info().rss
    return used


def free_host_memory() -> int:
    """Bytes of the machine's memory, or of what a container or XLA allows, that nobody uses."""
    free: int = psutil.virtual_memory().available
    limit = container_limit()
    if limit is not None:
        free = min(free, max(limit - psutil.Process().memory_info().rss, 0))
    if current() is Platform.GPU:
        free = min(free, int(float(os.environ.get(PINNED_LIMIT) or PINNED_LIMIT_GB) * 2**30))
    return free


def _device_statistics() -> dict[str, int]:
    device = jax.devices()[0]
    if device.platform == "cpu":
        return {}
    statistics: dict[str, int] = device.memory_stats() or {}  # some platforms tell nothing
    return statistics


def container_limit() -> int | None:
    """The least memory limit, in bytes, of the control groups (version 1 or 2) this process is in; None without one."""
    try:
        lines = OWN_GROUPS.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None  # no Linux
    limits: list[int] = []
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if controllers == "":
            root, name = CONTROL_GROUPS, "memory.max"
        elif "memory" in controllers.split(","):
            root, name = CONTROL_GROUPS / "memory", "memory.limit_in_bytes"
        else:
            continue
        # A group is limited by those it lies in too. Inside a container its own one is often mounted as the root.
        places = Path(path.lstrip("/"))
        for place in (places, *places.parents):
            try:
                limits.append(int((root / place / name).read_text(encoding="utf-8")))
            except (OSError, ValueError):  # not there, or "max"
                continue
    return min(limits, default=None)


class MemoryUsage:
    """The budget for models, and a bounded history of what was used. Safe to call from any thread.

    Nothing asks JAX for the device before :meth:`status` or :attr:`budget_bytes` is called for the first time: the first
    page of a server must not wait for an accelerator.

    Args:
        budget: as ``Settings.memory_budget``.
        models_bytes: what the loaded models take now.
    """

    def __init__(self, budget: str, models_bytes: Callable[[], int]) -> None:
        self._budget = budget
        self._models_bytes = models_bytes
        self._lock = threading.Lock()
        self._total: int | None = None
        self._history: deque[MemorySample] = deque(maxlen=MAX_SAMPLES)

    @property
    def total_bytes(self) -> int:
        """The device's memory."""
        with self._lock:
            if self._total is None:
                self._total = total_memory()
            return self._total

    @property
    def budget_bytes(self) -> int:
        """What all models together may take."""
        return memory_budget_bytes(self._budget, self.total_bytes)

    def sample(self) -> None:
        """Note what is used now, unless that was noted a moment ago or nobody has asked for the device yet."""
        with self._lock:
            last = self._history[-1].at if self._history else 0.0
            if self._total is None or 0 <= time.time() - last < SAMPLE_SECONDS:
                return
        sample = MemorySample(time.time(), used_memory(), self._models_bytes())
        with self._lock:
            self._history.append(sample)

    def status(self) -> DeviceStatus:
        """Everything that is known of the device."""
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
        )
