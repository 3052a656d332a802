"""What is read from a trace and from a program's text."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hfjax_demo.lab import trace


def test_own_time_is_without_that_of_what_ran_inside(tmp_path: Path) -> None:
    def operation(thread: int, start: float, duration: float, name: str, module: str = "jit_step") -> dict[str, Any]:
        place = {"ph": "X", "pid": 1, "tid": thread, "ts": start, "dur": duration, "name": name}
        return {**place, "args": {"hlo_op": name, "hlo_module": module}}

    events = [
        operation(1, 0, 100, "while.1"),
        operation(1, 10, 30, "dot.2"),
        operation(1, 15, 5, "add.3"),
        operation(1, 50, 20, "dot.2"),
        operation(2, 20, 40, "dot.4"),  # at the same time on another thread
        operation(1, 80, 7, "dot.2", "jit_prefill"),  # another program's, of the same name
        {"ph": "X", "pid": 1, "tid": 1, "ts": 60, "dur": 5, "name": "waiting"},
        {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": "/host:CPU"}},
    ]
    path = tmp_path / "trace.json.gz"
    path.write_bytes(gzip.compress(json.dumps({"traceEvents": events}).encode()))
    found = trace.operations(path, "jit_step")
    assert found == {"while.1": (1, 50), "dot.2": (2, 45), "add.3": (1, 5), "dot.4": (1, 40)}
    assert trace.sum_by_kind(found, {"dot.2": "dot_general", "dot.4": "other", "add.3": "add"}) == [
        ("dot", "dot_general", 3, 85),
        ("while", "", 1, 50),
        ("add", "add", 1, 5),
    ]


def test_an_origin_that_xla_has_lost_is_found_behind_a_call_or_named_by_what_it_is() -> None:
    program = SimpleNamespace(
        as_text=lambda: (
            """HloModule jit_step, is_scheduled=true, entry_computation_layout={(f32[1,8]{1,0})->f32[4]{0}}

%fused.1 (param_0: f32[8]) -> (f32[8], s32[]) {
  %param_0 = f32[8]{0} parameter(0)
  %multiply.2 = f32[8]{0} multiply(%param_0, %param_0), metadata={op_name="jit(step)/silu/mul" stack_frame_id=1}
  ROOT %tanh.3 = (f32[8]{0}, s32[]) tanh(%multiply.2), metadata={op_name="jit(step)/aten::tanh/tanh" stack_frame_id=2}
}

%relaid (param_1: f32[8,4]) -> f32[4,8] {
  %param_1 = f32[8,4]{1,0} parameter(0)
  ROOT %copy.4 = f32[4,8]{1,0:T(8,128)} copy(%param_1)
}

ENTRY %main (x.1: f32[1,8]) -> f32[4] {
  %x.1 = f32[1,8]{1,0} parameter(0), metadata={op_name="x"}
  %dot.5 = f32[1,4]{1,0} dot(%x.1, %x.1), lhs_contracting_dims={1}, rhs_contracting_dims={1}
  %convolution.6 = f32[1,4]{1,0} convolution(%x.1, %x.1), window={size=3}
  %wrapped.7 = (f32[8]{0}, s32[]) fusion(%dot.5), kind=kLoop, calls=%fused.1, metadata={stack_frame_id=3}
  %transpose_copy_fusion.8 = f32[4,8]{1,0} fusion(%x.1), kind=kLoop, calls=%relaid
  ROOT %add_fusion.9 = f32[4]{0} fusion(%dot.5), kind=kLoop, calls=%relaid, metadata={op_name="jit(step)/linear/add"}
}
"""
        )
    )
    found = trace.jax_operation_names(program)
    assert {name: found[name] for name in ("dot.5", "convolution.6", "wrapped.7", "transpose_copy_fusion.8")} == {
        "dot.5": "dot_general",
        "convolution.6": "conv_general_dilated",
        "wrapped.7": "tanh",
        "transpose_copy_fusion.8": "copy",
    }
    assert found["add_fusion.9"] == "add" and found["multiply.2"] == "mul"
