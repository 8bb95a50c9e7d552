"""The players' page over the network: who sees it, what is answered, and that nothing can be written from there."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from html import unescape
from itertools import product
from pathlib import Path
from typing import cast
from urllib.parse import parse_qs, urlsplit

import pytest
from aiohttp import ClientSession, CookieJar

from eighteen80.record.journal import Journal
from eighteen80.rulings import rulings
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import State
from eighteen80.web.server import connections, page_server
from eighteen80.web.server.page_server import FILES, LOOKS, MOST_SCREENS, POLICY, PageServer
from eighteen80.web.server.tokens import ENDING, forget, place_of, read_kept
from eighteen80.words import LANGUAGES
from tests.support import played
from tests.support.page_client import ELSEWHERE, LOOPBACK, event, run_server, visit
from tests.support.sitting import RUNNING, keep_unchanged, write_beginning

pytestmark = pytest.mark.usefixtures("replayed_once")

SHORT, SHORT_GAME = 300, 3
PLACES = (
    "/",
    "/seat/1",
    "/moves",
    "/rulings",
    "/theme.css",
    "/inks.css",
    *(f"/{name}" for name in FILES),
    "/nothing",
    "/../x",
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_beginning(tmp_path_factory.mktemp("record"), RUNNING)


@pytest.fixture
def own_record(record: Path, tmp_path: Path) -> Path:
    """Copy it for a test that plays on."""
    return Path(shutil.copy(record, tmp_path))


@pytest.fixture(autouse=True)
def _forget_devices(record: Path) -> Iterator[None]:
    """Leave nothing to the next test by which a device would be known again."""
    yield
    forget(record)


# From this machine


async def test_at_home_no_key_is_asked_for(record: Path):
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        for host in (LOOPBACK, "localhost", "[::1]"):
            here = f"{host}:{client.port}"
            assert (await client.get("/", headers={"Host": here, "Origin": f"http://{here}"})).status == 200


@pytest.mark.parametrize(
    "origin", ["http://example.org", "https://localhost:1", "http://localhost", "null", "http://[", "http://a:99999999"]
)
async def test_pages_of_other_sites_are_refused(record: Path, origin: str):
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        for place in PLACES:
            assert (await client.get(place, headers={"Origin": origin})).status == 403


@pytest.mark.parametrize("host", [LOOPBACK, ELSEWHERE])
@pytest.mark.parametrize(
    "name", ["example.org", "127.0.0.1.example.org", "localhost.example.org", "[", "a:b", "192.0.2.2"]
)
async def test_a_name_that_somebody_has_led_here_is_refused(record: Path, host: str, name: str):
    served = PageServer(record, host, 0)
    key = "" if served.admission.home else f"?key={served.admission.key}"
    async with visit(served) as client:
        there = f"{name}:{client.port}"
        for headers in ({"Host": there}, {"Host": there, "Origin": f"http://{there}"}):
            assert (await client.get(f"/{key}", headers=headers)).status in (400, 403)
        assert served.admission.inside == ()


# From elsewhere


async def test_elsewhere_nobody_without_the_key_sees_anything(record: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.web.server.tokens.MOST_GUESSES", 1000)
    served = PageServer(record, ELSEWHERE, 0)
    async with visit(served) as client:
        here = {"Host": f"{ELSEWHERE}:{client.port}"}
        for place in sorted({*PLACES} - {f"/{name}" for name in LOOKS}):
            for key in ("", "?key=", "?key=guess", "?key=%00", "?key=%ff", f"?KEY={served.admission.key}"):
                assert (await client.get(f"{place}{key}", headers=here)).status == 403
            for cookie in ("", "guess", served.admission.key, "\udcff"):
                headers = here | {"Cookie": f"eighteen80-{served.port}={cookie}"}
                answer = await client.get(place, headers=headers)
                assert answer.status in (400, 403)
                assert "Anna" not in await answer.text()


async def test_key_admits_every_device_with_its_own_token(record: Path):
    served = PageServer(record, ELSEWHERE, 0)
    async with visit(served) as client:
        here, tokens = {"Host": f"{ELSEWHERE}:{client.port}"}, set()
        for _ in range(3):
            answer = await client.get(f"/?key={served.admission.key}", headers=here, allow_redirects=False)
            assert (answer.status, answer.headers["Location"]) == (302, "/")
            token = answer.cookies[f"eighteen80-{served.port}"]
            assert token["httponly"]
            assert token["samesite"] == "Lax"
            assert served.admission.key not in token.value
            headers = here | {"Cookie": f"eighteen80-{served.port}={token.value}"}
            assert (await client.get("/seat/1", headers=headers)).status == 200
            tokens.add(token.value)
            client.session.cookie_jar.clear()
        assert len(tokens) == len(served.admission.inside) == 3


async def test_wrong_keys_bar_a_stranger_and_no_admitted_device(record: Path):
    served = PageServer(record, ELSEWHERE, 0)
    async with visit(served) as client:
        here = {"Host": f"{ELSEWHERE}:{client.port}"}
        known = served.admission.let_in(served.admission.key, "", LOOPBACK)
        assert known
        found = [(await client.get(f"/?key={number}", headers=here)).status for number in range(20)]
        assert found == [403] * 8 + [429] * 12
        assert (await client.get(f"/?key={served.admission.key}", headers=here)).status == 429
        inside = here | {"Cookie": f"eighteen80-{served.port}={known.token}"}
        assert (await client.get("/seat/1", headers=inside)).status == 200


@pytest.mark.parametrize(
    ("language", "reason"), [("de-CH,de;q=0.9,en;q=0.8", "Bankhalter"), ("pl", "bankier"), ("fr, x;q=z, *", "banker")]
)
async def test_whoever_is_not_let_in_is_told_why_in_browsers_language(record: Path, language: str, reason: str):
    async with visit(PageServer(record, ELSEWHERE, 0)) as client:
        headers = {"Host": f"{ELSEWHERE}:{client.port}", "Accept-Language": language}
        answer = await client.get("/", headers=headers)
        assert answer.content_type == "text/html"
        assert reason in await answer.text()


# Answers


@pytest.mark.parametrize(("language", "heading"), [("en", "Rulings of the game"), ("pl", "Rozstrzygnięcia gry")])
async def test_R60_is_read_on_the_players_page(record: Path, language: str, heading: str):
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        headers = {"Accept-Language": language}
        page = await (await client.get("/seat/1", headers=headers)).text()
        assert 'href="/rulings"' in page
        text = await (await client.get("/rulings", headers=headers)).text()
        assert f"<h1>{heading}</h1>" in text
        assert re.search(r'<section id="R60" class="inside"><p class="line"><bdi class="t-strong">R60</bdi>', text)
        assert text.count("<section") == len(rulings("china"))


async def test_every_answer_carries_policy_and_names_nothing_outside(record: Path):
    """The policy allows no script and no style in the page itself."""
    assert "unsafe" not in POLICY["Content-Security-Policy"]
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        for place in sorted({*PLACES} - {"/moves"}, key=len):
            answer = await client.get(place)
            assert {name: answer.headers.get(name) for name in POLICY} == POLICY
            text = (await answer.text()).replace("http://www.w3.org/2000/svg", "")
            assert not re.search(r"https?:|//[a-z]|@import|url\(", text), place
            assert len(text) < 250_000
            if answer.content_type == "text/html":
                assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?! src=)|javascript:", text), place


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
async def test_nothing_can_be_written_from_there(record: Path, method: str):
    async with run_server(record) as (_served, session):
        with keep_unchanged(record):
            for path in PLACES:
                assert (await session.request(method, path, data=b"undo")).status == 400


@pytest.mark.parametrize("seat", ["0", "9", "-1", "x", "1e9", "99999999999999999999", "%C2%B2", "%00"])
async def test_seat_at_which_nobody_sits_leads_to_question_who_one_is(record: Path, seat: str):
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        await client.get("/")
        answer = await client.get(f"/seat/{seat}", allow_redirects=False)
        assert (answer.status, answer.headers["Location"]) == (302, "/?who")


async def test_own_page_begins_with_its_seat_in_its_language(record: Path):
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        await client.get("/")
        text = await (await client.get("/seat/1", headers={"Accept-Language": "de"})).text()
        assert '<html lang="de">' in text
        first = text.index('<section id="me" class="up"')
        assert all(text.index(f'<section id="{tab}" class=""') > first for tab in ("players", "market", "map", "log"))
        assert 'data-player="Anna"' in text
        assert '<html lang="pl">' in await (await client.get("/seat/1?lang=pl")).text()


@pytest.mark.parametrize("host", [LOOPBACK, ELSEWHERE])
async def test_a_link_to_a_seat_keeps_seat_language_and_tab(record: Path, host: str):
    served = PageServer(record, host, 0)
    key = "" if served.admission.home else f"&key={served.admission.key}"
    async with visit(served) as client:
        here = {"Host": f"{host}:{client.port}"}
        answer = await client.get(f"/seat/3?lang=de&tab=map{key}", headers=here, allow_redirects=False)
        if key:
            assert (answer.status, answer.headers["Location"]) == (302, "/seat/3?lang=de&tab=map")
            token = answer.cookies[f"eighteen80-{served.port}"].value
            here |= {"Cookie": f"eighteen80-{served.port}={token}"}
            answer = await client.get(answer.headers["Location"], headers=here)
        text = await answer.text()
        assert '<html lang="de">' in text
        assert f'data-player="{served.follower.seats[2]}"' in text
        assert '<section id="map" class="up"' in text
        assert text.count('class="up"') == 1


async def test_who_is_not_let_in_sees_a_page_with_the_seat_it_had(record: Path):
    served = PageServer(record, ELSEWHERE, 0)
    async with visit(served) as client:
        cookie = f"eighteen80-{served.port}=old; eighteen80-{served.port}-seat=%3Cb%3EDora"
        headers = {"Host": f"{ELSEWHERE}:{client.port}", "Cookie": cookie, "Accept-Language": "en"}
        answer = await client.get("/seat/4", headers=headers)
        text = await answer.text()
        assert answer.status == 403
        assert 'class="scan"' in text
        assert "You sat as &lt;b&gt;Dora." in text
        for place in LOOKS:
            assert (await client.get(f"/{place}", headers=headers)).status == 200


@pytest.mark.parametrize("place", ["/?who", "/seat/1"])
async def test_language_of_the_address_is_in_every_link(record: Path, place: str):
    async with visit(PageServer(record, LOOPBACK, 0)) as client:
        await client.get("/")
        sign = "&" if "?" in place else "?"
        for asked, chosen in (("", []), ("lang=pl", ["pl"]), ("lang=xx", []), ("lang=%22%3E", [])):
            text = unescape(await (await client.get(f"{place}{sign}{asked}", headers={"Accept-Language": "de"})).text())
            led = [link for link in re.findall(r'<a href="(/[^"]*)"', text) if "seat" in link or "who" in link]
            assert led
            assert [parse_qs(urlsplit(link).query).get("lang", []) for link in led] == [chosen] * len(led)


# Changes


async def test_a_move_is_told_as_what_has_changed_and_nothing_else(own_record: Path):
    async with run_server(own_record) as (_served, session):
        page = await (await session.get("/seat/1", headers={"Accept-Language": "en"})).text()
        at = re.search(r'data-at="([^"]+)"', page)
        assert at
        async with session.get(f"/moves?at={at[1]}&seat=1&lang=en") as stream:
            await event(stream, "beat")
            with Journal.open(own_record) as journal:
                journal.submit('note "<b>sighted</b>"')
            name, news = await event(stream)
            assert name != at[1]
            assert set(news) == {"log"}
            assert "&lt;b&gt;sighted&lt;/b&gt;" in news["log"]


async def test_a_phone_that_slept_is_told_what_it_has_missed(own_record: Path):
    async with run_server(own_record) as (_served, session):
        async with session.get("/moves?lang=en") as stream:
            before, _ = await event(stream)
            with Journal.open(own_record) as journal:
                for word in ("first", "second", "third"):
                    journal.submit(f'note "{word}"')
                    await event(stream)
        headers = {"Last-Event-ID": before}
        async with session.get("/moves?at=older&lang=en", headers=headers) as stream:
            _, news = await event(stream)
            assert set(news) == {"log"}
            assert all(word in news["log"] for word in ("first", "second", "third"))


@pytest.mark.parametrize("at", ["", "x", "x.1", "0.99999999999999999999", "\u00b2.\u00b2", ".", "null"])
async def test_whoever_comes_from_another_sitting_is_told_everything(record: Path, at: str):
    async with run_server(record) as (_served, session), session.get("/moves", params={"at": at}) as stream:
        _, news = await event(stream)
        assert {"@top", "@standing", "@may", "charters", "market", "map", "log", "@inks"} <= set(news)


async def test_dismissed_device_is_told_and_stays_out(record: Path):
    async with run_server(record) as (served, session):
        async with session.get("/moves?seat=2") as stream:
            await event(stream, "beat")
            (seen,) = served.admission.inside
            assert (seen.player, seen.screens) == (served.follower.seats[1], 1)
            served.obey("close")
            assert served.obey("out", seen.number)
            assert await event(stream, "out") == ("", ".")
        assert (await session.get("/")).status == 403


async def test_last_order_leaves_the_game_on_the_phones(record: Path):
    """A page that is told that it is out loads again, and would find no server."""
    async with run_server(record) as (served, session), session.get("/moves") as stream:
        await event(stream, "beat")
        served.obey("off")
        await asyncio.sleep(0.02)
        served.follower.end()
        assert b"event: out" not in await stream.content.read()


async def test_one_device_follows_on_few_screens_at_once(record: Path):
    async with run_server(record) as (_served, session):
        streams = [await session.get("/moves") for _ in range(MOST_SCREENS + 1)]
        assert [stream.status for stream in streams] == [200] * MOST_SCREENS + [429]
        for stream in streams:
            stream.close()


async def test_a_screen_that_is_left_counts_no_more(record: Path):
    async with run_server(record) as (served, session):
        for _ in range(2 * MOST_SCREENS):
            async with session.get("/moves") as stream:
                assert stream.status == 200
                await event(stream, "beat")
            while served.screens:  # noqa: ASYNC110  # a departure sets nothing to wait for
                await asyncio.sleep(0.001)


async def test_the_end_of_the_evening_ends_every_stream(record: Path):
    async with run_server(record) as (served, session), session.get("/moves") as stream:
        await event(stream)
        served.follower.end()
        with pytest.raises(EOFError):
            await event(stream)


# Hostile visitors


async def test_whoever_reads_nothing_is_left_behind_and_let_go(own_record: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_server, "STALLED", 0.2)
    async with run_server(own_record) as (served, session):
        (cookie,) = session.cookie_jar
        _, writer = await asyncio.open_connection(LOOPBACK, served.port, limit=1024)
        request = (
            f"GET /moves HTTP/1.1\r\nHost: {LOOPBACK}:{served.port}\r\nCookie: {cookie.key}={cookie.value}\r\n\r\n"
        )
        writer.write(request.encode())
        while not served.screens:  # noqa: ASYNC110  # an arrival sets nothing to wait for
            await asyncio.sleep(0.01)
        while served.screens:
            # Every moment is sent in full, until the pipe is full.
            served.follower._versioned.clear()  # noqa: SLF001
            served.follower.version += 1
            served.follower.wake()
            await asyncio.sleep(0.01)
        writer.close()


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x1b[2J\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 1000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        bytes(range(256)) * 100,
    ],
    ids=["steering", "two hosts", "long line", "many heads", "long head", "endless body", "tls", "bytes"],
)
async def test_garbage_gets_a_short_answer_or_none(
    record: Path, garbage: bytes, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    # A connection that never becomes a question is closed after a while.
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    async with run_server(record) as (served, session):
        reader, writer = await asyncio.open_connection(LOOPBACK, served.port)
        writer.write(garbage)
        answer = b""
        with suppress(ConnectionError):
            answer = await reader.read(100_000)
        assert answer in (b"", connections.REFUSAL) or (answer.startswith(b"HTTP/1.0 400") and len(answer) < SHORT)
        writer.close()
        async with session.get("/") as page:
            assert page.status == 200
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/../../etc/passwd", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
        ("/page.css/../../../etc/passwd", 404),
        ("/page.css%00", 404),
        ("/drawn.css", 404),
        ("/theme.css%0d%0aX-Evil:1", 404),
        ("http://example.org/", 400),
        ("/seat/%2e%2e%2fpage.css?key=x", 302),
        ("/seat/%0d%0aX-Evil:%201?key=x", 302),
        ("/seat/%00?key=x", 302),
        ("/seat/1?key=x&lang=%0d%0aX-Evil:1", 302),
    ],
)
async def test_no_path_leads_out_of_the_page_or_into_the_heads(record: Path, path: str, answer: int):
    async with run_server(record) as (served, session):
        (cookie,) = session.cookie_jar
        reader, writer = await asyncio.open_connection(LOOPBACK, served.port)
        heads = f"Host: {LOOPBACK}:{served.port}\r\nCookie: {cookie.key}={cookie.value}\r\nConnection: close\r\n\r\n"
        writer.write(f"GET {path} HTTP/1.1\r\n{heads}".encode())
        first, *others = (await reader.read()).partition(b"\r\n\r\n")[0].split(b"\r\n")
        assert first.split()[1] == str(answer).encode()
        assert not any(head.startswith((b"X-Evil", b" ")) for head in others)
        writer.close()


async def test_a_thousand_sockets_leave_room_for_whoever_has_the_key(record: Path):
    async with run_server(record) as (served, session):
        sockets = [await asyncio.open_connection(LOOPBACK, served.port) for _ in range(300)]
        assert (await session.get("/")).status == 200
        async with session.get("/moves") as stream:
            await event(stream)
            assert served.limiter.connections <= connections.STRANGERS + 2
            assert served.limiter.refused >= 300 - connections.STRANGERS
        for _, writer in sockets:
            writer.close()


async def test_whoever_only_stands_there_is_sent_away(record: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "PATIENCE", 0.05)
    async with run_server(record) as (served, _session):
        reader, writer = await asyncio.open_connection(LOOPBACK, served.port)
        writer.write(b"GET / HTTP/1.1\r\nHost:")
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()


async def test_cookies_of_other_tables_on_this_machine_are_left_alone(record: Path):
    async with run_server(record) as (served, session):
        assert [cookie.key for cookie in session.cookie_jar] == [f"eighteen80-{served.port}"]


# Another time


async def test_restart_keeps_devices_and_seats_until_serve_off(tmp_path: Path):
    path = write_beginning(tmp_path, SHORT_GAME)
    first = PageServer(path, LOOPBACK, 0)
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as phone:
        await first.begin()
        place = f"http://{LOOPBACK}:{first.port}"
        await phone.get(f"{place}/seat/2")
        async with phone.get(f"{place}/moves?seat=2") as stream:
            await event(stream, "beat")
        await first.end()
        again = PageServer(path, LOOPBACK, read_kept(path).port)
        await again.begin()
        assert (again.port, again.moved_from) == (first.port, "")
        (seen,) = again.admission.inside
        assert seen.player == again.follower.seats[1]
        again.obey("close")
        assert (await phone.get(f"{place}/seat/2")).status == 200
        again.obey("off")
        assert (await phone.get(f"{place}/seat/2")).status == 403
        assert not place_of(path).exists()
        await again.end()


async def test_another_port_is_said_and_what_is_kept_is_owners_alone(tmp_path: Path):
    path = write_beginning(tmp_path, SHORT_GAME)
    async with run_server(path) as (first, _session):
        assert place_of(path).stat().st_mode & 0o777 == 0o600
        async with run_server(path) as (other, _):
            assert other.moved_from == f"http://{LOOPBACK}:{first.port}/"
    place_of(path).chmod(0o644)
    assert read_kept(path).host == ""


@pytest.mark.parametrize("text", ["", "{", "[]", '{"host": 1, "port": 2, "admission": {}}', '{"host": "127.0.0.1"}'])
def test_a_damaged_memory_counts_for_nothing(tmp_path: Path, text: str):
    path = write_beginning(tmp_path, SHORT_GAME)
    place_of(path).write_text(text, "utf-8")
    place_of(path).chmod(0o600)
    assert read_kept(path).host == ""
    place_of(path).write_text('{"host": "127.0.0.1", "port": 1, "admission": {"devices": [[1], 2]}}', "utf-8")
    assert PageServer(path, LOOPBACK, 0).admission.inside == ()
    assert place_of(path).name.endswith(ENDING)


async def test_banker_is_asked_for_each_seat_where_seats_are_private(record: Path):
    served = PageServer(record, LOOPBACK, 0)
    bert = served.follower.seats[1]
    async with visit(served) as client:
        assert f'data-player="{bert}"' in await (await client.get("/seat/2")).text()
        served.obey("private")
        text = await (await client.get("/seat/2", headers={"Accept-Language": "en"})).text()
        assert "The banker is asked" in text
        assert "data-part" not in text
        (seen,) = served.admission.inside
        assert seen.asks == bert
        assert served.obey("let", seen.number) == bert
        assert f'data-player="{bert}"' in await (await client.get("/seat/2")).text()
        assert "The banker is asked" in await (await client.get("/seat/1", headers={"Accept-Language": "en"})).text()
        assert (await client.get("/")).status == 200


# Hidden information: none in 1880 (IV, etiquette); in Yokohama the orders in hand, and a record has only their number
# (Y93); in Russian Railroads the end cards


async def test_no_answer_tells_final_points_before_the_reveal(tmp_path: Path):
    """RR54, RR67: end cards and majority count with the result; until then every answer has the points of the track."""
    final = played.record("russia")
    points = {str(worth) for worth in final.game.worth(final.state).values()}
    counted = {str(scoring.points_before_end(player)) for player in cast("State", final.state).players.values()}
    async with run_server(played.write_unrevealed(tmp_path)) as (served, session):
        for seat, language in product(range(len(served.follower.seats) + 1), LANGUAGES):
            async with session.get(f"/moves?seat={seat}&lang={language}") as stream:
                _, news = await event(stream)
            page = await session.get(f"/seat/{seat}" if seat else "/", params={"lang": language})
            figures = set(re.findall(r">([0-9]+)<", await page.text() + "".join(news.values())))
            assert figures & counted
            assert not figures & (points - counted)
