"""The image tab's grid of settings: its pictures are drawn one after another, and shown as one as they come."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator

from markupsafe import Markup

from ..catalog import ModelSpec
from ..errors import HfjaxError
from ..events import GeneratedImage
from ..pictures.grid import Grid, drawn
from ..runtime.manager import ModelManager
from ..runtime.status import Origin
from . import status
from . import words_images as words
from .image_parts import ImageParts
from .pictures import picture, plain_url
from .running import RunningRequest
from .tab import Updates
from .views import image_views

MOST_PREVIEW_PX = 1024  # of the longer side of a grid that is not done


def draw_grid(
    grid: Grid, spec: ModelSpec, manager: ModelManager, running: RunningRequest, parts: ImageParts, origin: Origin
) -> Iterator[Updates]:
    """Draw one picture after another. What there is when one fails, or somebody stops, is shown and kept."""
    total, began = len(grid.requests), time.monotonic()
    made: list[GeneratedImage] = []
    problem: Markup | None = None
    so_far: Updates = {}  # told again with each update: of two that follow closely the page may see the second alone
    for request in grid.requests:
        try:
            with manager.generate(request, origin) as stream:
                running.attach(stream)
                for view in image_views(stream):
                    line = status.note(words.OF_GRID.format(number=len(made) + 1, of=total)) + view.status
                    yield {**parts.run.busy(running), parts.status: line, **so_far}
        except HfjaxError as error:
            problem = status.error_line(error, status.NO_PICTURE)
            break
        if view.error is not None:
            problem = view.status
        if not view.images:
            break
        made += view.images
        if len(made) < total:
            begun = drawn(grid, [each.image for each in made])
            begun.thumbnail((MOST_PREVIEW_PX, MOST_PREVIEW_PX))
            stage = {"kind": "preview", "previews": [plain_url(begun)], "prompt": str(grid), "step": len(made)}
            so_far = {parts.stage: {**stage, "width": 0, "height": 0}}
    if made:
        whole = GeneratedImage(drawn(grid, [each.image for each in made]), made[0].parameters)
        shown = {"kind": "done", "pictures": [picture(whole, spec.title, str(grid))], "seed": made[0].parameters.seed}
    else:
        shown = {"kind": "failed" if problem else "stopped"}
    yield {
        **parts.run.busy(running),
        parts.status: problem or status.grid_finished_line(len(made), total, time.monotonic() - began),
        parts.stage: {**shown, "nonce": uuid.uuid4().hex},
    }
