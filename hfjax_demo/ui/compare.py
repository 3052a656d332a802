"""Answers side by side: those that a question has, and the same question put to another model.

The columns are chatbots of their own, so that an answer looks there as it does in the conversation. What stands in them is read
from the saved conversation, in which an answer to the same question is one more alternative (:mod:`.branches`). The browser opens
and closes the view (``chat_compare.js``), which stands in the conversation's place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import gradio as gr

from ..catalog import ModelSpec
from .branches import FIRST, Tree
from .conversations import Store, current, open_branch, read_store, tree_of
from .html import fragment
from .messages import Turn, from_chatbot, to_chatbot
from .tab import RAW, Updates, channel

MOST = 4  # columns; of more answers the latest are shown
QUESTION_CHARACTERS = 400  # of the question, above the columns
CLOSE = "() => window.hfjax.closeCompare()"

Ask = Callable[[gr.Request, list[Turn], list[Turn], str, tuple[Any, ...]], Iterator[Updates]]


@dataclass(frozen=True)
class Column:
    """One answer: ``box`` is shown where there is one, ``head`` says whose it is, ``take`` puts it on the page."""

    box: gr.Column
    head: gr.HTML
    answer: gr.Chatbot
    take: gr.Button

    def all(self) -> list[gr.blocks.Block]:
        """The components that updates write to."""
        return [self.box, self.head, self.answer]


@dataclass(frozen=True)
class CompareParts:
    """The view's components.

    Attributes:
        asked: the channel by which the script says which answer it is about: ``{"index": its place on the page}``.
        about: the question.
        other: the model that is to answer too, and ``ask``, which has it do so; both are in ``form``.
    """

    asked: gr.HTML
    about: gr.HTML
    columns: list[Column]
    form: gr.Row
    other: gr.Dropdown
    ask: gr.Button

    def all(self) -> list[gr.blocks.Block]:
        """The components that updates write to."""
        return [self.about, self.form, *(part for column in self.columns for part in column.all())]


def build(specs: Sequence[ModelSpec], chosen: ModelSpec, look: Mapping[str, Any]) -> CompareParts:
    """The components, in the Blocks context that is open; ``look`` is how a chatbot of this page is set up."""
    other = next((spec for spec in specs if spec.name != chosen.name and spec.chat == chosen.chat), chosen)
    asked = channel("compare", events=["show"])
    with gr.Column(elem_id="compare"):
        gr.HTML(fragment("compare.html", "head"))
        about = gr.HTML(elem_id="compare-about")
        with gr.Row(elem_id="compare-form") as form:
            model = gr.Dropdown(
                choices=[(spec.title, spec.name) for spec in specs],
                value=other.name,
                label="Another model",
                container=False,
                elem_id="compare-model",
                filterable=False,
                scale=0,
                min_width=240,
            )
            ask = gr.Button("Ask it the same", size="sm", elem_id="compare-ask", scale=0, min_width=72)
        with gr.Row(elem_id="compare-columns"):
            columns = [_column(place, look) for place in range(MOST)]
    return CompareParts(asked, about, columns, form, model, ask)


def _column(place: int, look: Mapping[str, Any]) -> Column:
    with gr.Column(elem_classes="compared", min_width=260, visible=False) as box:
        head = gr.HTML(elem_classes="compared-head")
        answer = gr.Chatbot(
            **look,
            label=f"Answer {place + 1}",
            elem_classes="talk",
            height=None,
            min_height=0,
            autoscroll=False,
            buttons=[],
        )
        take = gr.Button("Go on with this one", size="sm", elem_classes="compared-take", scale=0)
    return Column(box, head, answer, take)


class Compare:
    """Handlers over the view's components.

    Args:
        parts: the view's.
        chat: the chat tab's.
        title_of: what a model is called, by its name.
        ask: has a model answer: of the chat's messages before, those to answer, the model's name and the chat's form.
        choose: shows another branch of the conversation on the page, which a store names (:meth:`.sidebar.Sidebar.choose`).
    """

    def __init__(
        self,
        parts: CompareParts,
        chat: Any,
        title_of: Callable[[str], str],
        ask: Ask,
        choose: Callable[[gr.Request, Store], Updates],
    ) -> None:
        self._parts = parts
        self._chat = chat
        self._title_of = title_of
        self._ask = ask
        self._choose = choose

    def wire(self, form: Sequence[Any], asking: Mapping[str, Any], shown: Sequence[Any]) -> Any:
        """Connect the handlers; returns the event that asks, which ends as every answer does. :meth:`show_again` is for then.

        Args:
            form: the chat and the controls that an answer depends on.
            asking: how an event that answers is set up.
            shown: the components that ``choose`` writes to.
        """
        parts, chat = self._parts, self._chat
        parts.asked.show(self.show, [parts.asked, chat.store], parts.all(), **RAW)  # type: ignore[attr-defined]
        for place, column in enumerate(parts.columns):

            def take(request: gr.Request, asked: Any, store: Any, place: int = place) -> Updates:
                return self.take(request, asked, store, place)

            column.take.click(take, [parts.asked, chat.store], list(shown), **RAW).then(None, js=CLOSE)
        outputs = [*asking["outputs"], *parts.all()]
        return parts.ask.click(
            self.ask, [parts.asked, parts.other, chat.store, *form], **{**asking, "outputs": outputs}
        )

    def show_again(self, settled: Any) -> None:
        """After an answer has been settled, show what is kept of it."""
        settled.then(self.show, [self._parts.asked, self._chat.store], self._parts.all(), **RAW)

    def show(self, asked: Any, store: Any) -> Updates:
        """The answers to the question whose answer is at ``asked["index"]`` on the page."""
        tree, places = _alternatives(store, asked)
        parent = tree.turns[places[0]]["parent"] if places else FIRST
        question = "" if parent == FIRST else tree.turns[parent]["content"]
        line = tree.line()
        return {
            self._parts.about: fragment("compare.html", "about", question=_cut(question)),
            self._parts.form: gr.update(visible=tree.leaf in places),
            **self._columns([(tree.turns[place], place in line) for place in places]),
        }

    def take(self, request: gr.Request, asked: Any, store: Any, place: int) -> Updates:
        """Put the answer in a column on the page."""
        _, places = _alternatives(store, asked)
        if place >= len(places):
            return {self._chat.status: gr.skip()}
        return self._choose(request, open_branch(read_store(store), places[place]))

    def ask(
        self, request: gr.Request, asked: Any, other: Any, store: Any, history: Any, *form: Any
    ) -> Iterator[Updates]:
        """Have another model answer the last question, beside the answers that are there."""
        tree, places = _alternatives(store, asked)
        before = from_chatbot(history)
        question = list(before)
        while question and question[-1]["role"] != "user":
            question.pop()
        if not places or not question or not isinstance(other, str):
            yield self._chat.run.refused()
            return
        others = [(tree.turns[place], False) for place in places[-(MOST - 1) :]]
        for updates in self._ask(request, before, question, other, form):
            turns = from_chatbot(updates.get(self._chat.chatbot))
            if turns and turns[-1]["role"] == "assistant":
                answer: Turn = {**turns[-1], "model": other}
                yield {**updates, **self._columns([*others, (answer, True)])}
            else:
                yield updates

    def _columns(self, shown: Sequence[tuple[Turn, bool]]) -> Updates:
        updates: Updates = {}
        for place, column in enumerate(self._parts.columns):
            if place >= len(shown):
                updates[column.box] = gr.update(visible=False)
                continue
            turn, on_page = shown[place]
            model = turn.get("model")
            title = self._title_of(model) if model else "A model that is not known"
            updates[column.box] = gr.update(visible=True)
            updates[column.head] = fragment("compare.html", "whose", title=title, on_page=on_page)
            updates[column.answer] = to_chatbot([turn])
        return updates


def _alternatives(store: Any, asked: Any) -> tuple[Tree, list[int]]:
    """The conversation on the page, and the places in it of the latest answers to the same question as the one that is asked
    about, the oldest first; none where the page sent something else."""
    kept = current(read_store(store))
    tree = Tree([], FIRST) if kept is None else tree_of(kept)
    line, index = tree.line(), asked.get("index") if isinstance(asked, Mapping) else None
    if type(index) is not int or not 0 <= index < len(line) or tree.turns[line[index]]["role"] != "assistant":
        return tree, []
    return tree, tree.children()[tree.turns[line[index]]["parent"]][-MOST:]


def _cut(text: str) -> str:
    return text if len(text) <= QUESTION_CHARACTERS else text[:QUESTION_CHARACTERS].rstrip() + "…"
