"""HTTP: how somebody wants to be told elsewhere, and the links in mails."""

from typing import Any

from litestar import Request, Response, get, post

from stellwerk.server.api import problems, session_of, session_or_new
from stellwerk.server.house import House
from stellwerk.server.limits import address
from stellwerk.server.notice_wire import (
    Call,
    HookWish,
    KindsWish,
    MailWish,
    NoticesInfo,
    NoticeToken,
    WayInfo,
    WayWish,
)
from stellwerk.server.problems import Wrong

Any_ = Request[Any, Any, Any]


@get("/api/me/notices", responses=problems())
async def my_notices(request: Any_, house: House) -> NoticesInfo:
    """By which ways I am told of my tables, and which this house offers."""
    house.limits.take("request", address(request))
    return await house.notices.info(await session_of(request, house))


@post("/api/me/notices/mail", status_code=200, responses=problems(409, 413, 422))
async def notices_by_mail(request: Any_, house: House, data: MailWish) -> Response[NoticesInfo]:
    """Tell me by mail. A letter with a link that confirms the address is sent there first."""
    house.limits.take("notices", address(request))
    session, headers, _ = await session_or_new(request, house)
    await house.notices.ask_mail(session, data)
    return Response(await house.notices.info(session), headers=headers)


@post("/api/me/notices/hook", status_code=200, responses=problems(409, 413, 422))
async def notices_by_hook(request: Any_, house: House, data: HookWish) -> Response[NoticesInfo]:
    """Tell me by web hook. A first message is sent there, and has to arrive."""
    house.limits.take("notices", address(request))
    session, headers, _ = await session_or_new(request, house)
    await house.notices.set_hook(session, data)
    return Response(await house.notices.info(session), headers=headers)


@post("/api/me/notices/kinds", status_code=200, responses=problems(403, 404, 413, 422))
async def notice_kinds(request: Any_, house: House, data: KindsWish) -> NoticesInfo:
    """What I am told by one of the ways: my turn, that I am asked to agree, that a game is over."""
    session = await chooser(request, house)
    await house.notices.choose(session, data)
    return await house.notices.info(session)


@post("/api/me/notices/end", status_code=200, responses=problems(403, 413, 422))
async def end_notices(request: Any_, house: House, data: WayWish) -> NoticesInfo:
    """Tell me nothing more by this way; the address is forgotten."""
    session = await chooser(request, house)
    await house.notices.end(session, data.way)
    return await house.notices.info(session)


async def chooser(request: Any_, house: House) -> str:
    house.limits.take("request", address(request))
    session = await session_of(request, house)
    if session is None:
        raise Wrong(403, "nothing-to-carry")
    return session


@get("/api/me/calls", responses=problems())
async def my_calls(request: Any_, house: House) -> list[Call]:
    """What waits for me at my tables, for a page that is open."""
    house.limits.take("request", address(request))
    session = await session_of(request, house)
    if session is None:
        return []
    house.limits.take("look", session)
    return await house.notices.calls(session)


@post("/api/notices/confirm", status_code=200, responses=problems(403, 413, 422))
async def confirm_notices(request: Any_, house: House, data: NoticeToken) -> WayInfo:
    """By the link in a letter: its address is confirmed. Nobody need be known for that, and it works once."""
    house.limits.take("join", address(request))
    return await house.notices.confirm(data.token)


@post("/api/notices/stop", status_code=200, responses=problems(413, 422))
async def stop_notices(request: Any_, house: House, data: NoticeToken) -> NoticeToken:
    """By the link in a letter: no more of them."""
    house.limits.take("join", address(request))
    await house.notices.stop(data.token)
    return NoticeToken("")


@post("/api/notices/stop/{token:str}", status_code=200, include_in_schema=False)
async def stop_with_one_click(request: Any_, house: House, token: str) -> NoticeToken:
    """The same as programs for mail do it, by RFC 8058: whatever the body says."""
    house.limits.take("join", address(request))
    await house.notices.stop(token)
    return NoticeToken("")


NOTICE_HANDLERS = [
    my_notices,
    notices_by_mail,
    notices_by_hook,
    notice_kinds,
    end_notices,
    my_calls,
    confirm_notices,
    stop_notices,
    stop_with_one_click,
]
