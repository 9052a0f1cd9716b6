"""Rule pages say what the rules are: every option, with differences marked, and nothing that does not matter."""

import functools
import re
from pathlib import Path
from typing import Any

import pytest

import kingcraft.guide
from kingcraft.cards import card_set, parse_cards
from kingcraft.games.king.auction import opened
from kingcraft.games.king.contracts import terms_of
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import dealt, legal_cards, play
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import games, preset, rule_set
from kingcraft.games.rule_text import rule_text
from kingcraft.guide.king.auction import TOO_LOW, TRACE
from kingcraft.guide.page import Page, Part, rule_page
from kingcraft.guide.phrase import Argument, Phrase, in_words
from kingcraft.guide.sections import Row, Table
from kingcraft.i18n import languages, sources
from tests.guide.variations import PRESETS, anything, bases, changes, felt, small, with_change

BASES = bases()
GUIDE = Path(kingcraft.guide.__file__).parent


def names(rules: list[RuleSet[Any]]) -> list[str]:
    return [rule_text(each) for each in rules]


def said(lang: str, part: Part) -> str:
    """What a part says in words."""
    if isinstance(part, Row):
        return " ".join(in_words(lang, cell) for cell in part.cells)
    return in_words(lang, part.phrase)


def parts(page: Page) -> list[Part]:
    found: list[Part] = []
    for section in page.sections:
        for item in section.items:
            found += item.rows if isinstance(item, Table) else [item]
    return found


@functools.cache
def all_said(lang: str, rules: RuleSet[Any]) -> frozenset[str]:
    return frozenset(said(lang, part) for part in parts(rule_page(rules)))


@pytest.mark.parametrize("base", BASES, ids=names(BASES))
def test_every_change_that_can_be_felt_is_told_and_marked(base: RuleSet[Any]) -> None:
    seen = 0
    for name, value in changes(base):
        rules = with_change(base, name, value)
        if rules is None or not felt(rules, base, name):
            continue
        page = rule_page(rules, base)
        part = page.changed[name]
        assert part is not None, (name, value)
        assert part in page.marked
        for lang in languages():
            assert said(lang, part) not in all_said(lang, base), (lang, name, value)
        seen += 1
    assert seen > 20


def test_every_difference_leads_to_a_part_that_tells_it() -> None:
    several = 0
    for rules in anything(1500):
        base = preset(rules.game, rules.preset)
        page = rule_page(rules, base)
        missing = {name for name in rules.differences(base) if felt(rules, base, name)} - set(page.changed)
        assert not missing, (rule_text(rules), missing)
        assert set(page.changed.values()) <= page.marked <= set(parts(page)), rule_text(rules)
        several += len(page.changed) > 1
    assert several > 500


@pytest.mark.parametrize("base", BASES, ids=names(BASES))
def test_what_does_not_matter_is_not_told(base: RuleSet[Any]) -> None:
    idle = games()[base.game].idle(base.options)
    page = rule_page(base)
    for name, value in changes(base):
        rules = with_change(base, name, value) if name in idle else None
        if rules is not None and name in games()[rules.game].idle(rules.options):
            other = rule_page(rules)
            assert other.sections == page.sections, (name, value)
            assert (other.parent, set(other.changed), other.marked) == (page.parent, set(page.changed), page.marked)


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset_is_compared_with_the_default_one(game: str, name: str) -> None:
    rules = preset(game, name)
    default = preset(game, games()[game].default_preset)
    page = rule_page(rules)
    if rules == default:
        assert (page.parent, page.changed, page.marked) == (None, {}, frozenset())
        return
    assert page.parent == default
    assert not page.house
    idle = games()[game].idle(rules.options)
    assert set(page.changed) == set(rules.differences(default)) - idle
    assert all(page.changed.values())


def test_house_rules_are_compared_with_their_preset() -> None:
    page = rule_page(rule_set("kings-corner", "swedish", {"target": 50}))
    assert page.house
    assert page.parent == preset("kings-corner", "swedish")
    assert list(page.changed) == ["target"]
    assert [said("en", part) for part in page.marked] == [
        "After each deal look at the totals. When a player has 50 points or more, the match is over."
    ]


@pytest.mark.parametrize(
    ("game", "name", "given"),
    [
        ("kings-corner", "pagat", {"chip_ante": 7}),  # idle
        ("king", "portugal", {"hearts_lead_ban": ["no-king", "no-hearts"]}),  # the same in another order
    ],
)
def test_a_change_that_does_not_matter_makes_no_house_rules(game: str, name: str, given: dict[str, Any]) -> None:
    page, unchanged = rule_page(rule_set(game, name, given)), rule_page(preset(game, name))
    assert page.sections == unchanged.sections
    assert not page.house
    assert (page.parent, set(page.changed)) == (unchanged.parent, set(unchanged.changed))


@pytest.mark.parametrize("base", BASES, ids=names(BASES))
def test_nothing_is_said_twice_and_names_are_unique(base: RuleSet[Any]) -> None:
    found = parts(rule_page(base))
    assert len({part.name for part in found}) == len(found)
    headings = [section.name for section in rule_page(base).sections]
    assert len(set(headings)) == len(headings)
    assert all(section.items for section in rule_page(base).sections)


@pytest.mark.parametrize("lang", languages())
def test_every_page_can_be_said(lang: str) -> None:
    for base in BASES:
        for words in all_said(lang, base):
            assert words
            assert not re.search(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|\B-\d", words), words


def test_the_catalogue_holds_what_pages_need_and_nothing_else() -> None:
    used: set[str] = set()
    for base in BASES:
        candidates = [with_change(base, name, value) for name, value in changes(base)]
        for rules in (base, *filter(None, candidates)):
            used |= keys(rule_page(rules))
    for rules in small():
        used |= keys(rule_page(rules))
    python = "\n".join(path.read_text("utf-8") for path in GUIDE.rglob("*.py"))
    used |= set(re.findall(r"""["'](rules-[a-z-]+)["']""", python))
    used |= {f"rules-corner-{corner}" for corner in ("NE", "SE", "SW", "NW")}
    used |= {f"rules-refused-{kind}" for kind in ("number", "choice", "flag", "names", "points")}
    used |= {f"rules-{name}" for name in ("and", "or", "anna", "ben", "carla", "david")}
    found = set(re.findall(r"^(rules-[\w-]*) *=", sources("en")["rules.ftl"], re.MULTILINE))
    assert found - used == set()


def keys(page: Page) -> set[str]:
    """Every message of a page."""
    return set(re.findall(r"key='(rules-[\w-]+)'", repr(page.sections))) | {
        section.heading.key for section in page.sections
    }


def test_the_auction_of_the_example_can_be_held() -> None:
    auction = opened(KingOptions(), 0)
    for seat, call in TRACE:
        assert auction.to_act == seat
        if call == "+4":
            assert auction.fault(TOO_LOW) == "bid-too-low"
        auction = auction.apply(call)
    assert (auction.step, auction.holder) == ("decide", TRACE[-2][0])


FORCED: list[tuple[str, dict[str, Any]]] = [
    ("turkey", {}),
    ("turkey", {"contracts": ["no-hearts", "no-king"], "quota_plus": 0, "quota_negative": 0}),
    ("king", {"forced_penalty": True, "contracts": ["no-king", "no-tricks"]}),
    ("king", {"forced_penalty": True, "contracts": ["no-men"], "men": ["2", "A", "J"]}),
    ("king32", {"forced_penalty": True, "contracts": ["no-men"]}),
]


@pytest.mark.parametrize(("name", "given"), FORCED)
def test_the_forced_cards_of_the_examples_are_forced(name: str, given: dict[str, Any]) -> None:
    rules = rule_set("king", name, given)
    seen = 0
    for part in parts(rule_page(rules)):
        if part.name not in ("rules-king-penalty-void-example", "rules-king-penalty-under-example"):
            continue
        assert not isinstance(part, Row)
        told = dict(part.phrase.arguments)
        contract = next(key for key in ("no-hearts", "no-queens", "no-men", "no-king") if key in repr(told["contract"]))
        led = cards(told["high"]) if "high" in told else text_set("TD")
        forced = cards(told["card"])
        # Void, the player holds a card that costs nothing in any deal; otherwise the lower one of the example.
        free = cards(told["low"]) if "low" in told else text_set("9C")
        terms = terms_of(rules.options, contract, -1)
        others = text_set("7C"), text_set("8C")
        state = play(terms, dealt(terms, led, forced | free, *others, 0), led.bit_length() - 1)
        assert legal_cards(terms, state) == forced
        seen += 1
    assert seen == 2


@pytest.mark.parametrize(
    ("game", "name", "given", "told"),
    [
        ("kings-corner", "swedish", {}, True),
        ("kings-corner", "swedish", {"king_pile_move": "never"}, True),
        ("kings-corner", "pagat", {"king_on_side": "forbidden"}, True),  # kings that are dealt lie on sides
        ("kings-corner", "swedish", {"king_on_side": "forbidden"}, False),
        (
            "kings-corner",
            "pagat",
            {"king_on_side": "forbidden", "initial_king": "gap", "king_pile_move": "never"},
            False,
        ),
        ("king", "king", {"forced_penalty": True, "contracts": ["no-men"], "men": ["A", "2"]}, True),
        ("king", "king", {"forced_penalty": True, "contracts": ["no-men"], "men": ["A"]}, False),
        ("king", "king", {"forced_penalty": True, "contracts": ["no-hearts"]}, False),
    ],
)
def test_what_can_never_happen_is_not_told(game: str, name: str, given: dict[str, Any], told: bool) -> None:
    said = keys(rule_page(rule_set(game, name, given)))
    moves = {"rules-kc-move-king-pile", "rules-kc-king-pile-stays", "rules-king-penalty-under"}
    assert bool(said & moves) == told


def test_a_duty_that_only_some_deals_know_names_those() -> None:
    rules = rule_set("king", "king", {"forced_penalty": True, "contracts": ["no-men", "no-king"], "men": ["A"]})
    (told,) = [part for part in parts(rule_page(rules)) if part.name == "rules-king-penalty-under"]
    assert "No men" not in said("en", told)
    assert "No king of hearts" in said("en", told)


def text_set(text: str) -> int:
    return card_set(parse_cards(text) or ())


def cards(said: Argument) -> int:
    assert isinstance(said, Phrase)
    words = dict(said.arguments)
    return text_set(f"{words['rank']}{words['suit']}")


@pytest.mark.parametrize("scoring", ["king10", "face", "flat20"])
def test_where_kings_must_go_the_example_holds_none(scoring: str) -> None:
    for forced, king in (("must", False), ("off", True), ("penalty", True)):
        rules = rule_set("kings-corner", "pagat", {"scoring": scoring, "forced_king": forced})
        (told,) = [part for part in parts(rule_page(rules)) if part.name == "rules-kc-points-example"]
        assert ("king of clubs" in said("en", told)) == king


@pytest.mark.parametrize(
    ("name", "given", "own"),
    [
        ("turkey", {}, "exactly"),
        ("turkey", {"quota_plus": 0, "quota_negative": 4}, ""),
        ("turkey", {"quota_plus": 0, "quota_negative": 3}, "exactly"),
    ],
)
def test_a_share_that_must_be_used_up_is_told_so(name: str, given: dict[str, Any], own: str) -> None:
    keys_said = keys(rule_page(rule_set("king", name, given)))
    assert [key for key in keys_said if key.startswith("rules-king-choose-own")] == [
        f"rules-king-choose-own{'-' if own else ''}{own}"
    ]


@pytest.mark.parametrize("name", [name for game, name in PRESETS if game == "kings-corner"])
def test_K20_the_page_of_one_deal_does_not_speak_of_adding_up_deals(name: str) -> None:
    rules = rule_set("kings-corner", name, {"deals": 1})
    told = keys(rule_page(rules))
    assert "rules-kc-match-deals" in told
    chips = rules.options.scoring == "chips"
    fined = rules.options.forced_king == "penalty"
    minus = "-minus" if rules.options.sign == "-" else ""
    ends = [key for key in told if key.startswith("rules-kc-win-")]
    assert ends == ["rules-kc-win-one-chips" if chips else f"rules-kc-win-one{'-fines' if fined else ''}{minus}"]
    adding = {"en": "added up", "de": "zusammengez", "sv": "räknas ihop", "ro": "se adună"}
    for lang, words in adding.items():
        assert words not in " ".join(all_said(lang, rules))
        assert chips or words in " ".join(all_said(lang, preset("kings-corner", name)))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({}, "rules-kc-move-king-pile"),
        ({"king_pile_move": "dealt"}, "rules-kc-move-king-pile-dealt"),
        ({"king_pile_move": "dealt", "king_on_side": "forbidden"}, "rules-kc-move-king-pile"),
        ({"king_pile_move": "dealt", "initial_king": "gap"}, "rules-kc-king-pile-stays"),
        ({"king_pile_move": "never"}, "rules-kc-king-pile-stays"),
    ],
)
def test_K2_which_kings_may_leave_a_side(given: dict[str, Any], key: str) -> None:
    told = keys(rule_page(rule_set("kings-corner", "pagat", given)))
    assert {one for one in told if "king-pile" in one} == {key, "rules-kc-king-pile-usual"}
    stays = given.get("king_pile_move") == "never"  # a king that is dealt, too
    assert ("rules-kc-initial-stays" in told) is stays


def test_G9_a_chooser_before_auctioned_deals_is_told() -> None:
    rules = rule_set("king", "king", {"contract_choice": "chooser", "first_lead": "declarer"})
    told = keys(rule_page(rules))
    assert {"rules-king-choose-after", "rules-king-positive-fixed", "rules-king-auction-optional"} <= set(told)
    assert "rules-king-positive-lead-dealer-after" in told
    assert not {"rules-king-choose-no-plus", "rules-king-positive-chosen", "rules-king-positive-lead-chooser"} & set(
        told
    )


def test_G9_a_dealer_leads_also_where_the_declarer_only_chooses_and_the_page_says_that_tables_differ() -> None:
    page = rule_page(rule_set("king", "king", {"contract_choice": "chooser"}))
    assert {"rules-king-lead-dealer", "rules-king-lead-usual"} <= set(keys(page))


@pytest.mark.parametrize(("deals", "ending"), [(1, "-one"), (2, "")])
def test_K18_a_single_deal_has_one_dealer_and_one_shuffle(deals: int, ending: str) -> None:
    page = rule_page(rule_set("kings-corner", "pagat", {"deals": deals}))
    found = {key for key in keys(page) if key.startswith(("rules-kc-dealer", "rules-kc-shuffle"))}
    assert found == {f"rules-kc-dealer{ending}", f"rules-kc-shuffle{ending}"}
