"""The page: one module a tab, assembled by :mod:`.layout`. With ``app.py`` the only importer of gradio.

Handlers only wait for events of the model manager and show them; nothing here computes. Everything a browser sends is
checked again here, because a browser can send anything.
"""
