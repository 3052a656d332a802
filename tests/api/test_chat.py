"""``/v1/chat/completions`` as the real client meets it."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import openai
import pytest

from hfjax_demo.api.completions import CompletionFormat
from hfjax_demo.api.schemas import CompletionBody
from hfjax_demo.events import ScoredToken, TextDelta, TokenLogprobs
from hfjax_demo.requests import SamplingSettings, TextRequest

from .serving import HELLO, TEXT, Serving, ask, refused

pytestmark = pytest.mark.usefixtures("engines")


# Asks for nothing.
IDLE: Any = {"frequency_penalty": 0, "logprobs": False, "logit_bias": {}, "tools": [], "tool_choice": "none"}


def test_an_answer_is_the_models_own(server: Serving, client: openai.OpenAI) -> None:
    found = ask(client, **IDLE, response_format={"type": "text"}, user="somebody")
    text, last = server.directly()
    (choice,) = found.choices
    assert (choice.message.role, choice.message.content, choice.finish_reason) == ("assistant", text, "length")
    assert (found.object, found.model) == ("chat.completion", TEXT) and found.id.startswith("chatcmpl-")
    usage = found.usage
    assert (usage.prompt_tokens, usage.completion_tokens) == (last.statistics.prompt_tokens, 24)
    assert usage.total_tokens == usage.prompt_tokens + 24
    unnamed = server.post("/v1/chat/completions", '{"messages": [{"role": "user", "content": "a"}], "max_tokens": 1}')
    assert (unnamed.status_code, unnamed.json()["model"]) == (200, TEXT)


def test_a_stream_adds_up_to_the_whole(server: Serving, client: openai.OpenAI) -> None:
    long = {"max_tokens": 200}  # so many blocks never come all at once, however busy the machine is
    whole = ask(client, **long).choices[0].message.content
    chunks = list(ask(client, **long, stream=True, stream_options={"include_usage": True}))
    assert {chunk.object for chunk in chunks} == {"chat.completion.chunk"} and len({chunk.id for chunk in chunks}) == 1
    *told, last = chunks
    assert told[0].choices[0].delta.role == "assistant"
    texts = [chunk.choices[0].delta.content or "" for chunk in told]
    assert "".join(texts) == whole and sum(map(bool, texts)) > 1
    assert [chunk.choices[0].finish_reason for chunk in told] == [None] * (len(told) - 1) + ["length"]
    assert last.choices == [] and last.usage.completion_tokens == 200
    assert last.usage.prompt_tokens_details.cached_tokens == last.usage.prompt_tokens - 1, "its prompt was asked before"
    assert all(chunk.usage is None for chunk in ask(client, stream=True)), "nobody asked for it"


def test_a_stop_string_ends_it_and_is_not_shown(server: Serving, client: openai.OpenAI) -> None:
    text, _ = server.directly()
    stop = text[len(text) // 2 :][:3]
    found = ask(client, stop=[stop, "never said"]).choices[0]
    assert (found.message.content, found.finish_reason) == (text[: text.index(stop)], "stop")
    assert ask(client, stop=stop).choices[0].message.content == found.message.content


def test_sampling_goes_the_whole_way(server: Serving, client: openai.OpenAI) -> None:
    sampled = {"temperature": 1.5, "top_p": 0.8, "seed": 7}
    own = {"top_k": 40, "min_p": 0.01, "repetition_penalty": 1.1}
    text, _ = server.directly(**sampled, **own)
    assert ask(client, **sampled, extra_body=own).choices[0].message.content == text
    assert ask(client, **sampled | {"seed": 8}, extra_body=own).choices[0].message.content != text
    assert ask(client, extra_body={"top_k": -1}).choices[0].message.content == server.directly()[0], "as others say off"


def test_what_is_left_out_is_the_models_recommendation(server: Serving, client: openai.OpenAI) -> None:
    text, _ = server.directly(temperature=0.5, seed=3)
    found = client.chat.completions.create(model=TEXT, messages=HELLO, max_completion_tokens=24, seed=3)
    assert found.choices[0].message.content == text
    assert text != server.directly()[0]


def test_several_answers_have_seeds_of_their_own(server: Serving, client: openai.OpenAI) -> None:
    found = ask(client, n=3, temperature=1.5, seed=7)
    texts = [choice.message.content for choice in found.choices]
    assert texts == [server.directly(temperature=1.5, seed=7 + number)[0] for number in range(3)]
    assert [choice.index for choice in found.choices] == [0, 1, 2] and len(set(texts)) == 3
    assert found.usage.completion_tokens == 72, "and the prompt counts once"
    assert found.usage.prompt_tokens == server.directly()[1].statistics.prompt_tokens
    streamed = {0: "", 1: "", 2: ""}
    for chunk in ask(client, n=3, temperature=1.5, seed=7, stream=True):
        for choice in chunk.choices:
            streamed[choice.index] += choice.delta.content or ""
    assert list(streamed.values()) == texts


COUNTS = ("prompt_tokens", "completion_tokens", "input_tokens", "output_tokens", "cache_read_input_tokens")


def test_without_max_tokens_the_room_that_is_left_is_used(server: Serving, client: openai.OpenAI) -> None:
    """In a conversation that leaves less than a quarter of the context, and by every endpoint."""
    context = client.models.retrieve(TEXT).context_length  # type: ignore[attr-defined]
    turns: Any = [{"role": ("user", "assistant")[number % 2], "content": "the dog sleeps on"} for number in range(21)]
    text = "\n".join(turn["content"] for turn in turns)
    asked: dict[str, Any] = {
        "/v1/chat/completions": {"messages": turns},
        "/v1/completions": {"prompt": text},
        "/v1/responses": {"input": turns},
        "/v1/messages": {"messages": turns},
    }
    for path, body in asked.items():
        told = server.post(path, json.dumps({"model": TEXT, "temperature": 0, **body})).json()
        assert sum(told["usage"].get(name, 0) for name in COUNTS) == context, (path, told)


def test_tokens_and_the_prompts_likelihoods_are_told_as_vllm_has_them(server: Serving, client: openai.OpenAI) -> None:
    wanted: Any = {"return_token_ids": True, "prompt_logprobs": 1}
    whole = ask(client, max_tokens=6, extra_body=wanted).to_dict()
    prompt, tokens = whole["prompt_token_ids"], whole["choices"][0]["token_ids"]
    assert len(tokens) == 6 and len(prompt) == whole["usage"]["prompt_tokens"] == len(whole["prompt_logprobs"])
    assert whole["prompt_logprobs"][0] is None and whole["prompt_logprobs"][1][str(prompt[1])]["logprob"] <= 0
    assert {1} <= {each["rank"] for each in whole["prompt_logprobs"][1].values()}
    first, *rest = [
        chunk.to_dict() for chunk in ask(client, max_tokens=6, stream=True, extra_body={"return_token_ids": True})
    ]
    assert first["prompt_token_ids"] == prompt
    assert [token for chunk in rest for token in chunk["choices"][0]["token_ids"]] == tokens
    text: Any = client.completions.create(model=TEXT, prompt=prompt, max_tokens=6, temperature=0, extra_body=wanted)
    [choice] = text.to_dict()["choices"]
    assert (choice["prompt_token_ids"], choice["token_ids"]) == (prompt, tokens)
    assert choice["text"] == whole["choices"][0]["message"]["content"] and len(choice["prompt_logprobs"]) == len(prompt)
    with refused(400, "invalid_value", "prompt_logprobs", "prompt_logprobs"):
        ask(client, stream=True, extra_body={"prompt_logprobs": 1})


def test_answers_follow_schemas_and_regular_expressions(client: openai.OpenAI) -> None:
    schema = {"enum": ["a", "b"]}
    form = {"type": "json_schema", "json_schema": {"name": "k", "schema": schema, "strict": True}}
    made = ask(client, n=2, seed=3, temperature=1.3, response_format=form)
    assert all(json.loads(choice.message.content) in ("a", "b") for choice in made.choices)
    stream = ask(client, stream=True, extra_body={"structured_outputs": {"regex": "[a-f]{4}-[0-9]{2}"}})
    assert re.fullmatch("[a-f]{4}-[0-9]{2}", "".join(chunk.choices[0].delta.content or "" for chunk in stream))


# -- log-probabilities ------------------------------------------------------------------------------------------------


def assert_tells(content: Any, expected: list[TokenLogprobs]) -> None:
    """A chat's list is the engine's."""
    assert len(content) == len(expected) > 0
    for item, token in zip(content, expected, strict=True):
        for found, scored in ((item, token.chosen), *zip(item.top_logprobs, token.top, strict=True)):
            assert (bytes(found.bytes), found.logprob) == (scored.spelled, pytest.approx(scored.logprob, abs=1e-4))
            assert found.token == scored.spelled.decode(errors="replace")


@pytest.mark.release
def test_a_chat_tells_each_token_and_the_likeliest(server: Serving, client: openai.OpenAI) -> None:
    sampling = SamplingSettings(max_new_tokens=16, temperature=0)
    events = server.manager.generate(TextRequest(TEXT, HELLO, sampling=sampling, logprobs=3))
    expected = [token for event in events if isinstance(event, TextDelta) for token in event.logprobs]
    asked: dict[str, Any] = {"max_tokens": 16, "logprobs": True, "top_logprobs": 3}
    (choice,) = ask(client, **asked).choices
    content = choice.logprobs.content
    assert_tells(content, expected)
    assert choice.logprobs.refusal is None and len(content) == 16
    assert [item.token for item in content] == [item.top_logprobs[0].token for item in content]
    assert b"".join(bytes(item.bytes) for item in content).decode(errors="replace") == choice.message.content
    chunks = [chunk.choices[0] for chunk in ask(client, **asked, stream=True)]
    told = [chunk for chunk in chunks if chunk.logprobs is not None]
    assert_tells([item for chunk in told for item in chunk.logprobs.content], expected)
    assert all(chunk.delta.content for chunk in told), "they go with the text"
    for few in (0, None):
        content = ask(client, **asked | {"top_logprobs": few}).choices[0].logprobs.content
        assert len(content) == 16 and not any(item.top_logprobs for item in content)
    assert ask(client, max_tokens=16, logprobs=False).choices[0].logprobs is None


@pytest.mark.release
def test_tokens_that_cannot_be_told_apart_or_have_no_probability() -> None:
    """Two halves of characters look alike, and JSON knows no infinity."""
    half, other, never = (ScoredToken(1, b"\xe2", -0.5), ScoredToken(2, b"\xe3", -2.0), ScoredToken(3, b"x", -math.inf))
    format = CompletionFormat("1", CompletionBody(prompt="x", logprobs=2), [TextRequest(TEXT, prompt="x")])
    [chunk] = format.piece(0, TextDelta("", (), (TokenLogprobs(never, (half, other), 4, 0.0, 0.0),)))
    assert chunk["choices"][0]["logprobs"] == {
        "tokens": ["x"],
        "token_logprobs": [-9999.0],
        "top_logprobs": [{"\N{REPLACEMENT CHARACTER}": -0.5, "x": -9999.0}],
        "text_offset": [4],
    }
