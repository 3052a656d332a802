"""A tiny model that thinks, on the real page: what stopped within its thoughts goes on with the tokens that would have come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests import tiny_models
from tests.api.serving import Serving
from tests.browser.acts import box, button, is_idle, start, status, unfold
from tests.sources.fetching import wait_until

# As DeepSeek R1's distilled models: the template begins the thoughts, which this model never ends.
TEMPLATE = (
    "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'].split('</think>')[-1] }}\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|><think>\n{% endif %}"
)
WITHIN = "Stopped at the token limit before the answer began"


def saved(page: Page, conversation: int = 0) -> Any:
    """The last turn of a saved conversation."""
    return page.evaluate(
        "(place) => window.hfjax.chats.get(window.hfjax.chats.list()[place].id).then(({turns}) => turns.at(-1))",
        conversation,
    )


def test_thoughts_go_on(context: BrowserContext, tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "thinker", "llama")
    tiny_models.with_template(folder, TEMPLATE)
    folder = tiny_models.with_stop_ids(folder, tmp_path / "endless", [tiny_models.VOCABULARY])
    catalog = tmp_path / "models.toml"
    catalog.write_text(
        f'[[model]]\nname = "tiny"\ntitle = "Tiny"\nfolder = "{folder}"\n'
        "sampling = { temperature = 0, max_new_tokens = 8 }\n"
    )
    with Serving(catalog, shared_cache, context_length=128) as server:
        manager, page = server.manager, context.new_page()
        page.goto(server.url)
        expect(box(page)).to_be_enabled()
        start(page, "the fox")
        wait_until(lambda: manager.status("tiny").decode_steps > 0)  # however long a load takes
        expect(status(page)).to_contain_text(WITHIN)
        is_idle(page)
        first = saved(page)
        assert (len(first["begun"]), first["content"]) == (8, "")
        button(page, "Continue").click()
        wait_until(lambda: len(saved(page).get("begun", ())) > 8)
        is_idle(page)
        whole = saved(page)
        button(page, "New chat").click()
        unfold(page, "Settings ▼")
        expect(page.get_by_role("radio", name="Default")).to_be_checked()  # the page knows that it thinks
        field = page.get_by_role("spinbutton", name="Max new tokens")
        field.fill("16")
        field.press("Tab")
        start(page, "the fox")
        wait_until(lambda: len(saved(page).get("begun", ())) == 16)
        is_idle(page)
        at_once = saved(page)
        assert whole["begun"] == at_once["begun"]
        assert whole["thoughts"] == at_once["thoughts"]
