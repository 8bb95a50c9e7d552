### Was Russian Railroads sagt, in den Worten der Spielregel. Die Namen sind die Kennungen der Regeln.

## Moves, for help and completion: what each verb does
move-strip = Die Ingenieure liegen aus, von links; der auf der ?-Karte nach „karte“.
move-bonus = Eine Startbonuskarte nehmen.
move-box = Sagen, was auf den Teilen dieser Schachtel steht.
move-black = Schritte mit schwarzen Gleisen.
move-grey = Schritte mit grauen Gleisen.
move-brown = Schritte mit braunen Gleisen.
move-natural = Schritte mit naturfarbigen Gleisen.
move-white = Schritte mit dem weißen Gleis.
move-any = Zwei Schritte mit einem oder zwei Gleisen, für Arbeiter und Münze.
move-open = Ein schwarzer oder grauer Schritt; das Feld bleibt frei.
move-loco = Eine Lokomotive bauen und sagen, wohin die alten gehen.
move-factory = Eine Fabrik bauen, vom Stapel oder eine zurückgelegte.
move-both = Eine Lokomotive und eine Fabrik bauen, in beliebiger Reihenfolge.
move-industry = Schritte auf der Industrieleiste; das dritte Feld gibt einen schwarzen Schritt dazu.
move-doubler = Einen Verdoppler über die Transsib legen.
move-coins = Zwei Münzen nehmen.
move-temps = Die beiden Leiharbeiter für diese Runde nehmen.
move-engineer = Einen Ingenieur nutzen: links, rechts oder einen eigenen. Beim Werten: ein Ingenieur eines Spielers.
move-hire = Den Ingenieur auf dem Anwerbefeld für eine Münze anwerben.
move-order = Einen Platz in der Reihenfolge der nächsten Runde nehmen.
move-last = Letzte Runde: drei Schritte auf der Industrieleiste.
move-pass = In dieser Runde passen, mit den Punkten des Platzes.
move-relocate = Den Arbeiter von der Reihenfolgeleiste versetzen.
move-stay = Den Arbeiter auf der Reihenfolgeleiste lassen.
move-freed = Wohin die ausgetauschte Lokomotive geht.
move-token = Ein ?-Plättchen für das ?-Feld wählen.
move-card = Eine offene ?-Karte nehmen.
move-build = Die fällige Lokomotive oder Fabrik bauen.
move-again = Ein Aktionsfeld nochmals nutzen.
move-lay = Den Verdoppler der Karte legen.
move-move = Die fälligen Schritte der Industriemarker machen.
move-step = Die fälligen Gleisschritte machen.
move-take = Eine Spielendekarte nehmen oder stattdessen die Punkte.
move-done = Auf das verzichten, was noch fällig ist.
move-reveal = Die Spielendekarten aufdecken.
move-board = Sagen, wie ein Tableau liegt.
move-plus = Punkte, die während der Runde genommen wurden.
move-round = Die Runde werten; die Reihenfolge der nächsten.

## How each move is written
form-strip = leiste INGENIEURE [karte INGENIEUR]
form-bonus = startbonus BONUS [STRECKE]
form-box = schachtel ART TEIL = WERT
form-black = schwarz NUMMER SCHRITTE [/FIGUREN]
form-grey = grau NUMMER SCHRITTE [/FIGUREN]
form-brown = braun NUMMER SCHRITTE [/FIGUREN]
form-natural = natur NUMMER SCHRITTE [/FIGUREN]
form-white = weiß NUMMER SCHRITTE [/FIGUREN]
form-any = beliebig SCHRITTE [/FIGUREN]
form-open = offen SCHRITT [/FIGUREN]
form-loco = lok NUMMER STRECKEN [/FIGUREN]
form-factory = fabrik NUMMER [kachel N] [für N] [lücke N]
form-both = beides STRECKEN fabrik
form-industry = industrie NUMMER [SCHRITT] [vorn] [hinten]
form-doubler = verdoppler [/FIGUREN]
form-coins = münzen [/FIGUREN]
form-temps = leiharbeiter [/FIGUREN]
form-engineer = ingenieur links, rechts oder NUMMER, dann was er tut
form-hire = anwerben [NUMMER]
form-order = reihenfolge PLATZ [/FIGUR] [von FELD]
form-last = letzte [vorn] [hinten]
form-pass = passen
form-relocate = versetzen FELD
form-stay = bleiben
form-freed = frei STRECKE oder zurück
form-token = plättchen PLÄTTCHEN [SCHRITTE oder KARTE]
form-card = karte KARTE
form-build = bauen lok STRECKEN, bauen fabrik
form-again = nochmals FELD
form-lay = legen verdoppler
form-move = rücken ZAHL, rücken vorn hinten
form-step = schritt [weiß oder zusatz] SCHRITTE
form-take = nehmen karte oder punkte
form-done = fertig
form-reveal = aufdecken SPIELER KARTEN oder keine
form-note = notiz "TEXT"
form-confirm = bestätigen WAS WESSEN WERT
form-correct = berichtigen WAS WESSEN WERT ["GRUND"]
form-rule = entscheidung dass "GRUND" ZUG
form-board = tableau SPIELER T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2
form-plus = dazu SPIELER PUNKTE ["GRUND"]
form-round = runde [SPIELER]

## What stands in a line
label-table = Tisch
label-ENGINEER = ein Ingenieur
label-ENGINEERS = die Ingenieure von links
label-BONUS = ein Startbonus
label-FIGURE = welche Angabe
label-NUMBER = die Nummer
label-STEPS = Schritte wie T2 K
label-STEPS-MARKERS = Schritte und Marker
label-MARKERS = vorn oder hinten, mit einer Zahl
label-LINES = Strecken wie T/1 K
label-LINES-FACTORY = Strecken und „fabrik“
label-LOCO-FACTORY = „lok“ mit Strecken oder „fabrik“
label-TILE = kachel, für, lücke
label-PARTS = was getan wird
label-PIECES = womit bezahlt wird, nach einem Strich
label-SPACE = ein Aktionsfeld
label-TOKEN = ein ?-Plättchen
label-CARD = eine Karte
label-CARDS = Spielendekarten oder keine
label-PLAYER = ein Spieler
label-PLAYERS = alle Spieler der Reihe nach
label-front-rear = vorn oder hinten
label-white-extra = weiß oder zusatz
label-card-points = karte oder punkte
label-doubler = Verdoppler

## What is asked, and what is being played
ask-strip = Ingenieure von links ({ $number }): leiste …
ask-box = Ingenieure von links ({ $number }): leiste … – oder zuerst, einmal für diese Schachtel (noch { $left }): { $question } Tab
question-bar = Wie liest sich die Industrieleiste von links, _ für eine Lücke?
question-pass = Was steht hinten auf den vier Reihenfolgekarten?
question-star = Was steht in den Sternen von Kiev auf 4 und 8?
question-factory = Was tut die Fabrik hinten auf jeder Lokomotive?
question-check-values = Zählen weiße Gleise 7 und naturfarbige 4, aufgewertet 10, 6 und braune 3?
question-check-spaces = Verlangen die Streckenfelder einen und zwei Arbeiter: schwarz und grau für zwei und drei Schritte, sonst ein und zwei?
question-check-engineers = Zeigt jeder Ingenieur einen Arbeiter?
question-last = Wie viele Arbeiter zeigt das Letztrundenplättchen?
question-closed = Welche Aktionsfelder sind auf der Rückseite durchgestrichen?
ask-bonus = { $player }: welcher Startbonus ({ $left })?
ask-action = { $player }: welches Aktionsfeld, oder passen?
ask-relocate = { $player }: ein anderes Feld für den Arbeiter (versetzen FELD), oder bleibt er (bleiben)?
ask-owed = { $player }, noch fällig: { $what }
owed-steps = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
 } ({ $colours })
owed-steps-white = bis zu { $number } Schritte in { $colours }
owed-steps-extra = { $number } Schritt mehr durch den schwarzen Arbeiter ({ $colours })
owed-pushes = { $number ->
    [one] 1 Industrieschritt
   *[other] { $number } Industrieschritte
 }
owed-build-either = eine Lokomotive oder eine Fabrik
owed-build-both = eine Lokomotive und eine Fabrik
owed-build-loco = eine Lokomotive
owed-build-factory = eine Fabrik
owed-build-card = die 9er-Lok der Karte
owed-again = ein Aktionsfeld nochmals
owed-freed = { $number } ausgetauscht: { $ways }?
owed-token = ?-Plättchen für { $field }: { $left }?
owed-card = ?-Karte: { $cards }?
owed-three = von der Karte: { $left }
owed-three-doubler = ein Verdoppler
owed-three-push = ein Industrieschritt
owed-three-step = ein schwarzer Schritt
owed-end-card = Spielendekarte, oder 10 Punkte?
owed-number = die Nummer von { $engineer } ({ $line } = NUMMER, oder = ?)
ask-reveal = { $player }: welche Spielendekarten?
ask-over = Das Spiel ist zu Ende.
ask-board = Runde { $round }: Tableaus und Punkte, dann runde.
title-owes = schuldet { $what }
title-bonus = ein Startbonus
title-relocate = ein anderes Feld, oder bleiben
title-actions = ein Feld, oder passen
title-then = dann { $players }
brief-steps = Gleisschritte
brief-pushes = die Industrieleiste
brief-build = eine Lok oder Fabrik
brief-again = ein Feld nochmals
brief-freed = Lok { $number } in der Hand
brief-token = ein ?-Plättchen für { $field }
brief-card = eine ?-Karte
brief-three = die drei Effekte
brief-number = die Nummer eines Ingenieurs
brief-end-card = eine Spielendekarte
round-strip = Aufbau
round-bonus = Startbonus
round-actions = Runde { $round } von { $rounds }
round-relocate = Runde { $round } von { $rounds }: Versetzen
round-reveal = Schlusswertung
round-end = Ende nach { $rounds } Runden
head-points = Punkte
head-line-T = T
head-line-P = P
head-line-K = K
head-industry = Industrie
head-now = Jetzt
help-not-due = Jetzt nicht.
## The table's options, as the form for a new game explains them

option-effects = In welcher Reihenfolge kommen neue Wirkungen?
option-loco-return = Wann darf eine verdrängte Lok zurück in den Vorrat?
option-black-worker = Wo bringt der schwarze Arbeiter einen Schritt mehr?
option-again-any = Darf ein Feld „beliebig“ mit Arbeiter und Münze noch einmal genutzt werden?
option-end-cards = Bleiben Spielendekarten bis zum Ende geheim?
option-entry = Was wird eingegeben?
option-ask-numbers = Fragt Fabrik 1 nach der Nummer eines Ingenieurs, die nicht bekannt ist?
value-any-order = beliebig im Zug
value-at-once = sofort, vor allem anderen
value-no-empty-slot = wenn kein Platz leer ist
value-only-if-stuck = nur, wenn sie nirgends passt
value-allowed = wo ein schwarzer möglich ist
value-shown = wo Schwarz gedruckt ist
value-yes = ja
value-no = nein
value-hidden = ja
value-open = nein
value-moves = Züge
value-scores = nur die Wertungen

## Why a line is refused
not-due = { $verb } ist jetzt nicht dran: { $due } entscheidet.
turn-none = { $verb } ist jetzt nicht möglich.
still-owed = Noch fällig: { $what }.
not-owed = Davon ist nichts fällig: { $what }.
not-in-full = Vollständig oder gar nicht ({ $what }): { $possible ->
    [none] { $left ->
        [one] 1 fehlt noch
       *[other] { $left } fehlen noch
    }
   *[other] { $left } verlangt, { $possible } möglich
 }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
 }
missing-industry = Schritte auf der Industrieleiste
must-stay-possible = Danach wäre { $what } nicht mehr möglich.
too-many = Höchstens { $most }.
space-taken = { $space } ist in dieser Runde von { $player } besetzt.
space-closed = { $space } ist bei { $players } Spielern durchgestrichen.
last-round = { $space }: nicht in der letzten Runde (Runde { $rounds }).
not-last-round = { $space }: nur in der letzten Runde (Runde { $rounds }).
pay-exactly = Es verlangt genau { $workers } Arbeiter und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, nicht: { $paid }.
coin-needed = Es braucht { $coins } Münze{ $paid ->
    [none] {""}
   *[other] , und kein Arbeiter steht für sie ({ $paid })
 }; vorhanden: { $there }.
cannot-pay = { $kind ->
    [any] Dafür braucht es { $needed } Arbeiter oder Münzen; übrig: { $there }.
   *[other] Nötig: { $needed } ({ $kind }); vorhanden: { $there }.
 }
nothing-is-paid = Für { $space } wird jetzt nichts bezahlt.
colour-not-allowed = Hier kein Schritt mit { $colour }, nur mit { $allowed }.
colour-not-owned = Noch keine Gleise in { $colour }: die bringt Schwarz auf T{ $field }.
colour-order = { $line }: zuerst { $ahead }, dann { $colour }; keine Farbe wird ausgelassen.
track-ahead = { $line }: { $ahead } steht auf { $field }, und { $colour } zieht nie gleich.
line-takes-no = Auf { $line } gibt es keine Gleise in { $colour }.
line-end = { $line }: { $colour } steht auf dem letzten Feld, { $field }.
first-track = { $line }: das schwarze Gleis steht mindestens auf 1.
which-colour = Welche Farbe?
no-step-owed = Ein solcher Schritt ist nicht fällig.
no-step-said = Welche Schritte?
no-black-step-here = Ein weiterer Schritt durch den schwarzen Arbeiter ist nicht fällig.
loco-not-lower = { $number } ersetzt auf { $line } nur eine niedrigere; dort liegt { $there }.
loco-nowhere = { $number } passt nirgends; eine Fabrik ist möglich.
no-such-loco = Auf { $line } liegt keine { $replaced }.
which-loco = Welche von { $line } wird ersetzt?
slot-empty = Solange Platz ist ({ $lines }), wird { $number } nicht zurückgelegt.
loco-fits = { $number } passt noch: { $lines }.
own-line = { $number } kommt von { $line }: nur an eine andere Strecke.
chain-first = Zuerst die ausgetauschte { $number }: { $ways }.
nothing-freed = Keine Lokomotive ist ausgetauscht.
stacks-empty = Die Stapel sind leer.
tile-not-there = Keine { $number } zurückgelegt; dort liegt: { $returned }.
gaps-left = Lücke { $gap } ist noch frei: noch wird nicht ausgetauscht.
leftmost-gap = Eine Fabrik kommt in die am weitesten links liegende leere Lücke, { $gap }, nicht in Lücke { $named }.
which-factory = Welche Fabrik wird zurückgelegt?
which-gap = Welche Lücke? { $number } liegt in mehreren.
no-such-factory = Dort keine Fabrik { $number }; es liegen { $there }.
same-tile = Die gerade zurückgelegte { $number } wird nicht wieder gebaut.
gap-empty = Der Marker steht auf { $position }, und in Lücke { $gap } liegt keine Fabrik.
bar-end = Der Marker steht auf { $position }, am Ende der Leiste.
marker-ahead = Direkt vor { $position } steht der andere Marker.
one-marker = Es gibt nur einen Marker.
which-token = Welches Plättchen?
which-marker = Welcher Marker: vorn oder hinten?
marker-on-0 = Der 2. Marker braucht Feld 0 und kommt nur einmal.
doublers-full = Alle acht Felder haben einen Verdoppler; im Vorrat: { $left }.
doublers-gone = Kein Verdoppler ist mehr da ({ $left }).
hired-already = { $player } hat in dieser Runde schon angeworben.
engineer-used = { $player } hat in dieser Runde schon genutzt: { $space }.
not-your-engineer = { $engineer } liegt nicht neben diesem Tableau; dort: { $mine }.
slot-empty-engineer = Dort liegt kein Ingenieur: { $space }.
number-taken = { $number } ist die Nummer von { $engineer }.
engineer-there = Ingenieur { $engineer } liegt schon neben dem Tableau von { $player }.
number-known = { $engineer } hat die Nummer { $number }.
not-usable-again = { $space } kann nicht nochmals genutzt werden; { $there } schon.
nothing-to-use-again = Kein Feld mit genau einem Arbeiter kann nochmals genutzt werden.
own-place = Platz { $place } ist die momentane Position.
claimed-already = Platz { $place } ist schon genommen.
from-which = Von welchem Feld kommt der eigene Arbeiter: { $spaces }?
nothing-to-swap = Nichts wird getauscht ({ $space }): ein eigener Arbeiter zahlt.
no-own-worker-to-swap = Nirgends steht ein eigener Arbeiter zum Tauschen: { $piece }.
no-own-worker-there = Auf { $space } steht kein eigener Arbeiter.
no-worker-there = Auf der Reihenfolgeleiste steht kein Arbeiter.
one-worker-only = { $space }: nur auf ein Feld, das genau einen Arbeiter verlangt.
no-token-owed = Kein ?-Plättchen ist fällig.
token-used = { $token } liegt schon auf { $field }.
no-card-with-token = Nur das Plättchen für eine Karte nimmt eine ?-Karte; { $token } nimmt keine ({ $card }).
no-engineer-with-card = Nur die Karte Ingenieur bringt einen Ingenieur; { $card } bringt keinen ({ $engineer }).
no-card-owed = Keine Karte ist fällig.
card-gone = { $card } ist weg; es liegen { $left }.
card-not-in-full = { $card } ist nicht vollständig ausführbar.
card-last = Die Spielendekarte kommt zuletzt.
card-or-points = Karte oder Punkte: eins davon wird genommen.
pile-empty = Der Stapel ist leer: { $instead_points } Punkte.
end-card-name = Welche Spielendekarte? { $cards }
end-card-hidden = Spielendekarten bleiben bis zum Ende verdeckt.
which-engineer = Welcher Ingenieur liegt auf der Karte?
card-in-box = { $card } ist { $number }-mal in der Schachtel.
numbers-asked = Zuerst die Nummern von { $engineers }: von ihnen hängen Punkte ab (schachtel ingenieur NAME = NUMMER).
which-points = Wie viele Punkte bringt { $card }? Zum Beispiel: { $line }
cards-named = { $player } hat diese Karten schon genannt: { $cards }.
as-many-as-taken = { $player } hat { $taken } genommen und zeigt { $shown }.
bonus-gone = { $bonus } ist weg; es liegen { $left }.
strip-number = { $wanted } Ingenieure, nicht { $number }.
strip-twice = { $engineer } steht zweimal.
start-seats = { $number } Spieler; möglich: { $allowed }.
box-senseless = { $value } kann dort nicht stehen.
box-too-late = { $what } wird vor der ersten Runde gesagt.
entry-scores = An diesem Tisch wird nur gewertet: mit „tableau“, „dazu“ und „runde“, nicht mit „{ $verb }“.
goes-back = { $player }: { $what } ginge zurück; es war { $was }.
round-order = Jeder Spieler einmal: { $players }, nicht { $order }.
board-word = { $word } gehört nicht zu einem Tableau.
correct-placed = { $placed } Arbeiter stehen auf Feldern.
count-thing = { $subject ->
    [bank] Tisch
   *[other] { $subject }
}: { $kind }
kind-points = Punkte
kind-coins = Münzen
kind-workers = eigene Arbeiter insgesamt
kind-stock = eigene Arbeiter im Vorrat
kind-tracks = Gleise
kind-loco = Lokomotiven
kind-factories = Fabriken
kind-marker = Industriemarker
kind-doublers = gelegte Verdoppler
kind-token = gelegte ?-Plättchen
kind-engineer = Ingenieure
kind-endcards = genommene Spielendekarten
kind-kept = schwarzer Arbeiter, Aufwerter, Medaille
kind-board = Tableau
kind-order = Platz in der Reihenfolge
kind-stack = Lokomotiven im Stapel
kind-returned = zurückgelegte Fabriken
kind-strip = ausliegende Ingenieure
kind-qcards = offene ?-Karten
kind-supply = Verdoppler im Vorrat
kind-pile = Spielendekarten im Stapel
kind-turn = Zug
kind-round = Runde
kind-space = wer dort steht
look-up-unknown = Nichts heißt { $word }.
marker-beyond-gap = { $player }: der Marker kann nicht auf { $position } stehen, solange in Lücke { $gap } keine Fabrik liegt.
unsound-tracks = { $player }, { $line }: so können Gleise nicht stehen: { $fields }.
unsound-locos = { $player }, { $line }: zu viele Lokomotiven.
unsound-markers = { $player }: so können Marker nicht stehen.
unsound-pieces = { $player }: mehr Teile als vorhanden.
unsound-doublers = { $laid } von { $there } Verdopplern liegen.
unsound-locomotives = { $there } Teile mit der Zahl { $number }: mehr als in der Schachtel.
## What follows from a move
event-paid = { $player } setzt { $pieces } auf { $space } ein.
pieces-paid = { $number ->
    [one] { $piece }
   *[other] { $number } × { $piece }
 }
event-track-moved = { $line } { $was } → { $now } { $colour }.
event-colour-received = { $field }: Gleise in { $colour } für { $player }.
event-worker-gained = { $field }: ein zusätzlicher Arbeiter für { $player }.
event-points = { $player } +{ $points } ({ $source }{ $detail ->
    [none] {""}
   *[other] {" "}{ $detail }
}): { $score }.
event-last-points = { $player } +{ $points } ({ $source } { $detail }): { $score }.
majority-with-card = { $engineers }, davon { $cards } durch Spielendekarte
event-question-reached = { $field }: { $player } wählt ein ?-Plättchen.
event-loco-placed = { $number } an { $line }: erreicht { $reach }.
event-loco-returned = { $number } wird als Fabrik zurückgelegt.
event-factory-built = Fabrik { $number } ({ $function }{ $doubt }) in Lücke { $gap }.
event-factory-returned = Fabrik { $number } wird zurückgelegt.
event-marker-moved = Industrie: { $was } → { $now }.
event-factory-fired = Fabrik { $number }: { $function }{ $doubt }.
event-coins-taken = { $player }: { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
 } aus dem Vorrat, jetzt { $coins }.
event-doublers-laid = { $player }: { $number } Verdoppler, jetzt liegen { $total }.
event-workers-rented = { $player } nimmt { $number } Leiharbeiter.
event-engineer-hired = Ingenieur { $engineer } kommt zu { $player }.
event-space-used-again = { $player } nutzt { $space } nochmals.
event-piece-swapped = { $player }: { $piece } auf { $space }, ein eigener Arbeiter auf { $order }.
event-player-passed = { $player } passt auf Platz { $place }: +{ $points }{ $doubt }.
event-token-laid = { $player } legt { $token } auf { $field }.
event-card-taken = { $player } nimmt die Karte { $card }.
event-black-worker-taken = { $player } hat den schwarzen Arbeiter.
event-end-card-taken = { $player } hat { $cards ->
    [one] eine Spielendekarte
   *[other] { $cards } Spielendekarten
}; übrig: { $left }.
event-lapsed = Verfällt: { $what }.
event-bonus-taken = { $player } nimmt den Startbonus { $bonus }.
event-strip-laid = Ingenieure: { $engineers }.
event-round-began = Runde { $round } von { $rounds }: { $order }.
event-last-round-began = Die letzte Runde: das Letztrundenplättchen liegt aus.
event-order-sorted = Reihenfolge der nächsten Runde: { $order }.
event-worker-relocated = { $player }: der Arbeiter wird auf { $space } versetzt.
event-player-scored = { $player }: T { $trans_siberian }, P { $petersburg }, K { $kiev } (Sterne { $stars }, Medaille { $medal }), Industrie { $industry }: +{ $total } = { $score }.
event-strip-moved = Die Ingenieure rücken nach; in die Schachtel: { $boxed }; noch Runden: { $rounds_left }.
event-cards-shown = { $player } deckt { $cards } auf.
event-game-won = { $winners }: { $score } Punkte.
event-figure-changed = Die Schachtel: { $what } { $value }.
event-number-learned = Ingenieur { $engineer } hat die Nummer { $number }.
event-number-left-open = Die Nummer von { $engineer } ist offen: Was sie bringt, wird gezahlt, sobald du sie nennst.
event-board-told = { $player }: { $board }

## The same in the log, behind the line that names player, space and piece
log-paid = mit { $pieces }
log-track-moved = { $line } { $was } → { $now } { $colour }
log-colour-received = { $field }: Gleise in { $colour }
log-worker-gained = { $field }: ein Arbeiter
log-points = +{ $points } ({ $source } { $detail })
log-question-reached = { $field }: ein ?-Plättchen
log-loco-placed = { $number } an { $line }, erreicht { $reach }
log-loco-returned = { $number } zurück
log-factory-built = Fabrik { $number } ({ $function }{ $doubt }), Lücke { $gap }
log-factory-returned = Fabrik { $number } zurück
log-marker-moved = Leiste { $was } → { $now }
log-factory-fired = Fabrik { $number }: { $function }{ $doubt }
log-coins-taken = Münzen: { $coins }
log-doublers-laid = Verdoppler: { $total }
log-workers-rented = Türkise: { $number }
log-engineer-hired = Ingenieur { $engineer }
log-piece-swapped = { $piece } auf { $space }, Arbeiter auf { $order }
log-player-passed = Platz { $place }: +{ $points }{ $doubt }
log-token-laid = auf { $field }
log-end-card-taken = Spielendekarten: { $cards }, übrig { $left }
log-lapsed = verfallen: { $what }
log-round-began = Runde { $round } von { $rounds }
log-order-sorted = nächste Runde: { $order }
log-player-scored = { $player } +{ $total } = { $score }
log-strip-moved = Ingenieure rücken, in die Schachtel: { $boxed }

## Look-ups
score-total = { $total } Punkte bei einer Wertung jetzt
score-of-round = { $total } Punkte
score-line = { $line } { $total }, erreicht { $reach }:
score-run = { $fields } { $colour } { $value } → { $points }
score-run-doubled = { $fields } { $colour } { $value } verdoppelt → { $points }
score-doubled = Strecke doppelt → +{ $points }
score-star = Stern { $field } → +{ $points }
score-medal = Medaille → +{ $points }
score-industry = Industrie { $position }: { $points }
label-line = Strecke
label-industry = Industrie
label-pass = Passen, Platz
label-space = Aktionsfeld
label-factory = Fabrik
label-card = Karte
label-token = Plättchen
label-bonus = Startbonus
label-end-card = Spielendekarte
label-line-end = Endbahnhof
label-majority = Mehrheit der Ingenieure
label-correction = Berichtigung
label-plus = eingegeben
next-special = { $field } { $gives }: { $needs }
gives-tracks = { $colour }
gives-worker = Arbeiter
gives-question = ?
gives-double = ×2
gives-star = ★{ $points }
gives-end = +{ $points }
needs-steps = { $number } { $colour }
needs-reach = Lok { $reach } (Stapel { $stack })
needs-loco = Lok { $reach }
about-player = Arbeiter { $free } von { $workers }, Münzen { $coins }, Ingenieure { $engineers }.
about-space = Verlangt { $workers } Arbeiter und { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}. Dort stehen:
about-closed = { $space } ist bei { $players } Spielern durchgestrichen: { $workers } Arbeiter, { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
about-field-T2 = Schwarzes Gleis dort: drei graue Gleise.
about-field-T3 = Braunes Gleis und Lokomotive dort: ein Arbeiter.
about-field-T6 = Schwarzes Gleis dort: drei braune Gleise.
about-field-T10 = Schwarzes Gleis dort: zwei naturfarbige Gleise.
about-field-T13 = Schwarzes Gleis und Lokomotive dort: ein ?-Plättchen.
about-field-T15 = Schwarzes Gleis dort: 10 Punkte, das weiße Gleis und bis zu zwei Schritte damit.
about-field-P4 = Schwarzes Gleis und Lokomotive dort: ein ?-Plättchen.
about-field-P6 = Schwarzes Gleis und Lokomotive dort: ein ?-Plättchen.
about-field-P7 = Graues Gleis und Lokomotive dort: die Strecke zählt bei jeder Wertung doppelt.
about-field-P9 = Schwarzes Gleis dort: einmal 10 Punkte.
about-field-K1 = Schwarzes Gleis und Lokomotive dort: ein Stern bei jeder Wertung.
about-field-K2 = Schwarzes Gleis und Lokomotive dort: ein Stern bei jeder Wertung.
about-field-K3 = Schwarzes Gleis und Lokomotive dort: ein Stern bei jeder Wertung.
about-field-K4 = Schwarzes Gleis und Lokomotive dort: ein Stern bei jeder Wertung.
about-field-K5 = Mit der Medaille, grauem Gleis und Lokomotive dort: 20 Punkte bei jeder Wertung.
about-field-K7 = Schwarzes Gleis dort: ein Arbeiter.
about-field-K8 = Schwarzes Gleis und Lokomotive dort: ein Stern bei jeder Wertung.
about-field-K9 = Schwarzes Gleis dort: einmal 10 Punkte.
about-engineer-any2 = Zwei Schritte mit Gleisen nach Wahl.
about-engineer-black-grey = Ein schwarzer und ein grauer Schritt.
about-engineer-any-plus-3 = Ein Schritt mit einem Gleis nach Wahl, 3 Punkte.
about-engineer-black-plus-3 = Ein schwarzer Schritt, 3 Punkte.
about-engineer-industry2 = Zwei Schritte auf der Industrieleiste.
about-engineer-any-black = Ein Schritt nach Wahl und ein schwarzer Schritt.
about-engineer-grey-brown = Ein grauer und ein brauner Schritt.
about-engineer-brown-plus-5 = Ein brauner Schritt, 5 Punkte.
about-engineer-industry-plus-3 = Ein Schritt auf der Industrieleiste, 3 Punkte.
about-engineer-doubler-plus-3 = Ein Verdoppler, 3 Punkte.
about-engineer-grey-plus-5 = Ein grauer Schritt, 5 Punkte.
about-engineer-again = Ein Feld mit genau einem eigenen Arbeiter nochmals.
about-engineer-industry-black = Ein Schritt auf der Industrieleiste und ein schwarzer Schritt.
about-engineer-build = Eine Lokomotive oder eine Fabrik.
about-engineer-black2 = Zwei schwarze Schritte.
about-token-steps = Bis zu vier Schritte mit eigenen Gleisen.
about-token-industry = Bis zu fünf Schritte auf der Industrieleiste.
about-token-marker = Der 2. Industriemarker auf Feld 0.
about-token-doublers = Drei Verdoppler.
about-token-revalue = Braune, naturfarbige und weiße Gleise zählen ab jetzt mehr.
about-token-medal = Die Kiev-Medaille auf K5.
about-token-card = Eine offene ?-Karte, dann eine Spielendekarte oder Punkte.
about-card-three = Verdoppler, Industrieschritt, schwarzer Schritt; dann eines davon nochmals.
about-card-worker = Der schwarze Arbeiter, der einen schwarzen Schritt mehr gibt.
about-card-engineer = Der Ingenieur ohne Buchstaben und eine Münze.
about-card-loco = Die 9er-Lok, sofort angelegt.
about-card-factory = Eine Fabrik und zwei Industrieschritte.

## The rules in short, and by what else they are looked for
rule-turn = Ein Zug ist ein Aktionsfeld: genau die verlangten Figuren einsetzen und die Aktion sofort und vollständig ausführen. Ein Feld ist für die Runde besetzt; nur das offene nie. Was ein Zug auslöst, kommt in beliebiger Reihenfolge; was nicht geht, verfällt.
rule-tracks = Die Farben kommen der Reihe nach: schwarz, grau, braun, natur, weiß. Ein Gleis kommt oder rückt nur dorthin, wo das davor schon weiter steht; nie gleichauf, nie vorbei. Neue Farben bringt das schwarze Gleis auf T2, T6, T10 und T15. Petersburg hat vier Farben, Kiev drei.
rule-locomotives = Genommen wird vom niedrigsten Stapel. Eine Lokomotive kommt auf einen freien Platz oder ersetzt eine niedrigere; die ausgetauschte kommt an eine andere Strecke und so weiter, vor allem anderen. Solange ein Platz frei ist, wird keine zurückgelegt.
rule-factories = Eine Fabrik füllt die linke Lücke der Leiste: vom niedrigsten Stapel oder eine zurückgelegte. Liegen fünf, kommt eine zurück, und die neue nimmt ihre Lücke. Eine Fabrik wirkt, sooft ein Marker auf sie rückt; sie darf verfallen.
rule-industry = Ein Marker rückt Schritt für Schritt; vor einer leeren Lücke, am Ende und hinter dem anderen Marker hält er. Kommt er auf eine Fabrik, wirkt sie, vor oder nach dem nächsten Schritt.
rule-others = Eine Münze steht überall für einen Arbeiter, nie umgekehrt. Verdoppler liegen über der Transsib von links, einer je Feld, höchstens acht. Die türkisen Leiharbeiter dienen einem Spieler für eine Runde.
rule-engineers = Wer auf dem Anwerbefeld liegt, kommt für eine Münze, einer je Runde, und dient ab dem nächsten Zug. Eigene Ingenieure sind Felder des Besitzers, einmal je Runde, auch teilweise; die auf den hellen Feldern gehören allen, vollständig. Nach der Wertung rücken alle nach rechts.
rule-order = Man kann Platz 1 oder 2 der nächsten Runde nehmen, nicht den eigenen (zu zweit auch den), mit einem eigenen Arbeiter; Münze oder Leiharbeiter tauscht sofort mit einem eigenen. Wer passt, ist für die Runde draußen und bekommt die Punkte seines Platzes.
rule-relocation = Nach dem Sortieren darf der Arbeiter von Platz 2, dann der von Platz 1 auf ein freies Feld, das genau einen Arbeiter verlangt, und führt es vor der Wertung aus. Nichts wird bezahlt; er darf auch bleiben.
rule-tableau = Ein besonderes Feld wirkt, wenn das genannte Gleis dort oder weiter steht und, wo eine Lokomotive gezeigt ist, auch die Lokomotiven hinreichen, gleich was zuerst kommt. Gaben gibt es einmal; Sterne, Medaille und die Verdopplung von Petersburg zählen bei jeder Wertung.
rule-last = In der letzten Runde deckt ein Plättchen die Reihenfolgefelder ab: ein Arbeiter, drei Industrieschritte. Niemand nimmt einen Platz, niemand wird versetzt.
rule-end = Spielendekarten bleiben bis zum Ende verdeckt; stattdessen kann man zehn Punkte nehmen. Die meisten eigenen Ingenieure bringen 40, die zweitmeisten 20; bei Gleichstand zählt die höchste Nummer, und die Karte allein zählt nicht.
rule-numbers = Zu dritt bleibt das linke Ingenieurfeld leer; zu zweit gilt die Rückseite mit durchgestrichenen Feldern und einem hellen Feld, und man darf den eigenen Platz nehmen.
rule-cards = Ein ?-Plättchen wird aus den übrigen gewählt und sofort gelegt. Was es gibt, darf teilweise genutzt werden; eine ?-Karte nur, wenn sie vollständig geht, und am Ende des Zuges folgt eine Spielendekarte.
rule-setup = Die Ingenieure liegen von links aus; der Letzte der Reihenfolge wählt zuerst einen Startbonus, und Platz 1 bekommt keinen.
sought-turn = aktion, vollständig, feld, zug
sought-tracks = gleis, farbe, schritt
sought-locomotives = stapel, lok, ausgetauscht, zurück
sought-factories = lücke, tauschen
sought-industry = leiste, marker, industrie
sought-others = münze, verdoppler, leiharbeiter, bezahlen
sought-engineers = anwerben, ingenieur, nochmals
sought-order = reihenfolge, platz, passen
sought-relocation = versetzen, bleiben
sought-tableau = besonderes, feld, plättchen, stern, medaille
sought-last = letzte runde
sought-end = spielendekarte, mehrheit
sought-numbers = zwei spieler, drei spieler
sought-cards = plättchen, frage, karte
sought-setup = startbonus, auslage

## What a line changes, and questions at the table
hand-track = { $line } { $colour }
hand-worker = Arbeiter
hand-loco = Lok { $line }
hand-loco-back = geht zurück
hand-factory = Lücke { $gap }
hand-factory-back = geht zurück
hand-marker = Industrie
hand-coins = Münzen
hand-doublers = Verdoppler
hand-engineer = Ingenieur
hand-black-worker = schwarzer Arb.
hand-end-card = Spielendekarte
effect-purse = Punkte
effect-workers = Arbeiter
effect-coins = Münzen
effect-now = jetzt
name-score = wertung
name-next = naechstes
name-unknown = unbekannt
command-score = Den Ertrag einer Wertung jetzt zeigen, Strecke für Strecke.
command-next = Was als Nächstes eintritt, und was dafür fehlt.
command-unknown = Die Werte dieser Schachtel zeigen, die noch fehlen.
board-none = Es steht kein Tableau da.
head-total = Summe
evening-points = Punkte nach Spieler und Runde
evening-engineer = Die Ingenieure, und wer sie anwarb
evening-engineer-what = Ingenieur
evening-engineer-hired = angeworben
evening-colour = Die Gleise, und wer sie zuerst hatte
evening-colour-what = Gleise
evening-colour-received = zuerst erhalten
scored-line = { $player } { $line } { $total }: { $fields } (erreicht { $reach })
label-PIECE-VALUE = ein Teil = was darauf steht

## What is seen, and where
pane-players = Spieler
pane-spaces = Aktionsfelder
pane-tableau = Tableaus
pane-supply = Ingenieure und Vorrat
pane-coming = Was kommt
pane-scoring = Wertung
page-tableau = Tableaus
page-supply = Vorrat
page-scoring = Wertung
page-coming = Kommt
head-workers = Arbeiter
head-coins = Münzen
head-engineers = Ingenieure
head-tokens = ?
area-track = Strecken
area-locomotives = Loks
area-industry = Industrie
area-others = Sonstige
area-engineers = Ingen.
area-order = Reihenf.
area-own = Eigene
does-steps = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
 }
does-any = { $number } Schritte, beliebig
does-open = { $number } Schritt, schwarz/grau
does-either = Lok oder Fabrik
does-both = Lok und Fabrik
does-industry = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
 } Industrie
does-industry-step = { $number } Industrie + 1 schwarz
does-doubler = { $number } Verdoppler
does-coins = { $number } Münzen
does-rents = { $number } Leiharbeiter
does-place = Platz { $place }, nächste Runde
brief-left = Ing. links
brief-right = Ing. rechts
brief-hire = anwerben
said = { $what }
engineer-called = { $number } { $name }
engineer-used-now = { $engineer } ✓
tableau-next = Als Nächstes
tableau-cards = Spielendekarten { $cards }{ $black ->
    [yes] {" "}· der schwarze Arbeiter
   *[no] {""}
 }
tableau-now = jetzt { $now } = { $lines }
space-own = eigene
supply-locos = { $stacks } · zurück { $returned } · Verdoppler { $doublers }
supply-left = { $cards } · Spielendekarten { $pile }
scoring-before = Vorher
final-star = Sterne
final-medal = Medaille
final-industry = Industrie
final-other = Plättchen, Ingenieure, Bonus
final-reason = { $player } { $of } +{ $points }
final-pass = Passen
final-end-card = Spielendekarten
final-majority = Mehrheit der Ingenieure
scoring-after = nach { $round }
reason-line = { $line } { $of }
reason-tracks = { $number } { $colour } { $points }
reason-doubled = { $number } { $colour } verdoppelt { $points }
reason-extra = { $what } { $points }
pane-ahead = Wenn sich nichts ändert
pane-course = Runde für Runde
head-place = Pl
head-gain = Mehr
supply-strip = Ingenieure
strip-dark = { $slot }:{ $name }
strip-left = links { $name }
strip-right = rechts { $name }
strip-hire = anwerben { $name } (1 Münze)
supply-stacks = Loks
supply-cards = ?-Karten
ahead-order = Nächste Runde: { $order }
ahead-passing = Passt du jetzt, bekommst du: { $points }
ahead-majority = Mehrheit der Ingenieure jetzt: { $leading }
ahead-plain = nach { $rounds } weiteren Wertungen:
scoring-round = Runde { $round }
scoring-line-T = T
scoring-line-P = P
scoring-line-K = K
scoring-none = Noch keine Wertung
scoring-doubled = P doppelt
scoring-stars = Sterne
scoring-medal = Medaille
scoring-front = Industrie vorn
scoring-rear = Industrie hinten
scoring-round-total = Diese Runde
scoring-end-card = Spielendekarten
scoring-majority = Mehrheit der Ingenieure
scoring-total = Punkte
scoring-figure = Figur auf der Leiste
scoring-pass = Passen
scoring-other = Sonst
face-now = { $now } jetzt
ask-numbers = Welche Nummern haben { $engineers }? schachtel ingenieur NAME = NUMMER
rules-numbers = Fabrik 1 fragt nach der Nummer eines unbekannten Ingenieurs und zahlt sie nach, sobald sie genannt wird.
rules-typed = eine Farbe, eine Lücke oder eine Karte, die eine Zeile nicht nennen darf, wird abgelehnt, ebenso mehr Schritte, als ein Feld gibt, mehrere fällige Plättchen in einer Zeile, eine andere Spielendekarte ohne Punkte und Tableaus, die nicht entstehen können.

## Pieces, colours, functions and cards by name
label-k = schwarz
label-g = grau
label-b = braun
label-n = natur
label-w = weiß
label-own = Arbeiter
label-turquoise = Leiharbeiter
label-coin = Münze
label-black = schwarz
label-engineers = Ingenieure
label-build = bauen
label-again = nochmals
label-doublers = Verdoppler
label-steps = Schritte
label-locos = Lokomotiven
label-marker = 2. Industriemarker
label-revalue = Aufwerter
label-medal = Kiev-Medaille
label-three = vier Aktionen
label-worker = schwarzer Arbeiter
label-engineer = Ingenieur
label-loco = 9er-Lok
label-flat = 15 Punkte
label-workers = zusätzliche Arbeiter
label-lines = fertige Strecken
label-factories = Fabriken
label-tokens = ?-Plättchen
label-other = andere Karte

## The players’ page

tab-supply = Vorrat
web-now-scores = Diese Runde
web-workers = Arbeiter
web-of-all = von { $number }
web-tableau = Mein Tableau
web-amber = Gelbes wartet noch
web-line-T = Transsib
web-line-P = Sankt Petersburg
web-line-K = Kiew
web-industry = Industrie mit Fabriken
web-next-special = Feld { $field }, { $gives }: es fehlt { $needs }
web-gives-tracks = Gleis in { $colour }
web-gives-worker = ein Arbeiter
web-gives-question = ein ?-Plättchen
web-gives-double = Punkte doppelt
web-gives-star = ein Stern für { $points }
web-gives-end = { $points } Punkte
web-needs-steps = { $number ->
    [one] 1 Schritt { $colour }
   *[other] { $number } Schritte { $colour }
 }
web-needs-loco = eine Lok bis Feld { $reach }
web-strip-left = Links
web-strip-right = Rechts
web-strip-hire = Anzuwerben, 1 Münze
web-strip-dark = Später
web-engineer = { $number }: { $does }
web-engineers = Ingenieure
web-tokens = ?-Plättchen übrig
web-end-cards = Endkarten
web-passing = Passen bringt
web-majority = Mehrheit der Ingenieure
web-next-round = Nächste Runde
web-if-scored = Bei Wertung jetzt
web-last-scored = Die letzte Wertung
web-rounds = Punkte nach jeder Runde
web-locos = Loks
web-stack = { $left } × { $number }
web-returned = Loks zurück
web-doublers = Verdoppler
web-cards = ?-Karten
web-men = { $free } von { $workers } Arbeitern
web-spaces = Die Felder
web-area-track = Gleise
web-area-locomotives = Loks
web-area-industry = Industrie
web-area-others = Andere
web-area-engineers = Ingenieure
web-area-order = Reihenfolge
web-area-own = Meine Ingenieure
web-doubt = Nicht sicher: In eurer Schachtel hat das noch niemand nachgesehen.
web-asks =
    { $workers ->
        [0] { "" }
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 Münze
       *[other] { " " }{ $coins } Münzen
    }
