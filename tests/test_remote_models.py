"""Remote servers in the catalogue: how they are written, and that nothing is repeated that may be a secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.catalog import ModelKind, RemoteSource, catalog_of, read_catalog, remote_keys
from hfjax_demo.catalog.remote_settings import remote_models
from hfjax_demo.cli import main
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.settings import Settings

from .catalogue import BUILT_IN

TWO = (
    "crowd=http://10.0.0.5:8000/v1, big=https://llm.example.org/v1/#meta-llama/Llama-3.3-70B:free gone=http://[::1]:80"
)


def test_names_addresses_and_models() -> None:
    found = {spec.name: spec.source for spec in remote_models(TWO)}
    assert found == {
        "crowd": RemoteSource("http://10.0.0.5:8000/v1"),
        "big": RemoteSource("https://llm.example.org/v1", "meta-llama/Llama-3.3-70B:free"),
        "gone": RemoteSource("http://[::1]:80"),
    }
    assert [source.where for source in found.values()] == ["10.0.0.5:8000", "llm.example.org", "[::1]:80"]  # type: ignore[union-attr]
    assert remote_models(" ,\n") == ()


def test_they_follow_the_others_or_take_their_place() -> None:
    catalog = catalog_of(Settings(remote="crowd=http://h/v1 qwen3-0.6b=http://h:1/v1"))
    assert catalog.models[-1].name == "crowd" and len(catalog.models) == len(BUILT_IN.models) + 1
    qwen = catalog.find("QWEN3-0.6B")
    assert qwen.is_remote and qwen.kind is ModelKind.TEXT
    assert catalog.models.index(qwen) == BUILT_IN.models.index(BUILT_IN.find("qwen3-0.6b"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("http://h/v1", "server 1: write name=http://host:8000/v1"),
        ("a=http://h/v1 B=http://h/v1", "server 2: write name="),
        ("a=http://h a=http://g", "two servers are named 'a'"),
        ("a=ftp://h/v1", "server 'a': the address is not an http or https URL"),
        ("a=http:///v1", "not an http or https URL"),
        ("a=http://h:0/v1", "not an http or https URL"),
        ("a=http://[::1/v1", "the address is not a URL"),
        ("a=http://me:secret@h/v1", "set the key in HFJAX_REMOTE_KEY instead"),
        ("a=http://secret@h/v1", "set the key in HFJAX_REMOTE_KEY instead"),
        ("a=http://h/v1?key=secret", "without a query string"),
        ("a=http://hé/v1", "must be ASCII"),
        ("a=http://h/" + "x" * 500, "not an http or https URL"),
    ],
)
def test_what_is_wrong_is_one_sentence_without_secrets(text: str, says: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        catalog_of(Settings(remote=text))
    assert says in str(caught.value) and "secret" not in str(caught.value)
    assert "\n" not in str(caught.value) and str(caught.value).endswith(".")


def test_keys_for_one_or_for_all_and_for_nobody() -> None:
    assert remote_keys(None, ["a", "b"]) == {}
    assert remote_keys("sk-1==", ["a", "b"]) == {"a": "sk-1==", "b": "sk-1=="}
    assert remote_keys("a=sk-1=", ["a", "b"]) == {"a": "sk-1="}
    assert remote_keys("a=sk-1, b=sk-2", ["a", "b"]) == {"a": "sk-1", "b": "sk-2"}
    for text in ("a=sk-1 c=sk-2", "schlüssel-sk-1", "a=sk-1 b="):
        with pytest.raises(InvalidSetting) as caught:
            remote_keys(text, ["a", "b"])
        assert "sk-" not in str(caught.value)


def test_a_catalogue_file_has_them_too(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text('[[model]]\nname = "big"\nremote = "http://h:8000/v1/"\nremote_model = "org/Big"\n')
    assert read_catalog(file).find("big").source == RemoteSource("http://h:8000/v1", "org/Big")
    for lines, says in (
        ('remote = "http://me:secret@h"', "with remote, the address contains credentials"),
        ('remote = "http://h"\nrepo = "a/b"', "set one of repo"),
        ('remote = "http://h"\nkind = "image"', "only text is supported"),
        ('remote = "http://h"\nrevision = "main"', "revision is not supported for a server"),
        ('repo = "a/b"\nremote_model = "m"', "remote_model requires remote"),
    ):
        file.write_text(f'[[model]]\nname = "big"\n{lines}\n')
        with pytest.raises(InvalidSetting, match=says) as caught:
            read_catalog(file)
        assert "secret" not in str(caught.value)


def test_the_command_line_lists_it_and_has_nothing_to_fetch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HFJAX_REMOTE", "crowd=http://h:8000/v1")
    monkeypatch.setenv("HFJAX_REMOTE_KEY", "sk-secret")
    assert main(["models"]) == 0
    assert "text, remote" in capsys.readouterr().out
    assert main(["fetch", "crowd"]) == 0, "as 'make run' does with the default model"
    said = capsys.readouterr()
    assert said.out == "" and "at h:8000; there is nothing to download" in said.err
