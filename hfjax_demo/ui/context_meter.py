"""How much of the model's context the conversation takes with the message that is being written.

It is counted with the tokenizer and the chat template of the model, if that is loaded; nothing is loaded or computed for it.
Pictures and the descriptions of tools are not counted, since only the request itself says how many tokens they are. What would
happen when the message is sent is said before it is: that old turns have to go, or that it does not fit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import gradio as gr

from ..errors import HfjaxError
from ..requests import MAX_TOKENS, SamplingSettings, TokensRequest, prompt_room
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import words_chat as words
from .attached import Attached
from .chat_parts import ChatParts
from .conversations import parsed
from .messages import Turn, read_turns
from .requests import continues_text, page_request
from .tab import PRIVATE, RAW, Tab


class Told(TypedDict):
    """What the script is told: the ``count`` that it asked with, and two texts, either of which may be empty."""

    count: int
    used: str
    warning: str


class ContextMeter(Tab):
    """Wires the meter's channels."""

    def __init__(self, manager: ModelManager, settings: Settings, parts: ChatParts) -> None:
        super().__init__(manager, settings)
        # While the server counts, what is typed meanwhile waits, and only its last state is counted then.
        parts.meter_asked.count(  # type: ignore[attr-defined]
            self.written,
            [parts.meter_asked, parts.model, parts.system, parts.sampling["max_new_tokens"]],
            [parts.meter],
            trigger_mode="always_last",
            **RAW,
        )
        parts.model.change(None, None, None, js="() => window.hfjax.recount()", **PRIVATE)

    def written(self, request: gr.Request, asked: Any, model: Any, system: Any, most: Any) -> Told:
        """A message is being written: count it, and have the model ready for it."""
        self.expect(request, model)
        return self.count(asked, model, system, most)

    def count(self, asked: Any, model: Any, system: Any, most: Any) -> Told:
        """Count what ``asked`` has: the ``turns`` on the page, ``text`` and ``files`` of the message, and whether there are
        ``pictures`` besides. It comes as JSON text. ``most`` is how many tokens an answer may have."""
        said = parsed(asked)
        values = said if isinstance(said, Mapping) else {}
        number = values.get("count")
        told: Told = {"count": number if type(number) is int else 0, "used": "", "warning": ""}
        turns = read_turns(values.get("turns"))
        for turn in turns:
            turn.pop("images", None)  # type: ignore[typeddict-item]
        text = values.get("text")
        draft = Attached.read(values.get("files")).message(text if isinstance(text, str) else "")
        try:
            found = self._status(model)
            context = found.context_length
            if not context or not (draft["content"].strip() or draft.get("files")):
                return told
            system = system if isinstance(system, str) else ""
            used = self._tokens([*turns, draft], system, found)
            if used is None:
                return told
            told["used"] = words.USED.format(tokens=used, context=context)
            told["used"] += words.UNCOUNTED if values.get("pictures") else ""
            alone = used if not turns or continues_text(found) else None
            length = most if type(most) is int and most >= 0 else 0
            room = prompt_room(context, length or MAX_TOKENS)
            if used > room:
                alone = (self._tokens([draft], system, found) if alone is None else alone) or 0
                if alone >= context:
                    told["warning"] = words.TOO_LONG
                elif alone < used:
                    told["warning"] = words.OLDEST_OMITTED
                else:
                    told["warning"] = words.REMAINING.format(tokens=context - used)
        except HfjaxError as error:
            told["warning"] = str(error)
        return told

    def _tokens(self, turns: list[Turn], system: str, found: ModelStatus) -> int | None:
        request = page_request(found.spec.name, turns, system, SamplingSettings(), continues=continues_text(found))
        return self._manager.count_request(
            TokensRequest(request.model, messages=request.messages, prompt=request.prompt)
        )
