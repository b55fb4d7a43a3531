"""The end of a game: the final count by source, and its course over the milestones."""

from stellwerk.kernel.match import Match
from stellwerk.kernel.state import Ear
from stellwerk.server.show import Told
from stellwerk.server.wire import CoursePoint, Final, RankInfo, RivalInfo, ScoreInfo
from stellwerk.stage.scenes import line
from stellwerk.stage.wire import Text


def final(match: Match, told: list[Told]) -> Final | None:
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
    return Final(list(result.winners), ranking, course(match, told), rival)


def course(match: Match, told: list[Told]) -> list[CoursePoint]:
    """The scores at every milestone of the moves that stand."""
    milestones = {one.v for one in told if one.event.key in match.game.milestones}
    again = match.at(0)
    points: list[tuple[int, CoursePoint]] = []  # with the number of moves that stood
    for entry in match.log:
        again.ear = ear = Ear(keep_frames=again.version + 1 in milestones)
        again.replay(entry.seat, entry.move)
        points = [point for point in points if point[0] <= len(again.line)]
        for event, state in zip(ear.events, ear.frames):
            if event.key in match.game.milestones:
                text = line(event, again.version).text
                points.append((len(again.line), CoursePoint(again.version, text, match.game.course(state))))
    return [point for _, point in points]
