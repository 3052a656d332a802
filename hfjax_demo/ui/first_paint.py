"""What the page's document needs before it is first painted: the theme that the person chose.

Gradio adds a page's own head by script, which is too late: by then the document has been painted in the system's colours.
"""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEAD = b"<head>"


class FirstPaint:
    """Middleware that puts ``added`` at the beginning of the head of each HTML document that ``app`` answers with.

    It has to stand within whatever compresses answers.
    """

    def __init__(self, app: ASGIApp, added: str) -> None:
        self._app = app
        self._added = added.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started: list[Message] = []

        async def with_it(message: Message) -> None:
            if message["type"] == "http.response.start" and _is_document(message):
                started.append(message)  # until its length is known
                return
            if started and message["type"] == "http.response.body":
                start = started.pop()
                if not message.get("more_body") and HEAD in message["body"]:
                    message = {**message, "body": message["body"].replace(HEAD, HEAD + self._added, 1)}
                    MutableHeaders(scope=start)["content-length"] = str(len(message["body"]))
                await send(start)
            await send(message)

        await self._app(scope, receive, with_it)


def _is_document(start: Message) -> bool:
    headers = MutableHeaders(scope=start)
    return headers.get("content-type", "").startswith("text/html") and "content-encoding" not in headers
