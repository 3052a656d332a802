"""People who chat with one model: what each may do, in any order, and what has to hold whatever they did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from hfjax_demo.errors import HfjaxError
from hfjax_demo.events import Failed, Finished
from hfjax_demo.requests import Constraint, Message, MessageImage, SamplingSettings, TextRequest, message_images
from hfjax_demo.text.sharding import page_bytes, state_bytes

from .. import tiny_vision
from ..parity import Recorder
from ..tiny_models import prompt_ids
from .expected import Asked, PyTorch
from .models import Broken, Later, Loaded, TextLater, TextThread, Turns

TOOL: Any = {
    "type": "function",
    "function": {"name": "clock", "parameters": {"type": "object", "properties": {}}},
}
CALL = '<tool_call>\n{"name": "clock", "arguments": {'  # all but its last letters
WORDS = ("the quick brown fox", "a question", "and the dog sleeps on", "你好", "x + 1", "well")
SCHEMA = {"type": "object", "properties": {"a": {"enum": [1, 2]}}, "required": ["a"], "additionalProperties": False}
PATIENCE = 60  # turns in which a conversation that has a slot, and waits for no program, gets on

# How an answer may be asked for: fields of the request's sampling, and of the request.
PLAIN: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
WAYS: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    PLAIN,
    ({"stop": ("e",)}, {}),
    ({"stop": ("th", "\n", "o")}, {}),
    ({}, {"logprobs": 2}),
    ({"presence_penalty": 2.0}, {}),
    ({"frequency_penalty": 1.5, "stop": ("a",)}, {"logprobs": 0}),
    ({"repetition_penalty": 1.3}, {}),
    ({"logit_bias": ((70, 5.0), (80, -100.0))}, {}),
    ({}, {"constraint": Constraint(json_schema=SCHEMA)}),
    ({}, {"constraint": Constraint(regex="[a-f]{2,12}"), "logprobs": 1}),
    ({}, {"constraint": Constraint(choice=("red", "blue"))}),
    ({"temperature": 1.0, "seed": 3}, {}),
    ({}, {"prompt_logprobs": 1}),
    ({}, {"prompt_only": True}),
)
TALKING: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (  # what goes with messages alone
    ({}, {"begun": "<think>\n", "thinking": True, "thinking_tokens": 5}),
    ({}, {"constraint": Constraint(choice=("red", "blue")), "thinking": True, "thinking_tokens": 4}),
    ({}, {"tools": [TOOL]}),
    ({}, {"tools": [TOOL], "tool_choice": "clock"}),
    ({}, {"tools": [TOOL], "constraint": Constraint(json_schema=SCHEMA)}),
)
OF_MESSAGES = ("begun", "thinking", "thinking_tokens", "tools", "tool_choice")

which = st.integers(0, 5)
visitors = st.sampled_from(["", "ann", "bob"])
ways = st.sampled_from(WAYS)
talking = st.sampled_from((*WAYS, *TALKING))
lengths = st.sampled_from([1, 2, 7, 9, 20])
words = st.sampled_from(WORDS)
pictures = st.sampled_from([0, 0, 1, 2])


@dataclass(eq=False)
class Chat:
    """A conversation.

    Attributes:
        messages: None where it is of token ids alone.
    """

    visitor: str
    asked: Asked
    messages: list[Message] | None

    @property
    def ids(self) -> list[int]:
        """All of it, the last answer included."""
        return [*self.asked.job.prompt.ids, *self.asked.tokens]

    @property
    def over(self) -> bool:
        return self.asked.over

    @property
    def sees(self) -> bool:
        return self.asked.job.prompt.image_inputs is not None


class Chats(RuleBasedStateMachine):
    """One engine on a device worker whose turns the machine takes. :func:`machine` gives it its model."""

    loaded: Loaded
    pytorch: PyTorch
    text_side: type[TextLater] | type[TextThread] = TextLater

    def __init__(self) -> None:
        super().__init__()
        self.maker, self.text, self.worker = Later(), self.text_side(), Turns()
        self.most_bytes: int | None = None
        self.engine = self.loaded.engine(
            self.maker, lambda needed: self.most_bytes is None or needed <= self.most_bytes
        )
        self.worker.add(self.engine)
        self.chats: list[Chat] = []
        self.unchecked: list[Asked] = []
        self.still: dict[Any, tuple[Any, int]] = {}  # where a job stood, and for how many turns

    # -- what people do ----------------------------------------------------------------------------------------------

    @initialize(late=st.booleans(), slots=st.sampled_from([None, None, None, 1]), late_text=st.booleans())
    def come(self, late: bool, slots: int | None, late_text: bool = False) -> None:
        """Programs are made at once or later, as the text side runs at once or later, and there is memory for so many slots of a
        long conversation."""
        self.maker.late, self.text.late = late, late_text
        programs = self.engine.programs
        model = programs.model
        each = programs.shapes.positions // model.cache.page * page_bytes(model) + 2 * state_bytes(model)
        self.most_bytes = None if slots is None else slots * each

    @rule(visitor=visitors, text=words, system=st.booleans(), way=talking, count=lengths, shown=pictures)
    def begin(self, visitor: str, text: str, system: bool, way: Any, count: int, shown: int) -> None:
        messages: list[Message] = [{"role": "system", "content": "Be good."}] if system else []
        self.say(visitor, [*messages, self.user(text, shown)], way, count)

    @rule(visitor=visitors, long=st.sampled_from([1, 5, 30, 100]), seed=st.integers(0, 2), way=ways, count=lengths)
    def complete(self, visitor: str, long: int, seed: int, way: Any, count: int) -> None:
        self.give(visitor, prompt_ids(long, seed), way, count)

    @rule(place=which, text=words, way=talking, count=lengths, shown=pictures)
    def go_on(self, place: int, text: str, way: Any, count: int, shown: int) -> None:
        chat = self.chat(place, over=True)
        if chat is None:
            return
        if chat.messages is None:
            self.give(chat.visitor, [*chat.ids, *prompt_ids(7)], way, count)
        else:
            answer: Message = {"role": "assistant", "content": chat.asked.recorder.text}
            self.say(chat.visitor, [*chat.messages, answer, self.user(text, shown)], way, count)

    @rule(place=which, more=st.sampled_from([1, 4, 20]), way=ways, count=lengths)
    def go_on_with_its_tokens(self, place: int, more: int, way: Any, count: int) -> None:
        chat = self.chat(place, over=True)
        if chat is not None:
            self.give(chat.visitor, [*chat.ids, *prompt_ids(more, 5)], way, count)

    @rule(place=which, way=ways, count=lengths)
    def regenerate(self, place: int, way: Any, count: int) -> None:
        chat = self.chat(place)
        if chat is not None and chat.messages is not None:
            self.say(chat.visitor, chat.messages, way, count)
        elif chat is not None:
            self.give(chat.visitor, chat.asked.job.prompt.ids, way, count)

    @rule(place=which, part=st.sampled_from([0.1, 0.5, 0.9, 0.97]), way=ways, count=lengths)
    def edit(self, place: int, part: float, way: Any, count: int) -> None:
        """In the middle: what stands behind it goes."""
        chat = self.chat(place)
        if chat is None:
            return
        if chat.messages is not None and (chat.sees or part < 0.5):
            self.say(chat.visitor, [*chat.messages[:-1], self.user(WORDS[int(10 * part) % 6], 0)], way, count)
        else:
            self.give(chat.visitor, [*chat.ids[: int(part * len(chat.ids))], *prompt_ids(3, 7)], way, count)

    @rule(place=which, way=ways, count=lengths)
    def continue_answer(self, place: int, way: Any, count: int) -> None:
        chat = self.chat(place, over=True)
        if chat is None or "constraint" in way[1]:
            return
        if chat.messages is None:
            self.give(chat.visitor, chat.ids, way, count)
        else:
            prompt = chat.asked.job.prompt
            begun = [*prompt.begun, *chat.asked.tokens]
            self.say(chat.visitor, chat.messages, (way[0], {**way[1], "begun": begun}), count)

    @rule(visitor=visitors, text=words, several=st.booleans(), way=ways, more=st.sampled_from([0, 4, 20]))
    def call_a_tool(self, visitor: str, text: str, several: bool, way: Any, more: int) -> None:
        """A call that has begun; brackets come next, behind which the answer may have to stop. Then ``more`` is told."""
        if "constraint" in way[1]:
            return
        brace = self.engine.model.tokenizer("}", add_special_tokens=False).input_ids[-1]
        asked = {**way[1], "tools": [TOOL], "parallel_tool_calls": several, "begun": CALL}
        self.say(visitor, [self.user(text, 0)], ({**way[0], "logit_bias": ((brace, 100.0),)}, asked), 12)
        if more:
            self.go_on_with_its_tokens(0, more, PLAIN, 9)

    @rule(place=which)
    def cancel(self, place: int) -> None:
        running = [asked for asked in self.unchecked if not asked.over]
        if running:
            asked = running[place % len(running)]
            asked.cancelled = True
            self.engine.cancel(asked.job)

    # -- what happens meanwhile --------------------------------------------------------------------------------------

    @rule(count=st.sampled_from([1, 2, 5]))
    def turns(self, count: int) -> None:
        for _ in range(count):
            self.turn()

    @rule()
    def end(self) -> None:
        """Everybody waits until all is said."""
        self.wait_for(list(self.unchecked))

    @precondition(lambda self: self.text.posted)
    @rule(count=st.sampled_from([1, 2, 10]))
    def text_is_read(self, count: int) -> None:
        self.text.bring(count)
        self.check_those_over()

    @precondition(lambda self: self.maker.coming)
    @rule()
    def a_program_comes(self) -> None:
        self.maker.bring()

    @precondition(lambda self: self.maker.coming)
    @rule()
    def a_program_fails(self) -> None:
        """Those who wait for programs may be told, and those who have yet to begin: they may want the same. The others go on, and
        what was kept is kept."""
        for asked in self.unchecked:
            begun = asked.job in self.engine.batch.running
            asked.may_fail = asked.may_fail or not begun or asked.job.statistics.awaiting_program_since is not None
        kept = [slot.tokens for slot in self.engine._slots.table.slots if not slot.busy]
        self.maker.bring(broken=True)
        if not self.engine.sequences:
            self.turn()
            assert [slot.tokens for slot in self.engine._slots.table.slots if not slot.busy] == kept

    # -- what has to hold --------------------------------------------------------------------------------------------

    def turn(self) -> None:
        self.worker.turn()
        for error in self.worker.errors:
            if not isinstance(error, Broken):
                raise error
        self.worker.errors.clear()
        self.look()
        self.check_those_over()

    def check_those_over(self) -> None:
        for asked in [asked for asked in self.unchecked if asked.over]:
            self.unchecked.remove(asked)
            self.check(asked)

    def wait_for(self, waited: Sequence[Asked]) -> None:
        for _ in range(3000):
            if all(asked.over for asked in waited):
                return
            if not self.engine.has_work:
                self.text.bring(len(self.text.posted))
                if self.maker.coming and not self.engine.has_work:
                    self.maker.bring()
            self.turn()
        raise AssertionError("it does not come to an end")

    def look(self) -> None:
        """Whoever has a slot, and waits for no program, gets on."""
        still = self.still
        self.still = {}
        for job in self.engine.batch.running if self.engine.has_work else ():
            stands = job.prefilled, len(job.tokens), job.statistics.awaiting_program_since
            before, turns = still.get(job, (None, 0))
            turns = turns + 1 if stands == before else 0
            self.still[job] = stands, turns
            waits = job.statistics.awaiting_program_since is not None or job.awaits_mask or job.is_at_pause
            assert turns < PATIENCE or waits, "it waits for others"

    def check(self, asked: Asked) -> None:
        last = asked.recorder.events[-1]
        if isinstance(last, Failed):
            assert asked.may_fail and "the compiler broke" in str(last.error), last.error
            return
        assert isinstance(last, Finished)
        self.pytorch.check(asked)

    def teardown(self) -> None:
        self.maker.late = self.text.late = False
        self.text.bring(len(self.text.posted))
        self.end()
        self.maker.bring_all()
        for _ in range(200):
            self.turn()
            if not self.engine.has_work and not self.worker._may_compile_ahead:
                break
        assert not self.engine.has_work and not self.unchecked and not self.engine.batch.blocks
        slots = self.engine._slots
        assert not any(slot.busy for slot in slots.table.slots), "a slot was never freed"
        assert not any(slot.copied_page for slot in slots.table.slots)
        pages = {page for slot in slots.table.slots for page in slot.pages}
        assert slots.pool.in_use == len(pages) and 0 not in pages, "a page is lost"
        self.text.close()
        self.worker.close()

    # -- how it is asked ---------------------------------------------------------------------------------------------

    def chat(self, place: int, *, over: bool = False) -> Chat | None:
        """One of those that there are, the newest first; where it has to be ``over``, they wait for its answer."""
        if not self.chats:
            return None
        chat = self.chats[-1 - place % len(self.chats)]
        if over:
            self.wait_for([chat.asked])
        return chat

    def user(self, text: str, shown: int) -> Message:
        message: Message = {"role": "user", "content": text}
        if not shown or self.engine.model.no_vision_reason is not None:
            return message
        return {**message, "pictures": (MessageImage.of(tiny_vision.picture(shown), shown),)}  # type: ignore[typeddict-unknown-key]

    def say(self, visitor: str, messages: list[Message], way: Any, count: int) -> None:
        sampling, asked = way
        if message_images(messages):
            asked = {key: value for key, value in asked.items() if key not in ("prompt_logprobs", "thinking_tokens")}
        self.ask(visitor, sampling, count, messages=messages, **asked)

    def give(self, visitor: str, ids: Sequence[int], way: Any, count: int) -> None:
        if ids and min(ids) >= 0:
            asked = {key: value for key, value in way[1].items() if key not in OF_MESSAGES}
            self.ask(visitor, way[0], count, prompt_ids=list(ids), **asked)

    def ask(self, visitor: str, sampling: Any, count: int, **asked: Any) -> None:
        recorder = Recorder()
        settings = SamplingSettings(**{"temperature": 0.0, "max_new_tokens": count, **sampling})
        try:
            request = TextRequest("tiny", sampling=settings, **asked)
            job = self.engine.add(self.engine.begin(request, recorder, share=visitor, runner=self.text))
        except HfjaxError as error:
            if "context" in str(error):
                return  # it has become too long
            raise
        self.unchecked.append(Asked(request, job, recorder))
        self.chats.append(Chat(visitor, self.unchecked[-1], asked.get("messages")))


def machine(given: Loaded, reference: PyTorch) -> Callable[[], Chats]:
    """The machine of a model that is loaded."""
    return type("Chats", (Chats,), {"loaded": given, "pytorch": reference})
