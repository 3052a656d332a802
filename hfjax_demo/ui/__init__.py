"""The page: four tabs of one pattern (:mod:`.tab`), assembled by :mod:`.layout`. With ``app.py`` the only importer of gradio.

    layout.py  theme.py          the page as a whole, how it looks
    tab.py  running.py           the pattern; what runs for which session
    views.py                     events on their way to the page
    html.py  templates/          HTML
    status.py                    what is said of events and models
    words_*.py                   all else that a tab says: labels, hints and messages
    requests.py                  from what a browser sent to a request
    chat*.py  sidebar.py  messages.py
    vendored.py  vendor/         libraries that the page's scripts use: Markdown, formulas, colours of code
    attached.py  files.py  documents.py  context_meter.py   what is beside the message box, and how many tokens it all has
    conversations.py  branches.py
    image*.py  pictures.py
    models*.py
    lab*.py
    endpoints.py                 for programs: /chat, /image, /status

Handlers only wait for events of the model manager and show them; nothing here computes. Everything a browser sends is
checked again here, because a browser can send anything.
"""
