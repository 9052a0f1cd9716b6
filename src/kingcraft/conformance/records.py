"""Records: whole matches of every preset and some house rules, cut ones, and other spellings."""

import dataclasses
import random

from ..cards import parse_card
from ..games.registry import games, preset, rule_set
from ..record.record import Record
from ..record.replay import replay
from .cases import house_rules, record_cases
from .playing import Playing
from .vector import RecordVector, Verdicts, raw


def record_vectors(game: str, name: str, seed: str, small: bool) -> list[RecordVector]:
    """Return the records of a preset."""
    rules, family = preset(game, name), games()[game]
    playing = Playing(rules, f"{seed} records")
    vectors = []
    more = not small or name == family.default_preset  # the small kit has more of one preset a game
    for number in range(1 if small else playing.walk.matches(rules.options)):
        players = family.seats[(sum(name.encode()) + number) % len(family.seats)]
        record, _ = playing.match(f"match {number}", players, (players + number) // 2 % players)
        vectors.append(_played(f"{name}-match-{number + 1}", "a whole match", record, fair=more))
        if number == 0 and not small:
            vectors.append(_played(f"{name}-cut", "a match cut off in a deal", _cut(record)))
            vectors.append(_unscored(f"{name}-unscored", record))
        if number == 0 and more:
            vectors.append(_spelled(f"{name}-spelled", record))
        if number == 0 and not small and family.voids:
            vectors += _given_up(name, playing, record)
    vectors += [] if small else _house_rules(game, name, seed)
    return vectors + _odd_deals(name, small)


def _played(
    id_: str, about: str, record: Record, fair: bool = False, source: str = "records.md, records"
) -> RecordVector:
    """Return the vector of a record; ``fair``: all its deals carry their proof, so ask ``verify`` too."""
    lines = [f"deal {deal}: fair" for deal in range(len(record.deals))]
    return RecordVector(
        id=id_,
        about=about,
        source=source,
        document=raw(record.to_json()),
        replay=replay(record, legal=True).to_json(),
        verify=Verdicts(0, lines) if fair else None,
    )


def _cut(record: Record) -> Record:
    last = len(record.deals) // 2
    deal = record.deals[last]
    half = dataclasses.replace(deal, actions=deal.actions[: len(deal.actions) // 2], scores=None)
    return dataclasses.replace(record, deals=(*record.deals[:last], half), totals=None, winners=None)


def _given_up(name: str, playing: Playing, record: Record) -> list[RecordVector]:
    source, middle = "docs/rules/records.md, void deals", len(record.deals) // 2
    players = len(record.players)
    document, _ = playing.match("given up", players, record.dealer, voids=(0, middle + 1))
    last = record.deals[middle]
    void = dataclasses.replace(last, actions=last.actions[:3], scores=None, void=True)
    ending = dataclasses.replace(record, deals=(*record.deals[:middle], void), totals=None, winners=None)
    return [
        _played(f"{name}-void", "a match with void deals", document, fair=True, source=source),
        _played(f"{name}-void-last", "a match that ends with a void deal", ending, source=source),
    ]


def _unscored(id_: str, record: Record) -> RecordVector:
    document = record.to_json()
    for field in ("totals", "winners"):
        del document[field]
    for deal in document["deals"]:
        del deal["scores"], deal["fairness"]
        deal["clock"] = [1.5, {"seat": 0}]
    document |= {"id": None, "date": "yesterday", "seats": ["human"], "comments": {"0": "ü ♥"}, "what": [True]}
    return RecordVector(
        id=id_,
        about="scores left out, unknown fields",
        source="records.md, records",
        document=raw(document),
        replay=replay(record, legal=True).to_json(),
        verify=Verdicts(1, [f"deal {deal}: no proof" for deal in range(len(record.deals))]),
    )


def _spelled(id_: str, record: Record) -> RecordVector:
    """Return the match with its cards in every spelling that readers accept; answers keep that of writers."""
    chance = random.Random(id_)
    document = record.to_json()
    for deal in document["deals"]:
        deal["deck"] = "  ".join(_spelling(card, chance) for card in deal["deck"].split())
        deal["actions"] = [_token_spelling(token, chance) for token in deal["actions"]]
    return RecordVector(
        id=id_,
        about="readers' spellings of cards",
        source="records.md, cards",
        document=raw(document),
        replay=replay(record, legal=True).to_json(),
    )


def _token_spelling(token: str, chance: random.Random) -> str:
    card, arrow, place = token.partition(">")
    return _spelling(card, chance) + arrow + place if parse_card(card) is not None else token


def _spelling(card: str, chance: random.Random) -> str:
    rank, suit = card[0], card[1]
    signs = {"C": "♣♧", "D": "♦♢", "H": "♥♡", "S": "♠♤"}[suit]
    ranks = [rank, rank.lower(), *(["10"] if rank == "T" else [])]
    suits = [suit, suit.lower(), *signs, *(sign + "\ufe0f" for sign in signs)]
    parts = [ranks[int(chance.random() * len(ranks))], suits[int(chance.random() * len(suits))]]
    return "".join(parts if chance.random() < 0.5 else reversed(parts))


def _house_rules(game: str, name: str, seed: str) -> list[RecordVector]:
    vectors = []
    for number, case in enumerate(house_rules(), 1):
        if case.preset != name:
            continue
        rules = rule_set(game, name, case.options)
        playing = Playing(rules, f"{seed} house rules {number}")
        record, _ = playing.match("match", case.players, number % case.players, case.deals)
        about = f"house rules: {', '.join(case.options)}"
        vectors.append(_played(f"{name}-house-{number}", about, record, source=f"{game}.md, options"))
    return vectors


def _odd_deals(name: str, small: bool) -> list[RecordVector]:
    cases = [case for case in record_cases() if case.preset == name and (case.small or not small)]
    return [
        RecordVector(
            id=f"{name}-odd-{number}",
            about=case.about,
            source=case.source,
            document=raw(case.document),
            replay=case.replay,
            verify=case.verify,
        )
        for number, case in enumerate(cases, 1)
    ]
