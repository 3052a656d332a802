"""The log-probabilities of a prompt's own tokens, beside plain PyTorch's."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import torch

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.events import FinishReason, PromptLogprobs, TextDelta, TokenLogprobs
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.program_specs import MAX_LOGITS, scored_lengths

from .. import tiny_models
from ..architectures.comparing import PyTorch, make_folder
from ..parity import Recorder, generate, run, submit
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def score(engine: TextEngine, count: int = 3, new_tokens: int = 1, **asked: Any) -> Recorder:
    """Hand a prompt in to be scored, its answer too; nothing is answered where there are to be no new tokens."""
    recorder = Recorder()
    sampling = SamplingSettings(temperature=0, max_new_tokens=max(new_tokens, 1))
    only = {} if new_tokens else {"prompt_only": True}
    request = TextRequest("tiny", sampling=sampling, prompt_logprobs=count, logprobs=count, **asked, **only)
    engine.submit(request, recorder)
    return recorder


def told(recorder: Recorder) -> PromptLogprobs:
    (found,) = (event for event in recorder.events if isinstance(event, PromptLogprobs))
    return found


def assert_pytorchs(found: Sequence[TokenLogprobs], ids: Sequence[int], reference: Any, count: int = 3) -> None:
    """Log-likelihoods within a thousandth of a nat, and the likeliest token PyTorch's unless two are as close as that."""
    assert [token.chosen.token_id for token in found] == list(ids)
    assert math.isnan(found[0].chosen.logprob) and found[0].top == ()
    with torch.inference_mode():
        rows = torch.log_softmax(reference.model(input_ids=torch.tensor([list(ids)])).logits[0, :-1].float(), dim=-1)
    for row, token in zip(rows, found[1:], strict=True):
        assert token.chosen.logprob == pytest.approx(float(row[token.chosen.token_id]), abs=1e-3)
        assert [each.logprob for each in token.top] == pytest.approx(row.topk(count).values.tolist(), abs=1e-3)
        assert token.entropy == pytest.approx(float(torch.distributions.Categorical(logits=row).entropy()), abs=2e-3)
        if (gap := row.topk(2).values).diff().abs() > 1e-3:
            is_greedy = int(row.argmax()) == token.chosen.token_id
            assert (token.chosen.logprob == token.top[0].logprob) == is_greedy, gap


@dataclass(frozen=True)
class Loaded:
    engine: TextEngine
    reference: Any


# Padded chunks; unpadded ones, whose states a pass leaves behind; tokens that go in one by one; all computed from the beginning.
@pytest.fixture(scope="module", params=["gemma2", "lfm2", "mamba", "openai-gpt"])
def loaded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    folder = make_folder(tmp_path_factory.mktemp("scored"), request.param)
    with for_platform(Platform.CPU if request.param != "openai-gpt" else Platform.TPU):
        engine = tiny_models.load(folder, slots=2)
    return Loaded(engine, PyTorch(folder))


def test_they_are_pytorchs(loaded: Loaded) -> None:
    prompts = [prompt_ids(length) for length in (2, 41)]
    if loaded.engine._shapes.padded and not loaded.engine.model.use.recomputes:
        prompts.append(prompt_ids(70))  # the slots grow
    recorders = [score(loaded.engine, new_tokens=0, prompt_ids=ids) for ids in prompts]
    run(loaded.engine)
    for ids, recorder in zip(prompts, recorders, strict=True):
        assert_pytorchs(told(recorder).tokens, ids, loaded.reference)


def test_a_prompt_that_is_in_the_cache_is_computed_again(engine: TextEngine, reference: Reference) -> None:
    ids = prompt_ids(60)
    answer = generate(engine, ids, max_new_tokens=8).tokens
    longer = [*ids, *answer]
    recorders = [score(engine, prompt_ids=prompt, new_tokens=8) for prompt in (longer, ids)]
    _, beside = submit(engine, prompt_ids(60), max_new_tokens=8)
    run(engine)
    assert_pytorchs(told(recorders[0]).tokens, longer, reference)
    assert_pytorchs(told(recorders[1]).tokens, ids, reference)
    assert recorders[0].finished.statistics.reused_tokens == 0
    assert recorders[1].tokens == beside.tokens == answer
    order = [type(event) for event in recorders[0].events]
    assert order.index(PromptLogprobs) < order.index(TextDelta)


def test_offsets_count_the_characters_of_the_prompt(engine: TextEngine) -> None:
    text = "naïve café, 你好, the quick \N{GRINNING FACE} fox"
    recorder = score(engine, prompt=text)
    run(engine)
    found = told(recorder)
    assert found.text == text
    for token in found.tokens:
        own = text[token.offset :].encode()
        begins = token.chosen.spelled[0] & 0xC0 != 0x80  # else it is within a character
        assert own.startswith(token.chosen.spelled) if begins else token.chosen.spelled in own[1:4]
    assert len({token.offset for token in found.tokens}) < len(found.tokens), "some are parts of a character"


def test_the_end_token_is_told_behind_a_scored_prompt(folder: Path, tmp_path: Path, engine: TextEngine) -> None:
    """Evaluators take one token off the end, whatever it is."""
    ids = prompt_ids(17)
    stop = generate(engine, ids, max_new_tokens=1).tokens[0]
    ending = tiny_models.load(tiny_models.with_stop_ids(folder, tmp_path / "stops", [stop]), slots=2)
    recorder = score(ending, prompt_ids=ids)
    run(ending)
    listed = [token for event in recorder.events if isinstance(event, TextDelta) for token in event.logprobs]
    assert [token.chosen.token_id for token in listed] == [stop]
    assert recorder.finished.reason is FinishReason.STOP and recorder.text == ""


def test_nobody_pays_who_does_not_ask(folder: Path) -> None:
    made: list[str] = []
    engine = tiny_models.load(folder, slots=2, compiler=Compiler(on_begin=made.append))
    generate(engine, prompt_ids(9), max_new_tokens=4)
    while engine.compile_next():
        pass
    assert not any("logprobs" in name for name in made)
    del made[:]
    score(engine, new_tokens=0, prompt_ids=prompt_ids(40))
    run(engine)
    assert made == ["logprobs", "prefill with logprobs (8)", "prefill with logprobs (32)"]


def test_a_chunks_logits_are_bounded() -> None:
    assert scored_lengths((16, 64, 256), 262_144) == [16, 64]
    assert scored_lengths((16, 64, 256), 49_152) == [16, 64, 256]
    assert scored_lengths((256,), MAX_LOGITS) == [256], "there has to be one"


def test_how_many_tokens_are_the_answers_is_told_and_which_end_one(folder: Path, engine: TextEngine) -> None:
    begun = prompt_ids(5)
    recorder = score(engine, new_tokens=0, prompt_ids=prompt_ids(9), begun=begun)
    run(engine)
    found = told(recorder)
    assert found.begun == 5 and len(found.tokens) == 14 and not recorder.tokens
    assert recorder.finished.reason is FinishReason.LENGTH and recorder.finished.statistics.completion_tokens == 0
    assert [token.chosen.token_id for token in found.tokens[-found.begun :]] == list(begun)
    assert set(found.ends) == set(engine.model.stop_ids)
