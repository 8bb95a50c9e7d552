### What 1880: China says. Messages are named by the codes that the rules hand out.


## Moves, for help and completion: what each verb does

move-bid = Licytuj wystawioną spółkę prywatną.
move-pass = Pasuj.
move-permit = Wybierz pozwolenia na budowę albo przekaż spółce dodatkowe pozwolenie z P5.
move-investor = Wybierz inwestora zagranicznego.
move-found = Załóż spółkę: cena emisyjna, certyfikat prezesa, pozwolenia, rząd na liście kolejności.
move-buy = Kup jedną akcję.
move-sell = Sprzedaj akcje: spółka i liczba, ile razy trzeba.
move-repay = Spłać dług.
move-done = Zakończ turę.
move-lay = Połóż lub zmodernizuj kafelek: pole, kafelek, co łączą jego tory.
move-station = Postaw stację.
move-run = Uruchom pociągi: samo słowo to najlepszy przejazd, albo każdy pociąg z przystankami.
move-pay = Wypłać dochód.
move-withhold = Zatrzymaj dochód: zostaje w skarbcu.
move-train = Kup pociąg z banku albo od spółki tego samego prezesa.
move-rocket = Wymień P7 na pociąg.
move-claim = Odbierz teraz wypłatę z P0.
move-decline = Zrezygnuj i czekaj na następną.
move-scrap = Oddaj pociąg ponad limit.
move-merge = Wskaż, dokąd trafia skarbiec inwestora: skarbiec (spółki) albo właściciel.
move-replace = Zamień stację inwestora na stację spółki.
move-remove = Usuń stację inwestora.
move-home = Wybierz miasto stacji startowej.
move-borrow = Pożycz to, czego brakuje do pociągu.

## Co stoi w wierszu, gdy słów jest za dużo, by je wyliczyć

label-privates = prywatne
label-COMPANY = spółka, np. HKR
label-COMPANY-SHARES = spółka i liczba akcji
label-INVESTOR = inwestor, np. A3
label-TRAIN = rodzaj pociągu
label-TRAIN-STOP-STOP = pociąg i jego przystanki
label-again = ostatnie trasy
label-PERMITS = pozwolenia, np. AB
label-PRICE = cena emisyjna
label-CERTIFICATE = certyfikat prezesa
label-ROW = rząd od 1 do 4
label-HEX = pole, np. E7
label-TILE = numer kafelka
label-POSITION = położenie kafelka, np. W-E
label-DIRECTION = kierunek, np. NE
label-CITY = miasto z nazwy
label-WHAT = nazwa: czyje lub co
label-PLAYER = gracz

## Table and options

seats-number = Graczy: { $number }. Gra jest dla { $least } do { $most } osób.
seats-reserved = Gracz nie może się nazywać „{ $name }”: to nazwa używana w grze.
seats-twice = Dwóch graczy nazywa się „{ $name }”.

## V Auction, seating, draft

auction-cash = { $player } ma { $cash } i nie może licytować { $amount }.
auction-low = { $amount } to za mało: za { $private } co najmniej { $least }.
auction-step = Licytuje się co { $step }; { $amount } nie pasuje.
investor-taken = { $investor } należy już do: { $owner }.
permit-start = Najpierw wybór pozwoleń dla { $company }: tylko litery i rząd.
permit-choice = Ten certyfikat nie daje pozwoleń { $letters }. Do wyboru: { $choices }
event-all-passed = Wszyscy spasowali przy { $private }: wypłata dochodów i ponowna licytacja.
event-starting-bid-lowered = Nikt nie licytuje { $private }: cena wywoławcza spada do { $least }.
event-private-bought = { $player } dostaje { $private } za { $amount }.
event-private-paid = { $private } wypłaca { $amount }: { $player }.
event-seats-changed = Nowa kolejność: { $seats }. Priorytet ma pierwsza osoba.
event-investor-chosen = { $player } bierze inwestora { $investor }.
event-cannot-bid = { $player } nie ma na kolejną ofertę za { $private } i pasuje.

## VI Private companies

permit-extra = Można przekazać tylko pozwolenie { $letter }, wskazanej spółce.
permit-no-owner = { $private } nie jest w grze.
permit-given = { $private } już przekazało swoje pozwolenie (właściciel: { $player }).
permit-director = { $private } należy do: { $player }; to nie jest prezes { $company }.
permit-has = { $company } ma już pozwolenie { $letter }.
event-permit-given = { $company } ma teraz pozwolenia { $permits }.
rocket-gone = { $private } nie jest już w grze.
rocket-investor = { $investor } to inwestor zagraniczny: nie może mieć własnego pociągu.
rocket-on-turn = Pociąg trafia do { $company }, której trwa tura, bez oddawania innego.
rocket-director =
    P7 należy do: { $player }; pociąg trafia do spółki tego prezesa{ $company ->
        [none] .
       *[other] , nie do { $company }.
    }
rocket-scrap = { $company } ma komplet ({ $trains }; limit { $limit }): wskaż pociąg do oddania.
rocket-no-scrap = { $company } nie może oddać pociągu { $train }.
rocket-room = { $company } ({ $player }) ma miejsce: pociąg nie przepada, trafia tam.
event-rocket-used = { $company } dostaje za P7 pociąg { $train }.
event-price-waits = Cena { $company } jeszcze się nie zmieniła: w rundzie giełdowej, która jest najpierw, akcje sprzedaje się po { $price }.
event-rocket-lost = Żadna spółka nie ma miejsca: P7 i pociąg { $train } odpadają z gry.
event-train-scrapped = { $company } oddaje pociąg { $train }.
event-payment-made = { $private } wypłaca { $amount } ({ $player }) i odpada z gry.
event-payment-declined = { $player } rezygnuje z { $amount } i czeka na następną wypłatę.

## VII Foreign investors

merge-to = Skarbiec trafia do: { $choices }; nie do „{ $to }”.
event-share-reserved = Akcja { $company } jest zarezerwowana u { $investor }.
event-investor-merged = { $investor } ma połączenie z { $company } i się do niej przyłącza.
event-treasury-merged = { $investor } wnosi { $amount } do skarbca { $company }.
event-owner-paid-out = { $player } dostaje { $amount } ze skarbca { $investor }; reszta idzie do banku.
event-premium-paid = { $player } dostaje { $amount } z banku i zarezerwowaną akcję { $company }.
event-marker-replaced = { $company } przejmuje stację { $investor } na { $hex }.
event-marker-removed = Stacja { $investor } znika z { $hex }.
event-investor-ended = { $investor } wypłaca na koniec { $amount }: { $player }.
merge-no-share = { $investor } nie ma akcji: najpierw popraw, której spółki (poprawka zarezerwowana).

## VIII Companies and directors

event-company-founded = { $player } zakłada { $company } po { $price }, { $percent } % za { $amount }.
event-director-changed = { $now } zostaje prezesem { $company }; dotąd: { $was }.
event-company-opened = { $company } rozpoczyna działalność; prezes: { $director }.
event-capital-paid =
    { $company } dostaje { $amount }: { $capital ->
        [full] druga
       *[other] pierwsza
    } połowa kapitału.

## IX Turn order and steps

turn-not-now = „{ $verb }” nie jest teraz możliwe. Kolej na: { $due }; możliwe: { $verbs }
turn-none = Żaden ruch „{ $verb }” nie jest teraz możliwy.
turn-too-late =
    Za późno na { $wanted ->
        [track] budowę torów
        [station] stację
        [run] przejazd
        [dividend] dywidendę
       *[other] pociągi
    }: { $who } jest już przy { $step ->
        [track] budowie torów
        [station] stacji
        [run] przejeździe
        [dividend] dywidendzie
       *[other] zakupie pociągów
    }.
turn-run-first = { $who } może uruchomić pociągi i musi to zrobić najpierw.
turn-dividend-first = Najpierw { $who } wypłaca lub zatrzymuje { $income }.
event-passing-begun = Zaczyna się runda operacyjna: lista kolejności rusza od nowa (obieg { $number }).
event-step-passed =
    { $who } { $step ->
        [track] nie buduje więcej torów
        [station] nie stawia stacji
       *[other] nie jedzie
    }.

## X Track

track-no-hex = Na mapie nie ma pola { $hex }{ $beside ->
    [none] .
   *[other] ; obok leżą { $beside }.
}
track-no-tile = W pudełku nie ma kafelka { $tile }.
track-printed =
    { $hex } pozostaje jak na mapie ({ $kind ->
        [offboard] dalekie połączenie
        [harbour] nadbrzeże
       *[other] prom
    }): tam nie kładzie się kafelków.
track-no-permit = { $company } ma pozwolenia { $permits }, żadnego na fazę { $letter }.
track-upgraded = { $who }: w tej turze już zmodernizowano kafelek.
track-yellow-laid = { $who }: w tej turze leży już żółty kafelek, więc bez modernizacji.
track-yellow-limit =
    { $who }: w tej turze leży już { $limit ->
        [one] jeden żółty kafelek
        [few] { $limit } żółte kafelki
       *[many] { $limit } żółtych kafelków
    }: więcej nie wolno, także modernizacji.
track-colour =
    Kafelek { $tile } jest { $colour ->
        [yellow] żółty
        [green] zielony
        [brown] brązowy
       *[other] szary
    }; ten kolor wchodzi z pierwszym pociągiem { $train }.
track-last-tile = { $old } na { $hex } nie podlega już modernizacji.
track-no-upgrade = { $old } na { $hex } nie modernizuje się na { $tile }. Możliwe: { $tiles }
track-first-yellow =
    { $hex } jest puste: pierwszy kafelek jest żółty, a { $tile } jest { $colour ->
        [green] zielony
        [brown] brązowy
       *[other] szary
    }. Możliwe: { $tiles }
track-ground = { $tile } nie pasuje do tego, co jest na { $hex }. Możliwe: { $tiles }
track-none-left = Nie ma już kafelka { $tile }; wszystkie ({ $count }) leżą na mapie: { $hexes }
track-kept = Tak położony ({ $position }) { $tile } nie zachowuje torów { $old } na { $hex }.
track-stub = { $tile } na { $hex } musi łączyć się z nadrukowanym torem na { $edge }.
track-off-map = { $tile } na { $hex } wychodziłby poza mapę na { $edge }.
track-sea = { $tile } na { $hex } wchodziłby na { $edge } w morze.
track-barrier = { $tile } na { $hex } przekraczałby na { $edge } barierę do { $there }.
track-six-exits = Na { $hex } pasuje { $better } z większą liczbą wyjazdów (zostało: { $left }): trzeba użyć go, nie { $tile }.
track-cost = { $hex } kosztuje { $cost }; { $who } ma { $cash }.
track-home-first = { $who } buduje najpierw u siebie: na { $home }, nie na { $hex }.
track-not-joined = { $tile } na { $hex } nie łączy się z torem, który dochodzi od { $edges }.
track-blocked = Droga do { $hex } jest zablokowana: { $at } pełne ({ $owners }).
track-not-reached = { $who } nie ma toru do { $hex } od żadnej swojej stacji.
ambiguous-lay = Kafelek { $tile } pasuje na { $hex } na kilka sposobów.
ambiguous-position = „{ $words }” może oznaczać kilka położeń kafelka { $tile }.
unreadable-position = Kafelek { $tile } nie ma położenia „{ $word }”.
unreadable-direction = „{ $word }” to nie kierunek.
event-terrain-paid = { $who } płaci { $cost } za teren na { $hex }.

## X Station markers

station-investor = { $investor } to inwestor zagraniczny: nie stawia stacji.
station-placed = { $company } już postawiła stację w tej turze.
station-no-marker = { $company } nie ma już stacji (wszystkich: { $markers }).
station-no-hex = Na mapie nie ma pola { $hex }{ $beside ->
    [none] .
   *[other] ; obok leżą { $beside }.
}
station-red = Przy tym stole nie stawia się stacji na dalekim połączeniu ({ $hex }).
station-no-city = { $hex } nie ma miasta na stację.
station-one-a-hex = { $company } ma już stację na { $hex }.
station-no-edge = Na { $hex } żadne miasto nie ma toru na { $edge }. Są: { $edges }
station-full = Miasto na { $hex } jest pełne ({ $owners }).
station-reserved = Ostatnie miejsce na { $hex } czeka na { $companies }: to stacja startowa.
station-blocked = Droga do { $hex } jest zablokowana: { $at } pełne ({ $owners }).
station-not-reached = { $company } nie dojeżdża do { $hex } od żadnej swojej stacji.
station-nowhere = { $company } nie dociera do żadnego miasta z wolnym miejscem na stację.
station-cost = Stacja kosztuje { $cost }; { $company } ma { $cash }.
station-home = { $city } nie jest stacją startową { $company }. Do wyboru: { $cities }
event-station-placed = { $company } stawia stację na { $hex } za { $cost }.

## X Running trains

run-trainless = { $company } nie ma pociągu, który mógłby pojechać.
run-no-train = Podano pociągów { $train }: { $count }; w posiadaniu: { $owned }
run-too-short = Przejazd obejmuje co najmniej { $least } miasta (pociąg { $train }).
run-too-long = Pociąg { $train } ma { $most ->
    [few] { $most } przystanki
   *[other] { $most } przystanków
}; tu jest { $stations }, o { $over } za dużo.
run-too-many-large = Pociąg { $train } ma { $most ->
    [few] { $most } duże miasta
   *[other] { $most } dużych miast
}; tu jest { $large }, o { $over } za dużo.
run-blocked = Pociąg { $train } nie przejedzie przez { $hex }: pełne ({ $owners }).
run-through-end = Pociąg { $train } nie przejedzie przez { $hex }: tam przejazd się kończy.
run-no-marker = Pociąg { $train } musi odwiedzić stację { $company }: { $hexes }
run-no-station = Na { $hex } nie ma miasta dla pociągu { $train }.
run-no-track =
    Nie ma toru z { $start } do { $to }{ $via ->
        [none] { "" }
       *[other] { " " }przez { $via }
    } (pociąg { $train }).
run-station-twice = Pociąg { $train } staje na { $hex } dwa razy.
run-track-twice = Tor { $between } jest użyty dwa razy (pociągi { $trains }).
run-no-last = { $who } nie ma wcześniejszego przejazdu do powtórzenia.
run-not-again = { $who } nie może powtórzyć nic z ostatniego przejazdu: { $reason }
run-not-so-much = Żaden przejazd nie daje dokładnie { $amount }; najlepszy daje { $best }.
ambiguous-station = { $hex } ma kilka miast: proszę podać kierunek toru.
unreadable-stop = „{ $word }” to nie przystanek.
pay-nothing = { $company } nie ma czego wypłacić.
event-trains-run =
    { $who } zarabia { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }(premia { $bonus })
    }{ $fees ->
        [0] .
       *[other] , po opłacie za promy: { $fees }.
    }
event-no-income = { $company } nie ma dochodu.
event-dividend-paid =
    { $company } { $income } → { $share } na akcję{ $paid ->
        [none] .
       *[other] : { $paid }.
    }
event-income-withheld = { $company } zatrzymuje { $income }.

## X Trains

train-no-room = { $company } ma komplet: { $trains }; limit { $limit }.
train-duty = { $company } nie ma pociągu i musi go kupić.
train-not-on-sale = Pociągu { $train } nie ma teraz w sprzedaży; jest { $current }.
train-money = Pociąg { $train } kosztuje { $price }; { $company } ma { $cash }.
run-outdone = Ruch { $number }: jazda { $company } daje { $earns }; teraz możliwe jest { $best }. Aby zmienić: { $line }
train-several = „{ $word } pociągi” to może być liczba albo typ. Ruch dotyczy jednego pociągu: wpisz „{ $line }” osobno dla każdego.
train-price = W banku pociąg { $train } kosztuje { $price }, nie { $offered }.
train-restored-early = Odrestaurowanych pociągów 2 nie ma jeszcze w fazie { $phase }.
train-restored-gone = Nie ma już odrestaurowanych pociągów 2.
train-second-restored = { $company } ma już odrestaurowany pociąg 2; wolno mieć jeden.
train-trade-early = W fazie { $phase } spółki nie sprzedają sobie jeszcze pociągów.
train-trade-director = { $seller } ({ $director }) i kupująca ({ $buyer }) nie mają tego samego prezesa.
train-trade-none = { $seller } nie ma pociągu { $train }; ma: { $trains }
train-trade-price = { $company } płaci od 1 do { $cash } z własnych pieniędzy{ $price ->
    [none] : brakuje ceny, na przykład „za { $cash }”.
   *[other] , nie { $price }.
}
forced-one-company = Przy finansowaniu awaryjnym sprzedaje się naraz akcje jednej spółki.
forced-too-many = Brakuje { $gap }: na to wolno sprzedać najwyżej { $most } z { $company }.
forced-director =
    { $most ->
        [0] { $player } nie może tu sprzedać akcji { $company }
       *[other] { $player } może sprzedać najwyżej { $most } z { $company }
    }: prezes nie może się zmienić.
scrap-not-held = { $company } nie ma pociągu { $train }; ma: { $trains }
event-train-bought = { $company } kupuje pociąg { $train } za { $amount }.
event-train-traded = { $buyer } kupuje pociąg { $train } od { $seller } za { $amount }.
event-purchase-forced = { $player } dokłada { $amount } do pociągu { $train } dla { $company }.
event-money-borrowed = { $player } pożycza { $amount }; z odsetkami { $interest } dług wynosi { $debt }.
event-interest-charged = { $player }: odsetki { $interest }; dług wynosi teraz { $debt }.

## XI What a train sets off

event-phase-begun = Z pierwszym pociągiem { $train } zaczyna się faza { $phase }.
event-trains-rusted = Rdzewieje { $number } × pociąg { $train } spółki { $company }.
event-type-gone = Ostatni pociąg { $train } opuścił bank.
event-trains-removed = Pełna runda bez zakupu: z gry odpada { $number } × pociąg { $train }.
event-share-round-due = Po ostatnim pociągu { $train } następuje runda giełdowa.
event-last-turns-fixed = Koniec ustalony: każda spółka ma jeszcze { $turns } tury, ostatnia { $company }.

## XII Share rounds

found-already = { $company } jest już założona; prezes: { $director }.
found-price = { $price } to nie cena emisyjna. Do wyboru: { $prices }
found-price-full = Wszystkie rzędy przy { $price } są zajęte.
found-row = Rząd { $row } przy { $price } jest niedostępny. Wolne: { $rows }
found-certificate = Nie ma certyfikatu prezesa na { $percent } %. Do wyboru: { $percents }
stock-not-founded = { $company } nie jest jeszcze założona.
stock-none-left = W fazie { $phase } nie ma w sprzedaży akcji { $company } (bank: { $bank } %).
stock-sold-before = { $player } w tej rundzie giełdowej sprzedaje { $company } i nie może jej kupić.
stock-cash = To kosztuje { $cost }; { $player } ma { $cash }.
stock-debt = { $player } ma dług { $debt } i nie może kupować.
stock-limit = { $player } ma certyfikatów: { $held }, limit { $limit }: najpierw sprzedaż.
stock-over-limit = { $player } ma certyfikatów: { $held }, limit { $limit }: najpierw sprzedaż { $over }.
stock-sold-now = { $player } sprzedaje, więc nie pasuje: turę kończy „koniec” albo zakup.
stock-nothing-sold =
  { $before ->
    [none] { $player } nic nie sprzedaje: turę kończy „pas”.
   *[other] Tura gracza { $before } już się skończyła; „pas”, jeśli { $player } nic nie robi.
  }
sell-first-round = W pierwszej rundzie giełdowej nic się nie sprzedaje.
sell-twice = Każdą spółkę podaj raz: { $companies }
sell-not-held =
    { $player } ma { $held ->
        [one] jedną akcję
        [few] { $held } akcje
       *[many] { $held } akcji
    } { $company } i nie może sprzedać { $shares }.
sell-communist = { $player } jest prezesem { $company } i podczas komunistycznego przejęcia jej nie sprzedaje.
sell-unoperated = { $company } jeszcze nie działała i przy tym stole nie wolno jej sprzedać.
sell-certificate =
    { $most ->
        [0] { $player } nie może nic sprzedać z { $company }
       *[other] { $player } może sprzedać najwyżej { $most } z { $company }
    }: nikt nie przejąłby certyfikatu prezesa { $percent } %.
repay-no-debt = { $player } nie ma długu.
repay-amount = Spłata od 1, najwyżej dług ({ $debt }) i gotówka ({ $cash }); nie { $amount }.
event-share-bought = { $player } kupuje { $company } za { $amount }.
event-shares-sold =
    { $player } sprzedaje { $shares ->
        [one] jedną akcję
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } { $company } za { $amount }, po opłacie { $fee }.
event-debt-repaid =
    { $player } spłaca { $amount }; { $debt ->
        [0] bez długu
       *[other] pozostaje: { $debt }
    }.
event-cannot-act =
  { $players } { $number ->
    [one] nie może nic zrobić i pasuje
   *[other] nie mogą nic zrobić i pasują
  }.
event-priority-given = Priorytet otrzymuje: { $player }.
event-share-round-ended = Koniec rundy giełdowej.

## XIII Prices

event-price-moved = { $company }: kurs { $was } → { $now }.

## The log: what came of a line, without what the line names

log-private-paid = { $private }: { $player } { $amount }
log-permit-given = pozwolenia { $permits }
log-investor-merged = { $investor } przyłącza się do { $company }
log-company-founded =
    { $amount ->
        [0] { $company } założona
       *[other] za { $amount }
    }
log-capital-paid = { $company } dostaje { $amount }
log-money-borrowed = { $player } pożycza { $amount }, odsetki { $interest }: dług { $debt }
log-interest-charged = { $player }: odsetki { $interest }, dług { $debt }
log-debt-repaid = pozostały dług: { $debt }
log-share-bought = za { $amount }
log-shares-sold = za { $amount }
log-priority-given = priorytet: { $player }
log-share-round-ended = koniec rundy giełdowej
log-price-moved = { $company } { $was } → { $now }
log-passing-begun = zaczyna się obieg { $number }
log-terrain-paid = teren { $cost }
log-station-placed = za { $cost }
log-trains-run =
    dochód { $total }{ $bonus ->
        [0] { "" }
       *[other] { " " }(premia { $bonus })
    }{ $fees ->
        [0] { "" }
       *[other] , opłata za promy { $fees }
    }
log-no-income = bez dochodu
log-dividend-paid =
    { $share } na akcję{ $paid ->
        [none] { "" }
       *[other] : { $paid }
    }
log-income-withheld = { $income } zostaje
log-train-bought = za { $amount }
log-purchase-forced = { $player } płaci { $amount }
log-phase-begun = faza { $phase }
log-trains-rusted = { $company }: rdzewieje { $number }×{ $train }
log-type-gone = ostatni { $train } sprzedany
log-trains-removed = niesprzedane: odpada { $number }×{ $train }
log-share-round-due = następuje runda giełdowa

## XV End

event-game-over = Koniec gry: { $ranking }.

## Co się liczy i poprawia

label-cash = gotówka
label-debt = dług
label-certificates = certyfikaty
label-trains = pociągi
label-tiles = kafelki
label-shares = akcje
label-stations = stacje
label-price = kurs
label-train = pociągi
label-share = akcje
label-tile = kafelek
label-station = stacje
label-permit = pozwolenia
label-capital = kapitał
label-marker = znacznik zakupu pociągu
label-priority = priorytet
label-phase = faza
label-director = prezes
label-certificate = certyfikat prezesa
label-private = spółka prywatna
label-investor = inwestor zagraniczny
label-reserved = zarezerwowana akcja
label-stack = stos na tabeli kursów (od góry)
label-row = miejsce na liście kolejności
label-open = działa
label-seat = miejsce przy stole
label-turn = ruch
label-ending = ostatnie ruchy

## At any time

count-thing = { $subject }, { $what ->
    [cash] gotówka
    [debt] dług
    [certificates] liczące się certyfikaty
    [trains] pociągi
    [tiles] kafelki w zapasie
    [shares] akcje 10 % w banku
    [stations] stacje na karcie spółki
    [price] kurs akcji
   *[other] { $kind }
}

## What is coming

coming-players-next =
    Kolejno: { $players }{ $passes ->
        [0] .
       *[other] ; pasów z rzędu: { $passes }.
    }
coming-turns-next = Następni na liście kolejności: { $names }.
coming-will-open = { $company } ruszy na koniec rundy z kapitałem { $capital }.
coming-stays-shut = { $company } jeszcze nie ruszy: prezes ma { $held } %, trzeba { $needed } %.
coming-sold-out = { $company } jest wyprzedana: kurs wzrośnie na koniec rundy.
coming-interest-due = { $player } na koniec rundy będzie winien o { $interest } więcej (dług { $debt }).
coming-over-limit = { $player } ma certyfikatów: { $held }, limit { $limit }: konieczna sprzedaż.
coming-removal-now = Jeśli { $company } teraz nic nie kupi, z gry odpadnie { $number } × pociąg { $train }.
coming-removal-near =
    Jeśli do końca tury { $company } nikt nie kupi, z gry odpadnie { $number } × pociąg { $train }{ $between ->
        [none] .
       *[other] ; przed nią: { $between }.
    }
coming-share-round-ahead = Pociągi { $train }: zostało { $left }, po { $price }. Po ostatnim runda giełdowa, potem pociągi { $next }.
coming-type-ends = Pociągi { $train }: zostało { $left }, po { $price }; potem pociągi { $next }.
coming-phase-ahead =
    Pierwszy pociąg { $train } zaczyna fazę { $phase }{ $changes ->
        [0] .
       *[other] :
    }
coming-end-ahead = Wraz z ostatnim pociągiem { $train } koniec jest ustalony: każda spółka ma potem jeszcze { $turns } tury.
coming-rust-ahead = Z pierwszym pociągiem { $by } rdzewieje { $number } × pociąg { $train } spółki { $company }.
coming-rocket-forced = Drugi pociąg { $train } trzeba wymienić za { $private } ({ $player }).
coming-second-half-owed = { $company } dostanie jeszcze { $amount }, gdy kupionych zostanie kolejnych akcji: { $shares }.
coming-second-half-waits =
    { $company } dostanie jeszcze { $amount } po pierwszym pociągu { $train }{ $shares ->
        [0] .
       *[other] , gdy kupionych zostanie kolejnych akcji: { $shares }.
    }
coming-end-near =
    Ostatnie tury: { $company } ma jeszcze { $turns ->
        [one] jedną turę
        [few] { $turns } tury
       *[many] { $turns } tur
    }, potem koniec gry.
all-opens = Ruszą na koniec rundy:
all-stays-shut = Jeszcze nie ruszą, przez udział prezesa:
all-sold-out = Wyprzedane, kurs wzrośnie na koniec rundy:
all-interest = Odsetki na koniec rundy:
all-over-limit = Ponad limit certyfikatów { $limit }:
all-rust = Z pierwszym pociągiem { $by } rdzewieje:
all-second-half = Druga połowa kapitału, po tylu akcjach:
all-second-half-train = Druga połowa kapitału, po pierwszym pociągu { $train } i tylu akcjach:

## Choices, when a line is completed

choice-company =
    { $name }{ $price ->
        [none] { $home ->
            [none] { "" }
           *[other] , start { $home }
        }
       *[other] , akcja { $price }
    }
choice-investor =
    { $name }, start { $home } { $place }
choice-train =
    kosztuje { $price }{ $left ->
        [none] { "" }
       *[other] , zostało { $left }
    }{ $by ->
        [none] , nigdy nie rdzewieje
       *[other] , rdzewieje z pierwszym { $by }
    }
choice-tile =
    { $colour ->
        [yellow] żółty
        [green] zielony
        [brown] brązowy
       *[other] szary
    }, zostało { $left }
choice-par = { $half } kapitału na otwarcie, potem jeszcze { $half }
choice-certificate =
    { $cost ->
        [0] { "" }
       *[other] kosztuje { $cost },{ " " }
    }pozwolenia { $permits }
choice-row = miejsce { $row } wśród spółek o tej cenie
choice-permits = może budować od fazy { $first } do { $last }
choice-hex =
    { $names ->
        [none] { "" }
       *[other] { $names },{ " " }
    }{ $kind }{ $tile ->
        [none] { "" }
       *[other] , kafelek { $tile }
    }{ $cost ->
        [0] { "" }
       *[other] , teren { $cost }
    }
choice-position = do { $hexes }
choice-city = w { $hex }
choice-player = ma { $cash }
choice-bank = bank

## A game from elsewhere

import-other-game = To gra w „{ $word }”, nie w 1880: China.
import-beside = To, co ten program dodał do gry, nie jest poprawne ({ $word }).
import-no-players = Gra nie podaje graczy.
import-no-action = Wpis { $action } nie jest akcją; import kończy się przed tym miejscem. Pominięte akcje: { $left }.
import-undo = Akcja { $action } cofa coś, czego nie ma; import kończy się przed tym miejscem. Pominięte akcje: { $left }.
import-redo = Akcja { $action } przywraca coś, czego nie cofnięto; import kończy się przed tym miejscem. Pominięte akcje: { $left }.
import-kind = Nieznany rodzaj akcji: „{ $word }”.
import-malformed = Jest błędna: { $word }.
import-refused = Akcji { $action } ({ $kind }) nie da się wykonać, nawet decyzją stołu; import kończy się przed nią. Pominięte akcje: { $left }. { $reason }
import-entity = „{ $word }” to nie gracz, spółka ani inwestor tej gry.
import-rules = Partia toczy się według zasad, które nie są tu znane: { $word }.
import-field = Partia jest błędna: { $word }.
import-not-due = { $word } działa ({ $kind }) poza swoją kolejką.
import-not-offered = { $word }: tak się tego nie dostaje.
import-given-up = Serwis jeszcze nie zapytał, który pociąg oddaje { $word }; potem partię będzie można wczytać.
import-city = Gra nie ma miasta „{ $word }”.
import-tile = Kafelek { $word } leży już na { $hex }.
import-dividend = Dywidendę się wypłaca lub zatrzymuje; „{ $word }” to ani jedno, ani drugie.
export-refused = Strona nie może zagrać „{ $line }”: { $reason }
export-no-word = Strona nie ma słowa na „{ $verb }”.
export-no-run = Na stronie { $company } musiałaby jechać, zanim rozstrzygnie o dochodzie.
export-rocket = Na stronie tura { $company } kończy się, zanim użyto P7.
export-repay = Na stronie { $player } spłaca całą gotówką naraz, nie { $amount } z niej.

## Corrections and rulings of the table

correct-unfounded = { $company } nie jest założona: najpierw załóż ją decyzją stołu.
correct-space =
    { $spaces ->
        [none] Żadne pole tabeli nie ma kursu { $price }
       *[other] Kurs { $price } jest na kilku polach: proszę podać też wiersz, { $spaces }
    }.
correct-marker = { $company } nie ma na { $hex } stacji do usunięcia albo już ją tam ma.
correct-bought = Pociągi leżą przy { $companies }: kto kupił ostatni, ten ma znacznik zakupu pociągu. Jeśli żadnego nie kupiono, najpierw trzeba je odłożyć.
correct-owed = Najpierw ktoś inny musi zdecydować albo gra się skończyła.
rule-position = Proszę podać położenie kafelka { $tile } na { $hex }.
rule-whose = To teraz nie przypada. Proszę podać, czyj to ruch: orzeczenie że "…" Anna: { $line }
rule-out-of-turn = { $who } może nadrobić zakup, sprzedaż, tor, stację lub pociąg, ale nie { $verb }: do tego trzeba oddać ruch wierszem poprawka ruch bank { $who } "…"

## What the box cannot show

unsound-cash = { $name } miałby { $cash }.
unsound-debt = { $player } miałby dług { $debt }.
unsound-shares = Akcje { $company } nie sumowałyby się (bank: { $bank } %).
unsound-director = { $player } byłby prezesem { $company } mając tylko { $held } %.
unsound-train = Nie ma na to pociągu { $train }.
unsound-tile = Nie ma na to kafelka { $tile }.
unsound-marker = { $company } nie ma na to stacji.
unsound-ground = { $hex } jest nadrukowany na stałe: nie może tam leżeć żaden kafelek.
unsound-track = Na { $hex } tor prowadziłby donikąd: { $edges }.
unsound-bid = Oferta gracza { $player } wyniosłaby { $bid } przy gotówce { $cash }.
unsound-unfounded = { $company } nie jest założona: nikt nie może mieć jej akcji. Założyć ją można decyzją stołu.
unsound-row = { $company } i { $other } stałyby razem w rzędzie { $row } ceny emisyjnej { $price }.
unsound-twice = { $owner } miałby na { $hex } dwie stacje.
unsound-early = { $company } jeszcze nie działa: nie ma stacji na planszy ({ $hex }).
unsound-idle = Wtedy nikt już nigdy nie byłby na ruchu: nikt nie działa.
unsound-unmarked = Wtedy nikt już nigdy nie byłby na ruchu: póki znacznik zakupu pociągu nie leży przy nikim, żaden pociąg nie odpada. Powiedz, gdzie leży.
unsound-exchange = { $company } zakłada się tylko przez { $private }, a ta nie jest jeszcze sprzedana.
unsound-turn = Ruch ma { $who }: najpierw trzeba go oddać komu innemu.
unsound-waiting = Znacznik zakupu pociągu leżałby przy { $company }, która nie działa: czekają na nią pociągi i koniec gry.
unsound-city =
    Miasto na { $hex } ma { $spaces ->
        [one] jedno miejsce
        [few] { $spaces } miejsca
       *[many] { $spaces } miejsc
    }; byłyby tam { $owners }.

## What is asked of whoever is due

ask-auction = { $who }: licytować { $private } od { $least } czy pasować?
ask-draft = { $who }: który inwestor zagraniczny?
ask-share =
  { $who }:{ $found ->
    [yes] { " " }założenie spółki,
   *[no] { "" }
  }{ $buy ->
    [yes] { " " }kupno,
   *[no] { "" }
  }{ $repay ->
    [yes] { " " }spłata,
   *[no] { "" }
  }{ $sell ->
    [yes] { " " }sprzedaż,
   *[no] { "" }
  }{ $pass ->
    [yes] { " " }pas?
   *[no] { "" } ponad limitem nikt nie pasuje.
  } Gotówka { $cash }, certyfikaty { $held } z { $limit }.
ask-share-sold =
  { $who }:{ $buy ->
    [yes] { " " }kupno,
   *[no] { "" }
  }{ $found ->
    [yes] { " " }założenie spółki,
   *[no] { "" }
  }{ $repay ->
    [yes] { " " }spłata,
   *[no] { "" }
  }{ $sell ->
    [yes] { " " }dalsza sprzedaż,
   *[no] { "" }
  }{ $done ->
    [yes] { " " }koniec?
   *[no] { "" } ponad limitem nikt nie pasuje.
  } Gotówka { $cash }, certyfikaty { $held } z { $limit }.
ask-track =
  { $who } ({ $director }): budowa torów{ $station ->
    [yes] , stacja
   *[no] { "" }
  }{ $run ->
    [yes] { " " }czy przejazd?
   *[no] { " " }czy zakup pociągu ({ $train })?
  }
ask-station =
  { $who } ({ $director }): { $permit ->
    [none] brak pozwolenia na fazę { $letter };{ " " }
   *[valid] { "" }
  }stacja{ $run ->
    [yes] { " " }czy przejazd?
   *[no] { " " }czy zakup pociągu ({ $train })?
  }
ask-run =
  { $who } ({ $director }): { $permit ->
    [none] brak pozwolenia na fazę { $letter };{ " " }
   *[valid] { "" }
  }jaki przejazd?
ask-dividend = { $who } ({ $director }): wypłacić { $income } czy zatrzymać?
ask-trains =
  { $who } ({ $director }): { $permit ->
    [none] brak pozwolenia na fazę { $letter };{ " " }
   *[valid] { "" }
  }{ $must ->
    [yes] nie ma pociągu i musi kupić ({ $train }).
   *[no] kupno pociągu ({ $train }) czy koniec?
  }
ask-over = Gra jest skończona.
ask-start = { $who }: jakie pozwolenia i rząd dla spółki z P6?
ask-payment = { $who }: odbieram { $amount } za P0 czy odmawiam i czekam?
ask-rocket = { $who }: która spółka bierze pociąg za P7?
ask-surplus = { $who } ma { $trains }, limit to { $limit }: który pociąg odpada?
ask-merge = { $who }: { $cash } z { $investor } do spółki czy jedna piąta, { $fifth }, dla ciebie?
ask-replace = { $who }: zamienić stację { $investor } na swoją czy usunąć?
ask-home = { $who }: które miasto na stację startową, { $cities }?
ask-gap = { $who }: brakuje { $gap } na pociąg { $train } dla { $company }: sprzedaż akcji czy pożyczka (dług { $debt })?

## Sheets: short words in narrow columns

step-track = tory
step-station = stacja
step-run = przejazd
step-dividend = dywidenda
step-trains = pociągi
head-slot = rząd
head-company = spółka
head-price = kurs
head-held = udział
head-cash = kasa
head-trains = pociągi
head-permits = pozw.
head-markers = st.
head-income = ost.
head-sale = sprz.
head-train = poc.
head-cost = cena
head-left = ile
head-limit = limit
head-rusts = rdza
head-brings = przynosi
market-price = kurs
market-pays = płaci
market-keeps = zatrz.
market-bank = bk
market-buy = kup
market-has = ma
market-sell = sprz.
market-after = { $sold }→
market-note = uwaga
market-half = ½ n: druga połowa po n zakupach
market-opens = ○ rusza przy { $percent } %
title-market = Rynek, dla: { $player } · gotówka { $cash } · { $held }/{ $limit }
head-behind = strata
forced-title = Finansowanie awaryjne · { $player } płaci za { $company }
forced-pays = płaci
forced-due = brakuje
forced-train = pociąg { $train }
forced-paid = skarbiec i gotówka
forced-loan = pożyczka na to, { $percent } % odsetek: dług
forced-sales = Co { $player } może sprzedać, po jednej spółce
forced-held = ma
forced-may = może
forced-price = kurs spada
forced-brings = daje
forced-then = dług potem
forced-all = to wszystko
forced-none = nic
forced-rule = Opłata { $fee } od akcji, nie więcej niż trzeba, i prezes się nie zmienia.
forced-after = Co zostaje
forced-shares = akcje
forced-debt = dług
forced-worth = majątek
forced-stands = jak jest
forced-sold = sprzedaje to wszystko
forced-borrowed = pożycza wszystko
forced-follows = Co z tego wynika
forced-phase =
    zaczyna się faza { $phase }, { $train } rdzewieją{ $companies ->
        [0] { "" }
       *[other] {" "}od razu:
    }
forced-supply =
    potem w sprzedaży: { $train } za { $price }{ $left ->
        [none] {""}
       *[other] , zostało { $left }
    }
forced-without = wtedy bez pociągu: skarbiec { $cash }, { $player } ma { $has }
then-pay = wypłata → { $price }
then-withhold = zatrzymanie → { $price }
title-charters = Spółki
title-players = Gracze
table-cash = kasa
table-trains = pociągi
table-permits = poz.
table-station = st
table-bank = bk
phase-rust = rdza { $train }
sheet-unfounded = niezałożone
sheet-cash = gotówka
sheet-shares = akcje
sheet-fifth = piąta
sheet-debt = dług
sheet-worth = majątek
sheet-certificates = cert.
sheet-privates = pryw.
sheet-investors = inw.
sheet-order = kol.
chart-bonus = +{ $bonus }
order-removal =
    nikt nie kupi: { $number ->
        [one] odpada ostatni { $train }
       *[other] odpada { $number } × { $train }
    }{ $round ->
        [yes] , potem runda giełdowa
       *[no] { "" }
    }
strip-order = kolejność
bank-trains = pociągi
bank-shares = akcje
colour-yellow = żółte
colour-green = zielone
colour-brown = brązowe
colour-grey = szare
brings-float-percent = start od { $value } %
brings-shares-on-sale = akcji: { $value }
brings-yellow-lays = { $value } × żółte
brings-train-trade =
    { $value ->
        [yes] handel
       *[no] bez handlu
    }
brings-privates-pay =
    { $value ->
        [yes] prywatne płacą
       *[no] bez prywatnych
    }
brings-investors-operate =
    { $value ->
        [yes] inwestorzy działają
       *[no] bez inwestorów
    }
brings-second-half = pełny kapitał
brings-end = po ostatnim koniec
brings-communist =
    { $value ->
        [yes] przejęcie
       *[no] koniec przejęcia
    }
brings-restored-2 =
    { $value ->
        [yes] pociągi 2R
       *[no] bez pociągów 2R
    }
brings-marker-cost-factor = stacje × { $value }
brings-tiles =
    { $value ->
        [yellow] żółte
        [green] zielone
        [brown] brązowe
       *[other] szare
    }
change-gap = { $gap } (dług { $debt })
hand-bank = bank
hand-private = prywatna
hand-investor = inwestor
hand-permits = pozwolenia
hand-train = pociąg
hand-reserved = rezerwa
hand-station = stacja
hand-station-gone = z planszy
hand-certificate = cert. prezesa
hand-director = prezes
hand-share = akcja
hand-share-gone = do banku
hand-priority = priorytet
hand-marker = znacznik
hand-tile = kafelek
hand-train-from = od { $seller }
hand-train-gone = bez pociągu
effect-permits = pozwolenia
effect-price = kurs
effect-trains = pociągi
effect-shares = akcje
effect-debt = dług
effect-phase = faza
effect-missing = brakuje

## Sheets: what lies before whoever is due

charters-director = prezes
charters-slot = rząd
charters-cash = skarb.
charters-capital = kap.
charters-full = cały
charters-half = pół
charters-none = –
charters-trains = pociągi
charters-left = stacje
charters-permits = pozw.
charters-income = ost.
charters-sale = sprz.
charters-home = start
charters-reserved = inw.
charters-price = kurs
card-bank = bank
card-none-left = już żadnych
card-not-open = nieotwarta
card-unfounded = niezałożona
card-never = wieczne
card-investors = Inwestorzy
face-private = nr
face-opening = od
face-revenue = płaci
face-owner = właściciel
face-power = co daje
face-lot =
    { $bidder ->
        [none] bez oferty, od { $least }
       *[other] { $bidder } daje { $bid }, następna { $least }
    }
face-passed = pas
face-home = start
face-place = miejsce
face-values = wartość
face-draft = Każdy bierze jednego; pierwsza spółka właściciela rezerwuje dla niego akcję.
face-certificate = certyfikat
face-permits = pozwolenia
face-rows = wolne rzędy
face-founding = { $sign } buduje w fazie { $letter } · rusza, gdy prezes ma { $percent }%
warn-permits = { $permits }, nie w fazie { $letter }!
charter-company = { $name }, prezes { $director } ({ $certificate } %), { $par } rząd { $row }
charter-treasury =
    skarbiec { $cash } ({ $capital ->
        [full] pełny kapitał
        [half] połowa kapitału
       *[none] jeszcze bez kapitału
    }), ostatni dochód { $income }
charter-price =
    kurs { $price }{ $bonus ->
        [0] { "" }
       *[other] , premia { $bonus }
    }{ $frozen ->
        [yes] , zamrożony
       *[no] { "" }
    }
charter-trains = pociągi
charter-train =
    { $train }{ $by ->
        [none] { "" }
       *[other] { " " }(do { $by })
    }
charter-no-trains = brak
charter-room = limit { $limit }, miejsc { $room }
charter-permits =
    pozwolenia { $permits }{ $valid ->
        [yes] { "" }
       *[no] , żadnego na { $letter }
    }
charter-stations =
    stacje { $hexes }; zostało { $number ->
        [0] zero
       *[other] { $number }, za { $left }
    }
charter-holders = akcje
charter-bank = bank { $bank } % (w sprzedaży: { $sale })
charter-investor = { $name }, inwestor: { $owner }
charter-investor-has =
    start { $home }, skarbiec { $cash }, zarezerwowana akcja: { $share ->
        [none] brak
       *[other] { $share }
    }
charter-player =
    gotówka { $cash }, akcje { $shares }{ $fifth ->
        [0] { "" }
       *[other] , piąta część inwestora { $fifth }
    }{ $debt ->
        [0] { "" }
       *[other] , minus dług { $debt }
    }, razem { $worth }
charter-certificates =
    certyfikaty: { $held } z { $limit }{ $priority ->
        [yes] , ma priorytet
       *[no] { "" }
    }
charter-lot =
    daje { $revenue }; { $bidder ->
        [none] brak ofert, od { $least }
       *[other] { $bidder } daje { $bid }, następna { $least }
    }
charter-bidder = { $player } ma { $cash }
charter-passed = spasowali: { $players }
private-P0 = Płaci raz, gdy odchodzi ostatni 2+2, 3 lub 3+3: 40, 70 lub 100.
private-P1 = Płaci { $revenue }, nic poza tym.
private-P2 = Spółki właściciela nie płacą za promy.
private-P3 = Tajwan jest wart o 20 więcej dla spółek właściciela.
private-P4 = Pierwszy kafelek na polu z rzeką kosztuje spółki właściciela o 20 mniej.
private-P5 = Dodatkowe pozwolenie D dla jednej spółki właściciela.
private-P6 = Certyfikat prezesa BCR, 20 % po 100; BCR może kłaść dwa żółte kafelki.
private-P7 = Można wymienić na pociąg; na drugi pociąg 4 trzeba.
brief-P0 = Raz 40, 70 lub 100 po ostatnim 2+2, 3, 3+3
brief-P1 = Płaci { $revenue }
brief-P2 = Spółki właściciela bez opłat za promy
brief-P3 = Tajwan o 20 więcej dla spółek właściciela
brief-P4 = Rzeki o 20 taniej dla spółek właściciela
brief-P5 = Pozwolenie D dla jednej spółki właściciela
brief-P6 = Certyfikat prezesa BCR; może kłaść dwa żółte
brief-P7 = Na pociąg można wymienić; na drugi pociąg 4 trzeba

## The sheets

round-auction = Licytacja
round-investors = Wybór inwestorów
round-share = Runda giełdowa { $number }
round-operating = Operacyjna · obieg { $passing }
round-over = Koniec gry
heading-phase =
    faza { $phase }{ $communist ->
        [yes] , przejęcie
       *[no] { "" }
    } · limit { $limit }
heading-train = { $train }×{ $left } po { $price }
heading-limit = limit { $limit }
heading-then = potem
survey-nobody = „{ $who }” nie jest ani założoną spółką, ani inwestorem w grze.
survey-no-turn = Żadna spółka ani inwestor nie jest na ruchu.

## Questions about the board

brings-train-limit = limit pociągów { $value }
help-not-due = (Nie teraz.)
look-up-unknown = Nic tu nie nazywa się „{ $word }”.
hex-tile = kafelek { $tile }, { $colour }
hex-town = małe miasto { $value }
hex-city = duże miasto { $value }, wolne miejsca: { $free } z { $places }
hex-homes = Stacja startowa:
hex-cost = pierwszy kafelek kosztuje { $cost }
hex-values = Wartość według fazy:
hex-markers = Stacje:
hex-next = { $tile } (zostało { $left })
tile-left = Kafelek { $tile }: zostało { $left }{ $placed ->
    [0] {""}
   *[other] ; leży na { $hexes }
}
train-about = Pociąg { $train }: { $price }{ $rusts ->
    [none] {""}
   *[other] ; z pierwszym rdzewieją pociągi { $rusts }
}{ $by ->
    [none] ; nigdy nie rdzewieje
   *[other] ; rdzewieje z pierwszym { $by }
}
kind-plain = otwarty teren
kind-town = małe miasto
kind-two-towns = dwa małe miasta
kind-city = duże miasto
kind-two-cities = dwa duże miasta
kind-boomtown = średnie miasto: małe albo duże, wybrane z pierwszym kafelkiem
kind-two-boomtowns = dwa średnie miasta: małe albo duże, wybrane z pierwszym kafelkiem
kind-beijing = Pekin
kind-offboard = dalekie połączenie: zawsze koniec trasy
kind-harbour = nadbrzeże: liczy się jak małe miasto, zawsze koniec trasy
kind-ferry = prom
head-investor = Inwestor
head-debt = Dług
head-worth = Majątek
evening-income = Dochód według spółek i rund
evening-dividends = Dywidendy według graczy i rund
gain-dividends = dywidendy
evening-train = Pociągi i kiedy nadeszły
evening-train-what = Pociąg
evening-train-bought = pierwszy zakup
evening-train-gone = opuściły bank
evening-train-rusted = zardzewiałe
club-values = Spółki, według wartości akcji na końcu
club-what = Spółka

## Co zmieniły wersje zasad

rules-sound = nie przyjmuje się poprawek ani decyzji stołu, po których pudełko nie mogłoby pokazać stołu albo nikt nie mógłby grać dalej.
rules-draft = gdy podczas wyboru inwestorów poprawia się miejsca, wybierają dalej ci, którzy nie mają inwestora.
rules-reasons = poprawka albo decyzja stołu wymaga powodu, który da się przeczytać.
rules-readable = powód poprawki albo decyzji stołu ma co najmniej trzy litery.
rules-idle-last = gdy obowiązuje after_idle_removal=next, spółka sama gra dalej po rundzie giełdowej, gdy na liście kolejności nie ma już żadnej po niej, najpierw trzeba oddać pociągi ponad limit albo w tej turze użyła P7 lub kupiła pociąg od innej spółki.
rules-made-up = kupno lub sprzedaż nadrobiona w rundzie giełdowej liczy się w miejscu ostatniego pasa tego gracza, jeśli od tego czasu nikt nic nie zrobił.
rules-opened = spółka poprawiona na otwartą ma stację startową i kapitał; spółka, która już nie jest otwarta, oddaje jedno i drugie.

## The table's options, as the form for a new game explains them

option-opener-after-gift = Kto otwiera następną licytację, gdy P0 oddano za darmo?
option-merge-from = Skąd pociąg musi dotrzeć do stacji startowej inwestora, żeby się przyłączył?
option-red-hex-markers = Czy spółki mogą stawiać stacje na dalekich połączeniach?
option-par-row = Który rząd zajmuje założyciel na liście kolejności?
option-second-half-after = Po czym sprawdza się drugą połowę kapitału?
option-repaying-acts = Czy spłata długu liczy się jako działanie w rundzie giełdowej?
option-sell-unoperated = Czy wolno sprzedać akcje spółki, która jeszcze nie działała?
option-removal-after-p7 = P7 otwiera typ pociągu: czy jego usunięcie czeka całą rundę?
option-after-idle-removal = Pociągi usunięto, następuje runda giełdowa: kto gra po niej dalej?
option-communist-forced-sale = Czy prezes może przy finansowaniu awaryjnym podczas komunistycznego przejęcia sprzedać akcje własnej spółki?
option-debtor-founds = Czy zadłużony gracz może założyć spółkę?
option-interest-rounding = Jak zaokrągla się odsetki?
option-trans-siberian-per-train = Czy każdy pociąg łączący oba końce daje premię transsyberyjską?
option-bonus-without-route = Czy spółka bez trasy dostaje premię z tabeli kursów?
option-advice = Czy stół dowiaduje się, ile dałby lepszy przejazd?
value-seat = następne miejsce
value-next = o jedno dalej
value-home = ze stacji startowej spółki
value-any-marker = z każdej jej stacji
value-no = nie
value-yes = tak
value-free = dowolny wolny
value-top = najwyższy wolny
value-any = po wszystkim
value-purchase = po zakupie
value-strict = nie
value-interrupted = tylko przerwaną rundę
value-wait = tak
value-same = spółka na ruchu
value-up = w górę
value-down = w dół
value-off = nie
value-on = tak


## The rulebook in our own words, by paragraph

rule-players = Gra od trzech do siedmiu osób. Gotówka na początku i limit certyfikatów zależą od liczby graczy.
rule-auction = Spółki prywatne licytuje się po kolei, każdą otwiera następne miejsce. Oferty są wielokrotnościami 5; kto pasuje, odpada z tej licytacji. Gdy nikt nie licytuje P0 lub P1, cena wywoławcza spada o 5, a przy 0 otwierający musi ją wziąć; gdy nikt nie licytuje innej, najpierw płacą spółki prywatne, potem oferuje się ją znowu. Potem gracze siadają według gotówki, najbiedniejszy pierwszy, i tak wybierają inwestorów.
rule-privates = Spółka prywatna płaci właścicielowi, ilekroć lista kolejności zaczyna się od nowa, aż do pierwszego pociągu 4. P2, P3 i P4 pomagają spółkom i inwestorowi właściciela; P5 daje jednej z jego spółek pozwolenie D na stałe; P6 to certyfikat prezesa BCR; P7 staje się oferowanym pociągiem w turze jednej z jego spółek, najpóźniej drugim pociągiem 4.
rule-investors = Każdy gracz ma jednego inwestora zagranicznego. Kładzie lub modernizuje jeden kafelek, dzierżawi pociąg oferowanego typu i zatrzymuje dochód. Pierwsza spółka założona przez właściciela kładzie na jego karcie jedną akcję. Od pierwszego pociągu 4 inwestorzy już nie działają.
rule-merger = Na końcu swojej tury inwestor przyłącza się do spółki, jeśli pociąg dowolnej długości mógłby przejechać między ich stacjami startowymi; cudze stacje nie przeszkadzają. Właściciel decyduje, czy pieniądze idą do skarbca spółki, czy piąta część do niego; dostaje 50 z banku i akcję. Spółka może zamienić stację inwestora na swoją najtańszą.
rule-director = Kto ma więcej akcji spółki niż jej prezes, od razu zostaje prezesem; gdy jest kilku, pierwszy na lewo od niego. Prezes może naruszyć swój certyfikat tylko wtedy, gdy ktoś inny ma co najmniej tyle samo.
rule-permits = Spółka buduje tylko w fazach, których literę ma wśród pozwoleń. Certyfikat 20% daje trzy kolejne litery, 30% dwie, 40% jedną. P5 może dodać literę D.
rule-turn-order = Lista jest kołem: spółki prywatne, inwestorzy według numerów, potem spółki o cenie emisyjnej 100, 90, 80 i 70, każde według rzędów. Kurs nie ma znaczenia. Runda giełdowa tylko ją przerywa; potem gra toczy się dalej od tego miejsca.
rule-turn = Tura spółki: tory, stacja, przejazd, wypłata lub zatrzymanie dochodu, zakup pociągów, w tej kolejności. Przejazd i decyzja o dochodzie są obowiązkowe, reszta nie.
rule-laying = W turze spółka kładzie jeden żółty kafelek, od fazy B dwa, albo modernizuje jeden. Potrzebuje pozwolenia na fazę; tor musi łączyć się z jej stacją, nie przez pełne miasta innych. Pierwszy kafelek leży na jej polu startowym. Za rzeki i góry płaci się raz, przy pierwszym kafelku.
rule-upgrading = Kafelek modernizuje się na kafelek następnego koloru, który zachowuje wszystkie tory i literę. Tory nie mogą prowadzić poza mapę, w zamknięte krawędzie ani w czerwone i niebieskie pola bez nadrukowanego toru. Brązowe miasto ma sześć wyjazdów, jeśli jest na to miejsce; 611 wchodzi, gdy zużyto wszystkie 63. Stary kafelek wraca do zapasu.
rule-stations = Spółka może w turze postawić jedną stację, w dostępnym mieście z wolnym miejscem i tylko jedną na polu. Pierwsza po startowej kosztuje 40, następna 100; w fazie D dwa razy tyle. Miejsce na stację startową przyszłej spółki musi pozostać wolne.
rule-trains = Zwykły pociąg liczy tyle stacji dowolnej wielkości; pociąg 3+3 liczy trzy duże i trzy małe; pociąg E mija dowolne i liczy najlepsze. Odrestaurowany pociąg 2 sprzedaje się od fazy C2: jeden na spółkę, nigdy nie rdzewieje i nie spełnia obowiązku posiadania pociągu.
rule-purchase = Pociągi kupuje się z banku w rosnącej kolejności; od fazy B także od spółek tego samego prezesa, za dowolną cenę od 1. Na końcu tury spółka musi mieć pociąg. Gdy przez całą rundę nikt nie kupi, aż do tury spółki ze znacznikiem zakupu pociągu, wszystkie pociągi tego typu odpadają z gry.
rule-train-limit = Spółka może mieć cztery pociągi, od B2 trzy, od C3 dwa. Na limicie nie może kupować, nawet gdyby przez zakup część jej pociągów rdzewiała. Kto przekracza nowy limit, oddaje pociągi bez zapłaty.
rule-forced-purchase = Spółce, która musi kupić, a nie może zapłacić, pomaga prezes: gotówką, potem sprzedażą akcji bez zmiany prezesa, potem długiem. Dług kosztuje o połowę więcej, od razu i na końcu każdej rundy giełdowej; dłużnik nie może kupować akcji.
rule-operating = Trasa łączy co najmniej dwa miasta, w tym jedno z własną stacją; żaden tor nie jest użyty dwa razy, także przez kilka pociągów, ani żadne miasto. Nie przechodzi przez miasta wypełnione przez innych; czerwone i niebieskie pola są zawsze jej końcami, tak jak Pekin, zanim będzie brązowy. Tylko pociągi E pomijają miasta.
rule-income = Wartości według litery fazy; 10 mniej za każdy prom, chyba że ma się P2; 20 więcej za Tajwan z P3; raz 50 za pociąg liczący oba końce kolei transsyberyjskiej; oraz premia pola kursu z początku tury, dla każdej spółki z pociągiem.
rule-effects = Pierwszy pociąg typu zaczyna fazę, czy to kupiony, wymieniony czy usunięty: nowe kolory, limity i progi działają od razu, stare pociągi rdzewieją. Ostatni pociąg typu wywołuje rundę giełdową, aż do drugiego pociągu 8.
rule-share-round = W swojej kolejce gracz sprzedaje, ile chce, potem kupuje jedną akcję lub zakłada spółkę, albo pasuje. Runda kończy się, gdy wszyscy kolejno spasują.
rule-share-order = Zaczyna posiadacz priorytetu, dalej zgodnie z ruchem wskazówek zegara. Na końcu priorytet przechodzi na lewego sąsiada tego, kto ostatni kupił lub sprzedał.
rule-shares = Jedna akcja po kursie albo certyfikat prezesa 20, 30 lub 40% po 100, 90, 80 lub 70. W fazie A w sprzedaży jest tylko górnych pięć akcji. Sprzedanego w tej rundzie nie wolno odkupić.
rule-certificate-limit = Dwadzieścia certyfikatów przy trzech graczach, jedenaście przy siedmiu; certyfikat prezesa liczy się za jeden. Spółki prywatne, inwestorzy i ich akcje się nie liczą. Kto przekracza limit, musi najpierw sprzedać.
rule-inauguration = Na końcu rundy giełdowej spółka zaczyna działać, jeśli prezes ma procent fazy, 20, 30, 40 lub 60, albo nie ma już czego kupić. Stacja startowa nic nie kosztuje.
rule-capital = Pięciokrotność ceny emisyjnej, gdy zaczyna działać; drugi raz tyle, gdy tylko nie ma już pierwszego pociągu 3 i w banku zostało najwyżej pięć jej akcji.
rule-sale = Dowolna liczba akcji po kursie, minus 5 od każdej; potem kurs spada o wiersz za akcję. Nie w pierwszej rundzie giełdowej; w tej samej rundzie nie wolno odkupić.
rule-prices = Wypłata: w prawo, na końcu wiersza w górę. Bez wypłaty: w lewo, na początku w dół. Za każdą sprzedaną akcję: w dół. Wyprzedana na końcu rundy giełdowej: w górę. Znacznik kursu, który trafia na zajęte pole, idzie na spód; to zwyczaj, od którego nic nie zależy.
rule-communist = Podczas komunistycznego przejęcia, od pierwszego pociągu 4 do pierwszego 6, kursy stoją, a prezesi nie mogą sprzedawać akcji własnych spółek. Spółki prywatne już nie płacą, inwestorzy już nie działają, na zawsze.
rule-ending = Gdy nie ma już ostatniego pociągu 8, jest ostatnia runda giełdowa; potem każda spółka ma jeszcze trzy tury, ta ze znacznikiem zakupu pociągu ostatnia. Majątek to gotówka i akcje po kursie, minus długi; samodzielny jeszcze inwestor oddaje właścicielowi piątą część pieniędzy.

# Czego jeszcze szuka ten, kto pyta o zasadę

sought-players = miejsca, gracze, pieniądze, gotówka
sought-auction = aukcja, licytacja, oferta
sought-privates = prywatne, rakieta, zdolności
sought-investors = zagraniczny, inwestorzy, wynajem
sought-merger = fuzja, połączenie, przyłączenie
sought-director = prezes, dyrektor, większość
sought-permits = pozwolenia, litery, budowa
sought-turn-order = kolejność, rzędy, przejście
sought-turn = tura, kroki, kolej
sought-laying = tory, budowa, płytka, rzeka, góry, teren, granica, koszt, żółta
sought-upgrading = ulepszanie, wymiana, zielona, brązowa, szara, miasto, wyjścia
sought-stations = stacja, znacznik, dom, macierzysta, blokada
sought-trains = pociąg, lokomotywa, ekspres, odnowiony, 2R
sought-purchase = zakup, handel, usunięcie, obowiązek, znacznik
sought-train-limit = limit, nadmiar, złomowanie
sought-forced-purchase = przymusowy, pożyczka, odsetki, długi, bankructwo
sought-operating = przejazd, trasa, przystanki, Pekin
sought-income = dochód, przychód, wartość, premia, prom, port
sought-effects = faza, fazy, rdza, złomowane, przestarzały
sought-share-round = runda akcji, giełda, pas, pasowanie
sought-share-order = priorytet, pierwszeństwo, kolejność
sought-shares = akcje, kupno, założenie, cena emisyjna
sought-certificate-limit = limit certyfikatów, papiery
sought-inauguration = otwarcie, rozpoczęcie, uruchomienie
sought-capital = kapitał, kasa, połowa
sought-sale = sprzedaż, sprzedać, opłata, makler
sought-prices = kurs, cena, giełda, dywidenda, wypłata, zatrzymanie, wyprzedane
sought-communist = komunizm, przejęcie, zamrożone
sought-ending = koniec, zakończenie, zwycięzca, majątek, wynik

# Jak wpisuje się każdy ruch

form-bid = licytuję KWOTA
form-pass = pas
form-permit = pozwolenie LITERY [SPÓŁKA] [rząd RZĄD]
form-investor = inwestor INWESTOR
form-found = zakładam SPÓŁKA CENA CERTYFIKAT LITERY [rząd RZĄD]
form-buy = kupuję SPÓŁKA
form-sell = sprzedaję SPÓŁKA [AKCJE] …
form-repay = spłacam KWOTA [GRACZ]
form-done = koniec
form-lay = kładę POLE KAFELEK [POŁOŻENIE]
form-station = stacja POLE [KIERUNEK]
form-run = jadę [POCIĄG: MIASTO MIASTO … / …] [KWOTA] [znowu]
form-pay = wypłacam
form-withhold = zatrzymuję
form-train = pociąg POCIĄG [od SPÓŁKA] [za KWOTA]
form-rocket = rakieta [SPÓŁKA] [oddaję POCIĄG]
form-claim = odbieram
form-decline = odmawiam
form-scrap = oddaję POCIĄG
form-merge = połączenie skarbiec | właściciel
form-replace = zamieniam
form-remove = usuwam
form-home = startowa MIASTO
form-borrow = pożyczam
form-note = notatka TEKST
form-count = liczę CZYJE KWOTA [CO]
form-confirm = potwierdzam CO GDZIE WARTOŚĆ
form-correct = poprawka CO CZYJE ZMIANA POWÓD
form-rule = orzeczenie że POWÓD RUCH

## Panes and pages

pane-table = Spółki i gracze
pane-ranking = Wynik na teraz
pane-charter = Na ruchu
pane-step = Krok
pane-coming = Co nadchodzi
pane-chart = Kursy akcji
pane-market = Rynek
pane-outlook = Przyszłe kursy: dywidenda albo 1–3 sprzedane
pane-phases = Fazy i pociągi
pane-bank = Bank
pane-charters = Karty spółek
pane-privates = Spółki prywatne
pane-draft = Inwestorzy zagraniczni
pane-forced = Finansowanie awaryjne
pane-founding = Zakładanie spółki
page-charters = Karty
page-auction = Licytacja
page-draft = Inwestorzy
page-forced = Finansowanie
page-market = Giełda
page-trains = Pociągi

## What trains could earn

routes-train = { $train }: { $stops } = { $value }
routes-modifiers = premia { $bonus }, promy { $fees }
routes-proved = Najlepszy przejazd { $total }, udowodniony: porównano { $paths } tras w { $milliseconds } ms.
routes-bound = Jak dotąd najlepszy { $total }, najwyżej { $bound }: porównano { $paths } tras w { $milliseconds } ms.
routes-runner-up = Następny pod względem dochodu: { $total }.
what-if-adds = { $company }: { $before } → { $after } (więcej o { $adds }).
help-routes = Najlepszy przejazd spółki lub inwestora wraz z dowodem, że lepszego nie ma.
help-routes-file = Zapis.
help-routes-company = Spółka, na przykład HKR, albo inwestor, na przykład A3.
help-routes-at = Nie teraz, lecz po tym ruchu; 0 to początek.
help-routes-json = Jako jeden obiekt JSON.
help-what-if = Ile linia dodałaby do najlepszego przejazdu tego, kto jest na ruchu; zapis pozostaje bez zmian.
help-what-if-file = Zapis.
help-what-if-line = Kafelek, stacja lub pociąg, tak jak zostałyby zagrane.

## What every table says, in the words of this game

command-about = Wyjaśnij pole, kafelek, spółkę, pociąg, gracza.
tally-final = Majątek końcowy:
export-wealth = Majątek
export-rounds = Majątek na koniec każdej rundy
command-tally = Majątek każdego gracza, teraz lub na końcu.
tally-title = Majątek
tally-wealth = Majątek na koniec każdej rundy, pod nim numer jej ostatniego ruchu
choice-again = ten sam przejazd co ostatnio
begin-seats = Gracze w kolejności przy stole, najpierw ten z priorytetem
example-about = E7
example-rule = pozwolenie

## The players’ page

tab-charters = Spółki
tab-market = Kursy
tab-trains = Pociągi i fazy
web-priority = priorytet: { $player }
web-shares = Moje akcje
web-certificates = { $held } z { $limit } certyfikatów
web-owned = Moje prywatne i inwestorzy
web-company = spółka
web-held = udział
web-price = kurs
web-value = wartość
web-fifth = { $investor }, jedna piąta z { $cash }
web-debt = dług
web-director = prezes
web-players = Gracze
web-holders = Kto co ma
web-percent = procent, ★ prezes
web-on-sale = do kupienia
web-investor = inwestor
web-bonus = premia za udział
web-unfounded = Jeszcze niezałożone
web-still-to-act = Jeszcze działają
web-order = W kolejności działania
web-now-on-turn = teraz
web-has-acted = po ruchu
web-shut = jeszcze nieczynna
web-treasury = skarbiec
web-trains = pociągi, miejsce na { $room }
web-permits = pozwolenia
web-rusts = { $train } znika z pierwszym { $by }
web-rust-then = znika z pierwszym { $by }:
web-depot = Pociągi w banku
web-left = { $left } po { $price }
web-begins = rozpoczyna { $phase }
web-at-least = { $least } lub więcej
web-gets = { $private } dostaje { $player } za { $bid }
web-next = następnie { $player }
web-at = { $number ->
    [one] po { $prices }
   *[other] po jednym z: { $prices }
}
web-pays = { $income }, z tego { $mine } dla ciebie
web-keeps = { $income } do skarbca
web-from = od
web-done = koniec tury
web-if-it-pays = jeśli wypłaci { $income },
web-you-get = dostajesz { $mine }
web-acts-after = działa po
web-has = skarbiec { $cash } · { $train } kosztuje { $price }
web-of-cash = gotówka
web-of-shares = akcje
web-of-fifth = inwestor
web-of-debt = dług
web-of-worth = majątek
web-of-certificates = certyfikaty
