"""A conversation that is too long, on the page: its oldest messages are summed up in a note, which a person may change."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from hfjax_demo.requests import ConversationNote
from tests.browser.acts import FRAMES, add, ask, asked, button, conversation, is_idle, more, new_chat, unfold
from tests.ui.serving import Served

WRITTEN = "They like <b>foxes</b>.\nAnd 7 dogs."


def notes(page: Page) -> Locator:
    return page.locator("#talk .note")


def test_a_summary_is_shown_edited_kept_exported_and_taken_back(page: Page, served: Served) -> None:
    unfold(page, "Settings ▼")
    page.get_by_label("Sum them up").check()
    ask(page, "One")
    ask(page, "!sum two")
    expect(notes(page)).to_have_count(1)
    expect(notes(page).locator("summary")).to_have_text("Summary of the first 2 messages")
    notes(page).locator("summary").click()
    field = notes(page).get_by_label("Summary")
    expect(field).to_have_value(WRITTEN)
    field.fill("They like foxes, all of them.")
    button(page, "Save the summary").click()
    ask(page, "Three")
    note = ConversationNote("They like foxes, all of them.", 2)
    assert served.manager.requests[-1].note == note
    assert served.manager.requests[-1].overflow == "sum_up"
    assert len(served.manager.requests[-1].messages or ()) == 5, "the messages stay in the conversation"
    page.reload()
    expect(asked(page)).to_have_count(3)
    expect(notes(page)).to_have_count(1)
    is_idle(page)
    button(page, "Retry").last.click()
    is_idle(page)
    assert served.manager.requests[-1].note == note and served.manager.requests[-1].overflow == "sum_up"
    with page.expect_download() as download:
        more(page, "One", "Export JSON")
    kept = json.loads(download.value.path().read_text())
    assert [turn["note"] for turn in kept["turns"] if "note" in turn] == [{"text": note.text, "turns": 2}]
    notes(page).locator("summary").click()
    button(page, "Use the messages again").click()
    expect(notes(page)).to_have_count(0)
    ask(page, "Four")
    assert served.manager.requests[-1].note is None
    new_chat(page)
    page.locator("#import-file").set_input_files(
        {
            "name": "a.json",
            "mimeType": "application/json",
            "buffer": json.dumps({**kept, "id": "imported", "title": "Imported"}).encode(),
        }
    )
    page.locator("#conversations .title").filter(has_text="Imported").click()
    expect(notes(page)).to_have_count(1)


COUNT = """() => {
    window.changes = 0;
    new MutationObserver((records) => (window.changes += records.length))
        .observe(document.body, {childList: true, characterData: true, attributes: true, subtree: true});
}"""


def test_the_pages_own_work_does_not_grow_faster_than_the_conversation(page: Page) -> None:
    """Changes of the document, which are for the new messages alone, and bytes sent, counted for one message and its answer in a
    conversation of 40 messages and in one of 160."""
    sent: list[int] = []
    page.on("request", lambda request: sent.append(len(request.post_data_buffer or b"")))
    page.evaluate(COUNT)
    changes, sizes = [], []
    for identity, length in (("a", 40), ("b", 160)):
        add(page, conversation(identity, f"Of {length}", *(f"message {at} of it" for at in range(length))))
        page.locator("#conversations .title").filter(has_text=f"Of {length}").click()
        expect(page.locator("#talk .turn")).to_have_count(length)
        page.evaluate(FRAMES)
        sent.clear()
        page.evaluate("() => { window.changes = 0; }")
        ask(page, "And now?")
        page.evaluate(FRAMES)
        changes.append(page.evaluate("() => window.changes"))
        sizes.append(sum(sent))
    assert changes[1] < 1.5 * changes[0], "as many as before: nothing of the other messages is drawn again"
    assert sizes[1] < 4.4 * sizes[0], "the conversation goes with each event that needs it, and that is all"
