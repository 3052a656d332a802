"""What the Models tab shows and does: texts and numbers, who may do what, and strangers' calls over a real server."""

from __future__ import annotations

import dataclasses
import itertools
import json
from pathlib import Path
from typing import Any

import gradio as gr
import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest, ModelBusy, ModelNotFound, ModelTooLarge
from hfjax_demo.events import ModelState
from hfjax_demo.runtime.status import Compilation, DeviceStatus, MemorySample, ModelStatus, Speed
from hfjax_demo.settings import Settings
from hfjax_demo.sources import SearchResult
from hfjax_demo.ui.models import ModelsTab
from hfjax_demo.ui.models_status import MAX_CHART_SAMPLES, memory, recommend_larger_model, row, snapshot, thin_samples
from tests.fakes import FakeManager
from tests.hostile.pages import Stranger
from tests.ui.serving import Served

CHAT, DRAWS, GATED = "smollm2-135m-instruct", "emoji-diffusion", "gemma-3-1b-it"
NOW = 1_750_000_000.0
GB = 10**9


@pytest.fixture
def manager() -> FakeManager:
    return FakeManager()


@pytest.fixture
def tab(manager: FakeManager) -> ModelsTab:
    with gr.Blocks():
        return ModelsTab(manager, manager.settings)


def shown(manager: FakeManager, model: str, budget_bytes: int = 12 * GB, **changes: Any) -> dict[str, Any]:
    """A model's row."""
    return row(dataclasses.replace(manager.status(model), **changes), budget_bytes)


def test_a_model_that_was_never_touched(manager: FakeManager) -> None:
    manager.shelf.fetched = False
    found = shown(manager, CHAT)
    assert (found["title"], found["task"], found["parameters"]) == ("SmolLM2 135M Instruct", "Text", "135 M")
    assert (found["disk"], found["download"]) == ("", "93 MB")
    assert (found["memory"], found["estimate"]) == ("", "≈ 603 MB")
    assert (found["state"], found["tone"], found["actions"]) == ("Not loaded", "absent", ["load"])
    assert found["architecture"] == "" and found["family"]  # its class is known once it has been loaded
    facts = dict(shown(manager, GATED)["facts"])
    assert (
        facts["Name"] == GATED and facts["From"].startswith("huggingface.co/google/") and "HF_TOKEN" in facts["Gated"]
    )


def test_a_loaded_model(manager: FakeManager) -> None:
    manager.shelf.place(CHAT, ModelState.READY)
    found = shown(manager, CHAT)
    assert (found["state"], found["tone"], found["actions"]) == ("Ready", "ready", ["unload"])
    assert (found["memory"], found["estimate"], found["disk"]) == ("603 MB", "", "93 MB")
    assert found["architecture"] == "LlamaForCausalLM"
    assert found["message"] == "Idle for 3 min"
    manager.shelf.place(DRAWS, ModelState.READY)
    manager.change_active(DRAWS, 0)
    facts = dict(shown(manager, DRAWS)["facts"])
    assert facts["Picture"] == "128 \u00d7 128 pixels" and "Gated" not in facts
    assert facts["From"] == "a folder on this server"  # and never which one
    noted = shown(manager, CHAT, message="bfloat16 does not work here, so it is loaded in float32", idle_s=0.0)
    assert noted["message"] == "Bfloat16 does not work here, so it is loaded in float32"


MOVING = {"tone": "moving", "actions": ["cancel"]}
FETCHING = {"state": ModelState.FETCHING, "message": "42 of 98 MB", "fraction": 0.43}
WAITING = {"state": ModelState.LOADING, "message": "waiting for room until GPT-2 is done"}
GATE = "This model is gated; accept its terms."


@pytest.mark.parametrize(
    ("model", "changes", "told"),
    [
        (CHAT, {"state": ModelState.READY, "active_requests": 1}, {"state": "Answering", "tone": "busy"}),
        (CHAT, {"state": ModelState.READY, "active_requests": 3}, {"state": "Answering 3", "actions": ["unload"]}),
        (DRAWS, {"state": ModelState.READY, "active_requests": 1}, {"state": "Drawing", "actions": ["unload"]}),
        (CHAT, FETCHING, {"state": "Fetching", "message": "42 of 98 MB", "fraction": 0.43, **MOVING}),
        (CHAT, {**FETCHING, "active_requests": 2}, {"message": "42 of 98 MB · 2 waiting"}),
        (CHAT, WAITING, {"state": "Loading", "message": "Waiting for room until GPT-2 is done", **MOVING}),
        (CHAT, {"state": ModelState.CANCELLING, "active_requests": 2}, {"state": "Cancelling", "message": ""}),
        (
            CHAT,
            {"state": ModelState.EVICTED, "message": "to make room"},
            {"state": "Unloaded", "message": "To make room"},
        ),
        (CHAT, {"state": ModelState.EVICTED}, {"message": ""}),
        (CHAT, {"state": ModelState.UNLOADING}, {"state": "Unloading", "tone": "moving", "actions": []}),
        (GATED, {"state": ModelState.FAILED, "message": GATE}, {"state": "Failed", "tone": "failed", "message": GATE}),
        (GATED, {"state": ModelState.FAILED}, {"actions": ["load", "delete"]}),
    ],
)
def test_how_a_model_stands(manager: FakeManager, model: str, changes: dict[str, Any], told: dict[str, Any]) -> None:
    found = shown(manager, model, **changes)
    assert {name: found[name] for name in told} == told


@pytest.mark.parametrize("state", list(ModelState))
@pytest.mark.parametrize("model", [CHAT, "crowd"])
def test_a_sentence_decides_nothing(state: ModelState, model: str) -> None:
    manager = FakeManager(Settings(remote="crowd=http://10.0.0.5:8000/v1"))
    told = [
        shown(manager, model, state=state, message=words, active_requests=1)
        for words in ("", "cancelling", "unloaded", "ready", "compiling decode (4)", f"{state.value} {state.value}")
    ]
    for row_ in told:
        row_.pop("message")
    assert all(row_ == told[0] for row_ in told)


def test_a_model_beyond_the_budget_is_marked_until_it_is_loaded_after_all(manager: FakeManager) -> None:
    assert shown(manager, CHAT, estimated_bytes=3 * GB, budget_bytes=2 * GB)["too_large"]
    assert not shown(manager, CHAT, estimated_bytes=3 * GB, budget_bytes=4 * GB)["too_large"]
    assert not shown(manager, CHAT, memory_bytes=3 * GB, estimated_bytes=3 * GB, budget_bytes=2 * GB)["too_large"]
    assert shown(manager, CHAT, estimated_bytes=None)["estimate"] == ""  # nobody can tell


LENGTH = {"context_length": 512, "next_context_length": 512, "max_context": 8192}
Q4 = {"q4_1": 790, "q8_0": 209, "float32": 1}


@pytest.mark.parametrize(
    ("changes", "heading", "told"),
    [
        ({}, "KV cache", None),
        ({"cache_dtype": "bfloat16"}, "KV cache", "16 bits (rounded)"),
        ({"cache_dtype": "int8"}, "KV cache", "8 bits (rounded)"),
        ({}, "Activations", None),
        ({"activations": "int8"}, "Activations", "rounded to int8"),
        (LENGTH, "Context", "512 tokens"),
        ({**LENGTH, "max_context": 512}, "Context", "512 tokens"),
        (
            {**LENGTH, "next_context_length": 4096, "max_context": 512},
            "Context",
            "512 tokens, the most it was trained for (4,096 chosen)",
        ),
        (
            {**LENGTH, "next_context_length": None, "max_context": 512},
            "Context",
            "512 tokens, the most it was trained for",
        ),
        (
            {**LENGTH, "next_context_length": None},
            "Context",
            "512 tokens, as many as memory holds (it was trained for 8,192)",
        ),
        ({**LENGTH, "next_context_length": 4096}, "Context", "512 tokens"),  # it is being loaded anew with more
        ({**LENGTH, "next_context_length": 4096, "max_context": None}, "Context", "512 tokens"),  # nobody knows
        ({}, "Weights", None),
        ({"dtype": "float32", "formats": {"float32": 100}}, "Weights", "stored in 32 bits"),
        (
            {"dtype": "float32", "formats": Q4},
            "Weights",
            "stored in 4 bits (79%), 8 bits (21%), exactly as in the checkpoint",
        ),
        ({"dtype": "int8", "formats": {"int8": 9999, "float32": 1}}, "Weights", "stored in 8 bits"),
    ],
)
def test_a_fact_of_a_loaded_model(
    manager: FakeManager, changes: dict[str, Any], heading: str, told: str | None
) -> None:
    assert dict(shown(manager, CHAT, **changes)["facts"]).get(heading) == told


def test_adapters_are_told_by_name_and_never_by_place(tmp_path: Path) -> None:
    (tmp_path / "models.toml").write_text(
        "[[model]]\nname = 'mine'\nkind = 'image'\nrepo = 'owner/mine'\n[[model.adapters]]\nrepo = 'owner/ink'\n"
        "weight = 0.8\n[[model.adapters]]\nfile = 'secret/pen.safetensors'\ntoken = '<pen>'\n"
    )
    manager = FakeManager(Settings(catalog_file=tmp_path / "models.toml"))
    assert dict(shown(manager, "mine")["facts"])["With"] == "owner/ink \u00d7 0.8, pen, token <pen>"


def test_the_device(manager: FakeManager) -> None:
    manager.shelf.place(CHAT, ModelState.READY)
    history = (MemorySample(NOW - 5, 2 * GB, GB), MemorySample(NOW, 3 * GB, GB))
    device = DeviceStatus("NVIDIA A100", "gpu", 80 * GB, 3 * GB, 64 * GB, GB, history, GB // 10, GB)
    found = memory(device, manager.statuses())
    assert found["label"] == "NVIDIA A100 (GPU)"
    assert found["loaded"].startswith("1 of ")
    assert found["texts"] == {
        "used": "3.0 GB",
        "total": "80.0 GB",
        "budget": "64.0 GB",
        "models": "1.0 GB",
        "others": "2.0 GB",
        "parts": "programs 100 MB, libraries 1.0 GB",
    }
    assert found["history"] == [[NOW - 5, 2 * GB, GB], [NOW, 3 * GB, GB]]
    assert memory(dataclasses.replace(device, label="cpu", platform="cpu"), [])["label"] == "CPU"


def test_a_long_history_is_thinned_and_keeps_its_peak() -> None:
    history = [MemorySample(NOW + place, GB + place, 0) for place in range(5000)]
    history[1234] = MemorySample(NOW + 1234, 9 * GB, 0)
    found = thin_samples(history, MAX_CHART_SAMPLES)
    assert len(found) == MAX_CHART_SAMPLES
    assert max(sample.used_bytes for sample in found) == 9 * GB
    assert found == sorted(found, key=lambda sample: sample.at)
    assert thin_samples(history[:7], MAX_CHART_SAMPLES) == history[:7]


def test_what_was_compiled_and_how_quick_the_answers_were(manager: FakeManager) -> None:
    found = snapshot(
        manager.statuses(),
        manager.device_status(),
        [Compilation(CHAT, "decode (4)", 6.24, NOW - 60, False), Compilation("gone", "prefill (64)", 0.31, NOW, True)],
        [*(Speed(CHAT, ModelKind.TEXT, rate, NOW) for rate in (35.44, 412.3)), Speed(DRAWS, ModelKind.IMAGE, 0.5, NOW)],
        NOW,
    )
    first, second = found["compilations"]
    assert (first["program"], first["model"], first["seconds"]) == ("Decode (4)", "SmolLM2 135M Instruct", "6.2 s")
    assert (second["model"], second["seconds"], second["stored"]) == ("gone", "310 ms", True)
    assert found["speeds"]["text"]["unit"] == "tokens/s"
    assert [bar["text"] for bar in found["speeds"]["text"]["bars"]] == ["35.4", "412"]
    assert [bar["text"] for bar in found["speeds"]["image"]["bars"]] == ["0.50"]
    json.dumps(found)  # it goes to the browser as it is


SMALL, LARGE = CHAT, "qwen3.5-4b-q4"


@pytest.mark.parametrize(
    ("gigabytes", "tokens_per_s", "loaded", "told"),
    [
        (16, 200, [SMALL], "Qwen 3.5 4B, 4 bits, which gives better answers, at about 7 tokens a second"),
        (16, 30, [SMALL], "Qwen 3.5 0.8B, 4 bits, which gives better answers, at about 6 tokens a second"),
        (2, 200, [SMALL], "Qwen 3.5 0.8B, 4 bits, which gives better answers, at about 37 tokens a second"),
        (1, 200, [SMALL], ""),  # too little memory
        (16, 10, [SMALL], ""),  # too slow
        (16, 200, [SMALL, LARGE], ""),  # it is there already
        (16, 200, [], ""),
    ],
)
def test_what_to_try_next_fits_memory_and_speed(
    manager: FakeManager, gigabytes: int, tokens_per_s: float, loaded: list[str], told: str
) -> None:
    for name in loaded:
        manager.shelf.place(name, ModelState.READY)
    device = DeviceStatus("cpu", "cpu", gigabytes * GB, GB // 10, gigabytes * GB, 0, ())
    found = recommend_larger_model(manager.statuses(), device, [Speed(SMALL, ModelKind.TEXT, tokens_per_s, NOW)])
    assert told in found and bool(told) == bool(found)
    assert recommend_larger_model(manager.statuses(), device, []) == "", "nobody knows how quick this machine is"


def test_a_model_that_would_not_fit_in_another_precision_goes_on_serving(tab: ModelsTab, manager: FakeManager) -> None:
    manager.shelf.place(CHAT, ModelState.READY)
    tab.act({"action": "load", "model": CHAT, "dtype": "float32"})  # which it has
    manager.shelf.place(CHAT, ModelState.READY)
    manager.shelf.refuses_reload = ModelTooLarge("SmolLM2 takes 2 GB in float16, and the budget is 1 GB.")
    with pytest.raises(ModelTooLarge):
        tab.act({"action": "load", "model": CHAT, "dtype": "float16"})
    assert manager.status(CHAT).state is ModelState.READY
    assert [call[0] for call in manager.shelf.calls] == ["load", "reload"]


def test_activations_are_chosen_for_a_text_model_by_name(tab: ModelsTab, manager: FakeManager) -> None:
    manager.shelf.place(CHAT, ModelState.READY)
    assert shown(manager, CHAT)["activations"] == "exact" and shown(manager, "emoji-diffusion")["activations"] is None
    with pytest.raises(InvalidRequest, match="Choose one of exact, int16, int8"):
        tab.act({"action": "load", "model": CHAT, "activations": "int4"})
    tab.act({"action": "load", "model": CHAT, "activations": "exact"})  # as it is
    manager.shelf.place(CHAT, ModelState.READY)
    tab.act({"action": "load", "model": CHAT, "activations": "int8"})
    assert manager.shelf.calls == [("load", CHAT, "", "exact"), ("reload", CHAT, "", "int8")]
    assert shown(manager, CHAT)["activations"] == "int8"


def test_what_somebody_is_using_stays(tab: ModelsTab, manager: FakeManager) -> None:
    manager.shelf.place(CHAT, ModelState.READY)
    manager.change_active(CHAT, +1)
    with pytest.raises(ModelBusy, match="answering somebody"):
        tab.act({"action": "unload", "model": CHAT})
    with pytest.raises(ModelBusy, match="answering somebody"):
        tab.act({"action": "load", "model": CHAT, "dtype": "bfloat16"})
    tab.act({"action": "cancel", "model": CHAT})  # which comes too late, and does nothing
    assert manager.status(CHAT).state is ModelState.READY
    assert [call[0] for call in manager.shelf.calls] == ["unload", "reload"]
    manager.shelf.place(CHAT, ModelState.COMPILING)
    with pytest.raises(ModelBusy, match="1 request is waiting for SmolLM2 135M Instruct"):
        tab.act({"action": "cancel", "model": CHAT})
    assert manager.status(CHAT).state is ModelState.COMPILING


def test_only_models_of_the_table(tab: ModelsTab, manager: FakeManager) -> None:
    for action, name in itertools.product(
        ("load", "unload", "cancel"), ("owner/unknown", "/etc", "", None, 7, ["qwen3-0.6b"], {"a": 1}, "x" * 10_000)
    ):
        with pytest.raises(ModelNotFound, match="This server has no model") as caught:
            tab.act({"action": action, "model": name})
        assert len(str(caught.value)) < 300, name
    assert not manager.shelf.calls


def test_custom_models_that_were_asked_for_on_another_tab(monkeypatch: pytest.MonkeyPatch) -> None:
    manager = FakeManager(Settings(allow_custom_models=True))
    custom: ModelStatus = manager.status("owner/unknown")
    monkeypatch.setattr(manager, "statuses", lambda: [custom])
    with gr.Blocks():
        tab = ModelsTab(manager, manager.settings)
    tab.act({"action": "load", "model": "owner/unknown"})
    with pytest.raises(ModelNotFound):
        tab.act({"action": "load", "model": "owner/other"})


@pytest.mark.parametrize(
    "asked",
    [None, [], "load", {}, {"action": "explode"}, {"action": ["load"]}, {"action": "load", "dtype": "int4"},
     {"action": "load", "dtype": "auto"}, {"action": "load", "dtype": ["float32"]},
     {"action": "load", "model": DRAWS, "dtype": "int8"}],
)  # fmt: skip
def test_nonsense_is_refused_in_a_sentence(tab: ModelsTab, manager: FakeManager, asked: object) -> None:
    with pytest.raises(InvalidRequest, match="Choose one of"):
        tab.act({"model": CHAT, **asked} if isinstance(asked, dict) else asked)
    assert not manager.shelf.calls


def test_a_stranger_gets_sentences_and_no_other_function(served: Served) -> None:
    stranger = Stranger(served)
    for asked, says in (({"action": "load", "model": "../../etc/passwd"}, "This server has no model"), (5, ".")):
        assert says in stranger.component("models-channel", "act", asked)["error"]
    body = {"data": None, "component_id": stranger.named("models-channel"), "session_hash": "stranger"}
    for name in ("channel", "get_config"):
        assert stranger.http.post("/component_server/", json={**body, "fn_name": name}).status_code == 404


def test_a_model_is_added_and_taken_off(manager: FakeManager, tab: ModelsTab) -> None:
    answer = tab.channel.add({"where": "some/model"})
    assert (answer["error"], answer["name"]) == (None, "some/model")
    added = next(model for model in tab.look()["models"] if model["name"] == "some/model")
    assert added["use"] == "Chat with this" and added["actions"] == ["load", "delete", "forget"]
    answer = tab.channel.act({"action": "forget", "model": "some/model"})
    assert (answer["error"], answer["done"]) == (None, "some/model is off the list.")
    assert "some/model" not in {model["name"] for model in answer["models"]}


@pytest.mark.parametrize("where", [None, 3, "", "x" * 301, "/etc", "~/models", "../model.gguf"])
def test_what_is_no_model_or_lies_outside_is_not_added(tab: ModelsTab, where: object) -> None:
    answer = tab.channel.add({"where": where})
    assert answer["error"].endswith(".")
    if isinstance(where, str) and 0 < len(where) < 300:
        assert answer["error"].count("HFJAX_MODEL_ROOTS") == 1


def test_files_are_deleted_where_they_were_fetched_and_the_model_is_not_in_memory(
    manager: FakeManager, tab: ModelsTab
) -> None:
    assert shown(manager, GATED)["actions"] == ["load", "delete"]
    assert shown(manager, DRAWS)["actions"] == ["load"], "it is part of the program"
    manager.shelf.place(GATED, ModelState.READY)
    assert shown(manager, GATED)["actions"] == ["unload"]
    manager.shelf.place(GATED, ModelState.EVICTED)
    answer = tab.channel.act({"action": "delete", "model": GATED})
    assert answer["done"] == "The files of Gemma 3 1B Instruct are deleted, which frees 2.0 GB."
    assert shown(manager, GATED)["disk"] == ""


def test_a_search_says_what_was_found_or_why_not(tab: ModelsTab, monkeypatch: pytest.MonkeyPatch) -> None:
    search = tab.channel.search
    hits = [SearchResult("a/b", ModelKind.TEXT, 12_345, 1_500_000_000, True), SearchResult("c/d", ModelKind.TEXT)]
    monkeypatch.setattr(sources, "search", lambda query, kind: hits if kind is ModelKind.TEXT else [])
    assert search({"query": "b", "kind": "text"})["found"] == [
        {"where": "a/b", "facts": "1.5 B parameters · 12,345 downloads · gated"},
        {"where": "c/d", "facts": "0 downloads"},
    ]
    assert search({"query": "b", "kind": "image"})["found"] == []
    monkeypatch.undo()
    for asked in (None, {}, {"query": 3}, {"query": "model"}):  # the last: tests ask no network
        assert search(asked)["error"].endswith(".")
