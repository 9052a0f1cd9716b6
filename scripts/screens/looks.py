"""The looks of the tables and the start page: cloths, colours of the cards, sizes, hands, letters, right to left."""

from functools import partial

from scripts.screens.kings_corner import select, until_turn
from scripts.screens.part import Part
from scripts.screens.photographer import Photographer, nothing
from tools.driver.injected import MIRRORED
from tools.driver.play import any_of, busy, play_into
from tools.driver.start_page import open_settings

#: Each look by the name of its pictures. (Those of all other screens: ``--looks linen contrast``.)
LOOKS = {
    "linen": {"cloth": "linen"},
    "green": {"cloth": "green"},
    "burgundy": {"cloth": "burgundy"},
    "contrast": {"contrast": "on"},
    "four": {"colours": "four"},
    "two": {"colours": "two", "tint": "off"},
    "left": {"handed": "left", "size": "large"},
    "letters": {"letters": "de", "size": "small"},
}


def tables(one: Photographer) -> None:
    for game, choose in (("king", any_of(8)), ("kings-corner", busy(4))):
        one.sit(game, "king" if game == "king" else "pagat", **({} if game == "king" else {"target": 100}))
        play_into(one.tab, one.way, choose, 5)
        if game == "kings-corner":
            until_turn(one)
        show = partial(select, one.tab) if game == "kings-corner" else nothing
        for name, look in LOOKS.items():
            one.take_table(f"look-{name}-{game}", show, fleeting=False, **look)


def mirrored(one: Photographer) -> None:
    """Everything but the felt runs the other way, in letters of a language that does."""
    other = one.another(scripts=[MIRRORED])
    other.tab.go()
    other.take("mirrored-start", seen="main .button.main", whole=True)
    other.take("mirrored-settings", lambda: open_settings(other.tab), seen="main .button.main")
    other.tab.go("/play/king")
    other.take("mirrored-house-rules", seen="[data-option]", whole=True)
    for game, preset in (("king", "king"), ("kings-corner", "pagat")):
        other.sit(game, preset)
        other.tab.until_asked()
        other.take(f"mirrored-{game}", seen="[data-card]")
    one.count += other.count
    other.leave()


PARTS = {"looks": Part(tables), "mirrored": Part(mirrored)}
