"""The application: handlers, errors in one form, the API's description, and the guard around it all."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import stellwerk
from stellwerk.kernel.refusal import Refused
from stellwerk.server.admin import ADMIN_HANDLERS, tell_of
from stellwerk.server.api import HANDLERS, PROBLEM
from stellwerk.server.files import client, index, static
from stellwerk.server.guard import Guard
from stellwerk.server.house import House
from stellwerk.server.notice_api import NOTICE_HANDLERS
from stellwerk.server.notice_wire import HookWish, KindsWish, MailWish, NoticeToken, WayWish
from stellwerk.server.problems import Wrong, problem_of
from stellwerk.server.settings import Settings, from_environment
from stellwerk.server.sockets import table_line
from stellwerk.server.wire import (
    AskCoach,
    AskHint,
    AskReview,
    BotWish,
    Join,
    Knock,
    Learn,
    Listed,
    MoveIn,
    OpenTable,
    OwnToken,
    Problem,
    SeatWish,
    TimeLimit,
)

Any_ = Request[Any, Any, Any]
ASKED = (AskHint, AskCoach, AskReview)
NOTICES = (MailWish, HookWish, KindsWish, WayWish, NoticeToken)
STRICT = (OpenTable, SeatWish, TimeLimit, BotWish, Join, Knock, Learn, Listed, MoveIn, OwnToken, *ASKED, *NOTICES)
LONGEST_WHERE = 200  # of an address, in the journal


def whole_numbers(value: Any) -> Any:
    """JSON knows one kind of number: 2.0 is 2."""
    if isinstance(value, list):
        return [whole_numbers(one) for one in value]
    if isinstance(value, dict):
        return {name: whole_numbers(one) for name, one in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


def understood(body: bytes, wanted: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError:
        return msgspec.convert(whole_numbers(msgspec.json.decode(body)), wanted)


class StrictRequest(Request[Any, Any, Any]):
    """Bodies are read by msgspec without any coercion: "1" and true are no numbers."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return understood(body, field.annotation if field is not None else Any)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Wrong(400, "bad-json", reason=str(error)[:200]) from None


class Description(JsonRenderPlugin):
    """The API's description, with what the framework does not say: bodies with unknown fields are refused, and how
    the position in a saved game is written.
    """

    told: bytes = b""

    def render(self, request: Any_, openapi_schema: dict[str, Any]) -> bytes:
        if self.told:
            return self.told
        for name in STRICT:
            openapi_schema["components"]["schemas"][name.__name__]["additionalProperties"] = False
        openapi_schema["components"]["schemas"] |= written_forms()
        self.told = super().render(request, whole_numbers(openapi_schema))
        return self.told


@asynccontextmanager
async def describing(app: Litestar) -> AsyncIterator[None]:
    """The description takes a while to be made: nobody has to wait for it."""
    made = asyncio.ensure_future(asyncio.to_thread(lambda: (app.openapi_schema, written_forms())))
    yield
    await made


@cache
def written_forms() -> dict[str, Any]:
    """The tables of all games, as `GAME-Table`, `GAME-Seat` and so on."""
    found: dict[str, Any] = {}
    for name in stellwerk.games():
        template = f"#/components/schemas/{name}-{{name}}"
        _, schemas = msgspec.json.schema_components([stellwerk.game(name).table], ref_template=template)
        found |= {f"{name}-{part}": schema for part, schema in schemas.items()}
    return found


def http_problem(error: HTTPException) -> Problem:
    """What the framework refuses by itself."""
    status = error.status_code
    if status == 404:
        return Wrong(404, "no-page").problem()
    if status == 405:
        return Wrong(405, "no-method").problem()
    if status == 413:
        return Wrong(413, "too-large", limit=0).problem()
    return Wrong(status, "bad-request", reason=reason(error)).problem()


def reason(error: HTTPException) -> str:
    """What is wrong, field by field, where the framework knows it."""
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(fields)[:200] or error.detail.rstrip(".")[:200]


def on_error(request: Any_, error: Exception) -> Response[Problem]:
    """Every error leaves in one form."""
    headers = {}
    if isinstance(error, HTTPException) and error.status_code < 500:
        problem = http_problem(error)
        headers = dict(error.headers or {})
        if isinstance(error, MethodNotAllowedException) and "Allow" not in headers:
            headers["Allow"] = "GET"
    else:
        problem = problem_of(error)
    if problem.status >= 500:
        structlog.get_logger("stellwerk").error("failed", where=request.scope["path"][:LONGEST_WHERE], exc_info=error)
    if problem.status == 429 and problem.text is not None:
        headers["Retry-After"] = str(problem.text.a.get("seconds", 1))
    return Response(problem, status_code=problem.status, media_type=PROBLEM, headers=headers)


def make_app(settings: Settings | None = None) -> ASGIApp:
    settings = settings or from_environment()
    start_journal(settings.log_level)
    house = House(settings)
    tell_of(house)
    app = Litestar(
        route_handlers=[*HANDLERS, *NOTICE_HANDLERS, *ADMIN_HANDLERS, index, static, table_line],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={Exception: on_error, HTTPException: on_error, Wrong: on_error, Refused: on_error},
        lifespan=[house.open, describing],
        request_class=StrictRequest,
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Stellwerk",
            version="1",
            path="/api",
            render_plugins=[Description(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        signature_namespace={"House": House},
    )
    return Guard(app, lambda: client().text, (*settings.allow_hosts, *public_name(settings)), settings.max_body)


def public_name(settings: Settings) -> list[str]:
    """Links lead there: it is let in."""
    name = urlsplit(settings.public).hostname
    return [name] if name else []


def start_journal(level: str) -> None:
    """One JSON line per thing that happened, on stderr."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
