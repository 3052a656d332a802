"""The page behind a path prefix: everything on it still finds its server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.acts import ask, box, open_tab
from tests.browser.image_acts import draw
from tests.prefix_proxy import PrefixProxy
from tests.ui.serving import Served

pytestmark = pytest.mark.release


@pytest.fixture
def behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, PrefixProxy]]:
    monkeypatch.setenv("GRADIO_ROOT_PATH", "/some/where")
    monkeypatch.setenv("GRADIO_SSR_MODE", "true")  # which the page does without
    with Served() as served, PrefixProxy(served.url, "/some/where") as proxy:
        yield served, proxy


def test_chat_and_pictures_below_a_path(context: BrowserContext, behind: tuple[Served, PrefixProxy]) -> None:
    served, proxy = behind
    page = context.new_page()
    errors: list[str] = []
    outside: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: request.url.startswith(served.url) and outside.append(request.url))
    page.goto(proxy.url + "/")
    expect(box(page)).to_be_enabled()
    expect(ask(page, "Hello")).to_contain_text("Answer 1 to: Hello")
    open_tab(page, "Images")
    draw(page, "a red apple")
    page.reload()
    expect(box(page)).to_be_enabled()
    assert not errors
    assert not outside, "the page asks past the gateway"
    # What a browser asks for by itself, at the root.
    assert [path for path in proxy.strays if not re.fullmatch(r"/favicon.ico|/\.well-known/.*", path)] == []
