"""What a seat asks of the others: to take a move back, to close the table; and a seat that is given up."""

from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.server.engines import Rowser
from stellwerk.server.live import Live, Request
from stellwerk.server.passing_rows import holders, locked, seat_of
from stellwerk.server.passing_rows import resign as resign_row
from stellwerk.server.problems import Wrong
from stellwerk.server.seat_clock_rows import wind
from stellwerk.server.wire import Wish

MOST_UNDOS = 200  # of a seat in one game: a log does not grow by answers that are taken back


async def undo(live: Live, seat: int, session: str) -> None:
    await live.whole(ask_undo(live, seat, session))


async def ask_undo(live: Live, seat: int, session: str) -> None:
    async with live.lock:
        live.check_open()
        moves = live.match.together(seat)
        cost = live.match.undo_cost(seat, moves)
        if cost == "no":
            raise Refused(Refusal("kernel", "undo-nothing"), live.match.say)
        if await live.store.undos(live.id, seat) >= MOST_UNDOS:
            raise Wrong(409, "undo-often", most=MOST_UNDOS)
        others = [other.seat for other in live.seats if other.seat != seat]
        shown = cost != "free" or not live.match.waiting  # once it is over, everybody has seen the result
        if shown and await ask(live, "undo", seat, session):
            return
        await live.remember(seat, moves)
        await live.commit(lambda match: match.undo(seat, others, moves=moves))


async def ask(live: Live, about: Wish, seat: int, session: str) -> bool:
    """Ask whoever has to agree; whether there is anybody."""
    missing = must_agree(live, seat, session)
    while missing:
        if live.asking is not None and live.asking.seat != seat:
            raise Wrong(409, "asked-already")
        if await live.ask(Request(about, seat, sorted(missing))):
            return True
        await live.refresh()
    return False


def must_agree(live: Live, seat: int, session: str) -> set[int]:
    """People at other screens. Bots agree, and so does whoever sits at the same screen."""
    mine = live.seats_of(session)
    others = [one.seat for one in live.seats if one.kind != "bot" and one.seat not in (*mine, seat)]
    return {other for other in others if live.taken(other)}


async def consent(live: Live, seat: int, yes: bool, about: Wish = "undo") -> None:
    await live.whole(hear_consent(live, seat, yes, about))


async def hear_consent(live: Live, seat: int, yes: bool, about: Wish) -> None:
    async with live.lock:
        while True:
            asking = live.asking
            if asking is None or seat not in asking.missing or about != asking.about:
                raise Wrong(409, f"no-{about}-asked")
            left = [one for one in asking.missing if one != seat]
            if yes and not left:
                break
            if await live.ask(Request(about, asking.seat, left) if yes else denied(asking)):
                return
            await live.refresh()
        if about == "close":
            await end(live)
            return
        others = [other.seat for other in live.seats if other.seat != asking.seat]
        moves = live.match.together(asking.seat)
        await live.remember(asking.seat, moves)
        await live.commit(lambda match: match.undo(asking.seat, others, moves=moves))


def denied(asking: Request) -> Request:
    return Request(asking.about, asking.seat, [], "denied")


async def withdraw(live: Live, seat: int) -> None:
    async with live.lock:
        while live.asking is not None and live.asking.seat == seat:
            if await live.ask(Request(live.asking.about, seat, [], "withdrawn")):
                return
            await live.refresh()
        raise Wrong(409, "nothing-asked")


async def close(live: Live, seat: int, session: str) -> None:
    """End the game without a winner, as soon as everybody agrees."""
    await live.whole(ask_close(live, seat, session))


async def ask_close(live: Live, seat: int, session: str) -> None:
    async with live.lock:
        live.check_open()
        if not live.match.waiting:
            raise Wrong(409, "table-ended")
        if not await ask(live, "close", seat, session):
            await end(live)


async def end(live: Live) -> None:
    agreed = live.people()
    await live.commit(lambda match: match.close(agreed))


async def close_by_house(live: Live, reason: str) -> None:
    """Whoever runs the house ends a game; the players read why. Nobody has to agree."""
    await live.whole(end_by_house(live, reason))


async def end_by_house(live: Live, reason: str) -> None:
    async with live.lock:
        live.check_open()
        if not live.match.waiting:
            raise Wrong(409, "table-ended")
        await live.store.close_by_house(live.id, reason)  # first: whoever sees it closed can read why
        await live.look_around()
        await live.commit(lambda match: match.close([]), lambda: bool(live.match.waiting))


async def resign(live: Live, session: str, seat: int, bot: str) -> None:
    """A program takes the seat from now on; the others are told."""
    await live.whole(hand_over(live, session, seat, bot))


async def hand_over(live: Live, session: str, seat: int, bot: str) -> None:
    async with live.lock:
        live.check_open()
        if not live.match.waiting:
            raise Wrong(409, "table-ended")
        if live.people() == [seat]:
            raise Wrong(409, "last-player")
        await live.store.engine.write(lambda rows: give_up(rows, live.id, session, seat, bot))
        await live.commit(lambda match: match.resign(seat), lambda: bool(live.match.waiting))
        await live.look_around()
        await answer_for(live, seat)


def give_up(rows: Rowser, table: str, session: str, seat: int, bot: str) -> None:
    locked(rows, table)
    if session not in holders(rows, table, seat):
        raise Wrong(403, "not-your-seat", seat=seat + 1)
    resign_row(rows, table, seat_of(rows, table, seat), bot)
    wind(rows, table)


async def answer_for(live: Live, seat: int) -> None:
    """Who no longer plays there answers nothing, and asks for nothing."""
    asking = live.asking
    if asking is not None and seat in (asking.seat, *asking.missing):
        await live.ask(denied(asking))


async def change_bot(live: Live, seat: int, bot: str) -> None:
    """Another program plays the seat from now on; everybody is told."""
    await live.whole(put_in_place(live, seat, bot))


async def put_in_place(live: Live, seat: int, bot: str) -> None:
    async with live.lock:
        live.check_open()
        if not live.match.waiting:
            raise Wrong(409, "table-ended")
        if live.seats[seat].bot == bot:
            return
        await live.store.change_bot(live.id, seat, bot)
        await live.look_around()
        await live.commit(lambda match: match.plays(seat, bot), lambda: bool(live.match.waiting))
