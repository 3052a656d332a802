"""The body of ``/v1/responses``, as OpenAI's clients send it; what holds in :mod:`.schemas` holds here.

Source of the format: OpenAI's API reference, "Responses".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ..requests import MAX_MESSAGES, AnswerTokens, Constraint, Effort, Logprobs, Stop
from ..validation import Advice
from .schemas import Body, Given, NamedFunction, Open, SamplingBody, StreamOptions, Verbosity, _Refused, _refused

_NOTHING_KEPT = "Responses are not stored; send the whole conversation as input."


class ContentPart(Open):
    """A part of an item; which fields it has depends on its type."""

    type: str
    text: str | None = None
    refusal: str | None = None
    image_url: str | None = None


class Item(Open):
    """An item of the conversation so far; which fields it has depends on its type."""

    type: str | None = "message"
    role: Literal["system", "developer", "user", "assistant"] | None = None
    content: str | list[ContentPart] | None = None
    call_id: str | None = None
    name: str | None = None
    arguments: str | None = None
    output: str | list[ContentPart] | None = None


class DeclaredTool(Open):
    """A tool that the model may call. One whose ``type`` is not "function" is one that OpenAI runs."""

    type: str
    name: str | None = None
    description: str | None = None
    parameters: dict[str, Any] | None = None


class FunctionChoice(Given):
    """The function that is to be called."""

    type: Literal["function"]
    name: str


class AllowedFunction(NamedFunction):
    """A function that may be called."""

    type: Literal["function"]


class AllowedFunctions(Given):
    """A choice among some of the functions."""

    type: Literal["allowed_tools"]
    mode: Literal["auto", "required"]
    tools: list[AllowedFunction] = Field(min_length=1)


Choice = Annotated[
    Literal["none", "auto", "required"] | FunctionChoice | AllowedFunctions,
    Advice("give 'none', 'auto', 'required', a function as {'type': 'function', 'name': …}, or allowed_tools"),
]


class Reasoning(Given):
    """How much the model thinks before it answers; "none" is not at all. Thoughts are told as they are, without a summary.
    Which of the earlier ones are read is up to the chat template."""

    ignored = frozenset({"context", "summary", "generate_summary"})

    effort: Effort | None = None
    mode: Annotated[Any, _refused("standard")] = None

    @property
    def asked(self) -> dict[str, Any]:
        """The fields of a request that say so."""
        return {"thinking": False} if self.effort == "none" else {"effort": self.effort}


class TextFormat(Given):
    """The form that an answer's text has to have. ``name``, ``description`` and ``strict`` change nothing."""

    type: Literal["text", "json_object", "json_schema"]
    schema_: dict[str, Any] | None = Field(default=None, alias="schema")
    name: str | None = None
    description: str | None = None
    strict: bool | None = None

    @property
    def constraint(self) -> Constraint | None:
        """It, as requests have it.

        Raises:
            InvalidRequest: a schema is asked for, and there is none, or it is none.
        """
        if self.type == "json_schema":
            return Constraint(json_schema="" if self.schema_ is None else self.schema_)  # type: ignore[arg-type]
        return Constraint(json_object=True) if self.type == "json_object" else None


Includable = Literal[
    "code_interpreter_call.outputs",
    "computer_call_output.output.image_url",
    "file_search_call.results",
    "message.input_image.image_url",
    "message.output_text.logprobs",
    "reasoning.encrypted_content",
    "web_search_call.action.sources",
    "web_search_call.results",
]


class TextConfig(Given):
    """What the answer's text has to be."""

    format: TextFormat | None = None
    verbosity: Verbosity = None


class ResponsesBody(SamplingBody, Body):
    """``POST /v1/responses``. ``stop`` and most ways to draw tokens are this server's own.

    There are no encrypted thoughts, and no calls of tools that the server runs; programs ask for what these would tell all the
    same, and bound their number.
    """

    ignored = Body.ignored | {"max_tool_calls"}

    input: str | Annotated[list[Item], Field(min_length=1, max_length=MAX_MESSAGES)]
    instructions: str | None = None
    max_output_tokens: AnswerTokens | None = None
    stop: Stop | None = None
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    include: list[Includable] | None = None
    top_logprobs: Logprobs | None = None
    truncation: Literal["auto", "disabled"] | None = None
    text: TextConfig | None = None
    parallel_tool_calls: bool | None = None
    tools: list[DeclaredTool] | None = None
    tool_choice: Choice | None = None
    reasoning: Reasoning | None = None
    previous_response_id: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    conversation: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    background: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    background_options: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    prompt: _Refused = None
    context_management: _Refused = None
    moderation: _Refused = None
    access_programs: _Refused = None
    image: _Refused = None
