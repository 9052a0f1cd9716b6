"""What ``start.py`` does: an environment, the built browser page, then the server or the tests.

Standard library only: this runs before anything is installed. ``main`` reads the command line; ``environment`` keeps
``.venv``; ``node`` and ``web`` build the page; ``chromium``, ``firefox`` and ``webkit`` are the browsers that the tests
drive, found by ``browsers`` or installed by ``debian``; ``checks`` runs the tests.
"""
