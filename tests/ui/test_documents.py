"""PDFs and Word documents: their text, and what strangers' files may cost. Each is read in a process of its own."""

from __future__ import annotations

import io
import threading
import zipfile
import zlib

import pytest
from docx import Document
from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.ui import documents
from hfjax_demo.ui.documents import DocumentType
from hfjax_demo.ui.files import read_file

pytestmark = pytest.mark.usefixtures("processes")

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
    text = documents.extract_document_text("x", DocumentType.PDF, made(*["word " * 60] * 20), MOST)
    assert MOST < len(text) < 2 * MOST
    with pytest.raises(InvalidRequest, match="the limit is 500"):
        documents.extract_document_text("x.pdf", DocumentType.PDF, made(*[""] * (documents.MAX_PAGES + 1)), MOST)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.7 and nothing else", "can.t be read"),
        (made("Hello")[:200], "can.t be read"),
        (made("", ""), "contains no text"),
        (made("Secret", password="key"), "password-protected"),
    ],
    ids=["a header", "half", "no text", "locked"],
)
def test_one_that_cannot_be_read_is_refused_in_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(InvalidRequest, match=f"^x.pdf .*{said}") as refused:
        documents.extract_document_text("x.pdf", DocumentType.PDF, data, MOST)
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".")


def test_one_that_unpacks_to_more_memory_than_there_may_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MAX_BYTES", 200_000_000)
    assert documents.extract_document_text("x.pdf", DocumentType.PDF, made("Hello"), MOST) == "Hello"
    with pytest.raises(InvalidRequest, match="be read"):
        documents.extract_document_text("x.pdf", DocumentType.PDF, bomb(b"0 " * 100_000_000), MOST)


def test_one_that_takes_too_long_is_given_up_and_the_next_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(documents, "MAX_SECONDS", 0.001)
        with pytest.raises(InvalidRequest, match="be read"):
            documents.extract_document_text("x.pdf", DocumentType.PDF, made("Hello"), MOST)
    assert documents.extract_document_text("x.pdf", DocumentType.PDF, made("Hello"), MOST) == "Hello"


def test_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "_LOCK_TIMEOUT_S", 0.01)
    began, go_on = threading.Event(), threading.Event()

    class Held(documents.Child):
        def call(self, *args: object) -> object:
            began.set()
            assert go_on.wait(60)
            return "text"

    monkeypatch.setattr(documents, "Child", Held)
    first = threading.Thread(
        target=documents.extract_document_text, args=("first.pdf", DocumentType.PDF, made("a"), MOST)
    )
    first.start()
    assert began.wait(60)
    with pytest.raises(InvalidRequest, match=r"Another document is being read\. Attach x\.pdf again"):
        documents.extract_document_text("x.pdf", DocumentType.PDF, made("a"), MOST)
    go_on.set()
    first.join()


def word(*paragraphs: str) -> bytes:
    """A Word document with these paragraphs, of which the first is a heading, then a list and a table."""
    document = Document()
    for place, text in enumerate(paragraphs):
        document.add_heading(text, level=2) if place == 0 else document.add_paragraph(text)
    document.add_paragraph("One thing", style="List Bullet")
    table = document.add_table(rows=2, cols=3)
    for cell, text in zip(table.rows[0].cells, ("Name", "Price", "Left"), strict=True):
        cell.text = text
    table.rows[1].cells[0].merge(table.rows[1].cells[1]).text = "Tea | green"
    table.rows[1].cells[2].text = "3"
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def test_a_word_documents_text_with_its_headings_lists_and_tables() -> None:
    found = read_file("a letter.docx", word("Dear reader", "Second paragraph.", ""))
    assert found == {
        "name": "a letter.docx",
        "text": "## Dear reader\n\nSecond paragraph.\n\n- One thing\n\n"
        "| Name | Price | Left |\n| --- | --- | --- |\n| Tea \\| green |  | 3 |",
    }


def repacked(document: bytes, text: bytes) -> bytes:
    """A Word document whose text is this XML, packed."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(document)) as old, zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, text if name == "word/document.xml" else old.read(name))
    return buffer.getvalue()


BODY = b'<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>%s</w:body></w:document>'
ENTITIES = b"<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>" + BODY % b"<w:p><w:r><w:t>A&b;Z</w:t></w:r></w:p>"


def test_a_damaged_an_empty_and_a_hostile_word_document(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MAX_BYTES", 300_000_000)
    whole = word("Title")
    assert documents.extract_document_text("x.docx", DocumentType.WORD, whole, MOST).startswith("## Title")
    huge = repacked(whole, BODY % (b"<w:p><w:r><w:t>word</w:t></w:r></w:p>" * 2_000_000))
    assert len(huge) < 1_000_000
    for data, said in (
        (whole[:-100], "can.t be read"),
        (huge, "can.t be read"),
        (repacked(whole, BODY % b""), "contains no text"),
    ):
        assert documents.document_type(data) is DocumentType.WORD
        with pytest.raises(InvalidRequest, match=f"^x.docx .*{said}"):
            read_file("x.docx", data)
    text = documents.extract_document_text("x.docx", DocumentType.WORD, repacked(whole, ENTITIES), MOST)
    assert text == "A", "an entity stands for nothing here, least of all for a file"


def test_other_packages_are_no_word_documents() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as package:
        package.writestr("xl/workbook.xml", "a sheet")
    assert documents.document_type(buffer.getvalue()) is None
    with pytest.raises(InvalidRequest, match="is not supported"):
        read_file("x.xlsx", buffer.getvalue())
