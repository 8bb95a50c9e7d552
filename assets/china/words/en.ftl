### What 1880: China says. Messages are named by the codes that the rules hand out.


## Moves, for help and completion: what each verb does

move-bid = Bid for the private company under the hammer.
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
move-withhold = Keep the income in the treasury.
move-train = Buy a train from the bank, or from a company of the same director.
move-rocket = Exchange P7 for a train.
move-claim = Take the payment of P0 now.
move-decline = Do without, and wait for the next one.
move-scrap = Give up a train above the limit.
move-merge = Say where the investor's treasury goes: treasury or owner.
move-replace = Replace the investor's marker by one of the company's.
move-remove = Remove the investor's marker.
move-home = Choose the city of the home station.
move-borrow = Borrow the rest of a forced purchase.

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

seats-number = { $number } players: the game is for { $least } to { $most }.
seats-reserved = No player can be called “{ $name }”: the game uses that name.
seats-twice = Two players are called “{ $name }”.

## V Auction, seating, draft

auction-cash = { $player } has { $cash } and cannot bid { $amount }.
auction-low = { $amount } is too low: { $private } takes { $least } or more.
auction-step = Bids go in steps of { $step }; { $amount } is no such sum.
investor-taken = { $investor } is already { $owner }'s.
permit-start = First the permits of { $company } are chosen: only its letters and its row.
permit-choice = This certificate does not come with permits { $letters }. Choose from: { $choices }
event-all-passed = All have passed on { $private }: income is paid, then it is offered again.
event-starting-bid-lowered = Nobody bids for { $private }: it now starts at { $least }.
event-private-bought = { $player } gets { $private } for { $amount }.
event-private-paid = { $private } pays { $player } { $amount }.
event-seats-changed = New seating: { $seats }. Priority: the first.
event-investor-chosen = { $player } takes investor { $investor }.
event-cannot-bid = { $player } cannot pay the next bid for { $private } and passes.

## VI Private companies

permit-extra = Only the permit { $letter } can be given, to a company by name.
permit-no-owner = { $private } is not in play.
permit-given = { $private } has already given its permit (owner: { $player }).
permit-director = { $private } is { $player }'s, who does not direct { $company }.
permit-has = { $company } already has permit { $letter }.
event-permit-given = { $company } now has permits { $permits }.
rocket-gone = { $private } is no longer in play.
rocket-investor = { $investor } is a foreign investor: it cannot have a train of its own.
rocket-on-turn = The train goes to { $company }, whose turn it is, without giving one up.
rocket-director =
    P7 is { $player }'s and goes to a company that { $player } directs{ $company ->
        [none] .
       *[other] , not to { $company }.
    }
rocket-scrap = { $company } is full ({ $trains }; limit { $limit }): say which train it gives up.
rocket-no-scrap = { $company } cannot give up train { $train }.
rocket-room = { $company } of { $player } has room: the train is not lost but goes there.
event-rocket-used = { $company } gets train { $train } for P7.
event-price-waits = The price of { $company } has not moved yet: in the share round that comes first its shares are sold at { $price }.
event-rocket-lost = No company has room: P7 and train { $train } leave the game.
event-train-scrapped = { $company } gives up train { $train }.
event-payment-made = { $private } pays { $player } { $amount } and leaves the game.
event-payment-declined = { $player } does without { $amount } and waits for the next payment.

## VII Foreign investors

merge-to = The treasury goes to one of: { $choices }; not to “{ $to }”.
event-share-reserved = A share of { $company } is reserved on { $investor }.
event-investor-merged = { $investor } is connected to { $company } and joins it.
event-treasury-merged = { $investor } brings { $amount } into the treasury of { $company }.
event-owner-paid-out = { $player } gets { $amount } out of the treasury of { $investor }; the rest goes to the bank.
event-premium-paid = { $player } gets { $amount } from the bank and the reserved share of { $company }.
event-marker-replaced = { $company } takes over the marker of { $investor } in { $hex }.
event-marker-removed = The marker of { $investor } leaves { $hex }.
event-investor-ended = { $investor } pays { $player } { $amount } at the end.
merge-no-share = { $investor } has no share: put right first of which company, by correct reserved.

## VIII Companies and directors

event-company-founded = { $player } founds { $company } at { $price } with { $percent } % for { $amount }.
event-director-changed = { $now } becomes director of { $company }, after { $was }.
event-company-opened = { $company } opens; director: { $director }.
event-capital-paid =
    { $company } gets { $amount }, the { $capital ->
        [full] second
       *[other] first
    } half of its capital.

## IX Turn order and steps

turn-not-now = “{ $verb }” is not due now. Due: { $due }; possible: { $verbs }
turn-none = No move “{ $verb }” is possible now.
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
turn-run-first = { $who } can run its trains and must do so first.
turn-dividend-first = First { $who } pays out or withholds its { $income }.
event-passing-begun = An operating round begins: the turn order list starts again (lap { $number }).
event-step-passed =
    { $who } { $step ->
        [track] builds no more track
        [station] places no station marker
       *[other] does not run
    }.

## X Track

track-no-hex = There is no hex { $hex } on the map{ $beside ->
    [none] .
   *[other] ; around it lie { $beside }.
}
track-no-tile = There is no tile { $tile } in the box.
track-printed =
    { $hex } is printed for good ({ $kind ->
        [offboard] an offboard location
        [harbour] a harbour
       *[other] a ferry
    }): no tile goes there.
track-no-permit = { $company } has permits { $permits }, none for phase { $letter }.
track-upgraded = { $who } has already upgraded a tile in this turn.
track-yellow-laid = { $who } has laid a yellow tile and may not upgrade one too.
track-yellow-limit =
    { $who } has already laid { $limit ->
        [one] one yellow tile
       *[other] { $limit } yellow tiles
    } in this turn: no more, and no upgrade.
track-colour =
    Tile { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
       *[other] grey
    }; that colour comes with the first { $train }-train.
track-last-tile = { $old } in { $hex } is never replaced.
track-no-upgrade = { $old } in { $hex } cannot become { $tile }. It can become: { $tiles }
track-first-yellow =
    { $hex } is empty: its first tile is yellow, { $tile } is { $colour ->
        [green] green
        [brown] brown
       *[other] grey
    }. It can be: { $tiles }
track-ground = { $tile } does not fit what is printed in { $hex }. It can be: { $tiles }
track-none-left = No tile { $tile } is left; all { $count } lie on the map: { $hexes }
track-kept = { $tile } laid so ({ $position }) does not keep the track of { $old } in { $hex }.
track-stub = { $tile } in { $hex } must join the printed track at { $edge }.
track-off-map = { $tile } in { $hex } would lead off the map at { $edge }.
track-sea = { $tile } in { $hex } would run into the sea at { $edge }.
track-barrier = { $tile } in { $hex } would cross the barrier to { $there } at { $edge }.
track-six-exits =
    In { $hex } tile { $better } fits with more exits and { $left } of it { $left ->
        [one] is
       *[other] are
    } left: it must be used, not { $tile }.
track-cost = { $hex } costs { $cost }; { $who } has { $cash }.
track-home-first = { $who } builds at home first: in { $home }, not in { $hex }.
track-not-joined = { $tile } in { $hex } does not join the track that arrives there at { $edges }.
track-blocked = The way to { $hex } is blocked: { $at } is full ({ $owners }).
track-not-reached = { $who } has no track to { $hex } from any of its station markers.
ambiguous-lay = Tile { $tile } fits into { $hex } in several positions.
ambiguous-position = “{ $words }” may mean several positions of tile { $tile }.
unreadable-position = Tile { $tile } has no position “{ $word }”.
unreadable-direction = “{ $word }” is no direction.
event-terrain-paid = { $who } pays { $cost } for the terrain in { $hex }.

## X Station markers

station-investor = { $investor } is a foreign investor and places no station markers.
station-placed = { $company } has already placed a station marker in this turn.
station-no-marker = { $company } has no station marker left of its { $markers }.
station-no-hex = There is no hex { $hex } on the map{ $beside ->
    [none] .
   *[other] ; around it lie { $beside }.
}
station-red = No station marker goes on a red hex ({ $hex }) at this table.
station-no-city = { $hex } has no city for a station marker.
station-one-a-hex = { $company } already has a station marker in { $hex }.
station-no-edge = No city of { $hex } is joined at { $edge }. Joined: { $edges }
station-full = The city in { $hex } is full ({ $owners }).
station-reserved = The last space in { $hex } is kept for { $companies }, whose home it is.
station-blocked = The way to { $hex } is blocked: { $at } is full ({ $owners }).
station-not-reached = { $company } cannot reach { $hex } from any of its station markers.
station-nowhere = { $company } reaches no city with a free space for its station marker.
station-cost = The marker costs { $cost }; { $company } has { $cash }.
station-home = { $city } is no home of { $company }. Choose from: { $cities }
event-station-placed = { $company } places a station marker in { $hex } for { $cost }.

## X Running trains

run-trainless = { $company } has no train to run.
run-no-train =
    { $count ->
        [one] Train { $train } is
       *[other] { $count } trains { $train } are
    } named; owned: { $owned }
run-too-short = A run calls at { $least } stations or more (train { $train }).
run-too-long = Train { $train } calls at { $most }; this run has { $stations }, { $over } too many.
run-too-many-large = Train { $train } calls at { $most } large stations; this run has { $large }, { $over } too many.
run-blocked = Train { $train } cannot pass { $hex }: it is full ({ $owners }).
run-through-end = Train { $train } cannot pass through { $hex }: a run ends there.
run-no-marker = Train { $train } must call at a station marker of { $company }: { $hexes }
run-no-station = There is no station for train { $train } in { $hex }.
run-no-track =
    No track leads from { $start } to { $to }{ $via ->
        [none] { "" }
       *[other] { " " }by way of { $via }
    } (train { $train }).
run-station-twice = Train { $train } calls at { $hex } twice.
run-track-twice = The track { $between } is used twice (trains { $trains }).
run-no-last = { $who } has no earlier run to repeat.
run-not-again = { $who } can repeat nothing of its last run: { $reason }
run-not-so-much = No run earns exactly { $amount }; the best earns { $best }.
ambiguous-station = { $hex } has several cities: say the direction of one's track.
unreadable-stop = “{ $word }” is no stop.
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
    { $company } { $income } → { $share } a share{ $paid ->
        [none] .
       *[other] : { $paid }.
    }
event-income-withheld = { $company } withholds { $income }.

## X Trains

train-no-room = { $company } is full: { $trains }; limit { $limit }.
train-duty = { $company } has no train and must buy one.
train-not-on-sale = Train { $train } is not on sale; now it is { $current }.
train-money = Train { $train } costs { $price }; { $company } has { $cash }.
run-outdone = Move { $number }: { $company }’s run earns { $earns }; { $best } is possible now. To change it: { $line }
train-several = “{ $word } trains” may be a number or a type. A move is about one train: enter “{ $line }” once for each.
train-price = At the bank train { $train } costs { $price }, not { $offered }.
train-restored-early = Restored 2-trains are not sold in phase { $phase } yet.
train-restored-gone = No restored 2-train is left.
train-second-restored = { $company } already has a restored 2-train; one is the limit.
train-trade-early = Companies sell each other no trains in phase { $phase } yet.
train-trade-director = { $seller } ({ $director }) and the buyer ({ $buyer }) do not have the same director.
train-trade-none = { $seller } has no train { $train }; it has: { $trains }
train-trade-price = { $company } pays 1 to { $cash } of its own money, not { $price }.
forced-one-company = In a forced purchase shares of one company are sold at a time.
forced-too-many = { $gap } is missing: at most { $most } of { $company } may be sold for it.
forced-director =
    { $most ->
        [0] { $player } cannot sell any share of { $company } here
       *[other] { $player } can sell { $most } of { $company } at most
    }: no director may change.
scrap-not-held = { $company } has no train { $train }; it has: { $trains }
event-train-bought = { $company } buys train { $train } for { $amount }.
event-train-traded = { $buyer } buys train { $train } from { $seller } for { $amount }.
event-purchase-forced = { $player } adds { $amount } for train { $train } of { $company }.
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
event-share-round-due = A share round follows the last { $train }-train.
event-last-turns-fixed = The end is fixed: each company has { $turns } more turns, { $company } the very last.

## XII Share rounds

found-already = { $company } is already founded; director: { $director }.
found-price = { $price } is no initial price. Choose from: { $prices }
found-price-full = All rows at { $price } are taken.
found-row = Row { $row } at { $price } cannot be taken. Free: { $rows }
found-certificate = There is no director's certificate of { $percent } %. Choose from: { $percents }
stock-not-founded = { $company } is not founded yet.
stock-none-left = No share of { $company } is on sale in phase { $phase } (bank: { $bank } %).
stock-sold-before = { $player } has sold { $company } in this share round and may not buy it.
stock-cash = That costs { $cost }; { $player } has { $cash }.
stock-debt = { $player } owes { $debt } and may not buy.
stock-limit = { $player } holds { $held } certificates; the limit is { $limit }: sell one first.
stock-over-limit = { $player } holds { $held } certificates, limit { $limit }: { $over } must be sold first.
stock-sold-now = { $player } has sold and does not pass: the turn ends with “done” or a purchase.
stock-nothing-sold =
  { $before ->
    [none] { $player } has sold nothing: “pass” ends the turn.
   *[other] The turn of { $before } is over already; “pass” if { $player } does nothing.
  }
sell-first-round = Nothing is sold in the first share round.
sell-twice = Name each company once: { $companies }
sell-not-held =
    { $player } holds { $held ->
        [one] one share
       *[other] { $held } shares
    } of { $company } and cannot sell { $shares }.
sell-communist = { $player } directs { $company } and sells none of it during the communist takeover.
sell-unoperated = { $company } has not operated yet and cannot be sold at this table.
sell-certificate =
    { $most ->
        [0] { $player } cannot sell any of { $company }
       *[other] { $player } can sell { $most } of { $company } at most
    }: nobody else could take the director's certificate of { $percent } %.
repay-no-debt = { $player } has no debt.
repay-amount = Repay 1 or more, no more than the debt ({ $debt }) and the cash ({ $cash }); not { $amount }.
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
    [one] can do nothing and passes
   *[other] can do nothing and pass
  }.
event-priority-given = Priority goes to { $player }.
event-share-round-ended = The share round is over.

## XIII Prices

event-price-moved = { $company }: price { $was } → { $now }.

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
label-open = operates
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
coming-will-open = { $company } opens at the end of the round with { $capital }.
coming-stays-shut = { $company } does not open yet: its director holds { $held } %, { $needed } % are needed.
coming-sold-out = { $company } is sold out: its price rises at the end of the round.
coming-interest-due = { $player } will owe { $interest } more at the end of the round (debt { $debt }).
coming-over-limit = { $player } holds { $held } certificates, limit { $limit }: a sale is due.
coming-removal-now =
    If { $company } buys nothing now, { $number ->
        [one] the last { $train }-train leaves
       *[other] { $number } { $train }-trains leave
    } the game.
coming-removal-near =
    If nobody buys until the end of { $company }'s turn, { $number ->
        [one] the last { $train }-train leaves
       *[other] { $number } { $train }-trains leave
    } the game{ $between ->
        [none] .
       *[other] ; still to come: { $between }.
    }
coming-share-round-ahead = { $train }-trains left: { $left }, at { $price }. A share round follows the last, then come { $next }-trains.
coming-type-ends = { $train }-trains left: { $left }, at { $price }; then come { $next }-trains.
coming-phase-ahead =
    The first { $train }-train begins phase { $phase }{ $changes ->
        [0] .
       *[other] :
    }
coming-end-ahead = With the last { $train }-train the end is fixed: each company then has { $turns } more turns.
coming-rust-ahead =
    The first { $by }-train rusts { $number ->
        [one] a { $train }-train
       *[other] { $number } { $train }-trains
    } of { $company }.
coming-rocket-forced = The second { $train }-train must be exchanged for { $private } ({ $player }).
coming-second-half-owed =
    { $company } gets another { $amount } once { $shares } more of its shares { $shares ->
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
all-opens = Open at the end of the round:
all-stays-shut = Not open yet, for what the directors hold:
all-sold-out = Sold out, prices rise at the end of the round:
all-interest = Interest at the end of the round:
all-over-limit = Over the limit of { $limit } certificates:
all-rust = Rust by the first { $by }-train:
all-second-half = Second half of the capital, after so many shares more:
all-second-half-train = Second half of the capital, after the first { $train }-train and so many shares more:

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
choice-par = { $half } of capital when it opens, { $half } more later
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

import-other-game = This is a game of “{ $word }”, not of 1880: China.
import-beside = What this program had added to the game is not well formed ({ $word }).
import-no-players = The game names no players.
import-no-action = Entry { $action } is no action; the import ends before it. Actions left out: { $left }.
import-undo = Action { $action } takes back what there is not; the import ends before it. Actions left out: { $left }.
import-redo = Action { $action } brings back what was not taken back; the import ends before it. Actions left out: { $left }.
import-kind = Actions of the kind “{ $word }” are unknown.
import-malformed = It is not well formed: { $word }.
import-refused = Action { $action } ({ $kind }) cannot be made, by no ruling either; the import ends before it. Actions left out: { $left }. { $reason }
import-entity = “{ $word }” is no player, company or investor of the game.
import-rules = The game is played by rules that are unknown here: { $word }.
import-field = The game is not well formed: { $word }.
import-not-due = { $word } acts ({ $kind }) without being due.
import-not-offered = { $word } cannot be had in this way.
import-given-up = The site has yet to ask which train { $word } gives up; import the game once it has.
import-city = The game has no city “{ $word }”.
import-tile = Tile { $word } lies on { $hex } already.
import-dividend = A dividend is paid or withheld; “{ $word }” is neither.
export-refused = The site cannot play “{ $line }”: { $reason }
export-no-word = The site has no word for “{ $verb }”.
export-no-run = On the site { $company } would have to run before its income is decided.
export-rocket = On the site the turn of { $company } is over before P7 is used.
export-repay = On the site { $player } pays back all his cash at once, not { $amount } of it.

## Corrections and rulings of the table

correct-unfounded = { $company } is not founded: first a ruling founds it.
correct-space =
    { $spaces ->
        [none] No space of the chart has the price { $price }
       *[other] The price { $price } stands on several spaces: name the row too, { $spaces }
    }.
correct-marker = { $company } has no marker to remove, or has one already, in { $hex }.
correct-bought = Trains lie with { $companies }: whoever bought the last one has the train purchase marker. If none was bought, put the trains back first.
correct-owed = Somebody else has to decide first, or the game is over.
rule-position = Say how tile { $tile } lies in { $hex }.
rule-whose = It is not what is due now. Say whose move it is: rule that "…" Anna: { $line }
rule-out-of-turn = { $who } can make up for a purchase, a sale, track, a station marker or a train, but not for { $verb }: for that, give the turn by correct turn bank { $who } "…"

## What the box cannot show

unsound-cash = { $name } would have { $cash }.
unsound-debt = { $player } would have a debt of { $debt }.
unsound-shares = The shares of { $company } would not add up (bank: { $bank } %).
unsound-director = { $player } would direct { $company } with only { $held } %.
unsound-train = No train { $train } is left for it.
unsound-tile = No tile { $tile } is left for it.
unsound-marker = { $company } has no station marker left for it.
unsound-ground = { $hex } is printed for good: no tile can lie there.
unsound-track = In { $hex } the track would lead to where there is none: { $edges }.
unsound-bid = { $player } would have bid { $bid } with { $cash } in hand.
unsound-unfounded = { $company } is not founded: nobody can hold shares of it. Found it by a ruling.
unsound-row = { $company } and { $other } would both stand in row { $row } of initial price { $price }.
unsound-twice = { $owner } would have two markers in { $hex }.
unsound-early = { $company } does not operate yet: it has no marker on the map ({ $hex }).
unsound-idle = Then nobody would ever be due again: nobody operates.
unsound-unmarked = Then nobody would ever be due again: no train is removed while the train purchase marker lies with nobody. Say where it lies.
unsound-exchange = { $company } is founded by { $private } alone, which has not been sold yet.
unsound-turn = It is the turn of { $who }: first give it to another.
unsound-waiting = The train purchase marker would lie with { $company }, which does not operate: trains and the end wait for it.
unsound-city =
    The city in { $hex } has { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }; these would be { $owners }.

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
   *[no] { "" } above the limit nobody passes.
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
   *[no] { "" } above the limit nobody passes.
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
ask-start = { $who }: which permits and which row for the company of P6?
ask-payment = { $who }: claim { $amount } for P0, or decline and wait?
ask-rocket = { $who }: which company takes the train for P7?
ask-surplus = { $who } has { $trains }, the limit is { $limit }: which train goes?
ask-merge = { $who }: the { $cash } of { $investor } to the company, or a fifth, { $fifth }, to you?
ask-replace = { $who }: replace the marker of { $investor } by one of yours, or remove it?
ask-home = { $who }: which city is the home station, { $cities }?
ask-gap = { $who }: { $gap } is missing for train { $train } of { $company }: sell shares, or borrow (a debt of { $debt })?

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
market-bank = bk
market-buy = buy
market-has = has
market-sell = sell
market-after = { $sold }→
market-note = note
market-signs = ½ n: second half of the capital after n more are bought · ○ opens at { $percent } %
title-market = The market, for { $player } · cash { $cash } · { $held }/{ $limit }
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
forced-stands = as it stands
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
    nobody buys: { $number ->
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
face-opening = opens
face-revenue = pays
face-owner = owner
face-power = what it can do
face-lot =
    { $bidder ->
        [none] no bid yet, { $least } or more
       *[other] { $bidder } bids { $bid }, next { $least }
    }
face-passed = has passed
face-investor = investor
face-home = home
face-place = place
face-values = worth
face-draft = Everybody takes one; the first company its owner founds reserves a share for it.
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
        [yes] , holds the priority
       *[no] { "" }
    }
charter-lot =
    pays { $revenue }; { $bidder ->
        [none] no bid yet, from { $least }
       *[other] { $bidder } bids { $bid }, next { $least }
    }
charter-bidder = { $player } has { $cash }
charter-passed = passed: { $players }
private-P0 = Pays once, when the last 2+2, 3 or 3+3 goes: 40, 70 or 100.
private-P1 = Pays { $revenue }, nothing besides.
private-P2 = The owner's companies pay no ferry fees.
private-P3 = Taiwan is worth 20 more to the owner's companies.
private-P4 = The first tile of the owner's companies in a river hex costs 20 less.
private-P5 = An extra permit D for one of the owner's companies.
private-P6 = The director's certificate of BCR, 20 % at 100; BCR may lay two yellow tiles.
private-P7 = May be exchanged for a train; must be for the second 4-train.
brief-P0 = Once 40, 70 or 100, after the last 2+2, 3, 3+3
brief-P1 = Pays { $revenue }
brief-P2 = No ferry fees for the owner's companies
brief-P3 = Taiwan 20 more for the owner's companies
brief-P4 = Rivers 20 cheaper for the owner's companies
brief-P5 = A permit D for one of the owner's companies
brief-P6 = Director's certificate of BCR; two yellow tiles a turn
brief-P7 = May become a train; must become the second 4

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
survey-nobody = “{ $who }” is neither a founded company nor an investor in the game.
survey-no-turn = No company or investor is on turn.

## Questions about the board

brings-train-limit = train limit { $value }
help-not-due = (Not due now.)
look-up-unknown = Nothing here is called “{ $word }”.
hex-tile = tile { $tile }, { $colour }
hex-town = town { $value }
hex-city = city { $value }, { $free } of { $places } places free
hex-homes = Home of:
hex-cost = the first tile costs { $cost }
hex-values = Value by phase:
hex-markers = Stations:
hex-next = { $tile } ({ $left } left)
tile-left = Tile { $tile }: { $left } left{ $placed ->
    [0] {""}
   *[other] ; lies on { $hexes }
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
club-values = Companies, by what a share was worth at the end
club-what = Company

## What the versions of the rules have changed

rules-sound = corrections and rulings are refused after which the box could not show the table, or nobody could go on.
rules-draft = where seats are put right during the draft, those without an investor go on choosing.
rules-reasons = a correction or a ruling needs a reason that can be read.
rules-readable = the reason of a correction or a ruling has three letters at least.
rules-idle-last = where after_idle_removal is next, the company itself goes on after the share round where no other comes later on the turn order list, trains above the limit must be given up first, or it has used P7 or bought a train from another company in that turn.
rules-made-up = a purchase or sale made up for in a share round counts in the place of the player's last pass, if nobody has acted since.
rules-opened = a company that is put right as open has its home marker and its capital; one that no longer is gives both back.

## The table's options, as the form for a new game explains them

option-opener-after-gift = After P0 is taken for nothing, who opens the next auction?
option-merge-from = From where must a train reach an investor's home for it to join?
option-red-hex-markers = May companies place station markers on offboard locations?
option-par-row = Which row does a founder take on the turn order list?
option-second-half-after = After what is the second half of the capital looked at?
option-repaying-acts = Does paying back a debt count as acting in a share round?
option-sell-unoperated = May shares be sold of a company that has not yet operated?
option-removal-after-p7 = P7 opens a type of train: does its removal wait for a whole round?
option-after-idle-removal = Trains are removed and a share round follows: who goes on after it?
option-communist-forced-sale = May a director sell his own company's shares in a forced purchase under communism?
option-debtor-founds = May a player in debt found a company?
option-interest-rounding = How is interest rounded?
option-trans-siberian-per-train = Does every train that joins both ends earn the Trans-Siberian bonus?
option-bonus-without-route = Does the chart's bonus go to a company whose trains have no route?
option-advice = Is a table told what a better run would have earned?
value-seat = the next seat
value-next = one further
value-home = the company's home
value-any-marker = any of its markers
value-no = no
value-yes = yes
value-free = any free one
value-top = the uppermost free one
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

rule-players = Three to seven play. How much money each begins with and how many certificates he may hold depends on how many they are.
rule-auction = The private companies are auctioned one by one, each opened by the next seat. Bids are multiples of 5; whoever passes is out of this auction. If nobody bids for P0 or P1, it gets cheaper by 5, and at 0 its opener must take it; if nobody bids for another, private companies pay first and it is offered again. Afterwards the players sit by their cash, the poorest first, and choose investors in that order.
rule-privates = A private company pays its owner whenever the turn order list begins again, until the first 4-train. P2, P3 and P4 help companies and investor of the owner; P5 gives one of his companies the permit D for good; P6 is the director's certificate of BCR; P7 becomes a train on sale in the turn of one of his companies, at the latest the second 4-train.
rule-investors = Each player has one foreign investor. It lays one tile or upgrades one, runs one train of the type on sale without buying it, and keeps what that earns. The first company its owner founds puts one share on its charter. With the first 4-train investors stop operating for good.
rule-merger = At the end of its turn an investor joins its company if a train of any length could run between their homes; markers of others do not hinder that. The owner decides whether its money goes into the company's treasury or a fifth of it to him; he gets 50 from the bank and the share. The company may replace the marker by its own cheapest one.
rule-director = Whoever holds more of a company than its director becomes director at once; if several do, the first to the director's left. A director may break into the certificate only if somebody else holds at least as much as it.
rule-permits = A company builds only in phases whose letter is among its permits. A certificate of 20 % brings three letters in a row, one of 30 % two, one of 40 % one. P5 can add the letter D.
rule-turn-order = The list is a circle: private companies, investors by number, then the companies with initial price 100, 90, 80 and 70, each by row. Share prices do not matter. A share round only interrupts it; afterwards it goes on where it stood.
rule-turn = A company's turn: lay track, place a station, run, pay or withhold, buy trains, in this order. Running and deciding about the income are compulsory, the others are not.
rule-laying = In a turn a company lays one yellow tile, or two from phase B on, or upgrades one. It needs the permit of the phase; the track must be connected with one of its stations, without passing a full city of others. The first tile lies on its home. Rivers and mountains are paid once, with the first tile.
rule-upgrading = A tile is replaced by one of the next colour that keeps all its track and its letter. Track may not lead off the map, into closed edges, or into red and blue places without printed track. A brown city has six exits where there is room for them; 611 comes when all 63 are used. The old tile returns to the supply.
rule-stations = A company may place one station marker a turn, in a city with a free place that it can reach, and only one in a hex. The first after the home costs 40, the next 100; in phase D twice as much. The home of a company that is yet to come must be left a place.
rule-trains = A normal train counts so many stations of any size; a plus train 3+3 counts three large and three small ones; an E-train passes any and counts the best. The restored 2-train is sold from phase C2 on: one a company, it never rusts, and it does not meet the duty to own a train.
rule-purchase = Trains are bought in ascending order from the bank; from phase B on also from companies of the same director, at any price from 1. A company must own a train at the end of its turn. If nobody buys for a whole round until the company with the train purchase marker has had its turn, all trains of that type leave the game.
rule-train-limit = A company may hold four trains, from B2 on three, from C3 on two. A company at its limit may not buy, even if the purchase would rust some of its trains. Whoever is over a new limit gives trains up without payment.
rule-forced-purchase = A company that must buy and cannot pay is helped by its director: with his cash, then by selling shares as long as no directorship changes, then by a debt. A debt costs half as much again, at once and at the end of every share round; a debtor may not buy shares.
rule-operating = A route joins at least two stations, one of them with an own marker; it uses no track twice, whether with one train or with several, and no station twice. It passes no city that others fill; red and blue places are always its ends, as is Beijing before it is brown. Only E-trains leave stations out.
rule-income = Values by the letter of the phase; 10 less for each ferry, except for the owner of P2; 20 more for Taiwan with P3; 50 once for a train that counts both ends of the Trans-Siberian Railway; and the chart's bonus of the space on which the turn began, for every company with a train.
rule-effects = The first train of a type begins a phase, whether it is bought, exchanged or removed: new colours, limits and percentages hold at once, old trains rust. The last train of a type brings a share round, up to the second 8-train.
rule-share-round = In a turn a player sells what he likes, then buys one share or founds a company, or passes. The round ends when all have passed in a row.
rule-share-order = The holder of the priority marker begins, then it goes clockwise. At the end the marker goes to the left neighbour of whoever bought or sold last.
rule-shares = One share at the current price, or a director's certificate of 20, 30 or 40 % at 100, 90, 80 or 70. In phase A only the upper five shares are on sale. What one has sold in this round one may not buy again.
rule-certificate-limit = Twenty certificates with three players, down to eleven with seven; a director's certificate counts as one. Private companies, investors and their shares do not count. Whoever is over the limit must sell first.
rule-inauguration = At the end of a share round a company begins to operate if its director holds the percentage of the phase, 20, 30, 40 or 60, or if nothing of it is left to buy. Its home marker is placed without cost.
rule-capital = Five times the initial price when it begins to operate; five times again, once, as soon as the first 3-train is gone and no more than five of its shares are left in the bank.
rule-sale = Any number of shares at the current price less 5 each; then the price falls a row for each share. Not in the first share round; nobody buys back in the same round.
rule-prices = Paid out: right, at the end of the row up. Nothing paid: left, at its beginning down. Each share sold: down. Nothing left to buy at the end of a share round: up. A marker that comes to others goes beneath them; that is a custom on which nothing depends.
rule-communist = From the first 4-train to the first 6-train prices do not move and directors may not sell shares of their own companies. Private companies pay no more, investors run no more, both for good.
rule-ending = When the last 8-train has gone there is a last share round; then every company has three more turns, the one with the train purchase marker last. Wealth is cash and shares at their price, less debts; an investor still alone gives its owner a fifth of its money.

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
pane-charter = On turn
pane-step = Step
pane-coming = What is coming
pane-chart = Share prices
pane-market = Market
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
routes-proved = Best { $total }, proved: { $paths } routes weighed in { $milliseconds } ms.
routes-bound = Best so far { $total }, at most { $bound }: { $paths } routes weighed in { $milliseconds } ms.
routes-runner-up = The next best earns { $total }.
what-if-adds = { $company }: { $before } → { $after } ({ $adds } more).
help-routes = The best run of a company or investor, with the proof that there is no better one.
help-routes-file = The record.
help-routes-company = The company, such as HKR, or the investor, such as A3.
help-routes-at = Not now but after this move; 0 is the start.
help-routes-json = As one JSON object.
help-what-if = What a line would add to the best run of whoever is on turn; the record stays as it is.
help-what-if-file = The record.
help-what-if-line = A tile, a marker or a train, as it would be played.

## What every table says, in the words of this game

command-about = What there is to know about a hex, a tile, a company, a train, a player.
command-audit = Compare what lies on the table with the record, pile by pile; audit Anna, BCR: only theirs.
tally-final = Final wealth:
export-wealth = Wealth
export-rounds = Wealth at the end of each round
command-tally = Wealth of each player, now or at the end.
tally-title = Wealth
tally-wealth = Wealth at the end of each round, below it the number of its last move
choice-again = the same run as last time
begin-seats = Players as they sit, the priority marker first
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
web-next = { $player } is next
web-at = { $number ->
    [one] at { $prices }
   *[other] at one of { $prices }
}
web-pays = { $income }, of which { $mine } to you
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
