"""The command line: serve, models, fetch, generate, bench.

    python -m hfjax_demo generate smollm2-135m-instruct --prompt "What is the capital of France?"
    python -m hfjax_demo generate gemma-3-270m --prompt "Once upon a time" --temperature 0 --json

Answers go to stdout, everything else to stderr. An error is one line on stderr; the exit status is 2 for what the person
can mend, 1 otherwise.
"""

from __future__ import annotations

import dataclasses
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

# typer brings its own copy of click and exports no common base of usage errors; the version is pinned.
from typer._click.exceptions import ClickException, NoArgsIsHelpError

from . import catalog, sources
from .errors import HfjaxError, InvalidRequest, UserError
from .events import Failed, Finished, FinishReason, LoadProgress, TextDelta, TextStatistics, Trimmed
from .settings import SamplingSettings, Settings
from .terminal import StatusLine, table
from .text.request import Message, TextRequest

app = typer.Typer(
    name="hfjax_demo",
    help="Chat with Hugging Face text models, their unmodified PyTorch code executed by JAX.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Model = Annotated[str, typer.Argument(help="A catalogue name, a hub id such as org/name, or a local folder.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
CacheDir = Annotated[Path | None, typer.Option(help="Folder for fetched models and compiled programs.")]
Dtype = Annotated[str | None, typer.Option(help="auto, float32, bfloat16 or float16.")]
ContextLength = Annotated[int | None, typer.Option(help="Tokens a conversation may have, answer included.")]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    try:
        result = app(args=list(sys.argv[1:] if arguments is None else arguments), standalone_mode=False)
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
        # Whoever read the output has left; nothing more can be said there, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _complain(message: str, status: int) -> int:
    print("hfjax_demo: " + " ".join(message.split()), file=sys.stderr)
    return status


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    default_model: Annotated[str | None, typer.Option(help="The model chosen when the page opens.")] = None,
    slots: Annotated[int | None, typer.Option(help="Conversations that decode together.")] = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    max_loaded_models: Annotated[int | None, typer.Option(help="Models kept in memory at a time.")] = None,
    allow_custom_models: Annotated[
        bool | None, typer.Option("--allow-custom-models", help="Let visitors type hub ids and local folders.")
    ] = None,
    cache_dir: CacheDir = None,
) -> None:
    """Serve the page."""
    settings = Settings.from_environment(
        os.environ,
        host=host,
        port=port,
        default_model=default_model,
        slots=slots,
        context_length=context_length,
        dtype=dtype,
        max_loaded_models=max_loaded_models,
        allow_custom_models=allow_custom_models,
        cache_dir=cache_dir,
    )
    from .runtime.manager import ModelManager  # imports torch and JAX, which `models` can do without
    from .ui.layout import build_demo, launch

    manager = ModelManager(settings)
    try:
        launch(build_demo(manager, settings), settings)
    finally:
        manager.close()


@app.command()
def models(as_json: Json = False, cache_dir: CacheDir = None) -> None:
    """List the models known by name."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir)
    rows = [
        {
            "name": spec.name,
            "kind": spec.kind.value,
            "family": spec.family,
            "parameters": spec.parameters,
            "download_bytes": spec.download_bytes,
            "license": spec.license,
            "gated": spec.gated,
            "chat": spec.chat,
            "fetched": sources.is_present(spec, settings.cache_dir),
            "summary": spec.summary,
        }
        for spec in catalog.entries()
    ]
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    print(
        table(
            ["model", "parameters", "download", "fetched", "summary"],
            [
                [
                    str(row["name"]),
                    _count(row["parameters"]),
                    _count(row["download_bytes"]) + "B" if row["download_bytes"] else "",
                    "yes" if row["fetched"] else "",
                    f"{row['summary']}{' (gated)' if row['gated'] else ''}",
                ]
                for row in rows
            ],
        )
    )


def _count(number: Any) -> str:
    if not number:
        return ""
    unit, size = next(((unit, size) for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)) if number >= size), ("", 1))
    digits = 0 if number >= 100 * size else 1
    return f"{number / size:.{digits}f} {unit}"


@app.command()
def fetch(model: Model, cache_dir: CacheDir = None) -> None:
    """Fetch a model's files now, so that its first use does not have to."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir)
    spec = catalog.find(model)
    with StatusLine(sys.stderr) as status:
        folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    print(folder)


@app.command()
def generate(
    model: Model,
    prompt: Annotated[
        str | None, typer.Option(help="A message, or raw text for a model without a chat template.")
    ] = None,
    messages: Annotated[Path | None, typer.Option(help='A JSON file: a list of {"role", "content"}.')] = None,
    prompt_ids: Annotated[str | None, typer.Option(help="Token ids, such as 1,2,3.")] = None,
    max_new_tokens: Annotated[int | None, typer.Option(help="The longest answer, in tokens.")] = None,
    temperature: Annotated[float | None, typer.Option(help="0 is greedy.")] = None,
    top_k: Annotated[int | None, typer.Option(help="Draw from the k likeliest tokens; 0 is off.")] = None,
    top_p: Annotated[
        float | None, typer.Option(help="Draw from the likeliest tokens that reach this probability.")
    ] = None,
    min_p: Annotated[
        float | None, typer.Option(help="Leave out tokens this much less likely than the likeliest.")
    ] = None,
    repetition_penalty: Annotated[float | None, typer.Option(help="Above 1 discourages tokens already used.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same answer; 0 is a seed.")] = None,
    stop: Annotated[list[str] | None, typer.Option(help="End the answer before this text; may be repeated.")] = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> None:
    """Answer one prompt."""
    settings = Settings.from_environment(
        os.environ, context_length=context_length, dtype=dtype, cache_dir=cache_dir, slots=1, compile_ahead=False
    )
    request = TextRequest(
        model=model,
        messages=_messages(prompt, messages),
        prompt_ids=_token_ids(prompt_ids),
        sampling=_sampling(
            catalog.find(model),
            max_new_tokens=max_new_tokens,
            temperature=temperature,
            top_k=top_k,
            top_p=top_p,
            min_p=min_p,
            repetition_penalty=repetition_penalty,
            seed=seed,
            stop=tuple(stop) if stop else None,
        ),
    )
    answer = _answer(request, settings, echo=not as_json)
    if as_json:
        print(json.dumps(answer))


def _sampling(spec: catalog.ModelSpec, **given: Any) -> SamplingSettings:
    """The program's defaults, the model authors' recommendations over them, and what was asked for over both."""
    return SamplingSettings(**{**spec.sampling, **{name: value for name, value in given.items() if value is not None}})


def _messages(prompt: str | None, file: Path | None) -> list[Message] | None:
    if prompt is not None and file is not None:
        raise InvalidRequest("Give exactly one of --prompt, --messages and --prompt-ids.")
    if prompt is not None:
        return [{"role": "user", "content": prompt}] if prompt else []
    if file is None:
        return None
    try:
        loaded = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidRequest(f"{file} cannot be read ({error.strerror}); name a JSON file of messages.") from error
    except ValueError as error:
        raise InvalidRequest(f"{file} is not JSON ({error}); it should hold a list of messages.") from error
    if isinstance(loaded, dict):
        loaded = loaded.get("messages")
    if not isinstance(loaded, list):
        raise InvalidRequest(f'{file} should hold a list of messages such as [{{"role": "user", "content": "Hello"}}].')
    return loaded


def _token_ids(text: str | None) -> list[int] | None:
    if text is None:
        return None
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError:
        raise InvalidRequest(f"--prompt-ids is {text!r}; give whole numbers such as 1,2,3.") from None


def _answer(request: TextRequest, settings: Settings, *, echo: bool) -> dict[str, Any]:
    """Run a request to its end; Ctrl-C ends it early, and what had come is kept."""
    from .runtime.manager import ModelManager  # imports torch and JAX, which `models` can do without

    text: list[str] = []
    token_ids: list[int] = []
    finished: Finished | None = None
    manager = ModelManager(settings)
    try:
        with manager.generate(request) as stream, StatusLine(sys.stderr) as status:
            for event in _until_interrupted(stream):
                match event:
                    case LoadProgress():
                        status.show(event.message, event.fraction)
                    case Trimmed():
                        status.note(f"The {event.dropped_messages} oldest messages were left out to fit the context.")
                    case TextDelta():
                        status.clear()
                        text.append(event.text)
                        token_ids += event.token_ids
                        if echo:
                            print(event.text, end="", flush=True)
                    case Failed():
                        raise event.error
                    case Finished():
                        finished = event
    finally:
        manager.close()
    assert finished is not None
    if echo:
        print(flush=True)
        print(_summary(finished.reason, finished.statistics), file=sys.stderr)
    statistics = dataclasses.asdict(finished.statistics)
    return {
        "text": "".join(text),
        "token_ids": token_ids,
        "prompt_tokens": statistics.pop("prompt_tokens"),
        "completion_tokens": statistics.pop("completion_tokens"),
        "finish_reason": finished.reason.value,
        **statistics,
    }


def _until_interrupted(stream: Any) -> Iterator[Any]:
    events = iter(stream)
    while True:
        try:
            event = next(events)
        except StopIteration:
            return
        except KeyboardInterrupt:
            stream.cancel()
            events = iter(stream)  # the interrupted iterator is spent; the queue goes on to Finished
            continue
        yield event


def _summary(reason: FinishReason, statistics: TextStatistics) -> str:
    return (
        f"[{reason.value}] {statistics.prompt_tokens} + {statistics.completion_tokens} tokens, "
        f"first after {statistics.ttft_s:.2f} s, prefill {statistics.prefill_tokens_per_s:.0f} tokens/s, "
        f"decode {statistics.decode_tokens_per_s:.1f} tokens/s on {statistics.device}, seed {statistics.seed}"
    )


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="text")],
    model: Model,
    repeats: Annotated[int, typer.Option(help="Runs of each row; medians are reported.")] = 5,
    new_tokens: Annotated[int, typer.Option(help="Tokens each conversation generates.")] = 96,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> None:
    """Measure this program beside its alternatives, in one run."""
    if what != "text":
        raise UserError(f"There is no benchmark called {what!r}; choose text.")
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir, compile_ahead=False)
    from .bench.text import run  # imports torch and JAX, which `models` can do without

    spec = catalog.find(model)
    with StatusLine(sys.stderr) as status:
        folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
        report = run(folder, spec.name, settings, repeats=repeats, new_tokens=new_tokens, on_progress=status.show)
    if not as_json:
        print(report.table())
    print(json.dumps(report.as_json()))
