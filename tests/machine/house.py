"""Two models that chat and two that draw, two of which fit into memory: what people ask of them, and what has to hold."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import numpy as np
import pytest
import torch
from hypothesis.stateful import RuleBasedStateMachine, rule

from hfjax_demo.errors import ModelBusy
from hfjax_demo.events import Event, Failed, Finished, FinishReason, ImagesReady, TextDelta
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.requests import SamplingSettings, TextRequest, TokensRequest
from hfjax_demo.runtime import pool
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.request_stream import RequestStream
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models, tiny_pipelines
from ..tiny_models import Reference, prompt_ids
from .models import Later, Loaded, Turns

PLACES = 2  # models in memory at a time
SCHEDULERS = ("euler-ancestral", "ddim")
VARIATIONS = (0.6, 0.0)
STEPS = (7, 3)


class Drawing(ImageEngine):
    """An engine of a pipeline that stays for the next one."""

    def close(self) -> None:
        """Its weights stay."""


@dataclass(eq=False)
class House:
    """What is made once: the models, and what each says or draws alone. Stands in for what loads them.

    Attributes:
        words: folders of those that chat.
    """

    words: list[str]
    drawers: list[str]
    loaded: dict[str, Loaded]
    references: dict[str, Reference]
    pipelines: dict[str, ImageEngine]
    alone: dict[tuple[Any, ...], np.ndarray] = field(default_factory=dict)

    @classmethod
    def make(cls, root: Path) -> House:
        words, drawers = [], []
        for seed in range(2):
            words.append(str(tiny_models.make_model(root / f"words{seed}", "llama", seed=seed)))
            drawers.append(str(tiny_pipelines.make_pipeline(root / f"drawer{seed}", "stable-diffusion", seed=seed)))
        house = cls(
            words,
            drawers,
            {name: Loaded(Path(name)) for name in words},
            {name: Reference(Path(name)) for name in words},
            {name: tiny_pipelines.load(Path(name)) for name in drawers},
        )
        for name, *asked in itertools.product(drawers, SCHEDULERS, VARIATIONS, STEPS):
            events: list[Event] = []
            house.pipelines[name].submit(picture(name, *asked), events.append)
            while house.pipelines[name].has_work:
                house.pipelines[name].step()
            house.alone[name, *asked] = drawn(events)
        return house

    def text(self, folder: Path, name: str, *, request_memory: Any, **_: Any) -> TextEngine:
        engine: Any = self.loaded[name].engine(Later(), request_memory)
        engine.close = lambda: None  # its weights stay for the next one
        return engine

    def image(self, folder: Path, name: str, *, settings: Any, device: str, **_: Any) -> ImageEngine:
        return Drawing(self.pipelines[name]._pipeline, settings=settings, device=device)


@dataclass(eq=False)
class Asked:
    """A request, and how its events are told apart."""

    model: str
    request: TextRequest | ImageRequest
    stream: RequestStream
    events: list[Event] = field(default_factory=list)
    cancelled: bool = False

    @property
    def over(self) -> bool:
        self.events += self.stream.pop_events()
        return bool(self.events) and isinstance(self.events[-1], (Finished, Failed))

    @property
    def tokens(self) -> list[int]:
        return [token for event in self.events if isinstance(event, TextDelta) for token in event.token_ids]


def picture(name: str, scheduler: str, variation: float, steps: int) -> ImageRequest:
    values: dict[str, Any] = {"guidance_scale": 3.0, "seed": 5, "scheduler": scheduler, "steps": steps}
    return ImageRequest(name, "a red apple", settings=ImageSettings(**values, variation=variation, variation_seed=9))


def drawn(events: Sequence[Event]) -> np.ndarray:
    return next(np.asarray(event.images[0].image).astype(int) for event in events if isinstance(event, ImagesReady))


models = st.integers(0, 1)


class Visits(RuleBasedStateMachine):
    """People at a manager whose device thread's turns the machine takes. :func:`machine` gives it its house."""

    house: House
    cache: Path

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(pool, "DeviceWorker", Turns)
        self.patch.setattr("hfjax_demo.text.engine_builder.load_engine", self.house.text)
        self.patch.setattr("hfjax_demo.image.engine.load_engine", self.house.image)
        self.manager = ModelManager(
            tiny_models.settings(cache_dir=self.cache, max_loaded_models=PLACES, compile_ahead=True)
        )
        self.worker: Any = self.manager._pool.worker
        self.asked: list[Asked] = []
        self.said: dict[str, list[int]] = {}

    # -- what people do ----------------------------------------------------------------------------------------------

    @rule(model=models, visitor=st.sampled_from(["", "ann"]), seed=st.integers(0, 2), count=st.sampled_from([1, 9, 24]))
    def chat(self, model: int, visitor: str, seed: int, count: int) -> None:
        self.say(self.house.words[model], prompt_ids(12, seed), count)

    @rule(model=models, count=st.sampled_from([1, 9]))
    def go_on(self, model: int, count: int) -> None:
        name = self.house.words[model]
        before = [asked for asked in self.asked if asked.model == name and asked.over]
        if before and isinstance(before[-1].request, TextRequest):
            ids = [*(before[-1].request.prompt_ids or ()), *before[-1].tokens, 70, 71, 72]
            if len(ids) < 150:
                self.say(name, ids, count)

    @rule(
        model=models, beside=st.booleans(), scheduler=st.sampled_from(SCHEDULERS), variation=st.sampled_from(VARIATIONS)
    )
    def draw(self, model: int, beside: bool, scheduler: str, variation: float) -> None:
        """A picture, and another model's in fewer or more steps ``beside`` it."""
        for drawer, steps in ((model, STEPS[model]), (1 - model, STEPS[1 - model]))[: 1 + beside]:
            self.ask(picture(self.house.drawers[drawer], scheduler, variation, steps))

    @rule(place=st.integers(0, 3))
    def cancel(self, place: int) -> None:
        running = [asked for asked in self.asked if not asked.over]
        if running:
            running[place % len(running)].cancelled = True
            running[place % len(running)].stream.cancel()

    @rule(model=st.integers(0, 3))
    def unload(self, model: int) -> None:
        with contextlib.suppress(ModelBusy):
            self.manager.unload([*self.house.words, *self.house.drawers][model])

    # -- what happens meanwhile --------------------------------------------------------------------------------------

    @rule(count=st.sampled_from([1, 3, 10]))
    def turns(self, count: int) -> None:
        for _ in range(count):
            self.turn()

    @rule(place=st.integers(0, 3))
    def wait(self, place: int) -> None:
        if self.asked:
            self.wait_for([self.asked[-1 - place % len(self.asked)]])

    # -- what has to hold --------------------------------------------------------------------------------------------

    def turn(self) -> None:
        modes = torch.is_grad_enabled(), torch.is_inference_mode_enabled(), torch.get_default_dtype()
        self.worker.turn()
        assert modes == (torch.is_grad_enabled(), torch.is_inference_mode_enabled(), torch.get_default_dtype())
        assert not self.worker.errors, self.worker.errors[0]
        for asked in [asked for asked in self.asked if asked.over]:
            self.check(asked)

    def check(self, asked: Asked) -> None:
        last = asked.events[-1]
        assert isinstance(last, Finished), last
        if last.reason is FinishReason.CANCELLED:
            assert asked.cancelled
        if isinstance(asked.request, ImageRequest):
            if last.reason is not FinishReason.CANCELLED:
                settings = asked.request.settings
                alone = self.house.alone[asked.model, settings.scheduler, settings.variation, settings.steps]
                assert np.array_equal(drawn(asked.events), alone), "not the picture that it is alone"
            return
        count = len(asked.tokens) if last.reason is FinishReason.CANCELLED else asked.request.sampling.max_new_tokens
        if count:
            expected = self.house.references[asked.model].greedy(list(asked.request.prompt_ids or ()), count)
            assert asked.tokens == expected[: len(asked.tokens)] and (asked.cancelled or asked.tokens == expected)

    def teardown(self) -> None:
        try:
            self.wait_for(self.asked)
        finally:
            self.manager.close()
            self.patch.undo()

    # -- how it is asked ---------------------------------------------------------------------------------------------

    def say(self, name: str, ids: list[int], count: int) -> None:
        sampling = SamplingSettings(temperature=0, max_new_tokens=count)
        self.ask(TextRequest(name, prompt_ids=ids, sampling=sampling))

    def ask(self, request: TextRequest | ImageRequest) -> None:
        self.asked.append(Asked(request.model, request, self.manager.generate(request)))
        prompts = self.manager._pool.answering.texts.prompt_thread(TokensRequest(request.model, prompt=""))
        prompts.submit(lambda: None).result()  # what is encoded has been handed over

    def wait_for(self, asked: Sequence[Asked]) -> None:
        self.until(lambda: all(each.over for each in asked))

    def until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + 120
        while not done():
            self.turn()
            assert time.monotonic() < end, "it does not come to an end"
            time.sleep(0)  # loads go on beside


def machine(house: House, cache: Path) -> type[Visits]:
    """The machine of a house."""
    return type("Visits", (Visits,), {"house": house, "cache": cache})
