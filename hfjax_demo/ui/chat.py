"""Event handlers of the chat tab.

The computation of an answer ends however its generator ends: with the last token, by Stop, or because the page was closed and
Gradio closed the generator. Afterwards :meth:`ChatTab.settle` has the browser save the conversation, and restores an unanswered
message to the message box.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, cast

import gradio as gr

from ..catalog import ModelKind
from ..errors import HfjaxError
from ..remote.tool_servers import OfferedTool, Toolbox, tool_servers
from ..requests import TextRequest
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, RequestOrigin
from ..settings import Settings
from . import chat_components, conversations, questions, sidebar, status
from .attachments import Attachments, is_reading
from .chat_model import ModelChoice, can_use_tools
from .context_meter import ContextMeter
from .inside import TokenProbabilityView, branch
from .messages import Turn
from .model_choices import require_download_confirmation
from .notes import turn_note
from .questions import FORM_LENGTH, ChatForm, Question
from .requests import accepts_images, form_sampling, form_thinking, is_base_model, page_request
from .running_requests import RunningRequest
from .tab import LONG_RAW, PRIVATE, RAW, Tab, Updates, current_origin
from .tool_calls import DENIED_RESULT, RecordedCall, given
from .views import TextView, text_views

STILL_LOADING = "The page is still loading. Try again in a moment."
ANSWER_IN_PROGRESS = "An answer is in progress. Wait for it or press Stop."


class ChatTab(Tab):
    """Creates the tab in the current Blocks context and attaches its handlers."""

    def __init__(self, demo: gr.Blocks, manager: ModelManager, settings: Settings) -> None:
        super().__init__(manager, settings)
        specs = manager.catalog.entries(ModelKind.TEXT)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self._toolbox = Toolbox(tool_servers(settings.tool_servers))
        self.parts = chat_components.ChatComponents(
            chosen, specs, settings, [server.name for server in self._toolbox.servers], self.run_channel("chat-run")
        )
        TokenProbabilityView(manager, settings, self.parts)
        ContextMeter(manager, settings, self.parts)
        self.choice = ModelChoice(manager, settings, self.parts)
        self._wire()
        self.choice.wire(demo)

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self) -> None:
        parts = self.parts
        about_answers = [*parts.controls, *parts.thinking.values()]
        form = [parts.model, parts.system, parts.store, parts.tools, parts.overflow, *about_answers]
        asking_form = [parts.talk_events, *form]
        shown = [parts.talk, *sidebar.conversation_outputs(parts)]

        asking: dict[str, Any] = {
            **LONG_RAW,
            "outputs": [*shown, parts.box, parts.attached, parts.status, *parts.run.all()],
            "trigger_mode": "once",
        }
        answers = [
            gr.on([parts.box.submit, parts.run.begin.click], self.send, [parts.box, parts.attached, *form], **asking),
            parts.talk_events.queued(self.make_handler(questions.send_queued), asking_form, **asking),  # type: ignore[attr-defined]
            parts.talk_events.example(self.make_handler(questions.send_example), asking_form, **asking),  # type: ignore[attr-defined]
            parts.talk_events.retry(self.make_handler(questions.regenerate), form, **asking),  # type: ignore[attr-defined]
            parts.talk_events.edit(self.make_handler(questions.edit), asking_form, **asking),  # type: ignore[attr-defined]
            parts.go_on.click(self.make_handler(questions.go_on), form, **asking),
            parts.inside_events.branch(self.make_handler(branch), [parts.inside_events, *form], **asking),  # type: ignore[attr-defined]
            parts.allow.click(self.make_handler(questions.allow), form, **asking),
            parts.refuse.click(self.make_handler(questions.refuse), form, **asking),
            parts.ask_other_button.click(self.make_handler(questions.regenerate), [parts.other, *form[1:]], **asking),
        ]
        for event in answers:
            event.then(
                self.settle,
                [parts.run.run_id, parts.box, parts.attached, parts.model],
                [*shown, parts.status, *parts.run.all(), parts.box, parts.attached, *self.choice.about],
                **RAW,
            )
        parts.run.stop.click(self.stop, None, None, **PRIVATE)

        # "once" would drop an event sent just as a response arrives; the script sends one at a time.
        parts.attached.give(  # type: ignore[attr-defined]
            self.attach,
            [parts.attached, parts.store, parts.model],
            [parts.attached, parts.status],
            trigger_mode="multiple",
            **RAW,
        )

    # -- answers --------------------------------------------------------------------------------------------------

    def attach(self, given: Any, store: Any, model: Any) -> Updates:
        """Add the given files to the attachments of the message: images scaled down, other files as text. The browser stores them
        until the message is sent. An invalid file does not prevent the others from being added."""
        parts, beside = self.parts, Attachments.read(given)
        handed = given.get("given") if isinstance(given, dict) else None
        before = conversations.shown(store)
        refused: Exception | None = None
        try:
            sees = accepts_images(self._status(model))
        except HfjaxError:
            sees = True  # the line about the model displays the error
        for file in handed if isinstance(handed, list) else ():
            try:
                beside = beside.with_given(file, before, sees=sees)
            except HfjaxError as error:
                refused = refused or error
        said = "" if refused is None else status.error_line(refused, status.NOT_READ)
        return {parts.attached: beside.value(), parts.status: said}

    def send(self, request: gr.Request, typed: Any, attached: Any, *values: Any) -> Iterator[Updates]:
        if is_reading(attached):
            note = status.note("A file is still being read. Send the message again in a moment.")
            yield {**self.parts.run.refused(), self.parts.status: note}
            return
        form, text = ChatForm.of(values), typed if isinstance(typed, str) else ""
        yield from self.answer(
            questions.typed_question(form, text, Attachments.read(attached), is_from_box=True), form, request
        )

    def make_handler(self, question: Callable[..., Question | None]) -> Callable[..., Iterator[Updates]]:
        """Return a handler that answers the question made by ``question`` from the form and the values before the form's."""

        def handler(request: gr.Request, *values: Any) -> Iterator[Updates]:
            form = ChatForm.of(values[-FORM_LENGTH:])
            try:
                asked = question(form, *values[:-FORM_LENGTH])
            except HfjaxError as error:
                yield {**self.parts.run.refused(), self.parts.status: status.error_line(error)}
                return
            yield from self.answer(asked, form, request)

        handler.__name__ = question.__name__  # its name in the log
        return handler

    def answer(self, question: Question | None, form: ChatForm, request: gr.Request) -> Iterator[Updates]:
        """Stream the answer to the question, which is None if the page sent an invalid one."""
        if question is None:
            yield self.parts.run.refused()
            return
        loading = form.conversation is None
        running = None if loading else self.begin(request)
        if running is None:
            gr.Info(STILL_LOADING if loading else ANSWER_IN_PROGRESS)
            yield self.parts.run.refused()
            return
        with running:
            try:
                for updates in self._answer(running, question, form, current_origin(self._settings)):
                    yield {**self.parts.run.busy(running), **updates}
            except HfjaxError as error:  # before the request was sent to the model
                running.unanswered = question
                yield {self.parts.status: status.error_line(error), self.parts.run.run_id: running.id}

    def _answer(
        self, running: RunningRequest, question: Question, form: ChatForm, origin: RequestOrigin
    ) -> Iterator[Updates]:
        parts, asked = self.parts, question.asked
        running.conversation = form.conversation
        found = self._status(form.model)
        require_download_confirmation(found, self._settings, owner=origin.owner)
        model, continues = found.spec.name, is_base_model(found)
        sampling = form_sampling(form.sampling)
        system = form.system if isinstance(form.system, str) else ""
        offers = self._offered_tools(form.tools, found)
        if question.allowed is not None and question.begun is not None:
            yield {parts.status: status.busy(status.CALLING)}
            called = self._run_tool_calls(running, question.begun, offers, allowed=question.allowed)
            if running.cancelled:
                yield {parts.talk: self._live(running, asked, called, busy=False), parts.status: status.stopped_line()}
                return
            question = replace(question, begun=called)
        begun = question.begun
        thinking, tools = form_thinking(form.thinking, found), [offer.tool for offer in offers.values()]
        options: dict[str, Any] = {
            "begun": begun,
            "thinking": thinking,
            "tools": tools,
            "sums_up": form.overflow == "sum_up",
        }
        request = page_request(model, asked, system, sampling, continues=continues, **options)
        live = self._live(running, asked, begun)
        yield {
            parts.talk: live,
            **sidebar.conversation_updates(parts, running.conversation),
            **({parts.box: "", parts.attached: []} if question.is_from_box else {}),
            parts.status: status.busy(status.SENDING),
        }
        view = yield from self._stream_answer(running, question, request, origin)
        if view.error is not None and view.is_empty and not continues and is_base_model(self._manager.status(model)):
            # The model was assumed to be a chat model. Now it is loaded, and it has no chat template.
            request = page_request(model, asked, system, sampling, continues=True)
            view = yield from self._stream_answer(running, question, request, origin)
        if view.ended_without_output:
            running.unanswered = question
        elif not view.is_empty:
            turn: Turn = {**view.turn, "model": model}
            # Remote servers cannot continue an answer, so no token ids are saved, and the page does not offer it.
            if not (view.ended or found.spec.is_remote):
                turn["begun"] = view.tokens
            if stats := view.stats or (begun.get("stats") if begun else None):
                turn["stats"] = stats
            self._live(running, asked, turn)

    def _stream_answer(
        self, running: RunningRequest, question: Question, request: TextRequest, origin: RequestOrigin
    ) -> Generator[Updates, None, TextView]:
        view = TextView("", status.EMPTY_LINE)
        for view in self.views(running, request, origin, partial(text_views, begun=question.begun)):
            if view.note is not None and view.note.text:
                note = turn_note(question.asked, view.note.text, view.note.messages)
                question.asked[-1] = {**question.asked[-1], "note": note}
            turn: Turn | None = question.begun if view.is_empty else {**view.turn, "model": request.model}
            live = self._live(running, question.asked, turn, thinking=view.thinking)
            yield {self.parts.status: view.status, self.parts.talk: live}
        return view

    @staticmethod
    def _live(
        running: RunningRequest, asked: list[Turn], turn: Turn | None, *, thinking: bool = False, busy: bool = True
    ) -> dict[str, Any]:
        """Note the conversation with the answer so far. Return the answer for the page: its conversation's id, the number of
        turns before it, the question, which the page may not have yet, the answer so far, and whether the model is reasoning and
        more text follows."""
        running.conversation = running.conversation._replace(turns=[*asked, *([turn] if turn else [])])
        identity = running.conversation.id
        return {"id": identity, "at": len(asked), "asked": asked[-1], "turn": turn, "thinking": thinking, "busy": busy}

    def _offered_tools(self, chosen: object, found: ModelStatus) -> dict[str, OfferedTool]:
        """Return the tools of the selected servers by name, if the visitor may use tools and the model can."""
        names = [name for name in chosen if isinstance(name, str)] if isinstance(chosen, list) else []
        if not names or found.calls_tools is False or not can_use_tools(self._settings):
            return {}
        return self._toolbox.offers(names)

    def _run_tool_calls(
        self, running: RunningRequest, turn: Turn, offers: Mapping[str, OfferedTool], *, allowed: bool
    ) -> Turn:
        """Run the pending tool calls of an answer and return it with their results, or with :data:`DENIED_RESULT` if not
        ``allowed``.

        After Stop no further tool is called; the remaining calls have no result and stay pending.
        """

        def result_of(call: RecordedCall) -> str:
            offer, arguments = offers.get(call["name"]), given(call)
            if not allowed:
                return DENIED_RESULT
            if offer is None:
                return f"Error: there is no tool called {call['name']!r}."
            if arguments is None:
                return "Error: the arguments are not a JSON object."
            running.attach(offer)
            return self._toolbox.call(offer, arguments)

        calls = [
            call if "result" in call or running.cancelled else RecordedCall(**call, result=result_of(call))
            for call in turn.get("calls", ())
        ]
        kept = {name: value for name, value in turn.items() if name != "begun"}
        return cast(Turn, {**kept, "calls": calls})

    def settle(self, request: gr.Request, run_id: Any, box: Any, attached: Any, model: Any) -> Updates:
        """Return the conversation for the browser to save after an answer, and restore a message without an answer to the
        message box."""
        settled = self.settled(request, run_id)
        if settled is None:
            return {self.parts.status: gr.skip()}
        parts, conversation, unanswered = self.parts, settled.conversation, settled.unanswered
        updates: Updates = {parts.talk: None, **parts.run.show_idle()}
        # Other text in the box must not be lost: then the unanswered message stays in the chat, where it can be edited.
        box, beside = box if isinstance(box, str) else "", Attachments.read(attached)
        free = not (box.strip() or beside) or (
            unanswered is not None and (box, beside) == (unanswered.typed, unanswered.beside)
        )
        if unanswered is not None and (unanswered.typed is None or free):
            conversation = conversation._replace(turns=unanswered.before)
            if unanswered.typed is not None:
                updates[parts.box] = unanswered.typed
                updates[parts.attached] = unanswered.beside.value()
        if conversation is not None:  # of a page that settles it too late, the browser has what came last
            updates |= sidebar.conversation_updates(parts, conversation)
        return {**updates, **self.choice.show(model)}
