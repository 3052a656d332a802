"""The command line: serve, models, fetch, convert, generate, image, lab, settings, space.

    python -m hfjax_demo generate smollm2-135m-instruct --prompt "What is the capital of France?"
    python -m hfjax_demo generate gemma-3-270m --prompt "Once upon a time" --temperature 0 --json
    python -m hfjax_demo image emoji-diffusion --prompt "a red apple" --seed 1 -o apple.png

Answers go to stdout, everything else to stderr. An error is one line on stderr; the exit status is 2 for user errors, 1
otherwise.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from ..environment import choose_platform, describe_unknown_variables
from ..errors import HfjaxError
from ..importing import paused_collection

if TYPE_CHECKING:
    import typer

_MODULES = ("serve", "models", "generate", "image", "lab", "settings", "space")
COMMANDS = MappingProxyType({name: name for name in _MODULES} | {"fetch": "models", "convert": "models"})
"""Each command, and the module that registers it."""


def main(arguments: Sequence[str] | None = None, commands: typer.Typer | None = None) -> int:
    """Run the command line; return the exit status.

    Args:
        arguments: default: those of the process.
        commands: default: the program's; the benchmarks have their own.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    choose_platform(os.environ)
    with paused_collection(freeze=False):
        import typer

        # typer contains a copy of click and exports no common base class of usage errors; its version is pinned.
        from typer._click.exceptions import ClickException, NoArgsIsHelpError

        from ..settings import Settings

        commands = commands or load_commands(*arguments[:1])
    for sentence in describe_unknown_variables(Settings.variable_fields(), os.environ):
        print(f"hfjax_demo: {sentence}", file=sys.stderr)
    try:
        result = commands(args=arguments, standalone_mode=False)
        return int(result or 0)
    except NoArgsIsHelpError as error:
        print(error.format_message(), file=sys.stderr)
        return 2
    except ClickException as error:
        return _complain(error.format_message(), 2)
    except HfjaxError as error:
        return _complain(str(error), error.exit_status)
    except (KeyboardInterrupt, typer.Abort):
        return _complain("Interrupted.", 130)
    except BrokenPipeError:
        # The reader of stdout has closed it. Python flushes stdout at exit, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def load_commands(name: str = "") -> typer.Typer:
    """Import the module of a command, or of all commands if ``name`` is none of them; return what they are registered with."""
    from .common import app

    for module in [COMMANDS[name]] if name in COMMANDS else _MODULES:
        importlib.import_module(f".{module}", __name__)
    return app


def _complain(message: str, status: int) -> int:
    print("hfjax_demo: " + " ".join(message.split()), file=sys.stderr)
    return status
