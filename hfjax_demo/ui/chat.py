"""The chat tab: what each control does.

How an answer is shown: :meth:`ChatTab.answer` leases an event stream from the manager inside a ``with`` block, so that
however its generator ends (to the last token, by Stop, or because the page was closed and Gradio closed the generator)
the computation ends with it. Afterwards :meth:`ChatTab.settle` runs on what the page holds *then*: it saves the
conversation, and puts a text that could not be sent back into the message box.

State: messages, settings and saved conversations are the browser's and come with each event. The server holds only
which session is being answered (:class:`.running.RunningAnswers`), for Stop.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Self

import gradio as gr

from ..catalog import ModelKind
from ..catalog.offered import check_model
from ..errors import HfjaxError, InvalidRequest
from ..requests import Message, SamplingSettings, TextRequest, sampling_settings
from ..settings import Settings
from . import chat_parts, status
from .answering import AnswerView, follow
from .chat_parts import SAMPLING_ORDER, Updates, buttons
from .conversations import read_store
from .messages import from_chatbot, message, text_of, to_chatbot
from .requests import (
    Manager,
    continues_text,
    most_answers,
    page_request,
    recommended,
    stop_strings,
)
from .running import Answer, RunningAnswers
from .sidebar import Sidebar, saved

IGNORED = "ignored"  # an outcome: the event came while another answer was on its way, and did nothing
OPENING = "The page is still opening; try again in a moment."
BUSY = "An answer is on its way; wait for it or press Stop."


@dataclass(frozen=True)
class Form:
    """The controls' values that an answer depends on, as the browser sent them."""

    model: object
    system: object
    store: object
    sampling: tuple[Any, ...]

    @classmethod
    def of(cls, values: tuple[Any, ...]) -> Self:
        """From the values in the order in which the tab asks for them: model, system prompt, store, sampling."""
        return cls(values[0], values[1], values[2], values[3:])


@dataclass(frozen=True)
class Outcome:
    """An answer that failed, or was stopped, before its first character.

    ``before`` is what the chat showed before the person asked. ``typed`` is what they asked with if it came from the
    message box or an edit; None if they pressed Regenerate, which types nothing.
    """

    before: list[Message]
    typed: str | None


class ChatTab:
    """Builds the tab in the Blocks context that is open and wires it."""

    def __init__(self, demo: gr.Blocks, manager: Manager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        self._running = RunningAnswers()
        specs = manager.catalog.entries(ModelKind.TEXT)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self.parts = chat_parts.build(chosen, specs, settings)
        self._sidebar = Sidebar(self.parts, self._running, self._is_served)
        self._wire(demo)

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        private: dict[str, Any] = {"api_visibility": "private", "show_progress": "hidden"}
        form = [parts.chatbot, parts.model, parts.system, parts.store, *(parts.sampling[n] for n in SAMPLING_ORDER)]
        shown = self._sidebar.shown()

        asking: dict[str, Any] = {
            **private,
            "outputs": [*shown, parts.box, parts.status, parts.send, parts.stop, parts.outcome],
            "trigger_mode": "once",
            "concurrency_id": "answers",
            # The engine has its own queue and says who is next; this one must never be the narrower of the two.
            "concurrency_limit": most_answers(self._manager.catalog, self._settings) + 2,
        }
        answers = [
            gr.on([parts.box.submit, parts.send.click], self.send, [parts.box, *form], **asking),
            parts.chatbot.example_select(self.send_example, form, **asking),
            parts.chatbot.retry(self.regenerate, form, **asking),
            parts.chatbot.edit(self.edit, form, **asking),
        ]
        for event in answers:
            event.then(
                self.settle,
                [parts.chatbot, parts.box, parts.model, parts.system, parts.store, parts.outcome],
                [*self._sidebar.page(), parts.box, parts.model_line, parts.outcome],
                **private,
            )
        parts.stop.click(self.stop, None, None, queue=False, **private)
        parts.chatbot.undo(
            self.undo,
            [parts.chatbot, parts.box, parts.model, parts.system, parts.store],
            [*shown, parts.box, parts.status],
            **private,
        )

        on_model = [parts.model_line, parts.chatbot, parts.box, parts.system]
        controls = [parts.sampling[name] for name in SAMPLING_ORDER]
        parts.model.change(self.choose_model, [parts.model], [*on_model, *controls], **private)
        parts.reset.click(self.reset_sampling, [parts.model], controls, **private)
        parts.sampling["random_seed"].change(  # type: ignore[attr-defined]
            None,
            [parts.sampling["random_seed"]],
            [parts.sampling["seed"]],
            js="random => ({__type__: 'update', interactive: !random})",
            **private,
        )

        self._sidebar.wire(demo, private)
        demo.load(self.show_model, [parts.model], [parts.model_line], **private)
        demo.unload(self.leave)

    # -- answers --------------------------------------------------------------------------------------------------

    def send(self, request: gr.Request, typed: str | None, history: Any, *form: Any) -> Iterator[Updates]:
        """Answer what stands in the message box."""
        text, before = typed or "", from_chatbot(history)
        if not text.strip():
            yield {self.parts.outcome: None}
            return
        yield from self.answer(before, [*before, message("user", text)], text, True, Form.of(form), request)

    def send_example(self, request: gr.Request, chosen: gr.SelectData, history: Any, *form: Any) -> Iterator[Updates]:
        """Answer an example prompt, leaving what stands in the message box."""
        value = chosen.value
        text = value.get("text", "") if isinstance(value, dict) else str(value)
        before = from_chatbot(history)
        yield from self.answer(before, [*before, message("user", text)], None, False, Form.of(form), request)

    def regenerate(self, request: gr.Request, event: gr.RetryData, history: Any, *form: Any) -> Iterator[Updates]:
        """Answer the last message once more; the old answer comes back if that fails."""
        before = from_chatbot(history)
        asked = list(before)
        while asked and asked[-1]["role"] != "user":
            asked.pop()
        yield from self.answer(before, asked, None, False, Form.of(form), request)

    def edit(self, request: gr.Request, event: gr.EditData, history: Any, *form: Any) -> Iterator[Updates]:
        """Answer a message in its new words; the turns after it go."""
        before, index = from_chatbot(history), _index(event.index)
        text = text_of(event.value)
        asked = [*before[:index], message("user", text)]
        previous = text_of(event.previous_value)
        if index < len(before) and previous:
            before = [*before[:index], message("user", previous), *before[index + 1 :]]
        yield from self.answer(before, asked, text, False, Form.of(form), request)

    def answer(
        self,
        before: list[Message],
        asked: list[Message],
        typed: str | None,
        from_box: bool,
        form: Form,
        request: gr.Request,
    ) -> Iterator[Updates]:
        """Show the answer to ``asked`` as it comes, in the place of ``before``."""
        parts, session = self.parts, request.session_hash or ""
        running = self._running.begin(session) if form.store is not None else None
        if running is None:
            gr.Info(BUSY if form.store is not None else OPENING)
            yield {parts.outcome: IGNORED}
            return
        try:
            yield from self._answer(running, before, asked, typed, from_box, form)
        finally:
            running.finish()

    def _answer(
        self,
        running: Answer,
        before: list[Message],
        asked: list[Message],
        typed: str | None,
        from_box: bool,
        form: Form,
    ) -> Iterator[Updates]:
        parts = self.parts
        outcome = Outcome(before, typed)
        try:
            model = check_model(form.model, self._manager.catalog, self._settings)
            sampling = form_sampling(form.sampling)
            system = form.system if isinstance(form.system, str) else ""
            continues = continues_text(self._manager.status(model))
            request = page_request(model, asked, system, sampling, continues=continues)
        except HfjaxError as error:
            yield {parts.status: status.error_line(str(error)), parts.outcome: outcome}
            return
        store = saved(read_store(form.store), asked, model, system)
        yield {
            parts.chatbot: to_chatbot(asked),
            **self._sidebar.listing(store),
            **({parts.box: ""} if from_box else {}),
            **buttons(parts, busy=True),
            parts.status: status.sending_line(),
            parts.outcome: None,
        }
        view = yield from self._show(running, asked, request)
        if view.error is not None and not view.text and not continues and self._turned_out_a_base_model(model):
            request = page_request(model, asked, system, sampling, continues=True)
            view = yield from self._show(running, asked, request)
        if view.came_to_nothing:
            yield {parts.outcome: outcome}

    def _show(
        self, running: Answer, asked: list[Message], request: TextRequest
    ) -> Generator[Updates, None, AnswerView]:
        """Show one stream to its end; returns the last view."""
        parts, view = self.parts, AnswerView("", "")
        try:
            with self._manager.generate(request) as stream:
                running.attach(stream)
                for view in follow(stream):
                    updates: Updates = {**buttons(parts, busy=True), parts.status: view.status}
                    if view.text:
                        updates[parts.chatbot] = to_chatbot([*asked, message("assistant", view.text)])
                    yield updates
        except HfjaxError as error:
            view = AnswerView("", status.error_line(str(error)), error)
            yield {parts.status: view.status}
        return view

    def _turned_out_a_base_model(self, model: str) -> bool:
        """Whether a model of which nothing was known was loaded meanwhile and has no chat template."""
        return continues_text(self._manager.status(model))

    def settle(
        self,
        request: gr.Request,
        history: Any,
        box: str | None,
        model: Any,
        system: Any,
        store: Any,
        outcome: Outcome | str | None,
    ) -> Updates:
        """After an answer: save what the chat shows, take back what could not be sent, and go where the person went."""
        if isinstance(outcome, str):
            return {self.parts.outcome: None}
        parts, messages = self.parts, from_chatbot(history)
        move = self._running.settle(request.session_hash or "")
        updates: Updates = {parts.outcome: None, **buttons(parts, busy=False)}
        # Something else in the box must not be lost either: then the unsent message stays in the chat, to be edited. So
        # it does when the person went elsewhere, where the box is not about it.
        free = not (box or "").strip() or (outcome is not None and box == outcome.typed)
        if outcome is not None and move is None and (outcome.typed is None or free):
            messages = outcome.before
            updates[parts.chatbot] = to_chatbot(messages)
            if outcome.typed is not None:
                updates[parts.box] = outcome.typed
        kept = saved(read_store(store), messages, model, system)
        if move is not None:
            return {**updates, **self._sidebar.open(move(kept))}
        return {**updates, **self._sidebar.listing(kept), parts.model_line: self.show_model(model)}

    def stop(self, request: gr.Request) -> None:
        """End the computation of this session's answer; its stream then says how far it came."""
        self._running.cancel(request.session_hash or "")

    def leave(self, request: gr.Request) -> None:
        """The page is gone, and with it whoever wanted the answer."""
        self._running.leave(request.session_hash or "")

    def undo(self, request: gr.Request, history: Any, box: str | None, model: Any, system: Any, store: Any) -> Updates:
        """Take back the last message and its answer; the message stands in the box again unless something else does."""
        if self._running.is_busy(request.session_hash or ""):
            gr.Info(BUSY)
            return {self.parts.status: gr.skip()}
        messages, undone = from_chatbot(history), ""
        while messages:
            last = messages.pop()
            if last["role"] == "user":
                undone = last["content"]
                break
        kept = saved(read_store(store), messages, model, system)
        return {
            self.parts.chatbot: to_chatbot(messages),
            self.parts.box: box if (box or "").strip() else undone,
            self.parts.status: status.ready_line(),
            **self._sidebar.listing(kept),
        }

    # -- model and sampling ---------------------------------------------------------------------------------------

    def choose_model(self, model: Any) -> Updates:
        """Show what the model is and take its recommended sampling values."""
        try:
            found = self._manager.status(check_model(model, self._manager.catalog, self._settings))
        except HfjaxError as error:
            return {self.parts.model_line: status.error_line(str(error))}
        parts, continues = self.parts, continues_text(found)
        box = chat_parts.box_for(continues)
        return {
            parts.model_line: status.model_line(found.spec, found, continues),
            parts.chatbot: gr.update(
                examples=chat_parts.examples_for(continues),
                placeholder=chat_parts.placeholder_for(found.spec.title, continues),
            ),
            parts.box: gr.update(label=box["label"], placeholder=box["placeholder"]),
            parts.system: gr.update(visible=not continues),
            **self._sampling_updates(recommended(found.spec)),
        }

    def reset_sampling(self, model: Any) -> Updates:
        """The chosen model's recommended values again."""
        try:
            found = self._manager.status(check_model(model, self._manager.catalog, self._settings))
        except HfjaxError as error:
            raise gr.Error(str(error), print_exception=False) from error
        return self._sampling_updates(recommended(found.spec))

    def _is_served(self, model: str) -> bool:
        try:
            check_model(model, self._manager.catalog, self._settings)
        except HfjaxError:
            return False
        return True

    def _sampling_updates(self, sampling: SamplingSettings) -> Updates:
        values = chat_parts.sampling_values(sampling, self._settings)
        return {self.parts.sampling[name]: values[name] for name in SAMPLING_ORDER}

    def show_model(self, model: Any) -> str:
        """The line about the chosen model, as it stands now."""
        try:
            found = self._manager.status(check_model(model, self._manager.catalog, self._settings))
        except HfjaxError as error:
            return status.error_line(str(error))
        return status.model_line(found.spec, found, continues_text(found))


def form_sampling(values: tuple[Any, ...]) -> SamplingSettings:
    """Sampling settings from the controls' values, in :data:`.chat_parts.SAMPLING_ORDER`.

    Raises:
        InvalidRequest: a value is missing or out of range.
    """
    if len(values) != len(SAMPLING_ORDER):
        raise InvalidRequest("The page sent incomplete settings; reload it.")
    named = dict(zip(SAMPLING_ORDER, values, strict=True))
    if named.pop("random_seed"):
        named["seed"] = None
    elif named["seed"] is None:
        raise InvalidRequest("The seed is empty; give a whole number or choose a random seed.")
    named["stop"] = stop_strings(named["stop"]) if isinstance(named["stop"], str) else ()
    return sampling_settings(named)


def _index(value: Any) -> int:
    first = value[0] if isinstance(value, list | tuple) else value
    if not isinstance(first, int) or first < 0:
        raise gr.Error("The page sent an edit without a place; reload it.", print_exception=False)
    return first
