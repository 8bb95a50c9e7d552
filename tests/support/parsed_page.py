"""A page as a browser would read it: elements, attributes, texts; what it would fetch and what it would obey."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any

RAW = ("script", "style")
VOID = ("meta", "link", "input")
FETCHING = ("src", "href", "srcset", "data", "action", "formaction", "poster", "background", "xlink:href")


class Opened(HTMLParser):
    """The page, read as markup; `texts` are visible to a person, `raw` is the content of script and style."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.raw: list[tuple[str, dict[str, str | None], str]] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag in RAW:
            self.raw.append((tag, dict(attrs), ""))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes nothing that is open"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in RAW:
            tag, attributes, before = self.raw[-1]
            self.raw[-1] = (tag, attributes, before + data)
        else:
            self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    def tags(self) -> set[str]:
        return {tag for tag, _ in self.elements}

    def data(self) -> Mapping[str, Any]:
        """Return the data of an evening's script."""
        (found,) = [text for tag, attributes, text in self.raw if attributes.get("type") == "application/json"]
        plain: Mapping[str, Any] = json.loads(found)
        return plain


def check_alone(page: Opened) -> None:
    """Nothing is fetched, nothing is obeyed but the one style and the one script whose hashes the page says."""
    for tag, attributes in page.elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"], (tag, attributes)
        fetched = [attributes[name] for name in FETCHING if name in attributes]
        # Parts of the same page are not fetched: a picture that is used more than once.
        assert [place for place in fetched if place != "data:," and place[:1] != "#"] == [], (tag, attributes)
        assert attributes.get("http-equiv") in (None, "Content-Security-Policy")
    policy = next(each["content"] or "" for _, each in page.elements if each.get("http-equiv"))
    assert policy.startswith("default-src 'none'; ")
    assert re.findall(r"unsafe|https?:|\*", policy) == []
    for tag, attributes, text in page.raw:
        if attributes.get("type") != "application/json":
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"{tag}-src 'sha256-{digest}'" in policy
            assert re.findall(r"@import|url\(|https?:", text) == []


def moment(data: Mapping[str, Any], number: int) -> dict[str, str]:
    """Return the panes after that move, computed from all changes since the start."""
    panes: list[list[int]] = [[] for _ in data["panes"]]
    for changes in data["moments"][: number + 1]:
        for pane, *rest in changes:
            numbers = iter(rest)
            for at, gone, come in zip(numbers, numbers, numbers, strict=False):
                panes[pane][at : at + gone] = [next(numbers) for _ in range(come)]
    return {
        name: "".join(data["pieces"][piece] for piece in pane) for name, pane in zip(data["panes"], panes, strict=True)
    }
