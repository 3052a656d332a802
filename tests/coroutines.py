"""Event loops for tests, whatever else runs in the thread: Playwright leaves a loop running in the one of its tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """The coroutine's result, from a thread and an event loop of its own."""
    return apart(lambda: asyncio.run(coroutine))


def apart(function: Callable[[], Result]) -> Result:
    """What a function returns that begins an event loop, called in a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function).result()
