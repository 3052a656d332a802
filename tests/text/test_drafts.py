"""A smaller model guesses, and answers are what they are without it: whatever is asked, however good the guesses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import CompiledProgram, Compiler
from hfjax_demo.errors import InvalidSetting, UnsupportedModel
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text import drafter as drafter_module
from hfjax_demo.text.drafter import ROUND, Drafter
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.pacing import Pace

from .. import tiny_models
from ..parity import Recorder, generate, run, submit
from ..tiny_models import EOS, VOCABULARY, Reference, prompt_ids

NEW_TOKENS = 60
GUESSING = "the same", "alike", "another"


@pytest.fixture(scope="module", params=["llama", pytest.param("gemma3", marks=pytest.mark.release)])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp(request.param), request.param)


@pytest.fixture(scope="module")
def alone(folder: Path) -> TextEngine:
    return tiny_models.load(folder)


@pytest.fixture(scope="module")
def guessed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, TextEngine]:
    """Engines with drafters that guess rightly always, often, and hardly ever."""
    alike = tmp_path_factory.mktemp("alike")
    model = AutoModelForCausalLM.from_pretrained(folder)
    torch.manual_seed(5)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * parameter.std() * 0.02)
    model.save_pretrained(alike)
    tiny_models.make_tokenizer(alike)
    another = tiny_models.make_model(tmp_path_factory.mktemp("another"), "llama", seed=9, num_hidden_layers=1)
    folders = dict(zip(GUESSING, (folder, alike, another), strict=True))

    class Loaded(dict[str, TextEngine]):
        def __missing__(self, name: str) -> TextEngine:
            self[name] = tiny_models.load(folder, drafter=(folders[name], name))
            return self[name]

    return Loaded()


@pytest.fixture(autouse=True)
def whether_they_pay_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they never do."""
    monkeypatch.setattr(drafter_module, "TRIED", 10**9)


def drafter_of(engine: TextEngine) -> Drafter:
    assert engine.drafter is not None
    return engine.drafter


@pytest.mark.parametrize(
    "sampling",
    [
        {},
        {"temperature": 0.8, "seed": 3},
        {"temperature": 1.5, "seed": 4, "top_k": 40, "top_p": 0.9, "min_p": 0.02},
        {"temperature": 0.7, "seed": 5, "repetition_penalty": 1.4},
        {"repetition_penalty": 1.3},
        {"max_new_tokens": 1},
        {"max_new_tokens": 2},
        {"max_new_tokens": 7},
    ],
    ids=str,
)
@pytest.mark.parametrize("guessing", [*GUESSING[:2], pytest.param(GUESSING[2], marks=pytest.mark.release)])
def test_answers_are_the_same(
    guessing: str, sampling: dict[str, Any], alone: TextEngine, guessed: dict[str, TextEngine]
) -> None:
    engine, drafter = guessed[guessing], drafter_of(guessed[guessing])
    for prompt in (prompt_ids(1), prompt_ids(5), prompt_ids(75)):
        wanted = generate(alone, prompt, **{"max_new_tokens": NEW_TOKENS} | sampling)
        before = drafter.counts
        found = generate(engine, prompt, **{"max_new_tokens": NEW_TOKENS} | sampling)
        assert found.tokens == wanted.tokens and found.finished.reason == wanted.finished.reason
        assert found.finished.statistics.completion_tokens == wanted.finished.statistics.completion_tokens
        rounds, given = drafter.counts[0] - before[0], drafter.counts[1] - before[1]
        if len(wanted.tokens) > 40:
            assert given > 20, "most tokens came in rounds"
            if guessing == "the same" and not sampling:
                assert given > 3 * rounds, "and every guess was right"


def test_greedy_answers_are_pytorchs(folder: Path, guessed: dict[str, TextEngine]) -> None:
    prompt = prompt_ids(20)
    wanted = Reference(folder).greedy(prompt, 40)
    assert generate(guessed["alike"], prompt, max_new_tokens=40).tokens == wanted[: -1 if wanted[-1] == EOS else None]


def test_a_stop_token_among_the_guesses_ends_the_answer(folder: Path, alone: TextEngine, tmp_path: Path) -> None:
    prompt = prompt_ids(12)
    plain = tiny_models.load(tiny_models.with_stop_ids(folder, tmp_path / "endless", [VOCABULARY]))
    answer = generate(plain, prompt, max_new_tokens=NEW_TOKENS).tokens
    place = next(place for place in range(8, NEW_TOKENS) if answer[place] not in answer[:place])
    stopping = tiny_models.with_stop_ids(folder, tmp_path / "stopping", [answer[place]])
    engine = tiny_models.load(stopping, drafter=(stopping, "it"))
    for given in range(ROUND):  # so that it comes at each place of a round
        begun = [*prompt, *answer[:given]]
        assert generate(engine, begun).tokens == until(answer[place], generate(plain, begun).tokens)
        # What was guessed behind it has left nothing in the cache.
        longer = [*begun, *answer[given : given + 4], *prompt_ids(9)]
        assert generate(engine, longer).tokens == until(answer[place], generate(plain, longer).tokens)


def until(stop: int, tokens: list[int]) -> list[int]:
    return tokens[: tokens.index(stop) + 1] if stop in tokens else tokens


def test_the_next_turn_and_another_visitors(alone: TextEngine, guessed: dict[str, TextEngine]) -> None:
    engine = guessed["alike"]
    said, seen = prompt_ids(40, 7), []
    for turn in range(3):
        for share in ("one", "other"):
            recorder = Recorder()
            sampling = SamplingSettings(temperature=0, max_new_tokens=30)
            engine.submit(TextRequest("tiny", prompt_ids=said, sampling=sampling), recorder, share=share)
            run(engine)
            assert recorder.tokens == generate(alone, said, max_new_tokens=30).tokens
            seen.append(recorder.tokens)
        said = [*said, *seen[-1], *prompt_ids(6, turn)]


def test_company_comes_and_goes(alone: TextEngine, guessed: dict[str, TextEngine]) -> None:
    """Beside others there are no drafts; what was said meanwhile is caught up with."""
    engine, drafter = guessed["alike"], drafter_of(guessed["alike"])
    prompts = [prompt_ids(30, 1), prompt_ids(11, 2)]
    wanted = [
        generate(alone, prompts[0], max_new_tokens=120).tokens,
        generate(alone, prompts[1], max_new_tokens=20).tokens,
    ]
    _, first = submit(engine, prompts[0], max_new_tokens=120)
    before = drafter.counts[0]
    run(engine, 3)
    assert drafter.counts[0] > before and len(first.tokens) < 100
    before = drafter.counts[0]
    _, second = submit(engine, prompts[1], max_new_tokens=20)
    run(engine)
    assert [first.tokens, second.tokens] == wanted
    assert drafter.counts[0] > before, "alone again, it guesses again"


def test_what_is_not_drafted(alone: TextEngine, guessed: dict[str, TextEngine]) -> None:
    engine, drafter = guessed["alike"], drafter_of(guessed["alike"])
    before = drafter.counts[0]
    for more in ({"frequency_penalty": 1.0}, {"logit_bias": ((7, 5.0),)}):
        assert generate(engine, prompt_ids(9), **more).tokens == generate(alone, prompt_ids(9), **more).tokens
    assert drafter.counts[0] == before


def test_an_answer_to_the_end_of_the_context_and_memory_that_grows(folder: Path, tmp_path: Path) -> None:
    folder = tiny_models.with_stop_ids(folder, tmp_path / "endless", [VOCABULARY])
    prompt = prompt_ids(20)
    small: dict[str, Any] = {"initial_positions": 64, "context_length": 128}
    plain = tiny_models.load(folder, **small)
    engine = tiny_models.load(folder, drafter=(folder, "it"), **small)
    wanted, found = (generate(each, prompt, max_new_tokens=1000, temperature=0.5, seed=1) for each in (plain, engine))
    assert found.tokens == wanted.tokens and len(found.tokens) == 128 - 20
    assert drafter_of(engine).counts[1] > 60


@pytest.mark.release
def test_with_the_cache_and_the_forms_of_accelerators(tmp_path: Path) -> None:
    made = tiny_models.make_model(tmp_path / "llama", "llama", head_dim=64)
    folder = tiny_models.with_stop_ids(made, tmp_path / "endless", [VOCABULARY])
    small: dict[str, Any] = {"initial_positions": 64, "slots": 2}
    prompt = prompt_ids(20)
    wanted = generate(tiny_models.load(folder, **small), prompt, max_new_tokens=90).tokens
    for platform in Platform.GPU, Platform.TPU:
        with for_platform(platform):
            engine = tiny_models.load(folder, drafter=(folder, "it"), **small)
        assert generate(engine, prompt, max_new_tokens=90).tokens == wanted
        rounds, given = drafter_of(engine).counts
        assert given > 2.5 * rounds > 40


def test_stopped_in_the_midst_and_broken(folder: Path, alone: TextEngine) -> None:
    engine = tiny_models.load(folder, drafter=(folder, "it"))
    job, recorder = submit(engine, prompt_ids(30), max_new_tokens=400)
    run(engine, 8)
    engine.cancel(job)
    assert drafter_of(engine).counts[0] and len(recorder.tokens) < 400
    submit(engine, prompt_ids(8), max_new_tokens=400)
    run(engine, 8)
    engine.fail(RuntimeError("broken"))
    for length in (30, 8):
        wanted = generate(alone, prompt_ids(length)).tokens
        assert generate(engine, prompt_ids(length)).tokens == wanted


def test_an_answer_that_drafts_make_slower_goes_on_without_and_so_do_some_of_the_next(
    folder: Path, tmp_path: Path, alone: TextEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafter_module, "TRIED", 12)
    endless = tiny_models.with_stop_ids(folder, tmp_path / "endless", [VOCABULARY])
    plain, engine = tiny_models.load(endless), tiny_models.load(endless, drafter=(endless, "it"))
    drafter = drafter_of(engine)
    monkeypatch.setattr(Pace, "measured", lambda *_: None)
    wanted = generate(plain, prompt_ids(30), max_new_tokens=300).tokens

    def rounds_of_an_answer(plain_step_s: float) -> int:
        engine._pace.step_s = plain_step_s
        before = drafter.counts[0]
        assert generate(engine, prompt_ids(30), max_new_tokens=300).tokens == wanted
        return drafter.counts[0] - before

    quick, slow = 1e-9, 100.0  # steps without drafts, of seconds
    rounds = [rounds_of_an_answer(quick) for _ in range(7)]
    assert [12 <= count < 60 for count in rounds] == [True, False, True, False, False, False, True]
    assert [count for count in rounds if not 12 <= count < 60] == [0] * 4
    rounds = [rounds_of_an_answer(slow) for _ in range(5)]
    assert rounds[:3] == [0] * 3 and min(rounds[3:]) > 60
    assert rounds_of_an_answer(quick) < 60 and rounds_of_an_answer(slow) == 0 and rounds_of_an_answer(slow) > 60


@pytest.mark.parametrize(
    ("own", "smallers"),
    [(VOCABULARY, VOCABULARY + 64), pytest.param(VOCABULARY + 64, VOCABULARY, marks=pytest.mark.release)],
)
def test_tables_that_end_with_rows_for_nothing(own: int, smallers: int, tmp_path: Path) -> None:
    """As those of Gemma 3 do: a guess that is no token of the model's must not come near its cache."""
    models = [
        tiny_models.with_stop_ids(
            tiny_models.make_model(tmp_path / f"{size}", "llama", vocab_size=size, seed=3),
            tmp_path / f"endless{size}",
            [0],
        )
        for size in (own, smallers)
    ]
    plain, engine = tiny_models.load(models[0]), tiny_models.load(models[0], drafter=(models[1], "it"))
    for seed in range(4):
        sampling: dict[str, Any] = {"temperature": 1.5, "seed": seed, "max_new_tokens": NEW_TOKENS}
        prompt = prompt_ids(12, seed, vocabulary=own)
        assert generate(engine, prompt, **sampling).tokens == generate(plain, prompt, **sampling).tokens
    assert drafter_of(engine).counts[1] > NEW_TOKENS


def test_programs_are_made_in_idle_moments(folder: Path) -> None:
    made: list[CompiledProgram] = []
    engine = tiny_models.load(folder, drafter=(folder, "it"), compiler=Compiler(on_end=made.append))
    while engine.compile_next():
        pass
    assert {"decode with drafts", "read for drafts (8)", "read for drafts (32)"} <= {program.name for program in made}
    before = len(made)
    generate(engine, prompt_ids(40))
    assert drafter_of(engine).counts[0] and len(made) == before


def test_where_a_program_of_its_own_cannot_be_made_there_are_no_drafts(folder: Path) -> None:
    def refuse(program: str) -> None:
        if program == "decode with drafts":
            raise ZeroDivisionError("a test")

    engine = tiny_models.load(folder, drafter=(folder, "it"), compiler=Compiler(on_begin=refuse))
    prompt = prompt_ids(12)
    assert generate(engine, prompt, max_new_tokens=24).tokens == Reference(folder).greedy(prompt, 24)
    assert drafter_of(engine).counts == (0, 0)


def test_models_that_cannot_guess_for_each_other(folder: Path, tmp_path: Path) -> None:
    other = tiny_models.make_model(tmp_path / "other", "llama")
    tokenizer = other / "tokenizer.json"
    tokenizer.write_text(tokenizer.read_text().replace('"<pad>"', '"<nothing>"'))
    with pytest.raises(InvalidSetting, match="different tokenizer") as refusal:
        tiny_models.load(folder, drafter=(other, "other"))
    assert refusal.value.field == "drafts"
    keeps_states = tiny_models.make_folder(
        tmp_path / "states",
        "MambaForCausalLM",
        without=("intermediate_size", "num_attention_heads", "num_key_value_heads"),
    )
    with pytest.raises(UnsupportedModel, match="does not support speculative decoding"):
        tiny_models.load(folder, drafter=(keeps_states, "states"))
