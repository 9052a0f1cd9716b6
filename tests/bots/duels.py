"""One bot against another in the arena, small enough for a test."""

from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.entrants import enter
from kingcraft.lab.figures import Lead, figures
from kingcraft.lab.kinds import unit_of
from kingcraft.lab.results import Results
from kingcraft.lab.run import Watch, make_plan, run


def duel(bot: str, against: str, rules: str, players: int, decks: int, seed: str) -> Lead:
    """Return what ``bot`` does on every seat in turn, ``against`` on all others: King in matches, Kings Corner in
    deals.
    """
    parsed = parse_rule_text(rules)
    unit = unit_of(parsed.game)
    plan = make_plan([bot, against], parsed, players, enter, unit=unit, seating="first", seed=seed)
    with Results(None, plan) as results:
        run(results, enter, decks, 1, Watch(plan, [], None), lambda _: None)
        (lead,) = figures(plan, results.decks).leads
    return lead
