"""Everything that lies on the table, as pieces with ids that never change and betray nothing."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import Components
from stellwerk.games.nimm_den_zug.model.ids import METHODS, SEATS
from stellwerk.games.nimm_den_zug.model.table import Seat, Train
from stellwerk.games.nimm_den_zug.scene.cards import Cards, as_arg, back, dollars, guessed, seat_name, substitute
from stellwerk.games.nimm_den_zug.scene.seen import Box, Seen, Standing, earned, seat_of
from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Kept, Pieces, together
from stellwerk.stage.wire import Piece, Text

IN_A_ROW: Final = 3  # more revealed locomotives than these lie in a grid


def pieces(seen: Seen) -> list[Pieces]:
    """What lies in the middle, and in front of everybody, part by part."""
    table = seen.table
    middle = auction(seen) if table.phase == "auction" else wagons(seen)
    return middle + seen.kept.part(players, seen.me, table.seats, table.phase == "wagons", seen.box, seen.kept)


# --- the auction ---------------------------------------------------------------


def auction(seen: Seen) -> list[Pieces]:
    table, kept, cards = seen.table, seen.kept, seen.box.cards
    out = [
        kept.part(methods, seen.now.step == "ChooseMethod", table.method, table.methods),
        kept.part(locos, table.revealed, table.lot, table.set_aside, len(table.loco_stack), table.method, cards),
    ]
    if table.method == "open" and table.leader is not None:
        out.append(kept.part(count, table.count))
    if seen.me is not None and (seen.own.hand or seen.own.goal_hand):
        out.append(kept.part(hands, seen.own.hand, seen.own.goal_hand, seen.own.answer, cards))
    if table.lot is not None or table.method == "choice":
        answers = tuple([one.answer for one in table.seats])
        bid_now = (table.choice_order, table.bids, table.bid, table.method)
        out.append(kept.part(bids, seen.now, seen.asked, answers, *bid_now))
    return out


def methods(choosing: bool, method: str | None, used: tuple[str, ...]) -> Pieces:
    """All six tiles while one is chosen, then the one that holds."""
    if choosing:
        looks = [(name, "nz-used" if name in used else "") for name in METHODS]
        return {f"method:{name}": method_tile(name, "methods", i, look) for i, (name, look) in enumerate(looks)}
    return {} if method is None else {f"method:{method}": method_tile(method, "method", 0)}


def method_tile(name: str, zone: str, i: int, look: str = "") -> Piece:
    slots = {"picture": f"sym-auction-{name}", "name": f"method-{name}"}
    notes = [Text(f"note-method-{name}")]
    return Piece(z=zone, i=i, k="auction", name=Text(f"method-{name}"), slots=slots, c=look, notes=notes)


def locos(
    revealed: tuple[str, ...],
    lot: str | None,
    set_aside: tuple[str, ...],
    stack: int,
    method: str | None,
    cards: Cards,
) -> Pieces:
    """The stack, the cards turned up, the one that is sold, and those set aside."""
    out: Pieces = {"back:loco": back("loco", "stack", 0, stack)} if stack else {}
    zone = "choice" if method == "choice" or len(revealed) > IN_A_ROW else "revealed"
    if lot in revealed:  # an open auction turns up a single locomotive
        out[f"loco:{lot}"] = cards.loco(lot, "solo" if method == "open" else "lot", 0)
    for i, name in enumerate([name for name in revealed if name != lot]):
        if name == BLANK:
            out[f"back:loco:{i}"] = back("loco", "choice", i)
        else:
            out[f"loco:{name}"] = cards.loco(name, zone, i)
    for i, name in enumerate(set_aside):
        out[f"loco:{name}"] = cards.loco(name, "aside", i, "nz-aside")
    return out


def count(number: int) -> Pieces:
    slots = {word: "on" for word, n in (("one", 1), ("two", 2), ("three", 3)) if n <= number}
    text = Text("piece-count", {"count": number})
    return {"count:open": Piece(z="count", i=0, k="count", name=text, slots=slots)}


def hands(hand: tuple[str, ...], goal_hand: tuple[str, ...], answer: str | None, cards: Cards) -> Pieces:
    """Drafts: what the viewer may choose from."""
    out: Pieces = {}
    for i, name in enumerate(hand):
        out[f"loco:{name}"] = cards.loco(name, "hand", i, "nz-chosen" if answer == f"keep {name}" else "")
    for i, name in enumerate(goal_hand):
        out[f"goal:{name}"] = cards.goal(name, "goal-hand", i, "nz-chosen" if answer == f"goal {name}" else "")
    return out


def bids(
    now: Standing,
    asked: tuple[int, ...],
    answers: tuple[str | None, ...],
    order: tuple[str, ...],
    laid_open: tuple[int | None, ...],
    bid: int,
    method: str | None,
) -> Pieces:
    """A tag for everybody, in the order of choosing where that is known, else by seat."""
    out: Pieces = {}
    zone = "order-bids" if method == "choice" else "bids"
    first = [seat_of(name) for name in order]
    for i, seat in enumerate(first + [seat for seat in range(now.players) if seat not in first]):
        leads = seat == seat_of(now.leader)
        sums = bid_sums(answers[seat], laid_open[seat] if laid_open else None, bid if leads else None)
        word = bid_word(now, asked, seat, method)
        out[f"bid:{seat}"] = bid_tag(seat, zone, i, sums, word, seat == seat_of(now.starter), leads)
    return out


def bid_tag(seat: int, zone: str, i: int, sums: list[int], word: str, starts: bool, leads: bool) -> Piece:
    """What a player is known to bid, or else how they stand."""
    slots = {"who": seat_name(seat), "emblem": f"sym-seat-{seat}"}
    slots |= {"amount": " + ".join(map(dollars, sums))} if sums else {"word": word}
    if starts:
        slots["starter"] = "yes"
    said = [as_arg(Text("money", {"n": n})) for n in sums] or word
    text = Text("piece-bid", {"seat": seat_name(seat), "bid": said})
    return Piece(z=zone, i=i, k="bid", name=text, slots=slots, c=f"seat-{seat} nz-leads" if leads else f"seat-{seat}")


def bid_sums(answer: str | None, laid_open: int | None, leading: int | None) -> list[int]:
    """In the second of two sealed rounds both sums."""
    if answer is not None and answer.startswith("bid "):
        own = int(answer.removeprefix("bid "))
        return [own] if laid_open is None else [laid_open, own]
    known = laid_open if leading is None else leading
    return [] if known is None else [known]


def bid_word(now: Standing, asked: tuple[int, ...], seat: int, method: str | None) -> str:
    """How a player stands without a sum."""
    if seat not in now.lacking:
        return "bid-out"
    if SEATS[seat] in now.passed:  # in an open auction nobody has passed who only waits
        return "bid-waits" if method == "open" else "bid-passed"
    if seat in now.answered:
        return "bid-answered"
    return "bid-thinks" if seat in asked else "bid-none"


# --- the wagons ----------------------------------------------------------------


def wagons(seen: Seen) -> list[Pieces]:
    table, kept, cards = seen.table, seen.kept, seen.box.cards
    out = [
        kept.part(display, table.display, table.replacing, cards),
        kept.part(discards, table.spent + table.discards, cards),
    ]
    if table.wagon_stack:
        out.append(kept.part(wagon_stack, len(table.wagon_stack)))
    if table.longer and "SP-LONG" not in table.display:
        out.append(kept.part(longer, cards))
    return out


def wagon_stack(count: int) -> Pieces:
    return {"back:wagon": back("wagon", "wagon-stack", 0, count)}


def display(shown: tuple[str | None, ...], leaving: tuple[str, ...], cards: Cards) -> Pieces:
    out: Pieces = {}
    for i, card in enumerate(shown):
        if card is not None:
            look = "nz-full nz-leaving" if card in leaving else "nz-full"
            out[f"wagon:{card}"] = cards.card(card, "display", i, look)
    return out


def discards(pile: tuple[str, ...], cards: Cards) -> Pieces:
    return {f"wagon:{card}": cards.card(card, "discards", i) for i, card in enumerate(pile)}


def longer(cards: Cards) -> Pieces:
    return {"wagon:SP-LONG": cards.card("SP-LONG", "longer", 0)}


# --- the players -----------------------------------------------------------------


def players(me: int | None, seats: tuple[Seat, ...], earning: bool, box: Box, kept: Kept) -> list[Pieces]:
    """A part for everybody: most moves touch one of them."""
    out = []
    for seat, one in enumerate(seats):
        small = "" if seat == me else "nz-small"
        out.append(kept.part(trains, seat, small, one.trains, box.cards, kept))
        out.append(kept.part(holdings, seat, small, one.tile, one.kept, one.goals, one.used, len(seats), box.cards))
        if seat == me and isinstance(one.money, int):
            # after the round it is paid
            out.append(kept.part(money, seat, one.money, kept.part(earned, one.trains, box) if earning else ()))
    return out


def trains(seat: int, small: str, three: tuple[Train, ...], cards: Cards, kept: Kept) -> Pieces:
    return together([kept.part(train, (seat, n), small, one, cards) for n, one in enumerate(three, 1)])


def money(seat: int, amount: int, profits: tuple[int, ...]) -> Pieces:
    """The viewer's own, and what their trains would earn now."""
    text = Text("piece-money", {"money": amount})
    slots = {"amount": dollars(amount)}
    out: Pieces = {f"money:{seat}": Piece(z=f"money-{seat}", i=0, k="money", name=text, slots=slots)}
    for n, profit in enumerate(profits, 1):
        if profit:
            text = Text("piece-profit", {"train": n, "money": profit})
            slots = {"amount": dollars(profit)}
            out[f"profit:{seat}:{n}"] = Piece(z=f"profit-{seat}-{n}", i=0, k="profit", name=text, slots=slots)
    return out


def train(place: tuple[int, int], small: str, one: Train, cards: Cards) -> Pieces:
    """A locomotive, its wagons, and perhaps the +1 card."""
    seat, number = place
    at = f"{seat}-{number}"
    out: Pieces = {}
    if one.substitute:
        out[f"substitute:{seat}:{number}"] = substitute(f"loco-{at}", small)
    elif one.loco is not None:
        out[f"loco:{one.loco}"] = cards.loco(one.loco, f"loco-{at}", 0, small or "nz-own")
    if one.plus:
        out["wagon:SP-PLUS"] = cards.plus(f"plus-{at}", small)
    for i, card in enumerate(one.wagons):
        copied = card == "SP-DBL"
        laid = (
            cards.copy(one.wagons[i - 1], f"wagons-{at}", i, small)
            if copied
            else cards.card(card, f"wagons-{at}", i, small)
        )
        out[f"wagon:{card}"] = laid
    return out


def holdings(
    seat: int,
    small: str,
    tile: int | None,
    kept: tuple[str, ...],
    goals: tuple[str, ...],
    used: tuple[str, ...],
    players: int,
    cards: Cards,
) -> Pieces:
    """The order tile, goal tiles, and cards of a draft laid aside face down: their owner may look at them."""
    out: Pieces = {}
    for i, name in enumerate(kept):
        zone = f"loco-{seat}-{i + 1}"
        if name == BLANK:
            out[f"kept:{seat}:{i}"] = back("loco", zone, 0, look=small)
        else:
            out[f"loco:{name}"] = cards.loco(name, zone, 0, f"nz-kept {small}".strip())
    if tile is not None:
        out[f"tile:{tile}"] = order_tile(cards.c, players, tile, seat, small)
    put_goals(cards, seat, goals, used, small, out)
    return out


def order_tile(c: Components, players: int, number: int, seat: int, small: str) -> Piece:
    price = c.price(players, number)
    text = Text("piece-tile", {"tile": number, "price": price})
    slots = {"number": str(number), "price": dollars(price)}
    notes = [Text("note-tile", {"price": price}), *guessed(c, f"tile-{number}")]
    return Piece(z=f"tile-{seat}", i=0, k="tile", name=text, slots=slots, c=small, notes=notes)


def put_goals(cards: Cards, seat: int, goals: tuple[str, ...], used: tuple[str, ...], small: str, out: Pieces) -> None:
    """Own tiles keep their places when they are handed in; of the others only the used ones are known."""
    zone = f"goals-{seat}"
    for i, name in enumerate(sorted([*[goal for goal in goals if goal != BLANK], *used])):
        draw = cards.used_goal if name in used else cards.goal
        out[f"goal:{name}"] = draw(name, zone, i, small)
    for i in range(goals.count(BLANK)):
        out[f"goal:{seat}:{i}"] = back("goal", zone, len(used) + i, look=small)
