"""Log-probabilities beside plain PyTorch's, and whose they are once text was withheld, cut off or broken off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from tokenizers import Tokenizer, decoders, models
from transformers import PreTrainedTokenizerFast

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.events import FinishReason, TextDelta, TokenLogprobs
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.detokenizer import REPLACEMENT
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.logprobs import PendingLogprobs, TokenBytes
from hfjax_demo.text.sampling import Logprobs
from hfjax_demo.text.sequence import Sequence
from hfjax_demo.text_fields import MAX_LOGPROBS

from .. import tiny_models
from ..parity import Recorder, generate, run, submit
from ..tiny_models import PAD, Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def ask(engine: TextEngine, prompt: list[int], count: int = 5, **sampling: Any) -> tuple[Sequence, Recorder]:
    recorder = Recorder()
    values: dict[str, Any] = {"temperature": 0.0, "max_new_tokens": 24} | sampling
    request = TextRequest("tiny", prompt_ids=prompt, sampling=SamplingSettings(**values), logprobs=count)
    return engine.submit(request, recorder), recorder


def listed(recorder: Recorder) -> list[TokenLogprobs]:
    return [told for event in recorder.events if isinstance(event, TextDelta) for told in event.logprobs]


@pytest.mark.parametrize(
    "sampling",
    [{}, {"temperature": 1.5, "seed": 3, "top_k": 40}, {"repetition_penalty": 1.4}],
    ids=["greedy", "sampled", "penalized"],
)
def test_they_are_pytorchs_whatever_the_sampling(
    engine: TextEngine, reference: Reference, sampling: dict[str, Any]
) -> None:
    prompt = prompt_ids(30)
    _, recorder = ask(engine, prompt, MAX_LOGPROBS, **sampling)
    run(engine)

    found = listed(recorder)
    logits = torch.from_numpy(reference.logits(prompt, recorder.tokens))
    theirs = torch.log_softmax(logits, dim=-1)
    np.testing.assert_allclose([token.log_total for token in found], logits.double().logsumexp(-1), atol=1e-4)
    entropies = torch.distributions.Categorical(logits=logits.double()).entropy()
    np.testing.assert_allclose([token.entropy for token in found], entropies, atol=1e-4)
    assert [token.chosen.token_id for token in found] == recorder.tokens
    for row, token in zip(theirs, found, strict=True):
        assert token.chosen.logprob == pytest.approx(float(row[token.chosen.token_id]), abs=1e-4)
        values, _ = row.topk(MAX_LOGPROBS)
        np.testing.assert_allclose([each.logprob for each in token.top], values, atol=1e-4)
        np.testing.assert_allclose([row[each.token_id] for each in token.top], values, atol=1e-4)
    if sampling:
        assert any(token.chosen.token_id != token.top[0].token_id for token in found), "every draw was the likeliest"


@pytest.mark.parametrize("count", [0, 3])
def test_as_many_of_the_likeliest_as_were_asked_for(engine: TextEngine, count: int) -> None:
    _, recorder = ask(engine, prompt_ids(9), count)
    run(engine)

    assert {len(token.top) for token in listed(recorder)} == {count}


def test_whoever_shares_the_batch_gets_the_same_tokens_and_no_logprobs(engine: TextEngine) -> None:
    sampling: dict[str, Any] = {"temperature": 1.2, "top_p": 0.95, "seed": 11, "max_new_tokens": 40}
    alone = generate(engine, prompt_ids(20), **sampling)

    _, beside = submit(engine, prompt_ids(20), **sampling)
    run(engine, 2)
    _, asking = ask(engine, prompt_ids(7, 1))
    run(engine)

    assert beside.tokens == alone.tokens and not listed(beside)
    assert asking.tokens == generate(engine, prompt_ids(7, 1), max_new_tokens=24).tokens
    assert len(listed(asking)) == 24


def test_nobody_pays_who_does_not_ask(folder: Path) -> None:
    made: list[str] = []
    engine = tiny_models.load(folder, slots=2, compiler=Compiler(on_begin=made.append))
    generate(engine, prompt_ids(9), max_new_tokens=4)
    while engine.compile_next():
        pass
    assert not any("logprobs" in name for name in made)

    ask(engine, prompt_ids(9))
    run(engine)
    assert [name for name in made if "logprobs" in name] == ["logprobs", "decode with logprobs (1)"]
    while engine.compile_next():
        pass
    assert made[-1] == "decode with logprobs (2)", "in idle moments, from the first who asks on"


def test_each_token_stands_where_its_text_does(engine: TextEngine) -> None:
    _, recorder = ask(engine, prompt_ids(17), max_new_tokens=60, temperature=1.0, seed=1)
    run(engine)

    assert [token.chosen.token_id for token in listed(recorder)] == recorder.tokens
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
    told = listed(whole)
    tokens = [token.chosen.token_id for token in told]
    # A token of several characters, which it makes alone, and from which on the text says what it has not said before.
    place, start = next(
        (place, told[place].offset + within)
        for place in range(6, len(told) - 1)
        if told[place - 1].offset < told[place].offset < told[place + 1].offset - 1
        and whole.text.index(whole.text[told[place].offset + within :][:3]) == told[place].offset + within
    )

    _, recorder = ask(engine, prompt, max_new_tokens=40, stop=(whole.text[start:][:3],))
    run(engine)

    assert recorder.text == whole.text[:start] and recorder.finished.reason is FinishReason.STOP
    assert [token.chosen.token_id for token in listed(recorder)] == tokens[: place + within]
    assert len(recorder.tokens) > place + within, "the tokens that made the stop string"


def test_an_end_token_is_not_told(folder: Path, tmp_path: Path, engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    free = generate(engine, prompt, max_new_tokens=40).tokens
    stop = free[15]
    ending = tiny_models.load(tiny_models.with_stop_ids(folder, tmp_path / "stops", [stop]))

    _, recorder = ask(ending, prompt, max_new_tokens=40)
    run(ending)

    assert [*[token.chosen.token_id for token in listed(recorder)], stop] == recorder.tokens


def test_an_answer_that_is_broken_off_tells_what_was_withheld(engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    text = generate(engine, prompt, max_new_tokens=40).text
    job, recorder = ask(engine, prompt, max_new_tokens=40, stop=(text + "\N{SNOWMAN}",))
    run(engine, 3)
    assert recorder.tokens and not listed(recorder)

    engine.cancel(job)
    run(engine)

    assert [token.chosen.token_id for token in listed(recorder)] == recorder.tokens


class Answer:
    """A listing fed with tokens that spell what they are given."""

    def __init__(self) -> None:
        token_bytes: Any = {1: b"a"}.get
        self.listing = PendingLogprobs(token_bytes, 0)
        one: Any = np.float32(1)
        self._row = Logprobs(-one, np.zeros(20, np.float32), np.zeros(20, np.int32), one, one)  # type: ignore[arg-type]

    def add(self, text: str) -> None:
        self.listing.add(1, self._row, text)

    def shown(self, characters: int) -> list[int]:
        return [token.offset for token in self.listing.shown(characters)]

    def rest(self, *, cut: bool) -> list[int]:
        return [token.offset for token in self.listing.rest(cut=cut)]


def test_a_token_is_told_when_its_last_character_was_shown() -> None:
    """Tokens of one character together; at a cut one that was shown in part, at an end also those without text."""
    answer = Answer()
    for text in ("ab", "cd", "", "", "\N{GRINNING FACE}", "ef", "gh", ""):
        answer.add(text)
    assert [answer.shown(count) for count in (1, 2, 1, 1, 1)] == [[], [0], [2], [4, 4, 4], []]
    assert answer.rest(cut=True) == [5]
    assert answer.rest(cut=False) == [5, 7, 9]


def llama_2_tokenizer() -> PreTrainedTokenizerFast:
    """As SentencePiece's with byte fallback: a sign for the space, bytes by name, the first space of a text dropped."""
    pieces = ["<s>", "a", "\u2581the", "\u2581", *(f"<0x{byte:02X}>" for byte in range(256))]
    backend = Tokenizer(models.BPE({piece: number for number, piece in enumerate(pieces)}, [], byte_fallback=True))
    backend.decoder = decoders.Sequence(  # type: ignore[assignment]
        [decoders.Replace("\u2581", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return PreTrainedTokenizerFast(tokenizer_object=backend, bos_token="<s>")


def test_tokens_are_spelled_byte_by_byte(tmp_path: Path) -> None:
    tokenizer = llama_2_tokenizer()
    token_bytes = TokenBytes(tokenizer)
    assert [token_bytes(token) for token in (0, 1, 2, 3)] == [b"<s>", b"a", b" the", b" "]
    assert [token_bytes(4 + byte) for byte in (0x0A, 0xF0, 0x9F)] == [b"\n", b"\xf0", b"\x9f"]
    assert token_bytes(10_000) == b"", "a model may have more tokens than its tokenizer"

    tiny_models.make_tokenizer(tmp_path)
    byte_level = PreTrainedTokenizerFast.from_pretrained(tmp_path)
    token_bytes, text = (
        TokenBytes(byte_level),
        "na\u00efve caf\u00e9, \u4f60\u597d \N{PARTY POPPER}\n\t the fox \ufffd \u2603",
    )
    ids = byte_level(text).input_ids
    assert b"".join(token_bytes(token) for token in ids) == text.encode()
    assert any(len(token_bytes(token)) == 1 and token_bytes(token)[0] > 127 for token in ids), (
        "some are parts of a character"
    )
