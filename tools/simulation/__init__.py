"""Servers, people and faults under one virtual time, from a seed (``docs/simulation.md``)."""
