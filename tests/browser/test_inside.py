"""The view into an answer: by the keyboard, with the sliders, and out of it by another token."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests import fake_scores
from tests.browser.acts import answers, ask, button, is_idle
from tests.ui.serving import Served

pytestmark = pytest.mark.release


def test_an_answer_is_looked_into_and_goes_on_otherwise(page: Page, served: Served) -> None:
    text = ask(page, "Question").inner_text()
    button(page, "Look inside").click()
    tokens = page.locator("#inside-tokens [role=option]")
    expect(tokens).to_have_count(-(-len(text) // 4) + 1)  # and the place behind them
    assert served.manager.requests[-1].prompt_logprobs == 20
    for hidden in ("talk", "composer", "attach"):
        expect(page.locator(f"#{hidden}")).to_be_hidden()

    tokens.first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#inside-facts")).to_contain_text(f"Token 2 of {-(-len(text) // 4)}")
    rows = page.locator("#inside-candidates tbody tr")
    expect(rows).to_have_count(1 + len(fake_scores.OTHERS) + 1)  # and all others together
    expect(rows.nth(1)).to_contain_text("<b>bold</b>")  # as text
    expect(rows.nth(1)).to_contain_text("20.0 %")

    sliders = page.locator("#inside-sliders")
    sliders.locator("[data-name=top_p]").fill("0.5")
    expect(rows.nth(1)).to_contain_text("top-p")
    sliders.locator("[data-name=top_p]").fill("1")
    expect(rows.nth(1)).not_to_contain_text("top-p")
    sliders.locator("[data-name=min_p]").fill("0.5")
    expect(rows.nth(1)).to_contain_text("min-p")
    expect(rows.first).to_contain_text("100 %")

    rows.nth(1).get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#talk")).to_be_visible()
    expect(page.locator("#talk .alternatives span")).to_have_text("2/2")  # the answer that goes on is there
    is_idle(page)
    begun = served.manager.requests[-1].begun
    assert isinstance(begun, list) and begun[-1] == fake_scores.OTHER and len(begun) == 2
    expect(answers(page)).to_contain_text(text[:4] + " <b>bold</b>")  # as written, as in any other answer
