"""A public page as strangers and its owner see it: everything to read, buttons for the owner alone, signing in and out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hfjax_demo.events import ModelState
from hfjax_demo.settings import Settings
from tests.browser.acts import ask, broken_rules
from tests.browser.launching import ARGUMENTS, DESKTOP, PHONE, find_chromium
from tests.browser.test_models_page import CHAT, TITLES, action, furnish, panel, toggle
from tests.ui.serving import Served

pytestmark = pytest.mark.release

KEY = "a-key-of-the-owner"
Theme = Literal["light", "dark"]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served(Settings(public=True, owner_key=KEY)) as page:
        furnish(page.manager.shelf)
        page.manager.shelf.place(CHAT, ModelState.ABSENT)
        yield page


def rights(page: Page, tab: str) -> str:
    """The line that says whose the buttons are, as it is shown."""
    line = page.locator(f"#{tab} .rights:visible")
    expect(line).to_be_visible()
    return line.inner_text().strip()


def sign_in(page: Page, key: str) -> None:
    page.get_by_label("Owner key").fill(key)
    page.get_by_role("button", name="Sign in").click()


def test_a_visitor_chats_and_sees_all_and_has_no_buttons_of_the_models_and_the_lab(
    open_page: Callable[..., Page],
) -> None:
    page = open_page()
    ask(page, "hello")
    page.get_by_role("tab", name="Models").click()
    toggle(page, CHAT).click()
    expect(panel(page)).to_contain_text(CHAT)
    expect(panel(page).get_by_role("button")).to_have_text(["Chat with this"])
    expect(page.locator("#models-add")).to_be_hidden()
    expect(panel(page).get_by_role("combobox")).to_have_count(0)
    expect(page.locator("#memory-chart svg")).to_be_visible()
    line = "Only the owner of this page can load models, unload them and choose their precision. Sign in as the owner"
    assert rights(page, "models") == line
    page.get_by_role("tab", name="Lab").click()
    chosen = page.locator("#lab .panel:visible")
    expect(chosen.locator(".cost")).to_contain_text("Takes about")
    expect(chosen.get_by_role("button", name="Run")).to_be_disabled()
    assert "Sign in as the owner" in rights(page, "lab")


def test_the_owner_signs_in_and_has_the_buttons_until_the_end_of_it(
    served: Served, open_page: Callable[..., Page]
) -> None:
    page = open_page("?tab=models")
    page.locator("#models .rights").get_by_role("link", name="Sign in").click()
    sign_in(page, "wrong")
    expect(page.get_by_role("alert")).to_contain_text("Incorrect key.")
    sign_in(page, KEY)
    toggle(page, CHAT).click()
    expect(action(page, "Load")).to_be_visible()
    assert rights(page, "models") == "You are signed in as the owner. Sign out"
    action(page, "Load").click()
    expect(page.locator("#models-status")).to_contain_text(f"Fetching {TITLES[CHAT]}")
    expect(panel(page).get_by_role("combobox")).to_be_visible()
    page.context.clear_cookies()  # the sign-in ends while the page is open
    expect(panel(page).get_by_role("combobox")).to_be_hidden()
    expect(panel(page).get_by_role("button")).to_have_text(["Chat with this"])
    page.locator("#models .rights").get_by_role("link", name="Sign in").click()
    sign_in(page, KEY)
    page.goto(served.url + "/?tab=lab")
    expect(page.locator("#lab .panel:visible").get_by_role("button", name="Run")).to_be_enabled()
    page.locator("#lab .rights:visible").get_by_role("link", name="Sign out").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator("#lab .panel:visible").get_by_role("button", name="Run")).to_be_disabled()
    assert "Sign in as the owner" in rights(page, "lab")


@pytest.fixture
def framing(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that lets pages of other sites show this machine's in a frame, as they may show those of a public address."""
    arguments = [*ARGUMENTS, "--disable-features=LocalNetworkAccessChecks"]
    other = browser.browser_type.launch(executable_path=find_chromium(), args=arguments)
    yield other.new_context(viewport=DESKTOP)
    other.close()


def test_signing_in_works_where_the_hub_shows_a_space_in_a_frame(served: Served, framing: BrowserContext) -> None:
    frame = f'<!doctype html><iframe src="{served.url}/?tab=models" width="1400" height="850"></iframe>'
    for site in ("https://huggingface.co/**", "https://elsewhere.example/**"):
        framing.route(site, lambda route: route.fulfill(body=frame, content_type="text/html"))
    page = framing.new_page()
    page.goto("https://huggingface.co/spaces/somebody/demo")
    inside = page.frame_locator("iframe")
    line = inside.locator("#models .rights")
    line.get_by_role("link", name="Sign in").click()
    inside.get_by_label("Owner key").fill(KEY)
    inside.get_by_role("button", name="Sign in").click()
    expect(line).to_contain_text("You are signed in")
    page.goto("https://elsewhere.example/")  # shows the page too, and there it is not signed in
    expect(line).to_contain_text("Sign in as the owner")
    with page.expect_event("console", lambda message: "frame-ancestors" in message.text):
        line.get_by_role("link", name="Sign in").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_everything_can_be_read_and_nothing_is_cut_off(served: Served, phone: Page, theme: Theme) -> None:
    phone.emulate_media(color_scheme=theme)
    for where in (f"/?tab=models&__theme={theme}", f"/?tab=lab&__theme={theme}", "/owner"):
        phone.goto(served.url + where)
        shown = phone.get_by_label("Owner key") if where == "/owner" else phone.locator(".rights:visible")
        expect(shown).to_be_visible()
        assert broken_rules(phone) == []
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(phone.get_by_label("Owner key")).to_be_focused()
