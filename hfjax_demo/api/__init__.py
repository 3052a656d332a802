"""The HTTP API in the form that OpenAI's clients speak, and what a host watches the process by.

:mod:`.app` puts it together. It is served on the page's port and asks the page's manager, so queue, limits and models are
the same.
"""
