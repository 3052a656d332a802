"""The program as people start it, with a small real model: ``python app.py``, a browser, tokens and pictures.

What is to be stopped stands still until it is (:mod:`.held_program`).

The first run fetches and converts the model (about 100 MB), which takes minutes; later ones find it in the cache.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from hfjax_demo.image_requests import MAX_IMAGE_STEPS
from tests.browser import image_acts
from tests.browser.acts import answers, asked, box, button, conversations, is_idle, numbers, start, status, unfold
from tests.fake_pictures import parameters_of
from tests.page_client import page_client
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
MODEL, PICTURES = "smollm2-135m-instruct", "emoji-diffusion"
READY_S = 900.0  # fetching, converting and compiling on a small machine; it bounds a hang and measures nothing

pytestmark = pytest.mark.real_model


def heed_interrupts() -> None:
    """A child inherits a Ctrl+C that is ignored, as it is for what a shell runs in its background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Program:
    """``python app.py`` in a process of its own, at one address over several starts."""

    def __init__(self, held: Path) -> None:
        self.held = held  # a file; while it is there, what is long does not come to its end
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = ["-m", "tests.browser.held_program", str(self.held)] if self.held.exists() else ["app.py"]
        environment = {**os.environ, "HFJAX_PORT": str(self.port), "HFJAX_HOST": "127.0.0.1"}
        process = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=environment, preexec_fn=heed_interrupts)
        self._process = process
        while True:
            if process.poll() is not None:
                pytest.fail(f"app.py ended with status {process.returncode} before it served anything")
            try:
                if httpx.get(self.url, timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                pass  # not listening yet; the loop ends when it does or when the process is gone

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(60)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                pytest.fail("app.py did not end within a minute of Ctrl+C")
            self._process = None

    def model(self, name: str = MODEL) -> dict[str, Any]:
        """What ``/status`` says of a model."""
        models = page_client(self.url).predict(api_name="/status")["models"]
        return next(model for model in models if model["name"] == name)

    def load(self, name: str = MODEL) -> None:
        """Have the model fetched, converted, loaded and compiled for an answer or a picture."""
        if name == MODEL:
            given: dict[str, Any] = {"prompt": "Hello", "sampling": {"max_new_tokens": 2}, "api_name": "/chat"}
        else:
            given = {"prompt": "cat", "settings": {"steps": 2}, "api_name": "/image"}
        page_client(self.url).submit(model=name, **given).result(READY_S)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    held = tmp_path / "held"
    held.touch()
    program = Program(held)
    program.start()
    yield program
    program.stop()


def test_type_watch_stop_reload_restart(program: Program, context: Any) -> None:
    page: Page = context.new_page()
    page.goto(program.url)
    expect(box(page)).to_be_enabled()
    assert program.model()["decode_steps"] == 0  # nothing loads before somebody asks for it
    program.load()
    before = program.model()["decode_steps"]

    start(page, "Tell me a very long story about a lighthouse keeper and the sea. Do not stop before 500 words.")
    expect(answers(page)).to_have_count(1)
    expect(answers(page)).to_have_text(re.compile(r"(\w+\W+){8}"))  # some words of it, and no more come
    expect(button(page, "Stop")).to_be_visible()
    button(page, "Stop").click()
    expect(status(page)).to_contain_text("Stopped")
    is_idle(page)
    text, stopped = answers(page).inner_text(), program.model()
    assert stopped["decode_steps"] > before and stopped["active_requests"] == 0
    expect(numbers(page)).to_contain_text(re.compile(r"\d+ tok/s"))

    page.reload()  # which takes many times longer than a decode step: something could go on meanwhile
    expect(answers(page)).to_have_text(text, use_inner_text=True)
    expect(conversations(page)).to_have_count(1)
    assert program.model()["decode_steps"] == stopped["decode_steps"]

    program.stop()
    program.held.unlink()
    program.start()  # app.py itself
    program.load()
    page.reload()
    expect(answers(page)).to_have_text(text, use_inner_text=True)
    unfold(page, "Settings ▼")
    length = page.get_by_role("spinbutton", name="Max new tokens")
    length.fill("24")  # without it the answer ends where the model likes, which may be at the end of the context
    length.press("Tab")
    start(page, "Thank you. Say goodbye in three words.")
    expect(answers(page)).to_have_count(2)
    is_idle(page)
    expect(numbers(page).nth(-1)).to_contain_text("tok/s")
    expect(asked(page)).to_have_count(2)


def test_watch_stop_and_get_the_same_picture_again(program: Program, context: Any, tmp_path: Path) -> None:
    page: Page = context.new_page()
    page.goto(program.url + "/?tab=images")
    expect(image_acts.prompt(page)).to_be_enabled()
    assert program.model(PICTURES)["decode_steps"] == 0  # nothing loads before somebody asks for it

    image_acts.fix_seed(page, 0)
    program.load(PICTURES)
    before = program.model(PICTURES)["decode_steps"]
    for side in ("Width", "Height"):
        image_acts.number(page, side).fill("384")  # which takes many seconds
    image_acts.number(page, "Steps").fill(str(MAX_IMAGE_STEPS))  # of which it makes a few, and waits for Stop
    image_acts.begin(page, "red apple")
    expect(image_acts.previews(page)).to_have_count(1)
    expect(image_acts.thumbs(page)).to_have_count(0)  # the preview came before the picture
    button(page, "Stop").click()
    expect(image_acts.status(page)).to_contain_text("Stopped")
    image_acts.is_idle(page)
    stopped = program.model(PICTURES)
    assert before < stopped["decode_steps"] < before + MAX_IMAGE_STEPS and stopped["active_requests"] == 0
    expect(image_acts.picture(page)).to_have_count(0)

    for side in ("Width", "Height"):
        image_acts.number(page, side).fill("128")
    image_acts.number(page, "Steps").fill("8")
    image_acts.draw(page, "red apple")
    assert program.model(PICTURES)["decode_steps"] == stopped["decode_steps"] + 8  # nothing had gone on meanwhile
    _, first, image = image_acts.download(page, tmp_path)
    found = parameters_of(image)
    info = program.model(PICTURES)["image"]
    assert (found.model, found.prompt, found.seed, found.steps) == (PICTURES, "red apple", 0, 8)
    assert image.size == (found.width, found.height) == (info["width"], info["height"])
    image_acts.draw(page, "rocket")
    _, other, _ = image_acts.download(page, tmp_path)
    image_acts.draw(page, "red apple")
    _, again, _ = image_acts.download(page, tmp_path)
    assert again == first != other
