"""Text files that people attach to a message: read once, kept by the browser, and told to the model with the message.

A file is its name and its text and nothing else: none is ever a file of this server, and no name leads to one. Like all that a
browser keeps, both come back as a stranger's, so they are checked each time.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from typing_extensions import TypedDict

from ..errors import InvalidRequest
from ..requests import is_text
from . import documents
from . import words_chat as words

MAX_FILES = 16  # of one conversation
MAX_FILES_CHARACTERS = 200_000  # of all files of a conversation together: far beyond most contexts
MAX_NAME_CHARACTERS = 80
_NO_TEXT = re.compile(r"[\x00-\x06\x0e-\x1a\x1c-\x1f\x7f]")  # control characters that no text has
_FENCES = re.compile("`{3,}")


class File(TypedDict):
    """A text file: ``name`` is a name without folders, as :func:`clean_name` makes it."""

    name: str
    text: str


def read_file(name: object, data: bytes) -> File:
    """The text file that a person handed in. Its content decides what it is: UTF-8, or a document, whose text is
    taken.

    Raises:
        InvalidRequest: it is neither, is empty, or is too long.
    """
    called = clean_name(name)
    form = documents.form_of(data)
    text = _decoded(called, data) if form is None else documents.text_of(called, form, data, MAX_FILES_CHARACTERS)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise InvalidRequest(words.NOTHING_IN.format(name=called))
    if len(text) > MAX_FILES_CHARACTERS:
        raise InvalidRequest(_too_long(called, f"{len(text):,}"))
    return {"name": called, "text": text}


def _decoded(name: str, data: bytes) -> str:
    if len(data) > 4 * MAX_FILES_CHARACTERS:  # as many bytes as UTF-8 has for a character at most
        raise InvalidRequest(_too_long(name, f"more than {MAX_FILES_CHARACTERS:,}"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if _NO_TEXT.search(text):
        raise InvalidRequest(words.NOT_SUPPORTED.format(name=name))
    return text


def _too_long(name: str, characters: str) -> str:
    return words.FILE_TOO_LONG.format(name=name, characters=characters, most=MAX_FILES_CHARACTERS)


def check_room(files: Sequence[File]) -> None:
    """Raises :class:`InvalidRequest` when a conversation would have more of files than it may have."""
    if len(files) > MAX_FILES:
        raise InvalidRequest(words.MOST_FILES.format(most=MAX_FILES))
    total = sum(len(file["text"]) for file in files)
    if total > MAX_FILES_CHARACTERS:
        raise InvalidRequest(
            words.FILES_TOO_LONG.format(total=total, most=MAX_FILES_CHARACTERS, name=files[-1]["name"])
        )


def clean_name(name: object) -> str:
    """A name in one line, without folders and without characters that hide or turn round what follows."""
    last = re.split(r"[/\\]", name)[-1] if isinstance(name, str) else ""
    shown = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in last[: 16 * MAX_NAME_CHARACTERS])
    line = " ".join(shown.split()).strip("` .") if shown.strip(". ") else ""
    if len(line) > MAX_NAME_CHARACTERS:
        head, dot, ending = line.rpartition(".")
        ending = dot + ending if head and len(ending) <= 10 else ""
        line = line[: MAX_NAME_CHARACTERS - len(ending) - 1].rstrip() + "…" + ending
    return line or "file"


def read_files(values: object) -> list[File]:
    """The files in a list that a browser sent; what is none is left out."""
    found: list[File] = []
    for value in values if isinstance(values, list) else ():
        text = value.get("text") if isinstance(value, Mapping) else None
        if isinstance(text, str) and 0 < len(text) <= MAX_FILES_CHARACTERS and is_text(text):
            found.append({"name": clean_name(value.get("name")), "text": text})
    return found[:MAX_FILES]


def in_prompt(content: str, files: Sequence[File]) -> str:
    """A message as the model reads it: each file's name and its text within a fence, then what the person wrote."""
    if not files:
        return content
    return "\n\n".join([*map(_fenced, files), *([content] if content.strip() else [])])


def _fenced(file: File) -> str:
    """A fence is longer than any in the text, so that no text can end it."""
    text = file["text"] if file["text"].endswith("\n") else file["text"] + "\n"
    fence = "`" * max((len(found) + 1 for found in _FENCES.findall(text)), default=3)
    return f"{file['name']}\n{fence}\n{text}{fence}"
