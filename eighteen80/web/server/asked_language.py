"""The language in which a viewer is answered: that of the address, or else of the browser."""

from __future__ import annotations

from re import findall

from aiohttp import web

from eighteen80.words import FALLBACK, LANGUAGES


def chosen_language(request: web.Request) -> str:
    """Return the language in the address, or ""."""
    asked = request.query.get("lang", "")
    return asked if asked in LANGUAGES else ""


def asked_language(request: web.Request) -> str:
    """Return the language of the address, or else of the browser."""
    if chosen := chosen_language(request):
        return chosen
    wishes = findall(r"([a-zA-Z]+)(?:-[\w-]*)?(?:\s*;\s*q=([\d.]+))?", request.headers.get("Accept-Language", ""))
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[1]))
    return next((name.lower() for name, _ in ranked if name.lower() in LANGUAGES), FALLBACK)


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
