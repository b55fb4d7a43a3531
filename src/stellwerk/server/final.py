"""The end of a game: the final count by source, and its course over the milestones as they were noted."""

from stellwerk.kernel.match import Match
from stellwerk.server.wire import CoursePoint, Final, RankInfo, RivalInfo, ScoreInfo
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
        )
        for rank in result.ranking
    ]
    rival = None if result.rival is None else RivalInfo(Text(result.rival.name), result.rival.total)
    return Final(list(result.winners), ranking, course, rival)
