"""A person who writes deals of real cards on the score pad, in few taps."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.options import RuleSet
from kingcraft.pad.course import Coming
from tools.driver.guest import Tab
from tools.driver.patience import PATIENCE

#: The page takes a second tap on the same key within 200 ms for wet skin. No one counts a pile as fast.
DRY_MS: Final = 220
#: The numbers of cards on the keys at once.
KEYS: Final = 14
SUITS: Final = ("S", "H", "D", "C", "NT")
FOOT: Final = "main .foot .button.main"
Row = Mapping[str, Any]


class Key(NamedTuple):
    """A control: which of those that a selector finds, among those with this text if there is one."""

    css: str
    nth: int = 0
    text: str = ""


#: Clicks on controls as soon as they are there, one after the other.
CLICK: Final = """async ([keys, patience]) => {
    const end = performance.now() + patience;
    for (const [css, nth, text] of keys) {
        for (;;) {
            const all = [...document.querySelectorAll(css)];
            const found = all.filter((one) => !text || one.textContent.trim() === text).at(nth);
            if (found && found.ariaDisabled !== "true") { found.click(); break; }
            if (performance.now() > end) throw new Error(`There is no ${css} ${nth} ${text}.`);
            await new Promise((next) => setTimeout(next, 5));
        }
        await new Promise((next) => setTimeout(next));
    }
}"""


@dataclass(frozen=True, slots=True)
class Due:
    """A deal that is entered: under which rules, by whom, and what the rules say of it."""

    rules: RuleSet[Any]
    players: tuple[str, ...]
    coming: Coming
    #: From 1.
    number: int

    @property
    def sold(self) -> bool:
        """Whether it goes through the auction."""
        return self.coming.positive and not self.coming.choices and self.rules.options.auction != "off"

    @property
    def kind_asked(self) -> bool:
        """Whether a deal that is not sold may be plus or minus."""
        options = self.rules.options
        both = {one == "minus" for one in options.declare} == {True, False}
        return self.coming.positive and not self.sold and not options.trump_fixed and both


class Pen:
    """Enters one deal, from *Enter deal* to *Write it down*, and counts its taps."""

    def __init__(self, tab: Tab, due: Due) -> None:
        self.tab = tab
        self.due = due
        self.taps = 0
        self._last = Key("")

    @property
    def begin(self) -> Key:
        """The key on the sheet that begins with the next deal."""
        return Key(FOOT, text=self.tab.text("pad-enter", number=self.due.number))

    @property
    def end(self) -> Key:
        """The key that writes the deal down."""
        return Key(FOOT, text=self.tab.text("pad-write"))

    def tap(self, key: Key) -> None:
        """Tap with a finger. Playwright checks that nothing covers the control."""
        self.taps += 1
        if key == self._last:
            self.tab.page.wait_for_timeout(DRY_MS)
        self._last = key
        found = self.tab.page.locator(key.css)
        if key.text:
            found = found.filter(has_text=re.compile(rf"^\s*{re.escape(key.text)}\s*$"))
        found.nth(key.nth).tap()

    def write(self, row: Row) -> None:
        """Enter a row with a finger."""
        for key in (self.begin, *self.answers(row), self.end):
            self.tap(key)
        self.tab.page.locator("[role=table]").wait_for()

    def click(self, row: Row) -> None:
        """Enter a row with clicks that the page makes, for very many deals."""
        keys = [self.begin, *self.answers(row), self.end]
        self.taps += len(keys)
        self.tab.page.evaluate(CLICK, [keys, PATIENCE * 1000])

    def answers(self, row: Row) -> Iterator[Key]:
        """Yield the keys for what a row says."""
        return self._corner(row) if "out" in row else self._king(row)

    def _named(self, key: str) -> Key:
        """A button that begins with a text."""
        return Key(f"main button[aria-label^='{self.tab.text(key)}']")

    def _face(self, question: int, seat: int) -> Key:
        return Key(".faces button", question * len(self.due.players) + seat)

    # --- King

    def _king(self, row: Row) -> Iterator[Key]:
        coming = self.due.coming
        if row.get("unplayed"):
            yield Key("main .way", 1)
            return
        contract, counts, sale = row["contract"], row["counts"], row.get("sale")
        if len(coming.choices) > 1:
            yield self._choice(contract)
        elif self.due.sold:
            yield self._face(0, sale["buyer"] if sale else coming.dealer)
            bid = sale["bid"].replace("-", "−") if sale else ""
            yield Key(f".keys > button[aria-label^='{bid},']") if sale else self._named(f"contract-{contract}")
        elif self.due.kind_asked:
            yield self._named(f"contract-{contract}")
        if row.get("trump") and contract == "plus":
            yield Key(".suits button", SUITS.index(row["trump"]))
        if sum(counts) <= 2:
            takers = [seat for seat, count in enumerate(counts) for _ in range(count)]
            yield from (self._face(unit, seat) for unit, seat in enumerate(takers))
            return
        left = sum(counts)
        for count in counts[:3]:
            if left:
                yield Key(".keys > button", text=str(count))
            left -= count

    def _choice(self, contract: str) -> Key:
        """A contract among those that may be chosen; of plus the first suit, if it is free."""
        if contract == "plus" and not self.due.coming.trump:
            return Key(".suits button")
        if contract in ("plus", "minus"):
            return self._named(f"contract-{contract}")
        known = [str(one) for one in NEGATIVE if one in self.due.rules.options.contracts]
        return Key(".games button", known.index(contract))

    # --- Kings Corner

    def _corner(self, row: Row) -> Iterator[Key]:
        out, seats = row["out"], range(len(self.due.players))
        yield Key("main .body > .panel[aria-pressed]") if out is None else self._face(0, out)
        others, first = [seat for seat in seats if seat != out], 1
        for at, seat in enumerate(others):
            if "cards" in row:
                count = row["cards"][seat]
                while not first <= count < first + KEYS:  # the last key shows more numbers, and then the first again
                    yield Key(".keys > button", -1)
                    first = first + KEYS if first + KEYS <= count or first > count else 1
                yield Key(".keys > button", text=str(count))
                continue
            if at:
                yield Key(".keys > button", -1)
            for rank in row["ranks"][seat]:
                yield Key(f".keys > button[aria-label^='{ {'T': '10'}.get(rank, rank) } ']")
        none = [0] * len(seats)
        for at, seat in enumerate(others):
            yield from [Key(".player.kings > button:not([data-seat])", at)] * row.get("kings", none)[seat]
        for seat in seats:
            yield from [Key(".times button:not(.head)", seat)] * row.get("passes", none)[seat]
        if any(row.get("kept", none)) and "passes" in row:
            yield Key(".times .head")
        for seat in seats:
            yield from [Key(".times button:not(.head)", seat)] * row.get("kept", none)[seat]


def most_taps(due: Due, row: Row) -> int:
    """Return how many taps a deal may take: the bars of the pad."""
    if row.get("unplayed"):
        return 3
    if "out" in row:
        others = len(due.players) - (row["out"] is not None)
        left = others + sum(row["kings"]) if "kings" in row else others - 1 + sum(map(len, row["ranks"]))
        return 3 + left + sum(row.get("passes", ())) + sum(row.get("kept", ()))
    chosen = len(due.coming.choices) > 1
    few = {1: 3, 2: 4}.get(sum(row["counts"]), 5) + chosen + due.kind_asked + 2 * due.sold
    return few + (not chosen and "trump" in row)
