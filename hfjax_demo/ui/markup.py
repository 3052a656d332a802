r"""A text as the chatbot shows it, letter for letter: :func:`shown` makes its Markdown harmless, :func:`written` turns that back.

The chatbot's Markdown takes whatever looks like a tag for HTML and leaves it out. So outside of code every "<", ">" and "&" is
written as an entity; within code the chatbot does that itself. A backslash before one of these, which Markdown leaves out, is
kept in the entity's form. Marks that would take a backtick of the code behind them for their own are written as entities, and
so is the colon of what would be a link's definition, which is not shown.

Formulas are between ``\( \)``, ``\[ \]``, ``$$ $$`` or single dollar signs, which are prices, variables of a shell and much else
besides. What surely is a formula gets signs that nobody writes; the chatbot is told of these alone (:data:`DELIMITERS`), for it
looks for its formulas within code, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from .markdown import code_in

# As they are written, and as they are shown: characters for private use.
_SIGNS = {
    "$$": ("$$", "\ue0d0", "\ue0d1"),
    r"\[": (r"\]", "\ue0d2", "\ue0d3"),
    r"\(": (r"\)", "\ue0d4", "\ue0d5"),
}
_DOLLAR = ("\ue0d6", "\ue0d7")
_FROM_SHOWN = {
    "\ue0d0": "$$",
    "\ue0d1": "$$",
    "\ue0d2": r"\[",
    "\ue0d3": r"\]",
    "\ue0d4": r"\(",
    "\ue0d5": r"\)",
    "\ue0d6": "$",
    "\ue0d7": "$",
}
_PRIVATE = "\ue0d0-\ue0d7"
DELIMITERS: tuple[dict[str, str | bool], ...] = (
    {"left": "\ue0d0", "right": "\ue0d1", "display": True},
    {"left": "\ue0d2", "right": "\ue0d3", "display": True},
    {"left": "\ue0d4", "right": "\ue0d5", "display": False},
    {"left": "\ue0d6", "right": "\ue0d7", "display": False},
)

# As pandoc has it: no space within the signs, no digit behind them; and none of a word before them.
_DOLLARS = re.compile(r"(?<![\\$\w])\$(?![\s$])([^$\n]{1,400}?)(?<![\s\\])\$(?![\w$])")
_MATHS = re.compile(
    r"[\\^_=<>+*/|{}]|^[A-Za-z]'*$|^[A-Za-z]\([\w, ]+\)$|^-?[A-Za-z\d.]+(?: ?- ?[A-Za-z\d.]+)+$|^-?\d[\d.,]*$"
)
_OPENING = re.compile(r"\$\$|\\[\[(]")
_PREFIX = r"(?:[ \t>*+\-0-9.)]|\[[ xX]\] )*"  # of a line, with which quotes and lists begin
_LINE_PREFIX = re.compile(_PREFIX)
_SPECIAL = re.compile(
    rf"\n{_PREFIX}|\\[^\n]|[<>&{_PRIVATE}]|%(?=%%LATEX_BLOCK_)"
)  # the last is what Gradio puts for a formula
# Within code, where there are no entities: an invisible sign, and one that stands for what is not to be there as it is.
_HIDDEN, _NOTHING = "\u2063", "\u2064"
_IN_CODE = re.compile(rf"[{_PRIVATE}{_HIDDEN}]|%(?=%%LATEX_BLOCK_)|^```(?=mermaid)")
_HIDDEN_PAIR = re.compile(rf"{_HIDDEN}([\ue0e0-\ue0e7{_HIDDEN}{_NOTHING}])")
_MARK = re.compile(
    r"(?<=[^ \t\n>`]```)m(?=ermaid)|"  # Gradio takes this behind the first letter of a paragraph for a diagram
    "[\ue0d0\ue0d2\ue0d4\ue0d6][^\ue0d0-\ue0d7]*[\ue0d1\ue0d3\ue0d5\ue0d7]"  # a formula
    r"|\\[^\n]|\]:|\]\((?:[^\s<>()`\"'\\]|\([^\s<>()`\"'\\]*\))*\)|\]\(?|\[|~|\*+(?![ \t\n*])|_+(?![ \t\n_])"
)
_IN_FORMULA = re.compile(rf"\n{_PREFIX}|[<>&{_PRIVATE}]")
_WWW = re.compile(r"(www)\.", re.IGNORECASE)
_ENTITY = re.compile(rf"&(?:lt|gt|amp|LT|GT|AMP|#\d{{2,5}});|[{_PRIVATE}]")
_NAMED = {"<": "&lt;", ">": "&gt;", "&": "&amp;"}
_BEHIND_BACKSLASH = {"<": "&LT;", ">": "&GT;", "&": "&AMP;"}
_READ = {"&lt;": "<", "&gt;": ">", "&amp;": "&", "&LT;": r"\<", "&GT;": r"\>", "&AMP;": r"\&"}


def shown(text: str) -> str:
    """The Markdown with which the chatbot shows the text, whose lines end as :func:`with_line_feeds` has them."""
    text = with_line_feeds(text)
    pieces = []
    for part, is_code, at in _parts(text):
        if is_code:
            pieces.append(_IN_CODE.sub(_hide, part))
            continue
        begins = at == 0 or text[at - 1] == "\n"
        escaped = "".join(_escaped(*piece) for piece in _formulas(part, begins))
        pieces.append(escaped if at + len(part) == len(text) else _apart_from_code(escaped))
    return _with_certain_code("".join(pieces))


def with_line_feeds(text: str) -> str:
    """The text with a line feed at the end of each line, as Markdown reads it."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _with_certain_code(text: str) -> str:
    """The text with no mark outside of code that takes a part of the code for its own: strikethrough, emphasis and links may
    end within code, and so may the name in a link's definition."""
    changes: dict[int, str] = {}
    brackets: list[int] = []  # that are open
    codes = code_in(text)
    done = number = 0
    while number < len(codes):
        last = number
        while last + 1 < len(codes) and codes[last + 1][2] == codes[number][2]:
            last += 1
        code = [text[start:end] for start, end, _ in codes[number : last + 1]]
        begin = max(codes[number][2], done)
        _read_marks(text, done, begin, "", brackets, changes)
        gaps = [begin, *(end for _, end, _ in codes[number:last])]
        between = [(gap, codes[number + place][0]) for place, gap in enumerate(gaps)]
        # Emphasis looks for code in a way of its own, which finds the same where there are but pairs of single backticks.
        simple = not any(each.startswith("``") or "](" in each for each in code)
        simple = simple and not any("`" in text[start:end] for start, end in between)
        inside = "".join(code)
        marks = "](" + "".join(mark for mark in ("~" if simple else "~*_") if mark in inside)
        for (start, end), each in zip(between, code, strict=True):
            _read_marks(text, start, end, marks, brackets, changes)
            if brackets and "]" in each and (not simple or len(brackets) > 1 or "]:" in each):
                changes.update((place, "&#91;") for place in brackets)
                brackets.clear()
        done, number = codes[last][1], last + 1
    _read_marks(text, done, len(text), "", brackets, changes)
    pieces, at = [], 0
    for place in sorted(changes):
        pieces += [text[at:place], changes[place]]
        at = place + 1
    return "".join(pieces) + text[at:]


def _read_marks(text: str, start: int, end: int, marks: str, brackets: list[int], changes: dict[int, str]) -> None:
    """Follow the brackets from ``start`` to ``end``, where there is no code, and note which characters become entities:
    ``marks``, of which "](" are no mark where a plain address follows, and the colons behind brackets."""
    for found in _MARK.finditer(text, start, end):
        what, place = found[0], found.start()
        if what == "[":
            brackets.append(place)
        elif what[0] == "]":
            if brackets:
                brackets.pop()
            if what == "]:" or (what == "](" and marks):
                changes[place + 1] = f"&#{ord(what[1])};"
        elif what == "m" or what[0] in marks:
            changes.update((place + count, f"&#{ord(what[0])};") for count in range(len(what)))


def _hide(found: re.Match[str]) -> str:
    what = found[0]
    if what == _HIDDEN:
        return _HIDDEN * 2
    return f"{_HIDDEN}{chr(ord(what) + 0x10)}" if what in _FROM_SHOWN else f"{what}{_HIDDEN}{_NOTHING}"


def _unhide(found: re.Match[str]) -> str:
    what = found[1]
    if what == _NOTHING:
        return ""
    return what if what == _HIDDEN else chr(ord(what) - 0x10)


def _apart_from_code(text: str) -> str:
    """The text with nothing at its end that would swallow the backticks behind it: no address, and no tildes."""
    word = max(text.rfind(" "), text.rfind("\n")) + 1
    last = text[word:].replace("://", "&#58;//")
    last = _WWW.sub(r"\1&#46;", last)
    tildes = len(last) - len(last.rstrip("~"))
    return text[:word] + last[: len(last) - tildes] + "&#126;" * tildes


def written(text: str) -> str:
    """The text that :func:`shown` was given."""
    return "".join(
        _HIDDEN_PAIR.sub(_unhide, part) if is_code else _ENTITY.sub(_read, part) for part, is_code, _ in _parts(text)
    )


def _parts(text: str) -> Iterator[tuple[str, bool, int]]:
    """The text in parts: each one's text, whether it is code, and where it begins."""
    done = 0
    for start, end, _ in code_in(text):
        yield text[done:start], False, done
        yield text[start:end], True, start
        done = end
    yield text[done:], False, done


def _formulas(text: str, begins_line: bool) -> Iterator[tuple[str, tuple[str, str] | None, bool]]:
    """What is no code in pieces: the text of each, with which signs a formula is shown, and whether a line begins with it."""
    at = done = 0
    ends: dict[str, int] = {}  # the next closing sign, or an empty line; each is looked for once
    while (opening := _OPENING.search(text, at)) is not None:
        right, *signs = _SIGNS[opening[0]]
        inner = at = opening.end()
        for sign in (right, "\n\n"):
            if ends.get(sign, -1) <= inner:
                found = text.find(sign, inner + 1)
                ends[sign] = found if found >= 0 else len(text) + 1
        end = ends[right]
        if end > len(text) or end > ends["\n\n"]:
            continue
        yield from _dollars(text[done : opening.start()], begins_line if done == 0 else False)
        yield text[inner:end], (signs[0], signs[1]), False
        at = done = end + len(right)
    yield from _dollars(text[done:], begins_line if done == 0 else False)


def _dollars(text: str, begins_line: bool) -> Iterator[tuple[str, tuple[str, str] | None, bool]]:
    done = 0
    for found in _DOLLARS.finditer(text):
        if _MATHS.search(found[1]):
            yield text[done : found.start()], None, begins_line if done == 0 else False
            yield found[1], _DOLLAR, False
            done = found.end()
    yield text[done:], None, begins_line if done == 0 else False


def _escaped(text: str, signs: tuple[str, str] | None, begins_line: bool) -> str:
    if signs is not None:
        return signs[0] + _IN_FORMULA.sub(_entity, text) + signs[1]
    prefix = _LINE_PREFIX.match(text) if begins_line else None
    start = prefix.end() if prefix else 0
    return text[:start] + _SPECIAL.sub(_entity, text[start:])


def _entity(found: re.Match[str]) -> str:
    what = found[0]
    if what[0] == "\\":
        if what[1] in _NAMED:
            return _BEHIND_BACKSLASH[what[1]]
        return f"&#92;&#{ord(what[1])};" if what[1] in _FROM_SHOWN else what
    if what[0] == "\n":
        return what
    return _NAMED.get(what) or f"&#{ord(what)};"


def _read(found: re.Match[str]) -> str:
    what = found[0]
    if what in _READ:
        return _READ[what]
    return _FROM_SHOWN[what] if what in _FROM_SHOWN else chr(int(what[2:-1]))
