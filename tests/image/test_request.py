"""What is refused before any model is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image.pipeline_call import at_least_one_step

from ..picture_parity import request

PICTURE, LATENTS = Image.new("RGB", (8, 8)), np.zeros((1, 4, 8, 8), np.float32)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"prompt": ""}, "The prompt is empty"),
        ({"prompt": " \n\t\u3000"}, "The prompt is empty"),
        ({"prompt": "x" * 100_000}, "The prompt has 100,000 characters; the limit is 10,000"),
        ({"negative_prompt": "x" * 10_001}, "The negative prompt has 10,001 characters"),
        ({"prompt": "caf\udce9"}, "The prompt is not valid UTF-8"),
        ({"negative_prompt": "\ud83d"}, "The negative prompt is not valid"),
        ({"mask_image": PICTURE}, "A mask requires an image"),
        ({"init_image": PICTURE, "latents": LATENTS}, "can't be combined with an initial image"),
        ({"latents": LATENTS, "variation": 0.1}, "remove the variation"),
    ],
)
def test_bad_requests_are_refused_in_one_sentence(values: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        request(**values)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200


def test_any_strength_leaves_a_step() -> None:
    for steps in (1, 3, 4, 49, 200):
        for strength in (1e-9, 0.05, 0.2, 1 / steps, 0.999, 1.0):
            asked = at_least_one_step(strength, steps)
            assert int(asked * steps) >= 1 and asked <= 1
            assert asked == strength or int(strength * steps) == 0, "it is changed only where it has to be"
