"""A whole match of each game by ear: found by role and name, pressed without pointer or key, followed by what is said.

Nothing here asks the wire, the style or the position of anything. Whose turn it is, what was played, who took what and
what it counted, who bid, how the deal ended and the score of the match come from the live regions (``ears.py``). What
can be done is read where a screen reader would read it. In the end the sums that were heard are those of the score.
"""

import re
from collections import Counter
from itertools import dropwhile
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from kingcraft import i18n
from kingcraft.cards import RANKS, SUITS
from tests.e2e.conftest import Invite
from tests.e2e.ears import number, sentence
from tests.e2e.reader import Reader
from tools.driver.guest import DESKTOP, PHONE
from tools.driver.server import Server

#: The name, the description and the state of each control, as a screen reader gets them.
CONTROLS: Final = """nodes => nodes.map(node => ({
    name: node.getAttribute("aria-label") ?? node.innerText,
    description: (node.getAttribute("aria-describedby") ?? "").split(" ")
        .map(id => document.getElementById(id)?.textContent ?? "").join(" ").trim(),
}))"""

#: What is said in an auction, each with its person; the words of bids and counter-offers are in it.
CALLS: Final = ("pass", "match", "accept", "reject", "ultimatum", "split", "yes", "no")
#: Why a card may not be laid somewhere.
REFUSALS: Final = ("place-taken", "corner-kings-only", "wrong-rank", "wrong-colour", "king-not-on-side")


@pytest.mark.long(seconds=25)
def test_a_match_of_kings_corner(invite: Invite, server: Server) -> None:
    guest = invite(PHONE, "de")
    guest.keep_seat("kings-corner", server.open_room("kings-corner", "pagat", "thumb-1", target=10))
    tab = guest.tab()
    reader = Reader(tab)
    tab.go()
    carry_on = reader.page.get_by_role("region", name=tab.text("start-continue")).get_by_role("link")
    expect(carry_on).to_have_count(1)
    reader.press(carry_on)
    expect(reader.page.get_by_role("main", name=tab.text("game-kings-corner"))).to_be_focused()
    expect(reader.page.get_by_role("list", name=tab.text("players")).get_by_role("listitem")).to_have_count(2)
    piles = reader.page.get_by_role("group", name=tab.text("piles-label")).get_by_role("button")
    fits = piles.and_(reader.page.get_by_role("button", name=re.compile(rf"{tab.text('place-fits', name='')}$")))
    where = "|".join(
        sentence("de", f"fits-{key}", name).pattern for key, name in (("at", "places"), ("nowhere", "card"))
    )
    back = sentence("de", "say-undo-card-you", "card")
    laid = at_once = refused = undone = deals = 0
    while True:
        while (asked := reader.asked()) == "turn":
            expect(piles).to_have_count(8)
            for at in range(reader.hand().count()):
                card = reader.hand().nth(at)
                name = card.get_attribute("aria-label") or ""
                ours = re.compile(rf"Du legst {re.escape(name)} .*")
                reader.press(card)
                said = reader.hear(re.compile(f"{where}|{ours.pattern}"), "where it fits, or what we laid")
                if ours.fullmatch(said.group()):  # only one place takes it
                    at_once += 1
                elif said["places"]:
                    # One place only where another card was laid a moment ago: a tap then may mean its neighbour.
                    assert fits.count() == len(re.split(r", | und ", said["places"])) >= 1
                    reader.do(fits.first, ends=False)
                    reader.hear(ours, "what we laid")
                    laid += 1
                else:
                    if not refused:
                        reader.press(piles.first)
                        why = "|".join(re.escape(tab.text(f"reason-{code}")) for code in REFUSALS)
                        reader.hear(re.compile(why), "why not")
                        refused += 1
                    if card.get_attribute("aria-pressed") == "true":
                        reader.press(card)  # put back
                    continue
                if not undone:
                    reader.do(tab.button(tab.text("undo")), ends=False)
                    assert reader.hear(back, "what we took back")["card"] == name
                    again = reader.page.get_by_role("button", name=name, exact=True)
                    expect(again).to_have_attribute("tabindex", "0")  # there one goes on
                    undone += 1
                break
            else:
                end = tab.button(re.compile(r"ziehen$|^Passen$|^Zug beenden$"))
                reader.do(end)
        deals += 1
        reader.hear_score(deals)
        if asked == "over":
            break
        reader.next_deal(deals + 1)
    reader.hear_winner()
    assert laid
    assert at_once
    assert refused
    assert undone
    reader.do(reader.page.get_by_role("button", name=tab.text("again"), exact=True))
    expect(reader.hand()).to_have_count(7)


class KingDeal:
    """What was said in a deal of King, put together."""

    def __init__(self, language: str, lines: list[str]) -> None:
        def heard(key: str, *names: str) -> list[dict[str, str]]:
            found = []
            for line in lines:
                if match := sentence(language, f"{key}-you", *names[1:]).fullmatch(line):
                    found.append({"name": "You", **match.groupdict()})
                elif match := sentence(language, key, *names).fullmatch(line):
                    found.append(match.groupdict())
            return found

        self.plays = heard("say-plays", "name", "card")
        # Cards that were played while something else was said: "Ada: 7 of hearts, Bo: king of hearts."
        names = {i18n.text(language, "card", rank=rank, suit=suit) for rank in RANKS for suit in SUITS}
        briefly = [line.removesuffix(".").split(", ") for line in lines if not line.startswith("Trick")]
        for name, _, card in [part.partition(": ") for parts in briefly for part in parts]:
            if card in names:
                self.plays.append({"name": name, "card": card})
        self.counted = heard("say-trick-counts", "name", "points")
        self.tricks = heard("say-trick", "name") + self.counted
        self.sold = bool(heard("say-buys", "name", "bid"))
        self.minus = bool(heard("say-minus", "name"))
        self.claimed = bool(heard("say-rest-claim", "name"))
        self.calls = heard("say-bids", "name", "bid") + heard("say-counters", "name", "bid")
        self.calls += [call for key in CALLS for call in heard(f"say-{key}", "name")]

    def check(self, score: dict[str, tuple[int, int]]) -> None:
        """All that was played was said; the tricks that were told to count come to the points of the score."""
        assert len(self.plays) // 4 == len(self.tricks)
        assert len({play["card"] for play in self.plays}) == len(self.plays)
        if self.claimed or self.sold:
            return  # the rest, or what was agreed, comes on top
        points: Counter[str] = Counter()
        for trick in self.counted:
            points[trick["name"]] += number(trick["points"])
        apart = {points[name] - deal for name, (deal, _) in score.items()}
        assert len(apart) == 1 if self.minus else apart == {0}, (self.counted, score)


def hear_under_a_dialog(reader: Reader, card: Locator, play: str) -> None:
    """A card is played and the menu is opened at once: what follows is said in it, and not again afterwards."""
    tab, page = reader.tab, reader.page
    menu = tab.button(tab.text("menu"))
    reader.listen()
    reader.my_turn = False
    card.evaluate("(card, menu) => { card.click(); menu.click(); }", menu.element_handle())
    expect(page.get_by_role("dialog")).to_be_visible()
    heard = len(reader.deal)
    words = f"{tab.text('turn-yours')}."
    tab.until(lambda: words in reader.listen(), f"it is our turn while the dialog is open: {reader.deal[-5:]}")
    said = reader.deal[heard:]
    assert play in said  # with all that led to it
    # It is said where browsers tell screen readers of changes: nothing of the table below is in the tree.
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    polite = {"name": "live", "value": {"type": "token", "value": "polite"}}
    live = [node for node in nodes if not node["ignored"] and polite in node.get("properties", [])]
    assert len([node for node in live if node["role"]["value"] == "generic"]) == 1, live
    reader.press(tab.button(tab.text("close")))
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(500)
    assert not [line for line in reader.listen() if line in said]


def hear_what_was_missed(reader: Reader) -> None:
    """The page is loaded again: its log tells the deal as it did before, and it is said what has led to our turn."""
    tab = reader.tab
    tab.until(lambda: (reader.listen(), reader.my_turn)[1], "it is our turn")
    lines = reader.page.get_by_role("log").get_by_role("paragraph")
    before, heard = lines.all_inner_texts(), len(reader.deal)
    assert len(before) > 10
    tab.page.reload()
    reader.my_turn = False
    reader.pressed = False
    expect(lines).to_have_text(before)
    tab.until(lambda: (reader.listen(), reader.my_turn)[1], f"it is said again: {reader.ears.heard[-5:]}")
    # Told is what others did since our last card; where that was the last of its trick, the log alone says who took it.
    ours = max(at for at, line in enumerate(before) if line.startswith("You play"))
    for line in dropwhile(lambda line: " plays the " not in line, before[ours + 1 :]):
        card = line.rpartition(" plays the ")[2].removesuffix(".")
        assert any(card in told for told in reader.deal[heard:]), (line, reader.deal[heard:])
    del reader.deal[heard:]  # it was heard before


def test_two_deals_of_king(invite: Invite, server: Server) -> None:
    """A deal to avoid and an auction with its game, from the player's list of tables."""
    guest = invite(DESKTOP)
    options = {"contracts": ["no-king"], "auction": "always"}
    guest.keep_seat("king", server.open_room("king", "king", *["thumb-1"] * 3, **options))
    tab = guest.tab()
    reader = Reader(tab)
    tab.go()
    reader.press(reader.page.get_by_role("region", name=tab.text("start-continue")).get_by_role("link"))
    play_king_by_ear(reader, 2)
    assert [bool(deal["scores"]) for deal in tab.view["sheet"]["deals"]].count(True) == 2


@pytest.mark.long(seconds=40)
def test_a_match_of_king(invite: Invite) -> None:
    """A short King from the start page: three contracts to avoid and four auctions, to the winner and once more."""
    tab = invite(DESKTOP).tab()
    reader = Reader(tab)
    page = reader.page
    tab.go()
    reader.press(
        page.get_by_role("region", name=tab.text("game-king"), exact=True).get_by_role(
            "button", name=tab.text("start-change")
        )
    )
    short = page.get_by_role("radiogroup", name=tab.text("start-length")).get_by_role(
        "radio", name=tab.text("start-brief")
    )
    reader.press(short)
    expect(short).to_be_checked()
    page.keyboard.press("Escape")
    reader.press(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}"))
    play_king_by_ear(reader, 7)
    reader.hear_winner()
    reader.do(reader.page.get_by_role("button", name=tab.text("again"), exact=True))
    expect(reader.hand()).to_have_count(13)


def play_king_by_ear(reader: Reader, number: int) -> None:
    """Play this number of deals of King, or until the match is over; the last ones are auctions."""
    tab, page = reader.tab, reader.page
    expect(page.get_by_role("main", name=tab.text("game-king"))).to_be_focused()
    expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_have_text(tab.text("game-king"))
    trick = page.get_by_role("list", name=tab.text("trick-label")).get_by_role("listitem")
    said = page.get_by_role("list", name=tab.text("call-history")).get_by_role("listitem")
    offer = page.get_by_role("button", name=re.compile(rf"^{tab.text('offer-end')}"))
    deals = followed = called = refused = ended = covered = missed = 0
    totals: Counter[str] = Counter()
    while True:
        while (asked := reader.asked()) == "turn":
            tab.until(lambda: reader.calls().count() or reader.hand().count(), "there is something to do")
            if reader.calls().count():
                expect(page.get_by_role("main").get_by_role("heading", level=2).first).not_to_be_empty()
                assert said.count() == len(KingDeal("en", reader.deal).calls)
                reader.call(reader.chance.choice(reader.calls().all()))
                called += 1
                continue
            if any(tab.text("offer-end") in line for line in reader.deal) and offer.count() and ended < 2:
                reader.do(offer)
                ended += 1
                continue
            on_table = trick.all_inner_texts()
            cards = reader.hand().evaluate_all(CONTROLS)
            allowed = [at for at, card in enumerate(cards) if card["description"] != tab.text("card-refused")]
            if 0 < len(on_table) < 4:  # a complete one is still to be read when we are to lead
                # "Bo led the 5 of hearts": players who can, follow; what may be played follows too.
                suit = on_table[0].removesuffix(", highest so far").rpartition(" ")[2]
                able = [at for at, card in enumerate(cards) if card["name"].endswith(suit)]
                assert allowed == (able or list(range(len(cards))))
                assert len(on_table) == 1 or sum(line.endswith(", highest so far") for line in on_table) == 1
                followed += bool(able)
                if able and len(able) < len(cards) and not refused:
                    other = next(at for at in range(len(cards)) if at not in able)
                    reader.press(reader.hand().nth(other))
                    reader.hear(tab.text("reason-must-follow-suit", suit=suit[0].upper()), "why not")
                    refused += 1
            at = reader.chance.choice(allowed)
            if len(cards) == 12 and not covered:
                hear_under_a_dialog(reader, reader.hand().nth(at), tab.text("say-plays-you", card=cards[at]["name"]))
                covered += 1
                continue
            reader.do(reader.hand().nth(at))
            reader.hear(tab.text("say-plays-you", card=cards[at]["name"]), "what we played")
            if len(cards) == 10 and not missed:
                hear_what_was_missed(reader)
                missed += 1
        deals += 1
        score = reader.hear_score(deals)
        KingDeal("en", reader.deal).check(score)
        totals.update({name: points for name, (points, _) in score.items()})
        assert dict(totals) == {name: total for name, (_, total) in score.items()}
        if asked == "over" or deals == number:
            break
        reader.next_deal(deals + 1)
    assert deals == number
    assert called
    assert followed
    assert refused
