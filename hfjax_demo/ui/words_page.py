"""The words that belong to no tab alone: the page's title, the tabs' names, the sign-in page, and why a request is refused.

What the page's scripts show stands at the top of each script and in ``templates/``. The lines about what goes on, in any tab, and
about a chosen model are :mod:`.status`'s own, for they are made of events. What only programs and the server's log read stays
where it is said."""

from __future__ import annotations

# The page
TITLE = "hfjax demo"
CHAT, IMAGES, MODELS, LAB = "Chat", "Images", "Models", "Lab"

# Signing in
NO_KEY = "Enter the owner key."
WRONG_KEY = "Incorrect key. Try again."
TOO_MANY_KEYS = "Too many incorrect keys. Try again in {wait_s} s."

# Requests that are refused
ERROR = "Error"
UNUSABLE = "The server can't read this request. Reload the page and try again."
BROKEN = "Internal server error. Try again."
MALFORMED = "The request is malformed. Reload the page and try again."
OUT_OF_DATE = "The page is out of date. Reload it and try again."
NO_UPLOADS = "File uploads are not supported. Send images as data: URLs."
FULL = "The server is busy. Try again in a moment."
INCOMPLETE = "The page sent incomplete settings. Reload it."
NO_SEED = "Enter a seed, or select Random seed."
SIGN_IN_FIRST = "{what}. Sign in as the owner first."
TOO_MANY = "You already have {requests} requests in progress. Wait for one to finish, or press Stop."
UNREAD = "Cancelled: the connection was inactive for {seconds:g} seconds. Try again."
