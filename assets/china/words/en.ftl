### What 1880: China says. Messages are named by the codes that the rules hand out.


## Moves, for help and completion: what each verb does

move-bid = Bid for the private company up for auction.
move-pass = Pass.
move-permit = Choose building permits, or give the extra permit of P5 to a company.
move-investor = Choose a foreign investor.
move-found = Found a company: initial price, certificate, permits, row on the turn order list.
move-buy = Buy one share.
move-sell = Sell shares: a company and how many, as often as needed.
move-repay = Pay back debt.
move-done = End the turn.
move-lay = Lay or upgrade a tile: hex, tile, what its track joins.
move-station = Place a station marker.
move-run = Run the trains: the best run alone, or each train with its stops.
move-pay = Pay the income out.
move-withhold = Withhold the income in the treasury.
move-train = Buy a train from the bank, or from a company with the same director.
move-rocket = Exchange P7 for a train.
move-claim = Take the payment of P0 now.
move-decline = Decline this payment of P0 and wait for the next.
move-scrap = Give up a train above the limit.
move-merge = Merge the investor's money: into the treasury, or a fifth to the owner.
move-replace = Replace the investor's marker with one of the company's.
move-remove = Remove the investor's marker.
move-home = Choose the city of the home station.
move-borrow = Borrow what is still missing for a forced purchase.

## What stands in a line, where the words themselves are too many to list

label-privates = privates
label-COMPANY = a company such as HKR
label-COMPANY-SHARES = a company and how many of its shares
label-INVESTOR = an investor such as A3
label-TRAIN = a type of train
label-TRAIN-STOP-STOP = a train with its stops
label-again = the last routes
label-PERMITS = permits such as AB
label-PRICE = an initial price
label-CERTIFICATE = a director's certificate
label-ROW = a row from 1 to 4
label-HEX = a hex such as E7
label-TILE = the number of a tile
label-POSITION = a position of the tile such as W-E
label-DIRECTION = a direction such as NE
label-CITY = a city by its name
label-WHAT = a name: whose or what
label-PLAYER = a player

## Table and options

seats-number = { $number ->
    [one] 1 player
   *[other] { $number } players
}: the game is for { $least } to { $most }.
seats-reserved = No player can be called “{ $name }”: the game uses that name.
seats-twice = Two players are called “{ $name }”.

## V Auction, seating, draft

auction-cash = { $player } has { $cash } and cannot bid { $amount }.
auction-low = { $amount } is too low: bid at least { $least } for { $private }.
auction-step = { $amount } is not a multiple of { $step }.
investor-taken = { $investor } is already { $owner }'s.
permit-start = First choose permits for { $company }: only its letters and its row.
permit-choice = This certificate does not allow permits { $letters }. Choose from: { $choices }
event-all-passed = All pass on { $private }: private companies pay, then it is offered again.
event-starting-bid-lowered = No bid for { $private }: the minimum is now { $least }.
event-private-bought = { $player } buys { $private } for { $amount }.
event-private-paid = { $private } pays { $player } { $amount }.
event-seats-changed = New seating: { $seats }. The first has priority.
event-investor-chosen = { $player } takes investor { $investor }.
event-cannot-bid = { $player } cannot afford the next bid for { $private } and passes.

## VI Private companies

permit-extra = You can give only permit { $letter }, and to a company you name.
permit-no-owner = { $private } is not in play.
permit-given = { $private } has already given its permit (owner: { $player }).
permit-director = { $player } owns { $private } but is not the director of { $company }.
permit-has = { $company } already has permit { $letter }.
event-permit-given = { $company } now has permits { $permits }.
rocket-gone = { $private } is no longer in play.
rocket-investor = { $investor } is a foreign investor: it cannot own a train.
rocket-on-turn = It is { $company }’s turn: the train goes there, and no train is given up.
rocket-director =
    { $player } owns P7: the train goes to a company that { $player } directs{ $company ->
        [none] .
       *[other] , not to { $company }.
    }
rocket-scrap = { $company } is full ({ $trains }; limit { $limit }): name the train it gives up.
rocket-no-scrap = { $company } cannot give up train { $train }.
rocket-room = { $player }’s company { $company } has room: the train goes there.
event-rocket-used = { $company } gets train { $train } for P7.
event-price-waits = { $company }’s price has not moved yet: in the coming share round its shares sell at { $price }.
event-rocket-lost = No company has room: P7 and train { $train } leave the game.
event-train-scrapped = { $company } gives up train { $train }.
event-payment-made = { $private } pays { $player } { $amount } and leaves the game.
event-payment-declined = { $player } declines { $amount } and waits for the next payment.

## VII Foreign investors

merge-to = The treasury cannot go to “{ $to }”. Choose from: { $choices }
event-share-reserved = A share of { $company } is reserved on { $investor }.
event-investor-merged = { $investor } is connected to { $company } and merges into it.
event-treasury-merged = { $company } gets { $amount } from { $investor }’s treasury.
event-owner-paid-out = { $player } gets { $amount } from { $investor }’s treasury; the rest goes to the bank.
event-premium-paid = { $player } gets { $amount } from the bank, and the reserved share of { $company }.
event-marker-replaced = { $company } replaces { $investor }’s marker in { $hex } with its own.
event-marker-removed = { $investor }’s marker is removed from { $hex }.
event-investor-ended = { $investor } pays { $player } { $amount } at the end of the game.
merge-no-share = { $investor } holds no share: first correct which company’s it is, with “correct reserved”.

## VIII Companies and directors

event-company-founded = { $player } founds { $company } at { $price } with { $percent } % for { $amount }.
event-director-changed = { $now } replaces { $was } as director of { $company }.
event-company-opened = { $company } floats; director: { $director }.
event-capital-paid =
    { $company } gets { $amount }, the { $capital ->
        [full] second
       *[other] first
    } half of its capital.

## IX Turn order and steps

turn-not-now = You cannot “{ $verb }” now. To act: { $due }; possible: { $verbs }
turn-none = You cannot “{ $verb }” now.
turn-too-late =
    Too late for { $wanted ->
        [track] building track
        [station] a station marker
        [run] the run
        [dividend] the dividend
       *[other] trains
    }: { $who } is already at { $step ->
        [track] track
        [station] its station marker
        [run] its run
        [dividend] its dividend
       *[other] buying trains
    }.
turn-run-first = { $who } must run its trains first.
turn-dividend-first = { $who } must pay out or withhold its { $income } first.
event-passing-begun = An operating round begins: the turn order list starts again (lap { $number }).
event-step-passed =
    { $who } { $step ->
        [track] lays no more track
        [station] places no station marker
       *[other] does not run
    }.

## X Track

track-no-hex = There is no hex { $hex } on the map{ $beside ->
    [none] .
   *[other] ; nearby: { $beside }.
}
track-no-tile = There is no tile { $tile } in the box.
track-printed =
    { $hex } is preprinted ({ $kind ->
        [offboard] an offboard location
        [harbour] a harbour
       *[other] a ferry
    }): it takes no tile.
track-no-permit = { $company } has permits { $permits }, none for phase { $letter }.
track-upgraded = { $who } has already upgraded a tile this turn.
track-yellow-laid = { $who } has laid a yellow tile this turn and cannot also upgrade.
track-yellow-limit = { $who } has laid { $limit ->
    [one] its yellow tile
   *[other] its { $limit } yellow tiles
} this turn: no more, and no upgrade.
track-colour =
    Tile { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
       *[other] grey
    }; that colour is available from the first { $train }-train.
track-last-tile = { $old } in { $hex } cannot be replaced.
track-no-upgrade = { $old } in { $hex } cannot become { $tile }. Choose from: { $tiles }
track-first-yellow =
    { $hex } is empty: its first tile must be yellow, { $tile } is { $colour ->
        [green] green
        [brown] brown
       *[other] grey
    }. Choose from: { $tiles }
track-ground = { $tile } does not fit { $hex }. Choose from: { $tiles }
track-none-left = No tile { $tile } is left: all { $count } are on the map, in { $hexes }
track-kept = { $tile } in position { $position } does not keep the track of { $old } in { $hex }.
track-stub = { $tile } in { $hex } must connect to the printed track at { $edge }.
track-off-map = { $tile } in { $hex } would lead off the map at { $edge }.
track-sea = { $tile } in { $hex } would run into the sea at { $edge }.
track-barrier = { $tile } in { $hex } would cross the barrier to { $there } at { $edge }.
track-six-exits =
    Tile { $better } fits { $hex } with more exits and { $left } of it { $left ->
        [one] is
       *[other] are
    } left: use it, not { $tile }.
track-cost = { $hex } costs { $cost }; { $who } has { $cash }.
track-home-first = { $who } must lay its home tile first: { $home }, not { $hex }.
track-not-joined = { $tile } in { $hex } does not connect to the track that arrives at { $edges }.
track-blocked = The track to { $hex } is blocked: { $at } is full ({ $owners }).
track-not-reached = { $who } cannot reach { $hex } from any of its station markers.
ambiguous-lay = Tile { $tile } fits { $hex } in several positions.
ambiguous-position = “{ $words }” could mean several positions of tile { $tile }.
unreadable-position = Tile { $tile } has no position “{ $word }”.
unreadable-direction = “{ $word }” is not a direction.
event-terrain-paid = { $who } pays { $cost } for the terrain in { $hex }.

## X Station markers

station-investor = { $investor } is a foreign investor and places no station markers.
station-placed = { $company } has already placed a station marker this turn.
station-no-marker = { $company } has no station marker left of its { $markers }.
station-no-hex = There is no hex { $hex } on the map{ $beside ->
    [none] .
   *[other] ; nearby: { $beside }.
}
station-red = At this table red hexes take no station marker ({ $hex }).
station-no-city = { $hex } has no city for a station marker.
station-one-a-hex = { $company } already has a station marker in { $hex }.
station-no-edge = { $hex } has no city with track at { $edge }. Cities have track at: { $edges }
station-full = The city in { $hex } is full ({ $owners }).
station-reserved = The last space in { $hex } is reserved: it is the home of { $companies }.
station-blocked = The track to { $hex } is blocked: { $at } is full ({ $owners }).
station-not-reached = { $company } cannot reach { $hex } from any of its station markers.
station-nowhere = { $company } reaches no city with a free space.
station-cost = The marker costs { $cost }; { $company } has { $cash }.
station-home = { $city } is not { $company }’s home. Choose from: { $cities }
event-station-placed = { $company } places a station marker in { $hex } for { $cost }.

## X Running trains

run-trainless = { $company } has no train to run.
run-no-train =
    { $count ->
        [one] Train { $train } is
       *[other] { $count } trains { $train } are
    } named, but the company owns: { $owned }
run-too-short = A route needs { $least } stations or more (train { $train }).
run-too-long = Train { $train } counts { $most } stations; this route has { $stations }, { $over } too many.
run-too-many-large = Train { $train } counts { $most } large stations; this route has { $large }, { $over } too many.
run-blocked = Train { $train } cannot pass through { $hex }: it is full ({ $owners }).
run-through-end = Train { $train } cannot pass through { $hex }: a route ends there.
run-no-marker = Train { $train } must include a station marker of { $company }: { $hexes }
run-no-station = There is no station for train { $train } in { $hex }.
run-no-track =
    No track leads from { $start } to { $to }{ $via ->
        [none] { "" }
       *[other] { " " }by way of { $via }
    } (train { $train }).
run-station-twice = Train { $train } visits { $hex } twice.
run-track-twice = The track { $between } is used twice (trains { $trains }).
run-no-last = { $who } has no earlier run to repeat.
run-not-again = { $who } can repeat nothing of its last run: { $reason }
run-not-so-much = No run earns exactly { $amount }; the best earns { $best }.
ambiguous-station = { $hex } has several cities: add the direction of the track that leads to yours.
unreadable-stop = “{ $word }” is not a stop.
pay-nothing = { $company } has nothing to pay out.
event-trains-run =
    { $who } earns { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }{ $fees ->
        [0] .
       *[other] , after { $fees } in ferry fees.
    }
event-no-income = { $company } has no income.
event-dividend-paid =
    { $company } { $income } → { $share } per share{ $paid ->
        [none] .
       *[other] : { $paid }.
    }
event-income-withheld = { $company } withholds { $income }.

## X Trains

train-no-room = { $company } is at its train limit: { $trains }; limit { $limit }.
train-duty = { $company } has no train and must buy one.
train-not-on-sale = Train { $train } is not on sale; { $current } is.
train-money = Train { $train } costs { $price }; { $company } has { $cash }.
run-outdone = Move { $number }: { $company }’s run earns { $earns }; { $best } is possible now. To change it: { $line }
train-several = “{ $word } trains” may be a number or a type. A move is about one train: enter “{ $line }” once for each.
train-price = Train { $train } costs { $price } from the bank, not { $offered }.
train-restored-early = Restored 2-trains are not on sale in phase { $phase }.
train-restored-gone = No restored 2-train is left.
train-second-restored = { $company } already has a restored 2-train; one is the limit.
train-trade-early = Companies cannot trade trains in phase { $phase }.
train-trade-director = { $seller } ({ $director }) and the buyer ({ $buyer }) have different directors.
train-trade-none = { $seller } has no train { $train }; it has: { $trains }
train-trade-price = { $company } can pay 1 to { $cash }{ $price ->
    [none] : add the price, as in “for { $cash }”.
   *[other] , not { $price }.
}
forced-one-company = In a forced purchase, sell shares of one company at a time.
forced-too-many = { $gap } is missing: sell at most { $most } of { $company }.
forced-director =
    { $most ->
        [0] { $player } cannot sell any share of { $company } here
       *[other] { $player } can sell at most { $most } of { $company }
    }: the sale may not change a director.
scrap-not-held = { $company } has no train { $train }; it has: { $trains }
event-train-bought = { $company } buys train { $train } for { $amount }.
event-train-traded = { $buyer } buys train { $train } from { $seller } for { $amount }.
event-purchase-forced = { $player } pays { $amount } towards train { $train } for { $company }.
event-money-borrowed = { $player } borrows { $amount }; with { $interest } interest the debt is { $debt }.
event-interest-charged = { $player } owes { $interest } interest; the debt is now { $debt }.

## XI What a train sets off

event-phase-begun = Phase { $phase } begins with the first { $train }-train.
event-trains-rusted =
    { $company } loses { $number ->
        [one] a { $train }-train
       *[other] { $number } { $train }-trains
    } to rust.
event-type-gone = The last { $train }-train has left the bank.
event-trains-removed =
    A full round without a purchase: { $number ->
        [one] the last { $train }-train leaves
       *[other] { $number } { $train }-trains leave
    } the game.
event-share-round-due = The last { $train }-train is gone: a share round follows.
event-last-turns-fixed = The end is set: each company has { $turns } more turns, { $company } last.

## XII Share rounds

found-already = { $company } has already been founded; director: { $director }.
found-price = { $price } is not an initial price. Choose from: { $prices }
found-price-full = Every row at { $price } is taken.
found-row = Row { $row } at { $price } is not free. Choose from: { $rows }
found-certificate = There is no { $percent } % director's certificate. Choose from: { $percents }
stock-not-founded = { $company } has not been founded.
stock-none-left = No share of { $company } is on sale in phase { $phase } (bank: { $bank } %).
stock-sold-before = { $player } sold { $company } in this share round and cannot buy it back.
stock-cash = That costs { $cost }; { $player } has { $cash }.
stock-debt = { $player } owes { $debt } and cannot buy.
stock-limit = { $player } holds { $held } certificates; the limit is { $limit }: sell one first.
stock-over-limit = { $player } holds { $held } certificates, limit { $limit }: sell { $over } first.
stock-sold-now = { $player } has sold shares: type “done” or buy a share instead of passing.
stock-nothing-sold =
    { $before ->
    [none] { $player } has sold nothing: “pass” ends the turn.
   *[other] { $before }’s turn is already over: type “pass” if { $player } does nothing.
  }
sell-first-round = You cannot sell shares in the first share round.
sell-twice = Name each company once: { $companies }
sell-not-held =
    { $player } holds { $held ->
        [one] one share
       *[other] { $held } shares
    } of { $company } and cannot sell { $shares }.
sell-communist = { $player } directs { $company } and cannot sell it during the communist takeover.
sell-unoperated = { $company } has not operated yet and cannot be sold at this table.
sell-certificate =
    { $most ->
        [0] { $player } cannot sell any of { $company }
       *[other] { $player } can sell at most { $most } of { $company }
    }: no other player holds the { $percent } % needed to take the director's certificate.
repay-no-debt = { $player } has no debt.
repay-amount = Repay at least 1, at most the debt ({ $debt }) and your cash ({ $cash }); not { $amount }.
event-share-bought = { $player } buys { $company } for { $amount }.
event-shares-sold =
    { $player } sells { $shares ->
        [one] one share
       *[other] { $shares } shares
    } of { $company } for { $amount }, after { $fee } in fees.
event-debt-repaid =
    { $player } repays { $amount }; { $debt ->
        [0] no debt is left
       *[other] debt left: { $debt }
    }.
event-cannot-act =
    { $players } { $number ->
    [one] has no option and passes
   *[other] have no option and pass
  }.
event-priority-given = { $player } gets the priority.
event-share-round-ended = The share round is over.

## XIII Prices

event-price-moved = { $company }: price { $was } → { $now }.

## The log: what came of a line, without what the line names

log-private-paid = { $private }: { $player } { $amount }
log-permit-given = permits { $permits }
log-investor-merged = { $investor } merges into { $company }
log-company-founded =
    { $amount ->
        [0] { $company } is founded
       *[other] for { $amount }
    }
log-capital-paid = { $company } gets { $amount }
log-money-borrowed = { $player } borrows { $amount }, interest { $interest }: debt { $debt }
log-interest-charged = { $player }: interest { $interest }, debt { $debt }
log-debt-repaid = debt left: { $debt }
log-share-bought = for { $amount }
log-shares-sold = for { $amount }
log-priority-given = priority: { $player }
log-share-round-ended = share round over
log-price-moved = { $company } { $was } → { $now }
log-passing-begun = lap { $number } begins
log-terrain-paid = terrain { $cost }
log-station-placed = for { $cost }
log-trains-run =
    earns { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }{ $fees ->
        [0] { "" }
       *[other] , ferry fees { $fees }
    }
log-no-income = no income
log-dividend-paid =
    { $share } a share{ $paid ->
        [none] { "" }
       *[other] : { $paid }
    }
log-income-withheld = { $income } kept
log-train-bought = for { $amount }
log-purchase-forced = { $player } pays { $amount }
log-phase-begun = phase { $phase }
log-trains-rusted = { $company }: { $number }×{ $train } rust
log-type-gone = last { $train } gone
log-trains-removed = unsold: { $number }×{ $train } leave
log-share-round-due = a share round follows

## XV End

event-game-over = The game is over: { $ranking }.

## What is counted and corrected

label-cash = cash
label-debt = debt
label-certificates = certificates
label-trains = trains
label-tiles = tiles
label-shares = shares
label-stations = station markers
label-price = share price
label-train = trains
label-share = shares
label-tile = tile
label-station = station markers
label-permit = permits
label-capital = capital
label-marker = train purchase marker
label-priority = priority
label-phase = phase
label-director = director
label-certificate = director's certificate
label-private = private company
label-investor = foreign investor
label-reserved = reserved share
label-stack = stack on the chart (from the top)
label-row = place in the turn order list
label-open = has floated
label-seat = seat
label-turn = turn
label-ending = last turns

## At any time

count-thing = { $subject }, { $what ->
    [cash] cash
    [debt] debt
    [certificates] certificates that count
    [trains] trains
    [tiles] tiles in the supply
    [shares] 10 % shares in the bank
    [stations] station markers on the charter
    [price] share price
   *[other] { $kind }
}

## What is coming

coming-players-next =
    Next: { $players }{ $passes ->
        [0] .
       *[other] ; passes in a row: { $passes }.
    }
coming-turns-next = Next on the turn order list: { $names }.
coming-will-open = { $company } floats at the end of the round with { $capital }.
coming-stays-shut = { $company } does not float yet: its director holds { $held } %, { $needed } % needed.
coming-sold-out = { $company } is sold out: its price rises at the end of the round.
coming-interest-due = { $player } will owe { $interest } more at the end of the round (debt { $debt }).
coming-over-limit = { $player } holds { $held } certificates, limit { $limit }: must sell.
coming-removal-now =
    If { $company } buys nothing now, { $number ->
        [one] the last { $train }-train leaves
       *[other] { $number } { $train }-trains leave
    } the game.
coming-removal-near =
    If no train is bought before { $company }'s turn ends, { $number ->
        [one] the last { $train }-train leaves
       *[other] { $number } { $train }-trains leave
    } the game{ $between ->
        [none] .
       *[other] ; still to act: { $between }.
    }
coming-share-round-ahead = { $train }-trains left: { $left }, at { $price }. After the last one, a share round; then { $next }-trains.
coming-type-ends = { $train }-trains left: { $left }, at { $price }; then come { $next }-trains.
coming-phase-ahead =
    The first { $train }-train begins phase { $phase }{ $changes ->
        [0] .
       *[other] :
    }
coming-end-ahead = The last { $train }-train sets the end: each company then has { $turns } more turns.
coming-rust-ahead =
    The first { $by }-train rusts { $number ->
        [one] a { $train }-train
       *[other] { $number } { $train }-trains
    } of { $company }.
coming-rocket-forced = { $private } ({ $player }) must be exchanged for the second { $train }-train.
coming-second-half-owed =
    { $company } gets another { $amount } after { $shares } more of its shares { $shares ->
        [one] is
       *[other] are
    } bought.
coming-second-half-waits =
    { $company } gets another { $amount } after the first { $train }-train{ $shares ->
        [0] .
       *[other] , once { $shares } more of its shares are bought.
    }
coming-end-near =
    Last turns: { $company } has { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    }, then the game is over.
all-opens = Float at the end of the round:
all-stays-shut = Not floating yet, director holds too little:
all-sold-out = Sold out, prices rise at the end of the round:
all-interest = Interest at the end of the round:
all-over-limit = Over the limit of { $limit } certificates:
all-rust = Rust by the first { $by }-train:
all-second-half = Second half of the capital, after this many more shares:
all-second-half-train = Second half of the capital, after the first { $train }-train and this many more shares:

## Choices, when a line is completed

choice-company =
    { $name }{ $price ->
        [none] { $home ->
            [none] { "" }
           *[other] , home { $home }
        }
       *[other] , { $price } a share
    }
choice-investor =
    { $name }, home { $home } { $place }
choice-train =
    costs { $price }{ $left ->
        [none] { "" }
       *[other] , { $left } left
    }{ $by ->
        [none] , never rusts
       *[other] , rusts with the first { $by }
    }
choice-tile =
    { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
       *[other] grey
    }, { $left } left
choice-par = { $half } capital when it floats, { $half } later
choice-certificate =
    { $cost ->
        [0] { "" }
       *[other] costs { $cost },{ " " }
    }permits { $permits }
choice-row = place { $row } among companies of that price
choice-permits = may build from phase { $first } to { $last }
choice-hex =
    { $names ->
        [none] { "" }
       *[other] { $names },{ " " }
    }{ $kind }{ $tile ->
        [none] { "" }
       *[other] , tile { $tile }
    }{ $cost ->
        [0] { "" }
       *[other] , terrain { $cost }
    }
choice-position = towards { $hexes }
choice-city = in { $hex }
choice-player = has { $cash }
choice-bank = the bank

## A game from elsewhere

import-other-game = This is a game of “{ $word }”, not 1880: China.
import-beside = The data that this program added to the game is malformed ({ $word }).
import-no-players = The game names no players.
import-no-action = Entry { $action } is not an action. The import ends before it. Actions left out: { $left }.
import-undo = Action { $action } undoes something that does not exist. The import ends before it. Actions left out: { $left }.
import-redo = Action { $action } redoes something that was not undone. The import ends before it. Actions left out: { $left }.
import-kind = Unknown kind of action: “{ $word }”.
import-malformed = Malformed: { $word }.
import-refused = Action { $action } ({ $kind }) cannot be made, not even by a ruling. The import ends before it. Actions left out: { $left }. { $reason }
import-entity = “{ $word }” is not a player, company or investor of the game.
import-rules = The game uses unknown rules: { $word }.
import-field = The game is malformed: { $word }.
import-not-due = { $word } acts ({ $kind }) out of turn.
import-not-offered = { $word } is not available in this way.
import-given-up = The site has not yet asked which train { $word } gives up; import the game after that.
import-city = The game has no city “{ $word }”.
import-tile = Tile { $word } is already on { $hex }.
import-dividend = A dividend is paid out or withheld; “{ $word }” is neither.
export-refused = The site cannot play “{ $line }”: { $reason }
export-no-word = The site has no action for “{ $verb }”.
export-no-run = On the site { $company } must run before its income is decided.
export-rocket = On the site { $company }’s turn ends before P7 is used.
export-repay = On the site { $player } must repay with all cash at once, not with { $amount }.

## Corrections and rulings of the table

correct-unfounded = { $company } has not been founded: first found it by a ruling.
correct-space =
    { $spaces ->
        [none] No space on the chart has price { $price }
       *[other] Several spaces have price { $price }: add the row, { $spaces }
    }.
correct-marker = { $company } has no marker to remove in { $hex }, or already has one there.
correct-bought = Companies with trains: { $companies }. The last buyer has the train purchase marker; if none was bought, first return the trains.
correct-owed = Another decision comes first, or the game is over.
rule-position = Add the position of tile { $tile } in { $hex }.
rule-whose = That move is not due now. Add the player: rule that "…" Anna: { $line }
rule-out-of-turn = { $who } can make up for a purchase, a sale, track, a station marker or a train, but not for { $verb }. For that, first give the turn: correct turn bank { $who } "…"

## What the box cannot show

unsound-cash = { $name } would have { $cash }.
unsound-debt = { $player } would have a debt of { $debt }.
unsound-shares = The shares of { $company } would not add up (bank: { $bank } %).
unsound-director = { $player } would be director of { $company } with only { $held } %.
unsound-train = No train { $train } is left for it.
unsound-tile = No tile { $tile } is left for it.
unsound-marker = { $company } has no station marker left for it.
unsound-ground = { $hex } is preprinted: it takes no tile.
unsound-track = The track in { $hex } would lead nowhere: { $edges }.
unsound-bid = { $player } would have bid { $bid } with { $cash } cash.
unsound-unfounded = { $company } has not been founded: no player can hold its shares. Found it by a ruling.
unsound-row = { $company } and { $other } would both be in row { $row } at initial price { $price }.
unsound-twice = { $owner } would have two markers in { $hex }.
unsound-early = { $company } does not operate yet: it cannot have a marker on the map ({ $hex }).
unsound-idle = The game could not go on: no company would operate.
unsound-unmarked = The game could not go on: no train is removed while no company has the train purchase marker. Say which has it.
unsound-exchange = { $company } can only be founded by { $private }, which has not been sold yet.
unsound-turn = It is { $who }’s turn: first give the turn to another player.
unsound-waiting = { $company } would have the train purchase marker but does not operate: train removal and the end would never come.
unsound-city =
    The city in { $hex } has { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }, too few for { $owners }.

## What is asked of whoever is due

ask-auction = { $who }: bid for { $private }, { $least } or more, or pass?
ask-draft = { $who }: which foreign investor?
ask-share =
    { $who }:{ $found ->
    [yes] { " " }found a company,
   *[no] { "" }
  }{ $buy ->
    [yes] { " " }buy a share,
   *[no] { "" }
  }{ $repay ->
    [yes] { " " }repay,
   *[no] { "" }
  }{ $sell ->
    [yes] { " " }sell,
   *[no] { "" }
  }{ $pass ->
    [yes] { " " }pass?
   *[no] { "" } no passing over the limit.
  } Cash { $cash }, certificates { $held } of { $limit }.
ask-share-sold =
    { $who }:{ $buy ->
    [yes] { " " }buy a share,
   *[no] { "" }
  }{ $found ->
    [yes] { " " }found a company,
   *[no] { "" }
  }{ $repay ->
    [yes] { " " }repay,
   *[no] { "" }
  }{ $sell ->
    [yes] { " " }sell more,
   *[no] { "" }
  }{ $done ->
    [yes] { " " }done?
   *[no] { "" } no passing over the limit.
  } Cash { $cash }, certificates { $held } of { $limit }.
ask-track =
  { $who } ({ $director }): lay track,{ $station ->
    [yes] { " " }place a station marker,
   *[no] { "" }
  } { $run ->
    [yes] or run?
   *[no] or buy a train ({ $train })?
  }
ask-station =
  { $who } ({ $director }): { $permit ->
    [none] no permit for phase { $letter };{ " " }
   *[valid] { "" }
  }place a station marker, { $run ->
    [yes] or run?
   *[no] or buy a train ({ $train })?
  }
ask-run =
  { $who } ({ $director }): { $permit ->
    [none] no permit for phase { $letter };{ " " }
   *[valid] { "" }
  }which run?
ask-dividend = { $who } ({ $director }): pay out { $income } or withhold it?
ask-trains =
  { $who } ({ $director }): { $permit ->
    [none] no permit for phase { $letter };{ " " }
   *[valid] { "" }
  }{ $must ->
    [yes] a train must be bought ({ $train }); it owns none.
   *[no] buy a train ({ $train }), or done?
  }
ask-over = The game is over.
ask-start = { $who }: which permits and which row for P6’s company?
ask-payment = { $who }: claim { $amount } for P0, or decline and wait?
ask-rocket = { $who }: which company takes the train for P7?
ask-surplus = { $who } has { $trains }, limit { $limit }: which train to give up?
ask-merge = { $who }: { $investor }’s { $cash } to the company, or a fifth ({ $fifth }) to you?
ask-replace = { $who }: replace { $investor }’s marker with yours, or remove it?
ask-home = { $who }: which city is the home station, { $cities }?
ask-gap = { $who }: { $gap } short for { $company }’s train { $train }: sell shares, or borrow (debt { $debt })?

## Sheets: short words in narrow columns

step-track = track
step-station = station
step-run = run
step-dividend = dividend
step-trains = trains
head-slot = row
head-company = company
head-price = price
head-held = shares
head-cash = cash
head-trains = trains
head-permits = permits
head-markers = stn
head-income = last
head-sale = sale
head-train = train
head-cost = cost
head-left = left
head-limit = limit
head-rusts = rust
head-brings = brings
market-price = price
market-pays = pays
market-keeps = keeps
market-bank = bk
market-buy = buy
market-has = has
market-sell = sell
market-after = { $sold }→
market-note = note
market-half = ½ n: second half after n more shares
market-opens = ○ opens at { $percent } %
title-market = The market, for { $player } · cash { $cash } · { $held }/{ $limit }
head-behind = behind
forced-title = Forced purchase · { $player } pays for { $company }
forced-pays = pays
forced-due = still due
forced-train = train { $train }
forced-paid = treasury and cash
forced-loan = a loan for it, { $percent } % interest: debt
forced-sales = What { $player } may sell, one company at a time
forced-held = held
forced-may = may
forced-price = price falls
forced-brings = brings
forced-then = debt then
forced-all = all of these
forced-none = none
forced-rule = { $fee } a share go to the broker, no more is sold than needed, and no director changes.
forced-after = What is left
forced-shares = shares
forced-debt = debt
forced-worth = worth
forced-stands = as it is
forced-sold = sells all of these
forced-borrowed = borrows everything
forced-follows = What follows from it
forced-phase =
    phase { $phase } begins, { $train } rust{ $companies ->
        [0] { "" }
       *[other] {" "}at once:
    }
forced-supply =
    then on sale: { $train } at { $price }{ $left ->
        [none] {""}
       *[other] , { $left } left
    }
forced-without = no train then: treasury { $cash }, { $player } has { $has }
then-pay = pay → { $price }
then-withhold = withhold → { $price }
title-charters = Charters
title-players = Players
table-cash = cash
table-trains = trains
table-permits = perm
table-station = st
table-bank = bk
phase-rust = rust { $train }
sheet-unfounded = not founded
sheet-cash = cash
sheet-shares = shares
sheet-fifth = fifth
sheet-debt = debt
sheet-worth = worth
sheet-certificates = cert
sheet-privates = priv
sheet-investors = inv
sheet-order = seat
chart-bonus = +{ $bonus }
order-removal =
    unsold: { $number ->
        [one] the last { $train } goes
       *[other] { $number } × { $train } go
    }{ $round ->
        [yes] , then a share round
       *[no] { "" }
    }
strip-order = order
bank-trains = trains
bank-shares = shares
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-grey = grey
brings-float-percent = float { $value }%
brings-shares-on-sale = { $value } shares
brings-yellow-lays = { $value } yellow tiles
brings-train-trade =
    { $value ->
        [yes] train trade
       *[no] no train trade
    }
brings-privates-pay =
    { $value ->
        [yes] privates pay
       *[no] no privates
    }
brings-investors-operate =
    { $value ->
        [yes] investors operate
       *[no] no investors
    }
brings-second-half = full capital
brings-end = the end after the last
brings-communist =
    { $value ->
        [yes] takeover
       *[no] no takeover
    }
brings-restored-2 =
    { $value ->
        [yes] 2R
       *[no] no 2R
    }
brings-marker-cost-factor = markers × { $value }
brings-tiles =
    { $value ->
        [yellow] yellow
        [green] green
        [brown] brown
       *[other] grey
    } tiles
change-gap = { $gap } (a debt of { $debt })
hand-bank = bank
hand-private = private
hand-investor = investor
hand-permits = permits
hand-train = train
hand-reserved = reserved
hand-station = station
hand-station-gone = off the map
hand-certificate = director’s
hand-director = director
hand-share = share
hand-share-gone = to the bank
hand-priority = priority
hand-marker = marker
hand-tile = tile
hand-train-from = from { $seller }
hand-train-gone = train gone
effect-permits = permits
effect-price = price
effect-trains = trains
effect-shares = shares
effect-debt = debt
effect-phase = phase
effect-missing = missing

## Sheets: what lies before whoever is due

charters-director = director
charters-slot = row
charters-cash = cash
charters-capital = cap.
charters-full = full
charters-half = half
charters-none = none
charters-trains = trains
charters-left = markers
charters-permits = permits
charters-income = last
charters-sale = sale
charters-home = home
charters-reserved = inv.
charters-price = price
card-bank = bank
card-none-left = none left
card-not-open = not open
card-unfounded = not founded
card-never = never rusts
card-investors = Investors
face-private = no.
face-opening = minimum
face-revenue = pays
face-owner = owner
face-power = special power
face-lot =
    { $bidder ->
        [none] no bid yet, { $least } or more
       *[other] { $bidder } bids { $bid }, next { $least }
    }
face-passed = has passed
face-home = home
face-place = place
face-values = worth
face-draft = Each player takes one; the first company its owner founds reserves a share for it.
face-certificate = certificate
face-permits = permits
face-rows = rows that are free
face-founding = { $sign } builds in phase { $letter } · opens with the director at { $percent } %
warn-permits = { $permits }, not in phase { $letter }!
charter-company = { $name }, director { $director } ({ $certificate } %), { $par } row { $row }
charter-treasury =
    treasury { $cash } ({ $capital ->
        [full] full capital
        [half] half capital
       *[none] no capital yet
    }), last income { $income }
charter-price =
    price { $price }{ $bonus ->
        [0] { "" }
       *[other] , bonus { $bonus }
    }{ $frozen ->
        [yes] , frozen
       *[no] { "" }
    }
charter-trains = trains
charter-train =
    { $train }{ $by ->
        [none] { "" }
       *[other] { " " }(until { $by })
    }
charter-no-trains = none
charter-room = limit { $limit }, room for { $room }
charter-permits =
    permits { $permits }{ $valid ->
        [yes] { "" }
       *[no] , none for { $letter }
    }
charter-stations =
    stations { $hexes }; left { $number ->
        [0] none
       *[other] { $number }, for { $left }
    }
charter-holders = shares
charter-bank = bank { $bank } % ({ $sale } on sale)
charter-investor = { $name }, investor of { $owner }
charter-investor-has =
    home { $home }, treasury { $cash }, reserved share: { $share ->
        [none] none
       *[other] { $share }
    }
charter-player =
    cash { $cash }, shares { $shares }{ $fifth ->
        [0] { "" }
       *[other] , a fifth of the investor { $fifth }
    }{ $debt ->
        [0] { "" }
       *[other] , less debt { $debt }
    }, in all { $worth }
charter-certificates =
    { $held } of { $limit } certificates{ $priority ->
        [yes] , has the priority
       *[no] { "" }
    }
charter-lot =
    pays { $revenue }; { $bidder ->
        [none] no bid yet, from { $least }
       *[other] { $bidder } bids { $bid }, next { $least }
    }
charter-bidder = { $player } has { $cash }
charter-passed = passed: { $players }
private-P0 = Pays once: 40, 70 or 100, when the last 2+2, 3 or 3+3 is gone.
private-P1 = Pays { $revenue }; no special power.
private-P2 = The owner's companies pay no ferry fees.
private-P3 = Taiwan is worth 20 more to the owner's companies.
private-P4 = The first tile of the owner's companies in a river hex costs 20 less.
private-P5 = An extra permit D for one of the owner's companies.
private-P6 = The director's certificate of BCR, 20 % at 100; BCR may lay two yellow tiles.
private-P7 = Can be exchanged for a train; must be for the second 4-train.
brief-P0 = Once 40, 70 or 100, after the last 2+2, 3, 3+3
brief-P1 = Pays { $revenue }
brief-P2 = No ferry fees for the owner's companies
brief-P3 = Taiwan 20 more for the owner's companies
brief-P4 = Rivers 20 cheaper for the owner's companies
brief-P5 = A permit D for one of the owner's companies
brief-P6 = Director's certificate of BCR; two yellow tiles a turn
brief-P7 = Exchange for a train; at the latest the second 4

## The sheets

round-auction = Auction
round-investors = Choice of investors
round-share = Share round { $number }
round-operating = Operating · lap { $passing }
round-over = The game is over
heading-phase =
    phase { $phase }{ $communist ->
        [yes] , communist takeover
       *[no] { "" }
    } · train limit { $limit }
heading-train = { $train }×{ $left } at { $price }
heading-limit = limit { $limit }
heading-then = then
survey-nobody = “{ $who }” is not a founded company or an investor in the game.
survey-no-turn = It is not the turn of a company or an investor.

## Questions about the board

brings-train-limit = train limit { $value }
help-not-due = (Not possible now.)
look-up-unknown = There is nothing called “{ $word }” here.
hex-tile = tile { $tile }, { $colour }
hex-town = town { $value }
hex-city = city { $value }, { $free } of { $places } spaces free
hex-homes = Home of:
hex-cost = the first tile costs { $cost }
hex-values = Value by phase:
hex-markers = Stations:
hex-next = { $tile } ({ $left } left)
tile-left = Tile { $tile }: { $left } left{ $placed ->
    [0] {""}
   *[other] ; on the map in { $hexes }
}
train-about = { $train }-train: { $price }{ $rusts ->
    [none] {""}
   *[other] ; its first rusts the { $rusts }-trains
}{ $by ->
    [none] ; never rusts
   *[other] ; rusts with the first { $by }
}
kind-plain = open land
kind-town = town
kind-two-towns = two towns
kind-city = city
kind-two-cities = two cities
kind-boomtown = medium-sized city: town or city, chosen with its first tile
kind-two-boomtowns = two medium-sized cities: towns or cities, chosen with the first tile
kind-beijing = Beijing
kind-offboard = offboard location: always the end of a route
kind-harbour = harbour: a small station, always the end of a route
kind-ferry = ferry
head-investor = Investor
head-debt = Debt
head-worth = Worth
evening-income = Income by company and round
evening-dividends = Dividends by player and round
gain-dividends = dividends
evening-train = Trains, and when they came
evening-train-what = Train
evening-train-bought = first bought
evening-train-gone = all out of the bank
evening-train-rusted = rusted
club-values = Companies by final share price
club-what = Company

## What the versions of the rules have changed

rules-sound = corrections and rulings are refused if the box could not show the result, or no one could go on.
rules-draft = if seats are corrected during the draft, players without an investor still choose one.
rules-reasons = a correction or a ruling needs a readable reason.
rules-readable = the reason of a correction or a ruling has at least three letters.
rules-idle-last = with after_idle_removal = next, the same company continues after the share round if no other follows on the turn order list, if it must first give up trains above the limit, or if it used P7 or bought a train from another company this turn.
rules-made-up = a purchase or sale made up for in a share round replaces the player's last pass, if no one has acted since.
rules-opened = a company corrected to “open” gets its home marker and capital; one corrected to “not open” gives both back.

## The table's options, as the form for a new game explains them

option-opener-after-gift = Who opens the next auction after P0 goes for nothing?
option-merge-from = From where must a train reach the investor's home for a merger?
option-red-hex-markers = May companies place station markers on offboard locations?
option-par-row = Which row on the turn order list does a new company take?
option-second-half-after = After which actions is the second half of the capital checked?
option-repaying-acts = Does repaying debt count as an action in a share round?
option-sell-unoperated = Can you sell shares of a company that has not operated yet?
option-removal-after-p7 = When P7 opens a new type of train, does removal of that type wait a full round?
option-after-idle-removal = After trains are removed and the share round is over, who acts next?
option-communist-forced-sale = In a forced purchase under communism, can directors sell their own companies' shares?
option-debtor-founds = Can a player in debt found a company?
option-interest-rounding = How is interest rounded?
option-trans-siberian-per-train = Does every train that connects both ends earn the Trans-Siberian bonus?
option-bonus-without-route = Does a company whose trains have no route get the chart bonus?
option-advice = Does the table see what a better run would have earned?
value-seat = the next seat
value-next = the seat after that
value-home = the company's home
value-any-marker = any of its markers
value-no = no
value-yes = yes
value-free = any free one
value-top = the top free one
value-any = anything
value-purchase = a purchase
value-strict = no
value-interrupted = only the round it interrupts
value-wait = yes
value-same = the company on turn
value-up = up
value-down = down
value-off = no
value-on = yes


## The rulebook in our own words, by paragraph

rule-players = Three to seven players. The number of players sets the starting cash and the certificate limit.
rule-auction = Private companies are auctioned one by one; the opener moves one seat each time. Bids are multiples of 5; a player who passes is out of this auction. If no one bids for P0 or P1, it gets cheaper by 5, and at 0 its opener must take it; if no one bids for another, private companies pay first and it is offered again. Afterwards players sit in order of cash, poorest first, and choose investors in that order.
rule-privates = A private company pays its owner each time the turn order list starts again, until the first 4-train. P2, P3 and P4 help the owner's companies and investor; P5 gives one of the owner's companies permit D; P6 is the director's certificate of BCR; P7 becomes a train on sale during the turn of one of the owner's companies, at the latest the second 4-train.
rule-investors = Each player has one foreign investor. It lays or upgrades one tile, runs one leased train of the type on sale, and keeps the income. The first company its owner founds puts one share on its charter. With the first 4-train investors stop operating for good.
rule-merger = At the end of its turn an investor merges into its company if a train of any length could run between their homes; other companies' markers do not block this. The owner either puts its money into the company's treasury or takes a fifth of it, and gets 50 from the bank and the share. The company may replace the marker with its own cheapest one.
rule-director = A player who holds more of a company than its director becomes director at once; on a tie, the first to the director's left. A director may sell from the certificate only if another player holds at least as much.
rule-permits = A company lays track only in phases for which it has a permit. A 20 % certificate gives three consecutive letters, 30 % two, 40 % one. P5 can add the letter D.
rule-turn-order = The list is a circle: private companies, investors by number, then companies by initial price, 100, 90, 80 and 70, each by row. Share prices do not matter. A share round interrupts it; afterwards it continues where it stopped.
rule-turn = A company's turn: lay track, place a station marker, run, pay or withhold, buy trains, in this order. Only running and paying or withholding are compulsory.
rule-laying = Each turn a company lays one yellow tile (two from phase B on) or upgrades one. It needs a permit for the phase; the track must connect to one of its stations without passing a city full of other companies' markers. The first tile goes on its home. Rivers and mountains are paid once, with the first tile.
rule-upgrading = Replace a tile with one of the next colour that keeps all its track and its letter. Track may not lead off the map, into closed edges, or into red and blue hexes without printed track. A brown city has six exits where they fit; use 611 once all 63 are on the map. The old tile returns to the supply.
rule-stations = A company may place one station marker a turn, in a city with a free space that it can reach, one in a hex. The first after home costs 40, the next 100; twice that in phase D. A space must stay free in the home of a company that has not yet floated.
rule-trains = A normal train counts as many stations of any size as its number says; a plus train 3+3 counts three large and three small ones; an E-train passes any and counts the best. The restored 2-train is sold from phase C2 on: one for each company, it never rusts, and it does not meet the duty to own a train.
rule-purchase = Buy trains in ascending order from the bank; from phase B on also from companies with the same director, for at least 1. A company must own a train at the end of its turn. If no train is bought for a full round, until the company with the train purchase marker has had its turn, all trains of that type leave the game.
rule-train-limit = A company may own four trains, three from B2 on, two from C3 on. A company at its limit may not buy, even if the purchase would rust some of its trains. Trains above a new limit are given up without payment.
rule-forced-purchase = If a company must buy and cannot pay, its director pays the rest: with cash, then by selling shares as long as no director changes, then by a debt. Interest is half the debt, at once and after every share round; a player in debt may not buy shares.
rule-operating = A route connects at least two stations, one of them with your own marker. No track is used twice, by one train or several, and no station twice by one train. It cannot pass a city full of other companies' markers; red and blue hexes are always ends, as is Beijing before it is brown. Only E-trains skip stations.
rule-income = Values follow the letter of the phase; subtract 10 for each ferry, except for the owner of P2; add 20 for Taiwan with P3, 50 once for a train that counts both ends of the Trans-Siberian Railway, and the chart bonus of the space on which the turn began, for every company with a train.
rule-effects = The first train of a type starts a phase, whether it is bought, exchanged or removed: new colours, limits and percentages apply at once, old trains rust. The last train of a type triggers a share round, up to the second 8-train.
rule-share-round = In your turn, sell as many shares as you like, then buy one share or found a company; or pass. The round ends when all pass in a row.
rule-share-order = The player with the priority marker starts, then clockwise. At the end it goes to the left neighbour of the player who bought or sold last.
rule-shares = Buy one share at the current price, or a director's certificate of 20, 30 or 40 % at 100, 90, 80 or 70. In phase A only the top five shares are on sale. You cannot buy back what you sold in this round.
rule-certificate-limit = Twenty certificates with three players, down to eleven with seven; a director's certificate counts as one. Private companies, investors and their shares do not count. Over the limit, you must sell first.
rule-inauguration = A company floats at the end of a share round if its director holds the percentage of the phase (20, 30, 40 or 60), or if no share of it is left to buy. Its home marker is free.
rule-capital = A company that floats gets five times its initial price. It gets the same again, once, when the first 3-train is gone and the bank holds at most five of its shares.
rule-sale = Sell any number of shares at the current price less 5 each; then the price falls one row for each share. Not in the first share round; you cannot buy back in the same round.
rule-prices = Dividend paid: right, or up at the end of the row. None paid: left, or down at its beginning. Each share sold: down. Sold out at the end of a share round: up. A marker that reaches an occupied space goes beneath the others; nothing depends on it.
rule-communist = From the first 4-train to the first 6-train prices do not move and directors cannot sell shares of their own companies. Private companies no longer pay and investors no longer run, both for good.
rule-ending = After the last 8-train there is one last share round; then every company has three more turns, the one with the train purchase marker last. Wealth is cash plus shares at their price, less debts; an investor that has not merged gives its owner a fifth of its money.

# What else one looks for when one asks for a rule

sought-players = seats, money, starting cash
sought-auction = bidding, bids, opening
sought-privates = private companies, rocket, powers, special
sought-investors = foreign, lease
sought-merger = merge, join, minor, association, link, exchange
sought-director = president, presidency, directorship, majority
sought-permits = licence, building letters
sought-turn-order = order, sequence, rows, par, passing
sought-turn = steps, sequence of play, operating
sought-laying = track, build, tile, river, mountain, terrain, border, cost, connection, town, yellow
sought-upgrading = upgrade, replace, green, brown, grey, city, exits, promotion
sought-stations = token, tokens, marker, home, blocking, reservation
sought-trains = locomotive, loco, engine, express, plus, restored, 2R
sought-purchase = buying trains, train trade, removal, removed, export, duty, marker
sought-train-limit = limit, surplus, scrap, discard
sought-forced-purchase = emergency, loan, interest, debts, borrow, bankruptcy, money
sought-operating = run, routes, stops, loop, reach, Beijing
sought-income = revenue, value, bonus, ferry, Taiwan, off-board, harbour, boomtown, double
sought-effects = phase, phases, rust, rusting, obsolete
sought-share-round = stock round, pass, passing, buying
sought-share-order = priority, priority deal, first
sought-shares = stock, buy, founding, found, par, initial price
sought-certificate-limit = limit, paper, hand limit
sought-inauguration = float, floating, floats, open, opening, start
sought-capital = capitalisation, half, treasury, full, second
sought-sale = sell, selling, sold, fee, broker, dump
sought-prices = market, chart, stock market, price, value, dividend, dividends, payout, withhold, sold out, stack
sought-communist = communism, takeover, frozen
sought-ending = end, game end, last turns, final, winner, wealth, tally, score

# How each move is typed

form-bid = bid AMOUNT
form-pass = pass
form-permit = permit PERMITS [COMPANY] [row ROW]
form-investor = investor INVESTOR
form-found = found COMPANY PRICE CERTIFICATE PERMITS [row ROW]
form-buy = buy COMPANY
form-sell = sell COMPANY [SHARES] …
form-repay = repay AMOUNT [PLAYER]
form-done = done
form-lay = lay HEX TILE [POSITION]
form-station = station HEX [DIRECTION]
form-run = run [TRAIN: STOP STOP … / …] [AMOUNT] [again]
form-pay = pay
form-withhold = withhold
form-train = train TRAIN [from COMPANY] [for AMOUNT]
form-rocket = rocket [COMPANY] [scrap TRAIN]
form-claim = claim
form-decline = decline
form-scrap = scrap TRAIN
form-merge = merge treasury | owner
form-replace = replace
form-remove = remove
form-home = home CITY
form-borrow = borrow
form-note = note TEXT
form-count = count WHAT AMOUNT [KIND]
form-confirm = confirm KIND WHAT VALUE
form-correct = correct KIND WHAT CHANGE REASON
form-rule = rule that REASON MOVE

## Panes and pages

pane-table = Companies and players
pane-ranking = If it ended now
pane-charter = On turn
pane-step = Step
pane-coming = What is coming
pane-chart = Share prices
pane-market = Market
pane-outlook = Prices to come: a dividend, or 1 to 3 shares sold
pane-phases = Phases and trains
pane-bank = Bank
pane-charters = Charters
pane-privates = Private companies
pane-draft = Foreign investors
pane-forced = Forced purchase
pane-founding = Founding a company
page-charters = Charters
page-auction = Auction
page-draft = Investors
page-forced = Forced purchase
page-market = Market
page-trains = Trains

## What trains could earn

routes-train = { $train }: { $stops } = { $value }
routes-modifiers = bonus { $bonus }, ferries { $fees }
routes-proved = Best { $total }, proved: { $paths } routes checked in { $milliseconds } ms.
routes-bound = Best so far { $total }, at most { $bound }: { $paths } routes checked in { $milliseconds } ms.
routes-runner-up = The next best earns { $total }.
what-if-adds = { $company }: { $before } → { $after } ({ $adds } more).
help-routes = The best run of a company or investor, with proof that none is better.
help-routes-file = The record.
help-routes-company = The company, such as HKR, or the investor, such as A3.
help-routes-at = After this move instead of now; 0 is the start.
help-routes-json = As one JSON object.
help-what-if = What a line would add to the best run of the company or investor on turn; the record does not change.
help-what-if-file = The record.
help-what-if-line = A tile, a marker or a train, as you would type the move.

## What every table says, in the words of this game

command-about = Explain a hex, a tile, a company, a train, a player.
tally-final = Final wealth:
export-wealth = Wealth
export-rounds = Wealth at the end of each round
command-tally = Wealth of each player, now or at the end.
tally-title = Wealth
tally-wealth = Wealth at the end of each round, below it the number of its last move
choice-again = the same run as last time
begin-seats = Players in seating order, the priority marker first
example-about = E7
example-rule = permit

## The players’ page

tab-charters = Charters
tab-market = Market
tab-trains = Trains and phases
web-priority = priority { $player }
web-shares = My shares
web-certificates = { $held } of { $limit } certificates
web-owned = My privates and investors
web-company = company
web-held = share
web-price = price
web-value = value
web-fifth = { $investor }, a fifth of { $cash }
web-debt = debt
web-director = director
web-players = Players
web-holders = Who holds what
web-percent = per cent, ★ director
web-on-sale = on sale
web-investor = investor
web-bonus = bonus a share
web-unfounded = Not yet founded
web-still-to-act = Still to act
web-order = In the order they act
web-now-on-turn = on turn
web-has-acted = has acted
web-shut = not open yet
web-treasury = treasury
web-trains = trains, room for { $room }
web-permits = permits
web-rusts = { $train } rusts with the first { $by }
web-rust-then = gone with the first { $by }:
web-depot = Trains in the bank
web-left = { $left } at { $price }
web-begins = begins { $phase }
web-at-least = { $least } or more
web-gets = { $player } gets { $private } for { $bid }
web-next = { $player } is next
web-at = { $number ->
    [one] at { $prices }
   *[other] at one of { $prices }
}
web-pays = { $income }, your part { $mine }
web-keeps = { $income } to the treasury
web-from = of
web-done = end of the turn
web-if-it-pays = if it pays { $income },
web-you-get = you get { $mine }
web-acts-after = acts after
web-has = treasury { $cash } · a { $train } costs { $price }
web-of-cash = cash
web-of-shares = shares
web-of-fifth = investor
web-of-debt = debt
web-of-worth = worth
web-of-certificates = certificates
