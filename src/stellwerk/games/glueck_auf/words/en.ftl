# What is said in Coal Baron: The Great Card Game.
game-title = Coal Baron: The Great Card Game
game-tagline = Assign workers, mine lorries, load trains and deliver.
table-round = Shift { $n }
score-unit = { $n } VP

## Worker zones
zone-lorry-a = left lorries
zone-lorry-b = right lorries
zone-wagon-a = left wagons
zone-wagon-b = right wagons
zone-engine = engines
zone-order = orders
zone-share = shares
zone-innovation = innovations
zone-objective = objectives
zone-mine-01 = mining 0/1
zone-mine-12 = mining 1/2
zone-mine-23 = mining 2/3
zone-deliver = delivery
zone-wild = wild action

## What a move names
zone = worker zone
workers = number of workers
payment = set of cards to pay with
innovation = innovation
stack = stack
dock = dock
wagon = wagon
lorry = lorry
order = order
card = card
cards-lorry = lorries
cards-wagon = wagons

## Crests, destinations, cards
crest-WH = wheel
crest-CL = clover
crest-TO = tower
crest-FX = fox
place-BAR = barracks
place-FUR = furnaces
place-FAC = factories
place-STE = steamboats
L-WH-1a = wheel lorry (1 VP)
L-WH-1b = wheel lorry (2 VP)
L-WH-2 = double wheel lorry
L-CL-1a = clover lorry (1 VP)
L-CL-1b = clover lorry (2 VP)
L-CL-2 = double clover lorry
L-TO-1a = tower lorry (1 VP)
L-TO-1b = tower lorry (2 VP)
L-TO-2 = double tower lorry
L-FX-1a = fox lorry (1 VP)
L-FX-1b = fox lorry (2 VP)
L-FX-2 = double fox lorry
W-WH = wheel wagon
W-CL = clover wagon
W-TO = tower wagon
W-FX = fox wagon
W-XX = wild wagon
E-A = engine A
E-B = engine B
E-C = engine C
E-D = engine D
O-BAR-1 = barracks order (1 lorry, 3 VP)
O-BAR-2 = barracks order (2 lorries, 5 VP)
O-BAR-3 = barracks order (3 lorries, 7 VP)
O-BAR-4 = barracks order (4 lorries, 10 VP)
O-FUR-1 = furnace order (1 lorry, 3 VP)
O-FUR-2 = furnace order (2 lorries, 5 VP)
O-FUR-3 = furnace order (3 lorries, 7 VP)
O-FUR-4 = furnace order (4 lorries, 10 VP)
O-FAC-1 = factory order (1 lorry, 3 VP)
O-FAC-2 = factory order (2 lorries, 5 VP)
O-FAC-3 = factory order (3 lorries, 7 VP)
O-FAC-4 = factory order (4 lorries, 10 VP)
O-STE-1 = steamboat order (1 lorry, 3 VP)
O-STE-2 = steamboat order (2 lorries, 5 VP)
O-STE-3 = steamboat order (3 lorries, 7 VP)
O-STE-4 = steamboat order (4 lorries, 10 VP)
S-BAR = barracks share
S-FUR = furnace share
S-FAC = factory share
S-STE = steamboat share
I-W3 = worker innovation 1–3
I-W4 = worker innovation 1–4
I-W5 = worker innovation 1–5
I-LOR = lorry innovation
I-WAG = wagon innovation
I-ENG = engine innovation
I-ORD = order innovation
I-SHA = share innovation
I-MIN = mining innovation
I-DEL = delivery innovation
G-SHIFT = objective “Pairs of shift tokens”
G-GOALS = objective “All objectives”
G-ENG-A = objective “Engine A”
G-ENG-B = objective “Engine B”
G-ENG-C = objective “Engine C”
G-ENG-D = objective “Engine D”
G-SHA-BAR = objective “Barracks shares”
G-SHA-FUR = objective “Furnace shares”
G-SHA-FAC = objective “Factory shares”
G-SHA-STE = objective “Steamboat shares”
G-ORD-BAR = objective “Barracks orders”
G-ORD-FUR = objective “Furnace orders”
G-ORD-FAC = objective “Factory orders”
G-ORD-STE = objective “Steamboat orders”
G-5L-BAR = objective “Five lorries for barracks”
G-5L-FUR = objective “Five lorries for furnaces”
G-5L-FAC = objective “Five lorries for factories”
G-5L-STE = objective “Five lorries for steamboats”

## Why not
zone-not-in-play = Mining 1/2 is not in the game with two players.
stack-empty = The stack “{ $zone }” is empty.
engines-full = Each of your docks has an engine already.
no-steps = “{ $zone }” wants at least { $low ->
    [one] one mining step
   *[other] { $low } mining steps
}; you cannot use so many now.
no-order = You have no order in hand.
no-train = None of your trains has an engine and enough lorries for one of your orders.
nothing-to-look-at = There is no stack of which you could place a card.
no-placement-left = Afterwards you could not place workers anywhere, and after an innovation you may not pass.
wrong-dock = Dock { $dock } does not show the crest of the { $card }.
dock-has-engine = Dock { $dock } has an engine already.
other-stack = This innovation takes from another stack: { $cards }.
row-empty = Your mining row is empty.
steps-missing = You must use at least { $low ->
    [one] one mining step
   *[other] { $low } mining steps
}, so far: { $spent }.
not-in-storage = The { $card } is not in your storage.
steps-too-few = The { $card } costs { $need ->
    [one] one mining step
   *[other] { $need } mining steps
}, { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
dock-without-crest = Dock { $dock } does not show the crest { $crest }.
wagon-without-crest = The { $wagon } carries no lorry with the crest { $crest }.
no-empty-wagon = There is no empty { $wagon } at dock { $dock }.
steps-out-of-reach = That way you could not reach { $low } mining steps any more.
must-deliver = At least one train must leave.
order-not-in-hand = You do not have the { $card } in hand.
train-without-engine = There is no engine at dock { $dock }.
other-model = Only trains of the same model leave together. The first one had { $card }, the train at dock { $dock } has another.
too-few-lorries = The train at dock { $dock } has { $have ->
    [0] no lorry
    [one] one lorry
   *[other] { $have } lorries
} on it, the order asks for { $need }.
not-among-cards = Not among these cards: { $card }.
no-step-at-all = You cannot use a single mining step.
innovation-not-in-hand = You do not have the { $card } in hand.
innovation-fresh = You have only just taken the { $card }: it can be played from your next turn on.
pass-after-innovation = You have played an innovation: now you must place workers.
not-combined = At this table a worker innovation pays alone.
needs-exactly = This zone takes exactly { $need ->
    [one] one worker
   *[other] { $need } workers
} now, not { $given }.
no-workers = This zone takes exactly { $need ->
    [one] one worker
   *[other] { $need } workers
} now; you have none left.
cannot-make = This zone takes exactly { $need ->
    [one] one worker
   *[other] { $need } workers
} now; your cards make { $sums }.
pays-otherwise = These do not make exactly { $need }: { $payment }.
cards-not-in-hand = You do not have all these cards: { $payment }.
component-fixed = { $path }: This cannot be changed, nor be { $value }.
position-steps = { $path }: These steps do not fit together: { $value }.
position-held = { $path }: What is on its way to a dock does not fit the open step { $value }.
position-wild = { $path }: The cards looked at do not fit the open step { $value }.
position-stuck = { $path }: At the open step { $value } there would be no move.
position-load = { $path }: { $value } may not lie in { $wagon } in dock { $dock }.
position-twin = { $path }: This stack cannot be empty: it would have been refilled from { $twin }, where { $n } cards lie.
position-payment = { $path }: { $value } does not make exactly { $need }.
position-zone = { $path }: { $value } is not in play with so many players.
position-use = { $path }: { $value } is too few: this use takes at least { $need }.
position-last = { $path }: Not { $value }: the last use took { $n }.
position-workers = { $path }: { $value } cannot be the hand: the workers that are not placed are { $known }.
position-too-many-placed = { $path }: { $value } has placed workers that this seat does not have.
position-no-card = { $path }: There is no { $value } in this box.
position-passed = { $path }: { $value } is in turn and so cannot have passed.
position-action = { $path }: Workers cannot be placed at { $value }: the action could not be carried out.
position-engines = { $path }: Without a free dock nobody looks at cards of the stack { $value }.
position-mining = { $path }: There is no mining of { $value } steps here. There is: { $known }.
position-fresh = { $path }: No innovation has been taken in this turn that is still in hand.

## Log
log-first-by-lot = The lot falls on { $seat }: { $seat } begins the first shift.
log-first-by-choice = { $seat } begins the first shift, as was chosen when the table was opened.
log-prepared = { $shifts } shifts are played. Everybody has { $workers } cards with workers.
log-zone-unused = Not in the game: { $zone }.
log-placed = { $seat } places { $n ->
    [one] 1 worker
   *[other] { $n } workers
 } on “{ $zone }” (cards: { $payment }).
log-passed = { $seat } passes.
log-lorry-taken = { $seat } takes the { $card } to the mining row.
log-wagon-taken = { $seat } takes the { $card }.
log-engine-taken = { $seat } takes { $card }.
log-order-taken = { $seat } takes the { $card } to hand.
log-share-taken = { $seat } takes the { $card }.
log-innovation-taken = { $seat } takes the { $card } to hand.
log-objective-taken = { $seat } takes the { $card }.
log-wagon-coupled = { $seat } couples the { $card } at dock { $dock }.
log-engine-placed = { $seat } puts { $card } at dock { $dock }.
log-lorry-stored = { $seat } mines the { $card } to storage.
log-lorry-loaded = { $seat } loads the { $card } into the { $wagon } at dock { $dock }.
log-mining-stopped = { $seat } has used { $n ->
    [one] one mining step
   *[other] { $n } mining steps
 }.
log-delivered = { $seat } lets the train with { $engine } leave dock { $dock } and fulfils the { $card }.
log-looked = { $seat } looks at { $n ->
    [one] one card
   *[other] { $n } cards
} of “{ $zone }”.
log-cards-seen = { $seat } sees: { $cards }.
log-card-kept = { $seat } keeps one of them: { $card }.
log-card-kept-hidden = { $seat } keeps one of them in secret.
log-cards-returned = { $seat } puts { $n ->
    [one] one card
   *[other] { $n } cards
} back under the stack.
log-innovation-played = { $seat } plays the { $card }.
log-stack-split = The stack “{ $zone }” is used up: { $n ->
    [one] one card comes
   *[other] { $n } cards come
} over from “{ $other }”.
log-heading = Shift { $n }
log-token = { $seat } gets shift token { $n }.
log-shift-begins = Shift { $n } begins with { $seat }.
log-clean-up-board = { $seat } clears the board: { $n ->
    [one] one card goes
   *[other] { $n } cards go
} back.
log-clean-up-orders = { $seat } returns { $n ->
    [one] one unfulfilled order
   *[other] { $n } unfulfilled orders
}.
log-clean-up-delivered = { $seat } lays out the delivered stack; wagons and double lorries go back.
log-clean-up-shares = { $seat } assigns { $n ->
    [one] one share
   *[other] { $n } shares
} to fulfilled orders.
log-game-ends = The game is over.

## Scoring
source-lorries = Lorries
source-orders = Orders
source-shares = Shares
source-tokens = Shift tokens
source-objectives = Objectives
tie-token = The tie is decided by shift token { $n }.
tie-shared = A tie: the place is shared.

## Options
option-components = Card counts
option-components-help = The size of every stack is documented; only how lorries, orders and innovations divide into their kinds is in no public source. Each choice changes one of these three decks.
option-components-standard = standard
option-components-mixed-523 = lorries 5/2/3 per crest
option-components-crest-dependent = lorry value by crest
option-components-big = more large orders
option-components-middle = more middle orders
option-components-graded = graded innovations
option-start = Starting player
option-start-help = Who begins the first shift.
option-start-random = by lot
option-start-seat-1 = seat 1
option-start-seat-2 = seat 2
option-start-seat-3 = seat 3
option-start-seat-4 = seat 4
option-mining = Mining
option-mining-help = Must mining 1/2 and 2/3 meet one of the printed numbers exactly?
option-mining-strict = exactly one of the two
option-mining-lenient = at least one step
option-innovation-mining = Mining with an innovation
option-innovation-mining-help = May the mining innovation be played with no steps?
option-innovation-mining-at-least-one = no, at least one
option-innovation-mining-none = yes
option-split = Splitting a stack
option-split-help = How much of an odd stack goes to the empty place.
option-split-down = the smaller half
option-split-up = the larger half
option-return-order = Putting back
option-return-order-help = In which order the cards of the wild action go under the stack.
option-return-order-chosen = as chosen
option-return-order-random = at random
option-tie = Tie
option-tie-help = Who wins if none of the tied players has the last shift token.
option-tie-highest-token = who has the highest
option-tie-shared = all together
option-first-token = First token
option-first-token-help = Who gets it if nobody was at mining 0/1 in shift 1.
option-first-token-starter = the starting player
option-first-token-random = by lot
option-fresh-innovation = New innovation
option-fresh-innovation-help = When an action innovation just taken may be played.
option-fresh-innovation-at-once = in the same turn
option-fresh-innovation-next-turn = from the next turn on
option-combining = Worker innovations
option-combining-help = May they pay together with other worker cards?
option-combining-allowed = yes
option-combining-alone = no, only alone
option-wild-look = Wild look
option-wild-look-help = Who sees the four cards.
option-wild-look-private = only the acting player
option-wild-look-open = everybody
option-worker-hands = Worker hands
option-worker-hands-help = They can be worked out; they need not be shown.
option-worker-hands-shown = shown
option-worker-hands-hidden = hidden
option-delivered = Delivered stack
option-delivered-help = Who may look through it.
option-delivered-hidden = only its owner
option-delivered-open = everybody
option-innovation-then-pass = Innovation and passing
option-innovation-then-pass-help = May one pass after playing an innovation?
option-innovation-then-pass-refused = no
option-innovation-then-pass-allowed = yes
option-lower-places = Lower places
option-lower-places-help = How a tie below the first place is ranked.
option-lower-places-token = by shift tokens
option-lower-places-equal = shared place
option-innovation-chain = Innovations in a row
option-innovation-chain-help = May one play an innovation first that makes a placement possible only together with another one?
option-innovation-chain-allowed = yes
option-innovation-chain-single = no

## scene: what stands on the table
tab-players = Players
cell-lorry-a = Left lorries
cell-lorry-b = Right lorries
cell-wagon-a = Left wagons
cell-wagon-b = Right wagons
cell-engine = Engines
cell-order = Orders
cell-share = Shares
cell-innovation = Innovations
cell-objective = Objectives
cell-mine-01 = Mining 0/1
cell-mine-12 = Mining 1/2
cell-mine-23 = Mining 2/3
cell-deliver = Delivery
cell-wild = Wild action
spot-stage = Display
spot-own = Your mine
spot-seat = { $seat }'s mine
spot-pile = Stack: { $zone }
spot-stack = Top card: { $zone }
spot-price = Next placement: { $zone }
spot-crew = Workers: { $zone }
spot-token = Token of this shift
spot-claim = Who would get it now
spot-tokens = Shift tokens
spot-tray = Just picked up
spot-row = Mining row
spot-storage = Storage
spot-workers = Workers
spot-orders = Orders
spot-innovations = Innovations
spot-objectives = Objectives
spot-shares = Shares
spot-delivered = Delivered
spot-dock = Dock { $dock }
spot-sign = Sign of dock { $dock }, { $seat }
spot-engine = Engine in dock { $dock }, { $seat }
spot-train = Wagons in dock { $dock }, { $seat }

sign-shift = Shift { $shift } of { $shifts }
sign-over = The end
sign-end = End of the shift
sign-count = Final count
sign-turn = Placement
sign-payment = Payment
sign-further-innovations = Innovations
sign-couple-wagon = Coupling
sign-place-engine = Engine
sign-choose-twin = Innovation
sign-mining = Mining
sign-delivery = Delivery
sign-choose-stack = Wild action
sign-keep-one = Wild action
sign-return-cards = Wild action
sign-passed = Gone home: { $seats }

piece-price = This zone now takes exactly { $n ->
    [one] one worker
   *[other] { $n } workers
}
piece-pile = { $zone }, { $count ->
    [one] one card left
   *[other] { $count } cards left
}
piece-worker = { $n ->
    [one] One worker of { $seat }
   *[other] { $n } workers of { $seat }
}
piece-helper = { $card }, placed by { $seat } for { $n }
piece-token = Shift token { $n }
piece-claim = The shift token would now go to { $seat }
piece-loaded = { $wagon }, loaded with { $lorry }
piece-dock = Dock { $dock } ({ $crests }), lorries loaded: { $lorries }
piece-dock-ready = Dock { $dock } ({ $crests }), lorries loaded: { $lorries }. This train could leave.
word-heir = Token goes to
model-A = A
model-B = B
model-C = C
model-D = D
back-lorry = lorry, face down
back-wagon = wagon, face down
back-engine = engine, face down
back-order = order, face down
back-share = share, face down
back-innovation = innovation, face down
back-objective = objective, face down
back-delivered = delivered card

note-price = Always exactly one more than the last time in this shift.
note-known = You know: card number { $depth } from the top is { $card }.
note-token = The shift token goes to whoever was last at mining 0/1; that player begins the next shift.
note-lorry = { $size ->
    [one] One lorry: it costs one mining step and scores { $vp } VP when delivered.
   *[other] Two lorries: they cost two mining steps, need only one wagon and score nothing.
}
note-wagon = Stands in any dock that shows its crest and takes one lorry card of that crest.
note-wild-wagon = Stands in any dock and takes one lorry card of either crest of that dock.
note-engine = One engine per dock. Trains of the same model may leave together.
note-order = Asks for a train with an engine and at least { $lorries ->
    [one] one lorry
   *[other] { $lorries } lorries
}. Scores { $vp } VP.
note-share = Scores { $vp } VP at the end if a fulfilled order of the same destination has no other share.
note-helper = Counts as 1 to { $span } workers, as you like, and leaves the game after the shift.
note-I-LOR = Take the top card of a lorry stack, without workers.
note-I-WAG = Take the top card of a wagon stack, without workers.
note-I-ENG = Take the top engine, without workers.
note-I-ORD = Take the top order, without workers.
note-I-SHA = Take the top share, without workers.
note-I-MIN = { $low } to { $high } mining steps, without workers.
note-I-DEL = A delivery, without workers.
note-goal-SHIFT = { $vp } VP for every two of your shift tokens.
note-goal-GOALS = { $vp } VP for each of your objectives, this one included.
note-goal-ENG = { $vp } VP for every delivered engine of this model.
note-goal-SHA = { $vp } VP for every assigned share of this destination.
note-goal-ORD = { $vp } VP for every fulfilled order of this destination.
note-goal-5L = { $vp } VP if your fulfilled orders of this destination ask for at least five lorries together.
note-mine = Use { $low } { $between ->
    [0] or
   *[other] to
} { $high } steps: a lorry from the row to storage or into a wagon, or from storage into a wagon.
note-deliver = One or more trains with the same engine model leave, each with an order.
note-wild = Look at four cards of a stack and keep one. At first it takes one worker more than other zones.
note-guess = Reconstructed, not documented: { $fields }.
field-copies = number of cards
field-vp = points
field-model = name of the model

figure-points = Victory points
figure-workers = Workers left
figure-orders = Orders in hand
figure-delivered = Orders fulfilled
strip-starter = Began the shift
strip-miner = Last at mining 0/1

sheet-shift = End of shift { $shift }
sheet-final = Final count
sheet-player = { $seat }
sheet-count-lorries = { $n ->
    [one] one single lorry
   *[other] { $n } single lorries
}
sheet-count-orders = { $n } fulfilled
sheet-count-shares = { $n } held
sheet-count-tokens = { $n } won
sheet-count-objectives = { $n } taken
sheet-so-far = In all so far
sheet-secret = What the others’ lorries, orders, shares and objectives bring stays secret until the end.
sheet-token = { $mined ->
    [yes] { $seat } was last at mining 0/1. That brings shift token { $n }, worth { $vp } VP, and the first turn of the next shift.
   *[no] Nobody was at mining 0/1. Shift token { $n }, worth { $vp } VP, goes to { $seat }, who also begins the next shift.
}
sheet-last-token = { $mined ->
    [yes] { $seat } was last at mining 0/1 and gets the last shift token, worth { $vp } VP. Now everything is counted.
   *[no] Nobody was at mining 0/1. The last shift token, worth { $vp } VP, goes to { $seat }. Now everything is counted.
}

## scene: what is asked
prompt-on = Play goes on.
prompt-over = The game is over. The winner: { $seats }.
prompt-turn = { $bound ->
    [yes] Now place workers in one zone, or play another innovation. You have { $workers } { $workers ->
        [one] worker
       *[other] workers
    }.
   *[no] Place workers in one zone, or pass for this shift. You have { $workers } { $workers ->
        [one] worker
       *[other] workers
    }.
}
prompt-payment = { $zone }: with which cards do you pay exactly { $need }?
prompt-further-innovations = Play another innovation or end your turn.
prompt-couple-wagon = Which dock gets the { $card }?
prompt-place-engine = Which dock gets { $card }?
prompt-choose-twin = From which of the two stacks do you take the top card ({ $cards })?
prompt-mining = { $least ->
    [0] Use up to { $left } more { $left ->
        [one] step
       *[other] steps
    } or stop.
   *[other] Use { $least } to { $left } more { $left ->
        [one] step
       *[other] steps
    }: choose a lorry, then where it goes.
}
prompt-delivery = { $gone ->
    [yes] Let another train with the same engine model leave, or stop.
   *[no] Choose an order, then the train that leaves with it.
}
prompt-choose-stack = Choose the stack whose top cards you look at.
prompt-keep-one = Keep one of these cards.
prompt-return-cards = Put the other cards under the stack “{ $zone }”, the upper one first.

## scene: what is waited for
wait-turn = { $seats } places workers or passes.
wait-payment = { $seats } pays { $need } { $need ->
    [one] worker
   *[other] workers
} for “{ $zone }”.
wait-further-innovations = { $seats } may play another innovation.
wait-couple-wagon = { $seats } chooses a dock for the { $card }.
wait-place-engine = { $seats } chooses a dock for { $card }.
wait-choose-twin = { $seats } chooses a stack.
wait-mining = { $seats } is mining; { $left ->
    [one] one step is left
   *[other] { $left } steps are left
}.
wait-delivery = { $seats } delivers.
wait-choose-stack = { $seats } chooses a stack to look at.
wait-keep-one = { $seats } looks at cards of “{ $zone }” and keeps one.
wait-return-cards = { $seats } puts cards back under “{ $zone }”.

## scene: the moves at the table
group-workers = Place workers
group-turn = End the turn
group-innovations = Innovations
group-payment = Pay
group-docks = Docks
group-stacks = Stacks
group-mining = Mining
group-load = Load from the row
group-store = To storage
group-fetch = Load from storage
group-delivery = Deliver
group-cards = Cards
act-place = { $zone }: { $n } { $n ->
    [one] worker
   *[other] workers
}
act-place-card = { $zone }: { $n } { $n ->
    [one] worker
   *[other] workers
} → { $card }
act-pass = Pass
act-innovate = Play the { $card }
act-pay = Pay with { $payment }
act-done = End the turn
act-dock = Dock { $dock }: { $card }
act-take = { $zone }: { $card }
act-stop-mining = Stop mining
act-store = Put the { $card } into storage
act-load = Dock { $dock }: load the { $card } into the { $wagon }
act-deliver = Dock { $dock }: leave with the { $card }
act-stop-delivery = Stop delivering
act-look = { $zone }: look at { $count } { $count ->
    [one] card
   *[other] cards
}
act-keep = Keep { $card }
act-return = Return { $card }

## the gallery
shelf-lorry = Lorries
shelf-wagon = Wagons
shelf-engine = Engines
shelf-order = Orders
shelf-share = Shares
shelf-innovation = Innovations
shelf-objective = Objectives

## At the table for the first time

intro-aim = You mine coal, load it into wagons and let trains leave with orders. On your turn you place workers at exactly one spot; every further use of it costs one worker more. Whoever has the most victory points after the last shift wins.
intro-points-1 = Fulfilled orders: 3, 5, 7 or 10
intro-points-2 = Delivered single lorries: 1 or 2
intro-points-3 = Shares that fit a fulfilled order: 3 each
intro-points-4 = Objectives: what they name
intro-points-5 = Shift tokens: 1 each

## scene: what everything is for
explain-price = { $can ->
    [yes] Takes exactly { $n } { $n ->
        [one] worker
       *[other] workers
    } now; your cards can make it.
    [no] Takes exactly { $n } { $n ->
        [one] worker
       *[other] workers
    } now; your cards cannot make it exactly.
   *[other] Takes exactly { $n } { $n ->
        [one] worker
       *[other] workers
    } now.
}
explain-top = On top: { $card }.
explain-left = { $n ->
    [one] One card is left.
   *[other] { $n } cards are left.
}
explain-pile = The rest of the stack, face down. Only the top card can be taken; when it is gone, the next one is seen.
explain-take-lorry = Workers here take the top lorry to the left end of your mining row. There it waits to be mined.
explain-take-wagon = Workers here take the top wagon to a dock that shows its crest. It will carry one lorry card.
explain-take-engine = Workers here take the top engine to a dock without one. No train leaves without an engine.
explain-take-order = Workers here take the top order to your hand. A train that leaves with it scores its points.
explain-take-share = Workers here take the top share. At the end it scores together with a fulfilled order of the same destination.
explain-take-innovation = Workers here take the top innovation to your hand: an action without workers, or workers to place as you like.
explain-take-objective = Workers here take the top objective. It scores at the end for what it shows.
explain-crew = The workers placed here in this shift. They stay until its end; every placement takes one worker more than the last.
explain-crew-card = Counts { $n ->
    [one] one worker
   *[other] { $n } workers
}. It stays here until the shift ends and then goes back to its owner’s hand.
explain-use = { $seat }: { $n ->
    [one] one worker
   *[other] { $n } workers
} ({ $payment })
explain-unused = Nobody has been here in this shift.
explain-next = Next: exactly { $n ->
    [one] one worker
   *[other] { $n } workers
}.
explain-worker = Counts { $n ->
    [one] one worker
   *[other] { $n } workers
} in a zone. Several cards together may make the number that a zone takes; after the shift they come back.
explain-hand = In hand: { $cards ->
    [0] no worker card.
    [one] one card with { $n } { $n ->
        [one] worker
       *[other] workers
    }.
   *[other] { $cards } cards with { $n } workers.
}
explain-token = Each shift token scores { $vp } VP; the highest decides a tie.
explain-tokens-won = { $seat } has { $n ->
    [one] one shift token.
   *[other] { $n } shift tokens.
}
explain-back-hand = Only its owner knows this card; everybody sees that it is there.
explain-back-delivered = It left with a train. Only the owner may look through the delivered stack; it is scored at the end.
explain-back-lifted = Somebody looks at the top cards of this stack, keeps one and puts the others under the stack.
explain-deck-lorry = Lorries bring coal into the wagons.
explain-deck-wagon = Wagons carry the lorries of their crest.
explain-deck-engine = Engines let trains leave.
explain-deck-order = Orders score when a train leaves with them.
explain-deck-share = Shares score with fulfilled orders.
explain-deck-innovation = Innovations are actions without workers, or workers.
explain-deck-objective = Objectives score at the end.
explain-wild-printed = { $n ->
    [one] One worker is printed on the card: the first placement of a shift takes two.
   *[other] { $n } workers are printed on the card.
}
explain-ready = Could leave now, at your docks: { $docks }.
explain-none-ready = None of your trains could leave now.
explain-row-empty = Your mining row is empty.
explain-row-front = First in your mining row: { $card }.
explain-row = Lorries wait here in the order in which they were taken. Only the one nearest the board, on the right, can be mined.
explain-storage = Lorries mined without a fitting wagon. Each can be loaded later; that takes its mining steps again.
explain-workers = The worker cards in hand. They pay for zones, exactly; after the shift all come back.
explain-orders = Orders wait here for a train with an engine and enough lorries. In the hand they score nothing.
explain-innovations = Played before or after placing workers, or, with workers on them, placed like worker cards. Each works once.
explain-objectives = Each scores at the end for what it shows.
explain-shares = At the end each scores with one fulfilled order of the same destination.
explain-tokens = Tokens of shifts to come. Each goes to whoever was last at mining 0/1 in its shift and scores at the end.
explain-delivered = Everything that left with a train. At the end its single lorries and its orders score; wagons and double lorries do not.
explain-claim = Who would get the token if the shift ended now: the last one at mining 0/1, else whoever began the shift.
explain-tray = Cards that somebody is just taking or looking at.
explain-dock = A train grows at dock { $dock }: wagons, their loads, an engine. With an order for at most its lorries it leaves, and everything on it is delivered.
explain-sign = Dock { $dock } takes wagons with one of these two crests, and their lorries. The signal is green when the train could leave.
explain-engine = The engine of dock { $dock }. Trains with the same model may leave together in one delivery.
explain-train = The wagons at dock { $dock }. Each carries one lorry card; none changes its dock.
explain-dock-now = Wagons: { $wagons }, lorries loaded: { $lorries }.
explain-dock-no-engine = It lacks an engine.
explain-dock-no-order = It lacks an order for so few lorries.
explain-dock-ready = It could leave now.
explain-dock-perhaps = Perhaps it could leave: the orders in hand are secret.
explain-count = { $n ->
    [0] Nothing lies here.
    [one] One lies here.
   *[other] { $n } lie here.
}
explain-worth = Worth { $vp } VP now.
explain-would-be-worth = Would be worth { $vp } VP to you now.
explain-orders-ready = { $n ->
    [0] None of them could be delivered now.
    [one] One of them could be delivered now.
   *[other] { $n } of them could be delivered now.
}
explain-orders-done = { $n ->
    [0] No order fulfilled yet.
    [one] One order fulfilled.
   *[other] { $n } orders fulfilled.
}
explain-stage = Nine stacks to take from and five actions to carry out. Whoever uses a zone pays one worker more than the last one there.
explain-board = Workers, the mining row and storage on the left, three docks with trains in the middle, orders and what scores on the right.
explain-secret-points = The points are a secret: only the owner may look through the delivered stack.
explain-source = { $source }: { $vp } VP
explain-source-of = { $seat }: { $vp } VP
explain-figure-points = Victory points as if the game ended now: lorries, orders, shares, shift tokens and objectives.
explain-figure-workers = Workers that can still be placed in this shift.
explain-figure-orders = Orders in hand. They score only when a train leaves with them.
explain-figure-delivered = Orders fulfilled by trains that left.
explain-sign-shift = The game has { $shifts } shifts. In each, everybody places workers until all have passed.
explain-shifts-left = { $n ->
    [one] This is the last one.
   *[other] { $n } are still to be finished, this one included.
}
explain-sign-passed = They have passed and wait for the end of the shift.
explain-sign-end = Everybody has passed: the token is awarded, and all workers come back.
explain-sign-over = All shifts are played. Lorries, orders, shares, tokens and objectives are counted.
explain-sign-step = What is being done in this turn; the question below says what is wanted.
explain-source-lorries = Single lorries that left with a train score the 1 or 2 VP printed on them. Double lorries score nothing.
explain-source-orders = Every fulfilled order scores the points printed on it: 3, 5, 7 or 10.
explain-source-shares = Each share that goes with a fulfilled order of its destination scores { $vp } VP, one share for one order.
explain-source-tokens = Every shift token scores { $vp } VP.
explain-source-objectives = What all objectives together bring.
explain-innovation = Play it before or after you place workers: it costs none and then leaves the game.
explain-order = Which coal is loaded and which destination it names does not matter for leaving.
explain-in-row = { $n ->
    [one] It is first in the row: it goes next.
   *[other] It is number { $n } in the row; those right of it go first.
}
explain-wagon-waits = An empty wagon waits for it at dock: { $docks }.
explain-no-wagon = No empty wagon would take it now.
explain-wagon-takes = Here it takes a lorry card with this crest: { $crests }.
explain-wagon-docks = It may stand at dock: { $docks }.
explain-engine-docks = Docks of yours without an engine: { $docks }.
explain-engine-full = All your docks have engines already.
explain-engine-twins = The same model stands at dock: { $docks }.
explain-order-shares = { $n ->
    [one] One share of this destination waits for such an order.
   *[other] { $n } shares of this destination wait for such orders.
}
explain-order-ready = Enough is loaded at dock: { $docks }.
explain-order-lacks = { $most ->
    [0] No train with an engine is loaded yet.
    [one] The fullest train with an engine has one lorry.
   *[other] The fullest train with an engine has { $most } lorries.
}
explain-share-now = Shares of this destination: { $shares }, orders fulfilled: { $orders }; so { $counted } { $counted ->
    [one] counts.
   *[other] count.
}
explain-helper-placed = It leaves the game when the shift ends.

## Lessons
lesson-take-title = Send out a worker
lesson-take-text = Every stack and every action card is a zone for workers; the number beside it says how many it takes. Whoever sends workers to a stack takes its top card.
lesson-take-goal = Take the top order.
lesson-take-done = Orders are where the points come from: a train has to leave for them.
lesson-exactly-title = Exactly one more
lesson-exactly-text = Each time a zone is used in a shift, it takes one worker more than the last time, and exactly so many. Several cards may make the number together, so keep those that you will need.
lesson-exactly-goal = Take the top share and the top order.
lesson-exactly-done = Paid with the 3, the three 1s remained for the order.
lesson-wagon-title = Wagons and docks
lesson-wagon-text = Three trains grow at your docks. A wagon goes to a dock that shows its crest: wheel to dock 1 or 2, clover to 1 or 3, tower to 2, fox to 3.
lesson-wagon-goal = Take the wheel wagon and couple it to the engine at dock 2.
lesson-wagon-done = There it stays until its train leaves.
lesson-mine-title = Mining
lesson-mine-text = Lorries wait in your mining row; only the one nearest the board may leave it. A mining step moves one lorry into an empty wagon of its crest.
lesson-mine-goal = Load the wheel lorry and the tower lorry in one turn.
lesson-mine-done = The double lorry behind them would have needed two more steps.
lesson-storage-title = Out of the way
lesson-storage-text = A fox lorry blocks your row, and you have no fox wagon. For its steps a lorry may go to storage as well; it can be loaded from there later.
lesson-storage-goal = Load the clover lorry.
lesson-storage-done = The fox lorry is not lost: it waits in storage for a wagon.
lesson-deliver-title = Departure
lesson-deliver-text = A train leaves with an engine, an order from your hand and at least as many lorries as the order asks for. Everything on it goes onto your delivered stack, and the order scores at the end.
lesson-deliver-goal = Deliver an order that scores 7 points.
lesson-deliver-done = The single lorry on board scores too; double lorries and wagons do not.
lesson-together-title = Two at once
lesson-together-text = In one delivery several trains may leave if their engines are of the same model, each with an order of its own. A share scores 3 points for each fulfilled order of its destination.
lesson-together-goal = Fulfil both orders with your only worker.
lesson-together-done = 8 points for orders, 6 for shares, and the train at dock 2 waits for next time.
lesson-innovation-title = Innovations
lesson-innovation-text = Innovations need no workers and can be played before or after you place some. Three lorries are loaded at dock 2, and only an engine is missing.
lesson-innovation-goal = Let the train at dock 2 leave in this turn.
lesson-innovation-done = Every innovation works once; then it leaves the game.
lesson-objective-title = What counts in the end
lesson-objective-text = Points come from lorries, orders, shares, shift tokens and objectives. You have fulfilled two orders for steamboats, and one worker is left.
lesson-objective-goal = Send it where it brings you 4 points.
lesson-objective-done = Objectives are taken late, when you know which one pays.
lesson-token-title = The end of the shift
lesson-token-text = Whoever was last at mining 0/1 gets the shift token, a point and the first turn of the next shift. Whoever passes is out; when all have passed, the shift ends and all workers come back.
lesson-token-goal = Win the token of this shift.
lesson-token-done = Using no step at all was enough; now you know what a first game needs.

# the second question of a move in two steps
ask-payment = Which card pays with it?
ask-store = Where does it go: into a wagon or into storage?
ask-load = Into which wagon?
ask-fetch = Into which wagon?
ask-delivery = Which train leaves with it?
