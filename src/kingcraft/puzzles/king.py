"""King's puzzles: find the card, and what would you bid.

A seat knows only what it saw, so open hands prove nothing. Two independent checks must agree on a card, each in deals
of the unseen cards of its own: the search of the bots, in deals weighed by what all have played; and the exact solver,
in all deals that the rules allow, or in some of them, each as likely as the others. A call is judged by the bots'
simulation of the auction, with two seeds.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from ..bots.bot import Bot
from ..bots.gap import Gap
from ..bots.judgement import Judgement, Opinion
from ..bots.king.judge import judge_king
from ..bots.king.knowledge.knowledge import Knowledge, knowledge_of
from ..bots.king.solver.solver import Solver, points_of_a_unit
from ..bots.king.worlds.dealing import uniform_worlds
from ..bots.king.worlds.enumerate_worlds import every_world
from ..bots.king.worlds.worlds import core_of, deal_worlds
from ..bots.levels import strong
from ..bots.limits import Budget
from ..cards import RANKS, SUIT_SETS, SUITS, TEXTS, texts
from ..games.game import State
from ..games.king.options import PLAYERS
from ..games.king.table import KingState
from ..games.king.view import KingObservation
from ..games.options import RuleSet
from ..games.registry import preset
from .king_themes import call_theme, card_theme
from .proving import LEAST_CHOICES, Proving, Seen, asked
from .puzzle import Kind, Proof, Puzzle, Theme

#: Points by which every other choice is behind: of a card where something is avoided, of a card where tricks are
#: counted, of a call.
AVOIDING: Final = 15.0
COUNTING: Final = 25.0
CALLING: Final = 25.0
#: Standard errors by which it is behind; and in a new puzzle.
ERRORS: Final = 4.0
ERRORS_NEW: Final = 6.0
#: Standard errors by which a new puzzle is farther behind than :data:`AVOIDING` and the others.
SPARE: Final = 3.0
#: Deals of the unseen cards: the solver looks at all of them up to the first number, else at the second number.
ALL_WORLDS: Final = 3000
SOME_WORLDS: Final = 400
#: The share of them in which another card may be better (``clear``), and in which all others must be worse.
WRONG: Final = 0.05
ALONE: Final = 0.2
#: Cards of a hand in a puzzle: late, middle and early ones.
HANDS: Final = (range(4, 6), range(6, 8), range(8, 10))

_CARD: Final = Budget(2000, 100)
_CALL: Final = Budget(400, 100)
_QUICK: Final = Budget(60, 40)
_QUICK_CALL: Final = Budget(60, 20)
_QUICK_WORLDS: Final = 40
_DEALS: Final = 10
_AUCTIONS: Final = 6


class Card:
    """Find the card."""

    def __init__(self) -> None:
        self._solver = Solver(1 << 16)

    @property
    def rules(self) -> RuleSet[Any]:
        """What is played."""
        return preset("king", "king")

    def table(self, number: int) -> tuple[int, int]:
        """See :class:`~.proving.Proving`: every contract in turn."""
        return PLAYERS, number % _DEALS

    def promising(self, state: State, number: int, seed: int) -> Sequence[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        deal = cast(KingState, state)
        legal = deal.legal()
        if deal.phase != "play" or len(legal) < LEAST_CHOICES:
            return ()
        if not any(deal.hand(deal.to_act).bit_count() in sizes for sizes in HANDS):
            return ()
        known = knowledge_of(deal.rules, _seen(deal))
        worlds = uniform_worlds(known, _QUICK.worlds, seed)  # weighing them would take most of the time
        answers = _ahead(judge_king(asked(deal, seed), _QUICK, None, worlds), _margin(deal), 3.0)
        if not answers or set(answers) & simple(legal):
            return ()
        right, alone, count = self._solved(deal, known, answers, _some(known, _QUICK_WORLDS, seed))
        return answers if right >= 0.97 * count and alone >= 0.25 * count else ()

    def proof(self, state: State, answers: Sequence[str], seed: int, margin: bool) -> Proof | None:
        """See :class:`~.proving.Proving`."""
        deal = cast(KingState, state)
        legal = deal.legal()
        if len(legal) < LEAST_CHOICES or set(answers) & simple(legal) or not set(answers) <= set(legal):
            return None
        known = knowledge_of(deal.rules, _seen(deal))
        next_best: Opinion | None = None
        for random in (seed, seed + 1) if margin else (seed,):
            said = judge_king(asked(deal, random), _CARD, None, deal_worlds(known, _CARD.worlds, random))
            next_best = _behind(said, answers, _margin(deal), margin)
            if next_best is None:
                return None
        exact = known.worlds <= ALL_WORLDS
        right, alone, count = self._solved(
            deal, known, answers, every_world(known) if exact else uniform_worlds(known, SOME_WORLDS, seed + 2)
        )
        spare = ERRORS_NEW if margin and not exact else 0.0
        if _share(count - right, count, spare) > WRONG or _share(alone, count, -spare) < ALONE:
            return None
        assert next_best is not None
        return Proof(exact and right == count, next_best.token, round(next_best.gap.mean, 1))

    def sort(self, state: State, answers: Sequence[str]) -> str:  # noqa: ARG002
        """See :class:`~.proving.Proving`: the contract, and how late it is."""
        deal = cast(KingState, state)
        size = deal.hand(deal.to_act).bit_count()
        return f"{deal.contract} {next(number for number, sizes in enumerate(HANDS) if size in sizes)}"

    def seen(self, state: State) -> Seen:
        """See :class:`~.proving.Proving`."""
        deal = cast(KingState, state)
        known = knowledge_of(deal.rules, _seen(deal))
        void = [
            "".join(suit for suit, cards in zip(SUITS, SUIT_SETS, strict=True) if not known.unseen & cards & ~barred)
            if seat != known.seat
            else ""
            for seat, barred in enumerate(known.barred)
        ]
        return Seen(texts(known.unseen), void)

    def after(self, state: State) -> Sequence[str]:
        """See :class:`~.proving.Proving`: the rest of the trick, as Strong plays it."""
        bot, tokens, tricks = strong(), list[str](), len(_seen(cast(KingState, state)).tricks)
        while not state.over and len(_seen(cast(KingState, state)).tricks) == tricks:
            tokens.append(bot.choose(asked(state, 0)))
            state = state.apply(tokens[-1])
        return tokens

    def right(self, state: State, answers: Sequence[str]) -> list[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        return list(answers)

    def theme(self, puzzle: Puzzle) -> Theme | None:
        """See :class:`~.proving.Proving`."""
        deal = cast(KingState, puzzle.state())
        known = knowledge_of(deal.rules, _seen(deal))
        worlds = every_world(known) if known.worlds <= ALL_WORLDS else ()
        return card_theme(deal, known, worlds, puzzle.answers, puzzle.proof.next)

    def found(self, state: State, answers: Sequence[str], bot: Bot, seed: int) -> bool:
        """See :class:`~.proving.Proving`."""
        return bot.choose(asked(state, seed)) in answers

    def _solved(
        self, deal: KingState, known: Knowledge, answers: Sequence[str], hands: Sequence[int]
    ) -> tuple[int, int, int]:
        """Return in how many deals no other card is better, in how many all are worse, and how many there are."""
        assert known.terms is not None
        unit = points_of_a_unit(deal.options, deal.contract)
        count, right, alone = len(hands) // PLAYERS, 0, 0
        for at in range(0, len(hands), PLAYERS):
            found = self._solver.solve(known.terms, core_of(known, hands[at : at + PLAYERS]), deal.to_act, unit)
            worth = {TEXTS[each.card]: each.low for each in found.worths}
            mine = max(worth[answer] for answer in answers)
            rest = max((points for token, points in worth.items() if token not in answers), default=mine)
            right += mine >= rest
            alone += mine > rest
        return right, alone, count


class Call:
    """What would you bid."""

    @property
    def rules(self) -> RuleSet[Any]:
        """What is played."""
        return preset("king", "king")

    def table(self, number: int) -> tuple[int, int]:
        """See :class:`~.proving.Proving`: every auction in turn."""
        return PLAYERS, _AUCTIONS + number % (_DEALS - _AUCTIONS)

    def promising(self, state: State, number: int, seed: int) -> Sequence[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        legal = state.legal()
        if state.phase in ("play", "lead", "over") or len({*map(kind_of, legal)}) < 2 or len(legal) < LEAST_CHOICES:
            return ()
        said = _of_kinds(judge_king(asked(state, seed), _QUICK_CALL).opinions)
        first, second = said[:2]
        return (first.token,) if second.gap.mean - first.gap.mean >= max(CALLING, 3 * second.gap.error) else ()

    def proof(self, state: State, answers: Sequence[str], seed: int, margin: bool) -> Proof | None:
        """See :class:`~.proving.Proving`."""
        legal = state.legal()
        if len(legal) < LEAST_CHOICES or len(answers) != 1 or answers[0] not in legal:
            return None
        behind = list[Opinion]()
        for random in (seed, seed + 1):
            first, second = _of_kinds(judge_king(asked(state, random), _CALL).opinions)[:2]
            gap = Gap(second.gap.mean - first.gap.mean, second.gap.error)
            if kind_of(first.token) != kind_of(answers[0]) or not _is_far(gap, CALLING, margin):
                return None
            behind.append(second._replace(gap=gap))
        return Proof(False, behind[-1].token, round(behind[-1].gap.mean, 1))

    def sort(self, state: State, answers: Sequence[str]) -> str:
        """See :class:`~.proving.Proving`: the stage of the auction and the answer."""
        return f"{state.phase} {kind_of(answers[0])}"

    def seen(self, state: State) -> Seen:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        return Seen()

    def after(self, state: State) -> Sequence[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        return ()

    def right(self, state: State, answers: Sequence[str]) -> list[str]:
        """See :class:`~.proving.Proving`: every call of that kind."""
        kind = kind_of(answers[0])
        return [*answers, *(token for token in state.legal() if kind_of(token) == kind and token not in answers)]

    def theme(self, puzzle: Puzzle) -> Theme | None:
        """See :class:`~.proving.Proving`."""
        return call_theme(cast(KingState, puzzle.state()), puzzle.answers[0])

    def found(self, state: State, answers: Sequence[str], bot: Bot, seed: int) -> bool:
        """See :class:`~.proving.Proving`."""
        return bot.choose(asked(state, seed)) in self.right(state, answers)


def simple(legal: Sequence[str]) -> set[str]:
    """Return the cards that "always the highest" or "always the lowest" would play."""
    # In King aces are high.
    ranks = {token: (RANKS.index(token[0]) - 1) % len(RANKS) for token in legal}
    return {token for token, rank in ranks.items() if rank in (max(ranks.values()), min(ranks.values()))}


def kind_of(token: str) -> str:
    """Return what kind of call a token is: bids of one sign are of one kind, and what a seller asks for."""
    if token.startswith("counter"):
        return "counter"
    return {"+": "plus", "-": "minus"}.get(token[0], token)


def _of_kinds(opinions: Sequence[Opinion]) -> list[Opinion]:
    """Return the best call of each kind, the best kind first."""
    best = dict[str, Opinion]()
    for opinion in opinions:
        best.setdefault(kind_of(opinion.token), opinion)
    return sorted(best.values(), key=lambda opinion: -opinion.points)


def _seen(deal: KingState) -> KingObservation:
    seen = asked(deal, 0).observation
    assert isinstance(seen, KingObservation)
    return seen


def _margin(deal: KingState) -> float:
    return COUNTING if deal.contract in ("plus", "minus") else AVOIDING


def _some(known: Knowledge, count: int, seed: int) -> Sequence[int]:
    return every_world(known) if known.worlds <= count else uniform_worlds(known, count, seed)


def _ahead(said: Judgement, margin: float, errors: float) -> tuple[str, ...]:
    """Return the best one or two tokens, if all others are behind by that much."""
    for count in (1, 2):
        rest = said.opinions[count:]
        near = min((each.gap for each in rest), default=None, key=lambda gap: gap.mean)
        if near is not None and near.mean >= max(margin, errors * near.error):
            equal = said.opinions[count - 1].gap.mean < 1.0
            return tuple(each.token for each in said.opinions[:count]) if equal else ()
    return ()


def _behind(said: Judgement, answers: Sequence[str], points: float, margin: bool) -> Opinion | None:
    """Return the best of the other tokens, if an answer is best and all others are far behind."""
    others = [each for each in said.opinions if each.token not in answers]
    if said.best.token not in answers or not others:
        return None
    near = min(others, key=lambda each: each.gap.mean)
    return near if all(_is_far(each.gap, points, margin) for each in others) else None


def _is_far(gap: Gap, points: float, margin: bool) -> bool:
    if margin:
        return gap.mean >= max(points + SPARE * gap.error, ERRORS_NEW * gap.error)
    return gap.mean >= max(points, ERRORS * gap.error)


def _share(part: int, count: int, errors: float) -> float:
    """Return a share, and what that many standard errors of it add."""
    share = part / count
    return share + errors * math.sqrt(share * (1 - share) / count)


KINDS: Final[Mapping[Kind, Proving]] = {"card": Card(), "call": Call()}
