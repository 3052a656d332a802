"""Takes the README's pictures of the page from a running server.

    python app.py &
    python -m tests.browser.screenshots http://127.0.0.1:7860 [FOLDER]

The pictures are ``chat-light.png``, ``chat-dark.png``, ``chat-mobile.png`` and the same of ``inside`` (the view into an
answer), ``compare`` (answers side by side), ``images``, ``models`` and ``lab`` in FOLDER (default ``docs/screenshots``). What
they show is what the server's models really answer and draw, with fixed seeds so that a second run looks alike. ``--tab`` takes
those of one tab only.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser import image_acts
from tests.browser.acts import answers, box, button, numbers, start
from tests.browser.launching import ARGUMENTS, DESKTOP, PHONE, find_chromium

QUESTIONS = ("What is the capital of France?", "Write a Python function that reverses a string.")
PROMPTS = ("rocket", "blue heart", "cat face", "ghost", "red apple")
SHOTS: tuple[tuple[str, str, ViewportSize], ...] = (
    ("light", "light", DESKTOP),
    ("dark", "dark", DESKTOP),
    ("mobile", "light", PHONE),
)
EXPERIMENT = "decoding"
TO_THE_TOP = """element => {
    const main = element.closest("#lab-main");
    main.scrollTop += element.getBoundingClientRect().top - main.getBoundingClientRect().top - 20;
}"""
PATIENCE_MS = 900_000  # the first answer may have to fetch, load and compile the model


def talk(page: Page, url: str, theme: str) -> None:
    """Ask the questions and wait for their answers."""
    page.goto(f"{url.rstrip('/')}/?__theme={theme}")
    expect(box(page)).to_be_enabled(timeout=PATIENCE_MS)
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    page.get_by_role("checkbox", name="Random seed").uncheck()
    seed = page.get_by_role("spinbutton", name="Seed", exact=True)
    expect(seed).to_be_enabled()
    seed.fill("7")
    page.get_by_role("spinbutton", name="Max new tokens").fill("240")
    settings.click()
    for place, question in enumerate(QUESTIONS):
        start(page, question)
        expect(answers(page)).to_have_count(place + 1, timeout=PATIENCE_MS)
        expect(button(page, "Send")).to_be_visible(timeout=PATIENCE_MS)
        expect(numbers(page)).to_have_count(place + 1, timeout=PATIENCE_MS)
    page.mouse.move(0, 0)


def look_inside(page: Page, url: str, theme: str) -> None:
    """The second answer, token by token."""
    talk(page, url, theme)
    page.get_by_role("button", name="Look inside").last.click()
    expect(page.locator("#inside-tokens [role=option]").first).to_be_visible(timeout=PATIENCE_MS)
    page.mouse.move(0, 0)


def compare(page: Page, url: str, theme: str) -> None:
    """The second answer beside another model's to the same question."""
    talk(page, url, theme)
    page.get_by_role("button", name="Side by side").last.click()
    ask = page.get_by_role("button", name="Ask this model")
    ask.click()
    columns = page.locator("#compare .compared:visible")
    expect(columns).to_have_count(2, timeout=PATIENCE_MS)
    expect(columns.nth(1)).to_contain_text("in the conversation", timeout=PATIENCE_MS)
    expect(ask).to_be_visible(timeout=PATIENCE_MS)
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)


def draw(page: Page, url: str, theme: str) -> None:
    """Draw the prompts, one after the other, so that there is a gallery."""
    page.goto(f"{url.rstrip('/')}/?tab=images&__theme={theme}")
    expect(image_acts.prompt(page)).to_be_enabled()
    image_acts.fix_seed(page, 7)
    for place, prompt in enumerate(PROMPTS):
        image_acts.begin(page, prompt)
        expect(image_acts.thumbs(page)).to_have_count(place + 1, timeout=PATIENCE_MS)
        image_acts.is_idle(page)
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)


def look(page: Page, url: str, theme: str) -> None:
    """The models with one of them open, and what the device did for the other tabs' pictures, which are taken before."""
    page.goto(f"{url.rstrip('/')}/?tab=models&__theme={theme}")
    lines = page.locator("#models-table tr.line")
    expect(lines.first).to_be_visible()
    expect(page.locator("#memory-chart svg")).to_be_visible()
    lines.first.locator("button").click()
    expect(page.locator("#models-table tr.panel:visible")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)


def measure(page: Page, url: str, theme: str) -> None:
    """An experiment of the lab, to its end."""
    page.goto(f"{url.rstrip('/')}/?tab=lab&experiment={EXPERIMENT}&__theme={theme}")
    panel = page.locator("#lab .panel:visible")
    panel.get_by_role("button", name="Run", exact=True).click()
    expect(panel.locator(".status-line")).to_contain_text("checks passed", timeout=PATIENCE_MS)
    panel.locator(".go").evaluate(TO_THE_TOP)  # what it found is below the form
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)


ACTS: dict[str, Callable[[Page, str, str], None]] = {
    "chat": talk,
    "inside": look_inside,
    "compare": compare,
    "images": draw,
    "models": look,
    "lab": measure,
}


def take(browser: Browser, url: str, folder: Path, tabs: Iterable[str] = tuple(ACTS)) -> list[Path]:
    """Take every picture of these tabs; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for tab in tabs:
        for name, theme, viewport in SHOTS:
            context = browser.new_context(viewport=viewport, device_scale_factor=2 if viewport is PHONE else 1)
            page = context.new_page()
            ACTS[tab](page, url, theme)
            paths.append(folder / f"{tab}-{name}.png")
            page.screenshot(path=paths[-1])
            context.close()
    return paths


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Take the README's pictures of the page from a running server.")
    parser.add_argument("url", help="where the server listens, such as http://127.0.0.1:7860")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/screenshots"))
    parser.add_argument("--tab", choices=tuple(ACTS), help="the pictures of this tab only")
    arguments = parser.parse_args()
    path = find_chromium()
    if path is None:
        parser.exit(2, "No Chromium was found; install it or set CHROMIUM to its path.\n")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for shot in take(browser, arguments.url, arguments.folder, [arguments.tab] if arguments.tab else ACTS):
            print(shot)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
