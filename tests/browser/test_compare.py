"""Answers side by side: by the keyboard, another model's among them, and one of them taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import ask, button, conversations, is_idle, start, status
from tests.fakes import text_specs
from tests.ui.serving import Served

pytestmark = pytest.mark.release


def columns(page: Page) -> Locator:
    return page.locator("#compare .compared:visible")


def shown(page: Page) -> Locator:
    """The conversation's own answers."""
    return page.locator("#talk").get_by_test_id("bot")


def test_another_model_answers_beside_the_first_and_is_taken_or_not(page: Page, served: Served) -> None:
    first, other = [spec for spec in text_specs() if spec.chat][:2]
    text = ask(page, "A question").inner_text()
    button(page, "Side by side").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#talk")).to_be_hidden()
    expect(page.locator("#compare-title")).to_be_focused()
    expect(page.locator("#compare-question")).to_have_text("A question")
    expect(columns(page)).to_have_count(1)
    expect(columns(page).get_by_test_id("bot")).to_have_text(text)
    expect(columns(page).locator("h3")).to_have_text(first.title)

    served.manager.fail_next = True  # which takes nothing away
    button(page, "Ask this model").click()
    expect(status(page)).to_contain_text("broke on purpose")
    is_idle_here(page)
    expect(columns(page)).to_have_count(1)

    button(page, "Ask this model").click()
    expect(columns(page)).to_have_count(2)
    is_idle_here(page)
    asked = served.manager.requests[-1]
    assert (asked.model, [turn["content"] for turn in asked.messages or ()]) == (other.name, ["A question"])
    expect(columns(page).locator("h3")).to_have_text([first.title, other.title])
    second = columns(page).nth(1).get_by_test_id("bot").inner_text()
    assert second and second != text
    heads = columns(page).locator(".compared-head")
    expect(heads.nth(0)).to_have_text(re.compile(rf"^{first.title} · \d+ tokens · [\d.]+ tok/s$"))
    expect(heads.nth(1)).to_have_text(re.compile(rf"^{other.title} · in the conversation · \d+ tokens · [\d.]+ tok/s$"))

    button(page, "Continue with this answer").first.click()
    expect(page.locator("#talk")).to_be_visible()
    expect(shown(page)).to_have_text(text)
    expect(page.locator("#talk .alternatives span")).to_have_text("1/2")
    start(page, "More")
    expect(shown(page)).to_have_count(2)
    is_idle(page)
    assert [turn["content"] for turn in served.manager.requests[-1].messages or ()][1:] == [text, "More"]
    assert served.manager.requests[-1].model == first.name

    # Of an earlier question the answers are there, but no model can be asked.
    page.reload()
    button(page, "Side by side").first.click()
    expect(columns(page)).to_have_count(2)
    expect(columns(page).locator("h3")).to_have_text([first.title, other.title])
    expect(button(page, "Ask this model")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#talk")).to_be_visible()
    expect(button(page, "Side by side").first).to_be_focused()


def is_idle_here(page: Page) -> None:
    """Nothing runs: the view offers to ask."""
    expect(button(page, "Ask this model")).to_be_visible()


def test_the_view_is_left_with_the_conversation_and_stop_keeps_what_came(page: Page, served: Served) -> None:
    ask(page, "First")
    button(page, "New chat").click()
    expect(shown(page)).to_have_count(0)
    start(page, "!think")
    served.manager.turns.release(3)
    is_idle(page)
    button(page, "Side by side").click()
    expect(columns(page)).to_have_count(1)
    button(page, "Ask this model").click()
    served.manager.turns.release()
    expect(columns(page)).to_have_count(2)
    expect(button(page, "Continue with this answer")).to_have_count(0)  # while an answer comes
    button(page, "Stop").click()
    is_idle_here(page)
    expect(status(page)).to_contain_text("Stopped")
    expect(columns(page)).to_have_count(2)
    conversations(page).last.click()
    expect(page.locator("#compare")).to_be_hidden()
    expect(shown(page)).to_have_count(1)
    expect(page.locator("#talk .alternatives")).to_have_count(0)
