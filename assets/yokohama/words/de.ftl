### What Yokohama says. Messages are named by the codes that the rules hand out.

## Moves, for help and completion: what each verb does
move-put = Assistenten platzieren: bis zu drei in verschiedene Gebiete oder zwei in eines.
move-go = Den Präsidenten bewegen und die Gebietsaktion ausführen.
move-act = Wo der Präsident endet und die Stärke dort.
move-toll = Ein Zoll an einen Mitspieler oder für den Kanal.
move-recall = Den Präsidenten und Assistenten zurückholen.
move-trade = In Chinatown tauschen, in dieser Reihenfolge.
move-pray = Einen Assistenten auf die Kirche setzen, mit Abgaben für Glaubenskraft.
move-give = Importgüter abgeben und einen Assistenten auf das Importlager setzen.
move-take = Einen Auftrag nehmen, oder zwei gegen 2 Yen oder ein Importgut.
move-hire = Sachen aus dem Warenhaus in den Vorrat verschieben.
move-tech = Eine Technologie erwerben.
move-bonus = Das Stärke-5-Plättchen nehmen.
move-shop = Ein Geschäft auf einem Bauplatz bauen.
move-house = Das Handelshaus bauen.
move-keep = Telefon: ein Assistent bleibt.
move-shift = Assistenten durch eine Belohnung versetzen.
move-agent = Einen Auslandsvertreter in einem Gebiet nutzen.
move-claim = Eine Errungenschaft erlangen.
move-order = Einen Auftrag erfüllen.
move-textile = Textilfabrik: 1 Seide für 2 Yen.
move-university = Universität: 1 Yen für einen Assistenten.
move-done = Den Zug beenden.
move-row = Wie die nächste Reihe der Gebiete liegt.
move-link = Zwei Gebiete, die hier nebeneinander liegen.
move-unlink = Zwei Gebiete, die hier nicht nebeneinander liegen.
move-goals = Die drei ausliegenden Errungenschaften.
move-neutral = Das Feld eines neutralen Assistenten.
move-tell = Was auf dem steht, worum es bei einem früheren Zug ging.
move-depth = Von der Karte zum Kassenbuch: Assistenten werden nicht mehr je Gebiet geführt.

## How each is typed
form-put = setzen GEBIET … | keine
form-go = gehen GEBIET [über GEBIET GEBIET …] [straßenbahn]
form-act = aktion GEBIET STÄRKE
form-toll = zoll NAME | kanal [YEN]
form-recall = zurückholen [GEBIET N … | alle | keine]
form-trade = tauschen +WARE -WARE …
form-pray = beten FELD [vom vorrat] [mit ZAHLUNG] [= AUFDRUCK] [als WAHL]
form-give = geben FELD [vom vorrat] [mit ZAHLUNG] [= AUFDRUCK] [als WAHL]
form-take = nehmen [KARTEN] [STUFE] [für ZAHLUNG]
form-hire = holen SACHEN
form-tech = technologie TECHNOLOGIE [feld PLATZ] [+N] [für ZAHLUNG] [= AUFDRUCK] [in GEBIET]
form-bonus = plättchen [= AUFDRUCK] [als WAHL]
form-shop = geschäft BAUPLATZ [= AUFDRUCK] [als WAHL]
form-house = handelshaus [= AUFDRUCK] [als WAHL]
form-keep = bleibt
form-shift = versetzen VON GEBIET, …
form-agent = auslandsvertreter LAND GEBIET [STÄRKE]
form-claim = errungenschaft ERRUNGENSCHAFT [= AUFDRUCK]
form-order = auftrag WAREN [= AUFDRUCK] [als WAHL]
form-textile = textilfabrik
form-university = universität
form-done = fertig
form-row = reihe GEBIET GEBIET …
form-link = verbinden GEBIET GEBIET
form-unlink = trennen GEBIET GEBIET
form-goals = errungenschaften ERRUNGENSCHAFT ERRUNGENSCHAFT ERRUNGENSCHAFT
form-neutral = neutral kirche | import FELD
form-tell = nennen NUMMER = AUFDRUCK [als WAHL]
form-note = notiz TEXT
form-depth = tiefe kassenbuch
form-confirm = bestätigen ART NAME | tisch WERT
form-correct = berichtigen ART NAME | tisch ÄNDERUNG GRUND
form-rule = entscheid dass GRUND ZUG

## What stands in a line
label-AREA = ein Gebiet
label-AREA-AREA = Gebiete
label-AREA-none = Gebiete, oder keine
label-AREA-N-all-none = Gebiete mit Zahlen, alle oder keine
label-FROM-AREA = von wo nach wo
label-NUMBER = eine Zahl
label-FIELD = die Nummer eines Feldes
label-SITE = die Nummer eines Bauplatzes
label-SLOT = die Nummer eines Kartenfeldes
label-POWER = die Stärke
label-YEN = Yen
label-CARDS = wie viele Karten
label-NAME-table = ein Spieler, oder tisch
label-TOLD = die Nummer eines Zuges
label-LEVEL = eine Auftragsstufe
label-TECHNOLOGY = eine Technologie
label-GOAL = eine Errungenschaft
label-GOAL-GOAL-GOAL = drei Errungenschaften
label-COUNTRY = ein Land
label-NAME-canal = ein Spieler, oder kanal
label-WARES = Waren wie 2 Seide
label-PAYMENT = womit bezahlt wird
label-PIECES = Sachen wie 1 Geschäft
label-CHOICE = was gewählt wird
label-WARE-WARE = Tausch wie +1 Kupfer
label-PRINTED = was aufgedruckt ist
label-N = Zusatzkosten wie +2

## Wares, pieces, verbs
label-copper = Kupfer
label-silk = Seide
label-tea = Tee
label-fish = Fisch
label-any = beliebige Handelsware
label-import = Importgut
label-yen = Yen
label-points = Punkte
label-hire = Warenhaus
label-moves = Bewegungen
label-assistant = Assistent
label-shop = Geschäft
label-house = Handelshaus
label-supply = Vorrat
label-low = unterer Bereich
label-middle = mittlerer Bereich
label-high = oberer Bereich
label-put = platzieren
label-go = bewegen
label-act = Gebietsaktion
label-toll = Zoll
label-recall = zurückholen
label-trade = tauschen
label-pray = Kirche
label-give = Importlager
label-take = Auftrag nehmen
label-tech = Technologie
label-bonus = Stärke-5-Plättchen
label-keep = Telefon
label-shift = versetzen
label-agent = Auslandsvertreter
label-claim = Errungenschaft
label-order = Auftrag
label-done = fertig
label-row = Gebietsreihe
label-goals = ausliegende Errungenschaften
label-neutral = neutraler Assistent
label-link = Nachbarn
label-unlink = keine Nachbarn
label-tell = nennen
label-hand = Aufträge auf der Hand
label-assistants = Assistenten im Vorrat
label-warehouse = Assistenten im Warenhaus
label-president = Präsident
label-symbol = Ländersymbole
label-field = Felder
label-pile = Auftragsstapel
label-tile = Stärke-5-Plättchen
label-technology = Technologie
label-technologies = Technologien
label-tiles = Stärke-5-Plättchen
label-agents-tiles = Auslandsvertreter und Stärke-5-Plättchen
label-orders = Aufträge
label-production = Produktionsgebiete mit eigenen Gebäuden
label-trade-areas = Handelsgebiete mit eigenen Gebäuden
label-shops = Geschäfte
label-houses = Handelshäuser
label-church = Kirche
label-none = nichts

## Technologies and achievements
label-ball = Ball
label-brickyard = Ziegelei
label-winery = Weinkellerei
label-electricity = Elektrisches Licht
label-gaslight = Gaslicht
label-exhibition = Ausstellung
label-school = Sprachschule
label-printing = Buchdruck
label-patents = Patentwesen
label-mining = Bergbautechnik
label-newspaper = Zeitung
label-telegraph = Telegramm
label-telephone = Telefon
label-post = Postwesen
label-coach = Postkutsche
label-tram = Straßenbahn
label-station = Bahnhof
label-market = Aktienmarkt
label-textile = Textilfabrik
label-university = Universität

## What follows by itself
event-turn-begun = Der Zug von { $before } endet, { $player } ist dran.
event-round-begun = Runde { $round }{ $last ->
    [yes] {", "}die Schlussrunde
   *[no] {""}
}.
event-market-filled = Aktienmarkt: { $player } erhält { $yen } Yen.
event-toll-paid = { $player } zahlt { $yen } Yen an { $payee }.
event-placed = { $player } platziert { $assistants ->
    [0] niemanden
    [one] einen Assistenten
   *[other] { $assistants } Assistenten
}; { $left } im Vorrat.
event-action-begun = { $player }: Gebietsaktion { $area }, Stärke { $power }{ $true ->
    [none] {""}
   *[other] {" "}({ $true })
}.
event-power-doubted = Stärke { $power } genannt, höchstens { $most } kann dort stehen.
event-ways-unseen = Wege werden hier nicht festgehalten. Der Tisch entscheidet, ob es einen gibt, welcher Zoll unterwegs anfällt (zoll …) und ob der Präsident zurückmuss (zurückholen).
event-house-paid = { $player } erhält { $yen } Yen für sein Handelshaus ({ $area }).
event-gained = { $player } erhält { $wares }.
event-paid = { $player } gibt { $wares } ab.
event-technology-worked = { $technology }: { $player } erhält { $wares }.
event-hired = { $player }: { $number } × { $piece } aus dem Warenhaus für { $yen } Yen.
event-field-taken = { $player } steht auf Feld { $field } von { $board }: { $count } von { $limit }.
event-given-too-much = { $given } abgegeben, das Feld fordert nur { $asked }.
event-neutral-awaited = Noch offen: wohin der neutrale Assistent kommt: { $board }. neutral …
event-orders-taken = { $player } nimmt { $number ->
    [one] einen Auftrag
   *[other] { $number } Aufträge
}; { $hand } auf der Hand, { $pile } im Auftragsstapel.
event-technology-bought = { $player } hat { $technology }, seine { $number }. Technologie.
event-station-placed = Das Bahnhofsplättchen liegt hier: { $area }.
event-tile-taken = { $player } nimmt das Stärke-5-Plättchen ({ $area }).
event-shop-built = { $player } baut sein { $built }. Geschäft: { $area }, Bauplatz { $site }.
event-house-built = { $player } baut sein { $built }. Handelshaus: { $area }.
event-returned = { $assistants ->
    [one] Ein Assistent kehrt
   *[other] { $assistants } Assistenten kehren
} zu { $player } zurück ({ $area }).
event-taken-back = { $player } holt den Präsidenten{ $assistants ->
    [0] {""}
    [one] {" "}und einen Assistenten
   *[other] {" "}und { $assistants } Assistenten
} zurück.
event-moves-lapsed = { $moves ->
    [one] Eine Bewegung von { $player } verfällt.
   *[other] { $moves } Bewegungen von { $player } verfallen.
}
event-shifted = { $player } bewegt einen Assistenten: { $origin } → { $area }.
event-agent-used = { $player } nutzt den Auslandsvertreter von { $country }.
event-agent-gained = Ein Paar { $country }: { $player } erhält einen Auslandsvertreter, { $left } übrig.
event-agent-gone = Ein Paar { $country } für { $player }, aber kein Auslandsvertreter mehr da.
event-goal-claimed = { $player } erlangt { $goal } als Nummer { $place }: { $points ->
    [none] Punkte noch nicht genannt
   *[other] { $points } Punkte
}.
event-order-fulfilled = { $player } erfüllt seinen { $orders }. Auftrag; { $hand } auf der Hand.
event-not-told = Noch nicht genannt: nennen { $number } = …
event-told-apart = Zug { $number } war so nicht möglich: gefordert { $asked }, { $over ->
    [yes] { $apart } zu viel gegeben
   *[no] nach dem Gegebenen höchstens { $most }, es fehlen { $apart }
}. ändern { $number } …
event-end-triggered = Das Ende kommt durch { $why } ({ $player }): Runde { $last_round } ist die Schlussrunde.
event-end-taken-back = { $why } beendet das Spiel nicht mehr: Es geht weiter.
event-game-over = Das Spiel ist nach { $rounds } Runden zu Ende.
event-reminder = { $player } lässt ungenutzt: { $things }.
event-depth-changed = Ab hier in der Tiefe { $depth }: Gebiet und Stärke werden genannt, Assistenten sind eine Zahl.
log-turn-begun = nun { $player }
log-toll-paid = { $yen } Yen an { $payee }
log-placed = { $left } übrig
log-action-begun = Stärke { $power }{ $true ->
    [none] {""}
   *[other] {" "}({ $true })
}
log-house-paid = Haus: { $player } +{ $yen } Yen
log-gained = { $signed }
log-paid = { $signed }
log-technology-worked = { $technology }: { $signed }
log-hired = +{ $number } { $piece }{ $yen ->
    [0] {""}
   *[other] , −{ $yen } Yen
 }
log-field-taken = { $count } von { $limit }
log-orders-taken = { $hand } auf der Hand, Stapel { $pile }
log-technology-bought = { $number }. Technologie
log-tile-taken = { $tiles }. Plättchen
log-shop-built = { $built }. Geschäft
log-house-built = { $built }. Handelshaus
log-returned = { $assistants } zurück
log-taken-back = Präsident{ $assistants ->
    [0] {""}
   *[other] {" "}+ { $assistants }
} zurück
log-agent-gained = Vertreter { $country }, { $left } übrig
log-goal-claimed = Nummer { $place }: { $points ->
    [none] Punkte offen
   *[other] { $points } Punkte
}
log-order-fulfilled = { $orders }. Auftrag, { $hand } auf der Hand
log-round-begun = Runde { $round }{ $last ->
    [yes] {", "}Schlussrunde
   *[no] {""}
}
log-moves-lapsed = nicht bewegt: { $moves }
log-ways-unseen = Wege und Zölle: wie auf dem Brett

## What is asked, and what a name stands for
ask-over = Das Spiel ist zu Ende.
ask-told = Vor dem Ergebnis: { $verbs } (Züge { $moves }).
ask-rows = Reihe { $row } der Gebiete, { $length } von links nach rechts: reihe …
ask-goals = Welche drei Errungenschaften liegen offen? errungenschaften KARTE KARTE KARTE; oder der erste Zug: { $verbs }
ask-action = { $area }, Stärke { $power }: { $verbs }
ask-turn = { $step }: { $verbs }
look-assistants = Assistenten: { $depth ->
    [map] { $supply } im Vorrat, { $areas } in Gebieten
   *[ledger] { $supply } im Vorrat und in Gebieten
}, { $warehouse } im Warenhaus, { $boards } auf Plänen und Errungenschaften: { $all }
look-pieces = { $pieces }: { $built } gebaut, { $supply } im Vorrat, { $warehouse } im Warenhaus: { $all }
look-all-agents = Auslandsvertreter: { $left } bei niemandem, { $owned } bei den Spielern: { $all }
look-cards = Aufträge: { $pile } im Stapel, { $open } offen, { $hands } auf Händen, { $fulfilled } erfüllt, { $box } in der Schachtel: { $all }
look-orders = Aufträge: { $hand } auf der Hand, { $orders } erfüllt
look-standing = { $assistants ->
    [one] ein Assistent
   *[other] { $assistants } Assistenten
}, { $president ->
    [yes] der Präsident
   *[no] kein Präsident
}, { $shop ->
    [0] kein Geschäft
   *[other] Geschäft auf Bauplatz { $shop }
}, { $house ->
    [yes] das Handelshaus
   *[no] kein Handelshaus
}
look-tile = Das Stärke-5-Plättchen liegt hier.
look-agents = Auslandsvertreter übrig: { $left }
look-symbols = { $symbols } Symbole, { $unused } ungenutzte Auslandsvertreter, { $used } genutzte.
look-up-unknown = Es gibt nichts mit dem Namen { $word }.

## The audit

## Final scoring
score-points = Punkte
score-church = Kirche
score-import = Importlager
score-technology = Technologie
score-countries = Länder
score-rest = Sonstige
score-total = Summe
standing-now = jetzt
head-score-points = Punkte
head-score-church = Kirche
head-score-import = Lager
head-score-technology = Tech
head-score-countries = Länder
head-score-rest = Rest
head-score-total = Summe
evening-points = Punkte nach Spieler und Runde
evening-orders = Erfüllte Aufträge nach Spieler und Runde
evening-technology = Die Technologien, und wer sie erwarb
evening-technology-what = Technologie
evening-technology-taken = erworben
evening-goal = Die Errungenschaften, und wer sie erlangte
evening-goal-what = Errungenschaft
evening-goal-claimed = zuerst erlangt
score-tie-field = { $category }: { $first } vor { $second } durch Feld { $field }.
score-tie-order = { $category }: { $first } vor { $second } durch die Zugreihenfolge.
score-tie-total = { $first } vor { $second }, beide { $total }, durch die Zugreihenfolge.
score-neutral = die neutrale Farbe
score-json = Dieses JSON nennt keine Endstellung: { $word }
score-players = Zwei bis vier Spieler, jeder einmal und alle in der Zugreihenfolge: { $word }
score-word = „{ $word }“ kann hier nicht stehen.
score-twice = { $word } ist zweimal genannt.
score-number = „{ $word }“ ist keine Zahl.
score-fields = { $word } hat höchstens { $most } Felder.
tally-final = Endstand:
export-wealth = Punkte
export-rounds = Punkte am Ende jeder Runde
command-tally = Punkte jedes Spielers, jetzt oder am Ende.
tally-title = Punkte
tally-wealth = Punkte, wäre jede Runde die letzte gewesen, darunter die Nummer ihres letzten Zuges

## The screen
pane-players = Spieler
pane-turn = Zug
pane-coming = Was kommt
pane-areas = Gebiete
houses-here = h
houses-built = g
houses-box = W
pane-boards = Verwaltungspläne
pane-goals = Errungenschaften
pane-technologies = Technologien
pane-standing = Wenn jetzt Schluss wäre
pane-ends = Das Ende
pane-table = Alles
final-fields = { $player } { $number }{ $number ->
    [0] {""}
   *[other] {" "}({ $fields })
 }
final-technologies = Technologien
final-countries = Länder
page-players = Spieler
page-map = Gebiete
page-boards = Pläne
page-turn = Zug
page-standing = Wertung
page-coming = Kommt
head-points = Pkt
head-yen = Yen
head-copper = Kup
head-silk = Sei
head-tea = Tee
head-fish = Fis
head-import = Imp
brief-points = Punkte
brief-yen = Yen
brief-copper = Kupf
brief-silk = Seid
brief-tea = Tee
brief-fish = Fisc
brief-shops = Gesc
brief-houses = Häus
brief-hand = Hand
brief-orders = fert
brief-import = Impo
head-president = Präsident
head-house = ⌂
head-power5 = S5
head-assistants = Assistenten
head-worth = Wert
ends-title = das Ende
ends-gauge = { $why ->
    [church] Kirche
    [import] Import
    [shops] Geschäfte
   *[houses] Häuser
 }
ends-orders = Aufträge { $pile }{ $brief ->
    [yes] {""}
   *[no] {" "}im Stapel
 }
boards-agents = noch Auslandsvertreter  { $agents }
heading-then = dann { $players }
group-have = hat
group-goods = Waren
group-assistants = Assistenten
group-shops = Geschäfte
group-houses = Häuser
brief-technologies = T{ $number }
group-orders = Aufträge
group-cards = Länder, Techn.
table-points = Punkte
table-yen = Yen
table-copper = Kupfer
table-silk = Seide
table-tea = Tee
table-fish = Fisch
table-import = Import
table-here = hier
table-used = fort
table-box = WH
table-built = gebaut
table-hand = Hand
table-orders = fertig
brief-assistants = Assi
brief-cards = Länder, Techn.
head-brings = 1 2 3 4 5
boards-untold = Noch nicht genannt, zu Zug { $moves }: nennen … = …
goals-untold = Noch offen: welche drei Errungenschaften im Spiel sind: errungenschaften …
heading-last =
    Runde { $round } ist die letzte
step = { $step ->
    [stepA] erste Zusatzaktionsphase
    [step1] Platzierung
    [step2] Bewegung
    [step3] Gebietsaktion
    [step4] Stärke-5-Bonus
    [step5] Bauen
    [step6] Rückkehr
   *[stepC] zweite Zusatzaktionsphase
}
round-setup = Aufbau
round-number = Runde { $round }
round-last = Schlussrunde ({ $round })
round-over = Zu Ende nach { $rounds } Runden
turn-action = { $area }, Stärke { $power }
may-trade = tauschen ({ $left } übrig, { $yen } Yen)
may-pray = beten (Glaube { $faith } und was abgegeben wird)
may-give = geben (bis zu { $most } Importgüter)
may-take = nehmen (Auftrag: { $levels }; Platz für { $room })
may-hire = holen aus dem Warenhaus ({ $most }; Geschäft { $shop } Yen, Handelshaus { $house } Yen)
may-tech = Technologie ({ $units } durch Stärke{ $more ->
    [0] {""}
   *[other] {", "}{ $more } mehr zu zahlen
})
may-shop = Geschäft (Bauplatz { $sites })
may-bonus = Plättchen (Stärke 5)
may-house = Handelshaus
may-keep = behalten (Telefon)
may-recall = zurückholen
may-agent = Auslandsvertreter ({ $countries })
may-claim = Errungenschaft ({ $goals })
may-order = Auftrag ({ $hand } auf der Hand)
may-shift = versetzen (Bewegungen übrig: { $moves })
near-ends = Bis zum Ende:
near-end = { $why ->
    [church] Kirche { $left }
    [import] Importlager { $left }
    [orders] Aufträge { $left }
    [shops] Geschäfte { $left }
   *[houses] Häuser { $left }
}{ $names ->
    [none] {""}
   *[other] {" ("}{ $names })
}
near-if-now = Kommt es jetzt: { $players ->
    [none] Runde { $round } ist die letzte.
   *[other] { $players } beenden die Runde, danach noch eine.
}
near-last = Letzte Runde, noch am Zug: { $players }
near-last-next = Runde { $round } ist die letzte; vorher noch: { $players ->
    [none] niemand
   *[other] { $players }
}
near-why = Das Ende kam durch { $why } ({ $player }).
near-pair = nächstes { $country }: Vertreter für { $players }
near-goal = { $goal } kann für { $points } Punkte erlangt werden: { $players }
near-dear = Die nächste Technologie von { $player } kostet { $units ->
    [one] einen Industriewert
   *[other] { $units } Industriewerte
} mehr.
near-unused = In diesem Zug nicht genutzt: { $technologies }
near-market = Der Aktienmarkt füllt { $player } im nächsten Zug auf { $yen } Yen auf.
near-hand = { $player } hat { $hand } Aufträge auf der Hand und kann keinen mehr nehmen.
near-one-more = { $right ->
    [yes] ganz rechts
   *[no] noch einer
}: { $player } Preis { $rank }
hand-assistants = Assistenten
hand-assistant = Assistent
hand-shop = Geschäft
hand-house = Handelshaus
hand-field = Feld
hand-orders = Aufträge
hand-agent = Vertreter
hand-technology = Technologie
hand-tile = Plättchen
effect-purse = Yen
effect-points = Punkte
effect-wares = Waren

## The table's options, as the form for a new game explains them
option-depth = Was wird eingegeben?
option-place-none = Darf man auf das Platzieren verzichten?
option-once-per-turn = Wann wirken Textilfabrik und Universität?
option-station-assistant = Braucht die Fahrt zum Bahnhof dort einen eigenen Assistenten?
option-mining-chinatown = Wie oft bringt Bergbautechnik in Chinatown Kupfer?
option-harbour-points = Die 3 Punkte von Hafen und Dock bei Stärke 5: auch ohne Karte?
option-used-agents-count = Zählen genutzte Auslandsvertreter für „5 Auslandsvertreter und Plättchen“?
value-ledger = ohne Assistenten (ledger)
value-map = auch Assistenten, Wege (map)
value-yes = ja
value-no = nein
value-any = jederzeit im eigenen Zug
value-extra = nur in Zusatzaktionsphasen
value-trade = bei jedem gekauften Kupfer
value-action = einmal je Aktion
value-always = ja
value-with-card = nein

## Refusals
seats-number = { $number } Spieler: Das Spiel ist für { $least } bis { $most }.
game-over = Das Spiel ist zu Ende.
area-none = { $area } ist bei dieser Spieleranzahl nicht im Spiel.
rows-due = Zuerst kommt Reihe { $row } der Gebiete.
row-ledger = Reihen werden nur in der Tiefe map genannt.
row-over = Alle Reihen liegen schon.
row-none = { $area } ist bei dieser Spieleranzahl nicht im Spiel. Noch nicht gelegt: { $unlaid }
row-twice = { $area } liegt schon. Noch nicht gelegt: { $unlaid }
row-length = Reihe { $row } hat { $length } Gebiete, nicht { $number }.
row-order = { $first } ist das von der Zählleiste aus erste; { $area } kann nicht davor liegen.
link-when = Nachbarn werden vor dem ersten Zug geändert, in der Tiefe map.
link-two = Zwei verschiedene Gebiete werden genannt.
link-is = { $area } und { $other } sind schon benachbart.
link-not = { $area } und { $other } sind nicht benachbart.
goals-when = Die ausliegenden Errungenschaften werden einmal genannt, vor dem ersten Zug.
goals-groups = Von jedem Stapel liegt eine Errungenschaft aus: { $open }.
neutral-none = Zu { $players } gibt es keine neutrale Farbe.
neutral-told = Der neutrale Assistent auf { $board } ist schon genannt.
main-due = { $player } hat noch nicht platziert und bewegt: Jeder Zug hat seine Hauptaktionsphase.
main-over = Die Hauptaktionsphase dieses Zuges ist vorbei.
put-ledger = Platzieren wird nur in der Tiefe map genannt.
put-over = Die Platzierung ist in diesem Zug vorbei{ $last ->
    [yes] : „rückgängig“ nimmt sie zurück
   *[no] {""}
}.
put-due = Zuerst kommt die Platzierung: setzen …{ $nobody ->
    [yes] {", "}oder niemand: setzen niemand.
   *[no] {""}
}
put-most = { $number } Gebiete: höchstens { $most }.
put-form = Entweder je einer in verschiedene Gebiete oder { $most } in eines und { $wired ->
    [yes] höchstens einer mehr, in ein benachbartes Gebiet
   *[no] sonst keiner
}.
put-neighbour = { $other } liegt nicht neben { $area }; Nachbarn: { $beside }
put-supply = { $number } Assistenten, im Vorrat sind { $supply }.
put-least = An diesem Tisch wird mindestens ein Assistent platziert.
put-toll = Es kostet { $toll } Yen, da sind { $yen }.
canal-placed = Auf den Kanal kommt nie ein Assistent.
canal-end = Du kannst auf dem Kanal nicht enden.
canal-agent = Auf dem Kanal gibt es keine Aktion.
canal-station = Das Bahnhofsplättchen liegt nie auf dem Kanal.
go-ledger = In der Tiefe „ledger“ werden Gebiet und Stärke genannt: aktion …
go-over = Die Bewegung dieses Zuges ist vorbei.
go-same = Der Präsident darf nicht dorthin zurück, wo er steht: { $area }.
go-nobody = Kein eigener Assistent steht dort: { $area }.
go-president = Der Präsident von { $owner } steht schon dort ({ $area }): Nur mit Postwesen oder Bahnhof darf man da enden.
go-supply = Aus dem Vorrat geht der Präsident keinen Weg und fährt mit keiner Straßenbahn: gehen { $area }.
go-toll = Der Weg kostet { $toll } Yen, da sind { $yen }: { $area }.
go-no-tram = { $player } besitzt keine Straßenbahn.
go-no-way = Kein Weg mit eigenem Assistenten in jedem Gebiet dazwischen: { $area }.
go-station = { $area }: Dort liegt dein Bahnhof, und wo du ihn erreichst, endest du; kein Weg führt hindurch.
go-gap = { $other } liegt nicht neben { $area }.
ambiguous-way = { $area }: Wege kosten gleich viel, aber an verschiedene Spieler. Welcher?
ambiguous-recall = Wer kommt zurück: alle, keiner oder die Genannten?
ambiguous-whose = Das kann { $player } oder { $next } meinen: Von wem ist es?
ambiguous-toll = { $due } der { $yen } Yen sind am Ziel selbst fällig ({ $area }): Ist der Rest auf dem Weg?
ambiguous-values = Zug { $move } nennt { $told } für { $goal }, jetzt steht da { $said }. Stehen die neuen Werte auf der Karte: ändern { $move } …
act-map = In der Tiefe „map“ wird der Weg genannt: setzen …, gehen …
toll-map = In der Tiefe map ergeben sich Zölle von selbst.
toll-own = Du zahlst dir selbst keinen Zoll.
toll-yen = Der Zoll ist { $toll } Yen, da sind { $yen }.
toll-nobody = { $player } sitzt nicht am Tisch.
recall-ledger = In der Tiefe „ledger“ werden Assistenten nicht je Gebiet gezählt: zurückholen.
recall-nobody = Assistenten in { $area }: { $number } genannt, { $there } vorhanden.
power-least = { $area }: Stärke { $power } kann nicht sein, mindestens { $least } stehen dort.
power-none = { $area }: Stärke { $power } bringt nichts.
action-none = Es läuft keine Gebietsaktion, zu der das gehört: { $verb }.
action-area = { $area }: { $verb } gehört nicht dazu.
action-once = { $verb }: in dieser Aktion schon geschehen.
step-over = Dafür ist es zu spät: { $verb }. Der Schritt ist vorbei ({ $area }).
trade-import = Importgüter werden gekauft, nie verkauft.
trade-ware = Das wird nicht getauscht: { $ware }.
trade-most = { $trades } Tauschaktionen, { $left } bleiben.
trade-yen = { $number } Yen sind in dem Moment nötig, da sind { $there }.
trade-goods = { $ware }: { $number } nötig in dem Moment, { $there } da.
field-none = Felder von { $board }: 1 bis { $most }.
field-taken = Auf Feld { $field } von { $board } steht { $owner }.
field-goods = { $ware }: { $number } abzugeben, { $there } da.
field-assistant = Kein Assistent ist da für { $board }.
pray-once = Jede Abgabe höchstens einmal: { $gift } × { $ware } ist eine Glaubenskraft, nicht { $number }.
pray-faith = Feld { $field } fordert { $need } Glaubenskraft, das sind { $faith }.
give-most = { $given } Importgüter: Bei Stärke { $power } höchstens { $most }.
give-short = Feld { $field } fordert { $need } Importgüter, abgegeben { $given }.
give-none = Für Feld { $field } wird mindestens ein Importgut abgegeben: abgeben { $field } 1.
take-most = { $cards } Aufträge: höchstens { $most }.
take-payment = Ein Auftrag ist frei; ein zweiter kostet eines von: { $prices }.
take-yen = { $number } Yen für den zweiten Auftrag, da sind { $there }.
take-goods = { $number } × { $ware } für den zweiten Auftrag, da sind { $there }.
take-hand = { $hand } auf der Hand und { $cards } dazu: höchstens { $most }.
take-levels = { $levels } Stufen für { $cards } Aufträge.
take-level = Bei Stärke { $power } nicht { $level }; möglich: { $things }
hire-most = { $number } Sachen: Bei Stärke { $power } höchstens { $most }.
hire-warehouse = { $number } × { $piece }: { $left } im Warenhaus.
hire-yen = Das kostet { $cost } Yen, da sind { $yen }.
tech-station-area = Der Bahnhof nennt sein Gebiet (at …), keine andere Technologie.
tech-station-gone = Das Bahnhofsplättchen liegt schon: { $area }.
tech-odd = { $number } × { $ware }: je { $each } sind ein Industriewert.
tech-twice = { $technology } ist schon da, nie zwei mit gleichem Namen.
tech-slot = Es gibt die Felder 1 bis { $slots }.
tech-slot-free = Die Felder 1 bis { $free } kosten nichts zusätzlich: Feld { $slot } ohne +{ $extra }.
tech-yen = { $number } Yen zu zahlen, da sind { $there }.
tech-goods = { $number } × { $ware } zu zahlen, da sind { $there }.
tech-units = { $technology } kostet { $cost ->
    [none] noch Unbekanntes
   *[other] { $cost }
}, das Feld { $extra } dazu, Stärke { $power }{ $more ->
    [0] {""}
   *[other] {", "}ab der vierten { $more } mehr
}: fällig { $due }, bezahlt { $units }.
tech-too-much = { $technology }: fällig sind { $due }, { $units } wären zu viel.
bonus-power = Das Plättchen gibt es nach einer Aktion der Stärke { $needed }, das war { $power }.
bonus-none = Das Plättchen ist weg: { $area }.
bonus-once = Das Plättchen ist in dieser Aktion schon genommen: { $area }.
build-power = Bauen braucht Stärke { $needed }, das war { $power }.
build-one = Ein Gebäude je Aktion, und eins ist schon gebaut: { $area }.
build-supply = { $piece }: keines im Vorrat{ $warehouse ->
    [0] {" "}und keines im Warenhaus: Alle sind gebaut.
   *[other] , nur im Warenhaus: { $warehouse }.
}
shop-site = Es gibt die Bauplätze 1 bis { $sites }.
shop-own = Ein eigenes Geschäft steht schon dort: { $area }.
shop-taken = { $owner } hat ein Geschäft auf Bauplatz { $site }: { $area }.
house-taken = Das Handelshaus gehört { $owner }: { $area }.
keep-telephone = Nur mit Telefon bleibt ein Assistent.
keep-nobody = Du hast keinen Assistenten in { $area }, der bleiben könnte.
shift-none = Keine Bewegung einer Belohnung ist offen.
shift-most = { $steps } Bewegungen, { $left } bleiben.
shift-nobody = Kein eigener Assistent ist dort zu bewegen: { $area }.
shift-same = Von { $area } nach { $area } ist keine Bewegung.
shift-supply = Eine Bewegung einer Belohnung endet in einem Gebiet, nie im Vorrat.
extra-main = Zwischen Platzierung und Gebietsaktion gibt es das nicht: { $verb }.
agent-power = Die Stärke wird genannt: auslandsvertreter …, Gebiet, Stärke ({ $area }).
agent-map = Bei voller Karte ergibt sich die Stärke von selbst: { $area }.
agent-once = Ein Auslandsvertreter je Zug, und einer ist genutzt.
agent-none = Kein unbenutzter Auslandsvertreter von { $country } ist da.
agent-president = Der eigene Präsident steht dort: { $area }.
agent-nobody = Kein eigener Assistent steht dort: { $area }.
claim-closed = Nicht ausgelegt: { $goal }. Es liegen aus: { $goals }
claim-once = { $goal } hat der Spieler schon erlangt.
claim-not = { $needed } nötig: { $what }. Da sind { $there }.
claim-assistant = Kein Assistent ist im Vorrat für die Karte.
claim-values = { $goal }: Der erste Wert ist größer als der spätere, bei { $figure }/{ $later } ist er es nicht.
order-hand = { $player } hat keinen Auftrag auf der Hand.
order-goods = { $ware }: { $number } nötig, { $there } da.
choice-goods = { $wanted ->
    [one] Eine Ware wird gewählt
   *[other] { $wanted } Waren werden gewählt
} (als …), genannt: { $chosen }.
choice-pieces = { $most ->
    [0] Hier wird nichts aus dem Warenhaus gewählt
    [one] Höchstens eine Sache wird gewählt
   *[other] Höchstens { $most } Sachen werden gewählt
} (als …), genannt: { $chosen }.
craft-none = { $technology } ist nicht da.
craft-once = { $technology } ist in diesem Zug schon genutzt.
craft-extra = An diesem Tisch wird { $technology } nur in den Zusatzaktionsphasen genutzt.
craft-warehouse = Im Warenhaus ist kein Assistent mehr.
craft-pays = { $technology }: { $number } × { $ware } nötig, { $there } da.
depth-not = Nur von map zu ledger, sobald die Gebiete liegen; dieser Tisch hat { $depth }.
correct-taken = { $area } { $site } ist schon besetzt oder leer.
unsound-player = { $what } von { $player }: Es gingen Sachen verloren oder kämen dazu.
unsound-hand = { $player } hätte { $hand } Aufträge auf der Hand: 0 bis { $most } dürfen es sein.
unsound-agents = Auslandsvertreter von { $country }: mehr oder weniger als vorhanden.
unsound-pile = { $pile } Aufträge können nicht im Stapel liegen.
unsound-box = { $what }: { $number } wären mehr als die { $most } der Schachtel.
rule-setup = Welche Gebiete und Verwaltungspläne dabei sind, hängt von der Spielerzahl ab; die Gebiete liegen zufällig, jedes mit Bauplatzkarte und Stärke-5-Plättchen. Jeder beginnt mit acht Assistenten und zwei Geschäften im Vorrat, der Rest steht im Warenhaus, dazu eine Handelsware jeder Sorte und 4 Yen; der Startspieler hat 3. Von zwei Aufträgen behält jeder einen.
rules-station = der Besitzer des Bahnhofs endet in dessen Gebiet; kein Weg führt hindurch.
rules-tram = aus dem Vorrat nimmt man nicht die Straßenbahn.
rules-slots = Die Felder 1 und 2 kosten bei einer Technologie nichts zusätzlich, und für sie wird nichts gezahlt.
rules-values = Der erste Wert einer Errungenschaft ist größer als der spätere und bleibt, wie er genannt wurde.
rules-ends = Eine Berichtigung, die ein Ende vollmacht, bringt es; eine, die es in derselben Runde aufhebt, nimmt es zurück.
rule-general = Handelswaren, Importgüter und Geld gehen nie aus. Niemand hat mehr als drei Aufträge auf der Hand, und keiner wird abgeworfen. Niemand hat zwei Technologien gleichen Namens. Gesetzt wird aus dem Vorrat, nie gleich aus dem Warenhaus. Geheim sind nur Aufträge auf der Hand.
rule-turn = Ein Zug ist eine Zusatzaktionsphase, die Hauptaktion und noch eine Zusatzaktionsphase. Die Hauptaktion ist Platzierung, Bewegung, Gebietsaktion, Stärke-5-Bonus, Bauen und Rückkehr, in dieser Folge; nur Bonus und Bauen dürfen entfallen.
rule-place = Setze je einen Assistenten in bis zu drei verschiedene Gebiete oder zwei in eines. Sie kommen aus dem Vorrat und nie auf den Kanal. Wo ein fremder Präsident steht, kostet jeder Assistent 1 Yen an dessen Besitzer; wer nicht zahlen kann, darf dort nicht setzen.
rule-move = Der Präsident geht durch beliebig viele benachbarte Gebiete mit je einem eigenen Assistenten und endet, wo einer und kein anderer Präsident steht. An einem fremden vorbei kostet 1 Yen an dessen Besitzer. Dorthin, wo er begann, kommt er nicht zurück. Aus dem Vorrat kommt er in ein solches Gebiet nach Wahl. Stattdessen darf man ihn und beliebige Assistenten aus den Gebieten zurückholen; dann ist die Hauptaktion zu Ende.
rule-action = Das Gebiet wirkt nach der Stärke dort: eins für Präsident, jeden Assistenten, eigenes Geschäft, eigenes Handelshaus und Bahnhof, höchstens fünf. Andere mit einem Handelshaus im Gebiet bekommen 1 Yen aus der Bank.
rule-power5 = Nach einer Gebietsaktion mit Stärke 5 darf man das Plättchen nehmen, das dort liegt: Es wirkt sofort und liegt dann verdeckt vor seinem Besitzer.
rule-build = Nach einer Gebietsaktion mit Stärke 4 oder 5 darf man dort aus dem Vorrat bauen: ein Geschäft auf einen freien Bauplatz, eines je Spieler und Gebiet, oder das einzige Handelshaus des Gebiets. Wer baut, bekommt, was auf dem Bauplatz steht.
rule-return = Nach der Gebietsaktion gehen alle eigenen Assistenten aus dem Gebiet in den Vorrat zurück; der Präsident bleibt.
rule-extra = Am Anfang und am Ende eines Zuges, in beliebiger Folge: einmal im Zug einen Auslandsvertreter nutzen, Errungenschaften erlangen und Aufträge erfüllen, so oft man kann.
rule-agent = Der Auslandsvertreter wird für immer umgedreht. Ein Gebiet mit eigenem Assistenten und ohne den eigenen Präsidenten wirkt: Gebietsaktion, Stärke-5-Bonus, Bauen, Rückkehr. Fremde Präsidenten dort kosten nichts. Zwei, vier, sechs… gleiche Ländersymbole auf erfüllten Aufträgen und Technologien bringen einen Auslandsvertreter des Landes, solange es welche gibt.
rule-claim = Wer eine Errungenschaft erfüllt, darf einen Assistenten aus dem Vorrat auf die Karte setzen, wo er bleibt. Der Erste bekommt die höheren Punkte, alle späteren die niedrigeren. Verlangtes wird gezeigt, nicht bezahlt; jede Errungenschaft einmal je Spieler.
rule-order = Ein Auftrag aus der Hand wird offen hingelegt und seine Waren werden ganz abgegeben; die Belohnung kommt sofort. Sein Ländersymbol zählt von da an.
rule-end = Das Ende kommt, wenn jemand alle vier Handelshäuser oder alle acht Geschäfte gebaut hat, wenn die Aufträge für einen Verwaltungsplan nicht reichen, oder wenn auf dem der Kirche oder des Importlagers so viele Assistenten stehen, wie dort steht. Die Runde wird beendet, noch eine gespielt, dann werden Kirche, Importlager, Technologien, Länder und Übriges gewertet; bei Gleichstand gewinnt, wer früher an der Reihe ist.
rule-symbols = Die Zahl bei einem Zeichen sagt, wie viel davon kommt oder geht. Ein Fragezeichen ist eine Handelsware nach Wahl, jedes Mal neu. Einen Assistenten bewegen heißt aus dem Vorrat in ein Gebiet oder von einem ins andere; Zoll wird dabei nicht gezahlt.
rule-chinatown = So oft tauschen, wie die Stärke ist: Kupfer oder Seide für 2 Yen, Fisch oder Tee für 1 Yen kaufen oder verkaufen, oder ein Importgut für 4 Yen kaufen. Importgüter verkauft man nie.
rule-church = Die Stärke ist Glaubenskraft; ein Importgut, Kupfer, Seide, Fisch und Tee sowie 2 Yen bringen je eins mehr, jedes davon einmal. Ein Assistent aus dem Gebiet oder dem Vorrat geht für immer auf ein freies Feld des Verwaltungsplans, das nicht mehr verlangt, und die Belohnung kommt.
rule-import = Bis zu so viele Importgüter, wie die Stärke weniger eins, werden abgegeben. Ein Assistent aus dem Gebiet oder dem Vorrat geht für immer auf ein freies Feld des Verwaltungsplans, das nicht mehr verlangt, und die Belohnung kommt.
rule-fields = Was für ein Feld abgegeben wird, muss da sein. Auf jedes Feld der beiden Pläne kommt ein Assistent, aus dem Gebiet oder aus dem Vorrat, und er bleibt bis zum Ende.
rule-employment = So viele Sachen, wie die Stärke weniger eins, kommen aus dem Warenhaus in den Vorrat. Assistenten kosten nichts, ein Geschäft 2 Yen, ein Handelshaus 4, 5, 6 oder 7.
rule-laboratory = Die Stärke ist Industriewert; mehr bringen Importgüter, je eins, und je 2 Yen, so oft man will. Er zahlt die Kosten einer Technologie und die des Feldes, auf dem sie liegt. Ab der vierten Technologie kostet jede noch ein Importgut oder 2 Yen. Was übrig ist, verfällt. Forschungszentrum und Laboratorium gleichen sich.
rule-harbour = Man nimmt einen Auftrag der Stufen, die die Stärke erlaubt: ab 2 die untere, mit 3 die mittlere, mit 4 jede; mit 5 gibt es 3 Punkte. Ab Stärke 2 bringen 2 Yen oder ein Importgut einen zweiten. Niemand nimmt einen vierten auf die Hand. Hafen und Dock gleichen sich.
rule-canal = Du kannst auf den Kanal nichts setzen und dort nicht enden. Für 1 Yen geht der Präsident darüber.
rule-technologies = Eine Technologie wirkt für ihren Besitzer, sobald er sie hat: Manche geben sofort etwas oder jedes Mal, wenn etwas getan wird, manche ändern Platzierung, Bewegung oder Rückkehr, manche nutzt man einmal im Zug. Der Bahnhof liegt in einem Gebiet und zählt dort für jeden.
sought-setup = Aufbau, Auslage, Gebiete, Verwaltungspläne, Warenhaus
sought-general = Vorrat, Hand, Grenze, geheim
sought-turn = Reihenfolge, Phase, Hauptaktion, Schritte
sought-place = Assistent, setzen, Zoll, zahlen
sought-move = Präsident, Zoll, zurückholen, Weg, benachbart
sought-action = Stärke, Gebiet, Bahnhof, Handelshaus
sought-power5 = Plättchen, Bonus, fünf
sought-build = Geschäft, Handelshaus, Bauplatz
sought-return = Assistenten, zurück
sought-extra = Phase, Anfang, Ende des Zuges
sought-agent = Ländersymbol, Land, Ausland
sought-claim = Errungenschaft, Karte, Punkte
sought-order = erfüllen, Handelswaren, Belohnung
sought-end = Endwertung, letzte Runde, Mehrheit, Sieger, Gleichstand
sought-symbols = Zeichen, beliebige Handelsware, Warenhaus, Assistenten bewegen
sought-chinatown = tauschen, kaufen, verkaufen, Markt
sought-church = Glaubenskraft, Verwaltungsplan, Feld
sought-import = Importgüter, Verwaltungsplan, Feld
sought-employment = Warenhaus, einstellen, Geschäft, Handelshaus
sought-laboratory = Technologie, Industriewert, Forschungszentrum, Karte
sought-harbour = Aufträge, Dock, Stufe, Karte
sought-canal = Zoll, Wasser, überqueren
sought-technologies = Karte, Bahnhof, Straßenbahn, Telefon, Effekt
box-site = Eine Bauplatzkarte hat { $parts } Belohnungen, mit „/“ dazwischen und ? für Unbekanntes: { $word }
box-value = „{ $word }“ kann dort nicht stehen.
box-piece = „{ $word }“ gibt es davon nicht.
unreadable-printed = Vor „{ $word }“ gehört ein „=“: dahinter steht, was aufgedruckt ist.
value-missing = Was steht dort? Hinter { $verb } ergänzen, etwa „{ $sort ->
    [tech] = 4 FR
    [order] = 2 yen 6 punkte DE
    [pray] = 6 > 5 punkte
    [give] = 2 > 4 punkte
    [claim] = 8/6
   *[other] = 2 yen
 }“, oder „= ?“ für später.
tell-none = Von Zug { $number } ist nichts offen.{ $open ->
    [none] {""}
   *[other] {" "}Offen: { $open }
}
tell-unlike = Bei Zug { $number } steht { $known }; { $told } passt nicht.

## Areas and numbers of wares
area = { $area ->
    [copper] Kupfermine
    [silk] Seidenspinnerei
    [tea] Teeplantage
    [fish] Fischgründe
    [bank] Bank
    [chinatown] Chinatown
    [church] Kirche
    [import] Importlager
    [employment] Arbeitsvermittlung
    [laboratory] Laboratorium
    [harbour] Hafen
    [dock] Dock
    [research] Forschungszentrum
    [canal] Kanal
   *[other] { $area }
}{ $twin }
brick = { $area ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
    [bank] Bank
    [chinatown] China
    [church] Kirche
    [import] Import
    [employment] Arbeit
    [laboratory] Labor
    [harbour] Hafen
    [dock] Dock
    [research] Forsch.
    [canal] Kanal
   *[other] { $area }
}{ $twin }
goal-brief = { $goal ->
    [copper5] 5 Kupfer
    [silk6] 6 Seide
    [tea7] 7 Tee
    [fish7] 7 Fisch
    [yen10] 10 Yen
    [tech4] 4 Technologien
    [tiles5] 5 Vertreter, Plätt.
    [orders5] 5 Aufträge
    [prod4] 4 Produktion
    [trade4] 4 Handel
    [prod3trade2] 3 Prod., 2 Handel
    [prod2trade3] 2 Prod., 3 Handel
   *[other] { $goal }
}
goal = { $goal ->
    [copper5] 5 Kupfer
    [silk6] 6 Seide
    [tea7] 7 Tee
    [fish7] 7 Fisch
    [yen10] 10 Yen
    [tech4] 4 Technologien
    [tiles5] 5 Auslandsvertreter- und Stärke-5-Plättchen
    [orders5] 5 erfüllte Aufträge
    [prod4] 4 Produktionsgebiete
    [trade4] 4 Handelsgebiete
    [prod3trade2] 3 Produktions- und 2 Handelsgebiete
    [prod2trade3] 2 Produktions- und 3 Handelsgebiete
   *[other] { $goal }
}
ware-signed = { $sign }{ $ware }
ware = { $number } { $ware ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
    [any] beliebige Ware
    [import] Importgut
    [yen] Yen
    [points] Punkte
    [hire] Warenhaus
    [moves] Bewegungen
   *[other] { $ware }
}
payee-canal = die Bank, für den Kanal

## The players’ page

tab-areas = Orte
tab-orders = Aufträge
web-assistants = Assistenten
web-end = Wie nah das Ende ist
web-end-when = das erste volle beendet es
web-owned = Was ich habe
web-country = { $country ->
    [GB] Großbritannien
    [US] USA
    [FR] Frankreich
    [DE] Deutschland
    [NL] Niederlande
   *[other] { $country }
}{ $number ->
    [1] { "" }
   *[other] {" "}{ $number }
}
web-countries = Länder
web-leads = Vorn für die Prämien
web-agents-left = Auslandsvertreter übrig
web-abroad-own = Auslandsvertreter
web-pile = Auftragsstapel
web-pile-end = endet, wenn er leer ist
web-closed = von Präsidenten besetzt: { $areas }
web-closed-by = { $area } ({ $player })
web-of-country = aus { $country }
web-abroad = wo du Assistenten hast
web-in-hand = auf der Hand
web-yen = { $spread ->
    [0] { $most } Yen
   *[other] { $least } bis { $most } Yen
 }
web-recall = Präsident und Assistenten zurück
web-areas = Präsident beim Namen, Läden in den Plätzen
web-house = Handelshaus: { $player }
