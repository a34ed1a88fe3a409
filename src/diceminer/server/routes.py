"""The routes of HTTP: the guest, the box, tables made and taken, records, health, the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from diceminer import __version__
from diceminer.server import box, identity, messages, requests, seating
from diceminer.server.answers import Answer, described
from diceminer.server.refusals import ServerRefusal

if TYPE_CHECKING:
    from diceminer.server.app import Server
    from diceminer.server.table import Table

_REFUSED: dict[int | str, dict[str, Any]] = {
    status: described(messages.Refused) for status in (401, 403, 404, 409, 413, 422, 429, 503)
}

api = APIRouter(prefix="/api", responses=_REFUSED)
others = APIRouter()


def _server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def _visitor(request: Request) -> str | None:
    """The guest that the cookie names; None without one."""
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

    storage = _server(request).storage
    known = await storage.guest(guest)
    summaries = []
    for table in await storage.tables_of(guest):
        row = table.row
        mine = seating.seats_of(row, guest)
        stands = [int(number) for number in (table.standing or "").split()]
        people = (seat.guest for seat in row.seats if seat.who == "person")
        summaries.append(
            messages.TableSummary(
                id=row.id,
                status=row.status,
                rules=Rules.parse(row.rules).as_dict(),
                names=[seat.name or seat.bot or "" for seat in row.seats],
                you=mine,
                turn=table.next_seat in mine and row.status == "playing",
                version=table.version,
                created=row.created,
                changed=table.changed,
                others=sum(person != guest for person in people),
                seat=table.next_seat if row.status == "playing" else None,
                round=stands[0] if stands else None,
                totals=stands[1:],
            )
        )
    lang = known.lang or identity.spoken(request.cookies, request.headers)
    best = [
        messages.Best(score.magic, score.score, score.rank, score.at)
        for score in await storage.best_scores(guest)
    ]
    return messages.Me(known.name, lang, summaries, best)


def _set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=identity.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@api.get("/me", responses={200: described(messages.Me)})
async def get_me(request: Request, visitor: Visitor, create: bool = True) -> Answer:
    """The guest that the cookie names, or a new one; with `create=false` an empty answer."""
    if visitor is not None:
        return Answer(await _me(request, visitor))
    if not create:
        lang = identity.spoken(request.cookies, request.headers)
        return Answer(messages.Me(name="", lang=lang, tables=[], best=[]))
    guest = identity.new_id()
    answer = Answer(await _me(request, guest))
    _set_cookie(request, answer, identity.COOKIE, _server(request).identity.sign(guest))
    return answer


@api.put("/me", responses={200: described(messages.Me)})
async def put_me(request: Request, guest: Guest, change: requests.MeChange) -> Answer:
    """A new name or language."""
    server = _server(request)
    values: dict[str, str] = {}
    if change.name is not None:
        values["name"] = identity.clean_name(change.name)
    if change.lang is not None:
        values["lang"] = change.lang
        for connection in server.connections.get(guest, ()):
            connection.lang = change.lang
    await server.storage.change_guest(guest, server.services.clock.now(), **values)
    answer = Answer(await _me(request, guest))
    if change.lang is not None:
        _set_cookie(request, answer, identity.LANGUAGE_COOKIE, change.lang)
    return answer


@api.get("/box", responses={200: described(messages.Box)})
async def get_box(request: Request) -> Answer:
    """What is in the box."""
    return Answer(box.box(_server(request).services.levels.names))


def _created(table: Table) -> Answer:
    created = messages.Created(table.id, table.audience.links(), f"/t/{table.id}")
    return Answer(created, 201)


@api.post("/tables", status_code=201, responses={201: described(messages.Created)})
async def post_table(request: Request, guest: Guest, wish: requests.NewTable) -> Answer:
    """A new table; without an open seat it begins at once."""
    server = _server(request)
    known = await server.storage.guest(guest)
    return _created(await server.tables.create(guest, known.name, wish))


@api.get("/tables/{table_id}", responses={200: described(messages.TableInfo)})
async def get_table(request: Request, table_id: str, visitor: Visitor) -> Answer:
    """A table as the guest sees it."""
    table = await _server(request).tables.get(table_id)
    return Answer(table.audience.info(visitor))


@api.post("/tables/{table_id}/sit", responses={200: described(messages.TableInfo)})
async def post_sit(request: Request, table_id: str, guest: Guest, sit: requests.Sit) -> Answer:
    """Take an open seat by its secret."""
    server = _server(request)
    table = await server.tables.get(table_id)
    name = identity.clean_name(sit.name) or (await server.storage.guest(guest)).name
    await table.sit(guest, sit.secret, name)
    return Answer(table.audience.info(guest))


@api.post(
    "/tables/{table_id}/rematch", status_code=201, responses={201: described(messages.Created)}
)
async def post_rematch(request: Request, table_id: str, guest: Guest) -> Answer:
    """The same players at another table."""
    tables = _server(request).tables
    return _created(await tables.rematch(await tables.get(table_id), guest))


@api.post("/tables/{table_id}/leave", status_code=204)
async def post_leave(
    request: Request, table_id: str, guest: Guest, leave: requests.Leave
) -> Response:
    """Give up one of the guest's seats, or all; without a seat, the table leaves their list."""
    server = _server(request)
    table = await server.tables.get(table_id)
    await table.leave(guest, leave.seat)
    if not seating.seats_of(table.row, guest) and not table.is_gone:
        await server.storage.hide(table.id, guest)
    return Response(status_code=204)


@api.delete("/tables/{table_id}", status_code=204)
async def delete_table(request: Request, table_id: str, guest: Guest) -> Response:
    """Remove a table from the guest's list; its link still leads to it."""
    server = _server(request)
    table = await server.tables.get(table_id)
    seating.check_belongs(table.row, guest)
    await server.storage.hide(table.id, guest)
    return Response(status_code=204)


@api.get(
    "/tables/{table_id}/record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_record(request: Request, table_id: str) -> PlainTextResponse:
    """The record of a game so far; its seed is in it once the game is over."""
    table = await _server(request).tables.get(table_id)
    name = f"diceminer-{table.id[:6]}.txt"
    return PlainTextResponse(
        await table.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@api.get(
    "/health",
    responses={200: described(messages.Health), 503: described(messages.Health)},
)
async def get_health(request: Request) -> Answer:
    """Whether games can be made and kept; with status 503 if not."""
    server = _server(request)
    status: Literal["ok", "engine-failed", "storage-failed"] = "ok"
    if server.engine.failed:
        status = "engine-failed"
    elif not await server.storage.check():
        status = "storage-failed"
    compiled, searches = server.engine.compiled, server.engine.searches
    health = messages.Health(status, compiled, searches, __version__)
    return Answer(health, 200 if status == "ok" else 503)


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
