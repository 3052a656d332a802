"""The real server, API and page on one port, over a real manager with tiny models."""

from __future__ import annotations

import base64
import contextlib
import io
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import openai
from PIL import Image

from hfjax_demo.api.app import Api
from hfjax_demo.api.request_log import RequestLog
from hfjax_demo.api.telemetry import Telemetry
from hfjax_demo.events import Finished, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.ui.layout import build_demo, launch
from tests import tiny_models, tiny_pipelines
from tests.ports import free_port

TEXT, PICTURES = "tiny", "tiny-pictures"
CHAT = "/v1/chat/completions"
HELLO: Any = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "the quick brown fox"}]
LONG = 600.0  # seconds that nothing here comes near; only a deadlock does


def make_models(root: Path) -> Path:
    """A catalogue file with a text model that never ends by itself, and one that draws."""
    plain = tiny_models.make_model(root / "plain", "llama")
    tiny_models.with_stop_ids(plain, root / "text", [tiny_models.VOCABULARY])
    tiny_pipelines.make_pipeline(root / "pictures", "stable-diffusion")
    file = root / "models.toml"
    file.write_text(
        f'[[model]]\nname = "{TEXT}"\nfolder = "text"\nchat = true\nsampling = {{ temperature = 0.5 }}\n'
        f'[[model]]\nname = "{PICTURES}"\nkind = "image"\nfolder = "pictures"\nimage_settings = {{ steps = 3 }}\n',
        encoding="utf-8",
    )
    return file


def png_of(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


DOT = "data:image/png;base64," + base64.b64encode(png_of(Image.new("RGB", (8, 8), "red"))).decode("ascii")


class Serving:
    """A server on a free port, until it is closed; ``changes`` are settings. ``log`` holds its lines once it is closed."""

    def __init__(self, models: Path, cache: Path, **changes: Any) -> None:
        values = {"cache_dir": cache, "catalog_file": models, "default_model": TEXT, "compile_ahead": False} | changes
        self.settings = tiny_models.settings(**values).changed(host="127.0.0.1", port=free_port())
        self.log = io.StringIO()
        self.telemetry = Telemetry(RequestLog(self.log, as_json=True))
        self.manager = ModelManager(self.settings, self.telemetry)
        self.api = Api(self.manager, self.settings, self.telemetry)
        self._demo = build_demo(self.manager, self.settings)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        launch(self._demo, self.settings, prevent_thread_lock=True, routes=self.api.routes())

    def client(self, **changes: Any) -> openai.OpenAI:
        """The real client, which tries nothing twice."""
        values = {"base_url": f"{self.url}/v1", "api_key": "none", "max_retries": 0, "timeout": LONG} | changes
        return openai.OpenAI(**values)

    def post(self, path: str, content: bytes | str, **headers: str) -> httpx.Response:
        """Raw HTTP, for what no client would send."""
        headers = {"content-type": "application/json"} | headers
        return httpx.post(f"{self.url}{path}", content=content, headers=headers, timeout=LONG)

    def directly(self, messages: Any = HELLO, **sampling: Any) -> tuple[str, Finished[Any]]:
        """An answer without HTTP."""
        settings = SamplingSettings(**{"max_new_tokens": 24, "temperature": 0} | sampling)
        return self.generated(TextRequest(TEXT, messages, sampling=settings))

    def generated(self, request: TextRequest) -> tuple[str, Finished[Any]]:
        """The text and the end of what a request generates, without HTTP."""
        events = list(self.manager.generate(request))
        last = events[-1]
        assert isinstance(last, Finished), last
        return "".join(event.text for event in events if isinstance(event, TextDelta)), last

    def metric(self, name: str, **labels: str) -> float:
        """One of the figures; 0 while it has none."""
        return self.telemetry.metrics.registry.get_sample_value(name, labels) or 0.0

    def close(self) -> None:
        self._demo.close(verbose=False)
        self.manager.close()
        self.telemetry.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    """A chat of the client's: greedy, of 24 tokens, unless it is said otherwise."""
    return client.chat.completions.create(
        **{"model": TEXT, "messages": HELLO, "max_tokens": 24, "temperature": 0} | changes
    )


def wait_for(condition: Callable[[], bool]) -> None:
    """Returns once it holds."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.005)


@contextlib.contextmanager
def refused(status: int, code: str | None, param: str | None = None, says: str = "") -> Iterator[None]:
    """The client is told no, in OpenAI's shape."""
    try:
        yield
    except openai.APIStatusError as error:
        body = error.body
        assert isinstance(body, dict) and body.keys() == {"message", "type", "param", "code"}, body
        assert (error.status_code, body["code"], body["param"]) == (status, code, param), body
        assert says in body["message"] and body["message"][-1] in ".)", body
        assert error.response.headers["x-request-id"].startswith("req-")
    else:
        raise AssertionError("it was not refused")
