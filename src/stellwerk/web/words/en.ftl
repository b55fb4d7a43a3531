# What the page says, in every game. All names begin with ui-, so that they never meet a game's.

# --- everywhere
ui-close = Close
ui-loading = One moment …
ui-language = Language
ui-theme = Colours
ui-theme-auto = As the device
ui-theme-light = Day
ui-theme-dark = Night
ui-settings = Settings
ui-speed = Motion
ui-speed-calm = Calm
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-none = None
ui-confirm-auto = On touch screens
ui-confirm-on = Always
ui-confirm-off = Never
ui-sounds = Sounds
ui-sound = A bell when it is my turn
ui-sound-place = Something is put down
ui-sound-coins = Money and goods
ui-sound-train = Trains and new rounds
ui-sound-point = Points and goals
ui-volume = Volume
ui-somebody = Somebody
ui-home = To the overview
ui-rules = Rules
ui-rule = Rule { $rule }
ui-yes = Yes
ui-no = No
ui-none = none
ui-seat = Seat { $n }
ui-offline = The server cannot be reached. Is the connection still there?
ui-server-error = The server answered with error { NUMBER($status, useGrouping: 0) }.
ui-try-again = Try again
ui-not-found = There is no track here.
ui-no-game = There is no such game here.
ui-no-entry = You cannot come in here.

# --- overview
ui-lead = Railway and industry games on a table in your browser: with friends, on one screen, or against bots.
ui-your-name = Your name
ui-default-name = Guest
ui-games = Games
ui-my-tables = My tables
ui-play-bots = Play against bots
ui-open-table = Open a table
ui-play-alone = Play alone
ui-record-lobby = Your best alone: { $points } ({ $name })
ui-players-count = { $n ->
    [one] 1 player at the table
   *[other] { $n } players at the table
}
ui-fewer = Fewer
ui-more-players = More
ui-table-over = Finished
ui-table-your-turn = Your turn
ui-table-running = Running
ui-table-watching = Watching
ui-table-shut = Can only be looked at
ui-table-closed = Closed
ui-table-remove = Take off my list: { $game }
ui-table-removed = { $game } is off your list. The table itself stays.
ui-table-restore = Put back
ui-in-round = Round { $n }
ui-players-range = { $range } players
ui-playing-time = Playing time
ui-minutes = { $range } min
ui-weight = Weight
ui-weight-1 = light
ui-weight-2 = medium
ui-weight-3 = demanding
ui-weight-4 = heavy
ui-rulings-other = { $n ->
    [one] one question decided otherwise
   *[other] { $n } questions decided otherwise
}
ui-news = What is new
ui-news-fresh = not read yet
ui-news-slow = Slow games: limits of hours or days with clocks, and a notice when a table waits for you, in the browser, by mail or web hook. A rematch, my games, and one screen for the whole room.
ui-news-seats = Links to seats work once, and everybody sees who comes. A seat can be passed on, lent to a bot, and taken along to another device.
ui-news-advice = Hints with reasons, a coach for the first game, and a review after it.
ui-news-guests = Invitations tell who plays what. A seat can be given up, a table closed by agreement. Sounds for those who want them.
ui-news-lessons = Lessons for every game: from never heard of it to the first game in ten minutes.
ui-news-story = What the others did is told turn by turn, and can be watched again.
ui-join-hint = If you were sent a link to a seat or to watch, just open it. Nobody needs an account.
ui-notice = Unofficial. Our own words, our own drawings. The games belong to their authors and publishers.
ui-bot-names = Otto, Emma, Bruno, Frieda, Anton, Clara
bot-apprentice-about = Knows the rules, overlooks things. Good for a first game.
bot-fireman-about = Takes what pays at once, and seldom looks further.
bot-driver-about = Looks a few stops ahead. Plays soundly, and quickly.
bot-station-master-about = Plans the day and keeps an eye on what you are up to.
bot-signal-master-about = Thinks every route through before it is set. For those who know the game.
bot-random-about = Chooses blindly. Nobody is easier to beat.
bot-greedy-about = Takes what pays at once, like the fireman.

# --- open a table
ui-start = Start
ui-open-title = Open a table: { $game }
ui-seats = Seats
ui-kind-me = Me
ui-kind-link = Friend by link
ui-kind-here = At this screen
ui-kind-bot = Bot
ui-program = Program { $program }
ui-program-help = A program holds this seat by its link.
ui-name = Name
ui-name-later = chosen on joining
ui-bot = Level
ui-bot-level = Level of the bots
ui-bot-others = Others
ui-bot-rating = Rating { NUMBER($elo, useGrouping: 0) }
ui-bot-rating-help = Measured in many games between bots. Whoever rolls dice has 0; 200 more win three of four games.
ui-change-bot = Change how { $name } plays (now: { $bot })
ui-change-bot-title = How is { $name } to play?
ui-change-bot-help = It holds from the next move on. Everybody at the table is told. Only you can change it: you opened the table.
ui-bot-now = plays now
ui-bot-fixed = Only whoever opened the table can change how a bot plays.
ui-add-seat = One more seat
ui-remove-seat = Remove seat { $n }
ui-mix-seats = Draw lots for the seats
ui-variants = Variants
ui-rulings = { $n ->
    [one] One open question
   *[other] { $n } open questions
}
ui-rulings-help = Where the rulebook is silent or can be read two ways, the default holds. Your table may decide otherwise.
ui-doubt = Question { $doubt }
ui-components = Components
ui-component-file = Your own component file (JSON or TOML)
ui-component-help = { $n ->
    [0] All values are attested.
    [one] One value is reconstructed. If you know better, play with a file of your own.
   *[other] { $n } values are reconstructed. If you know better, play with a file of your own.
}
ui-component-standard = Look at the components that come along
ui-component-chosen = Chosen: { $file }
ui-provenance = Every value says where it comes from. Reconstructed values are careful guesses.
ui-component-data = All values as a file
ui-shelf-one-each = { $n } different
ui-copies = { $n }×
ui-shelf = { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}, { $n } in all

# --- games alone
ui-record-title = Your best alone
ui-record-of = Your best – { $name }
ui-record-with = { $n ->
    [one] One game so far: { $name }
   *[other] { $n } games so far: { $name }
}
ui-record-none = Not played to the end yet: { $name }
ui-record-all = All combinations
ui-record-modules = Combination
ui-record-best = Best
ui-record-games = Games
ui-record-place = Place
ui-record-result = Result
ui-record-won = won
ui-record-lost = lost
ui-record-day = Date
ui-record-watch = Replay
ui-record-this = this game
ui-record-first = Your first result with this combination. From now on it is the one to beat.
ui-record-new = This is your best, { $by } ahead of the next.
ui-record-equal = As good as your best.
ui-record-number = This is number { $place } of { $played }. Your best: { $best }.
ui-plain = Base game
ui-own-components = Own components { $mark }
ui-points = { NUMBER($n, useGrouping: 0) }

# --- invited
ui-invited = { $host } invites you to { $game }
ui-invited-help = A seat is kept for you. What are you called at the table?
ui-invited-watch = Watch: { $game } at the table of { $host }
ui-invited-watch-help = You see everything that lies open, the whole log and the chat, and nobody’s secrets.
ui-your-name-if = Your name, for the chat (may stay empty)
ui-sit-down = Sit down
ui-watch = Watch
ui-your-seat = your seat
ui-variant = Variant
ui-state = State
ui-not-begun = Not begun yet
ui-read-rules = Read the rules of { $game }

# --- table
ui-table = Table
ui-open-here = something to choose here
ui-moves = Moves
ui-players = Players
ui-score = Score
ui-log = Log
ui-chat = Chat
ui-text = Text
ui-more = More
ui-rail = Sections
ui-rail-fold = Move the panels aside
ui-rail-open = Show the panels
ui-zoom = Size of the table
ui-zoom-in = Bring the table nearer
ui-zoom-out = Move the table away
ui-zoom-fit = Show everything at once, or large enough to read
ui-zoom-whole = Show in full size
ui-zoom-now = Size { $percent }%, show in full size
ui-percent = { $percent }%
ui-prompt = What is asked now
ui-rule-here = Rule for this
ui-skip-to-moves = To the moves
ui-you = you
ui-away = away
ui-free-seat = still free
ui-spectator = Spectator
ui-secret = secret
ui-empty = empty
ui-clock = Clock
ui-seconds = { $n } s
ui-lost = The connection was lost. It is being restored; nothing is lost.
ui-move-kept = There is no connection right now. Your move is kept and goes out as soon as there is.
ui-not-connected = There is no connection right now. Try again in a moment.
ui-title-turn = Your turn – { $game }
ui-title-table = { $game } – Stellwerk
ui-rival = plays against you
ui-rival-begins = has not acted yet
ui-state-asked = to move
ui-state-answered = decided
ui-state-waits = waits
ui-state-out = passed
target-open = { $name }, can be chosen
target-picked = { $name }, chosen
target-swap = { $name }, can be chosen instead
target-refused = { $name }, cannot be chosen

# --- a table that cannot go on
ui-shut-title = Out of service
ui-shut-help = What happened here can be read in the log, what was said in the chat.

# --- moves
ui-moves-all = All moves ({ $n })
ui-moves-fewer = Close the list
ui-moves-refused = What is not possible now
ui-moves-aside = Beside the question
ui-refusals = Not possible now ({ $n })
ui-any-order = All, in any order
ui-forced = Where there is only one answer
ui-forced-make = Make it for me
ui-forced-ask = Always ask me
ui-follow = When others act on their own board
ui-follow-on = Show it to me
ui-follow-off = Stay where I am
ui-key-leave = pass, stop or end
ui-moves-over = The game is over.
ui-moves-past = You are looking at an earlier moment. You can move again in the present.
ui-moves-watch = Something is moving …
ui-moves-skip = Space skips it.
ui-moves-spectator = You are watching.
ui-moves-wait = Waiting for { $names }.
ui-confirm = Confirm
ui-confirm-moves = Confirm moves
ui-take-back = Not this
ui-not-possible = Not possible: { $act }. { $why }
ui-pick-back = Undo the selection (Esc)
ui-amount = Amount
ui-less = Less
ui-marks = Amounts to choose
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-free-help = Take your last move back (U)
ui-undo-ask-help = Something has become known since: the others must agree.
ui-undo-no-help = There is no move that you could take back.
ui-undo-title = { $seat } asks
ui-undo-question = { $seat } would like to take the last move back. Do you agree?
ui-undo-waiting = { $seat } would like to take a move back. Still to answer: { $names }.
ui-undo-own-waiting = You ask to take your move back. Still to answer: { $names }.
ui-undo-granted = { $seat } may take the move back.
ui-undo-denied = The move of { $seat } stands.
ui-undo-withdrawn = { $seat } no longer asks to take the move back.
ui-withdraw = Withdraw

# --- leaving
ui-leave = Leave the table
ui-leave-home = The game waits for you. You find it again under “My tables”.
ui-resign = Give up my seat
ui-resign-help = A bot plays on for you, for good. The others go on; you may watch.
ui-close-table = Close the table
ui-close-table-help = The game ends here, without a winner, as soon as everybody agrees. Bots always do.
ui-close-table-alone = The game ends here, without a winner. It can still be looked at.
ui-close-title = { $seat } asks
ui-close-question = { $seat } would like to end the game here and close the table. Nobody would win. Do you agree?
ui-close-waiting = { $seat } would like to close the table. Still to answer: { $names }.
ui-close-own-waiting = You ask to close the table. Still to answer: { $names }.
ui-close-granted = Everybody agrees: the table is closed.
ui-close-denied = The game goes on: not everybody wants to close the table.
ui-close-withdrawn = { $seat } no longer asks to close the table.
ui-closed-title = Closed

# --- score
ui-lens-best = Your score, with the most of what follows
ui-score-best = Counted with the most that the questions after this move can bring.
ui-lens = Your score
ui-source = Source
ui-now = Now
ui-then = After
ui-change = Difference
ui-total = Total
ui-score-now = Everybody’s score if the game ended now.
ui-score-point = Point at something on the table that you may choose: what it would change stands here.
ui-score-lens = What the move changes in your score
ui-score-spectator = Whoever watches has no score.

# --- log and replay
ui-log-earlier = Earlier
ui-log-filter = Whose turns
ui-log-all = Everybody
ui-log-round = Round { $n }
ui-log-before = Before the first round
ui-since = Since your last turn
ui-since-show = Show me
ui-since-all = Read everything
ui-since-done = I have read it
ui-jump = Show this moment
ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-prev = One move back
ui-replay-next = One move on
ui-replay-play = Play
ui-replay-pause = Pause
ui-moment = Moment
ui-moment-of = { NUMBER($at, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
ui-live = To the present

# --- rules
ui-rules-of = Rules: { $game }
ui-rules-search = Search the rules
ui-rules-full = All { $n } rules
ui-rules-short = Short version
ui-nothing-found = The rules say nothing about that.

# --- chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say
ui-send = Send
ui-people = Who is there
ui-here = here
ui-watches = watches
ui-mute = Mute { $name } (only for you)
ui-unmute = Hear { $name } again
ui-muted = muted, { $n ->
    [one] one line hidden
   *[other] { $n } lines hidden
}
ui-unread = { $n ->
    [one] one unread line
   *[other] { $n } unread lines
}
ui-came = { $name } has come to the table.
ui-came-to-watch = { $name } has come to watch.
ui-went = { $name } has gone.

# --- keys
ui-help = Help
ui-help-move = Making a move
ui-help-move-text = The sentence above the boards says what is wanted. Click something with a golden ring, or choose from the list of moves. Where two things are needed, the second is asked for after the first.
ui-help-marks = What the marks mean
ui-help-marks-text = Dashed ring: may be chosen. Full ring: chosen. Lock: not now, and the reason stands beside it. Glow: just changed.
ui-help-look = Looking around
ui-help-look-text = A player’s plate opens that player’s board. Every line of the log leads to its moment. The score says where points come from.
ui-help-back = Taking back
ui-help-back-text = Free as long as nobody has learnt anything new; after that the others are asked.
ui-help-together = Together
ui-help-together-text = “Invite” has links to seats and to watch. In the chat somebody can be muted. Who has to go lets a bot play on, passes the seat on or asks to close the table.
ui-help-rules = The rules of this game
ui-keys = Keys
ui-help-lead = Everything works without a mouse, too.
ui-key-move = choose a move of the list
ui-key-walk = on the table, from target to target
ui-key-enter = choose, bid
ui-key-escape = undo the selection
ui-key-undo = take the last move back
ui-key-skip = skip the motion
ui-key-space = Space
ui-key-focus = jump to the table
ui-key-text = the table as text
ui-key-zoom = the table nearer, farther, as usual
ui-key-help = what is this? point at anything
ui-key-about = more about what has the focus

# --- what is this?
ui-ask = What is this?
ui-ask-lead = Point at anything or pick it: it says what it is.
ui-about-uses = What you can do with it now
ui-about-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}

# --- curtain
ui-pass-to = Pass the screen to { $name }
ui-pass-hint = What lies here is secret. The others look away for a moment.
ui-i-am = I am { $name }
ui-still = { $name } once more
ui-continue = Continue

# --- links
ui-share = Invite
ui-share-help = A link is for one seat and works once: the first who sits down by it has the seat. Everybody at the table sees who comes.
ui-share-seat = Link for { $name }
ui-share-watch = Link to watch (without secrets)
ui-copy = Copy
ui-copied = Copied
ui-new-link = New link
ui-offered = being passed on
ui-passed = passed on
ui-lent = { $bot } stands in
ui-lent-to = { $bot } plays on for you. You look on and can come back at any time.
ui-seat-back = Take my seat back
ui-share-guest = Who sits where, and which seats are free. Links to seats are made by whoever opened the table.
ui-seat-for-person = Link for a person
ui-pass-seat = Pass the seat on
ui-withdraw-link = Withdraw the link
ui-bot-there = Put a bot there
ui-bot-there-title = Who plays for { $name }?
ui-bot-there-help = Everybody at the table is told. Whoever held the seat can take it back at any time.
ui-seat-here-help = { $name } is at the table and holds this seat. Only { $name } can pass it on.
ui-seat-away-help = If { $name } stays away for long you can give the seat to somebody else, or to a bot. Everybody is told; if { $name } comes back before the link is used, it dies.
ui-renew-watch = Renew
ui-renew-watch-help = This link can be used by many. When you renew it, whoever came by the old one is out.
ui-take-host = Take over as host
ui-take-host-help = If whoever opened the table stays away for long, you can take over: you invite, and give away seats of those who stay away. Everybody is told.
ui-lend = A bot plays on for me
ui-lend-title = Who plays on for you?
ui-lend-help = You choose how it plays and take your seat back with one click. Everybody is told.
ui-pass-on = Pass my seat on
ui-pass-on-help = You get a link for somebody else. You play until they sit down; then you may watch. Everybody is told.
ui-pass-on-link = Link to your seat
ui-pass-on-waits = The seat is yours until somebody sits down by this link. It works once.
ui-keep-seat = Keep my seat
ui-own-link = My link
ui-own-link-short = Take along
ui-own-link-make = Make my link
ui-own-link-help = Carries all your seats and your record to another browser or device of yours. Both go on.
ui-own-link-qr = QR code of my link
ui-own-link-once = It works once, for { $minutes } minutes. Do not give it to anybody: whoever opens it plays as you.
ui-own-browsers = { $n } browsers have your seats.
ui-own-alone = End all others
ui-own-alone-done = Only this browser has your seats now.
ui-me-title = Take my tables along
ui-me-help = This browser gets the seats and the record of the one in which the link was made. Do this only with a link that you made yourself.
ui-me-nothing = This address has no link. Make one in the other browser, under “My link”.
ui-me-own = { $n ->
    [one] This browser has one table of its own: it will no longer be listed here.
   *[other] This browser has { $n } tables of its own: they will no longer be listed here.
}
ui-me-take = Take along
ui-me-done = Your tables are here now, too.

# --- the end
ui-winner = { $n ->
    [one] { $names } wins
   *[other] A tie at the top: { $names }
}
ui-alone = { $points } for { $name }
ui-again = Once more
ui-to-rematch = To the new table
ui-replay-make = Show this game to others
ui-replay-link = Link to this game
ui-replay-end = End this link
ui-replay-help = Anybody who has the link can look at the finished game and every past moment, but not at your chat.
ui-download = Download the game
ui-import = Look through a game from a file
ui-imported = From a file
ui-import-no-json = This is no saved game: it must be a JSON file.
ui-see-table = Look at the table
ui-see-final = To the result
ui-see-replay = Replay from the start
ui-by-source = Where it came from
ui-turning = Where the most was gained
ui-counting = The final count
ui-count-skip = Skip to the result
ui-course-start = Start
ui-course = Course of the game
ui-course-table = Course of the game as a table

# --- hints, the coach, the review
ui-hint = Hint
ui-hint-help = The three best moves, and why (H)
ui-hint-help-told = The three best moves, and why (H). The others are told that you look.
ui-hint-thinking = The moves are being compared …
ui-hint-next = About { $points } against the next
ui-hint-best = About { $points } against the best
ui-hint-but = , but { $percent } { $count ->
    [one] percentage point
   *[other] percentage points
} of chance to win
ui-hint-even-next = About as good as the next
ui-hint-even-best = About as good as the best
ui-hint-chance = Chance to win
ui-hint-chance-next = { $percent } { $count ->
    [one] percentage point
   *[other] percentage points
} of chance to win against the next, with about as many points
ui-hint-chance-best = { $percent } { $count ->
    [one] percentage point
   *[other] percentage points
} of chance to win against the best, with about as many points
ui-hint-only = There is no other answer
ui-hint-wait = Make no move now
ui-hint-move = { $move }
ui-hint-told = The others are told that you have looked.
ui-hints = Hints
ui-hints-legend = Are hints allowed?
ui-hints-told = Yes, and the others are told
ui-hints-quiet = Yes, unnoticed
ui-hints-none = No
ui-hints-help = A hint names the three best moves and why, from what that seat knows. Without hints there is no coach, either.
ui-advice-points = { $count ->
    [one] { $n } point
   *[other] { $n } points
}
ui-advice-later = later
ui-advice-all-later = all of it later
ui-advice-unseen = no difference until your next turn; it shows later
ui-advice-others = for the best opponent
ui-advice-then = Then: { $figures }
ui-advice-source = { $n } { $source }
ui-advice-chance = { $percent }%
ui-coach = Coach
ui-coach-on = Asks before a bad move
ui-coach-off = Off
ui-coach-title = Sure?
ui-coach-thinking = The coach looks at your move …
ui-coach-text = Another move is expected to bring about { $points } more, and { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
} more chance to win.
ui-coach-points = Another move is expected to bring about { $points } more.
ui-coach-chance = Another move gives { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
} more chance to win, though no more points.
ui-coach-because = Where from: { $reasons }.
ui-coach-kind = You find it under “{ $kind }” in the list.
ui-coach-same = It stands under “{ $kind }” as well.
ui-coach-play = Play it
ui-coach-think = Let me think
ui-coach-show = Show me
ui-coach-never = Play it, and no coach from now on
ui-review = Review
ui-review-title = Review
ui-review-of = Review for { $name }
ui-review-whose = Whose review
ui-review-about = Each of your decisions, looked at once more with what you knew then. Chances are guesses of a program.
ui-review-progress = { $done } of { $of } decisions
ui-review-waiting = It begins in a moment …
ui-review-running = The review is under way.
ui-review-stopped = The review was stopped.
ui-review-done = The review is done.
ui-review-stop = Stop
ui-review-go-on = Go on
ui-review-impossible = The rules have changed since this game: it cannot be reviewed any more.
ui-review-chance = Your chance to win, decision by decision
ui-review-chance-short = Chance
ui-review-costly = What cost you most
ui-review-none = No decision has cost you much.
ui-review-played = You chose: { $move }
ui-review-better = Better: { $move }
ui-review-show = Show me: { $round }, { $move }
ui-review-back = Back to the review
ui-review-cost = About { $points } more, and { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
} more chance to win
ui-review-cost-chance = { $percent ->
    [one] One percentage point
   *[other] { $percent } percentage points
} more chance to win, though no more points
ui-review-cost-points = About { $points } more
ui-review-next = What to try next time
ui-review-more = Watch { $source }: { $times ->
    [one] with one better move you would be about { $points } better off there.
   *[other] with { $times } better moves you would be about { $points } better off there.
}
ui-review-less = Do not give up other things for { $source }: what you took there, about { $points }, cost you more elsewhere.
ui-review-later = Look farther ahead: about { $points } would have come only after the next turns.
ui-review-sooner = Take what is there: better moves would have brought about { $points } sooner.
ui-review-all = All decisions
ui-review-decision = Decision
ui-review-lost = Lost
ui-help-advice = Hints and the coach
ui-help-advice-text = A hint compares the three best moves, from what you know. The coach asks “Sure?” before a move that costs much; it is there in your first game and can be switched on and off in the settings. After the game there is a review.
ui-key-hint = a hint: the three best moves; 1 to 3 take one of them in hand

## Lessons

ui-lessons = Lessons
ui-lessons-of = Lessons: { $game }
ui-lessons-about = Each takes about a minute: a position on the real table, a task, a few moves. What cannot be done says why.
ui-lessons-none = There are no lessons for this game yet.
ui-lessons-progress = { $n } of { $of } done
ui-lessons-all-done = All lessons are done: the first game can begin.
ui-lesson-place = Lesson { $n } of { $of }
ui-lesson-goal = Task
ui-lesson-done = Done
ui-lesson-start = Begin
ui-lesson-again = Once more
ui-lesson-restart = Start again
ui-lesson-next = Next lesson
ui-lesson-missed = This probably leads elsewhere: take the move back, or start again.
ui-lesson-longer = A longer way: the task can still be done. Go on, or take the move back.
ui-lesson-play = Begin a first game
ui-learn = Learn
ui-intro-about = This is here the first time only; at the table you find rules and player aid under “Rules”.
ui-intro-points = How points are made
ui-intro-play = Play
ui-aid = Player aid
ui-aid-of = Player aid: { $game }
ui-aid-print = Print
ui-aid-page = Open as a page
ui-lesson-more = More
ui-lesson-less = Less

## Whoever runs the house

ui-closed-by-house = Whoever runs this house says:
ui-admin = The house
ui-admin-about = What goes on here. Nobody’s hand is seen from this page.
ui-admin-token = Token
ui-admin-token-help = It is what STELLWERK_ADMIN_TOKEN says; it is forgotten when this tab is closed.
ui-admin-enter = Open
ui-admin-leave = Forget the token
ui-admin-load = Load
ui-admin-running = Tables in play
ui-admin-all = All tables
ui-admin-live = Tables in memory
ui-admin-sockets = Open lines
ui-admin-moves = Moves per second
ui-admin-processes = Processes
ui-admin-process = { $host }, process { $pid }
ui-admin-process-about = tables: { $tables } · lines: { $sockets } · { $moves } moves/s · since { $since }
ui-admin-bots = Broken bots
ui-admin-bots-none = Every bot answers.
ui-admin-bot = { $bot } at seat { $seat }: { $fault ->
    [late] too slow
    [died] its process died
    [crashed] it failed
   *[illegal] its answer was not possible
}
ui-admin-tables = Tables
ui-admin-tables-none = There is no table yet.
ui-admin-tables-more = Shown are the last { $shown } of { $all }.
ui-admin-moved = Last move
ui-admin-waiting = Waiting for
ui-admin-here = { $n ->
    [0] nobody looks on
    [one] one looks on
   *[other] { $n } look on
}
ui-admin-version = { $n ->
    [one] one line
   *[other] { $n } lines
}
ui-admin-close = Close
ui-admin-close-title = Close this table?
ui-admin-close-help = No more moves can be made, nobody wins, and it cannot be undone. The players can still read everything, and see your reason.
ui-admin-reason = Reason, which the players read

# --- my games
ui-history = My games
ui-history-none = No game has been played to its end yet.
ui-history-all = all
ui-history-game = Game
ui-history-against = Against
ui-history-points = Points over time
ui-history-legend = From left to right, the latest at the right; a full, large dot is a win.
ui-history-plot = { $game }: { $n ->
    [one] one game
   *[other] { $n } games
}, best result { $best }
ui-history-shares = Games won
ui-history-won = { $won } of { $of }
ui-history-results = Results
ui-history-alone = alone
ui-history-nameless = without a name
ui-history-lasted = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}

ui-forget = Delete my data
ui-forget-help = Your name, your chat lines, your record, where notices go and all your browsers’ access are removed from this house. Your seats in running games become free; finished games keep their moves, played by “somebody”. This cannot be undone.
ui-forget-yes = Yes, delete everything
ui-forget-no = No, keep it

# --- one room
ui-room = One room, one table
ui-room-help = Whoever is in this network opens this address or photographs the code, on a phone, a tablet or a television.
ui-code-room = QR code of this address
ui-code-seat = QR code of the seat of { $name }
ui-codes-help = Everybody photographs the code of a seat with a phone and holds a hand there. A code works once and goes when the seat is taken.
ui-screen = Table screen
ui-screen-title = { $game } · table screen
ui-screen-open = Open the table screen
ui-screen-help = For a television: the table as everybody may see it, large, without any hand.
ui-share-screen = Link to the table screen
ui-screen-no-seat = This is a link to a seat. A table screen is opened by the link to watch.
ui-sit-by-code = Sit down by phone
ui-sit-by-code-help = Photograph a code and sit down. Your hand is on your phone, the table is here.

# --- time limits
ui-limit = Time limit
ui-limit-legend = How long may one think?
ui-limit-none = As long as one likes
ui-limit-move = Per move
ui-limit-player = Per player, for the whole game
ui-limit-none-help = Nobody is hurried.
ui-limit-move-help = In real time: the clock runs while the table waits for that seat, even if nobody looks. After each move it begins anew.
ui-limit-player-help = In real time: the clock runs only while the table waits for that seat. Once all is used up, each further move has a tenth of it.
ui-limit-time = Time
ui-limit-own = Other …
ui-limit-number = Number
ui-limit-unit = Unit
ui-limit-seconds = seconds
ui-limit-minutes = minutes
ui-limit-hours = hours
ui-limit-days = days
ui-limit-up = When time is up
ui-limit-up-move = A bot makes this move
ui-limit-up-bot = A bot plays on
ui-limit-up-nothing = It is only shown
ui-limit-up-move-help = The next move is made again by whoever sits there.
ui-limit-up-bot-help = One click takes the seat back.
ui-limit-up-nothing-help = Everybody sees it, and the table goes on waiting.
ui-limit-bot = Which bot?
ui-limit-per-move = { $span } per move
ui-limit-per-player = { $span } per player
ui-limit-told = { $time }. Then: { $up }
ui-span-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
ui-span-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
ui-span-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
ui-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-clock-up = Time is up
ui-clock-label = Time left for { $name }: { $left }
ui-clock-said-low = { $name }: less than { $span } left.
ui-clock-said-up = { $name }: time is up.

# --- notices
ui-notices = Notices
ui-notices-help = So that you know when a table waits for you while you are elsewhere. Nothing comes while you are at the table.
ui-notices-kinds = What you are told
ui-notices-turn = My turn
ui-notices-agree = Asked to agree
ui-notices-over = Game over
ui-notices-on = on
ui-notices-browser = In this browser
ui-notices-browser-help = As long as any page of this house is open, even in a tab that you do not see.
ui-notices-browser-not = This browser shows notices only on pages that come by https.
ui-notices-browser-denied = This browser does not allow it. Its own settings for this page can change that.
ui-notices-allow = Turn on
ui-notices-off = Turn off
ui-notices-mail = By mail
ui-notices-mail-help = One mail for all your tables, and not every few minutes. The address is told to nobody.
ui-notices-mail-not = This house sends no mail.
ui-notices-address = Mail address
ui-notices-confirm = Send a link to confirm
ui-notices-asked = A letter is on its way. Its link confirms the address; it works once, for a day.
ui-notices-mail-end = Forget the address
ui-notices-hook = By web hook
ui-notices-hook-help = For ntfy, Discord, Matrix or a program of your own. A first message is sent at once: it counts when it arrives.
ui-notices-hook-not = This house sends no web hooks.
ui-notices-hook-end = Forget the web hook
ui-notices-format = To
ui-notices-format-ntfy = ntfy
ui-notices-format-discord = Discord
ui-notices-format-matrix = Matrix
ui-notices-format-json = A program of my own (JSON)
ui-notices-url-ntfy = Address of the topic, such as https://ntfy.sh/my-topic
ui-notices-url-discord = Address of the web hook
ui-notices-url-matrix = Address of the home server, such as https://matrix.org
ui-notices-url-json = Address
ui-notices-room = Room, such as !abc:matrix.org
ui-notices-token = Access token
ui-notices-token-maybe = Access token, if one is needed
ui-notices-set-up = Set up …
ui-notices-try = Try it and keep it
ui-notices-arrived = The first message has arrived.
ui-notices-fails = The last message did not arrive; it is tried again.
ui-notices-given-up = Nothing arrived several times, so nothing more is sent here.
ui-notices-secret = A notice says which game, who sits there and who moved last; never what anybody holds. Its link opens the table where you are known: in this browser.
ui-letter-title = Notices by mail
ui-letter-confirm = Mails about your tables go to this address from now on.
ui-letter-confirm-yes = Confirm the address
ui-letter-confirm-done = The address is confirmed.
ui-letter-stop-title = No more mail
ui-letter-stop = No more mails about tables go to this address, and it is forgotten.
ui-letter-stop-yes = No more mail
ui-letter-stop-done = No more mail will come.
ui-letter-nothing = This page is opened by a link in a mail.
ui-admin-notices = Notices
ui-admin-notices-none = Nobody is told elsewhere.
ui-admin-notices-way = { $way ->
    [mail] By mail
   *[other] By web hook
}: { $people } · failing: { $failing } · given up: { $given }
