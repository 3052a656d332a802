"""The HTTP API: endpoints compatible with OpenAI's, and ``/health``, ``/ready`` and ``/metrics`` for whoever hosts this.

:mod:`.app` puts it together. It is served on the page's port and uses the page's model manager, so that queue, limits and
models are the same.
"""
