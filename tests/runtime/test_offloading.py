"""A model that does not fit the device's memory: as few of its layers as need be stay in the machine's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo import sources
from hfjax_demo.bridge.platforms import Platform, for_platform, is_in_host_memory
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidModelFolder, InvalidSetting, ModelTooLarge
from hfjax_demo.events import Failed
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory import budget, estimate, usage
from hfjax_demo.runtime.memory.estimate import (
    MemoryEstimate,
    PlacedTensor,
    estimate_folder,
    estimate_without_files,
    layer_sizes,
    requested_offload,
)
from hfjax_demo.settings import Settings, parse_offload_layers

from .. import tiny_models
from ..catalogue import BUILT_IN
from ..sources.fetching import assert_one_sentence, wait_until
from ..tiny_models import Reference, prompt_ids
from .managing import ask, collect, engine_of, tokens

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEW_TOKENS = 20


@pytest.fixture
def with_own_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the device had memory of its own."""
    monkeypatch.setattr(estimate, "devices_share_memory", lambda: False)


def estimated(folder: str, **changes: Any) -> MemoryEstimate:
    return estimate_folder(Path(folder), ModelKind.TEXT, "tiny", "float32", tiny_models.settings(**changes))


def test_the_list_that_takes_most_has_the_layers() -> None:
    found = [
        PlacedTensor("model.embed_tokens.weight", 2, 900),
        PlacedTensor("vision.blocks.0.weight", 2, 30),
        *(
            PlacedTensor(f"model.layers.{layer}.mlp.experts.{expert}.weight", 2, 10)
            for layer in (1, 0, 10)
            for expert in (0, 1)
        ),
        PlacedTensor("model.layers.10.norm.weight", 1, 5),
        PlacedTensor("model.layers.10.attention.weight", 3, 7),
    ]
    assert layer_sizes(found) == (20, 20, 27)
    assert layer_sizes(found[:1]) == ()


def test_layers_go_from_the_last_one_on_and_one_comes_at_a_time() -> None:
    whole = MemoryEstimate(weights=100, conversations=10, workspace=5, layers=(20, 20, 27))
    assert whole.offloaded(0) is whole
    one = whole.offloaded(1)
    assert (one.weights, one.workspace, one.on_host, one.layers) == (73, 32, 27, (20, 20))
    assert whole.offloaded(9).on_host == 67 and whole.offloaded(9).total == 33 + 10 + 5 + 27
    assert [whole.fit_budget(budget)[0] for budget in (200, 115, 114, 95, 94, 75, 1)] == [0, 0, 2, 2, 3, 3, 3]
    assert whole.min_total(None) == 75 and whole.min_total(1) == 115 and whole.min_total(0) is None
    assert MemoryEstimate(100, 10, 5).fit_budget(50) == (0, MemoryEstimate(100, 10, 5)), "nobody knows its layers"


@pytest.mark.usefixtures("with_own_memory")
def test_what_stays_is_what_the_engine_then_has_there(folders: list[str]) -> None:
    found = estimated(folders[0])
    assert len(found.layers) == 2
    engine = tiny_models.load(Path(folders[0]), offload=1)
    away = [array.nbytes for array in engine._programs.params.values() if is_in_host_memory(array)]
    assert sum(away) == found.offloaded(1).on_host == found.layers[-1] > 0
    assert estimated(folders[0], mesh="1x2").layers == ()


@pytest.mark.usefixtures("with_own_memory")
def test_one_that_does_not_fit_answers_with_layers_on_the_host(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference]
) -> None:
    found = estimated(folders[0])
    # The tiny model's layers are alike: with one away there is as much on the device as with none.
    manager = make(memory_budget=f"{found.offloaded(2).total}b")
    assert tokens(collect(manager.generate(ask(folders[0], NEW_TOKENS)))) == references[0].greedy(
        prompt_ids(6), NEW_TOKENS
    )
    told = manager.status(folders[0])
    assert told.message.startswith("2 of 2 layers (") and "are offloaded to host memory" in told.message
    assert told.estimated_bytes == found.total > (told.min_estimated_bytes or 0) == found.offloaded(2).total
    params = engine_of(manager, folders[0])._programs.params
    assert any(is_in_host_memory(array) for array in params.values())

    for refused in (make(memory_budget=f"{found.offloaded(2).total - 1}b"), make(memory_budget="1kb", offload="1")):
        with pytest.raises(ModelTooLarge):
            refused.load(folders[0])
    roomy = make(offload="0")
    assert tokens(collect(roomy.generate(ask(folders[0], NEW_TOKENS))))
    assert roomy.status(folders[0]).message == "" and roomy.status(folders[0]).min_estimated_bytes is None


@pytest.mark.usefixtures("with_own_memory")
def test_more_than_the_machine_has_is_refused(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "free_host_memory", lambda: 1000)
    with pytest.raises(ModelTooLarge, match=r"for offloaded weights, and 1\.0 kB") as refused:
        make(memory_budget=f"{estimated(folders[0]).offloaded(2).total}b").load(folders[0])
    assert_one_sentence(refused.value)
    last = collect(make(offload="1").generate(ask(folders[0])))[-1]
    assert isinstance(last, Failed) and isinstance(last.error, ModelTooLarge), "its load looks again"


def test_what_is_free_is_no_more_than_a_container_or_a_gpus_host_may_give(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usage, "container_memory_limit", lambda: None)
    whole = usage.free_host_memory()
    assert whole > 10**8
    monkeypatch.setenv(usage.HOST_LIMIT_VARIABLE, "0.05")
    with for_platform(Platform.GPU):
        assert usage.free_host_memory() == int(0.05 * 2**30)
    monkeypatch.setattr(usage, "container_memory_limit", lambda: 1)
    assert usage.free_host_memory() == 0


def test_settings() -> None:
    assert [parse_offload_layers(text) for text in ("auto", " Auto ", "0", "12")] == [None, None, 0, 12]
    assert Settings.from_environment({"HFJAX_OFFLOAD": "12"}).offload == "12"
    for wrong in ("", "-1", "1.5", "all"):
        with pytest.raises(InvalidSetting, match="choose auto or a number of layers"):
            Settings(offload=wrong)
    assert requested_offload(Settings(offload="3")) == 0, "a CPU has one memory"


@pytest.mark.usefixtures("with_own_memory")
@pytest.mark.parametrize(("platform", "unasked"), [(Platform.GPU, None), (Platform.TPU, 0)])
def test_a_tpu_does_so_where_it_is_asked(platform: Platform, unasked: int | None) -> None:
    with for_platform(platform):
        assert requested_offload(Settings()) == unasked and requested_offload(Settings(offload="3")) == 3


@pytest.mark.usefixtures("with_own_memory")
def test_one_whose_files_are_not_here_may_fit_in_both(
    make: Callable[..., ModelManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: Any, **__: Any) -> None:
        raise InvalidModelFolder("It cannot be had here.")

    with for_platform(Platform.GPU):
        unseen = estimate_without_files(BUILT_IN.find("llama-2-7b-chat"), "bfloat16")
    assert unseen is not None and len(unseen.layers) > 32 and unseen.total - unseen.fit_budget(10**9)[1].on_host < 10**9
    manager = make(memory_budget="2 GB", offload="0")
    with pytest.raises(ModelTooLarge):
        manager.load("llama-2-7b-chat")
    monkeypatch.setattr(budget, "free_host_memory", lambda: 10**12)
    monkeypatch.setattr(sources, "fetch", refuses)
    for offload in ("auto", "5"):
        manager = make(memory_budget="2 GB", offload=offload)
        manager.load("llama-2-7b-chat")
        wait_until(lambda manager=manager: "cannot be had here" in manager.status("llama-2-7b-chat").message, 30)
