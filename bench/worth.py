"""How long it takes to say what a hand of King is worth: the first time under a rule set, and then.

``python -m bench.worth``
"""

import random
import statistics
import time

from kingcraft.bots.king.calling.bidding_tariff import tariff_of
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.table import deal_state
from kingcraft.games.registry import observe, rule_set
from kingcraft.room.wire.client_messages import AskWorth
from kingcraft.service.worths import valued


def main() -> None:
    """Print milliseconds by preset."""
    chance = random.Random(1)
    for name in KING.presets:
        rules = rule_set("king", name, {})
        if rules.options.auction == "off":
            continue
        pack, times = list(KING.pack(rules.options)), []
        tariff_of.cache_clear()
        for _ in range(200):
            chance.shuffle(pack)
            state = deal_state(rules, 0, tuple(pack), Used(deals=rules.options.negative_deals))
            sight, legal = observe(state, 1), state.legal() if state.to_act == 1 else []
            began = time.perf_counter()
            valued(AskWorth(1, 1), rules, sight, legal)
            times.append(1000 * (time.perf_counter() - began))
        first, *rest = times
        print(f"{name}: first {first:.1f} ms, then {statistics.median(rest):.2f} ms, at most {max(rest):.2f} ms")


if __name__ == "__main__":
    main()
