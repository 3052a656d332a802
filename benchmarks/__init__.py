"""Benchmarks of hfjax_demo beside its alternatives: ``python -m benchmarks --help``. Not part of the installed package."""
