"""Appearance of the page: a Gradio theme for colours and fonts, style sheets for the layout, and the scripts.

``page.*`` belongs to the whole page and the chat, ``theme.js`` and ``header.css`` to the theme switch and the help, ``talk*``,
``chat*`` and ``shortcuts.js`` to the chat, ``inside*`` to the view of token probabilities, and ``image*``, ``models*`` and
``lab.*`` to the other tabs.
"""

from __future__ import annotations

from pathlib import Path

import gradio as gr
from gradio.themes.utils import colors, fonts, sizes
from markupsafe import Markup

from . import vendored
from .html import render

_HERE = Path(__file__).parent

LIGHT, DARK = "#fbfaf8", "#171614"  # page background
_SHEETS = (
    "page.css",
    "header.css",
    "talk.css",
    "chat.css",
    "inside.css",
    "chat_compare.css",
    "images.css",
    "models.css",
    "lab.css",
)
_SCRIPTS = (
    "vendor/idb/umd.js",
    "page.js",
    "picker.js",
    "addresses.js",
    "tree.js",
    "importing.js",
    "exporting.js",
    "presets.js",
    "store.js",
    "talk_markdown.js",
    "talk.js",
    "talk_actions.js",
    "chat_attached.js",
    "chat_context.js",
    "talk_queue.js",
    "unsent.js",
    "sidebar.js",
    "search.js",
    "shortcuts.js",
    "inside_filters.js",
    "inside.js",
    "chat_compare.js",
    "image_gallery.js",
    "image_given.js",
    "image_references.js",
    "image_paint.js",
    "image_form.js",
    "images.js",
    "models_charts.js",
    "models.js",
    "lab.js",
)

_PINE = colors.Color(
    name="pine",
    c50="#eef6f2",
    c100="#d8eae2",
    c200="#b3d5c7",
    c300="#86bba8",
    c400="#5a9d87",
    c500="#3a806b",
    c600="#2a6655",
    c700="#225245",
    c800="#1d4238",
    c900="#19372f",
    c950="#0d211c",
)

# Variables of Gradio's theme: (light, dark).
_LIGHT_AND_DARK = {
    "body_background_fill": (LIGHT, DARK),
    "background_fill_primary": (LIGHT, DARK),
    "background_fill_secondary": ("#f3f1ed", "#1f1e1b"),
    "block_background_fill": ("transparent", "transparent"),
    "block_border_width": ("0px", "0px"),
    "block_shadow": ("none", "none"),
    "block_label_background_fill": ("transparent", "transparent"),
    "body_text_color": ("#24211d", "#eae7e1"),
    "body_text_color_subdued": ("#68625a", "#a8a196"),
    "border_color_primary": ("#e2ded7", "#35322d"),
    "input_background_fill": ("#ffffff", "#211f1c"),
    "input_border_color": ("#cfc9bf", "#45413a"),
    "input_border_color_focus": ("*primary_500", "*primary_400"),
    "input_placeholder_color": ("#746d64", "#968f84"),
    "button_primary_background_fill": ("*primary_600", "*primary_300"),
    "button_primary_background_fill_hover": ("*primary_700", "*primary_200"),
    "button_primary_text_color": ("#ffffff", "#0d211c"),
    "button_secondary_background_fill": ("#ffffff", "#262420"),
    "button_secondary_background_fill_hover": ("#f3f1ed", "#2f2c27"),
    "button_secondary_border_color": ("#d9d4cb", "#3d3933"),
    "button_cancel_background_fill": ("#9b3a2b", "#e2998c"),
    "button_cancel_background_fill_hover": ("#842f22", "#ecb3a9"),
    "button_cancel_text_color": ("#ffffff", "#2c0d08"),
    "slider_color": ("*primary_600", "*primary_300"),
    "checkbox_background_color_selected": ("*primary_600", "*primary_500"),
}


def page_theme() -> gr.themes.Base:
    """Return the Gradio theme: warm neutral colours and one green, with fonts and font weights that Gradio itself serves."""
    theme = gr.themes.Base(
        primary_hue=_PINE,
        secondary_hue=_PINE,
        neutral_hue=colors.stone,
        text_size=sizes.text_md,
        radius_size=sizes.radius_md,
        font=[fonts.LocalFont("IBM Plex Sans", weights=(400, 700)), "ui-sans-serif", "system-ui", "sans-serif"],
        font_mono=[fonts.LocalFont("IBM Plex Mono", weights=(400, 700)), "ui-monospace", "Consolas", "monospace"],
    )
    theme.set(
        block_title_text_weight="600",
        block_title_text_size="*text_sm",
        **{name: light for name, (light, _) in _LIGHT_AND_DARK.items()},
        **{f"{name}_dark": dark for name, (_, dark) in _LIGHT_AND_DARK.items()},
    )
    return theme


def page_css() -> str:
    return _concatenate_files(_SHEETS)


def page_head() -> str:
    """Return the HTML to add to the document's head: content security policy, theme colours and the page's scripts."""
    return render(
        "head.html", light=LIGHT, dark=DARK, vendored=vendored.base_url(), scripts=Markup(_concatenate_files(_SCRIPTS))
    )


def first_paint_html() -> str:
    """Return the HTML for the beginning of the document's head, before anything that Gradio adds."""
    return render("first_paint.html", script=Markup(_concatenate_files(("theme.js",))))


def _concatenate_files(names: tuple[str, ...]) -> str:
    return "\n".join((_HERE / name).read_text(encoding="utf-8") for name in names)
