"""Text files in the chat: attached, taken off, read in the message, kept over a reload, sent again; and the context's meter."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hfjax_demo.ui.attachments import Attachments
from hfjax_demo.ui.files import add_files_to_prompt
from tests.browser.acts import ask, box, button, choose, edit, is_idle, start, status
from tests.ui.serving import Served

pytestmark = pytest.mark.release

NOTES = {"name": "notes.md", "text": "# Notes\n\n```\n<b>x</b> &amp; y\n```\n"}
LONG_S = 120
CODE = {"name": "a.py", "text": "def f():\n    return 1\n"}


def attach(page: Page, *files: dict[str, str] | tuple[str, bytes]) -> None:
    given = [(file["name"], file["text"].encode()) if isinstance(file, dict) else file for file in files]
    page.locator("#attach-file").set_input_files(
        [{"name": name, "mimeType": "application/octet-stream", "buffer": data} for name, data in given]
    )


def chips(page: Page) -> Locator:
    """The files beside the message box that have been read."""
    return page.locator("#attached-list .file-chip:not(.coming)")


def files(page: Page) -> Locator:
    """The files in the conversation."""
    return page.locator("#talk details.file")


def asked(served: Served) -> list[str]:
    """What the model has read of the person."""
    return [turn["content"] for turn in served.manager.requests[-1].messages or () if turn["role"] == "user"]


def used(page: Page) -> Locator:
    return page.locator("#context-used")


def test_files_are_sent_read_and_kept(page: Page, served: Served) -> None:
    box(page).fill("What do they say?")
    attach(page, NOTES, CODE, ("other.txt", b"other"))
    expect(chips(page)).to_have_count(3)
    expect(chips(page).first).to_contain_text("notes.md")
    expect(chips(page).nth(2)).to_contain_text("5 bytes")
    button(page, "Remove other.txt").click()
    expect(chips(page)).to_have_count(2)
    expect(button(page, "Attach")).to_be_focused()
    ask(page, "What do they say?")
    assert asked(served) == [add_files_to_prompt("What do they say?", [NOTES, CODE])]  # type: ignore[list-item]
    expect(chips(page)).to_have_count(0)
    expect(files(page)).to_have_count(2)
    expect(page.get_by_text("return 1").first).to_be_hidden()

    page.reload()
    expect(files(page)).to_have_count(2)
    files(page).first.locator("summary").click()
    assert files(page).first.locator("pre").inner_text() == NOTES["text"]
    page.locator("#search").fill("a.py")
    expect(page.locator("#found .hit")).to_have_count(1)  # by the name of its file
    page.locator("#search").fill("")
    start(page, "!think")
    thoughts = page.locator("#talk details.thoughts")
    for words in ("First", "second"):  # while an answer comes a file can be opened, and stays so
        served.manager.turns.release()
        expect(thoughts).to_contain_text(words)
        files(page).nth(1).locator("summary").click()
    served.manager.turns.release()
    is_idle(page)
    assert asked(served) == [add_files_to_prompt("What do they say?", [NOTES, CODE]), "!think"]  # type: ignore[list-item]
    expect(files(page).first).to_have_attribute("open", "")
    expect(files(page).nth(1)).not_to_have_attribute("open", "")
    button(page, "Look inside").first.click(force=True)
    expect(page.locator("#inside-tokens [role=option]").first).to_be_visible()
    assert served.manager.requests[-1].prompt_logprobs == 20
    assert asked(served) == [add_files_to_prompt("What do they say?", [NOTES, CODE])]  # type: ignore[list-item]


def test_regenerate_edit_and_branches_keep_the_files(page: Page, served: Served) -> None:
    attach(page, CODE)
    expect(chips(page)).to_have_count(1)
    ask(page, "First words")
    number = len(served.manager.requests)
    button(page, "Retry").click()
    is_idle(page)
    expect(page.get_by_role("group", name="answer 2 of 2")).to_be_visible()
    assert len(served.manager.requests) == number + 1
    assert asked(served) == [add_files_to_prompt("First words", [CODE])]  # type: ignore[list-item]
    edit(page, "Other words")
    expect(page.get_by_role("group", name="wording 2 of 2")).to_be_visible()
    is_idle(page)
    assert asked(served) == [add_files_to_prompt("Other words", [CODE])]  # type: ignore[list-item]
    page.get_by_role("button", name="Previous wording").click()
    expect(page.get_by_role("group", name="wording 1 of 2")).to_be_visible()
    expect(files(page)).to_have_count(1)
    expect(page.get_by_test_id("user").last).to_contain_text("First words")


def test_what_got_no_answer_or_is_taken_back_returns_with_its_files(page: Page, served: Served) -> None:
    attach(page, CODE)
    expect(chips(page)).to_have_count(1)
    served.manager.fail_next = True
    start(page, "Well?")
    expect(status(page)).to_contain_text("on purpose")
    expect(box(page)).to_have_value("Well?")
    expect(chips(page)).to_have_count(1)
    expect(files(page)).to_have_count(0)
    ask(page, "Well?")
    button(page, "Undo").click()
    expect(box(page)).to_have_value("Well?")
    expect(chips(page)).to_have_count(1)
    expect(chips(page)).to_contain_text("a.py22 bytes")
    expect(files(page)).to_have_count(0)


def test_pasted_and_dropped(page: Page) -> None:
    give = """([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['some text'], name + '.txt', {type: 'text/plain'}));
      if (text) transfer.setData('text/plain', text);
      const options = {bubbles: true, cancelable: true};
      const event = name === 'paste'
        ? new ClipboardEvent(name, {...options, clipboardData: transfer})
        : new DragEvent(name, {...options, dataTransfer: transfer});
      document.querySelector('#message textarea').dispatchEvent(event);
      return event.defaultPrevented;
    }"""
    for number, name in enumerate(("paste", "drop"), 1):
        assert page.evaluate(give, [name, ""])
        expect(chips(page)).to_have_count(number)
    assert not page.evaluate(give, ["paste", "cells of a table"]), "the text is what is meant"
    expect(chips(page)).to_have_count(2)


def test_what_is_given_while_others_are_read_comes_behind_them(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, taken = threading.Event(), Attachments.with_given

    def slowly(self: Attachments, *given: Any, **options: Any) -> Attachments:
        assert go_on.wait(LONG_S)
        return taken(self, *given, **options)

    monkeypatch.setattr(Attachments, "with_given", slowly)
    for name in ("first.txt", "second.txt", "third.txt"):
        attach(page, {"name": name, "text": name})
    expect(page.locator("#attached-list .coming")).to_have_count(3)
    go_on.set()
    expect(page.locator("#attached-list .coming")).to_have_count(0)
    expect(chips(page).locator("b")).to_have_text(["first.txt", "second.txt", "third.txt"])


def test_the_meter_counts_what_is_being_written(page: Page, served: Served) -> None:
    box(page).fill("one two three")
    expect(used(page)).to_be_empty()
    ask(page, "one two three")  # the model is there now; the answer has six words
    box(page).fill("four five")
    expect(used(page)).to_have_text("11 of 2,048 tokens")
    attach(page, ("words.txt", b"six seven"))
    expect(used(page)).to_have_text("16 of 2,048 tokens")  # and a name and two fences
    expect(page.locator("#context-warning")).to_be_empty()
    attach(page, ("more.txt", b"word " * 1600))
    expect(page.locator("#context-warning")).to_have_text("The oldest messages will be omitted.")
    before = len(served.manager.requests)
    for name in ("words.txt", "more.txt"):
        button(page, f"Remove {name}").click()
    expect(used(page)).to_have_text("11 of 2,048 tokens")
    assert len(served.manager.requests) == before, "nothing was computed for it"
    choose(page, "Model", "Gemma 3 4B Instruct")
    expect(used(page)).to_be_empty()  # it is not loaded, and is not loaded for this
