"""The Lab tab as people use it, with quick experiments in real child processes: run, watch, stop, leave, wait, and for
everyone: keyboard, screen reader, phone, dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from hfjax_demo.settings import Settings
from hfjax_demo.ui.layout import build_demo, launch
from tests.browser.acts import broken_rules
from tests.browser.launching import DESKTOP
from tests.browser.test_page import tab_to
from tests.fakes import FakeManager
from tests.lab.fake_experiments import ALL
from tests.processes import gone
from tests.ui.serving import Served

pytestmark = pytest.mark.release


class LabServed(Served):
    """The page with experiments of this test's own."""

    def _start(self) -> None:
        self.manager = FakeManager(self.settings)
        self.demo = build_demo(self.manager, self.settings, ALL)
        launch(self.demo, self.settings, prevent_thread_lock=True)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with LabServed(Settings(cache_dir=tmp_path_factory.mktemp("lab"))) as page:
        yield page


@pytest.fixture
def open_lab(context: BrowserContext, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens the tab in the test's profile; the test fails if any script on it breaks."""
    errors: list[str] = []

    def open_(experiment: str, theme: str = "light") -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{served.url}/?tab=lab&experiment={experiment}&__theme={theme}")
        expect(button(page, "Run")).to_be_visible()
        expect(panel(page).locator(".cost")).to_contain_text("Takes about 40 s")
        return page

    yield open_
    assert not errors


def panel(page: Page) -> Locator:
    """The experiment that is shown."""
    return page.locator("#lab .panel:visible")


def button(page: Page, name: str) -> Locator:
    return panel(page).get_by_role("button", name=name, exact=True)


def status(page: Page) -> Locator:
    return panel(page).locator(".status-line")


def rows(page: Page) -> Locator:
    return panel(page).locator(".part.table tbody tr")


def begin_endless(page: Page) -> int:
    """Run the endless experiment; returns its process."""
    button(page, "Run").click()
    return process(page)


def process(page: Page) -> int:
    """The process of an experiment that has begun."""
    expect(rows(page)).to_have_count(1)
    return int(rows(page).locator("th").inner_text().removeprefix("process "))


def test_a_run_fills_in_row_by_row_and_leaves_everything_to_see(open_lab: Callable[..., Page], tmp_path: Path) -> None:
    page = open_lab("ladder")
    expect(panel(page).get_by_role("heading", name="Decoding ladder")).to_be_visible()
    panel(page).get_by_label("Milliseconds a rung").fill("1200")
    panel(page).get_by_label("Rows", exact=True).fill("x,y\n3,4\n")
    button(page, "Run").click()
    expect(button(page, "Stop")).to_be_visible()
    expect(rows(page)).to_have_count(1)
    expect(panel(page).locator(".bars li")).to_have_count(1)
    expect(rows(page)).to_have_count(4)
    expect(status(page)).to_contain_text("2 checks passed")
    expect(button(page, "Run")).to_be_visible()
    expect(panel(page).locator(".bars li").last).to_contain_text("33.9")
    expect(panel(page).locator(".checks li").first).to_contain_text("The same tokens on every rung 20 of 20")
    expect(panel(page).get_by_role("img", name="A grey pixel")).to_be_visible()
    expect(panel(page).locator(".cost")).to_contain_text("last run:")
    with page.expect_download() as download:
        panel(page).get_by_role("button", name="Download rows.csv").click()
    assert download.value.suggested_filename == "rows.csv"
    download.value.save_as(tmp_path / "rows.csv")
    assert (tmp_path / "rows.csv").read_text() == "x,y\n3,4\n"


def test_the_second_visitor_waits_until_the_first_has_gone(
    open_lab: Callable[..., Page], browser: Browser, served: Served
) -> None:
    first = open_lab("endless")
    child = begin_endless(first)
    context = browser.new_context(viewport=DESKTOP)
    second = context.new_page()
    second.goto(f"{served.url}/?tab=lab&experiment=ladder")
    button(second, "Run").click()
    expect(status(second)).to_contain_text("1 ahead of you")
    first.close()
    expect(status(second)).to_contain_text("2 checks passed", timeout=60_000)
    assert gone(child)
    context.close()


def test_one_at_a_time_and_mistakes_are_sentences(open_lab: Callable[..., Page]) -> None:
    page = open_lab("endless")
    begin_endless(page)
    page.locator("#lab-list a", has_text="Decoding ladder").click()
    assert "experiment=ladder" in page.url
    button(page, "Run").click()
    expect(status(page)).to_contain_text("An experiment is already running")
    page.locator("#lab-list a", has_text="Endless").click()
    page.keyboard.press("Escape")
    expect(status(page)).to_contain_text("Stopped.")
    page.locator("#lab-list a", has_text="Decoding ladder").click()
    panel(page).get_by_label("Rungs").fill("9")
    button(page, "Run").click()
    expect(status(page)).to_contain_text("Rungs is 9; choose a whole number from 1 to 4.")
    page.locator("#lab-list a", has_text="Refusing").click()
    button(page, "Run").click()
    expect(status(page)).to_contain_text("Interrupted. The experiment failed: ValueError: no such thing")
    expect(rows(page)).to_have_count(1)


def test_hostile_texts_run_nothing(open_lab: Callable[..., Page]) -> None:
    page = open_lab("hostile")
    button(page, "Run").click()
    expect(status(page)).to_contain_text("1 check passed")
    for place in (rows(page), panel(page).locator(".summary")):
        expect(place).to_contain_text("`${1}`{{value}}")
    assert page.locator("#lab script").count() == 0 and page.title() == "hfjax demo"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_can_be_read_code_is_there_to_copy_and_a_table_comes_from_a_file(
    open_lab: Callable[..., Page], context: BrowserContext, theme: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_lab("ladder", theme)
    panel(page).get_by_label("Let a check fail").check()
    panel(page).get_by_text("Source code").click()
    expect(panel(page).locator(".code pre")).to_contain_text('yield StageProgress(f"Measuring: {label}")')
    button(page, "Copy ladder").click()
    expect(panel(page).locator(".copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").startswith("def ladder(model: LabModel | None")
    file = {"name": "rows.csv", "mimeType": "text/csv", "buffer": b"from,a file\n"}
    panel(page).get_by_label("Load from a file").set_input_files(file)  # type: ignore[arg-type]
    expect(panel(page).get_by_label("Rows", exact=True)).to_have_value("from,a file\n")
    button(page, "Run").click()
    expect(status(page)).to_contain_text("1 of 2 checks failed")
    assert broken_rules(page) == []


def test_stop_ends_the_child_by_the_keyboard_alone_and_the_voice_says_what_happens(
    open_lab: Callable[..., Page],
) -> None:
    page = open_lab("endless")
    tab_to(page, ".run")
    page.keyboard.press("Enter")
    expect(button(page, "Stop")).to_be_focused()
    expect(page.locator("#lab-list a.running")).to_contain_text("Endless")
    expect(page.locator("#announcer")).to_contain_text("Measuring")
    child = process(page)
    page.keyboard.press("Enter")
    expect(page.locator("#announcer")).to_contain_text("Stopped.")
    assert gone(child)
    expect(rows(page)).to_have_count(1)
    expect(button(page, "Run")).to_be_focused()


def test_on_a_phone_nothing_is_cut_off(phone: Page, served: Served) -> None:
    page = phone
    page.goto(f"{served.url}/?tab=lab&experiment=ladder")
    panel(page).get_by_text("Source code").click()
    button(page, "Run").click()
    expect(status(page)).to_contain_text("2 checks passed")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.evaluate("(main => main.scrollWidth <= main.clientWidth)(document.getElementById('lab-main'))")
    expect(page.get_by_role("button", name="Conversations")).to_be_hidden()
    page.locator("#lab-list a", has_text="Refusing").click()
    expect(panel(page).get_by_role("heading", name="Refusing")).to_be_visible()
