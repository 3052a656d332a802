"""What a GPU or a TPU would run, run by a CPU: the pages of the cache, and attention over them, beside plain PyTorch."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.bridge.kernels.attention.kernel_selection import ACCELERATOR_PAGE
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.events import Queued
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.loading import require_precision

from .. import tiny_models
from ..parity import Recorder, compare, forced_logits, generate, run, submit
from ..rounding_reference import FLIPPED, RoundingReference
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEW_TOKENS = 24


def load(folder: Path, platform: Platform, **changes: object) -> TextEngine:
    with for_platform(platform):
        engine = tiny_models.load(folder, **changes)  # type: ignore[arg-type]
    assert engine.model.cache.page == ACCELERATOR_PAGE
    return engine


# Grouped heads; a sliding window beside full attention, with a soft cap; one window for all layers; a head for each query head.
# The TPU's kernel takes heads of 64 numbers, not those that tiny models have by themselves.
@pytest.mark.parametrize(
    ("name", "platform", "changes"),
    [("gemma2", Platform.TPU, {"head_dim": 64}), ("mistral", Platform.GPU, {}), ("gpt2", Platform.TPU, {})],
)
def test_conversations_say_what_pytorch_says(
    name: str, platform: Platform, changes: dict[str, int], tmp_path: Path
) -> None:
    folder = tiny_models.make_model(tmp_path / name, name, **changes)
    engine, reference = load(folder, platform, prefill_chunks=(32,)), Reference(folder)
    prompts = [prompt_ids(length, seed=1) for length in (5, 40, 300)]
    _, first = submit(engine, prompts[0], max_new_tokens=NEW_TOKENS)
    run(engine, 2)
    others = [submit(engine, prompt, max_new_tokens=NEW_TOKENS)[1] for prompt in prompts[1:]]
    run(engine)
    for prompt, recorder in zip(prompts, (first, *others), strict=True):
        compare(engine, reference, prompt, recorder.tokens, NEW_TOKENS)


@pytest.mark.parametrize("platform", [Platform.TPU, Platform.GPU])
def test_keys_and_values_in_fewer_bits_than_queries(platform: Platform, tmp_path: Path) -> None:
    """They alone are rounded, not what is multiplied with them: within what that changes, and not without it."""
    folder = tiny_models.make_model(tmp_path / "llama", "llama", head_dim=64)
    engine = load(folder, platform, cache_dtype="bfloat16")
    ids = prompt_ids(90, seed=8)
    answer = generate(engine, ids, max_new_tokens=NEW_TOKENS)
    exact, rounded = (of.logits(ids, [7])[0] for of in (Reference(folder), RoundingReference(folder, "bfloat16")))
    found = forced_logits(engine, ids)
    assert np.abs(found - rounded).max() < 0.25 * np.abs(found - exact).max()
    compare(engine, RoundingReference(folder, "bfloat16"), ids, answer.tokens, NEW_TOKENS, FLIPPED["bfloat16"])


@pytest.mark.parametrize("dtype", ["int8", "float8"])
def test_weights_of_a_byte_answer_as_pytorch_does(dtype: str, tmp_path: Path) -> None:
    """Within what rounding them changes, which is what loading looks at."""
    engine = load(tiny_models.make_model(tmp_path / "llama", "llama"), Platform.GPU, dtype=dtype)
    assert f"{dtype}_rows" in engine.model.formats and engine.model.dtype == "bfloat16"
    assert len(generate(engine, prompt_ids(40, seed=8), max_new_tokens=NEW_TOKENS).tokens) == NEW_TOKENS


def test_what_another_slot_has_is_shared_and_only_what_is_needed_is_read(folder: Path, reference: Reference) -> None:
    """A conversation that crosses the border of 256 positions goes on in another program, beside one that lists tokens."""
    made: list[str] = []
    engine = load(folder, Platform.TPU, prefill_chunks=(32,), compiler=Compiler(on_begin=made.append))
    shared = prompt_ids(100, seed=3)
    prompts = [[*shared, *prompt_ids(length, seed=4)] for length in (9, 140)]
    generate(engine, prompts[0], max_new_tokens=NEW_TOKENS)

    _, plain = submit(engine, prompts[1], max_new_tokens=NEW_TOKENS)
    listing = Recorder()
    greedy = SamplingSettings(temperature=0, max_new_tokens=NEW_TOKENS)
    engine.submit(TextRequest("tiny", prompt_ids=prompt_ids(30), sampling=greedy, logprobs=2), listing)
    run(engine)

    assert plain.finished.statistics.reused_tokens == len(shared)
    assert plain.tokens == reference.greedy(prompts[1], NEW_TOKENS)
    assert listing.tokens == reference.greedy(prompt_ids(30), NEW_TOKENS)
    decoding = [name for name in made if name.startswith("decode (")]
    assert {"256 positions" in name for name in decoding} == {True, False}


def test_where_there_is_no_memory_for_all_sequences_the_cache_is_smaller(folder: Path, reference: Reference) -> None:
    """It is allocated at once, for as many sequences as are granted; more than those wait."""
    whole = load(folder, Platform.GPU, prefill_chunks=(32,))
    weights = parameter_bytes(whole.programs.params)
    most = 0.6 * (whole.memory_bytes - weights)
    engine = load(folder, Platform.GPU, prefill_chunks=(32,), request_memory=lambda needed: needed < most)
    assert 0.4 * (whole.memory_bytes - weights) < engine.memory_bytes - weights < most

    prompts = [prompt_ids(300, seed=seed) for seed in range(4)]
    recorders = [submit(engine, prompt, max_new_tokens=150)[1] for prompt in prompts]
    engine.step()
    assert [recorder.events for recorder in recorders[2:]] == [[Queued(1)], [Queued(2)]]
    run(engine)
    for prompt, recorder in zip(prompts, recorders, strict=True):
        compare(engine, reference, prompt, recorder.tokens, 150)


def test_weights_of_a_byte_are_for_one_device_and_float8_is_for_those_that_have_it(folder: Path) -> None:
    def require(capability: str, devices: int = 1) -> None:
        device = SimpleNamespace(platform="gpu", compute_capability=capability)
        mesh: Any = SimpleNamespace(size=devices, devices=np.array([device] * devices))
        require_precision("tiny", "float8", "auto", [mesh])

    with pytest.raises(InvalidSetting, match="does not benefit from float8 on this device"):
        tiny_models.load(folder, dtype="float8")
    with for_platform(Platform.GPU):
        for capability in ("9.0", "10.0", "gfx942"):
            require(capability)
        with pytest.raises(InvalidSetting, match="choose int8"):
            require("8.9")
        with pytest.raises(InvalidSetting, match="can't be sharded in float8"):
            require("9.0", 2)
