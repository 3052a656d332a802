"""What the chat engine keeps of a request while it answers, and of tokens that are on their way from the device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import jax

from ..events import Event
from .detokenizer import Detokenizer
from .prompt import EncodedPrompt
from .request import TextRequest
from .stopping import StopStrings

Emit = Callable[[Event], None]


@dataclass(eq=False, slots=True)
class Job:
    """One request on its way through the engine."""

    request: TextRequest
    emit: Emit
    prompt: EncodedPrompt
    budget: int
    seed: int
    detokenizer: Detokenizer
    stops: StopStrings
    load_s: float
    submitted: float
    compile_s_before: float
    slot: int = -1
    reused: int = 0
    prefilled: int = 0
    tokens: list[int] = field(default_factory=list)
    prefill_started: float = 0.0
    compile_s_at_prefill: float = 0.0
    prefill_s: float = 0.0
    first_token: float = 0.0
    last_token: float = 0.0
    position_in_queue: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Tokens on their way from the device: (steps, rows), and the job of each row; None where a row is only filling.

    ``decoded`` is False for a prompt's first token, which its prefill has sampled.
    """

    tokens: jax.Array
    jobs: tuple[Job | None, ...]
    decoded: bool
