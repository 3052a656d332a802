"""Answers beside each other, and questions in other words."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import answers, ask, asked, box, button, is_idle
from tests.ui.serving import Served


def alternatives(page: Page) -> Locator:
    """The groups of buttons that go from one alternative to the next, in the order of their messages."""
    return page.locator("#chatbot .alternatives")


def test_regenerated_answers_stand_beside_each_other(page: Page, served: Served) -> None:
    first = ask(page, "Question").inner_text()
    expect(alternatives(page)).to_have_count(0)
    button(page, "Retry").click()
    expect(answers(page)).not_to_have_text(first)
    is_idle(page)
    expect(alternatives(page)).to_have_text("‹2/2›")
    second = answers(page).inner_text()
    button(page, "Previous answer").focus()
    page.keyboard.press("Enter")
    expect(answers(page)).to_have_text(first)
    expect(button(page, "Next answer")).to_be_focused()  # there is none before it
    page.reload()
    expect(answers(page)).to_have_text(first)
    ask(page, "More")
    assert [turn["content"] for turn in served.manager.requests[-1].messages or []] == ["Question", first, "More"]
    expect(alternatives(page)).to_have_text("‹1/2›")
    button(page, "Next answer").click()
    expect(answers(page)).to_have_text(second)
    button(page, "Previous answer").click()
    expect(asked(page)).to_have_text(["Question", "More"])


def test_an_edited_question_is_a_branch_and_undo_leaves_it(page: Page, served: Served) -> None:
    first = ask(page, "First").inner_text()
    ask(page, "Second")
    button(page, "Edit").first.click(force=True)
    page.locator("#chatbot textarea").fill("Changed")
    button(page, "Submit").click()
    expect(answers(page)).to_have_count(1)
    is_idle(page)
    expect(alternatives(page)).to_have_text("‹2/2›")
    button(page, "Previous wording").click()
    expect(asked(page)).to_have_text(["First", "Second"])
    expect(answers(page).first).to_have_text(first)
    button(page, "Next wording").click()
    expect(asked(page)).to_have_text(["Changed"])
    button(page, "Undo").click()
    expect(asked(page)).to_have_text(["First", "Second"])
    expect(box(page)).to_have_value("Changed")
    expect(alternatives(page)).to_have_count(0)
