"""The chat tab: what each control does.

How an answer is shown: :meth:`ChatTab.answer` leases an event stream from the manager inside a ``with`` block, so that
however its generator ends (to the last token, by Stop, or because the page was closed and Gradio closed the generator)
the computation ends with it. Afterwards :meth:`ChatTab.settle` runs on what the page holds *then*: it saves the
conversation, and puts a text that could not be sent back into the message box.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self, cast

import gradio as gr

from ..catalog import ModelKind, ModelSpec
from ..errors import HfjaxError
from ..events import Failed
from ..remote.tool_servers import Offer, Toolbox, tool_servers
from ..requests import TextRequest
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, Origin
from ..settings import Settings
from . import chat_parts, conversations, sidebar, status
from . import words_chat as words
from .attached import Attached, is_reading
from .choosing import choices, require_said
from .context_meter import ContextMeter
from .conversations import Conversation
from .inside import Inside, branched
from .messages import Live, Turn, message, read_live
from .requests import (
    SAMPLING_ORDER,
    continues_text,
    form_sampling,
    form_thinking,
    page_request,
    recommended_sampling,
    sees_pictures,
)
from .running import Question, RunningRequest
from .tab import LONG_RAW, PRIVATE, RAW, SEED_FIELD, Tab, Updates, owner_asks, session_of
from .tool_calls import REFUSED, Call, given, pending
from .views import TextView, text_views


@dataclass(frozen=True)
class Form:
    """The controls' values that an answer depends on, as the browser sent them."""

    model: object
    system: object
    store: object
    sampling: tuple[Any, ...]
    thinking: tuple[Any, ...]
    tools: object = None

    @classmethod
    def of(cls, values: tuple[Any, ...]) -> Self:
        """From the values in the order in which the tab asks for them: model, system prompt, store, tools, sampling, thinking."""
        end = 4 + len(SAMPLING_ORDER)
        return cls(values[0], values[1], values[2], values[4:end], values[end:], values[3])

    def shown(self) -> list[Turn]:
        """The conversation on the page."""
        return _shown(self.store)


class ChatTab(Tab):
    """Builds the tab in the Blocks context that is open and wires it."""

    def __init__(self, demo: gr.Blocks, manager: ModelManager, settings: Settings) -> None:
        super().__init__(manager, settings)
        specs = manager.catalog.entries(ModelKind.TEXT)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self._toolbox = Toolbox(tool_servers(settings.tool_servers))
        self.parts = chat_parts.ChatParts(chosen, specs, settings, [server.name for server in self._toolbox.servers])
        Inside(manager, settings, self.parts)
        ContextMeter(manager, settings, self.parts)
        self._wire(demo)

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        about_answers = [*parts.controls, *parts.thinking.values()]
        form = [parts.model, parts.system, parts.store, parts.tools, *about_answers]
        asking_form = [parts.talk_asked, *form]
        shown = [parts.talk, *sidebar.listed(parts)]

        # Without Gradio's preprocessing, which would make components of what a stranger's chat says it shows: it decodes pictures
        # of any size, and writes them to disk.
        asking: dict[str, Any] = {
            **LONG_RAW,
            "outputs": [*shown, parts.box, parts.attached, parts.status, *parts.run.all()],
            "trigger_mode": "once",
        }
        lengths = [parts.sampling["max_new_tokens"], parts.thinking["thinking_tokens"]]
        about = [parts.model_line, parts.tools, parts.thinks, parts.thinking["effort"], *lengths]
        answers = [
            gr.on([parts.box.submit, parts.run.begin.click], self.send, [parts.box, parts.attached, *form], **asking),
            parts.talk_asked.queued(self.send_queued, asking_form, **asking),  # type: ignore[attr-defined]
            parts.talk_asked.example(self.send_example, asking_form, **asking),  # type: ignore[attr-defined]
            parts.talk_asked.retry(self.regenerate, form, **asking),  # type: ignore[attr-defined]
            parts.talk_asked.edit(self.edit, asking_form, **asking),  # type: ignore[attr-defined]
            parts.go_on.click(self.go_on, form, **asking),
            parts.inside_asked.branch(self.branch, [parts.inside_asked, *form], **asking),  # type: ignore[attr-defined]
            parts.allow.click(self.allow, form, **asking),
            parts.refuse.click(self.refuse, form, **asking),
            parts.ask_other.click(self.ask_another, [parts.other, *form], **asking),
        ]
        for event in answers:
            event.then(
                self.settle,
                [parts.run.run_id, parts.talk, parts.box, parts.attached, parts.model, parts.store],
                [*shown, parts.status, *parts.run.all(), parts.box, parts.attached, *about],
                **RAW,
            )
        parts.run.stop.click(self.stop, None, None, **PRIVATE)
        parts.talk_asked.undo(  # type: ignore[attr-defined]
            self.undo,
            [parts.box, parts.attached, parts.store],
            [*sidebar.listed(parts), parts.box, parts.attached, parts.status],
            **RAW,
        )

        # "once" would leave out what is asked for in the moment in which an answer arrives; the script asks for one at a time.
        parts.attached.give(  # type: ignore[attr-defined]
            self.attach,
            [parts.attached, parts.store, parts.model],
            [parts.attached, parts.status],
            trigger_mode="multiple",
            **RAW,
        )
        on_model = [*about, parts.empty, parts.box, parts.system]
        sampling = [parts.recommended, *parts.controls]
        chosen = parts.model.change(
            self.choose_model, [parts.model, *sampling], [parts.model, parts.status, *on_model, *sampling], **RAW
        )
        reset = parts.reset.click(self.reset_sampling, [parts.model], sampling, **RAW)
        seed, random = parts.sampling["seed"], parts.sampling["random_seed"]
        random.change(None, [random], [seed], js=SEED_FIELD, **PRIVATE)  # type: ignore[attr-defined]

        sidebar.wire(parts, demo, [chosen, reset])
        demo.load(self.open, [parts.model], [*about, parts.model, parts.other], **PRIVATE)

    def use_from(self, listed: gr.HTML, tabs: gr.Tabs) -> None:
        """Chat with a model that is chosen in the table of all; ``tabs`` is what the tab stands in."""

        def use(asked: Any) -> Updates:
            values = asked if isinstance(asked, Mapping) else {}
            if values.get("kind") != ModelKind.TEXT.value:
                return {tabs: gr.skip()}
            found = self._status(values.get("model"))
            offered = choices(self._manager.statuses(), ModelKind.TEXT)
            return {
                tabs: gr.update(selected="chat"),
                self.parts.model: gr.update(choices=offered, value=found.spec.name),
                self.parts.other: gr.update(choices=offered),
            }

        listed.use(use, [listed], [tabs, self.parts.model, self.parts.other], **RAW)  # type: ignore[attr-defined]

    # -- answers --------------------------------------------------------------------------------------------------

    def attach(self, given: Any, store: Any, model: Any) -> Updates:
        """Put the files that a person handed in beside the message box: pictures scaled, of others the text. The browser keeps
        them until they are sent. One that cannot be taken does not keep the others out."""
        parts, beside, before = self.parts, Attached.read(given), _shown(store)
        handed = given.get("given") if isinstance(given, dict) else None
        refused: Exception | None = None
        try:
            sees = sees_pictures(self._status(model))
        except HfjaxError:
            sees = True  # the line about the model says it
        for file in handed if isinstance(handed, list) else ():
            try:
                beside = beside.with_given(file, before, sees=sees)
            except HfjaxError as error:
                refused = refused or error
        said = "" if refused is None else status.error_line(refused, status.NOT_READ)
        return {parts.attached: beside.value(), parts.status: said}

    def send(self, request: gr.Request, typed: Any, attached: Any, *values: Any) -> Iterator[Updates]:
        """Answer what stands in the message box, with what is beside it."""
        if is_reading(attached):
            yield {**self.parts.run.refused(), self.parts.status: status.note(words.READING)}
            return
        text = typed if isinstance(typed, str) else ""
        yield from self._send(request, Form.of(values), text, Attached.read(attached), from_box=True)

    def send_queued(self, request: gr.Request, asked: Any, *values: Any) -> Iterator[Updates]:
        """Answer a message that waited for the answer before it, leaving what stands in the message box."""
        beside = Attached.read(_values(asked).get("attached"))
        yield from self._send(request, Form.of(values), _text(asked), beside, from_box=False)

    def _send(
        self, request: gr.Request, form: Form, text: str, beside: Attached, *, from_box: bool
    ) -> Iterator[Updates]:
        before = form.shown()
        question = Question(before, [*before, beside.message(text)], text, from_box, beside=beside)
        yield from self.answer(question if text.strip() or beside else None, form, request)

    def send_example(self, request: gr.Request, asked: Any, *values: Any) -> Iterator[Updates]:
        """Answer an example prompt, leaving what stands in the message box."""
        form = Form.of(values)
        before = form.shown()
        yield from self.answer(Question(before, [*before, message("user", _text(asked))]), form, request)

    def regenerate(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        """Answer the last message once more, beside the answers that it has; the old one comes back if that fails."""
        form = Form.of(values)
        before = form.shown()
        asked = list(before)
        while asked and asked[-1]["role"] != "user":
            asked.pop()
        yield from self.answer(Question(before, asked), form, request)

    def ask_another(self, request: gr.Request, model: Any, *values: Any) -> Iterator[Updates]:
        """Have another model answer the last message, with the settings of the page, beside the answers that it has."""
        yield from self.regenerate(request, model, *values[1:])

    def go_on(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        """Go on with the last answer, which did not come to its end."""
        yield from self._go_on(request, Form.of(values))

    def branch(self, request: gr.Request, asked: Any, *form: Any) -> Iterator[Updates]:
        """Go on from within an answer with a token that was chosen in the view into it, beside the answers that there are."""
        try:
            before, turns, begun = branched(asked, Form.of(form).store)
        except HfjaxError as error:
            yield {**self.parts.run.refused(), self.parts.status: status.error_line(error)}
            return
        yield from self.answer(Question(before, turns, begun=begun), Form.of(form), request)

    def allow(self, request: gr.Request, *form: Any) -> Iterator[Updates]:
        """Run the tools that the last answer calls, and go on with it."""
        yield from self._go_on(request, Form.of(form), allowed=True)

    def refuse(self, request: gr.Request, *form: Any) -> Iterator[Updates]:
        """Tell the model that the tools which its last answer calls may not run, and go on with it."""
        yield from self._go_on(request, Form.of(form), allowed=False)

    def _go_on(self, request: gr.Request, form: Form, *, allowed: bool | None = None) -> Iterator[Updates]:
        shown = form.shown()
        last = shown[-1] if shown else message("assistant", "")
        can = "begun" in last if allowed is None else len(shown) > 1 and bool(pending(last.get("calls", ())))
        question = Question(shown, shown[:-1], begun=last, allowed=allowed) if can else None
        yield from self.answer(question, form, request)

    def edit(self, request: gr.Request, asked: Any, *values: Any) -> Iterator[Updates]:
        """Answer a message in its new words; the old ones stay on a branch of their own, with what followed."""
        form, index, text = Form.of(values), _values(asked).get("index"), _text(asked)
        before, question = form.shown(), None
        if type(index) is int and 0 <= index < len(before) and before[index]["role"] == "user":
            beside = Attached.to(before[index])
            question = Question(before, [*before[:index], beside.message(text)], text, beside=beside)
        yield from self.answer(question, form, request)

    def answer(self, question: Question | None, form: Form, request: gr.Request) -> Iterator[Updates]:
        """Show the answer to the question as it comes. None: what the page sent is no question."""
        if question is None:
            yield self.parts.run.refused()
            return
        conversation = conversations.read(form.store)
        running = self.begin(request) if conversation is not None else None
        if conversation is None or running is None:
            gr.Info(words.OPENING if conversation is None else words.BUSY)
            yield self.parts.run.refused()
            return
        with running:
            yield from self._answer(running, question, form, conversation, self._origin(request))

    def _answer(
        self, running: RunningRequest, question: Question, form: Form, conversation: Conversation, origin: Origin
    ) -> Iterator[Updates]:
        parts, asked = self.parts, question.asked
        try:
            found = self._status(form.model)
            require_said(found, self._settings, owner=origin.owner)
            model, continues = found.spec.name, continues_text(found)
            sampling = form_sampling(form.sampling)
            system = form.system if isinstance(form.system, str) else ""
            offers = self._offers(form.tools, found)
            if question.allowed is not None and question.begun is not None:
                yield {**parts.run.busy(running), parts.status: status.busy(status.CALLING)}
                called = self._with_results(running, question.begun, offers, allowed=question.allowed)
                if running.cancelled:
                    yield {
                        parts.talk: _live(running, asked, called, busy=False),
                        parts.status: status.stopped_line(),
                        parts.run.run_id: running.id,
                    }
                    return
                question = replace(question, begun=called)
            ask: dict[str, Any] = {"begun": question.begun, "thinking": form_thinking(form.thinking, found)}
            ask["tools"] = [offer.tool for offer in offers.values()]
            request = page_request(model, asked, system, sampling, continues=continues, **ask)
        except HfjaxError as error:
            running.unanswered = question
            yield {parts.status: status.error_line(error), parts.run.run_id: running.id}
            return
        begun = question.begun
        shown = asked if begun is None else [*asked, begun]
        yield {
            parts.talk: _live(running, asked, begun),
            **sidebar.listing(self.parts, conversations.save(conversation, shown)),
            **({parts.box: "", parts.attached: []} if question.from_box else {}),
            **parts.run.busy(running),
            parts.status: status.busy(status.SENDING),
        }
        view = yield from self._show(running, question, request, origin)
        if view.error is not None and view.is_empty and not continues and continues_text(self._manager.status(model)):
            # It was taken for a chat model, has been loaded by now, and has no chat template.
            request = page_request(model, asked, system, sampling, continues=True)
            view = yield from self._show(running, question, request, origin)
        if view.came_to_nothing:
            running.unanswered = question
        else:
            # A remote server goes on with no answer; nothing is kept that would offer it.
            ended = view.ended or found.spec.is_remote
            running.notes = {"model": model, **({} if ended else {"begun": view.tokens})}
            if view.stats:
                running.notes["stats"] = view.stats

    def _may_use_tools(self) -> bool:
        return owner_asks(self._settings) or self._settings.visitor_tools

    def _offers(self, chosen: object, found: ModelStatus) -> dict[str, Offer]:
        """The tools that the model may call: of the chosen servers, if whoever asks may use them and the model can."""
        names = [name for name in chosen if isinstance(name, str)] if isinstance(chosen, list) else []
        if not names or found.calls_tools is False or not self._may_use_tools():
            return {}
        return self._toolbox.offers(names)

    def _with_results(self, running: RunningRequest, turn: Turn, offers: Mapping[str, Offer], *, allowed: bool) -> Turn:
        """The answer with a result for each call that has none: what the tool says, or that it was not called.

        Once it is stopped no further tool is called; a call that was not made has no result and can still be decided about.
        """

        def result_of(call: Call) -> str:
            offer, arguments = offers.get(call["name"]), given(call)
            if not allowed:
                return REFUSED
            if offer is None:
                return f"Error: there is no tool called {call['name']!r}."
            if arguments is None:
                return "Error: the arguments are not a JSON object."
            running.attach(offer)
            return self._toolbox.call(offer, arguments)

        calls = [
            call if "result" in call or running.cancelled else Call(**call, result=result_of(call))
            for call in turn.get("calls", ())
        ]
        kept = {name: value for name, value in turn.items() if name != "begun"}
        return cast(Turn, {**kept, "calls": calls})

    def _show(
        self, running: RunningRequest, question: Question, request: TextRequest, origin: Origin
    ) -> Generator[Updates, None, TextView]:
        """Show one stream to its end; returns the last view."""
        parts, view, asked = self.parts, TextView("", status.NOTHING), question.asked
        try:
            with self._manager.generate(request, origin) as stream:
                running.attach(stream)
                for view in text_views(stream, begun=question.begun):
                    turn: Turn | None = None if view.is_empty else {**view.turn, "model": request.model}
                    live = _live(running, asked, turn or question.begun, thinking=view.thinking)
                    yield {**parts.run.busy(running), parts.status: view.status, parts.talk: live}
        except HfjaxError as error:
            [view] = text_views([Failed(error)], begun=question.begun)
            yield {**parts.run.busy(running), parts.status: view.status}
        return view

    def settle(
        self,
        request: gr.Request,
        run_id: Any,
        live: Any,
        box: Any,
        attached: Any,
        model: Any,
        store: Any,
    ) -> Updates:
        """After an answer: hand what the page holds of it to the browser, which saves it, and put a message that got no answer
        back into the box."""
        settled, conversation = self._running.settle(session_of(request), run_id), conversations.read(store)
        if settled is None or conversation is None:
            return {self.parts.status: gr.skip()}
        parts, messages = self.parts, read_live(live, run_id, conversations.shown(conversation))
        unanswered = settled.unanswered
        updates: Updates = {parts.talk: None, **parts.run.at_rest()}
        # Something else in the box must not be lost either: then the unsent message stays in the chat, to be edited.
        box, beside = box if isinstance(box, str) else "", Attached.read(attached)
        free = not (box.strip() or beside) or (
            unanswered is not None and (box, beside) == (unanswered.typed, unanswered.beside)
        )
        if unanswered is not None and (unanswered.typed is None or free):
            messages = unanswered.before
            if unanswered.typed is not None:
                updates[parts.box] = unanswered.typed
                updates[parts.attached] = unanswered.beside.value()
        kept = conversations.save(conversation, messages, settled.notes)
        return {**updates, **sidebar.listing(self.parts, kept), **self.show_model(model)}

    def undo(self, request: gr.Request, box: Any, attached: Any, store: Any) -> Updates:
        """Take back the last message and its answer. The message returns to the message box, if that is empty."""
        conversation = conversations.read(store)
        if conversation is None or self._running.is_busy(session_of(request)):
            return {self.parts.status: status.note(words.BUSY)}
        messages = conversations.shown(conversation)
        asked = next((turn for turn in reversed(messages) if turn["role"] == "user"), message("user", ""))
        undone, beside = asked["content"], Attached.read(attached) or Attached.to(asked)
        kept = conversations.take_back(conversation)
        return {
            self.parts.box: box if isinstance(box, str) and box.strip() else undone,
            self.parts.attached: beside.value(),
            self.parts.status: "",
            **sidebar.listing(self.parts, kept),
        }

    # -- model and sampling ---------------------------------------------------------------------------------------

    def choose_model(self, model: Any, before: Any, *values: Any) -> Updates:
        """Show what the model is, and take its recommended sampling values where the person has set no others: where
        ``values``, the controls', are those that were recommended ``before``."""
        try:
            found = self._status(model)
        except HfjaxError as error:
            return self._without_model(error, before)
        parts, continues = self.parts, continues_text(found)
        about, sampling = self._about(found), self._sampling_updates(found.spec, before, values)
        length = parts.sampling["max_new_tokens"]
        if length in sampling:
            sampling[length] = {**about[length], "value": sampling[length]}
        return {
            **about,
            parts.empty: chat_parts.placeholder_for(found.spec.title, continues),
            parts.box: gr.update(**chat_parts.box_for(continues)),
            parts.system: gr.update(visible=not continues),
            **sampling,
        }

    def _without_model(self, error: HfjaxError, before: Any) -> Updates:
        """A saved conversation's model is not served here any more: go on with the one that was chosen before."""
        other = before.get("instead") if isinstance(before, dict) else None
        try:
            self._status(other)
        except HfjaxError:
            return {self.parts.model_line: status.error_line(error)}
        return {self.parts.model: other, self.parts.status: status.error_line(error, words.OTHER_CHOSEN)}

    def reset_sampling(self, model: Any) -> Updates:
        """The chosen model's recommended values again."""
        try:
            found = self._status(model)
        except HfjaxError as error:
            raise gr.Error(str(error), print_exception=False) from error
        return self._sampling_updates(found.spec)

    def open(self, request: gr.Request, model: Any) -> Updates:
        """A page was opened: what there is to choose from now, and the chosen model, which is likely to be asked."""
        listed = gr.update(choices=choices(self._manager.statuses(), ModelKind.TEXT))
        shown = self.show_model(model)
        self.expect(request, model)
        return {**shown, self.parts.model: listed, self.parts.other: listed}

    def show_model(self, model: Any) -> Updates:
        """A page was opened, or an answer has ended: the line about the chosen model, and its controls, as it stands now."""
        try:
            found = self._status(model)
        except HfjaxError as error:
            return {self.parts.model_line: status.error_line(error)}
        return self._about(found)

    def _about(self, found: ModelStatus) -> Updates:
        efforts = [(words.DEFAULT, ""), *((name.capitalize(), name) for name in found.efforts)]
        longest = found.context_length or found.context_to_load or self._settings.context_length
        length_info = words.LENGTH_INFO.format(context_length=longest)
        return {
            self.parts.sampling["max_new_tokens"]: gr.update(maximum=longest, info=length_info),
            self.parts.thinking["thinking_tokens"]: gr.update(maximum=longest),
            self.parts.tools: gr.update(
                visible=bool(self._toolbox.servers) and found.calls_tools is not False and self._may_use_tools()
            ),
            self.parts.thinks: gr.update(visible=bool(found.thinks)),
            self.parts.thinking["effort"]: gr.update(visible=bool(found.efforts), choices=efforts),
            self.parts.model_line: self._line(found, continues=continues_text(found)),
        }

    def _sampling_updates(self, spec: ModelSpec, before: Any = None, values: tuple[Any, ...] = ()) -> Updates:
        """The values that the model's makers recommend; those of ``values`` stay that are others than what was recommended
        ``before``, and all of them if that was for this model."""
        new = chat_parts.sampling_values(recommended_sampling(spec), self._settings)
        old = before if isinstance(before, dict) else {}
        if old.get("model") == spec.name:
            return {}
        recommended = old.get("sampling")
        was = recommended if isinstance(recommended, dict) else {}
        updates: Updates = {self.parts.recommended: {"model": spec.name, "sampling": new}}
        for name, value in zip(SAMPLING_ORDER, values or (None,) * len(SAMPLING_ORDER), strict=True):
            if not values or value == was.get(name, value):
                updates[self.parts.sampling[name]] = new[name]
        return updates


def _shown(store: Any) -> list[Turn]:
    """The conversation on the page, which the browser keeps."""
    return conversations.shown(conversations.read(store))


def _values(asked: Any) -> Mapping[str, Any]:
    """What the page's script says about an event."""
    return asked if isinstance(asked, Mapping) else {}


def _text(asked: Any) -> str:
    text = _values(asked).get("text")
    return text if isinstance(text, str) else ""


def _live(
    running: RunningRequest, asked: list[Turn], turn: Turn | None, *, thinking: bool = False, busy: bool = True
) -> Live:
    return {"run": running.id, "at": len(asked), "asked": asked[-1], "turn": turn, "thinking": thinking, "busy": busy}
