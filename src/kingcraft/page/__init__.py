"""The whole game in the page: what a server does, for one player, in a worker of the browser, without any network.

A sibling of :mod:`kingcraft.server` on the same :mod:`kingcraft.service`: no sockets, no threads, no database. What is
outside of Python there (a store, messages to the page) comes as small objects of JavaScript.
"""
