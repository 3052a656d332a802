"""Renders all HTML of the page from the Jinja templates in ``templates/``, which escape every value.

A template is either a whole document, for :func:`render`, or a file of macros, for :func:`fragment`. A fragment is ``Markup``:
another template does not escape it a second time, and a plain string added to it is escaped.
"""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("hfjax_demo.ui"),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, **values: object) -> str:
    """Render the document ``template`` with these values."""
    return _templates().get_template(template).render(**values)


def fragment(template: str, macro: str, **values: object) -> Markup:
    """Render a macro of ``template`` with these values."""
    return Markup(getattr(_templates().get_template(template).module, macro)(**values))
