"""Moves pages of conversations to disk, so that the next process does not prefill again what this one has.

Pages are written behind a conversation's turn, a few at a time: between two steps the device copies them, and a thread of
:class:`PageKeeper` writes the copy (:mod:`.page_files`). They are read in pieces, in place of a prompt's chunks. What is found is
one's own: another visitor's pages would reveal, by the response time, what somebody has written. Models with recurrent states
are left out, since a state exists for the end of a conversation only, and so are prompts with images, and models whose
positions depend on the prompt's length.
"""

from __future__ import annotations

import functools
import itertools
import json
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass

import jax
import numpy as np

from ..bridge.programs.program_table import CompilationFailed
from .model import TextModel
from .page_files import PageFiles, page_digests
from .program_specs import PUT_PAGES, TAKE_PAGES
from .programs import Programs
from .scheduler import common_prefix_length
from .sequence import Sequence
from .slots import SlotManager

_log = logging.getLogger(__name__)

# Pages are moved so many at a time, or so many bytes, which takes a device as long as a decode step: 25 MB of Qwen2.5 0.5B.
PIECE = 16
PIECE_BYTES = 32 << 20

OnDevice = Callable[[Callable[[], object]], object]
"""Calls a function that runs a program, where that is allowed, and returns its result."""


def pages_of_piece(model: TextModel) -> int:
    """Return how many pages of a model are moved at a time; 0 if none are kept on disk."""
    # Where a prompt's length decides how positions are rotated, pages depend on more than the tokens before.
    if model.stateful or model.rope_switch is not None:
        return 0
    size = model.cache.page_elements * model.cache.element.itemsize
    return max(1, min(PIECE, PIECE_BYTES // max(size, 1)))


def run_here(run: Callable[[], object]) -> object:
    """Call a function: the default :data:`OnDevice`, for an engine that one thread alone uses."""
    return run()


@dataclass(frozen=True, slots=True)
class _Turn:
    """The tokens in the cache of a slot after a turn, as far as they fill pages, and what :func:`page_digests` takes besides."""

    slot: int
    before: str
    tokens: tuple[int, ...]


class PageKeeper:
    """Moves the pages of one engine's slots to and from files. All methods are called by the engine's thread, between two steps.

    Args:
        on_device: has that thread call a function. Files are written on a thread of their own, unless it is :func:`run_here`.
    """

    def __init__(self, files: PageFiles, slots: SlotManager, programs: Programs, on_device: OnDevice) -> None:
        self._files = files
        self._slots = slots
        self._programs = programs
        self._on_device = on_device
        self._page = self._programs.model.cache.page
        self._piece = self._programs.moved_pages
        self._writer: Executor | None = None
        if on_device is not run_here:
            self._writer = ThreadPoolExecutor(1, thread_name_prefix="hfjax-prefixes")
        self._turns: dict[int, _Turn] = {}  # to be written, by slot: the last turn of each
        self._closed = False

    def close(self) -> None:
        """Write nothing more."""
        self._closed = True
        if self._writer is not None:
            self._writer.shutdown(wait=False, cancel_futures=True)

    def restore(self, sequence: Sequence) -> int | None:
        """Read the next few pages of a prompt into its slot, if that saves a chunk at least; return the number of tokens, or None
        if the sequence has to wait for the program."""
        digests = self._digests(sequence)
        full, chunk = sequence.prefilled // self._page, self._programs.shapes.prefill_chunks[0]
        found = digests[full : full + self._piece]
        if (full + len(found)) * self._page - sequence.prefilled < chunk:
            return 0
        try:
            if not self._programs.request_program(PUT_PAGES, self._piece):
                return None
        except CompilationFailed:
            return 0
        cache, loaded = self._programs.model.cache, 0
        contents = np.zeros((self._piece, cache.page_elements), cache.element)
        while loaded < len(found) and self._files.load(self._files.path(found[loaded]), contents[loaded]):
            loaded += 1
        if loaded < len(found):
            del digests[full + loaded :]
        tokens = (full + loaded) * self._page - sequence.prefilled
        if tokens < chunk:
            return 0
        pages = np.zeros(self._piece, np.int32)
        pages[:loaded] = self._slots.table.slots[sequence.slot].pages[full : full + loaded]
        self._slots.end_copy(sequence.slot)
        self._slots.state = self._programs.put_pages(self._slots.state, pages, contents)
        sequence.prefilled += tokens
        sequence.statistics.reused += tokens
        return tokens

    def keep(self, sequence: Sequence) -> None:
        """Have the pages that a sequence has left in its slot written, but for those that are there already."""
        slot, cache = self._slots.table.slots[sequence.slot], self._programs.model.cache
        most = self._files.limit_bytes // self._files.size(cache.page_elements * cache.element.itemsize)
        tokens = slot.tokens[: min(len(slot.tokens) // self._page, most) * self._page]
        if self._closed or not tokens or not self._is_kept(sequence):
            return
        self._turns[sequence.slot] = _Turn(sequence.slot, self._before(slot.share), tokens)
        if self._writer is None:
            self._write(sequence.slot)
        else:
            self._writer.submit(self._write, sequence.slot)

    def _digests(self, sequence: Sequence) -> list[str]:
        """Return the digests of a prompt's pages up to the first one that is neither in its slot nor in a file, but for that of
        the last token, whose logits are needed."""
        if sequence.tokens or sequence.scores_chunks or not self._is_kept(sequence):
            return []
        if sequence.pages_on_disk is None:
            self._programs.ahead(TAKE_PAGES, self._piece)  # for the end of the turn
            ids, full = sequence.prompt.ids, sequence.prefilled // self._page
            digests = page_digests(self._before(sequence.settings.share), ids[:-1], self._page)
            there = itertools.islice(digests, full)
            sequence.pages_on_disk = [
                *there,
                *itertools.takewhile(lambda each: self._files.path(each).exists(), digests),
            ]
        return sequence.pages_on_disk

    def _is_kept(self, sequence: Sequence) -> bool:
        return sequence.prompt.image_inputs is None

    def _before(self, share: str) -> str:
        model = self._programs.model
        return json.dumps([model.trace_key, str(model.mesh.shape), self._page, share])

    def _write(self, index: int) -> None:
        """Write the pages of a slot's last turn. Runs on the writer's thread."""
        turn = self._turns.pop(index, None)
        if turn is None:  # written together with the turn before
            return
        paths = [self._files.path(each) for each in page_digests(turn.before, turn.tokens, self._page)]
        missing = [place for place, path in enumerate(paths) if not path.exists()]
        try:
            for start in range(0, len(missing), self._piece):
                places = missing[start : start + self._piece]
                taken = self._on_device(functools.partial(self._take, turn, places))
                if taken is None or not self._files.save([paths[place] for place in places], np.asarray(taken)):
                    break
                self._files.mark_used(paths[: places[-1] + 1])
        except Exception:  # the engine has failed or was unloaded, which others report
            _log.debug("Prefixes were not stored.", exc_info=True)
        self._files.mark_used(paths)

    def _take(self, turn: _Turn, places: list[int]) -> jax.Array | None:
        """Return copies of a turn's pages; None if its slot does not have them any more, or there is no program yet."""
        if self._closed or not self._programs.ahead(TAKE_PAGES, self._piece):
            return None
        slot, end = self._slots.table.slots[turn.slot], (places[-1] + 1) * self._page
        if common_prefix_length(slot.tokens, turn.tokens) < end:
            return None
        pages = np.zeros(self._piece, np.int32)
        pages[: len(places)] = [slot.pages[place] for place in places]
        return self._programs.take_pages(self._slots.state, pages)
