"""Models of remote servers: OpenAI-compatible APIs, whose answers are converted to this program's events. Tools of MCP servers.

    protocol      requests as JSON, and server-sent events as text, finish reasons and token counts; no I/O
    failures      errors of remote servers, each a sentence that names the server
    server        one server: connections, the model it serves, and an answer from the first byte to the last
    tool_servers  tools of MCP servers

The operator chooses the servers, but they are not trusted: everything they send is limited in size and time, and they receive
only the conversation and the settings. :mod:`hfjax_demo.runtime.remotes` owns the thread that runs the models.
"""
