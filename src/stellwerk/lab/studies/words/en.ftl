## head
title = { $game }: a study
lead = What { $games } games of { $players } tell, played by { $bots }.
players = { $n ->
    [one] one player
   *[other] { $n } players
}
contents = Contents
made-with = Made with
fact-game = Game
fact-players = Players
fact-bots = Played by
fact-games = Games
fact-varied = Games under other rulings
fact-rules = Version of the rules
fact-seeds = Seeds
about-intervals = Values in brackets are 95 % intervals: in 95 of 100 such studies the true value lies within. Where an interval reaches across the dashed line, chance alone may explain what is seen. Everything holds for these bots; people play otherwise.

## numbers
points = { $n } points
percent = { $n } %
span = { $low } – { $high }
span-signed = { $low } to { $high }
with-interval = { $value } ({ $low } to { $high })
listing = { $first } and { $last }
median = median { $n }
all-lines = All numbers ({ $n } lines)

## heads of tables
seat = Seat
wins = Wins
mean-total = Mean total
mean-lead = Lead
against-seat = Wins against the seat
lead-against-seat = Lead against the seat
bot = Bot
seats-played = Seats
answer = Choice
times = Times
part = Share
source = Source
winners = Winners
others = The others
difference = Difference
place = Place
mean = Mean
median-head = Median
middle-part = 10 – 90 %
least = Least
greatest = Most
ruling = Ruling
games = Games
differing = Went otherwise
change-points = Points per seat
change-moves = Moves
change-first = Lead of the first

## seats
seats-title = What is the first seat worth?
seats-title-alike = Are all seats worth the same?
seats-alone = With one player there is only one seat.
seats-worth = { $first }: { $points } ({ $low } to { $high }) against what the others have on average, and { $wins } of the games won, where an even share is { $even }.
seats-worth-nothing = { $first }: { $points } ({ $low } to { $high }) against what the others have on average: not to be told from chance. It wins { $wins } of the games; an even share is { $even }.
seats-wins = How often each wins.
seats-wins-alt = Share of games won, by seat, with 95 % intervals
seats-points = What each has at the end, on average.
seats-points-alt = Mean total by seat, with 95 % intervals
even-share = even share
as-its-seat = as its seat
all-seats = all seats
nth-in-turn = { $n ->
    [1] First in turn
    [2] Second in turn
    [3] Third in turn
    [4] Fourth in turn
    [5] Fifth in turn
   *[other] Sixth in turn
}
nth-seat = Seat { $n }

## bots
bots-title = Who plays better?
bots-best = { $best } wins { $wins } of its games; an even share is { $even }. Every deal was played with each bot in every seat.
bots-alt = Share of games won, by bot, with 95 % intervals

## start and openings
start-title = What to choose at the start?
start-note = These are asked before the first round only. Each choice is held against what others in the same seat of the turn order have on average, so that a good seat does not make a good choice. Deals still differ: a hint, not a proof.
openings-title = How to open?
openings-note = The first answer of each seat to the first questions of the game, held against what others in the same seat of the turn order have on average. Deals still differ: hints, not proofs.
openings-none = In the first turn these bots always do the same, or never twice: there is nothing to compare.
openings-alike = Hardly anything else is chosen than { $name } ({ $part }).
openings-scattered = Answers differ from game to game; most often, { $name } ({ $part }), which is too seldom to compare.
openings-best = Chosen most often: { $often } ({ $part }). Wins clearly more games than its seat does otherwise: { $best } ({ $wins } percentage points).
openings-no-best = Chosen most often: { $often } ({ $part }). No choice clearly wins more games than its seat does anyway.
openings-by-seat = Each seat always chooses the same, so choice and seat cannot be told apart: { $names }.
openings-alt = Games won more or less often than the seat does on average, by the answer to: { $question }
chosen-amount = { $what }: { $amount }

## sources
sources-title = Where do points come from?
sources-most = Winners are ahead of the others most by { $most } ({ $most_points }), and least by { $least } ({ $least_points }).
sources-seen = Full: what the source brings a winner on average. Hollow: what it brings the others. At the right: the difference.
sources-alt = Mean points by source, for winners and for the others

## spread
spread-title = How far do scores spread?
spread-places = The median goes from { $first } for the first place to { $last } for the last. Broad bar: half of all totals; thin bar: four fifths.
spread-places-alt = Totals by place: median, middle half and middle four fifths
spread-lead = How far the winner is ahead of the second: half of the games end with { $middle } or less between them, and { $close } within a twentieth of what a winner has.
spread-lead-alt = How often the winner leads by how much
nth-place = { $n ->
    [1] First place
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Sixth place
}

## length
length-title = How long do games last?
length-moves = Half of the games have at most { $middle } moves; four fifths have { $low } to { $high }. A move is one answer to one question of the rules.
length-alt = How often games have how many moves
moves = Moves
moves-per-seat = Moves per seat
rounds = Rounds
seconds = Seconds on one core

## rulings
rulings-title = What do other rulings and parts change?
rulings-clear = { $n ->
    [one] One choice changes how games go
   *[other] { $n } choices change how games go
}; for { $clear ->
    [0] none
   *[other] { $clear }
} of them the points per seat differ clearly from the studied table. Each was played on the same deals, { $deals } of them, so what differs is the choice alone.
rulings-chance = Of twenty such intervals one misses the true value by chance: a ruling that only just leaves the dashed line may be no more than that.
rulings-points = What each choice adds to a seat’s points, on average. Quiet lines may be chance.
rulings-points-alt = Change of the mean points per seat under each other choice, with 95 % intervals
rulings-first = What each choice adds to the lead of the first seat.
rulings-first-alt = Change of the first seat’s lead under each other choice, with 95 % intervals
rulings-without = Without any effect in { $n } games with these bots
ruling-as = { $option }: { $choice }
as-studied = as studied
