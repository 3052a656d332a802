"""Answers beside each other, questions in other words, answers that go on, and thoughts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import answers, ask, asked, button, is_idle, start, status
from tests.ui.serving import Served

pytestmark = pytest.mark.release


def alternatives(page: Page) -> Locator:
    """Which alternative is shown between the buttons that go from one alternative to the next, in the order of their messages."""
    return page.locator("#talk .alternatives span")


def test_regenerated_answers_stand_beside_each_other(page: Page, served: Served) -> None:
    first = ask(page, "Question").inner_text()
    expect(alternatives(page)).to_have_count(0)
    number = len(served.manager.requests) + 1
    button(page, "Retry").click()
    expect(answers(page)).to_have_text(f"Answer {number} to: Question")
    is_idle(page)
    expect(asked(page)).to_have_count(1)
    expect(alternatives(page)).to_have_text("2/2")
    second = answers(page).inner_text()
    button(page, "Previous answer").focus()
    page.keyboard.press("Enter")
    expect(answers(page)).to_have_text(first)
    expect(button(page, "Next answer")).to_be_focused()  # there is none before it
    page.reload()
    expect(answers(page)).to_have_text(first)
    ask(page, "More")
    assert [turn["content"] for turn in served.manager.requests[-1].messages or []] == ["Question", first, "More"]
    expect(alternatives(page)).to_have_text("1/2")
    button(page, "Next answer").click()
    expect(answers(page)).to_have_text([second])
    button(page, "Previous answer").click()
    expect(asked(page)).to_have_text(["Question", "More"])


def test_thoughts_are_open_while_they_come_and_folded_afterwards(page: Page, served: Served) -> None:
    thoughts = page.locator("#talk details.thoughts")
    start(page, "!think")
    served.manager.turns.release()
    expect(thoughts).to_have_attribute("open", "")
    expect(thoughts.locator("summary")).to_have_text("Thinking")
    expect(status(page)).to_contain_text("Thinking")
    served.manager.turns.release(2)
    is_idle(page)
    expect(thoughts).not_to_have_attribute("open", "")
    thoughts.locator("summary").click()
    expect(thoughts.locator(".thoughts-text")).to_have_text("First, <b>second</b>, third.")
    start(page, "!think again")
    served.manager.turns.release()
    expect(thoughts).to_have_count(2)
    thoughts.last.locator("summary").focus()
    page.keyboard.press("Enter")
    served.manager.turns.release()
    expect(thoughts.last).not_to_have_attribute("open", "")
    expect(thoughts.last.locator("summary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(status(page)).to_contain_text("Stopped before the answer began")
    assert [turn["content"] for turn in served.manager.requests[-1].messages or []][1].startswith("Answer")
    button(page, "Continue").click()
    expect(answers(page).last).to_have_text("and it went on.")
    is_idle(page)
    page.reload()
    expect(thoughts).to_have_count(2)
    expect(thoughts.last.locator(".thoughts-text")).to_have_text("First, <b>second</b>,")
