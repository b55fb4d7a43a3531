# What is said in Coal Baron: The Great Card Game.
game-title = Coal Baron: The Great Card Game
game-tagline = Assign workers, mine lorries, load trains and deliver.
points = { $n } VP

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
O-BAR-1 = barracks order (1 lorry)
O-BAR-2 = barracks order (2 lorries)
O-BAR-3 = barracks order (3 lorries)
O-BAR-4 = barracks order (4 lorries)
O-FUR-1 = furnaces order (1 lorry)
O-FUR-2 = furnaces order (2 lorries)
O-FUR-3 = furnaces order (3 lorries)
O-FUR-4 = furnaces order (4 lorries)
O-FAC-1 = factories order (1 lorry)
O-FAC-2 = factories order (2 lorries)
O-FAC-3 = factories order (3 lorries)
O-FAC-4 = factories order (4 lorries)
O-STE-1 = steamboats order (1 lorry)
O-STE-2 = steamboats order (2 lorries)
O-STE-3 = steamboats order (3 lorries)
O-STE-4 = steamboats order (4 lorries)
S-BAR = barracks share
S-FUR = furnaces share
S-FAC = factories share
S-STE = steamboats share
I-W3 = worker innovation 1-3
I-W4 = worker innovation 1-4
I-W5 = worker innovation 1-5
I-LOR = lorry innovation
I-WAG = wagon innovation
I-ENG = engine innovation
I-ORD = order innovation
I-SHA = share innovation
I-MIN = mining innovation
I-DEL = delivery innovation
G-SHIFT = shift token objective
G-GOALS = objectives objective
G-ENG-A = engine A objective
G-ENG-B = engine B objective
G-ENG-C = engine C objective
G-ENG-D = engine D objective
G-SHA-BAR = barracks shares objective
G-SHA-FUR = furnaces shares objective
G-SHA-FAC = factories shares objective
G-SHA-STE = steamboats shares objective
G-ORD-BAR = barracks orders objective
G-ORD-FUR = furnaces orders objective
G-ORD-FAC = factories orders objective
G-ORD-STE = steamboats orders objective
G-5L-BAR = barracks five lorries objective
G-5L-FUR = furnaces five lorries objective
G-5L-FAC = factories five lorries objective
G-5L-STE = steamboats five lorries objective

## Why not
zone-not-in-play = Mining 1/2 is not in the game with two players.
stack-empty = The stack is empty: { $zone }.
engines-full = Each of your docks has an engine already.
no-steps = You cannot use as many mining steps as needed (at least { $low }): { $zone }.
no-order = You have no order in hand.
no-train = None of your trains has an engine and enough lorries for one of your orders.
nothing-to-look-at = There is no stack of which you could place a card.
no-placement-left = Afterwards you could not place workers anywhere, and after an innovation you may not pass.
wrong-dock = Dock { $dock } does not show the crest: { $card }.
dock-has-engine = Dock { $dock } has an engine already.
other-stack = This innovation takes from another stack: { $cards }.
row-empty = Your mining row is empty.
steps-missing = You must use at least { $low ->
    [one] one mining step
   *[other] { $low } mining steps
}, so far: { $spent }.
not-in-storage = Not in your storage: { $card }.
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
no-empty-wagon = Dock { $dock } has no empty wagon of this kind: { $wagon }.
steps-out-of-reach = That way you could not reach { $low } mining steps any more.
must-deliver = At least one train must leave.
order-not-in-hand = You do not have this order in hand: { $card }.
train-without-engine = There is no engine in dock { $dock }.
other-model = Only trains of the same model leave together: { $card }, not dock { $dock }.
too-few-lorries = The train in dock { $dock } has { $have ->
    [0] no lorry
    [one] one lorry
   *[other] { $have } lorries
} loaded, the order asks for { $need }.
not-among-cards = Not among these cards: { $card }.
no-step-at-all = You cannot use a single mining step.
innovation-not-in-hand = You do not have this card in hand: { $card }.
innovation-fresh = You have only just taken { $card }: not before your next turn.
pass-after-innovation = You have played an innovation: now you must place workers.
not-combined = At this table a worker innovation pays alone.
needs-exactly = This zone takes exactly { $need }, not { $given }.
no-workers = This zone takes exactly { $need }; you have no workers left.
cannot-make = This zone takes exactly { $need }; your cards make { $sums }.
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
 } ({ $payment }): { $zone }.
log-passed = { $seat } passes.
log-lorry-taken = { $seat } takes to the mining row: { $card }.
log-wagon-taken = { $seat } takes: { $card }.
log-engine-taken = { $seat } takes: { $card }.
log-order-taken = { $seat } takes to hand: { $card }.
log-share-taken = { $seat } takes: { $card }.
log-innovation-taken = { $seat } takes to hand: { $card }.
log-objective-taken = { $seat } takes: { $card }.
log-wagon-coupled = { $seat } couples in dock { $dock }: { $card }.
log-engine-placed = { $seat } puts in dock { $dock }: { $card }.
log-lorry-stored = { $seat } mines to storage: { $card }.
log-lorry-loaded = { $seat } loads in dock { $dock } into { $wagon }: { $card }.
log-mining-stopped = { $seat } has used { $n ->
    [one] one mining step
   *[other] { $n } mining steps
 }.
log-delivered = { $seat } lets the train in dock { $dock } leave ({ $engine }): { $card }.
log-looked = { $seat } looks at cards ({ $n }): { $zone }.
log-cards-seen = { $seat } sees: { $cards }.
log-card-kept = { $seat } keeps ({ $zone }): { $card }.
log-card-kept-hidden = { $seat } keeps a card in secret: { $zone }.
log-cards-returned = { $seat } puts cards under the stack ({ $n }): { $zone }.
log-innovation-played = { $seat } plays: { $card }.
log-stack-split = { $zone } is empty: cards from { $other } ({ $n }).
log-token = { $seat } gets shift token { $n }.
log-shift-begins = Shift { $n } begins with { $seat }.
log-clean-up-board = { $seat } returns cards from the board: { $n }.
log-clean-up-orders = { $seat } returns unfulfilled orders: { $n }.
log-clean-up-delivered = { $seat } lays out the delivered stack; wagons and double lorries go back.
log-clean-up-shares = { $seat } assigns shares: { $n }.
log-game-ends = The game is over.

## Scoring
source-lorries = A lorries
source-orders = B orders
source-shares = C shares
source-tokens = D shift tokens
source-objectives = E objectives
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
spot-tray = Cards being handled
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
piece-token = Shift token { $n }
piece-claim = The shift token would now go to { $seat }
piece-loaded = { $wagon }, loaded: { $lorry }
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
strip-starter = began the shift
strip-miner = last at mining 0/1

sheet-shift = End of shift { $shift }
sheet-final = Final count
sheet-player = { $seat }
sheet-orders = Orders fulfilled
sheet-trains = Lorries on waiting trains
sheet-token = Shift token { $n } and the next shift: { $seat }.

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
prompt-place-engine = Which dock gets this: { $card }?
prompt-choose-twin = From which stack do you take the top card ({ $cards })?
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
prompt-return-cards = Put the other cards under the stack, the upper one first: { $zone }.

## scene: what is waited for
wait-turn = { $seats } places workers or passes.
wait-payment = { $seats } pays { $need } { $need ->
    [one] worker
   *[other] workers
}: { $zone }.
wait-further-innovations = { $seats } may play another innovation.
wait-couple-wagon = { $seats } chooses a dock: { $card }.
wait-place-engine = { $seats } chooses a dock: { $card }.
wait-choose-twin = { $seats } chooses a stack.
wait-mining = { $seats } is mining, steps left: { $left }.
wait-delivery = { $seats } delivers.
wait-choose-stack = { $seats } chooses a stack to look at.
wait-keep-one = { $seats } looks at cards: { $zone }.
wait-return-cards = { $seats } puts cards back: { $zone }.

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
act-innovate = Play { $card }
act-pay = Pay { $payment }
act-done = End the turn
act-dock = Dock { $dock }: { $card }
act-take = { $zone }: { $card }
act-stop-mining = Stop mining
act-store = Store: { $card }
act-load = Dock { $dock }: { $card } into { $wagon }
act-deliver = Dock { $dock }: { $card }
act-stop-delivery = Stop delivering
act-look = { $zone }: look at { $count } { $count ->
    [one] card
   *[other] cards
}
act-keep = Keep { $card }
act-return = Return { $card }
