"""The real page over a fake manager, on a free port of this machine."""

from __future__ import annotations

import time
from typing import Self

from hfjax_demo.settings import Settings
from hfjax_demo.ui.layout import build_demo, launch
from hfjax_demo.ui.queue import Clock
from tests.fakes import FakeManager
from tests.ports import free_port


class Served:
    """A page that is being served; ``restart`` replaces it by a new one at the same address, with a new manager."""

    def __init__(self, settings: Settings | None = None, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self.settings = (settings or Settings()).changed(host="127.0.0.1", port=free_port())
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self._start()

    def _start(self) -> None:
        self.manager = FakeManager(self.settings)
        self.demo = build_demo(self.manager, self.settings, clock=self._clock)
        launch(self.demo, self.settings, prevent_thread_lock=True)

    def restart(self) -> None:
        self.close()
        self._start()

    def close(self) -> None:
        self.demo.close(verbose=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()
