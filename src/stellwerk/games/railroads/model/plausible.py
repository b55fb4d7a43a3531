"""Whether the parts of a written position fit together: all parts there, and every open question possible."""

from stellwerk.games.railroads.model.census import census
from stellwerk.games.railroads.model.ids import END_BONUSES, MAIN, O1, T12
from stellwerk.games.railroads.model.position import SEATS, bits
from stellwerk.games.railroads.model.state import EMPTY, Board, RailState, stands_seat
from stellwerk.games.railroads.rules.effect_choices import choices
from stellwerk.games.railroads.rules.set_up import laid_out
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.rules.tracks import open_area
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import NONE


def impossible(path: str, what: object) -> Refused:
    return Refused(Refusal("RR-2.1", "position-impossible", {"path": path, "value": str(what)[:60]}))


def check(s: RailState) -> None:
    fresh = census(laid_out(s.parts, seeded("census")))
    found = census(s)
    if fresh != found:
        odd = next((a for a, b in zip([*found, ""], [*fresh, ""]) if a != b), "")
        other = next((b for a, b in zip([*found, ""], [*fresh, ""]) if a != b), "")
        part = odd if found.count(odd) > fresh.count(odd) else other
        have, want = found.count(part), fresh.count(part)
        counts: dict[str, int | str] = {"path": "position", "part": part, "have": have, "want": want}
        raise Refused(Refusal("RR-1.1", "position-parts", counts))
    for seat, b in enumerate(s.boards):
        check_seat(s, seat, b)
    names = [name for step in s.stack for name, known in STEPS.items() if known is step]
    for i, name in enumerate(names):
        if not fits_step(s, name):
            raise impossible(f"stack[{i}]", name)
    if s.occupied[T12] or (s.parts.solo and any(stands_seat(code) for code in s.crowd)):
        raise impossible("crowd", "T12")


def check_seat(s: RailState, seat: int, b: Board) -> None:
    path = f"seats[{seat}]"
    if b.black != (0 in b.cards) or (b.black_home and not b.black):
        raise impossible(f"{path}.black", b.black)
    if b.crew != s.parts.workers + s.parts.reserve - b.reserve:
        raise impossible(f"{path}.crew", b.crew)
    if any(code and stands_seat(code) != seat for code in b.manned):
        raise impossible(f"{path}.engineers", SEATS[seat])
    if b.looks != looks_of(s, seat):
        raise impossible(f"{path}.looks", [bits(look, END_BONUSES) for look in b.looks])


def looks_of(s: RailState, seat: int) -> list[int]:
    """What lay in the pile each time this player had chosen, and now if they are choosing."""
    if s.parts.r.drawn_end_bonus:
        return []
    now = sum([1 << card for card in s.pile])
    out: list[int] = []
    if s.turn == seat and s.stack[-1:] == [STEPS["ChooseEndBonus"]]:
        out.append(now)
    for taker, card in reversed(taken_cards(s)):
        if taker == seat:
            out.append(now)
        now |= 1 << card
    out.reverse()
    return out


def taken_cards(s: RailState) -> list[tuple[int, int]]:
    """Who took which end bonus card, in order."""
    at = [0] * s.seats
    out: list[tuple[int, int]] = []
    for seat in s.taken:
        out.append((seat, s.boards[seat].bonus[at[seat]]))
        at[seat] += 1
    return out


def fits_step(s: RailState, name: str) -> bool:
    b = s.boards[s.turn]
    if name == "PlaceLoco":
        return s.hand != EMPTY
    if name == "ReplaceFactory":
        return s.building != EMPTY and EMPTY not in b.gaps
    if name == "ChooseArm":
        return s.parts.germany and b.arm == 0 and b.tracks[MAIN] == 9
    if name == "LayExtension":
        return s.parts.germany and open_area(s, s.turn) != NONE
    if name in ("AfterFoundry", "CloseFoundry"):
        return s.fired != NONE and s.fired in b.foundries and (name == "AfterFoundry" or len(b.stokable()) > 0)
    if name == "AttachStoker":
        return len(b.stokable()) > 0
    if name == "ChooseFoundry":
        return len(s.foundries_open) > 0
    if name == "ChooseEndBonus":
        return len(s.pile) > 0 and s.picks > 0 and len(b.looks) > 0
    if name == "MoveWorker":
        code = s.occupied[O1 + s.moving] if s.moving != NONE else 0
        return code != 0 and stands_seat(code) == s.turn
    if name == "ChooseStart":
        return s.start_left != 0
    if name == "KeepUpgrade":
        return b.upgrade != 0
    if name == "TakeUpAgain":
        return len(s.kept) > 0
    if name == "Effects":
        return s.stack[-1] is not STEPS["Effects"] or len(choices(s)) > 0
    return True
