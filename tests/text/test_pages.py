"""The pool of pages: counted, and never handed out twice."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.text.pages import PagePool


def test_pages_are_free_again_when_their_last_user_releases_them() -> None:
    pool = PagePool(5)
    first = pool.take(3)
    assert first == [1, 2, 3] and pool.in_use == 3 and pool.free == 1, "page 0 belongs to nobody"

    pool.share(first[:2])
    assert [pool.is_shared(page) for page in first] == [True, True, False] and pool.own(first) == 1
    pool.release(first)
    assert pool.in_use == 2 and pool.take(2) == [3, 4]
    pool.release(first[:2])
    assert pool.free == 2


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
        used = {page for pages in held for page in pages}
        assert pool.in_use == len(used) == 19 - pool.free and 0 not in used
