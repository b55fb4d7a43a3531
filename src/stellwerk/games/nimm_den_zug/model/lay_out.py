"""What somebody may know of a table: the one place where a secret could leak."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import structs

from stellwerk.games.nimm_den_zug.model.ids import CARDS, GOALS, LOCOS, METHODS, SEATS
from stellwerk.games.nimm_den_zug.model.state import OVER, PHASES, NimmState, Player
from stellwerk.games.nimm_den_zug.model.table import Ledger, Options, Seat, Table, Train
from stellwerk.games.nimm_den_zug.rules.moves import VOCABULARY
from stellwerk.games.nimm_den_zug.rules.options import OPTIONS
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import ALL, BLANK, NOBODY, Eyes, read_as, written_chance, written_eyes

# what is seen of a player
EVERYTHING: Final = 0
OWN: Final = 1
FRONT: Final = 2  # of the screen
SCREENS_DOWN: Final = 3  # the game is over


def listed(ids: list[str], chosen: list[int]) -> tuple[str, ...]:
    return tuple([ids[i] for i in chosen])


def marked(ids: list[str], mask: int) -> tuple[str, ...]:
    return tuple([name for i, name in enumerate(ids) if mask >> i & 1])


@lru_cache(maxsize=1024)
def marked_locos(mask: int) -> tuple[str, ...]:
    """Once they have been seen, all of a round's locomotives stay so."""
    return marked(LOCOS, mask)


def one(ids: list[str], chosen: int) -> str | None:
    return None if chosen == NONE else ids[chosen]


def sums(bids: list[int]) -> tuple[int | None, ...]:
    return tuple([None if bid == NONE else bid for bid in bids])


def blanks(cards: Sequence[int]) -> tuple[str, ...]:
    return (BLANK,) * len(cards)


def lay_out(s: NimmState, eyes: Eyes) -> Table:
    """What rests is written once for all who look on: only their own secrets are put in."""
    if not s.rests or eyes == ALL:
        return write(s, eyes)
    if s.written is None:
        s.written = write(s, NOBODY)
    if eyes == NOBODY:
        return s.written
    seats = list(s.written.seats)
    seats[eyes] = lay_out_seat(s, eyes, eyes)
    return structs.replace(s.written, eyes=written_eyes(eyes), seats=tuple(seats))


def write(s: NimmState, eyes: Eyes) -> Table:
    every = eyes == ALL
    return Table(
        players=s.seats,
        options=written_options(s),
        eyes=written_eyes(eyes),
        rng=written_chance(s.rng, eyes),
        learnt=s.learnt,
        round=s.round,
        phase=PHASES[s.phase],
        start=SEATS[s.start],
        turn=one(SEATS, s.turn),
        steps=tuple([type(step).__name__ for step in s.stack]),
        seats=lay_out_seats(s, eyes),
        method=one(METHODS, s.method),
        methods=listed(METHODS, s.methods),
        auctions=s.auctions,
        nominal=SEATS[s.nominal],
        starter=SEATS[s.starter],
        loco_stack=listed(LOCOS, s.loco_stack[::-1]) if every else blanks(s.loco_stack),
        set_aside=listed(LOCOS, s.set_aside) if s.set_aside else (),
        seen=marked_locos(s.seen),
        revealed=blanks(s.revealed) if s.facedown and not every else listed(LOCOS, s.revealed),
        facedown=s.facedown,
        lot=one(LOCOS, s.lot),
        bid=s.bid,
        leader=one(SEATS, s.leader),
        passed=marked(SEATS, s.passed) if s.passed else (),
        count=s.count,
        bids=sums(s.bids) if s.bids else (),
        shown=sums(s.shown) if s.shown else (),
        tied=marked(SEATS, s.tied) if s.tied else (),
        choice_order=listed(SEATS, s.choice_order) if s.choice_order else (),
        unsettled=marked(SEATS, s.unsettled) if s.unsettled else (),
        wagon_stack=listed(CARDS, s.wagon_stack[::-1]) if every else blanks(s.wagon_stack),
        display=tuple([one(CARDS, card) for card in s.display]),
        discards=listed(CARDS, s.discards) if s.discards else (),
        spent=listed(CARDS, s.spent) if s.spent else (),
        box=listed(CARDS, s.box) if s.box else (),
        longer=s.longer,
        passes=s.passes,
        replaced=s.replaced,
        replacing=in_slots(s, s.replacing) if s.replacing else (),
        fresh=in_slots(s, s.fresh) if s.fresh else (),
        profits=tuple([(by[0], by[1], by[2]) for by in s.profits]),
    )


def written_options(s: NimmState) -> Options:
    """Those that are not as usual. Worked out once: they never change."""
    written = s.r.written
    if written is None:
        changed = {one.id: s.options[one.id] for one in OPTIONS if s.options[one.id] != one.default}
        written = read_as(Options, changed, "options")
        s.r.written = written
    return written


def in_slots(s: NimmState, slots: int) -> tuple[str, ...]:
    """The cards in some slots of the display."""
    return tuple([CARDS[card] for i, card in enumerate(s.display) if slots >> i & 1 and card != NONE])


def lay_out_seats(s: NimmState, eyes: Eyes) -> tuple[Seat, ...]:
    return tuple([lay_out_seat(s, seat, eyes) for seat in range(s.seats)])


def lay_out_seat(s: NimmState, seat: int, eyes: Eyes) -> Seat:
    """The very same object while nothing of it changes."""
    p = s.players[seat]
    answer = s.answers[seat]
    if eyes == ALL:
        sight = EVERYTHING
    elif eyes == seat:
        sight = OWN
    else:
        sight = SCREENS_DOWN if s.phase == OVER else FRONT
        answer = min(answer, 0)  # others see only that there is one
    if p.made is None:
        p.made = {}
    key = (answer + 1) << 2 | sight
    made = p.made.get(key)
    if made is None:
        made = new_seat(p, sight, s.r.show_money) if answer == NONE else with_answer(s, p, sight, answer)
        p.made[key] = made
    return made


def with_answer(s: NimmState, p: Player, sight: int, answer: int) -> Seat:
    """It shares everything else with the seat that has not answered."""
    assert p.made is not None
    without = p.made.get(sight)
    if without is None:
        without = p.made[sight] = new_seat(p, sight, s.r.show_money)
    return structs.replace(without, answer=VOCABULARY.text(answer) if sight <= OWN else BLANK)


def new_seat(p: Player, sight: int, show_money: bool) -> Seat:
    own = sight <= OWN
    over = own or sight == SCREENS_DOWN
    return Seat(
        money=p.money if over or show_money else BLANK,
        ledger=lay_out_ledger(p.ledger) if over else BLANK,
        goals=goals(p.goals, over),
        used=marked(GOALS, p.used) if p.used else (),
        goal_hand=goals(p.goal_hand, own),
        took=p.took,
        tile=p.tile or None,
        hand=listed(LOCOS, p.hand) if own else blanks(p.hand),
        kept=listed(LOCOS, p.kept) if own else blanks(p.kept),
        trains=tuple([lay_out_train(p, train, sight == EVERYTHING) for train in range(len(p.locos))]),
    )


def goals(tiles: int, known: bool) -> tuple[str, ...]:
    return marked(GOALS, tiles) if known else (BLANK,) * tiles.bit_count()


def lay_out_ledger(sums: list[int]) -> Ledger:
    start, locomotives, replacements, profit_1, profit_2, profit_3, goals, specials = sums
    return Ledger(
        start=start,
        locomotives=locomotives,
        replacements=replacements,
        profit_1=profit_1,
        profit_2=profit_2,
        profit_3=profit_3,
        goals=goals,
        specials=specials,
    )


def lay_out_train(p: Player, train: int, every: bool) -> Train:
    """A substitute lies face down, for its owner, too."""
    hidden = p.is_substitute(train)
    return Train(
        loco=BLANK if hidden and not every else LOCOS[p.locos[train]],
        substitute=hidden,
        plus=p.plus == train,
        wagons=listed(CARDS, p.wagons[train]),
    )
