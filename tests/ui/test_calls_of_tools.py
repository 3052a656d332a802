"""Stop while tools are being called: none begins any more, and the model is not asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import gradio as gr
import pytest

from hfjax_demo.remote.tool_servers import OfferedTool, ToolServer
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import Settings
from hfjax_demo.ui.chat import ChatTab
from hfjax_demo.ui.conversations import Conversation
from hfjax_demo.ui.messages import Turn, message, read_turn
from hfjax_demo.ui.questions import ChatForm, Question
from hfjax_demo.ui.running_requests import RunningRequest
from hfjax_demo.ui.tool_calls import RecordedCall, pending
from tests.fakes import FakeManager

NAMES = ("one", "two", "three")
SERVER = ToolServer("t", url="http://127.0.0.1:9/mcp")


class Tools:
    """In the place of the tool servers; what the test wants done happens within the call of "two"."""

    servers = (SERVER,)

    def __init__(self, within: Callable[[], object]) -> None:
        self.called: list[str] = []
        self._within = within

    def offers(self, names: Sequence[str]) -> dict[str, OfferedTool]:
        return {
            name: OfferedTool({"type": "function", "function": {"name": name, "parameters": {}}}, SERVER, name)
            for name in NAMES
        }

    def call(self, offer: OfferedTool, arguments: Mapping[str, Any]) -> str:
        self.called.append(offer.name)
        if offer.name == "two":
            self._within()
        return f"said {offer.name}"


@pytest.fixture
def tab() -> Iterator[ChatTab]:
    settings = Settings()
    with gr.Blocks() as demo:
        yield ChatTab(demo, FakeManager(settings), settings)


def run(tab: ChatTab, running: RunningRequest, within: Callable[[], object]) -> tuple[Tools, Turn]:
    """Decide about three calls; returns the tools, and the answer that the page shows in the end."""
    tools = Tools(within)
    tab._toolbox = tools  # type: ignore[assignment]
    calls = [RecordedCall(id=name, name=name, arguments="{}", round=0, said="") for name in NAMES]
    turn: Turn = {**message("assistant", "Let me look."), "calls": calls}
    asked = [message("user", "look")]
    sampling = (0.5, 0, 1.0, 0.0, 1.0, 16, True, None, "")
    form = ChatForm(tab._settings.default_model, "", Conversation("a", []).to_json(), sampling, (), ["t"])
    question = Question([*asked, turn], asked, begun=turn, allowed=True)
    with running:
        shown = [
            updates[tab.parts.talk]
            for updates in tab._answer(running, question, form, RequestOrigin())
            if tab.parts.talk in updates
        ]
    turn = read_turn(shown[-1]["turn"])
    assert turn is not None
    return tools, turn


@pytest.mark.parametrize("leave", ["stop", "cancel"])
def test_after_stop_no_tool_is_called_and_the_model_is_not_asked(tab: ChatTab, leave: str) -> None:
    running = tab._running_requests.begin("somebody")
    assert running is not None
    stops = {
        "stop": lambda: tab._running_requests.cancel("somebody"),
        "cancel": running.cancel,  # the page was left, see queue.py
    }
    tools, turn = run(tab, running, stops[leave])
    assert tools.called == ["one", "two"]
    assert tab._manager.requests == []  # type: ignore[attr-defined]
    assert [call.get("result") for call in turn["calls"]] == ["said one", "said two", None]
    assert [call["name"] for call in pending(turn["calls"])] == ["three"], "it can still be decided about"
