"""HTTP: games, tables, seats and moves, for the page and for other programs."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Request, Response, get, post, route
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import stellwerk
from stellwerk.server import library, looking, replay_link
from stellwerk.server.component_files import own_files
from stellwerk.server.files import answer, inside, pack, read
from stellwerk.server.forgetting import forget
from stellwerk.server.guard import own_origin
from stellwerk.server.history import history_of
from stellwerk.server.house import House
from stellwerk.server.lessons import find_lesson
from stellwerk.server.limits import address
from stellwerk.server.live import Live
from stellwerk.server.problems import Wrong
from stellwerk.server.qr import svg
from stellwerk.server.record import record_of, record_with
from stellwerk.server.rematch import rematch
from stellwerk.server.seats import OWN_LINK_S, cookie, cookie_value, no_cookie
from stellwerk.server.seats import own_link as own_link_to
from stellwerk.server.wire import (
    LARGEST,
    SMALLEST,
    AskCoach,
    AskHint,
    AskReview,
    BotWish,
    Browsers,
    Coached,
    GameInfo,
    Hint,
    Invitation,
    Join,
    Knock,
    Learn,
    Listed,
    LogPage,
    MoveIn,
    MoveOut,
    OpenTable,
    OwnLink,
    OwnToken,
    PlayedGame,
    Problem,
    Review,
    RoomInfo,
    RulesInfo,
    SeatCode,
    SoloRecord,
    TableInfo,
    TurningPoint,
)
from stellwerk.stage.wire import Scene, Shelf

encode = msgspec.json.Encoder().encode

Any_ = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(description="The table's id, as in its address")]
GameId = Annotated[str, Parameter(description="The game's id")]
Eyes = Annotated[int | None, Parameter(ge=SMALLEST, le=LARGEST, description="Whose eyes; left out: a spectator's")]
SeatNumber = Annotated[int, Parameter(ge=SMALLEST, le=LARGEST, description="A seat, counted from 0")]

ABOUT = {
    400: "The request cannot be understood",
    403: "Not yours to see or do",
    404: "There is no such thing",
    409: "The table has moved on",
    413: "Too large",
    414: "The address is too long",
    422: "Understood, but refused: the rule and the reason are named",
    429: "Too fast",
}


def problems(*statuses: int) -> Mapping[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=ABOUT[status], media_type=PROBLEM)
        for status in (400, 414, 429, *statuses)
    }


PROBLEM = "application/problem+json"


def is_https(request: Any_) -> bool:
    return bool(request.scope["scheme"] == "https")


def secret_of(request: Any_) -> str:
    return cookie_value(request.headers.get("cookie", ""), is_https(request))


async def session_of(request: Any_, house: House) -> str | None:
    return await house.sessions.find(secret_of(request))


async def session_or_new(request: Any_, house: House) -> tuple[str, dict[str, str], str]:
    """The session, the header that keeps it in the browser for another year (its tables hang on it), and its secret."""
    session, secret = await session_of(request, house), secret_of(request)
    if session is None:
        session, secret = await house.sessions.begin()
    return session, {"set-cookie": cookie(secret, is_https(request))}, secret


async def table_for(request: Any_, house: House, table: str) -> tuple[Live, str]:
    """A table that this session may look at."""
    house.limits.take("request", address(request))
    live = await house.tables.get(table)
    found = await house.tables.check_look(live, await session_of(request, house))
    live.know(found, secret_of(request))
    await house.passing.returned(live, found)
    return live, found


# --- games ---


@get("/api/games", responses=problems())
async def list_games(request: Any_, house: House) -> list[GameInfo]:
    """The games that can be played."""
    house.limits.take("request", address(request))
    return [library.info(stellwerk.game(name)) for name in stellwerk.games()]


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", responses=problems(404))
async def game_words(request: Any_, house: House, game: GameId, language: str) -> Response[bytes]:
    """All words of a game in one language, as a Fluent file."""
    house.limits.take("file", address(request))
    words = library.words(library.find(game), language)
    return answer(request, pack(words.encode(), "text/plain"))


@get("/api/games/{game:str}/art.svg", media_type="image/svg+xml", responses=problems(404))
async def game_art(request: Any_, house: House, game: GameId) -> Response[bytes]:
    """The game's drawings: templates of pieces, boards and symbols."""
    house.limits.take("file", address(request))
    return answer(request, read(library.art(library.find(game), "art.svg")))


@get("/api/games/{game:str}/art.css", media_type="text/css", responses=problems(404))
async def game_style(request: Any_, house: House, game: GameId) -> Response[bytes]:
    """The game's colours."""
    house.limits.take("file", address(request))
    return answer(request, read(library.art(library.find(game), "art.css")))


@get("/api/games/{game:str}/rules", responses=problems(404))
async def game_rules(request: Any_, house: House, game: GameId) -> RulesInfo:
    """The rules in our words: a short page, and the ledger with every rule."""
    house.limits.take("file", address(request))
    return library.rules(library.find(game))


@get("/api/games/{game:str}/components", responses=problems(404))
async def game_components(request: Any_, house: House, game: GameId) -> dict[str, Any]:
    """Every component value and where it comes from."""
    house.limits.take("file", address(request))
    return library.components(library.find(game))


@get("/api/games/{game:str}/gallery", responses=problems(404))
async def game_gallery(request: Any_, house: House, game: GameId) -> list[Shelf]:
    """Everything in the box as it is drawn, with counts, meaning and provenance in words."""
    house.limits.take("file", address(request))
    return library.gallery(library.find(game))


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=problems(404, 413))
async def learn(request: Any_, house: House, game: GameId, lesson: str, data: Learn) -> Response[TableInfo]:
    """A table for one lesson. It is not listed among my tables; to begin again, open another."""
    house.limits.take("open", address(request))
    found = find_lesson(library.find(game), lesson)
    session, headers, _ = await session_or_new(request, house)
    live = await house.tables.learn(library.find(game), found, session, data.name)
    return Response(live.info(session), status_code=201, headers=headers)


# --- tables ---


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def table_methods() -> Response[None]:
    """Registered first: the framework's own answer would name only one of the two methods below."""
    return Response(None, headers={"allow": "GET, OPTIONS, POST"}, status_code=204)


@post("/api/tables", responses=problems(413, 422))
async def open_table(request: Any_, house: House, data: OpenTable) -> Response[TableInfo]:
    """Open a table. The answer holds the links of the seats that wait for friends; a cookie makes the caller host."""
    house.limits.take("open", address(request))
    session, headers, secret = await session_or_new(request, house)
    live = await house.tables.open(data, session, secret)
    return Response(live.info(session), status_code=201, headers=headers)


@get("/api/tables", responses=problems())
async def my_tables(request: Any_, house: House) -> list[TableInfo]:
    """The tables of this session, the last moved first."""
    house.limits.take("request", address(request))
    session = await session_of(request, house)
    return [] if session is None else await house.tables.mine(session)


@get("/api/tables/{table:str}", responses=problems(403, 404, 422))
async def one_table(request: Any_, house: House, table: TableId) -> TableInfo:
    """A table as this session may know it."""
    live, session = await table_for(request, house, table)
    return live.info(session)


@post("/api/tables/{table:str}/join", status_code=200, responses=problems(403, 404, 413, 422))
async def join_table(request: Any_, house: House, table: TableId, data: Join) -> Response[TableInfo]:
    """Take the seat of a link, which is used up by it, or a spectator's place. A new cookie stands for it from then on.

    Whoever reads the invitation first has a cookie before, and loses nothing if this answer gets lost: join again.
    """
    house.limits.take("join", address(request))
    live = await house.tables.get(table)
    found = await session_of(request, house)
    if found is None:
        await house.passing.place(live, data.token)
    session, _, before = await session_or_new(request, house)
    await house.passing.join(live, session, data.token, data.name, data.program)
    live.know(session, before)
    secret = await house.sessions.renew(before)
    return Response(live.info(session), headers={"set-cookie": cookie(secret, is_https(request))})


@post("/api/tables/{table:str}/invitation", status_code=200, responses=problems(403, 404, 413, 422))
async def read_invitation(request: Any_, house: House, table: TableId, data: Knock) -> Response[Invitation]:
    """What a link leads to: the game, who sits there, how it is played. Nobody is seated by it."""
    house.limits.take("join", address(request))
    found = await house.passing.invitation(await house.tables.get(table), data.token)
    _, headers, _ = await session_or_new(request, house)
    return Response(found, headers=headers)


@post("/api/tables/{table:str}/listed", status_code=200, responses=problems(403, 404, 413, 422))
async def list_table(request: Any_, house: House, table: TableId, data: Listed) -> Listed:
    """Take a table off my list, or put it back. It stays as it is, and its address still leads there."""
    _, session = await table_for(request, house, table)
    await house.store.list_table(table, session, data.listed)
    return data


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=problems(403, 404, 409, 422))
async def new_link(request: Any_, house: House, table: TableId, seat: SeatNumber) -> TableInfo:
    """A new link for a seat, for its holder; for the host where nobody holds it, or the holder is away for long.

    The old link dies; whoever holds the seat stays until somebody has sat down by the new one. Everybody is told.
    """
    live, session = await table_for(request, house, table)
    house.limits.take("join", address(request))
    await house.passing.link(live, session, seat)
    return live.info(session)


@post("/api/tables/{table:str}/seats/{seat:int}/keep", status_code=200, responses=problems(403, 404, 409, 422))
async def keep_seat(request: Any_, house: House, table: TableId, seat: SeatNumber) -> TableInfo:
    """The seat is not passed on after all: its link dies."""
    live, session = await table_for(request, house, table)
    house.limits.take("join", address(request))
    await house.passing.keep(live, session, seat)
    return live.info(session)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def change_bot(request: Any_, house: House, table: TableId, seat: SeatNumber, data: BotWish) -> TableInfo:
    """A bot plays on for me; for the host: another bot, or one where nobody sits, or where the holder is away for long.

    Whoever holds the seat takes it back at will. Everybody is told.
    """
    live, session = await table_for(request, house, table)
    house.limits.take("say", session)
    await house.passing.bot(live, session, seat, data.bot)
    return live.info(session)


@post("/api/tables/{table:str}/seats/{seat:int}/back", status_code=200, responses=problems(403, 404, 409, 422))
async def take_seat_back(request: Any_, house: House, table: TableId, seat: SeatNumber) -> TableInfo:
    """I play in person again, in place of the bot that played for me."""
    live, session = await table_for(request, house, table)
    house.limits.take("say", session)
    await house.passing.back(live, session, seat)
    return live.info(session)


@get("/api/tables/{table:str}/codes", responses=problems(403, 404, 422))
async def seat_codes(request: Any_, house: House, table: TableId) -> list[SeatCode]:
    """The links of free seats as pictures, in a room: whoever may watch there may sit down. Elsewhere none."""
    live, _ = await table_for(request, house, table)
    room = house.settings.room
    if not room or live.info(None).over:
        return []
    links = {seat: room + link for seat, link in live.free_links().items()}
    return [SeatCode(seat, link, await asyncio.to_thread(svg, link)) for seat, link in links.items()]


@post("/api/tables/{table:str}/watch", status_code=200, responses=problems(403, 404, 422))
async def renew_watch(request: Any_, house: House, table: TableId) -> TableInfo:
    """Another link to watch by, for the host: whoever came by the old one is out."""
    live, session = await table_for(request, house, table)
    house.limits.take("join", address(request))
    await house.passing.renew_watch(live, session)
    return live.info(session)


@post("/api/tables/{table:str}/host", status_code=200, responses=problems(403, 404, 409, 422))
async def take_over_as_host(request: Any_, house: House, table: TableId) -> TableInfo:
    """The host's rights, for somebody who plays here, once the host has been away for long. Everybody is told."""
    live, session = await table_for(request, house, table)
    house.limits.take("join", address(request))
    await house.passing.take_over(live, session)
    return live.info(session)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=problems(403, 404, 409, 422))
async def play_again(request: Any_, house: House, table: TableId) -> TableInfo:
    """Once the game is over: a new table with the same people, bots and options, everybody one seat further.

    All who had a place have one there at once. There is one: whoever asks later is told of the same.
    """
    live, session = await table_for(request, house, table)
    house.limits.take("open", address(request))
    return (await rematch(house.passing, live, session, secret_of(request))).info(session)


@post("/api/tables/{table:str}/replay", status_code=200, responses=problems(403, 404, 409, 422))
async def make_replay_link(request: Any_, house: House, table: TableId) -> TableInfo:
    """Once the game is over, for whoever played: a link by which anybody looks at it and its past moments."""
    live, session = await table_for(request, house, table)
    house.limits.take("join", address(request))
    await replay_link.make(house.passing, live, session)
    return live.info(session)


@post("/api/tables/{table:str}/replay/end", status_code=200, responses=problems(403, 404, 422))
async def end_replay_link(request: Any_, house: House, table: TableId) -> TableInfo:
    """That link dies, by the host: whoever came by it is out."""
    live, session = await table_for(request, house, table)
    house.limits.take("join", address(request))
    await replay_link.end(house.passing, live, session)
    return live.info(session)


@post("/api/tables/{table:str}/replay/open", status_code=200, responses=problems(403, 404, 413, 422))
async def come_by_replay_link(request: Any_, house: House, table: TableId, data: Knock) -> Response[TableInfo]:
    """Look at a game that is over by its link: read only, through nobody's eyes."""
    house.limits.take("join", address(request))
    live = await house.tables.get(table)
    await house.tables.look_once(live)
    await replay_link.check(house.passing, live, data.token)
    session, headers, _ = await session_or_new(request, house)
    await replay_link.come_by(house.passing, live, session, data.token)
    return Response(live.info(session), headers=headers)


@post("/api/tables/{table:str}/moves", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def make_move(request: Any_, house: House, table: TableId, data: MoveIn) -> MoveOut:
    """Make a move, as text. `v` is the version it is meant for; the answer is the new one."""
    live, session = await table_for(request, house, table)
    live.check_player(session, data.seat)
    house.limits.take("move", session)
    return MoveOut(await live.play(data.seat, data.move, data.v))


@post("/api/tables/{table:str}/hint", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def ask_hint(request: Any_, house: House, table: TableId, data: AskHint) -> Hint:
    """The best answers to the open question of a seat of mine, and what they are expected to bring."""
    live, session = await table_for(request, house, table)
    live.check_seat(session, data.seat)
    house.limits.take("hint", session)
    return await house.advising.hint(live, data.seat)


@post("/api/tables/{table:str}/coach", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def ask_coach(request: Any_, house: House, table: TableId, data: AskCoach) -> Coached:
    """Whether a move loses much against the best one. Answered within two seconds, if only with nothing."""
    live, session = await table_for(request, house, table)
    live.check_seat(session, data.seat)
    house.limits.take("move", session)
    return await house.advising.coach(live, data.seat, data.move, data.v)


@get("/api/tables/{table:str}/components", responses=problems(403, 404, 422))
async def table_components(request: Any_, house: House, table: TableId) -> dict[str, Any]:
    """The component files that were brought to a table, by option; none where it is played as usual."""
    live, session = await table_for(request, house, table)
    house.limits.take("look", session)
    return own_files(live.row.setup.get("options", {}))


@get("/api/tables/{table:str}/scene", responses=problems(403, 404, 422))
async def table_scene(
    request: Any_,
    house: House,
    table: TableId,
    seat: Eyes = None,
    at: Annotated[int | None, Parameter(ge=SMALLEST, le=LARGEST, description="A past moment; left out: now")] = None,
) -> Scene:
    """What a seat of mine sees, now or at an earlier moment, with its moves."""
    live, session = await table_for(request, house, table)
    house.limits.take("look", session)
    if seat is not None:
        live.check_seat(session, seat)
    if at is not None:
        return await looking.moment(live, seat, at, house.limits.payer(session, address(request)))
    await live.ready(seat)
    return live.scene(seat)


@get("/api/tables/{table:str}/log", responses=problems(403, 404, 422))
async def table_log(
    request: Any_,
    house: House,
    table: TableId,
    before: Annotated[int, Parameter(ge=SMALLEST, le=LARGEST, description="The version before which the lines lie")],
    seat: Eyes = None,
) -> LogPage:
    """A page of the log, as a seat of mine reads it."""
    live, session = await table_for(request, house, table)
    house.limits.take("look", session)
    if seat is not None:
        live.check_seat(session, seat)
    return await looking.log_page(live, seat, before, house.limits.payer(session, address(request)))


@get("/api/tables/{table:str}/turning-points", responses=problems(403, 404, 422))
async def table_turning_points(request: Any_, house: House, table: TableId) -> list[TurningPoint]:
    """The turns that decided a game, once it is over; before that none."""
    live, session = await table_for(request, house, table)
    house.limits.take("look", session)
    return await looking.turning_points(live, house.limits.payer(session, address(request)))


@route("/api/tables/{table:str}/review", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def review_methods(table: TableId) -> Response[None]:  # noqa: ARG001
    return Response(None, headers={"allow": "GET, OPTIONS, POST"}, status_code=204)


@post("/api/tables/{table:str}/review", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def ask_review(request: Any_, house: House, table: TableId, data: AskReview) -> Review:
    """Begin the review of a game that is over, for a seat of mine, or stop it. What it has found stays."""
    live, session = await table_for(request, house, table)
    live.check_seat(session, data.seat)
    house.limits.take("hint", session)
    return await (house.reviews.begin if data.wanted else house.reviews.stop)(live, data.seat)


@get("/api/tables/{table:str}/review", responses=problems(403, 404, 422))
async def table_review(
    request: Any_,
    house: House,
    table: TableId,
    seat: Annotated[int, Parameter(ge=SMALLEST, le=LARGEST, description="A seat of mine")],
) -> Review:
    """How far the review has come, and what it has found."""
    live, session = await table_for(request, house, table)
    live.check_seat(session, seat)
    house.limits.take("look", session)
    return await house.reviews.read(live, seat)


@get("/api/tables/{table:str}/record", responses=problems(403, 404, 422))
async def table_record(request: Any_, house: House, table: TableId) -> SoloRecord:
    """A game alone among the best of its combination, for whoever played it; else empty."""
    live, session = await table_for(request, house, table)
    return await record_with(house.store, session, table) or SoloRecord(live.row.game, {}, 0, [])


@get("/api/record", responses=problems())
async def my_record(
    request: Any_, house: House, game: Annotated[str, Parameter(description="Only of this game")] = ""
) -> list[SoloRecord]:
    """The best games that this session has played alone, per combination of modules."""
    house.limits.take("request", address(request))
    session = await session_of(request, house)
    return [] if session is None else await record_of(house.store, session, game)


@get("/api/history", responses=problems())
async def my_games(request: Any_, house: House) -> list[PlayedGame]:
    """The games that this session has played to their end, the newest first."""
    house.limits.take("request", address(request))
    session = await session_of(request, house)
    if session is None:
        return []
    house.limits.take("look", session)
    return await history_of(house.store, session, house.limits.payer(session, address(request)))


@get("/api/tables/{table:str}/save", responses=problems(403, 404, 409, 422))
async def saved_game(request: Any_, house: House, table: TableId) -> dict[str, Any]:
    """The whole game as one document: set-up, seed, log, names and result, to be kept or taken to another house.

    The seed tells every secret, so it is only given when the game is over.
    """
    live, _ = await table_for(request, house, table)
    if not live.info(None).over:
        raise Wrong(409, "not-over")
    return await looking.save(live)


@post("/api/saves", responses=problems(413, 422))
async def import_game(request: Any_, house: House, data: dict[str, Any]) -> Response[TableInfo]:
    """A game that was taken along, as a finished table to look through. It is played through first, from its seed."""
    house.limits.take("open", address(request))
    session, headers, secret = await session_or_new(request, house)
    live = await house.importing.take_in(data, session, secret, house.limits.payer(session, address(request)))
    return Response(live.info(session), status_code=201, headers=headers)


# --- one room ---


@get("/api/room", responses=problems())
async def room(request: Any_, house: House) -> RoomInfo:
    """The address of this server in the home network, where it is open to one room."""
    house.limits.take("request", address(request))
    found = house.settings.room
    return RoomInfo(f"{found}/", await asyncio.to_thread(svg, f"{found}/")) if found else RoomInfo()


# --- my browsers ---


@post("/api/me/link", status_code=200, responses=problems(403))
async def own_link(request: Any_, house: House) -> OwnLink:
    """A link that carries all my seats and my record to another browser of mine. It works once, and not for long."""
    house.limits.take("join", address(request))
    session = await session_of(request, house)
    if session is None:
        raise Wrong(403, "nothing-to-carry")
    token = await house.sessions.own_link(session, secret_of(request))
    link = (house.settings.room or own_origin(request.scope)) + own_link_to(token)
    return OwnLink(link, await asyncio.to_thread(svg, link), OWN_LINK_S, await house.store.devices(session))


@post("/api/me", status_code=200, responses=problems(403, 413, 422))
async def come_by_own_link(request: Any_, house: House, data: OwnToken) -> Response[list[TableInfo]]:
    """This browser becomes one of the link's session, with a cookie of its own; the answer is its tables."""
    house.limits.take("join", address(request))
    session, secret = await house.sessions.come_by(data.token)
    headers = {"set-cookie": cookie(secret, is_https(request))}
    return Response(await house.tables.mine(session), headers=headers)


@post("/api/me/alone", status_code=200, responses=problems(403))
async def stay_alone(request: Any_, house: House) -> Browsers:
    """All my other browsers are out, and a link that was not used yet dies."""
    house.limits.take("join", address(request))
    session = await session_of(request, house)
    if session is None:
        raise Wrong(403, "nothing-to-carry")
    await house.sessions.stay_alone(session, secret_of(request))
    house.tables.look_again(session)
    return Browsers(await house.store.devices(session))


@post("/api/me/forget", status_code=200, responses=problems(403))
async def forget_me(request: Any_, house: House) -> Response[Browsers]:
    """All that is kept of me goes, for good: name, talk, browsers, record, seats. Finished games keep their moves."""
    house.limits.take("join", address(request))
    session = await session_of(request, house)
    if session is None:
        raise Wrong(403, "nothing-to-carry")
    await forget(house.tables, session)
    return Response(Browsers(0), headers={"set-cookie": no_cookie(is_https(request))})


# --- the house ---


@get("/healthz", include_in_schema=False)
async def healthy(house: House) -> Response[dict[str, str]]:
    health = house.health
    return Response({"status": health, **house.bots_think}, status_code=200 if health == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(house: House) -> Response[bytes]:
    if not house.metrics.on:
        raise Wrong(404, "no-page")
    house.tables.count()
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


PAGE = Path(__file__).parent / "page"


@get(["/api/docs", "/api/docs/{name:str}"], include_in_schema=False)
async def docs(request: Any_, house: House, name: str = "index.html") -> Response[bytes]:
    """The API for readers; drawn from /api/openapi.json by a script of our own."""
    house.limits.take("file", address(request))
    return answer(request, read(inside(PAGE, name)))


HANDLERS = [
    list_games,
    game_words,
    game_art,
    game_style,
    game_rules,
    game_components,
    game_gallery,
    learn,
    table_methods,
    open_table,
    my_tables,
    one_table,
    join_table,
    read_invitation,
    list_table,
    new_link,
    keep_seat,
    change_bot,
    take_seat_back,
    renew_watch,
    take_over_as_host,
    play_again,
    make_replay_link,
    end_replay_link,
    come_by_replay_link,
    seat_codes,
    make_move,
    ask_hint,
    ask_coach,
    table_components,
    table_scene,
    table_log,
    table_turning_points,
    review_methods,
    ask_review,
    table_review,
    table_record,
    my_record,
    my_games,
    saved_game,
    import_game,
    room,
    own_link,
    come_by_own_link,
    stay_alone,
    forget_me,
    healthy,
    metrics,
    docs,
]
