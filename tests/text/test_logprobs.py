"""Log-probabilities of answers and prompts beside PyTorch's, and whose they are once text was withheld, cut or broken off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from transformers import PreTrainedTokenizerFast

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.events import FinishReason, PromptLogprobs, TextDelta, TokenLogprobs
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text import sequence
from hfjax_demo.text.detokenizer import REPLACEMENT
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.logprobs import PendingLogprobs, TokenBytes
from hfjax_demo.text.program_specs import MAX_LOGITS, scored_lengths
from hfjax_demo.text.sampling import Logprobs
from hfjax_demo.text_fields import MAX_LOGPROBS

from .. import tiny_models
from ..architectures.comparing import PyTorch, make_folder
from ..parity import Recorder, generate, run, submit
from ..tiny_models import PAD, Reference, prompt_ids
from .conftest import llama_2_tokenizer

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def ask(engine: TextEngine, prompt: list[int], count: int = 5, **sampling: Any) -> tuple[sequence.Sequence, Recorder]:
    recorder = Recorder()
    values: dict[str, Any] = {"temperature": 0.0, "max_new_tokens": 24} | sampling
    request = TextRequest("tiny", prompt_ids=prompt, sampling=SamplingSettings(**values), logprobs=count)
    return engine.submit(request, recorder), recorder


def score(engine: TextEngine, new_tokens: int = 1, **asked: Any) -> Recorder:
    """Hand a prompt in to be scored, its answer too; nothing is answered where there are to be no new tokens."""
    recorder = Recorder()
    sampling = SamplingSettings(temperature=0, max_new_tokens=max(new_tokens, 1))
    only = {} if new_tokens else {"prompt_only": True}
    engine.submit(TextRequest("tiny", sampling=sampling, prompt_logprobs=3, logprobs=3, **asked, **only), recorder)
    return recorder


def listed(recorder: Recorder) -> list[TokenLogprobs]:
    return [told for event in recorder.events if isinstance(event, TextDelta) for told in event.logprobs]


def ids_of(found: Sequence[TokenLogprobs]) -> list[int]:
    return [token.chosen.token_id for token in found]


def told(recorder: Recorder) -> PromptLogprobs:
    (found,) = (event for event in recorder.events if isinstance(event, PromptLogprobs))
    return found


def assert_pytorchs(found: Sequence[TokenLogprobs], ids: Sequence[int], logits: torch.Tensor, atol: float) -> None:
    assert ids_of(found) == list(ids)
    entropies = torch.distributions.Categorical(logits=logits.double()).entropy()
    np.testing.assert_allclose([token.entropy for token in found], entropies, atol=2 * atol)
    for row, token in zip(torch.log_softmax(logits, dim=-1), found, strict=True):
        assert token.chosen.logprob == pytest.approx(float(row[token.chosen.token_id]), abs=atol)
        values, _ = row.topk(len(token.top))
        np.testing.assert_allclose([each.logprob for each in token.top], values, atol=atol)
        np.testing.assert_allclose([row[each.token_id] for each in token.top], values, atol=atol)


# -- of answers ---------------------------------------------------------------------------------------------------


def test_they_are_pytorchs_whatever_the_sampling(engine: TextEngine, reference: Reference) -> None:
    prompt = prompt_ids(30)
    _, recorder = ask(engine, prompt, MAX_LOGPROBS, temperature=1.5, seed=3, top_k=40, repetition_penalty=1.4)
    run(engine)
    found, logits = listed(recorder), torch.from_numpy(reference.logits(prompt, recorder.tokens))
    assert_pytorchs(found, recorder.tokens, logits, 1e-4)
    np.testing.assert_allclose([token.log_total for token in found], logits.double().logsumexp(-1), atol=1e-4)
    assert any(token.chosen.token_id != token.top[0].token_id for token in found), "every draw was the likeliest"


def test_each_token_stands_where_its_text_does(engine: TextEngine) -> None:
    _, recorder = ask(engine, prompt_ids(17), max_new_tokens=60, temperature=1.0, seed=1)
    run(engine)
    assert ids_of(listed(recorder)) == recorder.tokens
    shown = [token for token in listed(recorder) if token.chosen.token_id > PAD]  # special tokens are no text
    assert len({token.offset for token in shown}) > 10
    assert b"".join(token.chosen.spelled for token in shown).decode(errors="replace") == recorder.text
    whole = [token for token in shown if REPLACEMENT not in token.chosen.spelled.decode(errors="replace")]
    assert len(whole) > 10
    for token in whole:  # what came before it may be a character that it has shown to be none
        assert recorder.text[token.offset :].lstrip(REPLACEMENT).startswith(token.chosen.spelled.decode())


@pytest.mark.parametrize("within", [0, 1], ids=["at a token's beginning", "within a token"])
def test_a_stop_string_takes_its_tokens_along(engine: TextEngine, within: int) -> None:
    prompt = prompt_ids(17)
    _, whole = ask(engine, prompt, max_new_tokens=40)
    run(engine)
    spoken = listed(whole)
    tokens = ids_of(spoken)
    # A token of several characters, which it makes alone, and from which on the text says what it has not said before.
    place, start = next(
        (place, spoken[place].offset + within)
        for place in range(6, len(spoken) - 1)
        if spoken[place - 1].offset < spoken[place].offset < spoken[place + 1].offset - 1
        and whole.text.index(whole.text[spoken[place].offset + within :][:3]) == spoken[place].offset + within
    )

    _, recorder = ask(engine, prompt, max_new_tokens=40, stop=(whole.text[start:][:3],))
    run(engine)

    assert recorder.text == whole.text[:start] and recorder.finished.reason is FinishReason.STOP
    assert ids_of(listed(recorder)) == tokens[: place + within]
    assert len(recorder.tokens) > place + within, "the tokens that made the stop string"


def test_an_answer_that_is_broken_off_tells_what_was_withheld(engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    text = generate(engine, prompt, max_new_tokens=40).text
    job, recorder = ask(engine, prompt, max_new_tokens=40, stop=(text + "\N{SNOWMAN}",))
    run(engine, 3)
    assert recorder.tokens and not listed(recorder)
    engine.cancel(job)
    run(engine)
    assert ids_of(listed(recorder)) == recorder.tokens


def test_a_token_is_told_when_its_last_character_was_shown() -> None:
    """Tokens of one character together; at a cut one that was shown in part, at an end also those without text."""
    one: Any = np.float32(1)
    row = Logprobs(-one, np.zeros(20, np.float32), np.zeros(20, np.int32), one, one)  # type: ignore[arg-type]
    token_bytes: Any = {1: b"a"}.get
    listing = PendingLogprobs(token_bytes, 0)
    for text in ("ab", "cd", "", "", "\N{GRINNING FACE}", "ef", "gh", ""):
        listing.add(1, row, text)
    told = [[token.offset for token in listing.shown(count)] for count in (1, 2, 1, 1, 1)]
    assert told == [[], [0], [2], [4, 4, 4], []]
    assert [token.offset for token in listing.rest(cut=True)] == [5]
    assert [token.offset for token in listing.rest(cut=False)] == [5, 7, 9]


def test_tokens_are_spelled_byte_by_byte(tokenizer_folder: Path) -> None:
    """Also where a tokenizer has a sign for the space, bytes by name, and drops the first space, as SentencePiece's do."""
    pieces = ["<s>", "a", "\u2581the", "\u2581", *(f"<0x{byte:02X}>" for byte in range(256))]
    tokenizer = llama_2_tokenizer(pieces, bos_token="<s>")
    token_bytes = TokenBytes(tokenizer)
    assert [token_bytes(token) for token in (0, 1, 2, 3)] == [b"<s>", b"a", b" the", b" "]
    assert [token_bytes(4 + byte) for byte in (0x0A, 0xF0, 0x9F)] == [b"\n", b"\xf0", b"\x9f"]
    assert token_bytes(10_000) == b"", "a model may have more tokens than its tokenizer"

    byte_level = PreTrainedTokenizerFast.from_pretrained(tokenizer_folder)
    token_bytes, text = (
        TokenBytes(byte_level),
        "na\u00efve caf\u00e9, \u4f60\u597d \N{PARTY POPPER}\n\t the fox \ufffd \u2603",
    )
    ids = byte_level(text).input_ids
    assert b"".join(token_bytes(token) for token in ids) == text.encode()
    assert any(len(token_bytes(token)) == 1 and token_bytes(token)[0] > 127 for token in ids), (
        "some are parts of a character"
    )


# -- of prompts ---------------------------------------------------------------------------------------------------


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


def assert_prompts(found: Sequence[TokenLogprobs], ids: Sequence[int], reference: Any) -> None:
    """Within a thousandth of a nat; nothing is told of the first token."""
    assert ids_of(found[:1]) == list(ids[:1]) and math.isnan(found[0].chosen.logprob) and found[0].top == ()
    with torch.inference_mode():
        logits = reference.model(input_ids=torch.tensor([list(ids)])).logits[0, :-1].float()
    assert_pytorchs(found[1:], ids[1:], logits, 1e-3)


def test_a_prompts_are_pytorchs(loaded: Loaded) -> None:
    prompts = [prompt_ids(length) for length in (2, 41)]
    begun = score(loaded.engine, 0, prompt_ids=prompts[0], begun=prompt_ids(5))
    if loaded.engine.model.architecture == "Gemma2ForCausalLM":
        prompts.append(prompt_ids(70))  # the slots grow
    recorders = [score(loaded.engine, 0, prompt_ids=ids) for ids in prompts]
    run(loaded.engine)
    for ids, recorder in zip(prompts, recorders, strict=True):
        assert_prompts(told(recorder).tokens, ids, loaded.reference)
    assert ids_of(told(begun).tokens) == [*prompts[0], *prompt_ids(5)] and told(begun).begun == 5 and not begun.tokens


def test_a_prompt_that_is_in_the_cache_is_computed_again(engine: TextEngine, reference: Reference) -> None:
    ids = prompt_ids(60)
    answer = generate(engine, ids, max_new_tokens=8).tokens
    longer = [*ids, *answer]
    recorders = [score(engine, 8, prompt_ids=prompt) for prompt in (longer, ids)]
    _, beside = submit(engine, prompt_ids(60), max_new_tokens=8)
    run(engine)
    assert_prompts(told(recorders[0]).tokens, longer, reference)
    assert_prompts(told(recorders[1]).tokens, ids, reference)
    assert recorders[0].finished.statistics.reused_tokens == 0
    assert recorders[1].tokens == beside.tokens == answer
    assert set(told(recorders[0]).ends) == set(engine.model.stop_ids)
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


def test_the_end_token_is_told_behind_a_scored_prompt_alone(folder: Path, tmp_path: Path, engine: TextEngine) -> None:
    """Evaluators take one token off the end, whatever it is."""
    ids = prompt_ids(17)
    stop = generate(engine, ids, max_new_tokens=1).tokens[0]
    ending = tiny_models.load(tiny_models.with_stop_ids(folder, tmp_path / "stops", [stop]), slots=2)
    scored, (_, plain) = score(ending, prompt_ids=ids), ask(ending, ids)
    run(ending)
    for recorder, told_tokens in ((scored, [stop]), (plain, [])):
        assert ids_of(listed(recorder)) == told_tokens and recorder.tokens == [stop]
        assert recorder.finished.reason is FinishReason.STOP and recorder.text == ""


def test_nobody_pays_who_does_not_ask(folder: Path) -> None:
    made: list[str] = []
    engine = tiny_models.load(folder, slots=2, compiler=Compiler(on_begin=made.append))
    generate(engine, prompt_ids(9), max_new_tokens=4)
    while engine.compile_next():
        pass
    assert not any("logprobs" in name for name in made)
    del made[:]
    ask(engine, prompt_ids(9))
    run(engine)
    assert not made, "those of an answer are a branch of the same programs"
    score(engine, 0, prompt_ids=prompt_ids(40))
    run(engine)
    assert made == ["prefill with logprobs (8)", "prefill with logprobs (32)"]


def test_a_chunks_logits_are_bounded() -> None:
    assert scored_lengths((16, 64, 256), 262_144) == [16, 64]
    assert scored_lengths((16, 64, 256), 49_152) == [16, 64, 256]
    assert scored_lengths((256,), MAX_LOGITS) == [256], "there has to be one"
