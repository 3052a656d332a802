"""Programs made once and called often: those that come back from disk without being traced, also before anybody asks for them,
and those that cannot be made."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from transformers.modeling_outputs import Seq2SeqQuestionAnsweringModelOutput as UNMET

from hfjax_demo.bridge import pytrees
from hfjax_demo.bridge.kernels.machine_code import CustomCall
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.bridge.programs import compiler as compiler_module
from hfjax_demo.bridge.programs import restoring
from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler, Ynnpack
from hfjax_demo.bridge.programs.executable_size import strip_executable
from hfjax_demo.bridge.programs.restoring import (
    FIRST_PROGRAMS,
    MAX_FIRST_PROGRAMS,
    ProgramPrefetcher,
    first_programs,
    restore,
)
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.sharding import replicated
from tests.mesh_child import virtual_devices
from tests.meshes import one_device

LONG = 600.0


class Counted:
    """A function that knows how often it was traced."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.traced = 0
        self._function = function

    def __call__(self, *arguments: Any) -> Any:
        self.traced += 1
        return self._function(*arguments)


def add(state: dict[str, jax.Array], x: jax.Array) -> Any:
    return {"sum": state["sum"] + x}, (x * 2, None, pytrees.Static("a word"))


def described(size: int, dtype: Any = jnp.float32, **options: Any) -> Any:
    x = jax.ShapeDtypeStruct((size,), dtype, **options)
    return {"sum": x}, x


STATE, X = described(3)


@pytest.fixture
def store(tmp_path: Path, stored_programs: None) -> ProgramStore:
    return ProgramStore(tmp_path / "programs", {})


def check(program: Any) -> None:
    state = {"sum": jnp.arange(3.0)}
    new, (twice, none, word) = program(state, jnp.ones(3))
    np.testing.assert_array_equal(new["sum"], [1, 2, 3])
    np.testing.assert_array_equal(twice, [2, 2, 2])
    assert none is None and word == "a word"
    assert state["sum"].is_deleted()


def traced(store: ProgramStore, **options: Any) -> int:
    """How often the function is traced by a process with this store; the program does what it should."""
    function = Counted(add)
    check(Compiler(store=store, **options).compile("adding (3)", function, STATE, X, donate_argnums=(0,), key="add"))
    return function.traced


def test_a_stored_program_is_not_traced_and_does_the_same(store: ProgramStore) -> None:
    begun: list[str] = []
    made: list[CompilationReport] = []
    assert [traced(store, on_begin=begun.append, on_end=made.append) for _ in range(3)] == [1, 0, 0]
    assert begun == [report.name for report in made] == ["adding (3)"] * 3
    assert [report.stored for report in made] == [False, True, True] and all(report.seconds > 0 for report in made)


def test_it_compiles_no_kernel_that_it_does_not_call(store: ProgramStore, monkeypatch: pytest.MonkeyPatch) -> None:
    traced(store)
    compiled: list[str] = []
    monkeypatch.setattr(CustomCall, "register", lambda call: compiled.append(call.target))
    traced(store)
    assert not compiled


def test_what_differs_is_another_program(store: ProgramStore) -> None:
    function = Counted(add)
    compiler = Compiler(store=store)
    for number, (arguments, options) in enumerate(
        (
            ((STATE, X), {"key": "add"}),
            ((STATE, X), {"key": "add", "donate_argnums": (0,)}),
            ((STATE, X), {"key": "add otherwise"}),
            ((STATE, X), {"key": "add", "ynnpack": Ynnpack.NOTHING}),
            (described(4), {"key": "add"}),
            (described(3, jnp.bfloat16), {"key": "add"}),
        ),
        start=1,
    ):
        for _ in range(2):
            compiler.compile("adding", function, *arguments, **options)
        assert function.traced == number
    assert compiler.programs == 12 and compiler.seconds > 0


def test_on_a_mesh_of_the_first_device_it_is_the_same_program(store: ProgramStore) -> None:
    on_mesh = described(3, sharding=replicated(one_device()))
    function = Counted(add)
    for arguments in (on_mesh, (STATE, X)):
        program = Compiler(store=store).compile("adding", function, *arguments, donate_argnums=(0,), key="add")
        check(program)
        state, x = jax.device_put(({"sum": jnp.ones(3)}, jnp.ones(3)), replicated(one_device()))
        np.testing.assert_array_equal(program(state, x)[0]["sum"], [2, 2, 2])
    assert function.traced == 1


# Two devices exist only in a process that asked for them before it used the first.
ON_DEVICES = """
import sys
from pathlib import Path
import jax, jax.numpy as jnp
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.sharding import make_mesh, replicated

for devices in (jax.devices()[:1], jax.devices()[1:], jax.devices()):
    x, made = jax.device_put(jnp.ones(4), replicated(make_mesh(devices))), []
    for _ in range(2):
        compiler = Compiler(store=ProgramStore(Path(sys.argv[1]), {}), on_end=made.append)
        (y,) = compiler.compile("adding", lambda x: (x + 1,), x, key="add")(x)
        assert y.sharding.device_set == set(devices) and y.tolist() == [2, 2, 2, 2]
    print(*(program.stored for program in made))
"""


def run(code: str, folder: Path, **options: Any) -> list[str]:
    """The words that a process prints."""
    command = [sys.executable, "-c", code, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=True, **options).stdout.split()


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_a_program_for_other_devices_is_made_for_those_and_not_stored(tmp_path: Path) -> None:
    assert run(ON_DEVICES, tmp_path, env=virtual_devices(2)) == ["False", "True", *["False"] * 4]


def test_what_cannot_be_named_or_written_is_made_each_time(store: ProgramStore) -> None:
    unnamed = Counted(lambda x: x + 1)
    unwritable = Counted(lambda x: (x, pytrees.Static(lambda: None)))
    for function, key in ((unnamed, None), (unnamed, repr(object())), (unwritable, "what cannot be written down")):
        function.traced = 0
        for _ in range(2):
            Compiler(store=store).compile("it", function, X, key=key)
        assert function.traced == 2


def test_whatever_is_wrong_with_a_stored_program_it_is_made_anew_and_replaced(store: ProgramStore) -> None:
    assert traced(store) == 1
    (key,) = first_programs(store)
    whole = store.load(key)
    assert whole is not None
    code, results = whole.parts
    for parts in ((), (code,), (b"", results), (b"no program", results), (code, b""), (code, b"no structure")):
        store.save(key, whole.note, *parts)
        assert [traced(store), traced(store)] == [1, 0]


def test_a_listener_can_stop_it_between_two_programs() -> None:
    def stop(what: str) -> None:
        raise InterruptedError(what)

    function, compiler = Counted(add), Compiler(on_begin=stop)
    with pytest.raises(InterruptedError, match="adding"):
        compiler.compile("adding", function, STATE, X)
    assert (function.traced, compiler.programs, compiler.seconds) == (0, 0, 0.0)


OTHER_PROCESS = f"""
import sys
import jax, jax.numpy as jnp
from pathlib import Path
from transformers.modeling_outputs import {UNMET.__name__}
from hfjax_demo.bridge import pytrees
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.store import ProgramStore

def answer(x):
    return pytrees.register({UNMET.__name__}(start_logits=x + 1, end_logits=(x, x * 2)))

store = ProgramStore(Path(sys.argv[1]), {{}})
Compiler(store=store).compile("it", answer, jax.ShapeDtypeStruct((3,), jnp.float32), key="it")
"""


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_an_output_class_that_no_pass_has_returned_yet(store: ProgramStore, tmp_path: Path) -> None:
    """Another process wrote down a class that this one has imported and never met."""
    run(OTHER_PROCESS, tmp_path / "programs")
    function = Counted(add)
    made = Compiler(store=store).compile("it", function, X, key="it")(jnp.ones(3))
    assert function.traced == 0 and type(made) is UNMET and made.loss is None
    np.testing.assert_array_equal(made.start_logits, [2, 2, 2])
    np.testing.assert_array_equal(made["end_logits"][1], [2, 2, 2])


def add_number(compiler: Compiler, number: int) -> None:
    """Make the program that adds it, and run it."""
    program = compiler.compile(f"adding {number}", lambda x: x + number, X, key=str(number))
    np.testing.assert_array_equal(program(jnp.zeros(3)), np.full(3, number))


def make(store: ProgramStore, *numbers: int, prefetch: ProgramPrefetcher | None = None) -> list[bool]:
    """Make the programs that add these numbers; return which of them were stored."""
    made: list[CompilationReport] = []
    compiler = Compiler(store=store, prefetch=prefetch, on_end=made.append)
    for number in numbers:
        add_number(compiler, number)
    return [report.stored for report in made]


def test_many_threads_compile_with_one_compiler(store: ProgramStore) -> None:
    """Half of the programs are everybody's, half are a thread's own; only the first are remembered."""
    threads = 8
    together = threading.Barrier(threads)

    def work(thread: int, compiler: Compiler) -> None:
        together.wait(60)
        for number in (100 * thread, 1, 100 * thread + 2, 3):
            add_number(compiler, number)

    for _ in range(2):
        told: list[CompilationReport] = []
        compiler = Compiler(store=store, on_end=told.append)
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, range(threads), [compiler] * threads))
        assert compiler.programs == 4 * threads == len(told)
        assert len(first_programs(store)) == MAX_FIRST_PROGRAMS


def needed_first(store: ProgramStore) -> list[str]:
    return [key["what"] for key in first_programs(store)]


def test_what_was_needed_first_is_there_before(store: ProgramStore, monkeypatch: pytest.MonkeyPatch) -> None:
    make(store, 1, 2, 3)
    assert needed_first(store) == ["adding 1", "adding 2", "adding 3"]
    restored: list[str] = []
    all_three = threading.Event()

    def counted(store: ProgramStore, key: dict[str, Any]) -> Any:
        found = restore(store, key)
        restored.append(key["what"])
        if len(restored) == 3:
            all_three.set()
        return found

    for module in (restoring, compiler_module):
        monkeypatch.setattr(module, "restore", counted)
    prefetch = ProgramPrefetcher(store)
    assert all_three.wait(LONG)
    assert all(make(store, 2, 1, 3, 3, prefetch=prefetch))  # in any order; the second time it is no longer kept
    assert restored == ["adding 1", "adding 2", "adding 3", "adding 3"]
    assert needed_first(store) == ["adding 2", "adding 1", "adding 3", "adding 3"]


def test_what_is_compiled_for_another_process_is_not_what_this_one_needs_first(store: ProgramStore) -> None:
    make(store, 1, 2)
    add_number(Compiler(store=store, lists_first=False), 3)
    assert needed_first(store) == ["adding 1", "adding 2"]
    assert make(store, 3) == [True]


def test_whoever_asks_waits_for_the_one_in_hand(store: ProgramStore, monkeypatch: pytest.MonkeyPatch) -> None:
    make(store, 1, 2)
    begun, go_on = threading.Event(), threading.Event()

    def held_up(store: ProgramStore, key: dict[str, Any]) -> Any:
        begun.set()
        assert go_on.wait(LONG)
        return restore(store, key)

    monkeypatch.setattr(restoring, "restore", held_up)
    prefetch = ProgramPrefetcher(store)
    assert begun.wait(LONG)
    one, two = first_programs(store)
    assert prefetch.take(two) is None
    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(prefetch.take, one)
        assert not found.done()
        go_on.set()
        assert found.result(LONG) is not None
    prefetch.close()
    assert prefetch.take(one) is None


@pytest.mark.parametrize(
    "spoil", [lambda store, key: store.discard(key), lambda store, key: store.save(key, None, b"torn")]
)
def test_a_program_that_has_gone_is_made_anew(store: ProgramStore, spoil: Callable[..., None]) -> None:
    make(store, 1)
    spoil(store, *first_programs(store))
    prefetch = ProgramPrefetcher(store)
    assert make(store, 1, prefetch=prefetch) == [False]
    prefetch.close()


@pytest.mark.parametrize("note", [None, "words", {"a": 1}, ["words", 3], [{"what": 1}]])
def test_a_list_of_first_programs_that_makes_no_sense_is_none(store: ProgramStore, note: Any) -> None:
    store.save(FIRST_PROGRAMS, note)
    prefetch = ProgramPrefetcher(store)
    make(store, 1, prefetch=prefetch)
    prefetch.close()
    assert needed_first(store) == ["adding 1"]


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_neither_this_nor_the_manager_nor_the_page_imports_what_takes_long(tmp_path: Path) -> None:
    code = """
import sys
import hfjax_demo.bridge.programs.restoring, hfjax_demo.runtime.manager, hfjax_demo.ui.layout
print(*[name for name in ("torch", "transformers", "diffusers", "torchax") if name in sys.modules])
"""
    assert run(code, tmp_path) == []


def test_an_executable_without_the_code_of_its_fusions_computes_the_same(store: ProgramStore) -> None:
    """Fusions, a loop, a sort and constants: what is stored is much smaller than what XLA wrote."""

    def compute(x: jax.Array) -> Any:
        table = jnp.asarray(np.arange(64.0, dtype=np.float32))
        x = jax.lax.fori_loop(0, 5, lambda step, y: jnp.tanh(y @ y.T) * table[step] + jnp.sort(y, axis=1), x)
        return jnp.cumsum(jax.nn.softmax(x) + table, axis=0), x.argmax(), table

    given = jax.ShapeDtypeStruct((64, 64), jnp.float32)
    x = jnp.asarray(np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32))
    compiled = jax.jit(compute).lower(x).compile(compiler_options=compiler_module.compiler_options(Platform.CPU))
    code = compiled.runtime_executable().client.serialize_executable(compiled.runtime_executable())
    small = strip_executable(code)
    assert len(small) < 0.9 * len(code)

    made = [Compiler(store=store).compile("it", compute, given, key="it")(x) for _ in range(2)]
    for result in made:
        for found, expected in zip(result, compiled(x), strict=True):
            np.testing.assert_array_equal(found, expected)
