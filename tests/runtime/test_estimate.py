"""What a model will take, from its files alone."""

from __future__ import annotations

import dataclasses
import functools
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import transformers

from hfjax_demo import sources
from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.bridge.platforms import Platform, for_platform, is_in_host_memory
from hfjax_demo.catalog import ModelKind, ModelSpec
from hfjax_demo.catalog.records import HubSource
from hfjax_demo.errors import InvalidModelFolder, InvalidSetting, ModelTooLarge
from hfjax_demo.events import Failed
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory import budget, estimate, usage
from hfjax_demo.runtime.memory.estimate import (
    MemoryEstimate,
    estimate_folder,
    estimate_without_files,
    requested_offload,
)
from hfjax_demo.runtime.memory.placed_tensors import WITHOUT_GROUPED_PRODUCTS, PlacedTensor, layer_sizes
from hfjax_demo.settings import Settings, parse_memory_budget, parse_offload_layers
from hfjax_demo.sources.gguf_types import TensorType as Kind
from hfjax_demo.text.loading import load_text_model

from .. import quantized_checkpoints, tiny_gguf, tiny_models, tiny_pipelines
from ..architectures.comparing import make_folder
from ..catalogue import BUILT_IN
from ..parity import submit
from ..sources.fetching import assert_one_sentence, wait_until
from ..tiny_models import Reference, prompt_ids
from .managing import ask, collect, engine_of, tokens

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("estimate") / "llama", "llama")


def estimated(folder: Path, dtype: str = "float32", **settings: Any) -> MemoryEstimate:
    return estimate_folder(folder, ModelKind.TEXT, "tiny", dtype, tiny_models.settings(**settings))


def weights_of(folder: Path, dtype: str = "float32") -> int:
    """The bytes that loading then gives; an engine would compile programs as well."""
    return parameter_bytes(load_text_model(folder, "tiny", dtype, lambda *_: None)[0])


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("llama", "bfloat16"),
        ("llama", "int8"),
        ("qwen3_next", "int8"),
        ("deepseek_v2", "auto"),
        ("qwen3_next", "auto"),
        ("mamba", "auto"),
    ],
)
def test_keys_values_latents_and_states_are_what_the_engine_then_holds(name: str, dtype: str, tmp_path: Path) -> None:
    path = make_folder(tmp_path / "model", name)
    estimate = estimated(path, slots=1, cache_dtype=dtype)
    engine = tiny_models.load(path, slots=1, cache_dtype=dtype)
    submit(engine, tiny_models.prompt_ids(5), max_new_tokens=10_000)  # which may fill the context
    engine.step()
    states = sum(4 * math.prod(state.shape) for layer in engine.model.use.shapes for state in layer.states)
    counts = engine._slots.state.counts.nbytes  # what penalties count, large beside so small a model's states
    held = engine.memory_bytes - parameter_bytes(engine.programs.params) - counts
    assert states <= estimate.conversations and estimate.workspace > 0
    assert 0 < estimate.conversations <= held <= 1.1 * estimate.conversations
    wide = estimated(path, slots=1, cache_dtype="auto")
    assert dtype == "auto" or estimate.conversations < 0.7 * wide.conversations
    assert estimate.total >= engine.memory_bytes - counts - 1000  # rotary frequencies are in no file


@pytest.mark.parametrize(
    ("name", "dtype"),
    [("llama", "int8"), ("llama", "bfloat16"), ("gemma3", "int8"), ("mixtral", "int8"), ("gpt2", "bfloat16")],
)
def test_narrow_weights_are_what_loading_then_gives(name: str, dtype: str, tmp_path: Path) -> None:
    path = tiny_models.make_model(tmp_path / name, name)
    wide, narrow = estimated(path), estimated(path, dtype)
    assert narrow.weights <= weights_of(path, dtype) <= 1.005 * narrow.weights + 1000
    assert narrow.weights < 0.9 * wide.weights  # scales weigh something beside short rows, and experts stay wide
    assert narrow.conversations == wide.conversations  # on a CPU the cache is float32 all the same


@pytest.mark.parametrize(
    ("name", "published"),
    [("llama", torch.bfloat16), ("llama", torch.float16), ("llama", torch.float32), ("mixtral", torch.bfloat16)],
)
def test_a_checkpoints_matrices_take_what_holds_their_numbers(
    name: str, published: torch.dtype, tmp_path: Path
) -> None:
    path = tiny_models.make_model(tmp_path / name, name, hidden_size=64, intermediate_size=128)
    transformers.AutoModelForCausalLM.from_pretrained(path).to(published).save_pretrained(path)
    estimate = estimated(path)
    assert estimate.weights <= weights_of(path) <= 1.005 * estimate.weights + 1000
    with for_platform(Platform.GPU):
        wide = estimated(path)
    assert (estimate.weights < 0.9 * wide.weights) is (published is not torch.float32)


def test_which_models_multiply_experts_one_by_one() -> None:
    """Stacked ones, that is, by transformers' own code: others have a linear layer for each."""
    found = set()
    for code in Path(transformers.__file__).parent.glob("models/*/modeling_*.py"):
        text = code.read_text(encoding="utf-8")
        experts = re.search(r"^class \w+Experts\(nn\.Module\)", text, re.MULTILINE)
        if experts and "@use_experts_implementation" not in text and "nn.Parameter(torch.empty" in text:
            found.add(code.parent.name)
    assert found <= WITHOUT_GROUPED_PRODUCTS and {"dbrx", "llama4"} <= found


@pytest.mark.parametrize(
    "quantized",
    [
        functools.partial(quantized_checkpoints.fp8, block=(128, 128)),
        quantized_checkpoints.mxfp4,
        functools.partial(quantized_checkpoints.integers, method="gptq", zero=8),
        functools.partial(quantized_checkpoints.integers, method="gptq", bits=8),
        functools.partial(quantized_checkpoints.integers, method="awq"),
        functools.partial(quantized_checkpoints.integers, method="compressed-tensors", layout="pack-quantized", zero=8),
    ],
)
def test_a_quantized_checkpoint_takes_what_its_numbers_do(quantized: Callable[[Path], Path], tmp_path: Path) -> None:
    path = quantized(tmp_path)
    estimate = estimated(path)
    assert 0.99 * estimate.weights <= weights_of(path) <= 1.005 * estimate.weights + 1000


@pytest.mark.parametrize(
    ("architecture", "kind"),
    [("llama", Kind.Q4_1), ("llama", Kind.IQ2_XS), ("llama", Kind.IQ4_XS), ("qwen3moe", Kind.Q4_K)],
)
def test_a_gguf_files_matrices_take_what_they_take_in_memory(architecture: str, kind: Kind, tmp_path: Path) -> None:
    module = tiny_gguf.make_module(architecture, hidden_size=256, intermediate_size=256, tie_word_embeddings=True)
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, architecture, lambda name: kind, random=True)
    estimate = estimated(path)
    assert estimate.weights <= weights_of(path) <= 1.005 * estimate.weights
    assert estimate.weights < 2 * path.stat().st_size and estimate.conversations > 0 and estimate.workspace > 0


def test_on_an_accelerator_all_slots_have_memory_from_the_beginning(folder: Path) -> None:
    """What is estimated is one conversation; memory for the others is requested when the cache is made."""
    requested = []
    with for_platform(Platform.GPU):
        estimate, narrow = estimated(folder, slots=3), estimated(folder, "bfloat16", slots=3)
        engine = tiny_models.load(folder, slots=3, request_memory=lambda needed: not requested.append(needed))
    assert (estimate.weights, estimate.conversations) == (2 * narrow.weights, 2 * narrow.conversations)
    held = engine.memory_bytes - parameter_bytes(engine.programs.params)
    assert 3 * estimate.conversations <= requested[0] <= held <= 3.6 * estimate.conversations


def test_a_pipelines_networks_are_counted(tmp_path: Path) -> None:
    path = tiny_pipelines.make_pipeline(tmp_path / "sd", "stable-diffusion")
    on_disk = sum(file.stat().st_size for file in path.rglob("*.safetensors"))
    estimate = estimate_folder(path, ModelKind.IMAGE, "sd", "float32", tiny_models.settings())
    assert 0.5 * on_disk < estimate.weights <= on_disk  # headers are no weights
    assert estimate.workspace > 0


GGUF, LLAMA = map(BUILT_IN.find, ("qwen2.5-coder-1.5b-instruct", "llama-3.2-3b-instruct"))
OTHER = ModelSpec("a", "A", ModelKind.TEXT, "llama", HubSource("a/a"), "", parameters=1000)
QUANTIZED = dataclasses.replace(OTHER, source=HubSource("a/a", quantization="Q4_K_M"), download_bytes=700)


def hub_model(stored_bytes: int) -> ModelSpec:
    return dataclasses.replace(OTHER, source=HubSource("some/model", stored_bytes=stored_bytes))


@pytest.mark.parametrize(
    ("spec", "dtype", "platform", "expected"),
    [
        (OTHER, "float32", Platform.CPU, 2000),  # matrices are kept as they are published
        (OTHER, "bfloat16", Platform.CPU, 2000),
        (OTHER, "float32", Platform.GPU, 4000),
        (OTHER, "bfloat16", Platform.GPU, 2000),
        (dataclasses.replace(OTHER, kind=ModelKind.IMAGE), "float32", Platform.CPU, 4000),  # computed as it is kept
        (GGUF, "float32", Platform.CPU, 1_117_320_768),  # as large as its file
        (QUANTIZED, "float32", Platform.CPU, 700),
        (hub_model(600), "float32", Platform.CPU, 600),
        (
            hub_model(3500),
            "float32",
            Platform.CPU,
            3500,
        ),  # FP8 or experts
        (hub_model(600), "bfloat16", Platform.GPU, 2000),
        (QUANTIZED, "bfloat16", Platform.GPU, 2000),
        (GGUF, "bfloat16", Platform.GPU, 2 * 1_777_088_000),
        (dataclasses.replace(OTHER, download_bytes=4000), "float32", Platform.CPU, 4000),
    ],
)
def test_before_anything_is_fetched_the_catalogue_says_it(
    spec: ModelSpec, dtype: str, platform: Platform, expected: int
) -> None:
    with for_platform(platform):
        found = estimate_without_files(spec, dtype)
    assert found is not None and found.weights == found.total == expected


def test_a_model_of_three_billion_parameters_fits_a_machine_of_16_gb() -> None:
    found = estimate_without_files(LLAMA, "float32")
    assert found is not None and found.total < parse_memory_budget("auto", 16 * 10**9) / 1.8


def test_on_a_mesh_it_is_of_each_device(folder: Path) -> None:
    whole, two, four, rows = (estimated(folder, mesh=mesh) for mesh in (None, "1x2", "1x4", "2x2"))
    assert 0.5 * whole.weights < two.weights < 0.52 * whole.weights
    assert 0.25 * whole.weights < four.weights < 0.35 * whole.weights
    # Two heads of keys and values: half of them on each of two devices, both on each of four.
    assert (two.conversations, four.conversations) == (whole.conversations // 2, whole.conversations)
    assert rows.per_device == two.per_device
    assert (whole.devices, two.devices, four.devices, rows.devices) == (1, 2, 4, 4)
    # Virtual devices share the machine's memory.
    assert (two.total, rows.total) == (2 * two.per_device, 4 * rows.per_device)
    assert two.total_with_conversations(5) == two.total - 2 * two.conversations + 5


# -- a model that does not fit the device's memory --------------------------------------------------------------------


NEW_TOKENS = 20


@pytest.fixture
def with_own_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the device had memory of its own."""
    monkeypatch.setattr(estimate, "devices_share_memory", lambda: False)


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
def test_one_that_does_not_fit_answers_with_layers_on_the_host(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference]
) -> None:
    found = estimated(Path(folders[0]))
    # The tiny model's layers are alike: with one away there is as much on the device as with none.
    manager = make(memory_budget=f"{found.offloaded(2).total}b")
    assert tokens(collect(manager.generate(ask(folders[0], NEW_TOKENS)))) == references[0].greedy(
        prompt_ids(6), NEW_TOKENS
    )
    told = manager.status(folders[0])
    assert told.message.startswith("2 of 2 layers (") and "are offloaded to host memory" in told.message
    assert told.estimated_bytes == found.total > (told.min_estimated_bytes or 0) == found.offloaded(2).total
    params = engine_of(manager, folders[0]).programs.params
    assert sum(array.nbytes for array in params.values() if is_in_host_memory(array)) == found.offloaded(2).on_host > 0
    assert len(found.layers) == 2 and estimated(Path(folders[0]), mesh="1x2").layers == ()
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
        make(memory_budget=f"{estimated(Path(folders[0])).offloaded(2).total}b").load(folders[0])
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


def test_what_is_asked_for_is_followed_where_the_device_has_memory_of_its_own() -> None:
    assert [parse_offload_layers(text) for text in ("auto", " Auto ", "0", "12")] == [None, None, 0, 12]
    for wrong in ("", "-1", "1.5", "all"):
        with pytest.raises(InvalidSetting, match="choose auto or a number of layers"):
            Settings(offload=wrong)
    asked = Settings.from_environment({"HFJAX_OFFLOAD": "3"})
    assert requested_offload(asked) == 0, "a CPU has one memory"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(estimate, "devices_share_memory", lambda: False)
        for platform, unasked in ((Platform.GPU, None), (Platform.TPU, 0)):
            with for_platform(platform):
                assert requested_offload(Settings()) == unasked and requested_offload(asked) == 3


@pytest.mark.usefixtures("with_own_memory")
def test_one_whose_files_are_not_here_may_fit_in_both(
    make: Callable[..., ModelManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: Any, **__: Any) -> None:
        raise InvalidModelFolder("It cannot be had here.")

    with for_platform(Platform.GPU):
        unseen = estimate_without_files(BUILT_IN.find("llama-3.1-8b-instruct"), "bfloat16")
    assert unseen is not None and len(unseen.layers) > 32 and unseen.total - unseen.fit_budget(10**9)[1].on_host < 10**9
    manager = make(memory_budget="2 GB", offload="0")
    with pytest.raises(ModelTooLarge):
        manager.load("llama-3.1-8b-instruct")
    monkeypatch.setattr(budget, "free_host_memory", lambda: 10**12)
    monkeypatch.setattr(sources, "fetch", refuses)
    for offload in ("auto", "5"):
        manager = make(memory_budget="2 GB", offload=offload)
        manager.load("llama-3.1-8b-instruct")
        wait_until(lambda manager=manager: "cannot be had here" in manager.status("llama-3.1-8b-instruct").message, 30)
