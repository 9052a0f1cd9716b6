"""Broken documents: what is wrong with each, where it must be found, and with which code. All worked out by hand."""
