"""Kings Corner once more, from the rules with lists and texts, slow and plain: the real rules are compared with it."""

from collections.abc import Mapping, Sequence

from kingcraft.games.options import Json

RANKS = "A23456789TJQK"
SIDES = ("N", "E", "S", "W")
CORNERS = ("NE", "SE", "SW", "NW")


def red(card: str) -> bool:
    """Whether the suit is diamonds or hearts."""
    return card[1] in "DH"


def misfit(card: str, top: str) -> str | None:
    """Why a card does not go onto another: next lower rank, other colour (P10)."""
    if RANKS.index(card[0]) + 1 != RANKS.index(top[0]):
        return "wrong-rank"
    return "wrong-colour" if red(card) == red(top) else None


class Naive:
    """A deal. ``options``: all option values as JSON."""

    def __init__(self, options: Mapping[str, Json], players: int, dealer: int, deck: Sequence[str]) -> None:
        self.options = options
        self.players = players
        self.stock = list(deck)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.piles: dict[str, list[str]] = {place: [] for place in SIDES + CORNERS}
        self.from_hands: set[str] = set()
        self.fines = [0] * players
        self.chips = [options["chip_ante"] if options["scoring"] == "chips" else 0] * players
        self.passed = 0
        self.out: int | None = None
        self.over = False
        for card in range(options["hand_size"] * players):
            self.hands[(dealer + 1 + card) % players].append(self.stock.pop(0))
        for side in SIDES:
            self._turn_up(side)
        self.seat = (dealer + 1) % players
        self._begin()

    @classmethod
    def at(
        cls,
        options: Mapping[str, Json],
        to_act: int,
        hands: Sequence[Sequence[str]],
        piles: Mapping[str, Sequence[str]],
        stock: Sequence[str],
    ) -> "Naive":
        """A position at the start of a turn (K-19)."""
        deal = cls(options, len(hands), 0, [rank + suit for suit in "CDHS" for rank in RANKS])
        deal.seat, deal.stock = to_act, list(stock)
        deal.hands = [list(hand) for hand in hands]
        deal.piles = {place: list(piles.get(place, ())) for place in SIDES + CORNERS}
        deal.drew = False
        return deal

    def _turn_up(self, side: str) -> None:
        """One card to a side, as ``initial_king`` says (K-15)."""
        way = self.options["initial_king"]
        while self.stock:
            card = self.stock.pop(0)
            if card[0] == "K" and way != "optional":
                self.piles[self._free_corner()].append(card)
                if way == "gap":
                    return
            else:
                self.piles[side].append(card)
                return

    def _free_corner(self) -> str:
        return next(corner for corner in CORNERS if not self.piles[corner])

    def _begin(self) -> None:
        """A turn begins; the card is drawn now or at its end (K-16)."""
        self.moved = self.laid = self.drew = False
        if self.options["draw_when"] == "start":
            self._draw(lay=False)

    def _draw(self, *, lay: bool) -> None:
        for _ in range(self.options["draw_count"]):
            if self.stock:
                self.drew = True
                card = self.stock.pop(0)
                if lay and card[0] == "K":
                    self.piles[self._free_corner()].append(card)
                else:
                    self.hands[self.seat].append(card)

    def fault(self, token: str) -> str | None:
        """The reason code that refuses a well-spelled token, None if it is legal."""
        if self.over:
            return "deal-over"
        hand = self.hands[self.seat]
        if token == "end":
            held = any(card[0] == "K" for card in hand)
            return "king-must-be-played" if held and self.options["forced_king"] == "must" else None
        source, place = token.split(">")
        return self._card_fault(source, place) if source not in self.piles else self._pile_fault(source, place)

    def _card_fault(self, card: str, place: str) -> str | None:
        if card not in self.hands[self.seat]:
            return "not-in-hand"
        king = card[0] == "K"
        if self.piles[place]:
            return "place-taken" if king else misfit(card, self.piles[place][-1])
        if place in CORNERS:
            return None if king else "corner-kings-only"
        return "king-not-on-side" if king and self.options["king_on_side"] == "forbidden" else None

    def _pile_fault(self, source: str, place: str) -> str | None:
        if not self.piles[source]:
            return "place-empty"
        base = self.piles[source][0]
        side_king = base[0] == "K" and source in SIDES
        stays = {"any": False, "dealt": base in self.from_hands, "never": True}[self.options["king_pile_move"]]
        if side_king and place in CORNERS and stays:
            return "pile-may-not-move"
        if self.piles[place]:
            return "place-taken" if side_king else misfit(base, self.piles[place][-1])
        if place in CORNERS:
            return None if side_king else "corner-kings-only"
        return "pile-to-empty-side"

    def tokens(self) -> list[str]:
        """Every well-spelled token of the game."""
        cards = [rank + suit for rank in RANKS for suit in "CDHS"]
        moves = [f"{card}>{place}" for card in cards for place in self.piles]
        return [*moves, *(f"{a}>{b}" for a in self.piles for b in self.piles if a != b), "end"]

    def legal(self) -> list[str]:
        """The sorted legal tokens."""
        return sorted(token for token in self.tokens() if self.fault(token) is None)

    def act(self, token: str) -> None:
        """Do what a legal token says."""
        if token == "end":
            self._end()
            return
        source, place = token.split(">")
        self.moved = True
        if source in self.piles:
            self.piles[place] += self.piles[source]
            self.piles[source] = []
            return
        self.laid = True
        hand = self.hands[self.seat]
        hand.remove(source)
        self.from_hands.add(source)
        self.piles[place].append(source)
        if not hand:
            self.over, self.out = True, self.seat

    def _end(self) -> None:
        options, seat = self.options, self.seat
        kings = sum(card[0] == "K" for card in self.hands[seat])
        if options["forced_king"] == "penalty":
            (self.chips if options["scoring"] == "chips" else self.fines)[seat] += (
                kings * options["forced_king_penalty"]
            )
        idle = not self.laid
        if options["chip_pass_when"] == "no_action":
            idle = not self.moved and self.legal() in ([], ["end"])
        if options["draw_when"] == "end":
            self._draw(lay=options["drawn_king_now"])
        if options["scoring"] == "chips" and idle and (self.drew or not options["chip_pass_needs_draw"]):
            self.chips[seat] += options["chip_pass"]
        self.passed = 0 if self.moved or self.drew else self.passed + 1
        if self.passed == self.players:
            self.over = True
            return
        self.seat = (seat + 1) % self.players
        self._begin()

    def value(self, card: str) -> int:
        """What a card left in hand costs (section 2)."""
        scoring, rank = self.options["scoring"], card[0]
        if scoring == "chips":
            return int(self.options["chip_king" if rank == "K" else "chip_card"])
        if rank == "K":
            return 10
        if scoring == "king10":
            return 1
        if rank == "A":
            return {"face": 25, "flat50": 50, "flat20": 20, "face15": 15}[scoring]
        pips = 10 if rank in "TJQ" else int(rank)
        if scoring == "flat50":
            return 10 if pips == 10 else 5
        if scoring == "flat20":
            return 10 if pips >= 9 else 5
        return pips

    def scores(self, pot: int) -> tuple[list[int], int]:
        """Each seat's points of an ended deal, and the pot it leaves; ``pot``: what the deals before have left."""
        left = [sum(map(self.value, hand)) for hand in self.hands]
        if self.options["scoring"] != "chips":
            sign = -1 if self.options["sign"] == "-" else 1
            return [sign * (points + fine) for points, fine in zip(left, self.fines, strict=True)], 0
        pot += sum(self.chips)
        if self.out is None:
            return [-chips for chips in self.chips], pot
        won = [-chips - cards for chips, cards in zip(self.chips, left, strict=True)]
        won[self.out] += pot + sum(left)
        return won, 0
