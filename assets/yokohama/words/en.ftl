### What Yokohama says. Messages are named by the codes that the rules hand out.

## Moves, for help and completion: what each verb does
move-put = Place assistants: up to three in different areas, or two in one.
move-go = Move the president and carry out the area action.
move-act = Where the president ends, and the power there.
move-toll = A toll paid to another player or over the canal.
move-recall = Take the president and assistants back.
move-trade = Trade in Chinatown, in this order.
move-pray = Put an assistant on the church, with the goods you give for faith.
move-give = Give imports and put an assistant on the import store.
move-take = Take one order, or two for 2 yen or an import.
move-hire = Move pieces from the warehouse to the supply.
move-tech = Buy a technology.
move-bonus = Take the power-5 tile.
move-shop = Build a shop on one of the sites.
move-house = Build the trading house.
move-keep = Telephone: one assistant stays.
move-shift = Move assistants by a reward.
move-agent = Use an agent of a country in an area.
move-claim = Claim an achievement.
move-order = Fulfil an order.
move-textile = Textile mill: 1 silk for 2 yen.
move-university = University: 1 yen for an assistant.
move-done = End the turn.
move-row = The next row of areas, from left to right.
move-link = Two areas that are neighbours here.
move-unlink = Two areas that are not neighbours here.
move-goals = The three open achievements.
move-neutral = The field of a neutral assistant.
move-tell = The printed value that an earlier move left open.
move-depth = From map to ledger depth: stop recording assistants by area.

## How each is typed
form-put = put AREA … | none
form-go = go AREA [via AREA AREA …] [tram]
form-act = act AREA POWER
form-toll = toll NAME | canal [YEN]
form-recall = recall [AREA N … | all | none]
form-trade = trade +WARE -WARE …
form-pray = pray FIELD [from supply] [with PAYMENT] [= PRINTED] [as CHOICE]
form-give = give FIELD [from supply] [with PAYMENT] [= PRINTED] [as CHOICE]
form-take = take [CARDS] [LEVEL] [for PAYMENT]
form-hire = hire PIECES
form-tech = tech TECHNOLOGY [slot SLOT] [+N] [for PAYMENT] [= PRINTED] [at AREA]
form-bonus = bonus [= PRINTED] [as CHOICE]
form-shop = shop SITE [= PRINTED] [as CHOICE]
form-house = house [= PRINTED] [as CHOICE]
form-keep = keep
form-shift = shift FROM AREA, …
form-agent = agent COUNTRY AREA [POWER]
form-claim = claim GOAL [= PRINTED]
form-order = order WARES [= PRINTED] [as CHOICE]
form-textile = textile
form-university = university
form-done = done
form-row = row AREA AREA …
form-link = link AREA AREA
form-unlink = unlink AREA AREA
form-goals = goals GOAL GOAL GOAL
form-neutral = neutral church | import FIELD
form-tell = tell TOLD = PRINTED [as CHOICE]
form-note = note TEXT
form-depth = depth ledger
form-confirm = confirm KIND NAME | table VALUE
form-correct = correct KIND NAME | table CHANGE REASON
form-rule = rule that REASON RULED

## What stands in a line
label-AREA = an area
label-AREA-AREA = areas
label-AREA-none = areas, or none
label-AREA-N-all-none = areas with numbers, all or none
label-FROM-AREA = from where to where
label-NUMBER = a number
label-FIELD = the number of a field
label-SITE = the number of a site
label-SLOT = the number of a slot
label-POWER = the power
label-YEN = yen
label-CARDS = how many cards
label-NAME-table = a player, or table
label-TOLD = the number of a move
label-LEVEL = a level of orders
label-TECHNOLOGY = a technology
label-GOAL = an achievement
label-GOAL-GOAL-GOAL = three achievements
label-COUNTRY = a country
label-NAME-canal = a player, or canal
label-WARES = wares like 2 silk
label-PAYMENT = what is paid
label-PIECES = pieces like 1 shop
label-CHOICE = what is chosen
label-WARE-WARE = trades like +1 copper
label-PRINTED = what is printed
label-N = a surcharge like +2

## Wares, pieces, verbs
label-copper = copper
label-silk = silk
label-tea = tea
label-fish = fish
label-any = any good
label-import = import
label-yen = yen
label-points = points
label-hire = hire
label-moves = movements
label-assistant = assistant
label-shop = shop
label-house = trading house
label-supply = supply
label-low = low
label-middle = middle
label-high = high
label-put = place
label-go = go
label-act = act
label-toll = toll
label-recall = take back
label-trade = trade
label-pray = pray
label-give = give
label-take = take
label-tech = technology
label-bonus = power-5 tile
label-keep = keep
label-shift = shift
label-agent = agent
label-claim = achievement
label-order = order
label-done = done
label-row = row of areas
label-goals = open achievements
label-neutral = neutral assistant
label-link = neighbours
label-unlink = not neighbours
label-tell = open values
label-hand = orders in hand
label-assistants = assistants in the supply
label-warehouse = assistants in the warehouse
label-president = president
label-symbol = country symbols
label-field = fields
label-pile = pile of orders
label-tile = power-5 tiles
label-technology = technology
label-technologies = technologies
label-tiles = power-5 tiles
label-agents-tiles = agents and power-5 tiles
label-orders = orders
label-production = production areas with your own buildings
label-trade-areas = trade areas with own buildings
label-shops = shops
label-houses = trading houses
label-church = church
label-none = nothing

## Technologies and achievements
label-ball = ball
label-brickyard = brickyard
label-winery = winery
label-electricity = electric light
label-gaslight = gaslight
label-exhibition = exhibition
label-school = language school
label-printing = printing
label-patents = patents
label-mining = mining
label-newspaper = newspaper
label-telegraph = telegraph
label-telephone = telephone
label-post = post office
label-coach = mail coach
label-tram = tram
label-station = railway station
label-market = stock market
label-textile = textile mill
label-university = university

## What follows by itself
event-turn-begun = { $before }’s turn ends; it is { $player }’s turn.
event-round-begun = Round { $round }{ $last ->
    [yes] {", "}the last one
   *[no] {""}
}.
event-market-filled = Stock market: { $player } gets { $yen } yen.
event-toll-paid = { $player } pays { $yen } yen to { $payee }.
event-placed = { $player } places { $assistants ->
    [0] none
    [one] one assistant
   *[other] { $assistants } assistants
}; { $left } left in the supply.
event-action-begun = { $player } acts in { $area } with power { $power }{ $true ->
    [none] {""}
   *[other] {" "}({ $true })
}.
event-power-doubted = You named power { $power }; at most { $most } is possible there.
event-ways-unseen = Ways are not recorded here. The table decides whether there is one, which tolls it costs (toll …) and whether the president must be taken back (recall).
event-house-paid = { $player } gets { $yen } yen for the trading house in { $area }.
event-gained = { $player } gains { $wares }.
event-paid = { $player } gives { $wares }.
event-technology-worked = { $technology }: { $player } gains { $wares }.
event-hired = { $player }: { $number } × { $piece } from the warehouse for { $yen } yen.
event-field-taken = { $player } takes field { $field } of { $board }: { $count } of { $limit }.
event-given-too-much = You gave { $given }; the field needs only { $asked }.
event-neutral-awaited = Still open: where the neutral assistant goes: { $board }. neutral …
event-orders-taken = { $player } takes { $number ->
    [one] an order
   *[other] { $number } orders
}; { $hand } in hand, { $pile } left on the pile.
event-technology-bought = { $player } buys { $technology }, technology number { $number }.
event-station-placed = The station tile goes to { $area }.
event-tile-taken = { $player } takes the tile in { $area }.
event-shop-built = { $player } builds shop number { $built } in { $area }, site { $site }.
event-house-built = { $player } builds trading house number { $built } in { $area }.
event-returned = { $assistants ->
    [one] One assistant comes back
   *[other] { $assistants } assistants come back
} to { $player } from { $area }.
event-taken-back = { $player } takes back the president{ $assistants ->
    [0] {""}
    [one] {" "}and one assistant
   *[other] {" "}and { $assistants } assistants
}.
event-moves-lapsed = { $player } loses { $moves ->
    [one] one movement
   *[other] { $moves } movements
}.
event-shifted = { $player }: an assistant from { $origin } to { $area }.
event-agent-used = { $player } uses the agent of { $country }.
event-agent-gained = A pair of { $country }: { $player } gets an agent, { $left } left.
event-agent-gone = A pair of { $country } for { $player }, but no agent is left.
event-goal-claimed = { $player } claims { $goal } as number { $place }: { $points ->
    [none] points still open
   *[other] { $points } points
}.
event-order-fulfilled = { $player } fulfils order number { $orders }; { $hand } in hand.
event-not-told = Still open: tell { $number } = …
event-told-apart = Move { $number } could not be made so: { $asked } asked for, { $over ->
    [yes] too much by { $apart } was given
   *[no] { $most } at most by what was given, { $apart } short
}. amend { $number } …
event-end-triggered = { $why } ({ $player }) ends the game: round { $last_round } is the last.
event-end-taken-back = { $why } no longer ends the game: play continues.
event-game-over = The game is over after { $rounds } rounds.
event-reminder = { $player } leaves undone: { $things }.
event-depth-changed = From now on in { $depth } depth: type area and power; assistants are one number.
log-turn-begun = now { $player }
log-toll-paid = { $yen } yen to { $payee }
log-placed = { $left } left
log-action-begun = power { $power }{ $true ->
    [none] {""}
   *[other] {" "}({ $true })
}
log-house-paid = house: { $player } +{ $yen } yen
log-gained = { $signed }
log-paid = { $signed }
log-technology-worked = { $technology }: { $signed }
log-hired = +{ $number } { $piece }{ $yen ->
    [0] {""}
   *[other] , −{ $yen } yen
 }
log-field-taken = { $count } of { $limit }
log-orders-taken = { $hand } in hand, pile { $pile }
log-technology-bought = technology { $number }
log-tile-taken = tile { $tiles }
log-shop-built = shop { $built }
log-house-built = trading house { $built }
log-returned = { $assistants } back
log-taken-back = president{ $assistants ->
    [0] {""}
   *[other] {" "}+ { $assistants }
} back
log-agent-gained = agent of { $country }, { $left } left
log-goal-claimed = number { $place }: { $points ->
    [none] points open
   *[other] { $points } points
}
log-order-fulfilled = order { $orders }, { $hand } in hand
log-round-begun = round { $round }{ $last ->
    [yes] {", "}last
   *[no] {""}
}
log-moves-lapsed = not moved: { $moves }
log-ways-unseen = ways and tolls: as on the board

## What is asked, and what a name stands for
ask-over = The game is over.
ask-told = Before the result: { $verbs } (moves { $moves }).
ask-rows = Row { $row } of the boards, { $length } from left to right: row …
ask-goals = Which three achievements lie open? goals GOAL GOAL GOAL; or the first move: { $verbs }
ask-action = { $area }, power { $power }: { $verbs }
ask-turn = { $step }: { $verbs }
look-assistants = Assistants: { $depth ->
    [map] { $supply } in the supply, { $areas } in areas
   *[ledger] { $supply } in the supply and in areas
}, { $warehouse } in the warehouse, { $boards } on boards and achievements: { $all }
look-pieces = { $pieces }: { $built } built, { $supply } in the supply, { $warehouse } in the warehouse: { $all }
look-all-agents = Agents: { $left } unclaimed, { $owned } with players: { $all }
look-cards = Orders: { $pile } on the pile, { $open } open, { $hands } in hands, { $fulfilled } fulfilled, { $box } in the box: { $all }
look-orders = Orders: { $hand } in hand, { $orders } fulfilled
look-standing = { $assistants ->
    [one] one assistant
   *[other] { $assistants } assistants
}, { $president ->
    [yes] the president
   *[no] no president
}, { $shop ->
    [0] no shop
   *[other] shop on site { $shop }
}, { $house ->
    [yes] the trading house
   *[no] no trading house
}
look-tile = The power-5 tile is here.
look-agents = { $left ->
    [one] One agent
   *[other] { $left } agents
} left.
look-symbols = { $symbols } symbols, { $unused } unused agents, { $used } used.
look-up-unknown = There is nothing called { $word }.

## The audit

## Final scoring
score-points = points
score-church = church
score-import = import store
score-technology = technology
score-countries = countries
score-rest = rest
score-total = total
standing-now = now
head-score-points = points
head-score-church = church
head-score-import = import
head-score-technology = tech
head-score-countries = lands
head-score-rest = rest
head-score-total = all
evening-points = Points by player and round
evening-orders = Orders fulfilled by player and round
evening-technology = Technologies, and who took them
evening-technology-what = Technology
evening-technology-taken = taken
evening-goal = Achievements, and who claimed them
evening-goal-what = Achievement
evening-goal-claimed = claimed first
score-tie-field = { $category }: { $first } before { $second } by field { $field }.
score-tie-order = { $category }: { $first } before { $second } by turn order.
score-tie-total = { $first } before { $second }, both { $total }, by turn order.
score-neutral = the neutral colour
score-json = This JSON is not a final position: { $word }
score-players = Enter two to four players, each once, all in turn order: { $word }
score-word = “{ $word }” does not belong here.
score-twice = { $word } is given twice.
score-number = “{ $word }” is not a number.
score-fields = { $word } has { $most } fields at most.
tally-final = Final points:
export-wealth = Points
export-rounds = Points at the end of each round
command-tally = Points of each player, now or at the end.
tally-title = Points
tally-wealth = Points if each round had been the last, below it the number of its last move

## The screen
pane-players = Players
pane-turn = Turn
pane-coming = Coming
pane-areas = Areas
houses-here = h
houses-built = b
houses-box = x
pane-boards = Boards
pane-goals = Achievements
pane-technologies = Technologies
pane-standing = If it ended now
pane-ends = The end
pane-table = Everything
final-fields = { $player } { $number }{ $number ->
    [0] {""}
   *[other] {" "}({ $fields })
 }
final-technologies = technologies
final-countries = lands
page-players = Players
page-map = Areas
page-boards = Boards
page-turn = Turn
page-standing = Scoring
page-coming = Coming
head-points = pts
head-yen = yen
head-copper = cop
head-silk = sil
head-tea = tea
head-fish = fis
head-import = imp
brief-points = points
brief-yen = yen
brief-copper = copp
brief-silk = silk
brief-tea = tea
brief-fish = fish
brief-shops = shops
brief-houses = hous
brief-hand = hand
brief-orders = done
brief-import = impo
head-president = president
head-house = ⌂
head-power5 = P5
head-assistants = assistants
head-worth = worth
ends-title = the end
ends-gauge = { $why ->
    [church] church
    [import] import
    [shops] shops
   *[houses] houses
 }
ends-orders = orders { $pile }{ $brief ->
    [yes] {""}
   *[no] {" "}on the pile
 }
boards-agents = agents left  { $agents }
heading-then = then { $players }
group-have = have
group-goods = goods
group-assistants = assistants
group-shops = shops
group-houses = houses
brief-technologies = t{ $number }
group-orders = orders
group-cards = lands, technologies
table-points = points
table-yen = yen
table-copper = copper
table-silk = silk
table-tea = tea
table-fish = fish
table-import = import
table-here = here
table-used = used
table-box = box
table-built = built
table-hand = hand
table-orders = done
brief-assistants = assi
brief-cards = lands, tech.
head-brings = 1 2 3 4 5
boards-untold = Still open, from move { $moves }: tell … = …
goals-untold = Still open: which three achievements are in play: goals …
heading-last =
    round { $round } is the last
step = { $step ->
    [stepA] first extra phase
    [step1] placing
    [step2] movement
    [step3] area action
    [step4] power-5 bonus
    [step5] building
    [step6] return
   *[stepC] second extra phase
}
round-setup = Set-up
round-number = Round { $round }
round-last = Last round ({ $round })
round-over = Over after { $rounds } rounds
turn-action = { $area }, power { $power }
may-trade = trade ({ $left } left, { $yen } yen)
may-pray = pray (faith { $faith } and what is given)
may-give = give (up to { $most } imports)
may-take = take an order ({ $levels }; room for { $room })
may-hire = hire ({ $most }; shop { $shop } yen, house { $house } yen)
may-tech = technology ({ $units } by power{ $more ->
    [0] {""}
   *[other] {", "}{ $more } more to pay
})
may-shop = shop (site { $sites })
may-bonus = tile (power 5)
may-house = house
may-keep = keep one (telephone)
may-recall = recall
may-agent = agent ({ $countries })
may-claim = claim ({ $goals })
may-order = order ({ $hand } in hand)
may-shift = shift (movements left: { $moves })
near-ends = The end:
near-end = { $why ->
    [church] church { $left }
    [import] import store { $left }
    [orders] orders { $left }
    [shops] shops { $left }
   *[houses] houses { $left }
}{ $names ->
    [none] {""}
   *[other] {" ("}{ $names })
}
near-if-now = If it comes now: { $players ->
    [none] round { $round } is the last.
   *[other] { $players } finish the round, then one more.
}
near-last = Last round, still to play: { $players }
near-last-next = Round { $round } is the last; before it: { $players ->
    [none] no one
   *[other] { $players }
}
near-why = { $why } ({ $player }) has triggered the end.
near-pair = next { $country }: agent for { $players }
near-goal = { $goal } can be claimed for { $points } points: { $players }
near-dear = The next technology of { $player } costs { $units ->
    [one] one unit
   *[other] { $units } units
} more.
near-unused = Not used in this turn: { $technologies }
near-market = The stock market fills { $player } up to { $yen } yen at the next turn.
near-hand = { $player } has { $hand } orders in hand and can take no more.
near-one-more = { $right ->
    [yes] far right
   *[no] one more
}: { $player } prize { $rank }
hand-assistants = assistants
hand-assistant = assistant
hand-shop = shop
hand-house = house
hand-field = field
hand-orders = orders
hand-agent = agent
hand-technology = technology
hand-tile = tile
effect-purse = yen
effect-points = points
effect-wares = wares

## The table's options, as the form for a new game explains them
option-depth = How much is entered?
option-place-none = Can you place no assistant?
option-once-per-turn = When may the textile mill and the university be used?
option-station-assistant = Do you need an assistant at the station to ride there?
option-mining-chinatown = How often does mining give copper in Chinatown?
option-harbour-points = Does power 5 in harbour and dock give 3 points without a card?
option-used-agents-count = Do used agents count for “5 agents and tiles”?
value-ledger = without assistants (ledger)
value-map = assistants and ways too (map)
value-yes = yes
value-no = no
value-any = at any moment of one's turn
value-extra = in the extra phases only
value-trade = at every copper bought
value-action = once an action
value-always = yes
value-with-card = no

## Refusals
seats-number = { $number ->
    [one] 1 player
   *[other] { $number } players
}: the game is for { $least } to { $most }.
game-over = The game is over.
area-none = { $area } is not in play with this number of players.
rows-due = Row { $row } of the areas comes first.
row-ledger = Rows are entered in map depth only.
row-over = All rows are laid.
row-none = { $area } is not in play with this number of players. Not laid yet: { $unlaid }
row-twice = { $area } is already laid. Not laid yet: { $unlaid }
row-length = Row { $row } has { $length } areas, not { $number }.
row-order = { $first } comes first, counted from the score track; { $area } cannot come before it.
link-when = Change neighbours before the first turn, in map depth.
link-two = Two different areas are named.
link-is = { $area } and { $other } are already neighbours.
link-not = { $area } and { $other } are not neighbours.
goals-when = Enter the open achievements once, before the first turn.
goals-groups = One achievement of each group is open: { $open }.
neutral-none = With { $players } players there is no neutral colour.
neutral-told = The neutral assistant on { $board } has already been entered.
main-due = { $player } must place and move first: every turn has its main phase.
main-over = The main phase of this turn is over.
put-ledger = Placing is entered in map depth only.
put-over = Placing is over in this turn{ $last ->
    [yes] : “undo” takes it back
   *[no] {""}
}.
put-due = Place assistants first: put …{ $nobody ->
    [yes] {", "}or none: put none.
   *[no] {""}
}
put-most = { $number } areas: at most { $most }.
put-form = Place one in each of several areas, or { $most } in one and { $wired ->
    [yes] at most one more, in a neighbouring area
   *[no] none in any other
}.
put-neighbour = { $other } is not next to { $area }; its neighbours: { $beside }
put-supply = You placed { $number } assistants; the supply has { $supply }.
put-least = At this table at least one assistant is placed.
put-toll = The tolls are { $toll } yen; you have { $yen }.
canal-placed = You cannot place assistants on the canal.
canal-end = You cannot end on the canal.
canal-agent = There is no action on the canal.
canal-station = The station tile cannot go on the canal.
go-ledger = In ledger depth, type the area and the power: act …
go-over = The movement of this turn is over.
go-same = The president cannot return to { $area }, where the move began.
go-nobody = You have no assistant in { $area }.
go-president = { $owner }’s president is in { $area }: you can end there only by post office or railway station.
go-supply = The president comes from the supply: type only go { $area }.
go-toll = The way to { $area } costs { $toll } yen; you have { $yen }.
go-no-tram = { $player } does not have the tram.
go-no-way = There is no way to { $area } with one of your assistants in every area between.
go-station = { $area }: your railway station is there, and a way that reaches it ends there; none leads through.
go-gap = { $other } is not next to { $area }.
ambiguous-way = Ways to { $area } cost the same but pay different players: which one?
ambiguous-recall = Whom do you take back: all, none, or those you name?
ambiguous-whose = { $player } or { $next } may mean this: whose is it?
ambiguous-toll = { $due } of the { $yen } yen are due in { $area } itself: is the rest for the way?
ambiguous-values = Move { $move } gave { $told } for { $goal }, this gives { $said }. If the new values are on the card: amend { $move } …
act-map = In map depth, type the way: put …, go …
toll-map = In map depth tolls are automatic.
toll-own = You pay no toll to yourself.
toll-yen = The toll is { $toll } yen; you have { $yen }.
toll-nobody = There is no player { $player }.
recall-ledger = In ledger depth assistants are not counted by area: recall.
recall-nobody = Assistants in { $area }: { $number } named, { $there } there.
power-least = Power { $power } in { $area } is too low: you have at least { $least } there.
power-none = Power { $power } does nothing in { $area }.
action-none = “{ $verb }” needs an area action, and none is under way.
action-area = { $verb } does not belong to { $area }.
action-once = You have already used { $verb } in this action.
step-over = Too late for { $verb }: that step in { $area } is over.
trade-import = You can buy imports, not sell them.
trade-ware = This is not traded: { $ware }.
trade-most = { $trades } trades; you have { $left } left.
trade-yen = You need { $number } yen at that moment; you have { $there }.
trade-goods = { $ware }: you need { $number } at that moment; you have { $there }.
field-none = Fields of { $board } go from 1 to { $most }.
field-taken = { $owner } is on field { $field } of { $board }.
field-goods = { $ware }: you give { $number }; you have { $there }.
field-assistant = You have no assistant to put on { $board }.
pray-once = Give each kind only once: { $gift } × { $ware } is one faith, { $number } are not.
pray-faith = Field { $field } asks for faith { $need }, this is { $faith }.
give-most = { $given } imports: at power { $power } { $most } may be given at most.
give-short = Field { $field } asks for { $need } imports, given are { $given }.
give-none = An import at least is given for field { $field }: give { $field } 1.
take-most = { $cards } orders: at most { $most }.
take-payment = One order is free; a second one costs one of: { $prices }.
take-yen = The second order costs { $number } yen; you have { $there }.
take-goods = { $number } × { $ware } for the second order, there are { $there }.
take-hand = You hold { $hand } orders and take { $cards } more: at most { $most }.
take-levels = { $levels } levels for { $cards } orders.
take-level = At power { $power } not { $level }; possible: { $things }
hire-most = { $number } pieces: at most { $most } at power { $power }.
hire-warehouse = { $number } × { $piece }: { $left } left in the warehouse.
hire-yen = This costs { $cost } yen; you have { $yen }.
tech-station-area = The railway station names its area (at …), no other technology does.
tech-station-gone = The station tile is already in { $area }.
tech-odd = { $number } × { $ware }: { $each } of it are one unit.
tech-twice = You already have { $technology }.
tech-slot = There are slots 1 to { $slots }.
tech-slot-free = Slots 1 to { $free } add nothing to the cost: slot { $slot } without +{ $extra }.
tech-yen = { $number } yen to pay, there are { $there }.
tech-goods = { $number } × { $ware } to pay, there are { $there }.
tech-units = { $technology } costs { $cost ->
    [none] an unknown sum
   *[other] { $cost }
}, the slot adds { $extra }, power { $power }{ $more ->
    [0] {""}
   *[other] {", "}from the fourth on { $more } more
}: units due: { $due }, paid: { $units }.
tech-too-much = { $technology }: units due: { $due }; { $units } would be too much.
bonus-power = The tile is taken after an action of power { $needed }, this was { $power }.
bonus-none = The tile of { $area } is gone.
bonus-once = The tile has been taken in this action: { $area }.
build-power = Building needs power { $needed }, this was { $power }.
build-one = One building an action: there is one in { $area }.
build-supply = { $piece }: you have none in your supply{ $warehouse ->
    [0] {" "}and none in the warehouse: all are built.
   *[other] , only in the warehouse: { $warehouse }.
}
shop-site = There are sites 1 to { $sites }.
shop-own = You already have a shop in { $area }.
shop-taken = { $owner } has a shop on site { $site } of { $area }.
house-taken = { $owner } has the trading house in { $area }.
keep-telephone = Only the telephone lets an assistant stay.
keep-nobody = You have no assistant in { $area } who could stay.
shift-none = You have no movement left from a reward.
shift-most = { $steps } movements, { $left } are left.
shift-nobody = You have no assistant in { $area } to move.
shift-same = { $area } to { $area } is not a movement.
shift-supply = A movement of a reward ends in an area, never in the supply.
extra-main = You cannot { $verb } between placing and the area action.
agent-power = Type the power in { $area } too: agent …, area, power.
agent-map = In map depth the power in { $area } is automatic.
agent-once = One agent a turn, and one has been used.
agent-none = You have no unused agent of { $country }.
agent-president = Your president is in { $area }.
agent-nobody = You have no assistant in { $area }.
claim-closed = { $goal } is not open; these are: { $goals }
claim-once = You have already claimed { $goal }.
claim-not = You need { $needed }: { $what }. You have { $there }.
claim-assistant = No assistant is in the supply to be put on the card.
claim-values = { $goal }: the first claim is worth more than the later ones, { $figure }/{ $later } is not.
order-hand = { $player } has no order in hand.
order-goods = { $ware }: { $number } needed, { $there } there.
choice-goods = { $wanted ->
    [one] One good is chosen
   *[other] { $wanted } goods are chosen
} (as …), named: { $chosen }.
choice-pieces = { $most ->
    [0] No pieces are chosen here
    [one] One piece at most is chosen
   *[other] { $most } pieces at most are chosen
} (as …), named: { $chosen }.
craft-none = You do not have { $technology }.
craft-once = { $technology } has been used in this turn.
craft-extra = At this table { $technology } is used in the extra phases only.
craft-warehouse = No assistant is left in the warehouse.
craft-pays = { $technology }: you need { $number } × { $ware }; you have { $there }.
depth-not = Only from map to ledger, once the areas lie; this table has { $depth }.
correct-taken = { $area } { $site } is taken or empty already.
unsound-player = { $what } of { $player }: pieces would be lost or made.
unsound-hand = { $player } would have { $hand } orders in hand; 0 to { $most } are possible.
unsound-agents = Agents of { $country }: more or fewer than there are.
unsound-pile = { $pile } orders cannot lie on the pile.
unsound-box = { $what }: { $number } would be more than the { $most } of the box.
rule-setup = The number of players decides which areas and boards are used; the areas are laid out at random, each with a site card and a power-5 tile. Each player starts with eight assistants and two shops in the supply, the rest in the warehouse, one of each good and 4 yen; the first player has 3. Keep one of two orders.
rules-station = the owner of the railway station ends in its area; no way leads through it.
rules-tram = you cannot take the tram from the supply.
rules-slots = slots 1 and 2 add nothing to the cost of a technology, and nothing is paid for them.
rules-values = the first value of an achievement is greater than the later one, and stays as it was entered.
rules-ends = a correction that completes an end brings it; one that undoes it in the same round takes it back.
rule-general = Goods, imports and money never run out. You hold at most three orders in hand and discard none. You never have two technologies of the same name. Assistants and buildings come from your supply, never straight from the warehouse. Only orders in hand are secret.
rule-turn = A turn is an extra phase, the main action, and another extra phase. The main action is placing, movement, area action, power-5 bonus, building and return, in this order; only the bonus and building may be left out.
rule-place = Put one assistant each into up to three different areas, or two into one, from your supply and never onto the canal. In an area with another player's president, each assistant costs 1 yen to its owner; if you cannot pay, you cannot place there.
rule-move = Your president walks through any number of neighbouring areas that hold one of your assistants, and ends in one that has no other president. Passing a president costs 1 yen to its owner. You cannot return to the starting area. From the supply, put the president onto any such area. Instead, you may take back the president and any of your assistants; then the main action ends.
rule-action = The area acts by your power there: one for the president, each assistant, your shop, your trading house and the station, at most five. Other players with a trading house in the area get 1 yen from the bank.
rule-power5 = After an area action of power 5 you may take the tile in the area: its effect comes at once, then it goes face down before you.
rule-build = After an area action of power 4 or 5 you may build once from your supply: a shop on a free site (one a player and area) or the area's only trading house. You get what is printed on the site.
rule-return = After the area action all your assistants return from that area to your supply; the president stays.
rule-extra = At the beginning and at the end of a turn, in any order: use an agent, once a turn, and claim achievements and fulfil orders as often as one can.
rule-agent = Turn the agent over, for good. An area with one of your assistants and without your president acts: area action, power-5 bonus, building, return. Other presidents there cost nothing. The second, fourth, sixth … equal symbol on your orders and technologies brings an agent of that country while any are left.
rule-claim = If you meet an achievement, you may put an assistant from your supply onto its card, where it stays. The first player gets the higher points, later ones the lower. You show what it asks for and keep it; once for each player.
rule-order = Lay an order from your hand open and give its goods in full; its reward comes at once. Its symbol counts from then on.
rule-end = The end comes when a player has built all four trading houses or all eight shops, when too few orders are left to fill a board, or when as many assistants are on the board of the church or of the import store as it says. Finish the round and play one more; then score church, import store, technologies, countries and what is left. On a tie the player earlier in the order of play wins.
rule-symbols = A figure next to a sign says how much you get or give. A question mark is a good of your choice, a new choice each time. Moving an assistant brings one from the supply to an area or from one area to another, without toll.
rule-chinatown = As many exchanges as the power: copper or silk for 2 yen, fish or tea for 1 yen, bought or sold, or an import bought for 4 yen. Imports are never sold.
rule-church = Your power is faith; one import, copper, silk, fish and tea, and 2 yen, each add one, once each. An assistant from the area or the supply goes for good onto a free field that asks for no more, and you get its reward.
rule-import = Up to one import fewer than the power is given. An assistant from the area or the supply goes for good onto a free field of the board that asks for no more, and its reward comes.
rule-fields = You must have what you give for a field. Each field of the two boards holds one assistant, from the area or the supply, until the end.
rule-employment = As many pieces as the power less one come from the warehouse to the supply. Assistants are free, a shop costs 2 yen, a trading house 4, 5, 6 or 7.
rule-laboratory = Your power is industry; each import and each 2 yen add one, as often as you like. It pays for a technology and for the field it is on. From your fourth technology on, each costs another import or 2 yen. What is left over is lost. Research centre and laboratory are alike.
rule-harbour = Take an order of a level that your power allows: low from 2, middle with 3, any with 4; with 5 you also get 3 points. From power 2 on, 2 yen or an import buy a second. You cannot hold a fourth. Harbour and dock are alike.
rule-canal = You cannot place or end on the canal. The president may pass over it for 1 yen.
rule-technologies = A technology works for its owner as soon as it is taken: some pay at once or each time something is done, some change placing, movement or return, some may be used once a turn. The station is in one area and counts for every player there.
sought-setup = start, layout, areas, boards, warehouse
sought-general = supply, hand, limit, secret
sought-turn = order, phase, main action, steps
sought-place = assistant, put, toll, pay
sought-move = president, toll, retreat, way, neighbour
sought-action = power, area, station, trading house
sought-power5 = tile, bonus, five
sought-build = shop, trading house, site
sought-return = assistants, back
sought-extra = phase, beginning, end of turn
sought-agent = symbol, country, foreign
sought-claim = achievement, card, points
sought-order = fulfil, goods, reward
sought-end = final scoring, last round, majority, winner, tie
sought-symbols = sign, any good, warehouse, moving an assistant
sought-chinatown = exchange, buy, sell, market
sought-church = faith, board, field
sought-import = imports, board, field
sought-employment = warehouse, hire, shop, trading house
sought-laboratory = technology, industry, research centre, card
sought-harbour = orders, dock, level, card
sought-canal = toll, water, pass
sought-technologies = card, station, tram, telephone, effect
box-site = A site card has { $parts } rewards, with “/” between them and ? for what is not known: { $word }
box-value = “{ $word }” cannot be printed there.
box-piece = “{ $word }” is not such a piece.
unreadable-printed = Put “=” before “{ $word }”: after it comes what is printed.
value-missing = What is printed there? Add it after { $verb }, like “{ $sort ->
    [tech] = 4 FR
    [order] = 2 yen 6 points DE
    [pray] = 6 > 5 points
    [give] = 2 > 4 points
    [claim] = 8/6
   *[other] = 2 yen
 }”, or “= ?” to enter it later.
tell-none = Move { $number } has no open value.{ $open ->
    [none] {""}
   *[other] {" "}Open: { $open }
}
tell-unlike = Move { $number } has { $known } printed, which does not match { $told }.

## Areas and numbers of wares
area = { $area ->
    [copper] copper mine
    [silk] silk mill
    [tea] tea plantation
    [fish] fishery
    [bank] bank
    [chinatown] Chinatown
    [church] church
    [import] import store
    [employment] employment agency
    [laboratory] laboratory
    [harbour] harbour
    [dock] dock
    [research] research centre
    [canal] canal
   *[other] { $area }
}{ $twin }
brick = { $area ->
    [copper] copper
    [silk] silk
    [tea] tea
    [fish] fish
    [bank] bank
    [chinatown] China
    [church] church
    [import] import
    [employment] employ
    [laboratory] lab
    [harbour] harbour
    [dock] dock
    [research] research
    [canal] canal
   *[other] { $area }
}{ $twin }
goal-brief = { $goal ->
    [copper5] 5 copper
    [silk6] 6 silk
    [tea7] 7 tea
    [fish7] 7 fish
    [yen10] 10 yen
    [tech4] 4 technologies
    [tiles5] 5 agents, tiles
    [orders5] 5 orders
    [prod4] 4 production
    [trade4] 4 trade
    [prod3trade2] 3 prod., 2 trade
    [prod2trade3] 2 prod., 3 trade
   *[other] { $goal }
}
goal = { $goal ->
    [copper5] 5 copper
    [silk6] 6 silk
    [tea7] 7 tea
    [fish7] 7 fish
    [yen10] 10 yen
    [tech4] 4 technologies
    [tiles5] 5 agents and power-5 tiles
    [orders5] 5 orders
    [prod4] 4 production areas
    [trade4] 4 trade areas
    [prod3trade2] 3 production and 2 trade areas
    [prod2trade3] 2 production and 3 trade areas
   *[other] { $goal }
}
ware-signed = { $sign }{ $ware }
ware = { $number } { $ware ->
    [copper] copper
    [silk] silk
    [tea] tea
    [fish] fish
    [any] any
    [import] import
    [yen] yen
    [points] points
    [hire] hire
    [moves] moves
   *[other] { $ware }
}
payee-canal = the bank, for the canal

## The players’ page

tab-areas = Areas
tab-orders = Orders
web-assistants = assistants
web-end = How near the end is
web-end-when = first to fill ends it
web-owned = What I have
web-country = { $country ->
    [GB] Britain
    [US] USA
    [FR] France
    [DE] Germany
    [NL] Netherlands
   *[other] { $country }
}{ $number ->
    [1] { "" }
   *[other] {" "}{ $number }
}
web-countries = countries
web-leads = Ahead for the prizes
web-agents-left = Agents left
web-abroad-own = agents
web-pile = pile of orders
web-pile-end = ends when empty
web-closed = closed by presidents: { $areas }
web-closed-by = { $area } ({ $player })
web-of-country = of { $country }
web-abroad = where you have assistants
web-in-hand = in hand
web-yen = { $spread ->
    [0] { $most } yen
   *[other] { $least } to { $most } yen
 }
web-recall = president and assistants back
web-areas = President in writing, shops in the places
web-house = trading house: { $player }
