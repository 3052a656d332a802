"""The models that the machines drive, one for each way in which a model keeps what it has read, and engines of them that are new
for every run: loading and compiling are done once, so that a run takes moments and begins as a fresh program does."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from hfjax_demo.runtime.texts import TextWorker
from hfjax_demo.runtime.worker import DeviceWorker, SteppableEngine
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.engine_assembly import make_programs
from hfjax_demo.text.slots import MemoryRequest

from .. import tiny_models, tiny_vision
from ..architectures.comparing import make_folder
from ..text import chat_templates
from ..tiny_models import EOS

CONTEXT = 256
SETTINGS: dict[str, Any] = {
    "slots": 2,
    "context_length": CONTEXT,
    "prefill_chunks": (16,),
    "decode_block": 8,
    "verified": 4,
}

# Thoughts, tools, and contents in parts, which models that see are given.
TEMPLATE = (
    "{%- macro said(m) %}{% if m.content is string %}{{ m.content }}{% else %}{% for part in m.content %}"
    "{% if part.type == 'image' %}IMAGE{% else %}{{ part.text }}{% endif %}{% endfor %}{% endif %}{% endmacro -%}"
) + chat_templates.QWEN3.replace("m.content", "said(m)").replace("<|im_start|>", "@").replace("<|im_end|>", "|")

SEEING = {"gemma3": "<boi>", "qwen3_5": "<|vision_start|><|image_pad|><|vision_end|>"}  # what stands for a picture

# By what they keep: keys and values of all tokens, and of a window beside them, in a model that sees; states alone; a
# convolution's beside keys and values; latents; nothing, so that each token is computed from all; and a delta rule's states in
# one that sees.
KINDS = ("seeing with windows", "recurrent", "hybrid", "latents", "recomputed", "attention", "seeing with states")
NAMES = dict(zip(KINDS, ("gemma3", "mamba", "lfm2", "deepseek_v3", "openai-gpt", "llama", "qwen3_5"), strict=True))


def make(folder: Path, kind: str) -> Path:
    """The tiny model of a kind. Its answers end by themselves now and then."""
    name = NAMES[kind]
    if name in SEEING:
        tiny_vision.make(folder, name)
    elif name in tiny_models.ARCHITECTURES:
        tiny_models.make_model(folder, name)
    else:
        make_folder(folder, name)
    tiny_models.with_template(folder, TEMPLATE.replace("IMAGE", SEEING.get(name, "")))
    return tiny_models.with_stop_ids(folder, folder.with_name("ending"), [EOS, *range(60, 64)])


class Loaded:
    """A model that is loaded once, with the programs that have been made of it."""

    def __init__(self, folder: Path) -> None:
        self.settings = tiny_models.settings(**SETTINGS)
        self.first = tiny_models.load(folder, **SETTINGS)
        self._made: dict[Any, Any] = {}

    def engine(self, maker: Later, request_memory: MemoryRequest) -> TextEngine:
        """As it is when it has just been loaded."""
        first = self.first
        programs = make_programs(first.programs.params, first.model, self.settings, first.programs.compiler, maker)
        compiled = programs._table._make

        def make(key: Any) -> Any:
            maker.require_whole()
            if key not in self._made:
                self._made[key] = compiled(key)
            return self._made[key]

        programs._table._make = make
        programs.prepare()
        return TextEngine(first.model, programs, "cpu", request_memory, vision_encoder=first._vision_encoder)


class Broken(RuntimeError):
    """What the compiler raises where it is told to."""


class Later:
    """Makes programs when it is told to; until :attr:`late` is set, at once."""

    def __init__(self) -> None:
        self.late = False
        self.coming: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._breaks = False

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        self.coming.append((future, make))
        if not self.late:
            self.bring()
        return future

    def bring(self, *, broken: bool = False) -> None:
        """Make the program that has waited longest, or fail to."""
        if self.coming:
            future, make = self.coming.popleft()
            self._breaks = broken
            try:
                future.set_result(make())
            except Exception as error:
                future.set_exception(error)
            self._breaks = False

    def bring_all(self) -> None:
        while self.coming:
            self.bring()

    def require_whole(self) -> None:
        if self._breaks:
            raise Broken("the compiler broke on this program")

    def close(self) -> None:
        """Nothing is under way."""


class TextLater:
    """Runs the text side when it is told to; until :attr:`late` is set, at once."""

    def __init__(self) -> None:
        self.late = False
        self.posted: deque[Callable[[], None]] = deque()

    def run(self, action: Callable[[], None]) -> None:
        self.posted.append(action)
        if not self.late:
            self.bring(len(self.posted))

    def wake(self) -> None:
        """The machine takes the turns."""

    def bring(self, count: int) -> None:
        """Run so many of the functions that have waited longest."""
        for _ in range(min(count, len(self.posted))):
            self.posted.popleft()()

    def close(self) -> None:
        """There is no thread."""


class TextThread(TextWorker):
    """The text side on its own thread, as in a server."""

    late, posted = False, ()

    def __init__(self) -> None:
        super().__init__(wake=lambda: None)

    def bring(self, count: int) -> None:
        """Wait until it has nothing to do."""
        done = threading.Event()
        self.run(done.set)
        assert done.wait(60), "the text thread stands still"

    def close(self) -> None:
        self.close_prompts()
        super().close()


class Turns(DeviceWorker):
    """The device thread's loop, whose turns somebody else takes, on a thread of his own.

    Attributes:
        errors: what engines have raised.
    """

    idle_after_s = 0.0

    def __init__(self, *, compile_ahead: bool = True, **given: Any) -> None:
        self.errors: list[BaseException] = []
        given["on_idle"] = lambda: self.wake()  # a turn never waits
        super().__init__(compile_ahead=compile_ahead, **given)

    def turn(self) -> None:
        self._run_once()

    def _run(self) -> None:
        """Not on the thread that it has begun."""

    def _fail(self, engine: SteppableEngine, error: BaseException) -> None:
        self.errors.append(error)
        super()._fail(engine, error)
