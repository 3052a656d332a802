"""The slots of the text engine and their pages: slot assignment, prefix caching and eviction.

:class:`SlotManager` owns the state that the device's programs work on, and the tables of what is in it. With its slot a request
gets pages for its prompt and :data:`TOKENS_AHEAD` tokens of its answer, within the memory budget; a longer answer gets more
before they are needed. They are taken from idle conversations if necessary. An answer that gets none waits for others to end
(:meth:`.batch.Batch.make_room`).

Prefix caching: a prefix that a prompt shares with a sequence in the cache is not prefilled again. Its full pages are used by both
sequences; the beginning of the next page is copied by the first chunk that is prefilled. From a conversation of the same share
(the same visitor) any prefix is reused. From another visitor's, only the head is, the system prompt as the chat template writes
it, and only as a whole: otherwise the response time would reveal, token by token, what another visitor has written.
"""

from __future__ import annotations

from collections.abc import Callable

import jax
import numpy as np

from ..bridge.sharding import memory_bytes
from ..errors import ContextTooLong
from ..settings import BASE_CONTEXT
from .decode_state import SampledTokens
from .logits_processing import steering
from .pages import PagePool
from .programs import Programs
from .prompt_chunk import ChunkPlace
from .scheduler import PromptChunk, Slot, SlotTable
from .sequence import Sequence
from .sharding import page_bytes, state_bytes

# The most tokens that a template writes after a question, such as "<|im_start|>assistant", and perhaps differently next time.
TEMPLATE_TOKENS = 4

# Tokens of an answer that have pages before they are needed: most answers are not longer.
TOKENS_AHEAD = 512

MemoryRequest = Callable[[int], bool]
"""Takes the bytes of memory that all slots together are about to occupy; returns whether they are granted."""


def grant_any_memory(_: int) -> bool:
    """Grant any amount: the default :data:`MemoryRequest`, for an engine that has the device to itself."""
    return True


class SlotManager:
    """All slots of one engine. Called by one thread at a time, between the engine's steps.

    Attributes:
        state: of the programs, which donate it from call to call: the caller of a program stores the returned state here.
        table: the slots.
        pool: the pages.
    """

    def __init__(self, programs: Programs, request_memory: MemoryRequest) -> None:
        self.request_memory = request_memory
        self._programs = programs
        self._layout = programs.model.cache
        self._page_bytes, self._state_bytes = page_bytes(programs.model), state_bytes(programs.model)
        self.state = programs.init_state()
        self._empty_tables()
        # Bytes granted to the caches. On an accelerator they were all allocated at once.
        shapes = programs.shapes
        self._granted = 0 if self._layout.takes_memory_lazily else self._bytes(shapes.pages, shapes.slots)
        # Pages whose memory was reserved with the model's.
        self._reserved = self._layout.pages_for(min(shapes.context_length, BASE_CONTEXT))

    @property
    def memory_bytes(self) -> int:
        """Device memory that the pages in use and everything else in the state take, in bytes."""
        caches = self.state.caches
        if not self._layout.takes_memory_lazily:
            return memory_bytes(self.state)
        return memory_bytes(self.state) - memory_bytes(caches) + self._bytes(self.pool.in_use, len(self._used))

    def reset_slots(self) -> None:
        """Reset to empty slots."""
        self._empty_tables()
        for array in jax.tree.leaves(self.state):  # before the new state is created: there may be no memory for both
            if not array.is_deleted():
                array.delete()
        self.state = self._programs.init_state()

    def assign_slot(self, sequence: Sequence) -> bool:
        """Assign a slot, with pages for the prompt and the beginning of the answer; return False if there is none now."""
        prompt, share = sequence.prompt, sequence.settings.share
        wanted = (self._find_slot(sequence, self._layout.pages_for(tokens)) for tokens in self._first_tokens(sequence))
        place = next((place for place in wanted if place is not None), None)
        if place is None:
            return False
        index, reused = place
        slot = self.table.slots[index]
        own, found = slot.share == share, sequence.statistics
        slot.resumes_saved_states = self.table.whole and reused not in (0, slot.state_tokens)
        self.table.assign(index, prompt.ids, reused, share, prompt.head)
        slot.prompt = sequence.prefill_count
        sequence.slot, sequence.prefilled = index, reused
        if not sequence.tokens:  # else it had a slot before
            found.reused, found.reused_from_others = (reused, 0) if own else (0, reused)
        return True

    def _first_tokens(self, sequence: Sequence) -> list[int]:
        """Return the numbers of tokens that a sequence may get pages for with its slot, the best one first. A prompt with images
        gets all that it may need, since its answer cannot be prefilled again, and so cannot give them up."""
        longest, now = sequence.max_total_tokens, len(sequence.prompt.ids) + len(sequence.tokens)
        if sequence.prompt.image_inputs is not None:
            return [longest]
        with_nobody_to_wait_for = [] if self.table.busy else [min(now + 1, longest)]
        return [min(now + TOKENS_AHEAD, longest), *with_nobody_to_wait_for]

    def _find_slot(self, sequence: Sequence, pages: int) -> tuple[int, int] | None:
        """Return a free slot that has got so many pages, and how many tokens of the prompt can be reused there."""
        prompt, share = sequence.prompt.ids, sequence.settings.share
        for index in self.table.candidates(prompt, share):
            reused = 0
            # After a part of its answer a prompt may be long, and these tokens be those of a short one.
            if not sequence.scores_chunks and not (sequence.tokens and self.table.switch is not None):
                slot = self.table.slots[index]
                reused = slot.reusable_tokens(prompt, share, self.table.switch, self.table.whole)
            if self._reserve(index, reused, pages):
                return index, reused
        return None

    def grow(self, sequence: Sequence, tokens: int) -> bool:
        """Give a sequence pages for so many tokens, or a few more; return False if there is no memory for them until others
        have finished."""
        slot, layout = self.table.slots[sequence.slot], self._layout
        there, needed = len(slot.pages), layout.pages_for(tokens)
        if needed <= there:
            return True
        ahead = layout.pages_for(min(tokens + TOKENS_AHEAD, sequence.max_total_tokens))
        for count in dict.fromkeys((max(ahead, needed), needed)):
            if self._make_room(sequence.slot, count - there):
                slot.pages += self.pool.take(count - there)
                return True
        return False

    def refusal(self, sequence: Sequence) -> ContextTooLong:
        """Return the error for a prompt that gets no pages although nobody else has any."""
        return ContextTooLong(
            f"The prompt has {len(sequence.prompt.ids):,} tokens, and there is memory for {self._free_tokens():,} now, answer "
            "included; shorten it, unload other models, or raise HFJAX_MEMORY_BUDGET."
        )

    def share_prefix(self, sequence: Sequence, others: list[Sequence]) -> None:
        """Use the pages of the prompt's prefix in another slot, if that saves at least one chunk. Models with states never do:
        the states have processed more tokens than the prefix.

        Args:
            others: the sequences that have slots, whose caches have grown since the last call.
        """
        place, ids = sequence.prefilled, sequence.prompt.ids
        if place >= len(ids):
            return
        # Only who has the next token can have a longer prefix: to compare whole prefixes for every chunk would take a time that
        # grows with the square of the prompt's length.
        for other in others:
            if other is not sequence and other.has_cached(place, ids[place]):
                self.table.record_tokens(other.slot, other.cached_tokens)
        if not self.table.has_token(place, ids[place], besides=sequence.slot):
            return
        # A sequence whose tokens will all be prefilled again needs pages of its own then.
        limit = sequence.settings.reprefill_beyond
        restarts = limit is not None and len(sequence.prompt.ids) <= limit < sequence.max_total_tokens
        if self.table.whole or sequence.scores_chunks or restarts:
            return
        found = self.table.best_source(sequence.slot, sequence.prompt.ids, sequence.settings.share)
        if found is None or found[1] - sequence.prefilled < self._programs.shapes.prefill_chunks[0]:
            return
        source, count = self.table.slots[found[0]], found[1]
        slot, full = self.table.slots[sequence.slot], count // self._layout.page
        # The page at the end of what the source has may not have been filled yet, but from another one.
        is_pending = source.copied_page and full == len(source.tokens) // self._layout.page
        copied_page = source.copied_page if is_pending else source.pages[full] if count % self._layout.page else 0
        self.end_copy(sequence.slot)
        first = sequence.prefilled // self._layout.page
        self.pool.share(source.pages[first:full])
        self.pool.release(slot.pages[first:full])
        slot.pages[first:full] = source.pages[first:full]
        if count % self._layout.page:
            slot.copied_page = copied_page
            self.pool.share([copied_page])
        own = source.share == sequence.settings.share
        if not sequence.tokens and own:
            sequence.statistics.reused += count - sequence.prefilled
        elif not sequence.tokens:
            sequence.statistics.reused_from_others += count - sequence.prefilled
        sequence.prefilled = count

    def place_of(self, sequence: Sequence, piece: PromptChunk, pages: int) -> ChunkPlace:
        """Return where the next chunk of a sequence is written.

        A model's states are saved before it if only the tokens that a template writes after a question are missing: the answer
        may be requested again, or return shortened in the next prompt.

        Args:
            pages: length of the block table that the program takes.
        """
        slot, slots = self.table.slots[sequence.slot], len(self.table.slots)
        table = self._block_table(slot)[:pages]
        sources = table.copy()
        if slot.copied_page:
            sources[sequence.prefilled // self._layout.page] = slot.copied_page
        total, end = len(sequence.prompt.ids), piece.start + piece.count
        near = total - end < TEMPLATE_TOKENS <= total - piece.start
        saves = self.table.whole and near and piece.start > 0 and not slot.resumes_saved_states
        if saves:
            slot.saved_state_tokens = piece.start
        states_from = slots + sequence.slot if slot.resumes_saved_states else sequence.slot
        return ChunkPlace(sequence.slot, table, sources, sequence.prefilled, states_from, saves)

    def end_copy(self, index: int) -> None:
        """Release the page that a slot's chunk has copied from, if any: the chunk has been started."""
        slot = self.table.slots[index]
        slot.resumes_saved_states = False
        if slot.copied_page:
            self.pool.release([slot.copied_page])
            slot.copied_page = 0

    def restart_prompt(self, sequence: Sequence) -> bool:
        """Prepare for prefilling all tokens again, into the sequence's own pages; return False if there is no memory for it."""
        slot = self.table.slots[sequence.slot]
        self.end_copy(sequence.slot)
        shared = [place for place, page in enumerate(slot.pages) if self.pool.is_shared(page)]
        while self.pool.free < len(shared):
            if not self._evict(sequence.slot):
                return False
        for place, page in zip(shared, self.pool.take(len(shared)), strict=True):
            self.pool.release([slot.pages[place]])
            slot.pages[place] = page
        self.table.restart_prompt(sequence.slot, sequence.prefill_count)
        return True

    def decode(
        self, sequences: list[Sequence], width: int, steps: int, *, tokens: int, drafts: tuple[int, ...] = ()
    ) -> tuple[SampledTokens, tuple[Sequence | None, ...]]:
        """Start a block of decode steps; return the tokens that it will sample, and the sequence of each row.

        Args:
            sequences: at most as many as the width. On a CPU, neighbours among them may share a loop of the attention, which runs
                to the longest of them.
            width: of an existing program.
            tokens: length of the longest of the sequences after the block.
            drafts: tokens of the only sequence that are likely to be next.
        """
        by_slot = {sequence.slot: sequence for sequence in sequences}
        idle = [index for index in range(len(self.table.slots)) if index not in by_slot]
        rows = [*by_slot, *idle][:width]
        of_rows = [by_slot.get(row) for row in rows]
        many = [0 if sequence is None else steps for sequence in of_rows]
        tables = np.stack([self._block_table(self.table.slots[row]) for row in rows])
        steered, with_logprobs = None, any(sequence.settings.with_logprobs for sequence in sequences)
        if any(sequence.settings.is_steered for sequence in sequences):
            model = self._programs.model
            steered = steering(
                [None if each is None else each.settings.sampling for each in of_rows],
                [None if each is None else each.mask for each in of_rows],
                model.vocabulary,
                [None if each is None else each.suppressed_tokens(model.stop_ids) for each in of_rows],
            )
        self.state, sampled = self._programs.decode(
            self.state, rows, tables, many, tokens=tokens, steered=steered, with_logprobs=with_logprobs, drafts=drafts
        )
        return sampled, tuple(of_rows)

    def release(self, sequence: Sequence, *, beyond: bool) -> None:
        """Free the slot of a sequence, which keeps the tokens in its cache, and their pages.

        Args:
            beyond: the device may have processed more tokens than that, so that the position of the slot's states is unknown.
        """
        slot, tokens = self.table.slots[sequence.slot], sequence.cached_tokens
        if slot.copied_page:  # its first chunk was never started, so the beginning of that page was not copied
            tokens = tokens[: len(tokens) // self._layout.page * self._layout.page]
        beyond = beyond or slot.resumes_saved_states  # likewise: the states are those of before
        self.end_copy(sequence.slot)
        kept = self._layout.pages_for(len(tokens))
        self.pool.release(slot.pages[kept:])
        del slot.pages[kept:]
        self.table.release(sequence.slot, tokens)
        slot.state_tokens = 0 if beyond else len(tokens)

    def _empty_tables(self) -> None:
        shapes, model = self._programs.shapes, self._programs.model
        self.pool = PagePool(shapes.pages)
        self._used: set[int] = set()  # slots with states
        self.table = SlotTable([Slot() for _ in range(shapes.slots)], model.rope_switch, whole=model.stateful)

    def _block_table(self, slot: Slot) -> np.ndarray:
        table = np.zeros(self._layout.pages_for(self._programs.shapes.positions), np.int32)
        table[: len(slot.pages)] = slot.pages
        return table

    def _reserve(self, index: int, reused: int, count: int) -> bool:
        """Give a free slot ``count`` pages, of which those of its first ``reused`` tokens stay; return False if there is no
        memory for them until others have finished."""
        slot, page = self.table.slots[index], self._layout.page
        full, part = reused // page, reused % page > 0
        copies = part and self.pool.is_shared(slot.pages[full])
        kept = full + (part and not copies)
        new = count - kept
        if not self._make_room(index, new, slot.pages[kept + copies :]):
            return False
        self.pool.release(slot.pages[kept + copies :])
        slot.copied_page = slot.pages[full] if copies else 0
        slot.pages = [*slot.pages[:kept], *self.pool.take(new)]
        self._used.add(index)
        return True

    def _make_room(self, index: int, new: int, given: list[int] | None = None) -> bool:
        """Have memory for ``new`` pages of a slot, which gives away the pages ``given``; forget idle conversations for that.
        Return False if there is none until others have finished."""
        given, used = given or [], len({*self._used, index})
        alone = self.table.busy <= self.table.slots[index].busy
        if not alone:  # do not evict anything in vain
            most = self._evictable(index) + self.pool.own(given)
            least = self._bytes(self.pool.in_use - most + new, used)
            if new > self.pool.free + most or not self._is_granted(least):
                return False
        while True:
            freed = self.pool.own(given)
            after, fits = self.pool.in_use - freed + new, new <= self.pool.free + freed
            if fits and self._is_granted(self._bytes(after, used)):
                return True
            if not self._evict(index):
                # With nobody to wait for, what was reserved must be available even if it was given to another model.
                return alone and fits and after <= self._reserved

    def _free_tokens(self) -> int:
        """Return how many tokens there is memory for at least, if all idle conversations are forgotten."""
        granted = self._granted // self._page_bytes if self._page_bytes else self._programs.shapes.pages
        return max(granted, self._reserved) * self._layout.page

    def _evictable(self, spare: int) -> int:
        """Return at least how many pages would be free if all idle conversations but that of slot ``spare`` were forgotten."""
        kept = {
            page for index, slot in enumerate(self.table.slots) if slot.busy or index == spare for page in slot.pages
        }
        idle = {page for slot in self.table.slots if not slot.busy for page in slot.pages}
        return len(idle - kept)

    def _evict(self, spare: int) -> bool:
        """Forget the least recently used idle conversation; return False if there is none but that of slot ``spare``."""
        oldest = self.table.oldest_idle(spare)
        if oldest is None:
            return False
        self.pool.release(oldest.pages)
        oldest.pages, oldest.tokens, oldest.prompt = [], (), 0
        oldest.state_tokens = oldest.saved_state_tokens = oldest.head = 0
        return True

    def _bytes(self, pages: int, slots: int) -> int:
        """Return the memory of so many pages, and of the states, present and saved, of so many slots."""
        return pages * self._page_bytes + 2 * slots * self._state_bytes

    def _is_granted(self, needed: int) -> bool:
        if needed > self._granted:
            if not self.request_memory(needed):
                return False
            self._granted = needed
        return True
