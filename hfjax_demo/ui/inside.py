"""The view of token probabilities: how likely the model found each token of an answer, and the alternatives to it.

No data is recorded while an answer is generated. :meth:`TokenProbabilityView.look` runs one prefill of the conversation up to the
end of the answer, which returns the log-probabilities of the prompt's tokens. So it works after a reload, and for imported
conversations. The browser renders the result (``inside.js``). :func:`branch` continues from within the answer with another token.

Input from the page is untrusted and validated here. Tokens are sent to it as texts and numbers, never as HTML.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import gradio as gr

from ..errors import EngineFailed, HfjaxError, InvalidRequest
from ..events import Failed, Finished, FinishReason, PromptLogprobs, ScoredToken, TextDelta, TokenLogprobs
from ..requests import SamplingSettings, TextRequest
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..text_fields import MAX_LOGPROBS
from . import conversations, status
from .messages import MAX_BEGUN_TOKENS, Turn, answer, are_token_ids
from .questions import ChatForm, Question
from .requests import is_base_model, page_request
from .tab import LONG_RAW, PRIVATE, Tab, current_origin
from .views import TEXT_INTERVAL_S, throttle_views

MAX_SHOWN_TOKENS = 1500  # of an answer, that are sent to the page
ViewState = dict[str, Any]  # a JSON object for the script


class TokenProbabilityView(Tab):
    """Connects the view's channels. Its runs are independent of the chat's."""

    def __init__(self, manager: ModelManager, settings: Any, parts: Any) -> None:
        super().__init__(manager, settings)
        asked, told = parts.inside_events, parts.inside
        form = [asked, parts.store, parts.model, parts.system]
        asked.look(self.look, form, [told], trigger_mode="multiple", **LONG_RAW)
        asked.stop(self.stop, None, None, **PRIVATE)

    def look(self, request: gr.Request, asked: Any, store: Any, model: Any, system: Any) -> Iterator[ViewState]:
        """Score the answer at ``asked["index"]`` of the conversation on the page. Each state contains ``asked["look"]``. The last
        one is ``done``, described at :func:`_done_state`, ``failed`` or ``stopped``."""
        values = asked if isinstance(asked, Mapping) else {}
        look = values.get("look")
        for state in self._look(request, values.get("index"), store, model, system):
            yield {"look": look if isinstance(look, int) else 0, **state}

    def _look(self, request: gr.Request, index: Any, store: Any, model: Any, system: Any) -> Iterator[ViewState]:
        running = self.begin(request)
        if running is None:
            busy = "Another answer is being analyzed. Wait for it, or go back first."
            yield {"state": "failed", "status": status.error_line(busy, status.NOT_READ)}
            return
        with running:
            yield {"state": "working", "status": status.busy(status.SENDING)}
            try:
                turns, turn = answer_at(conversations.shown(store), index)
                found = self._of(turn, model)
                asked = scoring_request(turns, turn, system if isinstance(system, str) else "", found)
                with self._manager.generate(asked, current_origin(self._settings)) as stream:
                    running.attach(stream)
                    yield from throttle_views(self._states(stream, turn, asked, found), TEXT_INTERVAL_S)
            except HfjaxError as error:
                yield {"state": "failed", "status": status.error_line(error, status.NOT_READ)}

    def _of(self, turn: Turn, model: Any) -> ModelStatus:
        try:
            return self._status(turn.get("model"))
        except HfjaxError:
            return self._status(model)

    def _states(
        self, events: Any, turn: Turn, asked: TextRequest, found: ModelStatus
    ) -> Iterator[tuple[ViewState, object]]:
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
                    yield _done_state(scored, behind[:1], turn, asked, found), None
                return
            if (line := status.progress_line(event)) is not None:
                yield {"state": "working", "status": line}, type(event)
        raise EngineFailed("The analysis was interrupted. Try again.")


def answer_at(shown: list[Turn], index: object) -> tuple[list[Turn], Turn]:
    """Return the turns on the page before the answer at ``index``, and that answer.

    Raises:
        InvalidRequest: there is no such answer.
    """
    if type(index) is not int or not 0 <= index < len(shown) or shown[index]["role"] != "assistant":
        raise InvalidRequest("This answer is no longer available. Reload the page.")
    return shown[:index], shown[index]


def scoring_request(turns: Sequence[Turn], turn: Turn, system: str, found: ModelStatus) -> TextRequest:
    """Return the request that scores an answer: the conversation with the whole answer as its beginning, and one more token.

    If the token ids of the answer are unknown, its text is tokenized again, without the reasoning before it.

    Raises:
        InvalidRequest: what :func:`.page_request` raises, or the conversation has images.
    """
    known = bool(turn.get("begun")) and turn.get("model") == found.spec.name
    thinking = {"thinking": False} if found.thinks and not (known and turn.get("thoughts")) else {}
    asked = page_request(
        found.spec.name,
        turns,
        system,
        SamplingSettings(temperature=0.0, max_new_tokens=1, seed=0),
        continues=is_base_model(found),
        begun=turn,
        thinking=thinking,
    )
    return dataclasses.replace(asked, logprobs=MAX_LOGPROBS, prompt_logprobs=MAX_LOGPROBS)


def _done_state(
    scored: PromptLogprobs, behind: Sequence[TokenLogprobs], turn: Turn, asked: TextRequest, found: ModelStatus
) -> ViewState:
    """Return the state ``done`` of a scored answer:

    ``tokens``: for each token its ``id``, its ``piece`` of the text, ``p``, the natural logarithm of its probability, ``h``, the
    entropy in nats, ``z``, the number to add to a log-probability to get the logit, and ``top``, the likeliest tokens at this
    position: id, log-probability, and whether the token occurred before. A last item without id is the position after the answer.
    ``spelled``: text of each id, or its bytes if it is a part of a character. ``ends``: ids of end tokens. ``skip``: number of
    reasoning tokens at the beginning. ``notes``: sentences about what was scored.
    """
    begun = len(scored.tokens) - scored.begun
    ids = [token.chosen.token_id for token in scored.tokens]
    own = scored.tokens[begun : begun + MAX_SHOWN_TOKENS]
    cut = scored.begun - len(own)
    offsets = [*(token.offset for token in scored.tokens[begun:]), len(scored.text)]
    seen = set(ids[:begun])
    spelled: dict[int, str | list[int]] = {}
    tokens: list[ViewState] = []
    for place, token in enumerate([*own, *([] if cut else behind)]):
        is_own = place < len(own)
        for candidate in (*([token.chosen] if is_own else []), *token.top):
            _add_spelling(spelled, candidate)
        tokens.append(
            {
                "id": token.chosen.token_id if is_own else None,
                "piece": scored.text[offsets[place] : offsets[place + 1]] if is_own else "",
                "p": _finite_or_none(token.chosen.logprob) if is_own else None,
                "h": _finite_or_none(token.entropy),
                "z": _finite_or_none(token.log_total),
                "top": [
                    [each.token_id, _finite_or_none(each.logprob), int(each.token_id in seen)] for each in token.top
                ],
            }
        )
        seen.add(token.chosen.token_id)
    thoughts = not isinstance(asked.begun, str) and bool(turn.get("thoughts"))
    notes = []
    if turn.get("thoughts") and not thoughts:
        notes.append("The thinking before this answer is not shown, because its tokens are no longer available.")
    if cut:
        notes.append(f"Showing the first {MAX_SHOWN_TOKENS:,} tokens ({cut:,} more).")
    return {
        "state": "done",
        "status": "",
        "model": found.spec.name,
        "title": found.spec.title,
        "tokens": tokens,
        "spelled": {str(token): text for token, text in spelled.items()},
        "ends": list(scored.ends),
        "skip": _count_thought_tokens(scored.text[offsets[0] :], turn, tokens) if thoughts else 0,
        "notes": notes,
    }


def _add_spelling(spelled: dict[int, str | list[int]], token: ScoredToken) -> None:
    if token.token_id not in spelled:
        try:
            spelled[token.token_id] = token.spelled.decode()
        except UnicodeDecodeError:
            spelled[token.token_id] = list(token.spelled)


def _finite_or_none(value: float) -> float | None:
    return round(value, 4) if math.isfinite(value) else None


def _count_thought_tokens(text: str, turn: Turn, tokens: Sequence[ViewState]) -> int:
    content, at = turn["content"], 0
    begins = text.rfind(content) if content else len(text)
    for place, token in enumerate(tokens):
        if at >= max(begins, 0):
            return place
        at += len(token["piece"])
    return len(tokens)


def branch(form: ChatForm, asked: object) -> Question:
    """Generate an alternative to the answer at ``asked["index"]`` with another token.

    ``asked`` has the ``ids`` of the tokens at its beginning, the last being the selected one, the ``text`` that they spell, and
    the ``model`` that they belong to.

    Raises:
        InvalidRequest: ``asked`` is invalid.
    """
    values = asked if isinstance(asked, Mapping) else {}
    shown = form.shown()
    turns, turn = answer_at(shown, values.get("index"))
    ids, text, model = values.get("ids"), values.get("text"), values.get("model")
    if not isinstance(ids, list) or not ids or not are_token_ids(ids) or not isinstance(text, str):
        raise InvalidRequest(f"An answer can start with at most {MAX_BEGUN_TOKENS:,} tokens. Choose an earlier one.")
    begun: Turn = answer(text, turn.get("thoughts", "") if turn.get("begun") else "", turn.get("thought_s", 0.0))
    begun["begun"] = list(ids)
    if isinstance(model, str):
        begun["model"] = model
    return Question(shown, turns, begun=begun)
