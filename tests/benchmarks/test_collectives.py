"""Exchanges counted in a program's text: inside of loops and outside, split into a start and a done, or of several arrays."""

from __future__ import annotations

from benchmarks.collectives import CollectiveOperation, exchanges

PROGRAM = """\
HloModule jit_decode, is_scheduled=true

%sum (a: f32[], b: f32[]) -> f32[] {
  ROOT %add = f32[] add(%a, %b)
}

%inner_body (carry: (s32[], f32[4])) -> (s32[], f32[4]) {
  %moved = f32[4]{0} collective-permute(%x), channel_id=3, source_target_pairs={{0,1}}
}

%body.1 (carry: (s32[], f32[4,8])) -> (s32[], f32[4,8]) {
  %all-reduce.5 = f32[4,8]{1,0} all-reduce(%dot), channel_id=1, to_apply=%sum
  %started = (bf16[4]{0}, bf16[2,4]{1,0}) all-gather-start(%y), channel_id=2, dimensions={0}
  %ended = bf16[2,4]{1,0} all-gather-done(%started)
  %loop = (s32[], f32[4]{0}) while(%init), condition=%condition.2, body=%inner_body
}

%condition.2 (carry: (s32[], f32[4])) -> pred[] {
  ROOT %less = pred[] compare(%i, %n), direction=LT
}

%taken (p: f32[8]) -> pred[8] {
  ROOT %all = pred[8]{0} all-gather(%part), channel_id=4, dimensions={0}
}

ENTRY %main.9_spmd (param: f32[4,8]) -> (f32[4,8], pred[8]) {
  %while.1 = (s32[], f32[4,8]{1,0}) while(%tuple), condition=%condition.2, body=%body.1
  %chosen = pred[8]{0} conditional(%p, %a, %b), branch_computations={%taken, %taken}
}
"""


def test_kinds_bytes_and_loops() -> None:
    assert sorted(exchanges(PROGRAM), key=lambda found: (found.loops, found.kind)) == [
        CollectiveOperation("all-gather", 8, 0),
        CollectiveOperation("all-gather", 8, 0),
        CollectiveOperation("all-gather", 16, 1),
        CollectiveOperation("all-reduce", 128, 1),
        CollectiveOperation("collective-permute", 16, 2),
    ]


def test_a_program_of_one_device() -> None:
    assert exchanges("ENTRY %main (x: f32[]) -> f32[] {\n  ROOT %y = f32[] add(%x, %x)\n}\n") == []
