"""A headless Chromium, and the real page over a fake manager.

On a machine without Chromium these tests are skipped; where ``CI`` is true they fail instead, so that nobody
takes a green run for a tested page.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.acts import box
from tests.browser.image_acts import prompt
from tests.browser.launching import ARGUMENTS, DESKTOP, PHONE, find_chromium
from tests.ui.serving import Served

# How long the page may take for any one thing, in milliseconds: seconds where other tests have the cores, a moment elsewhere.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)


def chromium() -> str:
    """Where Chromium is; skips the test without one, or fails it on a CI machine."""
    found = find_chromium()
    if found:
        return found
    message = "No Chromium was found; install it (apt install chromium-headless-shell) or set CHROMIUM to its path."
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser profile of its own: empty storage, as a first visitor has."""
    context = browser.new_context(viewport=DESKTOP, accept_downloads=True)
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    with Served() as page:
        yield page


@pytest.fixture(scope="module")
def served(server: Served) -> Served:
    """The page over a manager that nobody has asked anything yet. One server for every module: a start takes seconds."""
    server.manager.forget()
    return server


@pytest.fixture
def open_page(context: BrowserContext, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens the page in the test's profile; the test fails if any script on it breaks."""
    errors: list[str] = []

    def open_(query: str = "") -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(served.url + "/" + query)
        expect(box(page)).to_be_enabled()
        return page

    yield open_
    assert not errors


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Page]:
    """The page on a phone."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(served.url)
    yield page
    context.close()


@pytest.fixture
def images(open_page: Callable[..., Page]) -> Page:
    """The page with the image tab open."""
    page = open_page("?tab=images")
    expect(prompt(page)).to_be_enabled()
    return page


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    return open_page()
