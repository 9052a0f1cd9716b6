"""Whose request it is: the address of a visitor, also behind a proxy, as limits count it."""

import ipaddress
from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

_Subnet: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
_Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

#: Steps of ``X-Forwarded-For`` that are looked at, from the right; no chain of proxies is longer.
_STEPS: Final = 10
#: One home or one phone has a /64 of IPv6 and takes as many addresses in it as it likes.
_HOME: Final = 64


def subnet(text: str) -> _Subnet:
    """Return the network that ``text`` names: ``10.0.0.0/8``, or one address. Raises ``ValueError``."""
    return ipaddress.ip_network(text, strict=False)


class Proxies:
    """The proxies whose ``X-Forwarded-For`` is believed."""

    def __init__(self, trusted: Collection[str]) -> None:
        """``trusted``: their addresses and networks."""
        self._trusted = [subnet(named) for named in trusted]

    def trusts(self, peer: str) -> bool:
        """Return whether the other end of a connection is one of them."""
        address = _address(peer)
        return address is not None and self._has(address)

    def visitor(self, peer: str, forwarded: Iterable[bytes]) -> str:
        """Return who asks, as limits count them: an IPv4 address, a /64 of IPv6, or ``peer`` if it is neither.

        ``forwarded``: the headers ``X-Forwarded-For``. Each proxy adds on the right the address that it was asked from,
        so the rightmost one that is no trusted proxy counts. A header of anyone else, or one without such an address,
        means ``peer``.
        """
        address = _address(peer)
        if address is None:
            return peer
        if self._has(address):
            steps = b",".join(forwarded).decode("latin-1").rsplit(",", _STEPS)[-_STEPS:]
            for step in reversed(steps):
                found = _address(step)
                if found is None:
                    break
                if not self._has(found):
                    return _home(found)
        return _home(address)

    def _has(self, address: _Address) -> bool:
        return any(address in trusted for trusted in self._trusted)


def _address(text: str) -> _Address | None:
    """The address in ``text``, which may name a port, too; None if there is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address  # a listener for both kinds sees IPv4 as ::ffff:192.0.2.1


def _home(address: _Address) -> str:
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((address, _HOME), strict=False))
