"""A match told in text: the committed texts, what can be read back from them, widths, unfinished matches."""

import dataclasses
import re
import time
from pathlib import Path
from typing import Any

import pytest

import kingcraft
from kingcraft.cards import PACK_52, cards_text
from kingcraft.games.king.contracts import unit_value
from kingcraft.guide.columns import width
from kingcraft.guide.show import show, show_deal
from kingcraft.i18n import languages, sources, text
from kingcraft.record.record import Record, parse_record
from kingcraft.record.replay import replay, replay_document
from tests.golden.playthrough import MATCHES, play
from tests.record.documents import unplayed

from .make_shown import FILES, FOLDER, shown

WIDEST = 100
SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}

king_matches = pytest.mark.parametrize("name", sorted(name for name, match in MATCHES.items() if match[0] == "king"))
corner_matches = pytest.mark.parametrize("name", sorted(name for name, match in MATCHES.items() if match[0] != "king"))


def lines_of(record: Record, lang: str = "en") -> list[str]:
    return show(replay(record), lang)


def deals_of(record: Record) -> list[list[str]]:
    """The lines of each deal in English."""
    replayed = replay(record)
    return [show_deal(replayed, "en", number) for number in range(1, len(record.deals) + 1)]


def block(lines: list[str], start: str) -> list[str]:
    """The lines after the one that begins with ``start``, up to a blank one."""
    first = next(place for place, line in enumerate(lines) if line.startswith(start)) + 1
    return lines[first : lines.index("", first)] if "" in lines[first:] else lines[first:]


def card(shown_card: str) -> str:
    return shown_card[:-1].replace("10", "T") + SUITS[shown_card[-1]]


def number(shown_number: str) -> int:
    return int(shown_number.replace("−", "-"))


def test_the_committed_texts_are_those_of_the_list() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.{lang}.txt" for name, lang in FILES}


@pytest.mark.parametrize(("name", "lang"), FILES)
def test_the_text_is_the_committed_one(name: str, lang: str) -> None:
    assert shown(name, lang) == (FOLDER / f"{name}.{lang}.txt").read_text("utf-8")


# --- read back -------------------------------------------------------------------------------------------------------


def seats_and_cards(row: str, leader_mark: str = "›") -> tuple[list[str], int]:
    """The cards of a row of tricks in seat order, and the leader."""
    cells = re.findall(r"([› ])(\w+[♣♦♥♠])(\*?)", row)[:4]
    return [card(cell[1]) for cell in cells], [cell[0] for cell in cells].index(leader_mark)


@king_matches
def test_the_rows_of_tricks_are_the_cards_of_the_record_in_order(name: str) -> None:
    record = play(name)
    for deal, lines in zip(record.deals, deals_of(record), strict=True):
        played = [token for token in deal.actions if token in {cards_text([c]) for c in PACK_52}]
        if not played:
            assert not any(line.startswith("Tricks") for line in lines)
            continue
        found = []
        for row in block(lines, "Tricks")[1:]:
            cards, leader = seats_and_cards(row)
            found += cards[leader:] + cards[:leader]
        assert found == played


@king_matches
def test_every_trick_is_worth_what_its_taker_is_paid(name: str) -> None:
    """The points beside the tricks, with the start value of every player and the price, add up to the score."""
    record = play(name)
    match = replay(record).match
    for deal, lines in zip(match.ended, deals_of(record), strict=True):
        state: Any = deal.state
        if state.unplayed:
            continue
        start = state.options.tricks * state.options.trick_value if state.contract == "minus" else 0
        worth = dict.fromkeys(record.players, start)
        for row, trick in zip(block(lines, "Tricks")[1:], state.tricks, strict=True):
            points = re.search(r"[−+]\d+$", row)
            if points:
                worth[record.players[trick.winner]] += number(points[0])
                assert number(points[0]) % unit_value(state.options, state.contract) == 0
        rows = {row.split()[0]: row.split() for row in lines[-4:]}
        for seat, player in enumerate(record.players):
            price = 0
            if state.auction is not None and state.auction.buyer >= 0:
                assert (
                    number(rows[player][-2 if seat not in (deal.dealer, state.auction.buyer) else -3]) == worth[player]
                )
                price = deal.scores[seat] - worth[player]
            assert worth[player] + price == deal.scores[seat] == number(rows[player][-1])


def tokens_of(turns: list[str], names: tuple[str, ...], lays_kings: bool) -> list[str]:
    """The actions of the turns; no draw, no fine, no king that a rule lays down (``lays_kings``) is one."""
    joined = re.sub(r"\n {8,}", " ", "\n".join(turns))
    tokens = []
    for line in joined.splitlines():
        done = re.sub(rf"^ +\d+ +({'|'.join(names)}) +", "", line).split(", ")
        drawn = ""
        for what in done:
            drew = re.fullmatch(r"draws (.*)", what)
            drawn = drew[1] if drew and lays_kings else drawn
            pile = re.fullmatch(r"pile (\w+) → (\w+)", what)
            laid = re.fullmatch(r"(\w+[♣♦♥♠]) → (\w+)", what)
            if pile:
                tokens.append(f"{pile[1]}>{pile[2]}")
            elif laid and laid[1] not in drawn.split():
                tokens.append(f"{card(laid[1])}>{laid[2]}")
        tokens.append("end")
    return tokens


@corner_matches
def test_the_turns_are_the_actions_of_the_record(name: str) -> None:
    record = play(name)
    for deal, lines in zip(record.deals, deals_of(record), strict=True):
        found = tokens_of(block(lines, "Turns"), record.players, record.rules.options.drawn_king_now)
        assert found[: len(deal.actions)] == list(deal.actions)
        assert found[len(deal.actions) :] in ([], ["end"])


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_score_sheet_adds_up_to_the_totals(name: str) -> None:
    record = play(name)
    lines = lines_of(record)
    totals = [0] * len(record.players)
    rows = [line for line in lines if re.match(r" *\d+ +│", line)]
    for row, deal in zip(rows, record.deals, strict=True):
        cells = [cell.split() for cell in row.split(" │ ")[-len(totals) :]]
        assert deal.scores is not None
        totals = [total + score for total, score in zip(totals, deal.scores, strict=True)]
        assert [(number(cell[0]), number(cell[1])) for cell in cells] == list(zip(deal.scores, totals, strict=True))
    assert totals == list(record.totals or ())
    names = ", ".join(record.players[seat] for seat in record.winners or ())
    assert lines[-1] == text("en", "winners", count=len(record.winners or ()), names=names)


# --- every language, every rule set ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", sorted(MATCHES))
def test_no_line_is_too_wide_and_none_has_a_hole(name: str, lang: str) -> None:
    record = play(name)
    record = dataclasses.replace(record, players=tuple(f"Mmmmmmmmmm{seat:02}" for seat in range(len(record.players))))
    for line in lines_of(record, lang):
        assert width(line) <= WIDEST
        assert line == line.rstrip()
        assert not re.search(r"[{}]|None|show-|say-", line)


def test_the_catalogue_holds_what_is_shown_and_nothing_else() -> None:
    package = Path(kingcraft.__file__).parent / "guide"
    used = {key for path in package.rglob("*.py") for key in re.findall(r'"(show-[a-z-]+)"', path.read_text("utf-8"))}
    assert used == set(re.findall(r"^(show-[a-z-]+) *=", sources("en")["show.ftl"], re.MULTILINE))


def test_a_king_that_was_drawn_and_laid_down_is_told() -> None:
    lines = lines_of(play("jax-points"))
    assert any(re.search(r"draws (K[♣♦♥♠]), \1 → [NS][EW]$", line) for line in lines)


def test_chips_are_told_and_add_up() -> None:
    record = play("pagat-chips")
    for deal, lines in zip(record.deals, deals_of(record), strict=True):
        if any(line.startswith("Blocked") for line in lines):
            continue
        for line, score in zip(lines[-5:], deal.scores or (), strict=True):
            *_, cards, paid, pot, chips = line.split()
            assert number(cards) + number(paid) + number(pot) == number(chips) == score
    assert any("chips to the pot" in line or "chip to the pot" in line for line in lines_of(record))
    assert any("Pot: " in line for line in lines_of(record))


# --- unfinished, long ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_a_match_is_told_as_far_as_it_goes(name: str) -> None:
    whole = play(name)
    *before, last = whole.deals
    bare = dataclasses.replace(last, scores=None)
    for count in (*range(8), *range(8, len(last.actions), 11)):
        cut_short = dataclasses.replace(bare, actions=last.actions[:count])
        record = dataclasses.replace(whole, deals=(*before, cut_short), totals=None, winners=None)
        lines = show_deal(replay(record), "en", len(record.deals))
        assert any(line.startswith("This deal is not finished. It is ") for line in lines)
        assert max(map(width, lines)) <= WIDEST
    record = dataclasses.replace(
        whole, deals=(*before, dataclasses.replace(bare, actions=())), totals=None, winners=None
    )
    lines = lines_of(record, "de")
    assert lines[-1] == "Diese Partie ist nicht zu Ende."
    assert lines[-3].split("│")[-1].strip() == "-"
    none = dataclasses.replace(record, deals=())
    assert lines_of(none)[-1] == "This match is not finished."


def test_a_deal_that_is_not_there() -> None:
    for wrong in (0, -1, 2):
        with pytest.raises(IndexError):
            show_deal(replay_document(unplayed()), "en", wrong)


def test_hands_of_many_cards_are_shown_without_a_table() -> None:
    """Two players who never lay a card: the stock goes into their hands."""
    document = unplayed(players=2)
    document["deals"][0]["actions"] = ["end"] * 36
    record = parse_record(document)
    lines = lines_of(record)
    assert max(map(width, lines)) <= WIDEST
    assert any(re.search(r"player 0 +24 cards +\d+$", line) for line in lines)


def test_a_thousand_deals() -> None:
    document = unplayed(players=2, rules={"preset": "pagat", "options": {"deals": 1000}}, deals=[])
    deck = cards_text(PACK_52)
    document["deals"] = [{"deck": deck, "actions": ["end"] * 36}] * 1000
    lines = lines_of(parse_record(document))
    assert "Deal 1000" in lines
    assert max(map(width, lines)) <= WIDEST


def test_a_match_is_told_at_once() -> None:
    replayed = replay(play("king"))
    show(replayed, "en")
    started = time.process_time()
    show(replayed, "en")
    assert time.process_time() - started < 0.3
