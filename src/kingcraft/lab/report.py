"""The figures of a run, as text and as JSON."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from ..games.options import Json
from ..guide.columns import printable, table
from ..i18n import text
from .estimate import Estimate
from .figures import BotFigures, Figures, Lead
from .results import Deck, Failure, Plan
from .run import Test
from .sprt import BOUND, Sprt
from .table import MOST_FAILURES

_LONGEST: Final = 200


def report_lines(plan: Plan, decks: Sequence[Deck], found: Figures, lang: str) -> list[str]:
    """Return the report of a run."""
    if not decks:
        return [text(lang, "arena-nothing")]
    numbers = {"decks": str(found.decks), "deals": str(found.deals), "players": str(plan.players)}
    lines = [text(lang, "arena-title", rules=plan.rules, seed=plan.seed, **numbers), ""]
    lines += table(list(_bots(plan, found.bots, lang)), numbers=range(1, 6))
    lines += ["", text(lang, "arena-lead-heading")]
    for lead in found.leads:
        lines += _lead(plan, lead, lang)
    failures = list(_failures(plan, decks, lang))
    return lines + (["", *failures] if failures else [])


def test_line(plan: Plan, test: Test, state: Sprt, lang: str) -> str:
    """Return the state of the test that ends a run."""
    low, high = f"{test.low:g}", f"{test.high:g}"
    if state.verdict is None:
        numbers = {"ratio": f"{state.ratio:.2f}", "bound": f"{BOUND:.2f}"}
        return text(lang, "arena-test-open", low=low, high=high, **numbers)
    first, second, *_ = plan.bots
    key = f"arena-test-{state.verdict}"
    return text(lang, key, first=first, second=second, low=low, high=high, decks=str(state.samples))


def lead_title(plan: Plan, lead: Lead, lang: str) -> str:
    """Return ``master against 3 thumb-1``."""
    others = Counter(lead.lineup)
    others[lead.bot] -= 1
    rivals = ", ".join(f"{count} {plan.bots[bot]}" for bot, count in sorted(others.items()) if count)
    return text(lang, "arena-lead-of", bot=plan.bots[lead.bot], others=rivals)


def plus_minus(estimate: Estimate, digits: int = 2, scale: float = 1, sign: str = "+", unit: str = "") -> str:
    """Return ``+3.20 ± 0.41``; of a single sample ``± ?``, because its error is unknown."""
    if math.isnan(estimate.mean):
        return "-"
    half = f"{scale * estimate.half:.{digits}f}{unit}" if math.isfinite(estimate.half) else "?"
    return f"{scale * estimate.mean:{sign}.{digits}f}{unit} ± {half}"


def _bots(plan: Plan, bots: Sequence[BotFigures], lang: str) -> Iterator[list[str]]:
    yield [text(lang, f"arena-{head}") for head in ("bot", "points", "firsts", "rating", "pace", "failed")]
    for name, bot in zip(plan.names, bots, strict=True):
        pace = bot.pace
        mean = f"{1000 * pace.seconds / pace.choices:.2f} ({1000 * pace.longest:.0f})" if pace.choices else "-"
        yield [
            printable(f"{bot.bot} ({name})" if name else bot.bot, _LONGEST),
            plus_minus(bot.points),
            plus_minus(bot.firsts, 1, 100, "", "%"),
            plus_minus(bot.rating, 0),
            mean,
            str(bot.failed),
        ]


def _lead(plan: Plan, lead: Lead, lang: str) -> Iterator[str]:
    share = plus_minus(lead.firsts, 1, 100, "", "%")
    firsts = text(lang, "arena-lead-firsts", share=share, chance=f"{100 / len(lead.lineup):.1f}%")
    yield f"{printable(lead_title(plan, lead, lang), _LONGEST)}: {plus_minus(lead.lead)}; {firsts}"
    if lead.rows:
        rows = [["", text(lang, "arena-deals"), text(lang, "arena-lead")]]
        for row in lead.rows:
            name = text(lang, "arena-unplayed" if row.kind == "unplayed" else f"contract-{row.kind}")
            label = f"  {text(lang, f'arena-role-{row.role}')}" if row.role else name
            rows.append([label, str(row.deals), plus_minus(row.lead)])
        yield from table(rows, numbers=(1, 2), indent="  ")


def _failures(plan: Plan, decks: Sequence[Deck], lang: str) -> Iterator[str]:
    found: dict[tuple[int, str], list[tuple[int, Failure]]] = defaultdict(list)
    for deck in decks:
        for at in deck.tables:
            for failure in at.failures:
                found[at.seats[failure.seat], failure.reason].append((deck.deck, failure))
    for (bot, reason), failures in sorted(found.items()):
        number, first = failures[0]
        why = text(lang, f"arena-failed-{reason}") + (f" ({first.detail})" if first.detail else "")
        places = {"deck": str(number), "seat": str(first.seat), "deal": str(first.deal)}
        line = text(lang, "arena-failed-line", bot=plan.bots[bot], count=len(failures), why=why, **places)
        yield printable(line, 2 * _LONGEST)
    if found:
        unasked = sum(at.unasked for deck in decks for at in deck.tables)
        yield text(lang, "arena-failed-rule", most=str(MOST_FAILURES), unasked=str(unasked))


def report_json(plan: Plan, found: Figures, state: Sprt | None) -> Json:
    """Return the plan, and every figure with its interval."""
    bots = [
        {
            "bot": bot.bot,
            "points": _json(bot.points),
            "firsts": _json(bot.firsts),
            "rating": _json(bot.rating),
            "choices": bot.pace.choices,
            "seconds": bot.pace.seconds,
            "longest": bot.pace.longest,
            "failed": bot.failed,
        }
        for bot in found.bots
    ]
    leads = [
        {
            "bot": plan.bots[lead.bot],
            "seats": [plan.bots[bot] for bot in lead.lineup],
            "lead": _json(lead.lead),
            "firsts": _json(lead.firsts),
            "contracts": [
                {"contract": row.kind, "role": row.role, "deals": row.deals, "lead": _json(row.lead)}
                for row in lead.rows
            ],
        }
        for lead in found.leads
    ]
    test = (
        None
        if state is None
        else {"decks": state.samples, "ratio": _finite(state.ratio), "verdict": state.verdict or ""}
    )
    settled = {
        "rules": plan.rules,
        "players": plan.players,
        "unit": plan.unit,
        "seating": plan.seating,
        "seed": plan.seed,
    }
    return {**settled, "decks": found.decks, "deals": found.deals, "bots": bots, "leads": leads, "test": test}


def _json(estimate: Estimate) -> Json:
    return {"mean": _finite(estimate.mean), "low": _finite(estimate.low), "high": _finite(estimate.high)}


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None
