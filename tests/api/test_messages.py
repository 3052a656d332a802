"""``/v1/messages`` as Anthropic's client meets it."""

from __future__ import annotations

from typing import Any

import anthropic
import pytest

from hfjax_demo.requests import SamplingSettings, TextRequest

from .serving import HELLO as WITH_SYSTEM
from .serving import LONG, TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")

HELLO: Any = [{"role": "user", "content": "the quick brown fox"}]


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


@pytest.mark.release
def test_an_answer_is_the_models_own(server: Serving, claude: anthropic.Anthropic) -> None:
    found = ask(claude)
    text, last = server.directly()
    [block] = found.content
    assert (block.type, block.text, found.role, found.model) == ("text", text, "assistant", TEXT)
    assert (found.stop_reason, found.stop_sequence) == ("max_tokens", None) and found.id.startswith("msg_")
    assert found.usage.input_tokens + found.usage.cache_read_input_tokens == last.statistics.prompt_tokens
    assert found.usage.output_tokens == 24


def test_a_stream_adds_up_to_the_whole(claude: anthropic.Anthropic) -> None:
    long = {"max_tokens": 200}  # so many blocks never come all at once, however busy the machine is
    whole = ask(claude, **long)
    events, final = stream(claude, **long)
    assert final.content[0].text == whole.content[0].text and final.stop_reason == "max_tokens"
    counts = (events[0].message.usage, final.usage, whole.usage)  # the prompt has been looked at when a stream begins
    assert len({usage.input_tokens + usage.cache_read_input_tokens for usage in counts}) == 1
    kinds = [event.type for event in events if event.type != "text"]
    deltas = [event.delta.text for event in events if event.type == "content_block_delta"]
    assert kinds[:2] == ["message_start", "content_block_start"] and len(deltas) > 1
    assert kinds[2:] == ["content_block_delta"] * len(deltas) + ["content_block_stop", "message_delta", "message_stop"]
    assert "".join(deltas) == whole.content[0].text


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


@pytest.mark.release
def test_blocks_and_settings_go_the_whole_way(server: Serving, claude: anthropic.Anthropic) -> None:
    parts = [{"type": "text", "text": "the quick"}, {"type": "text", "text": "brown fox", "cache_control": None}]
    sampled = {"temperature": 1.5, "top_p": 0.8, "top_k": 40, "seed": 7}
    found = ask(
        claude,
        system=[{"type": "text", "text": "Be brief."}],
        messages=[{"role": "user", "content": parts}],
        metadata={"user_id": "somebody"},
        extra_body=sampled,
    )
    plain = [WITH_SYSTEM[0], {"role": "user", "content": "the quick\nbrown fox"}]
    assert found.content[0].text == server.directly(plain, **sampled)[0]


@pytest.mark.release
def test_an_answer_goes_on_from_how_it_began(server: Serving, claude: anthropic.Anthropic) -> None:
    begun = [*HELLO, {"role": "assistant", "content": "jumps over"}]
    request = TextRequest(
        TEXT, WITH_SYSTEM, sampling=SamplingSettings(max_new_tokens=8, temperature=0), begun="jumps over"
    )
    text, _ = server.generated(request)
    assert ask(claude, messages=begun, max_tokens=8).content[0].text == text
    assert text != server.directly(max_new_tokens=8)[0]


@pytest.mark.release
def test_tokens_are_counted_as_an_answer_counts_them(claude: anthropic.Anthropic) -> None:
    usage = ask(claude, max_tokens=1).usage
    counted = claude.messages.count_tokens(model=TEXT, messages=HELLO, system="Be brief.")
    assert counted.input_tokens == usage.input_tokens + usage.cache_read_input_tokens
    longer = [{"role": "user", "content": "the quick brown fox jumps over " * 200}]
    assert claude.messages.count_tokens(model=TEXT, messages=longer).input_tokens > 1000, "more than fits"
