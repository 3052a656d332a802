"""The image tab's grid of settings: its pictures are drawn one after another, and shown as one as they come."""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from ..catalog import ModelSpec
from ..errors import HfjaxError
from ..events import GeneratedImage
from ..pictures.grid import Axis, Grid, drawn, make_grid
from ..requests import MAX_SEED, ImageRequest
from ..settings import Settings
from . import status
from .image_parts import ImageParts
from .pictures import picture, plain_url
from .requests import Manager, Origin
from .running import RunningRequest
from .tab import Updates
from .views import image_views

MOST_PREVIEW_PX = 1024  # of the longer side of a grid that is not done


def grid_of(values: tuple[Any, ...], request: ImageRequest, limits: Settings) -> Grid | None:
    """The grid that the form asks for, if any.

    Args:
        values: what changes along the columns and its values, and the same of the rows, as the browser sent them.

    Raises:
        InvalidRequest: as :func:`..pictures.grid.make_grid`.
    """
    columns, of_columns, rows, of_rows = (*values, None, None, None, None)[:4]
    seed, variation_seed = (secrets.randbelow(MAX_SEED + 1) for _ in range(2))
    axes = Axis.of(columns, of_columns), Axis.of(rows, of_rows)
    return make_grid(request, *axes, seed=seed, variation_seed=variation_seed, limits=limits)


def draw_grid(
    grid: Grid, spec: ModelSpec, manager: Manager, running: RunningRequest, parts: ImageParts, origin: Origin
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
                    line = status.grid_line(len(made), total) + view.status
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
            so_far = {parts.stage: _begun(grid, made)}
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


def _begun(grid: Grid, made: list[GeneratedImage]) -> dict[str, Any]:
    """What the page's script shows while more pictures are drawn."""
    whole = drawn(grid, [each.image for each in made])
    whole.thumbnail((MOST_PREVIEW_PX, MOST_PREVIEW_PX))
    previews = [plain_url(whole)]
    return {"kind": "preview", "previews": previews, "prompt": str(grid), "width": 0, "height": 0, "step": len(made)}
