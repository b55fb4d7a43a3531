# Carnegie
game-title = Carnegie
game-tagline = Send employees out, build projects, give: twenty rounds for one to four.
solo-opponent = You play against Andrew. Each round a card says what he builds, founds and gives, and every other round it chooses the action for both of you. You win with more points than he has.
money = ${ $n }
score-unit = { $n } VP

## names
type-HR = Human Resources
type-MG = Management
type-CO = Construction
type-RD = Research & Development
region-west = West
region-midwest = Midwest
region-east = East
region-south = South
tab-housing = Housing
tab-commerce = Commerce
tab-industry = Industry
tab-infrastructure = Public Infrastructure
side-a = side A
side-b = side B
posture-lying = lying
posture-standing = standing
level-wagon = wagon
level-stagecoach = stagecoach
level-railroad = railroad
department-D01 = Training and Partnerships
department-D02 = Recruiting
department-D03 = Safety and Quality
department-D04 = New Lobby
department-D05 = Purchasing
department-D06 = Sales
department-D07 = Logistics
department-D08 = Property Management
department-D09 = Engineering
department-D10 = Construction Outsourcing
department-D11 = Supply Chain
department-D12 = Communications
department-D13 = Advanced Research
department-D14 = Advanced Design
department-D15 = Charitable Giving
department-D16 = Telegraph Operators
department-D17 = Human Resources Administration
department-D18 = Local Partners
department-D19 = Corporate Communication
department-D20 = Green Spaces
department-D21 = Accounting
department-D22 = Branding
department-D23 = Payroll Management
department-D24 = Public Relations
department-D25 = Production Lines
department-D26 = Renovation
department-D27 = Political Lobbying
department-D28 = Post Office
department-D29 = R&D Coordination
department-D30 = Knowledge Sharing
department-D31 = Archives
department-D32 = Network of Libraries
department-PERSONNEL = Human Resources
department-COMMERCE = Commerce and Finance
department-PLANNING = Strategic Planning
department-CONSTRUCTION = Construction
department-RESEARCH = Research & Development
department-LOBBY = Lobby
city-seattle = Seattle
city-helena = Helena
city-portland = Portland
city-boise = Boise
city-reno = Reno
city-salt-lake-city = Salt Lake City
city-phoenix = Phoenix
city-santa-fe = Santa Fe
city-denver = Denver
city-los-angeles = Los Angeles
city-san-francisco = San Francisco
city-fargo = Fargo
city-duluth = Duluth
city-st-paul = St. Paul
city-omaha = Omaha
city-cincinnati = Cincinnati
city-kansas-city = Kansas City
city-st-louis = St. Louis
city-chicago = Chicago
city-albany = Albany
city-boston = Boston
city-pittsburgh = Pittsburgh
city-washington = Washington
city-new-york = New York
city-el-paso = El Paso
city-dallas = Dallas
city-san-antonio = San Antonio
city-memphis = Memphis
city-charleston = Charleston
city-atlanta = Atlanta
city-houston = Houston
city-new-orleans = New Orleans
donation-A1 = A1 (3 VP per Human Resources department)
donation-A2 = A2 (3 VP per Management department)
donation-A3 = A3 (3 VP per Construction department)
donation-A4 = A4 (3 VP per R&D department)
donation-A5 = A5 (1 VP per department)
donation-B1 = B1 (4 VP per infrastructure project)
donation-B2 = B2 (3 VP per industry project)
donation-B3 = B3 (2 VP per housing and commerce project)
donation-B4 = B4 (3 VP per track at railroad level)
donation-B5 = B5 (2 VP per own donation)
donation-C1 = C1 (7 VP)
donation-C2 = C2 (2 VP per good given up)
donation-C3 = C3 (2 VP per $5 given up)
donation-C4 = C4 (4 VP per $5 with a good)
donation-C5 = C5 (1 VP per standing employee)
donation-D1 = D1 (2 VP per project in the East)
donation-D2 = D2 (2 VP per project in the Midwest)
donation-D3 = D3 (2 VP per project in the South)
donation-D4 = D4 (2 VP per project in the West)
donation-D5 = D5 (2 VP per project in a small town)
reward-money = money
reward-goods = goods
reward-vp = victory points
reward-employee = a new employee
reward-points = research points
reward-goods-or-money = goods or money
reward-employee-or-money = employee or money
reward-limit = higher limit per donation
reward-steps = steps
amount-money = ${ $n }
amount-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
amount-vp = { $n } VP
amount-employee = { $n ->
    [one] 1 new employee
   *[other] { $n } new employees
}
plain-employee = { $n ->
    [one] 1 new employee
   *[other] { $n } new employees
}
amount-points = { $n ->
    [one] 1 research point
   *[other] { $n } research points
}
amount-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
event-west = income in the West
event-west-donation = income in the West and donations
event-midwest = income in the Midwest
event-midwest-donation = income in the Midwest and donations
event-east = income in the East
event-east-donation = income in the East and donations
event-south = income in the South
event-south-donation = income in the South and donations
event-none-donation = donations
andrew = Andrew

## points
source-track-income = Income
source-track-department = Departments in play
source-track-activation = Payroll
source-joker = Action choice tile
source-employees = Standing employees
source-departments = Departments built
source-tabs = Project tabs
source-connections = Connections
source-cities = Cities
source-donations = Donations
source-ongoing = Departments at the end
source-cards = Cards
source-boxes = Last boxes
tie-shared = Equal totals share the place.

## refusals
already-in-city = You have a disc in this city already.
box-not-reached = Your disc stands only on box { $box }.
donation-taken = { $donation } is taken.
housing-only = Only a housing project on a housing space of a medium or great city is possible here.
joker-first-player = The first player does not use the tile against the own choice.
joker-same-action = This is the action of the round: you use it without the tile.
joker-too-late = The tile comes before anything else in your turn.
last-box-taken = The last box ({ $region }) is taken.
no-disc = You have no disc left in your supply.
no-disc-on-tab = There is no disc on the { $tab } tab.
no-employee = You have no employee left in your supply.
no-goods = You have no goods.
no-half-use = Nobody is sent on a mission without the rest of the effect.
no-joker = You have no action choice tile.
no-lobby = That is no lobby: { $place }.
no-payroll = Somebody must have been standing in Payroll Management before.
no-points-to-lose = You have no victory point to give up.
no-project-there = You have no project there ({ $region }).
no-steps = You have no steps to walk.
no-workstation = No workstation is free there: { $place }.
nobody-active = Nobody is left who could work there: { $department }.
nobody-gave = Nobody else has given there: { $donation }.
nobody-lies = Nobody lies there: { $place }.
nobody-there = There is no { $posture } employee: { $place }.
not-adjacent = These do not share a side: { $place } and { $other }.
not-in-market = { $department } is not in the market.
not-into-lobby = At this table nobody walks back into the lobby.
not-offered = That is not offered here: { $reward }.
not-used = { $department } works by itself and is not used.
other-tab = The { $tab } tab comes first.
other-type = Departments of this type are used now: { $type }.
own-donation = You have given there already: { $donation }.
place-taken = That is not free: { $place }.
reserve-first = Your first department has to be built first: { $department }.
same-construction = At this table { $department } counts as the same as your printed construction.
same-department = You have { $department } already.
same-place = That is the same place.
space-taken = The space in { $space } is taken.
tab-at-end = The { $tab } tab is at its end.
too-few-goods = You have { $have ->
    [one] 1 good
   *[other] { $have } goods
} and need { $need }.
too-few-missions = You have { $have ->
    [one] 1 employee
   *[other] { $have } employees
} on missions there ({ $region }).
too-few-points = You have { $have ->
    [one] 1 research point
   *[other] { $have } research points
} and need { $need }.
station-taken = Workstation { $n } is not free ({ $place }).
too-little-money = You have ${ $have } and need ${ $need }.
track-at-end = Your disc is on the last box already ({ $region }).
trade-too-many = At most { $most } are possible.
wrong-space = { $tab } does not fit this space in { $space }.
position-action = { $path }: { $value } does not fit the phase.
position-alone = { $path }: Andrew is there only when one person plays alone.
position-begun = { $path }: { $value } is no department that is open and has been used.
position-company = { $path }: { $value } must be there exactly once.
position-copies = { $path }: { $value } is there { $have } times; the tile exists only { $most } times.
position-deck = { $path }: { $value } normal cards, the level has { $needed }.
position-discs = { $path }: With these { $value } discs would be in play; everybody has { $most }.
position-donation = { $path }: On { $value } there is a neutral disc, so nobody else can give there.
position-employees = { $path }: With these { $value } employees would be in play; everybody has { $most }.
position-joker = { $path }: { $value } has no action choice tile at this table.
position-markers = { $path }: The markers have moved { $value } spaces together; here it must be { $needed }.
position-most = { $path }: { $value } are too many; there is room for { $most }.
position-moved = { $path }: A position says this only in the middle of a round’s end; here { $value } is too much.
position-neutral = { $path }: { $value } neutral discs; at this table there are at most { $most }.
position-passing = { $path }: No table stays in the phase { $value }.
position-phase = { $path }: The phase { $value } does not come in this round or at this table.
position-printed = { $path }: Something is printed on this place, so { $value } cannot lie there.
position-round = { $path }: { $value } does not fit phase and markers; it is round { $needed }.
position-same = { $path }: This company has { $value } already.
position-steps = { $path }: { $value } does not fit the phase and the table.
position-strip = { $path }: { $value } is the same strip as { $other }; it lies in one row only.
position-tab = { $path }: Pulled so far, the tab shows { $value } disc spaces; { $needed } projects are built.
position-turn = { $path }: It is the turn of { $needed }, not of { $value }.
position-twice = { $path }: { $value } is there twice.
position-uses = { $path }: { $value } uses are too many; at most { $most } are possible.

## log
log-first-by-lot = The lot falls on { $seat }: first player of the first round.
log-first-by-choice = { $seat } is the first player, as was chosen when the table was opened.
log-joker-given = { $seat }, the last in the first round, gets the only action choice tile.
log-neutral-discs = { $n } neutral discs take up spaces in { $cities }, and the donations { $donations }.
log-action-chosen = { $seat } chooses { $type }: { $event } (row { $row }).
log-activated = { $seat } stands an employee up for ${ $price }: { $place }.
log-advanced = { $seat } advances to box { $box } ({ $region }).
log-advanced-steps = { $seat } advances { $n } boxes to box { $box } ({ $region }).
log-andrew-advanced = Andrew advances to box { $box } ({ $region }).
log-andrew-built = Andrew builds in { $space }.
log-andrew-card = Andrew’s card: { $card }.
log-andrew-donated = Andrew gives: { $donation }.
log-andrew-shift = Andrew’s card is shifted { $n ->
    [one] 1 place
   *[other] { $n } places
}: { $vp } VP.
log-andrew-took = Andrew takes { $department }.
log-arrived = { $seat } sends somebody into { $place }.
log-built = { $seat } builds { $tab } in { $space } ({ $region }).
log-came-home = { $seat } takes { $n ->
    [one] 1 employee
   *[other] { $n } employees
} home ({ $region }).
log-developed = { $seat } pulls the { $tab } tab to position { $position }.
log-developed-steps = { $seat } pulls the { $tab } tab { $n } positions on, to position { $position }.
log-donated = { $seat } gives ${ $price }: { $donation }.
log-donation-too-dear = { $seat } cannot pay for a donation: it would cost ${ $price }.
log-founded = { $seat } founds { $department } in { $place }.
log-gained = { $by ->
    [projects] { $seat } gets { $what } from projects.
    [transport] { $seat } gets { $what } from transport.
   *[department] { $seat } gets { $what }.
}
log-joker = { $seat } uses the action choice tile: { $type }.
log-neutral-laid = { $n } neutral discs take up spaces.
log-reserved = { $seat } reserves { $department }.
log-round-ended = Round { $n } is over.
log-sent = { $seat } sends somebody from { $department } on a mission ({ $region }).
log-side-chosen = { $seat } takes { $side } of the { $tab } tab.
log-sold = { $seat } sells a good.
log-stayed-away = { $seat } takes nobody home ({ $region }).
log-traded = { $seat } trades { $n ->
    [one] 1 good
   *[other] { $n } goods
} ({ $department }).
log-uses = { $seat } uses { $department }.
log-walked = { $seat } moves an employee from { $place } to { $other }.

## options
option-components = Component values
option-components-help = Company, printed workstations, project tabs and goods of projects are partly reconstructed. Whoever knows the true values gives a file here.
option-components-standard = standard
option-components-earlier = project tabs as in the first version of these rules
option-departments = Departments
option-departments-help = Which departments are in the market. The module “A New Beginning” of the same expansion, the secret purchase of the starting position, is not included here.
option-departments-base = base game
option-departments-further = 4 of 8 kinds of each type
option-departments-open-bar = all 32 once each
option-level = Andrew’s level
option-level-help = Only for a person alone.
option-level-beginner = beginner
option-level-normal = normal
option-level-difficult = difficult
option-level-expert = expert
option-start = First player
option-start-help = Who begins round 1.
option-start-random = by lot
option-start-seat-1 = seat 1
option-start-seat-2 = seat 2
option-start-seat-3 = seat 3
option-start-seat-4 = seat 4
option-tab-sides = Project tabs
option-tab-sides-help = The tabs are printed on both sides; whether everybody may choose is not said.
option-tab-sides-all-a = all on side A
option-tab-sides-all-b = all on side B
option-tab-sides-choose = everybody chooses
option-tab-limit = Higher limit of donations
option-tab-limit-help = Side B of every project tab ends with a limit of donations that is 3 higher. Whether several of them add up is not said.
option-tab-limit-add-up = every finished tab counts: 15, 18, 21, 24
option-tab-limit-once = 15 is the most
option-education-counts-printed = Education donations
option-education-counts-printed-help = Do A1 to A5 count the printed departments too? On later tiles the same symbol includes them.
option-education-counts-printed-yes = yes
option-education-counts-printed-no = no
option-b3-counts = Donation B3
option-b3-counts-help = Does B3 count every housing and commerce project, or only pairs of both?
option-b3-counts-each = each
option-b3-counts-pair = pairs
option-b5-counts-itself = Donation B5
option-b5-counts-itself-help = Does the donation B5 count itself?
option-b5-counts-itself-yes = yes
option-b5-counts-itself-no = no
option-connection-scope = Connections
option-connection-scope-help = Literally every connected region lowers the level; by another reading a weak side branch may be left out.
option-connection-scope-whole-network = whole network
option-connection-scope-best-route = best route
option-charity-on-neutral = Charitable Giving
option-charity-on-neutral-help = May the disc also go on top of a neutral donation?
option-charity-on-neutral-yes = yes
option-charity-on-neutral-no = no
option-end-tile-order = Last column
option-end-tile-order-help = The last column shows both events but names no order.
option-end-tile-order-income-first = income
option-end-tile-order-donation-first = donations
option-joker-for-first-player = First player’s tile
option-joker-for-first-player-help = The designer says no; “instead of the chosen action” can also be read otherwise.
option-joker-for-first-player-yes = yes
option-joker-for-first-player-no = no
option-jokers-of-three = Three players’ tiles
option-jokers-of-three-help = The rulebook counts four tiles for three or four players; public aids give one to the third player only.
option-jokers-of-three-third-player = only the third player
option-jokers-of-three-everybody = everybody
option-rd-income = Research points as income
option-rd-income-help = Are research points from income spent at once, or kept until the own turn?
option-rd-income-at-once = at once
option-rd-income-kept = kept
option-bang-without-mission = Bonus without a mission
option-bang-without-mission-help = Does a small town pay its bonus too when outsourcing sends nobody?
option-bang-without-mission-yes = yes
option-bang-without-mission-no = no
option-setup-starts = Set-up
option-setup-starts-help = Who places the first housing project and takes the first department?
option-setup-starts-last-player = last player
option-setup-starts-first-player = first player
option-several-in-city = Several projects in a city
option-several-in-city-help = Nothing forbids several own projects in one city.
option-several-in-city-yes = yes
option-several-in-city-no = no
option-walk-into-lobby = Back into the lobby
option-walk-into-lobby-help = Nothing forbids the way back, but only ways to departments are named.
option-walk-into-lobby-yes = yes
option-walk-into-lobby-no = no
option-recruit-without-supply = Recruiting
option-recruit-without-supply-help = May somebody go on a mission when no new employee will come?
option-recruit-without-supply-yes = yes
option-recruit-without-supply-no = no
option-same-function = Same function
option-same-function-help = “The same functions” are forbidden: the same tile, or also tile 9, which works like the printed construction?
option-same-function-tile-kind = same tile
option-same-function-effect = same effect
option-one-department-at-a-time = One department at a time
option-one-department-at-a-time-help = Must a department be finished before the next one?
option-one-department-at-a-time-yes = yes
option-one-department-at-a-time-no = no
option-rd-pool = Research points in a turn
option-rd-pool-help = Are the points of several R&D departments added up?
option-rd-pool-turn = over the turn
option-rd-pool-department = by department
option-half-use = Half a use
option-half-use-help = May somebody go on a mission without a project or a donation?
option-half-use-yes = yes
option-half-use-no = no
option-permanent-counts = Printed employee
option-permanent-counts-help = Does the printed employee count for C5 and for Safety and Quality?
option-permanent-counts-yes = yes
option-permanent-counts-no = no
option-andrew-donation-shift = Andrew’s donation
option-andrew-donation-shift-help = Is Andrew’s card shifted by a donation only if his space is taken?
option-andrew-donation-shift-if-occupied = only if taken
option-andrew-donation-shift-always = always

## the table: places
tab-players = Players
tab-shop = Market
tab-timeline = Timeline
tab-map = Map
tab-company = Company
zone-atlas = Map of the USA
zone-stage = Timeline and map
zone-own = Your company
zone-seat = Company of { $seat }
zone-shop = Market and donations
zone-action = Action { $type }
zone-timeline = Timeline, row { $type }
zone-gear = Gear, row { $type }
zone-marker = Action marker, row { $type }
zone-outlook = Next event, row { $type }
zone-region = Region { $region }
zone-boxes = Transport, { $region }
zone-circle = Missions, { $region }
zone-desk = Desk
zone-round = Action of the round
zone-choice = To choose from
zone-map = Map of the USA
zone-network = Your network
zone-city = { $city }
zone-andrew = Andrew
zone-rooms = Rooms of { $seat }
zone-stand = Standing in { $place } ({ $seat })
zone-lie = Lying in { $place } ({ $seat })
zone-tabs = Project tabs of { $seat }
zone-purse = What { $seat } has
zone-reserve = Starting department of { $seat }
zone-joker = Action choice tile of { $seat }
zone-net = Connections of { $seat }
zone-sources = If the game ended now ({ $seat })
zone-market = Departments on offer
zone-donations = Donations
zone-price = Price of the next donation
zone-table = Connection scoring

## the table: short words on pieces
short-HR = Human Res.
short-MG = Management
short-CO = Construction
short-RD = R & D
short-west = West
short-midwest = Midwest
short-east = East
short-south = South
short-joker = Choice
short-network = Connections
tab-any = anything
word-nobody = nobody there
room-free = free room
room-at = { $room } ({ $place })
brief-D01 = Training
brief-D02 = Recruiting
brief-D03 = Safety
brief-D04 = New Lobby
brief-D05 = Purchasing
brief-D06 = Sales
brief-D07 = Logistics
brief-D08 = Property
brief-D09 = Engineering
brief-D10 = Outsourcing
brief-D11 = Supply Chain
brief-D12 = Communicat.
brief-D13 = Research+
brief-D14 = Design
brief-D15 = Charity
brief-D16 = Telegraph
brief-D17 = HR Admin.
brief-D18 = Partners
brief-D19 = Corporate
brief-D20 = Green Spaces
brief-D21 = Accounting
brief-D22 = Branding
brief-D23 = Payroll
brief-D24 = Public Rel.
brief-D25 = Production
brief-D26 = Renovation
brief-D27 = Lobbying
brief-D28 = Post Office
brief-D29 = R&D Coord.
brief-D30 = Knowledge
brief-D31 = Archives
brief-D32 = Libraries
brief-PERSONNEL = Human Res.
brief-COMMERCE = Commerce
brief-PLANNING = Planning
brief-CONSTRUCTION = Construction
brief-RESEARCH = R & D
brief-LOBBY = Lobby

## the table: what departments do
effect-D01 = Send somebody: $8 or 8 steps.
effect-D02 = Send somebody: a new employee comes into the lobby. Or send nobody: 4 steps.
effect-D03 = Send somebody: 1 VP at once for every two who still stand (rounded up).
effect-D04 = A second lobby: whoever arrives may come here too. Costs 2 more goods.
effect-D05 = Send somebody: $8 or 3 goods.
effect-D06 = Give up 1 to 3 goods: $6 for each.
effect-D07 = Give up 1 to 3 goods: $3 and 1 VP for each.
effect-D08 = While somebody stands here: after every department you build, one employee may move into it.
effect-D09 = Send somebody and build a project there.
effect-D10 = Pay $3 and build a project anywhere; nobody is sent.
effect-D11 = Buy up to 3 goods for $1 each.
effect-D12 = While somebody stands here: donations cost $3, $6, $9 and so on.
effect-D13 = Send somebody: 7 research points.
effect-D14 = 4 research points for everybody who stands here.
effect-D15 = Send somebody and put a disc of your own on another player's donation, at the usual price.
effect-D16 = While somebody stands here: every transport step costs 1 point less, but at least 1.
effect-D17 = Send somebody: for each of your Human Resources departments one employee moves to any place.
effect-D18 = Choose a region: for each of your projects there $2 or 2 steps.
effect-D19 = While somebody stands here: steps may go diagonally.
effect-D20 = At the end, if somebody stands here: 2 VP for every free room.
effect-D21 = Send somebody: $3 for each of your management departments.
effect-D22 = Choose a region: for each of your projects there $2 or 1 good.
effect-D23 = If somebody stands here: when activating, $2 more for 1 VP, or only $1 and 1 VP less.
effect-D24 = At the end, if somebody stands here: 2 VP for each of your projects in your best region.
effect-D25 = Send somebody: 1 good for each of your construction departments.
effect-D26 = Choose a region: for each of your projects there $2 or 1 VP.
effect-D27 = While somebody stands here: projects fit on every space; on the right one or in a small town they score 1 VP.
effect-D28 = At the end, if somebody stands here: one link point more; a sixth brings 9 VP.
effect-D29 = Send somebody: 2 research points for each of your R&D departments.
effect-D30 = Choose a region: for each of your projects there $2 or 2 research points.
effect-D31 = While somebody stands here: take the income of any box you have reached, and the last box is open to you too.
effect-D32 = At the end, if somebody stands here: 4 VP for each of your projects in your poorest region.
effect-PERSONNEL = 3 steps for everybody who stands here; the printed employee always counts.
effect-COMMERCE = For everybody who stands here: $3 or 1 good; if sent, $6 or 2 goods.
effect-PLANNING = For everybody who stands here: build a department, 1 good where somebody lies, else 2.
effect-CONSTRUCTION = Send somebody and build a project there, for 1 or 2 goods.
effect-RESEARCH = 3 research points for everybody who stands here.
effect-LOBBY = All who arrive lie here.

## the table: pieces
piece-marker = Action marker { $type }
piece-gear = Gear: the event of this round
piece-start = Start of the row { $type }
piece-event = { $type }, column { $column }: { $event }
piece-outlook = What the next event brings: { $type }
piece-box = { $region }, box { $box }
piece-track = { $seat } in transport: { $region }, box { $box }
piece-circle = Missions: { $region }
piece-network = Your own network
piece-space = { $city }: space for { $tab }
piece-project = { $city }: { $tab } of { $seat }
piece-neutral = { $city }: neutral disc
piece-andrew-project = { $city }: disc of Andrew
piece-standing = { $room }: standing
piece-lying = { $room }: { $n } lying
piece-free-room = Free room { $place }
piece-tab = Tab { $tab } of { $seat }
piece-money = Money of { $seat }: ${ $n }
piece-goods = Goods of { $seat }: { $n }
piece-vp = Score track of { $seat }: { $n }
piece-discs = Discs in the supply of { $seat }: { $n }
piece-supply = Employees in the supply of { $seat }: { $n }
piece-steps = Steps left to { $seat }: { $n }
piece-points = Research points left to { $seat }: { $n }
piece-joker = Action choice tile
piece-net = Connections of { $seat }: { $n } VP
piece-source = { $source }, { $seat }: { $n } VP
piece-total = { $seat } in all: { $n } VP if the game ended now
piece-price = Next donation of { $seat }: ${ $n }
piece-connections = Points for connections
piece-andrew = Andrew: { $n } VP
piece-round = This round: { $type }, { $event }
choice-home = { $n } home: { $what }
choice-take = { $what }
choice-send = Send somebody for { $what }
choice-trade = { $paid } for { $what }
choice-pay-plain = At the printed price
choice-pay-dear = $2 more, for 1 VP
choice-pay-cheap = Only $1, and 1 VP less

## the table: notes
note-action-HR = Steps in the company: bring employees to new places.
note-action-MG = Get money and goods, build departments.
note-action-CO = Send employees and build projects on the map.
note-action-RD = Research points for tabs and transport.
note-next-row = Its marker is at the end: the event comes from the row { $type }.
note-brings = { $region }: { $n ->
    [one] 1 employee home brings
   *[other] { $n } employees home bring
} { $what }.
note-nobody-there = { $region }: nobody of yours is there, you get nothing.
note-donation-price = A donation costs you ${ $price } now.
amount-choice = { $n } ({ $what })
note-box = Level: { $level }; income for everybody who comes home: { $what }.
note-box-price = The step to this box costs { $n ->
    [one] 1 research point
   *[other] { $n } research points
}.
note-last-box = One disc only; whoever comes first gets { $what } once.
note-mission = { $seat }: { $n } on a mission
note-city = { $region }; { $n } VP for every project at the end.
note-bang = Whoever builds here gets the transport income of the region at once.
note-links = { $n ->
    [one] 1 link point
   *[other] { $n } link points
} at the end.
note-own-city = Belongs to your network.
note-ongoing = Works by itself and is not used.
note-free-room = A department here brings { $n } VP at the end. To build: 1 good where somebody lies, else 2.
note-tab = A project costs { $n ->
    [one] 1 good
   *[other] { $n } goods
}. Discs ready: { $discs }, built: { $built }.
note-tab-side = { $side }
note-added-up = Added up from what a player tells in passing: { $what }.
note-listed = From a public list of the last changes to the rules: { $what }.
note-guess = No public source, a careful guess: { $what }.
note-reserve = Must be built first.
note-joker = Once, use another action instead of that of the round; unused it is worth 3 VP.
note-no-network = No two great cities are connected yet.
note-network = { $links } link points, lowest level { $level }. Network: { $cities }.
note-gave = Donated: { $seat }
note-gave-neutral = Taken by a neutral disc.
note-worth = Would bring you { $n } VP now, at most { $most }.
note-worth-mine = Brings you { $n } VP now, at most { $most }.
note-prices = Every further donation of yours costs ${ $n } more.
note-connections = Link points of the connected great cities (San Francisco 2, the others 1), scored at the lowest level in the network.
note-andrew-source = { $source }: { $n } VP
note-andrew-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left in the deck.
note-andrew-tiles = Departments: { $departments }
note-andrew-card = Card { $card }: chooses { $type }; donation { $donation }; moves { $shift } on; departments: { $departments }; cities: { $cities }; { $region } +{ $boxes }.

## the table: moves
group-action = Action of the round
group-joker = Action choice tile
group-home = Who comes home
group-rewards = What you take
group-rooms = Rooms
group-donations = Donations
group-departments = Departments
group-steps = Steps
group-missions = Missions
group-found = Build a department
group-west = West
group-midwest = Midwest
group-east = East
group-south = South
group-tabs = Tabs
group-tracks = Transport
group-activate = Activate
group-market = Departments on offer
group-sides = Choose a side
group-sell = At any time
group-leave = Go on
group-closed = Not possible now
act-action = { $type }: { $event }
act-joker = Choice tile: { $type } instead
act-home = { $n ->
    [one] Bring one employee home: { $what }
   *[other] Bring { $n } employees home: { $what }
}
act-home-none = Bring nobody home
act-take = Take { $what }
act-station = Workstation { $n } for ${ $price }
act-box = Box { $box }: { $what }
act-lobby = Into { $room }
act-donate = { $donation } for ${ $price }
act-use-nothing = Use { $department }: nothing to do there
act-use = Use { $department }{ $n ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $n }×)
}
act-walk = { $posture ->
    [standing] Standing
   *[lying] Lying
}: { $room } → { $other }
act-send = { $region }: send somebody for { $what }
act-mission = { $region }: send somebody
act-give = { $donation } for ${ $price }; send somebody: { $region }
act-trade = { $paid } for { $what }
act-region = { $region }
act-found = { $department } in { $place } ({ $n ->
    [one] 1 good
   *[other] { $n } goods
})
act-fetch = Bring one { $posture ->
    [standing] who stands
   *[lying] who lies
} in { $room }
act-first-project = Housing in { $city }
act-build = { $city }: { $tab } ({ $n ->
    [one] 1 good
   *[other] { $n } goods
})
act-build-outsourced = { $city }: { $tab } ({ $n ->
    [one] 1 good
   *[other] { $n } goods
} and $3)
act-develop = Pull the tab { $tab } ({ $n ->
    [one] 1 point
   *[other] { $n } points
})
act-advance = { $region }: to box { $box } ({ $n ->
    [one] 1 point
   *[other] { $n } points
})
act-activate-plain = { $room }: ${ $price }
act-activate-dear = { $room }: ${ $price } and 1 VP
act-activate-cheap = { $room }: ${ $price }, 1 VP less
act-reserve = { $department }: { $effect }
act-side = { $side }
act-sell = Sell one good for $1
act-done-turn = End the turn
act-done-donate = Do not donate
act-done-activate = Stop activating
act-done-walk = Stop walking
act-done-furnish = Bring nobody
act-done-points = Let the rest go
act-done-department = Stop using this department

## the table: what is wanted
sign-round = Round { $n } of { $rounds }
sign-over = End of the game
sign-sides = Choose tabs
sign-projects = First project
sign-companies = First steps
sign-timeline = Choose the action
sign-income = Income
sign-donations = Donations
sign-departments = Departments
sign-activate = Activate
sign-end-of-round = End of the round
sign-steps = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
sign-points = { $n } research left
prompt-on = It goes on …
prompt-choose-action = Choose an action for everybody: beside its row you see what its event brings you.
prompt-take-home = Income, { $region }: { $n ->
    [one] does your employee come home?
   *[other] how many of your { $n } employees come home?
}
prompt-donate = Donate for ${ $price } (you have ${ $money }), or leave it.
prompt-use-departments = { $type }: { $uses ->
    [0] {""}
    [one] use your department.{" "}
   *[other] use your departments.{" "}
}{ $steps ->
    [0] {""}
    [one] 1 step left: pick an employee, then a neighbouring room.{" "}
   *[other] { $steps } steps left: pick an employee, then a neighbouring room.{" "}
}{ $points ->
    [0] {""}
   [one] 1 research point left: pull a tab or move a disc on.
   *[other] { $points } research points left: pull a tab or move a disc on.
}
prompt-activate = Activate: stand lying employees up at the price of their workstation. You have ${ $money }.
prompt-nothing-left = { $type }: there is nothing more for you to do. End the turn.
prompt-walk-first = Before the first round: { $steps ->
    [one] 1 step left.
   *[other] { $steps } steps left.
} Pick an employee, then a neighbouring room.
prompt-first-project = Put your first housing project on a free housing space.
prompt-first-reserve = Take a department from the market: you will build it first.
prompt-spend-points = Spend { $points ->
    [one] 1 research point
   *[other] { $points } research points
}: pull a tab or move a disc on.
prompt-building = { $department }: pick a space on the map ({ $uses-here }× left, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}).
prompt-planning = { $department }: pick a department, then a free room ({ $uses-here }× left, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}).
prompt-furnish = Bring an employee into the new department, or leave it.
prompt-trading = { $department }: how many goods? ({ $uses-here }× left)
prompt-rewarding = { $department }: what do you take, and do you send somebody for it? ({ $uses-here }× left)
prompt-giving = { $department }: pick another player's donation, then a region; price ${ $price }.
prompt-choose-region = { $department }: pick a region with projects of yours.
prompt-arrive = Into which lobby? ({ $n } left)
prompt-relocate = Bring employees to any place ({ $n } left).
prompt-tab-side = Which side of the tab { $tab }?
prompt-choose-income = What do you take? ({ $n } left)
prompt-choose-station = { $department }: which workstation? (You have ${ $money }.)
prompt-choose-box = { $region }: the income of which box? ({ $n } left)
prompt-by-project = { $department }: what do you take? ({ $n } left)
prompt-over = Won: { $seats }.
prompt-won = You win against Andrew, { $n } to { $other }.
prompt-lost = Andrew wins, { $other } to { $n }.
prompt-shared = Shared victory: { $n } to { $other }.
wait-choose-action = { $seats } chooses the action.
wait-take-home = { $seats } brings employees home.
wait-donate = { $seats } thinks of a donation.
wait-use-departments = { $seats } uses departments.
wait-activate = { $seats } activates employees.
wait-walk-first = { $seats } takes the first steps.
wait-first-project = { $seats } places the first project.
wait-first-reserve = { $seats } takes a department.
wait-spend-points = { $seats } spends research points.
wait-building = { $seats } builds.
wait-planning = { $seats } plans a department.
wait-furnish = { $seats } may bring somebody.
wait-trading = { $seats } trades.
wait-rewarding = { $seats } uses a department.
wait-giving = { $seats } thinks of a donation.
wait-choose-region = { $seats } chooses a region.
wait-arrive = { $seats } shows people in.
wait-relocate = { $seats } moves employees.
wait-tab-side = { $seats } chooses the tabs.
wait-choose-income = { $seats } chooses the income.
wait-choose-station = { $seats } chooses a workstation.
wait-choose-box = { $seats } chooses the income.
wait-by-project = { $seats } chooses the yield.
figure-points = Points if the game ended now
figure-money = Money
figure-departments = Departments
figure-donations = Donations
figure-goods = Goods
figure-standing = Standing employees
figure-missions = On missions
strip-first = First player
strip-joker = has the choice tile
sheet-final = Final score
sheet-standing = Standing after round { $round }
sheet-player = { $seat }
sheet-total = Total

## provenance
provenance-rulebook = Source: the rulebook.
provenance-board = Source: read from the printed board.
provenance-tiles = Source: read from the printed tiles, effects as public companion programs give them.
provenance-companion = Source: public companion programs that reproduce the rulebook.
provenance-aids = Source: public player aids.
provenance-own = Source: this table’s own file.
guess-goods = number of goods
guess-disc-spaces = number of disc spaces
guess-incomes = incomes
guess-prices = prices
guess-first-prices = prices of the first disc spaces
guess-further-prices = prices of the further steps
guess-limit = higher limit of donations
guess-stations = workstations
guess-positions = positions of the printed departments
guess-last-level = level of box 5
guess-counting = what exactly is counted

## what things are for
explain-action = The first player of the round chooses one of four actions; then everybody uses their own departments of that type.
explain-crew = You have { $rooms ->
    [one] 1 department
   *[other] { $rooms } departments
} of this type; standing there: { $n }.
explain-next = The event that comes with it: { $event }.
explain-start = Here the row’s marker stood before the first round.
explain-event-income = Income: whoever has employees on a mission in this region may bring them home. Each brings the income of the own transport box; beside that, the visible incomes of the project tabs are paid once.
explain-event-donation = Donations: everybody may put a disc on a free donation, which scores at the end of the game.
explain-event-both = First income in this region, then donations.
explain-event-over = This event is over.
explain-event-ahead = { $n ->
    [0] It is the next event of this row.
    [one] One event of this row comes before it.
   *[other] { $n } events of this row come before it.
}
explain-mission = { $region }: { $n ->
    [0] none of your employees is on a mission there.
    [one] 1 of your employees is on a mission there.
   *[other] { $n } of your employees are on a mission there.
}
explain-giving-price = Your next donation costs { $price }.
explain-marker = It shows how far its row has come: after every round the marker of the row that gave the event moves on. A row at its end passes the event on to the next one.
explain-marker-now = Events of this row that are over: { $n } of { $all }.
explain-gear = It lies on the event of this round: the space to the right of the chosen action’s marker.
explain-outlook = What the next event of this row would bring you if all of yours came home.
explain-round = The action and the event of this round.
explain-region = One of the four regions. Employees on a mission here come home with an income when an event names the region; projects here count for its health donation.
explain-box = Transport: the box on which your disc stands pays for everybody who comes home from this region, and its level counts for connections. Research points move the disc on.
explain-box-yours = Your disc stands on box { $box }.
explain-box-way = From there the whole way to this box takes { $n ->
    [one] 1 research point
   *[other] { $n } research points
}.
explain-disc = How far this player’s transport in the region has come.
explain-disc-andrew = How far Andrew’s transport has come: each last box is worth points to him, and closes it to you.
explain-circle = Whoever is sent on a mission waits here until an income of this region brings them home.
explain-lines = Your lines join neighbouring cities in which you have projects. Great cities that are joined score at the end.
explain-network-now = Your connections bring { $n } VP now.
explain-city-now = Free spaces: { $free }; your projects: { $mine }.
explain-space = A project of this kind can be built here. It brings { $n } VP at the end and belongs to your network in the region { $region }.
explain-space-any = A small town: every kind of project fits. It brings { $n } VP at the end and belongs to your network in the region { $region }.
explain-space-taken = A project: { $n } VP at the end for its owner, and a link of the network. A space holds one disc.
explain-space-neutral = A neutral disc closes this space, because fewer than four people play.
explain-space-andrew = A project of Andrew: { $n } VP at the end for him. A space holds one disc.
explain-first-project = Your first project is housing, and it is free.
explain-project = { $tab } costs you { $n ->
    [one] 1 good
   *[other] { $n } goods
}; discs ready on your tab: { $discs }.
explain-use = When { $type } is used, it works once for every employee who stands here.
explain-free-room = A department can be built here; at the end it brings { $n } VP.
explain-lying-here = Lying here: { $n }.
explain-build-here = To build here costs { $n ->
    [one] 1 good
   *[other] { $n } goods
} now.
explain-people = Standing: { $standing }, lying: { $lying }.
explain-station = To stand up here costs { $price }.
explain-full = All workstations are taken.
explain-no-station = No workstation: nobody stands up here.
explain-built = Brings { $n } VP at the end.
explain-left = In the market: { $n }.
explain-price-of = Costs { $low ->
    [one] 1 good
   *[other] { $low } goods
} in a room where somebody lies, else { $high }.
explain-stations = To stand up there costs: { $prices }.
explain-have = You have this kind already; no company has it twice.
explain-reserve = The department of the set-up: it has to be built before any other.
explain-standing = Who stands is active: a department works once for each of them, and each is worth 1 VP at the end. Some effects send them away on a mission.
explain-lying = Who lies does not work. Steps bring them to other rooms; at the end of a round they can stand up at the price of a workstation.
explain-works-in = Room: { $department }.
explain-tab = Discs on the tab become projects on the map; where a disc is gone, its income is paid at every homecoming. Research points pull the tab out further: more discs, then victory points.
explain-tab-income = Pays now at every homecoming: { $what }.
explain-nothing = nothing yet
explain-tab-next = Pulling it further costs { $n ->
    [one] 1 research point
   *[other] { $n } research points
} and shows { $what }.
explain-tab-points = Visible victory points: { $n }.
explain-position-none = nothing yet
explain-position-points = { $n } VP for the end
explain-position-higher-limit = a limit per donation that is { $n } higher
explain-position-disc = one more disc (income: { $what })
explain-giving-type-HR = At the end { $n } VP for each of your Human Resources departments.
explain-giving-type-MG = At the end { $n } VP for each of your Management departments.
explain-giving-type-CO = At the end { $n } VP for each of your Construction departments.
explain-giving-type-RD = At the end { $n } VP for each of your Research & Development departments.
explain-giving-departments = At the end { $n } VP for each of your departments.
explain-giving-infrastructure = At the end { $n } VP for each of your public infrastructure projects.
explain-giving-industry = At the end { $n } VP for each of your industry projects.
explain-giving-housing-commerce = At the end { $n } VP for your housing and commerce projects; whether each or only pairs count is a ruling of the table.
explain-giving-rails = At the end { $n } VP for each region in which your transport is a railroad.
explain-giving-donations = At the end { $n } VP for each of your donations.
explain-giving-fixed = At the end { $n } VP, whatever happens.
explain-giving-goods = At the end { $n } VP for each good that you give up for it.
explain-giving-money = At the end { $n } VP for every $5 that you give up for it.
explain-giving-sets = At the end { $n } VP for every $5 that you give up together with a good.
explain-giving-standing = At the end { $n } VP for each of your employees who stand.
explain-giving-region-east = At the end { $n } VP for each of your projects in the East.
explain-giving-region-midwest = At the end { $n } VP for each of your projects in the Midwest.
explain-giving-region-south = At the end { $n } VP for each of your projects in the South.
explain-giving-region-west = At the end { $n } VP for each of your projects in the West.
explain-giving-small = At the end { $n } VP for each of your projects in a small town.
explain-price = What your next donation costs; every further one is dearer.
explain-connections = At the end your best network scores: link points of the great cities joined in it, at the lowest transport level among its regions.
explain-andrew = Your opponent. In even rounds his card names the action; every round it tells what he takes from you, and what he cannot take brings him points.
explain-joker = In one turn of yours it replaces the action of the round.
explain-money = Pays for workstations and donations. What is left scores only through donations.
explain-goods = Pay for projects and departments; at any time each can be sold for $1.
explain-vp = Points scored during the game, at once. The rest comes at the end.
explain-discs = Discs for tabs and donations. When none is left, neither is possible.
explain-supply = Employees who can still be hired.
explain-steps = Each leads one employee into a neighbouring room; whoever moves lies down. What is left at the end of the turn is lost.
explain-points = Research points pull tabs out and move transport discs on. What is left at the end of the turn is lost.
explain-total = Your points if the game ended now, all sources together.
explain-points-now = Now: { $n } VP.
explain-option-home = So many of yours come home into the lobby, each with the income of your transport box.
explain-option-take = You take this; nobody leaves.
explain-option-send = An employee goes on a mission for it and is away until an income of that region.
explain-option-trade = You exchange so many goods here.
explain-option-side = The side of the tab that you play with: its incomes and prices.
explain-option-pay = How much you pay for standing somebody up.
explain-zone-timeline = The events of this row, from left to right; the marker shows which are over.
explain-zone-desk = Here lies what can be chosen from.
explain-zone-map = Projects are built in the cities; lines join neighbours. Each project scores its city’s points at the end.
explain-zone-city = The project spaces of the city: a disc on a space that shows its kind. The number is the points of each project at the end.
explain-zone-rooms = Your company: printed departments at the bottom, free rooms for more. Employees walk from room to room.
explain-zone-purse = Money, goods, points so far, and what is left in the supply.
explain-zone-market = Departments that can be built with Strategic Planning, for goods, into a free room.
explain-zone-donations = A donation is made at a donation event, costs more each time, and scores at the end. Each space takes one disc.
explain-region-stage = Above left the timeline with its four actions, below it transport, at the right the map.
explain-region-desk = What can be chosen now.
explain-region-atlas = Cities with their project spaces, in four regions.
explain-region-shop = Departments on offer, donations, and the table of connections.
explain-region-seat = A company: rooms with employees, project tabs, purse, and the points that it would have now.
explain-figure-points = All points as if the game ended now: those scored already and those of the final scoring.
explain-figure-money = Pays for workstations and donations.
explain-figure-goods = Pay for projects and departments; each can be sold for $1.
explain-figure-standing = Only who stands works; each is worth 1 VP at the end.
explain-figure-missions = They are away in a region and come home with an income when an event names it.
explain-figure-departments = Departments that Andrew has taken: each is worth 2 VP to him at the end.
explain-figure-donations = Donations that Andrew has made: they are taken, and count for him with what you have.
explain-sign-round = The game has twenty rounds: action, event, departments, activation.
explain-sign-over = The final scoring is done; the highest total wins.
explain-sign-sides = Before the game everybody chooses a side of each project tab.
explain-sign-projects = Before the first round everybody places a housing project and takes a department.
explain-sign-companies = Before the first round everybody walks up to six steps and may activate employees.
explain-sign-timeline = The first player chooses the action of the round; the space beside its marker is the event.
explain-sign-income = The event: employees come home from the named region and bring income.
explain-sign-donations = The event: everybody may make a donation.
explain-sign-departments = One after the other everybody uses their departments of the chosen type.
explain-sign-activate = Everybody may stand lying employees up, at the price of a workstation.
explain-sign-end-of-round = The marker moves on, and the next player becomes first.
explain-sign-steps = Steps that whoever is at turn can still walk.
explain-sign-points = Research points that whoever is at turn can still spend.
explain-source-track-income = Points that came with incomes and last boxes.
explain-source-track-department = Points that departments brought when they were used.
explain-source-track-activation = Points won or paid with Payroll Management.
explain-source-joker = An unused action choice tile is worth 3 VP.
explain-source-employees = 1 VP for every employee who stands in the company.
explain-source-departments = 2 VP for every department built, 3 in the top row.
explain-source-tabs = All victory points that can be seen on the project tabs.
explain-source-connections = Great cities joined in your best network, at the lowest transport level among its regions.
explain-source-cities = Every project scores the number under its city.
explain-source-donations = What your donations count, at most 12 each unless tabs raise the limit.
explain-source-ongoing = Departments that score at the end if somebody stands there.
explain-source-cards = What Andrew’s cards brought him by being shifted.
explain-source-boxes = Andrew’s discs on last boxes of transport.

## the gallery
shelf-printed = Printed departments
shelf-departments = Departments
shelf-further = Further departments (expansion)
shelf-donations = Donations
shelf-tabs = Project tabs
shelf-boxes = Transport
shelf-cities = Cities
shelf-connections = Connections
shelf-tab = { $tab }, { $side }

## Lessons

lesson-coming-home-title = One action for everybody
lesson-coming-home-text = Every round one action is chosen for everybody, and the space that the marker of its row reaches is the event: it comes first. Two of your employees are in the East; when an event pays income there, they come home and bring something.
lesson-coming-home-goal = Choose the action whose event pays in the East, and take both of them home.
lesson-coming-home-done = Each brought $1 and lies in the lobby now: this is how the timeline turns into income.
lesson-commerce-title = Who stands, works
lesson-commerce-text = You use a department of the chosen type once for every employee standing there. In Commerce and Finance one brings $3 or 1 good; who goes on a mission to a region for it brings $6 or 2 goods.
lesson-commerce-goal = Use both: one brings $3, the other goes to the South for 2 goods.
lesson-commerce-done = Whoever is out is missing in the house until an income in that region brings them home.
lesson-steps-title = Steps through the house
lesson-steps-text = With Human Resources employees walk through the house: a step leads to the room beside, above or below, never diagonally. Whoever walks lies down and does not work yet.
lesson-steps-goal = Use Human Resources and bring somebody from the lobby to Research & Development.
lesson-steps-done = It took two steps; the others can be walked by somebody else.
lesson-activation-title = Standing up costs
lesson-activation-text = At the end of the round you stand lying employees up on free workstations and pay the price below. Where money is missing, sell a good: that is possible at any time, for $1.
lesson-activation-goal = Stand the employee in Research & Development up; it costs $2, and you have $1.
lesson-activation-done = From the next round on this one works, and at the end of the game everybody standing counts 1 point.
lesson-project-title = Building a project
lesson-project-text = With Construction you send the employee to a region, pay 1 or 2 goods and put the rightmost disc of a tab on a free space with its symbol. What lay below the disc is yours at every income from now on.
lesson-project-goal = Build a housing project in Boston.
lesson-project-done = Boston counts 3 points in the end, and somebody in the East now waits for the next income.
lesson-research-title = Research
lesson-research-text = Research & Development gives 3 research points for everybody standing there. With them you pull tabs, which frees new discs, or advance on the tracks, where employees then bring more home.
lesson-research-goal = Pull the housing tab once, and advance one box in the West.
lesson-research-done = In the West everybody now brings $3 home instead of $1; points left over are lost, so share them out well.
lesson-department-title = A new department
lesson-department-text = With Strategic Planning you build a department from the market in a free room. If somebody lies there already it costs only 1 good, else 2.
lesson-department-goal = Build Sales from the market with your one good.
lesson-department-done = Whoever lay there can work in Sales now; every department you build counts 2 points in the end, on the top floor 3.
lesson-connection-title = Connecting great cities
lesson-connection-text = In the end your best network between San Francisco, Chicago, New York and New Orleans counts: every city on the way needs a project of yours. How much it counts is said by the lowest level of your tracks in these regions.
lesson-connection-goal = Connect Chicago and New York.
lesson-connection-done = 6 points for two great cities; with better tracks and all four of them it can be 36.
lesson-donation-title = Donations
lesson-donation-text = When the event is a donation, you may put one disc on a free space: the first for $5, every further one for $5 more. In the end every space counts what it names, 12 points at most.
lesson-donation-goal = Choose the donation that brings you the most points already now.
lesson-donation-done = Four projects in the East, 2 points each: donations that fit your plan pay off early.

## At the table for the first time

intro-aim = For twenty rounds you run a company in Carnegie’s America. Your employees work in departments, build projects all over the country and bring income home. Whoever has the most victory points in the end wins.
intro-points-1 = Projects: the number under their city
intro-points-2 = A network between the four great cities: up to 36
intro-points-3 = Donations: up to 12 each
intro-points-4 = Tabs that are pulled far: the points they show
intro-points-5 = Departments you build 2 or 3, employees standing 1 each

# the second question of a move in two steps
ask-room = Into which room?
ask-tab = From which project strip?
ask-space = On which space of the map?
ask-circle = In which region?
ask-action = Which action instead?
ask-option = At which price?

## what a move leads to
ahead-action = { $uses ->
    [0] Nobody of yours stands in such a department: you could not use any.
    [one] You could use your departments of this type once.
   *[other] You could use your departments of this type { $uses } times.
}{ $n ->
    [0] {" "}Nobody of yours is in the region that pays.
    [one] {" "}1 of your employees could come home.
   *[other] {" "}{ $n } of your employees could come home.
}
ahead-use = { $uses ->
    [0] Nobody of yours stands in such a department: you could not use any.
    [one] You could use your departments of this type once.
   *[other] You could use your departments of this type { $uses } times.
}
ahead-home = Projects pay { $projects }, transport pays { $transport }. Who comes home lies in the lobby.
ahead-home-bare = Transport pays { $transport }; no project of yours pays yet. Who comes home lies in the lobby.
ahead-stay = They stay on their mission until the next income there ({ $region }).
ahead-away = Comes home with the next income ({ $region }); so far that could come with: { $types }.
ahead-away-long = Comes home with the next income ({ $region }); no action brings one in the next round.
ahead-donate = Your next donation costs ${ $price }.
ahead-walk = Lies down there; standing up costs ${ $price }.
ahead-walk-bare = No department lies there yet: with somebody there, one costs a good less.
ahead-walk-full = No workstation is free there: nobody more can stand up.
ahead-found = It works as soon as somebody stands there: standing up costs ${ $price }.
ahead-build = From now on every income of yours pays this as well: { $what }.
ahead-build-limit = From now on each of your donations may count more.
ahead-develop = { $n ->
    [one] 1 more project
   *[other] { $n } more projects
} of this kind can be built: { $tab }.
ahead-advance = { $region }: everybody who comes home from there now brings { $what }.
ahead-sell = { $n ->
    [0] No good is left then: projects cost goods.
    [one] 1 good is left then: projects cost goods.
   *[other] { $n } goods are left then: projects cost goods.
}
ahead-done-uses = { $n ->
    [one] 1 employee has not worked yet
   *[other] { $n } employees have not worked yet
}: that would be given away.
ahead-done-steps = { $n ->
    [one] 1 step is
   *[other] { $n } steps are
} still left: that would be given away.
either-goods-or-money = { $n ->
    [one] 1 good or money
   *[other] { $n }× a good or money
}
either-employee-or-money = { $n ->
    [one] 1 new employee or money
   *[other] { $n }× a new employee or money
}
