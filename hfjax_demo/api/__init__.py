"""The HTTP API: endpoints compatible with OpenAI's and Anthropic's, and ``/health``, ``/ready`` and ``/metrics`` for operators.

It is assembled in :mod:`.app`, served on the page's port, and shares the page's model manager, and with it the queue, the limits
and the loaded models.
"""
