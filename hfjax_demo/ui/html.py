"""The one way in which the page gets its HTML: the templates in ``templates/``, which escape whatever they are given.

A template is a whole document, for :func:`render`, or a file of macros, for :func:`fragment`. A fragment is ``Markup``, so
that one piece can be handed to the next without being escaped twice; joined with a plain string, it escapes that string.
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
    """The whole template with these values."""
    return _templates().get_template(template).render(**values)


def fragment(template: str, macro: str, **values: object) -> Markup:
    """What one macro of the template makes of these values."""
    return Markup(getattr(_templates().get_template(template).module, macro)(**values))
