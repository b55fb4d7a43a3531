"""Every component that exists, by name: none may be lost or doubled."""

from stellwerk.games.carnegie.model.components import CARDS, TILE_COUNT
from stellwerk.games.carnegie.model.ids import SEATS, TILES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.state import NONE


def census(s: CarnegieState) -> list[str]:
    """Department tiles, discs and employees of every colour, Andrew's cards."""
    tiles = [kind for kind in range(TILE_COUNT) for _ in range(s.market[kind])] + s.andrew_tiles + s.tile_box
    out = [CARDS[card] for card in s.deck + s.card_box + s.played]
    for seat, board in enumerate(s.players):
        tiles += [kind for kind in board.kinds if NONE < kind < TILE_COUNT]
        if board.reserve != NONE:
            tiles.append(board.reserve)
        shown = sum(board.discs_on(tab) for tab in range(4))
        on_map = sum(disc >> 2 == seat for disc in s.spaces)
        discs = 1 + len(board.track) + shown + on_map + board.donation_count() + board.discs
        employees = sum(board.standing) + sum(board.lying) + sum(board.missions) + board.supply
        out += [f"disc-{SEATS[seat]}"] * discs + [f"employee-{SEATS[seat]}"] * employees
    return sorted(out + [TILES[kind] for kind in tiles])
