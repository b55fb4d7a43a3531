# Russian Railroads / German Railroads
game-title = Russian Railroads
game-tagline = Tracks, locomotives and factories: with Germany, coal and Emil, for one to four.
solo-opponent = You play against Emil. He scores nothing: card by card he takes spaces, locomotives and engineers away from you, and he competes for the most engineers. What counts is your own best result.
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
source-main-line = { $germany ->
    [on] { line-germany-1 }
   *[off] { line-russia-1 }
}
source-second-line = { $germany ->
    [on] { line-germany-2 }
   *[off] { line-russia-2 }
}
source-third-line = { $germany ->
    [on] { line-germany-3 }
   *[off] { line-russia-3 }
}
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
engineer-not-yours = Not yours: { $engineer }.
engineer-used = Has already worked in this round: { $engineer }.
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
extension-size = There are { $size } fields here, which does not fit: { $extension }.
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
components-gaps = { $path }: Five fields are gaps for factories (-1), and not the first: { $value }.
components-areas = { $path }: The areas have the sizes 2, 3 and 4, and none lies on the main line: { $value }.
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
log-first-order = The first order is drawn by lot: { $seats }.
log-round = Round { $n } begins.
log-start-chosen = { $seat } chooses the start bonus: { $card }.
log-start-drawn = { $seat } draws a start bonus card: { $card }.
log-placed = { $seat } occupies “{ $place }”: { $payment }.
log-passed = { $n ->
    [0] { $seat } passes.
    [one] { $seat } passes and gets { $n } point.
   *[other] { $seat } passes and gets { $n } points.
}
log-track = { $seat } takes { $colour } on the line { $line } to field { $at }.
log-track-steps = { $seat } takes { $colour } on the line { $line } { $n } steps on, to field { $at }.
log-field = { $seat } fulfils field { $at } of the line { $line }.
log-arm = { $seat } builds towards { $arm }.
log-extension = { $seat } lays an extension at { $area }: { $extension }.
log-industry = { $seat } moves industry marker { $marker } to field { $at }.
log-industry-steps = { $seat } moves industry marker { $marker } { $n } steps on, to field { $at }.
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
}: { $lines }, industry { $industry }.
scored-line = { $line } { $n }
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
zone-engineers = Engineers
zone-tokens = ? tokens
zone-cards = ? cards
zone-bonus = End bonus
zone-incomes = Income
zone-furnaces = Foundries

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
figure-round = This round so far
figure-workers = Workers
figure-coins = Coins
figure-coal = Coal
strip-place = Turn order: { $place }
share-fields = { $n } × { $each }
share-more = + { $n }
share-times = × { $n }
share-plain = { $n }
sheet-round = Scoring of round { $round }
sheet-final = Final count
sheet-player = { $seat }
sheet-before = Before this scoring
sheet-round-sum = This scoring
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
prompt-effects = Still to do: { $effects }.
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

## the gallery
shelf-spaces = Action spaces
shelf-engineers = Engineers
shelf-factories = Factories
shelf-cards = Question mark cards
shelf-bonuses = End bonuses
shelf-incomes = Income tiles
shelf-extensions = Extensions of tracks
shelf-foundries = Foundries

## At the table for the first time

intro-aim = You build tracks on three lines, lay locomotives that reach further and further, and push industry. On your turn you put workers on a free space and do what it shows. Everything you have built scores again every round; whoever has the most points after the last one wins.
intro-points-1 = Tracks, every round, as far as your locomotives reach: gray 1, brown 2, natural 4, white 7
intro-points-2 = Doublers: fields of the main line count twice
intro-points-3 = Industry, every round: the number at your marker
intro-points-4 = Special fields: workers, keys and ? tokens as soon as you reach them
intro-points-5 = At the end: end bonus cards and the most engineers (40 and 20)

## explain: what effects are for

explain-does-black = A black step moves your black track one field ahead on a line of your choice. Black scores nothing, but it leads the way for all other colours and opens special fields.
explain-does-colour = A step moves your { $colour } track one field ahead on a line of your choice, always behind { $ahead }. Each of its fields that locomotives reach is worth { $n ->
    [one] 1 point
   *[other] { $n } points
} in every scoring.
explain-does-any = Each step moves a track of any unlocked colour one field ahead on any line.
explain-does-either = One step with a black or a gray track on a line of your choice. The black worker adds a black step if you choose black.
explain-does-industry = An industry step moves one of your industry markers one field ahead. Entering a factory uses it; an empty gap stops the marker.
explain-does-loco = You get the lowest locomotive on display. It goes to an empty place of yours or replaces a lower one; a line scores only as far as its locomotives reach.
explain-does-factory = You build a factory in your leftmost gap: the lowest locomotive turned over, or one that was returned. It works when your industry marker enters it.
explain-does-tile = You choose: the lowest locomotive, so that a line reaches further, or a factory for your industry track.
explain-does-key = A key brings one black step and one of any colour, or { $n } points.
explain-does-question = You use one of your ? tokens, each only once in the game.
explain-does-card = You take one of the ? cards that lie open and carry it out in full.
explain-does-income = You choose one of the income markers that are left. It helps you once in every round.
explain-does-marker = A further industry marker starts on field 0, if that is empty, and scores beside the others.
explain-does-bonus = Choose { $n } points now, or a card from the pile of end bonus cards when your turn ends.
explain-does-again = Use one of your own factories as if a marker had just entered it.
explain-does-coal-for-steps = For each coal that you give, you get two more black steps.
explain-does-engineer-sum = You score the sum of the numbers of all your engineers.
explain-does-two-locos = You score the sum of your two highest locomotives.
explain-does-top-loco = You score the number of your highest locomotive.
explain-does-repeat-one = You carry out once more a space that you used in this round with one worker, without placing anything.
explain-does-repeat-two = You carry out once more a space that you used in this round with one or two workers, without placing anything.
explain-does-foundry = You take one of the open foundries. For 2 coal it works once in every round.
explain-does-stoker = A stoker raises one of your locomotives by 1 for good, or lets a factory do a little more.
explain-does-coins = Coins stand in for workers, one for one, and pay where a coin is printed.
explain-does-coal = Coal fires foundries and pays for stokers, beside your action.
explain-does-points = You score these points at once.
explain-does-doublers = A doubler covers the next field of your main line from the left and doubles what it scores, in every round.
explain-does-worker = A worker from your reserve joins you for the rest of the game, usable at once.
explain-does-medal = The medal brings { $n } points in every scoring, once gray track and a locomotive reach its field.
explain-does-upgrade = From now on your fields are worth more: gray { $gray }, brown { $brown }, natural { $natural }, white { $white }.
explain-does-upgrade-german = From now on your fields are worth: gray { $gray }, brown { $brown }, natural { $natural }, white { $white }. Only one upgrade marker stays.
explain-does-second-marker = A second industry marker starts on field 0, if that is empty, and scores beside the first.
explain-does-end-card = When your turn ends, you look through the pile and keep one end bonus card in secret. It scores after the last round.
explain-does-black-worker = The black worker is one more worker in every round. Where black steps are shown, it adds another one.
explain-does-letterless = An engineer of your own that nobody else can hire.
explain-does-nine = A locomotive of number 9 for your lines at once. It has no factory on its back.
explain-does-coal-factory = The coal factory brings 2 black steps, and 2 more for each of up to 3 coal.
explain-does-start-cards = The start bonus cards are shuffled, and you use { $n } of them.
explain-does-helpers = Two turquoise workers help you for the rest of this round, from your next turn on.
explain-does-claim-first = You will be first from the next round on. After all have passed, this worker may move to a space for one worker.
explain-does-claim-second = You will be second from the next round on. After all have passed, this worker may move to a space for one worker.
explain-does-hire = For a coin you take the engineer from the hiring field along: a space of your own in every round, and a step towards the majority.

## explain: what they would bring now

explain-now-room = { $n ->
    [0] Your board has no room for a step with { $colour } now.
    [one] Your board has room for 1 step with { $colour }.
   *[other] Your board has room for { $n } steps with { $colour }.
}
explain-now-locked = You have not unlocked { $colour } yet: black on the main line has to get further.
explain-now-run = { $n ->
    [0] Your markers cannot move: a gap without a factory, or the end.
    [one] Your markers can make 1 step.
   *[other] Your markers can make { $n } steps.
}
explain-now-lowest = The lowest locomotive is the { $number }; turned over it is { $factory }.
explain-now-doublers = You have { $n } of at most { $most } doublers.
explain-now-have-question = You have { $n ->
    [one] 1 unused ? token
   *[other] { $n } unused ? tokens
}.
explain-now-have-key = You have got { $n ->
    [one] 1 key
   *[other] { $n } keys
} so far.
explain-now-have-worker = In your reserve: { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
explain-now-have-coins = You have { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
explain-now-have-coal = You have { $n } coal.
explain-now-pile = Cards in the pile: { $n }.
explain-now-worth = Worth { $n ->
    [one] 1 point
   *[other] { $n } points
} to you now.
explain-now-place = You are number { $place } in turn order now.
explain-now-hire = Now for hire: { $engineer }.
explain-now-foundries = Open foundries: { $n }.
explain-now-gain = Used best, it adds { $n ->
    [one] 1 point
   *[other] { $n } points
} to the scoring of this round.
explain-now-gain-none = By itself it adds nothing to the scoring of this round: no locomotive reaches further, or no better colour comes to lie.
explain-now-hand = You have { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
explain-now-after = Then you have { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} left.

## explain: the action board

explain-crowd = This space never fills: everybody may use it, as often as they like.
explain-left = The engineer who lay here was hired in this round; the coin stays until the round ends.
explain-own-engineer = An engineer of { $seat }: used once a round like a space of one's own, and counted for the majority at the end.
explain-now-hiring = Hiring costs: { $payment }.
explain-now-used = Used in this round; fresh again in the next.
explain-now-fresh = Not yet used in this round.
explain-now-engineers = { $n ->
    [0] { $seat }: no engineer.
    [one] { $seat }: 1 engineer, highest number { $best }.
   *[other] { $seat }: { $n } engineers, highest number { $best }.
}
explain-loco-back = On its back: { $factory }.
explain-now-left = Left: { $n }.
explain-now-later = Not yet to be had: first all with number { $number } must be gone.
explain-back-lowest = The lowest locomotive, number { $number }, seen from behind: building this factory uses it up.
explain-factory = A factory fills a gap of the industry track and works whenever a marker enters it.
explain-now-gap = It would go into your gap { $gap }.
explain-now-gaps-full = All your gaps are full: it would replace another factory.
explain-foundry-stack = From here a new foundry is turned up when one is taken. Stokers from the stoker space come from here too, unseen.
explain-foundry-open = Whoever puts a coin on the foundry space takes one of these. For 2 coal it works once in every round.
explain-hand-loco = Put it on an empty place or in place of a lower one, which then moves on. Think of the line that gains most by reaching further.
explain-hand-factory = All five gaps are full: this factory takes the place of another.
explain-start = Everybody but the first player chooses one start bonus card, which works at once.
explain-income = An income marker is used once in every round, before or after your action.
explain-arm = The choice holds for the whole game and for all colours of this line.
explain-now-arm = The line then has { $fields } fields, with colours up to { $colour }.
explain-extension = An extension lies on your line for good, black stands on its first field. Its fields bring:
explain-now-lies = Lies on this board and counts in every scoring.
explain-bonus-back = An end bonus card: only its owner knows it until it is scored at the end.
explain-bonus = An end bonus card scores once, after the last round. Until then only you know it.
explain-bonus-B1 = It counts the factories in your gaps.
explain-bonus-B2 = It counts your engineers.
explain-bonus-B3 = It counts lines on which black has reached the last field.
explain-bonus-B4 = It counts how far gray and brown have got on all three lines.
explain-bonus-B5 = It looks at how many doublers lie on your main line.
explain-bonus-B6 = It counts how far black has got on all three lines.
explain-bonus-B7 = It counts the ? tokens that you have used.
explain-bonus-B8 = It counts as one more engineer when the majority is compared.
explain-bonus-B9 = It adds up the numbers of your locomotives.
explain-bonus-B10 = It counts workers that joined you during the game, the black one included.
explain-bonus-B11 = It counts the keys that you have got.
explain-now-bonus = Counted now: { $n }, which brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explain-pay = One way to pay for a space. Coins stand in for workers, so you can save workers for later, or coins.
explain-purse-workers = Each space costs one to three workers. They come home when the round is over.
explain-purse-helpers = Turquoise workers pay like your own, but only until this round ends; they are used first.
explain-purse-coins = A coin stands in for any worker, and pays where a coin is printed. What you spend goes to the supply.
explain-purse-coal = Coal fires foundries (2 each) and brings stokers (2 each), beside your action.
explain-purse-black = The black worker pays like any other and adds a black step where black steps are shown.
explain-order = In this order players take turns; the number shows what passing brings. Whoever claims place 1 or 2 moves up for the next round.
explain-now-has-passed = Has passed and is out for this round.
explain-emil-card = Emil turns up one card every turn and blocks the space that it shows. He does not carry it out, but you cannot use it in this round.
explain-emil-workers = With these Emil blocks spaces. Without enough of them he skips a card, without any he passes.
explain-emil-cards = Each card names one space. When they run out, Emil passes for this round; then all are shuffled again.
explain-emil-engineers = Emil collects engineers. If he has more than you at the end, you get only the points of second place.
explain-emil-waiting = The better you do, the stronger Emil gets: at this many points another worker joins him at once.
explain-now-emil-space = This is the space “{ $place }”.

## explain: the player boards

explain-field = A field counts in every scoring what the highest colour on it is worth, if the line's locomotives reach it.
explain-now-field-bare = No track lies here yet.
explain-now-beyond = A track lies here, but the locomotives reach only field { $reach }: it counts nothing yet.
explain-now-field = { $n ->
    [0] Reached, with { $colour } on it: counts nothing.
    [one] Reached, with { $colour } on it: counts 1 point.
   *[other] Reached, with { $colour } on it: counts { $n } points.
}
explain-now-done = Has already been paid out.
explain-now-counts = Its condition is met: it counts in every scoring.
explain-now-doubled = A doubler lies here: the field counts twice.
explain-now-doubler-place = Here a doubler will lie when those before it are laid.
explain-rail-black = Black leads on every line. It scores nothing itself, but opens special fields and, on the main line, unlocks the other colours.
explain-rail = The track covers every field up to its head. It must stay behind { $ahead }; each reached field is worth { $n ->
    [one] 1 point
   *[other] { $n } points
} in every scoring, unless a higher colour covers it.
explain-now-rail = { $fields ->
    [0] No locomotive reaches it yet: it counts nothing.
    [one] 1 field of it is reached, worth { $n }.
   *[other] { $fields } fields of it are reached, worth { $n } each.
}
explain-now-next = A step would take it to field { $at }.
explain-now-end = It is at the end.
explain-now-behind = It cannot move now: it must stay behind { $ahead }, which stands on field { $at }.
explain-loco = The numbers of a line's locomotives add up: so many fields of the line count. A higher locomotive may replace it; then it moves on to another place.
explain-now-reach = { $line }: reaches field { $reach }, { $n ->
    [one] 1 point
   *[other] { $n } points
} if scored now.
explain-now-further = One field further would bring { $n ->
    [one] 1 point
   *[other] { $n } points
} more.
explain-now-far-enough = One field further would bring nothing now: no scoring track lies there.
explain-now-stoked = A stoker lies with it: its number is 1 higher.
explain-sum = What this line would bring if the round were scored now.
explain-sum-industry = What your industry markers would bring if the round were scored now.
explain-now-line = { $line }: { $n ->
    [one] 1 point
   *[other] { $n } points
} if scored now.
explain-now-colour = In { $colour }: { $fields ->
    [one] 1 field
   *[other] { $fields } fields
} × { $each } = { $n }
explain-now-doublers-bring = Doublers: + { $n }
explain-now-times = The line counts { $n } times.
explain-now-stars = Stars: + { $n }
explain-now-medal = Medal: + { $n }
explain-industry = In every scoring each of your markers brings the number of its field, on a factory the last number before it.
explain-now-industry = A marker here brings { $n ->
    [one] 1 point
   *[other] { $n } points
} in every scoring.
explain-now-built = Built here: { $factory }.
explain-now-gap-empty = Gap { $gap } is still empty: no marker gets past it.
explain-marker = It moves one field with each industry step, uses factories that it enters, and scores the number of its field in every round.
explain-now-marker = On field { $at }: { $n ->
    [one] 1 point
   *[other] { $n } points
} in every scoring.
explain-now-next-industry = The next field, { $at }, would bring { $n ->
    [one] 1 point
   *[other] { $n } points
}.
explain-now-stuck = It cannot go on to field { $at }: a factory is missing there.
explain-now-steps-away = { $n ->
    [one] The nearest marker is 1 step away.
   *[other] The nearest marker is { $n } steps away.
}
explain-now-passed-by = All markers have come here already.
explain-now-stoked-factory = A stoker lies with it: it brings a little more.
explain-token = Wherever a ? is gained, you choose one of these tokens. Each is used only once in the game.

## explain: zones, regions, plates, sign and scores

explain-zone-tracks = Spaces that move tracks. The symbols say what you get, the bar below what it costs in workers and coins.
explain-zone-works = Spaces for locomotives, factories, industry, doublers, coins, workers and the turn order.
explain-zone-coal = Coal and foundries are gained here; the stoker space costs 2 coal.
explain-zone-foundries = Foundries that can be taken, and the stack from which they come.
explain-zone-row = Engineers move one field to the left each round: first they wait, then they lie crosswise for all, at last one can be hired for a coin.
explain-zone-supply = Locomotives are taken from the lowest number up, so waiting may bring better ones.
explain-zone-pool = Factories that can be built: the back of the lowest locomotive, and returned ones.
explain-zone-bank = What is left in the supply for everybody.
explain-zone-pending = Effects that wait for you, in whatever order you like.
explain-zone-choice = What there is to choose from for the open question.
explain-zone-payments = Ways to pay for the space that you picked.
explain-zone-hand = Workers and coins that you can still place in this round.
explain-zone-order = Who comes when, and what passing brings to whom.
explain-zone-emil = Emil's last card, his workers, cards and engineers.
explain-zone-slot = A place for a locomotive. The main line has two, whose numbers add up.
explain-zone-depot = Tracks that are unlocked but have not begun on this line.
explain-zone-fields = The fields of this line. They count as far as locomotives and tracks reach.
explain-zone-heads = The heads of the tracks: black in front, then gray, brown, natural and white.
explain-zone-sum = What this part of the board would bring if the round were scored now.
explain-zone-industry = The industry track: markers move along it, factories fill its gaps, numbers score in every round.
explain-zone-marker = The industry marker's place on its track.
explain-zone-gaps = Five gaps of the industry track that factories fill from the left.
explain-zone-purse = Workers, coins and coal at hand.
explain-zone-engineers = Hired engineers: each is used once a round, and most engineers bring points at the end.
explain-zone-cards = ? cards that were taken, and the upgrade marker.
explain-zone-bonus = End bonus cards: they score after the last round and are secret until then.
explain-zone-tokens = ? tokens: each is used once, wherever a ? is gained.
explain-zone-incomes = Income markers: each is used once a round beside the action.
explain-zone-furnaces = Foundries: each is used once a round for 2 coal, and may then become a stoker.
explain-region-stage = The action board for all: on your turn you place workers on one free space and carry it out.
explain-region-seat = A player board: three railway lines and an industry track. All of it scores in every round.
explain-region-desk = What the open question is about.
explain-region-offer = What there is to choose from.
explain-region-pay = Ways to pay for the space that you picked.
explain-figure-points = Points scored so far. Most points at the end win.
explain-figure-round = What lines and industry would bring if this round were scored now.
explain-figure-workers = Workers that can still be placed in this round, turquoise and black ones included.
explain-figure-coins = Coins stand in for workers and pay where a coin is printed.
explain-figure-coal = Coal fires foundries and pays for stokers.
explain-now-count = Now: { $n }.
explain-now-scoring = This round would add { $n ->
    [one] 1 point
   *[other] { $n } points
}.
explain-now-rounds = { $n ->
    [0] It is the last round.
    [one] 1 more round follows.
   *[other] { $n } more rounds follow.
}
explain-now-passed = Passed: { $n } of { $of }.
explain-sign-round = In every round players place workers until all have passed; then everything that is built scores again.
explain-sign-start = Before the first round, start bonus cards are chosen from the last player to the second.
explain-sign-turns = Players take turns: each uses one space or passes.
explain-sign-moving = All have passed. Whoever claimed a place in the turn order may now move that worker.
explain-sign-over = The last round is scored, and so are end bonus cards and engineers.
explain-sign-last = In the last round a space for three industry steps takes the place of the turn order.
explain-now-so-far = So far: { $n }.
explain-source-main-line = The longest line: fields by colour as far as two locomotives reach, with doublers. It scores in every round.
explain-source-second-line = The second line: fields by colour as far as its locomotive reaches, doubled where ×2 is fulfilled. It scores in every round.
explain-source-third-line = The third line: fields by colour, and many stars for locomotives that get far. It scores in every round.
explain-source-industry = The numbers below your industry markers, in every round.
explain-source-effects = Points that come at once: keys, engineers, factories and foundries.
explain-source-passing = Points for passing, by place in the turn order.
explain-source-end-bonus = End bonus cards, counted once after the last round. Only your own are counted before.
explain-source-majority = Most engineers bring { $first } points, second most { $second }; the highest number decides ties.

## lessons

lesson-space-title = A worker, a space
lesson-space-text = On your turn you put workers on one free space and carry it out at once. The symbols say what you get, the bar below them what it costs.
lesson-space-goal = Get two coins.
lesson-space-done = That is a turn: a space is used, it stays taken for the rest of the round, and the next player follows.
lesson-paying-title = Coins help out
lesson-paying-text = The space for three black steps costs two workers, but you have only one left. A coin stands in for a worker, and every step moves a track one field ahead.
lesson-paying-goal = Bring black on the Trans-Siberian to field 4.
lesson-paying-done = Black on field 2 has also unlocked gray: black on the main line brings one colour after the other.
lesson-tracks-title = One behind the other
lesson-tracks-text = On every line black goes first, gray stays at least one field behind it, then come brown, natural and white. Steps may be split over the lines.
lesson-tracks-goal = Use three gray steps: gray on field 2 of the Trans-Siberian and on field 1 of the line to St. Petersburg.
lesson-tracks-done = Gray is worth 1 point a field in every scoring, brown 2, natural 4 and white 7.
lesson-locomotive-title = As far as steam carries
lesson-locomotive-text = Five fields of gray lie on the Trans-Siberian, but locomotive 1 reaches only the first: a line scores no further than the sum of its locomotives. The lowest locomotive on display is the 3.
lesson-locomotive-goal = Put the new locomotive where the Trans-Siberian scores three points more.
lesson-locomotive-done = 1 and 3 reach field 4: tracks without locomotives are worth nothing, nor are locomotives without tracks.
lesson-industry-title = Smoking chimneys
lesson-industry-text = Your industry marker stands before a gap, and only a factory leads across. A factory is the lowest locomotive turned over; whoever enters it with the marker uses it.
lesson-industry-goal = Build a factory and move the marker to field 6, in this round.
lesson-industry-done = The factory brought a coin, and field 6 brings 10 points in every scoring instead of 5.
lesson-engineer-title = Somebody who knows how
lesson-engineer-text = For a coin the first engineer of the row becomes yours for the rest of the game. Once a round you may use your engineer like a space, at once already.
lesson-engineer-goal = Hire engineer 5 and make two industry steps with that help.
lesson-engineer-done = Most engineers bring 40 points at the end, second most 20.
lesson-question-title = Question marks
lesson-question-text = Field 4 of the line to St. Petersburg pays once when black track and a locomotive reach it: you may use one of your ? tokens. Doublers lie on the first fields of the main line and double them.
lesson-question-goal = Reach the field and use the token that adds three points to the Trans-Siberian.
lesson-question-done = Every ? token is there once; the earlier a doubler or a medal lies, the more often it counts.
lesson-round-title = The round ends
lesson-round-text = Whoever claims place 1 of the turn order leads from the next round on; when all have passed, that worker may move to a space for one worker. Then everything that has been built scores.
lesson-round-goal = Become first, and bring brown on the Trans-Siberian to field 2 with the worker that moves.
lesson-round-done = All lines and industry score again in every round, so what is built early counts most.
lesson-end-bonus-title = Cards for the end
lesson-end-bonus-text = Your factory offers an end bonus card or 10 points. You look through the pile and keep the card that fits your board; it stays secret until it scores after the last round.
lesson-end-bonus-goal = Take a card that brings at least 15 points now.
lesson-end-bonus-done = 17 fields of black are 17 points: a good card is worth more than the 10 points, if it fits.
lesson-germany-title = German stations
lesson-germany-text = In Germany you build some stretches yourself: when black reaches Würzburg, you choose an extension and black stands on its first field. Stars score in every round, as far as a locomotive reaches.
lesson-germany-goal = Lay an extension at Würzburg that adds four points at once.
lesson-germany-done = Behind Munich 8 you will also choose between Hamburg and Berlin: now you are ready for a first game.

# the second question of a move in two steps
ask-pay = Pay with …
ask-rail = Which track goes on?
ask-marker = Which marker goes on?
ask-supply = Which tile?
ask-pool = Which tile?
ask-back = Which tile?
ask-factory = Which factory?
ask-token = Which “?” token?
ask-card = Which card?
ask-income = Which income marker?

# why a step brings no points
remark-no-loco = { $reach ->
    [0] No points: there is no locomotive on { $line }.
   *[other] No points: your locomotive on { $line } only comes to field { $reach }.
 }
remark-no-value = No points: { $colour } counts nothing by itself.

ahead-unlocks = Unlocks { $colour }: from now on it can be laid.
ahead-to-colour = { $n ->
    [one] 1 more black field unlocks
   *[other] { $n } more black fields unlock
} { $colour }.
ahead-field = Field { $at } is reached: { $effects }.
ahead-to-field = { $n ->
    [one] 1 more step
   *[other] { $n } more steps
} to field { $at }: { $effects }.
ahead-to-field-loco = { $n ->
    [one] 1 more step
   *[other] { $n } more steps
} to field { $at }: { $effects }, once a locomotive comes so far.
ahead-reach = { $line }: the locomotives reach field { $reach }, exactly as far as your rails.
ahead-reach-far = { $laid ->
    [0] { $line }: the locomotives reach field { $reach }, but no rail lies there yet.
   *[other] { $line }: the locomotives reach field { $reach }, your rails only field { $laid }.
}
ahead-reach-short = { $line }: the locomotives reach field { $reach }; rails beyond it, up to field { $laid }, do not count yet.
ahead-gap = Next comes a gap: without a factory the marker stops here.
ahead-factory = The next step enters your factory: { $effects }.
ahead-industry = { $n ->
    [one] 1 more step
   *[other] { $n } more steps
} to { $points } points in every round.
ahead-to-factory = { $n ->
    [one] 1 industry step
   *[other] { $n } industry steps
}, and your marker enters it: then it works.
ahead-order = In the next round you are { $place ->
    [1] first
   *[other] second
}; when all have passed, this worker moves on to a space that is still free.
ahead-last = Your last worker and no coin: afterwards you can only pass.
ahead-idle = { $n ->
    [one] 1 worker stays
   *[other] { $n } workers stay
} unused in this round.
