"""An agent's whole loop over HTTP: the model calls a tool, its result goes back, and an answer follows.

The model is random and knows nothing: that its calls can be carried out is the server's doing, where ``tool_choice`` asks for
one. It thinks as well, so thoughts stand before its answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.events import Finished, TextDelta, ThoughtDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from tests import tiny_models
from tests.text.chat_templates import QWEN3

from .serving import Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

MODEL = "caller"
MOST_TOKENS = 120
THOUGHTS = 12  # tokens
STOP = "ju"  # an end that the model comes to
QUESTION = "Will it rain?"
_QUIET = "{%- if enable_thinking is defined and not enable_thinking %}{{ '<think>\n\n</think>\n\n' }}"
# As Qwen 3's, but thoughts are begun by the template: of itself a random model would have none.
TEMPLATE = QWEN3.replace(_QUIET, _QUIET + "{%- else %}{{ '<think>\n' }}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, shared_cache: Path) -> Iterator[Serving]:
    assert TEMPLATE != QWEN3
    root = tmp_path_factory.mktemp("agents")
    plain = tiny_models.make_model(root / "plain", "llama", max_position_embeddings=4096)
    tiny_models.with_template(plain, TEMPLATE)
    tiny_models.with_stop_ids(plain, root / "caller", [tiny_models.VOCABULARY])  # its answers end at their budget
    catalog = root / "models.toml"
    catalog.write_text(f'[[model]]\nname = "{MODEL}"\nfolder = "caller"\nchat = true\n', encoding="utf-8")
    with Serving(catalog, shared_cache, default_model=MODEL, context_length=4096) as served:
        yield served


def directly(server: Serving, messages: Any, **asked: Any) -> tuple[str, str, str]:
    """The greedy answer to these messages, without HTTP; the thoughts before it, and why it ends."""
    sampling = SamplingSettings(max_new_tokens=MOST_TOKENS, temperature=0, stop=(STOP,))
    events = list(server.manager.generate(TextRequest(MODEL, messages, sampling=sampling, **asked)))
    text, thoughts = (
        "".join(event.text for event in events if isinstance(event, kind)) for kind in (TextDelta, ThoughtDelta)
    )
    assert isinstance(events[-1], Finished), events[-1]
    return text, thoughts, events[-1].reason


TOOLS: Any = [
    {
        "type": "function",
        "function": {
            "name": "weather",
            "parameters": {
                "type": "object",
                "properties": {
                    "city": {"enum": ["Oslo", "Rome"]},
                    "days": {"type": "integer", "minimum": 1, "maximum": 9},
                },
                "required": ["city", "days"],
                "additionalProperties": False,
            },
        },
    }
]


def test_the_plain_client_streams_a_call_then_thoughts_and_an_answer(server: Serving) -> None:
    client = server.client()
    messages: Any = [{"role": "user", "content": QUESTION}]

    def stream(**asked: Any) -> list[Any]:
        about: Any = {"model": MODEL, "messages": messages, "tools": TOOLS, "temperature": 0, "max_tokens": MOST_TOKENS}
        usage = {"include_usage": True}
        return list(client.chat.completions.create(**about, **asked, stop=STOP, stream=True, stream_options=usage))

    *chunks, last = stream(tool_choice={"type": "function", "function": {"name": "weather"}})
    deltas = [chunk.choices[0].delta for chunk in chunks]
    [first, *others] = [call for delta in deltas for call in delta.tool_calls or []]
    assert (first.index, first.type, first.function.name) == (0, "function", "weather")
    written = "".join(call.function.arguments for call in (first, *others))
    arguments = json.loads(written)
    assert arguments["city"] in ("Oslo", "Rome") and 1 <= arguments["days"] <= 9
    assert chunks[-1].choices[0].finish_reason == "tool_calls" and not any(delta.content for delta in deltas)
    assert last.usage.completion_tokens_details.reasoning_tokens == 0

    function = {"name": first.function.name, "arguments": written}
    messages += [
        {"role": "assistant", "tool_calls": [{"id": first.id, "type": "function", "function": function}]},
        {"role": "tool", "tool_call_id": first.id, "content": "rain"},
    ]
    *chunks, last = stream(extra_body={"thinking_token_budget": THOUGHTS})
    deltas = [chunk.choices[0].delta for chunk in chunks]
    thought = [place for place, delta in enumerate(deltas) if getattr(delta, "reasoning_content", None)]
    said = [place for place, delta in enumerate(deltas) if delta.content]
    assert thought and said and max(thought) < min(said)
    text, thoughts, reason = directly(
        server,
        [{**messages[0]}, {**messages[1], "content": ""}, messages[2]],
        tools=TOOLS,
        thinking_tokens=THOUGHTS,
    )
    assert "".join(deltas[place].reasoning_content for place in thought) == thoughts
    assert "".join(deltas[place].content for place in said) == text
    assert all(deltas[place].reasoning == deltas[place].reasoning_content for place in thought)
    assert chunks[-1].choices[0].finish_reason == reason
    assert THOUGHTS <= last.usage.completion_tokens_details.reasoning_tokens < MOST_TOKENS
