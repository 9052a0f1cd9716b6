"""What ``start.py`` does: an environment, the built browser page, then the server or the tests.

Standard library only: this runs before anything is installed. ``main`` reads the command line; ``environment`` keeps
``.venv``; ``node`` and ``web`` build the page; ``chromium`` finds a browser for the tests; ``checks`` runs them.
"""
