# Russian Railroads / German Railroads
game-title = Russian Railroads
game-tagline = Tracks, locomotives and factories: with Germany, coal and Emil, for one to four.
score-unit = { $n } { $n ->
    [one] point
   *[other] points
}
emil = Emil

## Lines and colours
line-russia-1 = Trans-Siberian
line-russia-2 = St. Petersburg
line-russia-3 = Kiev
line-germany-1 = Munich
line-germany-2 = Dresden
line-germany-3 = Nuremberg-Fürth
arm-hamburg = Hamburg
arm-berlin = Berlin
area-hannover = Hannover
area-wuerzburg = Würzburg
area-frankfurt = Frankfurt
colour-black = black
colour-gray = gray
colour-brown = brown
colour-natural = natural
colour-white = white

## What an effect brings
effect-black = black steps
effect-gray = gray steps
effect-brown = brown steps
effect-natural = natural steps
effect-white = white steps
effect-any = steps of any colour
effect-either = a black or gray step
effect-either-black = a black or gray step with the black worker
effect-industry = industry steps
effect-loco = locomotive
effect-factory = factory
effect-tile = locomotive or factory
effect-key = key
effect-question = ?
effect-card = ? card
effect-income = income marker
effect-marker = extra industry marker
effect-bonus = end bonus card or 10 points
effect-again = use an own factory
effect-coal-for-steps = coal for black steps
effect-engineer-sum = points of the engineers
effect-engineer-sum-more = points of the engineers with the stoker
effect-two-locos = points of the two highest locomotives
effect-top-loco = points of the highest locomotive

## Spaces
place-T1 = 2 black steps
place-T2 = 3 black steps
place-T3 = 2 gray steps
place-T4 = 3 gray steps
place-T5 = 1 brown step
place-T6 = 2 brown steps
place-T7 = 1 natural step
place-T8 = 2 natural steps
place-T9 = 1 white step
place-T10 = 2 white steps
place-T11 = 2 steps of any colour
place-T12 = 1 black or gray step
place-L1 = locomotive or factory (1)
place-L2 = locomotive or factory (2)
place-L3 = locomotive and factory
place-I1 = 1 industry step
place-I2 = 2 industry steps
place-I3 = 1 industry step and 1 black
place-A1 = 1 doubler
place-A2 = 2 coins
place-A3 = turquoise workers
place-E0 = hire an engineer
place-E1 = crosswise engineer 1
place-E2 = crosswise engineer 2
place-O1 = turn order: first
place-O2 = turn order: second
place-R1 = 3 industry steps (last round)
place-K1 = 1 coal
place-K2 = foundry and coal
place-K12-coal = 1 coal (combined space)
place-K12-foundry = foundry and coal (combined space)
place-eng1 = engineer 1
engineer-1 = engineer 1
place-eng2 = engineer 2
engineer-2 = engineer 2
place-eng3 = engineer 3
engineer-3 = engineer 3
place-eng4 = engineer 4
engineer-4 = engineer 4
place-eng5 = engineer 5
engineer-5 = engineer 5
place-eng6 = engineer 6
engineer-6 = engineer 6
place-eng7 = engineer 7
engineer-7 = engineer 7
place-eng8 = engineer 8
engineer-8 = engineer 8
place-eng9 = engineer 9
engineer-9 = engineer 9
place-eng10 = engineer 10
engineer-10 = engineer 10
place-eng11 = engineer 11
engineer-11 = engineer 11
place-eng12 = engineer 12
engineer-12 = engineer 12
place-eng13 = engineer 13
engineer-13 = engineer 13
place-eng14 = engineer 14
engineer-14 = engineer 14
place-eng15 = engineer 15
engineer-15 = engineer 15
place-eng16 = engineer 16
engineer-16 = engineer 16
place-eng17 = engineer 17
engineer-17 = engineer 17
place-eng18 = engineer 18
engineer-18 = engineer 18
place-eng19 = engineer 19
engineer-19 = engineer 19
place-eng-10 = engineer −10
engineer--10 = engineer −10
payment-w = 1 worker
payment-b = black worker
payment-c = 1 coin
payment-ww = 2 workers
payment-wb = 1 worker and the black one
payment-wc = 1 worker and 1 coin
payment-bc = black worker and 1 coin
payment-cc = 2 coins
payment-www = 3 workers
payment-wwb = 2 workers and the black one
payment-wwc = 2 workers and 1 coin
payment-wbc = 1 worker, the black one and 1 coin
payment-wcc = 1 worker and 2 coins
payment-bcc = black worker and 2 coins
payment-ccc = 3 coins

## Factories, tokens, cards
factory-1 = factory 1 (points for engineers)
factory-2 = factory 2 (1 step of any colour)
factory-3 = factory 3 (repeat a space)
factory-4 = factory 4 (? token)
factory-5 = factory 5 (2 doublers)
factory-6 = factory 6 (1 coin)
factory-7 = factory 7 (points of the two highest locomotives)
factory-8 = factory 8 (2 steps of any colour)
factory-9 = factory 9 (end bonus card or 10 points)
factory-coal = coal factory
upgrade-base = upgrade marker 3/6/10
upgrade-german = upgrade marker 2/3/7/8
start-S1 = 1 coin
start-S2 = 1 black step
start-S3 = 1 industry step
start-S4 = 1 doubler
start-S5 = 1 coal
token-Q1 = end bonus card and ? card
token-Q2 = medal
token-Q3 = upgrade marker
token-Q4 = 2 keys
token-Q5 = second industry marker
token-Q6 = 3 doublers
token-Q7 = locomotive and factory
token-Q8 = 4 coins
token-Q9 = 4 coal
card-C1 = black worker
card-C2 = locomotive 9
card-C3 = engineer and 1 coin
card-C4 = 3 industry steps
card-C5 = 4 steps of any colour
card-C6 = upgrade marker 2/3/7/8
card-C7 = coal factory and 2 coal
bonus-B1 = 4 points per factory
bonus-B2 = 6 points per engineer
bonus-B3 = 10 points per end station reached
bonus-B4 = 1 point per field of gray and brown
bonus-B5 = doublers: 4 bring 20, 7 bring 30
bonus-B6 = 1 point per field of black
bonus-B7 = 7 points per ? token used
bonus-B8 = one more engineer for the majority
bonus-B9 = sum of the four highest locomotives
bonus-B10 = 10 points per extra worker
bonus-B11 = keys: 2 bring 15, 4 bring 25, 6 bring 40
income-coin = 1 coin
income-any = 1 step of any colour
income-industry = 1 industry step
income-black-gray = 1 black and 1 gray step
income-gray-brown = 1 gray and 1 brown step
extension-X2a = extension: star 10
extension-X2b = extension: locomotive or factory
extension-X2c = extension: ?
extension-X2d = extension: income
extension-X2e = extension: stars 5 and 5 for gray
extension-X2f = extension: 2 coins, 2 industry steps
extension-X3a = extension: income
extension-X3b = extension: stars 3, 4, 5
extension-X3c = extension: 2 industry steps, worker for gray
extension-X3d = extension: extra industry marker
extension-X3e = extension: ?
extension-X3f = extension: ×2 for gray
extension-X4a = extension: stars 4, 5, 6
extension-X4b = extension: income, worker
extension-X4c = extension: 2 industry steps, ?
extension-X4d = extension: 2 coins, income for gray
extension-X4e = extension: ?, star 6 for gray
extension-X4f = extension: locomotive or factory, worker for gray
foundry-F1 = foundry: 2 black steps, 1 industry step
foundry-F2 = foundry: 1 black step, locomotive or factory
foundry-F3 = foundry: 2 industry steps, 1 doubler
foundry-F4 = foundry: 2 black steps, factory
foundry-F5 = foundry: 1 black step, 1 of any colour, 1 coin
foundry-F6 = foundry: 1 black step, 1 industry step, 1 doubler
foundry-F7 = foundry: repeat a space
foundry-F8 = foundry: 1 step of any colour, points of the highest locomotive
foundry-F9 = foundry: 2 steps of any colour
foundry-F10 = foundry: 1 industry step, points of the highest locomotive
foundry-F11 = foundry: 1 step of any colour, 1 doubler
foundry-F12 = foundry: 2 coins
emil-M1 = 1 white step
emil-M2 = 2 white steps
emil-M3 = 1 natural step
emil-M4 = 2 natural steps
emil-M5 = 1 brown step
emil-M6 = 2 brown steps
emil-M7 = 3 gray steps
emil-M8 = 3 black steps
emil-M9 = 2 steps of any colour
emil-M10 = locomotive or factory
emil-M11 = locomotive and factory
emil-M12 = crosswise engineer
emil-M13 = hire an engineer
emil-M14 = 1 industry step
emil-M15 = 2 industry steps
emil-M16 = 1 doubler
emil-M17 = coal space
stokable-loco-1 = first locomotive of the main line
stokable-loco-2 = second locomotive of the main line
stokable-loco-3 = locomotive of the second line
stokable-loco-4 = locomotive of the third line
stokable-factory-1 = factory in gap 1
stokable-factory-2 = factory in gap 2
stokable-factory-3 = factory in gap 3
stokable-factory-4 = factory in gap 4
stokable-factory-5 = factory in gap 5

## Where the points come from
source-main-line = Main line
source-second-line = Second line
source-third-line = Third line
source-industry = Industry
source-effects = Keys, engineers, factories
source-passing = Passing
source-end-bonus = End bonus cards
source-majority = Engineers' majority
tie-shared = Equal points: the place is shared.

## Why not
space-not-there = “{ $place }” does not exist at this table or in this round.
space-taken = “{ $place }” is taken by { $seat }.
field-empty = No engineer lies on “{ $place }”.
wrong-cost = “{ $place }” costs { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $coins ->
    [0] .
    [one] {" "}and 1 coin.
   *[other] {" "}and { $coins } coins.
}
printed-coin = “{ $place }” costs { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $coins ->
    [0] ; a coin cannot stand in here.
    [one] {" "}and 1 coin; they do not stand in for each other here.
   *[other] {" "}and { $coins } coins; they do not stand in for each other here.
}
cannot-pay = That is not enough: you have { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
engineer-not-yours = { $engineer } is not yours.
engineer-used = { $engineer } has already worked in this round.
engineer-new = You have only just hired this engineer: from the next round on.
nobody-to-hire = There is nobody to hire.
claim-own = You already hold this place in the turn order.
claim-both = You have already claimed the other place in the turn order.
pass-after-extra = You have already used income or coal: now an action must follow.
extra-alone = Income and coal come only beside an action, and you would have none left.
extra-between = Income and coal are used before or after the action, not in the middle of it.
not-pending = That is not pending now: { $effect }.
must-be-done = This space may not be left in part: { $effect }.
rest-impossible = After that the rest of the space could no longer be carried out.
steps-impossible = You cannot make all the steps of “{ $place }”.
colour-never = The colour { $colour } does not exist on the line to { $arm }.
colour-locked = The colour { $colour } is not unlocked yet.
colour-not-printed = There is no { $colour } on the line { $line }.
colour-skipped = On the line { $line } { $ahead } must lie ahead of { $colour } first.
no-overtaking = On the line { $line } { $colour } must stay behind { $ahead }.
no-track-left = You have no { $colour } track left.
line-end = On the line { $line } { $colour } is at the end already.
industry-end = This marker is at the end already.
industry-blocked = { $n ->
    [one] There is no room for 1 industry step.
   *[other] There is no room for { $n } industry steps, only for { $room }.
}
gap-empty = No factory lies in gap { $gap }.
no-such-marker = You have no industry marker { $marker }.
marker-same-field = Two markers stand on the same field: take the first.
field-taken = A marker stands there already.
no-loco-left = No locomotive is left on display.
no-tile-left = No locomotive or factory is left for that.
loco-fits-nowhere = Locomotive { $number } finds no empty place and is not higher than any of yours.
loco-not-lower = Locomotive { $number } cannot replace a { $other }: only a lower one.
slot-first = Take the first empty place of the main line.
return-new = A new locomotive must be placed.
return-empty-slot = It may go back only when all four places are taken.
factory-not-returned = This factory is not in the supply.
no-own-factory = You have no factory yet.
doubler-places = Your places for doublers are full.
doublers-gone = There are no doublers left.
token-used = You do not have “{ $token }”, or have used it.
card-gone = “{ $card }” is no longer there.
card-incomplete = You cannot carry out “{ $card }” in full.
pile-empty = The pile of end bonus cards is empty.
not-in-pile = “{ $card }” is not in the pile.
start-gone = This start bonus card is gone: { $card }.
income-gone = This income marker is gone.
income-not-yours = You do not have this income marker.
income-face-down = This income marker has been used in this round.
marker-no-room = Field 0 of the industry track must be empty.
extension-size = { $extension } does not fit: there are { $size } fields here.
extension-gone = Already taken: { $extension }.
no-coal-module = This table plays without coal.
no-open-foundry = No foundry lies open any more.
foundry-not-open = Not open: { $foundry }.
foundry-not-yours = Not yours: { $foundry }.
foundry-fired = Already used in this round: { $foundry }.
coal-short = That costs { $price } coal; you have { $coal }.
coal-too-much = { $n } coal is too much: at most { $most }.
stoker-taken-already = The stoker has already been taken in this round.
stoker-no-tile = Each of your locomotives and factories has a stoker already.
stoker-none-left = There is no stoker left.
has-stoker = There is a stoker there already.
no-tile = Nothing lies there.
nothing-to-repeat = You have used no space in this round that could be repeated.
repeat-must = Through this engineer you must repeat a space.
repeat-not-used = You have not used “{ $place }” like that in this round.
repeat-cost = “{ $place }” cannot be repeated: at most { $most ->
    [one] 1 worker
   *[other] { $most } workers
}, no printed coin.
repeat-never = “{ $place }” cannot be repeated here.
move-one-worker = A worker moves only to spaces that cost exactly one worker: not “{ $place }”.
move-claim = A worker leaves the turn order track and does not move to “{ $place }”.
move-main-board = A worker moves only to spaces of the main board: not “{ $place }”.
position-impossible = { $path }: { $value } cannot come about like this.
position-parts = { $path }: Of “{ $part }” the position has { $have }, the box { $want }.
position-twice = { $path }: { $value } is named twice in this list.
part-worker = worker
part-helper = turquoise worker
part-black = black worker
part-doubler = doubler
part-nine = locomotive 9 of the ? card
position-order = { $path }: Each of the { $n } players is named exactly once.
position-emil = { $path }: Emil is there only when somebody plays alone.

## Log
log-round = Round { $n } begins.
log-start-chosen = { $seat } chooses the start bonus: { $card }.
log-start-drawn = { $seat } draws a start bonus card: { $card }.
log-placed = { $seat } occupies “{ $place }”: { $payment }.
log-passed = { $seat } passes and gets { $n } points.
log-track = { $seat }: { $colour } on the line { $line } reaches field { $at }.
log-field = { $seat } fulfils field { $at } of the line { $line }.
log-arm = { $seat } builds towards { $arm }.
log-extension = { $seat } lays an extension at { $area }: { $extension }.
log-industry = { $seat }: industry marker { $marker } moves to field { $at }.
log-factory-used = { $seat } uses: { $factory }.
log-factory-built = { $seat } builds in gap { $gap }: { $factory }.
log-factory-replaced = { $seat } replaces in gap { $gap }: { $factory } instead of { $old }.
log-loco-taken = { $seat } takes locomotive { $number }.
log-loco-placed = { $seat } places locomotive { $number } at the line { $line }.
log-loco-returned = { $seat } returns a locomotive: { $factory }.
log-coins = { $seat } gets { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
log-coal = { $seat } gets { $n } coal.
log-points = { $seat } gets { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-doublers = { $seat } lays { $n ->
    [one] 1 doubler
   *[other] { $n } doublers
}.
log-worker = { $seat } gets a worker.
log-helpers = { $seat } takes the turquoise workers.
log-black-worker = { $seat } gets the black worker.
log-medal = { $seat } lays the medal.
log-upgrade = { $seat } uses from now on: { $marker }.
log-second-marker = { $seat } gets the second industry marker.
log-extra-marker = { $seat } gets the extra industry marker.
log-marker-lost = { $seat } gets no industry marker: field 0 is not empty, or none is left.
log-key-steps = { $seat } uses a key for steps.
log-bonus-card = { $seat } will take an end bonus card at the end of the turn.
log-end-card = { $seat } keeps an end bonus card.
log-end-card-own = Your end bonus card: { $card }.
log-token = { $seat } uses a ? token: { $token }.
log-card = { $seat } takes a ? card: { $card }.
log-engineer = { $seat } wins { $engineer }.
log-repeated = { $seat } repeats “{ $place }”.
log-skipped = { $seat } leaves: { $effect }.
log-income-taken = { $seat } takes an income marker: { $income }.
log-income-used = { $seat } uses an income marker: { $income }.
log-foundry-taken = { $seat } takes a foundry: { $foundry }.
log-foundry-open = Turned up: { $foundry }.
log-foundry-used = { $seat } uses: { $foundry }.
log-foundry-closed = { $seat } closes: { $foundry }.
log-stoker-taken = { $seat } takes a stoker.
log-stoker-attached = { $seat } attaches a stoker: { $tile }.
log-coal-given = { $seat } gives { $n } coal to the coal factory.
log-order = New order: { $seats }.
log-moved = { $seat } moves the worker to “{ $place }”.
log-stayed = { $seat } does not move the worker.
log-scored = { $seat } scores { $n ->
    [one] 1 point
   *[other] { $n } points
}: lines { $lines }, industry { $industry }.
log-end-bonus = { $seat } shows “{ $card }”: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-majority = { $seat } gets { $n } points for engineers.
log-over = The game is over.
log-emil-blocks = { $workers ->
    [0] Emil blocks “{ $place }” with a coin.
    [one] Emil blocks “{ $place }” with 1 worker.
   *[other] Emil blocks “{ $place }” with { $workers } workers.
}
log-emil-discards = Emil discards a card: { $card }.
log-emil-tile = Emil takes locomotive { $number } away.
log-emil-factory = Emil takes away: { $factory }.
log-emil-passed = Emil passes.
log-emil-worker = You have { $points } points: Emil gets a worker.

## Options
option-germany = Germany
option-germany-off = without
option-germany-on = with
option-germany-help = German boards with the switch, track extensions and income markers.
option-coal = Coal
option-coal-off = without
option-coal-on = with
option-coal-help = Coal, foundries and stokers; one round less.
option-new-material = New material
option-new-material-off = without
option-new-material-on = all of it
option-new-material-engineers = engineers only
option-new-material-tokens = ? tokens only
option-new-material-cards = ? cards only
option-new-material-help = Engineers, ? tokens and ? cards of the expansion. What shows coal only with coal.
option-components = Values of the parts
option-components-standard = Standard
option-components-help = Many values stand in no source and are reconstructed. Whoever knows the true ones gives a file here.
option-keys-card = End bonus card for keys
option-keys-card-left-out = left out
option-keys-card-mixed-in = mixed in
option-keys-card-help = A younger edition knows an eleventh card.
option-industry-track = Industry track
option-industry-track-numberless = a field without a number after gap 3
option-industry-track-one-gap-each = one gap each before 10, 15, 20, 25, 30
option-industry-track-help = The fields behind gap 3 are not known for certain.
option-industry-end-question = ? at the end of the industry track
option-industry-end-question-yes = yes
option-industry-end-question-no = no
option-industry-end-question-help = Whether the last field brings a ?.
option-medal-condition = The medal counts
option-medal-condition-gray-and-loco = with gray and a locomotive on its field
option-medal-condition-none = always
option-medal-condition-help = Whether the medal depends on its field.
option-white-steps = Free white steps
option-white-steps-hamburg = in Hamburg only
option-white-steps-both-boards = also at the end of the Trans-Siberian
option-white-steps-help = Hamburg brings two white steps; for the base game this is not known.
option-two-player-side = Board for two
option-two-player-side-bare = without the middle locomotive space
option-two-player-side-middle-loco = with the middle locomotive space
option-two-player-side-help = Whether locomotive or factory for two workers exists there.
option-pass-points = Points for passing
option-pass-points-place = by the place of the round
option-pass-points-first-card = by the card of the start
option-pass-points-help = Whether turn order cards change hands.
option-industry-sharing = Two markers on one industry field
option-industry-sharing-yes = allowed
option-industry-sharing-no = not allowed
option-industry-sharing-help = No source says anything about it.
option-black-worker = The black worker works
option-black-worker-engineers-too = on engineers too
option-black-worker-board-only = on spaces of the board only
option-black-worker-help = Where the extra black step holds.
option-new-engineer = Hired engineers
option-new-engineer-at-once = work in the same round
option-new-engineer-next-round = work from the next round on
option-new-engineer-help = Nothing forbids the same round.
option-engineer-cost = Mining and start bonus engineer cost
option-engineer-cost-worker = 1 worker
option-engineer-cost-coin = 1 coin
option-engineer-cost-help = Their cost is shown only on the parts.
option-coin-on-combined = Coin on the combined coal space
option-coin-on-combined-foundry = always means the foundry
option-coin-on-combined-either = may stand for 1 coal too
option-coin-on-combined-help = Whether a coin may stand in for a worker there.
option-coal-factory-replaced = Replaced coal factory
option-coal-factory-replaced-pool = lies ready for all
option-coal-factory-replaced-box = leaves the game
option-coal-factory-replaced-help = It has no locomotive on its other side.
option-emil-large-space = Emil on “locomotive and factory”
option-emil-large-space-two-tiles = takes two tiles
option-emil-large-space-one-tile = takes one tile
option-emil-large-space-help = The rule names only the taking.
option-stars-doubled = Stars and medal under ×2
option-stars-doubled-no = are not doubled
option-stars-doubled-yes = are doubled
option-stars-doubled-help = In the base game both never meet.
option-stoker-in-bonus = Stokers for the end bonus card of locomotives
option-stoker-in-bonus-counts = count
option-stoker-in-bonus-ignored = do not count
option-stoker-in-bonus-help = Higher by 1 “in every respect”, says the rule.
option-worker-while-moving = Worker gained while moving
option-worker-while-moving-kept = is kept
option-worker-while-moving-lost = is lost
option-worker-while-moving-help = What a moved worker brings in workers.
option-doublers = Doublers
option-doublers-limited = 20 pieces
option-doublers-unlimited = unlimited
option-doublers-help = The FAQ calls them limited.
option-end-bonus = End bonus card
option-end-bonus-chosen = is chosen from the pile
option-end-bonus-drawn = is drawn from the top
option-end-bonus-help = Whether the pile may be looked through.
option-repeat-helpers = Repeating the turquoise workers' space
option-repeat-helpers-no = not possible
option-repeat-helpers-yes = calls them back
option-repeat-helpers-help = The FAQ treats the case, but its answer is not known.
option-coal-engineers = Engineers with coal and four players
option-coal-engineers-counts = 3 A and 3 B
option-coal-engineers-letter = 2 A and 4 B
option-coal-engineers-help = The sentence “one A less” and the numbers given do not agree.
option-stoker-with-minus-ten = Stoker with engineer −10
option-stoker-with-minus-ten-works = works
option-stoker-with-minus-ten-idle = does not work
option-stoker-with-minus-ten-help = The factory is used as if a marker had entered it.
option-empty-stack = Stoker with an empty stack
option-empty-stack-no-stoker = does not exist
option-empty-stack-open-foundry = is an open foundry
option-empty-stack-help = There are only twelve foundries.
option-coal-while-moving = Coal factory while moving a worker
option-coal-while-moving-no = without coal
option-coal-while-moving-yes = with coal
option-coal-while-moving-help = Two places of the rules contradict each other.
option-coin-claim = Coin on the turn order track
option-coin-claim-stays = stays
option-coin-claim-moves = may be moved
option-coin-claim-help = All sources speak of the worker.
option-skip-colour = Leaving out a colour of a line
option-skip-colour-no = not allowed
option-skip-colour-yes = allowed
option-skip-colour-help = For example natural without brown.
option-income-alone = Income without an action
option-income-alone-no = not allowed
option-income-alone-yes = allowed
option-income-alone-help = For coal an action is required, for income not expressly.
option-loco-without-place = New locomotive without a place
option-loco-without-place-refused = cannot be taken
option-loco-without-place-pool = goes back as a factory
option-loco-without-place-help = If all own locomotives are at least as high.
option-both-upgrades = Both upgrade markers
option-both-upgrades-choose = one is kept by choice
option-both-upgrades-newest = the new one replaces the old
option-both-upgrades-help = They cannot be combined.
option-second-marker = Second industry marker, field 0 taken
option-second-marker-needs-start = is lost
option-second-marker-anyway = comes anyway
option-second-marker-help = Expressly this holds only for the German marker.
option-moved-worker = A worker may move
option-moved-worker-everywhere = to coal spaces and own engineers too
option-moved-worker-main-board = to the main board only
option-moved-worker-help = Which spaces are open to a moved worker.
option-repeat-same-turn = Repeating a space of the same turn
option-repeat-same-turn-yes = allowed
option-repeat-same-turn-no = not allowed
option-repeat-same-turn-help = It has already been used in this round.
option-emil-empty-field = Emil: no engineer there
option-emil-empty-field-next-card = next card
option-emil-empty-field-lost-turn = his turn is lost
option-emil-empty-field-help = If his card names an empty engineer field.
option-stoker-on-one = Stoker at factory 1 with a negative sum
option-stoker-on-one-adds = 0 and 1 point more
option-stoker-on-one-floor = count first, then at least 0
option-stoker-on-one-help = Engineer −10 can push the sum below 0.
option-last-pass = Points for passing in the last round
option-last-pass-points = as always
option-last-pass-none = none
option-last-pass-help = No exception is known.
option-solo-tie = As many engineers as Emil
option-solo-tie-number = the highest number decides
option-solo-tie-yours = you are ahead
option-solo-tie-help = The rule names only the case that Emil has more.
option-extras = Income and coal
option-extras-around = before or after the action
option-extras-between = also in the middle
option-extras-help = Whether extras may interrupt the action.

## scene: what stands on the table

tab-actions = Action board
tab-own = Your board
zone-desk = What has to be decided
zone-pay = Workers and coins
zone-offer = To choose from
zone-hand = Your workers and coins
zone-order = Turn order
tab-players = Players
zone-stage = Action board
zone-own = Your board
zone-seat = Board of { $seat }
zone-tracks = Tracks
zone-works = Locomotives, industry and more
zone-row = Engineers
zone-supply = Locomotives on display
zone-pool = Factories to build
zone-pending = Pending effects
zone-choice = To choose from
zone-payments = What to pay with
zone-coal = Coal board
zone-foundries = Open foundries
zone-emil = Emil
zone-bank = Supply
zone-slot-1 = Locomotive place 1 of { $seat }
zone-slot-2 = Locomotive place 2 of { $seat }
zone-slot-3 = Locomotive place 3 of { $seat }
zone-slot-4 = Locomotive place 4 of { $seat }
zone-depot-main = Track depot, main line: { $seat }
zone-fields-main = Fields, main line: { $seat }
zone-heads-main = Tracks, main line: { $seat }
zone-sum-main = Points, main line: { $seat }
zone-depot-second = Track depot, second line: { $seat }
zone-fields-second = Fields, second line: { $seat }
zone-heads-second = Tracks, second line: { $seat }
zone-sum-second = Points, second line: { $seat }
zone-depot-third = Track depot, third line: { $seat }
zone-fields-third = Fields, third line: { $seat }
zone-heads-third = Tracks, third line: { $seat }
zone-sum-third = Points, third line: { $seat }
zone-fields-industry = Industry track of { $seat }
zone-marker-1 = First industry marker of { $seat }
zone-marker-2 = Second industry marker of { $seat }
zone-marker-3 = Third industry marker of { $seat }
zone-sum-industry = Industry points of { $seat }
zone-gaps = Factories of { $seat }
zone-purse = Workers and coins of { $seat }
zone-engineers = Engineers of { $seat }
zone-tokens = ? tokens of { $seat }
zone-cards = ? cards of { $seat }
zone-bonus = End bonus cards of { $seat }
zone-incomes = Income of { $seat }
zone-furnaces = Foundries of { $seat }

sign-round = Round { $round } of { $rounds }
sign-start = Start bonus
sign-turns = Placing workers
sign-moving = New order
sign-over = The end
sign-last = Last round

short-line-russia-1 = Trans-Sib
short-line-russia-2 = Petersburg
short-line-russia-3 = Kiev
short-line-germany-1 = Munich
short-line-germany-2 = Dresden
short-line-germany-3 = Nuremberg
piece-none = nothing
piece-field = Field { $at }, { $line }
piece-rail = { $at ->
    [0] { $colour } track, { $line }: not begun
   *[other] { $colour } track, { $line }: up to field { $at }
}
piece-loco = Locomotive { $number }; this line's locomotives get to field { $reach }
piece-hand = Locomotive { $number }: where to?
piece-supply = Locomotive { $number }, { $count } left
piece-industry = Industry track, field { $at }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
piece-marker = Industry marker { $marker } on field { $at }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
piece-sum = { $line }: { $n ->
    [one] 1 point if scored now
   *[other] { $n } points if scored now
}
piece-purse-workers = Workers at hand: { $count }
piece-purse-coins = Coins: { $count }
piece-purse-coal = Coal: { $count }
piece-purse-helpers = Turquoise workers: { $count }
piece-purse-black = Black worker at hand: { $count }
piece-bank-pile = End bonus cards in the pile: { $count }
piece-bank-doublers = Doublers in the supply: { $count }
piece-bank-helpers = Turquoise workers in the supply: { $count }
piece-emil-cards = Emil's cards: { $count }
piece-emil-engineers = Emil's engineers: { $count }
piece-order = { $seat } is number { $place } in turn order. Passing brings { $n ->
    [one] 1 point
   *[other] { $n } points
}.
piece-emil-workers = Emil's workers for this round: { $count }
piece-emil-card = Emil's last card: { $card }
piece-emil-waiting = Emil gets another worker as soon as you have { $points } points
caption-passed = passed
caption-emil-workers = workers
caption-emil-cards = cards
caption-emil-engineers = engineers
caption-at-points = at { $n }
ticket-must = must be done
ticket-may = may lapse
ticket-last = come last
ticket-black = Black
ticket-gray = Gray
ticket-brown = Brown
ticket-natural = Natural
ticket-white = White
ticket-any = any colour
ticket-either = Black/gray
ticket-either-black = Black/gray
ticket-industry = Industry
ticket-loco = Locomotive
ticket-factory = Factory
ticket-tile = Loco/factory
ticket-key = Key
ticket-question = ? token
ticket-card = ? card
ticket-income = Income
ticket-marker = Marker
ticket-bonus = End bonus
ticket-again = Factory
ticket-coal-for-steps = Coal
ticket-engineer-sum = Engineers
ticket-engineer-sum-more = Engineers
ticket-two-locos = Two locos
ticket-top-loco = Best loco
piece-foundry-stack = Foundries in the stack: { $count }
place-stoker = stoker space: 2 coal
back-bonus = End bonus card, unknown
caption-start = Start
caption-upgrade-base = 3 6 10
caption-upgrade-german = 2 3 7 8
caption-B1 = 4 each
caption-B2 = 6 each
caption-B3 = 10 each end
caption-B4 = 1 a field
caption-B5 = 20 / 30
caption-B6 = 1 a field
caption-B7 = 7 each ?
caption-B8 = +1 majority
caption-B9 = top four
caption-B10 = 10 each
caption-B11 = 15/25/40

note-cost = Cost: { $payment }. Coins can stand in for workers.
note-cost-fixed = Cost: { $payment }. Coins and workers do not stand in for each other here.
note-taken = Taken by { $seat }.
note-useless = Your board has no room for it now: a space must be usable in full.
note-hire = Whoever puts a coin here takes this engineer along.
note-cross = Lies crosswise: everybody can use it like a space.
note-queue = Moves one field each round; for hire in { $rounds } rounds.
note-gives = Gives: { $effects }.
note-stoker-space = Once a round, for one player: 2 coal bring a stoker for an own locomotive or factory.
note-foundry = 2 coal use it once a round, beside the action. Then it may become a stoker.
note-income = Once a round, beside the action.
note-emil-engineers = His engineers: { $engineers }.
note-must = Belongs to the space and must be carried out in full.
note-last = Is booked by itself when nothing else is left to do.
note-may = May be carried out or left.
note-guess = Reconstructed, not attested.
note-field = { $loco ->
    [yes] Gives once: { $effects }, when { $colour } track and a locomotive get here.
   *[no] Gives once: { $effects }, when { $colour } track gets here.
}
note-star = { $n ->
    [one] 1 point
   *[other] { $n } points
} in every scoring when { $colour } track { $loco ->
    [yes] and a locomotive get here
   *[no] gets here
}.
note-times = { $loco ->
    [yes] The line counts { $n } times when { $colour } track and a locomotive get here.
   *[no] The line counts { $n } times when { $colour } track gets here.
}
note-medal = { $loco ->
    [yes] Place of the medal: { $n } points in every scoring, with { $colour } track and a locomotive.
   *[no] Place of the medal: { $n } points in every scoring, with { $colour } track.
}
note-industry-question = Gives a ?.
note-gap = Gap { $gap }: there is no way on without a factory; entering it uses the factory.
note-crew = { $crew } workers in play, { $reserve } in reserve.
note-laid = Already used.
note-arm = { $arm }: { $note }
note-unlock = Unlocks { $colour } when black gets here.

figure-points = Points
figure-round = If scored now
figure-workers = Workers
figure-coins = Coins
figure-coal = Coal
strip-place = turn order: { $place }
strip-place-passed = turn order: { $place }, has passed
sheet-round = Scoring of round { $round }
sheet-final = Final count
sheet-player = { $seat }
sheet-round-sum = This round
sheet-total = Points in all
unit-coal = { $n } coal

## scene: what an effect gives, in words

gives-black = { $n ->
    [one] 1 black step
   *[other] { $n } black steps
}
gives-gray = { $n ->
    [one] 1 gray step
   *[other] { $n } gray steps
}
gives-brown = { $n ->
    [one] 1 brown step
   *[other] { $n } brown steps
}
gives-natural = { $n ->
    [one] 1 natural step
   *[other] { $n } natural steps
}
gives-white = { $n ->
    [one] 1 white step
   *[other] { $n } white steps
}
gives-any = { $n ->
    [one] 1 step of any colour
   *[other] { $n } steps of any colour
}
gives-either = { $n ->
    [one] 1 black or gray step
   *[other] { $n } black or gray steps
}
gives-industry = { $n ->
    [one] 1 industry step
   *[other] { $n } industry steps
}
gives-loco = { $n }× locomotive
gives-factory = { $n }× factory
gives-tile = { $n }× locomotive or factory
gives-key = { $n }× key
gives-question = { $n }× ?
gives-card = { $n }× ? card
gives-income = { $n }× income marker
gives-marker = extra industry marker
gives-bonus = end bonus card or 10 points
gives-again = use an own factory
gives-foundry = foundry
gives-stoker = stoker
gives-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
gives-coal = { $n } coal
gives-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
gives-doublers = { $n }× doubler
gives-worker = a worker
gives-medal = medal
gives-upgrade = upgrade marker
gives-either-black = { $n ->
    [one] 1 black or gray step
   *[other] { $n } black or gray steps
}
gives-repeat-one = repeat a space
gives-repeat-two = repeat a space of up to 2 workers
gives-coal-for-steps = 2 black steps per coal, up to { $n } coal
gives-upgrade-german = German upgrade marker
gives-second-marker = second industry marker
gives-engineer-sum = sum of engineers' numbers
gives-engineer-sum-more = sum of engineers' numbers, 1 more by the stoker
gives-two-locos = points of the two highest locomotives
gives-top-loco = points of the highest locomotive
gives-end-card = end bonus card
gives-black-worker = black worker
gives-letterless = engineer without a letter
gives-nine = locomotive 9
gives-coal-factory = coal factory
gives-start-cards = { $n } start bonus cards
gives-helpers = { $n } turquoise workers
gives-claim-first = first in turn order
gives-claim-second = second in turn order
gives-hire = hire an engineer

## scene: what is wanted, of the viewer

prompt-on = On it goes.
prompt-over = The game is over. Winner: { $seats }.
prompt-over-solo = The game is over: { $points } points against Emil.
prompt-choose-start = Choose a start bonus card.
prompt-turn = Use a space or an engineer, or pass. Workers: { $workers }, coins: { $coins }.
prompt-extras = Use income or coal as well? Else end the turn.
prompt-effects = Carry out what is pending: { $effects }.
prompt-place-loco = { $chain ->
    [yes] Locomotive { $number } was pushed out: where does it go?
   *[no] Where does locomotive { $number } go?
}
prompt-replace-factory = All gaps are full. Which factory makes way for: { $factory }?
prompt-keep-upgrade = Only one upgrade marker stays: which one?
prompt-choose-end-bonus = Keep one end bonus card.
prompt-repeat = Which space do you use once more?
prompt-choose-arm = Where does the line go: Hamburg or Berlin? For all colours.
prompt-lay-extension = Choose an extension for this intermediate station.
prompt-choose-foundry = Choose a foundry.
prompt-close-foundry = Close it and attach it as a stoker? { $foundry }
prompt-attach-stoker = Which locomotive or factory gets the stoker?
prompt-move-worker = Move your worker from the turn order to a space for one worker, or leave it there.

## scene: what is wanted, of others

wait-choose-start = { $seats } chooses a start bonus card.
wait-turn = It is { $seats }'s turn.
wait-extras = { $seats } may still use income or coal.
wait-effects = { $seats } carries out effects.
wait-place-loco = { $seats } places a locomotive.
wait-replace-factory = { $seats } replaces a factory.
wait-keep-upgrade = { $seats } chooses an upgrade marker.
wait-choose-end-bonus = { $seats } chooses an end bonus card.
wait-repeat = { $seats } repeats a space.
wait-choose-arm = { $seats } sets the switch.
wait-lay-extension = { $seats } chooses an extension.
wait-choose-foundry = { $seats } chooses a foundry.
wait-close-foundry = { $seats } may close a foundry.
wait-attach-stoker = { $seats } attaches a stoker.
wait-move-worker = { $seats } moves a worker.

## scene: the moves

group-tracks = Tracks
group-locos = Locomotive and factory
group-industry = Industry
group-engineers = Engineers
group-coal = Coal
group-others = Other spaces
group-closed = Not possible now
group-steps = Advance
group-tiles = Locomotive and factory
group-slots = Locomotive places
group-key = Keys and bonus
group-tokens = ? tokens
group-cards = Cards and tiles
group-income = Income
group-repeat = Once more
group-extras = Besides
group-leave = End or leave
act-place = { $place }: { $payment }
act-hire = Hire { $engineer }
act-cross = Use { $engineer }
act-move = Move: { $place }
act-stay = Leave it there
act-repeat = Once more: { $place }
act-repeat-black = Once more with the black worker: { $place }
act-repeat-none = Repeat nothing
act-pass = Pass ({ $n } points)
act-end = End the turn
act-use = Income: { $income }
act-fire = 2 coal: { $foundry }
act-stoker = 2 coal: take a stoker
act-advance = { $line }: { $colour } to field { $at }
act-industry = Industry marker { $marker } to field { $at }
act-take-loco = Take locomotive { $number }
act-build = Build: { $factory }
act-build-lowest = Turn over the lowest locomotive and build: { $factory }
act-key-steps = Key: 1 black step and 1 of any colour
act-key-points = Key: { $n } points
act-token = { $token }
act-card = { $card }
act-income = Take the income marker: { $income }
act-take-marker = Take the extra industry marker
act-bonus-card = An end bonus card at the end of the turn
act-bonus-points = { $n } points
act-again = Use: { $factory }
act-skip = Leave: { $effect }
act-slot = At { $line }
act-slot-replace = At { $line }, in place of the { $other }
act-return = Return it: it becomes a factory in the supply
act-gap = Replace in gap { $gap }: { $factory }
act-stoke = Stoker: { $tile }
act-foundry = { $foundry }
act-close = Close it and attach the stoker
act-keep = Keep it open
act-coal = Coal for the factory
act-arm = { $arm }: { $fields } fields, colours up to { $colour }. Gives: { $effects }
