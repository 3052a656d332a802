"""The command line: serve, models, fetch, convert, generate, image, lab, settings, space.

    python -m hfjax_demo generate smollm2-135m-instruct --prompt "What is the capital of France?"
    python -m hfjax_demo generate gemma-3-270m --prompt "Once upon a time" --temperature 0 --json
    python -m hfjax_demo image emoji-diffusion --prompt "a red apple" --seed 1 -o apple.png

Answers go to stdout, everything else to stderr. An error is one line on stderr; the exit status is 2 for user errors, 1
otherwise.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

# typer contains a copy of click and exports no common base class of usage errors; its version is pinned.
from typer._click.exceptions import ClickException, NoArgsIsHelpError

from ..environment import choose_platform, describe_unknown_variables
from ..errors import HfjaxError
from ..settings import Settings

# Each of these modules registers its commands with ``app``.
from . import generate, image, lab, models, serve, settings, space  # noqa: F401
from .common import app


def main(arguments: Sequence[str] | None = None, commands: typer.Typer = app) -> int:
    """Run the command line; return the exit status.

    Args:
        arguments: default: those of the process.
        commands: the commands to choose from: the program's, or those of the benchmarks.
    """
    choose_platform(os.environ)
    for sentence in describe_unknown_variables(Settings.variable_fields(), os.environ):
        print(f"hfjax_demo: {sentence}", file=sys.stderr)
    try:
        result = commands(args=list(sys.argv[1:] if arguments is None else arguments), standalone_mode=False)
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


def _complain(message: str, status: int) -> int:
    print("hfjax_demo: " + " ".join(message.split()), file=sys.stderr)
    return status
