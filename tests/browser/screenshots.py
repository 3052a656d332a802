"""Takes the README's pictures of the chat page from a running server.

    python app.py &
    python -m tests.browser.screenshots http://127.0.0.1:7860 [FOLDER]

The pictures are ``chat-light.png``, ``chat-dark.png`` and ``chat-mobile.png`` in FOLDER (default ``docs/screenshots``).
What they show is what the server's default model really answers, with a fixed seed so that a second run looks alike.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.acts import answers, box, button, start, status
from tests.browser.launching import ARGUMENTS, DESKTOP, PHONE, find_chromium

QUESTIONS = ("What is the capital of France?", "Write a Python function that reverses a string.")
SHOTS: tuple[tuple[str, str, ViewportSize], ...] = (
    ("chat-light.png", "light", DESKTOP),
    ("chat-dark.png", "dark", DESKTOP),
    ("chat-mobile.png", "light", PHONE),
)
PATIENCE_MS = 900_000  # the first answer may have to fetch, load and compile the model


def talk(page: Page, url: str, theme: str) -> None:
    """Ask the questions and wait for their answers."""
    page.goto(f"{url.rstrip('/')}/?__theme={theme}")
    expect(box(page)).to_be_enabled()
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
        expect(status(page)).to_contain_text("decode", timeout=PATIENCE_MS)
    page.mouse.move(0, 0)


def take(browser: Browser, url: str, folder: Path) -> list[Path]:
    """Take every picture; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, theme, viewport in SHOTS:
        context = browser.new_context(viewport=viewport, device_scale_factor=2 if viewport is PHONE else 1)
        page = context.new_page()
        talk(page, url, theme)
        paths.append(folder / name)
        page.screenshot(path=paths[-1])
        context.close()
    return paths


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Take the README's pictures of the chat page from a running server.")
    parser.add_argument("url", help="where the server listens, such as http://127.0.0.1:7860")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/screenshots"))
    arguments = parser.parse_args()
    path = find_chromium()
    if path is None:
        parser.exit(2, "No Chromium was found; install it or set CHROMIUM to its path.\n")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for shot in take(browser, arguments.url, arguments.folder):
            print(shot)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
