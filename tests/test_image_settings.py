"""Image settings: their defaults, and every value outside its range."""

from __future__ import annotations

import math
from typing import Any

import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest, InvalidSetting
from hfjax_demo.image import schedulers
from hfjax_demo.image_requests import (
    MAX_IMAGE_COUNT,
    MAX_IMAGE_STEPS,
    MAX_SEED,
    ImageSettings,
    RecommendedImage,
    Scheduler,
)
from hfjax_demo.settings import Settings

from .catalogue import BUILT_IN


@pytest.mark.parametrize(
    "good",
    [
        {},
        {"width": 8, "height": 8, "steps": 1, "guidance_scale": 0.0, "seed": 0, "count": 1, "strength": 1.0},
        {"steps": MAX_IMAGE_STEPS, "guidance_scale": 50, "seed": MAX_SEED, "strength": 1e-6},
        {"count": MAX_IMAGE_COUNT, "seed": MAX_SEED + 1 - MAX_IMAGE_COUNT},
        {"width": 2048, "height": None, "scheduler": "euler"},
    ],
)
def test_the_ends_of_every_range_are_good(good: dict[str, Any]) -> None:
    made = ImageSettings(**good)
    assert all(getattr(made, name) == value for name, value in good.items())


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ({"width": 0}, "width is 0; choose at least 8"),
        ({"width": -64}, "width is -64; choose at least 8"),
        ({"height": 7}, "height is 7; choose at least 8"),
        ({"height": 100}, "height is 100; choose 96 or 104, multiples of 8"),
        ({"width": 513, "height": 7}, "width is 513; choose 512 or 520, multiples of 8"),
        ({"width": math.nan}, "width is nan"),
        ({"width": math.inf}, "width is inf"),
        ({"steps": 0}, "steps is 0; choose 1 to 200"),
        ({"steps": 10_000}, "steps is 10000; choose 1 to 200"),
        ({"steps": math.nan}, "steps is nan"),
        ({"guidance_scale": math.nan}, "guidance_scale is nan; choose 0 to 50"),
        ({"guidance_scale": math.inf}, "guidance_scale is inf"),
        ({"guidance_scale": -0.1}, "guidance_scale is -0.1"),
        ({"count": 0}, "count is 0; choose 1 to 4"),
        ({"count": 5}, "count is 5; choose 1 to 4"),
        ({"seed": -1}, "seed is -1; choose a whole number from 0 to 4294967295"),
        ({"seed": 2**32}, "seed is 4294967296"),
        ({"seed": MAX_SEED, "count": 2}, "from 0 to 4294967294"),  # the second picture's seed is one higher
        ({"strength": 0.0}, "strength is 0.0"),
        ({"strength": 1.01}, "strength is 1.01"),
        ({"strength": math.nan}, "strength is nan"),
        ({"scheduler": "magic"}, "scheduler is 'magic'; choose one of dpm++-2m, "),
        ({"scheduler": 5}, "scheduler is 5; choose one of dpm++-2m, "),
        ({"scheduler": "x" * 10_000}, "; choose one of dpm++-2m, "),
        ({"size": 64}, "'size' is not a known image setting; choose among width, height, "),
        ({"step": 5}, "'step' is not a known image setting; did you mean 'steps'?"),
    ],
)
def test_a_bad_value_is_named_with_what_to_do(bad: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        ImageSettings(**bad)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 500
    assert caught.value.field in bad


def test_the_names_of_schedulers_are_those_that_there_are() -> None:
    assert tuple(spec.name for spec in schedulers.SCHEDULERS) == tuple(Scheduler)


def test_the_catalogues_recommendations_are_good() -> None:
    for spec in BUILT_IN.entries():
        if spec.kind is ModelKind.IMAGE:
            RecommendedImage(**spec.image_settings)


def test_the_servers_largest_picture() -> None:
    assert Settings.from_environment({"HFJAX_MAX_IMAGE_SIZE": "512"}).max_image_size == 512
    with pytest.raises(InvalidSetting, match="max_image_size is '63'; choose at least 64"):
        Settings.from_environment({"HFJAX_MAX_IMAGE_SIZE": "63"})
