"""``generate``: one answer of a text model."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

from typer import Option

from ..catalog import catalog_of
from ..errors import InvalidRequest
from ..events import FinishReason, PromptTrimmed, TextDelta, TextStatistics, ThoughtDelta
from ..library.answers import AnswerOptions, AnswerReader, text_fields, with_images
from ..requests import Message, TextRequest
from ..settings import Settings
from ..terminal import StatusLine, dim
from . import common


@common.app.command()
def generate(
    model: common.Model,
    prompt: Annotated[str | None, Option(help="Message, or raw text for a model without a chat template.")] = None,
    image: Annotated[list[Path] | None, Option(help="Image file, placed before the prompt; may be repeated.")] = None,
    messages: Annotated[Path | None, Option(help='JSON file with a list of {"role", "content"}.')] = None,
    prompt_ids: Annotated[str | None, Option(help="Prompt as token IDs, such as 1,2,3.")] = None,
    max_new_tokens: Annotated[int | None, Option(help="Maximum number of tokens to generate.")] = None,
    temperature: Annotated[float | None, Option(help="Sampling temperature; 0 is greedy.")] = None,
    top_k: Annotated[int | None, Option(help="Sample from the k most likely tokens; 0 is off.")] = None,
    top_p: Annotated[
        float | None, Option(help="Sample from the most likely tokens up to this total probability.")
    ] = None,
    min_p: Annotated[
        float | None, Option(help="Exclude tokens below this fraction of the top token's probability.")
    ] = None,
    repetition_penalty: Annotated[float | None, Option(help="Values above 1 penalize tokens already used.")] = None,
    frequency_penalty: Annotated[
        float | None, Option(help="Values above 0 penalize tokens by how often the answer contains them.")
    ] = None,
    presence_penalty: Annotated[
        float | None, Option(help="Values above 0 penalize tokens that the answer contains.")
    ] = None,
    json_schema: Annotated[Path | None, Option(help="File with a JSON schema that the answer must match.")] = None,
    json_object: Annotated[bool, Option("--json-object", help="Constrain the answer to a JSON object.")] = False,
    regex: Annotated[str | None, Option(help="Constrain the answer to a regular expression.")] = None,
    choice: Annotated[
        list[str] | None, Option(help="Constrain the answer to one of these texts; may be repeated.")
    ] = None,
    grammar: Annotated[Path | None, Option(help="File with a Lark grammar for the answer.")] = None,
    seed: Annotated[int | None, Option(help="Random seed; the same seed gives the same answer.")] = None,
    stop: Annotated[list[str] | None, Option(help="Stop before this text; may be repeated.")] = None,
    thinking: Annotated[bool | None, Option(help="Turn thinking on or off; default: as in the chat template.")] = None,
    effort: Annotated[str | None, Option(help="Reasoning effort, if the chat template supports it.")] = None,
    thinking_tokens: Annotated[int | None, Option(help="Maximum number of thinking tokens.")] = None,
    context_length: common.ContextLength = None,
    dtype: common.Dtype = None,
    cache_dtype: common.CacheDtype = None,
    activations: common.Rounding = None,
    offload: common.Offload = None,
    mesh: common.MeshOption = None,
    catalog_file: common.CatalogFile = None,
    cache_dir: common.CacheDir = None,
    as_json: common.Json = False,
) -> None:
    """Answer one prompt."""
    options = {**locals(), "json_object": json_object or None, "stop": stop or None, "choice": choice or None}
    settings = Settings.from_environment(
        os.environ, **common.given(Settings.model_fields, options), slots=1, compile_ahead=False
    )
    asked = common.given(AnswerOptions.__annotations__, options)
    for name in ("json_schema", "grammar"):
        if name in asked:
            asked[name] = common.read_text(asked[name])
    request = TextRequest(
        model=model,
        messages=_with_pictures(_messages(prompt, messages), image or []),
        prompt_ids=_token_ids(prompt_ids),
        **text_fields(catalog_of(settings).find(model), asked),
    )
    answer = _answer(request, settings, echo=not as_json)
    if as_json:
        print(json.dumps(answer))


def _messages(prompt: str | None, file: Path | None) -> list[Message] | None:
    if prompt is not None and file is not None:
        raise InvalidRequest("Give exactly one of --prompt, --messages and --prompt-ids.")
    if prompt is not None:
        return [{"role": "user", "content": prompt}] if prompt else []
    if file is None:
        return None
    try:
        loaded = json.loads(common.read_text(file))
    except ValueError as error:
        raise InvalidRequest(f"{file} is not valid JSON ({error}).") from error
    if isinstance(loaded, dict):
        loaded = loaded.get("messages")
    if not isinstance(loaded, list):
        raise InvalidRequest(
            f'{file} must contain a list of messages, such as [{{"role": "user", "content": "Hello"}}].'
        )
    return loaded


def _with_pictures(messages: list[Message] | None, files: list[Path]) -> list[Message] | None:
    """Return the messages, with images at the beginning of the last one.

    Raises:
        InvalidRequest: there is no message, or a file is not an image.
    """
    if files and not messages:
        raise InvalidRequest("--image requires --prompt.")
    return messages and with_images(messages, files)


def _token_ids(text: str | None) -> list[int] | None:
    if text is None:
        return None
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError:
        raise InvalidRequest(f"--prompt-ids is {text!r}; give whole numbers such as 1,2,3.") from None


def _answer(request: TextRequest, settings: Settings, *, echo: bool) -> dict[str, Any]:
    """Run a request to its end; return its answer and statistics. Ctrl-C ends it early, and the text so far is kept."""
    reader = AnswerReader()
    with StatusLine(sys.stderr) as status, contextlib.closing(common.run_request(request, settings, status)) as events:
        for event in events:
            reader.add(event)
            match event:
                case PromptTrimmed():
                    status.note(f"The {event.dropped_messages} oldest messages were omitted to fit the context length.")
                case TextDelta():
                    status.clear()
                    if echo:
                        print(event.text, end="", flush=True)
                case ThoughtDelta():
                    status.clear()
                    if echo:
                        print(dim(event.text, sys.stderr), end="", file=sys.stderr, flush=True)
    answer = reader.answer()
    if echo:
        print(flush=True)
        print(_summary(answer.finish_reason, answer.statistics), file=sys.stderr)
    return {
        "text": answer.text,
        "thoughts": answer.thoughts,
        "tool_calls": list(answer.tool_calls),
        "token_ids": list(answer.token_ids),
        "finish_reason": answer.finish_reason.value,
        **dataclasses.asdict(answer.statistics),
    }


def _summary(reason: FinishReason, statistics: TextStatistics) -> str:
    seed = "" if statistics.seed is None else f", seed {statistics.seed}"
    return (
        f"[{reason.value}] {statistics.prompt_tokens} + {statistics.completion_tokens} tokens, "
        f"first after {statistics.ttft_s:.2f} s, prefill {statistics.prefill_tokens_per_s:.0f} tokens/s, "
        f"decode {statistics.decode_tokens_per_s:.1f} tokens/s on {statistics.device}{seed}"
    )
