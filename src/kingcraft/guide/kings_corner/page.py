"""The rule page of Kings Corner, section by section, in the order in which a newcomer needs it."""

from ...games.kings_corner.options import SEATS, KingsCornerOptions, idle
from ..phrase import card, phrase
from ..sections import Diagram, Section, Sentence, example, point, say
from . import points
from .drawings import Layout, Move

_PACK = 52
_SIDES = 4
_KINGS = 4


def sections(options: KingsCornerOptions) -> tuple[Section, ...]:
    """Return the whole page."""
    return (
        _aim(options),
        _need(options),
        _deal(options),
        _turn(options),
        _moves(options),
        _kings(options),
        _end(options),
        points.points(options),
        points.match(options),
        Section("origin", (say("kc-origin"),)),
    )


def _aim(options: KingsCornerOptions) -> Section:
    way = "chips" if options.scoring == "chips" else "points"
    long = say("kc-aim-deals", deals=options.deals) if options.deals else say("kc-aim-many")
    won = say(f"kc-aim-{way}", "scoring")
    if points.cards_are_free(options):
        won = say("kc-aim-pot", "scoring", "chip_card", "chip_king")
    return Section("aim", (say("kc-aim"), won, long))


def _need(options: KingsCornerOptions) -> Section:
    most = _most_players(options)
    needed = [
        say("kc-need-four" if most >= 4 else "kc-need", "hand_size", most=most),  # P1: good for four
        say("kc-ranks"),
    ]
    if options.scoring == "chips":
        needed.append(say("kc-need-chips", "scoring"))
    return Section("need", tuple(needed))


def _most_players(options: KingsCornerOptions) -> int:
    return min(SEATS[-1], (_PACK - _SIDES) // options.hand_size)


def _deal(options: KingsCornerOptions) -> Section:
    one = "-one" if options.deals == 1 else ""
    dealt = [say(f"kc-dealer{one}", *(["deals"] if one else [])), say(f"kc-shuffle{one}", *(["deals"] if one else []))]
    if options.scoring == "chips":
        dealt.append(
            say("kc-ante", "chip_ante", chips=options.chip_ante)
            if options.chip_ante
            else say("kc-ante-none", "chip_ante")
        )
    sides = ("TS", "6H", "QC", "9D")
    named = {place: card(text) for place, text in zip(("north", "east", "south", "west"), sides, strict=True)}
    return Section(
        "deal",
        (
            *dealt,
            say("kc-hands", "hand_size", cards=options.hand_size),
            say("kc-layout"),
            Diagram(phrase("rules-kc-picture-layout", **named), Layout(sides)),
            *_initial_kings(options),
            say("kc-initial-usual"),
            say("kc-first"),
        ),
    )


def _initial_kings(options: KingsCornerOptions) -> list[Sentence]:
    match options.initial_king:
        case "optional":
            stays = options.king_pile_move == "never"
            return [say("kc-initial-stays" if stays else "kc-initial-optional", "initial_king")]
        case "gap":
            return [say("kc-initial-gap", "initial_king")]
    sentences = [say("kc-initial-replace", "initial_king")]
    if _most_players(options) * options.hand_size + _SIDES + _KINGS > _PACK:  # K-15
        sentences.append(say("kc-initial-no-more", "initial_king", "hand_size"))
    return sentences


def _turn(options: KingsCornerOptions) -> Section:
    duty = "kings" if options.forced_king == "must" else "none"
    sentences = [say(f"kc-turn-{options.draw_when}", "draw_when", "draw_count", count=options.draw_count)]
    if options.draw_count > 1:
        sentences.append(say("kc-draw-short", "draw_count"))
    if options.draw_when == "end" and options.drawn_king_now:
        sentences.append(say("kc-draw-king"))
    sentences.append(say("kc-draw-usual"))
    return Section("turn", (*sentences, say(f"kc-duty-{duty}", "forced_king"), say("kc-stock-empty")))


def _moves(options: KingsCornerOptions) -> Section:
    top, fits, black, far = "9S", "8H", "8C", "7H"
    pile = ("7S", "6D")
    return Section(
        "moves",
        (
            say("kc-moves"),
            point("kc-move-card"),
            Diagram(phrase("rules-kc-picture-card", card=card(fits), top=card(top)), Move((fits,), (top,))),
            example(
                "kc-move-card-example",
                top=card(top),
                fits=card(fits),
                also=card("8D"),
                black=card(black),
                far=card(far),
            ),
            point("kc-move-king"),
            point(f"kc-move-side-{options.king_on_side}", "king_on_side"),
            point("kc-move-pile"),
            Diagram(
                phrase("rules-kc-picture-pile", base=card(pile[0]), top=card(pile[1]), onto=card(fits)),
                Move(pile, (top, fits)),
            ),
            example("kc-move-pile-example", base=card(pile[0]), top=card(pile[1]), onto=card(fits)),
            *_king_piles(options),
            say("kc-move-never"),
            example("kc-turn-example", first=card("8H"), west=card("9S"), base=card("7S"), any=card("JC")),
        ),
    )


def _king_piles(options: KingsCornerOptions) -> list[Sentence]:
    if "king_pile_move" in idle(options):  # no king is ever on a side
        return []
    move = options.king_pile_move
    if move == "dealt" and options.initial_king != "optional":
        move = "never"  # no king is dealt to a side
    if move == "dealt" and options.king_on_side == "forbidden":
        move = "any"  # every king on a side was dealt there
    sentences = {"any": "kc-move-king-pile", "dealt": "kc-move-king-pile-dealt", "never": "kc-king-pile-stays"}
    return [point(sentences[move], "king_pile_move"), say("kc-king-pile-usual")]


def _kings(options: KingsCornerOptions) -> Section:
    sentences = [_kept_kings(options), say("kc-kings-usual")]
    if options.draw_when == "end":
        sentences.append(say("kc-drawn-now" if options.drawn_king_now else _drawn_later(options), "drawn_king_now"))
    return Section("kings", tuple(sentences))


def _drawn_later(options: KingsCornerOptions) -> str:
    if options.forced_king == "must":
        return "kc-drawn-later-must"
    fined = options.forced_king == "penalty" and options.forced_king_penalty
    return "kc-drawn-later-penalty" if fined else "kc-drawn-later"


def _kept_kings(options: KingsCornerOptions) -> Sentence:
    match options.forced_king:
        case "must" if options.king_on_side == "allowed":
            return say("kc-kings-must-side", "forced_king")
        case "must":
            return say("kc-kings-must", "forced_king")
        case "penalty":
            key = "kc-kings-penalty-chips" if options.scoring == "chips" else "kc-kings-penalty"
            return say(key, "forced_king", "forced_king_penalty", points=options.forced_king_penalty)
    key = "kc-kings-free-chips" if options.scoring == "chips" else "kc-kings-free"
    return say(key, "forced_king", points=points.king_cost(options))


def _end(options: KingsCornerOptions) -> Section:
    way = "chips" if options.scoring == "chips" else "points"
    one = "-one" if options.scoring == "chips" and options.deals == 1 else ""  # no next deal takes the pot
    return Section("end", (say("kc-out"), say("kc-blocked"), say(f"kc-blocked-{way}{one}", "scoring", "deals")))
