"""The deck from seed and nonces: commit and reveal, unbiased, never changed (``docs/rules/records.md``, fairness).

It replaces the shuffle and the cut at a table (G6, G-18). The order of steps is part of the protocol: the server
draws ``server_seed`` (32 bytes from the operating system) and publishes ``commit(server_seed)``; clients send
``commit(nonce)`` of nonces they made themselves and, once the list of these is closed, the nonces; ``deck`` is
computed; after the deal seed and nonces are revealed and anyone can compute everything again.
"""

import hashlib
import hmac
import itertools
from collections.abc import Iterator, Sequence
from typing import Final

#: The length of a server seed: a two-player Kings Corner deal needs 201 bits, so 32-bit seeds are not enough.
SEED_BYTES: Final = 32
#: The longest nonce. A seat that sends none, such as a bot's, has the empty nonce.
MAX_NONCE_BYTES: Final = 64

_PROTOCOL: Final = b"kingcraft/1\0"
_WORDS: Final = 1 << 32


def commit(secret: bytes) -> str:
    """Return the commitment to a seed or a nonce: its SHA-256 in lower-case hex."""
    return hashlib.sha256(secret).hexdigest()


def deck(server_seed: bytes, deal: int, nonces: Sequence[bytes], pack: Sequence[int]) -> list[int]:
    """Return the cards of ``pack`` (in its base order) shuffled; position 0 is dealt first.

    ``deal`` is the deal's index in the match from 0; ``nonces`` holds one nonce for every seat in order, empty where
    a seat sent none. Raises ValueError for a seed that is not 32 bytes, a nonce over 64 bytes, an index over 32
    bits.
    """
    words = _words(_key(server_seed, deal, nonces))
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def below(words: Iterator[int], n: int) -> int:
    """Return a number from 0 to ``n - 1``, each equally likely, from a stream of 32-bit words.

    A word beyond the last whole multiple of ``n`` is rejected, so that no remainder is favoured.
    """
    limit = _WORDS // n * n
    for word in words:
        if word < limit:
            return word % n
    raise ValueError("the stream of words has ended")


def _key(server_seed: bytes, deal: int, nonces: Sequence[bytes]) -> bytes:
    if len(server_seed) != SEED_BYTES:
        raise ValueError(f"a server seed has {SEED_BYTES} bytes")
    if not 0 <= deal < _WORDS:
        raise ValueError("the deal's index is a 32-bit number")
    message = bytearray(_PROTOCOL + deal.to_bytes(4, "big"))
    for nonce in nonces:
        if len(nonce) > MAX_NONCE_BYTES:
            raise ValueError(f"a nonce has at most {MAX_NONCE_BYTES} bytes")
        # The length before each nonce separates the seats: no one can move bytes into a neighbour's nonce.
        message += bytes((len(nonce),)) + nonce
    return hmac.digest(server_seed, bytes(message), "sha256")


def _words(key: bytes) -> Iterator[int]:
    for block in itertools.count():
        digest = hmac.digest(key, block.to_bytes(4, "big"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
