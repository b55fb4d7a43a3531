"""Both boxes as typed tables: one `Parts` for every set-up, shared by all states that are played with it."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stellwerk.games.railroads.model.ids import (
    ANY,
    BLACK,
    BROWN,
    CARDS,
    CLAIM_FIRST,
    CLAIM_SECOND,
    COAL,
    COINS,
    COLOURS,
    DOUBLERS,
    E1,
    E2,
    EITHER,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    FACTORIES,
    FOUNDRIES,
    FOUNDRY,
    GRAY,
    HELPERS,
    HIRE,
    INCOMES,
    INDUSTRY,
    K12_COAL,
    KEYS_CARD,
    KINDS,
    L2,
    LETTERS,
    NATURAL,
    O1,
    O2,
    POINTS,
    R1,
    SPACE_COUNT,
    SPACES,
    START_BONUSES,
    START_CARDS,
    TILE,
    TOKENS,
    WHITE,
)
from stellwerk.games.railroads.model.parts import ALWAYS, OF_ENGINEER, Effect, Parts
from stellwerk.games.railroads.model.rulings import Rulings
from stellwerk.kernel.reader import Reader, whole_number, wrong
from stellwerk.kernel.refusal import Refusal, Refused

HERE: Final = Path(__file__).parents[1] / "data"
COUNTED: Final = [
    "factories", "engineers", "end-stations", "gray-brown-fields", "doublers", "black-fields", "tokens-laid",
    "majority", "four-locos", "extra-workers", "keys",
]  # fmt: skip
QUICK: Final = (
    BLACK, GRAY, BROWN, NATURAL, WHITE, ANY, EITHER, INDUSTRY, TILE, DOUBLERS, HIRE, FOUNDRY, CLAIM_FIRST, CLAIM_SECOND,
)  # fmt: skip
NEW_ENGINEER: Final = 15  # engineers from here on are new material
MINING: Final = 17
BONUS_SHUFFLER: Final = 18


def merged(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """A component file laid over the standard one."""
    out = dict(under)
    for field, value in over.items():
        below = under.get(field)
        out[field] = merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return out


def standard_file() -> dict[str, Any]:
    return {
        **tomllib.loads((HERE / "components.toml").read_text(encoding="utf-8")),
        **tomllib.loads((HERE / "boards.toml").read_text(encoding="utf-8")),
    }


KNOWN: Final[dict[object, Parts]] = {}


def parts_for(players: int, options: Mapping[str, Any]) -> Parts:
    """The parts of a set-up; raises Refused with the path of the field of a component file that is wrong."""
    file = options["components"]
    key: object = (players, tuple(options.items()))
    if not isinstance(file, str):
        key = json.dumps([players, dict(options)], sort_keys=True, default=str)
    found = KNOWN.get(key)
    if found is None:
        from stellwerk.games.railroads.model.printed_boards import read_boards

        if not isinstance(file, str | dict):
            raise wrong("components", "json-object", file)
        found = Parts(players, dict(options), Rulings(options))
        data = standard_file()
        root = Reader(merged(data, file) if isinstance(file, dict) else data, "components")
        read_parts(found, root)
        read_boards(found, root)
        root.end()
        if len(KNOWN) >= 256:  # tables with files of their own come and go
            KNOWN.clear()
        KNOWN[key] = found
    return found


def read_parts(k: Parts, root: Reader) -> None:
    k.title = root.text("title", "standard")
    read_numbers(k, root)
    read_spaces(k, root.object("spaces"))
    read_engineers(k, root.object("engineers"))
    read_factories(k, root.object("factories"))
    read_cards(k, root)
    read_end_bonuses(k, root.object("end_bonuses"))
    read_expansion(k, root)
    read_emil(k, root)


def provenance(k: Parts, name: str, entry: Reader) -> None:
    """The end of every entry: where its values come from, and which are guesses."""
    k.source[name] = entry.text("source")
    k.reconstructed[name] = [str(guess) for guess in entry.items("reconstructed")]
    entry.end()


def effect(entry: Reader, field: str) -> Effect:
    """{ black = 2 } as pairs of kind and amount, in the order of KINDS."""
    inner = entry.object(field)
    out = [(kind, inner.number(name, 1, 1, 20)) for kind, name in enumerate(KINDS) if inner.has(name)]
    inner.end()
    return tuple(out)


def read_numbers(k: Parts, root: Reader) -> None:
    game = root.object("game")
    k.doublers = game.number("doublers", 0, 0, 100)
    k.doubler_places = game.number("doubler_places", 0, 0, 8)
    k.end_removed = game.number("end_cards_removed", 0, 0, 10)
    k.key_points = game.number("key_points", 0, 0, 100)
    k.bonus_points = game.number("bonus_points", 0, 0, 100)
    k.majority = two(game, "majority")
    k.medal = game.number("medal", 0, 0, 100)
    k.reserve = game.number("reserve", 0, 0, 3)
    provenance(k, "game", game)
    tracks = root.object("tracks")
    k.tracks = [tracks.number(name, 0, 0, 3) for name in COLOURS]
    tracks.end()
    values = root.object("values")
    rows = [numbers(values, name, 3, 0, 50) for name in COLOURS]
    k.values = [[row[i] for row in rows] for i in range(3)]
    values.end()
    setup, coal_setup = root.object("setup"), root.object("coal_setup")
    for players in range(1, 5):
        read_setup(k, setup.object(str(players)), coal_setup.object(str(players)), players)
    setup.end()
    coal_setup.end()


def numbers(entry: Reader, field: str, want: int, low: int, high: int) -> list[int]:
    found = entry.numbers(field, low, high)
    if len(found) != want:
        raise Refused(Refusal("kernel", "json-count", {"path": entry.at(field), "have": len(found), "want": want}))
    return found


def two(entry: Reader, field: str) -> list[int]:
    return numbers(entry, field, 2, 0, 1000)


def read_setup(k: Parts, entry: Reader, coal: Reader, players: int) -> None:
    rounds = entry.number("rounds", 0, 2, 7)
    workers = entry.number("workers", 0, 1, 8)
    coins = entry.number("coins", 0, 0, 20)
    locos = entry.number("locos", 0, 1, 4)
    dealt = numbers(entry, "engineers", 2, 0, 7)
    helpers = entry.number("helpers", 0, 0, 2)
    points = numbers(entry, "pass", players, 0, 20)
    entry.end()
    fewer = numbers(coal, "engineers", 2, 0, 7)
    coal.end()
    if players != k.players:
        return
    k.workers, k.coins, k.locos, k.helpers, k.pass_points = workers, coins, locos, helpers, points
    k.rounds, k.engineers_dealt = rounds, dealt
    if k.coal:  # RR-15.9
        k.rounds, k.engineers_dealt, k.coins = rounds - 1, fewer, coins + 1
        if k.r.coal_engineers_by_letter:
            k.engineers_dealt = [dealt[0] - 1, dealt[1]]
    if sum(k.engineers_dealt) > 7:
        raise wrong(entry.at("engineers"), "json-range", sum(k.engineers_dealt), low=0, high=7)


def read_spaces(k: Parts, spaces: Reader) -> None:
    for i, name in enumerate(SPACES):
        space = spaces.object(name)
        k.workers_of[i] = space.number("workers", 0, 0, 3)
        k.coins_of[i] = space.number("coins", 0, 0, 1)
        k.gives[i] = effect(space, "gives")
        k.here[i] = k.players in space.numbers("players", 1, 4)
        provenance(k, name, space)
        if name.startswith("K") and not k.coal:
            k.here[i] = False
    spaces.end()
    if k.r.middle_loco:
        k.here[L2] = True
    k.places = [i for i in range(SPACE_COUNT) if k.here[i] and i != R1]
    k.places_last = [i for i in range(SPACE_COUNT) if k.here[i] and i not in (O1, O2)]
    for i in range(SPACE_COUNT):
        k.black_shown[i] = shows_black(k.gives[i])
        note_check(k, i)
    k.check[E1] = k.check[E2] = OF_ENGINEER


def note_check(k: Parts, place: int) -> None:
    """Most effects can be judged by one look; the rest by `possible`."""
    given = [(kind, n) for kind, n in k.gives[place] if kind not in (COINS, COAL, POINTS, HELPERS, START_CARDS)]
    if not given:
        k.check[place] = ALWAYS
    elif len(given) == 1:
        kind, n = given[0]
        if kind in QUICK and not (k.r.skip_colour and kind <= EITHER):
            k.check[place], k.check_n[place] = kind, n


def shows_black(given: Effect) -> bool:
    return any(kind in (BLACK, EITHER) for kind, _ in given)


def read_engineers(k: Parts, engineers: Reader) -> None:
    new = k.options["new-material"] in ("on", "engineers")
    for i, name in enumerate(ENGINEERS):
        entry = engineers.object(name)
        place = SPACE_COUNT + i
        k.letter.append(entry.name("letter", LETTERS, 0))
        k.number[i] = entry.number("number", k.number[i], -99, 99)
        k.workers_of[place] = entry.number("workers", 0, 0, 3)
        k.coins_of[place] = entry.number("coins", 0, 0, 1)
        k.gives[place] = effect(entry, "gives")
        k.black_shown[place] = shows_black(k.gives[place]) and not k.r.board_worker_only
        note_check(k, place)
        provenance(k, f"eng{name}", entry)
        if k.r.engineers_cost_coin and i in (MINING, BONUS_SHUFFLER):
            k.workers_of[place], k.coins_of[place] = 0, 1
        if i < NEW_ENGINEER or (new and (k.coal or i != MINING)):
            k.engineers_in.append(i)
    engineers.end()
    for letter in (1, 2):
        have = sum(1 for i in k.engineers_in if k.letter[i] == letter)
        if have < k.engineers_dealt[letter - 1]:
            raise wrong(engineers.path, "json-count", LETTERS[letter], have=have, want=k.engineers_dealt[letter - 1])


def read_factories(k: Parts, factories: Reader) -> None:
    for name in FACTORIES:
        entry = factories.object(name)
        k.factory_gives.append(effect(entry, "gives"))
        k.factory_stoker.append(effect(entry, "stoker"))
        provenance(k, f"factory-{name}", entry)
    factories.end()


def given_by(k: Parts, entries: Reader, names: list[str], prefix: str = "") -> list[Effect]:
    out: list[Effect] = []
    for name in names:
        entry = entries.object(name)
        out.append(effect(entry, "gives"))
        provenance(k, prefix + name, entry)
    entries.end()
    return out


def read_cards(k: Parts, root: Reader) -> None:
    new = k.options["new-material"]
    k.start_gives = given_by(k, root.object("start_bonuses"), START_BONUSES)
    k.start_in = 0b11111 if k.coal else 0b1111
    k.token_gives = given_by(k, root.object("tokens"), TOKENS)
    k.tokens_in = 0b1111111
    if new in ("on", "tokens"):
        k.tokens_in |= 0b110000000 if k.coal else 0b010000000
    k.card_gives = given_by(k, root.object("cards"), CARDS)
    k.cards_in = 0b11111
    if new in ("on", "cards"):
        k.cards_in |= 0b1100000 if k.coal else 0b0100000


def read_end_bonuses(k: Parts, cards: Reader) -> None:
    for i, name in enumerate(END_BONUSES):
        card = cards.object(name)
        k.bonus_counts.append(card.name("counts", COUNTED, 0))
        k.bonus_each.append(card.number("each", 0, 0, 100))
        steps: list[list[int]] = []
        for n, step in enumerate(card.items("steps")):
            path = f"{card.at('steps')}[{n}]"
            if not isinstance(step, list):
                raise wrong(path, "json-list", step)
            if len(step) != 2:
                raise wrong(path, "json-count", step, have=len(step), want=2)
            steps.append([whole_number(value, path, 0, 1000) for value in step])
        k.bonus_steps.append(steps)
        provenance(k, name, card)
        if i != KEYS_CARD or k.r.keys_card:
            k.bonus_in.append(i)
    cards.end()
    if k.r.keys_card:
        k.end_removed += 1
    if k.end_removed > len(k.bonus_in):
        raise wrong("components.game.end_cards_removed", "json-range", k.end_removed, low=0, high=len(k.bonus_in))


def read_expansion(k: Parts, root: Reader) -> None:
    incomes = root.object("incomes")
    for name in INCOMES:
        entry = incomes.object(name)
        k.income_copies.append(entry.number("copies", 0, 0, 8))
        k.income_gives.append(effect(entry, "gives"))
        provenance(k, f"income-{name}", entry)
    incomes.end()
    k.foundry_gives = given_by(k, root.object("foundries"), FOUNDRIES)


def read_emil(k: Parts, root: Reader) -> None:
    emil = root.object("emil")
    k.emil_workers = emil.number("workers", 0, 0, 8)
    k.emil_thresholds = two(emil, "thresholds")
    emil.end()
    cards = root.object("emil_cards")
    for i, name in enumerate(EMIL_CARDS):
        card = cards.object(name)
        k.emil_space.append(card.name("space", SPACES, 0))
        provenance(k, name, card)
        if k.emil_space[i] < K12_COAL or k.coal:
            k.emil_in.append(i)
    cards.end()
