"""What a GPU or a TPU would run, run by a CPU: the pages of the cache, and attention over them, beside plain PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.bridge.kernels.attention.kernel_selection import ACCELERATOR_PAGE
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..parity import Recorder, compare, forced_logits, generate, run, submit
from ..rounding_reference import FLIPPED, RoundingReference
from ..tiny_models import VOCABULARY, Reference, prompt_ids

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
    [
        ("gemma2", Platform.TPU, {"head_dim": 64}),
        ("mistral", Platform.GPU, {}),
        ("gpt2", Platform.TPU, {}),
    ],
)
def test_conversations_of_different_lengths_say_what_pytorch_says(
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
    assert {array.dtype.name for (array,) in engine._slots.state.caches.pages} == {"bfloat16"}


@pytest.mark.parametrize("dtype", ["int8", "float8"])
def test_weights_of_a_byte_answer_as_pytorch_does(dtype: str, tmp_path: Path) -> None:
    """Within what rounding them changes, which is what loading looks at."""
    engine = load(tiny_models.make_model(tmp_path / "llama", "llama"), Platform.GPU, dtype=dtype)
    assert f"{dtype}_rows" in engine.model.formats and engine.model.dtype == "bfloat16"
    assert len(generate(engine, prompt_ids(40, seed=8), max_new_tokens=NEW_TOKENS).tokens) == NEW_TOKENS


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tiny_models.make_model(tmp_path_factory.mktemp("llama") / "model", "llama")
    return tiny_models.with_stop_ids(path, path.parent / "endless", [VOCABULARY])


@pytest.fixture(scope="module")
def engine(folder: Path) -> TextEngine:
    return load(folder, Platform.TPU, prefill_chunks=(32,), slots=4)


def test_what_another_slot_has_of_a_prompt_is_shared(engine: TextEngine, folder: Path) -> None:
    shared = prompt_ids(100, seed=3)
    prompts = [[*shared, *prompt_ids(9, seed=seed)] for seed in (4, 5)]
    submit(engine, prompts[0], max_new_tokens=NEW_TOKENS)
    run(engine)

    answer = generate(engine, prompts[1], max_new_tokens=NEW_TOKENS)

    assert answer.finished.statistics.reused_tokens == len(shared)
    assert answer.tokens == Reference(folder).greedy(prompts[1], NEW_TOKENS)


def test_only_the_positions_that_are_needed_are_read(engine: TextEngine, folder: Path) -> None:
    """A conversation that crosses the border of 256 positions goes on in another program."""
    prompt = prompt_ids(240, seed=6)

    answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)

    assert answer.tokens == Reference(folder).greedy(prompt, NEW_TOKENS)
    assert {key.read for key in engine._programs._table.there if key.kind == "decode"} == {0, 256}


def test_conversations_with_and_without_logprobs_decode_in_one_program_or_leave_each_other_alone(
    engine: TextEngine, folder: Path
) -> None:
    prompts = [prompt_ids(length, seed=7) for length in (9, 30)]
    _, plain = submit(engine, prompts[0], max_new_tokens=NEW_TOKENS)
    listing = Recorder()
    greedy = SamplingSettings(temperature=0, max_new_tokens=NEW_TOKENS)
    engine.submit(TextRequest("tiny", prompt_ids=prompts[1], sampling=greedy, logprobs=2), listing)
    run(engine)

    for prompt, recorder in zip(prompts, (plain, listing), strict=True):
        assert recorder.tokens == Reference(folder).greedy(prompt, NEW_TOKENS)


def test_where_there_is_no_memory_for_all_sequences_the_cache_is_smaller(folder: Path) -> None:
    """It is allocated at once, for as many sequences as are granted; more than those wait."""
    granted = 0
    with for_platform(Platform.GPU):
        whole = tiny_models.load(folder, slots=4, prefill_chunks=(32,))
        most = whole.memory_bytes - parameter_bytes(whole._programs.params)

        def grant(needed: int) -> bool:
            nonlocal granted
            granted = max(granted, needed) if needed < 0.6 * most else granted
            return needed < 0.6 * most

        engine = tiny_models.load(folder, slots=4, prefill_chunks=(32,), request_memory=grant)
    assert engine._shapes.pages == 1 + 2 * (whole._shapes.pages - 1) // 4
    assert granted <= engine.memory_bytes - parameter_bytes(engine._programs.params) < 0.6 * most
    prompts = [prompt_ids(300, seed=seed) for seed in range(4)]
    recorders = [submit(engine, prompt, max_new_tokens=150)[1] for prompt in prompts]
    engine.step()
    assert sum(slot.busy for slot in engine._slots.table.slots) == 2
    run(engine)
    for prompt, recorder in zip(prompts, recorders, strict=True):
        compare(engine, Reference(folder), prompt, recorder.tokens, 150)
