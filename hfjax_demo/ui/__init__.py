"""The page: four tabs that follow one pattern (:mod:`.tab`), assembled by :mod:`.layout`. Only this package imports gradio.

    layout.py  theme.py          the whole page; its colours, style sheets and scripts
    gradio_import.py             imports gradio, without parts of it that the page does not use
    tab.py  running_requests.py  base class of the tabs; running requests by session, and their cancellation
    views.py                     converts streams of events to successive states of the page
    html.py  templates/          HTML
    status.py                    status lines for events and models
    requests.py                  converts input from the browser to requests
    chat*.py  questions.py  sidebar.py  conversations.py  messages.py
    vendored.py  vendor/         libraries used by the page's scripts: Markdown, formulas, syntax highlighting
    attachments.py  files.py  documents.py  context_meter.py   attachments of a message, and token counts
    image*.py  images.py
    models*.py
    lab*.py
    endpoints.py                 endpoints for programs: /chat, /image, /status

Handlers wait for events of the model manager and display them; no model computation runs here. All input from the browser is
validated again on the server, because a client can send anything.
"""
