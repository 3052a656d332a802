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
IMAGE = {"type": "input_image", "image_url": DOT}
UNSUPPORTED, MISSING, UNKNOWN = "unsupported_parameter", "missing_required_parameter", "unknown_parameter"
NO_MODEL, TOO_LONG = "model_not_found", "context_length_exceeded"


def of_parts(*parts: Any, role: str = "user") -> dict[str, Any]:
    return {"messages": [{"role": role, "content": list(parts)}]}


def picture(url: str = DOT) -> dict[str, Any]:
    return {"type": "image_url", "image_url": {"url": url}}


def item(**fields: Any) -> dict[str, Any]:
    return {"input": [fields]}


def schema(value: Any) -> dict[str, Any]:
    return {"response_format": {"type": "json_schema", "json_schema": {"schema": value}}}


# By endpoint: changes of its usual body, the field, words of the sentence, and the code; usually "invalid_value".
INVALID: dict[str, list[tuple[Any, ...]]] = {
    CHAT: [
        ({"top_logprobs": 2}, "top_logprobs", "requires logprobs"),
        ({"logprobs": True, "top_logprobs": 21}, "top_logprobs", "choose 0 to 20 tokens"),
        ({"stream": True, "prompt_logprobs": 1}, "prompt_logprobs", "can't be streamed"),
        ({"tools": [TOOL]}, "tools", "does not support tools"),
        ({"tool_choice": {"type": "custom", "custom": {}}}, "tool_choice", "give 'none', 'auto'"),
        ({"functions": [TOOL["function"]]}, "functions", "remove it", UNSUPPORTED),
        ({"reasoning_effort": "low"}, "reasoning_effort", "does not support effort"),
        ({"thinking_token_budget": 5}, "thinking_token_budget", "does not support thinking"),
        ({"chat_template_kwargs": {"chat_template": "{{ 1 }}"}}, "chat_template_kwargs.chat_template", "", UNKNOWN),
        ({"continue_final_message": True}, "continue_final_message", "assistant"),
        ({"add_generation_prompt": False}, "add_generation_prompt", "continue_final", UNSUPPORTED),
        ({"response_format": {"type": "json_schema"}}, "response_format.json_schema", "give one"),
        ({"response_format": {"type": "regex"}}, "response_format.value", "give one"),
        ({"structured_outputs": {"regex": "("}}, "regex", "change it"),
        ({"structured_outputs": {}}, "constraint", "exactly one"),
        (schema({}) | {"structured_outputs": {"regex": "a"}}, "structured_outputs", "one of them"),
        ({"verbosity": "high"}, "verbosity", "remove it", UNSUPPORTED),
        ({"tempo": 1}, "tempo", "'tempo' is not a known field", UNKNOWN),
        ({"temperature": "warm"}, "temperature", "temperature is 'warm'; choose 0 (greedy) to 10"),
        ({"n": 10**12}, "n", "n is 1000000000000; choose 1 to 16"),
        ({"max_tokens": 10**300}, "max_tokens", "choose at most"),
        ({"logit_bias": {str(token): 1 for token in range(100_000)}}, "logit_bias", "token ids"),
        ({"messages": [{"role": "user"}]}, "messages[0].content", "send a string"),
        (of_parts({"type": "input_audio"}), "messages[0].content[0]", "content parts are supported", UNSUPPORTED),
        (of_parts(picture("http://x/y.png")), "messages[0].content[0].image_url.url", "Remote image URLs are not"),
        (of_parts(picture(), role="tool"), "messages", "can't read images: it reads text only"),
        ({"messages": [{"role": "assistant", "tool_calls": [{}]}]}, "messages[0].tool_calls[0].id", "missing", MISSING),
        *(
            ({"messages": messages, "stream": stream}, None, says, TOO_LONG)
            for messages, says in (
                ([{"role": "user", "content": LONG}], "tokens"),
                ([{"role": "user", "content": "x" * 100_000}], "100,000 characters"),
                (TURNS, "remove the oldest messages"),
            )
            for stream in (False, True)
        ),
    ],
    COMPLETIONS: [
        ({"logprobs": 6}, "logprobs", "choose 0 to 5 tokens"),
        ({"prompt": ["a", "b", "c"], "n": 6}, "prompt", "18 answers; the limit is 16"),
        ({"prompt": ""}, "prompt", "prompt is empty"),
        *(
            ({"prompt": wrong}, "prompt", "a list of token IDs")
            for wrong in ([], [[]], ["a", 1], [True], {"text": "a"})
        ),
        ({"prompt": [10**12]}, "prompt", "vocabulary"),
        ({"prompt": "x" * 100_000}, None, "100,000 characters", TOO_LONG),
        ({"prompt": LONG}, None, "the context length is", TOO_LONG),
        ({"max_tokens": 0}, "max_tokens", "or set echo"),
        (ECHO | {"max_tokens": -1}, "max_tokens", "at least 1"),
        (ECHO | {"prompt_logprobs": 1}, "prompt_logprobs", "already returns"),
        (ECHO | {"best_of": 1, "n": 2}, "best_of", "the n best"),
        (ECHO | {"best_of": 2, "stream": True}, "best_of", "no stream"),
        *((ECHO | {"best_of": count}, "best_of", "choose 1 to 16") for count in (-1, 17, 10**12)),
        (ECHO | {"best_of": 9, "prompt": ["a", "b"]}, "prompt", "18 answers"),
    ],
    RESPONSES: [
        ({"previous_response_id": "resp_1"}, "previous_response_id", "not stored", UNSUPPORTED),
        ({"input": TURNS}, None, "tokens", TOO_LONG),
        ({"text": {"format": {"type": "json_schema"}}}, "text.format.schema", "give a JSON schema"),
        ({"tools": [{"type": "custom", "name": "x"}]}, "tools[0]", "Custom tools", UNSUPPORTED),
        ({"tools": [{"type": "web_search"}]}, "tools[0]", "Server-side tools", UNSUPPORTED),
        (item(type="web_search_call", id="x"), "input[0]", "Only messages, function calls", UNSUPPORTED),
        (item(role="user", content=[{"type": "input_file"}]), "input[0].content[0]", "are supported", UNSUPPORTED),
        (item(role="user", content=[IMAGE]), "messages", "can't read images"),
        (item(type="function_call_output", call_id="c", output=[IMAGE]), "input[0].output", "be text", UNSUPPORTED),
    ],
    EMBEDDINGS: [
        ({"input": ""}, "input", "empty"),
        ({"input": ["a"] * 257}, "input", "1 to 256"),
        ({"input": [[10**6]]}, "input", "vocabulary"),
        ({"dimensions": 49}, "dimensions", "have 48"),
    ],
    "/tokenize": [
        ({"prompt": None}, None, "exactly one"),
        ({"messages": HELLO}, None, "exactly one"),
        ({"prompt": "a" * 1_000_001}, "prompt", "too long"),
    ],
    "/detokenize": [
        ({"tokens": [10**6]}, "tokens", "vocabulary"),
    ],
    IMAGES: [
        ({"model": TEXT}, "model", "not among this server's image models", NO_MODEL),
        ({"model": "/etc"}, "model", "not among this server's image models", NO_MODEL),
        ({"size": "huge"}, "size", 'as in "512x512"'),
        ({"size": "33x24"}, "size", "choose 32 or 40"),
        ({"size": "99992x8"}, "size", "the limit is 1024 pixels"),
        ({"n": 5}, "n", "choose 1 to 4"),
        ({"prompt": " "}, "prompt", "prompt is empty"),
        ({"prompt": "x" * 20_000}, "prompt", "20,000 characters"),
        ({"response_format": "url"}, "response_format", "b64_json", UNSUPPORTED),
        ({"output_format": "webp"}, "output_format", "png", UNSUPPORTED),
        ({"stream": True}, "stream", "remove it", UNSUPPORTED),
    ],
}
INVALID[CHAT] += [
    ({"model": name}, "model", "", NO_MODEL)
    for name in ("nobody", "owner/unknown", "/etc", "../models", "~", "x" * 5000, PICTURES, " ")
]


@pytest.mark.parametrize("path", INVALID)
def test_a_refusal_names_the_field(server: Serving, path: str) -> None:
    for changes, param, says, *others in INVALID[path]:
        code = others[0] if others else "invalid_value"
        answer = server.post(path, json.dumps({"model": TEXT} | USUAL[path] | changes))
        error = answer.json()["error"]
        status = 404 if code == NO_MODEL else 400
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
        ({"thread": {"type": "create"}}, "thread: Not supported"),
        ({"messages": [{"role": "user", "content": LONG}]}, "tokens"),
        ({"model": "no-such-model", "stream": True}, "no-such-model"),
    ):
        answer = server.post(MESSAGES, json.dumps({"model": TEXT} | USUAL[MESSAGES] | changes))
        body = answer.json()
        kind = "not_found_error" if "model" in changes else "invalid_request_error"
        assert (body["type"], body["error"]["type"]) == ("error", kind), body
        assert answer.status_code == (404 if "model" in changes else 400)
        assert says in body["error"]["message"] and body["error"]["message"][-1] in ".)", body
        details = {"error_code": "thread_unsupported_request", "unsupported": ["thread"]}
        assert body["error"].get("details") == (details if "thread" in changes else None)
