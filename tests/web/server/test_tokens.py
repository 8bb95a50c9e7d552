"""Admission to the players' page: one key for the table, a token for each device, who is in and who is shown out."""

from __future__ import annotations

from secrets import compare_digest

import pytest

from eighteen80.web.server import tokens as admissions
from eighteen80.web.server.tokens import MOST_AN_ADDRESS, MOST_DEVICES, MOST_GUESSERS, MOST_GUESSES, Admission, kind_of

PHONE = "Mozilla/5.0 (Linux; Android 14) Mobile"
HERE = "192.0.2.7"


def admit(admission: Admission, address: str = HERE) -> admissions.Device:
    device = admission.let_in(admission.key, PHONE, address)
    assert device
    return device


def test_one_code_lets_the_whole_table_in():
    admission = Admission(home=False)
    key = admission.key
    devices = [admit(admission) for _ in range(5)]
    assert admission.key == key
    assert len({device.token for device in devices}) == len(devices)
    assert [seen.number for seen in admission.inside] == [1, 2, 3, 4, 5]


def test_a_closed_page_lets_nobody_in_and_who_is_in_stays():
    admission = Admission(home=False)
    device = admit(admission)
    key = admission.key
    admission.close()
    assert admission.let_in(key, PHONE, HERE) is None
    assert admission.find_device(device.token) is device
    admission.reopen()
    assert admission.key != key
    assert admission.let_in(key, PHONE, HERE) is None
    assert admit(admission)


def test_dismissed_device_cannot_use_its_code_again():
    admission = Admission(home=False)
    one, other = admit(admission), admit(admission)
    key = admission.key
    assert admission.show_out(one.number)
    assert one.out
    assert admission.find_device(one.token) is None
    assert admission.find_device(other.token) is other
    assert admission.let_in(key, PHONE, HERE) is None
    assert not admission.show_out(one.number)


def test_at_home_no_key_is_asked_for_but_the_page_may_be_closed():
    admission = Admission(home=True)
    assert admission.let_in("", PHONE, "127.0.0.1")
    admission.close()
    assert admission.let_in("", PHONE, "127.0.0.1") is None


def test_keys_and_tokens_are_not_measured_by_the_sign(monkeypatch: pytest.MonkeyPatch):
    compared: list[tuple[bytes, bytes]] = []
    monkeypatch.setattr(admissions, "compare_digest", lambda *both: compared.append(both) or compare_digest(*both))
    admission = Admission(home=False)
    first, second = admit(admission), admit(admission)
    compared.clear()
    assert admission.find_device(first.token) is first
    assert len(compared) == 2, "every token is compared, wherever the right one is found"
    assert admission.find_device(second.token) is second
    assert admission.find_device("\udcff") is None
    assert len(admission.key) >= 12
    assert Admission(home=False).key != admission.key


def test_whoever_guesses_is_soon_not_listened_to_and_others_are():
    admission = Admission(home=False)
    for _ in range(MOST_GUESSES):
        assert not admission.is_barred(HERE)
        assert admission.let_in("guess", PHONE, HERE) is None
    assert admission.is_barred(HERE)
    assert not admission.is_barred("192.0.2.8")


def test_guessers_are_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch):
    admission, now = Admission(home=False), 0.0
    monkeypatch.setattr(admissions, "monotonic", lambda: now)
    for _ in range(MOST_GUESSES):
        admission.let_in("guess", PHONE, HERE)
    assert admission.is_barred(HERE)
    now += admissions.WHILE
    assert not admission.is_barred(HERE)


def test_neither_guessers_nor_devices_fill_the_memory():
    admission = Admission(home=False)
    for number in range(2 * MOST_GUESSERS):
        admission.let_in("guess", PHONE, str(number))
    assert len(admission._guesses) == MOST_GUESSERS  # noqa: SLF001
    for number in range(MOST_DEVICES):
        admit(admission, str(number))
    assert admission.full
    assert admission.let_in(admission.key, PHONE, HERE) is None


def test_one_address_cannot_fill_the_room_for_requests(monkeypatch: pytest.MonkeyPatch):
    admission, now = Admission(home=False), 0.0
    monkeypatch.setattr(admissions, "monotonic", lambda: now)
    player = admit(admission)
    player.used = True
    for _ in range(MOST_AN_ADDRESS - 1):
        admit(admission)
    assert admission.let_in(admission.key, PHONE, HERE) is None
    assert admit(admission, "192.0.2.8")
    now += admissions.UNUSED + 1
    assert admit(admission)
    assert admission.find_device(player.token) is player
    assert len(admission.inside) == 2


def test_a_seat_that_is_asked_for_is_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch):
    admission, now = Admission(home=False), 0.0
    monkeypatch.setattr(admissions, "monotonic", lambda: now)
    device = admit(admission)
    admission.guard_seats()
    assert not admission.may_sit(device, "Anna")
    assert admission.inside[0].asks == "Anna"
    now += admissions.ASKING
    assert admission.inside[0].asks == ""
    assert admission.let_sit(device.number) == ""
    assert not admission.may_sit(device, "Anna")
    assert admission.let_sit(device.number) == "Anna"
    assert admission.may_sit(device, "Anna")
    assert admission.may_sit(device, "")


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
