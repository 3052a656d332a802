"""Nothing on the way of a token or a prompt takes work that grows faster than the conversation: what is done for a conversation
twice as long is counted, in characters, array elements and token ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest

from hfjax_demo.requests import SamplingSettings
from hfjax_demo.text import prompt_chunk, scheduler
from hfjax_demo.text.answer_events import StopStrings
from hfjax_demo.text.answer_parser import AnswerParser
from hfjax_demo.text.chat_format import AnswerMarkers, ChatFormat
from hfjax_demo.text.detokenizer import Detokenizer
from hfjax_demo.text.logits_processing import steering
from hfjax_demo.text.output_stream import OutputStream
from hfjax_demo.text.page_files import page_digests
from hfjax_demo.text.pages import PagePool
from hfjax_demo.text.prompt_chunk import ChunkPlace, prefill_chunk
from hfjax_demo.text.prompt_tokenizer import EncodedPrompt
from hfjax_demo.text.sampling import SamplingParameters
from hfjax_demo.text.scheduler import PromptChunk, Slot, SlotTable
from hfjax_demo.text.sequence import Sequence as Running
from hfjax_demo.text.sequence import SequenceSettings
from hfjax_demo.text.slots import SlotManager

CHUNK, SHORT = 64, 2048
PAGE, BLOCK = 64, 8
VOCABULARY = 50


class CountingTokenizer:
    """Decodes a token as a letter, and counts the token ids that it is given."""

    def __init__(self) -> None:
        self.added_tokens_decoder: dict[int, Any] = {}
        self.work = 0

    def decode(self, ids: Sequence[int], **_: Any) -> str:
        self.work += len(ids)
        return "".join(chr(97 + token % 26) for token in ids)


class CountingIds(tuple[int, ...]):
    """Token ids that count those that are read: each by its place, or a part of them."""

    work = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        CountingIds.work += len(found) if isinstance(place, slice) else 1
        return found

    def __iter__(self) -> Any:
        CountingIds.work += len(self)
        return super().__iter__()


def grows_linearly(work: Callable[[int], int]) -> None:
    """What is done for twice as many tokens is twice as much, or a little more."""
    short, long = work(SHORT), work(2 * SHORT)
    assert 0 < long <= 2.2 * short, (short, long)


def test_detokenizing() -> None:
    def work(tokens: int) -> int:
        tokenizer = CountingTokenizer()
        detokenizer = Detokenizer(tokenizer)  # type: ignore[arg-type]
        for token in range(tokens):
            detokenizer.add(token)
        return tokenizer.work

    grows_linearly(work)


def test_stop_strings_and_markers() -> None:
    """What is withheld is what is looked at again."""

    def work(tokens: int) -> int:
        stops, total = StopStrings(["</answer>", "\n\nUser:"]), 0
        format = ChatFormat(markers=AnswerMarkers(opens=("<think>",), ends=("</think>",)))
        parser = AnswerParser(format, (), "")
        for token in range(tokens):
            text = ("</answ", "word ", "\n\n", "<thin")[token % 4]
            total += len(stops._withheld) + len(parser._text) - parser._start + 2 * len(text)
            stops.add(text)
            parser.add(text)
        return total

    grows_linearly(work)


def running(ids: Sequence[int], slot: int) -> Running:
    settings = SequenceSettings.of(
        SimpleNamespace(  # type: ignore[arg-type]
            sampling=SamplingSettings(max_new_tokens=10), prompt_only=False, logprobs=None, prompt_logprobs=None
        ),
        SimpleNamespace(prompt=EncodedPrompt(tuple(ids)), matcher=None),  # type: ignore[arg-type]
        10**6,
        None,
        "",
    )
    output: OutputStream = SimpleNamespace()  # type: ignore[assignment]
    sequence = Running(EncodedPrompt(CountingIds(ids)), settings, output, SimpleNamespace())  # type: ignore[arg-type]
    sequence.slot = slot
    return sequence


class CountingNumpy:
    """NumPy, counting the elements of the arrays that its functions read and make."""

    work = 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        if isinstance(found, type) or not callable(found):
            return found

        def counted(*arguments: Any, **keywords: Any) -> Any:
            made = found(*arguments, **keywords)
            if not any(made is given for given in arguments):
                CountingNumpy.work += sum(each.size for each in (made, *arguments) if isinstance(each, np.ndarray))
            return made

        return counted


@pytest.mark.parametrize("is_answer", [False, True], ids=["read for the first time", "given up and computed again"])
def test_chunks_of_a_prompt(is_answer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what the penalties count, which is the answer's tokens."""

    def work(tokens: int) -> int:
        sequence, CountingIds.work, CountingNumpy.work = (
            running([token % VOCABULARY for token in range(tokens)], 0),
            0,
            0,
        )
        ids = sequence.prefill_ids
        monkeypatch.setattr(prompt_chunk, "np", CountingNumpy())
        table = np.zeros(1, np.int32)
        for start in range(0, tokens, CHUNK):
            assert sequence.prefill_ids is ids, "one array for all chunks"
            prefill_chunk(
                sequence.prefill_ids,
                PromptChunk(start, CHUNK, CHUNK),
                place=ChunkPlace(0, table, table, 0, 0),
                budget=0,
                sampling=SamplingParameters.one(SamplingSettings(), 0),
                vocabulary=VOCABULARY,
                answered=tokens - 1 if is_answer else 0,
            )
        monkeypatch.undo()
        return CountingIds.work + CountingNumpy.work

    grows_linearly(work)


def test_looking_for_a_prefix_that_others_have() -> None:
    """For every chunk of a prompt, beside a conversation that began alike and one that did not."""

    def work(tokens: int) -> int:
        table = SlotTable([Slot(), Slot(), Slot(), Slot()])
        sequence = running(range(tokens), 0)
        others = [running([*range(CHUNK), *[7] * tokens], 1), running([9] * tokens, 2)]
        for other in others:
            other.prefilled = len(other.prompt.ids)
        manager = SlotManager.__new__(SlotManager)
        manager.table = table
        CountingIds.work = 0
        for start in range(CHUNK, tokens, CHUNK):
            sequence.prefilled = start
            manager.share_prefix(sequence, [sequence, *others])
        return CountingIds.work + scheduler.COMPARED_PIECE

    grows_linearly(work)


class CountingPool(PagePool):
    """Counts the pages that are handed over."""

    work = 0

    def take(self, count: int) -> list[int]:
        CountingPool.work += count
        return super().take(count)

    def own(self, pages: Iterable[int]) -> int:
        counted = list(pages)
        CountingPool.work += len(counted)
        return super().own(counted)


def test_pages_of_an_answer() -> None:
    """Beside an idle conversation, with one page's bookkeeping at a time, and a page table for every block."""

    def manager(tokens: int) -> SlotManager:
        made = SlotManager.__new__(SlotManager)
        layout = SimpleNamespace(page=PAGE, pages_for=lambda count: -(-count // PAGE))
        made._layout, made._page_bytes, made._state_bytes = layout, 1, 0  # type: ignore[assignment]
        made._programs = SimpleNamespace(shapes=SimpleNamespace(positions=tokens))  # type: ignore[assignment]
        made.pool, made._used, made._granted = CountingPool(2 * tokens // PAGE + 2), set(), 0
        made.request_memory = lambda needed: True
        made.table = SlotTable([Slot(busy=True), Slot(pages=made.pool.take(tokens // PAGE))])
        return made

    def work(tokens: int) -> int:
        slots, sequence = manager(tokens), running(range(CHUNK), 0)
        sequence.settings = replace(sequence.settings, budget=tokens - CHUNK)
        CountingPool.work = 0
        for length in range(CHUNK, tokens + 1, BLOCK):
            assert slots.grow(sequence, length)
        assert len(slots.table.slots[0].pages) == tokens // PAGE
        return CountingPool.work

    grows_linearly(work)
    tables = [manager(tokens)._block_table(Slot(pages=[1])).size for tokens in (SHORT, 2 * SHORT)]
    assert tables == [SHORT // PAGE, 2 * SHORT // PAGE], "a number for a page"


def test_penalties_of_a_step() -> None:
    """What a step reads of the tokens so far is their counts, which do not grow with them."""
    settings = SamplingSettings(frequency_penalty=0.5, presence_penalty=0.5, repetition_penalty=1.2)
    sizes = []
    for tokens in (SHORT, 2 * SHORT):
        sequence = running([token % VOCABULARY for token in range(tokens)], 0)
        CountingIds.work = 0
        made = steering([settings], [None], VOCABULARY, [sequence.suppressed_tokens([1])])
        sizes.append((sum(leaf.size for leaf in jax.tree.leaves(made)), CountingIds.work))
    assert sizes[0] == sizes[1] and sizes[0][1] == 0


def test_pages_on_disk_are_named_in_one_pass() -> None:
    def work(tokens: int) -> int:
        ids, CountingIds.work = CountingIds(range(tokens)), 0
        assert len(list(page_digests("", ids, PAGE))) == tokens // PAGE
        return CountingIds.work

    grows_linearly(work)


def test_common_prefixes_are_compared_in_pieces() -> None:
    for length in (0, 1, 255, 256, 257, 700):
        left, right = tuple(range(900)), (*range(length), -1, *range(length + 1, 900))
        assert scheduler.common_prefix_length(left, right) == length
        assert scheduler.common_prefix_length(list(left), right) == length
        assert scheduler.common_prefix_length(left[:length], left) == length
