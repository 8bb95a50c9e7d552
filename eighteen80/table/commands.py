"""What is typed on the line and is no move: looking, trying out, changing language and look."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from eighteen80.table.play import PlayScreen

NAMES = ("look", "back", "what if", "zoom", "lang", "theme")


def is_command(line: str) -> bool:
    """Whether the line begins with a command's name."""
    return any(f"{line.strip()} ".startswith(f"{name} ") for name in NAMES)


def run(screen: PlayScreen, line: str) -> bool:
    """Do the command, if the line is one."""
    if not is_command(line):
        return False
    name = next(name for name in NAMES if f"{line} ".startswith(f"{name} "))
    rest = line[len(name) :].strip()
    if name == "look":
        screen.session.look(int(rest))
    elif name == "back":
        screen.session.back()
    elif name == "what if":
        screen.session.branch()
    return True
