"""What a browser may ask for, checked on the server."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from hfjax_demo.catalog import ModelKind, model_access
from hfjax_demo.errors import InvalidRequest, ModelNotFound
from hfjax_demo.requests import Message, SamplingSettings
from hfjax_demo.settings import Settings
from hfjax_demo.text_fields import MAX_TOKENS
from hfjax_demo.ui import requests
from hfjax_demo.ui.chat_components import sampling_values
from hfjax_demo.ui.messages import Turn, answer, message, read_turns
from hfjax_demo.ui.requests import form_sampling
from tests.catalogue import BUILT_IN
from tests.fakes import FakeManager

CHAT, BASE = "smollm2-135m-instruct", "gemma-3-270m"
TALK: list[Message] = [
    {"role": "user", "content": "One"},
    {"role": "assistant", "content": "Two"},
    {"role": "user", "content": "  Three\n    indented"},
]


@pytest.mark.parametrize(("kind", "other"), [(ModelKind.TEXT, "emoji-diffusion"), (ModelKind.IMAGE, CHAT)])
@pytest.mark.parametrize("name", ["owner/unknown", "", "../folder", "/etc", None, 5, ["a"]])
def test_only_the_catalogues_models_are_served(kind: ModelKind, other: str, name: object) -> None:
    with pytest.raises(ModelNotFound):
        model_access.check_model(name or other, BUILT_IN, Settings(), kind)


def test_a_model_of_the_catalogue_goes_by_its_own_name() -> None:
    for name in (CHAT, " SmolLM2-135M-Instruct ", "HuggingFaceTB/SmolLM2-360M-Instruct"):
        assert model_access.check_model(name, BUILT_IN, Settings()) == BUILT_IN.find(name).name


def test_custom_models_where_they_are_allowed() -> None:
    allowed = Settings(allow_custom_models=True)
    assert model_access.check_model(" owner/unknown ", BUILT_IN, allowed) == "owner/unknown"
    assert model_access.check_model("owner/unknown", BUILT_IN, allowed, ModelKind.IMAGE) == "owner/unknown"
    for name in ("x/" + "y" * 400, "emoji-diffusion", "smolm2", "a\0b"):
        with pytest.raises(ModelNotFound):
            model_access.check_model(name, BUILT_IN, allowed)


def test_a_folder_is_a_model_within_the_model_roots_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root, outside = tmp_path / "root", tmp_path / "root-of-others"
    for folder in (root / "owner" / "model", outside / "owner" / "secret"):
        folder.mkdir(parents=True)
        (folder / "config.json").touch()
    (root / "link").symlink_to(outside / "owner" / "secret")
    allowed = Settings(allow_custom_models=True, model_roots=(root,))
    monkeypatch.chdir(outside)

    def refusal(name: str, settings: Settings = allowed) -> str:
        with pytest.raises(ModelNotFound) as caught:
            model_access.check_model(name, BUILT_IN, settings)
        return str(caught.value).partition("' is ")[2]

    inside = str(root / "owner" / "model")
    assert model_access.check_model(inside, BUILT_IN, allowed) == inside
    up_and_down = f"{root}/owner/../owner/model"
    assert model_access.check_model(up_and_down, BUILT_IN, allowed) == up_and_down
    # A hub id that is a folder where the server was started would be read as the folder.
    there = [str(outside / "owner" / "secret"), f"{root}/../root-of-others/owner/secret", str(root / "link")]
    there += ["owner/secret", "./owner/secret", "~/", "/etc/passwd"]
    gone = [str(outside / "gone"), "./gone", "~/gone", "/gone", f"{root}/../gone"]
    sentences = {refusal(name) for name in (*there, *gone)}
    assert len(sentences) == 1, "which paths there are is nobody's business"
    assert "outside this server's model folders" in sentences.pop()
    assert model_access.check_model("owner/other", BUILT_IN, allowed) == "owner/other"

    nowhere = Settings(allow_custom_models=True, model_roots=())
    assert "outside this server's model folders" in refusal(inside, nowhere)
    monkeypatch.chdir(root)
    default = Settings(allow_custom_models=True)
    assert model_access.check_model("owner/model", BUILT_IN, default) == "owner/model"
    assert "outside this server's model folders" in refusal("link", default)
    assert "not among this server's text models" in refusal(inside, Settings())


def test_what_was_loaded_wins_over_the_catalogue() -> None:
    status = FakeManager().status(BASE)
    assert requests.is_base_model(status)
    assert not requests.is_base_model(dataclasses.replace(status, has_chat_template=True))
    assert not requests.is_base_model(FakeManager().status(CHAT))
    unknown = dataclasses.replace(status, spec=dataclasses.replace(status.spec, chat=None))
    assert not requests.is_base_model(unknown)
    assert requests.is_base_model(dataclasses.replace(unknown, has_chat_template=False))


def test_a_chat_model_gets_the_conversation_and_a_base_model_the_last_message_word_for_word() -> None:
    request = requests.page_request(CHAT, TALK, "Be brief.", SamplingSettings(), continues=False)
    assert (request.prompt, request.messages) == (None, [{"role": "system", "content": "Be brief."}, *TALK])
    request = requests.page_request(BASE, TALK, "Be brief.", SamplingSettings(), continues=True)
    assert (request.prompt, request.messages) == ("  Three\n    indented", None)


def test_messages_that_nobody_answered_are_joined_and_thoughts_not_sent_back() -> None:
    talk: list[Turn] = [message("user", "One"), answer("", "Well"), message("user", "Two")]
    for turns in ([talk[0], talk[2]], talk):
        request = requests.page_request(CHAT, turns, "", SamplingSettings(), continues=False)
        assert request.messages == [{"role": "user", "content": "One\n\nTwo"}]


@pytest.mark.parametrize(
    "messages",
    [
        [],
        [{"role": "user", "content": " \n"}],
        [{"role": "user", "content": "x" * 1_000_001}],
        [{"role": "user", "content": "x" * 20_000}] * 51,
    ],
)
def test_too_little_or_too_much_is_refused(messages: list[Message]) -> None:
    with pytest.raises(InvalidRequest):
        requests.page_request(CHAT, messages, "", SamplingSettings(), continues=False)
    with pytest.raises(InvalidRequest, match="1,000,000"):
        requests.page_request(CHAT, TALK, "x" * 1_000_001, SamplingSettings(), continues=False)


def test_an_answer_goes_on_by_its_tokens_or_by_its_text() -> None:
    begun: Turn = {**answer("Once", "Well"), "model": CHAT, "begun": [5, 6]}

    def asked(turn: Turn, model: str = CHAT) -> object:
        return requests.page_request(model, TALK, "", SamplingSettings(), continues=model == BASE, begun=turn).begun

    assert asked(begun) == [5, 6]
    assert asked({**begun, "begun": []}) == "Once"
    assert asked(begun, BASE) == "Once"  # the tokens are another model's
    with pytest.raises(InvalidRequest, match="Regenerate it instead"):
        asked({**begun, "content": "", "begun": []})


def test_what_is_said_of_thinking_fits_the_model() -> None:
    plain = FakeManager().status(CHAT)
    thinks = dataclasses.replace(plain, thinks=True, efforts=("low", "high"))
    assert requests.form_thinking(("on", "high", 64), plain) == {}
    assert requests.form_thinking(("on", "high", 64), thinks) == {
        "thinking": True,
        "effort": "high",
        "thinking_tokens": 64,
    }
    assert requests.form_thinking(("", "", 0), thinks) == {"thinking": None}
    for strange in ((), (None, ["high"], None), ({}, 5, False)):
        assert requests.form_thinking(strange, thinks) in ({}, {"thinking": None})
    with pytest.raises(InvalidRequest):
        said = requests.form_thinking(("off", "", "many"), thinks)
        requests.page_request(CHAT, TALK, "", SamplingSettings(), continues=False, thinking=said)


def test_the_forms_values_become_sampling_settings() -> None:
    values = (0.5, 40.0, 0.9, 0.05, 1.1, 100, False, 0, "END\n\\nUser:\n\n")
    assert form_sampling(values) == SamplingSettings(100, 0.5, 40, 0.9, 0.05, 1.1, 0, ("END", "\nUser:"))
    assert form_sampling((*values[:6], True, None, None)).seed is None


@pytest.mark.parametrize(
    "values",
    [
        (),
        (0.5, 40, 0.9, 0.05, 1.1, 100, False, None, ""),
        (None, 40, 0.9, 0.05, 1.1, 100, True, 0, ""),
        ("hot", 40, 0.9, 0.05, 1.1, 100, True, 0, ""),
        (0.5, 40, 0.9, 0.05, 1.1, float("inf"), True, 0, ""),
    ],
)
def test_wrong_sampling_values_are_refused_with_a_sentence(values: tuple[object, ...]) -> None:
    with pytest.raises(InvalidRequest):
        form_sampling(values)


def test_recommended_values_are_the_catalogues_over_the_defaults() -> None:
    spec = FakeManager().status(BASE).spec
    found = requests.recommended_sampling(spec)
    assert {name: getattr(found, name) for name in spec.sampling} == dict(spec.sampling)
    assert found.max_new_tokens == MAX_TOKENS, "an answer has what room is left"
    assert sampling_values(found, Settings())["max_new_tokens"] == 0
    named = sampling_values(found, Settings())
    assert form_sampling([named[name] for name in requests.SAMPLING_ORDER]).max_new_tokens == MAX_TOKENS
    short = sampling_values(SamplingSettings(max_new_tokens=1500), Settings())
    assert form_sampling([short[name] for name in requests.SAMPLING_ORDER]).max_new_tokens == 1500


@pytest.mark.parametrize(
    "value",
    [
        None,
        "text",
        [{"role": "system", "content": "mine"}],
        [{"role": "user", "content": [{"type": "file", "file": {"path": "/etc/passwd"}}]}],
        [{"role": "user", "content": [{"type": "text", "text": 5}]}],
        [{"role": "user"}, 4],
    ],
)
def test_only_texts_of_users_and_assistants_are_taken_from_a_browser(value: object) -> None:
    assert read_turns(value) == []
