"""``/v1/messages`` as Anthropic's client meets it, and ``/v1/responses`` as OpenAI's does."""

from __future__ import annotations

from typing import Any

import anthropic
import openai
import pytest

from hfjax_demo.requests import SamplingSettings, TextRequest

from .serving import HELLO as WITH_SYSTEM
from .serving import LONG, TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")


HELLO: Any = [WITH_SYSTEM[1]]


@pytest.fixture(scope="module")
def claude(server: Serving) -> anthropic.Anthropic:
    return anthropic.Anthropic(base_url=server.url, api_key="none", max_retries=0, timeout=LONG)


def asked(changes: dict[str, Any]) -> dict[str, Any]:
    """Arguments of the client, which has none for the sampling settings since Anthropic's newest models have none."""
    given = {"model": TEXT, "messages": HELLO, "system": "Be brief.", "max_tokens": 24} | changes
    return given | {"extra_body": {"temperature": 0} | given.get("extra_body", {})}


def ask(client: anthropic.Anthropic, **changes: Any) -> Any:
    return client.messages.create(**asked(changes))


def stream(client: anthropic.Anthropic, **changes: Any) -> tuple[list[Any], Any]:
    """All events, and the message that the client makes of them."""
    with client.messages.stream(**asked(changes)) as told:
        return list(told), told.get_final_message()


def test_a_stream_adds_up_to_the_whole_which_is_the_models_own(server: Serving, claude: anthropic.Anthropic) -> None:
    long = {"max_tokens": 200}  # so many blocks never come all at once, however busy the machine is
    whole = ask(claude, **long)
    events, final = stream(claude, **long)
    text, last = server.directly(max_new_tokens=200)
    assert (whole.content[0].text, whole.usage.output_tokens) == (text, 200)
    assert (whole.role, whole.model, whole.stop_sequence) == ("assistant", TEXT, None) and whole.id.startswith("msg_")
    assert final.content[0].text == whole.content[0].text and final.stop_reason == "max_tokens"
    counts = (events[0].message.usage, final.usage, whole.usage)  # the prompt has been looked at when a stream begins
    prompt = last.statistics.prompt_tokens
    assert [usage.input_tokens + usage.cache_read_input_tokens for usage in counts] == [prompt] * 3
    counted = claude.messages.count_tokens(model=TEXT, messages=HELLO, system="Be brief.")
    assert counted.input_tokens == prompt
    longer = [{"role": "user", "content": "the quick brown fox jumps over " * 200}]
    assert claude.messages.count_tokens(model=TEXT, messages=longer).input_tokens > 1000, "more than fits"
    kinds = [event.type for event in events if event.type != "text"]
    deltas = [event.delta.text for event in events if event.type == "content_block_delta"]
    assert kinds[:2] == ["message_start", "content_block_start"] and len(deltas) > 1
    assert kinds[2:] == ["content_block_delta"] * len(deltas) + ["content_block_stop", "message_delta", "message_stop"]
    assert "".join(deltas) == whole.content[0].text


@pytest.mark.release
def test_settings_go_the_whole_way_and_an_answer_goes_on_from_how_it_began(
    server: Serving, claude: anthropic.Anthropic
) -> None:
    sampled = {"temperature": 1.5, "top_p": 0.8, "top_k": 40, "seed": 7}
    parts = [{"type": "text", "text": "the quick"}, {"type": "text", "text": "brown fox", "cache_control": None}]
    begun = [{"role": "user", "content": parts}, {"role": "assistant", "content": "jumps over"}]
    system = [{"type": "text", "text": "Be brief."}]
    found = ask(claude, system=system, messages=begun, metadata={"user_id": "somebody"}, extra_body=sampled)
    messages: Any = [WITH_SYSTEM[0], {"role": "user", "content": "the quick\nbrown fox"}]
    sampling = SamplingSettings(max_new_tokens=24, **sampled)  # type: ignore[arg-type]
    text, _ = server.generated(TextRequest(TEXT, messages, sampling=sampling, begun="jumps over"))
    assert found.content[0].text == text != server.directly(messages, **sampled)[0]


@pytest.mark.release
def test_a_thread_is_refused_and_the_clients_runner_goes_on(claude: anthropic.Anthropic) -> None:
    with pytest.raises(anthropic.BadRequestError) as caught:
        ask(claude, extra_body={"thread": {"type": "create"}})
    body: Any = caught.value.body
    assert body["error"]["details"] == {"error_code": "thread_unsupported_request", "unsupported": ["thread"]}
    clears = {"edits": [{"type": "clear_thinking_20251015", "keep": "all"}]}
    assert ask(claude, max_tokens=1, extra_body={"thread": None, "context_management": clears}).usage.output_tokens == 1


@pytest.mark.release
def test_a_stop_sequence_is_named(server: Serving, claude: anthropic.Anthropic) -> None:
    text, _ = server.directly()
    stop = text[len(text) // 2 :][:3]
    found = ask(claude, stop_sequences=["never said", stop])
    assert (found.stop_reason, found.stop_sequence) == ("stop_sequence", stop)
    assert found.content[0].text == text[: text.index(stop)]
    assert stream(claude, stop_sequences=[stop])[1].stop_sequence == stop


# -- responses --------------------------------------------------------------------------------------------------------


def respond(client: openai.OpenAI, **changes: Any) -> Any:
    given = {"model": TEXT, "instructions": "Be brief.", "input": "the quick brown fox", "max_output_tokens": 24}
    return client.responses.create(**given | {"temperature": 0} | changes)


def test_a_responses_stream_adds_up_to_the_whole_which_is_the_models_own(
    server: Serving, client: openai.OpenAI
) -> None:
    long = {"max_output_tokens": 200}  # so many blocks never come all at once, however busy the machine is
    whole = respond(client, **long)
    text, last = server.directly(max_new_tokens=200)
    assert (whole.output_text, whole.object, whole.model, whole.store) == (text, "response", TEXT, False)
    assert (whole.status, whole.incomplete_details.reason) == ("incomplete", "max_output_tokens")
    assert (whole.temperature, whole.max_output_tokens, whole.instructions) == (0, 200, "Be brief.")
    assert (whole.usage.input_tokens, whole.usage.output_tokens) == (last.statistics.prompt_tokens, 200)
    assert whole.usage.total_tokens == last.statistics.prompt_tokens + 200
    events = list(respond(client, **long, stream=True))
    assert [event.sequence_number for event in events] == list(range(len(events)))
    kinds = [event.type for event in events]
    deltas = [event.delta for event in events if event.type == "response.output_text.delta"]
    before = ["created", "in_progress", "output_item.added", "content_part.added"]
    after = ["output_text.done", "content_part.done", "output_item.done", "incomplete"]
    assert (
        kinds == [f"response.{name}" for name in (*before, *["output_text.delta"] * len(deltas), *after)]
        and len(deltas) > 1
    )
    assert "".join(deltas) == whole.output_text == events[-1].response.output_text == events[-4].text
    [item], [told] = events[-1].response.output, whole.output
    assert item.id == events[2].item.id == events[-2].item.id and item.content == told.content
    assert events[-1].response.usage.input_tokens == whole.usage.input_tokens


@pytest.mark.release
def test_a_conversation_may_come_as_items(server: Serving, client: openai.OpenAI) -> None:
    first = respond(client, max_output_tokens=4)
    told = respond(
        client,
        instructions=None,
        input=[
            {"role": "developer", "content": "Be brief."},
            {"role": "user", "content": [{"type": "input_text", "text": "the quick brown fox"}]},
            first.output[0].to_dict(),
            {"type": "message", "role": "user", "content": "the dog"},
        ],
    )
    plain = [*WITH_SYSTEM, {"role": "assistant", "content": first.output_text}, {"role": "user", "content": "the dog"}]
    assert told.output_text == server.directly(plain)[0]


@pytest.mark.release
def test_logprobs_are_told_where_they_are_included(client: openai.OpenAI) -> None:
    found = respond(client, max_output_tokens=4, include=["message.output_text.logprobs"], top_logprobs=2)
    logprobs = found.output[0].content[0].logprobs
    assert len(logprobs) == 4 and "".join(token.token for token in logprobs) == found.output_text
    assert [len(token.top_logprobs) for token in logprobs] == [2] * 4
    assert respond(client, max_output_tokens=1).output[0].content[0].logprobs == []


@pytest.mark.release
def test_what_is_too_long_is_cut_where_that_is_asked_for(client: openai.OpenAI) -> None:
    turns = [{"role": ("user", "assistant")[number % 2], "content": "the dog sleeps on"} for number in range(25)]
    assert respond(client, input=turns, truncation="auto", max_output_tokens=1).usage.output_tokens == 1
