### What Russian Railroads says. Messages are named by the codes that the rules hand out.

## Moves, for help and completion: what each verb does
move-strip = Engineers from the left; the one on the ? card after “card”.
move-bonus = Take a start bonus.
move-box = Say what is printed on the pieces of this box.
move-black = Steps with black tracks.
move-grey = Steps with grey tracks.
move-brown = Steps with brown tracks.
move-natural = Steps with natural tracks.
move-white = Steps with the white track.
move-any = Two steps with one or two kinds of track, for a worker and a coin.
move-open = One black or grey step; the space stays open to others.
move-loco = Build a locomotive, and say where the old ones go.
move-factory = Build a factory, from the stack or a returned one.
move-both = Build a locomotive and a factory, in either order.
move-industry = Steps on the industry bar; the third space adds a black step.
move-doubler = Lay a doubler over the Trans-Siberian.
move-coins = Take two coins.
move-temps = Take the two turquoise workers for this round.
move-engineer = Use an engineer: left, right, or your own. In score mode: a player's engineer.
move-hire = Hire the engineer on the right for one coin.
move-order = Claim a place in the next round's order.
move-last = Last round: three steps on the industry bar.
move-pass = Pass for this round and take the points of your place.
move-relocate = Move the worker from the order space to another space.
move-stay = Leave the worker on the order space.
move-freed = Where the freed locomotive goes.
move-token = Choose a ? token for the ? field.
move-card = Take an open ? card.
move-build = Build the pending locomotive or factory.
move-again = Use a space once more.
move-lay = Lay the doubler of the card.
move-move = Move the pending industry markers.
move-step = Make the pending track steps.
move-take = Take an end card, or the points instead.
move-done = Give up what is still pending.
move-reveal = Show one’s end cards.
move-board = Enter a tableau as it is.
move-plus = Points scored during the round.
move-round = Score the round; the order of the next one.

## How each move is written
form-strip = strip ENGINEERS [card ENGINEER]
form-bonus = bonus BONUS [LINE]
form-box = box KIND PIECE = VALUE
form-black = black NUMBER STEPS [/PIECES]
form-grey = grey NUMBER STEPS [/PIECES]
form-brown = brown NUMBER STEPS [/PIECES]
form-natural = natural NUMBER STEPS [/PIECES]
form-white = white NUMBER STEPS [/PIECES]
form-any = any STEPS [/PIECES]
form-open = open STEP [/PIECES]
form-loco = loco NUMBER LINES [/PIECES]
form-factory = factory NUMBER [tile N] [for N] [gap N]
form-both = both LINES factory
form-industry = industry NUMBER [STEP] [front] [rear]
form-doubler = doubler [/PIECES]
form-coins = coins [/PIECES]
form-temps = temps [/PIECES]
form-engineer = engineer left, right or NUMBER, then what it does
form-hire = hire [NUMBER]
form-order = order PLACE [/PIECE] [from SPACE]
form-last = last [front] [rear]
form-pass = pass
form-relocate = relocate SPACE
form-stay = stay
form-freed = freed LINE or return
form-token = token TOKEN [STEPS or CARD]
form-card = card CARD
form-build = build loco LINES, build factory
form-again = again SPACE
form-lay = lay doubler
form-move = move NUMBER, move front rear
form-step = step [white or extra] STEPS
form-take = take card or points
form-done = done
form-reveal = reveal PLAYER CARDS or none
form-note = note "TEXT"
form-confirm = confirm WHAT WHOSE VALUE
form-correct = correct WHAT WHOSE VALUE ["REASON"]
form-rule = rule that "REASON" MOVE
form-board = board PLAYER T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2
form-plus = plus PLAYER POINTS ["REASON"]
form-round = round [PLAYERS]

## What stands in a line
label-table = table
label-ENGINEER = an engineer
label-ENGINEERS = the engineers from the left
label-BONUS = a start bonus
label-FIGURE = which figure
label-NUMBER = the number
label-STEPS = steps like T2 K
label-STEPS-MARKERS = steps and markers
label-MARKERS = front or rear, with a number
label-LINES = lines like T/1 K
label-LINES-FACTORY = lines and factory
label-LOCO-FACTORY = loco with lines, or factory
label-TILE = tile, for, gap
label-PARTS = what is done
label-PIECES = what pays, after a stroke
label-SPACE = a space
label-TOKEN = a ? token
label-CARD = a card
label-CARDS = end cards, or none
label-PLAYER = a player
label-PLAYERS = all players in order
label-front-rear = front or rear
label-white-extra = white or extra
label-card-points = card or points
label-doubler = doubler

## What is asked, and what is being played
ask-strip = Engineers from the left ({ $number }): strip …
ask-box = Engineers from the left ({ $number }): strip … – or first, once for this box ({ $left } left): { $question } Tab
question-bar = How does the industry bar read from the left, _ for a hole?
question-pass = What do the backs of the four order cards say?
question-star = What is printed in Kiev’s stars on 4 and 8?
question-factory = What does the factory behind each locomotive do?
question-check-values = Do white tracks count 7 and natural ones 4, revalued 10, 6 and brown 3?
question-check-spaces = Do the track spaces ask for one worker and two: black and grey two steps and three, the others one and two?
question-check-engineers = Does every engineer show one worker?
question-last = How many workers does the last round’s tile show?
question-closed = Which spaces are crossed out on the back of the board?
ask-bonus = { $player }: which start bonus ({ $left })?
ask-action = { $player }: which space, or pass?
ask-relocate = { $player }: another space for the worker (relocate SPACE), or leave it (stay)?
ask-owed = { $player }, still to do: { $what }
owed-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
 } ({ $colours })
owed-steps-white = up to { $number } white steps ({ $colours })
owed-steps-extra = { $number } more step by the black worker ({ $colours })
owed-pushes = { $number ->
    [one] 1 step
   *[other] { $number } steps
 } on the bar
owed-build-either = a locomotive or a factory
owed-build-both = a locomotive and a factory
owed-build-loco = a locomotive
owed-build-factory = a factory
owed-build-card = the 9 locomotive of the card
owed-again = a space once more
owed-freed = { $number } freed: { $ways }?
owed-token = ? token for { $field }: { $left }?
owed-card = ? card: { $cards }?
owed-three = of the card: { $left }
owed-three-doubler = a doubler
owed-three-push = a step on the bar
owed-three-step = a black step
owed-end-card = end card, or 10 points?
owed-number = the number of { $engineer } ({ $line } = NUMBER, or = ?)
ask-reveal = { $player }: which end cards?
ask-over = The game is over.
ask-board = Round { $round }: tableaus and points, then round.
title-owes = owes { $what }
title-bonus = a start bonus
title-relocate = another space, or stay
title-actions = a space, or pass
title-then = then { $players }
brief-steps = track steps
brief-pushes = the industry bar
brief-build = a loco or a factory
brief-again = a space again
brief-freed = loco { $number } in hand
brief-token = a ? token for { $field }
brief-card = a ? card
brief-three = the three effects
brief-number = an engineer’s number
brief-end-card = an end card
round-strip = Set-up
round-bonus = Start bonus
round-actions = Round { $round } of { $rounds }
round-relocate = Round { $round } of { $rounds }: relocation
round-reveal = Final scoring
round-end = Over after { $rounds } rounds
head-points = Points
head-line-T = T
head-line-P = P
head-line-K = K
head-industry = Industry
head-now = Now
help-not-due = Not now.
## The table's options, as the form for a new game explains them

option-effects = In what order do new effects happen?
option-loco-return = When may a freed locomotive return to the supply?
option-black-worker = Where does the black worker give an extra step?
option-again-any = Can “again” use a space for “any” that holds a worker and a coin?
option-end-cards = Are end cards secret until the end?
option-entry = What do you enter?
option-ask-numbers = Does factory 1 ask for an engineer’s number that is not known?
value-any-order = in any order within the turn
value-at-once = at once, before anything else
value-no-empty-slot = no slot is empty
value-only-if-stuck = only if it fits nowhere
value-allowed = where a black step may be
value-shown = where black is printed
value-yes = yes
value-no = no
value-hidden = yes
value-open = no
value-moves = moves
value-scores = only the scorings

## Why a line is refused
not-due = “{ $verb }” is not possible now: { $due } decides.
turn-none = “{ $verb }” is not possible now.
still-owed = First finish: { $what }.
not-owed = Nothing like that is pending: { $what }.
not-in-full = In full or not at all ({ $what }): { $possible ->
    [none] { $left } still missing
   *[other] { $left } needed, { $possible } possible
}.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
missing-industry = steps on the bar
must-stay-possible = Then { $what } would no longer be possible.
too-many = At most { $most }.
space-taken = { $space } is taken by { $player } in this round.
space-closed = { $space } is not used with { $players } players.
last-round = { $space }: not in the last round (round { $rounds }).
not-last-round = { $space }: only in the last round (round { $rounds }).
pay-exactly = It asks for exactly { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 } and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, not { $paid }.
coin-needed = You need { $coins } coin{ $paid ->
    [none] {""}
   *[other] , and no worker can replace it ({ $paid })
}; you have { $there }.
cannot-pay = { $kind ->
    [any] It asks for { $needed } of your workers or coins; you have { $there } left.
   *[other] You need { $needed } ({ $kind }); you have { $there }.
 }
nothing-is-paid = { $space } costs nothing now.
colour-not-allowed = No { $colour } step here, only { $allowed }.
colour-not-owned = You have no { $colour } tracks yet: they come with black on T{ $field }.
colour-order = { $line }: first { $ahead }, then { $colour }; no colour is left out.
track-ahead = { $line }: { $ahead } is on { $field }, and { $colour } may not draw level.
line-takes-no = { $line } takes no { $colour } tracks.
line-end = { $line }: { $colour } is on the last field, { $field }.
first-track = { $line }: the black track is at least on 1.
which-colour = Which colour?
no-step-owed = No such step is owed.
no-step-said = Which steps?
no-black-step-here = No extra step of the black worker is owed.
loco-not-lower = { $number } replaces only a lower number on { $line }; there: { $there }.
loco-nowhere = { $number } fits no line; build a factory instead.
no-such-loco = There is no { $replaced } on { $line }.
which-loco = Which one of { $line } is replaced?
slot-empty = { $number } cannot be returned while there is room ({ $lines }).
loco-fits = { $number } still fits: { $lines }.
own-line = { $number } comes from { $line }: only to another line.
chain-first = First the freed { $number }: { $ways }.
nothing-freed = No locomotive has been freed.
stacks-empty = The stacks are empty.
tile-not-there = No returned { $number }; returned: { $returned }.
gaps-left = Gap { $gap } is still free: you cannot swap yet.
leftmost-gap = A factory goes into the leftmost empty gap, { $gap }, not into gap { $named }.
which-factory = Which factory is returned?
which-gap = Which gap? { $number } is in several.
no-such-factory = No factory { $number } there; there are { $there }.
same-tile = You have just returned { $number }: you cannot build it again.
gap-empty = The marker is on { $position }, and gap { $gap } behind it has no factory.
bar-end = The marker is on { $position }, the end of the bar.
marker-ahead = The other marker is right ahead of { $position }.
one-marker = There is only one marker.
which-token = Which token?
which-marker = Which marker: front or rear?
marker-on-0 = The second marker needs position 0, and can be laid once.
doublers-full = All eight fields have a doubler; in the supply: { $left }.
doublers-gone = No doubler is left ({ $left }).
hired-already = { $player } has already hired in this round.
engineer-used = { $player } has used { $space } in this round.
not-your-engineer = { $engineer } does not belong to this tableau; yours: { $mine }.
slot-empty-engineer = There is no engineer on { $space }.
number-taken = { $number } is the number of { $engineer }.
engineer-there = Engineer { $engineer } is already with { $player }.
number-known = { $engineer } has the number { $number }.
not-usable-again = { $space } cannot be used again; { $there } can.
nothing-to-use-again = No space with exactly one worker can be used again.
own-place = Place { $place } is already yours.
claimed-already = Place { $place } is already claimed.
from-which = Your worker comes from which space: { $spaces }?
nothing-to-swap = There is nothing to swap ({ $space }): you paid with your own worker.
no-own-worker-to-swap = You have no worker on the board to swap for { $piece }.
no-own-worker-there = You have no worker on { $space }.
no-worker-there = There is no worker on an order space.
one-worker-only = { $space }: only to a space that asks for exactly one worker.
no-token-owed = No ? token is owed.
token-used = { $token } is already on { $field }.
no-card-with-token = Only the card token takes a ? card; { $token } takes none ({ $card }).
no-engineer-with-card = Only the card engineer brings an engineer; { $card } brings none ({ $engineer }).
no-card-owed = No card is owed.
card-gone = { $card } is gone; there are { $left }.
card-not-in-full = { $card } could not be carried out in full.
card-last = The end card comes last.
card-or-points = Take a card or the points, not both.
pile-empty = The pile is empty: { $instead_points } points.
end-card-name = Which end card? { $cards }
end-card-hidden = End cards stay hidden until the end.
which-engineer = Which engineer is on the card?
card-in-box = { $card } is in the box { $number } times.
numbers-asked = First the numbers of { $engineers }: points depend on them (box engineer NAME = NUMBER).
which-points = How many points does { $card } pay? For example: { $line }
cards-named = { $player } has named these cards already: { $cards }.
as-many-as-taken = { $player } took { $taken } and shows { $shown }.
bonus-gone = { $bonus } is gone; there are { $left }.
strip-number = { $wanted } engineers, not { $number }.
strip-twice = { $engineer } is there twice.
start-seats = { $number ->
    [one] 1 player
   *[other] { $number } players
}; allowed: { $allowed }.
box-senseless = { $value } cannot be printed there.
box-too-late = Enter { $what } before the first round.
entry-scores = This table enters scores only: type “board”, “plus” or “round”, not “{ $verb }”.
goes-back = { $player }: { $what } would go back; it was { $was }.
round-order = Each player once: { $players }, not { $order }.
board-word = { $word } is not part of a tableau.
correct-placed = { $placed } workers stand on spaces.
count-thing = { $subject ->
    [bank] Table
   *[other] { $subject }
}: { $kind }
kind-points = points
kind-coins = coins
kind-workers = own workers in all
kind-stock = own workers in stock
kind-tracks = tracks
kind-loco = locomotives
kind-factories = factories
kind-marker = industry markers
kind-doublers = doublers laid
kind-token = ? tokens laid
kind-engineer = engineers
kind-endcards = end cards taken
kind-kept = black worker, revaluer, medal
kind-board = tableau
kind-order = place in the order
kind-stack = locomotives in the stack
kind-returned = returned tiles
kind-strip = engineers on the strip
kind-qcards = open ? cards
kind-supply = doublers in the supply
kind-pile = end cards in the pile
kind-turn = turn
kind-round = round
kind-space = pieces there
look-up-unknown = Nothing is called { $word }.
marker-beyond-gap = { $player }: the marker cannot be on { $position } while gap { $gap } has no factory.
unsound-tracks = { $player }, { $line }: impossible tracks: { $fields }.
unsound-locos = { $player }, { $line }: too many locomotives.
unsound-markers = { $player }: impossible marker positions.
unsound-pieces = { $player }: more pieces than exist.
unsound-doublers = { $laid } doublers laid of { $there }.
unsound-locomotives = { $there } pieces with the number { $number }: more than in the box.
## What follows from a move
event-paid = { $player } pays { $pieces } on { $space }.
pieces-paid = { $number ->
    [one] { $piece }
   *[other] { $number } × { $piece }
 }
event-track-moved = { $line } { $was } → { $now } { $colour }.
event-colour-received = { $field }: { $colour } tracks for { $player }.
event-worker-gained = { $field }: { $player } gets another worker.
event-points = { $player } +{ $points } ({ $source }{ $detail ->
    [none] {""}
   *[other] {" "}{ $detail }
}): { $score }.
event-last-points = { $player } +{ $points } ({ $source } { $detail }): { $score }.
majority-with-card = { $engineers }, { $cards } by end card
event-question-reached = { $field }: { $player } chooses a ? token.
event-loco-placed = { $number } goes to { $line }: reach { $reach }.
event-loco-returned = { $number } returns as a factory.
event-factory-built = Factory { $number } ({ $function }{ $doubt }) in gap { $gap }.
event-factory-returned = Factory { $number } goes back.
event-marker-moved = Industry: { $was } → { $now }.
event-factory-fired = Factory { $number }: { $function }{ $doubt }.
event-coins-taken = { $player }: { $number ->
    [one] { $number } coin
   *[other] { $number } coins
 } from the supply, { $coins } now.
event-doublers-laid = { $player }: { $number ->
    [one] { $number } doubler
   *[other] { $number } doublers
 }, { $total } laid now.
event-workers-rented = { $player } takes { $number ->
    [one] a turquoise worker
   *[other] { $number } turquoise workers
}.
event-engineer-hired = Engineer { $engineer } comes to { $player }.
event-space-used-again = { $player } uses { $space } again.
event-piece-swapped = { $player }: { $piece } to { $space }, { $player }’s worker to { $order }.
event-player-passed = { $player } passes on place { $place }: +{ $points }{ $doubt }.
event-token-laid = { $player } lays { $token } on { $field }.
event-card-taken = { $player } takes the card { $card }.
event-black-worker-taken = { $player } has the black worker.
event-end-card-taken = { $player } has { $cards ->
    [one] an end card
   *[other] { $cards } end cards
}; left: { $left }.
event-lapsed = Lost: { $what }.
event-bonus-taken = { $player } takes the start bonus { $bonus }.
event-strip-laid = Engineers: { $engineers }.
event-round-began = Round { $round } of { $rounds }: { $order }.
event-last-round-began = The last round: its tile covers the order spaces.
event-order-sorted = Order of the next round: { $order }.
event-worker-relocated = { $player }: the worker goes to { $space }.
event-player-scored = { $player }: T { $trans_siberian }, P { $petersburg }, K { $kiev } (stars { $stars }, medal { $medal }), industry { $industry }: +{ $total } = { $score }.
event-strip-moved = The engineers move on; into the box: { $boxed }; rounds left: { $rounds_left }.
event-cards-shown = { $player } shows { $cards }.
event-game-won = { $winners }: { $score } points.
event-figure-changed = The box: { $what } { $value }.
event-number-learned = Engineer { $engineer } has the number { $number }.
event-number-left-open = The number of { $engineer } is open: what it earns is paid when you enter it.
event-board-told = { $player }: { $board }

## The same in the log, behind the line that names player, space and piece
log-paid = with { $pieces }
log-track-moved = { $line } { $was } → { $now } { $colour }
log-colour-received = { $field }: { $colour } tracks
log-worker-gained = { $field }: a worker
log-points = +{ $points } ({ $source } { $detail })
log-question-reached = { $field }: a ? token
log-loco-placed = { $number } to { $line }, reach { $reach }
log-loco-returned = { $number } back
log-factory-built = factory { $number } ({ $function }{ $doubt }), gap { $gap }
log-factory-returned = factory { $number } back
log-marker-moved = bar { $was } → { $now }
log-factory-fired = factory { $number }: { $function }{ $doubt }
log-coins-taken = coins: { $coins }
log-doublers-laid = doublers: { $total }
log-workers-rented = turquoise: { $number }
log-engineer-hired = engineer { $engineer }
log-piece-swapped = { $piece } to { $space }, worker to { $order }
log-player-passed = place { $place }: +{ $points }{ $doubt }
log-token-laid = on { $field }
log-end-card-taken = end cards: { $cards }, left { $left }
log-lapsed = lost: { $what }
log-round-began = round { $round } of { $rounds }
log-order-sorted = next round: { $order }
log-player-scored = { $player } +{ $total } = { $score }
log-strip-moved = engineers move on, into the box: { $boxed }

## Look-ups
score-total = { $total } points if scored now
score-of-round = { $total } points
score-line = { $line } { $total }, reach { $reach }:
score-run = { $fields } { $colour } { $value } → { $points }
score-run-doubled = { $fields } { $colour } { $value } doubled → { $points }
score-doubled = line twice → +{ $points }
score-star = star { $field } → +{ $points }
score-medal = medal → +{ $points }
score-industry = Industry { $position }: { $points }
label-line = line
label-industry = industry
label-pass = passing, place
label-space = space
label-factory = factory
label-card = card
label-token = token
label-bonus = start bonus
label-end-card = end card
label-line-end = end of the line
label-majority = majority of engineers
label-correction = correction
label-plus = entered
next-special = { $field } { $gives }: needs { $needs }
gives-tracks = { $colour }
gives-worker = worker
gives-question = ?
gives-double = ×2
gives-star = ★{ $points }
gives-end = +{ $points }
needs-steps = { $number } { $colour }
needs-reach = loco { $reach } (stack { $stack })
needs-loco = loco { $reach }
about-player = Workers { $free } of { $workers }, coins { $coins }, engineers { $engineers }.
about-space = Needs { $workers ->
    [one] one worker
   *[other] { $workers } workers
} and { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. There now:
about-closed = { $space } is crossed out with { $players } players: { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
about-field-T2 = Black track there: three grey tracks.
about-field-T3 = Brown track and locomotive there: one worker.
about-field-T6 = Black track there: three brown tracks.
about-field-T10 = Black track there: two natural tracks.
about-field-T13 = Black track and locomotive there: a ? token.
about-field-T15 = Black track there: 10 points, the white track and up to two steps with it.
about-field-P4 = Black track and locomotive there: a ? token.
about-field-P6 = Black track and locomotive there: a ? token.
about-field-P7 = Grey track and locomotive there: the line counts twice in every scoring.
about-field-P9 = Black track there: 10 points once.
about-field-K1 = Black track and locomotive there: a star in every scoring.
about-field-K2 = Black track and locomotive there: a star in every scoring.
about-field-K3 = Black track and locomotive there: a star in every scoring.
about-field-K4 = Black track and locomotive there: a star in every scoring.
about-field-K5 = With the medal, grey track and locomotive there: 20 points in every scoring.
about-field-K7 = Black track there: one worker.
about-field-K8 = Black track and locomotive there: a star in every scoring.
about-field-K9 = Black track there: 10 points once.
about-engineer-any2 = Two steps, any tracks.
about-engineer-black-grey = One black and one grey step.
about-engineer-any-plus-3 = One step with any track, 3 points.
about-engineer-black-plus-3 = One black step, 3 points.
about-engineer-industry2 = Two steps on the industry bar.
about-engineer-any-black = One step with any track and one black step.
about-engineer-grey-brown = One grey and one brown step.
about-engineer-brown-plus-5 = One brown step, 5 points.
about-engineer-industry-plus-3 = One step on the industry bar, 3 points.
about-engineer-doubler-plus-3 = One doubler, 3 points.
about-engineer-grey-plus-5 = One grey step, 5 points.
about-engineer-again = A space with exactly one own worker once more.
about-engineer-industry-black = One step on the industry bar and one black step.
about-engineer-build = A locomotive or a factory.
about-engineer-black2 = Two black steps.
about-token-steps = Up to four steps, any own tracks.
about-token-industry = Up to five steps on the industry bar.
about-token-marker = The second industry marker on position 0.
about-token-doublers = Three doublers.
about-token-revalue = Brown, natural and white tracks are worth more from now on.
about-token-medal = The Kiev medal on K5.
about-token-card = An open ? card, then an end card or points.
about-card-three = A doubler, an industry step, a black step; then one of them again.
about-card-worker = The black worker, who gives a black step more.
about-card-engineer = The engineer without a letter and a coin.
about-card-loco = The 9 locomotive, placed at once.
about-card-factory = A factory, and two industry steps.

## The rules in short, and by what else they are looked for
rule-turn = In your turn you use one space: put exactly the pieces it asks for on it and carry out its action at once and in full. The space is taken for the round; only the open one never is. Do what a turn triggers in any order; what you cannot do is lost.
rule-tracks = Build colours in order: black, grey, brown, natural, white. A track starts or moves only while the one before it is further ahead; never level, never past. Colours come with the black track on T2, T6, T10 and T15. Petersburg takes four colours, Kiev three.
rule-locomotives = Take from the lowest stack. A locomotive goes into an empty slot or replaces a lower number; the one it frees moves to another line, and so on, before anything else. While a slot is empty, none is returned.
rule-factories = A factory fills the leftmost gap of the bar, from the lowest stack or any returned tile. With five built, return one and put the new one into its gap. It works whenever a marker reaches it; you may decline.
rule-industry = A marker moves step by step; it stops before an empty gap, at the end and behind the other marker. Each step onto a factory uses it before or after the next step, as you like.
rule-others = A coin can replace a worker, never the other way round. Doublers cover the Trans-Siberian from the left, one a field, at most eight. The turquoise workers serve one player for one round.
rule-engineers = Hire the engineer on the hiring slot for a coin, one a round; use it from your next turn on. Your own engineers are spaces for you alone, once a round, also in part; those on the light slots are open to all, in full. After the scoring all move one slot to the right.
rule-order = Claim place 1 or 2 of the next round, but not your own (allowed with two players), with one of your workers; if you pay with a coin or turquoise worker, it swaps with one of your workers at once. If you pass, you are out for the round and get the points of your place.
rule-relocation = After the order is set, the worker on place 2 and then the one on place 1 may move to a free space for exactly one worker and use it before the scoring. This costs nothing; the worker may also stay.
rule-tableau = A special field works once the named track is there or beyond and, if a locomotive is shown, the locomotives reach it. Gifts come once; stars, the medal and the doubling of Petersburg count in every scoring.
rule-last = In the last round a tile covers the order spaces: one worker, three steps on the bar. There are no claims and no relocation.
rule-end = End cards stay hidden until the end; you may take ten points instead. Most engineers scores 40, second most 20; ties go to the highest number, and the engineer of the card alone counts for no one.
rule-numbers = With three players the leftmost slot of the strip stays empty. With two, use the back of the board: some spaces are crossed out, there is one light slot, and you may claim your own place.
rule-cards = Choose a ? token from those left and place it at once. You may use part of what a token gives; you may take a ? card only if you can carry it out in full, then an end card follows at the end of the turn.
rule-setup = Lay the engineers out from the left; the last player chooses a start bonus first, and place 1 gets none.
sought-turn = action, full, space, in part
sought-tracks = track, colour, step, black, grey, brown, natural, white
sought-locomotives = stack, chain, freed, return
sought-factories = gap, swap, tile
sought-industry = bar, marker, industry
sought-others = coin, doubler, turquoise, payment
sought-engineers = hire, strip, engineer, again
sought-order = order, place, claim, pass
sought-relocation = relocate, stay
sought-tableau = special, field, token, star, medal
sought-last = last round
sought-end = end card, majority
sought-numbers = two players, three players
sought-cards = token, question, card
sought-setup = start bonus, strip

## What a line changes, and questions at the table
hand-track = { $line } { $colour }
hand-worker = worker
hand-loco = loco { $line }
hand-loco-back = goes back
hand-factory = gap { $gap }
hand-factory-back = goes back
hand-marker = industry
hand-coins = coins
hand-doublers = doublers
hand-engineer = engineer
hand-black-worker = black worker
hand-end-card = end card
effect-purse = points
effect-workers = workers
effect-coins = coins
effect-now = now
name-score = score
name-next = next
name-unknown = unknown
command-score = What a scoring would give now, line by line.
command-next = What special field comes next, and what it still needs.
command-unknown = Which values of this box have not been checked.
board-none = No tableau has been entered.
head-total = Total
evening-points = Points by player and round
evening-engineer = Engineers, and who hired them
evening-engineer-what = Engineer
evening-engineer-hired = hired
evening-colour = Tracks, and who had them first
evening-colour-what = Tracks
evening-colour-received = received first
scored-line = { $player } { $line } { $total }: { $fields } (reach { $reach })
label-PIECE-VALUE = a piece = what is printed on it

## What is seen, and where
pane-players = Players
pane-spaces = Action spaces
pane-tableau = Tableaus
pane-supply = Engineers and supply
pane-coming = What is coming
pane-scoring = Scoring
page-tableau = Tableaus
page-supply = Supply
page-scoring = Scoring
page-coming = Coming
head-workers = Workers
head-coins = Coins
head-engineers = Engineers
head-tokens = ?
area-track = Tracks
area-locomotives = Locos
area-industry = Industry
area-others = Others
area-engineers = Engin.
area-order = Order
area-own = Own
does-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
 }
does-any = { $number } steps, any
does-open = { $number } step, black/grey
does-either = loco or factory
does-both = loco and factory
does-industry = { $number ->
    [one] 1 step
   *[other] { $number } steps
 } on the bar
does-industry-step = bar { $number } + 1 black
does-doubler = { $number } doubler
does-coins = { $number } coins
does-rents = { $number } turquoise
does-place = place { $place } next round
brief-left = eng. left
brief-right = eng. right
brief-hire = hire
said = { $what }
engineer-called = { $number } { $name }
engineer-used-now = { $engineer } ✓
tableau-next = Next
tableau-cards = End cards { $cards }{ $black ->
    [yes] {" "}· the black worker
   *[no] {""}
 }
tableau-now = now { $now } = { $lines }
space-own = own
supply-locos = { $stacks } · back { $returned } · doublers { $doublers }
supply-left = { $cards } · end cards { $pile }
scoring-before = Before
final-star = stars
final-medal = medal
final-industry = Industry
final-other = Tokens, engineers, bonus
final-reason = { $player } { $of } +{ $points }
final-pass = Passing
final-end-card = End cards
final-majority = Majority of engineers
scoring-after = after { $round }
reason-line = { $line } { $of }
reason-tracks = { $number } { $colour } { $points }
reason-doubled = { $number } { $colour } doubled { $points }
reason-extra = { $what } { $points }
pane-ahead = If nothing changes
pane-course = Round by round
head-place = Pl
head-gain = Gain
supply-strip = engineers
strip-dark = { $slot }:{ $name }
strip-left = left { $name }
strip-right = right { $name }
strip-hire = hire { $name } (1 coin)
supply-stacks = locos
supply-cards = ? cards
ahead-order = Next round: { $order }
ahead-passing = If you pass now: { $points }
ahead-majority = Majority of engineers now: { $leading }
ahead-plain = after { $rounds } more scorings:
scoring-round = Round { $round }
scoring-line-T = T
scoring-line-P = P
scoring-line-K = K
scoring-none = Nothing has been scored yet
scoring-doubled = P twice
scoring-stars = Stars
scoring-medal = Medal
scoring-front = Industry front
scoring-rear = Industry rear
scoring-round-total = This round
scoring-end-card = End cards
scoring-majority = Majority of engineers
scoring-total = Points
scoring-figure = Figure on the board
scoring-pass = Passing
scoring-other = Extras
face-now = { $now } now
ask-numbers = Which numbers are on { $engineers }? box engineer NAME = NUMBER
rules-numbers = factory 1 asks for the number of an unknown engineer, and pays it when you enter it later.
rules-typed = a colour, a gap or a card that a line may not name is refused, and so are more steps than a space gives, several owed tiles on a line, an other end card without points, and tableaus that cannot arise.

## Pieces, colours, functions and cards by name
label-k = black
label-g = grey
label-b = brown
label-n = natural
label-w = white
label-own = own worker
label-turquoise = turquoise worker
label-coin = coin
label-black = black
label-engineers = engineers
label-build = build
label-again = again
label-doublers = doublers
label-steps = steps
label-locos = locomotives
label-marker = second marker
label-revalue = revaluer
label-medal = Kiev medal
label-three = three effects
label-worker = black worker
label-engineer = engineer
label-loco = 9 locomotive
label-flat = 15 points
label-workers = extra workers
label-lines = finished lines
label-factories = factories
label-tokens = ? tokens
label-other = other card

## The players’ page

tab-supply = Supply
web-now-scores = This round
web-workers = Workers
web-of-all = of { $number }
web-tableau = My tableau
web-amber = amber still waits
web-line-T = Trans-Siberian
web-line-P = St Petersburg
web-line-K = Kiev
web-industry = Industry, with factories
web-next-special = field { $field }, { $gives }: needs { $needs }
web-gives-tracks = { $colour } track
web-gives-worker = a worker
web-gives-question = a ? token
web-gives-double = points doubled
web-gives-star = a star for { $points }
web-gives-end = { $points } points
web-needs-steps = { $number ->
    [one] 1 { $colour } step
   *[other] { $number } { $colour } steps
 }
web-needs-loco = a locomotive that reaches { $reach }
web-strip-left = Left
web-strip-right = Right
web-strip-hire = To hire, 1 coin
web-strip-dark = Later
web-engineer = { $number }: { $does }
web-engineers = engineers
web-tokens = ? tokens left
web-end-cards = end cards
web-passing = Passing now
web-majority = Engineers’ majority
web-next-round = Next round
web-if-scored = If scored now
web-last-scored = The last scoring
web-rounds = Points after each round
web-locos = locomotives
web-stack = { $left } × { $number }
web-returned = locomotives back
web-doublers = doublers
web-cards = ? cards
web-men = { $free } of { $workers } workers
web-spaces = The spaces
web-area-track = Tracks
web-area-locomotives = Locomotives
web-area-industry = Industry
web-area-others = Others
web-area-engineers = Engineers
web-area-order = Order
web-area-own = My engineers
web-doubt = Not known for sure: nobody has looked it up in your box yet.
web-asks =
    { $workers ->
        [0] { "" }
        [one] 1 worker
       *[other] { $workers } workers
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 coin
       *[other] { " " }{ $coins } coins
    }
