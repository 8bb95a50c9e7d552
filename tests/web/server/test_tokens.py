"""The door of the players' page: one key for the table, a token for each device, who is in and who is shown out."""

from __future__ import annotations

from secrets import compare_digest

import pytest

from eighteen80.web.server import tokens as doors
from eighteen80.web.server.tokens import MOST_AN_ADDRESS, MOST_DEVICES, MOST_GUESSERS, MOST_GUESSES, Door, kind_of

PHONE = "Mozilla/5.0 (Linux; Android 14) Mobile"
HERE = "192.0.2.7"


def admit(door: Door, address: str = HERE) -> doors.Device:
    device = door.let_in(door.key, PHONE, address)
    assert device
    return device


def test_one_code_lets_the_whole_table_in():
    door = Door(home=False)
    key = door.key
    devices = [admit(door) for _ in range(5)]
    assert door.key == key
    assert len({device.token for device in devices}) == len(devices)
    assert [seen.number for seen in door.inside] == [1, 2, 3, 4, 5]


def test_a_closed_door_lets_nobody_in_and_who_is_in_stays():
    door = Door(home=False)
    device = admit(door)
    key = door.key
    door.close()
    assert door.let_in(key, PHONE, HERE) is None
    assert door.find_device(device.token) is device
    door.reopen()
    assert door.key != key
    assert door.let_in(key, PHONE, HERE) is None
    assert admit(door)


def test_dismissed_device_cannot_use_its_code_again():
    door = Door(home=False)
    one, other = admit(door), admit(door)
    key = door.key
    assert door.show_out(one.number)
    assert one.out
    assert door.find_device(one.token) is None
    assert door.find_device(other.token) is other
    assert door.let_in(key, PHONE, HERE) is None
    assert not door.show_out(one.number)


def test_at_home_no_key_is_asked_for_but_the_door_may_be_closed():
    door = Door(home=True)
    assert door.let_in("", PHONE, "127.0.0.1")
    door.close()
    assert door.let_in("", PHONE, "127.0.0.1") is None


def test_keys_and_tokens_are_not_measured_by_the_sign(monkeypatch: pytest.MonkeyPatch):
    compared: list[tuple[bytes, bytes]] = []
    monkeypatch.setattr(doors, "compare_digest", lambda *both: compared.append(both) or compare_digest(*both))
    door = Door(home=False)
    first, second = admit(door), admit(door)
    compared.clear()
    assert door.find_device(first.token) is first
    assert len(compared) == 2, "every token is compared, wherever the right one is found"
    assert door.find_device(second.token) is second
    assert door.find_device("\udcff") is None
    assert len(door.key) >= 12
    assert Door(home=False).key != door.key


def test_whoever_guesses_is_soon_not_listened_to_and_others_are():
    door = Door(home=False)
    for _ in range(MOST_GUESSES):
        assert not door.is_barred(HERE)
        assert door.let_in("guess", PHONE, HERE) is None
    assert door.is_barred(HERE)
    assert not door.is_barred("192.0.2.8")


def test_guessers_are_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch):
    door, now = Door(home=False), 0.0
    monkeypatch.setattr(doors, "monotonic", lambda: now)
    for _ in range(MOST_GUESSES):
        door.let_in("guess", PHONE, HERE)
    assert door.is_barred(HERE)
    now += doors.WHILE
    assert not door.is_barred(HERE)


def test_neither_guessers_nor_devices_fill_the_memory():
    door = Door(home=False)
    for number in range(2 * MOST_GUESSERS):
        door.let_in("guess", PHONE, str(number))
    assert len(door._guesses) == MOST_GUESSERS  # noqa: SLF001
    for number in range(MOST_DEVICES):
        admit(door, str(number))
    assert door.full
    assert door.let_in(door.key, PHONE, HERE) is None


def test_one_address_cannot_fill_the_room_for_requests(monkeypatch: pytest.MonkeyPatch):
    door, now = Door(home=False), 0.0
    monkeypatch.setattr(doors, "monotonic", lambda: now)
    player = admit(door)
    player.used = True
    for _ in range(MOST_AN_ADDRESS - 1):
        admit(door)
    assert door.let_in(door.key, PHONE, HERE) is None
    assert admit(door, "192.0.2.8")
    now += doors.UNUSED + 1
    assert admit(door)
    assert door.find_device(player.token) is player
    assert len(door.inside) == 2


def test_a_seat_that_is_asked_for_is_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch):
    door, now = Door(home=False), 0.0
    monkeypatch.setattr(doors, "monotonic", lambda: now)
    device = admit(door)
    door.guard_seats()
    assert not door.may_sit(device, "Anna")
    assert door.inside[0].asks == "Anna"
    now += doors.ASKING
    assert door.inside[0].asks == ""
    assert door.let_sit(device.number) == ""
    assert not door.may_sit(device, "Anna")
    assert door.let_sit(device.number) == "Anna"
    assert door.may_sit(device, "Anna")
    assert door.may_sit(device, "")


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        (PHONE, "phone"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148", "phone"),
        ("Mozilla/5.0 (iPad; CPU OS 18_0)", "tablet"),
        ("Mozilla/5.0 (Linux; Android 14; SM-X200)", "tablet"),
        ("Mozilla/5.0 (SMART-TV; Linux)", "television"),
        ("Mozilla/5.0 (X11; Linux x86_64)", "computer"),
        ("\x1b[2J<script>" * 1000, "computer"),
        ("", "computer"),
    ],
)
def test_a_device_is_named_in_our_words(agent: str, kind: str):
    assert kind_of(agent) == kind
