"""The text of a PDF or of a Word document, for which a stranger's file has to be parsed.

That is done in a child process, which has so many seconds and so much memory and is ended when it wants more; one at a time, so
that many files take no more than one. What it writes is thrown away, since it may be the file's words.
"""

from __future__ import annotations

import io
import os
import threading
from collections.abc import Iterator
from enum import Enum
from typing import Any

from ..children import Child, ChildError
from ..errors import InvalidRequest
from . import words_chat as words

MAX_PAGES = 500  # of a PDF; a Word document's are known to whoever lays it out
MAX_SECONDS = 20.0
MAX_BYTES = 1_000_000_000  # of the child's memory
_WAIT_S = 2.0  # for another document; longer than most take, and short, since whoever waits holds a thread of the page
_READING = threading.Lock()  # held as long as a child reads
_WORD_TEXT = b"word/document.xml"  # the part of an Office Open XML package (ECMA-376) by which it is a Word document


class Form(Enum):
    """What a document is; the value is its name for people."""

    PDF = "PDF"
    WORD = "Word document"


def form_of(data: bytes) -> Form | None:
    """What a file is by its content; None: none of these."""
    if b"%PDF-" in data[:1024]:  # within its first kilobyte, as readers of PDF look for that
        return Form.PDF
    # Names stand unpacked in a package, and to look for one costs what the file has bytes, whatever its directory says.
    return Form.WORD if data.startswith(b"PK\x03\x04") and _WORD_TEXT in data else None


def text_of(name: str, form: Form, data: bytes, most: int) -> str:
    """The text of the document called ``name``; somewhat more than ``most`` characters of one that has more.

    Raises:
        InvalidRequest: it cannot be read, has no text or too many pages, or another one is being read.
    """
    if not _READING.acquire(timeout=_WAIT_S):
        raise InvalidRequest(words.ANOTHER_DOCUMENT.format(name=name))
    try:
        with Child("read a document") as child:
            clock = threading.Timer(MAX_SECONDS, child.kill)
            clock.start()
            try:
                text = str(child.call(read, name, form, data, most, MAX_PAGES, MAX_SECONDS, MAX_BYTES))
            finally:
                clock.cancel()
    except ChildError:
        raise InvalidRequest(words.DAMAGED.format(name=name, seconds=MAX_SECONDS, gigabytes=MAX_BYTES / 1e9)) from None
    finally:
        _READING.release()
    if not text.strip():
        raise InvalidRequest(words.NO_TEXT.format(name=name))
    return text


def read(name: str, form: Form, data: bytes, most: int, pages: int, seconds: float, memory: int) -> str:
    """The child's side of :func:`text_of`, which lowers its own limits first: ``seconds`` of a processor, bytes of ``memory``.

    Raises:
        InvalidRequest: it is locked, or has more than ``pages``.
        Exception: whatever a damaged file makes the parser raise.
    """
    import resource

    os.nice(10)  # those who are being answered come first
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # it writes nothing
    parts = _pages(name, data, pages) if form is Form.PDF else _blocks(data)
    texts: list[str] = []
    room = most
    for part in parts:
        texts.append(part)
        room -= len(part)
        if room < 0:
            break
    return "\n\n".join(filter(None, texts)).encode("utf-8", "replace").decode()


def _pages(name: str, data: bytes, most: int) -> Iterator[str]:
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise InvalidRequest(words.LOCKED.format(name=name))
    if len(reader.pages) > most:
        raise InvalidRequest(words.TOO_MANY_PAGES.format(name=name, pages=len(reader.pages), most=most))
    for page in reader.pages:
        yield page.extract_text().strip()


def _blocks(data: bytes) -> Iterator[str]:
    """The paragraphs of a Word document, headings among them, and its tables, as Markdown has them, in their order."""
    from docx import Document
    from docx.table import Table

    for block in Document(io.BytesIO(data)).iter_inner_content():
        yield _table(block) if isinstance(block, Table) else _paragraph(block)


def _paragraph(block: Any) -> str:
    text = str(block.text).strip()
    style = str(block.style.name) if block.style is not None else ""
    level = style.removeprefix("Heading ")
    if text and style != level and level.isdecimal():
        return f"{'#' * min(int(level), 6)} {text}"
    return f"- {text}" if text and style.startswith("List") else text


def _table(block: Any) -> str:
    """Rows in lines; a cell that spans several columns stands in the first of them."""
    lines: list[str] = []
    for row in block.rows:
        cells: list[str] = []
        before = None
        for cell in row.cells:
            cells.append("" if cell._tc is before else " ".join(cell.text.replace("|", "\\|").split()))
            before = cell._tc
        lines.append(f"| {' | '.join(cells)} |")
        if len(lines) == 1:
            lines.append(f"|{' --- |' * len(cells)}")
    return "\n".join(lines)
