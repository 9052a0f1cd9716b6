"""Tables of Kings Corner: dealt, a card chosen, refused, what still fits, results, score, as text, over."""

from functools import partial

from scripts.screens.part import Part
from scripts.screens.photographer import Photographer
from tools.driver.guest import Tab
from tools.driver.play import busy, go_on, play_deal, step


def score(one: Photographer) -> None:
    """The score sheet as a panel: beside a wide table it is always shown, and has no button."""
    one.resize("390x844")
    one.tab.from_menu("score-title", touch=False)


def select(tab: Tab) -> None:
    """Choose a card that fits somewhere, or a pile."""
    sources = [token.split(">")[0] for token in tab.legal if ">" in token]
    card = next((source for source in sources if source in tab.hand()), "")
    if card:
        tab.card(card).click()
    elif sources:
        tab.place(sources[0]).click()


def refuse(tab: Tab) -> None:
    """Lay a card where it does not fit."""
    for card in tab.hand():
        for place in ("N", "E", "S", "W"):
            if f"{card}>{place}" not in tab.legal:
                tab.card(card).click()
                tab.place(place).click()
                tab.page.get_by_role("alert").wait_for()
                return


def until_turn(one: Photographer) -> None:
    """Through the panels of deals that others end, until something can be laid."""
    tab = one.tab
    tab.until_asked()
    while not any(">" in token for token in tab.legal):
        if tab.view["phase"] == "between":
            go_on(tab, one.way)
        else:
            step(tab, one.way, lambda legal: legal[-1])
        tab.until_asked()


def table(one: Photographer, players: int) -> None:
    tab, name = one.tab, f"kings-corner-{players}"
    one.sit("kings-corner", "pagat", players - 1, target=60)
    tab.until_asked()
    one.take_table(f"{name}-dealt")
    choose = busy(players)
    for _ in range(7 if players == 4 else 12):
        step(tab, one.way, choose)
        tab.until_asked()
    until_turn(one)
    one.take_table(f"{name}-selected", lambda: select(tab))
    one.take_table(f"{name}-refused", lambda: refuse(tab), fleeting=True)
    if players == 4:
        one.take_table(f"{name}-still", lambda: tab.page.locator("[data-end]").click(), fleeting=True, warn=True)
        one.take_table(f"{name}-text", text=True)
    play_deal(tab, one.way, choose)
    one.take_table(f"{name}-deal-over")
    one.take_table(f"{name}-score", partial(score, one))
    if players == 4:
        while tab.view["phase"] != "over":
            go_on(tab, one.way)
            play_deal(tab, one.way, choose)
        one.take_table(f"{name}-match-over")


PARTS = {f"kings-corner-{players}": Part(partial(table, players=players)) for players in (2, 4, 6)}
