"""The answers to HTTP: who I am, what is in the box, tables made and taken, records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from diceminer import __version__
from diceminer.server import identity, messages, storage
from diceminer.server.refusals import ServerRefusal

if TYPE_CHECKING:
    from diceminer.server.app import Server

_REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": messages.Refused} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}

api = APIRouter(prefix="/api", responses=_REFUSED)
others = APIRouter()


def _server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def _visitor(request: Request) -> str | None:
    """The guest, or nobody in particular."""
    return _server(request).identity.read(request.cookies.get(identity.COOKIE))


async def _guest(request: Request) -> str:
    """The guest that the cookie names; refused without one."""
    guest = await _visitor(request)
    if guest is None:
        raise ServerRefusal("server-no-guest")
    return guest


Guest = Annotated[str, Depends(_guest)]
Visitor = Annotated[str | None, Depends(_visitor)]


async def _me(request: Request, guest: str) -> messages.Me:
    from diceminer.ruleset import Rules

    read = _server(request).storage.read
    known = await read(storage.guest(guest))
    tables = await read(storage.tables_of(guest))
    best = await read(storage.bests_of(guest))
    summaries = []
    for table in tables:
        row = table.row
        mine = [seat.seat for seat in row.seats if seat.guest == guest]
        summaries.append(
            messages.TableSummary(
                id=row.id,
                status=row.status,  # type: ignore[arg-type]
                rules=dict(Rules.parse(row.rules).as_dict()),
                names=[seat.name or seat.bot or "" for seat in row.seats],
                you=mine,
                turn=table.next_seat in mine and row.status == "playing",
                version=table.version,
                created=row.created,
                changed=table.changed,
            )
        )
    lang = known.lang or identity.spoken(request.cookies, request.headers)
    return messages.Me(
        name=known.name,
        lang=lang,  # type: ignore[arg-type]
        tables=summaries,
        best=[messages.Best(magic=b.magic, score=b.score, rank=b.rank, at=b.at) for b in best],
    )


def _set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=identity.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@api.get("/me")
async def get_me(request: Request, response: Response, visitor: Visitor) -> messages.Me:
    """The guest that the cookie names, or a new one."""
    if visitor is None:
        visitor = identity.new_id()
        _set_cookie(request, response, identity.COOKIE, _server(request).identity.sign(visitor))
    return await _me(request, visitor)


@api.put("/me")
async def put_me(
    request: Request, response: Response, guest: Guest, change: messages.MeChange
) -> messages.Me:
    """A new name or language."""
    values: dict[str, str] = {}
    if change.name is not None:
        values["name"] = identity.clean_name(change.name)
    if change.lang is not None:
        values["lang"] = change.lang
        _set_cookie(request, response, identity.LANGUAGE_COOKIE, change.lang)
        for connection in _server(request).connections.get(guest, ()):
            connection.lang = change.lang
    await _server(request).storage.write(storage.change_guest(guest, **values))
    return await _me(request, guest)


@api.get("/box")
async def get_box(request: Request) -> messages.Box:
    """What is in the box."""
    from diceminer.facts import DICE, FACES, FACTS
    from diceminer.rules.tables import RANKS

    return messages.Box(
        bots=_server(request).hall.levels,
        heroes={
            hero.id: messages.HeroFacts(set=hero.set, faces=list(hero.faces), name=hero.name)
            for hero in FACTS.heroes
        },
        dice={kind: list(faces) for kind, faces in DICE.items()},
        faces=list(FACES),
        ranks=[messages.RankFacts(id=name, points=points) for points, name in RANKS],
        version=__version__,
    )


def _created(table: Any) -> messages.Created:
    return messages.Created(id=table.id, links=table.links(), watch=f"/t/{table.id}")


@api.post("/tables", status_code=201)
async def post_table(request: Request, guest: Guest, wish: messages.NewTable) -> messages.Created:
    """A new table; without an open seat it begins at once."""
    server = _server(request)
    known = await server.storage.read(storage.guest(guest))
    return _created(await server.hall.create(guest, known.name, wish))


@api.get("/tables/{table_id}")
async def get_table(request: Request, table_id: str, visitor: Visitor) -> messages.TableInfo:
    """A table as the guest sees it."""
    table = await _server(request).hall.table(table_id)
    return messages.TableInfo(**table.info(visitor))


@api.post("/tables/{table_id}/sit")
async def post_sit(
    request: Request, table_id: str, guest: Guest, sit: messages.Sit
) -> messages.TableInfo:
    """Take an open seat by its secret."""
    server = _server(request)
    table = await server.hall.table(table_id)
    name = identity.clean_name(sit.name) or (await server.storage.read(storage.guest(guest))).name
    await table.sit(guest, sit.secret, name)
    return messages.TableInfo(**table.info(guest))


@api.post("/tables/{table_id}/rematch", status_code=201)
async def post_rematch(request: Request, table_id: str, guest: Guest) -> messages.Created:
    """The same players at another table."""
    hall = _server(request).hall
    return _created(await hall.rematch(await hall.table(table_id), guest))


@api.get(
    "/tables/{table_id}/record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_record(request: Request, table_id: str) -> PlainTextResponse:
    """The record of a game so far; its seed is in it once the game is over."""
    table = await _server(request).hall.table(table_id)
    name = f"diceminer-{table.id[:6]}.txt"
    return PlainTextResponse(
        await table.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@api.get("/health", responses={503: {"model": messages.Health}})
async def get_health(request: Request, response: Response) -> messages.Health:
    """Whether games can be made and kept; with status 503 if not."""
    server = _server(request)
    status: Literal["ok", "engine-failed", "storage-failed"] = "ok"
    if server.engine.failed:
        status = "engine-failed"
    elif not await server.storage.check():
        status = "storage-failed"
    if status != "ok":
        response.status_code = 503
    return messages.Health(
        status=status,
        compiled=server.engine.compiled,
        searches=server.engine.searches,
        version=__version__,
    )


def methods(request: Request) -> str:
    """The methods of an address, of all its routes: the router looks at the first alone."""
    found = {
        method
        for route in api.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
    return ", ".join(sorted(found))


@others.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def get_page(request: Request, path: str) -> Response:
    """The page and its files."""
    if methods(request):
        raise HTTPException(405)
    return _server(request).pages.answer(request, path)
