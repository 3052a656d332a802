"""The tiers of tests, by what a test uses. ``make check`` runs the quick tests only, ``make test`` also the slow ones without the
marker ``release``, and ``make test-release`` the others.

A test is slow if it uses the fixture ``engines`` (it loads a model and compiles its programs), ``processes`` (it starts processes
of this program) or ``browser``, itself or by another fixture, or if it needs a real model. A quick test cannot start a Python
process or create an engine: see :func:`only_quick_things`.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

BROWSER = "tests/browser/"
PROCESS = (
    "tests/api/test_docs.py",
    "tests/test_accelerator_list.py",
    "tests/ui/test_documents.py",
    "tests/benchmarks/test_compile_for.py",
    "tests/benchmarks/test_serve.py",
    "tests/benchmarks/test_text.py",
    "tests/bridge/test_attention_kernels.py::test_it_compiles_for_a_tpu_without_memory_of_its_own",
    "tests/bridge/test_compiler.py::test_a_program_for_other_devices_is_made_for_those_and_not_stored",
    "tests/bridge/test_compiler.py::test_an_output_class_that_no_pass_has_returned_yet",
    "tests/bridge/test_kernel_code.py",
    "tests/bridge/test_kernel_sanitizers.py",
    "tests/bridge/test_other_processors.py",
    "tests/bridge/test_prefetch.py::test_neither_this_nor_the_manager_nor_the_page_imports_what_takes_long",
    "tests/bridge/test_program_store.py::test_a_program_of_other_settings_is_made_anew",
    "tests/bridge/test_sharding.py",
    "tests/bridge/test_skinny_gemm.py::test_a_stored_program_runs_in_a_process_that_never_traced_one",
    "tests/hostile/test_pictures.py::test_four_pictures_of_forty_megapixels_take_the_memory_of_one",
    "tests/bridge/test_xla_cache.py::test_after_a_killed_writer_the_second_start_has_a_whole_cache_again",
    "tests/image/test_mesh.py",
    "tests/lab/test_process.py",
    "tests/lab/test_running.py",
    "tests/lab/test_tensor_parallel.py",
    "tests/remote/test_tool_servers.py::test_a_command_is_started_and_spoken_to",
    "tests/runtime/test_second_start.py",
    "tests/runtime/test_switching.py",
    "tests/sources/test_header_fuzz.py::test_nothing_else_is_found_in_minutes",
    "tests/sources/test_pickled.py",
    "tests/sources/test_pipeline_hub.py::test_a_kill_half_way_leaves_nothing_taken_for_a_model",
    "tests/sources/test_wheels.py",
    "tests/sources/test_wheels_damage.py",
    "tests/test_children.py",
    "tests/ui/test_lab.py::test_a_run_from_its_beginning_to_its_end",
    "tests/ui/test_lab.py::test_closing_the_page_ends_it",
    "tests/ui/test_lab.py::test_one_a_visitor_and_stop_is_the_visitors_own",
    "tests/test_cli_lab.py",
    "tests/test_packaging.py",
    "tests/test_serving.py",
    "tests/test_space.py",
    "tests/text/test_mesh.py",
    "tests/text/test_sharded_loading.py",
)
ENGINE = (
    "tests/accelerator/",  # collected only by `make test-accelerator`
    "tests/api/",
    "tests/benchmarks/",
    "tests/clients/",
    "tests/hostile/test_leaving.py",
    "tests/hostile/test_visitors.py",
    "tests/hostile/test_long_inputs.py",
    "tests/image/test_adapters.py",
    "tests/image/test_prefetching.py",
    "tests/image/test_checking.py",
    "tests/image/test_engine.py",
    "tests/image/test_parity.py",
    "tests/lab/test_classification.py",
    "tests/lab/test_experiments.py",
    "tests/machine/",
    "tests/remote/test_second_copy.py",
    "tests/runtime/test_budget.py",
    "tests/runtime/test_draining.py",
    "tests/runtime/test_estimate.py",
    "tests/runtime/test_failures.py",
    "tests/runtime/test_growing_conversations.py",
    "tests/runtime/test_leaving.py",
    "tests/runtime/test_manager.py",
    "tests/runtime/test_offloading.py",
    "tests/runtime/test_manager_images.py",
    "tests/runtime/test_preloading.py::test_the_default_model_is_there_before_anybody_asks_and_another_once_it_is_expected",
    "tests/runtime/test_preloading.py::test_a_load_that_failed_is_a_sentence_and_is_not_tried_again_unasked",
    "tests/runtime/test_worker.py",
    "tests/test_cli.py",
    "tests/test_cli_image.py",
    "tests/test_docs.py",
    "tests/test_gold.py::test_a_tiny_type_and_a_tiny_picture_are_the_same_twice",
    "tests/image/test_control.py",
    "tests/image/test_variation.py",
    "tests/image/test_weighting.py",
    "tests/text/test_adapters.py",
    "tests/text/test_answers.py",
    "tests/text/test_cache_dtype.py",
    "tests/text/test_accelerators.py",
    "tests/text/test_architectures.py",
    "tests/text/test_attention_forms.py",
    "tests/text/test_embedding.py",
    "tests/text/test_encoder.py",
    "tests/text/test_engine.py",
    "tests/text/test_foreign_code.py",
    "tests/text/test_gguf.py::test_a_file_of_all_kinds_answers_as_pytorch_does",
    "tests/text/test_int8.py",
    "tests/text/test_load_check.py",
    "tests/text/test_logprobs.py",
    "tests/text/test_multimodal.py",
    "tests/text/test_offloading.py",
    "tests/text/test_prompt_logprobs.py",
    "tests/text/test_pictures.py",
    "tests/text/test_recomputing.py",
    "tests/text/test_sampling.py",
    "tests/text/test_sharing.py",
    "tests/text/test_slots.py",
    "tests/text/test_states.py",
    "tests/text/test_logits_processing.py",
    "tests/text/test_stored_programs.py",
    "tests/text/test_thinking.py",
    "tests/text/test_turns.py",
    "tests/text/test_unloaded.py",
    "tests/text/test_waiting_for_programs.py",
    "tests/training/test_runs.py",
    "tests/training/test_words.py",
)

CHANGE = (
    # The server: endpoints and request bodies.
    "tests/api/test_app.py",
    "tests/api/test_chat.py",
    "tests/api/test_completions.py::test_a_text_is_continued_as_it_stands",
    "tests/api/test_forms.py",
    "tests/api/test_handed_back.py",
    "tests/api/test_images.py::test_a_body_that_is_no_form_is_refused",
    "tests/api/test_images.py::test_a_masks_transparent_part_is_drawn_anew",
    "tests/api/test_images.py::test_a_wrong_edit_is_refused",
    "tests/api/test_client_events.py",
    "tests/api/test_messages.py::test_a_stream_adds_up_to_the_whole",
    "tests/api/test_refusals.py",
    "tests/api/test_request_log.py",
    "tests/api/test_responses.py::test_a_stream_adds_up_to_the_whole",
    "tests/api/test_tokens.py",
    # The kernels, on all processors and with the sanitizer.
    "tests/bridge/test_kernel_code.py",
    "tests/bridge/test_kernel_sanitizers.py::test_attention_products_and_norms",
    "tests/bridge/test_kernel_sanitizers.py::test_products_with_stored_weights[q4_1",
    "tests/bridge/test_kernel_sanitizers.py::test_what_is_wrong_is_found",
    "tests/bridge/test_other_processors.py",
    # The page.
    "tests/browser/test_as_written.py",
    "tests/browser/test_chat.py",
    "tests/browser/test_images.py",
    "tests/browser/test_models_page.py",
    "tests/browser/test_saved.py",
    "tests/browser/test_store.py",
    "tests/browser/test_talk.py",
    "tests/browser/test_thinking.py",
    "tests/browser/test_tools.py",
    "tests/browser/test_tree.py",
    # Images: the engine, and parity with diffusers.
    "tests/image/test_engine.py",
    "tests/image/test_parity.py",
    # The lab: its process, and its runs.
    "tests/lab/test_process.py::test_a_failure_is_one_sentence",
    "tests/lab/test_process.py::test_a_value_that_cannot_be_used",
    "tests/lab/test_process.py::test_every_kind_of_event_comes_across_and_chatter_does_not",
    "tests/lab/test_process.py::test_stopped_it_ends_at_once_and_without_an_error",
    "tests/lab/test_running.py::test_a_failure_leaves_what_was_found_and_the_lab_free",
    "tests/lab/test_running.py::test_it_runs_on_the_models_files_and_remembers_how_long_it_took",
    "tests/lab/test_running.py::test_stopped_it_ends_quietly_and_is_not_remembered",
    # Scheduling: single features, and all of them drawn by a state machine.
    "tests/machine/test_chats.py::test_every_answer_is_pytorchs",
    "tests/machine/test_house.py::test_nobody_changes_anothers_answer",
    "tests/runtime/test_manager.py",
    "tests/runtime/test_worker.py",
    # Commands.
    "tests/test_accelerator_list.py::test_without_an_accelerator_one_sentence_says_so",
    "tests/test_cli.py::test_a_mistake_is_one_line_and_status_2",
    "tests/test_cli.py::test_generate_json_is_what_pytorch_generates",
    # Text: parity with PyTorch for single answers, batches, several turns, sampling and grammars; and rejected requests.
    "tests/text/test_answers.py",
    "tests/text/test_architectures.py::test_greedy_tokens_equal_generate[llama-300]",
    "tests/text/test_encoder.py",
    "tests/text/test_engine.py",
    "tests/text/test_foreign_code.py",
    "tests/text/test_sampling.py",
    "tests/text/test_sharing.py",
    "tests/text/test_logits_processing.py::test_schemas_hold_whatever_the_sampling",
    "tests/text/test_logits_processing.py::test_what_cannot_be_followed_is_refused_before_it_runs",
    "tests/text/test_states.py",
    "tests/text/test_turns.py",
    "tests/ui/test_documents.py",
    # Installing and hosting.
    "tests/test_packaging.py",
    "tests/test_serving.py",
    "tests/test_space.py",
)

SAMPLED = "tests/bridge/"
EVERY = 3
"""The folder has many similar cases, which compile hundreds of small programs: of each file ``make test`` runs the first case and
every third after it."""

ENGINES = (
    ("hfjax_demo.text.engine", "TextEngine"),
    ("hfjax_demo.text.encoder.engine", "EncoderEngine"),
    ("hfjax_demo.image.engine", "ImageEngine"),
)
SLOW = frozenset({"browser", "real_model", "process", "engine"})


def mark(item: pytest.Function, seen: Counter[str]) -> None:
    """Add the markers that follow from a test's fixtures and its place.

    ``seen``: number of earlier tests of the run by file; is updated.
    """
    for fixture, marker in MARKERS.items():
        if fixture in item.fixturenames:
            item.add_marker(marker)
    file = item.nodeid.partition("::")[0]
    if item.get_closest_marker("real_model") or (file.startswith(SAMPLED) and seen[file] % EVERY):
        item.add_marker(pytest.mark.release)
    seen[file] += 1


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test has any mark of :data:`SLOW`."""
    return not SLOW.isdisjoint(mark.name for mark in item.iter_markers())


@contextmanager
def only_quick_things() -> Iterator[None]:
    """Make the start of a Python process and the creation of an engine an error in this ``with`` block."""

    def refused(what: str, fixture: str) -> Any:
        raise AssertionError(
            f'This test {what}, so `make check` should not wait for it: @pytest.mark.usefixtures("{fixture}").'
        )

    def start(process: subprocess.Popen[Any], args: Any, *others: Any, **options: Any) -> None:
        if isinstance(args, (list, tuple)) and sys.executable in args:
            refused("starts a Python process", "processes")
        popen(process, args, *others, **options)

    popen = subprocess.Popen.__init__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess.Popen, "__init__", start)
        for module, engine in ENGINES:
            if module in sys.modules:  # otherwise no import of the test file creates one
                patch.setattr(f"{module}.{engine}.__init__", lambda *_, **__: refused("loads a model", "engines"))
        yield
