"""A model is chosen: what the list says of each, and nothing of some size is fetched before a person has said so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hfjax_demo import sources
from hfjax_demo.events import ModelState
from tests.browser.acts import ask, broken_rules, button, start, status
from tests.ui.serving import Served

pytestmark = pytest.mark.release


def test_a_model_is_fetched_when_its_button_says_so(open_page: Callable[..., Page], served: Served) -> None:
    shelf = served.manager.shelf
    shelf.fetched = False
    page = open_page()
    line = page.locator("#model-line")
    expect(line).to_contain_text("93 MB to fetch")
    expect(line.get_by_role("button")).to_have_count(0)  # the default model comes by itself
    page.get_by_role("combobox", name="Model", exact=True).click()
    option = page.get_by_role("option", name="Qwen3 0.6B")
    expect(option).to_have_attribute("data-facts", "1.5 GB to fetch · thinks · calls tools")
    assert broken_rules(page) == []
    option.click()
    start(page, "hello")
    expect(status(page)).to_contain_text("is not on this machine; press “Fetch 1.5 GB” beside its name first.")
    expect(page.locator("#message textarea")).to_have_value("hello")
    assert not served.manager.requests and not shelf.calls
    button(page, "Fetch 1.5 GB").click()
    expect(line).to_contain_text("fetching 42 of 98 MB (43%)")
    shelf.place("qwen3-0.6b", ModelState.READY)
    expect(line).to_contain_text("ready")
    ask(page, "hello again")
    assert [request.model for request in served.manager.requests] == ["qwen3-0.6b"]
    assert set(served.manager.expected) == {"smollm2-135m-instruct", "qwen3-0.6b"}


def test_a_better_model_is_offered_beside_the_default_one(
    open_page: Callable[..., Page], served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "hub_answers", lambda: True)
    shelf = served.manager.shelf
    shelf.fetched, calls = False, [*served.manager.shelf.calls]
    page = open_page()
    offer = page.locator("#talk-empty .better")
    expect(offer).to_contain_text("SmolLM2 135M Instruct is quick, not wise. Qwen 3.5 0.8B, 4 bits answers better.")
    assert broken_rules(page) == [] and shelf.calls == calls
    button(page, "Fetch 533 MB").click()
    expect(offer).to_contain_text("fetching 42 of 98 MB (43%)")
    expect(offer.get_by_role("button")).to_have_count(0)
