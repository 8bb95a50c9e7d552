"""Connections: their limits in number, time and traffic."""

from __future__ import annotations

import re
from asyncio import BaseTransport, Protocol, TimerHandle, Transport, get_running_loop
from collections.abc import Callable
from typing import cast

MOST = 640
"""Connections at once; a phone holds one or two."""

STRANGERS = 64
"""Limit of connections not admitted yet: beyond it, the one that has waited longest is closed."""

PATIENCE = 10.0
"""Seconds in which a connection has to ask for something that it may have."""

LONGEST = 12_000
"""Bytes of a question with all its heads."""

QUESTION = re.compile(
    rb"(?:GET|HEAD) /[!-~]* HTTP/1\.[01]\r\n"
    rb"(?:(?!(?:content-length|transfer-encoding|upgrade):)[!-9;-~]+:[^\0\r\n]*\r\n)*\r\n",
    re.IGNORECASE,
)
"""The only request allowed: a question without content. The rest is never read."""

REFUSAL = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
END = b"\r\n\r\n"


class ConnectionLimiter:
    """Limiter of connections, which ends those that stay idle."""

    def __init__(self) -> None:
        self._strangers: dict[BaseTransport, TimerHandle] = {}
        self._there: set[BaseTransport] = set()
        self.refused = 0

    @property
    def connections(self) -> int:
        """Number of connections."""
        return len(self._there)

    def guard(self, inner: Callable[[], Protocol]) -> Callable[[], Protocol]:
        """Return a factory of protocols that pass here before they reach the inner one."""
        return lambda: _Guarded(self, inner())

    def arrives(self, transport: Transport) -> bool:
        """Return whether there is room for another connection."""
        if self.connections >= MOST:
            self.refused += 1
            return False
        self._there.add(transport)
        if len(self._strangers) >= STRANGERS:
            self._turn_away(next(iter(self._strangers)))
        self._strangers[transport] = get_running_loop().call_later(PATIENCE, self._turn_away, transport)
        return True

    def admit(self, transport: BaseTransport | None) -> None:
        """Admit the connection of a known device."""
        if transport is not None and (timer := self._strangers.pop(transport, None)):
            timer.cancel()

    def leaves(self, transport: BaseTransport) -> None:
        """Remove a connection that has ended."""
        self._there.discard(transport)
        self.admit(transport)

    def cut_off(self) -> None:
        """End every connection at once."""
        for transport in tuple(self._there):
            cast("Transport", transport).abort()

    def _turn_away(self, transport: BaseTransport) -> None:
        self.refused += 1
        self.admit(transport)
        cast("Transport", transport).abort()


class _Guarded(Protocol):
    """Hands everything on to the protocol behind it, if the limiter lets the connection through."""

    def __init__(self, limiter: ConnectionLimiter, inner: Protocol) -> None:
        self._limiter = limiter
        self._inner: Protocol | None = inner
        self._transport: BaseTransport | None = None
        self._heard = b""

    def connection_made(self, transport: BaseTransport) -> None:
        """Let it through, or end it."""
        self._transport = transport
        if self._limiter.arrives(cast("Transport", transport)):
            assert self._inner
            self._inner.connection_made(transport)
        else:
            self._inner = None
            cast("Transport", transport).abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        if self._inner and self._transport:
            self._limiter.leaves(self._transport)
            self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand on a question as soon as it is complete; refuse anything else."""
        self._heard += data
        while self._inner and (end := self._heard.find(END)) >= 0:
            question, self._heard = self._heard[: end + len(END)], self._heard[end + len(END) :]
            if len(question) > LONGEST or not QUESTION.fullmatch(question):
                self._refuse()
            else:
                self._inner.data_received(question)
        if len(self._heard) > LONGEST:
            self._refuse()

    def _refuse(self) -> None:
        self._heard = b""
        if self._inner and self._transport:
            inner, self._inner = self._inner, None
            cast("Transport", self._transport).write(REFUSAL)
            self._transport.close()
            self._limiter.leaves(self._transport)
            inner.connection_lost(None)

    def eof_received(self) -> bool | None:
        """Pass on that nothing more is sent."""
        return self._inner.eof_received() if self._inner else None

    def pause_writing(self) -> None:
        """Pass on that the other side reads too slowly."""
        if self._inner:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that there is room again."""
        if self._inner:
            self._inner.resume_writing()
