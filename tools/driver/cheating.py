"""``kingcraft`` whose shuffles are not fair: ``python cheating.py CHEAT SEED serve ...``. Every honest page finds it.

The person who runs it is the host of the table.
"""

import hashlib
import os
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from kingcraft import shuffle
from kingcraft.cli import main
from kingcraft.room import step
from kingcraft.room.log import state as log
from kingcraft.room.people import presence
from kingcraft.room.views import changes

#: A nonce that the host's page never made.
NONCE: Final = "5e" * 16


def another_seed() -> None:
    """After the deal, show a seed that is not the one of the commitment."""
    _show(lambda proof, *_: replace(proof, server_seed="ab" * 32) if proof.server_seed else proof)


def another_deck() -> None:
    """Deal cards that do not follow from the shuffle."""
    honest = shuffle.deck

    def turned(server_seed: bytes, deal: int, nonces: Sequence[bytes], pack: Sequence[int]) -> list[int]:
        return honest(server_seed, deal, nonces, pack)[::-1]

    _swap(shuffle, "deck", turned)


def late_nonce() -> None:
    """Take another nonce for the host after all others have come: one whose deck suits the host."""
    honest = step.dealing
    # The log of an honest room would refuse it.
    _swap(shuffle, "commit", lambda secret: _promised.get(secret, hashlib.sha256(secret).hexdigest()))

    def dealing(state: Any, nonces: Mapping[int, str]) -> Any:
        promised = state.deals[-1].nonce_commits
        if promised:
            _promised[bytes.fromhex(NONCE)] = promised[state.host]
            nonces = {**nonces, state.host: NONCE}
        return honest(state, nonces)

    _swap(step, "dealing", dealing)


def two_lists() -> None:
    """Show the friend another commitment of the host than the one that counts."""
    other = hashlib.sha256(bytes.fromhex(NONCE)).hexdigest()

    def shown(proof: Any, view: Any, viewer: int | None) -> Any:
        commits = proof.nonce_commits
        if not commits or proof.server_seed or viewer in (None, view.host):
            return proof
        return replace(proof, nonce_commits=[other if seat == view.host else one for seat, one in enumerate(commits)])

    _show(shown)


def left_out() -> None:
    """Leave out what the friend's page has sent."""
    honest = step.sealed

    def sealed(state: Any, commits: Mapping[int, str]) -> Any:
        return honest(state, {seat: commit for seat, commit in commits.items() if seat == state.host})

    _swap(step, "sealed", sealed)


def endless_voids() -> None:
    """Begin again as long as the deck does not suit the host; the host's page, it says, does not answer."""
    honest, shuffling = presence.Presence._shuffle, log._shuffling

    def again(self: Any, state: Any, now: float, ports: Any) -> Any:
        looked = honest(self, state, now, ports)
        if looked.step is None or not state.deals[-1].nonce_commits:
            return looked
        return presence.Looked(step.reshuffled(state, [state.host], ports))

    def forgiving(state: Any, event: Any) -> Any:
        after = shuffling(state, event)
        return replace(after, deals=(*after.deals[:-1], replace(after.deals[-1], silent=())))

    _swap(presence.Presence, "_shuffle", again)
    _swap(log, "_shuffling", forgiving)


def _show(change: Callable[[Any, Any, int | None], Any]) -> None:
    """Show each viewer ``change(proof, view, viewer)`` in place of a proof."""
    honest = changes.Changes.encoded

    def encoded(self: Any, update: Any, common: Any, _: Any) -> bytes:
        proofs = [change(proof, update.view, update.view.you) for proof in update.view.proofs]
        return honest(self, replace(update, view=replace(update.view, proofs=proofs)), common, None)

    _swap(changes.Changes, "encoded", encoded)


def _swap(owner: object, name: str, part: object) -> None:
    setattr(owner, name, part)


_promised: dict[bytes, str] = {}
CHEATS: Final = {
    cheat.__name__: cheat for cheat in (another_seed, another_deck, late_nonce, two_lists, left_out, endless_voids)
}

if __name__ == "__main__":
    CHEATS[sys.argv.pop(1)]()
    os.urandom = random.Random(sys.argv.pop(1)).randbytes
    sys.exit(main())
