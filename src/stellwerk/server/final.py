"""The end of a game: the final count by source, and its course over the milestones as they were noted."""

from stellwerk.kernel.game import Particular
from stellwerk.kernel.match import Match
from stellwerk.server.wire import CoursePoint, Final, PartInfo, RankInfo, RivalInfo, ScoreInfo
from stellwerk.stage.wire import Text


def final(match: Match, course: list[CoursePoint]) -> Final | None:
    """None while the game is not over."""
    result = match.result
    if result is None or match.waiting:
        return None
    scores = match.scores
    ranking = [
        RankInfo(
            seat=rank.seat,
            place=rank.place,
            score=ScoreInfo(scores[rank.seat].total, scores[rank.seat].sources),
            tie_break=Text(rank.tie_break, dict(rank.params or {})) if rank.tie_break else None,
            parts=[PartInfo(one.source, Text(one.name), one.points) for one in particulars(match, rank.seat)],
        )
        for rank in result.ranking
    ]
    rival = None if result.rival is None else RivalInfo(Text(result.rival.name), result.rival.total)
    return Final(list(result.winners), ranking, course, rival)


def particulars(match: Match, seat: int) -> list[Particular]:
    """The best first."""
    return sorted(match.game.particulars(match.state, seat), key=lambda one: -one.points)
