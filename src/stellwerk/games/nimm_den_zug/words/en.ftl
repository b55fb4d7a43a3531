# Nimm den Zug (Take a Train)
game-title = Nimm den Zug
game-tagline = Buy locomotives at auction, hang wagons behind them, earn: three rounds for two to six.
money = ${ $n }
score-unit = ${ $n }

## What lies on the table
loco-S1 = Steam I
loco-S2 = Steam II
loco-S3 = Steam III
loco-S4 = Steam IV
loco-S5 = Steam V
loco-S6 = Steam VI
loco-S7 = Steam VII
loco-D1 = Diesel I
loco-D2 = Diesel II
loco-D3 = Diesel III
loco-D4 = Diesel IV
loco-D5 = Diesel V
loco-D6 = Diesel VI
loco-E1 = Electric I
loco-E2 = Electric II
loco-E3 = Electric III
loco-E4 = Electric IV
loco-E5 = Electric V
drive-steam = steam
drive-diesel = diesel
drive-electric = electric
kind-food = food
kind-livestock = livestock
kind-coal = coal
kind-oil = fuel oil
kind-luxury = luxury goods
kind-passenger = passengers
wagon-food = food wagon (${ $value })
wagon-livestock = livestock wagon (${ $value })
wagon-coal = coal wagon (${ $value })
wagon-oil = fuel-oil wagon (${ $value })
wagon-luxury = luxury wagon (${ $value })
wagon-passenger = passenger wagon (${ $value })
special-SP-BIN = Bin
special-SP-LONG = Longer train
special-SP-PLUS = Multiplier +1
special-SP-600 = Bonus ${ $bonus }
special-SP-DBL = Double wagon
method-turn = In turn
method-sealed = Sealed
method-double = Double sealed
method-choice = Right of first choice
method-open = Open
method-draft = Pass on
goal-G01 = Two goals done
goal-G02 = Take a special card
goal-G03 = Three wagons on every locomotive
goal-G04 = First in the order
goal-G05 = Last in the order
goal-G06 = Ten wagons together
goal-G07 = Four food wagons
goal-G08 = Four livestock wagons
goal-G09 = Three coal wagons
goal-G10 = Three fuel-oil wagons
goal-G11 = Two luxury wagons
goal-G12 = Two passenger wagons
goal-G13 = Three diesel locomotives
goal-G14 = Three steam locomotives
goal-G15 = Three electric locomotives
goal-G16 = One locomotive of every drive
goal-G17 = The fastest locomotive
goal-G18 = The slowest locomotive

## Where the money comes from
source-start = Starting money
source-locomotives = Locomotives
source-replacements = Cards replaced
source-profit-1 = Profit of round 1
source-profit-2 = Profit of round 2
source-profit-3 = Profit of round 3
source-goals = Goal tiles
source-specials = Bonus cards
source-projected = Running trains
tie-goals = Equal money: the goal tiles used decide ({ $goals }).
tie-shared = Equal money and equally many goal tiles ({ $goals }): the place is shared.

## Why not
below-power = ${ $bid } is too little: { $loco } costs at least ${ $power }.
not-higher = ${ $bid } is too little: the bid is ${ $last }, you need at least ${ $least }.
not-enough-money = You need ${ $needed } for that, you have ${ $money }.
already-passed = You have already passed on this locomotive.
has-three = You already have three locomotives.
must-open = Whoever starts the auction and can pay must bid, at least ${ $power }.
must-choose = You must take a locomotive: the cheapest costs you ${ $price }, you have ${ $money }.
not-available = Not there to be chosen: { $card }.
not-tied = { $seat } is not one of the tied players.
leading = You already lead with ${ $bid }.
waits-this-count = You are waiting at “{ $count }”. Until the clock strikes you may still bid.
can-afford = You can pay the price of ${ $price }: you have ${ $money }.
method-used = “{ $method }” has already been used in this game.
kind-mismatch = This locomotive pulls { $there }, not { $kind }.
kind-on-other-loco = Your train { $train } already pulls { $kind }: each locomotive pulls a different load.
double-needs-wagon = The double wagon needs a wagon in front of it.
no-multiplier = A substitute locomotive has no multiplier.
no-train = The bonus card is not for a train: just take it.
needs-train = This card goes to one of your trains: say which.
stays-there = The longer train stays where it is.
only-new = After a replacement you may only take newly turned-up cards.
already-replaced = You have already replaced cards in this turn.
already-selected = Already selected: { $card }.
nothing-selected = You have not selected any card to replace yet.
replace-first = First say that you want to replace cards.
display-empty = There is no card that you could replace.
round-over = The round is over. You may still hand in goal tiles.
goal-not-met = { $want ->
    [1] “{ $goal }” is not fulfilled.
   *[other] “{ $goal }” is not fulfilled: you have { $have } of { $want }.
}
goal-used = You have already handed in “{ $goal }”.
goals-later = At this table goal tiles are handed in only when everybody has three locomotives.
not-your-tile = “{ $goal }” is not yours.
position-ledger = { $path }: The entries add up to ${ $sum }, the money is ${ $money }.
position-kind = { $path }: { $value } does not fit: one load per locomotive, and a different one for each.
position-plus = { $path }: A substitute locomotive has no multiplier that could be raised.
position-longer = { $path }: At this table the longer train takes no place in the display; “longer” says that it is out.
position-double = { $path }: A wagon must hang in front of the double wagon.
position-tiles = { $path }: The order tiles 1 to { $players } must all be given, or none.
position-needs = { $path }: { $step } needs this, and it is missing.
position-steps = { $path }: In the phase { $phase } there are no such steps. What can be asked: { $known }.
position-phase = { $path }: There is no such thing in the phase { $phase }.
position-fits = { $path }: This does not fit { $step }.
position-stuck = { $path }: At { $step } there is no move for this seat.

## Log
bid-of = { $seat } ${ $bid }
profit-of = { $seat } ${ $total } ({ $a } + { $b } + { $c })
log-first-by-lot = The lot falls on { $seat }: start player of the first round.
log-first-by-choice = { $seat } is the start player of the first round, as was chosen when the table was opened.
log-goals-dealt = Your goal tiles: { $goals }.
log-method-drawn = Round { $round }: { $seat } draws “{ $method }”.
log-method-chosen = Round { $round }: { $seat } chooses “{ $method }”.
log-loco-revealed = { $loco } is turned up.
log-locos-reshuffled = { $count } locomotives set aside are shuffled into a new stack.
log-nobody-can-pay = Nobody can pay. The cards of { $seat } are set aside.
log-auction-skipped = { $seat } cannot pay: the auction is skipped, the cards are set aside.
log-stand-in = { $seat } cannot pay: { $other } starts the auction.
log-put-up = { $seat } puts { $loco } up, from ${ $power }.
log-opened = { $seat } opens at ${ $bid } for { $loco }.
log-bid = { $seat } bids ${ $bid }.
log-passed = { $seat } passes.
log-counted = { $seat } counts: { $count }.
log-bids-shown = The bids: { $bids }.
log-totals-shown = Both bids together: { $bids }.
log-named = { $seat } decides the tie for { $winner }.
log-named-next = { $seat } lets { $winner } choose next.
log-bought = { $seat } buys { $loco } for ${ $price }.
log-bought-nothing = { $seat } cannot pay for any locomotive.
log-bid-lost = { $seat } cannot pay for any locomotive and loses the bid of ${ $bid }.
log-declined = { $seat } declines.
log-choice-laid = { $seat } lays out { $count } locomotives face down.
log-choice-order = This is the order of choosing: { $seats }.
log-choice-turned-up = Turned up: { $locos }.
log-locos-dealt = Everybody gets three locomotives.
log-locos-passed = { $count ->
    [one] The last locomotive goes on to the left.
   *[other] { $count } locomotives go on to the left.
}
log-draft-shown = { $seat } has { $locos }.
log-draft-paid = { $seat } pays ${ $price } for the locomotives.
log-flipped = { $seat } turns { $loco } over: a substitute.
log-substitutes = { $count ->
    [one] { $seat } gets a substitute locomotive.
   *[other] { $seat } gets { $count } substitute locomotives.
}
log-order = Order: { $seats }.
log-turned-up = Turned up: { $card }.
log-bin = The bin clears all open cards.
log-longer = Longer train: the round ends only with { $wagons } wagons on a locomotive.
log-wagons-reshuffled = { $count } discarded cards are shuffled into a new stack.
log-attached = { $seat } takes { $card } for train { $train }.
log-took-bonus = { $seat } takes the bonus card: ${ $bonus }.
log-replaced = { $seat } pays ${ $price } and replaces { $cards }.
log-all-passed = Everybody has passed in a row: the round is over.
log-last-wagon = { $seat } attaches wagon { $count }: the round is over.
log-profit = { $seat } earns ${ $total }.
log-round-ended = Profits of round { $round }: { $profits }.
course-round-ended = Round { $round }
log-round-prepared = Round { $round } is prepared. { $start } is the start player.
log-goal = { $seat } hands in “{ $goal }” and gets ${ $bonus }.
log-goals-passed = The goal tiles go on to the left.
log-game-ended = The game is over. Everybody counts the money.

## Options
option-components = Card values
option-components-standard = Standard
option-components-help = Many values are not in the rulebook and have been reconstructed. Whoever knows the true ones gives a file here.
option-start = Start player
option-start-random = drawn by lot
option-start-seat-1 = seat 1
option-start-seat-2 = seat 2
option-start-seat-3 = seat 3
option-start-seat-4 = seat 4
option-start-seat-5 = seat 5
option-start-seat-6 = seat 6
option-start-help = Who starts the first auction. At a real table it is whoever travelled by train most recently.
option-show-money = Money
option-show-money-off = stays secret
option-show-money-on = lies open
option-show-money-help = By the rulebook money stays secret for the whole game.
option-open-auction = Open auction
option-open-auction-counts = at every count all decide at the same time
option-open-auction-quick = one count instead of three
option-open-auction-timed = in real time
option-open-auction-help = How bids are called and counted. In real time the clock counts, and whoever calls first leads.
option-count-ms = Counting in real time
option-count-ms-1000 = 1 second a count
option-count-ms-1500 = 1.5 seconds a count
option-count-ms-2000 = 2 seconds a count
option-count-ms-3000 = 3 seconds a count
option-count-ms-help = Only for the open auction in real time.
option-starter-cannot-pay = The starter cannot pay
option-starter-cannot-pay-stand-in = the next player starts with the same cards
option-starter-cannot-pay-skipped = the auction is skipped
option-starter-cannot-pay-help = The rulebook does not say what happens if the starter can pay for none of the locomotives.
option-last-bidder = Last bidder
option-last-bidder-one = buys one locomotive
option-last-bidder-until-three = buys until there are three
option-last-bidder-help = Whoever is left alone buys at the opening bid. The rulebook speaks of one locomotive.
option-short-stack = Too few locomotives in the stack
option-short-stack-complete = shuffle and complete to three
option-short-stack-rest-only = turn up the rest only
option-short-stack-help = What holds when the stack has one or two cards left.
option-choice-unpayable = First choice: nothing payable
option-choice-unpayable-bid-returned = the bid is returned
option-choice-unpayable-bid-lost = the bid is lost
option-choice-unpayable-help = Whoever can pay for no locomotive buys none and gets a substitute in the end.
option-draft-flip = Pass on: too dear
option-draft-flip-recompute = turn over until the money is enough
option-draft-flip-once = turn one over and pay what is there
option-draft-flip-help = The price is worked out again after turning one over.
option-plus-on-substitute = Multiplier +1 on a substitute
option-plus-on-substitute-refused = not allowed
option-plus-on-substitute-allowed = allowed, without effect
option-plus-on-substitute-help = A substitute has no multiplier that could be raised.
option-order-tie = Ties in the order
option-order-tie-speeds = all speeds, then the seat
option-order-tie-random = by lot
option-order-tie-help = What decides when even the fastest locomotives are equally fast.
option-replace-times = Replacing cards
option-replace-times-once = once a turn
option-replace-times-unlimited = as often as one pays
option-replace-times-help = The rulebook does not say whether one may replace several times in a turn.
option-replace-take = After replacing
option-replace-take-any = take any open card
option-replace-take-new = take a new card only
option-replace-take-help = Literally the rulebook speaks of the new open cards.
option-replace-pass = Replacing and then passing
option-replace-pass-counts = counts as a pass
option-replace-pass-resets = the counting starts again
option-replace-pass-help = The round ends when all pass in a row.
option-longer-slot = Longer train
option-longer-slot-refilled = lies beside the display
option-longer-slot-blocks = takes up a place in the display
option-longer-slot-help = Whether another card is turned up for it.
option-goals-in-auctions = Goals during the auctions
option-goals-in-auctions-allowed = at any time
option-goals-in-auctions-later = only when everybody has three locomotives
option-goals-in-auctions-help = The rulebook says “at any time”. The publisher is said to have recommended the stricter version later; it is better balanced.
option-special-goal = Goal “Take a special card”
option-special-goal-turn = in the same turn only
option-special-goal-later = later too
option-special-goal-help = How long the goal holds after a special card was taken.
option-bin-specials = Bin and open special cards
option-bin-specials-discarded = are cleared too
option-bin-specials-stay = stay
option-bin-specials-help = Whether the bin also clears special cards.
option-empty-stack = Wagon stack empty
option-empty-stack-used-stay-out = shuffle the discards; special cards that were used stay out until the next round
option-empty-stack-reshuffle = shuffle the discards, used special cards too
option-empty-stack-no-refill = turn up no more
option-empty-stack-help = The rulebook does not mention this. If a used bonus card came back at once, everybody could take it every turn, and the round need not end.
option-method = Auction tile
option-method-drawn = is drawn
option-method-chosen = is chosen by the start player
option-method-help = How the auction of a round is decided.
option-raise = Bid at least this much more
option-raise-50 = $50
option-raise-100 = $100
option-raise-help = The smallest money tile is worth $50.
option-stand-in = Whoever stands in for the starter
option-stand-in-full = is the starter: ties and left neighbour
option-stand-in-opens-only = only opens
option-stand-in-help = Who decides ties, and whose left neighbour follows.
option-replace-price = Price of replacing
option-replace-price-flat = once
option-replace-price-per-card = for every card
option-replace-price-help = The amount stands on the order tile.
option-goals-dealt = Goal tiles
option-goals-dealt-blind = draw three blind
option-goals-dealt-draft = keep one, pass the others on
option-goals-dealt-help = How everybody gets their three goal tiles.
option-alone = Left alone is
option-alone-three-locos = whose opponents all have three locomotives
option-alone-too-poor = also whose opponents cannot pay
option-alone-help = When the rule of the last bidder holds.
option-first-last = Goal “First in the order”
option-first-last-wagons = in the wagon phase
option-first-last-starter = also as the starter of an auction
option-first-last-help = Which order the goal means.
option-unclaimed = Fulfilled goals not handed in
option-unclaimed-cashed = are paid in the end
option-unclaimed-lost = are lost
option-unclaimed-help = If they are lost, the game waits at the end of every round until everybody is ready.

## scene: what stands on the table

tab-players = Players
zone-stage = Auction and market
zone-own = Your trains
zone-seat = Trains of { $seat }
zone-method = Auction
zone-methods = Auctions to choose from
zone-stack = Locomotives
zone-wagon-stack = Wagon stack
zone-revealed = Revealed locomotives
zone-choice = Locomotives to choose from
zone-goal-hand = Goal tiles to choose from
zone-hand = Your hand
zone-lot = For sale
zone-solo = For sale
zone-count = Count
zone-aside = Set aside
zone-bids = Bids
zone-order-bids = Bids
zone-display = Open cards
zone-discards = Discards
zone-longer = Longer train
zone-train = Train { $train }
zone-loco = Locomotive of train { $train }, { $seat }
zone-wagons = Wagons of train { $train }, { $seat }
zone-plus = Multiplier card of train { $train }, { $seat }
zone-goals = Goal tiles of { $seat }
zone-profit = Profit of train { $train }, { $seat }
zone-money = Money of { $seat }
zone-tile = Place in the order of { $seat }

sign-round = Round { $round } of { $rounds }
sign-auction = Locomotives
sign-wagons = Wagons
sign-ended = Pay day
sign-over = The end
sign-limit = Wagon { $wagons } ends the round

piece-loco = a locomotive
piece-substitute = Substitute
piece-copy = Double wagon, a copy of: { $card }
piece-count = The count stands at { $count }
piece-bid = { $seat }: { $bid }
piece-profit = Train { $train } would earn ${ $money } now
piece-money = Your money: ${ $money }
piece-tile = Number { $tile } in the order, replacing costs ${ $price }
stack-loco = { $count ->
    [one] One locomotive, face down
   *[other] { $count } locomotives, face down
}
stack-wagon = { $count ->
    [one] One card, face down
   *[other] { $count } cards, face down
}
back-loco = Locomotive, face down
back-wagon = Card, face down
back-goal = Goal tile, unknown
title-SP-BIN = Bin
title-SP-LONG = Longer
title-SP-DBL = Double
bid-none = still in
bid-out = has three
bid-passed = passed
bid-waits = waits
bid-answered = decided
bid-thinks = thinking

caption-G01 = two others
caption-G02 = a special
caption-G03 = three each
caption-G04 = first
caption-G05 = last
caption-G06 = ten wagons
caption-G07 = food
caption-G08 = livestock
caption-G09 = coal
caption-G10 = fuel oil
caption-G11 = luxury
caption-G12 = passengers
caption-G13 = diesel
caption-G14 = steam
caption-G15 = electric
caption-G16 = all drives
caption-G17 = fastest
caption-G18 = slowest

note-loco = Drive: { $drive }. Power { $power }, which is also the lowest price. Top speed { $speed } km/h. Pays { $multiplier } times its wagons.
note-substitute = Face down: no power, no speed, no multiplier. At the end of the round it pays one wagon, the most valuable.
note-copy = The double wagon counts as another wagon like the one in front of it.
note-guess = Reconstructed, not attested: { $fields }.
note-tile = Turns go by these numbers. Replacing open cards costs you ${ $price }.
note-goal = Hand it in at any time while it is true: ${ $bonus } from the bank.
note-SP-BIN = Sweeps all open cards onto the discards and leaves the game.
note-SP-LONG = In this round only wagon { $wagons } on a locomotive ends the round.
note-SP-PLUS = Goes in front of one of your locomotives: its multiplier grows by one. It is not a wagon.
note-SP-600 = Take it and get ${ $bonus } at once.
note-SP-DBL = Hangs behind a wagon and counts as a second one of the same kind and value.
note-method-turn = Round and round, higher or out.
note-method-sealed = Everybody bids once, in secret; the highest bid wins.
note-method-double = Two secret bids are added; the highest sum wins.
note-method-choice = Secret bids for the order of choosing. Everybody pays their bid and the power of the chosen locomotive.
note-method-open = Anybody may call a higher bid, until the leader has counted to three.
note-method-draft = Keep one, pass the others to the left. At the end everybody pays all powers times their highest multiplier.
field-drive = drive
field-multiplier = multiplier
field-power = power
field-speed = speed
field-value = value
field-price = price

figure-money = Money
figure-locos = Locomotives
figure-power = Power in all
figure-wagons = Wagons
figure-profit = Profit if the round ended now
figure-goals = Goal tiles used
strip-starter = Starts this auction
strip-tile = Number { $tile } in the order

sheet-profit = Profits of round { $round }
sheet-final = Final count
sheet-player = { $seat }
sheet-train = Train { $train }
sheet-reckoning = { $wagons ->
    [one] { $sum } × { $times } =
   *[other] ({ $sum }) × { $times } =
}
sheet-best-wagon = best wagon only:
sheet-total = Profit of all trains
sheet-goals = { $seat }: { $count ->
    [0] no goal tile used
    [one] one goal tile used
   *[other] { $count } goal tiles used
}

## scene: what is wanted, of the viewer

prompt-on = On it goes.
prompt-over = The game is over. Winner: { $seats }.
prompt-draft-goals = Keep one goal tile; the others go to the left.
prompt-choose-method = Choose how the locomotives of this round are sold.
prompt-pick-loco = Put one of these locomotives up for auction; its power is the lowest price. You have ${ $money }.
prompt-opening-bid = Open the bidding for { $loco } with at least ${ $power }.
prompt-last-bidder = Only you can still buy locomotives: buy for the power, or do without.
prompt-bidding = { $leader } bids ${ $bid } for { $loco }. Bid at least ${ $least }, or pass for good.
prompt-sealed-bid = { $twice ->
    [yes] The first of two secret bids for { $loco }; the highest sum of both buys it.
   *[no] Bid in secret for { $loco }; the highest bid buys it.
} { $starts ->
    [yes] You put it up, so at least ${ $power }.
   *[no] Its power is { $power }; $0 is a bid, too.
}
prompt-second-bid = Your first bid for { $loco }: ${ $first }. How much do you add in secret, or do you stay there?
prompt-name-winner = Equal bids. Who gets { $loco }: { $seats }?
prompt-name-next = Equal bids. Who chooses next: { $seats }?
prompt-name-leader = Equal calls. Whose bid stands: { $seats }?
prompt-choice-bid = Bid in secret: the highest bid chooses a locomotive first. With it everybody pays their bid and its power.
prompt-choose-loco = Choose a locomotive. You pay its power and your bid of ${ $first }.
prompt-counting = { $leader } bids ${ $bid } for { $loco } and counts { $number }. Bid at least ${ $least }, or wait.
prompt-timed-counting = { $leader } bids ${ $bid } for { $loco } and counts { $number }. Bid at least ${ $least }, or wait.
prompt-keep-loco = Keep one locomotive; the others go to the left.
prompt-flip-loco = { $pays ->
    [yes] Your locomotives cost ${ $draft }, you own ${ $money }. Now you can pay for them.
   *[no] Your locomotives cost ${ $draft }, you own ${ $money }. Turn one face down: it becomes a substitute.
}
prompt-wagon-turn = { $replaced ->
    [yes] Take a card and hang it behind one of your locomotives, or pass.
   *[no] Take a card and hang it behind one of your locomotives, replace open cards for ${ $price }, or pass.
}
prompt-replacing = { $chosen ->
    [0] Choose the open cards to be replaced. It costs ${ $price }.
    [one] One card goes for ${ $price }. Choose more, or turn up a new one.
   *[other] { $chosen } cards go for ${ $price }. Choose more, or turn up new ones.
}
prompt-after-special = You took a special card. Hand in a goal tile now, or go on.
prompt-goals-first = You do not have enough money. Hand in goal tiles now, or it goes on without you.
prompt-last-call = The round is over. Hand in goal tiles now, or go on.

## scene: what is wanted, of others

wait-draft-goals = Everybody keeps one goal tile. Still to decide: { $seats }.
wait-choose-method = { $seats } chooses how locomotives are sold.
wait-pick-loco = { $seats } chooses a locomotive for the auction.
wait-opening-bid = { $seats } opens the bidding for { $loco }.
wait-last-bidder = { $seats } may still buy for the power.
wait-bidding = { $leader } bids ${ $bid } for { $loco }. { $seats } bids more or passes.
wait-sealed-bid = Secret bids for { $loco }. Still to decide: { $seats }.
wait-second-bid = Second secret bids for { $loco }. Still to decide: { $seats }.
wait-name-winner = Equal bids. { $seats } names the winner.
wait-name-next = Equal bids. { $seats } names who chooses next.
wait-name-leader = Equal calls. { $seats } says whose bid stands.
wait-choice-bid = Secret bids for the order of choosing. Still to decide: { $seats }.
wait-choose-loco = { $seats } chooses a locomotive.
wait-counting = { $leader } bids ${ $bid } for { $loco } and counts { $number }. Still to decide: { $seats }.
wait-timed-counting = { $leader } bids ${ $bid } for { $loco } and counts { $number }.
wait-keep-loco = Everybody keeps one locomotive. Still to decide: { $seats }.
wait-flip-loco = { $seats } cannot pay and turns a locomotive face down.
wait-wagon-turn = { $seats } chooses a card, replaces cards or passes.
wait-replacing = { $seats } replaces open cards.
wait-after-special = { $seats } took a special card.
wait-goals-first = Whoever lacks the money may hand in goal tiles: { $seats }.
wait-last-call = The round is over. Still looking at goal tiles: { $seats }.

## scene: the moves

group-bid = Bid
group-locos = Locomotives
group-tie = Tie
group-attach = Take a card
group-replace = Replace or pass
group-method = Auctions
group-goals = Goal tiles
act-bid = { $n ->
    [0] Bid nothing for { $loco }
   *[other] Bid ${ $n } for { $loco }
}
act-second-bid = { $n ->
    [0] Stay at ${ $first }
   *[other] Add ${ $n }: ${ $total } in all
}
act-bid-choice = { $n ->
    [0] Bid nothing for the order
   *[other] Bid ${ $n } for the order
}
bid-everything = everything: ${ $n }
act-pass = Pass
act-wait = Wait
act-pick = Put up { $loco } (from ${ $price })
act-choose = Buy { $loco } for ${ $price }
act-decline = Buy none
act-keep = Keep { $loco } (power { $price })
act-flip = Turn { $loco } face down (power { $price })
act-pay = Pay
act-name = Name { $seat }
act-attach = { $card } to train { $train }
act-plus = { $card } in front of train { $train }
act-take = Take { $card }
act-replace = Replace cards for ${ $price }
act-pass-wagon = Pass
act-discard = Discard { $card }
act-turn-up = { $count ->
    [0] Turn up new cards
    [one] Turn up one new card for ${ $price }
   *[other] Turn up { $count } new cards for ${ $price }
}
act-method = { $method }
act-goal = Keep { $goal }
act-claim = Hand in for ${ $bonus }: { $goal }
act-ready = Go on

# why a move changes nothing in the score
remark-bid = You pay only when you get a locomotive.
remark-substitute = The substitute pays out its most valuable wagon only; this one adds nothing.

## the gallery
shelf-locos = Locomotives
shelf-wagons = Wagons
shelf-specials = Special cards
shelf-goals = Goals

## At the table for the first time

intro-aim = For three rounds you buy locomotives at auctions and hang wagons behind them. At the end of every round a train earns the sum of its wagons times the multiplier of its locomotive. Whoever has the most money in the end wins.
intro-points = How money is made
intro-points-1 = Every train, every round: $100 and $200 behind a locomotive with ×3 pay $900
intro-points-2 = Goal tiles: a bonus as soon as their condition holds
intro-points-3 = Bonus cards: money at once
intro-points-4 = What you do not spend in auctions counts, too

## scene: what everything is for

explain-loco = It pulls one train. The powers of your three locomotives together decide who goes first in the wagon phase.
explain-loco-least = Nobody gets it for less than ${ $power }.
explain-loco-choice = Whoever chooses it pays their own bid and ${ $power }.
explain-loco-price = It would cost you ${ $price }: its power and your bid.
explain-loco-draft = At the end you pay the powers of your three locomotives, times the highest multiplier among them: this one adds { $power } and has ×{ $multiplier }.
explain-wagon = Hung behind a locomotive it earns its value times the multiplier. A locomotive pulls only one kind, and each of yours another.
explain-gain = Behind train { $train } it would earn ${ $money } more.
explain-no-train-for-it = None of your trains may take it now.
explain-train-now = Train { $train } has { $wagons ->
    [0] no wagons yet
    [one] one wagon
   *[other] { $wagons } wagons
} and would pay ${ $money } now.
explain-no-train = No locomotive stands here yet.
explain-goal-now = { $want ->
    [1] Not fulfilled now.
   *[other] So far { $have } of { $want }.
}
explain-goal-met = Fulfilled now: it can be handed in.
explain-goal-used = Handed in already.
explain-goal-G01 = Wants { $want } other goal tiles of yours handed in.
explain-goal-G02 = Wants you to take a special card; it holds until that turn is over.
explain-goal-G03 = Wants at least { $want } wagons behind each of your locomotives.
explain-goal-G04 = Wants you to be first in the order of the wagon phase.
explain-goal-G05 = Wants you to be last in the order of the wagon phase.
explain-goal-G06 = Wants at least { $want } wagons behind your locomotives together.
explain-goal-G07 = Wants at least { $want } food wagons behind your locomotives.
explain-goal-G08 = Wants at least { $want } livestock wagons behind your locomotives.
explain-goal-G09 = Wants at least { $want } coal wagons behind your locomotives.
explain-goal-G10 = Wants at least { $want } fuel-oil wagons behind your locomotives.
explain-goal-G11 = Wants at least { $want } luxury wagons behind your locomotives.
explain-goal-G12 = Wants at least { $want } passenger wagons behind your locomotives.
explain-goal-G13 = Wants { $want } diesel locomotives, face up.
explain-goal-G14 = Wants { $want } steam locomotives, face up.
explain-goal-G15 = Wants { $want } electric locomotives, face up.
explain-goal-G16 = Wants a locomotive of each of the { $want } drives, face up.
explain-goal-G17 = Wants you to own the fastest of all locomotives that lie face up.
explain-goal-G18 = Wants you to own the slowest of all locomotives that lie face up.
explain-method-now = All locomotives of this round are sold like this.
explain-method-used = Used in this game already; it does not come back.
explain-bid = What somebody bids, or how they stand in this auction.
explain-bid-leads = { $seat } leads with ${ $bid }.
explain-bid-starter = Started this auction, and decides among equal bids.
explain-tile = The place in the order of the wagon phase: the most power is first.
explain-money = Your money, hidden from the others. It buys locomotives, and whoever has the most after three rounds wins.
explain-profit = What this train would pay if the round ended now: its wagons added up, times the multiplier.
explain-cards = { $n ->
    [0] No card lies here.
    [one] One card lies here.
   *[other] { $n } cards lie here.
}
explain-back-loco = A locomotive nobody sees yet. There are three for every player in a round.
explain-back-wagon = Cards to come: 82 wagons of six kinds and five special cards are in the game.
explain-back-goal = A goal tile that only its owner knows. It pays a bonus once its condition holds.
explain-zone-method = The tile drawn for this round says how all its locomotives are sold.
explain-zone-methods = The start player chooses how the locomotives of this round are sold.
explain-zone-stack = The locomotives of this round still to come, face down.
explain-zone-revealed = Turned up for this auction: the starter puts one of them up.
explain-zone-aside = Turned up and not sold. When the stack is used up, these are shuffled into a new one.
explain-zone-choice = As many locomotives as there are players. In the order of the bids everybody takes one.
explain-zone-hand = The locomotives you may choose from: keep one, the others go to your left neighbour.
explain-zone-goal-hand = The goal tiles you may choose from: keep one, the others go to your left neighbour.
explain-zone-lot = The locomotive that is being sold; its power is the lowest price.
explain-zone-solo = The locomotive that is being sold; its power is the lowest price.
explain-zone-count = Whoever leads counts to three. Every higher bid starts the count again; at three the locomotive is sold.
explain-zone-bids = What everybody bids, as far as it is known. The highest bid wins.
explain-zone-order-bids = Bids for the order of choosing. Everybody pays their own.
explain-zone-wagon-stack = Wagons and special cards still to come. When a card is taken, the next one is turned up.
explain-zone-discards = Cards that were replaced or swept away. When the stack is empty they are shuffled into a new one.
explain-zone-display = Open cards: take one and hang it behind one of your locomotives, or replace some for the price on your order tile.
explain-zone-longer = Here lies the longer train once it is turned up: then the round ends one wagon later.
explain-zone-train = A locomotive with its wagons, all of one kind. The fifth wagon behind any locomotive ends the round.
explain-zone-plus = Room for the card that raises the multiplier of this locomotive by one.
explain-zone-loco = The locomotive of this train: at the end of the round it multiplies the value of its wagons.
explain-zone-wagons = The wagons of this train. At the end of the round their values are added and multiplied.
explain-zone-profit = What this train would pay if the round ended now.
explain-zone-goals = Secret goal tiles. Each pays its bonus once, handed in while its condition holds.
explain-zone-money = How much money somebody has is a secret until the end.
explain-zone-tile = The order tile says when one is on turn in the wagon phase, and what replacing cards costs.
explain-goals-now = Still open: { $open }, handed in: { $used }.
explain-auction = Here the locomotives of the round are sold, three for everybody.
explain-market = Here the wagons lie open from which the trains are made.
explain-board = Three trains. Each pays the sum of its wagons times the multiplier of its locomotive when the round ends.
explain-secret-money = The others’ money is a secret until the end.
explain-figure-money = Money behind the screen. The most of it wins after three rounds.
explain-figure-locos = Locomotives bought in this round. With three of them one is out of the auctions.
explain-figure-power = The power of all locomotives together. The highest goes first in the wagon phase, but replacing cards costs most there.
explain-figure-wagons = Wagons behind all three locomotives.
explain-figure-profit = What the trains would pay if the round ended now.
explain-figure-goals = Goal tiles handed in. With equal money they decide.
explain-sign-round = A round has two parts: locomotives are sold, then wagons are hung behind them. After three rounds the most money wins.
explain-rounds-left = { $n ->
    [0] This is the last round.
    [one] One more follows.
   *[other] { $n } more follow.
}
explain-sign-auction = Locomotives are sold until everybody has three.
explain-sign-wagons = One card a turn, in the order of the tiles: take it, replace cards, or pass.
explain-sign-ended = The round is over and every train has paid.
explain-sign-over = Three rounds are played. The most money wins.
explain-sign-limit = As soon as somebody has so many wagons behind one locomotive, the round ends and all trains pay.
explain-source-start = Everybody begins with the same money.
explain-source-locomotives = What was paid for locomotives.
explain-source-replacements = What was paid to replace open cards.
explain-source-profit = What the trains of a round paid: the wagons of each, times its multiplier.
explain-source-goals = The bonuses of goal tiles that were handed in.
explain-source-specials = Money from bonus cards.
explain-source-projected = What the trains would pay if the round ended now.
explain-source-of = { $seat }: ${ $money }

## Lessons

lesson-attach-title = What a train pays
lesson-attach-text = At the end of a round every train pays the sum of its wagons times the multiplier of its locomotive, the red × on its card. On your turn you take one open card and hang it behind one of your locomotives.
lesson-attach-goal = Hang the wagon that raises your profit by $600.
lesson-attach-done = $200 behind a locomotive with ×3 are worth $600.
lesson-kinds-title = One load for each locomotive
lesson-kinds-text = A locomotive pulls only one kind of wagon, and each of your locomotives another kind. Your strongest one already pulls food, so luxury goods have to go elsewhere.
lesson-kinds-goal = Raise your profit by $900.
lesson-kinds-done = An empty locomotive takes any kind that none of your others pulls.
lesson-replace-title = Replacing cards
lesson-replace-text = If the open cards do not help you, you may replace some before you choose; your order tile says what it costs. Today a passenger wagon worth $500 lies on top of the stack.
lesson-replace-goal = Replace one open card and hang the passenger wagon behind your Diesel IV.
lesson-replace-done = $400 spent, $1,500 gained: late in the order, replacing is cheap.
lesson-special-title = Special cards
lesson-special-text = Special cards lie among the wagons. The double wagon copies the wagon in front of it, “Multiplier +1” strengthens a locomotive, the bonus pays $600 at once.
lesson-special-goal = Take the special card that brings you $1,600.
lesson-special-done = A copy of $400 behind a locomotive with ×4.
lesson-last-wagon-title = The fifth wagon
lesson-last-wagon-text = As soon as anybody hangs a fifth wagon behind a locomotive, the round is over and all trains pay. The player to your right is one wagon short of it, too.
lesson-last-wagon-goal = End the round with your coal train.
lesson-last-wagon-done = Five wagons worth $850 behind ×3 pay $2,550; whoever ends the round decides when the others stop.
lesson-goal-title = Goal tiles
lesson-goal-text = You hold three secret goal tiles. While the condition of one is true you may hand it in, even when others are on turn: the bank pays its bonus once.
lesson-goal-goal = Fulfil “Three coal wagons” and hand the tile in.
lesson-goal-done = $800 from the bank, and with equal money the tiles handed in decide the game.
lesson-put-up-title = Putting a locomotive up
lesson-put-up-text = Before the wagons come the locomotives, three for everybody. Whoever starts an auction turns up three, puts one up and opens with at least its power, the number beside the bolt.
lesson-put-up-goal = Buy the locomotive with the highest multiplier that you can pay, at its lowest price.
lesson-put-up-done = Nobody wanted more; the other two are set aside for later.
lesson-outbid-title = Bidding
lesson-outbid-text = In this auction everybody in turn bids more or passes for good. The lowest raise is $50, and nobody may bid more than they own.
lesson-outbid-goal = Buy Electric II for $700: never bid more than you have to.
lesson-outbid-done = The winner pays their own bid, all others keep their money.
lesson-first-choice-title = Another kind of auction
lesson-first-choice-text = Each of the three rounds has its own kind of auction; a tile says which. Here all have bid in secret for the order of choosing: you choose first and pay your bid of $300 and the power of what you take.
lesson-first-choice-goal = Take the locomotive with the highest multiplier that you can pay.
lesson-first-choice-done = Now you know it all: buy, hang wagons, earn, three times over.

# the second question of a move in two steps
ask-train = { $thing }: to which train?
