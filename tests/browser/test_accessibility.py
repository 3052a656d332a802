"""What axe-core, the usual checker of accessibility, finds on every tab of the page: nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import ask, broken_rules, button, unfold
from tests.browser.launching import PHONE

pytestmark = pytest.mark.release

TABS = ("Chat", "Images", "Models", "Lab")


@pytest.mark.parametrize("query", ["?__theme=light", "?__theme=dark"])
def test_every_tab(open_page: Callable[..., Page], query: str) -> None:
    page = open_page(query)
    problems: list[Any] = []
    for tab in TABS:
        page.get_by_role("tab", name=tab, exact=True).click()
        problems = [*problems, *((tab, *one) for one in broken_rules(page))]
    assert problems == []


def test_a_conversation_with_its_settings_on_a_phone(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.set_viewport_size(PHONE)
    ask(page, "!code")
    unfold(page, "Settings ▼")
    expect(button(page, "Reset to the model's recommended values")).to_be_visible()
    assert broken_rules(page) == []


@pytest.mark.parametrize("query", ["?__theme=light", "?__theme=dark"])
def test_answers_side_by_side(open_page: Callable[..., Page], query: str) -> None:
    page = open_page(query)
    ask(page, "!code")
    button(page, "Side by side").click()
    expect(page.locator("#compare .compared:visible")).to_have_count(1)
    button(page, "Ask this model").click()
    expect(page.locator("#compare .compared:visible")).to_have_count(2)
    expect(button(page, "Continue with this answer")).to_have_count(2)
    assert broken_rules(page) == []
