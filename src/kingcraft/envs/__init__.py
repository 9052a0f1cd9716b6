"""Adapters: the games for other people's programs of search and of learning."""
