# What the server says.
bad-json = This is not what the server understands: { $reason }.
bad-request = The request cannot be understood: { $reason }.
bad-toml = The component file is neither JSON nor TOML: { $reason }.
file-large = The component file is too large: at most { NUMBER($most, useGrouping: 0) } bytes are taken.
file-deep = The component file is nested too deeply: at most { $most } levels are taken.
file-word = A key or a number in the component file is too long: at most { $most } characters are taken.
file-text = A text in the component file is too long: at most { $most } characters are taken.
file-list = The component file has too many values in one place: at most { NUMBER($most, useGrouping: 0) } are taken.
file-number = A number in the component file is too large: at most { NUMBER($most, useGrouping: 0) } is taken.
file-slow = The component file could not be read within { $seconds } seconds.
too-large = That is too large: at most { NUMBER($limit, useGrouping: 0) } bytes are taken.
address-long = This address is too long: at most { $most } characters are read.
no-page = There is nothing at this address.
no-method = This address does not know that method.
wrong-host = This server is not reached under the name “{ $host }”. Whoever runs it can allow the name.
foreign-origin = A page from elsewhere may not act here.
no-table = There is no such table.
no-access = You hold no seat at this table, and no link to watch it.
not-host = Only whoever opened the table may do that.
bad-token = This link is not valid, or it has been replaced by a new one.
link-used = This link has been used: somebody has sat down by it. Ask whoever sent it for a new one.
link-returned = This link is no longer valid: whoever holds the seat has come back.
second-seat = You hold another seat at this table, or held one: nobody may see two hands.
holder-here = { $name } is at the table. Only { $name } can pass this seat on; somebody else can after { $after } min of absence.
holder-not-away = { $name } was here { $minutes } min ago. A seat can be given away after { $after } min of absence.
host-here = { $name } is at the table. Somebody else can take over as host after { $after } min of absence.
host-not-away = { $name } was here { $minutes } min ago. Somebody else can take over as host after { $after } min of absence.
no-link-out = There is no link for this seat that could be withdrawn.
bot-plays-on = A bot plays on for you: take your seat back first.
not-lent = No bot plays for you on this seat.
watch-renewed = The link to watch this table has been renewed: the one you came by is no longer valid.
own-link-dead = This link is no longer valid: it works once, and for ten minutes. Make a new one in the other browser.
nothing-to-carry = This browser has no seats and no record yet: there is nothing to take along.
screen-shows-only = A table screen only shows the table. Moves are made on other devices.
not-your-seat = You do not hold seat { $seat }.
no-seat = There is no seat { $seat } at this table.
seat-is-bot = A bot sits there: its seat has no link.
no-lesson = There is no lesson “{ $lesson }”. Known: { $known }.
no-bot = There is no bot called “{ $bot }”. Known: { $known }.
no-words = The language “{ $language }” is not spoken here. Known: { $known }.
no-file = This game has no such file.
stale = The table has moved on in the meantime. Look again and choose anew.
too-fast = That was too fast. Try again in { $seconds } s.
not-over = The game is not over yet. It is handed out when nothing is secret any more.
no-undo-asked = Nobody is asking to take a move back.
no-close-asked = Nobody is asking to close the table.
nothing-asked = You are not asking the others for anything.
asked-already = Somebody else is asking already. Answer that first.
table-ended = The game is over already.
last-player = You are the last person at this table: close it instead.
no-hints = This table was opened without hints.
hint-not-asked = There is nothing to decide for this seat right now.
no-advice = No advice could be worked out this time. Ask again.
text-long = That is too long: at most { $most } characters.
text-empty = There is nothing written.
server-failed = Something went wrong in the server. Nothing was changed.
store-unsure = The store does not answer. Whether it was written the table will show as soon as it does.
undo-often = You have taken back { $most } moves in this game: that is enough.
crowded = Too many are looking on already. Try again later.
many-lines = This table is open in more than { $most } windows: the oldest was closed.
too-slow = The connection could not keep up.
cli-listening = Stellwerk is open: { $address }
cli-stop = Ctrl+C closes it.
cli-room = For everybody in this network, by phone or television: { $address }
cli-room-others = Other addresses of this machine: { $addresses }. --address HOST chooses one.
cli-no-room = This machine is in no network that others could come by. If it is: --address HOST says how they find it.
cli-room-address = { $address } is no address for others: it looks like 192.168.0.20 or a name.
cli-no-port = No free port from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }.
cli-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken: something else listens there. Another one is chosen with --port.
cli-no-door = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }.
cli-no-file = { $path } cannot be read: { $reason }.
cli-seat = Seat { $n }
cli-place = { $place }. { $who }: { NUMBER($total, useGrouping: 0) }
cli-moment = After { $v } of { $last } lines of the log
cli-no-tests = The tests that certify a game need more packages: pip install "{ $needs }"
cli-no-lab = The lab needs more packages: pip install "{ $needs }"
cli-wrong = { $what }: { $reason }

# tables of other rules
table-shut = This table can only be looked at: { $reason }
table-unreadable = today’s rules cannot take in the position in which it was left.
opened-anew = The table goes on under other rules: it is being opened anew.
log-bare-move = { $seat }: { $move }
clock = The clock
store-folder = { $store } is a folder: the store is a file in one, such as { $store }/stellwerk.sqlite3.
store-not-database = { $store } is not a SQLite database and stays as it is: choose another file with --store.
store-damaged = { $store } is damaged and stays as it is: put a backup in its place, or choose another file with --store.
store-foreign = { $store } belongs to another program and stays as it is: choose another file with --store.
store-read-only = { $store } may not be read and written by this account: change its permissions, or choose another file with --store.
store-folder-read-only = Nothing may be written in { $folder }, where the store { $store } needs room: change the folder’s permissions, or choose another file with --store.
store-newer = { $store } was written by a newer Stellwerk (step { $step } is unknown here) and stays as it is: start that version, or choose another store with --store.
store-bad-address = The address of the PostgreSQL database cannot be understood: it looks like postgresql://name:password@host:5432/database, with %40 for @ and %2F for / in a password.
store-no-driver = PostgreSQL needs two more packages: pip install "stellwerk[postgres]" brings them.
store-unreachable = The PostgreSQL database { $store } cannot be used: { $reason }.
store-failed = The store cannot be opened: { $reason }.

# programs that play: their names, and what is told of them
bot-apprentice = Apprentice
bot-fireman = Fireman
bot-driver = Driver
bot-station-master = Station master
bot-signal-master = Signal master
bot-random = Rolls dice
bot-greedy = Plays sensibly
bot-teacher = Plays as the lesson needs it
log-bot-plays = New way of playing for { $seat }: { $bot ->
    [apprentice] { bot-apprentice }
    [fireman] { bot-fireman }
    [driver] { bot-driver }
    [station-master] { bot-station-master }
    [signal-master] { bot-signal-master }
    [random] { bot-random }
    [greedy] { bot-greedy }
   *[other] { $bot }
}.
log-bot-again = { $seat } gave no answer and had to be asked again.
log-bot-stood-in = { $seat } gives no answer: a stand-in moves in its place until it does.
log-bot-back = { $seat } plays in person again.
log-seat-passed = The seat has been passed on: { $seat } sits there from now on.
log-seat-late = { $seat } has taken longer than the time limit.
log-bot-stuck = { $seat } gives no answer, and neither does a stand-in. Both are asked again and again.
seat-is-no-bot = No bot of this house plays on that seat.
cli-no-cluster = Bots on a cluster need more packages: pip install "{ $needs }"
cli-cluster-address = { $address } is no address of a Dask scheduler: it looks like tcp://host:8786.
cli-workers = --workers is a number of processes from 1 upwards; on Windows there is only one. { $workers } is not.

# what the house says when seats change hands
house-host = The host
house-somebody = Somebody
house-joined = { $name } sits down on seat { $n }.
house-passed = { $name } takes over the seat of { $before }.
house-link = { $by } has made a new link for the seat of { $name }.
house-own-link = { $name } passes the seat on: whoever gets the link sits down there.
house-absent-link = { $name } has been away for { $minutes } min: { $by } passes the seat on by a link.
house-kept = { $name } keeps the seat: the link no longer works.
house-link-withdrawn = { $by } has withdrawn the link for the seat of { $name }.
house-returned = { $name } is back: the link for the seat no longer works.
house-lent = A bot plays on for { $name }: { $bot }.
house-absent-bot = { $name } has been away for { $minutes } min: { $by } lets a bot play on, { $bot }.
house-bot = { $by } lets a bot play on the seat of { $name }: { $bot }.
house-back = { $name } plays in person again.
house-watch = { $by } has renewed the link to watch: the old one no longer works.
house-host-changed = { $name } has been away for { $minutes } min: { $by } takes over as host.
house-rematch = { $by } plays once more: everybody here has a seat at the new table.
not-at-table = Only those who play here can do that.
lesson-alone = A lesson is begun again from its own page.
imported = This table came as a file: it is there to be looked through.
import-not-over = This game is not over: only finished games can be taken in.
import-broken = This file cannot be played through: { $reason }
house-replay = { $by } has made a link by which anybody can look at this game.
house-replay-ended = { $by } has ended the link by which anybody could look at this game.
replay-dead = This link no longer leads to a game: it was ended, or the game is not over.
guest-reads = Guests of a finished game read along; they do not talk here.
house-left = Whoever sat on seat { $n } has left the house: the seat is free.
house-late-move = The time of { $name } is up: a bot makes this one move, { $bot }.
house-late-bot = The time of { $name } is up: a bot plays on, { $bot }, until the seat is taken back.
house-late-nothing = The time of { $name } is up.
time-limit = A time limit lies between { $least } seconds and { $most } days.

# backups
backup-made = { $file }: { $tables } tables, { NUMBER($lines, useGrouping: 0) } lines of their logs, { NUMBER($size, useGrouping: 0) } kB.
backup-exists = { $file } is there already and stays as it is: choose another name, or --replace.
backup-missing = There is no backup { $file }.
backup-no-store = There is nothing to keep: no table was ever opened in { $store }.
backup-failed = { $file } could not be written: { $reason }.
restore-made = The store is as it was in { $file }: { $tables } tables, { NUMBER($lines, useGrouping: 0) } lines of their logs.
restore-not-empty = The store has { $tables } tables and stays as it is: restore into another one with --store, or take --replace to lose them.
restore-running = A server is at work on this store, and it stays as it is: stop every server first.
restore-failed = { $file } could not be restored, and the store is as it was: { $reason }.

# the doctor
doctor-level-ok = ok
doctor-level-warning = warning
doctor-level-fault = FAULT
doctor-version = Stellwerk { $version } on Python { $python }, { $system }.
doctor-libraries = Libraries: { $names }.
doctor-missing = Libraries are missing: { $names }. Install Stellwerk again: pip install --force-reinstall stellwerk.
doctor-compiled = The rules are compiled.
doctor-interpreted = The rules are interpreted: everything works, bots think more slowly. A wheel built with STELLWERK_MYPYC=1 is compiled.
doctor-settings = The settings cannot be read: { $reason }. They are the variables STELLWERK_… of the environment.
doctor-store = The store answers: { $store }, schema { $step }.
doctor-store-new = There is no store yet: the first start makes it ({ $store }).
doctor-store-behind = The store is { $steps } steps behind this version (up to { $last }): the next start brings it up to date. Make a backup first.
doctor-disk = { NUMBER($free, useGrouping: 0) } MB are free in { $folder }.
doctor-disk-little = Only { NUMBER($free, useGrouping: 0) } MB are free in { $folder }: make room before moves can no longer be written.
doctor-disk-full = The disk is full: { NUMBER($free, useGrouping: 0) } MB are free in { $folder }, and no move can be written. Make room.
doctor-names = Reached under plain addresses and as { $names }. Other names are allowed with --allow-host or STELLWERK_ALLOW_HOSTS.
doctor-any-name = Reached under any name (STELLWERK_ALLOW_HOSTS=*): pages of others can reach a server in your own network. Name the names instead.
doctor-proxy = X-Forwarded-* are believed from { $proxy }.
doctor-any-proxy = X-Forwarded-* are believed from anybody (STELLWERK_PROXY=*): anybody can pretend to be anywhere. Name the proxy’s address instead.
doctor-server-ok = A server answers at { $address } and is well.
doctor-server-disk-full = The server at { $address } says that the disk is full: make room.
doctor-server-store-silent = The server at { $address } cannot write to its store: look whether the database runs, and into the journal.
doctor-server-other = Something answers at { $address }, but it is no Stellwerk: another --port, or another --host.
doctor-nobody = Nobody answers at { $address }. If a server should run there, start it: stellwerk serve.
doctor-bots = Bots answer: { $bots }. Games: { $games }.
doctor-bot-silent = The bot { $bot } gives no answer in { $game }: { $reason }. A stand-in would play for it; look after the package that brings it.
doctor-cluster = The cluster for bots answers at { $address }.
doctor-cluster-away = The cluster for bots does not answer at { $address }: bots think in the server’s own processes until it does. Look whether its scheduler runs.

# whoever runs the house
admin-token = This is not the token of this house. It is what STELLWERK_ADMIN_TOKEN says.

# notices
notice-turn = It is your turn.
notice-agree = You are asked to agree.
notice-over = The game is over.
notice-last = Last to move:
notice-turn-at = Your turn: { $game }
notice-agree-at = You are asked to agree: { $game }
notice-over-at = The game is over: { $game }
notice-turns = Your turn at { $n } tables
notice-tables = News from { $n } tables
notice-more = And { $n } more, in the list of your tables.
notice-links = The links open the tables in the browser in which you play. On another device take “My link” along first: it is in the settings.
notice-stop = No more of these mails:
notice-trial = Notices of your tables arrive here.
notice-confirm-subject = Confirm your address
notice-confirm = Somebody, probably you, wants to be told of tables by mail to this address. The tables are at:
notice-confirm-by = This link confirms it, once and within { $hours } hours:
notice-confirm-not = If that was not you, do nothing: then no more mail comes.
no-mail = This house sends no mail.
no-hooks = This house sends no web hooks.
no-way = Nothing is told by this way.
mail-address = This is no mail address.
mail-often = Too many letters have been asked for today, by you or for this address. Try again tomorrow.
mail-unreachable = The mail server of this house does not take the letter. Try again later.
mail-refused = The mail server refuses this address ({ $code }).
confirm-dead = This link is no longer valid: it works once, and for a day. Ask for another one.
hook-url = This is no address of a web hook: it begins with https:// and has neither a name nor a password before its host.
hook-port = A web hook goes to one of these ports: { $ports }.
hook-token = A token has neither spaces nor letters beyond a to z.
hook-matrix = Matrix needs a room, such as !abc:example.org, and an access token.
hook-topic = The address of an ntfy topic ends with its name: https://ntfy.example/topic.
hook-unknown = Nobody is known by the name { $host }.
hook-private = { $host } is in a private network: this house sends no web hooks there.
hook-silent = Nobody has answered there.
hook-refused = The other side does not take the message ({ $code }).
doctor-mail = The mail server answers: { $server }.
doctor-mail-away = The mail server { $server } cannot be used: { $reason }. Notices by mail wait until it can.
doctor-mail-nowhere = A mail server is named, but not where this house is found: without STELLWERK_PUBLIC nothing is sent.
