"""Which tests take more than a moment, by what they need: ``make check`` leaves those out, ``make test`` runs everything.

``process``: starts processes of this program. ``engine``: loads a model, and compiles what it runs. An entry is a folder, a
file, or the beginning of a test's id. A test that does either without being named here fails: see :func:`only_quick_things`.
(``browser`` is for what lies in ``tests/browser``, and ``real_model`` stands at the tests themselves.)

``release``: whole commands and real models that take long, and what wants packages that are no part of this program.
``make test`` leaves them to ``make test-release``, and with them further families and sizes on a path that the ordinary ones take
too: those that stand here, and the parametrisations that carry ``pytest.mark.release`` themselves.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

PROCESS = (
    "tests/api/test_docs.py",
    "tests/test_accelerator_list.py",
    "tests/ui/test_documents.py",
    "tests/benchmarks/test_compile_for.py",
    "tests/benchmarks/test_image.py::test_pytorch_has_its_process_to_itself",
    "tests/benchmarks/test_llama_cpp.py",
    "tests/benchmarks/test_serve.py",
    "tests/benchmarks/test_start.py",
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
    "tests/test_publishing.py::test_what_was_uploaded_runs",
    "tests/test_serving.py",
    "tests/test_space.py",
    "tests/text/test_mesh.py",
    "tests/text/test_sharded_loading.py",
)
ENGINE = (
    "tests/accelerator/",  # collected by `make test-accelerator` alone
    "tests/api/",
    "tests/benchmarks/",
    "tests/clients/",
    "tests/hostile/test_leaving.py",
    "tests/hostile/test_visitors.py",
    "tests/hostile/test_long_inputs.py",
    "tests/image/test_adapters.py",
    "tests/image/test_ahead.py",
    "tests/image/test_checking.py",
    "tests/image/test_engine.py",
    "tests/image/test_parity.py",
    "tests/image/test_safety_checker.py",
    "tests/lab/test_classification.py",
    "tests/lab/test_compile_module.py",
    "tests/lab/test_decoding.py",
    "tests/lab/test_diffusion.py",
    "tests/lab/test_forward.py",
    "tests/lab/test_recipe.py",
    "tests/lab/test_profile.py",
    "tests/lab/test_troubleshooting.py",
    "tests/machine/",
    "tests/remote/test_second_copy.py",
    "tests/runtime/test_budget.py",
    "tests/runtime/test_draining.py",
    "tests/runtime/test_estimate.py",
    "tests/runtime/test_failures.py",
    "tests/runtime/test_growing_conversations.py",
    "tests/runtime/test_leaving.py",
    "tests/runtime/test_drafts.py",
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
    "tests/image/test_perturbed_attention.py",
    "tests/image/test_variation.py",
    "tests/image/test_weighting.py",
    "tests/text/test_adapters.py",
    "tests/text/test_answers.py",
    "tests/text/test_cache_dtype.py",
    "tests/text/test_drafts.py",
    "tests/text/test_accelerators.py",
    "tests/text/test_architectures.py",
    "tests/text/test_attention_forms.py",
    "tests/text/test_embedding.py",
    "tests/text/test_encoder.py",
    "tests/text/test_engine.py",
    "tests/text/test_foreign_code.py",
    "tests/text/test_gguf.py::test_a_file_of_all_kinds_answers_as_pytorch_does",
    "tests/text/test_growth.py",
    "tests/text/test_int8.py",
    "tests/text/test_load_check.py",
    "tests/text/test_logprobs.py",
    "tests/text/test_multimodal.py",
    "tests/text/test_offloading.py",
    "tests/text/test_prompt_logprobs.py",
    "tests/text/test_pictures.py",
    "tests/text/test_recomputing.py",
    "tests/text/test_sampling.py",
    "tests/text/test_scheduler.py",
    "tests/text/test_sharing.py",
    "tests/text/test_slots.py",
    "tests/text/test_states.py",
    "tests/text/test_steering.py",
    "tests/text/test_stored_programs.py",
    "tests/text/test_thinking.py",
    "tests/text/test_turns.py",
    "tests/text/test_unloaded.py",
    "tests/text/test_waiting_for_programs.py",
    "tests/training/test_runs.py",
    "tests/training/test_words.py",
)

RELEASE = (
    # The machines, with what nobody has tried yet; HFJAX_MACHINE_MINUTES says for how long.
    "tests/machine/test_chats.py::test_for_long_with_fresh_seeds",
    "tests/machine/test_house.py::test_for_long_with_fresh_seeds",
    # `bench` as people call it, and a crowd at the server's door. Their parts are tested with every change.
    "tests/benchmarks/test_serve.py::test_everybody_is_answered_by_every_way",
    "tests/benchmarks/test_start.py::test_everyone_starts_and_the_parts_add_up",
    # Tiny models stand in for these two with every change, and SmolLM2's tokens are compared with PyTorch's.
    "tests/api/test_evaluation.py::test_smollm2_has_its_own_scores_too",
    "tests/text/test_real_models.py::test_gemma_3_beyond_its_window",
    "tests/sources/test_header_fuzz.py::test_nothing_else_is_found_in_minutes",
    # What is no part of this program.
    "tests/clients/",
    "tests/api/test_openapi.py::test_whatever_can_be_made_of_it_breaks_nothing",
    "tests/text/test_pictures.py::test_answers_of_those_whose_processors_want_torchvision",
    # The list for an accelerator, on none.
    "tests/test_accelerator_list.py::test_the_list_runs_to_its_table",
    # The instruments as people call them. Their parts are tested with every change, and the lab's by tests/test_docs.py.
    "tests/benchmarks/test_chat.py::test_turns_are_reused_and_the_gaps_are_there",
    "tests/benchmarks/test_quality.py::test_what_keys_and_values_in_fewer_bits_cost",
    "tests/benchmarks/test_text.py::test_compiled_pytorch_is_measured",
    "tests/lab/test_diffusion.py::test_every_rung_draws_pytorchs_picture",
    "tests/lab/test_tensor_parallel.py::test_gemma_3_past_its_window_on_four_devices",
    "tests/lab/test_troubleshooting.py::test_all_four_are_provoked_and_mended",
    # Whole processes, for what a function or another process shows with every change.
    "tests/bridge/test_compiler.py::test_a_program_for_other_devices_is_made_for_those_and_not_stored",
    "tests/test_serving.py::test_a_second_sigterm_does_not_wait",
    "tests/text/test_real_models.py::test_four_conversations_with_smollm2",
    # Further families, precisions and meshes on a path that others of the same test take with every change.
    "tests/runtime/test_estimate.py::test_keys_and_values_in_fewer_bits_are_what_the_engine_then_holds[qwen3_next",
    "tests/runtime/test_estimate.py::test_latents_and_states_are_what_the_engine_then_holds[deepseek_v2",
    "tests/text/test_architectures.py::test_a_type_does_what_the_page_says[bloom]",
    "tests/text/test_architectures.py::test_a_type_does_what_the_page_says[doge]",
    "tests/text/test_architectures.py::test_a_type_does_what_the_page_says[gemma3n_text]",
    "tests/text/test_architectures.py::test_a_type_does_what_the_page_says[llama4_text]",
    "tests/text/test_architectures.py::test_a_type_does_what_the_page_says[qwen3_5_text]",
    "tests/text/test_cache_dtype.py::test_answers_are_pytorchs_with_a_cache_that_is_rounded_likewise[gpt2",
    "tests/text/test_mesh.py::test_a_model_with_a_plan[gemma3]",
    "tests/text/test_mesh.py::test_a_model_without_a_plan_is_whole_on_each_device",
    "tests/text/test_mesh.py::test_keys_and_values_in_fewer_bits[bfloat16]",
    "tests/text/test_mesh.py::test_packed_projections",
    "tests/text/test_pictures.py::test_answers_are_those_of_the_whole_model[gemma4",
    "tests/text/test_pictures.py::test_answers_are_those_of_the_whole_model[idefics3]",
    "tests/text/test_pictures.py::test_answers_are_those_of_the_whole_model[internvl]",
    "tests/text/test_pictures.py::test_answers_are_those_of_the_whole_model[llava_next]",
    "tests/text/test_pictures.py::test_answers_are_those_of_the_whole_model[qwen2_5_vl]",
    "tests/text/test_pictures.py::test_answers_are_those_of_the_whole_model[qwen3_5]",
)

ENGINES = (
    ("hfjax_demo.text.engine", "TextEngine"),
    ("hfjax_demo.text.encoder.engine", "EncoderEngine"),
    ("hfjax_demo.image.engine", "ImageEngine"),
)
SLOW = frozenset({"browser", "real_model", "process", "engine"})


def mark(item: pytest.Item) -> None:
    """Give a test the marks that this file has for it; one without any of :data:`SLOW` is quick."""
    for entries, marker in (
        (PROCESS, pytest.mark.process),
        (ENGINE, pytest.mark.engine),
        (RELEASE, pytest.mark.release),
    ):
        if item.nodeid.startswith(entries):
            item.add_marker(marker)


@contextmanager
def only_quick_things() -> Iterator[None]:
    """Within it, to start a Python process or to make an engine is an error."""

    def refused(what: str) -> Any:
        raise AssertionError(f"This test {what}, so `make check` should not wait for it; name it in tests/tiers.py.")

    def start(process: subprocess.Popen[Any], args: Any, *others: Any, **options: Any) -> None:
        if isinstance(args, (list, tuple)) and sys.executable in args:
            refused("starts a Python process")
        popen(process, args, *others, **options)

    popen = subprocess.Popen.__init__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess.Popen, "__init__", start)
        for module, engine in ENGINES:
            if module in sys.modules:  # else nothing that the test's file imports makes one
                patch.setattr(f"{module}.{engine}.__init__", lambda *_, **__: refused("loads a model"))
        yield
