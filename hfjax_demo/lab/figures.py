"""How an experiment's values are written for people, on the page and on the command line alike."""

from __future__ import annotations

from .events import Number

NONE = "\N{EN DASH}"


def written(value: Number, form: str = "{}") -> str:
    """A value of a table as text: a number by ``form`` (of ``str.format``), a word as it is, a dash for none."""
    if value is None:
        return NONE
    if isinstance(value, str):
        return value
    try:
        return form.format(value)
    except (ValueError, IndexError, KeyError):  # a form for fractions, say, and a whole number beyond them
        return str(value)


def written_freely(value: Number) -> str:
    """The same for a value without a form: whole numbers by thousands, others to four digits."""
    return written(value, "{:,}" if isinstance(value, int) else "{:,.4g}")
