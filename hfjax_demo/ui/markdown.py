"""Which parts of a text are code, as the chatbot's Markdown (marked, of Gradio) reads it.

Nothing is rendered here. :func:`code_in` goes through a text once, a fixed number of times for what is nested
(:data:`DEEPEST`), and never back, for a model or a stranger has written it. HTML is not read: the text is to be shown as it
was written, so that a "<" begins nothing (:mod:`.markup`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

DEEPEST = 16  # quotes and lists within one another; what is deeper is taken for text

_BLANKS = r"\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"  # what JavaScript takes for blanks
_SPACE = f"[{_BLANKS}]"
_WORD = re.compile(f"[^{_BLANKS}]")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})([^\n]*)")
_HEADING = re.compile(r" {0,3}#{1,6}(?=" + _SPACE + "|$)")
_RULE = re.compile(r" {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$")
_UNDERLINE = re.compile(r" {0,3}(?:=+|-+) *$")
_QUOTE = re.compile(r" {0,3}>")
_ITEM = re.compile(r"( {0,3})([*+-]|\d{1,9}[.)])(?=[ \t]|$)")
_TASK = re.compile(r"\[[ xX]\] +")
_COLUMN = re.compile(" *:?-+:? *")
_TICKS = re.compile("`+")
_MERMAID = re.compile("```mermaid" + _SPACE + "*$")
_MERMAID_END = re.compile("```" + _SPACE + "*$")


@dataclass(frozen=True, slots=True)
class _Line:
    """A line without its marks of quotes and lists, and with spaces for tabs before it. In the whole text the line begins at
    ``begin`` and ends at ``end``."""

    text: str
    begin: int
    end: int

    @property
    def indent(self) -> int:
        return len(self.text) - len(self.text.lstrip(" "))

    @property
    def is_blank(self) -> bool:
        return not self.text.strip(" ")

    @property
    def is_white(self) -> bool:
        """Whether there are but blanks of any kind."""
        return _WORD.search(self.text) is None

    @property
    def start(self) -> int:
        return max(self.end - len(self.text), self.begin)

    def cut(self, count: int) -> _Line:
        return _Line(self.text[count:], self.begin, self.end)


def code_in(text: str) -> list[tuple[int, int, int]]:
    """Where the code of the text, with line feeds, begins and ends, in order: with its fences or backticks, and what stands
    before its lines. The third number tells where its paragraph, cell or heading begins; a block of code is its own."""
    lines, at = [], 0
    for line in text.split("\n"):
        lines.append(_Line(line, at, at + len(line)))
        at += len(line) + 1
    return sorted(_blocks(lines, top=True, depth=0))


# -- blocks -------------------------------------------------------------------------------------------------------


def _blocks(lines: Sequence[_Line], *, top: bool, depth: int) -> Iterator[tuple[int, int, int]]:
    """The code in the lines of the whole, of a quote (``top``) or of an item of a list."""
    lines = [_spaced(line) for line in lines]
    at, words = 0, list[_Line]()  # the lines of the paragraph that is open
    listed = False  # one of which begins like an item, so that they are no heading
    draws = True  # whether there may be an end of a diagram
    after = ""  # the mark of the item that has just ended
    while at < len(lines):
        line, before = lines[at], after
        after, listed = "", listed and bool(words)
        if not words and line.indent >= 4 and not line.is_blank:
            end = at
            while end < len(lines) and (lines[end].indent >= 4 or lines[end].is_blank):
                end += 1
            yield line.start, lines[end - 1].end, line.start
            at = end
            continue
        begins = not line.is_blank and line.indent < 4
        if words and begins and _UNDERLINE.match(line.text) and not listed:
            yield from _spans(words)  # the heading above the line
            words, at = [], at + 1
        elif begins and (fence := _fence(line)) and not (words and top and at + 1 == len(lines)):
            yield from _spans(words)
            words, end = [], _closing(lines, at, fence)
            drawn = len(lines)
            if draws and _MERMAID.match(line.text):
                drawn = _drawn_end(lines, at)
                draws = drawn < len(lines)
            if drawn < len(lines):  # Gradio draws it, and does not escape it
                end = drawn
            else:
                yield line.start, lines[min(end, len(lines) - 1)].end, line.start
            at = end + 1
        elif begins and depth < DEEPEST and _QUOTE.match(line.text):
            yield from _spans(words)
            words, end = [], _quoted(lines, at)
            yield from _blocks([_unquoted(each) for each in lines[at:end]], top=True, depth=depth + 1)
            at = end
        elif begins and _RULE.match(line.text):
            yield from _spans(words)
            words, at = [], at + 1
        elif (
            begins
            and depth < DEEPEST
            and (item := _ITEM.match(line.text))
            and _may_begin(item, line, before, words and top)
        ):
            yield from _spans(words)
            words, end = [], _item_end(lines, at, item)
            yield from _blocks(_item_lines(lines[at:end], item), top=False, depth=depth + 1)
            at, after = end, item[2][-1]
        elif (begins or words) and (columns := _table_columns(lines, at + 1)) and columns == len(_cells(line)):
            yield from _spans(words)
            words, end = [], at
            while end < at + 2 or (
                end < len(lines) and lines[end].indent < 4 and not _interrupts(lines[end], end + 1 == len(lines))
            ):
                for cell in _cells(lines[end]) if end != at + 1 else ():
                    yield from _spans([cell])
                end += 1
            at = end
        elif line.is_blank or (begins and _HEADING.match(line.text)):
            yield from _spans(words)
            yield from _spans([line])
            words, at = [], at + 1
        elif words and ((begins and _interrupts(line, top and at + 1 == len(lines))) or _table_columns(lines, at + 1)):
            yield from _spans(words)  # another paragraph begins
            words, at = [line], at + 1
        else:
            words.append(line)
            at += 1
        listed = listed or (bool(words) and _is_listed(words[-1]))
    yield from _spans(words)


def _is_listed(line: _Line) -> bool:
    """Whether the lines of a paragraph with this one cannot be a heading."""
    item = _ITEM.match(line.text)
    return line.indent >= 4 or line.is_white or (item is not None and line.text[item.end() :].startswith(" "))


def _spaced(line: _Line) -> _Line:
    """With spaces for the tabs that it begins with."""
    if "\t" not in line.text:
        return line
    rest = line.text.lstrip(" ")
    words = rest.lstrip("\t")
    spaces = len(line.text) - len(rest) + 4 * (len(rest) - len(words))
    return _Line(" " * spaces + words, line.begin, line.end)


def _fence(line: _Line) -> str:
    found = _FENCE.match(line.text)
    return "" if found is None or (found[1][0] == "`" and "`" in found[2]) else found[1]


def _closing(lines: Sequence[_Line], at: int, fence: str) -> int:
    """The line that ends the fence which begins at ``at``; behind the last one if there is none."""
    for place in range(at + 1, len(lines)):
        words = lines[place].text.strip(" ")
        if lines[place].indent < 4 and words.startswith(fence) and not words.strip("~`"):
            return place
    return len(lines)


def _drawn_end(lines: Sequence[_Line], at: int) -> int:
    """The line that ends the Mermaid diagram which begins at ``at``: any that has three backticks at its end; behind the last
    one if there is none."""
    ends = (place for place in range(at + 1, len(lines)) if _MERMAID_END.search(lines[place].text))
    return next(ends, len(lines))


def _interrupts(line: _Line, last: bool = False) -> bool:
    """Whether a line ends the paragraph, quote or table before it. A fence does so unless it is on the ``last`` line."""
    if line.is_blank:
        return True
    if line.indent >= 4:
        return False
    item = _ITEM.match(line.text)
    return bool(
        (_fence(line) and not last)
        or _HEADING.match(line.text)
        or _RULE.match(line.text)
        or _QUOTE.match(line.text)
        or (item and (not item[2][0].isdigit() or item[2][:-1] == "1") and line.text[item.end() :].startswith(" "))
    )


def _quoted(lines: Sequence[_Line], at: int) -> int:
    """Behind the last line of the quote that begins at ``at``, with those that go on with its words without a mark."""
    end, goes_on = at, False
    while end < len(lines):
        if lines[end].indent < 4 and _QUOTE.match(lines[end].text):
            goes_on = not _unquoted(lines[end]).is_blank
        elif not goes_on or _interrupts(lines[end], end + 1 == len(lines)):
            break
        end += 1
    return end


def _unquoted(line: _Line) -> _Line:
    words = line.text.lstrip(" ")
    if not words.startswith(">"):
        return line
    return _Line(words[2:] if words[1:2] in (" ", "\t") else words[1:], line.begin, line.end)


def _may_begin(item: re.Match[str], line: _Line, before: str, in_paragraph: object) -> bool:
    """Whether an item begins here. Only the first of a list ends a paragraph, and one with a lone blank behind its mark begins
    none; ``before`` is the mark of a list's items so far."""
    if in_paragraph and not _interrupts(line):
        return False
    return item[2][-1] == before or len(line.text) != item.end() + 1


def _content(item: re.Match[str], line: _Line) -> int:
    """How far the lines of an item are indented."""
    behind = line.text[item.end() :]
    spaces = len(behind) - len(behind.lstrip(" "))
    return item.end() + (1 if spaces > 4 else spaces)


def _item_end(lines: Sequence[_Line], at: int, item: re.Match[str]) -> int:
    indent = _content(item, lines[at])
    most = min(3, indent - 1)
    before, seen_blank = lines[at].cut(indent), False
    if before.is_blank and at + 1 < len(lines) and lines[at + 1].is_blank:
        return at + 2
    end = at + 1
    while end < len(lines):
        line = lines[end]
        if line.indent <= most and (
            line.text.lstrip(" ").startswith(("```", "~~~", "#")) or _ITEM.match(line.text) or _RULE.match(line.text)
        ):
            break
        if not line.is_white and line.indent < indent:
            starts = before.indent <= most and before.text.lstrip(" ").startswith(("```", "~~~", "#"))
            if seen_blank or (before.indent >= 4 and not before.is_blank) or starts or _RULE.match(before.text):
                break
            before = line
        else:
            before = line.cut(min(indent, line.indent))
        seen_blank = seen_blank or line.is_white
        end += 1
    return end


def _item_lines(lines: Sequence[_Line], item: re.Match[str]) -> list[_Line]:
    indent = _content(item, lines[0])
    behind = lines[0].text[item.end() :]
    words = behind.lstrip("\t")
    if words != behind:  # a tab counts for three blanks here
        first = _Line("   " * (len(behind) - len(words)) + words, lines[0].begin, lines[0].end)
    else:
        first = lines[0].cut(indent)
    task = _TASK.match(first.text)
    others = [line.cut(indent) if line.indent >= indent else line for line in lines[1:]]
    return [first.cut(task.end()) if task else first, *others]


def _table_columns(lines: Sequence[_Line], at: int) -> int:
    """How many columns the line below a table's head tells of; 0 for another line."""
    rule = lines[at].text.strip(" ") if at < len(lines) else ""
    if "-" not in rule or not ("|" in rule or ":" in rule) or rule.strip(" :|-"):
        return 0
    columns = rule.removeprefix("|").removesuffix("|").split("|")
    return len(columns) if all(_COLUMN.fullmatch(column) for column in columns) else 0


def _cells(line: _Line) -> list[_Line]:
    """The cells of a table's row. A mark behind a backslash is a cell's own."""
    text, start, at = line.text, 0, 0
    found: list[_Line] = []
    while at <= len(text):
        if at == len(text) or text[at] == "|":
            end = line.end - len(text) + at
            found.append(_Line(text[start:at], line.begin, end))
            start = at + 1
        at += 2 if text[at : at + 1] == "\\" and at + 1 < len(text) else 1
    if found and found[0].is_white:
        found.pop(0)
    if found and found[-1].is_white:
        found.pop()
    return found


# -- within a line ------------------------------------------------------------------------------------------------


def _spans(lines: Sequence[_Line]) -> Iterator[tuple[int, int, int]]:
    """The code between backticks in the lines of one paragraph, cell or heading."""
    if not any("`" in line.text for line in lines):
        return
    starts, texts, at = [], [], 0
    for line in lines:
        starts.append(at)
        texts.append(line.text)
        at += len(line.text) + 1
    text = "\n".join(texts)
    runs = [found.span() for found in _TICKS.finditer(text)]
    by_length: dict[int, list[int]] = {}
    for number in range(len(runs) - 1, -1, -1):
        by_length.setdefault(runs[number][1] - runs[number][0], []).append(number)  # the first one is the last

    def place(of: int, row: int) -> tuple[int, int]:
        while row + 1 < len(starts) and starts[row + 1] <= of:
            row += 1
        line = lines[row]
        return max(line.end - len(line.text) + of - starts[row], line.begin), row

    number, done, row = 0, 0, 0
    while number < len(runs):
        start, end = runs[number]
        slashes = start - len(text[done:start].rstrip("\\")) - done
        if slashes % 2:
            start += 1  # the first of them is a letter
        number += 1
        same = by_length.get(end - start, [])
        while same and same[-1] < number:
            same.pop()
        if start < end and same:
            closing = same[-1]
            done = runs[closing][1]
            number = closing + 1
            first, row = place(start, row)
            last, row = place(done - 1, row)
            yield first, last + 1, lines[0].start
        else:
            done = end
