"""Kings Corner's puzzles: clear your hand in this turn. All ways are tried, so the answer is exact."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, cast

from ..bots.bot import Bot
from ..games.game import State
from ..games.kings_corner.actions import PLACES
from ..games.kings_corner.table import KingsCornerState
from ..games.options import RuleSet
from ..games.registry import preset
from .proving import LEAST_CHOICES, Proving, Seen, asked
from .puzzle import Kind, Proof, Puzzle, Theme

#: Moves of a shortest way: short, middle and long ones in turn.
MOVES: Final = (range(4, 7), range(7, 10), range(10, 20))
#: Cards of the hand.
LEAST_CARDS: Final = 3
MOST_CARDS: Final = 10
#: How often moves by chance may clear it.
MOST_BY_CHANCE: Final = 0.34
#: Positions of a turn that are looked at; a puzzle has fewer.
MOST_POSITIONS: Final = 3000
#: Where moves by chance clear the hand more seldom, the order of the moves is the theme.
SELDOM_BY_CHANCE: Final = 0.1
_CORNERS: Final = PLACES[4:]
_END: Final = "end"
_NEVER: Final = 99


class Out:
    """Clear your hand in this turn."""

    @property
    def rules(self) -> RuleSet[Any]:
        """What is played."""
        return preset("kings-corner", "pagat")

    def table(self, number: int) -> tuple[int, int]:
        """See :class:`~.proving.Proving`: two, three and four players in turn."""
        return 2 + number % 3, 0

    def promising(self, state: State, number: int, seed: int) -> Sequence[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        deal = cast(KingsCornerState, state)
        seat, last = deal.to_act, deal.history[-1:]
        if last and last[0][0] == seat:  # a turn is one puzzle, from its beginning
            return ()
        if not LEAST_CARDS <= deal.hands[seat].bit_count() <= MOST_CARDS:
            return ()
        way = shortest(deal)
        if way is None or len(way) not in MOVES[number // 3 % len(MOVES)] or not _is_hard(deal, way):
            return ()
        return way

    def proof(self, state: State, answers: Sequence[str], seed: int, margin: bool) -> Proof | None:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        deal = cast(KingsCornerState, state)
        way = shortest(deal)
        if way is None or len(way) != len(answers) or not _is_hard(deal, way):
            return None
        after: State = deal
        for token in answers:
            after = after.apply(token)
        return Proof(True) if after.over and cast(KingsCornerState, after).out == deal.to_act else None

    def sort(self, state: State, answers: Sequence[str]) -> str:
        """See :class:`~.proving.Proving`: how many moves it takes."""
        del state
        return str(len(answers))

    def seen(self, state: State) -> Seen:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        return Seen()

    def after(self, state: State) -> Sequence[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`."""
        return ()

    def right(self, state: State, answers: Sequence[str]) -> list[str]:  # noqa: ARG002
        """See :class:`~.proving.Proving`: the first move; other ways may begin with another."""
        return list(answers[:1])

    def theme(self, puzzle: Puzzle) -> Theme | None:
        """See :class:`~.proving.Proving`: what every way has, not only the one that is shown."""
        deal = cast(KingsCornerState, puzzle.state())
        if not _clears(deal, lambda state, token: not (_is_pile(token) and _goes_on_a_pile(state)), set()):
            return "gaps-first"
        if not _clears(deal, lambda state, token: not _is_laid_in_a_corner(state, token), set()):
            return "build-in-a-corner"
        return "the-right-order" if by_chance(deal, {}) < SELDOM_BY_CHANCE else None

    def found(self, state: State, answers: Sequence[str], bot: Bot, seed: int) -> bool:  # noqa: ARG002
        """See :class:`~.proving.Proving`: any way will do."""
        seat = state.to_act
        for move in range(_NEVER):
            if state.over or state.to_act != seat:
                break
            state = state.apply(bot.choose(asked(state, seed + move)))
        return state.over and cast(KingsCornerState, state).out == seat


def _is_hard(deal: KingsCornerState, way: Sequence[str]) -> bool:
    """Whether it is long enough, there is a choice, no blind way leads out, and chance seldom does."""
    choices = [token for token in deal.legal() if token != _END]
    if len(way) < MOVES[0].start or len(choices) < LEAST_CHOICES:
        return False
    return not _leads_out(deal, 0) and not _leads_out(deal, -1) and by_chance(deal, {}) <= MOST_BY_CHANCE


def shortest(deal: KingsCornerState) -> tuple[str, ...] | None:
    """Return a shortest way to clear the hand of the seat to act in this turn; None: there is none, or too many."""
    seat = deal.to_act
    came: dict[Hashable, tuple[Hashable, str]] = {deal.key: (None, "")}
    here = [deal]
    while here:
        after = list[KingsCornerState]()
        for state in here:
            for token in state.legal():
                if token == _END:
                    continue
                then = state.apply(token)
                if then.key in came:
                    continue
                came[then.key] = (state.key, token)
                if then.over:
                    if then.out == seat:
                        return _way(came, then.key)
                    continue
                after.append(then)
        if len(came) > MOST_POSITIONS:
            return None
        here = after
    return None


def _way(came: Mapping[Hashable, tuple[Hashable, str]], key: Hashable) -> tuple[str, ...]:
    tokens = list[str]()
    while True:
        key, token = came[key]
        if not token:
            return tuple(reversed(tokens))
        tokens.append(token)


def by_chance(deal: KingsCornerState, known: dict[Hashable, float]) -> float:
    """Return how often the seat to act clears its hand in this turn with moves by chance. ``known``: by position."""
    found = known.get(deal.key)
    if found is None:
        seat, moves = deal.to_act, [token for token in deal.legal() if token != _END]
        after = [deal.apply(token) for token in moves]
        shares = [float(then.out == seat) if then.over else by_chance(then, known) for then in after]
        found = known[deal.key] = sum(shares) / len(shares) if shares else 0.0
    return found


def _clears(deal: KingsCornerState, may: Callable[[KingsCornerState, str], bool], known: set[Hashable]) -> bool:
    """Whether the hand can be cleared in this turn with the moves that ``may`` allows. ``known``: looked at."""
    if deal.over:
        return True  # nothing but going out ends a deal within a turn
    if deal.key in known:
        return False
    known.add(deal.key)
    moves = (token for token in deal.legal() if token != _END and may(deal, token))
    return any(_clears(deal.apply(token), may, known) for token in moves)


def _is_pile(token: str) -> bool:
    return token.partition(">")[0] in PLACES


def _is_on_a_pile(state: KingsCornerState, token: str) -> bool:
    """Whether a move lays a card of the hand on a pile."""
    place = token.partition(">")[2]
    return not _is_pile(token) and bool(state.piles[PLACES.index(place)])


def _goes_on_a_pile(state: KingsCornerState) -> bool:
    """Whether a card of the hand goes on a pile."""
    return any(_is_on_a_pile(state, token) for token in state.legal() if token != _END)


def _is_laid_in_a_corner(state: KingsCornerState, token: str) -> bool:
    """Whether a move lays a card of the hand on a pile in a corner."""
    return token.partition(">")[2] in _CORNERS and _is_on_a_pile(state, token)


def _leads_out(deal: KingsCornerState, place: int) -> bool:
    """Whether always the first, or always the last, of the legal moves leads out."""
    state, seat = deal, deal.to_act
    for _ in range(_NEVER):
        choices = [token for token in state.legal() if token != _END]
        if state.over or not choices or state.to_act != seat:
            break
        state = state.apply(choices[place])
    return state.over and state.out == seat


KINDS: Final[Mapping[Kind, Proving]] = {"out": Out()}
