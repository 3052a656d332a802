"""Benchmarks: this program beside its alternatives, in one run; a table for people and a JSON line for scripts."""
