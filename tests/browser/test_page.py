"""The page for everyone: keyboard, screen reader, phone, theme, help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.acts import answers, ask, asked, box, broken_rules, button, conversations, is_idle, listen
from tests.browser.conftest import PATIENCE_MS
from tests.browser.launching import PHONE
from tests.ui.serving import Served

pytestmark = pytest.mark.release


def test_a_screen_reader_hears_states_not_every_number(page: Page) -> None:
    voice = listen(page)
    expect(voice).to_have_attribute("aria-live", "polite")
    ask(page, "A question whose answer comes in quite a number of pieces, one after the other, as they do")
    expect(voice).to_contain_text("Finished")
    assert len(page.evaluate("window.said")) <= 4


def test_the_keyboard_alone_is_enough(page: Page) -> None:
    keyboard = page.keyboard
    expect(box(page)).to_be_focused()
    keyboard.type("First")
    tab_to(page, "#send")
    keyboard.press("Enter")
    expect(answers(page)).to_have_count(1)
    is_idle(page)
    expect(box(page)).to_be_focused()
    tab_to(page, "#settings button")
    tab_to(page, "#new-chat")
    keyboard.press("Enter")
    expect(asked(page)).to_have_count(0)
    page.locator("#message textarea").focus()
    keyboard.type("Second")
    keyboard.press("Enter")
    expect(conversations(page)).to_have_count(2)
    is_idle(page)
    tab_to(page, "#conversations .title")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(asked(page)).to_have_text(["First"])

    button(page, "Help").press("Enter")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    assert broken_rules(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button(page, "Help")).to_be_focused()


def tab_to(page: Page, selector: str, *, seen: bool = True) -> None:
    """Press Tab until the element has the focus, which it must get within one round of the page, and which has to be ``seen``."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline == "solid" or not seen, selector
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_on_a_phone_nothing_is_cut_off_and_the_list_is_a_drawer(phone: Page) -> None:
    expect(box(phone)).to_be_enabled()
    ask(phone, "!code")
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    send = button(phone, "Send").bounding_box()
    assert send is not None and send["y"] + send["height"] <= PHONE["height"]
    toggle = button(phone, "Conversations")
    expect(button(phone, "New chat")).to_be_hidden()
    expect(toggle).to_have_attribute("aria-expanded", "false")
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    expect(button(phone, "New chat")).to_be_focused()
    phone.keyboard.press("Escape")
    expect(button(phone, "New chat")).to_be_hidden()
    expect(toggle).to_be_focused()
    toggle.click()
    button(phone, "New chat").click()
    expect(asked(phone)).to_have_count(0)
    expect(button(phone, "New chat")).to_be_hidden()
    toggle.click()
    conversations(phone).first.click()
    expect(asked(phone)).to_have_text(["!code"])


def test_more_pages_than_a_browser_has_connections(open_page: Callable[..., Page], served: Served) -> None:
    """A page that nobody asks for anything keeps no connection, of which there are six to a server: the next page can come."""
    assert served.demo.config["connect_heartbeat"] is False
    pages = [open_page() for _ in range(8)]
    ask(pages[-1], "hello")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_chosen_theme_stays_and_is_there_from_the_first_paint(
    browser: Browser, served: Served, scheme: Literal["light", "dark"]
) -> None:
    other = {"light": "dark", "dark": "light"}[scheme]
    colours = {"light": "rgb(251, 250, 248)", "dark": "rgb(23, 22, 20)"}
    behind = "getComputedStyle(document.body).backgroundColor"
    context = browser.new_context(color_scheme=scheme)
    context.add_init_script(f"""window.seen = new Set();
        const look = () => {{ if (document.body) window.seen.add({behind}); requestAnimationFrame(look); }};
        requestAnimationFrame(look);""")
    page = context.new_page()
    page.goto(f"{served.url}/?__theme={other}")
    expect(box(page)).to_be_enabled(timeout=PATIENCE_MS)
    assert page.evaluate(behind) == colours[other]
    page.goto(served.url)
    expect(box(page)).to_be_enabled(timeout=PATIENCE_MS)
    assert page.evaluate(behind) == colours[scheme]
    switch = page.get_by_role("button", name="System theme")
    switch.click()  # to light
    if other == "dark":
        page.get_by_role("button", name="Light theme").click()
    expect(page.get_by_role("button", name=f"{other.capitalize()} theme")).to_be_visible()
    assert page.evaluate(behind) == colours[other]
    page.reload()
    expect(box(page)).to_be_enabled(timeout=PATIENCE_MS)
    assert page.evaluate("[...window.seen]") == [colours[other]]
    page.emulate_media(color_scheme=other)
    page.emulate_media(color_scheme=scheme)  # which Gradio follows
    assert page.evaluate(behind) == colours[other]
    context.close()
