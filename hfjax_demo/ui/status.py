"""What the page says beside the conversation: the status line and the line about the chosen model, as HTML.

Pure functions of events. Whatever did not come from this file is escaped. :mod:`.image_status` has the image tab's own
lines, made of the same pieces.
"""

from __future__ import annotations

from html import escape

from ..catalog import ModelKind, ModelSpec, RemoteSource
from ..events import Event, Finished, FinishReason, LoadProgress, ModelState, Prefilling, Queued, Trimmed
from ..runtime.manager import ModelStatus

BASE_MODEL_LABEL = "base model: continues text"

_REASONS = {
    FinishReason.STOP: "finished",
    FinishReason.LENGTH: "stopped at the token limit",
    FinishReason.CANCELLED: "stopped by you",
}
_VERBS = {
    ModelState.ABSENT: "Waiting for the model",
    ModelState.FETCHING: "Fetching the model",
    ModelState.LOADING: "Loading the model",
    ModelState.COMPILING: "Compiling",
    ModelState.CONNECTING: "Connecting",
    ModelState.READY: "Model ready",
    ModelState.EVICTED: "Loading the model again",
}


def ready_line() -> str:
    """Nothing happens."""
    return ""


def sending_line() -> str:
    """The request left the page."""
    return busy("Sending")


def answering_line() -> str:
    """Tokens arrive. The same words all the time, so that a screen reader says them once."""
    return busy("Answering")


def progress_line(event: Event) -> str | None:
    """What an event before the first token says, or None for an event that says nothing here."""
    if isinstance(event, LoadProgress):
        return _load_line(event)
    if isinstance(event, Queued):
        ahead = "you are next" if event.position <= 1 else f"{event.position - 1} ahead of you"
        return busy("Waiting for a free slot", detail=ahead)
    if isinstance(event, Prefilling):
        fraction = event.done_tokens / event.total_tokens if event.total_tokens else None
        reused = f"{event.reused_tokens} reused" if event.reused_tokens else ""
        return busy(f"Reading the prompt: {event.done_tokens} of {event.total_tokens} tokens", fraction, detail=reused)
    return None


def _load_line(event: LoadProgress) -> str:
    verb, message = _VERBS[event.state], event.message
    if event.state is ModelState.READY:
        return busy(verb)
    says_all = message.lower().startswith(verb.split()[0].lower())  # as "compiling the UNet" does
    if says_all or (message and event.state is ModelState.CONNECTING):
        return busy(message[0].upper() + message[1:], event.fraction)
    return busy(verb, event.fraction, detail=message)


def trimmed_note(event: Trimmed) -> str:
    """What was left out of the prompt, and why."""
    plural = "message was" if event.dropped_messages == 1 else "messages were"
    return note(
        f"The oldest {event.dropped_messages} {plural} left out so that the prompt ({event.prompt_tokens} tokens) "
        f"fits the context of {event.context_length}."
    )


def finished_line(event: Finished) -> str:
    """What the answer took."""
    numbers = event.statistics
    used = numbers.prompt_tokens + numbers.completion_tokens
    facts = [("", _REASONS[event.reason])]
    if numbers.completion_tokens:
        facts.append(("time to first token", f"{seconds(numbers.ttft_s)} to first token"))
        if numbers.prefill_tokens_per_s:  # when a remote server had read the prompt, it alone knows
            facts.append(("prefill speed", f"prefill {_rate(numbers.prefill_tokens_per_s)}"))
        facts.append(("decode speed", f"decode {_rate(numbers.decode_tokens_per_s)}"))
    if numbers.load_s >= 0.05:
        facts.append(("", f"load {seconds(numbers.load_s)}"))
    if numbers.compile_s >= 0.05:
        facts.append(("", f"compile {seconds(numbers.compile_s)}"))
    if numbers.prompt_tokens:  # none: it was stopped before it reached the engine
        facts.append(("tokens taken from the previous turn's cache", f"{numbers.reused_tokens} reused"))
        if numbers.seed is not None:
            facts.append(("", f"seed {numbers.seed}"))
    spans = " ".join(fact(text, title) for title, text in facts)
    if not numbers.context_length:
        return f'<span class="facts">{spans}</span>'
    share = min(used / numbers.context_length, 1.0)
    meter = (
        f'<span class="fact context" title="tokens used of the context">'
        f'<span class="meter" aria-hidden="true"><i style="width:{100 * share:.1f}%"></i></span>'
        f"{used} of {numbers.context_length} tokens</span>"
    )
    return f'<span class="facts">{spans} {meter}</span>'


def error_line(message: str, lead: str = "Not sent.") -> str:
    """Something a person must read; ``lead`` says in a word or two what came of it."""
    return f'<span class="error"><b>{escape(lead)}</b> {escape(message)}</span>'


def interrupted_line(message: str) -> str:
    """The answer broke off after its beginning was shown."""
    return error_line(message, "Broken off.")


def model_line(spec: ModelSpec, status: ModelStatus, continues: bool) -> str:
    """The chosen model: what it is, and whether it is here already."""
    parts = [f"{count(spec.parameters)} parameters"] if spec.parameters else []
    if spec.license:
        parts.append(spec.license)
    if spec.gated:
        parts.append("gated: needs a token")
    if isinstance(spec.source, RemoteSource):
        parts.append(f"remote: {spec.source.where}")
    elif status.state is ModelState.READY:
        parts.append("ready")
    elif status.state in (ModelState.FETCHING, ModelState.LOADING, ModelState.COMPILING):
        parts.append(status.message or status.state.value)
    elif spec.download_bytes:
        parts.append(f"{spec.download_bytes / 1e6:,.0f} MB to fetch on first use")
    else:
        parts.append(f"loads with the first {'picture' if spec.kind is ModelKind.IMAGE else 'message'}")
    label = f'<span class="badge">{BASE_MODEL_LABEL}</span>' if continues else ""
    facts = " ".join(fact(part) for part in parts)
    return f'{label}<span class="facts">{facts}</span>'


def fact(text: str, title: str = "") -> str:
    """One of several facts in a row."""
    hint = f' title="{escape(title)}"' if title else ""
    return f'<span class="fact"{hint}>{escape(text)}</span>'


def note(text: str) -> str:
    """A sentence on a line of its own, before the rest."""
    return f'<span class="note">{escape(text)}</span>'


def busy(text: str, fraction: float | None = None, *, detail: str = "", kind: str = "") -> str:
    """Something goes on; ``fraction`` of it, if given, is done.

    A screen reader hears the line when its words change, numbers apart. ``kind`` takes their place: while it stays the
    same, nothing is said.
    """
    percent = "" if fraction is None else f" {100 * min(max(fraction, 0.0), 1.0):.0f} %"
    tail = f'<span class="detail">{escape(detail)}</span>' if detail else ""
    bar = "" if fraction is None else f'<i style="width:{100 * min(max(fraction, 0.0), 1.0):.1f}%"></i>'
    said = f' data-kind="{escape(kind)}"' if kind else ""
    return (
        f'<span class="busy"{said}><span class="pulse" aria-hidden="true"></span>{escape(text)}{percent}{tail}</span>'
        f'<span class="progress" aria-hidden="true">{bar}</span>'
    )


def count(number: int) -> str:
    """A number of parameters to read."""
    return f"{number / 1e9:.1f} B" if number >= 999.5e6 else f"{number / 1e6:.0f} M"


def seconds(value: float) -> str:
    """A duration to read."""
    return f"{value * 1000:.0f} ms" if value < 1 else f"{value:.1f} s"


def _rate(value: float) -> str:
    return f"{value:.0f} tok/s" if value >= 10 else f"{value:.1f} tok/s"
