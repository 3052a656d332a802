"""gradio_client for tests: patient as :mod:`tests.patient`, and with a way to wait for output that ends if the call fails."""

from __future__ import annotations

import time
from typing import Any

from gradio_client import Client
from gradio_client.client import Job

from tests.patient import MINUTE_S


def page_client(url: str, headers: dict[str, str] | None = None) -> Client:
    """Return a client of the page at ``url``, each of whose requests may take a minute instead of five seconds."""
    return Client(url, headers=headers, verbose=False, httpx_kwargs={"timeout": MINUTE_S})


def first_output(job: Job) -> Any:
    """Wait for the first output of a call and return it; raise what the call raised.

    A job's own iterator never ends if the call fails before its first output.
    """
    while not (outputs := job.outputs()) and not job.done():
        time.sleep(0.01)
    return outputs[0] if outputs else job.result()
