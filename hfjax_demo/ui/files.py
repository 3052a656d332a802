"""Text files attached to a message: read once, stored in the browser, and included in the message for the model.

A file is only a name and a text: nothing is stored on this server, and no name refers to a file of it. Both are untrusted, so
they are validated on each request.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from typing_extensions import TypedDict

from ..errors import InvalidRequest
from ..text_fields import is_valid_unicode
from . import documents

MAX_FILES = 16  # per conversation
MAX_FILES_CHARACTERS = 200_000  # of all files of a conversation together: far more than most context lengths
MAX_NAME_CHARACTERS = 80
_BINARY_CHARACTERS = re.compile(r"[\x00-\x06\x0e-\x1a\x1c-\x1f\x7f]")  # which text files do not contain
_FENCES = re.compile("`{3,}")


class TextFile(TypedDict):
    """A text file. ``name`` has no folders, see :func:`clean_name`."""

    name: str
    text: str


def read_file(name: object, data: bytes) -> TextFile:
    """Return an uploaded file as text. Its type is detected from the content: UTF-8 text, or a document, whose text is extracted.

    Raises:
        InvalidRequest: the file is neither, is empty, or is too long.
    """
    called = clean_name(name)
    form = documents.document_type(data)
    if form is None:
        text = _decode_text(called, data)
    else:
        text = documents.extract_document_text(called, form, data, MAX_FILES_CHARACTERS)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise InvalidRequest(f"{called} is empty.")
    if len(text) > MAX_FILES_CHARACTERS:
        raise InvalidRequest(_too_long_message(called, f"{len(text):,}"))
    return {"name": called, "text": text}


def _decode_text(name: str, data: bytes) -> str:
    if len(data) > 4 * MAX_FILES_CHARACTERS:  # UTF-8 has at most 4 bytes per character
        raise InvalidRequest(_too_long_message(name, f"more than {MAX_FILES_CHARACTERS:,}"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if _BINARY_CHARACTERS.search(text):
        raise InvalidRequest(
            f"{name} is not supported. Attach UTF-8 text, a PDF, a Word document (.docx), or a PNG, JPEG or WebP image."
        )
    return text


def _too_long_message(name: str, characters: str) -> str:
    return (
        f"{name} has {characters} characters; the limit for all files is {MAX_FILES_CHARACTERS:,}. Attach a part of it."
    )


def check_file_limits(files: Sequence[TextFile]) -> None:
    """Raise :class:`InvalidRequest` if the files exceed the limits of a conversation."""
    if len(files) > MAX_FILES:
        raise InvalidRequest(f"The limit is {MAX_FILES} files per conversation. Start a new chat.")
    total = sum(len(file["text"]) for file in files)
    if total > MAX_FILES_CHARACTERS:
        raise InvalidRequest(
            f"The files of this conversation have {total:,} characters; the limit is {MAX_FILES_CHARACTERS:,}. "
            f"Remove {files[-1]['name']}, or start a new chat."
        )


def clean_name(name: object) -> str:
    """Return a file name as one line, without folders, and without invisible characters or ones that change text direction."""
    last = re.split(r"[/\\]", name)[-1] if isinstance(name, str) else ""
    shown = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in last[: 16 * MAX_NAME_CHARACTERS])
    line = " ".join(shown.split()).strip("` .") if shown.strip(". ") else ""
    if len(line) > MAX_NAME_CHARACTERS:
        head, dot, ending = line.rpartition(".")
        ending = dot + ending if head and len(ending) <= 10 else ""
        line = line[: MAX_NAME_CHARACTERS - len(ending) - 1].rstrip() + "…" + ending
    return line or "file"


def read_files(values: object) -> list[TextFile]:
    """Parse a list of files from the browser; invalid items are omitted."""
    found: list[TextFile] = []
    for value in values if isinstance(values, list) else ():
        text = value.get("text") if isinstance(value, Mapping) else None
        if isinstance(text, str) and 0 < len(text) <= MAX_FILES_CHARACTERS and is_valid_unicode(text):
            found.append({"name": clean_name(value.get("name")), "text": text})
    return found[:MAX_FILES]


def add_files_to_prompt(content: str, files: Sequence[TextFile]) -> str:
    """Return a message as the model reads it: name and fenced text of each file, then the user's text."""
    if not files:
        return content
    return "\n\n".join([*map(_fenced, files), *([content] if content.strip() else [])])


def _fenced(file: TextFile) -> str:
    """Return a file's name and its text in a code fence longer than any in the text, so that the text cannot close it."""
    text = file["text"] if file["text"].endswith("\n") else file["text"] + "\n"
    fence = "`" * max((len(found) + 1 for found in _FENCES.findall(text)), default=3)
    return f"{file['name']}\n{fence}\n{text}{fence}"
