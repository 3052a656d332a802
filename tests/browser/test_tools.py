"""A model that calls the tools of a real MCP server: each call is shown, and runs when the person says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hfjax_demo.settings import Settings
from tests.browser.acts import answers, ask, box, broken_rules, button, is_idle, start, unfold
from tests.remote import tool_server
from tests.ui.serving import Served


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with tool_server.listening() as url, Served(Settings(tool_servers=f"sums={url}")) as page:
        yield page


@pytest.fixture
def page(context: BrowserContext, served: Served) -> Page:
    """A page on which the server's tools may be called."""
    page = context.new_page()
    page.goto(served.url)
    expect(box(page)).to_be_enabled()
    unfold(page, "Settings ▼")
    page.get_by_role("checkbox", name="sums").check()
    return page


def wants(page: Page) -> None:
    """Ask for a sum; the model wants to call a tool for it."""
    start(page, "!add")
    expect(button(page, "Run")).to_be_visible()
    is_idle(page)


def test_a_call_is_shown_and_runs_when_it_is_allowed(page: Page, served: Served) -> None:
    wants(page)
    call = page.locator("details.tool-call")
    expect(call).to_contain_text("Wants to call add")
    expect(call.get_by_label("Arguments")).to_have_text('{\n  "a": 2,\n  "b": 3\n}')
    assert broken_rules(page) == []
    page.reload()  # it waits as long as the person does
    unfold(page, "Settings ▼")
    page.get_by_role("checkbox", name="sums").check()
    button(page, "Run").click()
    expect(answers(page).last).to_contain_text("to: 5")
    is_idle(page)
    expect(button(page, "Run")).not_to_be_visible()
    expect(call.get_by_label("Result")).to_be_hidden()
    call.locator("summary").click()
    expect(call.get_by_label("Result")).to_have_text("5")
    assert broken_rules(page) == []
    *_, told = served.manager.requests
    assert [message["role"] for message in told.messages or ()] == ["user", "assistant", "tool"]
    assert [tool["function"]["name"] for tool in told.tools][:1] == ["add"]

    ask(page, "and now?")
    told = served.manager.requests[-1]
    assert [message["role"] for message in told.messages or ()] == ["user", "assistant", "tool", "assistant", "user"]


def test_a_call_that_is_refused_does_not_run_and_without_the_switch_there_is_none(page: Page, served: Served) -> None:
    wants(page)
    button(page, "Refuse").click()
    expect(answers(page).last).to_contain_text("The user denied this call.")
    is_idle(page)
    expect(page.locator("details.tool-call")).to_contain_text("Not called: add")
    button(page, "New chat").click()
    page.get_by_role("checkbox", name="sums").uncheck()
    ask(page, "!add")
    assert served.manager.requests[-1].tools in ((), [])
    expect(page.locator("details.tool-call")).to_have_count(0)
