"""King: tricks with each trump and in minus, and the bids against them."""

from collections.abc import Sequence
from typing import Final

from ...bots.king.calling.hand_worth import HandValue, NamedGame, Role, hand_value
from ...games.game import State
from ...games.king.actions import DECLARATION_TOKENS, DECLARED, declaration_tokens
from ...games.king.observe import observe
from ...games.king.options import KingOptions
from ...games.king.scoring import base_scores
from ...games.king.table import KingState
from ...games.king.view import KingObservation, Phase
from ...games.options import RuleSet
from ..hand_worth import BidOfHand, GameOfHand, HandWorth, Verdict, WorthOf
from ..sentence import Sentence, whole

#: While the game is for sale, every seat may ask; where it is only named, the seat that names it.
_FOR_SALE: Final[tuple[Phase, ...]] = ("open", "bid", "decide", "answer")
_NAMED: Final[tuple[Phase, ...]] = ("choose", "declare")
_PLUS: Final = "plus:"


class _KingWorth:
    def worth(
        self, rules: RuleSet[KingOptions], observation: KingObservation, legal: Sequence[str]
    ) -> HandWorth | None:
        seat, phase, options = observation.seat, observation.phase, rules.options
        if seat is None:
            return None
        if phase in _FOR_SALE:
            return _hand_worth(options, observation.hand, seller=seat == observation.dealer)
        names = [token for token in legal if token in DECLARED] if phase in _NAMED else []
        return _ready(hand_value(options, observation.hand, names, "")) if names else None

    def verdict(self, begun: State, ended: State, seat: int) -> Verdict | None:
        assert isinstance(begun, KingState)
        assert isinstance(ended, KingState)
        options, contract = ended.options, ended.contract
        if begun.phase not in (*_FOR_SALE, *_NAMED) or contract not in ("plus", "minus", ""):
            return None
        hand = observe(begun, seat).hand
        if begun.phase in _FOR_SALE:
            worth = _hand_worth(options, hand, seller=seat == ended.dealer)
        else:
            worth = _ready(hand_value(options, hand, declaration_tokens(options.declare), ""))
        tricks, points = ended.taken[seat], ended.scores()[seat]
        auction = ended.auction
        sold = auction is not None and auction.step == "sold" and seat in (auction.buyer, ended.dealer)
        price = observe(ended).auction
        bid = price.price if sold and price is not None else ""
        paid = points - base_scores(options, contract, ended.taken)[seat] if bid else 0
        game = next((token for token, named in DECLARED.items() if named == (contract, ended.trump)), "")
        said = [_settled(paid, points)] if bid else []
        if ended.declarer == seat and game != worth.games[0].token:
            said += _named(worth, game, tricks)
        return Verdict(worth, bid, paid, game, tricks, points, [*said, _worth("verdict-hand", worth.games[0])])


def _hand_worth(options: KingOptions, hand: Sequence[str], *, seller: bool) -> HandWorth:
    names = declaration_tokens(options.declare) if seller else list(DECLARATION_TOKENS.values())
    plays = [name for name in names if name in DECLARED and _playable(options, name)]
    role: Role = "seller" if seller else "buyer"
    return _ready(hand_value(options, hand, plays, role))


def _playable(options: KingOptions, token: str) -> bool:
    return not token.startswith(_PLUS) or token.removeprefix(_PLUS) in options.plus_games


def _ready(value: HandValue) -> HandWorth:
    games = [
        GameOfHand(each.token, round(each.tricks, 1), round(each.points, 1), _worth("hand-worth", each))
        for each in value.games
    ]
    bids = [BidOfHand(each.bid, each.price, round(each.points, 1), round(each.over, 1)) for each in value.bids]
    return HandWorth(games, round(value.aside, 1), round(value.passed, 1), bids)


def _worth(text: str, game: NamedGame | GameOfHand) -> Sentence:
    """Say what a game is worth: tricks and points, each rounded on its own, as in all figures of the hand."""
    said: dict[str, str | int] = {"trump": _trump(game.token), "count": whole(game.tricks)}
    return Sentence(text if game.points >= 0 else f"{text}-below", said | {"points": abs(whole(game.points))})


def _settled(paid: int, points: int) -> Sentence:
    """Say what a buyer or a seller ends on, as a sum: what was paid, and what their own tricks have brought."""
    figures: dict[str, str | int] = {"loss": abs(paid), "expected": points - paid, "instead": points}
    return Sentence("verdict-sold" if paid > 0 else "verdict-bought", figures)


def _named(worth: HandWorth, game: str, tricks: int) -> list[Sentence]:
    """Say what was in the hand for the game that the seat has named; nothing if no game was played."""
    own = next((each for each in worth.games if each.token == game), None)
    if own is None:
        return []
    in_hand: dict[str, str | int] = {"trump": _trump(game), "count": round(own.tricks), "tricks": tricks}
    return [Sentence("verdict-named", in_hand)]


def _trump(token: str) -> str:
    return token.removeprefix(_PLUS)


WORTH: Final[WorthOf] = _KingWorth()
