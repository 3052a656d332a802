"""Slots and chunks: plain bookkeeping, tried over many random cases."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.text.kv_cache import cache_positions
from hfjax_demo.text.scheduler import SlotTable, next_chunk, shared_prefix


def held(table: SlotTable, tokens: list[int]) -> int:
    """Use a slot for some tokens and free it again."""
    place = table.acquire(tokens)
    assert place is not None
    table.release(place[0], tokens)
    return place[0]


def test_different_conversations_get_different_slots_until_all_are_busy() -> None:
    table = SlotTable.of(3)

    places = [table.acquire([index]) for index in range(4)]

    assert places[3] is None
    assert {place[0] for place in places if place is not None} == {0, 1, 2}


def test_a_next_turn_finds_its_own_slot_and_reuses_what_it_holds() -> None:
    table = SlotTable.of(3)
    mine = held(table, [1, 2, 3, 4, 5])
    other = held(table, [1, 2, 9])
    assert mine != other

    assert table.acquire([1, 2, 3, 4, 5, 6]) == (mine, 5)


def test_a_changed_history_reuses_only_what_comes_before_the_change() -> None:
    table = SlotTable.of(1)
    held(table, [1, 2, 3, 4, 5])

    assert table.acquire([1, 2, 7, 4, 5]) == (0, 2)


def test_a_common_beginning_does_not_cost_another_conversation_its_cache() -> None:
    """Every conversation begins with the same system prompt."""
    table, system = SlotTable.of(3), [1, 2, 3]
    first = held(table, [*system, *range(10, 20)])
    second = held(table, [*system, *range(20, 30)])

    assert first != second
    assert table.acquire([*system, *range(10, 20), 5]) == (first, 13)
    assert table.acquire([*system, *range(20, 30), 6]) == (second, 13)


def test_a_common_beginning_is_reused_where_no_slot_is_empty() -> None:
    table = SlotTable.of(1)
    held(table, [1, 2, 3, *range(10, 20)])

    assert table.acquire([1, 2, 3, 50, 51]) == (0, 3)


def test_of_two_that_fit_the_longer_one_is_taken() -> None:
    table = SlotTable.of(3)
    slots = [held(table, tokens) for tokens in ([1, 2], [3, 4], [5, 6])]
    table.slots[slots[0]].tokens = (1, 2, 3, 4)
    table.slots[slots[1]].tokens = (1, 2, 3, 4, 5)

    assert table.acquire([1, 2, 3, 4, 5, 6]) == (slots[1], 5)


def test_at_least_one_token_is_left_to_prefill() -> None:
    table = SlotTable.of(1)
    held(table, [1, 2, 3])

    assert table.acquire([1, 2, 3]) == (0, 2)


def test_a_stranger_gets_the_slot_unused_for_longest() -> None:
    table = SlotTable.of(3)
    order = [held(table, [10 * index]) for index in range(3)]
    assert table.acquire([0]) == (order[0], 0)  # the first is used again
    table.release(order[0], [0])

    assert table.acquire([99]) == (order[1], 0)


def test_a_busy_slot_is_never_shared_even_if_it_fits_best() -> None:
    table = SlotTable.of(2)
    place = table.acquire([1, 2, 3])
    assert place is not None

    other = table.acquire([1, 2, 3])

    assert other is not None and other[0] != place[0] and other[1] == 0


def test_a_taken_slot_holds_nothing_until_it_is_released() -> None:
    """A request that breaks off may have overwritten anything."""
    table = SlotTable.of(1)
    held(table, [1, 2, 3])
    table.acquire([1, 2, 5])

    assert table.slots[0].tokens == ()


def test_rows_are_different_slots_with_the_active_ones_first() -> None:
    table = SlotTable.of(4)

    assert table.rows([2], 1) == [2]
    assert table.rows([3, 1], 4) == [3, 1, 0, 2]
    assert table.rows([], 1) == [0]


def test_shared_prefix() -> None:
    assert shared_prefix([], [1]) == 0
    assert shared_prefix([1, 2, 3], [1, 2]) == 2
    assert shared_prefix([1, 2, 3], [1, 5, 3]) == 1


def test_a_short_rest_takes_a_shorter_chunk_first_rather_than_much_padding() -> None:
    assert next_chunk(0, 20, (16, 64), 512).length == 16
    assert next_chunk(0, 40, (16, 64), 512).length == 64
    assert next_chunk(0, 16, (16, 64), 512).length == 16
    assert next_chunk(0, 300, (16, 64), 512).length == 64


@pytest.mark.parametrize("seed", range(400))
def test_chunks_cover_the_prompt_exactly_and_stay_inside_the_cache(seed: int) -> None:
    generator = random.Random(seed)
    context = generator.choice([12, 40, 100, 128, 129, 300, 512])
    positions = cache_positions(context)
    lengths = tuple(sorted(generator.sample([2, 3, 8, 16, 31, 64, 128, 256, 1000], generator.randint(1, 4))))
    total = generator.randint(1, context - 1)
    reused = generator.randint(0, total - 1)

    done, written, chunks = reused, set(range(reused)), 0
    while done < total:
        piece = next_chunk(done, total, lengths, positions)
        assert 0 <= piece.start <= done, "a gap would be left"
        assert 1 <= piece.count <= piece.length
        assert piece.start + piece.length <= positions, "the padding runs over the end"
        assert piece.length in lengths or piece.length == positions
        end = piece.start + piece.count
        assert done < end <= total, "no progress, or past the prompt"
        written |= set(range(piece.start, end))
        done = end
        chunks += 1
    assert written == set(range(total))
    usable = [length for length in lengths if length <= positions] or [positions]
    assert chunks <= (total - reused) // usable[0] + 2
