"""The page for everyone: keyboard, screen reader, phone, dark, and what it must never fetch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.acts import answers, ask, asked, box, broken_rules, button, conversations, is_idle, status, unfold
from tests.browser.conftest import PATIENCE_MS
from tests.browser.launching import PHONE
from tests.ui.serving import Served

pytestmark = pytest.mark.release

# The contrast of each text with the nearest filled background behind it, by WCAG's formula.
CONTRAST = """() => {
  const channels = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
  const luminance = ([r, g, b]) => {
    const linear = [r, g, b].map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = channels(getComputedStyle(at).backgroundColor);
      if (color.length >= 3 && (color[3] === undefined || color[3] > 0.99)) return color;
    }
    return [255, 255, 255];
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility({checkOpacity: true})) continue;
    if (element.closest('.sr-only, .visually-hidden, #announcer, script, style')) continue;
    const [one, two] = [luminance(channels(getComputedStyle(element).color)), luminance(behind(element))];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const words = walker.currentNode.textContent.trim().slice(0, 40);
    if (ratio < 4.5) poor.push([ratio.toFixed(2), element.className, words]);
  }
  return poor;
}"""

# Things to operate without a name that a screen reader could say.
NAMELESS = """() => [...document.querySelectorAll('button, input, textarea, select')].filter((element) => {
  if (!element.checkVisibility()) return false;
  const label = element.getAttribute('aria-label') || element.title || element.innerText || '';
  const labels = element.labels ? [...element.labels].map((one) => one.textContent).join('') : '';
  return !(label.trim() || labels.trim());
}).map((element) => element.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("query", ["?__theme=light", "?__theme=dark"])
def test_every_text_can_be_read(open_page: Callable[..., Page], query: str) -> None:
    page = open_page(query)
    assert page.evaluate(CONTRAST) == []
    unfold(page, "Settings ▼")
    expect(button(page, "Reset to the model's recommended values")).to_be_visible()
    ask(page, "!code")
    assert page.evaluate(CONTRAST) == []
    page.get_by_role("button", name="More about !code").click()
    expect(page.get_by_role("menuitem", name="Delete")).to_be_visible()
    assert page.evaluate(CONTRAST) == []
    page.get_by_role("menuitem", name="Delete").click()
    expect(button(page, "Undo")).to_be_visible()
    assert page.evaluate(CONTRAST) == []
    box(page).fill("!fail")
    box(page).press("Enter")
    expect(status(page)).to_contain_text("Not sent.")
    assert page.evaluate(CONTRAST) == []


def test_dark_is_dark_and_light_is_light(open_page: Callable[..., Page]) -> None:
    background = "getComputedStyle(document.body).backgroundColor"
    assert open_page("?__theme=dark").evaluate(background) == "rgb(23, 22, 20)"
    assert open_page("?__theme=light").evaluate(background) == "rgb(251, 250, 248)"


def test_everything_that_can_be_operated_has_a_name(page: Page) -> None:
    assert page.evaluate(NAMELESS) == []
    unfold(page, "Settings ▼")
    ask(page, "!code")
    assert page.evaluate(NAMELESS) == []


def test_a_screen_reader_hears_states_not_every_number(page: Page) -> None:
    voice = page.locator("#announcer")
    expect(voice).to_have_attribute("aria-live", "polite")
    page.evaluate(
        """() => {
            window.said = [];
            new MutationObserver(() => window.said.push(document.getElementById('announcer').innerText))
                .observe(document.getElementById('announcer'), {childList: true, characterData: true, subtree: true});
        }"""
    )
    ask(page, "A question whose answer comes in quite a number of pieces, one after the other, as they do")
    expect(voice).to_contain_text("Finished")
    assert len(page.evaluate("window.said")) <= 4


def test_the_keyboard_alone_is_enough(page: Page) -> None:
    keyboard = page.keyboard
    expect(box(page)).to_be_focused()
    keyboard.type("First")
    keyboard.press("Tab")
    expect(button(page, "Send")).to_be_focused()
    keyboard.press("Enter")
    expect(answers(page)).to_have_count(1)
    is_idle(page)
    expect(box(page)).to_be_focused()
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
    tab_to(page, "#conversations .title")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the element has the focus, which it must get within one round of the page."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_focus_can_be_seen(page: Page) -> None:
    for selector in ("#new-chat", "#send", "#settings button"):
        tab_to(page, selector)
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", selector


@pytest.fixture
def phone(browser: Browser, served: Served) -> Page:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(served.url)
    expect(box(page)).to_be_enabled()
    return page


def test_on_a_phone_nothing_is_cut_off_and_the_list_is_a_drawer(phone: Page) -> None:
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


def test_the_page_fetches_nothing_from_elsewhere(context: BrowserContext, served: Served) -> None:
    hosts: set[str] = set()
    page = context.new_page()
    failures: list[str | None] = []
    page.on("response", lambda response: hosts.add(response.url.split("/")[2]))
    page.on("requestfailed", lambda request: failures.append(request.failure) if "stranger" in request.url else None)
    page.goto(served.url)
    ask(page, "![a picture](http://stranger.example/seen.png)")
    assert not failures  # a picture elsewhere is a link, and nobody is asked for it
    assert hosts == {served.url.split("/")[2]}


def test_more_pages_than_a_browser_has_connections(open_page: Callable[..., Page], served: Served) -> None:
    """A page that nobody asks for anything keeps no connection, of which there are six to a server: the next page can come."""
    assert served.demo.config["connect_heartbeat"] is False
    pages = [open_page() for _ in range(8)]
    ask(pages[-1], "hello")
    expect(answers(pages[-1])).to_have_count(1)


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


def test_help_opens_and_closes_by_the_keyboard(page: Page) -> None:
    button(page, "Help").press("Enter")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    assert broken_rules(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button(page, "Help")).to_be_focused()
