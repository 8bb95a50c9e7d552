### What 1880: China says. Messages are named by the codes that the rules hand out.


## Moves, for help and completion: what each verb does

move-bid = Für das aufgerufene Privatpapier bieten.
move-pass = Passen.
move-permit = Baurechte wählen, oder das zusätzliche Baurecht von P5 einer Gesellschaft geben.
move-investor = Einen Ausländischen Investor wählen.
move-found = Eine Gesellschaft gründen: Startkurs, Direktoraktie, Baurechte, Reihe in der Zugreihenfolge.
move-buy = Eine Aktie kaufen.
move-sell = Aktien verkaufen: Gesellschaft und Anzahl, so oft wie nötig.
move-repay = Schulden tilgen.
move-done = Den Zug beenden.
move-lay = Ein Plättchen legen oder aufrüsten: Feld, Plättchen, was sein Gleis verbindet.
move-station = Einen Bahnhofsmarker setzen.
move-run = Die Loks fahren lassen: ohne weiteres die beste Fahrt, sonst jede Lok mit ihren Halten.
move-pay = Das Einfahrergebnis ausschütten.
move-withhold = Das Einfahrergebnis einsparen.
move-train = Eine Lok kaufen: aus der Bank, oder von einer Gesellschaft desselben Direktors.
move-rocket = P7 gegen eine Lok eintauschen.
move-claim = Die Zahlung von P0 jetzt nehmen.
move-decline = Verzichten und auf die nächste warten.
move-scrap = Eine Lok über dem Loklimit verschrotten.
move-merge = Sagen, wohin die Kasse des Investors geht: kasse (der Gesellschaft) oder besitzer.
move-replace = Den Bahnhofsmarker des Investors durch einen der Gesellschaft ersetzen.
move-remove = Den Bahnhofsmarker des Investors entfernen.
move-home = Die Stadt des Heimatbahnhofs wählen.
move-borrow = Den Rest eines Zwangs-Lokkaufs leihen.

## Was in einer Zeile steht, wo es zu viele Wörter sind, um sie aufzuzählen

label-privates = Privatpapiere
label-COMPANY = eine Gesellschaft wie HKR
label-COMPANY-SHARES = eine Gesellschaft und wie viele Anteile
label-INVESTOR = ein Investor wie A3
label-TRAIN = eine Lok
label-TRAIN-STOP-STOP = eine Lok mit ihren Halten
label-again = die letzten Strecken
label-PERMITS = Baurechte wie AB
label-PRICE = ein Startkurs
label-CERTIFICATE = eine Direktoraktie
label-ROW = eine Reihe von 1 bis 4
label-HEX = ein Feld wie E7
label-TILE = die Nummer eines Plättchens
label-POSITION = die Lage des Plättchens wie W-E
label-DIRECTION = eine Richtung wie NE
label-CITY = eine Stadt mit ihrem Namen
label-WHAT = ein Name: wessen oder was
label-PLAYER = ein Spieler

## Table and options

seats-number = { $number } Spieler: Das Spiel ist für { $least } bis { $most }.
seats-reserved = So kann kein Spieler heißen: „{ $name }“ ist ein Name des Spiels.
seats-twice = Zwei Spieler heißen „{ $name }“.

## V Auction, seating, draft

auction-cash = { $player } hat { $cash } und kann nicht { $amount } bieten.
auction-low = { $amount } ist zu wenig: Für { $private } gilt { $least } oder mehr.
auction-step = Geboten wird in Schritten von { $step }; { $amount } passt nicht.
investor-taken = { $investor } gehört schon { $owner }.
permit-start = Zuerst werden die Baurechte der { $company } gewählt: nur Buchstaben und Reihe.
permit-choice = Zu dieser Direktoraktie gehören nicht die Baurechte { $letters }. Zur Wahl: { $choices }
event-all-passed = Alle haben bei { $private } gepasst: Die Privatpapiere zahlen, dann kommt es erneut.
event-starting-bid-lowered = Niemand bietet auf { $private }: Es beginnt jetzt bei { $least }.
event-private-bought = { $player } erhält { $private } für { $amount }.
event-private-paid = { $private } zahlt { $player } { $amount }.
event-seats-changed = Neue Sitzordnung: { $seats }. Erstkaufrecht: der Erste.
event-investor-chosen = { $player } nimmt Investor { $investor }.
event-cannot-bid = { $player } kann das nächste Gebot für { $private } nicht zahlen und passt.

## VI Private companies

permit-extra = Vergeben wird nur das Baurecht { $letter }, an eine genannte Gesellschaft.
permit-no-owner = { $private } ist nicht im Spiel.
permit-given = { $private } hat sein Baurecht schon vergeben (Besitzer: { $player }).
permit-director = { $private } gehört { $player }; das ist nicht der Direktor der { $company }.
permit-has = { $company } hat das Baurecht { $letter } schon.
event-permit-given = { $company } hat jetzt die Baurechte { $permits }.
rocket-gone = { $private } ist nicht mehr im Spiel.
rocket-investor = { $investor } ist ein Ausländischer Investor und kann keine eigene Lok haben.
rocket-on-turn = Die Lok geht an { $company }, die am Zug ist, ohne dass eine verschrottet wird.
rocket-director =
    P7 gehört { $player } und geht an eine Gesellschaft dieses Direktors{ $company ->
        [none] .
       *[other] , nicht an { $company }.
    }
rocket-scrap = { $company } ist voll ({ $trains }; Limit { $limit }): Welche Lok verschrottet sie?
rocket-no-scrap = { $company } kann keine { $train }-Lok verschrotten.
rocket-room = { $company } ({ $player }) hat Platz: Die Lok verfällt nicht, sie geht dorthin.
event-rocket-used = { $company } erhält für P7 eine { $train }-Lok.
event-price-waits = Der Kurs von { $company } hat sich noch nicht bewegt: in der Aktienrunde, die zuerst kommt, wird zu { $price } verkauft.
event-rocket-lost = Keine Gesellschaft hat Platz: P7 und die { $train }-Lok verlassen das Spiel.
event-train-scrapped = { $company } verschrottet eine { $train }-Lok.
event-payment-made = { $private } zahlt { $player } { $amount } und verlässt das Spiel.
event-payment-declined = { $player } verzichtet auf { $amount } und wartet auf die nächste Zahlung.

## VII Foreign investors

merge-to = Die Kasse geht an eines von: { $choices }; nicht an „{ $to }“.
event-share-reserved = Eine Aktie der { $company } liegt reserviert bei { $investor }.
event-investor-merged = { $investor } ist mit { $company } verbunden und schließt sich ihr an.
event-treasury-merged = { $investor } bringt { $amount } in die Kasse der { $company } ein.
event-owner-paid-out = { $player } erhält { $amount } aus der Kasse von { $investor }; der Rest geht an die Bank.
event-premium-paid = { $player } erhält { $amount } von der Bank und die reservierte Aktie der { $company }.
event-marker-replaced = { $company } ersetzt den Bahnhofsmarker von { $investor } in { $hex }.
event-marker-removed = Der Bahnhofsmarker von { $investor } verlässt { $hex }.
event-investor-ended = { $investor } zahlt { $player } am Ende { $amount }.
merge-no-share = { $investor } hat keine Aktie: zuerst richtigstellen, von welcher Gesellschaft (berichtigen reserviert).

## VIII Companies and directors

event-company-founded = { $player } gründet { $company } zu { $price } mit { $percent } % für { $amount }.
event-director-changed = { $now } wird Direktor der { $company }, bisher { $was }.
event-company-opened = { $company } wird eröffnet; Direktor: { $director }.
event-capital-paid =
    { $company } erhält { $amount }, die { $capital ->
        [full] zweite
       *[other] erste
    } Hälfte ihres Kapitals.

## IX Turn order and steps

turn-not-now = „{ $verb }“ ist jetzt nicht an der Reihe. Am Zug: { $due }; möglich: { $verbs }
turn-none = Ein Zug „{ $verb }“ ist zurzeit nicht möglich.
turn-too-late =
    Zu spät für { $wanted ->
        [track] Gleisbau
        [station] einen Bahnhofsmarker
        [run] die Fahrt
        [dividend] die Ausschüttung
       *[other] Loks
    }: { $who } ist schon { $step ->
        [track] beim Gleisbau
        [station] beim Bahnhofsmarker
        [run] bei der Fahrt
        [dividend] bei der Ausschüttung
       *[other] beim Lokkauf
    }.
turn-run-first = { $who } kann fahren und muss das zuerst tun.
turn-dividend-first = Zuerst schüttet { $who } die { $income } aus oder spart sie ein.
event-passing-begun = Eine Betriebsrunde beginnt: die Zugreihenfolge fängt von vorn an (Durchgang { $number }).
event-step-passed =
    { $who } { $step ->
        [track] baut kein weiteres Gleis
        [station] setzt keinen Bahnhofsmarker
       *[other] fährt nicht
    }.

## X Track

track-no-hex = Auf der Karte gibt es kein Feld { $hex }{ $beside ->
    [none] .
   *[other] ; daneben liegen { $beside }.
}
track-no-tile = In der Schachtel gibt es kein Plättchen { $tile }.
track-printed =
    { $hex } bleibt, wie es gedruckt ist ({ $kind ->
        [offboard] Fernverbindung
        [harbour] Hafen
       *[other] Fährverbindung
    }): Dort liegt nie ein Plättchen.
track-no-permit = { $company } hat die Baurechte { $permits }, keines für Phase { $letter }.
track-upgraded = { $who } hat in diesem Zug schon ein Plättchen aufgerüstet.
track-yellow-laid = { $who } hat schon gelb gelegt und darf nicht auch noch aufrüsten.
track-yellow-limit =
    { $who } hat in diesem Zug schon { $limit ->
        [one] ein gelbes Plättchen
       *[other] { $limit } gelbe Plättchen
    } gelegt: mehr geht nicht, auch kein Aufrüsten.
track-colour =
    Plättchen { $tile } ist { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
       *[other] grau
    }; diese Farbe kommt mit der ersten { $train }-Lok.
track-last-tile = { $old } in { $hex } wird nie mehr aufgerüstet.
track-no-upgrade = { $old } in { $hex } wird nicht zu { $tile }. Möglich: { $tiles }
track-first-yellow =
    { $hex } ist leer: Das erste Plättchen ist gelb, { $tile } ist { $colour ->
        [green] grün
        [brown] braun
       *[other] grau
    }. Möglich: { $tiles }
track-ground = { $tile } passt nicht zu dem, was in { $hex } gedruckt ist. Möglich: { $tiles }
track-none-left = Kein Plättchen { $tile } mehr; alle { $count } liegen auf der Karte: { $hexes }
track-kept = So gelegt ({ $position }) erhält { $tile } nicht das Gleis von { $old } in { $hex }.
track-stub = { $tile } muss in { $hex } an das gedruckte Gleis in { $edge } anschließen.
track-off-map = { $tile } in { $hex } führte in { $edge } aus der Karte.
track-sea = { $tile } in { $hex } führte in { $edge } ins Meer.
track-barrier = { $tile } in { $hex } führte in { $edge } über die Sperre nach { $there }.
track-six-exits =
    In { $hex } passt { $better } mit mehr Ausgängen, davon { $left ->
        [one] ist
       *[other] sind
    } noch { $left } da: Es muss genommen werden, nicht { $tile }.
track-cost = { $hex } kostet { $cost }; { $who } hat { $cash }.
track-home-first = { $who } baut zuerst daheim: in { $home }, nicht in { $hex }.
track-not-joined = { $tile } in { $hex } schließt nicht an das Gleis an, das dort von { $edges } kommt.
track-blocked = Der Weg nach { $hex } ist versperrt: { $at } ist voll ({ $owners }).
track-not-reached = { $who } hat von keinem Bahnhofsmarker aus ein Gleis nach { $hex }.
ambiguous-lay = Plättchen { $tile } passt auf mehrere Weisen in { $hex }.
ambiguous-position = „{ $words }“ kann mehrere Lagen von Plättchen { $tile } meinen.
unreadable-position = Plättchen { $tile } hat keine Lage „{ $word }“.
unreadable-direction = „{ $word }“ ist keine Richtung.
event-terrain-paid = { $who } zahlt { $cost } für das Gelände in { $hex }.

## X Station markers

station-investor = { $investor } ist ein Ausländischer Investor und setzt keine Bahnhofsmarker.
station-placed = { $company } hat in diesem Zug schon einen Bahnhofsmarker gesetzt.
station-no-marker = { $company } hat von { $markers } Bahnhofsmarkern keinen mehr.
station-no-hex = Auf der Karte gibt es kein Feld { $hex }{ $beside ->
    [none] .
   *[other] ; daneben liegen { $beside }.
}
station-red = An diesem Tisch kommt kein Bahnhofsmarker auf eine Fernverbindung ({ $hex }).
station-no-city = { $hex } hat keine Stadt für einen Bahnhofsmarker.
station-one-a-hex = { $company } hat in { $hex } schon einen Bahnhofsmarker.
station-no-edge = In { $hex } führt in { $edge } kein Gleis in eine Stadt. Angeschlossen: { $edges }
station-full = Die Stadt in { $hex } ist voll ({ $owners }).
station-reserved = Der letzte Platz in { $hex } bleibt frei für { $companies }: Das ist die Heimat.
station-blocked = Der Weg nach { $hex } ist versperrt: { $at } ist voll ({ $owners }).
station-not-reached = { $company } erreicht { $hex } von keinem ihrer Bahnhofsmarker.
station-nowhere = { $company } erreicht keine Stadt mit freiem Platz für einen Bahnhofsmarker.
station-cost = Der Bahnhofsmarker kostet { $cost }; { $company } hat { $cash }.
station-home = { $city } ist keine Heimat der { $company }. Zur Wahl: { $cities }
event-station-placed = { $company } setzt einen Bahnhofsmarker in { $hex } für { $cost }.

## X Running trains

run-trainless = { $company } hat keine Lok, die fahren könnte.
run-no-train = Genannt: { $count } × { $train }-Lok; vorhanden: { $owned }
run-too-short = Eine Fahrt berührt mindestens { $least } Bahnhöfe ({ $train }-Lok).
run-too-long = Die { $train }-Lok fährt { $most } Halte an; diese Fahrt hat { $stations }, { $over } zu viel.
run-too-many-large = Die { $train }-Lok fährt { $most } große Städte an; diese Fahrt hat { $large }, { $over } zu viel.
run-blocked = Die { $train }-Lok kommt nicht durch { $hex }: voll ({ $owners }).
run-through-end = Die { $train }-Lok kann nicht durch { $hex }: Dort endet jede Fahrt.
run-no-marker = Die { $train }-Lok muss einen Bahnhofsmarker der { $company } anfahren: { $hexes }
run-no-station = In { $hex } gibt es keinen Bahnhof für die { $train }-Lok.
run-no-track =
    Kein Gleis führt von { $start } nach { $to }{ $via ->
        [none] { "" }
       *[other] { " " }über { $via }
    } ({ $train }-Lok).
run-station-twice = Die { $train }-Lok fährt { $hex } zweimal an.
run-track-twice = Das Gleis { $between } wird zweimal befahren (Loks { $trains }).
run-no-last = { $who } hat keine frühere Fahrt, die zu wiederholen wäre.
run-not-again = { $who } kann nichts von seiner letzten Fahrt wiederholen: { $reason }
run-not-so-much = Keine Fahrt bringt genau { $amount }; die beste bringt { $best }.
ambiguous-station = { $hex } hat mehrere Städte: Bitte die Richtung ihres Gleises nennen.
unreadable-stop = „{ $word }“ ist kein Halt.
pay-nothing = { $company } hat nichts auszuschütten.
event-trains-run =
    { $who } fährt { $total } ein{ $bonus ->
        [0] { "" }
       *[other] { " " }(Bonus { $bonus })
    }{ $fees ->
        [0] .
       *[other] , nach { $fees } Fährgebühr.
    }
event-no-income = { $company } hat kein Einfahrergebnis.
event-dividend-paid =
    { $company } { $income } → { $share } je Aktie{ $paid ->
        [none] .
       *[other] : { $paid }.
    }
event-income-withheld = { $company } spart { $income } ein.

## X Trains

train-no-room = { $company } ist voll: { $trains }; Loklimit { $limit }.
train-duty = { $company } hat keine Lok und muss eine kaufen.
train-not-on-sale = Eine { $train }-Lok gibt es jetzt nicht; im Verkauf ist { $current }.
train-money = Eine { $train }-Lok kostet { $price }; { $company } hat { $cash }.
run-outdone = Zug { $number }: Die Fahrt von { $company } bringt { $earns }; jetzt sind { $best } möglich. Zum Ändern: { $line }
train-several = „{ $word } Loks“ kann Anzahl oder Typ sein. Ein Zug gilt einer Lok: Gib „{ $line }“ für jede einmal ein.
train-price = Bei der Bank kostet eine { $train }-Lok { $price }, nicht { $offered }.
train-restored-early = Restaurierte 2er-Loks gibt es in Phase { $phase } noch nicht.
train-restored-gone = Es gibt keine restaurierte 2er-Lok mehr.
train-second-restored = { $company } hat schon eine restaurierte 2er-Lok; mehr als eine darf sie nicht haben.
train-trade-early = In Phase { $phase } verkaufen sich Gesellschaften noch keine Loks.
train-trade-director = { $seller } ({ $director }) und die Käuferin ({ $buyer }) haben nicht denselben Direktor.
train-trade-none = { $seller } hat keine { $train }-Lok; sie hat: { $trains }
train-trade-price = { $company } zahlt 1 bis { $cash } aus eigener Kasse{ $price ->
    [none] : Es fehlt der Preis, etwa „für { $cash }“.
   *[other] , nicht { $price }.
}
forced-one-company = Beim Zwangs-Lokkauf werden Aktien nur einer Gesellschaft auf einmal verkauft.
forced-too-many = Es fehlen { $gap }: Dafür dürfen höchstens { $most } von { $company } verkauft werden.
forced-director =
    { $most ->
        [0] { $player } kann hier keine Aktie der { $company } verkaufen
       *[other] { $player } kann höchstens { $most } von { $company } verkaufen
    }: Kein Direktor darf wechseln.
scrap-not-held = { $company } hat keine { $train }-Lok; sie hat: { $trains }
event-train-bought = { $company } kauft eine { $train }-Lok für { $amount }.
event-train-traded = { $buyer } kauft eine { $train }-Lok von { $seller } für { $amount }.
event-purchase-forced = { $player } gibt { $amount } zur { $train }-Lok der { $company } dazu.
event-money-borrowed = { $player } leiht { $amount }; mit { $interest } Zinsen betragen die Schulden { $debt }.
event-interest-charged = { $player } schuldet { $interest } Zinsen; die Schulden betragen jetzt { $debt }.

## XI What a train sets off

event-phase-begun = Mit der ersten { $train }-Lok beginnt Phase { $phase }.
event-trains-rusted =
    Verschrottet: { $number ->
        [one] eine { $train }-Lok
       *[other] { $number } × { $train }-Loks
    } der { $company }.
event-type-gone = Die letzte { $train }-Lok hat die Bank verlassen.
event-trains-removed =
    Eine volle Runde ohne Kauf: { $number ->
        [one] Die letzte { $train }-Lok verlässt
       *[other] { $number } × { $train }-Loks verlassen
    } das Spiel.
event-share-round-due = Auf die letzte { $train }-Lok folgt eine Aktienrunde.
event-last-turns-fixed = Das Ende steht fest: Jede Gesellschaft hat noch { $turns } Züge, { $company } den letzten.

## XII Share rounds

found-already = { $company } ist schon gegründet; Direktor: { $director }.
found-price = { $price } ist kein Startkurs. Zur Wahl: { $prices }
found-price-full = Alle Reihen bei { $price } sind belegt.
found-row = Reihe { $row } bei { $price } geht nicht. Frei: { $rows }
found-certificate = Es gibt keine Direktoraktie über { $percent } %. Zur Wahl: { $percents }
stock-not-founded = { $company } ist noch nicht gegründet.
stock-none-left = In Phase { $phase } ist keine Aktie der { $company } zu haben (Bank: { $bank } %).
stock-sold-before = { $player } hat in dieser Aktienrunde { $company } verkauft und darf sie nicht kaufen.
stock-cash = Das kostet { $cost }; { $player } hat { $cash }.
stock-debt = { $player } hat { $debt } Schulden und darf nicht kaufen.
stock-limit = { $player } hat { $held } Papiere, Aktienlimit { $limit }: Erst eines verkaufen.
stock-over-limit = { $player } hat { $held } Papiere, Aktienlimit { $limit }: Erst { $over } verkaufen.
stock-sold-now = { $player } hat verkauft und passt nicht: Der Zug endet mit „fertig“ oder einem Kauf.
stock-nothing-sold =
  { $before ->
    [none] { $player } hat nichts verkauft: „passen“ beendet den Zug.
   *[other] Der Zug von { $before } ist schon zu Ende; „passen“, wenn { $player } nichts tut.
  }
sell-first-round = In der ersten Aktienrunde wird nichts verkauft.
sell-twice = Jede Gesellschaft nur einmal nennen: { $companies }
sell-not-held =
    { $player } hat { $held ->
        [one] eine Aktie
       *[other] { $held } Aktien
    } der { $company } und kann nicht { $shares } verkaufen.
sell-communist = { $player } ist Direktor der { $company } und verkauft sie während der Kommunistischen Machtübernahme nicht.
sell-unoperated = { $company } hat noch nicht agiert und wird an diesem Tisch nicht verkauft.
sell-certificate =
    { $most ->
        [0] { $player } kann nichts von { $company } verkaufen
       *[other] { $player } kann höchstens { $most } von { $company } verkaufen
    }: Niemand könnte die Direktoraktie über { $percent } % nehmen.
repay-no-debt = { $player } hat keine Schulden.
repay-amount = Getilgt wird 1 oder mehr, höchstens Schulden ({ $debt }) und Bargeld ({ $cash }); nicht { $amount }.
event-share-bought = { $player } kauft { $company } für { $amount }.
event-shares-sold =
    { $player } verkauft { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    } der { $company } für { $amount }, nach { $fee } Gebühr.
event-debt-repaid =
    { $player } tilgt { $amount }; { $debt ->
        [0] schuldenfrei
       *[other] Restschuld: { $debt }
    }.
event-cannot-act =
  { $players } { $number ->
    [one] kann nichts tun und passt
   *[other] können nichts tun und passen
  }.
event-priority-given = Das Erstkaufrecht geht an { $player }.
event-share-round-ended = Die Aktienrunde ist zu Ende.

## XIII Prices

event-price-moved = { $company }: Kurs { $was } → { $now }.

## The log: what came of a line, without what the line names

log-private-paid = { $private }: { $player } { $amount }
log-permit-given = Rechte { $permits }
log-investor-merged = { $investor } schließt sich { $company } an
log-company-founded =
    { $amount ->
        [0] { $company } ist gegründet
       *[other] für { $amount }
    }
log-capital-paid = { $company } erhält { $amount }
log-money-borrowed = { $player } leiht { $amount }, Zins { $interest }: Schuld { $debt }
log-interest-charged = { $player }: Zins { $interest }, Schuld { $debt }
log-debt-repaid = Restschuld: { $debt }
log-share-bought = für { $amount }
log-shares-sold = für { $amount }
log-priority-given = Erstkaufrecht: { $player }
log-share-round-ended = Ende der Aktienrunde
log-price-moved = { $company } { $was } → { $now }
log-passing-begun = Durchgang { $number } beginnt
log-terrain-paid = Gelände { $cost }
log-station-placed = für { $cost }
log-trains-run =
    fährt { $total } ein{ $bonus ->
        [0] { "" }
       *[other] { " " }(Bonus { $bonus })
    }{ $fees ->
        [0] { "" }
       *[other] , Fährgebühr { $fees }
    }
log-no-income = kein Ergebnis
log-dividend-paid =
    { $share } je Aktie{ $paid ->
        [none] { "" }
       *[other] : { $paid }
    }
log-income-withheld = { $income } bleiben
log-train-bought = für { $amount }
log-purchase-forced = { $player } zahlt { $amount }
log-phase-begun = Phase { $phase }
log-trains-rusted = { $company }: { $number }×{ $train } verschrottet
log-type-gone = letzte { $train } weg
log-trains-removed = unverkauft: { $number }×{ $train } gehen
log-share-round-due = es folgt eine Aktienrunde

## XV End

event-game-over = Das Spiel ist zu Ende: { $ranking }.

## Was gezählt und berichtigt wird

label-cash = Bargeld
label-debt = Schulden
label-certificates = Papiere
label-trains = Loks
label-tiles = Plättchen
label-shares = Anteile
label-stations = Bahnhofsmarker
label-price = Kurs
label-train = Loks
label-share = Anteile
label-tile = Plättchen
label-station = Bahnhofsmarker
label-permit = Baurechte
label-capital = Kapital
label-marker = Lokkauf-Marker
label-priority = Erstkaufrecht
label-phase = Phase
label-director = Direktor
label-certificate = Direktoraktie
label-private = Privatpapier
label-investor = Ausländischer Investor
label-reserved = reservierter Anteil
label-stack = Stapel auf der Kurstabelle (von oben)
label-row = Platz in der Zugreihenfolge
label-open = in Betrieb
label-seat = Sitzplatz
label-turn = Zug
label-ending = letzte Züge

## At any time

count-thing = { $subject }, { $what ->
    [cash] Geld
    [debt] Schulden
    [certificates] zählende Papiere
    [trains] Loks
    [tiles] Plättchen im Vorrat
    [shares] 10-%-Aktien in der Bank
    [stations] Bahnhofsmarker auf dem Besitzbogen
    [price] Aktienkurs
   *[other] { $kind }
}

## What is coming

coming-players-next =
    Es folgen: { $players }{ $passes ->
        [0] .
       *[other] ; gepasst hintereinander: { $passes }.
    }
coming-turns-next = Nächste in der Zugreihenfolge: { $names }.
coming-will-open = { $company } wird am Ende der Runde mit { $capital } eröffnet.
coming-stays-shut = { $company } wird noch nicht eröffnet: Der Direktor hat { $held } %, nötig sind { $needed } %.
coming-sold-out = { $company } ist ausverkauft: Der Kurs steigt am Ende der Runde.
coming-interest-due = { $player } schuldet am Ende der Runde { $interest } mehr (Schulden { $debt }).
coming-over-limit = { $player } hat { $held } Papiere, Aktienlimit { $limit }: Ein Verkauf ist fällig.
coming-removal-now =
    Kauft { $company } jetzt nichts, { $number ->
        [one] verlässt die letzte { $train }-Lok
       *[other] verlassen { $number } × { $train }-Loks
    } das Spiel.
coming-removal-near =
    Kauft bis zum Zugende der { $company } niemand, { $number ->
        [one] verlässt die letzte { $train }-Lok
       *[other] verlassen { $number } × { $train }-Loks
    } das Spiel{ $between ->
        [none] .
       *[other] ; davor noch: { $between }.
    }
coming-share-round-ahead = { $train }-Loks übrig: { $left }, je { $price }. Nach der letzten folgt eine Aktienrunde, dann kommen { $next }-Loks.
coming-type-ends = { $train }-Loks übrig: { $left }, je { $price }; dann kommen { $next }-Loks.
coming-phase-ahead =
    Die erste { $train }-Lok beginnt Phase { $phase }{ $changes ->
        [0] .
       *[other] :
    }
coming-end-ahead = Mit der letzten { $train }-Lok steht das Ende fest: Jede Gesellschaft hat dann noch { $turns } Züge.
coming-rust-ahead =
    Durch die erste { $by }-Lok { $number ->
        [one] wird
       *[other] werden
    } { $number ->
        [one] eine { $train }-Lok
       *[other] { $number } × { $train }-Loks
    } der { $company } verschrottet.
coming-rocket-forced = Die zweite { $train }-Lok muss gegen { $private } eingetauscht werden ({ $player }).
coming-second-half-owed =
    { $company } erhält weitere { $amount }, sobald noch { $shares } { $shares ->
        [one] Aktie
       *[other] Aktien
    } gekauft { $shares ->
        [one] ist
       *[other] sind
    }.
coming-second-half-waits =
    { $company } erhält weitere { $amount } nach der ersten { $train }-Lok{ $shares ->
        [0] .
       *[other] , sobald noch { $shares } Aktien gekauft sind.
    }
coming-end-near =
    Letzte Züge: { $company } hat noch { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    }, dann ist das Spiel zu Ende.
all-opens = Öffnen am Ende der Runde:
all-stays-shut = Noch nicht offen, nach dem Anteil der Direktoren:
all-sold-out = Ausverkauft, der Kurs steigt am Ende der Runde:
all-interest = Zinsen am Ende der Runde:
all-over-limit = Über dem Aktienlimit { $limit }:
all-rust = Durch die erste { $by }-Lok verschrottet:
all-second-half = Zweite Hälfte des Kapitals, nach so vielen Aktien:
all-second-half-train = Zweite Hälfte des Kapitals, nach der ersten { $train }-Lok und so vielen Aktien:

## Choices, when a line is completed

choice-company =
    { $name }{ $price ->
        [none] { $home ->
            [none] { "" }
           *[other] , Heimat { $home }
        }
       *[other] , Aktie { $price }
    }
choice-investor =
    { $name }, Heimat { $home } { $place }
choice-train =
    kostet { $price }{ $left ->
        [none] { "" }
       *[other] , noch { $left }
    }{ $by ->
        [none] , wird nie verschrottet
       *[other] , Schrott mit der ersten { $by }
    }
choice-tile =
    { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
       *[other] grau
    }, noch { $left }
choice-par = { $half } Kapital bei Eröffnung, später noch einmal { $half }
choice-certificate =
    { $cost ->
        [0] { "" }
       *[other] kostet { $cost },{ " " }
    }Baurechte { $permits }
choice-row = Platz { $row } unter den Gesellschaften dieses Preises
choice-permits = darf von Phase { $first } bis { $last } bauen
choice-hex =
    { $names ->
        [none] { "" }
       *[other] { $names },{ " " }
    }{ $kind }{ $tile ->
        [none] { "" }
       *[other] , Plättchen { $tile }
    }{ $cost ->
        [0] { "" }
       *[other] , Gelände { $cost }
    }
choice-position = nach { $hexes }
choice-city = in { $hex }
choice-player = hat { $cash }
choice-bank = die Bank

## A game from elsewhere

import-other-game = Das ist ein Spiel von „{ $word }“, nicht von 1880: China.
import-beside = Die Angaben, die dieses Programm dem Spiel beigefügt hatte, sind fehlerhaft ({ $word }).
import-no-players = Das Spiel nennt keine Spieler.
import-no-action = Eintrag { $action } ist keine Aktion; der Import endet davor. Ausgelassene Aktionen: { $left }.
import-undo = Aktion { $action } nimmt zurück, was es nicht gibt; der Import endet davor. Ausgelassene Aktionen: { $left }.
import-redo = Aktion { $action } bringt zurück, was nicht zurückgenommen war; der Import endet davor. Ausgelassene Aktionen: { $left }.
import-kind = Aktionen der Art „{ $word }“ sind unbekannt.
import-malformed = Die Aktion ist fehlerhaft: { $word }.
import-refused = Aktion { $action } ({ $kind }) kann nicht ausgeführt werden, auch nicht durch einen Entscheid; der Import endet davor. Ausgelassene Aktionen: { $left }. { $reason }
import-entity = „{ $word }“ ist kein Spieler, keine Gesellschaft und kein Investor des Spiels.
import-rules = Die Partie wird nach Regeln gespielt, die hier unbekannt sind: { $word }.
import-field = Die Partie ist fehlerhaft: { $word }.
import-not-due = { $word } handelt ({ $kind }), ohne am Zug zu sein.
import-not-offered = { $word } ist so nicht zu haben.
import-given-up = Die Seite muss erst noch fragen, welche Lok { $word } verschrottet; danach lässt sich die Partie einlesen.
import-city = Das Spiel hat keine Stadt „{ $word }“.
import-tile = Plättchen { $word } liegt schon auf { $hex }.
import-dividend = Ausgeschüttet oder eingespart; „{ $word }“ ist keines von beiden.
export-refused = Die Seite kann „{ $line }“ nicht spielen: { $reason }
export-no-word = Für „{ $verb }“ hat die Seite kein Wort.
export-no-run = Auf der Seite müsste { $company } fahren, bevor über das Einfahrergebnis entschieden wird.
export-rocket = Auf der Seite ist der Zug von { $company } vorbei, ehe P7 eingetauscht wird.
export-repay = Auf der Seite tilgt { $player } mit allem Bargeld auf einmal, nicht mit { $amount } davon.

## Corrections and rulings of the table

correct-unfounded = { $company } ist nicht gegründet: Gründe sie zuerst durch einen Entscheid.
correct-space =
    { $spaces ->
        [none] Kein Feld der Kurstabelle hat den Kurs { $price }
       *[other] Der Kurs { $price } steht auf mehreren Feldern: bitte auch die Zeile nennen, { $spaces }
    }.
correct-marker = { $company } hat in { $hex } keinen Bahnhofsmarker zu entfernen, oder schon einen.
correct-bought = Loks liegen bei { $companies }: wer die letzte gekauft hat, hat den Lokkauf-Marker. Ist keine gekauft worden, erst die Loks zurücklegen.
correct-owed = Erst muss jemand anders entscheiden, oder das Spiel ist zu Ende.
rule-position = Bitte sagen, wie Plättchen { $tile } in { $hex } liegt.
rule-whose = Das steht jetzt nicht an. Bitte sagen, wessen Zug es ist: regelung dass "…" Anna: { $line }
rule-out-of-turn = { $who } kann Kauf, Verkauf, Gleis, Bahnhofsmarker oder Lok nachholen, aber nicht { $verb }: dafür den Zug geben, mit berichtigen dran bank { $who } "…"

## What the box cannot show

unsound-cash = { $name } hätte { $cash }.
unsound-debt = { $player } hätte { $debt } Schulden.
unsound-shares = Die Aktien der { $company } gingen nicht auf (Bank: { $bank } %).
unsound-director = { $player } wäre Direktor der { $company } mit nur { $held } %.
unsound-train = Dafür ist keine { $train }-Lok mehr da.
unsound-tile = Dafür ist kein Plättchen { $tile } mehr da.
unsound-marker = { $company } hat dafür keinen Bahnhofsmarker mehr.
unsound-ground = { $hex } ist fest gedruckt: dort kann kein Plättchen liegen.
unsound-track = In { $hex } führte das Gleis ins Leere: { $edges }.
unsound-bid = { $player } hätte { $bid } geboten, mit { $cash } auf der Hand.
unsound-unfounded = Die { $company } ist nicht gegründet: niemand kann Aktien von ihr haben. Gründen geht durch einen Entscheid.
unsound-row = { $company } und { $other } stünden beide in Reihe { $row } beim Startkurs { $price }.
unsound-twice = { $owner } hätte in { $hex } zwei Bahnhofsmarker.
unsound-early = Die { $company } ist noch nicht in Betrieb: Auf dem Plan hat sie keinen Bahnhofsmarker ({ $hex }).
unsound-idle = Dann wäre nie wieder jemand an der Reihe: niemand ist in Betrieb.
unsound-unmarked = Dann wäre nie wieder jemand an der Reihe: solange der Lokkauf-Marker bei niemandem liegt, kommt keine Lok aus dem Spiel. Sag, wo er liegt.
unsound-exchange = { $company } wird allein durch { $private } gegründet, und das ist noch nicht verkauft.
unsound-turn = { $who } ist an der Reihe: erst den Zug jemand anderem geben.
unsound-waiting = Der Lokkauf-Marker läge bei { $company }, die nicht in Betrieb ist: auf sie warten Loks und Spielende.
unsound-city =
    Die Stadt in { $hex } hat { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    }; das wären { $owners }.

## What is asked of whoever is due

ask-auction = { $who }: auf { $private } bieten, ab { $least }, oder passen?
ask-draft = { $who }: welcher Ausländische Investor?
ask-share =
  { $who }:{ $found ->
    [yes] { " " }gründen,
   *[no] { "" }
  }{ $buy ->
    [yes] { " " }kaufen,
   *[no] { "" }
  }{ $repay ->
    [yes] { " " }tilgen,
   *[no] { "" }
  }{ $sell ->
    [yes] { " " }verkaufen,
   *[no] { "" }
  }{ $pass ->
    [yes] { " " }passen?
   *[no] { "" } über dem Limit passt niemand.
  } Bargeld { $cash }, Papiere { $held } von { $limit }.
ask-share-sold =
  { $who }:{ $buy ->
    [yes] { " " }kaufen,
   *[no] { "" }
  }{ $found ->
    [yes] { " " }gründen,
   *[no] { "" }
  }{ $repay ->
    [yes] { " " }tilgen,
   *[no] { "" }
  }{ $sell ->
    [yes] { " " }mehr verkaufen,
   *[no] { "" }
  }{ $done ->
    [yes] { " " }fertig?
   *[no] { "" } über dem Limit passt niemand.
  } Bargeld { $cash }, Papiere { $held } von { $limit }.
ask-track =
  { $who } ({ $director }): Gleis legen{ $station ->
    [yes] , Bahnhofsmarker setzen
   *[no] { "" }
  }{ $run ->
    [yes] { " " }oder fahren?
   *[no] { " " }oder Lok kaufen ({ $train })?
  }
ask-station =
  { $who } ({ $director }): { $permit ->
    [none] kein Baurecht für Phase { $letter };{ " " }
   *[valid] { "" }
  }Bahnhofsmarker setzen{ $run ->
    [yes] { " " }oder fahren?
   *[no] { " " }oder Lok kaufen ({ $train })?
  }
ask-run =
  { $who } ({ $director }): { $permit ->
    [none] kein Baurecht für Phase { $letter };{ " " }
   *[valid] { "" }
  }welche Fahrt?
ask-dividend = { $who } ({ $director }): { $income } ausschütten oder einsparen?
ask-trains =
  { $who } ({ $director }): { $permit ->
    [none] kein Baurecht für Phase { $letter };{ " " }
   *[valid] { "" }
  }{ $must ->
    [yes] sie hat keine Lok und muss eine kaufen ({ $train }).
   *[no] eine Lok kaufen ({ $train }), oder fertig?
  }
ask-over = Das Spiel ist zu Ende.
ask-start = { $who }: welche Baurechte und welche Reihe für die Gesellschaft von P6?
ask-payment = { $who }: { $amount } für P0 fordern, oder verzichten und warten?
ask-rocket = { $who }: welche Gesellschaft nimmt die Lok für P7?
ask-surplus = { $who } hat { $trains }, das Limit ist { $limit }: Welche Lok geht?
ask-merge = { $who }: die { $cash } von { $investor } an die Gesellschaft, oder ein Fünftel, { $fifth }, an dich?
ask-replace = { $who }: den Bahnhofsmarker von { $investor } durch einen eigenen ersetzen, oder entfernen?
ask-home = { $who }: welche Stadt wird Heimatbahnhof, { $cities }?
ask-gap = { $who }: { $gap } fehlen für die { $train }-Lok der { $company }: Aktien verkaufen, oder leihen ({ $debt } Schulden)?

## Sheets: short words in narrow columns

step-track = Gleis
step-station = Bahnhof
step-run = Fahrt
step-dividend = Ausschüttung
step-trains = Loks
head-slot = Reihe
head-company = Gesellschaft
head-price = Kurs
head-held = Anteil
head-cash = Kasse
head-trains = Loks
head-permits = Rechte
head-markers = Bhf
head-income = zuletzt
head-sale = Verk.
head-train = Lok
head-cost = zu
head-left = noch
head-limit = Limit
head-rusts = Schrott
head-brings = bringt
market-price = Kurs
market-pays = zahlt
market-keeps = behält
market-bank = Bk
market-buy = Kauf
market-has = hat
market-sell = Erl.
market-after = { $sold }→
market-note = Notiz
market-half = ½ n: zweite Hälfte nach n Käufen
market-opens = ○ öffnet bei { $percent } %
title-market = Der Markt, für { $player } · bar { $cash } · { $held }/{ $limit }
head-behind = zurück
forced-title = Zwangs-Lokkauf · { $player } zahlt für { $company }
forced-pays = zahlt
forced-due = noch offen
forced-train = Lok { $train }
forced-paid = Kasse und Bargeld
forced-loan = ein Kredit dafür, { $percent } % Zins: Schuld
forced-sales = Was { $player } verkaufen darf, je eine Gesellschaft
forced-held = hat
forced-may = darf
forced-price = Kurs fällt
forced-brings = bringt
forced-then = Schuld dann
forced-all = das alles
forced-none = nichts
forced-rule = { $fee } je Aktie an die Bank, nicht mehr als nötig, und kein Direktor wechselt.
forced-after = Was bleibt
forced-shares = Aktien
forced-debt = Schuld
forced-worth = wert
forced-stands = wie es steht
forced-sold = verkauft das alles
forced-borrowed = leiht alles
forced-follows = Was daraus folgt
forced-phase =
    Phase { $phase } beginnt, { $train } veralten{ $companies ->
        [0] { "" }
       *[other] {" "}sofort:
    }
forced-supply =
    dann im Angebot: { $train } zu { $price }{ $left ->
        [none] {""}
       *[other] , noch { $left }
    }
forced-without = dann ohne Lok: Kasse { $cash }, { $player } hat { $has }
then-pay = ausschütten → { $price }
then-withhold = einsparen → { $price }
title-charters = Bögen
title-players = Spieler
table-cash = Kasse
table-trains = Loks
table-permits = Re.
table-station = Bf
table-bank = Bk
phase-rust = weg { $train }
sheet-unfounded = nicht gegründet
sheet-cash = bar
sheet-shares = Aktien
sheet-fifth = Fünftel
sheet-debt = Schuld
sheet-worth = wert
sheet-certificates = Pap.
sheet-privates = priv
sheet-investors = Inv.
sheet-order = Sitz
chart-bonus = +{ $bonus }
order-removal =
    kauft niemand, { $number ->
        [one] geht die letzte { $train }
       *[other] gehen { $number } × { $train }
    }{ $round ->
        [yes] , dann Aktienrunde
       *[no] { "" }
    }
strip-order = Reihe
bank-trains = Loks
bank-shares = Aktien
colour-yellow = gelb
colour-green = grün
colour-brown = braun
colour-grey = grau
brings-float-percent = offen ab { $value } %
brings-shares-on-sale = { $value } Aktien
brings-yellow-lays = { $value } × gelb
brings-train-trade =
    { $value ->
        [yes] Lokhandel
       *[no] kein Lokhandel
    }
brings-privates-pay =
    { $value ->
        [yes] Privatpapiere zahlen
       *[no] ohne Privatpapiere
    }
brings-investors-operate =
    { $value ->
        [yes] Investoren agieren
       *[no] keine Investoren
    }
brings-second-half = volles Kapital
brings-end = nach der letzten das Ende
brings-communist =
    { $value ->
        [yes] Machtübernahme
       *[no] Machtübernahme aus
    }
brings-restored-2 =
    { $value ->
        [yes] 2R-Loks
       *[no] keine 2R-Loks
    }
brings-marker-cost-factor = Bahnhöfe × { $value }
brings-tiles =
    { $value ->
        [yellow] gelb
        [green] grün
        [brown] braun
       *[other] grau
    }
change-gap = { $gap } (Schulden von { $debt })
hand-bank = Bank
hand-private = Privatpapier
hand-investor = Investor
hand-permits = Baurechte
hand-train = Lok
hand-reserved = reserviert
hand-station = Bahnhof
hand-station-gone = vom Plan
hand-certificate = Direktorakt.
hand-director = Direktor
hand-share = Aktie
hand-share-gone = an die Bank
hand-priority = Erstkaufrecht
hand-marker = Marker
hand-tile = Plättchen
hand-train-from = von { $seller }
hand-train-gone = Lok weg
effect-permits = Baurechte
effect-price = Kurs
effect-trains = Loks
effect-shares = Aktien
effect-debt = Schuld
effect-phase = Phase
effect-missing = fehlt

## Sheets: what lies before whoever is due

charters-director = Dir.
charters-slot = Reihe
charters-cash = Kasse
charters-capital = Kap.
charters-full = ganz
charters-half = halb
charters-none = –
charters-trains = Loks
charters-left = Bahnhöfe
charters-permits = Rechte
charters-income = zul.
charters-sale = Verk.
charters-home = Heimat
charters-reserved = Inv.
charters-price = Kurs
card-bank = Bank
card-none-left = keine mehr
card-not-open = nicht eröffnet
card-unfounded = nicht gegründet
card-never = veraltet nie
card-investors = Investoren
face-private = Nr.
face-opening = ab
face-revenue = zahlt
face-owner = Besitzer
face-power = was es kann
face-lot =
    { $bidder ->
        [none] noch kein Gebot, ab { $least }
       *[other] { $bidder } bietet { $bid }, nächstes { $least }
    }
face-passed = hat gepasst
face-home = Heimat
face-place = Ort
face-values = wert
face-draft = Jeder nimmt einen; die erste Gründung des Besitzers reserviert ihm eine Aktie.
face-certificate = Direktorakt.
face-permits = Baurechte
face-rows = freie Reihen
face-founding = { $sign } baut in Phase { $letter } · offen, wenn der Direktor { $percent } % hat
warn-permits = { $permits }, nicht in Phase { $letter }!
charter-company = { $name }, Direktor { $director } ({ $certificate } %), { $par } Reihe { $row }
charter-treasury =
    Kasse { $cash } ({ $capital ->
        [full] ganzes Kapital
        [half] halbes Kapital
       *[none] noch kein Kapital
    }), zuletzt { $income }
charter-price =
    Kurs { $price }{ $bonus ->
        [0] { "" }
       *[other] , Bonus { $bonus }
    }{ $frozen ->
        [yes] , eingefroren
       *[no] { "" }
    }
charter-trains = Loks
charter-train =
    { $train }{ $by ->
        [none] { "" }
       *[other] { " " }(bis { $by })
    }
charter-no-trains = keine
charter-room = Limit { $limit }, Platz für { $room }
charter-permits =
    Baurechte { $permits }{ $valid ->
        [yes] { "" }
       *[no] , keines für { $letter }
    }
charter-stations =
    Bahnhöfe { $hexes }; übrig { $number ->
        [0] keiner
       *[other] { $number }, für { $left }
    }
charter-holders = Aktien
charter-bank = Bank { $bank } % ({ $sale } im Verkauf)
charter-investor = { $name }, Investor von { $owner }
charter-investor-has =
    Heimat { $home }, Kasse { $cash }, reservierte Aktie: { $share ->
        [none] keine
       *[other] { $share }
    }
charter-player =
    Bargeld { $cash }, Aktien { $shares }{ $fifth ->
        [0] { "" }
       *[other] , ein Fünftel des Investors { $fifth }
    }{ $debt ->
        [0] { "" }
       *[other] , ab Schulden { $debt }
    }, zusammen { $worth }
charter-certificates =
    { $held } von { $limit } Papieren{ $priority ->
        [yes] , hat das Erstkaufrecht
       *[no] { "" }
    }
charter-lot =
    zahlt { $revenue }; { $bidder ->
        [none] noch kein Gebot, ab { $least }
       *[other] { $bidder } bietet { $bid }, nächstes { $least }
    }
charter-bidder = { $player } hat { $cash }
charter-passed = gepasst: { $players }
private-P0 = Zahlt einmal, wenn die letzte 2+2, 3 oder 3+3 geht: 40, 70 oder 100.
private-P1 = Zahlt { $revenue }, sonst nichts.
private-P2 = Gesellschaften des Besitzers zahlen keine Fährgebühr.
private-P3 = Taiwan ist für Gesellschaften des Besitzers 20 mehr wert.
private-P4 = Das erste Plättchen in einem Flussfeld kostet Gesellschaften des Besitzers 20 weniger.
private-P5 = Ein zusätzliches Baurecht D für eine Gesellschaft des Besitzers.
private-P6 = Die Direktoraktie der BCR, 20 % zu 100; BCR darf zwei gelbe Plättchen legen.
private-P7 = Kann gegen eine Lok getauscht werden; muss gegen die zweite 4er-Lok.
brief-P0 = Einmal 40, 70 oder 100 nach der letzten 2+2, 3, 3+3
brief-P1 = Zahlt { $revenue }
brief-P2 = Gesellschaften des Besitzers ohne Fährgebühr
brief-P3 = Taiwan 20 mehr für Gesellschaften des Besitzers
brief-P4 = Flüsse 20 billiger für Gesellschaften des Besitzers
brief-P5 = Ein Baurecht D für eine Gesellschaft des Besitzers
brief-P6 = Direktoraktie der BCR; sie darf zweimal gelb legen
brief-P7 = Tauscht gegen eine Lok; spätestens gegen die zweite 4

## The sheets

round-auction = Versteigerung
round-investors = Wahl der Investoren
round-share = Aktienrunde { $number }
round-operating = Betrieb · Durchgang { $passing }
round-over = Das Spiel ist aus
heading-phase =
    Phase { $phase }{ $communist ->
        [yes] , Machtübernahme
       *[no] { "" }
    } · Loklimit { $limit }
heading-train = { $train }×{ $left } zu { $price }
heading-limit = Limit { $limit }
heading-then = dann
survey-nobody = „{ $who }“ ist weder eine gegründete Gesellschaft noch ein Investor im Spiel.
survey-no-turn = Keine Gesellschaft und kein Investor ist am Zug.

## Questions about the board

brings-train-limit = Loklimit { $value }
help-not-due = (Nicht an der Reihe.)
look-up-unknown = Hier heißt nichts „{ $word }“.
hex-tile = Plättchen { $tile }, { $colour }
hex-town = Kleinstadt { $value }
hex-city = Stadt { $value }, { $free } von { $places } Plätzen frei
hex-homes = Heimat von:
hex-cost = das erste Plättchen kostet { $cost }
hex-values = Wert nach Phase:
hex-markers = Bahnhöfe:
hex-next = { $tile } (noch { $left })
tile-left = Plättchen { $tile }: noch { $left }{ $placed ->
    [0] {""}
   *[other] ; liegt auf { $hexes }
}
train-about = { $train }-Lok: { $price }{ $rusts ->
    [none] {""}
   *[other] ; die erste verschrottet die { $rusts }-Loks
}{ $by ->
    [none] ; wird nie verschrottet
   *[other] ; Schrott mit der ersten { $by }
}
kind-plain = freies Land
kind-town = Kleinstadt
kind-two-towns = zwei Kleinstädte
kind-city = Stadt
kind-two-cities = zwei Städte
kind-boomtown = Mittelstadt: klein oder groß, mit dem ersten Plättchen gewählt
kind-two-boomtowns = zwei Mittelstädte: klein oder groß, mit dem ersten Plättchen gewählt
kind-beijing = Beijing
kind-offboard = Fernverbindung: immer Ende einer Strecke
kind-harbour = Hafen: zählt als Kleinstadt, immer Ende einer Strecke
kind-ferry = Fährverbindung
head-investor = Investor
head-debt = Schulden
head-worth = Vermögen
evening-income = Einfahrergebnisse nach Gesellschaft und Runde
evening-dividends = Dividenden nach Spieler und Runde
gain-dividends = Dividenden
evening-train = Die Loks, und wann sie kamen
evening-train-what = Lok
evening-train-bought = zuerst gekauft
evening-train-gone = alle aus der Bank
evening-train-rusted = verschrottet
club-values = Die Gesellschaften, nach dem Wert einer Aktie am Ende
club-what = Gesellschaft

## Was die Fassungen der Regeln geändert haben

rules-sound = Berichtigungen und Entscheide, nach denen die Schachtel den Tisch nicht zeigen oder niemand weiterspielen könnte, werden abgelehnt.
rules-draft = Werden Plätze während der Wahl der Investoren berichtigt, wählen alle weiter, die noch keinen haben.
rules-reasons = Eine Berichtigung oder ein Entscheid braucht einen Grund, der zu lesen ist.
rules-readable = Der Grund einer Berichtigung oder eines Entscheids hat mindestens drei Buchstaben.
rules-idle-last = Gilt after_idle_removal=next, macht nach der Aktienrunde die Gesellschaft selbst weiter, wo in der Zugreihenfolge keine andere mehr kommt, erst Loks über dem Loklimit zu verschrotten sind oder sie in diesem Zug P7 benutzt oder eine Lok von einer anderen Gesellschaft gekauft hat.
rules-made-up = Ein Kauf oder Verkauf, der in einer Aktienrunde nachgeholt wird, zählt anstelle des letzten Passens dieses Spielers, wenn seither niemand gehandelt hat.
rules-opened = Eine Gesellschaft, die als offen berichtigt wird, hat ihren Heimatbahnhof und ihr Kapital; eine, die es nicht mehr ist, gibt beides zurück.

## The table's options, as the form for a new game explains them

option-opener-after-gift = Wer eröffnet die nächste Versteigerung, nachdem P0 verschenkt wurde?
option-merge-from = Von wo muss eine Lok die Heimat eines Investors erreichen, damit er sich anschließt?
option-red-hex-markers = Dürfen Gesellschaften Bahnhofsmarker auf Fernverbindungen setzen?
option-par-row = Welche Reihe nimmt ein Gründer in der Zugreihenfolge?
option-second-half-after = Wonach wird die zweite Hälfte des Kapitals geprüft?
option-repaying-acts = Zählt das Tilgen einer Schuld in der Aktienrunde als Agieren?
option-sell-unoperated = Dürfen Aktien einer Gesellschaft verkauft werden, die noch nicht agiert hat?
option-removal-after-p7 = P7 eröffnet einen Loktyp: wartet dessen Entfernen eine ganze Runde?
option-after-idle-removal = Loks werden entfernt, eine Aktienrunde folgt: wer macht danach weiter?
option-communist-forced-sale = Darf ein Direktor beim Zwangs-Lokkauf während der Kommunistischen Machtübernahme Aktien der eigenen Gesellschaft verkaufen?
option-debtor-founds = Darf ein verschuldeter Spieler eine Gesellschaft gründen?
option-interest-rounding = Wie werden Zinsen gerundet?
option-trans-siberian-per-train = Bringt jede Lok, die beide Enden verbindet, den Transsib-Bonus?
option-bonus-without-route = Bekommt eine Gesellschaft ohne Strecke den Bonus der Kurstabelle?
option-advice = Erfährt der Tisch, was eine bessere Fahrt eingebracht hätte?
value-seat = der nächste Platz
value-next = einer weiter
value-home = von der Heimat der Gesellschaft
value-any-marker = von jedem ihrer Bahnhofsmarker
value-no = nein
value-yes = ja
value-free = eine freie nach Wahl
value-top = die oberste freie
value-any = nach allem
value-purchase = nach einem Kauf
value-strict = nein
value-interrupted = nur die unterbrochene Runde
value-wait = ja
value-same = die Gesellschaft am Zug
value-up = auf
value-down = ab
value-off = nein
value-on = ja


## The rulebook in our own words, by paragraph

rule-players = Drei bis sieben spielen. Startkapital und Aktienlimit hängen von der Zahl der Spieler ab.
rule-auction = Die Privatpapiere werden einzeln versteigert, jedes vom nächsten Platz eröffnet. Gebote sind Vielfache von 5; wer passt, ist bei dieser Versteigerung draußen. Bietet niemand auf P0 oder P1, wird es um 5 billiger, bei 0 muss der Eröffner es nehmen; bietet niemand auf ein anderes, zahlen erst die Privatpapiere, dann wird es wieder angeboten. Danach sitzt man nach Bargeld, der Ärmste zuerst, und wählt so die Investoren.
rule-privates = Ein Privatpapier zahlt seinem Besitzer, sooft die Zugreihenfolge von vorn beginnt, bis zur ersten 4er-Lok. P2, P3 und P4 helfen Gesellschaften und Investor des Besitzers; P5 gibt einer seiner Gesellschaften das Baurecht D für immer; P6 ist die Direktoraktie der BCR; P7 wird, wenn eine seiner Gesellschaften agiert, zur angebotenen Lok, spätestens zur zweiten 4er-Lok.
rule-investors = Jeder Spieler hat einen Ausländischen Investor. Er legt ein Plättchen oder rüstet eines auf, fährt mit einer geliehenen Lok des angebotenen Typs und spart das Einfahrergebnis ein. Die erste Gesellschaft, die sein Besitzer gründet, legt eine Aktie auf seinen Besitzbogen. Mit der ersten 4er-Lok agieren die Investoren nie mehr.
rule-merger = Am Ende seines Zugs schließt sich ein Investor seiner Gesellschaft an, wenn eine beliebig lange Lok zwischen beiden Heimatbahnhöfen fahren könnte; Bahnhofsmarker anderer hindern nicht. Der Besitzer entscheidet, ob das Geld in die Kasse geht oder ein Fünftel an ihn; er bekommt 50 von der Bank und die Aktie. Die Gesellschaft darf den Bahnhofsmarker durch ihren billigsten ersetzen.
rule-director = Wer mehr von einer Gesellschaft hält als ihr Direktor, wird sofort Direktor; bei mehreren der erste links von ihm. Ein Direktor darf die Direktoraktie nur anbrechen, wenn ein anderer mindestens so viel hält.
rule-permits = Eine Gesellschaft baut nur in Phasen, deren Buchstabe unter ihren Baurechten ist. Eine Direktoraktie über 20 % bringt drei Buchstaben in Folge, eine über 30 % zwei, eine über 40 % einen. P5 kann D hinzufügen.
rule-turn-order = Die Zugreihenfolge ist ein Kreis: Privatpapiere, Investoren nach Nummer, dann die Gesellschaften mit Startkurs 100, 90, 80 und 70, jeweils nach Reihe. Der Aktienkurs spielt keine Rolle. Eine Aktienrunde unterbricht nur; danach geht es weiter, wo man stand.
rule-turn = Der Zug einer Gesellschaft: Gleis legen, Bahnhofsmarker setzen, fahren, ausschütten oder einsparen, Loks kaufen, in dieser Folge. Fahren und die Entscheidung über das Einfahrergebnis sind Pflicht, das Übrige nicht.
rule-laying = In einem Zug legt eine Gesellschaft ein gelbes Plättchen, ab Phase B zwei, oder rüstet eines auf. Nötig ist das Baurecht der Phase; das Gleis muss mit einem ihrer Bahnhofsmarker verbunden sein, nicht durch volle Städte anderer hindurch. Das erste Plättchen liegt auf ihrer Heimat. Flüsse und Berge werden einmal bezahlt, mit dem ersten Plättchen.
rule-upgrading = Ein Plättchen wird durch eines der nächsten Farbe aufgerüstet, das alle Gleise und den Buchstaben behält. Gleise dürfen nicht vom Plan, gegen Sperren oder in rote und blaue Felder ohne gedrucktes Gleis führen. Eine braune Stadt hat sechs Ausgänge, wo dafür Platz ist; 611 kommt, wenn alle 63 verbraucht sind. Das alte Plättchen geht in den Vorrat zurück.
rule-stations = Eine Gesellschaft darf je Zug einen Bahnhofsmarker setzen, in eine erreichbare Stadt mit freiem Platz, und nur einen je Feld. Der erste nach dem Heimatbahnhof kostet 40, der nächste 100; in Phase D das Doppelte. Die Heimat einer noch kommenden Gesellschaft muss frei bleiben.
rule-trains = Eine normale Lok fährt so viele Bahnhöfe jeder Größe an; eine Plus-Lok 3+3 drei große und drei kleine; eine E-Lok fährt durch beliebige und zählt die besten. Die restaurierte 2er-Lok gibt es ab Phase C2: eine je Gesellschaft, sie wird nie verschrottet und erfüllt die Lokpflicht nicht.
rule-purchase = Loks werden in aufsteigender Folge von der Bank gekauft; ab Phase B auch von Gesellschaften desselben Direktors, zu jedem Preis ab 1. Am Ende ihres Zugs muss eine Gesellschaft eine Lok besitzen. Kauft eine ganze Runde lang niemand, bis die Gesellschaft mit dem Lokkauf-Marker am Zug war, verlassen alle Loks dieses Typs das Spiel.
rule-train-limit = Eine Gesellschaft darf vier Loks halten, ab B2 drei, ab C3 zwei. Am Loklimit darf sie nicht kaufen, auch wenn durch den Kauf Loks verschrottet würden. Was über ein neues Loklimit geht, wird ohne Entgelt verschrottet.
rule-forced-purchase = Einer Gesellschaft, die kaufen muss und nicht zahlen kann, hilft ihr Direktor: mit Bargeld, dann durch Verkauf von Aktien, solange kein Direktor wechselt, dann durch Schulden. Schulden kosten die Hälfte dazu, sofort und am Ende jeder Aktienrunde; wer Schulden hat, darf keine Aktien kaufen.
rule-operating = Eine Strecke verbindet mindestens zwei Bahnhöfe, einer mit eigenem Bahnhofsmarker; sie nutzt kein Gleis doppelt, auch nicht mit mehreren Loks, und keinen Bahnhof doppelt. Durch Städte, die andere füllen, führt sie nicht; rote und blaue Felder sind immer ihre Enden, ebenso Beijing, bevor es braun ist. Nur E-Loks lassen Bahnhöfe aus.
rule-income = Werte nach dem Buchstaben der Phase; 10 weniger je Fährverbindung, außer für den Besitzer von P2; 20 mehr für Taiwan mit P3; einmal 50 für eine Lok, die beide Enden der Transsib zählt; und der Bonus des Kursfelds zu Beginn des Zugs, für jede Gesellschaft mit Lok.
rule-effects = Die erste Lok eines Typs beginnt eine Phase, ob gekauft, getauscht oder entfernt: neue Farben, Limits und Prozente gelten sofort, alte Loks werden verschrottet. Die letzte Lok eines Typs bringt eine Aktienrunde, bis zur zweiten 8er-Lok.
rule-share-round = Ist man an der Reihe, verkauft man beliebig, kauft dann eine Aktie oder gründet eine Gesellschaft, oder passt. Die Runde endet, wenn alle nacheinander gepasst haben.
rule-share-order = Es beginnt, wer das Erstkaufrecht hat, dann geht es im Uhrzeigersinn. Am Ende geht das Erstkaufrecht an den linken Nachbarn dessen, der zuletzt gekauft oder verkauft hat.
rule-shares = Eine Aktie zum Kurs, oder eine Direktoraktie über 20, 30 oder 40 % zu 100, 90, 80 oder 70. In Phase A sind nur die oberen fünf Aktien käuflich. Was man in dieser Runde verkauft hat, darf man nicht wieder kaufen.
rule-certificate-limit = Zwanzig Papiere zu dritt bis elf zu siebt; eine Direktoraktie zählt als eines. Privatpapiere, Investoren und deren Aktien zählen nicht. Wer über dem Aktienlimit ist, muss erst verkaufen.
rule-inauguration = Am Ende einer Aktienrunde geht eine Gesellschaft in Betrieb, wenn ihr Direktor den Anteil der Phase hält, 20, 30, 40 oder 60 %, oder nichts mehr zu kaufen ist. Der Heimatbahnhof kostet nichts.
rule-capital = Fünfmal den Startkurs, sobald sie in Betrieb geht; noch einmal fünfmal, sobald die erste 3er-Lok weg ist und höchstens fünf Aktien in der Bank liegen.
rule-sale = Beliebig viele Aktien zum Kurs, abzüglich 5 je Aktie; dann fällt der Kurs je Aktie um eine Zeile. Nicht in der ersten Aktienrunde; in derselben Runde kauft man nicht zurück.
rule-prices = Ausgeschüttet: nach rechts, am Ende der Zeile nach oben. Nichts ausgeschüttet: nach links, am Anfang nach unten. Je verkaufter Aktie: nach unten. Am Ende einer Aktienrunde ausverkauft: nach oben. Ein Kursmarker, der zu anderen kommt, wird unter sie gelegt; das ist ein Brauch, von dem nichts abhängt.
rule-communist = Während der Kommunistischen Machtübernahme, von der ersten 4er- bis zur ersten 6er-Lok, bewegen sich keine Kurse, und Direktoren dürfen keine Aktien eigener Gesellschaften verkaufen. Privatpapiere zahlen nicht mehr, Investoren agieren nicht mehr, beides für immer.
rule-ending = Ist die letzte 8er-Lok weg, gibt es eine letzte Aktienrunde; dann hat jede Gesellschaft noch drei Züge, die mit dem Lokkauf-Marker zuletzt. Vermögen ist Bargeld und Aktien zum Kurs, abzüglich Schulden; ein noch eigenständiger Investor gibt seinem Besitzer ein Fünftel seines Geldes.

# Wonach man sonst sucht, wenn man nach einer Regel fragt

sought-players = Plätze, Geld, Startgeld, Mitspieler
sought-auction = Gebote, bieten, Versteigerung, Auktion, Eröffnung
sought-privates = Privatgesellschaften, Rakete, Sonderrechte
sought-investors = ausländische, mieten
sought-merger = Fusion, Anschluss, zusammenschließen, verbinden
sought-director = Direktor, Präsident, Mehrheit
sought-permits = Baurecht, Lizenz, Buchstaben
sought-turn-order = Zugreihenfolge, Reihen, Durchgang
sought-turn = Schritte, Ablauf, Spielzug
sought-laying = Gleis, bauen, Plättchen, Fluss, Gebirge, Gelände, Grenze, Kosten, gelb
sought-upgrading = Ausbau, ersetzen, grün, braun, grau, Stadt, Ausgänge, aufwerten
sought-stations = Bahnhof, Bahnhofsmarker, Heimat, blockieren, Reservierung
sought-trains = Lok, Lokomotive, Express, restauriert, 2R
sought-purchase = Lokkauf, Lokhandel, entfernen, Lokmarker, Pflicht
sought-train-limit = Loklimit, Überzahl, verschrotten, abgeben
sought-forced-purchase = Zwangskauf, Notkauf, Kredit, Zinsen, Schulden, leihen, Bankrott
sought-operating = fahren, Fahrt, Strecken, Route, Halte, Peking
sought-income = Einnahmen, Ertrag, Wert, Bonus, Fähre, Taiwan, Hafen
sought-effects = Phase, Phasen, rosten, verrosten, veraltet
sought-share-round = Aktienphase, passen, Kaufrunde
sought-share-order = Erstkaufrecht, Vorrang, Reihenfolge
sought-shares = Aktien, kaufen, gründen, Gründung, Startkurs
sought-certificate-limit = Zertifikatslimit, Papierlimit, Obergrenze
sought-inauguration = Betriebsaufnahme, eröffnen, Start
sought-capital = Kapital, Kapitalisierung, Hälfte, Kasse
sought-sale = Verkauf, verkaufen, Gebühr, Makler
sought-prices = Kurs, Kurstafel, Dividende, Ausschüttung, einbehalten, ausverkauft
sought-communist = Kommunismus, Kommunisten, Übernahme, eingefroren
sought-ending = Spielende, Ende, letzte Züge, Sieger, Vermögen, Abrechnung

# Wie jeder Zug getippt wird

form-bid = bieten BETRAG
form-pass = passen
form-permit = baurecht RECHTE [GESELLSCHAFT] [reihe REIHE]
form-investor = ausländer INVESTOR
form-found = gründen GESELLSCHAFT KURS DIREKTORAKTIE RECHTE [reihe REIHE]
form-buy = kaufen GESELLSCHAFT
form-sell = verkaufen GESELLSCHAFT [ANTEILE] …
form-repay = tilgen BETRAG [SPIELER]
form-done = fertig
form-lay = legen FELD PLÄTTCHEN [LAGE]
form-station = bahnhof FELD [RICHTUNG]
form-run = fahren [LOK: HALT HALT … / …] [BETRAG] [wieder]
form-pay = zahlen
form-withhold = einsparen
form-train = lok LOK [von GESELLSCHAFT] [für BETRAG]
form-rocket = rakete [GESELLSCHAFT] [verschrotten LOK]
form-claim = fordern
form-decline = verzichten
form-scrap = verschrotten LOK
form-merge = anschluss kasse | besitzer
form-replace = ersetzen
form-remove = entfernen
form-home = heimat STADT
form-borrow = leihen
form-note = notiz TEXT
form-count = prüfen WESSEN BETRAG [WAS]
form-confirm = bestätigen WAS WO WERT
form-correct = berichtigen WAS WESSEN ÄNDERUNG GRUND
form-rule = regelung dass GRUND ZUG

## Panes and pages

pane-table = Gesellschaften und Spieler
pane-ranking = Wäre jetzt Ende
pane-charter = Am Zug
pane-step = Schritt
pane-coming = Was kommt
pane-chart = Aktienkurse
pane-market = Markt
pane-outlook = Künftige Kurse: Dividende oder 1 bis 3 verkauft
pane-phases = Phasen und Loks
pane-bank = Bank
pane-charters = Besitzbogen
pane-privates = Privatpapiere
pane-draft = Ausländische Investoren
pane-forced = Zwangs-Lokkauf
pane-founding = Eine Gesellschaft gründen
page-charters = Bogen
page-auction = Versteigerung
page-draft = Investoren
page-forced = Zwangs-Lokkauf
page-market = Markt
page-trains = Loks

## What trains could earn

routes-train = { $train }: { $stops } = { $value }
routes-modifiers = Bonus { $bonus }, Fähren { $fees }
routes-proved = Bestes { $total }, bewiesen: { $paths } Strecken in { $milliseconds } ms abgewogen.
routes-bound = Bisher bestes { $total }, höchstens { $bound }: { $paths } Strecken in { $milliseconds } ms abgewogen.
routes-runner-up = Das nächstbeste bringt { $total }.
what-if-adds = { $company }: { $before } → { $after } ({ $adds } mehr).
help-routes = Die beste Fahrt einer Gesellschaft oder eines Investors, mit dem Beweis, dass es keine bessere gibt.
help-routes-file = Die Aufzeichnung.
help-routes-company = Die Gesellschaft, etwa HKR, oder der Investor, etwa A3.
help-routes-at = Nicht jetzt, sondern nach diesem Zug; 0 ist der Anfang.
help-routes-json = Als ein JSON-Objekt.
help-what-if = Was eine Zeile der besten Fahrt dessen brächte, der am Zug ist; die Aufzeichnung bleibt, wie sie ist.
help-what-if-file = Die Aufzeichnung.
help-what-if-line = Ein Gleis, ein Bahnhofsmarker oder eine Lok, wie sie gespielt würden.

## What every table says, in the words of this game

command-about = Ein Feld, ein Plättchen, eine Gesellschaft, eine Lok, einen Spieler erklären.
tally-final = Endvermögen:
export-wealth = Vermögen
export-rounds = Vermögen am Ende jeder Runde
command-tally = Vermögen jedes Spielers, jetzt oder am Ende.
tally-title = Vermögen
tally-wealth = Vermögen am Ende jeder Runde, darunter die Nummer ihres letzten Zuges
choice-again = dieselbe Fahrt wie zuletzt
begin-seats = Spieler in Sitzordnung, zuerst wer das Erstkaufrecht hat
example-about = E7
example-rule = baurecht

## The players’ page

tab-charters = Gesellschaften
tab-market = Kurse
tab-trains = Loks und Phasen
web-priority = Erstkaufrecht { $player }
web-shares = Meine Aktien
web-certificates = { $held } von { $limit } Papieren
web-owned = Meine Privatpapiere und Investoren
web-company = Gesellschaft
web-held = Anteil
web-price = Kurs
web-value = Wert
web-fifth = { $investor }, ein Fünftel von { $cash }
web-debt = Schulden
web-director = Direktor
web-players = Spieler
web-holders = Wer was hält
web-percent = Prozent, ★ Direktor
web-on-sale = zu kaufen
web-investor = Investor
web-bonus = Bonus je Anteil
web-unfounded = Noch nicht gegründet
web-still-to-act = Noch am Zug
web-order = In der Reihenfolge
web-now-on-turn = am Zug
web-has-acted = war dran
web-shut = noch nicht offen
web-treasury = Kasse
web-trains = Loks, Platz für { $room }
web-permits = Baurechte
web-rusts = { $train } wird mit der ersten { $by } verschrottet
web-rust-then = weg mit der ersten { $by }:
web-depot = Loks in der Bank
web-left = { $left } zu { $price }
web-begins = beginnt { $phase }
web-at-least = { $least } oder mehr
web-gets = { $player } bekommt { $private } für { $bid }
web-next = { $player } folgt
web-at = { $number ->
    [one] zu { $prices }
   *[other] zu einem von { $prices }
}
web-pays = { $income }, davon { $mine } für dich
web-keeps = { $income } in die Kasse
web-from = von
web-done = Zug beenden
web-if-it-pays = zahlt sie { $income },
web-you-get = bekommst du { $mine }
web-acts-after = kommt nach
web-has = Kasse { $cash } · eine { $train } kostet { $price }
web-of-cash = bar
web-of-shares = Aktien
web-of-fifth = Investor
web-of-debt = Schulden
web-of-worth = Vermögen
web-of-certificates = Papiere
