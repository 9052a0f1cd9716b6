"""A puzzle as data: a deal up to a choice, the answer, who finds it. One JSON line each, packs of 100."""

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct

from ..cards import is_pack, parse_cards
from ..games.game import State
from ..games.options import RuleSet
from ..games.registry import game_named, preset

#: ``card``: find the card. ``call``: what would you bid. ``out``: clear your hand in this turn.
Kind = Literal["card", "call", "out"]
#: Who tries every puzzle.
Level = Literal["beginner", "casual", "strong", "master"]
#: What the answer of a puzzle does: its one main idea (``docs/puzzles.md``), in the order of the page.
Theme = Literal[
    "throw-the-king",
    "throw-what-costs",
    "throw-what-takes",
    "lay-it-under",
    "hand-over-the-lead",
    "keep-a-way-out",
    "empty-a-suit",
    "take-while-cheap",
    "count-the-hands",
    "pull-trumps",
    "bid-or-pass",
    "outbid-the-minus",
    "bid-minus",
    "sell-or-keep",
    "name-the-game",
    "build-in-a-corner",
    "gaps-first",
    "the-right-order",
]

#: Where the packs are: ``card-1.jsonl``.
DATA: Final = Path(__file__).with_name("data")
#: Puzzles of a pack.
PACK: Final = 100


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """What two independent checks found."""

    #: Whether the answer is exact: no other one is better in any deal of the unseen cards.
    sure: bool
    #: The best of the other tokens; empty where there is none to compare.
    next: str = ""
    #: By how many points ``next`` is behind on average; in ``out`` 0.
    behind: float = 0.0


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A puzzle."""

    #: Its kind, and the number of the deal that it was found in: ``card-17``.
    id: str
    kind: Kind
    game: str
    #: The preset of the rules.
    rules: str
    players: int
    #: The seat that dealt.
    dealer: int
    #: The number of deals of the match before it.
    before: int = 0
    #: The cards as they were dealt.
    deck: str
    #: What has been played. Then it is the turn of seat 0, the player.
    actions: list[str]
    #: The tokens that are right, one or two; in ``out`` the moves of a shortest way.
    answers: list[str]
    #: How often each level finds it, from 0 to 1.
    finds: dict[Level, float]
    #: How hard it is, on the scale of the player's own rating.
    rating: int
    proof: Proof

    @property
    def rule_set(self) -> RuleSet[Any]:
        """The rules."""
        return preset(self.game, self.rules)

    def state(self) -> State:
        """Return the deal at the choice, with all hands open.

        Raises ValueError, also :class:`~kingcraft.games.reasons.Refused`: its cards or actions are none of these rules.
        """
        game, rules = game_named(self.game), self.rule_set
        deck = parse_cards(self.deck)
        if deck is None or not is_pack(deck, game.pack(rules.options)):
            raise ValueError(f"{self.id}: the deck is no pack of these rules")
        state = first(rules, self.players, self.dealer, deck, self.before)
        for token in self.actions:
            state = state.apply(token)
        return state


def first(rules: RuleSet[Any], players: int, dealer: int, deck: Iterable[int], before: int) -> State:
    """Return a deal before its first action. ``before``: the number of deals of the match before it."""
    game = game_named(rules.game)
    carry = game.first_carry(rules.options)
    if before:  # only how many there were counts in the rules of puzzles
        carry = (before, *carry[1:])
    state: State = game.deal(rules, players, dealer, list(deck), carry)
    return state


def path(kind: Kind, pack: int, folder: Path = DATA) -> Path:
    """Return the file of a pack, numbered from 1."""
    return folder / f"{kind}-{pack}.jsonl"


def read(file: Path) -> list[Puzzle]:
    """Return the puzzles of a pack; none if there is no file. Raises ValueError: it is damaged."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines()]


def write(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a pack, as a whole or not at all."""
    draft = file.with_suffix(".part")
    draft.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles))
    draft.replace(file)


@functools.cache
def shipped(kind: Kind) -> tuple[Puzzle, ...]:
    """Return the puzzles of a kind that this package has."""
    return tuple(every(kind))


def every(kind: Kind, folder: Path = DATA) -> list[Puzzle]:
    """Return all puzzles of a kind."""
    found, pack = list[Puzzle](), 1
    while more := read(path(kind, pack, folder)):
        found += more
        pack += 1
    return found


def find_puzzle(called: str) -> Puzzle | None:
    """Return the puzzle of this id; None if there is none."""
    kind = called.partition("-")[0]
    known: Kind
    for known in get_args(Kind):
        if kind == known:
            return next((puzzle for puzzle in shipped(known) if puzzle.id == called), None)
    return None


def add(puzzle: Puzzle, folder: Path = DATA) -> None:
    """Add a puzzle to the first pack of its kind that is not full."""
    pack = 1
    while len(held := read(path(puzzle.kind, pack, folder))) >= PACK:
        pack += 1
    write(path(puzzle.kind, pack, folder), [*held, puzzle])
