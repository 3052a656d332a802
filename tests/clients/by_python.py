"""What people's Python clients do with a server, one line of JSON for each act: ``python by_python.py CLIENT SERVER MODEL``.

A client is a function whose result has what it can do: ``chat`` gives a text, ``stream`` its pieces, ``tools`` the last answer of
a round in which :func:`weather` was called, ``schema`` a report, and ``both`` a report after such a round. It is written as the
client's own manual has it, and what goes back to the server is what the client makes of an answer. It runs in an environment that
has the client and nothing of this program, so this file imports nothing of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from typing import Any, Literal

from pydantic import BaseModel

City = Literal["Oslo", "Rome"]
QUESTION = "Will it rain?"
ASK: Any = [{"role": "user", "content": QUESTION}]
asked: list[str] = []  # of the weather, in the act that is under way


class Report(BaseModel):
    """The weather of a city."""

    city: City
    rainy: bool


class Place(BaseModel):
    city: City


def weather(city: City) -> str:
    """The weather of a city.

    Args:
        city: Its name.
    """
    asked.append(city)
    return "rain"


SCHEMA = Report.model_json_schema()
TOOLS: Any = [
    {
        "type": "function",
        "function": {"name": "weather", "description": "The weather.", "parameters": Place.model_json_schema()},
    }
]


def openai_chat(url: str, model: str) -> dict[str, Callable[[], Any]]:
    import openai

    create = openai.OpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0).chat.completions
    tool = openai.pydantic_function_tool(Place, name="weather")

    def stream(**asking: Any) -> Any:
        """The pieces of a stream, and the message that the client makes of it."""
        with create.stream(**{"model": model, "messages": ASK} | asking) as events:
            pieces = [event.delta for event in events if event.type == "content.delta"]
            return pieces, events.get_final_completion().choices[0].message

    def tools(**asking: Any) -> Any:
        messages = [*ASK]
        for streamed in (False, True):
            about = {"model": model, "messages": messages, "tools": [tool]} | asking
            message = stream(**about)[1] if streamed else create.parse(**about).choices[0].message
            messages.append(message.model_dump())  # with all that the client knows of it
            for call in message.tool_calls or []:
                result = weather(call.function.parsed_arguments.city)
                messages.append({"role": "tool", "tool_call_id": call.id, "content": result})
        return message

    return {
        "chat": lambda: create.create(model=model, messages=ASK).choices[0].message.content,
        "stream": lambda: stream()[0],
        "tools": lambda: tools().content,
        "schema": lambda: create.parse(model=model, messages=ASK, response_format=Report).choices[0].message.parsed,
        "both": lambda: tools(response_format=Report).parsed,
    }


def openai_responses(url: str, model: str) -> dict[str, Callable[[], Any]]:
    import openai
    from openai.lib.responses_tool_runner import RegisteredFunction, ResponsesToolRunner

    client = openai.OpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0)
    create = client.responses
    function = TOOLS[0]["function"] | {"type": "function", "strict": False}

    def both() -> Any:
        given: list[Any] = [*ASK]
        about = {"model": model, "tools": [function], "text_format": Report}
        response = create.parse(input=given, **about)
        for item in response.output:
            given.append(item.model_dump())
            if item.type == "function_call":
                result = weather(**json.loads(item.arguments))
                given.append({"type": "function_call_output", "call_id": item.call_id, "output": result})
        return create.parse(input=given, **about).output_parsed

    def tools() -> str:
        runner = ResponsesToolRunner(functions=[RegisteredFunction(function, lambda given: weather(**given))])
        return runner.run(client, {"model": model, "input": QUESTION}, max_steps=4).output_text

    def stream() -> list[str]:
        with create.stream(model=model, input=QUESTION) as events:
            return [event.delta for event in events if event.type == "response.output_text.delta"]

    return {
        "chat": lambda: create.create(model=model, input=QUESTION).output_text,
        "stream": stream,
        "tools": tools,
        "schema": lambda: create.parse(model=model, input=QUESTION, text_format=Report).output_parsed,
        "both": both,
    }


def anthropic(url: str, model: str) -> dict[str, Callable[[], Any]]:
    import anthropic

    client = anthropic.Anthropic(base_url=url, api_key="none", max_retries=0)
    about: Any = {"model": model, "max_tokens": 200, "messages": ASK}

    def stream() -> list[str]:
        with client.messages.stream(**about) as told:
            return list(told.text_stream)

    def run(**asking: Any) -> Any:
        return client.beta.messages.tool_runner(tools=[anthropic.beta_tool(weather)], **about, **asking)

    def streamed() -> str:
        *_, last = [told.get_final_message() for told in run(stream=True)]
        return last.content[-1].text

    return {
        "chat": lambda: client.messages.create(**about).content[0].text,
        "stream": stream,
        "tools": lambda: run().until_done().content[-1].text,
        "tools, streamed": streamed,
        "schema": lambda: client.messages.parse(output_format=Report, **about).parsed_output,
        "both": lambda: run(output_format=Report).until_done().parsed_output,
    }


def _agents(url: str, model: str, kind: str) -> dict[str, Callable[[], Any]]:
    import agents
    import openai

    def run(streamed: bool = False, **asking: Any) -> Any:
        async def once() -> Any:
            async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0) as client:
                about = {"instructions": "Be brief.", "model": getattr(agents, kind)(model, client)}
                agent = agents.Agent("helper", **about, **asking)
                if not streamed:
                    return (await agents.Runner.run(agent, QUESTION, run_config=config)).final_output
                told = agents.Runner.run_streamed(agent, QUESTION, run_config=config)
                raw = [event.data async for event in told.stream_events() if event.type == "raw_response_event"]
                return [event.delta for event in raw if event.type == "response.output_text.delta"]

        return asyncio.run(once())

    config = agents.RunConfig(tracing_disabled=True)
    tools = [agents.function_tool(weather)]
    return {
        "chat": run,
        "stream": lambda: run(streamed=True),
        "tools": lambda: run(tools=tools),
        "schema": lambda: run(output_type=Report),
        "both": lambda: run(tools=tools, output_type=Report),
    }


def agents_chat(url: str, model: str) -> dict[str, Callable[[], Any]]:
    return _agents(url, model, "OpenAIChatCompletionsModel")


def agents_responses(url: str, model: str) -> dict[str, Callable[[], Any]]:
    return _agents(url, model, "OpenAIResponsesModel")


def instructor(url: str, model: str) -> dict[str, Callable[[], Any]]:
    import instructor
    import openai

    client = openai.OpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0)

    def made(mode: str) -> Any:
        form = instructor.from_openai(client, mode=instructor.Mode[mode])
        return form.chat.completions.create(model=model, messages=ASK, response_model=Report, max_retries=0)

    def partial() -> Any:
        form = instructor.from_openai(client, mode=instructor.Mode.JSON_SCHEMA)
        *_, last = form.chat.completions.create_partial(model=model, messages=ASK, response_model=Report, max_retries=0)
        return last

    def chat() -> Any:
        form = instructor.from_openai(client)
        return form.chat.completions.create(model=model, messages=ASK, response_model=None).choices[0].message.content

    return {
        "chat": chat,
        "schema": lambda: made("JSON_SCHEMA"),
        "schema, streamed": partial,
        "schema, as a tool": lambda: made("TOOLS"),
        "schema, as a strict tool": lambda: made("TOOLS_STRICT"),
    }


def _pydantic_ai(model: Callable[[], Any]) -> dict[str, Callable[[], Any]]:
    """``model`` makes it anew for each act: its connections belong to an event loop."""
    from pydantic_ai import Agent, NativeOutput

    def stream() -> list[str]:
        async def once() -> list[str]:
            async with Agent(model()).run_stream(QUESTION) as told:
                return [piece async for piece in told.stream_text(delta=True, debounce_by=None)]

        return asyncio.run(once())

    def run(**asking: Any) -> Any:
        return Agent(model(), retries=0, **asking).run_sync(QUESTION).output

    tools = [weather]
    return {
        "chat": run,
        "stream": stream,
        "tools": lambda: run(tools=tools),
        "schema": lambda: run(output_type=NativeOutput(Report)),
        "schema, as a tool": lambda: run(output_type=Report),
        "both": lambda: run(tools=tools, output_type=NativeOutput(Report)),
        "both, as tools": lambda: run(tools=tools, output_type=Report),
    }


def pydantic_ai_chat(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai import OpenAIProvider

    return _pydantic_ai(lambda: OpenAIChatModel(model, provider=OpenAIProvider(base_url=f"{url}/v1", api_key="none")))


def pydantic_ai_responses(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from pydantic_ai.models.openai import OpenAIResponsesModel
    from pydantic_ai.providers.openai import OpenAIProvider

    return _pydantic_ai(
        lambda: OpenAIResponsesModel(model, provider=OpenAIProvider(base_url=f"{url}/v1", api_key="none"))
    )


def pydantic_ai_messages(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from anthropic import AsyncAnthropic
    from pydantic_ai.models.anthropic import AnthropicModel
    from pydantic_ai.profiles import ModelProfile
    from pydantic_ai.providers.anthropic import AnthropicProvider

    def made() -> AnthropicModel:
        client = AsyncAnthropic(base_url=url, api_key="none", max_retries=0)
        profile = ModelProfile(supports_json_schema_output=True)
        return AnthropicModel(model, provider=AnthropicProvider(anthropic_client=client), profile=profile)

    return _pydantic_ai(made)


def _langchain(chat: Any) -> dict[str, Callable[[], Any]]:
    from langchain.agents import create_agent
    from langchain.agents.structured_output import ProviderStrategy, ToolStrategy

    def run(**asking: Any) -> Any:
        return create_agent(chat, [weather], **asking).invoke({"messages": ASK})

    return {
        "chat": lambda: chat.invoke(QUESTION).text,
        "stream": lambda: [piece.text for piece in chat.stream(QUESTION)],
        "tools": lambda: run()["messages"][-1].text,
        "schema": lambda: chat.with_structured_output(Report, method="json_schema").invoke(QUESTION),
        "schema, as a tool": lambda: chat.with_structured_output(Report, method="function_calling").invoke(QUESTION),
        "both": lambda: run(response_format=ProviderStrategy(Report))["structured_response"],
        "both, as tools": lambda: run(response_format=ToolStrategy(Report))["structured_response"],
    }


def langchain_openai(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from langchain_openai import ChatOpenAI

    return _langchain(ChatOpenAI(model=model, base_url=f"{url}/v1", api_key="none", max_retries=0))


def langchain_responses(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from langchain_openai import ChatOpenAI

    return _langchain(
        ChatOpenAI(model=model, base_url=f"{url}/v1", api_key="none", max_retries=0, use_responses_api=True)
    )


def langchain_anthropic(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from langchain_anthropic import ChatAnthropic

    return _langchain(ChatAnthropic(model=model, base_url=url, api_key="none", max_retries=0))


def _by_hand(complete: Callable[..., Any]) -> dict[str, Callable[[], Any]]:
    """Of a client with OpenAI's chats and nothing that runs tools: a message goes back as it came."""

    def tools(**asking: Any) -> str:
        messages = [*ASK]
        message = complete(messages=messages, tools=TOOLS, tool_choice="auto", **asking).choices[0].message
        messages.append(message)
        for call in message.tool_calls or []:
            result = weather(**json.loads(call.function.arguments))
            messages.append({"role": "tool", "tool_call_id": call.id, "content": result})
        return complete(messages=messages, tools=TOOLS, **asking).choices[0].message.content

    form = {"type": "json_schema", "json_schema": {"name": "Report", "schema": SCHEMA, "strict": True}}
    return {
        "chat": lambda: complete(messages=ASK).choices[0].message.content,
        "stream": lambda: [
            chunk.choices[0].delta.content or "" for chunk in complete(messages=ASK, stream=True) if chunk.choices
        ],
        "tools": tools,
        "schema": lambda: json.loads(complete(messages=ASK, response_format=form).choices[0].message.content),
        "both": lambda: json.loads(tools(response_format=form)),
    }


def _litellm(model: str, **about: Any) -> dict[str, Callable[[], Any]]:
    import litellm

    return _by_hand(lambda **asking: litellm.completion(model, api_key="none", **about, **asking))


def litellm(url: str, model: str) -> dict[str, Callable[[], Any]]:
    return _litellm(f"openai/{model}", base_url=f"{url}/v1", max_retries=0)


def litellm_vllm(url: str, model: str) -> dict[str, Callable[[], Any]]:
    return _litellm(f"hosted_vllm/{model}", api_base=f"{url}/v1")


def litellm_anthropic(url: str, model: str) -> dict[str, Callable[[], Any]]:
    return _litellm(f"anthropic/{model}", api_base=url, max_tokens=200)


def huggingface_hub(url: str, model: str) -> dict[str, Callable[[], Any]]:
    from huggingface_hub import InferenceClient

    client = InferenceClient(base_url=f"{url}/v1", api_key="none")
    return _by_hand(lambda **asking: client.chat_completion(model=model, **asking))


def main() -> None:
    name, url, model = sys.argv[1:]
    for act, run in globals()[name](url, model).items():
        asked.clear()
        try:
            result = run()
        except Exception as error:  # whatever a client raises is what is to be shown, and the other acts follow
            result = {"failed": f"{type(error).__name__}: {error}"[:2000]}
        result = result.model_dump() if isinstance(result, BaseModel) else result
        print(json.dumps({"act": act, "result": result, "asked": asked}), flush=True)


if __name__ == "__main__":
    os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"  # nobody is asked but the server
    main()
