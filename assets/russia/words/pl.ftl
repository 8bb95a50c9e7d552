### Co mówi Russian Railroads. Nazwy są kodami, które wydają zasady.

## Moves, for help and completion: what each verb does
move-strip = Inżynierowie leżą od lewej; ten na karcie ? po „karta”.
move-bonus = Weź kartę premii na start.
move-box = Podaj, co wydrukowano na elementach tego pudełka.
move-black = Kroki czarnymi torami.
move-grey = Kroki szarymi torami.
move-brown = Kroki brązowymi torami.
move-natural = Kroki naturalnymi torami.
move-white = Kroki białym torem.
move-any = Dwa kroki jednym lub dwoma torami, za robotnika i monetę.
move-open = Jeden czarny lub szary krok; pole zostaje wolne.
move-loco = Zbuduj lokomotywę i powiedz, dokąd idą stare.
move-factory = Zbuduj fabrykę ze stosu lub ze zwróconych.
move-both = Zbuduj lokomotywę i fabrykę w dowolnej kolejności.
move-industry = Kroki na pasku przemysłu; trzecie pole dodaje czarny krok.
move-doubler = Połóż podwajacz nad Koleją Transsyberyjską.
move-coins = Weź dwie monety.
move-temps = Weź dwóch turkusowych robotników na tę rundę.
move-engineer = Użyj inżyniera: lewego, prawego lub własnego. W trybie liczenia: inżynier gracza.
move-hire = Zatrudnij inżyniera z prawego pola za monetę.
move-order = Zajmij miejsce w kolejności następnej rundy.
move-last = Ostatnia runda: trzy kroki na pasku przemysłu.
move-pass = Spasuj w tej rundzie, z punktami za miejsce.
move-relocate = Przestaw robotnika z pola kolejności na inne pole.
move-stay = Zostaw robotnika na polu kolejności.
move-freed = Dokąd idzie zwolniona lokomotywa.
move-token = Wybierz żeton ? na pole ?.
move-card = Weź odkrytą kartę ?.
move-build = Zbuduj należną lokomotywę lub fabrykę.
move-again = Użyj pola ponownie.
move-lay = Połóż podwajacz z karty.
move-move = Przesuń znaczniki przemysłu, które są należne.
move-step = Zrób należne kroki torami.
move-take = Weź kartę końca gry albo punkty.
move-done = To, co jeszcze należne, przepada.
move-reveal = Pokaż karty końca gry.
move-board = Powiedz, jak leży plansza gracza.
move-plus = Punkty wzięte w czasie rundy.
move-round = Policz rundę; kolejność następnej.

## How each move is written
form-strip = rząd INŻYNIEROWIE [karta INŻYNIER]
form-bonus = premia PREMIA [LINIA]
form-box = pudełko RODZAJ ELEMENT = WARTOŚĆ
form-black = czarne NUMER KROKI [/PIONKI]
form-grey = szare NUMER KROKI [/PIONKI]
form-brown = brązowe NUMER KROKI [/PIONKI]
form-natural = naturalne NUMER KROKI [/PIONKI]
form-white = białe NUMER KROKI [/PIONKI]
form-any = dowolne KROKI [/PIONKI]
form-open = otwarte KROK [/PIONKI]
form-loco = lokomotywa NUMER LINIE [/PIONKI]
form-factory = fabryka NUMER [kafelek N] [za N] [luka N]
form-both = oba LINIE fabryka
form-industry = przemysł NUMER [KROK] [przedni] [tylny]
form-doubler = podwajacz [/PIONKI]
form-coins = monety [/PIONKI]
form-temps = turkusowi [/PIONKI]
form-engineer = inżynier lewy, prawy lub NUMER, potem co robi
form-hire = zatrudnij [NUMER]
form-order = kolejność MIEJSCE [/PIONEK] [z POLE]
form-last = ostatnia [przedni] [tylny]
form-pass = pas
form-relocate = przestaw POLE
form-stay = zostaw
form-freed = zwolniona LINIA lub oddaj
form-token = żeton ŻETON [KROKI lub KARTA]
form-card = karta KARTA
form-build = buduj lokomotywa LINIE, buduj fabryka
form-again = ponownie POLE
form-lay = połóż podwajacz
form-move = przesuń LICZBA, przesuń przedni tylny
form-step = krok [biały lub dodatkowy] KROKI
form-take = weź karta lub punkty
form-done = koniec
form-reveal = odkryj GRACZ KARTY lub żadne
form-note = notatka "TEKST"
form-confirm = potwierdź CO CZYJE WARTOŚĆ
form-correct = popraw CO CZYJE WARTOŚĆ ["POWÓD"]
form-rule = orzeczenie że "POWÓD" RUCH
form-board = plansza GRACZ T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2
form-plus = dodaj GRACZ PUNKTY ["POWÓD"]
form-round = runda [GRACZE]

## What stands in a line
label-table = stół
label-ENGINEER = inżynier
label-ENGINEERS = inżynierowie od lewej
label-BONUS = premia na start
label-FIGURE = która dana
label-NUMBER = numer
label-STEPS = kroki jak T2 K
label-STEPS-MARKERS = kroki i znaczniki
label-MARKERS = przedni lub tylny, z liczbą
label-LINES = linie jak T/1 K
label-LINES-FACTORY = linie i „fabryka”
label-LOCO-FACTORY = „lokomotywa” z liniami albo „fabryka”
label-TILE = kafelek, za, luka
label-PARTS = co się robi
label-PIECES = czym się płaci, po kresce
label-SPACE = pole akcji
label-TOKEN = żeton ?
label-CARD = karta
label-CARDS = karty końca gry albo żadne
label-PLAYER = gracz
label-PLAYERS = wszyscy gracze po kolei
label-front-rear = przedni lub tylny
label-white-extra = biały lub dodatkowy
label-card-points = karta lub punkty
label-doubler = podwajacz

## What is asked, and what is being played
ask-strip = Inżynierowie od lewej ({ $number }): rząd …
ask-box = Inżynierowie od lewej ({ $number }): rząd … – albo najpierw, raz dla tego pudełka (jeszcze { $left }): { $question } Tab
question-bar = Jak brzmi pasek przemysłu od lewej, _ to luka?
question-pass = Co jest z tyłu czterech kart kolejności?
question-star = Co stoi w gwiazdach Kijowa na 4 i 8?
question-factory = Co robi fabryka z tyłu każdej lokomotywy?
question-check-values = Czy białe tory liczą 7, a naturalne 4, po mnożniku 10, 6 i brązowe 3?
question-check-spaces = Czy pola torów żądają jednego i dwóch robotników: czarne i szare dwa i trzy kroki, inne jeden i dwa?
question-check-engineers = Czy każdy inżynier pokazuje jednego robotnika?
question-last = Ilu robotników pokazuje żeton ostatniej rundy?
question-closed = Które pola akcji są skreślone na odwrocie planszy?
ask-bonus = { $player }: która premia na start ({ $left })?
ask-action = { $player }: które pole akcji, czy pas?
ask-relocate = { $player }: inne pole dla robotnika (przestaw POLE), czy zostaje (zostaw)?
ask-owed = { $player }, jeszcze należne: { $what }
owed-steps = kroki { $number } ({ $colours })
owed-steps-white = do { $number } kroków ({ $colours })
owed-steps-extra = krok czarnego robotnika: { $number } ({ $colours })
owed-pushes = kroki na pasku: { $number }
owed-build-either = lokomotywa lub fabryka
owed-build-both = lokomotywa i fabryka
owed-build-loco = lokomotywa
owed-build-factory = fabryka
owed-build-card = lokomotywa 9 z karty
owed-again = pole jeszcze raz
owed-freed = { $number } zwolniona: { $ways }?
owed-token = żeton ? na { $field }: { $left }?
owed-card = karta ?: { $cards }?
owed-three = z karty: { $left }
owed-three-doubler = podwajacz
owed-three-push = krok na pasku
owed-three-step = krok czarny
owed-end-card = karta końca gry, czy 10 punktów?
owed-number = numer inżyniera { $engineer } ({ $line } = NUMER, albo = ?)
ask-reveal = { $player }: które karty końca gry?
ask-over = Gra skończona.
ask-board = Runda { $round }: plansze i punkty, potem runda.
title-owes = należy się: { $what }
title-bonus = premia na start
title-relocate = inne pole albo zostać
title-actions = pole albo pas
title-then = potem { $players }
brief-steps = kroki torów
brief-pushes = tor przemysłu
brief-build = lokomotywa lub fabryka
brief-again = pole ponownie
brief-freed = lokomotywa { $number } w ręku
brief-token = żeton ? na { $field }
brief-card = karta ?
brief-three = trzy efekty
brief-number = numer inżyniera
brief-end-card = karta końca gry
round-strip = Przygotowanie
round-bonus = Premie na start
round-actions = Runda { $round } z { $rounds }
round-relocate = Runda { $round } z { $rounds }: przestawianie
round-reveal = Końcowe liczenie
round-end = Koniec po { $rounds } rundach
head-points = Punkty
head-line-T = T
head-line-P = P
head-line-K = K
head-industry = Przemysł
head-now = Teraz
help-not-due = Nie teraz.
## The table's options, as the form for a new game explains them

option-effects = W jakiej kolejności następują nowe efekty?
option-loco-return = Kiedy zwolniona lokomotywa może wrócić do zasobu?
option-black-worker = Gdzie czarny robotnik daje dodatkowy krok?
option-again-any = Czy wolno ponownie użyć pola „dowolne” z robotnikiem i monetą?
option-end-cards = Czy karty końca gry są tajne do końca?
option-entry = Co się wpisuje?
option-ask-numbers = Czy fabryka 1 pyta o nieznany numer inżyniera?
value-any-order = dowolnie w swojej kolei
value-at-once = od razu, przed resztą
value-no-empty-slot = gdy żadne miejsce nie jest puste
value-only-if-stuck = tylko gdy nigdzie nie pasuje
value-allowed = gdzie czarny krok jest możliwy
value-shown = gdzie wydrukowano czarny
value-yes = tak
value-no = nie
value-hidden = tak
value-open = nie
value-moves = ruchy
value-scores = tylko punktowania

## Why a line is refused
not-due = { $verb } nie teraz: decyduje { $due }.
turn-none = { $verb } nie jest teraz możliwe.
still-owed = Jeszcze należne: { $what }.
not-owed = Nic takiego nie jest należne: { $what }.
not-in-full = W całości albo wcale ({ $what }): { $possible ->
    [none] brakuje jeszcze { $left }
   *[other] wymagane { $left }, możliwe { $possible }
 }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
 }
missing-industry = kroki na pasku przemysłu
must-stay-possible = Potem { $what } nie byłoby już możliwe.
too-many = Najwyżej { $most }.
space-taken = { $space } zajął w tej rundzie { $player }.
space-closed = Pole { $space } jest przy { $players } graczach skreślone.
last-round = { $space }: nie w ostatniej rundzie (runda { $rounds }).
not-last-round = { $space }: tylko w ostatniej rundzie (runda { $rounds }).
pay-exactly = Wymaga dokładnie: robotnicy { $workers }, monety { $coins }; nie: { $paid }.
coin-needed = Potrzeba { $coins } monety{ $paid ->
    [none] {""}
   *[other] , a robotnik jej nie zastąpi ({ $paid })
 }; jest: { $there }.
cannot-pay = { $kind ->
    [any] Potrzeba { $needed } robotników lub monet; zostało: { $there }.
   *[other] Potrzeba: { $needed } ({ $kind }); jest: { $there }.
 }
nothing-is-paid = Za { $space } teraz się nie płaci.
colour-not-allowed = Tu nie { $colour }, tylko { $allowed }.
colour-not-owned = Nie ma jeszcze torów: { $colour }; daje je czarny na T{ $field }.
colour-order = { $line }: najpierw { $ahead }, potem { $colour }; żadnego koloru się nie pomija.
track-ahead = { $line }: { $ahead } stoi na { $field }, a { $colour } nigdy się nie zrównuje.
line-takes-no = Na { $line } nie ma torów: { $colour }.
line-end = { $line }: { $colour } stoi na ostatnim polu, { $field }.
first-track = { $line }: czarny tor stoi co najmniej na 1.
which-colour = Który kolor?
no-step-owed = Taki krok nie jest należny.
no-step-said = Jakie kroki?
no-black-step-here = Dodatkowy krok czarnego robotnika nie jest należny.
loco-not-lower = { $number } zastępuje na { $line } tylko niższą; leży tam { $there }.
loco-nowhere = { $number } nigdzie nie pasuje; można zbudować fabrykę.
no-such-loco = Na { $line } nie leży { $replaced }.
which-loco = Która z { $line } zostaje zastąpiona?
slot-empty = Dopóki jest miejsce ({ $lines }), { $number } nie wraca.
loco-fits = { $number } jeszcze pasuje: { $lines }.
own-line = { $number } jest z { $line }: tylko na inną linię.
chain-first = Najpierw zwolniona { $number }: { $ways }.
nothing-freed = Żadna lokomotywa nie jest zwolniona.
stacks-empty = Stosy są puste.
tile-not-there = Nie ma zwróconej { $number }; zwrócone: { $returned }.
gaps-left = Luka { $gap } jest wolna: jeszcze się nie wymienia.
leftmost-gap = Fabryka trafia do pierwszej pustej luki od lewej, { $gap }, nie do luki { $named }.
which-factory = Która fabryka wraca?
which-gap = Która luka? { $number } leży w kilku.
no-such-factory = Nie ma tam fabryki { $number }; są { $there }.
same-tile = Właśnie zwróconej { $number } nie buduje się znowu.
gap-empty = Znacznik stoi na { $position }, a w luce { $gap } nie ma fabryki.
bar-end = Znacznik stoi na { $position }, na końcu paska.
marker-ahead = Tuż przed { $position } stoi drugi znacznik.
one-marker = Jest tylko jeden znacznik.
which-token = Który żeton?
which-marker = Który znacznik: przedni czy tylny?
marker-on-0 = Drugi znacznik potrzebuje pola 0 i kładzie się go raz.
doublers-full = Na wszystkich ośmiu polach leży podwajacz; w zapasie: { $left }.
doublers-gone = Nie ma już podwajaczy ({ $left }).
hired-already = { $player } zatrudnił już w tej rundzie.
engineer-used = { $player } użył już w tej rundzie: { $space }.
not-your-engineer = { $engineer } nie leży przy tej planszy; są: { $mine }.
slot-empty-engineer = Nie leży tam inżynier: { $space }.
number-taken = { $number } to numer: { $engineer }.
engineer-there = Inżynier { $engineer } leży już obok planszy gracza { $player }.
number-known = { $engineer } ma numer { $number }.
not-usable-again = Pola { $space } nie można użyć ponownie; można: { $there }.
nothing-to-use-again = Nie ma pola z dokładnie jednym robotnikiem do ponownego użycia.
own-place = Miejsce { $place } jest teraz własne.
claimed-already = Miejsce { $place } jest już zajęte.
from-which = Z którego pola idzie własny robotnik: { $spaces }?
nothing-to-swap = Nic się nie wymienia ({ $space }): płaci własny robotnik.
no-own-worker-to-swap = Nigdzie nie stoi własny robotnik na wymianę: { $piece }.
no-own-worker-there = Na { $space } nie stoi własny robotnik.
no-worker-there = Na polu kolejności nie stoi robotnik.
one-worker-only = { $space }: tylko na pole, które wymaga dokładnie jednego robotnika.
no-token-owed = Żaden żeton ? nie jest należny.
token-used = { $token } leży już na { $field }.
no-card-with-token = Kartę ? bierze tylko żeton karty; { $token } jej nie bierze ({ $card }).
no-engineer-with-card = Tylko karta inżyniera daje inżyniera; { $card } go nie daje ({ $engineer }).
no-card-owed = Żadna karta nie jest należna.
card-gone = { $card } już nie ma; są { $left }.
card-not-in-full = { $card } nie da się wykonać w całości.
card-last = Karta końca gry jest na końcu.
card-or-points = Karta albo punkty: coś trzeba wziąć.
pile-empty = Stos jest pusty: { $instead_points } punktów.
end-card-name = Która karta końca gry? { $cards }
end-card-hidden = Karty końca gry są zakryte do końca.
which-engineer = Który inżynier leży na karcie?
card-in-box = { $card } jest w pudełku { $number } raz(y).
numbers-asked = Najpierw numery: { $engineers }; zależą od nich punkty (pudełko inżynier NAZWA = NUMER).
which-points = Ile punktów daje { $card }? Na przykład: { $line }
cards-named = { $player } już nazwał te karty: { $cards }.
as-many-as-taken = { $player } wziął { $taken }, a pokazuje { $shown }.
bonus-gone = { $bonus } już nie ma; są { $left }.
strip-number = { $wanted } inżynierów, a nie { $number }.
strip-twice = { $engineer } stoi dwa razy.
start-seats = Graczy: { $number }; możliwe: { $allowed }.
box-senseless = { $value } nie może tam stać.
box-too-late = { $what } podaje się przed pierwszą rundą.
entry-scores = Ten stół wpisuje tylko punkty: „plansza”, „dodaj” albo „runda”, nie „{ $verb }”.
goes-back = { $player }: { $what } cofnęłoby się; było { $was }.
round-order = Każdy gracz raz: { $players }, a nie { $order }.
board-word = { $word } nie należy do planszy.
correct-placed = { $placed } robotników stoi na polach.
count-thing = { $subject ->
    [bank] Stół
   *[other] { $subject }
}: { $kind }
kind-points = punkty
kind-coins = monety
kind-workers = własni robotnicy razem
kind-stock = własni robotnicy w zapasie
kind-tracks = tory
kind-loco = lokomotywy
kind-factories = fabryki
kind-marker = znaczniki przemysłu
kind-doublers = położone podwajacze
kind-token = położone żetony ?
kind-engineer = inżynierowie
kind-endcards = wzięte karty końca gry
kind-kept = czarny robotnik, mnożnik, medal
kind-board = plansza
kind-order = miejsce w kolejności
kind-stack = lokomotywy w stosie
kind-returned = zwrócone kafelki
kind-strip = inżynierowie w rzędzie
kind-qcards = otwarte karty ?
kind-supply = podwajacze w zapasie
kind-pile = karty końca gry w stosie
kind-turn = ruch
kind-round = runda
kind-space = kto tam stoi
look-up-unknown = Nic nie nazywa się { $word }.
marker-beyond-gap = { $player }: znacznik nie może stać na { $position }, póki w luce { $gap } nie ma fabryki.
unsound-tracks = { $player }, { $line }: tory nie mogą tak stać: { $fields }.
unsound-locos = { $player }, { $line }: za dużo lokomotyw.
unsound-markers = { $player }: znaczniki nie mogą tak stać.
unsound-pieces = { $player }: więcej elementów, niż jest.
unsound-doublers = Leży { $laid } podwajaczy z { $there }.
unsound-locomotives = { $there } elementów z liczbą { $number }: więcej niż w pudełku.
## What follows from a move
event-paid = { $player } płaci ({ $pieces }): { $space }.
pieces-paid = { $number ->
    [one] { $piece }
   *[other] { $number } × { $piece }
 }
event-track-moved = { $line } { $was } → { $now } { $colour }.
event-colour-received = { $field }: tory dla { $player }: { $colour }.
event-worker-gained = { $field }: jeszcze jeden robotnik dla { $player }.
event-points = { $player } +{ $points } ({ $source }{ $detail ->
    [none] {""}
   *[other] {" "}{ $detail }
}): { $score }.
event-last-points = { $player } +{ $points } ({ $source } { $detail }): { $score }.
majority-with-card = { $engineers }, w tym { $cards } przez kartę końca gry
event-question-reached = { $field }: { $player } wybiera żeton ?.
event-loco-placed = { $number } na { $line }: zasięg { $reach }.
event-loco-returned = { $number } wraca jako fabryka.
event-factory-built = Fabryka { $number } ({ $function }{ $doubt }) w luce { $gap }.
event-factory-returned = Fabryka { $number } wraca.
event-marker-moved = Przemysł: { $was } → { $now }.
event-factory-fired = Fabryka { $number }: { $function }{ $doubt }.
event-coins-taken = { $player }: { $number ->
    [one] { $number } moneta
    [few] { $number } monety
   *[other] { $number } monet
 } z zapasu, teraz { $coins }.
event-doublers-laid = { $player }: podwajacze { $number }, teraz leży { $total }.
event-workers-rented = { $player } bierze { $number ->
    [one] turkusowego robotnika
   *[other] { $number } turkusowych robotników
}.
event-engineer-hired = Inżynier { $engineer } idzie do { $player }.
event-space-used-again = { $player } używa ponownie { $space }.
event-piece-swapped = { $player }: { $piece } na { $space }, własny robotnik na { $order }.
event-player-passed = { $player } pasuje na miejscu { $place }: +{ $points }{ $doubt }.
event-token-laid = { $player } kładzie na { $field }: { $token }.
event-card-taken = { $player } bierze kartę: { $card }.
event-black-worker-taken = { $player } ma czarnego robotnika.
event-end-card-taken = { $player } ma karty końca gry: { $cards }; zostało { $left }.
event-lapsed = Przepada: { $what }.
event-bonus-taken = { $player } bierze premię { $bonus }.
event-strip-laid = Inżynierowie: { $engineers }.
event-round-began = Runda { $round } z { $rounds }: { $order }.
event-last-round-began = Ostatnia runda: jej żeton zakrywa pola kolejności.
event-order-sorted = Kolejność następnej rundy: { $order }.
event-worker-relocated = { $player }: robotnik idzie na { $space }.
event-player-scored = { $player }: T { $trans_siberian }, P { $petersburg }, K { $kiev } (gwiazdy { $stars }, medal { $medal }), przemysł { $industry }: +{ $total } = { $score }.
event-strip-moved = Inżynierowie przesuwają się; do pudełka: { $boxed }; zostało rund: { $rounds_left }.
event-cards-shown = { $player } pokazuje { $cards }.
event-game-won = { $winners }: { $score } punktów.
event-figure-changed = Pudełko: { $what } { $value }.
event-number-learned = Inżynier { $engineer } ma numer { $number }.
event-number-left-open = Numer inżyniera { $engineer } jest otwarty: co daje, wypłaca się, gdy zostanie podany.
event-board-told = { $player }: { $board }

## The same in the log, behind the line that names player, space and piece
log-paid = płaci { $pieces }
log-track-moved = { $line } { $was } → { $now } { $colour }
log-colour-received = { $field }: tory { $colour }
log-worker-gained = { $field }: robotnik
log-points = +{ $points } ({ $source } { $detail })
log-question-reached = { $field }: żeton ?
log-loco-placed = { $number } na { $line }, zasięg { $reach }
log-loco-returned = { $number } wraca
log-factory-built = fabryka { $number } ({ $function }{ $doubt }), luka { $gap }
log-factory-returned = fabryka { $number } wraca
log-marker-moved = pasek { $was } → { $now }
log-factory-fired = fabryka { $number }: { $function }{ $doubt }
log-coins-taken = monety: { $coins }
log-doublers-laid = podwajacze: { $total }
log-workers-rented = turkusowi: { $number }
log-engineer-hired = inżynier { $engineer }
log-piece-swapped = { $piece } na { $space }, robotnik na { $order }
log-player-passed = miejsce { $place }: +{ $points }{ $doubt }
log-token-laid = na { $field }
log-end-card-taken = karty końcowe: { $cards }, zostało { $left }
log-lapsed = przepada: { $what }
log-round-began = runda { $round } z { $rounds }
log-order-sorted = następna runda: { $order }
log-player-scored = { $player } +{ $total } = { $score }
log-strip-moved = inżynierowie dalej, do pudełka: { $boxed }

## Look-ups
score-total = { $total } punktów przy liczeniu teraz
score-of-round = punkty: { $total }
score-line = { $line } { $total }, zasięg { $reach }:
score-run = { $fields } { $colour } { $value } → { $points }
score-run-doubled = { $fields } { $colour } { $value } podwojone → { $points }
score-doubled = linia podwójnie → +{ $points }
score-star = gwiazda { $field } → +{ $points }
score-medal = medal → +{ $points }
score-industry = Przemysł { $position }: { $points }
label-line = linia
label-industry = przemysł
label-pass = pas, miejsce
label-space = pole akcji
label-factory = fabryka
label-card = karta
label-token = żeton
label-bonus = premia na start
label-end-card = karta końca gry
label-line-end = koniec linii
label-majority = większość inżynierów
label-correction = poprawka
label-plus = wpisane
next-special = { $field } { $gives }: { $needs }
gives-tracks = { $colour }
gives-worker = robotnik
gives-question = ?
gives-double = ×2
gives-star = ★{ $points }
gives-end = +{ $points }
needs-steps = { $number } { $colour }
needs-reach = lok. { $reach } (stos { $stack })
needs-loco = lok. { $reach }
about-player = Robotnicy { $free } z { $workers }, monety { $coins }, inżynierowie { $engineers }.
about-space = Wymaga robotników: { $workers }, monet: { $coins }. Stoją tam:
about-closed = Pole { $space } jest przy { $players } graczach skreślone: robotnicy { $workers }, monety { $coins }.
about-field-T2 = Czarny tor tam: trzy szare tory.
about-field-T3 = Brązowy tor i lokomotywa tam: jeden robotnik.
about-field-T6 = Czarny tor tam: trzy brązowe tory.
about-field-T10 = Czarny tor tam: dwa naturalne tory.
about-field-T13 = Czarny tor i lokomotywa tam: żeton ?.
about-field-T15 = Czarny tor tam: 10 punktów, biały tor i do dwóch kroków nim.
about-field-P4 = Czarny tor i lokomotywa tam: żeton ?.
about-field-P6 = Czarny tor i lokomotywa tam: żeton ?.
about-field-P7 = Szary tor i lokomotywa tam: linia liczy się podwójnie przy każdym liczeniu.
about-field-P9 = Czarny tor tam: raz 10 punktów.
about-field-K1 = Czarny tor i lokomotywa tam: gwiazda przy każdym liczeniu.
about-field-K2 = Czarny tor i lokomotywa tam: gwiazda przy każdym liczeniu.
about-field-K3 = Czarny tor i lokomotywa tam: gwiazda przy każdym liczeniu.
about-field-K4 = Czarny tor i lokomotywa tam: gwiazda przy każdym liczeniu.
about-field-K5 = Z medalem, szarym torem i lokomotywą tam: 20 punktów przy każdym liczeniu.
about-field-K7 = Czarny tor tam: jeden robotnik.
about-field-K8 = Czarny tor i lokomotywa tam: gwiazda przy każdym liczeniu.
about-field-K9 = Czarny tor tam: raz 10 punktów.
about-engineer-any2 = Dwa kroki dowolnymi torami.
about-engineer-black-grey = Krok czarny i krok szary.
about-engineer-any-plus-3 = Krok dowolnym torem, 3 punkty.
about-engineer-black-plus-3 = Krok czarny, 3 punkty.
about-engineer-industry2 = Dwa kroki na pasku przemysłu.
about-engineer-any-black = Krok dowolny i krok czarny.
about-engineer-grey-brown = Krok szary i krok brązowy.
about-engineer-brown-plus-5 = Krok brązowy, 5 punktów.
about-engineer-industry-plus-3 = Krok na pasku przemysłu, 3 punkty.
about-engineer-doubler-plus-3 = Podwajacz, 3 punkty.
about-engineer-grey-plus-5 = Krok szary, 5 punktów.
about-engineer-again = Jeszcze raz pole z dokładnie jednym własnym robotnikiem.
about-engineer-industry-black = Krok na pasku przemysłu i krok czarny.
about-engineer-build = Lokomotywa lub fabryka.
about-engineer-black2 = Dwa kroki czarne.
about-token-steps = Do czterech kroków własnymi torami.
about-token-industry = Do pięciu kroków na pasku przemysłu.
about-token-marker = Drugi znacznik przemysłu na polu 0.
about-token-doublers = Trzy podwajacze.
about-token-revalue = Tory brązowe, naturalne i biały są odtąd warte więcej.
about-token-medal = Medal kijowski na K5.
about-token-card = Odkryta karta ?, potem karta końca gry lub punkty.
about-card-three = Podwajacz, krok przemysłu, krok czarny; potem jedno z nich ponownie.
about-card-worker = Czarny robotnik, który daje dodatkowy czarny krok.
about-card-engineer = Inżynier bez litery i moneta.
about-card-loco = Lokomotywa 9, kładziona od razu.
about-card-factory = Fabryka i dwa kroki przemysłu.

## The rules in short, and by what else they are looked for
rule-turn = Tura to jedno pole akcji: kładzie się dokładnie tyle, ile żąda, i wykonuje akcję od razu i w całości. Pole jest zajęte do końca rundy; tylko otwarte nigdy. Skutki tury wykonuje się w dowolnej kolejności; co niemożliwe, przepada.
rule-tracks = Kolory idą po kolei: czarny, szary, brązowy, naturalny, biały. Tor wchodzi lub rusza tylko za poprzednim kolorem; nigdy równo ani dalej. Kolory daje czarny tor na T2, T6, T10 i T15. Petersburg ma cztery kolory, Kijów trzy.
rule-locomotives = Bierze się z najniższego stosu. Lokomotywa idzie na wolne miejsce albo zastępuje niższą; zwolniona idzie na inną linię i tak dalej, przed wszystkim innym. Dopóki jest wolne miejsce, żadna nie wraca.
rule-factories = Fabryka zajmuje pierwszą lukę od lewej: z najniższego stosu albo zwrócona. Gdy jest pięć, jedna wraca, a nowa bierze jej lukę. Działa, gdy znacznik na nią wejdzie; może przepaść.
rule-industry = Znacznik idzie krok po kroku; staje przed pustą luką, na końcu i za drugim znacznikiem. Na fabryce uruchamia ją, przed następnym krokiem albo po nim.
rule-others = Moneta zastępuje robotnika wszędzie, nigdy odwrotnie. Podwajacze leżą nad Koleją Transsyberyjską od lewej, po jednym na pole, najwyżej osiem. Turkusowi robotnicy służą jednemu graczowi przez rundę.
rule-engineers = Inżynier z pola zatrudnienia przychodzi za monetę, jeden na rundę, i działa od następnej tury. Własni inżynierowie to pola właściciela, raz na rundę, także w części; na jasnych polach są dla wszystkich, w całości. Po liczeniu wszyscy idą w prawo.
rule-order = Można zająć miejsce 1 lub 2 następnej rundy, nie własne (we dwoje także), własnym robotnikiem; moneta lub turkusowy od razu zamienia się z własnym. Kto pasuje, kończy rundę i dostaje punkty swojego miejsca.
rule-relocation = Po ustaleniu kolejności robotnik z miejsca 2, potem z miejsca 1, może iść na wolne pole dla jednego robotnika i wykonać je przed liczeniem. Nic się nie płaci; może też zostać.
rule-tableau = Pole specjalne działa, gdy dany tor stoi tam lub dalej i, gdzie pokazano lokomotywę, sięgają tam lokomotywy, obojętnie co pierwsze. Dary są raz; gwiazdy, medal i podwojenie Petersburga liczą się przy każdym liczeniu.
rule-last = W ostatniej rundzie żeton zakrywa pola kolejności: jeden robotnik, trzy kroki na pasku. Nie zajmuje się miejsc i nie przestawia.
rule-end = Karty końca gry są zakryte do końca; zamiast karty można wziąć dziesięć punktów. Najwięcej własnych inżynierów daje 40, drugie miejsce 20; przy remisie liczy się najwyższy numer, sama karta nie wystarcza.
rule-numbers = W troje skrajne lewe pole inżyniera jest puste; we dwoje gra się na odwrocie z skreślonymi polami i jednym jasnym polem, a własne miejsce wolno zająć.
rule-cards = Żeton ? wybiera się z pozostałych i kładzie od razu. Jego działanie można wykorzystać w części; kartę ? tylko w całości, a na końcu tury jest karta końca gry.
rule-setup = Inżynierowie leżą od lewej; ostatni w kolejności wybiera premię pierwszy, a miejsce 1 nie dostaje żadnej.
sought-turn = akcja, całość, pole, tura
sought-tracks = tor, kolor, krok
sought-locomotives = stos, zwolniona, zwrot
sought-factories = luka, wymiana
sought-industry = pasek, znacznik, przemysł
sought-others = moneta, podwajacz, turkusowy, zapłata
sought-engineers = zatrudnić, inżynier, ponownie
sought-order = kolejność, miejsce, pas
sought-relocation = przestawić, zostać
sought-tableau = specjalne, żeton, gwiazda, medal
sought-last = ostatnia runda
sought-end = karta końca, większość
sought-numbers = dwóch graczy, trzech graczy
sought-cards = żeton, pytanie, karta
sought-setup = premia, pas inżynierów

## What a line changes, and questions at the table
hand-track = { $line } { $colour }
hand-worker = robotnik
hand-loco = lok { $line }
hand-loco-back = wraca
hand-factory = luka { $gap }
hand-factory-back = wraca
hand-marker = przemysł
hand-coins = monety
hand-doublers = podwajacze
hand-engineer = inżynier
hand-black-worker = czarny robotn.
hand-end-card = karta końcowa
effect-purse = punkty
effect-workers = robotnicy
effect-coins = monety
effect-now = teraz
name-score = wynik
name-next = następne
name-unknown = nieznane
command-score = Pokaż, co dałoby liczenie teraz, linia po linii.
command-next = Co zadziała następne i czego brakuje.
command-unknown = Pokaż wartości tego pudełka, których jeszcze brak.
board-none = Nie podano żadnej planszy.
head-total = Razem
evening-points = Punkty według graczy i rund
evening-engineer = Inżynierowie i kto ich zatrudnił
evening-engineer-what = Inżynier
evening-engineer-hired = zatrudniony
evening-colour = Tory i kto miał je pierwszy
evening-colour-what = Tory
evening-colour-received = pierwszy raz otrzymane
scored-line = { $player } { $line } { $total }: { $fields } (zasięg { $reach })
label-PIECE-VALUE = element = co na nim wydrukowano

## What is seen, and where
pane-players = Gracze
pane-spaces = Pola akcji
pane-tableau = Plansze
pane-supply = Inżynierowie i zapas
pane-coming = Co nadchodzi
pane-scoring = Liczenie
page-tableau = Plansze
page-supply = Zapas
page-scoring = Liczenie
page-coming = Nadchodzi
head-workers = Robotnicy
head-coins = Monety
head-engineers = Inżynierowie
head-tokens = ?
area-track = Tory
area-locomotives = Lokom.
area-industry = Przemysł
area-others = Inne
area-engineers = Inżyn.
area-order = Kolejn.
area-own = Własni
does-steps = { $number ->
    [one] 1 krok
    [few] { $number } kroki
   *[other] { $number } kroków
 }
does-any = kroki { $number }, dowolne
does-open = krok { $number }, czarny/szary
does-either = lok. lub fabryka
does-both = lok. i fabryka
does-industry = kroki na pasku: { $number }
does-industry-step = pasek { $number } + 1 czarny
does-doubler = podwajacz: { $number }
does-coins = monety: { $number }
does-rents = turkusowi: { $number }
does-place = miejsce { $place } za rundę
brief-left = inż. lewy
brief-right = inż. prawy
brief-hire = zatrudnij
said = { $what }
engineer-called = { $number } { $name }
engineer-used-now = { $engineer } ✓
tableau-next = Następne
tableau-cards = Karty końca gry { $cards }{ $black ->
    [yes] {" "}· czarny robotnik
   *[no] {""}
 }
tableau-now = teraz { $now } = { $lines }
space-own = własne
supply-locos = { $stacks } · zwrócone { $returned } · podwajacze { $doublers }
supply-left = { $cards } · karty końca gry { $pile }
scoring-before = Przedtem
final-star = gwiazdy
final-medal = medal
final-industry = Przemysł
final-other = Żetony, inżynierowie, premia
final-reason = { $player } { $of } +{ $points }
final-pass = Pas
final-end-card = Karty końca gry
final-majority = Większość inżynierów
scoring-after = po { $round }
reason-line = { $line } { $of }
reason-tracks = { $number } { $colour } { $points }
reason-doubled = { $number } { $colour } podwojone { $points }
reason-extra = { $what } { $points }
pane-ahead = Jeśli nic się nie zmieni
pane-course = Runda po rundzie
head-place = M
head-gain = Zysk
supply-strip = inżynierowie
strip-dark = { $slot }:{ $name }
strip-left = lewy { $name }
strip-right = prawy { $name }
strip-hire = zatrudnij { $name } (1 moneta)
supply-stacks = lokomotywy
supply-cards = karty ?
ahead-order = Następna runda: { $order }
ahead-passing = Jeśli teraz spasujesz: { $points }
ahead-majority = Większość inżynierów teraz: { $leading }
ahead-plain = po kolejnych liczeniach ({ $rounds }):
scoring-round = Runda { $round }
scoring-line-T = T
scoring-line-P = P
scoring-line-K = K
scoring-none = Nic jeszcze nie policzono
scoring-doubled = P podwójnie
scoring-stars = Gwiazdy
scoring-medal = Medal
scoring-front = Przemysł przód
scoring-rear = Przemysł tył
scoring-round-total = Ta runda
scoring-end-card = Karty końca gry
scoring-majority = Większość inżynierów
scoring-total = Punkty
scoring-figure = Pionek na torze
scoring-pass = Pas
scoring-other = Inne
face-now = { $now } teraz
ask-numbers = Jakie numery mają { $engineers }? pudełko inżynier NAZWA = NUMER
rules-numbers = fabryka 1 pyta o nieznany numer inżyniera i dopłaca, gdy numer zostanie podany później.
rules-typed = odrzucane są kolor, luka lub karta, których linia nie może nazwać, więcej kroków, niż daje pole, kilka należnych płytek w jednej linii, inna karta końca gry bez punktów i plansze, które nie mogą powstać.

## Pieces, colours, functions and cards by name
label-k = czarny
label-g = szary
label-b = brązowy
label-n = naturalny
label-w = biały
label-own = własny robotnik
label-turquoise = turkusowy robotnik
label-coin = moneta
label-black = czarny
label-engineers = inżynierowie
label-build = budowa
label-again = ponownie
label-doublers = podwajacze
label-steps = kroki
label-locos = lokomotywy
label-marker = drugi znacznik
label-revalue = mnożnik
label-medal = medal kijowski
label-three = trzy efekty
label-worker = czarny robotnik
label-engineer = inżynier
label-loco = lokomotywa 9
label-flat = 15 punktów
label-workers = dodatkowi robotnicy
label-lines = ukończone linie
label-factories = fabryki
label-tokens = żetony ?
label-other = inna karta

## The players’ page

tab-supply = Zasób
web-now-scores = Ta runda
web-workers = Robotnicy
web-of-all = z { $number }
web-tableau = Moja plansza
web-amber = żółte jeszcze czeka
web-line-T = Kolej Transsyberyjska
web-line-P = Petersburg
web-line-K = Kijów
web-industry = Przemysł z fabrykami
web-next-special = pole { $field }, { $gives }: potrzeba { $needs }
web-gives-tracks = tor: { $colour }
web-gives-worker = robotnik
web-gives-question = żeton ?
web-gives-double = punkty podwójnie
web-gives-star = gwiazda za { $points }
web-gives-end = punkty: { $points }
web-needs-steps = { $number ->
    [one] 1 krok ({ $colour })
    [few] { $number } kroki ({ $colour })
   *[other] { $number } kroków ({ $colour })
 }
web-needs-loco = lokomotywa do pola { $reach }
web-strip-left = Po lewej
web-strip-right = Po prawej
web-strip-hire = Do zatrudnienia, 1 moneta
web-strip-dark = Później
web-engineer = { $number }: { $does }
web-engineers = inżynierowie
web-tokens = żetony ? w zapasie
web-end-cards = karty końcowe
web-passing = Pas teraz
web-majority = Większość inżynierów
web-next-round = Następna runda
web-if-scored = Gdyby liczyć teraz
web-last-scored = Ostatnie punktowanie
web-rounds = Punkty po każdej rundzie
web-locos = lokomotywy
web-stack = { $left } × { $number }
web-returned = zwrócone lokomotywy
web-doublers = podwajacze
web-cards = karty ?
web-men = robotnicy: { $free } z { $workers }
web-spaces = Pola
web-area-track = Tory
web-area-locomotives = Lokomotywy
web-area-industry = Przemysł
web-area-others = Inne
web-area-engineers = Inżynierowie
web-area-order = Kolejność
web-area-own = Moi inżynierowie
web-doubt = Niepewne: nikt jeszcze nie sprawdził tego w waszym pudełku.
web-asks =
    { $workers ->
        [0] { "" }
        [one] 1 robotnik
        [few] { $workers } robotników
       *[many] { $workers } robotników
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 moneta
        [few] { " " }{ $coins } monety
       *[many] { " " }{ $coins } monet
    }
