"""Benchmarks of hfjax_demo and its alternatives: ``python -m benchmarks --help``. Not part of the installed package."""
