"""Event loops on separate threads, for tests on a thread that already runs a loop, as Playwright's tests do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a new event loop on a new thread; return its result."""
    return apart(lambda: asyncio.run(coroutine))


def apart(function: Callable[[], Result]) -> Result:
    """Call a function that starts an event loop on a new thread; return its result."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function).result()
