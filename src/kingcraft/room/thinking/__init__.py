"""Thinking beside a room, which goes on meanwhile: bots on their turns, and hints."""
