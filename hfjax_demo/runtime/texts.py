"""The threads that work on text, so that the device thread sees integers alone.

One thread turns the tokens of all answers into events. Prompts are rendered, tokenized and their grammars compiled beside it,
since a hostile one may take seconds: one thread for those without images, one for those with images, which may also wait for a
program to be compiled. An engine may encode one prompt of each kind at a time.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ..requests import EmbeddingRequest, TextRequest, TokensRequest, message_images

_log = logging.getLogger(__name__)

# Posted functions that wait to be run. Beyond these, the device thread waits, so that it never gets far ahead of the text.
MAX_POSTED = 1024


class TextWorker:
    """Runs posted functions in order, on one thread, and prompts on others. Thread-safe.

    Engines get it as the :class:`~hfjax_demo.text.output_stream.TextRunner` of their requests.

    Args:
        wake: called after a reply to an engine.
    """

    def __init__(self, wake: Callable[[], object]) -> None:
        self._wake = wake
        self._posted: queue.Queue[Callable[[], None] | None] = queue.Queue(MAX_POSTED)
        self._prompts = ThreadPoolExecutor(1, thread_name_prefix="hfjax-prompts")
        self._prompts_with_images = ThreadPoolExecutor(1, thread_name_prefix="hfjax-images")
        self._thread = threading.Thread(target=self._run, name="hfjax-text", daemon=True)
        self._thread.start()

    def run(self, action: Callable[[], None]) -> None:
        """Run ``action`` on the text thread, after all previously posted functions; waits while too many of them wait."""
        self._posted.put(action)

    def wake(self) -> None:
        """Have the device thread look for replies."""
        self._wake()

    def prompt_thread(self, request: TextRequest | EmbeddingRequest | TokensRequest) -> ThreadPoolExecutor:
        """Return the thread that encodes the prompt of a request."""
        asked = request.request if isinstance(request, TokensRequest) else request
        sees = isinstance(asked, TextRequest) and message_images(asked.messages or ())
        return self._prompts_with_images if sees else self._prompts

    def close_prompts(self) -> None:
        """Refuse further prompts, and drop those that wait."""
        for prompts in (self._prompts, self._prompts_with_images):
            prompts.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the text thread after what was posted, and wait for it. Nothing may be posted afterwards."""
        self._posted.put(None)
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _run(self) -> None:
        while (action := self._posted.get()) is not None:
            try:
                action()
            except BaseException:  # an answer's own errors end that answer; nothing may end the thread
                _log.exception("Unexpected error on the text thread; it continues.")
            action = None
