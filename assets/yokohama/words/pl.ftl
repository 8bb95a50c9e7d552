### What Yokohama says. Messages are named by the codes that the rules hand out.

## Moves, for help and completion: what each verb does
move-put = Wystawić asystentów: do trzech na różne obszary albo dwóch na jeden.
move-go = Przesunąć prezesa i wykonać akcję obszaru.
move-act = Gdzie prezes kończy i siła na tym obszarze.
move-toll = Opłata dla innego gracza lub za kanał.
move-recall = Zabrać prezesa i asystentów.
move-trade = Wymieniać w Chinatown w tej kolejności.
move-pray = Postawić asystenta na kościele, z darami za wiarę.
move-give = Oddać towary importowe i postawić asystenta na składzie.
move-take = Wziąć jedno zamówienie albo dwa za 2 jeny lub towar importowy.
move-hire = Przenieść elementy z magazynu do zasobu.
move-tech = Zdobyć technologię.
move-bonus = Wziąć żeton siły 5.
move-shop = Zbudować sklep na parceli.
move-house = Zbudować dom handlowy.
move-keep = Telefon: jeden asystent zostaje.
move-shift = Przesunąć asystentów z nagrody.
move-agent = Użyć przedstawiciela kraju na obszarze.
move-claim = Zdobyć osiągnięcie.
move-order = Zrealizować zamówienie.
move-textile = Fabryka: 1 jedwab za 2 jeny.
move-university = Uniwersytet: 1 jen za asystenta.
move-done = Zakończyć kolej.
move-row = Jak leży następny rząd obszarów.
move-link = Dwa obszary, które tu sąsiadują.
move-unlink = Dwa obszary, które tu nie sąsiadują.
move-goals = Trzy odkryte osiągnięcia.
move-neutral = Pole neutralnego asystenta.
move-tell = Co jest nadrukowane na tym, czego dotyczył wcześniejszy ruch.
move-depth = Z mapy do księgi: asystentów nie liczy się już na obszarach.

## How each is typed
form-put = wystawiam OBSZAR … | brak
form-go = idę OBSZAR [przez OBSZAR OBSZAR …] [tramwaj]
form-act = akcja OBSZAR SIŁA
form-toll = opłata IMIĘ | kanał [JENY]
form-recall = zabieram [OBSZAR N … | wszyscy | brak]
form-trade = handluję +TOWAR -TOWAR …
form-pray = modlę POLE [z zasób] [dając ZAPŁATA] [= NADRUK] [jako WYBÓR]
form-give = oddaję POLE [z zasób] [dając ZAPŁATA] [= NADRUK] [jako WYBÓR]
form-take = biorę [KARTY] [POZIOM] [za ZAPŁATA]
form-hire = zatrudniam ELEMENTY
form-tech = technologia TECHNOLOGIA [pole MIEJSCE] [+N] [za ZAPŁATA] [= NADRUK] [na OBSZAR]
form-bonus = żeton [= NADRUK] [jako WYBÓR]
form-shop = sklep PARCELA [= NADRUK] [jako WYBÓR]
form-house = dom [= NADRUK] [jako WYBÓR]
form-keep = zostaje
form-shift = przesuwam SKĄD OBSZAR, …
form-agent = przedstawiciel KRAJ OBSZAR [SIŁA]
form-claim = osiągnięcie OSIĄGNIĘCIE [= NADRUK]
form-order = zamówienie TOWARY [= NADRUK] [jako WYBÓR]
form-textile = fabryka
form-university = uniwersytet
form-done = koniec
form-row = rząd OBSZAR OBSZAR …
form-link = połącz OBSZAR OBSZAR
form-unlink = rozłącz OBSZAR OBSZAR
form-goals = osiągnięcia OSIĄGNIĘCIE OSIĄGNIĘCIE OSIĄGNIĘCIE
form-neutral = neutralny kościół | import POLE
form-tell = podaję NUMER = NADRUK [jako WYBÓR]
form-note = notatka TEKST
form-depth = dokładność księga
form-confirm = potwierdzam RODZAJ IMIĘ | stół WARTOŚĆ
form-correct = poprawka RODZAJ IMIĘ | stół ZMIANA POWÓD
form-rule = orzeczenie że POWÓD RUCH

## What stands in a line
label-AREA = obszar
label-AREA-AREA = obszary
label-AREA-none = obszary albo brak
label-AREA-N-all-none = obszary z liczbami, wszyscy albo brak
label-FROM-AREA = skąd dokąd
label-NUMBER = liczba
label-FIELD = numer pola
label-SITE = numer parceli
label-SLOT = numer miejsca
label-POWER = siła
label-YEN = jeny
label-CARDS = ile kart
label-NAME-table = gracz albo stół
label-TOLD = numer ruchu
label-LEVEL = poziom zamówień
label-TECHNOLOGY = technologia
label-GOAL = osiągnięcie
label-GOAL-GOAL-GOAL = trzy osiągnięcia
label-COUNTRY = kraj
label-NAME-canal = gracz albo kanał
label-WARES = towary jak 2 jedwab
label-PAYMENT = czym się płaci
label-PIECES = elementy jak 1 sklep
label-CHOICE = co wybrano
label-WARE-WARE = wymiany jak +1 miedź
label-PRINTED = co jest nadrukowane
label-N = dopłata jak +2

## Wares, pieces, verbs
label-copper = miedź
label-silk = jedwab
label-tea = herbata
label-fish = ryby
label-any = dowolny towar
label-import = towar importowy
label-yen = jeny
label-points = punkty
label-hire = magazyn
label-moves = ruchy
label-assistant = asystent
label-shop = sklep
label-house = dom handlowy
label-supply = zasób
label-low = niski
label-middle = średni
label-high = wysoki
label-put = wystawić
label-go = iść
label-act = akcja
label-toll = opłata
label-recall = zabrać
label-trade = wymiana
label-pray = kościół
label-give = skład
label-take = wziąć
label-tech = technologia
label-bonus = żeton siły 5
label-keep = telefon
label-shift = przesunąć
label-agent = przedstawiciel
label-claim = osiągnięcie
label-order = zamówienie
label-done = koniec
label-row = rząd obszarów
label-goals = odkryte osiągnięcia
label-neutral = neutralny asystent
label-link = sąsiedzi
label-unlink = nie sąsiedzi
label-tell = uzupełnienie
label-hand = zamówienia w ręce
label-assistants = asystenci w zasobie
label-warehouse = asystenci w magazynie
label-president = prezes
label-symbol = symbole krajów
label-field = pola
label-pile = stos zamówień
label-tile = żetony siły 5
label-technology = technologia
label-technologies = technologie
label-tiles = żetony siły 5
label-agents-tiles = przedstawiciele i żetony siły 5
label-orders = zamówienia
label-production = obszary produkcji z własnymi budynkami
label-trade-areas = obszary handlowe z własnymi budynkami
label-shops = sklepy
label-houses = domy handlowe
label-church = kościół
label-none = nic

## Technologies and achievements
label-ball = bal
label-brickyard = cegielnia
label-winery = winiarnia
label-electricity = światło elektryczne
label-gaslight = światło gazowe
label-exhibition = wystawa
label-school = szkoła językowa
label-printing = druk
label-patents = patenty
label-mining = górnictwo
label-newspaper = gazeta
label-telegraph = telegraf
label-telephone = telefon
label-post = poczta
label-coach = dyliżans
label-tram = tramwaj
label-station = dworzec
label-market = giełda
label-textile = fabryka włókiennicza
label-university = uniwersytet

## What follows by itself
event-turn-begun = Koniec kolei gracza { $before }, teraz { $player }.
event-round-begun = Runda { $round }{ $last ->
    [yes] {", "}ostatnia
   *[no] {""}
}.
event-market-filled = Giełda: { $player } dostaje { $yen } j.
event-toll-paid = { $player } płaci { $yen } j.: { $payee }.
event-placed = { $player } wystawia asystentów: { $assistants ->
    [0] nikogo
   *[other] { $assistants }
}; w zasobie zostaje { $left }.
event-action-begun = { $player }: akcja { $area }, siła { $power }{ $true ->
    [none] {""}
   *[other] {" "}({ $true })
}.
event-power-doubted = Podano siłę { $power }, najwyżej { $most } może tam stać.
event-ways-unseen = Dróg się tu nie zapisuje. Stół decyduje, czy jakaś jest, jakie są po drodze opłaty (opłata …) i czy prezes musi wrócić (zabieram).
event-house-paid = { $player } dostaje { $yen } j. za dom handlowy: { $area }.
event-gained = { $player } zyskuje: { $wares }.
event-paid = { $player } oddaje: { $wares }.
event-technology-worked = { $technology }: { $player } zyskuje { $wares }.
event-hired = { $player }: { $number } × { $piece } z magazynu za { $yen } j.
event-field-taken = { $player } na polu { $field }: { $board }, { $count } z { $limit }.
event-given-too-much = Oddano { $given }, pole żąda tylko { $asked }.
event-neutral-awaited = Jeszcze otwarte: gdzie trafia neutralny asystent: { $board }. neutral …
event-orders-taken = { $player } bierze zamówienia: { $number }; w ręce { $hand }, w stosie { $pile }.
event-technology-bought = { $player } ma: { $technology }, technologia nr { $number }.
event-station-placed = Żeton dworca leży: { $area }.
event-tile-taken = { $player } bierze żeton: { $area }.
event-shop-built = { $player } buduje sklep nr { $built }: { $area }, parcela { $site }.
event-house-built = { $player } buduje dom handlowy nr { $built }: { $area }.
event-returned = Do gracza { $player } wracają asystenci ({ $area }): { $assistants }.
event-taken-back = { $player } zabiera prezesa{ $assistants ->
    [0] {""}
   *[other] {" "}i asystentów: { $assistants }
}.
event-moves-lapsed = Przepadają ruchy gracza { $player }: { $moves }.
event-shifted = { $player }: asystent, { $origin } → { $area }.
event-agent-used = { $player } używa przedstawiciela { $country }.
event-agent-gained = Para { $country }: { $player } dostaje przedstawiciela, zostało { $left }.
event-agent-gone = Para { $country } gracza { $player }, lecz przedstawiciela już nie ma.
event-goal-claimed = { $player } zdobywa { $goal } jako nr { $place }: { $points ->
    [none] punkty jeszcze niepodane
   *[other] { $points } pkt
}.
event-order-fulfilled = { $player } realizuje zamówienie nr { $orders }; w ręce { $hand }.
event-not-told = Jeszcze niepodane: podaję { $number } = …
event-told-apart = Ruch { $number } nie był tak możliwy: trzeba { $asked }, { $over ->
    [yes] oddano za dużo o { $apart }
   *[no] za to, co oddano, najwyżej { $most }, brakuje { $apart }
}. zmień { $number } …
event-end-triggered = Koniec przez { $why } ({ $player }): runda { $last_round } jest ostatnia.
event-end-taken-back = { $why } już nie kończy gry: gra toczy się dalej.
event-game-over = Koniec gry po { $rounds } rundach.
event-reminder = { $player } nie wykorzystuje: { $things }.
event-depth-changed = Odtąd { $depth }: podaje się obszar i siłę, asystenci to jedna liczba.
log-turn-begun = teraz { $player }
log-toll-paid = { $yen } j.: { $payee }
log-placed = zostaje { $left }
log-action-begun = siła { $power }{ $true ->
    [none] {""}
   *[other] {" "}({ $true })
}
log-house-paid = dom: { $player } +{ $yen } j.
log-gained = { $signed }
log-paid = { $signed }
log-technology-worked = { $technology }: { $signed }
log-hired = +{ $number } { $piece }{ $yen ->
    [0] {""}
   *[other] , −{ $yen } j.
 }
log-field-taken = { $count } z { $limit }
log-orders-taken = w ręce { $hand }, stos { $pile }
log-technology-bought = technologia { $number }
log-tile-taken = żeton { $tiles }
log-shop-built = sklep { $built }
log-house-built = dom handlowy { $built }
log-returned = wraca { $assistants }
log-taken-back = wraca prezes{ $assistants ->
    [0] {""}
   *[other] {" "}+ { $assistants }
}
log-agent-gained = przedstawiciel { $country }, zostaje { $left }
log-goal-claimed = nr { $place }: { $points ->
    [none] punkty otwarte
   *[other] { $points } pkt
}
log-order-fulfilled = zamówienie { $orders }, w ręce { $hand }
log-round-begun = runda { $round }{ $last ->
    [yes] {", "}ostatnia
   *[no] {""}
}
log-moves-lapsed = bez ruchu: { $moves }
log-ways-unseen = drogi i opłaty: jak na planszy

## What is asked, and what a name stands for
ask-over = Gra jest skończona.
ask-told = Przed wynikiem: { $verbs } (ruchy { $moves }).
ask-rows = Rząd { $row } plansz, od lewej: { $length }: rząd …
ask-goals = Które trzy osiągnięcia leżą odkryte? osiągnięcia O O O; albo pierwszy ruch: { $verbs }
ask-action = { $area }, siła { $power }: { $verbs }
ask-turn = { $step }: { $verbs }
look-assistants = Asystenci: { $depth ->
    [map] { $supply } w zasobie, { $areas } na obszarach
   *[ledger] { $supply } w zasobie i na obszarach
}, { $warehouse } w magazynie, { $boards } na planszach i osiągnięciach: { $all }
look-pieces = { $pieces }: zbudowane { $built }, { $supply } w zasobie, { $warehouse } w magazynie: { $all }
look-all-agents = Przedstawiciele: { $left } u nikogo, { $owned } u graczy: { $all }
look-cards = Zamówienia: { $pile } w stosie, { $open } odkryte, { $hands } w rękach, { $fulfilled } zrealizowane, { $box } w pudełku: { $all }
look-orders = Zamówienia: w ręce { $hand }, zrealizowane { $orders }
look-standing = asystenci: { $assistants }, { $president ->
    [yes] prezes
   *[no] bez prezesa
}, { $shop ->
    [0] bez sklepu
   *[other] sklep na parceli { $shop }
}, { $house ->
    [yes] dom handlowy
   *[no] bez domu handlowego
}
look-tile = Żeton siły 5 tu leży.
look-agents = Zostało przedstawicieli: { $left }.
look-symbols = Symboli { $symbols }, nieużytych przedstawicieli { $unused }, użytych { $used }.
look-up-unknown = Nie ma nic o nazwie { $word }.

## The audit

## Final scoring
score-points = punkty
score-church = kościół
score-import = skład
score-technology = technologia
score-countries = kraje
score-rest = reszta
score-total = suma
standing-now = teraz
head-score-points = punkty
head-score-church = kościół
head-score-import = skład
head-score-technology = tech
head-score-countries = kraje
head-score-rest = reszta
head-score-total = suma
evening-points = Punkty według graczy i rund
evening-orders = Zrealizowane zamówienia według graczy i rund
evening-technology = Technologie i kto je wziął
evening-technology-what = Technologia
evening-technology-taken = wzięta
evening-goal = Osiągnięcia i kto je zdobył
evening-goal-what = Osiągnięcie
evening-goal-claimed = zdobyte najpierw
score-tie-field = { $category }: { $first } przed { $second } dzięki polu { $field }.
score-tie-order = { $category }: { $first } przed { $second } dzięki kolejności.
score-tie-total = { $first } przed { $second }, oboje { $total }, dzięki kolejności.
score-neutral = neutralny kolor
score-json = Ten JSON nie podaje pozycji końcowej: { $word }
score-players = Od dwóch do czterech graczy, każdy raz i wszyscy w kolejności: { $word }
score-word = „{ $word }” nie może tu stać.
score-twice = { $word } podano dwa razy.
score-number = „{ $word }” to nie liczba.
score-fields = { $word } ma najwyżej { $most } pól.
tally-final = Wynik końcowy:
export-wealth = Punkty
export-rounds = Punkty na koniec każdej rundy
command-tally = Punkty każdego gracza, teraz lub na końcu.
tally-title = Punkty
tally-wealth = Punkty, gdyby każda runda była ostatnia, pod nimi numer jej ostatniego ruchu

## The screen
pane-players = Gracze
pane-turn = Kolej
pane-coming = Co nadchodzi
pane-areas = Obszary
houses-here = t
houses-built = z
houses-box = m
pane-boards = Plansze
pane-goals = Osiągnięcia
pane-technologies = Technologie
pane-standing = Gdyby teraz był koniec
pane-ends = Koniec
pane-table = Wszystko
final-fields = { $player } { $number }{ $number ->
    [0] {""}
   *[other] {" "}({ $fields })
 }
final-technologies = technologie
final-countries = kraje
page-players = Gracze
page-map = Obszary
page-boards = Plansze
page-turn = Kolej
page-standing = Punktacja
page-coming = Nadchodzi
head-points = pkt
head-yen = jen
head-copper = mie
head-silk = jed
head-tea = her
head-fish = ryb
head-import = imp
brief-points = punkty
brief-yen = jeny
brief-copper = mied
brief-silk = jedw
brief-tea = herb
brief-fish = ryby
brief-shops = skle
brief-houses = domy
brief-hand = ręka
brief-orders = goto
brief-import = impo
head-president = prezes
head-house = ⌂
head-power5 = S5
head-assistants = asystenci
head-worth = wartość
ends-title = koniec
ends-gauge = { $why ->
    [church] kościół
    [import] import
    [shops] sklepy
   *[houses] domy
 }
ends-orders = zamówienia { $pile }{ $brief ->
    [yes] {""}
   *[no] {" "}w stosie
 }
boards-agents = jeszcze przedstawiciele  { $agents }
heading-then = potem { $players }
group-have = ma
group-goods = towary
group-assistants = asystenci
group-shops = sklepy
group-houses = domy
brief-technologies = t{ $number }
group-orders = zamówienia
group-cards = kraje, techn.
table-points = punkty
table-yen = jeny
table-copper = miedź
table-silk = jedwab
table-tea = herbata
table-fish = ryby
table-import = import
table-here = tu
table-used = użyte
table-box = mag.
table-built = zbud.
table-hand = ręka
table-orders = gotowe
brief-assistants = asys
brief-cards = kraje, techn.
head-brings = 1 2 3 4 5
boards-untold = Jeszcze niepodane, do ruchu { $moves }: podaję … = …
goals-untold = Jeszcze otwarte: które trzy osiągnięcia są w grze: osiągnięcia …
heading-last =
    runda { $round } jest ostatnia
step = { $step ->
    [stepA] pierwsza faza dodatkowa
    [step1] wystawianie
    [step2] ruch
    [step3] akcja obszaru
    [step4] premia siły 5
    [step5] budowa
    [step6] powrót
   *[stepC] druga faza dodatkowa
}
round-setup = Przygotowanie
round-number = Runda { $round }
round-last = Ostatnia runda ({ $round })
round-over = Koniec po { $rounds } rundach
turn-action = { $area }, siła { $power }
may-trade = wymiana (zostało { $left }, jeny { $yen })
may-pray = modlitwa (wiara { $faith } i to, co się odda)
may-give = oddać (najwyżej { $most } towarów importowych)
may-take = wziąć zamówienie ({ $levels }; miejsce na { $room })
may-hire = zatrudniam z magazynu ({ $most }; sklep { $shop } j., dom handlowy { $house } j.)
may-tech = technologia ({ $units } dzięki sile{ $more ->
    [0] {""}
   *[other] {", "}dopłata { $more }
})
may-shop = sklep (parcela { $sites })
may-bonus = żeton (siły 5)
may-house = dom handlowy
may-keep = zostaje (telefon)
may-recall = zabrać
may-agent = przedstawiciel ({ $countries })
may-claim = osiągnięcie ({ $goals })
may-order = zamówienie (w ręce { $hand })
may-shift = przesunąć (zostało ruchów: { $moves })
near-ends = Do końca:
near-end = { $why ->
    [church] kościół { $left }
    [import] skład { $left }
    [orders] zamówienia { $left }
    [shops] sklepy { $left }
   *[houses] domy { $left }
}{ $names ->
    [none] {""}
   *[other] {" ("}{ $names })
}
near-if-now = Jeśli nastąpi teraz: { $players ->
    [none] runda { $round } jest ostatnia.
   *[other] { $players } kończą rundę, potem jeszcze jedna.
}
near-last = Ostatnia runda, jeszcze grają: { $players }
near-last-next = Runda { $round } jest ostatnia; przed nią: { $players ->
    [none] nikt
   *[other] { $players }
}
near-why = Koniec przyniosło: { $why } ({ $player }).
near-pair = następne { $country }: przedstawiciel dla { $players }
near-goal = { $goal } można zdobyć za { $points } p.: { $players }
near-dear = Następna technologia gracza { $player } kosztuje więcej o { $units } jedn.
near-unused = W tej kolei nieużyte: { $technologies }
near-market = Giełda uzupełni graczowi { $player } w następnej kolei do { $yen } j.
near-hand = { $player } ma w ręce { $hand } zamówienia i więcej nie weźmie.
near-one-more = { $right ->
    [yes] całkiem z prawej
   *[no] jeszcze jeden
}: { $player } nagroda { $rank }
hand-assistants = asystenci
hand-assistant = asystent
hand-shop = sklep
hand-house = dom handlowy
hand-field = pole
hand-orders = zamówienia
hand-agent = przedstawiciel
hand-technology = technologia
hand-tile = żeton
effect-purse = jeny
effect-points = punkty
effect-wares = towary

## The table's options, as the form for a new game explains them
option-depth = Co się wpisuje?
option-place-none = Czy wolno nikogo nie wystawić?
option-once-per-turn = Kiedy działają fabryka włókiennicza i uniwersytet?
option-station-assistant = Czy jazda na dworzec wymaga tam własnego asystenta?
option-mining-chinatown = Jak często górnictwo daje miedź w Chinatown?
option-harbour-points = 3 punkty portu i doku przy sile 5: także bez karty?
option-used-agents-count = Czy użyci przedstawiciele liczą się do osiągnięcia „5 przedstawicieli i żetonów”?
value-ledger = bez asystentów (ledger)
value-map = też asystenci, drogi (map)
value-yes = tak
value-no = nie
value-any = w każdej chwili swojej kolei
value-extra = tylko w fazach dodatkowych
value-trade = przy każdej kupionej miedzi
value-action = raz na akcję
value-always = tak
value-with-card = nie

## Refusals
seats-number = Graczy: { $number }. Gra jest dla { $least }–{ $most }.
game-over = Gra jest skończona.
area-none = { $area } nie bierze udziału przy tej liczbie graczy.
rows-due = Najpierw rząd { $row } obszarów.
row-ledger = Rzędy podaje się tylko przy map.
row-over = Wszystkie rzędy już leżą.
row-none = { $area } nie bierze udziału przy tej liczbie graczy. Jeszcze nie leżą: { $unlaid }
row-twice = { $area } już leży. Jeszcze nie leżą: { $unlaid }
row-length = Rząd { $row } ma { $length } obszarów, nie { $number }.
row-order = { $first } jest pierwszy od toru punktów; { $area } nie może leżeć przed nim.
link-when = Sąsiedztwo zmienia się przed pierwszą koleją, przy map.
link-two = Podaje się dwa różne obszary.
link-is = { $area } i { $other } już sąsiadują.
link-not = { $area } i { $other } nie sąsiadują.
goals-when = Odkryte osiągnięcia podaje się raz, przed pierwszą koleją.
goals-groups = Z każdego stosu odkryte jest jedno osiągnięcie: { $open }.
neutral-none = Przy { $players } graczach nie ma neutralnego koloru.
neutral-told = Neutralny asystent już podany: { $board }.
main-due = { $player } jeszcze nie wystawił i nie ruszył: każda kolej ma fazę główną.
main-over = Faza główna tej kolei minęła.
put-ledger = Wystawianie podaje się tylko przy map.
put-over = Wystawianie w tej kolei minęło{ $last ->
    [yes] : „cofnij” je cofa
   *[no] {""}
}.
put-due = Najpierw wystawianie: wystawiam …{ $nobody ->
    [yes] {" "}albo nikt: wystawiam nikt.
   *[no] {""}
}
put-most = Obszarów { $number }: najwyżej { $most }.
put-form = Albo po jednym na różne obszary, albo { $most } na jeden i { $wired ->
    [yes] najwyżej jeden więcej na sąsiedni obszar
   *[no] nikt poza tym
}.
put-neighbour = { $other } nie sąsiaduje z obszarem { $area }; sąsiedzi: { $beside }
put-supply = Asystentów { $number }, w zasobie { $supply }.
put-least = Przy tym stole wystawia się co najmniej jednego.
put-toll = Opłaty to { $toll } j., jest { $yen }.
canal-placed = Na kanał nigdy nie trafia asystent.
canal-end = Na kanale nie wolno kończyć.
canal-agent = Na kanale nie ma akcji.
canal-station = Żeton dworca nie leży na kanale.
go-ledger = Przy „ledger” podaje się obszar i siłę: akcja …
go-over = Ruch w tej kolei minął.
go-same = Prezes nie może wrócić na obszar { $area }, gdzie stoi.
go-nobody = Na obszarze { $area } nie ma własnego asystenta.
go-president = Na obszarze { $area } stoi prezes gracza { $owner }: kończyć tam wolno tylko z pocztą lub dworcem.
go-supply = Z zasobu prezes nie idzie żadną drogą ani nie jedzie tramwajem: idę { $area }.
go-toll = Droga na obszar { $area } kosztuje { $toll } j., jest { $yen }.
go-no-tram = { $player } nie ma tramwaju.
go-no-way = Nie ma drogi na obszar { $area } z własnym asystentem na każdym obszarze po drodze.
go-station = { $area }: jest tam twój dworzec i tam kończysz; żadna droga przez niego nie prowadzi.
go-gap = { $other } nie sąsiaduje z obszarem { $area }.
ambiguous-way = Drogi na obszar { $area } kosztują tyle samo, lecz płaci się różnym graczom: która?
ambiguous-recall = Kto wraca: wszyscy, nikt czy wymienieni?
ambiguous-whose = To może znaczyć { $player } albo { $next }: czyje to?
ambiguous-toll = { $due } z { $yen } j. płaci się na obszarze { $area }: czy reszta po drodze?
ambiguous-values = Ruch { $move } podał { $told } dla { $goal }, teraz jest { $said }. Jeśli na karcie są nowe wartości: zmień { $move } …
act-map = Przy „map” podaje się drogę: wystawiam …, idę …
toll-map = Przy map opłaty wynikają same.
toll-own = Nie płacisz opłaty sobie.
toll-yen = Opłata { $toll } j., jest { $yen }.
toll-nobody = { $player } nie siedzi przy stole.
recall-ledger = Przy „ledger” nie liczy się asystentów na obszarach: zabieram.
recall-nobody = Asystentów { $number } na obszarze { $area }: jest { $there }.
power-least = Siła { $power } na obszarze { $area } niemożliwa: stoi tam co najmniej { $least }.
power-none = Siła { $power } nic nie daje: { $area }.
action-none = Nie trwa akcja obszaru, do której należy: { $verb }.
action-area = { $verb } nie należy do: { $area }.
action-once = { $verb }: w tej akcji już wykonano.
step-over = Za późno: { $verb }. Krok minął: { $area }.
trade-import = Towary importowe tylko się kupuje.
trade-ware = Tego się nie wymienia: { $ware }.
trade-most = Wymian { $trades }, zostało { $left }.
trade-yen = W tej chwili trzeba { $number } j., jest { $there }.
trade-goods = { $ware }: w tej chwili trzeba { $number }, jest { $there }.
field-none = Pola: { $board }, od 1 do { $most }.
field-taken = Na polu { $field } stoi { $owner }: { $board }.
field-goods = { $ware }: oddano { $number }, jest { $there }.
field-assistant = Nie ma asystenta, którego można postawić: { $board }.
pray-once = Każdy dar najwyżej raz: { $gift } × { $ware } to jedna wiara, nie { $number }.
pray-faith = Pole { $field } żąda wiary { $need }, jest { $faith }.
give-most = Towarów { $given }: przy sile { $power } najwyżej { $most }.
give-short = Pole { $field } żąda { $need } towarów, oddano { $given }.
give-none = Za pole { $field } oddaje się co najmniej jeden towar importowany: oddaję { $field } 1.
take-most = Zamówień { $cards }: najwyżej { $most }.
take-payment = Jedno zamówienie jest darmowe; drugie kosztuje jedno z: { $prices }.
take-yen = { $number } j. za drugie zamówienie, jest { $there }.
take-goods = { $number } × { $ware } za drugie zamówienie, jest { $there }.
take-hand = W ręce { $hand } i jeszcze { $cards }: najwyżej { $most }.
take-levels = Poziomów { $levels } na { $cards } zamówień.
take-level = Przy sile { $power } nie: { $level }; możliwe: { $things }
hire-most = Elementów { $number }: przy sile { $power } najwyżej { $most }.
hire-warehouse = { $number } × { $piece }: w magazynie { $left }.
hire-yen = To kosztuje { $cost } j., jest { $yen }.
tech-station-area = Dworzec podaje obszar (at …), żadna inna technologia.
tech-station-gone = Żeton dworca już leży: { $area }.
tech-odd = { $number } × { $ware }: { $each } to jedna jednostka.
tech-twice = { $technology } już jest, nigdy dwie o tej samej nazwie.
tech-slot = Są miejsca od 1 do { $slots }.
tech-slot-free = Miejsca od 1 do { $free } nic nie dodają do ceny: miejsce { $slot } bez +{ $extra }.
tech-yen = Do zapłaty { $number } j., jest { $there }.
tech-goods = Do zapłaty { $number } × { $ware }, jest { $there }.
tech-units = { $technology } kosztuje { $cost ->
    [none] nie wiadomo ile
   *[other] { $cost }
}, miejsce dodaje { $extra }, siła { $power }{ $more ->
    [0] {""}
   *[other] {", "}od czwartej { $more } więcej
}: należy się { $due }, zapłacono { $units }.
tech-too-much = { $technology }: należy się { $due }, { $units } to za dużo.
bonus-power = Żeton bierze się po akcji o sile { $needed }, ta miała { $power }.
bonus-none = Żetonu już nie ma: { $area }.
bonus-once = Żeton wzięto już w tej akcji: { $area }.
build-power = Budowa wymaga siły { $needed }, było { $power }.
build-one = Jeden budynek na akcję: już zbudowano na obszarze { $area }.
build-supply = { $piece }: brak w zasobie{ $warehouse ->
    [0] {" "}i w magazynie: wszystkie są zbudowane.
   *[other] , są tylko w magazynie: { $warehouse }.
}
shop-site = Są parcele od 1 do { $sites }.
shop-own = Na obszarze { $area } stoi już własny sklep.
shop-taken = Na parceli { $site } stoi sklep gracza { $owner }: { $area }.
house-taken = Dom handlowy na obszarze { $area } należy do gracza { $owner }.
keep-telephone = Tylko telefon pozwala asystentowi zostać.
keep-nobody = Na obszarze { $area } nie ma kto zostać.
shift-none = Nie ma otwartych ruchów z nagrody.
shift-most = Ruchów { $steps }, zostało { $left }.
shift-nobody = Na obszarze { $area } nie ma własnego asystenta do przesunięcia.
shift-same = Nie możesz przesunąć na ten sam obszar: { $area }.
shift-supply = Ruch z nagrody kończy się na obszarze, nigdy w zasobie.
extra-main = Między wystawianiem a akcją obszaru nie ma: { $verb }.
agent-power = Podaje się siłę na obszarze { $area }: przedstawiciel …, obszar, siła.
agent-map = Przy map siła na obszarze { $area } wynika sama.
agent-once = Jeden przedstawiciel na kolej, a jednego już użyto.
agent-none = Nie ma nieużytego przedstawiciela { $country }.
agent-president = Na obszarze { $area } stoi własny prezes.
agent-nobody = Na obszarze { $area } nie ma własnego asystenta.
claim-closed = Nie leży na stole: { $goal }. Leżą: { $goals }
claim-once = { $goal } ten gracz już zdobył.
claim-not = Trzeba { $needed }: { $what }. Jest { $there }.
claim-assistant = W zasobie nie ma asystenta na kartę.
claim-values = { $goal }: pierwsza wartość jest większa od następnej, a { $figure }/{ $later } taka nie jest.
order-hand = { $player } nie ma zamówień w ręce.
order-goods = { $ware }: trzeba { $number }, jest { $there }.
choice-goods = Wybiera się towary: { $wanted } (jako …), podano: { $chosen }.
choice-pieces = Wybiera się elementy, najwyżej: { $most } (jako …), podano: { $chosen }.
craft-none = Nie ma: { $technology }.
craft-once = { $technology } już użyto w tej kolei.
craft-extra = Przy tym stole { $technology } działa tylko w fazach dodatkowych.
craft-warehouse = W magazynie nie ma już asystenta.
craft-pays = { $technology }: trzeba { $number } × { $ware }, jest { $there }.
depth-not = Tylko z map do ledger, gdy obszary leżą; przy tym stole jest { $depth }.
correct-taken = { $area } { $site } jest już zajęte albo puste.
unsound-player = { $what }, { $player }: elementy by zginęły albo przybyły.
unsound-hand = { $player } miałby w ręce zamówień: { $hand }; może ich być od 0 do { $most }.
unsound-agents = Przedstawiciele { $country }: więcej lub mniej niż jest.
unsound-pile = { $pile } zamówień nie może leżeć w stosie.
unsound-box = { $what }: { $number } to więcej niż { $most } w pudełku.
rule-setup = Od liczby graczy zależy, które obszary i plansze są w grze; obszary leżą losowo, każdy z kartą parceli i żetonem siły 5. Każdy zaczyna z ośmioma asystentami i dwoma sklepami w zasobie, reszta stoi w magazynie, do tego po jednym towarze każdego rodzaju i 4 jeny; pierwszy gracz ma 3. Z dwóch zamówień każdy zostawia sobie jedno.
rules-station = właściciel dworca kończy tam, gdzie dworzec leży; żadna droga nie prowadzi przez ten obszar.
rules-tram = z zasobu nie jedzie się tramwajem.
rules-slots = miejsca 1 i 2 nic nie dodają do ceny technologii i nic się za nie nie płaci.
rules-values = pierwsza wartość osiągnięcia jest większa od następnej i zostaje taka, jak ją podano.
rules-ends = poprawka, która dopełnia warunek końca, kończy grę; poprawka, która go w tej samej rundzie znosi, cofa koniec.
rule-general = Towarów, towarów importowych i pieniędzy nigdy nie brakuje. Nikt nie trzyma na ręce więcej niż trzech zamówień i żadnego się nie odrzuca. Nikt nie ma dwóch technologii o tej samej nazwie. Wystawia się z zasobu, nigdy prosto z magazynu. Tajne są tylko zamówienia na ręce.
rule-turn = Kolej to faza dodatkowa, akcja główna i jeszcze jedna faza dodatkowa. Akcja główna to wystawianie, ruch, akcja obszaru, premia siły 5, budowa i powrót, w tej kolejności; pominąć wolno tylko premię i budowę.
rule-place = Wystaw po jednym asystencie w najwyżej trzech różnych obszarach albo dwóch w jednym. Biorą się z zasobu i nigdy nie stają na kanale. Tam, gdzie stoi cudzy prezes, każdy asystent kosztuje 1 jena dla właściciela; kto nie może zapłacić, tam nie wystawia.
rule-move = Prezes idzie przez dowolnie wiele sąsiednich obszarów, w każdym z własnym asystentem, i kończy tam, gdzie taki jest, a innego prezesa nie ma. Przejście obok cudzego kosztuje 1 jena dla właściciela. Nie wraca tam, skąd wyszedł. Z zasobu staje na dowolnym takim obszarze. Zamiast tego wolno zabrać jego i dowolnych asystentów z obszarów; wtedy akcja główna się kończy.
rule-action = Obszar działa według siły: jeden za prezesa, każdego asystenta, własny sklep, własny dom handlowy i dworzec, najwyżej pięć. Inni z domem handlowym na obszarze dostają 1 jena z banku.
rule-power5 = Po akcji obszaru o sile 5 wolno wziąć żeton, który tam leży: działa od razu, a potem leży zakryty przed właścicielem.
rule-build = Po akcji obszaru o sile 4 lub 5 wolno tam budować z zasobu: sklep na wolnej parceli, jeden na gracza i obszar, albo jedyny dom handlowy obszaru. Kto buduje, dostaje to, co jest na parceli.
rule-return = Po akcji obszaru wszyscy własni asystenci wracają z niego do zasobu; prezes zostaje.
rule-extra = Na początku i na końcu kolei, w dowolnej kolejności: raz w kolei użyć przedstawiciela, zdobywać osiągnięcia i wypełniać zamówienia, ile razy się da.
rule-agent = Przedstawiciela odwraca się na zawsze. Działa obszar z własnym asystentem i bez własnego prezesa: akcja obszaru, premia siły 5, budowa, powrót. Cudzy prezes nic tam nie kosztuje. Dwa, cztery, sześć… takich samych symboli na wypełnionych zamówieniach i technologiach daje przedstawiciela tego kraju, dopóki są.
rule-claim = Kto spełnia osiągnięcie, może postawić asystenta z zasobu na jego karcie, gdzie on zostaje. Pierwszy dostaje więcej punktów, wszyscy następni mniej. To, czego ono żąda, się pokazuje, a nie płaci; każde osiągnięcie raz na gracza.
rule-order = Zamówienie z ręki kładzie się jawnie i oddaje wszystkie jego towary; nagroda jest od razu. Jego symbol liczy się od tej chwili.
rule-end = Koniec nadchodzi, gdy ktoś zbuduje wszystkie cztery domy handlowe albo wszystkie osiem sklepów, gdy zamówień nie wystarcza na planszę, albo gdy na planszy kościoła lub składu stoi tylu asystentów, ilu ona podaje. Rundę się kończy, gra się jeszcze jedną, a potem punktuje kościół, skład, technologie, kraje i resztę; przy remisie wygrywa wcześniejszy w kolejności gry.
rule-symbols = Liczba przy znaku mówi, ile tego się dostaje lub oddaje. Znak zapytania to dowolny towar, za każdym razem od nowa. Przesunięcie asystenta to z zasobu na obszar albo z jednego na drugi, bez opłat.
rule-chinatown = Tyle wymian, ile siły: miedź lub jedwab za 2 jeny, ryby lub herbata za 1 jena, kupno lub sprzedaż, albo kupno towaru importowego za 4 jeny. Towarów importowych nigdy się nie sprzedaje.
rule-church = Siła to wiara; jeden towar importowy, miedź, jedwab, ryby i herbata oraz 2 jeny dają po jednej więcej, każde z nich raz. Asystent z obszaru lub zasobu staje na zawsze na wolnym polu planszy, które nie żąda więcej, i jest nagroda.
rule-import = Oddaje się najwyżej o jeden mniej towarów importowych, niż wynosi siła. Asystent z obszaru lub zasobu staje na zawsze na wolnym polu planszy, które nie żąda więcej, i jest nagroda.
rule-fields = To, co się oddaje za pole, musi być. Na każdym polu obu plansz stoi jeden asystent, z obszaru albo z zasobu, i zostaje do końca.
rule-employment = O jedną mniej rzeczy, niż wynosi siła, przechodzi z magazynu do zasobu. Asystenci są za darmo, sklep kosztuje 2 jeny, dom handlowy 4, 5, 6 lub 7.
rule-laboratory = Siła to wartość przemysłu; więcej dają towary importowe, po jednej, i każde 2 jeny, ile razy się chce. Płaci za technologię i za pole, na którym leży. Od czwartej technologii każda kosztuje jeszcze towar importowy lub 2 jeny. Nadwyżka przepada. Centrum badań i laboratorium są takie same.
rule-harbour = Bierze się zamówienie z poziomów, na które pozwala siła: od 2 dolny, przy 3 środkowy, przy 4 dowolny; przy 5 są 3 punkty. Od siły 2 za 2 jeny lub towar importowy bierze się drugie. Nikt nie bierze na rękę czwartego. Port i dok są takie same.
rule-canal = Na kanał nie wystawiasz i tam nie kończysz. Za 1 jena prezes przechodzi nad nim.
rule-technologies = Technologia działa dla właściciela, odkąd ją ma: jedne dają coś od razu lub za każdym razem, gdy się coś robi, inne zmieniają wystawianie, ruch lub powrót, a jeszcze innych używa się raz w kolei. Dworzec leży na obszarze i liczy się tam dla każdego.
sought-setup = przygotowanie, obszary, plansze, magazyn
sought-general = zasób, ręka, granica, tajne
sought-turn = kolejność, faza, akcja główna, kroki
sought-place = asystent, wystawić, opłata, płacić
sought-move = prezes, opłata, zabrać, droga, sąsiedni
sought-action = siła, obszar, dworzec, dom handlowy
sought-power5 = żeton, premia, pięć
sought-build = sklep, dom handlowy, parcela
sought-return = asystenci, powrót
sought-extra = faza, początek, koniec kolei
sought-agent = symbol, kraj, zagraniczny
sought-claim = osiągnięcie, karta, punkty
sought-order = wypełnić, towary, nagroda
sought-end = punktacja końcowa, ostatnia runda, większość, zwycięzca, remis
sought-symbols = znak, dowolny towar, magazyn, przesunięcie asystenta
sought-chinatown = wymiana, kupić, sprzedać, targ
sought-church = wiara, plansza, pole
sought-import = towary importowe, plansza, pole
sought-employment = magazyn, zatrudnić, sklep, dom handlowy
sought-laboratory = technologia, przemysł, centrum badań, karta
sought-harbour = zamówienia, dok, poziom, karta
sought-canal = opłata, woda, przejście
sought-technologies = karta, dworzec, tramwaj, telefon, działanie
box-site = Karta parceli ma { $parts } nagród, oddzielonych „/”, a ? zamiast nieznanej: { $word }
box-value = „{ $word }” nie może tam stać.
box-piece = „{ $word }” nie ma wśród nich.
unreadable-printed = Przed „{ $word }” stawia się „=”: za nim jest to, co nadrukowane.
value-missing = Co tam jest? Dopisz po { $verb }, na przykład „{ $sort ->
    [tech] = 4 FR
    [order] = 2 jen 6 punkty DE
    [pray] = 6 > 5 punkty
    [give] = 2 > 4 punkty
    [claim] = 8/6
   *[other] = 2 jen
 }”, albo „= ?” na później.
tell-none = W ruchu { $number } nic nie jest otwarte.{ $open ->
    [none] {""}
   *[other] {" "}Otwarte: { $open }
}
tell-unlike = W ruchu { $number } jest { $known }; { $told } nie pasuje.

## Areas and numbers of wares
area = { $area ->
    [copper] kopalnia miedzi
    [silk] przędzalnia jedwabiu
    [tea] plantacja herbaty
    [fish] łowisko
    [bank] bank
    [chinatown] Chinatown
    [church] kościół
    [import] skład importowy
    [employment] pośrednictwo pracy
    [laboratory] laboratorium
    [harbour] port
    [dock] dok
    [research] ośrodek badawczy
    [canal] kanał
   *[other] { $area }
}{ $twin }
brick = { $area ->
    [copper] miedź
    [silk] jedwab
    [tea] herbata
    [fish] ryby
    [bank] bank
    [chinatown] China
    [church] kościół
    [import] import
    [employment] praca
    [laboratory] labor.
    [harbour] port
    [dock] dok
    [research] ośrodek
    [canal] kanał
   *[other] { $area }
}{ $twin }
goal-brief = { $goal ->
    [copper5] 5 miedzi
    [silk6] 6 jedwabiu
    [tea7] 7 herbaty
    [fish7] 7 ryb
    [yen10] 10 jenów
    [tech4] 4 technologie
    [tiles5] 5 przedst., żet.
    [orders5] 5 zamówień
    [prod4] 4 produkcji
    [trade4] 4 handlu
    [prod3trade2] 3 prod., 2 handlu
    [prod2trade3] 2 prod., 3 handlu
   *[other] { $goal }
}
goal = { $goal ->
    [copper5] 5 miedzi
    [silk6] 6 jedwabiu
    [tea7] 7 herbaty
    [fish7] 7 ryb
    [yen10] 10 j.
    [tech4] 4 technologie
    [tiles5] 5 przedstawicieli i żetonów siły 5
    [orders5] 5 zamówień
    [prod4] 4 obszary produkcji
    [trade4] 4 obszary handlu
    [prod3trade2] 3 obszary produkcji i 2 handlu
    [prod2trade3] 2 obszary produkcji i 3 handlu
   *[other] { $goal }
}
ware-signed = { $sign }{ $ware }
ware = { $number } { $ware ->
    [copper] miedź
    [silk] jedwab
    [tea] { $number ->
        [one] herbata
        [few] herbaty
       *[many] herbat
    }
    [fish] { $number ->
        [one] ryba
        [few] ryby
       *[many] ryb
    }
    [any] { $number ->
        [one] dowolny towar
        [few] dowolne towary
       *[many] dowolnych towarów
    }
    [import] { $number ->
        [one] towar importowy
        [few] towary importowe
       *[many] towarów importowych
    }
    [yen] { $number ->
        [one] jen
        [few] jeny
       *[many] jenów
    }
    [points] pkt
    [hire] magazyn
    [moves] { $number ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }
   *[other] { $ware }
}
payee-canal = bank, za kanał

## The players’ page

tab-areas = Obszary
tab-orders = Zamówienia
web-assistants = asystenci
web-end = Jak blisko jest koniec
web-end-when = pierwszy pełny kończy grę
web-owned = Co mam
web-country = { $country ->
    [GB] Brytania
    [US] USA
    [FR] Francja
    [DE] Niemcy
    [NL] Holandia
   *[other] { $country }
}{ $number ->
    [1] { "" }
   *[other] {" "}{ $number }
}
web-countries = kraje
web-leads = Prowadzą o nagrody
web-agents-left = Przedstawiciele w zasobie
web-abroad-own = przedstawiciele
web-pile = stos zamówień
web-pile-end = kończy, gdy pusty
web-closed = zajęte przez prezesów: { $areas }
web-closed-by = { $area } ({ $player })
web-of-country = z: { $country }
web-abroad = tam, gdzie masz asystentów
web-in-hand = na ręce
web-yen = { $spread ->
    [0] { $most ->
        [one] 1 jen
        [few] { $most } jeny
       *[other] { $most } jenów
    }
   *[other] od { $least } do { $most } jenów
 }
web-recall = prezes i asystenci wracają
web-areas = Prezes z imienia, sklepy w polach
web-house = dom handlowy: { $player }
