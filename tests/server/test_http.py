"""HTTP: who a guest is, what can't be seen or done by others, limits, headers, the page."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from html import unescape
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from diceminer import DICE, FACES, bots, locale
from diceminer.facts import standard_fingerprint
from diceminer.server import identity
from tests.server.running import PATIENCE, Guest, Player, quick, serving


def test_a_guest_is_a_signed_cookie(address: str) -> None:
    with httpx.Client(base_url=address, trust_env=False) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in http.get("/api/me").headers
        http.put("/api/me", json={"name": "  Ada <b>\u202e "})
        assert http.get("/api/me").json()["name"] == "Ada <b>"
        assert http.put("/api/me", json={"name": "x" * 41}).status_code == 422
        assert http.put("/api/me", json={"lang": "de"}).json()["code"] == "garbage"
        value = http.cookies["miner"]
        forged = value[:5] + ("a" if value[5] != "a" else "b") + value[6:]
    for wrong in (forged, "x" * 22, value.partition(".")[0], "", "." * 300):
        headers = {"Cookie": f"miner={wrong}"}
        seats = {"seats": [{"who": "me"}], "rules": {"players": 1}}
        answer = httpx.post(f"{address}/api/tables", json=seats, headers=headers, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


def test_who_only_looks_is_no_guest_and_nothing_is_kept_of_them(address: str) -> None:
    headers = {"Accept-Language": "fr"}
    with httpx.Client(base_url=address, headers=headers, trust_env=False) as http:
        for cookie in (None, "miner=forged"):
            given = {"Cookie": cookie} if cookie else {}
            answer = http.get("/api/me?create=false", headers=given)
            assert answer.json() == {"name": "", "lang": "fr", "tables": [], "best": []}
            assert "set-cookie" not in answer.headers
        assert http.get("/api/me?create=maybe").status_code == 422
        assert "set-cookie" in http.get("/api/me?create=true").headers
        http.put("/api/me", json={"name": "Ada"})
        assert http.get("/api/me?create=false").json()["name"] == "Ada", "a guest is a guest"


def test_behind_a_proxy_with_https_a_cookie_is_never_sent_without(address: str) -> None:
    answer = httpx.get(f"{address}/api/me", headers={"X-Forwarded-Proto": "https"}, trust_env=False)
    assert "Secure" in answer.headers["set-cookie"]


def test_the_language_is_the_browsers_or_the_chosen_one(address: str) -> None:
    for lang in locale.LANGUAGES:
        guest = Guest(address, f"{lang}-XX,de;q=0.3")
        assert guest.get("/api/me").json()["lang"] == lang
        missing = guest.get("/api/tables/" + "x" * 22).json()
        assert missing["text"] == locale.texts(lang)("server-no-table")
        guest.put("/api/me", {"lang": "es"})
        assert guest.get("/api/me").json()["lang"] == "es"
        spanish = guest.get("/api/tables/" + "x" * 22).json()
        assert spanish["text"] == locale.texts("es")("server-no-table")


def test_the_box(ada: Guest) -> None:
    box = ada.get("/api/box").json()
    assert box["bots"] == bots.names()
    assert box["dice"] == {kind: list(faces) for kind, faces in DICE.items()}
    assert box["faces"] == list(FACES)
    assert box["ranks"][0] == {"id": "disaster", "points": 0}
    assert box["facts"] == standard_fingerprint()


def test_tables_are_seen_by_who_knows_them_and_listed_for_who_is_there(
    ada: Guest, bo: Guest
) -> None:
    table = ada.create("me", "open")["id"]
    assert ada.get("/api/me").json()["tables"][0]["id"] == table
    assert table not in bo.get("/api/me").text
    seen = bo.get(f"/api/tables/{table}").json()
    assert (seen["host"], seen["you"], seen["seats"][1]["link"]) == (False, [], None)
    for path in ("/api/tables", "/api/tables/", "/api/guests", "/ws"):
        assert bo.http.get(path).status_code in (404, 405), path
    for wrong in ("x" * 22, table[:-1], table + "x", table.swapcase(), "%00", "..", "'--"):
        answer = bo.get(f"/api/tables/{wrong}")
        assert answer.status_code in (404, 405), wrong
    assert bo.get(f"/api/tables/{table}/record").json()["code"] == "not-begun"


def test_whose_turn_it_is_in_the_list(ada: Guest) -> None:
    table = ada.create("me", "here")["id"]
    listed = next(t for t in ada.get("/api/me").json()["tables"] if t["id"] == table)
    assert listed["turn"]
    assert listed["status"] == "playing"


@pytest.mark.parametrize(
    ("rules", "seats", "code"),
    [
        ({"players": 5}, 4, "rules"),
        ({"players": 2, "magic": 1}, 2, "rules"),
        ({"players": 1, "heroes": "all"}, 1, "rules"),
        ({"players": 2, "heroes": "x"}, 2, "rules"),
        ({"players": 3}, 2, "seats"),
        ({"players": True}, 1, "garbage"),
        ({"players": 2, "deal_heroes": 1}, 2, "garbage"),
        ({"players": 10**30}, 2, "rules"),
        ({"players": 2, "beer_takes": "x" * 41}, 2, "garbage"),
    ],
)
def test_a_table_that_makes_no_game_is_refused(
    ada: Guest, rules: dict[str, object], seats: int, code: str
) -> None:
    answer = ada.post("/api/tables", {"rules": rules, "seats": [{"who": "me"}] * seats})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"\xff\xfe",
        b"[" * 12_000,
        b'{"seats":' * 1500,
        b'{"seats":[{"who":"me"}],"pace":' + b"9" * 5000 + b"}",
        b'{"seats":[{"who":"me"}],"pace":NaN}',
        b'{"seats":[{"who":"me","name":"\\ud800"}]}',
        b'{"seats":[{"who":"bot","bot":"\\udfff"}]}',
        b'{"seats":[{"who":"me"}],"rules":{"heroes":"\\ud800"}}',
    ],
)
def test_a_body_that_is_none_is_refused(ada: Guest, body: bytes) -> None:
    answer = ada.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "garbage")


async def close_code(player: Player) -> int:
    """What the server closes a connection with."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await player.socket.recv()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


async def closed_with(guest: Guest, table: str, **options: Any) -> int:
    try:
        async with guest.at(table, **options) as player:
            return await close_code(player)
    except InvalidStatus as error:
        return error.response.status_code


async def test_sockets_for_nobody_and_nowhere(ada: Guest) -> None:
    table = ada.create("me", "open")["id"]
    assert await closed_with(ada, "x" * 22) == 4404
    assert await closed_with(ada, "nonsense") == 4404
    assert await closed_with(ada, table, headers={"Cookie": "miner=forged"}) == 4401
    assert await closed_with(ada, table, headers={"X": "y"}) == 4401
    cookie = {"Cookie": ada.cookies}
    assert await closed_with(ada, table, headers={**cookie, "Origin": "http://evil.example"}) == 403
    assert await closed_with(ada, table, headers={**cookie, "Origin": "null"}) == 403
    assert await closed_with(ada, table, headers={**cookie, "Origin": "http://["}) == 403
    for nowhere in ("", f"{table}/", f"{table}/x"):
        assert await closed_with(ada, nowhere) == 403
    own = {**cookie, "Origin": ada.address}
    async with ada.at(table, headers=own) as player:
        assert (await player.receive())["t"] == "welcome"


def test_a_page_from_elsewhere_can_not_ask(ada: Guest) -> None:
    body = {"rules": {"players": 1}, "seats": [{"who": "me"}]}
    for elsewhere in ("http://evil.example", "null", "http://[", "//", ""):
        evil = ada.http.post("/api/tables", json=body, headers={"Origin": elsewhere})
        assert (evil.status_code, evil.json()["code"]) == (403, "origin"), elsewhere
    own = ada.http.post("/api/tables", json=body, headers={"Origin": ada.address})
    assert own.status_code == 201


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with tight limits and a page."""
    folder = tmp_path_factory.mktemp("strict")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Dice Miner</title>")
    (page / "assets" / "main-abc123.js").write_text("export {}")
    (page / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    (page / "assets" / "main-abc123.js.gz").write_bytes(b"gzip")
    for name in ("kernel-abc123.wasm", "weights-abc123.bin"):
        (page / "assets" / name).write_bytes(b"as it is")
        (page / "assets" / f"{name}.br").write_bytes(b"brotli")
        (page / "assets" / f"{name}.gz").write_bytes(b"gzip")
    (page / "manifest.webmanifest").write_text("{}")
    (folder / "outside.txt").write_text("secret")
    (page / "link.txt").symlink_to(folder / "outside.txt")
    settings = quick(
        folder / "data", page=page, open_tables=2, rate=5.0, burst=30, sockets_each=3, backlog=60
    )
    with serving(settings) as address:
        yield address


def test_so_many_open_tables_and_no_more(strict: str) -> None:
    ada = Guest(strict)
    oldest, _ = (ada.create("me", "open")["id"] for _ in range(2))
    body = {"rules": {"players": 1}, "seats": [{"who": "me"}]}
    answer = ada.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (429, "tables")
    assert answer.json()["args"] == {"most": 2, "oldest": oldest}
    assert ada.post(f"/api/tables/{oldest}/leave", {}).status_code == 204
    assert ada.post("/api/tables", body).status_code == 201, "one less, one more"
    assert Guest(strict).post("/api/tables", body).status_code == 201


async def test_many_tables_asked_for_at_once_are_no_more(tmp_path: Path) -> None:
    body = {"rules": {"players": 1}, "seats": [{"who": "me"}]}
    with serving(quick(tmp_path, open_tables=3)) as address:
        ada = Guest(address)
        async with httpx.AsyncClient(
            base_url=address, cookies=dict(ada.http.cookies), timeout=60, trust_env=False
        ) as http:
            answers = await asyncio.gather(
                *(http.post("/api/tables", json=body) for _ in range(20))
            )
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 17


async def test_too_large_too_fast_too_many(strict: str) -> None:
    ada = Guest(strict)
    table = ada.create("me", "open")["id"]
    async with ada.at(table) as player:
        await player.receive()
        await player.socket.send("x" * 2049)
        assert await close_code(player) == 4413
    async with ada.at(table) as player:
        await player.receive()
        with suppress(ConnectionClosed):
            for _ in range(100):
                await player.send(t="ping")
        assert await close_code(player) == 4429
    async with ada.at(table), ada.at(table), ada.at(table):
        assert await closed_with(ada, table) == 4429


async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(quick(tmp_path, rate=0.001, burst=10)) as address:
        ada = Guest(address)
        table = ada.create("me", "open")["id"]
        puts = [ada.put("/api/me", {"name": "Ada"}) for _ in range(12)]
        assert [answer.status_code for answer in puts][-1] == 429
        assert puts[-1].json()["code"] == "fast"
        while (looked := ada.get("/api/me")).status_code == 200:
            assert len(ada.received) < 100
        assert (looked.status_code, looked.json()["code"]) == (429, "fast")
        assert await closed_with(ada, table) == 403
        assert ada.get("/nothing").status_code == 404, "the page itself is always there"


def test_bodies_are_bounded(strict: str) -> None:
    ada = Guest(strict)
    big = ada.http.put("/api/me", content=b"x" * 20_000)
    assert (big.status_code, big.json()["code"]) == (413, "large")

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 1000

    streamed = ada.http.put(
        "/api/me", content=pieces(), headers={"Content-Type": "application/json"}
    )
    assert (streamed.status_code, streamed.json()["code"]) == (413, "large")


def test_the_page_is_served_with_what_browsers_obey(strict: str) -> None:
    with httpx.Client(base_url=strict, trust_env=False) as http:
        for path in ("/", "/t/abc", "/t/abc/secret", "/rules"):
            page = http.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        csp = page.headers["content-security-policy"]
        policy = dict(part.strip().split(" ", 1) for part in csp.split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
        assert csp.count("unsafe") == 1
        assert page.headers["x-content-type-options"] == "nosniff"
        assert http.head("/").headers["content-length"] == page.headers["content-length"]
        again = http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = http.get("/", headers={"Accept-Encoding": "identity"})
        assert page.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert plain.text == http.get("/").text
        assert plain.headers["etag"] != page.headers["etag"]
        path = "/assets/main-abc123.js"
        for accepted, encoding, body in (
            ("br, gzip", "br", b"brotli"),
            ("gzip", "gzip", b"gzip"),
            ("identity", None, b"export {}"),
            ("br;q=0, identity", None, b"export {}"),
        ):
            with http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == encoding
                assert b"".join(answer.iter_raw()) == body
                assert answer.headers["content-type"].startswith("text/javascript")
                assert "immutable" in answer.headers["cache-control"]
        manifest = http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
    for path in (
        *("/missing.js", "/assets/", "/assets", "/../data/secret", "/%2e%2e/outside.txt"),
        *("/link.txt", "/assets/main-abc123.js.br", "/%00", "/" + "x" * 5000, "/..", "//etc"),
        *("/../outside.txt", "/assets/../../outside.txt", "/page/../../outside.txt", "/\\..\\x"),
    ):
        # Not by a client that tidies paths up before it asks.
        connection = HTTPConnection(strict.removeprefix("http://"))
        connection.request("GET", path)
        refused = connection.getresponse()
        assert refused.status == 404, path
        assert b"no-page" in refused.read()
        connection.close()


def test_a_browser_at_an_address_that_is_none_is_shown_the_page(strict: str) -> None:
    reads = {"Accept": "text/html,*/*;q=0.8"}
    with httpx.Client(base_url=strict, headers=reads, trust_env=False) as http:
        for path in ("/nope", "/missing.js", "/t2/abc"):
            page = http.get(path)
            assert (page.status_code, page.headers["content-type"]) == (404, HTML), path
            assert "<title>Dice Miner</title>" in page.text
        for path in ("/api/nope", "/assets/missing.js"):
            refused = http.get(path)
            assert (refused.status_code, refused.json()["code"]) == (404, "no-page"), path


HTML = "text/html; charset=utf-8"
PREVIEW = (
    '<!doctype html><meta property="og:title" content="Dice Miner" />'
    '<meta property="og:description" content="" /><meta property="og:image" content="/p.jpg" />'
)


def contents(page: httpx.Response) -> list[str]:
    """What the page's preview says."""
    return [unescape(part.partition('"')[0]) for part in page.text.split('content="')[1:]]


@pytest.mark.parametrize("public", [None, "https://dice.example/"])
def test_a_link_is_previewed_with_words_and_a_picture(tmp_path: Path, public: str | None) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(PREVIEW)
    settings = quick(tmp_path / "data", page=page, public_url=public)
    with serving(settings) as address, httpx.Client(base_url=address, trust_env=False) as http:
        where = address if public is None else "https://dice.example"
        for lang in locale.LANGUAGES:
            t = locale.texts(lang)
            asks = {"Accept-Language": lang}
            home = contents(http.get("/", headers=asks))
            assert home == ["Dice Miner", t("web-motto"), f"{where}/p.jpg"]
            table = contents(http.get(f"/t/{'x' * 22}/secret", headers=asks))
            assert table == [t("server-invitation"), t("web-motto"), f"{where}/p.jpg"]
        if public is None:
            proxied = {"Host": "mine.example", "X-Forwarded-Proto": "https"}
            assert contents(http.get("/", headers=proxied))[-1] == "https://mine.example/p.jpg"
            for evil in ('x"><script>', "a b", "a.example/x"):
                assert contents(http.get("/", headers={"Host": evil}))[-1] == "/p.jpg", evil


def test_a_name_keeps_its_joined_emoji_and_none_is_cut_apart(ada: Guest) -> None:
    family, flag = "\N{WOMAN}\u200d\N{WOMAN}\u200d\N{GIRL}", "\U0001f1ee\U0001f1f9"
    for name, kept in (
        (f"Ada {family}", f"Ada {family}"),
        (flag * 20, flag * 20),
        ("Ada\u200d Bo", "Ada Bo"),
    ):
        assert ada.put("/api/me", {"name": name}).json()["name"] == kept
    for most in range(30, 40):
        text = "x" * most + family * 2
        assert identity.clean_name(text)[most:] in ("", family, family * 2), most
        flags = identity.clean_name("x" * most + flag * 5)[most:]
        assert flags == flag * ((40 - most) // 2)


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("kernel-abc123.wasm", "application/wasm"),
        ("weights-abc123.bin", "application/octet-stream"),
    ],
)
def test_the_engine_of_the_page_is_served_packed_and_by_its_type(
    strict: str, name: str, media: str
) -> None:
    for accepted, encoding, body in (
        ("br, gzip", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("identity", None, b"as it is"),
    ):
        headers = {"Accept-Encoding": accepted}
        with (
            httpx.Client(base_url=strict, trust_env=False) as http,
            http.stream("GET", f"/assets/{name}", headers=headers) as answer,
        ):
            assert answer.headers["content-type"] == media
            assert answer.headers.get("content-encoding") == encoding
            assert b"".join(answer.iter_raw()) == body
            assert "immutable" in answer.headers["cache-control"]


def test_no_id_is_one_of_a_pages_own_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["local-" + "x" * 16, "local--" + "y" * 15, "locally" + "z" * 15])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert identity.new_id() == "locally" + "z" * 15


def test_the_secret_is_made_once_and_kept_tight(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    secret = identity.secret_of(folder)
    assert len(secret) >= 32
    assert identity.secret_of(folder) == secret
    assert stat.S_IMODE(os.stat(folder / "secret").st_mode) == 0o600
    assert stat.S_IMODE(os.stat(folder).st_mode) == 0o700
    (folder / "secret").chmod(0o644)
    identity.secret_of(folder)
    assert stat.S_IMODE(os.stat(folder / "secret").st_mode) == 0o600
    (folder / "secret").write_text("short")
    with pytest.raises(ValueError, match="no secret"):
        identity.secret_of(folder)
    assert identity.secret_of(tmp_path / "other") != secret
