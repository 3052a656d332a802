"""What one reads is what was written, wherever the page shows text: angle brackets, entities, code, formulas."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.acts import (
    add,
    answers,
    ask,
    asked,
    button,
    conversation,
    conversations,
    eventually,
    is_idle,
    unfold,
)
from tests.ui.serving import Served

# A text, and how it reads: without the marks of Markdown.
TEXTS: list[tuple[str, str]] = [
    *(
        (text, text)
        for text in (
            "Use List<String> and Map<K, V> here",
            "if a<b and c>d then e",
            "see <think>this</think> end <br> of <it",
            "std::vector<int> v; <!-- no comment --> <3 </p>",
            "&lt;b&gt; is &amp;lt; for <b>, &copy; & so on",
            "<div>\n<p>a block</p>\n</div>",
            "<script>document.title = 'owned'</script><img src=x onerror=\"document.title='owned'\">",
            "<https://a.b/?c=1&d=2> and http://a.b/?c=1&lt=2",
            "a -> b => c <- d <= e",
            "<svg/onload=alert(1)> <a href='javascript:alert(1)'>x</a> <iframe>",
            "It costs $5 < $6",
            "%%%LATEX_BLOCK_0%%%",
        )
    ),
    ("`a<b>` and ``c`<d>`` and `&lt;`", "a<b> and c`<d> and &lt;"),
    ("```html\n<b>bold</b> &lt;\n```\nand <b>", "<b>bold</b> &lt;\n\nand <b>"),
    ("```sh\necho $$ <in >out; echo $$ \\(x\\)\n```", "echo $$ <in >out; echo $$ \\(x\\)\n"),
    ("Code:\n\n    x<y> &lt;\n\nand <b>", "Code:\n\nx<y> &lt;\n\nand <b>"),
    ("> said <b> > it\n> ```\n> <c>\n> ```", "said <b> > it\n\n<c>\n"),
    ("- one <b>\n- two `<c>`\n\n  ```\n  <d>\n  ```", "one <b>\n\ntwo <c>\n\n<d>\n"),
    ("| a<b | `c<d` |\n|---|---|\n| <e> | f |", "a<b\tc<d\n<e>\tf"),
    ("**a<b>** *c<d>* [e<f>](http://x.y) \\<g>", "a<b> c<d> e<f> <g>"),
    ("# Map<K, V>", "Map<K, V>"),
    ("Put it in ~/bin or `~/a<b>c</b>` then", "Put it in ~/bin or ~/a<b>c</b> then"),
    ("[ERROR]: *a ``b* ` <i>c</i> ``", "[ERROR]: *a b* ` <i>c</i>"),
]
CALL = {
    "id": "c",
    "name": "look",
    "arguments": '{"at": "<a>&lt;"}',
    "round": 0,
    "said": "I <look>",
    "result": "<r> &lt;",
}
FILE = {"name": "a<b>.txt", "text": "<f> &lt;"}


def squeezed(text: str) -> str:
    """Without what a browser puts between blocks."""
    return " ".join(text.split())


def test_what_is_kept_reads_as_it_was_written(page: Page) -> None:
    record = conversation("c", "Of <b>", *(text for text, _ in TEXTS for _ in range(2)), "end", "the end")
    record["turns"][-2]["files"] = [FILE]
    record["turns"][-1] |= {"thoughts": "Think <b>of</b> &lt;", "thought_s": 1.0, "calls": [CALL]}
    add(page, {**record, "system": "Be <b>rief</b> &lt;"})
    conversations(page).click()
    expect(asked(page)).to_have_count(len(TEXTS) + 1)
    for messages in (asked(page), answers(page)):
        for place, (text, reads) in enumerate(TEXTS):
            messages.nth(place).scroll_into_view_if_needed()  # what is far away is not laid out, and has no inner text
            expect(messages.nth(place)).to_have_text(squeezed(reads), use_inner_text=True)
            assert squeezed(messages.nth(place).inner_text()) == squeezed(reads), text
    assert page.title() == "hfjax demo"
    assert page.locator("#talk :is(script, iframe, [onerror], [onload], [href^=javascript])").count() == 0

    expect(page.locator("#conversations .title")).to_have_text(["Of <b>"])
    expect(page.locator(".thoughts-text")).to_have_text("Think <b>of</b> &lt;")
    expect(page.locator(".tool-said")).to_have_text("I <look>")
    call = page.locator("details.tool-call")
    expect(call.get_by_label("Arguments")).to_contain_text('"<a>&lt;"')
    expect(call.get_by_label("Result")).to_have_text("<r> &lt;")
    expect(page.locator("details.file summary")).to_contain_text("a<b>.txt")
    expect(page.locator("details.file pre")).to_have_text("<f> &lt;")
    unfold(page, "Settings ▼")
    expect(page.locator("#system textarea")).to_have_value("Be <b>rief</b> &lt;")
    page.locator("#search").fill("<string>")
    expect(page.locator("#found .said")).to_contain_text("List<String>")


def test_formulas_have_their_signs(page: Page, served: Served) -> None:
    text = r"so $a<b$, \(c>d\), $$e<f$$ and \[g > h\]; `\(i<j\)` and `$k<l$`"
    message = ask(page, text)
    expect(message.locator(".katex")).to_have_count(4)
    expect(message.locator("annotation").first).to_have_text("a<b")
    expect(message.locator("code")).to_have_text([r"\(i<j\)", "$k<l$"])
    ask(page, "And?")
    assert (served.manager.requests[-1].messages or [])[0]["content"] == text


def test_copying_and_editing_give_what_was_written(page: Page, served: Served, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    text = "Map<K, V> &lt; $x<y$ `<z>`"
    answer = f"Answer {len(served.manager.requests) + 1} to: {text}"
    ask(page, text)
    for name, copied in (("first", text), ("last", answer)):
        getattr(button(page, "Copy message"), name).click(force=True)
        eventually(page, "async wanted => await navigator.clipboard.readText() === wanted", copied)
    button(page, "Edit").click(force=True)
    expect(page.locator("#talk textarea")).to_have_value(text)
    otherwise = f"  {text}\n    <b>"
    page.locator("#talk textarea").fill(otherwise)
    for _ in range(2):  # the second time it is as it was
        number = len(served.manager.requests) + 1
        button(page, "Submit").click()
        expect(answers(page)).to_contain_text(f"Answer {number}")
        is_idle(page)
        assert served.manager.requests[-1].messages == [{"role": "user", "content": otherwise}]
        button(page, "Edit").click(force=True)
