"""How quickly this machine's memory can be read: code that does nothing else, on all cores at once."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from .machine_code import load_object, make_object, native

TURN_BYTES = 512
VECTORS = 8  # of as many bytes each as a turn's eighth: that many readings are under way at once

Read = Callable[[np.ndarray], np.ndarray]


def read_bytes_per_s(numbers: np.ndarray, threads: int, repeats: int) -> list[float]:
    """Read an array some times with some threads, each its own part.

    Args:
        numbers: uint8, contiguous, many times as large as the processor's caches.

    Raises:
        RuntimeError, OSError: the system lets nobody make code.
    """
    read = reader()
    parts = np.array_split(numbers[: len(numbers) // TURN_BYTES * TURN_BYTES].reshape(-1, TURN_BYTES), threads)
    speeds = []
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(repeats):
            started = time.perf_counter()
            for done in [pool.submit(read, part) for part in parts]:
                done.result()
            speeds.append(numbers.nbytes / (time.perf_counter() - started))
    return speeds


def reader() -> Read:
    """A function that reads every byte of an array, without the GIL, and gives the exclusive or of its vectors.

    The array's size is a multiple of :data:`TURN_BYTES`.
    """
    address, engine = load_object(make_object(native.assembly("reading", None, {})), "read")
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)(address)

    def read(part: np.ndarray, engine: Any = engine) -> np.ndarray:  # the code lives as long as its engine
        result = np.zeros(TURN_BYTES // VECTORS, np.uint8)
        function(part.ctypes.data, part.nbytes, result.ctypes.data)
        return result

    return read
