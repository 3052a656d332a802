"""Conversations as files."""

from __future__ import annotations

import json

import pytest

from hfjax_demo.ui import branches, export
from hfjax_demo.ui.conversations import Conversation, shown
from hfjax_demo.ui.messages import message

CODE = "```python\nif True:\n    pass\n```"


@pytest.fixture
def conversation() -> Conversation:
    return {
        "id": "a",
        "title": "Grüße: what/why?",
        "model": "smollm2-135m-instruct",
        "system": "Be brief.",
        "updated": 1_700_000_000,
        "turns": branches.straight([message("user", "Show code"), message("assistant", CODE)]).turns,
        "leaf": 1,
    }


def test_markdown(conversation: Conversation) -> None:
    assert export.to_markdown(conversation) == (
        "# Grüße: what/why?\n\nModel: smollm2-135m-instruct · 2023-11-14\n\n## System prompt\n\nBe brief.\n\n"
        f"## You\n\nShow code\n\n## Model\n\n{CODE}\n"
    )


def test_json_is_what_a_chat_template_takes(conversation: Conversation) -> None:
    record = json.loads(export.to_json(conversation))
    assert record["messages"] == [{"role": "system", "content": "Be brief."}, *shown(conversation)]
    assert (record["title"], record["model"]) == (conversation["title"], conversation["model"])
    assert record["updated"] == "2023-11-14T22:13:20+00:00"


def test_an_empty_system_prompt_is_left_out(conversation: Conversation) -> None:
    conversation["system"] = "  "
    assert "System prompt" not in export.to_markdown(conversation)
    assert json.loads(export.to_json(conversation))["messages"] == shown(conversation)


def test_downloads_carry_name_type_and_nonce(conversation: Conversation) -> None:
    markdown, record = export.download(conversation, "markdown", "1"), export.download(conversation, "json", "2")
    assert (markdown["name"], record["name"]) == ("grüße-what-why.md", "grüße-what-why.json")
    assert markdown["text"] == export.to_markdown(conversation)
    assert record["text"] == export.to_json(conversation)
    assert (markdown["nonce"], record["nonce"]) == ("1", "2")


@pytest.mark.parametrize(("title", "name"), [("../../etc/passwd", "etc-passwd.md"), ("???", "conversation.md")])
def test_file_names_hold_no_paths(title: str, name: str) -> None:
    assert export.file_name(title, "md") == name
