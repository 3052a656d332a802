"""Slots, turns and chunks: plain bookkeeping, tried over many random cases."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.text.scheduler import Slot, SlotTable, common_prefix_length, next_chunk, next_prompt_index


def table_of(count: int) -> SlotTable:
    return SlotTable([Slot() for _ in range(count)])


def taken(table: SlotTable, prompt: list[int]) -> tuple[int, int]:
    """Give a request the best slot: which, and what is used again."""
    index = table.candidates(prompt)[0]
    reused = table.slots[index].reusable_tokens(prompt, "")
    table.assign(index, prompt, reused)
    return index, reused


def held(table: SlotTable, prompt: list[int], answer: list[int] | None = None) -> int:
    """Have a turn of a conversation; its slot."""
    slot, _ = taken(table, prompt)
    table.release(slot, [*prompt, *(answer or [])])
    return slot


def test_different_conversations_get_different_slots_until_all_are_busy() -> None:
    table = table_of(3)

    places = {taken(table, [index])[0] for index in range(3)}

    assert places == {0, 1, 2} and table.busy == 3
    assert table.candidates([3]) == []


def test_a_next_turn_finds_its_own_slot_and_reuses_what_it_holds() -> None:
    table = table_of(3)
    mine = held(table, [1, 2, 3], [4, 5])
    other = held(table, [1, 2, 9])
    assert mine != other

    assert table.candidates([1, 2, 3, 4, 5, 6]) == [mine]
    assert taken(table, [1, 2, 3, 4, 5, 6]) == (mine, 5)


def test_the_last_turn_once_more_takes_its_own_slot() -> None:
    table = table_of(3)
    mine = held(table, [1, 2, 3, 4, 5], list(range(50, 80)))
    held(table, [1, 2, 9])

    assert taken(table, [1, 2, 3, 4, 5]) == (mine, 4)


def test_a_changed_history_reuses_only_what_comes_before_the_change() -> None:
    table = table_of(1)
    held(table, [1, 2, 3, 4, 5])

    assert taken(table, [1, 2, 7, 4, 5]) == (0, 2)


def test_a_common_beginning_does_not_cost_another_conversation_its_cache() -> None:
    """Every conversation begins with the same system prompt, which may be longer than what was said since."""
    table, system = table_of(3), list(range(100, 140))
    first = held(table, [*system, *range(10, 20)])
    second = held(table, [*system, *range(20, 30)])

    assert first != second
    assert taken(table, [*system, *range(10, 20), 5]) == (first, 50)
    assert taken(table, [*system, *range(20, 30), 6]) == (second, 50)


def test_of_two_that_go_on_the_longer_one_is_taken() -> None:
    table = table_of(3)
    slots = [held(table, tokens) for tokens in ([1, 2], [3, 4], [5, 6])]
    table.slots[slots[0]].tokens = (1, 2, 3, 4)
    table.slots[slots[1]].tokens = (1, 2, 3, 4, 5)
    table.slots[slots[1]].prompt = 3

    assert taken(table, [1, 2, 3, 4, 5, 6]) == (slots[1], 5)


def test_at_least_one_token_is_left_to_prefill() -> None:
    table = table_of(2)
    held(table, [1, 2, 3])

    assert table.best_source(1, [1, 2, 3]) == (0, 2)
    assert taken(table, [1, 2, 3]) == (0, 2)


def test_a_stranger_gets_an_empty_slot_or_the_one_unused_for_longest() -> None:
    table = table_of(3)
    order = [held(table, [10 * index, 1, 2, 3]) for index in range(2)]
    assert table.candidates([99])[0] == 2
    order.append(held(table, [20, 1, 2, 3]))
    assert taken(table, [0, 1, 2, 3]) == (order[0], 3)  # the first is used again
    table.release(order[0], [0, 1, 2, 3])

    assert table.candidates([99]) == [order[1], order[2], order[0]]


def test_a_busy_slot_is_never_given_out_even_if_it_fits_best_but_may_be_copied_from() -> None:
    table = table_of(2)
    mine, _ = taken(table, [1, 2, 3, 4])
    assert table.best_source(1 - mine, [1, 2, 3, 5]) is None, "nothing of it is in the cache yet"

    table.record_tokens(mine, [1, 2])

    other, reused = taken(table, [1, 2, 3, 5])
    assert other != mine and reused == 0
    assert table.best_source(other, [1, 2, 3, 5]) == (mine, 2)


def test_the_best_source_shares_most() -> None:
    table = table_of(3)
    held(table, [1, 2, 9, 9])
    best = held(table, [1, 2, 3, 9, 9])
    mine, _ = taken(table, [1, 2, 3, 4, 5])

    assert table.best_source(mine, [1, 2, 3, 4, 5]) == (best, 3)
    assert table.best_source(mine, [7, 7]) is None


def test_a_taken_slot_holds_only_what_is_used_again_until_it_is_released() -> None:
    """A request that breaks off may have overwritten anything behind it."""
    table = table_of(1)
    held(table, [1, 2, 3, 4, 5, 6])
    taken(table, [1, 2, 3, 4, 7])

    assert table.slots[0].tokens == (1, 2, 3, 4)


def test_pages_go_from_the_slot_unused_for_longest_and_never_from_a_busy_one() -> None:
    table = table_of(4)
    slots = [held(table, [index, 1, 2, 3]) for index in range(4)]
    for index in slots[:3]:
        table.slots[index].pages = [index + 1]
    taken(table, [1, 1, 2, 3])

    assert table.oldest_idle(spare=slots[0]) is table.slots[slots[2]]

    table.slots[slots[2]].pages = []
    assert table.oldest_idle(spare=slots[0]) is None, "one is busy, one is to be spared, and one has no pages"


def test_a_short_question_does_not_wait_for_a_long_document() -> None:
    assert next_prompt_index([2000, 30], 0) == 1
    assert next_prompt_index([30, 2000], 0) == 0


@pytest.mark.parametrize("chunk", [16, 64])
def test_nobody_is_held_up_for_ever_by_short_questions_that_keep_coming(chunk: int) -> None:
    rests, turn = [50 * chunk, chunk, chunk], 0
    while rests[0] > 0:
        place = next_prompt_index(rests, turn)
        rests[place] -= chunk
        if place and rests[place] <= 0:
            rests[place] = chunk  # its slot goes to the next one
        turn += 1
        assert turn <= 150


def test_shared_prefix() -> None:
    assert common_prefix_length([], [1]) == 0
    assert common_prefix_length([1, 2, 3], [1, 2]) == 2
    assert common_prefix_length([1, 2, 3], [1, 5, 3]) == 1


def test_a_short_rest_takes_a_shorter_chunk_first_rather_than_much_padding() -> None:
    assert next_chunk(0, 20, (16, 64), 512).length == 16
    assert next_chunk(0, 40, (16, 64), 512).length == 64
    assert next_chunk(0, 16, (16, 64), 512).length == 16
    assert next_chunk(0, 300, (16, 64), 512).length == 64


def test_chunks_cover_the_prompt_exactly_and_stay_inside_the_cache() -> None:
    for seed in range(400):
        generator = random.Random(seed)
        context = generator.choice([12, 40, 100, 128, 129, 300, 512])
        positions = context
        lengths = tuple(sorted(generator.sample([2, 3, 8, 16, 31, 64, 128, 256, 1000], generator.randint(1, 4))))
        total = generator.randint(1, context - 1)
        reused = generator.randint(0, total - 1)

        done, written, chunks = reused, set(range(reused)), 0
        while done < total:
            piece = next_chunk(done, total, lengths, positions)
            assert 0 <= piece.start <= done, f"seed {seed}: a gap would be left"
            assert 1 <= piece.count <= piece.length, f"seed {seed}"
            assert piece.start + piece.length <= positions, f"seed {seed}: the padding runs over the end"
            assert piece.length in lengths or piece.length == positions, f"seed {seed}"
            end = piece.start + piece.count
            assert done < end <= total, f"seed {seed}: no progress, or past the prompt"
            written |= set(range(piece.start, end))
            done = end
            chunks += 1
        assert written == set(range(total)), f"seed {seed}"
        usable = [length for length in lengths if length <= positions] or [positions]
        assert chunks <= (total - reused) // usable[0] + 2, f"seed {seed}"


def test_what_goes_in_one_by_one_is_never_taken_in_twice() -> None:
    for seed in range(100):
        generator = random.Random(seed)
        positions = generator.choice([16, 128, 256])
        total = generator.randint(1, positions)
        done = generator.randint(0, total - 1)
        while done < total:
            piece = next_chunk(done, total, (8, 16, 64), positions, one_by_one=True)
            assert piece.start == done and 1 <= piece.count <= piece.length, f"seed {seed}"
            done += piece.count
        assert done == total, f"seed {seed}"
