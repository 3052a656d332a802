"""Models that another server computes: its OpenAI-compatible API, asked for answers that come as this program's own events.

    protocol    a request as the server's JSON, its server-sent events as text, reasons and counts; pure
    failures    whatever can go wrong, as one sentence that says it was the remote server
    server      one server: connections, what it serves, and an answer from the first byte to the last

Nothing here knows of threads; :mod:`hfjax_demo.runtime.remotes` runs it. A server is the operator's choice, but it is not
trusted: whatever it sends is bounded in size and in time, and it is never told more than the conversation and the settings.
"""
