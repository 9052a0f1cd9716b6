"""A pupil is sent no card that seat 0 does not see, whatever happens in a lesson."""

from typing import Any

import pytest

from kingcraft.cards import TEXTS
from kingcraft.lessons.lesson import Do
from kingcraft.lessons.playing import Moment
from kingcraft.room.faces.face import Animation
from tests.leaks.known import CARD
from tests.lessons.pupil import LESSONS, Pupil


class Watched(Pupil):
    """A pupil that keeps the deal of each update."""

    def __init__(self, lesson: str) -> None:
        super().__init__(lesson)
        self.deals: list[Any] = [self.deal]
        usual = self.table._update

        def update(animation: Animation, moment: Moment) -> bytes:
            self.deals.append(moment.state)
            return usual(animation, moment)

        # Messages hold what a seat sees; only here is the whole deal of each, so it is read on the way to them.
        self.table._update = update  # type: ignore[method-assign]


def hidden(pupil: Watched, deal: Any) -> set[str]:
    """The cards that seat 0 does not see: in other hands and in the stock."""
    if deal.over:
        return set()
    held = {card for seat in range(1, deal.players) for card in pupil.part.hand(deal, seat)}
    return held | {TEXTS[card] for card in getattr(deal, "stock", ())}


@pytest.mark.parametrize("name", LESSONS)
async def test_no_card_of_another_hand_is_in_any_message(name: str) -> None:
    pupil = Watched(name)
    while pupil.step is not None:
        step = pupil.step
        for mistake in step.wrong if isinstance(step, Do) else ():
            pupil.act(pupil.spelled(mistake.tokens[0]))
            pupil.go()
        if pupil.lesson["waits"] == "act":
            pupil.help()
        pupil.do_step()
    assert len(pupil.deals) == len(pupil.updates)
    for update, deal in zip(pupil.updates, pupil.deals, strict=True):
        assert not hidden(pupil, deal) & set(CARD.findall(str(update)))
    assert hidden(pupil, pupil.deals[0])
