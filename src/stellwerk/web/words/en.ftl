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
ui-sound = A bell when it is my turn
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
ui-lead = Railway and industry games on a table in your browser: with friends, on one screen, or against programs.
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
ui-join-hint = If you were sent a link to a seat or to watch, just open it. Nobody needs an account.
ui-notice = Unofficial. Our own words, our own drawings. The games belong to their authors and publishers.
ui-bot-names = Otto, Emma, Bruno, Frieda, Anton, Clara
bot-random = Rolls dice
bot-greedy = Plays sensibly
bot-search = Thinks ahead

# --- open a table
ui-open-title = Open a table: { $game }
ui-seats = Seats
ui-kind-me = Me
ui-kind-link = Friend by link
ui-kind-here = At this screen
ui-kind-bot = Bot
ui-name = Name
ui-name-later = chosen on joining
ui-bot = Way of playing
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
ui-invited = You are invited
ui-invited-help = A seat is kept for you. What are you called at the table?
ui-sit-down = Sit down

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
ui-not-connected = There is no connection right now. Try again in a moment.
ui-title-turn = Your turn – { $game }
ui-title-table = { $game } – Stellwerk
ui-state-asked = to move
ui-state-answered = decided
ui-state-waits = waits
ui-state-out = out
ui-no-notes = There is no more to say about it.
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
ui-undo-granted = { $seat } may take the move back.
ui-undo-denied = The move of { $seat } stands.

# --- score
ui-lens = Your score
ui-source = Source
ui-now = Now
ui-then = After
ui-change = Difference
ui-total = Total
ui-score-now = Your score if the game ended now. Point at a move to see what it changes.
ui-score-lens = What the move changes in your score:
ui-score-spectator = Whoever watches has no score.

# --- log and replay
ui-log-earlier = Earlier
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

# --- keys
ui-help = Keys
ui-help-lead = Everything works without a mouse, too.
ui-key-move = choose a move of the list
ui-key-walk = on the table, from target to target
ui-key-enter = choose, bid
ui-key-escape = undo the selection
ui-key-undo = take the last move back
ui-key-skip = skip the motion
ui-key-focus = jump to the table
ui-key-text = the table as text
ui-key-help = this list

# --- curtain
ui-pass-to = Pass the screen to { $name }
ui-pass-hint = What lies here is secret. The others look away for a moment.
ui-i-am = I am { $name }
ui-still = { $name } once more
ui-continue = Continue

# --- links
ui-share = Invite
ui-share-help = A link is for one seat: whoever opens it sits there. Give it only to the person it is meant for.
ui-share-seat = Link for { $name }
ui-share-watch = Link to watch (without secrets)
ui-share-held = { $name } already sits at the table.
ui-copy = Copy
ui-copied = Copied
ui-new-link = New link

# --- the end
ui-winner = { $n ->
    [one] { $names } wins
   *[other] A tie at the top: { $names }
}
ui-rematch = Rematch
ui-alone = { $points } for { $name }
ui-again = Play again
ui-see-table = Look at the table
ui-see-final = To the result
ui-see-replay = Replay from the start
ui-by-source = Where it came from
ui-course = Course of the game
ui-course-table = Course of the game as a table
