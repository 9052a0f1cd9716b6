"""A deal of Kings Corner as text: hands and sides as dealt, turn after turn, the cards left and the points."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ...cards import TEXTS
from ...games.kings_corner.actions import PLACES, TOKENS
from ...games.kings_corner.core import END
from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.scoring import hand_value
from ...games.kings_corner.table import KingsCornerState, deal_state
from ...i18n import text
from ..columns import left, right, table, width, wrapped
from ..telling import PAGE, Telling

_SIDES: Final = PLACES[:4]
#: Cells of the cards left in a hand, in the table of points.
_WIDEST_HAND: Final = 40


def tell(words: Telling, end: KingsCornerState, scores: Sequence[int] | None, *, void: bool) -> list[str]:
    """Return the deal, whose last State is ``end``, in lines. ``scores``: None if it is not over, or is void."""
    state = deal_state(end.rules, end.players, end.dealer, end.deck, end.pot)
    lines = words.prose(words.say("show-dealer", name=words.names[end.dealer]), *_pot(words, state))
    lines += ["", words.say("show-hands"), *words.hands(_as_dealt(state), aces_high=False)]
    lines += ["", words.say("show-table"), *_piles(words, state)]
    turns = _turns(words, state, end)
    if turns:
        lines += ["", words.say("show-turns"), *turns]
    if scores is None:
        if void:
            lines += ["", *words.prose(words.say("show-void"))]
        else:
            to_act = words.say("show-next", name=words.names[end.to_act])
            lines += ["", *words.prose(words.say("show-unfinished"), to_act, *_pot(words, end))]
        if turns:
            lines += ["", words.say("show-hands-now"), *words.hands(end.hands, aces_high=False)]
            lines += ["", words.say("show-table"), *_piles(words, end)]
        return lines
    blocked = words.say("result-blocked" if end.stuck else "result-passed")
    out = words.say("result-out", name=words.names[end.out]) if end.out >= 0 else blocked
    return [*lines, "", *words.prose(f"{out}.", *_pot(words, end)), *_points(words, end, scores)]


def _pot(words: Telling, state: KingsCornerState) -> list[str]:
    chips = state.pot_now
    if not chips:
        return []
    return [words.say("pot", chips=words.say("chips-short", count=chips, chips=words.number(chips)))]


def _as_dealt(state: KingsCornerState) -> list[int]:
    hands = list(state.hands)
    for seat, cards in enumerate(state.drawn):
        for card in cards:
            hands[seat] &= ~(1 << card)
    return hands


def _piles(words: Telling, state: KingsCornerState) -> list[str]:
    piles = {place: [TEXTS[card] for card in pile] for place, pile in zip(PLACES, state.piles, strict=True)}
    letters = place_letters(words.lang)
    shown = [f"{letters[place]} {words.cards(pile)}" for place, pile in piles.items() if pile or place in _SIDES]
    stock = words.say("stock", count=len(state.stock))
    return wrapped([f"{pile}  " for pile in shown] + [stock], PAGE, "  ", "  ")


# --- turns -----------------------------------------------------------------------------------------------------------


def _turns(words: Telling, start: KingsCornerState, end: KingsCornerState) -> list[str]:
    turns = list(_turns_of(words, start, end))
    digits, name_cells = len(str(len(turns))), max(map(width, words.names))
    lines = []
    for number, (seat, done) in enumerate(turns, start=1):
        begin = f"  {right(str(number), digits)}  {left(words.names[seat], name_cells)}  "
        pieces = [f"{what}," for what in done[:-1]] + done[-1:]
        lines += wrapped(pieces, PAGE, begin, " " * width(begin))
    return lines


def _turns_of(words: Telling, state: KingsCornerState, end: KingsCornerState) -> Iterator[tuple[int, list[str]]]:
    draws_first = state.rules.options.draw_when == "start"
    done = _draws(words, state, state.drawn[state.to_act])
    for seat, action in end.history:
        after = state.apply(action)
        if action == TOKENS[END]:
            drawn = state.stock[: len(state.stock) - len(after.stock)]
            draws = _draws(words, after, drawn)
            done += _paid(words, state, after, seat) if draws_first else [*draws, *_paid(words, state, after, seat)]
            yield seat, done or [words.say("show-passes")]
            done = draws if draws_first else []
        else:
            done.append(move_words(words, action))
        state = after
    if done:
        yield end.history[-1][0] if state.over else state.to_act, done


def move_words(words: Telling, token: str) -> str:
    """Return ``7C>N`` as ``7♣ → N``, ``E>N`` as ``pile E → N``."""
    letters = place_letters(words.lang)
    what, _, place = token.partition(">")
    if what in letters:
        return words.say("show-pile", source=letters[what], place=letters[place])
    return f"{words.card(what)} → {letters[place]}"


@functools.cache
def place_letters(lang: str) -> Mapping[str, str]:
    """Return the letters of a language for the places of a record."""
    return dict(zip(PLACES, text(lang, "show-places").split(), strict=True))


def _draws(words: Telling, after: KingsCornerState, drawn: Sequence[int]) -> list[str]:
    """Return the draw of these cards; a king may have gone straight to a corner (``drawn_king_now``)."""
    if not drawn:
        return []
    cards = [words.say("show-draws", cards=words.cards(TEXTS[card] for card in drawn))]
    for place, pile in zip(PLACES, after.piles, strict=True):
        cards += [move_words(words, f"{TEXTS[card]}>{place}") for card in drawn if card in pile]
    return cards


def _paid(words: Telling, state: KingsCornerState, after: KingsCornerState, seat: int) -> list[str]:
    cost = after.stakes[seat] - state.stakes[seat]
    if not cost:
        return []
    return [words.say("show-pays" if _chips(after.rules.options) else "show-fine", count=cost)]


def _chips(options: KingsCornerOptions) -> bool:
    return options.scoring == "chips"


# --- points ----------------------------------------------------------------------------------------------------------


def _points(words: Telling, end: KingsCornerState, scores: Sequence[int]) -> list[str]:
    options, stakes = end.rules.options, end.stakes
    costs = [hand_value(options, hand) for hand in end.hands]
    sign = -1 if _chips(options) or options.sign == "-" else 1
    paid = [sign * stake for stake in stakes]
    if _chips(options):
        out = end.out
        cards = [-cost if out >= 0 else 0 for cost in costs]
        won = [0] * end.players
        if out >= 0:
            cards[out] = sum(costs)
            won[out] = end.pot + sum(stakes)
        columns = {"show-for-cards": cards, "show-put-in": paid, "show-from-pot": won}
    else:
        columns = {"show-for-cards": [sign * cost for cost in costs], "show-for-kings": paid}
        if not any(paid):
            columns = {}
    heads = [words.say("result-player"), words.say("result-left"), *map(words.say, columns)]
    rows = [[*heads, words.say("result-chips" if _chips(options) else "result-points")]]
    held = [[suit for suit in words.hand(hand, aces_high=False) if not suit.endswith("–")] for hand in end.hands]
    # Hands too long for the table are above it; the table has their number of cards.
    many = max(width("  ".join(suits)) for suits in held) > _WIDEST_HAND
    lines = (
        ["", *words.listed([[name, *suits] for name, suits in zip(words.names, held, strict=True)]), ""] if many else []
    )
    for seat, (name, suits) in enumerate(zip(words.names, held, strict=True)):
        left_over = words.say("cards-count", count=end.hands[seat].bit_count()) if many else "  ".join(suits)
        numbers = [words.number(column[seat]) for column in columns.values()]
        rows.append([name, left_over or "–", *numbers, words.number(scores[seat])])
    return [*lines, *table(rows, numbers=range(2, len(rows[0])), indent="  ")]
