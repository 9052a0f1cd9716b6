"""A plan to be changed by tests."""

from kingcraft.lab.results import Plan

PLAN = Plan(
    version="1",
    code="c",
    bots=["thumb-1", "random"],
    names=["", ""],
    rules="pagat",
    players=2,
    unit="deal",
    seating="every",
    seed="s",
    move_seconds=5.0,
)
