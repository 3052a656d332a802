"""Token count of the conversation with the message being written, in relation to the model's context length.

Tokens are counted with the tokenizer and the chat template of the model if it is loaded; counting never loads a model or runs it.
Images and tool descriptions are not counted, because their number of tokens is known only for the request itself. A warning is
shown before the message is sent if old turns would be omitted, or if the message exceeds the context length.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import HfjaxError
from ..requests import SamplingSettings, TokensRequest, max_prompt_tokens, with_note
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..settings import Settings
from ..text_fields import MAX_TOKENS
from .attachments import Attachments
from .chat_components import ChatComponents
from .conversations import parse_json
from .messages import Turn, read_turns
from .requests import is_base_model, page_request
from .tab import PRIVATE, RAW, Tab


class ContextMeter(Tab):
    """Connects the channels of the token counter."""

    def __init__(self, manager: ModelManager, settings: Settings, parts: ChatComponents) -> None:
        super().__init__(manager, settings)
        # Changes during a count are skipped except for the last one.
        parts.meter_events.count(  # type: ignore[attr-defined]
            self.written,
            [parts.meter_events, parts.model, parts.system, parts.sampling["max_new_tokens"], parts.overflow],
            [parts.meter],
            trigger_mode="always_last",
            **RAW,
        )
        parts.model.change(None, None, None, js="() => window.hfjax.recount()", **PRIVATE)

    def written(self, asked: Any, model: Any, system: Any, most: Any, overflow: Any) -> dict[str, Any]:
        """Preload the model while a message is being typed, and count the tokens."""
        self.preload_speculatively(model)
        return self.count(asked, model, system, most, overflow)

    def count(self, asked: Any, model: Any, system: Any, most: Any, overflow: Any = None) -> dict[str, Any]:
        """Count the tokens of ``asked``, a JSON text with the ``turns`` on the page, ``text`` and ``files`` of the message, and
        whether it has ``pictures``. ``most`` is the maximum length of an answer in tokens. The result has the ``count`` of the
        question, its number, and two texts, each possibly empty."""
        said = parse_json(asked)
        values = said if isinstance(said, Mapping) else {}
        number = values.get("count")
        told: dict[str, Any] = {"count": number if type(number) is int else 0, "used": "", "warning": ""}
        turns = read_turns(values.get("turns"))
        for turn in turns:
            turn.pop("images", None)  # type: ignore[typeddict-item]
        text = values.get("text")
        draft = Attachments.read(values.get("files")).message(text if isinstance(text, str) else "")
        try:
            found = self._status(model)
            context = found.context_length
            if not context or not (draft["content"].strip() or draft.get("files")):
                return told
            system = system if isinstance(system, str) else ""
            used = self._count_request_tokens([*turns, draft], system, found)
            if used is None:
                return told
            told["used"] = f"{used:,} of {context:,} tokens"
            told["used"] += ", images not counted" if values.get("pictures") else ""
            length = most if type(most) is int and most >= 0 else 0
            if used > max_prompt_tokens(context, length or MAX_TOKENS):
                alone = self._count_request_tokens([draft], system, found) or 0
                if alone >= context:
                    told["warning"] = (
                        f"This message has {alone:,} tokens; the context length is {context:,}. Shorten it, or remove files."
                    )
                elif alone < used:
                    told["warning"] = (
                        f"The oldest messages will be {'summed up' if overflow == 'sum_up' else 'omitted'}."
                    )
                else:
                    told["warning"] = f"{context - used:,} tokens remain for the answer."
        except HfjaxError as error:
            told["warning"] = str(error)
        return told

    def _count_request_tokens(self, turns: list[Turn], system: str, found: ModelStatus) -> int | None:
        request = page_request(found.spec.name, turns, system, SamplingSettings(), continues=is_base_model(found))
        messages = None if request.messages is None else with_note(request.messages, request.note)
        return self._manager.count_prompt_tokens(TokensRequest(request.model, messages=messages, prompt=request.prompt))
