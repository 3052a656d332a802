"""A text as the chatbot's Markdown, and back. How the chatbot shows it: tests/browser/test_as_written.py."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.ui.markdown import code_in
from hfjax_demo.ui.markup import DELIMITERS, shown, with_line_feeds, written

PIECES = (
    *(
        "<",
        "&lt;",
        ">",
        "&",
        "a<b",
        "word",
        " ",
        "\n",
        "\n\n",
        "    ",
        "\t",
        "`",
        "``",
        "```",
        "\n```\n",
        "~~~",
        "- ",
        "1. ",
        "10. ",
    ),
    *(
        "> ",
        "# ",
        "\n---\n",
        "\n===\n",
        "|",
        "\n|-|-|\n",
        "[ ] ",
        "$",
        "$$",
        "x^2",
        "\\(",
        "\\)",
        "\\[",
        "\\]",
        "\\",
        "mermaid",
    ),
    *(
        "%%%LATEX_BLOCK_0%%%",
        "\ue0d0",
        "\ue0d5",
        "&#60;",
        "&LT;",
        "&#92;",
        "http://x.y",
        "www.",
        "<b>",
        "</p>",
        "é",
        "\r",
        "~",
        "*",
        "_",
        "[",
        "](",
        "]:",
        ")",
        "\u2063",
        "\u2064",
    ),
)


def formula(text: str, kind: int = 3) -> str:
    signs = DELIMITERS[kind]
    return f"{signs['left']}{text}{signs['right']}"


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("Use List<String> and Map<K, V> here", "Use List&lt;String&gt; and Map&lt;K, V&gt; here"),
        ("if a<b and c>d then &lt; e", "if a&lt;b and c&gt;d then &amp;lt; e"),
        ("> a quote > it", "> a quote &gt; it"),
        ("- > in a list", "- > in a list"),
        ("`a<b` <b> ``c`d<e`` `", "`a<b` &lt;b&gt; ``c`d<e`` `"),
        ("```html\n<b>\n```\n<b>", "```html\n<b>\n```\n&lt;b&gt;"),
        ("~~~\n<b>\n```\n<i>", "~~~\n<b>\n```\n<i>"),
        ("Said:\n\n    <b>\n\n<b>", "Said:\n\n    <b>\n\n&lt;b&gt;"),
        ("Said\n    <b>", "Said\n    &lt;b&gt;"),
        ("- said\n\n  <b>\n\n      <b>", "- said\n\n  &lt;b&gt;\n\n      <b>"),
        ("> ```\n> <b>\n> ```\n> <b>", "> ```\n> <b>\n> ```\n> &lt;b&gt;"),
        ("a `<b>\n\nc` <d>", "a `&lt;b&gt;\n\nc` &lt;d&gt;"),
        ("| `<a>` | <b> |\n|---|---|\n| `<c> | d` |", "| `<a>` | &lt;b&gt; |\n|---|---|\n| `&lt;c&gt; | d` |"),
        (r"\`<b>` \<b> \\<b>", r"\`&lt;b&gt;` &LT;b&gt; \\&lt;b&gt;"),
        ("see http://x.y`<b>`", "see http&#58;//x.y`<b>`"),
        ("in ~/bin or `~/a<b>`", "in &#126;/bin or `~/a<b>`"),
        ("~a `b~ <b>` ~c~", "&#126;a `b~ <b>` ~c~"),
        ("~a~ and `<b>`\n\n`~`", "~a~ and `<b>`\n\n`~`"),
        ("[x](`y) <b>z</b> `", "[x]&#40;`y) <b>z</b> `"),
        ("[x](u 't') [`y[0]`](v_(w)) [x](u 't')", "[x]&#40;u 't') [`y[0]`](v_(w)) [x](u 't')"),
        ("[x [y `z] <b>](u)`", "&#91;x &#91;y `z] <b>](u)`"),
        ("[a]: /u '`'\n<b>x</b> `", "[a]&#58; /u '`'\n<b>x</b> `"),
        ("[a\n\n```\nb]: <c>\n```", "&#91;a\n\n```\nb]: <c>\n```"),
        ("*a ``b* ` <i>c</i> ``", "&#42;a ``b* ` <i>c</i> ``"),
        ("*``a* ` <b>``", "&#42;``a* ` <b>``"),
        ("**a** `*b <i>c</i>`", "**a** `*b <i>c</i>`"),
        ("[ERROR]: timeout\n> [INFO]: done", "[ERROR]&#58; timeout\n> [INFO]&#58; done"),
        ("a `<b>\n\u3000\nc` <d>", "a `<b>\n\u3000\nc` &lt;d&gt;"),
        ("```mermaid\na``` \n<b>\n```\n<c>", "```mermaid\na``` \n&lt;b&gt;\n```\n<c>"),
        ("a```mermaid\nb\n```\n<b>", "a```&#109;ermaid\nb\n```\n<b>"),
        ("a\n```<b>", "a\n```&lt;b&gt;"),
        ("a```mermaid\n<b>```", "a```\u2063\u2064mermaid\n<b>```"),
        ("`\ue0d4` `\u2063%%%LATEX_BLOCK_0%%%`", "`\u2063\ue0e4` `\u2063\u2063%\u2063\u2064%%LATEX_BLOCK_0%%%`"),
        ("$x^2$ and $a<b$", f"{formula('x^2')} and {formula('a&lt;b')}"),
        (r"\(y\), $$z$$, \[w\]", f"{formula('y', 2)}, {formula('z', 0)}, {formula('w', 1)}"),
        ("```\n$x^2$ \\(y\\) $$\n```\nthen $x^2$", "```\n$x^2$ \\(y\\) $$\n```\nthen " + formula("x^2")),
    ],
)
def test_what_the_chatbot_is_given(text: str, markdown: str) -> None:
    assert shown(text) == markdown
    assert written(markdown) == text


def test_lines_end_with_line_feeds() -> None:
    assert shown("a `<b>\r\n\r\nc` <d>\r```\r<e>") == "a `&lt;b&gt;\n\nc` &lt;d&gt;\n```\n<e>"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "It costs $5 and $6",
            "from $5-$6, or US$7 = A$8",
            "between $5 and 6$",
            "`$x^2$` and ``a $y$ ` b``",
            "$ x^2 $",
        ),
        *(
            "```sh\necho $HOME $x^2$",
            "\\$x^2\\$",
            "$HOME/bin:$PATH",
            "f{}",
            "half \\( of one",
            "a $$ in one\n\nand $$ in another",
        ),
    ],
)
def test_what_is_no_formula_stays(text: str) -> None:
    assert shown(text) == text


def test_any_text_comes_back() -> None:
    rng = random.Random(0)
    for _ in range(4000):
        text = "".join(rng.choices(PIECES, k=rng.randint(1, 20)))
        assert written(shown(text)) == with_line_feeds(text)


@pytest.mark.parametrize(
    "piece",
    [
        "`",
        "` `` ",
        "> ",
        "- ",
        "- a\n  ",
        "<",
        "\\(",
        "$$ ",
        "$a",
        "```\n",
        "|a|\n|-|\n",
        "1. \n",
        "[ ] ",
        "[`]` ",
        "](",
        "~`~` ",
        "*``*`` ",
    ],
)
def test_what_is_repeated_without_end_is_read_to_its_end(piece: str) -> None:
    text = piece * (20_000 // len(piece))
    assert written(shown(text)) == text
    assert all(0 <= start <= end <= len(text) for start, end, _ in code_in(text))
