"""A model is chosen: what the list says of each, and nothing of some size is fetched before a person has said so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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
    option = page.get_by_role("option", name="Qwen2.5 0.5B Instruct")
    expect(option).to_have_attribute("data-facts", "988 MB to fetch · calls tools")
    assert broken_rules(page) == []
    option.click()
    start(page, "hello")
    expect(status(page)).to_contain_text("is not on this machine; press “Fetch 988 MB” beside its name first.")
    expect(page.locator("#message textarea")).to_have_value("hello")
    assert not served.manager.requests and not shelf.calls
    button(page, "Fetch 988 MB").click()
    expect(line).to_contain_text("fetching 42 of 98 MB (43%)")
    shelf.place("qwen3-0.6b", ModelState.READY)
    expect(line).to_contain_text("ready")
    ask(page, "hello again")
    assert [request.model for request in served.manager.requests] == ["qwen3-0.6b"]
    assert set(served.manager.expected) == {"smollm2-135m-instruct", "qwen3-0.6b"}
