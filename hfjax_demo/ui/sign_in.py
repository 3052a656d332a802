"""``/owner``: the form with which the owner of a public page signs in with the owner key, and out.

The key and the delays after wrong keys are checked in :mod:`hfjax_demo.web.owner`.
"""

from __future__ import annotations

import math
import re
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ..web.bodies import URLENCODED_TYPE, read_body
from ..web.owner import OwnerAuthentication
from ..web.refusals import ClientGone, Refusal
from .html import render
from .theme import DARK, LIGHT

PATH = "/owner"
MAX_FORM_BYTES = 4_000

_HEADERS = {
    "cache-control": "no-store",
    "referrer-policy": "same-origin",  # with "no-referrer" the form would send the header "Origin: null"
    # Only this site and Hugging Face, which shows a Space in a frame, may frame the form; others could use that for clickjacking.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'self' https://huggingface.co",
    "x-content-type-options": "nosniff",
}


def sign_in_routes(ownership: OwnerAuthentication, title: str) -> list[Route]:
    """Return the routes of the sign-in page, for a page with this title; they must be matched before the page's own."""

    def shown(request: Request, state: str, problem: str = "", status: int = 200) -> Response:
        values = {"title": title, "light": LIGHT, "dark": DARK, "back": _return_address(request)}
        return HTMLResponse(render("sign_in.html", state=state, problem=problem, **values), status, _HEADERS)

    async def form(request: Request) -> Response:
        state = "in" if ownership.has_owner_credentials(request.scope) else "out" if ownership.has_key else "nobody"
        return shown(request, state)

    async def sign(request: Request) -> Response:
        if not ownership.has_key:
            return shown(request, "nobody", status=403)
        given = await _read_form_fields(request)
        if given is None:
            return shown(request, "out", "Enter the owner key.", 400)
        if "sign_out" in given:
            return _redirect_back(request, ownership.expired_cookie(request.scope))
        wait_s = ownership.check_owner_key(request.scope, given.get("key", "").strip())
        if wait_s is None:
            return _redirect_back(request, ownership.cookie(request.scope))
        if wait := math.ceil(wait_s):
            later = shown(request, "out", f"Too many incorrect keys. Try again in {wait} s.", 429)
            later.headers["retry-after"] = str(wait)
            return later
        return shown(request, "out", "Incorrect key. Try again.", 403)

    return [Route(PATH, form, methods=["GET"]), Route(PATH, sign, methods=["POST"])]


async def _read_form_fields(request: Request) -> dict[str, str] | None:
    """Return the fields of the form, the first value of each; None if the body is no form."""
    try:
        body = await read_body(request.scope, request.receive, MAX_FORM_BYTES, media_type=URLENCODED_TYPE)
        fields = parse_qs(body.decode("ascii"), strict_parsing=True, max_num_fields=4)
    except (ClientGone, Refusal, ValueError):
        return None
    return {name: values[0] for name, values in fields.items()}


def _return_address(request: Request) -> str:
    """Return the page's address with the tab that the owner came from. It is relative, because a proxy may serve the page under a
    path."""
    tab = request.query_params.get("tab", "")
    return f"./?tab={tab}" if re.fullmatch("[a-z]{1,20}", tab) else "./"


def _redirect_back(request: Request, cookie: str) -> Response:
    return RedirectResponse(_return_address(request), 303, {**_HEADERS, "set-cookie": cookie})
