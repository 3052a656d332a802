"""The lab: experiments on running Hugging Face models with JAX, as described in articles, measured on this machine.

Each experiment is a generator of :mod:`.events` in its own module and an entry in :mod:`.experiments`. :mod:`.process` runs it in
a child process, so that it can be stopped at any time, does not disturb running answers, and leaves no memory behind.
"""
