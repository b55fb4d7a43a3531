"""The contract suite against games that break the contract: each break must be found."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from coal_auction.game import CoalAuction
from coal_auction.model.ids import CARDS
from coal_auction.model.state import Heap
from coal_auction.rules.bids import Bids, Tie
from coal_auction.rules.moves import BID, SHOW
from coal_auction.rules.tokens import Show
from coal_auction.rules.wagons import After, Load
from coal_auction.scene import stage
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.table import ALL, Eyes, written_eyes
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Text
from stellwerk.testing.suite import test_explain, test_play, test_record, test_scene, test_secrets
from stellwerk.testing.tables import Table

Check = Callable[[Table], None]


def caught(game: CoalAuction, check: Check, options: Json | None = None) -> None:
    def all_counts() -> None:
        for players in (2, 3, 4):
            check(Table(game, players, options or {"rounds": "3"}, f"{type(game).__name__}-{players}"))

    with pytest.raises(AssertionError):
        all_counts()


def test_a_view_that_shows_another_hand() -> None:
    class Leak(CoalAuction):
        def lay_out(self, s: Heap, eyes: Eyes) -> Any:
            seen = super().lay_out(s, eyes)
            return replace(seen, deck=(*seen.deck[:-1], CARDS[s.deck[-1]])) if s.deck else seen

        def take_in(self, table: Any, deal: Rng | None = None) -> Heap:
            return super().take_in(replace(table, deck=tuple("?" for _ in table.deck)), deal)

    caught(Leak(), test_secrets.test_view_moves_scene_and_refusals_are_equal_in_both_worlds)


def test_a_game_with_secrets_that_says_it_has_none() -> None:
    class Open(CoalAuction):
        def hides(self, players: int) -> bool:
            return False

    caught(Open(), test_secrets.test_view_moves_scene_and_refusals_are_equal_in_both_worlds)


def test_a_view_that_shows_everything() -> None:
    """Then both worlds are the same one, and nothing in them can differ."""

    class Glass(CoalAuction):
        def lay_out(self, s: Heap, eyes: Eyes) -> Any:
            return replace(super().lay_out(s, ALL), eyes=written_eyes(eyes))

    caught(Glass(), test_secrets.test_view_moves_scene_and_refusals_are_equal_in_both_worlds)


def test_a_hand_that_everybody_knows() -> None:
    """Both worlds agree on it: only its type says that it might be a secret."""

    class Open(CoalAuction):
        def lay_out(self, s: Heap, eyes: Eyes) -> Any:
            seen, whole = super().lay_out(s, eyes), super().lay_out(s, ALL)
            return replace(seen, seats=(seen.seats[0], whole.seats[1], *seen.seats[2:]))

    with pytest.raises(AssertionError, match=r"seats\[1\]\.hand"):
        test_secrets.test_whatever_may_be_blank_is_blank_to_somebody(Open())


def test_a_refusal_that_betrays_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(self: Any, s: Heap, seat: int, move: int) -> Refusal | None:
        token = move - SHOW.base
        if token in s.tokens[:seat] + s.tokens[seat + 1 :]:
            return Refusal("TOY-5", "toy-token-unmet", {"n": token})
        return honest(self, s, seat, move)

    honest = Show.judge
    monkeypatch.setattr(Show, "judge", judge)
    caught(CoalAuction(), test_secrets.test_view_moves_scene_and_refusals_are_equal_in_both_worlds)


def test_a_log_line_for_the_wrong_ears(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Any, s: Heap, seat: int, move: int) -> None:
        s.tell("toy-drew", card=CARDS[s.deck[-1]])
        honest(self, s, seat, move)

    honest = After.play
    monkeypatch.setattr(After, "play", play)
    caught(CoalAuction(), test_secrets.test_what_a_seat_hears_of_its_own_move_tells_no_secret)


def test_a_set_up_told_to_the_wrong_ears() -> None:
    class Talks(CoalAuction):
        def tell_set_up(self, s: Heap) -> None:
            s.tell("toy-dealt", card=CARDS[s.hands[0][0]], token="?")

    caught(Talks(), test_secrets.test_what_the_set_up_tells_a_seat_is_no_secret)


def test_a_set_up_told_without_words() -> None:
    class Mumbles(CoalAuction):
        def tell_set_up(self, s: Heap) -> None:
            s.tell("toy-mumbled")

    caught(Mumbles(), test_scene.test_everything_said_at_the_table_exists_in_both_languages)


def test_a_set_up_that_goes_on_while_it_is_told() -> None:
    class Late(CoalAuction):
        def tell_set_up(self, s: Heap) -> None:
            s.money[0] += 1

    caught(Late(), test_record.test_telling_of_the_set_up_changes_nothing)


def test_a_card_turned_up_without_learning(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Any, s: Heap, seat: int, move: int) -> None:
        honest(self, s, seat, move)
        s.hands[seat].append(s.deck.pop())

    honest = Load.play
    monkeypatch.setattr(Load, "play", play)
    monkeypatch.setattr(test_record, "EVERY", 1)
    caught(CoalAuction(), test_record.test_free_undo_never_crosses_new_information, {"rounds": "2"})


def test_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Heap) -> Heap:
        other = honest(self)
        other.money = self.money
        return other

    honest = Heap.clone
    monkeypatch.setattr(Heap, "clone", clone)
    caught(CoalAuction(), test_play.test_a_clone_lives_its_own_life)


def test_a_judge_stricter_than_the_list_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tie, "judge", lambda self, s, seat, move: Refusal("TOY-3", "toy-not-tied", {"seat": "A"}))
    caught(CoalAuction(), test_play.test_moves_are_exactly_what_judge_passes)


def test_a_refusal_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bids, "judge", lambda self, s, seat, move: Refusal("TOY-2", "toy-bid-money"))
    monkeypatch.setattr(Bids, "moves", lambda self, s, seat: [BID.base])
    caught(CoalAuction(), test_play.test_moves_are_exactly_what_judge_passes)


def test_a_refusal_that_begins_in_lower_case(monkeypatch: pytest.MonkeyPatch) -> None:
    reason = Refusal("TOY-3", "toy-not-tied", {"seat": "nobody"})
    monkeypatch.setattr(Tie, "judge", lambda self, s, seat, move: reason if move not in self.moves(s, seat) else None)
    caught(CoalAuction(), test_play.test_moves_are_exactly_what_judge_passes)


def test_a_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(After, "play", lambda self, s, seat, move: (s.deck.pop(), s.done()))
    caught(CoalAuction(), test_play.test_random_games_reach_their_end_and_lose_no_component)


def test_a_position_that_forgets() -> None:
    class Forgets(CoalAuction):
        def lay_out(self, s: Heap, eyes: Eyes) -> Any:
            table = super().lay_out(s, eyes)
            return replace(table, starter="A") if eyes == ALL else table

    caught(Forgets(), test_record.test_a_position_holds_the_whole_state)


def test_an_offer_that_is_missing() -> None:
    class Shy:
        board, picture = staticmethod(stage.board), staticmethod(stage.picture)

        def offers(self, table: Any, kept: Kept) -> list[Any]:
            return [offer for offer in stage.offers(table, kept) if offer.move != "end"]

    class Hides(CoalAuction):
        @property
        def stage(self) -> Any:
            return Shy()

    caught(Hides(), test_scene.test_every_move_is_reachable_and_every_grey_one_refused)


def test_a_card_that_does_not_say_what_a_thing_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    told = stage.explain

    def explain(table: Any, kept: Kept, thing: str) -> Any:
        found = told(table, kept, thing)
        return None if found is None else replace(found, what=[])

    monkeypatch.setattr(stage, "explain", explain)
    caught(CoalAuction(), test_explain.test_everything_on_the_screen_explains_itself)


def test_a_card_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    told = stage.explain

    def explain(table: Any, kept: Kept, thing: str) -> Any:
        found = told(table, kept, thing)
        return None if found is None else replace(found, now=[Text("explain-unheard-of")])

    monkeypatch.setattr(stage, "explain", explain)
    caught(CoalAuction(), test_explain.test_everything_on_the_screen_explains_itself)
