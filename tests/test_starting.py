"""What a start imports: a command only what it needs, and the page nothing that only some requests need."""

from __future__ import annotations

import gc
import subprocess
import sys

import gradio as gr
import huggingface_hub.utils as hub_client
import pytest
from gradio.routes import App
from huggingface_hub.errors import HFValidationError
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import Mount

from hfjax_demo.api.app import PATHS
from hfjax_demo.api.endpoints import ENDPOINTS
from hfjax_demo.catalog import is_hub_id
from hfjax_demo.cli import COMMANDS, load_commands
from hfjax_demo.importing import paused_collection
from hfjax_demo.ui.page import Page

LIBRARIES = ("gradio", "huggingface_hub", "jax", "llvmlite", "pandas", "torch", "transformers", "yaml")

COMMAND = """
import sys
from hfjax_demo.cli import main
status = main(sys.argv[2:])
print(status, *(name for name in sys.argv[1].split(",") if name in sys.modules), file=sys.stderr)
"""

PAGE = """
import sys
from hfjax_demo.ui.gradio_import import import_gradio
import_gradio(mcp=sys.argv[1] == "mcp")
import hfjax_demo.api.app, hfjax_demo.api.telemetry, hfjax_demo.runtime.manager, hfjax_demo.ui.layout
parts = ("pandas", "mcp", "torch", "transformers", "hfjax_demo.api.schemas", "hfjax_demo.runtime.remotes")
print(*(name for name in parts if name in sys.modules))
import gradio.caching, gradio.component_meta, inspect
assert gradio.component_meta.create_or_modify_pyi(gradio.Textbox, "Textbox", []) is None
assert "{{ component }}" in gradio.Textbox.submit.__doc__, "nobody reads it"
assert "import pandas" in inspect.getsource(gradio.caching), "as a traceback shows it"
assert gradio.caching.pd.DataFrame is sys.modules["pandas"].DataFrame
import mcp
"""


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a process with this code."""
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)


@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize(
    ("arguments", "status", "libraries"),
    [
        (["models"], 0, {"huggingface_hub", "yaml"}),  # whether a model of the hub has been downloaded
        (["settings"], 0, set()),
        (["generate", "--help"], 0, set()),
        (["generate", "smollm2-135m-instruct"], 2, set()),
        (["--help"], 0, set()),
    ],
)
def test_a_command_imports_what_it_needs(arguments: list[str], status: int, libraries: set[str]) -> None:
    command, modules = arguments[0], {f"hfjax_demo.cli.{module}" for module in COMMANDS.values()}
    own = modules & {f"hfjax_demo.cli.{command}", "hfjax_demo.cli.serve" if command == "settings" else ""}
    found, *imported = run(COMMAND, ",".join((*LIBRARIES, *modules)), *arguments).stderr.splitlines()[-1].split()
    assert int(found) == status
    assert set(imported) == libraries | (modules if command == "--help" else own)


@pytest.mark.usefixtures("processes")
def test_the_package_imports_nothing_and_its_calls_no_jax() -> None:
    shown = "print([name for name in sys.modules if name in {'jax', 'numpy', 'pydantic', 'torch'} or 'hfjax_demo.' in name])"
    before, after = run(f"import sys, hfjax_demo; {shown}; hfjax_demo.load; {shown}").stdout.splitlines()
    assert before == "[]"
    assert "hfjax_demo.library.model" in after and "jax" not in after.replace("hfjax", "") and "torch" not in after


def test_each_command_is_registered_by_its_module() -> None:
    app = load_commands()
    found = {
        command.name or command.callback.__name__: command.callback
        for command in app.registered_commands
        if command.callback
    }
    assert {name: f"hfjax_demo.cli.{module}" for name, module in COMMANDS.items()} == {
        name: callback.__module__ for name, callback in found.items()
    }


@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize("served", ["", "mcp"])
def test_the_page_imports_nothing_that_only_some_requests_need(served: str) -> None:
    assert run(PAGE, served).stdout.strip() == served


def test_a_page_has_no_routes_before_it_is_served() -> None:
    with Page() as page:
        gr.Textbox()
    assert len(page.app.routes) == len(App().routes)
    assert vars(gr.blocks)["App"] is App
    app = Starlette()
    gr.mount_gradio_app(app, page, path="/")
    (mounted,) = app.routes
    assert isinstance(mounted, Mount) and len(mounted.routes) > 2 * len(page.app.routes)


def test_the_paths_of_the_api_are_those_of_its_endpoints() -> None:
    assert list(ENDPOINTS) == list(PATHS)


def test_collection_is_paused_once_and_what_exists_then_is_left_alone() -> None:
    assert gc.isenabled()
    made: list[list[int]] = [[] for _ in range(10_000)]  # other threads free and make a few at any time
    frozen = gc.get_freeze_count() + len(made) // 2
    try:
        with pytest.raises(ZeroDivisionError), paused_collection(freeze=False):
            with paused_collection():
                assert not gc.isenabled()
            assert not gc.isenabled() and gc.get_freeze_count() < frozen, "the outer block decides"
            raise ZeroDivisionError
        assert gc.isenabled() and gc.get_freeze_count() < frozen
        with paused_collection():
            pass
        assert gc.isenabled() and gc.get_freeze_count() > frozen
    finally:
        gc.unfreeze()


@given(st.from_regex(r"[\w.-]{0,4}/?[\w.-]{0,4}(\.git)?/?", fullmatch=True))
@example("a" * 96 + "/" + "b" * 96)
@example("a/" + "b" * 97)
@example("org/name.git")
@example("org/-name")
@example("org/a--b")
@example("org/caf\u00e9")
@example("org/name\n")
def test_an_id_of_the_hub_is_what_its_client_accepts(name: str) -> None:
    try:
        hub_client.validate_repo_id(name)  # type: ignore[attr-defined]
    except HFValidationError:
        accepted = False
    else:
        accepted = "/" in name
    assert is_hub_id(name) == accepted
