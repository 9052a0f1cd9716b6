"""Options that contradict each other.

Every sentence of ``docs/rules/kings-corner.md`` section 1, ``docs/rules/king.md`` section 0 and G-20.

Each value alone is one that the option takes; together they are refused at ``rules.options``.
"""

from ...games.options import Json
from ..decks import arranged
from .case import Case, record

_DECK = arranged([])
_CHOOSER: dict[str, Json] = {"contract_choice": "chooser", "auction": "off"}
_QUOTAS: dict[str, Json] = {"quota_negative": 3, "quota_plus": 2, "each_negative": 2}


def _corner(about: str, players: int = 2, *, small: bool = False, **options: Json) -> Case:
    document = record("kings-corner", "pagat", players, 0, (_DECK, []), options=options)
    return Case(about, "kings-corner.md section 1", document, "rules.options", "bad-format", small=small)


def _king(about: str, *, small: bool = False, **options: Json) -> Case:
    document = record("king", "king", 4, 3, (_DECK, []), options=options)
    return Case(about, "king.md section 0, G-20", document, "rules.options", "bad-format", "king", small=small)


CASES: tuple[Case, ...] = (
    _corner("six hands of nine cards and four sides: 58 cards", 6, hand_size=9, small=True),
    _corner("four hands of thirteen leave no card for the sides", 4, hand_size=13),
    _corner("chips that count minus", scoring="chips", deals=10, sign="-", small=True),
    _corner("chips until a target", scoring="chips", deals=0),
    _king("a chooser of trump deals and an auction", **_CHOOSER | {"auction": "always"}, **_QUOTAS, small=True),
    _king("fixed trumps and an auction", trump_fixed=["S", "H", "D", "C"], small=True),
    _king("an auction without minus", declare=["S", "H", "D", "C", "NT"]),
    _king("an auction without a plus game", declare=["minus"]),
    _king("men who are not in the short pack", deck=32, men=["K", "5"]),
    _king("quotas for fewer deals than there are", **_CHOOSER, quota_negative=1, quota_plus=2, small=True),
    _king("quotas for more deals than there are", **_CHOOSER, quota_negative=2, quota_plus=1),
    _king("trump deals without a quota of negative ones", **_CHOOSER, quota_negative=0, quota_plus=1),
    _king("too small a quota without trump deals", **_CHOOSER, quota_negative=1, quota_plus=0),
)
