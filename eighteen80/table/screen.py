"""What every screen of ours stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

if TYPE_CHECKING:
    from eighteen80.table.app import Table


class TableScreen(Screen[None]):
    """A screen that knows the application it belongs to."""

    @property
    def table(self) -> Table:
        """The application, which has the language and the look and changes screens."""
        return cast("Table", self.app)
