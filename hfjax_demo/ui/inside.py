"""Look inside an answer: how likely the model found each of its tokens, and what else could have stood in its place.

Nothing is kept for this while an answer comes. :meth:`Inside.look` has the conversation read once more up to the answer's end, in
one prefill that tells the log-probabilities of the prompt's own tokens. So it works after a reload, and for conversations that
came from elsewhere. The browser makes of it what the page shows (``inside.js``). :func:`branched` is the question that goes on
from within the answer with another token.

What the page sends is a stranger's and checked here; what it is told of tokens are texts and numbers, never HTML.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import gradio as gr

from ..errors import EngineFailed, HfjaxError, InvalidRequest
from ..events import (
    Failed,
    Finished,
    FinishReason,
    PromptLogprobs,
    ScoredToken,
    TextDelta,
    TokenLogprobs,
)
from ..requests import MAX_LOGPROBS, SamplingSettings, TextRequest
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from . import conversations, status
from . import words_chat as words
from .messages import MAX_BEGUN, Turn, answer, are_tokens
from .requests import SAMPLING_ORDER, continues_text, page_request
from .running import RunningRequest
from .tab import LONG_RAW, PRIVATE, Tab, session_of
from .views import TEXT_INTERVAL_S, paced

MOST_TOKENS = 1500  # of an answer, that the page is told of
State = dict[str, Any]  # what the script is told


class Inside(Tab):
    """Wires the view's channels, ``asked`` and ``told``, to a run of its own beside the chat's."""

    def __init__(self, manager: ModelManager, settings: Any, parts: Any) -> None:
        super().__init__(manager, settings)
        asked, told = parts.inside_asked, parts.inside
        form = [asked, parts.store, parts.model, parts.system, *parts.controls]
        asked.look(self.look, form, [told], trigger_mode="multiple", **LONG_RAW)
        asked.stop(self.stop, None, None, **PRIVATE)

    def look(
        self, request: gr.Request, asked: Any, store: Any, model: Any, system: Any, *sampling: Any
    ) -> Iterator[State]:
        """Score the answer at ``asked["index"]`` of the conversation on the page; ``asked["look"]`` comes back with each state,
        and so do the numbers of ``sampling``, the controls' values: the script cannot read those that are folded away.

        The last state is ``done`` or ``failed``; ``done`` is described at :func:`_told`.
        """
        values = asked if isinstance(asked, Mapping) else {}
        look = values.get("look")
        numbers = {
            name: value for name, value in zip(SAMPLING_ORDER, sampling, strict=False) if type(value) in (int, float)
        }
        known: State = {"look": look if isinstance(look, int) else 0, "sampling": numbers}
        running = self.begin(request)
        if running is None:
            yield {**known, "state": "failed", "status": status.error_line(words.ANALYZING, status.NOT_READ)}
            return
        try:
            with running:
                yield {**known, "state": "working", "status": status.busy(status.SENDING)}
                for state in self._look(running, values.get("index"), store, model, system, self._origin(request)):
                    yield {**known, **state}
        finally:
            self._running.settle(session_of(request), running.id)

    def _look(
        self, running: RunningRequest, index: Any, store: Any, model: Any, system: Any, origin: Any
    ) -> Iterator[State]:
        try:
            turns, turn = answer_at(store, index)
            found = self._of(turn, model)
            asked = scoring_request(turns, turn, system if isinstance(system, str) else "", found)
            with self._manager.generate(asked, origin) as stream:
                running.attach(stream)
                yield from paced(self._states(stream, turn, asked, found), TEXT_INTERVAL_S)
        except HfjaxError as error:
            yield {"state": "failed", "status": status.error_line(error, status.NOT_READ)}

    def _of(self, turn: Turn, model: Any) -> ModelStatus:
        """The model that answered, if it is served here; else the one that is chosen on the page."""
        try:
            return self._status(turn.get("model"))
        except HfjaxError:
            return self._status(model)

    def _states(
        self, events: Any, turn: Turn, asked: TextRequest, found: ModelStatus
    ) -> Iterator[tuple[State, object]]:
        scored: PromptLogprobs | None = None
        behind: list[TokenLogprobs] = []
        for event in events:
            if isinstance(event, PromptLogprobs):
                scored = event
            elif isinstance(event, TextDelta):
                behind += event.logprobs
            elif isinstance(event, Failed):
                raise event.error
            elif isinstance(event, Finished):
                if event.reason is FinishReason.CANCELLED or scored is None:
                    yield {"state": "stopped", "status": ""}, None
                else:
                    yield _told(scored, behind[:1], turn, asked, found), None
                return
            if (line := status.progress_line(event)) is not None:
                yield {"state": "working", "status": line}, type(event)
        raise EngineFailed(words.INTERRUPTED)


def answer_at(store: object, index: object) -> tuple[list[Turn], Turn]:
    """The turns of the conversation on the page before the answer at ``index`` of those that are shown, and that answer.

    Raises:
        InvalidRequest: there is none.
    """
    shown = conversations.shown(conversations.read(store))
    if type(index) is not int or not 0 <= index < len(shown) or shown[index]["role"] != "assistant":
        raise InvalidRequest(words.NO_ANSWER)
    return shown[:index], shown[index]


def scoring_request(turns: Sequence[Turn], turn: Turn, system: str, found: ModelStatus) -> TextRequest:
    """The request that has an answer scored: the conversation with the answer begun as it stands, and one token behind it.

    Where the answer's own tokens are not known, it is tokenized anew; then the thoughts before it are left out.

    Raises:
        InvalidRequest: what :func:`.page_request` raises, or an answer to a conversation with pictures.
    """
    known = bool(turn.get("begun")) and turn.get("model") == found.spec.name
    thinking: dict[str, Any] = {}
    if found.thinks and not (known and turn.get("thoughts")):
        thinking["thinking"] = False
    asked = page_request(
        found.spec.name,
        turns,
        system,
        SamplingSettings(temperature=0.0, max_new_tokens=1, seed=0),
        continues=continues_text(found),
        begun=turn,
        thinking=thinking,
    )
    return dataclasses.replace(asked, logprobs=MAX_LOGPROBS, prompt_logprobs=MAX_LOGPROBS)


def _told(
    scored: PromptLogprobs, behind: Sequence[TokenLogprobs], turn: Turn, asked: TextRequest, found: ModelStatus
) -> State:
    """What the script is told of a scored answer:

    ``tokens``: of each its ``id``, its ``piece`` of the text, ``p`` the natural logarithm of its probability, ``h`` the entropy
    in nats, ``z`` what is to be added to a logarithm for the logit, and ``top``, the likeliest in its place: id, logarithm, and
    whether it stood in the text before. A last one without id is the place after the answer. ``spelled``: what each id spells,
    a text or, for a part of a character, its bytes. ``ends``: ids that end an answer. ``skip``: so many of the tokens are
    thoughts. ``notes``: sentences about what was scored.
    """
    begun = len(scored.tokens) - scored.begun
    ids = [token.chosen.token_id for token in scored.tokens]
    own = scored.tokens[begun : begun + MOST_TOKENS]
    cut = scored.begun - len(own)
    offsets = [*(token.offset for token in scored.tokens[begun:]), len(scored.text)]
    seen = set(ids[:begun])
    spelled: dict[int, str | list[int]] = {}
    tokens: list[State] = []
    for place, token in enumerate([*own, *([] if cut else behind)]):
        is_own = place < len(own)
        if is_own:
            _spell(spelled, token.chosen)
        for candidate in token.top:
            _spell(spelled, candidate)
        tokens.append(
            {
                "id": token.chosen.token_id if is_own else None,
                "piece": scored.text[offsets[place] : offsets[place + 1]] if is_own else "",
                "p": _number(token.chosen.logprob) if is_own else None,
                "h": _number(token.entropy),
                "z": _number(token.log_total),
                "top": [[each.token_id, _number(each.logprob), int(each.token_id in seen)] for each in token.top],
            }
        )
        seen.add(token.chosen.token_id)
    thoughts = isinstance(asked.begun, str) is False and bool(turn.get("thoughts"))
    notes = []
    if turn.get("thoughts") and not thoughts:
        notes.append(words.THOUGHTS_GONE)
    if cut:
        notes.append(words.FIRST_TOKENS.format(shown=MOST_TOKENS, more=cut))
    return {
        "state": "done",
        "status": "",
        "model": found.spec.name,
        "title": found.spec.title,
        "tokens": tokens,
        "spelled": {str(token): text for token, text in spelled.items()},
        "ends": list(scored.ends),
        "skip": _thoughts(scored.text[offsets[0] :], turn, tokens) if thoughts else 0,
        "notes": notes,
    }


def _spell(spelled: dict[int, str | list[int]], token: ScoredToken) -> None:
    if token.token_id not in spelled:
        try:
            spelled[token.token_id] = token.spelled.decode()
        except UnicodeDecodeError:
            spelled[token.token_id] = list(token.spelled)


def _number(value: float) -> float | None:
    return round(value, 4) if math.isfinite(value) else None


def _thoughts(text: str, turn: Turn, tokens: Sequence[State]) -> int:
    """How many of the tokens come before the text of the answer itself."""
    content, at = turn["content"], 0
    begins = text.rfind(content) if content else len(text)
    for place, token in enumerate(tokens):
        if at >= max(begins, 0):
            return place
        at += len(token["piece"])
    return len(tokens)


def branched(asked: object, store: object) -> tuple[list[Turn], list[Turn], Turn]:
    """What the chat shows, the turns to answer, and the answer as it begins: otherwise than the one at ``asked["index"]``.

    ``asked`` has the ``ids`` of the tokens that it begins with, the last one the chosen, the ``text`` that they make, and the
    ``model`` whose they are.

    Raises:
        InvalidRequest: the page sent something else.
    """
    values = asked if isinstance(asked, Mapping) else {}
    turns, turn = answer_at(store, values.get("index"))
    ids, text, model = values.get("ids"), values.get("text"), values.get("model")
    if not isinstance(ids, list) or not ids or not are_tokens(ids) or not isinstance(text, str):
        raise InvalidRequest(words.BEGINS_TOO_LATE.format(most=MAX_BEGUN))
    begun: Turn = answer(text, turn.get("thoughts", "") if turn.get("begun") else "", turn.get("thought_s", 0.0))
    begun["begun"] = list(ids)
    if isinstance(model, str):
        begun["model"] = model
    return conversations.shown(conversations.read(store)), turns, begun
