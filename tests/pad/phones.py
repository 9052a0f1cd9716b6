"""Two phones that write, mend, delete, take back and meet at random, by code or by file.

What they do is a list of steps, so that the page takes the same ones (``web/tests/pad.test.ts``, ``vectors.json``):

* ``A 2=5``: phone A writes the row with the key 2, whose first count is 5;
* ``A 2-``: it deletes that row;
* ``A !3``: it takes back the fourth event that it has written itself, perhaps an undo;
* ``A > code``: it gives its sheet to the other phone by a code, which gives its own back by another one;
* ``A > file``: the same by files.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from kingcraft.pad.sheet import FORMAT, Event, Folded, Sheet, carried, folded, merged, parse_sheet, strangers

#: How many pairs of phones.
MEETINGS: Final = 300
NAMES: Final = {"A": "kai7", "B": "ann2"}
START: Final[dict[str, Any]] = {
    "n": 1,
    "by": NAMES["A"],
    "op": "start",
    "id": "k7f2m9qx",
    "game": "kings-corner",
    "rules": {"preset": "pagat"},
    "players": ["Anna", "Ben", "Mia", "Oskar"],
    "dealer": 0,
}


def counting(events: Sequence[Event], at: float) -> list[Event]:
    """The writes of a row that count."""
    undone = set[tuple[int, str]]()
    for event in reversed(events):
        if event.op == "undo" and event.stamp not in undone:
            n, by = event.json["of"]
            undone.add((n, by))
    return [one for one in events if one.op in ("put", "drop") and one.json["at"] == at and one.stamp not in undone]


class Phone:
    """A phone with its log. It writes events as the page does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.events = parse_sheet({"format": FORMAT, "events": [START]}).events

    @property
    def sheet(self) -> Folded:
        """What its log comes to."""
        return folded(Sheet(self.events))

    def write(self, event: dict[str, Any]) -> None:
        """Add an event to its log."""
        n = max(each.n for each in self.events) + 1
        log = [*(dict(each.json) for each in self.events), {"n": n, "by": self.name, **event}]
        self.events = parse_sheet({"format": FORMAT, "events": log}).events

    def replaced(self, at: float) -> dict[str, Any]:
        """What a write of a row replaces."""
        all_of_it = counting(self.events, at)
        over = [list(event.stamp) for event in strangers(all_of_it, self.events)]
        return ({"was": list(all_of_it[-1].stamp)} if all_of_it else {}) | ({"over": over} if over else {})

    def take(self, step: str) -> None:
        """Take a step that is no meeting."""
        if step.startswith("!"):
            own = [event for event in self.events if event.by == self.name and event.op != "start"]
            self.write({"op": "undo", "of": list(own[int(step[1:])].stamp)})
        elif step.endswith("-"):
            at = float(step[:-1])
            self.write({"op": "drop", "at": at, **self.replaced(at)})
        else:
            at, count = map(float, step.split("="))
            row = {"out": 3, "cards": [int(count), 1, 1, 0], "kings": [0] * 4}
            self.write({"op": "put", "at": at, "row": row, **self.replaced(at)})


def text(now: Folded) -> str:
    """What a sheet comes to: the first count of each row; after a tilde the versions of each that was written twice."""
    rows = [f"{at:g}={row['cards'][0]}" for at, row in zip(now.keys, now.rows, strict=True)]
    twice = [f"~{at:g}:{'/'.join(f'{n}{by}' for n, by in _stamps(found))}" for at, found in sorted(now.twice.items())]
    return " ".join([*rows, *twice])


def _stamps(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [event.stamp for event in events]


def played(steps: Sequence[str]) -> list[str]:
    """Take all steps. Returns what both sheets come to after each meeting, A's and B's."""
    phones, found = {letter: Phone(name) for letter, name in NAMES.items()}, list[str]()
    for step in steps:
        letter, rest = step[0], step[2:]
        mine, other = phones[letter], phones["B" if letter == "A" else "A"]
        if rest == "> code":
            other.events = merged(carried(mine.events), other.events)
            mine.events = merged(carried(other.events), mine.events)
        elif rest == "> file":
            mine.events = other.events = merged(mine.events, other.events)
        else:
            mine.take(rest)
        if rest.startswith(">"):
            found += [text(phone.sheet) for phone in phones.values()]
    return found


def random_steps(chance: random.Random) -> list[str]:
    """Return what two phones do; in the end they meet by file."""
    steps, lengths, last = list[str](), {"A": 0, "B": 0}, 1
    for _ in range(chance.randrange(1, 5)):
        for letter in NAMES:
            for _ in range(chance.randrange(6)):
                kind, at = chance.random(), chance.choice([*range(1, last + 1), last + 1, 1.5])
                if kind < 0.2 and lengths[letter]:
                    steps.append(f"{letter} !{chance.randrange(lengths[letter])}")
                elif kind < 0.3:
                    steps.append(f"{letter} {at:g}-")
                else:
                    steps.append(f"{letter} {at:g}={chance.randrange(1, 5)}")
                    last = max(last, int(at)) if last < 5 else last
                lengths[letter] += 1
        steps.append(f"{chance.choice('AB')} > {chance.choice(('code', 'file'))}")
    return [*steps, "A > file"]


def meetings(count: int) -> Iterator[dict[str, Any]]:
    """Yield pairs of phones: what they do, and what their sheets come to after each meeting."""
    for seed in range(count):
        steps = random_steps(random.Random(seed))
        yield {"steps": steps, "found": played(steps)}
