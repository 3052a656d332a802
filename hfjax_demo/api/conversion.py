"""Converts the fields of all API formats to this program's requests: text and images of a message, sampling parameters,
structured output, and tools. All functions raise :class:`Refusal` or :class:`InvalidRequest` for what cannot be converted, such
as an image that cannot be read. The argument ``where`` is the name of a field, for these errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from typing import Any, Literal, TypeVar

from pydantic import BaseModel

from ..catalog import ModelSpec
from ..pictures.decoding import decode_data_url, read_picture
from ..requests import (
    MAX_PICTURES,
    MAX_VISION_IMAGE_SIDE,
    Constraint,
    Message,
    MessageImage,
    Overflow,
    SamplingSettings,
)
from ..settings import Settings
from ..text_fields import MAX_TEXT_SEED, MAX_TOKENS, MIN_TEXT_SEED
from ..tools import AUTO, Tool, ToolCall, tool_names
from .errors import invalid, unsupported
from .schemas import AllowedFunctions, AllowedTools, FunctionChoice, NamedTool, ResponseFormat, TextBody

Role = Literal["system", "developer", "user", "assistant", "tool"]
Part = TypeVar("Part")
PartReader = Callable[[Part, str], str | bytes]
"""Returns a part's text, or the file of its image; the second argument is the part's name."""


def template_message(role: Role, content: str, pictures: tuple[MessageImage, ...] = (), **others: Any) -> Message:
    """Return a message in the form that chat templates take, with those fields of ``others`` that are not None. OpenAI's role
    "developer" becomes "system"."""
    message: Message = {"role": "system" if role == "developer" else role, "content": content}
    if pictures:
        message["pictures"] = pictures
    return message | {name: value for name, value in others.items() if value is not None}  # type: ignore[return-value]


def template_call(call_id: str, name: str, arguments: str) -> ToolCall:
    """Return a tool call in the form that chat templates take; ``arguments`` are JSON text."""
    return {"id": call_id, "type": "function", "function": {"name": name, "arguments": arguments}}


def template_tool(name: str, description: str | None, parameters: dict[str, Any] | None) -> Tool:
    """Return a tool in the form that chat templates take; ``parameters`` is the JSON schema of its arguments."""
    return {
        "type": "function",
        "function": {"name": name, "description": description, "parameters": parameters or {}},
    }


def read_content(
    content: str | Sequence[Part], where: str, read: PartReader[Part]
) -> tuple[str, tuple[MessageImage, ...]]:
    """Return a message's text and images, from a string or a list of parts."""
    if isinstance(content, str):
        return content, ()
    return join_parts(read(part, f"{where}[{place}]") for place, part in enumerate(content))


def tool_result(call_id: str, content: str | Sequence[Part], where: str, read: PartReader[Part]) -> Message:
    """Return the message with the result of a tool call, which contains no image."""
    text, pictures = read_content(content, where, read)
    if pictures:
        raise unsupported(where, "Tool results must be text; remove the images.")
    return template_message("tool", text, tool_call_id=call_id)


def require_fields(record: BaseModel, where: str, *names: str) -> list[Any]:
    """Return the values of required fields of the record in ``where``."""
    values = [getattr(record, name) for name in names]
    if None in values:
        place = f"{where}.{names[values.index(None)]}"
        raise invalid(f"{place} is missing.", param=place, code="missing_required_parameter")
    return values


def join_parts(parts: Iterable[str | bytes]) -> tuple[str, tuple[MessageImage, ...]]:
    """Return the text of a message, and its images with their positions in it. Consecutive texts are joined with a line break.

    Reading stops after one more image than :class:`~hfjax_demo.requests.TextRequest` accepts.
    """
    content, after_text = "", False
    pictures: list[MessageImage] = []
    for part in parts:
        if isinstance(part, str):
            content += "\n" * after_text + part
        else:
            pictures.append(MessageImage.of(read_picture(part, MAX_VISION_IMAGE_SIDE), len(content)))
            if len(pictures) > MAX_PICTURES:
                break
        after_text = isinstance(part, str)
    return content, tuple(pictures)


def file_from_data_url(url: str, where: str) -> bytes:
    """Return the file in a ``data:`` URL, the only kind that is supported."""
    if not url.startswith("data:"):
        raise invalid("Remote image URLs are not supported; send a data: URL.", param=where)
    return decode_data_url(url)


def overflow(truncation: str | None, settings: Settings) -> Overflow:
    """Return what becomes of a conversation that is too long. By default it is refused, since a program needs to know what the
    model has read."""
    chosen: dict[str | None, Overflow] = {"auto": settings.overflow, "sum_up": "sum_up"}
    return chosen.get(truncation, "refuse")


def sampling_settings(body: BaseModel, spec: ModelSpec, max_tokens: int | None) -> SamplingSettings:
    """Return the sampling parameters: those of the body, else the model's recommended values, else the defaults. If neither the
    body nor the catalogue limits the length, the answer may fill the rest of the context."""
    values: dict[str, Any] = {"max_new_tokens": MAX_TOKENS, **spec.sampling}
    given = ((item.name, getattr(body, item.name, None)) for item in fields(SamplingSettings))
    values |= {name: value for name, value in given if value is not None}
    if max_tokens is not None:
        values["max_new_tokens"] = max_tokens
    return SamplingSettings(**values)


def reseed(sampling: SamplingSettings, number: int) -> SamplingSettings:
    """Return the sampling parameters of answer ``number``, from 0, to a prompt. If a seed is given, each answer gets another."""
    if number == 0 or sampling.seed is None:
        return sampling
    seed = sampling.seed + number
    return replace(sampling, seed=seed if seed <= MAX_TEXT_SEED else MIN_TEXT_SEED + number)


def check_prompt_logprobs(body: TextBody) -> None:
    if body.prompt_logprobs is not None and body.stream:
        raise invalid("prompt_logprobs can't be streamed; set stream to false.", param="prompt_logprobs")


def body_constraint(body: TextBody) -> Constraint | None:
    """Return the constraint of a body; None if any text is allowed."""
    found = None if body.response_format is None else format_constraint(body.response_format)
    other = body.structured_outputs
    if other is None:
        return found
    if found is not None:
        raise invalid(
            "response_format and structured_outputs can't be combined; send one of them.", param="structured_outputs"
        )
    return Constraint(json_schema=other.json_, **other.model_dump(exclude={"json_"}, exclude_none=True))


def format_constraint(format: ResponseFormat) -> Constraint | None:
    """Return the constraint of a ``response_format``, in the form of OpenAI's clients or of other servers'."""
    if format.type == "text":
        return None
    own = format.json_schema.schema_ if format.json_schema is not None else format.schema_
    given = format.value if own is None else own
    if format.type == "json_object" and given is None:
        return Constraint(json_object=True)
    if given is None:
        name = "json_schema" if format.type == "json_schema" else "value"
        raise invalid(
            f"response_format has the type {format.type} and no {name}; give one.", param=f"response_format.{name}"
        )
    return Constraint(regex=given) if format.type == "regex" else Constraint(json_schema=given)


def tool_choice_fields(
    tools: Sequence[Tool], choice: str | NamedTool | AllowedTools | FunctionChoice | AllowedFunctions | None
) -> dict[str, Any]:
    """Return the fields of a request for these tools. Tools outside ``allowed_tools`` are hidden from the model."""
    if choice is None or isinstance(choice, str):
        return {"tools": tools, "tool_choice": choice or AUTO}
    if isinstance(choice, NamedTool):
        return {"tools": tools, "tool_choice": choice.function.name}
    if isinstance(choice, FunctionChoice):
        return {"tools": tools, "tool_choice": choice.name}
    if isinstance(choice, AllowedTools):
        mode, names = choice.allowed_tools.mode, [tool.function.name for tool in choice.allowed_tools.tools]
    else:
        mode, names = choice.mode, [tool.name for tool in choice.tools]
    declared = tool_names(tools)
    for name in names:
        if name not in declared:
            raise invalid(
                f"tool_choice allows {name[:64]!r}, which is not among the request's tools.", param="tool_choice"
            )
    return {"tools": [tool for tool in tools if tool["function"]["name"] in names], "tool_choice": mode}
