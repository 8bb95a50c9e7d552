"""Addresses: those of this machine, and that of a request."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address
from socket import getaddrinfo
from urllib.parse import urlsplit

LOCAL, LOOPBACK = "localhost", "127.0.0.1"
FIRST_PORT = 8880


def own_addresses() -> Sequence[str]:
    """Return the addresses of this machine: first the loopback address, then IPv4, then IPv6."""
    from ifaddr import get_adapters

    found = {str(ip.ip if ip.is_IPv4 else ip.ip[0]) for adapter in get_adapters() for ip in adapter.ips}
    outside = sorted(filter(_reachable, found), key=lambda address: (ip_address(address).version, address))
    return (LOOPBACK, *outside)


def find_address(word: str, addresses: Sequence[str]) -> str:
    """Return the address meant by its number in the list or in full; "" for other words."""
    number = int(word) if word.isascii() and word.isdecimal() and len(word) < len("1000") else 0
    return addresses[number - 1] if 0 < number <= len(addresses) else word if word in addresses else ""


def _reachable(address: str) -> bool:
    """Return whether other machines can reach it: a link-local address would also need the name of its interface."""
    found = ip_address(address.partition("%")[0])
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_wildcard(host: str) -> bool:
    """Return whether the address, in any form, means all of this machine's: no viewer could be sent there."""
    try:
        return not host or any(ip_address(found[4][0]).is_unspecified for found in getaddrinfo(host, None))
    except (OSError, ValueError):
        return False


def is_loopback(host: str) -> bool:
    """Return whether the address is a loopback address."""
    try:
        return host == LOCAL or ip_address(host).is_loopback
    except ValueError:
        return False


def host_and_port(address: str) -> tuple[str, int | None]:
    """Return the computer and the port of a web address, with or without its protocol; empty without any."""
    with suppress(ValueError):
        parts = urlsplit(address if "//" in address else f"//{address}")
        return parts.hostname or "", parts.port
    return "", None


def web_address(host: str, port: int) -> str:
    """Return the address for a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
