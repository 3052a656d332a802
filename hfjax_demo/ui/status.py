"""Formats the lines of text on the page: the status line, the line about the selected model, and the line below a prompt.

Pure functions of events and statuses; ``templates/status.html`` has the markup. This file has the wording for each state, shared
by the tabs; texts of only one tab are in its module. The message of an event is displayed unchanged and never parsed.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from ..catalog import ModelKind, ModelSpec, RemoteSource
from ..events import (
    Event,
    Finished,
    FinishReason,
    ImageProgress,
    ImageStage,
    ImageStatistics,
    ImageStep,
    LoadProgress,
    ModelState,
    Prefilling,
    PromptCut,
    PromptTrimmed,
    Queued,
    SummedUp,
    SummingUp,
    TextStatistics,
)
from ..image.prompts import PromptLength
from ..image_requests import MAX_PROMPT_CHARACTERS
from ..runtime.status import ModelStatus
from .html import fragment
from .pictures import size_text

SENDING, CALLING = "Sending", "Calling the tools"
THINKING, ANSWERING = "Thinking", "Answering"  # constant texts, so that a screen reader announces them once
BASE_MODEL_LABEL = "base model: continues text"
NOT_SENT, INTERRUPTED, NOT_RUN = "Not sent.", "Interrupted.", "Not run."
NOT_GENERATED, NOT_READ = "Not generated.", "Not read."
_MAX_QUOTE_CHARACTERS = 160

_REASONS = {
    FinishReason.STOP: "Finished",
    FinishReason.LENGTH: "Stopped at the token limit",
    FinishReason.TOOL_CALLS: "Called tools",
    FinishReason.CANCELLED: "Stopped",
}
_LOADING = {
    ModelState.ABSENT: "Waiting for the model",
    ModelState.FETCHING: "Fetching the model",
    ModelState.LOADING: "Loading the model",
    ModelState.COMPILING: "Compiling",
    ModelState.CONNECTING: "Remote server:",
    ModelState.READY: "Model ready",
    ModelState.CANCELLING: "Cancelling",
    ModelState.UNLOADING: "Unloading",
    ModelState.EVICTED: "Loading the model again",
    ModelState.FAILED: "The model could not be loaded",
}
TRANSITIONAL_STATES = (
    ModelState.FETCHING,
    ModelState.LOADING,
    ModelState.COMPILING,
    ModelState.CANCELLING,
    ModelState.UNLOADING,
)
_STAGES = {ImageStage.ENCODING: "Encoding the prompt", ImageStage.DECODING: "Decoding the image"}

TASKS = {ModelKind.TEXT: "Text", ModelKind.IMAGE: "Image", ModelKind.EMBEDDING: "Embeddings"}

EMPTY_LINE = Markup("")


# -- pieces -------------------------------------------------------------------------------------------------------


def busy(text: str, fraction: float | None = None, *, detail: str = "", kind: str = "") -> Markup:
    """Return the line for work in progress, with a progress bar if ``fraction`` (0 to 1) is given.

    A screen reader announces the line when its words change, but not when only numbers change. If ``kind`` is given, it is
    compared instead of the words.
    """
    share = None if fraction is None else min(max(fraction, 0.0), 1.0)
    return fragment("status.html", "busy", text=text, fraction=share, detail=detail, kind=kind)


def note(text: str) -> Markup:
    """Return a sentence to be placed before the status line."""
    return fragment("status.html", "note", text=text)


def plain(text: str) -> Markup:
    return fragment("status.html", "plain", text=text)


def error_line(error: object, lead: str = NOT_SENT) -> Markup:
    """Return the line for an error or an error message; ``lead`` is the consequence in a word or two, such as "Not sent."."""
    return fragment("status.html", "error", lead=lead, message=str(error))


def facts(rows: Sequence[tuple[str, str]], used: int = 0, context: int = 0) -> Markup:
    """Return a row of facts, pairs of a text and its tooltip, with a meter of ``used`` of ``context`` tokens."""
    return fragment("status.html", "facts", facts=rows, used=used, context=context)


# -- work in progress ---------------------------------------------------------------------------------------------


def stopped_line() -> Markup:
    return facts([(_REASONS[FinishReason.CANCELLED], "")])


def progress_line(event: Event, waiting_for: str = "a free slot") -> Markup | None:
    """Return the line for an event before there is output to show, or None for an event without a line."""
    match event:
        case LoadProgress(state=ModelState.READY):
            return busy(_LOADING[ModelState.READY])
        case LoadProgress():
            return busy(_LOADING[event.state], event.fraction, detail=event.message)
        case Queued():
            ahead = "you are next" if event.position <= 1 else f"{event.position - 1} ahead of you"
            return busy(f"Waiting for {waiting_for}", detail=ahead)
        case SummingUp():
            doing = f"Summing up the oldest messages: {event.done} of {event.total}"
            return busy(doing, detail=f"{event.tokens} tokens written" if event.tokens else "")
        case SummedUp():
            return busy("Reading the summary")
        case Prefilling():
            read, whole = event.done_tokens, event.total_tokens
            reused = f"{event.reused_tokens} from cache" if event.reused_tokens else ""
            return busy(f"Reading the prompt: {read} of {whole} tokens", read / whole if whole else None, detail=reused)
        case ImageProgress():
            return busy(_STAGES[event.stage])
        case ImageStep():
            known = [format_step_rate(event.steps_per_s)] if event.steps_per_s else []
            if event.seconds_left is not None:
                known.append(f"{_time_left(event.seconds_left)} left")
            fraction = event.step / event.steps if event.steps else None
            doing = f"Step {event.step} of {event.steps} ·"
            return busy(doing, fraction, detail=" · ".join(known), kind="generating the image")
    return None


def trimmed_note(event: PromptTrimmed) -> Markup:
    plural = "message was" if event.dropped_messages == 1 else "messages were"
    return note(
        f"The oldest {event.dropped_messages} {plural} left out so that the prompt ({event.prompt_tokens} tokens) "
        f"fits the context of {event.context_length}."
    )


def summed_up_note(event: SummedUp) -> Markup:
    if event.error:
        return note(f"The oldest messages could not be summed up: {event.error}.")
    return note(f"The oldest {event.messages} messages are summed up; open the summary above your message to edit it.")


def cut_note(event: PromptCut) -> Markup:
    which = "negative prompt" if event.negative else "prompt"
    return note(
        f"The text encoder reads at most {event.limit} tokens. “{shorten_quote(event.dropped)}” at the end of the {which} "
        "was cut off."
    )


# -- finished work ------------------------------------------------------------------------------------------------


def text_finished_line(event: Finished[TextStatistics]) -> Markup:
    """Return the line for a finished answer: reason, times for loading and compilation, and use of the context. The other
    statistics are displayed with the answer: :func:`text_statistics`."""
    numbers = event.statistics
    rows = [
        (_REASONS[event.reason] + (" before the answer began" if event.in_thoughts else ""), ""),
        *_waiting_times(numbers),
    ]
    return facts(rows, numbers.prompt_tokens + numbers.completion_tokens, numbers.context_length)


def text_statistics(event: Finished[TextStatistics]) -> list[str]:
    """Return the statistics saved with an answer as texts, the most important first; [] if no token was generated."""
    numbers = event.statistics
    if not numbers.completion_tokens:
        return []
    tokens = f"{numbers.completion_tokens} token{'' if numbers.completion_tokens == 1 else 's'}"
    rest = [
        _REASONS[event.reason],
        f"{seconds(numbers.ttft_s)} to first token",
        f"prefill {format_token_rate(numbers.prefill_tokens_per_s)}" if numbers.prefill_tokens_per_s else "",
        f"{numbers.prompt_tokens} prompt tokens, {numbers.reused_tokens} tokens from cache"
        if numbers.prompt_tokens
        else "",
        "" if numbers.seed is None else f"seed {numbers.seed}",
    ]
    return [f"{tokens} · {format_token_rate(numbers.decode_tokens_per_s)}", *(one for one in rest if one)]


def images_finished_line(event: Finished[ImageStatistics]) -> Markup:
    numbers = event.statistics
    stopped = event.reason is FinishReason.CANCELLED
    varied = numbers.variation_seed
    rows = [
        ("Stopped" if stopped else "Finished", ""),
        (f"after step {numbers.steps}" if stopped and numbers.steps else "", "denoising steps done"),
        (f"{numbers.seconds:.1f} s" if numbers.seconds else "", ""),
        (format_step_rate(numbers.steps_per_s) if numbers.steps_per_s else "", "denoising steps per second"),
        ("" if stopped else size_text(numbers.width, numbers.height), ""),
        *_waiting_times(numbers),
        ("" if stopped else _seed_text("seed", numbers.seed, numbers.count if varied is None else 1), ""),
        ("" if stopped or varied is None else _seed_text("variation seed", varied, numbers.count), ""),
    ]
    return facts([row for row in rows if row[0]])


def _seed_text(name: str, first: int, count: int) -> str:
    return f"{name} {first}" if count == 1 else f"{name}s {first} to {first + count - 1}"


def grid_finished_line(done: int, of: int, took_s: float) -> Markup:
    first = "Finished" if done == of else "Stopped"
    return facts(
        [(first, ""), (f"{done} images" if done == of else f"{done} of {of} images", ""), (seconds(took_s), "")]
    )


def _waiting_times(numbers: TextStatistics | ImageStatistics) -> list[tuple[str, str]]:
    waits = (("load", numbers.load_s), ("compile", numbers.compile_s))
    return [(f"{what} {seconds(took)}", "") for what, took in waits if took >= 0.05]


# -- the model and the prompt -------------------------------------------------------------------------------------


def model_line(found: ModelStatus, *, continues: bool = False, to_fetch: bool = False) -> Markup:
    """Return the line about the selected model: its properties and its state.

    Args:
        continues: whether it is a base model.
        to_fetch: whether to show a button that downloads the model, with the size.
    """
    spec = found.spec
    parts = [f"{count(spec.parameters)} parameters"] if spec.parameters else []
    if spec.license:
        parts.append(spec.license)
    if spec.gated:
        parts.append("gated: needs a token")
    return fragment(
        "status.html",
        "model",
        summary=spec.summary if spec.kind is ModelKind.IMAGE else "",
        label=BASE_MODEL_LABEL if continues else "",
        facts=parts + abilities(found),
        state=state_text(found),
        tone="failed" if found.state is ModelState.FAILED else "moving" if found.state in TRANSITIONAL_STATES else "",
        fetch=download_label(spec) if to_fetch else "",
        model=spec.name,
        kind=spec.kind.value,
    )


def abilities(found: ModelStatus) -> list[str]:
    """Return the abilities of a text model besides text generation, as far as they are known."""
    spec = found.spec
    can = (
        ("sees", found.sees, spec.sees),
        ("thinks", found.thinks, spec.thinks),
        ("calls tools", found.calls_tools, spec.calls_tools),
    )
    return [words for words, known, listed in can if (listed if known is None else known)]


def state_text(found: ModelStatus) -> str:
    """Return the model's state in a few words: ready, loading, failed, to download, or remote."""
    spec = found.spec
    if isinstance(spec.source, RemoteSource):
        return f"remote: {spec.source.where}"
    if found.state is ModelState.READY:
        return "ready, slow: reads the whole conversation for each token" if found.recomputes else "ready"
    if found.state in TRANSITIONAL_STATES:
        percent = "" if found.fraction is None else f" ({found.fraction:.0%})"
        return f"{found.state.value} {found.message}".rstrip() + percent
    if found.state is ModelState.FAILED:
        return f"could not be loaded: {found.message}"
    if spec.download_bytes and not found.disk_bytes:
        return f"{size(spec.download_bytes)} to fetch"
    return f"loads with the first {'image' if spec.kind is ModelKind.IMAGE else 'message'}"


def download_label(spec: ModelSpec) -> str:
    return f"Fetch {size(spec.download_bytes)}" if spec.download_bytes else "Fetch it"


def prompt_line(prompt: str, length: PromptLength | None, negative: PromptLength | None = None) -> Markup:
    """Return the line below the prompt: the number of tokens that the text encoder reads, and the part that is cut off.

    ``length`` is None if it is unknown because the model's tokenizer has not been downloaded.
    """
    too_long = len(prompt) > MAX_PROMPT_CHARACTERS
    return fragment(
        "status.html",
        "prompt",
        too_long=f"{len(prompt):,} characters; the limit is {MAX_PROMPT_CHARACTERS:,}." if too_long else "",
        read=length.tokens if length is not None else 0,
        limit=length.limit if length is not None else 0,
        unread=shorten_quote(length.dropped) if length is not None else "",
        negative_unread=shorten_quote(negative.dropped) if negative is not None else "",
    )


# -- numbers and quotes -------------------------------------------------------------------------------------------


def shorten_quote(text: str) -> str:
    """Return the text as one line; the middle of a long text is omitted, so that both ends identify it."""
    line = " ".join(text.split())
    if len(line) <= _MAX_QUOTE_CHARACTERS:
        return line
    half = _MAX_QUOTE_CHARACTERS // 2
    return f"{line[:half].rstrip()} … {line[-half:].lstrip()}"


def count(number: int) -> str:
    return f"{number / 1e9:.1f} B" if number >= 999.5e6 else f"{number / 1e6:.0f} M"


def size(count: int) -> str:
    if count >= 99.5e9:
        return f"{count / 1e9:.0f} GB"
    return f"{count / 1e9:.1f} GB" if count >= 999.5e6 else f"{count / 1e6:.0f} MB"


def seconds(value: float) -> str:
    return f"{value * 1000:.0f} ms" if value < 1 else f"{value:.1f} s"


def format_token_rate(value: float) -> str:
    return f"{value:.0f} tok/s" if value >= 10 else f"{value:.1f} tok/s"


def format_step_rate(value: float) -> str:
    """Format a rate of denoising steps; a rate below 1 is given as seconds per step."""
    if value >= 10:
        return f"{value:.0f} steps/s"
    return f"{value:.1f} steps/s" if value >= 1 else f"{1 / value:.1f} s/step"


def _time_left(value: float) -> str:
    if value < 10:
        return f"{value:.1f} s"
    return f"{value:.0f} s" if value < 100 else f"{value / 60:.0f} min"
