"""PDFs: their text, and what strangers' files may cost. Each is read in a process of its own."""

from __future__ import annotations

import io
import threading
import zlib

import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.ui import pdf
from hfjax_demo.ui.files import read_file

MOST = 1000  # characters


def made(*pages: str, password: str = "") -> bytes:
    """A PDF with a line of text on each page."""
    writer = PdfWriter()
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/Type1"),
            NameObject("/BaseFont"): NameObject("/Helvetica"),
        }
    )
    for text in pages:
        page = writer.add_blank_page(200, 200)
        page[NameObject("/Resources")] = DictionaryObject(
            {NameObject("/Font"): DictionaryObject({NameObject("/F"): font})}
        )
        content = DecodedStreamObject()
        content.set_data(f"BT /F 12 Tf 10 100 Td ({text}) Tj ET".encode())
        page[NameObject("/Contents")] = writer._add_object(content)
    if password:
        writer.encrypt(password, algorithm="RC4-128")
    buffer = io.BytesIO()
    writer.write(buffer)
    return buffer.getvalue()


def bomb(content: bytes) -> bytes:
    """A PDF whose only page is this, packed."""
    packed = zlib.compress(content, 9)
    return (
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n"
        b"4 0 obj<</Filter/FlateDecode/Length " + str(len(packed)).encode() + b">>stream\n" + packed + b"\nendstream endobj\n"
        b"trailer<</Root 1 0 R>>\n%%EOF"
    )  # fmt: skip


def test_the_text_of_its_pages_whatever_it_is_called() -> None:
    assert read_file("paper", made("Hello world", "", "Second page")) == {
        "name": "paper",
        "text": "Hello world\n\nSecond page",
    }


def test_no_more_is_read_than_is_wanted() -> None:
    text = pdf.text_of("x", made(*["word " * 60] * 20), MOST)
    assert MOST < len(text) < 2 * MOST
    with pytest.raises(InvalidRequest, match="500 are the most"):
        pdf.text_of("x.pdf", made(*[""] * (pdf.MAX_PDF_PAGES + 1)), MOST)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.7 and nothing else", "cannot be read"),
        (made("Hello")[:200], "cannot be read"),
        (made("", ""), "no text in it"),
        (made("Secret", password="key"), "locked with a password"),
    ],
    ids=["a header", "half", "no text", "locked"],
)
def test_one_that_cannot_be_read_is_refused_in_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(InvalidRequest, match=f"^x.pdf .*{said}") as refused:
        pdf.text_of("x.pdf", data, MOST)
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".")


def test_one_that_unpacks_to_more_memory_than_there_may_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "MAX_PDF_BYTES", 200_000_000)
    assert pdf.text_of("x.pdf", made("Hello"), MOST) == "Hello"
    with pytest.raises(InvalidRequest, match="cannot be read"):
        pdf.text_of("x.pdf", bomb(b"0 " * 100_000_000), MOST)


def test_one_that_takes_too_long_is_given_up_and_the_next_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pdf, "MAX_PDF_SECONDS", 0.001)
        with pytest.raises(InvalidRequest, match="cannot be read"):
            pdf.text_of("x.pdf", made("Hello"), MOST)
    assert pdf.text_of("x.pdf", made("Hello"), MOST) == "Hello"


def test_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "_WAIT_S", 0.01)
    began, go_on = threading.Event(), threading.Event()

    class Held(pdf.Child):
        def call(self, *args: object) -> object:
            began.set()
            assert go_on.wait(60)
            return "text"

    monkeypatch.setattr(pdf, "Child", Held)
    first = threading.Thread(target=pdf.text_of, args=("first.pdf", made("a"), MOST))
    first.start()
    assert began.wait(60)
    with pytest.raises(InvalidRequest, match=r"Another PDF is being read; attach x\.pdf again"):
        pdf.text_of("x.pdf", made("a"), MOST)
    go_on.set()
    first.join()


def test_the_sample_is_a_pdf() -> None:
    assert len(PdfReader(io.BytesIO(made("a", "b"))).pages) == 2 and pdf.is_pdf(made("a"))
