"""Measures the memory bandwidth of this machine: code that only reads, on all cores at once."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from .machine_code import load_object, make_object, native

TURN_BYTES = 512
VECTORS = 8  # of an eighth of a turn each: the number of reads in flight

ReadFunction = Callable[[np.ndarray], np.ndarray]


def measure_read_bandwidth(numbers: np.ndarray, threads: int, repeats: int) -> list[float]:
    """ReadFunction an array ``repeats`` times with several threads, each its own part; return the speed of each time.

    Args:
        numbers: uint8, contiguous, many times as large as the processor's caches.

    Raises:
        RuntimeError, OSError: the system does not allow generated code.
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


def reader() -> ReadFunction:
    """Return a function that reads every byte of an array, without the GIL, and returns the exclusive or of its vectors.

    The array's size is a multiple of :data:`TURN_BYTES`.
    """
    address, engine = load_object(make_object(native.assembly("reading", None, {})), "read")
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)(address)

    def read(part: np.ndarray, engine: Any = engine) -> np.ndarray:  # the engine keeps the code in memory
        result = np.zeros(TURN_BYTES // VECTORS, np.uint8)
        function(part.ctypes.data, part.nbytes, result.ctypes.data)
        return result

    return read
