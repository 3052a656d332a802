"""``POST /v1/images/generations``"""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Sequence
from typing import Any

from ..catalog import ModelKind, ModelSpec
from ..catalog.offered import recommended_values
from ..errors import InvalidRequest
from ..events import Failed, Finished, FinishReason, GeneratedImage, ImagesReady
from ..image.metadata import to_png
from ..requests import ImageRequest, Request, image_settings
from ..settings import Settings
from ..web.refusals import SERVER, Refusal
from .calls import Call
from .errors import of_error
from .listening import Listening
from .schemas import ImageBody, parsed

_SAME_NAME = ("steps", "guidance_scale", "scheduler", "seed")


async def generate(call: Call) -> dict[str, Any]:
    """Draw, and wait for the pictures. Each is a PNG file with its parameters inside.

    Raises:
        Refusal: the body is wrong, or the request was refused or failed.
        ClientGone: the computation is cancelled.
    """
    body = parsed(ImageBody, await call.body())

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.IMAGE)
        settings = image_settings(_values(body, spec, call.server.settings), call.server.settings)
        return [ImageRequest(spec.name, body.prompt, body.negative_prompt or "", settings)]

    pictures: Sequence[GeneratedImage] = ()
    async with Listening(await call.submit(prepare), call.receive) as heard:
        while heard.is_open:
            for _, event in await heard.events():
                if isinstance(event, ImagesReady):
                    pictures = event.images
                elif isinstance(event, Failed):
                    raise of_error(event.error)
                elif isinstance(event, Finished) and event.reason is FinishReason.CANCELLED:
                    raise Refusal(503, "The server stopped this picture; ask again.", "cancelled", SERVER)
    data = await call.server.apart(lambda: [_record(made) for made in pictures])
    first = pictures[0].parameters
    return {
        "created": int(time.time()),
        "data": data,
        "output_format": "png",
        "size": f"{first.width}x{first.height}",
    }


def _values(body: ImageBody, spec: ModelSpec, limits: Settings) -> dict[str, Any]:
    values = recommended_values(spec, limits)
    values |= {name: getattr(body, name) for name in _SAME_NAME if getattr(body, name) is not None}
    if body.n is not None:
        values["count"] = body.n
    if body.size not in (None, "auto"):
        found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", str(body.size), re.ASCII)
        if found is None:
            raise InvalidRequest(
                f'size is {str(body.size)[:40]!r}; give width and height as in "512x512".', field="size"
            )
        values |= {"width": int(found[1]), "height": int(found[2])}
    return values


def _record(made: GeneratedImage) -> dict[str, Any]:
    return {
        "b64_json": base64.b64encode(to_png(made.image, made.parameters)).decode(),
        "revised_prompt": None,
        "seed": made.parameters.seed,
        "flagged": made.flagged,
    }
