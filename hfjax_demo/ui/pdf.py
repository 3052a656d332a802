"""The text of a PDF, for which a stranger's file has to be parsed.

That is done in a child process, which has so many seconds and so much memory and is ended when it wants more; one at a time, so
that many files take no more than one. What it writes is thrown away, since it may be the file's words.
"""

from __future__ import annotations

import io
import os
import threading

from ..children import Child, ChildError
from ..errors import InvalidRequest

MAX_PDF_PAGES = 500
MAX_PDF_SECONDS = 20.0
MAX_PDF_BYTES = 1_000_000_000  # of the child's memory
_WAIT_S = 2.0  # for another PDF; longer than most take, and short, since whoever waits holds a thread of the page
_READING = threading.Lock()  # held as long as a child reads


def is_pdf(data: bytes) -> bool:
    """Whether it says that it is one: within its first kilobyte, as readers of PDF look for that."""
    return b"%PDF-" in data[:1024]


def text_of(name: str, data: bytes, most: int) -> str:
    """The text of all pages of the PDF called ``name``; somewhat more than ``most`` characters of one that has more.

    Raises:
        InvalidRequest: it cannot be read, has no text or too many pages, or another one is being read.
    """
    if not _READING.acquire(timeout=_WAIT_S):
        raise InvalidRequest(f"Another PDF is being read; attach {name} again in a moment.")
    try:
        with Child("read a PDF") as child:
            clock = threading.Timer(MAX_PDF_SECONDS, child.kill)
            clock.start()
            try:
                text = str(child.call(read, name, data, most, MAX_PDF_PAGES, MAX_PDF_SECONDS, MAX_PDF_BYTES))
            finally:
                clock.cancel()
    except ChildError:
        raise InvalidRequest(
            f"{name} cannot be read: it is damaged, or takes more than {MAX_PDF_SECONDS:.0f} seconds or "
            f"{MAX_PDF_BYTES / 1e9:.0f} GB. Attach its text instead."
        ) from None
    finally:
        _READING.release()
    if not text.strip():
        raise InvalidRequest(f"{name} has no text in it, perhaps pictures of pages; attach its text, or pictures.")
    return text


def read(name: str, data: bytes, most: int, pages: int, seconds: float, memory: int) -> str:
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
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise InvalidRequest(f"{name} is locked with a password; attach one that is not.")
    if len(reader.pages) > pages:
        raise InvalidRequest(f"{name} has {len(reader.pages):,} pages; {pages} are the most. Attach a part of it.")
    texts: list[str] = []
    for page in reader.pages:
        texts.append(page.extract_text().strip())
        if sum(map(len, texts)) > most:
            break
    return "\n\n".join(filter(None, texts)).encode("utf-8", "replace").decode()
