"""How the page looks: a Gradio theme for colours and type, style sheets for the layout, scripts for the browser.

``page.*`` is for the whole page and the chat, ``theme.js`` and ``header.*`` for the choice of a theme and for help, ``talk*``,
``chat*`` and ``shortcuts.js`` for the chat, ``inside*`` for the view into an answer, ``image*``, ``models*`` and ``lab.*`` for
the other tabs.
"""

from __future__ import annotations

from pathlib import Path

import gradio as gr
from gradio.themes.utils import colors, fonts, sizes
from markupsafe import Markup

from . import vendored
from .html import render

_HERE = Path(__file__).parent

LIGHT, DARK = "#fbfaf8", "#171614"  # what is behind everything
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
    "header.js",
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
    "image_begin.js",
    "image_paint.js",
    "image_form.js",
    "image_control.js",
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


def page_theme() -> gr.themes.Base:
    """The Gradio theme: warm neutral colours and one green, with fonts and font weights that Gradio itself serves."""
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
        body_background_fill=LIGHT,
        body_background_fill_dark=DARK,
        background_fill_primary=LIGHT,
        background_fill_primary_dark=DARK,
        background_fill_secondary="#f3f1ed",
        background_fill_secondary_dark="#1f1e1b",
        block_background_fill="transparent",
        block_background_fill_dark="transparent",
        block_border_width="0px",
        block_border_width_dark="0px",
        block_shadow="none",
        block_shadow_dark="none",
        block_label_background_fill="transparent",
        block_label_background_fill_dark="transparent",
        block_title_text_weight="600",
        block_title_text_size="*text_sm",
        body_text_color="#24211d",
        body_text_color_dark="#eae7e1",
        body_text_color_subdued="#68625a",
        body_text_color_subdued_dark="#a8a196",
        border_color_primary="#e2ded7",
        border_color_primary_dark="#35322d",
        input_background_fill="#ffffff",
        input_background_fill_dark="#211f1c",
        input_border_color="#cfc9bf",
        input_border_color_dark="#45413a",
        input_border_color_focus="*primary_500",
        input_border_color_focus_dark="*primary_400",
        input_placeholder_color="#746d64",
        input_placeholder_color_dark="#968f84",
        button_primary_background_fill="*primary_600",
        button_primary_background_fill_hover="*primary_700",
        button_primary_background_fill_dark="*primary_300",
        button_primary_background_fill_hover_dark="*primary_200",
        button_primary_text_color="#ffffff",
        button_primary_text_color_dark="#0d211c",
        button_secondary_background_fill="#ffffff",
        button_secondary_background_fill_hover="#f3f1ed",
        button_secondary_background_fill_dark="#262420",
        button_secondary_background_fill_hover_dark="#2f2c27",
        button_secondary_border_color="#d9d4cb",
        button_secondary_border_color_dark="#3d3933",
        button_cancel_background_fill="#9b3a2b",
        button_cancel_background_fill_hover="#842f22",
        button_cancel_background_fill_dark="#e2998c",
        button_cancel_background_fill_hover_dark="#ecb3a9",
        button_cancel_text_color="#ffffff",
        button_cancel_text_color_dark="#2c0d08",
        slider_color="*primary_600",
        slider_color_dark="*primary_300",
        checkbox_background_color_selected="*primary_600",
        checkbox_background_color_selected_dark="*primary_500",
    )
    return theme


def page_css() -> str:
    """The layout's style sheets."""
    return _joined(_SHEETS)


def page_head() -> str:
    """The HTML to add to the document's head: the content security policy, the browser's colours and the page's scripts."""
    return render("head.html", light=LIGHT, dark=DARK, vendored=vendored.address(), scripts=Markup(_joined(_SCRIPTS)))


def page_first() -> str:
    """The HTML that the document's head begins with, before anything of Gradio's."""
    return render("first_paint.html", script=Markup(_joined(("theme.js",))))


def _joined(names: tuple[str, ...]) -> str:
    return "\n".join((_HERE / name).read_text(encoding="utf-8") for name in names)
