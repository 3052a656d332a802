"""What each endpoint refuses: the status, the code, the field and a part of the sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .serving import CHAT, DOT, PICTURES, TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")

HELLO = [{"role": "user", "content": "the quick brown fox"}]
LONG = "the quick brown fox jumps over " * 200
TOOL = {"type": "function", "function": {"name": "look", "parameters": {"type": "object", "properties": {}}}}
TURNS = [{"role": ("user", "assistant")[number % 2], "content": "the dog sleeps on"} for number in range(25)]
COMPLETIONS, RESPONSES, MESSAGES = "/v1/completions", "/v1/responses", "/v1/messages"
EMBEDDINGS, IMAGES = "/v1/embeddings", "/v1/images/generations"
USUAL: dict[str, dict[str, Any]] = {  # bodies that are answered
    CHAT: {"messages": HELLO, "max_tokens": 24},
    COMPLETIONS: {"prompt": "the quick brown", "max_tokens": 4},
    RESPONSES: {"input": "the quick brown fox", "max_output_tokens": 24},
    MESSAGES: {"messages": HELLO, "max_tokens": 4},
    EMBEDDINGS: {"input": "a"},
    IMAGES: {"model": PICTURES, "prompt": "a red apple", "size": "32x24", "steps": 2},
    "/tokenize": {"prompt": "a"},
    "/detokenize": {"tokens": [5]},
}
ECHO = {"echo": True, "logprobs": 1}
Refusals = list[tuple[dict[str, Any], str | None, str | None, str]]


def of_parts(*parts: Any, role: str = "user") -> dict[str, Any]:
    return {"messages": [{"role": role, "content": list(parts)}]}


def item(**fields: Any) -> dict[str, Any]:
    return {"input": [fields]}


# By endpoint: changes of its usual body, the code, the field, and words of the sentence.
INVALID: dict[str, Refusals] = {
    CHAT: [
        ({"top_logprobs": 2}, "invalid_value", "top_logprobs", "requires logprobs"),
        ({"logprobs": True, "top_logprobs": 21}, "invalid_value", "top_logprobs", "choose 0 to 20 tokens"),
        ({"logprobs": 2}, "invalid_value", "logprobs", "valid boolean"),
        ({"stream": True, "prompt_logprobs": 1}, "invalid_value", "prompt_logprobs", "can't be streamed"),
        ({"tools": [{"type": "function"}]}, "missing_required_parameter", "tools[0].function", "is missing"),
        ({"tools": [TOOL]}, "invalid_value", "tools", "does not support tools"),
        ({"tools": [TOOL], "tool_choice": "sometimes"}, "invalid_value", "tool_choice", "'required'"),
        ({"tool_choice": {"type": "custom", "custom": {}}}, "invalid_value", "tool_choice", "give 'none', 'auto'"),
        ({"functions": [TOOL["function"]]}, "unsupported_parameter", "functions", "remove it"),
        ({"reasoning_effort": "low"}, "invalid_value", "reasoning_effort", "does not support effort"),
        ({"thinking_token_budget": 5}, "invalid_value", "thinking_token_budget", "does not support thinking"),
        ({"chat_template_kwargs": {"date": "now"}}, "unknown_parameter", "chat_template_kwargs.date", ""),
        ({"continue_final_message": True}, "invalid_value", "continue_final_message", "assistant"),
        ({"add_generation_prompt": False}, "unsupported_parameter", "add_generation_prompt", "continue_final"),
        ({"response_format": {"type": "json_schema"}}, "invalid_value", "response_format.json_schema", "give one"),
        ({"response_format": {"type": "regex"}}, "invalid_value", "response_format.value", "give one"),
        ({"response_format": {"type": "yaml"}}, "invalid_value", "response_format.type", "json_object"),
        (
            {"response_format": {"type": "json_schema", "json_schema": {"schema": {"not": {}}}}},
            "invalid_value",
            "json_schema",
            "change it",
        ),
        ({"structured_outputs": {"regex": "("}}, "invalid_value", "regex", "change it"),
        ({"structured_outputs": {}}, "invalid_value", "constraint", "exactly one"),
        (
            {"response_format": {"type": "json_object"}, "structured_outputs": {"regex": "a"}},
            "invalid_value",
            "structured_outputs",
            "one of them",
        ),
        ({"frequency_penalty": 3}, "invalid_value", "frequency_penalty", "choose -2 to 2"),
        ({"logit_bias": {"word": 2}}, "invalid_value", "logit_bias", "token ids"),
        ({"verbosity": "high"}, "unsupported_parameter", "verbosity", "remove it"),
        ({"tempo": 1}, "unknown_parameter", "tempo", "'tempo' is not a known field"),
        ({"messages": [HELLO[0] | {"tempo": 1}]}, "unknown_parameter", "messages[0].tempo", "is not a known field"),
        ({"temperature": -1}, "invalid_value", "temperature", "choose 0 (greedy) to 10"),
        ({"temperature": "warm"}, "invalid_value", "temperature", "temperature is 'warm'; choose 0 (greedy) to 10"),
        ({"top_p": 0}, "invalid_value", "top_p", "above 0"),
        ({"seed": 2**64}, "invalid_value", "seed", "whole number"),
        ({"max_tokens": 0}, "invalid_value", "max_tokens", "choose at least 1"),
        ({"n": 0}, "invalid_value", "n", "n is 0; choose 1 to 16"),
        ({"n": 1000}, "invalid_value", "n", "n is 1000; choose 1 to 16"),
        ({"stop": ["x"] * 17}, "invalid_value", "stop", "at most 16 texts"),
        ({"messages": []}, "invalid_value", "messages", "at least 1 item"),
        ({"messages": [{"role": "user"}]}, "invalid_value", "messages[0].content", "send a string"),
        ({"messages": [{"role": "king", "content": "x"}]}, "invalid_value", "messages[0].role", "'user'"),
        (
            {"messages": [{"role": "user", "content": 5}]},
            "invalid_value",
            "messages[0].content",
            "should be a valid string or should be a valid array",
        ),
        (
            of_parts({"type": "input_audio", "input_audio": {"data": "x"}}),
            "unsupported_parameter",
            "messages[0].content[0]",
            "content parts are supported",
        ),
        (
            of_parts({"type": "image_url", "image_url": {"url": "http://x/y.png"}}),
            "invalid_value",
            "messages[0].content[0].image_url.url",
            "Remote image URLs are not supported",
        ),
        (
            of_parts({"type": "image_url", "image_url": {"url": DOT}}, role="tool"),
            "invalid_value",
            "messages",
            "can't read images: it reads text only",
        ),
        (
            {"messages": [{"role": "assistant", "content": None, "tool_calls": [{}]}]},
            "missing_required_parameter",
            "messages[0].tool_calls[0].id",
            "is missing",
        ),
        *(
            ({"messages": messages, "stream": stream}, "context_length_exceeded", None, says)
            for messages, says in (
                ([{"role": "user", "content": LONG}], "tokens"),
                ([{"role": "user", "content": "x" * 100_000}], "100,000 characters"),
                (TURNS, "remove the oldest messages"),
            )
            for stream in (False, True)
        ),
    ],
    COMPLETIONS: [
        ({"logprobs": 6}, "invalid_value", "logprobs", "choose 0 to 5 tokens"),
        ({"logprobs": True}, "invalid_value", "logprobs", "logprobs is True; choose 0 to 5"),
        ({"suffix": "end"}, "unsupported_parameter", "suffix", "remove it"),
        ({"prompt": ["a", "b", "c"], "n": 6}, "invalid_value", "prompt", "18 answers; the limit is 16"),
        ({"prompt": ""}, "invalid_value", "prompt", "prompt is empty"),
        ({"prompt": []}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": [[]]}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": ["a", 1]}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": [True]}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": {"text": "a"}}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": [10**12]}, "invalid_value", "prompt", "vocabulary"),
        ({"prompt": [5] * 600}, "context_length_exceeded", None, "600 tokens"),
        ({"prompt": "x" * 100_000}, "context_length_exceeded", None, "100,000 characters"),
        ({"prompt": LONG}, "context_length_exceeded", None, "the context length is"),
        ({"max_tokens": 0}, "invalid_value", "max_tokens", "or set echo"),
        (ECHO | {"max_tokens": -1}, "invalid_value", "max_tokens", "at least 1"),
        (ECHO | {"prompt_logprobs": 1}, "invalid_value", "prompt_logprobs", "already returns"),
        (ECHO | {"best_of": 1, "n": 2}, "invalid_value", "best_of", "the n best"),
        (ECHO | {"best_of": 2, "stream": True}, "invalid_value", "best_of", "no stream"),
        (ECHO | {"best_of": 17}, "invalid_value", "best_of", "choose 1 to 16"),
        (ECHO | {"best_of": 9, "prompt": ["a", "b"]}, "invalid_value", "prompt", "18 answers"),
        ({"echo": "yes"}, "invalid_value", "echo", ""),
    ],
    RESPONSES: [
        ({"previous_response_id": "resp_1"}, "unsupported_parameter", "previous_response_id", "not stored"),
        ({"conversation": "conv_1"}, "unsupported_parameter", "conversation", "not stored"),
        ({"background": True}, "unsupported_parameter", "background", "not stored"),
        ({"prompt": {"id": "x"}}, "unsupported_parameter", "prompt", "Not supported"),
        ({"tempo": 1}, "unknown_parameter", "tempo", "'tempo' is not a known field"),
        ({"temperature": -1}, "invalid_value", "temperature", "choose 0 (greedy) to 10"),
        ({"input": []}, "invalid_value", "input", "at least 1 item"),
        ({"input": TURNS}, "context_length_exceeded", None, "tokens"),
        ({"text": {"format": {"type": "json_schema"}}}, "invalid_value", "text.format.schema", "give a JSON schema"),
        ({"tools": [{"type": "custom", "name": "x"}]}, "unsupported_parameter", "tools[0]", "Custom tools"),
        ({"tools": [{"type": "web_search"}]}, "unsupported_parameter", "tools[0]", "Server-side tools"),
        (item(type="web_search_call", id="x"), "unsupported_parameter", "input[0]", "Only messages, function calls"),
        (item(role="user"), "missing_required_parameter", "input[0].content", "is missing"),
        (
            item(role="user", content=[{"type": "input_file", "file_id": "x"}]),
            "unsupported_parameter",
            "input[0].content[0]",
            "content parts are supported",
        ),
        (
            item(role="user", content=[{"type": "input_image", "image_url": DOT}]),
            "invalid_value",
            "messages",
            "can't read images",
        ),
        (
            item(type="function_call_output", call_id="c", output=[{"type": "input_image", "image_url": DOT}]),
            "unsupported_parameter",
            "input[0].output",
            "Tool results must be text",
        ),
    ],
    EMBEDDINGS: [
        ({"input": ""}, "invalid_value", "input", "empty"),
        ({"input": []}, "invalid_value", "input", "a list of token IDs"),
        ({"input": ["a"] * 257}, "invalid_value", "input", "1 to 256"),
        ({"input": [[10**6]]}, "invalid_value", "input", "vocabulary"),
        ({"input": [[5] * 600]}, "context_length_exceeded", None, "600 tokens"),
        ({"dimensions": 0}, "invalid_value", "dimensions", "at least 1"),
        ({"dimensions": 49}, "invalid_value", "dimensions", "have 48"),
    ],
    "/tokenize": [
        ({"prompt": None}, "invalid_value", None, "exactly one"),
        ({"messages": HELLO}, "invalid_value", None, "exactly one"),
        ({"add_generation_prompt": False}, "invalid_value", "add_generation_prompt", ""),
        ({"prompt": "a" * 400_001}, "invalid_value", "prompt", "too long"),
        ({"chat_template": "{{ 1 }}"}, "unsupported_parameter", "chat_template", "remove it"),
    ],
    "/detokenize": [
        ({"tokens": [10**6]}, "invalid_value", "tokens", "vocabulary"),
        ({"tokens": ["a"]}, "invalid_value", "tokens[0]", "valid integer"),
        ({"tokens": None}, "invalid_value", "tokens", "valid array"),
    ],
    IMAGES: [
        ({"model": TEXT}, "model_not_found", "model", "not among this server's image models"),
        ({"model": "/etc"}, "model_not_found", "model", "not among this server's image models"),
        ({"size": "huge"}, "invalid_value", "size", 'as in "512x512"'),
        ({"size": "33x24"}, "invalid_value", "size", "choose 32 or 40"),
        ({"size": "99992x8"}, "invalid_value", "size", "the limit is 1024 pixels"),
        ({"n": 5}, "invalid_value", "n", "choose 1 to 4"),
        ({"n": 0}, "invalid_value", "n", "n is 0; choose 1 to 4 pictures"),
        ({"prompt": " "}, "invalid_value", "prompt", "prompt is empty"),
        ({"prompt": "x" * 20_000}, "invalid_value", "prompt", "20,000 characters"),
        ({"steps": 1000}, "invalid_value", "steps", "choose 1 to 200"),
        ({"guidance_scale": 99}, "invalid_value", "guidance_scale", "choose 0 to 50"),
        ({"control_strength": 3}, "invalid_value", "control_strength", ""),
        ({"response_format": "url"}, "unsupported_parameter", "response_format", "b64_json"),
        ({"output_format": "webp"}, "unsupported_parameter", "output_format", "png"),
        ({"quality": "hd"}, "unsupported_parameter", "quality", "remove it"),
        ({"stream": True}, "unsupported_parameter", "stream", "remove it"),
    ],
}
INVALID[CHAT] += [
    ({"model": name}, "model_not_found", "model", "")
    for name in ("nobody", "owner/unknown", "/etc", "../models", "~", "x" * 5000, PICTURES, " ")
]


@pytest.mark.parametrize("path", INVALID)
def test_a_refusal_names_the_field(server: Serving, path: str) -> None:
    for changes, code, param, says in INVALID[path]:
        answer = server.post(path, json.dumps({"model": TEXT} | USUAL[path] | changes))
        error = answer.json()["error"]
        status = 404 if code == "model_not_found" else 400
        assert (answer.status_code, error["code"], error["param"]) == (status, code, param), (changes, error)
        assert says in error["message"] and error["message"][-1] in ".)", error
        assert answer.headers["x-request-id"].startswith("req-")


def test_anthropics_clients_are_refused_in_their_own_form(server: Serving) -> None:
    dot = {"type": "base64", "media_type": "image/png", "data": DOT.partition(",")[2]}
    url = {"type": "url", "url": "http://x/y.png"}
    result = {"type": "tool_result", "tool_use_id": "c", "content": [{"type": "image", "source": dot}]}
    for changes, says in (
        (of_parts({"type": "image", "source": dot}), "can't read images"),
        (of_parts({"type": "image", "source": url}), "Image URLs are not supported"),
        (of_parts({"type": "document", "source": {"type": "base64"}, "title": "x"}), "read texts, pictures"),
        (of_parts({"type": "tool_result", "content": "x"}), "tool_use_id is missing"),
        (of_parts(result), "Tool results must be text"),
        ({"tools": [{"type": "bash_20250124", "name": "bash"}]}, "Server-side tools are not supported"),
        ({"context_management": {"edits": [{"type": "compact_20260112"}]}}, "compact_20260112 is not supported"),
        ({"container": "x"}, "container: Not supported"),
        ({"tempo": 1}, "'tempo' is not a known field"),
        ({"temperature": 11}, "choose 0 (greedy) to 10"),
        ({"messages": []}, "at least 1 item"),
        ({"messages": [{"role": "king", "content": "x"}]}, "messages[0].role"),
        ({"messages": [{"role": "user", "content": LONG}]}, "tokens"),
        ({"model": "no-such-model", "stream": True}, "no-such-model"),
    ):
        answer = server.post(MESSAGES, json.dumps({"model": TEXT} | USUAL[MESSAGES] | changes))
        body = answer.json()
        kind = "not_found_error" if "model" in changes else "invalid_request_error"
        assert (body["type"], body["error"]["type"]) == ("error", kind), body
        assert answer.status_code == (404 if "model" in changes else 400)
        assert says in body["error"]["message"] and body["error"]["message"][-1] in ".)", body
