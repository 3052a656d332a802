"""Extracts the text of PDF and Word documents. The files are untrusted.

They are parsed in a child process with limits on time and memory, which is killed when it exceeds them. One document is read at
a time, so many files use no more resources than one. The child's output is discarded, because it may contain text of the file.
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

MAX_PAGES = 500  # of a PDF; the pages of a Word document are only known after layout
MAX_SECONDS = 20.0
MAX_BYTES = 1_000_000_000  # of the child's memory
_LOCK_TIMEOUT_S = 2.0  # longer than most documents take, but short, because the wait blocks a thread of the page
_READ_LOCK = threading.Lock()  # held while a child process reads
_WORD_TEXT_PART = b"word/document.xml"  # identifies an Office Open XML package (ECMA-376) as a Word document


class DocumentType(Enum):
    """Type of a document; the value is its display name."""

    PDF = "PDF"
    WORD = "Word document"


def document_type(data: bytes) -> DocumentType | None:
    if b"%PDF-" in data[:1024]:  # PDF readers accept the header anywhere in the first kilobyte
        return DocumentType.PDF
    # File names are uncompressed in a ZIP archive. This search is linear in the size, whatever the archive's directory claims.
    return DocumentType.WORD if data.startswith(b"PK\x03\x04") and _WORD_TEXT_PART in data else None


def extract_document_text(name: str, form: DocumentType, data: bytes, most: int) -> str:
    """Return the text of the document ``name``. Reading stops soon after ``most`` characters.

    Raises:
        InvalidRequest: the document cannot be read, has no text or too many pages, or another one is being read.
    """
    if not _READ_LOCK.acquire(timeout=_LOCK_TIMEOUT_S):
        raise InvalidRequest(f"Another document is being read. Attach {name} again in a moment.")
    try:
        with Child("read a document") as child:
            clock = threading.Timer(MAX_SECONDS, child.kill)
            clock.start()
            try:
                text = str(child.call(read, name, form, data, most, MAX_PAGES, MAX_SECONDS, MAX_BYTES))
            finally:
                clock.cancel()
    except ChildError:
        raise InvalidRequest(
            f"{name} can't be read: it is damaged, or exceeds {MAX_SECONDS:.0f} seconds or {MAX_BYTES / 1e9:.0f} GB. "
            "Attach its text instead."
        ) from None
    finally:
        _READ_LOCK.release()
    if not text.strip():
        raise InvalidRequest(f"{name} contains no text. If its pages are scanned, attach images instead.")
    return text


def read(name: str, form: DocumentType, data: bytes, most: int, pages: int, seconds: float, memory: int) -> str:
    """Extract the text in the child process of :func:`extract_document_text`, which is first limited to ``seconds`` of CPU time
    and ``memory`` bytes.

    Raises:
        InvalidRequest: the document is password-protected, or has more than ``pages`` pages.
        Exception: any error of the parser on a damaged file.
    """
    import resource

    os.nice(10)  # requests being answered have priority
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # it may not write files
    parts = _pages(name, data, pages) if form is DocumentType.PDF else _blocks(data)
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
        raise InvalidRequest(f"{name} is password-protected.")
    if len(reader.pages) > most:
        raise InvalidRequest(f"{name} has {len(reader.pages):,} pages; the limit is {most}. Attach a part of it.")
    for page in reader.pages:
        yield page.extract_text().strip()


def _blocks(data: bytes) -> Iterator[str]:
    """Yield the paragraphs, headings and tables of a Word document in order, as Markdown."""
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
    """Return a table as Markdown; a cell that spans several columns is placed in the first of them."""
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
