"""Experiments that a visitor runs on this machine: what articles about Hugging Face models on JAX show, measured here.

Each is a generator of :mod:`.events` in a module of its own and an entry in :mod:`.experiments`; :mod:`.process` runs one in
a child process, so that it can be stopped at any moment, hurts nobody who is being answered, and leaves no memory behind.
"""
