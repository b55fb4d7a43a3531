"""Tables at which one person learns: the others answer as the lesson says, and every move is measured by its goal."""

import asyncio

import structlog

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Made
from stellwerk.kernel.refusal import Refused
from stellwerk.lessons.attempt import Attempt, answer
from stellwerk.lessons.lesson import Lesson, lessons_of
from stellwerk.server.live import Live
from stellwerk.server.problems import Wrong
from stellwerk.server.settings import Settings
from stellwerk.server.wire import LessonNews, SeatWish

journal = structlog.get_logger("stellwerk")
TEACHER = "teacher"  # the bot of seats that answer as a lesson says


def find_lesson(game: Game, name: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.id == name:
            return lesson
    known = ", ".join([lesson.id for lesson in lessons_of(game)])
    raise Wrong(404, "no-lesson", lesson=name[:40], known=known)


def lesson_at(live: Live) -> Lesson | None:
    """The lesson of a table; None where it has none, or where the game no longer has this one."""
    name = live.row.setup.get("lesson")
    if not name or live.shut is not None:
        return None
    return next((lesson for lesson in lessons_of(live.match.game) if lesson.id == name), None)


def wishes(lesson: Lesson, players: int, name: str) -> list[SeatWish]:
    """The learner, and somebody in every other seat."""
    return [SeatWish("me", name) if seat == lesson.seat else SeatWish("bot", bot=TEACHER) for seat in range(players)]


class Teacher:
    """Looks at one table, says how far the learner has come, and moves for the others."""

    def __init__(self, live: Live, lesson: Lesson, settings: Settings) -> None:
        self.live = live
        self.lesson = lesson
        self.settings = settings
        self.said: tuple[list[Made], LessonNews] | None = None  # and after which moves

    def news(self) -> LessonNews:
        line = self.live.match.line
        if self.said is None or self.said[0] != line:
            self.said = line[:], self.look()
        return self.said[1]

    def look(self) -> LessonNews:
        game = self.live.match.game
        names = [lesson.id for lesson in lessons_of(game)]
        n = names.index(self.lesson.id)
        try:
            attempt = Attempt.at(game, self.lesson, self.live.match.line)
            done = attempt.done
            aside = not done and not attempt.on_its_way
            missed = aside and not attempt.leads_on()
        except Refused:  # the lesson or the rules have changed since the table was opened
            done, aside, missed = False, True, True
        next_ = (names[n + 1 :] or [""])[0]
        return LessonNews(self.lesson.id, n + 1, len(names), done, missed, next_, aside and not missed)

    def tell(self) -> None:
        self.live.tell(self.news())

    async def sit(self) -> None:
        """Answer for as long as the table is in memory."""
        while True:
            changed = self.live.changed
            try:
                moved = await self.move()
            except Wrong:
                continue  # somebody was quicker
            except Refused:
                journal.exception("teacher", table=self.live.id, lesson=self.lesson.id)
                moved = False
            if not moved:
                await changed.wait()

    async def move(self) -> bool:
        """The next answer of another seat, if one is wanted and the goal still is."""
        match = self.live.match
        found = answer(self.lesson, match)
        if found is None or self.news().done:
            return False
        await asyncio.sleep(self.settings.bot_pause_ms / 1000)
        if self.live.match is not match:
            return True
        await self.live.play(*found, match.version)
        return True
