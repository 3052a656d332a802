"""Slots, pages, turns, chunks and blocks: plain bookkeeping, tried over many random cases."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.text.adaptive_block_size import AdaptiveBlockSize, max_steps
from hfjax_demo.text.pages import PagePool
from hfjax_demo.text.scheduler import Slot, SlotTable, next_chunk, next_prompt_index, next_unpadded_chunk


def table_of(count: int) -> SlotTable:
    return SlotTable([Slot() for _ in range(count)])


def taken(table: SlotTable, prompt: list[int]) -> tuple[int, int]:
    """Give a request the best slot: which, and what is used again."""
    index = table.candidates(prompt)[0]
    reused = table.slots[index].reusable_tokens(prompt, "")
    table.assign(index, prompt, reused)
    return index, reused


def held(table: SlotTable, prompt: list[int]) -> int:
    """Have a turn of a conversation; its slot."""
    slot, _ = taken(table, prompt)
    table.release(slot, prompt)
    return slot


def test_a_common_beginning_does_not_cost_another_conversation_its_cache() -> None:
    table = table_of(3)
    first, second = (held(table, [5, 5, 5, *rest]) for rest in ([1, 2], [3, 4]))
    assert first != second and taken(table, [5, 5, 5, 1, 2, 9]) == (first, 5)
    assert table.best_source(first, [5, 5, 5, 7]) == (second, 3) and table.best_source(first, [7]) is None


def test_of_two_that_go_on_the_longer_one_is_taken() -> None:
    table = table_of(3)
    both = [taken(table, prompt)[0] for prompt in ([1, 2], [1, 2, 3])]
    table.release(both[0], [1, 2, 3, 4])
    table.release(both[1], [1, 2, 3, 4, 5])
    assert taken(table, [1, 2, 3, 4, 5, 6]) == (both[1], 5)


def test_a_stranger_gets_an_empty_slot_or_the_one_unused_for_longest() -> None:
    table = table_of(3)
    order = [held(table, [10 * index, 1, 2, 3]) for index in range(2)]
    assert table.candidates([99])[0] == 2
    order.append(held(table, [20, 1, 2, 3]))
    assert taken(table, [0, 1, 2, 3]) == (order[0], 3), "the first is used again"
    assert table.slots[order[0]].tokens == (0, 1, 2), "a request that breaks off may have overwritten what is behind"
    assert table.candidates([99]) == [order[1], order[2]], "a busy one is never given out"
    table.release(order[0], [0, 1, 2, 3])
    assert table.candidates([99]) == [order[1], order[2], order[0]]


def test_a_slot_of_states_is_taken_up_where_they_stand_or_stood_by_its_own_share() -> None:
    table = SlotTable([Slot(), Slot()], whole=True)
    table.assign(0, [1, 2, 3], 0, share="a", head=2)
    table.release(0, [1, 2, 3, 4])
    slot = table.slots[0]
    slot.state_tokens, slot.saved_state_tokens = 4, 2
    assert slot.reusable_tokens([1, 2, 3, 4, 5, 6], "a", whole=True) == 4
    assert slot.reusable_tokens([1, 2, 3, 4, 5], "a", whole=True) == 2  # a token would go in alone
    assert slot.reusable_tokens([1, 2, 9, 9, 9, 9], "a", whole=True) == 2
    assert slot.reusable_tokens([1, 9, 9, 9, 9, 9], "a", whole=True) == 0
    assert slot.reusable_tokens([1, 2, 3, 4, 5, 6], "b", whole=True) == 0


def test_prompts_on_either_side_of_a_switch_of_frequencies_share_nothing() -> None:
    slot = Slot(tokens=(1, 2, 3, 4, 5, 6), prompt=6)
    assert slot.reusable_tokens([1, 2, 3, 4, 5, 9], "", switch=4) == 5
    assert slot.reusable_tokens([1, 2, 9], "", switch=4) == 0


def test_a_short_question_does_not_wait_for_a_long_document_nor_that_one_for_ever() -> None:
    assert next_prompt_index([2000, 30], 0) == 1
    assert next_prompt_index([30, 2000], 0) == 0
    rests, turn = [50 * 64, 64, 64], 0
    while rests[0] > 0:
        place = next_prompt_index(rests, turn)
        rests[place] -= 64
        if place and rests[place] <= 0:
            rests[place] = 64  # its slot goes to the next one
        turn += 1
        assert turn <= 150


@pytest.mark.parametrize(("rest", "length"), [(20, 16), (40, 64), (16, 16), (300, 64)])
def test_a_short_rest_takes_a_shorter_chunk_first_rather_than_much_padding(rest: int, length: int) -> None:
    assert next_chunk(0, rest, (16, 64), 512).length == length


@pytest.mark.parametrize("one_by_one", [False, True])
def test_chunks_cover_the_prompt_exactly_and_stay_inside_the_cache(one_by_one: bool) -> None:
    for seed in range(300):
        generator = random.Random(seed)
        positions = generator.choice([12, 40, 100, 128, 129, 300, 512])
        lengths = tuple(sorted(generator.sample([2, 3, 8, 16, 31, 64, 128, 256, 1000], generator.randint(1, 4))))
        total = generator.randint(1, positions - 1)
        reused = done = generator.randint(0, total - 1)
        chunks = 0
        while done < total:
            piece = next_chunk(done, total, lengths, positions, one_by_one=one_by_one)
            assert 0 <= piece.start <= done, f"seed {seed}: a gap would be left"
            assert 1 <= piece.count <= piece.length, f"seed {seed}"
            assert one_by_one or piece.start + piece.length <= positions, f"seed {seed}: the padding runs over the end"
            assert not one_by_one or piece.start == done, f"seed {seed}: a token is taken in twice"
            assert piece.length in lengths or piece.length == positions, f"seed {seed}"
            assert done < piece.start + piece.count <= total, f"seed {seed}: no progress, or past the prompt"
            done = piece.start + piece.count
            chunks += 1
        usable = [length for length in lengths if length <= positions] or [positions]
        assert chunks <= (total - reused) // usable[0] + 2, f"seed {seed}"


@pytest.mark.parametrize(("total", "pieces"), [(1, [1]), (9, [3, 3, 3]), (91, [64, 16, 8, 3]), (18, [16, 2])])
def test_chunks_without_padding_end_where_the_prompt_does(total: int, pieces: list[int]) -> None:
    lengths, start, found = (1, 2, 3, 8, 16, 64), 0, []
    while start < total:
        piece = next_unpadded_chunk(start, total, lengths)
        assert piece is not None and piece.count == piece.length and piece.start == start
        found.append(piece.length)
        start += piece.count
    assert found == pieces  # and no token goes in alone
    assert next_unpadded_chunk(0, 3, (1, 2)) is None


# -- pages -----------------------------------------------------------------------------------------------------------


def test_more_than_there_are_cannot_be_taken_and_nothing_is_lost() -> None:
    pool = PagePool(3)
    with pytest.raises(ValueError, match="3 pages were requested, and 2 are free"):
        pool.take(3)
    assert pool.free == 2


@pytest.mark.parametrize("seed", range(20))
def test_what_any_users_do_is_counted(seed: int) -> None:
    generator, pool = random.Random(seed), PagePool(20)
    held: list[list[int]] = []
    for _ in range(200):
        if held and generator.random() < 0.5:
            pool.release(held.pop(generator.randrange(len(held))))
        elif held and generator.random() < 0.5:
            pages = generator.choice(held)[: generator.randint(0, 3)]
            pool.share(pages)
            held.append(list(pages))
        else:
            held.append(pool.take(min(generator.randint(0, 4), pool.free)))
        users = [page for pages in held for page in pages]
        assert pool.in_use == len(set(users)) == 19 - pool.free and 0 not in users, "page 0 belongs to nobody"
        for pages in held:
            assert [pool.is_shared(page) for page in pages] == [users.count(page) > 1 for page in pages]
            assert pool.own(pages) == sum(users.count(page) == 1 for page in pages)


# -- the length of decode blocks, from what steps are said to have taken ----------------------------------------------


OF_A_CPU = (0.001, 8), (0.04, 8), (0.12, 3), (2.0, 1)  # what the settings say, unless tokens would come in bursts
OF_A_GPU = (1.0, 1), (0.035, 2), (0.007, 10), (0.0005, 64)  # ten to twenty times a second, if a program can do that


@pytest.mark.parametrize(
    ("platform", "step_s", "steps"),
    [*((Platform.CPU, *each) for each in OF_A_CPU), *((Platform.GPU, *each) for each in OF_A_GPU)],
)
def test_a_block_has_as_many_steps_as_their_time_allows(platform: Platform, step_s: float, steps: int) -> None:
    pace = AdaptiveBlockSize.of(platform, max_steps(platform, 8))
    assert pace.steps == 8, "nothing is known yet"
    for _ in range(30):
        pace.measured(pace.steps, pace.steps * step_s)
    assert pace.steps == steps


def test_one_slow_block_does_not_upset_it() -> None:
    pace = AdaptiveBlockSize.of(Platform.TPU, 64)
    for _ in range(10):
        pace.measured(10, 0.07)
    pace.measured(10, 0.21)
    assert 5 <= pace.steps < 10
