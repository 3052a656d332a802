"""The types of the fields of text requests, with their ranges, and the advice for invalid values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field

from .errors import InvalidRequest
from .validation import Advice, WholeNumber, advice_error

MIN_TEXT_SEED, MAX_TEXT_SEED = -(2**63), 2**64 - 1  # as in other servers: 64 bits, signed or unsigned
MAX_TOKENS = 10**15  # longer than any context; browsers send floats, which represent integers of this size exactly
MAX_STOP_STRINGS, MAX_STOP_CHARACTERS = 16, 256
MAX_STOP_TOKENS = 128  # in a request, in addition to the model's
MAX_LOGIT_BIAS = 300  # tokens with a logit bias in a request, as in other servers
MAX_LOGPROBS = 20  # likeliest tokens returned for each token of an answer, as in OpenAI's API
MAX_CHOSEN_TEXTS = 1000  # of Constraint.choice
MAX_CONSTRAINT_CHARACTERS = 100_000  # of a JSON schema, a grammar, or all texts of Constraint.choice
MAX_REGEX_CHARACTERS = 10_000
TRUNCATE_TO_MODEL_LIMIT = -1  # value of EmbeddingRequest.truncate for the model's maximum
MAX_DIMENSIONS = 2**16  # of an embedding; more than any model has
MAX_EFFORT_CHARACTERS = 32
MAX_TYPED_CHARACTERS = 20_000  # of a text for an experiment
MAX_PROMPT_NAME = 100  # characters


def _to_tuple(value: object) -> object:
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else value


def _to_bias_pairs(value: object) -> object:
    """Convert an object of token ids (strings in JSON) and biases to pairs."""
    if not isinstance(value, Mapping):
        return value
    return tuple((int(key) if isinstance(key, str) and key.isdecimal() else key, bias) for key, bias in value.items())


def _minus_one_to_zero(value: object) -> object:
    """Convert -1, which disables top-k in other servers, to 0."""
    return 0 if type(value) in (int, float) and value == -1 else value


def _check_token_count(value: object) -> object:
    """Check the upper bound of a token count, with different advice than for values that are too small."""
    if isinstance(value, int | float) and value > MAX_TOKENS:
        raise advice_error(f"choose at most {MAX_TOKENS:,}")
    return value


def is_valid_unicode(text: str) -> bool:
    """Return whether ``text`` can be encoded as UTF-8: not if it has lone surrogates, which represent invalid bytes."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _check_unicode(text: str) -> str:
    if not is_valid_unicode(text):
        raise ValueError
    return text


def _to_schema_text(value: object) -> object:
    """Convert a JSON schema, an object or its JSON text, to normalized JSON text."""
    try:
        loaded = json.loads(value) if isinstance(value, str) else value
        if not isinstance(loaded, Mapping | bool):
            raise ValueError
        text = json.dumps(loaded, allow_nan=False, ensure_ascii=False)
        if not is_valid_unicode(text):
            raise advice_error("give a JSON schema that is valid Unicode")
        return text
    except RecursionError:
        raise InvalidRequest("This JSON schema is nested too deeply.", field="json_schema") from None
    except (ValueError, TypeError):
        raise advice_error("give a JSON schema: an object") from None


Counted = BeforeValidator(_check_token_count)
AnswerTokens = Annotated[WholeNumber, Field(ge=1), Advice("choose at least 1"), Counted]
Temperature = Annotated[float, Field(ge=0, le=10), Advice("choose 0 (greedy) to 10")]
TopK = Annotated[
    WholeNumber,
    Field(ge=0),
    BeforeValidator(_minus_one_to_zero),
    Advice("choose 0 (off) or a positive whole number"),
    Counted,
]
TopP = Annotated[float, Field(gt=0, le=1), Advice("choose a number above 0 and at most 1 (off)")]
MinP = Annotated[float, Field(ge=0, le=1), Advice("choose a number from 0 (off) to 1")]
RepetitionPenalty = Annotated[float, Field(ge=0.1, le=10), Advice("choose 0.1 to 10, where 1 is off")]
Penalty = Annotated[float, Field(ge=-2, le=2), Advice("choose -2 to 2, where 0 is off")]
LogitBias = Annotated[
    tuple[tuple[Annotated[int, Field(ge=0, le=MAX_TOKENS)], Annotated[float, Field(ge=-100, le=100)]], ...],
    Field(max_length=MAX_LOGIT_BIAS),
    BeforeValidator(_to_bias_pairs, json_schema_input_type=dict[str, float]),
    Advice(f"give at most {MAX_LOGIT_BIAS} token ids, each with a number from -100 to 100"),
]
TextSeed = Annotated[
    WholeNumber, Field(ge=MIN_TEXT_SEED, le=MAX_TEXT_SEED), Advice("choose a whole number of at most 64 bits")
]
MinTokens = Annotated[WholeNumber, Field(ge=0), Advice("choose 0 (off) or a positive whole number"), Counted]
StopTokens = Annotated[
    tuple[Annotated[int, Field(ge=0, le=MAX_TOKENS)], ...],
    Field(max_length=MAX_STOP_TOKENS),
    BeforeValidator(_to_tuple, json_schema_input_type=list[int]),
    Advice(f"give at most {MAX_STOP_TOKENS} token ids"),
]
StopString = Annotated[str, Field(min_length=1, max_length=MAX_STOP_CHARACTERS)]
Stop = Annotated[
    tuple[StopString, ...],
    Field(max_length=MAX_STOP_STRINGS),
    BeforeValidator(_to_tuple, json_schema_input_type=StopString | list[StopString]),
    Advice(f"give at most {MAX_STOP_STRINGS} texts, each of 1 to {MAX_STOP_CHARACTERS} characters"),
]
ThinkingTokens = Annotated[
    WholeNumber, Field(ge=0), Advice("choose 0 (no thinking) or a positive whole number"), Counted
]
Effort = Annotated[
    str,
    Field(min_length=1, max_length=MAX_EFFORT_CHARACTERS),
    Advice("give a value that the model supports, such as low, medium or high"),
]
Dimensions = Annotated[
    WholeNumber, Field(ge=1, le=MAX_DIMENSIONS), Advice("choose at least 1, and at most the model's dimension")
]
Truncation = Annotated[
    WholeNumber,
    Field(ge=TRUNCATE_TO_MODEL_LIMIT),
    Advice("give a number of tokens, or -1 for the model's maximum"),
    Counted,
]
Logprobs = Annotated[WholeNumber, Field(ge=0, le=MAX_LOGPROBS), Advice(f"choose 0 to {MAX_LOGPROBS} tokens")]

SchemaText = Annotated[
    str,
    Field(max_length=MAX_CONSTRAINT_CHARACTERS),
    Advice(f"the limit is {MAX_CONSTRAINT_CHARACTERS:,} characters"),
    BeforeValidator(_to_schema_text),
]
Regex = Annotated[
    str,
    Field(min_length=1, max_length=MAX_REGEX_CHARACTERS),
    AfterValidator(_check_unicode),
    Advice(f"give a regular expression of 1 to {MAX_REGEX_CHARACTERS:,} characters"),
]
ChosenTexts = Annotated[
    tuple[Annotated[str, Field(min_length=1), AfterValidator(_check_unicode)], ...],
    Field(min_length=1, max_length=MAX_CHOSEN_TEXTS),
    BeforeValidator(_to_tuple),
    Advice(f"give 1 to {MAX_CHOSEN_TEXTS:,} texts"),
]
GrammarText = Annotated[
    str,
    Field(min_length=1, max_length=MAX_CONSTRAINT_CHARACTERS),
    AfterValidator(_check_unicode),
    Advice(f"give a grammar of 1 to {MAX_CONSTRAINT_CHARACTERS:,} characters"),
]
TypedText = Annotated[
    str,
    Field(max_length=MAX_TYPED_CHARACTERS),
    Advice(f"send a string of at most {MAX_TYPED_CHARACTERS:,} characters"),
]
