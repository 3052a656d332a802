"""An agent's whole loop over HTTP, by OpenAI's framework for agents and by its plain client: the model calls a tool, the tool's
function runs here, its result goes back, and an answer follows.

The model is random and knows nothing: that its calls can be carried out is the server's doing, where ``tool_choice`` asks for
one. It thinks as well, so thoughts stand before its answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import agents
import openai
import pytest
from openai.types.shared import Reasoning
from pydantic import Field

from hfjax_demo.events import Finished, TextDelta, ThoughtDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from tests import tiny_models
from tests.coroutines import run
from tests.text.chat_templates import QWEN3

from .serving import LONG, Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

MODEL = "caller"
MOST_TOKENS = 120
THOUGHTS = 12  # tokens
STOP = "ju"  # an end that the model comes to: one at its budget counts as a failure with the framework
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


# -- the framework ------------------------------------------------------------------------------------------------


class Weather:
    """A tool, and what it has been asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    def tool(self) -> agents.FunctionTool:
        @agents.function_tool
        def weather(city: Literal["Oslo", "Rome"], days: Annotated[int, Field(ge=1, le=9)]) -> str:
            """The weather of the next days."""
            self.asked.append((city, days))
            return f"{city}: rain, {days} times"

        return weather


def settings_of(api: str) -> dict[str, Any]:
    """Thoughts of so many tokens, or none: OpenAI's newer API has no name for how many."""
    own: dict[str, Any] = {"stop": [STOP]}
    if api == "responses":
        return {"reasoning": Reasoning(effort="none"), "extra_body": own}
    return {"extra_body": own | {"thinking_token_budget": THOUGHTS}}


@pytest.mark.parametrize("streamed", [True, False], ids=["streamed", "whole"])
@pytest.mark.parametrize("api", ["chat", "responses"])
def test_a_framework_calls_a_tool_and_answers(server: Serving, api: str, streamed: bool) -> None:
    weather = Weather()
    tool = weather.tool()

    async def ask() -> tuple[Any, list[Any]]:
        async with openai.AsyncOpenAI(
            base_url=f"{server.url}/v1", api_key="none", max_retries=0, timeout=LONG
        ) as client:
            kind = agents.OpenAIResponsesModel if api == "responses" else agents.OpenAIChatCompletionsModel
            agent = agents.Agent(
                "forecaster",
                instructions="Be brief.",
                tools=[tool],
                model=kind(MODEL, client),
                model_settings=agents.ModelSettings(
                    tool_choice="required",  # the framework asks for one call, then leaves it to the model
                    temperature=0,
                    max_tokens=MOST_TOKENS,
                    include_usage=True,
                    **settings_of(api),
                ),
            )
            config = agents.RunConfig(tracing_disabled=True)
            if not streamed:
                return await agents.Runner.run(agent, QUESTION, run_config=config), []
            result = agents.Runner.run_streamed(agent, QUESTION, run_config=config)
            return result, [event async for event in result.stream_events()]

    result, events = run(ask())

    assert len(weather.asked) == 1
    [(city, days)] = weather.asked
    told = f"{city}: rain, {days} times"
    kinds = [item.type for item in result.new_items if item.type != "reasoning_item"]
    assert kinds == ["tool_call_item", "tool_call_output_item", "message_output_item"]
    call = next(item.raw_item for item in result.new_items if item.type == "tool_call_item")
    assert (call.name, json.loads(call.arguments)) == ("weather", {"city": city, "days": days})
    assert [item.output for item in result.new_items if item.type == "tool_call_output_item"] == [told]
    # What the model has read in the end is the conversation that the framework has had with it.
    messages: Any = [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": QUESTION},
        {
            "role": "assistant",
            "content": "",
            "tool_calls": [
                {"id": call.call_id, "type": "function", "function": {"name": "weather", "arguments": call.arguments}}
            ],
        },
        {"role": "tool", "tool_call_id": call.call_id, "content": told},
    ]
    tools: Any = [
        {
            "type": "function",
            "function": {
                "name": "weather",
                "description": tool.description,
                "parameters": tool.params_json_schema,
                **({"strict": True} if api == "chat" else {}),
            },
        }
    ]
    asked = {"thinking": False} if api == "responses" else {"thinking_tokens": THOUGHTS}
    text, *_ = directly(server, messages, tools=tools, **asked)
    assert result.final_output == text != ""
    messages[-1]["content"] = "Sunshine."
    assert directly(server, messages, tools=tools, **asked)[0] != text
    assert result.context_wrapper.usage.requests == 2
    if streamed:
        deltas = [
            event.data.delta
            for event in events
            if event.type == "raw_response_event" and event.data.type == "response.output_text.delta"
        ]
        assert "".join(deltas) == text and len(deltas) > 1


# -- the plain client ---------------------------------------------------------------------------------------------

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
